# SPDX-License-Identifier: Apache-2.0
"""What the past says: figures of each day, streaks, trends and a forecast."""

from __future__ import annotations

from ctypes import POINTER, byref
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from taskcore._low_level import prototypes as c
from taskcore._low_level.library import library
from taskcore._low_level.options import announce, week_start_number
from taskcore._low_level.rows import map_elements
from taskcore._low_level.values import string
from taskcore.enumerations import Colour, InsightKind
from taskcore.organising.project import ProjectMethods
from taskcore.pulse import pulse_figures as figures
from taskcore.pulse.pulse_figures import Comparison, Forecast, Level, Streak, Trend
from taskcore.time.time_methods import (
    MILLISECOND,
    from_packed,
    optional_packed,
    optional_packed_day,
)


@dataclass(frozen=True)
class PulseDay:
    """What happened on a day of the store's zone.

    Of a day that is not over, what would be so if nothing more happened.
    """

    day: date
    is_paused: bool
    """Whether it is on an ignored weekday or a holiday."""
    completed_count: int
    """Tasks and occurrences."""
    added_count: int
    due_count: int
    """Tasks and occurrences that were due on it, done or not."""
    overdue_count: int
    """At its end: open, and due until then."""
    open_count: int
    """At its end."""
    points: int
    focus_time: timedelta
    """Worked in focus sessions."""
    completion_ratio: float | None
    """Completed of what was completed or overdue, 0 to 1; None when nothing was."""
    average_points: float
    """Of the 7 days up to it, without those before the history begins."""
    has_reached_goal: bool
    """Whether as much was completed as the daily goal asks for."""


@dataclass(frozen=True)
class PulseGroup:
    """What was completed in one project, at one priority, on one weekday or in one hour."""

    key: int
    """A project's id, or 0 for deleted ones; a priority; 1 for Monday to 7; 0 to 23."""
    label: str
    """Such as ``"Home"``, ``"P0"``, ``"Monday"`` or ``"09:00"``."""
    completed_count: int
    points: int
    day_count: int
    """Days of the range that have it; of a weekday those alone."""
    colour: Colour


@dataclass(frozen=True)
class Figure:
    """A number that a sentence rests on."""

    name: str
    """Such as ``"points this week"``."""
    value: float


@dataclass(frozen=True)
class Insight:
    """Something to know, in plain words, with the numbers behind it."""

    kind: InsightKind
    text: str
    """A sentence."""
    figures: tuple[Figure, ...]
    colour: Colour
    """Green for good, orange for a warning, else grey."""


@dataclass(frozen=True)
class Pulse:
    """What the past says, as it was when it was read.

    Days, groups and sums are of the range; streaks, level, comparisons and forecast of today.
    """

    days: tuple[PulseDay, ...]
    """Each day of the range."""
    daily_streak: Streak
    weekly_streak: Streak
    level: Level
    trend: Trend
    week: Comparison
    month: Comparison
    forecast: Forecast
    projects: tuple[PulseGroup, ...]
    """With completions, the most points first."""
    priorities: tuple[PulseGroup, ...]
    """All five, P0 first."""
    weekdays: tuple[PulseGroup, ...]
    """All seven, from the first day of the week."""
    hours: tuple[PulseGroup, ...]
    """All 24."""
    insights: tuple[Insight, ...]
    """The most important first."""
    points: int
    completed_count: int
    added_count: int
    focus_time: timedelta
    active_day_count: int
    """Days on which something was completed."""
    today: date
    best_date: date | None
    """With the most points, the earliest of several."""
    best_weekday: int | None
    """With the most points a day, the first of several: 1 for Monday to 7 for Sunday."""
    best_hour: int | None
    """With the most completions, the earliest of several: 0 to 23."""


class PulseMethods(ProjectMethods):
    """Reading what the past says."""

    def pulse(
        self,
        first: date | None = None,
        last: date | None = None,
        *,
        project: str | None = None,
        project_id: int | None = None,
        week_start: int | None = None,
    ) -> Pulse:
        """What the past says: figures of each day, streaks, the level, the trend, a forecast.

        >>> from datetime import datetime, timezone
        >>> from taskcore import Store
        >>> now = lambda: datetime(2026, 1, 15, 12, tzinfo=timezone.utc)
        >>> with Store(":memory:", clock=now) as store:
        ...     store.complete(store.add("Pay rent"))
        ...     pulse = store.pulse()
        >>> pulse.days[-1].points, pulse.daily_streak.current_count, pulse.level.name
        (3, 1, 'Beginner')
        >>> print(pulse.insights[0].text)
        You have reached today's goal of 1 task.

        Without a last day it is today, and without a first one 29 days before. With a project, the
        figures are of that alone. Weeks start on a day from 1 for Monday to 7 for Sunday; without,
        as the store's locale has it.
        """
        options = c.TASKCORE_PULSE_OPTIONS_INIT()
        announce(
            options,
            "PULSE",
            first_date=optional_packed_day(first, "first_date"),
            last_date=optional_packed_day(last, "last_date"),
            project_id=self._one_project(project, project_id),
            week_start=week_start_number(week_start),
        )
        pulse = POINTER(c.taskcore_pulse)()
        self._call(library.taskcore_pulse_read, byref(options), byref(pulse))
        try:
            return _pulse(library.taskcore_pulse_get(pulse).contents)
        finally:
            library.taskcore_pulse_free(pulse)


def _pulse(content: c.taskcore_pulse_content) -> Pulse:
    days = map_elements(content.days, c.taskcore_pulse_day, content.day_count)
    insights = map_elements(content.insights, c.taskcore_insight, content.insight_count)
    return Pulse(
        tuple(map(_day, days)),
        figures.streak(content.daily_streak.contents),
        figures.streak(content.weekly_streak.contents),
        figures.level(content.level.contents),
        figures.trend(content.trend.contents),
        figures.comparison(content.week.contents),
        figures.comparison(content.month.contents),
        figures.forecast(content.forecast.contents),
        _groups(content.projects, content.project_count),
        _groups(content.priorities, content.priority_count),
        _groups(content.weekdays, content.weekday_count),
        _groups(content.hours, content.hour_count),
        tuple(map(_insight, insights)),
        content.points,
        content.completed_count,
        content.added_count,
        content.focus_ms * MILLISECOND,
        content.active_day_count,
        from_packed(content.today),
        optional_packed(content.best_date),
        content.best_weekday or None,
        content.best_hour if content.best_hour >= 0 else None,
    )


def _day(row: c.taskcore_pulse_day) -> PulseDay:
    return PulseDay(
        from_packed(row.date),
        bool(row.is_paused),
        row.completed_count,
        row.added_count,
        row.due_count,
        row.overdue_count,
        row.open_count,
        row.points,
        row.focus_ms * MILLISECOND,
        row.completion_ratio if row.has_completion_ratio else None,
        row.average_points,
        bool(row.has_reached_goal),
    )


def _groups(first: Any, count: int) -> tuple[PulseGroup, ...]:
    return tuple(map(_group, map_elements(first, c.taskcore_pulse_group, count)))


def _group(row: c.taskcore_pulse_group) -> PulseGroup:
    return PulseGroup(
        row.key,
        string(row.label),
        row.completed_count,
        row.points,
        row.day_count,
        Colour(row.colour),
    )


def _insight(row: c.taskcore_insight) -> Insight:
    rows = map_elements(row.figures, c.taskcore_figure, row.figure_count)
    return Insight(
        InsightKind(row.kind),
        string(row.text),
        tuple([Figure(string(figure.name), figure.value) for figure in rows]),
        Colour(row.colour),
    )
