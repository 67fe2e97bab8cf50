# SPDX-License-Identifier: Apache-2.0
"""What is owed by age, and turnover and VAT by month."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import Final

from taskcore._low_level import prototypes as c
from taskcore._low_level.connection import Connection
from taskcore._low_level.exact import from_scaled
from taskcore._low_level.library import library
from taskcore._low_level.lists import SnapshotList
from taskcore._low_level.values import string
from taskcore.enumerations import VATCategory
from taskcore.invoices.money import from_minor

_WITHOUT_END: Final = (1 << 31) - 1


@dataclass(frozen=True)
class Ageing:
    """What is owed of invoices of one currency, by how long they are overdue."""

    currency: str
    first_day: int
    """Days overdue: 0 for what is not due yet, else 1, 31, 61 or 91."""
    last_day: int | None
    """0, 30, 60, 90, or None for all later ones."""
    balance: Decimal
    invoice_count: int


class AgeingList(SnapshotList[Ageing, c.taskcore_ageing]):
    """By currency, the least overdue first."""

    _kind = "ageing"
    _row_type = c.taskcore_ageing

    @staticmethod
    def _item(row: c.taskcore_ageing) -> Ageing:
        return Ageing(
            string(row.currency),
            row.first_day,
            None if row.last_day == _WITHOUT_END else row.last_day,
            from_minor(row.balance_minor, row.currency or b""),
            row.invoice_count,
        )


@dataclass(frozen=True)
class Turnover:
    """What was invoiced in a month in one currency; credit notes are taken off."""

    month: date
    """The first day of the month of the issue date."""
    currency: str
    invoice_count: int
    credit_note_count: int
    net: Decimal
    vat: Decimal
    gross: Decimal


class TurnoverList(SnapshotList[Turnover, c.taskcore_turnover]):
    """By month and currency."""

    _kind = "turnover"
    _row_type = c.taskcore_turnover

    @staticmethod
    def _item(row: c.taskcore_turnover) -> Turnover:
        currency = row.currency or b""
        return Turnover(
            _month(row.month),
            currency.decode(),
            row.invoice_count,
            row.credit_note_count,
            from_minor(row.net_minor, currency),
            from_minor(row.vat_minor, currency),
            from_minor(row.gross_minor, currency),
        )


@dataclass(frozen=True)
class VATTotal:
    """The VAT of a month, a currency, a category and a rate; credit notes are taken off."""

    month: date
    """The first day of the month of the issue date."""
    currency: str
    category: VATCategory
    category_code: str
    """Such as ``"S"``."""
    rate: Decimal
    """In percent."""
    taxable: Decimal
    tax: Decimal


class VATTotalList(SnapshotList[VATTotal, c.taskcore_vat_total]):
    """By month, currency, category and falling rate."""

    _kind = "vat_total"
    _row_type = c.taskcore_vat_total

    @staticmethod
    def _item(row: c.taskcore_vat_total) -> VATTotal:
        currency = row.currency or b""
        return VATTotal(
            _month(row.month),
            currency.decode(),
            VATCategory(row.category),
            string(row.category_code),
            from_scaled(row.rate_basis_points, 2),
            from_minor(row.taxable_minor, currency),
            from_minor(row.tax_minor, currency),
        )


class InvoiceFigureMethods(Connection):
    """Sums over issued invoices. Any day of a month stands for it."""

    def ageing(self) -> AgeingList:
        """What is owed today, by currency and by how long it is overdue."""
        ageing = POINTER(c.taskcore_ageing_list)()
        self._call(library.taskcore_ageing_query, byref(ageing))
        return AgeingList(ageing)

    def turnover(self, first: date | None = None, last: date | None = None) -> TurnoverList:
        """What was invoiced from one month to another, by month and currency."""
        turnover = POINTER(c.taskcore_turnover_list)()
        self._call(library.taskcore_turnover_query, *_months(first, last), byref(turnover))
        return TurnoverList(turnover)

    def vat_totals(self, first: date | None = None, last: date | None = None) -> VATTotalList:
        """The VAT from one month to another, by month, currency, category and falling rate."""
        totals = POINTER(c.taskcore_vat_total_list)()
        self._call(library.taskcore_vat_total_query, *_months(first, last), byref(totals))
        return VATTotalList(totals)


def _month(number: int) -> date:
    return date(number // 100, number % 100, 1)


def _months(first: date | None, last: date | None) -> tuple[int, int]:
    return _number(first, "first_month"), _number(last, "last_month")


def _number(month: date | None, field: str) -> int:
    if month is None:
        return 0
    if isinstance(month, datetime) or not isinstance(month, date):
        raise TypeError(f"{field} must be a date, not a {type(month).__name__}")
    return month.year * 100 + month.month
