// SPDX-License-Identifier: Apache-2.0
// Generated from data/taskcore.json by "make header"; do not edit it.
//! The constants of C, as types.

use taskcore_sys as sys;

enumeration! {
    /// `TASKCORE_...` of C.
    Status {
        /// done
        OK = TASKCORE_OK,
        /// An argument is wrong: mend it
        EINVALID = TASKCORE_EINVALID,
        /// There is no such thing
        ENOTFOUND = TASKCORE_ENOTFOUND,
        /// The present state forbids it
        ECONFLICT = TASKCORE_ECONFLICT,
        /// Another user holds the store: try again
        EBUSY = TASKCORE_EBUSY,
        /// The store was opened for reading
        EREADONLY = TASKCORE_EREADONLY,
        /// The system refuses the path
        EACCESS = TASKCORE_EACCESS,
        /// The file is not a Taskcore store
        ENOTSTORE = TASKCORE_ENOTSTORE,
        /// The store is damaged: restore a backup, or repair it
        ECORRUPT = TASKCORE_ECORRUPT,
        /// Written by a newer version: upgrade
        ETOONEW = TASKCORE_ETOONEW,
        /// No space left on the disk
        EFULL = TASKCORE_EFULL,
        /// Reading or writing failed
        EIO = TASKCORE_EIO,
        /// Out of memory, where a count or a file decides how much: see docs/c.md
        ENOMEM = TASKCORE_ENOMEM,
        /// A text is malformed at a line and column
        EPARSE = TASKCORE_EPARSE,
        /// A freed handle, or a call at a wrong time
        EMISUSE = TASKCORE_EMISUSE,
        /// Something to install is missing
        EUNSUPPORTED = TASKCORE_EUNSUPPORTED,
        /// A bug of Taskcore: report it
        EINTERNAL = TASKCORE_EINTERNAL,
        /// Ended by [`taskcore_interrupt`](crate::Store::interrupt): nothing changed
        EINTERRUPTED = TASKCORE_EINTERRUPTED,
    }
}

mask! {
    /// `TASKCORE_OPEN_...` of C.
    OpenFlag: u64 {
        /// The file must exist, and stays as it is
        READ_ONLY = TASKCORE_OPEN_READ_ONLY,
        /// For tests: a member that is set without its bit in fields is
        /// [`TASKCORE_EINVALID`](crate::Status::EINVALID)
        CHECK_FIELDS = TASKCORE_OPEN_CHECK_FIELDS,
        /// What is not Taskcore's is removed: triggers, views, tables, indexes and columns
        REPAIR_SCHEMA = TASKCORE_OPEN_REPAIR_SCHEMA,
        /// A store of an older version is upgraded without a copy of it beside the file
        NO_BACKUP = TASKCORE_OPEN_NO_BACKUP,
    }
}

enumeration! {
    /// `TASKCORE_DURABILITY_...` of C.
    Durability {
        /// What returned survives a power loss
        FULL = TASKCORE_DURABILITY_FULL,
        /// Survives kill -9, not a power loss
        NORMAL = TASKCORE_DURABILITY_NORMAL,
    }
}

enumeration! {
    /// What the values of an own field are, and how they are written.
    FieldKind {
        /// A line of at most 1,000 characters
        TEXT = TASKCORE_FIELD_KIND_TEXT,
        /// An exact decimal of at most 15 digits, such as "-12.5"
        NUMBER = TASKCORE_FIELD_KIND_NUMBER,
        /// A date or an instant, such as "2026-12-24" or "2026-12-24T16:00:00.000Z"
        DATE = TASKCORE_FIELD_KIND_DATE,
        /// Whole seconds, such as "5400"; 0 to 3,155,760,000 (100 years)
        DURATION = TASKCORE_FIELD_KIND_DURATION,
        /// One of its choices
        CHOICE = TASKCORE_FIELD_KIND_CHOICE,
    }
}

mask! {
    /// The properties of an own field, as bits of a `fields` mask.
    FieldField: u64 {
        /// [`TASKCORE_FIELD_NAME`](crate::FieldField::NAME) of C.
        NAME = TASKCORE_FIELD_NAME,
        /// [`TASKCORE_FIELD_LABEL`](crate::FieldField::LABEL) of C.
        LABEL = TASKCORE_FIELD_LABEL,
        /// [`TASKCORE_FIELD_KIND`](crate::FieldField::KIND) of C.
        KIND = TASKCORE_FIELD_KIND,
        /// [`TASKCORE_FIELD_ENTITY`](crate::FieldField::ENTITY) of C.
        ENTITY = TASKCORE_FIELD_ENTITY,
        /// [`TASKCORE_FIELD_CHOICES`](crate::FieldField::CHOICES) of C.
        CHOICES = TASKCORE_FIELD_CHOICES,
        /// [`TASKCORE_FIELD_POSITION`](crate::FieldField::POSITION) of C.
        POSITION = TASKCORE_FIELD_POSITION,
    }
}

mask! {
    /// The conditions of a field query that are given, as bits of its `fields`.
    FieldQueryField: u64 {
        /// [`TASKCORE_FIELD_QUERY_ENTITY`](crate::FieldQueryField::ENTITY) of C.
        ENTITY = TASKCORE_FIELD_QUERY_ENTITY,
    }
}

mask! {
    /// The properties of a task, as bits of a `fields` mask. In an input they say what to set; in a
    /// task, which optional ones it has; in a change, what changed.
    TaskField: u64 {
        /// [`TASKCORE_TASK_TITLE`](crate::TaskField::TITLE) of C.
        TITLE = TASKCORE_TASK_TITLE,
        /// [`TASKCORE_TASK_NOTES`](crate::TaskField::NOTES) of C.
        NOTES = TASKCORE_TASK_NOTES,
        /// By name; a new one is added
        PROJECT = TASKCORE_TASK_PROJECT,
        /// By id; input only
        PROJECT_ID = TASKCORE_TASK_PROJECT_ID,
        /// Exactly these
        TAGS = TASKCORE_TASK_TAGS,
        /// These too; input only
        TAGS_ADDED = TASKCORE_TASK_TAGS_ADDED,
        /// Not these; input only
        TAGS_REMOVED = TASKCORE_TASK_TAGS_REMOVED,
        /// [`TASKCORE_TASK_PRIORITY`](crate::TaskField::PRIORITY) of C.
        PRIORITY = TASKCORE_TASK_PRIORITY,
        /// [`TASKCORE_TASK_FAVOURITE`](crate::TaskField::FAVOURITE) of C.
        FAVOURITE = TASKCORE_TASK_FAVOURITE,
        /// [`TASKCORE_TASK_DUE`](crate::TaskField::DUE) of C.
        DUE = TASKCORE_TASK_DUE,
        /// Not in an input
        COMPLETED = TASKCORE_TASK_COMPLETED,
        /// Not in an input
        DELETED = TASKCORE_TASK_DELETED,
        /// [`TASKCORE_TASK_SLOT`](crate::TaskField::SLOT) of C.
        SLOT = TASKCORE_TASK_SLOT,
        /// Hidden until then
        START = TASKCORE_TASK_START,
        /// [`TASKCORE_TASK_ESTIMATED_DURATION`](crate::TaskField::ESTIMATED_DURATION) of C.
        ESTIMATED_DURATION = TASKCORE_TASK_ESTIMATED_DURATION,
        /// [`TASKCORE_TASK_URL`](crate::TaskField::URL) of C.
        URL = TASKCORE_TASK_URL,
        /// Exactly these
        REMINDERS = TASKCORE_TASK_REMINDERS,
        /// [`TASKCORE_TASK_REPEAT_RULE`](crate::TaskField::REPEAT_RULE) of C.
        REPEAT_RULE = TASKCORE_TASK_REPEAT_RULE,
        /// [`TASKCORE_TASK_PARENT`](crate::TaskField::PARENT) of C.
        PARENT = TASKCORE_TASK_PARENT,
        /// Exactly these
        DEPENDS_ON = TASKCORE_TASK_DEPENDS_ON,
        /// These too; input only
        DEPENDS_ON_ADDED = TASKCORE_TASK_DEPENDS_ON_ADDED,
        /// Not these; input only
        DEPENDS_ON_REMOVED = TASKCORE_TASK_DEPENDS_ON_REMOVED,
        /// Only in a change
        POSITION = TASKCORE_TASK_POSITION,
        /// [`TASKCORE_TASK_ZONE`](crate::TaskField::ZONE) of C.
        ZONE = TASKCORE_TASK_ZONE,
        /// [`TASKCORE_TASK_REPEAT_MODE`](crate::TaskField::REPEAT_MODE) of C.
        REPEAT_MODE = TASKCORE_TASK_REPEAT_MODE,
        /// Exactly these
        EXCLUDED_DATES = TASKCORE_TASK_EXCLUDED_DATES,
        /// Exactly these
        ADDED_DATES = TASKCORE_TASK_ADDED_DATES,
        /// Not in an input
        OCCURRENCE = TASKCORE_TASK_OCCURRENCE,
        /// Not in an input
        STARTED = TASKCORE_TASK_STARTED,
        /// Not in an input
        CANCELLED = TASKCORE_TASK_CANCELLED,
        /// When it is meant to be done
        PLANNED = TASKCORE_TASK_PLANNED,
        /// Below which heading of its project
        SECTION = TASKCORE_TASK_SECTION,
        /// Which of its times float
        FLOATING = TASKCORE_TASK_FLOATING,
        /// Exactly these
        LINKS = TASKCORE_TASK_LINKS,
        /// Values of own fields: in an input, these too
        FIELD_VALUES = TASKCORE_TASK_FIELD_VALUES,
        /// What an hour of it costs
        HOURLY_RATE = TASKCORE_TASK_HOURLY_RATE,
        /// After it the task is pointless
        UNTIL = TASKCORE_TASK_UNTIL,
    }
}

enumeration! {
    /// `TASKCORE_REPEAT_...` of C.
    RepeatMode {
        /// The next occurrence is the rule's next one
        FIXED = TASKCORE_REPEAT_FIXED,
        /// It is counted from when the last one was done
        AFTER_COMPLETION = TASKCORE_REPEAT_AFTER_COMPLETION,
    }
}

enumeration! {
    /// Which occurrences of a series a change is about.
    Scope {
        /// One of them
        THIS = TASKCORE_SCOPE_THIS,
        /// [`TASKCORE_SCOPE_THIS_AND_LATER`](crate::Scope::THIS_AND_LATER) of C.
        THIS_AND_LATER = TASKCORE_SCOPE_THIS_AND_LATER,
        /// [`TASKCORE_SCOPE_ALL`](crate::Scope::ALL) of C.
        ALL = TASKCORE_SCOPE_ALL,
    }
}

enumeration! {
    /// `TASKCORE_PRIORITY_...` of C.
    Priority {
        /// [`TASKCORE_PRIORITY_P0`](crate::Priority::P0) of C.
        P0 = TASKCORE_PRIORITY_P0,
        /// [`TASKCORE_PRIORITY_P1`](crate::Priority::P1) of C.
        P1 = TASKCORE_PRIORITY_P1,
        /// What a new task has
        P2 = TASKCORE_PRIORITY_P2,
        /// [`TASKCORE_PRIORITY_P3`](crate::Priority::P3) of C.
        P3 = TASKCORE_PRIORITY_P3,
        /// [`TASKCORE_PRIORITY_NONE`](crate::Priority::NONE) of C.
        NONE = TASKCORE_PRIORITY_NONE,
    }
}

mask! {
    /// `TASKCORE_PRIORITIES_...` of C.
    Priorities: u32 {
        /// [`TASKCORE_PRIORITIES_P0`](crate::Priorities::P0) of C.
        P0 = TASKCORE_PRIORITIES_P0,
        /// [`TASKCORE_PRIORITIES_P1`](crate::Priorities::P1) of C.
        P1 = TASKCORE_PRIORITIES_P1,
        /// [`TASKCORE_PRIORITIES_P2`](crate::Priorities::P2) of C.
        P2 = TASKCORE_PRIORITIES_P2,
        /// [`TASKCORE_PRIORITIES_P3`](crate::Priorities::P3) of C.
        P3 = TASKCORE_PRIORITIES_P3,
        /// [`TASKCORE_PRIORITIES_NONE`](crate::Priorities::NONE) of C.
        NONE = TASKCORE_PRIORITIES_NONE,
    }
}

mask! {
    /// The statuses of a task; a query takes several, joined by |.
    TaskStatus: u32 {
        /// [`TASKCORE_TASK_STATUS_OPEN`](crate::TaskStatus::OPEN) of C.
        OPEN = TASKCORE_TASK_STATUS_OPEN,
        /// [`TASKCORE_TASK_STATUS_COMPLETED`](crate::TaskStatus::COMPLETED) of C.
        COMPLETED = TASKCORE_TASK_STATUS_COMPLETED,
        /// In the trash, whatever it was
        DELETED = TASKCORE_TASK_STATUS_DELETED,
        /// Given up: closed, and not done
        CANCELLED = TASKCORE_TASK_STATUS_CANCELLED,
    }
}

enumeration! {
    /// Where a task stands on a day. It is kept as one for the morning or for the evening; of an
    /// open one, the first of these rules that holds says where it stands: due after that day:
    /// upcoming; kept for the evening: evening; without a due: inbox; due at a time of that day:
    /// from 18:00 on evening, from 12:00 on afternoon, else morning; else, due all of that day or
    /// overdue since another one: morning.
    Slot {
        /// What a new task has
        MORNING = TASKCORE_SLOT_MORNING,
        /// [`TASKCORE_SLOT_EVENING`](crate::Slot::EVENING) of C.
        EVENING = TASKCORE_SLOT_EVENING,
        /// [`TASKCORE_SLOT_UPCOMING`](crate::Slot::UPCOMING) of C.
        UPCOMING = TASKCORE_SLOT_UPCOMING,
        /// [`TASKCORE_SLOT_INBOX`](crate::Slot::INBOX) of C.
        INBOX = TASKCORE_SLOT_INBOX,
        /// [`TASKCORE_SLOT_AFTERNOON`](crate::Slot::AFTERNOON) of C.
        AFTERNOON = TASKCORE_SLOT_AFTERNOON,
    }
}

mask! {
    /// `TASKCORE_SLOTS_...` of C.
    Slots: u32 {
        /// [`TASKCORE_SLOTS_MORNING`](crate::Slots::MORNING) of C.
        MORNING = TASKCORE_SLOTS_MORNING,
        /// [`TASKCORE_SLOTS_EVENING`](crate::Slots::EVENING) of C.
        EVENING = TASKCORE_SLOTS_EVENING,
        /// [`TASKCORE_SLOTS_UPCOMING`](crate::Slots::UPCOMING) of C.
        UPCOMING = TASKCORE_SLOTS_UPCOMING,
        /// [`TASKCORE_SLOTS_INBOX`](crate::Slots::INBOX) of C.
        INBOX = TASKCORE_SLOTS_INBOX,
        /// [`TASKCORE_SLOTS_AFTERNOON`](crate::Slots::AFTERNOON) of C.
        AFTERNOON = TASKCORE_SLOTS_AFTERNOON,
    }
}

enumeration! {
    /// `TASKCORE_MOMENT_...` of C.
    MomentKind {
        /// [`TASKCORE_MOMENT_NONE`](crate::MomentKind::NONE) of C.
        NONE = TASKCORE_MOMENT_NONE,
        /// A calendar date: all of that day
        DATE = TASKCORE_MOMENT_DATE,
        /// An instant
        DATE_TIME = TASKCORE_MOMENT_DATE_TIME,
    }
}

enumeration! {
    /// `TASKCORE_REMINDER_...` of C.
    ReminderKind {
        /// At an instant
        AT = TASKCORE_REMINDER_AT,
        /// Relative to the start
        START = TASKCORE_REMINDER_START,
        /// Relative to the due
        DUE = TASKCORE_REMINDER_DUE,
    }
}

mask! {
    /// What is true of a task at the moment that it was read, as bits of `states`.
    TaskState: u32 {
        /// It is open, and its due is over
        OVERDUE = TASKCORE_TASK_STATE_OVERDUE,
        /// It is open, and its start is to come
        HIDDEN = TASKCORE_TASK_STATE_HIDDEN,
        /// It is open, and depends on an open task
        BLOCKED = TASKCORE_TASK_STATE_BLOCKED,
        /// It is open, and an open task depends on it
        BLOCKING = TASKCORE_TASK_STATE_BLOCKING,
        /// It is open, and in progress
        STARTED = TASKCORE_TASK_STATE_STARTED,
        /// It is open, and its until is over: neither overdue, nor in a view of what is to do
        EXPIRED = TASKCORE_TASK_STATE_EXPIRED,
    }
}

mask! {
    /// Where to move tasks, projects or filters to: exactly one place, and for tasks a project or
    /// parent with it or alone.
    MoveField: u64 {
        /// Before the one with before_id
        BEFORE = TASKCORE_MOVE_BEFORE,
        /// After the one with after_id
        AFTER = TASKCORE_MOVE_AFTER,
        /// [`TASKCORE_MOVE_TO_TOP`](crate::MoveField::TO_TOP) of C.
        TO_TOP = TASKCORE_MOVE_TO_TOP,
        /// [`TASKCORE_MOVE_TO_BOTTOM`](crate::MoveField::TO_BOTTOM) of C.
        TO_BOTTOM = TASKCORE_MOVE_TO_BOTTOM,
        /// Into that project, out of any parent; tasks only
        PROJECT_ID = TASKCORE_MOVE_PROJECT_ID,
        /// Under that task; tasks only
        PARENT_ID = TASKCORE_MOVE_PARENT_ID,
    }
}

mask! {
    /// `TASKCORE_COMPLETE_...` of C.
    CompleteFlag: u64 {
        /// Completing is refused for a task with open subtasks, which are completed with it else.
        REFUSE_OPEN_SUBTASKS = TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS,
        /// A task that repeats goes on with the first occurrence after now instead of with the next
        /// one.
        SKIP_MISSED = TASKCORE_COMPLETE_SKIP_MISSED,
        /// A task that repeats does so no longer: it is completed as any other.
        SERIES = TASKCORE_COMPLETE_SERIES,
    }
}

mask! {
    /// `TASKCORE_CANCEL_...` of C.
    CancelFlag: u64 {
        /// A task that repeats is cancelled with all of its occurrences to come, and not the
        /// present one alone.
        SERIES = TASKCORE_CANCEL_SERIES,
    }
}

enumeration! {
    /// Which ones a query lists of those that are something, and of those that are not.
    Choice {
        /// both
        ANY = TASKCORE_ANY,
        /// Those that are
        YES = TASKCORE_YES,
        /// Those that are not
        NO = TASKCORE_NO,
    }
}

