# SPDX-License-Identifier: Apache-2.0
"""How a program uses a store: which calls, how long they take and how they fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.reading import usage_from_row

if TYPE_CHECKING:
    from taskcore.store.usage import Usage


class UsageMethods(Connection):
    """Counting the calls on a store; the figures are in the memory of this ``Store`` alone."""

    def start_usage(self) -> None:
        """Counts calls from now on, or goes on with it; a store that was opened counts none."""
        self._call(library.taskcore_usage_start)

    def stop_usage(self) -> None:
        """Counts no more calls; the figures stay."""
        self._call(library.taskcore_usage_stop)

    def reset_usage(self) -> None:
        """Sets all figures to zero; whether calls are counted stays as it is."""
        self._call(library.taskcore_usage_reset)

    def usage(self) -> Usage:
        """What was counted.

        >>> from taskcore import NotFoundError, Store
        >>> with Store(":memory:") as store:
        ...     store.start_usage()
        ...     _ = store.add("Pay rent")
        ...     try:
        ...         store.complete(42)
        ...     except NotFoundError:
        ...         pass
        ...     usage = store.usage()
        >>> [(each.name, each.call_count) for each in usage.functions]
        [('taskcore_task_add', 1), ('taskcore_task_complete', 1)]
        >>> [(each.name, each.count) for each in usage.statuses]
        [('TASKCORE_ENOTFOUND', 1)]
        """
        return self._whole("usage", usage_from_row, library.taskcore_usage_read)
