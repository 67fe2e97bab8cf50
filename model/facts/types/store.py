# SPDX-License-Identifier: Apache-2.0
"""The version, statuses, how a store is opened, watched and metered."""

from model.facts.records import RECORDS
from model.language import members as c
from model.language.types import (
    Callback,
    Constant,
    Enumeration,
    Mask,
    Member,
    Note,
    Parameter,
    Single,
    Status,
    Struct,
)
from model.language.words import constant

# fmt: off
VERSION = (
    Single("VERSION_MAJOR", "0"),
    Single("VERSION_MINOR", "1"),
    Single("VERSION_PATCH", "0"),
    Single("VERSION", '"0.1.0"'),
    Single("ABI_VERSION", "0", doc="Grows by one whenever a program that was built for an older library would no longer run with a newer one; it is the number in the soname."),
)

STATUSES = (
    Status("What a call that can fail returns: TASKCORE_OK or one of the errors below. A callback's own nonzero answer is handed through as it is."),
    Enumeration(
        "status", "",
        constants=(
            Constant("OK", 0, "done"),
            Constant("EINVALID", -1, "an argument is wrong: mend it"),
            Constant("ENOTFOUND", -2, "there is no such thing"),
            Constant("ECONFLICT", -3, "the present state forbids it"),
            Constant("EBUSY", -4, "another user holds the store: try again"),
            Constant("EREADONLY", -5, "the store was opened for reading"),
            Constant("EACCESS", -6, "the system refuses the path"),
            Constant("ENOTSTORE", -7, "the file is not a Taskcore store"),
            Constant("ECORRUPT", -8, "the store is damaged: restore a backup"),
            Constant("ETOONEW", -9, "written by a newer version: upgrade"),
            Constant("EFULL", -10, "no space left on the disk"),
            Constant("EIO", -11, "reading or writing failed"),
            Constant("ENOMEM", -12, "out of memory"),
            Constant("EPARSE", -13, "a text is malformed at a line and column"),
            Constant("EMISUSE", -14, "a freed handle, or a call at a wrong time"),
            Constant("EUNSUPPORTED", -15, "something to install is missing"),
            Constant("EINTERNAL", -16, "a bug of Taskcore: report it"),
        ),
    ),
    Struct(
        "error",
        doc="The details of the last failed call of a thread.",
        members=(
            Member("status", c.Status(), "what the call returned; TASKCORE_OK: no failure"),
            Member("reserved", c.Reserved()),
            Member("message", c.Text(), "a full sentence; never NULL"),
            Member("field", c.Text(), 'the argument or member that it is about, or ""'),
            Member("index", c.Integer(), "which one of an array of inputs or ids, or -1"),
            Member("line", c.Integer(), "in a text that was read, from 1, or 0"),
            Member("column", c.Integer(), "in that line, in bytes, from 1, or 0"),
        ),
    ),
)

STRUCTS = (
    Note("Every struct begins with its size, and grows only at its end. The elements of an array that comes out of the library are struct_size bytes apart, as the first of them says."),
)

OPENING = (
    Callback(
        "clock",
        doc="Writes the present instant, in milliseconds since 1970 UTC, to *now_ms. It is called while the store is in use and must not call it.",
        parameters=(Parameter("int64_t *", "now_ms"), Parameter("void *", "payload")),
    ),
    Mask(
        "open_flag", "OPEN_",
        constants=(
            Constant("READ_ONLY", 0, "the file must exist, and stays as it is"),
        ),
    ),
    Enumeration(
        "durability", "DURABILITY_",
        constants=(
            Constant("FULL", 0, "what returned survives a power loss"),
            Constant("NORMAL", 1, "survives kill -9, not a power loss"),
        ),
    ),
    Struct(
        "open_options", initialiser=True,
        doc="",
        members=(
            Member("path", c.Text(optional=True), "a file, \":memory:\", or NULL for the user's own store"),
            Member("flags", c.Bits("open_flag", wide=True), "TASKCORE_OPEN_..., or 0"),
            Member("durability", c.Code("durability"), "TASKCORE_DURABILITY_...", initial="TASKCORE_DURABILITY_FULL"),
            Member("busy_timeout_ms", c.Duration("ms", "int32_t"), "wait this long for other users: 0 to 3,600,000", initial="5000"),
            Member("time_zone", c.Text(optional=True), "an IANA name such as \"Europe/Paris\"; NULL: the system's"),
            Member("clock", c.Callback("clock"), "NULL: the system's clock"),
            Member("clock_payload", c.Payload(), "handed to clock"),
            Member("locale", c.Text(optional=True), "for the order of titles, such as \"fr_FR.UTF-8\"; NULL: the environment's; an unknown one: ignoring case and accents"),
        ),
    ),
)

