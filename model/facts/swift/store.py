# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room store."""

from model.language.swift import Choice, Room, Row

# fmt: off
STORE = Room(
    "Store/StoreTypes", "swift/store",
    (
        Choice(
            "status", "TaskcoreError.Code", form="open", doc="What a caller can do about an error.",
            cases={
                "EINVALID": "invalid", "ENOTFOUND": "notFound", "ECONFLICT": "conflict", "EBUSY": "busy",
                "EREADONLY": "readOnly", "EACCESS": "access", "ENOTSTORE": "notStore",
                "ECORRUPT": "corrupt", "ETOONEW": "tooNew", "EFULL": "full", "EIO": "inputOutput",
                "ENOMEM": "noMemory", "EPARSE": "parse", "EMISUSE": "misuse",
                "EUNSUPPORTED": "unsupported", "EINTERNAL": "internal", "EINTERRUPTED": "interrupted",
            },
            without=("OK",),
        ),
        Row("problem", "Problem", doc="One thing that is wrong with an input, or that forbids issuing a draft.", docs={
            "rule": "Of a draft, which of EN 16931 or of the French rules, such as `BR-FR-10`; else empty.",
            "field": "The member that it is about, such as `due`, or `seller.siren`.",
            "message": "A full sentence.",
            "status": "What the call would be refused with; 0 for a warning, which forbids nothing.",
            "call": "Of a draft, the function of the C API that mends it; else empty.",
        }),
        Choice("entity", "EntityKind", form="open", doc="A kind of what a store has."),
        Choice("change_kind", "Commit.Change.Kind"),
        Row("change", "Commit.Change", doc="One thing that a commit changed.", docs={
            "entity": "What kind of thing it is.", "id": "The id in this store; 0 of a tag and of a setting.",
            "kind": "What happened to it.",
            "fields": "Of what was updated, the bits of its kind: `TASKCORE_TASK_...`, `TASKCORE_EVENT_...`; 0 of a kind that has none.",
            "properties": "Of what was updated, what changed, by name.",
        }, types={"fields": "UInt64"}),
        Choice("action", "StepAction", form="open", doc="What a call that changed a store did."),
        Row(
            "step", "Step", doc="What one call changed.",
            names={
                "task_count": "tasks", "project_count": "projects", "event_count": "events", "changed_count": "changed",
                "left_count": "left", "trashed_count": "trashed",
            },
            docs={
                "action": "What the call did.",
                "changed_count": "How many things were changed; 0: all were left alone, and the step is passed over from now on.",
                "left_count": "How many of its changes were left alone, because they were changed since.",
                "trashed_count": "How many tasks that it had added went to the trash instead, because they were changed since.",
            },
        ),
        Row("repair_report", "RepairReport", docs={
            "inbox_restored": "1 when Inbox was missing.",
            "tasks_rehomed": "Tasks put into Inbox, for their project was missing.",
            "subtasks_detached": "Subtasks made tasks of their own, for their parent was missing or none.",
            "dependencies_removed": "Dependencies on tasks that were missing, or in a circle.",
            "tags_mended": "Tasks whose tags were not the ones that they can be found by.",
            "positions_mended": "Tasks, projects and filters that had no place in the order.",
            "index_rebuilt": "1 when an index did not agree with the items.",
            "values_mended": "Values that nothing of their kind can have.",
            "invoice_parts_removed": "Parts of drafts that were missing.",
            "invoice_parts_lost": "Parts of issued invoices that are missing; they stay as they are.",
            "parties_missing": "Sellers and buyers that issued invoices lack.",
            "numbers_missing": "Numbers of invoices that are missing.",
            "numbers_doubled": "Numbers that more than one invoice has.",
            "comments_removed": "Comments on what was missing.",
            "series_mended": "Repeating tasks that were at another occurrence than their completions say.",
        }),
        Row("recovery_report", "RecoveryReport", doc="What came back of a damaged file.", docs={
            "rows": "Of all tables.",
            "rows_lost": "On pages that can be read, but not they, or another row has their uid.",
            "pages_lost": "Of tables, that cannot be read.",
        }),
        Row(
            "log_report", "ChangeLogReport", doc="How far back the change log goes, and how large it is.",
            names={"step_count": "steps", "change_count": "changes", "byte_count": "bytes"},
            docs={
                "step_count": "How many steps it has.",
                "change_count": "How many changes these have.",
                "byte_count": "What they and their indexes come to, about.",
                "first_ms": "When the oldest step was made; nil when there is none.",
                "trimmed_ms": "Up to when steps were trimmed; nil when none were.",
            },
        ),
        Row(
            "usage_function", "FunctionUsage", doc="How often a function was called, and how long that took.",
            names={
                "call_count": "calls", "error_count": "errors", "total_ns": "time", "longest_ns": "longest",
            },
            docs={
                "call_count": "How often it was called.",
                "total_ns": "In nanoseconds, with callbacks and with waiting for others.",
                "longest_ns": "The longest call, in nanoseconds.",
            },
        ),
        Row("usage_status", "ErrorUsage", doc="How often calls failed in one way.", docs={
            "status": "What those calls returned.", "count": "How many calls there were.",
        }),
        Row(
            "usage_content", "Usage", doc="What was counted of the calls on a store.",
            names={"statuses": "errors", "call_count": "calls", "error_count": "failedCalls", "total_ns": "time"},
            docs={
                "call_count": "How many calls there were.",
                "error_count": "How many calls failed.",
                "total_ns": "How long all calls took, in nanoseconds.",
                "is_counting": "Whether calls are counted now.",
            },
        ),
    ),
)
# fmt: on
