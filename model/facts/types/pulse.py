# SPDX-License-Identifier: Apache-2.0
"""Score, pulse, charts and reports."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Struct,
    counted,
    identity,
    numbered,
    page,
    table,
)

# fmt: off
SCORE = (
    Mask("score_field", "SCORE_", doc="Of taskcore_score_options.fields.", constants=table("""
        FIRST_DATE 0 else: the last date
        LAST_DATE  1 else: today
        PROJECT_ID 2 else: all projects
        TAG        3 else: all tasks
    """)),
    Struct("score_options", initialiser=True, doc="What to add up.", members=(
        Member("fields", c.Fields("score_field"), "TASKCORE_SCORE_...: which of the members below count"),
        Member("first_date", c.Date(), "yyyymmdd, in the store's zone", bit="FIRST_DATE"),
        Member("last_date", c.Date(), "yyyymmdd", bit="LAST_DATE"),
        Member("project_id", c.ID("project"), "that tasks were in when they were completed", bit="PROJECT_ID"),
        Member("tag", c.Text(), "that tasks had when they were completed", bit="TAG"),
    )),
    Struct("score", initialiser=True, doc="Points, and what was completed for them.", members=(
        Member("points", c.Integer()),
        Member("completed_count", c.Integer(), "tasks and occurrences"),
    )),
)

PULSE = (
    Mask("pulse_setting", "PULSE_SETTINGS_", doc="Of taskcore_pulse_settings.fields.", constants=numbered("POINTS_P0 POINTS_P1 POINTS_P2 POINTS_P3 POINTS_NONE DAILY_GOAL WEEKLY_GOAL IGNORED_WEEKDAYS")),
    Mask("weekday", "WEEKDAYS_", wide=False, doc="Weekdays joined by |.", constants=numbered("MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY")),
    Struct("pulse_settings", initialiser=True, doc="How completions score from now on, and what keeps a streak.", members=(
        Member("fields", c.Fields("pulse_setting"), "TASKCORE_PULSE_SETTINGS_...: in an input, what to set; all when read"),
        Member("points_p0", c.Integer(type="int32_t"), "0 to 1,000, as the next four; 7 at first", initial="7", bit="POINTS_P0"),
        Member("points_p1", c.Integer(type="int32_t"), "4 at first", initial="4", bit="POINTS_P1"),
        Member("points_p2", c.Integer(type="int32_t"), "3 at first", initial="3", bit="POINTS_P2"),
        Member("points_p3", c.Integer(type="int32_t"), "2 at first", initial="2", bit="POINTS_P3"),
        Member("points_none", c.Integer(type="int32_t"), "1 at first", initial="1", bit="POINTS_NONE"),
        Member("daily_goal", c.Integer(type="int32_t"), "tasks to complete on a day: 1 to 1,000; 1 at first", initial="1", bit="DAILY_GOAL"),
        Member("weekly_goal", c.Integer(type="int32_t"), "tasks to complete in a week: 1 to 7,000; 5 at first", initial="5", bit="WEEKLY_GOAL"),
        Member("ignored_weekdays", c.Bits("weekday"), "that neither keep nor break a streak: TASKCORE_WEEKDAYS_... joined by |, not all seven; none at first", bit="IGNORED_WEEKDAYS"),
    )),
    Mask("holiday_field", "HOLIDAY_", doc="Of taskcore_holiday_input.fields.", constants=numbered("FIRST_DATE LAST_DATE")),
    Struct("holiday_input", initialiser=True, doc="What a new holiday is to be.", members=(
        Member("fields", c.Fields("holiday_field"), "which of the members below are given: TASKCORE_HOLIDAY_..."),
        Member("first_date", c.Date(), "yyyymmdd, years 1 to 9999; it is needed", bit="FIRST_DATE"),
        Member("last_date", c.Date(optional=True), "likewise; 0: it lasts until it is ended, as without one", bit="LAST_DATE"),
    )),
    Struct("holiday_query_options", initialiser=True, doc="Which holidays to list.", members=page()),
    Struct("holiday", doc="Days that neither keep nor break a streak.", members=(
        *identity("holiday"),
        Member("first_date", c.Date(), "yyyymmdd"),
        Member("last_date", c.Date(optional=True), "yyyymmdd; 0: it lasts until it is ended"),
    )),
    Mask("pulse_field", "PULSE_", doc="Of taskcore_pulse_options.fields.", constants=table("""
        FIRST_DATE 0 else: 29 days before the last date
        LAST_DATE  1 else: today
        PROJECT_ID 2 else: all projects
        WEEK_START 3 else: as the store's locale has it
    """)),
    Struct("pulse_options", initialiser=True, doc="What to read of the pulse.", members=(
        Member("fields", c.Fields("pulse_field"), "TASKCORE_PULSE_...: which of the members below count"),
        Member("first_date", c.Date(), "yyyymmdd, in the store's zone", bit="FIRST_DATE"),
        Member("last_date", c.Date(), "yyyymmdd, at most 3,660 days later; it may be in the future", bit="LAST_DATE"),
        Member("project_id", c.ID("project"), "figures of this project alone", bit="PROJECT_ID"),
        Member("week_start", c.Integer(type="int32_t"), "the day that weeks begin on, 1 for Monday to 7 for Sunday", initial="1", bit="WEEK_START"),
        Member("reserved", c.Reserved()),
    )),
    Struct("pulse_day", doc="What happened on a day of the store's zone. Of a day that is not over, what would be so if nothing more happened.", members=(
        Member("date", c.Date(), "yyyymmdd"),
        Member("is_paused", c.Flag(), "1: it is on an ignored weekday or a holiday"),
        Member("completed_count", c.Integer(), "tasks and occurrences"),
        Member("added_count", c.Integer(), "tasks"),
        Member("due_count", c.Integer(), "tasks and occurrences that were due on it, done or not"),
        Member("overdue_count", c.Integer(), "at its end: open, and due until then"),
        Member("open_count", c.Integer(), "at its end: open tasks"),
        Member("points", c.Integer()),
        Member("focus_ms", c.Duration("ms"), "worked in focus sessions"),
        Member("completion_ratio", c.Real(), "completed / (completed + overdue), 0 to 1"),
        Member("average_points", c.Real(), "of the 7 days up to it, without those before the history begins"),
        Member("has_completion_ratio", c.Flag(), "0: nothing was completed or overdue"),
        Member("is_goal_reached", c.Flag(), "1: as much was completed as the daily goal asks for"),
        Member("cancelled_count", c.Integer(), "tasks that were cancelled; they count as neither due nor overdue"),
    )),
    Struct("streak", doc="Days or weeks on end in which a goal was reached. Paused ones stand in no streak's way.", members=(
        Member("goal", c.Integer(), "tasks a day or a week"),
        Member("completed_count", c.Integer(), "today or this week"),
        Member("current_count", c.Integer(), "days or weeks, with the present one when its goal is reached"),
        Member("longest_count", c.Integer()),
        Member("current_first_date", c.Date(optional=True), "yyyymmdd: its first day, or the first day of its first week; 0: no streak"),
        Member("current_last_date", c.Date(), "its last day, or the first day of its last week"),
        Member("longest_first_date", c.Date(), "of the earliest of the longest ones"),
        Member("longest_last_date", c.Date()),
        Member("is_paused", c.Flag(), "1: the present day, or each day of the present week, is paused"),
        Member("is_at_risk", c.Flag(), "1: it ends unless the goal is reached in the present day or week"),
    )),
    Struct("level", doc="How far all points so far have brought the user.", members=(
        Member("name", c.Text(), 'such as "Novice"'),
        Member("points", c.Integer(), "all that were ever scored"),
        Member("first_points", c.Integer(), "with which this level begins"),
        Member("next_points", c.Integer(), "with which the next one begins; 0: there is none"),
        Member("progress", c.Real(), "from this level to the next, 0 to 1; 1 on the last one"),
        Member("number", c.Integer(type="int32_t"), "1 to 8"),
        Member("reserved", c.Reserved()),
    )),
    Struct("pulse_group", doc="What was completed in one project, at one priority, on one weekday or in one hour.", members=(
        Member("key", c.Integer(), "a project's id, or 0 for deleted ones; TASKCORE_PRIORITY_...; 1 for Monday to 7; 0 to 23"),
        Member("label", c.Text(), 'such as "Home", "P0", "Monday" or "09:00"'),
        Member("completed_count", c.Integer()),
        Member("points", c.Integer()),
        Member("day_count", c.Integer(), "days of the range; of a weekday those alone, from the beginning of the history to today"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("reserved", c.Reserved()),
    )),
    Struct("trend", doc="Whether the points a day grow or shrink: the line through them by least squares, over the days of the range that are over.", members=(
        Member("day_count", c.Integer()),
        Member("mean_points", c.Real(), "a day"),
        Member("slope", c.Real(), "points a day, per day"),
        Member("slope_standard_error", c.Real()),
        Member("has_slope", c.Flag(), "0: fewer than 2 days"),
        Member("has_standard_error", c.Flag(), "0: fewer than 3 days"),
    )),
    Struct("comparison", doc="A week or month up to today against the one before.", members=(
        Member("first_date", c.Date(), "yyyymmdd: of the present one"),
        Member("last_date", c.Date(), "today"),
        Member("previous_first_date", c.Date()),
        Member("previous_last_date", c.Date()),
        Member("previous_same_date", c.Date(), "its day that is as far into it as today is into the present one"),
        Member("reserved", c.Reserved()),
        Member("points", c.Integer()),
        Member("completed_count", c.Integer()),
        Member("previous_points", c.Integer(), "of all of it"),
        Member("previous_completed_count", c.Integer()),
        Member("previous_points_so_far", c.Integer(), "up to previous_same_date"),
        Member("previous_completed_count_so_far", c.Integer()),
    )),
    Enumeration("forecast_kind", "FORECAST_", constants=table("""
        UNKNOWN 0 the history is shorter than 7 days
        EMPTY   1 the backlog is empty already
        DATE    2 at the present pace it is on empty_date
        NEVER   3 at the present pace it takes 100 years, or grows
    """)),
    Struct("forecast", doc="When the backlog, the open tasks that do not repeat, is empty at the pace of the last 28 days that are over, or of as many as there are.", members=(
        Member("open_count", c.Integer(), "now"),
        Member("day_count", c.Integer(), "that the pace is taken from"),
        Member("added_per_day", c.Real()),
        Member("closed_per_day", c.Real(), "completed or deleted"),
        Member("days", c.Real(), "open_count / (closed_per_day - added_per_day), with TASKCORE_FORECAST_DATE"),
        Member("kind", c.Code("forecast_kind"), "TASKCORE_FORECAST_..."),
        Member("empty_date", c.Date(), "yyyymmdd: today and `days`, rounded up; with TASKCORE_FORECAST_DATE"),
    )),
    Struct("figure", doc="A number that a sentence rests on.", members=(
        Member("name", c.Text(), 'such as "points this week"'),
        Member("value", c.Real()),
    )),
    Enumeration("insight_kind", "INSIGHT_", constants=table("""
        GOAL          1 how far today's goal is
        STREAK        2
        WEEK          3 this week against the last
        MONTH         4 this month against the last
        TREND         5 points grow or shrink
        BEST_WEEKDAY  6
        BEST_HOUR     7
        PROJECT       8 where most of the points come from
        OVERDUE       9 more or fewer tasks are overdue
        FORECAST     10
        LEVEL        11
    """)),
    Struct("insight", doc="Something to know, in plain words, with the numbers behind it.", members=(
        Member("text", c.Text(), "a sentence"),
        *counted(Member("figures", c.Structs("figure", "figure_count"))),
        Member("kind", c.Code("insight_kind"), "TASKCORE_INSIGHT_..."),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_...: green for good, orange for a warning, else grey"),
    )),
    Struct("pulse_content", doc="All that a pulse says. Days and groups are of the range; streaks, level, comparisons and forecast are of today.", members=(
        *counted(Member("days", c.Structs("pulse_day", "day_count"), "each day of the range")),
        Member("daily_streak", c.Struct("streak")),
        Member("weekly_streak", c.Struct("streak")),
        Member("level", c.Struct("level")),
        Member("trend", c.Struct("trend")),
        Member("week", c.Struct("comparison")),
        Member("month", c.Struct("comparison")),
        Member("forecast", c.Struct("forecast")),
        *counted(Member("projects", c.Structs("pulse_group", "project_count"), "with completions, most points first; the deleted ones last, as one")),
        *counted(Member("priorities", c.Structs("pulse_group", "priority_count"), "all five, P0 first")),
        *counted(Member("weekdays", c.Structs("pulse_group", "weekday_count"), "all seven, from the first day of the week")),
        *counted(Member("hours", c.Structs("pulse_group", "hour_count"), "all 24")),
        *counted(Member("insights", c.Structs("insight", "insight_count"), "the most important first")),
        Member("points", c.Integer(), "of the range, as the next four"),
        Member("completed_count", c.Integer()),
        Member("added_count", c.Integer()),
        Member("focus_ms", c.Duration("ms")),
        Member("active_day_count", c.Integer(), "on which something was completed"),
        Member("today", c.Date(), "yyyymmdd"),
        Member("best_date", c.Date(optional=True), "yyyymmdd: with the most points, the earliest of several; 0: none"),
        Member("best_weekday", c.Integer(type="int32_t"), "with the most points a day, the first of several from Monday: 1 to 7; 0: none. Of the days that are over, from the beginning of the history; where none is over, of today"),
        Member("best_hour", c.Integer(type="int32_t"), "with the most completions, the earliest of several; -1: none"),
    )),
)

CHARTS = (
    Enumeration("chart_kind", "CHART_KIND_", constants=table("""
        SCORE      1 a line: points day by day
        DONE       2 a pie: done and open, for one day, its score in the middle
        PROJECTS   3 bars
        PRIORITIES 4 bars
        WEEKDAYS   5 bars
        HOURS      6 bars
        YEAR       7 a heat map: a square for each day, a column for each week
        BURNDOWN   8 a line: open tasks at the end of each day
    """)),
    Enumeration("shape", "SHAPE_", doc="How a chart is drawn.", constants=numbered("LINE PIE BARS HEAT_MAP", first=1)),
    Enumeration("measure", "MEASURE_", doc="What a line of the score, bars or a heat map measure.", constants=table("""
        POINTS    0
        COMPLETED 1 tasks and occurrences
        FOCUS     2 minutes; not for bars of priorities and hours
    """)),
    Mask("chart_field", "CHART_", doc="Of taskcore_chart_options.fields.", constants=table("""
        FIRST_DATE 0 else: 29 days before the last date; of a heat map 364 days
        LAST_DATE  1 else: today
        PROJECT_ID 2 else: all projects
        WEEK_START 3 else: as the store's locale has it
    """)),
    Struct("chart_options", initialiser=True, doc="Which chart to read.", members=(
        Member("fields", c.Fields("chart_field"), "TASKCORE_CHART_FIRST_DATE...: which of the dates and so on count"),
        Member("kind", c.Code("chart_kind"), "TASKCORE_CHART_KIND_SCORE...", initial="TASKCORE_CHART_KIND_SCORE"),
        Member("measure", c.Code("measure"), "TASKCORE_MEASURE_..."),
        Member("first_date", c.Date(), "yyyymmdd, in the store's zone; a pie has none", bit="FIRST_DATE"),
        Member("last_date", c.Date(), "yyyymmdd, at most 3,660 days later", bit="LAST_DATE"),
        Member("project_id", c.ID("project"), "figures of this project alone", bit="PROJECT_ID"),
        Member("week_start", c.Integer(type="int32_t"), "the day that weeks begin on, 1 for Monday to 7 for Sunday", initial="1", bit="WEEK_START"),
        Member("reserved", c.Reserved()),
    )),
    Struct("tick", doc="A mark at an axis.", members=(
        Member("value", c.Real()),
        Member("label", c.Text(), 'such as "10" or "24 Dec"'),
    )),
    Struct("axis", doc="An axis of a chart.", members=(
        Member("label", c.Text(), 'such as "points"; may be ""'),
        Member("minimum", c.Real()),
        Member("maximum", c.Real(), "above the minimum"),
        *counted(Member("ticks", c.Structs("tick", "tick_count"), "in their order, within the axis")),
    )),
    Struct("chart_point", doc="A value of a chart.", members=(
        Member("x", c.Real(), "days since the first date; the number of a slice, bar or column"),
        Member("y", c.Real(), "the value; of a heat map the row, 0 above"),
        Member("value", c.Real()),
        Member("label", c.Text(), 'such as "24 December 2026", "done", "Home" or "09:00"'),
        Member("date", c.Date(optional=True), "yyyymmdd, or 0"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("shade", c.Integer(type="int32_t"), "of a heat map: 0 for nothing, 1 to 4 up to the highest value"),
        Member("reserved", c.Reserved()),
    )),
    Struct("curve", doc="A cubic Bezier curve from one point of a line to the next.", members=(
        Member("start_x", c.Real()),
        Member("start_y", c.Real()),
        Member("control1_x", c.Real()),
        Member("control1_y", c.Real()),
        Member("control2_x", c.Real()),
        Member("control2_y", c.Real()),
        Member("end_x", c.Real()),
        Member("end_y", c.Real()),
    )),
    Struct("series", doc="Values of a chart that belong together.", members=(
        Member("name", c.Text(), 'such as "points"'),
        *counted(Member("points", c.Structs("chart_point", "point_count"))),
        Member("curves", c.Structs("curve", "curve_count"), "of a line: smooth, monotone between each two points"),
        Member("curve_count", c.Count("curves"), "one less than points, or 0"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("is_dashed", c.Flag(), "1: of a line that stands behind, such as the average"),
    )),
    Struct("chart_content", doc="A chart as data; taskcore_chart_svg draws it.", members=(
        Member("title", c.Text(), 'such as "Score of the last 30 days"'),
        Member("description", c.Text(), "in words, for those who do not see it"),
        Member("centre_label", c.Text(), 'of a pie: the score of the day; else ""'),
        Member("centre_caption", c.Text(), 'what that is: "points"; else ""'),
        Member("empty_message", c.Text(), 'when there is nothing to draw: why; else ""'),
        Member("x_axis", c.Struct("axis"), "NULL for a pie"),
        Member("y_axis", c.Struct("axis"), "NULL for a pie"),
        *counted(Member("series", c.Structs("series", "series_count"))),
        Member("kind", c.Code("chart_kind"), "TASKCORE_CHART_KIND_..."),
        Member("shape", c.Code("shape"), "TASKCORE_SHAPE_..."),
        Member("measure", c.Code("measure"), "TASKCORE_MEASURE_..."),
        Member("first_date", c.Date(), "yyyymmdd"),
        Member("last_date", c.Date(), "yyyymmdd"),
        Member("reserved", c.Reserved()),
    )),
    Enumeration("appearance", "APPEARANCE_", doc="Which colours a drawing has.", constants=table("""
        AUTO  0 those that the reader's system prefers
        LIGHT 1
        DARK  2
    """)),
    Struct("svg_options", initialiser=True, doc="How to draw a chart.", members=(
        Member("width", c.Integer(type="int32_t"), "in CSS pixels: 200 to 4,000; 640 at first", initial="640"),
        Member("height", c.Integer(type="int32_t"), "in CSS pixels: 150 to 4,000; 360 at first", initial="360"),
        Member("appearance", c.Code("appearance"), "TASKCORE_APPEARANCE_..."),
        Member("reserved", c.Reserved()),
    )),
    Mask("report_field", "REPORT_", doc="Of taskcore_report_options.fields.", constants=table("""
        FIRST_DATE 0 else: 29 days before the last date
        LAST_DATE  1 else: today
        WEEK_START 2 else: as the store's locale has it
    """)),
    Struct("report_options", initialiser=True, doc="What a report is to say.", members=(
        Member("fields", c.Fields("report_field"), "TASKCORE_REPORT_...: which of the dates and so on count"),
        Member("first_date", c.Date(), "yyyymmdd, in the store's zone", bit="FIRST_DATE"),
        Member("last_date", c.Date(), "yyyymmdd, at most 3,660 days later", bit="LAST_DATE"),
        Member("week_start", c.Integer(type="int32_t"), "the day that weeks begin on, 1 for Monday to 7 for Sunday", initial="1", bit="WEEK_START"),
        Member("appearance", c.Code("appearance"), "TASKCORE_APPEARANCE_...", initial="TASKCORE_APPEARANCE_AUTO"),
        Member("title", c.Text(optional=True), 'at its head; NULL: "Taskcore report"'),
    )),
)
# fmt: on
