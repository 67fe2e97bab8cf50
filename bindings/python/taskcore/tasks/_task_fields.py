# SPDX-License-Identifier: Apache-2.0
"""Writes the properties of a task into a C input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

from taskcore._low_level import prototypes as c
from taskcore._low_level.writing import (
    Table,
    fill_from,
    write_32_bits,
    write_duration,
    write_id,
    write_ids,
    write_local_times,
    write_moment,
    write_reminders,
    write_text,
    write_texts,
)


def fill(
    row: c.taskcore_task_input,
    milliseconds: Callable[[datetime], int],
    properties: Mapping[str, Any],
) -> None:
    """Writes what is given into a C input; ``milliseconds`` turns a datetime into an instant."""
    fill_from(_PROPERTIES, row, milliseconds, properties, "a task")


_PROPERTIES: Final[Table] = {
    "title": (c.TASKCORE_TASK_TITLE, write_text),
    "notes": (c.TASKCORE_TASK_NOTES, write_text),
    "project": (c.TASKCORE_TASK_PROJECT, write_text),
    "project_id": (c.TASKCORE_TASK_PROJECT_ID, write_id),
    "parent_id": (c.TASKCORE_TASK_PARENT, write_id),
    "tags": (c.TASKCORE_TASK_TAGS, write_texts),
    "tags_added": (c.TASKCORE_TASK_TAGS_ADDED, write_texts),
    "tags_removed": (c.TASKCORE_TASK_TAGS_REMOVED, write_texts),
    "priority": (c.TASKCORE_TASK_PRIORITY, write_32_bits),
    "favourite": (c.TASKCORE_TASK_FAVOURITE, write_32_bits),
    "slot": (c.TASKCORE_TASK_SLOT, write_32_bits),
    "due": (c.TASKCORE_TASK_DUE, write_moment),
    "start": (c.TASKCORE_TASK_START, write_moment),
    "estimated_duration": (c.TASKCORE_TASK_ESTIMATED_DURATION, write_duration),
    "url": (c.TASKCORE_TASK_URL, write_text),
    "reminders": (c.TASKCORE_TASK_REMINDERS, write_reminders),
    "repeat_rule": (c.TASKCORE_TASK_REPEAT_RULE, write_text),
    "depends_on": (c.TASKCORE_TASK_DEPENDS_ON, write_ids),
    "depends_on_added": (c.TASKCORE_TASK_DEPENDS_ON_ADDED, write_ids),
    "depends_on_removed": (c.TASKCORE_TASK_DEPENDS_ON_REMOVED, write_ids),
    "zone": (c.TASKCORE_TASK_ZONE, write_text),
    "repeat_mode": (c.TASKCORE_TASK_REPEAT_MODE, write_32_bits),
    "excluded_dates": (c.TASKCORE_TASK_EXCLUDED_DATES, write_local_times),
    "added_dates": (c.TASKCORE_TASK_ADDED_DATES, write_local_times),
}
