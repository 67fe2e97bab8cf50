# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room pulse."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row

# fmt: off
PULSE = (
    Module("pulse.chart_data", "What a chart shows: series of values, and axes with ticks.", rows=(
        Row("Tick", "tick", attributes=(
            "value", "label",
        )),
        Row("Axis", "axis", attributes=(
            A("label", doc='Such as ``"points"``; it may be empty.'),
            "minimum", "maximum", "ticks",
        )),
        Row("ChartPoint", "chart_point", attributes=(
            "x", "y", "value", "label",
            A("day", member="date", optional=True),
            "colour", "shade",
        )),
        Row("Curve", "curve", attributes=(
            A("start", doc="x and y, as the next three.", type="tuple[float, float]", read="(row.start_x, row.start_y)"),
            A("control1", type="tuple[float, float]", read="(row.control1_x, row.control1_y)"),
            A("control2", type="tuple[float, float]", read="(row.control2_x, row.control2_y)"),
            A("end", type="tuple[float, float]", read="(row.end_x, row.end_y)"),
        )),
        Row("Series", "series", attributes=(
            "name", "points",
            A("curves", doc="Of a line: one less than points, smooth, monotone between each two points."),
            "colour",
            A("is_dashed", doc="Whether it is a line that stands behind, such as the average."),
        )),
    )),
    Module("pulse.chart", "A chart as it was when it was read.", imports=(("dataclasses", "field as attribute"), ("taskcore._low_level.handle", "Handle"), ("taskcore.pulse.chart_drawing", "ChartDrawing")), rows=(
        Row("Chart", "chart_content", doc="A chart as it was when it was read; it needs its store no longer.\n\n``with`` or ``close`` frees at once what ``svg`` draws from; the data stays.", bases="ChartDrawing", beside="handle: Handle", attributes=(
            "kind", "shape", "measure",
            A("title", doc='Such as ``"Score of the last 30 days"``.'),
            A("description", doc="In words, for those who do not see it."),
            "first_date", "last_date",
            A("x_axis", doc="None for a pie.", optional=True),
            A("y_axis", doc="None for a pie.", optional=True),
            "series",
            A("centre_label", doc="Of a pie: the score of the day; else empty."),
            A("centre_caption", doc='What that is: ``"points"``; else empty.'),
            A("empty_message", doc="When there is nothing to draw: why; else empty."),
            A("_handle", type="Handle", read="handle", default="attribute(repr=False, compare=False)"),
        )),
    )),
    Module("pulse.holiday", "Days that neither keep nor break a streak.", rows=(
        Row("Holiday", "holiday", list="HolidayList", list_doc="Holidays as they were when they were listed, by their first days.", attributes=(
            "id", "uid", "first_date",
            A("last_date", doc="None: it lasts until it is ended.", optional=True),
        )),
    )),
    Module("pulse.pulse_figures", "What a pulse says of today: streaks, the level, the trend, comparisons and the forecast.", imports=(("datetime", "date"), ("taskcore._generated.values", "optional_packed"),), rows=(
        Row("Streak", "streak", doc="Days or weeks on end in which a goal was reached; paused ones stand in no streak's way.", attributes=(
            "goal", "completed_count", "current_count", "longest_count",
            A("current_first_date", doc="Its first day, or the first day of its first week; None: there is no streak.", optional=True),
            A("current_last_date", optional=True),
            A("longest_first_date", optional=True),
            A("longest_last_date", optional=True),
            A("is_paused", doc="Whether the present day or week is."),
            A("is_at_risk", doc="Whether it ends unless the goal is reached in the present day or week."),
        )),
        Row("Level", "level", attributes=(
            "number", "name", "points", "first_points",
            A("next_points", doc="With which the next one begins; None on the last one.", optional=True),
            "progress",
        )),
        Row("Trend", "trend", doc="Whether the points a day grow or shrink: the line through them by least squares.\n\nIt is over the days of the range that are over.", attributes=(
            "day_count", "mean_points",
            A("slope", doc="Points a day, per day; None with fewer than 2 days.", optional=True, present="has_slope"),
            A("slope_standard_error", doc="None with fewer than 3 days.", optional=True, present="has_standard_error"),
        )),
        Row("Comparison", "comparison", attributes=(
            A("first_date", doc="Of the present one."),
            "last_date", "previous_first_date", "previous_last_date",
            "previous_same_date", "points", "completed_count", "previous_points",
            "previous_completed_count",
            A("previous_points_so_far", doc="Up to ``previous_same_date``."),
            "previous_completed_count_so_far",
        )),
        Row("Forecast", "forecast", doc="When the backlog, the open tasks that do not repeat, is empty at the present pace.\n\nThe pace is that of the last 28 days that are over, or of as many as there are.", attributes=(
            "kind", "open_count", "day_count", "added_per_day", "closed_per_day",
            A("days", doc="Until the backlog is empty, when that is known.", type="float | None", read="row.days if row.kind == c.TASKCORE_FORECAST_DATE else None"),
            A("empty_date", doc="The day of it, when that is known.", type="date | None", read="optional_packed(row.empty_date) if row.kind == c.TASKCORE_FORECAST_DATE else None"),
        )),
    )),
    Module("pulse.pulse", "What the past says.", rows=(
        Row("PulseDay", "pulse_day", doc="What happened on a day of the store's zone.\n\nOf a day that is not over, what would be so if nothing more happened.", attributes=(
            A("day", member="date"),
            A("is_paused", doc="Whether it is on an ignored weekday or a holiday."),
            "completed_count", "added_count", "due_count", "overdue_count",
            A("open_count", doc="At its end."),
            "points",
            A("focus_time", member="focus_ms"),
            A("completion_ratio", doc="Completed of what was completed or overdue, 0 to 1; None when nothing was.", optional=True, present="has_completion_ratio"),
            "average_points",
            A("has_reached_goal", member="is_goal_reached", doc="Whether as much was completed as the daily goal asks for."),
            A("cancelled_count", default="0", doc="They count as neither due nor overdue."),
        )),
        Row("PulseGroup", "pulse_group", attributes=(
            A("key", doc="A project's id, or 0 for deleted ones; a priority; 1 for Monday to 7; 0 to 23."),
            "label", "completed_count", "points",
            A("day_count", doc="Days of the range that have it; of a weekday those alone."),
            "colour",
        )),
        Row("Figure", "figure", attributes=(
            "name", "value",
        )),
        Row("Insight", "insight", attributes=(
            "kind", "text", "figures",
            A("colour", doc="Green for good, orange for a warning, else grey."),
        )),
        Row("Pulse", "pulse_content", doc="What the past says, as it was when it was read.\n\nDays, groups and sums are of the range; streaks, level, comparisons and forecast of today.", attributes=(
            "days", "daily_streak", "weekly_streak", "level", "trend", "week", "month",
            "forecast",
            A("projects", doc="With completions, the most points first."),
            "priorities", "weekdays", "hours", "insights", "points", "completed_count",
            "added_count",
            A("focus_time", member="focus_ms"),
            A("active_day_count", doc="Days on which something was completed."),
            "today",
            A("best_date", doc="With the most points, the earliest of several.", optional=True),
            A("best_weekday", doc="With the most points a day, the first of several: 1 for Monday to 7 for Sunday.", optional=True),
            A("best_hour", doc="With the most completions, the earliest of several: 0 to 23.", type="int | None", read="row.best_hour if row.best_hour >= 0 else None"),
        )),
    )),
    Module("pulse.pulse_settings", "How completions score, and what keeps a streak.", rows=(
        Row("PulseSettings", "pulse_settings", attributes=(
            "points_p0", "points_p1", "points_p2", "points_p3",
            A("points_none", doc="Of a task without a priority."),
            A("daily_goal", doc="Tasks to complete on a day."),
            A("weekly_goal", doc="Tasks to complete in a week."),
            A("ignored_weekdays", doc="That neither keep nor break a streak."),
        )),
    )),
    Module("pulse.score", "Points, and what was completed for them.", rows=(
        Row("Score", "score", attributes=(
            "points", "completed_count",
        )),
    )),
)

PULSE_SETTINGS = Input("pulse_settings", "a pulse", "pulse.pulse_settings_keywords", "The keywords of the pulse's settings.",
    changes="PulseSettingsChanges", changed_by="set_pulse_settings",
)
# fmt: on
