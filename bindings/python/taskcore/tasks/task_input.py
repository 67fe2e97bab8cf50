# SPDX-License-Identifier: Apache-2.0
"""What a task is to be, as Python says it and as C takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from datetime import date, datetime, timedelta
from typing import Any, Final, TypedDict

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import Unset, string
from taskcore.enumerations import Priority, RepeatMode, Slot
from taskcore.tasks._task_fields import fill
from taskcore.tasks.reminder import Reminder, reminders_from_rows
from taskcore.time.time_methods import from_local_texts, from_moment


class Properties(TypedDict, total=False):
    """The keywords of ``Store.add``, which are those of ``TaskInput``."""

    notes: str | None
    project: str | None
    project_id: int | None
    parent_id: int | None
    tags: Iterable[str]
    priority: int | None
    favourite: bool
    slot: int | None
    due: date | datetime | None
    start: date | datetime | None
    estimated_duration: timedelta | None
    url: str | None
    reminders: Iterable[Reminder]
    repeat_rule: str | None
    repeat_mode: int | None
    zone: str | None
    excluded_dates: Iterable[date | datetime]
    added_dates: Iterable[date | datetime]
    depends_on: Iterable[int]


class Changes(TypedDict, total=False):
    """The keywords of ``Store.update``; one that is ``UNSET`` is as if it were not given."""

    title: str | Unset
    notes: str | Unset
    project: str | Unset
    project_id: int | Unset
    parent_id: int | None | Unset
    tags: Iterable[str] | Unset
    tags_added: Iterable[str] | Unset
    tags_removed: Iterable[str] | Unset
    priority: int | Unset
    favourite: bool | Unset
    slot: int | Unset
    due: date | datetime | None | Unset
    start: date | datetime | None | Unset
    estimated_duration: timedelta | None | Unset
    url: str | Unset
    reminders: Iterable[Reminder] | Unset
    repeat_rule: str | Unset
    repeat_mode: int | Unset
    zone: str | Unset
    excluded_dates: Iterable[date | datetime] | Unset
    added_dates: Iterable[date | datetime] | Unset
    depends_on: Iterable[int] | Unset
    depends_on_added: Iterable[int] | Unset
    depends_on_removed: Iterable[int] | Unset


class Completing(TypedDict, total=False):
    """The keywords of ``Store.complete``."""

    refuse_open_subtasks: bool
    skip_missed: bool
    series: bool


def completing_flags(
    *, refuse_open_subtasks: bool = False, skip_missed: bool = False, series: bool = False
) -> int:
    """The flags that C has for these."""
    return (
        (c.TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS if refuse_open_subtasks else 0)
        | (c.TASKCORE_COMPLETE_SKIP_MISSED if skip_missed else 0)
        | (c.TASKCORE_COMPLETE_SERIES if series else 0)
    )


@dataclass(frozen=True)
class TaskInput:
    """A task to add: ``TaskInput("Pay rent", project="Home", tags=["bank"])``.

    A naive ``due`` or ``start`` is local time in the store's zone; a ``date`` is due until that
    day ends, and starts when it begins.
    """

    title: str
    notes: str | None = None
    project: str | None = None
    """By name; a new one is added. Without a project, a task is in Inbox or with its parent."""
    project_id: int | None = None
    parent_id: int | None = None
    """The task that it shall be a subtask of."""
    tags: Iterable[str] = ()
    priority: int | None = None
    favourite: bool = False
    slot: int | None = None
    """``Slot.MORNING``, which is what it is else, or ``Slot.EVENING``."""
    due: date | datetime | None = None
    start: date | datetime | None = None
    """It is hidden until then."""
    estimated_duration: timedelta | None = None
    url: str | None = None
    reminders: Iterable[Reminder] = ()
    repeat_rule: str | None = None
    """An RRULE of RFC 5545, such as ``"FREQ=DAILY"``; ``Store.parse_repeat`` makes it of words."""
    repeat_mode: int | None = None
    """Whether the next occurrence is the rule's, or counted from when this one was done."""
    zone: str | None = None
    """The IANA name of the zone in which it repeats; without, the store's."""
    excluded_dates: Iterable[date | datetime] = ()
    """Occurrences that are left out: naive local times, or dates when it is due on dates."""
    added_dates: Iterable[date | datetime] = ()
    """Occurrences besides those of the rule, likewise."""
    depends_on: Iterable[int] = ()
    """The tasks that it waits for."""

    def fill(self, row: c.taskcore_task_input, milliseconds: Callable[[datetime], int]) -> None:
        """Writes it into a C input."""
        given = {}
        for name, default in _DEFAULTS:
            value = getattr(self, name)
            if value is not default:
                given[name] = value
        fill(row, milliseconds, given)


_DEFAULTS: Final = [(field.name, field.default) for field in fields(TaskInput)]


def input_from_row(row: c.taskcore_task_input) -> TaskInput:
    """The input that C says, where tags to add are the tags of the new task."""
    given = row.fields
    has_duration = given & c.TASKCORE_TASK_ESTIMATED_DURATION
    return TaskInput(
        string(row.title),
        notes=string(row.notes) if given & c.TASKCORE_TASK_NOTES else None,
        project=string(row.project) if given & c.TASKCORE_TASK_PROJECT else None,
        project_id=row.project_id if given & c.TASKCORE_TASK_PROJECT_ID else None,
        parent_id=row.parent_id if given & c.TASKCORE_TASK_PARENT else None,
        tags=_strings(row.tags, row.tag_count) + _strings(row.tags_added, row.tags_added_count),
        priority=Priority(row.priority) if given & c.TASKCORE_TASK_PRIORITY else None,
        favourite=bool(given & c.TASKCORE_TASK_FAVOURITE and row.favourite),
        slot=Slot(row.slot) if given & c.TASKCORE_TASK_SLOT else None,
        due=from_moment(row.due_kind, row.due_date, row.due_ms),
        start=from_moment(row.start_kind, row.start_date, row.start_ms),
        estimated_duration=timedelta(seconds=row.estimated_duration_s) if has_duration else None,
        url=string(row.url) if given & c.TASKCORE_TASK_URL else None,
        reminders=reminders_from_rows(row.reminders, row.reminder_count),
        repeat_rule=string(row.repeat_rule) if given & c.TASKCORE_TASK_REPEAT_RULE else None,
        repeat_mode=RepeatMode(row.repeat_mode) if given & c.TASKCORE_TASK_REPEAT_MODE else None,
        zone=string(row.zone) if given & c.TASKCORE_TASK_ZONE else None,
        excluded_dates=from_local_texts(row.excluded_dates),
        added_dates=from_local_texts(row.added_dates),
        depends_on=tuple(row.depends_on[: row.depends_on_count]),
    )


def _strings(first: Any, count: int) -> tuple[str, ...]:
    return tuple([each.decode() for each in first[:count]])
