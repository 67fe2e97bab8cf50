# SPDX-License-Identifier: Apache-2.0
"""Tasks."""

from model.facts.tasks import TASK
from model.language import members as c
from model.language.types import (
    Enumeration,
    Mask,
    Member,
    Of,
    RecordStruct,
    Struct,
    counted,
    numbered,
    table,
)

# fmt: off
TASKS = (
    Mask("task_field", "TASK_", record=TASK, doc="The properties of a task, as bits of a `fields` mask. In an input they say what to set; in a task, which optional ones it has; in a change, what changed.", constants=table("""
        PROJECT             2 by name; a new one is added
        PROJECT_ID          3 by id; input only
        TAGS                4 exactly these
        TAGS_ADDED          5 these too; input only
        TAGS_REMOVED        6 not these; input only
        COMPLETED          10 not in an input
        DELETED            11 not in an input
        START              13 hidden until then
        REMINDERS          16 exactly these
        DEPENDS_ON         19 exactly these
        DEPENDS_ON_ADDED   20 these too; input only
        DEPENDS_ON_REMOVED 21 not these; input only
        POSITION           22 only in a change
        EXCLUDED_DATES     25 exactly these
        ADDED_DATES        26 exactly these
        OCCURRENCE         27 not in an input
        STARTED            28 not in an input
        PLANNED            30 when it is meant to be done
        SECTION            31 below which heading of its project
        CANCELLED          29 not in an input
        UNTIL              45 after it the task is pointless
        LINKS              42 exactly these
        FIELD_VALUES       43 values of own fields: in an input, these too
        HOURLY_RATE        44 what an hour of it costs
        FLOATING           40 which of its times float
    """)),
    Struct("link", initialiser=True, doc="A link of a task or an event to a page or a file.", members=(
        Member("url", c.Text(), "an absolute URL of at most 2,048 characters; an absolute path such as /home/ann/plan.pdf becomes a file: URL"),
        Member("title", c.Text(optional=True), 'at most 1,000 characters in one line; NULL or "" for none'),
        Member("media_type", c.Text(optional=True), 'such as "application/pdf" (RFC 6838); NULL or "" for none'),
    )),
    Enumeration("repeat_mode", "REPEAT_", constants=table("""
        FIXED            0 the next occurrence is the rule's next one
        AFTER_COMPLETION 1 it is counted from when the last one was done
    """)),
    Enumeration("scope", "SCOPE_", doc="Which occurrences of a series a change is about.", constants=table("""
        THIS           1 one of them
        THIS_AND_LATER 2
        ALL            3
    """)),
    Enumeration("priority", "PRIORITY_", constants=table("""
        P0   0
        P1   1
        P2   2 what a new task has
        P3   3
        NONE 4
    """)),
    Mask("priorities", "PRIORITIES_", wide=False, of="priority"),
    Mask("task_status", "TASK_STATUS_", wide=False, doc="The statuses of a task; a query takes several, joined by |.", constants=table("""
        OPEN      0
        COMPLETED 1
        DELETED   2 in the trash, whatever it was
        CANCELLED 3 given up: closed, and not done
    """)),
    Enumeration("slot", "SLOT_", doc="Where a task stands on a day. It is kept as one for the morning or for the evening; of an open one, the first of these rules that holds says where it stands: due after that day: upcoming; kept for the evening: evening; without a due: inbox; due at a time of that day: from 18:00 on evening, from 12:00 on afternoon, else morning; else, due all of that day or overdue since another one: morning.", constants=table("""
        MORNING  0 what a new task has
        EVENING  1
        UPCOMING 2
        INBOX    3
        AFTERNOON 4
    """)),
    Mask("slots", "SLOTS_", wide=False, of="slot"),
    Enumeration("moment_kind", "MOMENT_", constants=table("""
        NONE      0
        DATE      1 a calendar date: all of that day
        DATE_TIME 2 an instant
    """)),
    Enumeration("reminder_kind", "REMINDER_", constants=table("""
        AT    0 at an instant
        START 1 relative to the start
        DUE   2 relative to the due
    """)),
    Struct("reminder", initialiser=True, doc="When to remind of a task. A relative one counts from the first millisecond of a date, and does not remind while the task has none.", members=(
        Member("kind", c.Code("reminder_kind"), "TASKCORE_REMINDER_...", initial="TASKCORE_REMINDER_AT"),
        Member("is_floating", c.Flag(), "with TASKCORE_REMINDER_AT: 1: by the clock wherever one is, at what it shows in the store's zone then"),
        Member("at_ms", c.Instant(), "with TASKCORE_REMINDER_AT: milliseconds since 1970 UTC, years 1 to 9999"),
        Member("offset_s", c.Duration("s"), "else: seconds after it, negative before; at most 366 days"),
    )),
    RecordStruct("task_input", record=TASK, is_input=True, doc="What a task is to be: a new one, or the changes to some.", members=(
        Member("fields", c.Fields("task_field"), "which of the members below are given: TASKCORE_TASK_..."),
        Of("title", doc="1 to 1,000 characters in one line; trimmed"),
        Of("notes", doc='at most 65,536 bytes; "" for none'),
        Member("project", c.Text(), "1 to 200 characters in one line; trimmed", bit="PROJECT"),
        Of("project", doc="of an existing project; not with project", bit="PROJECT_ID"),
        Of("tag", doc="each 1 to 100 characters, no white space at its ends"),
        Of("tag", "count", doc="at most 100"),
        *counted(Member("tags_added", c.Texts("tags_added_count"), bit="TAGS_ADDED")),
        *counted(Member("tags_removed", c.Texts("tags_removed_count"), bit="TAGS_REMOVED")),
        Of("priority", doc="TASKCORE_PRIORITY_..."),
        Of("favourite", doc="0 or 1"),
        Of("due", "kind", doc="TASKCORE_MOMENT_...; _NONE takes the due away"),
        Of("due", "date", doc="yyyymmdd, such as 20261224, 00010101 to 99991231"),
        Of("due", "ms", doc="milliseconds since 1970 UTC, years 1 to 9999"),
        Of("start", "kind", doc="as the due, and not after it"),
        Of("start", "date"),
        Of("start", "ms"),
        Of("slot", doc="TASKCORE_SLOT_MORNING or _EVENING"),
        Member("reserved", c.Reserved()),
        Of("estimated_duration", doc="1 to 31,622,400 (366 days); 0 takes it away"),
        Of("url", doc='absolute, at most 2,048 characters; "" for none'),
        Of("reminders", doc="an array"),
        Of("reminders", "count", doc="at most 50"),
        Of("repeat_rule", doc='an RRULE of RFC 5545, such as "FREQ=DAILY"; "" for none'),
        Of("parent", doc="the task that it shall be a subtask of; 0 for none"),
        Of("dependency", doc="the tasks that it waits for"),
        Of("dependency", "count", doc="at most 100"),
        *counted(Member("depends_on_added", c.IDs("task", "depends_on_added_count"), bit="DEPENDS_ON_ADDED")),
        *counted(Member("depends_on_removed", c.IDs("task", "depends_on_removed_count"), bit="DEPENDS_ON_REMOVED")),
        Of("zone", doc="an IANA name, in which the task repeats; NULL or \"\" for the store's"),
        Of("repeat_mode", doc="TASKCORE_REPEAT_..."),
        Member("reserved_2", c.Reserved()),
        Of("excluded_dates", doc='occurrences that are left out (EXDATE): local times with spaces between, such as "20261224T170000" or "20261224"; at most 1,000'),
        Of("added_dates", doc="occurrences besides those of the rule (RDATE), likewise"),
        Of("planned", "kind", doc="when it is meant to be done, as the due; TASKCORE_MOMENT_NONE takes it away"),
        Of("planned", "date"),
        Of("planned", "ms"),
        Of("until", "kind", doc="after it the task is pointless: shown as expired, and cancelled by the next poll; of a task with a repeat rule, it becomes the end of the rule; TASKCORE_MOMENT_NONE takes it away"),
        Of("until", "date"),
        Of("until", "ms"),
        Of("section", doc='the uid or the name of a section of its project; "" for none'),
        Of("field_values", doc="values of own fields of tasks; the others stay"),
        Of("field_values", "count", doc="at most 100"),
        Of("links", doc="an array, each with an address of its own"),
        Of("links", "count", doc="at most 100"),
        Of("hourly_rate", doc="what an hour of it costs, in the currency of its client: 1 to 10^15; 0 takes it away"),
        Member("floating", c.Bits("task_field", wide=True), "which times float: TASKCORE_TASK_START, _PLANNED, _DUE and _UNTIL; without it each goes on as it was", bit="FLOATING", since="0.1.0"),
    )),
    Struct("highlight", doc="Where a text that was searched for was found.", members=(
        Member("field", c.Bits("task_field", wide=True), "TASKCORE_TASK_TITLE, TASKCORE_TASK_NOTES or TASKCORE_TASK_TAGS"),
        Member("tag", c.Integer(type="size_t"), "which one of the tags, from 0"),
        Member("start", c.Integer("bytes", "size_t"), "in bytes"),
        Member("length", c.Integer("bytes", "size_t"), "in bytes"),
    )),
    Mask("task_state", "TASK_STATE_", wide=False, doc="What is true of a task at the moment that it was read, as bits of `states`.", constants=table("""
        OVERDUE  0 it is open, and its due is over
        HIDDEN   1 it is open, and its start is to come
        BLOCKED  2 it is open, and depends on an open task
        BLOCKING 3 it is open, and an open task depends on it
        STARTED  4 it is open, and in progress
        EXPIRED  5 it is open, and its until is over: neither overdue, nor in a view of what is to do
    """)),
    RecordStruct("task", record=TASK, without=("position", "repeat_start", "repeat_floor", "repeat_done", "kept"), doc="A task, as it was when it was read. Its strings and arrays live in its list.", members=(
        Member("fields", c.Fields("task_field"), "the optional ones that it has: {optional}"),
        Member("id", c.ID("task"), "of this store; never used again"),
        Member("uid", c.Text(), "for other devices and files"),
        Of("title"),
        Of("notes", doc='"" when it has none'),
        Of("project"),
        Member("project", c.Text(), "its path, which is its name unless it is below others"),
        Of("tag", doc="sorted; NULL when it has none"),
        Of("tag", "count"),
        Member("status", c.Bits("task_status"), "TASKCORE_TASK_STATUS_..."),
        Of("priority", doc="TASKCORE_PRIORITY_..."),
        Of("favourite", doc="0 or 1"),
        Of("due", "kind", doc="TASKCORE_MOMENT_..."),
        Of("due", "date", doc="yyyymmdd, with TASKCORE_MOMENT_DATE"),
        Of("start", "kind", doc="TASKCORE_MOMENT_..."),
        Of("due", "ms", doc="with TASKCORE_MOMENT_DATE_TIME; all _ms: since 1970 UTC"),
        Of("created"),
        Of("modified"),
        Of("completed", doc="with TASKCORE_TASK_COMPLETED in fields"),
        Of("deleted", doc="with TASKCORE_TASK_DELETED in fields"),
        Of("start", "ms", doc="with TASKCORE_MOMENT_DATE_TIME"),
        Of("start", "date", doc="yyyymmdd, with TASKCORE_MOMENT_DATE"),
        Of("slot", doc="TASKCORE_SLOT_MORNING or _EVENING: what it is kept as"),
        Member("current_slot", c.Code("slot"), "TASKCORE_SLOT_...: where it stands today, were it open"),
        Member("states", c.Bits("task_state"), "TASKCORE_TASK_STATE_..."),
        Member("urgency", c.Integer("thousandths", "int32_t"), "in thousandths; 0 when it is not open"),
        Member("depth", c.Integer(type="int32_t"), "in a tree, how many tasks of the list it is under; else 0"),
        Of("estimated_duration", doc="0 when it has none"),
        Of("url", doc='"" when it has none'),
        Of("reminders", doc="in the order of time; NULL when it has none"),
        Of("reminders", "count"),
        Of("repeat_rule", doc='"" when it has none'),
        Of("parent", doc="0 when it has none"),
        Of("dependency", doc="sorted; NULL when it depends on none"),
        Of("dependency", "count"),
        Member("subtask_count", c.Integer(), "direct ones, neither in the trash nor cancelled"),
        Member("subtask_completed_count", c.Integer(), "of these"),
        *counted(Member("highlights", c.Structs("highlight", "highlight_count"), "of the query's text; NULL without")),
        Of("zone", doc="in which it repeats; \"\" for the store's"),
        Of("occurrence", doc='of a task that repeats: which one it stands for, as a local time such as "20261224T170000"; with the uid it names the occurrence; else ""'),
        Of("excluded_dates", doc='local times with spaces between; "" for none'),
        Of("added_dates"),
        Of("series", doc='of the task that this is a changed occurrence of; else ""'),
        Of("repeat_mode", doc="TASKCORE_REPEAT_..."),
        Member("reserved", c.Reserved()),
        Of("started", doc="with TASKCORE_TASK_STARTED in fields: since when it is in progress"),
        Of("cancelled", doc="with TASKCORE_TASK_CANCELLED in fields"),
        Of("planned", "kind", doc="TASKCORE_MOMENT_...: when it is meant to be done"),
        Of("planned", "date", doc="yyyymmdd, with TASKCORE_MOMENT_DATE"),
        Of("planned", "ms", doc="with TASKCORE_MOMENT_DATE_TIME"),
        Of("until", "kind", doc="TASKCORE_MOMENT_...: after it the task is pointless"),
        Of("until", "date", doc="yyyymmdd, with TASKCORE_MOMENT_DATE"),
        Of("until", "ms", doc="with TASKCORE_MOMENT_DATE_TIME"),
        Of("section", doc='the uid of the section of its project that it is below; "" for none'),
        Of("field_values", doc="of own fields, in the order of these; NULL when it has none"),
        Of("field_values", "count"),
        Of("links", doc="in their order; NULL when it has none"),
        Of("links", "count"),
        Of("hourly_rate", doc="what an hour of it costs; 0 when it does not say"),
        Member("floating", c.Bits("task_field", wide=True), "which of its times float, and so hold by the clock wherever one is: TASKCORE_TASK_START, _PLANNED, _DUE and _UNTIL; their kind is TASKCORE_MOMENT_DATE_TIME, and their _ms are what they are in the store's zone", since="0.1.0"),
    )),
    Mask("move_field", "MOVE_", doc="Where to move tasks, projects or filters to: exactly one place, and for tasks a project or parent with it or alone.", constants=table("""
        BEFORE     0 before the one with before_id
        AFTER      1 after the one with after_id
        TO_TOP     2
        TO_BOTTOM  3
        PROJECT_ID 4 into that project, out of any parent; tasks only
        PARENT_ID  5 under that task; tasks only
    """)),
    Struct("move", initialiser=True, doc="", members=(
        Member("fields", c.Fields("move_field"), "TASKCORE_MOVE_..."),
        Member("before_id", c.ID(), bit="BEFORE"),
        Member("after_id", c.ID(), bit="AFTER"),
        Member("project_id", c.ID("project"), bit="PROJECT_ID"),
        Member("parent_id", c.ID("task"), "0: under none", bit="PARENT_ID"),
    )),
    Mask("complete_flag", "COMPLETE_", constants=table("""
        REFUSE_OPEN_SUBTASKS 0 Completing is refused for a task with open subtasks, which are completed with it else.
        SKIP_MISSED          1 A task that repeats goes on with the first occurrence after now instead of with the next one.
        SERIES               2 A task that repeats does so no longer: it is completed as any other.
    """)),
    Mask("cancel_flag", "CANCEL_", constants=table("""
        SERIES 0 A task that repeats is cancelled with all of its occurrences to come, and not the present one alone.
    """)),
)

