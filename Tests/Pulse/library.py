"""Reads score and pulse from the library, in the form in which the oracle computes them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from datetime import date
from typing import Any

from taskcore import Forecast, ForecastKind, Level, Pulse, PulseDay, PulseGroup, Store, Weekday
from taskcore._generated.values import MILLISECOND

Figures = dict[str, Any]


def read_score(
    store: Store, first: date, last: date, project: str | None = None, tag: str | None = None
) -> Figures:
    return asdict(store.score(first, last, project=project, tag=tag))


def read_pulse(
    store: Store, first: date, last: date, week_start: int, project: str | None = None
) -> Figures:
    pulse = store.pulse(first, last, project=project, week_start=week_start)
    names = {each.id: each.name for each in store.projects(archived=True)} | {0: ""}
    return _figures(pulse, names)


def _figures(pulse: Pulse, projects: dict[int, str]) -> Figures:
    return {
        "days": [_day(each) for each in pulse.days],
        "daily_streak": asdict(pulse.daily_streak),
        "weekly_streak": asdict(pulse.weekly_streak),
        "level": _level(pulse.level),
        "trend": asdict(pulse.trend),
        "week": asdict(pulse.week),
        "month": asdict(pulse.month),
        "forecast": _forecast(pulse.forecast),
        "projects": {projects[each.key]: _group(each) for each in pulse.projects},
        "project_points": [each.points for each in pulse.projects],
        "priorities": _groups(pulse.priorities),
        "weekdays": _groups(pulse.weekdays),
        "hours": _groups(pulse.hours),
        "points": pulse.points,
        "completed_count": pulse.completed_count,
        "added_count": pulse.added_count,
        "focus_ms": pulse.focus_time // MILLISECOND,
        "active_day_count": pulse.active_day_count,
        "today": pulse.today,
        "best_date": pulse.best_date,
        "best_weekday": pulse.best_weekday,
        "best_hour": pulse.best_hour,
    }


def _day(day: PulseDay) -> Figures:
    figures = asdict(day)
    figures["date"] = figures.pop("day")
    figures["focus_ms"] = figures.pop("focus_time") // MILLISECOND
    return figures


def _level(level: Level) -> Figures:
    figures = asdict(level)
    del figures["name"]
    return figures | {"next_points": level.next_points or 0}


def _forecast(forecast: Forecast) -> Figures:
    """Without what its kind does not have."""
    figures = asdict(forecast) | {"kind": forecast.kind.name.lower()}
    if forecast.kind is not ForecastKind.DATE:
        assert figures.pop("days") is None
        assert figures.pop("empty_date") is None
    if forecast.kind in (ForecastKind.UNKNOWN, ForecastKind.EMPTY):
        for name in ("day_count", "added_per_day", "closed_per_day"):
            del figures[name]
    return figures


def _group(group: PulseGroup) -> list[int]:
    return [group.completed_count, group.points, group.day_count]


def _groups(groups: Iterable[PulseGroup]) -> dict[int, list[int]]:
    return {each.key: _group(each) for each in groups}


def set_pulse_settings(
    store: Store,
    *,
    points: tuple[int, ...] = (),
    ignored_weekdays: frozenset[int] | None = None,
    **goals: int,
) -> None:
    names = ("points_p0", "points_p1", "points_p2", "points_p3", "points_none")
    settings = dict(zip(names, points)) | goals
    if ignored_weekdays is not None:
        settings["ignored_weekdays"] = Weekday(sum(1 << (day - 1) for day in ignored_weekdays))
    store.set_pulse_settings(**settings)
