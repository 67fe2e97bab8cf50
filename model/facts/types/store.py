# SPDX-License-Identifier: Apache-2.0
"""The version, statuses, how a store is opened, watched and metered."""

from model.facts.records import RECORDS
from model.language import members as c
from model.language.types import (
    Callback,
    Constant,
    Enumeration,
    Macro,
    Mask,
    Member,
    Note,
    Parameter,
    Single,
    Status,
    Struct,
    counted,
    numbered,
    table,
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
    Enumeration("status", "", constants=table("""
        OK             0 done
        EINVALID      -1 an argument is wrong: mend it
        ENOTFOUND     -2 there is no such thing
        ECONFLICT     -3 the present state forbids it
        EBUSY         -4 another user holds the store: try again
        EREADONLY     -5 the store was opened for reading
        EACCESS       -6 the system refuses the path
        ENOTSTORE     -7 the file is not a Taskcore store
        ECORRUPT      -8 the store is damaged: restore a backup, or repair it
        ETOONEW       -9 written by a newer version: upgrade
        EFULL        -10 no space left on the disk
        EIO          -11 reading or writing failed
        ENOMEM       -12 out of memory, where a count or a file decides how much: see docs/c.md
        EPARSE       -13 a text is malformed at a line and column
        EMISUSE      -14 a freed handle, or a call at a wrong time
        EUNSUPPORTED -15 something to install is missing
        EINTERNAL    -16 a bug of Taskcore: report it
        EINTERRUPTED -17 ended by taskcore_interrupt: nothing changed
    """)),
    Struct("error", doc="The details of the last failed call of a thread.", members=(
        Member("status", c.Status(), "what the call returned; TASKCORE_OK: no failure"),
        Member("reserved", c.Reserved()),
        Member("message", c.Text(), "a full sentence; never NULL"),
        Member("field", c.Text(), 'the argument or member that it is about, or ""'),
        Member("index", c.Integer(), "which one of an array of inputs or ids, or -1"),
        Member("line", c.Integer(), "in a text that was read, from 1, or 0"),
        Member("column", c.Integer(), "in that line, in bytes, from 1, or 0"),
    )),
    Struct("problem", doc="One thing that is wrong with an input, or that forbids issuing a draft.", members=(
        Member("rule", c.Text(), 'of a draft, which of EN 16931 or of the French rules, such as "BR-FR-10"; else ""'),
        Member("field", c.Text(), 'the member that it is about, such as "due", or "seller.siren"'),
        Member("message", c.Text(), "a full sentence"),
        Member("status", c.Status(), "what the call would return that carries the input out; TASKCORE_OK for a warning, which forbids nothing"),
        Member("reserved", c.Reserved()),
        Member("call", c.Text(), 'of a draft, the function that mends it, such as "taskcore_profile_set"; else ""', since="0.1.0"),
    )),
)

STRUCTS = (
    Note("Every struct begins with its size, and grows only at its end. A caller sets struct_size to the size of its own header's struct, by _INIT or taskcore_..._init: one that is older, and so smaller, has its defaults for the rest; one that is newer, and so larger, is taken when what this library does not know is 0. Members called reserved are 0. Of structs that a caller hands over to be filled, no more than struct_size bytes are written."),
    Note("The elements of every array of structs, also of those that callers hand over, lie struct_size bytes apart, as the first of them says, and all have the same. In an array of the library that may be more or less than sizeof says: read it by TASKCORE_AT."),
    Macro(
        "AT(array, index)",
        forms=(
            ("defined(__cplusplus)", "(reinterpret_cast<decltype(&*(array))>(reinterpret_cast<const char *>(array) +\n                                         (index) * (array)->struct_size))"),
            ("defined(__GNUC__)", "((__typeof__(&*(array)))(const void *)((const char *)(array) + (index) * (array)->struct_size))"),
            ("", "((const void *)((const char *)(array) + (index) * (array)->struct_size))"),
        ),
        doc="A pointer to an element of an array of structs of the library, by its index from 0; a compiler without __typeof__ gives it as const void *.",
    ),
    Macro(
        "HAS(row, member)",
        forms=(("", "((size_t)((const char *)(&(row)->member + 1) - (const char *)(row)) <= (row)->struct_size)"),),
        doc="Whether a struct of the library has a member that is newer than 0.1.0: the library may be older than this header. Without it such a member must not be read.",
    ),
)

