# SPDX-License-Identifier: Apache-2.0
"""Events, the agenda and countdowns."""

from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Single,
    Struct,
    counted,
    identity,
    numbered,
    page,
    range_bits,
    table,
    time_range,
)

# fmt: off
CALENDARS = (
    Single("DEFAULT_CALENDAR_ID", "1", doc="the calendar of events that name none; every store has it"),
    Mask("calendar_field", "CALENDAR_", doc="The properties of a calendar, as bits of a `fields` mask.", constants=numbered("NAME COLOUR POSITION VISIBLE READ_ONLY BLOCKING")),
    Struct("calendar_input", initialiser=True, doc="What a calendar is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("calendar_field"), "which of the members below are given: TASKCORE_CALENDAR_..."),
        Member("name", c.Text(), "1 to 200 characters in one line; trimmed", bit="NAME"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_...", initial="TASKCORE_COLOUR_BLACK", bit="COLOUR"),
        Member("is_visible", c.Flag(), "0: its events are left out of agendas and months", initial="1", bit="VISIBLE"),
        Member("is_read_only", c.Flag(), "1: only an import changes its events", bit="READ_ONLY"),
        Member("is_blocking", c.Flag(), "0: its new events take no time, unless they say so", initial="1", bit="BLOCKING"),
    )),
    Struct("calendar", doc="A list of events with a name, as it was when it was read. Its texts live in its list.", members=(
        *identity("calendar"),
        Member("name", c.Text()),
        Member("event_count", c.Integer(), "those in it; a series counts once, and each changed occurrence"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_..."),
        Member("is_visible", c.Flag(), "0 or 1"),
        Member("is_read_only", c.Flag(), "0 or 1"),
        Member("is_blocking", c.Flag(), "0 or 1"),
    )),
    Struct("calendar_query_options", initialiser=True, doc="Which calendars to list, in their manual order.", members=page()),
)

EVENTS = (
    Enumeration("event_kind", "EVENT_KIND_", constants=numbered("DEADLINE MEETING", first=1)),
    Enumeration("participation", "PARTICIPATION_", doc="What the user answered to the invitation to an event: PARTSTAT, RFC 5545 section 3.2.12.", constants=numbered("NONE NEEDS_ACTION ACCEPTED DECLINED TENTATIVE DELEGATED")),
    Mask("event_field", "EVENT_", doc="The properties of an event, as bits of a `fields` mask.", constants=table("""
        TITLE           0
        KIND            1
        START           2
        DURATION        3
        ZONE            4
        NOTES           5
        LOCATION        6
        ATTENDEES       7 exactly these
        URL             8
        TASK            9
        TRANSPARENT    10
        DONE           11
        REMINDERS      12 exactly these
        REPEAT_RULE    13
        EXCLUDED_DATES 14
        ADDED_DATES    15
        CALENDAR       16
        LINKS          19 exactly these
        FIELD_VALUES   20 in an input, these too
        PROJECT        21
        TAGS           22 exactly these
        FLOATING       17
        PARTICIPATION  23
    """)),
    Mask("event_flag", "EVENT_FLAG_", constants=table("""
        ALLOW_CONFLICTS 0 An event that overlaps others is added or moved all the same.
    """)),
    Struct("event_input", initialiser=True, doc="What an event is to be: a new one, or the changes to one.", members=(
        Member("fields", c.Fields("event_field"), "which of the members below are given: TASKCORE_EVENT_..."),
        Member("title", c.Text(), "1 to 1,000 characters in one line; trimmed", bit="TITLE"),
        Member("kind", c.Code("event_kind"), "TASKCORE_EVENT_KIND_DEADLINE or _MEETING", initial="TASKCORE_EVENT_KIND_MEETING", bit="KIND"),
        Member("start_kind", c.MomentKind("start"), "TASKCORE_MOMENT_DATE or _DATE_TIME", initial="TASKCORE_MOMENT_DATE_TIME", bit="START"),
        Member("start_ms", c.MomentInstant("start"), "milliseconds since 1970 UTC, years 1 to 9999", bit="START"),
        Member("start_date", c.MomentDate("start"), "yyyymmdd: the event lasts whole days", bit="START"),
        Member("is_transparent", c.Flag(), "1: it takes no time, and so overlaps nothing; of a new one at first: 1 for whole days, else as its calendar has it", bit="TRANSPARENT"),
        Member("duration_s", c.Duration("s"), "1 to 31,622,400 (366 days); with a start date a multiple of 86,400", bit="DURATION"),
        Member("zone", c.Text(), "an IANA name, in which it repeats; NULL or \"\" for the store's", bit="ZONE"),
        Member("notes", c.Text(), 'at most 65,536 bytes; "" for none', bit="NOTES"),
        Member("location", c.Text(), 'at most 1,000 characters in one line; "" for none', bit="LOCATION"),
        Member("attendees", c.Texts("attendee_count"), '1 to 300 characters in one line each: "Ada <ada@x.org>"', bit="ATTENDEES"),
        Member("attendee_count", c.Count("attendees"), "at most 1,000", bit="ATTENDEES"),
        Member("url", c.Text(), 'absolute, at most 2,048 characters; "" for none', bit="URL"),
        Member("task_id", c.ID("task"), "the task that it belongs to; 0 for none", bit="TASK"),
        Member("reminders", c.Structs("reminder", "reminder_count"), "of kind AT, START or DUE, which is the end", bit="REMINDERS"),
        Member("reminder_count", c.Count("reminders"), "at most 50", bit="REMINDERS"),
        Member("repeat_rule", c.Text(), 'an RRULE of RFC 5545; "" for none', bit="REPEAT_RULE"),
        Member("excluded_dates", c.LocalTimes(), "as those of a task", bit="EXCLUDED_DATES"),
        Member("added_dates", c.LocalTimes(), bit="ADDED_DATES"),
        Member("is_done", c.Flag(), "1: it is dealt with", bit="DONE"),
        Member("reserved", c.Reserved()),
        Member("calendar_id", c.ID("calendar"), "the calendar that it is in; TASKCORE_DEFAULT_CALENDAR_ID, or 0, for the default one", bit="CALENDAR", since="0.1.0"),
        *(Member(each.name, each.meaning, each.doc, bit="FIELD_VALUES", since="0.1.0") for each in counted(Member("field_values", c.Structs("field_value", "field_value_count"), "values of own fields of events; the others stay"))),
        *(Member(each.name, each.meaning, each.doc, bit="LINKS", since="0.1.0") for each in counted(Member("links", c.Structs("link", "link_count"), "an array, each with an address of its own; at most 100"))),
        Member("project", c.Text(optional=True), "the name of the project that it belongs to, or its path; a new one is added. NULL: project_id counts", bit="PROJECT", since="0.1.0"),
        Member("project_id", c.ID("project"), "the project that it belongs to; 0 for none", bit="PROJECT", since="0.1.0"),
        *counted(Member("tags", c.Texts("tag_count"), "each 1 to 100 characters, no white space at its ends; at most 100", bit="TAGS", since="0.1.0")),
        Member("is_floating", c.Flag(), "1: at the same time by the clock wherever one is, which is what it shows in the store's zone at the start; without it as it was", bit="FLOATING", since="0.1.0"),
        Member("participation", c.Code("participation"), "what the user answers to the invitation: TASKCORE_PARTICIPATION_...", bit="PARTICIPATION", since="0.1.0"),
    )),
    Struct("event_scope_options", initialiser=True, doc="Which occurrences of an event are meant; without more, all of it.", members=(
        Member("occurrence", c.LocalTime(optional=True), 'one of a series, by its local time, such as "20261224T170000"; NULL: none'),
        Member("scope", c.Code("scope"), "TASKCORE_SCOPE_...; of an event that does not repeat, _ALL", initial="TASKCORE_SCOPE_ALL"),
        Member("reserved", c.Reserved()),
    )),
    Struct("event", doc="An event, as it was when it was read. Its strings and arrays live in its list.", members=(
        Member("fields", c.Fields("event_field"), "the optional ones that it has: TASKCORE_EVENT_..."),
        Member("id", c.ID("event"), "of this store; never used again"),
        Member("uid", c.Text()),
        Member("title", c.Text()),
        Member("kind", c.Code("event_kind"), "TASKCORE_EVENT_KIND_DEADLINE or _MEETING"),
        Member("start_kind", c.MomentKind("start"), "TASKCORE_MOMENT_DATE or _DATE_TIME"),
        Member("start_ms", c.MomentInstant("start"), "of a date, when it begins in the store's zone"),
        Member("end_ms", c.Instant(), "the first millisecond after it"),
        Member("start_date", c.MomentDate("start"), "yyyymmdd, of a date"),
        Member("is_transparent", c.Flag(), "0 or 1"),
        Member("duration_s", c.Duration("s")),
        Member("zone", c.Text(), 'the IANA name; "" for whole days', bit="ZONE"),
        Member("notes", c.Text(), '"" when it has none; so with all texts', bit="NOTES"),
        Member("location", c.Text(), bit="LOCATION"),
        *counted(Member("attendees", c.Texts("attendee_count"), "NULL when it has none", bit="ATTENDEES")),
        Member("url", c.Text(), bit="URL"),
        Member("task_id", c.ID("task"), "0 when it belongs to none", bit="TASK"),
        *counted(Member("reminders", c.Structs("reminder", "reminder_count"), "NULL when it has none", bit="REMINDERS")),
        Member("repeat_rule", c.Text(), bit="REPEAT_RULE"),
        Member("excluded_dates", c.LocalTimes(), bit="EXCLUDED_DATES"),
        Member("added_dates", c.LocalTimes(), bit="ADDED_DATES"),
        Member("series_id", c.ID("event"), "the event that this is a changed occurrence of; else 0"),
        Member("occurrence", c.LocalTime(), 'which one, as a local time; else ""'),
        Member("created_ms", c.Instant()),
        Member("modified_ms", c.Instant()),
        Member("done_ms", c.Instant(optional=True), "with TASKCORE_EVENT_DONE in fields", bit="DONE"),
        Member("calendar_id", c.ID("calendar"), "the calendar that it is in", since="0.1.0"),
        *(Member(each.name, each.meaning, each.doc, bit="FIELD_VALUES", since="0.1.0") for each in counted(Member("field_values", c.Structs("field_value", "field_value_count"), "of own fields, in the order of these; NULL when it has none"))),
        *(Member(each.name, each.meaning, each.doc, bit="LINKS", since="0.1.0") for each in counted(Member("links", c.Structs("link", "link_count"), "in their order; NULL when it has none"))),
        Member("project_id", c.ID("project"), "0 when it belongs to none", bit="PROJECT", since="0.1.0"),
        Member("project", c.Text(), 'its path, which is its name unless it is below others; "" when it belongs to none', since="0.1.0"),
        *counted(Member("tags", c.Texts("tag_count"), "sorted; NULL when it has none", bit="TAGS", since="0.1.0")),
        Member("is_floating", c.Flag(), "1: at the same time by the clock wherever one is; its start and end are what they are in the store's zone", since="0.1.0"),
        Member("participation", c.Code("participation"), "what the user answered to the invitation: TASKCORE_PARTICIPATION_...; _NONE: there is none, or it is not known who the user is", bit="PARTICIPATION", since="0.1.0"),
    )),
    Mask("event_query_field", "EVENT_QUERY_", doc="The conditions of an event query that are given, as bits of its `fields`.", constants=table("""
        IDS    0
        TEXT   1 in title, notes, location or attendees
        KIND   2
        TASK   3
        FROM   4 ends after it, with any occurrence
        BEFORE 5 begins before it, with any occurrence
        SERIES 6 the changed occurrences of that one
        DONE   7
        CALENDAR 8
        FIELD_VALUES 18 with such values of own fields
        PROJECT 21 in that project, or in one below it
        TAGS   22 with one of these
    """)),
    Struct("event_query_options", initialiser=True, doc="Which events to list, in the order of their starts. All given conditions must hold.", members=(
        Member("fields", c.Fields("event_query_field")),
        *counted(Member("ids", c.IDs("event", "id_count"), bit="IDS")),
        Member("text", c.Text(), "a part of a word or more; case and accents do not count", bit="TEXT"),
        Member("kind", c.Code("event_kind"), "TASKCORE_EVENT_KIND_DEADLINE or _MEETING", bit="KIND"),
        Member("done", c.Code("choice"), "TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO", bit="DONE"),
        Member("task_id", c.ID("task"), bit="TASK"),
        Member("series_id", c.ID("event"), bit="SERIES"),
        Member("from_ms", c.Instant(), bit="FROM"),
        Member("before_ms", c.Instant(), bit="BEFORE"),
        *page(),
        Member("calendar_id", c.ID("calendar"), "those in that one", bit="CALENDAR", since="0.1.0"),
        Member("project_id", c.ID("project"), "those that belong to that project, or to one below it", bit="PROJECT", since="0.1.0"),
        *counted(Member("tags", c.Texts("tag_count"), "those with one of these, whatever their case and accents", bit="TAGS", since="0.1.0")),
        Member("field_values", c.Text(), "conditions on own fields of events in the language of queries, such as `room:Blue seats>3`; all must hold", bit="FIELD_VALUES", since="0.1.0"),
    )),
    Struct("conflict", doc="Two things that take the same time: [start, end) of both meet. Its texts live in its list.", members=(
        Member("event_id", c.ID("event"), "0: the one that is to be added"),
        Member("title", c.Text()),
        Member("occurrence", c.LocalTime(), 'of a series; else ""'),
        Member("start_ms", c.Instant()),
        Member("end_ms", c.Instant()),
        Member("other_id", c.ID("event"), "what it hits"),
        Member("other_title", c.Text()),
        Member("other_occurrence", c.LocalTime()),
        Member("other_start_ms", c.Instant()),
        Member("other_end_ms", c.Instant()),
    )),
    range_bits("occurrence"),
    Struct("occurrence_query_options", initialiser=True, doc="Which occurrences of an event to list.", members=(
        Member("fields", c.Fields("occurrence_query_field"), "TASKCORE_OCCURRENCE_QUERY_...: which bounds are given"),
        Member("event_id", c.ID("event"), "one that does not repeat occurs once"),
        *time_range(),
        *page("100,000"),
    )),
    range_bits("conflict"),
    Struct("conflict_query_options", initialiser=True, doc="Which conflicts to list.", members=(
        Member("fields", c.Fields("conflict_query_field"), "TASKCORE_CONFLICT_QUERY_...: which bounds are given"),
        *time_range(),
        *page("100,000"),
    )),
    Struct("free_time_query_options", initialiser=True, doc="Where to look for free time.", members=(
        Member("duration_s", c.Duration("s"), "of the slot: 1 to 31,622,400"),
        Member("from_ms", c.Instant(), "the range, at most 3,660 days"),
        Member("before_ms", c.Instant()),
        Member("weekdays", c.Bits("weekday"), "TASKCORE_WEEKDAYS_... joined by |; 0: all of them"),
        Member("day_start_s", c.Duration("s", "int32_t"), "working hours, in seconds of the day: 0 to 86,400"),
        Member("day_end_s", c.Duration("s", "int32_t"), "above day_start_s; both 0: the whole day"),
        Member("step_s", c.Duration("s", "int32_t"), "slots begin at multiples of it from the hour, 1 to 86,400; 0: anywhere"),
        Member("zone", c.Text(optional=True), "of the working hours: an IANA name; NULL or \"\" for the store's"),
        *page("100,000"),
    )),
    Struct("load_query_options", initialiser=True, doc="Of which days to tell what they hold, and when somebody works.", members=(
        Member("first_date", c.Date(optional=True), "yyyymmdd, in the store's zone; 0: today"),
        Member("last_date", c.Date(optional=True), "yyyymmdd, at most 365 days later; 0: the first one"),
        Member("weekdays", c.Bits("weekday"), "of work: TASKCORE_WEEKDAYS_... joined by |; 0: all of them"),
        Member("day_start_s", c.Duration("s", "int32_t"), "working hours, in seconds of the day: 0 to 86,400"),
        Member("day_end_s", c.Duration("s", "int32_t"), "above day_start_s; both 0: the whole day"),
        Member("reserved", c.Reserved()),
        *page(),
    )),
    Struct("day_load", doc="What a day holds, against its working hours.", members=(
        Member("date", c.Date(), "yyyymmdd"),
        Member("is_over", c.Flag(), "1: it holds more than there is time for"),
        Member("working_s", c.Duration("s"), "how long its working hours are"),
        Member("booked_s", c.Duration("s"), "how much of them events take"),
        Member("estimated_s", c.Duration("s"), "what its tasks are estimated to take"),
        Member("free_s", c.Duration("s"), "what is left of the working hours; below 0, by how much it is too much"),
        Member("task_count", c.Integer(), "how many tasks are to be done on it"),
        Member("unestimated_count", c.Integer(), "how many of them have no estimate"),
    )),
    Struct("free_time", doc="A time that no event takes.", members=(
        Member("start_ms", c.Instant(), "the first slot in it begins here"),
        Member("end_ms", c.Instant(), "and so long it stays free"),
    )),
)

AGENDA = (
    Mask("agenda_content", "AGENDA_", wide=False, constants=numbered("TASKS EVENTS")),
    Struct("agenda_options", initialiser=True, doc="What to put on the agenda.", members=(
        Member("first_date", c.Date(optional=True), "yyyymmdd, in the store's zone; 0: today"),
        Member("last_date", c.Date(optional=True), "yyyymmdd, at most 3,660 days later; 0: the first one"),
        Member("contents", c.Bits("agenda_content"), "TASKCORE_AGENDA_... joined by |; 0: both"),
        Member("is_completed_included", c.Flag(), "1: completed tasks and done events too"),
        Member("limit", c.Integer(), "at most so many, up to 100,000; 0: these 100,000"),
        Member("after", c.Text(optional=True), "the cursor of the entry to go on after; NULL: from the beginning"),
    )),
    Struct("agenda_entry", doc="One thing on one day; what lasts several has an entry on each. Its texts live in its list.", members=(
        Member("date", c.Date(), "yyyymmdd: the day on which it stands"),
        Member("entity", c.Code("entity"), "TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT"),
        Member("id", c.ID(), "of the task or event; of a changed occurrence, its own"),
        Member("uid", c.Text()),
        Member("occurrence", c.LocalTime(), 'of what repeats, as a local time; else ""'),
        Member("title", c.Text()),
        Member("location", c.Text(), '"" without'),
        Member("time_label", c.Text(), 'such as "09:00-10:30", "until 10:30" or "all day"; of a deadline "due 17:00", or "due" on its last day'),
        Member("start_ms", c.Instant(), "of a task: its due; of whole days: when they begin"),
        Member("end_ms", c.Instant()),
        Member("is_all_day", c.Flag(), "1 for a due date and for events of whole days"),
        Member("kind", c.Code("event_kind"), "of an event: TASKCORE_EVENT_KIND_...; else 0"),
        Member("day_index", c.Integer(type="int32_t"), "on which of its days it is, from 0"),
        Member("day_count", c.Integer(type="int32_t"), "how many days it touches"),
        Member("is_done", c.Flag(), "0 or 1"),
        Member("is_projected", c.Flag(), "1 for an occurrence of a task after its present one"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_...; of a deadline by how much time is left"),
        Member("reserved", c.Reserved()),
        Member("cursor", c.Text(), "to go on after it"),
    )),
    Single("WEEK_START_LOCALE", "0", doc="else 1 for Monday to 7 for Sunday"),
    Struct("month_options", initialiser=True, doc="Which month to show.", members=(
        Member("year", c.Integer(type="int32_t"), "1 to 9999; 0: the present one"),
        Member("month", c.Integer(type="int32_t"), "1 to 12; 0: the present one"),
        Member("week_start", c.Integer(type="int32_t"), "1 for Monday to 7 for Sunday, or TASKCORE_WEEK_START_LOCALE", initial="TASKCORE_WEEK_START_LOCALE"),
        Member("reserved", c.Reserved()),
    )),
    Struct("month_day", doc="A day in the grid of a month.", members=(
        Member("date", c.Date(), "yyyymmdd"),
        Member("is_in_month", c.Flag(), "0 for the days before and after, which fill the weeks"),
        Member("is_today", c.Flag(), "0 or 1"),
        Member("week_number", c.Integer(type="int32_t"), "ISO 8601"),
        Member("event_count", c.Integer()),
        Member("task_count", c.Integer(), "open ones, due then"),
        Member("completed_count", c.Integer(), "tasks that were completed then, and occurrences"),
    )),
)

COUNTDOWN = (
    Enumeration("phase", "PHASE_", constants=table("""
        NONE     0 there is nothing to count to
        UPCOMING 1 it has not begun
        RUNNING  2 it has, and has not ended
        PASSED   3 it has ended, undone
        DONE     4
    """)),
    Struct("task_countdown_options", initialiser=True, doc="How to count to the due of a task.", members=(
        Member("from_ms", c.Instant(optional=True), "when the elapsed part begins, years 1 to 9999; 0: at its start or, without one, its creation"),
    )),
    Struct("event_countdown_options", initialiser=True, doc="How to count to an event.", members=(
        Member("occurrence", c.LocalTime(optional=True), 'one of a series, by its local time, such as "20261224T170000"; NULL: the one that runs or comes next, or the last one when all are over'),
        Member("from_ms", c.Instant(optional=True), "when the elapsed part begins, years 1 to 9999; 0: at its start or, of a deadline, its creation or when the occurrence before it was due"),
    )),
    Struct("countdown", initialiser=True, doc="How far it is to something; taskcore_countdown_label says it in words.", members=(
        Member("phase", c.Code("phase"), "TASKCORE_PHASE_...", initial="TASKCORE_PHASE_NONE"),
        Member("colour", c.Code("colour"), "TASKCORE_COLOUR_...: by how much is left"),
        Member("target_ms", c.Instant(), "what is counted to: the start while it is upcoming, else the end; of a task or deadline the due"),
        Member("remaining_ms", c.Duration("ms"), "negative when it has passed"),
        Member("days", c.Integer(), "this and what follows: how much that is, without its sign"),
        Member("hours", c.Integer(type="int32_t")),
        Member("minutes", c.Integer(type="int32_t")),
        Member("seconds", c.Integer(type="int32_t")),
        Member("elapsed_millionths", c.Integer("millionths", "int32_t"), "from its creation, or its start, to the end: 0 to 1,000,000"),
    )),
)
# fmt: on
