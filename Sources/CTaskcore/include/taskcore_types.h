/*
 * The types, constants and callbacks of the C API of Taskcore.
 *
 * This file is written by hand; `make header` joins it with the functions that
 * the Swift compiler exports into include/taskcore.h, the header to include.
 */
#ifndef TASKCORE_TYPES_H
#define TASKCORE_TYPES_H

#include <stddef.h>
#include <stdint.h>

/* ------------------------------------------------------------------ version */

#define TASKCORE_VERSION_MAJOR 0
#define TASKCORE_VERSION_MINOR 1
#define TASKCORE_VERSION_PATCH 0
#define TASKCORE_VERSION "0.1.0"

/* Grows by one whenever a program that was built for an older library would no
 * longer run with a newer one; it is the number in the soname. */
#define TASKCORE_ABI_VERSION 0

/* ----------------------------------------------------------------- statuses */

/* What a call that can fail returns: TASKCORE_OK or one of the errors below.
 * A callback's own nonzero answer is handed through as it is. */
typedef int32_t taskcore_status;

#define TASKCORE_OK 0             /* done */
#define TASKCORE_EINVALID (-1)    /* an argument is wrong: mend it */
#define TASKCORE_ENOTFOUND (-2)   /* there is no such thing */
#define TASKCORE_ECONFLICT (-3)   /* the present state forbids it */
#define TASKCORE_EBUSY (-4)       /* another user holds the store: try again */
#define TASKCORE_EREADONLY (-5)   /* the store was opened for reading */
#define TASKCORE_EACCESS (-6)     /* the system refuses the path */
#define TASKCORE_ENOTSTORE (-7)   /* the file is not a Taskcore store */
#define TASKCORE_ECORRUPT (-8)    /* the store is damaged: restore a backup */
#define TASKCORE_ETOONEW (-9)     /* written by a newer version: upgrade */
#define TASKCORE_EFULL (-10)      /* no space left on the disk */
#define TASKCORE_EIO (-11)        /* reading or writing failed */
#define TASKCORE_ENOMEM (-12)     /* out of memory */
#define TASKCORE_EPARSE (-13)     /* a text is malformed at a line and column */
#define TASKCORE_EMISUSE (-14)    /* a freed handle, or a call at a wrong time */
#define TASKCORE_EUNSUPPORTED (-15) /* something to install is missing */
#define TASKCORE_EINTERNAL (-16)  /* a bug of Taskcore: report it */

/* The details of the last failed call of a thread. */
typedef struct taskcore_error {
  size_t struct_size;
  taskcore_status status; /* what the call returned; TASKCORE_OK: no failure */
  const char *message;    /* a full sentence; never NULL */
  const char *field;      /* the argument or member that it is about, or "" */
  int64_t index;          /* which one of an array of inputs or ids, or -1 */
  int64_t line;           /* in a text that was read, from 1, or 0 */
  int64_t column;         /* in that line, in bytes, from 1, or 0 */
} taskcore_error;

/* ------------------------------------------------------------------ structs */

/* Every struct begins with its size, and grows only at its end. The elements of an array that comes
 * out of the library are struct_size bytes apart, as the first of them says. */

/* ------------------------------------------------------------------ handles */

/* A store of tasks. Any thread may use it; its calls take turns. */
typedef struct taskcore_store {
  void *private_state;
} taskcore_store;

/* Somebody who is told what each commit changed. */
typedef struct taskcore_observer {
  void *private_state;
} taskcore_observer;

/* A snapshot of tasks; it needs its store no longer. */
typedef struct taskcore_task_list {
  void *private_state;
} taskcore_task_list;

/* A snapshot of projects; it needs its store no longer. */
typedef struct taskcore_project_list {
  void *private_state;
} taskcore_project_list;

/* A snapshot of saved filters; it needs its store no longer. */
typedef struct taskcore_filter_list {
  void *private_state;
} taskcore_filter_list;

/* A snapshot of what happened to a task; it needs its store no longer. */
typedef struct taskcore_history_list {
  void *private_state;
} taskcore_history_list;

/* A snapshot of tasks as lines on a screen; it needs its store no longer. */
typedef struct taskcore_row_list {
  void *private_state;
} taskcore_row_list;

/* What a line of quick add says; it needs its store no longer. */
typedef struct taskcore_quick_add_result {
  void *private_state;
} taskcore_quick_add_result;

/* The home screen, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_home {
  void *private_state;
} taskcore_home;

/* One task as a screen shows it; it needs its store no longer. */
typedef struct taskcore_detail {
  void *private_state;
} taskcore_detail;

/* A snapshot of when a rule gives occurrences; it needs its store no longer. */
typedef struct taskcore_occurrence_list {
  void *private_state;
} taskcore_occurrence_list;

/* A snapshot of what was completed; it needs its store no longer. */
typedef struct taskcore_completion_list {
  void *private_state;
} taskcore_completion_list;

/* A snapshot of events; it needs its store no longer. */
typedef struct taskcore_event_list {
  void *private_state;
} taskcore_event_list;

/* A snapshot of what overlaps; it needs its store no longer. */
typedef struct taskcore_conflict_list {
  void *private_state;
} taskcore_conflict_list;

/* A snapshot of free times; it needs its store no longer. */
typedef struct taskcore_free_time_list {
  void *private_state;
} taskcore_free_time_list;

/* A snapshot of what happens in a range; it needs its store no longer. */
typedef struct taskcore_agenda_list {
  void *private_state;
} taskcore_agenda_list;

/* A snapshot of the days of a month; it needs its store no longer. */
typedef struct taskcore_month_list {
  void *private_state;
} taskcore_month_list;

/* A snapshot of alerts; it needs its store no longer. */
typedef struct taskcore_alert_list {
  void *private_state;
} taskcore_alert_list;

/* A snapshot of focus sessions; it needs its store no longer. */
typedef struct taskcore_focus_list {
  void *private_state;
} taskcore_focus_list;

/* A snapshot of focus times; it needs its store no longer. */
typedef struct taskcore_focus_total_list {
  void *private_state;
} taskcore_focus_total_list;

/* A snapshot of holidays; it needs its store no longer. */
typedef struct taskcore_holiday_list {
  void *private_state;
} taskcore_holiday_list;

/* The pulse, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_pulse {
  void *private_state;
} taskcore_pulse;

/* A chart, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_chart {
  void *private_state;
} taskcore_chart;

/* Figures of how a store was used; it needs its store no longer. */
typedef struct taskcore_usage {
  void *private_state;
} taskcore_usage;

/* The seller's profile, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_profile {
  void *private_state;
} taskcore_profile;

/* A subscription, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_entitlement {
  void *private_state;
} taskcore_entitlement;

/* A snapshot of clients; it needs its store no longer. */
typedef struct taskcore_client_list {
  void *private_state;
} taskcore_client_list;

/* A snapshot of series of numbers; it needs its store no longer. */
typedef struct taskcore_number_series_list {
  void *private_state;
} taskcore_number_series_list;

/* A snapshot of invoices; it needs its store no longer. */
typedef struct taskcore_invoice_list {
  void *private_state;
} taskcore_invoice_list;

/* All of an invoice, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_invoice_document {
  void *private_state;
} taskcore_invoice_document;

/* A snapshot of what forbids issuing; it needs its store no longer. */
typedef struct taskcore_invoice_problem_list {
  void *private_state;
} taskcore_invoice_problem_list;

/* A snapshot of payments; it needs its store no longer. */
typedef struct taskcore_payment_list {
  void *private_state;
} taskcore_payment_list;

/* A snapshot of messages; it needs its store no longer. */
typedef struct taskcore_email_list {
  void *private_state;
} taskcore_email_list;

/* A snapshot of what is owed; it needs its store no longer. */
typedef struct taskcore_ageing_list {
  void *private_state;
} taskcore_ageing_list;

/* A snapshot of turnovers; it needs its store no longer. */
typedef struct taskcore_turnover_list {
  void *private_state;
} taskcore_turnover_list;

/* A snapshot of totals of VAT; it needs its store no longer. */
typedef struct taskcore_vat_total_list {
  void *private_state;
} taskcore_vat_total_list;

/* A snapshot of what an import has to say; it needs its store no longer. */
typedef struct taskcore_import_note_list {
  void *private_state;
} taskcore_import_note_list;

/* A snapshot of tags; it needs its store no longer. */
typedef struct taskcore_tag_list {
  void *private_state;
} taskcore_tag_list;

/* ------------------------------------------------------------- opening a store */

/* Writes the present instant, in milliseconds since 1970 UTC, to *now_ms. It is
 * called while the store is in use and must not call it. */
typedef int32_t (*taskcore_clock_callback)(int64_t *now_ms, void *payload);

#define TASKCORE_OPEN_READ_ONLY (1ULL << 0) /* the file must exist, and stays as it is */

#define TASKCORE_DURABILITY_FULL 0   /* what returned survives a power loss */
#define TASKCORE_DURABILITY_NORMAL 1 /* survives kill -9, not a power loss */

typedef struct taskcore_open_options {
  size_t struct_size;
  const char *path;      /* a file, ":memory:", or NULL for the user's own store */
  uint64_t flags;        /* TASKCORE_OPEN_..., or 0 */
  int32_t durability;    /* TASKCORE_DURABILITY_... */
  int32_t busy_timeout_ms; /* wait this long for other users: 0 to 3,600,000 */
  const char *time_zone; /* an IANA name such as "Europe/Paris"; NULL: the system's */
  taskcore_clock_callback clock; /* NULL: the system's clock */
  void *clock_payload;   /* handed to clock */
  const char *locale;    /* for the order of titles, such as "fr_FR.UTF-8"; NULL: the
                            environment's; an unknown one: ignoring case and accents */
} taskcore_open_options;

#define TASKCORE_OPEN_OPTIONS_INIT                                            \
  { sizeof(taskcore_open_options), NULL, 0, TASKCORE_DURABILITY_FULL, 5000,   \
    NULL, NULL, NULL, NULL }

/* -------------------------------------------------------------------- tasks */

/* The properties of a task, as bits of a `fields` mask. In an input they say what
 * to set; in a task, which optional ones it has; in a change, what changed. */
#define TASKCORE_TASK_TITLE (1ULL << 0)
#define TASKCORE_TASK_NOTES (1ULL << 1)
#define TASKCORE_TASK_PROJECT (1ULL << 2)      /* by name; a new one is added */
#define TASKCORE_TASK_PROJECT_ID (1ULL << 3)   /* by id; input only */
#define TASKCORE_TASK_TAGS (1ULL << 4)         /* exactly these */
#define TASKCORE_TASK_TAGS_ADDED (1ULL << 5)   /* these too; input only */
#define TASKCORE_TASK_TAGS_REMOVED (1ULL << 6) /* not these; input only */
#define TASKCORE_TASK_PRIORITY (1ULL << 7)
#define TASKCORE_TASK_FAVOURITE (1ULL << 8)
#define TASKCORE_TASK_DUE (1ULL << 9)
#define TASKCORE_TASK_COMPLETED (1ULL << 10) /* not in an input */
#define TASKCORE_TASK_DELETED (1ULL << 11)   /* not in an input */
#define TASKCORE_TASK_SLOT (1ULL << 12)
#define TASKCORE_TASK_START (1ULL << 13)     /* hidden until then */
#define TASKCORE_TASK_ESTIMATED_DURATION (1ULL << 14)
#define TASKCORE_TASK_URL (1ULL << 15)
#define TASKCORE_TASK_REMINDERS (1ULL << 16) /* exactly these */
#define TASKCORE_TASK_REPEAT_RULE (1ULL << 17)
#define TASKCORE_TASK_PARENT (1ULL << 18)
#define TASKCORE_TASK_DEPENDS_ON (1ULL << 19)         /* exactly these */
#define TASKCORE_TASK_DEPENDS_ON_ADDED (1ULL << 20)   /* these too; input only */
#define TASKCORE_TASK_DEPENDS_ON_REMOVED (1ULL << 21) /* not these; input only */
#define TASKCORE_TASK_POSITION (1ULL << 22)  /* only in a change */
#define TASKCORE_TASK_ZONE (1ULL << 23)
#define TASKCORE_TASK_REPEAT_MODE (1ULL << 24)
#define TASKCORE_TASK_EXCLUDED_DATES (1ULL << 25) /* exactly these */
#define TASKCORE_TASK_ADDED_DATES (1ULL << 26)    /* exactly these */
#define TASKCORE_TASK_OCCURRENCE (1ULL << 27)     /* not in an input */

#define TASKCORE_REPEAT_FIXED 0 /* the next occurrence is the rule's next one */
#define TASKCORE_REPEAT_AFTER_COMPLETION 1 /* it is counted from when the last one was done */

/* Which occurrences of a series a change is about. */
#define TASKCORE_SCOPE_THIS 1           /* one of them */
#define TASKCORE_SCOPE_THIS_AND_LATER 2
#define TASKCORE_SCOPE_ALL 3

#define TASKCORE_PRIORITY_P0 0
#define TASKCORE_PRIORITY_P1 1
#define TASKCORE_PRIORITY_P2 2 /* what a new task has */
#define TASKCORE_PRIORITY_P3 3
#define TASKCORE_PRIORITY_NONE 4

/* The statuses of a task; a query takes several, joined by |. */
#define TASKCORE_STATUS_OPEN 1U
#define TASKCORE_STATUS_COMPLETED 2U
#define TASKCORE_STATUS_DELETED 4U /* in the trash, completed or not */

/* Where a task stands on a day. It is kept as one for the morning or for the evening; of an open
 * one, the first of these rules that holds says where it stands: due after that day: upcoming; kept
 * for the evening: evening; without a due: inbox; else, due that day or overdue: morning. */
#define TASKCORE_SLOT_MORNING 0 /* what a new task has */
#define TASKCORE_SLOT_EVENING 1
#define TASKCORE_SLOT_UPCOMING 2
#define TASKCORE_SLOT_INBOX 3

#define TASKCORE_MOMENT_NONE 0
#define TASKCORE_MOMENT_DATE 1      /* a calendar date: all of that day */
#define TASKCORE_MOMENT_DATE_TIME 2 /* an instant */

#define TASKCORE_REMINDER_AT 0    /* at an instant */
#define TASKCORE_REMINDER_START 1 /* relative to the start */
#define TASKCORE_REMINDER_DUE 2   /* relative to the due */

/* When to remind of a task. A relative one counts from the first millisecond of a date, and does
 * not remind while the task has none. */
typedef struct taskcore_reminder {
  size_t struct_size;
  int32_t kind;     /* TASKCORE_REMINDER_... */
  int32_t reserved; /* 0 */
  int64_t at_ms;    /* with TASKCORE_REMINDER_AT: milliseconds since 1970 UTC, years 1 to 9999 */
  int64_t offset_s; /* else: seconds after it, negative before; at most 366 days */
} taskcore_reminder;

#define TASKCORE_REMINDER_INIT                                                \
  { sizeof(taskcore_reminder), TASKCORE_REMINDER_AT, 0, 0, 0 }

/* What a task is to be: a new one, or the changes to some. */
typedef struct taskcore_task_input {
  size_t struct_size;
  uint64_t fields;   /* which of the members below are given: TASKCORE_TASK_... */
  const char *title; /* 1 to 1,000 characters in one line; trimmed */
  const char *notes; /* at most 65,536 bytes; "" for none */
  const char *project;   /* 1 to 200 characters in one line; trimmed */
  int64_t project_id;    /* of an existing project; not with project */
  const char *const *tags; /* each 1 to 100 characters, no white space at its ends */
  size_t tag_count;        /* at most 100 */
  const char *const *tags_added;
  size_t tags_added_count;
  const char *const *tags_removed;
  size_t tags_removed_count;
  int32_t priority;  /* TASKCORE_PRIORITY_... */
  int32_t favourite; /* 0 or 1 */
  int32_t due_kind;  /* TASKCORE_MOMENT_...; _NONE takes the due away */
  int32_t due_date;  /* yyyymmdd, such as 20261224, 00010101 to 99991231 */
  int64_t due_ms;    /* milliseconds since 1970 UTC, years 1 to 9999 */
  int32_t start_kind; /* as the due, and not after it */
  int32_t start_date;
  int64_t start_ms;
  int32_t slot;      /* TASKCORE_SLOT_MORNING or _EVENING */
  int32_t reserved;  /* 0 */
  int64_t estimated_duration_s; /* 1 to 31,622,400 (366 days); 0 takes it away */
  const char *url;   /* absolute, at most 2,048 characters; "" for none */
  const taskcore_reminder *reminders; /* an array */
  size_t reminder_count;              /* at most 50 */
  const char *repeat_rule; /* an RRULE of RFC 5545, such as "FREQ=DAILY"; "" for none */
  int64_t parent_id; /* the task that it shall be a subtask of; 0 for none */
  const int64_t *depends_on; /* the tasks that it waits for */
  size_t depends_on_count;   /* at most 100 */
  const int64_t *depends_on_added;
  size_t depends_on_added_count;
  const int64_t *depends_on_removed;
  size_t depends_on_removed_count;
  const char *zone;  /* an IANA name, in which the task repeats; "" for the store's */
  int32_t repeat_mode; /* TASKCORE_REPEAT_... */
  int32_t reserved_2; /* 0 */
  const char *excluded_dates; /* occurrences that are left out (EXDATE): local times with spaces
                                 between, such as "20261224T170000" or "20261224"; at most 1,000 */
  const char *added_dates; /* occurrences besides those of the rule (RDATE), likewise */
} taskcore_task_input;