mask! {
    /// The conditions of a query that are given, as bits of its `fields`.
    QueryField: u64 {
        /// [`TASKCORE_QUERY_FILTER`](crate::QueryField::FILTER) of C.
        FILTER = TASKCORE_QUERY_FILTER,
        /// [`TASKCORE_QUERY_TEXT`](crate::QueryField::TEXT) of C.
        TEXT = TASKCORE_QUERY_TEXT,
        /// [`TASKCORE_QUERY_PROJECTS`](crate::QueryField::PROJECTS) of C.
        PROJECTS = TASKCORE_QUERY_PROJECTS,
        /// [`TASKCORE_QUERY_PROJECT_IDS`](crate::QueryField::PROJECT_IDS) of C.
        PROJECT_IDS = TASKCORE_QUERY_PROJECT_IDS,
        /// [`TASKCORE_QUERY_TAGS_ANY`](crate::QueryField::TAGS_ANY) of C.
        TAGS_ANY = TASKCORE_QUERY_TAGS_ANY,
        /// [`TASKCORE_QUERY_TAGS_ALL`](crate::QueryField::TAGS_ALL) of C.
        TAGS_ALL = TASKCORE_QUERY_TAGS_ALL,
        /// [`TASKCORE_QUERY_TAGS_NONE`](crate::QueryField::TAGS_NONE) of C.
        TAGS_NONE = TASKCORE_QUERY_TAGS_NONE,
        /// [`TASKCORE_QUERY_PRIORITIES`](crate::QueryField::PRIORITIES) of C.
        PRIORITIES = TASKCORE_QUERY_PRIORITIES,
        /// Else: the open ones
        STATUSES = TASKCORE_QUERY_STATUSES,
        /// [`TASKCORE_QUERY_FAVOURITE`](crate::QueryField::FAVOURITE) of C.
        FAVOURITE = TASKCORE_QUERY_FAVOURITE,
        /// [`TASKCORE_QUERY_SLOTS`](crate::QueryField::SLOTS) of C.
        SLOTS = TASKCORE_QUERY_SLOTS,
        /// [`TASKCORE_QUERY_DUE_FROM`](crate::QueryField::DUE_FROM) of C.
        DUE_FROM = TASKCORE_QUERY_DUE_FROM,
        /// [`TASKCORE_QUERY_DUE_BEFORE`](crate::QueryField::DUE_BEFORE) of C.
        DUE_BEFORE = TASKCORE_QUERY_DUE_BEFORE,
        /// [`TASKCORE_QUERY_COMPLETED_FROM`](crate::QueryField::COMPLETED_FROM) of C.
        COMPLETED_FROM = TASKCORE_QUERY_COMPLETED_FROM,
        /// [`TASKCORE_QUERY_COMPLETED_BEFORE`](crate::QueryField::COMPLETED_BEFORE) of C.
        COMPLETED_BEFORE = TASKCORE_QUERY_COMPLETED_BEFORE,
        /// [`TASKCORE_QUERY_PARENT`](crate::QueryField::PARENT) of C.
        PARENT = TASKCORE_QUERY_PARENT,
        /// [`TASKCORE_QUERY_BLOCKED`](crate::QueryField::BLOCKED) of C.
        BLOCKED = TASKCORE_QUERY_BLOCKED,
        /// [`TASKCORE_QUERY_BLOCKING`](crate::QueryField::BLOCKING) of C.
        BLOCKING = TASKCORE_QUERY_BLOCKING,
        /// Else: no open task that is hidden until later
        HIDDEN = TASKCORE_QUERY_HIDDEN,
        /// Else: no open task of an archived project
        ARCHIVED = TASKCORE_QUERY_ARCHIVED,
        /// [`TASKCORE_QUERY_OVERDUE`](crate::QueryField::OVERDUE) of C.
        OVERDUE = TASKCORE_QUERY_OVERDUE,
        /// [`TASKCORE_QUERY_VIEW`](crate::QueryField::VIEW) of C.
        VIEW = TASKCORE_QUERY_VIEW,
        /// Else: today
        VIEW_DATE = TASKCORE_QUERY_VIEW_DATE,
        /// [`TASKCORE_QUERY_VIEW_LAST_DATE`](crate::QueryField::VIEW_LAST_DATE) of C.
        VIEW_LAST_DATE = TASKCORE_QUERY_VIEW_LAST_DATE,
        /// [`TASKCORE_QUERY_IDS`](crate::QueryField::IDS) of C.
        IDS = TASKCORE_QUERY_IDS,
        /// [`TASKCORE_QUERY_STARTED`](crate::QueryField::STARTED) of C.
        STARTED = TASKCORE_QUERY_STARTED,
        /// They have a time that floats
        FLOATING = TASKCORE_QUERY_FLOATING,
        /// [`TASKCORE_QUERY_EXPIRED`](crate::QueryField::EXPIRED) of C.
        EXPIRED = TASKCORE_QUERY_EXPIRED,
    }
}

enumeration! {
    /// Each order begins with what its name says first; descending turns it round. Tasks without
    /// the value come last, either way.
    SortKey {
        /// When they were added, then by uid
        CREATED = TASKCORE_SORT_CREATED,
        /// The earliest first
        DUE = TASKCORE_SORT_DUE,
        /// P0 first; descending, P3: none is the last either way
        PRIORITY = TASKCORE_SORT_PRIORITY,
        /// In the collation of the store's locale
        TITLE = TASKCORE_SORT_TITLE,
        /// The longest ago first
        MODIFIED = TASKCORE_SORT_MODIFIED,
        /// The user's own order
        MANUAL = TASKCORE_SORT_MANUAL,
        /// The favourites first
        FAVOURITE = TASKCORE_SORT_FAVOURITE,
        /// The most urgent first
        URGENCY = TASKCORE_SORT_URGENCY,
        /// The earliest first
        START = TASKCORE_SORT_START,
        /// The longest ago first
        COMPLETED = TASKCORE_SORT_COMPLETED,
        /// The best match of the text first
        RELEVANCE = TASKCORE_SORT_RELEVANCE,
        /// The longest ago first
        DELETED = TASKCORE_SORT_DELETED,
        /// [`TASKCORE_SORT_ESTIMATED_DURATION`](crate::SortKey::ESTIMATED_DURATION) of C.
        ESTIMATED_DURATION = TASKCORE_SORT_ESTIMATED_DURATION,
        /// The longest in progress first
        STARTED = TASKCORE_SORT_STARTED,
        /// The longest ago first
        CANCELLED = TASKCORE_SORT_CANCELLED,
        /// The earliest first
        PLANNED = TASKCORE_SORT_PLANNED,
        /// The earliest first
        UNTIL = TASKCORE_SORT_UNTIL,
        /// The least value of the own field first; choices in their order
        FIELD = TASKCORE_SORT_FIELD,
    }
}

enumeration! {
    /// Grouped tasks stand together, the groups in the order of the projects, days, priorities or
    /// names.
    Grouping {
        /// [`TASKCORE_GROUP_NONE`](crate::Grouping::NONE) of C.
        NONE = TASKCORE_GROUP_NONE,
        /// [`TASKCORE_GROUP_PROJECT`](crate::Grouping::PROJECT) of C.
        PROJECT = TASKCORE_GROUP_PROJECT,
        /// In the store's zone; those without a due last
        DUE_DAY = TASKCORE_GROUP_DUE_DAY,
        /// [`TASKCORE_GROUP_PRIORITY`](crate::Grouping::PRIORITY) of C.
        PRIORITY = TASKCORE_GROUP_PRIORITY,
        /// [`TASKCORE_GROUP_COMPLETED_DAY`](crate::Grouping::COMPLETED_DAY) of C.
        COMPLETED_DAY = TASKCORE_GROUP_COMPLETED_DAY,
        /// In the order of the sections; those without one first
        SECTION = TASKCORE_GROUP_SECTION,
        /// In the order of their names, a task below each of its tags, so that the list has it
        /// several times; those without one last
        TAG = TASKCORE_GROUP_TAG,
        /// Where they stand today: morning, afternoon, evening, upcoming, inbox
        SLOT = TASKCORE_GROUP_SLOT,
        /// The subtasks of each task; those without a parent first
        PARENT = TASKCORE_GROUP_PARENT,
        /// Of the due, by ISO 8601: from Monday on; those without a due last
        WEEK = TASKCORE_GROUP_WEEK,
    }
}

enumeration! {
    /// Lists that every task app shows. They show open tasks that are not hidden until later and in
    /// no archived project, but for the completed ones, the cancelled ones and the trash. The
    /// morning, afternoon, evening and upcoming of a day after today leave out what is hidden for
    /// all of that day, and not what is hidden now.
    View {
        /// Due on a day, before noon or without a time, and not for the evening; today: those
        /// overdue since another day too
        MORNING = TASKCORE_VIEW_MORNING,
        /// Due on a day from 18:00 on, or kept for the evening; today: of these also those without
        /// a due
        EVENING = TASKCORE_VIEW_EVENING,
        /// Due after a day
        UPCOMING = TASKCORE_VIEW_UPCOMING,
        /// Without a due, not for the evening
        INBOX = TASKCORE_VIEW_INBOX,
        /// Morning, afternoon and evening of today
        TODAY = TASKCORE_VIEW_TODAY,
        /// [`TASKCORE_VIEW_OVERDUE`](crate::View::OVERDUE) of C.
        OVERDUE = TASKCORE_VIEW_OVERDUE,
        /// [`TASKCORE_VIEW_FAVOURITES`](crate::View::FAVOURITES) of C.
        FAVOURITES = TASKCORE_VIEW_FAVOURITES,
        /// From view_date to view_last_date, each if given
        COMPLETED = TASKCORE_VIEW_COMPLETED,
        /// All, by urgency
        NEXT = TASKCORE_VIEW_NEXT,
        /// [`TASKCORE_VIEW_TRASH`](crate::View::TRASH) of C.
        TRASH = TASKCORE_VIEW_TRASH,
        /// In progress, the longest first
        STARTED = TASKCORE_VIEW_STARTED,
        /// From view_date to view_last_date, each if given
        CANCELLED = TASKCORE_VIEW_CANCELLED,
        /// Open, and their until is over; no other view of open tasks shows them
        EXPIRED = TASKCORE_VIEW_EXPIRED,
        /// Due on a day from noon to 18:00, not for the evening
        AFTERNOON = TASKCORE_VIEW_AFTERNOON,
    }
}

enumeration! {
    /// Colours by their meaning; [`taskcore_colour`](crate::colour) says what they look like.
    Colour {
        /// What plain text has
        BLACK = TASKCORE_COLOUR_BLACK,
        /// [`TASKCORE_COLOUR_RED`](crate::Colour::RED) of C.
        RED = TASKCORE_COLOUR_RED,
        /// [`TASKCORE_COLOUR_ORANGE`](crate::Colour::ORANGE) of C.
        ORANGE = TASKCORE_COLOUR_ORANGE,
        /// [`TASKCORE_COLOUR_YELLOW`](crate::Colour::YELLOW) of C.
        YELLOW = TASKCORE_COLOUR_YELLOW,
        /// [`TASKCORE_COLOUR_GREEN`](crate::Colour::GREEN) of C.
        GREEN = TASKCORE_COLOUR_GREEN,
        /// [`TASKCORE_COLOUR_TEAL`](crate::Colour::TEAL) of C.
        TEAL = TASKCORE_COLOUR_TEAL,
        /// [`TASKCORE_COLOUR_BLUE`](crate::Colour::BLUE) of C.
        BLUE = TASKCORE_COLOUR_BLUE,
        /// [`TASKCORE_COLOUR_INDIGO`](crate::Colour::INDIGO) of C.
        INDIGO = TASKCORE_COLOUR_INDIGO,
        /// [`TASKCORE_COLOUR_PURPLE`](crate::Colour::PURPLE) of C.
        PURPLE = TASKCORE_COLOUR_PURPLE,
        /// [`TASKCORE_COLOUR_PINK`](crate::Colour::PINK) of C.
        PINK = TASKCORE_COLOUR_PINK,
        /// [`TASKCORE_COLOUR_BROWN`](crate::Colour::BROWN) of C.
        BROWN = TASKCORE_COLOUR_BROWN,
        /// [`TASKCORE_COLOUR_GREY`](crate::Colour::GREY) of C.
        GREY = TASKCORE_COLOUR_GREY,
    }
}

mask! {
    /// The properties of a project, as bits of a `fields` mask.
    ProjectField: u64 {
        /// [`TASKCORE_PROJECT_NAME`](crate::ProjectField::NAME) of C.
        NAME = TASKCORE_PROJECT_NAME,
        /// [`TASKCORE_PROJECT_DESCRIPTION`](crate::ProjectField::DESCRIPTION) of C.
        DESCRIPTION = TASKCORE_PROJECT_DESCRIPTION,
        /// [`TASKCORE_PROJECT_COLOUR`](crate::ProjectField::COLOUR) of C.
        COLOUR = TASKCORE_PROJECT_COLOUR,
        /// [`TASKCORE_PROJECT_ICON`](crate::ProjectField::ICON) of C.
        ICON = TASKCORE_PROJECT_ICON,
        /// [`TASKCORE_PROJECT_ARCHIVED`](crate::ProjectField::ARCHIVED) of C.
        ARCHIVED = TASKCORE_PROJECT_ARCHIVED,
        /// [`TASKCORE_PROJECT_PARENT`](crate::ProjectField::PARENT) of C.
        PARENT = TASKCORE_PROJECT_PARENT,
        /// Whom it is for
        CLIENT = TASKCORE_PROJECT_CLIENT,
        /// [`TASKCORE_PROJECT_HOURLY_RATE`](crate::ProjectField::HOURLY_RATE) of C.
        HOURLY_RATE = TASKCORE_PROJECT_HOURLY_RATE,
    }
}

mask! {
    /// `TASKCORE_DELETE_...` of C.
    DeleteFlag: u64 {
        /// A project's tasks go to the trash with it, instead of to Inbox.
        WITH_TASKS = TASKCORE_DELETE_WITH_TASKS,
        /// A calendar's events are deleted with it, instead of going to the default one.
        WITH_EVENTS = TASKCORE_DELETE_WITH_EVENTS,
        /// An own field's values are taken away from all tasks and events, instead of being kept
        /// unseen.
        WITH_VALUES = TASKCORE_DELETE_WITH_VALUES,
    }
}

mask! {
    /// The properties of a section, as bits of a `fields` mask.
    ProjectSectionField: u64 {
        /// [`TASKCORE_PROJECT_SECTION_NAME`](crate::ProjectSectionField::NAME) of C.
        NAME = TASKCORE_PROJECT_SECTION_NAME,
    }
}

mask! {
    /// The conditions of a section query that are given, as bits of its `fields`.
    ProjectSectionQueryField: u64 {
        /// [`TASKCORE_PROJECT_SECTION_QUERY_PROJECT`](crate::ProjectSectionQueryField::PROJECT) of
        /// C.
        PROJECT = TASKCORE_PROJECT_SECTION_QUERY_PROJECT,
    }
}

mask! {
    /// The properties of a saved filter, as bits of a `fields` mask.
    FilterField: u64 {
        /// [`TASKCORE_FILTER_NAME`](crate::FilterField::NAME) of C.
        NAME = TASKCORE_FILTER_NAME,
        /// [`TASKCORE_FILTER_QUERY`](crate::FilterField::QUERY) of C.
        QUERY = TASKCORE_FILTER_QUERY,
        /// [`TASKCORE_FILTER_COLOUR`](crate::FilterField::COLOUR) of C.
        COLOUR = TASKCORE_FILTER_COLOUR,
    }
}

mask! {
    /// The properties of a template, as bits of a `fields` mask.
    TemplateField: u64 {
        /// [`TASKCORE_TEMPLATE_NAME`](crate::TemplateField::NAME) of C.
        NAME = TASKCORE_TEMPLATE_NAME,
        /// [`TASKCORE_TEMPLATE_CONTENT`](crate::TemplateField::CONTENT) of C.
        CONTENT = TASKCORE_TEMPLATE_CONTENT,
        /// [`TASKCORE_TEMPLATE_TASK`](crate::TemplateField::TASK) of C.
        TASK = TASKCORE_TEMPLATE_TASK,
        /// [`TASKCORE_TEMPLATE_PROJECT`](crate::TemplateField::PROJECT) of C.
        PROJECT = TASKCORE_TEMPLATE_PROJECT,
        /// [`TASKCORE_TEMPLATE_ANCHOR`](crate::TemplateField::ANCHOR) of C.
        ANCHOR = TASKCORE_TEMPLATE_ANCHOR,
    }
}

enumeration! {
    /// Why a part of a line that looks as if it meant something is a part of the title.
    UnreadReason {
        /// It looks like a date, a time or a repeat, but not all of it can be read
        DATE = TASKCORE_UNREAD_DATE,
        /// Another one of its kind stands behind it, and counts
        SECOND = TASKCORE_UNREAD_SECOND,
        /// The value of the mark makes no sense
        VALUE = TASKCORE_UNREAD_VALUE,
        /// No project has a section of that name
        SECTION = TASKCORE_UNREAD_SECTION,
        /// A reminder before a time, of a task that has no time
        REMINDER = TASKCORE_UNREAD_REMINDER,
        /// A quote that is not closed
        QUOTE = TASKCORE_UNREAD_QUOTE,
        /// P0 to p3 amid the title, before a date
        PRIORITY = TASKCORE_UNREAD_PRIORITY,
    }
}

mask! {
    /// The coefficients of urgency that are given, as bits of `fields`.
    UrgencyCoefficient: u64 {
        /// [`TASKCORE_URGENCY_PRIORITY_P0`](crate::UrgencyCoefficient::PRIORITY_P0) of C.
        PRIORITY_P0 = TASKCORE_URGENCY_PRIORITY_P0,
        /// [`TASKCORE_URGENCY_PRIORITY_P1`](crate::UrgencyCoefficient::PRIORITY_P1) of C.
        PRIORITY_P1 = TASKCORE_URGENCY_PRIORITY_P1,
        /// [`TASKCORE_URGENCY_PRIORITY_P2`](crate::UrgencyCoefficient::PRIORITY_P2) of C.
        PRIORITY_P2 = TASKCORE_URGENCY_PRIORITY_P2,
        /// [`TASKCORE_URGENCY_PRIORITY_P3`](crate::UrgencyCoefficient::PRIORITY_P3) of C.
        PRIORITY_P3 = TASKCORE_URGENCY_PRIORITY_P3,
        /// [`TASKCORE_URGENCY_DUE`](crate::UrgencyCoefficient::DUE) of C.
        DUE = TASKCORE_URGENCY_DUE,
        /// [`TASKCORE_URGENCY_FAVOURITE`](crate::UrgencyCoefficient::FAVOURITE) of C.
        FAVOURITE = TASKCORE_URGENCY_FAVOURITE,
        /// [`TASKCORE_URGENCY_AGE`](crate::UrgencyCoefficient::AGE) of C.
        AGE = TASKCORE_URGENCY_AGE,
        /// [`TASKCORE_URGENCY_BLOCKED`](crate::UrgencyCoefficient::BLOCKED) of C.
        BLOCKED = TASKCORE_URGENCY_BLOCKED,
        /// [`TASKCORE_URGENCY_BLOCKING`](crate::UrgencyCoefficient::BLOCKING) of C.
        BLOCKING = TASKCORE_URGENCY_BLOCKING,
        /// [`TASKCORE_URGENCY_STARTED`](crate::UrgencyCoefficient::STARTED) of C.
        STARTED = TASKCORE_URGENCY_STARTED,
        /// [`TASKCORE_URGENCY_PLANNED`](crate::UrgencyCoefficient::PLANNED) of C.
        PLANNED = TASKCORE_URGENCY_PLANNED,
        /// [`TASKCORE_URGENCY_PROJECT`](crate::UrgencyCoefficient::PROJECT) of C.
        PROJECT = TASKCORE_URGENCY_PROJECT,
        /// [`TASKCORE_URGENCY_TAGS`](crate::UrgencyCoefficient::TAGS) of C.
        TAGS = TASKCORE_URGENCY_TAGS,
    }
}

enumeration! {
    /// `TASKCORE_THEME_...` of C.
    Theme {
        /// [`TASKCORE_THEME_LIGHT`](crate::Theme::LIGHT) of C.
        LIGHT = TASKCORE_THEME_LIGHT,
        /// [`TASKCORE_THEME_DARK`](crate::Theme::DARK) of C.
        DARK = TASKCORE_THEME_DARK,
    }
}

