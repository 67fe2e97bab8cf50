# SPDX-License-Identifier: Apache-2.0
"""Writes what is given into C's options."""

from __future__ import annotations

from ctypes import c_char_p, c_int32, c_int64, sizeof
from typing import Any

from taskcore._core.time_methods import packed_day
from taskcore._generated import prototypes as c
from taskcore._low_level.values import integer, text


def announce(row: Any, prefix: str, **members: Any) -> None:
    """Writes the members that are not None, and says in ``fields`` that they count.

    A text, a number and a date are written as their member has them, all else as it is. The prefix
    is that of their bits, such as ``"PULSE"`` of ``TASKCORE_PULSE_FIRST_DATE``.
    """
    kinds = dict(row._fields_)
    for name, value in members.items():
        if value is not None:
            setattr(row, name, _written(kinds[name], name, value))
            row.fields |= getattr(c, f"TASKCORE_{prefix}_{name.removesuffix('_ms').upper()}")


def give(row: Any, **members: Any) -> Any:
    """Writes members that need no bit to count, and returns the struct."""
    kinds = dict(row._fields_)
    for name, value in members.items():
        setattr(row, name, _written(kinds[name], name, value))
    return row


def page(limit: int | None, offset: int) -> dict[str, int]:
    """The members that say which rows of a list are meant; without a limit, all of them."""
    return {"limit": 0 if limit is None else limit, "offset": offset}


def _written(kind: Any, name: str, value: Any) -> Any:
    if kind is c_char_p:
        return text(value, name)
    if kind not in (c_int32, c_int64):
        return value
    if name.endswith("date"):
        return packed_day(value, name)
    return integer(value, 8 * sizeof(kind), name)