QUICK_ADD = (
    Struct("token", doc="A part of a line that was understood.", members=(
        Member("field", c.Bits("task_field", wide=True), "what it says, such as TASKCORE_TASK_DUE or TASKCORE_TASK_TAGS_ADDED"),
        Member("start", c.Integer("bytes", "size_t"), "in bytes"),
        Member("length", c.Integer("bytes", "size_t"), "in bytes"),
    )),
    Enumeration("unread_reason", "UNREAD_", doc="Why a part of a line that looks as if it meant something is a part of the title.", constants=table("""
        DATE     1 it looks like a date, a time or a repeat, but not all of it can be read
        SECOND   2 another one of its kind stands behind it, and counts
        VALUE    3 the value of the mark makes no sense
        SECTION  4 no project has a section of that name
        REMINDER 5 a reminder before a time, of a task that has no time
        QUOTE    6 a quote that is not closed
        PRIORITY 7 p0 to p3 amid the title, before a date
    """)),
    Struct("unread_part", doc="A part of a line that looks as if it meant something, and is a part of the title.", members=(
        Member("field", c.Bits("task_field", wide=True), "what it would have said, such as TASKCORE_TASK_DUE; 0 when nobody can tell"),
        Member("start", c.Integer("bytes", "size_t"), "in bytes"),
        Member("length", c.Integer("bytes", "size_t"), "in bytes"),
        Member("message", c.Text(), "a sentence that says why, and what would be right"),
        Member("reason", c.Code("unread_reason"), "TASKCORE_UNREAD_...: why"),
        Member("reserved", c.Reserved()),
    )),
    Struct("quick_add_content", doc="What a line of quick add says; all of it lives in its handle.", members=(
        Member("input", c.Struct("task_input"), "ready for taskcore_task_add, or for taskcore_task_update when it is of changes"),
        *counted(Member("tokens", c.Structs("token", "token_count"), "in the order of the line; NULL for none")),
        *(Member(each.name, each.meaning, each.doc, since="0.1.0") for each in counted(Member("unread", c.Structs("unread_part", "unread_count"), "what was not read, in the order of the line; NULL for none"))),
        Member("summary", c.Text(), "what was understood, for people: \"Pay rent - Mon 23 Nov 17:00, new project Homme, every month\"", since="0.1.0"),
        Member("new_project", c.Text(optional=True), "the project that is to be made; NULL when there is one, or none is said", since="0.1.0"),
        Member("nearest_project", c.Text(optional=True), "the project that was probably meant instead; NULL for none", since="0.1.0"),
        *(Member(each.name, each.meaning, each.doc, since="0.1.0") for each in counted(Member("new_tags", c.Texts("new_tag_count"), "the tags that no task has yet; NULL for none"))),
    )),
)

