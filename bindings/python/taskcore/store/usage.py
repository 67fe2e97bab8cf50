# SPDX-License-Identifier: Apache-2.0
"""How a program uses a store: which calls, how long they take and how they fail."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from datetime import datetime

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import string
from taskcore.time.time_methods import from_milliseconds


@dataclass(frozen=True)
class FunctionUsage:
    """How often one function of the C API was called, and how long that took."""

    name: str
    """Such as ``"taskcore_task_add"``."""
    call_count: int
    error_count: int
    """How many of the calls failed."""
    total_ns: int
    """Nanoseconds, with callbacks and with waiting for others."""
    longest_ns: int
    """Of one call."""


@dataclass(frozen=True)
class StatusUsage:
    """How often calls failed in one way."""

    name: str
    """Such as ``"TASKCORE_ENOTFOUND"``; empty for what a callback answered."""
    status: int
    count: int


@dataclass(frozen=True)
class Usage:
    """What was counted since counting began or was reset."""

    since: datetime | None
    """By the store's clock; None when counting never began."""
    is_counting: bool
    call_count: int
    error_count: int
    total_ns: int
    functions: tuple[FunctionUsage, ...]
    """By their names."""
    statuses: tuple[StatusUsage, ...]
    """Errors, the most frequent first."""


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
        usage = POINTER(c.taskcore_usage)()
        self._call(library.taskcore_usage_read, byref(usage))
        try:
            return _usage(library.taskcore_usage_get(usage).contents)
        finally:
            library.taskcore_usage_free(usage)


def _usage(content: c.taskcore_usage_content) -> Usage:
    functions = map_elements(
        content.functions, c.taskcore_usage_function, content.function_count
    )
    statuses = map_elements(content.statuses, c.taskcore_usage_status, content.status_count)
    return Usage(
        from_milliseconds(content.since_ms) if content.since_ms else None,
        bool(content.is_counting),
        content.call_count,
        content.error_count,
        content.total_ns,
        tuple(map(_function, functions)),
        tuple(map(_status, statuses)),
    )


def _function(row: c.taskcore_usage_function) -> FunctionUsage:
    return FunctionUsage(
        string(row.name), row.call_count, row.error_count, row.total_ns, row.longest_ns
    )


def _status(row: c.taskcore_usage_status) -> StatusUsage:
    return StatusUsage(string(row.name), row.status, row.count)
