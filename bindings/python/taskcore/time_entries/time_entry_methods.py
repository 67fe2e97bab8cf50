# SPDX-License-Identifier: Apache-2.0
"""Time entries and the timer, and the methods of a store that are about them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date, datetime
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.exact import write_optional_exact
from taskcore._low_level.inputs import TIME_ENTRY_SETTINGS
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.reading import time_entry_settings_from_row
from taskcore._low_level.values import UNSET, Unset, identifiers, integer
from taskcore.enumerations import Entity, TimeGrouping
from taskcore.lists import TimeEntryList, TimeTotalList
from taskcore.time.time_methods import TimeMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore._low_level.exact import Exact
    from taskcore.time_entries.time_entry import TimeEntry, TimeEntrySettings
    from taskcore.time_entries.time_entry_settings_keywords import TimeEntrySettingsChanges


class TimeEntryMethods(TimeMethods):
    """Time that was spent on tasks, projects or nothing in particular; focus sessions are of it."""

    def add_time_entry(
        self,
        task_id: int | None = None,
        *,
        start: datetime,
        end: datetime,
        project_id: int | None = None,
        note: str | None = None,
        hourly_rate: Exact | None | Unset = UNSET,
    ) -> int:
        """Adds time that was spent, and returns the id of its entry.

        >>> from datetime import datetime, timezone
        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="UTC") as store:
        ...     rent = store.add("Pay rent")
        ...     nine = datetime(2026, 12, 24, 9, tzinfo=timezone.utc)
        ...     _ = store.add_time_entry(rent, start=nine, end=nine.replace(hour=10))
        ...     print([(entry.title, str(entry.duration)) for entry in store.time_entries()])
        [('Pay rent', '1:00:00')]

        Without a project it is that of the task. Entries may overlap: ``overlapping`` says so.
        ``hourly_rate`` is what an hour of it costs, if not what its task, its project or its client says.
        """
        row = self._entry(task_id, project_id, start, end, note, hourly_rate)
        return self._number(library.taskcore_time_entry_add, byref(row))

    def update_time_entry(
        self,
        entry_id: int,
        *,
        task_id: int | None = None,
        project_id: int | None = None,
        start: datetime | None = None,
        end: datetime | None = None,
        note: str | None = None,
        hourly_rate: Exact | None | Unset = UNSET,
    ) -> None:
        """Corrects what is given; 0 is no task and no project. An end stops one that is running."""
        row = self._entry(task_id, project_id, start, end, note, hourly_rate)
        self._call(library.taskcore_time_entry_update, integer(entry_id, 64, "id"), byref(row))

    def delete_time_entries(self, ids: int | Iterable[int]) -> None:
        """Deletes time entries."""
        self._call(library.taskcore_time_entry_delete, *identifiers(ids))

    def split_time_entry(self, entry_id: int, at: datetime) -> int:
        """Makes two entries of one, and returns the id of what is after that instant."""
        return self._number(
            library.taskcore_time_entry_split,
            integer(entry_id, 64, "id"),
            self._milliseconds(at),
        )

    def time_entries(
        self,
        *,
        task_id: int | None = None,
        project_id: int | None = None,
        entity: int | None = None,
        running: bool | None = None,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> TimeEntryList:
        """The time entries and focus sessions for which all that is given holds, the earliest first.

        ``entity`` is ``Entity.TIME_ENTRY`` or ``Entity.FOCUS_SESSION``; with ``since`` or ``before`` it
        is those that were running at some time of the range. A date is from when that day begins.
        """
        row = give(c.TASKCORE_TIME_ENTRY_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if task_id is not None:
            row.task_id = integer(task_id, 64, "task_id")
            row.fields |= c.TASKCORE_TIME_ENTRY_QUERY_TASK
        if project_id is not None:
            row.project_id = integer(project_id, 64, "project_id")
            row.fields |= c.TASKCORE_TIME_ENTRY_QUERY_PROJECT
        if running is not None:
            row.is_running = bool(running)
            row.fields |= c.TASKCORE_TIME_ENTRY_QUERY_RUNNING
        announce(row, "TIME_ENTRY_QUERY", entity=entity, **self._bounds(since, before, lived=True))
        return self._listed(TimeEntryList, library.taskcore_time_entry_query, byref(row))

    def time_totals(
        self,
        by: int = TimeGrouping.TASK,
        *,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> TimeTotalList:
        """How much time was spent: by task, project, tag or client, the most first, or by day.

        ``amount`` is what it costs at its rates, as projects, clients and tasks have them now. Time counts for each of two entries that overlap, and for each tag of a task.
        """
        row = give(c.TASKCORE_TIME_TOTAL_QUERY_OPTIONS_INIT(), **page(limit, offset))
        # C takes 0 for what is usual.
        row.grouping = integer(by or -1, 32, "grouping")
        announce(row, "TIME_TOTAL_QUERY", **self._bounds(since, before, lived=True))
        return self._listed(TimeTotalList, library.taskcore_time_total_query, byref(row))

    def start_timer(
        self,
        task_id: int | None = None,
        *,
        project_id: int | None = None,
        start: datetime | None = None,
        note: str | None = None,
        hourly_rate: Exact | None | Unset = UNSET,
    ) -> int:
        """Lets an entry run, since now or since an instant before now, and returns its id.

        What was running ends there. Raises ConflictError while a focus session is running or paused.
        """
        row = self._entry(task_id, project_id, start, None, note, hourly_rate)
        return self._number(library.taskcore_timer_start, byref(row))

    def stop_timer(self) -> int:
        """Ends the entry that is running, and returns its id; a ConflictError when none is."""
        return self._number(library.taskcore_timer_stop)

    def resolve_idle_time(
        self,
        since: datetime,
        choice: int,
        *,
        stop: bool = False,
        task_id: int | None = None,
        project_id: int | None = None,
        note: str | None = None,
    ) -> int | None:
        """Says what becomes of the time for which nobody was there while the timer ran, in one step.

        >>> from datetime import datetime, timedelta, timezone
        >>> from taskcore import IdleChoice, Store
        >>> now = datetime(2026, 12, 24, 9, tzinfo=timezone.utc)
        >>> with Store(":memory:", time_zone="UTC", clock=lambda: now) as store:
        ...     _ = store.start_timer(note="Reading")
        ...     now += timedelta(hours=1)
        ...     store.resolve_idle_time(now - timedelta(minutes=20), IdleChoice.DISCARD)
        ...     [str(entry.duration) for entry in store.time_entries()]
        ['0:40:00', '0:00:00']

        ``IdleChoice.KEEP`` counts it as what the timer runs for, ``DISCARD`` has it in no entry, and
        ``SPLIT`` makes it an entry of its own: for the same, or for another task or project, 0 for none.
        With ``stop`` the timer ends; else it goes on from now on. Returns the id of what was split off.
        Raises ConflictError when no timer is running.
        """
        row = c.TASKCORE_IDLE_TIME_INIT()
        row.since_ms = self._milliseconds(since)
        row.choice = integer(choice, 32, "choice")
        row.is_stopped = int(stop)
        for name, number, bit in (
            ("task_id", task_id, c.TASKCORE_IDLE_TIME_TASK),
            ("project_id", project_id, c.TASKCORE_IDLE_TIME_PROJECT),
        ):
            if number is not None:
                setattr(row, name, integer(number, 64, name))
                row.fields |= bit
        announce(row, "IDLE_TIME", note=note)
        return self._number(library.taskcore_timer_idle, byref(row)) or None

    def timer(self) -> TimeEntry | None:
        """The entry that is running."""
        entries = self.time_entries(running=True, entity=Entity.TIME_ENTRY)
        return entries[-1] if entries else None

    def time_entry_settings(self) -> TimeEntrySettings:
        """How time entries are run.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.set_time_entry_settings(tracking=True)
        ...     store.start(store.add("Write"))
        ...     print(store.timer().title)
        Write
        """
        blank = c.TASKCORE_TIME_ENTRY_SETTINGS_INIT
        get = library.taskcore_time_entry_settings_read
        return self._filled(time_entry_settings_from_row, blank, get)

    def set_time_entry_settings(self, **settings: Unpack[TimeEntrySettingsChanges]) -> None:
        """Sets what is given."""
        row = TIME_ENTRY_SETTINGS.row(settings)
        self._call(library.taskcore_time_entry_settings_set, byref(row))

    def _entry(
        self,
        task_id: int | None,
        project_id: int | None,
        start: datetime | None,
        end: datetime | None,
        note: str | None,
        hourly_rate: Exact | None | Unset,
    ) -> c.taskcore_time_entry_input:
        row = c.TASKCORE_TIME_ENTRY_INPUT_INIT()
        if task_id is not None:
            row.task_id = integer(task_id, 64, "task_id")
            row.fields |= c.TASKCORE_TIME_ENTRY_TASK
        if project_id is not None:
            row.project_id = integer(project_id, 64, "project_id")
            row.fields |= c.TASKCORE_TIME_ENTRY_PROJECT
        start_ms = None if start is None else self._milliseconds(start)
        end_ms = None if end is None else self._milliseconds(end)
        announce(row, "TIME_ENTRY", start_ms=start_ms, end_ms=end_ms, note=note)
        if hourly_rate is not UNSET:
            write_optional_exact("hourly_rate_millionths", 6)(row, "hourly_rate", hourly_rate, None)
            row.fields |= c.TASKCORE_TIME_ENTRY_HOURLY_RATE
        return row
