# SPDX-License-Identifier: Apache-2.0
"""What a pulse says of today: streaks, the level, the trend, comparisons and the forecast."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from taskcore._low_level import prototypes as c
from taskcore._low_level.values import string
from taskcore.enumerations import ForecastKind
from taskcore.time.time_methods import from_packed, optional_packed


@dataclass(frozen=True)
class Streak:
    """Days or weeks on end in which a goal was reached; paused ones stand in no streak's way."""

    goal: int
    """Tasks a day or a week."""
    completed_count: int
    """Today or this week."""
    current_count: int
    """Days or weeks, with the present one when its goal is reached."""
    longest_count: int
    current_first_date: date | None
    """Its first day, or the first day of its first week; None: there is no streak."""
    current_last_date: date | None
    """Its last day, or the first day of its last week."""
    longest_first_date: date | None
    """Of the earliest of the longest ones."""
    longest_last_date: date | None
    is_paused: bool
    """Whether the present day or week is."""
    is_at_risk: bool
    """Whether it ends unless the goal is reached in the present day or week."""


@dataclass(frozen=True)
class Level:
    """How far all points so far have brought the user."""

    number: int
    """1 to 8."""
    name: str
    """Such as ``"Novice"``."""
    points: int
    """All that were ever scored."""
    first_points: int
    """With which this level begins."""
    next_points: int | None
    """With which the next one begins; None on the last one."""
    progress: float
    """From this level to the next, 0 to 1; 1 on the last one."""


@dataclass(frozen=True)
class Trend:
    """Whether the points a day grow or shrink: the line through them by least squares.

    It is over the days of the range that are over.
    """

    day_count: int
    mean_points: float
    """A day."""
    slope: float | None
    """Points a day, per day; None with fewer than 2 days."""
    slope_standard_error: float | None
    """None with fewer than 3 days."""


@dataclass(frozen=True)
class Comparison:
    """A week or month up to today against the one before."""

    first_date: date
    """Of the present one."""
    last_date: date
    """Today."""
    previous_first_date: date
    previous_last_date: date
    previous_same_date: date
    """Its day that is as far into it as today is into the present one."""
    points: int
    completed_count: int
    previous_points: int
    """Of all of it."""
    previous_completed_count: int
    previous_points_so_far: int
    """Up to ``previous_same_date``."""
    previous_completed_count_so_far: int


@dataclass(frozen=True)
class Forecast:
    """When the backlog, the open tasks that do not repeat, is empty at the present pace.

    The pace is that of the last 28 days that are over, or of as many as there are.
    """

    kind: ForecastKind
    open_count: int
    """Now."""
    day_count: int
    """That the pace is taken from."""
    added_per_day: float
    closed_per_day: float
    """Completed or deleted."""
    days: float | None
    """Until the backlog is empty, when that is known."""
    empty_date: date | None
    """The day of it, when that is known."""


def streak(row: c.taskcore_streak) -> Streak:
    """The streak of a C row."""
    return Streak(
        row.goal,
        row.completed_count,
        row.current_count,
        row.longest_count,
        optional_packed(row.current_first_date),
        optional_packed(row.current_last_date),
        optional_packed(row.longest_first_date),
        optional_packed(row.longest_last_date),
        bool(row.is_paused),
        bool(row.is_at_risk),
    )


def level(row: c.taskcore_level) -> Level:
    """The level of a C row."""
    return Level(
        row.number,
        string(row.name),
        row.points,
        row.first_points,
        row.next_points or None,
        row.progress,
    )


def trend(row: c.taskcore_trend) -> Trend:
    """The trend of a C row."""
    return Trend(
        row.day_count,
        row.mean_points,
        row.slope if row.has_slope else None,
        row.slope_standard_error if row.has_standard_error else None,
    )


def comparison(row: c.taskcore_comparison) -> Comparison:
    """The comparison of a C row."""
    return Comparison(
        from_packed(row.first_date),
        from_packed(row.last_date),
        from_packed(row.previous_first_date),
        from_packed(row.previous_last_date),
        from_packed(row.previous_same_date),
        row.points,
        row.completed_count,
        row.previous_points,
        row.previous_completed_count,
        row.previous_points_so_far,
        row.previous_completed_count_so_far,
    )


def forecast(row: c.taskcore_forecast) -> Forecast:
    """The forecast of a C row."""
    kind = ForecastKind(row.kind)
    has_date = kind is ForecastKind.DATE
    return Forecast(
        kind,
        row.open_count,
        row.day_count,
        row.added_per_day,
        row.closed_per_day,
        row.days if has_date else None,
        from_packed(row.empty_date) if has_date else None,
    )
