# SPDX-License-Identifier: Apache-2.0
# Generated from data/taskcore.json by "make header"; do not edit it.
"""The C API as ctypes declarations: constants, structs, callbacks and functions."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint8,
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
TASKCORE_INBOX_ID: Final = 1
TASKCORE_DEFAULT_CALENDAR_ID: Final = 1
TASKCORE_WEEK_START_LOCALE: Final = 0
TASKCORE_POLL_LIMIT: Final = 1000
TASKCORE_NEVER: Final = 9223372036854775807
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
TASKCORE_EINTERRUPTED: Final = -17
TASKCORE_OPEN_READ_ONLY: Final = 1 << 0
TASKCORE_OPEN_CHECK_FIELDS: Final = 1 << 1
TASKCORE_OPEN_REPAIR_SCHEMA: Final = 1 << 2
TASKCORE_OPEN_NO_BACKUP: Final = 1 << 3
TASKCORE_DURABILITY_FULL: Final = 0
TASKCORE_DURABILITY_NORMAL: Final = 1
TASKCORE_FIELD_KIND_TEXT: Final = 1
TASKCORE_FIELD_KIND_NUMBER: Final = 2
TASKCORE_FIELD_KIND_DATE: Final = 3
TASKCORE_FIELD_KIND_DURATION: Final = 4
TASKCORE_FIELD_KIND_CHOICE: Final = 5
TASKCORE_FIELD_NAME: Final = 1 << 0
TASKCORE_FIELD_LABEL: Final = 1 << 1
TASKCORE_FIELD_KIND: Final = 1 << 2
TASKCORE_FIELD_ENTITY: Final = 1 << 3
TASKCORE_FIELD_CHOICES: Final = 1 << 4
TASKCORE_FIELD_POSITION: Final = 1 << 5
TASKCORE_FIELD_QUERY_ENTITY: Final = 1 << 0
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
TASKCORE_TASK_ZONE: Final = 1 << 23
TASKCORE_TASK_REPEAT_MODE: Final = 1 << 24
TASKCORE_TASK_EXCLUDED_DATES: Final = 1 << 25
TASKCORE_TASK_ADDED_DATES: Final = 1 << 26
TASKCORE_TASK_OCCURRENCE: Final = 1 << 27
TASKCORE_TASK_STARTED: Final = 1 << 28
TASKCORE_TASK_CANCELLED: Final = 1 << 29
TASKCORE_TASK_PLANNED: Final = 1 << 30
TASKCORE_TASK_SECTION: Final = 1 << 31
TASKCORE_TASK_FLOATING: Final = 1 << 40
TASKCORE_TASK_LINKS: Final = 1 << 42
TASKCORE_TASK_FIELD_VALUES: Final = 1 << 43
TASKCORE_TASK_HOURLY_RATE: Final = 1 << 44
TASKCORE_TASK_UNTIL: Final = 1 << 45
TASKCORE_REPEAT_FIXED: Final = 0
TASKCORE_REPEAT_AFTER_COMPLETION: Final = 1
TASKCORE_SCOPE_THIS: Final = 1
TASKCORE_SCOPE_THIS_AND_LATER: Final = 2
TASKCORE_SCOPE_ALL: Final = 3
TASKCORE_PRIORITY_P0: Final = 0
TASKCORE_PRIORITY_P1: Final = 1
TASKCORE_PRIORITY_P2: Final = 2
TASKCORE_PRIORITY_P3: Final = 3
TASKCORE_PRIORITY_NONE: Final = 4
TASKCORE_PRIORITIES_P0: Final = 1 << 0
TASKCORE_PRIORITIES_P1: Final = 1 << 1
TASKCORE_PRIORITIES_P2: Final = 1 << 2
TASKCORE_PRIORITIES_P3: Final = 1 << 3
TASKCORE_PRIORITIES_NONE: Final = 1 << 4
TASKCORE_TASK_STATUS_OPEN: Final = 1 << 0
TASKCORE_TASK_STATUS_COMPLETED: Final = 1 << 1
TASKCORE_TASK_STATUS_DELETED: Final = 1 << 2
TASKCORE_TASK_STATUS_CANCELLED: Final = 1 << 3
TASKCORE_SLOT_MORNING: Final = 0
TASKCORE_SLOT_EVENING: Final = 1
TASKCORE_SLOT_UPCOMING: Final = 2
TASKCORE_SLOT_INBOX: Final = 3
TASKCORE_SLOT_AFTERNOON: Final = 4
TASKCORE_SLOTS_MORNING: Final = 1 << 0
TASKCORE_SLOTS_EVENING: Final = 1 << 1
TASKCORE_SLOTS_UPCOMING: Final = 1 << 2
TASKCORE_SLOTS_INBOX: Final = 1 << 3
TASKCORE_SLOTS_AFTERNOON: Final = 1 << 4
TASKCORE_MOMENT_NONE: Final = 0
TASKCORE_MOMENT_DATE: Final = 1
TASKCORE_MOMENT_DATE_TIME: Final = 2
TASKCORE_REMINDER_AT: Final = 0
TASKCORE_REMINDER_START: Final = 1
TASKCORE_REMINDER_DUE: Final = 2
TASKCORE_TASK_STATE_OVERDUE: Final = 1 << 0
TASKCORE_TASK_STATE_HIDDEN: Final = 1 << 1
TASKCORE_TASK_STATE_BLOCKED: Final = 1 << 2
TASKCORE_TASK_STATE_BLOCKING: Final = 1 << 3
TASKCORE_TASK_STATE_STARTED: Final = 1 << 4
TASKCORE_TASK_STATE_EXPIRED: Final = 1 << 5
TASKCORE_MOVE_BEFORE: Final = 1 << 0
TASKCORE_MOVE_AFTER: Final = 1 << 1
TASKCORE_MOVE_TO_TOP: Final = 1 << 2
TASKCORE_MOVE_TO_BOTTOM: Final = 1 << 3
TASKCORE_MOVE_PROJECT_ID: Final = 1 << 4
TASKCORE_MOVE_PARENT_ID: Final = 1 << 5
TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS: Final = 1 << 0
TASKCORE_COMPLETE_SKIP_MISSED: Final = 1 << 1
TASKCORE_COMPLETE_SERIES: Final = 1 << 2
TASKCORE_CANCEL_SERIES: Final = 1 << 0
TASKCORE_ANY: Final = 0
TASKCORE_YES: Final = 1
TASKCORE_NO: Final = 2
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
TASKCORE_QUERY_IDS: Final = 1 << 24
TASKCORE_QUERY_STARTED: Final = 1 << 25
TASKCORE_QUERY_FLOATING: Final = 1 << 26
TASKCORE_QUERY_EXPIRED: Final = 1 << 27
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
TASKCORE_SORT_ESTIMATED_DURATION: Final = 12
TASKCORE_SORT_STARTED: Final = 13
TASKCORE_SORT_CANCELLED: Final = 14
TASKCORE_SORT_PLANNED: Final = 15
TASKCORE_SORT_UNTIL: Final = 18
TASKCORE_SORT_FIELD: Final = 19
TASKCORE_GROUP_NONE: Final = 0
TASKCORE_GROUP_PROJECT: Final = 1
TASKCORE_GROUP_DUE_DAY: Final = 2
TASKCORE_GROUP_PRIORITY: Final = 3
TASKCORE_GROUP_COMPLETED_DAY: Final = 4
TASKCORE_GROUP_SECTION: Final = 5
TASKCORE_GROUP_TAG: Final = 6
TASKCORE_GROUP_SLOT: Final = 7
TASKCORE_GROUP_PARENT: Final = 8
TASKCORE_GROUP_WEEK: Final = 9
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
TASKCORE_VIEW_STARTED: Final = 11
TASKCORE_VIEW_CANCELLED: Final = 12
TASKCORE_VIEW_EXPIRED: Final = 13
TASKCORE_VIEW_AFTERNOON: Final = 14
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
TASKCORE_PROJECT_PARENT: Final = 1 << 9
TASKCORE_PROJECT_CLIENT: Final = 1 << 10
TASKCORE_PROJECT_HOURLY_RATE: Final = 1 << 11
TASKCORE_DELETE_WITH_TASKS: Final = 1 << 0
TASKCORE_DELETE_WITH_EVENTS: Final = 1 << 1
TASKCORE_DELETE_WITH_VALUES: Final = 1 << 2
TASKCORE_PROJECT_SECTION_NAME: Final = 1 << 0
TASKCORE_PROJECT_SECTION_QUERY_PROJECT: Final = 1 << 0
TASKCORE_FILTER_NAME: Final = 1 << 0
TASKCORE_FILTER_QUERY: Final = 1 << 1
TASKCORE_FILTER_COLOUR: Final = 1 << 2
TASKCORE_TEMPLATE_NAME: Final = 1 << 0
TASKCORE_TEMPLATE_CONTENT: Final = 1 << 1
TASKCORE_TEMPLATE_TASK: Final = 1 << 2
TASKCORE_TEMPLATE_PROJECT: Final = 1 << 3
TASKCORE_TEMPLATE_ANCHOR: Final = 1 << 4
TASKCORE_UNREAD_DATE: Final = 1
TASKCORE_UNREAD_SECOND: Final = 2
TASKCORE_UNREAD_VALUE: Final = 3
TASKCORE_UNREAD_SECTION: Final = 4
TASKCORE_UNREAD_REMINDER: Final = 5
TASKCORE_UNREAD_QUOTE: Final = 6
TASKCORE_UNREAD_PRIORITY: Final = 7
TASKCORE_URGENCY_PRIORITY_P0: Final = 1 << 0
TASKCORE_URGENCY_PRIORITY_P1: Final = 1 << 1
TASKCORE_URGENCY_PRIORITY_P2: Final = 1 << 2
TASKCORE_URGENCY_PRIORITY_P3: Final = 1 << 3
TASKCORE_URGENCY_DUE: Final = 1 << 4
TASKCORE_URGENCY_FAVOURITE: Final = 1 << 5
TASKCORE_URGENCY_AGE: Final = 1 << 6
TASKCORE_URGENCY_BLOCKED: Final = 1 << 7
TASKCORE_URGENCY_BLOCKING: Final = 1 << 8
TASKCORE_URGENCY_STARTED: Final = 1 << 9
TASKCORE_URGENCY_PLANNED: Final = 1 << 10
TASKCORE_URGENCY_PROJECT: Final = 1 << 11
TASKCORE_URGENCY_TAGS: Final = 1 << 12
TASKCORE_THEME_LIGHT: Final = 0
TASKCORE_THEME_DARK: Final = 1
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
TASKCORE_ALLOWS_SKIP_OCCURRENCE: Final = 1 << 10
TASKCORE_ALLOWS_END_SERIES: Final = 1 << 11
TASKCORE_ALLOWS_START: Final = 1 << 12
TASKCORE_ALLOWS_STOP: Final = 1 << 13
TASKCORE_ALLOWS_CANCEL: Final = 1 << 14
TASKCORE_ALLOWS_CANCEL_SERIES: Final = 1 << 15
TASKCORE_ROW_OPEN: Final = 0
TASKCORE_ROW_STARTED: Final = 1
TASKCORE_ROW_COMPLETED: Final = 2
TASKCORE_ROW_CANCELLED: Final = 3
TASKCORE_ROW_DELETED: Final = 4
TASKCORE_ROW_EXPIRED: Final = 5
TASKCORE_SECTION_OVERDUE: Final = 1
TASKCORE_SECTION_MORNING: Final = 2
TASKCORE_SECTION_EVENING: Final = 3
TASKCORE_SECTION_UPCOMING: Final = 4
TASKCORE_SECTION_INBOX: Final = 5
TASKCORE_SECTION_COMPLETED: Final = 6
TASKCORE_SECTION_RESULTS: Final = 7
TASKCORE_SECTION_AFTERNOON: Final = 8
TASKCORE_CHIP_ALL: Final = 1
TASKCORE_CHIP_FAVOURITES: Final = 2
TASKCORE_CHIP_PROJECT: Final = 3
TASKCORE_CHIP_FILTER: Final = 4
TASKCORE_EMPTY_NOT: Final = 0
TASKCORE_EMPTY_FRESH: Final = 1
TASKCORE_EMPTY_DONE: Final = 2
TASKCORE_EMPTY_NO_MATCH: Final = 3
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
TASKCORE_ACTION_SKIP_OCCURRENCE: Final = 24
TASKCORE_ACTION_END_SERIES: Final = 25
TASKCORE_ACTION_ADD_EVENTS: Final = 26
TASKCORE_ACTION_UPDATE_EVENTS: Final = 27
TASKCORE_ACTION_DELETE_EVENTS: Final = 28
TASKCORE_ACTION_ACKNOWLEDGE_ALERTS: Final = 29
TASKCORE_ACTION_SNOOZE_ALERTS: Final = 30
TASKCORE_ACTION_START_FOCUS: Final = 31
TASKCORE_ACTION_PAUSE_FOCUS: Final = 32
TASKCORE_ACTION_RESUME_FOCUS: Final = 33
TASKCORE_ACTION_RESET_FOCUS: Final = 34
TASKCORE_ACTION_CANCEL_FOCUS: Final = 35
TASKCORE_ACTION_FINISH_FOCUS: Final = 36
TASKCORE_ACTION_CHANGE_SETTINGS: Final = 37
TASKCORE_ACTION_FIRE_ALERTS: Final = 38
TASKCORE_ACTION_ADD_HOLIDAY: Final = 39
TASKCORE_ACTION_END_HOLIDAY: Final = 40
TASKCORE_ACTION_DELETE_HOLIDAYS: Final = 41
TASKCORE_ACTION_ADD_CLIENT: Final = 42
TASKCORE_ACTION_UPDATE_CLIENTS: Final = 43
TASKCORE_ACTION_DELETE_CLIENTS: Final = 45
TASKCORE_ACTION_CHANGE_PROFILE: Final = 46
TASKCORE_ACTION_CHANGE_SUBSCRIPTION: Final = 47
TASKCORE_ACTION_ADD_INVOICE: Final = 48
TASKCORE_ACTION_UPDATE_INVOICE: Final = 49
TASKCORE_ACTION_DELETE_INVOICES: Final = 50
TASKCORE_ACTION_ISSUE_INVOICE: Final = 51
TASKCORE_ACTION_VOID_INVOICE: Final = 52
TASKCORE_ACTION_ADD_PAYMENT: Final = 53
TASKCORE_ACTION_DELETE_PAYMENTS: Final = 54
TASKCORE_ACTION_SEND_EMAIL: Final = 55
TASKCORE_ACTION_CHANGE_SERIES: Final = 56
TASKCORE_ACTION_START_TASKS: Final = 57
TASKCORE_ACTION_STOP_TASKS: Final = 58
TASKCORE_ACTION_CANCEL_TASKS: Final = 59
TASKCORE_ACTION_ADD_COMMENT: Final = 60
TASKCORE_ACTION_UPDATE_COMMENT: Final = 61
TASKCORE_ACTION_DELETE_COMMENTS: Final = 62
TASKCORE_ACTION_ADD_CALENDAR: Final = 63
TASKCORE_ACTION_UPDATE_CALENDAR: Final = 64
TASKCORE_ACTION_MOVE_CALENDAR: Final = 65
TASKCORE_ACTION_DELETE_CALENDAR: Final = 66
TASKCORE_ACTION_TRIM_LOG: Final = 67
TASKCORE_ACTION_ADD_TIME_ENTRY: Final = 70
TASKCORE_ACTION_UPDATE_TIME_ENTRY: Final = 71
TASKCORE_ACTION_DELETE_TIME_ENTRIES: Final = 72
TASKCORE_ACTION_SPLIT_TIME_ENTRY: Final = 73
TASKCORE_ACTION_START_TIMER: Final = 74
TASKCORE_ACTION_STOP_TIMER: Final = 75
TASKCORE_ACTION_ADD_TEMPLATE: Final = 76
TASKCORE_ACTION_UPDATE_TEMPLATE: Final = 77
TASKCORE_ACTION_DELETE_TEMPLATES: Final = 78
TASKCORE_ACTION_USE_TEMPLATE: Final = 79
TASKCORE_ACTION_EXPIRE_TASKS: Final = 80
TASKCORE_ACTION_ADD_SECTION: Final = 85
TASKCORE_ACTION_UPDATE_SECTION: Final = 86
TASKCORE_ACTION_MOVE_SECTION: Final = 87
TASKCORE_ACTION_DELETE_SECTION: Final = 88
TASKCORE_ACTION_ADD_FIELD: Final = 92
TASKCORE_ACTION_UPDATE_FIELD: Final = 93
TASKCORE_ACTION_MOVE_FIELD: Final = 94
TASKCORE_ACTION_DELETE_FIELD: Final = 95
TASKCORE_ACTION_RESOLVE_IDLE_TIME: Final = 97
TASKCORE_ACTION_COPY_TASK: Final = 100
TASKCORE_ACTION_COPY_PROJECT: Final = 101
TASKCORE_ACTION_SYNC: Final = 102
TASKCORE_ACTION_RESOLVE_CONFLICTS: Final = 103
TASKCORE_ACTION_SYNC_ACCOUNT: Final = 104
TASKCORE_LOG_TRIM_BEFORE: Final = 1 << 0
TASKCORE_LOG_TRIM_MAX_BYTES: Final = 1 << 1
TASKCORE_ENTITY_TASK: Final = 1
TASKCORE_ENTITY_PROJECT: Final = 2
TASKCORE_ENTITY_TAG: Final = 3
TASKCORE_ENTITY_FILTER: Final = 4
TASKCORE_ENTITY_EVENT: Final = 5
TASKCORE_ENTITY_COMPLETION: Final = 6
TASKCORE_ENTITY_ALERT: Final = 7
TASKCORE_ENTITY_FOCUS_SESSION: Final = 8
TASKCORE_ENTITY_SETTING: Final = 9
TASKCORE_ENTITY_HOLIDAY: Final = 10
TASKCORE_ENTITY_PURGED_TASK: Final = 11
TASKCORE_ENTITY_POSTPONEMENT: Final = 12
TASKCORE_ENTITY_CLIENT: Final = 13
TASKCORE_ENTITY_INVOICE: Final = 14
TASKCORE_ENTITY_INVOICE_LINE: Final = 15
TASKCORE_ENTITY_INVOICE_ADJUSTMENT: Final = 16
TASKCORE_ENTITY_INVOICE_PARTY: Final = 17
TASKCORE_ENTITY_PAYMENT: Final = 18
TASKCORE_ENTITY_EMAIL: Final = 19
TASKCORE_ENTITY_LOGO: Final = 20
TASKCORE_ENTITY_BILLED_ITEM: Final = 21
TASKCORE_ENTITY_COMMENT: Final = 22
TASKCORE_ENTITY_CALENDAR: Final = 23
TASKCORE_ENTITY_PROJECT_SECTION: Final = 24
TASKCORE_ENTITY_TIME_ENTRY: Final = 25
TASKCORE_ENTITY_TEMPLATE: Final = 26
TASKCORE_ENTITY_FIELD: Final = 27
TASKCORE_ENTITY_SKIPPED_OCCURRENCE: Final = 28
TASKCORE_ENTITY_UNKNOWN_PROPERTY: Final = 29
TASKCORE_CHANGE_ADDED: Final = 1
TASKCORE_CHANGE_UPDATED: Final = 2
TASKCORE_CHANGE_REMOVED: Final = 3
TASKCORE_ORIGIN_SELF: Final = 1
TASKCORE_ORIGIN_OTHER: Final = 2
TASKCORE_ORIGIN_REMOTE: Final = 3
TASKCORE_TOWARDS_FUTURE: Final = 0
TASKCORE_TOWARDS_PAST: Final = 1
TASKCORE_COMPLETION_QUERY_FROM: Final = 1 << 0
TASKCORE_COMPLETION_QUERY_BEFORE: Final = 1 << 1
TASKCORE_OCCURRENCE_DONE: Final = 1
TASKCORE_OCCURRENCE_SKIPPED: Final = 2
TASKCORE_OCCURRENCE_MISSED: Final = 3
TASKCORE_CALENDAR_NAME: Final = 1 << 0
TASKCORE_CALENDAR_COLOUR: Final = 1 << 1
TASKCORE_CALENDAR_POSITION: Final = 1 << 2
TASKCORE_CALENDAR_VISIBLE: Final = 1 << 3
TASKCORE_CALENDAR_READ_ONLY: Final = 1 << 4
TASKCORE_CALENDAR_BLOCKING: Final = 1 << 5
TASKCORE_EVENT_KIND_DEADLINE: Final = 1
TASKCORE_EVENT_KIND_MEETING: Final = 2
TASKCORE_PARTICIPATION_NONE: Final = 0
TASKCORE_PARTICIPATION_NEEDS_ACTION: Final = 1
TASKCORE_PARTICIPATION_ACCEPTED: Final = 2
TASKCORE_PARTICIPATION_DECLINED: Final = 3
TASKCORE_PARTICIPATION_TENTATIVE: Final = 4
TASKCORE_PARTICIPATION_DELEGATED: Final = 5
TASKCORE_EVENT_TITLE: Final = 1 << 0
TASKCORE_EVENT_KIND: Final = 1 << 1
TASKCORE_EVENT_START: Final = 1 << 2
TASKCORE_EVENT_DURATION: Final = 1 << 3
TASKCORE_EVENT_ZONE: Final = 1 << 4
TASKCORE_EVENT_NOTES: Final = 1 << 5
TASKCORE_EVENT_LOCATION: Final = 1 << 6
TASKCORE_EVENT_ATTENDEES: Final = 1 << 7
TASKCORE_EVENT_URL: Final = 1 << 8
TASKCORE_EVENT_TASK: Final = 1 << 9
TASKCORE_EVENT_TRANSPARENT: Final = 1 << 10
TASKCORE_EVENT_DONE: Final = 1 << 11
TASKCORE_EVENT_REMINDERS: Final = 1 << 12
TASKCORE_EVENT_REPEAT_RULE: Final = 1 << 13
TASKCORE_EVENT_EXCLUDED_DATES: Final = 1 << 14
TASKCORE_EVENT_ADDED_DATES: Final = 1 << 15
TASKCORE_EVENT_CALENDAR: Final = 1 << 16
TASKCORE_EVENT_LINKS: Final = 1 << 19
TASKCORE_EVENT_FIELD_VALUES: Final = 1 << 20
TASKCORE_EVENT_PROJECT: Final = 1 << 21
TASKCORE_EVENT_TAGS: Final = 1 << 22
TASKCORE_EVENT_FLOATING: Final = 1 << 17
TASKCORE_EVENT_PARTICIPATION: Final = 1 << 23
TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS: Final = 1 << 0
TASKCORE_EVENT_QUERY_IDS: Final = 1 << 0
TASKCORE_EVENT_QUERY_TEXT: Final = 1 << 1
TASKCORE_EVENT_QUERY_KIND: Final = 1 << 2
TASKCORE_EVENT_QUERY_TASK: Final = 1 << 3
TASKCORE_EVENT_QUERY_FROM: Final = 1 << 4
TASKCORE_EVENT_QUERY_BEFORE: Final = 1 << 5
TASKCORE_EVENT_QUERY_SERIES: Final = 1 << 6
TASKCORE_EVENT_QUERY_DONE: Final = 1 << 7
TASKCORE_EVENT_QUERY_CALENDAR: Final = 1 << 8
TASKCORE_EVENT_QUERY_FIELD_VALUES: Final = 1 << 18
TASKCORE_EVENT_QUERY_PROJECT: Final = 1 << 21
TASKCORE_EVENT_QUERY_TAGS: Final = 1 << 22
TASKCORE_OCCURRENCE_QUERY_FROM: Final = 1 << 0
TASKCORE_OCCURRENCE_QUERY_BEFORE: Final = 1 << 1
TASKCORE_CONFLICT_QUERY_FROM: Final = 1 << 0
TASKCORE_CONFLICT_QUERY_BEFORE: Final = 1 << 1
TASKCORE_AGENDA_TASKS: Final = 1 << 0
TASKCORE_AGENDA_EVENTS: Final = 1 << 1
TASKCORE_PHASE_NONE: Final = 0
TASKCORE_PHASE_UPCOMING: Final = 1
TASKCORE_PHASE_RUNNING: Final = 2
TASKCORE_PHASE_PASSED: Final = 3
TASKCORE_PHASE_DONE: Final = 4
TASKCORE_COMMENT_TEXT: Final = 1 << 0
TASKCORE_COMMENT_CREATED: Final = 1 << 1
TASKCORE_COMMENT_QUERY_ITEM: Final = 1 << 0
TASKCORE_COMMENT_QUERY_TEXT: Final = 1 << 1
TASKCORE_COMMENT_QUERY_FROM: Final = 1 << 2
TASKCORE_COMMENT_QUERY_BEFORE: Final = 1 << 3
TASKCORE_ALERT_KIND_TASK: Final = 1
TASKCORE_ALERT_KIND_EVENT: Final = 2
TASKCORE_ALERT_KIND_FOCUS: Final = 3
TASKCORE_REMINDED_TIMED_TASK: Final = 1
TASKCORE_REMINDED_ALL_DAY_TASK: Final = 2
TASKCORE_REMINDED_EVENT: Final = 3
TASKCORE_FOCUS_KIND_WORK: Final = 1
TASKCORE_FOCUS_KIND_SHORT_BREAK: Final = 2
TASKCORE_FOCUS_KIND_LONG_BREAK: Final = 3
TASKCORE_FOCUS_STATE_IDLE: Final = 0
TASKCORE_FOCUS_STATE_RUNNING: Final = 1
TASKCORE_FOCUS_STATE_PAUSED: Final = 2
TASKCORE_FOCUS_STATE_FINISHED: Final = 3
TASKCORE_FOCUS_STATE_CANCELLED: Final = 4
TASKCORE_FOCUS_QUERY_FROM: Final = 1 << 0
TASKCORE_FOCUS_QUERY_BEFORE: Final = 1 << 1
TASKCORE_FOCUS_SETTINGS_WORK: Final = 1 << 0
TASKCORE_FOCUS_SETTINGS_SHORT_BREAK: Final = 1 << 1
TASKCORE_FOCUS_SETTINGS_LONG_BREAK: Final = 1 << 2
TASKCORE_FOCUS_SETTINGS_ROUNDS: Final = 1 << 3
TASKCORE_FOCUS_SETTINGS_AUTO_START: Final = 1 << 4
TASKCORE_FOCUS_BY_TASK: Final = 1
TASKCORE_FOCUS_BY_PROJECT: Final = 2
TASKCORE_FOCUS_BY_DAY: Final = 3
TASKCORE_FOCUS_TOTAL_QUERY_FROM: Final = 1 << 0
TASKCORE_FOCUS_TOTAL_QUERY_BEFORE: Final = 1 << 1
TASKCORE_TIME_ENTRY_TASK: Final = 1 << 0
TASKCORE_TIME_ENTRY_PROJECT: Final = 1 << 1
TASKCORE_TIME_ENTRY_START: Final = 1 << 2
TASKCORE_TIME_ENTRY_END: Final = 1 << 3
TASKCORE_TIME_ENTRY_NOTE: Final = 1 << 4
TASKCORE_TIME_ENTRY_HOURLY_RATE: Final = 1 << 5
TASKCORE_IDLE_KEEP: Final = 1
TASKCORE_IDLE_DISCARD: Final = 2
TASKCORE_IDLE_SPLIT: Final = 3
TASKCORE_IDLE_TIME_TASK: Final = 1 << 0
TASKCORE_IDLE_TIME_PROJECT: Final = 1 << 1
TASKCORE_IDLE_TIME_NOTE: Final = 1 << 2
TASKCORE_TIME_ENTRY_QUERY_ENTITY: Final = 1 << 0
TASKCORE_TIME_ENTRY_QUERY_TASK: Final = 1 << 1
TASKCORE_TIME_ENTRY_QUERY_PROJECT: Final = 1 << 2
TASKCORE_TIME_ENTRY_QUERY_RUNNING: Final = 1 << 3
TASKCORE_TIME_ENTRY_QUERY_FROM: Final = 1 << 4
TASKCORE_TIME_ENTRY_QUERY_BEFORE: Final = 1 << 5
TASKCORE_TIME_BY_TASK: Final = 1
TASKCORE_TIME_BY_PROJECT: Final = 2
TASKCORE_TIME_BY_DAY: Final = 3
TASKCORE_TIME_BY_TAG: Final = 4
TASKCORE_TIME_BY_CLIENT: Final = 5
TASKCORE_TIME_TOTAL_QUERY_FROM: Final = 1 << 0
TASKCORE_TIME_TOTAL_QUERY_BEFORE: Final = 1 << 1
TASKCORE_TIME_ENTRY_SETTINGS_TRACKING: Final = 1 << 0
TASKCORE_SCORE_FIRST_DATE: Final = 1 << 0
TASKCORE_SCORE_LAST_DATE: Final = 1 << 1
TASKCORE_SCORE_PROJECT_ID: Final = 1 << 2
TASKCORE_SCORE_TAG: Final = 1 << 3
TASKCORE_PULSE_SETTINGS_POINTS_P0: Final = 1 << 0
TASKCORE_PULSE_SETTINGS_POINTS_P1: Final = 1 << 1
TASKCORE_PULSE_SETTINGS_POINTS_P2: Final = 1 << 2
TASKCORE_PULSE_SETTINGS_POINTS_P3: Final = 1 << 3
TASKCORE_PULSE_SETTINGS_POINTS_NONE: Final = 1 << 4
TASKCORE_PULSE_SETTINGS_DAILY_GOAL: Final = 1 << 5
TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL: Final = 1 << 6
TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS: Final = 1 << 7
TASKCORE_WEEKDAYS_MONDAY: Final = 1 << 0
TASKCORE_WEEKDAYS_TUESDAY: Final = 1 << 1
TASKCORE_WEEKDAYS_WEDNESDAY: Final = 1 << 2
TASKCORE_WEEKDAYS_THURSDAY: Final = 1 << 3
TASKCORE_WEEKDAYS_FRIDAY: Final = 1 << 4
TASKCORE_WEEKDAYS_SATURDAY: Final = 1 << 5
TASKCORE_WEEKDAYS_SUNDAY: Final = 1 << 6
TASKCORE_HOLIDAY_FIRST_DATE: Final = 1 << 0
TASKCORE_HOLIDAY_LAST_DATE: Final = 1 << 1
TASKCORE_PULSE_FIRST_DATE: Final = 1 << 0
TASKCORE_PULSE_LAST_DATE: Final = 1 << 1
TASKCORE_PULSE_PROJECT_ID: Final = 1 << 2
TASKCORE_PULSE_WEEK_START: Final = 1 << 3
TASKCORE_FORECAST_UNKNOWN: Final = 0
TASKCORE_FORECAST_EMPTY: Final = 1
TASKCORE_FORECAST_DATE: Final = 2
TASKCORE_FORECAST_NEVER: Final = 3
TASKCORE_INSIGHT_GOAL: Final = 1
TASKCORE_INSIGHT_STREAK: Final = 2
TASKCORE_INSIGHT_WEEK: Final = 3
TASKCORE_INSIGHT_MONTH: Final = 4
TASKCORE_INSIGHT_TREND: Final = 5
TASKCORE_INSIGHT_BEST_WEEKDAY: Final = 6
TASKCORE_INSIGHT_BEST_HOUR: Final = 7
TASKCORE_INSIGHT_PROJECT: Final = 8
TASKCORE_INSIGHT_OVERDUE: Final = 9
TASKCORE_INSIGHT_FORECAST: Final = 10
TASKCORE_INSIGHT_LEVEL: Final = 11
TASKCORE_CHART_KIND_SCORE: Final = 1
TASKCORE_CHART_KIND_DONE: Final = 2
TASKCORE_CHART_KIND_PROJECTS: Final = 3
TASKCORE_CHART_KIND_PRIORITIES: Final = 4
TASKCORE_CHART_KIND_WEEKDAYS: Final = 5
TASKCORE_CHART_KIND_HOURS: Final = 6
TASKCORE_CHART_KIND_YEAR: Final = 7
TASKCORE_CHART_KIND_BURNDOWN: Final = 8
TASKCORE_SHAPE_LINE: Final = 1
TASKCORE_SHAPE_PIE: Final = 2
TASKCORE_SHAPE_BARS: Final = 3
TASKCORE_SHAPE_HEAT_MAP: Final = 4
TASKCORE_MEASURE_POINTS: Final = 0
TASKCORE_MEASURE_COMPLETED: Final = 1
TASKCORE_MEASURE_FOCUS: Final = 2
TASKCORE_CHART_FIRST_DATE: Final = 1 << 0
TASKCORE_CHART_LAST_DATE: Final = 1 << 1
TASKCORE_CHART_PROJECT_ID: Final = 1 << 2
TASKCORE_CHART_WEEK_START: Final = 1 << 3
TASKCORE_APPEARANCE_AUTO: Final = 0
TASKCORE_APPEARANCE_LIGHT: Final = 1
TASKCORE_APPEARANCE_DARK: Final = 2
TASKCORE_REPORT_FIRST_DATE: Final = 1 << 0
TASKCORE_REPORT_LAST_DATE: Final = 1 << 1
TASKCORE_REPORT_WEEK_START: Final = 1 << 2
TASKCORE_FORMAT_FOUND: Final = 0
TASKCORE_FORMAT_JSON: Final = 1
TASKCORE_FORMAT_TASKWARRIOR: Final = 2
TASKCORE_FORMAT_CSV: Final = 3
TASKCORE_FORMAT_TODO_TXT: Final = 4
TASKCORE_FORMAT_ICALENDAR: Final = 5
TASKCORE_FORMAT_TODOIST: Final = 6
TASKCORE_FORMAT_GOOGLE_TASKS: Final = 7
TASKCORE_FORMAT_TICKTICK: Final = 8
TASKCORE_FORMAT_OUTLOOK: Final = 9
TASKCORE_FORMAT_ORG: Final = 10
TASKCORE_FORMAT_MARKDOWN: Final = 11
TASKCORE_IMPORT_NEWER_WINS: Final = 0
TASKCORE_IMPORT_FILE_WINS: Final = 1
TASKCORE_IMPORT_ONLY_NEW: Final = 2
TASKCORE_NOTE_KEPT: Final = 1
TASKCORE_NOTE_SKIPPED: Final = 2
TASKCORE_NOTE_SUMMED: Final = 3
TASKCORE_REMOTE_FOLDER: Final = 1
TASKCORE_REMOTE_HOST: Final = 2
TASKCORE_REMOTE_POSTGRESQL: Final = 3
TASKCORE_CONFLICT_MINE: Final = 1
TASKCORE_CONFLICT_THEIRS: Final = 2
TASKCORE_CONFLICT_MERGED: Final = 3
TASKCORE_HUB_POSTGRESQL: Final = 1
TASKCORE_HUB_CITUS: Final = 2
TASKCORE_HUB_YUGABYTEDB: Final = 3
TASKCORE_HUB_COCKROACHDB: Final = 4
TASKCORE_ACCOUNT_CALDAV: Final = 1
TASKCORE_ACCOUNT_GOOGLE: Final = 2
TASKCORE_AUTHORIZATION_CALENDARS: Final = 1 << 0
TASKCORE_AUTHORIZATION_TASKS: Final = 1 << 1
TASKCORE_AUTHORIZATION_MAKING: Final = 1 << 2
TASKCORE_PARTY_NAME: Final = 1 << 0
TASKCORE_PARTY_TRADING_NAME: Final = 1 << 1
TASKCORE_PARTY_LEGAL_FORM: Final = 1 << 2
TASKCORE_PARTY_SHARE_CAPITAL: Final = 1 << 3
TASKCORE_PARTY_REGISTRY: Final = 1 << 4
TASKCORE_PARTY_CONTACT: Final = 1 << 5
TASKCORE_PARTY_STREET: Final = 1 << 6
TASKCORE_PARTY_STREET_2: Final = 1 << 7
TASKCORE_PARTY_POSTAL_CODE: Final = 1 << 8
TASKCORE_PARTY_CITY: Final = 1 << 9
TASKCORE_PARTY_REGION: Final = 1 << 10
TASKCORE_PARTY_COUNTRY: Final = 1 << 11
TASKCORE_PARTY_SIREN: Final = 1 << 12
TASKCORE_PARTY_SIRET: Final = 1 << 13
TASKCORE_PARTY_REGISTRATION_NUMBER: Final = 1 << 14
TASKCORE_PARTY_VAT_NUMBER: Final = 1 << 15
TASKCORE_PARTY_TAX_NUMBER: Final = 1 << 16
TASKCORE_PARTY_EMAIL: Final = 1 << 17
TASKCORE_PARTY_PHONE: Final = 1 << 18
TASKCORE_PARTY_ELECTRONIC_ADDRESS: Final = 1 << 19
TASKCORE_PARTY_ELECTRONIC_SCHEME: Final = 1 << 20
TASKCORE_PARTY_IBAN: Final = 1 << 21
TASKCORE_PARTY_BIC: Final = 1 << 22
TASKCORE_PARTY_ACCOUNT_NAME: Final = 1 << 23
TASKCORE_PARTY_LOCALE: Final = 1 << 24
TASKCORE_PARTY_CURRENCY: Final = 1 << 25
TASKCORE_SUBSCRIPTION_PLAN: Final = 1 << 0
TASKCORE_SUBSCRIPTION_SINCE: Final = 1 << 1
TASKCORE_SUBSCRIPTION_UNTIL: Final = 1 << 2
TASKCORE_SUBSCRIPTION_SOURCE: Final = 1 << 3
TASKCORE_SUBSCRIPTION_FEATURES: Final = 1 << 4
TASKCORE_CLIENT_PARTY: Final = 1 << 48
TASKCORE_CLIENT_NOTES: Final = 1 << 49
TASKCORE_CLIENT_ARCHIVED: Final = 1 << 50
TASKCORE_CLIENT_HOURLY_RATE: Final = 1 << 51
TASKCORE_CLIENT_QUERY_TEXT: Final = 1 << 0
TASKCORE_CLIENT_QUERY_ARCHIVED: Final = 1 << 1
TASKCORE_SERIES_RIGHT_ALONE: Final = 0
TASKCORE_SERIES_RIGHT_MINE: Final = 1
TASKCORE_SERIES_RIGHT_WAITING: Final = 2
TASKCORE_SERIES_RIGHT_OTHERS: Final = 3
TASKCORE_SERIES_RIGHT_UNCLAIMED: Final = 4
TASKCORE_INVOICE_KIND_INVOICE: Final = 1
TASKCORE_INVOICE_KIND_CREDIT_NOTE: Final = 2
TASKCORE_INVOICE_STATE_DRAFT: Final = 1
TASKCORE_INVOICE_STATE_ISSUED: Final = 2
TASKCORE_INVOICE_STATE_PARTLY_PAID: Final = 3
TASKCORE_INVOICE_STATE_PAID: Final = 4
TASKCORE_INVOICE_STATE_OVERDUE: Final = 5
TASKCORE_INVOICE_STATE_VOID: Final = 6
TASKCORE_INVOICE_STATES_DRAFT: Final = 1 << 1
TASKCORE_INVOICE_STATES_ISSUED: Final = 1 << 2
TASKCORE_INVOICE_STATES_PARTLY_PAID: Final = 1 << 3
TASKCORE_INVOICE_STATES_PAID: Final = 1 << 4
TASKCORE_INVOICE_STATES_OVERDUE: Final = 1 << 5
TASKCORE_INVOICE_STATES_VOID: Final = 1 << 6
TASKCORE_VAT_STANDARD: Final = 1
TASKCORE_VAT_ZERO_RATED: Final = 2
TASKCORE_VAT_EXEMPT: Final = 3
TASKCORE_VAT_REVERSE_CHARGE: Final = 4
TASKCORE_VAT_INTRA_COMMUNITY: Final = 5
TASKCORE_VAT_EXPORT: Final = 6
TASKCORE_VAT_NOT_SUBJECT: Final = 7
TASKCORE_VAT_CANARY_ISLANDS: Final = 8
TASKCORE_VAT_CEUTA_MELILLA: Final = 9
TASKCORE_INVOICE_CLIENT: Final = 1 << 0
TASKCORE_INVOICE_SERIES: Final = 1 << 1
TASKCORE_INVOICE_DUE_DATE: Final = 1 << 2
TASKCORE_INVOICE_PAYMENT_DAYS: Final = 1 << 3
TASKCORE_INVOICE_DELIVERY_DATE: Final = 1 << 4
TASKCORE_INVOICE_PERIOD: Final = 1 << 5
TASKCORE_INVOICE_CURRENCY: Final = 1 << 6
TASKCORE_INVOICE_EXCHANGE_RATE: Final = 1 << 7
TASKCORE_INVOICE_LANGUAGE: Final = 1 << 8
TASKCORE_INVOICE_BUSINESS_PROCESS: Final = 1 << 9
TASKCORE_INVOICE_BUYER_REFERENCE: Final = 1 << 10
TASKCORE_INVOICE_ORDER_REFERENCE: Final = 1 << 11
TASKCORE_INVOICE_CONTRACT_REFERENCE: Final = 1 << 12
TASKCORE_INVOICE_PAYMENT_TERMS: Final = 1 << 13
TASKCORE_INVOICE_LATE_PENALTY: Final = 1 << 14
TASKCORE_INVOICE_RECOVERY_FEE: Final = 1 << 15
TASKCORE_INVOICE_EARLY_DISCOUNT: Final = 1 << 16
TASKCORE_INVOICE_NOTES: Final = 1 << 17
TASKCORE_INVOICE_PREPAID: Final = 1 << 18
TASKCORE_INVOICE_PRECEDING: Final = 1 << 19
TASKCORE_INVOICE_LINE_NAME: Final = 1 << 0
TASKCORE_INVOICE_LINE_DETAILS: Final = 1 << 1
TASKCORE_INVOICE_LINE_QUANTITY: Final = 1 << 2
TASKCORE_INVOICE_LINE_UNIT: Final = 1 << 3
TASKCORE_INVOICE_LINE_UNIT_PRICE: Final = 1 << 4
TASKCORE_INVOICE_LINE_DISCOUNT_RATE: Final = 1 << 5
TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT: Final = 1 << 6
TASKCORE_INVOICE_LINE_DISCOUNT_REASON: Final = 1 << 7
TASKCORE_INVOICE_LINE_VAT: Final = 1 << 8
TASKCORE_INVOICE_LINE_EXEMPTION: Final = 1 << 9
TASKCORE_INVOICE_LINE_PERIOD: Final = 1 << 10
TASKCORE_INVOICE_LINE_TASKS: Final = 1 << 11
TASKCORE_INVOICE_LINE_POSITION: Final = 1 << 12
TASKCORE_INVOICE_ADJUSTMENT_CHARGE: Final = 1 << 0
TASKCORE_INVOICE_ADJUSTMENT_RATE: Final = 1 << 1
TASKCORE_INVOICE_ADJUSTMENT_AMOUNT: Final = 1 << 2
TASKCORE_INVOICE_ADJUSTMENT_REASON: Final = 1 << 3
TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE: Final = 1 << 4
TASKCORE_INVOICE_ADJUSTMENT_VAT: Final = 1 << 5
TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION: Final = 1 << 6
TASKCORE_BILL_ONE_LINE: Final = 1
TASKCORE_BILL_BY_TASK: Final = 2
TASKCORE_BILL_BY_PROJECT: Final = 3
TASKCORE_BILL_BY_DAY: Final = 4
TASKCORE_FOCUS_BILLING_PROJECT_ID: Final = 1 << 0
TASKCORE_FOCUS_BILLING_TASK_ID: Final = 1 << 1
TASKCORE_FOCUS_BILLING_NAME: Final = 1 << 2
TASKCORE_FOCUS_BILLING_RATES: Final = 1 << 3
TASKCORE_FOCUS_BILLING_CLIENT: Final = 1 << 4
TASKCORE_INVOICE_QUERY_STATE: Final = 1 << 0
TASKCORE_INVOICE_QUERY_CLIENT: Final = 1 << 1
TASKCORE_INVOICE_QUERY_PERIOD: Final = 1 << 2
TASKCORE_INVOICE_QUERY_KIND: Final = 1 << 3
TASKCORE_INVOICE_QUERY_TEXT: Final = 1 << 4
TASKCORE_PAYMENT_DATE: Final = 1 << 0
TASKCORE_PAYMENT_AMOUNT: Final = 1 << 1
TASKCORE_PAYMENT_MEANS: Final = 1 << 2
TASKCORE_PAYMENT_REFERENCE: Final = 1 << 3
TASKCORE_PAYMENT_NOTES: Final = 1 << 4
TASKCORE_EMAIL_STATE_SENDING: Final = 1
TASKCORE_EMAIL_STATE_SENT: Final = 2
TASKCORE_EMAIL_STATE_FAILED: Final = 3
TASKCORE_PAPER_A4: Final = 1
TASKCORE_PAPER_LETTER: Final = 2
TASKCORE_PDF_PAPER: Final = 1 << 0
TASKCORE_PDF_LANGUAGE: Final = 1 << 1
TASKCORE_XML_CII: Final = 1
TASKCORE_XML_UBL: Final = 2
TASKCORE_EMAIL_TO: Final = 1 << 0
TASKCORE_EMAIL_CC: Final = 1 << 1
TASKCORE_EMAIL_REPLY_TO: Final = 1 << 2
TASKCORE_EMAIL_SENDER: Final = 1 << 3
TASKCORE_EMAIL_SUBJECT: Final = 1 << 4
TASKCORE_EMAIL_BODY: Final = 1 << 5
TASKCORE_EMAIL_PAPER: Final = 1 << 6
TASKCORE_SMTP_STARTTLS: Final = 1
TASKCORE_SMTP_TLS: Final = 2

taskcore_status = c_int32


class taskcore_error(Structure):
    struct_size: int
    status: int
    reserved: int
    message: bytes | None
    field: bytes | None
    index: int
    line: int
    column: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("status", taskcore_status),
        ("reserved", c_int32),
        ("message", c_char_p),
        ("field", c_char_p),
        ("index", c_int64),
        ("line", c_int64),
        ("column", c_int64),
    ]


class taskcore_problem(Structure):
    struct_size: int
    rule: bytes | None
    field: bytes | None
    message: bytes | None
    status: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("rule", c_char_p),
        ("field", c_char_p),
        ("message", c_char_p),
        ("status", taskcore_status),
        ("reserved", c_int32),
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


class taskcore_project_section_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_filter_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_template_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_template_task_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_field_list(Structure):
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


class taskcore_occurrence_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_completion_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_past_occurrence_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_calendar_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_event_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_conflict_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_free_time_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_day_load_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_agenda_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_month_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_comment_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_alert_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_focus_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_focus_total_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_time_entry_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_time_total_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_holiday_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_pulse(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_chart(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_usage(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_profile(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_subscription(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_client_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_number_series_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_invoice_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_invoice_line_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_invoice_adjustment_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_invoice_document(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_problem_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_payment_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_email_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_ageing_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_turnover_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_vat_total_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_import_note_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_kept_field_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_sync_remote_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_account_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_account_collection_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_authorization(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_tokens(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_replica_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_sync_conflict_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]


class taskcore_tag_list(Structure):
    private_state: int | None
    _fields_ = [
        ("private_state", c_void_p),
    ]

taskcore_destroy_callback = CFUNCTYPE(None, c_void_p)

taskcore_clock_callback = CFUNCTYPE(c_int32, POINTER(c_int64), c_void_p)

taskcore_store_progress_callback = CFUNCTYPE(c_int32, c_void_p)


class taskcore_open_options(Structure):
    struct_size: int
    path: bytes | None
    flags: int
    durability: int
    busy_timeout_ms: int
    time_zone: bytes | None
    clock: Any
    clock_payload: int | None
    clock_destroy: Any
    progress: Any
    progress_payload: int | None
    progress_destroy: Any
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
        ("clock_destroy", taskcore_destroy_callback),
        ("progress", taskcore_store_progress_callback),
        ("progress_payload", c_void_p),
        ("progress_destroy", taskcore_destroy_callback),
        ("locale", c_char_p),
    ]


class taskcore_field_value(Structure):
    struct_size: int
    name: bytes | None
    value: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("value", c_char_p),
    ]


class taskcore_field_input(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    label: bytes | None
    kind: int
    entity: int
    choices: Any
    choice_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("label", c_char_p),
        ("kind", c_int32),
        ("entity", c_int32),
        ("choices", POINTER(c_char_p)),
        ("choice_count", c_size_t),
    ]


class taskcore_field(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    label: bytes | None
    kind: int
    entity: int
    choices: Any
    choice_count: int
    value_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("label", c_char_p),
        ("kind", c_int32),
        ("entity", c_int32),
        ("choices", POINTER(c_char_p)),
        ("choice_count", c_size_t),
        ("value_count", c_int64),
    ]


class taskcore_field_query_options(Structure):
    struct_size: int
    fields: int
    entity: int
    reserved: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("entity", c_int32),
        ("reserved", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_link(Structure):
    struct_size: int
    url: bytes | None
    title: bytes | None
    media_type: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("url", c_char_p),
        ("title", c_char_p),
        ("media_type", c_char_p),
    ]


class taskcore_reminder(Structure):
    struct_size: int
    kind: int
    is_floating: int
    at_ms: int
    offset_s: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("kind", c_int32),
        ("is_floating", c_int32),
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
    is_favourite: int
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
    zone: bytes | None
    repeat_mode: int
    reserved_2: int
    excluded_dates: bytes | None
    added_dates: bytes | None
    planned_kind: int
    planned_date: int
    planned_ms: int
    until_kind: int
    until_date: int
    until_ms: int
    section_uid: bytes | None
    field_values: Any
    field_value_count: int
    links: Any
    link_count: int
    hourly_rate_millionths: int
    floating: int
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
        ("is_favourite", c_int32),
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
        ("zone", c_char_p),
        ("repeat_mode", c_int32),
        ("reserved_2", c_int32),
        ("excluded_dates", c_char_p),
        ("added_dates", c_char_p),
        ("planned_kind", c_int32),
        ("planned_date", c_int32),
        ("planned_ms", c_int64),
        ("until_kind", c_int32),
        ("until_date", c_int32),
        ("until_ms", c_int64),
        ("section_uid", c_char_p),
        ("field_values", POINTER(taskcore_field_value)),
        ("field_value_count", c_size_t),
        ("links", POINTER(taskcore_link)),
        ("link_count", c_size_t),
        ("hourly_rate_millionths", c_int64),
        ("floating", c_uint64),
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
    is_favourite: int
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
    zone: bytes | None
    occurrence: bytes | None
    excluded_dates: bytes | None
    added_dates: bytes | None
    series_uid: bytes | None
    repeat_mode: int
    reserved: int
    started_ms: int
    cancelled_ms: int
    planned_kind: int
    planned_date: int
    planned_ms: int
    until_kind: int
    until_date: int
    until_ms: int
    section_uid: bytes | None
    field_values: Any
    field_value_count: int
    links: Any
    link_count: int
    hourly_rate_millionths: int
    floating: int
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
        ("is_favourite", c_int32),
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
        ("zone", c_char_p),
        ("occurrence", c_char_p),
        ("excluded_dates", c_char_p),
        ("added_dates", c_char_p),
        ("series_uid", c_char_p),
        ("repeat_mode", c_int32),
        ("reserved", c_int32),
        ("started_ms", c_int64),
        ("cancelled_ms", c_int64),
        ("planned_kind", c_int32),
        ("planned_date", c_int32),
        ("planned_ms", c_int64),
        ("until_kind", c_int32),
        ("until_date", c_int32),
        ("until_ms", c_int64),
        ("section_uid", c_char_p),
        ("field_values", POINTER(taskcore_field_value)),
        ("field_value_count", c_size_t),
        ("links", POINTER(taskcore_link)),
        ("link_count", c_size_t),
        ("hourly_rate_millionths", c_int64),
        ("floating", c_uint64),
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
    is_descending: int
    field: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("key", c_int32),
        ("is_descending", c_int32),
        ("field", c_char_p),
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
    is_tree: int
    ids: Any
    id_count: int
    sorts: Any
    sort_count: int
    limit: int
    offset: int
    started: int
    reserved: int
    expired: int
    floating: int
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
        ("is_tree", c_int32),
        ("ids", POINTER(c_int64)),
        ("id_count", c_size_t),
        ("sorts", POINTER(taskcore_sort)),
        ("sort_count", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
        ("started", c_int32),
        ("reserved", c_int32),
        ("expired", c_int32),
        ("floating", c_int32),
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
    is_archived: int
    parent_id: int
    client_id: int
    hourly_rate_millionths: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("description", c_char_p),
        ("icon", c_char_p),
        ("colour", c_int32),
        ("is_archived", c_int32),
        ("parent_id", c_int64),
        ("client_id", c_int64),
        ("hourly_rate_millionths", c_int64),
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
    is_archived: int
    colour: int
    path: bytes | None
    parent_id: int
    tree_open_count: int
    tree_completed_count: int
    depth: int
    reserved: int
    client_id: int
    hourly_rate_millionths: int
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
        ("is_archived", c_int32),
        ("colour", c_int32),
        ("path", c_char_p),
        ("parent_id", c_int64),
        ("tree_open_count", c_int64),
        ("tree_completed_count", c_int64),
        ("depth", c_int32),
        ("reserved", c_int32),
        ("client_id", c_int64),
        ("hourly_rate_millionths", c_int64),
    ]


class taskcore_project_query_options(Structure):
    struct_size: int
    is_archived_included: int
    reserved: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("is_archived_included", c_int32),
        ("reserved", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
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
    invoice_parts_removed: int
    invoice_parts_lost: int
    parties_missing: int
    numbers_missing: int
    numbers_doubled: int
    comments_removed: int
    series_mended: int
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
        ("invoice_parts_removed", c_int64),
        ("invoice_parts_lost", c_int64),
        ("parties_missing", c_int64),
        ("numbers_missing", c_int64),
        ("numbers_doubled", c_int64),
        ("comments_removed", c_int64),
        ("series_mended", c_int64),
    ]


class taskcore_recovery_report(Structure):
    struct_size: int
    rows: int
    rows_lost: int
    pages_lost: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("rows", c_int64),
        ("rows_lost", c_int64),
        ("pages_lost", c_int64),
    ]


class taskcore_project_section_input(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
    ]


class taskcore_project_section(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    project_id: int
    open_count: int
    completed_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("project_id", c_int64),
        ("open_count", c_int64),
        ("completed_count", c_int64),
    ]


class taskcore_project_section_query_options(Structure):
    struct_size: int
    fields: int
    project_id: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("project_id", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_tag_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_tag(Structure):
    struct_size: int
    name: bytes | None
    open_count: int
    completed_count: int
    colour: int
    reserved: int
    event_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("open_count", c_int64),
        ("completed_count", c_int64),
        ("colour", c_int32),
        ("reserved", c_int32),
        ("event_count", c_int64),
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


class taskcore_filter_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
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


class taskcore_template_input(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    task_id: int
    project_id: int
    anchor_date: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("task_id", c_int64),
        ("project_id", c_int64),
        ("anchor_date", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_template_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_template(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    task_count: int
    created_ms: int
    modified_ms: int
    is_project: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("task_count", c_int64),
        ("created_ms", c_int64),
        ("modified_ms", c_int64),
        ("is_project", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_template_task(Structure):
    struct_size: int
    title: bytes | None
    section: bytes | None
    depth: int
    start_day: int
    start_time_s: int
    due_day: int
    due_time_s: int
    has_start: int
    has_due: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("title", c_char_p),
        ("section", c_char_p),
        ("depth", c_int64),
        ("start_day", c_int64),
        ("start_time_s", c_int64),
        ("due_day", c_int64),
        ("due_time_s", c_int64),
        ("has_start", c_int32),
        ("has_due", c_int32),
    ]


class taskcore_template_use_options(Structure):
    struct_size: int
    date: int
    reserved: int
    project_id: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("date", c_int32),
        ("reserved", c_int32),
        ("project_id", c_int64),
    ]


class taskcore_template_report(Structure):
    struct_size: int
    task_count: int
    task_id: int
    project_id: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("task_count", c_int64),
        ("task_id", c_int64),
        ("project_id", c_int64),
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


class taskcore_unread_part(Structure):
    struct_size: int
    field: int
    start: int
    length: int
    message: bytes | None
    reason: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("field", c_uint64),
        ("start", c_size_t),
        ("length", c_size_t),
        ("message", c_char_p),
        ("reason", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_quick_add_content(Structure):
    struct_size: int
    input: Any
    tokens: Any
    token_count: int
    unread: Any
    unread_count: int
    summary: bytes | None
    new_project: bytes | None
    nearest_project: bytes | None
    new_tags: Any
    new_tag_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("input", POINTER(taskcore_task_input)),
        ("tokens", POINTER(taskcore_token)),
        ("token_count", c_size_t),
        ("unread", POINTER(taskcore_unread_part)),
        ("unread_count", c_size_t),
        ("summary", c_char_p),
        ("new_project", c_char_p),
        ("nearest_project", c_char_p),
        ("new_tags", POINTER(c_char_p)),
        ("new_tag_count", c_size_t),
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
    device_name: bytes | None
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
        ("device_name", c_char_p),
    ]


class taskcore_urgency_coefficients(Structure):
    struct_size: int
    fields: int
    priority_p0: int
    priority_p1: int
    priority_p2: int
    priority_p3: int
    due: int
    favourite: int
    age: int
    blocked: int
    blocking: int
    started: int
    planned: int
    project: int
    tags: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("priority_p0", c_int32),
        ("priority_p1", c_int32),
        ("priority_p2", c_int32),
        ("priority_p3", c_int32),
        ("due", c_int32),
        ("favourite", c_int32),
        ("age", c_int32),
        ("blocked", c_int32),
        ("blocking", c_int32),
        ("started", c_int32),
        ("planned", c_int32),
        ("project", c_int32),
        ("tags", c_int32),
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
    actions: int
    state: int
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
        ("actions", c_uint32),
        ("state", c_int32),
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
    event_count: int
    changed_count: int
    left_count: int
    trashed_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("at_ms", c_int64),
        ("task_count", c_int64),
        ("project_count", c_int64),
        ("action", c_int32),
        ("reserved", c_int32),
        ("event_count", c_int64),
        ("changed_count", c_int64),
        ("left_count", c_int64),
        ("trashed_count", c_int64),
    ]


class taskcore_log_trim_options(Structure):
    struct_size: int
    fields: int
    before_ms: int
    max_bytes: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("before_ms", c_int64),
        ("max_bytes", c_int64),
    ]


class taskcore_log_report(Structure):
    struct_size: int
    step_count: int
    change_count: int
    byte_count: int
    first_ms: int
    trimmed_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("step_count", c_int64),
        ("change_count", c_int64),
        ("byte_count", c_int64),
        ("first_ms", c_int64),
        ("trimmed_ms", c_int64),
    ]


class taskcore_change(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    fields: int
    entity: int
    kind: int
    properties: Any
    property_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("fields", c_uint64),
        ("entity", c_int32),
        ("kind", c_int32),
        ("properties", POINTER(c_char_p)),
        ("property_count", c_size_t),
    ]


class taskcore_commit(Structure):
    struct_size: int
    changes: Any
    change_count: int
    at_ms: int
    noticed_ms: int
    action: int
    origin: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("changes", POINTER(taskcore_change)),
        ("change_count", c_size_t),
        ("at_ms", c_int64),
        ("noticed_ms", c_int64),
        ("action", c_int32),
        ("origin", c_int32),
    ]

taskcore_observe_callback = CFUNCTYPE(c_int32, POINTER(taskcore_commit), c_void_p)


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


class taskcore_period_options(Structure):
    struct_size: int
    direction: int
    week_start: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("direction", c_int32),
        ("week_start", c_int32),
    ]


class taskcore_period(Structure):
    struct_size: int
    first_date: int
    last_date: int
    end_date: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("end_date", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_repeat_spec(Structure):
    struct_size: int
    rule: bytes | None
    start: bytes | None
    zone: bytes | None
    excluded_dates: bytes | None
    added_dates: bytes | None
    not_before: bytes | None
    limit: int
    is_start_included: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("rule", c_char_p),
        ("start", c_char_p),
        ("zone", c_char_p),
        ("excluded_dates", c_char_p),
        ("added_dates", c_char_p),
        ("not_before", c_char_p),
        ("limit", c_int64),
        ("is_start_included", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_occurrence(Structure):
    struct_size: int
    local: bytes | None
    kind: int
    date: int
    start_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("local", c_char_p),
        ("kind", c_int32),
        ("date", c_int32),
        ("start_ms", c_int64),
    ]


class taskcore_task_scope_options(Structure):
    struct_size: int
    scope: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("scope", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_completion_query_options(Structure):
    struct_size: int
    fields: int
    task_id: int
    from_ms: int
    before_ms: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("task_id", c_int64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_completion(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    task_uid: bytes | None
    task_id: int
    occurrence: bytes | None
    completed_ms: int
    project_id: int
    priority: int
    due_kind: int
    due_ms: int
    due_date: int
    reserved: int
    points: int
    tags: Any
    tag_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("task_uid", c_char_p),
        ("task_id", c_int64),
        ("occurrence", c_char_p),
        ("completed_ms", c_int64),
        ("project_id", c_int64),
        ("priority", c_int32),
        ("due_kind", c_int32),
        ("due_ms", c_int64),
        ("due_date", c_int32),
        ("reserved", c_int32),
        ("points", c_int64),
        ("tags", POINTER(c_char_p)),
        ("tag_count", c_size_t),
    ]


class taskcore_series_history_query_options(Structure):
    struct_size: int
    task_id: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("task_id", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_past_occurrence(Structure):
    struct_size: int
    local: bytes | None
    kind: int
    date: int
    start_ms: int
    outcome: int
    reserved: int
    completed_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("local", c_char_p),
        ("kind", c_int32),
        ("date", c_int32),
        ("start_ms", c_int64),
        ("outcome", c_int32),
        ("reserved", c_int32),
        ("completed_ms", c_int64),
    ]


class taskcore_series_streak(Structure):
    struct_size: int
    current: int
    longest: int
    current_first_date: int
    current_last_date: int
    longest_first_date: int
    longest_last_date: int
    done_count: int
    skipped_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("current", c_int64),
        ("longest", c_int64),
        ("current_first_date", c_int32),
        ("current_last_date", c_int32),
        ("longest_first_date", c_int32),
        ("longest_last_date", c_int32),
        ("done_count", c_int64),
        ("skipped_count", c_int64),
    ]


class taskcore_calendar_input(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    colour: int
    is_visible: int
    is_read_only: int
    is_blocking: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("colour", c_int32),
        ("is_visible", c_int32),
        ("is_read_only", c_int32),
        ("is_blocking", c_int32),
    ]


class taskcore_calendar(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    event_count: int
    colour: int
    is_visible: int
    is_read_only: int
    is_blocking: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("event_count", c_int64),
        ("colour", c_int32),
        ("is_visible", c_int32),
        ("is_read_only", c_int32),
        ("is_blocking", c_int32),
    ]


class taskcore_calendar_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_event_input(Structure):
    struct_size: int
    fields: int
    title: bytes | None
    kind: int
    start_kind: int
    start_ms: int
    start_date: int
    is_transparent: int
    duration_s: int
    zone: bytes | None
    notes: bytes | None
    location: bytes | None
    attendees: Any
    attendee_count: int
    url: bytes | None
    task_id: int
    reminders: Any
    reminder_count: int
    repeat_rule: bytes | None
    excluded_dates: bytes | None
    added_dates: bytes | None
    is_done: int
    reserved: int
    calendar_id: int
    field_values: Any
    field_value_count: int
    links: Any
    link_count: int
    project: bytes | None
    project_id: int
    tags: Any
    tag_count: int
    is_floating: int
    participation: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("title", c_char_p),
        ("kind", c_int32),
        ("start_kind", c_int32),
        ("start_ms", c_int64),
        ("start_date", c_int32),
        ("is_transparent", c_int32),
        ("duration_s", c_int64),
        ("zone", c_char_p),
        ("notes", c_char_p),
        ("location", c_char_p),
        ("attendees", POINTER(c_char_p)),
        ("attendee_count", c_size_t),
        ("url", c_char_p),
        ("task_id", c_int64),
        ("reminders", POINTER(taskcore_reminder)),
        ("reminder_count", c_size_t),
        ("repeat_rule", c_char_p),
        ("excluded_dates", c_char_p),
        ("added_dates", c_char_p),
        ("is_done", c_int32),
        ("reserved", c_int32),
        ("calendar_id", c_int64),
        ("field_values", POINTER(taskcore_field_value)),
        ("field_value_count", c_size_t),
        ("links", POINTER(taskcore_link)),
        ("link_count", c_size_t),
        ("project", c_char_p),
        ("project_id", c_int64),
        ("tags", POINTER(c_char_p)),
        ("tag_count", c_size_t),
        ("is_floating", c_int32),
        ("participation", c_int32),
    ]


class taskcore_event_scope_options(Structure):
    struct_size: int
    occurrence: bytes | None
    scope: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("occurrence", c_char_p),
        ("scope", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_event(Structure):
    struct_size: int
    fields: int
    id: int
    uid: bytes | None
    title: bytes | None
    kind: int
    start_kind: int
    start_ms: int
    end_ms: int
    start_date: int
    is_transparent: int
    duration_s: int
    zone: bytes | None
    notes: bytes | None
    location: bytes | None
    attendees: Any
    attendee_count: int
    url: bytes | None
    task_id: int
    reminders: Any
    reminder_count: int
    repeat_rule: bytes | None
    excluded_dates: bytes | None
    added_dates: bytes | None
    series_id: int
    occurrence: bytes | None
    created_ms: int
    modified_ms: int
    done_ms: int
    calendar_id: int
    field_values: Any
    field_value_count: int
    links: Any
    link_count: int
    project_id: int
    project: bytes | None
    tags: Any
    tag_count: int
    is_floating: int
    participation: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("id", c_int64),
        ("uid", c_char_p),
        ("title", c_char_p),
        ("kind", c_int32),
        ("start_kind", c_int32),
        ("start_ms", c_int64),
        ("end_ms", c_int64),
        ("start_date", c_int32),
        ("is_transparent", c_int32),
        ("duration_s", c_int64),
        ("zone", c_char_p),
        ("notes", c_char_p),
        ("location", c_char_p),
        ("attendees", POINTER(c_char_p)),
        ("attendee_count", c_size_t),
        ("url", c_char_p),
        ("task_id", c_int64),
        ("reminders", POINTER(taskcore_reminder)),
        ("reminder_count", c_size_t),
        ("repeat_rule", c_char_p),
        ("excluded_dates", c_char_p),
        ("added_dates", c_char_p),
        ("series_id", c_int64),
        ("occurrence", c_char_p),
        ("created_ms", c_int64),
        ("modified_ms", c_int64),
        ("done_ms", c_int64),
        ("calendar_id", c_int64),
        ("field_values", POINTER(taskcore_field_value)),
        ("field_value_count", c_size_t),
        ("links", POINTER(taskcore_link)),
        ("link_count", c_size_t),
        ("project_id", c_int64),
        ("project", c_char_p),
        ("tags", POINTER(c_char_p)),
        ("tag_count", c_size_t),
        ("is_floating", c_int32),
        ("participation", c_int32),
    ]


class taskcore_event_query_options(Structure):
    struct_size: int
    fields: int
    ids: Any
    id_count: int
    text: bytes | None
    kind: int
    done: int
    task_id: int
    series_id: int
    from_ms: int
    before_ms: int
    limit: int
    offset: int
    calendar_id: int
    project_id: int
    tags: Any
    tag_count: int
    field_values: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("ids", POINTER(c_int64)),
        ("id_count", c_size_t),
        ("text", c_char_p),
        ("kind", c_int32),
        ("done", c_int32),
        ("task_id", c_int64),
        ("series_id", c_int64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
        ("calendar_id", c_int64),
        ("project_id", c_int64),
        ("tags", POINTER(c_char_p)),
        ("tag_count", c_size_t),
        ("field_values", c_char_p),
    ]


class taskcore_conflict(Structure):
    struct_size: int
    event_id: int
    title: bytes | None
    occurrence: bytes | None
    start_ms: int
    end_ms: int
    other_id: int
    other_title: bytes | None
    other_occurrence: bytes | None
    other_start_ms: int
    other_end_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("event_id", c_int64),
        ("title", c_char_p),
        ("occurrence", c_char_p),
        ("start_ms", c_int64),
        ("end_ms", c_int64),
        ("other_id", c_int64),
        ("other_title", c_char_p),
        ("other_occurrence", c_char_p),
        ("other_start_ms", c_int64),
        ("other_end_ms", c_int64),
    ]


class taskcore_occurrence_query_options(Structure):
    struct_size: int
    fields: int
    event_id: int
    from_ms: int
    before_ms: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("event_id", c_int64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_conflict_query_options(Structure):
    struct_size: int
    fields: int
    from_ms: int
    before_ms: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_free_time_query_options(Structure):
    struct_size: int
    duration_s: int
    from_ms: int
    before_ms: int
    weekdays: int
    day_start_s: int
    day_end_s: int
    step_s: int
    zone: bytes | None
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("duration_s", c_int64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("weekdays", c_uint32),
        ("day_start_s", c_int32),
        ("day_end_s", c_int32),
        ("step_s", c_int32),
        ("zone", c_char_p),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_load_query_options(Structure):
    struct_size: int
    first_date: int
    last_date: int
    weekdays: int
    day_start_s: int
    day_end_s: int
    reserved: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("weekdays", c_uint32),
        ("day_start_s", c_int32),
        ("day_end_s", c_int32),
        ("reserved", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_day_load(Structure):
    struct_size: int
    date: int
    is_over: int
    working_s: int
    booked_s: int
    estimated_s: int
    free_s: int
    task_count: int
    unestimated_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("date", c_int32),
        ("is_over", c_int32),
        ("working_s", c_int64),
        ("booked_s", c_int64),
        ("estimated_s", c_int64),
        ("free_s", c_int64),
        ("task_count", c_int64),
        ("unestimated_count", c_int64),
    ]


class taskcore_free_time(Structure):
    struct_size: int
    start_ms: int
    end_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("start_ms", c_int64),
        ("end_ms", c_int64),
    ]


class taskcore_agenda_options(Structure):
    struct_size: int
    first_date: int
    last_date: int
    contents: int
    is_completed_included: int
    limit: int
    after: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("contents", c_uint32),
        ("is_completed_included", c_int32),
        ("limit", c_int64),
        ("after", c_char_p),
    ]


class taskcore_agenda_entry(Structure):
    struct_size: int
    date: int
    entity: int
    id: int
    uid: bytes | None
    occurrence: bytes | None
    title: bytes | None
    location: bytes | None
    time_label: bytes | None
    start_ms: int
    end_ms: int
    is_all_day: int
    kind: int
    day_index: int
    day_count: int
    is_done: int
    is_projected: int
    colour: int
    reserved: int
    cursor: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("date", c_int32),
        ("entity", c_int32),
        ("id", c_int64),
        ("uid", c_char_p),
        ("occurrence", c_char_p),
        ("title", c_char_p),
        ("location", c_char_p),
        ("time_label", c_char_p),
        ("start_ms", c_int64),
        ("end_ms", c_int64),
        ("is_all_day", c_int32),
        ("kind", c_int32),
        ("day_index", c_int32),
        ("day_count", c_int32),
        ("is_done", c_int32),
        ("is_projected", c_int32),
        ("colour", c_int32),
        ("reserved", c_int32),
        ("cursor", c_char_p),
    ]


class taskcore_month_options(Structure):
    struct_size: int
    year: int
    month: int
    week_start: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("year", c_int32),
        ("month", c_int32),
        ("week_start", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_month_day(Structure):
    struct_size: int
    date: int
    is_in_month: int
    is_today: int
    week_number: int
    event_count: int
    task_count: int
    completed_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("date", c_int32),
        ("is_in_month", c_int32),
        ("is_today", c_int32),
        ("week_number", c_int32),
        ("event_count", c_int64),
        ("task_count", c_int64),
        ("completed_count", c_int64),
    ]


class taskcore_task_countdown_options(Structure):
    struct_size: int
    from_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("from_ms", c_int64),
    ]


class taskcore_event_countdown_options(Structure):
    struct_size: int
    occurrence: bytes | None
    from_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("occurrence", c_char_p),
        ("from_ms", c_int64),
    ]


class taskcore_countdown(Structure):
    struct_size: int
    phase: int
    colour: int
    target_ms: int
    remaining_ms: int
    days: int
    hours: int
    minutes: int
    seconds: int
    elapsed_millionths: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("phase", c_int32),
        ("colour", c_int32),
        ("target_ms", c_int64),
        ("remaining_ms", c_int64),
        ("days", c_int64),
        ("hours", c_int32),
        ("minutes", c_int32),
        ("seconds", c_int32),
        ("elapsed_millionths", c_int32),
    ]


class taskcore_comment_input(Structure):
    struct_size: int
    fields: int
    text: bytes | None
    created_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("text", c_char_p),
        ("created_ms", c_int64),
    ]


class taskcore_comment(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    entity: int
    reserved: int
    item_id: int
    item_title: bytes | None
    text: bytes | None
    created_ms: int
    modified_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("entity", c_int32),
        ("reserved", c_int32),
        ("item_id", c_int64),
        ("item_title", c_char_p),
        ("text", c_char_p),
        ("created_ms", c_int64),
        ("modified_ms", c_int64),
    ]


class taskcore_comment_query_options(Structure):
    struct_size: int
    fields: int
    entity: int
    reserved: int
    item_id: int
    text: bytes | None
    from_ms: int
    before_ms: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("entity", c_int32),
        ("reserved", c_int32),
        ("item_id", c_int64),
        ("text", c_char_p),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_alert(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    kind: int
    snooze_count: int
    item_id: int
    occurrence: bytes | None
    title: bytes | None
    label: bytes | None
    at_ms: int
    fired_ms: int
    item_start_ms: int
    acknowledged_ms: int
    snoozed_until_ms: int
    zone: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("kind", c_int32),
        ("snooze_count", c_int32),
        ("item_id", c_int64),
        ("occurrence", c_char_p),
        ("title", c_char_p),
        ("label", c_char_p),
        ("at_ms", c_int64),
        ("fired_ms", c_int64),
        ("item_start_ms", c_int64),
        ("acknowledged_ms", c_int64),
        ("snoozed_until_ms", c_int64),
        ("zone", c_char_p),
    ]


class taskcore_alert_query_options(Structure):
    struct_size: int
    is_acknowledged_included: int
    reserved: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("is_acknowledged_included", c_int32),
        ("reserved", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_focus_start_options(Structure):
    struct_size: int
    task_id: int
    minutes: int
    kind: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("task_id", c_int64),
        ("minutes", c_int32),
        ("kind", c_int32),
    ]


class taskcore_focus_session(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    kind: int
    state: int
    round: int
    elapsed_millionths: int
    task_id: int
    title: bytes | None
    length_ms: int
    elapsed_ms: int
    remaining_ms: int
    started_ms: int
    ends_ms: int
    finished_ms: int
    label: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("kind", c_int32),
        ("state", c_int32),
        ("round", c_int32),
        ("elapsed_millionths", c_int32),
        ("task_id", c_int64),
        ("title", c_char_p),
        ("length_ms", c_int64),
        ("elapsed_ms", c_int64),
        ("remaining_ms", c_int64),
        ("started_ms", c_int64),
        ("ends_ms", c_int64),
        ("finished_ms", c_int64),
        ("label", c_char_p),
    ]


class taskcore_focus_query_options(Structure):
    struct_size: int
    fields: int
    from_ms: int
    before_ms: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_focus_next(Structure):
    struct_size: int
    kind: int
    minutes: int
    round: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("kind", c_int32),
        ("minutes", c_int32),
        ("round", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_focus_settings(Structure):
    struct_size: int
    fields: int
    work_minutes: int
    short_break_minutes: int
    long_break_minutes: int
    rounds: int
    is_auto_start: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("work_minutes", c_int32),
        ("short_break_minutes", c_int32),
        ("long_break_minutes", c_int32),
        ("rounds", c_int32),
        ("is_auto_start", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_focus_total_query_options(Structure):
    struct_size: int
    fields: int
    from_ms: int
    before_ms: int
    grouping: int
    reserved: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("grouping", c_int32),
        ("reserved", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_focus_total(Structure):
    struct_size: int
    key: int
    label: bytes | None
    total_ms: int
    session_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("key", c_int64),
        ("label", c_char_p),
        ("total_ms", c_int64),
        ("session_count", c_int64),
    ]


class taskcore_time_entry_input(Structure):
    struct_size: int
    fields: int
    task_id: int
    project_id: int
    start_ms: int
    end_ms: int
    note: bytes | None
    hourly_rate_millionths: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("task_id", c_int64),
        ("project_id", c_int64),
        ("start_ms", c_int64),
        ("end_ms", c_int64),
        ("note", c_char_p),
        ("hourly_rate_millionths", c_int64),
    ]


class taskcore_time_entry(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    entity: int
    is_running: int
    task_id: int
    title: bytes | None
    project_id: int
    project: bytes | None
    start_ms: int
    end_ms: int
    duration_ms: int
    note: bytes | None
    is_overlapping: int
    reserved: int
    hourly_rate_millionths: int
    client_id: int
    rate_millionths: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("entity", c_int32),
        ("is_running", c_int32),
        ("task_id", c_int64),
        ("title", c_char_p),
        ("project_id", c_int64),
        ("project", c_char_p),
        ("start_ms", c_int64),
        ("end_ms", c_int64),
        ("duration_ms", c_int64),
        ("note", c_char_p),
        ("is_overlapping", c_int32),
        ("reserved", c_int32),
        ("hourly_rate_millionths", c_int64),
        ("client_id", c_int64),
        ("rate_millionths", c_int64),
    ]


class taskcore_idle_time(Structure):
    struct_size: int
    fields: int
    since_ms: int
    choice: int
    is_stopped: int
    task_id: int
    project_id: int
    note: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("since_ms", c_int64),
        ("choice", c_int32),
        ("is_stopped", c_int32),
        ("task_id", c_int64),
        ("project_id", c_int64),
        ("note", c_char_p),
    ]


class taskcore_time_entry_query_options(Structure):
    struct_size: int
    fields: int
    entity: int
    is_running: int
    task_id: int
    project_id: int
    from_ms: int
    before_ms: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("entity", c_int32),
        ("is_running", c_int32),
        ("task_id", c_int64),
        ("project_id", c_int64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_time_total_query_options(Structure):
    struct_size: int
    fields: int
    from_ms: int
    before_ms: int
    grouping: int
    reserved: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("from_ms", c_int64),
        ("before_ms", c_int64),
        ("grouping", c_int32),
        ("reserved", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_time_total(Structure):
    struct_size: int
    key: int
    label: bytes | None
    total_ms: int
    entry_count: int
    amount_minor: int
    currency: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("key", c_int64),
        ("label", c_char_p),
        ("total_ms", c_int64),
        ("entry_count", c_int64),
        ("amount_minor", c_int64),
        ("currency", c_char_p),
    ]


class taskcore_time_entry_settings(Structure):
    struct_size: int
    fields: int
    is_tracking: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("is_tracking", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_score_options(Structure):
    struct_size: int
    fields: int
    first_date: int
    last_date: int
    project_id: int
    tag: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("project_id", c_int64),
        ("tag", c_char_p),
    ]


class taskcore_score(Structure):
    struct_size: int
    points: int
    completed_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("points", c_int64),
        ("completed_count", c_int64),
    ]


class taskcore_pulse_settings(Structure):
    struct_size: int
    fields: int
    points_p0: int
    points_p1: int
    points_p2: int
    points_p3: int
    points_none: int
    daily_goal: int
    weekly_goal: int
    ignored_weekdays: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("points_p0", c_int32),
        ("points_p1", c_int32),
        ("points_p2", c_int32),
        ("points_p3", c_int32),
        ("points_none", c_int32),
        ("daily_goal", c_int32),
        ("weekly_goal", c_int32),
        ("ignored_weekdays", c_uint32),
    ]


class taskcore_holiday_input(Structure):
    struct_size: int
    fields: int
    first_date: int
    last_date: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("first_date", c_int32),
        ("last_date", c_int32),
    ]


class taskcore_holiday_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_holiday(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    first_date: int
    last_date: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("first_date", c_int32),
        ("last_date", c_int32),
    ]


class taskcore_pulse_options(Structure):
    struct_size: int
    fields: int
    first_date: int
    last_date: int
    project_id: int
    week_start: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("project_id", c_int64),
        ("week_start", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_pulse_day(Structure):
    struct_size: int
    date: int
    is_paused: int
    completed_count: int
    added_count: int
    due_count: int
    overdue_count: int
    open_count: int
    points: int
    focus_ms: int
    completion_ratio: float
    average_points: float
    has_completion_ratio: int
    is_goal_reached: int
    cancelled_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("date", c_int32),
        ("is_paused", c_int32),
        ("completed_count", c_int64),
        ("added_count", c_int64),
        ("due_count", c_int64),
        ("overdue_count", c_int64),
        ("open_count", c_int64),
        ("points", c_int64),
        ("focus_ms", c_int64),
        ("completion_ratio", c_double),
        ("average_points", c_double),
        ("has_completion_ratio", c_int32),
        ("is_goal_reached", c_int32),
        ("cancelled_count", c_int64),
    ]


class taskcore_streak(Structure):
    struct_size: int
    goal: int
    completed_count: int
    current_count: int
    longest_count: int
    current_first_date: int
    current_last_date: int
    longest_first_date: int
    longest_last_date: int
    is_paused: int
    is_at_risk: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("goal", c_int64),
        ("completed_count", c_int64),
        ("current_count", c_int64),
        ("longest_count", c_int64),
        ("current_first_date", c_int32),
        ("current_last_date", c_int32),
        ("longest_first_date", c_int32),
        ("longest_last_date", c_int32),
        ("is_paused", c_int32),
        ("is_at_risk", c_int32),
    ]


class taskcore_level(Structure):
    struct_size: int
    name: bytes | None
    points: int
    first_points: int
    next_points: int
    progress: float
    number: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("points", c_int64),
        ("first_points", c_int64),
        ("next_points", c_int64),
        ("progress", c_double),
        ("number", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_pulse_group(Structure):
    struct_size: int
    key: int
    label: bytes | None
    completed_count: int
    points: int
    day_count: int
    colour: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("key", c_int64),
        ("label", c_char_p),
        ("completed_count", c_int64),
        ("points", c_int64),
        ("day_count", c_int64),
        ("colour", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_trend(Structure):
    struct_size: int
    day_count: int
    mean_points: float
    slope: float
    slope_standard_error: float
    has_slope: int
    has_standard_error: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("day_count", c_int64),
        ("mean_points", c_double),
        ("slope", c_double),
        ("slope_standard_error", c_double),
        ("has_slope", c_int32),
        ("has_standard_error", c_int32),
    ]


class taskcore_comparison(Structure):
    struct_size: int
    first_date: int
    last_date: int
    previous_first_date: int
    previous_last_date: int
    previous_same_date: int
    reserved: int
    points: int
    completed_count: int
    previous_points: int
    previous_completed_count: int
    previous_points_so_far: int
    previous_completed_count_so_far: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("previous_first_date", c_int32),
        ("previous_last_date", c_int32),
        ("previous_same_date", c_int32),
        ("reserved", c_int32),
        ("points", c_int64),
        ("completed_count", c_int64),
        ("previous_points", c_int64),
        ("previous_completed_count", c_int64),
        ("previous_points_so_far", c_int64),
        ("previous_completed_count_so_far", c_int64),
    ]


class taskcore_forecast(Structure):
    struct_size: int
    open_count: int
    day_count: int
    added_per_day: float
    closed_per_day: float
    days: float
    kind: int
    empty_date: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("open_count", c_int64),
        ("day_count", c_int64),
        ("added_per_day", c_double),
        ("closed_per_day", c_double),
        ("days", c_double),
        ("kind", c_int32),
        ("empty_date", c_int32),
    ]


class taskcore_figure(Structure):
    struct_size: int
    name: bytes | None
    value: float
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("value", c_double),
    ]


class taskcore_insight(Structure):
    struct_size: int
    text: bytes | None
    figures: Any
    figure_count: int
    kind: int
    colour: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("text", c_char_p),
        ("figures", POINTER(taskcore_figure)),
        ("figure_count", c_size_t),
        ("kind", c_int32),
        ("colour", c_int32),
    ]


class taskcore_pulse_content(Structure):
    struct_size: int
    days: Any
    day_count: int
    daily_streak: Any
    weekly_streak: Any
    level: Any
    trend: Any
    week: Any
    month: Any
    forecast: Any
    projects: Any
    project_count: int
    priorities: Any
    priority_count: int
    weekdays: Any
    weekday_count: int
    hours: Any
    hour_count: int
    insights: Any
    insight_count: int
    points: int
    completed_count: int
    added_count: int
    focus_ms: int
    active_day_count: int
    today: int
    best_date: int
    best_weekday: int
    best_hour: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("days", POINTER(taskcore_pulse_day)),
        ("day_count", c_size_t),
        ("daily_streak", POINTER(taskcore_streak)),
        ("weekly_streak", POINTER(taskcore_streak)),
        ("level", POINTER(taskcore_level)),
        ("trend", POINTER(taskcore_trend)),
        ("week", POINTER(taskcore_comparison)),
        ("month", POINTER(taskcore_comparison)),
        ("forecast", POINTER(taskcore_forecast)),
        ("projects", POINTER(taskcore_pulse_group)),
        ("project_count", c_size_t),
        ("priorities", POINTER(taskcore_pulse_group)),
        ("priority_count", c_size_t),
        ("weekdays", POINTER(taskcore_pulse_group)),
        ("weekday_count", c_size_t),
        ("hours", POINTER(taskcore_pulse_group)),
        ("hour_count", c_size_t),
        ("insights", POINTER(taskcore_insight)),
        ("insight_count", c_size_t),
        ("points", c_int64),
        ("completed_count", c_int64),
        ("added_count", c_int64),
        ("focus_ms", c_int64),
        ("active_day_count", c_int64),
        ("today", c_int32),
        ("best_date", c_int32),
        ("best_weekday", c_int32),
        ("best_hour", c_int32),
    ]


class taskcore_chart_options(Structure):
    struct_size: int
    fields: int
    kind: int
    measure: int
    first_date: int
    last_date: int
    project_id: int
    week_start: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("kind", c_int32),
        ("measure", c_int32),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("project_id", c_int64),
        ("week_start", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_tick(Structure):
    struct_size: int
    value: float
    label: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("value", c_double),
        ("label", c_char_p),
    ]


class taskcore_axis(Structure):
    struct_size: int
    label: bytes | None
    minimum: float
    maximum: float
    ticks: Any
    tick_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("label", c_char_p),
        ("minimum", c_double),
        ("maximum", c_double),
        ("ticks", POINTER(taskcore_tick)),
        ("tick_count", c_size_t),
    ]


class taskcore_chart_point(Structure):
    struct_size: int
    x: float
    y: float
    value: float
    label: bytes | None
    date: int
    colour: int
    shade: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("x", c_double),
        ("y", c_double),
        ("value", c_double),
        ("label", c_char_p),
        ("date", c_int32),
        ("colour", c_int32),
        ("shade", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_curve(Structure):
    struct_size: int
    start_x: float
    start_y: float
    control1_x: float
    control1_y: float
    control2_x: float
    control2_y: float
    end_x: float
    end_y: float
    _fields_ = [
        ("struct_size", c_size_t),
        ("start_x", c_double),
        ("start_y", c_double),
        ("control1_x", c_double),
        ("control1_y", c_double),
        ("control2_x", c_double),
        ("control2_y", c_double),
        ("end_x", c_double),
        ("end_y", c_double),
    ]


class taskcore_series(Structure):
    struct_size: int
    name: bytes | None
    points: Any
    point_count: int
    curves: Any
    curve_count: int
    colour: int
    is_dashed: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("points", POINTER(taskcore_chart_point)),
        ("point_count", c_size_t),
        ("curves", POINTER(taskcore_curve)),
        ("curve_count", c_size_t),
        ("colour", c_int32),
        ("is_dashed", c_int32),
    ]


class taskcore_chart_content(Structure):
    struct_size: int
    title: bytes | None
    description: bytes | None
    centre_label: bytes | None
    centre_caption: bytes | None
    empty_message: bytes | None
    x_axis: Any
    y_axis: Any
    series: Any
    series_count: int
    kind: int
    shape: int
    measure: int
    first_date: int
    last_date: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("title", c_char_p),
        ("description", c_char_p),
        ("centre_label", c_char_p),
        ("centre_caption", c_char_p),
        ("empty_message", c_char_p),
        ("x_axis", POINTER(taskcore_axis)),
        ("y_axis", POINTER(taskcore_axis)),
        ("series", POINTER(taskcore_series)),
        ("series_count", c_size_t),
        ("kind", c_int32),
        ("shape", c_int32),
        ("measure", c_int32),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_svg_options(Structure):
    struct_size: int
    width: int
    height: int
    appearance: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("width", c_int32),
        ("height", c_int32),
        ("appearance", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_report_options(Structure):
    struct_size: int
    fields: int
    first_date: int
    last_date: int
    week_start: int
    appearance: int
    title: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("week_start", c_int32),
        ("appearance", c_int32),
        ("title", c_char_p),
    ]


class taskcore_usage_function(Structure):
    struct_size: int
    name: bytes | None
    call_count: int
    error_count: int
    total_ns: int
    longest_ns: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("call_count", c_int64),
        ("error_count", c_int64),
        ("total_ns", c_int64),
        ("longest_ns", c_int64),
    ]


class taskcore_usage_status(Structure):
    struct_size: int
    name: bytes | None
    count: int
    status: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("count", c_int64),
        ("status", taskcore_status),
        ("reserved", c_int32),
    ]


class taskcore_usage_content(Structure):
    struct_size: int
    since_ms: int
    call_count: int
    error_count: int
    total_ns: int
    functions: Any
    function_count: int
    statuses: Any
    status_count: int
    is_counting: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("since_ms", c_int64),
        ("call_count", c_int64),
        ("error_count", c_int64),
        ("total_ns", c_int64),
        ("functions", POINTER(taskcore_usage_function)),
        ("function_count", c_size_t),
        ("statuses", POINTER(taskcore_usage_status)),
        ("status_count", c_size_t),
        ("is_counting", c_int32),
        ("reserved", c_int32),
    ]

taskcore_write_callback = CFUNCTYPE(c_int32, POINTER(c_uint8), c_size_t, c_void_p)

taskcore_read_callback = CFUNCTYPE(c_int32, POINTER(c_uint8), c_size_t, POINTER(c_size_t), c_void_p)

taskcore_progress_callback = CFUNCTYPE(c_int32, c_int64, c_int64, c_void_p)


class taskcore_import_options(Structure):
    struct_size: int
    policy: int
    is_dry_run: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("policy", c_int32),
        ("is_dry_run", c_int32),
    ]


class taskcore_export_options(Structure):
    struct_size: int
    query: bytes | None
    uids: Any
    uid_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("query", c_char_p),
        ("uids", POINTER(c_char_p)),
        ("uid_count", c_size_t),
    ]


class taskcore_import_report(Structure):
    struct_size: int
    added: int
    updated: int
    unchanged: int
    events_added: int
    events_updated: int
    events_unchanged: int
    skipped: int
    stayed: int
    events_stayed: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("added", c_int64),
        ("updated", c_int64),
        ("unchanged", c_int64),
        ("events_added", c_int64),
        ("events_updated", c_int64),
        ("events_unchanged", c_int64),
        ("skipped", c_int64),
        ("stayed", c_int64),
        ("events_stayed", c_int64),
    ]


class taskcore_import_note(Structure):
    struct_size: int
    line: int
    component: bytes | None
    uid: bytes | None
    message: bytes | None
    kind: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("line", c_int64),
        ("component", c_char_p),
        ("uid", c_char_p),
        ("message", c_char_p),
        ("kind", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_kept_field(Structure):
    struct_size: int
    format: bytes | None
    name: bytes | None
    value: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("format", c_char_p),
        ("name", c_char_p),
        ("value", c_char_p),
    ]


class taskcore_backup_options(Structure):
    struct_size: int
    folder: bytes | None
    days: int
    weeks: int
    months: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("folder", c_char_p),
        ("days", c_int32),
        ("weeks", c_int32),
        ("months", c_int32),
        ("reserved", c_int32),
    ]

taskcore_passphrase_callback = CFUNCTYPE(c_int32, POINTER(POINTER(c_char)), c_void_p)

taskcore_password_callback = CFUNCTYPE(c_int32, POINTER(c_char), POINTER(POINTER(c_char)), c_void_p)


class taskcore_sync_state(Structure):
    struct_size: int
    is_enabled: int
    is_encrypted: int
    remote_count: int
    replica_count: int
    conflict_count: int
    pending_count: int
    waiting_count: int
    last_run_ms: int
    twin_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("is_enabled", c_int32),
        ("is_encrypted", c_int32),
        ("remote_count", c_int64),
        ("replica_count", c_int64),
        ("conflict_count", c_int64),
        ("pending_count", c_int64),
        ("waiting_count", c_int64),
        ("last_run_ms", c_int64),
        ("twin_count", c_int64),
    ]


class taskcore_sync_remote_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_sync_remote(Structure):
    struct_size: int
    id: int
    kind: int
    reserved: int
    path: bytes | None
    last_run_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("kind", c_int32),
        ("reserved", c_int32),
        ("path", c_char_p),
        ("last_run_ms", c_int64),
    ]


class taskcore_sync_report(Structure):
    struct_size: int
    received: int
    sent: int
    waiting: int
    conflicts: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("received", c_int64),
        ("sent", c_int64),
        ("waiting", c_int64),
        ("conflicts", c_int64),
    ]


class taskcore_replica_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_replica(Structure):
    struct_size: int
    uid: bytes | None
    name: bytes | None
    is_self: int
    reserved: int
    seq: int
    heard_ms: int
    retired_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("is_self", c_int32),
        ("reserved", c_int32),
        ("seq", c_int64),
        ("heard_ms", c_int64),
        ("retired_ms", c_int64),
    ]


class taskcore_sync_conflict_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_sync_conflict(Structure):
    struct_size: int
    uid: bytes | None
    entity: int
    shown: int
    record_uid: bytes | None
    record_id: int
    title: bytes | None
    property: bytes | None
    element: bytes | None
    mine: bytes | None
    theirs: bytes | None
    mine_replica: bytes | None
    theirs_replica: bytes | None
    mine_ms: int
    theirs_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("uid", c_char_p),
        ("entity", c_int32),
        ("shown", c_int32),
        ("record_uid", c_char_p),
        ("record_id", c_int64),
        ("title", c_char_p),
        ("property", c_char_p),
        ("element", c_char_p),
        ("mine", c_char_p),
        ("theirs", c_char_p),
        ("mine_replica", c_char_p),
        ("theirs_replica", c_char_p),
        ("mine_ms", c_int64),
        ("theirs_ms", c_int64),
    ]

taskcore_sync_name_callback = CFUNCTYPE(c_int32, POINTER(c_char), c_void_p)

taskcore_sync_list_callback = CFUNCTYPE(c_int32, taskcore_sync_name_callback, c_void_p, c_void_p)

taskcore_sync_get_callback = CFUNCTYPE(c_int32, POINTER(c_char), taskcore_write_callback, c_void_p, c_void_p)

taskcore_sync_put_callback = CFUNCTYPE(c_int32, POINTER(c_char), POINTER(c_uint8), c_size_t, c_void_p)

taskcore_sync_remove_callback = CFUNCTYPE(c_int32, POINTER(c_char), c_void_p)


class taskcore_sync_transport(Structure):
    struct_size: int
    name: bytes | None
    list: Any
    get: Any
    put: Any
    remove: Any
    payload: int | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("list", taskcore_sync_list_callback),
        ("get", taskcore_sync_get_callback),
        ("put", taskcore_sync_put_callback),
        ("remove", taskcore_sync_remove_callback),
        ("payload", c_void_p),
    ]


class taskcore_hub_options(Structure):
    struct_size: int
    address: bytes | None
    password: Any
    progress: Any
    payload: int | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("address", c_char_p),
        ("password", taskcore_password_callback),
        ("progress", taskcore_store_progress_callback),
        ("payload", c_void_p),
    ]


class taskcore_hub_report(Structure):
    struct_size: int
    engine: int
    server_version: int
    has_row_security: int
    is_encrypted: int
    stores: int
    replicas: int
    batches: int
    snapshots: int
    leases: int
    bytes: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("engine", c_int32),
        ("server_version", c_int32),
        ("has_row_security", c_int32),
        ("is_encrypted", c_int32),
        ("stores", c_int64),
        ("replicas", c_int64),
        ("batches", c_int64),
        ("snapshots", c_int64),
        ("leases", c_int64),
        ("bytes", c_int64),
    ]


class taskcore_hub_sweep_report(Structure):
    struct_size: int
    batches: int
    snapshots: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("batches", c_int64),
        ("snapshots", c_int64),
    ]


class taskcore_account_input(Structure):
    struct_size: int
    kind: int
    reserved: int
    address: bytes | None
    device_name: bytes | None
    netrc_path: bytes | None
    ca_path: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("kind", c_int32),
        ("reserved", c_int32),
        ("address", c_char_p),
        ("device_name", c_char_p),
        ("netrc_path", c_char_p),
        ("ca_path", c_char_p),
    ]


class taskcore_account_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_account(Structure):
    struct_size: int
    id: int
    kind: int
    reserved: int
    address: bytes | None
    last_run_ms: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("kind", c_int32),
        ("reserved", c_int32),
        ("address", c_char_p),
        ("last_run_ms", c_int64),
    ]


class taskcore_account_collection_query_options(Structure):
    struct_size: int
    account_id: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("account_id", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_account_collection(Structure):
    struct_size: int
    id: int
    account_id: int
    name: bytes | None
    href: bytes | None
    colour: bytes | None
    project_id: int
    calendar_id: int
    item_count: int
    has_tasks: int
    has_events: int
    is_chosen: int
    is_accepted: int
    is_read_only: int
    is_missing: int
    is_inviting: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("account_id", c_int64),
        ("name", c_char_p),
        ("href", c_char_p),
        ("colour", c_char_p),
        ("project_id", c_int64),
        ("calendar_id", c_int64),
        ("item_count", c_int64),
        ("has_tasks", c_int32),
        ("has_events", c_int32),
        ("is_chosen", c_int32),
        ("is_accepted", c_int32),
        ("is_read_only", c_int32),
        ("is_missing", c_int32),
        ("is_inviting", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_account_collection_choice(Structure):
    struct_size: int
    project_id: int
    calendar_id: int
    is_inviting: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("project_id", c_int64),
        ("calendar_id", c_int64),
        ("is_inviting", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_account_plan(Structure):
    struct_size: int
    added_here: int
    changed_here: int
    deleted_here: int
    added_there: int
    changed_there: int
    deleted_there: int
    joined: int
    conflicts: int
    held: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("added_here", c_int64),
        ("changed_here", c_int64),
        ("deleted_here", c_int64),
        ("added_there", c_int64),
        ("changed_there", c_int64),
        ("deleted_there", c_int64),
        ("joined", c_int64),
        ("conflicts", c_int64),
        ("held", c_int64),
    ]


class taskcore_authorization_options(Structure):
    struct_size: int
    address: bytes | None
    client_path: bytes | None
    client_id: bytes | None
    client_secret: bytes | None
    redirect: bytes | None
    scopes: int
    reserved: int
    progress: Any
    payload: int | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("address", c_char_p),
        ("client_path", c_char_p),
        ("client_id", c_char_p),
        ("client_secret", c_char_p),
        ("redirect", c_char_p),
        ("scopes", c_uint32),
        ("reserved", c_int32),
        ("progress", taskcore_store_progress_callback),
        ("payload", c_void_p),
    ]


class taskcore_authorization_content(Structure):
    struct_size: int
    address: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("address", c_char_p),
    ]


class taskcore_tokens_content(Structure):
    struct_size: int
    access_token: bytes | None
    refresh_token: bytes | None
    end_ms: int
    scopes: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("access_token", c_char_p),
        ("refresh_token", c_char_p),
        ("end_ms", c_int64),
        ("scopes", c_uint32),
        ("reserved", c_int32),
    ]


class taskcore_party(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    trading_name: bytes | None
    legal_form: bytes | None
    share_capital: bytes | None
    registry: bytes | None
    contact: bytes | None
    street: bytes | None
    street_2: bytes | None
    postal_code: bytes | None
    city: bytes | None
    region: bytes | None
    country: bytes | None
    siren: bytes | None
    siret: bytes | None
    registration_number: bytes | None
    vat_number: bytes | None
    tax_number: bytes | None
    email: bytes | None
    phone: bytes | None
    electronic_address: bytes | None
    electronic_scheme: bytes | None
    iban: bytes | None
    bic: bytes | None
    account_name: bytes | None
    locale: bytes | None
    currency: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("trading_name", c_char_p),
        ("legal_form", c_char_p),
        ("share_capital", c_char_p),
        ("registry", c_char_p),
        ("contact", c_char_p),
        ("street", c_char_p),
        ("street_2", c_char_p),
        ("postal_code", c_char_p),
        ("city", c_char_p),
        ("region", c_char_p),
        ("country", c_char_p),
        ("siren", c_char_p),
        ("siret", c_char_p),
        ("registration_number", c_char_p),
        ("vat_number", c_char_p),
        ("tax_number", c_char_p),
        ("email", c_char_p),
        ("phone", c_char_p),
        ("electronic_address", c_char_p),
        ("electronic_scheme", c_char_p),
        ("iban", c_char_p),
        ("bic", c_char_p),
        ("account_name", c_char_p),
        ("locale", c_char_p),
        ("currency", c_char_p),
    ]


class taskcore_profile_content(Structure):
    struct_size: int
    seller: Any
    logo: Any
    logo_length: int
    hourly_rate_millionths: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("seller", POINTER(taskcore_party)),
        ("logo", POINTER(c_uint8)),
        ("logo_length", c_size_t),
        ("hourly_rate_millionths", c_int64),
    ]


class taskcore_subscription_content(Structure):
    struct_size: int
    fields: int
    plan: bytes | None
    source: bytes | None
    since_ms: int
    until_ms: int
    features: Any
    feature_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("plan", c_char_p),
        ("source", c_char_p),
        ("since_ms", c_int64),
        ("until_ms", c_int64),
        ("features", POINTER(c_char_p)),
        ("feature_count", c_size_t),
    ]


class taskcore_client(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    party: Any
    notes: bytes | None
    created_ms: int
    archived_ms: int
    invoice_count: int
    is_archived: int
    reserved: int
    hourly_rate_millionths: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("party", POINTER(taskcore_party)),
        ("notes", c_char_p),
        ("created_ms", c_int64),
        ("archived_ms", c_int64),
        ("invoice_count", c_int64),
        ("is_archived", c_int32),
        ("reserved", c_int32),
        ("hourly_rate_millionths", c_int64),
    ]


class taskcore_client_input(Structure):
    struct_size: int
    fields: int
    party: Any
    notes: bytes | None
    is_archived: int
    reserved: int
    hourly_rate_millionths: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("party", POINTER(taskcore_party)),
        ("notes", c_char_p),
        ("is_archived", c_int32),
        ("reserved", c_int32),
        ("hourly_rate_millionths", c_int64),
    ]


class taskcore_client_query_options(Structure):
    struct_size: int
    fields: int
    text: bytes | None
    archived: int
    reserved: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("text", c_char_p),
        ("archived", c_int32),
        ("reserved", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_number_series_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_number_series(Structure):
    struct_size: int
    name: bytes | None
    pattern: bytes | None
    next_number: bytes | None
    issued_count: int
    last_date: int
    reserved: int
    owner: bytes | None
    owner_uid: bytes | None
    right: int
    is_forced: int
    is_own: int
    reserved_2: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("name", c_char_p),
        ("pattern", c_char_p),
        ("next_number", c_char_p),
        ("issued_count", c_int64),
        ("last_date", c_int32),
        ("reserved", c_int32),
        ("owner", c_char_p),
        ("owner_uid", c_char_p),
        ("right", c_int32),
        ("is_forced", c_int32),
        ("is_own", c_int32),
        ("reserved_2", c_int32),
    ]


class taskcore_invoice_input(Structure):
    struct_size: int
    fields: int
    client_id: int
    series: bytes | None
    due_date: int
    payment_days: int
    delivery_date: int
    first_date: int
    last_date: int
    reserved: int
    currency: bytes | None
    exchange_rate_millionths: int
    language: bytes | None
    business_process: bytes | None
    buyer_reference: bytes | None
    order_reference: bytes | None
    contract_reference: bytes | None
    payment_terms: bytes | None
    late_penalty: bytes | None
    recovery_fee: bytes | None
    early_discount: bytes | None
    notes: bytes | None
    prepaid_minor: int
    preceding_number: bytes | None
    preceding_date: int
    reserved2: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("client_id", c_int64),
        ("series", c_char_p),
        ("due_date", c_int32),
        ("payment_days", c_int32),
        ("delivery_date", c_int32),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("reserved", c_int32),
        ("currency", c_char_p),
        ("exchange_rate_millionths", c_int64),
        ("language", c_char_p),
        ("business_process", c_char_p),
        ("buyer_reference", c_char_p),
        ("order_reference", c_char_p),
        ("contract_reference", c_char_p),
        ("payment_terms", c_char_p),
        ("late_penalty", c_char_p),
        ("recovery_fee", c_char_p),
        ("early_discount", c_char_p),
        ("notes", c_char_p),
        ("prepaid_minor", c_int64),
        ("preceding_number", c_char_p),
        ("preceding_date", c_int32),
        ("reserved2", c_int32),
    ]


class taskcore_invoice_line_input(Structure):
    struct_size: int
    fields: int
    name: bytes | None
    details: bytes | None
    quantity_ten_thousandths: int
    unit: bytes | None
    unit_price_millionths: int
    discount_minor: int
    discount_reason: bytes | None
    discount_basis_points: int
    vat_category: int
    vat_rate_basis_points: int
    first_date: int
    last_date: int
    position: int
    exemption_reason: bytes | None
    exemption_code: bytes | None
    task_ids: Any
    task_count: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("name", c_char_p),
        ("details", c_char_p),
        ("quantity_ten_thousandths", c_int64),
        ("unit", c_char_p),
        ("unit_price_millionths", c_int64),
        ("discount_minor", c_int64),
        ("discount_reason", c_char_p),
        ("discount_basis_points", c_int32),
        ("vat_category", c_int32),
        ("vat_rate_basis_points", c_int32),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("position", c_int32),
        ("exemption_reason", c_char_p),
        ("exemption_code", c_char_p),
        ("task_ids", POINTER(c_int64)),
        ("task_count", c_size_t),
    ]


class taskcore_invoice_adjustment_input(Structure):
    struct_size: int
    fields: int
    amount_minor: int
    reason: bytes | None
    reason_code: bytes | None
    exemption_reason: bytes | None
    exemption_code: bytes | None
    is_charge: int
    rate_basis_points: int
    vat_category: int
    vat_rate_basis_points: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("amount_minor", c_int64),
        ("reason", c_char_p),
        ("reason_code", c_char_p),
        ("exemption_reason", c_char_p),
        ("exemption_code", c_char_p),
        ("is_charge", c_int32),
        ("rate_basis_points", c_int32),
        ("vat_category", c_int32),
        ("vat_rate_basis_points", c_int32),
    ]


class taskcore_focus_billing(Structure):
    struct_size: int
    fields: int
    project_id: int
    task_id: int
    first_date: int
    last_date: int
    grouping: int
    vat_category: int
    vat_rate_basis_points: int
    round_up_minutes: int
    unit_price_millionths: int
    name: bytes | None
    is_by_rate: int
    is_of_client: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("project_id", c_int64),
        ("task_id", c_int64),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("grouping", c_int32),
        ("vat_category", c_int32),
        ("vat_rate_basis_points", c_int32),
        ("round_up_minutes", c_int32),
        ("unit_price_millionths", c_int64),
        ("name", c_char_p),
        ("is_by_rate", c_int32),
        ("is_of_client", c_int32),
    ]


class taskcore_invoice(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    number: bytes | None
    client_name: bytes | None
    currency: bytes | None
    client_id: int
    preceding_id: int
    net_minor: int
    vat_minor: int
    gross_minor: int
    due_minor: int
    paid_minor: int
    credited_minor: int
    balance_minor: int
    created_ms: int
    modified_ms: int
    issued_ms: int
    kind: int
    state: int
    issue_date: int
    due_date: int
    twin_id: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("number", c_char_p),
        ("client_name", c_char_p),
        ("currency", c_char_p),
        ("client_id", c_int64),
        ("preceding_id", c_int64),
        ("net_minor", c_int64),
        ("vat_minor", c_int64),
        ("gross_minor", c_int64),
        ("due_minor", c_int64),
        ("paid_minor", c_int64),
        ("credited_minor", c_int64),
        ("balance_minor", c_int64),
        ("created_ms", c_int64),
        ("modified_ms", c_int64),
        ("issued_ms", c_int64),
        ("kind", c_int32),
        ("state", c_int32),
        ("issue_date", c_int32),
        ("due_date", c_int32),
        ("twin_id", c_int64),
    ]


class taskcore_invoice_query_options(Structure):
    struct_size: int
    fields: int
    states: int
    kind: int
    client_id: int
    first_date: int
    last_date: int
    text: bytes | None
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("states", c_uint32),
        ("kind", c_int32),
        ("client_id", c_int64),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("text", c_char_p),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_invoice_line(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    name: bytes | None
    details: bytes | None
    unit: bytes | None
    unit_label: bytes | None
    quantity_ten_thousandths: int
    unit_price_millionths: int
    base_minor: int
    discount_minor: int
    net_minor: int
    discount_reason: bytes | None
    exemption_reason: bytes | None
    exemption_code: bytes | None
    task_ids: Any
    task_count: int
    focus_session_count: int
    discount_basis_points: int
    vat_category: int
    vat_rate_basis_points: int
    position: int
    first_date: int
    last_date: int
    invoice_id: int
    currency: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("name", c_char_p),
        ("details", c_char_p),
        ("unit", c_char_p),
        ("unit_label", c_char_p),
        ("quantity_ten_thousandths", c_int64),
        ("unit_price_millionths", c_int64),
        ("base_minor", c_int64),
        ("discount_minor", c_int64),
        ("net_minor", c_int64),
        ("discount_reason", c_char_p),
        ("exemption_reason", c_char_p),
        ("exemption_code", c_char_p),
        ("task_ids", POINTER(c_int64)),
        ("task_count", c_size_t),
        ("focus_session_count", c_int64),
        ("discount_basis_points", c_int32),
        ("vat_category", c_int32),
        ("vat_rate_basis_points", c_int32),
        ("position", c_int32),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("invoice_id", c_int64),
        ("currency", c_char_p),
    ]


class taskcore_invoice_adjustment(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    reason: bytes | None
    reason_code: bytes | None
    exemption_reason: bytes | None
    exemption_code: bytes | None
    amount_minor: int
    is_charge: int
    rate_basis_points: int
    vat_category: int
    vat_rate_basis_points: int
    invoice_id: int
    currency: bytes | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("reason", c_char_p),
        ("reason_code", c_char_p),
        ("exemption_reason", c_char_p),
        ("exemption_code", c_char_p),
        ("amount_minor", c_int64),
        ("is_charge", c_int32),
        ("rate_basis_points", c_int32),
        ("vat_category", c_int32),
        ("vat_rate_basis_points", c_int32),
        ("invoice_id", c_int64),
        ("currency", c_char_p),
    ]


class taskcore_vat_row(Structure):
    struct_size: int
    category_code: bytes | None
    exemption_reason: bytes | None
    exemption_code: bytes | None
    taxable_minor: int
    tax_minor: int
    category: int
    rate_basis_points: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("category_code", c_char_p),
        ("exemption_reason", c_char_p),
        ("exemption_code", c_char_p),
        ("taxable_minor", c_int64),
        ("tax_minor", c_int64),
        ("category", c_int32),
        ("rate_basis_points", c_int32),
    ]


class taskcore_payment_query_options(Structure):
    struct_size: int
    invoice_id: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("invoice_id", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_payment(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    invoice_id: int
    amount_minor: int
    means: bytes | None
    reference: bytes | None
    notes: bytes | None
    currency: bytes | None
    date: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("invoice_id", c_int64),
        ("amount_minor", c_int64),
        ("means", c_char_p),
        ("reference", c_char_p),
        ("notes", c_char_p),
        ("currency", c_char_p),
        ("date", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_payment_input(Structure):
    struct_size: int
    fields: int
    amount_minor: int
    means: bytes | None
    reference: bytes | None
    notes: bytes | None
    date: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("amount_minor", c_int64),
        ("means", c_char_p),
        ("reference", c_char_p),
        ("notes", c_char_p),
        ("date", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_email_query_options(Structure):
    struct_size: int
    invoice_id: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("invoice_id", c_int64),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_email(Structure):
    struct_size: int
    id: int
    uid: bytes | None
    invoice_id: int
    message_id: bytes | None
    recipients: bytes | None
    subject: bytes | None
    error: bytes | None
    created_ms: int
    finished_ms: int
    state: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("id", c_int64),
        ("uid", c_char_p),
        ("invoice_id", c_int64),
        ("message_id", c_char_p),
        ("recipients", c_char_p),
        ("subject", c_char_p),
        ("error", c_char_p),
        ("created_ms", c_int64),
        ("finished_ms", c_int64),
        ("state", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_invoice_content(Structure):
    struct_size: int
    invoice: Any
    seller: Any
    buyer: Any
    lines: Any
    line_count: int
    adjustments: Any
    adjustment_count: int
    vat_rows: Any
    vat_row_count: int
    payments: Any
    payment_count: int
    emails: Any
    email_count: int
    credit_note_ids: Any
    credit_note_count: int
    line_total_minor: int
    allowance_total_minor: int
    charge_total_minor: int
    prepaid_minor: int
    vat_in_euro_cents: int
    exchange_rate_millionths: int
    series: bytes | None
    language: bytes | None
    business_process: bytes | None
    buyer_reference: bytes | None
    order_reference: bytes | None
    contract_reference: bytes | None
    payment_terms: bytes | None
    late_penalty: bytes | None
    recovery_fee: bytes | None
    early_discount: bytes | None
    notes: bytes | None
    preceding_number: bytes | None
    preceding_date: int
    payment_days: int
    delivery_date: int
    first_date: int
    last_date: int
    has_vat_in_euro: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("invoice", POINTER(taskcore_invoice)),
        ("seller", POINTER(taskcore_party)),
        ("buyer", POINTER(taskcore_party)),
        ("lines", POINTER(taskcore_invoice_line)),
        ("line_count", c_size_t),
        ("adjustments", POINTER(taskcore_invoice_adjustment)),
        ("adjustment_count", c_size_t),
        ("vat_rows", POINTER(taskcore_vat_row)),
        ("vat_row_count", c_size_t),
        ("payments", POINTER(taskcore_payment)),
        ("payment_count", c_size_t),
        ("emails", POINTER(taskcore_email)),
        ("email_count", c_size_t),
        ("credit_note_ids", POINTER(c_int64)),
        ("credit_note_count", c_size_t),
        ("line_total_minor", c_int64),
        ("allowance_total_minor", c_int64),
        ("charge_total_minor", c_int64),
        ("prepaid_minor", c_int64),
        ("vat_in_euro_cents", c_int64),
        ("exchange_rate_millionths", c_int64),
        ("series", c_char_p),
        ("language", c_char_p),
        ("business_process", c_char_p),
        ("buyer_reference", c_char_p),
        ("order_reference", c_char_p),
        ("contract_reference", c_char_p),
        ("payment_terms", c_char_p),
        ("late_penalty", c_char_p),
        ("recovery_fee", c_char_p),
        ("early_discount", c_char_p),
        ("notes", c_char_p),
        ("preceding_number", c_char_p),
        ("preceding_date", c_int32),
        ("payment_days", c_int32),
        ("delivery_date", c_int32),
        ("first_date", c_int32),
        ("last_date", c_int32),
        ("has_vat_in_euro", c_int32),
    ]


class taskcore_ageing_query_options(Structure):
    struct_size: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_turnover_query_options(Structure):
    struct_size: int
    first_month: int
    last_month: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("first_month", c_int32),
        ("last_month", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_vat_total_query_options(Structure):
    struct_size: int
    first_month: int
    last_month: int
    limit: int
    offset: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("first_month", c_int32),
        ("last_month", c_int32),
        ("limit", c_int64),
        ("offset", c_int64),
    ]


class taskcore_ageing(Structure):
    struct_size: int
    currency: bytes | None
    balance_minor: int
    invoice_count: int
    first_day: int
    last_day: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("currency", c_char_p),
        ("balance_minor", c_int64),
        ("invoice_count", c_int64),
        ("first_day", c_int32),
        ("last_day", c_int32),
    ]


class taskcore_turnover(Structure):
    struct_size: int
    currency: bytes | None
    invoice_count: int
    credit_note_count: int
    net_minor: int
    vat_minor: int
    gross_minor: int
    month: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("currency", c_char_p),
        ("invoice_count", c_int64),
        ("credit_note_count", c_int64),
        ("net_minor", c_int64),
        ("vat_minor", c_int64),
        ("gross_minor", c_int64),
        ("month", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_vat_total(Structure):
    struct_size: int
    currency: bytes | None
    category_code: bytes | None
    taxable_minor: int
    tax_minor: int
    month: int
    category: int
    rate_basis_points: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("currency", c_char_p),
        ("category_code", c_char_p),
        ("taxable_minor", c_int64),
        ("tax_minor", c_int64),
        ("month", c_int32),
        ("category", c_int32),
        ("rate_basis_points", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_pdf_options(Structure):
    struct_size: int
    fields: int
    language: bytes | None
    paper: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("language", c_char_p),
        ("paper", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_email_options(Structure):
    struct_size: int
    fields: int
    to: bytes | None
    cc: bytes | None
    reply_to: bytes | None
    sender: bytes | None
    subject: bytes | None
    body: bytes | None
    paper: int
    reserved: int
    _fields_ = [
        ("struct_size", c_size_t),
        ("fields", c_uint64),
        ("to", c_char_p),
        ("cc", c_char_p),
        ("reply_to", c_char_p),
        ("sender", c_char_p),
        ("subject", c_char_p),
        ("body", c_char_p),
        ("paper", c_int32),
        ("reserved", c_int32),
    ]


class taskcore_smtp_options(Structure):
    struct_size: int
    host: bytes | None
    port: int
    security: int
    user: bytes | None
    password: bytes | None
    netrc_path: bytes | None
    ca_path: bytes | None
    timeout_ms: int
    progress: Any
    payload: int | None
    _fields_ = [
        ("struct_size", c_size_t),
        ("host", c_char_p),
        ("port", c_int32),
        ("security", c_int32),
        ("user", c_char_p),
        ("password", c_char_p),
        ("netrc_path", c_char_p),
        ("ca_path", c_char_p),
        ("timeout_ms", c_int64),
        ("progress", taskcore_progress_callback),
        ("payload", c_void_p),
    ]


def TASKCORE_OPEN_OPTIONS_INIT() -> taskcore_open_options:
    return taskcore_open_options(
        sizeof(taskcore_open_options), None, 0, TASKCORE_DURABILITY_FULL, 5000, None,
        taskcore_clock_callback(), None, taskcore_destroy_callback(),
        taskcore_store_progress_callback(), None, taskcore_destroy_callback(), None
    )


def TASKCORE_FIELD_VALUE_INIT() -> taskcore_field_value:
    return taskcore_field_value(sizeof(taskcore_field_value), None, None)


def TASKCORE_FIELD_INPUT_INIT() -> taskcore_field_input:
    return taskcore_field_input(
        sizeof(taskcore_field_input), 0, None, None, TASKCORE_FIELD_KIND_TEXT, TASKCORE_ENTITY_TASK,
        None, 0
    )


def TASKCORE_FIELD_QUERY_OPTIONS_INIT() -> taskcore_field_query_options:
    return taskcore_field_query_options(
        sizeof(taskcore_field_query_options), 0, TASKCORE_ENTITY_TASK, 0, 0, 0
    )


def TASKCORE_LINK_INIT() -> taskcore_link:
    return taskcore_link(sizeof(taskcore_link), None, None, None)


def TASKCORE_REMINDER_INIT() -> taskcore_reminder:
    return taskcore_reminder(sizeof(taskcore_reminder), TASKCORE_REMINDER_AT, 0, 0, 0)


def TASKCORE_TASK_INPUT_INIT() -> taskcore_task_input:
    return taskcore_task_input(
        sizeof(taskcore_task_input), 0, None, None, None, 0, None, 0, None, 0, None, 0,
        TASKCORE_PRIORITY_P2, 0, TASKCORE_MOMENT_NONE, 0, 0, TASKCORE_MOMENT_NONE, 0, 0,
        TASKCORE_SLOT_MORNING, 0, 0, None, None, 0, None, 0, None, 0, None, 0, None, 0, None,
        TASKCORE_REPEAT_FIXED, 0, None, None, TASKCORE_MOMENT_NONE, 0, 0, TASKCORE_MOMENT_NONE, 0,
        0, None, None, 0, None, 0, 0, 0
    )


def TASKCORE_MOVE_INIT() -> taskcore_move:
    return taskcore_move(sizeof(taskcore_move), 0, 0, 0, 0, 0)


def TASKCORE_SORT_INIT() -> taskcore_sort:
    return taskcore_sort(sizeof(taskcore_sort), TASKCORE_SORT_CREATED, 0, None)


def TASKCORE_QUERY_INIT() -> taskcore_query:
    return taskcore_query(
        sizeof(taskcore_query), 0, None, None, 0, None, 0, None, 0, None, 0, None, 0, None, 0, 0,
        TASKCORE_TASK_STATUS_OPEN, 0, 0, 0, 0, 0, 0, 0, TASKCORE_GROUP_NONE, 0, 0, 0, 0, 0, 0, 0, 0,
        0, None, 0, None, 0, 0, 0, 0, 0, 0, 0
    )


def TASKCORE_PROJECT_INPUT_INIT() -> taskcore_project_input:
    return taskcore_project_input(
        sizeof(taskcore_project_input), 0, None, None, None, TASKCORE_COLOUR_BLACK, 0, 0, 0, 0
    )


def TASKCORE_PROJECT_QUERY_OPTIONS_INIT() -> taskcore_project_query_options:
    return taskcore_project_query_options(sizeof(taskcore_project_query_options), 0, 0, 0, 0)


def TASKCORE_REPAIR_REPORT_INIT() -> taskcore_repair_report:
    return taskcore_repair_report(
        sizeof(taskcore_repair_report), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    )


def TASKCORE_RECOVERY_REPORT_INIT() -> taskcore_recovery_report:
    return taskcore_recovery_report(sizeof(taskcore_recovery_report), 0, 0, 0)


def TASKCORE_PROJECT_SECTION_INPUT_INIT() -> taskcore_project_section_input:
    return taskcore_project_section_input(sizeof(taskcore_project_section_input), 0, None)


def TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT() -> taskcore_project_section_query_options:
    return taskcore_project_section_query_options(
        sizeof(taskcore_project_section_query_options), 0, 0, 0, 0
    )


def TASKCORE_TAG_QUERY_OPTIONS_INIT() -> taskcore_tag_query_options:
    return taskcore_tag_query_options(sizeof(taskcore_tag_query_options), 0, 0)


def TASKCORE_FILTER_INPUT_INIT() -> taskcore_filter_input:
    return taskcore_filter_input(
        sizeof(taskcore_filter_input), 0, None, None, TASKCORE_COLOUR_BLACK, 0
    )


def TASKCORE_FILTER_QUERY_OPTIONS_INIT() -> taskcore_filter_query_options:
    return taskcore_filter_query_options(sizeof(taskcore_filter_query_options), 0, 0)


def TASKCORE_TEMPLATE_INPUT_INIT() -> taskcore_template_input:
    return taskcore_template_input(sizeof(taskcore_template_input), 0, None, 0, 0, 0, 0)


def TASKCORE_TEMPLATE_QUERY_OPTIONS_INIT() -> taskcore_template_query_options:
    return taskcore_template_query_options(sizeof(taskcore_template_query_options), 0, 0)


def TASKCORE_TEMPLATE_USE_OPTIONS_INIT() -> taskcore_template_use_options:
    return taskcore_template_use_options(sizeof(taskcore_template_use_options), 0, 0, 0)


def TASKCORE_TEMPLATE_REPORT_INIT() -> taskcore_template_report:
    return taskcore_template_report(sizeof(taskcore_template_report), 0, 0, 0)


def TASKCORE_URGENCY_COEFFICIENTS_INIT() -> taskcore_urgency_coefficients:
    return taskcore_urgency_coefficients(
        sizeof(taskcore_urgency_coefficients), 0, 9000, 6000, 3900, 1800, 12000, 2000, 2000, -5000,
        8000, 0, 0, 0, 0, 0
    )


def TASKCORE_HOME_OPTIONS_INIT() -> taskcore_home_options:
    return taskcore_home_options(sizeof(taskcore_home_options), None, 0)


def TASKCORE_STEP_INIT() -> taskcore_step:
    return taskcore_step(sizeof(taskcore_step), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_LOG_TRIM_OPTIONS_INIT() -> taskcore_log_trim_options:
    return taskcore_log_trim_options(sizeof(taskcore_log_trim_options), 0, 0, 0)


def TASKCORE_LOG_REPORT_INIT() -> taskcore_log_report:
    return taskcore_log_report(sizeof(taskcore_log_report), 0, 0, 0, 0, 0)


def TASKCORE_LOCAL_TIME_INIT() -> taskcore_local_time:
    return taskcore_local_time(sizeof(taskcore_local_time), 0, 0, 0, 0, 0, 0)


def TASKCORE_MOMENT_INIT() -> taskcore_moment:
    return taskcore_moment(sizeof(taskcore_moment), TASKCORE_MOMENT_NONE, 0, 0)


def TASKCORE_PERIOD_OPTIONS_INIT() -> taskcore_period_options:
    return taskcore_period_options(
        sizeof(taskcore_period_options), TASKCORE_TOWARDS_FUTURE, TASKCORE_WEEK_START_LOCALE
    )


def TASKCORE_PERIOD_INIT() -> taskcore_period:
    return taskcore_period(sizeof(taskcore_period), 0, 0, 0, 0)


def TASKCORE_REPEAT_SPEC_INIT() -> taskcore_repeat_spec:
    return taskcore_repeat_spec(
        sizeof(taskcore_repeat_spec), None, None, None, None, None, None, 0, 0, 0
    )


def TASKCORE_TASK_SCOPE_OPTIONS_INIT() -> taskcore_task_scope_options:
    return taskcore_task_scope_options(sizeof(taskcore_task_scope_options), TASKCORE_SCOPE_ALL, 0)


def TASKCORE_COMPLETION_QUERY_OPTIONS_INIT() -> taskcore_completion_query_options:
    return taskcore_completion_query_options(
        sizeof(taskcore_completion_query_options), 0, 0, 0, 0, 0, 0
    )


def TASKCORE_SERIES_HISTORY_QUERY_OPTIONS_INIT() -> taskcore_series_history_query_options:
    return taskcore_series_history_query_options(
        sizeof(taskcore_series_history_query_options), 0, 0, 0
    )


def TASKCORE_SERIES_STREAK_INIT() -> taskcore_series_streak:
    return taskcore_series_streak(sizeof(taskcore_series_streak), 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_CALENDAR_INPUT_INIT() -> taskcore_calendar_input:
    return taskcore_calendar_input(
        sizeof(taskcore_calendar_input), 0, None, TASKCORE_COLOUR_BLACK, 1, 0, 1
    )


def TASKCORE_CALENDAR_QUERY_OPTIONS_INIT() -> taskcore_calendar_query_options:
    return taskcore_calendar_query_options(sizeof(taskcore_calendar_query_options), 0, 0)


def TASKCORE_EVENT_INPUT_INIT() -> taskcore_event_input:
    return taskcore_event_input(
        sizeof(taskcore_event_input), 0, None, TASKCORE_EVENT_KIND_MEETING,
        TASKCORE_MOMENT_DATE_TIME, 0, 0, 0, 0, None, None, None, None, 0, None, 0, None, 0, None,
        None, None, 0, 0, 0, None, 0, None, 0, None, 0, None, 0, 0, 0
    )


def TASKCORE_EVENT_SCOPE_OPTIONS_INIT() -> taskcore_event_scope_options:
    return taskcore_event_scope_options(
        sizeof(taskcore_event_scope_options), None, TASKCORE_SCOPE_ALL, 0
    )


def TASKCORE_EVENT_QUERY_OPTIONS_INIT() -> taskcore_event_query_options:
    return taskcore_event_query_options(
        sizeof(taskcore_event_query_options), 0, None, 0, None, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, None,
        0, None
    )


def TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT() -> taskcore_occurrence_query_options:
    return taskcore_occurrence_query_options(
        sizeof(taskcore_occurrence_query_options), 0, 0, 0, 0, 0, 0
    )


def TASKCORE_CONFLICT_QUERY_OPTIONS_INIT() -> taskcore_conflict_query_options:
    return taskcore_conflict_query_options(sizeof(taskcore_conflict_query_options), 0, 0, 0, 0, 0)


def TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT() -> taskcore_free_time_query_options:
    return taskcore_free_time_query_options(
        sizeof(taskcore_free_time_query_options), 0, 0, 0, 0, 0, 0, 0, None, 0, 0
    )


def TASKCORE_LOAD_QUERY_OPTIONS_INIT() -> taskcore_load_query_options:
    return taskcore_load_query_options(sizeof(taskcore_load_query_options), 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_AGENDA_OPTIONS_INIT() -> taskcore_agenda_options:
    return taskcore_agenda_options(sizeof(taskcore_agenda_options), 0, 0, 0, 0, 0, None)


def TASKCORE_MONTH_OPTIONS_INIT() -> taskcore_month_options:
    return taskcore_month_options(
        sizeof(taskcore_month_options), 0, 0, TASKCORE_WEEK_START_LOCALE, 0
    )


def TASKCORE_TASK_COUNTDOWN_OPTIONS_INIT() -> taskcore_task_countdown_options:
    return taskcore_task_countdown_options(sizeof(taskcore_task_countdown_options), 0)


def TASKCORE_EVENT_COUNTDOWN_OPTIONS_INIT() -> taskcore_event_countdown_options:
    return taskcore_event_countdown_options(sizeof(taskcore_event_countdown_options), None, 0)


def TASKCORE_COUNTDOWN_INIT() -> taskcore_countdown:
    return taskcore_countdown(
        sizeof(taskcore_countdown), TASKCORE_PHASE_NONE, 0, 0, 0, 0, 0, 0, 0, 0
    )


def TASKCORE_COMMENT_INPUT_INIT() -> taskcore_comment_input:
    return taskcore_comment_input(sizeof(taskcore_comment_input), 0, None, 0)


def TASKCORE_COMMENT_QUERY_OPTIONS_INIT() -> taskcore_comment_query_options:
    return taskcore_comment_query_options(
        sizeof(taskcore_comment_query_options), 0, TASKCORE_ENTITY_TASK, 0, 0, None, 0, 0, 0, 0
    )


def TASKCORE_ALERT_QUERY_OPTIONS_INIT() -> taskcore_alert_query_options:
    return taskcore_alert_query_options(sizeof(taskcore_alert_query_options), 0, 0, 0, 0)


def TASKCORE_FOCUS_START_OPTIONS_INIT() -> taskcore_focus_start_options:
    return taskcore_focus_start_options(
        sizeof(taskcore_focus_start_options), 0, 0, TASKCORE_FOCUS_KIND_WORK
    )


def TASKCORE_FOCUS_QUERY_OPTIONS_INIT() -> taskcore_focus_query_options:
    return taskcore_focus_query_options(sizeof(taskcore_focus_query_options), 0, 0, 0, 0, 0)


def TASKCORE_FOCUS_NEXT_INIT() -> taskcore_focus_next:
    return taskcore_focus_next(sizeof(taskcore_focus_next), 0, 0, 0, 0)


def TASKCORE_FOCUS_SETTINGS_INIT() -> taskcore_focus_settings:
    return taskcore_focus_settings(sizeof(taskcore_focus_settings), 0, 25, 5, 15, 4, 0, 0)


def TASKCORE_FOCUS_TOTAL_QUERY_OPTIONS_INIT() -> taskcore_focus_total_query_options:
    return taskcore_focus_total_query_options(
        sizeof(taskcore_focus_total_query_options), 0, 0, 0, TASKCORE_FOCUS_BY_TASK, 0, 0, 0
    )


def TASKCORE_TIME_ENTRY_INPUT_INIT() -> taskcore_time_entry_input:
    return taskcore_time_entry_input(sizeof(taskcore_time_entry_input), 0, 0, 0, 0, 0, None, 0)


def TASKCORE_IDLE_TIME_INIT() -> taskcore_idle_time:
    return taskcore_idle_time(sizeof(taskcore_idle_time), 0, 0, TASKCORE_IDLE_KEEP, 0, 0, 0, None)


def TASKCORE_TIME_ENTRY_QUERY_OPTIONS_INIT() -> taskcore_time_entry_query_options:
    return taskcore_time_entry_query_options(
        sizeof(taskcore_time_entry_query_options), 0, 0, 0, 0, 0, 0, 0, 0, 0
    )


def TASKCORE_TIME_TOTAL_QUERY_OPTIONS_INIT() -> taskcore_time_total_query_options:
    return taskcore_time_total_query_options(
        sizeof(taskcore_time_total_query_options), 0, 0, 0, TASKCORE_TIME_BY_TASK, 0, 0, 0
    )


def TASKCORE_TIME_ENTRY_SETTINGS_INIT() -> taskcore_time_entry_settings:
    return taskcore_time_entry_settings(sizeof(taskcore_time_entry_settings), 0, 0, 0)


def TASKCORE_SCORE_OPTIONS_INIT() -> taskcore_score_options:
    return taskcore_score_options(sizeof(taskcore_score_options), 0, 0, 0, 0, None)


def TASKCORE_SCORE_INIT() -> taskcore_score:
    return taskcore_score(sizeof(taskcore_score), 0, 0)


def TASKCORE_PULSE_SETTINGS_INIT() -> taskcore_pulse_settings:
    return taskcore_pulse_settings(sizeof(taskcore_pulse_settings), 0, 7, 4, 3, 2, 1, 1, 5, 0)


def TASKCORE_HOLIDAY_INPUT_INIT() -> taskcore_holiday_input:
    return taskcore_holiday_input(sizeof(taskcore_holiday_input), 0, 0, 0)


def TASKCORE_HOLIDAY_QUERY_OPTIONS_INIT() -> taskcore_holiday_query_options:
    return taskcore_holiday_query_options(sizeof(taskcore_holiday_query_options), 0, 0)


def TASKCORE_PULSE_OPTIONS_INIT() -> taskcore_pulse_options:
    return taskcore_pulse_options(sizeof(taskcore_pulse_options), 0, 0, 0, 0, 1, 0)


def TASKCORE_CHART_OPTIONS_INIT() -> taskcore_chart_options:
    return taskcore_chart_options(
        sizeof(taskcore_chart_options), 0, TASKCORE_CHART_KIND_SCORE, 0, 0, 0, 0, 1, 0
    )


def TASKCORE_SVG_OPTIONS_INIT() -> taskcore_svg_options:
    return taskcore_svg_options(sizeof(taskcore_svg_options), 640, 360, 0, 0)


def TASKCORE_REPORT_OPTIONS_INIT() -> taskcore_report_options:
    return taskcore_report_options(
        sizeof(taskcore_report_options), 0, 0, 0, 1, TASKCORE_APPEARANCE_AUTO, None
    )


def TASKCORE_IMPORT_OPTIONS_INIT() -> taskcore_import_options:
    return taskcore_import_options(sizeof(taskcore_import_options), 0, 0)


def TASKCORE_EXPORT_OPTIONS_INIT() -> taskcore_export_options:
    return taskcore_export_options(sizeof(taskcore_export_options), None, None, 0)


def TASKCORE_IMPORT_REPORT_INIT() -> taskcore_import_report:
    return taskcore_import_report(sizeof(taskcore_import_report), 0, 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_BACKUP_OPTIONS_INIT() -> taskcore_backup_options:
    return taskcore_backup_options(sizeof(taskcore_backup_options), None, 7, 4, 12, 0)


def TASKCORE_SYNC_STATE_INIT() -> taskcore_sync_state:
    return taskcore_sync_state(sizeof(taskcore_sync_state), 0, 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_SYNC_REMOTE_QUERY_OPTIONS_INIT() -> taskcore_sync_remote_query_options:
    return taskcore_sync_remote_query_options(sizeof(taskcore_sync_remote_query_options), 0, 0)


def TASKCORE_SYNC_REPORT_INIT() -> taskcore_sync_report:
    return taskcore_sync_report(sizeof(taskcore_sync_report), 0, 0, 0, 0)


def TASKCORE_REPLICA_QUERY_OPTIONS_INIT() -> taskcore_replica_query_options:
    return taskcore_replica_query_options(sizeof(taskcore_replica_query_options), 0, 0)


def TASKCORE_SYNC_CONFLICT_QUERY_OPTIONS_INIT() -> taskcore_sync_conflict_query_options:
    return taskcore_sync_conflict_query_options(sizeof(taskcore_sync_conflict_query_options), 0, 0)


def TASKCORE_SYNC_TRANSPORT_INIT() -> taskcore_sync_transport:
    return taskcore_sync_transport(
        sizeof(taskcore_sync_transport), None, taskcore_sync_list_callback(),
        taskcore_sync_get_callback(), taskcore_sync_put_callback(), taskcore_sync_remove_callback(),
        None
    )


def TASKCORE_HUB_OPTIONS_INIT() -> taskcore_hub_options:
    return taskcore_hub_options(
        sizeof(taskcore_hub_options), None, taskcore_password_callback(),
        taskcore_store_progress_callback(), None
    )


def TASKCORE_HUB_REPORT_INIT() -> taskcore_hub_report:
    return taskcore_hub_report(sizeof(taskcore_hub_report), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_HUB_SWEEP_REPORT_INIT() -> taskcore_hub_sweep_report:
    return taskcore_hub_sweep_report(sizeof(taskcore_hub_sweep_report), 0, 0)


def TASKCORE_ACCOUNT_INPUT_INIT() -> taskcore_account_input:
    return taskcore_account_input(sizeof(taskcore_account_input), 0, 0, None, None, None, None)


def TASKCORE_ACCOUNT_QUERY_OPTIONS_INIT() -> taskcore_account_query_options:
    return taskcore_account_query_options(sizeof(taskcore_account_query_options), 0, 0)


def TASKCORE_ACCOUNT_COLLECTION_QUERY_OPTIONS_INIT() -> taskcore_account_collection_query_options:
    return taskcore_account_collection_query_options(
        sizeof(taskcore_account_collection_query_options), 0, 0, 0
    )


def TASKCORE_ACCOUNT_COLLECTION_CHOICE_INIT() -> taskcore_account_collection_choice:
    return taskcore_account_collection_choice(
        sizeof(taskcore_account_collection_choice), 0, 0, 0, 0
    )


def TASKCORE_ACCOUNT_PLAN_INIT() -> taskcore_account_plan:
    return taskcore_account_plan(sizeof(taskcore_account_plan), 0, 0, 0, 0, 0, 0, 0, 0, 0)


def TASKCORE_AUTHORIZATION_OPTIONS_INIT() -> taskcore_authorization_options:
    return taskcore_authorization_options(
        sizeof(taskcore_authorization_options), None, None, None, None, None, 0, 0,
        taskcore_store_progress_callback(), None
    )


def TASKCORE_PARTY_INIT() -> taskcore_party:
    return taskcore_party(
        sizeof(taskcore_party), 0, None, None, None, None, None, None, None, None, None, None, None,
        None, None, None, None, None, None, None, None, None, None, None, None, None, None, None
    )


def TASKCORE_SUBSCRIPTION_CONTENT_INIT() -> taskcore_subscription_content:
    return taskcore_subscription_content(
        sizeof(taskcore_subscription_content), 0, None, None, 0, 0, None, 0
    )


def TASKCORE_CLIENT_INPUT_INIT() -> taskcore_client_input:
    return taskcore_client_input(sizeof(taskcore_client_input), 0, None, None, 0, 0, 0)


def TASKCORE_CLIENT_QUERY_OPTIONS_INIT() -> taskcore_client_query_options:
    return taskcore_client_query_options(
        sizeof(taskcore_client_query_options), 0, None, 0, 0, 0, 0
    )


def TASKCORE_NUMBER_SERIES_QUERY_OPTIONS_INIT() -> taskcore_number_series_query_options:
    return taskcore_number_series_query_options(sizeof(taskcore_number_series_query_options), 0, 0)


def TASKCORE_INVOICE_INPUT_INIT() -> taskcore_invoice_input:
    return taskcore_invoice_input(
        sizeof(taskcore_invoice_input), 0, 0, None, 0, 30, 0, 0, 0, 0, None, 0, None, None, None,
        None, None, None, None, None, None, None, 0, None, 0, 0
    )


def TASKCORE_INVOICE_LINE_INPUT_INIT() -> taskcore_invoice_line_input:
    return taskcore_invoice_line_input(
        sizeof(taskcore_invoice_line_input), 0, None, None, 10000, None, 0, 0, None, 0,
        TASKCORE_VAT_STANDARD, 0, 0, 0, 0, None, None, None, 0
    )


def TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT() -> taskcore_invoice_adjustment_input:
    return taskcore_invoice_adjustment_input(
        sizeof(taskcore_invoice_adjustment_input), 0, 0, None, None, None, None, 0, 0,
        TASKCORE_VAT_STANDARD, 0
    )


def TASKCORE_FOCUS_BILLING_INIT() -> taskcore_focus_billing:
    return taskcore_focus_billing(
        sizeof(taskcore_focus_billing), 0, 0, 0, 0, 0, TASKCORE_BILL_BY_TASK, TASKCORE_VAT_STANDARD,
        0, 0, 0, None, 0, 0
    )


def TASKCORE_INVOICE_QUERY_OPTIONS_INIT() -> taskcore_invoice_query_options:
    return taskcore_invoice_query_options(
        sizeof(taskcore_invoice_query_options), 0, 0, 0, 0, 0, 0, None, 0, 0
    )


def TASKCORE_PAYMENT_QUERY_OPTIONS_INIT() -> taskcore_payment_query_options:
    return taskcore_payment_query_options(sizeof(taskcore_payment_query_options), 0, 0, 0)


def TASKCORE_PAYMENT_INPUT_INIT() -> taskcore_payment_input:
    return taskcore_payment_input(sizeof(taskcore_payment_input), 0, 0, None, None, None, 0, 0)


def TASKCORE_EMAIL_QUERY_OPTIONS_INIT() -> taskcore_email_query_options:
    return taskcore_email_query_options(sizeof(taskcore_email_query_options), 0, 0, 0)


def TASKCORE_AGEING_QUERY_OPTIONS_INIT() -> taskcore_ageing_query_options:
    return taskcore_ageing_query_options(sizeof(taskcore_ageing_query_options), 0, 0)


def TASKCORE_TURNOVER_QUERY_OPTIONS_INIT() -> taskcore_turnover_query_options:
    return taskcore_turnover_query_options(sizeof(taskcore_turnover_query_options), 0, 0, 0, 0)


def TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT() -> taskcore_vat_total_query_options:
    return taskcore_vat_total_query_options(sizeof(taskcore_vat_total_query_options), 0, 0, 0, 0)


def TASKCORE_PDF_OPTIONS_INIT() -> taskcore_pdf_options:
    return taskcore_pdf_options(sizeof(taskcore_pdf_options), 0, None, TASKCORE_PAPER_A4, 0)


def TASKCORE_EMAIL_OPTIONS_INIT() -> taskcore_email_options:
    return taskcore_email_options(
        sizeof(taskcore_email_options), 0, None, None, None, None, None, None, TASKCORE_PAPER_A4, 0
    )


def TASKCORE_SMTP_OPTIONS_INIT() -> taskcore_smtp_options:
    return taskcore_smtp_options(
        sizeof(taskcore_smtp_options), None, 0, TASKCORE_SMTP_STARTTLS, None, None, None, None, 0,
        taskcore_progress_callback(), None
    )


# Each function's result and parameters.
FUNCTIONS: Final[dict[str, tuple[Any, tuple[Any, ...]]]] = {
    "taskcore_version": (c_char_p, ()),
    "taskcore_abi_version": (c_int32, ()),
    "taskcore_status_name": (c_char_p, (taskcore_status,)),
    "taskcore_last_error": (POINTER(taskcore_error), ()),
    "taskcore_string_free": (None, (POINTER(c_char),)),
    "taskcore_bytes_free": (None, (POINTER(c_uint8),)),
    "taskcore_default_path": (taskcore_status, (POINTER(POINTER(c_char)),)),
    "taskcore_account_collection_choice_init": (
        taskcore_status, (POINTER(taskcore_account_collection_choice), c_size_t)
    ),
    "taskcore_account_collection_query_options_init": (
        taskcore_status, (POINTER(taskcore_account_collection_query_options), c_size_t)
    ),
    "taskcore_account_input_init": (taskcore_status, (POINTER(taskcore_account_input), c_size_t)),
    "taskcore_account_plan_init": (taskcore_status, (POINTER(taskcore_account_plan), c_size_t)),
    "taskcore_account_query_options_init": (
        taskcore_status, (POINTER(taskcore_account_query_options), c_size_t)
    ),
    "taskcore_ageing_query_options_init": (
        taskcore_status, (POINTER(taskcore_ageing_query_options), c_size_t)
    ),
    "taskcore_agenda_options_init": (taskcore_status, (POINTER(taskcore_agenda_options), c_size_t)),
    "taskcore_alert_query_options_init": (
        taskcore_status, (POINTER(taskcore_alert_query_options), c_size_t)
    ),
    "taskcore_authorization_options_init": (
        taskcore_status, (POINTER(taskcore_authorization_options), c_size_t)
    ),
    "taskcore_backup_options_init": (taskcore_status, (POINTER(taskcore_backup_options), c_size_t)),
    "taskcore_calendar_input_init": (taskcore_status, (POINTER(taskcore_calendar_input), c_size_t)),
    "taskcore_calendar_query_options_init": (
        taskcore_status, (POINTER(taskcore_calendar_query_options), c_size_t)
    ),
    "taskcore_chart_options_init": (taskcore_status, (POINTER(taskcore_chart_options), c_size_t)),
    "taskcore_client_input_init": (taskcore_status, (POINTER(taskcore_client_input), c_size_t)),
    "taskcore_client_query_options_init": (
        taskcore_status, (POINTER(taskcore_client_query_options), c_size_t)
    ),
    "taskcore_comment_input_init": (taskcore_status, (POINTER(taskcore_comment_input), c_size_t)),
    "taskcore_comment_query_options_init": (
        taskcore_status, (POINTER(taskcore_comment_query_options), c_size_t)
    ),
    "taskcore_completion_query_options_init": (
        taskcore_status, (POINTER(taskcore_completion_query_options), c_size_t)
    ),
    "taskcore_conflict_query_options_init": (
        taskcore_status, (POINTER(taskcore_conflict_query_options), c_size_t)
    ),
    "taskcore_countdown_init": (taskcore_status, (POINTER(taskcore_countdown), c_size_t)),
    "taskcore_email_options_init": (taskcore_status, (POINTER(taskcore_email_options), c_size_t)),
    "taskcore_email_query_options_init": (
        taskcore_status, (POINTER(taskcore_email_query_options), c_size_t)
    ),
    "taskcore_event_countdown_options_init": (
        taskcore_status, (POINTER(taskcore_event_countdown_options), c_size_t)
    ),
    "taskcore_event_input_init": (taskcore_status, (POINTER(taskcore_event_input), c_size_t)),
    "taskcore_event_query_options_init": (
        taskcore_status, (POINTER(taskcore_event_query_options), c_size_t)
    ),
    "taskcore_event_scope_options_init": (
        taskcore_status, (POINTER(taskcore_event_scope_options), c_size_t)
    ),
    "taskcore_export_options_init": (taskcore_status, (POINTER(taskcore_export_options), c_size_t)),
    "taskcore_field_input_init": (taskcore_status, (POINTER(taskcore_field_input), c_size_t)),
    "taskcore_field_query_options_init": (
        taskcore_status, (POINTER(taskcore_field_query_options), c_size_t)
    ),
    "taskcore_field_value_init": (taskcore_status, (POINTER(taskcore_field_value), c_size_t)),
    "taskcore_filter_input_init": (taskcore_status, (POINTER(taskcore_filter_input), c_size_t)),
    "taskcore_filter_query_options_init": (
        taskcore_status, (POINTER(taskcore_filter_query_options), c_size_t)
    ),
    "taskcore_focus_billing_init": (taskcore_status, (POINTER(taskcore_focus_billing), c_size_t)),
    "taskcore_focus_next_init": (taskcore_status, (POINTER(taskcore_focus_next), c_size_t)),
    "taskcore_focus_query_options_init": (
        taskcore_status, (POINTER(taskcore_focus_query_options), c_size_t)
    ),
    "taskcore_focus_settings_init": (taskcore_status, (POINTER(taskcore_focus_settings), c_size_t)),
    "taskcore_focus_start_options_init": (
        taskcore_status, (POINTER(taskcore_focus_start_options), c_size_t)
    ),
    "taskcore_focus_total_query_options_init": (
        taskcore_status, (POINTER(taskcore_focus_total_query_options), c_size_t)
    ),
    "taskcore_free_time_query_options_init": (
        taskcore_status, (POINTER(taskcore_free_time_query_options), c_size_t)
    ),
    "taskcore_holiday_input_init": (taskcore_status, (POINTER(taskcore_holiday_input), c_size_t)),
    "taskcore_holiday_query_options_init": (
        taskcore_status, (POINTER(taskcore_holiday_query_options), c_size_t)
    ),
    "taskcore_home_options_init": (taskcore_status, (POINTER(taskcore_home_options), c_size_t)),
    "taskcore_hub_options_init": (taskcore_status, (POINTER(taskcore_hub_options), c_size_t)),
    "taskcore_hub_report_init": (taskcore_status, (POINTER(taskcore_hub_report), c_size_t)),
    "taskcore_hub_sweep_report_init": (
        taskcore_status, (POINTER(taskcore_hub_sweep_report), c_size_t)
    ),
    "taskcore_idle_time_init": (taskcore_status, (POINTER(taskcore_idle_time), c_size_t)),
    "taskcore_import_options_init": (taskcore_status, (POINTER(taskcore_import_options), c_size_t)),
    "taskcore_import_report_init": (taskcore_status, (POINTER(taskcore_import_report), c_size_t)),
    "taskcore_invoice_adjustment_input_init": (
        taskcore_status, (POINTER(taskcore_invoice_adjustment_input), c_size_t)
    ),
    "taskcore_invoice_input_init": (taskcore_status, (POINTER(taskcore_invoice_input), c_size_t)),
    "taskcore_invoice_line_input_init": (
        taskcore_status, (POINTER(taskcore_invoice_line_input), c_size_t)
    ),
    "taskcore_invoice_query_options_init": (
        taskcore_status, (POINTER(taskcore_invoice_query_options), c_size_t)
    ),
    "taskcore_link_init": (taskcore_status, (POINTER(taskcore_link), c_size_t)),
    "taskcore_load_query_options_init": (
        taskcore_status, (POINTER(taskcore_load_query_options), c_size_t)
    ),
    "taskcore_local_time_init": (taskcore_status, (POINTER(taskcore_local_time), c_size_t)),
    "taskcore_log_report_init": (taskcore_status, (POINTER(taskcore_log_report), c_size_t)),
    "taskcore_log_trim_options_init": (
        taskcore_status, (POINTER(taskcore_log_trim_options), c_size_t)
    ),
    "taskcore_moment_init": (taskcore_status, (POINTER(taskcore_moment), c_size_t)),
    "taskcore_month_options_init": (taskcore_status, (POINTER(taskcore_month_options), c_size_t)),
    "taskcore_move_init": (taskcore_status, (POINTER(taskcore_move), c_size_t)),
    "taskcore_number_series_query_options_init": (
        taskcore_status, (POINTER(taskcore_number_series_query_options), c_size_t)
    ),
    "taskcore_occurrence_query_options_init": (
        taskcore_status, (POINTER(taskcore_occurrence_query_options), c_size_t)
    ),
    "taskcore_open_options_init": (taskcore_status, (POINTER(taskcore_open_options), c_size_t)),
    "taskcore_party_init": (taskcore_status, (POINTER(taskcore_party), c_size_t)),
    "taskcore_payment_input_init": (taskcore_status, (POINTER(taskcore_payment_input), c_size_t)),
    "taskcore_payment_query_options_init": (
        taskcore_status, (POINTER(taskcore_payment_query_options), c_size_t)
    ),
    "taskcore_pdf_options_init": (taskcore_status, (POINTER(taskcore_pdf_options), c_size_t)),
    "taskcore_period_init": (taskcore_status, (POINTER(taskcore_period), c_size_t)),
    "taskcore_period_options_init": (taskcore_status, (POINTER(taskcore_period_options), c_size_t)),
    "taskcore_project_input_init": (taskcore_status, (POINTER(taskcore_project_input), c_size_t)),
    "taskcore_project_query_options_init": (
        taskcore_status, (POINTER(taskcore_project_query_options), c_size_t)
    ),
    "taskcore_project_section_input_init": (
        taskcore_status, (POINTER(taskcore_project_section_input), c_size_t)
    ),
    "taskcore_project_section_query_options_init": (
        taskcore_status, (POINTER(taskcore_project_section_query_options), c_size_t)
    ),
    "taskcore_pulse_options_init": (taskcore_status, (POINTER(taskcore_pulse_options), c_size_t)),
    "taskcore_pulse_settings_init": (taskcore_status, (POINTER(taskcore_pulse_settings), c_size_t)),
    "taskcore_query_init": (taskcore_status, (POINTER(taskcore_query), c_size_t)),
    "taskcore_recovery_report_init": (
        taskcore_status, (POINTER(taskcore_recovery_report), c_size_t)
    ),
    "taskcore_reminder_init": (taskcore_status, (POINTER(taskcore_reminder), c_size_t)),
    "taskcore_repair_report_init": (taskcore_status, (POINTER(taskcore_repair_report), c_size_t)),
    "taskcore_repeat_spec_init": (taskcore_status, (POINTER(taskcore_repeat_spec), c_size_t)),
    "taskcore_replica_query_options_init": (
        taskcore_status, (POINTER(taskcore_replica_query_options), c_size_t)
    ),
    "taskcore_report_options_init": (taskcore_status, (POINTER(taskcore_report_options), c_size_t)),
    "taskcore_score_init": (taskcore_status, (POINTER(taskcore_score), c_size_t)),
    "taskcore_score_options_init": (taskcore_status, (POINTER(taskcore_score_options), c_size_t)),
    "taskcore_series_history_query_options_init": (
        taskcore_status, (POINTER(taskcore_series_history_query_options), c_size_t)
    ),
    "taskcore_series_streak_init": (taskcore_status, (POINTER(taskcore_series_streak), c_size_t)),
    "taskcore_smtp_options_init": (taskcore_status, (POINTER(taskcore_smtp_options), c_size_t)),
    "taskcore_sort_init": (taskcore_status, (POINTER(taskcore_sort), c_size_t)),
    "taskcore_step_init": (taskcore_status, (POINTER(taskcore_step), c_size_t)),
    "taskcore_subscription_content_init": (
        taskcore_status, (POINTER(taskcore_subscription_content), c_size_t)
    ),
    "taskcore_svg_options_init": (taskcore_status, (POINTER(taskcore_svg_options), c_size_t)),
    "taskcore_sync_conflict_query_options_init": (
        taskcore_status, (POINTER(taskcore_sync_conflict_query_options), c_size_t)
    ),
    "taskcore_sync_remote_query_options_init": (
        taskcore_status, (POINTER(taskcore_sync_remote_query_options), c_size_t)
    ),
    "taskcore_sync_report_init": (taskcore_status, (POINTER(taskcore_sync_report), c_size_t)),
    "taskcore_sync_state_init": (taskcore_status, (POINTER(taskcore_sync_state), c_size_t)),
    "taskcore_sync_transport_init": (taskcore_status, (POINTER(taskcore_sync_transport), c_size_t)),
    "taskcore_tag_query_options_init": (
        taskcore_status, (POINTER(taskcore_tag_query_options), c_size_t)
    ),
    "taskcore_task_countdown_options_init": (
        taskcore_status, (POINTER(taskcore_task_countdown_options), c_size_t)
    ),
    "taskcore_task_input_init": (taskcore_status, (POINTER(taskcore_task_input), c_size_t)),
    "taskcore_task_scope_options_init": (
        taskcore_status, (POINTER(taskcore_task_scope_options), c_size_t)
    ),
    "taskcore_template_input_init": (taskcore_status, (POINTER(taskcore_template_input), c_size_t)),
    "taskcore_template_query_options_init": (
        taskcore_status, (POINTER(taskcore_template_query_options), c_size_t)
    ),
    "taskcore_template_report_init": (
        taskcore_status, (POINTER(taskcore_template_report), c_size_t)
    ),
    "taskcore_template_use_options_init": (
        taskcore_status, (POINTER(taskcore_template_use_options), c_size_t)
    ),
    "taskcore_time_entry_input_init": (
        taskcore_status, (POINTER(taskcore_time_entry_input), c_size_t)
    ),
    "taskcore_time_entry_query_options_init": (
        taskcore_status, (POINTER(taskcore_time_entry_query_options), c_size_t)
    ),
    "taskcore_time_entry_settings_init": (
        taskcore_status, (POINTER(taskcore_time_entry_settings), c_size_t)
    ),
    "taskcore_time_total_query_options_init": (
        taskcore_status, (POINTER(taskcore_time_total_query_options), c_size_t)
    ),
    "taskcore_turnover_query_options_init": (
        taskcore_status, (POINTER(taskcore_turnover_query_options), c_size_t)
    ),
    "taskcore_urgency_coefficients_init": (
        taskcore_status, (POINTER(taskcore_urgency_coefficients), c_size_t)
    ),
    "taskcore_vat_total_query_options_init": (
        taskcore_status, (POINTER(taskcore_vat_total_query_options), c_size_t)
    ),
    "taskcore_store_open": (
        taskcore_status, (POINTER(taskcore_open_options), POINTER(POINTER(taskcore_store)))
    ),
    "taskcore_store_free": (None, (POINTER(taskcore_store),)),
    "taskcore_interrupt": (None, (POINTER(taskcore_store),)),
    "taskcore_language": (taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(c_char)))),
    "taskcore_language_set": (taskcore_status, (POINTER(taskcore_store), c_char_p)),
    "taskcore_region": (taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(c_char)))),
    "taskcore_region_set": (taskcore_status, (POINTER(taskcore_store), c_char_p)),
    "taskcore_texts_language_set": (taskcore_status, (POINTER(taskcore_store), c_char_p)),
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
    "taskcore_task_check": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_task_input),
        POINTER(POINTER(taskcore_problem_list)))
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
    "taskcore_task_skip_occurrence": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_task_end_series": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_task_update_occurrence": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_task_scope_options),
        POINTER(taskcore_task_input), POINTER(c_int64))
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
    "taskcore_task_copy": (taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(c_int64))),
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
    "taskcore_task_list_arrow": (taskcore_status, (POINTER(taskcore_task_list), c_void_p)),
    "taskcore_task_list_free": (None, (POINTER(taskcore_task_list),)),
    "taskcore_task_list_groups": (
        POINTER(taskcore_group), (POINTER(taskcore_task_list), POINTER(c_size_t), POINTER(c_size_t))
    ),
    "taskcore_task_history": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(POINTER(taskcore_history_list)))
    ),
    "taskcore_query_check": (taskcore_status, (POINTER(taskcore_store), c_char_p)),
    "taskcore_query_canonical": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(POINTER(c_char)))
    ),
    "taskcore_query_shown": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(POINTER(c_char)))
    ),
    "taskcore_query_note": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(POINTER(c_char)))
    ),
    "taskcore_urgency_coefficients_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_urgency_coefficients))
    ),
    "taskcore_urgency_coefficients_set": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_urgency_coefficients))
    ),
    "taskcore_history_list_count": (c_size_t, (POINTER(taskcore_history_list),)),
    "taskcore_history_list_at": (
        POINTER(taskcore_history_entry), (POINTER(taskcore_history_list), c_size_t)
    ),
    "taskcore_history_list_rows": (
        POINTER(taskcore_history_entry), (POINTER(taskcore_history_list), POINTER(c_size_t))
    ),
    "taskcore_history_list_arrow": (taskcore_status, (POINTER(taskcore_history_list), c_void_p)),
    "taskcore_history_list_free": (None, (POINTER(taskcore_history_list),)),
    "taskcore_problem_list_count": (c_size_t, (POINTER(taskcore_problem_list),)),
    "taskcore_problem_list_at": (
        POINTER(taskcore_problem), (POINTER(taskcore_problem_list), c_size_t)
    ),
    "taskcore_problem_list_rows": (
        POINTER(taskcore_problem), (POINTER(taskcore_problem_list), POINTER(c_size_t))
    ),
    "taskcore_problem_list_arrow": (taskcore_status, (POINTER(taskcore_problem_list), c_void_p)),
    "taskcore_problem_list_free": (None, (POINTER(taskcore_problem_list),)),
    "taskcore_task_cancel": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t, c_uint64)
    ),
    "taskcore_task_cancel_where": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_query), c_uint64,
        POINTER(c_int64))
    ),
    "taskcore_task_start": (taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)),
    "taskcore_task_stop": (taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)),
    "taskcore_quick_add": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(taskcore_task_input),
        POINTER(c_int64))
    ),
    "taskcore_quick_add_told": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(taskcore_task_input),
        POINTER(c_int64), POINTER(POINTER(taskcore_quick_add_result)))
    ),
    "taskcore_quick_add_parse": (
        taskcore_status, (POINTER(taskcore_store), c_char_p,
        POINTER(POINTER(taskcore_quick_add_result)))
    ),
    "taskcore_quick_add_parse_changes": (
        taskcore_status, (POINTER(taskcore_store), c_char_p,
        POINTER(POINTER(taskcore_quick_add_result)))
    ),
    "taskcore_quick_add_result_contents": (
        POINTER(taskcore_quick_add_content), (POINTER(taskcore_quick_add_result),)
    ),
    "taskcore_quick_add_result_free": (None, (POINTER(taskcore_quick_add_result),)),
    "taskcore_project_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_project_input),
        POINTER(c_int64))
    ),
    "taskcore_project_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_project_list)))
    ),
    "taskcore_project_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_project_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_project_input))
    ),
    "taskcore_project_check": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_project_input),
        POINTER(POINTER(taskcore_problem_list)))
    ),
    "taskcore_project_move": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_move))
    ),
    "taskcore_project_copy": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(c_int64))
    ),
    "taskcore_project_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t, c_uint64)
    ),
    "taskcore_project_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_project_query_options),
        POINTER(POINTER(taskcore_project_list)))
    ),
    "taskcore_project_list_count": (c_size_t, (POINTER(taskcore_project_list),)),
    "taskcore_project_list_at": (
        POINTER(taskcore_project), (POINTER(taskcore_project_list), c_size_t)
    ),
    "taskcore_project_list_rows": (
        POINTER(taskcore_project), (POINTER(taskcore_project_list), POINTER(c_size_t))
    ),
    "taskcore_project_list_arrow": (taskcore_status, (POINTER(taskcore_project_list), c_void_p)),
    "taskcore_project_list_free": (None, (POINTER(taskcore_project_list),)),
    "taskcore_repair": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_repair_report))
    ),
    "taskcore_check": (taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_repair_report))),
    "taskcore_recover": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(taskcore_recovery_report))
    ),
    "taskcore_project_section_add": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_project_section_input),
        POINTER(c_int64))
    ),
    "taskcore_project_section_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_project_section_list)))
    ),
    "taskcore_project_section_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_project_section_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_project_section_input))
    ),
    "taskcore_project_section_move": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_move))
    ),
    "taskcore_project_section_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_project_section_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_project_section_query_options),
        POINTER(POINTER(taskcore_project_section_list)))
    ),
    "taskcore_project_section_list_count": (c_size_t, (POINTER(taskcore_project_section_list),)),
    "taskcore_project_section_list_at": (
        POINTER(taskcore_project_section), (POINTER(taskcore_project_section_list), c_size_t)
    ),
    "taskcore_project_section_list_rows": (
        POINTER(taskcore_project_section), (POINTER(taskcore_project_section_list),
        POINTER(c_size_t))
    ),
    "taskcore_project_section_list_arrow": (
        taskcore_status, (POINTER(taskcore_project_section_list), c_void_p)
    ),
    "taskcore_project_section_list_free": (None, (POINTER(taskcore_project_section_list),)),
    "taskcore_tag_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_char_p), c_size_t,
        POINTER(POINTER(taskcore_tag_list)))
    ),
    "taskcore_tag_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_tag_query_options),
        POINTER(POINTER(taskcore_tag_list)))
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
    "taskcore_tag_list_arrow": (taskcore_status, (POINTER(taskcore_tag_list), c_void_p)),
    "taskcore_tag_list_free": (None, (POINTER(taskcore_tag_list),)),
    "taskcore_filter_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_filter_input), POINTER(c_int64))
    ),
    "taskcore_filter_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_filter_list)))
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
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_filter_query_options),
        POINTER(POINTER(taskcore_filter_list)))
    ),
    "taskcore_filter_list_count": (c_size_t, (POINTER(taskcore_filter_list),)),
    "taskcore_filter_list_at": (
        POINTER(taskcore_filter), (POINTER(taskcore_filter_list), c_size_t)
    ),
    "taskcore_filter_list_rows": (
        POINTER(taskcore_filter), (POINTER(taskcore_filter_list), POINTER(c_size_t))
    ),
    "taskcore_filter_list_arrow": (taskcore_status, (POINTER(taskcore_filter_list), c_void_p)),
    "taskcore_filter_list_free": (None, (POINTER(taskcore_filter_list),)),
    "taskcore_template_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_template_input),
        POINTER(c_int64))
    ),
    "taskcore_template_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_template_list)))
    ),
    "taskcore_template_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_template_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_template_input))
    ),
    "taskcore_template_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_template_use": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_template_use_options),
        POINTER(taskcore_template_report))
    ),
    "taskcore_template_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_template_query_options),
        POINTER(POINTER(taskcore_template_list)))
    ),
    "taskcore_template_read": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(POINTER(taskcore_template_task_list)))
    ),
    "taskcore_template_list_count": (c_size_t, (POINTER(taskcore_template_list),)),
    "taskcore_template_list_at": (
        POINTER(taskcore_template), (POINTER(taskcore_template_list), c_size_t)
    ),
    "taskcore_template_list_rows": (
        POINTER(taskcore_template), (POINTER(taskcore_template_list), POINTER(c_size_t))
    ),
    "taskcore_template_list_arrow": (taskcore_status, (POINTER(taskcore_template_list), c_void_p)),
    "taskcore_template_list_free": (None, (POINTER(taskcore_template_list),)),
    "taskcore_template_task_list_count": (c_size_t, (POINTER(taskcore_template_task_list),)),
    "taskcore_template_task_list_at": (
        POINTER(taskcore_template_task), (POINTER(taskcore_template_task_list), c_size_t)
    ),
    "taskcore_template_task_list_rows": (
        POINTER(taskcore_template_task), (POINTER(taskcore_template_task_list), POINTER(c_size_t))
    ),
    "taskcore_template_task_list_arrow": (
        taskcore_status, (POINTER(taskcore_template_task_list), c_void_p)
    ),
    "taskcore_template_task_list_free": (None, (POINTER(taskcore_template_task_list),)),
    "taskcore_field_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_field_input), POINTER(c_int64))
    ),
    "taskcore_field_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_field_list)))
    ),
    "taskcore_field_find": (taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))),
    "taskcore_field_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_field_input))
    ),
    "taskcore_field_move": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_move))
    ),
    "taskcore_field_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t, c_uint64)
    ),
    "taskcore_field_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_field_query_options),
        POINTER(POINTER(taskcore_field_list)))
    ),
    "taskcore_field_list_count": (c_size_t, (POINTER(taskcore_field_list),)),
    "taskcore_field_list_at": (POINTER(taskcore_field), (POINTER(taskcore_field_list), c_size_t)),
    "taskcore_field_list_rows": (
        POINTER(taskcore_field), (POINTER(taskcore_field_list), POINTER(c_size_t))
    ),
    "taskcore_field_list_arrow": (taskcore_status, (POINTER(taskcore_field_list), c_void_p)),
    "taskcore_field_list_free": (None, (POINTER(taskcore_field_list),)),
    "taskcore_home_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_home_options),
        POINTER(POINTER(taskcore_home)))
    ),
    "taskcore_home_contents": (POINTER(taskcore_home_content), (POINTER(taskcore_home),)),
    "taskcore_home_free": (None, (POINTER(taskcore_home),)),
    "taskcore_detail_read": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(POINTER(taskcore_detail)))
    ),
    "taskcore_detail_contents": (POINTER(taskcore_detail_content), (POINTER(taskcore_detail),)),
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
    "taskcore_row_list_arrow": (taskcore_status, (POINTER(taskcore_row_list), c_void_p)),
    "taskcore_row_list_free": (None, (POINTER(taskcore_row_list),)),
    "taskcore_colour": (taskcore_status, (c_int32, c_int32, POINTER(c_uint32))),
    "taskcore_undo": (taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_step))),
    "taskcore_redo": (taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_step))),
    "taskcore_log_read": (taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_log_report))),
    "taskcore_log_trim": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_log_trim_options),
        POINTER(taskcore_log_report))
    ),
    "taskcore_observe": (
        taskcore_status, (POINTER(taskcore_store), taskcore_observe_callback, c_void_p,
        taskcore_destroy_callback, POINTER(POINTER(taskcore_observer)))
    ),
    "taskcore_observer_free": (None, (POINTER(taskcore_observer),)),
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
    "taskcore_period_parse": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(taskcore_period_options),
        POINTER(taskcore_period))
    ),
    "taskcore_zone_to_local": (taskcore_status, (c_char_p, c_int64, POINTER(taskcore_local_time))),
    "taskcore_zone_from_local": (
        taskcore_status, (c_char_p, POINTER(taskcore_local_time), POINTER(c_int64))
    ),
    "taskcore_day_begins_set": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(c_int32))
    ),
    "taskcore_day_begins": (taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(c_int32))),
    "taskcore_day_at": (taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(c_int32))),
    "taskcore_day_beginning": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(c_int64))
    ),
    "taskcore_times_float_set": (taskcore_status, (POINTER(taskcore_store), c_int32)),
    "taskcore_times_float": (taskcore_status, (POINTER(taskcore_store), POINTER(c_int32))),
    "taskcore_repeat_parse": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(POINTER(c_char)),
        POINTER(c_int32))
    ),
    "taskcore_repeat_words": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, c_int32, POINTER(POINTER(c_char)))
    ),
    "taskcore_repeat_expand": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_repeat_spec),
        POINTER(POINTER(taskcore_occurrence_list)))
    ),
    "taskcore_occurrence_list_count": (c_size_t, (POINTER(taskcore_occurrence_list),)),
    "taskcore_occurrence_list_at": (
        POINTER(taskcore_occurrence), (POINTER(taskcore_occurrence_list), c_size_t)
    ),
    "taskcore_occurrence_list_rows": (
        POINTER(taskcore_occurrence), (POINTER(taskcore_occurrence_list), POINTER(c_size_t))
    ),
    "taskcore_occurrence_list_arrow": (
        taskcore_status, (POINTER(taskcore_occurrence_list), c_void_p)
    ),
    "taskcore_occurrence_list_free": (None, (POINTER(taskcore_occurrence_list),)),
    "taskcore_completion_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_completion_list)))
    ),
    "taskcore_completion_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_completion_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_completion_query_options),
        POINTER(POINTER(taskcore_completion_list)))
    ),
    "taskcore_completion_list_count": (c_size_t, (POINTER(taskcore_completion_list),)),
    "taskcore_completion_list_at": (
        POINTER(taskcore_completion), (POINTER(taskcore_completion_list), c_size_t)
    ),
    "taskcore_completion_list_rows": (
        POINTER(taskcore_completion), (POINTER(taskcore_completion_list), POINTER(c_size_t))
    ),
    "taskcore_completion_list_arrow": (
        taskcore_status, (POINTER(taskcore_completion_list), c_void_p)
    ),
    "taskcore_completion_list_free": (None, (POINTER(taskcore_completion_list),)),
    "taskcore_series_streak_read": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_series_streak))
    ),
    "taskcore_series_history_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_series_history_query_options),
        POINTER(POINTER(taskcore_past_occurrence_list)))
    ),
    "taskcore_series_check": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_problem_list)))
    ),
    "taskcore_past_occurrence_list_count": (c_size_t, (POINTER(taskcore_past_occurrence_list),)),
    "taskcore_past_occurrence_list_at": (
        POINTER(taskcore_past_occurrence), (POINTER(taskcore_past_occurrence_list), c_size_t)
    ),
    "taskcore_past_occurrence_list_rows": (
        POINTER(taskcore_past_occurrence), (POINTER(taskcore_past_occurrence_list),
        POINTER(c_size_t))
    ),
    "taskcore_past_occurrence_list_arrow": (
        taskcore_status, (POINTER(taskcore_past_occurrence_list), c_void_p)
    ),
    "taskcore_past_occurrence_list_free": (None, (POINTER(taskcore_past_occurrence_list),)),
    "taskcore_calendar_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_calendar_input),
        POINTER(c_int64))
    ),
    "taskcore_calendar_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_calendar_list)))
    ),
    "taskcore_calendar_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_calendar_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_calendar_input))
    ),
    "taskcore_calendar_move": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_move))
    ),
    "taskcore_calendar_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t, c_uint64)
    ),
    "taskcore_calendar_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_calendar_query_options),
        POINTER(POINTER(taskcore_calendar_list)))
    ),
    "taskcore_calendar_list_count": (c_size_t, (POINTER(taskcore_calendar_list),)),
    "taskcore_calendar_list_at": (
        POINTER(taskcore_calendar), (POINTER(taskcore_calendar_list), c_size_t)
    ),
    "taskcore_calendar_list_rows": (
        POINTER(taskcore_calendar), (POINTER(taskcore_calendar_list), POINTER(c_size_t))
    ),
    "taskcore_calendar_list_arrow": (taskcore_status, (POINTER(taskcore_calendar_list), c_void_p)),
    "taskcore_calendar_list_free": (None, (POINTER(taskcore_calendar_list),)),
    "taskcore_event_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_event_input), c_uint64,
        POINTER(c_int64), POINTER(POINTER(taskcore_conflict_list)))
    ),
    "taskcore_event_add_many": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_event_input), c_size_t,
        c_uint64, POINTER(c_int64), POINTER(POINTER(taskcore_conflict_list)))
    ),
    "taskcore_event_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_event_list)))
    ),
    "taskcore_event_find": (taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))),
    "taskcore_event_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_event_query_options),
        POINTER(POINTER(taskcore_event_list)))
    ),
    "taskcore_event_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_event_scope_options),
        POINTER(taskcore_event_input), c_uint64, POINTER(c_int64),
        POINTER(POINTER(taskcore_conflict_list)))
    ),
    "taskcore_event_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_event_delete_occurrence": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_event_scope_options))
    ),
    "taskcore_event_list_count": (c_size_t, (POINTER(taskcore_event_list),)),
    "taskcore_event_list_at": (POINTER(taskcore_event), (POINTER(taskcore_event_list), c_size_t)),
    "taskcore_event_list_rows": (
        POINTER(taskcore_event), (POINTER(taskcore_event_list), POINTER(c_size_t))
    ),
    "taskcore_event_list_arrow": (taskcore_status, (POINTER(taskcore_event_list), c_void_p)),
    "taskcore_event_list_free": (None, (POINTER(taskcore_event_list),)),
    "taskcore_occurrence_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_occurrence_query_options),
        POINTER(POINTER(taskcore_occurrence_list)))
    ),
    "taskcore_conflict_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_conflict_query_options),
        POINTER(POINTER(taskcore_conflict_list)))
    ),
    "taskcore_conflict_list_count": (c_size_t, (POINTER(taskcore_conflict_list),)),
    "taskcore_conflict_list_at": (
        POINTER(taskcore_conflict), (POINTER(taskcore_conflict_list), c_size_t)
    ),
    "taskcore_conflict_list_rows": (
        POINTER(taskcore_conflict), (POINTER(taskcore_conflict_list), POINTER(c_size_t))
    ),
    "taskcore_conflict_list_arrow": (taskcore_status, (POINTER(taskcore_conflict_list), c_void_p)),
    "taskcore_conflict_list_free": (None, (POINTER(taskcore_conflict_list),)),
    "taskcore_free_time_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_free_time_query_options),
        POINTER(POINTER(taskcore_free_time_list)))
    ),
    "taskcore_free_time_list_count": (c_size_t, (POINTER(taskcore_free_time_list),)),
    "taskcore_free_time_list_at": (
        POINTER(taskcore_free_time), (POINTER(taskcore_free_time_list), c_size_t)
    ),
    "taskcore_free_time_list_rows": (
        POINTER(taskcore_free_time), (POINTER(taskcore_free_time_list), POINTER(c_size_t))
    ),
    "taskcore_free_time_list_arrow": (
        taskcore_status, (POINTER(taskcore_free_time_list), c_void_p)
    ),
    "taskcore_free_time_list_free": (None, (POINTER(taskcore_free_time_list),)),
    "taskcore_load_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_load_query_options),
        POINTER(POINTER(taskcore_day_load_list)))
    ),
    "taskcore_day_load_list_count": (c_size_t, (POINTER(taskcore_day_load_list),)),
    "taskcore_day_load_list_at": (
        POINTER(taskcore_day_load), (POINTER(taskcore_day_load_list), c_size_t)
    ),
    "taskcore_day_load_list_rows": (
        POINTER(taskcore_day_load), (POINTER(taskcore_day_load_list), POINTER(c_size_t))
    ),
    "taskcore_day_load_list_arrow": (taskcore_status, (POINTER(taskcore_day_load_list), c_void_p)),
    "taskcore_day_load_list_free": (None, (POINTER(taskcore_day_load_list),)),
    "taskcore_event_check": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_event_scope_options),
        POINTER(taskcore_event_input), POINTER(POINTER(taskcore_problem_list)),
        POINTER(POINTER(taskcore_conflict_list)))
    ),
    "taskcore_agenda_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_agenda_options),
        POINTER(POINTER(taskcore_agenda_list)))
    ),
    "taskcore_agenda_list_count": (c_size_t, (POINTER(taskcore_agenda_list),)),
    "taskcore_agenda_list_at": (
        POINTER(taskcore_agenda_entry), (POINTER(taskcore_agenda_list), c_size_t)
    ),
    "taskcore_agenda_list_rows": (
        POINTER(taskcore_agenda_entry), (POINTER(taskcore_agenda_list), POINTER(c_size_t))
    ),
    "taskcore_agenda_list_arrow": (taskcore_status, (POINTER(taskcore_agenda_list), c_void_p)),
    "taskcore_agenda_list_free": (None, (POINTER(taskcore_agenda_list),)),
    "taskcore_month_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_month_options),
        POINTER(POINTER(taskcore_month_list)))
    ),
    "taskcore_month_list_count": (c_size_t, (POINTER(taskcore_month_list),)),
    "taskcore_month_list_at": (
        POINTER(taskcore_month_day), (POINTER(taskcore_month_list), c_size_t)
    ),
    "taskcore_month_list_rows": (
        POINTER(taskcore_month_day), (POINTER(taskcore_month_list), POINTER(c_size_t))
    ),
    "taskcore_month_list_arrow": (taskcore_status, (POINTER(taskcore_month_list), c_void_p)),
    "taskcore_month_list_free": (None, (POINTER(taskcore_month_list),)),
    "taskcore_task_countdown": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(taskcore_task_countdown_options), POINTER(taskcore_countdown))
    ),
    "taskcore_event_countdown": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(taskcore_event_countdown_options), POINTER(taskcore_countdown))
    ),
    "taskcore_day_countdown": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_countdown))
    ),
    "taskcore_countdown_label": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_countdown),
        POINTER(POINTER(c_char)))
    ),
    "taskcore_comment_add": (
        taskcore_status, (POINTER(taskcore_store), c_int32, c_int64,
        POINTER(taskcore_comment_input), POINTER(c_int64))
    ),
    "taskcore_comment_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_comment_list)))
    ),
    "taskcore_comment_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_comment_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_comment_input))
    ),
    "taskcore_comment_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_comment_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_comment_query_options),
        POINTER(POINTER(taskcore_comment_list)))
    ),
    "taskcore_comment_list_count": (c_size_t, (POINTER(taskcore_comment_list),)),
    "taskcore_comment_list_at": (
        POINTER(taskcore_comment), (POINTER(taskcore_comment_list), c_size_t)
    ),
    "taskcore_comment_list_rows": (
        POINTER(taskcore_comment), (POINTER(taskcore_comment_list), POINTER(c_size_t))
    ),
    "taskcore_comment_list_arrow": (taskcore_status, (POINTER(taskcore_comment_list), c_void_p)),
    "taskcore_comment_list_free": (None, (POINTER(taskcore_comment_list),)),
    "taskcore_poll": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(POINTER(taskcore_alert_list)),
        POINTER(c_size_t))
    ),
    "taskcore_next_wakeup": (taskcore_status, (POINTER(taskcore_store), POINTER(c_int64))),
    "taskcore_alert_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_alert_query_options),
        POINTER(POINTER(taskcore_alert_list)))
    ),
    "taskcore_alert_acknowledge": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_alert_snooze": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t, c_int64)
    ),
    "taskcore_alert_snooze_for": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t, c_int64)
    ),
    "taskcore_default_reminders_set": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(taskcore_reminder), c_size_t)
    ),
    "taskcore_default_reminders": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(POINTER(c_char)))
    ),
    "taskcore_alert_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_alert_list)))
    ),
    "taskcore_alert_find": (taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))),
    "taskcore_alert_list_count": (c_size_t, (POINTER(taskcore_alert_list),)),
    "taskcore_alert_list_at": (POINTER(taskcore_alert), (POINTER(taskcore_alert_list), c_size_t)),
    "taskcore_alert_list_rows": (
        POINTER(taskcore_alert), (POINTER(taskcore_alert_list), POINTER(c_size_t))
    ),
    "taskcore_alert_list_arrow": (taskcore_status, (POINTER(taskcore_alert_list), c_void_p)),
    "taskcore_alert_list_free": (None, (POINTER(taskcore_alert_list),)),
    "taskcore_focus_start": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_focus_start_options),
        POINTER(c_int64))
    ),
    "taskcore_focus_pause": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_focus_resume": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_focus_reset": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_focus_cancel": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_focus_finish": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_focus_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_focus_list)))
    ),
    "taskcore_focus_find": (taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))),
    "taskcore_focus_current": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_focus_list)))
    ),
    "taskcore_focus_next_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_focus_next))
    ),
    "taskcore_focus_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_focus_query_options),
        POINTER(POINTER(taskcore_focus_list)))
    ),
    "taskcore_focus_list_count": (c_size_t, (POINTER(taskcore_focus_list),)),
    "taskcore_focus_list_at": (
        POINTER(taskcore_focus_session), (POINTER(taskcore_focus_list), c_size_t)
    ),
    "taskcore_focus_list_rows": (
        POINTER(taskcore_focus_session), (POINTER(taskcore_focus_list), POINTER(c_size_t))
    ),
    "taskcore_focus_list_arrow": (taskcore_status, (POINTER(taskcore_focus_list), c_void_p)),
    "taskcore_focus_list_free": (None, (POINTER(taskcore_focus_list),)),
    "taskcore_focus_total_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_focus_total_query_options),
        POINTER(POINTER(taskcore_focus_total_list)))
    ),
    "taskcore_focus_total_list_count": (c_size_t, (POINTER(taskcore_focus_total_list),)),
    "taskcore_focus_total_list_at": (
        POINTER(taskcore_focus_total), (POINTER(taskcore_focus_total_list), c_size_t)
    ),
    "taskcore_focus_total_list_rows": (
        POINTER(taskcore_focus_total), (POINTER(taskcore_focus_total_list), POINTER(c_size_t))
    ),
    "taskcore_focus_total_list_arrow": (
        taskcore_status, (POINTER(taskcore_focus_total_list), c_void_p)
    ),
    "taskcore_focus_total_list_free": (None, (POINTER(taskcore_focus_total_list),)),
    "taskcore_focus_settings_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_focus_settings))
    ),
    "taskcore_focus_settings_set": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_focus_settings))
    ),
    "taskcore_time_entry_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_time_entry_input),
        POINTER(c_int64))
    ),
    "taskcore_time_entry_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_time_entry_list)))
    ),
    "taskcore_time_entry_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_time_entry_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_time_entry_input))
    ),
    "taskcore_time_entry_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_time_entry_split": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_int64, POINTER(c_int64))
    ),
    "taskcore_time_entry_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_time_entry_query_options),
        POINTER(POINTER(taskcore_time_entry_list)))
    ),
    "taskcore_time_entry_list_count": (c_size_t, (POINTER(taskcore_time_entry_list),)),
    "taskcore_time_entry_list_at": (
        POINTER(taskcore_time_entry), (POINTER(taskcore_time_entry_list), c_size_t)
    ),
    "taskcore_time_entry_list_rows": (
        POINTER(taskcore_time_entry), (POINTER(taskcore_time_entry_list), POINTER(c_size_t))
    ),
    "taskcore_time_entry_list_arrow": (
        taskcore_status, (POINTER(taskcore_time_entry_list), c_void_p)
    ),
    "taskcore_time_entry_list_free": (None, (POINTER(taskcore_time_entry_list),)),
    "taskcore_timer_start": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_time_entry_input),
        POINTER(c_int64))
    ),
    "taskcore_timer_stop": (taskcore_status, (POINTER(taskcore_store), POINTER(c_int64))),
    "taskcore_timer_idle": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_idle_time), POINTER(c_int64))
    ),
    "taskcore_time_total_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_time_total_query_options),
        POINTER(POINTER(taskcore_time_total_list)))
    ),
    "taskcore_time_total_list_count": (c_size_t, (POINTER(taskcore_time_total_list),)),
    "taskcore_time_total_list_at": (
        POINTER(taskcore_time_total), (POINTER(taskcore_time_total_list), c_size_t)
    ),
    "taskcore_time_total_list_rows": (
        POINTER(taskcore_time_total), (POINTER(taskcore_time_total_list), POINTER(c_size_t))
    ),
    "taskcore_time_total_list_arrow": (
        taskcore_status, (POINTER(taskcore_time_total_list), c_void_p)
    ),
    "taskcore_time_total_list_free": (None, (POINTER(taskcore_time_total_list),)),
    "taskcore_time_entry_settings_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_time_entry_settings))
    ),
    "taskcore_time_entry_settings_set": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_time_entry_settings))
    ),
    "taskcore_score_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_score_options),
        POINTER(taskcore_score))
    ),
    "taskcore_pulse_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_pulse_options),
        POINTER(POINTER(taskcore_pulse)))
    ),
    "taskcore_pulse_contents": (POINTER(taskcore_pulse_content), (POINTER(taskcore_pulse),)),
    "taskcore_pulse_free": (None, (POINTER(taskcore_pulse),)),
    "taskcore_pulse_settings_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_pulse_settings))
    ),
    "taskcore_pulse_settings_set": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_pulse_settings))
    ),
    "taskcore_holiday_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_holiday_input),
        POINTER(c_int64))
    ),
    "taskcore_holiday_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_holiday_list)))
    ),
    "taskcore_holiday_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_holiday_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_holiday_mode_set": (taskcore_status, (POINTER(taskcore_store), c_int32)),
    "taskcore_holiday_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_holiday_query_options),
        POINTER(POINTER(taskcore_holiday_list)))
    ),
    "taskcore_holiday_list_count": (c_size_t, (POINTER(taskcore_holiday_list),)),
    "taskcore_holiday_list_at": (
        POINTER(taskcore_holiday), (POINTER(taskcore_holiday_list), c_size_t)
    ),
    "taskcore_holiday_list_rows": (
        POINTER(taskcore_holiday), (POINTER(taskcore_holiday_list), POINTER(c_size_t))
    ),
    "taskcore_holiday_list_arrow": (taskcore_status, (POINTER(taskcore_holiday_list), c_void_p)),
    "taskcore_holiday_list_free": (None, (POINTER(taskcore_holiday_list),)),
    "taskcore_chart_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_chart_options),
        POINTER(POINTER(taskcore_chart)))
    ),
    "taskcore_chart_contents": (POINTER(taskcore_chart_content), (POINTER(taskcore_chart),)),
    "taskcore_chart_svg": (
        taskcore_status, (POINTER(taskcore_chart), POINTER(taskcore_svg_options),
        POINTER(POINTER(c_char)))
    ),
    "taskcore_chart_free": (None, (POINTER(taskcore_chart),)),
    "taskcore_report_html": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_report_options),
        POINTER(POINTER(c_char)))
    ),
    "taskcore_report_html_file": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_report_options), c_char_p)
    ),
    "taskcore_usage_start": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_usage_stop": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_usage_reset": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_usage_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_usage)))
    ),
    "taskcore_usage_contents": (POINTER(taskcore_usage_content), (POINTER(taskcore_usage),)),
    "taskcore_usage_free": (None, (POINTER(taskcore_usage),)),
    "taskcore_profile_set": (taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_party))),
    "taskcore_profile_set_logo": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_uint8), c_size_t)
    ),
    "taskcore_profile_set_hourly_rate": (taskcore_status, (POINTER(taskcore_store), c_int64)),
    "taskcore_profile_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_profile)))
    ),
    "taskcore_profile_contents": (POINTER(taskcore_profile_content), (POINTER(taskcore_profile),)),
    "taskcore_profile_free": (None, (POINTER(taskcore_profile),)),
    "taskcore_subscription_set": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_subscription_content))
    ),
    "taskcore_subscription_is_entitled": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, c_int64, POINTER(c_int32))
    ),
    "taskcore_subscription_read": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_subscription)))
    ),
    "taskcore_subscription_contents": (
        POINTER(taskcore_subscription_content), (POINTER(taskcore_subscription),)
    ),
    "taskcore_subscription_free": (None, (POINTER(taskcore_subscription),)),
    "taskcore_client_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_client_input), POINTER(c_int64))
    ),
    "taskcore_client_update": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(taskcore_client_input))
    ),
    "taskcore_client_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_client_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_client_list)))
    ),
    "taskcore_client_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_client_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_client_query_options),
        POINTER(POINTER(taskcore_client_list)))
    ),
    "taskcore_client_list_count": (c_size_t, (POINTER(taskcore_client_list),)),
    "taskcore_client_list_at": (
        POINTER(taskcore_client), (POINTER(taskcore_client_list), c_size_t)
    ),
    "taskcore_client_list_rows": (
        POINTER(taskcore_client), (POINTER(taskcore_client_list), POINTER(c_size_t))
    ),
    "taskcore_client_list_arrow": (taskcore_status, (POINTER(taskcore_client_list), c_void_p)),
    "taskcore_client_list_free": (None, (POINTER(taskcore_client_list),)),
    "taskcore_invoice_add": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(taskcore_invoice_input),
        POINTER(c_int64))
    ),
    "taskcore_invoice_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_invoice_input))
    ),
    "taskcore_invoice_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_invoice_copy": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(c_int64))
    ),
    "taskcore_invoice_credit": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(c_int64))
    ),
    "taskcore_invoice_line_add": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_invoice_line_input),
        POINTER(c_int64))
    ),
    "taskcore_invoice_line_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_invoice_line_list)))
    ),
    "taskcore_invoice_line_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_invoice_line_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_invoice_line_input))
    ),
    "taskcore_invoice_line_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_invoice_line_list_count": (c_size_t, (POINTER(taskcore_invoice_line_list),)),
    "taskcore_invoice_line_list_at": (
        POINTER(taskcore_invoice_line), (POINTER(taskcore_invoice_line_list), c_size_t)
    ),
    "taskcore_invoice_line_list_rows": (
        POINTER(taskcore_invoice_line), (POINTER(taskcore_invoice_line_list), POINTER(c_size_t))
    ),
    "taskcore_invoice_line_list_arrow": (
        taskcore_status, (POINTER(taskcore_invoice_line_list), c_void_p)
    ),
    "taskcore_invoice_line_list_free": (None, (POINTER(taskcore_invoice_line_list),)),
    "taskcore_invoice_bill_focus": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_focus_billing),
        POINTER(c_int64))
    ),
    "taskcore_invoice_adjustment_add": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(taskcore_invoice_adjustment_input), POINTER(c_int64))
    ),
    "taskcore_invoice_adjustment_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_invoice_adjustment_list)))
    ),
    "taskcore_invoice_adjustment_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_invoice_adjustment_update": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(taskcore_invoice_adjustment_input))
    ),
    "taskcore_invoice_adjustment_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_invoice_adjustment_list_count": (
        c_size_t, (POINTER(taskcore_invoice_adjustment_list),)
    ),
    "taskcore_invoice_adjustment_list_at": (
        POINTER(taskcore_invoice_adjustment), (POINTER(taskcore_invoice_adjustment_list), c_size_t)
    ),
    "taskcore_invoice_adjustment_list_rows": (
        POINTER(taskcore_invoice_adjustment), (POINTER(taskcore_invoice_adjustment_list),
        POINTER(c_size_t))
    ),
    "taskcore_invoice_adjustment_list_arrow": (
        taskcore_status, (POINTER(taskcore_invoice_adjustment_list), c_void_p)
    ),
    "taskcore_invoice_adjustment_list_free": (None, (POINTER(taskcore_invoice_adjustment_list),)),
    "taskcore_invoice_check": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_int32,
        POINTER(POINTER(taskcore_problem_list)))
    ),
    "taskcore_invoice_issue": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_int32, POINTER(POINTER(c_char)))
    ),
    "taskcore_invoice_void": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_int32, POINTER(c_int64))
    ),
    "taskcore_invoice_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_invoice_list)))
    ),
    "taskcore_invoice_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_invoice_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_invoice_query_options),
        POINTER(POINTER(taskcore_invoice_list)))
    ),
    "taskcore_invoice_list_count": (c_size_t, (POINTER(taskcore_invoice_list),)),
    "taskcore_invoice_list_at": (
        POINTER(taskcore_invoice), (POINTER(taskcore_invoice_list), c_size_t)
    ),
    "taskcore_invoice_list_rows": (
        POINTER(taskcore_invoice), (POINTER(taskcore_invoice_list), POINTER(c_size_t))
    ),
    "taskcore_invoice_list_arrow": (taskcore_status, (POINTER(taskcore_invoice_list), c_void_p)),
    "taskcore_invoice_list_free": (None, (POINTER(taskcore_invoice_list),)),
    "taskcore_invoice_document_read": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(POINTER(taskcore_invoice_document)))
    ),
    "taskcore_invoice_document_contents": (
        POINTER(taskcore_invoice_content), (POINTER(taskcore_invoice_document),)
    ),
    "taskcore_invoice_document_free": (None, (POINTER(taskcore_invoice_document),)),
    "taskcore_payment_add": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_payment_input),
        POINTER(c_int64))
    ),
    "taskcore_payment_delete": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t)
    ),
    "taskcore_payment_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_payment_list)))
    ),
    "taskcore_payment_find": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_payment_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_payment_query_options),
        POINTER(POINTER(taskcore_payment_list)))
    ),
    "taskcore_payment_list_count": (c_size_t, (POINTER(taskcore_payment_list),)),
    "taskcore_payment_list_at": (
        POINTER(taskcore_payment), (POINTER(taskcore_payment_list), c_size_t)
    ),
    "taskcore_payment_list_rows": (
        POINTER(taskcore_payment), (POINTER(taskcore_payment_list), POINTER(c_size_t))
    ),
    "taskcore_payment_list_arrow": (taskcore_status, (POINTER(taskcore_payment_list), c_void_p)),
    "taskcore_payment_list_free": (None, (POINTER(taskcore_payment_list),)),
    "taskcore_ageing_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_ageing_query_options),
        POINTER(POINTER(taskcore_ageing_list)))
    ),
    "taskcore_ageing_list_count": (c_size_t, (POINTER(taskcore_ageing_list),)),
    "taskcore_ageing_list_at": (
        POINTER(taskcore_ageing), (POINTER(taskcore_ageing_list), c_size_t)
    ),
    "taskcore_ageing_list_rows": (
        POINTER(taskcore_ageing), (POINTER(taskcore_ageing_list), POINTER(c_size_t))
    ),
    "taskcore_ageing_list_arrow": (taskcore_status, (POINTER(taskcore_ageing_list), c_void_p)),
    "taskcore_ageing_list_free": (None, (POINTER(taskcore_ageing_list),)),
    "taskcore_turnover_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_turnover_query_options),
        POINTER(POINTER(taskcore_turnover_list)))
    ),
    "taskcore_turnover_list_count": (c_size_t, (POINTER(taskcore_turnover_list),)),
    "taskcore_turnover_list_at": (
        POINTER(taskcore_turnover), (POINTER(taskcore_turnover_list), c_size_t)
    ),
    "taskcore_turnover_list_rows": (
        POINTER(taskcore_turnover), (POINTER(taskcore_turnover_list), POINTER(c_size_t))
    ),
    "taskcore_turnover_list_arrow": (taskcore_status, (POINTER(taskcore_turnover_list), c_void_p)),
    "taskcore_turnover_list_free": (None, (POINTER(taskcore_turnover_list),)),
    "taskcore_vat_total_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_vat_total_query_options),
        POINTER(POINTER(taskcore_vat_total_list)))
    ),
    "taskcore_vat_total_list_count": (c_size_t, (POINTER(taskcore_vat_total_list),)),
    "taskcore_vat_total_list_at": (
        POINTER(taskcore_vat_total), (POINTER(taskcore_vat_total_list), c_size_t)
    ),
    "taskcore_vat_total_list_rows": (
        POINTER(taskcore_vat_total), (POINTER(taskcore_vat_total_list), POINTER(c_size_t))
    ),
    "taskcore_vat_total_list_arrow": (
        taskcore_status, (POINTER(taskcore_vat_total_list), c_void_p)
    ),
    "taskcore_vat_total_list_free": (None, (POINTER(taskcore_vat_total_list),)),
    "taskcore_number_series_set": (taskcore_status, (POINTER(taskcore_store), c_char_p, c_char_p)),
    "taskcore_number_series_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_number_series_query_options),
        POINTER(POINTER(taskcore_number_series_list)))
    ),
    "taskcore_number_series_list_count": (c_size_t, (POINTER(taskcore_number_series_list),)),
    "taskcore_number_series_list_at": (
        POINTER(taskcore_number_series), (POINTER(taskcore_number_series_list), c_size_t)
    ),
    "taskcore_number_series_list_rows": (
        POINTER(taskcore_number_series), (POINTER(taskcore_number_series_list), POINTER(c_size_t))
    ),
    "taskcore_number_series_list_arrow": (
        taskcore_status, (POINTER(taskcore_number_series_list), c_void_p)
    ),
    "taskcore_number_series_list_free": (None, (POINTER(taskcore_number_series_list),)),
    "taskcore_currency_digits": (taskcore_status, (c_char_p, POINTER(c_int32))),
    "taskcore_amount_text": (
        taskcore_status, (c_int64, c_char_p, c_char_p, POINTER(POINTER(c_char)))
    ),
    "taskcore_amount_parse": (taskcore_status, (c_char_p, c_char_p, POINTER(c_int64))),
    "taskcore_number_series_claim": (taskcore_status, (POINTER(taskcore_store), c_char_p, c_int32)),
    "taskcore_number_series_use": (taskcore_status, (POINTER(taskcore_store), c_int32, c_char_p)),
    "taskcore_invoice_pdf": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_pdf_options),
        POINTER(POINTER(c_uint8)), POINTER(c_size_t))
    ),
    "taskcore_invoice_pdf_file": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_pdf_options), c_char_p)
    ),
    "taskcore_invoice_xml": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_int32, POINTER(POINTER(c_char)))
    ),
    "taskcore_invoice_xml_file": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_int32, c_char_p)
    ),
    "taskcore_invoice_import": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_uint8), c_size_t, POINTER(c_int64))
    ),
    "taskcore_invoice_import_file": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))
    ),
    "taskcore_invoice_csv": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_invoice_query_options),
        POINTER(POINTER(c_char)))
    ),
    "taskcore_invoice_csv_file": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_invoice_query_options),
        c_char_p)
    ),
    "taskcore_email_compose": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_email_options),
        POINTER(POINTER(c_uint8)), POINTER(c_size_t))
    ),
    "taskcore_email_compose_file": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_email_options),
        c_char_p)
    ),
    "taskcore_email_send": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_email_options),
        POINTER(taskcore_smtp_options), POINTER(c_int64))
    ),
    "taskcore_email_get": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_int64), c_size_t,
        POINTER(POINTER(taskcore_email_list)))
    ),
    "taskcore_email_find": (taskcore_status, (POINTER(taskcore_store), c_char_p, POINTER(c_int64))),
    "taskcore_email_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_email_query_options),
        POINTER(POINTER(taskcore_email_list)))
    ),
    "taskcore_email_list_count": (c_size_t, (POINTER(taskcore_email_list),)),
    "taskcore_email_list_at": (POINTER(taskcore_email), (POINTER(taskcore_email_list), c_size_t)),
    "taskcore_email_list_rows": (
        POINTER(taskcore_email), (POINTER(taskcore_email_list), POINTER(c_size_t))
    ),
    "taskcore_email_list_arrow": (taskcore_status, (POINTER(taskcore_email_list), c_void_p)),
    "taskcore_email_list_free": (None, (POINTER(taskcore_email_list),)),
    "taskcore_export": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(taskcore_export_options),
        taskcore_write_callback, taskcore_progress_callback, c_void_p)
    ),
    "taskcore_export_file": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(taskcore_export_options),
        c_char_p, taskcore_progress_callback, c_void_p)
    ),
    "taskcore_export_notes": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_import_note_list)))
    ),
    "taskcore_import": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(taskcore_import_options),
        taskcore_read_callback, taskcore_progress_callback, c_void_p,
        POINTER(taskcore_import_report))
    ),
    "taskcore_import_file": (
        taskcore_status, (POINTER(taskcore_store), c_int32, POINTER(taskcore_import_options),
        c_char_p, taskcore_progress_callback, c_void_p, POINTER(taskcore_import_report))
    ),
    "taskcore_import_note_list_arrow": (
        taskcore_status, (POINTER(taskcore_import_note_list), c_void_p)
    ),
    "taskcore_import_note_list_at": (
        POINTER(taskcore_import_note), (POINTER(taskcore_import_note_list), c_size_t)
    ),
    "taskcore_import_note_list_count": (c_size_t, (POINTER(taskcore_import_note_list),)),
    "taskcore_import_note_list_free": (None, (POINTER(taskcore_import_note_list),)),
    "taskcore_import_note_list_rows": (
        POINTER(taskcore_import_note), (POINTER(taskcore_import_note_list), POINTER(c_size_t))
    ),
    "taskcore_import_notes": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(taskcore_import_note_list)))
    ),
    "taskcore_kept_field_list_arrow": (
        taskcore_status, (POINTER(taskcore_kept_field_list), c_void_p)
    ),
    "taskcore_kept_field_list_at": (
        POINTER(taskcore_kept_field), (POINTER(taskcore_kept_field_list), c_size_t)
    ),
    "taskcore_kept_field_list_count": (c_size_t, (POINTER(taskcore_kept_field_list),)),
    "taskcore_kept_field_list_free": (None, (POINTER(taskcore_kept_field_list),)),
    "taskcore_kept_field_list_rows": (
        POINTER(taskcore_kept_field), (POINTER(taskcore_kept_field_list), POINTER(c_size_t))
    ),
    "taskcore_kept_fields": (
        taskcore_status, (POINTER(taskcore_store), c_int32, c_int64,
        POINTER(POINTER(taskcore_kept_field_list)))
    ),
    "taskcore_backup": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, taskcore_progress_callback, c_void_p)
    ),
    "taskcore_backup_at": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_char_p, taskcore_progress_callback,
        c_void_p)
    ),
    "taskcore_backup_rotate": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_backup_options),
        taskcore_progress_callback, c_void_p, POINTER(POINTER(c_char)))
    ),
    "taskcore_backup_newest": (taskcore_status, (c_char_p, POINTER(POINTER(c_char)))),
    "taskcore_restore": (
        taskcore_status, (c_char_p, c_char_p, taskcore_progress_callback, c_void_p,
        POINTER(POINTER(c_char)))
    ),
    "taskcore_sync_remote_add": (
        taskcore_status, (POINTER(taskcore_store), c_int32, c_char_p, c_char_p,
        taskcore_passphrase_callback, c_void_p, POINTER(c_int64))
    ),
    "taskcore_sync_run": (
        taskcore_status, (POINTER(taskcore_store), c_int64, taskcore_progress_callback, c_void_p,
        POINTER(taskcore_sync_report))
    ),
    "taskcore_sync_status": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_sync_state))
    ),
    "taskcore_sync_remote_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_sync_remote_query_options),
        POINTER(POINTER(taskcore_sync_remote_list)))
    ),
    "taskcore_sync_remote_remove": (taskcore_status, (POINTER(taskcore_store), c_int64)),
    "taskcore_sync_remote_list_count": (c_size_t, (POINTER(taskcore_sync_remote_list),)),
    "taskcore_sync_remote_list_at": (
        POINTER(taskcore_sync_remote), (POINTER(taskcore_sync_remote_list), c_size_t)
    ),
    "taskcore_sync_remote_list_rows": (
        POINTER(taskcore_sync_remote), (POINTER(taskcore_sync_remote_list), POINTER(c_size_t))
    ),
    "taskcore_sync_remote_list_arrow": (
        taskcore_status, (POINTER(taskcore_sync_remote_list), c_void_p)
    ),
    "taskcore_sync_remote_list_free": (None, (POINTER(taskcore_sync_remote_list),)),
    "taskcore_sync_enable": (
        taskcore_status, (POINTER(taskcore_store), c_char_p, taskcore_passphrase_callback, c_void_p)
    ),
    "taskcore_sync_disable": (taskcore_status, (POINTER(taskcore_store),)),
    "taskcore_sync_remote_add_through": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_sync_transport), c_char_p,
        taskcore_passphrase_callback, c_void_p, POINTER(c_int64))
    ),
    "taskcore_sync_run_through": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_sync_transport),
        taskcore_progress_callback, c_void_p, POINTER(taskcore_sync_report))
    ),
    "taskcore_replica_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_replica_query_options),
        POINTER(POINTER(taskcore_replica_list)))
    ),
    "taskcore_replica_rename": (taskcore_status, (POINTER(taskcore_store), c_char_p, c_char_p)),
    "taskcore_replica_retire": (taskcore_status, (POINTER(taskcore_store), c_char_p)),
    "taskcore_replica_list_count": (c_size_t, (POINTER(taskcore_replica_list),)),
    "taskcore_replica_list_at": (
        POINTER(taskcore_replica), (POINTER(taskcore_replica_list), c_size_t)
    ),
    "taskcore_replica_list_rows": (
        POINTER(taskcore_replica), (POINTER(taskcore_replica_list), POINTER(c_size_t))
    ),
    "taskcore_replica_list_arrow": (taskcore_status, (POINTER(taskcore_replica_list), c_void_p)),
    "taskcore_replica_list_free": (None, (POINTER(taskcore_replica_list),)),
    "taskcore_sync_conflict_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_sync_conflict_query_options),
        POINTER(POINTER(taskcore_sync_conflict_list)))
    ),
    "taskcore_sync_conflict_resolve": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_char_p), c_size_t, c_int32)
    ),
    "taskcore_sync_conflict_list_count": (c_size_t, (POINTER(taskcore_sync_conflict_list),)),
    "taskcore_sync_conflict_list_at": (
        POINTER(taskcore_sync_conflict), (POINTER(taskcore_sync_conflict_list), c_size_t)
    ),
    "taskcore_sync_conflict_list_rows": (
        POINTER(taskcore_sync_conflict), (POINTER(taskcore_sync_conflict_list), POINTER(c_size_t))
    ),
    "taskcore_sync_conflict_list_arrow": (
        taskcore_status, (POINTER(taskcore_sync_conflict_list), c_void_p)
    ),
    "taskcore_sync_conflict_list_free": (None, (POINTER(taskcore_sync_conflict_list),)),
    "taskcore_sync_set_password": (
        taskcore_status, (POINTER(taskcore_store), taskcore_password_callback, c_void_p)
    ),
    "taskcore_hub_create": (taskcore_status, (POINTER(taskcore_hub_options),)),
    "taskcore_hub_check": (
        taskcore_status, (POINTER(taskcore_hub_options), POINTER(taskcore_hub_report))
    ),
    "taskcore_hub_grant": (taskcore_status, (POINTER(taskcore_hub_options), c_char_p, c_char_p)),
    "taskcore_hub_revoke": (taskcore_status, (POINTER(taskcore_hub_options), c_char_p, c_char_p)),
    "taskcore_hub_sweep": (
        taskcore_status, (POINTER(taskcore_hub_options), c_char_p, c_int64,
        POINTER(taskcore_hub_sweep_report))
    ),
    "taskcore_hub_remove": (taskcore_status, (POINTER(taskcore_hub_options), c_char_p)),
    "taskcore_sync_apply": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_uint8), c_size_t,
        POINTER(taskcore_sync_report))
    ),
    "taskcore_sync_change_passphrase": (
        taskcore_status, (POINTER(taskcore_store), taskcore_passphrase_callback, c_void_p)
    ),
    "taskcore_sync_enter_passphrase": (
        taskcore_status, (POINTER(taskcore_store), taskcore_passphrase_callback, c_void_p)
    ),
    "taskcore_sync_heads": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(c_uint8)), POINTER(c_size_t))
    ),
    "taskcore_sync_join": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_uint8), c_size_t, c_char_p,
        taskcore_passphrase_callback, c_void_p, POINTER(taskcore_sync_report))
    ),
    "taskcore_sync_pending": (
        taskcore_status, (POINTER(taskcore_store), POINTER(c_uint8), c_size_t,
        POINTER(POINTER(c_uint8)), POINTER(c_size_t))
    ),
    "taskcore_sync_set_transport": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_sync_transport))
    ),
    "taskcore_sync_snapshot": (
        taskcore_status, (POINTER(taskcore_store), POINTER(POINTER(c_uint8)), POINTER(c_size_t))
    ),
    "taskcore_account_add": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_account_input),
        POINTER(c_int64))
    ),
    "taskcore_account_query": (
        taskcore_status, (POINTER(taskcore_store), POINTER(taskcore_account_query_options),
        POINTER(POINTER(taskcore_account_list)))
    ),
    "taskcore_account_remove": (taskcore_status, (POINTER(taskcore_store), c_int64)),
    "taskcore_account_refresh": (taskcore_status, (POINTER(taskcore_store), c_int64)),
    "taskcore_account_list_count": (c_size_t, (POINTER(taskcore_account_list),)),
    "taskcore_account_list_at": (
        POINTER(taskcore_account), (POINTER(taskcore_account_list), c_size_t)
    ),
    "taskcore_account_list_rows": (
        POINTER(taskcore_account), (POINTER(taskcore_account_list), POINTER(c_size_t))
    ),
    "taskcore_account_list_arrow": (taskcore_status, (POINTER(taskcore_account_list), c_void_p)),
    "taskcore_account_list_free": (None, (POINTER(taskcore_account_list),)),
    "taskcore_account_collection_query": (
        taskcore_status, (POINTER(taskcore_store),
        POINTER(taskcore_account_collection_query_options),
        POINTER(POINTER(taskcore_account_collection_list)))
    ),
    "taskcore_account_collection_list_count": (
        c_size_t, (POINTER(taskcore_account_collection_list),)
    ),
    "taskcore_account_collection_list_at": (
        POINTER(taskcore_account_collection), (POINTER(taskcore_account_collection_list), c_size_t)
    ),
    "taskcore_account_collection_list_rows": (
        POINTER(taskcore_account_collection), (POINTER(taskcore_account_collection_list),
        POINTER(c_size_t))
    ),
    "taskcore_account_collection_list_arrow": (
        taskcore_status, (POINTER(taskcore_account_collection_list), c_void_p)
    ),
    "taskcore_account_collection_list_free": (None, (POINTER(taskcore_account_collection_list),)),
    "taskcore_account_collection_choose": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(taskcore_account_collection_choice))
    ),
    "taskcore_account_collection_drop": (taskcore_status, (POINTER(taskcore_store), c_int64)),
    "taskcore_account_collection_make": (
        taskcore_status, (POINTER(taskcore_store), c_int64,
        POINTER(taskcore_account_collection_choice), POINTER(c_int64))
    ),
    "taskcore_account_preview": (
        taskcore_status, (POINTER(taskcore_store), c_int64, POINTER(taskcore_account_plan))
    ),
    "taskcore_account_run": (
        taskcore_status, (POINTER(taskcore_store), c_int64, c_int32, taskcore_progress_callback,
        c_void_p, POINTER(taskcore_account_plan))
    ),
    "taskcore_authorization_begin": (
        taskcore_status, (POINTER(taskcore_authorization_options),
        POINTER(POINTER(taskcore_authorization)))
    ),
    "taskcore_authorization_contents": (
        POINTER(taskcore_authorization_content), (POINTER(taskcore_authorization),)
    ),
    "taskcore_authorization_finish": (
        taskcore_status, (POINTER(taskcore_authorization), c_char_p,
        POINTER(POINTER(taskcore_tokens)))
    ),
    "taskcore_authorization_free": (None, (POINTER(taskcore_authorization),)),
    "taskcore_tokens_contents": (POINTER(taskcore_tokens_content), (POINTER(taskcore_tokens),)),
    "taskcore_tokens_free": (None, (POINTER(taskcore_tokens),)),
    "taskcore_authorization_refresh": (
        taskcore_status, (POINTER(taskcore_authorization_options), c_char_p,
        POINTER(POINTER(taskcore_tokens)))
    ),
    "taskcore_authorization_revoke": (
        taskcore_status, (POINTER(taskcore_authorization_options), c_char_p)
    ),
    "taskcore_error_free": (None, (POINTER(taskcore_error),)),
}
