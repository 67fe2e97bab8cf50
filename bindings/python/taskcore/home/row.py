# SPDX-License-Identifier: Apache-2.0
"""Tasks as lines on a screen."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import string
from taskcore.enumerations import Colour
from taskcore.queries.query import Conditions, Query, to_query
from taskcore.queries.query_methods import QueryMethods

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class Row:
    """A task as a line on a screen; a label with nothing to say is an empty text."""

    task_id: int
    title: str
    due_label: str
    """Such as ``"Today 17:00"``, ``"In 3 days"`` or ``"2 days overdue"``."""
    project_label: str
    """Empty for Inbox."""
    tags_label: str
    """Such as ``"@bank @home"``."""
    priority_label: str
    progress_label: str
    """Of its subtasks, such as ``"1 of 3"``."""
    blocked_label: str
    """What it waits for."""
    is_struck_through: bool
    """Whether it is done."""
    is_favourite: bool
    is_overdue: bool
    days_remaining: int | None
    """From today to the due's day, negative when it is over; None without a due."""
    depth: int
    """How far it is to be indented."""
    colour: Colour
    """Of the priority; green when it is done."""
    due_colour: Colour


def row_from_row(row: c.taskcore_row) -> Row:
    """A C row as Python's own."""
    return Row(
        row.task_id,
        string(row.title),
        string(row.due_label),
        string(row.project_label),
        string(row.tags_label),
        string(row.priority_label),
        string(row.progress_label),
        string(row.blocked_label),
        bool(row.is_struck_through),
        bool(row.is_favourite),
        bool(row.is_overdue),
        row.days_remaining if row.has_days_remaining else None,
        row.depth,
        Colour(row.colour),
        Colour(row.due_colour),
    )


def rows_from_array(first: Any, count: int) -> tuple[Row, ...]:
    """The rows of a C array."""
    return tuple(map(row_from_row, map_elements(first, c.taskcore_row, count)))


class RowList(SnapshotList[Row, c.taskcore_row]):
    """Tasks as lines on a screen, as they were when they were listed."""

    _kind = "row"
    _row_type = c.taskcore_row
    _item = staticmethod(row_from_row)


class RowMethods(QueryMethods):
    """Listing tasks for a screen."""

    def rows(
        self, query: Query | str | None = None, **conditions: Unpack[Conditions]
    ) -> RowList:
        """The tasks that ``tasks`` would list, as lines on a screen.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent", project="Home", tags=["bank"], priority=0)
        ...     for row in store.rows():
        ...         print(row.title, row.project_label, row.tags_label, row.colour.name)
        Pay rent Home @bank RED
        """
        rows = POINTER(c.taskcore_row_list)()
        asked = self._query(to_query(query, **conditions))
        self._call(library.taskcore_row_query, byref(asked), byref(rows))
        return RowList(rows)
