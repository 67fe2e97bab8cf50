# SPDX-License-Identifier: Apache-2.0
"""The groups of a list of tasks."""

from __future__ import annotations

from ctypes import byref, c_size_t
from dataclasses import dataclass
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.rows import map_rows
from taskcore._low_level.values import string


@dataclass(frozen=True)
class Group:
    """Some tasks of a grouped list."""

    key: int
    """A project's id, a day such as 20261224 or 0 for none, or a priority."""
    label: str
    """Such as ``"Home"``, ``"2026-12-24"`` or ``"P1"``."""
    rows: range
    """Which tasks of the list are in it."""
    total_count: int
    """How many tasks it has, whatever the limit and the offset."""


def groups_of_list(pointer: Any) -> tuple[Group, ...]:
    """The groups of a C list of tasks."""
    count, stride = c_size_t(), c_size_t()
    first = library.taskcore_task_list_groups(pointer, byref(count), byref(stride))
    rows = map_rows(first, c.taskcore_group, count.value, stride.value)
    return tuple([_group(row) for row in rows])


def _group(row: c.taskcore_group) -> Group:
    rows = range(row.first, row.first + row.row_count)
    return Group(row.key, string(row.label), rows, row.total_count)
