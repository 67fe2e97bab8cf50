# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room events."""

from model.language.swift import Choice, Computed, Extra, Field, Given, Input, Room, Row, Value

# fmt: off
EVENTS = Room(
    "Events/EventTypes", "swift/events",
    (
        Row(
            "event", "Event",
            names={"task_id": "task", "series_id": "series", "calendar_id": "calendar", "project_id": "projectID", "field_values": "ownFields"},
            types={
                "task_id": "Int64", "series_id": "Int64", "calendar_id": "Int64", "project_id": "Int64", "occurrence": "String",
                "excluded_dates": "String", "added_dates": "String",
            },
            docs={
                "duration_s": "How long it takes, in seconds.",
                "calendar_id": "The calendar that it is in.",
                "links": "Links to pages and files, in their order.",
                "field_values": "Of own fields, in the order of these.",
                "project_id": "The project that it belongs to; 0 for none.",
                "project": "The name of its project; empty for none.",
                "tags": "What it is tagged with, sorted.",
                "is_floating": "Whether it is at the same time by the clock wherever one is.",
                "done_ms": "When it was dealt with; nil when it was not.",
                "participation": "What the user answered to the invitation.",
                "task_id": "The task that it belongs to; 0 for none.",
                "series_id": "The event that this is a changed occurrence of; else 0.",
                "occurrence": "Of a changed occurrence, which one it is, as a local time; else empty.",
                "excluded_dates": "Occurrences that are left out, as the C API lists them.",
                "added_dates": "Occurrences besides those of the rule, likewise.",
            },
            computed=(
                Computed(
                    "repeats", "Bool", "!repeatRule.isEmpty || !addedDates.isEmpty",
                    "Whether it has several occurrences.",
                ),
            ),
            extras=(
                Extra(
                    "interval", "Interval",
                    "Interval(start: row.start_ms, end: row.end_ms, isAllDay: row.start_kind == TASKCORE_MOMENT_DATE)",
                    "When it takes place; of a series, its first occurrence.",
                ),
                Extra(
                    "start", "Moment",
                    "Moment(kind: row.start_kind, date: row.start_date, milliseconds: row.start_ms)",
                    "When it begins; a date, when it lasts whole days.",
                ),
            ),
        ),
        Row("calendar", "EventCalendar", names={"event_count": "events", "is_visible": "isVisible", "is_read_only": "isReadOnly"}, docs={
            "event_count": "How many events are in it.",
            "is_visible": "Whether its events are on the agenda and in months.",
            "is_read_only": "Whether only an import changes its events.",
            "is_blocking": "Whether a new event of it takes time, unless it says so itself.",
        }),
        Input(
            "calendar_input", "CalendarChanges",
            doc="What a calendar is to be: a new one, or what changes about one.",
            docs={
                "is_visible": "Whether its events are on the agenda and in months.",
                "is_read_only": "Whether only an import changes its events.",
                "is_blocking": "Whether a new event of it takes time, unless it says so itself.",
            },
        ),
        Choice("event_kind", "Event.Kind", first=("MEETING",)),
        Choice("participation", "Event.Participation"),
        Input(
            "event_input", "EventChanges",
            doc="What an event is to be: a new one, or what changes about one.",
            names={"task_id": "task", "calendar_id": "calendar", "project_id": "projectID", "field_values": "ownFields"},
            docs={
                "project": "The name of the project that it belongs to; a new one is added.",
                "project_id": "The project that it belongs to; 0 for none.",
                "tags": "All tags that it is to have.",
                "calendar_id": "The calendar that it is in; nil for the default one.",
                "is_floating": "Whether it is at the same time by the clock wherever one is; nil: as it was.",
                "kind": "A meeting, which is what a new one is, or a deadline.",
                "excluded_dates": "Occurrences that are left out, as the C API lists them.",
                "start_kind": "When it begins; with a date it lasts whole days.",
                "duration_s": "How long it takes, in seconds, at most 366 days.",
                "task_id": "The task that it belongs to; 0 for none.",
                "reminders": "When to remind of it; the due is its end.",
                "links": "Links to pages and files, each with an address of its own.",
                "field_values": "Values of own fields; the others stay.",
            },
            given=(
                Given(
                    "repeats", "RepeatRule?", "How it comes again.",
                    "input.repeat_rule = memory.copy(repeats.rule)", ("repeat_rule",), ("REPEAT_RULE",),
                ),
            ),
        ),
        Input(
            "event_query_options", "EventQuery",
            doc="Which events to list, in the order of their starts.",
            names={"task_id": "task", "series_id": "series", "calendar_id": "calendar", "project_id": "project"},
            types={"limit": "Int64?"},
            docs={
                "ids": "The ids of those that are meant; nil for any.",
                "text": "A part of a word or more, in any text of it.",
                "kind": "Deadlines or meetings; nil for both.",
                "task_id": "The task that they belong to.", "calendar_id": "The calendar that they are in.",
                "project_id": "The project that they belong to, or one above it.",
                "tags": "Tags of which they have one; nil for any.",
                "field_values": "Conditions on own fields, such as `room:Blue seats>3`; nil for any.",
                "series_id": "The series that they are changed occurrences of.",
                "done": "Whether they are dealt with.",
                "from_ms": "They end after it, in milliseconds since 1970 UTC.",
                "before_ms": "They begin before it, in milliseconds since 1970 UTC.",
                "limit": "At most so many; nil for all.",
                "offset": "After so many.",
            },
        ),
        Input(
            "free_time_query_options", "FreeTimeQuery",
            doc="Where to look for a time that no event takes.",
            docs={
                "duration_s": "How long a slot is, in seconds.",
                "weekdays": "A bit for each, 1 for Monday to 64 for Sunday; 0 for all.",
                "step_s": "Slots begin at multiples of it, in seconds; 0 for anywhere.",
                "zone": "The IANA name of the zone of the hours; nil for the store's.",
                "limit": "At most so many; 0 for all.",
                "offset": "After so many.",
            },
            given=(
                Given(
                    "range", "Range<Int64>", "From when to when, in milliseconds since 1970 UTC.",
                    "input.from_ms = range.lowerBound\ninput.before_ms = range.upperBound",
                    ("from_ms", "before_ms"),
                ),
                Given(
                    "hours", "Range<Int32>?", "Seconds of the day; nil for all of it.",
                    "input.day_start_s = hours.lowerBound\ninput.day_end_s = hours.upperBound",
                    ("day_start_s", "day_end_s"),
                ),
            ),
        ),
        Input(
            "load_query_options", "LoadQuery",
            doc="Of which days to tell what they hold.",
            names={"first_date": "first", "last_date": "last"},
            docs={
                "first_date": "The first day.",
                "last_date": "The last day, at most 365 days later.",
                "weekdays": "Those of work: a bit for each, 1 for Monday to 64 for Sunday; 0 for all.",
                "limit": "At most so many; 0 for all.",
                "offset": "After so many.",
            },
            given=(
                Given(
                    "hours", "Range<Int32>?", "Those of work, in seconds of the day; nil for all of it.",
                    "input.day_start_s = hours.lowerBound\ninput.day_end_s = hours.upperBound",
                    ("day_start_s", "day_end_s"),
                ),
            ),
        ),
        Row(
            "day_load", "DayLoad", doc="What a day holds, against its working hours.",
            names={"task_count": "tasks", "unestimated_count": "unestimated", "working_s": "working", "booked_s": "booked", "estimated_s": "estimated", "free_s": "free"},
            docs={
                "date": "The day.",
                "is_over": "Whether it holds more than there is time for.",
                "working_s": "How long its working hours are, in seconds.",
                "booked_s": "How much of them events take, in seconds.",
                "estimated_s": "What its tasks are estimated to take, in seconds.",
                "free_s": "What is left of the working hours, in seconds; below 0, by how much it is too much.",
                "task_count": "How many tasks are to be done on it.",
                "unestimated_count": "How many of them have no estimate.",
            },
        ),
        Row(
            "conflict", "Conflict", doc="Two events that take the same time.",
            extras=(
                Extra(
                    "one", "Party",
                    "Party(id: row.event_id, title: String(c: row.title), occurrence: LocalMoment(String(c: row.occurrence)), interval: Interval(start: row.start_ms, end: row.end_ms))",
                    "The event that is asked about, or the earlier one.",
                ),
                Extra(
                    "other", "Party",
                    "Party(id: row.other_id, title: String(c: row.other_title), occurrence: LocalMoment(String(c: row.other_occurrence)), interval: Interval(start: row.other_start_ms, end: row.other_end_ms))",
                    "The event that it overlaps.",
                ),
            ),
        ),
        Value(
            "Conflict.Party", "One of the events that take the same time.",
            (
                Field("id", "Int64", "The id in this store; 0 for what is not added yet."),
                Field("title", "String", "What it is called."),
                Field("occurrence", "LocalMoment?", "Of a series, which occurrence it is."),
                Field("interval", "Interval", "When it takes place."),
            ),
        ),
        Row(
            "free_time", "Interval", doc="From when to when something lasts, in milliseconds since 1970 UTC.",
            docs={"start_ms": "When it starts.", "end_ms": "The first millisecond after it."},
            extras=(Extra("isAllDay", "Bool", "false", "Whether it takes whole days."),),
            makes="Makes the time between two instants.", initial={"isAllDay": "false"}, variables=("isAllDay",),
        ),
        Row(
            "agenda_entry", "AgendaEntry",
            names={"time_label": "time"},
            types={"occurrence": "String"},
            docs={
                "date": "The day on which it stands.",
                "occurrence": "Of what repeats, as a local time; else empty.",
                "day_index": "On which of its days it is, from 0.",
                "cursor": "What the next part of a long agenda begins after.",
            },
            hidden=("cursor",),
            computed=(Computed("kind", "String", 'eventKind?.rawValue ?? "task"', "`task`, `meeting` or `deadline`"),),
            extras=(
                Extra(
                    "eventKind", "Event.Kind?",
                    "row.entity == TASKCORE_ENTITY_EVENT ? Event.Kind(code: row.kind) : nil",
                    "What kind of event it is; nil for a task.",
                ),
                Extra(
                    "interval", "Interval",
                    "Interval(start: row.start_ms, end: row.end_ms, isAllDay: row.is_all_day != 0)",
                    "When it takes place; of a task, its due.",
                ),
            ),
        ),
        Input(
            "agenda_options", "AgendaQuery",
            without=("limit", "after"),
            names={"is_completed_included": "includesCompleted"},
            docs={"is_completed_included": "Whether completed tasks and done events are in it, too."},
            given=(
                Given(
                    "days", "ClosedRange<CalendarDate>", "The days that it is for.",
                    "input.first_date = days.lowerBound.number\ninput.last_date = days.upperBound.number",
                    ("first_date", "last_date"),
                ),
                Given(
                    "contents", "Contents?", "Tasks or events; nil for both.",
                    "input.contents = contents.code", ("contents",),
                ),
                Given("limit", "Int64?", "At most so many entries; nil for all."),
            ),
        ),
        Choice("agenda_content", "AgendaQuery.Contents", doc="What an agenda has on it."),
        Choice("phase", "Countdown.Phase"),
        Row(
            "month_day", "MonthDay",
            names={
                "week_number": "week", "event_count": "events", "task_count": "tasks",
                "completed_count": "completed",
            },
            docs={"date": "Which day it is.", "event_count": "How many events there are on it.", "is_today": "Whether it is the present day."},
        ),
    ),
)
# fmt: on