mask! {
    /// What may be done with a task as it is, as bits of `actions`.
    AllowedAction: u32 {
        /// [`TASKCORE_ALLOWS_EDIT`](crate::AllowedAction::EDIT) of C.
        EDIT = TASKCORE_ALLOWS_EDIT,
        /// [`TASKCORE_ALLOWS_COMPLETE`](crate::AllowedAction::COMPLETE) of C.
        COMPLETE = TASKCORE_ALLOWS_COMPLETE,
        /// [`TASKCORE_ALLOWS_REOPEN`](crate::AllowedAction::REOPEN) of C.
        REOPEN = TASKCORE_ALLOWS_REOPEN,
        /// [`TASKCORE_ALLOWS_DELETE`](crate::AllowedAction::DELETE) of C.
        DELETE = TASKCORE_ALLOWS_DELETE,
        /// [`TASKCORE_ALLOWS_RESTORE`](crate::AllowedAction::RESTORE) of C.
        RESTORE = TASKCORE_ALLOWS_RESTORE,
        /// [`TASKCORE_ALLOWS_PURGE`](crate::AllowedAction::PURGE) of C.
        PURGE = TASKCORE_ALLOWS_PURGE,
        /// [`TASKCORE_ALLOWS_MOVE`](crate::AllowedAction::MOVE) of C.
        MOVE = TASKCORE_ALLOWS_MOVE,
        /// [`TASKCORE_ALLOWS_INDENT`](crate::AllowedAction::INDENT) of C.
        INDENT = TASKCORE_ALLOWS_INDENT,
        /// [`TASKCORE_ALLOWS_OUTDENT`](crate::AllowedAction::OUTDENT) of C.
        OUTDENT = TASKCORE_ALLOWS_OUTDENT,
        /// [`TASKCORE_ALLOWS_ADD_SUBTASK`](crate::AllowedAction::ADD_SUBTASK) of C.
        ADD_SUBTASK = TASKCORE_ALLOWS_ADD_SUBTASK,
        /// [`TASKCORE_ALLOWS_SKIP_OCCURRENCE`](crate::AllowedAction::SKIP_OCCURRENCE) of C.
        SKIP_OCCURRENCE = TASKCORE_ALLOWS_SKIP_OCCURRENCE,
        /// [`TASKCORE_ALLOWS_END_SERIES`](crate::AllowedAction::END_SERIES) of C.
        END_SERIES = TASKCORE_ALLOWS_END_SERIES,
        /// [`TASKCORE_ALLOWS_START`](crate::AllowedAction::START) of C.
        START = TASKCORE_ALLOWS_START,
        /// [`TASKCORE_ALLOWS_STOP`](crate::AllowedAction::STOP) of C.
        STOP = TASKCORE_ALLOWS_STOP,
        /// [`TASKCORE_ALLOWS_CANCEL`](crate::AllowedAction::CANCEL) of C.
        CANCEL = TASKCORE_ALLOWS_CANCEL,
        /// [`TASKCORE_ALLOWS_CANCEL_SERIES`](crate::AllowedAction::CANCEL_SERIES) of C.
        CANCEL_SERIES = TASKCORE_ALLOWS_CANCEL_SERIES,
    }
}

enumeration! {
    /// What a screen tells apart by a sign or a word.
    RowState {
        /// [`TASKCORE_ROW_OPEN`](crate::RowState::OPEN) of C.
        OPEN = TASKCORE_ROW_OPEN,
        /// Open, and in progress
        STARTED = TASKCORE_ROW_STARTED,
        /// [`TASKCORE_ROW_COMPLETED`](crate::RowState::COMPLETED) of C.
        COMPLETED = TASKCORE_ROW_COMPLETED,
        /// [`TASKCORE_ROW_CANCELLED`](crate::RowState::CANCELLED) of C.
        CANCELLED = TASKCORE_ROW_CANCELLED,
        /// In the trash
        DELETED = TASKCORE_ROW_DELETED,
        /// Open, and its until is over
        EXPIRED = TASKCORE_ROW_EXPIRED,
    }
}

enumeration! {
    /// `TASKCORE_SECTION_...` of C.
    SectionKind {
        /// [`TASKCORE_SECTION_OVERDUE`](crate::SectionKind::OVERDUE) of C.
        OVERDUE = TASKCORE_SECTION_OVERDUE,
        /// [`TASKCORE_SECTION_MORNING`](crate::SectionKind::MORNING) of C.
        MORNING = TASKCORE_SECTION_MORNING,
        /// [`TASKCORE_SECTION_EVENING`](crate::SectionKind::EVENING) of C.
        EVENING = TASKCORE_SECTION_EVENING,
        /// [`TASKCORE_SECTION_UPCOMING`](crate::SectionKind::UPCOMING) of C.
        UPCOMING = TASKCORE_SECTION_UPCOMING,
        /// [`TASKCORE_SECTION_INBOX`](crate::SectionKind::INBOX) of C.
        INBOX = TASKCORE_SECTION_INBOX,
        /// today
        COMPLETED = TASKCORE_SECTION_COMPLETED,
        /// What the chosen chip asks for
        RESULTS = TASKCORE_SECTION_RESULTS,
        /// [`TASKCORE_SECTION_AFTERNOON`](crate::SectionKind::AFTERNOON) of C.
        AFTERNOON = TASKCORE_SECTION_AFTERNOON,
    }
}

enumeration! {
    /// `TASKCORE_CHIP_...` of C.
    ChipKind {
        /// [`TASKCORE_CHIP_ALL`](crate::ChipKind::ALL) of C.
        ALL = TASKCORE_CHIP_ALL,
        /// [`TASKCORE_CHIP_FAVOURITES`](crate::ChipKind::FAVOURITES) of C.
        FAVOURITES = TASKCORE_CHIP_FAVOURITES,
        /// [`TASKCORE_CHIP_PROJECT`](crate::ChipKind::PROJECT) of C.
        PROJECT = TASKCORE_CHIP_PROJECT,
        /// [`TASKCORE_CHIP_FILTER`](crate::ChipKind::FILTER) of C.
        FILTER = TASKCORE_CHIP_FILTER,
    }
}

enumeration! {
    /// `TASKCORE_EMPTY_...` of C.
    EmptyState {
        /// There is something to show
        NOT = TASKCORE_EMPTY_NOT,
        /// Nothing was ever added
        FRESH = TASKCORE_EMPTY_FRESH,
        /// Everything is done
        DONE = TASKCORE_EMPTY_DONE,
        /// The chosen chip shows nothing
        NO_MATCH = TASKCORE_EMPTY_NO_MATCH,
    }
}

enumeration! {
    /// What a step, one call that changed the store, did.
    Action {
        /// [`TASKCORE_ACTION_ADD_TASKS`](crate::Action::ADD_TASKS) of C.
        ADD_TASKS = TASKCORE_ACTION_ADD_TASKS,
        /// [`TASKCORE_ACTION_UPDATE_TASKS`](crate::Action::UPDATE_TASKS) of C.
        UPDATE_TASKS = TASKCORE_ACTION_UPDATE_TASKS,
        /// [`TASKCORE_ACTION_COMPLETE_TASKS`](crate::Action::COMPLETE_TASKS) of C.
        COMPLETE_TASKS = TASKCORE_ACTION_COMPLETE_TASKS,
        /// [`TASKCORE_ACTION_REOPEN_TASKS`](crate::Action::REOPEN_TASKS) of C.
        REOPEN_TASKS = TASKCORE_ACTION_REOPEN_TASKS,
        /// [`TASKCORE_ACTION_DELETE_TASKS`](crate::Action::DELETE_TASKS) of C.
        DELETE_TASKS = TASKCORE_ACTION_DELETE_TASKS,
        /// [`TASKCORE_ACTION_RESTORE_TASKS`](crate::Action::RESTORE_TASKS) of C.
        RESTORE_TASKS = TASKCORE_ACTION_RESTORE_TASKS,
        /// Never undone
        PURGE_TASKS = TASKCORE_ACTION_PURGE_TASKS,
        /// [`TASKCORE_ACTION_MOVE_TASKS`](crate::Action::MOVE_TASKS) of C.
        MOVE_TASKS = TASKCORE_ACTION_MOVE_TASKS,
        /// [`TASKCORE_ACTION_ADD_PROJECT`](crate::Action::ADD_PROJECT) of C.
        ADD_PROJECT = TASKCORE_ACTION_ADD_PROJECT,
        /// [`TASKCORE_ACTION_UPDATE_PROJECT`](crate::Action::UPDATE_PROJECT) of C.
        UPDATE_PROJECT = TASKCORE_ACTION_UPDATE_PROJECT,
        /// [`TASKCORE_ACTION_MOVE_PROJECT`](crate::Action::MOVE_PROJECT) of C.
        MOVE_PROJECT = TASKCORE_ACTION_MOVE_PROJECT,
        /// [`TASKCORE_ACTION_DELETE_PROJECT`](crate::Action::DELETE_PROJECT) of C.
        DELETE_PROJECT = TASKCORE_ACTION_DELETE_PROJECT,
        /// Or rename it
        UPDATE_TAG = TASKCORE_ACTION_UPDATE_TAG,
        /// [`TASKCORE_ACTION_MERGE_TAGS`](crate::Action::MERGE_TAGS) of C.
        MERGE_TAGS = TASKCORE_ACTION_MERGE_TAGS,
        /// [`TASKCORE_ACTION_DELETE_TAG`](crate::Action::DELETE_TAG) of C.
        DELETE_TAG = TASKCORE_ACTION_DELETE_TAG,
        /// [`TASKCORE_ACTION_ADD_FILTER`](crate::Action::ADD_FILTER) of C.
        ADD_FILTER = TASKCORE_ACTION_ADD_FILTER,
        /// [`TASKCORE_ACTION_UPDATE_FILTER`](crate::Action::UPDATE_FILTER) of C.
        UPDATE_FILTER = TASKCORE_ACTION_UPDATE_FILTER,
        /// [`TASKCORE_ACTION_MOVE_FILTER`](crate::Action::MOVE_FILTER) of C.
        MOVE_FILTER = TASKCORE_ACTION_MOVE_FILTER,
        /// [`TASKCORE_ACTION_DELETE_FILTER`](crate::Action::DELETE_FILTER) of C.
        DELETE_FILTER = TASKCORE_ACTION_DELETE_FILTER,
        /// Never undone
        REPAIR = TASKCORE_ACTION_REPAIR,
        /// [`TASKCORE_ACTION_IMPORT`](crate::Action::IMPORT) of C.
        IMPORT = TASKCORE_ACTION_IMPORT,
        /// [`TASKCORE_ACTION_UNDO`](crate::Action::UNDO) of C.
        UNDO = TASKCORE_ACTION_UNDO,
        /// [`TASKCORE_ACTION_REDO`](crate::Action::REDO) of C.
        REDO = TASKCORE_ACTION_REDO,
        /// [`TASKCORE_ACTION_SKIP_OCCURRENCE`](crate::Action::SKIP_OCCURRENCE) of C.
        SKIP_OCCURRENCE = TASKCORE_ACTION_SKIP_OCCURRENCE,
        /// [`TASKCORE_ACTION_END_SERIES`](crate::Action::END_SERIES) of C.
        END_SERIES = TASKCORE_ACTION_END_SERIES,
        /// [`TASKCORE_ACTION_ADD_EVENTS`](crate::Action::ADD_EVENTS) of C.
        ADD_EVENTS = TASKCORE_ACTION_ADD_EVENTS,
        /// [`TASKCORE_ACTION_UPDATE_EVENTS`](crate::Action::UPDATE_EVENTS) of C.
        UPDATE_EVENTS = TASKCORE_ACTION_UPDATE_EVENTS,
        /// [`TASKCORE_ACTION_DELETE_EVENTS`](crate::Action::DELETE_EVENTS) of C.
        DELETE_EVENTS = TASKCORE_ACTION_DELETE_EVENTS,
        /// [`TASKCORE_ACTION_ACKNOWLEDGE_ALERTS`](crate::Action::ACKNOWLEDGE_ALERTS) of C.
        ACKNOWLEDGE_ALERTS = TASKCORE_ACTION_ACKNOWLEDGE_ALERTS,
        /// [`TASKCORE_ACTION_SNOOZE_ALERTS`](crate::Action::SNOOZE_ALERTS) of C.
        SNOOZE_ALERTS = TASKCORE_ACTION_SNOOZE_ALERTS,
        /// [`TASKCORE_ACTION_START_FOCUS`](crate::Action::START_FOCUS) of C.
        START_FOCUS = TASKCORE_ACTION_START_FOCUS,
        /// [`TASKCORE_ACTION_PAUSE_FOCUS`](crate::Action::PAUSE_FOCUS) of C.
        PAUSE_FOCUS = TASKCORE_ACTION_PAUSE_FOCUS,
        /// [`TASKCORE_ACTION_RESUME_FOCUS`](crate::Action::RESUME_FOCUS) of C.
        RESUME_FOCUS = TASKCORE_ACTION_RESUME_FOCUS,
        /// [`TASKCORE_ACTION_RESET_FOCUS`](crate::Action::RESET_FOCUS) of C.
        RESET_FOCUS = TASKCORE_ACTION_RESET_FOCUS,
        /// [`TASKCORE_ACTION_CANCEL_FOCUS`](crate::Action::CANCEL_FOCUS) of C.
        CANCEL_FOCUS = TASKCORE_ACTION_CANCEL_FOCUS,
        /// [`TASKCORE_ACTION_FINISH_FOCUS`](crate::Action::FINISH_FOCUS) of C.
        FINISH_FOCUS = TASKCORE_ACTION_FINISH_FOCUS,
        /// [`TASKCORE_ACTION_CHANGE_SETTINGS`](crate::Action::CHANGE_SETTINGS) of C.
        CHANGE_SETTINGS = TASKCORE_ACTION_CHANGE_SETTINGS,
        /// By a poll; never undone
        FIRE_ALERTS = TASKCORE_ACTION_FIRE_ALERTS,
        /// [`TASKCORE_ACTION_ADD_HOLIDAY`](crate::Action::ADD_HOLIDAY) of C.
        ADD_HOLIDAY = TASKCORE_ACTION_ADD_HOLIDAY,
        /// [`TASKCORE_ACTION_END_HOLIDAY`](crate::Action::END_HOLIDAY) of C.
        END_HOLIDAY = TASKCORE_ACTION_END_HOLIDAY,
        /// [`TASKCORE_ACTION_DELETE_HOLIDAYS`](crate::Action::DELETE_HOLIDAYS) of C.
        DELETE_HOLIDAYS = TASKCORE_ACTION_DELETE_HOLIDAYS,
        /// [`TASKCORE_ACTION_ADD_CLIENT`](crate::Action::ADD_CLIENT) of C.
        ADD_CLIENT = TASKCORE_ACTION_ADD_CLIENT,
        /// Or archive them
        UPDATE_CLIENTS = TASKCORE_ACTION_UPDATE_CLIENTS,
        /// [`TASKCORE_ACTION_DELETE_CLIENTS`](crate::Action::DELETE_CLIENTS) of C.
        DELETE_CLIENTS = TASKCORE_ACTION_DELETE_CLIENTS,
        /// [`TASKCORE_ACTION_CHANGE_PROFILE`](crate::Action::CHANGE_PROFILE) of C.
        CHANGE_PROFILE = TASKCORE_ACTION_CHANGE_PROFILE,
        /// [`TASKCORE_ACTION_CHANGE_SUBSCRIPTION`](crate::Action::CHANGE_SUBSCRIPTION) of C.
        CHANGE_SUBSCRIPTION = TASKCORE_ACTION_CHANGE_SUBSCRIPTION,
        /// [`TASKCORE_ACTION_ADD_INVOICE`](crate::Action::ADD_INVOICE) of C.
        ADD_INVOICE = TASKCORE_ACTION_ADD_INVOICE,
        /// [`TASKCORE_ACTION_UPDATE_INVOICE`](crate::Action::UPDATE_INVOICE) of C.
        UPDATE_INVOICE = TASKCORE_ACTION_UPDATE_INVOICE,
        /// [`TASKCORE_ACTION_DELETE_INVOICES`](crate::Action::DELETE_INVOICES) of C.
        DELETE_INVOICES = TASKCORE_ACTION_DELETE_INVOICES,
        /// [`TASKCORE_ACTION_ISSUE_INVOICE`](crate::Action::ISSUE_INVOICE) of C.
        ISSUE_INVOICE = TASKCORE_ACTION_ISSUE_INVOICE,
        /// [`TASKCORE_ACTION_VOID_INVOICE`](crate::Action::VOID_INVOICE) of C.
        VOID_INVOICE = TASKCORE_ACTION_VOID_INVOICE,
        /// [`TASKCORE_ACTION_ADD_PAYMENT`](crate::Action::ADD_PAYMENT) of C.
        ADD_PAYMENT = TASKCORE_ACTION_ADD_PAYMENT,
        /// [`TASKCORE_ACTION_DELETE_PAYMENTS`](crate::Action::DELETE_PAYMENTS) of C.
        DELETE_PAYMENTS = TASKCORE_ACTION_DELETE_PAYMENTS,
        /// [`TASKCORE_ACTION_SEND_EMAIL`](crate::Action::SEND_EMAIL) of C.
        SEND_EMAIL = TASKCORE_ACTION_SEND_EMAIL,
        /// [`TASKCORE_ACTION_CHANGE_SERIES`](crate::Action::CHANGE_SERIES) of C.
        CHANGE_SERIES = TASKCORE_ACTION_CHANGE_SERIES,
        /// [`TASKCORE_ACTION_START_TASKS`](crate::Action::START_TASKS) of C.
        START_TASKS = TASKCORE_ACTION_START_TASKS,
        /// [`TASKCORE_ACTION_STOP_TASKS`](crate::Action::STOP_TASKS) of C.
        STOP_TASKS = TASKCORE_ACTION_STOP_TASKS,
        /// [`TASKCORE_ACTION_CANCEL_TASKS`](crate::Action::CANCEL_TASKS) of C.
        CANCEL_TASKS = TASKCORE_ACTION_CANCEL_TASKS,
        /// [`TASKCORE_ACTION_ADD_COMMENT`](crate::Action::ADD_COMMENT) of C.
        ADD_COMMENT = TASKCORE_ACTION_ADD_COMMENT,
        /// [`TASKCORE_ACTION_UPDATE_COMMENT`](crate::Action::UPDATE_COMMENT) of C.
        UPDATE_COMMENT = TASKCORE_ACTION_UPDATE_COMMENT,
        /// [`TASKCORE_ACTION_DELETE_COMMENTS`](crate::Action::DELETE_COMMENTS) of C.
        DELETE_COMMENTS = TASKCORE_ACTION_DELETE_COMMENTS,
        /// [`TASKCORE_ACTION_ADD_CALENDAR`](crate::Action::ADD_CALENDAR) of C.
        ADD_CALENDAR = TASKCORE_ACTION_ADD_CALENDAR,
        /// [`TASKCORE_ACTION_UPDATE_CALENDAR`](crate::Action::UPDATE_CALENDAR) of C.
        UPDATE_CALENDAR = TASKCORE_ACTION_UPDATE_CALENDAR,
        /// [`TASKCORE_ACTION_MOVE_CALENDAR`](crate::Action::MOVE_CALENDAR) of C.
        MOVE_CALENDAR = TASKCORE_ACTION_MOVE_CALENDAR,
        /// [`TASKCORE_ACTION_DELETE_CALENDAR`](crate::Action::DELETE_CALENDAR) of C.
        DELETE_CALENDAR = TASKCORE_ACTION_DELETE_CALENDAR,
        /// Never undone
        TRIM_LOG = TASKCORE_ACTION_TRIM_LOG,
        /// [`TASKCORE_ACTION_ADD_TIME_ENTRY`](crate::Action::ADD_TIME_ENTRY) of C.
        ADD_TIME_ENTRY = TASKCORE_ACTION_ADD_TIME_ENTRY,
        /// [`TASKCORE_ACTION_UPDATE_TIME_ENTRY`](crate::Action::UPDATE_TIME_ENTRY) of C.
        UPDATE_TIME_ENTRY = TASKCORE_ACTION_UPDATE_TIME_ENTRY,
        /// [`TASKCORE_ACTION_DELETE_TIME_ENTRIES`](crate::Action::DELETE_TIME_ENTRIES) of C.
        DELETE_TIME_ENTRIES = TASKCORE_ACTION_DELETE_TIME_ENTRIES,
        /// [`TASKCORE_ACTION_SPLIT_TIME_ENTRY`](crate::Action::SPLIT_TIME_ENTRY) of C.
        SPLIT_TIME_ENTRY = TASKCORE_ACTION_SPLIT_TIME_ENTRY,
        /// [`TASKCORE_ACTION_START_TIMER`](crate::Action::START_TIMER) of C.
        START_TIMER = TASKCORE_ACTION_START_TIMER,
        /// [`TASKCORE_ACTION_STOP_TIMER`](crate::Action::STOP_TIMER) of C.
        STOP_TIMER = TASKCORE_ACTION_STOP_TIMER,
        /// [`TASKCORE_ACTION_ADD_TEMPLATE`](crate::Action::ADD_TEMPLATE) of C.
        ADD_TEMPLATE = TASKCORE_ACTION_ADD_TEMPLATE,
        /// [`TASKCORE_ACTION_UPDATE_TEMPLATE`](crate::Action::UPDATE_TEMPLATE) of C.
        UPDATE_TEMPLATE = TASKCORE_ACTION_UPDATE_TEMPLATE,
        /// [`TASKCORE_ACTION_DELETE_TEMPLATES`](crate::Action::DELETE_TEMPLATES) of C.
        DELETE_TEMPLATES = TASKCORE_ACTION_DELETE_TEMPLATES,
        /// [`TASKCORE_ACTION_USE_TEMPLATE`](crate::Action::USE_TEMPLATE) of C.
        USE_TEMPLATE = TASKCORE_ACTION_USE_TEMPLATE,
        /// [`TASKCORE_ACTION_EXPIRE_TASKS`](crate::Action::EXPIRE_TASKS) of C.
        EXPIRE_TASKS = TASKCORE_ACTION_EXPIRE_TASKS,
        /// [`TASKCORE_ACTION_ADD_SECTION`](crate::Action::ADD_SECTION) of C.
        ADD_SECTION = TASKCORE_ACTION_ADD_SECTION,
        /// [`TASKCORE_ACTION_UPDATE_SECTION`](crate::Action::UPDATE_SECTION) of C.
        UPDATE_SECTION = TASKCORE_ACTION_UPDATE_SECTION,
        /// [`TASKCORE_ACTION_MOVE_SECTION`](crate::Action::MOVE_SECTION) of C.
        MOVE_SECTION = TASKCORE_ACTION_MOVE_SECTION,
        /// [`TASKCORE_ACTION_DELETE_SECTION`](crate::Action::DELETE_SECTION) of C.
        DELETE_SECTION = TASKCORE_ACTION_DELETE_SECTION,
        /// [`TASKCORE_ACTION_ADD_FIELD`](crate::Action::ADD_FIELD) of C.
        ADD_FIELD = TASKCORE_ACTION_ADD_FIELD,
        /// [`TASKCORE_ACTION_UPDATE_FIELD`](crate::Action::UPDATE_FIELD) of C.
        UPDATE_FIELD = TASKCORE_ACTION_UPDATE_FIELD,
        /// [`TASKCORE_ACTION_MOVE_FIELD`](crate::Action::MOVE_FIELD) of C.
        MOVE_FIELD = TASKCORE_ACTION_MOVE_FIELD,
        /// [`TASKCORE_ACTION_DELETE_FIELD`](crate::Action::DELETE_FIELD) of C.
        DELETE_FIELD = TASKCORE_ACTION_DELETE_FIELD,
        /// [`TASKCORE_ACTION_RESOLVE_IDLE_TIME`](crate::Action::RESOLVE_IDLE_TIME) of C.
        RESOLVE_IDLE_TIME = TASKCORE_ACTION_RESOLVE_IDLE_TIME,
        /// [`TASKCORE_ACTION_COPY_TASK`](crate::Action::COPY_TASK) of C.
        COPY_TASK = TASKCORE_ACTION_COPY_TASK,
        /// [`TASKCORE_ACTION_COPY_PROJECT`](crate::Action::COPY_PROJECT) of C.
        COPY_PROJECT = TASKCORE_ACTION_COPY_PROJECT,
        /// What another device did; never undone
        SYNC = TASKCORE_ACTION_SYNC,
        /// [`TASKCORE_ACTION_RESOLVE_CONFLICTS`](crate::Action::RESOLVE_CONFLICTS) of C.
        RESOLVE_CONFLICTS = TASKCORE_ACTION_RESOLVE_CONFLICTS,
        /// What a server had that keeps tasks or events; never undone
        SYNC_ACCOUNT = TASKCORE_ACTION_SYNC_ACCOUNT,
        /// [`TASKCORE_ACTION_ADD_PURCHASE`](crate::Action::ADD_PURCHASE) of C.
        ADD_PURCHASE = TASKCORE_ACTION_ADD_PURCHASE,
        /// [`TASKCORE_ACTION_UPDATE_PURCHASE`](crate::Action::UPDATE_PURCHASE) of C.
        UPDATE_PURCHASE = TASKCORE_ACTION_UPDATE_PURCHASE,
        /// [`TASKCORE_ACTION_DELETE_PURCHASES`](crate::Action::DELETE_PURCHASES) of C.
        DELETE_PURCHASES = TASKCORE_ACTION_DELETE_PURCHASES,
        /// [`TASKCORE_ACTION_ADD_PURCHASE_PAYMENT`](crate::Action::ADD_PURCHASE_PAYMENT) of C.
        ADD_PURCHASE_PAYMENT = TASKCORE_ACTION_ADD_PURCHASE_PAYMENT,
        /// [`TASKCORE_ACTION_DELETE_PURCHASE_PAYMENTS`](crate::Action::DELETE_PURCHASE_PAYMENTS) of
        /// C.
        DELETE_PURCHASE_PAYMENTS = TASKCORE_ACTION_DELETE_PURCHASE_PAYMENTS,
        /// From a draft
        DEDUCT_DOWN_PAYMENTS = TASKCORE_ACTION_DEDUCT_DOWN_PAYMENTS,
        /// Which are not deducted any more
        RESTORE_DOWN_PAYMENTS = TASKCORE_ACTION_RESTORE_DOWN_PAYMENTS,
        /// [`TASKCORE_ACTION_ACCEPT_QUOTE`](crate::Action::ACCEPT_QUOTE) of C.
        ACCEPT_QUOTE = TASKCORE_ACTION_ACCEPT_QUOTE,
        /// [`TASKCORE_ACTION_DECLINE_QUOTE`](crate::Action::DECLINE_QUOTE) of C.
        DECLINE_QUOTE = TASKCORE_ACTION_DECLINE_QUOTE,
        /// [`TASKCORE_ACTION_INVOICE_QUOTE`](crate::Action::INVOICE_QUOTE) of C.
        INVOICE_QUOTE = TASKCORE_ACTION_INVOICE_QUOTE,
        /// [`TASKCORE_ACTION_CHANGE_RECURRING_INVOICES`](crate::Action::CHANGE_RECURRING_INVOICES)
        /// of C.
        CHANGE_RECURRING_INVOICES = TASKCORE_ACTION_CHANGE_RECURRING_INVOICES,
        /// What a poll made of recurring invoices; never undone
        DRAFT_INVOICES = TASKCORE_ACTION_DRAFT_INVOICES,
        /// [`TASKCORE_ACTION_CHANGE_PAYMENT_REMINDERS`](crate::Action::CHANGE_PAYMENT_REMINDERS) of
        /// C.
        CHANGE_PAYMENT_REMINDERS = TASKCORE_ACTION_CHANGE_PAYMENT_REMINDERS,
        /// Never undone
        SEND_PAYMENT_REMINDER = TASKCORE_ACTION_SEND_PAYMENT_REMINDER,
        /// [`TASKCORE_ACTION_CHANGE_PENALTY_RATES`](crate::Action::CHANGE_PENALTY_RATES) of C.
        CHANGE_PENALTY_RATES = TASKCORE_ACTION_CHANGE_PENALTY_RATES,
    }
}

