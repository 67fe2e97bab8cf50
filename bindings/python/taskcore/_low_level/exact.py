# SPDX-License-Identifier: Apache-2.0
"""Exact decimal numbers: the library's whole numbers, Python's ``Decimal``."""

from __future__ import annotations

from decimal import Context, Decimal, Inexact, InvalidOperation
from typing import Final, Union

from taskcore.errors import InvalidError

Exact = Union[Decimal, int, str]
"""The types of an exact amount, quantity, price or rate: ``Decimal("1.5")``, 2 or ``"1.5"``."""

EXACT: Final = Context(prec=100, traps=[Inexact])
"""A program's own context may round to a few digits; this one never rounds."""

_LARGEST: Final = 20
"""No number of the library has more digits before the point."""


def scaled(value: Exact, decimals: int, field: str) -> int:
    """The number in units of the last of so many decimals, when it has no more."""
    if isinstance(value, float):
        raise TypeError(
            f"{field} must be exact, and a float is not: 0.1 is a little more than a tenth. "
            'Give a Decimal, an int or a str such as "0.1".'
        )
    if isinstance(value, bool) or not isinstance(value, (Decimal, int, str)):
        raise TypeError(f"{field} must be a Decimal, an int or a str, not {type(value).__name__}")
    try:
        number = Decimal(value)
    except InvalidOperation:
        raise InvalidError(f"{value!r} is no decimal number.", field=field) from None
    if not number.is_finite():
        raise InvalidError(f"{number} is no number to reckon with.", field=field)
    if number and number.adjusted() > _LARGEST:
        raise InvalidError(f"{number} is out of range.", field=field)
    try:
        exact = EXACT.quantize(number, EXACT.scaleb(Decimal(1), -decimals))
    except Inexact:
        raise InvalidError(f"{number} has more than {decimals} decimals.", field=field) from None
    return int(EXACT.scaleb(exact, decimals))