UNDO = (
    Enumeration(
        "action", "ACTION_",
        doc="What a step, one call that changed the store, did.",
        constants=(
            Constant("ADD_TASKS", 1),
            Constant("UPDATE_TASKS", 2),
            Constant("COMPLETE_TASKS", 3),
            Constant("REOPEN_TASKS", 4),
            Constant("DELETE_TASKS", 5),
            Constant("RESTORE_TASKS", 6),
            Constant("PURGE_TASKS", 7, "never undone"),
            Constant("MOVE_TASKS", 8),
            Constant("ADD_PROJECT", 9),
            Constant("UPDATE_PROJECT", 10),
            Constant("MOVE_PROJECT", 11),
            Constant("DELETE_PROJECT", 12),
            Constant("UPDATE_TAG", 13, "or rename it"),
            Constant("MERGE_TAGS", 14),
            Constant("DELETE_TAG", 15),
            Constant("ADD_FILTER", 16),
            Constant("UPDATE_FILTER", 17),
            Constant("MOVE_FILTER", 18),
            Constant("DELETE_FILTER", 19),
            Constant("REPAIR", 20, "never undone"),
            Constant("IMPORT", 21),
            Constant("UNDO", 22),
            Constant("REDO", 23),
            Constant("SKIP_OCCURRENCE", 24),
            Constant("END_SERIES", 25),
            Constant("ADD_EVENTS", 26),
            Constant("UPDATE_EVENTS", 27),
            Constant("DELETE_EVENTS", 28),
            Constant("ACKNOWLEDGE_ALERTS", 29),
            Constant("SNOOZE_ALERTS", 30),
            Constant("START_FOCUS", 31),
            Constant("PAUSE_FOCUS", 32),
            Constant("RESUME_FOCUS", 33),
            Constant("RESET_FOCUS", 34),
            Constant("CANCEL_FOCUS", 35),
            Constant("FINISH_FOCUS", 36),
            Constant("CHANGE_SETTINGS", 37),
            Constant("FIRE_ALERTS", 38, "by a poll; never undone"),
            Constant("ADD_HOLIDAY", 39),
            Constant("END_HOLIDAY", 40),
            Constant("DELETE_HOLIDAYS", 41),
            Constant("ADD_CLIENT", 42),
            Constant("UPDATE_CLIENT", 43),
            Constant("ARCHIVE_CLIENTS", 44),
            Constant("DELETE_CLIENTS", 45),
            Constant("CHANGE_PROFILE", 46),
            Constant("CHANGE_SUBSCRIPTION", 47),
            Constant("ADD_INVOICE", 48),
            Constant("UPDATE_INVOICE", 49),
            Constant("DELETE_INVOICES", 50),
            Constant("ISSUE_INVOICE", 51),
            Constant("VOID_INVOICE", 52),
            Constant("ADD_PAYMENT", 53),
            Constant("DELETE_PAYMENTS", 54),
            Constant("SEND_EMAIL", 55),
            Constant("CHANGE_SERIES", 56),
        ),
    ),
    Struct(
        "step", initialiser=True,
        doc="The step that an undo took back, or that a redo did again.",
        members=(
            Member("id", c.ID(), "grows from step to step"),
            Member("at_ms", c.Instant(), "when it was done first"),
            Member("task_count", c.Integer(), "how many tasks it touches"),
            Member("project_count", c.Integer(), "how many projects it touches"),
            Member("action", c.Code("action"), "TASKCORE_ACTION_..."),
            Member("reserved", c.Reserved()),
            Member("event_count", c.Integer(), "how many events it touches"),
        ),
    ),
    Enumeration(
        "entity", "ENTITY_",
        constants=tuple(
            Constant(constant(each.name), each.entity, each.entity_doc)
            for each in sorted(RECORDS, key=lambda each: each.entity)
        ),
    ),
    Enumeration(
        "change_kind", "CHANGE_",
        constants=(
            Constant("ADDED", 1),
            Constant("UPDATED", 2),
            Constant("REMOVED", 3, "for good; the trash is an update"),
        ),
    ),
    Struct(
        "change",
        doc="What happened to one thing in a commit.",
        members=(
            Member("id", c.ID()),
            Member("uid", c.Text(), "borrowed for the callback"),
            Member("fields", c.Fields("task_field"), "of an updated task: TASKCORE_TASK_...; else 0"),
            Member("entity", c.Code("entity"), "TASKCORE_ENTITY_..."),
            Member("kind", c.Code("change_kind"), "TASKCORE_CHANGE_..."),
        ),
    ),
    Enumeration(
        "origin", "ORIGIN_",
        constants=(
            Constant("SELF", 1, "a call on this handle"),
            Constant("OTHER", 2, "another handle or process; poll noticed it"),
        ),
    ),
    Struct(
        "commit",
        doc="What one commit changed; borrowed for the callback.",
        members=(
            Member("changes", c.Structs("change", "change_count", "change_stride"), "one per thing"),
            Member("change_count", c.Count("changes")),
            Member("change_stride", c.Stride("changes"), "bytes from one change to the next"),
            Member("at_ms", c.Instant(), "when it was committed"),
            Member("noticed_ms", c.Instant(), "when this handle learned of it: poll's now_ms for others'"),
            Member("action", c.Code("action"), "TASKCORE_ACTION_..."),
            Member("origin", c.Code("origin"), "TASKCORE_ORIGIN_..."),
        ),
    ),
    Callback(
        "observe",
        doc="Is told of one commit. It runs on the thread of the call that made or noticed the commit, after it, and may call anything. A nonzero answer keeps the commit from later observers and is what that call returns; the commit stands.",
        parameters=(Parameter("const taskcore_commit *", "commit"), Parameter("void *", "payload")),
    ),
)

