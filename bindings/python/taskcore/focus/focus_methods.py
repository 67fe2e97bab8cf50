# SPDX-License-Identifier: Apache-2.0
"""Focus sessions: some minutes of work, and the breaks between."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.inputs import FOCUS_SETTINGS
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.reading import focus_settings_from_row
from taskcore._low_level.values import integer
from taskcore.enumerations import FocusGrouping, FocusKind
from taskcore.lists import FocusList, FocusTotalList
from taskcore.time.time_methods import (
    TimeMethods,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.focus.focus_session import FocusSession, FocusSettings
    from taskcore.focus.focus_settings_keywords import FocusSettingsChanges


@dataclass(frozen=True)
class NextFocus:
    """What comes after a focus session or a break."""

    kind: FocusKind
    minutes: int
    """How long that is set to be."""
    round: int
    """Which one since the last long break, from 1."""


class FocusMethods(TimeMethods):
    """The focus timer: one session is running or paused at a time.

    Its time goes on by the clock while nobody watches; ``poll_alerts`` says once that it is over.
    """

    def start_focus(
        self,
        task_id: int | None = None,
        *,
        minutes: int | None = None,
        kind: int = FocusKind.WORK,
    ) -> int:
        """Starts a session, for a task or for none, or a break, and returns its id.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.start_focus(store.add("Write"), minutes=10)
        ...     session = store.focus()
        >>> session.title, session.state.name, session.length
        ('Write', 'RUNNING', datetime.timedelta(seconds=600))

        Without ``minutes`` it is as long as it is set. Raises ConflictError while another one is
        running or paused.
        """
        # C takes 0 for what is usual.
        row = give(
            c.TASKCORE_FOCUS_START_OPTIONS_INIT(),
            task_id=0 if task_id is None else task_id,
            minutes=0 if minutes is None else minutes or -1,
            kind=kind or -1,
        )
        return self._number(library.taskcore_focus_start, byref(row))

    def pause_focus(self) -> None:
        """Pauses the session that is running."""
        self._call(library.taskcore_focus_pause)

    def resume_focus(self) -> None:
        """Lets the session that is paused go on."""
        self._call(library.taskcore_focus_resume)

    def reset_focus(self) -> None:
        """Starts the session anew, from its full length."""
        self._call(library.taskcore_focus_reset)

    def cancel_focus(self) -> None:
        """Ends the session as if it had not been: no total and no round counts it."""
        self._call(library.taskcore_focus_cancel)

    def finish_focus(self) -> None:
        """Ends the session early; what was worked counts."""
        self._call(library.taskcore_focus_finish)

    def focus(self) -> FocusSession | None:
        """The session or break that is running or paused, as it is at this instant."""
        sessions = POINTER(c.taskcore_focus_list)()
        self._call(library.taskcore_focus_current, byref(sessions))
        found = FocusList(sessions)
        return found[0] if found else None

    def next_focus(self) -> NextFocus:
        """What comes after the session that is running, or that was finished last.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.start_focus()
        ...     after = store.next_focus()
        >>> after.kind.name, after.minutes
        ('SHORT_BREAK', 5)
        """
        row = c.TASKCORE_FOCUS_NEXT_INIT()
        self._call(library.taskcore_focus_next_read, byref(row))
        return NextFocus(FocusKind(row.kind), row.minutes, row.round)

    def focus_history(
        self,
        *,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> FocusList:
        """The sessions and breaks that started in some time, the first first."""
        row = give(c.TASKCORE_FOCUS_QUERY_OPTIONS_INIT(), **page(limit, offset))
        announce(row, "FOCUS_QUERY", **self._bounds(since, before, lived=True))
        return self._listed(FocusList, library.taskcore_focus_query, byref(row))

    def focus_totals(
        self,
        by: int = FocusGrouping.TASK,
        *,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> FocusTotalList:
        """How much was worked in some time, by task or project, the most first, or by day."""
        row = give(c.TASKCORE_FOCUS_TOTAL_QUERY_OPTIONS_INIT(), **page(limit, offset))
        # C takes 0 for what is usual.
        row.grouping = integer(by or -1, 32, "grouping")
        announce(row, "FOCUS_TOTAL_QUERY", **self._bounds(since, before, lived=True))
        return self._listed(FocusTotalList, library.taskcore_focus_total_query, byref(row))

    def focus_settings(self) -> FocusSettings:
        """How long sessions and breaks are, and what follows them.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.set_focus_settings(work_minutes=50, short_break_minutes=10)
        ...     settings = store.focus_settings()
        >>> settings.work_minutes, settings.long_break_minutes, settings.rounds
        (50, 15, 4)
        """
        blank = c.TASKCORE_FOCUS_SETTINGS_INIT
        get = library.taskcore_focus_settings_read
        return self._filled(focus_settings_from_row, blank, get)

    def set_focus_settings(
        self,
        **settings: Unpack[FocusSettingsChanges],
    ) -> None:
        """Sets what is given; what is running stays as long as it is."""
        row = FOCUS_SETTINGS.row(settings)
        self._call(library.taskcore_focus_settings_set, byref(row))
