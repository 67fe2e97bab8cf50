# SPDX-License-Identifier: Apache-2.0
"""When somebody works."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import time
from operator import index
from typing import TYPE_CHECKING

from taskcore.errors import InvalidError

if TYPE_CHECKING:
    from taskcore._low_level import prototypes as c


def working_hours(
    row: c.taskcore_free_time_query_options | c.taskcore_load_query_options,
    hours: tuple[time, time] | None,
    weekdays: Iterable[int],
) -> None:
    """Writes the hours and the days of work into C's options."""
    if hours is not None:
        row.day_start_s, row.day_end_s = map(_seconds, hours)
        # The day's end is its last midnight.
        row.day_end_s = row.day_end_s or 86_400
    for weekday in map(index, weekdays):
        if not 1 <= weekday <= 7:
            raise InvalidError(
                f"{weekday} is no day of the week: 1 for Monday to 7 for Sunday are.",
                field="weekdays",
            )
        row.weekdays |= 1 << (weekday - 1)


def _seconds(clock: time) -> int:
    if not isinstance(clock, time):
        raise TypeError(f"hours must be two times, not {type(clock).__name__}")
    if clock.tzinfo is not None:
        raise InvalidError("Hours of work are naive times; zone says where.", field="hours")
    return clock.hour * 3_600 + clock.minute * 60 + clock.second
