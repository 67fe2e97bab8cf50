# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room organising."""

from model.language.swift import Case, Choice, Given, Input, Room, Row, Union

# fmt: off
ORGANISING = Room(
    "Organising/OrganisingTypes", "swift/organising",
    (
        Choice("colour", "Colour", doc="A colour by its meaning."),
        Row(
            "project", "Project",
            names={
                "open_count": "open", "completed_count": "completed", "parent_id": "parent", "client_id": "client",
                "tree_open_count": "treeOpen", "tree_completed_count": "treeCompleted",
            },
            types={"parent_id": "Int64", "client_id": "Int64"},
            docs={
                "name": "What it is called; no other project below the same one is.",
                "path": "The names of the projects that it is below and its own, with dots between.",
                "parent_id": "The project that it is below; 0 for none.",
                "tree_open_count": "How many tasks of it and of the projects below it are open.",
                "tree_completed_count": "How many tasks of it and of the projects below it are completed.",
                "depth": "How many projects it is below.",
                "client_id": "The client that it says it is for; 0 for none.",
                "hourly_rate_millionths": "What an hour costs, in millionths of the currency unit; nil when it does not say.",
                "description": "What it is about; empty for nothing.",
                "open_count": "How many of its tasks are open.",
                "completed_count": "How many of its tasks are completed.",
                "colour": "What it is marked with in lists.",
            },
        ),
        Input(
            "project_input", "ProjectChanges",
            doc="What a project is to be: a new one, or what changes about one.",
            names={"parent_id": "parent", "client_id": "client"},
            docs={
                "parent_id": "The project that it is below; 0 for none.",
                "client_id": "The client that it is for; 0 for none.",
                "hourly_rate_millionths": "What an hour costs, in millionths of the currency unit; 0 for none.",
                "colour": "What it is marked with in lists.",
                "is_archived": "Whether it is archived, so that its tasks are in no list that does not ask for them.",
            },
        ),
        Row(
            "project_section", "ProjectSection",
            names={"open_count": "open", "completed_count": "completed", "project_id": "project"},
            docs={
                "name": "What it is called; no other section of its project is.",
                "project_id": "The project that it is in.",
                "open_count": "How many open tasks are below it.",
                "completed_count": "How many completed tasks are below it.",
            },
        ),
        Union("OrderDestination.Position", "A place in the manual order, beside what has an id.", (
            Case("before", "Before what has this id.", "Int64"), Case("after", "After what has this id.", "Int64"),
            Case("top", "Before all others."), Case("bottom", "After all others."),
        )),
        Input(
            "move", "OrderDestination", doc="Where tasks, projects or filters are moved to.",
            names={"project_id": "project", "parent_id": "parent"},
            docs={
                "project_id": "The project that tasks are moved to.",
                "parent_id": "The task that tasks are moved under; 0 for none.",
            },
            given=(
                Given(
                    "position", "Position?", "Where in the order; nil leaves it, or puts it last in another project.",
                    "switch position {\n"
                    "case .before(let id):\n"
                    "  input.fields |= TASKCORE_MOVE_BEFORE\n"
                    "  input.before_id = id\n"
                    "case .after(let id):\n"
                    "  input.fields |= TASKCORE_MOVE_AFTER\n"
                    "  input.after_id = id\n"
                    "case .top: input.fields |= TASKCORE_MOVE_TO_TOP\n"
                    "case .bottom: input.fields |= TASKCORE_MOVE_TO_BOTTOM\n"
                    "}",
                    ("before_id", "after_id"),
                ),
            ),
        ),
        Row(
            "tag", "Tag", names={"open_count": "open", "completed_count": "completed", "event_count": "events"},
            docs={
                "event_count": "How many events have it.",
                "name": "What it is called, in the case that was written first.",
                "open_count": "How many open tasks have it.",
                "completed_count": "How many completed tasks have it.",
                "colour": "What it is marked with in lists.",
            },
        ),
    ),
)
# fmt: on
