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
TASKCORE_PRIORITY_P0: Final = 0
TASKCORE_PRIORITY_P1: Final = 1
TASKCORE_PRIORITY_P2: Final = 2
TASKCORE_PRIORITY_P3: Final = 3
TASKCORE_PRIORITY_NONE: Final = 4
TASKCORE_STATUS_OPEN: Final = 1
TASKCORE_STATUS_COMPLETED: Final = 2
TASKCORE_STATUS_DELETED: Final = 4
TASKCORE_MOMENT_NONE: Final = 0
TASKCORE_MOMENT_DATE: Final = 1
TASKCORE_MOMENT_DATE_TIME: Final = 2
TASKCORE_QUERY_PROJECT: Final = 1 << 0
TASKCORE_QUERY_PROJECT_ID: Final = 1 << 1
TASKCORE_QUERY_TAG: Final = 1 << 2
TASKCORE_QUERY_STATUSES: Final = 1 << 3
TASKCORE_QUERY_DUE_FROM: Final = 1 << 4
TASKCORE_QUERY_DUE_BEFORE: Final = 1 << 5
TASKCORE_QUERY_LIMIT: Final = 1 << 6
TASKCORE_SORT_CREATED: Final = 0
TASKCORE_SORT_DUE: Final = 1
TASKCORE_SORT_PRIORITY: Final = 2
TASKCORE_SORT_TITLE: Final = 3
TASKCORE_SORT_MODIFIED: Final = 4
TASKCORE_INBOX_ID: Final = 1
TASKCORE_ACTION_ADD_TASKS: Final = 1
TASKCORE_ACTION_UPDATE_TASKS: Final = 2
TASKCORE_ACTION_COMPLETE_TASKS: Final = 3
TASKCORE_ACTION_REOPEN_TASKS: Final = 4
TASKCORE_ACTION_DELETE_TASKS: Final = 5
TASKCORE_ACTION_RESTORE_TASKS: Final = 6
TASKCORE_ACTION_PURGE_TASKS: Final = 7
TASKCORE_ACTION_ADD_PROJECT: Final = 8
TASKCORE_ACTION_RENAME_PROJECT: Final = 9
TASKCORE_ACTION_DELETE_PROJECT: Final = 10
TASKCORE_ACTION_IMPORT: Final = 11
TASKCORE_ACTION_UNDO: Final = 12
TASKCORE_ACTION_REDO: Final = 13
TASKCORE_ENTITY_TASK: Final = 1
TASKCORE_ENTITY_PROJECT: Final = 2
TASKCORE_CHANGE_ADDED: Final = 1
TASKCORE_CHANGE_UPDATED: Final = 2
TASKCORE_CHANGE_REMOVED: Final = 3
TASKCORE_ORIGIN_SELF: Final = 1
TASKCORE_ORIGIN_OTHER: Final = 2
TASKCORE_FORMAT_JSON: Final = 1
TASKCORE_FORMAT_TASKWARRIOR: Final = 2

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
    _fields_ = [
        ("struct_size", c_size_t),
        ("path", c_char_p),
        ("flags", c_uint64),
        ("durability", c_int32),
        ("busy_timeout_ms", c_int32),
        ("time_zone", c_char_p),
        ("clock", taskcore_clock_callback),
        ("clock_payload", c_void_p),
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
    reserved: int
    due_ms: int
    created_ms: int
    modified_ms: int
    completed_ms: int
    deleted_ms: int
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
        ("reserved", c_int32),
        ("due_ms", c_int64),
        ("created_ms", c_int64),
        ("modified_ms", c_int64),
        ("completed_ms", c_int64),
        ("deleted_ms", c_int64),
    ]


class taskcore_query(Structure):
    struct_size: int
    fields: int
    project: bytes | None
    project_id: int
    tag: bytes | None
    statuses: int
    sort: int
    descending: int
    reserved: int
    due_from_ms: int
    due_before_ms: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("project", c_char_p),
        ("project_id", c_int64),
        ("tag", c_char_p),
        ("statuses", c_uint32),
        ("sort", c_int32),
        ("descending", c_int32),
        ("reserved", c_int32),
        ("due_from_ms", c_int64),
        ("due_before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_project(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    open_count: int
    completed_count: int
    created_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("open_count", c_int64),
        ("completed_count", c_int64),
        ("created_ms", c_int64),
    ]


class taskcore_tag(Structure):
    struct_size: int
    name: bytes | None
    open_count: int
    completed_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("open_count", c_int64),
        ("completed_count", c_int64),
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
        sizeof(taskcore_open_options), None, 0, 0, 5000, None, taskcore_clock_callback(), None
    )


def TASKCORE_TASK_INPUT_INIT() -> taskcore_task_input:
    return taskcore_task_input(
        sizeof(taskcore_task_input), 0, None, None, None, 0, None, 0, None, 0, None, 0, 2, 0, 0, 0,
        0
    )


def TASKCORE_QUERY_INIT() -> taskcore_query:
    return taskcore_query(sizeof(taskcore_query), 0, None, 0, None, 1, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_STEP_INIT() -> taskcore_step:
    return taskcore_step(sizeof(taskcore_step), 0, 0, 0, 0, 0, 0)


def TASKCORE_LOCAL_TIME_INIT() -> taskcore_local_time:
    return taskcore_local_time(sizeof(taskcore_local_time), 0, 0, 0, 0, 0, 0)


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
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
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
    "taskcore_task_list_count": (c_size_t, (POINTER(taskcore_task_list),)),
    "taskcore_task_list_at": (POINTER(taskcore_task), (POINTER(taskcore_task_list), c_size_t)),
    "taskcore_task_list_rows": (
        POINTER(taskcore_task), (POINTER(taskcore_task_list), POINTER(c_size_t))
    ),
    "taskcore_task_list_free": (None, (POINTER(taskcore_task_list),)),
    "taskcore_project_add": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_project_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_project_rename": (taskcore_status, (POINTER(taskcore_store), c_int64, c_char_p)),
    "taskcore_project_delete": (taskcore_status, (POINTER(taskcore_store), c_int64)),
    "taskcore_project_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_project_list)))
    ),
    "taskcore_project_list_count": (c_size_t, (POINTER(taskcore_project_list),)),
    "taskcore_project_list_at": (
        POINTER(taskcore_project), (POINTER(taskcore_project_list), c_size_t)
    ),
    "taskcore_project_list_rows": (
        POINTER(taskcore_project), (POINTER(taskcore_project_list), POINTER(c_size_t))
    ),
    "taskcore_project_list_free": (None, (POINTER(taskcore_project_list),)),
    "taskcore_tag_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_tag_list)))
    ),
    "taskcore_tag_list_count": (c_size_t, (POINTER(taskcore_tag_list),)),
    "taskcore_tag_list_at": (POINTER(taskcore_tag), (POINTER(taskcore_tag_list), c_size_t)),
    "taskcore_tag_list_rows": (
        POINTER(taskcore_tag), (POINTER(taskcore_tag_list), POINTER(c_size_t))
    ),
    "taskcore_tag_list_free": (None, (POINTER(taskcore_tag_list),)),
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
