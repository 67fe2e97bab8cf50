# SPDX-License-Identifier: Apache-2.0
"""The change log: how large it is, and trimming it."""

from __future__ import annotations

from ctypes import byref
from datetime import date, datetime
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce
from taskcore._low_level.reading import log_report_from_row
from taskcore.time.time_methods import TimeMethods

if TYPE_CHECKING:
    from taskcore.store.log_report import LogReport


class LogMethods(TimeMethods):
    """What undo and the history of tasks are read from."""

    def log_report(self) -> LogReport:
        """How far back the change log goes, and how large it is; all of it is read.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     _ = store.add("Pay rent")
        ...     store.log_report().step_count
        1
        """
        return self._filled(
            log_report_from_row, c.TASKCORE_LOG_REPORT_INIT, library.taskcore_log_read
        )

    def trim_log(
        self, *, before: date | datetime | None = None, max_bytes: int | None = None
    ) -> LogReport:
        """Removes the oldest steps for good: those before a time, or what has no room in a size.

        What they changed stays; undo and the history of tasks end there.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     task = store.add("Pay rent")
        ...     _ = store.trim_log(max_bytes=0)
        ...     store.count(), len(store.history(task))
        (1, 0)
        """
        row = c.TASKCORE_LOG_TRIM_OPTIONS_INIT()
        bounds = self._bounds(None, before)
        announce(row, "LOG_TRIM", before_ms=bounds["before_ms"], max_bytes=max_bytes)
        return self._filled(
            log_report_from_row, c.TASKCORE_LOG_REPORT_INIT, library.taskcore_log_trim, byref(row)
        )
