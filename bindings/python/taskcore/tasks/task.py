# SPDX-License-Identifier: Apache-2.0
"""A task as it was when it was read."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import Array
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.lists import SnapshotList
from taskcore.enumerations import Priority, RepeatMode, Slot, Status
from taskcore.queries.highlight import Highlight
from taskcore.tasks._task_columns import task_values
from taskcore.tasks.group import Group
from taskcore.tasks.group_methods import groups_of_list
from taskcore.tasks.reminder import Reminder


@dataclass(frozen=True)
class Task:
    """A task as it was when it was read; every instant is aware and in UTC.

    >>> from taskcore import Store
    >>> with Store(":memory:") as store:
    ...     task = store.get(store.add("Pay rent", project="Home", tags=["bank"]))
    >>> task.title, task.project, task.tags, task.priority, task.due
    ('Pay rent', 'Home', ('bank',), <Priority.P2: 2>, None)

    What it has none of is an empty text, an empty tuple or None.
    """

    __slots__ = (
        *("id", "uid", "title", "notes", "url", "project_id", "project", "parent_id", "tags"),
        *("status", "priority", "favourite", "slot", "current_slot", "due", "start"),
        *("estimated_duration", "reminders", "repeat_rule", "repeat_mode"),
        *("zone", "excluded_dates", "added_dates", "occurrence", "series_uid", "depends_on"),
        *("is_overdue", "is_hidden", "is_blocked", "is_blocking", "urgency", "depth"),
        *("subtask_count", "subtask_completed_count"),
        *("created", "modified", "completed", "deleted", "highlights"),
    )

    id: int
    uid: str
    title: str
    notes: str
    url: str
    project_id: int
    project: str
    parent_id: int | None
    """The task that it is a subtask of."""
    tags: tuple[str, ...]
    status: Status
    priority: Priority
    favourite: bool
    slot: Slot
    """What it is kept as: for the morning or for the evening."""
    current_slot: Slot
    """Where it stands today, were it open."""
    due: date | datetime | None
    """A ``date`` when it is due until that day ends, a ``datetime`` when at an instant."""
    start: date | datetime | None
    """It is hidden until then; of a ``date``, until that day begins."""
    estimated_duration: timedelta | None
    reminders: tuple[Reminder, ...]
    repeat_rule: str
    """Such as ``"FREQ=DAILY"``."""
    repeat_mode: RepeatMode
    zone: str
    """The IANA name of the zone in which it repeats; empty for the store's."""
    excluded_dates: tuple[date | datetime, ...]
    """Occurrences that are left out, as naive local times or dates."""
    added_dates: tuple[date | datetime, ...]
    occurrence: date | datetime | None
    """Of a task that repeats, which one it stands for, as a local time; with the uid, it names the
    occurrence."""
    series_uid: str
    """Of the task that this is a changed occurrence of."""
    depends_on: tuple[int, ...]
    """The ids of the tasks that it waits for."""
    is_overdue: bool
    is_hidden: bool
    is_blocked: bool
    """It is open, and so is a task that it depends on."""
    is_blocking: bool
    """It is open, and so is a task that depends on it."""
    urgency: Decimal
    """Its score, exact to the thousandth; 0 when it is not open."""
    depth: int
    """In a tree, how many tasks of the list it is under; else 0."""
    subtask_count: int
    """Direct ones, outside of the trash."""
    subtask_completed_count: int
    created: datetime
    modified: datetime
    completed: datetime | None
    deleted: datetime | None
    highlights: tuple[Highlight, ...]
    """Where a query's text was found."""

    def __reduce__(self) -> tuple[type[Task], tuple[object, ...]]:
        return Task, tuple(getattr(self, name) for name in self.__slots__)


class TaskList(SnapshotList[Task, c.taskcore_task]):
    """Tasks as they were when they were listed."""

    _kind = "task"
    _row_type = c.taskcore_task

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of a grouped list, in its order.

        >>> from taskcore import Grouping, Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add_many([{"title": "A"}, {"title": "B", "project": "Home"}])
        ...     tasks = store.tasks(group=Grouping.PROJECT)
        ...     for group in tasks.groups:
        ...         print(group.label, [tasks[row].title for row in group.rows])
        Inbox ['A']
        Home ['B']
        """
        return groups_of_list(self._pointer)

    @staticmethod
    def _items(rows: Array[c.taskcore_task], chosen: range) -> Iterator[Task]:
        return map(_task, task_values(rows, chosen))


class _Draft:
    """A task that is not frozen yet: its attributes are set in a quarter of the time."""

    __slots__ = Task.__slots__


def _task(values: tuple[Any, ...]) -> Task:
    task: Any = object.__new__(_Draft)
    (
        task.id,
        task.uid,
        task.title,
        task.notes,
        task.url,
        task.project_id,
        task.project,
        task.parent_id,
        task.tags,
        task.status,
        task.priority,
        task.favourite,
        task.slot,
        task.current_slot,
        task.due,
        task.start,
        task.estimated_duration,
        task.reminders,
        task.repeat_rule,
        task.repeat_mode,
        task.zone,
        task.excluded_dates,
        task.added_dates,
        task.occurrence,
        task.series_uid,
        task.depends_on,
        task.is_overdue,
        task.is_hidden,
        task.is_blocked,
        task.is_blocking,
        task.urgency,
        task.depth,
        task.subtask_count,
        task.subtask_completed_count,
        task.created,
        task.modified,
        task.completed,
        task.deleted,
        task.highlights,
    ) = values
    task.__class__ = Task
    made: Task = task
    return made