#define TASKCORE_TASK_INPUT_INIT                                              \
  { sizeof(taskcore_task_input), 0, NULL, NULL, NULL, 0, NULL, 0, NULL, 0,    \
    NULL, 0, TASKCORE_PRIORITY_P2, 0, TASKCORE_MOMENT_NONE, 0, 0,             \
    TASKCORE_MOMENT_NONE, 0, 0, TASKCORE_SLOT_MORNING, 0, 0, NULL, NULL, 0,   \
    NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, TASKCORE_REPEAT_FIXED, 0, NULL, \
    NULL }

/* Where a text that was searched for was found. */
typedef struct taskcore_highlight {
  size_t struct_size;
  uint64_t field; /* TASKCORE_TASK_TITLE, TASKCORE_TASK_NOTES or TASKCORE_TASK_TAGS */
  size_t tag;     /* which one of the tags, from 0 */
  size_t start;   /* in bytes */
  size_t length;  /* in bytes */
} taskcore_highlight;

/* What is true of a task at the moment that it was read, as bits of `states`. */
#define TASKCORE_STATE_OVERDUE 1U  /* it is open, and its due is over */
#define TASKCORE_STATE_HIDDEN 2U   /* it is open, and its start is to come */
#define TASKCORE_STATE_BLOCKED 4U  /* it is open, and depends on an open task */
#define TASKCORE_STATE_BLOCKING 8U /* it is open, and an open task depends on it */

/* A task, as it was when it was read. Its strings and arrays live in its list. */
typedef struct taskcore_task {
  size_t struct_size;
  uint64_t fields;     /* the optional ones that it has: NOTES, TAGS, DUE, COMPLETED, DELETED,
                          START, ESTIMATED_DURATION, URL, REMINDERS, REPEAT_RULE, PARENT,
                          DEPENDS_ON, ZONE, OCCURRENCE, EXCLUDED_DATES, ADDED_DATES */
  int64_t id;          /* of this store; never used again */
  const char *uid;     /* for other devices and files */
  const char *title;
  const char *notes;   /* "" when it has none */
  int64_t project_id;
  const char *project; /* its name */
  const char *const *tags; /* sorted; NULL when it has none */
  size_t tag_count;
  uint32_t status;     /* TASKCORE_STATUS_... */
  int32_t priority;    /* TASKCORE_PRIORITY_... */
  int32_t favourite;   /* 0 or 1 */
  int32_t due_kind;    /* TASKCORE_MOMENT_... */
  int32_t due_date;    /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int32_t start_kind;  /* TASKCORE_MOMENT_... */
  int64_t due_ms;      /* with TASKCORE_MOMENT_DATE_TIME; all _ms: since 1970 UTC */
  int64_t created_ms;
  int64_t modified_ms;
  int64_t completed_ms; /* with TASKCORE_TASK_COMPLETED in fields */
  int64_t deleted_ms;   /* with TASKCORE_TASK_DELETED in fields */
  int64_t start_ms;     /* with TASKCORE_MOMENT_DATE_TIME */
  int32_t start_date;   /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int32_t slot;         /* TASKCORE_SLOT_MORNING or _EVENING: what it is kept as */
  int32_t current_slot; /* TASKCORE_SLOT_...: where it stands today, were it open */
  uint32_t states;      /* TASKCORE_STATE_... */
  int32_t urgency;      /* in thousandths; 0 when it is not open */
  int32_t depth;        /* in a tree, how many tasks of the list it is under; else 0 */
  int64_t estimated_duration_s; /* 0 when it has none */
  const char *url;      /* "" when it has none */
  const taskcore_reminder *reminders; /* in the order of time; NULL when it has none */
  size_t reminder_count;
  const char *repeat_rule; /* "" when it has none */
  int64_t parent_id;    /* 0 when it has none */
  const int64_t *depends_on; /* sorted; NULL when it depends on none */
  size_t depends_on_count;
  int64_t subtask_count; /* direct ones, outside of the trash */
  int64_t subtask_completed_count; /* of these */
  const taskcore_highlight *highlights; /* of the query's text; NULL without */
  size_t highlight_count;
  const char *zone;     /* in which it repeats; "" for the store's */
  const char *occurrence; /* of a task that repeats: which one it stands for, as a local time such
                             as "20261224T170000"; with the uid it names the occurrence; else "" */
  const char *excluded_dates; /* local times with spaces between; "" for none */
  const char *added_dates;
  const char *series_uid; /* of the task that this is a changed occurrence of; else "" */
  int32_t repeat_mode;  /* TASKCORE_REPEAT_... */
  int32_t reserved;     /* 0 */
} taskcore_task;

/* Where to move tasks, projects or filters to: exactly one place, and for tasks a project or
 * parent with it or alone. */
#define TASKCORE_MOVE_BEFORE (1ULL << 0)     /* before the one with before_id */
#define TASKCORE_MOVE_AFTER (1ULL << 1)      /* after the one with after_id */
#define TASKCORE_MOVE_TO_TOP (1ULL << 2)
#define TASKCORE_MOVE_TO_BOTTOM (1ULL << 3)
#define TASKCORE_MOVE_PROJECT_ID (1ULL << 4) /* into that project, out of any parent; tasks only */
#define TASKCORE_MOVE_PARENT_ID (1ULL << 5)  /* under that task; tasks only */

typedef struct taskcore_move {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_MOVE_... */
  int64_t before_id;
  int64_t after_id;
  int64_t project_id;
  int64_t parent_id;  /* 0: under none */
} taskcore_move;

#define TASKCORE_MOVE_INIT { sizeof(taskcore_move), 0, 0, 0, 0, 0 }

/* Completing is refused for a task with open subtasks, which are completed with it else. */
#define TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS (1ULL << 0)
/* A task that repeats goes on with the first occurrence after now instead of with the next one. */
#define TASKCORE_COMPLETE_SKIP_MISSED (1ULL << 1)
/* A task that repeats does so no longer: it is completed as any other. */
#define TASKCORE_COMPLETE_SERIES (1ULL << 2)

/* -------------------------------------------------------------------- queries */

/* The conditions of a query that are given, as bits of its `fields`. */
#define TASKCORE_QUERY_FILTER (1ULL << 0)
#define TASKCORE_QUERY_TEXT (1ULL << 1)
#define TASKCORE_QUERY_PROJECTS (1ULL << 2)
#define TASKCORE_QUERY_PROJECT_IDS (1ULL << 3)
#define TASKCORE_QUERY_TAGS_ANY (1ULL << 4)
#define TASKCORE_QUERY_TAGS_ALL (1ULL << 5)
#define TASKCORE_QUERY_TAGS_NONE (1ULL << 6)
#define TASKCORE_QUERY_PRIORITIES (1ULL << 7)
#define TASKCORE_QUERY_STATUSES (1ULL << 8) /* else: the open ones */
#define TASKCORE_QUERY_FAVOURITE (1ULL << 9)
#define TASKCORE_QUERY_SLOTS (1ULL << 10)
#define TASKCORE_QUERY_DUE_FROM (1ULL << 11)
#define TASKCORE_QUERY_DUE_BEFORE (1ULL << 12)
#define TASKCORE_QUERY_COMPLETED_FROM (1ULL << 13)
#define TASKCORE_QUERY_COMPLETED_BEFORE (1ULL << 14)
#define TASKCORE_QUERY_PARENT (1ULL << 15)
#define TASKCORE_QUERY_BLOCKED (1ULL << 16)
#define TASKCORE_QUERY_BLOCKING (1ULL << 17)
#define TASKCORE_QUERY_HIDDEN (1ULL << 18)   /* else: no open task that is hidden until later */
#define TASKCORE_QUERY_ARCHIVED (1ULL << 19) /* else: no open task of an archived project */
#define TASKCORE_QUERY_OVERDUE (1ULL << 20)
#define TASKCORE_QUERY_VIEW (1ULL << 21)
#define TASKCORE_QUERY_VIEW_DATE (1ULL << 22) /* else: today */
#define TASKCORE_QUERY_VIEW_LAST_DATE (1ULL << 23)
#define TASKCORE_QUERY_LIMIT (1ULL << 24)     /* else: all */
#define TASKCORE_QUERY_IDS (1ULL << 25)

/* Each order begins with what its name says first; descending turns it round. Tasks without the
 * value come last, either way. */
#define TASKCORE_SORT_CREATED 0   /* the order of the ids */
#define TASKCORE_SORT_DUE 1       /* the earliest first */
#define TASKCORE_SORT_PRIORITY 2  /* P0 first; descending, P3: none is the last either way */
#define TASKCORE_SORT_TITLE 3     /* in the collation of the store's locale */
#define TASKCORE_SORT_MODIFIED 4  /* the longest ago first */
#define TASKCORE_SORT_MANUAL 5    /* the user's own order */
#define TASKCORE_SORT_FAVOURITE 6 /* the favourites first */
#define TASKCORE_SORT_URGENCY 7   /* the most urgent first */
#define TASKCORE_SORT_START 8     /* the earliest first */
#define TASKCORE_SORT_COMPLETED 9 /* the longest ago first */
#define TASKCORE_SORT_RELEVANCE 10 /* the best match of the text first */
#define TASKCORE_SORT_DELETED 11  /* the longest ago first */

typedef struct taskcore_sort {
  size_t struct_size;
  int32_t key;        /* TASKCORE_SORT_... */
  int32_t descending; /* 0 or 1 */
} taskcore_sort;

#define TASKCORE_SORT_INIT { sizeof(taskcore_sort), TASKCORE_SORT_CREATED, 0 }

/* Grouped tasks stand together, the groups in the order of the projects, days or priorities. */
#define TASKCORE_GROUP_NONE 0
#define TASKCORE_GROUP_PROJECT 1
#define TASKCORE_GROUP_DUE_DAY 2 /* in the store's zone; those without a due last */
#define TASKCORE_GROUP_PRIORITY 3
#define TASKCORE_GROUP_COMPLETED_DAY 4

/* Lists that every task app shows. They show open tasks that are not hidden until later and in no
 * archived project, but for the completed ones and the trash. The morning, evening and upcoming of
 * a day after today leave out what is hidden for all of that day, and not what is hidden now. */
#define TASKCORE_VIEW_MORNING 1  /* due on a day, not for the evening; today: overdue ones too */
#define TASKCORE_VIEW_EVENING 2  /* the same for the evening; today: without a due too */
#define TASKCORE_VIEW_UPCOMING 3 /* due after a day */
#define TASKCORE_VIEW_INBOX 4    /* without a due, not for the evening */
#define TASKCORE_VIEW_TODAY 5    /* morning and evening of today */
#define TASKCORE_VIEW_OVERDUE 6
#define TASKCORE_VIEW_FAVOURITES 7
#define TASKCORE_VIEW_COMPLETED 8 /* from view_date to view_last_date, each if given */
#define TASKCORE_VIEW_NEXT 9      /* all, by urgency */
#define TASKCORE_VIEW_TRASH 10

/* Which tasks to list, in which order. All given conditions must hold. A task that is due on a date
 * counts as due at the last millisecond of that day in the store's zone. */
typedef struct taskcore_query {
  size_t struct_size;
  uint64_t fields;       /* which conditions are given: TASKCORE_QUERY_... */
  const char *filter;    /* in the language of queries; its sort, group and limit count unless
                            they are given here */
  const char *text;      /* words to find, each as the beginning of one; "in quotes" as it is */
  uint64_t text_fields;  /* where: TASKCORE_TASK_TITLE, _NOTES and _TAGS; 0: in all of them */
  const char *const *projects; /* in one of these, by name */
  size_t project_count;
  const int64_t *project_ids; /* in one of these; with projects: of either */
  size_t project_id_count;
  const char *const *tags_any; /* with at least one of these */
  size_t tags_any_count;
  const char *const *tags_all; /* with all of these */
  size_t tags_all_count;
  const char *const *tags_none; /* with none of these */
  size_t tags_none_count;
  uint32_t priorities;   /* bits: 1 << TASKCORE_PRIORITY_..., joined by | */
  uint32_t statuses;     /* TASKCORE_STATUS_... joined by | */
  uint32_t slots;        /* bits: 1 << TASKCORE_SLOT_..., as they stand today */
  int32_t favourite;     /* this and what follows: 0 for those that are not, 1 for those that are */
  int32_t blocked;
  int32_t blocking;
  int32_t hidden;        /* 2 for both */
  int32_t archived;      /* 2 for both */
  int32_t overdue;
  int32_t group;         /* TASKCORE_GROUP_... */
  int64_t due_from_ms;   /* due at this instant or later */
  int64_t due_before_ms; /* due before this instant */
  int64_t completed_from_ms;
  int64_t completed_before_ms;
  int64_t parent_id;     /* the subtasks of this one; 0: of none */
  int32_t view;          /* TASKCORE_VIEW_... */
  int32_t view_date;     /* yyyymmdd */
  int32_t view_last_date; /* yyyymmdd */
  int32_t tree;          /* 1: each task is followed by its subtasks, and has its depth */
  const int64_t *ids;    /* one of these */
  size_t id_count;
  const taskcore_sort *sorts; /* an array; the first counts most, ties are in the order of ids */
  size_t sort_count;     /* at most 8; 0: the view's own order, or with a text the best match
                            first, or the order of the ids */
  int64_t limit;         /* at most this many: 0 or more */
  int64_t offset;        /* after skipping this many: 0 or more */
} taskcore_query;

#define TASKCORE_QUERY_INIT                                                   \
  { sizeof(taskcore_query), 0, NULL, NULL, 0, NULL, 0, NULL, 0, NULL, 0,      \
    NULL, 0, NULL, 0, 0, TASKCORE_STATUS_OPEN, 0, 0, 0, 0, 0, 0, 0,           \
    TASKCORE_GROUP_NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, NULL, 0, 0, 0 }

/* Some tasks of a grouped list. */
typedef struct taskcore_group {
  size_t struct_size;
  int64_t key;       /* a project's id, a day as yyyymmdd or 0 for none, or a priority */
  const char *label; /* such as "Home", "2026-12-24" or "P1"; it lives in the list */
  size_t first;      /* the index of its first row; with row_count 0: where it would be */
  size_t row_count;  /* how many rows of the list are in it */
  int64_t total_count; /* how many tasks it has, whatever the limit and offset */
} taskcore_group;

/* -------------------------------------------------------------------- projects */

/* The id of the project Inbox, which every store has. */
#define TASKCORE_INBOX_ID 1

/* Colours by their meaning; taskcore_colour says what they look like. */
#define TASKCORE_COLOUR_BLACK 0 /* what plain text has */
#define TASKCORE_COLOUR_RED 1
#define TASKCORE_COLOUR_ORANGE 2
#define TASKCORE_COLOUR_YELLOW 3
#define TASKCORE_COLOUR_GREEN 4
#define TASKCORE_COLOUR_TEAL 5
#define TASKCORE_COLOUR_BLUE 6
#define TASKCORE_COLOUR_INDIGO 7
#define TASKCORE_COLOUR_PURPLE 8
#define TASKCORE_COLOUR_PINK 9
#define TASKCORE_COLOUR_BROWN 10
#define TASKCORE_COLOUR_GREY 11

