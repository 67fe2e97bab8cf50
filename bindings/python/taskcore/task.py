# SPDX-License-Identifier: Apache-2.0
"""A task as it was when it was read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from decimal import Decimal
from functools import lru_cache

from taskcore import _prototypes as c
from taskcore._values import string
from taskcore.enumerations import Priority, RepeatMode, Slot, Status
from taskcore.group import Group, groups_of_list
from taskcore.highlight import Highlight, highlights_of_row
from taskcore.lists import SnapshotList
from taskcore.reminder import Reminder, reminders_from_rows
from taskcore.time import from_local_texts, from_milliseconds, from_moment, optional_local


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
    def _item(row: c.taskcore_task) -> Task:
        fields = row.fields
        tag_count = row.tag_count
        return Task(
            row.id,
            string(row.uid),
            string(row.title),
            string(row.notes),
            string(row.url),
            row.project_id,
            string(row.project),
            row.parent_id if fields & c.TASKCORE_TASK_PARENT else None,
            tuple([tag.decode() for tag in row.tags[:tag_count]]) if tag_count else (),
            _status(row.status),
            _priority(row.priority),
            bool(row.favourite),
            _slot(row.slot),
            _slot(row.current_slot),
            from_moment(row.due_kind, row.due_date, row.due_ms)
            if fields & c.TASKCORE_TASK_DUE
            else None,
            from_moment(row.start_kind, row.start_date, row.start_ms)
            if fields & c.TASKCORE_TASK_START
            else None,
            timedelta(seconds=row.estimated_duration_s)
            if fields & c.TASKCORE_TASK_ESTIMATED_DURATION
            else None,
            reminders_from_rows(row.reminders, row.reminder_count)
            if fields & c.TASKCORE_TASK_REMINDERS
            else (),
            string(row.repeat_rule),
            _repeat_mode(row.repeat_mode),
            string(row.zone),
            from_local_texts(row.excluded_dates),
            from_local_texts(row.added_dates),
            optional_local(row.occurrence),
            string(row.series_uid),
            tuple(row.depends_on[: row.depends_on_count])
            if fields & c.TASKCORE_TASK_DEPENDS_ON
            else (),
            *_states(row.states),
            _urgency(row.urgency),
            row.depth,
            row.subtask_count,
            row.subtask_completed_count,
            from_milliseconds(row.created_ms),
            from_milliseconds(row.modified_ms),
            from_milliseconds(row.completed_ms) if fields & c.TASKCORE_TASK_COMPLETED else None,
            from_milliseconds(row.deleted_ms) if fields & c.TASKCORE_TASK_DELETED else None,
            highlights_of_row(row) if row.highlight_count else (),
        )


# A list of many tasks has few of these values, and looking one up costs less than making it.
_status: Callable[[int], Status] = lru_cache(maxsize=None)(Status)
_priority: Callable[[int], Priority] = lru_cache(maxsize=None)(Priority)
_slot: Callable[[int], Slot] = lru_cache(maxsize=None)(Slot)
_repeat_mode: Callable[[int], RepeatMode] = lru_cache(maxsize=None)(RepeatMode)


@lru_cache(maxsize=1024)
def _urgency(thousandths: int) -> Decimal:
    return Decimal(f"{thousandths}E-3")


@lru_cache(maxsize=None)
def _states(states: int) -> tuple[bool, bool, bool, bool]:
    return (
        bool(states & c.TASKCORE_STATE_OVERDUE),
        bool(states & c.TASKCORE_STATE_HIDDEN),
        bool(states & c.TASKCORE_STATE_BLOCKED),
        bool(states & c.TASKCORE_STATE_BLOCKING),
    )
