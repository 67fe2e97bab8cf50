# SPDX-License-Identifier: Apache-2.0
"""What happened to a task."""

from __future__ import annotations

from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.values import integer
from taskcore.lists import HistoryList


class HistoryMethods(Connection):
    """Reading what happened."""

    def history(self, task_id: int) -> HistoryList:
        """What happened to a task: what, when, by which device, from which value to which.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     rent = store.add("Pay rent")
        ...     store.update(rent, title="Pay the rent")
        ...     for entry in store.history(rent):
        ...         print(entry.action.name, entry.property, entry.old_value, entry.new_value)
        ADD_TASKS id None 1
        UPDATE_TASKS title Pay rent Pay the rent
        """
        return self._listed(HistoryList, library.taskcore_task_history, integer(task_id, 64, "id"))
