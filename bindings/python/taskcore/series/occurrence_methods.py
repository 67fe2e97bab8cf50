# SPDX-License-Identifier: Apache-2.0
"""The methods of a store that are about tasks that repeat."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import POINTER, byref, c_int64
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.values import identifiers, integer, string
from taskcore.enumerations import Priority, Scope
from taskcore.tasks._task_fields import fill
from taskcore.tasks.task_input import Changes
from taskcore.time.time_methods import TimeMethods, from_milliseconds, from_moment, optional_local

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Completion:
    """A task, or an occurrence of one that repeats, as it was when it was completed.

    It stays when the task is changed or gone; reopening the task takes it away.
    """

    id: int
    uid: str
    """It follows from the task's uid and the occurrence, so that all devices have the same."""
    task_uid: str
    task_id: int | None
    """None when the task is purged."""
    occurrence: date | datetime | None
    """As a local time; None of a task that does not repeat."""
    completed: datetime
    project_id: int | None
    """The task's at that time; None when it was deleted."""
    priority: Priority
    """The task's at that time."""
    points: int
    """What it scored, by the points of that time."""
    due: date | datetime | None
    """The task's at that time."""
    tags: tuple[str, ...]
    """The task's at that time."""


class CompletionList(SnapshotList[Completion, c.taskcore_completion]):
    """Completed tasks and occurrences, in the order of time."""

    _kind = "completion"
    _row_type = c.taskcore_completion

    @staticmethod
    def _item(row: c.taskcore_completion) -> Completion:
        return Completion(
            row.id,
            string(row.uid),
            string(row.task_uid),
            row.task_id or None,
            optional_local(row.occurrence),
            from_milliseconds(row.completed_ms),
            row.project_id or None,
            Priority(row.priority),
            row.points,
            from_moment(row.due_kind, row.due_date, row.due_ms),
            tuple([tag.decode() for tag in row.tags[: row.tag_count]]) if row.tag_count else (),
        )


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
        row = c.TASKCORE_TASK_INPUT_INIT()
        fill(row, self._milliseconds, changes)
        changed = c_int64()
        self._call(
            library.taskcore_task_update_occurrence,
            integer(task_id, 64, "id"),
            integer(scope, 32, "scope"),
            byref(row),
            byref(changed),
        )
        return changed.value

    def completions(
        self,
        task_id: int | None = None,
        *,
        since: date | datetime | None = None,
        before: date | datetime | None = None,
    ) -> CompletionList:
        """What was completed: a task and its occurrences, or all of them, in some time or ever.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     run = store.add("Run", due=date(2026, 1, 15), repeat_rule="FREQ=DAILY")
        ...     store.complete(run)
        ...     print([each.occurrence for each in store.completions(run)], store.get(run).due)
        [datetime.date(2026, 1, 15)] 2026-01-16
        """
        completions = POINTER(c.taskcore_completion_list)()
        task = 0 if task_id is None else integer(task_id, 64, "task_id")
        bounds = self._range(since, before)
        self._call(library.taskcore_completion_query, task, *bounds, byref(completions))
        return CompletionList(completions)
