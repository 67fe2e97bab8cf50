# SPDX-License-Identifier: Apache-2.0
"""Amounts of money, which are exact."""

from __future__ import annotations

from decimal import Decimal
from functools import cache

from taskcore._generated.values import from_scaled
from taskcore.invoices.currency import currency_digits


def from_minor(minor: int, currency: bytes) -> Decimal:
    """The amount of so many minor units; C names the currency."""
    return from_scaled(minor, _digits(currency))


@cache
def _digits(currency: bytes) -> int:
    return currency_digits(currency.decode())
