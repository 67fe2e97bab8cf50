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
} taskcore_open_options;

#define TASKCORE_OPEN_OPTIONS_INIT                                            \
  { sizeof(taskcore_open_options), NULL, 0, TASKCORE_DURABILITY_FULL, 5000,   \
    NULL, NULL, NULL }

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

#define TASKCORE_PRIORITY_P0 0
#define TASKCORE_PRIORITY_P1 1
#define TASKCORE_PRIORITY_P2 2 /* what a new task has */
#define TASKCORE_PRIORITY_P3 3
#define TASKCORE_PRIORITY_NONE 4

/* The statuses of a task; a query takes several, joined by |. */
#define TASKCORE_STATUS_OPEN 1U
#define TASKCORE_STATUS_COMPLETED 2U
#define TASKCORE_STATUS_DELETED 4U /* in the trash, completed or not */

#define TASKCORE_DUE_NONE 0
#define TASKCORE_DUE_DATE 1      /* a calendar date: until that day ends */
#define TASKCORE_DUE_DATE_TIME 2 /* an instant */

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
  int32_t due_kind;  /* TASKCORE_DUE_...; _NONE takes the due away */
  int32_t due_date;  /* yyyymmdd, such as 20261224, 00010101 to 99991231 */
  int64_t due_ms;    /* milliseconds since 1970 UTC, years 1 to 9999 */
} taskcore_task_input;

#define TASKCORE_TASK_INPUT_INIT                                              \
  { sizeof(taskcore_task_input), 0, NULL, NULL, NULL, 0, NULL, 0, NULL, 0,    \
    NULL, 0, TASKCORE_PRIORITY_P2, 0, TASKCORE_DUE_NONE, 0, 0 }

/* A task, as it was when it was read. Its strings live in its list. */
typedef struct taskcore_task {
  size_t struct_size;
  uint64_t fields;     /* the optional ones that it has: NOTES, TAGS, DUE,
                          COMPLETED, DELETED */
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
  int32_t due_kind;    /* TASKCORE_DUE_... */
  int32_t due_date;    /* yyyymmdd, with TASKCORE_DUE_DATE */
  int32_t reserved;    /* 0 */
  int64_t due_ms;      /* with TASKCORE_DUE_DATE_TIME; all _ms: since 1970 UTC */
  int64_t created_ms;
  int64_t modified_ms;
  int64_t completed_ms; /* with TASKCORE_TASK_COMPLETED in fields */
  int64_t deleted_ms;   /* with TASKCORE_TASK_DELETED in fields */
} taskcore_task;

/* -------------------------------------------------------------------- queries */

/* The conditions of a query that are given, as bits of its `fields`. */
#define TASKCORE_QUERY_PROJECT (1ULL << 0)    /* by name */
#define TASKCORE_QUERY_PROJECT_ID (1ULL << 1) /* by id; not with a name */
#define TASKCORE_QUERY_TAG (1ULL << 2)
#define TASKCORE_QUERY_STATUSES (1ULL << 3)   /* else: the open ones */
#define TASKCORE_QUERY_DUE_FROM (1ULL << 4)
#define TASKCORE_QUERY_DUE_BEFORE (1ULL << 5)
#define TASKCORE_QUERY_LIMIT (1ULL << 6)      /* else: all */

#define TASKCORE_SORT_CREATED 0 /* the order of the ids */
#define TASKCORE_SORT_DUE 1     /* those without a due last, either way */
#define TASKCORE_SORT_PRIORITY 2
#define TASKCORE_SORT_TITLE 3   /* ignoring case and accents */
#define TASKCORE_SORT_MODIFIED 4

/* Which tasks to list, in which order. All given conditions must hold. A task that is due on
 * a date counts as due at the last millisecond of that day in the store's zone. */
typedef struct taskcore_query {
  size_t struct_size;
  uint64_t fields;       /* which conditions are given: TASKCORE_QUERY_... */
  const char *project;
  int64_t project_id;
  const char *tag;
  uint32_t statuses;     /* TASKCORE_STATUS_... joined by | */
  int32_t sort;          /* TASKCORE_SORT_...; ties in the order of the ids */
  int32_t descending;    /* 0 or 1 */
  int32_t reserved;      /* 0 */
  int64_t due_from_ms;   /* due at this instant or later */
  int64_t due_before_ms; /* due before this instant */
  int64_t limit;         /* at most this many: 0 or more */
  int64_t offset;        /* after skipping this many: 0 or more */
} taskcore_query;

