# SPDX-License-Identifier: Apache-2.0
"""A task as it was when it was read."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from taskcore import _prototypes as c
from taskcore._values import string
from taskcore.enumerations import Priority, Status
from taskcore.lists import SnapshotList
from taskcore.time import from_milliseconds, from_packed


@dataclass(frozen=True)
class Task:
    """A task as it was when it was read; every instant is aware and in UTC.

    >>> from taskcore import Store
    >>> with Store(":memory:") as store:
    ...     task = store.get(store.add("Pay rent", project="Home", tags=["bank"]))
    >>> task.title, task.project, task.tags, task.priority, task.due
    ('Pay rent', 'Home', ('bank',), <Priority.P2: 2>, None)
    """

    __slots__ = (
        *("id", "uid", "title", "notes", "project_id", "project", "tags", "status", "priority"),
        *("favourite", "due", "created", "modified", "completed", "deleted"),
    )

    id: int
    uid: str
    title: str
    notes: str
    project_id: int
    project: str
    tags: tuple[str, ...]
    status: Status
    priority: Priority
    favourite: bool
    due: date | datetime | None
    """A ``date`` when it is due until that day ends, a ``datetime`` when at an instant."""
    created: datetime
    modified: datetime
    completed: datetime | None
    deleted: datetime | None

    def __reduce__(self) -> tuple[type[Task], tuple[object, ...]]:
        return Task, tuple(getattr(self, name) for name in self.__slots__)


class TaskList(SnapshotList[Task, c.taskcore_task]):
    """Tasks as they were when they were listed."""

    _kind = "task"
    _row_type = c.taskcore_task

    @staticmethod
    def _item(row: c.taskcore_task) -> Task:
        fields = row.fields
        return Task(
            row.id,
            string(row.uid),
            string(row.title),
            string(row.notes),
            row.project_id,
            string(row.project),
            tuple([tag.decode() for tag in row.tags[: row.tag_count]]) if row.tag_count else (),
            Status(row.status),
            Priority(row.priority),
            bool(row.favourite),
            _due(row) if fields & c.TASKCORE_TASK_DUE else None,
            from_milliseconds(row.created_ms),
            from_milliseconds(row.modified_ms),
            from_milliseconds(row.completed_ms) if fields & c.TASKCORE_TASK_COMPLETED else None,
            from_milliseconds(row.deleted_ms) if fields & c.TASKCORE_TASK_DELETED else None,
        )


def _due(row: c.taskcore_task) -> date | datetime:
    if row.due_kind == c.TASKCORE_MOMENT_DATE:
        return from_packed(row.due_date)
    return from_milliseconds(row.due_ms)