mask! {
    /// How much of the change log is kept, as bits of `fields`.
    LogTrimField: u64 {
        /// [`TASKCORE_LOG_TRIM_BEFORE`](crate::LogTrimField::BEFORE) of C.
        BEFORE = TASKCORE_LOG_TRIM_BEFORE,
        /// [`TASKCORE_LOG_TRIM_MAX_BYTES`](crate::LogTrimField::MAX_BYTES) of C.
        MAX_BYTES = TASKCORE_LOG_TRIM_MAX_BYTES,
    }
}

enumeration! {
    /// `TASKCORE_ENTITY_...` of C.
    Entity {
        /// [`TASKCORE_ENTITY_TASK`](crate::Entity::TASK) of C.
        TASK = TASKCORE_ENTITY_TASK,
        /// [`TASKCORE_ENTITY_PROJECT`](crate::Entity::PROJECT) of C.
        PROJECT = TASKCORE_ENTITY_PROJECT,
        /// Its uid is its name without case and accents, its id 0
        TAG = TASKCORE_ENTITY_TAG,
        /// [`TASKCORE_ENTITY_FILTER`](crate::Entity::FILTER) of C.
        FILTER = TASKCORE_ENTITY_FILTER,
        /// [`TASKCORE_ENTITY_EVENT`](crate::Entity::EVENT) of C.
        EVENT = TASKCORE_ENTITY_EVENT,
        /// Of a task or an occurrence
        COMPLETION = TASKCORE_ENTITY_COMPLETION,
        /// [`TASKCORE_ENTITY_ALERT`](crate::Entity::ALERT) of C.
        ALERT = TASKCORE_ENTITY_ALERT,
        /// [`TASKCORE_ENTITY_FOCUS_SESSION`](crate::Entity::FOCUS_SESSION) of C.
        FOCUS_SESSION = TASKCORE_ENTITY_FOCUS_SESSION,
        /// Its uid is its name
        SETTING = TASKCORE_ENTITY_SETTING,
        /// [`TASKCORE_ENTITY_HOLIDAY`](crate::Entity::HOLIDAY) of C.
        HOLIDAY = TASKCORE_ENTITY_HOLIDAY,
        /// When one came and went, for the figures of those days
        PURGED_TASK = TASKCORE_ENTITY_PURGED_TASK,
        /// An overdue task that got another due
        POSTPONEMENT = TASKCORE_ENTITY_POSTPONEMENT,
        /// [`TASKCORE_ENTITY_CLIENT`](crate::Entity::CLIENT) of C.
        CLIENT = TASKCORE_ENTITY_CLIENT,
        /// [`TASKCORE_ENTITY_INVOICE`](crate::Entity::INVOICE) of C.
        INVOICE = TASKCORE_ENTITY_INVOICE,
        /// [`TASKCORE_ENTITY_INVOICE_LINE`](crate::Entity::INVOICE_LINE) of C.
        INVOICE_LINE = TASKCORE_ENTITY_INVOICE_LINE,
        /// [`TASKCORE_ENTITY_INVOICE_ADJUSTMENT`](crate::Entity::INVOICE_ADJUSTMENT) of C.
        INVOICE_ADJUSTMENT = TASKCORE_ENTITY_INVOICE_ADJUSTMENT,
        /// [`TASKCORE_ENTITY_INVOICE_PARTY`](crate::Entity::INVOICE_PARTY) of C.
        INVOICE_PARTY = TASKCORE_ENTITY_INVOICE_PARTY,
        /// [`TASKCORE_ENTITY_PAYMENT`](crate::Entity::PAYMENT) of C.
        PAYMENT = TASKCORE_ENTITY_PAYMENT,
        /// [`TASKCORE_ENTITY_EMAIL`](crate::Entity::EMAIL) of C.
        EMAIL = TASKCORE_ENTITY_EMAIL,
        /// [`TASKCORE_ENTITY_LOGO`](crate::Entity::LOGO) of C.
        LOGO = TASKCORE_ENTITY_LOGO,
        /// [`TASKCORE_ENTITY_BILLED_ITEM`](crate::Entity::BILLED_ITEM) of C.
        BILLED_ITEM = TASKCORE_ENTITY_BILLED_ITEM,
        /// On a task, an event or an invoice
        COMMENT = TASKCORE_ENTITY_COMMENT,
        /// [`TASKCORE_ENTITY_CALENDAR`](crate::Entity::CALENDAR) of C.
        CALENDAR = TASKCORE_ENTITY_CALENDAR,
        /// A heading within a project
        PROJECT_SECTION = TASKCORE_ENTITY_PROJECT_SECTION,
        /// [`TASKCORE_ENTITY_TIME_ENTRY`](crate::Entity::TIME_ENTRY) of C.
        TIME_ENTRY = TASKCORE_ENTITY_TIME_ENTRY,
        /// From which tasks and projects are made
        TEMPLATE = TASKCORE_ENTITY_TEMPLATE,
        /// An own field of tasks or events
        FIELD = TASKCORE_ENTITY_FIELD,
        /// Of a task that repeats; skipped or cancelled
        SKIPPED_OCCURRENCE = TASKCORE_ENTITY_SKIPPED_OCCURRENCE,
        /// What a file of another version said, kept for the next export
        UNKNOWN_PROPERTY = TASKCORE_ENTITY_UNKNOWN_PROPERTY,
        /// [`TASKCORE_ENTITY_PURCHASE`](crate::Entity::PURCHASE) of C.
        PURCHASE = TASKCORE_ENTITY_PURCHASE,
        /// [`TASKCORE_ENTITY_PURCHASE_PAYMENT`](crate::Entity::PURCHASE_PAYMENT) of C.
        PURCHASE_PAYMENT = TASKCORE_ENTITY_PURCHASE_PAYMENT,
        /// [`TASKCORE_ENTITY_INVOICE_REFERENCE`](crate::Entity::INVOICE_REFERENCE) of C.
        INVOICE_REFERENCE = TASKCORE_ENTITY_INVOICE_REFERENCE,
        /// Of which drafts are made by a repeat rule
        RECURRING_INVOICE = TASKCORE_ENTITY_RECURRING_INVOICE,
        /// Of an overdue invoice
        PAYMENT_REMINDER = TASKCORE_ENTITY_PAYMENT_REMINDER,
        /// For late payment
        PENALTY_RATE = TASKCORE_ENTITY_PENALTY_RATE,
    }
}

enumeration! {
    /// `TASKCORE_CHANGE_...` of C.
    ChangeKind {
        /// [`TASKCORE_CHANGE_ADDED`](crate::ChangeKind::ADDED) of C.
        ADDED = TASKCORE_CHANGE_ADDED,
        /// [`TASKCORE_CHANGE_UPDATED`](crate::ChangeKind::UPDATED) of C.
        UPDATED = TASKCORE_CHANGE_UPDATED,
        /// For good; the trash is an update
        REMOVED = TASKCORE_CHANGE_REMOVED,
    }
}

enumeration! {
    /// `TASKCORE_ORIGIN_...` of C.
    Origin {
        /// A call on this handle
        SELF = TASKCORE_ORIGIN_SELF,
        /// Another handle or process; poll noticed it
        OTHER = TASKCORE_ORIGIN_OTHER,
        /// Another device, or a server; a run of sync, here or in another process, took it in
        REMOTE = TASKCORE_ORIGIN_REMOTE,
    }
}

enumeration! {
    /// Which way a period lies that does not say it itself, such as 7 days or December.
    Direction {
        /// From today on: 7 days begin today, December is this one or the next
        FUTURE = TASKCORE_TOWARDS_FUTURE,
        /// Up to today: 7 days end today, December is this one or the last, and the week, month,
        /// quarter or year that it is ends today
        PAST = TASKCORE_TOWARDS_PAST,
    }
}

mask! {
    /// Of [`taskcore_completion_query_options`](crate::CompletionQueryOptions).fields.
    CompletionQueryField: u64 {
        /// [`TASKCORE_COMPLETION_QUERY_FROM`](crate::CompletionQueryField::FROM) of C.
        FROM = TASKCORE_COMPLETION_QUERY_FROM,
        /// [`TASKCORE_COMPLETION_QUERY_BEFORE`](crate::CompletionQueryField::BEFORE) of C.
        BEFORE = TASKCORE_COMPLETION_QUERY_BEFORE,
    }
}

enumeration! {
    /// What became of an occurrence of a task that repeats.
    OccurrenceOutcome {
        /// It was completed on its day or before, or before the day of the next one
        DONE = TASKCORE_OCCURRENCE_DONE,
        /// It was skipped or cancelled, and neither keeps nor breaks a streak
        SKIPPED = TASKCORE_OCCURRENCE_SKIPPED,
        /// It was not completed, or later than that
        MISSED = TASKCORE_OCCURRENCE_MISSED,
    }
}

mask! {
    /// The properties of a calendar, as bits of a `fields` mask.
    CalendarField: u64 {
        /// [`TASKCORE_CALENDAR_NAME`](crate::CalendarField::NAME) of C.
        NAME = TASKCORE_CALENDAR_NAME,
        /// [`TASKCORE_CALENDAR_COLOUR`](crate::CalendarField::COLOUR) of C.
        COLOUR = TASKCORE_CALENDAR_COLOUR,
        /// [`TASKCORE_CALENDAR_POSITION`](crate::CalendarField::POSITION) of C.
        POSITION = TASKCORE_CALENDAR_POSITION,
        /// [`TASKCORE_CALENDAR_VISIBLE`](crate::CalendarField::VISIBLE) of C.
        VISIBLE = TASKCORE_CALENDAR_VISIBLE,
        /// [`TASKCORE_CALENDAR_READ_ONLY`](crate::CalendarField::READ_ONLY) of C.
        READ_ONLY = TASKCORE_CALENDAR_READ_ONLY,
        /// [`TASKCORE_CALENDAR_BLOCKING`](crate::CalendarField::BLOCKING) of C.
        BLOCKING = TASKCORE_CALENDAR_BLOCKING,
    }
}

enumeration! {
    /// `TASKCORE_EVENT_KIND_...` of C.
    EventKind {
        /// [`TASKCORE_EVENT_KIND_DEADLINE`](crate::EventKind::DEADLINE) of C.
        DEADLINE = TASKCORE_EVENT_KIND_DEADLINE,
        /// [`TASKCORE_EVENT_KIND_MEETING`](crate::EventKind::MEETING) of C.
        MEETING = TASKCORE_EVENT_KIND_MEETING,
    }
}

enumeration! {
    /// What the user answered to the invitation to an event: PARTSTAT, RFC 5545 section 3.2.12.
    Participation {
        /// [`TASKCORE_PARTICIPATION_NONE`](crate::Participation::NONE) of C.
        NONE = TASKCORE_PARTICIPATION_NONE,
        /// [`TASKCORE_PARTICIPATION_NEEDS_ACTION`](crate::Participation::NEEDS_ACTION) of C.
        NEEDS_ACTION = TASKCORE_PARTICIPATION_NEEDS_ACTION,
        /// [`TASKCORE_PARTICIPATION_ACCEPTED`](crate::Participation::ACCEPTED) of C.
        ACCEPTED = TASKCORE_PARTICIPATION_ACCEPTED,
        /// [`TASKCORE_PARTICIPATION_DECLINED`](crate::Participation::DECLINED) of C.
        DECLINED = TASKCORE_PARTICIPATION_DECLINED,
        /// [`TASKCORE_PARTICIPATION_TENTATIVE`](crate::Participation::TENTATIVE) of C.
        TENTATIVE = TASKCORE_PARTICIPATION_TENTATIVE,
        /// [`TASKCORE_PARTICIPATION_DELEGATED`](crate::Participation::DELEGATED) of C.
        DELEGATED = TASKCORE_PARTICIPATION_DELEGATED,
    }
}

