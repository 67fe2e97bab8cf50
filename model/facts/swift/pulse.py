# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room pulse."""

from model.language.swift import Choice, Computed, Extra, Field, Given, Input, Room, Row, Value

# fmt: off
_DAYS = Given(
    "days", "PastDays", "Which days; what is not given is the library's choice.",
    "if let first = days.first {{\n"
    "  input.fields |= TASKCORE_{0}_FIRST_DATE\n"
    "  input.first_date = first.number\n"
    "}}\n"
    "if let last = days.last {{\n"
    "  input.fields |= TASKCORE_{0}_LAST_DATE\n"
    "  input.last_date = last.number\n"
    "}}",
    ("first_date", "last_date"), initial="PastDays()",
)


def _days(prefix: str) -> Given:
    return Given(
        _DAYS.name, _DAYS.type, _DAYS.doc, _DAYS.write.format(prefix), _DAYS.sets,
        initial=_DAYS.initial,
    )


_WEEK_START = "The day that weeks begin on, 1 for Monday to 7 for Sunday; nil for the store's."

PULSE = Room(
    "Pulse/PulseTypes", "swift/pulse",
    (
        Input(
            "pulse_options", "PulseQuery", doc="What to read of the pulse.",
            names={"project_id": "project"},
            docs={"project_id": "The project that the figures are of; nil for all.", "week_start": _WEEK_START},
            given=(_days("PULSE"),),
        ),
        Row(
            "pulse_content", "Pulse", doc="What the log of completions and the tasks say of some days.",
            names={
                "completed_count": "completed", "added_count": "added", "focus_ms": "focus",
                "active_day_count": "activeDays",
            },
            types={"best_hour": "Int", "best_weekday": "Int"},
            docs={
                "today": "The day that it was read on.",
                "days": "Each of the days.",
                "daily_streak": "How many days in a row reached their goal.",
                "weekly_streak": "How many weeks in a row reached their goal.",
                "level": "How far the points of all time have come.",
                "trend": "Whether the points a day grow or shrink.",
                "week": "This week beside the last one.",
                "month": "This month beside the last one.",
                "forecast": "When nothing is left, at the present pace.",
                "projects": "What was done in each project, the most points first.",
                "priorities": "What was done of each priority.",
                "weekdays": "What was done on each weekday.",
                "hours": "What was done in each hour of the day.",
                "insights": "What stands out, in plain words.",
                "points": "What the days scored.",
                "completed_count": "How many tasks and occurrences were completed.",
                "added_count": "How many tasks were added.",
                "focus_ms": "How long was worked in focus sessions, in milliseconds.",
                "best_weekday": "With the most points a day, the first of several: 1 for Monday to 7; 0 for none.",
                "best_hour": "With the most completions, the earliest of several: 0 to 23; -1 for none.",
            },
        ),
        Row(
            "pulse_day", "PulseDay", doc="What happened on a day.",
            names={
                "completed_count": "completed", "added_count": "added", "due_count": "due",
                "overdue_count": "overdue", "open_count": "open", "focus_ms": "focus",
                "average_points": "average", "is_goal_reached": "hasReachedGoal",
                "cancelled_count": "cancelled",
            },
            docs={
                "date": "Which day it is.",
                "completed_count": "How many tasks and occurrences were completed.",
                "added_count": "How many tasks were added.",
                "due_count": "How many tasks and occurrences were due on it, done or not.",
                "overdue_count": "How many were overdue at its end.",
                "open_count": "How many were open at its end.",
                "cancelled_count": "How many tasks were cancelled; they count as neither due nor overdue.",
                "points": "What was scored.",
                "focus_ms": "How long was worked in focus sessions, in milliseconds.",
                "average_points": "Points a day of the 7 days up to it.",
            },
        ),
        Row(
            "pulse_group", "PulseGroup",
            names={"completed_count": "completed", "day_count": "days"},
            docs={
                "key": "A project's id, or 0 for deleted ones; the C API's number of a priority; 1 for Monday to 7; 0 to 23.",
                "completed_count": "How many tasks and occurrences were completed.",
                "points": "What they scored.",
                "colour": "What it is drawn in.",
            },
        ),
        Row(
            "streak", "Streak",
            names={"completed_count": "completed", "current_count": "current", "longest_count": "longest",
                   "current_first_date": "currentFirst", "current_last_date": "currentLast",
                   "longest_first_date": "longestFirst", "longest_last_date": "longestLast"},
            docs={
                "goal": "How many tasks a day or a week.",
                "completed_count": "How many were completed today or this week.",
                "current_count": "Days or weeks, with the present one when its goal is reached.",
                "longest_count": "Days or weeks of the longest one.",
                "current_last_date": "Its last day, or the first day of its last week; nil without one.",
                "longest_first_date": "Of the earliest of the longest ones; nil without one.",
                "longest_last_date": "Of the earliest of the longest ones; nil without one.",
            },
        ),
        Row("level", "Level", names={"next_points": "next", "first_points": "first"}, types={"number": "Int32"}, docs={
            "name": "What it is called, such as `Novice`.", "number": "Which one it is: 1 to 8.",
        }),
        Row("trend", "Trend", names={"day_count": "days", "mean_points": "mean", "slope_standard_error": "standardError"}, docs={
            "day_count": "How many days it is of.",
            "mean_points": "Points a day.",
        }),
        Row(
            "comparison", "Comparison",
            names={
                "completed_count": "completed", "previous_completed_count": "previousCompleted",
                "previous_completed_count_so_far": "previousCompletedSoFar",
            },
            docs={
                "last_date": "The day that it was read on.",
                "previous_first_date": "The first day of the one before.",
                "previous_last_date": "The last day of the one before.",
                "previous_same_date": "The day of the one before that is as far into it as today.",
                "points": "What the present one scored so far.",
                "completed_count": "How many were completed in the present one so far.",
                "previous_points": "What all of the one before scored.",
                "previous_completed_count": "How many were completed in all of the one before.",
                "previous_points_so_far": "What the one before scored up to the day that is as far into it as today.",
                "previous_completed_count_so_far": "How many were completed up to that day.",
            },
        ),
        Choice("forecast_kind", "Forecast.Kind"),
        Row(
            "forecast", "Forecast", names={"open_count": "open"},
            types={"empty_date": "CalendarDate?"},
            docs={
                "kind": "What there is to say.",
                "open_count": "How many tasks are open now.",
                "added_per_day": "How many are added in a day.",
                "closed_per_day": "How many are completed or deleted in a day.",
                "days": "How many days that takes, with a date.",
                "empty_date": "The day on which nothing is left; nil when none is foreseen.",
            },
        ),
        Row("figure", "Figure", docs={"value": "How much it is."}),
        Row("insight", "Insight", docs={
            "kind": "What the sentence is about.", "figures": "The numbers that it rests on.",
        }),
        Choice("insight_kind", "Insight.Kind", raws={"BEST_WEEKDAY": "best weekday", "BEST_HOUR": "best hour"}),
        Input(
            "pulse_settings", "PulseSettings",
            doc="How completions score, and what keeps a streak; as changes, only what is given.",
            docs={
                "points_p0": "What a task of priority P0 scores: 0 to 1,000.",
                "points_p1": "What a task of priority P1 scores.",
                "points_p2": "What a task of priority P2 scores.",
                "points_p3": "What a task of priority P3 scores.",
                "points_none": "What a task without a priority scores.",
                "daily_goal": "How many tasks are to be completed on a day: 1 to 1,000.",
                "weekly_goal": "How many tasks are to be completed in a week: 1 to 7,000.",
                "ignored_weekdays": "Those that keep and break no streak: a bit for each, 1 for Monday to 64 for Sunday.",
            },
            is_read=True,
        ),
        Row(
            "holiday", "Holiday", names={"first_date": "first", "last_date": "last"},
            docs={"first_date": "Its first day."},
            computed=(
                Computed(
                    "contains(_ date: CalendarDate)", "Bool",
                    "first.number <= date.number && last.map { date.number <= $0.number } ?? true",
                    "Whether a day is one of its days.",
                ),
            ),
        ),
        Input(
            "score_options", "ScoreQuery", doc="What to add up.", names={"project_id": "project"},
            docs={"project_id": "The project that tasks were in when they were completed; nil for all."},
            given=(_days("SCORE"),),
        ),
        Row("score", "Score", names={"completed_count": "completed"}, docs={
            "points": "What was scored.", "completed_count": "How many tasks and occurrences were completed.",
        }),
        Input(
            "chart_options", "ChartQuery", doc="Which chart to read.", names={"project_id": "project"},
            docs={
                "kind": "What it shows.", "measure": "What its values count.",
                "project_id": "The project that the figures are of; nil for all.",
                "week_start": _WEEK_START,
            },
            given=(
                Given(
                    "days", "PastDays", "Which days; what is not given is the library's choice.",
                    # A pie is of one day, which is the last one.
                    "if let first = days.first, kind != .done || first != days.last {\n"
                    "  input.fields |= TASKCORE_CHART_FIRST_DATE\n"
                    "  input.first_date = first.number\n"
                    "}\n"
                    "if let last = days.last {\n"
                    "  input.fields |= TASKCORE_CHART_LAST_DATE\n"
                    "  input.last_date = last.number\n"
                    "}",
                    ("first_date", "last_date"), initial="PastDays()",
                ),
            ),
        ),
        Choice("chart_kind", "ChartQuery.Kind"),
        Choice("measure", "ChartQuery.Measure"),
        Row(
            "chart_content", "Chart", doc="A chart as data.",
            types={"x_axis": "Axis?", "y_axis": "Axis?"},
            docs={
                "kind": "What it shows.", "shape": "How it is drawn.", "measure": "What its values count.",
                "description": "What it shows in words, for those who do not see it.",
                "centre_label": "Of a pie, the score of the day; else empty.",
                "centre_caption": "What the score counts; else empty.",
                "empty_message": "When there is nothing to draw, why; else empty.",
                "x_axis": "The axis from left to right; nil of a pie.",
                "y_axis": "The axis from bottom to top; nil of a pie.",
                "series": "Values that belong together.",
                "first_date": "The first of its days.", "last_date": "The last of its days.",
            },
        ),
        Choice("shape", "Chart.Shape"),
        Row("axis", "Chart.Axis", docs={
            "minimum": "The value at its beginning.", "ticks": "Its marks, in their order.",
        }),
        Row("tick", "Chart.Tick", docs={"value": "Where on the axis it stands."}),
        Row("series", "Chart.Series", docs={
            "points": "Its values in their order.", "colour": "What it is drawn in.",
        }),
        Row("chart_point", "Chart.Point", docs={
            "y": "The value; of a heat map the row, 0 above.",
            "shade": "Of a heat map: 0 for nothing, 1 to 4 up to the highest value.",
            "value": "What it counts.", "date": "The day that it is for; nil for none.",
            "colour": "What it is drawn in.",
        }),
        Value("Chart.Curve.Position", "A place in the units of the axes.", (
            Field("x", "Double", "How far it is to the right."), Field("y", "Double", "How far it is up."),
        )),
        Row("curve", "Chart.Curve", extras=tuple(
            Extra(name, "Position", f"Position(x: row.{name}_x, y: row.{name}_y)", doc)
            for name, doc in (
                ("start", "Where it begins."), ("control1", "The control point of its beginning."),
                ("control2", "The control point of its end."), ("end", "Where it ends."),
            )
        )),
        Choice("appearance", "Appearance", cases={"AUTO": "automatic"}),
        Input("svg_options", "DrawingOptions", doc="How a chart is drawn.", docs={
            "appearance": "Which colours it has.",
        }),
        Input(
            "report_options", "ReportQuery", doc="What a report is to say.",
            docs={
                "appearance": "Which colours it has.", "title": "What stands at its head; nil for the library's words.",
                "week_start": _WEEK_START,
            },
            given=(_days("REPORT"),),
        ),
    ),
)
# fmt: on
