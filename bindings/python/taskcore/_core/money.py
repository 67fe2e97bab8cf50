# SPDX-License-Identifier: Apache-2.0
"""Amounts of money, which are exact."""

from __future__ import annotations

from ctypes import byref, c_int32, c_int64
from decimal import Decimal
from functools import cache
from typing import Any

from taskcore._low_level.calls import call
from taskcore._low_level.exact import Exact, from_scaled, to_scaled
from taskcore._low_level.library import library
from taskcore._low_level.values import OwnText, text


def currency_digits(currency: str) -> int:
    """How many decimals the minor unit of a currency is, as ISO 4217 has it.

    >>> currency_digits("EUR"), currency_digits("JPY")
    (2, 0)
    """
    digits = c_int32()
    call(library.taskcore_currency_digits, text(currency, "currency"), byref(digits))
    return digits.value


def amount_text(amount: Exact, currency: str, language: str = "en") -> str:
    """An amount as an invoice of a language, ``"fr"`` or ``"en"``, has it.

    >>> amount_text(Decimal("1234.5"), "EUR")
    '€1,234.50'
    """
    minor = to_minor(amount, currency, "amount_minor")
    written = OwnText()
    names = text(currency, "currency"), text(language, "language")
    call(library.taskcore_amount_text, minor, *names, byref(written.pointer))
    return written.take()


def amount_parse(written: str, currency: str) -> Decimal:
    """The amount that people write so, without the currency.

    >>> amount_parse("1 234,56", "EUR")
    Decimal('1234.56')

    In one such as "1,234", which could be either, a comma groups digits.
    """
    minor = c_int64()
    encoded = text(written, "text"), text(currency, "currency")
    call(library.taskcore_amount_parse, *encoded, byref(minor))
    return from_scaled(minor.value, currency_digits(currency))


def to_minor(amount: Exact, currency: str, field: str) -> int:
    """An amount in minor units of its currency."""
    return to_scaled(amount, currency_digits(currency), field)


def from_minor(minor: int, currency: bytes) -> Decimal:
    """The amount of so many minor units; C names the currency."""
    return from_scaled(minor, _digits(currency))


@cache
def _digits(currency: bytes) -> int:
    return currency_digits(currency.decode())


def optional_rate(basis_points: int) -> Decimal | None:
    """A rate in percent; None for -1, which is C's for none."""
    return None if basis_points < 0 else from_scaled(basis_points, 2)


def write_exchange_rate(row: Any, name: str, value: Exact | None, milliseconds: object) -> None:
    """Writes units of a currency for one euro into a C input."""
    member = "exchange_rate_millionths"
    setattr(row, member, 0 if value is None else to_scaled(value, 6, member))
