# SPDX-License-Identifier: Apache-2.0
"""One task as a screen shows it."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import integer, string
from taskcore.enumerations import Allowed, TaskField
from taskcore.home.row import Row, row_from_row, rows_from_array


@dataclass(frozen=True)
class DetailField:
    """A property of a task as a line on a screen."""

    field: TaskField
    """The property; none for what cannot be edited."""
    label: str
    """Such as ``"Due"``."""
    value: str
    """Such as ``"Thursday 24 December 2026, 17:00"``; empty when the task has none."""


@dataclass(frozen=True)
class Detail:
    """One task with all that a screen says of it."""

    row: Row
    """Its own line."""
    fields: tuple[DetailField, ...]
    """Every field, also those without a value."""
    subtasks: tuple[Row, ...]
    """Direct ones, in the manual order."""
    blockers: tuple[Row, ...]
    """The open tasks that it waits for."""
    actions: Allowed
    """What may be done with it now: ``Allowed.COMPLETE in detail.actions``."""


class DetailMethods(Connection):
    """Reading one task for a screen."""

    def detail(self, task_id: int) -> Detail:
        """One task with every field, its subtasks, what it waits for and the actions allowed.

        >>> from taskcore import Allowed, Store
        >>> with Store(":memory:") as store:
        ...     detail = store.detail(store.add("Pay rent", project="Home"))
        >>> detail.row.title, Allowed.COMPLETE in detail.actions, Allowed.PURGE in detail.actions
        ('Pay rent', True, False)
        >>> [field.value for field in detail.fields if field.label == "Project"]
        ['Home']
        """
        detail = POINTER(c.taskcore_detail)()
        self._call(library.taskcore_detail_read, integer(task_id, 64, "id"), byref(detail))
        try:
            return _detail(library.taskcore_detail_get(detail).contents)
        finally:
            library.taskcore_detail_free(detail)


def _detail(content: c.taskcore_detail_content) -> Detail:
    fields = map_elements(content.fields, c.taskcore_detail_field, content.field_count)
    return Detail(
        row_from_row(content.row.contents),
        tuple(map(_field, fields)),
        rows_from_array(content.subtasks, content.subtask_count),
        rows_from_array(content.blockers, content.blocker_count),
        Allowed(content.actions),
    )


def _field(row: c.taskcore_detail_field) -> DetailField:
    return DetailField(TaskField(row.field), string(row.label), string(row.value))
