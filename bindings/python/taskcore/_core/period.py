# SPDX-License-Identifier: Apache-2.0
"""Days and months as invoices have them."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from taskcore._core.time_methods import optional_packed, optional_packed_day
from taskcore._low_level.values import text

Period = tuple["date | None", "date | None"]
"""The first and the last day of some time, one of which may be open."""


def optional_period(first: int, last: int) -> Period | None:
    """The period from one day to another; None without both."""
    return (optional_packed(first), optional_packed(last)) if first or last else None


def packed_period(period: Period | None, field: str) -> tuple[int, int]:
    """Both days as C has them, 0 for none."""
    first, last = (None, None) if period is None else period
    return (
        optional_packed_day(first, field) or 0,
        optional_packed_day(last, field) or 0,
    )


def optional_preceding(number: bytes | None, day: int) -> tuple[str, date | None] | None:
    """The number and the issue date of an earlier invoice; None without a number."""
    return (number.decode(), optional_packed(day)) if number else None


def month_from_number(number: int) -> date:
    """The first day of a month such as 202612."""
    return date(number // 100, number % 100, 1)


def month_number(month: date | None, field: str) -> int:
    """The number of the month of a day; 0 without."""
    if month is None:
        return 0
    if isinstance(month, datetime) or not isinstance(month, date):
        raise TypeError(f"{field} must be a date, not a {type(month).__name__}")
    return month.year * 100 + month.month


def write_period(row: Any, name: str, value: Period | None, milliseconds: object) -> None:
    """Writes a period into a C input."""
    row.first_date, row.last_date = packed_period(value, name)


def write_preceding(
    row: Any, name: str, value: tuple[str, date] | None, milliseconds: object
) -> None:
    """Writes number and issue date of the invoice that a credit note is for into a C input."""
    number, day = ("", None) if value is None else value
    row.preceding_number = text(number, "preceding_number")
    row.preceding_date = optional_packed_day(day, "preceding_date") or 0
