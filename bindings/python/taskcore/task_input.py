# SPDX-License-Identifier: Apache-2.0
"""What a task is to be, as Python says it and as C takes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from typing import Final, TypeVar

from taskcore import _prototypes as c
from taskcore._values import integer, text, texts
from taskcore.time import to_packed


class Unset(Enum):
    """The type of ``UNSET``, which stands for a property that is not given."""

    UNSET = "UNSET"

    def __repr__(self) -> str:
        return self.value


UNSET: Final = Unset.UNSET
Value = TypeVar("Value")


@dataclass(frozen=True)
class TaskInput:
    """A task to add: ``TaskInput("Pay rent", project="Home", tags=["bank"])``.

    A naive ``due`` is local time in the store's zone; a ``date`` is due until that day ends.
    """

    title: str
    notes: str | None = None
    project: str | None = None
    """By name; a new one is added. Without a project, a task is in Inbox."""
    project_id: int | None = None
    tags: Iterable[str] = ()
    priority: int | None = None
    favourite: bool = False
    due: date | datetime | None = None

    def fill(self, row: c.taskcore_task_input, milliseconds: Callable[[datetime], int]) -> None:
        """Writes it into a C input."""
        fill(
            row,
            milliseconds,
            title=self.title,
            notes=_given(self.notes),
            project=_given(self.project),
            project_id=_given(self.project_id),
            tags=self.tags,
            priority=_given(self.priority),
            favourite=self.favourite,
            due=self.due,
        )


def fill(
    row: c.taskcore_task_input,
    milliseconds: Callable[[datetime], int],
    *,
    title: str | Unset = UNSET,
    notes: str | Unset = UNSET,
    project: str | Unset = UNSET,
    project_id: int | Unset = UNSET,
    tags: Iterable[str] | Unset = UNSET,
    tags_added: Iterable[str] | Unset = UNSET,
    tags_removed: Iterable[str] | Unset = UNSET,
    priority: int | Unset = UNSET,
    favourite: bool | Unset = UNSET,
    due: date | datetime | None | Unset = UNSET,
) -> None:
    """Writes what is given into a C input; ``milliseconds`` turns a datetime into an instant."""
    if title is not UNSET:
        row.title = text(title, "title")
        row.fields |= c.TASKCORE_TASK_TITLE
    if notes is not UNSET:
        row.notes = text(notes, "notes")
        row.fields |= c.TASKCORE_TASK_NOTES
    if project is not UNSET:
        row.project = text(project, "project")
        row.fields |= c.TASKCORE_TASK_PROJECT
    if project_id is not UNSET:
        row.project_id = integer(project_id, 64, "project_id")
        row.fields |= c.TASKCORE_TASK_PROJECT_ID
    if tags is not UNSET:
        several = texts(tags, "tags")
        row.tags, row.tag_count = several, len(several)
        row.fields |= c.TASKCORE_TASK_TAGS
    if tags_added is not UNSET:
        several = texts(tags_added, "tags_added")
        row.tags_added, row.tags_added_count = several, len(several)
        row.fields |= c.TASKCORE_TASK_TAGS_ADDED
    if tags_removed is not UNSET:
        several = texts(tags_removed, "tags_removed")
        row.tags_removed, row.tags_removed_count = several, len(several)
        row.fields |= c.TASKCORE_TASK_TAGS_REMOVED
    if priority is not UNSET:
        row.priority = integer(priority, 32, "priority")
        row.fields |= c.TASKCORE_TASK_PRIORITY
    if favourite is not UNSET:
        row.favourite = integer(favourite, 32, "favourite")
        row.fields |= c.TASKCORE_TASK_FAVOURITE
    if due is not UNSET:
        _fill_due(row, milliseconds, due)


def _fill_due(
    row: c.taskcore_task_input,
    milliseconds: Callable[[datetime], int],
    due: date | datetime | None,
) -> None:
    row.fields |= c.TASKCORE_TASK_DUE
    if due is None:
        row.due_kind = c.TASKCORE_MOMENT_NONE
    elif isinstance(due, datetime):
        row.due_kind = c.TASKCORE_MOMENT_DATE_TIME
        row.due_ms = milliseconds(due)
    elif isinstance(due, date):
        row.due_kind = c.TASKCORE_MOMENT_DATE
        row.due_date = to_packed(due)
    else:
        raise TypeError(f"due must be a date or a datetime, not {type(due).__name__}")


def _given(value: Value | None) -> Value | Unset:
    return UNSET if value is None else value
