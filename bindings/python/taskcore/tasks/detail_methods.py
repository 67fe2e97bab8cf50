# SPDX-License-Identifier: Apache-2.0
"""One task as a screen shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.reading import detail_from_row
from taskcore._low_level.values import integer

if TYPE_CHECKING:
    from taskcore.tasks.detail import Detail


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
        return self._whole(
            "detail", detail_from_row, library.taskcore_detail_read, integer(task_id, 64, "id")
        )