/* The properties of a project, as bits of a `fields` mask. */
#define TASKCORE_PROJECT_NAME (1ULL << 0)
#define TASKCORE_PROJECT_DESCRIPTION (1ULL << 1)
#define TASKCORE_PROJECT_COLOUR (1ULL << 2)
#define TASKCORE_PROJECT_ICON (1ULL << 3)
#define TASKCORE_PROJECT_ARCHIVED (1ULL << 4)

/* What a project is to be: a new one, or the changes to one. */
typedef struct taskcore_project_input {
  size_t struct_size;
  uint64_t fields;         /* which of the members below are given: TASKCORE_PROJECT_... */
  const char *name;        /* 1 to 200 characters in one line, trimmed; no other project has it,
                              whatever its case and accents */
  const char *description; /* at most 1,000 characters in one line; "" for none */
  const char *icon;        /* a name or an emoji, at most 64 characters; "" for none */
  int32_t colour;          /* TASKCORE_COLOUR_... */
  int32_t archived;        /* 0 or 1 */
} taskcore_project_input;

#define TASKCORE_PROJECT_INPUT_INIT                                           \
  { sizeof(taskcore_project_input), 0, NULL, NULL, NULL, TASKCORE_COLOUR_BLACK, 0 }

/* A project, as it was when it was read. Its strings live in its list. */
typedef struct taskcore_project {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  int64_t open_count;      /* of its tasks */
  int64_t completed_count; /* of its tasks */
  int64_t created_ms;      /* milliseconds since 1970 UTC */
  const char *description; /* "" when it has none */
  const char *icon;        /* "" when it has none */
  int64_t archived_ms;     /* with archived: since when */
  int32_t archived;        /* 0 or 1 */
  int32_t colour;          /* TASKCORE_COLOUR_... */
} taskcore_project;

/* A list has archived projects too. */
#define TASKCORE_PROJECTS_ARCHIVED (1ULL << 0)

/* A project's tasks go to the trash with it, instead of to Inbox. */
#define TASKCORE_DELETE_WITH_TASKS (1ULL << 0)

/* What a repair mended. */
typedef struct taskcore_repair_report {
  size_t struct_size;
  int64_t inbox_restored;       /* 1 when Inbox was missing */
  int64_t tasks_rehomed;        /* put into Inbox, for their project was missing */
  int64_t subtasks_detached;    /* made tasks of their own: their parent was missing, in another
                                   project, below them, or in the trash or completed, and
                                   they were not */
  int64_t dependencies_removed; /* on tasks that are missing, or in a circle */
  int64_t tags_mended;          /* tasks whose tags were not the ones they can be found by */
  int64_t positions_mended;     /* tasks, projects and filters without a place in the order */
  int64_t index_rebuilt;        /* 1 when the index of words, or the queue of
                                   reminders, did not agree with the items */
  int64_t values_mended;        /* that a task, project or filter cannot have: now defaults,
                                   or the nearest that it can have */
  int64_t invoice_parts_removed; /* lines, payments and the like whose invoice was missing */
  int64_t numbers_missing;      /* of invoices, in the middle of their series, and invoices issued
                                   without one; they are told of, and never given again */
  int64_t numbers_doubled;      /* that more than one invoice has; they are told of only */
} taskcore_repair_report;