USAGE = (
    Struct(
        "usage_function",
        doc="How often one function was called on a store, and how long that took.",
        members=(
            Member("name", c.Text(), 'such as "taskcore_task_add"'),
            Member("call_count", c.Integer()),
            Member("error_count", c.Integer(), "calls that returned something else than TASKCORE_OK"),
            Member("total_ns", c.Duration("ns"), "nanoseconds, with the caller's callbacks and with waiting for others"),
            Member("longest_ns", c.Duration("ns"), "of one call"),
        ),
    ),
    Struct(
        "usage_status",
        doc="How often calls on a store failed in one way.",
        members=(
            Member("name", c.Text(), "such as \"TASKCORE_ENOTFOUND\"; of a callback's answer \"\""),
            Member("count", c.Integer()),
            Member("status", c.Status()),
            Member("reserved", c.Reserved()),
        ),
    ),
    Struct(
        "usage_content",
        doc="What was counted since counting began or was reset.",
        members=(
            Member("since_ms", c.Instant(optional=True), "by the store's clock: milliseconds since 1970 UTC; 0: it never began"),
            Member("call_count", c.Integer()),
            Member("error_count", c.Integer()),
            Member("total_ns", c.Duration("ns")),
            Member("functions", c.Structs("usage_function", "function_count"), "by their names"),
            Member("function_count", c.Count("functions")),
            Member("statuses", c.Structs("usage_status", "status_count"), "errors, the most frequent first"),
            Member("status_count", c.Count("statuses")),
            Member("is_counting", c.Flag(), "1: calls are counted now"),
            Member("reserved", c.Reserved()),
        ),
    ),
)
# fmt: on
