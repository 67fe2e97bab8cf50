# SPDX-License-Identifier: Apache-2.0
"""Exact decimal numbers: the library's whole numbers, Python's ``Decimal``."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Context, Decimal, InvalidOperation
from typing import Any, Final, Union

from taskcore._low_level.values import integer
from taskcore.errors import InvalidError

Exact = Union[Decimal, int, str]
"""What an amount, a quantity, a price or a rate is given as: ``Decimal("1.5")``, 2 or ``"1.5"``."""

_LARGEST: Final = 20
"""No number of the library has more digits before the point."""

# A program's own context may round to a few digits.
_CONTEXT: Final = Context(prec=100)


def from_scaled(number: int, decimals: int) -> Decimal:
    """The number whose last so many digits are decimals.

    >>> from_scaled(12_345_678, 4)
    Decimal('1234.5678')
    """
    return _CONTEXT.scaleb(Decimal(number), -decimals)


def to_scaled(value: Exact, decimals: int, field: str, bits: int = 64) -> int:
    """The number in units of the last of so many decimals, when it has no more.

    >>> to_scaled("2.5", 4, "quantity")
    25000
    """
    number = _decimal(value, field)
    if not number.is_finite():
        raise InvalidError(f"{number} is no number to reckon with.", field=field)
    if number and number.adjusted() > _LARGEST:
        raise InvalidError(f"{number} is out of range.", field=field)
    if number and number.adjusted() < -decimals or _has_more_decimals(number, decimals):
        raise InvalidError(f"{number} has more than {decimals} decimals.", field=field)
    return integer(int(_CONTEXT.scaleb(number, decimals)) if number else 0, bits, field)


def _has_more_decimals(number: Decimal, decimals: int) -> bool:
    _, digits, exponent = number.as_tuple()
    beyond = -int(exponent) - decimals
    return beyond > 0 and any(digits[-beyond:])


def _decimal(value: Exact, field: str) -> Decimal:
    if isinstance(value, float):
        raise TypeError(
            f"{field} must be exact, and a float is not: 0.1 is a little more than a tenth. "
            'Give a Decimal, an int or a str such as "0.1".'
        )
    if isinstance(value, bool) or not isinstance(value, (Decimal, int, str)):
        raise TypeError(f"{field} must be a Decimal, an int or a str, not {type(value).__name__}")
    try:
        return Decimal(value)
    except InvalidOperation:
        raise InvalidError(f"{value!r} is no decimal number.", field=field) from None


def write_exact(member: str, decimals: int, bits: int = 64) -> Callable[..., None]:
    """What writes a property into a member of a C input, in units of its last decimal."""

    def write(row: Any, name: str, value: Exact, milliseconds: object) -> None:
        setattr(row, member, to_scaled(value, decimals, member, bits))

    return write


def write_optional_exact(member: str, decimals: int) -> Callable[..., None]:
    """The same of a property that None takes away."""

    def write(row: Any, name: str, value: Exact | None, milliseconds: object) -> None:
        setattr(row, member, optional_scaled(value, decimals, member))

    return write


def optional_scaled(value: Exact | None, decimals: int, field: str) -> int:
    """The number in units of the last of so many decimals; 0, which is C's for none, for None."""
    scaled = 0 if value is None else to_scaled(value, decimals, field)
    if value is not None and scaled == 0:
        raise InvalidError("It is above 0; None takes it away.", field=field)
    return scaled
