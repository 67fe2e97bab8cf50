# SPDX-License-Identifier: Apache-2.0
"""Mending what another program broke in a store."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.reading import repair_report_from_row

if TYPE_CHECKING:
    from taskcore.store.repair_report import RepairReport


class RepairMethods(Connection):
    """Mending a store."""

    def repair(self) -> RepairReport:
        """Restores a missing Inbox, gives orphans a home, and says what it did; it is not undone.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.repair().tasks_rehomed
        0
        """
        return self._report(library.taskcore_repair)

    def check(self) -> RepairReport:
        """Tells what `repair` would mend, and changes nothing; it reads the whole file.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.check().values_mended
        0
        """
        return self._report(library.taskcore_check)

    def _report(self, function: Callable[..., int]) -> RepairReport:
        blank = c.TASKCORE_REPAIR_REPORT_INIT
        return self._filled(repair_report_from_row, blank, function)
