// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! Constants.

/// `TASKCORE_VERSION_MAJOR` of C.
pub const TASKCORE_VERSION_MAJOR: i32 = 0;
/// `TASKCORE_VERSION_MINOR` of C.
pub const TASKCORE_VERSION_MINOR: i32 = 1;
/// `TASKCORE_VERSION_PATCH` of C.
pub const TASKCORE_VERSION_PATCH: i32 = 0;
/// `TASKCORE_VERSION` of C.
pub const TASKCORE_VERSION: &str = "0.1.0";
/// Grows by one whenever a program that was built for an older library would no longer run with a
/// newer one; it is the number in the soname.
pub const TASKCORE_ABI_VERSION: i32 = 0;
/// The id of the project Inbox, which every store has.
pub const TASKCORE_INBOX_ID: i32 = 1;
/// The calendar of events that name none; every store has it
pub const TASKCORE_DEFAULT_CALENDAR_ID: i32 = 1;
/// Else 1 for Monday to 7 for Sunday
pub const TASKCORE_WEEK_START_LOCALE: i32 = 0;
/// A poll gives at most so many alerts; the rest comes with the next one.
pub const TASKCORE_POLL_LIMIT: i32 = 1000;
/// There is nothing to wake up for
pub const TASKCORE_NEVER: i64 = 9223372036854775807;
/// done
pub const TASKCORE_OK: i32 = 0;
/// An argument is wrong: mend it
pub const TASKCORE_EINVALID: i32 = -1;
/// There is no such thing
pub const TASKCORE_ENOTFOUND: i32 = -2;
/// The present state forbids it
pub const TASKCORE_ECONFLICT: i32 = -3;
/// Another user holds the store: try again
pub const TASKCORE_EBUSY: i32 = -4;
/// The store was opened for reading
pub const TASKCORE_EREADONLY: i32 = -5;
/// The system refuses the path
pub const TASKCORE_EACCESS: i32 = -6;
/// The file is not a Taskcore store
pub const TASKCORE_ENOTSTORE: i32 = -7;
/// The store is damaged: restore a backup, or repair it
pub const TASKCORE_ECORRUPT: i32 = -8;
/// Written by a newer version: upgrade
pub const TASKCORE_ETOONEW: i32 = -9;
/// No space left on the disk
pub const TASKCORE_EFULL: i32 = -10;
/// Reading or writing failed
pub const TASKCORE_EIO: i32 = -11;
/// Out of memory, where a count or a file decides how much: see docs/c.md
pub const TASKCORE_ENOMEM: i32 = -12;
/// A text is malformed at a line and column
pub const TASKCORE_EPARSE: i32 = -13;
/// A freed handle, or a call at a wrong time
pub const TASKCORE_EMISUSE: i32 = -14;
/// Something to install is missing
pub const TASKCORE_EUNSUPPORTED: i32 = -15;
/// A bug of Taskcore: report it
pub const TASKCORE_EINTERNAL: i32 = -16;
/// Ended by `taskcore_interrupt`: nothing changed
pub const TASKCORE_EINTERRUPTED: i32 = -17;
/// The file must exist, and stays as it is
pub const TASKCORE_OPEN_READ_ONLY: u64 = 1;
/// For tests: a member that is set without its bit in fields is `TASKCORE_EINVALID`
pub const TASKCORE_OPEN_CHECK_FIELDS: u64 = 2;
/// What is not Taskcore's is removed: triggers, views, tables, indexes and columns
pub const TASKCORE_OPEN_REPAIR_SCHEMA: u64 = 4;
/// A store of an older version is upgraded without a copy of it beside the file
pub const TASKCORE_OPEN_NO_BACKUP: u64 = 8;
/// What returned survives a power loss
pub const TASKCORE_DURABILITY_FULL: i32 = 0;
/// Survives kill -9, not a power loss
pub const TASKCORE_DURABILITY_NORMAL: i32 = 1;
/// A line of at most 1,000 characters
pub const TASKCORE_FIELD_KIND_TEXT: i32 = 1;
/// An exact decimal of at most 15 digits, such as "-12.5"
pub const TASKCORE_FIELD_KIND_NUMBER: i32 = 2;
/// A date or an instant, such as "2026-12-24" or "2026-12-24T16:00:00.000Z"
pub const TASKCORE_FIELD_KIND_DATE: i32 = 3;
/// Whole seconds, such as "5400"; 0 to 3,155,760,000 (100 years)
pub const TASKCORE_FIELD_KIND_DURATION: i32 = 4;
/// One of its choices
pub const TASKCORE_FIELD_KIND_CHOICE: i32 = 5;
/// `TASKCORE_FIELD_NAME` of C.
pub const TASKCORE_FIELD_NAME: u64 = 1;
/// `TASKCORE_FIELD_LABEL` of C.
pub const TASKCORE_FIELD_LABEL: u64 = 2;
/// `TASKCORE_FIELD_KIND` of C.
pub const TASKCORE_FIELD_KIND: u64 = 4;
/// `TASKCORE_FIELD_ENTITY` of C.
pub const TASKCORE_FIELD_ENTITY: u64 = 8;
/// `TASKCORE_FIELD_CHOICES` of C.
pub const TASKCORE_FIELD_CHOICES: u64 = 16;
/// `TASKCORE_FIELD_POSITION` of C.
pub const TASKCORE_FIELD_POSITION: u64 = 32;
/// `TASKCORE_FIELD_QUERY_ENTITY` of C.
pub const TASKCORE_FIELD_QUERY_ENTITY: u64 = 1;
/// `TASKCORE_TASK_TITLE` of C.
pub const TASKCORE_TASK_TITLE: u64 = 1;
/// `TASKCORE_TASK_NOTES` of C.
pub const TASKCORE_TASK_NOTES: u64 = 2;
/// By name; a new one is added
pub const TASKCORE_TASK_PROJECT: u64 = 4;
/// By id; input only
pub const TASKCORE_TASK_PROJECT_ID: u64 = 8;
/// Exactly these
pub const TASKCORE_TASK_TAGS: u64 = 16;
/// These too; input only
pub const TASKCORE_TASK_TAGS_ADDED: u64 = 32;
/// Not these; input only
pub const TASKCORE_TASK_TAGS_REMOVED: u64 = 64;
/// `TASKCORE_TASK_PRIORITY` of C.
pub const TASKCORE_TASK_PRIORITY: u64 = 128;
/// `TASKCORE_TASK_FAVOURITE` of C.
pub const TASKCORE_TASK_FAVOURITE: u64 = 256;
/// `TASKCORE_TASK_DUE` of C.
pub const TASKCORE_TASK_DUE: u64 = 512;
/// Not in an input
pub const TASKCORE_TASK_COMPLETED: u64 = 1024;
/// Not in an input
pub const TASKCORE_TASK_DELETED: u64 = 2048;
/// `TASKCORE_TASK_SLOT` of C.
pub const TASKCORE_TASK_SLOT: u64 = 4096;
/// Hidden until then
pub const TASKCORE_TASK_START: u64 = 8192;
/// `TASKCORE_TASK_ESTIMATED_DURATION` of C.
pub const TASKCORE_TASK_ESTIMATED_DURATION: u64 = 16384;
/// `TASKCORE_TASK_URL` of C.
pub const TASKCORE_TASK_URL: u64 = 32768;
/// Exactly these
pub const TASKCORE_TASK_REMINDERS: u64 = 65536;
/// `TASKCORE_TASK_REPEAT_RULE` of C.
pub const TASKCORE_TASK_REPEAT_RULE: u64 = 131072;
/// `TASKCORE_TASK_PARENT` of C.
pub const TASKCORE_TASK_PARENT: u64 = 262144;
/// Exactly these
pub const TASKCORE_TASK_DEPENDS_ON: u64 = 524288;
/// These too; input only
pub const TASKCORE_TASK_DEPENDS_ON_ADDED: u64 = 1048576;
/// Not these; input only
pub const TASKCORE_TASK_DEPENDS_ON_REMOVED: u64 = 2097152;
/// Only in a change
pub const TASKCORE_TASK_POSITION: u64 = 4194304;
/// `TASKCORE_TASK_ZONE` of C.
pub const TASKCORE_TASK_ZONE: u64 = 8388608;
/// `TASKCORE_TASK_REPEAT_MODE` of C.
pub const TASKCORE_TASK_REPEAT_MODE: u64 = 16777216;
/// Exactly these
pub const TASKCORE_TASK_EXCLUDED_DATES: u64 = 33554432;
/// Exactly these
pub const TASKCORE_TASK_ADDED_DATES: u64 = 67108864;
/// Not in an input
pub const TASKCORE_TASK_OCCURRENCE: u64 = 134217728;
/// Not in an input
pub const TASKCORE_TASK_STARTED: u64 = 268435456;
/// Not in an input
pub const TASKCORE_TASK_CANCELLED: u64 = 536870912;
/// When it is meant to be done
pub const TASKCORE_TASK_PLANNED: u64 = 1073741824;
/// Below which heading of its project
pub const TASKCORE_TASK_SECTION: u64 = 2147483648;
/// Which of its times float
pub const TASKCORE_TASK_FLOATING: u64 = 1099511627776;
/// Exactly these
pub const TASKCORE_TASK_LINKS: u64 = 4398046511104;
/// Values of own fields: in an input, these too
pub const TASKCORE_TASK_FIELD_VALUES: u64 = 8796093022208;
/// What an hour of it costs
pub const TASKCORE_TASK_HOURLY_RATE: u64 = 17592186044416;
/// After it the task is pointless
pub const TASKCORE_TASK_UNTIL: u64 = 35184372088832;
/// The next occurrence is the rule's next one
pub const TASKCORE_REPEAT_FIXED: i32 = 0;
/// It is counted from when the last one was done
pub const TASKCORE_REPEAT_AFTER_COMPLETION: i32 = 1;
/// One of them
pub const TASKCORE_SCOPE_THIS: i32 = 1;
/// `TASKCORE_SCOPE_THIS_AND_LATER` of C.
pub const TASKCORE_SCOPE_THIS_AND_LATER: i32 = 2;
/// `TASKCORE_SCOPE_ALL` of C.
pub const TASKCORE_SCOPE_ALL: i32 = 3;
/// `TASKCORE_PRIORITY_P0` of C.
pub const TASKCORE_PRIORITY_P0: i32 = 0;
/// `TASKCORE_PRIORITY_P1` of C.
pub const TASKCORE_PRIORITY_P1: i32 = 1;
/// What a new task has
pub const TASKCORE_PRIORITY_P2: i32 = 2;
/// `TASKCORE_PRIORITY_P3` of C.
pub const TASKCORE_PRIORITY_P3: i32 = 3;
/// `TASKCORE_PRIORITY_NONE` of C.
pub const TASKCORE_PRIORITY_NONE: i32 = 4;
/// `TASKCORE_PRIORITIES_P0` of C.
pub const TASKCORE_PRIORITIES_P0: u32 = 1;
/// `TASKCORE_PRIORITIES_P1` of C.
pub const TASKCORE_PRIORITIES_P1: u32 = 2;
/// `TASKCORE_PRIORITIES_P2` of C.
pub const TASKCORE_PRIORITIES_P2: u32 = 4;
/// `TASKCORE_PRIORITIES_P3` of C.
pub const TASKCORE_PRIORITIES_P3: u32 = 8;
/// `TASKCORE_PRIORITIES_NONE` of C.
pub const TASKCORE_PRIORITIES_NONE: u32 = 16;
/// `TASKCORE_TASK_STATUS_OPEN` of C.
pub const TASKCORE_TASK_STATUS_OPEN: u32 = 1;
/// `TASKCORE_TASK_STATUS_COMPLETED` of C.
pub const TASKCORE_TASK_STATUS_COMPLETED: u32 = 2;
/// In the trash, whatever it was
pub const TASKCORE_TASK_STATUS_DELETED: u32 = 4;
/// Given up: closed, and not done
pub const TASKCORE_TASK_STATUS_CANCELLED: u32 = 8;
/// What a new task has
pub const TASKCORE_SLOT_MORNING: i32 = 0;
/// `TASKCORE_SLOT_EVENING` of C.
pub const TASKCORE_SLOT_EVENING: i32 = 1;
/// `TASKCORE_SLOT_UPCOMING` of C.
pub const TASKCORE_SLOT_UPCOMING: i32 = 2;
/// `TASKCORE_SLOT_INBOX` of C.
pub const TASKCORE_SLOT_INBOX: i32 = 3;
/// `TASKCORE_SLOT_AFTERNOON` of C.
pub const TASKCORE_SLOT_AFTERNOON: i32 = 4;
/// `TASKCORE_SLOTS_MORNING` of C.
pub const TASKCORE_SLOTS_MORNING: u32 = 1;
/// `TASKCORE_SLOTS_EVENING` of C.
pub const TASKCORE_SLOTS_EVENING: u32 = 2;
/// `TASKCORE_SLOTS_UPCOMING` of C.
pub const TASKCORE_SLOTS_UPCOMING: u32 = 4;
/// `TASKCORE_SLOTS_INBOX` of C.
pub const TASKCORE_SLOTS_INBOX: u32 = 8;
/// `TASKCORE_SLOTS_AFTERNOON` of C.
pub const TASKCORE_SLOTS_AFTERNOON: u32 = 16;
/// `TASKCORE_MOMENT_NONE` of C.
pub const TASKCORE_MOMENT_NONE: i32 = 0;
/// A calendar date: all of that day
pub const TASKCORE_MOMENT_DATE: i32 = 1;
/// An instant
pub const TASKCORE_MOMENT_DATE_TIME: i32 = 2;
/// At an instant
pub const TASKCORE_REMINDER_AT: i32 = 0;
/// Relative to the start
pub const TASKCORE_REMINDER_START: i32 = 1;
/// Relative to the due
pub const TASKCORE_REMINDER_DUE: i32 = 2;
/// It is open, and its due is over
pub const TASKCORE_TASK_STATE_OVERDUE: u32 = 1;
/// It is open, and its start is to come
pub const TASKCORE_TASK_STATE_HIDDEN: u32 = 2;
/// It is open, and depends on an open task
pub const TASKCORE_TASK_STATE_BLOCKED: u32 = 4;
/// It is open, and an open task depends on it
pub const TASKCORE_TASK_STATE_BLOCKING: u32 = 8;
/// It is open, and in progress
pub const TASKCORE_TASK_STATE_STARTED: u32 = 16;
/// It is open, and its until is over: neither overdue, nor in a view of what is to do
pub const TASKCORE_TASK_STATE_EXPIRED: u32 = 32;
/// Before the one with before_id
pub const TASKCORE_MOVE_BEFORE: u64 = 1;
/// After the one with after_id
pub const TASKCORE_MOVE_AFTER: u64 = 2;
/// `TASKCORE_MOVE_TO_TOP` of C.
pub const TASKCORE_MOVE_TO_TOP: u64 = 4;
/// `TASKCORE_MOVE_TO_BOTTOM` of C.
pub const TASKCORE_MOVE_TO_BOTTOM: u64 = 8;
/// Into that project, out of any parent; tasks only
pub const TASKCORE_MOVE_PROJECT_ID: u64 = 16;
/// Under that task; tasks only
pub const TASKCORE_MOVE_PARENT_ID: u64 = 32;
/// Completing is refused for a task with open subtasks, which are completed with it else.
pub const TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS: u64 = 1;
/// A task that repeats goes on with the first occurrence after now instead of with the next one.
pub const TASKCORE_COMPLETE_SKIP_MISSED: u64 = 2;
/// A task that repeats does so no longer: it is completed as any other.
pub const TASKCORE_COMPLETE_SERIES: u64 = 4;
/// A task that repeats is cancelled with all of its occurrences to come, and not the present one
/// alone.
pub const TASKCORE_CANCEL_SERIES: u64 = 1;
/// both
pub const TASKCORE_ANY: i32 = 0;
/// Those that are
pub const TASKCORE_YES: i32 = 1;
/// Those that are not
pub const TASKCORE_NO: i32 = 2;
/// `TASKCORE_QUERY_FILTER` of C.
pub const TASKCORE_QUERY_FILTER: u64 = 1;
/// `TASKCORE_QUERY_TEXT` of C.
pub const TASKCORE_QUERY_TEXT: u64 = 2;
/// `TASKCORE_QUERY_PROJECTS` of C.
pub const TASKCORE_QUERY_PROJECTS: u64 = 4;
/// `TASKCORE_QUERY_PROJECT_IDS` of C.
pub const TASKCORE_QUERY_PROJECT_IDS: u64 = 8;
/// `TASKCORE_QUERY_TAGS_ANY` of C.
pub const TASKCORE_QUERY_TAGS_ANY: u64 = 16;
/// `TASKCORE_QUERY_TAGS_ALL` of C.
pub const TASKCORE_QUERY_TAGS_ALL: u64 = 32;
/// `TASKCORE_QUERY_TAGS_NONE` of C.
pub const TASKCORE_QUERY_TAGS_NONE: u64 = 64;
/// `TASKCORE_QUERY_PRIORITIES` of C.
pub const TASKCORE_QUERY_PRIORITIES: u64 = 128;
/// Else: the open ones
pub const TASKCORE_QUERY_STATUSES: u64 = 256;
/// `TASKCORE_QUERY_FAVOURITE` of C.
pub const TASKCORE_QUERY_FAVOURITE: u64 = 512;
/// `TASKCORE_QUERY_SLOTS` of C.
pub const TASKCORE_QUERY_SLOTS: u64 = 1024;
/// `TASKCORE_QUERY_DUE_FROM` of C.
pub const TASKCORE_QUERY_DUE_FROM: u64 = 2048;
/// `TASKCORE_QUERY_DUE_BEFORE` of C.
pub const TASKCORE_QUERY_DUE_BEFORE: u64 = 4096;
/// `TASKCORE_QUERY_COMPLETED_FROM` of C.
pub const TASKCORE_QUERY_COMPLETED_FROM: u64 = 8192;
/// `TASKCORE_QUERY_COMPLETED_BEFORE` of C.
pub const TASKCORE_QUERY_COMPLETED_BEFORE: u64 = 16384;
/// `TASKCORE_QUERY_PARENT` of C.
pub const TASKCORE_QUERY_PARENT: u64 = 32768;
/// `TASKCORE_QUERY_BLOCKED` of C.
pub const TASKCORE_QUERY_BLOCKED: u64 = 65536;
/// `TASKCORE_QUERY_BLOCKING` of C.
pub const TASKCORE_QUERY_BLOCKING: u64 = 131072;
/// Else: no open task that is hidden until later
pub const TASKCORE_QUERY_HIDDEN: u64 = 262144;
/// Else: no open task of an archived project
pub const TASKCORE_QUERY_ARCHIVED: u64 = 524288;
/// `TASKCORE_QUERY_OVERDUE` of C.
pub const TASKCORE_QUERY_OVERDUE: u64 = 1048576;
/// `TASKCORE_QUERY_VIEW` of C.
pub const TASKCORE_QUERY_VIEW: u64 = 2097152;
/// Else: today
pub const TASKCORE_QUERY_VIEW_DATE: u64 = 4194304;
/// `TASKCORE_QUERY_VIEW_LAST_DATE` of C.
pub const TASKCORE_QUERY_VIEW_LAST_DATE: u64 = 8388608;
/// `TASKCORE_QUERY_IDS` of C.
pub const TASKCORE_QUERY_IDS: u64 = 16777216;
/// `TASKCORE_QUERY_STARTED` of C.
pub const TASKCORE_QUERY_STARTED: u64 = 33554432;
/// They have a time that floats
pub const TASKCORE_QUERY_FLOATING: u64 = 67108864;
/// `TASKCORE_QUERY_EXPIRED` of C.
pub const TASKCORE_QUERY_EXPIRED: u64 = 134217728;
/// When they were added, then by uid
pub const TASKCORE_SORT_CREATED: i32 = 0;
/// The earliest first
pub const TASKCORE_SORT_DUE: i32 = 1;
/// P0 first; descending, P3: none is the last either way
pub const TASKCORE_SORT_PRIORITY: i32 = 2;
/// In the collation of the store's locale
pub const TASKCORE_SORT_TITLE: i32 = 3;
/// The longest ago first
pub const TASKCORE_SORT_MODIFIED: i32 = 4;
/// The user's own order
pub const TASKCORE_SORT_MANUAL: i32 = 5;
/// The favourites first
pub const TASKCORE_SORT_FAVOURITE: i32 = 6;
/// The most urgent first
pub const TASKCORE_SORT_URGENCY: i32 = 7;
/// The earliest first
pub const TASKCORE_SORT_START: i32 = 8;
/// The longest ago first
pub const TASKCORE_SORT_COMPLETED: i32 = 9;
/// The best match of the text first
pub const TASKCORE_SORT_RELEVANCE: i32 = 10;
/// The longest ago first
pub const TASKCORE_SORT_DELETED: i32 = 11;
/// `TASKCORE_SORT_ESTIMATED_DURATION` of C.
pub const TASKCORE_SORT_ESTIMATED_DURATION: i32 = 12;
/// The longest in progress first
pub const TASKCORE_SORT_STARTED: i32 = 13;
/// The longest ago first
pub const TASKCORE_SORT_CANCELLED: i32 = 14;
/// The earliest first
pub const TASKCORE_SORT_PLANNED: i32 = 15;
/// The earliest first
pub const TASKCORE_SORT_UNTIL: i32 = 18;
/// The least value of the own field first; choices in their order
pub const TASKCORE_SORT_FIELD: i32 = 19;
/// `TASKCORE_GROUP_NONE` of C.
pub const TASKCORE_GROUP_NONE: i32 = 0;
/// `TASKCORE_GROUP_PROJECT` of C.
pub const TASKCORE_GROUP_PROJECT: i32 = 1;
/// In the store's zone; those without a due last
pub const TASKCORE_GROUP_DUE_DAY: i32 = 2;
/// `TASKCORE_GROUP_PRIORITY` of C.
pub const TASKCORE_GROUP_PRIORITY: i32 = 3;
/// `TASKCORE_GROUP_COMPLETED_DAY` of C.
pub const TASKCORE_GROUP_COMPLETED_DAY: i32 = 4;
/// In the order of the sections; those without one first
pub const TASKCORE_GROUP_SECTION: i32 = 5;
/// In the order of their names, a task below each of its tags, so that the list has it several
/// times; those without one last
pub const TASKCORE_GROUP_TAG: i32 = 6;
/// Where they stand today: morning, afternoon, evening, upcoming, inbox
pub const TASKCORE_GROUP_SLOT: i32 = 7;
/// The subtasks of each task; those without a parent first
pub const TASKCORE_GROUP_PARENT: i32 = 8;
/// Of the due, by ISO 8601: from Monday on; those without a due last
pub const TASKCORE_GROUP_WEEK: i32 = 9;
/// Due on a day, before noon or without a time, and not for the evening; today: those overdue since
/// another day too
pub const TASKCORE_VIEW_MORNING: i32 = 1;
/// Due on a day from 18:00 on, or kept for the evening; today: of these also those without a due
pub const TASKCORE_VIEW_EVENING: i32 = 2;
/// Due after a day
pub const TASKCORE_VIEW_UPCOMING: i32 = 3;
/// Without a due, not for the evening
pub const TASKCORE_VIEW_INBOX: i32 = 4;
/// Morning, afternoon and evening of today
pub const TASKCORE_VIEW_TODAY: i32 = 5;
/// `TASKCORE_VIEW_OVERDUE` of C.
pub const TASKCORE_VIEW_OVERDUE: i32 = 6;
/// `TASKCORE_VIEW_FAVOURITES` of C.
pub const TASKCORE_VIEW_FAVOURITES: i32 = 7;
/// From view_date to view_last_date, each if given
pub const TASKCORE_VIEW_COMPLETED: i32 = 8;
/// All, by urgency
pub const TASKCORE_VIEW_NEXT: i32 = 9;
/// `TASKCORE_VIEW_TRASH` of C.
pub const TASKCORE_VIEW_TRASH: i32 = 10;
/// In progress, the longest first
pub const TASKCORE_VIEW_STARTED: i32 = 11;
/// From view_date to view_last_date, each if given
pub const TASKCORE_VIEW_CANCELLED: i32 = 12;
/// Open, and their until is over; no other view of open tasks shows them
pub const TASKCORE_VIEW_EXPIRED: i32 = 13;
/// Due on a day from noon to 18:00, not for the evening
pub const TASKCORE_VIEW_AFTERNOON: i32 = 14;
/// What plain text has
pub const TASKCORE_COLOUR_BLACK: i32 = 0;
/// `TASKCORE_COLOUR_RED` of C.
pub const TASKCORE_COLOUR_RED: i32 = 1;
/// `TASKCORE_COLOUR_ORANGE` of C.
pub const TASKCORE_COLOUR_ORANGE: i32 = 2;
/// `TASKCORE_COLOUR_YELLOW` of C.
pub const TASKCORE_COLOUR_YELLOW: i32 = 3;
/// `TASKCORE_COLOUR_GREEN` of C.
pub const TASKCORE_COLOUR_GREEN: i32 = 4;
/// `TASKCORE_COLOUR_TEAL` of C.
pub const TASKCORE_COLOUR_TEAL: i32 = 5;
/// `TASKCORE_COLOUR_BLUE` of C.
pub const TASKCORE_COLOUR_BLUE: i32 = 6;
/// `TASKCORE_COLOUR_INDIGO` of C.
pub const TASKCORE_COLOUR_INDIGO: i32 = 7;
/// `TASKCORE_COLOUR_PURPLE` of C.
pub const TASKCORE_COLOUR_PURPLE: i32 = 8;
/// `TASKCORE_COLOUR_PINK` of C.
pub const TASKCORE_COLOUR_PINK: i32 = 9;
/// `TASKCORE_COLOUR_BROWN` of C.
pub const TASKCORE_COLOUR_BROWN: i32 = 10;
/// `TASKCORE_COLOUR_GREY` of C.
pub const TASKCORE_COLOUR_GREY: i32 = 11;
/// `TASKCORE_PROJECT_NAME` of C.
pub const TASKCORE_PROJECT_NAME: u64 = 1;
/// `TASKCORE_PROJECT_DESCRIPTION` of C.
pub const TASKCORE_PROJECT_DESCRIPTION: u64 = 2;
/// `TASKCORE_PROJECT_COLOUR` of C.
pub const TASKCORE_PROJECT_COLOUR: u64 = 4;
/// `TASKCORE_PROJECT_ICON` of C.
pub const TASKCORE_PROJECT_ICON: u64 = 8;
/// `TASKCORE_PROJECT_ARCHIVED` of C.
pub const TASKCORE_PROJECT_ARCHIVED: u64 = 16;
/// `TASKCORE_PROJECT_PARENT` of C.
pub const TASKCORE_PROJECT_PARENT: u64 = 512;
/// Whom it is for
pub const TASKCORE_PROJECT_CLIENT: u64 = 1024;
/// `TASKCORE_PROJECT_HOURLY_RATE` of C.
pub const TASKCORE_PROJECT_HOURLY_RATE: u64 = 2048;
/// A project's tasks go to the trash with it, instead of to Inbox.
pub const TASKCORE_DELETE_WITH_TASKS: u64 = 1;
/// A calendar's events are deleted with it, instead of going to the default one.
pub const TASKCORE_DELETE_WITH_EVENTS: u64 = 2;
/// An own field's values are taken away from all tasks and events, instead of being kept unseen.
pub const TASKCORE_DELETE_WITH_VALUES: u64 = 4;
/// `TASKCORE_PROJECT_SECTION_NAME` of C.
pub const TASKCORE_PROJECT_SECTION_NAME: u64 = 1;
/// `TASKCORE_PROJECT_SECTION_QUERY_PROJECT` of C.
pub const TASKCORE_PROJECT_SECTION_QUERY_PROJECT: u64 = 1;
/// `TASKCORE_FILTER_NAME` of C.
pub const TASKCORE_FILTER_NAME: u64 = 1;
/// `TASKCORE_FILTER_QUERY` of C.
pub const TASKCORE_FILTER_QUERY: u64 = 2;
/// `TASKCORE_FILTER_COLOUR` of C.
pub const TASKCORE_FILTER_COLOUR: u64 = 4;
/// `TASKCORE_TEMPLATE_NAME` of C.
pub const TASKCORE_TEMPLATE_NAME: u64 = 1;
/// `TASKCORE_TEMPLATE_CONTENT` of C.
pub const TASKCORE_TEMPLATE_CONTENT: u64 = 2;
/// `TASKCORE_TEMPLATE_TASK` of C.
pub const TASKCORE_TEMPLATE_TASK: u64 = 4;
/// `TASKCORE_TEMPLATE_PROJECT` of C.
pub const TASKCORE_TEMPLATE_PROJECT: u64 = 8;
/// `TASKCORE_TEMPLATE_ANCHOR` of C.
pub const TASKCORE_TEMPLATE_ANCHOR: u64 = 16;
/// It looks like a date, a time or a repeat, but not all of it can be read
pub const TASKCORE_UNREAD_DATE: i32 = 1;
/// Another one of its kind stands behind it, and counts
pub const TASKCORE_UNREAD_SECOND: i32 = 2;
/// The value of the mark makes no sense
pub const TASKCORE_UNREAD_VALUE: i32 = 3;
/// No project has a section of that name
pub const TASKCORE_UNREAD_SECTION: i32 = 4;
/// A reminder before a time, of a task that has no time
pub const TASKCORE_UNREAD_REMINDER: i32 = 5;
/// A quote that is not closed
pub const TASKCORE_UNREAD_QUOTE: i32 = 6;
/// P0 to p3 amid the title, before a date
pub const TASKCORE_UNREAD_PRIORITY: i32 = 7;
/// `TASKCORE_URGENCY_PRIORITY_P0` of C.
pub const TASKCORE_URGENCY_PRIORITY_P0: u64 = 1;
/// `TASKCORE_URGENCY_PRIORITY_P1` of C.
pub const TASKCORE_URGENCY_PRIORITY_P1: u64 = 2;
/// `TASKCORE_URGENCY_PRIORITY_P2` of C.
pub const TASKCORE_URGENCY_PRIORITY_P2: u64 = 4;
/// `TASKCORE_URGENCY_PRIORITY_P3` of C.
pub const TASKCORE_URGENCY_PRIORITY_P3: u64 = 8;
/// `TASKCORE_URGENCY_DUE` of C.
pub const TASKCORE_URGENCY_DUE: u64 = 16;
/// `TASKCORE_URGENCY_FAVOURITE` of C.
pub const TASKCORE_URGENCY_FAVOURITE: u64 = 32;
/// `TASKCORE_URGENCY_AGE` of C.
pub const TASKCORE_URGENCY_AGE: u64 = 64;
/// `TASKCORE_URGENCY_BLOCKED` of C.
pub const TASKCORE_URGENCY_BLOCKED: u64 = 128;
/// `TASKCORE_URGENCY_BLOCKING` of C.
pub const TASKCORE_URGENCY_BLOCKING: u64 = 256;
/// `TASKCORE_URGENCY_STARTED` of C.
pub const TASKCORE_URGENCY_STARTED: u64 = 512;
/// `TASKCORE_URGENCY_PLANNED` of C.
pub const TASKCORE_URGENCY_PLANNED: u64 = 1024;
/// `TASKCORE_URGENCY_PROJECT` of C.
pub const TASKCORE_URGENCY_PROJECT: u64 = 2048;
/// `TASKCORE_URGENCY_TAGS` of C.
pub const TASKCORE_URGENCY_TAGS: u64 = 4096;
/// `TASKCORE_THEME_LIGHT` of C.
pub const TASKCORE_THEME_LIGHT: i32 = 0;
/// `TASKCORE_THEME_DARK` of C.
pub const TASKCORE_THEME_DARK: i32 = 1;
/// `TASKCORE_ALLOWS_EDIT` of C.
pub const TASKCORE_ALLOWS_EDIT: u32 = 1;
/// `TASKCORE_ALLOWS_COMPLETE` of C.
pub const TASKCORE_ALLOWS_COMPLETE: u32 = 2;
/// `TASKCORE_ALLOWS_REOPEN` of C.
pub const TASKCORE_ALLOWS_REOPEN: u32 = 4;
/// `TASKCORE_ALLOWS_DELETE` of C.
pub const TASKCORE_ALLOWS_DELETE: u32 = 8;
/// `TASKCORE_ALLOWS_RESTORE` of C.
pub const TASKCORE_ALLOWS_RESTORE: u32 = 16;
/// `TASKCORE_ALLOWS_PURGE` of C.
pub const TASKCORE_ALLOWS_PURGE: u32 = 32;
/// `TASKCORE_ALLOWS_MOVE` of C.
pub const TASKCORE_ALLOWS_MOVE: u32 = 64;
/// `TASKCORE_ALLOWS_INDENT` of C.
pub const TASKCORE_ALLOWS_INDENT: u32 = 128;
/// `TASKCORE_ALLOWS_OUTDENT` of C.
pub const TASKCORE_ALLOWS_OUTDENT: u32 = 256;
/// `TASKCORE_ALLOWS_ADD_SUBTASK` of C.
pub const TASKCORE_ALLOWS_ADD_SUBTASK: u32 = 512;
/// `TASKCORE_ALLOWS_SKIP_OCCURRENCE` of C.
pub const TASKCORE_ALLOWS_SKIP_OCCURRENCE: u32 = 1024;
/// `TASKCORE_ALLOWS_END_SERIES` of C.
pub const TASKCORE_ALLOWS_END_SERIES: u32 = 2048;
/// `TASKCORE_ALLOWS_START` of C.
pub const TASKCORE_ALLOWS_START: u32 = 4096;
/// `TASKCORE_ALLOWS_STOP` of C.
pub const TASKCORE_ALLOWS_STOP: u32 = 8192;
/// `TASKCORE_ALLOWS_CANCEL` of C.
pub const TASKCORE_ALLOWS_CANCEL: u32 = 16384;
/// `TASKCORE_ALLOWS_CANCEL_SERIES` of C.
pub const TASKCORE_ALLOWS_CANCEL_SERIES: u32 = 32768;
/// `TASKCORE_ROW_OPEN` of C.
pub const TASKCORE_ROW_OPEN: i32 = 0;
/// Open, and in progress
pub const TASKCORE_ROW_STARTED: i32 = 1;
/// `TASKCORE_ROW_COMPLETED` of C.
pub const TASKCORE_ROW_COMPLETED: i32 = 2;
/// `TASKCORE_ROW_CANCELLED` of C.
pub const TASKCORE_ROW_CANCELLED: i32 = 3;
/// In the trash
pub const TASKCORE_ROW_DELETED: i32 = 4;
/// Open, and its until is over
pub const TASKCORE_ROW_EXPIRED: i32 = 5;
/// `TASKCORE_SECTION_OVERDUE` of C.
pub const TASKCORE_SECTION_OVERDUE: i32 = 1;
/// `TASKCORE_SECTION_MORNING` of C.
pub const TASKCORE_SECTION_MORNING: i32 = 2;
/// `TASKCORE_SECTION_EVENING` of C.
pub const TASKCORE_SECTION_EVENING: i32 = 3;
/// `TASKCORE_SECTION_UPCOMING` of C.
pub const TASKCORE_SECTION_UPCOMING: i32 = 4;
/// `TASKCORE_SECTION_INBOX` of C.
pub const TASKCORE_SECTION_INBOX: i32 = 5;
/// today
pub const TASKCORE_SECTION_COMPLETED: i32 = 6;
/// What the chosen chip asks for
pub const TASKCORE_SECTION_RESULTS: i32 = 7;
/// `TASKCORE_SECTION_AFTERNOON` of C.
pub const TASKCORE_SECTION_AFTERNOON: i32 = 8;
/// `TASKCORE_CHIP_ALL` of C.
pub const TASKCORE_CHIP_ALL: i32 = 1;
/// `TASKCORE_CHIP_FAVOURITES` of C.
pub const TASKCORE_CHIP_FAVOURITES: i32 = 2;
/// `TASKCORE_CHIP_PROJECT` of C.
pub const TASKCORE_CHIP_PROJECT: i32 = 3;
/// `TASKCORE_CHIP_FILTER` of C.
pub const TASKCORE_CHIP_FILTER: i32 = 4;
/// There is something to show
pub const TASKCORE_EMPTY_NOT: i32 = 0;
/// Nothing was ever added
pub const TASKCORE_EMPTY_FRESH: i32 = 1;
/// Everything is done
pub const TASKCORE_EMPTY_DONE: i32 = 2;
/// The chosen chip shows nothing
pub const TASKCORE_EMPTY_NO_MATCH: i32 = 3;
/// `TASKCORE_ACTION_ADD_TASKS` of C.
pub const TASKCORE_ACTION_ADD_TASKS: i32 = 1;
/// `TASKCORE_ACTION_UPDATE_TASKS` of C.
pub const TASKCORE_ACTION_UPDATE_TASKS: i32 = 2;
/// `TASKCORE_ACTION_COMPLETE_TASKS` of C.
pub const TASKCORE_ACTION_COMPLETE_TASKS: i32 = 3;
/// `TASKCORE_ACTION_REOPEN_TASKS` of C.
pub const TASKCORE_ACTION_REOPEN_TASKS: i32 = 4;
/// `TASKCORE_ACTION_DELETE_TASKS` of C.
pub const TASKCORE_ACTION_DELETE_TASKS: i32 = 5;
/// `TASKCORE_ACTION_RESTORE_TASKS` of C.
pub const TASKCORE_ACTION_RESTORE_TASKS: i32 = 6;
/// Never undone
pub const TASKCORE_ACTION_PURGE_TASKS: i32 = 7;
/// `TASKCORE_ACTION_MOVE_TASKS` of C.
pub const TASKCORE_ACTION_MOVE_TASKS: i32 = 8;
/// `TASKCORE_ACTION_ADD_PROJECT` of C.
pub const TASKCORE_ACTION_ADD_PROJECT: i32 = 9;
/// `TASKCORE_ACTION_UPDATE_PROJECT` of C.
pub const TASKCORE_ACTION_UPDATE_PROJECT: i32 = 10;
/// `TASKCORE_ACTION_MOVE_PROJECT` of C.
pub const TASKCORE_ACTION_MOVE_PROJECT: i32 = 11;
/// `TASKCORE_ACTION_DELETE_PROJECT` of C.
pub const TASKCORE_ACTION_DELETE_PROJECT: i32 = 12;
/// Or rename it
pub const TASKCORE_ACTION_UPDATE_TAG: i32 = 13;
/// `TASKCORE_ACTION_MERGE_TAGS` of C.
pub const TASKCORE_ACTION_MERGE_TAGS: i32 = 14;
/// `TASKCORE_ACTION_DELETE_TAG` of C.
pub const TASKCORE_ACTION_DELETE_TAG: i32 = 15;
/// `TASKCORE_ACTION_ADD_FILTER` of C.
pub const TASKCORE_ACTION_ADD_FILTER: i32 = 16;
/// `TASKCORE_ACTION_UPDATE_FILTER` of C.
pub const TASKCORE_ACTION_UPDATE_FILTER: i32 = 17;
/// `TASKCORE_ACTION_MOVE_FILTER` of C.
pub const TASKCORE_ACTION_MOVE_FILTER: i32 = 18;
/// `TASKCORE_ACTION_DELETE_FILTER` of C.
pub const TASKCORE_ACTION_DELETE_FILTER: i32 = 19;
/// Never undone
pub const TASKCORE_ACTION_REPAIR: i32 = 20;
/// `TASKCORE_ACTION_IMPORT` of C.
pub const TASKCORE_ACTION_IMPORT: i32 = 21;
/// `TASKCORE_ACTION_UNDO` of C.
pub const TASKCORE_ACTION_UNDO: i32 = 22;
/// `TASKCORE_ACTION_REDO` of C.
pub const TASKCORE_ACTION_REDO: i32 = 23;
/// `TASKCORE_ACTION_SKIP_OCCURRENCE` of C.
pub const TASKCORE_ACTION_SKIP_OCCURRENCE: i32 = 24;
/// `TASKCORE_ACTION_END_SERIES` of C.
pub const TASKCORE_ACTION_END_SERIES: i32 = 25;
/// `TASKCORE_ACTION_ADD_EVENTS` of C.
pub const TASKCORE_ACTION_ADD_EVENTS: i32 = 26;
/// `TASKCORE_ACTION_UPDATE_EVENTS` of C.
pub const TASKCORE_ACTION_UPDATE_EVENTS: i32 = 27;
/// `TASKCORE_ACTION_DELETE_EVENTS` of C.
pub const TASKCORE_ACTION_DELETE_EVENTS: i32 = 28;
/// `TASKCORE_ACTION_ACKNOWLEDGE_ALERTS` of C.
pub const TASKCORE_ACTION_ACKNOWLEDGE_ALERTS: i32 = 29;
/// `TASKCORE_ACTION_SNOOZE_ALERTS` of C.
pub const TASKCORE_ACTION_SNOOZE_ALERTS: i32 = 30;
/// `TASKCORE_ACTION_START_FOCUS` of C.
pub const TASKCORE_ACTION_START_FOCUS: i32 = 31;
/// `TASKCORE_ACTION_PAUSE_FOCUS` of C.
pub const TASKCORE_ACTION_PAUSE_FOCUS: i32 = 32;
/// `TASKCORE_ACTION_RESUME_FOCUS` of C.
pub const TASKCORE_ACTION_RESUME_FOCUS: i32 = 33;
/// `TASKCORE_ACTION_RESET_FOCUS` of C.
pub const TASKCORE_ACTION_RESET_FOCUS: i32 = 34;
/// `TASKCORE_ACTION_CANCEL_FOCUS` of C.
pub const TASKCORE_ACTION_CANCEL_FOCUS: i32 = 35;
/// `TASKCORE_ACTION_FINISH_FOCUS` of C.
pub const TASKCORE_ACTION_FINISH_FOCUS: i32 = 36;
/// `TASKCORE_ACTION_CHANGE_SETTINGS` of C.
pub const TASKCORE_ACTION_CHANGE_SETTINGS: i32 = 37;
/// By a poll; never undone
pub const TASKCORE_ACTION_FIRE_ALERTS: i32 = 38;
/// `TASKCORE_ACTION_ADD_HOLIDAY` of C.
pub const TASKCORE_ACTION_ADD_HOLIDAY: i32 = 39;
/// `TASKCORE_ACTION_END_HOLIDAY` of C.
pub const TASKCORE_ACTION_END_HOLIDAY: i32 = 40;
/// `TASKCORE_ACTION_DELETE_HOLIDAYS` of C.
pub const TASKCORE_ACTION_DELETE_HOLIDAYS: i32 = 41;
/// `TASKCORE_ACTION_ADD_CLIENT` of C.
pub const TASKCORE_ACTION_ADD_CLIENT: i32 = 42;
/// Or archive them
pub const TASKCORE_ACTION_UPDATE_CLIENTS: i32 = 43;
/// `TASKCORE_ACTION_DELETE_CLIENTS` of C.
pub const TASKCORE_ACTION_DELETE_CLIENTS: i32 = 45;
/// `TASKCORE_ACTION_CHANGE_PROFILE` of C.
pub const TASKCORE_ACTION_CHANGE_PROFILE: i32 = 46;
/// `TASKCORE_ACTION_CHANGE_SUBSCRIPTION` of C.
pub const TASKCORE_ACTION_CHANGE_SUBSCRIPTION: i32 = 47;
/// `TASKCORE_ACTION_ADD_INVOICE` of C.
pub const TASKCORE_ACTION_ADD_INVOICE: i32 = 48;
/// `TASKCORE_ACTION_UPDATE_INVOICE` of C.
pub const TASKCORE_ACTION_UPDATE_INVOICE: i32 = 49;
/// `TASKCORE_ACTION_DELETE_INVOICES` of C.
pub const TASKCORE_ACTION_DELETE_INVOICES: i32 = 50;
/// `TASKCORE_ACTION_ISSUE_INVOICE` of C.
pub const TASKCORE_ACTION_ISSUE_INVOICE: i32 = 51;
/// `TASKCORE_ACTION_VOID_INVOICE` of C.
pub const TASKCORE_ACTION_VOID_INVOICE: i32 = 52;
/// `TASKCORE_ACTION_ADD_PAYMENT` of C.
pub const TASKCORE_ACTION_ADD_PAYMENT: i32 = 53;
/// `TASKCORE_ACTION_DELETE_PAYMENTS` of C.
pub const TASKCORE_ACTION_DELETE_PAYMENTS: i32 = 54;
/// `TASKCORE_ACTION_SEND_EMAIL` of C.
pub const TASKCORE_ACTION_SEND_EMAIL: i32 = 55;
/// `TASKCORE_ACTION_CHANGE_SERIES` of C.
pub const TASKCORE_ACTION_CHANGE_SERIES: i32 = 56;
/// `TASKCORE_ACTION_START_TASKS` of C.
pub const TASKCORE_ACTION_START_TASKS: i32 = 57;
/// `TASKCORE_ACTION_STOP_TASKS` of C.
pub const TASKCORE_ACTION_STOP_TASKS: i32 = 58;
/// `TASKCORE_ACTION_CANCEL_TASKS` of C.
pub const TASKCORE_ACTION_CANCEL_TASKS: i32 = 59;
/// `TASKCORE_ACTION_ADD_COMMENT` of C.
pub const TASKCORE_ACTION_ADD_COMMENT: i32 = 60;
/// `TASKCORE_ACTION_UPDATE_COMMENT` of C.
pub const TASKCORE_ACTION_UPDATE_COMMENT: i32 = 61;
/// `TASKCORE_ACTION_DELETE_COMMENTS` of C.
pub const TASKCORE_ACTION_DELETE_COMMENTS: i32 = 62;
/// `TASKCORE_ACTION_ADD_CALENDAR` of C.
pub const TASKCORE_ACTION_ADD_CALENDAR: i32 = 63;
/// `TASKCORE_ACTION_UPDATE_CALENDAR` of C.
pub const TASKCORE_ACTION_UPDATE_CALENDAR: i32 = 64;
/// `TASKCORE_ACTION_MOVE_CALENDAR` of C.
pub const TASKCORE_ACTION_MOVE_CALENDAR: i32 = 65;
/// `TASKCORE_ACTION_DELETE_CALENDAR` of C.
pub const TASKCORE_ACTION_DELETE_CALENDAR: i32 = 66;
/// Never undone
pub const TASKCORE_ACTION_TRIM_LOG: i32 = 67;
/// `TASKCORE_ACTION_ADD_TIME_ENTRY` of C.
pub const TASKCORE_ACTION_ADD_TIME_ENTRY: i32 = 70;
/// `TASKCORE_ACTION_UPDATE_TIME_ENTRY` of C.
pub const TASKCORE_ACTION_UPDATE_TIME_ENTRY: i32 = 71;
/// `TASKCORE_ACTION_DELETE_TIME_ENTRIES` of C.
pub const TASKCORE_ACTION_DELETE_TIME_ENTRIES: i32 = 72;
/// `TASKCORE_ACTION_SPLIT_TIME_ENTRY` of C.
pub const TASKCORE_ACTION_SPLIT_TIME_ENTRY: i32 = 73;
/// `TASKCORE_ACTION_START_TIMER` of C.
pub const TASKCORE_ACTION_START_TIMER: i32 = 74;
/// `TASKCORE_ACTION_STOP_TIMER` of C.
pub const TASKCORE_ACTION_STOP_TIMER: i32 = 75;
/// `TASKCORE_ACTION_ADD_TEMPLATE` of C.
pub const TASKCORE_ACTION_ADD_TEMPLATE: i32 = 76;
/// `TASKCORE_ACTION_UPDATE_TEMPLATE` of C.
pub const TASKCORE_ACTION_UPDATE_TEMPLATE: i32 = 77;
/// `TASKCORE_ACTION_DELETE_TEMPLATES` of C.
pub const TASKCORE_ACTION_DELETE_TEMPLATES: i32 = 78;
/// `TASKCORE_ACTION_USE_TEMPLATE` of C.
pub const TASKCORE_ACTION_USE_TEMPLATE: i32 = 79;
/// `TASKCORE_ACTION_EXPIRE_TASKS` of C.
pub const TASKCORE_ACTION_EXPIRE_TASKS: i32 = 80;
/// `TASKCORE_ACTION_ADD_SECTION` of C.
pub const TASKCORE_ACTION_ADD_SECTION: i32 = 85;
/// `TASKCORE_ACTION_UPDATE_SECTION` of C.
pub const TASKCORE_ACTION_UPDATE_SECTION: i32 = 86;
/// `TASKCORE_ACTION_MOVE_SECTION` of C.
pub const TASKCORE_ACTION_MOVE_SECTION: i32 = 87;
/// `TASKCORE_ACTION_DELETE_SECTION` of C.
pub const TASKCORE_ACTION_DELETE_SECTION: i32 = 88;
/// `TASKCORE_ACTION_ADD_FIELD` of C.
pub const TASKCORE_ACTION_ADD_FIELD: i32 = 92;
/// `TASKCORE_ACTION_UPDATE_FIELD` of C.
pub const TASKCORE_ACTION_UPDATE_FIELD: i32 = 93;
/// `TASKCORE_ACTION_MOVE_FIELD` of C.
pub const TASKCORE_ACTION_MOVE_FIELD: i32 = 94;
/// `TASKCORE_ACTION_DELETE_FIELD` of C.
pub const TASKCORE_ACTION_DELETE_FIELD: i32 = 95;
/// `TASKCORE_ACTION_RESOLVE_IDLE_TIME` of C.
pub const TASKCORE_ACTION_RESOLVE_IDLE_TIME: i32 = 97;
/// `TASKCORE_ACTION_COPY_TASK` of C.
pub const TASKCORE_ACTION_COPY_TASK: i32 = 100;
/// `TASKCORE_ACTION_COPY_PROJECT` of C.
pub const TASKCORE_ACTION_COPY_PROJECT: i32 = 101;
/// What another device did; never undone
pub const TASKCORE_ACTION_SYNC: i32 = 102;
/// `TASKCORE_ACTION_RESOLVE_CONFLICTS` of C.
pub const TASKCORE_ACTION_RESOLVE_CONFLICTS: i32 = 103;
/// What a server had that keeps tasks or events; never undone
pub const TASKCORE_ACTION_SYNC_ACCOUNT: i32 = 104;
/// `TASKCORE_ACTION_ADD_PURCHASE` of C.
pub const TASKCORE_ACTION_ADD_PURCHASE: i32 = 105;
/// `TASKCORE_ACTION_UPDATE_PURCHASE` of C.
pub const TASKCORE_ACTION_UPDATE_PURCHASE: i32 = 106;
/// `TASKCORE_ACTION_DELETE_PURCHASES` of C.
pub const TASKCORE_ACTION_DELETE_PURCHASES: i32 = 107;
/// `TASKCORE_ACTION_ADD_PURCHASE_PAYMENT` of C.
pub const TASKCORE_ACTION_ADD_PURCHASE_PAYMENT: i32 = 108;
/// `TASKCORE_ACTION_DELETE_PURCHASE_PAYMENTS` of C.
pub const TASKCORE_ACTION_DELETE_PURCHASE_PAYMENTS: i32 = 109;
/// From a draft
pub const TASKCORE_ACTION_DEDUCT_DOWN_PAYMENTS: i32 = 120;
/// Which are not deducted any more
pub const TASKCORE_ACTION_RESTORE_DOWN_PAYMENTS: i32 = 121;
/// `TASKCORE_ACTION_ACCEPT_QUOTE` of C.
pub const TASKCORE_ACTION_ACCEPT_QUOTE: i32 = 122;
/// `TASKCORE_ACTION_DECLINE_QUOTE` of C.
pub const TASKCORE_ACTION_DECLINE_QUOTE: i32 = 123;
/// `TASKCORE_ACTION_INVOICE_QUOTE` of C.
pub const TASKCORE_ACTION_INVOICE_QUOTE: i32 = 124;
/// `TASKCORE_ACTION_CHANGE_RECURRING_INVOICES` of C.
pub const TASKCORE_ACTION_CHANGE_RECURRING_INVOICES: i32 = 125;
/// What a poll made of recurring invoices; never undone
pub const TASKCORE_ACTION_DRAFT_INVOICES: i32 = 126;
/// `TASKCORE_ACTION_CHANGE_PAYMENT_REMINDERS` of C.
pub const TASKCORE_ACTION_CHANGE_PAYMENT_REMINDERS: i32 = 127;
/// Never undone
pub const TASKCORE_ACTION_SEND_PAYMENT_REMINDER: i32 = 128;
/// `TASKCORE_ACTION_CHANGE_PENALTY_RATES` of C.
pub const TASKCORE_ACTION_CHANGE_PENALTY_RATES: i32 = 129;
/// `TASKCORE_LOG_TRIM_BEFORE` of C.
pub const TASKCORE_LOG_TRIM_BEFORE: u64 = 1;
/// `TASKCORE_LOG_TRIM_MAX_BYTES` of C.
pub const TASKCORE_LOG_TRIM_MAX_BYTES: u64 = 2;
/// `TASKCORE_ENTITY_TASK` of C.
pub const TASKCORE_ENTITY_TASK: i32 = 1;
/// `TASKCORE_ENTITY_PROJECT` of C.
pub const TASKCORE_ENTITY_PROJECT: i32 = 2;
/// Its uid is its name without case and accents, its id 0
pub const TASKCORE_ENTITY_TAG: i32 = 3;
/// `TASKCORE_ENTITY_FILTER` of C.
pub const TASKCORE_ENTITY_FILTER: i32 = 4;
/// `TASKCORE_ENTITY_EVENT` of C.
pub const TASKCORE_ENTITY_EVENT: i32 = 5;
/// Of a task or an occurrence
pub const TASKCORE_ENTITY_COMPLETION: i32 = 6;
/// `TASKCORE_ENTITY_ALERT` of C.
pub const TASKCORE_ENTITY_ALERT: i32 = 7;
/// `TASKCORE_ENTITY_FOCUS_SESSION` of C.
pub const TASKCORE_ENTITY_FOCUS_SESSION: i32 = 8;
/// Its uid is its name
pub const TASKCORE_ENTITY_SETTING: i32 = 9;
/// `TASKCORE_ENTITY_HOLIDAY` of C.
pub const TASKCORE_ENTITY_HOLIDAY: i32 = 10;
/// When one came and went, for the figures of those days
pub const TASKCORE_ENTITY_PURGED_TASK: i32 = 11;
/// An overdue task that got another due
pub const TASKCORE_ENTITY_POSTPONEMENT: i32 = 12;
/// `TASKCORE_ENTITY_CLIENT` of C.
pub const TASKCORE_ENTITY_CLIENT: i32 = 13;
/// `TASKCORE_ENTITY_INVOICE` of C.
pub const TASKCORE_ENTITY_INVOICE: i32 = 14;
/// `TASKCORE_ENTITY_INVOICE_LINE` of C.
pub const TASKCORE_ENTITY_INVOICE_LINE: i32 = 15;
/// `TASKCORE_ENTITY_INVOICE_ADJUSTMENT` of C.
pub const TASKCORE_ENTITY_INVOICE_ADJUSTMENT: i32 = 16;
/// `TASKCORE_ENTITY_INVOICE_PARTY` of C.
pub const TASKCORE_ENTITY_INVOICE_PARTY: i32 = 17;
/// `TASKCORE_ENTITY_PAYMENT` of C.
pub const TASKCORE_ENTITY_PAYMENT: i32 = 18;
/// `TASKCORE_ENTITY_EMAIL` of C.
pub const TASKCORE_ENTITY_EMAIL: i32 = 19;
/// `TASKCORE_ENTITY_LOGO` of C.
pub const TASKCORE_ENTITY_LOGO: i32 = 20;
/// `TASKCORE_ENTITY_BILLED_ITEM` of C.
pub const TASKCORE_ENTITY_BILLED_ITEM: i32 = 21;
/// On a task, an event or an invoice
pub const TASKCORE_ENTITY_COMMENT: i32 = 22;
/// `TASKCORE_ENTITY_CALENDAR` of C.
pub const TASKCORE_ENTITY_CALENDAR: i32 = 23;
/// A heading within a project
pub const TASKCORE_ENTITY_PROJECT_SECTION: i32 = 24;
/// `TASKCORE_ENTITY_TIME_ENTRY` of C.
pub const TASKCORE_ENTITY_TIME_ENTRY: i32 = 25;
/// From which tasks and projects are made
pub const TASKCORE_ENTITY_TEMPLATE: i32 = 26;
/// An own field of tasks or events
pub const TASKCORE_ENTITY_FIELD: i32 = 27;
/// Of a task that repeats; skipped or cancelled
pub const TASKCORE_ENTITY_SKIPPED_OCCURRENCE: i32 = 28;
/// What a file of another version said, kept for the next export
pub const TASKCORE_ENTITY_UNKNOWN_PROPERTY: i32 = 29;
/// `TASKCORE_ENTITY_PURCHASE` of C.
pub const TASKCORE_ENTITY_PURCHASE: i32 = 31;
/// `TASKCORE_ENTITY_PURCHASE_PAYMENT` of C.
pub const TASKCORE_ENTITY_PURCHASE_PAYMENT: i32 = 32;
/// `TASKCORE_ENTITY_INVOICE_REFERENCE` of C.
pub const TASKCORE_ENTITY_INVOICE_REFERENCE: i32 = 33;
/// Of which drafts are made by a repeat rule
pub const TASKCORE_ENTITY_RECURRING_INVOICE: i32 = 34;
/// Of an overdue invoice
pub const TASKCORE_ENTITY_PAYMENT_REMINDER: i32 = 35;
/// For late payment
pub const TASKCORE_ENTITY_PENALTY_RATE: i32 = 36;
/// `TASKCORE_CHANGE_ADDED` of C.
pub const TASKCORE_CHANGE_ADDED: i32 = 1;
/// `TASKCORE_CHANGE_UPDATED` of C.
pub const TASKCORE_CHANGE_UPDATED: i32 = 2;
/// For good; the trash is an update
pub const TASKCORE_CHANGE_REMOVED: i32 = 3;
/// A call on this handle
pub const TASKCORE_ORIGIN_SELF: i32 = 1;
/// Another handle or process; poll noticed it
pub const TASKCORE_ORIGIN_OTHER: i32 = 2;
/// Another device, or a server; a run of sync, here or in another process, took it in
pub const TASKCORE_ORIGIN_REMOTE: i32 = 3;
/// From today on: 7 days begin today, December is this one or the next
pub const TASKCORE_TOWARDS_FUTURE: i32 = 0;
/// Up to today: 7 days end today, December is this one or the last, and the week, month, quarter or
/// year that it is ends today
pub const TASKCORE_TOWARDS_PAST: i32 = 1;
/// `TASKCORE_COMPLETION_QUERY_FROM` of C.
pub const TASKCORE_COMPLETION_QUERY_FROM: u64 = 1;
/// `TASKCORE_COMPLETION_QUERY_BEFORE` of C.
pub const TASKCORE_COMPLETION_QUERY_BEFORE: u64 = 2;
/// It was completed on its day or before, or before the day of the next one
pub const TASKCORE_OCCURRENCE_DONE: i32 = 1;
/// It was skipped or cancelled, and neither keeps nor breaks a streak
pub const TASKCORE_OCCURRENCE_SKIPPED: i32 = 2;
/// It was not completed, or later than that
pub const TASKCORE_OCCURRENCE_MISSED: i32 = 3;
/// `TASKCORE_CALENDAR_NAME` of C.
pub const TASKCORE_CALENDAR_NAME: u64 = 1;
/// `TASKCORE_CALENDAR_COLOUR` of C.
pub const TASKCORE_CALENDAR_COLOUR: u64 = 2;
/// `TASKCORE_CALENDAR_POSITION` of C.
pub const TASKCORE_CALENDAR_POSITION: u64 = 4;
/// `TASKCORE_CALENDAR_VISIBLE` of C.
pub const TASKCORE_CALENDAR_VISIBLE: u64 = 8;
/// `TASKCORE_CALENDAR_READ_ONLY` of C.
pub const TASKCORE_CALENDAR_READ_ONLY: u64 = 16;
/// `TASKCORE_CALENDAR_BLOCKING` of C.
pub const TASKCORE_CALENDAR_BLOCKING: u64 = 32;
/// `TASKCORE_EVENT_KIND_DEADLINE` of C.
pub const TASKCORE_EVENT_KIND_DEADLINE: i32 = 1;
/// `TASKCORE_EVENT_KIND_MEETING` of C.
pub const TASKCORE_EVENT_KIND_MEETING: i32 = 2;
/// `TASKCORE_PARTICIPATION_NONE` of C.
pub const TASKCORE_PARTICIPATION_NONE: i32 = 0;
/// `TASKCORE_PARTICIPATION_NEEDS_ACTION` of C.
pub const TASKCORE_PARTICIPATION_NEEDS_ACTION: i32 = 1;
/// `TASKCORE_PARTICIPATION_ACCEPTED` of C.
pub const TASKCORE_PARTICIPATION_ACCEPTED: i32 = 2;
/// `TASKCORE_PARTICIPATION_DECLINED` of C.
pub const TASKCORE_PARTICIPATION_DECLINED: i32 = 3;
/// `TASKCORE_PARTICIPATION_TENTATIVE` of C.
pub const TASKCORE_PARTICIPATION_TENTATIVE: i32 = 4;
/// `TASKCORE_PARTICIPATION_DELEGATED` of C.
pub const TASKCORE_PARTICIPATION_DELEGATED: i32 = 5;
/// `TASKCORE_EVENT_TITLE` of C.
pub const TASKCORE_EVENT_TITLE: u64 = 1;
/// `TASKCORE_EVENT_KIND` of C.
pub const TASKCORE_EVENT_KIND: u64 = 2;
/// `TASKCORE_EVENT_START` of C.
pub const TASKCORE_EVENT_START: u64 = 4;
/// `TASKCORE_EVENT_DURATION` of C.
pub const TASKCORE_EVENT_DURATION: u64 = 8;
/// `TASKCORE_EVENT_ZONE` of C.
pub const TASKCORE_EVENT_ZONE: u64 = 16;
/// `TASKCORE_EVENT_NOTES` of C.
pub const TASKCORE_EVENT_NOTES: u64 = 32;
/// `TASKCORE_EVENT_LOCATION` of C.
pub const TASKCORE_EVENT_LOCATION: u64 = 64;
/// Exactly these
pub const TASKCORE_EVENT_ATTENDEES: u64 = 128;
/// `TASKCORE_EVENT_URL` of C.
pub const TASKCORE_EVENT_URL: u64 = 256;
/// `TASKCORE_EVENT_TASK` of C.
pub const TASKCORE_EVENT_TASK: u64 = 512;
/// `TASKCORE_EVENT_TRANSPARENT` of C.
pub const TASKCORE_EVENT_TRANSPARENT: u64 = 1024;
/// `TASKCORE_EVENT_DONE` of C.
pub const TASKCORE_EVENT_DONE: u64 = 2048;
/// Exactly these
pub const TASKCORE_EVENT_REMINDERS: u64 = 4096;
/// `TASKCORE_EVENT_REPEAT_RULE` of C.
pub const TASKCORE_EVENT_REPEAT_RULE: u64 = 8192;
/// `TASKCORE_EVENT_EXCLUDED_DATES` of C.
pub const TASKCORE_EVENT_EXCLUDED_DATES: u64 = 16384;
/// `TASKCORE_EVENT_ADDED_DATES` of C.
pub const TASKCORE_EVENT_ADDED_DATES: u64 = 32768;
/// `TASKCORE_EVENT_CALENDAR` of C.
pub const TASKCORE_EVENT_CALENDAR: u64 = 65536;
/// Exactly these
pub const TASKCORE_EVENT_LINKS: u64 = 524288;
/// In an input, these too
pub const TASKCORE_EVENT_FIELD_VALUES: u64 = 1048576;
/// `TASKCORE_EVENT_PROJECT` of C.
pub const TASKCORE_EVENT_PROJECT: u64 = 2097152;
/// Exactly these
pub const TASKCORE_EVENT_TAGS: u64 = 4194304;
/// `TASKCORE_EVENT_FLOATING` of C.
pub const TASKCORE_EVENT_FLOATING: u64 = 131072;
/// `TASKCORE_EVENT_PARTICIPATION` of C.
pub const TASKCORE_EVENT_PARTICIPATION: u64 = 8388608;
/// An event that overlaps others is added or moved all the same.
pub const TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS: u64 = 1;
/// `TASKCORE_EVENT_QUERY_IDS` of C.
pub const TASKCORE_EVENT_QUERY_IDS: u64 = 1;
/// In title, notes, location or attendees
pub const TASKCORE_EVENT_QUERY_TEXT: u64 = 2;
/// `TASKCORE_EVENT_QUERY_KIND` of C.
pub const TASKCORE_EVENT_QUERY_KIND: u64 = 4;
/// `TASKCORE_EVENT_QUERY_TASK` of C.
pub const TASKCORE_EVENT_QUERY_TASK: u64 = 8;
/// Ends after it, with any occurrence
pub const TASKCORE_EVENT_QUERY_FROM: u64 = 16;
/// Begins before it, with any occurrence
pub const TASKCORE_EVENT_QUERY_BEFORE: u64 = 32;
/// The changed occurrences of that one
pub const TASKCORE_EVENT_QUERY_SERIES: u64 = 64;
/// `TASKCORE_EVENT_QUERY_DONE` of C.
pub const TASKCORE_EVENT_QUERY_DONE: u64 = 128;
/// `TASKCORE_EVENT_QUERY_CALENDAR` of C.
pub const TASKCORE_EVENT_QUERY_CALENDAR: u64 = 256;
/// With such values of own fields
pub const TASKCORE_EVENT_QUERY_FIELD_VALUES: u64 = 262144;
/// In that project, or in one below it
pub const TASKCORE_EVENT_QUERY_PROJECT: u64 = 2097152;
/// With one of these
pub const TASKCORE_EVENT_QUERY_TAGS: u64 = 4194304;
/// `TASKCORE_OCCURRENCE_QUERY_FROM` of C.
pub const TASKCORE_OCCURRENCE_QUERY_FROM: u64 = 1;
/// `TASKCORE_OCCURRENCE_QUERY_BEFORE` of C.
pub const TASKCORE_OCCURRENCE_QUERY_BEFORE: u64 = 2;
/// `TASKCORE_CONFLICT_QUERY_FROM` of C.
pub const TASKCORE_CONFLICT_QUERY_FROM: u64 = 1;
/// `TASKCORE_CONFLICT_QUERY_BEFORE` of C.
pub const TASKCORE_CONFLICT_QUERY_BEFORE: u64 = 2;
/// `TASKCORE_AGENDA_TASKS` of C.
pub const TASKCORE_AGENDA_TASKS: u32 = 1;
/// `TASKCORE_AGENDA_EVENTS` of C.
pub const TASKCORE_AGENDA_EVENTS: u32 = 2;
/// There is nothing to count to
pub const TASKCORE_PHASE_NONE: i32 = 0;
/// It has not begun
pub const TASKCORE_PHASE_UPCOMING: i32 = 1;
/// It has, and has not ended
pub const TASKCORE_PHASE_RUNNING: i32 = 2;
/// It has ended, undone
pub const TASKCORE_PHASE_PASSED: i32 = 3;
/// `TASKCORE_PHASE_DONE` of C.
pub const TASKCORE_PHASE_DONE: i32 = 4;
/// `TASKCORE_COMMENT_TEXT` of C.
pub const TASKCORE_COMMENT_TEXT: u64 = 1;
/// `TASKCORE_COMMENT_CREATED` of C.
pub const TASKCORE_COMMENT_CREATED: u64 = 2;
/// `TASKCORE_COMMENT_QUERY_ITEM` of C.
pub const TASKCORE_COMMENT_QUERY_ITEM: u64 = 1;
/// `TASKCORE_COMMENT_QUERY_TEXT` of C.
pub const TASKCORE_COMMENT_QUERY_TEXT: u64 = 2;
/// `TASKCORE_COMMENT_QUERY_FROM` of C.
pub const TASKCORE_COMMENT_QUERY_FROM: u64 = 4;
/// `TASKCORE_COMMENT_QUERY_BEFORE` of C.
pub const TASKCORE_COMMENT_QUERY_BEFORE: u64 = 8;
/// A reminder of a task
pub const TASKCORE_ALERT_KIND_TASK: i32 = 1;
/// A reminder of an event
pub const TASKCORE_ALERT_KIND_EVENT: i32 = 2;
/// A focus session or a break is over
pub const TASKCORE_ALERT_KIND_FOCUS: i32 = 3;
/// New tasks that are due at, or begin at, a time
pub const TASKCORE_REMINDED_TIMED_TASK: i32 = 1;
/// New tasks that are due on, or begin on, a day
pub const TASKCORE_REMINDED_ALL_DAY_TASK: i32 = 2;
/// New events
pub const TASKCORE_REMINDED_EVENT: i32 = 3;
/// `TASKCORE_FOCUS_KIND_WORK` of C.
pub const TASKCORE_FOCUS_KIND_WORK: i32 = 1;
/// `TASKCORE_FOCUS_KIND_SHORT_BREAK` of C.
pub const TASKCORE_FOCUS_KIND_SHORT_BREAK: i32 = 2;
/// `TASKCORE_FOCUS_KIND_LONG_BREAK` of C.
pub const TASKCORE_FOCUS_KIND_LONG_BREAK: i32 = 3;
/// There is none
pub const TASKCORE_FOCUS_STATE_IDLE: i32 = 0;
/// `TASKCORE_FOCUS_STATE_RUNNING` of C.
pub const TASKCORE_FOCUS_STATE_RUNNING: i32 = 1;
/// `TASKCORE_FOCUS_STATE_PAUSED` of C.
pub const TASKCORE_FOCUS_STATE_PAUSED: i32 = 2;
/// `TASKCORE_FOCUS_STATE_FINISHED` of C.
pub const TASKCORE_FOCUS_STATE_FINISHED: i32 = 3;
/// `TASKCORE_FOCUS_STATE_CANCELLED` of C.
pub const TASKCORE_FOCUS_STATE_CANCELLED: i32 = 4;
/// `TASKCORE_FOCUS_QUERY_FROM` of C.
pub const TASKCORE_FOCUS_QUERY_FROM: u64 = 1;
/// `TASKCORE_FOCUS_QUERY_BEFORE` of C.
pub const TASKCORE_FOCUS_QUERY_BEFORE: u64 = 2;
/// `TASKCORE_FOCUS_SETTINGS_WORK` of C.
pub const TASKCORE_FOCUS_SETTINGS_WORK: u64 = 1;
/// `TASKCORE_FOCUS_SETTINGS_SHORT_BREAK` of C.
pub const TASKCORE_FOCUS_SETTINGS_SHORT_BREAK: u64 = 2;
/// `TASKCORE_FOCUS_SETTINGS_LONG_BREAK` of C.
pub const TASKCORE_FOCUS_SETTINGS_LONG_BREAK: u64 = 4;
/// `TASKCORE_FOCUS_SETTINGS_ROUNDS` of C.
pub const TASKCORE_FOCUS_SETTINGS_ROUNDS: u64 = 8;
/// `TASKCORE_FOCUS_SETTINGS_AUTO_START` of C.
pub const TASKCORE_FOCUS_SETTINGS_AUTO_START: u64 = 16;
/// `TASKCORE_FOCUS_BY_TASK` of C.
pub const TASKCORE_FOCUS_BY_TASK: i32 = 1;
/// `TASKCORE_FOCUS_BY_PROJECT` of C.
pub const TASKCORE_FOCUS_BY_PROJECT: i32 = 2;
/// `TASKCORE_FOCUS_BY_DAY` of C.
pub const TASKCORE_FOCUS_BY_DAY: i32 = 3;
/// `TASKCORE_FOCUS_TOTAL_QUERY_FROM` of C.
pub const TASKCORE_FOCUS_TOTAL_QUERY_FROM: u64 = 1;
/// `TASKCORE_FOCUS_TOTAL_QUERY_BEFORE` of C.
pub const TASKCORE_FOCUS_TOTAL_QUERY_BEFORE: u64 = 2;
/// `TASKCORE_TIME_ENTRY_TASK` of C.
pub const TASKCORE_TIME_ENTRY_TASK: u64 = 1;
/// `TASKCORE_TIME_ENTRY_PROJECT` of C.
pub const TASKCORE_TIME_ENTRY_PROJECT: u64 = 2;
/// `TASKCORE_TIME_ENTRY_START` of C.
pub const TASKCORE_TIME_ENTRY_START: u64 = 4;
/// `TASKCORE_TIME_ENTRY_END` of C.
pub const TASKCORE_TIME_ENTRY_END: u64 = 8;
/// `TASKCORE_TIME_ENTRY_NOTE` of C.
pub const TASKCORE_TIME_ENTRY_NOTE: u64 = 16;
/// `TASKCORE_TIME_ENTRY_HOURLY_RATE` of C.
pub const TASKCORE_TIME_ENTRY_HOURLY_RATE: u64 = 32;
/// It counts as what the timer runs for
pub const TASKCORE_IDLE_KEEP: i32 = 1;
/// It is in no entry
pub const TASKCORE_IDLE_DISCARD: i32 = 2;
/// It is an entry of its own
pub const TASKCORE_IDLE_SPLIT: i32 = 3;
/// `TASKCORE_IDLE_TIME_TASK` of C.
pub const TASKCORE_IDLE_TIME_TASK: u64 = 1;
/// `TASKCORE_IDLE_TIME_PROJECT` of C.
pub const TASKCORE_IDLE_TIME_PROJECT: u64 = 2;
/// `TASKCORE_IDLE_TIME_NOTE` of C.
pub const TASKCORE_IDLE_TIME_NOTE: u64 = 4;
/// `TASKCORE_TIME_ENTRY_QUERY_ENTITY` of C.
pub const TASKCORE_TIME_ENTRY_QUERY_ENTITY: u64 = 1;
/// `TASKCORE_TIME_ENTRY_QUERY_TASK` of C.
pub const TASKCORE_TIME_ENTRY_QUERY_TASK: u64 = 2;
/// `TASKCORE_TIME_ENTRY_QUERY_PROJECT` of C.
pub const TASKCORE_TIME_ENTRY_QUERY_PROJECT: u64 = 4;
/// `TASKCORE_TIME_ENTRY_QUERY_RUNNING` of C.
pub const TASKCORE_TIME_ENTRY_QUERY_RUNNING: u64 = 8;
/// `TASKCORE_TIME_ENTRY_QUERY_FROM` of C.
pub const TASKCORE_TIME_ENTRY_QUERY_FROM: u64 = 16;
/// `TASKCORE_TIME_ENTRY_QUERY_BEFORE` of C.
pub const TASKCORE_TIME_ENTRY_QUERY_BEFORE: u64 = 32;
/// `TASKCORE_TIME_BY_TASK` of C.
pub const TASKCORE_TIME_BY_TASK: i32 = 1;
/// `TASKCORE_TIME_BY_PROJECT` of C.
pub const TASKCORE_TIME_BY_PROJECT: i32 = 2;
/// `TASKCORE_TIME_BY_DAY` of C.
pub const TASKCORE_TIME_BY_DAY: i32 = 3;
/// `TASKCORE_TIME_BY_TAG` of C.
pub const TASKCORE_TIME_BY_TAG: i32 = 4;
/// `TASKCORE_TIME_BY_CLIENT` of C.
pub const TASKCORE_TIME_BY_CLIENT: i32 = 5;
/// `TASKCORE_TIME_TOTAL_QUERY_FROM` of C.
pub const TASKCORE_TIME_TOTAL_QUERY_FROM: u64 = 1;
/// `TASKCORE_TIME_TOTAL_QUERY_BEFORE` of C.
pub const TASKCORE_TIME_TOTAL_QUERY_BEFORE: u64 = 2;
/// `TASKCORE_TIME_ENTRY_SETTINGS_TRACKING` of C.
pub const TASKCORE_TIME_ENTRY_SETTINGS_TRACKING: u64 = 1;
/// Else: the last date
pub const TASKCORE_SCORE_FIRST_DATE: u64 = 1;
/// Else: today
pub const TASKCORE_SCORE_LAST_DATE: u64 = 2;
/// Else: all projects
pub const TASKCORE_SCORE_PROJECT_ID: u64 = 4;
/// Else: all tasks
pub const TASKCORE_SCORE_TAG: u64 = 8;
/// `TASKCORE_PULSE_SETTINGS_POINTS_P0` of C.
pub const TASKCORE_PULSE_SETTINGS_POINTS_P0: u64 = 1;
/// `TASKCORE_PULSE_SETTINGS_POINTS_P1` of C.
pub const TASKCORE_PULSE_SETTINGS_POINTS_P1: u64 = 2;
/// `TASKCORE_PULSE_SETTINGS_POINTS_P2` of C.
pub const TASKCORE_PULSE_SETTINGS_POINTS_P2: u64 = 4;
/// `TASKCORE_PULSE_SETTINGS_POINTS_P3` of C.
pub const TASKCORE_PULSE_SETTINGS_POINTS_P3: u64 = 8;
/// `TASKCORE_PULSE_SETTINGS_POINTS_NONE` of C.
pub const TASKCORE_PULSE_SETTINGS_POINTS_NONE: u64 = 16;
/// `TASKCORE_PULSE_SETTINGS_DAILY_GOAL` of C.
pub const TASKCORE_PULSE_SETTINGS_DAILY_GOAL: u64 = 32;
/// `TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL` of C.
pub const TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL: u64 = 64;
/// `TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS` of C.
pub const TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS: u64 = 128;
/// `TASKCORE_WEEKDAYS_MONDAY` of C.
pub const TASKCORE_WEEKDAYS_MONDAY: u32 = 1;
/// `TASKCORE_WEEKDAYS_TUESDAY` of C.
pub const TASKCORE_WEEKDAYS_TUESDAY: u32 = 2;
/// `TASKCORE_WEEKDAYS_WEDNESDAY` of C.
pub const TASKCORE_WEEKDAYS_WEDNESDAY: u32 = 4;
/// `TASKCORE_WEEKDAYS_THURSDAY` of C.
pub const TASKCORE_WEEKDAYS_THURSDAY: u32 = 8;
/// `TASKCORE_WEEKDAYS_FRIDAY` of C.
pub const TASKCORE_WEEKDAYS_FRIDAY: u32 = 16;
/// `TASKCORE_WEEKDAYS_SATURDAY` of C.
pub const TASKCORE_WEEKDAYS_SATURDAY: u32 = 32;
/// `TASKCORE_WEEKDAYS_SUNDAY` of C.
pub const TASKCORE_WEEKDAYS_SUNDAY: u32 = 64;
/// `TASKCORE_HOLIDAY_FIRST_DATE` of C.
pub const TASKCORE_HOLIDAY_FIRST_DATE: u64 = 1;
/// `TASKCORE_HOLIDAY_LAST_DATE` of C.
pub const TASKCORE_HOLIDAY_LAST_DATE: u64 = 2;
/// Else: 29 days before the last date
pub const TASKCORE_PULSE_FIRST_DATE: u64 = 1;
/// Else: today
pub const TASKCORE_PULSE_LAST_DATE: u64 = 2;
/// Else: all projects
pub const TASKCORE_PULSE_PROJECT_ID: u64 = 4;
/// Else: as the store's locale has it
pub const TASKCORE_PULSE_WEEK_START: u64 = 8;
/// The history is shorter than 7 days
pub const TASKCORE_FORECAST_UNKNOWN: i32 = 0;
/// The backlog is empty already
pub const TASKCORE_FORECAST_EMPTY: i32 = 1;
/// At the present pace it is on empty_date
pub const TASKCORE_FORECAST_DATE: i32 = 2;
/// At the present pace it takes 100 years, or grows
pub const TASKCORE_FORECAST_NEVER: i32 = 3;
/// How far today's goal is
pub const TASKCORE_INSIGHT_GOAL: i32 = 1;
/// `TASKCORE_INSIGHT_STREAK` of C.
pub const TASKCORE_INSIGHT_STREAK: i32 = 2;
/// This week against the last
pub const TASKCORE_INSIGHT_WEEK: i32 = 3;
/// This month against the last
pub const TASKCORE_INSIGHT_MONTH: i32 = 4;
/// Points grow or shrink
pub const TASKCORE_INSIGHT_TREND: i32 = 5;
/// `TASKCORE_INSIGHT_BEST_WEEKDAY` of C.
pub const TASKCORE_INSIGHT_BEST_WEEKDAY: i32 = 6;
/// `TASKCORE_INSIGHT_BEST_HOUR` of C.
pub const TASKCORE_INSIGHT_BEST_HOUR: i32 = 7;
/// Where most of the points come from
pub const TASKCORE_INSIGHT_PROJECT: i32 = 8;
/// More or fewer tasks are overdue
pub const TASKCORE_INSIGHT_OVERDUE: i32 = 9;
/// `TASKCORE_INSIGHT_FORECAST` of C.
pub const TASKCORE_INSIGHT_FORECAST: i32 = 10;
/// `TASKCORE_INSIGHT_LEVEL` of C.
pub const TASKCORE_INSIGHT_LEVEL: i32 = 11;
/// A line: points day by day
pub const TASKCORE_CHART_KIND_SCORE: i32 = 1;
/// A pie: done and open, for one day, its score in the middle
pub const TASKCORE_CHART_KIND_DONE: i32 = 2;
/// bars
pub const TASKCORE_CHART_KIND_PROJECTS: i32 = 3;
/// bars
pub const TASKCORE_CHART_KIND_PRIORITIES: i32 = 4;
/// bars
pub const TASKCORE_CHART_KIND_WEEKDAYS: i32 = 5;
/// bars
pub const TASKCORE_CHART_KIND_HOURS: i32 = 6;
/// A heat map: a square for each day, a column for each week
pub const TASKCORE_CHART_KIND_YEAR: i32 = 7;
/// A line: open tasks at the end of each day
pub const TASKCORE_CHART_KIND_BURNDOWN: i32 = 8;
/// `TASKCORE_SHAPE_LINE` of C.
pub const TASKCORE_SHAPE_LINE: i32 = 1;
/// `TASKCORE_SHAPE_PIE` of C.
pub const TASKCORE_SHAPE_PIE: i32 = 2;
/// `TASKCORE_SHAPE_BARS` of C.
pub const TASKCORE_SHAPE_BARS: i32 = 3;
/// `TASKCORE_SHAPE_HEAT_MAP` of C.
pub const TASKCORE_SHAPE_HEAT_MAP: i32 = 4;
/// `TASKCORE_MEASURE_POINTS` of C.
pub const TASKCORE_MEASURE_POINTS: i32 = 0;
/// Tasks and occurrences
pub const TASKCORE_MEASURE_COMPLETED: i32 = 1;
/// Minutes; not for bars of priorities and hours
pub const TASKCORE_MEASURE_FOCUS: i32 = 2;
/// Else: 29 days before the last date; of a heat map 364 days
pub const TASKCORE_CHART_FIRST_DATE: u64 = 1;
/// Else: today
pub const TASKCORE_CHART_LAST_DATE: u64 = 2;
/// Else: all projects
pub const TASKCORE_CHART_PROJECT_ID: u64 = 4;
/// Else: as the store's locale has it
pub const TASKCORE_CHART_WEEK_START: u64 = 8;
/// Those that the reader's system prefers
pub const TASKCORE_APPEARANCE_AUTO: i32 = 0;
/// `TASKCORE_APPEARANCE_LIGHT` of C.
pub const TASKCORE_APPEARANCE_LIGHT: i32 = 1;
/// `TASKCORE_APPEARANCE_DARK` of C.
pub const TASKCORE_APPEARANCE_DARK: i32 = 2;
/// Else: 29 days before the last date
pub const TASKCORE_REPORT_FIRST_DATE: u64 = 1;
/// Else: today
pub const TASKCORE_REPORT_LAST_DATE: u64 = 2;
/// Else: as the store's locale has it
pub const TASKCORE_REPORT_WEEK_START: u64 = 4;
/// Of an import alone: what the beginning of the file shows
pub const TASKCORE_FORMAT_FOUND: i32 = 0;
/// Everything, lossless
pub const TASKCORE_FORMAT_JSON: i32 = 1;
/// What `task export` and `task import` speak
pub const TASKCORE_FORMAT_TASKWARRIOR: i32 = 2;
/// A table with a header, RFC 4180; of an import, any table with headings
pub const TASKCORE_FORMAT_CSV: i32 = 3;
/// A task a line, `http://todotxt.org`
pub const TASKCORE_FORMAT_TODO_TXT: i32 = 4;
/// Tasks and events, RFC 5545
pub const TASKCORE_FORMAT_ICALENDAR: i32 = 5;
/// Of an import alone, as those that follow: a project as a table, or what the API gives
pub const TASKCORE_FORMAT_TODOIST: i32 = 6;
/// The tasks of Takeout
pub const TASKCORE_FORMAT_GOOGLE_TASKS: i32 = 7;
/// The backup of TickTick
pub const TASKCORE_FORMAT_TICKTICK: i32 = 8;
/// The tasks, or the calendar, of Outlook as a table
pub const TASKCORE_FORMAT_OUTLOOK: i32 = 9;
/// The headings of an Org file
pub const TASKCORE_FORMAT_ORG: i32 = 10;
/// Lists of Markdown, with the marks of Obsidian
pub const TASKCORE_FORMAT_MARKDOWN: i32 = 11;
/// Property by property, what was changed last, by when the file says that its record was modified
pub const TASKCORE_IMPORT_NEWER_WINS: i32 = 0;
/// The file; what was purged here comes back under another uid
pub const TASKCORE_IMPORT_FILE_WINS: i32 = 1;
/// The store: only records that it never had come in
pub const TASKCORE_IMPORT_ONLY_NEW: i32 = 2;
/// The component was read, without what the note names
pub const TASKCORE_NOTE_KEPT: i32 = 1;
/// The component was left out
pub const TASKCORE_NOTE_SKIPPED: i32 = 2;
/// Of the whole file, behind the others: how many values it has that were only kept
pub const TASKCORE_NOTE_SUMMED: i32 = 3;
/// A folder that something else copies: Syncthing, Dropbox, NFS, a USB stick
pub const TASKCORE_REMOTE_FOLDER: i32 = 1;
/// Callbacks of the program that added it
pub const TASKCORE_REMOTE_HOST: i32 = 2;
/// A hub: a PostgreSQL database, or one that speaks its protocol
pub const TASKCORE_REMOTE_POSTGRESQL: i32 = 3;
/// `TASKCORE_CONFLICT_MINE` of C.
pub const TASKCORE_CONFLICT_MINE: i32 = 1;
/// `TASKCORE_CONFLICT_THEIRS` of C.
pub const TASKCORE_CONFLICT_THEIRS: i32 = 2;
/// Of notes alone: the lines of both
pub const TASKCORE_CONFLICT_MERGED: i32 = 3;
/// `TASKCORE_HUB_POSTGRESQL` of C.
pub const TASKCORE_HUB_POSTGRESQL: i32 = 1;
/// PostgreSQL with the extension Citus
pub const TASKCORE_HUB_CITUS: i32 = 2;
/// `TASKCORE_HUB_YUGABYTEDB` of C.
pub const TASKCORE_HUB_YUGABYTEDB: i32 = 3;
/// `TASKCORE_HUB_COCKROACHDB` of C.
pub const TASKCORE_HUB_COCKROACHDB: i32 = 4;
/// CalDAV (RFC 4791)
pub const TASKCORE_ACCOUNT_CALDAV: i32 = 1;
/// Google Calendar and Google Tasks
pub const TASKCORE_ACCOUNT_GOOGLE: i32 = 2;
/// To list calendars, and to read and write their events
pub const TASKCORE_AUTHORIZATION_CALENDARS: u32 = 1;
/// To read and write lists of tasks
pub const TASKCORE_AUTHORIZATION_TASKS: u32 = 2;
/// To make calendars, which calls for CALENDARS, too
pub const TASKCORE_AUTHORIZATION_MAKING: u32 = 4;
/// `TASKCORE_PARTY_NAME` of C.
pub const TASKCORE_PARTY_NAME: u64 = 1;
/// `TASKCORE_PARTY_TRADING_NAME` of C.
pub const TASKCORE_PARTY_TRADING_NAME: u64 = 2;
/// `TASKCORE_PARTY_LEGAL_FORM` of C.
pub const TASKCORE_PARTY_LEGAL_FORM: u64 = 4;
/// `TASKCORE_PARTY_SHARE_CAPITAL` of C.
pub const TASKCORE_PARTY_SHARE_CAPITAL: u64 = 8;
/// `TASKCORE_PARTY_REGISTRY` of C.
pub const TASKCORE_PARTY_REGISTRY: u64 = 16;
/// `TASKCORE_PARTY_CONTACT` of C.
pub const TASKCORE_PARTY_CONTACT: u64 = 32;
/// `TASKCORE_PARTY_STREET` of C.
pub const TASKCORE_PARTY_STREET: u64 = 64;
/// `TASKCORE_PARTY_STREET_2` of C.
pub const TASKCORE_PARTY_STREET_2: u64 = 128;
/// `TASKCORE_PARTY_POSTAL_CODE` of C.
pub const TASKCORE_PARTY_POSTAL_CODE: u64 = 256;
/// `TASKCORE_PARTY_CITY` of C.
pub const TASKCORE_PARTY_CITY: u64 = 512;
/// `TASKCORE_PARTY_REGION` of C.
pub const TASKCORE_PARTY_REGION: u64 = 1024;
/// `TASKCORE_PARTY_COUNTRY` of C.
pub const TASKCORE_PARTY_COUNTRY: u64 = 2048;
/// `TASKCORE_PARTY_SIREN` of C.
pub const TASKCORE_PARTY_SIREN: u64 = 4096;
/// `TASKCORE_PARTY_SIRET` of C.
pub const TASKCORE_PARTY_SIRET: u64 = 8192;
/// `TASKCORE_PARTY_REGISTRATION_NUMBER` of C.
pub const TASKCORE_PARTY_REGISTRATION_NUMBER: u64 = 16384;
/// `TASKCORE_PARTY_VAT_NUMBER` of C.
pub const TASKCORE_PARTY_VAT_NUMBER: u64 = 32768;
/// `TASKCORE_PARTY_TAX_NUMBER` of C.
pub const TASKCORE_PARTY_TAX_NUMBER: u64 = 65536;
/// `TASKCORE_PARTY_EMAIL` of C.
pub const TASKCORE_PARTY_EMAIL: u64 = 131072;
/// `TASKCORE_PARTY_PHONE` of C.
pub const TASKCORE_PARTY_PHONE: u64 = 262144;
/// `TASKCORE_PARTY_ELECTRONIC_ADDRESS` of C.
pub const TASKCORE_PARTY_ELECTRONIC_ADDRESS: u64 = 524288;
/// `TASKCORE_PARTY_ELECTRONIC_SCHEME` of C.
pub const TASKCORE_PARTY_ELECTRONIC_SCHEME: u64 = 1048576;
/// `TASKCORE_PARTY_IBAN` of C.
pub const TASKCORE_PARTY_IBAN: u64 = 2097152;
/// `TASKCORE_PARTY_BIC` of C.
pub const TASKCORE_PARTY_BIC: u64 = 4194304;
/// `TASKCORE_PARTY_ACCOUNT_NAME` of C.
pub const TASKCORE_PARTY_ACCOUNT_NAME: u64 = 8388608;
/// `TASKCORE_PARTY_LOCALE` of C.
pub const TASKCORE_PARTY_LOCALE: u64 = 16777216;
/// `TASKCORE_PARTY_CURRENCY` of C.
pub const TASKCORE_PARTY_CURRENCY: u64 = 33554432;
/// `TASKCORE_PARTY_SUPPLIES` of C.
pub const TASKCORE_PARTY_SUPPLIES: u64 = 67108864;
/// `TASKCORE_PARTY_DEFAULT_VAT` of C.
pub const TASKCORE_PARTY_DEFAULT_VAT: u64 = 134217728;
/// `TASKCORE_PARTY_VAT_SCHEME` of C.
pub const TASKCORE_PARTY_VAT_SCHEME: u64 = 268435456;
/// `TASKCORE_PARTY_PAGE_TEMPLATE` of C.
pub const TASKCORE_PARTY_PAGE_TEMPLATE: u64 = 536870912;
/// `TASKCORE_PARTY_INVOICE_PROFILE` of C.
pub const TASKCORE_PARTY_INVOICE_PROFILE: u64 = 1073741824;
/// `TASKCORE_PARTY_VAT_POINT` of C.
pub const TASKCORE_PARTY_VAT_POINT: u64 = 2147483648;
/// `TASKCORE_PARTY_PRICES` of C.
pub const TASKCORE_PARTY_PRICES: u64 = 4294967296;
/// `TASKCORE_SUBSCRIPTION_PLAN` of C.
pub const TASKCORE_SUBSCRIPTION_PLAN: u64 = 1;
/// `TASKCORE_SUBSCRIPTION_SINCE` of C.
pub const TASKCORE_SUBSCRIPTION_SINCE: u64 = 2;
/// `TASKCORE_SUBSCRIPTION_UNTIL` of C.
pub const TASKCORE_SUBSCRIPTION_UNTIL: u64 = 4;
/// `TASKCORE_SUBSCRIPTION_SOURCE` of C.
pub const TASKCORE_SUBSCRIPTION_SOURCE: u64 = 8;
/// `TASKCORE_SUBSCRIPTION_FEATURES` of C.
pub const TASKCORE_SUBSCRIPTION_FEATURES: u64 = 16;
/// `TASKCORE_CLIENT_KIND_BUSINESS` of C.
pub const TASKCORE_CLIENT_KIND_BUSINESS: i32 = 1;
/// A consumer
pub const TASKCORE_CLIENT_KIND_PRIVATE_PERSON: i32 = 2;
/// `TASKCORE_CLIENT_KIND_PUBLIC_BODY` of C.
pub const TASKCORE_CLIENT_KIND_PUBLIC_BODY: i32 = 3;
/// `TASKCORE_CLIENT_PARTY` of C.
pub const TASKCORE_CLIENT_PARTY: u64 = 281474976710656;
/// `TASKCORE_CLIENT_NOTES` of C.
pub const TASKCORE_CLIENT_NOTES: u64 = 562949953421312;
/// `TASKCORE_CLIENT_ARCHIVED` of C.
pub const TASKCORE_CLIENT_ARCHIVED: u64 = 1125899906842624;
/// `TASKCORE_CLIENT_HOURLY_RATE` of C.
pub const TASKCORE_CLIENT_HOURLY_RATE: u64 = 2251799813685248;
/// `TASKCORE_CLIENT_KIND` of C.
pub const TASKCORE_CLIENT_KIND: u64 = 4503599627370496;
/// `TASKCORE_CLIENT_QUERY_TEXT` of C.
pub const TASKCORE_CLIENT_QUERY_TEXT: u64 = 1;
/// `TASKCORE_CLIENT_QUERY_ARCHIVED` of C.
pub const TASKCORE_CLIENT_QUERY_ARCHIVED: u64 = 2;
/// Issue, for the store is on this device alone
pub const TASKCORE_SERIES_RIGHT_ALONE: i32 = 0;
/// Issue, as the one that does
pub const TASKCORE_SERIES_RIGHT_MINE: i32 = 1;
/// Issue as soon as all devices know that it claimed the series
pub const TASKCORE_SERIES_RIGHT_WAITING: i32 = 2;
/// Nothing: another device issues
pub const TASKCORE_SERIES_RIGHT_OTHERS: i32 = 3;
/// Nothing: no device issues until one claims the series
pub const TASKCORE_SERIES_RIGHT_UNCLAIMED: i32 = 4;
/// BT-3 = 380
pub const TASKCORE_INVOICE_KIND_INVOICE: i32 = 1;
/// BT-3 = 381, or 503 for a down payment in France
pub const TASKCORE_INVOICE_KIND_CREDIT_NOTE: i32 = 2;
/// BT-3 = 386; asked for before what it is for is delivered
pub const TASKCORE_INVOICE_KIND_DOWN_PAYMENT: i32 = 3;
/// BT-3 = 384; replaces one invoice wholly
pub const TASKCORE_INVOICE_KIND_CORRECTED: i32 = 4;
/// No invoice, and no document of EN 16931
pub const TASKCORE_INVOICE_KIND_QUOTE: i32 = 5;
/// `TASKCORE_INVOICE_STATE_DRAFT` of C.
pub const TASKCORE_INVOICE_STATE_DRAFT: i32 = 1;
/// Nothing came in yet, and it is not due
pub const TASKCORE_INVOICE_STATE_ISSUED: i32 = 2;
/// `TASKCORE_INVOICE_STATE_PARTLY_PAID` of C.
pub const TASKCORE_INVOICE_STATE_PARTLY_PAID: i32 = 3;
/// Nothing is owed any more
pub const TASKCORE_INVOICE_STATE_PAID: i32 = 4;
/// Something is owed, and its due date is over
pub const TASKCORE_INVOICE_STATE_OVERDUE: i32 = 5;
/// A credit note took all of it back
pub const TASKCORE_INVOICE_STATE_VOID: i32 = 6;
/// A corrected invoice stands in its place
pub const TASKCORE_INVOICE_STATE_REPLACED: i32 = 7;
/// Of a quote, as those that follow; one that is open is ISSUED
pub const TASKCORE_INVOICE_STATE_ACCEPTED: i32 = 8;
/// `TASKCORE_INVOICE_STATE_DECLINED` of C.
pub const TASKCORE_INVOICE_STATE_DECLINED: i32 = 9;
/// Nobody said anything until the last day on which it could be accepted
pub const TASKCORE_INVOICE_STATE_EXPIRED: i32 = 10;
/// All of it was turned into an invoice
pub const TASKCORE_INVOICE_STATE_INVOICED: i32 = 11;
/// `TASKCORE_INVOICE_STATES_DRAFT` of C.
pub const TASKCORE_INVOICE_STATES_DRAFT: u32 = 2;
/// `TASKCORE_INVOICE_STATES_ISSUED` of C.
pub const TASKCORE_INVOICE_STATES_ISSUED: u32 = 4;
/// `TASKCORE_INVOICE_STATES_PARTLY_PAID` of C.
pub const TASKCORE_INVOICE_STATES_PARTLY_PAID: u32 = 8;
/// `TASKCORE_INVOICE_STATES_PAID` of C.
pub const TASKCORE_INVOICE_STATES_PAID: u32 = 16;
/// `TASKCORE_INVOICE_STATES_OVERDUE` of C.
pub const TASKCORE_INVOICE_STATES_OVERDUE: u32 = 32;
/// `TASKCORE_INVOICE_STATES_VOID` of C.
pub const TASKCORE_INVOICE_STATES_VOID: u32 = 64;
/// `TASKCORE_INVOICE_STATES_REPLACED` of C.
pub const TASKCORE_INVOICE_STATES_REPLACED: u32 = 128;
/// `TASKCORE_INVOICE_STATES_ACCEPTED` of C.
pub const TASKCORE_INVOICE_STATES_ACCEPTED: u32 = 256;
/// `TASKCORE_INVOICE_STATES_DECLINED` of C.
pub const TASKCORE_INVOICE_STATES_DECLINED: u32 = 512;
/// `TASKCORE_INVOICE_STATES_EXPIRED` of C.
pub const TASKCORE_INVOICE_STATES_EXPIRED: u32 = 1024;
/// `TASKCORE_INVOICE_STATES_INVOICED` of C.
pub const TASKCORE_INVOICE_STATES_INVOICED: u32 = 2048;
/// S, a rate above 0
pub const TASKCORE_VAT_STANDARD: i32 = 1;
/// Z
pub const TASKCORE_VAT_ZERO_RATED: i32 = 2;
/// E, with a reason
pub const TASKCORE_VAT_EXEMPT: i32 = 3;
/// AE
pub const TASKCORE_VAT_REVERSE_CHARGE: i32 = 4;
/// K
pub const TASKCORE_VAT_INTRA_COMMUNITY: i32 = 5;
/// G
pub const TASKCORE_VAT_EXPORT: i32 = 6;
/// O
pub const TASKCORE_VAT_NOT_SUBJECT: i32 = 7;
/// L, IGIC
pub const TASKCORE_VAT_CANARY_ISLANDS: i32 = 8;
/// M, IPSI
pub const TASKCORE_VAT_CEUTA_MELILLA: i32 = 9;
/// `TASKCORE_INVOICE_CLIENT` of C.
pub const TASKCORE_INVOICE_CLIENT: u64 = 1;
/// `TASKCORE_INVOICE_SERIES` of C.
pub const TASKCORE_INVOICE_SERIES: u64 = 2;
/// `TASKCORE_INVOICE_DUE_DATE` of C.
pub const TASKCORE_INVOICE_DUE_DATE: u64 = 4;
/// `TASKCORE_INVOICE_PAYMENT_DAYS` of C.
pub const TASKCORE_INVOICE_PAYMENT_DAYS: u64 = 8;
/// `TASKCORE_INVOICE_DELIVERY_DATE` of C.
pub const TASKCORE_INVOICE_DELIVERY_DATE: u64 = 16;
/// `TASKCORE_INVOICE_PERIOD` of C.
pub const TASKCORE_INVOICE_PERIOD: u64 = 32;
/// `TASKCORE_INVOICE_CURRENCY` of C.
pub const TASKCORE_INVOICE_CURRENCY: u64 = 64;
/// `TASKCORE_INVOICE_EXCHANGE_RATE` of C.
pub const TASKCORE_INVOICE_EXCHANGE_RATE: u64 = 128;
/// `TASKCORE_INVOICE_LANGUAGE` of C.
pub const TASKCORE_INVOICE_LANGUAGE: u64 = 256;
/// `TASKCORE_INVOICE_BUSINESS_PROCESS` of C.
pub const TASKCORE_INVOICE_BUSINESS_PROCESS: u64 = 512;
/// `TASKCORE_INVOICE_BUYER_REFERENCE` of C.
pub const TASKCORE_INVOICE_BUYER_REFERENCE: u64 = 1024;
/// `TASKCORE_INVOICE_ORDER_REFERENCE` of C.
pub const TASKCORE_INVOICE_ORDER_REFERENCE: u64 = 2048;
/// `TASKCORE_INVOICE_CONTRACT_REFERENCE` of C.
pub const TASKCORE_INVOICE_CONTRACT_REFERENCE: u64 = 4096;
/// `TASKCORE_INVOICE_PAYMENT_TERMS` of C.
pub const TASKCORE_INVOICE_PAYMENT_TERMS: u64 = 8192;
/// `TASKCORE_INVOICE_LATE_PENALTY` of C.
pub const TASKCORE_INVOICE_LATE_PENALTY: u64 = 16384;
/// `TASKCORE_INVOICE_RECOVERY_FEE` of C.
pub const TASKCORE_INVOICE_RECOVERY_FEE: u64 = 32768;
/// `TASKCORE_INVOICE_EARLY_DISCOUNT` of C.
pub const TASKCORE_INVOICE_EARLY_DISCOUNT: u64 = 65536;
/// `TASKCORE_INVOICE_NOTES` of C.
pub const TASKCORE_INVOICE_NOTES: u64 = 131072;
/// `TASKCORE_INVOICE_PREPAID` of C.
pub const TASKCORE_INVOICE_PREPAID: u64 = 262144;
/// `TASKCORE_INVOICE_PRECEDING` of C.
pub const TASKCORE_INVOICE_PRECEDING: u64 = 524288;
/// `TASKCORE_INVOICE_VALID_UNTIL` of C.
pub const TASKCORE_INVOICE_VALID_UNTIL: u64 = 1048576;
/// `TASKCORE_INVOICE_VAT_POINT` of C.
pub const TASKCORE_INVOICE_VAT_POINT: u64 = 2097152;
/// `TASKCORE_INVOICE_DELIVERY_NAME` of C.
pub const TASKCORE_INVOICE_DELIVERY_NAME: u64 = 4194304;
/// `TASKCORE_INVOICE_DELIVERY_STREET` of C.
pub const TASKCORE_INVOICE_DELIVERY_STREET: u64 = 8388608;
/// `TASKCORE_INVOICE_DELIVERY_STREET_2` of C.
pub const TASKCORE_INVOICE_DELIVERY_STREET_2: u64 = 16777216;
/// `TASKCORE_INVOICE_DELIVERY_POSTAL_CODE` of C.
pub const TASKCORE_INVOICE_DELIVERY_POSTAL_CODE: u64 = 33554432;
/// `TASKCORE_INVOICE_DELIVERY_CITY` of C.
pub const TASKCORE_INVOICE_DELIVERY_CITY: u64 = 67108864;
/// `TASKCORE_INVOICE_DELIVERY_REGION` of C.
pub const TASKCORE_INVOICE_DELIVERY_REGION: u64 = 134217728;
/// `TASKCORE_INVOICE_DELIVERY_COUNTRY` of C.
pub const TASKCORE_INVOICE_DELIVERY_COUNTRY: u64 = 268435456;
/// `TASKCORE_INVOICE_GROSS_PRICES` of C.
pub const TASKCORE_INVOICE_GROSS_PRICES: u64 = 536870912;
/// `TASKCORE_INVOICE_LINE_NAME` of C.
pub const TASKCORE_INVOICE_LINE_NAME: u64 = 1;
/// `TASKCORE_INVOICE_LINE_DETAILS` of C.
pub const TASKCORE_INVOICE_LINE_DETAILS: u64 = 2;
/// `TASKCORE_INVOICE_LINE_QUANTITY` of C.
pub const TASKCORE_INVOICE_LINE_QUANTITY: u64 = 4;
/// `TASKCORE_INVOICE_LINE_UNIT` of C.
pub const TASKCORE_INVOICE_LINE_UNIT: u64 = 8;
/// `TASKCORE_INVOICE_LINE_UNIT_PRICE` of C.
pub const TASKCORE_INVOICE_LINE_UNIT_PRICE: u64 = 16;
/// It replaces an amount
pub const TASKCORE_INVOICE_LINE_DISCOUNT_RATE: u64 = 32;
/// It replaces a rate
pub const TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT: u64 = 64;
/// `TASKCORE_INVOICE_LINE_DISCOUNT_REASON` of C.
pub const TASKCORE_INVOICE_LINE_DISCOUNT_REASON: u64 = 128;
/// Category and rate
pub const TASKCORE_INVOICE_LINE_VAT: u64 = 256;
/// Reason and code
pub const TASKCORE_INVOICE_LINE_EXEMPTION: u64 = 512;
/// `TASKCORE_INVOICE_LINE_PERIOD` of C.
pub const TASKCORE_INVOICE_LINE_PERIOD: u64 = 1024;
/// `TASKCORE_INVOICE_LINE_TASKS` of C.
pub const TASKCORE_INVOICE_LINE_TASKS: u64 = 2048;
/// `TASKCORE_INVOICE_LINE_POSITION` of C.
pub const TASKCORE_INVOICE_LINE_POSITION: u64 = 4096;
/// `TASKCORE_INVOICE_ADJUSTMENT_CHARGE` of C.
pub const TASKCORE_INVOICE_ADJUSTMENT_CHARGE: u64 = 1;
/// It replaces an amount
pub const TASKCORE_INVOICE_ADJUSTMENT_RATE: u64 = 2;
/// It replaces a rate
pub const TASKCORE_INVOICE_ADJUSTMENT_AMOUNT: u64 = 4;
/// `TASKCORE_INVOICE_ADJUSTMENT_REASON` of C.
pub const TASKCORE_INVOICE_ADJUSTMENT_REASON: u64 = 8;
/// `TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE` of C.
pub const TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE: u64 = 16;
/// `TASKCORE_INVOICE_ADJUSTMENT_VAT` of C.
pub const TASKCORE_INVOICE_ADJUSTMENT_VAT: u64 = 32;
/// `TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION` of C.
pub const TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION: u64 = 64;
/// One line for all
pub const TASKCORE_BILL_ONE_LINE: i32 = 1;
/// A line per task
pub const TASKCORE_BILL_BY_TASK: i32 = 2;
/// A line per project
pub const TASKCORE_BILL_BY_PROJECT: i32 = 3;
/// A line per day
pub const TASKCORE_BILL_BY_DAY: i32 = 4;
/// `TASKCORE_FOCUS_BILLING_PROJECT_ID` of C.
pub const TASKCORE_FOCUS_BILLING_PROJECT_ID: u64 = 1;
/// `TASKCORE_FOCUS_BILLING_TASK_ID` of C.
pub const TASKCORE_FOCUS_BILLING_TASK_ID: u64 = 2;
/// `TASKCORE_FOCUS_BILLING_NAME` of C.
pub const TASKCORE_FOCUS_BILLING_NAME: u64 = 4;
/// `TASKCORE_FOCUS_BILLING_RATES` of C.
pub const TASKCORE_FOCUS_BILLING_RATES: u64 = 8;
/// `TASKCORE_FOCUS_BILLING_CLIENT` of C.
pub const TASKCORE_FOCUS_BILLING_CLIENT: u64 = 16;
/// `TASKCORE_INVOICE_QUERY_STATE` of C.
pub const TASKCORE_INVOICE_QUERY_STATE: u64 = 1;
/// `TASKCORE_INVOICE_QUERY_CLIENT` of C.
pub const TASKCORE_INVOICE_QUERY_CLIENT: u64 = 2;
/// `TASKCORE_INVOICE_QUERY_PERIOD` of C.
pub const TASKCORE_INVOICE_QUERY_PERIOD: u64 = 4;
/// `TASKCORE_INVOICE_QUERY_KIND` of C.
pub const TASKCORE_INVOICE_QUERY_KIND: u64 = 8;
/// `TASKCORE_INVOICE_QUERY_TEXT` of C.
pub const TASKCORE_INVOICE_QUERY_TEXT: u64 = 16;
/// `TASKCORE_INVOICE_QUERY_DEBIT` of C.
pub const TASKCORE_INVOICE_QUERY_DEBIT: u64 = 32;
/// Else: today
pub const TASKCORE_PAYMENT_DATE: u64 = 1;
/// Else: all that is owed
pub const TASKCORE_PAYMENT_AMOUNT: u64 = 2;
/// `TASKCORE_PAYMENT_MEANS` of C.
pub const TASKCORE_PAYMENT_MEANS: u64 = 4;
/// `TASKCORE_PAYMENT_REFERENCE` of C.
pub const TASKCORE_PAYMENT_REFERENCE: u64 = 8;
/// `TASKCORE_PAYMENT_NOTES` of C.
pub const TASKCORE_PAYMENT_NOTES: u64 = 16;
/// `TASKCORE_PAYMENT_OVERPAID` of C.
pub const TASKCORE_PAYMENT_OVERPAID: u64 = 32;
/// It was handed over; whether it arrived there is not known
pub const TASKCORE_EMAIL_STATE_SENDING: i32 = 1;
/// `TASKCORE_EMAIL_STATE_SENT` of C.
pub const TASKCORE_EMAIL_STATE_SENT: i32 = 2;
/// `TASKCORE_EMAIL_STATE_FAILED` of C.
pub const TASKCORE_EMAIL_STATE_FAILED: i32 = 3;
/// `TASKCORE_PAPER_A4` of C.
pub const TASKCORE_PAPER_A4: i32 = 1;
/// `TASKCORE_PAPER_LETTER` of C.
pub const TASKCORE_PAPER_LETTER: i32 = 2;
/// Else: A4, or Letter of a seller in the United States
pub const TASKCORE_PDF_PAPER: u64 = 1;
/// Else: the invoice's
pub const TASKCORE_PDF_LANGUAGE: u64 = 2;
/// Else: the client's, else the seller's, else "classic"
pub const TASKCORE_PDF_PAGE_TEMPLATE: u64 = 4;
/// UN/CEFACT Cross Industry Invoice D16B: what Factur-X embeds
pub const TASKCORE_XML_CII: i32 = 1;
/// OASIS UBL 2.1, by EN 16931 alone
pub const TASKCORE_XML_UBL: i32 = 2;
/// UBL as XRechnung 3.0 has it
pub const TASKCORE_XML_XRECHNUNG: i32 = 3;
/// UBL as Peppol BIS Billing 3.0 has it
pub const TASKCORE_XML_PEPPOL: i32 = 4;
/// As the profile of the invoice has it: CII, XRECHNUNG or PEPPOL
pub const TASKCORE_XML_PROFILE: i32 = 5;
/// Else: the client's
pub const TASKCORE_EMAIL_TO: u64 = 1;
/// `TASKCORE_EMAIL_CC` of C.
pub const TASKCORE_EMAIL_CC: u64 = 2;
/// `TASKCORE_EMAIL_REPLY_TO` of C.
pub const TASKCORE_EMAIL_REPLY_TO: u64 = 4;
/// Else: the seller's
pub const TASKCORE_EMAIL_SENDER: u64 = 8;
/// Else: one in the invoice's language
pub const TASKCORE_EMAIL_SUBJECT: u64 = 16;
/// likewise
pub const TASKCORE_EMAIL_BODY: u64 = 32;
/// `TASKCORE_EMAIL_PAPER` of C.
pub const TASKCORE_EMAIL_PAPER: u64 = 64;
/// Plain at first, then TLS before anything else is said
pub const TASKCORE_SMTP_STARTTLS: i32 = 1;
/// TLS from the first byte
pub const TASKCORE_SMTP_TLS: i32 = 2;
/// Nothing was paid yet, and it is not overdue
pub const TASKCORE_PURCHASE_STATE_OPEN: i32 = 1;
/// Something is still owed, and it is not overdue
pub const TASKCORE_PURCHASE_STATE_PARTLY_PAID: i32 = 2;
/// Nothing is owed
pub const TASKCORE_PURCHASE_STATE_PAID: i32 = 3;
/// Something is owed, and its due date is over; never a credit note
pub const TASKCORE_PURCHASE_STATE_OVERDUE: i32 = 4;
/// `TASKCORE_PURCHASE_STATES_OPEN` of C.
pub const TASKCORE_PURCHASE_STATES_OPEN: u32 = 2;
/// `TASKCORE_PURCHASE_STATES_PARTLY_PAID` of C.
pub const TASKCORE_PURCHASE_STATES_PARTLY_PAID: u32 = 4;
/// `TASKCORE_PURCHASE_STATES_PAID` of C.
pub const TASKCORE_PURCHASE_STATES_PAID: u32 = 8;
/// `TASKCORE_PURCHASE_STATES_OVERDUE` of C.
pub const TASKCORE_PURCHASE_STATES_OVERDUE: u32 = 16;
/// The earliest first, those without one last
pub const TASKCORE_PURCHASE_ORDER_DUE_DATE: i32 = 1;
/// The latest first
pub const TASKCORE_PURCHASE_ORDER_ISSUE_DATE: i32 = 2;
/// By name
pub const TASKCORE_PURCHASE_ORDER_SELLER: i32 = 3;
/// Those of which most is owed first
pub const TASKCORE_PURCHASE_ORDER_BALANCE: i32 = 4;
/// The latest first
pub const TASKCORE_PURCHASE_ORDER_RECEIVED: i32 = 5;
/// `TASKCORE_PURCHASE_DUE_DATE` of C.
pub const TASKCORE_PURCHASE_DUE_DATE: u64 = 1;
/// `TASKCORE_PURCHASE_NOTES` of C.
pub const TASKCORE_PURCHASE_NOTES: u64 = 2;
/// `TASKCORE_PURCHASE_QUERY_STATE` of C.
pub const TASKCORE_PURCHASE_QUERY_STATE: u64 = 1;
/// `TASKCORE_PURCHASE_QUERY_PERIOD` of C.
pub const TASKCORE_PURCHASE_QUERY_PERIOD: u64 = 2;
/// `TASKCORE_PURCHASE_QUERY_DUE` of C.
pub const TASKCORE_PURCHASE_QUERY_DUE: u64 = 4;
/// `TASKCORE_PURCHASE_QUERY_CURRENCY` of C.
pub const TASKCORE_PURCHASE_QUERY_CURRENCY: u64 = 8;
/// `TASKCORE_PURCHASE_QUERY_TEXT` of C.
pub const TASKCORE_PURCHASE_QUERY_TEXT: u64 = 16;
/// `TASKCORE_PURCHASE_QUERY_CREDIT` of C.
pub const TASKCORE_PURCHASE_QUERY_CREDIT: u64 = 32;
/// `TASKCORE_RECURRING_PERIOD_NONE` of C.
pub const TASKCORE_RECURRING_PERIOD_NONE: i32 = 1;
/// From the date of the draft to the day before the next date
pub const TASKCORE_RECURRING_PERIOD_COMING: i32 = 2;
/// From the date before to the day before that of the draft
pub const TASKCORE_RECURRING_PERIOD_PAST: i32 = 3;
/// `TASKCORE_RECURRING_STATE_ACTIVE` of C.
pub const TASKCORE_RECURRING_STATE_ACTIVE: i32 = 1;
/// `TASKCORE_RECURRING_STATE_PAUSED` of C.
pub const TASKCORE_RECURRING_STATE_PAUSED: i32 = 2;
/// Paused, and dates came for which nothing was drafted
pub const TASKCORE_RECURRING_STATE_BEHIND: i32 = 3;
/// There are no dates any more
pub const TASKCORE_RECURRING_STATE_ENDED: i32 = 4;
/// `TASKCORE_RECURRING_INVOICE_REPEAT_RULE` of C.
pub const TASKCORE_RECURRING_INVOICE_REPEAT_RULE: u64 = 1;
/// `TASKCORE_RECURRING_INVOICE_ZONE` of C.
pub const TASKCORE_RECURRING_INVOICE_ZONE: u64 = 2;
/// `TASKCORE_RECURRING_INVOICE_START_DATE` of C.
pub const TASKCORE_RECURRING_INVOICE_START_DATE: u64 = 4;
/// `TASKCORE_RECURRING_INVOICE_NEXT_DATE` of C.
pub const TASKCORE_RECURRING_INVOICE_NEXT_DATE: u64 = 8;
/// `TASKCORE_RECURRING_INVOICE_PERIOD` of C.
pub const TASKCORE_RECURRING_INVOICE_PERIOD: u64 = 16;
/// `TASKCORE_RECURRING_INVOICE_PAUSED` of C.
pub const TASKCORE_RECURRING_INVOICE_PAUSED: u64 = 32;
/// `TASKCORE_RECURRING_INVOICE_CLIENT` of C.
pub const TASKCORE_RECURRING_INVOICE_CLIENT: u64 = 64;
/// `TASKCORE_RECURRING_INVOICE_INVOICE` of C.
pub const TASKCORE_RECURRING_INVOICE_INVOICE: u64 = 128;
/// `TASKCORE_RECURRING_INVOICE_CONTENT` of C.
pub const TASKCORE_RECURRING_INVOICE_CONTENT: u64 = 256;
/// Businesses and public bodies
pub const TASKCORE_DEBTOR_BUSINESS: i32 = 1;
/// Private persons
pub const TASKCORE_DEBTOR_CONSUMER: i32 = 2;
/// `TASKCORE_PENALTY_RATE_DEBTOR` of C.
pub const TASKCORE_PENALTY_RATE_DEBTOR: u64 = 1;
/// `TASKCORE_PENALTY_RATE_CURRENCY` of C.
pub const TASKCORE_PENALTY_RATE_CURRENCY: u64 = 2;
/// `TASKCORE_PENALTY_RATE_FIRST_DATE` of C.
pub const TASKCORE_PENALTY_RATE_FIRST_DATE: u64 = 4;
/// `TASKCORE_PENALTY_RATE_LAST_DATE` of C.
pub const TASKCORE_PENALTY_RATE_LAST_DATE: u64 = 8;
/// `TASKCORE_PENALTY_RATE_RATE` of C.
pub const TASKCORE_PENALTY_RATE_RATE: u64 = 16;
/// `TASKCORE_PENALTY_RATE_NOTES` of C.
pub const TASKCORE_PENALTY_RATE_NOTES: u64 = 32;
/// `TASKCORE_PAYMENT_REMINDER_LEVEL` of C.
pub const TASKCORE_PAYMENT_REMINDER_LEVEL: u64 = 1;
/// `TASKCORE_PAYMENT_REMINDER_DATE` of C.
pub const TASKCORE_PAYMENT_REMINDER_DATE: u64 = 2;
/// `TASKCORE_PAYMENT_REMINDER_PAY_BY` of C.
pub const TASKCORE_PAYMENT_REMINDER_PAY_BY: u64 = 4;
/// `TASKCORE_PAYMENT_REMINDER_FEE` of C.
pub const TASKCORE_PAYMENT_REMINDER_FEE: u64 = 8;
/// `TASKCORE_PAYMENT_REMINDER_TEXT` of C.
pub const TASKCORE_PAYMENT_REMINDER_TEXT: u64 = 16;
/// `TASKCORE_PAYMENT_REMINDER_NO_INTEREST` of C.
pub const TASKCORE_PAYMENT_REMINDER_NO_INTEREST: u64 = 32;
/// `TASKCORE_PAYMENT_REMINDER_NO_RECOVERY` of C.
pub const TASKCORE_PAYMENT_REMINDER_NO_RECOVERY: u64 = 64;
/// `TASKCORE_PAYMENT_REMINDER_SENT` of C.
pub const TASKCORE_PAYMENT_REMINDER_SENT: u64 = 128;
