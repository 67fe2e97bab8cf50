# SPDX-License-Identifier: Apache-2.0
"""One task as a screen shows it."""

from __future__ import annotations

from ctypes import POINTER, byref

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import integer
from taskcore.tasks.detail import Detail, detail_from_row


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
            return detail_from_row(library.taskcore_detail_get(detail).contents)
        finally:
            library.taskcore_detail_free(detail)
