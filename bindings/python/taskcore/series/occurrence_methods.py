# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about tasks that repeat."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref
from datetime import date, datetime
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.inputs import TASK
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, give, page
from taskcore._low_level.reading import series_streak_from_row
from taskcore._low_level.values import identifiers, integer
from taskcore.enumerations import Scope
from taskcore.lists import CompletionList, PastOccurrenceList
from taskcore.time.time_methods import TimeMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from taskcore.series.series_history import SeriesStreak
    from taskcore.tasks.task_input import Changes


class OccurrenceMethods(TimeMethods):
    """Tasks that repeat: each stands for its present occurrence.

    Completing one logs the occurrence and moves the task on to the next.
    """

    def skip_occurrence(self, ids: int | Iterable[int]) -> None:
        """Moves tasks on to their next occurrence without completing the present one.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent", due=date(2026, 1, 31), repeat_rule="FREQ=WEEKLY")
        ...     store.skip_occurrence(rent)
        ...     print(store.get(rent).due, len(store.completions(rent)))
        2026-02-07 0
        """
        self._call(library.taskcore_task_skip_occurrence, *identifiers(ids))

    def end_series(self, ids: int | Iterable[int]) -> None:
        """Makes tasks that repeat ones that do not; the present occurrence stays as the task."""
        self._call(library.taskcore_task_end_series, *identifiers(ids))

    def update_occurrence(
        self, task_id: int, *, scope: int = Scope.THIS, **changes: Unpack[Changes]
    ) -> int:
        """Changes the present occurrence alone or, by the scope, with the later ones.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
        ...     alone = store.update_occurrence(run, title="Run with Ada")
        ...     for task in store.get([alone, run]):
        ...         print(task.due, task.title)
        2026-01-15 Run with Ada
        2026-01-16 Run

        Alone, it becomes a task of its own, whose id is returned, and the series goes on; when it
        is the last one, the task itself is changed and repeats no longer.
        """
        row = TASK.row(changes, self._milliseconds)
        options = give(c.TASKCORE_TASK_SCOPE_OPTIONS_INIT(), scope=scope)
        return self._number(
            library.taskcore_task_update_occurrence,
            integer(task_id, 64, "id"),
            byref(options),
            byref(row),
        )

    def series_streak(self, task_id: int) -> SeriesStreak:
        """How many occurrences of a task that repeats were done one after the other.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
        ...     store.series_streak(run).longest
        0

        An occurrence is done when it was completed on its day or before, or before the day of the
        next one; days begin as ``set_day_begins`` says. What was skipped or cancelled neither keeps
        nor breaks a streak, and neither does what was missed on a holiday or an ignored weekday.
        """
        read, blank = library.taskcore_series_streak_read, c.TASKCORE_SERIES_STREAK_INIT
        task = integer(task_id, 64, "task_id")
        return self._filled(series_streak_from_row, blank, read, task)

    def series_history(
        self, task_id: int, *, limit: int | None = 100, offset: int = 0
    ) -> PastOccurrenceList:
        """What became of the last occurrences of a task that repeats, the last one first.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     run = store.add("Run", due=date(2030, 1, 15), repeat_rule="FREQ=DAILY")
        ...     store.complete(run)
        ...     store.skip_occurrence(run)
        ...     for each in store.series_history(run):
        ...         print(each.local, each.outcome.name)
        2030-01-16 SKIPPED
        2030-01-15 DONE
        """
        options = c.TASKCORE_SERIES_HISTORY_QUERY_OPTIONS_INIT()
        row = give(options, task_id=task_id, **page(limit, offset))
        function = library.taskcore_series_history_query
        return self._listed(PastOccurrenceList, function, byref(row))

    def completions(
        self,
        task_id: int | None = None,
        *,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
        limit: int | None = None,
        offset: int = 0,
    ) -> CompletionList:
        """What was completed: a task and its occurrences, or all of them, in some time or ever.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
        ...     store.complete(run)
        ...     print([each.occurrence for each in store.completions(run)], store.get(run).due)
        [datetime.date(2026, 1, 15)] 2026-01-16
        """
        row = give(
            c.TASKCORE_COMPLETION_QUERY_OPTIONS_INIT(),
            task_id=0 if task_id is None else task_id,
            **page(limit, offset),
        )
        announce(row, "COMPLETION_QUERY", **self._bounds(since, before, lived=True))
        return self._listed(CompletionList, library.taskcore_completion_query, byref(row))