OPENING = (
    Callback(
        "destroy",
        doc="Frees a payload. It is called once, when nobody will use that any more, on the thread that saw to it, and must not use what the payload was registered with. When the registration fails it is not called: the payload stays the caller's.",
        parameters=(Parameter("void *", "payload"),),
        returns="void",
    ),
    Callback(
        "clock",
        doc="Writes the present instant, in milliseconds since 1970 UTC, to *now_ms. It is called while the store is in use and must not call it.",
        parameters=(Parameter("int64_t *", "now_ms"), Parameter("void *", "payload")),
    ),
    Callback(
        "store_progress",
        doc="Is called some every 50 ms of a long call, on the thread of that call, and must not use its store. A nonzero answer ends the call, which changes nothing then and returns that answer.",
        parameters=(Parameter("void *", "payload"),),
    ),
    Mask("open_flag", "OPEN_", constants=table("""
        READ_ONLY    0 the file must exist, and stays as it is
        CHECK_FIELDS 1 for tests: a member that is set without its bit in fields is TASKCORE_EINVALID
        REPAIR_SCHEMA 2 what is not Taskcore's is removed: triggers, views, tables, indexes and columns
        NO_BACKUP    3 a store of an older version is upgraded without a copy of it beside the file
    """)),
    Enumeration("durability", "DURABILITY_", constants=table("""
        FULL   0 what returned survives a power loss
        NORMAL 1 survives kill -9, not a power loss
    """)),
    Struct("open_options", initialiser=True, doc="", members=(
        Member("path", c.Text(optional=True), "a file, \":memory:\", or NULL for the user's own store"),
        Member("flags", c.Bits("open_flag", wide=True), "TASKCORE_OPEN_..., or 0"),
        Member("durability", c.Code("durability"), "TASKCORE_DURABILITY_...", initial="TASKCORE_DURABILITY_FULL"),
        Member("busy_timeout_ms", c.Duration("ms", "int32_t"), "wait this long for other users: 0 to 3,600,000", initial="5000"),
        Member("time_zone", c.Text(optional=True), "an IANA name such as \"Europe/Paris\"; NULL or \"\" for the system's"),
        Member("clock", c.Callback("clock"), "NULL: the system's clock"),
        Member("clock_payload", c.Payload(), "handed to clock"),
        Member("clock_destroy", c.Callback("destroy"), "frees clock_payload; NULL: nobody has to"),
        Member("progress", c.Callback("store_progress"), "called in long calls; NULL for none"),
        Member("progress_payload", c.Payload(), "handed to progress"),
        Member("progress_destroy", c.Callback("destroy"), "frees progress_payload; NULL: nobody has to"),
        Member("locale", c.Text(optional=True), "for the order of titles, such as \"fr_FR.UTF-8\"; NULL: the environment's; an unknown one: ignoring case and accents"),
    )),
)