#define TASKCORE_REPAIR_REPORT_INIT                                           \
  { sizeof(taskcore_repair_report), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* ------------------------------------------------------------------------ tags */

/* A tag that at least one task outside of the trash has, or that has a colour, as it was when it
 * was read. Its name lives in its list. */
typedef struct taskcore_tag {
  size_t struct_size;
  const char *name;
  int64_t open_count;      /* of the tasks that have it */
  int64_t completed_count; /* of the tasks that have it */
  int32_t colour;          /* TASKCORE_COLOUR_... */
  int32_t reserved;        /* 0 */
} taskcore_tag;

/* --------------------------------------------------------------- saved filters */

/* The properties of a saved filter, as bits of a `fields` mask. */
#define TASKCORE_FILTER_NAME (1ULL << 0)
#define TASKCORE_FILTER_QUERY (1ULL << 1)
#define TASKCORE_FILTER_COLOUR (1ULL << 2)

/* What a saved filter is to be: a new one, or the changes to one. */
typedef struct taskcore_filter_input {
  size_t struct_size;
  uint64_t fields;   /* which of the members below are given: TASKCORE_FILTER_... */
  const char *name;  /* 1 to 200 characters in one line, trimmed; no other filter has it, whatever
                        its case and accents */
  const char *query; /* in the language of queries, 1 to 1,000 characters in one line */
  int32_t colour;    /* TASKCORE_COLOUR_... */
  int32_t reserved;  /* 0 */
} taskcore_filter_input;

#define TASKCORE_FILTER_INPUT_INIT                                            \
  { sizeof(taskcore_filter_input), 0, NULL, NULL, TASKCORE_COLOUR_BLACK, 0 }

/* A saved filter, as it was when it was read. Its strings live in its list. */
typedef struct taskcore_filter {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  const char *query;
  int64_t created_ms; /* milliseconds since 1970 UTC */
  int32_t colour;     /* TASKCORE_COLOUR_... */
  int32_t reserved;   /* 0 */
} taskcore_filter;

/* ------------------------------------------------------------------- quick add */

/* A part of a line that was understood. */
typedef struct taskcore_token {
  size_t struct_size;
  uint64_t field; /* what it says, such as TASKCORE_TASK_DUE or TASKCORE_TASK_TAGS_ADDED */
  size_t start;   /* in bytes */
  size_t length;  /* in bytes */
} taskcore_token;

/* What a line of quick add says; all of it lives in its handle. */
typedef struct taskcore_quick_add_content {
  size_t struct_size;
  const taskcore_task_input *input; /* ready for taskcore_task_add */
  const taskcore_token *tokens; /* in the order of the line; NULL for none */
  size_t token_count;
} taskcore_quick_add_content;

/* ---------------------------------------------------------------------- history */

/* One property of a task that changed once, as it was read. Its strings live in its list. */
typedef struct taskcore_history_entry {
  size_t struct_size;
  int64_t step_id;      /* those of one call have the same */
  int64_t at_ms;        /* milliseconds since 1970 UTC */
  const char *device;   /* the uid of the device that did it */
  const char *property; /* such as "title"; "id" where it came into being or went */
  const char *old_value; /* as a text; NULL when it had none */
  const char *new_value; /* as a text; NULL when it has none any more */
  int32_t action;       /* TASKCORE_ACTION_... */
  int32_t reserved;     /* 0 */
} taskcore_history_entry;

/* ------------------------------------------------------------------ view models */

#define TASKCORE_THEME_LIGHT 0
#define TASKCORE_THEME_DARK 1

/* One task as a line on a screen; its strings live in its handle. */
typedef struct taskcore_row {
  size_t struct_size;
  int64_t task_id;
  const char *title;
  const char *due_label;     /* such as "Today 17:00" or "2 days overdue"; "" without */
  const char *project_label; /* "" for Inbox */
  const char *tags_label;    /* such as "@bank @home"; "" without */
  const char *priority_label; /* "P0" to "P3", or "" */
  const char *progress_label; /* of its subtasks, such as "1 of 3"; "" without */
  const char *blocked_label; /* such as "Waits for" and a title; "" when it waits for none */
  int32_t is_struck_through; /* 1 when it is done */
  int32_t is_favourite;      /* 0 or 1 */
  int32_t is_overdue;        /* 0 or 1 */
  int32_t has_days_remaining; /* 1 with a due */
  int32_t days_remaining;    /* from today to the due's day; negative when it is over */
  int32_t depth;             /* how far it is to be indented */
  int32_t colour;            /* TASKCORE_COLOUR_...: of the priority; green when it is done */
  int32_t due_colour;        /* TASKCORE_COLOUR_...: red when overdue, orange today, else grey */
} taskcore_row;

#define TASKCORE_SECTION_OVERDUE 1
#define TASKCORE_SECTION_MORNING 2
#define TASKCORE_SECTION_EVENING 3
#define TASKCORE_SECTION_UPCOMING 4
#define TASKCORE_SECTION_INBOX 5
#define TASKCORE_SECTION_COMPLETED 6 /* today */
#define TASKCORE_SECTION_RESULTS 7   /* what the chosen chip asks for */

/* A part of the home screen with a heading. */
typedef struct taskcore_section {
  size_t struct_size;
  const char *title; /* such as "Morning" */
  size_t first;      /* the index of its first row */
  size_t row_count;
  int64_t total_count; /* may be more than its rows */
  int32_t kind;      /* TASKCORE_SECTION_... */
  int32_t reserved;  /* 0 */
} taskcore_section;

#define TASKCORE_CHIP_ALL 1
#define TASKCORE_CHIP_FAVOURITES 2
#define TASKCORE_CHIP_PROJECT 3
#define TASKCORE_CHIP_FILTER 4

/* A choice above the home screen. */
typedef struct taskcore_chip {
  size_t struct_size;
  const char *title;
  const char *query;  /* in the language of queries; "" for all */
  int64_t id;         /* of the project or filter; else 0 */
  int64_t open_count; /* how many open tasks it shows */
  int32_t kind;       /* TASKCORE_CHIP_... */
  int32_t colour;     /* TASKCORE_COLOUR_... */
  int32_t is_selected; /* 0 or 1 */
  int32_t reserved;   /* 0 */
} taskcore_chip;

#define TASKCORE_EMPTY_NOT 0   /* there is something to show */
#define TASKCORE_EMPTY_FRESH 1 /* nothing was ever added */
#define TASKCORE_EMPTY_DONE 2  /* everything is done */
#define TASKCORE_EMPTY_NO_MATCH 3 /* the chosen chip shows nothing */

/* What the home screen is asked for. */
typedef struct taskcore_home_options {
  size_t struct_size;
  const char *query;   /* of the chosen chip, in the language of queries; NULL or "" for all */
  int64_t section_limit; /* rows of each section at most: 1 or more; 0: all */
} taskcore_home_options;

#define TASKCORE_HOME_OPTIONS_INIT { sizeof(taskcore_home_options), NULL, 0 }

/* The home screen; all of it lives in its handle. */
typedef struct taskcore_home_content {
  size_t struct_size;
  const char *title;         /* "My Tasks" */
  const char *date_label;    /* such as "Thursday 24 December" */
  const char *progress_label; /* of today, such as "3 of 5 done"; "" without tasks */
  const taskcore_chip *chips;
  size_t chip_count;
  const taskcore_section *sections; /* those with rows */
  size_t section_count;
  const taskcore_row *rows;
  size_t row_count;
  int64_t open_count;      /* open tasks, but for hidden and archived ones */
  int64_t completed_today_count;
  const char *empty_title; /* such as "A fresh start"; "All done" may stand above what was
                              completed today; "" when there is something to do or to show */
  const char *empty_message; /* such as "Anything to add?" */
  int32_t empty_state;     /* TASKCORE_EMPTY_... */
  int32_t date;            /* today, yyyymmdd */
} taskcore_home_content;

/* What may be done with a task as it is, as bits of `actions`. */
#define TASKCORE_ALLOWS_EDIT (1U << 0)
#define TASKCORE_ALLOWS_COMPLETE (1U << 1)
#define TASKCORE_ALLOWS_REOPEN (1U << 2)
#define TASKCORE_ALLOWS_DELETE (1U << 3)
#define TASKCORE_ALLOWS_RESTORE (1U << 4)
#define TASKCORE_ALLOWS_PURGE (1U << 5)
#define TASKCORE_ALLOWS_MOVE (1U << 6)
#define TASKCORE_ALLOWS_INDENT (1U << 7)
#define TASKCORE_ALLOWS_OUTDENT (1U << 8)
#define TASKCORE_ALLOWS_ADD_SUBTASK (1U << 9)
#define TASKCORE_ALLOWS_SKIP_OCCURRENCE (1U << 10)
#define TASKCORE_ALLOWS_END_SERIES (1U << 11)

/* A property of a task as a line on a screen. */
typedef struct taskcore_detail_field {
  size_t struct_size;
  uint64_t field;    /* TASKCORE_TASK_..., or 0 for what cannot be edited */
  const char *label; /* such as "Due" */
  const char *value; /* such as "Thursday 24 December 2026, 17:00"; "" without */
} taskcore_detail_field;

/* One task with all that a screen says of it; all of it lives in its handle. */
typedef struct taskcore_detail_content {
  size_t struct_size;
  const taskcore_row *row; /* its own line */
  const taskcore_detail_field *fields; /* every field, also those without a value */
  size_t field_count;
  const taskcore_row *subtasks; /* direct ones, in the manual order */
  size_t subtask_count;
  const taskcore_row *blockers; /* the open tasks that it waits for */
  size_t blocker_count;
  uint32_t actions;  /* TASKCORE_ALLOWS_... joined by | */
  int32_t reserved;  /* 0 */
} taskcore_detail_content;

/* --------------------------------------------------- undo, redo and observers */

/* What a step, one call that changed the store, did. */
#define TASKCORE_ACTION_ADD_TASKS 1
#define TASKCORE_ACTION_UPDATE_TASKS 2
#define TASKCORE_ACTION_COMPLETE_TASKS 3
#define TASKCORE_ACTION_REOPEN_TASKS 4
#define TASKCORE_ACTION_DELETE_TASKS 5
#define TASKCORE_ACTION_RESTORE_TASKS 6
#define TASKCORE_ACTION_PURGE_TASKS 7 /* never undone */
#define TASKCORE_ACTION_MOVE_TASKS 8
#define TASKCORE_ACTION_ADD_PROJECT 9
#define TASKCORE_ACTION_UPDATE_PROJECT 10
#define TASKCORE_ACTION_MOVE_PROJECT 11
#define TASKCORE_ACTION_DELETE_PROJECT 12
#define TASKCORE_ACTION_UPDATE_TAG 13 /* or rename it */
#define TASKCORE_ACTION_MERGE_TAGS 14
#define TASKCORE_ACTION_DELETE_TAG 15
#define TASKCORE_ACTION_ADD_FILTER 16
#define TASKCORE_ACTION_UPDATE_FILTER 17
#define TASKCORE_ACTION_MOVE_FILTER 18
#define TASKCORE_ACTION_DELETE_FILTER 19
#define TASKCORE_ACTION_REPAIR 20 /* never undone */
#define TASKCORE_ACTION_IMPORT 21
#define TASKCORE_ACTION_UNDO 22
#define TASKCORE_ACTION_REDO 23
#define TASKCORE_ACTION_SKIP_OCCURRENCE 24
#define TASKCORE_ACTION_END_SERIES 25
#define TASKCORE_ACTION_ADD_EVENTS 26
#define TASKCORE_ACTION_UPDATE_EVENTS 27
#define TASKCORE_ACTION_DELETE_EVENTS 28
#define TASKCORE_ACTION_ACKNOWLEDGE_ALERTS 29
#define TASKCORE_ACTION_SNOOZE_ALERTS 30
#define TASKCORE_ACTION_START_FOCUS 31
#define TASKCORE_ACTION_PAUSE_FOCUS 32
#define TASKCORE_ACTION_RESUME_FOCUS 33
#define TASKCORE_ACTION_RESET_FOCUS 34
#define TASKCORE_ACTION_CANCEL_FOCUS 35
#define TASKCORE_ACTION_FINISH_FOCUS 36
#define TASKCORE_ACTION_CHANGE_SETTINGS 37
#define TASKCORE_ACTION_FIRE_ALERTS 38 /* by a poll; never undone */
#define TASKCORE_ACTION_ADD_HOLIDAY 39
#define TASKCORE_ACTION_END_HOLIDAY 40
#define TASKCORE_ACTION_DELETE_HOLIDAYS 41
#define TASKCORE_ACTION_ADD_CLIENT 42
#define TASKCORE_ACTION_UPDATE_CLIENT 43
#define TASKCORE_ACTION_ARCHIVE_CLIENTS 44
#define TASKCORE_ACTION_DELETE_CLIENTS 45
#define TASKCORE_ACTION_CHANGE_PROFILE 46
#define TASKCORE_ACTION_CHANGE_SUBSCRIPTION 47
#define TASKCORE_ACTION_ADD_INVOICE 48
#define TASKCORE_ACTION_UPDATE_INVOICE 49
#define TASKCORE_ACTION_DELETE_INVOICES 50
#define TASKCORE_ACTION_ISSUE_INVOICE 51
#define TASKCORE_ACTION_VOID_INVOICE 52
#define TASKCORE_ACTION_ADD_PAYMENT 53
#define TASKCORE_ACTION_DELETE_PAYMENTS 54
#define TASKCORE_ACTION_SEND_EMAIL 55
#define TASKCORE_ACTION_CHANGE_SERIES 56

/* The step that an undo took back, or that a redo did again. */
typedef struct taskcore_step {
  size_t struct_size;
  int64_t id;         /* grows from step to step */
  int64_t at_ms;      /* when it was done first */
  int64_t task_count; /* how many tasks it touches */
  int64_t project_count; /* how many projects it touches */
  int32_t action;     /* TASKCORE_ACTION_... */
  int32_t reserved;   /* 0 */
  int64_t event_count; /* how many events it touches */
} taskcore_step;

#define TASKCORE_STEP_INIT { sizeof(taskcore_step), 0, 0, 0, 0, 0, 0, 0 }

#define TASKCORE_ENTITY_TASK 1
#define TASKCORE_ENTITY_PROJECT 2
#define TASKCORE_ENTITY_TAG 3 /* its uid is its name without case and accents, its id 0 */
#define TASKCORE_ENTITY_FILTER 4
#define TASKCORE_ENTITY_EVENT 5
#define TASKCORE_ENTITY_COMPLETION 6    /* of a task or an occurrence */
#define TASKCORE_ENTITY_ALERT 7
#define TASKCORE_ENTITY_FOCUS_SESSION 8
#define TASKCORE_ENTITY_SETTING 9       /* its uid is its name */
#define TASKCORE_ENTITY_HOLIDAY 10
#define TASKCORE_ENTITY_PURGED_TASK 11  /* when one came and went, for the figures of those days */
#define TASKCORE_ENTITY_POSTPONEMENT 12 /* an overdue task that got another due */
#define TASKCORE_ENTITY_CLIENT 13
#define TASKCORE_ENTITY_INVOICE 14
#define TASKCORE_ENTITY_INVOICE_LINE 15
#define TASKCORE_ENTITY_INVOICE_ADJUSTMENT 16
#define TASKCORE_ENTITY_INVOICE_PARTY 17
#define TASKCORE_ENTITY_PAYMENT 18
#define TASKCORE_ENTITY_EMAIL 19
#define TASKCORE_ENTITY_LOGO 20
#define TASKCORE_ENTITY_BILLED_ITEM 21

#define TASKCORE_CHANGE_ADDED 1
#define TASKCORE_CHANGE_UPDATED 2
#define TASKCORE_CHANGE_REMOVED 3 /* for good; the trash is an update */

/* What happened to one thing in a commit. */
typedef struct taskcore_change {
  size_t struct_size;
  int64_t id;
  const char *uid; /* borrowed for the callback */
  uint64_t fields; /* of an updated task: TASKCORE_TASK_...; else 0 */
  int32_t entity;  /* TASKCORE_ENTITY_... */
  int32_t kind;    /* TASKCORE_CHANGE_... */
} taskcore_change;

#define TASKCORE_ORIGIN_SELF 1  /* a call on this handle */
#define TASKCORE_ORIGIN_OTHER 2 /* another handle or process; poll noticed it */

/* What one commit changed; borrowed for the callback. */
typedef struct taskcore_commit {
  size_t struct_size;
  const taskcore_change *changes; /* one per thing */
  size_t change_count;
  size_t change_stride; /* bytes from one change to the next */
  int64_t at_ms;      /* when it was committed */
  int64_t noticed_ms; /* when this handle learned of it: poll's now_ms for others' */
  int32_t action;     /* TASKCORE_ACTION_... */
  int32_t origin;     /* TASKCORE_ORIGIN_... */
} taskcore_commit;

/* Is told of one commit. It runs on the thread of the call that made or noticed the commit,
 * after it, and may call anything. A nonzero answer keeps the commit from
 * later observers and is what that call returns; the commit stands. */
typedef int32_t (*taskcore_observe_callback)(const taskcore_commit *commit,
                                             void *payload);

/* --------------------------------------------------------------------- time */

/* An instant as the calendar and the clock on the wall show it in the store's zone. */
typedef struct taskcore_local_time {
  size_t struct_size;
  int32_t date;         /* yyyymmdd, 00010101 to 99991231 */
  int32_t hour;         /* 0 to 23 */
  int32_t minute;       /* 0 to 59 */
  int32_t second;       /* 0 to 59 */
  int32_t millisecond;  /* 0 to 999 */
  int32_t utc_offset_s; /* east is positive; ignored in an input */
} taskcore_local_time;

#define TASKCORE_LOCAL_TIME_INIT                                              \
  { sizeof(taskcore_local_time), 0, 0, 0, 0, 0, 0 }

/* What a text such as "next friday" means: a day or an instant. */
typedef struct taskcore_moment {
  size_t struct_size;
  int32_t kind; /* TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME */
  int32_t date; /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int64_t ms;   /* milliseconds since 1970 UTC, with TASKCORE_MOMENT_DATE_TIME */
} taskcore_moment;

#define TASKCORE_MOMENT_INIT                                                  \
  { sizeof(taskcore_moment), TASKCORE_MOMENT_NONE, 0, 0 }

/* ---------------------------------------------------------------- repeat rules */

/* A rule to be expanded: RFC 5545, section 3.3.10. */
typedef struct taskcore_repeat_spec {
  size_t struct_size;
  const char *rule;  /* an RRULE such as "FREQ=DAILY"; "" for the added dates alone */
  const char *start; /* DTSTART, a local time: "20261224T170000", or "20261224" for whole days */
  const char *zone;  /* an IANA name; NULL: the store's */
  const char *excluded_dates; /* EXDATE: local times with spaces between; NULL for none */
  const char *added_dates; /* RDATE, likewise */
  const char *not_before; /* a local time to begin with; NULL: the start */
  int64_t limit;     /* occurrences at most: 1 to 100,000 */
  int32_t includes_start; /* 1: the start is the first occurrence and counts for COUNT, whatever
                             the rule gives, as it is for tasks and events */
  int32_t reserved;  /* 0 */
} taskcore_repeat_spec;

#define TASKCORE_REPEAT_SPEC_INIT                                             \
  { sizeof(taskcore_repeat_spec), NULL, NULL, NULL, NULL, NULL, NULL, 1000, 0, 0 }

/* One occurrence of a rule. Its text lives in its list. */
typedef struct taskcore_occurrence {
  size_t struct_size;
  const char *local; /* "20261224T170000" or "20261224" */
  int32_t kind;      /* TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME */
  int32_t date;      /* yyyymmdd, of the local time */
  int64_t start_ms;  /* milliseconds since 1970 UTC; of a date, when it begins in the zone */
} taskcore_occurrence;

/* A task, or an occurrence of one that repeats, as it was when it was completed. Its texts live in
 * its list. */
typedef struct taskcore_completion {
  size_t struct_size;
  int64_t id;
  const char *uid;     /* follows from the task's uid and the occurrence: the same on all devices */
  const char *task_uid;
  int64_t task_id;     /* 0 when the task is purged */
  const char *occurrence; /* a local time, such as "20261224T170000"; "" of a task that does
                          not repeat */
  int64_t completed_ms; /* milliseconds since 1970 UTC */
  int64_t project_id;  /* of the task at that time; 0 when it was deleted */
  int32_t priority;    /* of the task at that time: TASKCORE_PRIORITY_... */
  int32_t due_kind;    /* TASKCORE_MOMENT_...: when it was due */
  int64_t due_ms;      /* milliseconds since 1970 UTC, with TASKCORE_MOMENT_DATE_TIME */
  int32_t due_date;    /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int32_t reserved;    /* 0 */
  int64_t points;      /* what it scored, by the points of that time */
  const char *const *tags; /* of the task at that time */
  size_t tag_count;
} taskcore_completion;

/* ---------------------------------------------------------------------- events */

#define TASKCORE_EVENT_DEADLINE 1
#define TASKCORE_EVENT_MEETING 2

/* The properties of an event, as bits of a `fields` mask. */
#define TASKCORE_EVENT_TITLE (1ULL << 0)
#define TASKCORE_EVENT_KIND (1ULL << 1)
#define TASKCORE_EVENT_START (1ULL << 2)
#define TASKCORE_EVENT_DURATION (1ULL << 3)
#define TASKCORE_EVENT_ZONE (1ULL << 4)
#define TASKCORE_EVENT_NOTES (1ULL << 5)
#define TASKCORE_EVENT_LOCATION (1ULL << 6)
#define TASKCORE_EVENT_ATTENDEES (1ULL << 7)  /* exactly these */
#define TASKCORE_EVENT_URL (1ULL << 8)
#define TASKCORE_EVENT_TASK (1ULL << 9)
#define TASKCORE_EVENT_TRANSPARENT (1ULL << 10)
#define TASKCORE_EVENT_DONE (1ULL << 11)
#define TASKCORE_EVENT_REMINDERS (1ULL << 12) /* exactly these */
#define TASKCORE_EVENT_REPEAT_RULE (1ULL << 13)
#define TASKCORE_EVENT_EXCLUDED_DATES (1ULL << 14)
#define TASKCORE_EVENT_ADDED_DATES (1ULL << 15)

/* An event that overlaps others is added or moved all the same. */
#define TASKCORE_EVENT_ALLOW_CONFLICTS (1ULL << 0)

/* What an event is to be: a new one, or the changes to one. */
typedef struct taskcore_event_input {
  size_t struct_size;
  uint64_t fields;     /* which of the members below are given: TASKCORE_EVENT_... */
  const char *title;   /* 1 to 1,000 characters in one line; trimmed */
  int32_t kind;        /* TASKCORE_EVENT_DEADLINE or _MEETING */
  int32_t start_kind;  /* TASKCORE_MOMENT_DATE or _DATE_TIME */
  int64_t start_ms;    /* milliseconds since 1970 UTC, years 1 to 9999 */
  int32_t start_date;  /* yyyymmdd: the event lasts whole days */
  int32_t transparent; /* 1: it takes no time, and so overlaps nothing */
  int64_t duration_s;  /* 1 to 31,622,400 (366 days); with a start date a multiple of 86,400 */
  const char *zone;    /* an IANA name, in which it repeats; "" for the store's */
  const char *notes;   /* at most 65,536 bytes; "" for none */
  const char *location; /* at most 1,000 characters in one line; "" for none */
  const char *const *attendees; /* 1 to 300 characters in one line each: "Ada <ada@x.org>" */
  size_t attendee_count; /* at most 1,000 */
  const char *url;     /* absolute, at most 2,048 characters; "" for none */
  int64_t task_id;     /* the task that it belongs to; 0 for none */
  const taskcore_reminder *reminders; /* of kind AT, START or DUE, which is the end */
  size_t reminder_count; /* at most 50 */
  const char *repeat_rule; /* an RRULE of RFC 5545; "" for none */
  const char *excluded_dates; /* as those of a task */
  const char *added_dates;
  int32_t done;        /* 1: it is dealt with */
  int32_t reserved;    /* 0 */
} taskcore_event_input;

#define TASKCORE_EVENT_INPUT_INIT                                             \
  { sizeof(taskcore_event_input), 0, NULL, TASKCORE_EVENT_MEETING,            \
    TASKCORE_MOMENT_DATE_TIME, 0, 0, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, 0, \
    NULL, 0, NULL, NULL, NULL, 0, 0 }

/* An event, as it was when it was read. Its strings and arrays live in its list. */
typedef struct taskcore_event {
  size_t struct_size;
  uint64_t fields;     /* the optional ones that it has: TASKCORE_EVENT_... */
  int64_t id;          /* of this store; never used again */
  const char *uid;
  const char *title;
  int32_t kind;        /* TASKCORE_EVENT_DEADLINE or _MEETING */
  int32_t start_kind;  /* TASKCORE_MOMENT_DATE or _DATE_TIME */
  int64_t start_ms;    /* of a date, when it begins in the store's zone */
  int64_t end_ms;      /* the first millisecond after it */
  int32_t start_date;  /* yyyymmdd, of a date */
  int32_t transparent; /* 0 or 1 */
  int64_t duration_s;
  const char *zone;    /* the IANA name; "" for whole days */
  const char *notes;   /* "" when it has none; so with all texts */
  const char *location;
  const char *const *attendees; /* NULL when it has none */
  size_t attendee_count;
  const char *url;
  int64_t task_id;     /* 0 when it belongs to none */
  const taskcore_reminder *reminders; /* NULL when it has none */
  size_t reminder_count;
  const char *repeat_rule;
  const char *excluded_dates;
  const char *added_dates;
  int64_t series_id;   /* the event that this is a changed occurrence of; else 0 */
  const char *occurrence; /* which one, as a local time; else "" */
  int64_t created_ms;
  int64_t modified_ms;
  int64_t done_ms;     /* with TASKCORE_EVENT_DONE in fields */
} taskcore_event;

/* The conditions of an event query that are given, as bits of its `fields`. */
#define TASKCORE_EVENT_QUERY_IDS (1ULL << 0)
#define TASKCORE_EVENT_QUERY_TEXT (1ULL << 1)  /* in title, notes, location or attendees */
#define TASKCORE_EVENT_QUERY_KIND (1ULL << 2)
#define TASKCORE_EVENT_QUERY_TASK (1ULL << 3)
#define TASKCORE_EVENT_QUERY_FROM (1ULL << 4)   /* ends after it, with any occurrence */
#define TASKCORE_EVENT_QUERY_BEFORE (1ULL << 5) /* begins before it, with any occurrence */
#define TASKCORE_EVENT_QUERY_SERIES (1ULL << 6) /* the changed occurrences of that one */
#define TASKCORE_EVENT_QUERY_DONE (1ULL << 7)
#define TASKCORE_EVENT_QUERY_LIMIT (1ULL << 8)

/* Which events to list, in the order of their starts. All given conditions must hold. */
typedef struct taskcore_event_query {
  size_t struct_size;
  uint64_t fields;
  const int64_t *ids;
  size_t id_count;
  const char *text;    /* a part of a word or more; case and accents do not count */
  int32_t kind;        /* TASKCORE_EVENT_DEADLINE or _MEETING */
  int32_t done;        /* 0 or 1 */
  int64_t task_id;
  int64_t series_id;
  int64_t from_ms;
  int64_t before_ms;
  int64_t limit;       /* 0 or more */
  int64_t offset;      /* 0 or more */
} taskcore_event_query;

#define TASKCORE_EVENT_QUERY_INIT                                             \
  { sizeof(taskcore_event_query), 0, NULL, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0 }

/* Two things that take the same time: [start, end) of both meet. Its texts live in its list. */
typedef struct taskcore_conflict {
  size_t struct_size;
  int64_t event_id;    /* 0: the one that is to be added */
  const char *title;
  const char *occurrence; /* of a series; else "" */
  int64_t start_ms;
  int64_t end_ms;
  int64_t other_id;    /* what it hits */
  const char *other_title;
  const char *other_occurrence;
  int64_t other_start_ms;
  int64_t other_end_ms;
} taskcore_conflict;

/* Where to look for free time. */
typedef struct taskcore_free_time_options {
  size_t struct_size;
  int64_t duration_s;  /* of the slot: 1 to 31,622,400 */
  int64_t from_ms;     /* the range, at most 3,660 days */
  int64_t before_ms;
  uint32_t weekdays;   /* bits: 1 for Monday to 64 for Sunday; 0: all of them */
  int32_t day_start_s; /* working hours, in seconds of the day: 0 to 86,400 */
  int32_t day_end_s;   /* above day_start_s; both 0: the whole day */
  int32_t step_s;      /* slots begin at multiples of it from the hour, 1 to 86,400; 0: anywhere */
  const char *zone;    /* of the working hours; NULL: the store's */
  int64_t limit;       /* slots at most: 1 to 10,000 */
} taskcore_free_time_options;

#define TASKCORE_FREE_TIME_OPTIONS_INIT                                       \
  { sizeof(taskcore_free_time_options), 0, 0, 0, 0, 0, 0, 0, NULL, 1 }

/* A time that no event takes. */
typedef struct taskcore_free_time {
  size_t struct_size;
  int64_t start_ms;    /* the first slot in it begins here */
  int64_t end_ms;      /* and so long it stays free */
} taskcore_free_time;

/* ---------------------------------------------------------------------- agenda */

#define TASKCORE_AGENDA_TASKS 1U
#define TASKCORE_AGENDA_EVENTS 2U

/* What to put on the agenda. */
typedef struct taskcore_agenda_options {
  size_t struct_size;
  int32_t first_date;  /* yyyymmdd, in the store's zone */
  int32_t last_date;   /* yyyymmdd, at most 3,660 days later */
  uint32_t contents;   /* TASKCORE_AGENDA_... joined by |; 0: both */
  int32_t includes_completed; /* 1: completed tasks and done events too */
  int64_t limit;       /* entries at most: 1 to 100,000 */
  const char *after;   /* the cursor of the entry to go on after; NULL: from the beginning */
} taskcore_agenda_options;

#define TASKCORE_AGENDA_OPTIONS_INIT                                          \
  { sizeof(taskcore_agenda_options), 0, 0, 0, 0, 1000, NULL }

/* One thing on one day; what lasts several has an entry on each. Its texts live in its list. */
typedef struct taskcore_agenda_entry {
  size_t struct_size;
  int32_t date;        /* yyyymmdd: the day on which it stands */
  int32_t entity;      /* TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT */
  int64_t id;          /* of the task or event; of a changed occurrence, its own */
  const char *uid;
  const char *occurrence; /* of what repeats, as a local time; else "" */
  const char *title;
  const char *location; /* "" without */
  const char *time_label; /* such as "09:00-10:30", "until 10:30" or "all day" */
  int64_t start_ms;    /* of a task: its due; of whole days: when they begin */
  int64_t end_ms;
  int32_t is_all_day;  /* 1 for a due date and for events of whole days */
  int32_t kind;        /* of an event: TASKCORE_EVENT_...; else 0 */
  int32_t day_index;   /* on which of its days it is, from 0 */
  int32_t day_count;   /* how many days it touches */
  int32_t is_done;     /* 0 or 1 */
  int32_t is_projected; /* 1 for an occurrence of a task after its present one */
  int32_t colour;      /* TASKCORE_COLOUR_... */
  int32_t reserved;    /* 0 */
  const char *cursor;  /* to go on after it */
} taskcore_agenda_entry;

#define TASKCORE_WEEK_START_LOCALE 0 /* else 1 for Monday to 7 for Sunday */

/* A day in the grid of a month. */
typedef struct taskcore_month_day {
  size_t struct_size;
  int32_t date;        /* yyyymmdd */
  int32_t is_in_month; /* 0 for the days before and after, which fill the weeks */
  int32_t is_today;    /* 0 or 1 */
  int32_t week_number; /* ISO 8601 */
  int64_t event_count;
  int64_t task_count;  /* open ones, due then */
  int64_t completed_count; /* tasks that were completed then, and occurrences */
} taskcore_month_day;

/* ------------------------------------------------------------------- countdown */

#define TASKCORE_PHASE_NONE 0     /* there is nothing to count to */
#define TASKCORE_PHASE_UPCOMING 1 /* it has not begun */
#define TASKCORE_PHASE_RUNNING 2  /* it has, and has not ended */
#define TASKCORE_PHASE_PASSED 3   /* it has ended, undone */
#define TASKCORE_PHASE_DONE 4

/* How far it is to something; taskcore_countdown_label says it in words. */
typedef struct taskcore_countdown {
  size_t struct_size;
  int32_t phase;       /* TASKCORE_PHASE_... */
  int32_t colour;      /* TASKCORE_COLOUR_...: by how much is left */
  int64_t target_ms;   /* what is counted to: the start while it is upcoming, else the end or due */
  int64_t remaining_ms; /* negative when it has passed */
  int64_t days;        /* this and what follows: how much that is, without its sign */
  int32_t hours;
  int32_t minutes;
  int32_t seconds;
  int32_t elapsed_millionths; /* from its creation, or its start, to the end: 0 to 1,000,000 */
  int32_t reserved;    /* 0 */
} taskcore_countdown;

#define TASKCORE_COUNTDOWN_INIT                                               \
  { sizeof(taskcore_countdown), TASKCORE_PHASE_NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* ---------------------------------------------------------------------- alerts */

#define TASKCORE_ALERT_TASK 1  /* a reminder of a task */
#define TASKCORE_ALERT_EVENT 2 /* a reminder of an event */
#define TASKCORE_ALERT_FOCUS 3 /* a focus session or a break is over */

/* What a poll said, once. Its texts live in its list. */
typedef struct taskcore_alert {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t kind;        /* TASKCORE_ALERT_... */
  int32_t snooze_count; /* how often it was put off */
  int64_t item_id;     /* of the task, event or focus session */
  const char *occurrence; /* of what repeats, as a local time; else "" */
  const char *title;   /* of the task or event; of a focus session, what is over */
  const char *label;   /* such as "Today 17:00" */
  int64_t at_ms;       /* when it was to be said */
  int64_t fired_ms;    /* when a poll said it last */
  int64_t item_start_ms; /* when the task is due, or the event begins */
  int64_t acknowledged_ms; /* 0: not yet */
  int64_t snoozed_until_ms; /* 0: it is not put off */
} taskcore_alert;

/* A poll gives at most so many alerts; the rest comes with the next one. */
#define TASKCORE_POLL_LIMIT 1000

#define TASKCORE_NEVER 9223372036854775807LL /* there is nothing to wake up for */

#define TASKCORE_ALERTS_ALL (1ULL << 0) /* those that were dealt with, too */

/* --------------------------------------------------------------- focus sessions */

#define TASKCORE_FOCUS_WORK 1
#define TASKCORE_FOCUS_SHORT_BREAK 2
#define TASKCORE_FOCUS_LONG_BREAK 3

#define TASKCORE_FOCUS_IDLE 0     /* there is none */
#define TASKCORE_FOCUS_RUNNING 1
#define TASKCORE_FOCUS_PAUSED 2
#define TASKCORE_FOCUS_FINISHED 3
#define TASKCORE_FOCUS_CANCELLED 4

/* A focus session or a break. Its texts live in its list. */
typedef struct taskcore_focus_session {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t kind;        /* TASKCORE_FOCUS_WORK, _SHORT_BREAK or _LONG_BREAK */
  int32_t state;       /* TASKCORE_FOCUS_... */
  int32_t round;       /* which one since the last long break, from 1 */
  int32_t elapsed_millionths; /* of its length: 0 to 1,000,000 */
  int64_t task_id;     /* 0 for none */
  const char *title;   /* of the task; "" for none */
  int64_t length_ms;   /* what was set: 1 to 60 whole minutes */
  int64_t elapsed_ms;  /* without its pauses, at most its length */
  int64_t remaining_ms;
  int64_t started_ms;
  int64_t ends_ms;     /* when it will be over if it goes on; 0 while it is paused */
  int64_t finished_ms; /* when it was finished or cancelled; else 0 */
  const char *label;   /* such as "12:34" left */
} taskcore_focus_session;

/* The settings of focus sessions that are given, as bits of `fields`. */
#define TASKCORE_FOCUS_SET_WORK (1ULL << 0)
#define TASKCORE_FOCUS_SET_SHORT_BREAK (1ULL << 1)
#define TASKCORE_FOCUS_SET_LONG_BREAK (1ULL << 2)
#define TASKCORE_FOCUS_SET_ROUNDS (1ULL << 3)
#define TASKCORE_FOCUS_SET_AUTO_START (1ULL << 4)

typedef struct taskcore_focus_settings {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_FOCUS_SET_...: in an input, what to set; all when read */
  int32_t work_minutes; /* 1 to 60; 25 at first */
  int32_t short_break_minutes; /* 1 to 60; 5 at first */
  int32_t long_break_minutes; /* 1 to 60; 15 at first */
  int32_t rounds;      /* sessions up to a long break, 1 to 12; 4 at first */
  int32_t auto_start;  /* 1: a poll that ends a session starts its break, and after it the next
                          session; 0 at first */
  int32_t reserved;    /* 0 */
} taskcore_focus_settings;

#define TASKCORE_FOCUS_SETTINGS_INIT                                          \
  { sizeof(taskcore_focus_settings), 0, 25, 5, 15, 4, 0, 0 }

#define TASKCORE_FOCUS_BY_TASK 1
#define TASKCORE_FOCUS_BY_PROJECT 2
#define TASKCORE_FOCUS_BY_DAY 3

/* How much was worked on something. Its text lives in its list. */
typedef struct taskcore_focus_total {
  size_t struct_size;
  int64_t key;         /* a task's or project's id, 0 for none, or a day as yyyymmdd */
  const char *label;   /* the task's title, the project's name or the day */
  int64_t total_ms;    /* of work, without pauses and breaks */
  int64_t session_count; /* with any work in it */
} taskcore_focus_total;

/* -------------------------------------------------------------------- score */

/* Of taskcore_score_query.fields. */
#define TASKCORE_SCORE_FIRST_DATE (1ULL << 0) /* else: the last date */
#define TASKCORE_SCORE_LAST_DATE (1ULL << 1)  /* else: today */
#define TASKCORE_SCORE_PROJECT_ID (1ULL << 2) /* else: all projects */
#define TASKCORE_SCORE_TAG (1ULL << 3)        /* else: all tasks */

/* What to add up. */
typedef struct taskcore_score_query {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_SCORE_...: which of the members below count */
  int32_t first_date;  /* yyyymmdd, in the store's zone */
  int32_t last_date;   /* yyyymmdd */
  int64_t project_id;  /* that tasks were in when they were completed */
  const char *tag;     /* that tasks had when they were completed */
} taskcore_score_query;

#define TASKCORE_SCORE_QUERY_INIT { sizeof(taskcore_score_query), 0, 0, 0, 0, NULL }

/* Points, and what was completed for them. */
typedef struct taskcore_score {
  size_t struct_size;
  int64_t points;
  int64_t completed_count; /* tasks and occurrences */
} taskcore_score;

#define TASKCORE_SCORE_INIT { sizeof(taskcore_score), 0, 0 }

/* -------------------------------------------------------------------- pulse */

/* Of taskcore_pulse_settings.fields. */
#define TASKCORE_PULSE_SET_POINTS_P0 (1ULL << 0)
#define TASKCORE_PULSE_SET_POINTS_P1 (1ULL << 1)
#define TASKCORE_PULSE_SET_POINTS_P2 (1ULL << 2)
#define TASKCORE_PULSE_SET_POINTS_P3 (1ULL << 3)
#define TASKCORE_PULSE_SET_POINTS_NONE (1ULL << 4)
#define TASKCORE_PULSE_SET_DAILY_GOAL (1ULL << 5)
#define TASKCORE_PULSE_SET_WEEKLY_GOAL (1ULL << 6)
#define TASKCORE_PULSE_SET_IGNORED_WEEKDAYS (1ULL << 7)

/* Weekdays joined by |. */
#define TASKCORE_WEEKDAY_MONDAY 1U
#define TASKCORE_WEEKDAY_TUESDAY 2U
#define TASKCORE_WEEKDAY_WEDNESDAY 4U
#define TASKCORE_WEEKDAY_THURSDAY 8U
#define TASKCORE_WEEKDAY_FRIDAY 16U
#define TASKCORE_WEEKDAY_SATURDAY 32U
#define TASKCORE_WEEKDAY_SUNDAY 64U

/* How completions score from now on, and what keeps a streak. */
typedef struct taskcore_pulse_settings {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_PULSE_SET_...: in an input, what to set; all when read */
  int32_t points_p0;   /* 0 to 1,000, as the next four; 7 at first */
  int32_t points_p1;   /* 4 at first */
  int32_t points_p2;   /* 3 at first */
  int32_t points_p3;   /* 2 at first */
  int32_t points_none; /* 1 at first */
  int32_t daily_goal;  /* tasks to complete on a day: 1 to 1,000; 1 at first */
  int32_t weekly_goal; /* tasks to complete in a week: 1 to 7,000; 5 at first */
  uint32_t ignored_weekdays; /* that neither keep nor break a streak: TASKCORE_WEEKDAY_... joined by
                          |, not all seven; none at first */
} taskcore_pulse_settings;

#define TASKCORE_PULSE_SETTINGS_INIT                                          \
  { sizeof(taskcore_pulse_settings), 0, 7, 4, 3, 2, 1, 1, 5, 0 }

/* Days that neither keep nor break a streak. */
typedef struct taskcore_holiday {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t first_date;  /* yyyymmdd */
  int32_t last_date;   /* yyyymmdd; 0: it lasts until it is ended */
} taskcore_holiday;

/* Of taskcore_pulse_options.fields. */
#define TASKCORE_PULSE_FIRST_DATE (1ULL << 0) /* else: 29 days before the last date */
#define TASKCORE_PULSE_LAST_DATE (1ULL << 1)  /* else: today */
#define TASKCORE_PULSE_PROJECT_ID (1ULL << 2) /* else: all projects */
#define TASKCORE_PULSE_WEEK_START (1ULL << 3) /* else: as the store's locale has it */

/* What to read of the pulse. */
typedef struct taskcore_pulse_options {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_PULSE_...: which of the members below count */
  int32_t first_date;  /* yyyymmdd, in the store's zone */
  int32_t last_date;   /* yyyymmdd, at most 3,660 days later; it may be in the future */
  int64_t project_id;  /* figures of this project alone */
  int32_t week_start;  /* the day that weeks begin on, 1 for Monday to 7 for Sunday */
  int32_t reserved;    /* 0 */
} taskcore_pulse_options;

#define TASKCORE_PULSE_OPTIONS_INIT                                           \
  { sizeof(taskcore_pulse_options), 0, 0, 0, 0, 1, 0 }

/* What happened on a day of the store's zone. Of a day that is not over, what would be so if
 * nothing more happened. */
typedef struct taskcore_pulse_day {
  size_t struct_size;
  int32_t date;            /* yyyymmdd */
  int32_t is_paused;       /* 1: it is on an ignored weekday or a holiday */
  int64_t completed_count; /* tasks and occurrences */
  int64_t added_count;     /* tasks */
  int64_t due_count;       /* tasks and occurrences that were due on it, done or not */
  int64_t overdue_count;   /* at its end: open, and due until then */
  int64_t open_count;      /* at its end: open tasks */
  int64_t points;
  int64_t focus_ms;        /* worked in focus sessions */
  double completion_ratio; /* completed / (completed + overdue), 0 to 1 */
  double average_points;   /* of the 7 days up to it, without those before the history begins */
  int32_t has_completion_ratio; /* 0: nothing was completed or overdue */
  int32_t has_reached_goal; /* 1: as much was completed as the daily goal asks for */
} taskcore_pulse_day;

/* Days or weeks on end in which a goal was reached. Paused ones stand in no streak's way. */
typedef struct taskcore_streak {
  size_t struct_size;
  int64_t goal;             /* tasks a day or a week */
  int64_t completed_count;  /* today or this week */
  int64_t current_count;    /* days or weeks, with the present one when its goal is reached */
  int64_t longest_count;
  int32_t current_first_date; /* yyyymmdd: its first day, or the first day of its first week; 0: no
                            streak */
  int32_t current_last_date; /* its last day, or the first day of its last week */
  int32_t longest_first_date; /* of the earliest of the longest ones */
  int32_t longest_last_date;
  int32_t is_paused;        /* 1: the present day, or each day of the present week, is paused */
  int32_t is_at_risk;       /* 1: it ends unless the goal is reached in the present day or week */
} taskcore_streak;

/* How far all points so far have brought the user. */
typedef struct taskcore_level {
  size_t struct_size;
  const char *name;     /* such as "Novice" */
  int64_t points;       /* all that were ever scored */
  int64_t first_points; /* with which this level begins */
  int64_t next_points;  /* with which the next one begins; 0: there is none */
  double progress;      /* from this level to the next, 0 to 1; 1 on the last one */
  int32_t number;       /* 1 to 8 */
  int32_t reserved;     /* 0 */
} taskcore_level;

/* What was completed in one project, at one priority, on one weekday or in one hour. */
typedef struct taskcore_pulse_group {
  size_t struct_size;
  int64_t key;          /* a project's id, or 0 for deleted ones; TASKCORE_PRIORITY_...; 1 for
                           Monday to 7; 0 to 23 */
  const char *label;    /* such as "Home", "P0", "Monday" or "09:00" */
  int64_t completed_count;
  int64_t points;
  int64_t day_count;    /* days of the range; of a weekday those alone, from the beginning of the
                           history to today */
  int32_t colour;       /* TASKCORE_COLOUR_... */
  int32_t reserved;     /* 0 */
} taskcore_pulse_group;

/* Whether the points a day grow or shrink: the line through them by least squares, over the days of
 * the range that are over. */
typedef struct taskcore_trend {
  size_t struct_size;
  int64_t day_count;
  double mean_points;   /* a day */
  double slope;         /* points a day, per day */
  double slope_standard_error;
  int32_t has_slope;    /* 0: fewer than 2 days */
  int32_t has_standard_error; /* 0: fewer than 3 days */
} taskcore_trend;

/* A week or month up to today against the one before. */
typedef struct taskcore_comparison {
  size_t struct_size;
  int32_t first_date;   /* yyyymmdd: of the present one */
  int32_t last_date;    /* today */
  int32_t previous_first_date;
  int32_t previous_last_date;
  int32_t previous_same_date; /* its day that is as far into it as today is into the present one */
  int32_t reserved;     /* 0 */
  int64_t points;
  int64_t completed_count;
  int64_t previous_points; /* of all of it */
  int64_t previous_completed_count;
  int64_t previous_points_so_far; /* up to previous_same_date */
  int64_t previous_completed_count_so_far;
} taskcore_comparison;

#define TASKCORE_FORECAST_UNKNOWN 0 /* the history is shorter than 7 days */
#define TASKCORE_FORECAST_EMPTY 1   /* the backlog is empty already */
#define TASKCORE_FORECAST_DATE 2    /* at the present pace it is on empty_date */
#define TASKCORE_FORECAST_NEVER 3   /* at the present pace it takes 100 years, or grows */

/* When the backlog, the open tasks that do not repeat, is empty at the pace of the last 28 days
 * that are over, or of as many as there are. */
typedef struct taskcore_forecast {
  size_t struct_size;
  int64_t open_count;   /* now */
  int64_t day_count;    /* that the pace is taken from */
  double added_per_day;
  double closed_per_day; /* completed or deleted */
  double days;          /* open_count / (closed_per_day - added_per_day), with
                           TASKCORE_FORECAST_DATE */
  int32_t kind;         /* TASKCORE_FORECAST_... */
  int32_t empty_date;   /* yyyymmdd: today and `days`, rounded up; with TASKCORE_FORECAST_DATE */
} taskcore_forecast;

/* A number that a sentence rests on. */
typedef struct taskcore_figure {
  size_t struct_size;
  const char *name;     /* such as "points this week" */
  double value;
} taskcore_figure;

#define TASKCORE_INSIGHT_GOAL 1         /* how far today's goal is */
#define TASKCORE_INSIGHT_STREAK 2
#define TASKCORE_INSIGHT_WEEK 3         /* this week against the last */
#define TASKCORE_INSIGHT_MONTH 4        /* this month against the last */
#define TASKCORE_INSIGHT_TREND 5        /* points grow or shrink */
#define TASKCORE_INSIGHT_BEST_WEEKDAY 6
#define TASKCORE_INSIGHT_BEST_HOUR 7
#define TASKCORE_INSIGHT_PROJECT 8      /* where most of the points come from */
#define TASKCORE_INSIGHT_OVERDUE 9      /* more or fewer tasks are overdue */
#define TASKCORE_INSIGHT_FORECAST 10
#define TASKCORE_INSIGHT_LEVEL 11

/* Something to know, in plain words, with the numbers behind it. */
typedef struct taskcore_insight {
  size_t struct_size;
  const char *text;     /* a sentence */
  const taskcore_figure *figures;
  size_t figure_count;
  int32_t kind;         /* TASKCORE_INSIGHT_... */
  int32_t colour;       /* TASKCORE_COLOUR_...: green for good, orange for a warning, else grey */
} taskcore_insight;

/* All that a pulse says. Days and groups are of the range; streaks, level, comparisons and forecast
 * are of today. */
typedef struct taskcore_pulse_content {
  size_t struct_size;
  const taskcore_pulse_day *days; /* each day of the range */
  size_t day_count;
  const taskcore_streak *daily_streak;
  const taskcore_streak *weekly_streak;
  const taskcore_level *level;
  const taskcore_trend *trend;
  const taskcore_comparison *week;
  const taskcore_comparison *month;
  const taskcore_forecast *forecast;
  const taskcore_pulse_group *projects; /* with completions, most points first; the deleted
                                           ones last, as one */
  size_t project_count;
  const taskcore_pulse_group *priorities; /* all five, P0 first */
  size_t priority_count;
  const taskcore_pulse_group *weekdays; /* all seven, from the first day of the week */
  size_t weekday_count;
  const taskcore_pulse_group *hours; /* all 24 */
  size_t hour_count;
  const taskcore_insight *insights; /* the most important first */
  size_t insight_count;
  int64_t points;        /* of the range, as the next four */
  int64_t completed_count;
  int64_t added_count;
  int64_t focus_ms;
  int64_t active_day_count; /* on which something was completed */
  int32_t today;         /* yyyymmdd */
  int32_t best_date;     /* yyyymmdd: with the most points, the earliest of several; 0: none */
  int32_t best_weekday;  /* with the most points a day, the first of several from Monday: 1 to 7;
                            0: none. Of the days that are over, from the beginning of the history;
                            where none is over, of today */
  int32_t best_hour;     /* with the most completions, the earliest of several; -1: none */
} taskcore_pulse_content;

/* ------------------------------------------------------------------- charts */

#define TASKCORE_CHART_SCORE 1      /* a line: points day by day */
#define TASKCORE_CHART_DONE 2       /* a pie: done and open, for one day, its score in the middle */
#define TASKCORE_CHART_PROJECTS 3   /* bars */
#define TASKCORE_CHART_PRIORITIES 4 /* bars */
#define TASKCORE_CHART_WEEKDAYS 5   /* bars */
#define TASKCORE_CHART_HOURS 6      /* bars */
#define TASKCORE_CHART_YEAR 7       /* a heat map: a square for each day, a column for each week */
#define TASKCORE_CHART_BURNDOWN 8   /* a line: open tasks at the end of each day */

/* How a chart is drawn. */
#define TASKCORE_SHAPE_LINE 1
#define TASKCORE_SHAPE_PIE 2
#define TASKCORE_SHAPE_BARS 3
#define TASKCORE_SHAPE_HEAT_MAP 4

/* What a line of the score, bars or a heat map measure. */
#define TASKCORE_MEASURE_POINTS 0
#define TASKCORE_MEASURE_COMPLETED 1 /* tasks and occurrences */
#define TASKCORE_MEASURE_FOCUS 2     /* minutes; not for bars of priorities and hours */

/* Of taskcore_chart_options.fields. */
#define TASKCORE_CHART_FIRST_DATE (1ULL << 0) /* else: 29 days before the last date; of a heat map
                                                 364 days */
#define TASKCORE_CHART_LAST_DATE (1ULL << 1)  /* else: today */
#define TASKCORE_CHART_PROJECT_ID (1ULL << 2) /* else: all projects */
#define TASKCORE_CHART_WEEK_START (1ULL << 3) /* else: as the store's locale has it */

/* Which chart to read. */
typedef struct taskcore_chart_options {
  size_t struct_size;
  uint64_t fields;      /* TASKCORE_CHART_FIRST_DATE...: which of the dates and so on count */
  int32_t kind;         /* TASKCORE_CHART_SCORE... */
  int32_t measure;      /* TASKCORE_MEASURE_... */
  int32_t first_date;   /* yyyymmdd, in the store's zone; a pie has none */
  int32_t last_date;    /* yyyymmdd, at most 3,660 days later */
  int64_t project_id;   /* figures of this project alone */
  int32_t week_start;   /* the day that weeks begin on, 1 for Monday to 7 for Sunday */
  int32_t reserved;     /* 0 */
} taskcore_chart_options;

#define TASKCORE_CHART_OPTIONS_INIT                                           \
  { sizeof(taskcore_chart_options), 0, TASKCORE_CHART_SCORE, 0, 0, 0, 0, 1, 0 }

/* A mark at an axis. */
typedef struct taskcore_tick {
  size_t struct_size;
  double value;
  const char *label;    /* such as "10" or "24 Dec" */
} taskcore_tick;

/* An axis of a chart. */
typedef struct taskcore_axis {
  size_t struct_size;
  const char *label;    /* such as "points"; may be "" */
  double minimum;
  double maximum;       /* above the minimum */
  const taskcore_tick *ticks; /* in their order, within the axis */
  size_t tick_count;
} taskcore_axis;

/* A value of a chart. */
typedef struct taskcore_chart_point {
  size_t struct_size;
  double x;             /* days since the first date; the number of a slice, bar or column */
  double y;             /* the value; of a heat map the row, 0 above */
  double value;
  const char *label;    /* such as "24 December 2026", "done", "Home" or "09:00" */
  int32_t date;         /* yyyymmdd, or 0 */
  int32_t colour;       /* TASKCORE_COLOUR_... */
  int32_t shade;        /* of a heat map: 0 for nothing, 1 to 4 up to the highest value */
  int32_t reserved;     /* 0 */
} taskcore_chart_point;

/* A cubic Bezier curve from one point of a line to the next. */
typedef struct taskcore_curve {
  size_t struct_size;
  double start_x;
  double start_y;
  double control1_x;
  double control1_y;
  double control2_x;
  double control2_y;
  double end_x;
  double end_y;
} taskcore_curve;

/* Values of a chart that belong together. */
typedef struct taskcore_series {
  size_t struct_size;
  const char *name;     /* such as "points" */
  const taskcore_chart_point *points;
  size_t point_count;
  const taskcore_curve *curves; /* of a line: smooth, monotone between each two points */
  size_t curve_count;   /* one less than points, or 0 */
  int32_t colour;       /* TASKCORE_COLOUR_... */
  int32_t is_dashed;    /* 1: of a line that stands behind, such as the average */
} taskcore_series;

/* A chart as data; taskcore_chart_svg draws it. */
typedef struct taskcore_chart_content {
  size_t struct_size;
  const char *title;       /* such as "Score of the last 30 days" */
  const char *description; /* in words, for those who do not see it */
  const char *centre_label; /* of a pie: the score of the day; else "" */
  const char *centre_caption; /* what that is: "points"; else "" */
  const char *empty_message; /* when there is nothing to draw: why; else "" */
  const taskcore_axis *x_axis; /* NULL for a pie */
  const taskcore_axis *y_axis; /* NULL for a pie */
  const taskcore_series *series;
  size_t series_count;
  int32_t kind;            /* TASKCORE_CHART_... */
  int32_t shape;           /* TASKCORE_SHAPE_... */
  int32_t measure;         /* TASKCORE_MEASURE_... */
  int32_t first_date;      /* yyyymmdd */
  int32_t last_date;       /* yyyymmdd */
  int32_t reserved;        /* 0 */
} taskcore_chart_content;

/* Which colours a drawing has. */
#define TASKCORE_APPEARANCE_AUTO 0 /* those that the reader's system prefers */
#define TASKCORE_APPEARANCE_LIGHT 1
#define TASKCORE_APPEARANCE_DARK 2

/* How to draw a chart. */
typedef struct taskcore_svg_options {
  size_t struct_size;
  int32_t width;        /* in CSS pixels: 200 to 4,000; 640 at first */
  int32_t height;       /* in CSS pixels: 150 to 4,000; 360 at first */
  int32_t appearance;   /* TASKCORE_APPEARANCE_... */
  int32_t reserved;     /* 0 */
} taskcore_svg_options;

#define TASKCORE_SVG_OPTIONS_INIT { sizeof(taskcore_svg_options), 640, 360, 0, 0 }

/* Of taskcore_report_options.fields. */
#define TASKCORE_REPORT_FIRST_DATE (1ULL << 0) /* else: 29 days before the last date */
#define TASKCORE_REPORT_LAST_DATE (1ULL << 1)  /* else: today */
#define TASKCORE_REPORT_WEEK_START (1ULL << 2) /* else: as the store's locale has it */

/* What a report is to say. */
typedef struct taskcore_report_options {
  size_t struct_size;
  uint64_t fields;      /* TASKCORE_REPORT_...: which of the dates and so on count */
  int32_t first_date;   /* yyyymmdd, in the store's zone */
  int32_t last_date;    /* yyyymmdd, at most 3,660 days later */
  int32_t week_start;   /* the day that weeks begin on, 1 for Monday to 7 for Sunday */
  int32_t appearance;   /* TASKCORE_APPEARANCE_... */
  const char *title;    /* at its head; NULL: "Taskcore report" */
} taskcore_report_options;

#define TASKCORE_REPORT_OPTIONS_INIT                                          \
  { sizeof(taskcore_report_options), 0, 0, 0, 1, TASKCORE_APPEARANCE_AUTO, NULL }

/* -------------------------------------------------------------------- usage */

/* How often one function was called on a store, and how long that took. */
typedef struct taskcore_usage_function {
  size_t struct_size;
  const char *name;     /* such as "taskcore_task_add" */
  int64_t call_count;
  int64_t error_count;  /* calls that returned something else than TASKCORE_OK */
  int64_t total_ns;     /* nanoseconds, with the caller's callbacks and with waiting for others */
  int64_t longest_ns;   /* of one call */
} taskcore_usage_function;

/* How often calls on a store failed in one way. */
typedef struct taskcore_usage_status {
  size_t struct_size;
  const char *name;     /* such as "TASKCORE_ENOTFOUND"; of a callback's answer "" */
  int64_t count;
  taskcore_status status;
  int32_t reserved;     /* 0 */
} taskcore_usage_status;

/* What was counted since counting began or was reset. */
typedef struct taskcore_usage_content {
  size_t struct_size;
  int64_t since_ms;     /* by the store's clock: milliseconds since 1970 UTC; 0: it never began */
  int64_t call_count;
  int64_t error_count;
  int64_t total_ns;
  const taskcore_usage_function *functions; /* by their names */
  size_t function_count;
  const taskcore_usage_status *statuses; /* errors, the most frequent first */
  size_t status_count;
  int32_t is_counting;  /* 1: calls are counted now */
  int32_t reserved;     /* 0 */
} taskcore_usage_content;

/* -------------------------------------------------------------------- files */

#define TASKCORE_FORMAT_JSON 1        /* everything, lossless */
#define TASKCORE_FORMAT_TASKWARRIOR 2 /* what `task export` and `task import` speak */
#define TASKCORE_FORMAT_CSV 3         /* a table with a header, RFC 4180 */
#define TASKCORE_FORMAT_TODO_TXT 4    /* a task a line, http://todotxt.org */
#define TASKCORE_FORMAT_ICALENDAR 5   /* tasks and events, RFC 5545 */

/* Takes the next bytes of an export, all of them. */
typedef int32_t (*taskcore_write_callback)(const char *bytes, size_t length,
                                           void *payload);

/* Fills at most capacity bytes of buffer and writes their number to *length; 0 is the end. */
typedef int32_t (*taskcore_read_callback)(char *buffer, size_t capacity,
                                          size_t *length, void *payload);

/* Is told how far the work is: the tasks done, and how many there are or -1 when that is not
 * known. A nonzero answer stops the work, undone, and is returned. */
typedef int32_t (*taskcore_progress_callback)(int64_t done, int64_t total,
                                              void *payload);

/* What an import did. */
typedef struct taskcore_import_report {
  size_t struct_size;
  int64_t added;     /* tasks that were new */
  int64_t updated;   /* tasks with a known uid that differed */
  int64_t unchanged; /* tasks with a known uid, equal already */
  int64_t events_added; /* as above, but events */
  int64_t events_updated;
  int64_t events_unchanged;
  int64_t skipped;   /* components that could not be read; see taskcore_import_notes */
} taskcore_import_report;

#define TASKCORE_IMPORT_REPORT_INIT                                           \
  { sizeof(taskcore_import_report), 0, 0, 0, 0, 0, 0, 0 }

#define TASKCORE_NOTE_KEPT 1    /* the component was read, without what the note names */
#define TASKCORE_NOTE_SKIPPED 2 /* the component was left out */

/* What an import has to say of a component of an iCalendar file. Its strings live in its list. */
typedef struct taskcore_import_note {
  size_t struct_size;
  int64_t line;        /* of the file, from 1 */
  const char *component; /* such as "VEVENT"; "" outside of any */
  const char *uid;     /* of the component; "" without */
  const char *message; /* a full sentence */
  int32_t kind;        /* TASKCORE_NOTE_... */
  int32_t reserved;    /* 0 */
} taskcore_import_note;

/* ----------------------------------------------------------------- invoices */

/* Amounts are in minor units of their currency, as ISO 4217 has them (cents of EUR, yen of JPY), at
 * most 10^12 units of the currency. Quantities are in ten-thousandths, prices in millionths of the
 * currency unit, rates in basis points (1/100 %). BT and BG name the terms of EN 16931. */

/* The properties of a party, as bits of a `fields` mask. */
#define TASKCORE_PARTY_NAME (1ULL << 0)
#define TASKCORE_PARTY_TRADING_NAME (1ULL << 1)
#define TASKCORE_PARTY_LEGAL_FORM (1ULL << 2)
#define TASKCORE_PARTY_SHARE_CAPITAL (1ULL << 3)
#define TASKCORE_PARTY_REGISTRY (1ULL << 4)
#define TASKCORE_PARTY_CONTACT (1ULL << 5)
#define TASKCORE_PARTY_STREET (1ULL << 6)
#define TASKCORE_PARTY_STREET_2 (1ULL << 7)
#define TASKCORE_PARTY_POSTAL_CODE (1ULL << 8)
#define TASKCORE_PARTY_CITY (1ULL << 9)
#define TASKCORE_PARTY_REGION (1ULL << 10)
#define TASKCORE_PARTY_COUNTRY (1ULL << 11)
#define TASKCORE_PARTY_SIREN (1ULL << 12)
#define TASKCORE_PARTY_SIRET (1ULL << 13)
#define TASKCORE_PARTY_REGISTRATION_NUMBER (1ULL << 14)
#define TASKCORE_PARTY_VAT_NUMBER (1ULL << 15)
#define TASKCORE_PARTY_TAX_NUMBER (1ULL << 16)
#define TASKCORE_PARTY_EMAIL (1ULL << 17)
#define TASKCORE_PARTY_PHONE (1ULL << 18)
#define TASKCORE_PARTY_ELECTRONIC_ADDRESS (1ULL << 19)
#define TASKCORE_PARTY_ELECTRONIC_SCHEME (1ULL << 20)
#define TASKCORE_PARTY_IBAN (1ULL << 21)
#define TASKCORE_PARTY_BIC (1ULL << 22)
#define TASKCORE_PARTY_ACCOUNT_NAME (1ULL << 23)
#define TASKCORE_PARTY_LOCALE (1ULL << 24)
#define TASKCORE_PARTY_CURRENCY (1ULL << 25)

/* Who sells or buys. As an input, the members of `fields` are set, "" to none, and the others stay
 * as they are; when read, all are given, never NULL. Texts are one line of at most 200
 * characters. */
typedef struct taskcore_party {
  size_t struct_size;
  uint64_t fields;             /* TASKCORE_PARTY_... */
  const char *name;            /* BT-27, BT-44 */
  const char *trading_name;    /* BT-28, BT-45 */
  const char *legal_form;      /* such as "SARL" or "EI" */
  const char *share_capital;   /* such as "10 000 EUR" */
  const char *registry;        /* where it is registered, such as "RCS Paris" */
  const char *contact;         /* the name of a person or department (BT-41, BT-56) */
  const char *street;          /* BT-35, BT-50 */
  const char *street_2;        /* BT-36, BT-51 */
  const char *postal_code;     /* BT-38, BT-53 */
  const char *city;            /* BT-37, BT-52 */
  const char *region;          /* BT-39, BT-54 */
  const char *country;         /* ISO 3166-1 alpha-2, such as "FR" (BT-40, BT-55) */
  const char *siren;           /* nine digits, checked (BT-30, BT-47) */
  const char *siret;           /* fourteen digits, checked (BT-29, BT-46) */
  const char *registration_number; /* in its register, where it has no SIREN (BT-30, BT-47) */
  const char *vat_number;      /* with the country before it, checked (BT-31, BT-48) */
  const char *tax_number;      /* the tax office's, of a seller without a VAT number (BT-32) */
  const char *email;           /* BT-43, BT-58 */
  const char *phone;           /* BT-42, BT-57 */
  const char *electronic_address; /* BT-34, BT-49 */
  const char *electronic_scheme;  /* of the electronic address, in the list EAS, such as "0225" */
  const char *iban;            /* checked; spaces are taken away (BT-84) */
  const char *bic;             /* BT-86 */
  const char *account_name;    /* BT-85; "" for the name */
  const char *locale;          /* of its invoices and mails: "fr" or "en", maybe with a country */
  const char *currency;        /* of its invoices, ISO 4217 */
} taskcore_party;

#define TASKCORE_PARTY_INIT                                                   \
  { sizeof(taskcore_party), 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/* The seller: whoever uses the store. */
typedef struct taskcore_profile_content {
  size_t struct_size;
  const taskcore_party *seller;
  const uint8_t *logo; /* the bytes of a PNG or JPEG file; NULL without */
  size_t logo_length;
} taskcore_profile_content;

/* Of taskcore_subscription.fields. */
#define TASKCORE_SUBSCRIPTION_PLAN (1ULL << 0)
#define TASKCORE_SUBSCRIPTION_SINCE (1ULL << 1)
#define TASKCORE_SUBSCRIPTION_UNTIL (1ULL << 2)
#define TASKCORE_SUBSCRIPTION_SOURCE (1ULL << 3)
#define TASKCORE_SUBSCRIPTION_FEATURES (1ULL << 4)

/* What the user has paid for, as the host states it. As an input, what is not given is taken
 * away. */
typedef struct taskcore_subscription {
  size_t struct_size;
  uint64_t fields;      /* TASKCORE_SUBSCRIPTION_...: which of the members below are given */
  const char *plan;     /* one line, at most 100 characters */
  const char *source;   /* who says so, such as "app-store" */
  int64_t since_ms;     /* milliseconds since 1970 UTC; else: always */
  int64_t until_ms;     /* no longer at this instant; else: without end */
  const char *const *features; /* what the plan has, each one line of at most 100 characters */
  size_t feature_count; /* at most 1,000 */
} taskcore_subscription;

#define TASKCORE_SUBSCRIPTION_INIT                                            \
  { sizeof(taskcore_subscription), 0, NULL, NULL, 0, 0, NULL, 0 }

/* Whom invoices are sent to, as it was when it was read. */
typedef struct taskcore_client {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const taskcore_party *party;
  const char *notes;     /* "" without */
  int64_t created_ms;
  int64_t archived_ms;   /* with archived: since when */
  int64_t invoice_count; /* issued, credit notes too */
  int32_t archived;      /* 0 or 1 */
  int32_t reserved;      /* 0 */
} taskcore_client;

/* Of taskcore_client_search.fields. */
#define TASKCORE_CLIENTS_TEXT (1ULL << 0)
#define TASKCORE_CLIENTS_ARCHIVED (1ULL << 1)

/* Which clients to list, by their names. */
typedef struct taskcore_client_search {
  size_t struct_size;
  uint64_t fields;      /* TASKCORE_CLIENTS_... */
  const char *text;     /* words that its names, city, numbers and e-mail begin with, whatever their
                           case and accents */
  int32_t archived;     /* 0: those in use; 1: the archived ones; else both */
  int32_t reserved;     /* 0 */
} taskcore_client_search;

#define TASKCORE_CLIENT_SEARCH_INIT { sizeof(taskcore_client_search), 0, NULL, 0, 0 }

/* Numbers that follow each other. */
typedef struct taskcore_number_series {
  size_t struct_size;
  const char *name;        /* "invoice" and "credit_note" are there from the beginning */
  const char *pattern;     /* such as "F{YYYY}-{NNNN}" */
  const char *next_number; /* as it would be today */
  int64_t issued_count;
  int32_t last_date;       /* the latest issue date, yyyymmdd; 0 before the first */
  int32_t reserved;        /* 0 */
} taskcore_number_series;

#define TASKCORE_INVOICE_KIND_INVOICE 1     /* BT-3 = 380 */
#define TASKCORE_INVOICE_KIND_CREDIT_NOTE 2 /* BT-3 = 381 */

#define TASKCORE_INVOICE_DRAFT 1
#define TASKCORE_INVOICE_ISSUED 2      /* nothing came in yet, and it is not due */
#define TASKCORE_INVOICE_PARTLY_PAID 3
#define TASKCORE_INVOICE_PAID 4        /* nothing is owed any more */
#define TASKCORE_INVOICE_OVERDUE 5     /* something is owed, and its due date is over */
#define TASKCORE_INVOICE_VOID 6        /* a credit note took all of it back */

/* How VAT is due (UNTDID 5305). */
#define TASKCORE_VAT_STANDARD 1        /* S, a rate above 0 */
#define TASKCORE_VAT_ZERO_RATED 2      /* Z */
#define TASKCORE_VAT_EXEMPT 3          /* E, with a reason */
#define TASKCORE_VAT_REVERSE_CHARGE 4  /* AE */
#define TASKCORE_VAT_INTRA_COMMUNITY 5 /* K */
#define TASKCORE_VAT_EXPORT 6          /* G */
#define TASKCORE_VAT_NOT_SUBJECT 7     /* O */
#define TASKCORE_VAT_CANARY_ISLANDS 8  /* L, IGIC */
#define TASKCORE_VAT_CEUTA_MELILLA 9   /* M, IPSI */

/* Of taskcore_invoice_input.fields. */
#define TASKCORE_INVOICE_CLIENT (1ULL << 0)
#define TASKCORE_INVOICE_SERIES (1ULL << 1)
#define TASKCORE_INVOICE_DUE_DATE (1ULL << 2)
#define TASKCORE_INVOICE_PAYMENT_DAYS (1ULL << 3)
#define TASKCORE_INVOICE_DELIVERY_DATE (1ULL << 4)
#define TASKCORE_INVOICE_PERIOD (1ULL << 5)
#define TASKCORE_INVOICE_CURRENCY (1ULL << 6)
#define TASKCORE_INVOICE_EXCHANGE_RATE (1ULL << 7)
#define TASKCORE_INVOICE_LANGUAGE (1ULL << 8)
#define TASKCORE_INVOICE_BUSINESS_PROCESS (1ULL << 9)
#define TASKCORE_INVOICE_BUYER_REFERENCE (1ULL << 10)
#define TASKCORE_INVOICE_ORDER_REFERENCE (1ULL << 11)
#define TASKCORE_INVOICE_CONTRACT_REFERENCE (1ULL << 12)
#define TASKCORE_INVOICE_PAYMENT_TERMS (1ULL << 13)
#define TASKCORE_INVOICE_LATE_PENALTY (1ULL << 14)
#define TASKCORE_INVOICE_RECOVERY_FEE (1ULL << 15)
#define TASKCORE_INVOICE_EARLY_DISCOUNT (1ULL << 16)
#define TASKCORE_INVOICE_NOTES (1ULL << 17)
#define TASKCORE_INVOICE_PREPAID (1ULL << 18)
#define TASKCORE_INVOICE_PRECEDING (1ULL << 19)

/* What a draft is to be: a new one, or the changes to one. */
typedef struct taskcore_invoice_input {
  size_t struct_size;
  uint64_t fields;          /* which of the members below are given: TASKCORE_INVOICE_... */
  int64_t client_id;        /* 0 for none yet */
  const char *series;       /* of its number; "" for that of its kind */
  int32_t due_date;         /* yyyymmdd (BT-9); 0: so many days after the issue date */
  int32_t payment_days;     /* from the issue date to the due date, 0 to 3,650; 30 at first */
  int32_t delivery_date;    /* yyyymmdd (BT-72); 0 for none */
  int32_t first_date;       /* of the invoiced period, yyyymmdd (BT-73); 0 for none */
  int32_t last_date;        /* likewise (BT-74) */
  int32_t reserved;         /* 0 */
  const char *currency;     /* ISO 4217 (BT-5); at first the client's, or the seller's, or EUR */
  int64_t exchange_rate_millionths; /* units of the currency for one euro; 0 when not known */
  const char *language;     /* of the documents: "fr" or "en"; at first as the client's locale */
  const char *business_process; /* BT-23, such as "S1"; "" as the rules have it */
  const char *buyer_reference;  /* BT-10 */
  const char *order_reference;  /* the purchase order (BT-13) */
  const char *contract_reference; /* BT-12 */
  const char *payment_terms;    /* BT-20 */
  const char *late_penalty;     /* what is due when it is paid late (note PMD) */
  const char *recovery_fee;     /* such as the fee of 40 EUR (note PMT) */
  const char *early_discount;   /* what is off when it is paid early, or nothing (note AAB) */
  const char *notes;            /* BT-22, several lines */
  int64_t prepaid_minor;        /* BT-113, what was paid before */
  const char *preceding_number; /* of a credit note: the number of its invoice (BT-25) */
  int32_t preceding_date;       /* and its issue date, yyyymmdd (BT-26) */
  int32_t reserved2;            /* 0 */
} taskcore_invoice_input;

#define TASKCORE_INVOICE_INPUT_INIT                                           \
  { sizeof(taskcore_invoice_input), 0, 0, NULL, 0, 30, 0, 0, 0, 0, NULL, 0, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0 }

/* Of taskcore_invoice_line_input.fields. */
#define TASKCORE_LINE_NAME (1ULL << 0)
#define TASKCORE_LINE_DETAILS (1ULL << 1)
#define TASKCORE_LINE_QUANTITY (1ULL << 2)
#define TASKCORE_LINE_UNIT (1ULL << 3)
#define TASKCORE_LINE_UNIT_PRICE (1ULL << 4)
#define TASKCORE_LINE_DISCOUNT_RATE (1ULL << 5)   /* it replaces an amount */
#define TASKCORE_LINE_DISCOUNT_AMOUNT (1ULL << 6) /* it replaces a rate */
#define TASKCORE_LINE_DISCOUNT_REASON (1ULL << 7)
#define TASKCORE_LINE_VAT (1ULL << 8)             /* category and rate */
#define TASKCORE_LINE_EXEMPTION (1ULL << 9)       /* reason and code */
#define TASKCORE_LINE_PERIOD (1ULL << 10)
#define TASKCORE_LINE_TASKS (1ULL << 11)
#define TASKCORE_LINE_POSITION (1ULL << 12)

/* What an item of a draft is to be: a new one, or the changes to one. */
typedef struct taskcore_invoice_line_input {
  size_t struct_size;
  uint64_t fields;         /* which of the members below are given: TASKCORE_LINE_... */
  const char *name;        /* 1 to 200 characters in one line (BT-153) */
  const char *details;     /* several lines; "" for none (BT-154) */
  int64_t quantity_ten_thousandths; /* above 0, at most 10^13; 1 at first (BT-129) */
  const char *unit;        /* a code of UN/ECE Recommendation 20 or 21, such as "HUR", or a word for
                              one, such as "hour"; "C62" (one) at first (BT-130) */
  int64_t unit_price_millionths; /* 0 to 10^18 (BT-146) */
  int64_t discount_minor;  /* 0 up to quantity times price (BT-136) */
  const char *discount_reason; /* BT-139; "" for one in the invoice's language */
  int32_t discount_basis_points; /* 0 to 10,000 of quantity times price (BT-138) */
  int32_t vat_category;    /* TASKCORE_VAT_... (BT-151) */
  int32_t vat_rate_basis_points; /* 0 to 9,999 (BT-152) */
  int32_t first_date;      /* of the line's period, yyyymmdd (BT-134); 0 for none */
  int32_t last_date;       /* likewise (BT-135) */
  int32_t position;        /* in the invoice, from 1; a new line is the last one otherwise */
  const char *exemption_reason; /* BT-120 */
  const char *exemption_code;   /* BT-121, of the list VATEX */
  const int64_t *task_ids; /* the tasks that it is for */
  size_t task_count;       /* at most 10,000 */
} taskcore_invoice_line_input;

#define TASKCORE_INVOICE_LINE_INPUT_INIT                                      \
  { sizeof(taskcore_invoice_line_input), 0, NULL, NULL, 10000, NULL, 0, 0, NULL, 0, \
    TASKCORE_VAT_STANDARD, 0, 0, 0, 0, NULL, NULL, NULL, 0 }

/* Of taskcore_invoice_adjustment_input.fields. */
#define TASKCORE_ADJUSTMENT_CHARGE (1ULL << 0)
#define TASKCORE_ADJUSTMENT_RATE (1ULL << 1)   /* it replaces an amount */
#define TASKCORE_ADJUSTMENT_AMOUNT (1ULL << 2) /* it replaces a rate */
#define TASKCORE_ADJUSTMENT_REASON (1ULL << 3)
#define TASKCORE_ADJUSTMENT_REASON_CODE (1ULL << 4)
#define TASKCORE_ADJUSTMENT_VAT (1ULL << 5)
#define TASKCORE_ADJUSTMENT_EXEMPTION (1ULL << 6)

/* What an allowance or a charge on the whole of a draft is to be. */
typedef struct taskcore_invoice_adjustment_input {
  size_t struct_size;
  uint64_t fields;           /* which of the members below are given: TASKCORE_ADJUSTMENT_... */
  int64_t amount_minor;      /* 0 or more (BT-92, BT-99) */
  const char *reason;        /* BT-97, BT-104 */
  const char *reason_code;   /* of UNTDID 5189 (BT-98) or 7161 (BT-105); "" for none */
  const char *exemption_reason; /* BT-120 */
  const char *exemption_code;   /* BT-121 */
  int32_t is_charge;         /* 0 for an allowance, 1 for a charge */
  int32_t rate_basis_points; /* 0 to 10,000 of the sum of the lines (BT-94, BT-101) */
  int32_t vat_category;      /* TASKCORE_VAT_... */
  int32_t vat_rate_basis_points; /* 0 to 9,999 */
} taskcore_invoice_adjustment_input;

#define TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT                                \
  { sizeof(taskcore_invoice_adjustment_input), 0, 0, NULL, NULL, NULL, NULL, 0, 0, \
    TASKCORE_VAT_STANDARD, 0 }

#define TASKCORE_BILL_ONE_LINE 1    /* one line for all */
#define TASKCORE_BILL_BY_TASK 2     /* a line per task */
#define TASKCORE_BILL_BY_PROJECT 3  /* a line per project */
#define TASKCORE_BILL_BY_DAY 4      /* a line per day */

/* Of taskcore_focus_billing.fields. */
#define TASKCORE_BILLING_PROJECT_ID (1ULL << 0)
#define TASKCORE_BILLING_TASK_ID (1ULL << 1)
#define TASKCORE_BILLING_NAME (1ULL << 2)

/* Which focus time becomes items of a draft; what is billed already is left out. */
typedef struct taskcore_focus_billing {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_BILLING_...: which of these members count */
  int64_t project_id;  /* of this project alone, with its subtasks */
  int64_t task_id;     /* of this task alone */
  int32_t first_date;  /* yyyymmdd, in the store's zone */
  int32_t last_date;   /* likewise */
  int32_t grouping;    /* TASKCORE_BILL_... */
  int32_t vat_category; /* TASKCORE_VAT_... */
  int32_t vat_rate_basis_points;
  int32_t round_up_minutes; /* each line's time goes up to a multiple of it; at most 1,440 */
  int64_t unit_price_millionths; /* of an hour */
  const char *name;    /* of the lines; else the task's title, the project's name, or the day */
} taskcore_focus_billing;

#define TASKCORE_FOCUS_BILLING_INIT                                           \
  { sizeof(taskcore_focus_billing), 0, 0, 0, 0, 0, TASKCORE_BILL_BY_TASK, TASKCORE_VAT_STANDARD, \
    0, 0, 0, NULL }

/* An invoice or a credit note in a list. */
typedef struct taskcore_invoice {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *number;       /* "" of a draft */
  const char *client_name;  /* as issued; of a draft as the client has it now; "" without one */
  const char *currency;     /* ISO 4217 */
  int64_t client_id;        /* 0 when there is none any more */
  int64_t preceding_id;     /* of a credit note: its invoice, or 0 */
  int64_t net_minor;        /* BT-109 */
  int64_t vat_minor;        /* BT-110 */
  int64_t gross_minor;      /* BT-112 */
  int64_t due_minor;        /* BT-115 */
  int64_t paid_minor;       /* what its payments come to */
  int64_t credited_minor;   /* what the credit notes issued for it come to */
  int64_t balance_minor;    /* due - paid - credited; 0 of a draft and of a void one */
  int64_t created_ms;
  int64_t modified_ms;
  int64_t issued_ms;        /* 0 of a draft */
  int32_t kind;             /* TASKCORE_INVOICE_KIND_... */
  int32_t state;            /* TASKCORE_INVOICE_DRAFT to TASKCORE_INVOICE_VOID */
  int32_t issue_date;       /* yyyymmdd; 0 of a draft */
  int32_t due_date;         /* yyyymmdd; 0 when it is not known yet */
} taskcore_invoice;

/* Of taskcore_invoice_search.fields. */
#define TASKCORE_INVOICES_STATE (1ULL << 0)
#define TASKCORE_INVOICES_CLIENT (1ULL << 1)
#define TASKCORE_INVOICES_PERIOD (1ULL << 2)
#define TASKCORE_INVOICES_KIND (1ULL << 3)
#define TASKCORE_INVOICES_TEXT (1ULL << 4)
#define TASKCORE_INVOICES_LIMIT (1ULL << 5)

/* Which invoices to list, newest first: drafts by when they were made, then by issue date. */
typedef struct taskcore_invoice_search {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_INVOICES_...: which of the members below count */
  uint32_t states;     /* 1 << TASKCORE_INVOICE_..., joined by | */
  int32_t kind;        /* TASKCORE_INVOICE_KIND_... */
  int64_t client_id;
  int32_t first_date;  /* of the issue date, yyyymmdd */
  int32_t last_date;   /* likewise */
  const char *text;    /* in the number, the client's name, a reference or an item */
  uint64_t limit;      /* at most so many, from 1 */
} taskcore_invoice_search;

#define TASKCORE_INVOICE_SEARCH_INIT                                          \
  { sizeof(taskcore_invoice_search), 0, 0, 0, 0, 0, 0, NULL, 0 }

/* An item of an invoice (BG-25). */
typedef struct taskcore_invoice_line {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  const char *details;        /* "" without */
  const char *unit;           /* the code */
  const char *unit_label;     /* in the invoice's language, for the quantity */
  int64_t quantity_ten_thousandths;
  int64_t unit_price_millionths;
  int64_t base_minor;         /* quantity times price (BT-137) */
  int64_t discount_minor;     /* BT-136, whether given as a rate or as an amount; 0 without */
  int64_t net_minor;          /* BT-131 */
  const char *discount_reason;
  const char *exemption_reason;
  const char *exemption_code;
  const int64_t *task_ids;    /* the tasks that it is for and that are there */
  size_t task_count;
  int64_t focus_session_count; /* that it is for */
  int32_t discount_basis_points; /* -1: not given as a rate */
  int32_t vat_category;
  int32_t vat_rate_basis_points;
  int32_t position;           /* from 1 */
  int32_t first_date;         /* 0 for none, as the last */
  int32_t last_date;
} taskcore_invoice_line;

/* An allowance (BG-20) or a charge (BG-21) on the whole of an invoice. */
typedef struct taskcore_invoice_adjustment {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *reason;
  const char *reason_code;
  const char *exemption_reason;
  const char *exemption_code;
  int64_t amount_minor;       /* BT-92, BT-99, whether given as a rate or as an amount */
  int32_t is_charge;
  int32_t rate_basis_points;  /* -1: not given as a rate */
  int32_t vat_category;
  int32_t vat_rate_basis_points;
} taskcore_invoice_adjustment;

/* What an invoice taxes in one way (BG-23). */
typedef struct taskcore_vat_row {
  size_t struct_size;
  const char *category_code;  /* such as "S" */
  const char *exemption_reason;
  const char *exemption_code;
  int64_t taxable_minor;      /* BT-116 */
  int64_t tax_minor;          /* BT-117 */
  int32_t category;           /* TASKCORE_VAT_... */
  int32_t rate_basis_points;  /* BT-119 */
} taskcore_vat_row;

/* Money that came in for an invoice, or went out for a credit note. */
typedef struct taskcore_payment {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int64_t invoice_id;
  int64_t amount_minor;
  const char *means;       /* of UNTDID 4461, such as "58"; "" when it was not said */
  const char *reference;
  const char *notes;
  const char *currency;    /* of the invoice, ISO 4217 */
  int32_t date;            /* yyyymmdd */
  int32_t reserved;        /* 0 */
} taskcore_payment;

/* Of taskcore_payment_input.fields. */
#define TASKCORE_PAYMENT_DATE (1ULL << 0)   /* else: today */
#define TASKCORE_PAYMENT_AMOUNT (1ULL << 1) /* else: all that is owed */
#define TASKCORE_PAYMENT_MEANS (1ULL << 2)
#define TASKCORE_PAYMENT_REFERENCE (1ULL << 3)
#define TASKCORE_PAYMENT_NOTES (1ULL << 4)

typedef struct taskcore_payment_input {
  size_t struct_size;
  uint64_t fields;
  int64_t amount_minor;    /* above 0, at most what is owed */
  const char *means;
  const char *reference;
  const char *notes;
  int32_t date;            /* yyyymmdd, from the issue date to today */
  int32_t reserved;        /* 0 */
} taskcore_payment_input;

#define TASKCORE_PAYMENT_INPUT_INIT                                           \
  { sizeof(taskcore_payment_input), 0, 0, NULL, NULL, NULL, 0, 0 }

#define TASKCORE_EMAIL_SENDING 1 /* it was handed over; whether it arrived there is not known */
#define TASKCORE_EMAIL_SENT 2
#define TASKCORE_EMAIL_FAILED 3

/* A message with an invoice, and what became of it. */
typedef struct taskcore_email {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int64_t invoice_id;
  const char *message_id;
  const char *recipients;  /* joined by ", " */
  const char *subject;
  const char *error;       /* "" unless it failed */
  int64_t created_ms;
  int64_t finished_ms;     /* 0 while sending */
  int32_t state;           /* TASKCORE_EMAIL_... */
  int32_t reserved;        /* 0 */
} taskcore_email;

/* All of an invoice. Its strings and arrays live in its taskcore_invoice_document. */
typedef struct taskcore_invoice_content {
  size_t struct_size;
  const taskcore_invoice *invoice;
  const taskcore_party *seller;   /* as issued; of a draft as it is now */
  const taskcore_party *buyer;    /* likewise */
  const taskcore_invoice_line *lines;
  size_t line_count;
  const taskcore_invoice_adjustment *adjustments;
  size_t adjustment_count;
  const taskcore_vat_row *vat_rows;
  size_t vat_row_count;
  const taskcore_payment *payments;
  size_t payment_count;
  const taskcore_email *emails;
  size_t email_count;
  const int64_t *credit_note_ids; /* issued for it, and drafts */
  size_t credit_note_count;
  int64_t line_total_minor;       /* BT-106 */
  int64_t allowance_total_minor;  /* BT-107 */
  int64_t charge_total_minor;     /* BT-108 */
  int64_t prepaid_minor;          /* BT-113 */
  int64_t vat_in_euro_cents;      /* BT-111; 0 when the invoice is in EUR */
  int64_t exchange_rate_millionths; /* 0 when it is not known */
  const char *series;
  const char *language;
  const char *business_process;
  const char *buyer_reference;
  const char *order_reference;
  const char *contract_reference;
  const char *payment_terms;
  const char *late_penalty;
  const char *recovery_fee;
  const char *early_discount;
  const char *notes;
  const char *preceding_number;
  int32_t preceding_date;
  int32_t payment_days;
  int32_t delivery_date;
  int32_t first_date;
  int32_t last_date;
  int32_t has_vat_in_euro;        /* 1: vat_in_euro_cents counts */
} taskcore_invoice_content;

/* What forbids issuing a draft. */
typedef struct taskcore_invoice_problem {
  size_t struct_size;
  const char *rule;    /* of EN 16931 or of the French rules, such as "BR-FR-10" */
  const char *field;   /* what it is about, such as "seller.siren" */
  const char *message; /* a full sentence */
} taskcore_invoice_problem;

/* What is owed of invoices of one currency, by how long they are overdue. */
typedef struct taskcore_ageing {
  size_t struct_size;
  const char *currency;
  int64_t balance_minor;
  int64_t invoice_count;
  int32_t first_day;    /* days overdue: 0 for what is not due yet, else 1, 31, 61 or 91 */
  int32_t last_day;     /* 0, 30, 60, 90, or INT32_MAX */
} taskcore_ageing;

/* What was invoiced in a month in one currency; credit notes are taken off. */
typedef struct taskcore_turnover {
  size_t struct_size;
  const char *currency;
  int64_t invoice_count;
  int64_t credit_note_count;
  int64_t net_minor;
  int64_t vat_minor;
  int64_t gross_minor;
  int32_t month;        /* of the issue date, yyyymm */
  int32_t reserved;     /* 0 */
} taskcore_turnover;

/* The VAT of a month, a currency, a category and a rate; credit notes are taken off. */
typedef struct taskcore_vat_total {
  size_t struct_size;
  const char *currency;
  const char *category_code;
  int64_t taxable_minor;
  int64_t tax_minor;
  int32_t month;        /* yyyymm */
  int32_t category;     /* TASKCORE_VAT_... */
  int32_t rate_basis_points;
  int32_t reserved;     /* 0 */
} taskcore_vat_total;

#define TASKCORE_PAPER_A4 1
#define TASKCORE_PAPER_LETTER 2

/* Of taskcore_pdf_options.fields. */
#define TASKCORE_PDF_PAPER (1ULL << 0)    /* else: A4 */
#define TASKCORE_PDF_LANGUAGE (1ULL << 1) /* else: the invoice's */

typedef struct taskcore_pdf_options {
  size_t struct_size;
  uint64_t fields;
  const char *language; /* "fr" or "en" */
  int32_t paper;        /* TASKCORE_PAPER_... */
  int32_t reserved;     /* 0 */
} taskcore_pdf_options;

#define TASKCORE_PDF_OPTIONS_INIT                                             \
  { sizeof(taskcore_pdf_options), 0, NULL, TASKCORE_PAPER_A4, 0 }

#define TASKCORE_XML_CII 1 /* UN/CEFACT Cross Industry Invoice D16B: what Factur-X embeds */
#define TASKCORE_XML_UBL 2 /* OASIS UBL 2.1 */

/* Of taskcore_email_options.fields. */
#define TASKCORE_EMAIL_TO (1ULL << 0)       /* else: the client's */
#define TASKCORE_EMAIL_CC (1ULL << 1)
#define TASKCORE_EMAIL_REPLY_TO (1ULL << 2)
#define TASKCORE_EMAIL_SENDER (1ULL << 3)     /* else: the seller's */
#define TASKCORE_EMAIL_SUBJECT (1ULL << 4)  /* else: one in the invoice's language */
#define TASKCORE_EMAIL_BODY (1ULL << 5)     /* likewise */
#define TASKCORE_EMAIL_PAPER (1ULL << 6)

/* The message that an invoice is sent with. */
typedef struct taskcore_email_options {
  size_t struct_size;
  uint64_t fields;      /* which of the members below are given: TASKCORE_EMAIL_... */
  const char *to;       /* addresses with or without names, separated by commas */
  const char *cc;       /* likewise */
  const char *reply_to; /* likewise */
  const char *sender;   /* one address with or without a name */
  const char *subject;  /* one line */
  const char *body;     /* plain text, several lines */
  int32_t paper;        /* TASKCORE_PAPER_... */
  int32_t reserved;     /* 0 */
} taskcore_email_options;

#define TASKCORE_EMAIL_OPTIONS_INIT                                           \
  { sizeof(taskcore_email_options), 0, NULL, NULL, NULL, NULL, NULL, NULL, TASKCORE_PAPER_A4, 0 }

#define TASKCORE_SMTP_STARTTLS 1 /* plain at first, then TLS before anything else is said */
#define TASKCORE_SMTP_TLS 2      /* TLS from the first byte */

/* The server that takes a message. Nothing of it is stored or logged. */
typedef struct taskcore_smtp_options {
  size_t struct_size;
  const char *host;       /* a name or an address */
  int32_t port;           /* 1 to 65,535; 0: 587 with STARTTLS, 465 with TLS */
  int32_t security;       /* TASKCORE_SMTP_... */
  const char *user;       /* NULL: none, or as the netrc file says */
  const char *password;   /* NULL likewise */
  const char *netrc_path; /* a file of mode 0600 with the user and the password; NULL for none */
  const char *ca_path;    /* a PEM file with the authorities to trust; NULL for the system's */
  int64_t timeout_ms;     /* for all of it: 1 to 3,600,000; 0: 60,000 */
  taskcore_progress_callback progress; /* bytes sent and in all; NULL for none */
  void *payload;          /* for the callback */
} taskcore_smtp_options;

#define TASKCORE_SMTP_OPTIONS_INIT                                            \
  { sizeof(taskcore_smtp_options), NULL, 0, TASKCORE_SMTP_STARTTLS, NULL, NULL, NULL, NULL, 0, \
    NULL, NULL }

#endif /* TASKCORE_TYPES_H */
