# SPDX-License-Identifier: Apache-2.0
"""The groups of a list of tasks."""

from __future__ import annotations

from ctypes import byref, c_size_t
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.rows import map_rows
from taskcore.tasks.group import Group, group_from_row


def groups_of_list(pointer: Any) -> tuple[Group, ...]:
    """The groups of a C list of tasks."""
    count, stride = c_size_t(), c_size_t()
    first = library.taskcore_task_list_groups(pointer, byref(count), byref(stride))
    rows = map_rows(first, c.taskcore_group, count.value, stride.value)
    return tuple([group_from_row(row) for row in rows])