mask! {
    /// The properties of an event, as bits of a `fields` mask.
    EventField: u64 {
        /// [`TASKCORE_EVENT_TITLE`](crate::EventField::TITLE) of C.
        TITLE = TASKCORE_EVENT_TITLE,
        /// [`TASKCORE_EVENT_KIND`](crate::EventField::KIND) of C.
        KIND = TASKCORE_EVENT_KIND,
        /// [`TASKCORE_EVENT_START`](crate::EventField::START) of C.
        START = TASKCORE_EVENT_START,
        /// [`TASKCORE_EVENT_DURATION`](crate::EventField::DURATION) of C.
        DURATION = TASKCORE_EVENT_DURATION,
        /// [`TASKCORE_EVENT_ZONE`](crate::EventField::ZONE) of C.
        ZONE = TASKCORE_EVENT_ZONE,
        /// [`TASKCORE_EVENT_NOTES`](crate::EventField::NOTES) of C.
        NOTES = TASKCORE_EVENT_NOTES,
        /// [`TASKCORE_EVENT_LOCATION`](crate::EventField::LOCATION) of C.
        LOCATION = TASKCORE_EVENT_LOCATION,
        /// Exactly these
        ATTENDEES = TASKCORE_EVENT_ATTENDEES,
        /// [`TASKCORE_EVENT_URL`](crate::EventField::URL) of C.
        URL = TASKCORE_EVENT_URL,
        /// [`TASKCORE_EVENT_TASK`](crate::EventField::TASK) of C.
        TASK = TASKCORE_EVENT_TASK,
        /// [`TASKCORE_EVENT_TRANSPARENT`](crate::EventField::TRANSPARENT) of C.
        TRANSPARENT = TASKCORE_EVENT_TRANSPARENT,
        /// [`TASKCORE_EVENT_DONE`](crate::EventField::DONE) of C.
        DONE = TASKCORE_EVENT_DONE,
        /// Exactly these
        REMINDERS = TASKCORE_EVENT_REMINDERS,
        /// [`TASKCORE_EVENT_REPEAT_RULE`](crate::EventField::REPEAT_RULE) of C.
        REPEAT_RULE = TASKCORE_EVENT_REPEAT_RULE,
        /// [`TASKCORE_EVENT_EXCLUDED_DATES`](crate::EventField::EXCLUDED_DATES) of C.
        EXCLUDED_DATES = TASKCORE_EVENT_EXCLUDED_DATES,
        /// [`TASKCORE_EVENT_ADDED_DATES`](crate::EventField::ADDED_DATES) of C.
        ADDED_DATES = TASKCORE_EVENT_ADDED_DATES,
        /// [`TASKCORE_EVENT_CALENDAR`](crate::EventField::CALENDAR) of C.
        CALENDAR = TASKCORE_EVENT_CALENDAR,
        /// Exactly these
        LINKS = TASKCORE_EVENT_LINKS,
        /// In an input, these too
        FIELD_VALUES = TASKCORE_EVENT_FIELD_VALUES,
        /// [`TASKCORE_EVENT_PROJECT`](crate::EventField::PROJECT) of C.
        PROJECT = TASKCORE_EVENT_PROJECT,
        /// Exactly these
        TAGS = TASKCORE_EVENT_TAGS,
        /// [`TASKCORE_EVENT_FLOATING`](crate::EventField::FLOATING) of C.
        FLOATING = TASKCORE_EVENT_FLOATING,
        /// [`TASKCORE_EVENT_PARTICIPATION`](crate::EventField::PARTICIPATION) of C.
        PARTICIPATION = TASKCORE_EVENT_PARTICIPATION,
    }
}

mask! {
    /// `TASKCORE_EVENT_FLAG_...` of C.
    EventFlag: u64 {
        /// An event that overlaps others is added or moved all the same.
        ALLOW_CONFLICTS = TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS,
    }
}

mask! {
    /// The conditions of an event query that are given, as bits of its `fields`.
    EventQueryField: u64 {
        /// [`TASKCORE_EVENT_QUERY_IDS`](crate::EventQueryField::IDS) of C.
        IDS = TASKCORE_EVENT_QUERY_IDS,
        /// In title, notes, location or attendees
        TEXT = TASKCORE_EVENT_QUERY_TEXT,
        /// [`TASKCORE_EVENT_QUERY_KIND`](crate::EventQueryField::KIND) of C.
        KIND = TASKCORE_EVENT_QUERY_KIND,
        /// [`TASKCORE_EVENT_QUERY_TASK`](crate::EventQueryField::TASK) of C.
        TASK = TASKCORE_EVENT_QUERY_TASK,
        /// Ends after it, with any occurrence
        FROM = TASKCORE_EVENT_QUERY_FROM,
        /// Begins before it, with any occurrence
        BEFORE = TASKCORE_EVENT_QUERY_BEFORE,
        /// The changed occurrences of that one
        SERIES = TASKCORE_EVENT_QUERY_SERIES,
        /// [`TASKCORE_EVENT_QUERY_DONE`](crate::EventQueryField::DONE) of C.
        DONE = TASKCORE_EVENT_QUERY_DONE,
        /// [`TASKCORE_EVENT_QUERY_CALENDAR`](crate::EventQueryField::CALENDAR) of C.
        CALENDAR = TASKCORE_EVENT_QUERY_CALENDAR,
        /// With such values of own fields
        FIELD_VALUES = TASKCORE_EVENT_QUERY_FIELD_VALUES,
        /// In that project, or in one below it
        PROJECT = TASKCORE_EVENT_QUERY_PROJECT,
        /// With one of these
        TAGS = TASKCORE_EVENT_QUERY_TAGS,
    }
}

mask! {
    /// Of [`taskcore_occurrence_query_options`](crate::OccurrenceQueryOptions).fields.
    OccurrenceQueryField: u64 {
        /// [`TASKCORE_OCCURRENCE_QUERY_FROM`](crate::OccurrenceQueryField::FROM) of C.
        FROM = TASKCORE_OCCURRENCE_QUERY_FROM,
        /// [`TASKCORE_OCCURRENCE_QUERY_BEFORE`](crate::OccurrenceQueryField::BEFORE) of C.
        BEFORE = TASKCORE_OCCURRENCE_QUERY_BEFORE,
    }
}

mask! {
    /// Of [`taskcore_conflict_query_options`](crate::ConflictQueryOptions).fields.
    ConflictQueryField: u64 {
        /// [`TASKCORE_CONFLICT_QUERY_FROM`](crate::ConflictQueryField::FROM) of C.
        FROM = TASKCORE_CONFLICT_QUERY_FROM,
        /// [`TASKCORE_CONFLICT_QUERY_BEFORE`](crate::ConflictQueryField::BEFORE) of C.
        BEFORE = TASKCORE_CONFLICT_QUERY_BEFORE,
    }
}

mask! {
    /// `TASKCORE_AGENDA_...` of C.
    AgendaContent: u32 {
        /// [`TASKCORE_AGENDA_TASKS`](crate::AgendaContent::TASKS) of C.
        TASKS = TASKCORE_AGENDA_TASKS,
        /// [`TASKCORE_AGENDA_EVENTS`](crate::AgendaContent::EVENTS) of C.
        EVENTS = TASKCORE_AGENDA_EVENTS,
    }
}

enumeration! {
    /// `TASKCORE_PHASE_...` of C.
    Phase {
        /// There is nothing to count to
        NONE = TASKCORE_PHASE_NONE,
        /// It has not begun
        UPCOMING = TASKCORE_PHASE_UPCOMING,
        /// It has, and has not ended
        RUNNING = TASKCORE_PHASE_RUNNING,
        /// It has ended, undone
        PASSED = TASKCORE_PHASE_PASSED,
        /// [`TASKCORE_PHASE_DONE`](crate::Phase::DONE) of C.
        DONE = TASKCORE_PHASE_DONE,
    }
}

mask! {
    /// The properties of a comment, as bits of a `fields` mask.
    CommentField: u64 {
        /// [`TASKCORE_COMMENT_TEXT`](crate::CommentField::TEXT) of C.
        TEXT = TASKCORE_COMMENT_TEXT,
        /// [`TASKCORE_COMMENT_CREATED`](crate::CommentField::CREATED) of C.
        CREATED = TASKCORE_COMMENT_CREATED,
    }
}

mask! {
    /// The conditions of a comment query that are given, as bits of its `fields`.
    CommentQueryField: u64 {
        /// [`TASKCORE_COMMENT_QUERY_ITEM`](crate::CommentQueryField::ITEM) of C.
        ITEM = TASKCORE_COMMENT_QUERY_ITEM,
        /// [`TASKCORE_COMMENT_QUERY_TEXT`](crate::CommentQueryField::TEXT) of C.
        TEXT = TASKCORE_COMMENT_QUERY_TEXT,
        /// [`TASKCORE_COMMENT_QUERY_FROM`](crate::CommentQueryField::FROM) of C.
        FROM = TASKCORE_COMMENT_QUERY_FROM,
        /// [`TASKCORE_COMMENT_QUERY_BEFORE`](crate::CommentQueryField::BEFORE) of C.
        BEFORE = TASKCORE_COMMENT_QUERY_BEFORE,
    }
}

enumeration! {
    /// `TASKCORE_ALERT_KIND_...` of C.
    AlertKind {
        /// A reminder of a task
        TASK = TASKCORE_ALERT_KIND_TASK,
        /// A reminder of an event
        EVENT = TASKCORE_ALERT_KIND_EVENT,
        /// A focus session or a break is over
        FOCUS = TASKCORE_ALERT_KIND_FOCUS,
    }
}

enumeration! {
    /// What has reminders by default.
    Reminded {
        /// New tasks that are due at, or begin at, a time
        TIMED_TASK = TASKCORE_REMINDED_TIMED_TASK,
        /// New tasks that are due on, or begin on, a day
        ALL_DAY_TASK = TASKCORE_REMINDED_ALL_DAY_TASK,
        /// New events
        EVENT = TASKCORE_REMINDED_EVENT,
    }
}

enumeration! {
    /// `TASKCORE_FOCUS_KIND_...` of C.
    FocusKind {
        /// [`TASKCORE_FOCUS_KIND_WORK`](crate::FocusKind::WORK) of C.
        WORK = TASKCORE_FOCUS_KIND_WORK,
        /// [`TASKCORE_FOCUS_KIND_SHORT_BREAK`](crate::FocusKind::SHORT_BREAK) of C.
        SHORT_BREAK = TASKCORE_FOCUS_KIND_SHORT_BREAK,
        /// [`TASKCORE_FOCUS_KIND_LONG_BREAK`](crate::FocusKind::LONG_BREAK) of C.
        LONG_BREAK = TASKCORE_FOCUS_KIND_LONG_BREAK,
    }
}

enumeration! {
    /// `TASKCORE_FOCUS_STATE_...` of C.
    FocusState {
        /// There is none
        IDLE = TASKCORE_FOCUS_STATE_IDLE,
        /// [`TASKCORE_FOCUS_STATE_RUNNING`](crate::FocusState::RUNNING) of C.
        RUNNING = TASKCORE_FOCUS_STATE_RUNNING,
        /// [`TASKCORE_FOCUS_STATE_PAUSED`](crate::FocusState::PAUSED) of C.
        PAUSED = TASKCORE_FOCUS_STATE_PAUSED,
        /// [`TASKCORE_FOCUS_STATE_FINISHED`](crate::FocusState::FINISHED) of C.
        FINISHED = TASKCORE_FOCUS_STATE_FINISHED,
        /// [`TASKCORE_FOCUS_STATE_CANCELLED`](crate::FocusState::CANCELLED) of C.
        CANCELLED = TASKCORE_FOCUS_STATE_CANCELLED,
    }
}

mask! {
    /// Of [`taskcore_focus_query_options`](crate::FocusQueryOptions).fields.
    FocusQueryField: u64 {
        /// [`TASKCORE_FOCUS_QUERY_FROM`](crate::FocusQueryField::FROM) of C.
        FROM = TASKCORE_FOCUS_QUERY_FROM,
        /// [`TASKCORE_FOCUS_QUERY_BEFORE`](crate::FocusQueryField::BEFORE) of C.
        BEFORE = TASKCORE_FOCUS_QUERY_BEFORE,
    }
}

mask! {
    /// The settings of focus sessions that are given, as bits of `fields`.
    FocusSetting: u64 {
        /// [`TASKCORE_FOCUS_SETTINGS_WORK`](crate::FocusSetting::WORK) of C.
        WORK = TASKCORE_FOCUS_SETTINGS_WORK,
        /// [`TASKCORE_FOCUS_SETTINGS_SHORT_BREAK`](crate::FocusSetting::SHORT_BREAK) of C.
        SHORT_BREAK = TASKCORE_FOCUS_SETTINGS_SHORT_BREAK,
        /// [`TASKCORE_FOCUS_SETTINGS_LONG_BREAK`](crate::FocusSetting::LONG_BREAK) of C.
        LONG_BREAK = TASKCORE_FOCUS_SETTINGS_LONG_BREAK,
        /// [`TASKCORE_FOCUS_SETTINGS_ROUNDS`](crate::FocusSetting::ROUNDS) of C.
        ROUNDS = TASKCORE_FOCUS_SETTINGS_ROUNDS,
        /// [`TASKCORE_FOCUS_SETTINGS_AUTO_START`](crate::FocusSetting::AUTO_START) of C.
        AUTO_START = TASKCORE_FOCUS_SETTINGS_AUTO_START,
    }
}

enumeration! {
    /// `TASKCORE_FOCUS_BY_...` of C.
    FocusGrouping {
        /// [`TASKCORE_FOCUS_BY_TASK`](crate::FocusGrouping::TASK) of C.
        TASK = TASKCORE_FOCUS_BY_TASK,
        /// [`TASKCORE_FOCUS_BY_PROJECT`](crate::FocusGrouping::PROJECT) of C.
        PROJECT = TASKCORE_FOCUS_BY_PROJECT,
        /// [`TASKCORE_FOCUS_BY_DAY`](crate::FocusGrouping::DAY) of C.
        DAY = TASKCORE_FOCUS_BY_DAY,
    }
}

mask! {
    /// Of [`taskcore_focus_total_query_options`](crate::FocusTotalQueryOptions).fields.
    FocusTotalQueryField: u64 {
        /// [`TASKCORE_FOCUS_TOTAL_QUERY_FROM`](crate::FocusTotalQueryField::FROM) of C.
        FROM = TASKCORE_FOCUS_TOTAL_QUERY_FROM,
        /// [`TASKCORE_FOCUS_TOTAL_QUERY_BEFORE`](crate::FocusTotalQueryField::BEFORE) of C.
        BEFORE = TASKCORE_FOCUS_TOTAL_QUERY_BEFORE,
    }
}

mask! {
    /// The properties of a time entry, as bits of a `fields` mask.
    TimeEntryField: u64 {
        /// [`TASKCORE_TIME_ENTRY_TASK`](crate::TimeEntryField::TASK) of C.
        TASK = TASKCORE_TIME_ENTRY_TASK,
        /// [`TASKCORE_TIME_ENTRY_PROJECT`](crate::TimeEntryField::PROJECT) of C.
        PROJECT = TASKCORE_TIME_ENTRY_PROJECT,
        /// [`TASKCORE_TIME_ENTRY_START`](crate::TimeEntryField::START) of C.
        START = TASKCORE_TIME_ENTRY_START,
        /// [`TASKCORE_TIME_ENTRY_END`](crate::TimeEntryField::END) of C.
        END = TASKCORE_TIME_ENTRY_END,
        /// [`TASKCORE_TIME_ENTRY_NOTE`](crate::TimeEntryField::NOTE) of C.
        NOTE = TASKCORE_TIME_ENTRY_NOTE,
        /// [`TASKCORE_TIME_ENTRY_HOURLY_RATE`](crate::TimeEntryField::HOURLY_RATE) of C.
        HOURLY_RATE = TASKCORE_TIME_ENTRY_HOURLY_RATE,
    }
}

enumeration! {
    /// What becomes of idle time.
    IdleChoice {
        /// It counts as what the timer runs for
        KEEP = TASKCORE_IDLE_KEEP,
        /// It is in no entry
        DISCARD = TASKCORE_IDLE_DISCARD,
        /// It is an entry of its own
        SPLIT = TASKCORE_IDLE_SPLIT,
    }
}

mask! {
    /// What is said of the entry of idle time that is split off, as bits of `fields`.
    IdleTimeField: u64 {
        /// [`TASKCORE_IDLE_TIME_TASK`](crate::IdleTimeField::TASK) of C.
        TASK = TASKCORE_IDLE_TIME_TASK,
        /// [`TASKCORE_IDLE_TIME_PROJECT`](crate::IdleTimeField::PROJECT) of C.
        PROJECT = TASKCORE_IDLE_TIME_PROJECT,
        /// [`TASKCORE_IDLE_TIME_NOTE`](crate::IdleTimeField::NOTE) of C.
        NOTE = TASKCORE_IDLE_TIME_NOTE,
    }
}

mask! {
    /// The conditions of a query of time entries that are given, as bits of its `fields`.
    TimeEntryQueryField: u64 {
        /// [`TASKCORE_TIME_ENTRY_QUERY_ENTITY`](crate::TimeEntryQueryField::ENTITY) of C.
        ENTITY = TASKCORE_TIME_ENTRY_QUERY_ENTITY,
        /// [`TASKCORE_TIME_ENTRY_QUERY_TASK`](crate::TimeEntryQueryField::TASK) of C.
        TASK = TASKCORE_TIME_ENTRY_QUERY_TASK,
        /// [`TASKCORE_TIME_ENTRY_QUERY_PROJECT`](crate::TimeEntryQueryField::PROJECT) of C.
        PROJECT = TASKCORE_TIME_ENTRY_QUERY_PROJECT,
        /// [`TASKCORE_TIME_ENTRY_QUERY_RUNNING`](crate::TimeEntryQueryField::RUNNING) of C.
        RUNNING = TASKCORE_TIME_ENTRY_QUERY_RUNNING,
        /// [`TASKCORE_TIME_ENTRY_QUERY_FROM`](crate::TimeEntryQueryField::FROM) of C.
        FROM = TASKCORE_TIME_ENTRY_QUERY_FROM,
        /// [`TASKCORE_TIME_ENTRY_QUERY_BEFORE`](crate::TimeEntryQueryField::BEFORE) of C.
        BEFORE = TASKCORE_TIME_ENTRY_QUERY_BEFORE,
    }
}

enumeration! {
    /// What time is added up by; an entry counts for each tag of its task.
    TimeGrouping {
        /// [`TASKCORE_TIME_BY_TASK`](crate::TimeGrouping::TASK) of C.
        TASK = TASKCORE_TIME_BY_TASK,
        /// [`TASKCORE_TIME_BY_PROJECT`](crate::TimeGrouping::PROJECT) of C.
        PROJECT = TASKCORE_TIME_BY_PROJECT,
        /// [`TASKCORE_TIME_BY_DAY`](crate::TimeGrouping::DAY) of C.
        DAY = TASKCORE_TIME_BY_DAY,
        /// [`TASKCORE_TIME_BY_TAG`](crate::TimeGrouping::TAG) of C.
        TAG = TASKCORE_TIME_BY_TAG,
        /// [`TASKCORE_TIME_BY_CLIENT`](crate::TimeGrouping::CLIENT) of C.
        CLIENT = TASKCORE_TIME_BY_CLIENT,
    }
}

mask! {
    /// Of [`taskcore_time_total_query_options`](crate::TimeTotalQueryOptions).fields.
    TimeTotalQueryField: u64 {
        /// [`TASKCORE_TIME_TOTAL_QUERY_FROM`](crate::TimeTotalQueryField::FROM) of C.
        FROM = TASKCORE_TIME_TOTAL_QUERY_FROM,
        /// [`TASKCORE_TIME_TOTAL_QUERY_BEFORE`](crate::TimeTotalQueryField::BEFORE) of C.
        BEFORE = TASKCORE_TIME_TOTAL_QUERY_BEFORE,
    }
}

mask! {
    /// The settings of time entries that are given, as bits of `fields`.
    TimeEntrySetting: u64 {
        /// [`TASKCORE_TIME_ENTRY_SETTINGS_TRACKING`](crate::TimeEntrySetting::TRACKING) of C.
        TRACKING = TASKCORE_TIME_ENTRY_SETTINGS_TRACKING,
    }
}

mask! {
    /// Of [`taskcore_score_options`](crate::ScoreOptions).fields.
    ScoreField: u64 {
        /// Else: the last date
        FIRST_DATE = TASKCORE_SCORE_FIRST_DATE,
        /// Else: today
        LAST_DATE = TASKCORE_SCORE_LAST_DATE,
        /// Else: all projects
        PROJECT_ID = TASKCORE_SCORE_PROJECT_ID,
        /// Else: all tasks
        TAG = TASKCORE_SCORE_TAG,
    }
}

