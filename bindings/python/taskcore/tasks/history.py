# SPDX-License-Identifier: Apache-2.0
"""What happened to a task."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from datetime import datetime

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.values import integer, optional_string, string
from taskcore.enumerations import Action
from taskcore.time.time_methods import from_milliseconds


@dataclass(frozen=True)
class HistoryEntry:
    """One property of a task that changed once."""

    step_id: int
    """Those of one call have the same."""
    action: Action
    at: datetime
    device: str
    """The uid of the device that did it."""
    property: str
    """Such as ``"title"``; ``"id"`` where the task came into being or went."""
    old_value: str | None
    """As a text; None when it had none."""
    new_value: str | None
    """As a text; None when it has none any more."""


class HistoryList(SnapshotList[HistoryEntry, c.taskcore_history_entry]):
    """What happened to a task until it was read, the first first."""

    _kind = "history"
    _row_type = c.taskcore_history_entry

    @staticmethod
    def _item(row: c.taskcore_history_entry) -> HistoryEntry:
        return HistoryEntry(
            row.step_id,
            Action(row.action),
            from_milliseconds(row.at_ms),
            string(row.device),
            string(row.property),
            optional_string(row.old_value),
            optional_string(row.new_value),
        )


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
        entries = POINTER(c.taskcore_history_list)()
        self._call(library.taskcore_task_history, integer(task_id, 64, "id"), byref(entries))
        return HistoryList(entries)
