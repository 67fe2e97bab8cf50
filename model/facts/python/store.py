# SPDX-License-Identifier: Apache-2.0
"""The Python classes of the room store."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
STORE = (
    Module("store.commit", "What one commit changed, as an observer is told.", imports=(("taskcore.enumerations", "Entity", "TaskField"),), rows=(
        Row("Change", "change", attributes=(
            "entity", "kind",
            A("id", doc="0 of a tag and of a setting."),
            A("uid", doc="Of a tag, its name without case and accents; of a setting, its name."),
            A(
                "fields",
                doc="What changed, as bits: of a task a ``TaskField``; of other kinds those of C, such as ``TASKCORE_EVENT_START``.",
                type="TaskField | int", read="TaskField(row.fields) if row.entity == Entity.TASK else row.fields",
            ),
            A("properties", doc="What changed, by name, such as ``\"start\"``; nothing of what was added or removed."),
        )),
        Row("Commit", "commit", doc="What one commit changed.", attributes=(
            "action", "origin", "at",
            A("noticed", doc="When the observing store learned of it; of another's commit, ``poll``'s ``now``."),
            "changes",
        )),
    )),
    Module("store.problem", "What is wrong with an input, or forbids issuing a draft.", rows=(
        Row("Problem", "problem", list="ProblemList", list_doc="All that is wrong with an input, or forbids issuing a draft; empty when nothing is.", attributes=(
            "field", "message", A("status", doc="``Status`` of C as a number: what the call would be refused with."), "rule",
            A("call", doc="Of a draft, the function of the C API that mends it; else empty.", default='""'),
        )),
    )),
    Module("store.repair_report", "What a repair mended.", rows=(
        Row("RepairReport", "repair_report", doc="What a repair mended, or would.", attributes=(
            A("inbox_restored", type="bool"), "tasks_rehomed",
            A("subtasks_detached", doc="Made tasks of their own: they could not be below the parent that they had."),
            "dependencies_removed", "tags_mended", "positions_mended",
            A("index_rebuilt", type="bool", doc="Whether an index, or the queue of reminders, did not agree with the items."),
            A("values_mended", doc="Values that nothing can have, which are now defaults or the nearest that it can have."),
            "invoice_parts_removed",
            A("invoice_parts_lost", doc="Parts of issued invoices that are missing; they are told of, and never removed."),
            A("parties_missing", doc="Sellers and buyers that issued invoices lack; they are told of only."),
            A("numbers_missing", doc="Numbers of invoices that their series lack; they are told of, and never given again."),
            A("numbers_doubled", doc="Numbers that more than one invoice has; they are told of only."),
            A("comments_removed", doc="Comments on tasks, events and invoices that were missing."),
            A("series_mended", doc="Repeating tasks that were at another occurrence than their completions and skips say; see ``Store.check_series``."),
        )),
    )),
    Module("store.recovery_report", "What came back of a damaged file.", rows=(
        Row("RecoveryReport", "recovery_report", doc="What came back of a damaged file.", attributes=(
            A("rows", doc="Rows of all tables."),
            A("rows_lost", doc="On pages that can be read, but not they, or another row has their uid."),
            A("pages_lost", doc="Pages of tables that cannot be read."),
        )),
    )),
    Module("store.log_report", "How far back the change log goes, and how large it is.", rows=(
        Row("LogReport", "log_report", doc="How far back the change log goes, and how large it is.", attributes=(
            "step_count", "change_count", "byte_count",
            A("first", doc="When the oldest step was made; None when there is none.", optional=True),
            A("trimmed", doc="Up to when steps were trimmed; None when none were.", optional=True),
        )),
    )),
    Module("store.subscription", "What the user has paid for, as the host states it.", imports=(("collections.abc", "Iterable"),), rows=(
        Row("Subscription", "subscription_content", doc="A plan and what it has: ``Subscription(\"pro\", features=[\"invoices\"])``.\n\nA naive datetime that goes in is local time in the store's zone.", absent="not row.fields", written="plan:some_text source:some_text since:instant until@until_ms:instant features:some_strings", attributes=(
            A("plan", doc="", default='""'),
            A("source", doc='Who says so, such as ``"app-store"``.', default='""'),
            A("since", doc="None: always.", optional=True, default="None"),
            A("until", doc="The first instant at which it is over; None: without end.", optional=True, default="None"),
            A("features", doc="What the plan has; a tuple when it was read.", type="Iterable[str]", default="()"),
        )),
    )),
    Module("store.step", "One call that changed the store.", rows=(
        Row("Step", "step", doc="One call that changed the store, which an undo took back or a redo did again.", attributes=(
            "id", "action", "at", "task_count", "project_count", "event_count",
            A("changed_count", doc="How many things were changed; 0 when all were left alone, and the step is passed over from now on."),
            "left_count", "trashed_count",
        )),
    )),
    Module("store.usage", "How a program uses a store: which calls, how long they take and how they fail.", rows=(
        Row("FunctionUsage", "usage_function", doc="How often one function of the C API was called, and how long that took.", attributes=(
            "name", "call_count",
            A("error_count", doc="How many of the calls failed."),
            A("total_ns", doc="Nanoseconds, with callbacks and with waiting for others."),
            "longest_ns",
        )),
        Row("StatusUsage", "usage_status", doc="How often calls failed in one way.", attributes=(
            A("name", doc='Such as ``"TASKCORE_ENOTFOUND"``; empty for what a callback answered.'),
            "status", "count",
        )),
        Row("Usage", "usage_content", attributes=(
            A("since", doc="By the store's clock; None when counting never began.", optional=True),
            "is_counting", "call_count", "error_count", "total_ns", "functions",
            "statuses",
        )),
    )),
)
# fmt: on