HISTORY = (
    Struct("history_entry", doc="One property of a task that changed once, as it was read. Its strings live in its list.", members=(
        Member("step_id", c.ID(), "those of one call have the same"),
        Member("at_ms", c.Instant(), "milliseconds since 1970 UTC"),
        Member("device", c.Text(), "the uid of the device that did it"),
        Member("property", c.Text(), 'such as "title"; "id" where it came into being or went'),
        Member("old_value", c.Text(optional=True), "as a text; NULL when it had none"),
        Member("new_value", c.Text(optional=True), "as a text; NULL when it has none any more"),
        Member("action", c.Code("action"), "TASKCORE_ACTION_..."),
        Member("reserved", c.Reserved()),
        Member("device_name", c.Text(), 'what its people call that device now; "": none that is known here', since="0.1.0"),
    )),
)

URGENCY = (
    Mask("urgency_coefficient", "URGENCY_", doc="The coefficients of urgency that are given, as bits of `fields`.", constants=numbered("PRIORITY_P0 PRIORITY_P1 PRIORITY_P2 PRIORITY_P3 DUE FAVOURITE AGE BLOCKED BLOCKING STARTED PLANNED PROJECT TAGS")),
    Struct("urgency_coefficients", initialiser=True, doc="What each property of an open task adds to its urgency.", members=(
        Member("fields", c.Fields("urgency_coefficient"), "TASKCORE_URGENCY_...: in an input, what to set; all when read"),
        Member("priority_p0", c.Integer("thousandths", "int32_t"), "in thousandths, -1,000,000 to 1,000,000, as all that follow; 9,000 at first", initial="9000", bit="PRIORITY_P0"),
        Member("priority_p1", c.Integer("thousandths", "int32_t"), "6,000 at first", initial="6000", bit="PRIORITY_P1"),
        Member("priority_p2", c.Integer("thousandths", "int32_t"), "3,900 at first", initial="3900", bit="PRIORITY_P2"),
        Member("priority_p3", c.Integer("thousandths", "int32_t"), "1,800 at first", initial="1800", bit="PRIORITY_P3"),
        Member("due", c.Integer("thousandths", "int32_t"), "12,000 at first: a fifth of it 14 days before and earlier, all of it 7 days after; 0 without a due", initial="12000", bit="DUE"),
        Member("favourite", c.Integer("thousandths", "int32_t"), "2,000 at first", initial="2000", bit="FAVOURITE"),
        Member("age", c.Integer("thousandths", "int32_t"), "2,000 at first: all of it after 365 days, and less evenly before", initial="2000", bit="AGE"),
        Member("blocked", c.Integer("thousandths", "int32_t"), "of one that waits for an open task: -5,000 at first", initial="-5000", bit="BLOCKED"),
        Member("blocking", c.Integer("thousandths", "int32_t"), "of one that an open task waits for: 8,000 at first", initial="8000", bit="BLOCKING"),
        Member("started", c.Integer("thousandths", "int32_t"), "of one in progress; 0 at first, as the next three", initial="0", bit="STARTED"),
        Member("planned", c.Integer("thousandths", "int32_t"), "of one whose planned time has come", initial="0", bit="PLANNED"),
        Member("project", c.Integer("thousandths", "int32_t"), "of one in another project than Inbox", initial="0", bit="PROJECT"),
        Member("tags", c.Integer("thousandths", "int32_t"), "of one with tags: 8 tenths of it with one, 9 with two, all of it with more", initial="0", bit="TAGS"),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
