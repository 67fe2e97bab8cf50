# SPDX-License-Identifier: Apache-2.0
"""A list of tasks."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import Array, byref, c_size_t
from typing import TYPE_CHECKING

from taskcore._generated import prototypes as c
from taskcore._generated.reading import group_from_row
from taskcore._low_level.library import library
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.rows import map_rows
from taskcore.tasks._task_columns import task_values
from taskcore.tasks.task import Task, task_from_values

if TYPE_CHECKING:
    from taskcore.tasks.group import Group


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
        count, stride = c_size_t(), c_size_t()
        first = library.taskcore_task_list_groups(self._pointer, byref(count), byref(stride))
        rows = map_rows(first, c.taskcore_group, count.value, stride.value)
        return tuple(map(group_from_row, rows))

    @classmethod
    def _items(cls, rows: Array[c.taskcore_task], chosen: range) -> Iterator[Task]:
        return map(task_from_values, task_values(rows, chosen))
