# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room tasks."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
TASKS = (
    Module(
        "tasks.detail", "One task with all that a screen says of it.",
        rows=(
            Row(
                "DetailField", "detail_field",
                attributes=(
                    A("field", doc="The property; none for what cannot be edited."),
                    "label",
                    A("value", doc='Such as ``"Thursday 24 December 2026, 17:00"``; empty when the task has none.'),
                ),
            ),
            Row(
                "Detail", "detail_content",
                attributes=(
                    "row", "fields", "subtasks", "blockers",
                    A("actions", doc="What may be done with it now: ``Allowed.COMPLETE in detail.actions``."),
                ),
            ),
        ),
    ),
    Module(
        "tasks.group", "The groups of a list of tasks.",
        rows=(
            Row(
                "Group", "group",
                attributes=(
                    A("key", doc="A project's id, a day such as 20261224 or 0 for none, or a priority."),
                    A("label", doc='Such as ``"Home"``, ``"2026-12-24"`` or ``"P1"``.'),
                    A("rows", doc="Which tasks of the list are in it.", type="range", read="range(row.first, row.first + row.row_count)"),
                    A("total_count", doc="How many tasks it has, whatever the limit and the offset."),
                ),
            ),
        ),
    ),
    Module(
        "tasks.history_entry", "What happened to a task.",
        rows=(
            Row(
                "HistoryEntry", "history_entry",
                doc="One property of a task that changed once.",
                list="HistoryList", list_doc="What happened to a task until it was read, the first first.",
                kind="history",
                attributes=(
                    "step_id", "action", "at", "device",
                    A("property", doc='Such as ``"title"``; ``"id"`` where the task came into being or went.'),
                    A("old_value", doc="As a text; None when it had none.", optional=True),
                    A("new_value", doc="As a text; None when it has none any more.", optional=True),
                ),
            ),
        ),
    ),
)
# fmt: on
