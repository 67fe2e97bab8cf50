# SPDX-License-Identifier: Apache-2.0
"""What a task is."""

from model.language.kinds import (
    Code,
    Flag,
    Instant,
    JSONText,
    Links,
    LocalMoment,
    LocalMoments,
    Moment,
    Number,
    OptionalText,
    Position,
    RecordID,
    Reminders,
    RepeatRule,
    Tags,
    Text,
)
from model.language.record import Property, Record

# fmt: off
TASK = Record(
    name="task", type="Task", room="Tasks", entity=1, doc="Something to do.",
    properties=(
        Property("title", Text(required=True), rule="setTitle", doc="1 to 1,000 characters in one line."),
        Property("notes", Text(), rule="setNotes", doc="At most 65,536 bytes."),
        Property("project", RecordID("project"), member="projectID", column="project_id", doc="The project that it is in."),
        Property("tag", Tags(), member="tags", column="tags", doc="One tag that came or went."),
        Property("parent", RecordID("task", optional=True), member="parentID", column="parent_id", rare=True, doc="The task that it is a subtask of."),
        Property("position", Position(), doc="Its place among all tasks in the manual order."),
        Property("priority", Code("Priority", default=".p2"), doc="P0 to P3, or none."),
        Property("favourite", Flag(), member="isFavourite", doc="Whether it is marked with a star."),
        Property("slot", Code("Slot", default=".morning"), rule="setSlot", doc="Morning or evening."),
        Property("start", Moment(), rare=True, doc="Until then it is hidden."),
        Property("due", Moment(), doc="When it is to be done."),
        Property("estimated_duration", Number(optional=True, unit="s"), column="estimated_duration_s", rare=True, rule="setEstimatedDuration", doc="In seconds, 1 to 31,622,400 (366 days)."),
        Property("url", Text(), rare=True, rule="setURL", doc="An absolute URL of at most 2,048 characters."),
        Property("reminders", Reminders(), rare=True, rule="setReminders", doc="At most 50."),
        Property("repeat_rule", RepeatRule(), rare=True, doc="A rule of RFC 5545."),
        Property("repeat_mode", Code("RepeatMode", default=".fixed"), rare=True, doc="Whether the next occurrence is the rule's, or counted from the completion."),
        Property("repeat_start", LocalMoment(), rare=True, doc="The first occurrence of its series."),
        Property("excluded_dates", LocalMoments(), rare=True, rule="setExcludedDates", doc="Occurrences that are left out (EXDATE), at most 1,000."),
        Property("added_dates", LocalMoments(), rare=True, rule="setAddedDates", doc="Occurrences besides those of the rule (RDATE), at most 1,000."),
        Property("occurrence", LocalMoment(), rare=True, doc="Which occurrence of its series it stands for."),
        Property("series", OptionalText(), member="seriesUID", column="series_uid", rare=True, doc="The uid of the task that this is a changed occurrence of."),
        Property("zone", OptionalText(), member="zoneName", rare=True, doc="The IANA name of the zone in which it repeats; nil: the store's."),
        Property("dependency", Links("task"), member="dependencies", column=None, rule="setDependencies", doc="One task that it came or ceased to depend on."),
        Property("created", Instant(), column="created_ms", doc="When it was added."),
        Property("modified", Instant(), column="modified_ms", doc="When it was changed last."),
        Property("completed", Instant(optional=True), column="completed_ms", rare=True, doc="When it was completed."),
        Property("deleted", Instant(optional=True), column="deleted_ms", rare=True, doc="When it was moved to the trash."),
        Property("kept", JSONText(), rare=True, doc="What another program's file said of it and no property here holds."),
    ),
)
# fmt: on