mask! {
    /// Of [`taskcore_pulse_settings`](crate::PulseSettings).fields.
    PulseSetting: u64 {
        /// [`TASKCORE_PULSE_SETTINGS_POINTS_P0`](crate::PulseSetting::POINTS_P0) of C.
        POINTS_P0 = TASKCORE_PULSE_SETTINGS_POINTS_P0,
        /// [`TASKCORE_PULSE_SETTINGS_POINTS_P1`](crate::PulseSetting::POINTS_P1) of C.
        POINTS_P1 = TASKCORE_PULSE_SETTINGS_POINTS_P1,
        /// [`TASKCORE_PULSE_SETTINGS_POINTS_P2`](crate::PulseSetting::POINTS_P2) of C.
        POINTS_P2 = TASKCORE_PULSE_SETTINGS_POINTS_P2,
        /// [`TASKCORE_PULSE_SETTINGS_POINTS_P3`](crate::PulseSetting::POINTS_P3) of C.
        POINTS_P3 = TASKCORE_PULSE_SETTINGS_POINTS_P3,
        /// [`TASKCORE_PULSE_SETTINGS_POINTS_NONE`](crate::PulseSetting::POINTS_NONE) of C.
        POINTS_NONE = TASKCORE_PULSE_SETTINGS_POINTS_NONE,
        /// [`TASKCORE_PULSE_SETTINGS_DAILY_GOAL`](crate::PulseSetting::DAILY_GOAL) of C.
        DAILY_GOAL = TASKCORE_PULSE_SETTINGS_DAILY_GOAL,
        /// [`TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL`](crate::PulseSetting::WEEKLY_GOAL) of C.
        WEEKLY_GOAL = TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL,
        /// [`TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS`](crate::PulseSetting::IGNORED_WEEKDAYS) of
        /// C.
        IGNORED_WEEKDAYS = TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS,
    }
}

mask! {
    /// Weekdays joined by |.
    Weekday: u32 {
        /// [`TASKCORE_WEEKDAYS_MONDAY`](crate::Weekday::MONDAY) of C.
        MONDAY = TASKCORE_WEEKDAYS_MONDAY,
        /// [`TASKCORE_WEEKDAYS_TUESDAY`](crate::Weekday::TUESDAY) of C.
        TUESDAY = TASKCORE_WEEKDAYS_TUESDAY,
        /// [`TASKCORE_WEEKDAYS_WEDNESDAY`](crate::Weekday::WEDNESDAY) of C.
        WEDNESDAY = TASKCORE_WEEKDAYS_WEDNESDAY,
        /// [`TASKCORE_WEEKDAYS_THURSDAY`](crate::Weekday::THURSDAY) of C.
        THURSDAY = TASKCORE_WEEKDAYS_THURSDAY,
        /// [`TASKCORE_WEEKDAYS_FRIDAY`](crate::Weekday::FRIDAY) of C.
        FRIDAY = TASKCORE_WEEKDAYS_FRIDAY,
        /// [`TASKCORE_WEEKDAYS_SATURDAY`](crate::Weekday::SATURDAY) of C.
        SATURDAY = TASKCORE_WEEKDAYS_SATURDAY,
        /// [`TASKCORE_WEEKDAYS_SUNDAY`](crate::Weekday::SUNDAY) of C.
        SUNDAY = TASKCORE_WEEKDAYS_SUNDAY,
    }
}

mask! {
    /// Of [`taskcore_holiday_input`](crate::HolidayInput).fields.
    HolidayField: u64 {
        /// [`TASKCORE_HOLIDAY_FIRST_DATE`](crate::HolidayField::FIRST_DATE) of C.
        FIRST_DATE = TASKCORE_HOLIDAY_FIRST_DATE,
        /// [`TASKCORE_HOLIDAY_LAST_DATE`](crate::HolidayField::LAST_DATE) of C.
        LAST_DATE = TASKCORE_HOLIDAY_LAST_DATE,
    }
}

mask! {
    /// Of [`taskcore_pulse_options`](crate::PulseOptions).fields.
    PulseField: u64 {
        /// Else: 29 days before the last date
        FIRST_DATE = TASKCORE_PULSE_FIRST_DATE,
        /// Else: today
        LAST_DATE = TASKCORE_PULSE_LAST_DATE,
        /// Else: all projects
        PROJECT_ID = TASKCORE_PULSE_PROJECT_ID,
        /// Else: as the store's locale has it
        WEEK_START = TASKCORE_PULSE_WEEK_START,
    }
}

enumeration! {
    /// `TASKCORE_FORECAST_...` of C.
    ForecastKind {
        /// The history is shorter than 7 days
        UNKNOWN = TASKCORE_FORECAST_UNKNOWN,
        /// The backlog is empty already
        EMPTY = TASKCORE_FORECAST_EMPTY,
        /// At the present pace it is on empty_date
        DATE = TASKCORE_FORECAST_DATE,
        /// At the present pace it takes 100 years, or grows
        NEVER = TASKCORE_FORECAST_NEVER,
    }
}

enumeration! {
    /// `TASKCORE_INSIGHT_...` of C.
    InsightKind {
        /// How far today's goal is
        GOAL = TASKCORE_INSIGHT_GOAL,
        /// [`TASKCORE_INSIGHT_STREAK`](crate::InsightKind::STREAK) of C.
        STREAK = TASKCORE_INSIGHT_STREAK,
        /// This week against the last
        WEEK = TASKCORE_INSIGHT_WEEK,
        /// This month against the last
        MONTH = TASKCORE_INSIGHT_MONTH,
        /// Points grow or shrink
        TREND = TASKCORE_INSIGHT_TREND,
        /// [`TASKCORE_INSIGHT_BEST_WEEKDAY`](crate::InsightKind::BEST_WEEKDAY) of C.
        BEST_WEEKDAY = TASKCORE_INSIGHT_BEST_WEEKDAY,
        /// [`TASKCORE_INSIGHT_BEST_HOUR`](crate::InsightKind::BEST_HOUR) of C.
        BEST_HOUR = TASKCORE_INSIGHT_BEST_HOUR,
        /// Where most of the points come from
        PROJECT = TASKCORE_INSIGHT_PROJECT,
        /// More or fewer tasks are overdue
        OVERDUE = TASKCORE_INSIGHT_OVERDUE,
        /// [`TASKCORE_INSIGHT_FORECAST`](crate::InsightKind::FORECAST) of C.
        FORECAST = TASKCORE_INSIGHT_FORECAST,
        /// [`TASKCORE_INSIGHT_LEVEL`](crate::InsightKind::LEVEL) of C.
        LEVEL = TASKCORE_INSIGHT_LEVEL,
    }
}

enumeration! {
    /// `TASKCORE_CHART_KIND_...` of C.
    ChartKind {
        /// A line: points day by day
        SCORE = TASKCORE_CHART_KIND_SCORE,
        /// A pie: done and open, for one day, its score in the middle
        DONE = TASKCORE_CHART_KIND_DONE,
        /// bars
        PROJECTS = TASKCORE_CHART_KIND_PROJECTS,
        /// bars
        PRIORITIES = TASKCORE_CHART_KIND_PRIORITIES,
        /// bars
        WEEKDAYS = TASKCORE_CHART_KIND_WEEKDAYS,
        /// bars
        HOURS = TASKCORE_CHART_KIND_HOURS,
        /// A heat map: a square for each day, a column for each week
        YEAR = TASKCORE_CHART_KIND_YEAR,
        /// A line: open tasks at the end of each day
        BURNDOWN = TASKCORE_CHART_KIND_BURNDOWN,
    }
}

enumeration! {
    /// How a chart is drawn.
    Shape {
        /// [`TASKCORE_SHAPE_LINE`](crate::Shape::LINE) of C.
        LINE = TASKCORE_SHAPE_LINE,
        /// [`TASKCORE_SHAPE_PIE`](crate::Shape::PIE) of C.
        PIE = TASKCORE_SHAPE_PIE,
        /// [`TASKCORE_SHAPE_BARS`](crate::Shape::BARS) of C.
        BARS = TASKCORE_SHAPE_BARS,
        /// [`TASKCORE_SHAPE_HEAT_MAP`](crate::Shape::HEAT_MAP) of C.
        HEAT_MAP = TASKCORE_SHAPE_HEAT_MAP,
    }
}

enumeration! {
    /// What a line of the score, bars or a heat map measure.
    Measure {
        /// [`TASKCORE_MEASURE_POINTS`](crate::Measure::POINTS) of C.
        POINTS = TASKCORE_MEASURE_POINTS,
        /// Tasks and occurrences
        COMPLETED = TASKCORE_MEASURE_COMPLETED,
        /// Minutes; not for bars of priorities and hours
        FOCUS = TASKCORE_MEASURE_FOCUS,
    }
}

mask! {
    /// Of [`taskcore_chart_options`](crate::ChartOptions).fields.
    ChartField: u64 {
        /// Else: 29 days before the last date; of a heat map 364 days
        FIRST_DATE = TASKCORE_CHART_FIRST_DATE,
        /// Else: today
        LAST_DATE = TASKCORE_CHART_LAST_DATE,
        /// Else: all projects
        PROJECT_ID = TASKCORE_CHART_PROJECT_ID,
        /// Else: as the store's locale has it
        WEEK_START = TASKCORE_CHART_WEEK_START,
    }
}

enumeration! {
    /// Which colours a drawing has.
    Appearance {
        /// Those that the reader's system prefers
        AUTO = TASKCORE_APPEARANCE_AUTO,
        /// [`TASKCORE_APPEARANCE_LIGHT`](crate::Appearance::LIGHT) of C.
        LIGHT = TASKCORE_APPEARANCE_LIGHT,
        /// [`TASKCORE_APPEARANCE_DARK`](crate::Appearance::DARK) of C.
        DARK = TASKCORE_APPEARANCE_DARK,
    }
}

mask! {
    /// Of [`taskcore_report_options`](crate::ReportOptions).fields.
    ReportField: u64 {
        /// Else: 29 days before the last date
        FIRST_DATE = TASKCORE_REPORT_FIRST_DATE,
        /// Else: today
        LAST_DATE = TASKCORE_REPORT_LAST_DATE,
        /// Else: as the store's locale has it
        WEEK_START = TASKCORE_REPORT_WEEK_START,
    }
}

enumeration! {
    /// `TASKCORE_FORMAT_...` of C.
    Format {
        /// Of an import alone: what the beginning of the file shows
        FOUND = TASKCORE_FORMAT_FOUND,
        /// Everything, lossless
        JSON = TASKCORE_FORMAT_JSON,
        /// What `task export` and `task import` speak
        TASKWARRIOR = TASKCORE_FORMAT_TASKWARRIOR,
        /// A table with a header, RFC 4180; of an import, any table with headings
        CSV = TASKCORE_FORMAT_CSV,
        /// A task a line, `http://todotxt.org`
        TODO_TXT = TASKCORE_FORMAT_TODO_TXT,
        /// Tasks and events, RFC 5545
        ICALENDAR = TASKCORE_FORMAT_ICALENDAR,
        /// Of an import alone, as those that follow: a project as a table, or what the API gives
        TODOIST = TASKCORE_FORMAT_TODOIST,
        /// The tasks of Takeout
        GOOGLE_TASKS = TASKCORE_FORMAT_GOOGLE_TASKS,
        /// The backup of TickTick
        TICKTICK = TASKCORE_FORMAT_TICKTICK,
        /// The tasks, or the calendar, of Outlook as a table
        OUTLOOK = TASKCORE_FORMAT_OUTLOOK,
        /// The headings of an Org file
        ORG = TASKCORE_FORMAT_ORG,
        /// Lists of Markdown, with the marks of Obsidian
        MARKDOWN = TASKCORE_FORMAT_MARKDOWN,
    }
}

enumeration! {
    /// `TASKCORE_IMPORT_...` of C.
    ImportPolicy {
        /// Property by property, what was changed last, by when the file says that its record was
        /// modified
        NEWER_WINS = TASKCORE_IMPORT_NEWER_WINS,
        /// The file; what was purged here comes back under another uid
        FILE_WINS = TASKCORE_IMPORT_FILE_WINS,
        /// The store: only records that it never had come in
        ONLY_NEW = TASKCORE_IMPORT_ONLY_NEW,
    }
}

enumeration! {
    /// `TASKCORE_NOTE_...` of C.
    NoteKind {
        /// The component was read, without what the note names
        KEPT = TASKCORE_NOTE_KEPT,
        /// The component was left out
        SKIPPED = TASKCORE_NOTE_SKIPPED,
        /// Of the whole file, behind the others: how many values it has that were only kept
        SUMMED = TASKCORE_NOTE_SUMMED,
    }
}

enumeration! {
    /// What brings a store's files of sync to the other devices.
    RemoteKind {
        /// A folder that something else copies: Syncthing, Dropbox, NFS, a USB stick
        FOLDER = TASKCORE_REMOTE_FOLDER,
        /// Callbacks of the program that added it
        HOST = TASKCORE_REMOTE_HOST,
        /// A hub: a PostgreSQL database, or one that speaks its protocol
        POSTGRESQL = TASKCORE_REMOTE_POSTGRESQL,
    }
}

enumeration! {
    /// What a conflict ends with, everywhere.
    ConflictChoice {
        /// [`TASKCORE_CONFLICT_MINE`](crate::ConflictChoice::MINE) of C.
        MINE = TASKCORE_CONFLICT_MINE,
        /// [`TASKCORE_CONFLICT_THEIRS`](crate::ConflictChoice::THEIRS) of C.
        THEIRS = TASKCORE_CONFLICT_THEIRS,
        /// Of notes alone: the lines of both
        MERGED = TASKCORE_CONFLICT_MERGED,
    }
}

enumeration! {
    /// What answers as a hub.
    HubEngine {
        /// [`TASKCORE_HUB_POSTGRESQL`](crate::HubEngine::POSTGRESQL) of C.
        POSTGRESQL = TASKCORE_HUB_POSTGRESQL,
        /// PostgreSQL with the extension Citus
        CITUS = TASKCORE_HUB_CITUS,
        /// [`TASKCORE_HUB_YUGABYTEDB`](crate::HubEngine::YUGABYTEDB) of C.
        YUGABYTEDB = TASKCORE_HUB_YUGABYTEDB,
        /// [`TASKCORE_HUB_COCKROACHDB`](crate::HubEngine::COCKROACHDB) of C.
        COCKROACHDB = TASKCORE_HUB_COCKROACHDB,
    }
}

enumeration! {
    /// What a server of an account speaks.
    AccountKind {
        /// CalDAV (RFC 4791)
        CALDAV = TASKCORE_ACCOUNT_CALDAV,
        /// Google Calendar and Google Tasks
        GOOGLE = TASKCORE_ACCOUNT_GOOGLE,
    }
}

mask! {
    /// What a user allows a program at Google.
    AuthorizationScope: u32 {
        /// To list calendars, and to read and write their events
        CALENDARS = TASKCORE_AUTHORIZATION_CALENDARS,
        /// To read and write lists of tasks
        TASKS = TASKCORE_AUTHORIZATION_TASKS,
        /// To make calendars, which calls for CALENDARS, too
        MAKING = TASKCORE_AUTHORIZATION_MAKING,
    }
}

mask! {
    /// The properties of a party, as bits of a `fields` mask.
    PartyField: u64 {
        /// [`TASKCORE_PARTY_NAME`](crate::PartyField::NAME) of C.
        NAME = TASKCORE_PARTY_NAME,
        /// [`TASKCORE_PARTY_TRADING_NAME`](crate::PartyField::TRADING_NAME) of C.
        TRADING_NAME = TASKCORE_PARTY_TRADING_NAME,
        /// [`TASKCORE_PARTY_LEGAL_FORM`](crate::PartyField::LEGAL_FORM) of C.
        LEGAL_FORM = TASKCORE_PARTY_LEGAL_FORM,
        /// [`TASKCORE_PARTY_SHARE_CAPITAL`](crate::PartyField::SHARE_CAPITAL) of C.
        SHARE_CAPITAL = TASKCORE_PARTY_SHARE_CAPITAL,
        /// [`TASKCORE_PARTY_REGISTRY`](crate::PartyField::REGISTRY) of C.
        REGISTRY = TASKCORE_PARTY_REGISTRY,
        /// [`TASKCORE_PARTY_CONTACT`](crate::PartyField::CONTACT) of C.
        CONTACT = TASKCORE_PARTY_CONTACT,
        /// [`TASKCORE_PARTY_STREET`](crate::PartyField::STREET) of C.
        STREET = TASKCORE_PARTY_STREET,
        /// [`TASKCORE_PARTY_STREET_2`](crate::PartyField::STREET_2) of C.
        STREET_2 = TASKCORE_PARTY_STREET_2,
        /// [`TASKCORE_PARTY_POSTAL_CODE`](crate::PartyField::POSTAL_CODE) of C.
        POSTAL_CODE = TASKCORE_PARTY_POSTAL_CODE,
        /// [`TASKCORE_PARTY_CITY`](crate::PartyField::CITY) of C.
        CITY = TASKCORE_PARTY_CITY,
        /// [`TASKCORE_PARTY_REGION`](crate::PartyField::REGION) of C.
        REGION = TASKCORE_PARTY_REGION,
        /// [`TASKCORE_PARTY_COUNTRY`](crate::PartyField::COUNTRY) of C.
        COUNTRY = TASKCORE_PARTY_COUNTRY,
        /// [`TASKCORE_PARTY_SIREN`](crate::PartyField::SIREN) of C.
        SIREN = TASKCORE_PARTY_SIREN,
        /// [`TASKCORE_PARTY_SIRET`](crate::PartyField::SIRET) of C.
        SIRET = TASKCORE_PARTY_SIRET,
        /// [`TASKCORE_PARTY_REGISTRATION_NUMBER`](crate::PartyField::REGISTRATION_NUMBER) of C.
        REGISTRATION_NUMBER = TASKCORE_PARTY_REGISTRATION_NUMBER,
        /// [`TASKCORE_PARTY_VAT_NUMBER`](crate::PartyField::VAT_NUMBER) of C.
        VAT_NUMBER = TASKCORE_PARTY_VAT_NUMBER,
        /// [`TASKCORE_PARTY_TAX_NUMBER`](crate::PartyField::TAX_NUMBER) of C.
        TAX_NUMBER = TASKCORE_PARTY_TAX_NUMBER,
        /// [`TASKCORE_PARTY_EMAIL`](crate::PartyField::EMAIL) of C.
        EMAIL = TASKCORE_PARTY_EMAIL,
        /// [`TASKCORE_PARTY_PHONE`](crate::PartyField::PHONE) of C.
        PHONE = TASKCORE_PARTY_PHONE,
        /// [`TASKCORE_PARTY_ELECTRONIC_ADDRESS`](crate::PartyField::ELECTRONIC_ADDRESS) of C.
        ELECTRONIC_ADDRESS = TASKCORE_PARTY_ELECTRONIC_ADDRESS,
        /// [`TASKCORE_PARTY_ELECTRONIC_SCHEME`](crate::PartyField::ELECTRONIC_SCHEME) of C.
        ELECTRONIC_SCHEME = TASKCORE_PARTY_ELECTRONIC_SCHEME,
        /// [`TASKCORE_PARTY_IBAN`](crate::PartyField::IBAN) of C.
        IBAN = TASKCORE_PARTY_IBAN,
        /// [`TASKCORE_PARTY_BIC`](crate::PartyField::BIC) of C.
        BIC = TASKCORE_PARTY_BIC,
        /// [`TASKCORE_PARTY_ACCOUNT_NAME`](crate::PartyField::ACCOUNT_NAME) of C.
        ACCOUNT_NAME = TASKCORE_PARTY_ACCOUNT_NAME,
        /// [`TASKCORE_PARTY_LOCALE`](crate::PartyField::LOCALE) of C.
        LOCALE = TASKCORE_PARTY_LOCALE,
        /// [`TASKCORE_PARTY_CURRENCY`](crate::PartyField::CURRENCY) of C.
        CURRENCY = TASKCORE_PARTY_CURRENCY,
        /// [`TASKCORE_PARTY_SUPPLIES`](crate::PartyField::SUPPLIES) of C.
        SUPPLIES = TASKCORE_PARTY_SUPPLIES,
        /// [`TASKCORE_PARTY_DEFAULT_VAT`](crate::PartyField::DEFAULT_VAT) of C.
        DEFAULT_VAT = TASKCORE_PARTY_DEFAULT_VAT,
        /// [`TASKCORE_PARTY_VAT_SCHEME`](crate::PartyField::VAT_SCHEME) of C.
        VAT_SCHEME = TASKCORE_PARTY_VAT_SCHEME,
        /// [`TASKCORE_PARTY_PAGE_TEMPLATE`](crate::PartyField::PAGE_TEMPLATE) of C.
        PAGE_TEMPLATE = TASKCORE_PARTY_PAGE_TEMPLATE,
        /// [`TASKCORE_PARTY_INVOICE_PROFILE`](crate::PartyField::INVOICE_PROFILE) of C.
        INVOICE_PROFILE = TASKCORE_PARTY_INVOICE_PROFILE,
        /// [`TASKCORE_PARTY_VAT_POINT`](crate::PartyField::VAT_POINT) of C.
        VAT_POINT = TASKCORE_PARTY_VAT_POINT,
        /// [`TASKCORE_PARTY_PRICES`](crate::PartyField::PRICES) of C.
        PRICES = TASKCORE_PARTY_PRICES,
    }
}

