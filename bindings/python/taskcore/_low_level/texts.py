# SPDX-License-Identifier: Apache-2.0
"""Texts as C takes them, and which of several is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from taskcore._generated.failure import TaskcoreError
from taskcore.errors import InvalidError


def text(value: str, field: str) -> bytes:
    """UTF-8 without NUL, which C would take for its end."""
    if not isinstance(value, str):
        raise TypeError(f"{field} must be a str, not {type(value).__name__}")
    try:
        encoded = value.encode()
    except UnicodeEncodeError as error:
        raise InvalidError(f"The text cannot be UTF-8: {error}.", field=field) from None
    return without_nul(encoded, field)


def without_nul(encoded: bytes, field: str) -> bytes:
    """The same bytes, which have no NUL."""
    if b"\0" in encoded:
        raise InvalidError("The text must not hold U+0000.", field=field)
    return encoded


def for_each(make: Callable[[Any], Any], values: Iterable[Any]) -> list[Any]:
    """Maps each value; an error has the ``index`` of the value."""
    made = []
    for position, each in enumerate(values):
        try:
            made.append(make(each))
        except TaskcoreError as error:
            error.index = position
            raise
    return made
