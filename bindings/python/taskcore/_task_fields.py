# SPDX-License-Identifier: Apache-2.0
"""Writes the properties of a task into a C input."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime, timedelta
from typing import Any, Final

from taskcore import _prototypes as c
from taskcore._values import UNSET, identifiers, integer, seconds, text, texts
from taskcore.errors import InvalidError
from taskcore.reminder import Reminder, reminder_rows
from taskcore.time import to_packed


def fill(
    row: c.taskcore_task_input,
    milliseconds: Callable[[datetime], int],
    properties: Mapping[str, Any],
) -> None:
    """Writes what is given into a C input; ``milliseconds`` turns a datetime into an instant."""
    for name, value in properties.items():
        if name not in _PROPERTIES:
            raise TypeError(f"{name!r} is no property of a task's input")
        if value is not UNSET:
            bit, write = _PROPERTIES[name]
            write(row, name, value, milliseconds)
            row.fields |= bit


def _write_text(row: Any, name: str, value: str, milliseconds: object) -> None:
    setattr(row, name, text(value, name))


def _write_32_bits(row: Any, name: str, value: int, milliseconds: object) -> None:
    setattr(row, name, integer(value, 32, name))


def _write_id(row: Any, name: str, value: int, milliseconds: object) -> None:
    setattr(row, name, integer(value, 64, name))


def _write_parent(row: Any, name: str, value: int | None, milliseconds: object) -> None:
    row.parent_id = 0 if value is None else integer(value, 64, name)


def _write_tags(row: Any, name: str, value: Iterable[str], milliseconds: object) -> None:
    _write_array(row, name, *_counted(texts(value, name)))


def _write_ids(row: Any, name: str, value: Iterable[int], milliseconds: object) -> None:
    _write_array(row, name, *identifiers(value, name))


def _write_reminders(
    row: Any, name: str, value: Iterable[Reminder], milliseconds: Callable[[datetime], int]
) -> None:
    _write_array(row, name, *_counted(reminder_rows(value, milliseconds)))


def _counted(array: Any) -> tuple[Any, int]:
    return array, len(array)


def _write_array(row: Any, name: str, array: Any, count: int) -> None:
    setattr(row, name, array)
    setattr(row, _COUNTS.get(name, f"{name}_count"), count)


_COUNTS: Final = {"tags": "tag_count", "reminders": "reminder_count"}


def _write_duration(row: Any, name: str, value: timedelta | None, milliseconds: object) -> None:
    duration = 0 if value is None else seconds(value, "estimated_duration_s")
    if value is not None and duration == 0:
        raise InvalidError(
            "A duration is at least one second; None takes it away.", field="estimated_duration_s"
        )
    row.estimated_duration_s = duration


def _write_moment(
    row: Any,
    name: str,
    value: date | datetime | None,
    milliseconds: Callable[[datetime], int],
) -> None:
    if value is None:
        kind = c.TASKCORE_MOMENT_NONE
    elif isinstance(value, datetime):
        kind = c.TASKCORE_MOMENT_DATE_TIME
        setattr(row, f"{name}_ms", milliseconds(value))
    elif isinstance(value, date):
        kind = c.TASKCORE_MOMENT_DATE
        setattr(row, f"{name}_date", to_packed(value))
    else:
        raise TypeError(f"{name} must be a date or a datetime, not {type(value).__name__}")
    setattr(row, f"{name}_kind", kind)


_PROPERTIES: Final[dict[str, tuple[int, Callable[..., None]]]] = {
    "title": (c.TASKCORE_TASK_TITLE, _write_text),
    "notes": (c.TASKCORE_TASK_NOTES, _write_text),
    "project": (c.TASKCORE_TASK_PROJECT, _write_text),
    "project_id": (c.TASKCORE_TASK_PROJECT_ID, _write_id),
    "parent_id": (c.TASKCORE_TASK_PARENT, _write_parent),
    "tags": (c.TASKCORE_TASK_TAGS, _write_tags),
    "tags_added": (c.TASKCORE_TASK_TAGS_ADDED, _write_tags),
    "tags_removed": (c.TASKCORE_TASK_TAGS_REMOVED, _write_tags),
    "priority": (c.TASKCORE_TASK_PRIORITY, _write_32_bits),
    "favourite": (c.TASKCORE_TASK_FAVOURITE, _write_32_bits),
    "slot": (c.TASKCORE_TASK_SLOT, _write_32_bits),
    "due": (c.TASKCORE_TASK_DUE, _write_moment),
    "start": (c.TASKCORE_TASK_START, _write_moment),
    "estimated_duration": (c.TASKCORE_TASK_ESTIMATED_DURATION, _write_duration),
    "url": (c.TASKCORE_TASK_URL, _write_text),
    "reminders": (c.TASKCORE_TASK_REMINDERS, _write_reminders),
    "repeat_rule": (c.TASKCORE_TASK_REPEAT_RULE, _write_text),
    "depends_on": (c.TASKCORE_TASK_DEPENDS_ON, _write_ids),
    "depends_on_added": (c.TASKCORE_TASK_DEPENDS_ON_ADDED, _write_ids),
    "depends_on_removed": (c.TASKCORE_TASK_DEPENDS_ON_REMOVED, _write_ids),
}