mask! {
    /// Of [`taskcore_subscription_content`](crate::SubscriptionContent).fields.
    SubscriptionField: u64 {
        /// [`TASKCORE_SUBSCRIPTION_PLAN`](crate::SubscriptionField::PLAN) of C.
        PLAN = TASKCORE_SUBSCRIPTION_PLAN,
        /// [`TASKCORE_SUBSCRIPTION_SINCE`](crate::SubscriptionField::SINCE) of C.
        SINCE = TASKCORE_SUBSCRIPTION_SINCE,
        /// [`TASKCORE_SUBSCRIPTION_UNTIL`](crate::SubscriptionField::UNTIL) of C.
        UNTIL = TASKCORE_SUBSCRIPTION_UNTIL,
        /// [`TASKCORE_SUBSCRIPTION_SOURCE`](crate::SubscriptionField::SOURCE) of C.
        SOURCE = TASKCORE_SUBSCRIPTION_SOURCE,
        /// [`TASKCORE_SUBSCRIPTION_FEATURES`](crate::SubscriptionField::FEATURES) of C.
        FEATURES = TASKCORE_SUBSCRIPTION_FEATURES,
    }
}

enumeration! {
    /// Which rules hold for invoices to somebody.
    ClientKind {
        /// [`TASKCORE_CLIENT_KIND_BUSINESS`](crate::ClientKind::BUSINESS) of C.
        BUSINESS = TASKCORE_CLIENT_KIND_BUSINESS,
        /// A consumer
        PRIVATE_PERSON = TASKCORE_CLIENT_KIND_PRIVATE_PERSON,
        /// [`TASKCORE_CLIENT_KIND_PUBLIC_BODY`](crate::ClientKind::PUBLIC_BODY) of C.
        PUBLIC_BODY = TASKCORE_CLIENT_KIND_PUBLIC_BODY,
    }
}

mask! {
    /// Of [`taskcore_client_input`](crate::ClientInput).fields. In
    /// [`taskcore_change`](crate::Change).fields they stand beside `TASKCORE_PARTY_...`, so they
    /// have bits of their own.
    ClientField: u64 {
        /// [`TASKCORE_CLIENT_PARTY`](crate::ClientField::PARTY) of C.
        PARTY = TASKCORE_CLIENT_PARTY,
        /// [`TASKCORE_CLIENT_NOTES`](crate::ClientField::NOTES) of C.
        NOTES = TASKCORE_CLIENT_NOTES,
        /// [`TASKCORE_CLIENT_ARCHIVED`](crate::ClientField::ARCHIVED) of C.
        ARCHIVED = TASKCORE_CLIENT_ARCHIVED,
        /// [`TASKCORE_CLIENT_HOURLY_RATE`](crate::ClientField::HOURLY_RATE) of C.
        HOURLY_RATE = TASKCORE_CLIENT_HOURLY_RATE,
        /// [`TASKCORE_CLIENT_KIND`](crate::ClientField::KIND) of C.
        KIND = TASKCORE_CLIENT_KIND,
    }
}

mask! {
    /// Of [`taskcore_client_query_options`](crate::ClientQueryOptions).fields.
    ClientQueryField: u64 {
        /// [`TASKCORE_CLIENT_QUERY_TEXT`](crate::ClientQueryField::TEXT) of C.
        TEXT = TASKCORE_CLIENT_QUERY_TEXT,
        /// [`TASKCORE_CLIENT_QUERY_ARCHIVED`](crate::ClientQueryField::ARCHIVED) of C.
        ARCHIVED = TASKCORE_CLIENT_QUERY_ARCHIVED,
    }
}

enumeration! {
    /// What a device may do in a series of numbers.
    SeriesRight {
        /// Issue, for the store is on this device alone
        ALONE = TASKCORE_SERIES_RIGHT_ALONE,
        /// Issue, as the one that does
        MINE = TASKCORE_SERIES_RIGHT_MINE,
        /// Issue as soon as all devices know that it claimed the series
        WAITING = TASKCORE_SERIES_RIGHT_WAITING,
        /// Nothing: another device issues
        OTHERS = TASKCORE_SERIES_RIGHT_OTHERS,
        /// Nothing: no device issues until one claims the series
        UNCLAIMED = TASKCORE_SERIES_RIGHT_UNCLAIMED,
    }
}

enumeration! {
    /// `TASKCORE_INVOICE_KIND_...` of C.
    InvoiceKind {
        /// BT-3 = 380
        INVOICE = TASKCORE_INVOICE_KIND_INVOICE,
        /// BT-3 = 381, or 503 for a down payment in France
        CREDIT_NOTE = TASKCORE_INVOICE_KIND_CREDIT_NOTE,
        /// BT-3 = 386; asked for before what it is for is delivered
        DOWN_PAYMENT = TASKCORE_INVOICE_KIND_DOWN_PAYMENT,
        /// BT-3 = 384; replaces one invoice wholly
        CORRECTED = TASKCORE_INVOICE_KIND_CORRECTED,
        /// No invoice, and no document of EN 16931
        QUOTE = TASKCORE_INVOICE_KIND_QUOTE,
    }
}

enumeration! {
    /// `TASKCORE_INVOICE_STATE_...` of C.
    InvoiceState {
        /// [`TASKCORE_INVOICE_STATE_DRAFT`](crate::InvoiceState::DRAFT) of C.
        DRAFT = TASKCORE_INVOICE_STATE_DRAFT,
        /// Nothing came in yet, and it is not due
        ISSUED = TASKCORE_INVOICE_STATE_ISSUED,
        /// [`TASKCORE_INVOICE_STATE_PARTLY_PAID`](crate::InvoiceState::PARTLY_PAID) of C.
        PARTLY_PAID = TASKCORE_INVOICE_STATE_PARTLY_PAID,
        /// Nothing is owed any more
        PAID = TASKCORE_INVOICE_STATE_PAID,
        /// Something is owed, and its due date is over
        OVERDUE = TASKCORE_INVOICE_STATE_OVERDUE,
        /// A credit note took all of it back
        VOID = TASKCORE_INVOICE_STATE_VOID,
        /// A corrected invoice stands in its place
        REPLACED = TASKCORE_INVOICE_STATE_REPLACED,
        /// Of a quote, as those that follow; one that is open is ISSUED
        ACCEPTED = TASKCORE_INVOICE_STATE_ACCEPTED,
        /// [`TASKCORE_INVOICE_STATE_DECLINED`](crate::InvoiceState::DECLINED) of C.
        DECLINED = TASKCORE_INVOICE_STATE_DECLINED,
        /// Nobody said anything until the last day on which it could be accepted
        EXPIRED = TASKCORE_INVOICE_STATE_EXPIRED,
        /// All of it was turned into an invoice
        INVOICED = TASKCORE_INVOICE_STATE_INVOICED,
    }
}

mask! {
    /// `TASKCORE_INVOICE_STATES_...` of C.
    InvoiceStates: u32 {
        /// [`TASKCORE_INVOICE_STATES_DRAFT`](crate::InvoiceStates::DRAFT) of C.
        DRAFT = TASKCORE_INVOICE_STATES_DRAFT,
        /// [`TASKCORE_INVOICE_STATES_ISSUED`](crate::InvoiceStates::ISSUED) of C.
        ISSUED = TASKCORE_INVOICE_STATES_ISSUED,
        /// [`TASKCORE_INVOICE_STATES_PARTLY_PAID`](crate::InvoiceStates::PARTLY_PAID) of C.
        PARTLY_PAID = TASKCORE_INVOICE_STATES_PARTLY_PAID,
        /// [`TASKCORE_INVOICE_STATES_PAID`](crate::InvoiceStates::PAID) of C.
        PAID = TASKCORE_INVOICE_STATES_PAID,
        /// [`TASKCORE_INVOICE_STATES_OVERDUE`](crate::InvoiceStates::OVERDUE) of C.
        OVERDUE = TASKCORE_INVOICE_STATES_OVERDUE,
        /// [`TASKCORE_INVOICE_STATES_VOID`](crate::InvoiceStates::VOID) of C.
        VOID = TASKCORE_INVOICE_STATES_VOID,
        /// [`TASKCORE_INVOICE_STATES_REPLACED`](crate::InvoiceStates::REPLACED) of C.
        REPLACED = TASKCORE_INVOICE_STATES_REPLACED,
        /// [`TASKCORE_INVOICE_STATES_ACCEPTED`](crate::InvoiceStates::ACCEPTED) of C.
        ACCEPTED = TASKCORE_INVOICE_STATES_ACCEPTED,
        /// [`TASKCORE_INVOICE_STATES_DECLINED`](crate::InvoiceStates::DECLINED) of C.
        DECLINED = TASKCORE_INVOICE_STATES_DECLINED,
        /// [`TASKCORE_INVOICE_STATES_EXPIRED`](crate::InvoiceStates::EXPIRED) of C.
        EXPIRED = TASKCORE_INVOICE_STATES_EXPIRED,
        /// [`TASKCORE_INVOICE_STATES_INVOICED`](crate::InvoiceStates::INVOICED) of C.
        INVOICED = TASKCORE_INVOICE_STATES_INVOICED,
    }
}

enumeration! {
    /// How VAT is due (UNTDID 5305).
    VatCategory {
        /// S, a rate above 0
        STANDARD = TASKCORE_VAT_STANDARD,
        /// Z
        ZERO_RATED = TASKCORE_VAT_ZERO_RATED,
        /// E, with a reason
        EXEMPT = TASKCORE_VAT_EXEMPT,
        /// AE
        REVERSE_CHARGE = TASKCORE_VAT_REVERSE_CHARGE,
        /// K
        INTRA_COMMUNITY = TASKCORE_VAT_INTRA_COMMUNITY,
        /// G
        EXPORT = TASKCORE_VAT_EXPORT,
        /// O
        NOT_SUBJECT = TASKCORE_VAT_NOT_SUBJECT,
        /// L, IGIC
        CANARY_ISLANDS = TASKCORE_VAT_CANARY_ISLANDS,
        /// M, IPSI
        CEUTA_MELILLA = TASKCORE_VAT_CEUTA_MELILLA,
    }
}

mask! {
    /// Of [`taskcore_invoice_input`](crate::InvoiceInput).fields.
    InvoiceField: u64 {
        /// [`TASKCORE_INVOICE_CLIENT`](crate::InvoiceField::CLIENT) of C.
        CLIENT = TASKCORE_INVOICE_CLIENT,
        /// [`TASKCORE_INVOICE_SERIES`](crate::InvoiceField::SERIES) of C.
        SERIES = TASKCORE_INVOICE_SERIES,
        /// [`TASKCORE_INVOICE_DUE_DATE`](crate::InvoiceField::DUE_DATE) of C.
        DUE_DATE = TASKCORE_INVOICE_DUE_DATE,
        /// [`TASKCORE_INVOICE_PAYMENT_DAYS`](crate::InvoiceField::PAYMENT_DAYS) of C.
        PAYMENT_DAYS = TASKCORE_INVOICE_PAYMENT_DAYS,
        /// [`TASKCORE_INVOICE_DELIVERY_DATE`](crate::InvoiceField::DELIVERY_DATE) of C.
        DELIVERY_DATE = TASKCORE_INVOICE_DELIVERY_DATE,
        /// [`TASKCORE_INVOICE_PERIOD`](crate::InvoiceField::PERIOD) of C.
        PERIOD = TASKCORE_INVOICE_PERIOD,
        /// [`TASKCORE_INVOICE_CURRENCY`](crate::InvoiceField::CURRENCY) of C.
        CURRENCY = TASKCORE_INVOICE_CURRENCY,
        /// [`TASKCORE_INVOICE_EXCHANGE_RATE`](crate::InvoiceField::EXCHANGE_RATE) of C.
        EXCHANGE_RATE = TASKCORE_INVOICE_EXCHANGE_RATE,
        /// [`TASKCORE_INVOICE_LANGUAGE`](crate::InvoiceField::LANGUAGE) of C.
        LANGUAGE = TASKCORE_INVOICE_LANGUAGE,
        /// [`TASKCORE_INVOICE_BUSINESS_PROCESS`](crate::InvoiceField::BUSINESS_PROCESS) of C.
        BUSINESS_PROCESS = TASKCORE_INVOICE_BUSINESS_PROCESS,
        /// [`TASKCORE_INVOICE_BUYER_REFERENCE`](crate::InvoiceField::BUYER_REFERENCE) of C.
        BUYER_REFERENCE = TASKCORE_INVOICE_BUYER_REFERENCE,
        /// [`TASKCORE_INVOICE_ORDER_REFERENCE`](crate::InvoiceField::ORDER_REFERENCE) of C.
        ORDER_REFERENCE = TASKCORE_INVOICE_ORDER_REFERENCE,
        /// [`TASKCORE_INVOICE_CONTRACT_REFERENCE`](crate::InvoiceField::CONTRACT_REFERENCE) of C.
        CONTRACT_REFERENCE = TASKCORE_INVOICE_CONTRACT_REFERENCE,
        /// [`TASKCORE_INVOICE_PAYMENT_TERMS`](crate::InvoiceField::PAYMENT_TERMS) of C.
        PAYMENT_TERMS = TASKCORE_INVOICE_PAYMENT_TERMS,
        /// [`TASKCORE_INVOICE_LATE_PENALTY`](crate::InvoiceField::LATE_PENALTY) of C.
        LATE_PENALTY = TASKCORE_INVOICE_LATE_PENALTY,
        /// [`TASKCORE_INVOICE_RECOVERY_FEE`](crate::InvoiceField::RECOVERY_FEE) of C.
        RECOVERY_FEE = TASKCORE_INVOICE_RECOVERY_FEE,
        /// [`TASKCORE_INVOICE_EARLY_DISCOUNT`](crate::InvoiceField::EARLY_DISCOUNT) of C.
        EARLY_DISCOUNT = TASKCORE_INVOICE_EARLY_DISCOUNT,
        /// [`TASKCORE_INVOICE_NOTES`](crate::InvoiceField::NOTES) of C.
        NOTES = TASKCORE_INVOICE_NOTES,
        /// [`TASKCORE_INVOICE_PREPAID`](crate::InvoiceField::PREPAID) of C.
        PREPAID = TASKCORE_INVOICE_PREPAID,
        /// [`TASKCORE_INVOICE_PRECEDING`](crate::InvoiceField::PRECEDING) of C.
        PRECEDING = TASKCORE_INVOICE_PRECEDING,
        /// [`TASKCORE_INVOICE_VALID_UNTIL`](crate::InvoiceField::VALID_UNTIL) of C.
        VALID_UNTIL = TASKCORE_INVOICE_VALID_UNTIL,
        /// [`TASKCORE_INVOICE_VAT_POINT`](crate::InvoiceField::VAT_POINT) of C.
        VAT_POINT = TASKCORE_INVOICE_VAT_POINT,
        /// [`TASKCORE_INVOICE_DELIVERY_NAME`](crate::InvoiceField::DELIVERY_NAME) of C.
        DELIVERY_NAME = TASKCORE_INVOICE_DELIVERY_NAME,
        /// [`TASKCORE_INVOICE_DELIVERY_STREET`](crate::InvoiceField::DELIVERY_STREET) of C.
        DELIVERY_STREET = TASKCORE_INVOICE_DELIVERY_STREET,
        /// [`TASKCORE_INVOICE_DELIVERY_STREET_2`](crate::InvoiceField::DELIVERY_STREET_2) of C.
        DELIVERY_STREET_2 = TASKCORE_INVOICE_DELIVERY_STREET_2,
        /// [`TASKCORE_INVOICE_DELIVERY_POSTAL_CODE`](crate::InvoiceField::DELIVERY_POSTAL_CODE) of
        /// C.
        DELIVERY_POSTAL_CODE = TASKCORE_INVOICE_DELIVERY_POSTAL_CODE,
        /// [`TASKCORE_INVOICE_DELIVERY_CITY`](crate::InvoiceField::DELIVERY_CITY) of C.
        DELIVERY_CITY = TASKCORE_INVOICE_DELIVERY_CITY,
        /// [`TASKCORE_INVOICE_DELIVERY_REGION`](crate::InvoiceField::DELIVERY_REGION) of C.
        DELIVERY_REGION = TASKCORE_INVOICE_DELIVERY_REGION,
        /// [`TASKCORE_INVOICE_DELIVERY_COUNTRY`](crate::InvoiceField::DELIVERY_COUNTRY) of C.
        DELIVERY_COUNTRY = TASKCORE_INVOICE_DELIVERY_COUNTRY,
        /// [`TASKCORE_INVOICE_GROSS_PRICES`](crate::InvoiceField::GROSS_PRICES) of C.
        GROSS_PRICES = TASKCORE_INVOICE_GROSS_PRICES,
    }
}

mask! {
    /// Of [`taskcore_invoice_line_input`](crate::InvoiceLineInput).fields.
    InvoiceLineField: u64 {
        /// [`TASKCORE_INVOICE_LINE_NAME`](crate::InvoiceLineField::NAME) of C.
        NAME = TASKCORE_INVOICE_LINE_NAME,
        /// [`TASKCORE_INVOICE_LINE_DETAILS`](crate::InvoiceLineField::DETAILS) of C.
        DETAILS = TASKCORE_INVOICE_LINE_DETAILS,
        /// [`TASKCORE_INVOICE_LINE_QUANTITY`](crate::InvoiceLineField::QUANTITY) of C.
        QUANTITY = TASKCORE_INVOICE_LINE_QUANTITY,
        /// [`TASKCORE_INVOICE_LINE_UNIT`](crate::InvoiceLineField::UNIT) of C.
        UNIT = TASKCORE_INVOICE_LINE_UNIT,
        /// [`TASKCORE_INVOICE_LINE_UNIT_PRICE`](crate::InvoiceLineField::UNIT_PRICE) of C.
        UNIT_PRICE = TASKCORE_INVOICE_LINE_UNIT_PRICE,
        /// It replaces an amount
        DISCOUNT_RATE = TASKCORE_INVOICE_LINE_DISCOUNT_RATE,
        /// It replaces a rate
        DISCOUNT_AMOUNT = TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT,
        /// [`TASKCORE_INVOICE_LINE_DISCOUNT_REASON`](crate::InvoiceLineField::DISCOUNT_REASON) of
        /// C.
        DISCOUNT_REASON = TASKCORE_INVOICE_LINE_DISCOUNT_REASON,
        /// Category and rate
        VAT = TASKCORE_INVOICE_LINE_VAT,
        /// Reason and code
        EXEMPTION = TASKCORE_INVOICE_LINE_EXEMPTION,
        /// [`TASKCORE_INVOICE_LINE_PERIOD`](crate::InvoiceLineField::PERIOD) of C.
        PERIOD = TASKCORE_INVOICE_LINE_PERIOD,
        /// [`TASKCORE_INVOICE_LINE_TASKS`](crate::InvoiceLineField::TASKS) of C.
        TASKS = TASKCORE_INVOICE_LINE_TASKS,
        /// [`TASKCORE_INVOICE_LINE_POSITION`](crate::InvoiceLineField::POSITION) of C.
        POSITION = TASKCORE_INVOICE_LINE_POSITION,
    }
}

