# SPDX-License-Identifier: Apache-2.0
"""What is owed by age, and turnover and VAT by month."""

from __future__ import annotations

from datetime import date

from taskcore._low_level.connection import Connection
from taskcore._low_level.library import library
from taskcore.invoices.period import month_number
from taskcore.lists import AgeingList, TurnoverList, VATTotalList


class InvoiceFigureMethods(Connection):
    """Sums over issued invoices. Any day of a month stands for it."""

    def ageing(self) -> AgeingList:
        """What is owed today, by currency and by how long it is overdue."""
        return self._listed(AgeingList, library.taskcore_ageing_query)

    def turnover(self, first: date | None = None, last: date | None = None) -> TurnoverList:
        """What was invoiced from one month to another, by month and currency."""
        return self._listed(TurnoverList, library.taskcore_turnover_query, *_months(first, last))

    def vat_totals(self, first: date | None = None, last: date | None = None) -> VATTotalList:
        """The VAT from one month to another, by month, currency, category and falling rate."""
        return self._listed(VATTotalList, library.taskcore_vat_total_query, *_months(first, last))


def _months(first: date | None, last: date | None) -> tuple[int, int]:
    return month_number(first, "first_month"), month_number(last, "last_month")
