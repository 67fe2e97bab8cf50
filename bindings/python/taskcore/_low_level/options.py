# SPDX-License-Identifier: Apache-2.0
"""Writes what is given into C's options."""

from __future__ import annotations

from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import integer


def announce(row: Any, prefix: str, **members: object) -> None:
    """Writes the members that are not None, and says in ``fields`` that they count.

    The prefix is that of their bits, such as ``"PULSE"`` of ``TASKCORE_PULSE_FIRST_DATE``.
    """
    for name, value in members.items():
        if value is not None:
            setattr(row, name, value)
            row.fields |= getattr(c, f"TASKCORE_{prefix}_{name.upper()}")


def week_start_number(week_start: int | None) -> int | None:
    """The day that weeks begin on, if it is given."""
    return None if week_start is None else integer(week_start, 32, "week_start")
