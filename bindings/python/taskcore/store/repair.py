# SPDX-License-Identifier: Apache-2.0
"""Mending what another program broke in a store."""

from __future__ import annotations

from ctypes import byref
from dataclasses import dataclass

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library


@dataclass(frozen=True)
class RepairReport:
    """What a repair mended, or would."""

    inbox_restored: bool
    tasks_rehomed: int
    """Put into Inbox, for their project was missing."""
    subtasks_detached: int
    """Made tasks of their own: they could not be below the parent that they had."""
    dependencies_removed: int
    """On tasks that are missing, or in a circle."""
    tags_mended: int
    """Tasks whose tags were not the ones they can be found by."""
    positions_mended: int
    """Tasks, projects and filters without a place in the order."""
    index_rebuilt: bool
    """Whether the index of words did not agree with the tasks."""
    values_mended: int
    """Values that nothing can have, which are now defaults or the nearest that it can have."""
    invoice_parts_removed: int
    """Lines, payments and the like whose invoice was missing."""
    numbers_missing: int
    """Numbers of invoices that their series lack; they are told of, and never given again."""
    numbers_doubled: int
    """Numbers that more than one invoice has; they are told of only."""


class RepairMethods(Connection):
    """Mending a store."""

    def repair(self) -> RepairReport:
        """Restores a missing Inbox, gives orphans a home, and says what it did; it is not undone.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.repair().tasks_rehomed
        0
        """
        report = c.TASKCORE_REPAIR_REPORT_INIT()
        self._call(library.taskcore_repair, byref(report))
        return _report(report)

    def check(self) -> RepairReport:
        """Tells what `repair` would mend, and changes nothing; it reads the whole file.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.check().values_mended
        0
        """
        report = c.TASKCORE_REPAIR_REPORT_INIT()
        self._call(library.taskcore_check, byref(report))
        return _report(report)


def _report(report: c.taskcore_repair_report) -> RepairReport:
    return RepairReport(
        bool(report.inbox_restored),
        report.tasks_rehomed,
        report.subtasks_detached,
        report.dependencies_removed,
        report.tags_mended,
        report.positions_mended,
        bool(report.index_rebuilt),
        report.values_mended,
        report.invoice_parts_removed,
        report.numbers_missing,
        report.numbers_doubled,
    )
