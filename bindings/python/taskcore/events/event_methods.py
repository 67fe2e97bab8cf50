# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from ctypes import POINTER, byref, c_int64
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.inputs import EVENT
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.values import choice, identifiers, integer, seconds, text
from taskcore._low_level.writing import write_texts
from taskcore.enumerations import Scope
from taskcore.errors import ConflictError
from taskcore.events.conflict import Conflict, ConflictList, OverlapError
from taskcore.events.event_input import EventChanges, EventInput, EventProperties
from taskcore.events.working_hours import working_hours
from taskcore.lists import DayLoadList, EventList, FreeTimeList, OccurrenceList, ProblemList
from taskcore.time.time_methods import TimeMethods, packed_day, to_local_text

if TYPE_CHECKING:
    from typing_extensions import Unpack


class EventMethods(TimeMethods):
    """The events of a store: deadlines and meetings, each from a start for a duration.

    What would overlap another event is refused unless ``allow_conflicts`` is given; back to back is
    fine. An occurrence of a series is named by its local time, as ``event_occurrences`` gives it.
    """

    def add_event(
        self,
        title: str,
        start: date | datetime,
        *,
        allow_conflicts: bool = False,
        **properties: Unpack[EventProperties],
    ) -> int:
        """Adds an event and returns its id; ``EventInput`` says what the keywords mean.

        >>> from taskcore import OverlapError, Store
        >>> with Store(":memory:") as store:
        ...     review = store.add_event("Review", datetime(2026, 1, 15, 14), location="Room 4")
        ...     call = store.add_event("Call Ann", datetime(2026, 1, 15, 15))
        ...     try:
        ...         store.add_event("Lunch", datetime(2026, 1, 15, 14, 30))
        ...     except OverlapError as error:
        ...         print([conflict.other.title for conflict in error.conflicts])
        ['Review', 'Call Ann']

        Raises OverlapError, with what it hits.
        """
        row = c.TASKCORE_EVENT_INPUT_INIT()
        EventInput(title, start, **properties).fill(row, self._milliseconds)
        event_id = c_int64()
        flags = _flags(allow_conflicts)
        self._take(library.taskcore_event_add, byref(row), flags, byref(event_id))
        return event_id.value

    def add_events(
        self, events: Iterable[EventInput | Mapping[str, Any]], *, allow_conflicts: bool = False
    ) -> list[int]:
        """Adds events in one go, all or none, and returns their ids in the same order."""
        rows = EventInput._rows(events, self._milliseconds)
        ids = (c_int64 * len(rows))()
        flags = _flags(allow_conflicts)
        self._take(library.taskcore_event_add_many, rows, len(rows), flags, ids)
        return list(ids)

    def update_event(
        self,
        event_id: int,
        *,
        occurrence: date | datetime | None = None,
        scope: int = Scope.ALL,
        allow_conflicts: bool = False,
        **changes: Unpack[EventChanges],
    ) -> int:
        """Changes an event, or one occurrence of a series, or that and the later ones.

        >>> from taskcore import Scope, Store
        >>> with Store(":memory:") as store:
        ...     run = store.add_event("Run", datetime(2026, 1, 15, 7), repeat_rule="FREQ=DAILY")
        ...     day = datetime(2026, 1, 16, 7)
        ...     alone = store.update_event(run, occurrence=day, scope=Scope.THIS, title="Swim")
        ...     store.get_event(alone).series_id == run
        True

        Returns the id of the event that was changed: a new one for an occurrence, and for that and
        the later ones. ``None`` takes the task away, and ``""`` notes, a location, a URL or a
        repeat rule. Raises OverlapError, with what it would hit.
        """
        row = EVENT.row(changes, self._milliseconds)
        changed = c_int64()
        self._take(
            library.taskcore_event_update,
            integer(event_id, 64, "id"),
            byref(_scope(occurrence, scope)),
            byref(row),
            _flags(allow_conflicts),
            byref(changed),
        )
        return changed.value

    def check_event(
        self,
        event_id: int | None = None,
        *,
        occurrence: date | datetime | None = None,
        scope: int = Scope.ALL,
        **properties: Unpack[EventChanges],
    ) -> tuple[ProblemList, list[Conflict]]:
        """All that is wrong with a new event, or with changes to one, and what it would overlap.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     review = store.add_event("Review", datetime(2026, 1, 15, 14))
        ...     start = datetime(2026, 1, 15, 14, 30)
        ...     problems, conflicts = store.check_event(title="Lunch", start=start, url="menu")
        ...     print([problem.field for problem in problems], conflicts[0].other.title)
        ['url', 'start'] Review

        Nothing is changed. The first problem is what ``add_event`` or ``update_event`` would raise;
        what has none they accept.
        """
        row = EVENT.row(properties, self._milliseconds)
        problems = ProblemList.pointer()
        conflicts = POINTER(c.taskcore_conflict_list)()
        self._call(
            library.taskcore_event_check,
            0 if event_id is None else integer(event_id, 64, "id"),
            byref(_scope(occurrence, scope)),
            byref(row),
            byref(problems),
            byref(conflicts),
        )
        return ProblemList(problems), list(ConflictList(conflicts)) if conflicts else []

    def delete_events(self, ids: int | Iterable[int]) -> None:
        """Deletes events, of a series also its changed occurrences; undo brings them back."""
        self._call(library.taskcore_event_delete, *identifiers(ids))

    def delete_occurrence(
        self, event_id: int, occurrence: date | datetime, *, scope: int = Scope.THIS
    ) -> None:
        """Leaves an occurrence of a series out, or by the scope that and the later ones."""
        self._call(
            library.taskcore_event_delete_occurrence,
            integer(event_id, 64, "id"),
            byref(_scope(occurrence, scope)),
        )

    def events(
        self,
        *,
        ids: int | Iterable[int] | None = None,
        text: str | None = None,
        kind: int | None = None,
        task_id: int | None = None,
        series_id: int | None = None,
        done: bool | None = None,
        calendar_id: int | None = None,
        project_id: int | None = None,
        tags: Iterable[str] | None = None,
        field_values: str | None = None,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> EventList:
        """The events for which all that is given holds, in the order of their starts.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_event("Review", datetime(2026, 1, 15, 14), attendees=["Ada", "Bob"])
        ...     for event in store.events(text="ada", since=date(2026, 1, 15)):
        ...         print(event.title, event.duration)
        Review 1:00:00

        ``text`` is looked for in title, notes, location and attendees. An event is in a range that
        any occurrence of it takes some time of. ``series_id`` asks for the changed occurrences,
        ``project_id`` for what belongs to that project or to one below it, and ``tags`` for what has
        one of them. ``field_values`` are conditions on own fields of events, as in the language of
        queries: ``room:Blue seats>3``.
        """
        row = give(c.TASKCORE_EVENT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if ids is not None:
            row.ids, row.id_count = identifiers(ids)
            row.fields |= c.TASKCORE_EVENT_QUERY_IDS
        if text is not None:
            row.text = _text(text, "text")
            row.fields |= c.TASKCORE_EVENT_QUERY_TEXT
        for name, bits, number, bit in (
            ("kind", 32, kind, c.TASKCORE_EVENT_QUERY_KIND),
            ("task_id", 64, task_id, c.TASKCORE_EVENT_QUERY_TASK),
            ("series_id", 64, series_id, c.TASKCORE_EVENT_QUERY_SERIES),
            ("calendar_id", 64, calendar_id, c.TASKCORE_EVENT_QUERY_CALENDAR),
            ("project_id", 64, project_id, c.TASKCORE_EVENT_QUERY_PROJECT),
        ):
            if number is not None:
                setattr(row, name, integer(number, bits, name))
                row.fields |= bit
        if tags is not None:
            write_texts(row, "tags", tags, None)
            row.fields |= c.TASKCORE_EVENT_QUERY_TAGS
        if field_values is not None:
            row.field_values = _text(field_values, "field_values")
            row.fields |= c.TASKCORE_EVENT_QUERY_FIELD_VALUES
        if done is not None:
            row.done = choice(done, "done")
            row.fields |= c.TASKCORE_EVENT_QUERY_DONE
        if since is not None:
            row.from_ms = self._first_millisecond(since)
            row.fields |= c.TASKCORE_EVENT_QUERY_FROM
        if before is not None:
            row.before_ms = self._first_millisecond(before)
            row.fields |= c.TASKCORE_EVENT_QUERY_BEFORE
        return self._listed(EventList, library.taskcore_event_query, byref(row))

    def event_occurrences(
        self,
        event_id: int,
        *,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = 1000,
        offset: int = 0,
    ) -> OccurrenceList:
        """When an event takes place in some time, the first first, at most ``limit`` times.

        It may go on for ever; without a limit there are 100,000.
        """
        row = give(c.TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT(), **page(limit, offset))
        row.event_id = integer(event_id, 64, "event_id")
        announce(row, "OCCURRENCE_QUERY", **self._bounds(since, before))
        return self._listed(OccurrenceList, library.taskcore_occurrence_query, byref(row))

    def conflicts(
        self,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        *,
        limit: int | None = 1000,
        offset: int = 0,
    ) -> ConflictList:
        """What overlaps in some time, each two events once; at most ``limit`` times.

        Series may overlap for ever; without a limit there are 100,000.
        """
        row = give(c.TASKCORE_CONFLICT_QUERY_OPTIONS_INIT(), **page(limit, offset))
        announce(row, "CONFLICT_QUERY", **self._bounds(since, before))
        return self._listed(ConflictList, library.taskcore_conflict_query, byref(row))

    def free_time(
        self,
        duration: timedelta,
        since: date | datetime,
        before: date | datetime,
        *,
        hours: tuple[time, time] | None = None,
        weekdays: Iterable[int] = (),
        step: timedelta | None = None,
        zone: str | None = None,
        limit: int | None = 1,
        offset: int = 0,
    ) -> FreeTimeList:
        """The first times in a range in which something of a duration has room.

        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     _ = store.add_event("Review", datetime(2026, 1, 15, 9))
        ...     (slot,) = store.free_time(
        ...         timedelta(minutes=30), date(2026, 1, 15), date(2026, 1, 16),
        ...         hours=(time(9), time(17)), weekdays=range(1, 6),
        ...     )
        ...     print(store.to_local(slot.start), store.to_local(slot.end))
        2026-01-15 10:00:00+01:00 2026-01-15 17:00:00+01:00

        ``hours`` are those of work in a zone, which is the store's unless one is named; when they
        end at midnight, they end with the day. ``weekdays`` are 1 for Monday to 7 for Sunday, and
        none is all. Without a limit there are 100,000. With a ``step`` it begins at a multiple of it, such as each quarter of an hour.
        """
        row = give(c.TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT(), **page(limit, offset))
        row.duration_s = integer(seconds(duration, "duration_s"), 64, "duration_s")
        row.from_ms, row.before_ms = self._range(since, before)
        working_hours(row, hours, weekdays)
        if step is not None:
            row.step_s = integer(seconds(step, "step_s"), 32, "step_s")
        if zone is not None:
            row.zone = _text(zone, "zone")
        return self._listed(FreeTimeList, library.taskcore_free_time_query, byref(row))

    def load(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        hours: tuple[time, time] | None = None,
        weekdays: Iterable[int] = (),
        limit: int | None = None,
        offset: int = 0,
    ) -> DayLoadList:
        """What each day holds, from one to another, against working hours.

        >>> from taskcore import Store
        >>> with Store(":memory:", time_zone="Europe/Paris") as store:
        ...     _ = store.add_event("Review", datetime(2030, 1, 15, 9), duration=timedelta(hours=2))
        ...     _ = store.add("Report", due=date(2030, 1, 15), estimated_duration=timedelta(hours=7))
        ...     (day,) = store.load(date(2030, 1, 15), hours=(time(9), time(17)))
        ...     print(day.working, day.booked, day.estimated, day.over)
        8:00:00 2:00:00 7:00:00 True

        Without a first day it is today, and without a last one it is the first. ``hours`` and
        ``weekdays`` are those of ``free_time``. A task counts on the day for which it is planned,
        else on that of its due; what is late counts for today, and of what repeats by its rule the
        occurrences to come count, too.
        """
        row = give(c.TASKCORE_LOAD_QUERY_OPTIONS_INIT(), **page(limit, offset))
        if first is not None:
            row.first_date = packed_day(first, "first_date")
        if last is not None:
            row.last_date = packed_day(last, "last_date")
        working_hours(row, hours, weekdays)
        return self._listed(DayLoadList, library.taskcore_load_query, byref(row))

    def _take(self, function: Callable[..., int], *arguments: object) -> None:
        """Calls what takes time for an event, and raises with what it hits."""
        conflicts = POINTER(c.taskcore_conflict_list)()
        try:
            self._call(function, *arguments, byref(conflicts))
        except ConflictError as error:
            if not conflicts:
                raise
            raise OverlapError.of(error, list(ConflictList(conflicts))) from None


# A keyword of ``events`` has the same name.
_text = text


def _flags(allow_conflicts: bool) -> int:
    return c.TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS if allow_conflicts else 0


def _scope(occurrence: date | datetime | None, scope: int) -> c.taskcore_event_scope_options:
    row = c.TASKCORE_EVENT_SCOPE_OPTIONS_INIT()
    if occurrence is not None:
        row.occurrence = to_local_text(occurrence, "occurrence").encode()
    row.scope = integer(scope, 32, "scope")
    return row