mask! {
    /// Of [`taskcore_invoice_adjustment_input`](crate::InvoiceAdjustmentInput).fields.
    InvoiceAdjustmentField: u64 {
        /// [`TASKCORE_INVOICE_ADJUSTMENT_CHARGE`](crate::InvoiceAdjustmentField::CHARGE) of C.
        CHARGE = TASKCORE_INVOICE_ADJUSTMENT_CHARGE,
        /// It replaces an amount
        RATE = TASKCORE_INVOICE_ADJUSTMENT_RATE,
        /// It replaces a rate
        AMOUNT = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT,
        /// [`TASKCORE_INVOICE_ADJUSTMENT_REASON`](crate::InvoiceAdjustmentField::REASON) of C.
        REASON = TASKCORE_INVOICE_ADJUSTMENT_REASON,
        /// [`TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE`](crate::InvoiceAdjustmentField::REASON_CODE)
        /// of C.
        REASON_CODE = TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE,
        /// [`TASKCORE_INVOICE_ADJUSTMENT_VAT`](crate::InvoiceAdjustmentField::VAT) of C.
        VAT = TASKCORE_INVOICE_ADJUSTMENT_VAT,
        /// [`TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION`](crate::InvoiceAdjustmentField::EXEMPTION) of
        /// C.
        EXEMPTION = TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION,
    }
}

enumeration! {
    /// `TASKCORE_BILL_...` of C.
    BillingGrouping {
        /// One line for all
        ONE_LINE = TASKCORE_BILL_ONE_LINE,
        /// A line per task
        BY_TASK = TASKCORE_BILL_BY_TASK,
        /// A line per project
        BY_PROJECT = TASKCORE_BILL_BY_PROJECT,
        /// A line per day
        BY_DAY = TASKCORE_BILL_BY_DAY,
    }
}

mask! {
    /// Of [`taskcore_focus_billing`](crate::FocusBilling).fields.
    FocusBillingField: u64 {
        /// [`TASKCORE_FOCUS_BILLING_PROJECT_ID`](crate::FocusBillingField::PROJECT_ID) of C.
        PROJECT_ID = TASKCORE_FOCUS_BILLING_PROJECT_ID,
        /// [`TASKCORE_FOCUS_BILLING_TASK_ID`](crate::FocusBillingField::TASK_ID) of C.
        TASK_ID = TASKCORE_FOCUS_BILLING_TASK_ID,
        /// [`TASKCORE_FOCUS_BILLING_NAME`](crate::FocusBillingField::NAME) of C.
        NAME = TASKCORE_FOCUS_BILLING_NAME,
        /// [`TASKCORE_FOCUS_BILLING_RATES`](crate::FocusBillingField::RATES) of C.
        RATES = TASKCORE_FOCUS_BILLING_RATES,
        /// [`TASKCORE_FOCUS_BILLING_CLIENT`](crate::FocusBillingField::CLIENT) of C.
        CLIENT = TASKCORE_FOCUS_BILLING_CLIENT,
    }
}

mask! {
    /// Of [`taskcore_invoice_query_options`](crate::InvoiceQueryOptions).fields.
    InvoiceQueryField: u64 {
        /// [`TASKCORE_INVOICE_QUERY_STATE`](crate::InvoiceQueryField::STATE) of C.
        STATE = TASKCORE_INVOICE_QUERY_STATE,
        /// [`TASKCORE_INVOICE_QUERY_CLIENT`](crate::InvoiceQueryField::CLIENT) of C.
        CLIENT = TASKCORE_INVOICE_QUERY_CLIENT,
        /// [`TASKCORE_INVOICE_QUERY_PERIOD`](crate::InvoiceQueryField::PERIOD) of C.
        PERIOD = TASKCORE_INVOICE_QUERY_PERIOD,
        /// [`TASKCORE_INVOICE_QUERY_KIND`](crate::InvoiceQueryField::KIND) of C.
        KIND = TASKCORE_INVOICE_QUERY_KIND,
        /// [`TASKCORE_INVOICE_QUERY_TEXT`](crate::InvoiceQueryField::TEXT) of C.
        TEXT = TASKCORE_INVOICE_QUERY_TEXT,
        /// [`TASKCORE_INVOICE_QUERY_DEBIT`](crate::InvoiceQueryField::DEBIT) of C.
        DEBIT = TASKCORE_INVOICE_QUERY_DEBIT,
    }
}

mask! {
    /// Of [`taskcore_payment_input`](crate::PaymentInput).fields.
    PaymentField: u64 {
        /// Else: today
        DATE = TASKCORE_PAYMENT_DATE,
        /// Else: all that is owed
        AMOUNT = TASKCORE_PAYMENT_AMOUNT,
        /// [`TASKCORE_PAYMENT_MEANS`](crate::PaymentField::MEANS) of C.
        MEANS = TASKCORE_PAYMENT_MEANS,
        /// [`TASKCORE_PAYMENT_REFERENCE`](crate::PaymentField::REFERENCE) of C.
        REFERENCE = TASKCORE_PAYMENT_REFERENCE,
        /// [`TASKCORE_PAYMENT_NOTES`](crate::PaymentField::NOTES) of C.
        NOTES = TASKCORE_PAYMENT_NOTES,
        /// [`TASKCORE_PAYMENT_OVERPAID`](crate::PaymentField::OVERPAID) of C.
        OVERPAID = TASKCORE_PAYMENT_OVERPAID,
    }
}

enumeration! {
    /// `TASKCORE_EMAIL_STATE_...` of C.
    EmailState {
        /// It was handed over; whether it arrived there is not known
        SENDING = TASKCORE_EMAIL_STATE_SENDING,
        /// [`TASKCORE_EMAIL_STATE_SENT`](crate::EmailState::SENT) of C.
        SENT = TASKCORE_EMAIL_STATE_SENT,
        /// [`TASKCORE_EMAIL_STATE_FAILED`](crate::EmailState::FAILED) of C.
        FAILED = TASKCORE_EMAIL_STATE_FAILED,
    }
}

enumeration! {
    /// `TASKCORE_PAPER_...` of C.
    Paper {
        /// [`TASKCORE_PAPER_A4`](crate::Paper::A4) of C.
        A4 = TASKCORE_PAPER_A4,
        /// [`TASKCORE_PAPER_LETTER`](crate::Paper::LETTER) of C.
        LETTER = TASKCORE_PAPER_LETTER,
    }
}

mask! {
    /// Of [`taskcore_pdf_options`](crate::PdfOptions).fields.
    PdfField: u64 {
        /// Else: A4, or Letter of a seller in the United States
        PAPER = TASKCORE_PDF_PAPER,
        /// Else: the invoice's
        LANGUAGE = TASKCORE_PDF_LANGUAGE,
        /// Else: the client's, else the seller's, else "classic"
        PAGE_TEMPLATE = TASKCORE_PDF_PAGE_TEMPLATE,
    }
}

enumeration! {
    /// `TASKCORE_XML_...` of C.
    XmlFormat {
        /// UN/CEFACT Cross Industry Invoice D16B: what Factur-X embeds
        CII = TASKCORE_XML_CII,
        /// OASIS UBL 2.1, by EN 16931 alone
        UBL = TASKCORE_XML_UBL,
        /// UBL as XRechnung 3.0 has it
        XRECHNUNG = TASKCORE_XML_XRECHNUNG,
        /// UBL as Peppol BIS Billing 3.0 has it
        PEPPOL = TASKCORE_XML_PEPPOL,
        /// As the profile of the invoice has it: CII, XRECHNUNG or PEPPOL
        PROFILE = TASKCORE_XML_PROFILE,
    }
}

mask! {
    /// Of [`taskcore_email_options`](crate::EmailOptions).fields.
    EmailField: u64 {
        /// Else: the client's
        TO = TASKCORE_EMAIL_TO,
        /// [`TASKCORE_EMAIL_CC`](crate::EmailField::CC) of C.
        CC = TASKCORE_EMAIL_CC,
        /// [`TASKCORE_EMAIL_REPLY_TO`](crate::EmailField::REPLY_TO) of C.
        REPLY_TO = TASKCORE_EMAIL_REPLY_TO,
        /// Else: the seller's
        SENDER = TASKCORE_EMAIL_SENDER,
        /// Else: one in the invoice's language
        SUBJECT = TASKCORE_EMAIL_SUBJECT,
        /// likewise
        BODY = TASKCORE_EMAIL_BODY,
        /// [`TASKCORE_EMAIL_PAPER`](crate::EmailField::PAPER) of C.
        PAPER = TASKCORE_EMAIL_PAPER,
    }
}

enumeration! {
    /// `TASKCORE_SMTP_...` of C.
    SmtpSecurity {
        /// Plain at first, then TLS before anything else is said
        STARTTLS = TASKCORE_SMTP_STARTTLS,
        /// TLS from the first byte
        TLS = TASKCORE_SMTP_TLS,
    }
}

enumeration! {
    /// How far a purchase is paid.
    PurchaseState {
        /// Nothing was paid yet, and it is not overdue
        OPEN = TASKCORE_PURCHASE_STATE_OPEN,
        /// Something is still owed, and it is not overdue
        PARTLY_PAID = TASKCORE_PURCHASE_STATE_PARTLY_PAID,
        /// Nothing is owed
        PAID = TASKCORE_PURCHASE_STATE_PAID,
        /// Something is owed, and its due date is over; never a credit note
        OVERDUE = TASKCORE_PURCHASE_STATE_OVERDUE,
    }
}

mask! {
    /// `TASKCORE_PURCHASE_STATES_...` of C.
    PurchaseStates: u32 {
        /// [`TASKCORE_PURCHASE_STATES_OPEN`](crate::PurchaseStates::OPEN) of C.
        OPEN = TASKCORE_PURCHASE_STATES_OPEN,
        /// [`TASKCORE_PURCHASE_STATES_PARTLY_PAID`](crate::PurchaseStates::PARTLY_PAID) of C.
        PARTLY_PAID = TASKCORE_PURCHASE_STATES_PARTLY_PAID,
        /// [`TASKCORE_PURCHASE_STATES_PAID`](crate::PurchaseStates::PAID) of C.
        PAID = TASKCORE_PURCHASE_STATES_PAID,
        /// [`TASKCORE_PURCHASE_STATES_OVERDUE`](crate::PurchaseStates::OVERDUE) of C.
        OVERDUE = TASKCORE_PURCHASE_STATES_OVERDUE,
    }
}

enumeration! {
    /// In which order purchases are listed; of those that are alike, the latest received first.
    PurchaseOrder {
        /// The earliest first, those without one last
        DUE_DATE = TASKCORE_PURCHASE_ORDER_DUE_DATE,
        /// The latest first
        ISSUE_DATE = TASKCORE_PURCHASE_ORDER_ISSUE_DATE,
        /// By name
        SELLER = TASKCORE_PURCHASE_ORDER_SELLER,
        /// Those of which most is owed first
        BALANCE = TASKCORE_PURCHASE_ORDER_BALANCE,
        /// The latest first
        RECEIVED = TASKCORE_PURCHASE_ORDER_RECEIVED,
    }
}

mask! {
    /// What of a purchase can be changed, as bits of a `fields` mask.
    PurchaseField: u64 {
        /// [`TASKCORE_PURCHASE_DUE_DATE`](crate::PurchaseField::DUE_DATE) of C.
        DUE_DATE = TASKCORE_PURCHASE_DUE_DATE,
        /// [`TASKCORE_PURCHASE_NOTES`](crate::PurchaseField::NOTES) of C.
        NOTES = TASKCORE_PURCHASE_NOTES,
    }
}

mask! {
    /// Of [`taskcore_purchase_query_options`](crate::PurchaseQueryOptions).fields.
    PurchaseQueryField: u64 {
        /// [`TASKCORE_PURCHASE_QUERY_STATE`](crate::PurchaseQueryField::STATE) of C.
        STATE = TASKCORE_PURCHASE_QUERY_STATE,
        /// [`TASKCORE_PURCHASE_QUERY_PERIOD`](crate::PurchaseQueryField::PERIOD) of C.
        PERIOD = TASKCORE_PURCHASE_QUERY_PERIOD,
        /// [`TASKCORE_PURCHASE_QUERY_DUE`](crate::PurchaseQueryField::DUE) of C.
        DUE = TASKCORE_PURCHASE_QUERY_DUE,
        /// [`TASKCORE_PURCHASE_QUERY_CURRENCY`](crate::PurchaseQueryField::CURRENCY) of C.
        CURRENCY = TASKCORE_PURCHASE_QUERY_CURRENCY,
        /// [`TASKCORE_PURCHASE_QUERY_TEXT`](crate::PurchaseQueryField::TEXT) of C.
        TEXT = TASKCORE_PURCHASE_QUERY_TEXT,
        /// [`TASKCORE_PURCHASE_QUERY_CREDIT`](crate::PurchaseQueryField::CREDIT) of C.
        CREDIT = TASKCORE_PURCHASE_QUERY_CREDIT,
    }
}

enumeration! {
    /// Which period the drafts of a recurring invoice are for (BT-73, BT-74).
    RecurringPeriod {
        /// [`TASKCORE_RECURRING_PERIOD_NONE`](crate::RecurringPeriod::NONE) of C.
        NONE = TASKCORE_RECURRING_PERIOD_NONE,
        /// From the date of the draft to the day before the next date
        COMING = TASKCORE_RECURRING_PERIOD_COMING,
        /// From the date before to the day before that of the draft
        PAST = TASKCORE_RECURRING_PERIOD_PAST,
    }
}

enumeration! {
    /// How far a recurring invoice is.
    RecurringState {
        /// [`TASKCORE_RECURRING_STATE_ACTIVE`](crate::RecurringState::ACTIVE) of C.
        ACTIVE = TASKCORE_RECURRING_STATE_ACTIVE,
        /// [`TASKCORE_RECURRING_STATE_PAUSED`](crate::RecurringState::PAUSED) of C.
        PAUSED = TASKCORE_RECURRING_STATE_PAUSED,
        /// Paused, and dates came for which nothing was drafted
        BEHIND = TASKCORE_RECURRING_STATE_BEHIND,
        /// There are no dates any more
        ENDED = TASKCORE_RECURRING_STATE_ENDED,
    }
}

mask! {
    /// The properties of a recurring invoice, as bits of a `fields` mask.
    RecurringInvoiceField: u64 {
        /// [`TASKCORE_RECURRING_INVOICE_REPEAT_RULE`](crate::RecurringInvoiceField::REPEAT_RULE) of
        /// C.
        REPEAT_RULE = TASKCORE_RECURRING_INVOICE_REPEAT_RULE,
        /// [`TASKCORE_RECURRING_INVOICE_ZONE`](crate::RecurringInvoiceField::ZONE) of C.
        ZONE = TASKCORE_RECURRING_INVOICE_ZONE,
        /// [`TASKCORE_RECURRING_INVOICE_START_DATE`](crate::RecurringInvoiceField::START_DATE) of
        /// C.
        START_DATE = TASKCORE_RECURRING_INVOICE_START_DATE,
        /// [`TASKCORE_RECURRING_INVOICE_NEXT_DATE`](crate::RecurringInvoiceField::NEXT_DATE) of C.
        NEXT_DATE = TASKCORE_RECURRING_INVOICE_NEXT_DATE,
        /// [`TASKCORE_RECURRING_INVOICE_PERIOD`](crate::RecurringInvoiceField::PERIOD) of C.
        PERIOD = TASKCORE_RECURRING_INVOICE_PERIOD,
        /// [`TASKCORE_RECURRING_INVOICE_PAUSED`](crate::RecurringInvoiceField::PAUSED) of C.
        PAUSED = TASKCORE_RECURRING_INVOICE_PAUSED,
        /// [`TASKCORE_RECURRING_INVOICE_CLIENT`](crate::RecurringInvoiceField::CLIENT) of C.
        CLIENT = TASKCORE_RECURRING_INVOICE_CLIENT,
        /// [`TASKCORE_RECURRING_INVOICE_INVOICE`](crate::RecurringInvoiceField::INVOICE) of C.
        INVOICE = TASKCORE_RECURRING_INVOICE_INVOICE,
        /// [`TASKCORE_RECURRING_INVOICE_CONTENT`](crate::RecurringInvoiceField::CONTENT) of C.
        CONTENT = TASKCORE_RECURRING_INVOICE_CONTENT,
    }
}

enumeration! {
    /// Whom a rate of interest holds for.
    Debtor {
        /// Businesses and public bodies
        BUSINESS = TASKCORE_DEBTOR_BUSINESS,
        /// Private persons
        CONSUMER = TASKCORE_DEBTOR_CONSUMER,
    }
}

mask! {
    /// The properties of a rate of interest, as bits of a `fields` mask.
    PenaltyRateField: u64 {
        /// [`TASKCORE_PENALTY_RATE_DEBTOR`](crate::PenaltyRateField::DEBTOR) of C.
        DEBTOR = TASKCORE_PENALTY_RATE_DEBTOR,
        /// [`TASKCORE_PENALTY_RATE_CURRENCY`](crate::PenaltyRateField::CURRENCY) of C.
        CURRENCY = TASKCORE_PENALTY_RATE_CURRENCY,
        /// [`TASKCORE_PENALTY_RATE_FIRST_DATE`](crate::PenaltyRateField::FIRST_DATE) of C.
        FIRST_DATE = TASKCORE_PENALTY_RATE_FIRST_DATE,
        /// [`TASKCORE_PENALTY_RATE_LAST_DATE`](crate::PenaltyRateField::LAST_DATE) of C.
        LAST_DATE = TASKCORE_PENALTY_RATE_LAST_DATE,
        /// [`TASKCORE_PENALTY_RATE_RATE`](crate::PenaltyRateField::RATE) of C.
        RATE = TASKCORE_PENALTY_RATE_RATE,
        /// [`TASKCORE_PENALTY_RATE_NOTES`](crate::PenaltyRateField::NOTES) of C.
        NOTES = TASKCORE_PENALTY_RATE_NOTES,
    }
}

mask! {
    /// The properties of a reminder, as bits of a `fields` mask.
    PaymentReminderField: u64 {
        /// [`TASKCORE_PAYMENT_REMINDER_LEVEL`](crate::PaymentReminderField::LEVEL) of C.
        LEVEL = TASKCORE_PAYMENT_REMINDER_LEVEL,
        /// [`TASKCORE_PAYMENT_REMINDER_DATE`](crate::PaymentReminderField::DATE) of C.
        DATE = TASKCORE_PAYMENT_REMINDER_DATE,
        /// [`TASKCORE_PAYMENT_REMINDER_PAY_BY`](crate::PaymentReminderField::PAY_BY) of C.
        PAY_BY = TASKCORE_PAYMENT_REMINDER_PAY_BY,
        /// [`TASKCORE_PAYMENT_REMINDER_FEE`](crate::PaymentReminderField::FEE) of C.
        FEE = TASKCORE_PAYMENT_REMINDER_FEE,
        /// [`TASKCORE_PAYMENT_REMINDER_TEXT`](crate::PaymentReminderField::TEXT) of C.
        TEXT = TASKCORE_PAYMENT_REMINDER_TEXT,
        /// [`TASKCORE_PAYMENT_REMINDER_NO_INTEREST`](crate::PaymentReminderField::NO_INTEREST) of
        /// C.
        NO_INTEREST = TASKCORE_PAYMENT_REMINDER_NO_INTEREST,
        /// [`TASKCORE_PAYMENT_REMINDER_NO_RECOVERY`](crate::PaymentReminderField::NO_RECOVERY) of
        /// C.
        NO_RECOVERY = TASKCORE_PAYMENT_REMINDER_NO_RECOVERY,
        /// [`TASKCORE_PAYMENT_REMINDER_SENT`](crate::PaymentReminderField::SENT) of C.
        SENT = TASKCORE_PAYMENT_REMINDER_SENT,
    }
}
