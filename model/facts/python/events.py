# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room events."""

from model.language.python import Attribute as A
from model.language.python import Input, Module, Row
from model.language.python import Keyword as K

# fmt: off
EVENTS = (
    Module("events.agenda_entry", "What stands on a day of the agenda, and a day of a month.", rows=(
        Row("AgendaEntry", "agenda_entry", doc="A task or an event on one day; what lasts several has an entry on each.", list="AgendaList", list_doc="What happens, in the order of days and times.", kind="agenda", attributes=(
            A("day", doc="The day on which it stands.", member="date"),
            A("entity", doc="A task or an event."),
            A("id", doc="Of a changed occurrence, its own."),
            "uid",
            A("occurrence", doc="Of what repeats, as a local time.", optional=True),
            "title", "location", "time_label",
            A("start", doc="Of a task, its due; of whole days, when they begin."),
            "end",
            A("is_all_day", doc="It is due on a date, or lasts whole days."),
            A("kind", doc="Of an event.", optional=True),
            "day_index", "day_count", "is_done",
            A("is_projected", doc="An occurrence of a task after its present one."),
            "colour", "cursor",
        )),
        Row("MonthDay", "month_day", list="MonthList", list_doc="The days of a month in whole weeks: each seven of them are one.", kind="month", attributes=(
            A("day", member="date"),
            A("is_in_month", doc="Not, when it only fills a week."),
            "is_today",
            A("week_number", doc="By ISO 8601."),
            "event_count",
            A("task_count", doc="Open ones that are due then."),
            A("completed_count", doc="Tasks and occurrences that were completed then."),
        )),
    )),
    Module("events.calendar", "A calendar as it was when it was read.", rows=(
        Row("Calendar", "calendar", doc="A list of events, as it was when it was read.", list="CalendarList", list_doc="Calendars as they were when they were listed, in their manual order.", attributes=(
            "id", "uid", "name", "colour",
            A("visible", doc="Whether its events are on the agenda and in months."),
            A("read_only", doc="Whether only an import changes its events."),
            A("blocking", doc="Whether a new event of it takes time, unless it says so itself."),
            A("event_count", doc="How many events are in it."),
        )),
    )),
    Module("events.event", "An event as it was when it was read.", imports=(("taskcore._generated.values", "from_start"), ("datetime", "date", "datetime"),), rows=(
        Row("Event", "event", doc="A deadline or a meeting as it was when it was read; every instant is aware and in UTC.\n\nOf a series, the times are those of its first occurrence. What it has none of is an empty\ntext, an empty tuple or None.", list="EventList", list_doc="Events as they were when they were listed.", attributes=(
            "id", "uid", "title", "kind",
            A("start", doc="A ``date`` when it lasts whole days, else a ``datetime``.", type="date | datetime", read="from_start(row.start_kind, row.start_date, row.start_ms)"),
            "duration",
            A("begins", doc="Its start as an instant; of a date, when that day begins in the store's zone.", member="start_ms"),
            A("ends", doc="The first instant after it.", member="end_ms"),
            A("zone", doc="The IANA name of the zone in which it repeats; empty for whole days."),
            "notes", "location", "attendees", "url",
            A("task_id", doc="The task that it belongs to.", optional=True),
            A("transparent", doc="Whether it takes no time, and so overlaps nothing."),
            A("done", optional=True),
            A("reminders", doc="Of these, the due is the event's end."),
            "repeat_rule",
            A("excluded_dates", doc="Occurrences that are left out, as naive local times or dates."),
            "added_dates",
            A("series_id", doc="The series that this is a changed occurrence of.", optional=True),
            A("occurrence", doc="Which one of them, as a local time.", optional=True),
            "created", "modified",
            A("calendar_id", doc="The calendar that it is in."),
            A("project_id", doc="The project that it belongs to.", optional=True),
            A("project", doc="Its name; empty for none."),
            "tags",
            A("floating", doc="Whether it is at the same time by the clock wherever one is; ``start``, ``begins`` and ``ends`` are what that is in the store's zone."),
            A("participation", doc="What the user answered to the invitation; ``NONE`` when there is none, or it is not known who the user is.", default="Participation.NONE"),
            A("links", doc="Links to pages and files, in their order.", default="()"),
            A("field_values", doc="Of own fields, as pairs of name and value in the order of the fields.", default="()"),
        )),
    )),
    Module("events.time_span", "The time that an event takes.", rows=(
        Row("TimeSpan", "conflict", is_read=False, doc="The time that an event takes, or an occurrence of it.", attributes=(
            A("event_id", doc="None for an event that was refused, and so has no id.", optional=True),
            A("title", doc=""),
            A("occurrence", doc="Of a series, as a local time.", optional=True),
            A("start", doc=""),
            A("end", doc="The first instant after it."),
        ), without=("other_id", "other_title", "other_occurrence", "other_start_ms", "other_end_ms")),
    )),
    Module("events.conflict", "Events that take the same time.", rows=(
        Row("Conflict", "conflict", list="ConflictList", list_doc="What overlaps, in the order of time.", doc="Two events, or occurrences of them, that take some of the same time.", attributes=(
            A("event", doc="", type="TimeSpan", part=("event_id", "title", "occurrence", "start_ms", "end_ms")),
            A("other", doc="What it hits.", type="TimeSpan", part=("other_id", "other_title", "other_occurrence", "other_start_ms", "other_end_ms")),
        )),
    ), imports=(("taskcore.events.time_span", "TimeSpan"),)),
    Module("events.day_load", "What days hold.", rows=(
        Row("DayLoad", "day_load", doc="What a day holds, against its working hours.", list="DayLoadList", list_doc="What days hold, in their order.", attributes=(
            A("day", member="date"),
            A("working", doc="How long its working hours are."),
            A("booked", doc="How much of them events take."),
            A("estimated", doc="What its tasks are estimated to take."),
            A("free", doc="What is left of the working hours; below 0, by how much it is too much."),
            "task_count",
            A("unestimated_count", doc="How many of its tasks have no estimate."),
            A("over", member="is_over", doc="Whether it holds more than there is time for."),
        )),
    )),
    Module("events.free_time", "Time that no event takes.", rows=(
        Row("FreeTime", "free_time", list="FreeTimeList", list_doc="Free times, the first first.", attributes=(
            "start", "end",
        )),
    )),
)

