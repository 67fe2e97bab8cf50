# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room organising."""

from model.language.swift import Choice, Given, Input, Room, Row

# fmt: off
ORGANISING = Room(
    "Organising/OrganisingTypes", "swift/organising",
    (
        Choice("colour", "Colour", doc="A colour by its meaning."),
        Row(
            "project", "Project", names={"open_count": "open", "completed_count": "completed"},
            docs={
                "name": "What it is called; no other project is.",
                "description": "What it is about; empty for nothing.",
                "open_count": "How many of its tasks are open.",
                "completed_count": "How many of its tasks are completed.",
                "colour": "What it is marked with in lists.",
            },
        ),
        Input(
            "project_input", "ProjectChanges",
            doc="What a project is to be: a new one, or what changes about one.",
            docs={
                "colour": "What it is marked with in lists.",
                "is_archived": "Whether it is archived, so that its tasks are in no list that does not ask for them.",
            },
        ),
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
            "tag", "Tag", names={"open_count": "open", "completed_count": "completed"},
            docs={
                "name": "What it is called, in the case that was written first.",
                "open_count": "How many open tasks have it.",
                "completed_count": "How many completed tasks have it.",
                "colour": "What it is marked with in lists.",
            },
        ),
    ),
)
# fmt: on
