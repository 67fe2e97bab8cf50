# SPDX-License-Identifier: Apache-2.0
"""Where a text that was searched for was found."""

from __future__ import annotations

from dataclasses import dataclass

from taskcore._generated import prototypes as c
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import span
from taskcore.enumerations import TaskField


@dataclass(frozen=True)
class Highlight:
    """A part of a task that matches: ``task.title[highlight.start:highlight.stop]``."""

    field: TaskField
    """The title, the notes or the tags."""
    tag: int | None
    """Which one of the tags."""
    start: int
    stop: int


def highlights_of_row(row: c.taskcore_task) -> tuple[Highlight, ...]:
    """The highlights of a C task, whose bytes become characters."""
    found = map_elements(row.highlights, c.taskcore_highlight, row.highlight_count)
    return tuple([_highlight(row, each) for each in found])


def _highlight(row: c.taskcore_task, found: c.taskcore_highlight) -> Highlight:
    tag = None
    if found.field == c.TASKCORE_TASK_TAGS:
        tag = found.tag
        encoded = row.tags[tag]
    elif found.field == c.TASKCORE_TASK_NOTES:
        encoded = row.notes
    else:
        encoded = row.title
    return Highlight(TaskField(found.field), tag, *span(encoded or b"", found.start, found.length))
