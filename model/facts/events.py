# SPDX-License-Identifier: Apache-2.0
"""What an event is."""

from model.language.files import Files, Hand
from model.language.kinds import (
    Code,
    FieldValues,
    Flag,
    Instant,
    JoinedTags,
    JSONText,
    LocalMoment,
    LocalMoments,
    MomentText,
    Number,
    OptionalText,
    Position,
    Reminders,
    RepeatRule,
    Text,
    Texts,
    WebLinks,
)
from model.language.record import Property, Record

# fmt: off
CALENDAR = Record(
    name="calendar", type="EventCalendar", repository="CalendarRepository", room="Events", entity=23, facts="events", checks_uid=True, own_repair=True, exported="!$0.isUntouched", doc="A list of events with a name; every event is in exactly one.",
    properties=(
        Property("name", Text(required=True), rule="setName", initial="?", required=True, doc="1 to 200 characters in one line, different from all others but for case and accents."),
        Property("colour", Code("ColourToken", default=".black"), files=Files(quiet=True), doc="A colour by its meaning."),
        Property("position", Position(), doc="Its place among the calendars in the manual order."),
        Property("hidden", Flag(), member="isHidden", doc="Whether its events are left out of the agenda and of months."),
        Property("read_only", Flag(), member="isReadOnly", doc="Whether its events come from elsewhere: only an import changes them."),
        Property("transparent", Flag(), member="isTransparent", doc="Whether a new event of it takes no time, unless it says so itself."),
        Property("alias_uid", OptionalText(), case="alias", member="aliasUID", unfiled=True, since="0.1.0", doc="The calendar that has its name, which both got on different devices; nil: it has its name itself."),
    ),
)

EVENT = Record(
    name="event", type="Event", repository="EventRepository", item="FiledEvent", room="Events", entity=5, checks_uid=True, article="an", own_repair=True, doc="A deadline or a meeting: something that takes time from a start on.",
    properties=(
        Property("title", Text(required=True), rule="setTitle", initial="?", required=True, files=Files(icalendar=Hand("SUMMARY")), doc="1 to 1,000 characters in one line."),
        Property("kind", Code("Kind", default=".meeting", words=((1, "deadline"), (2, "meeting"))), files=Files(icalendar=Hand("X-TASKCORE-KIND")), doc="Deadline or meeting."),
        Property("start", MomentText(), required=True, files=Files(icalendar=Hand("DTSTART")), doc="A date for an event of whole days."),
        Property("duration_s", Number(unit="s"), case="duration", rule="setDuration", initial="3_600", files=Files(icalendar=Hand("DTEND")), doc="In seconds, 1 to 31,622,400 (366 days); of whole days, a multiple of 86,400."),
        Property("zone", OptionalText(), member="zoneName", files=Files(icalendar=Hand("X-TASKCORE-ZONE")), sample="zoneName()", doc="The IANA name of the zone in which it repeats; nil for whole days."),
        Property("notes", Text(), rule="setNotes", files=Files(icalendar=Hand("DESCRIPTION")), doc="At most 65,536 bytes."),
        Property("location", Text(), rule="setLocation", files=Files(icalendar=Hand("LOCATION")), doc="At most 1,000 characters; several lines are an address."),
        Property("attendees", Texts(), rule="setAttendees", files=Files(icalendar=Hand("ATTENDEE")), doc="At most 1,000, each a line of at most 300 characters."),
        Property("participation", Code("Participation", default=".none", words=((1, "needs_action"), (2, "accepted"), (3, "declined"), (4, "tentative"), (5, "delegated"))), since="0.1.0", files=Files(quiet=True, icalendar=Hand("X-PARTSTAT")), doc="What the user answered to the invitation (PARTSTAT, RFC 5545 section 3.2.12)."),
        Property("url", Text(), rule="setURL", files=Files(icalendar=Hand("URL")), sample="url()", doc="An absolute URL of at most 2,048 characters."),
        Property("task_uid", OptionalText(), case="task", member="taskUID", files=Files(icalendar=Hand("X-TASKCORE-TASK")), doc="The task that it belongs to."),
        Property("calendar_uid", OptionalText(), case="calendar", member="calendarUID", files=Files(icalendar=Hand("X-TASKCORE-CALENDAR")), doc="The calendar that it is in; nil: the default one."),
        Property("project_uid", OptionalText(), case="project", member="projectUID", since="0.1.0", files=Files(icalendar=Hand("X-TASKCORE-PROJECT")), doc="The project that it belongs to."),
        Property("tags", JoinedTags(elements=True), since="0.1.0", files=Files(icalendar=Hand("CATEGORIES")), doc="Its tags."),
        Property("transparent", Flag(), member="isTransparent", files=Files(icalendar=Hand("TRANSP")), doc="Whether it takes no time, and so overlaps nothing (RFC 5545 section 3.8.2.7)."),
        Property("reminders", Reminders(), rule="setReminders", files=Files(icalendar=Hand("VALARM")), doc="At most 50, relative to the start or to the end, which is what ``Reminder/Anchor/due`` stands for."),
        Property("repeat_rule", RepeatRule(), files=Files(icalendar=Hand("RRULE")), doc="A rule of RFC 5545."),
        Property("repeat_start", LocalMoment(), files=Files(icalendar=Hand("X-TASKCORE-REPEAT-START")), doc="The first occurrence of its series."),
        Property("excluded_dates", LocalMoments(), rule="setExcludedDates", files=Files(icalendar=Hand("EXDATE")), doc="Occurrences that are left out (EXDATE), at most 1,000."),
        Property("added_dates", LocalMoments(), rule="setAddedDates", files=Files(icalendar=Hand("RDATE")), doc="Occurrences besides those of the rule (RDATE), at most 1,000."),
        Property("series_uid", OptionalText(), case="series", member="seriesUID", files=Files(icalendar=Hand("X-TASKCORE-SERIES")), doc="Of a changed occurrence: the uid of the event that repeats."),
        Property("occurrence", LocalMoment(), files=Files(icalendar=Hand("RECURRENCE-ID")), doc="Of a changed occurrence: which one it stands for."),
        Property("created_ms", Instant(), case="created", files=Files(icalendar=Hand("CREATED")), doc="When it was added."),
        Property("modified_ms", Instant(), case="modified", files=Files(icalendar=Hand("LAST-MODIFIED")), doc="When it was changed last."),
        Property("done_ms", Instant(optional=True), case="done", files=Files(icalendar=Hand("X-TASKCORE-DONE")), doc="When it was dealt with."),
        Property("links", WebLinks(), rule="setLinks", files=Files(icalendar=Hand("ATTACH")), doc="Links to pages and files, at most 100."),
        Property("field_values", FieldValues(), files=Files(icalendar=Hand("X-TASKCORE-FIELD-EFFORT")), doc="Values of own fields."),
        Property("kept", JSONText(), files=Files(icalendar=Hand("other properties and components")), doc="What another program's file said of it and no property here holds."),
    ),
)
# fmt: on
