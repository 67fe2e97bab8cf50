# SPDX-License-Identifier: Apache-2.0
"""Mending what another program broke in a store."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.reading import recovery_report_from_row, repair_report_from_row
from taskcore._low_level.values import path_bytes
from taskcore.lists import ProblemList

if TYPE_CHECKING:
    from taskcore.store.recovery_report import RecoveryReport
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

    def check_series(self) -> ProblemList:
        """The repeating tasks that are at another occurrence than their completions and skips say.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     len(store.check_series())
        0
        """
        return self._listed(ProblemList, library.taskcore_series_check)

    def recover(self, path: str | os.PathLike[str]) -> RecoveryReport:
        """Takes what can be read of a damaged store's file into this one, which is a new one.

        What its change log has and did not come back, ``import_notes`` lists.

        >>> import tempfile
        >>> from taskcore import Store
        >>> folder = tempfile.TemporaryDirectory()
        >>> with Store(f"{folder.name}/damaged.db") as store:
        ...     _ = store.add("Pay rent")
        >>> with Store(":memory:") as store:
        ...     lost = store.recover(f"{folder.name}/damaged.db").rows_lost
        ...     print(store.count(), lost)
        1 0
        >>> folder.cleanup()
        """
        return self._filled(
            recovery_report_from_row,
            c.TASKCORE_RECOVERY_REPORT_INIT,
            library.taskcore_recover,
            path_bytes(path, "path"),
        )

    def _report(self, function: Callable[..., int]) -> RepairReport:
        blank = c.TASKCORE_REPAIR_REPORT_INIT
        return self._filled(repair_report_from_row, blank, function)
