# SPDX-License-Identifier: Apache-2.0
"""What a task is, and its completions."""

from model.facts.rates import HOURLY_RATE
from model.language.files import OWN, Files, Hand
from model.language.kinds import (
    Code,
    FieldValues,
    Flag,
    Instant,
    JoinedTags,
    JSONText,
    Links,
    LocalMoment,
    LocalMoments,
    Moment,
    MomentDate,
    MomentInstant,
    Number,
    OptionalText,
    Position,
    RecordID,
    Reminders,
    RepeatRule,
    Tags,
    Text,
    WebLinks,
)
from model.language.record import Property, Record

# fmt: off
TASK = Record(
    name="task", type="Task", repository="TaskRepository", item="FiledTask", room="Tasks", entity=1, checks_uid=True, own_repair=True, doc="Something to do.",
    properties=(
        Property("title", Text(required=True), rule="setTitle", initial="?", required=True, bit=0, files=Files(csv=OWN, taskwarrior=Hand("description"), todo_txt=Hand("the words of the line"), icalendar=Hand("SUMMARY")), doc="1 to 1,000 characters in one line."),
        Property("notes", Text(), blank_column=True, rule="setNotes", bit=1, files=Files(csv=OWN, taskwarrior=Hand("taskcore_notes"), icalendar=Hand("DESCRIPTION")), doc="At most 65,536 bytes."),
        Property("project", RecordID("project"), initial="Project.inboxID", member="projectID", column="project_id", bit=2, files=Files(json="project", member="projectName", csv=OWN, taskwarrior=Hand("project"), todo_txt=Hand("+Home"), icalendar=Hand("X-TASKCORE-PROJECT")), doc="The project that it is in."),
        Property("section", OptionalText("uid"), member="sectionUID", column="section_uid", rare=True, since="0.1.0", bit=31, files=Files(csv=OWN, taskwarrior=OWN, icalendar=OWN), doc="The section of its project that it is below."),
        Property("tag", Tags(), member="tags", column="tags", bit=4, label="Tags", c_name="tags", token="tags", files=Files(csv=OWN, taskwarrior=Hand("tags"), todo_txt=Hand("@bank"), icalendar=Hand("CATEGORIES")), doc="One tag that came or went."),
        Property("parent", RecordID("task", optional=True), member="parentID", column="parent_id", rare=True, bit=18, label="Subtask of", files=Files(json="parent", member="parentUID", csv=OWN, taskwarrior=Hand("taskcore_parent"), icalendar=Hand("RELATED-TO")), doc="The task that it is a subtask of."),
        Property("position", Position(), bit=22, read_only=True, files=Files(csv=OWN, taskwarrior=Hand("taskcore_position"), icalendar=Hand("X-TASKCORE-POSITION")), doc="Its place among all tasks in the manual order."),
        Property("priority", Code("Priority", default=".p2"), bit=7, files=Files(csv=OWN, taskwarrior=Hand("priority"), todo_txt=Hand("(A)"), icalendar=Hand("PRIORITY")), doc="P0 to P3, or none."),
        Property("favourite", Flag(), member="isFavourite", bit=8, files=Files(csv=OWN, taskwarrior=OWN, icalendar=OWN), doc="Whether it is marked with a star."),
        Property("slot", Code("Slot", default=".morning"), rule="setSlot", bit=12, files=Files(quiet=True, csv=OWN, taskwarrior=OWN, icalendar=OWN), doc="Morning or evening."),
        Property("start", Moment(), rare=True, bit=13, files=Files(csv=OWN, taskwarrior=Hand("wait"), todo_txt=Hand("t:"), icalendar=Hand("DTSTART")), doc="Until then it is hidden."),
        Property("planned", Moment(), rare=True, since="0.1.0", bit=30, files=Files(csv=OWN, taskwarrior=Hand("scheduled"), icalendar=OWN), doc="When it is meant to be done."),
        Property("due", Moment(), bit=9, files=Files(csv=OWN, taskwarrior=Hand("due"), todo_txt=Hand("due:"), icalendar=Hand("DUE")), doc="When it is to be done."),
        Property("until", Moment(), rare=True, since="0.1.0", bit=45, files=Files(csv=OWN, taskwarrior=Hand("until"), icalendar=OWN), doc="After it the task is pointless; one with a repeat rule has it in its rule."),
        Property("estimated_duration", Number(optional=True, unit="s"), column="estimated_duration_s", rare=True, rule="setEstimatedDuration", bit=14, token="estimate", help="how long it takes, as 1h30m", sort=12, files=Files(csv=OWN, taskwarrior=OWN, icalendar="ESTIMATED-DURATION"), doc="In seconds, 1 to 31,622,400 (366 days)."),
        Property("hourly_rate", HOURLY_RATE, column="hourly_rate_millionths", rare=True, since="0.1.0", bit=44, token="rate", help="what an hour of it costs, as 87.50", files=Files(csv=OWN, taskwarrior=OWN, icalendar=OWN), doc="In millionths of the currency unit, at most 1,000,000,000 units."),
        Property("url", Text(), blank_column=True, rare=True, rule="setURL", bit=15, label="URL", files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("URL")), sample="url()", doc="An absolute URL of at most 2,048 characters."),
        Property("reminders", Reminders(), blank_column=True, rare=True, rule="setReminders", bit=16, files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("VALARM")), doc="At most 50."),
        Property("repeat_rule", RepeatRule(), blank_column=True, rare=True, bit=17, label="Repeats", token="repeat", files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("RRULE")), doc="A rule of RFC 5545."),
        Property("repeat_mode", Code("RepeatMode", default=".fixed"), rare=True, bit=24, files=Files(quiet=True, csv=OWN, taskwarrior=OWN, icalendar=OWN), doc="Whether the next occurrence is the rule's, or counted from the completion."),
        Property("repeat_start", LocalMoment(), rare=True, read_only=True, hidden=True, files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("X-TASKCORE-REPEAT-START")), doc="The first occurrence of its series."),
        Property("repeat_floor", LocalMoment(), rare=True, since="0.1.0", read_only=True, hidden=True, doc="Of a rule that is fixed, nothing is to be done before it any more; nil: the start of the series."),
        Property("repeat_done", Number(optional=True, low=1, high=2_147_483_647, what="A count of occurrences"), rare=True, since="0.1.0", read_only=True, hidden=True, files=Files(csv=OWN, taskwarrior=OWN, icalendar=OWN), doc="Of a rule with COUNT that counts from the completion, how many occurrences are over; nil: none."),
        Property("excluded_dates", LocalMoments(), rare=True, rule="setExcludedDates", bit=25, files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("EXDATE")), doc="Occurrences that are left out (EXDATE), at most 1,000."),
        Property("added_dates", LocalMoments(), rare=True, rule="setAddedDates", bit=26, files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("RDATE")), doc="Occurrences besides those of the rule (RDATE), at most 1,000."),
        Property("occurrence", LocalMoment(), rare=True, bit=27, read_only=True, files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("RECURRENCE-ID")), doc="Which occurrence of its series it stands for."),
        Property("series", OptionalText("uid"), member="seriesUID", column="series_uid", rare=True, read_only=True, files=Files(json="series", csv=OWN, taskwarrior=OWN, icalendar=Hand("X-TASKCORE-SERIES")), doc="The uid of the task that this is a changed occurrence of."),
        Property("zone", OptionalText("zoneName"), member="zoneName", rare=True, bit=23, files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("X-TASKCORE-ZONE")), sample="zoneName()", doc="The IANA name of the zone in which it repeats; nil: the store's."),
        Property("dependency", Links("task"), member="dependencies", column=None, rule="setDependencies", bit=19, label="Waits for", c_name="depends_on", token="dependencies", files=Files(json="depends_on", member="dependencyUIDs", csv=OWN, taskwarrior=Hand("depends"), icalendar=Hand("RELATED-TO;RELTYPE=DEPENDS-ON")), doc="One task that it came or ceased to depend on."),
        Property("created", Instant(), column="created_ms", read_only=True, files=Files(csv=OWN, taskwarrior=Hand("entry"), todo_txt=Hand("the date before the words"), icalendar=Hand("CREATED")), doc="When it was added."),
        Property("modified", Instant(), column="modified_ms", read_only=True, files=Files(csv=OWN, taskwarrior=Hand("modified"), icalendar=Hand("LAST-MODIFIED")), doc="When it was changed last."),
        Property("completed", Instant(optional=True), column="completed_ms", rare=True, bit=10, read_only=True, files=Files(csv=OWN, taskwarrior=Hand("end"), todo_txt=Hand("x"), icalendar=Hand("COMPLETED")), doc="When it was completed."),
        Property("started", Instant(optional=True), column="started_ms", rare=True, since="0.1.0", bit=28, read_only=True, label="In progress since", files=Files(csv=OWN, taskwarrior=Hand("start"), icalendar=Hand("STATUS:IN-PROCESS")), doc="Since when it is in progress; an open task alone is."),
        Property("cancelled", Instant(optional=True), column="cancelled_ms", rare=True, since="0.1.0", bit=29, read_only=True, files=Files(csv=OWN, taskwarrior=Hand("taskcore_cancelled"), todo_txt=Hand("x with status:cancelled"), icalendar=Hand("STATUS:CANCELLED")), doc="When it was cancelled."),
        Property("deleted", Instant(optional=True), column="deleted_ms", rare=True, bit=11, read_only=True, files=Files(csv=OWN, taskwarrior=Hand("end")), doc="When it was moved to the trash."),
        Property("links", WebLinks(), rare=True, since="0.1.0", rule="setLinks", bit=42, files=Files(csv=OWN, taskwarrior=OWN, icalendar=Hand("ATTACH")), doc="Links to pages and files, at most 100."),
        Property("field_values", FieldValues(), rare=True, since="0.1.0", bit=43, label="Fields", files=Files(csv=Hand("a column for each"), taskwarrior=Hand("an attribute for each"), todo_txt=Hand("effort:3"), icalendar=Hand("X-TASKCORE-FIELD-EFFORT")), doc="Values of own fields."),
        Property("kept", JSONText(), rare=True, read_only=True, hidden=True, files=Files(csv=Hand("columns with other names"), taskwarrior=Hand("other attributes"), todo_txt=Hand("rec: and further projects"), icalendar=Hand("other properties and components")), doc="What another program's file said of it and no property here holds."),
    ),
)

