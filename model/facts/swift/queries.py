# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room queries."""

from model.language.swift import Choice, Given, Input, Room, Row

# fmt: off
QUERIES = Room(
    "Queries/QueryTypes", "swift/queries",
    (
        Choice("view", "View", doc="A list that every task app shows.", first=("TODAY",)),
        Choice("grouping", "Grouping"),
        Choice("choice", "Either", doc="Those that are something, those that are not, or both."),
        Choice("sort_key", "TaskSort.Key", doc="What tasks can be sorted by."),
        Input(
            "sort", "TaskSort", doc="An order of tasks. Those without the value come last, either way.",
            docs={
                "key": "What they are sorted by.", "is_descending": "Whether the order is turned round.",
                "field": "The name of an own field of tasks, where the key is that.",
            },
        ),
        Input(
            "query", "TaskQuery", doc="Which tasks to list, in which order: all conditions that are given hold.",
            names={"hidden": "hidden", "group": "grouping", "archived": "archived", "project_ids": "projectIDs"},
            types={"statuses": "Set<Status>?", "hidden": "Either?", "archived": "Either?", "limit": "Int64?"},
            docs={
                "statuses": "Nil for what the filter says, or the open ones.",
                "favourite": "Whether they are favourites.",
                "blocked": "Whether they wait for an open task.",
                "blocking": "Whether an open task waits for them.",
                "overdue": "Whether their due is over.",
                "started": "Whether they are in progress.",
                "expired": "Whether their until is over.",
                "floating": "Whether a time of theirs holds by the clock wherever one is.",
                "hidden": "Those whose start is to come, the others or both; nil for the others.",
                "archived": "Those of archived projects, the others or both; nil for the others.",
                "group": "What those that stand together have in common.",
                "is_tree": "Whether each is followed by its subtasks.",
                "priorities": "With one of these.",
                "slots": "In one of these, as they stand today.",
                "completed_from_ms": "Completed at this instant or later, in milliseconds since 1970 UTC.",
                "completed_before_ms": "Completed before this instant.",
                "due_from_ms": "Due at this instant or later, in milliseconds since 1970 UTC.",
                "due_before_ms": "Due before this instant.",
                "view": "A list that every task app shows.",
                "ids": "The ids of those that are meant; nil for any.",
                "parent_id": "The task that they are subtasks of; 0 for those that are under none.",
                "limit": "At most so many; nil for all.",
                "offset": "After so many.",
                "sorts": "At most eight, the first of which counts most; none: what the filter says, or the view's own order.",
            },
            given=(
                Given(
                    "searchesTitlesOnly", "Bool", "Whether the words are looked for in titles alone.",
                    "input.text_fields = searchesTitlesOnly ? TASKCORE_TASK_TITLE : 0", ("text_fields",),
                    initial="false",
                ),
                Given(
                    "days", "[CalendarDate]", "The first day of the view, and for some the last.",
                    "input.fields |= TASKCORE_QUERY_VIEW_DATE\n"
                    "input.view_date = days[0].number\n"
                    "if days.count > 1 {\n"
                    "  input.fields |= TASKCORE_QUERY_VIEW_LAST_DATE\n"
                    "  input.view_last_date = days[1].number\n"
                    "}",
                    ("view_date", "view_last_date"), initial="[]",
                ),
            ),
        ),
        Row("filter", "SavedFilter", doc="A query with a name, as it was when it was read.", docs={
            "name": "What it is called; no other filter is.",
            "query": "What it finds, in the language of queries.",
            "colour": "What it is marked with in lists.",
        }),
        Input(
            "filter_input", "FilterChanges",
            doc="What a saved filter is to be: a new one, or what changes about one.",
            docs={"colour": "What it is marked with in lists."},
        ),
    ),
)
# fmt: on