EVENT_INPUT = Input("event_input", "an event", "events.event_input", "What an event is to be, as Python says it and as C takes it.",
    properties="EventProperties", properties_doc="The keywords of ``Store.add_event``, which are those of ``EventInput``.",
    changes="EventChanges", changed_by="update_event",
    name="EventInput",
    name_doc='An event to add: ``EventInput("Review", datetime(2026, 1, 15, 14), location="Room 4")``.\n\nA naive ``start`` is local time in the store\'s zone; with a ``date`` it lasts whole days.',
    keywords=(
        K("title", required=True),
        K("start", required=True, removable=False),
        K("duration", doc="Whole seconds; without one it is an hour, or a day.", removable=False),
        K("kind", doc="``EventKind.MEETING``, which is what it is else, or ``EventKind.DEADLINE``."),
        K("zone", doc="The IANA name of the zone in which it repeats; without, the store's."),
        "notes", "location",
        K("attendees", doc='Each such as ``"Ada <ada@example.org>"``.'),
        "url",
        K("task_id", doc="The task that it belongs to."),
        K("transparent", doc="Whether it takes no time, and so overlaps nothing; a new one of whole days takes none, unless it says so.", undecided=True),
        K("done", doc="Whether it is dealt with."),
        K("reminders", doc="Of these, the due is the event's end."),
        K("repeat_rule", doc='An RRULE of RFC 5545, such as ``"FREQ=DAILY"``; ``Store.parse_repeat`` makes it of words.'),
        K("excluded_dates", doc="Occurrences that are left out: naive local times of its zone, or dates for whole days."),
        K("added_dates", doc="Occurrences besides those of the rule, likewise."),
        K("calendar_id", doc="The calendar that it is in; without, the default one."),
        K("links", doc="Links to pages and files, each with an address of its own."),
        K("field_values", doc="Values of own fields by their names; None takes one away."),
        K("project", doc="The project that it belongs to, by name; a new one is added."),
        K("project_id", doc="The same by its id; None is none."),
        "tags",
        K("floating", doc="Whether it is at the same time by the clock wherever one is; without, as it was.", undecided=True),
        K("participation", doc="What the user answers to the invitation."),
    ),
)

CALENDAR_INPUT = Input("calendar_input", "a calendar", "events.calendar_keywords", "The keywords of a calendar.",
    properties="CalendarProperties", properties_doc="The keywords of a calendar, all but its name.",
    changes="CalendarChanges", changed_by="update_calendar",
    keywords=(
        K("name", required=True),
        "colour",
        K("visible", doc="Whether its events are on the agenda and in months."),
        K("read_only", doc="Whether only an import changes its events."),
        K("blocking", doc="Whether a new event of it takes time, unless it says so itself."),
    ),
)
# fmt: on