COMPLETION = Record(
    name="completion", type="Completion", repository="CompletionRepository", room="Tasks", selected="task_uids: .task", entity=6, entity_doc="of a task or an occurrence", facts="tasks", uid_doc="``OccurrenceUID`` of the task and the occurrence, so that two devices never make two.",
    doc="A task, or an occurrence of one that repeats, that was completed. Later changes of the task do not touch it, and it stays when the task is purged; reopening the task takes it away.",
    properties=(
        Property("task_uid", Text(required=True), case="task", member="taskUID", required=True, doc="The task."),
        Property("occurrence", LocalMoment(), doc="Nil for a task that does not repeat."),
        Property("completed_ms", Instant(), case="completed", required=True, doc="When it was completed."),
        Property("points", Number(low=0, high=1_000, what="A score"), doc="What it scored, by the points of that time."),
        Property("priority", Code("Priority", default=".p2"), doc="Of the task at that time, as what follows."),
        Property("due_date", MomentDate(), member="due", doc="The day on which it was due."),
        Property("due_ms", MomentInstant(), case="dueInstant", member="due", doc="The instant at which it was due."),
        Property("project_uid", Text(required=True), case="project", member="projectUID", doc="The project that it was in."),
        Property("tags", JoinedTags(), doc="Its tags."),
        Property("reopened", Flag(), member="isReopened", since="0.1.0", doc="Whether the series was set back to the occurrence, which is to be done again."),
    ),
)

SKIPPED_OCCURRENCE = Record(
    name="skipped_occurrence", type="SkippedOccurrence", repository="SkippedOccurrenceRepository", room="Series", selected="task_uids: .task", entity=28, entity_doc="of a task that repeats; skipped or cancelled", facts="tasks", uid_doc="``OccurrenceUID`` of the task and the occurrence, so that two devices never make two.",
    doc="An occurrence of a task that repeats which was skipped or cancelled: it neither keeps nor breaks the streak of its task.",
    properties=(
        Property("task_uid", Text(required=True), case="task", member="taskUID", required=True, doc="The task."),
        Property("occurrence", LocalMoment(), required=True, doc="Which one of its series."),
        Property("skipped_ms", Instant(), case="skipped", required=True, doc="When it was skipped."),
    ),
)
# fmt: on
