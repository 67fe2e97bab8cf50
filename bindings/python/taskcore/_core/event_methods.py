# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about events."""

from __future__ import annotations

from collections.abc import Callable
from ctypes import POINTER, byref
from datetime import date, datetime
from typing import TYPE_CHECKING

from taskcore._core.conflict import Conflict, ConflictList, OverlapError
from taskcore._core.time_methods import TimeMethods, to_local_text
from taskcore._generated import prototypes as c
from taskcore._generated.inputs import EVENT
from taskcore._low_level.library import library
from taskcore._low_level.values import integer
from taskcore.enumerations import Scope
from taskcore.errors import ConflictError
from taskcore.events.event_input import EventChanges
from taskcore.lists import ProblemList

if TYPE_CHECKING:
    from typing_extensions import Unpack


class OwnEventMethods(TimeMethods):
    """What is written by hand of ``EventMethods``."""

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
        options = c.TASKCORE_EVENT_SCOPE_OPTIONS_INIT()
        if occurrence is not None:
            options.occurrence = to_local_text(occurrence, "occurrence").encode()
        options.scope = integer(scope, 32, "scope")
        row = EVENT.row(properties, self._milliseconds)
        problems = ProblemList.pointer()
        conflicts = POINTER(c.taskcore_conflict_list)()
        self._call(
            library.taskcore_event_check,
            0 if event_id is None else integer(event_id, 64, "id"),
            byref(options),
            byref(row),
            byref(problems),
            byref(conflicts),
        )
        return ProblemList(problems), list(ConflictList(conflicts)) if conflicts else []

    def _take(self, function: Callable[..., int], *arguments: object) -> None:
        """Calls what takes time for an event, and raises with what it hits."""
        conflicts = POINTER(c.taskcore_conflict_list)()
        try:
            self._call(function, *arguments, byref(conflicts))
        except ConflictError as error:
            if not conflicts:
                raise
            raise OverlapError.of(error, list(ConflictList(conflicts))) from None