UNDO = (
    Enumeration("action", "ACTION_", doc="What a step, one call that changed the store, did.", constants=table("""
        ADD_TASKS            1
        UPDATE_TASKS         2
        COMPLETE_TASKS       3
        REOPEN_TASKS         4
        DELETE_TASKS         5
        RESTORE_TASKS        6
        PURGE_TASKS          7 never undone
        MOVE_TASKS           8
        ADD_PROJECT          9
        UPDATE_PROJECT      10
        MOVE_PROJECT        11
        DELETE_PROJECT      12
        UPDATE_TAG          13 or rename it
        MERGE_TAGS          14
        DELETE_TAG          15
        ADD_FILTER          16
        UPDATE_FILTER       17
        MOVE_FILTER         18
        DELETE_FILTER       19
        REPAIR              20 never undone
        IMPORT              21
        UNDO                22
        REDO                23
        SKIP_OCCURRENCE     24
        END_SERIES          25
        ADD_EVENTS          26
        UPDATE_EVENTS       27
        DELETE_EVENTS       28
        ACKNOWLEDGE_ALERTS  29
        SNOOZE_ALERTS       30
        START_FOCUS         31
        PAUSE_FOCUS         32
        RESUME_FOCUS        33
        RESET_FOCUS         34
        CANCEL_FOCUS        35
        FINISH_FOCUS        36
        CHANGE_SETTINGS     37
        FIRE_ALERTS         38 by a poll; never undone
        ADD_HOLIDAY         39
        END_HOLIDAY         40
        DELETE_HOLIDAYS     41
        ADD_CLIENT          42
        UPDATE_CLIENTS      43 or archive them
        DELETE_CLIENTS      45
        CHANGE_PROFILE      46
        CHANGE_SUBSCRIPTION 47
        ADD_INVOICE         48
        UPDATE_INVOICE      49
        DELETE_INVOICES     50
        ISSUE_INVOICE       51
        VOID_INVOICE        52
        ADD_PAYMENT         53
        DELETE_PAYMENTS     54
        SEND_EMAIL          55
        CHANGE_SERIES       56
        START_TASKS         57
        STOP_TASKS          58
        CANCEL_TASKS        59
        ADD_COMMENT         60
        UPDATE_COMMENT      61
        DELETE_COMMENTS     62
        ADD_CALENDAR        63
        UPDATE_CALENDAR     64
        MOVE_CALENDAR       65
        DELETE_CALENDAR     66
        TRIM_LOG            67 never undone
        ADD_TIME_ENTRY      70
        UPDATE_TIME_ENTRY   71
        DELETE_TIME_ENTRIES 72
        SPLIT_TIME_ENTRY    73
        START_TIMER         74
        STOP_TIMER          75
        ADD_TEMPLATE        76
        UPDATE_TEMPLATE     77
        DELETE_TEMPLATES    78
        USE_TEMPLATE        79
        EXPIRE_TASKS        80
        ADD_SECTION         85
        UPDATE_SECTION      86
        MOVE_SECTION        87
        DELETE_SECTION      88
        ADD_FIELD           92
        UPDATE_FIELD        93
        MOVE_FIELD          94
        DELETE_FIELD        95
        RESOLVE_IDLE_TIME   97
        COPY_TASK          100
        COPY_PROJECT       101
        SYNC               102 what another device did; never undone
        RESOLVE_CONFLICTS  103
        SYNC_ACCOUNT       104 what a server had that keeps tasks or events; never undone
        ADD_PURCHASE       105
        UPDATE_PURCHASE    106
        DELETE_PURCHASES   107
        ADD_PURCHASE_PAYMENT     108
        DELETE_PURCHASE_PAYMENTS 109
        DEDUCT_DOWN_PAYMENTS     120 from a draft
        RESTORE_DOWN_PAYMENTS    121 which are not deducted any more
        ACCEPT_QUOTE       122
        DECLINE_QUOTE      123
        INVOICE_QUOTE      124
        CHANGE_RECURRING_INVOICES 125
        DRAFT_INVOICES            126 what a poll made of recurring invoices; never undone
        CHANGE_PAYMENT_REMINDERS  127
        SEND_PAYMENT_REMINDER     128 never undone
        CHANGE_PENALTY_RATES      129
    """)),
    Struct("step", initialiser=True, doc="The step that an undo took back, or that a redo did again.", members=(
        Member("id", c.ID(), "grows from step to step"),
        Member("at_ms", c.Instant(), "when it was done first"),
        Member("task_count", c.Integer(), "how many tasks it touches"),
        Member("project_count", c.Integer(), "how many projects it touches"),
        Member("action", c.Code("action"), "TASKCORE_ACTION_..."),
        Member("reserved", c.Reserved()),
        Member("event_count", c.Integer(), "how many events it touches"),
        Member("changed_count", c.Integer(), "how many things were changed; 0: all were left alone, and the step is passed over from now on", since="0.1.0"),
        Member("left_count", c.Integer(), "how many of its changes were left alone, because they were changed since", since="0.1.0"),
        Member("trashed_count", c.Integer(), "how many tasks that it had added went to the trash instead of being removed, because they were changed since", since="0.1.0"),
    )),
    Mask("log_trim_field", "LOG_TRIM_", doc="How much of the change log is kept, as bits of `fields`.", constants=numbered("BEFORE MAX_BYTES")),
    Struct("log_trim_options", initialiser=True, doc="How much of the change log is kept.", members=(
        Member("fields", c.Fields("log_trim_field"), "TASKCORE_LOG_TRIM_...: which limits are given"),
        Member("before_ms", c.Instant(), "steps before it go", bit="BEFORE"),
        Member("max_bytes", c.Integer(), "the oldest steps go until no more than this is left", bit="MAX_BYTES"),
    )),
    Struct("log_report", initialiser=True, doc="How far back the change log goes, and how large it is.", members=(
        Member("step_count", c.Integer(), "how many steps it has"),
        Member("change_count", c.Integer(), "how many changes these have"),
        Member("byte_count", c.Integer(), "what they and their indexes come to, about"),
        Member("first_ms", c.Instant(optional=True), "when the oldest step was made; 0: there is none"),
        Member("trimmed_ms", c.Instant(optional=True), "up to when steps were trimmed; 0: none were"),
    )),
    Enumeration(
        "entity", "ENTITY_",
        constants=tuple(
            Constant(constant(each.name), each.entity, each.entity_doc)
            for each in sorted(RECORDS, key=lambda each: each.entity)
        ),
    ),
    Enumeration("change_kind", "CHANGE_", constants=table("""
        ADDED   1
        UPDATED 2
        REMOVED 3 for good; the trash is an update
    """)),
    Struct("change", doc="What happened to one thing in a commit.", members=(
        Member("id", c.ID()),
        Member("uid", c.Text(), "borrowed for the callback"),
        Member("fields", c.Integer(type="uint64_t"), "of what was updated: the bits of its kind, TASKCORE_TASK_..., TASKCORE_PROJECT_..., TASKCORE_EVENT_..., TASKCORE_INVOICE_... and so on; 0 of a kind that has none"),
        Member("entity", c.Code("entity"), "TASKCORE_ENTITY_..."),
        Member("kind", c.Code("change_kind"), "TASKCORE_CHANGE_..."),
        *counted(Member("properties", c.Texts("property_count"), "of what was updated: what changed, as taskcore_history_entry names it; also what has no bit")),
    )),
    Enumeration("origin", "ORIGIN_", constants=table("""
        SELF  1 a call on this handle
        OTHER 2 another handle or process; poll noticed it
        REMOTE 3 another device, or a server; a run of sync, here or in another process, took it in
    """)),
    Struct("commit", doc="What one commit changed; borrowed for the callback.", members=(
        Member("changes", c.Structs("change", "change_count"), "one per thing"),
        Member("change_count", c.Count("changes")),
        Member("at_ms", c.Instant(), "when it was committed"),
        Member("noticed_ms", c.Instant(), "when this handle learned of it: poll's now_ms for others'"),
        Member("action", c.Code("action"), "TASKCORE_ACTION_..."),
        Member("origin", c.Code("origin"), "TASKCORE_ORIGIN_..."),
    )),
    Callback(
        "observe",
        doc="Is told of one commit. It runs on the thread of the call that made or noticed the commit, after it, and may call anything. A nonzero answer keeps the commit from later observers and is what that call returns; the commit stands.",
        parameters=(Parameter("const taskcore_commit *", "commit"), Parameter("void *", "payload")),
    ),
)

