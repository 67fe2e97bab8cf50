# SPDX-License-Identifier: Apache-2.0
"""What is owed by age, and turnover and VAT by month."""

from __future__ import annotations

import os
from ctypes import byref
from datetime import date
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore._low_level.options import give, page
from taskcore._low_level.values import OwnText, path_bytes
from taskcore.invoices.period import month_number
from taskcore.lists import AgeingList, TurnoverList, VATTotalList


class InvoiceFigureMethods(Connection):
    """Sums over issued invoices. Any day of a month stands for it."""

    def ageing(self, *, limit: int | None = None, offset: int = 0) -> AgeingList:
        """What is owed today, by currency and by how long it is overdue."""
        row = give(c.TASKCORE_AGEING_QUERY_OPTIONS_INIT(), **page(limit, offset))
        return self._listed(AgeingList, library.taskcore_ageing_query, byref(row))

    def turnover(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        limit: int | None = None,
        offset: int = 0,
    ) -> TurnoverList:
        """What was invoiced from one month to another, by month and currency."""
        row = _months(c.TASKCORE_TURNOVER_QUERY_OPTIONS_INIT(), first, last, limit, offset)
        return self._listed(TurnoverList, library.taskcore_turnover_query, byref(row))

    def vat_totals(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        limit: int | None = None,
        offset: int = 0,
    ) -> VATTotalList:
        """The VAT from one month to another, by month, currency, category and falling rate."""
        row = _months(c.TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT(), first, last, limit, offset)
        return self._listed(VATTotalList, library.taskcore_vat_total_query, byref(row))

    def vat_journal_csv(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        limit: int | None = None,
        offset: int = 0,
    ) -> str:
        """The VAT journal as a table with a header: a line for each rate of each invoice.

        The amounts of credit notes are below 0.

        >>> from taskcore import Store
        >>> with Store(":memory:") as store:
        ...     store.vat_journal_csv()[:25]
        'issue_date,number,kind,pr'
        """
        csv = OwnText()
        row = _months(c.TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT(), first, last, limit, offset)
        self._call(library.taskcore_vat_journal_csv, byref(row), byref(csv.pointer))
        return csv.take()

    def vat_journal_csv_file(
        self, path: str | os.PathLike[str], first: date | None = None, last: date | None = None
    ) -> None:
        """Writes the VAT journal to a file, or replaces one."""
        encoded = path_bytes(path, "path")
        row = _months(c.TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT(), first, last, None, 0)
        self._call(library.taskcore_vat_journal_csv_file, byref(row), encoded)


def _months(row: Any, first: date | None, last: date | None, limit: int | None, offset: int) -> Any:
    return give(
        row,
        first_month=month_number(first, "first_month"),
        last_month=month_number(last, "last_month"),
        **page(limit, offset),
    )