#define TASKCORE_QUERY_INIT                                                   \
  { sizeof(taskcore_query), 0, NULL, 0, NULL, TASKCORE_STATUS_OPEN,           \
    TASKCORE_SORT_CREATED, 0, 0, 0, 0, 0, 0 }

/* -------------------------------------------------------- projects and tags */

/* The id of the project Inbox, which every store has. */
#define TASKCORE_INBOX_ID 1

/* A project, as it was when it was read. Its strings live in its list. */
typedef struct taskcore_project {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  int64_t open_count;      /* of its tasks */
  int64_t completed_count; /* of its tasks */
  int64_t created_ms;      /* milliseconds since 1970 UTC */
} taskcore_project;

/* A tag that at least one task outside of the trash has, as it was when it was read. Its
 * name lives in its list. */
typedef struct taskcore_tag {
  size_t struct_size;
  const char *name;
  int64_t open_count;      /* of the tasks that have it */
  int64_t completed_count; /* of the tasks that have it */
} taskcore_tag;

/* --------------------------------------------------- undo, redo and observers */

/* What a step, one call that changed the store, did. */
#define TASKCORE_ACTION_ADD_TASKS 1
#define TASKCORE_ACTION_UPDATE_TASKS 2
#define TASKCORE_ACTION_COMPLETE_TASKS 3
#define TASKCORE_ACTION_REOPEN_TASKS 4
#define TASKCORE_ACTION_DELETE_TASKS 5
#define TASKCORE_ACTION_RESTORE_TASKS 6
#define TASKCORE_ACTION_PURGE_TASKS 7 /* never undone */
#define TASKCORE_ACTION_ADD_PROJECT 8
#define TASKCORE_ACTION_RENAME_PROJECT 9
#define TASKCORE_ACTION_DELETE_PROJECT 10
#define TASKCORE_ACTION_IMPORT 11
#define TASKCORE_ACTION_UNDO 12
#define TASKCORE_ACTION_REDO 13

/* The step that an undo took back, or that a redo did again. */
typedef struct taskcore_step {
  size_t struct_size;
  int64_t id;         /* grows from step to step */
  int64_t at_ms;      /* when it was done first */
  int64_t task_count; /* how many tasks it touches */
  int64_t project_count; /* how many projects it touches */
  int32_t action;     /* TASKCORE_ACTION_... */
  int32_t reserved;   /* 0 */
} taskcore_step;

#define TASKCORE_STEP_INIT { sizeof(taskcore_step), 0, 0, 0, 0, 0, 0 }

#define TASKCORE_ENTITY_TASK 1
#define TASKCORE_ENTITY_PROJECT 2

#define TASKCORE_CHANGE_ADDED 1
#define TASKCORE_CHANGE_UPDATED 2
#define TASKCORE_CHANGE_REMOVED 3 /* for good; the trash is an update */

/* What happened to one task or project in a commit. */
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
typedef struct taskcore_event {
  size_t struct_size;
  const taskcore_change *changes; /* one per task or project */
  size_t change_count;
  size_t change_stride; /* bytes from one change to the next */
  int64_t at_ms;      /* when it was committed */
  int64_t noticed_ms; /* when this handle learned of it: poll's now_ms for others' */
  int32_t action;     /* TASKCORE_ACTION_... */
  int32_t origin;     /* TASKCORE_ORIGIN_... */
} taskcore_event;

/* Is told of one commit. It runs on the thread of the call that made or noticed the commit,
 * after it, and may call anything. A nonzero answer keeps the event from
 * later observers and is what that call returns; the commit stands. */
typedef int32_t (*taskcore_observe_callback)(const taskcore_event *event,
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

/* -------------------------------------------------------------------- files */

#define TASKCORE_FORMAT_JSON 1        /* everything, lossless */
#define TASKCORE_FORMAT_TASKWARRIOR 2 /* what `task export` and `task import` speak */

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
} taskcore_import_report;

#define TASKCORE_IMPORT_REPORT_INIT { sizeof(taskcore_import_report), 0, 0, 0 }

#endif /* TASKCORE_TYPES_H */
