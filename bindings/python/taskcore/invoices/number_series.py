# SPDX-License-Identifier: Apache-2.0
"""Series of numbers, which follow each other without gaps."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from datetime import date

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.values import string, text
from taskcore.time.time_methods import optional_packed


@dataclass(frozen=True)
class NumberSeries:
    """Numbers that follow each other."""

    name: str
    """``"invoice"`` and ``"credit_note"`` are there from the beginning."""
    pattern: str
    """Such as ``"F{YYYY}-{NNNN}"``."""
    next_number: str
    """As it would be today."""
    issued_count: int
    last_date: date | None
    """The latest issue date; None before the first."""


class NumberSeriesList(SnapshotList[NumberSeries, c.taskcore_number_series]):
    """Series as they were when they were listed."""

    _kind = "number_series"
    _row_type = c.taskcore_number_series

    @staticmethod
    def _item(row: c.taskcore_number_series) -> NumberSeries:
        return NumberSeries(
            string(row.name),
            string(row.pattern),
            string(row.next_number),
            row.issued_count,
            optional_packed(row.last_date),
        )


class NumberSeriesMethods(Connection):
    """The numbers that invoices get."""

    def number_series(self) -> NumberSeriesList:
        """The series that are there from the beginning, then the others by their names."""
        series = POINTER(c.taskcore_number_series_list)()
        self._call(library.taskcore_number_series_query, byref(series))
        return NumberSeriesList(series)

    def set_number_series(self, name: str, pattern: str) -> None:
        """Sets the pattern of a series; another name than those that are there adds one.

        >>> from datetime import datetime, timezone
        >>> from taskcore import Store
        >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
        >>> with Store(":memory:", clock=now) as store:
        ...     store.set_number_series("shop", "S{YY}-{NNNNN}")
        ...     for series in store.number_series():
        ...         print(series.name, series.pattern, series.next_number)
        invoice F{YYYY}-{NNNN} F2026-0001
        credit_note A{YYYY}-{NNNN} A2026-0001
        shop S{YY}-{NNNNN} S26-00001

        ``""`` is the pattern which the series had at first, or no such series any more.
        """
        written = text(name, "name"), text(pattern, "pattern")
        self._call(library.taskcore_number_series_set, *written)
