# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room time."""

from model.language.swift import (
    Calendar,
    Choice,
    Coded,
    Computed,
    Extra,
    Field,
    Members,
    Room,
    Row,
    Tag,
    Unit,
    Value,
    Variant,
)

_YEAR = Unit("year", 4, "1...9999", "The year, 1 to 9999.")
_MONTH = Unit("month", 2, "1...12", "The month, 1 to 12.")

# fmt: off
TIME = Room(
    "Time/TimeTypes", "swift/time",
    (
        Members("Store", (
            Computed(
                "today() throws", "CalendarDate", "try day(at: now())",
                "The day that it is, by the times at which days begin.",
            ),
            Computed(
                "startOfDay(_ date: CalendarDate) throws", "Int64",
                "try instant(date, hour: 0, minute: 0, second: 0, millisecond: 0)", "When a day begins.",
            ),
        )),
        Calendar(
            "CalendarDate", "A day of the calendar, without a time or a zone: `2026-12-24`.",
            (_YEAR, _MONTH, Unit("day", 2, "1...Self.days(inMonth: month, of: year)", "The day, 1 to 31.")),
            missing="there is no such day in the years 1 to 9999", example="2026-12-24", is_ordered=True, is_read=True,
        ),
        Coded("CalendarDate", "a date", "`2026-12-24`", "CalendarDate($0)", "text"),
        Calendar(
            "CalendarMonth", "A month of a year: `2026-12`.", (_YEAR, _MONTH),
            missing="there is no such month in the years 1 to 9999", example="2026-12",
        ),
        Coded(
            "LocalMoment", "a local time", "`2026-12-24T17:00:00`, or `2026-12-24` for all of a day",
            'LocalMoment($0.filter { $0 != "-" && $0 != ":" })', "iso8601",
        ),
        Variant(
            "moment", "Moment", "When a task starts or is due.",
            (
                Tag("none", "Never, or not said.", "TASKCORE_MOMENT_NONE"),
                Tag("date", "All of a day.", "TASKCORE_MOMENT_DATE", {"date": ""}),
                Tag("instant", "In milliseconds since 1970 UTC.", "TASKCORE_MOMENT_DATE_TIME", {"ms": ""}),
            ),
            kind="kind", parts={"kind": "kind", "date": "date", "ms": "milliseconds"}, public=("ms",),
            coded="value", coding="`2026-12-24`, milliseconds since 1970 UTC, or `none`",
            noun="a date, milliseconds, or none",
        ),
        Row(
            "local_time", "LocalTime", "An instant as calendar and clock show it in the store's zone.",
            names={"utc_offset_s": "offset"},
            docs={
                "date": "What the calendar shows.",
                "hour": "The hour, 0 to 23.",
                "minute": "The minute, 0 to 59.",
                "second": "The second, 0 to 59.",
                "millisecond": "The millisecond, 0 to 999.",
                "utc_offset_s": "In seconds, east of UTC.",
            },
            makes="Makes one of what calendar and clock show.",
            given=("date", "hour", "minute", "second", "millisecond"),
            computed=(
                Computed(
                    "text", "String", r'"\(date.text) \(hour.padded(to: 2)):\(minute.padded(to: 2))"',
                    "`2026-12-24 17:00`, for people.",
                ),
            ),
        ),
        Value(
            "ZonedTime", "What calendar and clock show in a zone.",
            (
                Field("zone", "String?", "An IANA name; nil for the store's own."),
                Field("local", "LocalTime", "What they show."),
            ),
            makes="Makes one of what is shown in a zone.",
        ),
        Row(
            "period", "Period", "Days in a row, as people write them: `next week`, `december`, `from 1 nov to 15 nov`.",
            names={"first_date": "first", "last_date": "last"},
            docs={"first_date": "The first day.", "last_date": "The last day."},
            without=("end_date",), makes="Makes the days from one to another.",
        ),
        Choice("direction", "Period.Direction", doc="Which way a period lies that does not say it itself."),
        Value(
            "PastDays",
            "Some days up to one of them, such as those of a report; those that are not said are for the library to choose.",
            (
                Field("first", "CalendarDate?", "The first day.", is_variable=True),
                Field("last", "CalendarDate?", "The last day.", is_variable=True),
            ),
            protocols="Settable",
        ),
        Row(
            "countdown", "Countdown", "How far it is to something.",
            types={"elapsed_millionths": "Int"},
            names={"elapsed_millionths": "elapsedMillionths"},
            docs={
                "phase": "Where the time stands.",
                "target_ms": "The start while it is upcoming, else the end.",
                "remaining_ms": "Negative when it has passed.",
                "days": "Whole days of the remaining time, without its sign, as what follows.",
                "hours": "The hours besides, 0 to 23.",
                "minutes": "The minutes, 0 to 59.",
                "seconds": "The seconds, 0 to 59.",
                "elapsed_millionths": "From 0 to 1,000,000.",
                "colour": "By how much is left.",
            },
            extras=(Extra("label", "String", "label", "`2 days 3 h left`, in the language of the store"),),
            parameters=(("label", "String"),),
        ),
    ),
)
# fmt: on
