# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the rooms tasks and home."""

from model.language.swift import (
    Case,
    Choice,
    Computed,
    Extra,
    Given,
    Input,
    Room,
    Row,
    Union,
)

_RANGE = "row.start..<row.start + row.length"

# fmt: off
TASKS = Room(
    "Tasks/TaskTypes", "swift/tasks",
    (
        Row(
            "task", "Task", doc="A task, as it was when it was read.",
            names={
                "project_id": "projectID", "parent_id": "parent", "depends_on": "dependsOn",
                "subtask_count": "subtasks", "subtask_completed_count": "subtasksCompleted",
                "series_uid": "series", "section_uid": "sectionUID", "field_values": "ownFields",
            },
            types={"parent_id": "Int64", "due_kind": "Moment", "start_kind": "Moment", "planned_kind": "Moment", "until_kind": "Moment"},
            docs={
                "uid": "The uid, for other devices and files.",
                "title": "What is to be done, in one line.",
                "notes": "More about it, in any number of lines; empty for nothing.",
                "estimated_duration_s": "How long it is thought to take, in seconds; nil when that was not said.",
                "hourly_rate_millionths": "What an hour of it costs, in millionths of the currency unit; nil when it does not say.",
                "url": "A link that belongs to it; empty for none.",
                "project_id": "The id of its project.",
                "project": "The name of its project.",
                "tags": "What it is tagged with, sorted.",
                "status": "Whether it is open.",
                "priority": "How urgent it is.",
                "is_favourite": "Whether it is a favourite.",
                "due_kind": "When it is due: until a day ends, or at an instant.",
                "start_kind": "It is hidden until then.",
                "planned_kind": "When it is meant to be done.",
                "until_kind": "After it the task is pointless.",
                "slot": "What it is kept as: for the morning or for the evening.",
                "states": "What is true of it now.",
                "urgency": "Its score in thousandths; 0 when it is not open.",
                "depth": "In a tree, how many tasks of the list it is under.",
                "reminders": "When to remind of it, in the order of time.",
                "zone": "The IANA name of the zone in which it repeats; empty for the store's.",
                "excluded_dates": "Occurrences that are left out.",
                "added_dates": "Occurrences besides those of the rule.",
                "series_uid": "The uid of the task that this is a changed occurrence of; else empty.",
                "section_uid": "The uid of the section of its project that it is below; empty for none.",
                "floating": "Which of its times hold by the clock wherever one is, as the bits of their properties.",
                "parent_id": "The task that it is a subtask of; 0 for none.",
                "subtask_count": "How many subtasks it has, direct ones, neither in the trash nor cancelled.",
                "subtask_completed_count": "How many of these are completed.",
                "links": "Links to pages and files, in their order.",
                "field_values": "Of own fields, in the order of these.",
                "highlights": "Where the words that were searched for stand.",
            },
            extras=(
                Extra(
                    "repeats", "RepeatRule",
                    "RepeatRule(rule: String(c: row.repeat_rule), mode: RepeatMode(code: row.repeat_mode))",
                    "How it comes again.",
                ),
            ),
        ),
        Choice("task_status", "Status", doc="What became of a task.", computed=(
            Computed(
                "read(_ text: String)", "Set<Status>",
                "Status(rawValue: text.lowercased()).map { [$0] } ?? Set(allCases)",
                "Reads `open`, `completed`, `cancelled`, `deleted` or `all`, in any case.", is_static=True,
            ),
        )),
        Row(
            "link", "Link", types={"title": "String", "media_type": "String"},
            makes="A link to an address.", initial={"title": '""', "mediaType": '""'},
            given=("url", "title", "media_type"),
            docs={
                "url": "Such as `https://example.org`; an absolute path becomes a `file:` URL.",
                "title": "Empty for none.", "media_type": "Such as `application/pdf`; empty for none.",
            },
        ),
        Row(
            "highlight", "Highlight", doc="Where a text that was searched for stands in a title.", without=("tag",),
            extras=(
                Extra(
                    "isInTitle", "Bool", "row.field == TASKCORE_TASK_TITLE",
                    "Whether it is in the title, and not in the notes.",
                ),
                Extra("range", "Range<Int>", _RANGE, "In bytes."),
            ),
        ),
        Union("Selection", "Which tasks a command changes.", (
            Case("ids", "Those with these ids.", "[Int64]"),
            Case("query", "Those that a query finds.", "TaskQuery"),
        )),
        Choice(
            "complete_flag", "CompletionRules", form="switches", doc="How tasks are completed.",
            cases={
                "REFUSE_OPEN_SUBTASKS": "refusesOpenSubtasks", "SKIP_MISSED": "skipsMissed", "SERIES": "endsSeries",
            },
        ),
        Row(
            "unread_part", "ParsedLine.Unread", doc="A part of a line that was not read.", without=("field",),
            docs={
                "reason": "What kind of thing it looks like.",
                "message": "A sentence that says why, and what would be right.",
            },
            extras=(Extra("range", "Range<Int>", _RANGE, "In bytes."),),
        ),
        Row(
            "quick_add_content", "ParsedLine", doc="What quick add understood of a line.", protocols="Sendable",
            variables=("task",), setting="internal(set)",
            docs={
                "unread": "What looks as if it meant something, and is a part of the title, in the order of the line.",
                "summary": "What was understood, for people: `Pay rent — Mon 23 Nov 17:00, every month`.",
                "new_project": "The project that is new; nil when there was one, or none is said.",
                "nearest_project": "The project that was probably meant instead of a new one.",
                "new_tags": "The tags that no task had.",
            },
            extras=(
                Extra(
                    "task", "TaskChanges", "try TaskChanges(required(row.input))",
                    "The task that it says; nil members are not said.",
                ),
                Extra(
                    "understood", "[Range<Int>]",
                    "elements(row.tokens, row.token_count).map { $0.start..<$0.start + $0.length }",
                    "The parts of the line that were understood, in bytes; the others make the title.",
                ),
            ),
        ),
        Choice("unread_reason", "ParsedLine.Reason", doc="Why a part of a line that looks as if it meant something is a part of the title."),
        Choice("row_state", "Row.State", doc="What a screen tells apart by a sign or a word."),
        Choice("priority", "Priority", form="number", unknown="NONE"),
        Choice("slot", "Slot"),
        Choice("task_state", "TaskStates", form="options", doc="What is true of a task at the moment that it was read."),
        Input(
            "task_input", "TaskChanges", doc="What a task is to be: a new one, or the changes to some. Nil leaves a property as it is.",
            names={
                "project_id": "projectID", "parent_id": "parent", "depends_on": "dependsOn",
                "depends_on_added": "dependsOnAdded", "depends_on_removed": "dependsOnRemoved",
                "section_uid": "section", "field_values": "ownFields",
            },
            types={
                "tags_removed": "[any UTF8Text]", "depends_on_added": "[Int64]",
                "depends_on_removed": "[Int64]",
            },
            docs={
                "title": "What is to be done, in one line of at most 1,000 characters.",
                "notes": "More about it, at most 65,536 bytes; empty for nothing.",
                "estimated_duration_s": "How long it is thought to take, in seconds, at most 366 days.",
                "hourly_rate_millionths": "What an hour of it costs, in millionths of the currency unit.",
                "url": "A link that belongs to it; empty for none.",
                "project": "The name of its project; a new one is added.",
                "project_id": "The id of its project.",
                "section_uid": "The uid or the name of a section of its project; empty for none.",
                "tags": "All tags that it is to have.",
                "tags_removed": "The tags that it is to have no longer.",
                "priority": "How urgent it is.",
                "is_favourite": "Whether it is a favourite.",
                "due_kind": "When it is due: until a day ends, or at an instant.",
                "start_kind": "It is hidden until then.",
                "planned_kind": "When it is meant to be done.",
                "until_kind": "After it the task is pointless.",
                "reminders": "When to remind of it.",
                "parent_id": "The task that it shall be a subtask of; 0 for none.",
                "depends_on": "All tasks that it waits for.",
                "depends_on_added": "The tasks that it is to wait for, too.",
                "depends_on_removed": "The tasks that it is to wait for no longer.",
                "zone": "The IANA name of the zone in which it repeats; empty for the store's.",
                "links": "Links to pages and files, each with an address of its own.",
                "field_values": "Values of own fields; the others stay.",
                "floating": "Which of its times hold by the clock wherever one is, as the bits of their properties.",
            },
            given=(
                Given(
                    "tagsAdded", "[any UTF8Text]", "The tags that it is to have, too.",
                    "let tags = strings(input.tags_added, input.tags_added_count) + tagsAdded\n"
                    "input.fields |= TASKCORE_TASK_TAGS_ADDED\n"
                    "input.tags_added = memory.copy(tags)\n"
                    "input.tags_added_count = tags.count",
                    ("tags_added",), initial="[]", read="strings(input.tags_added, input.tags_added_count)",
                ),
                Given(
                    "repeats", "RepeatRule?", "How it comes again.",
                    "input.repeat_rule = memory.copy(repeats.rule)\ninput.repeat_mode = repeats.mode.code",
                    ("repeat_rule", "repeat_mode"), ("REPEAT_RULE", "REPEAT_MODE"),
                    read="RepeatRule(rule: String(c: input.repeat_rule), mode: RepeatMode(code: input.repeat_mode))",
                ),
                Given(
                    "defaultProject", "(any UTF8Text)?",
                    "The name of its project when nothing says another; a subtask goes where its parent is.",
                    "let places = TASKCORE_TASK_PROJECT | TASKCORE_TASK_PROJECT_ID | TASKCORE_TASK_PARENT\n"
                    "if input.fields & places == 0 {\n"
                    "  input.fields |= TASKCORE_TASK_PROJECT\n"
                    "  input.project = memory.copy(defaultProject)\n"
                    "}",
                ),
            ),
            over=True, is_read=True,
        ),
        Row("group", "TaskList.Group", doc="Some tasks that stand together.",
            names={"total_count": "total"},
            docs={"total_count": "How many tasks it has, whatever the limit."},
            extras=(
                Extra(
                    "rows", "Range<Int>", "row.first..<row.first + row.row_count",
                    "Which tasks of the list are in it.",
                ),
            ),
        ),
        Input(
            "urgency_coefficients", "UrgencyCoefficients",
            doc="What each property of an open task adds to its urgency; as changes, only what is given.",
            docs={
                "priority_p0": "What the priority P0 adds, in thousandths.",
                "priority_p1": "What the priority P1 adds, in thousandths.",
                "priority_p2": "What the priority P2 adds, in thousandths.",
                "priority_p3": "What the priority P3 adds, in thousandths.",
                "due": "What a due adds 7 days after it, in thousandths; a fifth of it 14 days before and earlier.",
                "favourite": "What a favourite adds, in thousandths.",
                "age": "What an age of 365 days adds, in thousandths.",
                "blocked": "What a task adds that waits for an open one, in thousandths.",
                "blocking": "What a task adds that an open one waits for, in thousandths.",
                "started": "What a task in progress adds, in thousandths.",
                "planned": "What a task adds whose planned time has come, in thousandths.",
                "project": "What another project than Inbox adds, in thousandths.",
                "tags": "What three tags add, in thousandths; one adds 8 tenths of it, two 9.",
            },
            is_read=True, initially="As they are in a store in which nobody set them.",
        ),
        Row("history_entry", "HistoryEntry", names={"step_id": "step", "old_value": "old", "new_value": "new"},
            docs={
                "step_id": "Those of one call have the same.", "action": "What the call did.",
                "at_ms": "When it changed.",
                "device": "The uid of the device that changed it.",
                "device_name": "What its people call that device now; empty for none that is known here.",
            },
        ),
        Row(
            "row", "Row", doc="One task as a line on a screen; a label with nothing to say is empty.",
            names={
                "task_id": "id", "due_label": "due", "project_label": "project", "tags_label": "tags",
                "priority_label": "priority", "progress_label": "progress", "blocked_label": "blocked",
                "is_struck_through": "isDone",
            },
            docs={
                "task_id": "The id of the task in this store.",
                "priority_label": "`P0` to `P3`; empty without a priority.",
                "is_favourite": "Whether it is a favourite.",
                "is_overdue": "Whether its due is over.", "is_struck_through": "Whether it is done or cancelled.",
                "state": "What tells it apart from others.",
                "due_colour": "Of its due: red when it is over, orange today, else grey.",
                "actions": "What may be done with it now.",
            },
        ),
        Row("detail_field", "DetailField", doc="A property of a task as a line on a screen."),
        Row("detail_content", "Detail", doc="One task with all that a screen says of it.", docs={
            "subtasks": "Direct ones, in the manual order.",
            "actions": "What may be done with it now.",
        }),
        Choice("allowed_action", "TaskActions", form="options", doc="What may be done with a task."),
        Row(
            "section", "Home.Section", names={"total_count": "total"},
            parameters=(("home", "taskcore_home_content"),),
            docs={
                "title": "Its heading.",
                "total_count": "How many tasks it has, also those that are not in its rows.",
            },
            extras=(
                Extra("kind", "Kind?", "Kind(rawValue: row.kind)", "Which part it is; nil for one of a newer library."),
                Extra(
                    "rows", "[Row]",
                    "elements(home.rows, home.row_count).dropFirst(row.first).prefix(row.row_count).map { Row($0) }",
                    "The tasks in it, as many as were asked for.",
                ),
            ),
        ),
        Row(
            "home_content", "Home", doc="The home screen, as it was when it was read.",
            names={
                "date_label": "date", "progress_label": "progress", "completed_today_count": "completedToday",
            },
            without=("date", "open_count", "rows"),
            docs={
                "title": '"My Tasks".', "date_label": 'Such as "Thursday 24 December".',
                "progress_label": "What of today is done, such as `3 of 5 done`; empty without tasks.",
                "chips": "The choices above the tasks.",
                "completed_today_count": "How many were completed today.",
                "empty_title": "What is said instead of tasks; empty when there are some.",
                "empty_message": 'Such as "Anything to add?".',
            },
            extras=(
                Extra(
                    "sections", "[Section]",
                    "elements(row.sections, row.section_count).map { Section($0, home: row) }", "Those with rows.",
                ),
                Extra("isFresh", "Bool", "row.empty_state == TASKCORE_EMPTY_FRESH", "Whether nothing was ever added."),
            ),
        ),
        Choice("section_kind", "Home.Section.Kind", form="number", doc="Which part of the home screen it is."),
        Choice("chip_kind", "Home.Chip.Kind"),
        Row("chip", "Home.Chip", names={"open_count": "open"}, docs={
            "open_count": "How many open tasks it shows.", "colour": "What it is marked with.",
            "kind": "What it shows.", "title": "What stands on it.",
            "query": "What the home screen takes to show it; empty for all.",
            "is_selected": "Whether the screen shows what it asks for.",
        }),
    ),
)
# fmt: on