BACKUPS = (
    Struct("backup_options", initialiser=True, doc="Where the backups of a store are, and which of them stay.", members=(
        Member("folder", c.Text(optional=True), "NULL: the one beside the store, with the name of the store and .backups behind it"),
        Member("days", c.Integer(type="int32_t"), "of so many days that have backups the last one stays: 0 to 10,000", initial="7"),
        Member("weeks", c.Integer(type="int32_t"), "of so many weeks, from Monday on, likewise", initial="4"),
        Member("months", c.Integer(type="int32_t"), "of so many months likewise", initial="12"),
        Member("reserved", c.Reserved()),
    )),
)

USAGE = (
    Struct("usage_function", doc="How often one function was called on a store, and how long that took.", members=(
        Member("name", c.Text(), 'such as "taskcore_task_add"'),
        Member("call_count", c.Integer()),
        Member("error_count", c.Integer(), "calls that returned something else than TASKCORE_OK"),
        Member("total_ns", c.Duration("ns"), "nanoseconds, with the caller's callbacks and with waiting for others"),
        Member("longest_ns", c.Duration("ns"), "of one call"),
    )),
    Struct("usage_status", doc="How often calls on a store failed in one way.", members=(
        Member("name", c.Text(), "such as \"TASKCORE_ENOTFOUND\"; of a callback's answer \"\""),
        Member("count", c.Integer()),
        Member("status", c.Status()),
        Member("reserved", c.Reserved()),
    )),
    Struct("usage_content", doc="What was counted since counting began or was reset.", members=(
        Member("since_ms", c.Instant(optional=True), "by the store's clock: milliseconds since 1970 UTC; 0: it never began"),
        Member("call_count", c.Integer()),
        Member("error_count", c.Integer()),
        Member("total_ns", c.Duration("ns")),
        *counted(Member("functions", c.Structs("usage_function", "function_count"), "by their names")),
        *counted(Member("statuses", c.Structs("usage_status", "status_count"), "errors, the most frequent first")),
        Member("is_counting", c.Flag(), "1: calls are counted now"),
        Member("reserved", c.Reserved()),
    )),
)
# fmt: on
