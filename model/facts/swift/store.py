# SPDX-License-Identifier: Apache-2.0
"""The Swift types of the room store."""

from model.language.swift import Choice, Computed, Extra, Given, Input, Members, Room, Row

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
        Row(
            "error", "TaskcoreError", doc="Why the library refused a call.",
            docs={
                "message": "A full sentence, which says what would be right.",
                "field": "The field that it is about; empty for none.",
            },
            extras=(
                Extra("code", "Code", "Code(rawValue: row.status)", "What a caller can do about it."),
                Extra(
                    "index", "Int?", "row.index >= 0 ? Int(row.index) : nil",
                    "Which element of a list it is about, from 0; nil for none.",
                ),
                Extra(
                    "line", "Int?", "row.line > 0 ? Int(row.line) : nil",
                    "Where in a file or a text, from 1; nil when there are no lines.",
                ),
                Extra(
                    "column", "Int?", "row.column > 0 ? Int(row.column) : nil",
                    "Where in the line, from 1; nil when that is not known.",
                ),
                Extra("conflicts", "[Conflict]", "[]", "The events that a refused event would overlap."),
            ),
            variables=("code", "message", "field", "index", "line", "column", "conflicts"),
            initial={"field": '""', "conflicts": "[]"},
            makes="Makes one that is about no field and no place.", takes=("_ code: Code", "_ message: String"),
            computed=(Computed("description", "String", "message", "What people read: the full sentence."),),
            protocols="Error, Codable, CustomStringConvertible, Hashable",
        ),
        Members("Store", (
            Computed(
                "libraryVersion", "String", "String(c: taskcore_version())",
                "The version of the library that is running: `0.1.0`.", is_static=True,
            ),
            Computed(
                "libraryABIVersion", "Int32", "taskcore_abi_version()",
                "The number in its soname, which grows when programs have to be built again.", is_static=True,
            ),
        )),
        Choice("entity", "EntityKind", form="open", doc="A kind of what a store has."),
        Choice("change_kind", "Commit.Change.Kind"),
        Row(
            "commit", "Commit", doc="What one commit changed, or the commits of one piece of work.",
            docs={"changes": "What happened to each thing that it changed."},
            extras=(
                Extra(
                    "action", "StepAction?", "StepAction(rawValue: row.action)",
                    "What the last of them did; nil where nothing was committed.",
                ),
                Extra(
                    "at", "Int64?", "row.at_ms",
                    "When the last of them was made, in milliseconds since 1970 UTC; nil where nothing was committed.",
                ),
                Extra(
                    "isOwn", "Bool", "row.origin == TASKCORE_ORIGIN_SELF",
                    "Whether a call on this store made it; else another one did, and a poll noticed it, or it came by sync.",
                ),
                Extra(
                    "isRemote", "Bool", "row.origin == TASKCORE_ORIGIN_REMOTE",
                    "Whether it was done on another device, and came by sync.",
                ),
            ),
            without=("noticed_ms",),
            variables=("changes", "action", "at", "isOwn", "isRemote"), setting="internal(set)",
            initial={"isOwn": "true", "isRemote": "false"},
            makes="Makes one of changes.", takes=("changes: [Change] = []",),
            computed=(
                Computed(
                    "onlyChange(of entity: EntityKind)", "Change?",
                    "changes.count(where: { $0.entity == entity }) == 1 ? changes.first { $0.entity == entity } : nil",
                    "The only thing of its kind that it changed; nil for none and for several.",
                ),
            ),
        ),
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
        Input(
            "open_options", "Store.Options", doc="Where it is and how it is opened.",
            names={"time_zone": "zone"},
            docs={
                "path": "Nil for the user's own store.",
                "time_zone": "An IANA name; nil for the system's.",
                "locale": "Of which dates, numbers and sorting are, such as `fr_FR`; nil for that of the environment.",
            },
            without=("durability", "busy_timeout_ms"),
            given=(
                Given(
                    "isReadOnly", "Bool", "Whether nothing may be changed.",
                    "input.flags |= isReadOnly ? TASKCORE_OPEN_READ_ONLY : 0", ("flags",), initial="false",
                ),
                Given(
                    "repairsSchema", "Bool",
                    "Whether what another program put into the file is removed: triggers, views, tables, indexes and "
                    "columns. A file with such is refused as corrupt otherwise.",
                    "input.flags |= repairsSchema ? TASKCORE_OPEN_REPAIR_SCHEMA : 0", ("flags",), initial="false",
                ),
                Given(
                    "backsUpBeforeUpgrade", "Bool",
                    "Whether a store of an older version is copied before it is upgraded, to the same path with "
                    "`.before-upgrade` behind it.",
                    "input.flags |= backsUpBeforeUpgrade ? 0 : TASKCORE_OPEN_NO_BACKUP", ("flags",), initial="true",
                ),
                Given(
                    "clock", "Clock?", "What tells the time; nil for the system's clock.",
                    "input.clock = Calls.clockCallback\ninput.clock_payload = Calls(clock: clock.read).retained()\n"
                    "input.clock_destroy = Calls.destroy",
                ),
                Given(
                    "goesOn", "(@Sendable () -> Bool)?",
                    "Is asked some every 50 ms of a long call whether that goes on; it throws `interrupted` and has "
                    "changed nothing when it does not. Nil for always.",
                    "input.progress = Calls.goesOnCallback\ninput.progress_payload = Calls(goesOn: goesOn).retained()\n"
                    "input.progress_destroy = Calls.destroy",
                ),
            ),
            takes=(
                "path: (any UTF8Text)? = nil", "isReadOnly: Bool = false", "repairsSchema: Bool = false",
                "zone: (any UTF8Text)? = nil", "locale: (any UTF8Text)? = nil", "clock: Clock? = nil",
                "goesOn: (@Sendable () -> Bool)? = nil",
            ),
            says="Says where a store is; what is not given is as usual.",
        ),
        Input(
            "backup_options", "Store.BackupRotation", doc="How many days, weeks and months keep their last backup.",
            docs={
                "days": "Of so many days that have backups the last one stays.",
                "weeks": "Of so many weeks, from Monday on, likewise.",
                "months": "Of so many months likewise.",
            },
            without=("folder",),
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
        }, lists=("mended", "What was mended, with how often; only what was."), words={
            "inbox_restored": "Inbox restored",
            "tasks_rehomed": "tasks put into Inbox",
            "subtasks_detached": "subtasks made tasks of their own",
            "dependencies_removed": "dependencies removed",
            "tags_mended": "tasks whose tags were mended",
            "positions_mended": "places in the order mended",
            "index_rebuilt": "indexes rebuilt",
            "values_mended": "values mended",
            "invoice_parts_removed": "parts of missing drafts removed",
            "invoice_parts_lost": "parts of missing invoices, which stay",
            "parties_missing": "sellers and buyers of invoices missing",
            "numbers_missing": "numbers of invoices missing",
            "numbers_doubled": "numbers of invoices doubled",
            "comments_removed": "comments on what was missing removed",
            "series_mended": "series of tasks mended",
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
