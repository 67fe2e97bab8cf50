# SPDX-License-Identifier: Apache-2.0
"""Values of own fields, as Python says them and as C takes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ctypes import Array
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Union

from taskcore._generated import prototypes as c
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import seconds, text

FieldValue = Union[str, int, Decimal, date, datetime, timedelta, None]
"""A text, a number, a date or an instant, a duration, or a choice; None takes the value away."""


def field_value_rows(
    values: Mapping[str, FieldValue], milliseconds: Callable[[datetime], int]
) -> Array[c.taskcore_field_value]:
    """The C array; ``milliseconds`` turns a datetime into an instant."""
    if not isinstance(values, Mapping):
        raise TypeError(f"field_values must be a mapping, not {type(values).__name__}")
    rows = [_row(name, value, milliseconds) for name, value in values.items()]
    return (c.taskcore_field_value * len(rows))(*rows)


def _row(
    name: str, value: FieldValue, milliseconds: Callable[[datetime], int]
) -> c.taskcore_field_value:
    row = c.TASKCORE_FIELD_VALUE_INIT()
    row.name = text(name, "field_values")
    row.value = text(_written(value, milliseconds), "field_values")
    return row


def _written(value: FieldValue, milliseconds: Callable[[datetime], int]) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, datetime):
        return _instant(milliseconds(value))
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, timedelta):
        return str(seconds(value, "field_values"))
    if isinstance(value, (int, Decimal)) and not isinstance(value, bool):
        return format(value, "f") if isinstance(value, Decimal) else str(value)
    raise TypeError(
        "a field value is a text, a whole number or a Decimal, a date, a datetime or a timedelta, "
        f"not {type(value).__name__}"
    )


def _instant(milliseconds: int) -> str:
    """Such as 2026-12-24T16:00:00.000Z."""
    whole, rest = divmod(milliseconds, 1000)
    moment = datetime(1970, 1, 1) + timedelta(seconds=whole)
    return f"{moment.isoformat()}.{rest:03}Z"


def field_values_from_rows(first: object, count: int) -> tuple[tuple[str, str], ...]:
    """The names and values of a C array."""
    return tuple(
        [
            (row.name.decode(), row.value.decode())
            for row in map_elements(first, c.taskcore_field_value, count)
        ]
    )
