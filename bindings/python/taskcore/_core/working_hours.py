# SPDX-License-Identifier: Apache-2.0
"""When somebody works."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import time
from operator import index

from taskcore.errors import InvalidError


def working_hours(hours: tuple[time, time]) -> tuple[int, int]:
    """When work begins and ends, in seconds of the day; midnight is the end of a day."""
    start, end = map(_seconds, hours)
    return start, end or 86_400


def weekday_bits(weekdays: Iterable[int]) -> int:
    """A bit for each of the days."""
    bits = 0
    for weekday in map(index, weekdays):
        if not 1 <= weekday <= 7:
            raise InvalidError(
                f"{weekday} is no day of the week: 1 for Monday to 7 for Sunday are.",
                field="weekdays",
            )
        bits |= 1 << (weekday - 1)
    return bits


def _seconds(clock: time) -> int:
    if not isinstance(clock, time):
        raise TypeError(f"hours must be two times, not {type(clock).__name__}")
    if clock.tzinfo is not None:
        raise InvalidError("Hours of work are naive times; zone says where.", field="hours")
    return clock.hour * 3_600 + clock.minute * 60 + clock.second
