# SPDX-License-Identifier: Apache-2.0
# Generated from include/taskcore.h by "make header"; do not edit it.
"""The C API as ctypes declarations: constants, structs, callbacks and functions."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char,
    c_char_p,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
    sizeof,
)
from typing import Any, Final

TASKCORE_VERSION_MAJOR: Final = 0
TASKCORE_VERSION_MINOR: Final = 1
TASKCORE_VERSION_PATCH: Final = 0
TASKCORE_VERSION: Final = "0.1.0"
TASKCORE_ABI_VERSION: Final = 0
TASKCORE_OK: Final = 0
TASKCORE_EINVALID: Final = -1
TASKCORE_ENOTFOUND: Final = -2
TASKCORE_ECONFLICT: Final = -3
TASKCORE_EBUSY: Final = -4
TASKCORE_EREADONLY: Final = -5
TASKCORE_EACCESS: Final = -6
TASKCORE_ENOTSTORE: Final = -7
TASKCORE_ECORRUPT: Final = -8
TASKCORE_ETOONEW: Final = -9
TASKCORE_EFULL: Final = -10
TASKCORE_EIO: Final = -11
TASKCORE_ENOMEM: Final = -12
TASKCORE_EPARSE: Final = -13
TASKCORE_EMISUSE: Final = -14
TASKCORE_EUNSUPPORTED: Final = -15
TASKCORE_EINTERNAL: Final = -16
TASKCORE_OPEN_READ_ONLY: Final = 1 << 0
TASKCORE_DURABILITY_FULL: Final = 0
TASKCORE_DURABILITY_NORMAL: Final = 1
TASKCORE_TASK_TITLE: Final = 1 << 0
TASKCORE_TASK_NOTES: Final = 1 << 1
TASKCORE_TASK_PROJECT: Final = 1 << 2
TASKCORE_TASK_PROJECT_ID: Final = 1 << 3
TASKCORE_TASK_TAGS: Final = 1 << 4
TASKCORE_TASK_TAGS_ADDED: Final = 1 << 5
TASKCORE_TASK_TAGS_REMOVED: Final = 1 << 6
TASKCORE_TASK_PRIORITY: Final = 1 << 7
TASKCORE_TASK_FAVOURITE: Final = 1 << 8
TASKCORE_TASK_DUE: Final = 1 << 9
TASKCORE_TASK_COMPLETED: Final = 1 << 10
TASKCORE_TASK_DELETED: Final = 1 << 11
TASKCORE_TASK_SLOT: Final = 1 << 12
TASKCORE_TASK_START: Final = 1 << 13
TASKCORE_TASK_ESTIMATED_DURATION: Final = 1 << 14
TASKCORE_TASK_URL: Final = 1 << 15
TASKCORE_TASK_REMINDERS: Final = 1 << 16
TASKCORE_TASK_REPEAT_RULE: Final = 1 << 17
TASKCORE_TASK_PARENT: Final = 1 << 18
TASKCORE_TASK_DEPENDS_ON: Final = 1 << 19
TASKCORE_TASK_DEPENDS_ON_ADDED: Final = 1 << 20
TASKCORE_TASK_DEPENDS_ON_REMOVED: Final = 1 << 21
TASKCORE_TASK_POSITION: Final = 1 << 22
TASKCORE_PRIORITY_P0: Final = 0
TASKCORE_PRIORITY_P1: Final = 1
TASKCORE_PRIORITY_P2: Final = 2
TASKCORE_PRIORITY_P3: Final = 3
TASKCORE_PRIORITY_NONE: Final = 4
TASKCORE_STATUS_OPEN: Final = 1
TASKCORE_STATUS_COMPLETED: Final = 2
TASKCORE_STATUS_DELETED: Final = 4
TASKCORE_SLOT_MORNING: Final = 0
TASKCORE_SLOT_EVENING: Final = 1
TASKCORE_SLOT_UPCOMING: Final = 2
TASKCORE_SLOT_INBOX: Final = 3
TASKCORE_MOMENT_NONE: Final = 0
TASKCORE_MOMENT_DATE: Final = 1
TASKCORE_MOMENT_DATE_TIME: Final = 2
TASKCORE_REMINDER_AT: Final = 0
TASKCORE_REMINDER_START: Final = 1
TASKCORE_REMINDER_DUE: Final = 2
TASKCORE_STATE_OVERDUE: Final = 1
TASKCORE_STATE_HIDDEN: Final = 2
TASKCORE_STATE_BLOCKED: Final = 4
TASKCORE_STATE_BLOCKING: Final = 8
TASKCORE_MOVE_BEFORE: Final = 1 << 0
TASKCORE_MOVE_AFTER: Final = 1 << 1
TASKCORE_MOVE_TO_TOP: Final = 1 << 2
TASKCORE_MOVE_TO_BOTTOM: Final = 1 << 3
TASKCORE_MOVE_PROJECT_ID: Final = 1 << 4
TASKCORE_MOVE_PARENT_ID: Final = 1 << 5
TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS: Final = 1 << 0
TASKCORE_QUERY_FILTER: Final = 1 << 0
TASKCORE_QUERY_TEXT: Final = 1 << 1
TASKCORE_QUERY_PROJECTS: Final = 1 << 2
TASKCORE_QUERY_PROJECT_IDS: Final = 1 << 3
TASKCORE_QUERY_TAGS_ANY: Final = 1 << 4
TASKCORE_QUERY_TAGS_ALL: Final = 1 << 5
TASKCORE_QUERY_TAGS_NONE: Final = 1 << 6
TASKCORE_QUERY_PRIORITIES: Final = 1 << 7
TASKCORE_QUERY_STATUSES: Final = 1 << 8
TASKCORE_QUERY_FAVOURITE: Final = 1 << 9
TASKCORE_QUERY_SLOTS: Final = 1 << 10
TASKCORE_QUERY_DUE_FROM: Final = 1 << 11
TASKCORE_QUERY_DUE_BEFORE: Final = 1 << 12
TASKCORE_QUERY_COMPLETED_FROM: Final = 1 << 13
TASKCORE_QUERY_COMPLETED_BEFORE: Final = 1 << 14
TASKCORE_QUERY_PARENT: Final = 1 << 15
TASKCORE_QUERY_BLOCKED: Final = 1 << 16
TASKCORE_QUERY_BLOCKING: Final = 1 << 17
TASKCORE_QUERY_HIDDEN: Final = 1 << 18
TASKCORE_QUERY_ARCHIVED: Final = 1 << 19
TASKCORE_QUERY_OVERDUE: Final = 1 << 20
TASKCORE_QUERY_VIEW: Final = 1 << 21
TASKCORE_QUERY_VIEW_DATE: Final = 1 << 22
TASKCORE_QUERY_VIEW_LAST_DATE: Final = 1 << 23
TASKCORE_QUERY_LIMIT: Final = 1 << 24
TASKCORE_QUERY_IDS: Final = 1 << 25
TASKCORE_SORT_CREATED: Final = 0
TASKCORE_SORT_DUE: Final = 1
TASKCORE_SORT_PRIORITY: Final = 2
TASKCORE_SORT_TITLE: Final = 3
TASKCORE_SORT_MODIFIED: Final = 4
TASKCORE_SORT_MANUAL: Final = 5
TASKCORE_SORT_FAVOURITE: Final = 6
TASKCORE_SORT_URGENCY: Final = 7
TASKCORE_SORT_START: Final = 8
TASKCORE_SORT_COMPLETED: Final = 9
TASKCORE_SORT_RELEVANCE: Final = 10
TASKCORE_SORT_DELETED: Final = 11
TASKCORE_GROUP_NONE: Final = 0
TASKCORE_GROUP_PROJECT: Final = 1
TASKCORE_GROUP_DUE_DAY: Final = 2
TASKCORE_GROUP_PRIORITY: Final = 3
TASKCORE_GROUP_COMPLETED_DAY: Final = 4
TASKCORE_VIEW_MORNING: Final = 1
TASKCORE_VIEW_EVENING: Final = 2
TASKCORE_VIEW_UPCOMING: Final = 3
TASKCORE_VIEW_INBOX: Final = 4
TASKCORE_VIEW_TODAY: Final = 5
TASKCORE_VIEW_OVERDUE: Final = 6
TASKCORE_VIEW_FAVOURITES: Final = 7
TASKCORE_VIEW_COMPLETED: Final = 8
TASKCORE_VIEW_NEXT: Final = 9
TASKCORE_VIEW_TRASH: Final = 10
TASKCORE_INBOX_ID: Final = 1
TASKCORE_COLOUR_BLACK: Final = 0
TASKCORE_COLOUR_RED: Final = 1
TASKCORE_COLOUR_ORANGE: Final = 2
TASKCORE_COLOUR_YELLOW: Final = 3
TASKCORE_COLOUR_GREEN: Final = 4
TASKCORE_COLOUR_TEAL: Final = 5
TASKCORE_COLOUR_BLUE: Final = 6
TASKCORE_COLOUR_INDIGO: Final = 7
TASKCORE_COLOUR_PURPLE: Final = 8
TASKCORE_COLOUR_PINK: Final = 9
TASKCORE_COLOUR_BROWN: Final = 10
TASKCORE_COLOUR_GREY: Final = 11
TASKCORE_PROJECT_NAME: Final = 1 << 0
TASKCORE_PROJECT_DESCRIPTION: Final = 1 << 1
TASKCORE_PROJECT_COLOUR: Final = 1 << 2
TASKCORE_PROJECT_ICON: Final = 1 << 3
TASKCORE_PROJECT_ARCHIVED: Final = 1 << 4
TASKCORE_PROJECTS_ARCHIVED: Final = 1 << 0
TASKCORE_DELETE_WITH_TASKS: Final = 1 << 0
TASKCORE_FILTER_NAME: Final = 1 << 0
TASKCORE_FILTER_QUERY: Final = 1 << 1
TASKCORE_FILTER_COLOUR: Final = 1 << 2
TASKCORE_THEME_LIGHT: Final = 0
TASKCORE_THEME_DARK: Final = 1
TASKCORE_SECTION_OVERDUE: Final = 1
TASKCORE_SECTION_MORNING: Final = 2
TASKCORE_SECTION_EVENING: Final = 3
TASKCORE_SECTION_UPCOMING: Final = 4
TASKCORE_SECTION_INBOX: Final = 5
TASKCORE_SECTION_COMPLETED: Final = 6
TASKCORE_SECTION_RESULTS: Final = 7
TASKCORE_CHIP_ALL: Final = 1
TASKCORE_CHIP_FAVOURITES: Final = 2
TASKCORE_CHIP_PROJECT: Final = 3
TASKCORE_CHIP_FILTER: Final = 4
TASKCORE_EMPTY_NOT: Final = 0
TASKCORE_EMPTY_FRESH: Final = 1
TASKCORE_EMPTY_DONE: Final = 2
TASKCORE_EMPTY_NO_MATCH: Final = 3
TASKCORE_ALLOWS_EDIT: Final = 1 << 0
TASKCORE_ALLOWS_COMPLETE: Final = 1 << 1
TASKCORE_ALLOWS_REOPEN: Final = 1 << 2
TASKCORE_ALLOWS_DELETE: Final = 1 << 3
TASKCORE_ALLOWS_RESTORE: Final = 1 << 4
TASKCORE_ALLOWS_PURGE: Final = 1 << 5
TASKCORE_ALLOWS_MOVE: Final = 1 << 6
TASKCORE_ALLOWS_INDENT: Final = 1 << 7
TASKCORE_ALLOWS_OUTDENT: Final = 1 << 8
TASKCORE_ALLOWS_ADD_SUBTASK: Final = 1 << 9
TASKCORE_ACTION_ADD_TASKS: Final = 1
TASKCORE_ACTION_UPDATE_TASKS: Final = 2
TASKCORE_ACTION_COMPLETE_TASKS: Final = 3
TASKCORE_ACTION_REOPEN_TASKS: Final = 4
TASKCORE_ACTION_DELETE_TASKS: Final = 5
TASKCORE_ACTION_RESTORE_TASKS: Final = 6
TASKCORE_ACTION_PURGE_TASKS: Final = 7
TASKCORE_ACTION_MOVE_TASKS: Final = 8
TASKCORE_ACTION_ADD_PROJECT: Final = 9
TASKCORE_ACTION_UPDATE_PROJECT: Final = 10
TASKCORE_ACTION_MOVE_PROJECT: Final = 11
TASKCORE_ACTION_DELETE_PROJECT: Final = 12
TASKCORE_ACTION_UPDATE_TAG: Final = 13
TASKCORE_ACTION_MERGE_TAGS: Final = 14
TASKCORE_ACTION_DELETE_TAG: Final = 15
TASKCORE_ACTION_ADD_FILTER: Final = 16
TASKCORE_ACTION_UPDATE_FILTER: Final = 17
TASKCORE_ACTION_MOVE_FILTER: Final = 18
TASKCORE_ACTION_DELETE_FILTER: Final = 19
TASKCORE_ACTION_REPAIR: Final = 20
TASKCORE_ACTION_IMPORT: Final = 21
TASKCORE_ACTION_UNDO: Final = 22
TASKCORE_ACTION_REDO: Final = 23
TASKCORE_ENTITY_TASK: Final = 1
TASKCORE_ENTITY_PROJECT: Final = 2
TASKCORE_ENTITY_TAG: Final = 3
TASKCORE_ENTITY_FILTER: Final = 4
TASKCORE_CHANGE_ADDED: Final = 1
TASKCORE_CHANGE_UPDATED: Final = 2
TASKCORE_CHANGE_REMOVED: Final = 3
TASKCORE_ORIGIN_SELF: Final = 1
TASKCORE_ORIGIN_OTHER: Final = 2
TASKCORE_FORMAT_JSON: Final = 1
TASKCORE_FORMAT_TASKWARRIOR: Final = 2
TASKCORE_FORMAT_CSV: Final = 3
TASKCORE_FORMAT_TODO_TXT: Final = 4

taskcore_status = c_int32


class taskcore_error(Structure):
    struct_size: int
    status: int
    message: bytes | None
    field: bytes | None
    index: int
    line: int
    column: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("status", taskcore_status),
        ("message", c_char_p),
        ("field", c_char_p),
        ("index", c_int64),
        ("line", c_int64),
        ("column", c_int64),
    ]


class taskcore_store(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_observer(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_task_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_project_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_filter_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_history_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_row_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_quick_add_result(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_home(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_detail(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_tag_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]

taskcore_clock_callback = CFUNCTYPE(c_int32, POINTER(c_int64), c_void_p)


class taskcore_open_options(Structure):
    struct_size: int
    path: bytes | None
    flags: int
    durability: int
    busy_timeout_ms: int
    time_zone: bytes | None
    clock: Any
    clock_payload: int | None
    locale: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("path", c_char_p),
        ("flags", c_uint64),
        ("durability", c_int32),
        ("busy_timeout_ms", c_int32),
        ("time_zone", c_char_p),
        ("clock", taskcore_clock_callback),
        ("clock_payload", c_void_p),
        ("locale", c_char_p),
    ]


class taskcore_reminder(Structure):
    struct_size: int
    kind: int
    reserved: int
    at_ms: int
    offset_s: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("kind", c_int32),
        ("reserved", c_int32),
        ("at_ms", c_int64),
        ("offset_s", c_int64),
    ]


class taskcore_task_input(Structure):
    struct_size: int
    fields: int
    title: bytes | None
    notes: bytes | None
    project: bytes | None
    project_id: int
    tags: Any
    tag_count: int
    tags_added: Any
    tags_added_count: int
    tags_removed: Any
    tags_removed_count: int
    priority: int
    favourite: int
    due_kind: int
    due_date: int
    due_ms: int
    start_kind: int
    start_date: int
    start_ms: int
    slot: int
    reserved: int
    estimated_duration_s: int
    url: bytes | None
    reminders: Any
    reminder_count: int
    repeat_rule: bytes | None
    parent_id: int
    depends_on: Any
    depends_on_count: int
    depends_on_added: Any
    depends_on_added_count: int
    depends_on_removed: Any
    depends_on_removed_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("title", c_char_p),
        ("notes", c_char_p),
        ("project", c_char_p),
        ("project_id", c_int64),
        ("tags", POINTER(c_char_p)),
        ("tag_count", c_size_t),
        ("tags_added", POINTER(c_char_p)),
        ("tags_added_count", c_size_t),
        ("tags_removed", POINTER(c_char_p)),
        ("tags_removed_count", c_size_t),
        ("priority", c_int32),
        ("favourite", c_int32),
        ("due_kind", c_int32),
        ("due_date", c_int32),
        ("due_ms", c_int64),
        ("start_kind", c_int32),
        ("start_date", c_int32),
        ("start_ms", c_int64),
        ("slot", c_int32),
        ("reserved", c_int32),
        ("estimated_duration_s", c_int64),
        ("url", c_char_p),
        ("reminders", POINTER(taskcore_reminder)),
        ("reminder_count", c_size_t),
        ("repeat_rule", c_char_p),
        ("parent_id", c_int64),
        ("depends_on", POINTER(c_int64)),
        ("depends_on_count", c_size_t),
        ("depends_on_added", POINTER(c_int64)),
        ("depends_on_added_count", c_size_t),
        ("depends_on_removed", POINTER(c_int64)),
        ("depends_on_removed_count", c_size_t),
    ]


class taskcore_highlight(Structure):
    struct_size: int
    field: int
    tag: int
    start: int
    length: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("field", c_uint64),
        ("tag", c_size_t),
        ("start", c_size_t),
        ("length", c_size_t),
    ]


class taskcore_task(Structure):
    struct_size: int
    fields: int
    id: int
    uid: bytes | None
    title: bytes | None
    notes: bytes | None
    project_id: int
    project: bytes | None
    tags: Any
    tag_count: int
    status: int
    priority: int
    favourite: int
    due_kind: int
    due_date: int
    start_kind: int
    due_ms: int
    created_ms: int
    modified_ms: int
    completed_ms: int
    deleted_ms: int
    start_ms: int
    start_date: int
    slot: int
    current_slot: int
    states: int
    urgency: int
    depth: int
    estimated_duration_s: int
    url: bytes | None
    reminders: Any
    reminder_count: int
    repeat_rule: bytes | None
    parent_id: int
    depends_on: Any
    depends_on_count: int
    subtask_count: int
    subtask_completed_count: int
    highlights: Any
    highlight_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("id", c_int64),
        ("uid", c_char_p),
        ("title", c_char_p),
        ("notes", c_char_p),
        ("project_id", c_int64),
        ("project", c_char_p),
        ("tags", POINTER(c_char_p)),
        ("tag_count", c_size_t),
        ("status", c_uint32),
        ("priority", c_int32),
        ("favourite", c_int32),
        ("due_kind", c_int32),
        ("due_date", c_int32),
        ("start_kind", c_int32),
        ("due_ms", c_int64),
        ("created_ms", c_int64),
        ("modified_ms", c_int64),
        ("completed_ms", c_int64),
        ("deleted_ms", c_int64),
        ("start_ms", c_int64),
        ("start_date", c_int32),
        ("slot", c_int32),
        ("current_slot", c_int32),
        ("states", c_uint32),
        ("urgency", c_int32),
        ("depth", c_int32),
        ("estimated_duration_s", c_int64),
        ("url", c_char_p),
        ("reminders", POINTER(taskcore_reminder)),
        ("reminder_count", c_size_t),
        ("repeat_rule", c_char_p),
        ("parent_id", c_int64),
        ("depends_on", POINTER(c_int64)),
        ("depends_on_count", c_size_t),
        ("subtask_count", c_int64),
        ("subtask_completed_count", c_int64),
        ("highlights", POINTER(taskcore_highlight)),
        ("highlight_count", c_size_t),
    ]


class taskcore_move(Structure):
    struct_size: int
    fields: int
    before_id: int
    after_id: int
    project_id: int
    parent_id: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("before_id", c_int64),
        ("after_id", c_int64),
        ("project_id", c_int64),
        ("parent_id", c_int64),
    ]


class taskcore_sort(Structure):
    struct_size: int
    key: int
    descending: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("key", c_int32),
        ("descending", c_int32),
    ]


class taskcore_query(Structure):
    struct_size: int
    fields: int
    filter: bytes | None
    text: bytes | None
    text_fields: int
    projects: Any
    project_count: int
    project_ids: Any
    project_id_count: int
    tags_any: Any
    tags_any_count: int
    tags_all: Any
    tags_all_count: int
    tags_none: Any
    tags_none_count: int
    priorities: int
    statuses: int
    slots: int
    favourite: int
    blocked: int
    blocking: int
    hidden: int
    archived: int
    overdue: int
    group: int
    due_from_ms: int
    due_before_ms: int
    completed_from_ms: int
    completed_before_ms: int
    parent_id: int
    view: int
    view_date: int
    view_last_date: int
    tree: int
    ids: Any
    id_count: int
    sorts: Any
    sort_count: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("filter", c_char_p),
        ("text", c_char_p),
        ("text_fields", c_uint64),
        ("projects", POINTER(c_char_p)),
        ("project_count", c_size_t),
        ("project_ids", POINTER(c_int64)),
        ("project_id_count", c_size_t),
        ("tags_any", POINTER(c_char_p)),
        ("tags_any_count", c_size_t),
        ("tags_all", POINTER(c_char_p)),
        ("tags_all_count", c_size_t),
        ("tags_none", POINTER(c_char_p)),
        ("tags_none_count", c_size_t),
        ("priorities", c_uint32),
        ("statuses", c_uint32),
        ("slots", c_uint32),
        ("favourite", c_int32),
        ("blocked", c_int32),
        ("blocking", c_int32),
        ("hidden", c_int32),
        ("archived", c_int32),
        ("overdue", c_int32),
        ("group", c_int32),
        ("due_from_ms", c_int64),
        ("due_before_ms", c_int64),
        ("completed_from_ms", c_int64),
        ("completed_before_ms", c_int64),
        ("parent_id", c_int64),
        ("view", c_int32),
        ("view_date", c_int32),
        ("view_last_date", c_int32),
        ("tree", c_int32),
        ("ids", POINTER(c_int64)),
        ("id_count", c_size_t),
        ("sorts", POINTER(taskcore_sort)),
        ("sort_count", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_group(Structure):
    struct_size: int
    key: int
    label: bytes | None
    first: int
    row_count: int
    total_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("key", c_int64),
        ("label", c_char_p),
        ("first", c_size_t),
        ("row_count", c_size_t),
        ("total_count", c_int64),
    ]


class taskcore_project_input(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    description: bytes | None
    icon: bytes | None
    colour: int
    archived: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("description", c_char_p),
        ("icon", c_char_p),
        ("colour", c_int32),
        ("archived", c_int32),
    ]


class taskcore_project(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    open_count: int
    completed_count: int
    created_ms: int
    description: bytes | None
    icon: bytes | None
    archived_ms: int
    archived: int
    colour: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("open_count", c_int64),
        ("completed_count", c_int64),
        ("created_ms", c_int64),
        ("description", c_char_p),
        ("icon", c_char_p),
        ("archived_ms", c_int64),
        ("archived", c_int32),
        ("colour", c_int32),
    ]


class taskcore_repair_report(Structure):
    struct_size: int
    inbox_restored: int
    tasks_rehomed: int
    subtasks_detached: int
    dependencies_removed: int
    tags_mended: int
    positions_mended: int
    index_rebuilt: int
    values_mended: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("inbox_restored", c_int64),
        ("tasks_rehomed", c_int64),
        ("subtasks_detached", c_int64),
        ("dependencies_removed", c_int64),
        ("tags_mended", c_int64),
        ("positions_mended", c_int64),
        ("index_rebuilt", c_int64),
        ("values_mended", c_int64),
    ]


class taskcore_tag(Structure):
    struct_size: int
    name: bytes | None
    open_count: int
    completed_count: int
    colour: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("open_count", c_int64),
        ("completed_count", c_int64),
        ("colour", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_filter_input(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    query: bytes | None
    colour: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("query", c_char_p),
        ("colour", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_filter(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    query: bytes | None
    created_ms: int
    colour: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("query", c_char_p),
        ("created_ms", c_int64),
        ("colour", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_token(Structure):
    struct_size: int
    field: int
    start: int
    length: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("field", c_uint64),
        ("start", c_size_t),
        ("length", c_size_t),
    ]


class taskcore_quick_add_content(Structure):
    struct_size: int
    input: Any
    tokens: Any
    token_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("input", POINTER(taskcore_task_input)),
        ("tokens", POINTER(taskcore_token)),
        ("token_count", c_size_t),
    ]


class taskcore_history_entry(Structure):
    struct_size: int
    step_id: int
    at_ms: int
    device: bytes | None
    property: bytes | None
    old_value: bytes | None
    new_value: bytes | None
    action: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("step_id", c_int64),
        ("at_ms", c_int64),
        ("device", c_char_p),
        ("property", c_char_p),
        ("old_value", c_char_p),
        ("new_value", c_char_p),
        ("action", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_row(Structure):
    struct_size: int
    task_id: int
    title: bytes | None
    due_label: bytes | None
    project_label: bytes | None
    tags_label: bytes | None
    priority_label: bytes | None
    progress_label: bytes | None
    blocked_label: bytes | None
    is_struck_through: int
    is_favourite: int
    is_overdue: int
    has_days_remaining: int
    days_remaining: int
    depth: int
    colour: int
    due_colour: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("task_id", c_int64),
        ("title", c_char_p),
        ("due_label", c_char_p),
        ("project_label", c_char_p),
        ("tags_label", c_char_p),
        ("priority_label", c_char_p),
        ("progress_label", c_char_p),
        ("blocked_label", c_char_p),
        ("is_struck_through", c_int32),
        ("is_favourite", c_int32),
        ("is_overdue", c_int32),
        ("has_days_remaining", c_int32),
        ("days_remaining", c_int32),
        ("depth", c_int32),
        ("colour", c_int32),
        ("due_colour", c_int32),
    ]


class taskcore_section(Structure):
    struct_size: int
    title: bytes | None
    first: int
    row_count: int
    total_count: int
    kind: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("title", c_char_p),
        ("first", c_size_t),
        ("row_count", c_size_t),
        ("total_count", c_int64),
        ("kind", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_chip(Structure):
    struct_size: int
    title: bytes | None
    query: bytes | None
    id: int
    open_count: int
    kind: int
    colour: int
    is_selected: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("title", c_char_p),
        ("query", c_char_p),
        ("id", c_int64),
        ("open_count", c_int64),
        ("kind", c_int32),
        ("colour", c_int32),
        ("is_selected", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_home_options(Structure):
    struct_size: int
    query: bytes | None
    section_limit: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("query", c_char_p),
        ("section_limit", c_int64),
    ]


class taskcore_home_content(Structure):
    struct_size: int
    title: bytes | None
    date_label: bytes | None
    progress_label: bytes | None
    chips: Any
    chip_count: int
    sections: Any
    section_count: int
    rows: Any
    row_count: int
    open_count: int
    completed_today_count: int
    empty_title: bytes | None
    empty_message: bytes | None
    empty_state: int
    date: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("title", c_char_p),
        ("date_label", c_char_p),
        ("progress_label", c_char_p),
        ("chips", POINTER(taskcore_chip)),
        ("chip_count", c_size_t),
        ("sections", POINTER(taskcore_section)),
        ("section_count", c_size_t),
        ("rows", POINTER(taskcore_row)),
        ("row_count", c_size_t),
        ("open_count", c_int64),
        ("completed_today_count", c_int64),
        ("empty_title", c_char_p),
        ("empty_message", c_char_p),
        ("empty_state", c_int32),
        ("date", c_int32),
    ]


class taskcore_detail_field(Structure):
    struct_size: int
    field: int
    label: bytes | None
    value: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("field", c_uint64),
        ("label", c_char_p),
        ("value", c_char_p),
    ]


class taskcore_detail_content(Structure):
    struct_size: int
    row: Any
    fields: Any
    field_count: int
    subtasks: Any
    subtask_count: int
    blockers: Any
    blocker_count: int
    actions: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("row", POINTER(taskcore_row)),
        ("fields", POINTER(taskcore_detail_field)),
        ("field_count", c_size_t),
        ("subtasks", POINTER(taskcore_row)),
        ("subtask_count", c_size_t),
        ("blockers", POINTER(taskcore_row)),
        ("blocker_count", c_size_t),
        ("actions", c_uint32),
        ("reserved", c_int32),
    ]


class taskcore_step(Structure):
    struct_size: int
    id: int
    at_ms: int
    task_count: int
    project_count: int
    action: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("at_ms", c_int64),
        ("task_count", c_int64),
        ("project_count", c_int64),
        ("action", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_change(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    fields: int
    entity: int
    kind: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("fields", c_uint64),
        ("entity", c_int32),
        ("kind", c_int32),
    ]


class taskcore_event(Structure):
    struct_size: int
    changes: Any
    change_count: int
    change_stride: int
    at_ms: int
    noticed_ms: int
    action: int
    origin: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("changes", POINTER(taskcore_change)),
        ("change_count", c_size_t),
        ("change_stride", c_size_t),
        ("at_ms", c_int64),
        ("noticed_ms", c_int64),
        ("action", c_int32),
        ("origin", c_int32),
    ]

taskcore_observe_callback = CFUNCTYPE(c_int32, POINTER(taskcore_event), c_void_p)


class taskcore_local_time(Structure):
    struct_size: int
    date: int
    hour: int
    minute: int
    second: int
    millisecond: int
    utc_offset_s: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("date", c_int32),
        ("hour", c_int32),
        ("minute", c_int32),
        ("second", c_int32),
        ("millisecond", c_int32),
        ("utc_offset_s", c_int32),
    ]


class taskcore_moment(Structure):
    struct_size: int
    kind: int
    date: int
    ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("kind", c_int32),
        ("date", c_int32),
        ("ms", c_int64),
    ]

taskcore_write_callback = CFUNCTYPE(c_int32, POINTER(c_char), c_size_t, c_void_p)

taskcore_read_callback = CFUNCTYPE(c_int32, POINTER(c_char), c_size_t, POINTER(c_size_t), c_void_p)

taskcore_progress_callback = CFUNCTYPE(c_int32, c_int64, c_int64, c_void_p)


class taskcore_import_report(Structure):
    struct_size: int
    added: int
    updated: int
    unchanged: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("added", c_int64),
        ("updated", c_int64),
        ("unchanged", c_int64),
    ]


def TASKCORE_OPEN_OPTIONS_INIT() -> taskcore_open_options:
    return taskcore_open_options(
        sizeof(taskcore_open_options), None, 0, 0, 5000, None, taskcore_clock_callback(), None, None
    )


def TASKCORE_REMINDER_INIT() -> taskcore_reminder:
    return taskcore_reminder(sizeof(taskcore_reminder), 0, 0, 0, 0)


def TASKCORE_TASK_INPUT_INIT() -> taskcore_task_input:
    return taskcore_task_input(
        sizeof(taskcore_task_input), 0, None, None, None, 0, None, 0, None, 0, None, 0, 2, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, None, None, 0, None, 0, None, 0, None, 0, None, 0
    )


def TASKCORE_MOVE_INIT() -> taskcore_move:
    return taskcore_move(sizeof(taskcore_move), 0, 0, 0, 0, 0)


def TASKCORE_SORT_INIT() -> taskcore_sort:
    return taskcore_sort(sizeof(taskcore_sort), 0, 0)


def TASKCORE_QUERY_INIT() -> taskcore_query:
    return taskcore_query(
        sizeof(taskcore_query), 0, None, None, 0, None, 0, None, 0, None, 0, None, 0, None, 0, 0, 1,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, None, 0, None, 0, 0, 0
    )


def TASKCORE_PROJECT_INPUT_INIT() -> taskcore_project_input:
    return taskcore_project_input(sizeof(taskcore_project_input), 0, None, None, None, 0, 0)


def TASKCORE_REPAIR_REPORT_INIT() -> taskcore_repair_report:
    return taskcore_repair_report(sizeof(taskcore_repair_report), 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_FILTER_INPUT_INIT() -> taskcore_filter_input:
    return taskcore_filter_input(sizeof(taskcore_filter_input), 0, None, None, 0, 0)


def TASKCORE_HOME_OPTIONS_INIT() -> taskcore_home_options:
    return taskcore_home_options(sizeof(taskcore_home_options), None, 0)


def TASKCORE_STEP_INIT() -> taskcore_step:
    return taskcore_step(sizeof(taskcore_step), 0, 0, 0, 0, 0, 0)


def TASKCORE_LOCAL_TIME_INIT() -> taskcore_local_time:
    return taskcore_local_time(sizeof(taskcore_local_time), 0, 0, 0, 0, 0, 0)


def TASKCORE_MOMENT_INIT() -> taskcore_moment:
    return taskcore_moment(sizeof(taskcore_moment), 0, 0, 0)


def TASKCORE_IMPORT_REPORT_INIT() -> taskcore_import_report:
    return taskcore_import_report(sizeof(taskcore_import_report), 0, 0, 0)


# Each function's result and parameters.
FUNCTIONS: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "taskcore_version": (c_char_p, ()),
    "taskcore_abi_version": (c_int32, ()),
    "taskcore_status_name": (c_char_p, (taskcore_status,)),
    "taskcore_last_error": (POINTER(taskcore_error), ()),
    "taskcore_string_free": (None, (POINTER(c_char),)),
    "taskcore_default_path": (taskcore_status, (POINTER(POINTER(c_char)),)),
    "taskcore_store_open": (
        taskcore_status, (POINTER(taskcore_open_options), POINTER(POINTER(taskcore_store)))
    ),
    "taskcore_store_free": (None, (POINTER(taskcore_store),)),
    "taskcore_task_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_task_input), POINTER(c_int64))
    ),
    "taskcore_task_add_many": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_task_input), c_size_t,
        POINTER(c_int64))
    ),
    "taskcore_task_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_task_list)))
    ),
    "taskcore_task_find": (taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))),
    "taskcore_task_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query),
        POINTER(POINTER(taskcore_task_list)))
    ),
    "taskcore_task_count": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), POINTER(c_int64))
    ),
    "taskcore_task_update": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_task_input))
    ),
    "taskcore_task_complete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t, c_uint64)
    ),
    "taskcore_task_reopen": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_task_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_task_restore": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_task_purge": (taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)),
    "taskcore_task_purge_before": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(c_int64))
    ),
    "taskcore_task_move": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_move))
    ),
    "taskcore_task_indent": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_task_outdent": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_task_update_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query),
        POINTER(taskcore_task_input), POINTER(c_int64))
    ),
    "taskcore_task_complete_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), c_uint64,
        POINTER(c_int64))
    ),
    "taskcore_task_reopen_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), POINTER(c_int64))
    ),
    "taskcore_task_delete_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), POINTER(c_int64))
    ),
    "taskcore_task_restore_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), POINTER(c_int64))
    ),
    "taskcore_task_purge_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), POINTER(c_int64))
    ),
    "taskcore_task_move_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), POINTER(taskcore_move),
        POINTER(c_int64))
    ),
    "taskcore_task_list_count": (c_size_t, (POINTER(taskcore_task_list),)),
    "taskcore_task_list_at": (POINTER(taskcore_task), (POINTER(taskcore_task_list), c_size_t)),
    "taskcore_task_list_rows": (
        POINTER(taskcore_task), (POINTER(taskcore_task_list), POINTER(c_size_t))
    ),
    "taskcore_task_list_free": (None, (POINTER(taskcore_task_list),)),
    "taskcore_task_list_groups": (
        POINTER(taskcore_group), (POINTER(taskcore_task_list), POINTER(c_size_t), POINTER(c_size_t))
    ),
    "taskcore_task_history": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(POINTER(taskcore_history_list)))
    ),
    "taskcore_query_check": (taskcore_status, (POINTER(taskcore_store), c_char_p)),
    "taskcore_history_list_count": (c_size_t, (POINTER(taskcore_history_list),)),
    "taskcore_history_list_at": (
        POINTER(taskcore_history_entry), (POINTER(taskcore_history_list), c_size_t)
    ),
    "taskcore_history_list_rows": (
        POINTER(taskcore_history_entry), (POINTER(taskcore_history_list), POINTER(c_size_t))
    ),
    "taskcore_history_list_free": (None, (POINTER(taskcore_history_list),)),
    "taskcore_quick_add": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(taskcore_task_input),
        POINTER(c_int64))
    ),
    "taskcore_quick_add_parse": (
        taskcore_status, (POINTER(taskcore_store), c_char_p,
        POINTER(POINTER(taskcore_quick_add_result)))
    ),
    "taskcore_quick_add_result_get": (
        POINTER(taskcore_quick_add_content), (POINTER(taskcore_quick_add_result),)
    ),
    "taskcore_quick_add_result_free": (None, (POINTER(taskcore_quick_add_result),)),
    "taskcore_project_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_project_input),
        POINTER(c_int64))
    ),
    "taskcore_project_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_project_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_project_input))
    ),
    "taskcore_project_move": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_move))
    ),
    "taskcore_project_delete": (taskcore_status, (POINTER(taskcore_store), c_int64, c_uint64)),
    "taskcore_project_query": (
        taskcore_status, (POINTER(taskcore_store), c_uint64,
        POINTER(POINTER(taskcore_project_list)))
    ),
    "taskcore_project_list_count": (c_size_t, (POINTER(taskcore_project_list),)),
    "taskcore_project_list_at": (
        POINTER(taskcore_project), (POINTER(taskcore_project_list), c_size_t)
    ),
    "taskcore_project_list_rows": (
        POINTER(taskcore_project), (POINTER(taskcore_project_list), POINTER(c_size_t))
    ),
    "taskcore_project_list_free": (None, (POINTER(taskcore_project_list),)),
    "taskcore_repair": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_repair_report))
    ),
    "taskcore_tag_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_tag_list)))
    ),
    "taskcore_tag_rename": (taskcore_status, (POINTER(taskcore_store), c_char_p, c_char_p)),
    "taskcore_tag_merge": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_char_p), c_size_t, c_char_p)
    ),
    "taskcore_tag_set_colour": (taskcore_status, (POINTER(taskcore_store), c_char_p, c_int32)),
    "taskcore_tag_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_char_p), c_size_t)
    ),
    "taskcore_tag_list_count": (c_size_t, (POINTER(taskcore_tag_list),)),
    "taskcore_tag_list_at": (POINTER(taskcore_tag), (POINTER(taskcore_tag_list), c_size_t)),
    "taskcore_tag_list_rows": (
        POINTER(taskcore_tag), (POINTER(taskcore_tag_list), POINTER(c_size_t))
    ),
    "taskcore_tag_list_free": (None, (POINTER(taskcore_tag_list),)),
    "taskcore_filter_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_filter_input), POINTER(c_int64))
    ),
    "taskcore_filter_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_filter_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_filter_input))
    ),
    "taskcore_filter_move": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_move))
    ),
    "taskcore_filter_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_filter_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_filter_list)))
    ),
    "taskcore_filter_list_count": (c_size_t, (POINTER(taskcore_filter_list),)),
    "taskcore_filter_list_at": (
        POINTER(taskcore_filter), (POINTER(taskcore_filter_list), c_size_t)
    ),
    "taskcore_filter_list_rows": (
        POINTER(taskcore_filter), (POINTER(taskcore_filter_list), POINTER(c_size_t))
    ),
    "taskcore_filter_list_free": (None, (POINTER(taskcore_filter_list),)),
    "taskcore_home_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_home_options),
        POINTER(POINTER(taskcore_home)))
    ),
    "taskcore_home_get": (POINTER(taskcore_home_content), (POINTER(taskcore_home),)),
    "taskcore_home_free": (None, (POINTER(taskcore_home),)),
    "taskcore_detail_read": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(POINTER(taskcore_detail)))
    ),
    "taskcore_detail_get": (POINTER(taskcore_detail_content), (POINTER(taskcore_detail),)),
    "taskcore_detail_free": (None, (POINTER(taskcore_detail),)),
    "taskcore_row_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query),
        POINTER(POINTER(taskcore_row_list)))
    ),
    "taskcore_row_list_count": (c_size_t, (POINTER(taskcore_row_list),)),
    "taskcore_row_list_at": (POINTER(taskcore_row), (POINTER(taskcore_row_list), c_size_t)),
    "taskcore_row_list_rows": (
        POINTER(taskcore_row), (POINTER(taskcore_row_list), POINTER(c_size_t))
    ),
    "taskcore_row_list_free": (None, (POINTER(taskcore_row_list),)),
    "taskcore_colour": (taskcore_status, (c_int32, c_int32, POINTER(c_uint32))),
    "taskcore_undo": (taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_step))),
    "taskcore_redo": (taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_step))),
    "taskcore_observe": (
        taskcore_status, (POINTER(taskcore_store), taskcore_observe_callback, c_void_p,
        POINTER(POINTER(taskcore_observer)))
    ),
    "taskcore_observer_free": (None, (POINTER(taskcore_observer),)),
    "taskcore_poll": (taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(c_size_t))),
    "taskcore_time_now": (taskcore_status, (POINTER(taskcore_store), POINTER(c_int64))),
    "taskcore_time_to_local": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_local_time))
    ),
    "taskcore_time_from_local": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_local_time), POINTER(c_int64))
    ),
    "taskcore_time_parse": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(taskcore_moment))
    ),
    "taskcore_export": (
        taskcore_status, (POINTER(taskcore_store), c_int32, taskcore_write_callback,
        taskcore_progress_callback, c_void_p)
    ),
    "taskcore_export_file": (
        taskcore_status, (POINTER(taskcore_store), c_int32, c_char_p, taskcore_progress_callback,
        c_void_p)
    ),
    "taskcore_import": (
        taskcore_status, (POINTER(taskcore_store), c_int32, taskcore_read_callback,
        taskcore_progress_callback, c_void_p, POINTER(taskcore_import_report))
    ),
    "taskcore_import_file": (
        taskcore_status, (POINTER(taskcore_store), c_int32, c_char_p, taskcore_progress_callback,
        c_void_p, POINTER(taskcore_import_report))
    ),
}
