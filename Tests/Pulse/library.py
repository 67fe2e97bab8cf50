"""Reads score and pulse from the library, in the form in which the oracle computes them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import POINTER, Array, byref, c_int64
from datetime import date
from typing import Any

from taskcore import Store
from taskcore import _prototypes as c
from taskcore._library import library
from taskcore._rows import map_elements
from taskcore.time import from_packed, to_packed

Figures = dict[str, Any]

FORECASTS = {
    c.TASKCORE_FORECAST_UNKNOWN: "unknown",
    c.TASKCORE_FORECAST_EMPTY: "empty",
    c.TASKCORE_FORECAST_DATE: "date",
    c.TASKCORE_FORECAST_NEVER: "never",
}


def read_score(
    store: Store, first: date, last: date, project: str | None = None, tag: str | None = None
) -> Figures:
    query = c.TASKCORE_SCORE_QUERY_INIT()
    query.fields = c.TASKCORE_SCORE_FIRST_DATE | c.TASKCORE_SCORE_LAST_DATE
    query.first_date, query.last_date = to_packed(first), to_packed(last)
    if project is not None:
        query.fields |= c.TASKCORE_SCORE_PROJECT_ID
        query.project_id = store.find_project(project)
    if tag is not None:
        query.fields |= c.TASKCORE_SCORE_TAG
        query.tag = tag.encode()
    score = c.TASKCORE_SCORE_INIT()
    store._call(library.taskcore_score_read, byref(query), byref(score))
    return {"points": score.points, "completed_count": score.completed_count}


def read_pulse(
    store: Store, first: date, last: date, week_start: int, project: str | None = None
) -> Figures:
    options = c.TASKCORE_PULSE_OPTIONS_INIT()
    options.fields = (
        c.TASKCORE_PULSE_FIRST_DATE | c.TASKCORE_PULSE_LAST_DATE | c.TASKCORE_PULSE_WEEK_START
    )
    options.first_date, options.last_date = to_packed(first), to_packed(last)
    options.week_start = week_start
    if project is not None:
        options.fields |= c.TASKCORE_PULSE_PROJECT_ID
        options.project_id = store.find_project(project)
    pulse = POINTER(c.taskcore_pulse)()
    store._call(library.taskcore_pulse_read, byref(options), byref(pulse))
    try:
        names = {each.id: each.name for each in store.projects(archived=True)} | {0: ""}
        return _figures(library.taskcore_pulse_get(pulse).contents, names)
    finally:
        library.taskcore_pulse_free(pulse)


def _figures(content: Any, projects: dict[int, str]) -> Figures:
    groups = _elements(content, "project", c.taskcore_pulse_group)
    return {
        "days": [_day(each) for each in _elements(content, "day", c.taskcore_pulse_day)],
        "daily_streak": _streak(content.daily_streak.contents),
        "weekly_streak": _streak(content.weekly_streak.contents),
        "level": _members(content.level.contents, "name", "reserved"),
        "trend": _trend(content.trend.contents),
        "week": _members(content.week.contents, "reserved"),
        "month": _members(content.month.contents, "reserved"),
        "forecast": _forecast(content.forecast.contents),
        "projects": {projects[each.key]: _group(each) for each in groups},
        "project_points": [each.points for each in groups],
        **{
            f"{plural}": {
                each.key: _group(each)
                for each in _elements(content, singular, c.taskcore_pulse_group, plural)
            }
            for singular, plural in (
                ("priority", "priorities"),
                ("weekday", "weekdays"),
                ("hour", "hours"),
            )
        },
        "points": content.points,
        "completed_count": content.completed_count,
        "added_count": content.added_count,
        "focus_ms": content.focus_ms,
        "active_day_count": content.active_day_count,
        "today": _date(content.today),
        "best_date": _date(content.best_date),
        "best_weekday": content.best_weekday or None,
        "best_hour": None if content.best_hour == -1 else content.best_hour,
    }


def _elements(content: Any, name: str, row_type: Any, plural: str = "") -> Array[Any]:
    first = getattr(content, plural or f"{name}s")
    return map_elements(first, row_type, getattr(content, f"{name}_count"))


def _date(packed: int) -> date | None:
    return from_packed(packed) if packed else None


def _members(row: Any, *left_out: str) -> Figures:
    """The members of a struct by their names; dates and truth values as Python's."""
    members: Figures = {}
    for name, _ in row._fields_:
        value = getattr(row, name)
        if name == "date" or name.endswith("_date"):
            value = _date(value)
        elif name.startswith(("is_", "has_")):
            assert value in (0, 1), name
            value = bool(value)
        if name not in ("struct_size", *left_out):
            members[name] = value
    return members


def _optional(members: Figures, names: Iterable[tuple[str, str]]) -> Figures:
    """Makes a value None that is said not to be there; it is 0 then."""
    for flag, name in names:
        if not members.pop(flag):
            assert members[name] == 0, name
            members[name] = None
    return members


def _day(row: Any) -> Figures:
    return _optional(_members(row), [("has_completion_ratio", "completion_ratio")])


def _streak(row: Any) -> Figures:
    return _members(row)


def _trend(row: Any) -> Figures:
    return _optional(
        _members(row), [("has_slope", "slope"), ("has_standard_error", "slope_standard_error")]
    )


def _forecast(row: Any) -> Figures:
    """Without what its kind does not have."""
    members = _members(row)
    members["kind"] = FORECASTS[row.kind]
    if members["kind"] != "date":
        assert members.pop("days") == 0
        assert members.pop("empty_date") is None
    if members["kind"] in ("unknown", "empty"):
        for name in ("day_count", "added_per_day", "closed_per_day"):
            del members[name]
    return members


def _group(row: Any) -> list[int]:
    return [row.completed_count, row.points, row.day_count]


# ------------------------------------------------------------------- settings and holidays


def set_pulse_settings(
    store: Store,
    *,
    points: tuple[int, ...] | None = None,
    daily_goal: int | None = None,
    weekly_goal: int | None = None,
    ignored_weekdays: frozenset[int] | None = None,
) -> None:
    settings = c.TASKCORE_PULSE_SETTINGS_INIT()
    if points is not None:
        names = ("p0", "p1", "p2", "p3", "none")
        for name, number in zip(names, points):
            setattr(settings, f"points_{name}", number)
            settings.fields |= getattr(c, f"TASKCORE_PULSE_SET_POINTS_{name.upper()}")
    if daily_goal is not None:
        settings.daily_goal = daily_goal
        settings.fields |= c.TASKCORE_PULSE_SET_DAILY_GOAL
    if weekly_goal is not None:
        settings.weekly_goal = weekly_goal
        settings.fields |= c.TASKCORE_PULSE_SET_WEEKLY_GOAL
    if ignored_weekdays is not None:
        settings.ignored_weekdays = sum(1 << (day - 1) for day in ignored_weekdays)
        settings.fields |= c.TASKCORE_PULSE_SET_IGNORED_WEEKDAYS
    store._call(library.taskcore_pulse_settings_set, byref(settings))


def add_holiday(store: Store, first: date, last: date | None) -> int:
    holiday = c_int64()
    until = to_packed(last) if last else 0
    store._call(library.taskcore_holiday_add, to_packed(first), until, byref(holiday))
    return holiday.value


def delete_holiday(store: Store, id: int) -> None:
    store._call(library.taskcore_holiday_delete, byref(c_int64(id)), 1)


def set_holiday_mode(store: Store, is_on: bool) -> None:
    store._call(library.taskcore_holiday_mode_set, int(is_on))
