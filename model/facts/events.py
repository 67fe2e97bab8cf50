# SPDX-License-Identifier: Apache-2.0
"""What an event is."""

from model.language.kinds import (
    Code,
    Flag,
    Instant,
    JSONText,
    LocalMoment,
    LocalMoments,
    MomentText,
    Number,
    OptionalText,
    Reminders,
    RepeatRule,
    Text,
    Texts,
)
from model.language.record import Property, Record

# fmt: off
EVENT = Record(
    name="event", type="Event", room="Events", entity=5, article="an", doc="A deadline or a meeting: something that takes time from a start on.",
    properties=(
        Property("title", Text(required=True), rule="setTitle", required=True, doc="1 to 1,000 characters in one line."),
        Property("kind", Code("Kind", default=".meeting", words=((1, "deadline"), (2, "meeting"))), doc="Deadline or meeting."),
        Property("start", MomentText(), required=True, doc="A date for an event of whole days."),
        Property("duration_s", Number(unit="s"), case="duration", rule="setDuration", doc="In seconds, 1 to 31,622,400 (366 days); of whole days, a multiple of 86,400."),
        Property("zone", OptionalText(), member="zoneName", doc="The IANA name of the zone in which it repeats; nil for whole days."),
        Property("notes", Text(), rule="setNotes", doc="At most 65,536 bytes."),
        Property("location", Text(), rule="setLocation", doc="At most 1,000 characters in one line."),
        Property("attendees", Texts(), rule="setAttendees", doc="At most 1,000, each a line of at most 300 characters."),
        Property("url", Text(), rule="setURL", doc="An absolute URL of at most 2,048 characters."),
        Property("task_uid", OptionalText(), case="task", member="taskUID", doc="The task that it belongs to."),
        Property("transparent", Flag(), member="isTransparent", doc="Whether it takes no time, and so overlaps nothing (RFC 5545 section 3.8.2.7)."),
        Property("reminders", Reminders(), rule="setReminders", doc="At most 50, relative to the start or to the end, which is what ``Reminder/Anchor/due`` stands for."),
        Property("repeat_rule", RepeatRule(), doc="A rule of RFC 5545."),
        Property("repeat_start", LocalMoment(), doc="The first occurrence of its series."),
        Property("excluded_dates", LocalMoments(), rule="setExcludedDates", doc="Occurrences that are left out (EXDATE), at most 1,000."),
        Property("added_dates", LocalMoments(), rule="setAddedDates", doc="Occurrences besides those of the rule (RDATE), at most 1,000."),
        Property("series_uid", OptionalText(), case="series", member="seriesUID", doc="Of a changed occurrence: the uid of the event that repeats."),
        Property("occurrence", LocalMoment(), doc="Of a changed occurrence: which one it stands for."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
        Property("modified_ms", Instant(), case="modified", doc="When it was changed last."),
        Property("done_ms", Instant(optional=True), case="done", doc="When it was dealt with."),
        Property("kept", JSONText(), doc="What another program's file said of it and no property here holds."),
    ),
)
# fmt: on
