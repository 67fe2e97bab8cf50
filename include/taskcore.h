/*
 * Taskcore, an embeddable task engine: its C API.
 *
 * SPDX-License-Identifier: Apache-2.0
 *
 * "make header" generates this file from the sources; do not edit it.
 */
#ifndef TASKCORE_H
#define TASKCORE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ----------------------------------------------------------------- version */

#define TASKCORE_VERSION_MAJOR 0
#define TASKCORE_VERSION_MINOR 1
#define TASKCORE_VERSION_PATCH 0
#define TASKCORE_VERSION "0.1.0"

/* Grows by one whenever a program that was built for an older library would no longer run with a
 * newer one; it is the number in the soname. */
#define TASKCORE_ABI_VERSION 0

/* ---------------------------------------------------------------- statuses */

/* What a call that can fail returns: TASKCORE_OK or one of the errors below. A callback's own
 * nonzero answer is handed through as it is. */
typedef int32_t taskcore_status;

#define TASKCORE_OK 0               /* done */
#define TASKCORE_EINVALID (-1)      /* an argument is wrong: mend it */
#define TASKCORE_ENOTFOUND (-2)     /* there is no such thing */
#define TASKCORE_ECONFLICT (-3)     /* the present state forbids it */
#define TASKCORE_EBUSY (-4)         /* another user holds the store: try again */
#define TASKCORE_EREADONLY (-5)     /* the store was opened for reading */
#define TASKCORE_EACCESS (-6)       /* the system refuses the path */
#define TASKCORE_ENOTSTORE (-7)     /* the file is not a Taskcore store */
#define TASKCORE_ECORRUPT (-8)      /* the store is damaged: restore a backup, or repair it */
#define TASKCORE_ETOONEW (-9)       /* written by a newer version: upgrade */
#define TASKCORE_EFULL (-10)        /* no space left on the disk */
#define TASKCORE_EIO (-11)          /* reading or writing failed */
#define TASKCORE_ENOMEM (-12)       /* out of memory, where a count or a file decides how much: see
                                       docs/c.md */
#define TASKCORE_EPARSE (-13)       /* a text is malformed at a line and column */
#define TASKCORE_EMISUSE (-14)      /* a freed handle, or a call at a wrong time */
#define TASKCORE_EUNSUPPORTED (-15) /* something to install is missing */
#define TASKCORE_EINTERNAL (-16)    /* a bug of Taskcore: report it */
#define TASKCORE_EINTERRUPTED (-17) /* ended by taskcore_interrupt: nothing changed */

/* The details of the last failed call of a thread. */
typedef struct taskcore_error {
  size_t struct_size;
  taskcore_status status; /* what the call returned; TASKCORE_OK: no failure */
  int32_t reserved;       /* 0 */
  const char *message;    /* a full sentence; never NULL */
  const char *field;      /* the argument or member that it is about, or "" */
  int64_t index;          /* which one of an array of inputs or ids, or -1 */
  int64_t line;           /* in a text that was read, from 1, or 0 */
  int64_t column;         /* in that line, in bytes, from 1, or 0 */
} taskcore_error;

/* One thing that is wrong with an input, or that forbids issuing a draft. */
typedef struct taskcore_problem {
  size_t struct_size;
  const char *rule;       /* of a draft, which of EN 16931 or of the French rules, such as
                             "BR-FR-10"; else "" */
  const char *field;      /* the member that it is about, such as "due", or "seller.siren" */
  const char *message;    /* a full sentence */
  taskcore_status status; /* what the call would return that carries the input out; TASKCORE_OK for
                             a warning, which forbids nothing */
  int32_t reserved;       /* 0 */
  const char *call;       /* of a draft, the function that mends it, such as "taskcore_profile_set";
                             else "" */
} taskcore_problem;

/* ----------------------------------------------------------------- structs */

/* Every struct begins with its size, and grows only at its end. A caller sets struct_size to the
 * size of its own header's struct, by _INIT or taskcore_..._init: one that is older, and so
 * smaller, has its defaults for the rest; one that is newer, and so larger, is taken when what this
 * library does not know is 0. Members called reserved are 0. Of structs that a caller hands over to
 * be filled, no more than struct_size bytes are written. */

/* The elements of every array of structs, also of those that callers hand over, lie struct_size
 * bytes apart, as the first of them says, and all have the same. In an array of the library that
 * may be more or less than sizeof says: read it by TASKCORE_AT. */

/* A pointer to an element of an array of structs of the library, by its index from 0; a compiler
 * without __typeof__ gives it as const void *. */
#if defined(__cplusplus)
#define TASKCORE_AT(array, index) \
  (reinterpret_cast<decltype(&*(array))>(reinterpret_cast<const char *>(array) + \
                                           (index) * (array)->struct_size))
#elif defined(__GNUC__)
#define TASKCORE_AT(array, index) \
  ((__typeof__(&*(array)))(const void *)((const char *)(array) + (index) * (array)->struct_size))
#else
#define TASKCORE_AT(array, index) \
  ((const void *)((const char *)(array) + (index) * (array)->struct_size))
#endif

/* Whether a struct of the library has a member that is newer than 0.1.0: the library may be older
 * than this header. Without it such a member must not be read. */
#define TASKCORE_HAS(row, member) \
  ((size_t)((const char *)(&(row)->member + 1) - (const char *)(row)) <= (row)->struct_size)

/* ----------------------------------------------------------------- handles */

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

/* A snapshot of sections of projects; it needs its store no longer. */
typedef struct taskcore_project_section_list {
  void *private_state;
} taskcore_project_section_list;

/* A snapshot of saved filters; it needs its store no longer. */
typedef struct taskcore_filter_list {
  void *private_state;
} taskcore_filter_list;

/* A snapshot of templates; it needs its store no longer. */
typedef struct taskcore_template_list {
  void *private_state;
} taskcore_template_list;

/* A snapshot of what a template makes; it needs its store no longer. */
typedef struct taskcore_template_task_list {
  void *private_state;
} taskcore_template_task_list;

/* A snapshot of own fields; it needs its store no longer. */
typedef struct taskcore_field_list {
  void *private_state;
} taskcore_field_list;

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

/* A snapshot of what became of occurrences; it needs its store no longer. */
typedef struct taskcore_past_occurrence_list {
  void *private_state;
} taskcore_past_occurrence_list;

/* A snapshot of calendars; it needs its store no longer. */
typedef struct taskcore_calendar_list {
  void *private_state;
} taskcore_calendar_list;

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

/* A snapshot of what days hold; it needs its store no longer. */
typedef struct taskcore_day_load_list {
  void *private_state;
} taskcore_day_load_list;

/* A snapshot of what happens in a range; it needs its store no longer. */
typedef struct taskcore_agenda_list {
  void *private_state;
} taskcore_agenda_list;

/* A snapshot of the days of a month; it needs its store no longer. */
typedef struct taskcore_month_list {
  void *private_state;
} taskcore_month_list;

/* A snapshot of comments; it needs its store no longer. */
typedef struct taskcore_comment_list {
  void *private_state;
} taskcore_comment_list;

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

/* A snapshot of time entries and focus sessions; it needs its store no longer. */
typedef struct taskcore_time_entry_list {
  void *private_state;
} taskcore_time_entry_list;

/* A snapshot of how much time was spent; it needs its store no longer. */
typedef struct taskcore_time_total_list {
  void *private_state;
} taskcore_time_total_list;

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
typedef struct taskcore_subscription {
  void *private_state;
} taskcore_subscription;

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

/* A snapshot of items of invoices; it needs its store no longer. */
typedef struct taskcore_invoice_line_list {
  void *private_state;
} taskcore_invoice_line_list;

/* A snapshot of allowances and charges; it needs its store no longer. */
typedef struct taskcore_invoice_adjustment_list {
  void *private_state;
} taskcore_invoice_adjustment_list;

/* All of an invoice, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_invoice_document {
  void *private_state;
} taskcore_invoice_document;

/* A snapshot of what is wrong with an input, or forbids issuing a draft; it needs its store no
 * longer. */
typedef struct taskcore_problem_list {
  void *private_state;
} taskcore_problem_list;

/* A snapshot of payments; it needs its store no longer. */
typedef struct taskcore_payment_list {
  void *private_state;
} taskcore_payment_list;

/* A snapshot of messages; it needs its store no longer. */
typedef struct taskcore_email_list {
  void *private_state;
} taskcore_email_list;

/* A snapshot of purchases; it needs its store no longer. */
typedef struct taskcore_purchase_list {
  void *private_state;
} taskcore_purchase_list;

/* A snapshot of payments of purchases; it needs its store no longer. */
typedef struct taskcore_purchase_payment_list {
  void *private_state;
} taskcore_purchase_payment_list;

/* A snapshot of what is owed to sellers; it needs its store no longer. */
typedef struct taskcore_purchase_total_list {
  void *private_state;
} taskcore_purchase_total_list;

/* All of a purchase, as it was when it was read; it needs its store no longer. */
typedef struct taskcore_purchase_document {
  void *private_state;
} taskcore_purchase_document;

/* A snapshot of recurring invoices; it needs its store no longer. */
typedef struct taskcore_recurring_invoice_list {
  void *private_state;
} taskcore_recurring_invoice_list;

/* A snapshot of rates of interest; it needs its store no longer. */
typedef struct taskcore_penalty_rate_list {
  void *private_state;
} taskcore_penalty_rate_list;

/* A snapshot of reminders of payment; it needs its store no longer. */
typedef struct taskcore_payment_reminder_list {
  void *private_state;
} taskcore_payment_reminder_list;

/* A snapshot of what interest is made of; it needs its store no longer. */
typedef struct taskcore_interest_span_list {
  void *private_state;
} taskcore_interest_span_list;

/* A snapshot of invoices that are due for a reminder; it needs its store no longer. */
typedef struct taskcore_late_invoice_list {
  void *private_state;
} taskcore_late_invoice_list;

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

/* A snapshot of what an import could only keep; it needs its store no longer. */
typedef struct taskcore_kept_field_list {
  void *private_state;
} taskcore_kept_field_list;

/* A snapshot of the places through which a store is synced; it needs its store no longer. */
typedef struct taskcore_sync_remote_list {
  void *private_state;
} taskcore_sync_remote_list;

/* A snapshot of accounts at servers; it needs its store no longer. */
typedef struct taskcore_account_list {
  void *private_state;
} taskcore_account_list;

/* A snapshot of collections at servers; it needs its store no longer. */
typedef struct taskcore_account_collection_list {
  void *private_state;
} taskcore_account_collection_list;

/* What a user was asked to allow at Google, with the secrets by which the answer is known; it needs
 * its store no longer. */
typedef struct taskcore_authorization {
  void *private_state;
} taskcore_authorization;

/* Tokens by which a program asks Google in the name of its user; it needs its store no longer. */
typedef struct taskcore_tokens {
  void *private_state;
} taskcore_tokens;

/* A snapshot of the devices that have a store; it needs its store no longer. */
typedef struct taskcore_replica_list {
  void *private_state;
} taskcore_replica_list;

/* A snapshot of what devices changed without knowing of each other; it needs its store no
 * longer. */
typedef struct taskcore_sync_conflict_list {
  void *private_state;
} taskcore_sync_conflict_list;

/* A snapshot of tags; it needs its store no longer. */
typedef struct taskcore_tag_list {
  void *private_state;
} taskcore_tag_list;

/* --------------------------------------------------------- opening a store */

/* Frees a payload. It is called once, when nobody will use that any more, on the thread that saw to
 * it, and must not use what the payload was registered with. When the registration fails it is not
 * called: the payload stays the caller's. */
typedef void (*taskcore_destroy_callback)(void *payload);

/* Writes the present instant, in milliseconds since 1970 UTC, to *now_ms. It is called while the
 * store is in use and must not call it. */
typedef int32_t (*taskcore_clock_callback)(int64_t *now_ms, void *payload);

/* Is called some every 50 ms of a long call, on the thread of that call, and must not use its
 * store. A nonzero answer ends the call, which changes nothing then and returns that answer. */
typedef int32_t (*taskcore_store_progress_callback)(void *payload);

#define TASKCORE_OPEN_READ_ONLY (1ULL << 0)     /* the file must exist, and stays as it is */
#define TASKCORE_OPEN_CHECK_FIELDS (1ULL << 1)  /* for tests: a member that is set without its bit
                                                   in fields is TASKCORE_EINVALID */
#define TASKCORE_OPEN_REPAIR_SCHEMA (1ULL << 2) /* what is not Taskcore's is removed: triggers,
                                                   views, tables, indexes and columns */
#define TASKCORE_OPEN_NO_BACKUP (1ULL << 3)     /* a store of an older version is upgraded without a
                                                   copy of it beside the file */

#define TASKCORE_DURABILITY_FULL 0   /* what returned survives a power loss */
#define TASKCORE_DURABILITY_NORMAL 1 /* survives kill -9, not a power loss */

typedef struct taskcore_open_options {
  size_t struct_size;
  const char *path;              /* a file, ":memory:", or NULL for the user's own store */
  uint64_t flags;                /* TASKCORE_OPEN_..., or 0 */
  int32_t durability;            /* TASKCORE_DURABILITY_... */
  int32_t busy_timeout_ms;       /* wait this long for other users: 0 to 3,600,000 */
  const char *time_zone;         /* an IANA name such as "Europe/Paris"; NULL or "" for the
                                    system's */
  taskcore_clock_callback clock; /* NULL: the system's clock */
  void *clock_payload;           /* handed to clock */
  taskcore_destroy_callback clock_destroy; /* frees clock_payload; NULL: nobody has to */
  taskcore_store_progress_callback progress; /* called in long calls; NULL for none */
  void *progress_payload;        /* handed to progress */
  taskcore_destroy_callback progress_destroy; /* frees progress_payload; NULL: nobody has to */
  const char *locale;            /* for the order of titles, such as "fr_FR.UTF-8"; NULL: the
                                    environment's; an unknown one: ignoring case and accents */
} taskcore_open_options;

#define TASKCORE_OPEN_OPTIONS_INIT \
  { sizeof(taskcore_open_options), NULL, 0, TASKCORE_DURABILITY_FULL, 5000, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL }

/* -------------------------------------------------------------- own fields */

/* The value that a task or an event has of an own field. */
typedef struct taskcore_field_value {
  size_t struct_size;
  const char *name;  /* the name of the field */
  const char *value; /* as TASKCORE_FIELD_KIND_... says; in an input, "" takes it away */
} taskcore_field_value;

#define TASKCORE_FIELD_VALUE_INIT { sizeof(taskcore_field_value), NULL, NULL }

/* What the values of an own field are, and how they are written. */
#define TASKCORE_FIELD_KIND_TEXT 1     /* a line of at most 1,000 characters */
#define TASKCORE_FIELD_KIND_NUMBER 2   /* an exact decimal of at most 15 digits, such as "-12.5" */
#define TASKCORE_FIELD_KIND_DATE 3     /* a date or an instant, such as "2026-12-24" or
                                          "2026-12-24T16:00:00.000Z" */
#define TASKCORE_FIELD_KIND_DURATION 4 /* whole seconds, such as "5400"; 0 to 3,155,760,000 (100
                                          years) */
#define TASKCORE_FIELD_KIND_CHOICE 5   /* one of its choices */

/* The properties of an own field, as bits of a `fields` mask. */
#define TASKCORE_FIELD_NAME (1ULL << 0)
#define TASKCORE_FIELD_LABEL (1ULL << 1)
#define TASKCORE_FIELD_KIND (1ULL << 2)
#define TASKCORE_FIELD_ENTITY (1ULL << 3)
#define TASKCORE_FIELD_CHOICES (1ULL << 4)
#define TASKCORE_FIELD_POSITION (1ULL << 5)

/* What an own field is to be: a new one, or the changes to one. */
typedef struct taskcore_field_input {
  size_t struct_size;
  uint64_t fields;            /* which of the members below are given: TASKCORE_FIELD_... */
  const char *name;           /* 1 to 40 lowercase letters, digits and _, the first a letter; no
                                 other field has it, and it is no word of the language of queries or
                                 of files */
  const char *label;          /* what people read, at most 200 characters in one line; "" for its
                                 name */
  int32_t kind;               /* TASKCORE_FIELD_KIND_...; it cannot be changed */
  int32_t entity;             /* TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT; it cannot be
                                 changed */
  const char *const *choices; /* of TASKCORE_FIELD_KIND_CHOICE: 1 to 100, in their order, each a
                                 line of at most 100 characters; one that is the value of something
                                 cannot go */
  size_t choice_count;
} taskcore_field_input;

#define TASKCORE_FIELD_INPUT_INIT \
  { sizeof(taskcore_field_input), 0, NULL, NULL, TASKCORE_FIELD_KIND_TEXT, TASKCORE_ENTITY_TASK, \
    NULL, 0 }

/* An own field, as it was when it was read. Its strings and arrays live in its list. */
typedef struct taskcore_field {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  const char *label;          /* what people read: its name, where it has no other */
  int32_t kind;               /* TASKCORE_FIELD_KIND_... */
  int32_t entity;             /* TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT */
  const char *const *choices; /* in their order; NULL for none */
  size_t choice_count;
  int64_t value_count;        /* how many tasks or events have a value of it */
} taskcore_field;

/* The conditions of a field query that are given, as bits of its `fields`. */
#define TASKCORE_FIELD_QUERY_ENTITY (1ULL << 0)

/* Which own fields to list, in their manual order. */
typedef struct taskcore_field_query_options {
  size_t struct_size;
  uint64_t fields;  /* TASKCORE_FIELD_QUERY_... */
  int32_t entity;   /* those of TASKCORE_ENTITY_TASK or of TASKCORE_ENTITY_EVENT alone */
  int32_t reserved; /* 0 */
  int64_t limit;    /* at most so many; 0: all */
  int64_t offset;   /* after so many; 0: from the first on */
} taskcore_field_query_options;

#define TASKCORE_FIELD_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_field_query_options), 0, TASKCORE_ENTITY_TASK, 0, 0, 0 }

/* ------------------------------------------------------------------- tasks */

/* The properties of a task, as bits of a `fields` mask. In an input they say what to set; in a
 * task, which optional ones it has; in a change, what changed. */
#define TASKCORE_TASK_TITLE (1ULL << 0)
#define TASKCORE_TASK_NOTES (1ULL << 1)
#define TASKCORE_TASK_PROJECT (1ULL << 2)           /* by name; a new one is added */
#define TASKCORE_TASK_PROJECT_ID (1ULL << 3)        /* by id; input only */
#define TASKCORE_TASK_TAGS (1ULL << 4)              /* exactly these */
#define TASKCORE_TASK_TAGS_ADDED (1ULL << 5)        /* these too; input only */
#define TASKCORE_TASK_TAGS_REMOVED (1ULL << 6)      /* not these; input only */
#define TASKCORE_TASK_PRIORITY (1ULL << 7)
#define TASKCORE_TASK_FAVOURITE (1ULL << 8)
#define TASKCORE_TASK_DUE (1ULL << 9)
#define TASKCORE_TASK_COMPLETED (1ULL << 10)        /* not in an input */
#define TASKCORE_TASK_DELETED (1ULL << 11)          /* not in an input */
#define TASKCORE_TASK_SLOT (1ULL << 12)
#define TASKCORE_TASK_START (1ULL << 13)            /* hidden until then */
#define TASKCORE_TASK_ESTIMATED_DURATION (1ULL << 14)
#define TASKCORE_TASK_URL (1ULL << 15)
#define TASKCORE_TASK_REMINDERS (1ULL << 16)        /* exactly these */
#define TASKCORE_TASK_REPEAT_RULE (1ULL << 17)
#define TASKCORE_TASK_PARENT (1ULL << 18)
#define TASKCORE_TASK_DEPENDS_ON (1ULL << 19)       /* exactly these */
#define TASKCORE_TASK_DEPENDS_ON_ADDED (1ULL << 20) /* these too; input only */
#define TASKCORE_TASK_DEPENDS_ON_REMOVED (1ULL << 21) /* not these; input only */
#define TASKCORE_TASK_POSITION (1ULL << 22)         /* only in a change */
#define TASKCORE_TASK_ZONE (1ULL << 23)
#define TASKCORE_TASK_REPEAT_MODE (1ULL << 24)
#define TASKCORE_TASK_EXCLUDED_DATES (1ULL << 25)   /* exactly these */
#define TASKCORE_TASK_ADDED_DATES (1ULL << 26)      /* exactly these */
#define TASKCORE_TASK_OCCURRENCE (1ULL << 27)       /* not in an input */
#define TASKCORE_TASK_STARTED (1ULL << 28)          /* not in an input */
#define TASKCORE_TASK_CANCELLED (1ULL << 29)        /* not in an input */
#define TASKCORE_TASK_PLANNED (1ULL << 30)          /* when it is meant to be done */
#define TASKCORE_TASK_SECTION (1ULL << 31)          /* below which heading of its project */
#define TASKCORE_TASK_FLOATING (1ULL << 40)         /* which of its times float */
#define TASKCORE_TASK_LINKS (1ULL << 42)            /* exactly these */
/* values of own fields: in an input, these too */
#define TASKCORE_TASK_FIELD_VALUES (1ULL << 43)
#define TASKCORE_TASK_HOURLY_RATE (1ULL << 44)      /* what an hour of it costs */
#define TASKCORE_TASK_UNTIL (1ULL << 45)            /* after it the task is pointless */

/* A link of a task or an event to a page or a file. */
typedef struct taskcore_link {
  size_t struct_size;
  const char *url;        /* an absolute URL of at most 2,048 characters; an absolute path such as
                             /home/ann/plan.pdf becomes a file: URL */
  const char *title;      /* at most 1,000 characters in one line; NULL or "" for none */
  const char *media_type; /* such as "application/pdf" (RFC 6838); NULL or "" for none */
} taskcore_link;

#define TASKCORE_LINK_INIT { sizeof(taskcore_link), NULL, NULL, NULL }

#define TASKCORE_REPEAT_FIXED 0            /* the next occurrence is the rule's next one */
#define TASKCORE_REPEAT_AFTER_COMPLETION 1 /* it is counted from when the last one was done */

/* Which occurrences of a series a change is about. */
#define TASKCORE_SCOPE_THIS 1 /* one of them */
#define TASKCORE_SCOPE_THIS_AND_LATER 2
#define TASKCORE_SCOPE_ALL 3

#define TASKCORE_PRIORITY_P0 0
#define TASKCORE_PRIORITY_P1 1
#define TASKCORE_PRIORITY_P2 2 /* what a new task has */
#define TASKCORE_PRIORITY_P3 3
#define TASKCORE_PRIORITY_NONE 4

#define TASKCORE_PRIORITIES_P0 (1U << 0)
#define TASKCORE_PRIORITIES_P1 (1U << 1)
#define TASKCORE_PRIORITIES_P2 (1U << 2)
#define TASKCORE_PRIORITIES_P3 (1U << 3)
#define TASKCORE_PRIORITIES_NONE (1U << 4)

/* The statuses of a task; a query takes several, joined by |. */
#define TASKCORE_TASK_STATUS_OPEN (1U << 0)
#define TASKCORE_TASK_STATUS_COMPLETED (1U << 1)
#define TASKCORE_TASK_STATUS_DELETED (1U << 2)   /* in the trash, whatever it was */
#define TASKCORE_TASK_STATUS_CANCELLED (1U << 3) /* given up: closed, and not done */

/* Where a task stands on a day. It is kept as one for the morning or for the evening; of an open
 * one, the first of these rules that holds says where it stands: due after that day: upcoming; kept
 * for the evening: evening; without a due: inbox; due at a time of that day: from 18:00 on evening,
 * from 12:00 on afternoon, else morning; else, due all of that day or overdue since another one:
 * morning. */
#define TASKCORE_SLOT_MORNING 0 /* what a new task has */
#define TASKCORE_SLOT_EVENING 1
#define TASKCORE_SLOT_UPCOMING 2
#define TASKCORE_SLOT_INBOX 3
#define TASKCORE_SLOT_AFTERNOON 4

#define TASKCORE_SLOTS_MORNING (1U << 0)
#define TASKCORE_SLOTS_EVENING (1U << 1)
#define TASKCORE_SLOTS_UPCOMING (1U << 2)
#define TASKCORE_SLOTS_INBOX (1U << 3)
#define TASKCORE_SLOTS_AFTERNOON (1U << 4)

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
  int32_t kind;        /* TASKCORE_REMINDER_... */
  int32_t is_floating; /* with TASKCORE_REMINDER_AT: 1: by the clock wherever one is, at what it
                          shows in the store's zone then */
  int64_t at_ms;       /* with TASKCORE_REMINDER_AT: milliseconds since 1970 UTC, years 1 to 9999 */
  int64_t offset_s;    /* else: seconds after it, negative before; at most 366 days */
} taskcore_reminder;

#define TASKCORE_REMINDER_INIT { sizeof(taskcore_reminder), TASKCORE_REMINDER_AT, 0, 0, 0 }

/* What a task is to be: a new one, or the changes to some. */
typedef struct taskcore_task_input {
  size_t struct_size;
  uint64_t fields;                    /* which of the members below are given: TASKCORE_TASK_... */
  const char *title;                  /* 1 to 1,000 characters in one line; trimmed */
  const char *notes;                  /* at most 65,536 bytes; "" for none */
  const char *project;                /* 1 to 200 characters in one line; trimmed */
  int64_t project_id;                 /* of an existing project; not with project */
  const char *const *tags;            /* each 1 to 100 characters, no white space at its ends */
  size_t tag_count;                   /* at most 100 */
  const char *const *tags_added;
  size_t tags_added_count;
  const char *const *tags_removed;
  size_t tags_removed_count;
  int32_t priority;                   /* TASKCORE_PRIORITY_... */
  int32_t is_favourite;               /* 0 or 1 */
  int32_t due_kind;                   /* TASKCORE_MOMENT_...; _NONE takes the due away */
  int32_t due_date;                   /* yyyymmdd, such as 20261224, 00010101 to 99991231 */
  int64_t due_ms;                     /* milliseconds since 1970 UTC, years 1 to 9999 */
  int32_t start_kind;                 /* as the due, and not after it */
  int32_t start_date;
  int64_t start_ms;
  int32_t slot;                       /* TASKCORE_SLOT_MORNING or _EVENING */
  int32_t reserved;                   /* 0 */
  int64_t estimated_duration_s;       /* 1 to 31,622,400 (366 days); 0 takes it away */
  const char *url;                    /* absolute, at most 2,048 characters; "" for none */
  const taskcore_reminder *reminders; /* an array */
  size_t reminder_count;              /* at most 50 */
  const char *repeat_rule;            /* an RRULE of RFC 5545, such as "FREQ=DAILY"; "" for none */
  int64_t parent_id;                  /* the task that it shall be a subtask of; 0 for none */
  const int64_t *depends_on;          /* the tasks that it waits for */
  size_t depends_on_count;            /* at most 100 */
  const int64_t *depends_on_added;
  size_t depends_on_added_count;
  const int64_t *depends_on_removed;
  size_t depends_on_removed_count;
  const char *zone;                   /* an IANA name, in which the task repeats; NULL or "" for the
                                         store's */
  int32_t repeat_mode;                /* TASKCORE_REPEAT_... */
  int32_t reserved_2;                 /* 0 */
  const char *excluded_dates;         /* occurrences that are left out (EXDATE): local times with
                                         spaces between, such as "20261224T170000" or "20261224"; at
                                         most 1,000 */
  const char *added_dates;            /* occurrences besides those of the rule (RDATE), likewise */
  int32_t planned_kind;               /* when it is meant to be done, as the due;
                                         TASKCORE_MOMENT_NONE takes it away */
  int32_t planned_date;
  int64_t planned_ms;
  int32_t until_kind;                 /* after it the task is pointless: shown as expired, and
                                         cancelled by the next poll; of a task with a repeat rule,
                                         it becomes the end of the rule; TASKCORE_MOMENT_NONE takes
                                         it away */
  int32_t until_date;
  int64_t until_ms;
  const char *section_uid;            /* the uid or the name of a section of its project; "" for
                                         none */
  const taskcore_field_value *field_values; /* values of own fields of tasks; the others stay */
  size_t field_value_count;           /* at most 100 */
  const taskcore_link *links;         /* an array, each with an address of its own */
  size_t link_count;                  /* at most 100 */
  int64_t hourly_rate_millionths;     /* what an hour of it costs, in the currency of its client: 1
                                         to 10^15; 0 takes it away */
  uint64_t floating;                  /* which times float: TASKCORE_TASK_START, _PLANNED, _DUE and
                                         _UNTIL; without it each goes on as it was */
} taskcore_task_input;

#define TASKCORE_TASK_INPUT_INIT \
  { sizeof(taskcore_task_input), 0, NULL, NULL, NULL, 0, NULL, 0, NULL, 0, NULL, 0, \
    TASKCORE_PRIORITY_P2, 0, TASKCORE_MOMENT_NONE, 0, 0, TASKCORE_MOMENT_NONE, 0, 0, \
    TASKCORE_SLOT_MORNING, 0, 0, NULL, NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, \
    TASKCORE_REPEAT_FIXED, 0, NULL, NULL, TASKCORE_MOMENT_NONE, 0, 0, TASKCORE_MOMENT_NONE, 0, 0, \
    NULL, NULL, 0, NULL, 0, 0, 0 }

/* Where a text that was searched for was found. */
typedef struct taskcore_highlight {
  size_t struct_size;
  uint64_t field; /* TASKCORE_TASK_TITLE, TASKCORE_TASK_NOTES or TASKCORE_TASK_TAGS */
  size_t tag;     /* which one of the tags, from 0 */
  size_t start;   /* in bytes */
  size_t length;  /* in bytes */
} taskcore_highlight;

/* What is true of a task at the moment that it was read, as bits of `states`. */
#define TASKCORE_TASK_STATE_OVERDUE (1U << 0)  /* it is open, and its due is over */
#define TASKCORE_TASK_STATE_HIDDEN (1U << 1)   /* it is open, and its start is to come */
#define TASKCORE_TASK_STATE_BLOCKED (1U << 2)  /* it is open, and depends on an open task */
#define TASKCORE_TASK_STATE_BLOCKING (1U << 3) /* it is open, and an open task depends on it */
#define TASKCORE_TASK_STATE_STARTED (1U << 4)  /* it is open, and in progress */
#define TASKCORE_TASK_STATE_EXPIRED (1U << 5)  /* it is open, and its until is over: neither
                                                  overdue, nor in a view of what is to do */

/* A task, as it was when it was read. Its strings and arrays live in its list. */
typedef struct taskcore_task {
  size_t struct_size;
  uint64_t fields;                    /* the optional ones that it has: NOTES, TAGS, DUE, COMPLETED,
                                         DELETED, START, ESTIMATED_DURATION, URL, REMINDERS,
                                         REPEAT_RULE, PARENT, DEPENDS_ON, ZONE, EXCLUDED_DATES,
                                         ADDED_DATES, OCCURRENCE, STARTED, CANCELLED, PLANNED,
                                         SECTION, LINKS, FIELD_VALUES, HOURLY_RATE, UNTIL */
  int64_t id;                         /* of this store; never used again */
  const char *uid;                    /* for other devices and files */
  const char *title;
  const char *notes;                  /* "" when it has none */
  int64_t project_id;
  const char *project;                /* its path, which is its name unless it is below others */
  const char *const *tags;            /* sorted; NULL when it has none */
  size_t tag_count;
  uint32_t status;                    /* TASKCORE_TASK_STATUS_... */
  int32_t priority;                   /* TASKCORE_PRIORITY_... */
  int32_t is_favourite;               /* 0 or 1 */
  int32_t due_kind;                   /* TASKCORE_MOMENT_... */
  int32_t due_date;                   /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int32_t start_kind;                 /* TASKCORE_MOMENT_... */
  int64_t due_ms;                     /* with TASKCORE_MOMENT_DATE_TIME; all _ms: since 1970 UTC */
  int64_t created_ms;
  int64_t modified_ms;
  int64_t completed_ms;               /* with TASKCORE_TASK_COMPLETED in fields */
  int64_t deleted_ms;                 /* with TASKCORE_TASK_DELETED in fields */
  int64_t start_ms;                   /* with TASKCORE_MOMENT_DATE_TIME */
  int32_t start_date;                 /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int32_t slot;                       /* TASKCORE_SLOT_MORNING or _EVENING: what it is kept as */
  int32_t current_slot;               /* TASKCORE_SLOT_...: where it stands today, were it open */
  uint32_t states;                    /* TASKCORE_TASK_STATE_... */
  int32_t urgency;                    /* in thousandths; 0 when it is not open */
  int32_t depth;                      /* in a tree, how many tasks of the list it is under; else
                                         0 */
  int64_t estimated_duration_s;       /* 0 when it has none */
  const char *url;                    /* "" when it has none */
  const taskcore_reminder *reminders; /* in the order of time; NULL when it has none */
  size_t reminder_count;
  const char *repeat_rule;            /* "" when it has none */
  int64_t parent_id;                  /* 0 when it has none */
  const int64_t *depends_on;          /* sorted; NULL when it depends on none */
  size_t depends_on_count;
  int64_t subtask_count;              /* direct ones, neither in the trash nor cancelled */
  int64_t subtask_completed_count;    /* of these */
  const taskcore_highlight *highlights; /* of the query's text; NULL without */
  size_t highlight_count;
  const char *zone;                   /* in which it repeats; "" for the store's */
  const char *occurrence;             /* of a task that repeats: which one it stands for, as a local
                                         time such as "20261224T170000"; with the uid it names the
                                         occurrence; else "" */
  const char *excluded_dates;         /* local times with spaces between; "" for none */
  const char *added_dates;
  const char *series_uid;             /* of the task that this is a changed occurrence of; else
                                         "" */
  int32_t repeat_mode;                /* TASKCORE_REPEAT_... */
  int32_t reserved;                   /* 0 */
  int64_t started_ms;                 /* with TASKCORE_TASK_STARTED in fields: since when it is in
                                         progress */
  int64_t cancelled_ms;               /* with TASKCORE_TASK_CANCELLED in fields */
  int32_t planned_kind;               /* TASKCORE_MOMENT_...: when it is meant to be done */
  int32_t planned_date;               /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int64_t planned_ms;                 /* with TASKCORE_MOMENT_DATE_TIME */
  int32_t until_kind;                 /* TASKCORE_MOMENT_...: after it the task is pointless */
  int32_t until_date;                 /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int64_t until_ms;                   /* with TASKCORE_MOMENT_DATE_TIME */
  const char *section_uid;            /* the uid of the section of its project that it is below; ""
                                         for none */
  const taskcore_field_value *field_values; /* of own fields, in the order of these; NULL when it
                                               has none */
  size_t field_value_count;
  const taskcore_link *links;         /* in their order; NULL when it has none */
  size_t link_count;
  int64_t hourly_rate_millionths;     /* what an hour of it costs; 0 when it does not say */
  uint64_t floating;                  /* which of its times float, and so hold by the clock wherever
                                         one is: TASKCORE_TASK_START, _PLANNED, _DUE and _UNTIL;
                                         their kind is TASKCORE_MOMENT_DATE_TIME, and their _ms are
                                         what they are in the store's zone */
} taskcore_task;

/* Where to move tasks, projects or filters to: exactly one place, and for tasks a project or parent
 * with it or alone. */
#define TASKCORE_MOVE_BEFORE (1ULL << 0)     /* before the one with before_id */
#define TASKCORE_MOVE_AFTER (1ULL << 1)      /* after the one with after_id */
#define TASKCORE_MOVE_TO_TOP (1ULL << 2)
#define TASKCORE_MOVE_TO_BOTTOM (1ULL << 3)
#define TASKCORE_MOVE_PROJECT_ID (1ULL << 4) /* into that project, out of any parent; tasks only */
#define TASKCORE_MOVE_PARENT_ID (1ULL << 5)  /* under that task; tasks only */

typedef struct taskcore_move {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_MOVE_... */
  int64_t before_id;
  int64_t after_id;
  int64_t project_id;
  int64_t parent_id; /* 0: under none */
} taskcore_move;

#define TASKCORE_MOVE_INIT { sizeof(taskcore_move), 0, 0, 0, 0, 0 }

/* Completing is refused for a task with open subtasks, which are completed with it else. */
#define TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS (1ULL << 0)
#define TASKCORE_COMPLETE_SKIP_MISSED (1ULL << 1) /* A task that repeats goes on with the first
                                                     occurrence after now instead of with the next
                                                     one. */
#define TASKCORE_COMPLETE_SERIES (1ULL << 2)      /* A task that repeats does so no longer: it is
                                                     completed as any other. */

#define TASKCORE_CANCEL_SERIES (1ULL << 0) /* A task that repeats is cancelled with all of its
                                              occurrences to come, and not the present one alone. */

/* ----------------------------------------------------------------- queries */

/* Which ones a query lists of those that are something, and of those that are not. */
#define TASKCORE_ANY 0 /* both */
#define TASKCORE_YES 1 /* those that are */
#define TASKCORE_NO 2  /* those that are not */

/* The conditions of a query that are given, as bits of its `fields`. */
#define TASKCORE_QUERY_FILTER (1ULL << 0)
#define TASKCORE_QUERY_TEXT (1ULL << 1)
#define TASKCORE_QUERY_PROJECTS (1ULL << 2)
#define TASKCORE_QUERY_PROJECT_IDS (1ULL << 3)
#define TASKCORE_QUERY_TAGS_ANY (1ULL << 4)
#define TASKCORE_QUERY_TAGS_ALL (1ULL << 5)
#define TASKCORE_QUERY_TAGS_NONE (1ULL << 6)
#define TASKCORE_QUERY_PRIORITIES (1ULL << 7)
#define TASKCORE_QUERY_STATUSES (1ULL << 8)   /* else: the open ones */
#define TASKCORE_QUERY_FAVOURITE (1ULL << 9)
#define TASKCORE_QUERY_SLOTS (1ULL << 10)
#define TASKCORE_QUERY_DUE_FROM (1ULL << 11)
#define TASKCORE_QUERY_DUE_BEFORE (1ULL << 12)
#define TASKCORE_QUERY_COMPLETED_FROM (1ULL << 13)
#define TASKCORE_QUERY_COMPLETED_BEFORE (1ULL << 14)
#define TASKCORE_QUERY_PARENT (1ULL << 15)
#define TASKCORE_QUERY_BLOCKED (1ULL << 16)
#define TASKCORE_QUERY_BLOCKING (1ULL << 17)
#define TASKCORE_QUERY_HIDDEN (1ULL << 18)    /* else: no open task that is hidden until later */
#define TASKCORE_QUERY_ARCHIVED (1ULL << 19)  /* else: no open task of an archived project */
#define TASKCORE_QUERY_OVERDUE (1ULL << 20)
#define TASKCORE_QUERY_VIEW (1ULL << 21)
#define TASKCORE_QUERY_VIEW_DATE (1ULL << 22) /* else: today */
#define TASKCORE_QUERY_VIEW_LAST_DATE (1ULL << 23)
#define TASKCORE_QUERY_IDS (1ULL << 24)
#define TASKCORE_QUERY_STARTED (1ULL << 25)
#define TASKCORE_QUERY_FLOATING (1ULL << 26)  /* they have a time that floats */
#define TASKCORE_QUERY_EXPIRED (1ULL << 27)

/* Each order begins with what its name says first; descending turns it round. Tasks without the
 * value come last, either way. */
#define TASKCORE_SORT_CREATED 0    /* when they were added, then by uid */
#define TASKCORE_SORT_DUE 1        /* the earliest first */
#define TASKCORE_SORT_PRIORITY 2   /* P0 first; descending, P3: none is the last either way */
#define TASKCORE_SORT_TITLE 3      /* in the collation of the store's locale */
#define TASKCORE_SORT_MODIFIED 4   /* the longest ago first */
#define TASKCORE_SORT_MANUAL 5     /* the user's own order */
#define TASKCORE_SORT_FAVOURITE 6  /* the favourites first */
#define TASKCORE_SORT_URGENCY 7    /* the most urgent first */
#define TASKCORE_SORT_START 8      /* the earliest first */
#define TASKCORE_SORT_COMPLETED 9  /* the longest ago first */
#define TASKCORE_SORT_RELEVANCE 10 /* the best match of the text first */
#define TASKCORE_SORT_DELETED 11   /* the longest ago first */
#define TASKCORE_SORT_ESTIMATED_DURATION 12
#define TASKCORE_SORT_STARTED 13   /* the longest in progress first */
#define TASKCORE_SORT_CANCELLED 14 /* the longest ago first */
#define TASKCORE_SORT_PLANNED 15   /* the earliest first */
#define TASKCORE_SORT_UNTIL 18     /* the earliest first */
#define TASKCORE_SORT_FIELD 19     /* the least value of the own field first; choices in their
                                      order */

typedef struct taskcore_sort {
  size_t struct_size;
  int32_t key;           /* TASKCORE_SORT_... */
  int32_t is_descending; /* 0 or 1 */
  const char *field;     /* with TASKCORE_SORT_FIELD: the name of an own field of tasks; else
                            NULL */
} taskcore_sort;

#define TASKCORE_SORT_INIT { sizeof(taskcore_sort), TASKCORE_SORT_CREATED, 0, NULL }

/* Grouped tasks stand together, the groups in the order of the projects, days, priorities or
 * names. */
#define TASKCORE_GROUP_NONE 0
#define TASKCORE_GROUP_PROJECT 1
#define TASKCORE_GROUP_DUE_DAY 2 /* in the store's zone; those without a due last */
#define TASKCORE_GROUP_PRIORITY 3
#define TASKCORE_GROUP_COMPLETED_DAY 4
#define TASKCORE_GROUP_SECTION 5 /* in the order of the sections; those without one first */
#define TASKCORE_GROUP_TAG 6     /* in the order of their names, a task below each of its tags, so
                                    that the list has it several times; those without one last */
#define TASKCORE_GROUP_SLOT 7    /* where they stand today: morning, afternoon, evening, upcoming,
                                    inbox */
#define TASKCORE_GROUP_PARENT 8  /* the subtasks of each task; those without a parent first */
#define TASKCORE_GROUP_WEEK 9    /* of the due, by ISO 8601: from Monday on; those without a due
                                    last */

/* Lists that every task app shows. They show open tasks that are not hidden until later and in no
 * archived project, but for the completed ones, the cancelled ones and the trash. The morning,
 * afternoon, evening and upcoming of a day after today leave out what is hidden for all of that
 * day, and not what is hidden now. */
#define TASKCORE_VIEW_MORNING 1    /* due on a day, before noon or without a time, and not for the
                                      evening; today: those overdue since another day too */
#define TASKCORE_VIEW_EVENING 2    /* due on a day from 18:00 on, or kept for the evening; today: of
                                      these also those without a due */
#define TASKCORE_VIEW_UPCOMING 3   /* due after a day */
#define TASKCORE_VIEW_INBOX 4      /* without a due, not for the evening */
#define TASKCORE_VIEW_TODAY 5      /* morning, afternoon and evening of today */
#define TASKCORE_VIEW_OVERDUE 6
#define TASKCORE_VIEW_FAVOURITES 7
#define TASKCORE_VIEW_COMPLETED 8  /* from view_date to view_last_date, each if given */
#define TASKCORE_VIEW_NEXT 9       /* all, by urgency */
#define TASKCORE_VIEW_TRASH 10
#define TASKCORE_VIEW_STARTED 11   /* in progress, the longest first */
#define TASKCORE_VIEW_CANCELLED 12 /* from view_date to view_last_date, each if given */
#define TASKCORE_VIEW_EXPIRED 13   /* open, and their until is over; no other view of open tasks
                                      shows them */
#define TASKCORE_VIEW_AFTERNOON 14 /* due on a day from noon to 18:00, not for the evening */

/* Which tasks to list, in which order. All given conditions must hold. A task that is due on a date
 * counts as due at the last millisecond of that day in the store's zone. */
typedef struct taskcore_query {
  size_t struct_size;
  uint64_t fields;              /* which conditions are given: TASKCORE_QUERY_... */
  const char *filter;           /* in the language of queries; its sort, group and limit count
                                   unless they are given here */
  const char *text;             /* words to find, each as the beginning of one; "in quotes" as it
                                   is */
  uint64_t text_fields;         /* where: TASKCORE_TASK_TITLE, _NOTES and _TAGS; 0: in all of
                                   them */
  const char *const *projects;  /* in one of these, by name */
  size_t project_count;
  const int64_t *project_ids;   /* in one of these; with projects: of either */
  size_t project_id_count;
  const char *const *tags_any;  /* with at least one of these */
  size_t tags_any_count;
  const char *const *tags_all;  /* with all of these */
  size_t tags_all_count;
  const char *const *tags_none; /* with none of these */
  size_t tags_none_count;
  uint32_t priorities;          /* TASKCORE_PRIORITIES_... joined by | */
  uint32_t statuses;            /* TASKCORE_TASK_STATUS_... joined by | */
  uint32_t slots;               /* TASKCORE_SLOTS_... joined by |: where they stand today */
  int32_t favourite;            /* this and the next five: TASKCORE_ANY, TASKCORE_YES or
                                   TASKCORE_NO */
  int32_t blocked;
  int32_t blocking;
  int32_t hidden;               /* without its bit TASKCORE_NO */
  int32_t archived;             /* without its bit TASKCORE_NO */
  int32_t overdue;
  int32_t group;                /* TASKCORE_GROUP_... */
  int64_t due_from_ms;          /* due at this instant or later */
  int64_t due_before_ms;        /* due before this instant */
  int64_t completed_from_ms;
  int64_t completed_before_ms;
  int64_t parent_id;            /* the subtasks of this one; 0: of none */
  int32_t view;                 /* TASKCORE_VIEW_... */
  int32_t view_date;            /* yyyymmdd */
  int32_t view_last_date;       /* yyyymmdd */
  int32_t is_tree;              /* 1: each task is followed by its subtasks, and has its depth */
  const int64_t *ids;           /* one of these */
  size_t id_count;
  const taskcore_sort *sorts;   /* an array; the first counts most, ties go by creation, then by
                                   uid */
  size_t sort_count;            /* at most 8; 0: the view's own order, or with a text the best match
                                   first, or that of their creation */
  int64_t limit;                /* at most so many; 0: as many as the filter says, or all */
  int64_t offset;               /* after so many; 0: as the filter says, or from the first on */
  int32_t started;              /* in progress: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO */
  int32_t reserved;             /* 0 */
  int32_t expired;              /* open, and its until is over: TASKCORE_ANY, TASKCORE_YES or
                                   TASKCORE_NO */
  int32_t floating;             /* they have a time that floats: TASKCORE_ANY, TASKCORE_YES or
                                   TASKCORE_NO */
} taskcore_query;

#define TASKCORE_QUERY_INIT \
  { sizeof(taskcore_query), 0, NULL, NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, 0, NULL, 0, 0, \
    TASKCORE_TASK_STATUS_OPEN, 0, 0, 0, 0, 0, 0, 0, TASKCORE_GROUP_NONE, 0, 0, 0, 0, 0, 0, 0, 0, \
    0, NULL, 0, NULL, 0, 0, 0, 0, 0, 0, 0 }

/* Some tasks of a grouped list. */
typedef struct taskcore_group {
  size_t struct_size;
  int64_t key;         /* the id of a project, section, tag or parent, a day as yyyymmdd, the Monday
                          of a week, or 0 for none; or a priority or a slot */
  const char *label;   /* such as "Home", "2026-12-24", "2026-W52" or "P1"; it lives in the list */
  size_t first;        /* the index of its first row; with row_count 0: where it would be */
  size_t row_count;    /* how many rows of the list are in it */
  int64_t total_count; /* how many tasks it has, whatever the limit and offset */
} taskcore_group;

/* ---------------------------------------------------------------- projects */

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
#define TASKCORE_PROJECT_PARENT (1ULL << 9)
#define TASKCORE_PROJECT_CLIENT (1ULL << 10) /* whom it is for */
#define TASKCORE_PROJECT_HOURLY_RATE (1ULL << 11)

/* What a project is to be: a new one, or the changes to one. */
typedef struct taskcore_project_input {
  size_t struct_size;
  uint64_t fields;                /* which of the members below are given: TASKCORE_PROJECT_... */
  const char *name;               /* 1 to 200 characters in one line, trimmed; no other project
                                     below the same one has it, whatever its case and accents */
  const char *description;        /* at most 1,000 characters in one line; "" for none */
  const char *icon;               /* a name or an emoji, at most 64 characters; "" for none */
  int32_t colour;                 /* TASKCORE_COLOUR_... */
  int32_t is_archived;            /* 0 or 1 */
  int64_t parent_id;              /* the project that it is below; 0: none */
  int64_t client_id;              /* the client that it is for, and those below it that say none; 0:
                                     none */
  int64_t hourly_rate_millionths; /* what an hour costs, in the currency of its client: 1 to 10^15;
                                     0: none */
} taskcore_project_input;

#define TASKCORE_PROJECT_INPUT_INIT \
  { sizeof(taskcore_project_input), 0, NULL, NULL, NULL, TASKCORE_COLOUR_BLACK, 0, 0, 0, 0 }

/* A project, as it was when it was read. Its strings live in its list. */
typedef struct taskcore_project {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  int64_t open_count;             /* of its tasks */
  int64_t completed_count;        /* of its tasks */
  int64_t created_ms;             /* milliseconds since 1970 UTC */
  const char *description;        /* "" when it has none */
  const char *icon;               /* "" when it has none */
  int64_t archived_ms;            /* with is_archived: since when */
  int32_t is_archived;            /* 0 or 1 */
  int32_t colour;                 /* TASKCORE_COLOUR_... */
  const char *path;               /* the names of the projects that it is below and its own, with
                                     dots between: "Work.Garden" */
  int64_t parent_id;              /* the project that it is below; 0: none */
  int64_t tree_open_count;        /* of its tasks and those of the projects below it; archived ones
                                     count only below an archived one */
  int64_t tree_completed_count;   /* likewise */
  int32_t depth;                  /* how many projects it is below */
  int32_t reserved;               /* 0 */
  int64_t client_id;              /* the client that it says it is for; 0: none, and that of the
                                     project above it counts */
  int64_t hourly_rate_millionths; /* what an hour costs; 0: none, and that of the project above it
                                     counts, or of the client */
} taskcore_project;

/* Which projects to list; without more, those that are not archived. */
typedef struct taskcore_project_query_options {
  size_t struct_size;
  int32_t is_archived_included; /* 1: the archived ones too */
  int32_t reserved;             /* 0 */
  int64_t limit;                /* at most so many; 0: all */
  int64_t offset;               /* after so many; 0: from the first on */
} taskcore_project_query_options;

#define TASKCORE_PROJECT_QUERY_OPTIONS_INIT { sizeof(taskcore_project_query_options), 0, 0, 0, 0 }

#define TASKCORE_DELETE_WITH_TASKS (1ULL << 0)  /* A project's tasks go to the trash with it,
                                                   instead of to Inbox. */
#define TASKCORE_DELETE_WITH_EVENTS (1ULL << 1) /* A calendar's events are deleted with it, instead
                                                   of going to the default one. */
#define TASKCORE_DELETE_WITH_VALUES (1ULL << 2) /* An own field's values are taken away from all
                                                   tasks and events, instead of being kept
                                                   unseen. */

/* What a repair mended. */
typedef struct taskcore_repair_report {
  size_t struct_size;
  int64_t inbox_restored;        /* 1 when Inbox was missing */
  int64_t tasks_rehomed;         /* put into Inbox, for their project was missing */
  int64_t subtasks_detached;     /* made tasks of their own: their parent was missing, in another
                                    project, below them, or in the trash or completed, and they were
                                    not */
  int64_t dependencies_removed;  /* on tasks that are missing, or in a circle */
  int64_t tags_mended;           /* tasks whose tags were not the ones they can be found by */
  int64_t positions_mended;      /* tasks, projects and filters that had no place in the order */
  int64_t index_rebuilt;         /* 1 when an index, or the queue of reminders, did not agree with
                                    the items */
  int64_t values_mended;         /* that a task, project or filter cannot have: now defaults, or the
                                    nearest that it can have */
  int64_t invoice_parts_removed; /* lines and the like of drafts that were missing */
  int64_t invoice_parts_lost;    /* lines, payments and the like of issued invoices that are
                                    missing; they are told of, and never removed */
  int64_t parties_missing;       /* sellers and buyers that issued invoices lack; they are told of
                                    only */
  int64_t numbers_missing;       /* of invoices, in the middle of their series, and invoices issued
                                    without one; they are told of, and never given again */
  int64_t numbers_doubled;       /* that more than one invoice has; they are told of only */
  int64_t comments_removed;      /* on tasks, events and invoices that were missing */
  int64_t series_mended;         /* repeating tasks that were at another occurrence than their
                                    completions and skips say; see taskcore_series_check */
} taskcore_repair_report;

#define TASKCORE_REPAIR_REPORT_INIT \
  { sizeof(taskcore_repair_report), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* What came back of a damaged file. */
typedef struct taskcore_recovery_report {
  size_t struct_size;
  int64_t rows;       /* of all tables */
  int64_t rows_lost;  /* on pages that can be read, but not they, or another row has their uid */
  int64_t pages_lost; /* of tables, that cannot be read */
} taskcore_recovery_report;

#define TASKCORE_RECOVERY_REPORT_INIT { sizeof(taskcore_recovery_report), 0, 0, 0 }

/* -------------------------------------------------------- project sections */

/* The properties of a section, as bits of a `fields` mask. */
#define TASKCORE_PROJECT_SECTION_NAME (1ULL << 0)

/* What a section is to be: a new one, or the changes to one. */
typedef struct taskcore_project_section_input {
  size_t struct_size;
  uint64_t fields;  /* which of the members below are given: TASKCORE_PROJECT_SECTION_... */
  const char *name; /* 1 to 200 characters in one line, trimmed; no other section of the project has
                       it, whatever its case and accents */
} taskcore_project_section_input;

#define TASKCORE_PROJECT_SECTION_INPUT_INIT { sizeof(taskcore_project_section_input), 0, NULL }

/* A heading within a project, as it was when it was read. Its strings live in its list. */
typedef struct taskcore_project_section {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  int64_t project_id;      /* the project that it is in */
  int64_t open_count;      /* of the tasks that are below it */
  int64_t completed_count; /* of the tasks that are below it */
} taskcore_project_section;

/* The conditions of a section query that are given, as bits of its `fields`. */
#define TASKCORE_PROJECT_SECTION_QUERY_PROJECT (1ULL << 0)

/* Which sections to list, in the order of their projects and then in their own. */
typedef struct taskcore_project_section_query_options {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_PROJECT_SECTION_QUERY_... */
  int64_t project_id; /* those of that one alone */
  int64_t limit;      /* at most so many; 0: all */
  int64_t offset;     /* after so many; 0: from the first on */
} taskcore_project_section_query_options;

#define TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_project_section_query_options), 0, 0, 0, 0 }

/* -------------------------------------------------------------------- tags */

/* Which tags to list. */
typedef struct taskcore_tag_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_tag_query_options;

#define TASKCORE_TAG_QUERY_OPTIONS_INIT { sizeof(taskcore_tag_query_options), 0, 0 }

/* A tag that at least one task outside of the trash or an event has, or that has a colour, as it
 * was when it was read. Its name lives in its list. */
typedef struct taskcore_tag {
  size_t struct_size;
  const char *name;
  int64_t open_count;      /* of the tasks that have it */
  int64_t completed_count; /* of the tasks that have it */
  int32_t colour;          /* TASKCORE_COLOUR_... */
  int32_t reserved;        /* 0 */
  int64_t event_count;     /* how many events have it; a series counts once, and each changed
                              occurrence */
} taskcore_tag;

/* ----------------------------------------------------------- saved filters */

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

#define TASKCORE_FILTER_INPUT_INIT \
  { sizeof(taskcore_filter_input), 0, NULL, NULL, TASKCORE_COLOUR_BLACK, 0 }

/* Which saved filters to list. */
typedef struct taskcore_filter_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_filter_query_options;

#define TASKCORE_FILTER_QUERY_OPTIONS_INIT { sizeof(taskcore_filter_query_options), 0, 0 }

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

/* --------------------------------------------------------------- templates */

/* The properties of a template, as bits of a `fields` mask. */
#define TASKCORE_TEMPLATE_NAME (1ULL << 0)
#define TASKCORE_TEMPLATE_CONTENT (1ULL << 1)
#define TASKCORE_TEMPLATE_TASK (1ULL << 2)
#define TASKCORE_TEMPLATE_PROJECT (1ULL << 3)
#define TASKCORE_TEMPLATE_ANCHOR (1ULL << 4)

/* What a template is to be: a new one, or the changes to one. */
typedef struct taskcore_template_input {
  size_t struct_size;
  uint64_t fields;     /* which of the members below are given: TASKCORE_TEMPLATE_... */
  const char *name;    /* 1 to 200 characters in one line, trimmed; no other template has it,
                          whatever its case and accents */
  int64_t task_id;     /* what is made of it: that task with its subtasks; not with
                          TASKCORE_TEMPLATE_PROJECT */
  int64_t project_id;  /* what is made of it: that project with its sections and tasks */
  int32_t anchor_date; /* the day that stands for the day of its use, yyyymmdd; 0: that of the
                          earliest start, planned, due or until */
  int32_t reserved;    /* 0 */
} taskcore_template_input;

#define TASKCORE_TEMPLATE_INPUT_INIT { sizeof(taskcore_template_input), 0, NULL, 0, 0, 0, 0 }

/* Which templates to list. */
typedef struct taskcore_template_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_template_query_options;

#define TASKCORE_TEMPLATE_QUERY_OPTIONS_INIT { sizeof(taskcore_template_query_options), 0, 0 }

/* A template, as it was when it was read. Its strings live in its list. */
typedef struct taskcore_template {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  int64_t task_count;  /* how many tasks are made of it */
  int64_t created_ms;  /* milliseconds since 1970 UTC */
  int64_t modified_ms; /* milliseconds since 1970 UTC */
  int32_t is_project;  /* 1: of a project; 0: of a task with its subtasks */
  int32_t reserved;    /* 0 */
} taskcore_template;

/* A task that a template makes. Its strings live in its list. */
typedef struct taskcore_template_task {
  size_t struct_size;
  const char *title;
  const char *section;  /* the name of the section that it comes to be below; "" for none */
  int64_t depth;        /* how many tasks of the list it is under */
  int64_t start_day;    /* with has_start: on which day from that of its use, which is 0 */
  int64_t start_time_s; /* with has_start: when on that day by the clock, in seconds; -1: all day */
  int64_t due_day;      /* with has_due: as start_day */
  int64_t due_time_s;   /* with has_due: as start_time_s */
  int32_t has_start;    /* 0 or 1 */
  int32_t has_due;      /* 0 or 1 */
} taskcore_template_task;

/* How to use a template. */
typedef struct taskcore_template_use_options {
  size_t struct_size;
  int32_t date;       /* the day from which its dates are counted, yyyymmdd; 0: today, in the
                         store's zone */
  int32_t reserved;   /* 0 */
  int64_t project_id; /* where its tasks come to be; 0: in a new project when it is of a project,
                         else in the one that they were in, or in Inbox when that is gone */
} taskcore_template_use_options;

#define TASKCORE_TEMPLATE_USE_OPTIONS_INIT { sizeof(taskcore_template_use_options), 0, 0, 0 }

/* What was made of a template. */
typedef struct taskcore_template_report {
  size_t struct_size;
  int64_t task_count; /* how many tasks were made */
  int64_t task_id;    /* the first of them; 0: there are none */
  int64_t project_id; /* where they are */
} taskcore_template_report;

#define TASKCORE_TEMPLATE_REPORT_INIT { sizeof(taskcore_template_report), 0, 0, 0 }

/* --------------------------------------------------------------- quick add */

/* A part of a line that was understood. */
typedef struct taskcore_token {
  size_t struct_size;
  uint64_t field; /* what it says, such as TASKCORE_TASK_DUE or TASKCORE_TASK_TAGS_ADDED */
  size_t start;   /* in bytes */
  size_t length;  /* in bytes */
} taskcore_token;

/* Why a part of a line that looks as if it meant something is a part of the title. */
#define TASKCORE_UNREAD_DATE 1     /* it looks like a date, a time or a repeat, but not all of it
                                      can be read */
#define TASKCORE_UNREAD_SECOND 2   /* another one of its kind stands behind it, and counts */
#define TASKCORE_UNREAD_VALUE 3    /* the value of the mark makes no sense */
#define TASKCORE_UNREAD_SECTION 4  /* no project has a section of that name */
#define TASKCORE_UNREAD_REMINDER 5 /* a reminder before a time, of a task that has no time */
#define TASKCORE_UNREAD_QUOTE 6    /* a quote that is not closed */
#define TASKCORE_UNREAD_PRIORITY 7 /* p0 to p3 amid the title, before a date */

/* A part of a line that looks as if it meant something, and is a part of the title. */
typedef struct taskcore_unread_part {
  size_t struct_size;
  uint64_t field;      /* what it would have said, such as TASKCORE_TASK_DUE; 0 when nobody can
                          tell */
  size_t start;        /* in bytes */
  size_t length;       /* in bytes */
  const char *message; /* a sentence that says why, and what would be right */
  int32_t reason;      /* TASKCORE_UNREAD_...: why */
  int32_t reserved;    /* 0 */
} taskcore_unread_part;

/* What a line of quick add says; all of it lives in its handle. */
typedef struct taskcore_quick_add_content {
  size_t struct_size;
  const taskcore_task_input *input;   /* ready for taskcore_task_add, or for taskcore_task_update
                                         when it is of changes */
  const taskcore_token *tokens;       /* in the order of the line; NULL for none */
  size_t token_count;
  const taskcore_unread_part *unread; /* what was not read, in the order of the line; NULL for
                                         none */
  size_t unread_count;
  const char *summary;                /* what was understood, for people: "Pay rent - Mon 23 Nov
                                         17:00, new project Homme, every month" */
  const char *new_project;            /* the project that is to be made; NULL when there is one, or
                                         none is said */
  const char *nearest_project;        /* the project that was probably meant instead; NULL for
                                         none */
  const char *const *new_tags;        /* the tags that no task has yet; NULL for none */
  size_t new_tag_count;
} taskcore_quick_add_content;

/* ----------------------------------------------------------------- history */

/* One property of a task that changed once, as it was read. Its strings live in its list. */
typedef struct taskcore_history_entry {
  size_t struct_size;
  int64_t step_id;         /* those of one call have the same */
  int64_t at_ms;           /* milliseconds since 1970 UTC */
  const char *device;      /* the uid of the device that did it */
  const char *property;    /* such as "title"; "id" where it came into being or went */
  const char *old_value;   /* as a text; NULL when it had none */
  const char *new_value;   /* as a text; NULL when it has none any more */
  int32_t action;          /* TASKCORE_ACTION_... */
  int32_t reserved;        /* 0 */
  const char *device_name; /* what its people call that device now; "": none that is known here */
} taskcore_history_entry;

/* ----------------------------------------------------------------- urgency */

/* The coefficients of urgency that are given, as bits of `fields`. */
#define TASKCORE_URGENCY_PRIORITY_P0 (1ULL << 0)
#define TASKCORE_URGENCY_PRIORITY_P1 (1ULL << 1)
#define TASKCORE_URGENCY_PRIORITY_P2 (1ULL << 2)
#define TASKCORE_URGENCY_PRIORITY_P3 (1ULL << 3)
#define TASKCORE_URGENCY_DUE (1ULL << 4)
#define TASKCORE_URGENCY_FAVOURITE (1ULL << 5)
#define TASKCORE_URGENCY_AGE (1ULL << 6)
#define TASKCORE_URGENCY_BLOCKED (1ULL << 7)
#define TASKCORE_URGENCY_BLOCKING (1ULL << 8)
#define TASKCORE_URGENCY_STARTED (1ULL << 9)
#define TASKCORE_URGENCY_PLANNED (1ULL << 10)
#define TASKCORE_URGENCY_PROJECT (1ULL << 11)
#define TASKCORE_URGENCY_TAGS (1ULL << 12)

/* What each property of an open task adds to its urgency. */
typedef struct taskcore_urgency_coefficients {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_URGENCY_...: in an input, what to set; all when read */
  int32_t priority_p0; /* in thousandths, -1,000,000 to 1,000,000, as all that follow; 9,000 at
                          first */
  int32_t priority_p1; /* 6,000 at first */
  int32_t priority_p2; /* 3,900 at first */
  int32_t priority_p3; /* 1,800 at first */
  int32_t due;         /* 12,000 at first: a fifth of it 14 days before and earlier, all of it 7
                          days after; 0 without a due */
  int32_t favourite;   /* 2,000 at first */
  int32_t age;         /* 2,000 at first: all of it after 365 days, and less evenly before */
  int32_t blocked;     /* of one that waits for an open task: -5,000 at first */
  int32_t blocking;    /* of one that an open task waits for: 8,000 at first */
  int32_t started;     /* of one in progress; 0 at first, as the next three */
  int32_t planned;     /* of one whose planned time has come */
  int32_t project;     /* of one in another project than Inbox */
  int32_t tags;        /* of one with tags: 8 tenths of it with one, 9 with two, all of it with
                          more */
  int32_t reserved;    /* 0 */
} taskcore_urgency_coefficients;

#define TASKCORE_URGENCY_COEFFICIENTS_INIT \
  { sizeof(taskcore_urgency_coefficients), 0, 9000, 6000, 3900, 1800, 12000, 2000, 2000, -5000, \
    8000, 0, 0, 0, 0, 0 }

/* ------------------------------------------------------------- view models */

#define TASKCORE_THEME_LIGHT 0
#define TASKCORE_THEME_DARK 1

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
#define TASKCORE_ALLOWS_START (1U << 12)
#define TASKCORE_ALLOWS_STOP (1U << 13)
#define TASKCORE_ALLOWS_CANCEL (1U << 14)
#define TASKCORE_ALLOWS_CANCEL_SERIES (1U << 15)

/* What a screen tells apart by a sign or a word. */
#define TASKCORE_ROW_OPEN 0
#define TASKCORE_ROW_STARTED 1 /* open, and in progress */
#define TASKCORE_ROW_COMPLETED 2
#define TASKCORE_ROW_CANCELLED 3
#define TASKCORE_ROW_DELETED 4 /* in the trash */
#define TASKCORE_ROW_EXPIRED 5 /* open, and its until is over */

/* One task as a line on a screen; its strings live in its handle. */
typedef struct taskcore_row {
  size_t struct_size;
  int64_t task_id;
  const char *title;
  const char *due_label;      /* such as "Today 17:00" or "2 days overdue"; "" without */
  const char *project_label;  /* "" for Inbox */
  const char *tags_label;     /* such as "@bank @home"; "" without */
  const char *priority_label; /* "P0" to "P3", or "" */
  const char *progress_label; /* of its subtasks, such as "1 of 3"; "" without */
  const char *blocked_label;  /* such as "Waits for" and a title; "" when it waits for none */
  int32_t is_struck_through;  /* 1 when it is done or cancelled */
  int32_t is_favourite;       /* 0 or 1 */
  int32_t is_overdue;         /* 0 or 1 */
  int32_t has_days_remaining; /* 1 with a due */
  int32_t days_remaining;     /* from today to the due's day; negative when it is over */
  int32_t depth;              /* how far it is to be indented */
  int32_t colour;             /* TASKCORE_COLOUR_...: of the priority; green when it is done, grey
                                 when it is cancelled or expired */
  int32_t due_colour;         /* TASKCORE_COLOUR_...: red when overdue, orange today, else grey */
  uint32_t actions;           /* what may be done with it now: TASKCORE_ALLOWS_... joined by | */
  int32_t state;              /* TASKCORE_ROW_...: what tells it apart from others */
} taskcore_row;

#define TASKCORE_SECTION_OVERDUE 1
#define TASKCORE_SECTION_MORNING 2
#define TASKCORE_SECTION_EVENING 3
#define TASKCORE_SECTION_UPCOMING 4
#define TASKCORE_SECTION_INBOX 5
#define TASKCORE_SECTION_COMPLETED 6 /* today */
#define TASKCORE_SECTION_RESULTS 7   /* what the chosen chip asks for */
#define TASKCORE_SECTION_AFTERNOON 8

/* A part of the home screen with a heading. */
typedef struct taskcore_section {
  size_t struct_size;
  const char *title;   /* such as "Morning" */
  size_t first;        /* the index of its first row */
  size_t row_count;
  int64_t total_count; /* may be more than its rows */
  int32_t kind;        /* TASKCORE_SECTION_... */
  int32_t reserved;    /* 0 */
} taskcore_section;

#define TASKCORE_CHIP_ALL 1
#define TASKCORE_CHIP_FAVOURITES 2
#define TASKCORE_CHIP_PROJECT 3
#define TASKCORE_CHIP_FILTER 4

/* A choice above the home screen. */
typedef struct taskcore_chip {
  size_t struct_size;
  const char *title;
  const char *query;   /* in the language of queries; "" for all */
  int64_t id;          /* of the project or filter; else 0 */
  int64_t open_count;  /* how many open tasks it shows */
  int32_t kind;        /* TASKCORE_CHIP_... */
  int32_t colour;      /* TASKCORE_COLOUR_... */
  int32_t is_selected; /* 0 or 1 */
  int32_t reserved;    /* 0 */
} taskcore_chip;

#define TASKCORE_EMPTY_NOT 0      /* there is something to show */
#define TASKCORE_EMPTY_FRESH 1    /* nothing was ever added */
#define TASKCORE_EMPTY_DONE 2     /* everything is done */
#define TASKCORE_EMPTY_NO_MATCH 3 /* the chosen chip shows nothing */

/* What the home screen is asked for. */
typedef struct taskcore_home_options {
  size_t struct_size;
  const char *query;     /* of the chosen chip, in the language of queries; NULL or "" for all */
  int64_t section_limit; /* at most so many rows of each section; 0: all */
} taskcore_home_options;

#define TASKCORE_HOME_OPTIONS_INIT { sizeof(taskcore_home_options), NULL, 0 }

/* The home screen; all of it lives in its handle. */
typedef struct taskcore_home_content {
  size_t struct_size;
  const char *title;                /* "My Tasks" */
  const char *date_label;           /* such as "Thursday 24 December" */
  const char *progress_label;       /* of today, such as "3 of 5 done"; "" without tasks */
  const taskcore_chip *chips;
  size_t chip_count;
  const taskcore_section *sections; /* those with rows */
  size_t section_count;
  const taskcore_row *rows;
  size_t row_count;
  int64_t open_count;               /* open tasks, but for hidden and archived ones */
  int64_t completed_today_count;    /* tasks and occurrences, wherever they are by now, as the
                                       report and the pulse count them */
  const char *empty_title;          /* such as "A fresh start"; "All done" may stand above what was
                                       completed today; "" when there is something to do or to
                                       show */
  const char *empty_message;        /* such as "Anything to add?" */
  int32_t empty_state;              /* TASKCORE_EMPTY_... */
  int32_t date;                     /* today, yyyymmdd */
} taskcore_home_content;

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
  const taskcore_row *row;      /* its own line */
  const taskcore_detail_field *fields; /* every field, also those without a value */
  size_t field_count;
  const taskcore_row *subtasks; /* direct ones, in the manual order */
  size_t subtask_count;
  const taskcore_row *blockers; /* the open tasks that it waits for */
  size_t blocker_count;
  uint32_t actions;             /* TASKCORE_ALLOWS_... joined by | */
  int32_t reserved;             /* 0 */
} taskcore_detail_content;

/* ------------------------------------------------ undo, redo and observers */

/* What a step, one call that changed the store, did. */
#define TASKCORE_ACTION_ADD_TASKS 1
#define TASKCORE_ACTION_UPDATE_TASKS 2
#define TASKCORE_ACTION_COMPLETE_TASKS 3
#define TASKCORE_ACTION_REOPEN_TASKS 4
#define TASKCORE_ACTION_DELETE_TASKS 5
#define TASKCORE_ACTION_RESTORE_TASKS 6
#define TASKCORE_ACTION_PURGE_TASKS 7             /* never undone */
#define TASKCORE_ACTION_MOVE_TASKS 8
#define TASKCORE_ACTION_ADD_PROJECT 9
#define TASKCORE_ACTION_UPDATE_PROJECT 10
#define TASKCORE_ACTION_MOVE_PROJECT 11
#define TASKCORE_ACTION_DELETE_PROJECT 12
#define TASKCORE_ACTION_UPDATE_TAG 13             /* or rename it */
#define TASKCORE_ACTION_MERGE_TAGS 14
#define TASKCORE_ACTION_DELETE_TAG 15
#define TASKCORE_ACTION_ADD_FILTER 16
#define TASKCORE_ACTION_UPDATE_FILTER 17
#define TASKCORE_ACTION_MOVE_FILTER 18
#define TASKCORE_ACTION_DELETE_FILTER 19
#define TASKCORE_ACTION_REPAIR 20                 /* never undone */
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
#define TASKCORE_ACTION_FIRE_ALERTS 38            /* by a poll; never undone */
#define TASKCORE_ACTION_ADD_HOLIDAY 39
#define TASKCORE_ACTION_END_HOLIDAY 40
#define TASKCORE_ACTION_DELETE_HOLIDAYS 41
#define TASKCORE_ACTION_ADD_CLIENT 42
#define TASKCORE_ACTION_UPDATE_CLIENTS 43         /* or archive them */
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
#define TASKCORE_ACTION_START_TASKS 57
#define TASKCORE_ACTION_STOP_TASKS 58
#define TASKCORE_ACTION_CANCEL_TASKS 59
#define TASKCORE_ACTION_ADD_COMMENT 60
#define TASKCORE_ACTION_UPDATE_COMMENT 61
#define TASKCORE_ACTION_DELETE_COMMENTS 62
#define TASKCORE_ACTION_ADD_CALENDAR 63
#define TASKCORE_ACTION_UPDATE_CALENDAR 64
#define TASKCORE_ACTION_MOVE_CALENDAR 65
#define TASKCORE_ACTION_DELETE_CALENDAR 66
#define TASKCORE_ACTION_TRIM_LOG 67               /* never undone */
#define TASKCORE_ACTION_ADD_TIME_ENTRY 70
#define TASKCORE_ACTION_UPDATE_TIME_ENTRY 71
#define TASKCORE_ACTION_DELETE_TIME_ENTRIES 72
#define TASKCORE_ACTION_SPLIT_TIME_ENTRY 73
#define TASKCORE_ACTION_START_TIMER 74
#define TASKCORE_ACTION_STOP_TIMER 75
#define TASKCORE_ACTION_ADD_TEMPLATE 76
#define TASKCORE_ACTION_UPDATE_TEMPLATE 77
#define TASKCORE_ACTION_DELETE_TEMPLATES 78
#define TASKCORE_ACTION_USE_TEMPLATE 79
#define TASKCORE_ACTION_EXPIRE_TASKS 80
#define TASKCORE_ACTION_ADD_SECTION 85
#define TASKCORE_ACTION_UPDATE_SECTION 86
#define TASKCORE_ACTION_MOVE_SECTION 87
#define TASKCORE_ACTION_DELETE_SECTION 88
#define TASKCORE_ACTION_ADD_FIELD 92
#define TASKCORE_ACTION_UPDATE_FIELD 93
#define TASKCORE_ACTION_MOVE_FIELD 94
#define TASKCORE_ACTION_DELETE_FIELD 95
#define TASKCORE_ACTION_RESOLVE_IDLE_TIME 97
#define TASKCORE_ACTION_COPY_TASK 100
#define TASKCORE_ACTION_COPY_PROJECT 101
#define TASKCORE_ACTION_SYNC 102                  /* what another device did; never undone */
#define TASKCORE_ACTION_RESOLVE_CONFLICTS 103
#define TASKCORE_ACTION_SYNC_ACCOUNT 104          /* what a server had that keeps tasks or events;
                                                     never undone */
#define TASKCORE_ACTION_ADD_PURCHASE 105
#define TASKCORE_ACTION_UPDATE_PURCHASE 106
#define TASKCORE_ACTION_DELETE_PURCHASES 107
#define TASKCORE_ACTION_ADD_PURCHASE_PAYMENT 108
#define TASKCORE_ACTION_DELETE_PURCHASE_PAYMENTS 109
#define TASKCORE_ACTION_DEDUCT_DOWN_PAYMENTS 120  /* from a draft */
#define TASKCORE_ACTION_RESTORE_DOWN_PAYMENTS 121 /* which are not deducted any more */
#define TASKCORE_ACTION_ACCEPT_QUOTE 122
#define TASKCORE_ACTION_DECLINE_QUOTE 123
#define TASKCORE_ACTION_INVOICE_QUOTE 124
#define TASKCORE_ACTION_CHANGE_RECURRING_INVOICES 125
#define TASKCORE_ACTION_DRAFT_INVOICES 126        /* what a poll made of recurring invoices; never
                                                     undone */
#define TASKCORE_ACTION_CHANGE_PAYMENT_REMINDERS 127
#define TASKCORE_ACTION_SEND_PAYMENT_REMINDER 128 /* never undone */
#define TASKCORE_ACTION_CHANGE_PENALTY_RATES 129

/* The step that an undo took back, or that a redo did again. */
typedef struct taskcore_step {
  size_t struct_size;
  int64_t id;            /* grows from step to step */
  int64_t at_ms;         /* when it was done first */
  int64_t task_count;    /* how many tasks it touches */
  int64_t project_count; /* how many projects it touches */
  int32_t action;        /* TASKCORE_ACTION_... */
  int32_t reserved;      /* 0 */
  int64_t event_count;   /* how many events it touches */
  int64_t changed_count; /* how many things were changed; 0: all were left alone, and the step is
                            passed over from now on */
  int64_t left_count;    /* how many of its changes were left alone, because they were changed
                            since */
  int64_t trashed_count; /* how many tasks that it had added went to the trash instead of being
                            removed, because they were changed since */
} taskcore_step;

#define TASKCORE_STEP_INIT { sizeof(taskcore_step), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* How much of the change log is kept, as bits of `fields`. */
#define TASKCORE_LOG_TRIM_BEFORE (1ULL << 0)
#define TASKCORE_LOG_TRIM_MAX_BYTES (1ULL << 1)

/* How much of the change log is kept. */
typedef struct taskcore_log_trim_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_LOG_TRIM_...: which limits are given */
  int64_t before_ms; /* steps before it go */
  int64_t max_bytes; /* the oldest steps go until no more than this is left */
} taskcore_log_trim_options;

#define TASKCORE_LOG_TRIM_OPTIONS_INIT { sizeof(taskcore_log_trim_options), 0, 0, 0 }

/* How far back the change log goes, and how large it is. */
typedef struct taskcore_log_report {
  size_t struct_size;
  int64_t step_count;   /* how many steps it has */
  int64_t change_count; /* how many changes these have */
  int64_t byte_count;   /* what they and their indexes come to, about */
  int64_t first_ms;     /* when the oldest step was made; 0: there is none */
  int64_t trimmed_ms;   /* up to when steps were trimmed; 0: none were */
} taskcore_log_report;

#define TASKCORE_LOG_REPORT_INIT { sizeof(taskcore_log_report), 0, 0, 0, 0, 0 }

#define TASKCORE_ENTITY_TASK 1
#define TASKCORE_ENTITY_PROJECT 2
#define TASKCORE_ENTITY_TAG 3                 /* its uid is its name without case and accents, its
                                                 id 0 */
#define TASKCORE_ENTITY_FILTER 4
#define TASKCORE_ENTITY_EVENT 5
#define TASKCORE_ENTITY_COMPLETION 6          /* of a task or an occurrence */
#define TASKCORE_ENTITY_ALERT 7
#define TASKCORE_ENTITY_FOCUS_SESSION 8
#define TASKCORE_ENTITY_SETTING 9             /* its uid is its name */
#define TASKCORE_ENTITY_HOLIDAY 10
#define TASKCORE_ENTITY_PURGED_TASK 11        /* when one came and went, for the figures of those
                                                 days */
#define TASKCORE_ENTITY_POSTPONEMENT 12       /* an overdue task that got another due */
#define TASKCORE_ENTITY_CLIENT 13
#define TASKCORE_ENTITY_INVOICE 14
#define TASKCORE_ENTITY_INVOICE_LINE 15
#define TASKCORE_ENTITY_INVOICE_ADJUSTMENT 16
#define TASKCORE_ENTITY_INVOICE_PARTY 17
#define TASKCORE_ENTITY_PAYMENT 18
#define TASKCORE_ENTITY_EMAIL 19
#define TASKCORE_ENTITY_LOGO 20
#define TASKCORE_ENTITY_BILLED_ITEM 21
#define TASKCORE_ENTITY_COMMENT 22            /* on a task, an event or an invoice */
#define TASKCORE_ENTITY_CALENDAR 23
#define TASKCORE_ENTITY_PROJECT_SECTION 24    /* a heading within a project */
#define TASKCORE_ENTITY_TIME_ENTRY 25
#define TASKCORE_ENTITY_TEMPLATE 26           /* from which tasks and projects are made */
#define TASKCORE_ENTITY_FIELD 27              /* an own field of tasks or events */
#define TASKCORE_ENTITY_SKIPPED_OCCURRENCE 28 /* of a task that repeats; skipped or cancelled */
#define TASKCORE_ENTITY_UNKNOWN_PROPERTY 29   /* what a file of another version said, kept for the
                                                 next export */
#define TASKCORE_ENTITY_PURCHASE 31
#define TASKCORE_ENTITY_PURCHASE_PAYMENT 32
#define TASKCORE_ENTITY_INVOICE_REFERENCE 33
#define TASKCORE_ENTITY_RECURRING_INVOICE 34  /* of which drafts are made by a repeat rule */
#define TASKCORE_ENTITY_PAYMENT_REMINDER 35   /* of an overdue invoice */
#define TASKCORE_ENTITY_PENALTY_RATE 36       /* for late payment */

#define TASKCORE_CHANGE_ADDED 1
#define TASKCORE_CHANGE_UPDATED 2
#define TASKCORE_CHANGE_REMOVED 3 /* for good; the trash is an update */

/* What happened to one thing in a commit. */
typedef struct taskcore_change {
  size_t struct_size;
  int64_t id;
  const char *uid;               /* borrowed for the callback */
  uint64_t fields;               /* of what was updated: the bits of its kind, TASKCORE_TASK_...,
                                    TASKCORE_PROJECT_..., TASKCORE_EVENT_..., TASKCORE_INVOICE_...
                                    and so on; 0 of a kind that has none */
  int32_t entity;                /* TASKCORE_ENTITY_... */
  int32_t kind;                  /* TASKCORE_CHANGE_... */
  const char *const *properties; /* of what was updated: what changed, as taskcore_history_entry
                                    names it; also what has no bit */
  size_t property_count;
} taskcore_change;

#define TASKCORE_ORIGIN_SELF 1   /* a call on this handle */
#define TASKCORE_ORIGIN_OTHER 2  /* another handle or process; poll noticed it */
#define TASKCORE_ORIGIN_REMOTE 3 /* another device, or a server; a run of sync, here or in another
                                    process, took it in */

/* What one commit changed; borrowed for the callback. */
typedef struct taskcore_commit {
  size_t struct_size;
  const taskcore_change *changes; /* one per thing */
  size_t change_count;
  int64_t at_ms;                  /* when it was committed */
  int64_t noticed_ms;             /* when this handle learned of it: poll's now_ms for others' */
  int32_t action;                 /* TASKCORE_ACTION_... */
  int32_t origin;                 /* TASKCORE_ORIGIN_... */
} taskcore_commit;

/* Is told of one commit. It runs on the thread of the call that made or noticed the commit, after
 * it, and may call anything. A nonzero answer keeps the commit from later observers and is what
 * that call returns; the commit stands. */
typedef int32_t (*taskcore_observe_callback)(const taskcore_commit *commit, void *payload);

/* -------------------------------------------------------------------- time */

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

#define TASKCORE_LOCAL_TIME_INIT { sizeof(taskcore_local_time), 0, 0, 0, 0, 0, 0 }

/* What a text such as "next friday" means: a day or an instant. */
typedef struct taskcore_moment {
  size_t struct_size;
  int32_t kind; /* TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME */
  int32_t date; /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int64_t ms;   /* milliseconds since 1970 UTC, with TASKCORE_MOMENT_DATE_TIME */
} taskcore_moment;

#define TASKCORE_MOMENT_INIT { sizeof(taskcore_moment), TASKCORE_MOMENT_NONE, 0, 0 }

/* Which way a period lies that does not say it itself, such as 7 days or December. */
#define TASKCORE_TOWARDS_FUTURE 0 /* from today on: 7 days begin today, December is this one or the
                                     next */
#define TASKCORE_TOWARDS_PAST 1   /* up to today: 7 days end today, December is this one or the
                                     last, and the week, month, quarter or year that it is ends
                                     today */

/* How a period is read. */
typedef struct taskcore_period_options {
  size_t struct_size;
  int32_t direction;  /* TASKCORE_TOWARDS_... */
  int32_t week_start; /* 1 for Monday to 7 for Sunday, or TASKCORE_WEEK_START_LOCALE */
} taskcore_period_options;

#define TASKCORE_PERIOD_OPTIONS_INIT \
  { sizeof(taskcore_period_options), TASKCORE_TOWARDS_FUTURE, TASKCORE_WEEK_START_LOCALE }

/* The days that a text such as "next week" means. */
typedef struct taskcore_period {
  size_t struct_size;
  int32_t first_date; /* yyyymmdd */
  int32_t last_date;  /* yyyymmdd; the last day of it */
  int32_t end_date;   /* yyyymmdd; the day after the last one; 0 after the last day of time */
  int32_t reserved;   /* 0 */
} taskcore_period;

#define TASKCORE_PERIOD_INIT { sizeof(taskcore_period), 0, 0, 0, 0 }

/* ------------------------------------------------------------ repeat rules */

/* A rule to be expanded: RFC 5545, section 3.3.10. */
typedef struct taskcore_repeat_spec {
  size_t struct_size;
  const char *rule;           /* an RRULE such as "FREQ=DAILY"; "" for the added dates alone */
  const char *start;          /* DTSTART, a local time: "20261224T170000", or "20261224" for whole
                                 days */
  const char *zone;           /* an IANA name; NULL or "" for the store's */
  const char *excluded_dates; /* EXDATE: local times with spaces between; NULL for none */
  const char *added_dates;    /* RDATE, likewise */
  const char *not_before;     /* a local time to begin with; NULL: the start */
  int64_t limit;              /* at most so many, up to 100,000; 0: these 100,000 */
  int32_t is_start_included;  /* 1: the start is the first occurrence and counts for COUNT, whatever
                                 the rule gives, as it is for tasks and events */
  int32_t reserved;           /* 0 */
} taskcore_repeat_spec;

#define TASKCORE_REPEAT_SPEC_INIT \
  { sizeof(taskcore_repeat_spec), NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0 }

/* One occurrence of a rule. Its text lives in its list. */
typedef struct taskcore_occurrence {
  size_t struct_size;
  const char *local; /* "20261224T170000" or "20261224" */
  int32_t kind;      /* TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME */
  int32_t date;      /* yyyymmdd, of the local time */
  int64_t start_ms;  /* milliseconds since 1970 UTC; of a date, when it begins in the zone */
} taskcore_occurrence;

/* Which occurrences of a task that repeats are meant; without more, all of them. */
typedef struct taskcore_task_scope_options {
  size_t struct_size;
  int32_t scope;    /* TASKCORE_SCOPE_... */
  int32_t reserved; /* 0 */
} taskcore_task_scope_options;

#define TASKCORE_TASK_SCOPE_OPTIONS_INIT \
  { sizeof(taskcore_task_scope_options), TASKCORE_SCOPE_ALL, 0 }

/* Of taskcore_completion_query_options.fields. */
#define TASKCORE_COMPLETION_QUERY_FROM (1ULL << 0)
#define TASKCORE_COMPLETION_QUERY_BEFORE (1ULL << 1)

/* What was completed to list. */
typedef struct taskcore_completion_query_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_COMPLETION_QUERY_...: which bounds are given */
  int64_t task_id;   /* of this one alone, which may be in the trash; 0: of all */
  int64_t from_ms;   /* milliseconds since 1970 UTC */
  int64_t before_ms; /* the first one after the range */
  int64_t limit;     /* at most so many; 0: all */
  int64_t offset;    /* after so many; 0: from the first on */
} taskcore_completion_query_options;

#define TASKCORE_COMPLETION_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_completion_query_options), 0, 0, 0, 0, 0, 0 }

/* A task, or an occurrence of one that repeats, as it was when it was completed. Its texts live in
 * its list. */
typedef struct taskcore_completion {
  size_t struct_size;
  int64_t id;
  const char *uid;         /* follows from the task's uid and the occurrence: the same on all
                              devices */
  const char *task_uid;
  int64_t task_id;         /* 0 when the task is purged */
  const char *occurrence;  /* a local time, such as "20261224T170000"; "" of a task that does not
                              repeat */
  int64_t completed_ms;    /* milliseconds since 1970 UTC */
  int64_t project_id;      /* of the task at that time; 0 when it was deleted */
  int32_t priority;        /* of the task at that time: TASKCORE_PRIORITY_... */
  int32_t due_kind;        /* TASKCORE_MOMENT_...: when it was due */
  int64_t due_ms;          /* milliseconds since 1970 UTC, with TASKCORE_MOMENT_DATE_TIME */
  int32_t due_date;        /* yyyymmdd, with TASKCORE_MOMENT_DATE */
  int32_t reserved;        /* 0 */
  int64_t points;          /* what it scored, by the points of that time */
  const char *const *tags; /* of the task at that time */
  size_t tag_count;
} taskcore_completion;

/* What became of an occurrence of a task that repeats. */
#define TASKCORE_OCCURRENCE_DONE 1    /* it was completed on its day or before, or before the day of
                                         the next one */
#define TASKCORE_OCCURRENCE_SKIPPED 2 /* it was skipped or cancelled, and neither keeps nor breaks a
                                         streak */
#define TASKCORE_OCCURRENCE_MISSED 3  /* it was not completed, or later than that */

/* Of which task to list what became of its occurrences. */
typedef struct taskcore_series_history_query_options {
  size_t struct_size;
  int64_t task_id; /* it repeats, or did; it may be in the trash */
  int64_t limit;   /* at most so many, up to 100,000; 0: these 100,000 */
  int64_t offset;  /* after so many; 0: from the first on */
} taskcore_series_history_query_options;

#define TASKCORE_SERIES_HISTORY_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_series_history_query_options), 0, 0, 0 }

/* What became of an occurrence of a task that repeats. Its text lives in its list. */
typedef struct taskcore_past_occurrence {
  size_t struct_size;
  const char *local;    /* "20261224T170000" or "20261224": which occurrence it is */
  int32_t kind;         /* TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME */
  int32_t date;         /* yyyymmdd, of the local time */
  int64_t start_ms;     /* milliseconds since 1970 UTC; of a date, when that day begins */
  int32_t outcome;      /* TASKCORE_OCCURRENCE_... */
  int32_t reserved;     /* 0 */
  int64_t completed_ms; /* when it was completed, perhaps too late; 0: never */
} taskcore_past_occurrence;

/* How many occurrences of a task were done one after the other. A run is given by the dates of its
 * first and last occurrence, 0 for none. */
typedef struct taskcore_series_streak {
  size_t struct_size;
  int64_t current;            /* the run that a missed occurrence would end; 0 for none */
  int64_t longest;            /* the earliest of the longest runs; 0 for none */
  int32_t current_first_date; /* yyyymmdd */
  int32_t current_last_date;  /* yyyymmdd */
  int32_t longest_first_date; /* yyyymmdd */
  int32_t longest_last_date;  /* yyyymmdd */
  int64_t done_count;         /* how many occurrences were done in all */
  int64_t skipped_count;      /* how many were skipped or cancelled */
} taskcore_series_streak;

#define TASKCORE_SERIES_STREAK_INIT { sizeof(taskcore_series_streak), 0, 0, 0, 0, 0, 0, 0, 0 }

/* --------------------------------------------------------------- calendars */

/* the calendar of events that name none; every store has it */
#define TASKCORE_DEFAULT_CALENDAR_ID 1

/* The properties of a calendar, as bits of a `fields` mask. */
#define TASKCORE_CALENDAR_NAME (1ULL << 0)
#define TASKCORE_CALENDAR_COLOUR (1ULL << 1)
#define TASKCORE_CALENDAR_POSITION (1ULL << 2)
#define TASKCORE_CALENDAR_VISIBLE (1ULL << 3)
#define TASKCORE_CALENDAR_READ_ONLY (1ULL << 4)
#define TASKCORE_CALENDAR_BLOCKING (1ULL << 5)

/* What a calendar is to be: a new one, or the changes to one. */
typedef struct taskcore_calendar_input {
  size_t struct_size;
  uint64_t fields;      /* which of the members below are given: TASKCORE_CALENDAR_... */
  const char *name;     /* 1 to 200 characters in one line; trimmed */
  int32_t colour;       /* TASKCORE_COLOUR_... */
  int32_t is_visible;   /* 0: its events are left out of agendas and months */
  int32_t is_read_only; /* 1: only an import changes its events */
  int32_t is_blocking;  /* 0: its new events take no time, unless they say so */
} taskcore_calendar_input;

#define TASKCORE_CALENDAR_INPUT_INIT \
  { sizeof(taskcore_calendar_input), 0, NULL, TASKCORE_COLOUR_BLACK, 1, 0, 1 }

/* A list of events with a name, as it was when it was read. Its texts live in its list. */
typedef struct taskcore_calendar {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  int64_t event_count;  /* those in it; a series counts once, and each changed occurrence */
  int32_t colour;       /* TASKCORE_COLOUR_... */
  int32_t is_visible;   /* 0 or 1 */
  int32_t is_read_only; /* 0 or 1 */
  int32_t is_blocking;  /* 0 or 1 */
} taskcore_calendar;

/* Which calendars to list, in their manual order. */
typedef struct taskcore_calendar_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_calendar_query_options;

#define TASKCORE_CALENDAR_QUERY_OPTIONS_INIT { sizeof(taskcore_calendar_query_options), 0, 0 }

/* ------------------------------------------------------------------ events */

#define TASKCORE_EVENT_KIND_DEADLINE 1
#define TASKCORE_EVENT_KIND_MEETING 2

/* What the user answered to the invitation to an event: PARTSTAT, RFC 5545 section 3.2.12. */
#define TASKCORE_PARTICIPATION_NONE 0
#define TASKCORE_PARTICIPATION_NEEDS_ACTION 1
#define TASKCORE_PARTICIPATION_ACCEPTED 2
#define TASKCORE_PARTICIPATION_DECLINED 3
#define TASKCORE_PARTICIPATION_TENTATIVE 4
#define TASKCORE_PARTICIPATION_DELEGATED 5

/* The properties of an event, as bits of a `fields` mask. */
#define TASKCORE_EVENT_TITLE (1ULL << 0)
#define TASKCORE_EVENT_KIND (1ULL << 1)
#define TASKCORE_EVENT_START (1ULL << 2)
#define TASKCORE_EVENT_DURATION (1ULL << 3)
#define TASKCORE_EVENT_ZONE (1ULL << 4)
#define TASKCORE_EVENT_NOTES (1ULL << 5)
#define TASKCORE_EVENT_LOCATION (1ULL << 6)
#define TASKCORE_EVENT_ATTENDEES (1ULL << 7)     /* exactly these */
#define TASKCORE_EVENT_URL (1ULL << 8)
#define TASKCORE_EVENT_TASK (1ULL << 9)
#define TASKCORE_EVENT_TRANSPARENT (1ULL << 10)
#define TASKCORE_EVENT_DONE (1ULL << 11)
#define TASKCORE_EVENT_REMINDERS (1ULL << 12)    /* exactly these */
#define TASKCORE_EVENT_REPEAT_RULE (1ULL << 13)
#define TASKCORE_EVENT_EXCLUDED_DATES (1ULL << 14)
#define TASKCORE_EVENT_ADDED_DATES (1ULL << 15)
#define TASKCORE_EVENT_CALENDAR (1ULL << 16)
#define TASKCORE_EVENT_LINKS (1ULL << 19)        /* exactly these */
#define TASKCORE_EVENT_FIELD_VALUES (1ULL << 20) /* in an input, these too */
#define TASKCORE_EVENT_PROJECT (1ULL << 21)
#define TASKCORE_EVENT_TAGS (1ULL << 22)         /* exactly these */
#define TASKCORE_EVENT_FLOATING (1ULL << 17)
#define TASKCORE_EVENT_PARTICIPATION (1ULL << 23)

/* An event that overlaps others is added or moved all the same. */
#define TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS (1ULL << 0)

/* What an event is to be: a new one, or the changes to one. */
typedef struct taskcore_event_input {
  size_t struct_size;
  uint64_t fields;                    /* which of the members below are given: TASKCORE_EVENT_... */
  const char *title;                  /* 1 to 1,000 characters in one line; trimmed */
  int32_t kind;                       /* TASKCORE_EVENT_KIND_DEADLINE or _MEETING */
  int32_t start_kind;                 /* TASKCORE_MOMENT_DATE or _DATE_TIME */
  int64_t start_ms;                   /* milliseconds since 1970 UTC, years 1 to 9999 */
  int32_t start_date;                 /* yyyymmdd: the event lasts whole days */
  int32_t is_transparent;             /* 1: it takes no time, and so overlaps nothing; of a new one
                                         at first: 1 for whole days, else as its calendar has it */
  int64_t duration_s;                 /* 1 to 31,622,400 (366 days); with a start date a multiple of
                                         86,400 */
  const char *zone;                   /* an IANA name, in which it repeats; NULL or "" for the
                                         store's */
  const char *notes;                  /* at most 65,536 bytes; "" for none */
  const char *location;               /* at most 1,000 characters in one line; "" for none */
  const char *const *attendees;       /* 1 to 300 characters in one line each: "Ada <ada@x.org>" */
  size_t attendee_count;              /* at most 1,000 */
  const char *url;                    /* absolute, at most 2,048 characters; "" for none */
  int64_t task_id;                    /* the task that it belongs to; 0 for none */
  const taskcore_reminder *reminders; /* of kind AT, START or DUE, which is the end */
  size_t reminder_count;              /* at most 50 */
  const char *repeat_rule;            /* an RRULE of RFC 5545; "" for none */
  const char *excluded_dates;         /* as those of a task */
  const char *added_dates;
  int32_t is_done;                    /* 1: it is dealt with */
  int32_t reserved;                   /* 0 */
  int64_t calendar_id;                /* the calendar that it is in; TASKCORE_DEFAULT_CALENDAR_ID,
                                         or 0, for the default one */
  const taskcore_field_value *field_values; /* values of own fields of events; the others stay */
  size_t field_value_count;
  const taskcore_link *links;         /* an array, each with an address of its own; at most 100 */
  size_t link_count;
  const char *project;                /* the name of the project that it belongs to, or its path; a
                                         new one is added. NULL: project_id counts */
  int64_t project_id;                 /* the project that it belongs to; 0 for none */
  const char *const *tags;            /* each 1 to 100 characters, no white space at its ends; at
                                         most 100 */
  size_t tag_count;
  int32_t is_floating;                /* 1: at the same time by the clock wherever one is, which is
                                         what it shows in the store's zone at the start; without it
                                         as it was */
  int32_t participation;              /* what the user answers to the invitation:
                                         TASKCORE_PARTICIPATION_... */
} taskcore_event_input;

#define TASKCORE_EVENT_INPUT_INIT \
  { sizeof(taskcore_event_input), 0, NULL, TASKCORE_EVENT_KIND_MEETING, TASKCORE_MOMENT_DATE_TIME, \
    0, 0, 0, 0, NULL, NULL, NULL, NULL, 0, NULL, 0, NULL, 0, NULL, NULL, NULL, 0, 0, 0, NULL, 0, \
    NULL, 0, NULL, 0, NULL, 0, 0, 0 }

/* Which occurrences of an event are meant; without more, all of it. */
typedef struct taskcore_event_scope_options {
  size_t struct_size;
  const char *occurrence; /* one of a series, by its local time, such as "20261224T170000"; NULL:
                             none */
  int32_t scope;          /* TASKCORE_SCOPE_...; of an event that does not repeat, _ALL */
  int32_t reserved;       /* 0 */
} taskcore_event_scope_options;

#define TASKCORE_EVENT_SCOPE_OPTIONS_INIT \
  { sizeof(taskcore_event_scope_options), NULL, TASKCORE_SCOPE_ALL, 0 }

/* An event, as it was when it was read. Its strings and arrays live in its list. */
typedef struct taskcore_event {
  size_t struct_size;
  uint64_t fields;                    /* the optional ones that it has: TASKCORE_EVENT_... */
  int64_t id;                         /* of this store; never used again */
  const char *uid;
  const char *title;
  int32_t kind;                       /* TASKCORE_EVENT_KIND_DEADLINE or _MEETING */
  int32_t start_kind;                 /* TASKCORE_MOMENT_DATE or _DATE_TIME */
  int64_t start_ms;                   /* of a date, when it begins in the store's zone */
  int64_t end_ms;                     /* the first millisecond after it */
  int32_t start_date;                 /* yyyymmdd, of a date */
  int32_t is_transparent;             /* 0 or 1 */
  int64_t duration_s;
  const char *zone;                   /* the IANA name; "" for whole days */
  const char *notes;                  /* "" when it has none; so with all texts */
  const char *location;
  const char *const *attendees;       /* NULL when it has none */
  size_t attendee_count;
  const char *url;
  int64_t task_id;                    /* 0 when it belongs to none */
  const taskcore_reminder *reminders; /* NULL when it has none */
  size_t reminder_count;
  const char *repeat_rule;
  const char *excluded_dates;
  const char *added_dates;
  int64_t series_id;                  /* the event that this is a changed occurrence of; else 0 */
  const char *occurrence;             /* which one, as a local time; else "" */
  int64_t created_ms;
  int64_t modified_ms;
  int64_t done_ms;                    /* with TASKCORE_EVENT_DONE in fields */
  int64_t calendar_id;                /* the calendar that it is in */
  const taskcore_field_value *field_values; /* of own fields, in the order of these; NULL when it
                                               has none */
  size_t field_value_count;
  const taskcore_link *links;         /* in their order; NULL when it has none */
  size_t link_count;
  int64_t project_id;                 /* 0 when it belongs to none */
  const char *project;                /* its path, which is its name unless it is below others; ""
                                         when it belongs to none */
  const char *const *tags;            /* sorted; NULL when it has none */
  size_t tag_count;
  int32_t is_floating;                /* 1: at the same time by the clock wherever one is; its start
                                         and end are what they are in the store's zone */
  int32_t participation;              /* what the user answered to the invitation:
                                         TASKCORE_PARTICIPATION_...; _NONE: there is none, or it is
                                         not known who the user is */
} taskcore_event;

/* The conditions of an event query that are given, as bits of its `fields`. */
#define TASKCORE_EVENT_QUERY_IDS (1ULL << 0)
#define TASKCORE_EVENT_QUERY_TEXT (1ULL << 1)     /* in title, notes, location or attendees */
#define TASKCORE_EVENT_QUERY_KIND (1ULL << 2)
#define TASKCORE_EVENT_QUERY_TASK (1ULL << 3)
#define TASKCORE_EVENT_QUERY_FROM (1ULL << 4)     /* ends after it, with any occurrence */
#define TASKCORE_EVENT_QUERY_BEFORE (1ULL << 5)   /* begins before it, with any occurrence */
#define TASKCORE_EVENT_QUERY_SERIES (1ULL << 6)   /* the changed occurrences of that one */
#define TASKCORE_EVENT_QUERY_DONE (1ULL << 7)
#define TASKCORE_EVENT_QUERY_CALENDAR (1ULL << 8)
#define TASKCORE_EVENT_QUERY_FIELD_VALUES (1ULL << 18) /* with such values of own fields */
#define TASKCORE_EVENT_QUERY_PROJECT (1ULL << 21) /* in that project, or in one below it */
#define TASKCORE_EVENT_QUERY_TAGS (1ULL << 22)    /* with one of these */

/* Which events to list, in the order of their starts. All given conditions must hold. */
typedef struct taskcore_event_query_options {
  size_t struct_size;
  uint64_t fields;
  const int64_t *ids;
  size_t id_count;
  const char *text;         /* a part of a word or more; case and accents do not count */
  int32_t kind;             /* TASKCORE_EVENT_KIND_DEADLINE or _MEETING */
  int32_t done;             /* TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO */
  int64_t task_id;
  int64_t series_id;
  int64_t from_ms;
  int64_t before_ms;
  int64_t limit;            /* at most so many; 0: all */
  int64_t offset;           /* after so many; 0: from the first on */
  int64_t calendar_id;      /* those in that one */
  int64_t project_id;       /* those that belong to that project, or to one below it */
  const char *const *tags;  /* those with one of these, whatever their case and accents */
  size_t tag_count;
  const char *field_values; /* conditions on own fields of events in the language of queries, such
                               as `room:Blue seats>3`; all must hold */
} taskcore_event_query_options;

#define TASKCORE_EVENT_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_event_query_options), 0, NULL, 0, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, \
    NULL }

/* Two things that take the same time: [start, end) of both meet. Its texts live in its list. */
typedef struct taskcore_conflict {
  size_t struct_size;
  int64_t event_id;       /* 0: the one that is to be added */
  const char *title;
  const char *occurrence; /* of a series; else "" */
  int64_t start_ms;
  int64_t end_ms;
  int64_t other_id;       /* what it hits */
  const char *other_title;
  const char *other_occurrence;
  int64_t other_start_ms;
  int64_t other_end_ms;
} taskcore_conflict;

/* Of taskcore_occurrence_query_options.fields. */
#define TASKCORE_OCCURRENCE_QUERY_FROM (1ULL << 0)
#define TASKCORE_OCCURRENCE_QUERY_BEFORE (1ULL << 1)

/* Which occurrences of an event to list. */
typedef struct taskcore_occurrence_query_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_OCCURRENCE_QUERY_...: which bounds are given */
  int64_t event_id;  /* one that does not repeat occurs once */
  int64_t from_ms;   /* milliseconds since 1970 UTC */
  int64_t before_ms; /* the first one after the range */
  int64_t limit;     /* at most so many, up to 100,000; 0: these 100,000 */
  int64_t offset;    /* after so many; 0: from the first on */
} taskcore_occurrence_query_options;

#define TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_occurrence_query_options), 0, 0, 0, 0, 0, 0 }

/* Of taskcore_conflict_query_options.fields. */
#define TASKCORE_CONFLICT_QUERY_FROM (1ULL << 0)
#define TASKCORE_CONFLICT_QUERY_BEFORE (1ULL << 1)

/* Which conflicts to list. */
typedef struct taskcore_conflict_query_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_CONFLICT_QUERY_...: which bounds are given */
  int64_t from_ms;   /* milliseconds since 1970 UTC */
  int64_t before_ms; /* the first one after the range */
  int64_t limit;     /* at most so many, up to 100,000; 0: these 100,000 */
  int64_t offset;    /* after so many; 0: from the first on */
} taskcore_conflict_query_options;

#define TASKCORE_CONFLICT_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_conflict_query_options), 0, 0, 0, 0, 0 }

/* Where to look for free time. */
typedef struct taskcore_free_time_query_options {
  size_t struct_size;
  int64_t duration_s;  /* of the slot: 1 to 31,622,400 */
  int64_t from_ms;     /* the range, at most 3,660 days */
  int64_t before_ms;
  uint32_t weekdays;   /* TASKCORE_WEEKDAYS_... joined by |; 0: all of them */
  int32_t day_start_s; /* working hours, in seconds of the day: 0 to 86,400 */
  int32_t day_end_s;   /* above day_start_s; both 0: the whole day */
  int32_t step_s;      /* slots begin at multiples of it from the hour, 1 to 86,400; 0: anywhere */
  const char *zone;    /* of the working hours: an IANA name; NULL or "" for the store's */
  int64_t limit;       /* at most so many, up to 100,000; 0: these 100,000 */
  int64_t offset;      /* after so many; 0: from the first on */
} taskcore_free_time_query_options;

#define TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_free_time_query_options), 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0 }

/* Of which days to tell what they hold, and when somebody works. */
typedef struct taskcore_load_query_options {
  size_t struct_size;
  int32_t first_date;  /* yyyymmdd, in the store's zone; 0: today */
  int32_t last_date;   /* yyyymmdd, at most 365 days later; 0: the first one */
  uint32_t weekdays;   /* of work: TASKCORE_WEEKDAYS_... joined by |; 0: all of them */
  int32_t day_start_s; /* working hours, in seconds of the day: 0 to 86,400 */
  int32_t day_end_s;   /* above day_start_s; both 0: the whole day */
  int32_t reserved;    /* 0 */
  int64_t limit;       /* at most so many; 0: all */
  int64_t offset;      /* after so many; 0: from the first on */
} taskcore_load_query_options;

#define TASKCORE_LOAD_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_load_query_options), 0, 0, 0, 0, 0, 0, 0, 0 }

/* What a day holds, against its working hours. */
typedef struct taskcore_day_load {
  size_t struct_size;
  int32_t date;              /* yyyymmdd */
  int32_t is_over;           /* 1: it holds more than there is time for */
  int64_t working_s;         /* how long its working hours are */
  int64_t booked_s;          /* how much of them events take */
  int64_t estimated_s;       /* what its tasks are estimated to take */
  int64_t free_s;            /* what is left of the working hours; below 0, by how much it is too
                                much */
  int64_t task_count;        /* how many tasks are to be done on it */
  int64_t unestimated_count; /* how many of them have no estimate */
} taskcore_day_load;

/* A time that no event takes. */
typedef struct taskcore_free_time {
  size_t struct_size;
  int64_t start_ms; /* the first slot in it begins here */
  int64_t end_ms;   /* and so long it stays free */
} taskcore_free_time;

/* ------------------------------------------------------------------ agenda */

#define TASKCORE_AGENDA_TASKS (1U << 0)
#define TASKCORE_AGENDA_EVENTS (1U << 1)

/* What to put on the agenda. */
typedef struct taskcore_agenda_options {
  size_t struct_size;
  int32_t first_date;            /* yyyymmdd, in the store's zone; 0: today */
  int32_t last_date;             /* yyyymmdd, at most 3,660 days later; 0: the first one */
  uint32_t contents;             /* TASKCORE_AGENDA_... joined by |; 0: both */
  int32_t is_completed_included; /* 1: completed tasks and done events too */
  int64_t limit;                 /* at most so many, up to 100,000; 0: these 100,000 */
  const char *after;             /* the cursor of the entry to go on after; NULL: from the
                                    beginning */
} taskcore_agenda_options;

#define TASKCORE_AGENDA_OPTIONS_INIT { sizeof(taskcore_agenda_options), 0, 0, 0, 0, 0, NULL }

/* One thing on one day; what lasts several has an entry on each. Its texts live in its list. */
typedef struct taskcore_agenda_entry {
  size_t struct_size;
  int32_t date;           /* yyyymmdd: the day on which it stands */
  int32_t entity;         /* TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT */
  int64_t id;             /* of the task or event; of a changed occurrence, its own */
  const char *uid;
  const char *occurrence; /* of what repeats, as a local time; else "" */
  const char *title;
  const char *location;   /* "" without */
  const char *time_label; /* such as "09:00-10:30", "until 10:30" or "all day"; of a deadline "due
                             17:00", or "due" on its last day */
  int64_t start_ms;       /* of a task: its due; of whole days: when they begin */
  int64_t end_ms;
  int32_t is_all_day;     /* 1 for a due date and for events of whole days */
  int32_t kind;           /* of an event: TASKCORE_EVENT_KIND_...; else 0 */
  int32_t day_index;      /* on which of its days it is, from 0 */
  int32_t day_count;      /* how many days it touches */
  int32_t is_done;        /* 0 or 1 */
  int32_t is_projected;   /* 1 for an occurrence of a task after its present one */
  int32_t colour;         /* TASKCORE_COLOUR_...; of a deadline by how much time is left */
  int32_t reserved;       /* 0 */
  const char *cursor;     /* to go on after it */
} taskcore_agenda_entry;

/* else 1 for Monday to 7 for Sunday */
#define TASKCORE_WEEK_START_LOCALE 0

/* Which month to show. */
typedef struct taskcore_month_options {
  size_t struct_size;
  int32_t year;       /* 1 to 9999; 0: the present one */
  int32_t month;      /* 1 to 12; 0: the present one */
  int32_t week_start; /* 1 for Monday to 7 for Sunday, or TASKCORE_WEEK_START_LOCALE */
  int32_t reserved;   /* 0 */
} taskcore_month_options;

#define TASKCORE_MONTH_OPTIONS_INIT \
  { sizeof(taskcore_month_options), 0, 0, TASKCORE_WEEK_START_LOCALE, 0 }

/* A day in the grid of a month. */
typedef struct taskcore_month_day {
  size_t struct_size;
  int32_t date;            /* yyyymmdd */
  int32_t is_in_month;     /* 0 for the days before and after, which fill the weeks */
  int32_t is_today;        /* 0 or 1 */
  int32_t week_number;     /* ISO 8601 */
  int64_t event_count;
  int64_t task_count;      /* open ones, due then */
  int64_t completed_count; /* tasks that were completed then, and occurrences */
} taskcore_month_day;

/* --------------------------------------------------------------- countdown */

#define TASKCORE_PHASE_NONE 0     /* there is nothing to count to */
#define TASKCORE_PHASE_UPCOMING 1 /* it has not begun */
#define TASKCORE_PHASE_RUNNING 2  /* it has, and has not ended */
#define TASKCORE_PHASE_PASSED 3   /* it has ended, undone */
#define TASKCORE_PHASE_DONE 4

/* How to count to the due of a task. */
typedef struct taskcore_task_countdown_options {
  size_t struct_size;
  int64_t from_ms; /* when the elapsed part begins, years 1 to 9999; 0: at its start or, without
                      one, its creation */
} taskcore_task_countdown_options;

#define TASKCORE_TASK_COUNTDOWN_OPTIONS_INIT { sizeof(taskcore_task_countdown_options), 0 }

/* How to count to an event. */
typedef struct taskcore_event_countdown_options {
  size_t struct_size;
  const char *occurrence; /* one of a series, by its local time, such as "20261224T170000"; NULL:
                             the one that runs or comes next, or the last one when all are over */
  int64_t from_ms;        /* when the elapsed part begins, years 1 to 9999; 0: at its start or, of a
                             deadline, its creation or when the occurrence before it was due */
} taskcore_event_countdown_options;

#define TASKCORE_EVENT_COUNTDOWN_OPTIONS_INIT { sizeof(taskcore_event_countdown_options), NULL, 0 }

/* How far it is to something; taskcore_countdown_label says it in words. */
typedef struct taskcore_countdown {
  size_t struct_size;
  int32_t phase;              /* TASKCORE_PHASE_... */
  int32_t colour;             /* TASKCORE_COLOUR_...: by how much is left */
  int64_t target_ms;          /* what is counted to: the start while it is upcoming, else the end;
                                 of a task or deadline the due */
  int64_t remaining_ms;       /* negative when it has passed */
  int64_t days;               /* this and what follows: how much that is, without its sign */
  int32_t hours;
  int32_t minutes;
  int32_t seconds;
  int32_t elapsed_millionths; /* from its creation, or its start, to the end: 0 to 1,000,000 */
} taskcore_countdown;

#define TASKCORE_COUNTDOWN_INIT \
  { sizeof(taskcore_countdown), TASKCORE_PHASE_NONE, 0, 0, 0, 0, 0, 0, 0, 0 }

/* ---------------------------------------------------------------- comments */

/* The properties of a comment, as bits of a `fields` mask. */
#define TASKCORE_COMMENT_TEXT (1ULL << 0)
#define TASKCORE_COMMENT_CREATED (1ULL << 1)

/* What a comment is to be: a new one, or the changes to one. */
typedef struct taskcore_comment_input {
  size_t struct_size;
  uint64_t fields;    /* which of the members below are given: TASKCORE_COMMENT_... */
  const char *text;   /* 1 to 65,536 bytes in any number of lines; white space around it goes */
  int64_t created_ms; /* when it was written, in milliseconds since 1970 UTC, years 1 to 9999; of a
                         new one at first: now */
} taskcore_comment_input;

#define TASKCORE_COMMENT_INPUT_INIT { sizeof(taskcore_comment_input), 0, NULL, 0 }

/* A dated note on a task, an event or an invoice. Its texts live in its list. */
typedef struct taskcore_comment {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t entity;         /* what it is on: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or
                             TASKCORE_ENTITY_INVOICE */
  int32_t reserved;       /* 0 */
  int64_t item_id;        /* of the task, event or invoice */
  const char *item_title; /* what that is called; of an invoice its number, "" of a draft */
  const char *text;
  int64_t created_ms;     /* when it was written */
  int64_t modified_ms;    /* when its text was changed last; 0: never */
} taskcore_comment;

/* The conditions of a comment query that are given, as bits of its `fields`. */
#define TASKCORE_COMMENT_QUERY_ITEM (1ULL << 0)
#define TASKCORE_COMMENT_QUERY_TEXT (1ULL << 1)
#define TASKCORE_COMMENT_QUERY_FROM (1ULL << 2)
#define TASKCORE_COMMENT_QUERY_BEFORE (1ULL << 3)

/* Which comments to list, in the order in which they were written. All given conditions must
 * hold. */
typedef struct taskcore_comment_query_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_COMMENT_QUERY_... */
  int32_t entity;    /* with item_id: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or
                        TASKCORE_ENTITY_INVOICE */
  int32_t reserved;  /* 0 */
  int64_t item_id;   /* those on that one alone */
  const char *text;  /* a part of a word or more; case and accents do not count */
  int64_t from_ms;   /* milliseconds since 1970 UTC */
  int64_t before_ms; /* the first one after the range */
  int64_t limit;     /* at most so many; 0: all */
  int64_t offset;    /* after so many; 0: from the first on */
} taskcore_comment_query_options;

#define TASKCORE_COMMENT_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_comment_query_options), 0, TASKCORE_ENTITY_TASK, 0, 0, NULL, 0, 0, 0, 0 }

/* ------------------------------------------------------------------ alerts */

#define TASKCORE_ALERT_KIND_TASK 1  /* a reminder of a task */
#define TASKCORE_ALERT_KIND_EVENT 2 /* a reminder of an event */
#define TASKCORE_ALERT_KIND_FOCUS 3 /* a focus session or a break is over */

/* What has reminders by default. */
#define TASKCORE_REMINDED_TIMED_TASK 1   /* new tasks that are due at, or begin at, a time */
#define TASKCORE_REMINDED_ALL_DAY_TASK 2 /* new tasks that are due on, or begin on, a day */
#define TASKCORE_REMINDED_EVENT 3        /* new events */

/* What a poll said, once. Its texts live in its list. */
typedef struct taskcore_alert {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t kind;             /* TASKCORE_ALERT_KIND_... */
  int32_t snooze_count;     /* how often it was put off */
  int64_t item_id;          /* of the task, event or focus session */
  const char *occurrence;   /* of what repeats, as a local time; else "" */
  const char *title;        /* of the task or event; of a focus session, what is over */
  const char *label;        /* such as "Today 17:00"; of a deadline "Due today 17:00" */
  int64_t at_ms;            /* when it was to be said */
  int64_t fired_ms;         /* when a poll said it last */
  int64_t item_start_ms;    /* when the task is due, or the event begins */
  int64_t acknowledged_ms;  /* 0: not yet */
  int64_t snoozed_until_ms; /* 0: it is not put off */
  const char *zone;         /* of a time that floats: the IANA name of the zone by which it was
                               said; else "" */
} taskcore_alert;

/* A poll gives at most so many alerts; the rest comes with the next one. */
#define TASKCORE_POLL_LIMIT 1000

/* there is nothing to wake up for */
#define TASKCORE_NEVER 9223372036854775807LL

/* Which alerts to list; without more, those that nobody has acknowledged and whose task or event is
 * still to be done. */
typedef struct taskcore_alert_query_options {
  size_t struct_size;
  int32_t is_acknowledged_included; /* 1: those that were dealt with, too */
  int32_t reserved;                 /* 0 */
  int64_t limit;                    /* at most so many; 0: all */
  int64_t offset;                   /* after so many; 0: from the first on */
} taskcore_alert_query_options;

#define TASKCORE_ALERT_QUERY_OPTIONS_INIT { sizeof(taskcore_alert_query_options), 0, 0, 0, 0 }

/* ---------------------------------------------------------- focus sessions */

#define TASKCORE_FOCUS_KIND_WORK 1
#define TASKCORE_FOCUS_KIND_SHORT_BREAK 2
#define TASKCORE_FOCUS_KIND_LONG_BREAK 3

#define TASKCORE_FOCUS_STATE_IDLE 0 /* there is none */
#define TASKCORE_FOCUS_STATE_RUNNING 1
#define TASKCORE_FOCUS_STATE_PAUSED 2
#define TASKCORE_FOCUS_STATE_FINISHED 3
#define TASKCORE_FOCUS_STATE_CANCELLED 4

/* What to start; without more, work on no task. */
typedef struct taskcore_focus_start_options {
  size_t struct_size;
  int64_t task_id; /* an open one; 0 for none, as it is of a break */
  int32_t minutes; /* 1 to 60; 0: as long as is set */
  int32_t kind;    /* 0: work */
} taskcore_focus_start_options;

#define TASKCORE_FOCUS_START_OPTIONS_INIT \
  { sizeof(taskcore_focus_start_options), 0, 0, TASKCORE_FOCUS_KIND_WORK }

/* A focus session or a break. Its texts live in its list. */
typedef struct taskcore_focus_session {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t kind;               /* TASKCORE_FOCUS_KIND_WORK, _SHORT_BREAK or _LONG_BREAK */
  int32_t state;              /* TASKCORE_FOCUS_STATE_... */
  int32_t round;              /* which one since the last long break, from 1 */
  int32_t elapsed_millionths; /* of its length: 0 to 1,000,000 */
  int64_t task_id;            /* 0 for none */
  const char *title;          /* of the task; "" for none */
  int64_t length_ms;          /* what was set: 1 to 60 whole minutes */
  int64_t elapsed_ms;         /* without its pauses, at most its length */
  int64_t remaining_ms;
  int64_t started_ms;
  int64_t ends_ms;            /* when it will be over if it goes on; 0 while it is paused */
  int64_t finished_ms;        /* when it was finished or cancelled; else 0 */
  const char *label;          /* such as "12:34" left */
} taskcore_focus_session;

/* Of taskcore_focus_query_options.fields. */
#define TASKCORE_FOCUS_QUERY_FROM (1ULL << 0)
#define TASKCORE_FOCUS_QUERY_BEFORE (1ULL << 1)

/* Which focus sessions and breaks to list, by when they started. */
typedef struct taskcore_focus_query_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_FOCUS_QUERY_...: which bounds are given */
  int64_t from_ms;   /* milliseconds since 1970 UTC */
  int64_t before_ms; /* the first one after the range */
  int64_t limit;     /* at most so many; 0: all */
  int64_t offset;    /* after so many; 0: from the first on */
} taskcore_focus_query_options;

#define TASKCORE_FOCUS_QUERY_OPTIONS_INIT { sizeof(taskcore_focus_query_options), 0, 0, 0, 0, 0 }

/* What comes after a focus session or a break. */
typedef struct taskcore_focus_next {
  size_t struct_size;
  int32_t kind;
  int32_t minutes;  /* how long that is set to be */
  int32_t round;    /* which one since the last long break, from 1 */
  int32_t reserved; /* 0 */
} taskcore_focus_next;

#define TASKCORE_FOCUS_NEXT_INIT { sizeof(taskcore_focus_next), 0, 0, 0, 0 }

/* The settings of focus sessions that are given, as bits of `fields`. */
#define TASKCORE_FOCUS_SETTINGS_WORK (1ULL << 0)
#define TASKCORE_FOCUS_SETTINGS_SHORT_BREAK (1ULL << 1)
#define TASKCORE_FOCUS_SETTINGS_LONG_BREAK (1ULL << 2)
#define TASKCORE_FOCUS_SETTINGS_ROUNDS (1ULL << 3)
#define TASKCORE_FOCUS_SETTINGS_AUTO_START (1ULL << 4)

typedef struct taskcore_focus_settings {
  size_t struct_size;
  uint64_t fields;             /* TASKCORE_FOCUS_SETTINGS_...: in an input, what to set; all when
                                  read */
  int32_t work_minutes;        /* 1 to 60; 25 at first */
  int32_t short_break_minutes; /* 1 to 60; 5 at first */
  int32_t long_break_minutes;  /* 1 to 60; 15 at first */
  int32_t rounds;              /* sessions up to a long break, 1 to 12; 4 at first */
  int32_t is_auto_start;       /* 1: a poll that ends a session starts its break, and after it the
                                  next session; 0 at first */
  int32_t reserved;            /* 0 */
} taskcore_focus_settings;

#define TASKCORE_FOCUS_SETTINGS_INIT { sizeof(taskcore_focus_settings), 0, 25, 5, 15, 4, 0, 0 }

#define TASKCORE_FOCUS_BY_TASK 1
#define TASKCORE_FOCUS_BY_PROJECT 2
#define TASKCORE_FOCUS_BY_DAY 3

/* Of taskcore_focus_total_query_options.fields. */
#define TASKCORE_FOCUS_TOTAL_QUERY_FROM (1ULL << 0)
#define TASKCORE_FOCUS_TOTAL_QUERY_BEFORE (1ULL << 1)

/* What to add up of focus sessions. */
typedef struct taskcore_focus_total_query_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_FOCUS_TOTAL_QUERY_...: which bounds are given */
  int64_t from_ms;   /* milliseconds since 1970 UTC */
  int64_t before_ms; /* the first one after the range */
  int32_t grouping;  /* 0: by task */
  int32_t reserved;  /* 0 */
  int64_t limit;     /* at most so many; 0: all */
  int64_t offset;    /* after so many; 0: from the first on */
} taskcore_focus_total_query_options;

#define TASKCORE_FOCUS_TOTAL_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_focus_total_query_options), 0, 0, 0, TASKCORE_FOCUS_BY_TASK, 0, 0, 0 }

/* How much was worked on something. Its text lives in its list. */
typedef struct taskcore_focus_total {
  size_t struct_size;
  int64_t key;           /* a task's or project's id, 0 for none, or a day as yyyymmdd */
  const char *label;     /* the task's title, the project's path or the day */
  int64_t total_ms;      /* of work, without pauses and breaks */
  int64_t session_count; /* with any work in it */
} taskcore_focus_total;

/* ------------------------------------------------------------ time entries */

/* The properties of a time entry, as bits of a `fields` mask. */
#define TASKCORE_TIME_ENTRY_TASK (1ULL << 0)
#define TASKCORE_TIME_ENTRY_PROJECT (1ULL << 1)
#define TASKCORE_TIME_ENTRY_START (1ULL << 2)
#define TASKCORE_TIME_ENTRY_END (1ULL << 3)
#define TASKCORE_TIME_ENTRY_NOTE (1ULL << 4)
#define TASKCORE_TIME_ENTRY_HOURLY_RATE (1ULL << 5)

/* What a time entry is to be: a new one, or the changes to one. */
typedef struct taskcore_time_entry_input {
  size_t struct_size;
  uint64_t fields;                /* which of the members below are given:
                                     TASKCORE_TIME_ENTRY_... */
  int64_t task_id;                /* the task that it was spent on; 0 for none */
  int64_t project_id;             /* the project, or 0 for none; without it, that of the task */
  int64_t start_ms;               /* when it began, in milliseconds since 1970 UTC, years 1 to
                                     9999 */
  int64_t end_ms;                 /* when it ended: not before the start, and at most 366 days after
                                     it */
  const char *note;               /* at most 1,000 characters in one line; "" for none */
  int64_t hourly_rate_millionths; /* what an hour of it costs: 1 to 10^15; 0: none of its own */
} taskcore_time_entry_input;

#define TASKCORE_TIME_ENTRY_INPUT_INIT { sizeof(taskcore_time_entry_input), 0, 0, 0, 0, 0, NULL, 0 }

/* A time entry, or a focus session, which is one with a length. Its texts live in its list. */
typedef struct taskcore_time_entry {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t entity;                 /* TASKCORE_ENTITY_TIME_ENTRY, or TASKCORE_ENTITY_FOCUS_SESSION,
                                     whose id and uid it then has */
  int32_t is_running;             /* 1: it has no end yet */
  int64_t task_id;                /* 0 for none, and for one that was purged */
  const char *title;              /* of the task; "" for none */
  int64_t project_id;             /* 0 for none, and for one that was deleted */
  const char *project;            /* its path, which is its name unless it is below others; "" for
                                     none */
  int64_t start_ms;               /* when it began */
  int64_t end_ms;                 /* when it ended; 0 while it is running */
  int64_t duration_ms;            /* up to now while it is running; of a focus session without its
                                     pauses */
  const char *note;               /* "" for none */
  int32_t is_overlapping;         /* 1: another one was running at the same time */
  int32_t reserved;               /* 0 */
  int64_t hourly_rate_millionths; /* its own rate; 0: none */
  int64_t client_id;              /* the client that its project is for; 0 for none */
  int64_t rate_millionths;        /* what an hour of it costs: its own rate, else that of the task,
                                     of the project or of the nearest above that has one, or of the
                                     client; 0: none says it */
} taskcore_time_entry;

/* What becomes of idle time. */
#define TASKCORE_IDLE_KEEP 1    /* it counts as what the timer runs for */
#define TASKCORE_IDLE_DISCARD 2 /* it is in no entry */
#define TASKCORE_IDLE_SPLIT 3   /* it is an entry of its own */

/* What is said of the entry of idle time that is split off, as bits of `fields`. */
#define TASKCORE_IDLE_TIME_TASK (1ULL << 0)
#define TASKCORE_IDLE_TIME_PROJECT (1ULL << 1)
#define TASKCORE_IDLE_TIME_NOTE (1ULL << 2)

/* For how long nobody was there while the timer ran, and what is to become of that time. */
typedef struct taskcore_idle_time {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_IDLE_TIME_...: what an entry of its own is for, where that is not
                         what the timer runs for */
  int64_t since_ms;   /* since when: not before the timer was started, and not after now */
  int32_t choice;     /* TASKCORE_IDLE_... */
  int32_t is_stopped; /* 1: the timer ends; 0: it goes on from now on */
  int64_t task_id;    /* 0 for none; it brings its project along */
  int64_t project_id; /* 0 for none */
  const char *note;   /* at most 1,000 characters in one line; "" for none */
} taskcore_idle_time;

#define TASKCORE_IDLE_TIME_INIT \
  { sizeof(taskcore_idle_time), 0, 0, TASKCORE_IDLE_KEEP, 0, 0, 0, NULL }

/* The conditions of a query of time entries that are given, as bits of its `fields`. */
#define TASKCORE_TIME_ENTRY_QUERY_ENTITY (1ULL << 0)
#define TASKCORE_TIME_ENTRY_QUERY_TASK (1ULL << 1)
#define TASKCORE_TIME_ENTRY_QUERY_PROJECT (1ULL << 2)
#define TASKCORE_TIME_ENTRY_QUERY_RUNNING (1ULL << 3)
#define TASKCORE_TIME_ENTRY_QUERY_FROM (1ULL << 4)
#define TASKCORE_TIME_ENTRY_QUERY_BEFORE (1ULL << 5)

/* Which time entries and focus sessions to list, the earliest first. All given conditions must
 * hold. Breaks and cancelled focus sessions are in no list. */
typedef struct taskcore_time_entry_query_options {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_TIME_ENTRY_QUERY_... */
  int32_t entity;     /* TASKCORE_ENTITY_TIME_ENTRY or TASKCORE_ENTITY_FOCUS_SESSION alone */
  int32_t is_running; /* 1: those that are running, 0: those that ended */
  int64_t task_id;    /* those of that task */
  int64_t project_id; /* those of that project */
  int64_t from_ms;    /* milliseconds since 1970 UTC */
  int64_t before_ms;  /* the first one after the range */
  int64_t limit;      /* at most so many; 0: all */
  int64_t offset;     /* after so many; 0: from the first on */
} taskcore_time_entry_query_options;

#define TASKCORE_TIME_ENTRY_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_time_entry_query_options), 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* What time is added up by; an entry counts for each tag of its task. */
#define TASKCORE_TIME_BY_TASK 1
#define TASKCORE_TIME_BY_PROJECT 2
#define TASKCORE_TIME_BY_DAY 3
#define TASKCORE_TIME_BY_TAG 4
#define TASKCORE_TIME_BY_CLIENT 5

/* Of taskcore_time_total_query_options.fields. */
#define TASKCORE_TIME_TOTAL_QUERY_FROM (1ULL << 0)
#define TASKCORE_TIME_TOTAL_QUERY_BEFORE (1ULL << 1)

/* What to add up of time entries and focus sessions. */
typedef struct taskcore_time_total_query_options {
  size_t struct_size;
  uint64_t fields;   /* TASKCORE_TIME_TOTAL_QUERY_...: which bounds are given */
  int64_t from_ms;   /* milliseconds since 1970 UTC */
  int64_t before_ms; /* the first one after the range */
  int32_t grouping;  /* 0: by task */
  int32_t reserved;  /* 0 */
  int64_t limit;     /* at most so many; 0: all */
  int64_t offset;    /* after so many; 0: from the first on */
} taskcore_time_total_query_options;

#define TASKCORE_TIME_TOTAL_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_time_total_query_options), 0, 0, 0, TASKCORE_TIME_BY_TASK, 0, 0, 0 }

/* How much time was spent on something. Its text lives in its list. */
typedef struct taskcore_time_total {
  size_t struct_size;
  int64_t key;          /* the id of a task, project or client, 0 for none; a day as yyyymmdd; 0 of
                           a tag */
  const char *label;    /* the task's title, the path of the project, the name of the client, the
                           day or the tag */
  int64_t total_ms;     /* of entries, and of focus sessions without pauses and breaks */
  int64_t entry_count;  /* how many of them there are */
  int64_t amount_minor; /* what the time costs at its rates, in minor units of the currency; 0
                           without any rate */
  const char *currency; /* ISO 4217: of the client, without one that of the profile; "" where there
                           is no amount, or in several currencies */
} taskcore_time_total;

/* The settings of time entries that are given, as bits of `fields`. */
#define TASKCORE_TIME_ENTRY_SETTINGS_TRACKING (1ULL << 0)

typedef struct taskcore_time_entry_settings {
  size_t struct_size;
  uint64_t fields;     /* TASKCORE_TIME_ENTRY_SETTINGS_...: in an input, what to set; all when
                          read */
  int32_t is_tracking; /* 1: starting a task runs its time entry; 0 at first */
  int32_t reserved;    /* 0 */
} taskcore_time_entry_settings;

#define TASKCORE_TIME_ENTRY_SETTINGS_INIT { sizeof(taskcore_time_entry_settings), 0, 0, 0 }

/* ------------------------------------------------------------------- score */

/* Of taskcore_score_options.fields. */
#define TASKCORE_SCORE_FIRST_DATE (1ULL << 0) /* else: the last date */
#define TASKCORE_SCORE_LAST_DATE (1ULL << 1)  /* else: today */
#define TASKCORE_SCORE_PROJECT_ID (1ULL << 2) /* else: all projects */
#define TASKCORE_SCORE_TAG (1ULL << 3)        /* else: all tasks */

/* What to add up. */
typedef struct taskcore_score_options {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_SCORE_...: which of the members below count */
  int32_t first_date; /* yyyymmdd, in the store's zone */
  int32_t last_date;  /* yyyymmdd */
  int64_t project_id; /* that tasks were in when they were completed */
  const char *tag;    /* that tasks had when they were completed */
} taskcore_score_options;

#define TASKCORE_SCORE_OPTIONS_INIT { sizeof(taskcore_score_options), 0, 0, 0, 0, NULL }

/* Points, and what was completed for them. */
typedef struct taskcore_score {
  size_t struct_size;
  int64_t points;
  int64_t completed_count; /* tasks and occurrences */
} taskcore_score;

#define TASKCORE_SCORE_INIT { sizeof(taskcore_score), 0, 0 }

/* ------------------------------------------------------------------- pulse */

/* Of taskcore_pulse_settings.fields. */
#define TASKCORE_PULSE_SETTINGS_POINTS_P0 (1ULL << 0)
#define TASKCORE_PULSE_SETTINGS_POINTS_P1 (1ULL << 1)
#define TASKCORE_PULSE_SETTINGS_POINTS_P2 (1ULL << 2)
#define TASKCORE_PULSE_SETTINGS_POINTS_P3 (1ULL << 3)
#define TASKCORE_PULSE_SETTINGS_POINTS_NONE (1ULL << 4)
#define TASKCORE_PULSE_SETTINGS_DAILY_GOAL (1ULL << 5)
#define TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL (1ULL << 6)
#define TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS (1ULL << 7)

/* Weekdays joined by |. */
#define TASKCORE_WEEKDAYS_MONDAY (1U << 0)
#define TASKCORE_WEEKDAYS_TUESDAY (1U << 1)
#define TASKCORE_WEEKDAYS_WEDNESDAY (1U << 2)
#define TASKCORE_WEEKDAYS_THURSDAY (1U << 3)
#define TASKCORE_WEEKDAYS_FRIDAY (1U << 4)
#define TASKCORE_WEEKDAYS_SATURDAY (1U << 5)
#define TASKCORE_WEEKDAYS_SUNDAY (1U << 6)

/* How completions score from now on, and what keeps a streak. */
typedef struct taskcore_pulse_settings {
  size_t struct_size;
  uint64_t fields;           /* TASKCORE_PULSE_SETTINGS_...: in an input, what to set; all when
                                read */
  int32_t points_p0;         /* 0 to 1,000, as the next four; 7 at first */
  int32_t points_p1;         /* 4 at first */
  int32_t points_p2;         /* 3 at first */
  int32_t points_p3;         /* 2 at first */
  int32_t points_none;       /* 1 at first */
  int32_t daily_goal;        /* tasks to complete on a day: 1 to 1,000; 1 at first */
  int32_t weekly_goal;       /* tasks to complete in a week: 1 to 7,000; 5 at first */
  uint32_t ignored_weekdays; /* that neither keep nor break a streak: TASKCORE_WEEKDAYS_... joined
                                by |, not all seven; none at first */
} taskcore_pulse_settings;

#define TASKCORE_PULSE_SETTINGS_INIT { sizeof(taskcore_pulse_settings), 0, 7, 4, 3, 2, 1, 1, 5, 0 }

/* Of taskcore_holiday_input.fields. */
#define TASKCORE_HOLIDAY_FIRST_DATE (1ULL << 0)
#define TASKCORE_HOLIDAY_LAST_DATE (1ULL << 1)

/* What a new holiday is to be. */
typedef struct taskcore_holiday_input {
  size_t struct_size;
  uint64_t fields;    /* which of the members below are given: TASKCORE_HOLIDAY_... */
  int32_t first_date; /* yyyymmdd, years 1 to 9999; it is needed */
  int32_t last_date;  /* likewise; 0: it lasts until it is ended, as without one */
} taskcore_holiday_input;

#define TASKCORE_HOLIDAY_INPUT_INIT { sizeof(taskcore_holiday_input), 0, 0, 0 }

/* Which holidays to list. */
typedef struct taskcore_holiday_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_holiday_query_options;

#define TASKCORE_HOLIDAY_QUERY_OPTIONS_INIT { sizeof(taskcore_holiday_query_options), 0, 0 }

/* Days that neither keep nor break a streak. */
typedef struct taskcore_holiday {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int32_t first_date; /* yyyymmdd */
  int32_t last_date;  /* yyyymmdd; 0: it lasts until it is ended */
} taskcore_holiday;

/* Of taskcore_pulse_options.fields. */
#define TASKCORE_PULSE_FIRST_DATE (1ULL << 0) /* else: 29 days before the last date */
#define TASKCORE_PULSE_LAST_DATE (1ULL << 1)  /* else: today */
#define TASKCORE_PULSE_PROJECT_ID (1ULL << 2) /* else: all projects */
#define TASKCORE_PULSE_WEEK_START (1ULL << 3) /* else: as the store's locale has it */

/* What to read of the pulse. */
typedef struct taskcore_pulse_options {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_PULSE_...: which of the members below count */
  int32_t first_date; /* yyyymmdd, in the store's zone */
  int32_t last_date;  /* yyyymmdd, at most 3,660 days later; it may be in the future */
  int64_t project_id; /* figures of this project alone */
  int32_t week_start; /* the day that weeks begin on, 1 for Monday to 7 for Sunday */
  int32_t reserved;   /* 0 */
} taskcore_pulse_options;

#define TASKCORE_PULSE_OPTIONS_INIT { sizeof(taskcore_pulse_options), 0, 0, 0, 0, 1, 0 }

/* What happened on a day of the store's zone. Of a day that is not over, what would be so if
 * nothing more happened. */
typedef struct taskcore_pulse_day {
  size_t struct_size;
  int32_t date;                 /* yyyymmdd */
  int32_t is_paused;            /* 1: it is on an ignored weekday or a holiday */
  int64_t completed_count;      /* tasks and occurrences */
  int64_t added_count;          /* tasks */
  int64_t due_count;            /* tasks and occurrences that were due on it, done or not */
  int64_t overdue_count;        /* at its end: open, and due until then */
  int64_t open_count;           /* at its end: open tasks */
  int64_t points;
  int64_t focus_ms;             /* worked in focus sessions */
  double completion_ratio;      /* completed / (completed + overdue), 0 to 1 */
  double average_points;        /* of the 7 days up to it, without those before the history
                                   begins */
  int32_t has_completion_ratio; /* 0: nothing was completed or overdue */
  int32_t is_goal_reached;      /* 1: as much was completed as the daily goal asks for */
  int64_t cancelled_count;      /* tasks that were cancelled; they count as neither due nor
                                   overdue */
} taskcore_pulse_day;

/* Days or weeks on end in which a goal was reached. Paused ones stand in no streak's way. */
typedef struct taskcore_streak {
  size_t struct_size;
  int64_t goal;               /* tasks a day or a week */
  int64_t completed_count;    /* today or this week */
  int64_t current_count;      /* days or weeks, with the present one when its goal is reached */
  int64_t longest_count;
  int32_t current_first_date; /* yyyymmdd: its first day, or the first day of its first week; 0: no
                                 streak */
  int32_t current_last_date;  /* its last day, or the first day of its last week */
  int32_t longest_first_date; /* of the earliest of the longest ones */
  int32_t longest_last_date;
  int32_t is_paused;          /* 1: the present day, or each day of the present week, is paused */
  int32_t is_at_risk;         /* 1: it ends unless the goal is reached in the present day or week */
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
  int64_t key;       /* a project's id, or 0 for deleted ones; TASKCORE_PRIORITY_...; 1 for Monday
                        to 7; 0 to 23 */
  const char *label; /* such as "Home", "P0", "Monday" or "09:00" */
  int64_t completed_count;
  int64_t points;
  int64_t day_count; /* days of the range; of a weekday those alone, from the beginning of the
                        history to today */
  int32_t colour;    /* TASKCORE_COLOUR_... */
  int32_t reserved;  /* 0 */
} taskcore_pulse_group;

/* Whether the points a day grow or shrink: the line through them by least squares, over the days of
 * the range that are over. */
typedef struct taskcore_trend {
  size_t struct_size;
  int64_t day_count;
  double mean_points;         /* a day */
  double slope;               /* points a day, per day */
  double slope_standard_error;
  int32_t has_slope;          /* 0: fewer than 2 days */
  int32_t has_standard_error; /* 0: fewer than 3 days */
} taskcore_trend;

/* A week or month up to today against the one before. */
typedef struct taskcore_comparison {
  size_t struct_size;
  int32_t first_date;             /* yyyymmdd: of the present one */
  int32_t last_date;              /* today */
  int32_t previous_first_date;
  int32_t previous_last_date;
  int32_t previous_same_date;     /* its day that is as far into it as today is into the present
                                     one */
  int32_t reserved;               /* 0 */
  int64_t points;
  int64_t completed_count;
  int64_t previous_points;        /* of all of it */
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
  int64_t open_count;    /* now */
  int64_t day_count;     /* that the pace is taken from */
  double added_per_day;
  double closed_per_day; /* completed or deleted */
  double days;           /* open_count / (closed_per_day - added_per_day), with
                            TASKCORE_FORECAST_DATE */
  int32_t kind;          /* TASKCORE_FORECAST_... */
  int32_t empty_date;    /* yyyymmdd: today and `days`, rounded up; with TASKCORE_FORECAST_DATE */
} taskcore_forecast;

/* A number that a sentence rests on. */
typedef struct taskcore_figure {
  size_t struct_size;
  const char *name; /* such as "points this week" */
  double value;
} taskcore_figure;

#define TASKCORE_INSIGHT_GOAL 1    /* how far today's goal is */
#define TASKCORE_INSIGHT_STREAK 2
#define TASKCORE_INSIGHT_WEEK 3    /* this week against the last */
#define TASKCORE_INSIGHT_MONTH 4   /* this month against the last */
#define TASKCORE_INSIGHT_TREND 5   /* points grow or shrink */
#define TASKCORE_INSIGHT_BEST_WEEKDAY 6
#define TASKCORE_INSIGHT_BEST_HOUR 7
#define TASKCORE_INSIGHT_PROJECT 8 /* where most of the points come from */
#define TASKCORE_INSIGHT_OVERDUE 9 /* more or fewer tasks are overdue */
#define TASKCORE_INSIGHT_FORECAST 10
#define TASKCORE_INSIGHT_LEVEL 11

/* Something to know, in plain words, with the numbers behind it. */
typedef struct taskcore_insight {
  size_t struct_size;
  const char *text; /* a sentence */
  const taskcore_figure *figures;
  size_t figure_count;
  int32_t kind;     /* TASKCORE_INSIGHT_... */
  int32_t colour;   /* TASKCORE_COLOUR_...: green for good, orange for a warning, else grey */
} taskcore_insight;

/* All that a pulse says. Days and groups are of the range; streaks, level, comparisons and forecast
 * are of today. */
typedef struct taskcore_pulse_content {
  size_t struct_size;
  const taskcore_pulse_day *days;    /* each day of the range */
  size_t day_count;
  const taskcore_streak *daily_streak;
  const taskcore_streak *weekly_streak;
  const taskcore_level *level;
  const taskcore_trend *trend;
  const taskcore_comparison *week;
  const taskcore_comparison *month;
  const taskcore_forecast *forecast;
  const taskcore_pulse_group *projects; /* with completions, most points first; the deleted ones
                                           last, as one */
  size_t project_count;
  const taskcore_pulse_group *priorities; /* all five, P0 first */
  size_t priority_count;
  const taskcore_pulse_group *weekdays; /* all seven, from the first day of the week */
  size_t weekday_count;
  const taskcore_pulse_group *hours; /* all 24 */
  size_t hour_count;
  const taskcore_insight *insights;  /* the most important first */
  size_t insight_count;
  int64_t points;                    /* of the range, as the next four */
  int64_t completed_count;
  int64_t added_count;
  int64_t focus_ms;
  int64_t active_day_count;          /* on which something was completed */
  int32_t today;                     /* yyyymmdd */
  int32_t best_date;                 /* yyyymmdd: with the most points, the earliest of several; 0:
                                        none */
  int32_t best_weekday;              /* with the most points a day, the first of several from
                                        Monday: 1 to 7; 0: none. Of the days that are over, from the
                                        beginning of the history; where none is over, of today */
  int32_t best_hour;                 /* with the most completions, the earliest of several; -1:
                                        none */
} taskcore_pulse_content;

/* ------------------------------------------------------------------ charts */

#define TASKCORE_CHART_KIND_SCORE 1      /* a line: points day by day */
#define TASKCORE_CHART_KIND_DONE 2       /* a pie: done and open, for one day, its score in the
                                            middle */
#define TASKCORE_CHART_KIND_PROJECTS 3   /* bars */
#define TASKCORE_CHART_KIND_PRIORITIES 4 /* bars */
#define TASKCORE_CHART_KIND_WEEKDAYS 5   /* bars */
#define TASKCORE_CHART_KIND_HOURS 6      /* bars */
#define TASKCORE_CHART_KIND_YEAR 7       /* a heat map: a square for each day, a column for each
                                            week */
#define TASKCORE_CHART_KIND_BURNDOWN 8   /* a line: open tasks at the end of each day */

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
  uint64_t fields;    /* TASKCORE_CHART_FIRST_DATE...: which of the dates and so on count */
  int32_t kind;       /* TASKCORE_CHART_KIND_SCORE... */
  int32_t measure;    /* TASKCORE_MEASURE_... */
  int32_t first_date; /* yyyymmdd, in the store's zone; a pie has none */
  int32_t last_date;  /* yyyymmdd, at most 3,660 days later */
  int64_t project_id; /* figures of this project alone */
  int32_t week_start; /* the day that weeks begin on, 1 for Monday to 7 for Sunday */
  int32_t reserved;   /* 0 */
} taskcore_chart_options;

#define TASKCORE_CHART_OPTIONS_INIT \
  { sizeof(taskcore_chart_options), 0, TASKCORE_CHART_KIND_SCORE, 0, 0, 0, 0, 1, 0 }

/* A mark at an axis. */
typedef struct taskcore_tick {
  size_t struct_size;
  double value;
  const char *label; /* such as "10" or "24 Dec" */
} taskcore_tick;

/* An axis of a chart. */
typedef struct taskcore_axis {
  size_t struct_size;
  const char *label;          /* such as "points"; may be "" */
  double minimum;
  double maximum;             /* above the minimum */
  const taskcore_tick *ticks; /* in their order, within the axis */
  size_t tick_count;
} taskcore_axis;

/* A value of a chart. */
typedef struct taskcore_chart_point {
  size_t struct_size;
  double x;          /* days since the first date; the number of a slice, bar or column */
  double y;          /* the value; of a heat map the row, 0 above */
  double value;
  const char *label; /* such as "24 December 2026", "done", "Home" or "09:00" */
  int32_t date;      /* yyyymmdd, or 0 */
  int32_t colour;    /* TASKCORE_COLOUR_... */
  int32_t shade;     /* of a heat map: 0 for nothing, 1 to 4 up to the highest value */
  int32_t reserved;  /* 0 */
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
  const char *name;             /* such as "points" */
  const taskcore_chart_point *points;
  size_t point_count;
  const taskcore_curve *curves; /* of a line: smooth, monotone between each two points */
  size_t curve_count;           /* one less than points, or 0 */
  int32_t colour;               /* TASKCORE_COLOUR_... */
  int32_t is_dashed;            /* 1: of a line that stands behind, such as the average */
} taskcore_series;

/* A chart as data; taskcore_chart_svg draws it. */
typedef struct taskcore_chart_content {
  size_t struct_size;
  const char *title;           /* such as "Score of the last 30 days" */
  const char *description;     /* in words, for those who do not see it */
  const char *centre_label;    /* of a pie: the score of the day; else "" */
  const char *centre_caption;  /* what that is: "points"; else "" */
  const char *empty_message;   /* when there is nothing to draw: why; else "" */
  const taskcore_axis *x_axis; /* NULL for a pie */
  const taskcore_axis *y_axis; /* NULL for a pie */
  const taskcore_series *series;
  size_t series_count;
  int32_t kind;                /* TASKCORE_CHART_KIND_... */
  int32_t shape;               /* TASKCORE_SHAPE_... */
  int32_t measure;             /* TASKCORE_MEASURE_... */
  int32_t first_date;          /* yyyymmdd */
  int32_t last_date;           /* yyyymmdd */
  int32_t reserved;            /* 0 */
} taskcore_chart_content;

/* Which colours a drawing has. */
#define TASKCORE_APPEARANCE_AUTO 0 /* those that the reader's system prefers */
#define TASKCORE_APPEARANCE_LIGHT 1
#define TASKCORE_APPEARANCE_DARK 2

/* How to draw a chart. */
typedef struct taskcore_svg_options {
  size_t struct_size;
  int32_t width;      /* in CSS pixels: 200 to 4,000; 640 at first */
  int32_t height;     /* in CSS pixels: 150 to 4,000; 360 at first */
  int32_t appearance; /* TASKCORE_APPEARANCE_... */
  int32_t reserved;   /* 0 */
} taskcore_svg_options;

#define TASKCORE_SVG_OPTIONS_INIT { sizeof(taskcore_svg_options), 640, 360, 0, 0 }

/* Of taskcore_report_options.fields. */
#define TASKCORE_REPORT_FIRST_DATE (1ULL << 0) /* else: 29 days before the last date */
#define TASKCORE_REPORT_LAST_DATE (1ULL << 1)  /* else: today */
#define TASKCORE_REPORT_WEEK_START (1ULL << 2) /* else: as the store's locale has it */

/* What a report is to say. */
typedef struct taskcore_report_options {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_REPORT_...: which of the dates and so on count */
  int32_t first_date; /* yyyymmdd, in the store's zone */
  int32_t last_date;  /* yyyymmdd, at most 3,660 days later */
  int32_t week_start; /* the day that weeks begin on, 1 for Monday to 7 for Sunday */
  int32_t appearance; /* TASKCORE_APPEARANCE_... */
  const char *title;  /* at its head; NULL: "Taskcore report" */
} taskcore_report_options;

#define TASKCORE_REPORT_OPTIONS_INIT \
  { sizeof(taskcore_report_options), 0, 0, 0, 1, TASKCORE_APPEARANCE_AUTO, NULL }

/* ------------------------------------------------------------------- usage */

/* How often one function was called on a store, and how long that took. */
typedef struct taskcore_usage_function {
  size_t struct_size;
  const char *name;    /* such as "taskcore_task_add" */
  int64_t call_count;
  int64_t error_count; /* calls that returned something else than TASKCORE_OK */
  int64_t total_ns;    /* nanoseconds, with the caller's callbacks and with waiting for others */
  int64_t longest_ns;  /* of one call */
} taskcore_usage_function;

/* How often calls on a store failed in one way. */
typedef struct taskcore_usage_status {
  size_t struct_size;
  const char *name; /* such as "TASKCORE_ENOTFOUND"; of a callback's answer "" */
  int64_t count;
  taskcore_status status;
  int32_t reserved; /* 0 */
} taskcore_usage_status;

/* What was counted since counting began or was reset. */
typedef struct taskcore_usage_content {
  size_t struct_size;
  int64_t since_ms;    /* by the store's clock: milliseconds since 1970 UTC; 0: it never began */
  int64_t call_count;
  int64_t error_count;
  int64_t total_ns;
  const taskcore_usage_function *functions; /* by their names */
  size_t function_count;
  const taskcore_usage_status *statuses; /* errors, the most frequent first */
  size_t status_count;
  int32_t is_counting; /* 1: calls are counted now */
  int32_t reserved;    /* 0 */
} taskcore_usage_content;

/* ------------------------------------------------------------------- files */

#define TASKCORE_FORMAT_FOUND 0        /* of an import alone: what the beginning of the file
                                          shows */
#define TASKCORE_FORMAT_JSON 1         /* everything, lossless */
#define TASKCORE_FORMAT_TASKWARRIOR 2  /* what `task export` and `task import` speak */
#define TASKCORE_FORMAT_CSV 3          /* a table with a header, RFC 4180; of an import, any table
                                          with headings */
#define TASKCORE_FORMAT_TODO_TXT 4     /* a task a line, http://todotxt.org */
#define TASKCORE_FORMAT_ICALENDAR 5    /* tasks and events, RFC 5545 */
#define TASKCORE_FORMAT_TODOIST 6      /* of an import alone, as those that follow: a project as a
                                          table, or what the API gives */
#define TASKCORE_FORMAT_GOOGLE_TASKS 7 /* the tasks of Takeout */
#define TASKCORE_FORMAT_TICKTICK 8     /* the backup of TickTick */
#define TASKCORE_FORMAT_OUTLOOK 9      /* the tasks, or the calendar, of Outlook as a table */
#define TASKCORE_FORMAT_ORG 10         /* the headings of an Org file */
#define TASKCORE_FORMAT_MARKDOWN 11    /* lists of Markdown, with the marks of Obsidian */

/* Takes the next bytes of an export, all of them. */
typedef int32_t (*taskcore_write_callback)(const uint8_t *bytes, size_t length, void *payload);

/* Fills at most capacity bytes of buffer and writes their number to *length; 0 is the end. */
typedef int32_t (*taskcore_read_callback)(uint8_t *buffer, size_t capacity, size_t *length,
                                          void *payload);

/* Is told how far the work is: the tasks done, and how many there are or -1 when that is not known.
 * A nonzero answer stops the work, undone, and is returned. */
typedef int32_t (*taskcore_progress_callback)(int64_t done, int64_t total, void *payload);

#define TASKCORE_IMPORT_NEWER_WINS 0 /* property by property, what was changed last, by when the
                                        file says that its record was modified */
#define TASKCORE_IMPORT_FILE_WINS 1  /* the file; what was purged here comes back under another
                                        uid */
#define TASKCORE_IMPORT_ONLY_NEW 2   /* the store: only records that it never had come in */

/* What counts where a file and the store say different things; without more, what is newer. */
typedef struct taskcore_import_options {
  size_t struct_size;
  int32_t policy;     /* TASKCORE_IMPORT_... */
  int32_t is_dry_run; /* 1: report and notes say what an import would do, and the store stays as it
                         is */
} taskcore_import_options;

#define TASKCORE_IMPORT_OPTIONS_INIT { sizeof(taskcore_import_options), 0, 0 }

/* What to export: all that is asked for, with what it needs where it is read; without any of it,
 * everything. */
typedef struct taskcore_export_options {
  size_t struct_size;
  const char *query;       /* the tasks that a query asks for, as taskcore_query has it; NULL: it
                              asks for none */
  const char *const *uids; /* records of any kind: a task; a project, with those below it, their
                              sections, tasks and events; an event; a tag, by its name; a saved
                              filter; an invoice, with all of it. NULL: none is asked for; an empty
                              array asks for none of them */
  size_t uid_count;
} taskcore_export_options;

#define TASKCORE_EXPORT_OPTIONS_INIT { sizeof(taskcore_export_options), NULL, NULL, 0 }

/* What an import did. */
typedef struct taskcore_import_report {
  size_t struct_size;
  int64_t added;         /* tasks that were new */
  int64_t updated;       /* tasks with a known uid that differed */
  int64_t unchanged;     /* tasks with a known uid, equal already */
  int64_t events_added;  /* as above, but events */
  int64_t events_updated;
  int64_t events_unchanged;
  int64_t skipped;       /* components that could not be read; see taskcore_import_notes */
  int64_t stayed;        /* tasks that stayed as they are here, or away: what the file says
                            otherwise of them is older, or was not to be taken */
  int64_t events_stayed; /* as above, but events */
} taskcore_import_report;

#define TASKCORE_IMPORT_REPORT_INIT { sizeof(taskcore_import_report), 0, 0, 0, 0, 0, 0, 0, 0, 0 }

#define TASKCORE_NOTE_KEPT 1    /* the component was read, without what the note names */
#define TASKCORE_NOTE_SKIPPED 2 /* the component was left out */
#define TASKCORE_NOTE_SUMMED 3  /* of the whole file, behind the others: how many values it has that
                                   were only kept */

/* What an import has to say of a part of a file. Its strings live in its list. */
typedef struct taskcore_import_note {
  size_t struct_size;
  int64_t line;          /* of the file, from 1; 0 for what is of no line */
  const char *component; /* such as "VEVENT" or "row"; "" outside of any */
  const char *uid;       /* of the component; "" without */
  const char *message;   /* a full sentence */
  int32_t kind;          /* TASKCORE_NOTE_... */
  int32_t reserved;      /* 0 */
} taskcore_import_note;

/* What a file said of a task or an event that an import could only keep for the next export. Its
 * strings live in its list. */
typedef struct taskcore_kept_field {
  size_t struct_size;
  const char *format; /* such as "icalendar", "taskwarrior", "csv", "todo.txt" or "todoist" */
  const char *name;   /* as the file has it, such as "CLASS" or "VALARM" */
  const char *value;  /* as the file has it, perhaps in several lines; of JSON, a value that is no
                         string is JSON */
} taskcore_kept_field;

/* ----------------------------------------------------------------- backups */

/* Where the backups of a store are, and which of them stay. */
typedef struct taskcore_backup_options {
  size_t struct_size;
  const char *folder; /* NULL: the one beside the store, with the name of the store and .backups
                         behind it */
  int32_t days;       /* of so many days that have backups the last one stays: 0 to 10,000 */
  int32_t weeks;      /* of so many weeks, from Monday on, likewise */
  int32_t months;     /* of so many months likewise */
  int32_t reserved;   /* 0 */
} taskcore_backup_options;

#define TASKCORE_BACKUP_OPTIONS_INIT { sizeof(taskcore_backup_options), NULL, 7, 4, 12, 0 }

/* -------------------------------------------------------------------- sync */

/* Writes what encrypts the files of sync to *passphrase: 1 to 1,024 bytes of UTF-8, which stay
 * valid until the call that asked returns. It must not use the store. A nonzero answer ends the
 * call, and is returned. */
typedef int32_t (*taskcore_passphrase_callback)(const char **passphrase, void *payload);

/* Writes the password of a hub or an account, or an access token, to *password: up to 4,096 bytes
 * of UTF-8, which stay valid until the call that asked returns; NULL: there is none. It is asked by
 * the address when the server wants a password that no file and not the environment has, at most
 * once for a connection. It must not use the store. A nonzero answer ends the call, and is
 * returned. */
typedef int32_t (*taskcore_password_callback)(const char *address, const char **password,
                                              void *payload);

/* What brings a store's files of sync to the other devices. */
#define TASKCORE_REMOTE_FOLDER 1     /* a folder that something else copies: Syncthing, Dropbox,
                                        NFS, a USB stick */
#define TASKCORE_REMOTE_HOST 2       /* callbacks of the program that added it */
#define TASKCORE_REMOTE_POSTGRESQL 3 /* a hub: a PostgreSQL database, or one that speaks its
                                        protocol */

/* How the sync of a store stands. */
typedef struct taskcore_sync_state {
  size_t struct_size;
  int32_t is_enabled;     /* 1: it is synced; else all the rest is 0 */
  int32_t is_encrypted;   /* 1: by a passphrase */
  int64_t remote_count;   /* through how many remotes */
  int64_t replica_count;  /* devices that are known, with this one, without those that were
                             retired */
  int64_t conflict_count; /* values that wait for a choice: taskcore_sync_conflict_query */
  int64_t pending_count;  /* steps of this device that are not at all remotes yet */
  int64_t waiting_count;  /* records that cannot be shown, or not with all that they name, until
                             others come */
  int64_t last_run_ms;    /* when a run came to its end last; 0: none did */
  int64_t twin_count;     /* invoices whose number another one holds, which two devices gave
                             apart */
} taskcore_sync_state;

#define TASKCORE_SYNC_STATE_INIT { sizeof(taskcore_sync_state), 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* Which remotes to list. */
typedef struct taskcore_sync_remote_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_sync_remote_query_options;

#define TASKCORE_SYNC_REMOTE_QUERY_OPTIONS_INIT { sizeof(taskcore_sync_remote_query_options), 0, 0 }

/* A place through which a store is synced. Its text lives in its list. */
typedef struct taskcore_sync_remote {
  size_t struct_size;
  int64_t id;
  int32_t kind;        /* TASKCORE_REMOTE_... */
  int32_t reserved;    /* 0 */
  const char *path;    /* of the folder; of a transport of the host its name; of a hub its
                          address */
  int64_t last_run_ms; /* when a run came to its end last; 0: none did */
} taskcore_sync_remote;

/* What a run of sync did. */
typedef struct taskcore_sync_report {
  size_t struct_size;
  int64_t received;  /* steps of other devices that were taken in; a snapshot counts as one */
  int64_t sent;      /* steps of this device that were left for the others */
  int64_t waiting;   /* steps of others that wait for what has not come yet */
  int64_t conflicts; /* conflicts that there are now */
} taskcore_sync_report;

#define TASKCORE_SYNC_REPORT_INIT { sizeof(taskcore_sync_report), 0, 0, 0, 0 }

/* Which devices to list. */
typedef struct taskcore_replica_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_replica_query_options;

#define TASKCORE_REPLICA_QUERY_OPTIONS_INIT { sizeof(taskcore_replica_query_options), 0, 0 }

/* A device that has the store, as far as it is known here. Its texts live in its list. */
typedef struct taskcore_replica {
  size_t struct_size;
  const char *uid;    /* of this copy of the store */
  const char *name;   /* what its people call it; "": it has not said so yet */
  int32_t is_self;    /* 1: this device */
  int32_t reserved;   /* 0 */
  int64_t seq;        /* the number of its last step that is here */
  int64_t heard_ms;   /* when it last said of itself what it has seen; 0: never, and of this
                         device */
  int64_t retired_ms; /* when it was retired; 0: it was not */
} taskcore_replica;

/* Which conflicts to list. */
typedef struct taskcore_sync_conflict_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_sync_conflict_query_options;

#define TASKCORE_SYNC_CONFLICT_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_sync_conflict_query_options), 0, 0 }

/* A property that two devices changed without knowing of each other. Its texts live in its list. */
typedef struct taskcore_sync_conflict {
  size_t struct_size;
  const char *uid;          /* the same on every device */
  int32_t entity;           /* what kind of record it is of: TASKCORE_ENTITY_..., or a kind that
                               only a newer version knows */
  int32_t shown;            /* which value counts now: TASKCORE_CONFLICT_MINE or
                               TASKCORE_CONFLICT_THEIRS */
  const char *record_uid;
  int64_t record_id;        /* 0 of a tag and a setting, and of a record that is not here */
  const char *title;        /* what the record is called */
  const char *property;     /* as taskcore_history_entry names it */
  const char *element;      /* of a property with several elements, such as tags, which one; else
                               "" */
  const char *mine;         /* what was written here; of two other devices, what counts now. NULL:
                               nothing */
  const char *theirs;       /* what was written on the other device; NULL: nothing */
  const char *mine_replica; /* the name of the device that wrote it, or its uid */
  const char *theirs_replica;
  int64_t mine_ms;          /* when it was written */
  int64_t theirs_ms;
} taskcore_sync_conflict;

/* What a conflict ends with, everywhere. */
#define TASKCORE_CONFLICT_MINE 1
#define TASKCORE_CONFLICT_THEIRS 2
#define TASKCORE_CONFLICT_MERGED 3 /* of notes alone: the lines of both */

/* Of the library: takes the name of a file. It must be called only while the callback runs that got
 * it, with the sink that came with it. */
typedef int32_t (*taskcore_sync_name_callback)(const char *name, void *sink);

/* Tells the names of all files that are there, by calling tell for each of them; other names do no
 * harm. A nonzero answer ends the run, and is returned; so of the next ones. */
typedef int32_t (*taskcore_sync_list_callback)(taskcore_sync_name_callback tell, void *sink,
                                               void *payload);

/* Gives the bytes of a file, by calling write with some of them, as often as it takes, with sink as
 * its payload; without a call, there is no such file, or not all of it yet. An answer of write that
 * is not 0 is to be returned. */
typedef int32_t (*taskcore_sync_get_callback)(const char *name, taskcore_write_callback write,
                                              void *sink, void *payload);

/* Leaves a file there, whole or not at all. A name gets the same bytes whenever it is put again;
 * when the place has others under it, the callback refuses them. */
typedef int32_t (*taskcore_sync_put_callback)(const char *name, const uint8_t *bytes, size_t length,
                                              void *payload);

/* Removes a file; one that is gone already is fine. */
typedef int32_t (*taskcore_sync_remove_callback)(const char *name, void *payload);

/* How a program of its own means brings files to the other devices: it puts, lists, gives and
 * removes them by name. Names are a folder of a device and a file in it, such as
 * 0190aaaa-0000-7000-8000-000000000000/1-17.tcb; what is in them need not be known. The callbacks
 * must not use the store. */
typedef struct taskcore_sync_transport {
  size_t struct_size;
  const char *name; /* what it is called in this store: 1 to 100 characters in one line, no path */
  taskcore_sync_list_callback list;
  taskcore_sync_get_callback get;
  taskcore_sync_put_callback put;
  taskcore_sync_remove_callback remove;
  void *payload;    /* handed to all of them */
} taskcore_sync_transport;

#define TASKCORE_SYNC_TRANSPORT_INIT \
  { sizeof(taskcore_sync_transport), NULL, NULL, NULL, NULL, NULL, NULL }

/* A hub, for who looks after it: a PostgreSQL database through which stores are synced. Nothing of
 * it is stored or logged. */
typedef struct taskcore_hub_options {
  size_t struct_size;
  const char *address; /* as libpq has it, with `store` besides and without a password:
                          postgresql://anna@hub.example.org/tasks, or host=hub.example.org
                          dbname=tasks */
  taskcore_password_callback password; /* NULL: libpq finds what is needed */
  taskcore_store_progress_callback progress; /* asked some every 50 ms whether to go on: a nonzero
                                                answer ends the call, and is returned; NULL for
                                                none */
  void *payload;       /* handed to both */
} taskcore_hub_options;

#define TASKCORE_HUB_OPTIONS_INIT { sizeof(taskcore_hub_options), NULL, NULL, NULL, NULL }

/* What answers as a hub. */
#define TASKCORE_HUB_POSTGRESQL 1
#define TASKCORE_HUB_CITUS 2 /* PostgreSQL with the extension Citus */
#define TASKCORE_HUB_YUGABYTEDB 3
#define TASKCORE_HUB_COCKROACHDB 4

/* What a hub is, and what it has, as far as the role that asks may see it. */
typedef struct taskcore_hub_report {
  size_t struct_size;
  int32_t engine;           /* TASKCORE_HUB_... */
  int32_t server_version;   /* as PostgreSQL counts it: 150018 is 15.18 */
  int32_t has_row_security; /* 1: a role sees the stores alone that were granted to it */
  int32_t is_encrypted;     /* 1: this connection was, by TLS */
  int64_t stores;           /* synced there */
  int64_t replicas;         /* devices that left something there */
  int64_t batches;          /* of steps */
  int64_t snapshots;
  int64_t leases;           /* of series of invoice numbers */
  int64_t bytes;            /* of what devices left there, without what the server needs to keep
                               it */
} taskcore_hub_report;

#define TASKCORE_HUB_REPORT_INIT { sizeof(taskcore_hub_report), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* What was swept from a hub. */
typedef struct taskcore_hub_sweep_report {
  size_t struct_size;
  int64_t batches;   /* of steps that a snapshot has */
  int64_t snapshots; /* that a later one has taken the place of */
} taskcore_hub_sweep_report;

#define TASKCORE_HUB_SWEEP_REPORT_INIT { sizeof(taskcore_hub_sweep_report), 0, 0 }

/* ---------------------------------------------------------------- accounts */

/* What a server of an account speaks. */
#define TASKCORE_ACCOUNT_CALDAV 1 /* CalDAV (RFC 4791) */
#define TASKCORE_ACCOUNT_GOOGLE 2 /* Google Calendar and Google Tasks */

/* An account at a server that keeps tasks or events. */
typedef struct taskcore_account_input {
  size_t struct_size;
  int32_t kind;            /* TASKCORE_ACCOUNT_... */
  int32_t reserved;        /* 0 */
  const char *address;     /* with the name of the user and without a password:
                              https://anna@dav.example.org/; of Google google: or, where there are
                              several, google: with a name behind it */
  const char *device_name; /* what this device is called, for people, in a store that was not
                              synced: 1 to 100 characters in one line */
  const char *netrc_path;  /* a netrc file with its password, which is nobody else's; NULL:
                              taskcore_sync_set_password gives it, or of Google an access token */
  const char *ca_path;     /* certificates in PEM that are trusted instead of the system's; NULL:
                              those of the system */
} taskcore_account_input;

#define TASKCORE_ACCOUNT_INPUT_INIT { sizeof(taskcore_account_input), 0, 0, NULL, NULL, NULL, NULL }

/* Which accounts to list. */
typedef struct taskcore_account_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_account_query_options;

#define TASKCORE_ACCOUNT_QUERY_OPTIONS_INIT { sizeof(taskcore_account_query_options), 0, 0 }

/* An account at a server whose tasks and events are synced. Its texts live in its list. */
typedef struct taskcore_account {
  size_t struct_size;
  int64_t id;
  int32_t kind;        /* TASKCORE_ACCOUNT_... */
  int32_t reserved;    /* 0 */
  const char *address; /* with the name of the user */
  int64_t last_run_ms; /* when a run came to its end last; 0: none did */
} taskcore_account;

/* Which collections to list. */
typedef struct taskcore_account_collection_query_options {
  size_t struct_size;
  int64_t account_id; /* those of that account alone; 0: of all */
  int64_t limit;      /* at most so many; 0: all */
  int64_t offset;     /* after so many; 0: from the first on */
} taskcore_account_collection_query_options;

#define TASKCORE_ACCOUNT_COLLECTION_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_account_collection_query_options), 0, 0, 0 }

/* A list of tasks or a calendar at a server. Its texts live in its list. */
typedef struct taskcore_account_collection {
  size_t struct_size;
  int64_t id;
  int64_t account_id;
  const char *name;     /* as the server has it */
  const char *href;     /* by which the server knows it */
  const char *colour;   /* #RRGGBB; NULL: the server tells none */
  int64_t project_id;   /* whose tasks are in it; 0 for none */
  int64_t calendar_id;  /* whose events are in it; 0 for none */
  int64_t item_count;   /* how many items both agree on */
  int32_t has_tasks;    /* 1: tasks can be in it */
  int32_t has_events;   /* 1: events can be in it */
  int32_t is_chosen;    /* 1: it is synced */
  int32_t is_accepted;  /* 1: its first run is over */
  int32_t is_read_only; /* 1: what is changed here stays here */
  int32_t is_missing;   /* 1: the server has it no more */
  int32_t is_inviting;  /* 1: the server may write to attendees */
  int32_t reserved;     /* 0 */
} taskcore_account_collection;

/* What of a store is in a collection. */
typedef struct taskcore_account_collection_choice {
  size_t struct_size;
  int64_t project_id;  /* whose tasks are in it; 0: the project of its name, which is made where
                          there is none */
  int64_t calendar_id; /* whose events are in it; 0: the calendar of its name, likewise */
  int32_t is_inviting; /* 1: the server may write to attendees of events; 0: it is told to write to
                          nobody */
  int32_t reserved;    /* 0 */
} taskcore_account_collection_choice;

#define TASKCORE_ACCOUNT_COLLECTION_CHOICE_INIT \
  { sizeof(taskcore_account_collection_choice), 0, 0, 0, 0 }

/* What a run with an account did, or would do, in items: a task, an event, or a series of them. */
typedef struct taskcore_account_plan {
  size_t struct_size;
  int64_t added_here;   /* that came into the store */
  int64_t changed_here;
  int64_t deleted_here; /* that went into the trash, or, of events, are no more */
  int64_t added_there;  /* that the server got */
  int64_t changed_there;
  int64_t deleted_there;
  int64_t joined;       /* that both had already, and that are one from then on */
  int64_t conflicts;    /* properties that were changed here and there:
                           taskcore_sync_conflict_query */
  int64_t held;         /* whose changes stay here, for the server would write to attendees */
} taskcore_account_plan;

#define TASKCORE_ACCOUNT_PLAN_INIT { sizeof(taskcore_account_plan), 0, 0, 0, 0, 0, 0, 0, 0, 0 }

/* What a user allows a program at Google. */
/* to list calendars, and to read and write their events */
#define TASKCORE_AUTHORIZATION_CALENDARS (1U << 0)
#define TASKCORE_AUTHORIZATION_TASKS (1U << 1)     /* to read and write lists of tasks */
/* to make calendars, which calls for CALENDARS, too */
#define TASKCORE_AUTHORIZATION_MAKING (1U << 2)

/* Who asks a user of Google for what. Nothing of it is stored or logged. */
typedef struct taskcore_authorization_options {
  size_t struct_size;
  const char *address;       /* of the account, as taskcore_account_input has it: google: */
  const char *client_path;   /* the file that Google's console gives for a client of the type
                                Desktop app; NULL: client_id and client_secret say what it would */
  const char *client_id;     /* by which Google knows the program; NULL with client_path */
  const char *client_secret; /* Google asks for it, though the secret of a desktop program is not
                                confidential; NULL with client_path */
  const char *redirect;      /* where the browser comes back to, on this machine:
                                http://127.0.0.1:8080. Of taskcore_authorization_begin alone; else
                                NULL */
  uint32_t scopes;           /* TASKCORE_AUTHORIZATION_... joined by |, of
                                taskcore_authorization_begin alone; 0: CALENDARS and TASKS */
  int32_t reserved;          /* 0 */
  taskcore_store_progress_callback progress; /* asked some every 50 ms whether to go on: a nonzero
                                                answer ends the call, and is returned; NULL for
                                                none */
  void *payload;             /* handed to it */
} taskcore_authorization_options;

#define TASKCORE_AUTHORIZATION_OPTIONS_INIT \
  { sizeof(taskcore_authorization_options), NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL }

/* What is to be known of an authorization that began. */
typedef struct taskcore_authorization_content {
  size_t struct_size;
  const char *address; /* where the browser is sent */
} taskcore_authorization_content;

/* What a program asks Google with in the name of its user. Whoever reads it can do so, too. */
typedef struct taskcore_tokens_content {
  size_t struct_size;
  const char *access_token;  /* what taskcore_sync_set_password gives for the account */
  const char *refresh_token; /* by which taskcore_authorization_refresh gets the next one; NULL:
                                Google gave none */
  int64_t end_ms;            /* when the access token ends, by the clock of this machine */
  uint32_t scopes;           /* what the user allowed, which may be less than was asked for:
                                TASKCORE_AUTHORIZATION_... joined by | */
  int32_t reserved;          /* 0 */
} taskcore_tokens_content;

/* ---------------------------------------------------------------- invoices */

/* Amounts are in minor units of their currency, as ISO 4217 has them (cents of EUR, yen of JPY), at
 * most 10^12 units of the currency. Quantities are in ten-thousandths, prices in millionths of the
 * currency unit, percentages in basis points (1/100 %), rates of VAT in thousandths of a percent.
 * BT and BG name the terms of EN 16931. */

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
#define TASKCORE_PARTY_SUPPLIES (1ULL << 26)
#define TASKCORE_PARTY_DEFAULT_VAT (1ULL << 27)
#define TASKCORE_PARTY_VAT_SCHEME (1ULL << 28)
#define TASKCORE_PARTY_PAGE_TEMPLATE (1ULL << 29)
#define TASKCORE_PARTY_INVOICE_PROFILE (1ULL << 30)
#define TASKCORE_PARTY_VAT_POINT (1ULL << 31)
#define TASKCORE_PARTY_PRICES (1ULL << 32)

/* Who sells or buys. As an input, the members of `fields` are set, "" to none, and the others stay
 * as they are; when read, all are given, never NULL. Texts are one line of at most 200 characters,
 * but for the template. */
typedef struct taskcore_party {
  size_t struct_size;
  uint64_t fields;                 /* TASKCORE_PARTY_... */
  const char *name;                /* BT-27, BT-44 */
  const char *trading_name;        /* BT-28, BT-45 */
  const char *legal_form;          /* such as "SARL" or "EI" */
  const char *share_capital;       /* such as "10 000 EUR" */
  const char *registry;            /* where it is registered, such as "RCS Paris" */
  const char *contact;             /* the name of a person or department (BT-41, BT-56) */
  const char *street;              /* BT-35, BT-50 */
  const char *street_2;            /* BT-36, BT-51 */
  const char *postal_code;         /* BT-38, BT-53 */
  const char *city;                /* BT-37, BT-52 */
  const char *region;              /* BT-39, BT-54 */
  const char *country;             /* ISO 3166-1 alpha-2, such as "FR" (BT-40, BT-55) */
  const char *siren;               /* nine digits, checked (BT-30, BT-47) */
  const char *siret;               /* fourteen digits, checked (BT-29, BT-46) */
  const char *registration_number; /* in its register, where it has no SIREN (BT-30, BT-47) */
  const char *vat_number;          /* with the country before it, checked (BT-31, BT-48) */
  const char *tax_number;          /* the tax office's, of a seller without a VAT number (BT-32) */
  const char *email;               /* BT-43, BT-58 */
  const char *phone;               /* BT-42, BT-57 */
  const char *electronic_address;  /* BT-34, BT-49 */
  const char *electronic_scheme;   /* of the electronic address, in the list EAS, such as "0225" */
  const char *iban;                /* checked; spaces are taken away (BT-84) */
  const char *bic;                 /* BT-86 */
  const char *account_name;        /* BT-85; "" for the name */
  const char *locale;              /* of its invoices and mails: "fr" or "en", maybe with a
                                      country */
  const char *currency;            /* of its invoices, ISO 4217 */
  const char *supplies;            /* what a seller sells, or what is sold to a client: "goods",
                                      "services" or "mixed" (BT-23) */
  const char *default_vat;         /* how items are taxed that do not say it: a rate such as "20",
                                      or a category such as "AE"; a client's goes before the
                                      seller's */
  const char *vat_scheme;          /* "small_enterprise" for a seller who charges no VAT as one, and
                                      says so with the text of his law */
  const char *page_template;       /* how its invoices look: "classic", "studio", "plain", or a
                                      template as JSON of at most 65,536 bytes (docs/invoices.md); a
                                      client's goes before the seller's */
  const char *invoice_profile;     /* by which rules invoices are written: "facturx" (as without
                                      it), "xrechnung" or "peppol"; a client's goes before the
                                      seller's */
  const char *vat_point;           /* when a seller's VAT is due (BT-8): "debits" (the French
                                      option), "invoice_date", "delivery" or "payment" */
  const char *prices;              /* whether prices of new invoices include VAT: "gross", or "net";
                                      a client's goes before the seller's */
} taskcore_party;

#define TASKCORE_PARTY_INIT \
  { sizeof(taskcore_party), 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL }

/* The seller: whoever uses the store. */
typedef struct taskcore_profile_content {
  size_t struct_size;
  const taskcore_party *seller;
  const uint8_t *logo;            /* the bytes of a PNG or JPEG file; NULL without */
  size_t logo_length;
  int64_t hourly_rate_millionths; /* what an hour costs, where neither entry nor task, project or
                                     client says it; 0: none */
} taskcore_profile_content;

/* Of taskcore_subscription_content.fields. */
#define TASKCORE_SUBSCRIPTION_PLAN (1ULL << 0)
#define TASKCORE_SUBSCRIPTION_SINCE (1ULL << 1)
#define TASKCORE_SUBSCRIPTION_UNTIL (1ULL << 2)
#define TASKCORE_SUBSCRIPTION_SOURCE (1ULL << 3)
#define TASKCORE_SUBSCRIPTION_FEATURES (1ULL << 4)

/* What the user has paid for, as the host states it. As an input, what is not given is taken
 * away. */
typedef struct taskcore_subscription_content {
  size_t struct_size;
  uint64_t fields;             /* TASKCORE_SUBSCRIPTION_...: which of the members below are given */
  const char *plan;            /* one line, at most 100 characters */
  const char *source;          /* who says so, such as "app-store" */
  int64_t since_ms;            /* milliseconds since 1970 UTC; else: always */
  int64_t until_ms;            /* no longer at this instant; else: without end */
  const char *const *features; /* what the plan has, each one line of at most 100 characters */
  size_t feature_count;        /* at most 1,000 */
} taskcore_subscription_content;

#define TASKCORE_SUBSCRIPTION_CONTENT_INIT \
  { sizeof(taskcore_subscription_content), 0, NULL, NULL, 0, 0, NULL, 0 }

/* Which rules hold for invoices to somebody. */
#define TASKCORE_CLIENT_KIND_BUSINESS 1
#define TASKCORE_CLIENT_KIND_PRIVATE_PERSON 2 /* a consumer */
#define TASKCORE_CLIENT_KIND_PUBLIC_BODY 3

/* Whom invoices are sent to, as it was when it was read. */
typedef struct taskcore_client {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const taskcore_party *party;
  const char *notes;              /* "" without */
  int64_t created_ms;
  int64_t archived_ms;            /* with is_archived: since when */
  int64_t invoice_count;          /* issued, credit notes too */
  int32_t is_archived;            /* 0 or 1 */
  int32_t kind;                   /* TASKCORE_CLIENT_KIND_... */
  int64_t hourly_rate_millionths; /* what an hour costs, where neither entry nor task nor project
                                     says it; 0: none */
} taskcore_client;

/* Of taskcore_client_input.fields. In taskcore_change.fields they stand beside TASKCORE_PARTY_...,
 * so they have bits of their own. */
#define TASKCORE_CLIENT_PARTY (1ULL << 48)
#define TASKCORE_CLIENT_NOTES (1ULL << 49)
#define TASKCORE_CLIENT_ARCHIVED (1ULL << 50)
#define TASKCORE_CLIENT_HOURLY_RATE (1ULL << 51)
#define TASKCORE_CLIENT_KIND (1ULL << 52)

/* What a client is to be: a new one, or the changes to one. */
typedef struct taskcore_client_input {
  size_t struct_size;
  uint64_t fields;                /* which of the members below are given: TASKCORE_CLIENT_... */
  const taskcore_party *party;    /* who it is; only the members that its own fields announce
                                     count */
  const char *notes;              /* several lines, at most 65,536 bytes; "" for none */
  int32_t is_archived;            /* 0 or 1 */
  int32_t kind;                   /* TASKCORE_CLIENT_KIND_...; a new one is a business unless it is
                                     said */
  int64_t hourly_rate_millionths; /* what an hour costs, in its currency: 1 to 10^15; 0: none */
} taskcore_client_input;

#define TASKCORE_CLIENT_INPUT_INIT { sizeof(taskcore_client_input), 0, NULL, NULL, 0, 0, 0 }

/* Of taskcore_client_query_options.fields. */
#define TASKCORE_CLIENT_QUERY_TEXT (1ULL << 0)
#define TASKCORE_CLIENT_QUERY_ARCHIVED (1ULL << 1)

/* Which clients to list, by their names. */
typedef struct taskcore_client_query_options {
  size_t struct_size;
  uint64_t fields;  /* TASKCORE_CLIENT_QUERY_... */
  const char *text; /* words that its names, city, numbers and e-mail begin with, whatever their
                       case and accents */
  int32_t archived; /* TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO */
  int32_t reserved; /* 0 */
  int64_t limit;    /* at most so many; 0: all */
  int64_t offset;   /* after so many; 0: from the first on */
} taskcore_client_query_options;

#define TASKCORE_CLIENT_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_client_query_options), 0, NULL, 0, 0, 0, 0 }

/* Which series of numbers to list. */
typedef struct taskcore_number_series_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_number_series_query_options;

#define TASKCORE_NUMBER_SERIES_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_number_series_query_options), 0, 0 }

/* Numbers that follow each other. */
typedef struct taskcore_number_series {
  size_t struct_size;
  const char *name;        /* "invoice", "credit_note" and "quote" are there from the beginning */
  const char *pattern;     /* such as "F{YYYY}-{NNNN}" */
  const char *next_number; /* as it would be today */
  int64_t issued_count;
  int32_t last_date;       /* the latest issue date, yyyymmdd; 0 before the first */
  int32_t reserved;        /* 0 */
  const char *owner;       /* the device that issues in it, by its name or its uid; "" without one,
                              and of a store that is on one device */
  const char *owner_uid;   /* of that replica */
  int32_t right;           /* TASKCORE_SERIES_RIGHT_...: whether this device may issue */
  int32_t is_forced;       /* 1: it was claimed without waiting for the other devices, so that a
                              number may be there twice */
  int32_t is_own;          /* 1: drafts that name no series get its numbers on this device */
  int32_t reserved_2;      /* 0 */
} taskcore_number_series;

/* What a device may do in a series of numbers. */
#define TASKCORE_SERIES_RIGHT_ALONE 0     /* issue, for the store is on this device alone */
#define TASKCORE_SERIES_RIGHT_MINE 1      /* issue, as the one that does */
#define TASKCORE_SERIES_RIGHT_WAITING 2   /* issue as soon as all devices know that it claimed the
                                             series */
#define TASKCORE_SERIES_RIGHT_OTHERS 3    /* nothing: another device issues */
#define TASKCORE_SERIES_RIGHT_UNCLAIMED 4 /* nothing: no device issues until one claims the
                                             series */

#define TASKCORE_INVOICE_KIND_INVOICE 1      /* BT-3 = 380 */
#define TASKCORE_INVOICE_KIND_CREDIT_NOTE 2  /* BT-3 = 381, or 503 for a down payment in France */
#define TASKCORE_INVOICE_KIND_DOWN_PAYMENT 3 /* BT-3 = 386; asked for before what it is for is
                                                delivered */
#define TASKCORE_INVOICE_KIND_CORRECTED 4    /* BT-3 = 384; replaces one invoice wholly */
#define TASKCORE_INVOICE_KIND_QUOTE 5        /* no invoice, and no document of EN 16931 */

#define TASKCORE_INVOICE_STATE_DRAFT 1
#define TASKCORE_INVOICE_STATE_ISSUED 2    /* nothing came in yet, and it is not due */
#define TASKCORE_INVOICE_STATE_PARTLY_PAID 3
#define TASKCORE_INVOICE_STATE_PAID 4      /* nothing is owed any more */
#define TASKCORE_INVOICE_STATE_OVERDUE 5   /* something is owed, and its due date is over */
#define TASKCORE_INVOICE_STATE_VOID 6      /* a credit note took all of it back */
#define TASKCORE_INVOICE_STATE_REPLACED 7  /* a corrected invoice stands in its place */
#define TASKCORE_INVOICE_STATE_ACCEPTED 8  /* of a quote, as those that follow; one that is open is
                                              ISSUED */
#define TASKCORE_INVOICE_STATE_DECLINED 9
#define TASKCORE_INVOICE_STATE_EXPIRED 10  /* nobody said anything until the last day on which it
                                              could be accepted */
#define TASKCORE_INVOICE_STATE_INVOICED 11 /* all of it was turned into an invoice */

#define TASKCORE_INVOICE_STATES_DRAFT (1U << 1)
#define TASKCORE_INVOICE_STATES_ISSUED (1U << 2)
#define TASKCORE_INVOICE_STATES_PARTLY_PAID (1U << 3)
#define TASKCORE_INVOICE_STATES_PAID (1U << 4)
#define TASKCORE_INVOICE_STATES_OVERDUE (1U << 5)
#define TASKCORE_INVOICE_STATES_VOID (1U << 6)
#define TASKCORE_INVOICE_STATES_REPLACED (1U << 7)
#define TASKCORE_INVOICE_STATES_ACCEPTED (1U << 8)
#define TASKCORE_INVOICE_STATES_DECLINED (1U << 9)
#define TASKCORE_INVOICE_STATES_EXPIRED (1U << 10)
#define TASKCORE_INVOICE_STATES_INVOICED (1U << 11)

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
#define TASKCORE_INVOICE_VALID_UNTIL (1ULL << 20)
#define TASKCORE_INVOICE_VAT_POINT (1ULL << 21)
#define TASKCORE_INVOICE_DELIVERY_NAME (1ULL << 22)
#define TASKCORE_INVOICE_DELIVERY_STREET (1ULL << 23)
#define TASKCORE_INVOICE_DELIVERY_STREET_2 (1ULL << 24)
#define TASKCORE_INVOICE_DELIVERY_POSTAL_CODE (1ULL << 25)
#define TASKCORE_INVOICE_DELIVERY_CITY (1ULL << 26)
#define TASKCORE_INVOICE_DELIVERY_REGION (1ULL << 27)
#define TASKCORE_INVOICE_DELIVERY_COUNTRY (1ULL << 28)
#define TASKCORE_INVOICE_GROSS_PRICES (1ULL << 29)

/* What a draft is to be: a new one, or the changes to one. */
typedef struct taskcore_invoice_input {
  size_t struct_size;
  uint64_t fields;                  /* which of the members below are given: TASKCORE_INVOICE_... */
  int64_t client_id;                /* 0 for none yet */
  const char *series;               /* of its number; "" for that of its kind */
  int32_t due_date;                 /* yyyymmdd (BT-9); 0: so many days after the issue date */
  int32_t payment_days;             /* from the issue date to the due date, 0 to 3,650; 30 at
                                       first */
  int32_t delivery_date;            /* yyyymmdd (BT-72); 0 for none */
  int32_t first_date;               /* of the invoiced period, yyyymmdd (BT-73); 0 for none */
  int32_t last_date;                /* likewise (BT-74) */
  int32_t reserved;                 /* 0 */
  const char *currency;             /* ISO 4217 (BT-5); at first the client's, or the seller's, or
                                       EUR */
  int64_t exchange_rate_millionths; /* units of the currency for one euro; 0 when not known */
  const char *language;             /* of the documents: "fr" or "en"; at first as the client's
                                       locale */
  const char *business_process;     /* BT-23, such as "S1"; "" as the rules have it */
  const char *buyer_reference;      /* BT-10 */
  const char *order_reference;      /* the purchase order (BT-13) */
  const char *contract_reference;   /* BT-12 */
  const char *payment_terms;        /* BT-20 */
  const char *late_penalty;         /* what is due when it is paid late (note PMD) */
  const char *recovery_fee;         /* such as the fee of 40 EUR (note PMT) */
  const char *early_discount;       /* what is off when it is paid early, or nothing (note AAB) */
  const char *notes;                /* BT-22, several lines */
  int64_t prepaid_minor;            /* BT-113, what was paid before */
  const char *preceding_number;     /* of a credit note: the number of its invoice (BT-25) */
  int32_t preceding_date;           /* and its issue date, yyyymmdd (BT-26) */
  int32_t reserved2;                /* 0 */
  int32_t valid_until;              /* of a quote: the last day on which it can be accepted,
                                       yyyymmdd; 0: 30 days after the issue date */
  int32_t reserved3;                /* 0 */
  const char *vat_point;            /* when its VAT is due (BT-8): "debits", "invoice_date",
                                       "delivery" or "payment"; "" as the seller has it */
  const char *delivery_name;        /* who got what was sold, where that is not the client
                                       (BT-70) */
  const char *delivery_street;      /* BT-75 */
  const char *delivery_street_2;    /* BT-76 */
  const char *delivery_postal_code; /* BT-78 */
  const char *delivery_city;        /* BT-77 */
  const char *delivery_region;      /* BT-79 */
  const char *delivery_country;     /* ISO 3166-1 alpha-2, such as "FR" (BT-80) */
  int32_t has_gross_prices;         /* 1: prices, discounts, allowances and charges include VAT; at
                                       first as prices of the client or the seller says */
  int32_t reserved4;                /* 0 */
} taskcore_invoice_input;

#define TASKCORE_INVOICE_INPUT_INIT \
  { sizeof(taskcore_invoice_input), 0, 0, NULL, 0, 30, 0, 0, 0, 0, NULL, 0, NULL, NULL, NULL, \
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, 0, 0, 0, 0, NULL, NULL, NULL, NULL, NULL, \
    NULL, NULL, NULL, 0, 0 }

/* Of taskcore_invoice_line_input.fields. */
#define TASKCORE_INVOICE_LINE_NAME (1ULL << 0)
#define TASKCORE_INVOICE_LINE_DETAILS (1ULL << 1)
#define TASKCORE_INVOICE_LINE_QUANTITY (1ULL << 2)
#define TASKCORE_INVOICE_LINE_UNIT (1ULL << 3)
#define TASKCORE_INVOICE_LINE_UNIT_PRICE (1ULL << 4)
#define TASKCORE_INVOICE_LINE_DISCOUNT_RATE (1ULL << 5) /* it replaces an amount */
#define TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT (1ULL << 6) /* it replaces a rate */
#define TASKCORE_INVOICE_LINE_DISCOUNT_REASON (1ULL << 7)
#define TASKCORE_INVOICE_LINE_VAT (1ULL << 8)       /* category and rate */
#define TASKCORE_INVOICE_LINE_EXEMPTION (1ULL << 9) /* reason and code */
#define TASKCORE_INVOICE_LINE_PERIOD (1ULL << 10)
#define TASKCORE_INVOICE_LINE_TASKS (1ULL << 11)
#define TASKCORE_INVOICE_LINE_POSITION (1ULL << 12)

/* What an item of a draft is to be: a new one, or the changes to one. */
typedef struct taskcore_invoice_line_input {
  size_t struct_size;
  uint64_t fields;                  /* which of the members below are given:
                                       TASKCORE_INVOICE_LINE_... */
  const char *name;                 /* 1 to 200 characters in one line (BT-153) */
  const char *details;              /* several lines; "" for none (BT-154) */
  int64_t quantity_ten_thousandths; /* above 0, at most 10^13; 1 at first (BT-129) */
  const char *unit;                 /* a code of UN/ECE Recommendation 20 or 21, such as "HUR", or a
                                       word for one, such as "hour"; "C62" (one) at first
                                       (BT-130) */
  int64_t unit_price_millionths;    /* 0 to 10^18 (BT-146) */
  int64_t discount_minor;           /* 0 up to quantity times price (BT-136) */
  const char *discount_reason;      /* BT-139; "" for one in the invoice's language */
  int32_t discount_basis_points;    /* 0 to 10,000 of quantity times price (BT-138) */
  int32_t vat_category;             /* TASKCORE_VAT_... (BT-151) */
  int32_t vat_rate_thousandths;     /* 0 to 99,999 thousandths of a percent (BT-152) */
  int32_t first_date;               /* of the line's period, yyyymmdd (BT-134); 0 for none */
  int32_t last_date;                /* likewise (BT-135) */
  int32_t position;                 /* in the invoice, from 1; a new line is the last one
                                       otherwise */
  const char *exemption_reason;     /* BT-120 */
  const char *exemption_code;       /* BT-121, of the list VATEX */
  const int64_t *task_ids;          /* the tasks that it is for */
  size_t task_count;                /* at most 10,000 */
} taskcore_invoice_line_input;

#define TASKCORE_INVOICE_LINE_INPUT_INIT \
  { sizeof(taskcore_invoice_line_input), 0, NULL, NULL, 10000, NULL, 0, 0, NULL, 0, \
    TASKCORE_VAT_STANDARD, 0, 0, 0, 0, NULL, NULL, NULL, 0 }

/* Of taskcore_invoice_adjustment_input.fields. */
#define TASKCORE_INVOICE_ADJUSTMENT_CHARGE (1ULL << 0)
#define TASKCORE_INVOICE_ADJUSTMENT_RATE (1ULL << 1) /* it replaces an amount */
#define TASKCORE_INVOICE_ADJUSTMENT_AMOUNT (1ULL << 2) /* it replaces a rate */
#define TASKCORE_INVOICE_ADJUSTMENT_REASON (1ULL << 3)
#define TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE (1ULL << 4)
#define TASKCORE_INVOICE_ADJUSTMENT_VAT (1ULL << 5)
#define TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION (1ULL << 6)

/* What an allowance or a charge on the whole of a draft is to be. */
typedef struct taskcore_invoice_adjustment_input {
  size_t struct_size;
  uint64_t fields;              /* which of the members below are given:
                                   TASKCORE_INVOICE_ADJUSTMENT_... */
  int64_t amount_minor;         /* 0 or more (BT-92, BT-99) */
  const char *reason;           /* BT-97, BT-104 */
  const char *reason_code;      /* of UNTDID 5189 (BT-98) or 7161 (BT-105); "" for none */
  const char *exemption_reason; /* BT-120 */
  const char *exemption_code;   /* BT-121 */
  int32_t is_charge;            /* 0 for an allowance, 1 for a charge */
  int32_t rate_basis_points;    /* 0 to 10,000 of the sum of the lines (BT-94, BT-101) */
  int32_t vat_category;         /* TASKCORE_VAT_... */
  int32_t vat_rate_thousandths; /* 0 to 99,999 thousandths of a percent */
} taskcore_invoice_adjustment_input;

#define TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT \
  { sizeof(taskcore_invoice_adjustment_input), 0, 0, NULL, NULL, NULL, NULL, 0, 0, \
    TASKCORE_VAT_STANDARD, 0 }

#define TASKCORE_BILL_ONE_LINE 1   /* one line for all */
#define TASKCORE_BILL_BY_TASK 2    /* a line per task */
#define TASKCORE_BILL_BY_PROJECT 3 /* a line per project */
#define TASKCORE_BILL_BY_DAY 4     /* a line per day */

/* Of taskcore_focus_billing.fields. */
#define TASKCORE_FOCUS_BILLING_PROJECT_ID (1ULL << 0)
#define TASKCORE_FOCUS_BILLING_TASK_ID (1ULL << 1)
#define TASKCORE_FOCUS_BILLING_NAME (1ULL << 2)
#define TASKCORE_FOCUS_BILLING_RATES (1ULL << 3)
#define TASKCORE_FOCUS_BILLING_CLIENT (1ULL << 4)

/* Which focus sessions and time entries become items of a draft; what is billed already is left
 * out. */
typedef struct taskcore_focus_billing {
  size_t struct_size;
  uint64_t fields;               /* TASKCORE_FOCUS_BILLING_...: which of these members count */
  int64_t project_id;            /* of this project alone, with its subtasks */
  int64_t task_id;               /* of this task alone */
  int32_t first_date;            /* yyyymmdd, in the store's zone */
  int32_t last_date;             /* likewise */
  int32_t grouping;              /* TASKCORE_BILL_... */
  int32_t vat_category;          /* TASKCORE_VAT_... */
  int32_t vat_rate_thousandths;  /* 0 with TASKCORE_VAT_STANDARD: as it is usual for the client or
                                    the seller (default_vat) */
  int32_t round_up_minutes;      /* each line's time goes up to a multiple of it; at most 1,440 */
  int64_t unit_price_millionths; /* of an hour */
  const char *name;              /* of the lines; else the task's title, the project's name, or the
                                    day */
  int32_t is_by_rate;            /* 1: time costs what its own rate says, in a line for each rate;
                                    unit_price_millionths is that of time without one, and 0 refuses
                                    it */
  int32_t is_of_client;          /* 1: of the projects alone that are for the client of the draft */
} taskcore_focus_billing;

#define TASKCORE_FOCUS_BILLING_INIT \
  { sizeof(taskcore_focus_billing), 0, 0, 0, 0, 0, TASKCORE_BILL_BY_TASK, TASKCORE_VAT_STANDARD, \
    0, 0, 0, NULL, 0, 0 }

/* An invoice, a credit note or a quote in a list. */
typedef struct taskcore_invoice {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *number;      /* "" of a draft */
  const char *client_name; /* as issued; of a draft as the client has it now; "" without one */
  const char *currency;    /* ISO 4217 */
  int64_t client_id;       /* 0 when there is none any more */
  int64_t preceding_id;    /* of a credit note: its invoice, or 0 */
  int64_t net_minor;       /* BT-109 */
  int64_t vat_minor;       /* BT-110 */
  int64_t gross_minor;     /* BT-112 */
  int64_t due_minor;       /* BT-115 */
  int64_t paid_minor;      /* what its payments come to */
  int64_t credited_minor;  /* what the credit notes issued for it come to */
  int64_t balance_minor;   /* due - paid - credited; 0 of a draft and of a void one */
  int64_t created_ms;
  int64_t modified_ms;
  int64_t issued_ms;       /* 0 of a draft */
  int32_t kind;            /* TASKCORE_INVOICE_KIND_... */
  int32_t state;           /* TASKCORE_INVOICE_STATE_... */
  int32_t issue_date;      /* yyyymmdd; 0 of a draft */
  int32_t due_date;        /* yyyymmdd; 0 when it is not known yet */
  int64_t twin_id;         /* another one with its number, which two devices gave apart; 0 of nearly
                              all */
  int64_t quote_id;        /* the quote that it was made of; 0 for none, or when it is not in the
                              store */
  int32_t valid_until;     /* of a quote: the last day on which it can be accepted, yyyymmdd; 0 when
                              it is not known yet */
  int32_t answer_date;     /* of a quote: when it was accepted or declined, yyyymmdd; 0 when it was
                              not */
  int64_t total_minor;     /* what is to be paid in all: BT-112, rounded (BT-114) */
} taskcore_invoice;

/* Of taskcore_invoice_query_options.fields. */
#define TASKCORE_INVOICE_QUERY_STATE (1ULL << 0)
#define TASKCORE_INVOICE_QUERY_CLIENT (1ULL << 1)
#define TASKCORE_INVOICE_QUERY_PERIOD (1ULL << 2)
#define TASKCORE_INVOICE_QUERY_KIND (1ULL << 3)
#define TASKCORE_INVOICE_QUERY_TEXT (1ULL << 4)
#define TASKCORE_INVOICE_QUERY_DEBIT (1ULL << 5)

/* Which invoices to list, newest first: drafts by when they were made, then by issue date. Quotes
 * are listed only when their kind, or none but states of theirs, is asked for. */
typedef struct taskcore_invoice_query_options {
  size_t struct_size;
  uint64_t fields;    /* TASKCORE_INVOICE_QUERY_...: which of the members below count */
  uint32_t states;    /* TASKCORE_INVOICE_STATES_... joined by | */
  int32_t kind;       /* TASKCORE_INVOICE_KIND_... */
  int64_t client_id;
  int32_t first_date; /* of the issue date, yyyymmdd */
  int32_t last_date;  /* likewise */
  const char *text;   /* in the number, the client's name, a reference or an item */
  int64_t limit;      /* at most so many; 0: all */
  int64_t offset;     /* after so many; 0: from the first on */
  int32_t is_debit;   /* 1: what asks for money, which is all but credit notes; 0: credit notes */
  int32_t reserved;   /* 0 */
} taskcore_invoice_query_options;

#define TASKCORE_INVOICE_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_invoice_query_options), 0, 0, 0, 0, 0, 0, NULL, 0, 0, 0, 0 }

/* An item of an invoice (BG-25). */
typedef struct taskcore_invoice_line {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *name;
  const char *details;           /* "" without */
  const char *unit;              /* the code */
  const char *unit_label;        /* in the invoice's language, for the quantity */
  int64_t quantity_ten_thousandths;
  int64_t unit_price_millionths;
  int64_t base_minor;            /* quantity times price (BT-137) */
  int64_t discount_minor;        /* BT-136, whether given as a rate or as an amount; 0 without */
  int64_t net_minor;             /* BT-131 */
  const char *discount_reason;
  const char *exemption_reason;
  const char *exemption_code;
  const int64_t *task_ids;       /* the tasks that it is for and that are there */
  size_t task_count;
  int64_t focus_session_count;   /* of the focus sessions and time entries that it is for */
  int32_t discount_basis_points; /* -1: not given as a rate */
  int32_t vat_category;
  int32_t vat_rate_thousandths;
  int32_t position;              /* from 1 */
  int32_t first_date;            /* 0 for none, as the last */
  int32_t last_date;
  int64_t invoice_id;
  const char *currency;          /* of the invoice, ISO 4217 */
  int64_t gross_minor;           /* with VAT, where the price includes it: quantity times price less
                                    the discount; else 0 */
  int64_t gross_discount_minor;  /* likewise the discount */
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
  int64_t amount_minor;      /* BT-92, BT-99, whether given as a rate or as an amount */
  int32_t is_charge;
  int32_t rate_basis_points; /* -1: not given as a rate */
  int32_t vat_category;
  int32_t vat_rate_thousandths;
  int64_t invoice_id;
  const char *currency;      /* of the invoice, ISO 4217 */
  int64_t gross_minor;       /* with VAT, where prices of the invoice include it; else 0 */
} taskcore_invoice_adjustment;

/* What an invoice taxes in one way (BG-23). */
typedef struct taskcore_vat_row {
  size_t struct_size;
  const char *category_code; /* such as "S" */
  const char *exemption_reason;
  const char *exemption_code;
  int64_t taxable_minor;     /* BT-116 */
  int64_t tax_minor;         /* BT-117 */
  int32_t category;          /* TASKCORE_VAT_... */
  int32_t rate_thousandths;  /* BT-119 in thousandths of a percent */
} taskcore_vat_row;

/* A down payment that an invoice deducts (BG-3). */
typedef struct taskcore_invoice_deduction {
  size_t struct_size;
  const char *uid;
  int64_t down_payment_id; /* 0 when it is not there */
  const char *number;      /* BT-25 */
  int64_t net_minor;       /* what is deducted without VAT; what was credited of the down payment is
                              taken off */
  int64_t vat_minor;       /* its VAT */
  int64_t gross_minor;     /* with VAT */
  int32_t issue_date;      /* BT-26, yyyymmdd */
  int32_t reserved;        /* 0 */
} taskcore_invoice_deduction;

/* What an invoice that deducts down payments has of one category and rate of VAT. */
typedef struct taskcore_deducted_rate {
  size_t struct_size;
  const char *category_code;      /* such as "S" */
  int64_t whole_taxable_minor;    /* of all items, allowances and charges */
  int64_t whole_tax_minor;
  int64_t deducted_taxable_minor; /* of the down payments */
  int64_t deducted_tax_minor;
  int64_t rest_taxable_minor;     /* what is left: what the invoice adds to turnover and to the VAT
                                     that is due */
  int64_t rest_tax_minor;
  int32_t category;               /* TASKCORE_VAT_... */
  int32_t rate_thousandths;       /* of a percent */
} taskcore_deducted_rate;

/* Which payments to list. */
typedef struct taskcore_payment_query_options {
  size_t struct_size;
  int64_t invoice_id; /* of this invoice or credit note alone; 0: of all */
  int64_t limit;      /* at most so many; 0: all */
  int64_t offset;     /* after so many; 0: from the first on */
} taskcore_payment_query_options;

#define TASKCORE_PAYMENT_QUERY_OPTIONS_INIT { sizeof(taskcore_payment_query_options), 0, 0, 0 }

/* Money that came in for an invoice, or went out for a credit note. */
typedef struct taskcore_payment {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int64_t invoice_id;
  int64_t amount_minor;
  const char *means;    /* of UNTDID 4461, such as "58"; "" when it was not said */
  const char *reference;
  const char *notes;
  const char *currency; /* of the invoice, ISO 4217 */
  int32_t date;         /* yyyymmdd */
  int32_t reserved;     /* 0 */
} taskcore_payment;

/* Of taskcore_payment_input.fields. */
#define TASKCORE_PAYMENT_DATE (1ULL << 0)   /* else: today */
#define TASKCORE_PAYMENT_AMOUNT (1ULL << 1) /* else: all that is owed */
#define TASKCORE_PAYMENT_MEANS (1ULL << 2)
#define TASKCORE_PAYMENT_REFERENCE (1ULL << 3)
#define TASKCORE_PAYMENT_NOTES (1ULL << 4)
#define TASKCORE_PAYMENT_OVERPAID (1ULL << 5)

typedef struct taskcore_payment_input {
  size_t struct_size;
  uint64_t fields;
  int64_t amount_minor; /* above 0, at most what is owed unless is_overpaid */
  const char *means;
  const char *reference;
  const char *notes;
  int32_t date;         /* yyyymmdd, from the issue date to today */
  int32_t is_overpaid;  /* 1: it may be more than is owed, which makes the balance negative */
} taskcore_payment_input;

#define TASKCORE_PAYMENT_INPUT_INIT { sizeof(taskcore_payment_input), 0, 0, NULL, NULL, NULL, 0, 0 }

#define TASKCORE_EMAIL_STATE_SENDING 1 /* it was handed over; whether it arrived there is not
                                          known */
#define TASKCORE_EMAIL_STATE_SENT 2
#define TASKCORE_EMAIL_STATE_FAILED 3

/* Which messages to list. */
typedef struct taskcore_email_query_options {
  size_t struct_size;
  int64_t invoice_id; /* with this invoice or credit note alone; 0: with any */
  int64_t limit;      /* at most so many; 0: all */
  int64_t offset;     /* after so many; 0: from the first on */
} taskcore_email_query_options;

#define TASKCORE_EMAIL_QUERY_OPTIONS_INIT { sizeof(taskcore_email_query_options), 0, 0, 0 }

/* A message with an invoice, and what became of it. */
typedef struct taskcore_email {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int64_t invoice_id;
  const char *message_id;
  const char *recipients; /* joined by ", " */
  const char *subject;
  const char *error;      /* "" unless it failed */
  int64_t created_ms;
  int64_t finished_ms;    /* 0 while sending */
  int32_t state;          /* TASKCORE_EMAIL_STATE_... */
  int32_t reserved;       /* 0 */
} taskcore_email;

/* All of an invoice. Its strings and arrays live in its taskcore_invoice_document. */
typedef struct taskcore_invoice_content {
  size_t struct_size;
  const taskcore_invoice *invoice;
  const taskcore_party *seller;     /* as issued; of a draft as it is now */
  const taskcore_party *buyer;      /* likewise */
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
  const int64_t *credit_note_ids;   /* issued for it, and drafts */
  size_t credit_note_count;
  int64_t line_total_minor;         /* BT-106 */
  int64_t allowance_total_minor;    /* BT-107 */
  int64_t charge_total_minor;       /* BT-108 */
  int64_t prepaid_minor;            /* BT-113 */
  int64_t vat_in_euro_cents;        /* BT-111; 0 when the invoice is in EUR */
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
  int32_t has_vat_in_euro;          /* 1: vat_in_euro_cents counts */
  int32_t buyer_kind;               /* as issued; of a draft as it is now */
  int32_t has_gross_prices;         /* 1: prices, discounts, allowances and charges include VAT */
  const taskcore_invoice_deduction *deductions; /* the down payments that it deducts */
  size_t deduction_count;
  const taskcore_deducted_rate *deducted_rates; /* by category and rate; none where nothing is
                                                   deducted */
  size_t deducted_rate_count;
  int64_t deducted_minor;           /* what the deductions come to with VAT */
  int64_t replacement_id;           /* the corrected invoice that stands in its place; 0 for none */
  int32_t has_prepaid_deductions;   /* 1: the deductions are in prepaid_minor; 0: they are lines of
                                       a quantity below 0 */
  int32_t reserved_2;               /* 0 */
  const char *quote_number;         /* of the quote that it was made of */
  const int64_t *quoted_ids;        /* of a quote: what was made of it, drafts too */
  size_t quoted_count;
  const char *invoice_profile;      /* by which rules it is written: "facturx", "xrechnung" or
                                       "peppol"; "" for what is no file, as a quote */
  const char *vat_point;            /* when its VAT is due (BT-8), its own or the seller's; "" when
                                       nobody says it */
  const char *delivery_name;        /* BT-70 */
  const char *delivery_street;      /* BT-75 */
  const char *delivery_street_2;    /* BT-76 */
  const char *delivery_postal_code; /* BT-78 */
  const char *delivery_city;        /* BT-77 */
  const char *delivery_region;      /* BT-79 */
  const char *delivery_country;     /* BT-80 */
  int64_t rounding_minor;           /* BT-114: what makes the total what was agreed, where no VAT
                                       comes to that */
} taskcore_invoice_content;

/* Which amounts to list of what is owed. */
typedef struct taskcore_ageing_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_ageing_query_options;

#define TASKCORE_AGEING_QUERY_OPTIONS_INIT { sizeof(taskcore_ageing_query_options), 0, 0 }

/* Which months to add up. */
typedef struct taskcore_turnover_query_options {
  size_t struct_size;
  int32_t first_month; /* yyyymm, years 1 to 9999; 0: from the beginning */
  int32_t last_month;  /* likewise; 0: to the end */
  int64_t limit;       /* at most so many; 0: all */
  int64_t offset;      /* after so many; 0: from the first on */
} taskcore_turnover_query_options;

#define TASKCORE_TURNOVER_QUERY_OPTIONS_INIT { sizeof(taskcore_turnover_query_options), 0, 0, 0, 0 }

/* Which months to add up. */
typedef struct taskcore_vat_total_query_options {
  size_t struct_size;
  int32_t first_month; /* yyyymm, years 1 to 9999; 0: from the beginning */
  int32_t last_month;  /* likewise; 0: to the end */
  int64_t limit;       /* at most so many; 0: all */
  int64_t offset;      /* after so many; 0: from the first on */
} taskcore_vat_total_query_options;

#define TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_vat_total_query_options), 0, 0, 0, 0 }

/* What is owed of invoices of one currency, by how long they are overdue. */
typedef struct taskcore_ageing {
  size_t struct_size;
  const char *currency;
  int64_t balance_minor;
  int64_t invoice_count;
  int32_t first_day; /* days overdue: 0 for what is not due yet, else 1, 31, 61 or 91 */
  int32_t last_day;  /* 0, 30, 60, 90, or INT32_MAX */
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
  int32_t month;    /* of the issue date, yyyymm */
  int32_t reserved; /* 0 */
} taskcore_turnover;

/* The VAT of a month, a currency, a category and a rate; credit notes are taken off. */
typedef struct taskcore_vat_total {
  size_t struct_size;
  const char *currency;
  const char *category_code;
  int64_t taxable_minor;
  int64_t tax_minor;
  int32_t month;            /* yyyymm */
  int32_t category;         /* TASKCORE_VAT_... */
  int32_t rate_thousandths; /* of a percent */
  int32_t reserved;         /* 0 */
} taskcore_vat_total;

#define TASKCORE_PAPER_A4 1
#define TASKCORE_PAPER_LETTER 2

/* Of taskcore_pdf_options.fields. */
#define TASKCORE_PDF_PAPER (1ULL << 0)         /* else: A4, or Letter of a seller in the United
                                                  States */
#define TASKCORE_PDF_LANGUAGE (1ULL << 1)      /* else: the invoice's */
#define TASKCORE_PDF_PAGE_TEMPLATE (1ULL << 2) /* else: the client's, else the seller's, else
                                                  "classic" */

typedef struct taskcore_pdf_options {
  size_t struct_size;
  uint64_t fields;
  const char *language;      /* "fr" or "en" */
  int32_t paper;             /* TASKCORE_PAPER_... */
  int32_t reserved;          /* 0 */
  const char *page_template; /* as taskcore_party has it */
} taskcore_pdf_options;

#define TASKCORE_PDF_OPTIONS_INIT \
  { sizeof(taskcore_pdf_options), 0, NULL, TASKCORE_PAPER_A4, 0, NULL }

#define TASKCORE_XML_CII 1       /* UN/CEFACT Cross Industry Invoice D16B: what Factur-X embeds */
#define TASKCORE_XML_UBL 2       /* OASIS UBL 2.1, by EN 16931 alone */
#define TASKCORE_XML_XRECHNUNG 3 /* UBL as XRechnung 3.0 has it */
#define TASKCORE_XML_PEPPOL 4    /* UBL as Peppol BIS Billing 3.0 has it */
#define TASKCORE_XML_PROFILE 5   /* as the profile of the invoice has it: CII, XRECHNUNG or
                                    PEPPOL */

/* Of taskcore_email_options.fields. */
#define TASKCORE_EMAIL_TO (1ULL << 0)      /* else: the client's */
#define TASKCORE_EMAIL_CC (1ULL << 1)
#define TASKCORE_EMAIL_REPLY_TO (1ULL << 2)
#define TASKCORE_EMAIL_SENDER (1ULL << 3)  /* else: the seller's */
#define TASKCORE_EMAIL_SUBJECT (1ULL << 4) /* else: one in the invoice's language */
#define TASKCORE_EMAIL_BODY (1ULL << 5)    /* likewise */
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

#define TASKCORE_EMAIL_OPTIONS_INIT \
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

#define TASKCORE_SMTP_OPTIONS_INIT \
  { sizeof(taskcore_smtp_options), NULL, 0, TASKCORE_SMTP_STARTTLS, NULL, NULL, NULL, NULL, 0, \
    NULL, NULL }

/* --------------------------------------------------------------- purchases */

/* A purchase is an invoice or a credit note of somebody else. Quantities, prices and rates of its
 * lines are the decimals of its file as texts, exact to the last digit; amounts are in minor units
 * of its currency. BT and BG name the terms of EN 16931. */

/* How far a purchase is paid. */
#define TASKCORE_PURCHASE_STATE_OPEN 1        /* nothing was paid yet, and it is not overdue */
#define TASKCORE_PURCHASE_STATE_PARTLY_PAID 2 /* something is still owed, and it is not overdue */
#define TASKCORE_PURCHASE_STATE_PAID 3        /* nothing is owed */
#define TASKCORE_PURCHASE_STATE_OVERDUE 4     /* something is owed, and its due date is over; never
                                                 a credit note */

#define TASKCORE_PURCHASE_STATES_OPEN (1U << 1)
#define TASKCORE_PURCHASE_STATES_PARTLY_PAID (1U << 2)
#define TASKCORE_PURCHASE_STATES_PAID (1U << 3)
#define TASKCORE_PURCHASE_STATES_OVERDUE (1U << 4)

/* In which order purchases are listed; of those that are alike, the latest received first. */
#define TASKCORE_PURCHASE_ORDER_DUE_DATE 1   /* the earliest first, those without one last */
#define TASKCORE_PURCHASE_ORDER_ISSUE_DATE 2 /* the latest first */
#define TASKCORE_PURCHASE_ORDER_SELLER 3     /* by name */
#define TASKCORE_PURCHASE_ORDER_BALANCE 4    /* those of which most is owed first */
#define TASKCORE_PURCHASE_ORDER_RECEIVED 5   /* the latest first */

/* What of a purchase can be changed, as bits of a `fields` mask. */
#define TASKCORE_PURCHASE_DUE_DATE (1ULL << 0)
#define TASKCORE_PURCHASE_NOTES (1ULL << 1)

/* The changes to a purchase. */
typedef struct taskcore_purchase_input {
  size_t struct_size;
  uint64_t fields;   /* which of the members below are given: TASKCORE_PURCHASE_... */
  const char *notes; /* own ones, several lines, at most 10,000 characters; "" for none */
  int32_t due_date;  /* yyyymmdd, where the file says none or another one was agreed on; 0 for
                        none */
  int32_t reserved;  /* 0 */
} taskcore_purchase_input;

#define TASKCORE_PURCHASE_INPUT_INIT { sizeof(taskcore_purchase_input), 0, NULL, 0, 0 }

/* A purchase in a list. Its strings live in its list. */
typedef struct taskcore_purchase {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *number;            /* BT-1 */
  const char *seller_name;       /* BT-27 */
  const char *seller_country;    /* BT-40; "" without */
  const char *seller_vat_number; /* BT-31, as the file has it; "" without */
  const char *seller_siren;      /* BT-30, likewise; "" without */
  const char *payee_name;        /* who is paid (BT-59); "": the seller */
  const char *iban;              /* the first account that it can be paid to (BT-84); "" without */
  const char *payment_reference; /* what the payment is to say (BT-83); "" without */
  const char *currency;          /* ISO 4217 (BT-5) */
  const char *notes;             /* own ones; "" without */
  int64_t net_minor;             /* BT-109 */
  int64_t vat_minor;             /* BT-110 */
  int64_t gross_minor;           /* BT-112 */
  int64_t prepaid_minor;         /* BT-113 */
  int64_t due_minor;             /* BT-115 */
  int64_t paid_minor;            /* what its payments come to */
  int64_t balance_minor;         /* due - paid: what is owed to the seller, or of a credit note by
                                    the seller */
  int64_t created_ms;            /* when it was received */
  int64_t modified_ms;
  int64_t file_length;           /* how many bytes its file has */
  int32_t type_code;             /* BT-3, such as 380 for an invoice, 381 for a credit note, 384 for
                                    a corrected invoice, 386 for a down payment, 389 for one that
                                    the buyer wrote, 326 for a part */
  int32_t state;                 /* TASKCORE_PURCHASE_STATE_... */
  int32_t issue_date;            /* yyyymmdd (BT-2) */
  int32_t due_date;              /* yyyymmdd (BT-9); 0 for none */
  int32_t is_credit;             /* 1: of a type by which the seller owes, such as 381 */
  int32_t is_pdf;                /* 1: its file is a PDF file with the data within; 0: it is XML */
} taskcore_purchase;

/* Of taskcore_purchase_query_options.fields. */
#define TASKCORE_PURCHASE_QUERY_STATE (1ULL << 0)
#define TASKCORE_PURCHASE_QUERY_PERIOD (1ULL << 1)
#define TASKCORE_PURCHASE_QUERY_DUE (1ULL << 2)
#define TASKCORE_PURCHASE_QUERY_CURRENCY (1ULL << 3)
#define TASKCORE_PURCHASE_QUERY_TEXT (1ULL << 4)
#define TASKCORE_PURCHASE_QUERY_CREDIT (1ULL << 5)

/* Which purchases to list, and in which order. All given conditions must hold. */
typedef struct taskcore_purchase_query_options {
  size_t struct_size;
  uint64_t fields;      /* TASKCORE_PURCHASE_QUERY_...: which of the conditions below count */
  uint32_t states;      /* TASKCORE_PURCHASE_STATES_... joined by | */
  int32_t order;        /* TASKCORE_PURCHASE_ORDER_... */
  int32_t first_date;   /* of the issue date, yyyymmdd; 0: from the beginning */
  int32_t last_date;    /* likewise; 0: to the end */
  int32_t due_date;     /* those that are due on it or before, yyyymmdd */
  int32_t is_credit;    /* 1: credit notes alone; 0: none of them */
  const char *currency; /* ISO 4217 */
  const char *text;     /* in the number, the names and numbers of the seller, the payee or own
                           notes; case and accents do not count */
  int64_t limit;        /* at most so many; 0: all */
  int64_t offset;       /* after so many; 0: from the first on */
} taskcore_purchase_query_options;

#define TASKCORE_PURCHASE_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_purchase_query_options), 0, 0, TASKCORE_PURCHASE_ORDER_DUE_DATE, 0, 0, 0, 0, \
    NULL, NULL, 0, 0 }

/* Which payments of purchases to list. */
typedef struct taskcore_purchase_payment_query_options {
  size_t struct_size;
  int64_t purchase_id; /* of this purchase alone; 0: of all */
  int64_t limit;       /* at most so many; 0: all */
  int64_t offset;      /* after so many; 0: from the first on */
} taskcore_purchase_payment_query_options;

#define TASKCORE_PURCHASE_PAYMENT_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_purchase_payment_query_options), 0, 0, 0 }

/* Money that was paid for a purchase, or that came back for a credit note. */
typedef struct taskcore_purchase_payment {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int64_t purchase_id;
  int64_t amount_minor;
  const char *means;    /* of UNTDID 4461, such as "58"; "" when it was not said */
  const char *reference;
  const char *notes;
  const char *currency; /* of the purchase, ISO 4217 */
  int32_t date;         /* yyyymmdd */
  int32_t reserved;     /* 0 */
} taskcore_purchase_payment;

/* Which totals to list. */
typedef struct taskcore_purchase_total_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_purchase_total_query_options;

#define TASKCORE_PURCHASE_TOTAL_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_purchase_total_query_options), 0, 0 }

/* What is owed to sellers in one currency. */
typedef struct taskcore_purchase_total {
  size_t struct_size;
  const char *currency;   /* ISO 4217 */
  int64_t owed_minor;     /* of invoices */
  int64_t overdue_minor;  /* of those, what is overdue */
  int64_t credit_minor;   /* what sellers owe: of credit notes, and of invoices below 0 */
  int64_t balance_minor;  /* owed - credit */
  int64_t purchase_count; /* of how many purchases something is open */
  int64_t overdue_count;  /* of those, how many are overdue */
} taskcore_purchase_total;

/* A line of a purchase (BG-25). */
typedef struct taskcore_purchase_line {
  size_t struct_size;
  const char *line_id;        /* BT-126 */
  const char *name;           /* BT-153 */
  const char *details;        /* BT-154; "" without, as all that follows */
  const char *note;           /* BT-127 */
  const char *item_number;    /* the seller's (BT-155) */
  const char *quantity;       /* a decimal (BT-129) */
  const char *unit;           /* a code of UN/ECE Recommendation 20 or 21 (BT-130) */
  const char *net_price;      /* a decimal (BT-146) */
  const char *gross_price;    /* a decimal (BT-148) */
  const char *price_discount; /* a decimal (BT-147) */
  const char *price_quantity; /* how many the price is for, a decimal (BT-149) */
  const char *vat_code;       /* the category, such as "S" (BT-151) */
  const char *vat_percent;    /* a decimal (BT-152) */
  int64_t net_minor;          /* BT-131 */
  int64_t allowance_minor;    /* what its allowances come to (BT-136) */
  int64_t charge_minor;       /* what its charges come to (BT-141) */
  int32_t first_date;         /* yyyymmdd (BT-134); 0 for none */
  int32_t last_date;          /* likewise (BT-135) */
} taskcore_purchase_line;

/* An allowance or a charge of a purchase: on the whole of it (BG-20, BG-21), or on a line (BG-27,
 * BG-28). */
typedef struct taskcore_purchase_adjustment {
  size_t struct_size;
  const char *line_id;     /* BT-126 of its line; "": on the whole */
  const char *reason;      /* BT-97, BT-104, BT-139, BT-144; "" without, as all that follows */
  const char *reason_code; /* BT-98, BT-105, BT-140, BT-145 */
  const char *percent;     /* a decimal (BT-94, BT-101, BT-138, BT-143) */
  const char *vat_code;    /* the category (BT-95, BT-102) */
  const char *vat_percent; /* a decimal (BT-96, BT-103) */
  int64_t amount_minor;    /* BT-92, BT-99, BT-136, BT-141 */
  int32_t is_charge;       /* 0 for an allowance, 1 for a charge */
  int32_t reserved;        /* 0 */
} taskcore_purchase_adjustment;

/* What a purchase taxes in one way (BG-23). */
typedef struct taskcore_purchase_tax {
  size_t struct_size;
  const char *vat_code;         /* the category, such as "S" (BT-118) */
  const char *vat_percent;      /* a decimal (BT-119); "" without */
  const char *exemption_reason; /* BT-120 */
  const char *exemption_code;   /* BT-121 */
  int64_t taxable_minor;        /* BT-116 */
  int64_t tax_minor;            /* BT-117 */
} taskcore_purchase_tax;

/* A way to pay a purchase (BG-16). */
typedef struct taskcore_purchase_means {
  size_t struct_size;
  const char *code;         /* of UNTDID 4461 (BT-81) */
  const char *label;        /* BT-82; "" without, as all that follows */
  const char *iban;         /* or another number of the account (BT-84) */
  const char *account_name; /* BT-85 */
  const char *bic;          /* BT-86 */
  const char *mandate;      /* of a direct debit (BT-89) */
  const char *debited_iban; /* of a direct debit (BT-91) */
} taskcore_purchase_means;

/* An invoice that a purchase refers to (BG-3), such as the one that a credit note is for. */
typedef struct taskcore_purchase_reference {
  size_t struct_size;
  const char *number; /* BT-25 */
  int32_t issue_date; /* yyyymmdd (BT-26); 0 for none */
  int32_t reserved;   /* 0 */
} taskcore_purchase_reference;

/* What a purchase says in words (BG-1). */
typedef struct taskcore_purchase_note {
  size_t struct_size;
  const char *code; /* of UNTDID 4451 (BT-21), such as "PMD"; "" without */
  const char *text; /* BT-22 */
} taskcore_purchase_note;

/* All of a purchase, as its file has it; a text that the file does not have is "", and a party that
 * it does not have has no name. Its strings and arrays live in its taskcore_purchase_document. */
typedef struct taskcore_purchase_content {
  size_t struct_size;
  const taskcore_purchase *purchase; /* as it is listed */
  const taskcore_party *seller;      /* BG-4 */
  const taskcore_party *buyer;       /* BG-7 */
  const taskcore_party *payee;       /* BG-10: who is paid, if not the seller */
  const taskcore_party *tax_representative; /* BG-11: the seller's */
  const taskcore_party *recipient;   /* BG-13: where it was delivered */
  const taskcore_purchase_line *lines;
  size_t line_count;
  const taskcore_purchase_adjustment *adjustments; /* those on the whole, then those on lines */
  size_t adjustment_count;
  const taskcore_purchase_tax *taxes;
  size_t tax_count;
  const taskcore_purchase_means *means;
  size_t means_count;
  const taskcore_purchase_reference *references;
  size_t reference_count;
  const taskcore_purchase_note *remarks; /* the seller's notes */
  size_t remark_count;
  const taskcore_purchase_payment *payments; /* the latest first */
  size_t payment_count;
  int64_t line_total_minor;          /* BT-106 */
  int64_t allowance_total_minor;     /* BT-107 */
  int64_t charge_total_minor;        /* BT-108 */
  int64_t rounding_minor;            /* BT-114 */
  const char *tax_currency;          /* BT-6 */
  const char *tax_in_tax_currency;   /* a decimal (BT-111) */
  const char *profile;               /* BT-24 */
  const char *business_process;      /* BT-23 */
  const char *buyer_reference;       /* BT-10 */
  const char *project_reference;     /* BT-11 */
  const char *contract_reference;    /* BT-12 */
  const char *order_reference;       /* BT-13 */
  const char *payment_terms;         /* BT-20 */
  int32_t delivery_date;             /* yyyymmdd (BT-72); 0 for none */
  int32_t first_date;                /* of the invoiced period, yyyymmdd (BT-73); 0 for none */
  int32_t last_date;                 /* likewise (BT-74) */
  int32_t reserved;                  /* 0 */
} taskcore_purchase_content;

/* ------------------------------------------------------ recurring invoices */

/* A recurring invoice has terms and lines of its own, which are taken from an invoice once.
 * taskcore_poll makes a draft of it for each of its dates that came. */

/* Which period the drafts of a recurring invoice are for (BT-73, BT-74). */
#define TASKCORE_RECURRING_PERIOD_NONE 1
#define TASKCORE_RECURRING_PERIOD_COMING 2 /* from the date of the draft to the day before the next
                                              date */
#define TASKCORE_RECURRING_PERIOD_PAST 3   /* from the date before to the day before that of the
                                              draft */

/* How far a recurring invoice is. */
#define TASKCORE_RECURRING_STATE_ACTIVE 1
#define TASKCORE_RECURRING_STATE_PAUSED 2
#define TASKCORE_RECURRING_STATE_BEHIND 3 /* paused, and dates came for which nothing was drafted */
#define TASKCORE_RECURRING_STATE_ENDED 4  /* there are no dates any more */

/* The properties of a recurring invoice, as bits of a `fields` mask. */
#define TASKCORE_RECURRING_INVOICE_REPEAT_RULE (1ULL << 0)
#define TASKCORE_RECURRING_INVOICE_ZONE (1ULL << 1)
#define TASKCORE_RECURRING_INVOICE_START_DATE (1ULL << 2)
#define TASKCORE_RECURRING_INVOICE_NEXT_DATE (1ULL << 3)
#define TASKCORE_RECURRING_INVOICE_PERIOD (1ULL << 4)
#define TASKCORE_RECURRING_INVOICE_PAUSED (1ULL << 5)
#define TASKCORE_RECURRING_INVOICE_CLIENT (1ULL << 6)
#define TASKCORE_RECURRING_INVOICE_INVOICE (1ULL << 7)
#define TASKCORE_RECURRING_INVOICE_CONTENT (1ULL << 8)

/* What a recurring invoice is to be: a new one, or the changes to one. */
typedef struct taskcore_recurring_invoice_input {
  size_t struct_size;
  uint64_t fields;         /* which of the members below are given:
                              TASKCORE_RECURRING_INVOICE_... */
  const char *repeat_rule; /* an RRULE of RFC 5545, such as "FREQ=MONTHLY" */
  const char *zone;        /* the IANA name of the zone in which its days begin; "" for the
                              store's */
  int64_t client_id;       /* of the drafts; of a new one else that of the invoice */
  int64_t invoice_id;      /* of a change alone: whose terms and lines are taken instead */
  int32_t start_date;      /* the first date of the series, yyyymmdd; of a new one else the day of
                              the invoice, which has no draft then */
  int32_t next_date;       /* yyyymmdd: the next draft is that of the first date of the series on it
                              or after */
  int32_t period;          /* TASKCORE_RECURRING_PERIOD_... */
  int32_t is_paused;       /* 1: nothing is drafted until it goes on */
} taskcore_recurring_invoice_input;

#define TASKCORE_RECURRING_INVOICE_INPUT_INIT \
  { sizeof(taskcore_recurring_invoice_input), 0, NULL, NULL, 0, 0, 0, 0, \
    TASKCORE_RECURRING_PERIOD_NONE, 0 }

/* Which recurring invoices to list. */
typedef struct taskcore_recurring_invoice_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_recurring_invoice_query_options;

#define TASKCORE_RECURRING_INVOICE_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_recurring_invoice_query_options), 0, 0 }

/* A recurring invoice in a list. Its strings live in its list. */
typedef struct taskcore_recurring_invoice {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int64_t client_id;       /* 0 when it is gone */
  const char *client_name; /* "" when it is gone */
  const char *repeat_rule; /* an RRULE of RFC 5545 */
  const char *zone;        /* "": the store's */
  const char *currency;    /* ISO 4217 */
  int64_t gross_minor;     /* what a draft of it comes to today, with VAT */
  int64_t line_count;
  int64_t due_count;       /* how many dates came for which nothing was drafted yet; at most 1,000
                              are counted */
  int64_t created_ms;      /* milliseconds since 1970 UTC */
  int64_t modified_ms;     /* milliseconds since 1970 UTC */
  int32_t start_date;      /* yyyymmdd */
  int32_t next_date;       /* of the next draft, yyyymmdd; 0 for none any more */
  int32_t period;          /* TASKCORE_RECURRING_PERIOD_... */
  int32_t state;           /* TASKCORE_RECURRING_STATE_... */
} taskcore_recurring_invoice;

/* ---------------------------------------------------- reminders of payment */

/* A reminder of payment claims what is owed of an overdue invoice, and beside that a fee, a
 * compensation and interest, which do not change the invoice. Interest is at the rates that the
 * user entered, for the days that they name; for other days none is claimed. */

/* Whom a rate of interest holds for. */
#define TASKCORE_DEBTOR_BUSINESS 1 /* businesses and public bodies */
#define TASKCORE_DEBTOR_CONSUMER 2 /* private persons */

/* The properties of a rate of interest, as bits of a `fields` mask. */
#define TASKCORE_PENALTY_RATE_DEBTOR (1ULL << 0)
#define TASKCORE_PENALTY_RATE_CURRENCY (1ULL << 1)
#define TASKCORE_PENALTY_RATE_FIRST_DATE (1ULL << 2)
#define TASKCORE_PENALTY_RATE_LAST_DATE (1ULL << 3)
#define TASKCORE_PENALTY_RATE_RATE (1ULL << 4)
#define TASKCORE_PENALTY_RATE_NOTES (1ULL << 5)

/* What a rate of interest is to be: a new one, or the changes to one. Of a change, debtor, currency
 * and the first day are not given: they say which one it is. */
typedef struct taskcore_penalty_rate_input {
  size_t struct_size;
  uint64_t fields;           /* which of the members below are given: TASKCORE_PENALTY_RATE_... */
  const char *currency;      /* of the invoices that it holds for, ISO 4217; else EUR */
  const char *notes;         /* where it is from, several lines; "" for none */
  int32_t debtor;            /* TASKCORE_DEBTOR_... */
  int32_t first_date;        /* the first day of which interest is at this rate, yyyymmdd */
  int32_t last_date;         /* the last one; 0: until the day before the next rate begins */
  int32_t rate_basis_points; /* a year: 1215 for 12.15 %; 0 to 10,000 */
} taskcore_penalty_rate_input;

#define TASKCORE_PENALTY_RATE_INPUT_INIT \
  { sizeof(taskcore_penalty_rate_input), 0, NULL, NULL, TASKCORE_DEBTOR_BUSINESS, 0, 0, 0 }

/* Which rates of interest to list. */
typedef struct taskcore_penalty_rate_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_penalty_rate_query_options;

#define TASKCORE_PENALTY_RATE_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_penalty_rate_query_options), 0, 0 }

/* A rate of interest for late payment. Its strings live in its list. */
typedef struct taskcore_penalty_rate {
  size_t struct_size;
  int64_t id;
  const char *uid;
  const char *currency;      /* ISO 4217 */
  const char *notes;         /* "" for none */
  int32_t debtor;            /* TASKCORE_DEBTOR_... */
  int32_t first_date;        /* yyyymmdd */
  int32_t last_date;         /* yyyymmdd; 0: until the day before the next rate begins */
  int32_t rate_basis_points; /* a year */
} taskcore_penalty_rate;

/* The properties of a reminder, as bits of a `fields` mask. */
#define TASKCORE_PAYMENT_REMINDER_LEVEL (1ULL << 0)
#define TASKCORE_PAYMENT_REMINDER_DATE (1ULL << 1)
#define TASKCORE_PAYMENT_REMINDER_PAY_BY (1ULL << 2)
#define TASKCORE_PAYMENT_REMINDER_FEE (1ULL << 3)
#define TASKCORE_PAYMENT_REMINDER_TEXT (1ULL << 4)
#define TASKCORE_PAYMENT_REMINDER_NO_INTEREST (1ULL << 5)
#define TASKCORE_PAYMENT_REMINDER_NO_RECOVERY (1ULL << 6)
#define TASKCORE_PAYMENT_REMINDER_SENT (1ULL << 7)

/* What a reminder is to be: a new one, or the changes to one that was not sent. Its amounts are
 * computed with each change. */
typedef struct taskcore_payment_reminder_input {
  size_t struct_size;
  uint64_t fields;             /* which of the members below are given:
                                  TASKCORE_PAYMENT_REMINDER_... */
  const char *text;            /* own words in place of those of its level, several lines; "" for
                                  those */
  int64_t fee_minor;           /* its fee; else 0 */
  int32_t level;               /* of a new one alone: 1 to 9; else one more than the last of the
                                  invoice */
  int32_t date;                /* of the letter, yyyymmdd, after the due date and not after today;
                                  else today */
  int32_t pay_by;              /* by when it asks for the money, yyyymmdd; 0: at once; of a new one
                                  else 14 days after its date */
  int32_t is_without_interest; /* 1: it claims no interest */
  int32_t is_without_recovery; /* 1: it claims no compensation for recovery costs */
  int32_t reserved;            /* 0 */
} taskcore_payment_reminder_input;

#define TASKCORE_PAYMENT_REMINDER_INPUT_INIT \
  { sizeof(taskcore_payment_reminder_input), 0, NULL, 0, 0, 0, 0, 0, 0, 0 }

/* Which reminders to list. */
typedef struct taskcore_payment_reminder_query_options {
  size_t struct_size;
  int64_t invoice_id; /* of this invoice alone; 0: of all */
  int64_t limit;      /* at most so many; 0: all */
  int64_t offset;     /* after so many; 0: from the first on */
} taskcore_payment_reminder_query_options;

#define TASKCORE_PAYMENT_REMINDER_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_payment_reminder_query_options), 0, 0, 0 }

/* A reminder of payment in a list. Its strings live in its list. */
typedef struct taskcore_payment_reminder {
  size_t struct_size;
  int64_t id;
  const char *uid;
  int64_t invoice_id;      /* 0 when it is gone */
  const char *number;      /* of the invoice */
  const char *client_name; /* of the invoice */
  const char *currency;    /* of the invoice, ISO 4217 */
  const char *text;        /* own words; "": those of its level */
  int64_t owed_minor;      /* what was owed of the invoice on its date */
  int64_t fee_minor;
  int64_t recovery_minor;  /* the compensation for recovery costs */
  int64_t earlier_minor;   /* fees and compensation that earlier reminders claimed */
  int64_t interest_minor;  /* from the day after the due date to its date */
  int64_t total_minor;     /* all of these */
  int64_t uncovered_days;  /* how many days something was owed of which no rate of interest holds */
  int64_t sent_ms;         /* 0: not yet */
  int64_t created_ms;
  int32_t level;           /* 1 to 9 */
  int32_t date;            /* yyyymmdd */
  int32_t pay_by;          /* yyyymmdd; 0: at once */
  int32_t reserved;        /* 0 */
} taskcore_payment_reminder;

/* Of which reminder to list what its interest is made of. */
typedef struct taskcore_interest_span_query_options {
  size_t struct_size;
  int64_t payment_reminder_id;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_interest_span_query_options;

#define TASKCORE_INTEREST_SPAN_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_interest_span_query_options), 0, 0, 0 }

/* Days in a row of which interest is alike. Interest is the sum of owed * rate * days / 365,
 * rounded once for all spans of a reminder. */
typedef struct taskcore_interest_span {
  size_t struct_size;
  const char *currency;      /* ISO 4217 */
  int64_t owed_minor;        /* what was owed of the invoice on each of the days */
  int64_t days;
  int32_t first_date;        /* yyyymmdd */
  int32_t last_date;         /* yyyymmdd */
  int32_t rate_basis_points; /* a year; with is_covered 0 there is none */
  int32_t is_covered;        /* 0: no rate holds for these days, and no interest is claimed of
                                them */
} taskcore_interest_span;

/* Which invoices to list that are due for a reminder. */
typedef struct taskcore_late_invoice_query_options {
  size_t struct_size;
  int64_t limit;  /* at most so many; 0: all */
  int64_t offset; /* after so many; 0: from the first on */
} taskcore_late_invoice_query_options;

#define TASKCORE_LATE_INVOICE_QUERY_OPTIONS_INIT \
  { sizeof(taskcore_late_invoice_query_options), 0, 0 }

/* An overdue invoice that is due for a reminder: it had none yet, or that asked for the money by a
 * day that is over. Its strings live in its list. */
typedef struct taskcore_late_invoice {
  size_t struct_size;
  int64_t invoice_id;
  const char *number;
  const char *client_name;
  const char *currency;  /* ISO 4217 */
  int64_t balance_minor; /* what is owed */
  int64_t days;          /* how long it is overdue */
  int32_t due_date;      /* yyyymmdd */
  int32_t last_date;     /* of its last reminder; 0: it had none */
  int32_t next_level;    /* of the reminder that it is due for */
  int32_t reserved;      /* 0 */
} taskcore_late_invoice;

/* ------------------------------------------------------ functions: library */

/*
 * Checks which library it runs with, and shows what a failed call has to say.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   if (taskcore_abi_version() != TASKCORE_ABI_VERSION) {
 *     fprintf(stderr, "Taskcore %s cannot stand in for %s.\n", taskcore_version(),
 *             TASKCORE_VERSION);
 *     return 1;
 *   }
 *   taskcore_store *store = NULL;
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "Europe/Atlantis";
 *
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (status != TASKCORE_OK) {
 *     const taskcore_error *error = taskcore_last_error();
 *     printf("%s, because of %s: %s\n", taskcore_status_name(status), error->field,
 *            error->message);
 *   }
 *   taskcore_store_free(store);  // NULL after a failure, which is fine
 *   return 0;
 * }
 * @endcode
 */

/**
 * Tells the version of the library that is running.
 *
 * @return such as `"0.1.0"`; static.
 * @since 0.1.0
 */
const char *taskcore_version(void);

/**
 * Tells which programs can run with this library: those built for the same number.
 *
 * @return TASKCORE_ABI_VERSION of the header that the library was built with.
 * @since 0.1.0
 */
int32_t taskcore_abi_version(void);

/**
 * Names a status.
 *
 * @param status any number.
 * @return such as `"TASKCORE_EBUSY"`, or `"unknown"`; static.
 * @since 0.1.0
 */
const char *taskcore_status_name(taskcore_status status);

/**
 * Tells the details of this thread's last call that can fail.
 *
 * Code that may move to another thread between two calls, as in Go and where `await` is,
 * calls the forms that hand over the error itself: see taskcore_error_free.
 *
 * @return the details, never NULL; borrowed until this thread's next call that can fail,
 *   or its end. Their status is TASKCORE_OK when that call succeeded.
 * @since 0.1.0
 */
const taskcore_error *taskcore_last_error(void);

/**
 * Frees a string that the library gave as a `char *`.
 *
 * @param string the string; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_string_free(char *string);

/**
 * Frees bytes that the library gave as a `uint8_t *`.
 *
 * @param bytes the bytes; NULL is fine. They must not be used any more.
 * @since 0.1.0
 */
void taskcore_bytes_free(uint8_t *bytes);

/**
 * Tells where the user's own store is: `$XDG_DATA_HOME/taskcore/taskcore.db`, and
 * `~/.local/share/taskcore/taskcore.db` without that variable.
 *
 * @param path receives the path, to be freed with taskcore_string_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID when path is NULL; TASKCORE_EACCESS when neither
 *   `XDG_DATA_HOME` nor `HOME` is an absolute path; TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_default_path(char **path);

/* ------------------------------------------ functions: defaults of structs */

/*
 * Adds a task without macros, as a program in a language that has none does.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options;
 *   taskcore_task_input task;
 *   taskcore_store *store = NULL;
 *   taskcore_status status = taskcore_open_options_init(&options, sizeof options);
 *   if (!status) status = taskcore_task_input_init(&task, sizeof task);
 *
 *   options.path = ":memory:";
 *   task.fields |= TASKCORE_TASK_TITLE;
 *   task.title = "Water the plants";
 *   if (!status) status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *
 *   taskcore_task_list *list = NULL;
 *   if (!status) status = taskcore_task_query(store, NULL, &list);
 *   if (!status) printf("%s\n", taskcore_task_list_at(list, 0)->title);
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_task_list_free(list);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Gives a taskcore_account_collection_choice its defaults, those of
 * TASKCORE_ACCOUNT_COLLECTION_CHOICE_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_account_collection_choice_init(taskcore_account_collection_choice *value,
                                                        size_t struct_size);

/**
 * Gives a taskcore_account_collection_query_options its defaults, those of
 * TASKCORE_ACCOUNT_COLLECTION_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_account_collection_query_options_init(
    taskcore_account_collection_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_account_input its defaults, those of TASKCORE_ACCOUNT_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_account_input_init(taskcore_account_input *value, size_t struct_size);

/**
 * Gives a taskcore_account_plan its defaults, those of TASKCORE_ACCOUNT_PLAN_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_account_plan_init(taskcore_account_plan *value, size_t struct_size);

/**
 * Gives a taskcore_account_query_options its defaults, those of
 * TASKCORE_ACCOUNT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_account_query_options_init(taskcore_account_query_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_ageing_query_options its defaults, those of
 * TASKCORE_AGEING_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_ageing_query_options_init(taskcore_ageing_query_options *value,
                                                   size_t struct_size);

/**
 * Gives a taskcore_agenda_options its defaults, those of TASKCORE_AGENDA_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_agenda_options_init(taskcore_agenda_options *value, size_t struct_size);

/**
 * Gives a taskcore_alert_query_options its defaults, those of
 * TASKCORE_ALERT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_query_options_init(taskcore_alert_query_options *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_authorization_options its defaults, those of
 * TASKCORE_AUTHORIZATION_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_authorization_options_init(taskcore_authorization_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_backup_options its defaults, those of TASKCORE_BACKUP_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_backup_options_init(taskcore_backup_options *value, size_t struct_size);

/**
 * Gives a taskcore_calendar_input its defaults, those of TASKCORE_CALENDAR_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_input_init(taskcore_calendar_input *value, size_t struct_size);

/**
 * Gives a taskcore_calendar_query_options its defaults, those of
 * TASKCORE_CALENDAR_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_query_options_init(taskcore_calendar_query_options *value,
                                                     size_t struct_size);

/**
 * Gives a taskcore_chart_options its defaults, those of TASKCORE_CHART_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_chart_options_init(taskcore_chart_options *value, size_t struct_size);

/**
 * Gives a taskcore_client_input its defaults, those of TASKCORE_CLIENT_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_client_input_init(taskcore_client_input *value, size_t struct_size);

/**
 * Gives a taskcore_client_query_options its defaults, those of
 * TASKCORE_CLIENT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_client_query_options_init(taskcore_client_query_options *value,
                                                   size_t struct_size);

/**
 * Gives a taskcore_comment_input its defaults, those of TASKCORE_COMMENT_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_input_init(taskcore_comment_input *value, size_t struct_size);

/**
 * Gives a taskcore_comment_query_options its defaults, those of
 * TASKCORE_COMMENT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_query_options_init(taskcore_comment_query_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_completion_query_options its defaults, those of
 * TASKCORE_COMPLETION_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_completion_query_options_init(taskcore_completion_query_options *value,
                                                       size_t struct_size);

/**
 * Gives a taskcore_conflict_query_options its defaults, those of
 * TASKCORE_CONFLICT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_conflict_query_options_init(taskcore_conflict_query_options *value,
                                                     size_t struct_size);

/**
 * Gives a taskcore_countdown its defaults, those of TASKCORE_COUNTDOWN_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_countdown_init(taskcore_countdown *value, size_t struct_size);

/**
 * Gives a taskcore_email_options its defaults, those of TASKCORE_EMAIL_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_email_options_init(taskcore_email_options *value, size_t struct_size);

/**
 * Gives a taskcore_email_query_options its defaults, those of
 * TASKCORE_EMAIL_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_email_query_options_init(taskcore_email_query_options *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_event_countdown_options its defaults, those of
 * TASKCORE_EVENT_COUNTDOWN_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_event_countdown_options_init(taskcore_event_countdown_options *value,
                                                      size_t struct_size);

/**
 * Gives a taskcore_event_input its defaults, those of TASKCORE_EVENT_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_event_input_init(taskcore_event_input *value, size_t struct_size);

/**
 * Gives a taskcore_event_query_options its defaults, those of
 * TASKCORE_EVENT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_event_query_options_init(taskcore_event_query_options *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_event_scope_options its defaults, those of
 * TASKCORE_EVENT_SCOPE_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_event_scope_options_init(taskcore_event_scope_options *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_export_options its defaults, those of TASKCORE_EXPORT_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_export_options_init(taskcore_export_options *value, size_t struct_size);

/**
 * Gives a taskcore_field_input its defaults, those of TASKCORE_FIELD_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_field_input_init(taskcore_field_input *value, size_t struct_size);

/**
 * Gives a taskcore_field_query_options its defaults, those of
 * TASKCORE_FIELD_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_field_query_options_init(taskcore_field_query_options *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_field_value its defaults, those of TASKCORE_FIELD_VALUE_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_field_value_init(taskcore_field_value *value, size_t struct_size);

/**
 * Gives a taskcore_filter_input its defaults, those of TASKCORE_FILTER_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_input_init(taskcore_filter_input *value, size_t struct_size);

/**
 * Gives a taskcore_filter_query_options its defaults, those of
 * TASKCORE_FILTER_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_query_options_init(taskcore_filter_query_options *value,
                                                   size_t struct_size);

/**
 * Gives a taskcore_focus_billing its defaults, those of TASKCORE_FOCUS_BILLING_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_billing_init(taskcore_focus_billing *value, size_t struct_size);

/**
 * Gives a taskcore_focus_next its defaults, those of TASKCORE_FOCUS_NEXT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_next_init(taskcore_focus_next *value, size_t struct_size);

/**
 * Gives a taskcore_focus_query_options its defaults, those of
 * TASKCORE_FOCUS_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_query_options_init(taskcore_focus_query_options *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_focus_settings its defaults, those of TASKCORE_FOCUS_SETTINGS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_settings_init(taskcore_focus_settings *value, size_t struct_size);

/**
 * Gives a taskcore_focus_start_options its defaults, those of
 * TASKCORE_FOCUS_START_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_start_options_init(taskcore_focus_start_options *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_focus_total_query_options its defaults, those of
 * TASKCORE_FOCUS_TOTAL_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_total_query_options_init(taskcore_focus_total_query_options *value,
                                                        size_t struct_size);

/**
 * Gives a taskcore_free_time_query_options its defaults, those of
 * TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_free_time_query_options_init(taskcore_free_time_query_options *value,
                                                      size_t struct_size);

/**
 * Gives a taskcore_holiday_input its defaults, those of TASKCORE_HOLIDAY_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_input_init(taskcore_holiday_input *value, size_t struct_size);

/**
 * Gives a taskcore_holiday_query_options its defaults, those of
 * TASKCORE_HOLIDAY_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_query_options_init(taskcore_holiday_query_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_home_options its defaults, those of TASKCORE_HOME_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_home_options_init(taskcore_home_options *value, size_t struct_size);

/**
 * Gives a taskcore_hub_options its defaults, those of TASKCORE_HUB_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_options_init(taskcore_hub_options *value, size_t struct_size);

/**
 * Gives a taskcore_hub_report its defaults, those of TASKCORE_HUB_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_report_init(taskcore_hub_report *value, size_t struct_size);

/**
 * Gives a taskcore_hub_sweep_report its defaults, those of
 * TASKCORE_HUB_SWEEP_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_sweep_report_init(taskcore_hub_sweep_report *value,
                                               size_t struct_size);

/**
 * Gives a taskcore_idle_time its defaults, those of TASKCORE_IDLE_TIME_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_idle_time_init(taskcore_idle_time *value, size_t struct_size);

/**
 * Gives a taskcore_import_options its defaults, those of TASKCORE_IMPORT_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_import_options_init(taskcore_import_options *value, size_t struct_size);

/**
 * Gives a taskcore_import_report its defaults, those of TASKCORE_IMPORT_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_import_report_init(taskcore_import_report *value, size_t struct_size);

/**
 * Gives a taskcore_interest_span_query_options its defaults, those of
 * TASKCORE_INTEREST_SPAN_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_interest_span_query_options_init(
    taskcore_interest_span_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_invoice_adjustment_input its defaults, those of
 * TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_adjustment_input_init(taskcore_invoice_adjustment_input *value,
                                                       size_t struct_size);

/**
 * Gives a taskcore_invoice_input its defaults, those of TASKCORE_INVOICE_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_input_init(taskcore_invoice_input *value, size_t struct_size);

/**
 * Gives a taskcore_invoice_line_input its defaults, those of
 * TASKCORE_INVOICE_LINE_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_line_input_init(taskcore_invoice_line_input *value,
                                                 size_t struct_size);

/**
 * Gives a taskcore_invoice_query_options its defaults, those of
 * TASKCORE_INVOICE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_query_options_init(taskcore_invoice_query_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_late_invoice_query_options its defaults, those of
 * TASKCORE_LATE_INVOICE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_late_invoice_query_options_init(
    taskcore_late_invoice_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_link its defaults, those of TASKCORE_LINK_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_link_init(taskcore_link *value, size_t struct_size);

/**
 * Gives a taskcore_load_query_options its defaults, those of
 * TASKCORE_LOAD_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_load_query_options_init(taskcore_load_query_options *value,
                                                 size_t struct_size);

/**
 * Gives a taskcore_local_time its defaults, those of TASKCORE_LOCAL_TIME_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_local_time_init(taskcore_local_time *value, size_t struct_size);

/**
 * Gives a taskcore_log_report its defaults, those of TASKCORE_LOG_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_log_report_init(taskcore_log_report *value, size_t struct_size);

/**
 * Gives a taskcore_log_trim_options its defaults, those of
 * TASKCORE_LOG_TRIM_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_log_trim_options_init(taskcore_log_trim_options *value,
                                               size_t struct_size);

/**
 * Gives a taskcore_moment its defaults, those of TASKCORE_MOMENT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_moment_init(taskcore_moment *value, size_t struct_size);

/**
 * Gives a taskcore_month_options its defaults, those of TASKCORE_MONTH_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_month_options_init(taskcore_month_options *value, size_t struct_size);

/**
 * Gives a taskcore_move its defaults, those of TASKCORE_MOVE_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_move_init(taskcore_move *value, size_t struct_size);

/**
 * Gives a taskcore_number_series_query_options its defaults, those of
 * TASKCORE_NUMBER_SERIES_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_number_series_query_options_init(
    taskcore_number_series_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_occurrence_query_options its defaults, those of
 * TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_occurrence_query_options_init(taskcore_occurrence_query_options *value,
                                                       size_t struct_size);

/**
 * Gives a taskcore_open_options its defaults, those of TASKCORE_OPEN_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_open_options_init(taskcore_open_options *value, size_t struct_size);

/**
 * Gives a taskcore_party its defaults, those of TASKCORE_PARTY_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_party_init(taskcore_party *value, size_t struct_size);

/**
 * Gives a taskcore_payment_input its defaults, those of TASKCORE_PAYMENT_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_input_init(taskcore_payment_input *value, size_t struct_size);

/**
 * Gives a taskcore_payment_query_options its defaults, those of
 * TASKCORE_PAYMENT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_query_options_init(taskcore_payment_query_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_payment_reminder_input its defaults, those of
 * TASKCORE_PAYMENT_REMINDER_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_input_init(taskcore_payment_reminder_input *value,
                                                     size_t struct_size);

/**
 * Gives a taskcore_payment_reminder_query_options its defaults, those of
 * TASKCORE_PAYMENT_REMINDER_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_query_options_init(
    taskcore_payment_reminder_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_pdf_options its defaults, those of TASKCORE_PDF_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_pdf_options_init(taskcore_pdf_options *value, size_t struct_size);

/**
 * Gives a taskcore_penalty_rate_input its defaults, those of
 * TASKCORE_PENALTY_RATE_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_input_init(taskcore_penalty_rate_input *value,
                                                 size_t struct_size);

/**
 * Gives a taskcore_penalty_rate_query_options its defaults, those of
 * TASKCORE_PENALTY_RATE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_query_options_init(
    taskcore_penalty_rate_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_period its defaults, those of TASKCORE_PERIOD_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_period_init(taskcore_period *value, size_t struct_size);

/**
 * Gives a taskcore_period_options its defaults, those of TASKCORE_PERIOD_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_period_options_init(taskcore_period_options *value, size_t struct_size);

/**
 * Gives a taskcore_project_input its defaults, those of TASKCORE_PROJECT_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_project_input_init(taskcore_project_input *value, size_t struct_size);

/**
 * Gives a taskcore_project_query_options its defaults, those of
 * TASKCORE_PROJECT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_project_query_options_init(taskcore_project_query_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_project_section_input its defaults, those of
 * TASKCORE_PROJECT_SECTION_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_input_init(taskcore_project_section_input *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_project_section_query_options its defaults, those of
 * TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_query_options_init(
    taskcore_project_section_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_pulse_options its defaults, those of TASKCORE_PULSE_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_pulse_options_init(taskcore_pulse_options *value, size_t struct_size);

/**
 * Gives a taskcore_pulse_settings its defaults, those of TASKCORE_PULSE_SETTINGS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_pulse_settings_init(taskcore_pulse_settings *value, size_t struct_size);

/**
 * Gives a taskcore_purchase_input its defaults, those of TASKCORE_PURCHASE_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_input_init(taskcore_purchase_input *value, size_t struct_size);

/**
 * Gives a taskcore_purchase_payment_query_options its defaults, those of
 * TASKCORE_PURCHASE_PAYMENT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_payment_query_options_init(
    taskcore_purchase_payment_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_purchase_query_options its defaults, those of
 * TASKCORE_PURCHASE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_query_options_init(taskcore_purchase_query_options *value,
                                                     size_t struct_size);

/**
 * Gives a taskcore_purchase_total_query_options its defaults, those of
 * TASKCORE_PURCHASE_TOTAL_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_total_query_options_init(
    taskcore_purchase_total_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_query its defaults, those of TASKCORE_QUERY_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_query_init(taskcore_query *value, size_t struct_size);

/**
 * Gives a taskcore_recovery_report its defaults, those of TASKCORE_RECOVERY_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_recovery_report_init(taskcore_recovery_report *value, size_t struct_size);

/**
 * Gives a taskcore_recurring_invoice_input its defaults, those of
 * TASKCORE_RECURRING_INVOICE_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_input_init(taskcore_recurring_invoice_input *value,
                                                      size_t struct_size);

/**
 * Gives a taskcore_recurring_invoice_query_options its defaults, those of
 * TASKCORE_RECURRING_INVOICE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_query_options_init(
    taskcore_recurring_invoice_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_reminder its defaults, those of TASKCORE_REMINDER_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_reminder_init(taskcore_reminder *value, size_t struct_size);

/**
 * Gives a taskcore_repair_report its defaults, those of TASKCORE_REPAIR_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_repair_report_init(taskcore_repair_report *value, size_t struct_size);

/**
 * Gives a taskcore_repeat_spec its defaults, those of TASKCORE_REPEAT_SPEC_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_repeat_spec_init(taskcore_repeat_spec *value, size_t struct_size);

/**
 * Gives a taskcore_replica_query_options its defaults, those of
 * TASKCORE_REPLICA_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_replica_query_options_init(taskcore_replica_query_options *value,
                                                    size_t struct_size);

/**
 * Gives a taskcore_report_options its defaults, those of TASKCORE_REPORT_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_report_options_init(taskcore_report_options *value, size_t struct_size);

/**
 * Gives a taskcore_score its defaults, those of TASKCORE_SCORE_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_score_init(taskcore_score *value, size_t struct_size);

/**
 * Gives a taskcore_score_options its defaults, those of TASKCORE_SCORE_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_score_options_init(taskcore_score_options *value, size_t struct_size);

/**
 * Gives a taskcore_series_history_query_options its defaults, those of
 * TASKCORE_SERIES_HISTORY_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_series_history_query_options_init(
    taskcore_series_history_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_series_streak its defaults, those of TASKCORE_SERIES_STREAK_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_series_streak_init(taskcore_series_streak *value, size_t struct_size);

/**
 * Gives a taskcore_smtp_options its defaults, those of TASKCORE_SMTP_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_smtp_options_init(taskcore_smtp_options *value, size_t struct_size);

/**
 * Gives a taskcore_sort its defaults, those of TASKCORE_SORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_sort_init(taskcore_sort *value, size_t struct_size);

/**
 * Gives a taskcore_step its defaults, those of TASKCORE_STEP_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_step_init(taskcore_step *value, size_t struct_size);

/**
 * Gives a taskcore_subscription_content its defaults, those of
 * TASKCORE_SUBSCRIPTION_CONTENT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_subscription_content_init(taskcore_subscription_content *value,
                                                   size_t struct_size);

/**
 * Gives a taskcore_svg_options its defaults, those of TASKCORE_SVG_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_svg_options_init(taskcore_svg_options *value, size_t struct_size);

/**
 * Gives a taskcore_sync_conflict_query_options its defaults, those of
 * TASKCORE_SYNC_CONFLICT_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_conflict_query_options_init(
    taskcore_sync_conflict_query_options *value, size_t struct_size);

/**
 * Gives a taskcore_sync_remote_query_options its defaults, those of
 * TASKCORE_SYNC_REMOTE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_remote_query_options_init(taskcore_sync_remote_query_options *value,
                                                        size_t struct_size);

/**
 * Gives a taskcore_sync_report its defaults, those of TASKCORE_SYNC_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_report_init(taskcore_sync_report *value, size_t struct_size);

/**
 * Gives a taskcore_sync_state its defaults, those of TASKCORE_SYNC_STATE_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_state_init(taskcore_sync_state *value, size_t struct_size);

/**
 * Gives a taskcore_sync_transport its defaults, those of TASKCORE_SYNC_TRANSPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_transport_init(taskcore_sync_transport *value, size_t struct_size);

/**
 * Gives a taskcore_tag_query_options its defaults, those of
 * TASKCORE_TAG_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_query_options_init(taskcore_tag_query_options *value,
                                                size_t struct_size);

/**
 * Gives a taskcore_task_countdown_options its defaults, those of
 * TASKCORE_TASK_COUNTDOWN_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_task_countdown_options_init(taskcore_task_countdown_options *value,
                                                     size_t struct_size);

/**
 * Gives a taskcore_task_input its defaults, those of TASKCORE_TASK_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_task_input_init(taskcore_task_input *value, size_t struct_size);

/**
 * Gives a taskcore_task_scope_options its defaults, those of
 * TASKCORE_TASK_SCOPE_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_task_scope_options_init(taskcore_task_scope_options *value,
                                                 size_t struct_size);

/**
 * Gives a taskcore_template_input its defaults, those of TASKCORE_TEMPLATE_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_template_input_init(taskcore_template_input *value, size_t struct_size);

/**
 * Gives a taskcore_template_query_options its defaults, those of
 * TASKCORE_TEMPLATE_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_template_query_options_init(taskcore_template_query_options *value,
                                                     size_t struct_size);

/**
 * Gives a taskcore_template_report its defaults, those of TASKCORE_TEMPLATE_REPORT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_template_report_init(taskcore_template_report *value, size_t struct_size);

/**
 * Gives a taskcore_template_use_options its defaults, those of
 * TASKCORE_TEMPLATE_USE_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_template_use_options_init(taskcore_template_use_options *value,
                                                   size_t struct_size);

/**
 * Gives a taskcore_time_entry_input its defaults, those of
 * TASKCORE_TIME_ENTRY_INPUT_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_input_init(taskcore_time_entry_input *value,
                                               size_t struct_size);

/**
 * Gives a taskcore_time_entry_query_options its defaults, those of
 * TASKCORE_TIME_ENTRY_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_query_options_init(taskcore_time_entry_query_options *value,
                                                       size_t struct_size);

/**
 * Gives a taskcore_time_entry_settings its defaults, those of
 * TASKCORE_TIME_ENTRY_SETTINGS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_settings_init(taskcore_time_entry_settings *value,
                                                  size_t struct_size);

/**
 * Gives a taskcore_time_total_query_options its defaults, those of
 * TASKCORE_TIME_TOTAL_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_time_total_query_options_init(taskcore_time_total_query_options *value,
                                                       size_t struct_size);

/**
 * Gives a taskcore_turnover_query_options its defaults, those of
 * TASKCORE_TURNOVER_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_turnover_query_options_init(taskcore_turnover_query_options *value,
                                                     size_t struct_size);

/**
 * Gives a taskcore_urgency_coefficients its defaults, those of
 * TASKCORE_URGENCY_COEFFICIENTS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_urgency_coefficients_init(taskcore_urgency_coefficients *value,
                                                   size_t struct_size);

/**
 * Gives a taskcore_vat_total_query_options its defaults, those of
 * TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT.
 *
 * @param value receives them; members of a newer header that this library does not know
 *   become 0.
 * @param struct_size the size of the caller's struct; no more than that is written.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a size that no version has.
 * @since 0.1.0
 */
taskcore_status taskcore_vat_total_query_options_init(taskcore_vat_total_query_options *value,
                                                      size_t struct_size);

/* ---------------------------------------------- functions: opening a store */

/*
 * Keeps a task in a file, and counts it through a handle that cannot write.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(int argc, char **argv) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = argc > 1 ? argv[1] : NULL;  // NULL: the user's own store
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Water the plants";
 *
 *   taskcore_store *writer = NULL, *reader = NULL;
 *   int64_t count = 0;
 *   taskcore_status status = taskcore_store_open(&options, &writer);
 *   if (!status) status = taskcore_task_add(writer, &task, NULL);
 *
 *   options.flags = TASKCORE_OPEN_READ_ONLY;
 *   if (!status) status = taskcore_store_open(&options, &reader);
 *   if (!status) status = taskcore_task_count(reader, NULL, &count);
 *   if (!status) printf("%d task to do\n", (int)count);
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_store_free(reader);
 *   taskcore_store_free(writer);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Opens a store, and creates it when there is none.
 *
 * A fork must not use the handles of its parent, nor open the files that the parent had
 * open; they answer TASKCORE_EMISUSE. While other threads are at work, a fork should only
 * call `exec`. A new file is for its owner alone (mode 0600), and so are the folders that
 * are made for it (0700). A file that is not a store, is damaged or is from a newer
 * version is not altered. A store from an older version is upgraded, and copied before:
 * to the same path with `.before-upgrade` behind it, in place of the copy that the last
 * upgrade made. `progress` of the options can end that; TASKCORE_OPEN_NO_BACKUP leaves it
 * out. A file that has anything else than Taskcore's tables and indexes is refused, and
 * nothing of it is run: triggers, views, tables, indexes and columns of other programs.
 * TASKCORE_OPEN_REPAIR_SCHEMA removes them first, with what they hold, and makes indexes
 * anew that are missing; all that is Taskcore's stays. When another program changes the
 * schema later, calls answer TASKCORE_ECORRUPT.
 *
 * @param options how to open it; NULL for the user's own store with the usual options.
 *   The strings are copied; the clock and its payload are used until the store is closed.
 * @param store receives the store, to be freed with taskcore_store_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an option out of its range, an empty path or
 *   an unknown time zone; TASKCORE_ENOTFOUND when the file is to be read only and is not
 *   there, or a link leads nowhere; TASKCORE_EACCESS when the system refuses the path, or
 *   it is no regular file; TASKCORE_ENOTSTORE, TASKCORE_ECORRUPT or TASKCORE_ETOONEW for
 *   what is in the file; TASKCORE_EREADONLY when it would have to be upgraded;
 *   TASKCORE_EMISUSE in a fork of a process that has the file open as a store;
 *   TASKCORE_EBUSY when another process holds it for longer than the timeout;
 *   TASKCORE_EUNSUPPORTED when the system has no time zone data; TASKCORE_EFULL, also
 *   without the space for the copy before an upgrade, with all as it was; TASKCORE_EIO,
 *   TASKCORE_ENOMEM; or what `progress` answered.
 * @since 0.1.0
 */
taskcore_status taskcore_store_open(const taskcore_open_options *options, taskcore_store **store);

/**
 * Closes a store.
 *
 * Its lists stay as they are, and its observers are told nothing more; both still have to
 * be freed. Calls that run on other threads come to their end first, with their
 * callbacks; those that come later get TASKCORE_EMISUSE. From inside of a callback it
 * does not wait: the store is closed when the last call on it is over. When it is closed,
 * the payloads that it was opened with are destroyed.
 *
 * @param store the store; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_store_free(taskcore_store *store);

/**
 * Ends the call that runs on a store now, and never the next one.
 *
 * Any thread may call it, and a handler of a signal. The call ends at its next safe point
 * with TASKCORE_EINTERRUPTED, and has changed nothing; when it had begun to commit, or
 * had nearly done, it succeeds. An e-mail that is being sent is ended, too, until the
 * server has accepted it. A call that waits for its turn is not meant.
 *
 * @param store the store; NULL is fine. It must not be freed meanwhile.
 * @since 0.1.0
 */
void taskcore_interrupt(taskcore_store *store);

/**
 * Tells the language that texts are shown in: `en`, `fr`, `de`, `es`, `en-XA` or `ar-XB`,
 * and of `system` what the environment said when the store was opened.
 *
 * @param store the store.
 * @param language receives it, to be freed with taskcore_string_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE, TASKCORE_ENOMEM; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_language(taskcore_store *store, char **language);

/**
 * Sets the language of this device: of what the library shows and reads, and of the
 * sentences of its errors.
 *
 * It is English at first. What is stored, files, keys, numbers and dates of files, and
 * the codes and fields of errors are the same in every language. The setting is in no
 * export, and stays on this device. Another process that has the store open sees it when
 * it calls taskcore_poll, or opens it again.
 *
 * @param store the store.
 * @param language `en`, `fr`, `de` or `es`, also with a region behind it, which is left
 *   out (`fr-CA`); `system` for that of the environment (`LC_ALL`, `LC_MESSAGES`,
 *   `LANG`), and English where it is none of these; for tests of a program's own screens
 *   `en-XA`, English in brackets, and `ar-XB`, English from the right to the left; NULL:
 *   as it is at first.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another language; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with it set; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_language_set(taskcore_store *store, const char *language);

/**
 * Tells the region whose numbers and dates are shown: a code of ISO 3166-1, and "" for
 * none.
 *
 * @param store the store.
 * @param region receives it, to be freed with taskcore_string_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE, TASKCORE_ENOMEM; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_region(taskcore_store *store, char **region);

/**
 * Sets the region of this device: the order of dates in figures, the first day of the
 * week, and how numbers and amounts are written, as Unicode CLDR has them.
 *
 * At first it is that of the language, France for French for example; English has none,
 * and reads no date that could be of two days, such as 1/2. The setting is in no export,
 * and stays on this device.
 *
 * @param store the store.
 * @param region a code of ISO 3166-1, such as `FR`; `system` for that of the environment
 *   (`LC_ALL`, `LC_TIME`, `LANG`); NULL: as it is at first.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another region; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with it set; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_region_set(taskcore_store *store, const char *region);

/**
 * Says the texts of screens, lists and documents in another language than the one that is
 * set, on this handle alone: for what is written for programs, whose words are the same
 * everywhere.
 *
 * What is read, and the sentences of errors, stay in the language that is set. Numbers
 * and dates in texts are those of that language.
 *
 * @param store the store.
 * @param language as for taskcore_language_set; NULL: the one that is set, as at first.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another language; TASKCORE_EMISUSE; also
 *   TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_texts_language_set(taskcore_store *store, const char *language);

/* -------------------------------------------------------- functions: tasks */

/*
 * Adds a task, makes it urgent, and lists what is to be done.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_task_input rent = TASKCORE_TASK_INPUT_INIT;
 *   rent.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE;
 *   rent.title = "Pay the rent";
 *   rent.due_kind = TASKCORE_MOMENT_DATE;
 *   rent.due_date = 20260901;
 *   taskcore_task_input urgent = TASKCORE_TASK_INPUT_INIT;
 *   urgent.fields = TASKCORE_TASK_PRIORITY;  // the rest stays as it is
 *   urgent.priority = TASKCORE_PRIORITY_P0;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_task_list *tasks = NULL;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &rent, &id);
 *   if (!status) status = taskcore_task_update(store, &id, 1, &urgent);
 *   if (!status) status = taskcore_task_query(store, NULL, &tasks);
 *   for (size_t i = 0; i < taskcore_task_list_count(tasks); i++) {
 *     const taskcore_task *task = taskcore_task_list_at(tasks, i);
 *     printf("P%d %s, %d\n", task->priority, task->title, task->due_date);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_task_list_free(tasks);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a task.
 *
 * A new task is open, of priority P2, the last in the manual order, and in the project of
 * its parent or in Inbox, unless the input says otherwise. A project or tag that is named
 * for the first time comes into being.
 *
 * @param store the store.
 * @param input what the task is to be; its title is required.
 * @param id receives the task's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range or without a
 *   title; TASKCORE_ENOTFOUND when there is no such project, parent or task to depend on;
 *   TASKCORE_ECONFLICT for a parent that is in another project than the one given, in the
 *   trash or completed, and for an archived project, given or the parent's;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the task added; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_add(taskcore_store *store, const taskcore_task_input *input,
                                  int64_t *id);

/**
 * Adds tasks, all or none, as one step for undo.
 *
 * @param store the store.
 * @param inputs what the tasks are to be, as in taskcore_task_add.
 * @param count how many, 0 to 16,777,216.
 * @param ids receives the ids, in the order of the inputs; all 0 on failure. NULL is
 *   fine.
 * @return as taskcore_task_add; the details of an error say which input it is about.
 * @since 0.1.0
 */
taskcore_status taskcore_task_add_many(taskcore_store *store, const taskcore_task_input *inputs,
                                       size_t count, int64_t *ids);

/**
 * Gets tasks by their ids, those in the trash too.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param tasks receives a list in the order of the ids, to be freed with
 *   taskcore_task_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_get(taskcore_store *store, const int64_t *ids, size_t count,
                                  taskcore_task_list **tasks);

/**
 * Finds the task with a uid, also in the trash.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_task_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists the tasks that a query asks for.
 *
 * @param store the store.
 * @param query what to list; NULL for the open tasks in the order of their creation.
 * @param tasks receives the list, to be freed with taskcore_task_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range; TASKCORE_EPARSE,
 *   with the column, for an invalid filter; TASKCORE_ENOTFOUND for a project that is not
 *   there (a tag that no task has gives an empty list); TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_query(taskcore_store *store, const taskcore_query *query,
                                    taskcore_task_list **tasks);

/**
 * Counts the tasks that a query asks for; its limit, offset and order do not matter.
 *
 * @param store the store.
 * @param query what to count; NULL for the open tasks.
 * @param task_count receives the number; 0 on failure.
 * @return as taskcore_task_query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_count(taskcore_store *store, const taskcore_query *query,
                                    int64_t *task_count);

/**
 * Changes properties of tasks, all or none, as one step for undo.
 *
 * A task with a repeat rule repeats from its due on, or from its start without one:
 * setting one of them or the rule begins its series there anew. What was to be counted of
 * a `COUNT` is counted on, and exceptions and additions that are not set too move along
 * with the due. What is below a task that goes to another project goes with it. A subtask
 * that is given another project leaves its parent, unless that goes there too.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param changes what to set; only the members that its `fields` announce change. Of
 *   tags, `tags` is set first, `tags_removed` go next, and `tags_added` come last;
 *   likewise with `depends_on`.
 * @return as taskcore_task_add for changes, but that a task which is in an archived
 *   project already may stay there; TASKCORE_ENOTFOUND or, for a task in the trash and
 *   for a circle of parents or dependencies, TASKCORE_ECONFLICT, with the index.
 * @since 0.1.0
 */
taskcore_status taskcore_task_update(taskcore_store *store, const int64_t *ids, size_t count,
                                     const taskcore_task_input *changes);

/**
 * Lists all that is wrong with a new task, or with changes to one, as taskcore_task_add
 * and taskcore_task_update would refuse it; nothing is changed.
 *
 * What these would say is the first problem, and what has no problem they accept. A rule
 * about several members is looked at when these are right by themselves.
 *
 * @param store the store.
 * @param id the task that is to be changed; 0: a new one.
 * @param input what it is to be; borrowed for the call.
 * @param problems receives the list, empty when nothing is wrong, to be freed with
 *   taskcore_problem_list_free; NULL on failure.
 * @return TASKCORE_OK, also with problems; TASKCORE_EINVALID for NULL;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ECORRUPT,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_check(taskcore_store *store, int64_t id,
                                    const taskcore_task_input *input,
                                    taskcore_problem_list **problems);

/**
 * Completes tasks with their open subtasks, at any depth, all or none, as one step for
 * undo.
 *
 * Of a task that repeats, the present occurrence is completed: taskcore_completion_query
 * lists it, and the task stays open and goes on to the next one. Its due, its start and
 * its reminders move along, and so do the subtasks, which are open again; but an open
 * subtask that repeats goes its own way. When there is no next occurrence, it is
 * completed as any other.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param flags 0, or some of: TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS to refuse a task
 *   with open subtasks unless these are among the ids; TASKCORE_COMPLETE_SKIP_MISSED to
 *   go on with the first occurrence after now; TASKCORE_COMPLETE_SERIES to complete a
 *   task that repeats for good.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count, and for unknown
 *   bits of flags; TASKCORE_ENOTFOUND or, for a task that is not open or has open
 *   subtasks that are refused, TASKCORE_ECONFLICT, with the index; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the change made; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_complete(taskcore_store *store, const int64_t *ids, size_t count,
                                       uint64_t flags);

/**
 * Opens completed and cancelled tasks again, with those that they are below, all or none,
 * as one step for undo.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is neither
 *   completed nor cancelled.
 * @since 0.1.0
 */
taskcore_status taskcore_task_reopen(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Moves tasks to the trash with all that is below them, all or none, as one step for
 * undo.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is there.
 * @since 0.1.0
 */
taskcore_status taskcore_task_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Takes tasks out of the trash with the subtasks that went there with them, all or none,
 * as one step for undo.
 *
 * Each is open, completed or cancelled as it was. A task whose parent stays in the trash
 * becomes a task of its own. The closed tasks that an open one is below are opened again,
 * as taskcore_task_reopen does.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is not
 *   there.
 * @since 0.1.0
 */
taskcore_status taskcore_task_restore(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Removes tasks in the trash for good, with the subtasks that are there too, all or none.
 *
 * This cannot be undone: the change log forgets them too. What depends on one of them
 * does so no longer. Backups that were made before still have them: in the folder that
 * taskcore_backup_newest looks into, and beside the store.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is not in
 *   the trash.
 * @since 0.1.0
 */
taskcore_status taskcore_task_purge(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Removes the tasks for good that went to the trash before an instant.
 *
 * This cannot be undone: the change log forgets them too.
 *
 * @param store the store.
 * @param before_ms the instant, in milliseconds since 1970 UTC, in the years 1 to 9999.
 * @param purged receives how many tasks were removed; 0 on failure. NULL is fine.
 * @return TASKCORE_OK, also when there was none; TASKCORE_EINVALID for an instant out of
 *   range; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the tasks removed; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_purge_before(taskcore_store *store, int64_t before_ms,
                                           int64_t *purged);

/**
 * Takes tasks that repeat on to their next occurrences without completing the present
 * ones, all or none, as one step for undo.
 *
 * What is below a task is open again and goes along, as it does when an occurrence is
 * completed.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is not open,
 *   does not repeat or has no further occurrence.
 * @since 0.1.0
 */
taskcore_status taskcore_task_skip_occurrence(taskcore_store *store, const int64_t *ids,
                                              size_t count);

/**
 * Makes tasks that repeat ones that do not, all or none, as one step for undo.
 *
 * The present occurrence of each stays as the task.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is in the
 *   trash or does not repeat.
 * @since 0.1.0
 */
taskcore_status taskcore_task_end_series(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Changes the present occurrence of a task that repeats, alone or with the later ones, as
 * one step for undo.
 *
 * Alone, the occurrence becomes a task of its own without subtasks, whose `series_uid`
 * and `occurrence` say where it comes from, and the task that repeats goes on to its next
 * occurrence. When there is no next one, the task itself is changed and does not repeat
 * any more. With the later ones, and with all, it is changed as taskcore_task_update
 * does.
 *
 * @param store the store.
 * @param id the task that repeats.
 * @param options which occurrences. NULL: all of them.
 * @param changes what to set, as in taskcore_task_update; for one occurrence nothing of
 *   how it repeats.
 * @param changed_id receives the id of the task that was changed, a new one for one
 *   occurrence; 0 on failure. NULL is fine.
 * @return as taskcore_task_update; TASKCORE_EINVALID for an unknown scope and a wrong
 *   `struct_size`; for one occurrence also TASKCORE_ECONFLICT when the task is not open
 *   or does not repeat, and when the occurrence is a task of its own already.
 * @since 0.1.0
 */
taskcore_status taskcore_task_update_occurrence(taskcore_store *store, int64_t id,
                                                const taskcore_task_scope_options *options,
                                                const taskcore_task_input *changes,
                                                int64_t *changed_id);

/**
 * Moves tasks to another place in the manual order, into a project or under a parent,
 * with all that is below them, all or none, as one step for undo.
 *
 * Several tasks keep the order of their ids. One that is below another of them goes with
 * that and stays there, unless they all move just to the top or bottom of their siblings.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param move where to. Before or after a task, they get its parent. To the top or bottom
 *   is among the tasks with the same parent, or with none in the same project. Into a
 *   project is out of any parent. Without a place, a project or parent means the bottom
 *   of it.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for a move without a place, project or
 *   parent or with several, and for a place next to one of the tasks themselves or under
 *   another parent than the one given; TASKCORE_ENOTFOUND, with the index or the member
 *   of move; TASKCORE_ECONFLICT for a circle, a task in the trash, a completed parent of
 *   an open task, a place next to a task of another project, and an archived project,
 *   given or the parent's, that is not the task's own; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the change made; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_move(taskcore_store *store, const int64_t *ids, size_t count,
                                   const taskcore_move *move);

/**
 * Makes each of some tasks the last subtask of the task before it, all or none, as one
 * step for undo.
 *
 * The task before it is the nearest one in the manual order with the same parent, or with
 * none in the same project; it is not in the trash and, for an open task, open. Tasks
 * next to each other come under the same one.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice, or is below another one, counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task in the trash and
 *   for one that has no task before it.
 * @since 0.1.0
 */
taskcore_status taskcore_task_indent(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Makes each of some subtasks the task after its parent, all or none, as one step for
 * undo.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice, or is below another one, counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task in the trash and
 *   for one that has no parent.
 * @since 0.1.0
 */
taskcore_status taskcore_task_outdent(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Copies a task with its subtasks, as one step for undo.
 *
 * The copy stands right behind the task, and all of it is open. Dates, repeats,
 * reminders, tags and whatever else says what is to be done are copied as they are;
 * completions, comments, time spent and alerts are not, and uids are new. Copies wait for
 * the copies of what the tasks wait for, and for the same where that is not copied.
 * Cancelled subtasks are left out with what is below them, and so are those in the trash.
 * Of a task that repeats, the copy stands for the present occurrence. A copy of a subtask
 * whose parent is closed is no subtask.
 *
 * @param store the store.
 * @param id what to copy.
 * @param copy_id receives the copy's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such task; TASKCORE_ECONFLICT
 *   for one in the trash, and for one of an archived project; TASKCORE_ECORRUPT,
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the task copied; also TASKCORE_EINVALID,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_copy(taskcore_store *store, int64_t id, int64_t *copy_id);

/**
 * Changes properties of the tasks that a query asks for, all or none, as one step for
 * undo.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for open ones.
 * @param changes what to set, as in taskcore_task_update.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_update, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_update_where(taskcore_store *store, const taskcore_query *query,
                                           const taskcore_task_input *changes, int64_t *changed);

/**
 * Completes the tasks that a query asks for with their open subtasks, all or none, as one
 * step for undo.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for open ones.
 * @param flags as in taskcore_task_complete.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_complete, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_complete_where(taskcore_store *store, const taskcore_query *query,
                                             uint64_t flags, int64_t *changed);

/**
 * Opens the completed tasks that a query asks for again, all or none, as one step for
 * undo.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for completed ones.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_reopen, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_reopen_where(taskcore_store *store, const taskcore_query *query,
                                           int64_t *changed);

/**
 * Moves the tasks that a query asks for to the trash, all or none, as one step for undo.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for open ones.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_delete, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_delete_where(taskcore_store *store, const taskcore_query *query,
                                           int64_t *changed);

/**
 * Takes the tasks that a query asks for out of the trash, all or none, as one step for
 * undo.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for those in the trash.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_restore, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_restore_where(taskcore_store *store, const taskcore_query *query,
                                            int64_t *changed);

/**
 * Removes the tasks in the trash that a query asks for, for good, all or none.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for those in the trash.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_purge, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_purge_where(taskcore_store *store, const taskcore_query *query,
                                          int64_t *changed);

/**
 * Moves the tasks that a query asks for, in its order, all or none, as one step for undo.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for open ones.
 * @param move where to, as in taskcore_task_move.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_move, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_move_where(taskcore_store *store, const taskcore_query *query,
                                         const taskcore_move *move, int64_t *changed);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of tasks.
 * @since 0.1.0
 */
size_t taskcore_task_list_count(const taskcore_task_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the task, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_task *taskcore_task_list_at(const taskcore_task_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_task *taskcore_task_list_rows(const taskcore_task_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_task_list_arrow(const taskcore_task_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_task_list_free(taskcore_task_list *list);

/**
 * Gives the groups of a list as one array, in the order of their rows.
 *
 * Groups that the limit or offset of the query left without rows are there, too.
 *
 * @param list the list.
 * @param count receives the number of groups, 0 without any; NULL is fine.
 * @param stride receives how many bytes lie from one group to the next; NULL is fine.
 * @return the first group, borrowed until the list is freed; NULL when the query asked
 *   for no groups, or found nothing.
 * @since 0.1.0
 */
const taskcore_group *taskcore_task_list_groups(const taskcore_task_list *list, size_t *count,
                                                size_t *stride);

/**
 * Lists what happened to a task, the oldest change first, one entry for each property
 * that changed.
 *
 * The values are texts: instants as in RFC 3339, priorities as P0 to P3 or none, projects
 * and other tasks by their present names or, when they are gone, by their uids. Of when
 * it was modified, which comes with each change, there are no entries.
 *
 * @param store the store.
 * @param id the task; it may be in the trash.
 * @param entries receives the list, to be freed with taskcore_history_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND when there is no
 *   such task; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_task_history(taskcore_store *store, int64_t id,
                                      taskcore_history_list **entries);

/**
 * Reads a text in the language of queries, without running it.
 *
 * @param store the store, of which the clock and the zone say what dates mean.
 * @param text the query, at most 10,000 bytes. Whether its projects and tags exist is not
 *   looked at.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for invalid UTF-8; TASKCORE_EPARSE,
 *   with the column, for what is no query; TASKCORE_EMISUSE; also TASKCORE_ENOMEM; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_query_check(taskcore_store *store, const char *text);

/**
 * Writes a query as a saved filter keeps it: in English, with a key for each condition.
 *
 * `today | no date` becomes `due:today or due:none`. It means the same in every language
 * and for ever.
 *
 * @param store the store, of which the clock and the zone say what dates mean.
 * @param text the query, at most 10,000 bytes.
 * @param canonical receives it, to be freed with taskcore_string_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for invalid UTF-8; TASKCORE_EPARSE,
 *   with the column, for what is no query; TASKCORE_EMISUSE, TASKCORE_ENOMEM; or what the
 *   caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_query_canonical(taskcore_store *store, const char *text, char **canonical);

/**
 * Writes the query of a saved filter in the words of the reader's language.
 *
 * @param store the store, of which the clock and the zone say what dates mean.
 * @param text the query, as taskcore_filter and taskcore_query_canonical have it.
 * @param shown receives the words, which read as a query mean the same; to be freed with
 *   taskcore_string_free; NULL on failure.
 * @return as taskcore_query_canonical.
 * @since 0.1.0
 */
taskcore_status taskcore_query_shown(taskcore_store *store, const char *text, char **shown);

/**
 * Says which words of a query are read as conditions although titles have them.
 *
 * One line for each: `"today" is read as a condition; quote it to search titles: 2 titles
 * have the word`.
 *
 * @param store the store.
 * @param text the query, as somebody typed it.
 * @param note receives the lines, joined by line feeds and "" for none, to be freed with
 *   taskcore_string_free; NULL on failure.
 * @return as taskcore_query_canonical; TASKCORE_EBUSY, TASKCORE_EIO; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_query_note(taskcore_store *store, const char *text, char **note);

/**
 * Reads what each property of an open task adds to its urgency.
 *
 * @param store the store.
 * @param coefficients receives them; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_urgency_coefficients_read(taskcore_store *store,
                                                   taskcore_urgency_coefficients *coefficients);

/**
 * Sets what each property of an open task adds to its urgency: the urgency of all tasks
 * and the order by it follow at once.
 *
 * @param store the store.
 * @param coefficients what to set; only the members that its `fields` announce change.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a value out of its range, with the member,
 *   for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the coefficients changed; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_urgency_coefficients_set(
    taskcore_store *store, const taskcore_urgency_coefficients *coefficients);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of entries.
 * @since 0.1.0
 */
size_t taskcore_history_list_count(const taskcore_history_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the entry, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_history_entry *taskcore_history_list_at(const taskcore_history_list *list,
                                                       size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_history_entry *taskcore_history_list_rows(const taskcore_history_list *list,
                                                         size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_history_list_arrow(const taskcore_history_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_history_list_free(taskcore_history_list *list);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of problems.
 * @since 0.1.0
 */
size_t taskcore_problem_list_count(const taskcore_problem_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the problem, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_problem *taskcore_problem_list_at(const taskcore_problem_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_problem *taskcore_problem_list_rows(const taskcore_problem_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_problem_list_arrow(const taskcore_problem_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_problem_list_free(taskcore_problem_list *list);

/**
 * Cancels tasks with their open subtasks, at any depth, all or none, as one step for
 * undo.
 *
 * A cancelled task is closed: it scores nothing, counts in no figure of a pulse as due or
 * overdue, and keeps no task waiting that depends on it. Of a task that repeats, the
 * present occurrence is cancelled: it is skipped, and the task stays open and goes on to
 * the next one, as when it is completed. When there is no next occurrence, or with
 * TASKCORE_CANCEL_SERIES, the task itself is cancelled; its rule stays, and goes on when
 * it is reopened.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param flags 0, or TASKCORE_CANCEL_SERIES to cancel a task that repeats with all
 *   occurrences to come.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is not open.
 * @since 0.1.0
 */
taskcore_status taskcore_task_cancel(taskcore_store *store, const int64_t *ids, size_t count,
                                     uint64_t flags);

/**
 * Cancels the tasks that a query asks for with their open subtasks, all or none, as one
 * step for undo.
 *
 * @param store the store.
 * @param query which tasks; NULL and one without a condition are refused. Unless it says
 *   something else of their status, it asks for open ones.
 * @param flags as in taskcore_task_cancel.
 * @param changed receives how many tasks the query asked for; 0 on failure. NULL is fine.
 * @return as taskcore_task_cancel, and as taskcore_task_query for query.
 * @since 0.1.0
 */
taskcore_status taskcore_task_cancel_where(taskcore_store *store, const taskcore_query *query,
                                           uint64_t flags, int64_t *changed);

/**
 * Marks open tasks as in progress from now on, all or none, as one step for undo.
 *
 * Several tasks may be in progress. Their status stays TASKCORE_TASK_STATUS_OPEN;
 * `started_ms` says since when, until the task is stopped, completed, cancelled or moved
 * to the trash. Of a task that repeats, the present occurrence is in progress. While
 * `is_tracking` of taskcore_time_entry_settings is set, the time entry of the last task
 * runs from now on, unless a focus session is running or paused; a task that is in
 * progress already, and whose entry is not running, is let run.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is not open
 *   or is in progress.
 * @since 0.1.0
 */
taskcore_status taskcore_task_start(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Marks tasks as in progress no longer, all or none, as one step for undo; they stay
 * open.
 *
 * A time entry of one of them that is running ends.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_task_complete, with TASKCORE_ECONFLICT for a task that is not in
 *   progress.
 * @since 0.1.0
 */
taskcore_status taskcore_task_stop(taskcore_store *store, const int64_t *ids, size_t count);

/* ---------------------------------------------------- functions: quick add */

/*
 * Adds tasks as they are typed, one line each, and shows what was understood of the last.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = 1788246000000;  // 1 September 2026, 09:00 in Paris
 *   return 0;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "Europe/Paris";
 *   options.clock = read_clock;
 *   const char *line = "Pay rent tomorrow 17:00 #Home @bank !p1 *";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_quick_add_result *result = NULL;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_quick_add(store, "Water the plants", NULL, &id);
 *   if (!status) status = taskcore_quick_add_parse(store, line, &result);
 *   if (!status) {
 *     const taskcore_quick_add_content *content = taskcore_quick_add_result_contents(result);
 *     printf("%s, in %s\n", content->input->title, content->input->project);
 *     for (size_t i = 0; i < content->token_count; i++) {
 *       const taskcore_token *token = TASKCORE_AT(content->tokens, i);
 *       printf("understood: %.*s\n", (int)token->length, line + token->start);
 *     }
 *     status = taskcore_task_add(store, content->input, &id);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_quick_add_result_free(result);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds the task that a line says: `Pay rent tomorrow 17:00 #Home @bank !p1 *`.
 *
 * Dates are read as the store's clock stands in its zone. What is not understood stays in
 * the title. The language is described in docs/quick-add.md.
 *
 * @param store the store.
 * @param text the line.
 * @param defaults what the line does not say, such as the project of a screen; its tags
 *   are added to those of the line, and its parent does not count when the line names a
 *   project. NULL is fine.
 * @param id receives the task's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID when no title is left, for a member out of its
 *   range, for a due before the start, for NULL and for invalid UTF-8; TASKCORE_ENOTFOUND
 *   when there is no such project or parent as the defaults have; TASKCORE_ECONFLICT when
 *   that cannot have a new task; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with the task added;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_quick_add(taskcore_store *store, const char *text,
                                   const taskcore_task_input *defaults, int64_t *id);

/**
 * Adds the task that a line says, as taskcore_quick_add does, and tells what was
 * understood of it.
 *
 * @param store the store.
 * @param text the line.
 * @param defaults what the line does not say, as for taskcore_quick_add. NULL is fine.
 * @param id receives the task's id; 0 on failure. NULL is fine.
 * @param result receives what the line says, what of it was not read, and which names are
 *   new, to be freed with taskcore_quick_add_result_free; NULL on failure.
 * @return as taskcore_quick_add; TASKCORE_EINVALID also when result is NULL. When an
 *   observer answered, the task is added, and the result is there.
 * @since 0.1.0
 */
taskcore_status taskcore_quick_add_told(taskcore_store *store, const char *text,
                                        const taskcore_task_input *defaults, int64_t *id,
                                        taskcore_quick_add_result **result);

/**
 * Tells what a line of quick add says, where it says it, so that a screen can colour it,
 * and what of it is not read.
 *
 * @param store the store, whose clock and zone count; it stays as it is.
 * @param text the line.
 * @param result receives what it says, to be freed with taskcore_quick_add_result_free;
 *   NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID when no title is left, for a title, notes,
 *   project or tags that no task can have, for NULL and for invalid UTF-8;
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_quick_add_parse(taskcore_store *store, const char *text,
                                         taskcore_quick_add_result **result);

/**
 * Tells what a line says as changes of tasks: `tomorrow !p1 -bank`.
 *
 * It is read as quick add reads it. Without words besides its dates and marks the titles
 * stay, and `title:"..."` always makes one; `-bank` takes a tag away, `-*` the star, and
 * `due:none` and its like a value.
 *
 * @param store the store, whose clock and zone count; it stays as it is.
 * @param text the line.
 * @param result receives what it says, ready for taskcore_task_update, to be freed with
 *   taskcore_quick_add_result_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a title, notes, project or tags that no task
 *   can have, for two titles, for words that look like a date or a mark, are none, and
 *   would be all of the title, for NULL and for invalid UTF-8; TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_quick_add_parse_changes(taskcore_store *store, const char *text,
                                                 taskcore_quick_add_result **result);

/**
 * Gives what a line of quick add says.
 *
 * @param result what taskcore_quick_add_parse gave.
 * @return a task and the understood parts of the line, borrowed until result is freed;
 *   NULL for NULL.
 * @since 0.1.0
 */
const taskcore_quick_add_content *taskcore_quick_add_result_contents(
    const taskcore_quick_add_result *result);

/**
 * Frees what a line of quick add says, and all that was borrowed from it.
 *
 * @param result what taskcore_quick_add_parse gave; NULL is fine. It must not be used any
 *   more.
 * @since 0.1.0
 */
void taskcore_quick_add_result_free(taskcore_quick_add_result *result);

/* ----------------------------------------------------- functions: projects */

/*
 * Puts a task into a project, and counts the open tasks of every project.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT;
 *   task.title = "Paint the fence";
 *   task.project = "GARDEN";  // the same as Garden; a new name adds a project
 *   taskcore_project_input garden = TASKCORE_PROJECT_INPUT_INIT;
 *   garden.fields = TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_COLOUR;
 *   garden.name = "Garden";
 *   garden.colour = TASKCORE_COLOUR_GREEN;
 *   taskcore_project_input outdoors = TASKCORE_PROJECT_INPUT_INIT;
 *   outdoors.fields = TASKCORE_PROJECT_NAME;
 *   outdoors.name = "Outdoors";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_project_list *projects = NULL;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_project_add(store, &garden, &id);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_project_update(store, id, &outdoors);
 *   if (!status) status = taskcore_project_query(store, NULL, &projects);
 *
 *   for (size_t i = 0; i < taskcore_project_list_count(projects); i++) {
 *     const taskcore_project *project = taskcore_project_list_at(projects, i);
 *     printf("%s: %d open\n", project->name, (int)project->open_count);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_project_list_free(projects);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a project, behind all others.
 *
 * @param store the store.
 * @param input what it is to be; `name` is needed. Only the members that its `fields`
 *   announce count.
 * @param id receives the project's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a name and for what is wrong with the
 *   input, with the member; TASKCORE_ECONFLICT for a name that is taken;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the project added; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_add(taskcore_store *store, const taskcore_project_input *input,
                                     int64_t *id);

/**
 * Gets projects by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param projects receives a list in the order of the ids, to be freed with
 *   taskcore_project_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_project_get(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_project_list **projects);

/**
 * Finds the project with a uid or a name.
 *
 * @param store the store.
 * @param uid_or_name the uid or the name, whose case and accents do not matter.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for what is no UTF-8 and for what can
 *   be no name; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_project_find(taskcore_store *store, const char *uid_or_name, int64_t *id);

/**
 * Changes properties of a project: its name, description, colour and icon, and whether it
 * is archived.
 *
 * @param store the store.
 * @param id the project; Inbox can be neither renamed nor archived.
 * @param input what to set; only the members that its `fields` announce change.
 * @return as taskcore_project_add; TASKCORE_ENOTFOUND when there is no such project;
 *   TASKCORE_ECONFLICT also for what Inbox cannot be.
 * @since 0.1.0
 */
taskcore_status taskcore_project_update(taskcore_store *store, int64_t id,
                                        const taskcore_project_input *input);

/**
 * Lists all that is wrong with a new project, or with changes to one, as
 * taskcore_project_add and taskcore_project_update would refuse it; nothing is changed.
 *
 * What these would say is the first problem, and what has no problem they accept.
 *
 * @param store the store.
 * @param id the project that is to be changed; 0: a new one.
 * @param input what it is to be; borrowed for the call.
 * @param problems receives the list, empty when nothing is wrong, to be freed with
 *   taskcore_problem_list_free; NULL on failure.
 * @return TASKCORE_OK, also with problems; TASKCORE_EINVALID for NULL;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ECORRUPT,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_check(taskcore_store *store, int64_t id,
                                       const taskcore_project_input *input,
                                       taskcore_problem_list **problems);

/**
 * Gives projects another place in the manual order, all or none, as one step for undo.
 *
 * They stand together then, in the order of the ids.
 *
 * @param store the store.
 * @param ids the ids; not Inbox, which is always the first. One that is given twice
 *   counts once.
 * @param count how many, 0 to 16,777,216.
 * @param move where to: TASKCORE_MOVE_BEFORE, `_AFTER`, `_TO_TOP` or `_TO_BOTTOM`.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count, for another move,
 *   and for a place beside a project that is moved; TASKCORE_ENOTFOUND, with the index
 *   for one of the ids; TASKCORE_ECONFLICT for Inbox, and for a place before it;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the projects moved; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_move(taskcore_store *store, const int64_t *ids, size_t count,
                                      const taskcore_move *move);

/**
 * Copies a project with its sections and tasks, as one step for undo.
 *
 * The copy stands behind all other projects and below the same one, is not archived, and
 * is called such as "Work copy", or "Work copy 2" when that is taken. Its tasks are those
 * of the project that are open or completed, copied as taskcore_task_copy does. Projects
 * below it are not copied.
 *
 * @param store the store.
 * @param id what to copy.
 * @param copy_id receives the copy's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such project;
 *   TASKCORE_ECONFLICT for Inbox; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the project copied; also TASKCORE_EINVALID, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_copy(taskcore_store *store, int64_t id, int64_t *copy_id);

/**
 * Deletes projects, all or none, as one step for undo.
 *
 * Their tasks go to Inbox, those in the trash too, and their events belong to no project.
 *
 * @param store the store.
 * @param ids the projects, not Inbox; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param flags TASKCORE_DELETE_WITH_TASKS to move their tasks to the trash as well, or 0.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count, and for unknown
 *   flags; TASKCORE_ENOTFOUND, with the index; TASKCORE_ECONFLICT, with the index, for
 *   Inbox; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the projects deleted; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_delete(taskcore_store *store, const int64_t *ids, size_t count,
                                        uint64_t flags);

/**
 * Lists the projects with the numbers of their tasks: Inbox first, then in the manual
 * order.
 *
 * @param store the store.
 * @param options which ones. NULL: all that are not archived.
 * @param projects receives the list, to be freed with taskcore_project_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL projects, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_project_query(taskcore_store *store,
                                       const taskcore_project_query_options *options,
                                       taskcore_project_list **projects);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of projects.
 * @since 0.1.0
 */
size_t taskcore_project_list_count(const taskcore_project_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the project, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_project *taskcore_project_list_at(const taskcore_project_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_project *taskcore_project_list_rows(const taskcore_project_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_project_list_arrow(const taskcore_project_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_project_list_free(taskcore_project_list *list);

/**
 * Mends what another program damaged, so that the store is whole again.
 *
 * It restores Inbox; puts tasks whose project is missing into Inbox; makes subtasks whose
 * parent is missing, in another project or below them tasks of their own, and so those
 * outside of the trash whose parent is in it and the open ones whose parent is completed;
 * removes dependencies on missing tasks and those in a circle; makes tasks found by the
 * tags that they have; gives a place in the manual order to what has none; gives its
 * default to what has a value that it cannot have; keeps repeating tasks at the
 * occurrence that they are at, where their completions and skips say another; removes
 * what is of a draft that is missing, and comments on what is; and rebuilds the indexes
 * that do not agree with their tables, the queue of reminders, and what follows from
 * payments and credit notes, all reported as the index. Of issued invoices, nothing is
 * ever removed: parts of those that are missing, parties that they lack, and numbers that
 * are missing or doubled are told of, and stay as they are. A store that is whole stays
 * as it is. A repair cannot be undone. First it looks whether the file itself is whole,
 * page by page, which takes time in proportion to its size.
 *
 * @param store the store.
 * @param report receives what was mended; zero on failure. NULL is fine.
 * @return TASKCORE_OK, also when there was nothing to mend; TASKCORE_EINVALID for a wrong
 *   `struct_size`; TASKCORE_ECORRUPT for damage that only a backup mends;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the store mended; also TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_repair(taskcore_store *store, taskcore_repair_report *report);

/**
 * Tells what taskcore_repair would mend, and changes nothing.
 *
 * First it looks whether the file itself is whole, page by page, which takes time in
 * proportion to its size. No other connection can write meanwhile.
 *
 * @param store the store.
 * @param report receives what a repair would mend, all zero when the store is whole; zero
 *   on failure. NULL is fine.
 * @return TASKCORE_OK, also when there is something to mend; TASKCORE_EINVALID for a
 *   wrong `struct_size`; TASKCORE_ECORRUPT for damage that only a backup mends;
 *   TASKCORE_EREADONLY when the file is whole, but the store was opened for reading only;
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered; or what an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_check(taskcore_store *store, taskcore_repair_report *report);

/**
 * Takes what can be read of a damaged file into a new store, and mends it there.
 *
 * The file is read page by page, and stays as it is. The rows of each page that can be
 * read come back, whatever happened to the pages around it, with the steps for undo; what
 * follows from other things is made anew. The write-ahead log beside the file is read
 * too. Nobody may write to the file meanwhile. What the change log has and did not come
 * back, taskcore_import_notes lists, a note for each record.
 *
 * @param store a store that nothing was done with yet, such as one that was just made.
 * @param path the damaged file.
 * @param report receives what came back; zero on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ECONFLICT when the store is not empty; TASKCORE_ENOTFOUND
 *   when there is no such file; TASKCORE_ENOTSTORE when there is nothing of a store in
 *   it; TASKCORE_EINVALID for NULL, a wrong `struct_size`, or a file that this process
 *   has open as a store; TASKCORE_EACCESS, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered; or what an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_recover(taskcore_store *store, const char *path,
                                 taskcore_recovery_report *report);

/* --------------------------------------------- functions: project sections */

/*
 * Adds a project with two sections, as a board shows them, and a task below one.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   taskcore_project_input project = TASKCORE_PROJECT_INPUT_INIT;
 *   project.fields = TASKCORE_PROJECT_NAME;
 *   project.name = "Website";
 *   taskcore_project_section_input section = TASKCORE_PROJECT_SECTION_INPUT_INIT;
 *   section.fields = TASKCORE_PROJECT_SECTION_NAME;
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT | TASKCORE_TASK_SECTION;
 *   task.title = "Write the first page";
 *   task.project = "Website";
 *   task.section_uid = "Doing";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_project_section_list *sections = NULL;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_project_add(store, &project, &id);
 *   section.name = "Doing";
 *   if (!status) status = taskcore_project_section_add(store, id, &section, NULL);
 *   section.name = "Done";
 *   if (!status) status = taskcore_project_section_add(store, id, &section, NULL);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_project_section_query(store, NULL, &sections);
 *   for (size_t i = 0; i < taskcore_project_section_list_count(sections); i++) {
 *     const taskcore_project_section *row = taskcore_project_section_list_at(sections, i);
 *     printf("%s: %d\n", row->name, (int)row->open_count);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_project_section_list_free(sections);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a section, a heading within a project that a board shows as a column, behind the
 * others.
 *
 * @param store the store.
 * @param project_id the project.
 * @param input the section; its name is needed.
 * @param id receives the section's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a name that is bad or missing, for NULL and
 *   for a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such project;
 *   TASKCORE_ECONFLICT for a name that another section of the project has;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the section added; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_add(taskcore_store *store, int64_t project_id,
                                             const taskcore_project_section_input *input,
                                             int64_t *id);

/**
 * Gets sections by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param sections receives a list in the order of the ids, to be freed with
 *   taskcore_project_section_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_get(taskcore_store *store, const int64_t *ids,
                                             size_t count,
                                             taskcore_project_section_list **sections);

/**
 * Finds the section with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Gives a section another name.
 *
 * @param store the store.
 * @param id the section.
 * @param input what shall be other than it is.
 * @return as taskcore_project_section_add; TASKCORE_ENOTFOUND when there is no such
 *   section.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_update(taskcore_store *store, int64_t id,
                                                const taskcore_project_section_input *input);

/**
 * Moves sections of a project to a place in their order, one after the other.
 *
 * @param store the store.
 * @param ids the sections, of one project, in the order that they shall have; one that is
 *   given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param move before or after another section of the project, to the top or to the
 *   bottom.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for another place, and for a place
 *   next to one of the sections that move; TASKCORE_ENOTFOUND, with the index for one of
 *   the ids; TASKCORE_ECONFLICT for sections of several projects; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the sections moved; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_move(taskcore_store *store, const int64_t *ids,
                                              size_t count, const taskcore_move *move);

/**
 * Deletes sections; their tasks stay in the project, below none.
 *
 * @param store the store.
 * @param ids the sections; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND, with the index;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the sections deleted; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_delete(taskcore_store *store, const int64_t *ids,
                                                size_t count);

/**
 * Lists sections, in the order of their projects and then in their own.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param sections receives the list, to be freed with taskcore_project_section_list_free;
 *   NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL sections, a member out of its range,
 *   unknown bits of `fields` and a wrong `struct_size`; TASKCORE_ENOTFOUND when there is
 *   no such project; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_query(
    taskcore_store *store, const taskcore_project_section_query_options *options,
    taskcore_project_section_list **sections);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of sections.
 * @since 0.1.0
 */
size_t taskcore_project_section_list_count(const taskcore_project_section_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the section, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_project_section *taskcore_project_section_list_at(
    const taskcore_project_section_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_project_section *taskcore_project_section_list_rows(
    const taskcore_project_section_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_project_section_list_arrow(const taskcore_project_section_list *list,
                                                    void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_project_section_list_free(taskcore_project_section_list *list);

/* --------------------------------------------------------- functions: tags */

/*
 * Tags a task, and lists every tag with the number of open tasks that have it.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   const char *const words[] = {"phone", "bank"};
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_TAGS;
 *   task.title = "Ask for a new card";
 *   task.tags = words;
 *   task.tag_count = 2;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_tag_list *tags = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_tag_query(store, NULL, &tags);
 *
 *   for (size_t i = 0; i < taskcore_tag_list_count(tags); i++) {
 *     const taskcore_tag *tag = taskcore_tag_list_at(tags, i);
 *     printf("%s: %d open\n", tag->name, (int)tag->open_count);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_tag_list_free(tags);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Gets tags by their names, also those that no task and no event has any more.
 *
 * @param store the store.
 * @param names the names; case and accents do not matter. One that is given twice comes
 *   twice.
 * @param count how many, 0 to 16,777,216.
 * @param tags receives a list in the order of the names, to be freed with
 *   taskcore_tag_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for an absurd count and, with the
 *   index, for what is no name; TASKCORE_ENOTFOUND, with the index; TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_get(taskcore_store *store, const char *const *names, size_t count,
                                 taskcore_tag_list **tags);

/**
 * Lists the tags that tasks outside of the trash or events have, or that have a colour,
 * with the numbers of those tasks and events, by name.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param tags receives the list, to be freed with taskcore_tag_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL tags, a member out of its range and a
 *   wrong `struct_size`; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_query(taskcore_store *store, const taskcore_tag_query_options *options,
                                   taskcore_tag_list **tags);

/**
 * Gives a tag another name, in all tasks and events that have it, as one step for undo;
 * its colour goes along.
 *
 * @param store the store.
 * @param name the tag; case and accents do not matter.
 * @param new_name 1 to 100 characters in one line, trimmed; it may spell the same name
 *   otherwise.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no name; TASKCORE_ENOTFOUND when
 *   there is no such tag; TASKCORE_ECONFLICT when there is another one with the new name:
 *   merge them; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the tag renamed; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_rename(taskcore_store *store, const char *name, const char *new_name);

/**
 * Makes one tag of several, in all tasks and events that have one of them, as one step
 * for undo.
 *
 * It keeps its colour, or gets the first that one of the others has.
 *
 * @param store the store.
 * @param names the tags that go; case and accents do not matter.
 * @param count how many, 0 to 16,777,216.
 * @param into the tag that is left: one of them, another one, or a new one.
 * @return as taskcore_tag_rename, with the index for a name that is invalid or that no
 *   tag has; never TASKCORE_ECONFLICT.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_merge(taskcore_store *store, const char *const *names, size_t count,
                                   const char *into);

/**
 * Gives a tag a colour, also one that no task has yet.
 *
 * @param store the store.
 * @param name the tag; case and accents do not matter.
 * @param colour `TASKCORE_COLOUR_...`; TASKCORE_COLOUR_BLACK takes the colour away.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no name or no colour;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the colour set; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_set_colour(taskcore_store *store, const char *name, int32_t colour);

/**
 * Takes tags from all tasks and events that have them, those in the trash too, all or
 * none, as one step for undo.
 *
 * Their colours go with them.
 *
 * @param store the store.
 * @param names the tags; case and accents do not matter.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_tag_merge.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_delete(taskcore_store *store, const char *const *names, size_t count);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of tags.
 * @since 0.1.0
 */
size_t taskcore_tag_list_count(const taskcore_tag_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the tag, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_tag *taskcore_tag_list_at(const taskcore_tag_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_tag *taskcore_tag_list_rows(const taskcore_tag_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_tag_list_arrow(const taskcore_tag_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_tag_list_free(taskcore_tag_list *list);

/* ------------------------------------------------ functions: saved filters */

/*
 * Saves a query under a name, and lists what it finds.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY;
 *   task.title = "Pay the rent";
 *   task.priority = TASKCORE_PRIORITY_P0;
 *   taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
 *   input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
 *   input.name = "Urgent payments";
 *   input.query = "pay priority>=P1 sort:due";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_filter_list *filters = NULL;
 *   taskcore_task_list *tasks = NULL;
 *   taskcore_query query = TASKCORE_QUERY_INIT;
 *   query.fields = TASKCORE_QUERY_FILTER;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_filter_add(store, &input, NULL);
 *   if (!status) status = taskcore_filter_query(store, NULL, &filters);
 *   if (!status) {
 *     const taskcore_filter *filter = taskcore_filter_list_at(filters, 0);
 *     printf("%s: %s\n", filter->name, filter->query);
 *     query.filter = filter->query;
 *     status = taskcore_task_query(store, &query, &tasks);
 *   }
 *   for (size_t i = 0; i < taskcore_task_list_count(tasks); i++)
 *     printf("- %s\n", taskcore_task_list_at(tasks, i)->title);
 *
 *   query.filter = "pay prioriti:P1";  // where it does not parse, the error says
 *   if (!status && taskcore_query_check(store, query.filter) == TASKCORE_EPARSE)
 *     printf("Column %d\n", (int)taskcore_last_error()->column);
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_task_list_free(tasks);
 *   taskcore_filter_list_free(filters);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Saves a query under a name, behind the other filters.
 *
 * @param store the store.
 * @param input the filter; its name and its query are needed.
 * @param id receives the filter's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member that is bad or missing;
 *   TASKCORE_EPARSE, with the column, for an invalid query; TASKCORE_ECONFLICT for a name
 *   that is taken; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the filter saved; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_add(taskcore_store *store, const taskcore_filter_input *input,
                                    int64_t *id);

/**
 * Gets filters by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param filters receives a list in the order of the ids, to be freed with
 *   taskcore_filter_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_get(taskcore_store *store, const int64_t *ids, size_t count,
                                    taskcore_filter_list **filters);

/**
 * Finds the filter with a uid or a name.
 *
 * @param store the store.
 * @param uid_or_name the uid or the name, whose case and accents do not matter.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for what is no UTF-8 and for what can
 *   be no name; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_find(taskcore_store *store, const char *uid_or_name, int64_t *id);

/**
 * Changes a saved filter.
 *
 * @param store the store.
 * @param id the filter.
 * @param input what shall be other than it is.
 * @return as taskcore_filter_add; TASKCORE_ENOTFOUND when there is no such filter.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_update(taskcore_store *store, int64_t id,
                                       const taskcore_filter_input *input);

/**
 * Moves saved filters to a place in their order, one after the other.
 *
 * @param store the store.
 * @param ids the filters, in the order that they shall have; one that is given twice
 *   counts once.
 * @param count how many, 0 to 16,777,216.
 * @param move before or after another filter, to the top or to the bottom.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for another place, and for a place
 *   next to one of the filters that move; TASKCORE_ENOTFOUND, with the index for one of
 *   the ids; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the filters moved; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_move(taskcore_store *store, const int64_t *ids, size_t count,
                                     const taskcore_move *move);

/**
 * Deletes saved filters; no task changes.
 *
 * @param store the store.
 * @param ids the filters; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND, with the index;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the filters deleted; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Lists the saved filters, in their manual order.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param filters receives the list, to be freed with taskcore_filter_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL filters, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_query(taskcore_store *store,
                                      const taskcore_filter_query_options *options,
                                      taskcore_filter_list **filters);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of filters.
 * @since 0.1.0
 */
size_t taskcore_filter_list_count(const taskcore_filter_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the filter, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_filter *taskcore_filter_list_at(const taskcore_filter_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_filter *taskcore_filter_list_rows(const taskcore_filter_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_filter_list_arrow(const taskcore_filter_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_filter_list_free(taskcore_filter_list *list);

/* ---------------------------------------------------- functions: templates */

/*
 * Saves a task with its subtask as a template, and makes them again for another day.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   taskcore_template_input input = TASKCORE_TEMPLATE_INPUT_INIT;
 *   input.fields = TASKCORE_TEMPLATE_NAME | TASKCORE_TEMPLATE_TASK;
 *   input.name = "Trip";
 *   taskcore_template_use_options when = TASKCORE_TEMPLATE_USE_OPTIONS_INIT;
 *   when.date = 20270501;
 *   taskcore_template_report use = TASKCORE_TEMPLATE_REPORT_INIT;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_template_task_list *tasks = NULL;
 *   int64_t template_id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_quick_add(store, "Trip 2026-12-24", NULL, &input.task_id);
 *   taskcore_task_input below = TASKCORE_TASK_INPUT_INIT;
 *   below.fields = TASKCORE_TASK_PARENT;
 *   below.parent_id = input.task_id;
 *   if (!status) status = taskcore_quick_add(store, "Unpack 2026-12-27", &below, NULL);
 *   if (!status) status = taskcore_template_add(store, &input, &template_id);
 *   if (!status) status = taskcore_template_read(store, template_id, &tasks);
 *   for (size_t i = 0; i < taskcore_template_task_list_count(tasks); i++) {
 *     const taskcore_template_task *row = taskcore_template_task_list_at(tasks, i);
 *     printf("%s: day %d\n", row->title, (int)row->due_day);
 *   }
 *   if (!status) status = taskcore_template_use(store, template_id, &when, &use);
 *   if (status) {
 *     fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   } else {
 *     printf("%d tasks made\n", (int)use.task_count);
 *   }
 *   taskcore_template_task_list_free(tasks);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Saves a task with its subtasks, or a project with its sections and tasks, as a
 * template.
 *
 * The template has what a copy has, as it is now: titles, notes, tags, priorities, slots,
 * estimates, rates, links, own fields, reminders, repeat rules, sections, and which tasks
 * of it wait for which. Dates become days from the day of its use, with the time of the
 * clock: one of a zone, one that floats, and all day each stay so. The anchor is what
 * stands for the day of its use: the day of the earliest start, planned, due or until,
 * unless it is given. Completions, comments, time spent, alerts and what is in progress
 * are left out, and so are cancelled tasks and those in the trash. No list of tasks and
 * no figure ever has what is in a template.
 *
 * @param store the store.
 * @param input the template; its name and a task or a project are needed.
 * @param id receives the template's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member that is bad or missing, for a task
 *   and a project at once, for more than 100,000 tasks or 16 MiB, for NULL and for a
 *   wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such task or project;
 *   TASKCORE_ECONFLICT for a name that is taken, for a task in the trash and for Inbox;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the template saved; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_template_add(taskcore_store *store, const taskcore_template_input *input,
                                      int64_t *id);

/**
 * Gets templates by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param templates receives a list in the order of the ids, to be freed with
 *   taskcore_template_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_template_get(taskcore_store *store, const int64_t *ids, size_t count,
                                      taskcore_template_list **templates);

/**
 * Finds the template with a uid or a name.
 *
 * @param store the store.
 * @param uid_or_name the uid or the name, whose case and accents do not matter.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for what is no UTF-8 and for what can
 *   be no name; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_template_find(taskcore_store *store, const char *uid_or_name, int64_t *id);

/**
 * Gives a template another name, or saves another task or project in it.
 *
 * @param store the store.
 * @param id the template.
 * @param input what shall be other than it is.
 * @return as taskcore_template_add; TASKCORE_ENOTFOUND when there is no such template;
 *   TASKCORE_EINVALID for an anchor without a task or a project.
 * @since 0.1.0
 */
taskcore_status taskcore_template_update(taskcore_store *store, int64_t id,
                                         const taskcore_template_input *input);

/**
 * Deletes templates; what was made of them stays.
 *
 * @param store the store.
 * @param ids the templates; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND, with the index;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the templates deleted; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_template_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Makes the tasks of a template, and its project, as one step for undo.
 *
 * All of it is new and open, with new uids, and stands behind all other tasks. A time of
 * a zone is at the same time of the clock on its day, whatever clock changes lie in
 * between, and one of no zone of its own at that of the store's. The project of a
 * template of a project is called as it was, or such as "Work 2" when that is taken.
 * Sections of a project that is given are found by their names, and made by a template of
 * a project. A repeat rule stays as it is written, but for its end, which goes along; its
 * first occurrence is the due, or the start.
 *
 * @param store the store.
 * @param id the template.
 * @param options on which day, and in which project. NULL: today.
 * @param use receives what was made; zero on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such template or project;
 *   TASKCORE_ECONFLICT for an archived project; TASKCORE_EINVALID for an invalid date,
 *   where a date would not be in the years 1 to 9999, for a repeat rule that gives
 *   nothing then, and for a wrong `struct_size`; TASKCORE_ECORRUPT for a template that
 *   was damaged; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with all of it made; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_template_use(taskcore_store *store, int64_t id,
                                      const taskcore_template_use_options *options,
                                      taskcore_template_report *use);

/**
 * Lists the templates, in the order of their names.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param templates receives the list, to be freed with taskcore_template_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL templates, a member out of its range
 *   and a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_template_query(taskcore_store *store,
                                        const taskcore_template_query_options *options,
                                        taskcore_template_list **templates);

/**
 * Lists the tasks that a template makes, each followed by its subtasks.
 *
 * @param store the store.
 * @param id the template.
 * @param tasks receives the list, to be freed with taskcore_template_task_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such template;
 *   TASKCORE_EINVALID for NULL tasks; TASKCORE_ECORRUPT for a template that was damaged;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_template_read(taskcore_store *store, int64_t id,
                                       taskcore_template_task_list **tasks);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of templates.
 * @since 0.1.0
 */
size_t taskcore_template_list_count(const taskcore_template_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the template, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_template *taskcore_template_list_at(const taskcore_template_list *list,
                                                   size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_template *taskcore_template_list_rows(const taskcore_template_list *list,
                                                     size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_template_list_arrow(const taskcore_template_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_template_list_free(taskcore_template_list *list);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of tasks.
 * @since 0.1.0
 */
size_t taskcore_template_task_list_count(const taskcore_template_task_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the task, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_template_task *taskcore_template_task_list_at(
    const taskcore_template_task_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_template_task *taskcore_template_task_list_rows(
    const taskcore_template_task_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_template_task_list_arrow(const taskcore_template_task_list *list,
                                                  void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_template_task_list_free(taskcore_template_task_list *list);

/* --------------------------------------------------- functions: own fields */

/*
 * Declares a field of tasks, gives a task a value of it, and asks for it.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   taskcore_field_input effort = TASKCORE_FIELD_INPUT_INIT;
 *   effort.fields = TASKCORE_FIELD_NAME | TASKCORE_FIELD_KIND;
 *   effort.name = "effort";
 *   effort.kind = TASKCORE_FIELD_KIND_NUMBER;
 *   taskcore_field_value three = TASKCORE_FIELD_VALUE_INIT;
 *   three.name = "effort";
 *   three.value = "3";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_FIELD_VALUES;
 *   task.title = "Write the talk";
 *   task.field_values = &three;
 *   task.field_value_count = 1;
 *   taskcore_query query = TASKCORE_QUERY_INIT;
 *   query.fields = TASKCORE_QUERY_FILTER;
 *   query.filter = "effort>2 sort:-effort";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_task_list *tasks = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_field_add(store, &effort, NULL);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_task_query(store, &query, &tasks);
 *   for (size_t i = 0; i < taskcore_task_list_count(tasks); i++) {
 *     const taskcore_task *row = taskcore_task_list_at(tasks, i);
 *     for (size_t j = 0; j < row->field_value_count; j++) {
 *       const taskcore_field_value *value = TASKCORE_AT(row->field_values, j);
 *       printf("%s: %s %s\n", row->title, value->name, value->value);
 *     }
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_task_list_free(tasks);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Declares an own field of tasks or of events, behind the others.
 *
 * @param store the store.
 * @param input the field; its name is needed.
 * @param id receives the field's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member that is bad or missing, for NULL
 *   and for a wrong `struct_size`; TASKCORE_ECONFLICT for a name that is taken, and when
 *   there are 100 already; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with the field added;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_field_add(taskcore_store *store, const taskcore_field_input *input,
                                   int64_t *id);

/**
 * Gets fields by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param fields receives a list in the order of the ids, to be freed with
 *   taskcore_field_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_field_get(taskcore_store *store, const int64_t *ids, size_t count,
                                   taskcore_field_list **fields);

/**
 * Finds the field with a uid or a name.
 *
 * @param store the store.
 * @param uid_or_name the uid or the name, whose case and accents do not matter.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for what is no UTF-8 and for what can
 *   be no name; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_field_find(taskcore_store *store, const char *uid_or_name, int64_t *id);

/**
 * Changes an own field: its name, its label, its choices.
 *
 * Its values stay; those of a choice that is spelled in another way are spelled so, too.
 *
 * @param store the store.
 * @param id the field.
 * @param input what shall be other than it is.
 * @return as taskcore_field_add; TASKCORE_ENOTFOUND when there is no such field;
 *   TASKCORE_ECONFLICT for another kind, for tasks instead of events or the reverse, and
 *   without a choice that is the value of something.
 * @since 0.1.0
 */
taskcore_status taskcore_field_update(taskcore_store *store, int64_t id,
                                      const taskcore_field_input *input);

/**
 * Moves own fields to a place in their order, one after the other.
 *
 * @param store the store.
 * @param ids the fields, in the order that they shall have; one that is given twice
 *   counts once.
 * @param count how many, 0 to 16,777,216.
 * @param move before or after another field, to the top or to the bottom.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for another place, and for a place
 *   next to one of the fields that move; TASKCORE_ENOTFOUND, with the index for one of
 *   the ids; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the fields moved; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_field_move(taskcore_store *store, const int64_t *ids, size_t count,
                                    const taskcore_move *move);

/**
 * Deletes own fields; their values are kept unseen, and come back when that is undone, or
 * are taken away, too.
 *
 * @param store the store.
 * @param ids the fields; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param flags TASKCORE_DELETE_WITH_VALUES, or 0.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for unknown flags;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the fields deleted; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_field_delete(taskcore_store *store, const int64_t *ids, size_t count,
                                      uint64_t flags);

/**
 * Lists the own fields, in their manual order.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param fields receives the list, to be freed with taskcore_field_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL fields, a member out of its range and a
 *   wrong `struct_size`; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_field_query(taskcore_store *store,
                                     const taskcore_field_query_options *options,
                                     taskcore_field_list **fields);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of fields.
 * @since 0.1.0
 */
size_t taskcore_field_list_count(const taskcore_field_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the field, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_field *taskcore_field_list_at(const taskcore_field_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_field *taskcore_field_list_rows(const taskcore_field_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_field_list_arrow(const taskcore_field_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_field_list_free(taskcore_field_list *list);

/* ------------------------------------------------------ functions: screens */

/*
 * Draws the home screen, with the colours of a light theme.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static void draw(const taskcore_row *row) {
 *   uint32_t rgb = 0;
 *   taskcore_colour(row->colour, TASKCORE_THEME_LIGHT, &rgb);
 *   printf("  [%s] #%06X %s", row->is_struck_through ? "x" : " ", (unsigned)rgb, row->title);
 *   printf("%s%s\n", row->due_label[0] == '\0' ? "" : ", ", row->due_label);
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY;
 *   task.title = "Pay rent";
 *   task.priority = TASKCORE_PRIORITY_P1;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_home *home = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_home_read(store, NULL, &home);
 *
 *   const taskcore_home_content *content = taskcore_home_contents(home);
 *   if (content != NULL) {
 *     printf("%s: %d open\n", content->title, (int)content->open_count);
 *     for (size_t i = 0; i < content->section_count; i++) {
 *       const taskcore_section *section = TASKCORE_AT(content->sections, i);
 *       printf("%s\n", section->title);
 *       for (size_t j = 0; j < section->row_count; j++)
 *         draw(TASKCORE_AT(content->rows, section->first + j));
 *     }
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_home_free(home);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Reads the home screen.
 *
 * @param store the store.
 * @param options what to show; NULL for all.
 * @param home receives the screen, to be freed with taskcore_home_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for a member out of its range and for
 *   a wrong `struct_size`; TASKCORE_EPARSE for a query that does not parse, with the
 *   position; TASKCORE_ENOTFOUND for a query that names a project that is not there;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_home_read(taskcore_store *store, const taskcore_home_options *options,
                                   taskcore_home **home);

/**
 * Gives what a home screen shows.
 *
 * @param home the screen.
 * @return what it shows, borrowed until the screen is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_home_content *taskcore_home_contents(const taskcore_home *home);

/**
 * Frees a home screen and all that was borrowed from it.
 *
 * @param home the screen; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_home_free(taskcore_home *home);

/**
 * Reads the screen of one task, also of one in the trash.
 *
 * A field names what an edit of it changes, whether or not the task may be edited as it
 * is: that is one of its actions. Rows and fields hold texts to show, not to read back.
 *
 * @param store the store.
 * @param id the task.
 * @param detail receives the screen, to be freed with taskcore_detail_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND when there is no
 *   such task; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_detail_read(taskcore_store *store, int64_t id, taskcore_detail **detail);

/**
 * Gives what the screen of a task shows.
 *
 * @param detail the screen.
 * @return what it shows, borrowed until the screen is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_detail_content *taskcore_detail_contents(const taskcore_detail *detail);

/**
 * Frees the screen of a task and all that was borrowed from it.
 *
 * @param detail the screen; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_detail_free(taskcore_detail *detail);

/**
 * Lists the tasks that a query asks for, as lines on a screen.
 *
 * @param store the store.
 * @param query what to list; NULL for the open tasks in the order of their creation.
 * @param rows receives the list, to be freed with taskcore_row_list_free; NULL on
 *   failure.
 * @return as taskcore_task_query.
 * @since 0.1.0
 */
taskcore_status taskcore_row_query(taskcore_store *store, const taskcore_query *query,
                                   taskcore_row_list **rows);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of rows.
 * @since 0.1.0
 */
size_t taskcore_row_list_count(const taskcore_row_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the row, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_row *taskcore_row_list_at(const taskcore_row_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_row *taskcore_row_list_rows(const taskcore_row_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_row_list_arrow(const taskcore_row_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_row_list_free(taskcore_row_list *list);

/**
 * Tells what a colour looks like on a light or a dark screen.
 *
 * Texts in each can be read, with a contrast of at least 4.5 to 1 (WCAG 2): in the light
 * theme on white, `#FFFFFF`; in the dark one on `#121212`, and on `#1E1E1E` for what is
 * raised above it.
 *
 * @param token `TASKCORE_COLOUR_...`.
 * @param theme `TASKCORE_THEME_...`.
 * @param rgb receives 0xRRGGBB; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an unknown token or theme, and for NULL.
 * @since 0.1.0
 */
taskcore_status taskcore_colour(int32_t token, int32_t theme, uint32_t *rgb);

/* ------------------------------------------------ functions: undo and redo */

/*
 * Deletes two tasks by mistake, and takes that back with one undo.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Learn to juggle";
 *   const taskcore_task_input twice[] = {task, task};
 *
 *   taskcore_store *store = NULL;
 *   taskcore_step step = TASKCORE_STEP_INIT;
 *   int64_t ids[2], count = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add_many(store, twice, 2, ids);
 *   if (!status) status = taskcore_task_delete(store, ids, 2);
 *   if (!status) status = taskcore_undo(store, &step);
 *   if (!status) status = taskcore_task_count(store, NULL, &count);
 *
 *   if (!status && step.action == TASKCORE_ACTION_DELETE_TASKS) {
 *     printf("The deletion of %d tasks was undone: %d are open.\n", (int)step.task_count,
 *            (int)count);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Takes the last step back: all that one call changed, where it is still as that call
 * left it.
 *
 * Steps can be taken back to the first one, also after a restart and by another process.
 * What was changed since by what no undo takes back, such as a poll, a repair or another
 * program, is left alone, and `left_count` says how much that is. When something, its
 * rule of repeating and its dates say nothing without each other, and are set back
 * together or not at all. A task that the step had added is removed; when it was changed
 * since, or others are below it or wait for it, it goes to the trash with what is below
 * it (`trashed_count`). Anything else that was added and changed since stays. Tasks that
 * were purged are gone all the same.
 *
 * @param store the store.
 * @param step receives what was taken back; zero on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is nothing to undo;
 *   TASKCORE_EINVALID for a wrong `struct_size`; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the step taken back; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_undo(taskcore_store *store, taskcore_step *step);

/**
 * Does the step again that was undone last, where all is still as the undo left it, as
 * taskcore_undo does.
 *
 * A new step ends what can be done again.
 *
 * @param store the store.
 * @param step receives what was done again; zero on failure. NULL is fine.
 * @return as taskcore_undo, with TASKCORE_ENOTFOUND when there is nothing to redo.
 * @since 0.1.0
 */
taskcore_status taskcore_redo(taskcore_store *store, taskcore_step *step);

/**
 * Tells how far back the change log goes, and how large it is; all of it is read.
 *
 * The change log has every step, for undo, for the history of tasks and for those who
 * observe the store.
 *
 * @param store the store.
 * @param report receives it; zero on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_log_read(taskcore_store *store, taskcore_log_report *report);

/**
 * Removes the oldest steps of the change log for good.
 *
 * What they changed stays as it is; it can be undone no more, and the history of tasks
 * begins later. What undo and redo find, and the history, end there. A trim cannot be
 * undone, and leaves what was undone last to be done again. The room in the file is used
 * again by what comes. Steps go from the oldest one on: with a time, up to the first one
 * that is not before it; with a size, until what is left has room; with both, as many as
 * either says.
 *
 * @param store the store.
 * @param options how much is kept.
 * @param report receives what is left; zero on failure. NULL is fine.
 * @return TASKCORE_OK, also when nothing had to go; TASKCORE_EINVALID for NULL options,
 *   for no limit, a size below 0, an invalid instant, and for a wrong `struct_size`;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the log trimmed; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_log_trim(taskcore_store *store, const taskcore_log_trim_options *options,
                                  taskcore_log_report *report);

/* ---------------------------------------------------- functions: observers */

/*
 * Hears of its own changes at once, and of those of others when it polls.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int32_t show(const taskcore_commit *commit, void *payload) {
 *   int own = commit->origin == TASKCORE_ORIGIN_SELF;
 *   fprintf((FILE *)payload, "Changed by %s\n", own ? "this program" : "another");
 *   return 0;  // go on
 * }
 *
 * int main(int argc, char **argv) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = argc > 1 ? argv[1] : NULL;  // NULL: the user's own store
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Feed the cat";
 *
 *   taskcore_store *store = NULL, *another = NULL;
 *   taskcore_observer *observer = NULL;
 *   int64_t now_ms = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_store_open(&options, &another);
 *   if (!status) status = taskcore_observe(store, show, stdout, NULL, &observer);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_task_add(another, &task, NULL);
 *   if (!status) status = taskcore_time_now(store, &now_ms);
 *   if (!status) status = taskcore_poll(store, now_ms, NULL, NULL);
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_observer_free(observer);
 *   taskcore_store_free(another);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Asks to be told of each commit: of those through this handle when they are made, and of
 * all others when taskcore_poll notices them.
 *
 * The callback runs without a lock, and may call any function on any store, this one too.
 * Commits of calls that run at the same time on several threads are told on these
 * threads, in any order.
 *
 * @param store the store.
 * @param callback is told; see taskcore_observe_callback.
 * @param payload handed to it; may be NULL.
 * @param destroy frees the payload when the observer was freed; NULL when nobody has to.
 * @param observer receives the observer, to be freed with taskcore_observer_free, which
 *   ends it; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_observe(taskcore_store *store, taskcore_observe_callback callback,
                                 void *payload, taskcore_destroy_callback destroy,
                                 taskcore_observer **observer);

/**
 * Ends an observer, and destroys its payload.
 *
 * It waits until the callback has ended on other threads, unless it is called from inside
 * of that very callback: then the payload is destroyed when the last one has returned.
 *
 * @param observer the observer; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_observer_free(taskcore_observer *observer);

/* --------------------------------------------------------- functions: time */

/*
 * Reads the clocks of Paris at an instant, and finds the instant of a time.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "Europe/Paris";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
 *   int64_t instant_ms = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_time_to_local(store, 1798128000000, &local);
 *   if (!status) printf("%d %02d:%02d\n", local.date, local.hour, local.minute);
 *
 *   local.date = 20260701;  // in summer, when Paris is two hours ahead of UTC
 *   if (!status) status = taskcore_time_from_local(store, &local, &instant_ms);
 *   if (!status) printf("%lld\n", (long long)instant_ms);
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Tells the present instant by the store's clock.
 *
 * @param store the store.
 * @param now_ms receives milliseconds since 1970 UTC; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, or when the caller's clock is out of
 *   range; TASKCORE_EMISUSE; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_now(taskcore_store *store, int64_t *now_ms);

/**
 * Tells what calendar and clock show in the store's zone at an instant.
 *
 * @param store the store.
 * @param instant_ms milliseconds since 1970 UTC, years 1 to 9999.
 * @param local receives it; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an instant out of range, here or in the
 *   store's zone, for NULL and for a wrong `struct_size`; TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_time_to_local(taskcore_store *store, int64_t instant_ms,
                                       taskcore_local_time *local);

/**
 * Tells the instant at which calendar and clock show something in the store's zone.
 *
 * RFC 5545, section 3.3.5: of a time that happens twice, the first is meant; a time that
 * is skipped is read with the offset from before the gap.
 *
 * @param store the store.
 * @param local the time; its `utc_offset_s` does not matter.
 * @param instant_ms receives milliseconds since 1970 UTC; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for a time that
 *   is outside of the years 1 to 9999 in UTC, for NULL and for a wrong `struct_size`;
 *   TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_time_from_local(taskcore_store *store, const taskcore_local_time *local,
                                         int64_t *instant_ms);

/**
 * Reads a date as people write it, such as "tomorrow 17:00", "next friday" or
 * "2026-12-24", as the store's clock and zone stand.
 *
 * @param store the store.
 * @param text all of it is the date; white space around it does not matter.
 * @param moment receives the day or the instant; of kind TASKCORE_MOMENT_NONE on failure.
 * @return TASKCORE_OK; TASKCORE_EPARSE for what is no date; TASKCORE_EINVALID for NULL,
 *   for invalid UTF-8 and for a wrong `struct_size`; what the clock answers;
 *   TASKCORE_EBUSY, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_time_parse(taskcore_store *store, const char *text,
                                    taskcore_moment *moment);

/**
 * Reads days in a row as people write them in English, such as "next week", "december",
 * "2026-W48", "q3", "last 30 days" or "from 1 nov to 15 nov", as the store's clock and
 * zone stand.
 *
 * @param store the store.
 * @param text all of it is the period; white space around it does not matter.
 * @param options which way it lies when it does not say that, and the day that weeks
 *   begin on; TASKCORE_WEEK_START_LOCALE is that of the locale that the store was opened
 *   with. NULL: towards the future, and weeks as in that locale.
 * @param period receives the days; all 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EPARSE for what is no period, with the position of what
 *   is not understood; TASKCORE_EINVALID for NULL, for invalid UTF-8, for a member out of
 *   its range and for a wrong `struct_size`; what the clock answers; TASKCORE_EBUSY,
 *   TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_period_parse(taskcore_store *store, const char *text,
                                      const taskcore_period_options *options,
                                      taskcore_period *period);

/**
 * Tells what calendar and clock show in a zone at an instant.
 *
 * @param zone the IANA name, such as `Europe/Paris`. Its rules are read anew from the
 *   system's time zone data.
 * @param instant_ms milliseconds since 1970 UTC, years 1 to 9999.
 * @param local receives it; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a name that no zone has, for an instant out
 *   of range, here or in the zone, for NULL, for invalid UTF-8 and for a wrong
 *   `struct_size`; TASKCORE_EUNSUPPORTED when the system has no time zone data; also
 *   TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_zone_to_local(const char *zone, int64_t instant_ms,
                                       taskcore_local_time *local);

/**
 * Tells the instant at which calendar and clock show something in a zone.
 *
 * RFC 5545, section 3.3.5: of a time that happens twice, the first is meant; a time that
 * is skipped is read with the offset from before the gap.
 *
 * @param zone the IANA name, such as `Europe/Paris`. Its rules are read anew from the
 *   system's time zone data.
 * @param local the time; its `utc_offset_s` does not matter.
 * @param instant_ms receives milliseconds since 1970 UTC; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a name that no zone has, for a member out of
 *   its range, for a time that is outside of the years 1 to 9999 in UTC, for NULL, for
 *   invalid UTF-8 and for a wrong `struct_size`; TASKCORE_EUNSUPPORTED when the system
 *   has no time zone data; also TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_zone_from_local(const char *zone, const taskcore_local_time *local,
                                         int64_t *instant_ms);

/**
 * Lets days begin at another time than midnight, from the next day on: today, what is
 * overdue, slots, score, streaks and the home screen go by it.
 *
 * At 01:00 with 04:00 set it is still yesterday's date. Days that have begun keep the
 * time that they began at, so that what was scored stays on its day. Calendars, events,
 * files, and the dates of invoices and payments go by the calendar all the same.
 *
 * @param store the store.
 * @param minute after midnight: 0, which is what it is at first, to 720, which is 12:00.
 * @param first_date receives the first day that begins then, yyyymmdd; 0 on failure. May
 *   be NULL.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another minute; TASKCORE_ECONFLICT when no
 *   day is to come; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the time set; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_day_begins_set(taskcore_store *store, int32_t minute, int32_t *first_date);

/**
 * Tells at which time a day begins.
 *
 * @param store the store.
 * @param date the day, yyyymmdd; 0 for those to come, as the time was set last.
 * @param minute receives it, 0 to 720 minutes after midnight; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no date, and for NULL;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_day_begins(taskcore_store *store, int32_t date, int32_t *minute);

/**
 * Tells the day that it is at an instant, by the times at which days begin in the store.
 *
 * Now, that is today.
 *
 * @param store the store.
 * @param instant_ms milliseconds since 1970 UTC, years 1 to 9999.
 * @param date receives the day, yyyymmdd; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an instant out of range, and for NULL;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_day_at(taskcore_store *store, int64_t instant_ms, int32_t *date);

/**
 * Tells when a day begins in the store.
 *
 * It ends where the next one begins.
 *
 * @param store the store.
 * @param date the day, yyyymmdd.
 * @param instant_ms receives milliseconds since 1970 UTC; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no date, and for NULL;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_day_beginning(taskcore_store *store, int32_t date, int64_t *instant_ms);

/**
 * Lets the times of day that quick add reads float, so that 09:00 is at 09:00 wherever
 * one is, or be instants in the store's zone, which is what they are at first.
 *
 * Tasks that are there stay as they are.
 *
 * @param store the store.
 * @param floats 1: they float; 0: they are instants.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another number; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with it set; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_times_float_set(taskcore_store *store, int32_t floats);

/**
 * Tells whether the times of day that quick add reads float.
 *
 * @param store the store.
 * @param floats receives 1 when they float, else 0; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_times_float(taskcore_store *store, int32_t *floats);

/* ------------------------------------------------- functions: repeat rules */

/*
 * Adds a task for the end of each month, completes it twice, and says when it is due next.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "Europe/Paris";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_task_list *tasks = NULL;
 *   char *rule = NULL, *words = NULL;
 *   int32_t mode = TASKCORE_REPEAT_FIXED;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_repeat_parse(store, "every 31st", &rule, &mode);
 *   if (!status) status = taskcore_repeat_words(store, rule, mode, &words);
 *   if (!status) printf("%s\n%s\n", rule, words);
 *
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
 *   task.title = "Close the books";
 *   task.due_kind = TASKCORE_MOMENT_DATE;
 *   task.due_date = 20270131;
 *   task.repeat_rule = rule;
 *   if (!status) status = taskcore_task_add(store, &task, &id);
 *   for (int i = 0; i < 2 && !status; i++) status = taskcore_task_complete(store, &id, 1, 0);
 *   if (!status) status = taskcore_task_get(store, &id, 1, &tasks);
 *   if (!status) printf("due next: %d\n", taskcore_task_list_at(tasks, 0)->due_date);
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_task_list_free(tasks);
 *   taskcore_string_free(words);
 *   taskcore_string_free(rule);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Makes a repeat rule of words such as "every 2 weeks on mon, thu", "every last friday"
 * or "after 10 days", as the store's clock and zone stand.
 *
 * A time, as in "every day at 9:00", becomes a part of the rule, and a first day, for
 * which a rule has no place, is refused. docs/repeats.md lists what is understood; a rule
 * as RFC 5545 writes it is taken as it is.
 *
 * @param store the store.
 * @param text the words, at most 1,100 bytes.
 * @param rule receives the RRULE, to be freed with taskcore_string_free; NULL on failure.
 * @param mode receives TASKCORE_REPEAT_FIXED or TASKCORE_REPEAT_AFTER_COMPLETION; 0 on
 *   failure. NULL is fine for words that say nothing of completion.
 * @return TASKCORE_OK; TASKCORE_EPARSE, with line and column, for what is not understood;
 *   TASKCORE_EINVALID for NULL and for invalid UTF-8; what the clock answers;
 *   TASKCORE_EBUSY, TASKCORE_EMISUSE, TASKCORE_ENOMEM; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_EIO, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_repeat_parse(taskcore_store *store, const char *text, char **rule,
                                      int32_t *mode);

/**
 * Says a repeat rule in words, such as "every 2 weeks on Monday and Thursday".
 *
 * In the same language, taskcore_repeat_parse makes the same rule of them, but for rules
 * that it has no words for; these come as a sentence with all their parts.
 *
 * @param store whose language the words are in; NULL for English.
 * @param rule an RRULE of RFC 5545.
 * @param mode TASKCORE_REPEAT_FIXED or TASKCORE_REPEAT_AFTER_COMPLETION.
 * @param words receives the words, to be freed with taskcore_string_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no rule or no mode, for NULL and for
 *   invalid UTF-8; TASKCORE_EBUSY, TASKCORE_EMISUSE, TASKCORE_ENOMEM; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EIO, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_repeat_words(taskcore_store *store, const char *rule, int32_t mode,
                                      char **words);

/**
 * Lists when a repeat rule gives occurrences, without a task or an event that repeats.
 *
 * @param store the store, whose zone holds where `zone` is NULL.
 * @param spec the rule, its start, exceptions and additions; from `not_before` on,
 *   `limit` occurrences at most.
 * @param occurrences receives the list, ascending, each once; to be freed with
 *   taskcore_occurrence_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no rule, for one that ends before
 *   its start or gives no occurrence at all where the additions give none either, for
 *   exceptions or additions of another kind than the start, for an unknown zone or
 *   calendar, for a limit out of its range and for NULL; TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_repeat_expand(taskcore_store *store, const taskcore_repeat_spec *spec,
                                       taskcore_occurrence_list **occurrences);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of occurrences.
 * @since 0.1.0
 */
size_t taskcore_occurrence_list_count(const taskcore_occurrence_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the occurrence, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_occurrence *taskcore_occurrence_list_at(const taskcore_occurrence_list *list,
                                                       size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_occurrence *taskcore_occurrence_list_rows(const taskcore_occurrence_list *list,
                                                         size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_occurrence_list_arrow(const taskcore_occurrence_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_occurrence_list_free(taskcore_occurrence_list *list);

/**
 * Gets completed tasks and occurrences by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param completions receives a list in the order of the ids, to be freed with
 *   taskcore_completion_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_completion_get(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_completion_list **completions);

/**
 * Finds the completed task or occurrence with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_completion_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists what was completed, tasks and occurrences of those that repeat, in the order of
 * time.
 *
 * They stay when a task is changed, deleted or purged; reopening a task and undo take
 * them back. The `occurrence` is empty for a task that did not repeat. What a subtask of
 * a task that repeats was completed for stays too, when it is open again for the next
 * occurrence.
 *
 * @param store the store.
 * @param options of which task, the range, in the years 1 to 9999, and which of them to
 *   list. NULL: all.
 * @param completions receives the list, to be freed with taskcore_completion_list_free;
 *   NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL completions, a member out of its range,
 *   a range that ends before it begins and a wrong `struct_size`; TASKCORE_ENOTFOUND when
 *   there is no such task; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_completion_query(taskcore_store *store,
                                          const taskcore_completion_query_options *options,
                                          taskcore_completion_list **completions);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of completed tasks and occurrences.
 * @since 0.1.0
 */
size_t taskcore_completion_list_count(const taskcore_completion_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the completed task or occurrence, borrowed until the list is freed; NULL beyond
 *   the end.
 * @since 0.1.0
 */
const taskcore_completion *taskcore_completion_list_at(const taskcore_completion_list *list,
                                                       size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_completion *taskcore_completion_list_rows(const taskcore_completion_list *list,
                                                         size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_completion_list_arrow(const taskcore_completion_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_completion_list_free(taskcore_completion_list *list);

/**
 * Tells how many occurrences of a task that repeats were done one after the other.
 *
 * An occurrence is done when it was completed on its day or before, or after it and
 * before the day of the next one. What was completed later was missed, and counts for the
 * occurrence in whose time it was completed, unless that one has a completion of its own.
 * What was skipped or cancelled neither keeps nor breaks a streak, and neither does what
 * was missed on a holiday or an ignored weekday (taskcore_pulse_settings). The present
 * occurrence counts for nothing while there is time for it. Days begin as
 * taskcore_day_begins_set says, in the task's zone.
 *
 * @param store the store.
 * @param task_id the task, which may be in the trash.
 * @param streak receives it; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such task; TASKCORE_ECONFLICT
 *   for one that does not repeat and never did; TASKCORE_EINVALID for NULL and for a
 *   wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_series_streak_read(taskcore_store *store, int64_t task_id,
                                            taskcore_series_streak *streak);

/**
 * Lists what became of the last occurrences of a task that repeats, the last one first:
 * which were done, skipped or missed, as taskcore_series_streak_read counts them.
 *
 * @param store the store.
 * @param options the task, and which of its last 1,000,000 occurrences to list.
 * @param occurrences receives the list, to be freed with
 *   taskcore_past_occurrence_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such task; TASKCORE_ECONFLICT
 *   for one that does not repeat and never did; TASKCORE_EINVALID for a limit out of its
 *   range, for NULL and for a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_series_history_query(taskcore_store *store,
                                              const taskcore_series_history_query_options *options,
                                              taskcore_past_occurrence_list **occurrences);

/**
 * Lists the open tasks that repeat by the rule, and are at another occurrence than their
 * completions and skips say.
 *
 * A task is at the first occurrence that was neither completed nor skipped; where another
 * program wrote to the store, that may not be so. Each problem is about `occurrence` and
 * has the status TASKCORE_ECORRUPT; its message names the id of the task, the occurrence
 * that it is at, and the one that it should be at. They are the tasks that taskcore_check
 * counts as `series_mended`, in the order of their ids. taskcore_repair keeps the
 * occurrence that each is at, for that is what people saw.
 *
 * @param store the store, which may be opened for reading only.
 * @param problems receives the list, empty when nothing is wrong, to be freed with
 *   taskcore_problem_list_free; NULL on failure.
 * @return TASKCORE_OK, also with problems; TASKCORE_EINVALID for NULL; TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_ECORRUPT, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_series_check(taskcore_store *store, taskcore_problem_list **problems);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of occurrences.
 * @since 0.1.0
 */
size_t taskcore_past_occurrence_list_count(const taskcore_past_occurrence_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the occurrence, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_past_occurrence *taskcore_past_occurrence_list_at(
    const taskcore_past_occurrence_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_past_occurrence *taskcore_past_occurrence_list_rows(
    const taskcore_past_occurrence_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_past_occurrence_list_arrow(const taskcore_past_occurrence_list *list,
                                                    void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_past_occurrence_list_free(taskcore_past_occurrence_list *list);

/* ---------------------------------------------------- functions: calendars */

/*
 * Adds a calendar of holidays, which take no time, and a holiday in it.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   taskcore_calendar_input holidays = TASKCORE_CALENDAR_INPUT_INIT;
 *   holidays.fields = TASKCORE_CALENDAR_NAME | TASKCORE_CALENDAR_COLOUR;
 *   holidays.name = "Holidays";
 *   holidays.colour = TASKCORE_COLOUR_GREEN;
 *   taskcore_event_input day = TASKCORE_EVENT_INPUT_INIT;
 *   day.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_CALENDAR;
 *   day.title = "Labour Day";
 *   day.start_kind = TASKCORE_MOMENT_DATE;
 *   day.start_date = 20260501;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_calendar_list *calendars = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_calendar_add(store, &holidays, &day.calendar_id);
 *   if (!status) status = taskcore_event_add(store, &day, 0, NULL, NULL);
 *   if (!status) status = taskcore_calendar_query(store, NULL, &calendars);
 *   for (size_t i = 0; i < taskcore_calendar_list_count(calendars); i++) {
 *     const taskcore_calendar *row = taskcore_calendar_list_at(calendars, i);
 *     printf("%s: %d\n", row->name, (int)row->event_count);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_calendar_list_free(calendars);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a calendar, a list of events, behind the others.
 *
 * @param store the store.
 * @param input the calendar; its name is needed.
 * @param id receives the calendar's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member that is bad or missing, for NULL
 *   and for a wrong `struct_size`; TASKCORE_ECONFLICT for a name that is taken;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the calendar added; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_add(taskcore_store *store, const taskcore_calendar_input *input,
                                      int64_t *id);

/**
 * Gets calendars by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param calendars receives a list in the order of the ids, to be freed with
 *   taskcore_calendar_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_get(taskcore_store *store, const int64_t *ids, size_t count,
                                      taskcore_calendar_list **calendars);

/**
 * Finds the calendar with a uid or a name.
 *
 * @param store the store.
 * @param uid_or_name the uid or the name, whose case and accents do not matter.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for what is no UTF-8 and for what can
 *   be no name; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_find(taskcore_store *store, const char *uid_or_name, int64_t *id);

/**
 * Changes a calendar.
 *
 * Its events stay as they are: what it says of new ones is not said of them.
 *
 * @param store the store.
 * @param id the calendar.
 * @param input what shall be other than it is.
 * @return as taskcore_calendar_add; TASKCORE_ENOTFOUND when there is no such calendar.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_update(taskcore_store *store, int64_t id,
                                         const taskcore_calendar_input *input);

/**
 * Moves calendars to a place in their order, one after the other.
 *
 * @param store the store.
 * @param ids the calendars, in the order that they shall have; one that is given twice
 *   counts once.
 * @param count how many, 0 to 16,777,216.
 * @param move before or after another calendar, to the top or to the bottom.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for another place, and for a place
 *   next to one of the calendars that move; TASKCORE_ENOTFOUND, with the index for one of
 *   the ids; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the calendars moved; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_move(taskcore_store *store, const int64_t *ids, size_t count,
                                       const taskcore_move *move);

/**
 * Deletes calendars; their events go to the default one, or are deleted with them.
 *
 * @param store the store.
 * @param ids the calendars; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param flags TASKCORE_DELETE_WITH_EVENTS, or 0.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for unknown flags;
 *   TASKCORE_ENOTFOUND, and TASKCORE_ECONFLICT for the default calendar, with the index;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the calendars deleted; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_delete(taskcore_store *store, const int64_t *ids, size_t count,
                                         uint64_t flags);

/**
 * Lists the calendars, in their manual order.
 *
 * There is always one, TASKCORE_DEFAULT_CALENDAR_ID.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param calendars receives the list, to be freed with taskcore_calendar_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL calendars, a member out of its range
 *   and a wrong `struct_size`; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_query(taskcore_store *store,
                                        const taskcore_calendar_query_options *options,
                                        taskcore_calendar_list **calendars);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of calendars.
 * @since 0.1.0
 */
size_t taskcore_calendar_list_count(const taskcore_calendar_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the calendar, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_calendar *taskcore_calendar_list_at(const taskcore_calendar_list *list,
                                                   size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_calendar *taskcore_calendar_list_rows(const taskcore_calendar_list *list,
                                                     size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_calendar_list_arrow(const taskcore_calendar_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_calendar_list_free(taskcore_calendar_list *list);

/* ------------------------------------------------------- functions: events */

/*
 * Plans two meetings that would overlap, and finds a free hour for the second one.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * #define HOUR_MS 3600000LL
 * #define NINE_MS 1798099200000LL  // 24 December 2026, 9:00 in Paris
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "Europe/Paris";
 *
 *   taskcore_event_input meeting = TASKCORE_EVENT_INPUT_INIT;
 *   meeting.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION;
 *   meeting.title = "Review";
 *   meeting.start_ms = NINE_MS;
 *   meeting.duration_s = 5400;
 *
 *   taskcore_free_time_query_options search = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
 *   search.duration_s = 3600;
 *   search.from_ms = NINE_MS;
 *   search.before_ms = NINE_MS + 9 * HOUR_MS;
 *   search.day_start_s = 9 * 3600;
 *   search.day_end_s = 17 * 3600;
 *   search.limit = 1;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_conflict_list *conflicts = NULL;
 *   taskcore_free_time_list *slots = NULL;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_event_add(store, &meeting, 0, &id, NULL);
 *
 *   meeting.title = "Interview";
 *   meeting.start_ms = NINE_MS + HOUR_MS;
 *   if (!status && taskcore_event_add(store, &meeting, 0, &id, &conflicts) == TASKCORE_ECONFLICT) {
 *     const taskcore_conflict *conflict = taskcore_conflict_list_at(conflicts, 0);
 *     printf("Interview would overlap %s.\n", conflict->other_title);
 *     status = taskcore_free_time_query(store, &search, &slots);
 *     if (!status) meeting.start_ms = taskcore_free_time_list_at(slots, 0)->start_ms;
 *     if (!status) status = taskcore_event_add(store, &meeting, 0, &id, NULL);
 *   }
 *   int minutes = (int)((meeting.start_ms - NINE_MS) / 60000);
 *   if (!status) printf("It is %d minutes after nine.\n", minutes);
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_free_time_list_free(slots);
 *   taskcore_conflict_list_free(conflicts);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a deadline or a meeting.
 *
 * It lasts an hour, or a whole day when its start is a date, unless the input says
 * otherwise. Its time must be free: [start, end) of two events must not meet, unless one
 * of them is transparent. Of a series, each occurrence of two years is looked at, from
 * its start or from now, whichever is later. A series begins in a whole second.
 *
 * @param store the store.
 * @param input what the event is to be; its title and its start are required.
 * @param flags TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS or 0.
 * @param id receives the event's id; 0 on failure. NULL is fine.
 * @param conflicts receives, with TASKCORE_ECONFLICT, the first 1,000 conflicts, to be
 *   freed with taskcore_conflict_list_free; else NULL. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, without a title
 *   or a start, for a rule that gives no occurrence or more than 100,000 in two years;
 *   TASKCORE_ENOTFOUND when there is no such task, calendar or project;
 *   TASKCORE_ECONFLICT when it overlaps another event, and for an archived project;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; or what an observer answered, with the event added; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_event_add(taskcore_store *store, const taskcore_event_input *input,
                                   uint64_t flags, int64_t *id, taskcore_conflict_list **conflicts);

/**
 * Adds events, all or none, as one step for undo.
 *
 * @param store the store.
 * @param inputs what the events are to be, as in taskcore_event_add; they must not
 *   overlap each other, either.
 * @param count how many, 0 to 16,777,216.
 * @param flags TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS or 0.
 * @param ids receives the ids, in the order of the inputs; all 0 on failure. NULL is
 *   fine.
 * @param conflicts as in taskcore_event_add, of the first event that overlaps others; an
 *   event of this call has the id 0.
 * @return as taskcore_event_add; the details of an error say which input it is about.
 * @since 0.1.0
 */
taskcore_status taskcore_event_add_many(taskcore_store *store, const taskcore_event_input *inputs,
                                        size_t count, uint64_t flags, int64_t *ids,
                                        taskcore_conflict_list **conflicts);

/**
 * Gets events by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param events receives a list in the order of the ids, to be freed with
 *   taskcore_event_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_event_get(taskcore_store *store, const int64_t *ids, size_t count,
                                   taskcore_event_list **events);

/**
 * Finds the event with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_event_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists the events that a query asks for, in the order of their starts.
 *
 * A series is one event, with the start of its first occurrence.
 *
 * @param store the store.
 * @param options which ones. NULL: all.
 * @param events receives the list, to be freed with taskcore_event_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range and a range that
 *   ends before it begins; TASKCORE_EPARSE for conditions on own fields that cannot be
 *   read, with the position; TASKCORE_ENOTFOUND for a task or a series that is not there;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what the caller's
 *   clock answered; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_event_query(taskcore_store *store,
                                     const taskcore_event_query_options *options,
                                     taskcore_event_list **events);

/**
 * Changes an event, or occurrences of a series, as one step for undo.
 *
 * One occurrence becomes an event of its own, which its series leaves out. This one and
 * all later ones become a series of their own, and the present one ends before. When the
 * start of a series changes, all its occurrences move as far, and the weekdays that a
 * weekly rule names move along; the days that another rule names, such as those of a
 * month, stay, and get the new time. A change of time must fit between the other events,
 * as in taskcore_event_add.
 *
 * @param store the store.
 * @param id the event.
 * @param options which occurrences: `occurrence` is a local time as
 *   taskcore_occurrence_query tells it. Without one, the start that is given is that of
 *   the first one. NULL: all of the event.
 * @param changes what to set; only the members that its `fields` announce change. An
 *   empty rule ends the repeating.
 * @param flags TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS or 0.
 * @param changed_id receives the id of the event that has the changes; 0 on failure. NULL
 *   is fine.
 * @param conflicts as in taskcore_event_add.
 * @return as taskcore_event_add for changes; TASKCORE_EINVALID for an unknown scope, for
 *   a scope of one occurrence without one or with a rule and for a wrong `struct_size`;
 *   TASKCORE_ENOTFOUND for an event or an occurrence that is not there;
 *   TASKCORE_ECONFLICT for single occurrences of an event that does not repeat.
 * @since 0.1.0
 */
taskcore_status taskcore_event_update(taskcore_store *store, int64_t id,
                                      const taskcore_event_scope_options *options,
                                      const taskcore_event_input *changes, uint64_t flags,
                                      int64_t *changed_id, taskcore_conflict_list **conflicts);

/**
 * Removes events, all or none, as one step for undo: of a series, all occurrences, also
 * the changed ones.
 *
 * A changed occurrence that is removed by itself is left out of its series.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, and for a series that would leave out
 *   more than 1,000 dates; TASKCORE_ENOTFOUND, with the index; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the events removed; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_event_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Skips one occurrence of a series, ends the series before it, or removes all of it, as
 * one step for undo, which is called TASKCORE_ACTION_SKIP_OCCURRENCE,
 * TASKCORE_ACTION_END_SERIES or TASKCORE_ACTION_DELETE_EVENTS.
 *
 * @param store the store.
 * @param id the event that repeats.
 * @param options which occurrences, as in taskcore_event_update. NULL: all of the event.
 * @return as taskcore_event_delete; TASKCORE_EINVALID for an unknown scope, no occurrence
 *   and a wrong `struct_size`; TASKCORE_ENOTFOUND for an event or an occurrence that is
 *   not there; TASKCORE_ECONFLICT for single occurrences of an event that does not
 *   repeat.
 * @since 0.1.0
 */
taskcore_status taskcore_event_delete_occurrence(taskcore_store *store, int64_t id,
                                                 const taskcore_event_scope_options *options);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of events.
 * @since 0.1.0
 */
size_t taskcore_event_list_count(const taskcore_event_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the event, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_event *taskcore_event_list_at(const taskcore_event_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_event *taskcore_event_list_rows(const taskcore_event_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_event_list_arrow(const taskcore_event_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_event_list_free(taskcore_event_list *list);

/**
 * Lists the occurrences of an event that meet a range, in the order of their starts.
 *
 * Those that were changed are events of their own, and left out.
 *
 * @param store the store.
 * @param options the event, the range, in the years 1 to 9999, and which of them to list.
 * @param occurrences receives the list, to be freed with taskcore_occurrence_list_free;
 *   NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for NULL and for
 *   a wrong `struct_size`; TASKCORE_ENOTFOUND for an event that is not there;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_occurrence_query(taskcore_store *store,
                                          const taskcore_occurrence_query_options *options,
                                          taskcore_occurrence_list **occurrences);

/**
 * Lists the events of a range that take the same time, by when the later one of both
 * begins.
 *
 * @param store the store.
 * @param options the range, in the years 1 to 9999, and which of them to list. NULL: the
 *   first 100,000.
 * @param conflicts receives the list, to be freed with taskcore_conflict_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for NULL
 *   conflicts and for a wrong `struct_size`; TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_conflict_query(taskcore_store *store,
                                        const taskcore_conflict_query_options *options,
                                        taskcore_conflict_list **conflicts);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of conflicts.
 * @since 0.1.0
 */
size_t taskcore_conflict_list_count(const taskcore_conflict_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the conflict, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_conflict *taskcore_conflict_list_at(const taskcore_conflict_list *list,
                                                   size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_conflict *taskcore_conflict_list_rows(const taskcore_conflict_list *list,
                                                     size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_conflict_list_arrow(const taskcore_conflict_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_conflict_list_free(taskcore_conflict_list *list);

/**
 * Lists the first times that no event takes and in which a slot fits.
 *
 * Each goes from where the slot can begin to the next event, the end of the working hours
 * or the end of the range. A slot lies within the working hours of one day, or, where
 * whole days count, may last over midnight. Hours that the clocks leave out are none.
 *
 * @param store the store.
 * @param options the length of the slot, the range, working hours and how many to list. A
 *   step up to an hour is counted from the full hour, a longer one from midnight.
 * @param slots receives the list, to be freed with taskcore_free_time_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK, also when there is none; TASKCORE_EINVALID for a member out of its
 *   range and for an unknown zone; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_free_time_query(taskcore_store *store,
                                         const taskcore_free_time_query_options *options,
                                         taskcore_free_time_list **slots);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of free times.
 * @since 0.1.0
 */
size_t taskcore_free_time_list_count(const taskcore_free_time_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the free time, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_free_time *taskcore_free_time_list_at(const taskcore_free_time_list *list,
                                                     size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_free_time *taskcore_free_time_list_rows(const taskcore_free_time_list *list,
                                                       size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_free_time_list_arrow(const taskcore_free_time_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_free_time_list_free(taskcore_free_time_list *list);

/**
 * Tells what each day of a range holds, against working hours: what events take of them,
 * what tasks are estimated to take, and what is left or too much.
 *
 * Events count as for taskcore_free_time_query, and time that several take counts once.
 * An open task counts on the day for which it is planned, else on that on which it is
 * due; what was so on a day before today counts for today. What its own events take from
 * today on is taken off its estimate, so that planning it with an event counts once. Of
 * one that repeats by its rule, the occurrences to come count, too. A task without an
 * estimate is told, and takes no time; one with subtasks counts beside them. Expired
 * tasks and those of archived projects count for nothing. Working hours and events go by
 * the calendar, tasks by when days begin.
 *
 * @param store the store.
 * @param options the days, the working hours and which days to list. NULL: all of today.
 * @param days receives the list, one row for each day, to be freed with
 *   taskcore_day_load_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for dates that are none, in the wrong order or
 *   too far from each other, for a member out of its range, for NULL days and for a wrong
 *   `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_load_query(taskcore_store *store,
                                    const taskcore_load_query_options *options,
                                    taskcore_day_load_list **days);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of days.
 * @since 0.1.0
 */
size_t taskcore_day_load_list_count(const taskcore_day_load_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the day, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_day_load *taskcore_day_load_list_at(const taskcore_day_load_list *list,
                                                   size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_day_load *taskcore_day_load_list_rows(const taskcore_day_load_list *list,
                                                     size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_day_load_list_arrow(const taskcore_day_load_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_day_load_list_free(taskcore_day_load_list *list);

/**
 * Lists all that is wrong with a new event, or with changes to one, as taskcore_event_add
 * and taskcore_event_update would refuse it, with what it would overlap; nothing is
 * changed.
 *
 * What these would say is the first problem, and what has no problem they accept. An
 * overlap is a problem of the status TASKCORE_ECONFLICT, which they accept when conflicts
 * are allowed. A rule about several members is looked at when these are right by
 * themselves.
 *
 * @param store the store.
 * @param id the event that is to be changed; 0: a new one.
 * @param options which occurrences change, as in taskcore_event_update; of a new event it
 *   says nothing. NULL: all of the event.
 * @param input what it is to be; borrowed for the call.
 * @param problems receives the list, empty when nothing is wrong, to be freed with
 *   taskcore_problem_list_free; NULL on failure.
 * @param conflicts receives what the event would overlap, to be freed with
 *   taskcore_conflict_list_free; NULL when it would overlap nothing, and on failure. NULL
 *   is fine.
 * @return TASKCORE_OK, also with problems; TASKCORE_EINVALID for NULL;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ECORRUPT,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_event_check(taskcore_store *store, int64_t id,
                                     const taskcore_event_scope_options *options,
                                     const taskcore_event_input *input,
                                     taskcore_problem_list **problems,
                                     taskcore_conflict_list **conflicts);

/* ------------------------------------------------------- functions: agenda */

/*
 * Shows what happens in a week: a meeting each Monday, and a task that is due.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "Europe/Paris";
 *
 *   taskcore_event_input meeting = TASKCORE_EVENT_INPUT_INIT;
 *   meeting.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION |
 *                    TASKCORE_EVENT_REPEAT_RULE;
 *   meeting.title = "Stand-up";
 *   meeting.start_ms = 1797840000000LL;  // Monday, 21 December 2026, 9:00 in Paris
 *   meeting.duration_s = 900;
 *   meeting.repeat_rule = "FREQ=WEEKLY";
 *
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE;
 *   task.title = "Pay rent";
 *   task.due_kind = TASKCORE_MOMENT_DATE;
 *   task.due_date = 20270101;
 *
 *   taskcore_agenda_options week = TASKCORE_AGENDA_OPTIONS_INIT;
 *   week.first_date = 20261228;
 *   week.last_date = 20270103;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_agenda_list *agenda = NULL;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_event_add(store, &meeting, 0, &id, NULL);
 *   if (!status) status = taskcore_task_add(store, &task, &id);
 *   if (!status) status = taskcore_agenda_read(store, &week, &agenda);
 *   for (size_t i = 0; i < taskcore_agenda_list_count(agenda); i++) {
 *     const taskcore_agenda_entry *entry = taskcore_agenda_list_at(agenda, i);
 *     printf("%d %s %s\n", entry->date, entry->time_label, entry->title);
 *   }
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_agenda_list_free(agenda);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Lists all that happens on some days: events and tasks that are due, their occurrences
 * among them.
 *
 * The entries are in the order of the days; on each day, what lasts whole days comes
 * first, then what starts earlier, events before tasks, and smaller ids. What lasts
 * several days has an entry on each that it takes any of, so an event that ends at
 * midnight has none on the next day. Of tasks there are the open ones that are neither
 * hidden until later nor in an archived project, and the later occurrences of those that
 * repeat by their rule alone, as they will come if nothing is changed. With what is
 * completed, there are the occurrences that were, too, on the days that they stood for.
 * When there are as many entries as the limit, the next ones come with `after` set to the
 * cursor of the last. What is added or deleted in between moves nothing.
 *
 * @param store the store.
 * @param options the days, and what to list. NULL: tasks and events of today.
 * @param agenda receives the list, to be freed with taskcore_agenda_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for days in the
 *   wrong order, for a cursor that is none, for NULL agenda and for a wrong
 *   `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_agenda_read(taskcore_store *store, const taskcore_agenda_options *options,
                                     taskcore_agenda_list **agenda);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of entries.
 * @since 0.1.0
 */
size_t taskcore_agenda_list_count(const taskcore_agenda_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the entry, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_agenda_entry *taskcore_agenda_list_at(const taskcore_agenda_list *list,
                                                     size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_agenda_entry *taskcore_agenda_list_rows(const taskcore_agenda_list *list,
                                                       size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_agenda_list_arrow(const taskcore_agenda_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_agenda_list_free(taskcore_agenda_list *list);

/**
 * Lists the days of a month in whole weeks, each with how much there is on it.
 *
 * @param store the store.
 * @param options which month, and the day that weeks begin on; TASKCORE_WEEK_START_LOCALE
 *   is that of the locale that the store was opened with, which is Monday for one that is
 *   not installed, "C" and "POSIX". NULL: the present month, and weeks as in that locale.
 * @param days receives the list, of 28 to 42 days, to be freed with
 *   taskcore_month_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for a month whose
 *   weeks reach beyond the years 1 to 9999, for a wrong `struct_size` and for NULL days;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_month_read(taskcore_store *store, const taskcore_month_options *options,
                                    taskcore_month_list **days);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of days.
 * @since 0.1.0
 */
size_t taskcore_month_list_count(const taskcore_month_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the day, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_month_day *taskcore_month_list_at(const taskcore_month_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_month_day *taskcore_month_list_rows(const taskcore_month_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_month_list_arrow(const taskcore_month_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_month_list_free(taskcore_month_list *list);

/**
 * Tells how far it is to the due of a task, of which a date counts to the end of its day.
 *
 * Before its start, if it has one, it is upcoming; then it runs until its due. What is
 * completed stands as it stood then. What is cancelled or expired has nothing to count
 * to: its phase is TASKCORE_PHASE_NONE.
 *
 * @param store the store.
 * @param id the task.
 * @param options from when the elapsed part is counted. NULL: from its start or, when it
 *   has none, its creation.
 * @param countdown receives it; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an instant out of range, for NULL and for a
 *   wrong `struct_size`; TASKCORE_ENOTFOUND; TASKCORE_ECONFLICT for a task that has no
 *   due or is in the trash; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_task_countdown(taskcore_store *store, int64_t id,
                                        const taskcore_task_countdown_options *options,
                                        taskcore_countdown *countdown);

/**
 * Tells how far it is to a meeting, and to its end when it has begun; or until a deadline
 * is due.
 *
 * Up to its start a meeting is upcoming; then it runs until its end. A deadline runs
 * until it is due, as a task does: when it begins or, of whole days, when the last one
 * ends. What is done stands as it stood then.
 *
 * @param store the store.
 * @param id the event.
 * @param options which occurrence of a series, and from when the elapsed part is counted.
 *   NULL: the one that runs or comes next, or the last one when all are over, from its
 *   start or, of a deadline, its creation or when the occurrence before it was due.
 * @param countdown receives it; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no local time, for an instant out of
 *   range, for NULL, for invalid UTF-8 and for a wrong `struct_size`; TASKCORE_ENOTFOUND
 *   when there is no such event or occurrence; TASKCORE_ECORRUPT, TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_event_countdown(taskcore_store *store, int64_t id,
                                         const taskcore_event_countdown_options *options,
                                         taskcore_countdown *countdown);

/**
 * Tells how much of the present day of the store's zone is over, and how much is left.
 *
 * @param store the store.
 * @param countdown receives it; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a wrong `struct_size`;
 *   TASKCORE_EMISUSE; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_day_countdown(taskcore_store *store, taskcore_countdown *countdown);

/**
 * Says a countdown in words: `2 days 3 h left`, `starts in 45 min`, `3 h late` or `done`.
 *
 * @param store whose language the words are in; NULL for English.
 * @param countdown the countdown, of which the phase and `remaining_ms` count.
 * @param label receives the words, to be freed with taskcore_string_free, "" when there
 *   is nothing to count to; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an unknown phase, for NULL and for a wrong
 *   `struct_size`; TASKCORE_EBUSY, TASKCORE_EMISUSE, TASKCORE_ENOMEM; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EIO, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_countdown_label(taskcore_store *store, const taskcore_countdown *countdown,
                                         char **label);

/* ----------------------------------------------------- functions: comments */

/*
 * Comments on a task, changes what it said, and lists the comments.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Pay rent";
 *   taskcore_comment_input comment = TASKCORE_COMMENT_INPUT_INIT;
 *   comment.fields = TASKCORE_COMMENT_TEXT;
 *   comment.text = "The bank was closed.";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_comment_list *comments = NULL;
 *   int64_t rent = 0, id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, &rent);
 *   if (!status) status = taskcore_comment_add(store, TASKCORE_ENTITY_TASK, rent, &comment, &id);
 *   comment.text = "The bank was closed all day.";
 *   if (!status) status = taskcore_comment_update(store, id, &comment);
 *   taskcore_comment_query_options query = TASKCORE_COMMENT_QUERY_OPTIONS_INIT;
 *   query.fields = TASKCORE_COMMENT_QUERY_ITEM;
 *   query.entity = TASKCORE_ENTITY_TASK;
 *   query.item_id = rent;
 *   if (!status) status = taskcore_comment_query(store, &query, &comments);
 *   for (size_t i = 0; i < taskcore_comment_list_count(comments); i++) {
 *     const taskcore_comment *row = taskcore_comment_list_at(comments, i);
 *     printf("%s: %s\n", row->item_title, row->text);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_comment_list_free(comments);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a comment, a dated note, to a task, an event or an invoice.
 *
 * It goes with its item: when a task is purged, or an event or a draft is deleted. A task
 * in the trash and an issued invoice keep theirs, and can get more.
 *
 * @param store the store.
 * @param entity what it is on: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or
 *   TASKCORE_ENTITY_INVOICE.
 * @param item_id the task, event or invoice.
 * @param input the comment; its text is needed, and without a date it is written now.
 * @param id receives the comment's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another entity, for NULL, for a text that is
 *   missing, empty or longer than 65,536 bytes, for an instant out of range, for unknown
 *   bits of `fields`, and for a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no
 *   such item; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the comment added; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_add(taskcore_store *store, int32_t entity, int64_t item_id,
                                     const taskcore_comment_input *input, int64_t *id);

/**
 * Gets comments by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param comments receives a list in the order of the ids, to be freed with
 *   taskcore_comment_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_get(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_comment_list **comments);

/**
 * Finds the comment with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Changes a comment; its date stays unless another one is given.
 *
 * @param store the store.
 * @param id the comment.
 * @param input what shall be other than it is.
 * @return as taskcore_comment_add; TASKCORE_ENOTFOUND when there is no such comment.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_update(taskcore_store *store, int64_t id,
                                        const taskcore_comment_input *input);

/**
 * Deletes comments, all or none, as one step for undo.
 *
 * @param store the store.
 * @param ids the comments; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND, with the index;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the comments deleted; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Lists comments, in the order in which they were written.
 *
 * @param store the store.
 * @param options which ones: those on one task, event or invoice, with some words, of
 *   some time. NULL: all.
 * @param comments receives the list, to be freed with taskcore_comment_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL comments, a member out of its range,
 *   unknown bits of `fields`, and a wrong `struct_size`; TASKCORE_ENOTFOUND when there is
 *   no such item; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_query(taskcore_store *store,
                                       const taskcore_comment_query_options *options,
                                       taskcore_comment_list **comments);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of comments.
 * @since 0.1.0
 */
size_t taskcore_comment_list_count(const taskcore_comment_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the comment, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_comment *taskcore_comment_list_at(const taskcore_comment_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_comment *taskcore_comment_list_rows(const taskcore_comment_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_comment_list_arrow(const taskcore_comment_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_comment_list_free(taskcore_comment_list *list);

/* ------------------------------------------------------- functions: alerts */

/*
 * Reminds of a task an hour before it is due, and asks when to look again.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * #define DUE_MS 1798128000000LL  // 24 December 2026, 17:00 in Paris
 *
 * static int32_t noon_before(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = DUE_MS - 29 * 3600000LL;
 *   return 0;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "Europe/Paris";
 *   options.clock = noon_before;
 *
 *   taskcore_reminder hour_before = TASKCORE_REMINDER_INIT;
 *   hour_before.kind = TASKCORE_REMINDER_DUE;
 *   hour_before.offset_s = -3600;
 *
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_REMINDERS;
 *   task.title = "Call grandmother";
 *   task.due_kind = TASKCORE_MOMENT_DATE_TIME;
 *   task.due_ms = DUE_MS;
 *   task.reminders = &hour_before;
 *   task.reminder_count = 1;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_alert_list *alerts = NULL;
 *   int64_t id = 0, wakeup_ms = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, &id);
 *   if (!status) status = taskcore_next_wakeup(store, &wakeup_ms);
 *   if (!status) printf("%d minutes before it is due\n", (int)((DUE_MS - wakeup_ms) / 60000));
 *   if (!status) status = taskcore_poll(store, wakeup_ms, &alerts, NULL);
 *   for (size_t i = 0; i < taskcore_alert_list_count(alerts); i++) {
 *     const taskcore_alert *alert = taskcore_alert_list_at(alerts, i);
 *     printf("%s\n", alert->title);
 *     status = taskcore_alert_acknowledge(store, &alert->id, 1);
 *   }
 *   if (!status) status = taskcore_next_wakeup(store, &wakeup_ms);
 *   if (!status && wakeup_ms == TASKCORE_NEVER) printf("nothing more to come\n");
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_alert_list_free(alerts);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Notices what other handles and processes committed, and tells the observers; then, if
 * it is asked for alerts, says what became due since the last poll.
 *
 * It is cheap when nothing happened: call it when taskcore_next_wakeup says so, and when
 * the program is idle. Each reminder is said once, by one poll of one process, and is
 * kept as an alert. A task reminds while it is open, of its present occurrence; an event
 * while it is not done, of each occurrence. A reminder whose time is past when it is
 * given to a task or event is said when no poll has passed that time and it was less than
 * a day ago. Of what was missed for long, a poll gives TASKCORE_POLL_LIMIT alerts, and
 * the next one goes on; of one task or event, it gives the last 100 and drops those
 * before. Before, tasks of which the until is over are cancelled with their open
 * subtasks, as a step of its own, which undo takes back; a poll does not do again what
 * was undone. After an observer's nonzero answer to it, nothing is said until the next
 * poll. Then the drafts of recurring invoices whose dates came are made, each once, as a
 * step that no undo takes back. After an observer's nonzero answer to a commit of others,
 * nothing is said, and the next poll goes on with the commit after that one; after one to
 * what this poll said, the alerts are given all the same. Of a task that was purged
 * before its commits were noticed, only its removal is told.
 *
 * @param store the store.
 * @param now_ms the present instant, in milliseconds since 1970 UTC, years 1 to 9999; the
 *   commits carry it as the time when they were noticed.
 * @param alerts receives the list of what became due, the earliest first, to be freed
 *   with taskcore_alert_list_free; NULL on failure. With NULL, nothing is said and
 *   nothing is written.
 * @param commit_count receives the number of commits noticed; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an instant out of range; TASKCORE_EREADONLY
 *   when alerts are asked for; TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what an observer answered; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_poll(taskcore_store *store, int64_t now_ms, taskcore_alert_list **alerts,
                              size_t *commit_count);

/**
 * Tells when to poll next: when a reminder becomes due, an alert comes back that was put
 * off, the running focus session ends, the until of a task is over, or the day of the
 * next draft of a recurring invoice begins.
 *
 * A change of the store, here or by others, can bring it forward: ask again after each.
 *
 * @param store the store.
 * @param at_ms receives milliseconds since 1970 UTC: the present instant when something
 *   is waiting already, TASKCORE_NEVER when there is nothing to come; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_next_wakeup(taskcore_store *store, int64_t *at_ms);

/**
 * Lists what polls said, the latest first.
 *
 * @param store the store.
 * @param options which ones. NULL: all that nobody has acknowledged and whose task or
 *   event is still to be done.
 * @param alerts receives the list, to be freed with taskcore_alert_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL alerts, a member out of its range and a
 *   wrong `struct_size`; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_query(taskcore_store *store,
                                     const taskcore_alert_query_options *options,
                                     taskcore_alert_list **alerts);

/**
 * Notes that alerts were seen, all or none, as one step for undo.
 *
 * Those that were put off are not said again.
 *
 * @param store the store.
 * @param ids the alerts; one that is given twice counts once, and one that was
 *   acknowledged stays so.
 * @param count how many, at most 16,777,216; 0 does nothing.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count; TASKCORE_ENOTFOUND
 *   when there is no such alert, with its index; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the alerts changed; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_acknowledge(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Puts alerts off until an instant, all or none, as one step for undo.
 *
 * The first poll from then on says them again, unless the task is completed or deleted or
 * the event is done by then.
 *
 * @param store the store.
 * @param ids the alerts; one that is given twice counts once, and one that was
 *   acknowledged is not any more.
 * @param count how many, at most 16,777,216; 0 does nothing.
 * @param until_ms milliseconds since 1970 UTC, in the years 1 to 9999, and after the
 *   present instant.
 * @return as taskcore_alert_acknowledge; TASKCORE_EINVALID for an instant out of range,
 *   too.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_snooze(taskcore_store *store, const int64_t *ids, size_t count,
                                      int64_t until_ms);

/**
 * Puts alerts off for a while, all or none, as one step for undo, as
 * taskcore_alert_snooze does.
 *
 * @param store the store.
 * @param ids the alerts, as there.
 * @param count how many, as there.
 * @param seconds from the present instant on, 1 to 31,622,400 (366 days).
 * @return as taskcore_alert_acknowledge; TASKCORE_EINVALID for seconds out of range, too.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_snooze_for(taskcore_store *store, const int64_t *ids, size_t count,
                                          int64_t seconds);

/**
 * Sets what new tasks, or new events, are reminded of when their input says nothing of
 * reminders.
 *
 * Existing ones do not change, and imported ones have the reminders of their file.
 *
 * @param store the store.
 * @param kind `TASKCORE_REMINDED_...`: of which they are.
 * @param reminders an array; NULL with 0. They count from the start or the due, which of
 *   an event is its end.
 * @param count how many, 0 to 50; 0 for none, which is so at first.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another kind, for a reminder at a time of
 *   its own, for more than 50 and for NULL; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   them set; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_default_reminders_set(taskcore_store *store, int32_t kind,
                                               const taskcore_reminder *reminders, size_t count);

/**
 * Tells what new tasks, or new events, are reminded of when their input says nothing of
 * reminders.
 *
 * @param store the store.
 * @param kind `TASKCORE_REMINDED_...`: of which they are.
 * @param reminders receives them as a text such as `start-600 due-3600`, in seconds, with
 *   spaces between; "" for none; to be freed with taskcore_string_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another kind and for NULL; TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_EMISUSE, TASKCORE_ENOMEM; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_default_reminders(taskcore_store *store, int32_t kind, char **reminders);

/**
 * Gets alerts by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param alerts receives a list in the order of the ids, to be freed with
 *   taskcore_alert_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_get(taskcore_store *store, const int64_t *ids, size_t count,
                                   taskcore_alert_list **alerts);

/**
 * Finds the alert with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of alerts.
 * @since 0.1.0
 */
size_t taskcore_alert_list_count(const taskcore_alert_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the alert, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_alert *taskcore_alert_list_at(const taskcore_alert_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_alert *taskcore_alert_list_rows(const taskcore_alert_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_alert_list_arrow(const taskcore_alert_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_alert_list_free(taskcore_alert_list *list);

/* ----------------------------------------------- functions: focus sessions */

/*
 * Works on a task for 25 minutes, with an interruption, on a clock of its own.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * #define MINUTE_MS 60000LL
 *
 * static int64_t clock_ms = 1798099200000LL;
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = clock_ms;
 *   return 0;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.clock = read_clock;
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Write the report";
 *   taskcore_focus_start_options focus = TASKCORE_FOCUS_START_OPTIONS_INIT;
 *   focus.minutes = 25;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_focus_list *sessions = NULL;
 *   taskcore_alert_list *alerts = NULL;
 *   int64_t task_id = 0, id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, &task_id);
 *   focus.task_id = task_id;
 *   if (!status) status = taskcore_focus_start(store, &focus, &id);
 *   clock_ms += 10 * MINUTE_MS;
 *   if (!status) status = taskcore_focus_pause(store);
 *   clock_ms += 5 * MINUTE_MS;
 *   if (!status) status = taskcore_focus_resume(store);
 *   if (!status) status = taskcore_focus_current(store, &sessions);
 *   if (!status) printf("%s left\n", taskcore_focus_list_at(sessions, 0)->label);
 *   clock_ms += 15 * MINUTE_MS;
 *   if (!status) status = taskcore_poll(store, clock_ms, &alerts, NULL);
 *   if (!status) printf("%d session is over\n", (int)taskcore_alert_list_count(alerts));
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_alert_list_free(alerts);
 *   taskcore_focus_list_free(sessions);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Starts a focus session, for a task or for none, or a break.
 *
 * One is running or paused at a time. It ends by itself when its time is over, pauses not
 * counted; taskcore_poll tells that once. The time goes on by the clock while nobody
 * watches, through restarts and while the machine sleeps. One whose time is over is
 * finished as of then, if no poll did it before.
 *
 * @param store the store.
 * @param options what to start, for which task and for how long. NULL: work on none, as
 *   long as is set.
 * @param id receives the session's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for minutes out of range, an unknown kind, a
 *   break on a task and a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such
 *   task; TASKCORE_ECONFLICT for one that is completed or in the trash, and while another
 *   session is running or paused, with what remains of it; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the session started; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_start(taskcore_store *store,
                                     const taskcore_focus_start_options *options, int64_t *id);

/**
 * Pauses the focus session or break that is running.
 *
 * @param store the store.
 * @return TASKCORE_OK; TASKCORE_ECONFLICT when none is running, and for one that was
 *   paused 200 times; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the session paused; also
 *   TASKCORE_EINVALID, TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_pause(taskcore_store *store);

/**
 * Lets the focus session or break that is paused go on.
 *
 * @param store the store.
 * @return TASKCORE_OK; TASKCORE_ECONFLICT when none is paused; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the session running; also TASKCORE_EINVALID, TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_resume(taskcore_store *store);

/**
 * Starts the focus session or break that is running or paused anew, from its full length.
 *
 * What was worked in it so far is forgotten.
 *
 * @param store the store.
 * @return TASKCORE_OK; TASKCORE_ECONFLICT when none is running or paused;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the session running; also TASKCORE_EINVALID,
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_reset(taskcore_store *store);

/**
 * Ends the focus session or break that is running or paused as if it had not been: it
 * stays in the history as cancelled, its time is in no total, and no round goes by.
 *
 * @param store the store.
 * @return TASKCORE_OK; TASKCORE_ECONFLICT when none is running or paused;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the session cancelled; also TASKCORE_EINVALID,
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_cancel(taskcore_store *store);

/**
 * Ends the focus session or break that is running or paused early.
 *
 * The time that was worked counts.
 *
 * @param store the store.
 * @return TASKCORE_OK; TASKCORE_ECONFLICT when none is running or paused;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the session finished; also TASKCORE_EINVALID,
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_finish(taskcore_store *store);

/**
 * Gets sessions by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param sessions receives a list in the order of the ids, to be freed with
 *   taskcore_focus_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_get(taskcore_store *store, const int64_t *ids, size_t count,
                                   taskcore_focus_list **sessions);

/**
 * Finds the session with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Reads the focus session or break that is running or paused, as it is at this instant.
 *
 * @param store the store.
 * @param sessions receives a list of it, or of none, to be freed with
 *   taskcore_focus_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_current(taskcore_store *store, taskcore_focus_list **sessions);

/**
 * Tells what comes after the focus session or break that is running or paused, or else
 * after the one that was finished last: a short break after work, a long one when the
 * rounds are full, and work after a break.
 *
 * After an hour without any, it begins anew with work.
 *
 * @param store the store.
 * @param next receives it; its `struct_size` is set before the call, and the rest is 0 on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_next_read(taskcore_store *store, taskcore_focus_next *next);

/**
 * Lists the focus sessions and breaks that started in a time, the first one first.
 *
 * @param store the store.
 * @param options the time, in the years 1 to 9999, and which of them to list. NULL: all
 *   of them.
 * @param sessions receives the list, to be freed with taskcore_focus_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for an end before
 *   the beginning, for NULL sessions and for a wrong `struct_size`; TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_query(taskcore_store *store,
                                     const taskcore_focus_query_options *options,
                                     taskcore_focus_list **sessions);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of sessions.
 * @since 0.1.0
 */
size_t taskcore_focus_list_count(const taskcore_focus_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the session, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_focus_session *taskcore_focus_list_at(const taskcore_focus_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_focus_session *taskcore_focus_list_rows(const taskcore_focus_list *list,
                                                       size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_list_arrow(const taskcore_focus_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_focus_list_free(taskcore_focus_list *list);

/**
 * Adds up how much was worked in a time, by task, project or day.
 *
 * Only the time in which sessions ran counts, without pauses and breaks, and nothing of
 * what was cancelled; of the one that is running, the time up to now. Work across
 * midnight counts for each of the two days. The project is the one that the task was in
 * when its session started.
 *
 * @param store the store.
 * @param options the time, in the years 1 to 9999, by what to add it up, and which totals
 *   to list: of tasks and projects, the most first; of days, in their order. NULL: all
 *   time, by task.
 * @param totals receives the list, to be freed with taskcore_focus_total_list_free; NULL
 *   on failure. What there was no work on is not in it.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for an end before
 *   the beginning, for another grouping, for NULL totals and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_total_query(taskcore_store *store,
                                           const taskcore_focus_total_query_options *options,
                                           taskcore_focus_total_list **totals);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of totals.
 * @since 0.1.0
 */
size_t taskcore_focus_total_list_count(const taskcore_focus_total_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the total, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_focus_total *taskcore_focus_total_list_at(const taskcore_focus_total_list *list,
                                                         size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_focus_total *taskcore_focus_total_list_rows(const taskcore_focus_total_list *list,
                                                           size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_total_list_arrow(const taskcore_focus_total_list *list,
                                                void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_focus_total_list_free(taskcore_focus_total_list *list);

/**
 * Reads how long focus sessions and breaks are when nobody says otherwise, and what
 * follows them.
 *
 * @param store the store.
 * @param settings receives them; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_settings_read(taskcore_store *store,
                                             taskcore_focus_settings *settings);

/**
 * Sets how long focus sessions and breaks are from now on, and what follows them.
 *
 * What is running stays as long as it is.
 *
 * @param store the store.
 * @param settings what to set; only the members that its `fields` announce change.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a value out of its range, with the member,
 *   for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the settings changed; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_focus_settings_set(taskcore_store *store,
                                            const taskcore_focus_settings *settings);

/* ------------------------------------------------- functions: time entries */

/*
 * Lets time run on a task, adds some that was spent before, and adds it up.
 *
 * @code{.c}
 * #include <inttypes.h>
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int32_t at(int64_t *now_ms, void *payload) {
 *   *now_ms = *(const int64_t *)payload;
 *   return 0;
 * }
 *
 * int main(void) {
 *   int64_t now = INT64_C(1798102800000);  // 24 December 2026, 09:00 UTC
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = at;
 *   options.clock_payload = &now;
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Write the report";
 *   taskcore_time_entry_input entry = TASKCORE_TIME_ENTRY_INPUT_INIT;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_time_total_list *totals = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, &entry.task_id);
 *   entry.fields = TASKCORE_TIME_ENTRY_TASK;
 *   if (!status) status = taskcore_timer_start(store, &entry, NULL);
 *   now += INT64_C(45) * 60000;
 *   if (!status) status = taskcore_timer_stop(store, NULL);
 *   entry.fields |= TASKCORE_TIME_ENTRY_START | TASKCORE_TIME_ENTRY_END | TASKCORE_TIME_ENTRY_NOTE;
 *   entry.start_ms = now - INT64_C(120) * 60000;
 *   entry.end_ms = now - INT64_C(60) * 60000;
 *   entry.note = "The outline";
 *   if (!status) status = taskcore_time_entry_add(store, &entry, NULL);
 *   if (!status) status = taskcore_time_total_query(store, NULL, &totals);
 *   for (size_t i = 0; i < taskcore_time_total_list_count(totals); i++) {
 *     const taskcore_time_total *row = taskcore_time_total_list_at(totals, i);
 *     printf("%s: %" PRId64 " minutes in %" PRId64 " entries\n", row->label, row->total_ms / 60000,
 *            row->entry_count);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_time_total_list_free(totals);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a time entry that is over: time that was spent on a task, on a project or on
 * nothing in particular.
 *
 * It may overlap others; `is_overlapping` of taskcore_time_entry says so. A focus session
 * is a time entry with a length: lists and totals have both.
 *
 * @param store the store.
 * @param input the entry; its start and its end are needed. Without a project, it is that
 *   of the task.
 * @param id receives the entry's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a start or an end that is missing or out of
 *   range, for an end before the start or more than 366 days after it, for a bad note or
 *   rate, for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_ENOTFOUND when there is no such task or project; TASKCORE_ECONFLICT for a
 *   task in the trash; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the entry added; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_add(taskcore_store *store,
                                        const taskcore_time_entry_input *input, int64_t *id);

/**
 * Gets time entries by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param entries receives a list in the order of the ids, to be freed with
 *   taskcore_time_entry_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_get(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_time_entry_list **entries);

/**
 * Finds the time entry with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Corrects a time entry.
 *
 * An end stops one that is running. Of one that a draft or an issued invoice is for, the
 * note alone can change.
 *
 * @param store the store.
 * @param id the entry.
 * @param input what shall be other than it is. A task brings its project along.
 * @return as taskcore_time_entry_add; TASKCORE_ENOTFOUND also when there is no such
 *   entry; TASKCORE_EINVALID also for a start to come of one that is running;
 *   TASKCORE_ECONFLICT also for one that an invoice is for.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_update(taskcore_store *store, int64_t id,
                                           const taskcore_time_entry_input *input);

/**
 * Deletes time entries, all or none, as one step for undo.
 *
 * @param store the store.
 * @param ids the entries; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND, with the index;
 *   TASKCORE_ECONFLICT for one that a draft or an issued invoice is for;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the entries deleted; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Splits a time entry: what is after an instant becomes an entry of its own, for the same
 * and with the same note.
 *
 * Of one that is running, that one goes on.
 *
 * @param store the store.
 * @param id the entry.
 * @param at_ms where to cut it: after its start, and before its end or now.
 * @param new_id receives the id of the second one; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an instant that is not within it;
 *   TASKCORE_ENOTFOUND when there is no such entry; TASKCORE_ECONFLICT for one that a
 *   draft or an issued invoice is for; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the entry split; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_split(taskcore_store *store, int64_t id, int64_t at_ms,
                                          int64_t *new_id);

/**
 * Lists time entries and focus sessions, the earliest first.
 *
 * @param store the store.
 * @param options which ones: those of one kind, of a task, of a project, those that are
 *   running, those that were running at some time of a range. NULL: all.
 * @param entries receives the list, to be freed with taskcore_time_entry_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL entries, a member out of its range,
 *   another kind, unknown bits of `fields`, and a wrong `struct_size`; TASKCORE_ENOTFOUND
 *   when there is no such task or project; TASKCORE_ECORRUPT, TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_query(taskcore_store *store,
                                          const taskcore_time_entry_query_options *options,
                                          taskcore_time_entry_list **entries);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of time entries.
 * @since 0.1.0
 */
size_t taskcore_time_entry_list_count(const taskcore_time_entry_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the time entry, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_time_entry *taskcore_time_entry_list_at(const taskcore_time_entry_list *list,
                                                       size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_time_entry *taskcore_time_entry_list_rows(const taskcore_time_entry_list *list,
                                                         size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_list_arrow(const taskcore_time_entry_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_time_entry_list_free(taskcore_time_entry_list *list);

/**
 * Starts a timer: a time entry without an end, for a task, a project or nothing in
 * particular.
 *
 * One that is running ends where the new one begins. There is one clock: a focus session
 * that is started ends the timer, and a timer is refused while a focus session is running
 * or paused. Completing, cancelling and stopping a task, and moving it to the trash, end
 * its timer. While `is_tracking` of taskcore_time_entry_settings is set,
 * taskcore_task_start starts it.
 *
 * @param store the store.
 * @param input what it is for, and since when: now, when that is not said. NULL is wrong;
 *   no bit of `fields` has to be set.
 * @param id receives the entry's id; 0 on failure. NULL is fine.
 * @return as taskcore_time_entry_add; TASKCORE_EINVALID also for an end and for a start
 *   to come; TASKCORE_ECONFLICT for a task that is not open, and while a focus session is
 *   running or paused.
 * @since 0.1.0
 */
taskcore_status taskcore_timer_start(taskcore_store *store, const taskcore_time_entry_input *input,
                                     int64_t *id);

/**
 * Stops the timer: the time entry that is running ends now.
 *
 * @param store the store.
 * @param id receives the entry's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ECONFLICT when none is running; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the timer stopped; also TASKCORE_EINVALID, TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_timer_stop(taskcore_store *store, int64_t *id);

/**
 * Says what becomes of idle time: the host saw that nobody was there while the timer ran.
 *
 * All of it is one step for undo. Time that is kept counts as what the timer runs for.
 * Without it, what is running ends where nobody was there any more, and an entry for the
 * same begins now, unless the timer is stopped; what had been running for nothing but
 * idle time begins now, or is removed. Time that is split off is an entry of its own, for
 * the same, or for another task, project or none.
 *
 * @param store the store.
 * @param idle since when, what is to become of it, and whether the timer goes on.
 * @param id receives the id of the entry that was split off; 0 when none was, and on
 *   failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an instant that is to come, out of range or
 *   before the timer was started, for another choice, for a bad note, for more than 366
 *   days, for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_ECONFLICT when no timer is running, for a task in the trash, and when an
 *   invoice is for the entry; TASKCORE_ENOTFOUND when there is no such task or project;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the time resolved; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_timer_idle(taskcore_store *store, const taskcore_idle_time *idle,
                                    int64_t *id);

/**
 * Adds up how much time was spent, and what it costs, by task, project, day, tag or
 * client, of time entries and focus sessions.
 *
 * Of what is running, the time up to now counts; time across the beginning of a day,
 * which is when taskcore_day_begins_set says, counts for each of the two. Focus sessions
 * count without pauses and breaks, and nothing of those that were cancelled. Time counts
 * for each of two entries that overlap, and for each tag of a task. The project is the
 * one that an entry has, and the client the one that this project, or the nearest above
 * it that says one, is for now. Time without a project is for no client. An hour costs
 * what the entry says itself, else its task, else its project or the nearest above that
 * says it, else the client; time for which none of them says it costs nothing. The amount
 * is rounded once.
 *
 * @param store the store.
 * @param options the time, by what to add it up, and which totals to list: of tasks,
 *   projects, tags and clients, the most first; of days, in their order. NULL: all time,
 *   by task.
 * @param totals receives the list, to be freed with taskcore_time_total_list_free; NULL
 *   on failure. What no time was spent on is not in it.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member out of its range, for an end before
 *   the beginning, for another grouping, for NULL totals and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_total_query(taskcore_store *store,
                                          const taskcore_time_total_query_options *options,
                                          taskcore_time_total_list **totals);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of totals.
 * @since 0.1.0
 */
size_t taskcore_time_total_list_count(const taskcore_time_total_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the total, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_time_total *taskcore_time_total_list_at(const taskcore_time_total_list *list,
                                                       size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_time_total *taskcore_time_total_list_rows(const taskcore_time_total_list *list,
                                                         size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_time_total_list_arrow(const taskcore_time_total_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_time_total_list_free(taskcore_time_total_list *list);

/**
 * Reads how time entries are run.
 *
 * @param store the store.
 * @param settings receives them; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_settings_read(taskcore_store *store,
                                                  taskcore_time_entry_settings *settings);

/**
 * Sets how time entries are run from now on.
 *
 * @param store the store.
 * @param settings what to set; only the members that its `fields` announce change.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a value out of its range, with the member,
 *   for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the settings changed; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_time_entry_settings_set(taskcore_store *store,
                                                 const taskcore_time_entry_settings *settings);

/* ---------------------------------------------- functions: score and pulse */

/*
 * Completes three tasks, and asks for the score, the streak and what there is to know.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
 *   return 0;
 * }
 *
 * int main(void) {
 *   static const char *const titles[] = {"Pay rent", "Call mum", "Water the plants"};
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = read_clock;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_pulse *pulse = NULL;
 *   taskcore_score score = TASKCORE_SCORE_INIT;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   for (int32_t index = 0; !status && index < 3; index++) {
 *     taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *     task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY;
 *     task.title = titles[index];
 *     task.priority = index;
 *     int64_t id = 0;
 *     status = taskcore_task_add(store, &task, &id);
 *     if (!status) status = taskcore_task_complete(store, &id, 1, 0);
 *   }
 *   if (!status) status = taskcore_score_read(store, NULL, &score);
 *   if (!status) printf("%d points today\n", (int)score.points);
 *   if (!status) status = taskcore_pulse_read(store, NULL, &pulse);
 *   if (!status) {
 *     const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
 *     printf("streak: %d day\n", (int)content->daily_streak->current_count);
 *     printf("%s\n", content->insights->text);
 *   }
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_pulse_free(pulse);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds up the points of what was completed on some days, each as it scored at that time.
 *
 * Later changes of tasks, of their projects and of what a priority scores do not touch
 * it, and neither does deleting or purging; reopening a task takes its points back. The
 * project and the tag are those that tasks had when they were completed, by the name that
 * the tag has now.
 *
 * @param store the store.
 * @param options the days, in the store's zone, and of what. NULL: all that was completed
 *   today.
 * @param score receives the points; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for no dates, for a range that ends before it
 *   begins, for what is no tag, for unknown bits of `fields`, for NULL and for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND when there is no such project; TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_score_read(taskcore_store *store, const taskcore_score_options *options,
                                    taskcore_score *score);

/**
 * Reads what the past says: figures of each day, streaks, the level, the trend, a
 * forecast.
 *
 * @param store the store.
 * @param options which days, at most 36,525 days away from today, and of what; NULL for
 *   the 30 days up to today, of all projects.
 * @param pulse receives the pulse, to be freed with taskcore_pulse_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for dates that are none, in the wrong order or
 *   too far from each other or from today, for a week that begins on no weekday, for
 *   unknown bits of `fields`, for NULL and for a wrong `struct_size`; TASKCORE_ENOTFOUND
 *   when there is no such project; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_pulse_read(taskcore_store *store, const taskcore_pulse_options *options,
                                    taskcore_pulse **pulse);

/**
 * Gives what a pulse says.
 *
 * @param pulse the pulse.
 * @return what it says, borrowed until the pulse is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_pulse_content *taskcore_pulse_contents(const taskcore_pulse *pulse);

/**
 * Frees a pulse and all that was borrowed from it.
 *
 * @param pulse the pulse; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_pulse_free(taskcore_pulse *pulse);

/**
 * Reads how completions score, and what keeps a streak.
 *
 * @param store the store.
 * @param settings receives them; zero on failure. Its `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a wrong `struct_size`;
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_pulse_settings_read(taskcore_store *store,
                                             taskcore_pulse_settings *settings);

/**
 * Sets how completions score from now on, and what keeps a streak.
 *
 * What was scored before stays; goals and ignored weekdays hold for the past, too.
 *
 * @param store the store.
 * @param settings what to set; only the members that its `fields` announce change.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a value out of its range, with the member,
 *   for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the settings changed; also TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_pulse_settings_set(taskcore_store *store,
                                            const taskcore_pulse_settings *settings);

/**
 * Adds a holiday: days that neither keep nor break a streak.
 *
 * It may overlap others.
 *
 * @param store the store.
 * @param input what it is to be; its first day is needed. Without a last day it lasts
 *   until it is ended.
 * @param id receives the holiday's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a first day, for what is no date, for a
 *   last day before the first one, for unknown bits of `fields`, for NULL and for a wrong
 *   `struct_size`; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the holiday added; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_add(taskcore_store *store, const taskcore_holiday_input *input,
                                     int64_t *id);

/**
 * Gets holidays by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param holidays receives a list in the order of the ids, to be freed with
 *   taskcore_holiday_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_get(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_holiday_list **holidays);

/**
 * Finds the holiday with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Deletes holidays: what was reached on their days counts for streaks again, and what was
 * not breaks them.
 *
 * @param store the store.
 * @param ids the holidays; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND, with the index;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the holidays deleted; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Begins a holiday today that lasts until it is ended, or ends it: its last day is
 * yesterday then, and one that began today is deleted.
 *
 * What is so already stays as it is.
 *
 * @param store the store.
 * @param is_on 1 to begin one, unless today is in one that is not ended; 0 to end all
 *   that have begun and are not ended.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another number; TASKCORE_ECORRUPT,
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the holidays changed; also TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_mode_set(taskcore_store *store, int32_t is_on);

/**
 * Lists holidays, by their first days, then by their ids.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param holidays receives the list, to be freed with taskcore_holiday_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL holidays, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_query(taskcore_store *store,
                                       const taskcore_holiday_query_options *options,
                                       taskcore_holiday_list **holidays);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of holidays.
 * @since 0.1.0
 */
size_t taskcore_holiday_list_count(const taskcore_holiday_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the holiday, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_holiday *taskcore_holiday_list_at(const taskcore_holiday_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_holiday *taskcore_holiday_list_rows(const taskcore_holiday_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_holiday_list_arrow(const taskcore_holiday_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_holiday_list_free(taskcore_holiday_list *list);

/* ------------------------------------------- functions: charts and reports */

/*
 * Draws the score of the last days as SVG.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <string.h>
 * #include <taskcore.h>
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
 *   return 0;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = read_clock;
 *   taskcore_chart_options score = TASKCORE_CHART_OPTIONS_INIT;
 *   score.kind = TASKCORE_CHART_KIND_SCORE;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_chart *chart = NULL;
 *   char *svg = NULL;
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Pay rent";
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, &id);
 *   if (!status) status = taskcore_task_complete(store, &id, 1, 0);
 *   if (!status) status = taskcore_chart_read(store, &score, &chart);
 *   if (!status) printf("%s\n", taskcore_chart_contents(chart)->title);
 *   if (!status) status = taskcore_chart_svg(chart, NULL, &svg);
 *   if (!status) printf("SVG: %s\n", strncmp(svg, "<svg ", 5) == 0 ? "yes" : "no");
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_string_free(svg);
 *   taskcore_chart_free(chart);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Reads a chart as data: series of values, axes with ticks, and words.
 *
 * A line has its points and, between each two of them, a cubic Bezier curve that never
 * leaves the range of their values. A chart that there is nothing to draw of has an
 * `empty_message`; its values are zero then.
 *
 * @param store the store.
 * @param options which chart, of days that are at most 36,525 days away from today; NULL
 *   for the score of the last 30 days.
 * @param chart receives the chart, to be freed with taskcore_chart_free; NULL on failure.
 *   It stays as it is, whatever happens to the store.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an unknown kind or measure, for a measure
 *   that such a chart does not have, for the first date of a pie, for dates that are
 *   none, in the wrong order or too far from each other or from today, for a week that
 *   begins on no weekday, for unknown bits of `fields`, for NULL and for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND for a project that is not there; TASKCORE_ECORRUPT,
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_chart_read(taskcore_store *store, const taskcore_chart_options *options,
                                    taskcore_chart **chart);

/**
 * Gives what a chart shows.
 *
 * @param chart the chart.
 * @return what it shows, borrowed until the chart is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_chart_content *taskcore_chart_contents(const taskcore_chart *chart);

/**
 * Draws a chart as SVG: a document of its own, without scripts and without anything from
 * elsewhere, with a title and a description for screen readers.
 *
 * @param chart the chart.
 * @param options size and colours; NULL for 640 by 360 CSS pixels in the colours that the
 *   reader's system prefers.
 * @param svg receives the document in UTF-8, to be freed with taskcore_string_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a width, height or appearance out of its
 *   range, for NULL and for a wrong `struct_size`; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_chart_svg(const taskcore_chart *chart, const taskcore_svg_options *options,
                                   char **svg);

/**
 * Frees a chart and all that was borrowed from it.
 *
 * @param chart the chart; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_chart_free(taskcore_chart *chart);

/**
 * Makes a report: one page of HTML with today, the week, streaks, trends, charts and
 * tables.
 *
 * The page needs no script, no other file and no network; all that a user wrote is text
 * in it, never markup. It tells of the store as it is at one moment.
 *
 * @param store the store.
 * @param options what to say, of days that are at most 36,525 days away from today; NULL
 *   for the last 30 days in the colours that the reader's system prefers.
 * @param html receives the page, UTF-8, to be freed with taskcore_string_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for dates that are none, in the wrong order or
 *   too far from each other or from today, for a week that begins on no weekday, for an
 *   unknown appearance, for a title that is empty, of several lines or over 1,000
 *   characters, for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_report_html(taskcore_store *store, const taskcore_report_options *options,
                                     char **html);

/**
 * Makes a report and writes it to a file, which is there only when it is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param options as in taskcore_report_html.
 * @param path the file, in a folder that exists.
 * @return as taskcore_report_html; TASKCORE_ENOTFOUND when there is no such folder;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it, or it is no regular file; TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_report_html_file(taskcore_store *store,
                                          const taskcore_report_options *options, const char *path);

/* ------------------------------------------------ functions: usage figures */

/*
 * Counts calls on a store for a while, and tells how often each function was called and failed.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Learn to juggle";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_usage *usage = NULL;
 *   int64_t unknown = 42;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_usage_start(store);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) status = taskcore_task_add(store, &task, NULL);
 *   if (!status) taskcore_task_complete(store, &unknown, 1, 0);  // fails: there is no task 42
 *   if (!status) status = taskcore_usage_read(store, &usage);
 *
 *   const taskcore_usage_content *content = taskcore_usage_contents(usage);
 *   if (content != NULL) {
 *     for (size_t i = 0; i < content->function_count; i++) {
 *       const taskcore_usage_function *function = TASKCORE_AT(content->functions, i);
 *       // function->total_ns / function->call_count is how long a call took.
 *       printf("%s: %d called, %d failed\n", function->name, (int)function->call_count,
 *              (int)function->error_count);
 *     }
 *     for (size_t i = 0; i < content->status_count; i++) {
 *       printf("%s: %d\n", TASKCORE_AT(content->statuses, i)->name,
 *              (int)TASKCORE_AT(content->statuses, i)->count);
 *     }
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_usage_free(usage);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Begins to count the calls on a store, or goes on with it; a store that was opened
 * counts none.
 *
 * The figures are in the memory of this handle alone: they are written and sent nowhere,
 * and go with it. Each function that takes the store is counted when it is over, with its
 * time by a clock that nobody sets: waiting for other threads and processes and the
 * caller's callbacks are part of it. The functions of this family and taskcore_store_free
 * are not counted, and neither are functions of lists and others that take no store, nor
 * calls with a store that is NULL or freed.
 *
 * @param store the store.
 * @return TASKCORE_OK, also when calls are counted already; TASKCORE_EINVALID for NULL;
 *   TASKCORE_EMISUSE; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_usage_start(taskcore_store *store);

/**
 * Ends counting; the figures stay as they are, apart from calls that are not over yet.
 *
 * @param store the store.
 * @return TASKCORE_OK, also when no calls are counted; TASKCORE_EINVALID for NULL;
 *   TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_usage_stop(taskcore_store *store);

/**
 * Sets all figures to zero; whether calls are counted stays as it is.
 *
 * @param store the store.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EMISUSE; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_usage_reset(taskcore_store *store);

/**
 * Reads what was counted.
 *
 * @param store the store.
 * @param usage receives the figures as they are now, to be freed with
 *   taskcore_usage_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_usage_read(taskcore_store *store, taskcore_usage **usage);

/**
 * Gives the figures.
 *
 * @param usage what taskcore_usage_read gave.
 * @return the figures, borrowed until usage is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_usage_content *taskcore_usage_contents(const taskcore_usage *usage);

/**
 * Frees figures and all that was borrowed from them.
 *
 * @param usage what taskcore_usage_read gave; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_usage_free(taskcore_usage *usage);

/* --------------------------------------- functions: the seller and clients */

/*
 * Says who sells, adds a client, and asks whether the plan has invoices.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
 *   return 0;
 * }
 *
 * int main(void) {
 *   static const char *const features[] = {"invoices"};
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = read_clock;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_client_list *clients = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *
 *   taskcore_party seller = TASKCORE_PARTY_INIT;
 *   seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;
 *   seller.name = "Atelier Dupont";
 *   seller.country = "FR";
 *   seller.siren = "732829320";
 *   if (!status) status = taskcore_profile_set(store, &seller);
 *
 *   taskcore_party buyer = TASKCORE_PARTY_INIT;
 *   buyer.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY;
 *   buyer.name = "Exemples et Fils";
 *   buyer.city = "Lyon";
 *   buyer.country = "FR";
 *   taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
 *   input.fields = TASKCORE_CLIENT_PARTY | TASKCORE_CLIENT_NOTES;
 *   input.party = &buyer;
 *   input.notes = "Calls on Mondays";
 *   int64_t client = 0;
 *   if (!status) status = taskcore_client_add(store, &input, &client);
 *
 *   taskcore_client_query_options query = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
 *   query.fields = TASKCORE_CLIENT_QUERY_TEXT;
 *   query.text = "fils exem";
 *   if (!status) status = taskcore_client_query(store, &query, &clients);
 *   for (size_t index = 0; index < taskcore_client_list_count(clients); index++) {
 *     const taskcore_party *party = taskcore_client_list_at(clients, index)->party;
 *     printf("%s, %s\n", party->name, party->city);
 *   }
 *
 *   taskcore_subscription_content plan = TASKCORE_SUBSCRIPTION_CONTENT_INIT;
 *   plan.fields = TASKCORE_SUBSCRIPTION_PLAN | TASKCORE_SUBSCRIPTION_FEATURES;
 *   plan.plan = "pro";
 *   plan.features = features;
 *   plan.feature_count = 1;
 *   int32_t is_entitled = 0;
 *   if (!status) status = taskcore_subscription_set(store, &plan);
 *   const int64_t at_ms = 1798099200000LL;
 *   if (!status) {
 *     status = taskcore_subscription_is_entitled(store, "invoices", at_ms, &is_entitled);
 *   }
 *   if (!status) printf("invoices: %s\n", is_entitled ? "yes" : "no");
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_client_list_free(clients);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Changes the seller: who the invoices of the store are from.
 *
 * Issued invoices stay as they were issued; drafts go along.
 *
 * @param store the store.
 * @param seller what to set; only the members that its `fields` announce change.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_EINVALID for what a member
 *   cannot be, such as a number whose check digits are wrong, with the member, for
 *   unknown bits of `fields`, for NULL and for a wrong `struct_size`; TASKCORE_ECORRUPT,
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the seller changed; also TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_profile_set(taskcore_store *store, const taskcore_party *seller);

/**
 * Sets the picture at the head of invoices.
 *
 * @param store the store.
 * @param bytes a PNG or JPEG file.
 * @param length how many bytes it has, at most 1,048,576; 0 for no picture any more.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_EINVALID for what is no such
 *   picture, for one that is damaged or too large, and for NULL with a length;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the picture set; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_profile_set_logo(taskcore_store *store, const uint8_t *bytes,
                                          size_t length);

/**
 * Sets what an hour costs where neither its time entry nor its task, project or client
 * says it.
 *
 * It is in the currency of the profile, and counts for time that is paid in that one.
 *
 * @param store the store.
 * @param hourly_rate_millionths in millionths of the currency unit, 1 to 10^15; 0 for
 *   none any more.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_EINVALID for another number;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the rate set; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_profile_set_hourly_rate(taskcore_store *store,
                                                 int64_t hourly_rate_millionths);

/**
 * Takes the profile from an invoice that one issued with another program: its seller.
 *
 * What the profile says already stays. Nothing else does this: no import and no invoice
 * that is received sets the profile.
 *
 * @param store the store.
 * @param bytes the file, as in taskcore_invoice_import.
 * @param length how many bytes it has, at most 100,000,000.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_ECONFLICT when the profile is
 *   somebody else's; for the rest as taskcore_invoice_import.
 * @since 0.1.0
 */
taskcore_status taskcore_profile_import(taskcore_store *store, const uint8_t *bytes, size_t length);

/**
 * Reads the seller.
 *
 * @param store the store.
 * @param profile receives the seller, to be freed with taskcore_profile_free; NULL on
 *   failure.
 * @return TASKCORE_OK, also when nothing was ever set; TASKCORE_EINVALID for NULL;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_profile_read(taskcore_store *store, taskcore_profile **profile);

/**
 * Gives the seller.
 *
 * @param profile what taskcore_profile_read gave.
 * @return the seller, borrowed until profile is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_profile_content *taskcore_profile_contents(const taskcore_profile *profile);

/**
 * Frees a seller and all that was borrowed from it.
 *
 * @param profile what taskcore_profile_read gave; NULL is fine. It must not be used any
 *   more.
 * @since 0.1.0
 */
void taskcore_profile_free(taskcore_profile *profile);

/**
 * Sets what the user has paid for, as the host states it.
 *
 * It is no step for undo.
 *
 * @param store the store.
 * @param subscription all of it: what its `fields` do not announce is taken away. NULL:
 *   there is none any more.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_EINVALID for what a member
 *   cannot be, with the member, for an end that is not after the beginning, for unknown
 *   bits of `fields` and for a wrong `struct_size`; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the subscription set; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_subscription_set(taskcore_store *store,
                                          const taskcore_subscription_content *subscription);

/**
 * Tells whether the subscription has a feature at an instant: from its beginning up to
 * its end, which does not belong to it.
 *
 * @param store the store.
 * @param feature its name, as taskcore_subscription_set was given it.
 * @param at_ms the instant, in milliseconds since 1970 UTC, years 1 to 9999.
 * @param is_entitled receives 1 or 0; 0 on failure.
 * @return TASKCORE_OK, also without a subscription; TASKCORE_EINVALID for a name or an
 *   instant that cannot be, and for NULL; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_subscription_is_entitled(taskcore_store *store, const char *feature,
                                                  int64_t at_ms, int32_t *is_entitled);

/**
 * Reads what the user has paid for.
 *
 * @param store the store.
 * @param subscription receives it, to be freed with taskcore_subscription_free; NULL on
 *   failure. Without a subscription, its `fields` are 0.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_subscription_read(taskcore_store *store,
                                           taskcore_subscription **subscription);

/**
 * Gives a subscription.
 *
 * @param subscription what taskcore_subscription_read gave.
 * @return the subscription, borrowed until subscription is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_subscription_content *taskcore_subscription_contents(
    const taskcore_subscription *subscription);

/**
 * Frees a subscription and all that was borrowed from it.
 *
 * @param subscription what taskcore_subscription_read gave; NULL is fine. It must not be
 *   used any more.
 * @since 0.1.0
 */
void taskcore_subscription_free(taskcore_subscription *subscription);

/**
 * Adds a client.
 *
 * @param store the store.
 * @param input what it is to be; `name` of its party is needed. Only the members that its
 *   `fields` announce count.
 * @param id receives the client's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a name and for what a member cannot be,
 *   such as a number whose check digits are wrong, with the member, for unknown bits of
 *   `fields`, for NULL and for a wrong `struct_size`; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the client added; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_client_add(taskcore_store *store, const taskcore_client_input *input,
                                    int64_t *id);

/**
 * Changes clients, or archives them, all or none, as one step for undo: an archived one
 * gets no new invoices.
 *
 * Invoices that were issued to them stay as they were issued; drafts go along.
 *
 * @param store the store.
 * @param ids the clients; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param input what to set; only the members that its `fields` announce change, and of
 *   its party only those that the party's `fields` announce.
 * @return as taskcore_client_add; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index.
 * @since 0.1.0
 */
taskcore_status taskcore_client_update(taskcore_store *store, const int64_t *ids, size_t count,
                                       const taskcore_client_input *input);

/**
 * Deletes clients that no invoice is for, all or none, as one step for undo.
 *
 * Projects that were for them are for nobody then.
 *
 * @param store the store.
 * @param ids the clients; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECONFLICT, with the index, when an
 *   invoice, also a draft, is for one: archive it instead; TASKCORE_ECORRUPT,
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the clients deleted; also TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_client_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Gets clients by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param clients receives a list in the order of the ids, to be freed with
 *   taskcore_client_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_client_get(taskcore_store *store, const int64_t *ids, size_t count,
                                    taskcore_client_list **clients);

/**
 * Finds the client with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_client_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists clients by their names.
 *
 * @param store the store.
 * @param options which ones. NULL: all that are in use.
 * @param clients receives the list, to be freed with taskcore_client_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a text without a word, for another
 *   `archived` and for a limit or an offset below 0, with the member, for unknown bits of
 *   `fields`, for a text that is no UTF-8, for NULL and for a wrong `struct_size`;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_client_query(taskcore_store *store,
                                      const taskcore_client_query_options *options,
                                      taskcore_client_list **clients);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of clients.
 * @since 0.1.0
 */
size_t taskcore_client_list_count(const taskcore_client_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the client, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_client *taskcore_client_list_at(const taskcore_client_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_client *taskcore_client_list_rows(const taskcore_client_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_client_list_arrow(const taskcore_client_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_client_list_free(taskcore_client_list *list);

/* ----------------------------------------------------- functions: invoices */

/*
 * Issues an invoice for two and a half hours of work, and notes that it was paid.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
 *   return 0;
 * }
 *
 * static taskcore_status set_seller(taskcore_store *store) {
 *   taskcore_party seller = TASKCORE_PARTY_INIT;
 *   seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_LEGAL_FORM | TASKCORE_PARTY_STREET |
 *                   TASKCORE_PARTY_POSTAL_CODE | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY |
 *                   TASKCORE_PARTY_SIREN | TASKCORE_PARTY_VAT_NUMBER | TASKCORE_PARTY_EMAIL;
 *   seller.name = "Atelier Dupont";
 *   seller.legal_form = "EI";
 *   seller.street = "1 rue de la Paix";
 *   seller.postal_code = "75002";
 *   seller.city = "Paris";
 *   seller.country = "FR";
 *   seller.siren = "732829320";
 *   seller.vat_number = "FR44732829320";
 *   seller.email = "contact@atelier-dupont.example";
 *   return taskcore_profile_set(store, &seller);
 * }
 *
 * static taskcore_status add_client(taskcore_store *store, int64_t *id) {
 *   taskcore_party buyer = TASKCORE_PARTY_INIT;
 *   buyer.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_STREET | TASKCORE_PARTY_POSTAL_CODE |
 *                  TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;
 *   buyer.name = "Exemples SAS";
 *   buyer.street = "2 place Bellecour";
 *   buyer.postal_code = "69002";
 *   buyer.city = "Lyon";
 *   buyer.country = "FR";
 *   buyer.siren = "404833048";
 *   taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
 *   client.fields = TASKCORE_CLIENT_PARTY;
 *   client.party = &buyer;
 *   return taskcore_client_add(store, &client, id);
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = read_clock;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_invoice_list *list = NULL;
 *   char *number = NULL;
 *   taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = set_seller(store);
 *   if (!status) status = add_client(store, &input.client_id);
 *
 *   int64_t invoice = 0;
 *   input.fields = TASKCORE_INVOICE_CLIENT;
 *   const int32_t kind = TASKCORE_INVOICE_KIND_INVOICE;
 *   if (!status) status = taskcore_invoice_add(store, kind, &input, &invoice);
 *
 *   taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
 *   line.fields = TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_QUANTITY |
 *                 TASKCORE_INVOICE_LINE_UNIT | TASKCORE_INVOICE_LINE_UNIT_PRICE |
 *                 TASKCORE_INVOICE_LINE_VAT;
 *   line.name = "Conseil";
 *   line.quantity_ten_thousandths = 25000;  // 2.5
 *   line.unit = "hour";
 *   line.unit_price_millionths = 80000000LL;  // 80 EUR
 *   line.vat_category = TASKCORE_VAT_STANDARD;
 *   line.vat_rate_thousandths = 20000;  // 20 %
 *   if (!status) status = taskcore_invoice_line_add(store, invoice, &line, NULL);
 *
 *   if (!status) status = taskcore_invoice_issue(store, invoice, 0, &number);
 *   if (!status) status = taskcore_payment_add(store, invoice, NULL, NULL);
 *   if (!status) status = taskcore_invoice_query(store, NULL, &list);
 *   for (size_t index = 0; index < taskcore_invoice_list_count(list); index++) {
 *     const taskcore_invoice *each = taskcore_invoice_list_at(list, index);
 *     printf("%s: %d.%02d %s, %s\n", each->number, (int)(each->gross_minor / 100),
 *            (int)(each->gross_minor % 100), each->currency,
 *            each->state == TASKCORE_INVOICE_STATE_PAID ? "paid" : "owed");
 *   }
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_string_free(number);
 *   taskcore_invoice_list_free(list);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a draft of an invoice, a credit note, a down payment, a corrected invoice or a
 * quote, without items.
 *
 * @param store the store.
 * @param kind `TASKCORE_INVOICE_KIND_...`.
 * @param input what it is to be; only the members that its `fields` announce count. The
 *   rest is as the client, the seller and the rules of the seller's country have it.
 * @param id receives the draft's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another kind, for what a member cannot be,
 *   with the member, for unknown bits of `fields`, for NULL and for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND when there is no such client or series;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the draft added; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_add(taskcore_store *store, int32_t kind,
                                     const taskcore_invoice_input *input, int64_t *id);

/**
 * Changes a draft.
 *
 * @param store the store.
 * @param id the draft.
 * @param input what to set; only the members that its `fields` announce change.
 * @return as taskcore_invoice_add; TASKCORE_ENOTFOUND also when there is no such invoice;
 *   TASKCORE_ECONFLICT for one that is issued, which cannot change any more.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_update(taskcore_store *store, int64_t id,
                                        const taskcore_invoice_input *input);

/**
 * Deletes drafts with all that belongs to them, all or none, as one step for undo.
 *
 * @param store the store.
 * @param ids the drafts; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECONFLICT, with the index, for one that
 *   is issued; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with the drafts
 *   deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the
 *   caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Makes a draft with the items, terms and client of an invoice or a credit note, issued
 * or not.
 *
 * Its dates, its number, what was paid before it, and its links to tasks, time and other
 * invoices are not copied.
 *
 * @param store the store.
 * @param id what to copy.
 * @param copy_id receives the draft's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such invoice;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the draft added; also
 *   TASKCORE_EINVALID, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_copy(taskcore_store *store, int64_t id, int64_t *copy_id);

/**
 * Makes a draft of a credit note that takes back all of an issued invoice that none took
 * back yet.
 *
 * @param store the store.
 * @param id the invoice.
 * @param credit_note_id receives the draft's id; 0 on failure. NULL is fine.
 * @return as taskcore_invoice_copy; TASKCORE_ECONFLICT for a draft, a credit note, and an
 *   invoice of which nothing is left to take back.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_credit(taskcore_store *store, int64_t id, int64_t *credit_note_id);

/**
 * Makes a draft of a corrected invoice with all that an issued one has.
 *
 * When the draft is issued, it stands in the place of that one: the payments go over to
 * it, and the other owes nothing.
 *
 * @param store the store.
 * @param id the invoice.
 * @param corrected_id receives the draft's id; 0 on failure. NULL is fine.
 * @return as taskcore_invoice_copy; TASKCORE_ECONFLICT for a draft, a credit note, a down
 *   payment, and an invoice that is void, replaced already or credited in part.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_correct(taskcore_store *store, int64_t id, int64_t *corrected_id);

/**
 * Makes a draft of a down payment on what an invoice, mostly a draft, is for.
 *
 * It has an item for each category and rate of VAT, and comes to the share of the total
 * with VAT to the cent; where no net comes to exactly that with its VAT, to the nearest
 * amount that one comes to.
 *
 * @param store the store.
 * @param id the invoice.
 * @param share_basis_points how much of its total, in hundredths of a percent, 1 to
 *   10,000; 0: as the amount says.
 * @param amount_minor how much with VAT, in minor units, at most its total; 0: as the
 *   share says.
 * @param down_payment_id receives the draft's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a share or an amount out of its range, for
 *   both and for neither, and where nothing is to be paid; TASKCORE_ENOTFOUND when there
 *   is no such invoice; TASKCORE_ECONFLICT for a credit note, a down payment, and an
 *   archived client; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the draft added; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_down_payment(taskcore_store *store, int64_t id,
                                              int32_t share_basis_points, int64_t amount_minor,
                                              int64_t *down_payment_id);

/**
 * Deducts issued down payments from a draft, which is the final invoice then, as one step
 * for undo.
 *
 * Between French businesses they are in what was paid before (BT-113); elsewhere the
 * invoice has a line below 0 for each of them and each rate. What credit notes took back
 * of them is not deducted.
 *
 * @param store the store.
 * @param id the draft.
 * @param ids the down payments; one that is deducted already stays so.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count, and for more than
 *   1,000; TASKCORE_ENOTFOUND when there is no such invoice; TASKCORE_ECONFLICT, with the
 *   index, for what is no down payment, is a draft, void or credited, is in another
 *   currency or for another client, or is deducted elsewhere, and for an invoice that is
 *   issued; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with the down payments
 *   deducted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the
 *   caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_deduct(taskcore_store *store, int64_t id, const int64_t *ids,
                                        size_t count);

/**
 * Takes back that a draft deducts down payments, as one step for undo.
 *
 * @param store the store.
 * @param id the draft.
 * @param ids the down payments.
 * @param count how many, 0 to 16,777,216.
 * @return as taskcore_invoice_deduct; TASKCORE_ENOTFOUND, with the index, also for what
 *   the draft does not deduct.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_undeduct(taskcore_store *store, int64_t id, const int64_t *ids,
                                          size_t count);

/**
 * Adds an item to a draft.
 *
 * @param store the store.
 * @param invoice_id the draft.
 * @param line what it is to be; `name` is needed. Only the members that its `fields`
 *   announce count.
 * @param id receives the item's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a name, for what a member cannot be,
 *   with the member, such as a rate that its category forbids, for an amount that is over
 *   the limit, for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
 *   TASKCORE_ENOTFOUND when there is no such draft or task; TASKCORE_ECONFLICT for an
 *   invoice that is issued; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the item added; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_line_add(taskcore_store *store, int64_t invoice_id,
                                          const taskcore_invoice_line_input *line, int64_t *id);

/**
 * Gets items by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param lines receives a list in the order of the ids, to be freed with
 *   taskcore_invoice_line_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_line_get(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_invoice_line_list **lines);

/**
 * Finds the item with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_line_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Changes an item of a draft.
 *
 * @param store the store.
 * @param id the item.
 * @param line what to set; only the members that its `fields` announce change.
 * @return as taskcore_invoice_line_add; TASKCORE_ENOTFOUND when there is no such item or
 *   task.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_line_update(taskcore_store *store, int64_t id,
                                             const taskcore_invoice_line_input *line);

/**
 * Deletes items of drafts, all or none, as one step for undo.
 *
 * Focus time that they were for can be billed again.
 *
 * @param store the store.
 * @param ids the items; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECONFLICT, with the index, for an item
 *   of an invoice that is issued; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the items deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_line_delete(taskcore_store *store, const int64_t *ids,
                                             size_t count);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of items.
 * @since 0.1.0
 */
size_t taskcore_invoice_line_list_count(const taskcore_invoice_line_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the item, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_invoice_line *taskcore_invoice_line_list_at(const taskcore_invoice_line_list *list,
                                                           size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_invoice_line *taskcore_invoice_line_list_rows(
    const taskcore_invoice_line_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_line_list_arrow(const taskcore_invoice_line_list *list,
                                                 void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_invoice_line_list_free(taskcore_invoice_line_list *list);

/**
 * Adds items to a draft for focus sessions and time entries that no invoice is for yet.
 *
 * Sessions of work count that were finished and began on a day of the range. Their hours
 * have four decimals, rounded once for each item. By rate, an hour costs what the time
 * entry says itself, else its task, else its project or the nearest above that says it,
 * else the client that this project is for; time of each rate is an item of its own.
 *
 * @param store the store.
 * @param invoice_id the draft.
 * @param billing of what, and at what price.
 * @param line_count receives how many items were added; 0 on failure. NULL is fine.
 * @return as taskcore_invoice_line_add; TASKCORE_EINVALID also for dates that are none or
 *   in the wrong order, for an unknown grouping, and by rate for time that has none, when
 *   the unit price is 0; TASKCORE_ENOTFOUND when there is no such draft, project or task,
 *   and when there is no time to bill.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_bill_focus(taskcore_store *store, int64_t invoice_id,
                                            const taskcore_focus_billing *billing,
                                            int64_t *line_count);

/**
 * Makes a draft for a client with items for all focus sessions and time entries of its
 * projects that no invoice is for yet, in one step for undo: taskcore_invoice_add and
 * taskcore_invoice_bill_focus in one.
 *
 * @param store the store.
 * @param client_id the client. Its projects, and those below them, count, whatever
 *   `is_of_client` says.
 * @param billing of what, and at what price.
 * @param invoice_id receives the draft's id; 0 on failure. NULL is fine.
 * @return as taskcore_invoice_bill_focus, and nothing is made without time to bill;
 *   TASKCORE_ENOTFOUND also when there is no such client, and TASKCORE_ECONFLICT for one
 *   that is archived.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_bill_client(taskcore_store *store, int64_t client_id,
                                             const taskcore_focus_billing *billing,
                                             int64_t *invoice_id);

/**
 * Adds an allowance or a charge on the whole of a draft.
 *
 * @param store the store.
 * @param invoice_id the draft.
 * @param adjustment what it is to be: `rate_basis_points` or `amount_minor` is needed.
 *   Only the members that its `fields` announce count.
 * @param id receives its id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a rate and an amount, for what a member
 *   cannot be, with the member, for unknown bits of `fields`, for NULL and for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND when there is no such draft; TASKCORE_ECONFLICT for
 *   an invoice that is issued; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the adjustment added; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED;
 *   or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_adjustment_add(
    taskcore_store *store, int64_t invoice_id, const taskcore_invoice_adjustment_input *adjustment,
    int64_t *id);

/**
 * Gets adjustments by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param adjustments receives a list in the order of the ids, to be freed with
 *   taskcore_invoice_adjustment_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_adjustment_get(taskcore_store *store, const int64_t *ids,
                                                size_t count,
                                                taskcore_invoice_adjustment_list **adjustments);

/**
 * Finds the adjustment with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_adjustment_find(taskcore_store *store, const char *uid,
                                                 int64_t *id);

/**
 * Changes an allowance or a charge of a draft.
 *
 * @param store the store.
 * @param id the allowance or charge.
 * @param adjustment what to set; only the members that its `fields` announce change.
 * @return as taskcore_invoice_adjustment_add; TASKCORE_ENOTFOUND when there is no such
 *   adjustment.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_adjustment_update(
    taskcore_store *store, int64_t id, const taskcore_invoice_adjustment_input *adjustment);

/**
 * Deletes allowances and charges of drafts, all or none, as one step for undo.
 *
 * @param store the store.
 * @param ids the allowances and charges; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECONFLICT, with the index, for one of an
 *   invoice that is issued; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the adjustments deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_adjustment_delete(taskcore_store *store, const int64_t *ids,
                                                   size_t count);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of adjustments.
 * @since 0.1.0
 */
size_t taskcore_invoice_adjustment_list_count(const taskcore_invoice_adjustment_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the adjustment, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_invoice_adjustment *taskcore_invoice_adjustment_list_at(
    const taskcore_invoice_adjustment_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_invoice_adjustment *taskcore_invoice_adjustment_list_rows(
    const taskcore_invoice_adjustment_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_adjustment_list_arrow(
    const taskcore_invoice_adjustment_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_invoice_adjustment_list_free(taskcore_invoice_adjustment_list *list);

/**
 * Lists all that forbids to issue a draft, by EN 16931, the law and the profile of the
 * invoice, and what is else to know.
 *
 * A row whose status is TASKCORE_OK is a warning, which forbids nothing: a character that
 * no installed font has is printed as U+FFFD, and a French invoice says services where
 * nothing tells them from goods.
 *
 * @param store the store.
 * @param id the draft.
 * @param issue_date the day on which it would be issued, as yyyymmdd; 0: today.
 * @param problems receives the list, empty when it can be issued, to be freed with
 *   taskcore_problem_list_free; NULL on failure.
 * @return TASKCORE_OK, also with problems; TASKCORE_EINVALID for what is no date, and for
 *   NULL; TASKCORE_ENOTFOUND when there is no such draft; TASKCORE_ECONFLICT for an
 *   invoice that is issued; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_check(taskcore_store *store, int64_t id, int32_t issue_date,
                                       taskcore_problem_list **problems);

/**
 * Issues a draft: it gets the next number of its series, and cannot change any more.
 *
 * No two invoices get one number and none is left out, whatever else uses the store. It
 * is no step for undo, and neither is what was done to the draft before. Where a hub
 * leases the series, the hub is asked first, and must be there: only who took the series
 * by force, or numbers in a series of this device alone, does without.
 *
 * @param store the store.
 * @param id the draft.
 * @param issue_date the day, as yyyymmdd, not in the future and not before the latest one
 *   of the series; 0: today.
 * @param number receives the number, to be freed with taskcore_string_free; NULL on
 *   failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no date, and with all that forbids
 *   it, one sentence a line, of which taskcore_invoice_check gives the details;
 *   TASKCORE_ENOTFOUND when there is no such draft; TASKCORE_ECONFLICT for an invoice
 *   that is issued, and in a series that is another device's; TASKCORE_EIO,
 *   TASKCORE_EACCESS and TASKCORE_ENOTFOUND also for the hub; TASKCORE_ECORRUPT,
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what an observer answered, with the draft issued; also TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_issue(taskcore_store *store, int64_t id, int32_t issue_date,
                                       char **number);

/**
 * Takes all of an issued invoice back: issues a credit note of the whole, and marks the
 * invoice as void.
 *
 * It is no step for undo.
 *
 * @param store the store.
 * @param id the invoice, for which no payment and no credit note is there.
 * @param issue_date the day of the credit note, as in taskcore_invoice_issue.
 * @param credit_note_id receives the credit note's id; 0 on failure. NULL is fine.
 * @return as taskcore_invoice_issue; TASKCORE_ECONFLICT for a draft, a credit note, and
 *   an invoice that is void or was paid or credited in part.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_void(taskcore_store *store, int64_t id, int32_t issue_date,
                                      int64_t *credit_note_id);

/**
 * Gets invoices by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param invoices receives a list in the order of the ids, to be freed with
 *   taskcore_invoice_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_get(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_invoice_list **invoices);

/**
 * Finds the invoice with a uid or a number.
 *
 * @param store the store.
 * @param uid_or_number the uid or the number.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_find(taskcore_store *store, const char *uid_or_number,
                                      int64_t *id);

/**
 * Lists invoices and credit notes, newest first: drafts by when they were made, then the
 * issued ones by their issue dates.
 *
 * Quotes are listed only when their kind, or none but states of theirs, is asked for.
 *
 * @param store the store.
 * @param options which ones. NULL: all.
 * @param invoices receives the list, to be freed with taskcore_invoice_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member that cannot be, with the member,
 *   such as an unknown state or kind, dates that are none or in the wrong order, a text
 *   without a character, or a limit below 0; for unknown bits of `fields`, for NULL and
 *   for a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such client;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_query(taskcore_store *store,
                                       const taskcore_invoice_query_options *options,
                                       taskcore_invoice_list **invoices);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of invoices.
 * @since 0.1.0
 */
size_t taskcore_invoice_list_count(const taskcore_invoice_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the invoice, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_invoice *taskcore_invoice_list_at(const taskcore_invoice_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_invoice *taskcore_invoice_list_rows(const taskcore_invoice_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_list_arrow(const taskcore_invoice_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_invoice_list_free(taskcore_invoice_list *list);

/**
 * Reads all of an invoice, a credit note or a quote.
 *
 * @param store the store.
 * @param id the invoice.
 * @param document receives it, to be freed with taskcore_invoice_document_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT,
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_document_read(taskcore_store *store, int64_t id,
                                               taskcore_invoice_document **document);

/**
 * Gives an invoice.
 *
 * @param document what taskcore_invoice_document_read gave.
 * @return the invoice, borrowed until document is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_invoice_content *taskcore_invoice_document_contents(
    const taskcore_invoice_document *document);

/**
 * Frees an invoice and all that was borrowed from it.
 *
 * @param document what taskcore_invoice_document_read gave; NULL is fine. It must not be
 *   used any more.
 * @since 0.1.0
 */
void taskcore_invoice_document_free(taskcore_invoice_document *document);

/**
 * Notes money that came in for an invoice, or went out for a credit note.
 *
 * @param store the store.
 * @param invoice_id the invoice or credit note, issued.
 * @param payment how much, when and how; only the members that its `fields` announce
 *   count. NULL: all that is owed, today.
 * @param id receives the payment's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what a member cannot be, with the member,
 *   such as more than is owed or a day before the issue date or after today, for unknown
 *   bits of `fields` and for a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no
 *   such invoice; TASKCORE_ECONFLICT for a draft, and when nothing is owed;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the payment added; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_add(taskcore_store *store, int64_t invoice_id,
                                     const taskcore_payment_input *payment, int64_t *id);

/**
 * Deletes payments, all or none, as one step for undo: what they were for is owed again.
 *
 * @param store the store.
 * @param ids the payments; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the payments deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Gets payments by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param payments receives a list in the order of the ids, to be freed with
 *   taskcore_payment_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_get(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_payment_list **payments);

/**
 * Finds the payment with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists payments, the latest first.
 *
 * @param store the store.
 * @param options of which invoice or credit note, and which of them to list. NULL: all.
 * @param payments receives the list, to be freed with taskcore_payment_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL payments, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such invoice;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_query(taskcore_store *store,
                                       const taskcore_payment_query_options *options,
                                       taskcore_payment_list **payments);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of payments.
 * @since 0.1.0
 */
size_t taskcore_payment_list_count(const taskcore_payment_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the payment, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_payment *taskcore_payment_list_at(const taskcore_payment_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_payment *taskcore_payment_list_rows(const taskcore_payment_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_list_arrow(const taskcore_payment_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_payment_list_free(taskcore_payment_list *list);

/**
 * Adds up what is owed of issued invoices today, by currency and by how long it is
 * overdue.
 *
 * @param store the store.
 * @param options which of these amounts to list. NULL: all.
 * @param ageing receives a list, by currency and the least overdue first, to be freed
 *   with taskcore_ageing_list_free; NULL on failure. What nothing is owed of is not in
 *   it.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL ageing, a member out of its range and a
 *   wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_ageing_query(taskcore_store *store,
                                      const taskcore_ageing_query_options *options,
                                      taskcore_ageing_list **ageing);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of amounts.
 * @since 0.1.0
 */
size_t taskcore_ageing_list_count(const taskcore_ageing_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the amount, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_ageing *taskcore_ageing_list_at(const taskcore_ageing_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_ageing *taskcore_ageing_list_rows(const taskcore_ageing_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_ageing_list_arrow(const taskcore_ageing_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_ageing_list_free(taskcore_ageing_list *list);

/**
 * Adds up what was invoiced, by month and currency; credit notes are taken off.
 *
 * @param store the store.
 * @param options which months, and which of their rows to list. NULL: all.
 * @param turnover receives a list, by month and currency, to be freed with
 *   taskcore_turnover_list_free; NULL on failure. A month in which nothing was issued is
 *   not in it.
 * @return TASKCORE_OK; TASKCORE_EINVALID for months that are none or in the wrong order,
 *   for another member out of its range, for NULL turnover and for a wrong `struct_size`;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_turnover_query(taskcore_store *store,
                                        const taskcore_turnover_query_options *options,
                                        taskcore_turnover_list **turnover);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of turnovers.
 * @since 0.1.0
 */
size_t taskcore_turnover_list_count(const taskcore_turnover_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the turnover, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_turnover *taskcore_turnover_list_at(const taskcore_turnover_list *list,
                                                   size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_turnover *taskcore_turnover_list_rows(const taskcore_turnover_list *list,
                                                     size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_turnover_list_arrow(const taskcore_turnover_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_turnover_list_free(taskcore_turnover_list *list);

/**
 * Adds up the VAT of what was invoiced, by month, currency, category and rate; credit
 * notes are taken off.
 *
 * @param store the store.
 * @param options which months, and which of their rows to list. NULL: all.
 * @param totals receives a list, by month, currency, category and falling rate, to be
 *   freed with taskcore_vat_total_list_free; NULL on failure.
 * @return as taskcore_turnover_query.
 * @since 0.1.0
 */
taskcore_status taskcore_vat_total_query(taskcore_store *store,
                                         const taskcore_vat_total_query_options *options,
                                         taskcore_vat_total_list **totals);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of totals.
 * @since 0.1.0
 */
size_t taskcore_vat_total_list_count(const taskcore_vat_total_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the total, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_vat_total *taskcore_vat_total_list_at(const taskcore_vat_total_list *list,
                                                     size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_vat_total *taskcore_vat_total_list_rows(const taskcore_vat_total_list *list,
                                                       size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_vat_total_list_arrow(const taskcore_vat_total_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_vat_total_list_free(taskcore_vat_total_list *list);

/**
 * Sets the pattern of a series of numbers.
 *
 * What was issued keeps its number. A pattern has letters, digits and `+`, `-`, `_` and
 * `/`, exactly one counter of 1 to 10 places such as `{NNNN}`, at most one year, `{YYYY}`
 * or `{YY}`, and at most one month, `{MM}`. With a year, the counter begins anew with
 * each one; a month is shown alone.
 *
 * @param store the store.
 * @param name the series: "invoice", "credit_note", "quote", or another one, which comes
 *   into being.
 * @param pattern such as "F{YYYY}-{NNNN}", for numbers of at most 35 characters; "": that
 *   which the series had at first, or, of another one in which nothing was issued, none
 *   any more.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_EINVALID for what is no name
 *   or no pattern, and for NULL; TASKCORE_ECONFLICT for a pattern that another series
 *   has, and to take away a series in which something was issued; TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the pattern set; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_number_series_set(taskcore_store *store, const char *name,
                                           const char *pattern);

/**
 * Lists the series of numbers: those that are there from the beginning, then the others
 * by their names.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param series receives the list, to be freed with taskcore_number_series_list_free;
 *   NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL series, a member out of its range and a
 *   wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_number_series_query(taskcore_store *store,
                                             const taskcore_number_series_query_options *options,
                                             taskcore_number_series_list **series);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of series.
 * @since 0.1.0
 */
size_t taskcore_number_series_list_count(const taskcore_number_series_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the series, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_number_series *taskcore_number_series_list_at(
    const taskcore_number_series_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_number_series *taskcore_number_series_list_rows(
    const taskcore_number_series_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_number_series_list_arrow(const taskcore_number_series_list *list,
                                                  void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_number_series_list_free(taskcore_number_series_list *list);

/**
 * Tells how many decimals the minor unit of a currency is, as ISO 4217 has it: 2 for
 * cents of EUR, 0 for yen.
 *
 * @param currency its code, such as "EUR".
 * @param digits receives 0, 2 or 3; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no currency of an invoice, and for
 *   NULL; also TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_currency_digits(const char *currency, int32_t *digits);

/**
 * Writes an amount as an invoice of a language has it, such as "1 234,56" with the sign
 * of the euro behind it, or before "1,234.56" in English.
 *
 * @param amount_minor the amount in minor units, at most 10^12 units of the currency
 *   either way.
 * @param currency its code, such as "EUR".
 * @param language "fr" or "en", maybe with a country.
 * @param text receives it, UTF-8, to be freed with taskcore_string_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for an amount over the limit, for one of more
 *   decimals than an invoice has, for what is no currency of an invoice, for another
 *   language, and for NULL; TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_amount_text(int64_t amount_minor, const char *currency,
                                     const char *language, char **text);

/**
 * Reads an amount as people write it: "1 234,56", "1,234.56" and "1.234,56" are the same.
 *
 * @param text the number, without the currency. In one such as "1,234", which could be
 *   either, a comma groups digits and a point is before decimals.
 * @param currency its code, such as "EUR".
 * @param amount_minor receives the amount in minor units; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what is no number, for more decimals than
 *   amounts of the currency have in an invoice, for an amount over 10^12 units of it, for
 *   what is no currency of an invoice, and for NULL; also TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_amount_parse(const char *text, const char *currency,
                                      int64_t *amount_minor);

/**
 * Makes this device the one that issues in a series of numbers.
 *
 * Once a store is on several devices, one of them issues in each series, so that no
 * number is given twice: at first the one on which sync began. Another one claims the
 * series, and issues as soon as all devices know that, which they say of themselves by
 * their next runs; a device that was lost is retired. taskcore_number_series_query tells
 * who issues.
 *
 * @param store the store.
 * @param name the series.
 * @param is_forced 1: this device issues at once, without waiting for the others, as when
 *   one of them is lost; a number that another one gave meanwhile is there twice then. 0:
 *   it waits.
 * @return TASKCORE_OK, also when this device has it already, and when sync is off;
 *   TASKCORE_EINVALID for NULL and another is_forced; TASKCORE_ENOTFOUND when there is no
 *   such series; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what the caller's clock answered;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what an observer answered, with all
 *   done.
 * @since 0.1.0
 */
taskcore_status taskcore_number_series_claim(taskcore_store *store, const char *name,
                                             int32_t is_forced);

/**
 * Sets in which series drafts that name none are numbered on this device, and on no other
 * one: with a series of its own, each device issues without asking the others.
 *
 * @param store the store.
 * @param kind of which drafts, `TASKCORE_INVOICE_KIND_...`.
 * @param name a series that is there; "": that which the kind has at first.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and another kind; TASKCORE_ENOTFOUND
 *   when there is no such series; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what an observer
 *   answered, with the series set; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_number_series_use(taskcore_store *store, int32_t kind, const char *name);

/* ------------------------------------------------------- functions: quotes */

/*
 * Issues a quote, notes that it was accepted, and turns 30 % of it into a down payment.
 *
 * @code{.c}
 * #include <inttypes.h>
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
 *   return 0;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = read_clock;
 *   taskcore_party seller = TASKCORE_PARTY_INIT;
 *   seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_TAX_NUMBER;
 *   seller.name = "Ada Lovelace";
 *   seller.country = "GB";
 *   seller.tax_number = "12345";
 *   taskcore_party buyer = TASKCORE_PARTY_INIT;
 *   buyer.fields = TASKCORE_PARTY_NAME;
 *   buyer.name = "Babbage & Co";
 *   taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
 *   client.fields = TASKCORE_CLIENT_PARTY;
 *   client.party = &buyer;
 *   taskcore_invoice_input quote = TASKCORE_INVOICE_INPUT_INIT;
 *   quote.fields = TASKCORE_INVOICE_CLIENT | TASKCORE_INVOICE_CURRENCY;
 *   quote.currency = "GBP";
 *   taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
 *   line.fields =
 *       TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
 *   line.name = "Engine";
 *   line.unit_price_millionths = 1000000000;
 *   line.vat_rate_thousandths = 20000;
 *
 *   taskcore_store *store = NULL;
 *   int64_t id = 0, payment = 0;
 *   char *number = NULL;
 *   taskcore_invoice_document *document = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_profile_set(store, &seller);
 *   if (!status) status = taskcore_client_add(store, &client, &quote.client_id);
 *   if (!status) status = taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_QUOTE, &quote, &id);
 *   if (!status) status = taskcore_invoice_line_add(store, id, &line, NULL);
 *   if (!status) status = taskcore_invoice_issue(store, id, 0, &number);
 *   if (!status) status = taskcore_quote_accept(store, id, 0);
 *   if (!status) status = taskcore_quote_down_payment(store, id, 3000, 0, &payment);
 *   if (!status) status = taskcore_invoice_document_read(store, payment, &document);
 *   if (!status) {
 *     const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
 *     printf("%s: %" PRId64 " minor units of %s\n", content->lines[0].name,
 *            content->invoice->gross_minor, content->invoice->currency);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_invoice_document_free(document);
 *   taskcore_string_free(number);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Notes that the client accepted a quote that was issued, so that it can be turned into
 * an invoice.
 *
 * A quote is an invoice of the kind TASKCORE_INVOICE_KIND_QUOTE: it is added, changed,
 * issued and printed as one. Nothing is owed of it, and no figures count it.
 *
 * @param store the store.
 * @param id the quote; one that was declined can be accepted after all.
 * @param date when it was accepted, as yyyymmdd: from its issue date to today, and not
 *   after its last day; 0: today.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_EINVALID for what is no date,
 *   and one out of that range; TASKCORE_ENOTFOUND when there is no such quote;
 *   TASKCORE_ECONFLICT for a draft, for what is no quote, for one that was invoiced, and
 *   when its last day was before; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with
 *   the quote accepted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_quote_accept(taskcore_store *store, int64_t id, int32_t date);

/**
 * Notes that the client declined a quote that was issued.
 *
 * @param store the store.
 * @param id the quote; one that was accepted can be declined until something was made of
 *   it.
 * @param date when it was declined, as yyyymmdd: from its issue date to today; 0: today.
 * @return as taskcore_quote_accept; TASKCORE_ECONFLICT also for one with a down payment;
 *   or what an observer answered, with the quote declined.
 * @since 0.1.0
 */
taskcore_status taskcore_quote_decline(taskcore_store *store, int64_t id, int32_t date);

/**
 * Makes a draft of an invoice of all of an accepted quote, with its items, terms and
 * tasks.
 *
 * What was issued as down payments is taken off.
 *
 * @param store the store.
 * @param id the quote.
 * @param invoice_id receives the draft's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such quote; TASKCORE_ECONFLICT
 *   for a draft, for what is no quote, for one that was not accepted or that was invoiced
 *   already, for one with a draft of a down payment, and for an archived client;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the draft added; also
 *   TASKCORE_EINVALID, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_quote_invoice(taskcore_store *store, int64_t id, int64_t *invoice_id);

/**
 * Makes a draft of a down payment of an accepted quote, with a line for each rate of VAT.
 *
 * It comes to the share of the total with VAT to the cent; where no net comes to exactly
 * that with its VAT, to the nearest amount that one comes to.
 *
 * @param store the store.
 * @param id the quote.
 * @param share_basis_points how much of its total, in hundredths of a percent, 1 to
 *   10,000; 0: as the amount says.
 * @param amount_minor how much with VAT, in minor units, at most its total; 0: as the
 *   share says.
 * @param invoice_id receives the draft's id; 0 on failure. NULL is fine.
 * @return as taskcore_quote_invoice; TASKCORE_EINVALID for both a share and an amount,
 *   for neither, and for one that is out of its range; TASKCORE_ECONFLICT also for more
 *   than is in no down payment yet.
 * @since 0.1.0
 */
taskcore_status taskcore_quote_down_payment(taskcore_store *store, int64_t id,
                                            int32_t share_basis_points, int64_t amount_minor,
                                            int64_t *invoice_id);

/* --------------------------------- functions: invoices as files and e-mail */

/*
 * Prints a draft as PDF, where the libraries for it are installed.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *
 *   taskcore_store *store = NULL;
 *   uint8_t *pdf = NULL;
 *   size_t length = 0;
 *   int64_t invoice = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   const int32_t kind = TASKCORE_INVOICE_KIND_INVOICE;
 *   taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
 *   if (!status) status = taskcore_invoice_add(store, kind, &input, &invoice);
 *
 *   taskcore_pdf_options paper = TASKCORE_PDF_OPTIONS_INIT;
 *   paper.fields = TASKCORE_PDF_PAPER;
 *   paper.paper = TASKCORE_PAPER_LETTER;
 *   if (!status) {
 *     status = taskcore_invoice_pdf(store, invoice, &paper, &pdf, &length);
 *     // Its message names the package to install.
 *     if (status == TASKCORE_EUNSUPPORTED) status = TASKCORE_OK;
 *     if (!status) printf("a draft\n");
 *   }
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_bytes_free(pdf);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Prints an invoice or a credit note: a PDF/A-3 file with its data within (Factur-X,
 * profile EN 16931).
 *
 * That of an invoice of the profiles XRechnung and Peppol has none: these are a file of
 * their own. A draft is printed as one, without data, and so is a quote. The same invoice
 * gives the same bytes, as long as libraries and fonts are the same.
 *
 * @param store the store.
 * @param id the invoice.
 * @param options how to print it; NULL for A4 in the invoice's language.
 * @param pdf receives the bytes of the file, to be freed with taskcore_bytes_free; NULL
 *   on failure.
 * @param length receives how many bytes these are; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another paper or language, for unknown bits
 *   of `fields`, for NULL and for a wrong `struct_size`; TASKCORE_ENOTFOUND;
 *   TASKCORE_EUNSUPPORTED when a library is not there, or no font has a character;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_pdf(taskcore_store *store, int64_t id,
                                     const taskcore_pdf_options *options, uint8_t **pdf,
                                     size_t *length);

/**
 * Prints an invoice or a credit note to a file, which is there only when it is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param id the invoice.
 * @param options as in taskcore_invoice_pdf.
 * @param path the file, in a folder that exists.
 * @return as taskcore_invoice_pdf; TASKCORE_ENOTFOUND also when there is no such folder;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it, or it is no regular file; TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_pdf_file(taskcore_store *store, int64_t id,
                                          const taskcore_pdf_options *options, const char *path);

/**
 * Writes an issued invoice or credit note as EN 16931 or a profile of it has it.
 *
 * @param store the store.
 * @param id the invoice.
 * @param format TASKCORE_XML_CII (Cross Industry Invoice D16B, as Factur-X has it),
 *   `_UBL` (UBL 2.1), `_XRECHNUNG` or `_PEPPOL` (UBL as these profiles have it), or
 *   `_PROFILE` (as that of the invoice has it).
 * @param xml receives the file, UTF-8, to be freed with taskcore_string_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another format and for NULL;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECONFLICT for a draft and for a quote, and for a profile
 *   that the invoice was not issued in and whose rules it breaks, one sentence a line;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_xml(taskcore_store *store, int64_t id, int32_t format, char **xml);

/**
 * Writes an issued invoice or credit note to a file as EN 16931 has it; the file is there
 * only when it is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param id the invoice.
 * @param format as in taskcore_invoice_xml.
 * @param path the file, in a folder that exists.
 * @return as taskcore_invoice_xml; TASKCORE_ENOTFOUND also when there is no such folder;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it, or it is no regular file; TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_xml_file(taskcore_store *store, int64_t id, int32_t format,
                                          const char *path);

/**
 * Makes a draft of an invoice that another program made: a Cross Industry Invoice (CII),
 * or a PDF file with one within, as Factur-X and ZUGFeRD have it.
 *
 * It is for one's own invoices: the seller of the file must be the seller of the store,
 * and is never made so; taskcore_profile_import does that, and taskcore_purchase_add
 * receives invoices of others. The buyer becomes the client, or is found among the
 * clients. The number of the file is put into the notes.
 *
 * @param store the store.
 * @param bytes the file.
 * @param length how many bytes it has, at most 100,000,000.
 * @param id receives the draft's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EPARSE for what is no such file, is damaged, or has sums
 *   that are wrong; TASKCORE_EINVALID for values that an invoice cannot have, for a file
 *   that is too large or unpacks to more than an invoice has, and for NULL with a length;
 *   TASKCORE_ECONFLICT when the seller is somebody else, or the store has none;
 *   TASKCORE_EUNSUPPORTED for what a draft cannot have, for a PDF file that is encrypted,
 *   and when a library is not there; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or
 *   what an observer answered, with the draft added; also TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_import(taskcore_store *store, const uint8_t *bytes, size_t length,
                                        int64_t *id);

/**
 * Makes a draft of an invoice in a file that another program made.
 *
 * @param store the store.
 * @param path the file, as in taskcore_invoice_import.
 * @param id receives the draft's id; 0 on failure. NULL is fine.
 * @return as taskcore_invoice_import; TASKCORE_ENOTFOUND when there is no such file;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_import_file(taskcore_store *store, const char *path, int64_t *id);

/**
 * Writes invoices and credit notes as a table (RFC 4180), in the order of
 * taskcore_invoice_query.
 *
 * The columns are number, kind, state, issue_date, due_date, client, currency, net, vat,
 * gross, due, paid, credited, balance and uid. Dates are such as 2026-12-24, amounts such
 * as 1234.56.
 *
 * @param store the store.
 * @param options which ones. NULL: all.
 * @param csv receives the table, UTF-8, to be freed with taskcore_string_free; NULL on
 *   failure.
 * @return as taskcore_invoice_query.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_csv(taskcore_store *store,
                                     const taskcore_invoice_query_options *options, char **csv);

/**
 * Writes invoices and credit notes as a table to a file, which is there only when it is
 * whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param options which ones. NULL: all.
 * @param path the file, in a folder that exists.
 * @return as taskcore_invoice_csv; TASKCORE_ENOTFOUND when there is no such folder;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it, or it is no regular file; TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_invoice_csv_file(taskcore_store *store,
                                          const taskcore_invoice_query_options *options,
                                          const char *path);

/**
 * Writes the VAT journal as a table (RFC 4180): a line for each rate of each issued
 * invoice and credit note, by the issue dates and the numbers.
 *
 * The columns are issue_date, number, kind, preceding_number, client, client_vat_number,
 * client_country, currency, vat_category, vat_rate, taxable, tax, exchange_rate and uid.
 * Dates are such as 2026-12-24, rates such as 5.5 for 5.5 %, amounts such as 1234.56;
 * those of credit notes are below 0. Their sums are those of taskcore_vat_total_query.
 *
 * @param store the store.
 * @param options the months, and which lines of them. NULL: all.
 * @param csv receives the table, UTF-8, to be freed with taskcore_string_free; NULL on
 *   failure.
 * @return as taskcore_vat_total_query.
 * @since 0.1.0
 */
taskcore_status taskcore_vat_journal_csv(taskcore_store *store,
                                         const taskcore_vat_total_query_options *options,
                                         char **csv);

/**
 * Writes the VAT journal as a table to a file, which is there only when it is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param options the months, and which lines of them. NULL: all.
 * @param path the file, in a folder that exists.
 * @return as taskcore_vat_journal_csv; TASKCORE_ENOTFOUND when there is no such folder;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it, or it is no regular file; TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_vat_journal_csv_file(taskcore_store *store,
                                              const taskcore_vat_total_query_options *options,
                                              const char *path);

/**
 * Writes the message that an issued invoice or credit note is sent with, the PDF within
 * it, as RFC 5322 has it: the content of an .eml file.
 *
 * Of the profiles XRechnung and Peppol the XML file is beside the PDF. Nothing is sent.
 *
 * @param store the store.
 * @param invoice_id the invoice.
 * @param options what is to be else than usual; NULL: nothing.
 * @param message receives the bytes, with CRLF between lines, to be freed with
 *   taskcore_bytes_free; NULL on failure.
 * @param length receives how many bytes these are; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a sender or a recipient, for what is no
 *   address and for a text that a message cannot have, such as a subject of several
 *   lines, with the member, for unknown bits of `fields`, for NULL and for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND; TASKCORE_ECONFLICT for a draft; else as
 *   taskcore_invoice_pdf; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_email_compose(taskcore_store *store, int64_t invoice_id,
                                       const taskcore_email_options *options, uint8_t **message,
                                       size_t *length);

/**
 * Writes the message that an invoice is sent with to a file, which is there only when it
 * is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param invoice_id the invoice.
 * @param options as in taskcore_email_compose.
 * @param path the file, in a folder that exists.
 * @return as taskcore_email_compose; TASKCORE_ENOTFOUND also when there is no such
 *   folder; TASKCORE_EINVALID when the path is empty or that of an open store;
 *   TASKCORE_EACCESS when the system refuses it, or it is no regular file;
 *   TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_email_compose_file(taskcore_store *store, int64_t invoice_id,
                                            const taskcore_email_options *options,
                                            const char *path);

/**
 * Sends an issued invoice or credit note by SMTP, with TLS before anything is told.
 *
 * The message is in the store from the moment at which it is handed over, also when
 * sending fails or is interrupted: it is failed then, says why, and the invoice can be
 * sent again. What the server accepted is not interrupted any more. Other calls on this
 * handle do not wait meanwhile. No password is stored or logged.
 *
 * @param store the store.
 * @param invoice_id the invoice.
 * @param options as in taskcore_email_compose.
 * @param server the server. Its progress callback may call the store.
 * @param id receives the message's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK when the server took the message; as taskcore_email_compose, and
 *   TASKCORE_EINVALID for what is wrong with server, before anything is done;
 *   TASKCORE_EREADONLY; TASKCORE_EACCESS when the server refuses the user or the
 *   password, and for a netrc file that others can read; TASKCORE_ENOTFOUND or
 *   TASKCORE_EPARSE for a netrc file; TASKCORE_EUNSUPPORTED without libcurl; TASKCORE_EIO
 *   for all that the network and the server refuse; what the callback answered; or what
 *   an observer answered, before sending, with the message failed, or after it; also
 *   TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_email_send(taskcore_store *store, int64_t invoice_id,
                                    const taskcore_email_options *options,
                                    const taskcore_smtp_options *server, int64_t *id);

/**
 * Gets messages by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param emails receives a list in the order of the ids, to be freed with
 *   taskcore_email_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_email_get(taskcore_store *store, const int64_t *ids, size_t count,
                                   taskcore_email_list **emails);

/**
 * Finds the message with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_email_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists the messages that were sent, or were to be sent, the latest first.
 *
 * @param store the store.
 * @param options of which invoice or credit note, and which of them to list. NULL: all.
 * @param emails receives the list, to be freed with taskcore_email_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL emails, a member out of its range and a
 *   wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such invoice;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_email_query(taskcore_store *store,
                                     const taskcore_email_query_options *options,
                                     taskcore_email_list **emails);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of messages.
 * @since 0.1.0
 */
size_t taskcore_email_list_count(const taskcore_email_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the message, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_email *taskcore_email_list_at(const taskcore_email_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_email *taskcore_email_list_rows(const taskcore_email_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_email_list_arrow(const taskcore_email_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_email_list_free(taskcore_email_list *list);

/* ---------------------------------------------------- functions: purchases */

/*
 * Receives an invoice of somebody else, says what is owed to whom and by when, and pays a part
 * of it.
 *
 * @code{.c}
 * #include <inttypes.h>
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * // A UBL invoice of 120 EUR, as short as one can be.
 * static const char invoice[] =
 *     "<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'>"
 *     "<ID>2026-17</ID><IssueDate>2026-12-01</IssueDate><DueDate>2026-12-31</DueDate>"
 *     "<InvoiceTypeCode>380</InvoiceTypeCode><DocumentCurrencyCode>EUR</DocumentCurrencyCode>"
 *     "<AccountingSupplierParty><Party><PartyLegalEntity>"
 *     "<RegistrationName>Exemples SAS</RegistrationName>"
 *     "</PartyLegalEntity></Party></AccountingSupplierParty>"
 *     "<AccountingCustomerParty><Party/></AccountingCustomerParty>"
 *     "<TaxTotal><TaxAmount currencyID='EUR'>20.00</TaxAmount></TaxTotal>"
 *     "<LegalMonetaryTotal><TaxExclusiveAmount>100.00</TaxExclusiveAmount>"
 *     "<TaxInclusiveAmount>120.00</TaxInclusiveAmount><PayableAmount>120.00</PayableAmount>"
 *     "</LegalMonetaryTotal></Invoice>";
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   taskcore_payment_input payment = TASKCORE_PAYMENT_INPUT_INIT;
 *   payment.fields = TASKCORE_PAYMENT_AMOUNT | TASKCORE_PAYMENT_MEANS;
 *   payment.amount_minor = 5000;
 *   payment.means = "58";
 *
 *   taskcore_store *store = NULL;
 *   taskcore_problem_list *problems = NULL;
 *   taskcore_purchase_list *purchases = NULL;
 *   int64_t id = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status)
 *     status = taskcore_purchase_add(store, (const uint8_t *)invoice, sizeof invoice - 1, &id);
 *   if (!status) status = taskcore_purchase_check(store, id, &problems);
 *   for (size_t i = 0; i < taskcore_problem_list_count(problems); i++) {
 *     printf("warning: %s\n", taskcore_problem_list_at(problems, i)->message);
 *   }
 *   if (!status) status = taskcore_purchase_payment_add(store, id, &payment, NULL);
 *   if (!status) status = taskcore_purchase_query(store, NULL, &purchases);
 *   for (size_t i = 0; i < taskcore_purchase_list_count(purchases); i++) {
 *     const taskcore_purchase *row = taskcore_purchase_list_at(purchases, i);
 *     printf("%s of %s: %" PRId64 " of %" PRId64 " minor units of %s are owed, due %d\n",
 *            row->number, row->seller_name, row->balance_minor, row->due_minor, row->currency,
 *            (int)row->due_date);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_purchase_list_free(purchases);
 *   taskcore_problem_list_free(problems);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Receives an invoice or a credit note of somebody else: a Cross Industry Invoice (CII),
 * UBL 2.1, or a PDF file with one within, as Factur-X, ZUGFeRD 2, XRechnung and Peppol
 * have it.
 *
 * It becomes a purchase, never a draft of one's own, and the profile is not touched. All
 * types and profiles are read. The file is kept as it came; taskcore_purchase_check tells
 * what is odd about it. An invoice is received once: the seller and the number say which
 * it is, on all devices.
 *
 * @param store the store.
 * @param bytes the file.
 * @param length how many bytes it has, at most 15,000,000.
 * @param id receives the purchase's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EPARSE, with the term of EN 16931 as the field, for what
 *   is no such file, is damaged, lacks what each invoice has, or has sums that are wrong;
 *   TASKCORE_EINVALID for values that an invoice cannot have, for a file that is too
 *   large or unpacks to more than an invoice has, and for NULL with a length;
 *   TASKCORE_ECONFLICT when it was received already, or is one's own;
 *   TASKCORE_EUNSUPPORTED for ZUGFeRD 1, for a PDF file that is encrypted, and when a
 *   library is not there; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what an observer
 *   answered, with the purchase added; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_add(taskcore_store *store, const uint8_t *bytes, size_t length,
                                      int64_t *id);

/**
 * Receives an invoice or a credit note of somebody else in a file.
 *
 * @param store the store.
 * @param path the file, as in taskcore_purchase_add.
 * @param id receives the purchase's id; 0 on failure. NULL is fine.
 * @return as taskcore_purchase_add; TASKCORE_ENOTFOUND when there is no such file;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_add_file(taskcore_store *store, const char *path, int64_t *id);

/**
 * Lists what is odd about the file of a purchase, and does not make it doubtful what is
 * owed: mistyped identifiers, sums that are a cent off, what is missing.
 *
 * @param store the store.
 * @param id the purchase.
 * @param problems receives the list, with a term of EN 16931 as the rule of each, to be
 *   freed with taskcore_problem_list_free; NULL on failure.
 * @return TASKCORE_OK, also with problems; TASKCORE_EINVALID for NULL;
 *   TASKCORE_ENOTFOUND; TASKCORE_EPARSE when the file says nothing that can be read;
 *   TASKCORE_EUNSUPPORTED when a library is not there; TASKCORE_ECORRUPT, TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_check(taskcore_store *store, int64_t id,
                                        taskcore_problem_list **problems);

/**
 * Changes what the user says about a purchase: when it is due, and own notes.
 *
 * What its file says stays.
 *
 * @param store the store.
 * @param id the purchase.
 * @param input what shall be other than it is.
 * @return TASKCORE_OK, also when nothing changes; TASKCORE_EINVALID for what a member
 *   cannot be, with the member, for unknown bits of `fields`, for NULL and for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the purchase changed; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_update(taskcore_store *store, int64_t id,
                                         const taskcore_purchase_input *input);

/**
 * Deletes purchases with their payments, all or none, as one step for undo.
 *
 * @param store the store.
 * @param ids the purchases; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the purchases deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_delete(taskcore_store *store, const int64_t *ids, size_t count);

/**
 * Gets purchases by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param purchases receives a list in the order of the ids, to be freed with
 *   taskcore_purchase_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_get(taskcore_store *store, const int64_t *ids, size_t count,
                                      taskcore_purchase_list **purchases);

/**
 * Finds the purchase with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists purchases.
 *
 * @param store the store.
 * @param options which ones, and in which order. NULL: all, by due date.
 * @param purchases receives the list, to be freed with taskcore_purchase_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a member that cannot be, with the member,
 *   such as an unknown state or order, dates that are none or in the wrong order, a text
 *   without a character, or a limit below 0; for unknown bits of `fields`, for NULL and
 *   for a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_query(taskcore_store *store,
                                        const taskcore_purchase_query_options *options,
                                        taskcore_purchase_list **purchases);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of purchases.
 * @since 0.1.0
 */
size_t taskcore_purchase_list_count(const taskcore_purchase_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the purchase, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_purchase *taskcore_purchase_list_at(const taskcore_purchase_list *list,
                                                   size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_purchase *taskcore_purchase_list_rows(const taskcore_purchase_list *list,
                                                     size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_list_arrow(const taskcore_purchase_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_purchase_list_free(taskcore_purchase_list *list);

/**
 * Reads all of a purchase, as its file has it.
 *
 * @param store the store.
 * @param id the purchase.
 * @param document receives it, to be freed with taskcore_purchase_document_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND; TASKCORE_EPARSE
 *   when the file says nothing that can be read; TASKCORE_EUNSUPPORTED when a library is
 *   not there; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_document_read(taskcore_store *store, int64_t id,
                                                taskcore_purchase_document **document);

/**
 * Gives a purchase.
 *
 * @param document what taskcore_purchase_document_read gave.
 * @return the purchase, borrowed until document is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_purchase_content *taskcore_purchase_document_contents(
    const taskcore_purchase_document *document);

/**
 * Frees a purchase and all that was borrowed from it.
 *
 * @param document what taskcore_purchase_document_read gave; NULL is fine. It must not be
 *   used any more.
 * @since 0.1.0
 */
void taskcore_purchase_document_free(taskcore_purchase_document *document);

/**
 * Gives the file of a purchase as it came.
 *
 * @param store the store.
 * @param id the purchase.
 * @param bytes receives the bytes of the file, to be freed with taskcore_bytes_free; NULL
 *   on failure.
 * @param length receives how many bytes these are; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT,
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_original(taskcore_store *store, int64_t id, uint8_t **bytes,
                                           size_t *length);

/**
 * Writes the file of a purchase as it came; it is there only when it is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param id the purchase.
 * @param path the file, in a folder that exists.
 * @return as taskcore_purchase_original; TASKCORE_ENOTFOUND also when there is no such
 *   folder; TASKCORE_EINVALID when the path is empty or that of an open store;
 *   TASKCORE_EACCESS when the system refuses it, or it is no regular file;
 *   TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_original_file(taskcore_store *store, int64_t id,
                                                const char *path);

/**
 * Notes money that was paid for a purchase, or that came back for a credit note.
 *
 * @param store the store.
 * @param purchase_id the purchase.
 * @param payment how much, when and how; only the members that its `fields` announce
 *   count. NULL: all that is owed, today.
 * @param id receives the payment's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what a member cannot be, with the member,
 *   such as more than is owed or a day after today, for unknown bits of `fields` and for
 *   a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such purchase;
 *   TASKCORE_ECONFLICT when nothing is owed; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the payment added; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_payment_add(taskcore_store *store, int64_t purchase_id,
                                              const taskcore_payment_input *payment, int64_t *id);

/**
 * Deletes payments of purchases, all or none, as one step for undo: what they paid is
 * owed again.
 *
 * @param store the store.
 * @param ids the payments; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the payments deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_payment_delete(taskcore_store *store, const int64_t *ids,
                                                 size_t count);

/**
 * Gets payments by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param payments receives a list in the order of the ids, to be freed with
 *   taskcore_purchase_payment_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_payment_get(taskcore_store *store, const int64_t *ids,
                                              size_t count,
                                              taskcore_purchase_payment_list **payments);

/**
 * Finds the payment with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_payment_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists payments of purchases, the latest first.
 *
 * @param store the store.
 * @param options of which purchase, and which of them to list. NULL: all.
 * @param payments receives the list, to be freed with
 *   taskcore_purchase_payment_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL payments, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such purchase;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_payment_query(
    taskcore_store *store, const taskcore_purchase_payment_query_options *options,
    taskcore_purchase_payment_list **payments);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of payments.
 * @since 0.1.0
 */
size_t taskcore_purchase_payment_list_count(const taskcore_purchase_payment_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the payment, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_purchase_payment *taskcore_purchase_payment_list_at(
    const taskcore_purchase_payment_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_purchase_payment *taskcore_purchase_payment_list_rows(
    const taskcore_purchase_payment_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_payment_list_arrow(const taskcore_purchase_payment_list *list,
                                                     void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_purchase_payment_list_free(taskcore_purchase_payment_list *list);

/**
 * Lists what is owed to sellers, by currency; those in which nothing is open are left
 * out.
 *
 * @param store the store.
 * @param options which of them to list. NULL: all.
 * @param totals receives the list, to be freed with taskcore_purchase_total_list_free;
 *   NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL totals, a member out of its range, a
 *   wrong `struct_size`, and when amounts come to more than fits; TASKCORE_ECORRUPT,
 *   TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_total_query(taskcore_store *store,
                                              const taskcore_purchase_total_query_options *options,
                                              taskcore_purchase_total_list **totals);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of totals.
 * @since 0.1.0
 */
size_t taskcore_purchase_total_list_count(const taskcore_purchase_total_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the total, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_purchase_total *taskcore_purchase_total_list_at(
    const taskcore_purchase_total_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_purchase_total *taskcore_purchase_total_list_rows(
    const taskcore_purchase_total_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_purchase_total_list_arrow(const taskcore_purchase_total_list *list,
                                                   void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_purchase_total_list_free(taskcore_purchase_total_list *list);

/* ------------------------------------------- functions: recurring invoices */

/*
 * Drafts the rent again on each first day of a month, as far as these have come.
 *
 * @code{.c}
 * #include <inttypes.h>
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int64_t clock_ms = 1767268800000LL;  // 1 January 2026, noon UTC
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = clock_ms;
 *   return 0;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = read_clock;
 *   taskcore_party party = TASKCORE_PARTY_INIT;
 *   party.fields = TASKCORE_PARTY_NAME;
 *   party.name = "Exemples SAS";
 *   taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
 *   client.fields = TASKCORE_CLIENT_PARTY;
 *   client.party = &party;
 *   taskcore_invoice_input draft = TASKCORE_INVOICE_INPUT_INIT;
 *   draft.fields = TASKCORE_INVOICE_CLIENT;
 *   taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
 *   line.fields =
 *       TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
 *   line.name = "Rent";
 *   line.unit_price_millionths = 500000000;
 *   line.vat_category = TASKCORE_VAT_STANDARD;
 *   line.vat_rate_thousandths = 20000;
 *   taskcore_recurring_invoice_input rule = TASKCORE_RECURRING_INVOICE_INPUT_INIT;
 *   rule.fields = TASKCORE_RECURRING_INVOICE_REPEAT_RULE | TASKCORE_RECURRING_INVOICE_PERIOD;
 *   rule.repeat_rule = "FREQ=MONTHLY;BYMONTHDAY=1";
 *   rule.period = TASKCORE_RECURRING_PERIOD_COMING;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_alert_list *alerts = NULL;
 *   taskcore_recurring_invoice_list *recurring = NULL;
 *   taskcore_invoice_list *drafts = NULL;
 *   int64_t invoice = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_client_add(store, &client, &draft.client_id);
 *   if (!status)
 *     status = taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &draft, &invoice);
 *   if (!status) status = taskcore_invoice_line_add(store, invoice, &line, NULL);
 *   if (!status) status = taskcore_recurring_invoice_add(store, invoice, &rule, NULL);
 *   clock_ms += 60LL * 86400000LL;  // 2 March
 *   if (!status) status = taskcore_poll(store, clock_ms, &alerts, NULL);
 *   if (!status) status = taskcore_recurring_invoice_query(store, NULL, &recurring);
 *   if (!status) status = taskcore_invoice_query(store, NULL, &drafts);
 *   for (size_t i = 0; i < taskcore_recurring_invoice_list_count(recurring); i++) {
 *     const taskcore_recurring_invoice *row = taskcore_recurring_invoice_list_at(recurring, i);
 *     printf("%s: %" PRId64 " minor units of %s, next on %d\n", row->client_name, row->gross_minor,
 *            row->currency, (int)row->next_date);
 *   }
 *   printf("%d drafts\n", (int)taskcore_invoice_list_count(drafts));
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_alert_list_free(alerts);
 *   taskcore_recurring_invoice_list_free(recurring);
 *   taskcore_invoice_list_free(drafts);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Makes a recurring invoice of an invoice or a draft: its terms, lines, allowances and
 * charges are kept as they are now, and taskcore_poll makes a draft of them for each date
 * that comes.
 *
 * Without a start the series begins with the day of the invoice, or of a draft today, and
 * the first draft is that of the first date after today. A start that is given may be
 * past: what came since is drafted by the next poll. One poll drafts at most 12 dates of
 * one recurring invoice; where more came, it pauses, with the next of them as its next
 * date. What cannot be drafted, as of a client that was archived, pauses, too. The uid of
 * a draft follows from its date, so that devices of one sync make one.
 *
 * @param store the store.
 * @param invoice_id the invoice.
 * @param input when; `repeat_rule` is needed. Only the members that its `fields` announce
 *   count.
 * @param id receives the recurring invoice's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a rule, for one that gives no date, for
 *   what a member cannot be, with the member, for unknown bits of `fields`, for NULL and
 *   for a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such invoice or
 *   client; TASKCORE_ECONFLICT for a credit note, an invoice without items, and without a
 *   client or for one that is archived; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the recurring invoice added; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_add(taskcore_store *store, int64_t invoice_id,
                                               const taskcore_recurring_invoice_input *input,
                                               int64_t *id);

/**
 * Changes a recurring invoice, as one step for undo; what was drafted of it stays as it
 * is.
 *
 * A new rule goes on after today, or, where dates are waiting, with these. A start that
 * is given begins the series anew.
 *
 * @param store the store.
 * @param id the recurring invoice.
 * @param input what to set; only the members that its `fields` announce change.
 * @return as taskcore_recurring_invoice_add; TASKCORE_ENOTFOUND also when there is no
 *   such recurring invoice.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_update(taskcore_store *store, int64_t id,
                                                  const taskcore_recurring_invoice_input *input);

/**
 * Deletes recurring invoices, all or none, as one step for undo: what was drafted of them
 * stays.
 *
 * @param store the store.
 * @param ids the recurring invoices; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with them deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_delete(taskcore_store *store, const int64_t *ids,
                                                  size_t count);

/**
 * Gets recurring invoices by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param invoices receives a list in the order of the ids, to be freed with
 *   taskcore_recurring_invoice_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_get(taskcore_store *store, const int64_t *ids,
                                               size_t count,
                                               taskcore_recurring_invoice_list **invoices);

/**
 * Finds the recurring invoice with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_find(taskcore_store *store, const char *uid,
                                                int64_t *id);

/**
 * Lists recurring invoices, the one whose next draft comes first, then those that have
 * none any more.
 *
 * @param store the store.
 * @param options which of them to list. NULL: all.
 * @param recurring_invoices receives the list, to be freed with
 *   taskcore_recurring_invoice_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL recurring_invoices, a member out of its
 *   range and a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_query(
    taskcore_store *store, const taskcore_recurring_invoice_query_options *options,
    taskcore_recurring_invoice_list **recurring_invoices);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of recurring invoices.
 * @since 0.1.0
 */
size_t taskcore_recurring_invoice_list_count(const taskcore_recurring_invoice_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the recurring invoice, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_recurring_invoice *taskcore_recurring_invoice_list_at(
    const taskcore_recurring_invoice_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_recurring_invoice *taskcore_recurring_invoice_list_rows(
    const taskcore_recurring_invoice_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_list_arrow(const taskcore_recurring_invoice_list *list,
                                                      void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_recurring_invoice_list_free(taskcore_recurring_invoice_list *list);

/**
 * Lists the dates of the next drafts of a recurring invoice, those that are waiting
 * first, whether it is paused or not.
 *
 * @param store the store.
 * @param id the recurring invoice.
 * @param limit at most so many, up to 1,000; 0: 12.
 * @param dates receives the list, ascending, to be freed with
 *   taskcore_occurrence_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for a limit out of its range;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_dates(taskcore_store *store, int64_t id, int64_t limit,
                                                 taskcore_occurrence_list **dates);

/**
 * Lists the items of the next draft of a recurring invoice, with what they come to; they
 * have no ids.
 *
 * @param store the store.
 * @param id the recurring invoice.
 * @param lines receives the list, to be freed with taskcore_invoice_line_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what an invoice cannot be;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_recurring_invoice_lines(taskcore_store *store, int64_t id,
                                                 taskcore_invoice_line_list **lines);

/* ----------------------------------------- functions: reminders of payment */

/*
 * Reminds of an overdue invoice, with interest at a rate that was entered for half a year.
 *
 * @code{.c}
 * #include <inttypes.h>
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * static int64_t clock_ms = 1767268800000LL;  // 1 January 2026, noon UTC
 *
 * static int32_t read_clock(int64_t *now_ms, void *payload) {
 *   (void)payload;
 *   *now_ms = clock_ms;
 *   return 0;
 * }
 *
 * // An invoice of 1,000 EUR without VAT, which is due on 31 January.
 * static taskcore_status issue(taskcore_store *store, int64_t *invoice) {
 *   taskcore_party seller = TASKCORE_PARTY_INIT;
 *   seller.fields =
 *       TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_CITY | TASKCORE_PARTY_SIREN;
 *   seller.name = "Atelier Dupont";
 *   seller.country = "FR";
 *   seller.city = "Paris";
 *   seller.siren = "732829320";
 *   taskcore_party buyer = TASKCORE_PARTY_INIT;
 *   buyer.fields =
 *       TASKCORE_PARTY_NAME | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;
 *   buyer.name = "Exemples SAS";
 *   buyer.city = "Lyon";
 *   buyer.country = "FR";
 *   buyer.siren = "404833048";
 *   taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
 *   client.fields = TASKCORE_CLIENT_PARTY;
 *   client.party = &buyer;
 *   taskcore_invoice_input draft = TASKCORE_INVOICE_INPUT_INIT;
 *   draft.fields = TASKCORE_INVOICE_CLIENT;
 *   taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
 *   line.fields = TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE |
 *                 TASKCORE_INVOICE_LINE_VAT | TASKCORE_INVOICE_LINE_EXEMPTION;
 *   line.name = "Course";
 *   line.unit_price_millionths = 1000000000;
 *   line.vat_category = TASKCORE_VAT_EXEMPT;
 *   line.exemption_reason = "TVA non applicable";
 *   line.exemption_code = "";
 *
 *   taskcore_status status = taskcore_profile_set(store, &seller);
 *   if (!status) status = taskcore_client_add(store, &client, &draft.client_id);
 *   if (!status)
 *     status = taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &draft, invoice);
 *   if (!status) status = taskcore_invoice_line_add(store, *invoice, &line, NULL);
 *   if (!status) status = taskcore_invoice_issue(store, *invoice, 0, NULL);
 *   return status;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.time_zone = "UTC";
 *   options.clock = read_clock;
 *   taskcore_penalty_rate_input rate = TASKCORE_PENALTY_RATE_INPUT_INIT;
 *   rate.fields = TASKCORE_PENALTY_RATE_FIRST_DATE | TASKCORE_PENALTY_RATE_LAST_DATE |
 *                 TASKCORE_PENALTY_RATE_RATE;
 *   rate.first_date = 20260101;
 *   rate.last_date = 20260630;
 *   rate.rate_basis_points = 1215;
 *
 *   taskcore_store *store = NULL;
 *   taskcore_late_invoice_list *late = NULL;
 *   taskcore_payment_reminder_list *reminders = NULL;
 *   int64_t invoice = 0;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = issue(store, &invoice);
 *   if (!status) status = taskcore_penalty_rate_add(store, &rate, NULL);
 *   clock_ms += 60LL * 86400000LL;  // 2 March
 *   if (!status) status = taskcore_late_invoice_query(store, NULL, &late);
 *   for (size_t i = 0; i < taskcore_late_invoice_list_count(late); i++) {
 *     const taskcore_late_invoice *row = taskcore_late_invoice_list_at(late, i);
 *     printf("%s is overdue for %d days\n", row->number, (int)row->days);
 *     if (!status) status = taskcore_payment_reminder_add(store, row->invoice_id, NULL, NULL);
 *   }
 *   if (!status) status = taskcore_payment_reminder_query(store, NULL, &reminders);
 *   for (size_t i = 0; i < taskcore_payment_reminder_list_count(reminders); i++) {
 *     const taskcore_payment_reminder *row = taskcore_payment_reminder_list_at(reminders, i);
 *     printf("owed %" PRId64 ", interest %" PRId64 ", recovery costs %" PRId64 ", in all %" PRId64
 *            " cents\n",
 *            row->owed_minor, row->interest_minor, row->recovery_minor, row->total_minor);
 *   }
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_late_invoice_list_free(late);
 *   taskcore_payment_reminder_list_free(reminders);
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds a rate of interest for late payment.
 *
 * None is there from the beginning: whoever claims interest says at which rate, for which
 * days, and of whom.
 *
 * @param store the store.
 * @param input what it is to be; `first_date` and `rate_basis_points` are needed. Only
 *   the members that its `fields` announce count.
 * @param id receives the rate's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID without a first day or a rate and for what a
 *   member cannot be, with the member, for unknown bits of `fields`, for NULL and for a
 *   wrong `struct_size`; TASKCORE_ECONFLICT when one begins on that day for the same
 *   invoices; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer answered, with the rate added;
 *   also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_add(taskcore_store *store,
                                          const taskcore_penalty_rate_input *input, int64_t *id);

/**
 * Changes a rate of interest, as one step for undo; reminders that are there stay as they
 * are.
 *
 * @param store the store.
 * @param id the rate.
 * @param input what to set; only the members that its `fields` announce change. Debtor,
 *   currency and the first day do not: they say which rate it is.
 * @return as taskcore_penalty_rate_add; TASKCORE_ENOTFOUND.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_update(taskcore_store *store, int64_t id,
                                             const taskcore_penalty_rate_input *input);

/**
 * Deletes rates of interest, all or none, as one step for undo; reminders that are there
 * stay as they are.
 *
 * @param store the store.
 * @param ids the rates; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EREADONLY,
 *   TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what an observer
 *   answered, with the rates deleted; also TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_delete(taskcore_store *store, const int64_t *ids,
                                             size_t count);

/**
 * Gets rates by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param rates receives a list in the order of the ids, to be freed with
 *   taskcore_penalty_rate_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_get(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_penalty_rate_list **rates);

/**
 * Finds the rate with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists rates of interest, by currency and debtor, the latest first.
 *
 * @param store the store.
 * @param options which of them to list. NULL: all.
 * @param rates receives the list, to be freed with taskcore_penalty_rate_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL rates, a member out of its range and a
 *   wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_query(taskcore_store *store,
                                            const taskcore_penalty_rate_query_options *options,
                                            taskcore_penalty_rate_list **rates);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of rates.
 * @since 0.1.0
 */
size_t taskcore_penalty_rate_list_count(const taskcore_penalty_rate_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the rate, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_penalty_rate *taskcore_penalty_rate_list_at(const taskcore_penalty_rate_list *list,
                                                           size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_penalty_rate *taskcore_penalty_rate_list_rows(
    const taskcore_penalty_rate_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_penalty_rate_list_arrow(const taskcore_penalty_rate_list *list,
                                                 void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_penalty_rate_list_free(taskcore_penalty_rate_list *list);

/**
 * Makes a reminder of an overdue invoice, which is printed or sent later.
 *
 * The invoice does not change by it. It claims what is owed on its date; interest at the
 * rates that the user entered, for the days that these name; the fee; and once for each
 * invoice the 40 EUR for recovery costs of directive 2011/7/EU, where the seller is in a
 * member state, the client is no private person, and the invoice is in euros.
 * taskcore_interest_span_query tells how the interest comes about, and of which days no
 * rate holds.
 *
 * @param store the store.
 * @param invoice_id the invoice.
 * @param input what is to be else than usual; only the members that its `fields` announce
 *   count. NULL: nothing.
 * @param id receives the reminder's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for what a member cannot be, with the member,
 *   such as a day after today, for unknown bits of `fields` and for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND when there is no such invoice; TASKCORE_ECONFLICT
 *   for a draft and a credit note, for an invoice that is not overdue or of which nothing
 *   is owed, for a level that it had, and while another reminder of it was not sent;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with the reminder added; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_add(taskcore_store *store, int64_t invoice_id,
                                              const taskcore_payment_reminder_input *input,
                                              int64_t *id);

/**
 * Changes a reminder that was not sent, as one step for undo, and computes its amounts
 * anew, with the payments and the rates of interest as they are now.
 *
 * @param store the store.
 * @param id the reminder.
 * @param input what to set; only the members that its `fields` announce change. NULL: the
 *   amounts alone.
 * @return as taskcore_payment_reminder_add; TASKCORE_ECONFLICT also for one that was
 *   sent.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_update(taskcore_store *store, int64_t id,
                                                 const taskcore_payment_reminder_input *input);

/**
 * Deletes reminders that were not sent, all or none, as one step for undo.
 *
 * @param store the store.
 * @param ids the reminders; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @return TASKCORE_OK; TASKCORE_EINVALID when ids is NULL with a count;
 *   TASKCORE_ENOTFOUND, or TASKCORE_ECONFLICT for one that was sent, with the index;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with them deleted; also
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock
 *   answered.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_delete(taskcore_store *store, const int64_t *ids,
                                                 size_t count);

/**
 * Records that a reminder left the house by post or by hand: it does not change any more,
 * and no undo takes that back. taskcore_payment_reminder_send does it by itself.
 *
 * @param store the store.
 * @param id the reminder.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND; TASKCORE_ECONFLICT when it was sent before;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what an observer answered, with that recorded; also
 *   TASKCORE_EINVALID, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_note_sent(taskcore_store *store, int64_t id);

/**
 * Gets reminders by their ids.
 *
 * @param store the store.
 * @param ids the ids; one that is given twice comes twice.
 * @param count how many, 0 to 16,777,216.
 * @param reminders receives a list in the order of the ids, to be freed with
 *   taskcore_payment_reminder_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and an absurd count;
 *   TASKCORE_ENOTFOUND, with the index; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_get(taskcore_store *store, const int64_t *ids,
                                              size_t count,
                                              taskcore_payment_reminder_list **reminders);

/**
 * Finds the reminder with a uid.
 *
 * @param store the store.
 * @param uid the uid.
 * @param id receives its id in this store; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no UTF-8;
 *   TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_find(taskcore_store *store, const char *uid, int64_t *id);

/**
 * Lists reminders of payment, the latest first.
 *
 * @param store the store.
 * @param options of which invoice, and which of them to list. NULL: all.
 * @param reminders receives the list, to be freed with
 *   taskcore_payment_reminder_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL reminders, a member out of its range
 *   and a wrong `struct_size`; TASKCORE_ENOTFOUND when there is no such invoice;
 *   TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_query(
    taskcore_store *store, const taskcore_payment_reminder_query_options *options,
    taskcore_payment_reminder_list **reminders);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of reminders.
 * @since 0.1.0
 */
size_t taskcore_payment_reminder_list_count(const taskcore_payment_reminder_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the reminder, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_payment_reminder *taskcore_payment_reminder_list_at(
    const taskcore_payment_reminder_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_payment_reminder *taskcore_payment_reminder_list_rows(
    const taskcore_payment_reminder_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_list_arrow(const taskcore_payment_reminder_list *list,
                                                     void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_payment_reminder_list_free(taskcore_payment_reminder_list *list);

/**
 * Prints a reminder of payment as a letter, a file of PDF/A-3, in the language and the
 * template of its invoice.
 *
 * @param store the store.
 * @param id the reminder.
 * @param options as in taskcore_invoice_pdf. NULL: as usual.
 * @param pdf receives the file, to be freed with taskcore_bytes_free; NULL on failure.
 * @param length receives how many bytes these are; 0 on failure.
 * @return as taskcore_invoice_pdf.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_pdf(taskcore_store *store, int64_t id,
                                              const taskcore_pdf_options *options, uint8_t **pdf,
                                              size_t *length);

/**
 * Prints a reminder of payment to a file, which is there only when it is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param id the reminder.
 * @param options as in taskcore_payment_reminder_pdf.
 * @param path the file, in a folder that exists.
 * @return as taskcore_invoice_pdf_file.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_pdf_file(taskcore_store *store, int64_t id,
                                                   const taskcore_pdf_options *options,
                                                   const char *path);

/**
 * Writes the message that a reminder is sent with, the letter and its invoice within it,
 * as RFC 5322 has it.
 *
 * Nothing is sent, and the reminder is not recorded as sent.
 *
 * @param store the store.
 * @param id the reminder.
 * @param options what is to be else than usual; NULL: nothing.
 * @param message receives the bytes, with CRLF between lines, to be freed with
 *   taskcore_bytes_free; NULL on failure.
 * @param length receives how many bytes these are; 0 on failure.
 * @return as taskcore_email_compose.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_compose(taskcore_store *store, int64_t id,
                                                  const taskcore_email_options *options,
                                                  uint8_t **message, size_t *length);

/**
 * Writes the message that a reminder is sent with to a file, which is there only when it
 * is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param id the reminder.
 * @param options as in taskcore_payment_reminder_compose.
 * @param path the file, in a folder that exists.
 * @return as taskcore_email_compose_file.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_compose_file(taskcore_store *store, int64_t id,
                                                       const taskcore_email_options *options,
                                                       const char *path);

/**
 * Sends a reminder with its invoice by SMTP, with TLS before anything is told.
 *
 * When the server took it, the reminder is recorded as sent: it does not change any more,
 * and no undo takes that back. It can be sent again. The message is one of the invoice's:
 * taskcore_email_query lists it.
 *
 * @param store the store.
 * @param id the reminder.
 * @param options as in taskcore_payment_reminder_compose.
 * @param server the server. Its progress callback may call the store.
 * @param message_id receives the message's id; 0 on failure. NULL is fine.
 * @return as taskcore_email_send.
 * @since 0.1.0
 */
taskcore_status taskcore_payment_reminder_send(taskcore_store *store, int64_t id,
                                               const taskcore_email_options *options,
                                               const taskcore_smtp_options *server,
                                               int64_t *message_id);

/**
 * Lists what the interest of a reminder is made of, with the days of which no rate holds,
 * the earliest first.
 *
 * @param store the store.
 * @param options of which reminder.
 * @param spans receives the list, to be freed with taskcore_interest_span_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, a member out of its range and a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_interest_span_query(taskcore_store *store,
                                             const taskcore_interest_span_query_options *options,
                                             taskcore_interest_span_list **spans);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of spans.
 * @since 0.1.0
 */
size_t taskcore_interest_span_list_count(const taskcore_interest_span_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the span, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_interest_span *taskcore_interest_span_list_at(
    const taskcore_interest_span_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_interest_span *taskcore_interest_span_list_rows(
    const taskcore_interest_span_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_interest_span_list_arrow(const taskcore_interest_span_list *list,
                                                  void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_interest_span_list_free(taskcore_interest_span_list *list);

/**
 * Lists the overdue invoices that are due for a reminder, the one that is overdue longest
 * first: those that had none, or whose last one was sent and asked for the money by a day
 * that is over.
 *
 * @param store the store.
 * @param options which of them to list. NULL: all.
 * @param invoices receives the list, to be freed with taskcore_late_invoice_list_free;
 *   NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL invoices, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or
 *   what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_late_invoice_query(taskcore_store *store,
                                            const taskcore_late_invoice_query_options *options,
                                            taskcore_late_invoice_list **invoices);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of invoices.
 * @since 0.1.0
 */
size_t taskcore_late_invoice_list_count(const taskcore_late_invoice_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the invoice, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_late_invoice *taskcore_late_invoice_list_at(const taskcore_late_invoice_list *list,
                                                           size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_late_invoice *taskcore_late_invoice_list_rows(
    const taskcore_late_invoice_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_late_invoice_list_arrow(const taskcore_late_invoice_list *list,
                                                 void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_late_invoice_list_free(taskcore_late_invoice_list *list);

/* -------------------------------------------------------- functions: files */

/*
 * Moves a task from one store to another through a file.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(int argc, char **argv) {
 *   const char *path = argc > 1 ? argv[1] : "tasks.json";
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Return the books";
 *
 *   taskcore_store *old = NULL, *fresh = NULL;
 *   taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
 *   taskcore_status status = taskcore_store_open(&options, &old);
 *   if (!status) status = taskcore_store_open(&options, &fresh);
 *   if (!status) status = taskcore_task_add(old, &task, NULL);
 *   if (!status) {
 *     status = taskcore_export_file(old, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL);
 *   }
 *   if (!status) {
 *     status = taskcore_import_file(fresh, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, &report);
 *   }
 *   if (!status) printf("%d task added\n", (int)report.added);
 *
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *   taskcore_store_free(fresh);
 *   taskcore_store_free(old);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Writes all that a format can say of the store, or of a part of it, as it is at one
 * moment, piece by piece.
 *
 * A part is what the options ask for, with what that needs where it is read: its projects
 * and those above them, sections, tags with a colour, own fields, calendars, comments,
 * completions, alerts, and times; of invoices the clients, payments and logos. Settings
 * stay out. A task may name a parent, or tasks that it waits for, that are not among
 * them: where a format could not be read so, the file leaves these out and says that it
 * does, and taskcore_export_notes tells. Other threads' calls on this handle wait
 * meanwhile, no longer than its busy timeout. The callbacks must not call this store:
 * they would get TASKCORE_EMISUSE.
 *
 * @param store the store.
 * @param format one of TASKCORE_FORMAT_JSON, `_TASKWARRIOR`, `_CSV`, `_TODO_TXT` and
 *   `_ICALENDAR`.
 * @param options what to export; NULL: everything.
 * @param write takes the bytes, UTF-8, in their order.
 * @param progress is told how many tasks are done, of how many; NULL is fine.
 * @param payload handed to both; may be NULL.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, an unknown format or a wrong
 *   `struct_size`; TASKCORE_EPARSE for a query that cannot be read, with the column;
 *   TASKCORE_ENOTFOUND for a uid that no record has, with its index, and for a name in
 *   the query that is not there; TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE; or what
 *   a callback answered; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_export(taskcore_store *store, int32_t format,
                                const taskcore_export_options *options,
                                taskcore_write_callback write, taskcore_progress_callback progress,
                                void *payload);

/**
 * Writes all that a format can say of the store, or of a part of it, to a file, which is
 * there only when it is whole.
 *
 * A file that is there is replaced, and keeps its permissions. A new one is for its owner
 * alone (mode 0600).
 *
 * @param store the store.
 * @param format one of TASKCORE_FORMAT_JSON, `_TASKWARRIOR`, `_CSV`, `_TODO_TXT` and
 *   `_ICALENDAR`.
 * @param options what to export; NULL: everything.
 * @param path the file, in a folder that exists.
 * @param progress as in taskcore_export.
 * @param payload handed to it; may be NULL.
 * @return as taskcore_export; TASKCORE_ENOTFOUND when there is no such folder;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it, or it is no regular file; TASKCORE_EFULL.
 * @since 0.1.0
 */
taskcore_status taskcore_export_file(taskcore_store *store, int32_t format,
                                     const taskcore_export_options *options, const char *path,
                                     taskcore_progress_callback progress, void *payload);

/**
 * Reads what the last export on this handle left out, because its format cannot say it,
 * or because it leads to tasks that were not exported.
 *
 * There is a note for each such property that tasks have, and then for each kind of
 * records that people make (events, saved filters, time entries, focus sessions,
 * holidays, clients, invoices), whose message tells how many; it has no line, component
 * or uid.
 *
 * @param store the store.
 * @param notes receives the notes in the order of the properties, to be freed with
 *   taskcore_import_note_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EMISUSE; also
 *   TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_export_notes(taskcore_store *store, taskcore_import_note_list **notes);

/**
 * Reads tasks and what belongs to them, piece by piece.
 *
 * It is one step for undo. A task or event with a uid that the store knows is updated in
 * what the file speaks of, and a project or filter too; all others are added. What was
 * changed here after the file says that its record was modified stays as it is, and what
 * was purged here stays away, unless the options say that the file wins. A bad line, row
 * or object is left out, or read without what is wrong in it, and taskcore_import_notes
 * says why. A file that is not of its format, or ends in the middle, is refused, and then
 * nothing of it is imported. docs/files.md says what each format speaks of. The callbacks
 * are under the same rule as those of taskcore_export.
 *
 * @param store the store.
 * @param format one of `TASKCORE_FORMAT_...`; with `_FOUND`, the beginning of the text
 *   shows it.
 * @param options what counts where file and store say different things; NULL: what is
 *   newer.
 * @param read gives the bytes.
 * @param progress is told how many tasks and events are done; NULL is fine.
 * @param payload handed to both; may be NULL.
 * @param report receives what was done; zero on failure. NULL is fine; else its
 *   `struct_size` must be set.
 * @return TASKCORE_OK; TASKCORE_EPARSE for a text that is not of the format, with line
 *   and column: other words at its beginning, an end in the middle, or bytes after which
 *   it is not clear where its parts begin and end; TASKCORE_ETOONEW for a file of a newer
 *   version; TASKCORE_EINVALID for NULL, an unknown format or policy, or a wrong
 *   `struct_size`; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what a callback answered; also TASKCORE_ECORRUPT,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered; or what
 *   an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_import(taskcore_store *store, int32_t format,
                                const taskcore_import_options *options, taskcore_read_callback read,
                                taskcore_progress_callback progress, void *payload,
                                taskcore_import_report *report);

/**
 * Reads tasks and what belongs to them from a file, as taskcore_import does.
 *
 * It is one step for undo.
 *
 * @param store the store.
 * @param format one of `TASKCORE_FORMAT_...`; with `_FOUND`, the beginning of the text
 *   shows it.
 * @param options as in taskcore_import.
 * @param path the file.
 * @param progress as in taskcore_import.
 * @param payload handed to it; may be NULL.
 * @param report as in taskcore_import.
 * @return as taskcore_import; TASKCORE_ENOTFOUND when there is no such file;
 *   TASKCORE_EINVALID when the path is empty or that of an open store; TASKCORE_EACCESS
 *   when the system refuses it.
 * @since 0.1.0
 */
taskcore_status taskcore_import_file(taskcore_store *store, int32_t format,
                                     const taskcore_import_options *options, const char *path,
                                     taskcore_progress_callback progress, void *payload,
                                     taskcore_import_report *report);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_import_note_list_arrow(const taskcore_import_note_list *list,
                                                void *stream);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the note, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_import_note *taskcore_import_note_list_at(const taskcore_import_note_list *list,
                                                         size_t index);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of notes.
 * @since 0.1.0
 */
size_t taskcore_import_note_list_count(const taskcore_import_note_list *list);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_import_note_list_free(taskcore_import_note_list *list);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_import_note *taskcore_import_note_list_rows(const taskcore_import_note_list *list,
                                                           size_t *stride);

/**
 * Reads what the last import on this handle had to say of single components of its file.
 *
 * Of more than 10,000 notes the first are there, and a failed import has none. Behind
 * them, one of the kind TASKCORE_NOTE_SUMMED for each name of values that mean nothing
 * here says how many of these were kept; it has no line, component or uid. After
 * taskcore_recover they are the records that did not come back.
 *
 * @param store the store.
 * @param notes receives the notes in the order of the file, to be freed with
 *   taskcore_import_note_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EMISUSE; also
 *   TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_import_notes(taskcore_store *store, taskcore_import_note_list **notes);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_kept_field_list_arrow(const taskcore_kept_field_list *list, void *stream);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the field, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_kept_field *taskcore_kept_field_list_at(const taskcore_kept_field_list *list,
                                                       size_t index);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of fields.
 * @since 0.1.0
 */
size_t taskcore_kept_field_list_count(const taskcore_kept_field_list *list);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_kept_field_list_free(taskcore_kept_field_list *list);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_kept_field *taskcore_kept_field_list_rows(const taskcore_kept_field_list *list,
                                                         size_t *stride);

/**
 * Lists what files said of a task or an event that has no place here, and that is kept
 * for the next export in the same format: attributes of Taskwarrior, properties and
 * components of iCalendar, columns of tables.
 *
 * @param store the store.
 * @param entity what the item is: TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT.
 * @param item_id the task, which may be in the trash, or the event.
 * @param fields receives the list, by formats, to be freed with
 *   taskcore_kept_field_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for another entity and for NULL;
 *   TASKCORE_ENOTFOUND when there is no such item; TASKCORE_ECORRUPT, TASKCORE_EBUSY,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_kept_fields(taskcore_store *store, int32_t entity, int64_t item_id,
                                     taskcore_kept_field_list **fields);

/* ------------------------------------------------------ functions: backups */

/*
 * Backs a store up, loses a task for good, and gets it back.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * // Told how many pages are copied; any other answer than 0 would end the backup.
 * static int32_t show(int64_t done, int64_t total, void *payload) {
 *   (void)payload;
 *   if (done == total) puts("All pages are copied.");
 *   return 0;
 * }
 *
 * int main(void) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = "backed-up.db";
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Water the orchids";
 *
 *   taskcore_store *store = NULL;
 *   int64_t id = 0, count = 0;
 *   char *kept = NULL;
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_add(store, &task, &id);
 *   if (!status) status = taskcore_backup(store, "backup.db", show, NULL);
 *   if (!status) status = taskcore_task_delete(store, &id, 1);
 *   if (!status) status = taskcore_task_purge(store, &id, 1);
 *   taskcore_store_free(store);
 *   store = NULL;
 *
 *   if (!status) status = taskcore_restore("backup.db", "backed-up.db", NULL, NULL, &kept);
 *   if (!status) status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_task_count(store, NULL, &count);
 *   if (!status && kept) printf("%d task is back, and what was there is kept.\n", (int)count);
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *
 *   taskcore_string_free(kept);
 *   taskcore_store_free(store);
 *   remove("backed-up.db");
 *   remove("backed-up.db.before-restore");
 *   remove("backup.db");
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Copies a store to a file, as it is at one moment, while others write to it.
 *
 * The file is there only when it is whole: it is read from its first page to its last
 * before it takes its place. It is one file, for its owner alone (mode 0600), and a store
 * like any other. A file that is there is replaced. What was purged before is not in it.
 * Other threads' calls on this handle wait meanwhile, no longer than its busy timeout;
 * other handles and processes do not.
 *
 * @param store the store; one in memory, too.
 * @param path the file, in a folder that exists.
 * @param progress is told how many pages are done, of how many; it must not call this
 *   store. NULL is fine.
 * @param payload handed to it; may be NULL.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, an empty path and that of an open
 *   store; TASKCORE_ENOTFOUND when there is no such folder; TASKCORE_ECORRUPT when the
 *   store is damaged, with the file as it was; TASKCORE_EACCESS when the system refuses
 *   the path, or it is no regular file; TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what the callback answered; also TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_backup(taskcore_store *store, const char *path,
                                taskcore_progress_callback progress, void *payload);

/**
 * Copies a store to a file, as it was at a moment.
 *
 * All that was done later is taken back there by the change log, the last change first,
 * with undo and the history as they were then. What was purged since is not in it, and
 * invoices that were issued since are, as they were issued: both are no more in the log.
 * The store itself stays as it is.
 *
 * @param store the store; one in memory, too.
 * @param at_ms the moment: what was done in that very millisecond is in the copy.
 * @param path the file, as for taskcore_backup.
 * @param progress as in taskcore_backup.
 * @param payload handed to it; may be NULL.
 * @return as taskcore_backup; TASKCORE_EINVALID also for an invalid instant;
 *   TASKCORE_ENOTFOUND also for one before the change log begins; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_backup_at(taskcore_store *store, int64_t at_ms, const char *path,
                                   taskcore_progress_callback progress, void *payload);

/**
 * Makes one more backup of a store in a folder of backups, and removes those that need
 * not stay.
 *
 * The file is named by the store's clock, in UTC: `2026-12-24T17-00-00Z.db`. Of the last
 * days, weeks and months that have backups the last one of each stays, and the one that
 * was made always; files of other names stay as they are. A folder that is missing is
 * made, for its owner alone (mode 0700).
 *
 * @param store the store.
 * @param options which folder, and how many stay; NULL for the usual ones.
 * @param progress as in taskcore_backup.
 * @param payload handed to it; may be NULL.
 * @param path receives the path of the backup, to be freed with taskcore_string_free;
 *   NULL on failure. NULL is fine.
 * @return as taskcore_backup; TASKCORE_EINVALID also for a number out of its range, a
 *   wrong `struct_size`, and a store in memory without a folder; or what the caller's
 *   clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_backup_rotate(taskcore_store *store,
                                       const taskcore_backup_options *options,
                                       taskcore_progress_callback progress, void *payload,
                                       char **path);

/**
 * Tells which backup of a store is the newest in the folder beside it, as for one that is
 * damaged.
 *
 * @param path the store, which need not be there any more; NULL for the user's own.
 * @param backup receives the path of the backup, to be freed with taskcore_string_free;
 *   NULL when there is none, and on failure.
 * @return TASKCORE_OK, also when there is none; TASKCORE_EINVALID when backup is NULL;
 *   TASKCORE_EACCESS when there is no default path; TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_backup_newest(const char *path, char **backup);

/**
 * Puts a backup in the place of a store, and keeps what was there.
 *
 * The backup is copied, read from its first page to its last and upgraded before anything
 * else happens. A store that is whole is copied to the same path with `.before-restore`
 * behind it, in place of an older such copy, and then written over in one commit:
 * programs that have it open go on with what was restored. One that is damaged is moved
 * to the same path with `.damaged` behind it, with its log, for taskcore_recover. What is
 * restored is another replica: its later steps have a uid of their own.
 *
 * @param backup a backup, or any other store.
 * @param path the store, which need not be there; NULL for the user's own.
 * @param progress is told how many pages of the backup are copied, of how many, and the
 *   same again some every 50 ms until the store is written over; NULL is fine.
 * @param payload handed to it; may be NULL.
 * @param kept receives where that is which was there, to be freed with
 *   taskcore_string_free; NULL when there was nothing, and on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID when backup is NULL, the path is `:memory:`, or
 *   a damaged store is open in this process; TASKCORE_ENOTFOUND when there is no such
 *   backup; TASKCORE_ENOTSTORE, TASKCORE_ECORRUPT or TASKCORE_ETOONEW for what is in it,
 *   or for a file at path that is no store or a newer one; TASKCORE_EBUSY when others
 *   write to the store for longer than 5 seconds; TASKCORE_EACCESS, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; or what the callback answered; with all as it was;
 *   also TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_restore(const char *backup, const char *path,
                                 taskcore_progress_callback progress, void *payload, char **kept);

/* --------------------------------------------------------- functions: sync */

/*
 * Syncs two stores through a folder, and chooses between what both of them changed.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <sys/stat.h>
 * #include <taskcore.h>
 *
 * // Each call is a second after the one before it.
 * static int32_t tick(int64_t *now_ms, void *payload) {
 *   *now_ms = *(int64_t *)payload += 1000;
 *   return 0;
 * }
 *
 * // Gives the only task of a store another title.
 * static taskcore_status rename_task(taskcore_store *store, const char *title) {
 *   taskcore_task_list *list = NULL;
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = title;
 *   taskcore_status status = taskcore_task_query(store, NULL, &list);
 *   if (!status)
 *     status = taskcore_task_update(store, &taskcore_task_list_at(list, 0)->id, 1, &task);
 *   taskcore_task_list_free(list);
 *   return status;
 * }
 *
 * // Prints each conflict, and lets the value of this device count.
 * static taskcore_status choose_mine(taskcore_store *store) {
 *   taskcore_sync_conflict_list *list = NULL;
 *   taskcore_status status = taskcore_sync_conflict_query(store, NULL, &list);
 *   for (size_t i = 0; !status && i < taskcore_sync_conflict_list_count(list); i++) {
 *     const taskcore_sync_conflict *each = taskcore_sync_conflict_list_at(list, i);
 *     printf("%s: \"%s\" on the %s, \"%s\" on the %s\n", each->property, each->mine,
 *            each->mine_replica, each->theirs, each->theirs_replica);
 *     status = taskcore_sync_conflict_resolve(store, &each->uid, 1, TASKCORE_CONFLICT_MINE);
 *   }
 *   taskcore_sync_conflict_list_free(list);
 *   return status;
 * }
 *
 * int main(int argc, char **argv) {
 *   const char *folder = argc > 1 ? argv[1] : "shared", *names[] = {"laptop", "phone"};
 *   int64_t now = INT64_C(1798102800000);  // 24 December 2026, 09:00 UTC
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   options.clock = tick;
 *   options.clock_payload = &now;
 *   taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
 *   task.fields = TASKCORE_TASK_TITLE;
 *   task.title = "Pay rent";
 *
 *   taskcore_store *stores[2] = {NULL, NULL};
 *   taskcore_task_list *tasks = NULL;
 *   taskcore_status status = TASKCORE_OK;
 *   if (mkdir(folder, 0700)) perror(folder);
 *   for (int i = 0; !status && i < 2; i++) status = taskcore_store_open(&options, &stores[i]);
 *   if (!status) status = taskcore_task_add(stores[0], &task, NULL);
 *   for (int i = 0; !status && i < 2; i++) {
 *     status = taskcore_sync_remote_add(stores[i], TASKCORE_REMOTE_FOLDER, folder, names[i], NULL,
 *                                       NULL, NULL);
 *     if (!status) status = taskcore_sync_run(stores[i], 0, NULL, NULL, NULL);
 *   }
 *   if (!status) status = rename_task(stores[0], "Pay the rent");
 *   if (!status) status = rename_task(stores[1], "Pay rent by card");
 *   for (int i = 0; !status && i < 3; i++)
 *     status = taskcore_sync_run(stores[i % 2], 0, NULL, NULL, NULL);
 *   if (!status) status = choose_mine(stores[0]);
 *   for (int i = 0; !status && i < 2; i++)
 *     status = taskcore_sync_run(stores[i], 0, NULL, NULL, NULL);
 *   if (!status) status = taskcore_task_query(stores[1], NULL, &tasks);
 *   if (!status) printf("on the phone: %s\n", taskcore_task_list_at(tasks, 0)->title);
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *
 *   taskcore_task_list_free(tasks);
 *   for (int i = 0; i < 2; i++) taskcore_store_free(stores[i]);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Begins to sync a store through a folder that something else brings to the other
 * devices, or through a hub, or joins what is synced there.
 *
 * Where there is nothing of sync, this store is the first one. Else it joins the others:
 * at the next run all that both have comes together, and nothing that is here is
 * replaced; projects, filters and calendars of one name are one. Nothing but the keys is
 * written there before the next taskcore_sync_run. Each folder is for one store.
 * Something else may bring files there, and take them away, at any time; the folder
 * itself must be there, and is never made. A hub is a PostgreSQL database, or one that
 * speaks its protocol, with the tables that taskcore_hub_create makes. It keeps many
 * stores apart by their names; each name is for one store.
 *
 * @param store the store.
 * @param kind TASKCORE_REMOTE_FOLDER or TASKCORE_REMOTE_POSTGRESQL.
 * @param path the folder, which is kept as an absolute path; or the address of the hub,
 *   as libpq has it: `postgresql://anna@hub.example.org/tasks` or `host=hub.example.org
 *   dbname=tasks`. The store is called like the role there, or as the address says with
 *   `?store=family` behind it, or `store=family` in it: 1 to 63 bytes. There is no
 *   password in it: a service file, a password file and the environment have it, as libpq
 *   finds them, or taskcore_sync_set_password gives it.
 * @param device_name what this device is called, for people: 1 to 100 characters in one
 *   line.
 * @param passphrase gives what encrypts the files: a new one, or that of the store which
 *   is there. NULL: they are not encrypted, and whoever can read them reads all. It must
 *   not use the store.
 * @param payload handed to it; may be NULL.
 * @param id receives the remote's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, another kind, an empty path, an
 *   address that is invalid or has a password in it, and for what is no name or no
 *   passphrase; TASKCORE_ENOTFOUND when there is no such folder, or no hub in the
 *   database, or the keys of what is there have not come yet; TASKCORE_EACCESS with the
 *   field passphrase for one that is wrong or missing, when the system refuses the
 *   folder, and when the server refuses the role or its password, or has no such role or
 *   database; TASKCORE_ECONFLICT when this store is synced there already, when another
 *   one is there and this one is synced elsewhere, and for a passphrase where nothing is
 *   encrypted; TASKCORE_EUNSUPPORTED when libsodium or libpq is needed and not installed;
 *   TASKCORE_ECORRUPT, TASKCORE_EPARSE and TASKCORE_ETOONEW for what is there;
 *   TASKCORE_EIO also when the hub cannot be reached; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what a callback or the caller's
 *   clock answered; also TASKCORE_EINTERRUPTED; or what an observer answered, with all
 *   done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_remote_add(taskcore_store *store, int32_t kind, const char *path,
                                         const char *device_name,
                                         taskcore_passphrase_callback passphrase, void *payload,
                                         int64_t *id);

/**
 * Takes in what other devices left at the folders and hubs of a store, and leaves there
 * what is new here.
 *
 * Steps of others come in a part at a time, each a commit of its own, whose observers are
 * told of it with the origin TASKCORE_ORIGIN_REMOTE. A run can end anywhere: what it had
 * taken in and left stays, and the next one goes on. Two runs at once, here or on other
 * devices, do no harm. A file that is damaged, forged or of another store is refused as a
 * whole; the run goes on with the others, and then returns what was wrong. One that is
 * not whole yet waits for the next run. A hub that has a series of invoice numbers to
 * lease is told which device issues in it. Other threads' calls on this handle wait
 * meanwhile, no longer than its busy timeout.
 *
 * @param store the store.
 * @param remote_id which folder or hub; 0: all of them, one after the other.
 * @param progress is told how many files are read, of how many; it must not call this
 *   store. NULL is fine.
 * @param payload handed to it; may be NULL.
 * @param report receives what was done; zero on failure. NULL is fine.
 * @return TASKCORE_OK, also when there was nothing to do; TASKCORE_EINVALID for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND when there is no such remote, no folder and no hub
 *   of this store, not the folder that was there before, and no hub where one was;
 *   TASKCORE_ECONFLICT for a remote of the host, for files of another store, and where
 *   another device writes under the name of this one; TASKCORE_EACCESS when the system
 *   refuses the folder, or the server of a hub the role or its password, and for a file
 *   that is encrypted by another key; TASKCORE_ECORRUPT or TASKCORE_EPARSE for a file
 *   that was changed, or is none of sync; TASKCORE_ETOONEW for one of a newer version;
 *   TASKCORE_EUNSUPPORTED when libsodium, libzstd or libpq is not installed and needed;
 *   TASKCORE_EIO also when a hub cannot be reached; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_ENOMEM, TASKCORE_EMISUSE; TASKCORE_EINTERRUPTED; or what a
 *   callback or an observer answered; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_run(taskcore_store *store, int64_t remote_id,
                                  taskcore_progress_callback progress, void *payload,
                                  taskcore_sync_report *report);

/**
 * Tells how the sync of a store stands.
 *
 * @param store the store.
 * @param state receives it; zero on failure.
 * @return TASKCORE_OK, also when sync is off; TASKCORE_EINVALID for NULL and for a wrong
 *   `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   also TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_status(taskcore_store *store, taskcore_sync_state *state);

/**
 * Lists the remotes of a store, in the order in which they were added.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param remotes receives the list, to be freed with taskcore_sync_remote_list_free; NULL
 *   on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL remotes, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_remote_query(taskcore_store *store,
                                           const taskcore_sync_remote_query_options *options,
                                           taskcore_sync_remote_list **remotes);

/**
 * Removes a remote: the store is no longer synced through it.
 *
 * Its files are kept, and sync goes on through the others.
 *
 * @param store the store.
 * @param id the remote.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such remote;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   also TASKCORE_EINVALID, TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered; or what an observer
 *   answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_remote_remove(taskcore_store *store, int64_t id);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of remotes.
 * @since 0.1.0
 */
size_t taskcore_sync_remote_list_count(const taskcore_sync_remote_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the remote, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_sync_remote *taskcore_sync_remote_list_at(const taskcore_sync_remote_list *list,
                                                         size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_sync_remote *taskcore_sync_remote_list_rows(const taskcore_sync_remote_list *list,
                                                           size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_remote_list_arrow(const taskcore_sync_remote_list *list,
                                                void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_sync_remote_list_free(taskcore_sync_remote_list *list);

/**
 * Begins to keep what sync needs, before there is a remote: for programs with transports
 * of their own. taskcore_sync_remote_add and taskcore_sync_remote_add_through do the same
 * by themselves.
 *
 * From now on, each call that changes the store is a step for the other devices, also one
 * of another program.
 *
 * @param store the store.
 * @param device_name what this device is called, for people: 1 to 100 characters in one
 *   line.
 * @param passphrase gives what encrypts the files; NULL: they are not encrypted, and
 *   whoever can read them reads all. It must not use the store.
 * @param payload handed to it; may be NULL.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for what is no name, and for what is
 *   no passphrase; TASKCORE_ECONFLICT when the store is synced already;
 *   TASKCORE_EUNSUPPORTED for a passphrase when libsodium is not installed;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; or what the callback or the caller's clock answered; also
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what an observer
 *   answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_enable(taskcore_store *store, const char *device_name,
                                     taskcore_passphrase_callback passphrase, void *payload);

/**
 * Ends sync: remotes, accounts, keys and what was known of other devices are forgotten.
 *
 * Records stay as they are shown, and files of this device stay where it left them. When
 * sync begins again, this is a new device. A store that is not synced stays as it is.
 *
 * @param store the store.
 * @return TASKCORE_OK; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_EMISUSE; or what the caller's clock answered; also TASKCORE_EINVALID,
 *   TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what
 *   an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_disable(taskcore_store *store);

/**
 * Does the same through a transport of the host program.
 *
 * @param store the store.
 * @param transport the callbacks, which must not use the store, and the name by which
 *   taskcore_sync_run_through finds the remote. They are not kept.
 * @param device_name as in taskcore_sync_remote_add.
 * @param passphrase likewise.
 * @param payload handed to it; may be NULL. The transport has a payload of its own.
 * @param id receives the remote's id; 0 on failure. NULL is fine.
 * @return as taskcore_sync_remote_add; TASKCORE_EINVALID also for a callback that is
 *   missing, and for a wrong `struct_size`; or what a callback answered.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_remote_add_through(taskcore_store *store,
                                                 const taskcore_sync_transport *transport,
                                                 const char *device_name,
                                                 taskcore_passphrase_callback passphrase,
                                                 void *payload, int64_t *id);

/**
 * Does the same through a transport of the host program.
 *
 * @param store the store.
 * @param transport the callbacks, by the name under which
 *   taskcore_sync_remote_add_through added them. They are under the same rule as
 *   progress.
 * @param progress as in taskcore_sync_run.
 * @param payload handed to it; may be NULL. The transport has a payload of its own.
 * @param report as in taskcore_sync_run.
 * @return as taskcore_sync_run; TASKCORE_EINVALID also for NULL and for a callback that
 *   is missing; TASKCORE_ENOTFOUND when nothing of that name was added; or what a
 *   callback answered.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_run_through(taskcore_store *store,
                                          const taskcore_sync_transport *transport,
                                          taskcore_progress_callback progress, void *payload,
                                          taskcore_sync_report *report);

/**
 * Lists the devices that have a store, as far as they are known here: this one first,
 * unless it began anew.
 *
 * While sync is off, there are none.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param replicas receives the list, to be freed with taskcore_replica_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL replicas, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_replica_query(taskcore_store *store,
                                       const taskcore_replica_query_options *options,
                                       taskcore_replica_list **replicas);

/**
 * Gives this device another name; the others learn of it at the next run.
 *
 * @param store the store.
 * @param uid the device, which is this one.
 * @param name 1 to 100 characters in one line.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no name;
 *   TASKCORE_ENOTFOUND when there is no such device; TASKCORE_ECONFLICT for another one,
 *   which is renamed there; TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_EMISUSE; also TASKCORE_ECORRUPT, TASKCORE_ETOONEW,
 *   TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what the caller's clock answered; or what
 *   an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_replica_rename(taskcore_store *store, const char *uid, const char *name);

/**
 * Waits for a device no longer, as for one that was lost: what it has not seen need not
 * be kept for it.
 *
 * The other devices learn of it at their next run. When it comes back all the same, it
 * takes in what is there as a whole, and nothing that it did is lost; it says so, and is
 * waited for again.
 *
 * @param store the store.
 * @param uid the device; retiring it twice is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND when there is no
 *   such device; TASKCORE_ECONFLICT for this one; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE; or what the caller's clock answered;
 *   also TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or
 *   what an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_replica_retire(taskcore_store *store, const char *uid);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of devices.
 * @since 0.1.0
 */
size_t taskcore_replica_list_count(const taskcore_replica_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the device, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_replica *taskcore_replica_list_at(const taskcore_replica_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_replica *taskcore_replica_list_rows(const taskcore_replica_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_replica_list_arrow(const taskcore_replica_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_replica_list_free(taskcore_replica_list *list);

/**
 * Lists what two devices changed without knowing of each other, in an order that is the
 * same on every device.
 *
 * Of each such property, the value that was written last counts, and the other one is
 * kept until someone chooses, here or on another device, or writes the property again,
 * knowing of both.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param conflicts receives the list, to be freed with taskcore_sync_conflict_list_free;
 *   NULL on failure.
 * @return TASKCORE_OK, also when sync is off; TASKCORE_EINVALID for NULL conflicts, a
 *   member out of its range and a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what the caller's
 *   clock answered; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_conflict_query(taskcore_store *store,
                                             const taskcore_sync_conflict_query_options *options,
                                             taskcore_sync_conflict_list **conflicts);

/**
 * Ends conflicts by a choice, on every device once it is synced, as one step for undo.
 *
 * @param store the store.
 * @param uids the conflicts; one that is given twice counts once.
 * @param count how many, 0 to 16,777,216.
 * @param choice which value counts: `TASKCORE_CONFLICT_...`; `_MERGED` is for notes
 *   alone.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, another choice, and with the index for
 *   a merge of what cannot be merged; TASKCORE_ENOTFOUND, with the index, when there is
 *   no such conflict, as when it was ended meanwhile, or its record is not here any more;
 *   TASKCORE_ETOONEW for one about what only a newer version of the library knows;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what an observer answered, with the conflicts
 *   ended; also TASKCORE_EINTERRUPTED; or what the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_conflict_resolve(taskcore_store *store, const char *const *uids,
                                               size_t count, int32_t choice);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of conflicts.
 * @since 0.1.0
 */
size_t taskcore_sync_conflict_list_count(const taskcore_sync_conflict_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the conflict, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_sync_conflict *taskcore_sync_conflict_list_at(
    const taskcore_sync_conflict_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_sync_conflict *taskcore_sync_conflict_list_rows(
    const taskcore_sync_conflict_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_conflict_list_arrow(const taskcore_sync_conflict_list *list,
                                                  void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_sync_conflict_list_free(taskcore_sync_conflict_list *list);

/**
 * Keeps what is asked when a hub or an account of a store wants a password. libpq takes
 * what a service file, a password file or the environment has first, and an account what
 * its netrc file has.
 *
 * Whatever the callback gives is neither stored nor logged.
 *
 * @param store the store; other handles of its file know nothing of it.
 * @param callback is asked in runs of sync, when a remote or an account is added, and
 *   where the lease of a series is needed; NULL: nothing is asked any more. It is kept
 *   with its payload until the store is closed, or another one takes its place.
 * @param payload handed to it; may be NULL.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_set_password(taskcore_store *store,
                                           taskcore_password_callback callback, void *payload);

/**
 * Creates the tables of a hub in a PostgreSQL database, or upgrades them to this version;
 * their rows are kept.
 *
 * The role that connects owns them. Where the server has Citus, they are distributed by
 * store.
 *
 * @param options the hub.
 * @return TASKCORE_OK, also when all was there; TASKCORE_EINVALID for NULL, a wrong
 *   `struct_size`, and an address that is none, or has a password in it; TASKCORE_EACCESS
 *   when the server refuses the role or its password, or has no such role or database,
 *   and when the role may not do that there; TASKCORE_EUNSUPPORTED when libpq is not
 *   installed; TASKCORE_EBUSY when others hold what is needed there; TASKCORE_EFULL when
 *   the server has no room; TASKCORE_EIO for all else that the network and the server
 *   refuse; TASKCORE_ENOMEM; or what a callback answered.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_create(const taskcore_hub_options *options);

/**
 * Reports the server of a hub, and how much data it holds.
 *
 * It reads all that the role may see, which takes long where there is much.
 *
 * @param options the hub.
 * @param report receives it; zero on failure.
 * @return as taskcore_hub_create; TASKCORE_ENOTFOUND when the tables of a hub are not
 *   there.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_check(const taskcore_hub_options *options,
                                   taskcore_hub_report *report);

/**
 * Lets a role sync a store through a hub.
 *
 * By row-level security, it sees that store alone. Without that, as in older versions of
 * CockroachDB, nothing is granted: a proxy keeps stores apart there.
 *
 * @param options the hub, by a role that owns its tables.
 * @param role the role, which is there.
 * @param store_name the store, as the `store` of an address names it: 1 to 63 bytes.
 *   NULL: that which is called like the role, as in an address without `store`.
 * @return as taskcore_hub_create, and TASKCORE_OK also when the role might do so before;
 *   TASKCORE_EINVALID also for what is no name; TASKCORE_ENOTFOUND when there is no such
 *   role, and when the tables of a hub are not there; TASKCORE_EUNSUPPORTED also without
 *   row-level security.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_grant(const taskcore_hub_options *options, const char *role,
                                   const char *store_name);

/**
 * Lets a role sync a store through a hub no longer; what it left there stays.
 *
 * @param options the hub, by a role that owns its tables.
 * @param role the role.
 * @param store_name as in taskcore_hub_grant.
 * @return as taskcore_hub_grant, and TASKCORE_OK also when the role might not do so.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_revoke(const taskcore_hub_options *options, const char *role,
                                    const char *store_name);

/**
 * Removes from a hub what its snapshots have made needless: old batches of steps, and
 * snapshots but the newest of each device.
 *
 * A device that comes back later takes in the snapshot, and loses nothing. What a call
 * that ends early has removed is gone, and the next one goes on.
 *
 * @param options the hub.
 * @param store_name of which store; NULL: of all that the role may see.
 * @param older_than_days how many days batches of steps stay there at least, by the clock
 *   of the server: 0 to 36,500.
 * @param report receives what was removed; zero on failure. NULL is fine.
 * @return as taskcore_hub_create; TASKCORE_EINVALID also for what is no name and days out
 *   of their range; TASKCORE_ENOTFOUND when the tables of a hub are not there.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_sweep(const taskcore_hub_options *options, const char *store_name,
                                   int64_t older_than_days, taskcore_hub_sweep_report *report);

/**
 * Deletes all that a hub has of a store, for good.
 *
 * Devices that are still synced through it leave there anew what they have.
 *
 * @param options the hub.
 * @param store_name the store.
 * @return as taskcore_hub_create; TASKCORE_EINVALID also for what is no name;
 *   TASKCORE_ENOTFOUND when there is nothing of that store, and when the tables of a hub
 *   are not there.
 * @since 0.1.0
 */
taskcore_status taskcore_hub_remove(const taskcore_hub_options *options, const char *store_name);

/**
 * Takes in what another store's taskcore_sync_pending or taskcore_sync_snapshot gave, as
 * one commit with the origin TASKCORE_ORIGIN_REMOTE: all of it, or nothing when a byte of
 * it is not as it was given.
 *
 * What is here already does no harm. Steps that need others which have not come are left
 * out, and counted: they come again once taskcore_sync_heads says so.
 *
 * @param store the store.
 * @param bytes what was brought; NULL with a length of 0 is fine.
 * @param length how many bytes these are.
 * @param report receives what was done; zero on failure. NULL is fine.
 * @return as taskcore_sync_pending; TASKCORE_EINVALID also for a wrong `struct_size`; or
 *   what an observer answered, with all of it taken in.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_apply(taskcore_store *store, const uint8_t *bytes, size_t length,
                                    taskcore_sync_report *report);

/**
 * Changes the passphrase of a sync, or gives one to a sync that has none.
 *
 * A new key comes with it: the next run leaves it, sealed by the new passphrase, and all
 * that follows is encrypted by it. A device that was lost and has the old one reads
 * nothing of that; what was left before, it may have read already. Other devices are told
 * at their next run that the new passphrase is needed, by TASKCORE_EACCESS with the field
 * passphrase, and take it by taskcore_sync_enter_passphrase; until then they send
 * nothing, and lose nothing. Where nothing was encrypted so far, each device replaces its
 * files by a snapshot that is, once it has the passphrase.
 *
 * @param store the store.
 * @param passphrase gives the new one. It must not use the store.
 * @param payload handed to it; may be NULL.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no passphrase;
 *   TASKCORE_ENOTFOUND when sync is off; TASKCORE_EUNSUPPORTED when libsodium is not
 *   installed; TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL,
 *   TASKCORE_EIO, TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what the callback answered; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered; or what
 *   an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_change_passphrase(taskcore_store *store,
                                                taskcore_passphrase_callback passphrase,
                                                void *payload);

/**
 * Takes the passphrase that was changed on another device, so that what comes from there
 * can be read again.
 *
 * A run that met such files has kept their keys; they are opened now, and the next run
 * takes the rest in.
 *
 * @param store the store.
 * @param passphrase gives the new one. It must not use the store.
 * @param payload handed to it; may be NULL.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL and for what is no passphrase;
 *   TASKCORE_ENOTFOUND when sync is off, and when no keys of another device have come;
 *   TASKCORE_EACCESS with the field passphrase for a wrong one, and for one that opens
 *   nothing new; TASKCORE_EUNSUPPORTED when libsodium is not installed;
 *   TASKCORE_ECORRUPT, TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; or what the callback answered; also
 *   TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED; or what the caller's clock answered; or what
 *   an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_enter_passphrase(taskcore_store *store,
                                               taskcore_passphrase_callback passphrase,
                                               void *payload);

/**
 * Tells what this store has seen, for a program that carries steps from store to store by
 * means of its own.
 *
 * The other store's taskcore_sync_pending tells by it what is lacking here, and
 * taskcore_sync_apply takes that in: three calls, and no files. The bytes are sealed as
 * files of sync are, so that whoever carries them reads nothing; they are kept by nobody.
 *
 * @param store the store.
 * @param heads receives the bytes, to be freed with taskcore_bytes_free; NULL on failure.
 * @param length receives how many bytes these are; 0 on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOTFOUND when sync is off;
 *   TASKCORE_EUNSUPPORTED when libsodium is needed and not installed; TASKCORE_ECORRUPT,
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; or what the caller's clock answered; also TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED; or what an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_heads(taskcore_store *store, uint8_t **heads, size_t *length);

/**
 * Begins to sync this store with the one whose taskcore_sync_snapshot gave the bytes:
 * both have all of both, once the other one has taken in what is pending here.
 *
 * Nothing that is here is replaced.
 *
 * @param store the store.
 * @param bytes what was brought.
 * @param length how many bytes these are.
 * @param device_name what this device is called, for people: 1 to 100 characters in one
 *   line.
 * @param passphrase gives what the bytes are encrypted by; NULL: they are not. It must
 *   not use the store.
 * @param payload handed to it; may be NULL.
 * @param report receives what was done; zero on failure. NULL is fine.
 * @return as taskcore_sync_apply; TASKCORE_EINVALID also for what is no name or no
 *   passphrase, and for bytes without a snapshot; TASKCORE_EACCESS with the field
 *   passphrase for one that is wrong or missing; TASKCORE_ECONFLICT when this store is
 *   synced with others already, and for a passphrase where nothing is encrypted; or what
 *   the callback answered.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_join(taskcore_store *store, const uint8_t *bytes, size_t length,
                                   const char *device_name, taskcore_passphrase_callback passphrase,
                                   void *payload, taskcore_sync_report *report);

/**
 * Gives what another store lacks that has these heads: the steps of this device that it
 * has not seen; where what it lacks came from a third one, a snapshot of all.
 *
 * What it has seen need not be kept for it any longer.
 *
 * @param store the store.
 * @param heads what taskcore_sync_heads of the other store gave.
 * @param heads_length how many bytes these are.
 * @param steps receives the bytes, to be freed with taskcore_bytes_free; NULL on failure.
 * @param length receives how many bytes these are; 0 when the other store lacks nothing,
 *   and on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for what is no heads, and for those of
 *   this store itself; TASKCORE_ENOTFOUND when sync is off; TASKCORE_EPARSE and
 *   TASKCORE_ECORRUPT for bytes that were changed, or are not whole; TASKCORE_ECONFLICT
 *   for those of another store; TASKCORE_EACCESS with the field `passphrase` for those
 *   that are encrypted by another key; TASKCORE_ETOONEW for those of a newer version;
 *   TASKCORE_EUNSUPPORTED when libsodium or libzstd is not installed and needed;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ENOMEM,
 *   TASKCORE_EMISUSE; or what the caller's clock answered; also TASKCORE_EINTERRUPTED; or
 *   what an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_pending(taskcore_store *store, const uint8_t *heads,
                                      size_t heads_length, uint8_t **steps, size_t *length);

/**
 * Registers a transport of the host program, so that taskcore_sync_run syncs through it
 * as through a folder.
 *
 * The remote that was added by this name with taskcore_sync_remote_add_through is meant.
 * Another transport of the name takes its place. The callbacks are under the same rule as
 * `progress` of a run.
 *
 * @param store the store; other handles of its file know nothing of it.
 * @param transport the callbacks, which are kept with their payload until the store is
 *   closed.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, for a callback that is missing, for
 *   what is no name, and for a wrong `struct_size`; TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_set_transport(taskcore_store *store,
                                            const taskcore_sync_transport *transport);

/**
 * Gives all that is here, for a store that joins by taskcore_sync_join.
 *
 * @param store the store.
 * @param snapshot receives the bytes, to be freed with taskcore_bytes_free; NULL on
 *   failure.
 * @param length receives how many bytes these are; 0 on failure.
 * @return as taskcore_sync_heads.
 * @since 0.1.0
 */
taskcore_status taskcore_sync_snapshot(taskcore_store *store, uint8_t **snapshot, size_t *length);

/* ----------------------------------------------------- functions: accounts */

/*
 * Syncs a store with a CalDAV server: accounts https://anna@dav.example.org/ ~/.netrc
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * // Chooses all collections of an account, and tells what they are called.
 * static taskcore_status choose_all(taskcore_store *store) {
 *   taskcore_account_collection_list *list = NULL;
 *   taskcore_status status = taskcore_account_collection_query(store, NULL, &list);
 *   for (size_t i = 0; !status && i < taskcore_account_collection_list_count(list); i++) {
 *     const taskcore_account_collection *each = taskcore_account_collection_list_at(list, i);
 *     printf("%s: %s%s\n", each->name, each->has_tasks ? "tasks " : "",
 *            each->has_events ? "events" : "");
 *     status = taskcore_account_collection_choose(store, each->id, NULL);
 *   }
 *   taskcore_account_collection_list_free(list);
 *   return status;
 * }
 *
 * int main(int argc, char **argv) {
 *   taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
 *   options.path = ":memory:";
 *   taskcore_account_input account = TASKCORE_ACCOUNT_INPUT_INIT;
 *   account.kind = TASKCORE_ACCOUNT_CALDAV;
 *   account.address = argc > 1 ? argv[1] : "dav.example.org";  // no address: it has no https://
 *   account.device_name = "laptop";
 *   account.netrc_path = argc > 2 ? argv[2] : NULL;
 *   taskcore_account_plan plan = TASKCORE_ACCOUNT_PLAN_INIT;
 *   taskcore_store *store = NULL;
 *   int64_t id = 0;
 *
 *   taskcore_status status = taskcore_store_open(&options, &store);
 *   if (!status) status = taskcore_account_add(store, &account, &id);
 *   if (status == TASKCORE_EINVALID) {
 *     printf("%s: %s\n", taskcore_last_error()->field, taskcore_last_error()->message);
 *     taskcore_store_free(store);
 *     return 0;
 *   }
 *   if (!status) status = choose_all(store);
 *   // Somebody has to agree to the first run: what it would do, this tells.
 *   if (!status) status = taskcore_account_preview(store, id, &plan);
 *   if (!status) printf("would add %lld items here\n", (long long)plan.added_here);
 *   if (!status) status = taskcore_account_run(store, id, 1, NULL, NULL, &plan);
 *   if (!status) printf("added %lld items here\n", (long long)plan.added_here);
 *   if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
 *
 *   taskcore_store_free(store);
 *   return status ? 1 : 0;
 * }
 * @endcode
 */

/**
 * Adds an account at a server that keeps tasks or events, and asks it which collections
 * there are.
 *
 * Nothing of the store goes there before collections are chosen
 * (taskcore_account_collection_choose). In a store that was not synced, what sync needs
 * is kept from now on, so that what is changed here and there at once is told as
 * conflicts.
 *
 * @param store the store.
 * @param input the account. Its password is asked for with taskcore_sync_set_password,
 *   unless it is in a netrc file.
 * @param id receives the account's id; 0 on failure. NULL is fine.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, another kind, a wrong `struct_size`,
 *   what is no address, one with a password in it, and what is no name of a device;
 *   TASKCORE_ECONFLICT for one that was added already; TASKCORE_EACCESS when the server
 *   refuses the user or the password, with the field `password`, and for a netrc file
 *   that is open to others; TASKCORE_ENOTFOUND when there is no such file, and when
 *   nothing there speaks CalDAV; TASKCORE_EPARSE for answers that are none;
 *   TASKCORE_EUNSUPPORTED when libcurl or libexpat is not installed, and for a password
 *   without encryption; TASKCORE_EIO also when the server cannot be reached;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY also when the server asks to wait, TASKCORE_EFULL,
 *   TASKCORE_ECORRUPT, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED, TASKCORE_EMISUSE; or what
 *   a callback or the caller's clock answered; also TASKCORE_ETOONEW; or what an observer
 *   answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_account_add(taskcore_store *store, const taskcore_account_input *input,
                                     int64_t *id);

/**
 * Lists the accounts of a store, in the order in which they were added.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param accounts receives the list, to be freed with taskcore_account_list_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL accounts, a member out of its range and
 *   a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_account_query(taskcore_store *store,
                                       const taskcore_account_query_options *options,
                                       taskcore_account_list **accounts);

/**
 * Removes an account: nothing goes there any more, and nothing comes from there.
 *
 * What is here and there stays.
 *
 * @param store the store.
 * @param id the account.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such account;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   also TASKCORE_EINVALID, TASKCORE_ECORRUPT, TASKCORE_ETOONEW, TASKCORE_ENOMEM,
 *   TASKCORE_EINTERRUPTED; or what the caller's clock answered; or what an observer
 *   answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_account_remove(taskcore_store *store, int64_t id);

/**
 * Asks the server of an account which collections there are now.
 *
 * @param store the store.
 * @param account_id the account.
 * @return as taskcore_account_add; TASKCORE_ENOTFOUND also when there is no such account.
 * @since 0.1.0
 */
taskcore_status taskcore_account_refresh(taskcore_store *store, int64_t account_id);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of accounts.
 * @since 0.1.0
 */
size_t taskcore_account_list_count(const taskcore_account_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the account, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_account *taskcore_account_list_at(const taskcore_account_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_account *taskcore_account_list_rows(const taskcore_account_list *list,
                                                   size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_account_list_arrow(const taskcore_account_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_account_list_free(taskcore_account_list *list);

/**
 * Lists collections of accounts, as the servers told them last.
 *
 * @param store the store.
 * @param options which of them. NULL: all.
 * @param collections receives the list, to be freed with
 *   taskcore_account_collection_list_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL collections, a member out of its range
 *   and a wrong `struct_size`; TASKCORE_ECORRUPT, TASKCORE_EBUSY, TASKCORE_EIO,
 *   TASKCORE_ENOMEM, TASKCORE_EMISUSE; also TASKCORE_ETOONEW, TASKCORE_EINTERRUPTED.
 * @since 0.1.0
 */
taskcore_status taskcore_account_collection_query(
    taskcore_store *store, const taskcore_account_collection_query_options *options,
    taskcore_account_collection_list **collections);

/**
 * Counts the rows of a list.
 *
 * @param list the list; NULL counts 0.
 * @return the number of collections.
 * @since 0.1.0
 */
size_t taskcore_account_collection_list_count(const taskcore_account_collection_list *list);

/**
 * Reads a row of a list.
 *
 * @param list the list.
 * @param index from 0.
 * @return the collection, borrowed until the list is freed; NULL beyond the end.
 * @since 0.1.0
 */
const taskcore_account_collection *taskcore_account_collection_list_at(
    const taskcore_account_collection_list *list, size_t index);

/**
 * Gives all rows of a list as one array, for reading them without a call for each.
 *
 * @param list the list.
 * @param stride receives how many bytes lie from one row to the next; NULL is fine.
 * @return the first row, borrowed until the list is freed; NULL when there is none.
 * @since 0.1.0
 */
const taskcore_account_collection *taskcore_account_collection_list_rows(
    const taskcore_account_collection_list *list, size_t *stride);

/**
 * Gives all rows of a list as columns, for whoever reads Apache Arrow.
 *
 * @param list the list.
 * @param stream a `struct ArrowArrayStream` of Arrow's C stream interface, which is
 *   written over and to be released by its `release`. What it gives is a copy, which
 *   needs the list no longer.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_ENOMEM, TASKCORE_EMISUSE.
 * @since 0.1.0
 */
taskcore_status taskcore_account_collection_list_arrow(
    const taskcore_account_collection_list *list, void *stream);

/**
 * Frees a list and all that was borrowed from it.
 *
 * @param list the list; NULL is fine. It must not be used any more.
 * @since 0.1.0
 */
void taskcore_account_collection_list_free(taskcore_account_collection_list *list);

/**
 * Says what of a store is in a collection.
 *
 * From the next run on, it is synced. With another project or calendar than before, it
 * begins anew: the next run has to be accepted.
 *
 * @param store the store.
 * @param id the collection.
 * @param choice what is in it. NULL: the project and the calendar of its name, which are
 *   made where there are none.
 * @return TASKCORE_OK; TASKCORE_EINVALID for a wrong `struct_size`, a project where no
 *   tasks can be, and a calendar where no events can be; TASKCORE_ENOTFOUND for a
 *   collection, project or calendar that is not there; TASKCORE_ECONFLICT for a project
 *   or calendar that is in another collection; TASKCORE_EREADONLY, TASKCORE_EBUSY,
 *   TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_ECORRUPT, TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   or what an observer or the caller's clock answered; also TASKCORE_ETOONEW,
 *   TASKCORE_EINTERRUPTED; or what an observer answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_account_collection_choose(
    taskcore_store *store, int64_t id, const taskcore_account_collection_choice *choice);

/**
 * Syncs a collection no longer.
 *
 * What is in it stays, here and there.
 *
 * @param store the store.
 * @param id the collection.
 * @return TASKCORE_OK; TASKCORE_ENOTFOUND when there is no such collection;
 *   TASKCORE_EREADONLY, TASKCORE_EBUSY, TASKCORE_EFULL, TASKCORE_EIO, TASKCORE_EMISUSE;
 *   or what the caller's clock answered; also TASKCORE_EINVALID, TASKCORE_ECORRUPT,
 *   TASKCORE_ETOONEW, TASKCORE_ENOMEM, TASKCORE_EINTERRUPTED; or what an observer
 *   answered, with all done.
 * @since 0.1.0
 */
taskcore_status taskcore_account_collection_drop(taskcore_store *store, int64_t id);

/**
 * Makes a collection at a server for a project or a calendar, which is synced from the
 * next run on.
 *
 * @param store the store.
 * @param account_id the account.
 * @param choice a project or a calendar, not both.
 * @param id receives the collection's id; 0 on failure. NULL is fine.
 * @return as taskcore_account_add and taskcore_account_collection_choose;
 *   TASKCORE_EUNSUPPORTED also where the server makes none.
 * @since 0.1.0
 */
taskcore_status taskcore_account_collection_make(taskcore_store *store, int64_t account_id,
                                                 const taskcore_account_collection_choice *choice,
                                                 int64_t *id);

/**
 * Tells what a run with an account would do now.
 *
 * Nothing is changed, here or there.
 *
 * @param store the store.
 * @param account_id the account.
 * @param plan receives it; zero on failure.
 * @return as taskcore_account_run.
 * @since 0.1.0
 */
taskcore_status taskcore_account_preview(taskcore_store *store, int64_t account_id,
                                         taskcore_account_plan *plan);

/**
 * Takes in what was changed at a server in the collections that are synced, and sends
 * what was changed here.
 *
 * Each property counts by itself, against what both agreed on last. What was changed here
 * and there is a conflict: the later value is shown. A run can end anywhere, and the next
 * one goes on. What comes in is a step that no undo takes back. The first run of a
 * collection has to be accepted, and so has one that would delete more than 20 items and
 * more than a fifth of a collection, here or there; taskcore_account_preview tells what
 * it would do. A server that lists nothing where items were, and one that refuses to list
 * them, deletes nothing. Nobody is written to: of events with attendees, the server is
 * told to write to none, unless that was chosen for the collection. Other threads' calls
 * on this handle wait meanwhile, no longer than its busy timeout.
 *
 * @param store the store.
 * @param account_id the account.
 * @param is_accepted 1: somebody agreed to what the run does; 0: a run that needs it
 *   stops.
 * @param progress is told how many items are done, of how many; it must not call this
 *   store. NULL is fine.
 * @param payload handed to it; may be NULL.
 * @param report receives what was done; zero on failure. NULL is fine.
 * @return TASKCORE_OK, also when there was nothing to do; TASKCORE_EINVALID for a wrong
 *   `struct_size`; TASKCORE_ENOTFOUND when there is no such account, and for a collection
 *   that the server has no more; TASKCORE_ECONFLICT with the field `accept` when somebody
 *   has to agree first, and for a server that lists nothing; otherwise as
 *   taskcore_account_add; or what a callback, an observer or the caller's clock answered.
 * @since 0.1.0
 */
taskcore_status taskcore_account_run(taskcore_store *store, int64_t account_id, int32_t is_accepted,
                                     taskcore_progress_callback progress, void *payload,
                                     taskcore_account_plan *report);

/**
 * Begins to ask a user of Google for access, as a program on a desktop does (RFC 8252,
 * with PKCE).
 *
 * Nothing is sent yet. The browser is sent to the address that
 * taskcore_authorization_contents gives. It comes back to the redirect, where the program
 * listens for one request, whose query it gives to taskcore_authorization_finish. An
 * access token is what taskcore_sync_set_password gives for an account of Google.
 *
 * @param options who asks for what. Their callback is called until the authorization is
 *   freed.
 * @param authorization receives it, to be freed with taskcore_authorization_free; NULL on
 *   failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL, a wrong `struct_size`, an address of
 *   no account at Google, what is no client or one of another type, a redirect to another
 *   machine, and unknown scopes; TASKCORE_ENOTFOUND, TASKCORE_EACCESS and TASKCORE_EIO
 *   when the file of the client is not there or cannot be read; TASKCORE_EPARSE when it
 *   is not a client file; TASKCORE_EMISUSE also for the file of a store; TASKCORE_ENOMEM.
 * @since 0.1.0
 */
taskcore_status taskcore_authorization_begin(const taskcore_authorization_options *options,
                                             taskcore_authorization **authorization);

/**
 * Gives what is to be known of an authorization that began.
 *
 * @param authorization what taskcore_authorization_begin gave.
 * @return what is to be known of it, borrowed until authorization is freed; NULL for
 *   NULL.
 * @since 0.1.0
 */
const taskcore_authorization_content *taskcore_authorization_contents(
    const taskcore_authorization *authorization);

/**
 * Gets the tokens for what the browser came back with.
 *
 * @param authorization what began. It is not used up by an answer that is refused; of a
 *   code, Google gives tokens once.
 * @param query what stands behind the question mark of the address to which the browser
 *   came.
 * @param tokens receives them, to be freed with taskcore_tokens_free; NULL on failure.
 * @return TASKCORE_OK; TASKCORE_EINVALID for NULL; TASKCORE_EACCESS with the field
 *   `state` for an answer to another request, with the field `token` when the user did
 *   not agree or the code is not taken, and with the field `client` when Google does not
 *   know the program; TASKCORE_EUNSUPPORTED when libcurl is not installed;
 *   TASKCORE_EPARSE for an answer that has no tokens; TASKCORE_EBUSY when Google asks to
 *   wait; TASKCORE_EIO also when it cannot be reached; TASKCORE_ENOMEM, TASKCORE_EMISUSE;
 *   or what the callback answered.
 * @since 0.1.0
 */
taskcore_status taskcore_authorization_finish(const taskcore_authorization *authorization,
                                              const char *query, taskcore_tokens **tokens);

/**
 * Frees an authorization and all that was borrowed from it.
 *
 * @param authorization what taskcore_authorization_begin gave; NULL is fine. It must not
 *   be used any more.
 * @since 0.1.0
 */
void taskcore_authorization_free(taskcore_authorization *authorization);

/**
 * Gives what tokens are.
 *
 * @param tokens what taskcore_authorization_finish gave.
 * @return the tokens, borrowed until tokens is freed; NULL for NULL.
 * @since 0.1.0
 */
const taskcore_tokens_content *taskcore_tokens_contents(const taskcore_tokens *tokens);

/**
 * Frees tokens and all that was borrowed from them.
 *
 * @param tokens what taskcore_authorization_finish gave; NULL is fine. It must not be
 *   used any more.
 * @since 0.1.0
 */
void taskcore_tokens_free(taskcore_tokens *tokens);

/**
 * Gets a new access token.
 *
 * @param options the client that the refresh token was given to.
 * @param refresh_token what taskcore_authorization_finish gave.
 * @param tokens receives them, as in taskcore_authorization_finish; without a new refresh
 *   token, the old one.
 * @return as taskcore_authorization_begin and taskcore_authorization_finish;
 *   TASKCORE_EACCESS with the field `token` when the user has to be asked anew, for the
 *   token has ended or was taken back.
 * @since 0.1.0
 */
taskcore_status taskcore_authorization_refresh(const taskcore_authorization_options *options,
                                               const char *refresh_token, taskcore_tokens **tokens);

/**
 * Takes back what a user allowed: all tokens that came of it end.
 *
 * @param options the client.
 * @param token an access token or a refresh token.
 * @return as taskcore_authorization_refresh, and TASKCORE_OK also for a token that Google
 *   does not know any more.
 * @since 0.1.0
 */
taskcore_status taskcore_authorization_revoke(const taskcore_authorization_options *options,
                                              const char *token);

/* ---------------------------------------------- functions: errors by value */

/*
 * Keeps what is wrong with each of two calls: the caller owns the errors, on whichever thread.
 *
 * @code{.c}
 * #include <stdio.h>
 * #include <taskcore.h>
 *
 * int main(void) {
 *   const char *amounts[] = {"12,5", "12.505"};
 *   taskcore_error *errors[] = {NULL, NULL};
 *   for (size_t i = 0; i < 2; i++) {
 *     int64_t minor = 0;
 *     // As taskcore_amount_parse, with one parameter more.
 *     if (taskcore_amount_parse_e(amounts[i], "EUR", &minor, &errors[i]) == TASKCORE_OK)
 *       printf("%s EUR are %lld cents\n", amounts[i], (long long)minor);
 *   }
 *   for (size_t i = 0; i < 2; i++) {
 *     if (errors[i] != NULL)
 *       printf("%s: %s\n", taskcore_status_name(errors[i]->status), errors[i]->message);
 *     taskcore_error_free(errors[i]);  // NULL after a success, which is fine
 *   }
 *   return 0;
 * }
 * @endcode
 */

/*
 * taskcore_last_error is kept for each thread. Where code may move to another thread between two
 * calls into C, it can be the error of somebody else. There, call the form of each function whose
 * name ends in `_e`: it takes one parameter more, and is the same otherwise.
 *
 * @param error receives the error, to be freed with taskcore_error_free, and NULL when the call
 *   succeeded; what it held before is not freed. NULL is fine. The error lasts until it is freed,
 *   on whichever thread.
 *
 * - Go: goroutines move between threads from one cgo call to the next, so that
 *   taskcore_last_error is wrong without runtime.LockOSThread. Call the form with `_e`, make a Go
 *   error of what it gives, free it.
 * - Deno, and Node.js with a thread pool: a `nonblocking` call runs on a thread of a pool. Hand a
 *   buffer of 8 bytes as `error`, and read it when the promise is there.
 * - .NET: after an `await`, the method may go on on another thread. Hand `out IntPtr error`, and
 *   free it in a SafeHandle or in `finally`.
 * - Swift's and Rust's tasks move at each `await`, Java's virtual threads likewise.
 */

/**
 * Frees an error that a function handed over.
 *
 * @param error the error; NULL is fine. It must not be used any more, nor its texts.
 * @since 0.1.0
 */
void taskcore_error_free(taskcore_error *error);

taskcore_status taskcore_default_path_e(char **path, taskcore_error **error);
taskcore_status taskcore_account_collection_choice_init_e(
    taskcore_account_collection_choice *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_account_collection_query_options_init_e(
    taskcore_account_collection_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_account_input_init_e(taskcore_account_input *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_account_plan_init_e(taskcore_account_plan *value, size_t struct_size,
                                             taskcore_error **error);
taskcore_status taskcore_account_query_options_init_e(taskcore_account_query_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_ageing_query_options_init_e(taskcore_ageing_query_options *value,
                                                     size_t struct_size, taskcore_error **error);
taskcore_status taskcore_agenda_options_init_e(taskcore_agenda_options *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_alert_query_options_init_e(taskcore_alert_query_options *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_authorization_options_init_e(taskcore_authorization_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_backup_options_init_e(taskcore_backup_options *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_calendar_input_init_e(taskcore_calendar_input *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_calendar_query_options_init_e(taskcore_calendar_query_options *value,
                                                       size_t struct_size, taskcore_error **error);
taskcore_status taskcore_chart_options_init_e(taskcore_chart_options *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_client_input_init_e(taskcore_client_input *value, size_t struct_size,
                                             taskcore_error **error);
taskcore_status taskcore_client_query_options_init_e(taskcore_client_query_options *value,
                                                     size_t struct_size, taskcore_error **error);
taskcore_status taskcore_comment_input_init_e(taskcore_comment_input *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_comment_query_options_init_e(taskcore_comment_query_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_completion_query_options_init_e(taskcore_completion_query_options *value,
                                                         size_t struct_size,
                                                         taskcore_error **error);
taskcore_status taskcore_conflict_query_options_init_e(taskcore_conflict_query_options *value,
                                                       size_t struct_size, taskcore_error **error);
taskcore_status taskcore_countdown_init_e(taskcore_countdown *value, size_t struct_size,
                                          taskcore_error **error);
taskcore_status taskcore_email_options_init_e(taskcore_email_options *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_email_query_options_init_e(taskcore_email_query_options *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_event_countdown_options_init_e(taskcore_event_countdown_options *value,
                                                        size_t struct_size, taskcore_error **error);
taskcore_status taskcore_event_input_init_e(taskcore_event_input *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_event_query_options_init_e(taskcore_event_query_options *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_event_scope_options_init_e(taskcore_event_scope_options *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_export_options_init_e(taskcore_export_options *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_field_input_init_e(taskcore_field_input *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_field_query_options_init_e(taskcore_field_query_options *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_field_value_init_e(taskcore_field_value *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_filter_input_init_e(taskcore_filter_input *value, size_t struct_size,
                                             taskcore_error **error);
taskcore_status taskcore_filter_query_options_init_e(taskcore_filter_query_options *value,
                                                     size_t struct_size, taskcore_error **error);
taskcore_status taskcore_focus_billing_init_e(taskcore_focus_billing *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_focus_next_init_e(taskcore_focus_next *value, size_t struct_size,
                                           taskcore_error **error);
taskcore_status taskcore_focus_query_options_init_e(taskcore_focus_query_options *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_focus_settings_init_e(taskcore_focus_settings *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_focus_start_options_init_e(taskcore_focus_start_options *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_focus_total_query_options_init_e(
    taskcore_focus_total_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_free_time_query_options_init_e(taskcore_free_time_query_options *value,
                                                        size_t struct_size, taskcore_error **error);
taskcore_status taskcore_holiday_input_init_e(taskcore_holiday_input *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_holiday_query_options_init_e(taskcore_holiday_query_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_home_options_init_e(taskcore_home_options *value, size_t struct_size,
                                             taskcore_error **error);
taskcore_status taskcore_hub_options_init_e(taskcore_hub_options *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_hub_report_init_e(taskcore_hub_report *value, size_t struct_size,
                                           taskcore_error **error);
taskcore_status taskcore_hub_sweep_report_init_e(taskcore_hub_sweep_report *value,
                                                 size_t struct_size, taskcore_error **error);
taskcore_status taskcore_idle_time_init_e(taskcore_idle_time *value, size_t struct_size,
                                          taskcore_error **error);
taskcore_status taskcore_import_options_init_e(taskcore_import_options *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_import_report_init_e(taskcore_import_report *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_interest_span_query_options_init_e(
    taskcore_interest_span_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_invoice_adjustment_input_init_e(taskcore_invoice_adjustment_input *value,
                                                         size_t struct_size,
                                                         taskcore_error **error);
taskcore_status taskcore_invoice_input_init_e(taskcore_invoice_input *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_invoice_line_input_init_e(taskcore_invoice_line_input *value,
                                                   size_t struct_size, taskcore_error **error);
taskcore_status taskcore_invoice_query_options_init_e(taskcore_invoice_query_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_late_invoice_query_options_init_e(
    taskcore_late_invoice_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_link_init_e(taskcore_link *value, size_t struct_size,
                                     taskcore_error **error);
taskcore_status taskcore_load_query_options_init_e(taskcore_load_query_options *value,
                                                   size_t struct_size, taskcore_error **error);
taskcore_status taskcore_local_time_init_e(taskcore_local_time *value, size_t struct_size,
                                           taskcore_error **error);
taskcore_status taskcore_log_report_init_e(taskcore_log_report *value, size_t struct_size,
                                           taskcore_error **error);
taskcore_status taskcore_log_trim_options_init_e(taskcore_log_trim_options *value,
                                                 size_t struct_size, taskcore_error **error);
taskcore_status taskcore_moment_init_e(taskcore_moment *value, size_t struct_size,
                                       taskcore_error **error);
taskcore_status taskcore_month_options_init_e(taskcore_month_options *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_move_init_e(taskcore_move *value, size_t struct_size,
                                     taskcore_error **error);
taskcore_status taskcore_number_series_query_options_init_e(
    taskcore_number_series_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_occurrence_query_options_init_e(taskcore_occurrence_query_options *value,
                                                         size_t struct_size,
                                                         taskcore_error **error);
taskcore_status taskcore_open_options_init_e(taskcore_open_options *value, size_t struct_size,
                                             taskcore_error **error);
taskcore_status taskcore_party_init_e(taskcore_party *value, size_t struct_size,
                                      taskcore_error **error);
taskcore_status taskcore_payment_input_init_e(taskcore_payment_input *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_payment_query_options_init_e(taskcore_payment_query_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_payment_reminder_input_init_e(taskcore_payment_reminder_input *value,
                                                       size_t struct_size, taskcore_error **error);
taskcore_status taskcore_payment_reminder_query_options_init_e(
    taskcore_payment_reminder_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_pdf_options_init_e(taskcore_pdf_options *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_penalty_rate_input_init_e(taskcore_penalty_rate_input *value,
                                                   size_t struct_size, taskcore_error **error);
taskcore_status taskcore_penalty_rate_query_options_init_e(
    taskcore_penalty_rate_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_period_init_e(taskcore_period *value, size_t struct_size,
                                       taskcore_error **error);
taskcore_status taskcore_period_options_init_e(taskcore_period_options *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_project_input_init_e(taskcore_project_input *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_project_query_options_init_e(taskcore_project_query_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_project_section_input_init_e(taskcore_project_section_input *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_project_section_query_options_init_e(
    taskcore_project_section_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_pulse_options_init_e(taskcore_pulse_options *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_pulse_settings_init_e(taskcore_pulse_settings *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_purchase_input_init_e(taskcore_purchase_input *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_purchase_payment_query_options_init_e(
    taskcore_purchase_payment_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_purchase_query_options_init_e(taskcore_purchase_query_options *value,
                                                       size_t struct_size, taskcore_error **error);
taskcore_status taskcore_purchase_total_query_options_init_e(
    taskcore_purchase_total_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_query_init_e(taskcore_query *value, size_t struct_size,
                                      taskcore_error **error);
taskcore_status taskcore_recovery_report_init_e(taskcore_recovery_report *value, size_t struct_size,
                                                taskcore_error **error);
taskcore_status taskcore_recurring_invoice_input_init_e(taskcore_recurring_invoice_input *value,
                                                        size_t struct_size, taskcore_error **error);
taskcore_status taskcore_recurring_invoice_query_options_init_e(
    taskcore_recurring_invoice_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_reminder_init_e(taskcore_reminder *value, size_t struct_size,
                                         taskcore_error **error);
taskcore_status taskcore_repair_report_init_e(taskcore_repair_report *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_repeat_spec_init_e(taskcore_repeat_spec *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_replica_query_options_init_e(taskcore_replica_query_options *value,
                                                      size_t struct_size, taskcore_error **error);
taskcore_status taskcore_report_options_init_e(taskcore_report_options *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_score_init_e(taskcore_score *value, size_t struct_size,
                                      taskcore_error **error);
taskcore_status taskcore_score_options_init_e(taskcore_score_options *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_series_history_query_options_init_e(
    taskcore_series_history_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_series_streak_init_e(taskcore_series_streak *value, size_t struct_size,
                                              taskcore_error **error);
taskcore_status taskcore_smtp_options_init_e(taskcore_smtp_options *value, size_t struct_size,
                                             taskcore_error **error);
taskcore_status taskcore_sort_init_e(taskcore_sort *value, size_t struct_size,
                                     taskcore_error **error);
taskcore_status taskcore_step_init_e(taskcore_step *value, size_t struct_size,
                                     taskcore_error **error);
taskcore_status taskcore_subscription_content_init_e(taskcore_subscription_content *value,
                                                     size_t struct_size, taskcore_error **error);
taskcore_status taskcore_svg_options_init_e(taskcore_svg_options *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_sync_conflict_query_options_init_e(
    taskcore_sync_conflict_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_sync_remote_query_options_init_e(
    taskcore_sync_remote_query_options *value, size_t struct_size, taskcore_error **error);
taskcore_status taskcore_sync_report_init_e(taskcore_sync_report *value, size_t struct_size,
                                            taskcore_error **error);
taskcore_status taskcore_sync_state_init_e(taskcore_sync_state *value, size_t struct_size,
                                           taskcore_error **error);
taskcore_status taskcore_sync_transport_init_e(taskcore_sync_transport *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_tag_query_options_init_e(taskcore_tag_query_options *value,
                                                  size_t struct_size, taskcore_error **error);
taskcore_status taskcore_task_countdown_options_init_e(taskcore_task_countdown_options *value,
                                                       size_t struct_size, taskcore_error **error);
taskcore_status taskcore_task_input_init_e(taskcore_task_input *value, size_t struct_size,
                                           taskcore_error **error);
taskcore_status taskcore_task_scope_options_init_e(taskcore_task_scope_options *value,
                                                   size_t struct_size, taskcore_error **error);
taskcore_status taskcore_template_input_init_e(taskcore_template_input *value, size_t struct_size,
                                               taskcore_error **error);
taskcore_status taskcore_template_query_options_init_e(taskcore_template_query_options *value,
                                                       size_t struct_size, taskcore_error **error);
taskcore_status taskcore_template_report_init_e(taskcore_template_report *value, size_t struct_size,
                                                taskcore_error **error);
taskcore_status taskcore_template_use_options_init_e(taskcore_template_use_options *value,
                                                     size_t struct_size, taskcore_error **error);
taskcore_status taskcore_time_entry_input_init_e(taskcore_time_entry_input *value,
                                                 size_t struct_size, taskcore_error **error);
taskcore_status taskcore_time_entry_query_options_init_e(taskcore_time_entry_query_options *value,
                                                         size_t struct_size,
                                                         taskcore_error **error);
taskcore_status taskcore_time_entry_settings_init_e(taskcore_time_entry_settings *value,
                                                    size_t struct_size, taskcore_error **error);
taskcore_status taskcore_time_total_query_options_init_e(taskcore_time_total_query_options *value,
                                                         size_t struct_size,
                                                         taskcore_error **error);
taskcore_status taskcore_turnover_query_options_init_e(taskcore_turnover_query_options *value,
                                                       size_t struct_size, taskcore_error **error);
taskcore_status taskcore_urgency_coefficients_init_e(taskcore_urgency_coefficients *value,
                                                     size_t struct_size, taskcore_error **error);
taskcore_status taskcore_vat_total_query_options_init_e(taskcore_vat_total_query_options *value,
                                                        size_t struct_size, taskcore_error **error);
taskcore_status taskcore_store_open_e(const taskcore_open_options *options, taskcore_store **store,
                                      taskcore_error **error);
taskcore_status taskcore_language_e(taskcore_store *store, char **language, taskcore_error **error);
taskcore_status taskcore_language_set_e(taskcore_store *store, const char *language,
                                        taskcore_error **error);
taskcore_status taskcore_region_e(taskcore_store *store, char **region, taskcore_error **error);
taskcore_status taskcore_region_set_e(taskcore_store *store, const char *region,
                                      taskcore_error **error);
taskcore_status taskcore_texts_language_set_e(taskcore_store *store, const char *language,
                                              taskcore_error **error);
taskcore_status taskcore_task_add_e(taskcore_store *store, const taskcore_task_input *input,
                                    int64_t *id, taskcore_error **error);
taskcore_status taskcore_task_add_many_e(taskcore_store *store, const taskcore_task_input *inputs,
                                         size_t count, int64_t *ids, taskcore_error **error);
taskcore_status taskcore_task_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                    taskcore_task_list **tasks, taskcore_error **error);
taskcore_status taskcore_task_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                     taskcore_error **error);
taskcore_status taskcore_task_query_e(taskcore_store *store, const taskcore_query *query,
                                      taskcore_task_list **tasks, taskcore_error **error);
taskcore_status taskcore_task_count_e(taskcore_store *store, const taskcore_query *query,
                                      int64_t *task_count, taskcore_error **error);
taskcore_status taskcore_task_update_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       const taskcore_task_input *changes, taskcore_error **error);
taskcore_status taskcore_task_check_e(taskcore_store *store, int64_t id,
                                      const taskcore_task_input *input,
                                      taskcore_problem_list **problems, taskcore_error **error);
taskcore_status taskcore_task_complete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                         uint64_t flags, taskcore_error **error);
taskcore_status taskcore_task_reopen_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_error **error);
taskcore_status taskcore_task_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_error **error);
taskcore_status taskcore_task_restore_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_error **error);
taskcore_status taskcore_task_purge_e(taskcore_store *store, const int64_t *ids, size_t count,
                                      taskcore_error **error);
taskcore_status taskcore_task_purge_before_e(taskcore_store *store, int64_t before_ms,
                                             int64_t *purged, taskcore_error **error);
taskcore_status taskcore_task_skip_occurrence_e(taskcore_store *store, const int64_t *ids,
                                                size_t count, taskcore_error **error);
taskcore_status taskcore_task_end_series_e(taskcore_store *store, const int64_t *ids, size_t count,
                                           taskcore_error **error);
taskcore_status taskcore_task_update_occurrence_e(taskcore_store *store, int64_t id,
                                                  const taskcore_task_scope_options *options,
                                                  const taskcore_task_input *changes,
                                                  int64_t *changed_id, taskcore_error **error);
taskcore_status taskcore_task_move_e(taskcore_store *store, const int64_t *ids, size_t count,
                                     const taskcore_move *move, taskcore_error **error);
taskcore_status taskcore_task_indent_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_error **error);
taskcore_status taskcore_task_outdent_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_error **error);
taskcore_status taskcore_task_copy_e(taskcore_store *store, int64_t id, int64_t *copy_id,
                                     taskcore_error **error);
taskcore_status taskcore_task_update_where_e(taskcore_store *store, const taskcore_query *query,
                                             const taskcore_task_input *changes, int64_t *changed,
                                             taskcore_error **error);
taskcore_status taskcore_task_complete_where_e(taskcore_store *store, const taskcore_query *query,
                                               uint64_t flags, int64_t *changed,
                                               taskcore_error **error);
taskcore_status taskcore_task_reopen_where_e(taskcore_store *store, const taskcore_query *query,
                                             int64_t *changed, taskcore_error **error);
taskcore_status taskcore_task_delete_where_e(taskcore_store *store, const taskcore_query *query,
                                             int64_t *changed, taskcore_error **error);
taskcore_status taskcore_task_restore_where_e(taskcore_store *store, const taskcore_query *query,
                                              int64_t *changed, taskcore_error **error);
taskcore_status taskcore_task_purge_where_e(taskcore_store *store, const taskcore_query *query,
                                            int64_t *changed, taskcore_error **error);
taskcore_status taskcore_task_move_where_e(taskcore_store *store, const taskcore_query *query,
                                           const taskcore_move *move, int64_t *changed,
                                           taskcore_error **error);
taskcore_status taskcore_task_list_arrow_e(const taskcore_task_list *list, void *stream,
                                           taskcore_error **error);
taskcore_status taskcore_task_history_e(taskcore_store *store, int64_t id,
                                        taskcore_history_list **entries, taskcore_error **error);
taskcore_status taskcore_query_check_e(taskcore_store *store, const char *text,
                                       taskcore_error **error);
taskcore_status taskcore_query_canonical_e(taskcore_store *store, const char *text,
                                           char **canonical, taskcore_error **error);
taskcore_status taskcore_query_shown_e(taskcore_store *store, const char *text, char **shown,
                                       taskcore_error **error);
taskcore_status taskcore_query_note_e(taskcore_store *store, const char *text, char **note,
                                      taskcore_error **error);
taskcore_status taskcore_urgency_coefficients_read_e(taskcore_store *store,
                                                     taskcore_urgency_coefficients *coefficients,
                                                     taskcore_error **error);
taskcore_status taskcore_urgency_coefficients_set_e(
    taskcore_store *store, const taskcore_urgency_coefficients *coefficients,
    taskcore_error **error);
taskcore_status taskcore_history_list_arrow_e(const taskcore_history_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_problem_list_arrow_e(const taskcore_problem_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_task_cancel_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       uint64_t flags, taskcore_error **error);
taskcore_status taskcore_task_cancel_where_e(taskcore_store *store, const taskcore_query *query,
                                             uint64_t flags, int64_t *changed,
                                             taskcore_error **error);
taskcore_status taskcore_task_start_e(taskcore_store *store, const int64_t *ids, size_t count,
                                      taskcore_error **error);
taskcore_status taskcore_task_stop_e(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_error **error);
taskcore_status taskcore_quick_add_e(taskcore_store *store, const char *text,
                                     const taskcore_task_input *defaults, int64_t *id,
                                     taskcore_error **error);
taskcore_status taskcore_quick_add_told_e(taskcore_store *store, const char *text,
                                          const taskcore_task_input *defaults, int64_t *id,
                                          taskcore_quick_add_result **result,
                                          taskcore_error **error);
taskcore_status taskcore_quick_add_parse_e(taskcore_store *store, const char *text,
                                           taskcore_quick_add_result **result,
                                           taskcore_error **error);
taskcore_status taskcore_quick_add_parse_changes_e(taskcore_store *store, const char *text,
                                                   taskcore_quick_add_result **result,
                                                   taskcore_error **error);
taskcore_status taskcore_project_add_e(taskcore_store *store, const taskcore_project_input *input,
                                       int64_t *id, taskcore_error **error);
taskcore_status taskcore_project_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_project_list **projects, taskcore_error **error);
taskcore_status taskcore_project_find_e(taskcore_store *store, const char *uid_or_name, int64_t *id,
                                        taskcore_error **error);
taskcore_status taskcore_project_update_e(taskcore_store *store, int64_t id,
                                          const taskcore_project_input *input,
                                          taskcore_error **error);
taskcore_status taskcore_project_check_e(taskcore_store *store, int64_t id,
                                         const taskcore_project_input *input,
                                         taskcore_problem_list **problems, taskcore_error **error);
taskcore_status taskcore_project_move_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        const taskcore_move *move, taskcore_error **error);
taskcore_status taskcore_project_copy_e(taskcore_store *store, int64_t id, int64_t *copy_id,
                                        taskcore_error **error);
taskcore_status taskcore_project_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                          uint64_t flags, taskcore_error **error);
taskcore_status taskcore_project_query_e(taskcore_store *store,
                                         const taskcore_project_query_options *options,
                                         taskcore_project_list **projects, taskcore_error **error);
taskcore_status taskcore_project_list_arrow_e(const taskcore_project_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_repair_e(taskcore_store *store, taskcore_repair_report *report,
                                  taskcore_error **error);
taskcore_status taskcore_check_e(taskcore_store *store, taskcore_repair_report *report,
                                 taskcore_error **error);
taskcore_status taskcore_recover_e(taskcore_store *store, const char *path,
                                   taskcore_recovery_report *report, taskcore_error **error);
taskcore_status taskcore_project_section_add_e(taskcore_store *store, int64_t project_id,
                                               const taskcore_project_section_input *input,
                                               int64_t *id, taskcore_error **error);
taskcore_status taskcore_project_section_get_e(taskcore_store *store, const int64_t *ids,
                                               size_t count,
                                               taskcore_project_section_list **sections,
                                               taskcore_error **error);
taskcore_status taskcore_project_section_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                                taskcore_error **error);
taskcore_status taskcore_project_section_update_e(taskcore_store *store, int64_t id,
                                                  const taskcore_project_section_input *input,
                                                  taskcore_error **error);
taskcore_status taskcore_project_section_move_e(taskcore_store *store, const int64_t *ids,
                                                size_t count, const taskcore_move *move,
                                                taskcore_error **error);
taskcore_status taskcore_project_section_delete_e(taskcore_store *store, const int64_t *ids,
                                                  size_t count, taskcore_error **error);
taskcore_status taskcore_project_section_query_e(
    taskcore_store *store, const taskcore_project_section_query_options *options,
    taskcore_project_section_list **sections, taskcore_error **error);
taskcore_status taskcore_project_section_list_arrow_e(const taskcore_project_section_list *list,
                                                      void *stream, taskcore_error **error);
taskcore_status taskcore_tag_get_e(taskcore_store *store, const char *const *names, size_t count,
                                   taskcore_tag_list **tags, taskcore_error **error);
taskcore_status taskcore_tag_query_e(taskcore_store *store,
                                     const taskcore_tag_query_options *options,
                                     taskcore_tag_list **tags, taskcore_error **error);
taskcore_status taskcore_tag_rename_e(taskcore_store *store, const char *name, const char *new_name,
                                      taskcore_error **error);
taskcore_status taskcore_tag_merge_e(taskcore_store *store, const char *const *names, size_t count,
                                     const char *into, taskcore_error **error);
taskcore_status taskcore_tag_set_colour_e(taskcore_store *store, const char *name, int32_t colour,
                                          taskcore_error **error);
taskcore_status taskcore_tag_delete_e(taskcore_store *store, const char *const *names, size_t count,
                                      taskcore_error **error);
taskcore_status taskcore_tag_list_arrow_e(const taskcore_tag_list *list, void *stream,
                                          taskcore_error **error);
taskcore_status taskcore_filter_add_e(taskcore_store *store, const taskcore_filter_input *input,
                                      int64_t *id, taskcore_error **error);
taskcore_status taskcore_filter_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                      taskcore_filter_list **filters, taskcore_error **error);
taskcore_status taskcore_filter_find_e(taskcore_store *store, const char *uid_or_name, int64_t *id,
                                       taskcore_error **error);
taskcore_status taskcore_filter_update_e(taskcore_store *store, int64_t id,
                                         const taskcore_filter_input *input,
                                         taskcore_error **error);
taskcore_status taskcore_filter_move_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       const taskcore_move *move, taskcore_error **error);
taskcore_status taskcore_filter_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                         taskcore_error **error);
taskcore_status taskcore_filter_query_e(taskcore_store *store,
                                        const taskcore_filter_query_options *options,
                                        taskcore_filter_list **filters, taskcore_error **error);
taskcore_status taskcore_filter_list_arrow_e(const taskcore_filter_list *list, void *stream,
                                             taskcore_error **error);
taskcore_status taskcore_template_add_e(taskcore_store *store, const taskcore_template_input *input,
                                        int64_t *id, taskcore_error **error);
taskcore_status taskcore_template_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_template_list **templates, taskcore_error **error);
taskcore_status taskcore_template_find_e(taskcore_store *store, const char *uid_or_name,
                                         int64_t *id, taskcore_error **error);
taskcore_status taskcore_template_update_e(taskcore_store *store, int64_t id,
                                           const taskcore_template_input *input,
                                           taskcore_error **error);
taskcore_status taskcore_template_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                           taskcore_error **error);
taskcore_status taskcore_template_use_e(taskcore_store *store, int64_t id,
                                        const taskcore_template_use_options *options,
                                        taskcore_template_report *use, taskcore_error **error);
taskcore_status taskcore_template_query_e(taskcore_store *store,
                                          const taskcore_template_query_options *options,
                                          taskcore_template_list **templates,
                                          taskcore_error **error);
taskcore_status taskcore_template_read_e(taskcore_store *store, int64_t id,
                                         taskcore_template_task_list **tasks,
                                         taskcore_error **error);
taskcore_status taskcore_template_list_arrow_e(const taskcore_template_list *list, void *stream,
                                               taskcore_error **error);
taskcore_status taskcore_template_task_list_arrow_e(const taskcore_template_task_list *list,
                                                    void *stream, taskcore_error **error);
taskcore_status taskcore_field_add_e(taskcore_store *store, const taskcore_field_input *input,
                                     int64_t *id, taskcore_error **error);
taskcore_status taskcore_field_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_field_list **fields, taskcore_error **error);
taskcore_status taskcore_field_find_e(taskcore_store *store, const char *uid_or_name, int64_t *id,
                                      taskcore_error **error);
taskcore_status taskcore_field_update_e(taskcore_store *store, int64_t id,
                                        const taskcore_field_input *input, taskcore_error **error);
taskcore_status taskcore_field_move_e(taskcore_store *store, const int64_t *ids, size_t count,
                                      const taskcore_move *move, taskcore_error **error);
taskcore_status taskcore_field_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        uint64_t flags, taskcore_error **error);
taskcore_status taskcore_field_query_e(taskcore_store *store,
                                       const taskcore_field_query_options *options,
                                       taskcore_field_list **fields, taskcore_error **error);
taskcore_status taskcore_field_list_arrow_e(const taskcore_field_list *list, void *stream,
                                            taskcore_error **error);
taskcore_status taskcore_home_read_e(taskcore_store *store, const taskcore_home_options *options,
                                     taskcore_home **home, taskcore_error **error);
taskcore_status taskcore_detail_read_e(taskcore_store *store, int64_t id, taskcore_detail **detail,
                                       taskcore_error **error);
taskcore_status taskcore_row_query_e(taskcore_store *store, const taskcore_query *query,
                                     taskcore_row_list **rows, taskcore_error **error);
taskcore_status taskcore_row_list_arrow_e(const taskcore_row_list *list, void *stream,
                                          taskcore_error **error);
taskcore_status taskcore_colour_e(int32_t token, int32_t theme, uint32_t *rgb,
                                  taskcore_error **error);
taskcore_status taskcore_undo_e(taskcore_store *store, taskcore_step *step, taskcore_error **error);
taskcore_status taskcore_redo_e(taskcore_store *store, taskcore_step *step, taskcore_error **error);
taskcore_status taskcore_log_read_e(taskcore_store *store, taskcore_log_report *report,
                                    taskcore_error **error);
taskcore_status taskcore_log_trim_e(taskcore_store *store, const taskcore_log_trim_options *options,
                                    taskcore_log_report *report, taskcore_error **error);
taskcore_status taskcore_observe_e(taskcore_store *store, taskcore_observe_callback callback,
                                   void *payload, taskcore_destroy_callback destroy,
                                   taskcore_observer **observer, taskcore_error **error);
taskcore_status taskcore_time_now_e(taskcore_store *store, int64_t *now_ms, taskcore_error **error);
taskcore_status taskcore_time_to_local_e(taskcore_store *store, int64_t instant_ms,
                                         taskcore_local_time *local, taskcore_error **error);
taskcore_status taskcore_time_from_local_e(taskcore_store *store, const taskcore_local_time *local,
                                           int64_t *instant_ms, taskcore_error **error);
taskcore_status taskcore_time_parse_e(taskcore_store *store, const char *text,
                                      taskcore_moment *moment, taskcore_error **error);
taskcore_status taskcore_period_parse_e(taskcore_store *store, const char *text,
                                        const taskcore_period_options *options,
                                        taskcore_period *period, taskcore_error **error);
taskcore_status taskcore_zone_to_local_e(const char *zone, int64_t instant_ms,
                                         taskcore_local_time *local, taskcore_error **error);
taskcore_status taskcore_zone_from_local_e(const char *zone, const taskcore_local_time *local,
                                           int64_t *instant_ms, taskcore_error **error);
taskcore_status taskcore_day_begins_set_e(taskcore_store *store, int32_t minute,
                                          int32_t *first_date, taskcore_error **error);
taskcore_status taskcore_day_begins_e(taskcore_store *store, int32_t date, int32_t *minute,
                                      taskcore_error **error);
taskcore_status taskcore_day_at_e(taskcore_store *store, int64_t instant_ms, int32_t *date,
                                  taskcore_error **error);
taskcore_status taskcore_day_beginning_e(taskcore_store *store, int32_t date, int64_t *instant_ms,
                                         taskcore_error **error);
taskcore_status taskcore_times_float_set_e(taskcore_store *store, int32_t floats,
                                           taskcore_error **error);
taskcore_status taskcore_times_float_e(taskcore_store *store, int32_t *floats,
                                       taskcore_error **error);
taskcore_status taskcore_repeat_parse_e(taskcore_store *store, const char *text, char **rule,
                                        int32_t *mode, taskcore_error **error);
taskcore_status taskcore_repeat_words_e(taskcore_store *store, const char *rule, int32_t mode,
                                        char **words, taskcore_error **error);
taskcore_status taskcore_repeat_expand_e(taskcore_store *store, const taskcore_repeat_spec *spec,
                                         taskcore_occurrence_list **occurrences,
                                         taskcore_error **error);
taskcore_status taskcore_occurrence_list_arrow_e(const taskcore_occurrence_list *list, void *stream,
                                                 taskcore_error **error);
taskcore_status taskcore_completion_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_completion_list **completions,
                                          taskcore_error **error);
taskcore_status taskcore_completion_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                           taskcore_error **error);
taskcore_status taskcore_completion_query_e(taskcore_store *store,
                                            const taskcore_completion_query_options *options,
                                            taskcore_completion_list **completions,
                                            taskcore_error **error);
taskcore_status taskcore_completion_list_arrow_e(const taskcore_completion_list *list, void *stream,
                                                 taskcore_error **error);
taskcore_status taskcore_series_streak_read_e(taskcore_store *store, int64_t task_id,
                                              taskcore_series_streak *streak,
                                              taskcore_error **error);
taskcore_status taskcore_series_history_query_e(
    taskcore_store *store, const taskcore_series_history_query_options *options,
    taskcore_past_occurrence_list **occurrences, taskcore_error **error);
taskcore_status taskcore_series_check_e(taskcore_store *store, taskcore_problem_list **problems,
                                        taskcore_error **error);
taskcore_status taskcore_past_occurrence_list_arrow_e(const taskcore_past_occurrence_list *list,
                                                      void *stream, taskcore_error **error);
taskcore_status taskcore_calendar_add_e(taskcore_store *store, const taskcore_calendar_input *input,
                                        int64_t *id, taskcore_error **error);
taskcore_status taskcore_calendar_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_calendar_list **calendars, taskcore_error **error);
taskcore_status taskcore_calendar_find_e(taskcore_store *store, const char *uid_or_name,
                                         int64_t *id, taskcore_error **error);
taskcore_status taskcore_calendar_update_e(taskcore_store *store, int64_t id,
                                           const taskcore_calendar_input *input,
                                           taskcore_error **error);
taskcore_status taskcore_calendar_move_e(taskcore_store *store, const int64_t *ids, size_t count,
                                         const taskcore_move *move, taskcore_error **error);
taskcore_status taskcore_calendar_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                           uint64_t flags, taskcore_error **error);
taskcore_status taskcore_calendar_query_e(taskcore_store *store,
                                          const taskcore_calendar_query_options *options,
                                          taskcore_calendar_list **calendars,
                                          taskcore_error **error);
taskcore_status taskcore_calendar_list_arrow_e(const taskcore_calendar_list *list, void *stream,
                                               taskcore_error **error);
taskcore_status taskcore_event_add_e(taskcore_store *store, const taskcore_event_input *input,
                                     uint64_t flags, int64_t *id,
                                     taskcore_conflict_list **conflicts, taskcore_error **error);
taskcore_status taskcore_event_add_many_e(taskcore_store *store, const taskcore_event_input *inputs,
                                          size_t count, uint64_t flags, int64_t *ids,
                                          taskcore_conflict_list **conflicts,
                                          taskcore_error **error);
taskcore_status taskcore_event_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_event_list **events, taskcore_error **error);
taskcore_status taskcore_event_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                      taskcore_error **error);
taskcore_status taskcore_event_query_e(taskcore_store *store,
                                       const taskcore_event_query_options *options,
                                       taskcore_event_list **events, taskcore_error **error);
taskcore_status taskcore_event_update_e(taskcore_store *store, int64_t id,
                                        const taskcore_event_scope_options *options,
                                        const taskcore_event_input *changes, uint64_t flags,
                                        int64_t *changed_id, taskcore_conflict_list **conflicts,
                                        taskcore_error **error);
taskcore_status taskcore_event_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_error **error);
taskcore_status taskcore_event_delete_occurrence_e(taskcore_store *store, int64_t id,
                                                   const taskcore_event_scope_options *options,
                                                   taskcore_error **error);
taskcore_status taskcore_event_list_arrow_e(const taskcore_event_list *list, void *stream,
                                            taskcore_error **error);
taskcore_status taskcore_occurrence_query_e(taskcore_store *store,
                                            const taskcore_occurrence_query_options *options,
                                            taskcore_occurrence_list **occurrences,
                                            taskcore_error **error);
taskcore_status taskcore_conflict_query_e(taskcore_store *store,
                                          const taskcore_conflict_query_options *options,
                                          taskcore_conflict_list **conflicts,
                                          taskcore_error **error);
taskcore_status taskcore_conflict_list_arrow_e(const taskcore_conflict_list *list, void *stream,
                                               taskcore_error **error);
taskcore_status taskcore_free_time_query_e(taskcore_store *store,
                                           const taskcore_free_time_query_options *options,
                                           taskcore_free_time_list **slots, taskcore_error **error);
taskcore_status taskcore_free_time_list_arrow_e(const taskcore_free_time_list *list, void *stream,
                                                taskcore_error **error);
taskcore_status taskcore_load_query_e(taskcore_store *store,
                                      const taskcore_load_query_options *options,
                                      taskcore_day_load_list **days, taskcore_error **error);
taskcore_status taskcore_day_load_list_arrow_e(const taskcore_day_load_list *list, void *stream,
                                               taskcore_error **error);
taskcore_status taskcore_event_check_e(taskcore_store *store, int64_t id,
                                       const taskcore_event_scope_options *options,
                                       const taskcore_event_input *input,
                                       taskcore_problem_list **problems,
                                       taskcore_conflict_list **conflicts, taskcore_error **error);
taskcore_status taskcore_agenda_read_e(taskcore_store *store,
                                       const taskcore_agenda_options *options,
                                       taskcore_agenda_list **agenda, taskcore_error **error);
taskcore_status taskcore_agenda_list_arrow_e(const taskcore_agenda_list *list, void *stream,
                                             taskcore_error **error);
taskcore_status taskcore_month_read_e(taskcore_store *store, const taskcore_month_options *options,
                                      taskcore_month_list **days, taskcore_error **error);
taskcore_status taskcore_month_list_arrow_e(const taskcore_month_list *list, void *stream,
                                            taskcore_error **error);
taskcore_status taskcore_task_countdown_e(taskcore_store *store, int64_t id,
                                          const taskcore_task_countdown_options *options,
                                          taskcore_countdown *countdown, taskcore_error **error);
taskcore_status taskcore_event_countdown_e(taskcore_store *store, int64_t id,
                                           const taskcore_event_countdown_options *options,
                                           taskcore_countdown *countdown, taskcore_error **error);
taskcore_status taskcore_day_countdown_e(taskcore_store *store, taskcore_countdown *countdown,
                                         taskcore_error **error);
taskcore_status taskcore_countdown_label_e(taskcore_store *store,
                                           const taskcore_countdown *countdown, char **label,
                                           taskcore_error **error);
taskcore_status taskcore_comment_add_e(taskcore_store *store, int32_t entity, int64_t item_id,
                                       const taskcore_comment_input *input, int64_t *id,
                                       taskcore_error **error);
taskcore_status taskcore_comment_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_comment_list **comments, taskcore_error **error);
taskcore_status taskcore_comment_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                        taskcore_error **error);
taskcore_status taskcore_comment_update_e(taskcore_store *store, int64_t id,
                                          const taskcore_comment_input *input,
                                          taskcore_error **error);
taskcore_status taskcore_comment_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_error **error);
taskcore_status taskcore_comment_query_e(taskcore_store *store,
                                         const taskcore_comment_query_options *options,
                                         taskcore_comment_list **comments, taskcore_error **error);
taskcore_status taskcore_comment_list_arrow_e(const taskcore_comment_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_poll_e(taskcore_store *store, int64_t now_ms, taskcore_alert_list **alerts,
                                size_t *commit_count, taskcore_error **error);
taskcore_status taskcore_next_wakeup_e(taskcore_store *store, int64_t *at_ms,
                                       taskcore_error **error);
taskcore_status taskcore_alert_query_e(taskcore_store *store,
                                       const taskcore_alert_query_options *options,
                                       taskcore_alert_list **alerts, taskcore_error **error);
taskcore_status taskcore_alert_acknowledge_e(taskcore_store *store, const int64_t *ids,
                                             size_t count, taskcore_error **error);
taskcore_status taskcore_alert_snooze_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        int64_t until_ms, taskcore_error **error);
taskcore_status taskcore_alert_snooze_for_e(taskcore_store *store, const int64_t *ids, size_t count,
                                            int64_t seconds, taskcore_error **error);
taskcore_status taskcore_default_reminders_set_e(taskcore_store *store, int32_t kind,
                                                 const taskcore_reminder *reminders, size_t count,
                                                 taskcore_error **error);
taskcore_status taskcore_default_reminders_e(taskcore_store *store, int32_t kind, char **reminders,
                                             taskcore_error **error);
taskcore_status taskcore_alert_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_alert_list **alerts, taskcore_error **error);
taskcore_status taskcore_alert_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                      taskcore_error **error);
taskcore_status taskcore_alert_list_arrow_e(const taskcore_alert_list *list, void *stream,
                                            taskcore_error **error);
taskcore_status taskcore_focus_start_e(taskcore_store *store,
                                       const taskcore_focus_start_options *options, int64_t *id,
                                       taskcore_error **error);
taskcore_status taskcore_focus_pause_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_focus_resume_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_focus_reset_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_focus_cancel_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_focus_finish_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_focus_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_focus_list **sessions, taskcore_error **error);
taskcore_status taskcore_focus_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                      taskcore_error **error);
taskcore_status taskcore_focus_current_e(taskcore_store *store, taskcore_focus_list **sessions,
                                         taskcore_error **error);
taskcore_status taskcore_focus_next_read_e(taskcore_store *store, taskcore_focus_next *next,
                                           taskcore_error **error);
taskcore_status taskcore_focus_query_e(taskcore_store *store,
                                       const taskcore_focus_query_options *options,
                                       taskcore_focus_list **sessions, taskcore_error **error);
taskcore_status taskcore_focus_list_arrow_e(const taskcore_focus_list *list, void *stream,
                                            taskcore_error **error);
taskcore_status taskcore_focus_total_query_e(taskcore_store *store,
                                             const taskcore_focus_total_query_options *options,
                                             taskcore_focus_total_list **totals,
                                             taskcore_error **error);
taskcore_status taskcore_focus_total_list_arrow_e(const taskcore_focus_total_list *list,
                                                  void *stream, taskcore_error **error);
taskcore_status taskcore_focus_settings_read_e(taskcore_store *store,
                                               taskcore_focus_settings *settings,
                                               taskcore_error **error);
taskcore_status taskcore_focus_settings_set_e(taskcore_store *store,
                                              const taskcore_focus_settings *settings,
                                              taskcore_error **error);
taskcore_status taskcore_time_entry_add_e(taskcore_store *store,
                                          const taskcore_time_entry_input *input, int64_t *id,
                                          taskcore_error **error);
taskcore_status taskcore_time_entry_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_time_entry_list **entries,
                                          taskcore_error **error);
taskcore_status taskcore_time_entry_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                           taskcore_error **error);
taskcore_status taskcore_time_entry_update_e(taskcore_store *store, int64_t id,
                                             const taskcore_time_entry_input *input,
                                             taskcore_error **error);
taskcore_status taskcore_time_entry_delete_e(taskcore_store *store, const int64_t *ids,
                                             size_t count, taskcore_error **error);
taskcore_status taskcore_time_entry_split_e(taskcore_store *store, int64_t id, int64_t at_ms,
                                            int64_t *new_id, taskcore_error **error);
taskcore_status taskcore_time_entry_query_e(taskcore_store *store,
                                            const taskcore_time_entry_query_options *options,
                                            taskcore_time_entry_list **entries,
                                            taskcore_error **error);
taskcore_status taskcore_time_entry_list_arrow_e(const taskcore_time_entry_list *list, void *stream,
                                                 taskcore_error **error);
taskcore_status taskcore_timer_start_e(taskcore_store *store,
                                       const taskcore_time_entry_input *input, int64_t *id,
                                       taskcore_error **error);
taskcore_status taskcore_timer_stop_e(taskcore_store *store, int64_t *id, taskcore_error **error);
taskcore_status taskcore_timer_idle_e(taskcore_store *store, const taskcore_idle_time *idle,
                                      int64_t *id, taskcore_error **error);
taskcore_status taskcore_time_total_query_e(taskcore_store *store,
                                            const taskcore_time_total_query_options *options,
                                            taskcore_time_total_list **totals,
                                            taskcore_error **error);
taskcore_status taskcore_time_total_list_arrow_e(const taskcore_time_total_list *list, void *stream,
                                                 taskcore_error **error);
taskcore_status taskcore_time_entry_settings_read_e(taskcore_store *store,
                                                    taskcore_time_entry_settings *settings,
                                                    taskcore_error **error);
taskcore_status taskcore_time_entry_settings_set_e(taskcore_store *store,
                                                   const taskcore_time_entry_settings *settings,
                                                   taskcore_error **error);
taskcore_status taskcore_score_read_e(taskcore_store *store, const taskcore_score_options *options,
                                      taskcore_score *score, taskcore_error **error);
taskcore_status taskcore_pulse_read_e(taskcore_store *store, const taskcore_pulse_options *options,
                                      taskcore_pulse **pulse, taskcore_error **error);
taskcore_status taskcore_pulse_settings_read_e(taskcore_store *store,
                                               taskcore_pulse_settings *settings,
                                               taskcore_error **error);
taskcore_status taskcore_pulse_settings_set_e(taskcore_store *store,
                                              const taskcore_pulse_settings *settings,
                                              taskcore_error **error);
taskcore_status taskcore_holiday_add_e(taskcore_store *store, const taskcore_holiday_input *input,
                                       int64_t *id, taskcore_error **error);
taskcore_status taskcore_holiday_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_holiday_list **holidays, taskcore_error **error);
taskcore_status taskcore_holiday_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                        taskcore_error **error);
taskcore_status taskcore_holiday_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_error **error);
taskcore_status taskcore_holiday_mode_set_e(taskcore_store *store, int32_t is_on,
                                            taskcore_error **error);
taskcore_status taskcore_holiday_query_e(taskcore_store *store,
                                         const taskcore_holiday_query_options *options,
                                         taskcore_holiday_list **holidays, taskcore_error **error);
taskcore_status taskcore_holiday_list_arrow_e(const taskcore_holiday_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_chart_read_e(taskcore_store *store, const taskcore_chart_options *options,
                                      taskcore_chart **chart, taskcore_error **error);
taskcore_status taskcore_chart_svg_e(const taskcore_chart *chart,
                                     const taskcore_svg_options *options, char **svg,
                                     taskcore_error **error);
taskcore_status taskcore_report_html_e(taskcore_store *store,
                                       const taskcore_report_options *options, char **html,
                                       taskcore_error **error);
taskcore_status taskcore_report_html_file_e(taskcore_store *store,
                                            const taskcore_report_options *options,
                                            const char *path, taskcore_error **error);
taskcore_status taskcore_usage_start_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_usage_stop_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_usage_reset_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_usage_read_e(taskcore_store *store, taskcore_usage **usage,
                                      taskcore_error **error);
taskcore_status taskcore_profile_set_e(taskcore_store *store, const taskcore_party *seller,
                                       taskcore_error **error);
taskcore_status taskcore_profile_set_logo_e(taskcore_store *store, const uint8_t *bytes,
                                            size_t length, taskcore_error **error);
taskcore_status taskcore_profile_set_hourly_rate_e(taskcore_store *store,
                                                   int64_t hourly_rate_millionths,
                                                   taskcore_error **error);
taskcore_status taskcore_profile_import_e(taskcore_store *store, const uint8_t *bytes,
                                          size_t length, taskcore_error **error);
taskcore_status taskcore_profile_read_e(taskcore_store *store, taskcore_profile **profile,
                                        taskcore_error **error);
taskcore_status taskcore_subscription_set_e(taskcore_store *store,
                                            const taskcore_subscription_content *subscription,
                                            taskcore_error **error);
taskcore_status taskcore_subscription_is_entitled_e(taskcore_store *store, const char *feature,
                                                    int64_t at_ms, int32_t *is_entitled,
                                                    taskcore_error **error);
taskcore_status taskcore_subscription_read_e(taskcore_store *store,
                                             taskcore_subscription **subscription,
                                             taskcore_error **error);
taskcore_status taskcore_client_add_e(taskcore_store *store, const taskcore_client_input *input,
                                      int64_t *id, taskcore_error **error);
taskcore_status taskcore_client_update_e(taskcore_store *store, const int64_t *ids, size_t count,
                                         const taskcore_client_input *input,
                                         taskcore_error **error);
taskcore_status taskcore_client_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                         taskcore_error **error);
taskcore_status taskcore_client_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                      taskcore_client_list **clients, taskcore_error **error);
taskcore_status taskcore_client_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                       taskcore_error **error);
taskcore_status taskcore_client_query_e(taskcore_store *store,
                                        const taskcore_client_query_options *options,
                                        taskcore_client_list **clients, taskcore_error **error);
taskcore_status taskcore_client_list_arrow_e(const taskcore_client_list *list, void *stream,
                                             taskcore_error **error);
taskcore_status taskcore_invoice_add_e(taskcore_store *store, int32_t kind,
                                       const taskcore_invoice_input *input, int64_t *id,
                                       taskcore_error **error);
taskcore_status taskcore_invoice_update_e(taskcore_store *store, int64_t id,
                                          const taskcore_invoice_input *input,
                                          taskcore_error **error);
taskcore_status taskcore_invoice_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_error **error);
taskcore_status taskcore_invoice_copy_e(taskcore_store *store, int64_t id, int64_t *copy_id,
                                        taskcore_error **error);
taskcore_status taskcore_invoice_credit_e(taskcore_store *store, int64_t id,
                                          int64_t *credit_note_id, taskcore_error **error);
taskcore_status taskcore_invoice_correct_e(taskcore_store *store, int64_t id, int64_t *corrected_id,
                                           taskcore_error **error);
taskcore_status taskcore_invoice_down_payment_e(taskcore_store *store, int64_t id,
                                                int32_t share_basis_points, int64_t amount_minor,
                                                int64_t *down_payment_id, taskcore_error **error);
taskcore_status taskcore_invoice_deduct_e(taskcore_store *store, int64_t id, const int64_t *ids,
                                          size_t count, taskcore_error **error);
taskcore_status taskcore_invoice_undeduct_e(taskcore_store *store, int64_t id, const int64_t *ids,
                                            size_t count, taskcore_error **error);
taskcore_status taskcore_invoice_line_add_e(taskcore_store *store, int64_t invoice_id,
                                            const taskcore_invoice_line_input *line, int64_t *id,
                                            taskcore_error **error);
taskcore_status taskcore_invoice_line_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                            taskcore_invoice_line_list **lines,
                                            taskcore_error **error);
taskcore_status taskcore_invoice_line_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                             taskcore_error **error);
taskcore_status taskcore_invoice_line_update_e(taskcore_store *store, int64_t id,
                                               const taskcore_invoice_line_input *line,
                                               taskcore_error **error);
taskcore_status taskcore_invoice_line_delete_e(taskcore_store *store, const int64_t *ids,
                                               size_t count, taskcore_error **error);
taskcore_status taskcore_invoice_line_list_arrow_e(const taskcore_invoice_line_list *list,
                                                   void *stream, taskcore_error **error);
taskcore_status taskcore_invoice_bill_focus_e(taskcore_store *store, int64_t invoice_id,
                                              const taskcore_focus_billing *billing,
                                              int64_t *line_count, taskcore_error **error);
taskcore_status taskcore_invoice_bill_client_e(taskcore_store *store, int64_t client_id,
                                               const taskcore_focus_billing *billing,
                                               int64_t *invoice_id, taskcore_error **error);
taskcore_status taskcore_invoice_adjustment_add_e(
    taskcore_store *store, int64_t invoice_id, const taskcore_invoice_adjustment_input *adjustment,
    int64_t *id, taskcore_error **error);
taskcore_status taskcore_invoice_adjustment_get_e(taskcore_store *store, const int64_t *ids,
                                                  size_t count,
                                                  taskcore_invoice_adjustment_list **adjustments,
                                                  taskcore_error **error);
taskcore_status taskcore_invoice_adjustment_find_e(taskcore_store *store, const char *uid,
                                                   int64_t *id, taskcore_error **error);
taskcore_status taskcore_invoice_adjustment_update_e(
    taskcore_store *store, int64_t id, const taskcore_invoice_adjustment_input *adjustment,
    taskcore_error **error);
taskcore_status taskcore_invoice_adjustment_delete_e(taskcore_store *store, const int64_t *ids,
                                                     size_t count, taskcore_error **error);
taskcore_status taskcore_invoice_adjustment_list_arrow_e(
    const taskcore_invoice_adjustment_list *list, void *stream, taskcore_error **error);
taskcore_status taskcore_invoice_check_e(taskcore_store *store, int64_t id, int32_t issue_date,
                                         taskcore_problem_list **problems, taskcore_error **error);
taskcore_status taskcore_invoice_issue_e(taskcore_store *store, int64_t id, int32_t issue_date,
                                         char **number, taskcore_error **error);
taskcore_status taskcore_invoice_void_e(taskcore_store *store, int64_t id, int32_t issue_date,
                                        int64_t *credit_note_id, taskcore_error **error);
taskcore_status taskcore_invoice_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_invoice_list **invoices, taskcore_error **error);
taskcore_status taskcore_invoice_find_e(taskcore_store *store, const char *uid_or_number,
                                        int64_t *id, taskcore_error **error);
taskcore_status taskcore_invoice_query_e(taskcore_store *store,
                                         const taskcore_invoice_query_options *options,
                                         taskcore_invoice_list **invoices, taskcore_error **error);
taskcore_status taskcore_invoice_list_arrow_e(const taskcore_invoice_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_invoice_document_read_e(taskcore_store *store, int64_t id,
                                                 taskcore_invoice_document **document,
                                                 taskcore_error **error);
taskcore_status taskcore_payment_add_e(taskcore_store *store, int64_t invoice_id,
                                       const taskcore_payment_input *payment, int64_t *id,
                                       taskcore_error **error);
taskcore_status taskcore_payment_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                          taskcore_error **error);
taskcore_status taskcore_payment_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                       taskcore_payment_list **payments, taskcore_error **error);
taskcore_status taskcore_payment_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                        taskcore_error **error);
taskcore_status taskcore_payment_query_e(taskcore_store *store,
                                         const taskcore_payment_query_options *options,
                                         taskcore_payment_list **payments, taskcore_error **error);
taskcore_status taskcore_payment_list_arrow_e(const taskcore_payment_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_ageing_query_e(taskcore_store *store,
                                        const taskcore_ageing_query_options *options,
                                        taskcore_ageing_list **ageing, taskcore_error **error);
taskcore_status taskcore_ageing_list_arrow_e(const taskcore_ageing_list *list, void *stream,
                                             taskcore_error **error);
taskcore_status taskcore_turnover_query_e(taskcore_store *store,
                                          const taskcore_turnover_query_options *options,
                                          taskcore_turnover_list **turnover,
                                          taskcore_error **error);
taskcore_status taskcore_turnover_list_arrow_e(const taskcore_turnover_list *list, void *stream,
                                               taskcore_error **error);
taskcore_status taskcore_vat_total_query_e(taskcore_store *store,
                                           const taskcore_vat_total_query_options *options,
                                           taskcore_vat_total_list **totals,
                                           taskcore_error **error);
taskcore_status taskcore_vat_total_list_arrow_e(const taskcore_vat_total_list *list, void *stream,
                                                taskcore_error **error);
taskcore_status taskcore_number_series_set_e(taskcore_store *store, const char *name,
                                             const char *pattern, taskcore_error **error);
taskcore_status taskcore_number_series_query_e(taskcore_store *store,
                                               const taskcore_number_series_query_options *options,
                                               taskcore_number_series_list **series,
                                               taskcore_error **error);
taskcore_status taskcore_number_series_list_arrow_e(const taskcore_number_series_list *list,
                                                    void *stream, taskcore_error **error);
taskcore_status taskcore_currency_digits_e(const char *currency, int32_t *digits,
                                           taskcore_error **error);
taskcore_status taskcore_amount_text_e(int64_t amount_minor, const char *currency,
                                       const char *language, char **text, taskcore_error **error);
taskcore_status taskcore_amount_parse_e(const char *text, const char *currency,
                                        int64_t *amount_minor, taskcore_error **error);
taskcore_status taskcore_number_series_claim_e(taskcore_store *store, const char *name,
                                               int32_t is_forced, taskcore_error **error);
taskcore_status taskcore_number_series_use_e(taskcore_store *store, int32_t kind, const char *name,
                                             taskcore_error **error);
taskcore_status taskcore_quote_accept_e(taskcore_store *store, int64_t id, int32_t date,
                                        taskcore_error **error);
taskcore_status taskcore_quote_decline_e(taskcore_store *store, int64_t id, int32_t date,
                                         taskcore_error **error);
taskcore_status taskcore_quote_invoice_e(taskcore_store *store, int64_t id, int64_t *invoice_id,
                                         taskcore_error **error);
taskcore_status taskcore_quote_down_payment_e(taskcore_store *store, int64_t id,
                                              int32_t share_basis_points, int64_t amount_minor,
                                              int64_t *invoice_id, taskcore_error **error);
taskcore_status taskcore_invoice_pdf_e(taskcore_store *store, int64_t id,
                                       const taskcore_pdf_options *options, uint8_t **pdf,
                                       size_t *length, taskcore_error **error);
taskcore_status taskcore_invoice_pdf_file_e(taskcore_store *store, int64_t id,
                                            const taskcore_pdf_options *options, const char *path,
                                            taskcore_error **error);
taskcore_status taskcore_invoice_xml_e(taskcore_store *store, int64_t id, int32_t format,
                                       char **xml, taskcore_error **error);
taskcore_status taskcore_invoice_xml_file_e(taskcore_store *store, int64_t id, int32_t format,
                                            const char *path, taskcore_error **error);
taskcore_status taskcore_invoice_import_e(taskcore_store *store, const uint8_t *bytes,
                                          size_t length, int64_t *id, taskcore_error **error);
taskcore_status taskcore_invoice_import_file_e(taskcore_store *store, const char *path, int64_t *id,
                                               taskcore_error **error);
taskcore_status taskcore_invoice_csv_e(taskcore_store *store,
                                       const taskcore_invoice_query_options *options, char **csv,
                                       taskcore_error **error);
taskcore_status taskcore_invoice_csv_file_e(taskcore_store *store,
                                            const taskcore_invoice_query_options *options,
                                            const char *path, taskcore_error **error);
taskcore_status taskcore_vat_journal_csv_e(taskcore_store *store,
                                           const taskcore_vat_total_query_options *options,
                                           char **csv, taskcore_error **error);
taskcore_status taskcore_vat_journal_csv_file_e(taskcore_store *store,
                                                const taskcore_vat_total_query_options *options,
                                                const char *path, taskcore_error **error);
taskcore_status taskcore_email_compose_e(taskcore_store *store, int64_t invoice_id,
                                         const taskcore_email_options *options, uint8_t **message,
                                         size_t *length, taskcore_error **error);
taskcore_status taskcore_email_compose_file_e(taskcore_store *store, int64_t invoice_id,
                                              const taskcore_email_options *options,
                                              const char *path, taskcore_error **error);
taskcore_status taskcore_email_send_e(taskcore_store *store, int64_t invoice_id,
                                      const taskcore_email_options *options,
                                      const taskcore_smtp_options *server, int64_t *id,
                                      taskcore_error **error);
taskcore_status taskcore_email_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                     taskcore_email_list **emails, taskcore_error **error);
taskcore_status taskcore_email_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                      taskcore_error **error);
taskcore_status taskcore_email_query_e(taskcore_store *store,
                                       const taskcore_email_query_options *options,
                                       taskcore_email_list **emails, taskcore_error **error);
taskcore_status taskcore_email_list_arrow_e(const taskcore_email_list *list, void *stream,
                                            taskcore_error **error);
taskcore_status taskcore_purchase_add_e(taskcore_store *store, const uint8_t *bytes, size_t length,
                                        int64_t *id, taskcore_error **error);
taskcore_status taskcore_purchase_add_file_e(taskcore_store *store, const char *path, int64_t *id,
                                             taskcore_error **error);
taskcore_status taskcore_purchase_check_e(taskcore_store *store, int64_t id,
                                          taskcore_problem_list **problems, taskcore_error **error);
taskcore_status taskcore_purchase_update_e(taskcore_store *store, int64_t id,
                                           const taskcore_purchase_input *input,
                                           taskcore_error **error);
taskcore_status taskcore_purchase_delete_e(taskcore_store *store, const int64_t *ids, size_t count,
                                           taskcore_error **error);
taskcore_status taskcore_purchase_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                        taskcore_purchase_list **purchases, taskcore_error **error);
taskcore_status taskcore_purchase_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                         taskcore_error **error);
taskcore_status taskcore_purchase_query_e(taskcore_store *store,
                                          const taskcore_purchase_query_options *options,
                                          taskcore_purchase_list **purchases,
                                          taskcore_error **error);
taskcore_status taskcore_purchase_list_arrow_e(const taskcore_purchase_list *list, void *stream,
                                               taskcore_error **error);
taskcore_status taskcore_purchase_document_read_e(taskcore_store *store, int64_t id,
                                                  taskcore_purchase_document **document,
                                                  taskcore_error **error);
taskcore_status taskcore_purchase_original_e(taskcore_store *store, int64_t id, uint8_t **bytes,
                                             size_t *length, taskcore_error **error);
taskcore_status taskcore_purchase_original_file_e(taskcore_store *store, int64_t id,
                                                  const char *path, taskcore_error **error);
taskcore_status taskcore_purchase_payment_add_e(taskcore_store *store, int64_t purchase_id,
                                                const taskcore_payment_input *payment, int64_t *id,
                                                taskcore_error **error);
taskcore_status taskcore_purchase_payment_delete_e(taskcore_store *store, const int64_t *ids,
                                                   size_t count, taskcore_error **error);
taskcore_status taskcore_purchase_payment_get_e(taskcore_store *store, const int64_t *ids,
                                                size_t count,
                                                taskcore_purchase_payment_list **payments,
                                                taskcore_error **error);
taskcore_status taskcore_purchase_payment_find_e(taskcore_store *store, const char *uid,
                                                 int64_t *id, taskcore_error **error);
taskcore_status taskcore_purchase_payment_query_e(
    taskcore_store *store, const taskcore_purchase_payment_query_options *options,
    taskcore_purchase_payment_list **payments, taskcore_error **error);
taskcore_status taskcore_purchase_payment_list_arrow_e(const taskcore_purchase_payment_list *list,
                                                       void *stream, taskcore_error **error);
taskcore_status taskcore_purchase_total_query_e(
    taskcore_store *store, const taskcore_purchase_total_query_options *options,
    taskcore_purchase_total_list **totals, taskcore_error **error);
taskcore_status taskcore_purchase_total_list_arrow_e(const taskcore_purchase_total_list *list,
                                                     void *stream, taskcore_error **error);
taskcore_status taskcore_recurring_invoice_add_e(taskcore_store *store, int64_t invoice_id,
                                                 const taskcore_recurring_invoice_input *input,
                                                 int64_t *id, taskcore_error **error);
taskcore_status taskcore_recurring_invoice_update_e(taskcore_store *store, int64_t id,
                                                    const taskcore_recurring_invoice_input *input,
                                                    taskcore_error **error);
taskcore_status taskcore_recurring_invoice_delete_e(taskcore_store *store, const int64_t *ids,
                                                    size_t count, taskcore_error **error);
taskcore_status taskcore_recurring_invoice_get_e(taskcore_store *store, const int64_t *ids,
                                                 size_t count,
                                                 taskcore_recurring_invoice_list **invoices,
                                                 taskcore_error **error);
taskcore_status taskcore_recurring_invoice_find_e(taskcore_store *store, const char *uid,
                                                  int64_t *id, taskcore_error **error);
taskcore_status taskcore_recurring_invoice_query_e(
    taskcore_store *store, const taskcore_recurring_invoice_query_options *options,
    taskcore_recurring_invoice_list **recurring_invoices, taskcore_error **error);
taskcore_status taskcore_recurring_invoice_list_arrow_e(
    const taskcore_recurring_invoice_list *list, void *stream, taskcore_error **error);
taskcore_status taskcore_recurring_invoice_dates_e(taskcore_store *store, int64_t id, int64_t limit,
                                                   taskcore_occurrence_list **dates,
                                                   taskcore_error **error);
taskcore_status taskcore_recurring_invoice_lines_e(taskcore_store *store, int64_t id,
                                                   taskcore_invoice_line_list **lines,
                                                   taskcore_error **error);
taskcore_status taskcore_penalty_rate_add_e(taskcore_store *store,
                                            const taskcore_penalty_rate_input *input, int64_t *id,
                                            taskcore_error **error);
taskcore_status taskcore_penalty_rate_update_e(taskcore_store *store, int64_t id,
                                               const taskcore_penalty_rate_input *input,
                                               taskcore_error **error);
taskcore_status taskcore_penalty_rate_delete_e(taskcore_store *store, const int64_t *ids,
                                               size_t count, taskcore_error **error);
taskcore_status taskcore_penalty_rate_get_e(taskcore_store *store, const int64_t *ids, size_t count,
                                            taskcore_penalty_rate_list **rates,
                                            taskcore_error **error);
taskcore_status taskcore_penalty_rate_find_e(taskcore_store *store, const char *uid, int64_t *id,
                                             taskcore_error **error);
taskcore_status taskcore_penalty_rate_query_e(taskcore_store *store,
                                              const taskcore_penalty_rate_query_options *options,
                                              taskcore_penalty_rate_list **rates,
                                              taskcore_error **error);
taskcore_status taskcore_penalty_rate_list_arrow_e(const taskcore_penalty_rate_list *list,
                                                   void *stream, taskcore_error **error);
taskcore_status taskcore_payment_reminder_add_e(taskcore_store *store, int64_t invoice_id,
                                                const taskcore_payment_reminder_input *input,
                                                int64_t *id, taskcore_error **error);
taskcore_status taskcore_payment_reminder_update_e(taskcore_store *store, int64_t id,
                                                   const taskcore_payment_reminder_input *input,
                                                   taskcore_error **error);
taskcore_status taskcore_payment_reminder_delete_e(taskcore_store *store, const int64_t *ids,
                                                   size_t count, taskcore_error **error);
taskcore_status taskcore_payment_reminder_note_sent_e(taskcore_store *store, int64_t id,
                                                      taskcore_error **error);
taskcore_status taskcore_payment_reminder_get_e(taskcore_store *store, const int64_t *ids,
                                                size_t count,
                                                taskcore_payment_reminder_list **reminders,
                                                taskcore_error **error);
taskcore_status taskcore_payment_reminder_find_e(taskcore_store *store, const char *uid,
                                                 int64_t *id, taskcore_error **error);
taskcore_status taskcore_payment_reminder_query_e(
    taskcore_store *store, const taskcore_payment_reminder_query_options *options,
    taskcore_payment_reminder_list **reminders, taskcore_error **error);
taskcore_status taskcore_payment_reminder_list_arrow_e(const taskcore_payment_reminder_list *list,
                                                       void *stream, taskcore_error **error);
taskcore_status taskcore_payment_reminder_pdf_e(taskcore_store *store, int64_t id,
                                                const taskcore_pdf_options *options, uint8_t **pdf,
                                                size_t *length, taskcore_error **error);
taskcore_status taskcore_payment_reminder_pdf_file_e(taskcore_store *store, int64_t id,
                                                     const taskcore_pdf_options *options,
                                                     const char *path, taskcore_error **error);
taskcore_status taskcore_payment_reminder_compose_e(taskcore_store *store, int64_t id,
                                                    const taskcore_email_options *options,
                                                    uint8_t **message, size_t *length,
                                                    taskcore_error **error);
taskcore_status taskcore_payment_reminder_compose_file_e(taskcore_store *store, int64_t id,
                                                         const taskcore_email_options *options,
                                                         const char *path, taskcore_error **error);
taskcore_status taskcore_payment_reminder_send_e(taskcore_store *store, int64_t id,
                                                 const taskcore_email_options *options,
                                                 const taskcore_smtp_options *server,
                                                 int64_t *message_id, taskcore_error **error);
taskcore_status taskcore_interest_span_query_e(taskcore_store *store,
                                               const taskcore_interest_span_query_options *options,
                                               taskcore_interest_span_list **spans,
                                               taskcore_error **error);
taskcore_status taskcore_interest_span_list_arrow_e(const taskcore_interest_span_list *list,
                                                    void *stream, taskcore_error **error);
taskcore_status taskcore_late_invoice_query_e(taskcore_store *store,
                                              const taskcore_late_invoice_query_options *options,
                                              taskcore_late_invoice_list **invoices,
                                              taskcore_error **error);
taskcore_status taskcore_late_invoice_list_arrow_e(const taskcore_late_invoice_list *list,
                                                   void *stream, taskcore_error **error);
taskcore_status taskcore_export_e(taskcore_store *store, int32_t format,
                                  const taskcore_export_options *options,
                                  taskcore_write_callback write,
                                  taskcore_progress_callback progress, void *payload,
                                  taskcore_error **error);
taskcore_status taskcore_export_file_e(taskcore_store *store, int32_t format,
                                       const taskcore_export_options *options, const char *path,
                                       taskcore_progress_callback progress, void *payload,
                                       taskcore_error **error);
taskcore_status taskcore_export_notes_e(taskcore_store *store, taskcore_import_note_list **notes,
                                        taskcore_error **error);
taskcore_status taskcore_import_e(taskcore_store *store, int32_t format,
                                  const taskcore_import_options *options,
                                  taskcore_read_callback read, taskcore_progress_callback progress,
                                  void *payload, taskcore_import_report *report,
                                  taskcore_error **error);
taskcore_status taskcore_import_file_e(taskcore_store *store, int32_t format,
                                       const taskcore_import_options *options, const char *path,
                                       taskcore_progress_callback progress, void *payload,
                                       taskcore_import_report *report, taskcore_error **error);
taskcore_status taskcore_import_note_list_arrow_e(const taskcore_import_note_list *list,
                                                  void *stream, taskcore_error **error);
taskcore_status taskcore_import_notes_e(taskcore_store *store, taskcore_import_note_list **notes,
                                        taskcore_error **error);
taskcore_status taskcore_kept_field_list_arrow_e(const taskcore_kept_field_list *list, void *stream,
                                                 taskcore_error **error);
taskcore_status taskcore_kept_fields_e(taskcore_store *store, int32_t entity, int64_t item_id,
                                       taskcore_kept_field_list **fields, taskcore_error **error);
taskcore_status taskcore_backup_e(taskcore_store *store, const char *path,
                                  taskcore_progress_callback progress, void *payload,
                                  taskcore_error **error);
taskcore_status taskcore_backup_at_e(taskcore_store *store, int64_t at_ms, const char *path,
                                     taskcore_progress_callback progress, void *payload,
                                     taskcore_error **error);
taskcore_status taskcore_backup_rotate_e(taskcore_store *store,
                                         const taskcore_backup_options *options,
                                         taskcore_progress_callback progress, void *payload,
                                         char **path, taskcore_error **error);
taskcore_status taskcore_backup_newest_e(const char *path, char **backup, taskcore_error **error);
taskcore_status taskcore_restore_e(const char *backup, const char *path,
                                   taskcore_progress_callback progress, void *payload, char **kept,
                                   taskcore_error **error);
taskcore_status taskcore_sync_remote_add_e(taskcore_store *store, int32_t kind, const char *path,
                                           const char *device_name,
                                           taskcore_passphrase_callback passphrase, void *payload,
                                           int64_t *id, taskcore_error **error);
taskcore_status taskcore_sync_run_e(taskcore_store *store, int64_t remote_id,
                                    taskcore_progress_callback progress, void *payload,
                                    taskcore_sync_report *report, taskcore_error **error);
taskcore_status taskcore_sync_status_e(taskcore_store *store, taskcore_sync_state *state,
                                       taskcore_error **error);
taskcore_status taskcore_sync_remote_query_e(taskcore_store *store,
                                             const taskcore_sync_remote_query_options *options,
                                             taskcore_sync_remote_list **remotes,
                                             taskcore_error **error);
taskcore_status taskcore_sync_remote_remove_e(taskcore_store *store, int64_t id,
                                              taskcore_error **error);
taskcore_status taskcore_sync_remote_list_arrow_e(const taskcore_sync_remote_list *list,
                                                  void *stream, taskcore_error **error);
taskcore_status taskcore_sync_enable_e(taskcore_store *store, const char *device_name,
                                       taskcore_passphrase_callback passphrase, void *payload,
                                       taskcore_error **error);
taskcore_status taskcore_sync_disable_e(taskcore_store *store, taskcore_error **error);
taskcore_status taskcore_sync_remote_add_through_e(taskcore_store *store,
                                                   const taskcore_sync_transport *transport,
                                                   const char *device_name,
                                                   taskcore_passphrase_callback passphrase,
                                                   void *payload, int64_t *id,
                                                   taskcore_error **error);
taskcore_status taskcore_sync_run_through_e(taskcore_store *store,
                                            const taskcore_sync_transport *transport,
                                            taskcore_progress_callback progress, void *payload,
                                            taskcore_sync_report *report, taskcore_error **error);
taskcore_status taskcore_replica_query_e(taskcore_store *store,
                                         const taskcore_replica_query_options *options,
                                         taskcore_replica_list **replicas, taskcore_error **error);
taskcore_status taskcore_replica_rename_e(taskcore_store *store, const char *uid, const char *name,
                                          taskcore_error **error);
taskcore_status taskcore_replica_retire_e(taskcore_store *store, const char *uid,
                                          taskcore_error **error);
taskcore_status taskcore_replica_list_arrow_e(const taskcore_replica_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_sync_conflict_query_e(taskcore_store *store,
                                               const taskcore_sync_conflict_query_options *options,
                                               taskcore_sync_conflict_list **conflicts,
                                               taskcore_error **error);
taskcore_status taskcore_sync_conflict_resolve_e(taskcore_store *store, const char *const *uids,
                                                 size_t count, int32_t choice,
                                                 taskcore_error **error);
taskcore_status taskcore_sync_conflict_list_arrow_e(const taskcore_sync_conflict_list *list,
                                                    void *stream, taskcore_error **error);
taskcore_status taskcore_sync_set_password_e(taskcore_store *store,
                                             taskcore_password_callback callback, void *payload,
                                             taskcore_error **error);
taskcore_status taskcore_hub_create_e(const taskcore_hub_options *options, taskcore_error **error);
taskcore_status taskcore_hub_check_e(const taskcore_hub_options *options,
                                     taskcore_hub_report *report, taskcore_error **error);
taskcore_status taskcore_hub_grant_e(const taskcore_hub_options *options, const char *role,
                                     const char *store_name, taskcore_error **error);
taskcore_status taskcore_hub_revoke_e(const taskcore_hub_options *options, const char *role,
                                      const char *store_name, taskcore_error **error);
taskcore_status taskcore_hub_sweep_e(const taskcore_hub_options *options, const char *store_name,
                                     int64_t older_than_days, taskcore_hub_sweep_report *report,
                                     taskcore_error **error);
taskcore_status taskcore_hub_remove_e(const taskcore_hub_options *options, const char *store_name,
                                      taskcore_error **error);
taskcore_status taskcore_sync_apply_e(taskcore_store *store, const uint8_t *bytes, size_t length,
                                      taskcore_sync_report *report, taskcore_error **error);
taskcore_status taskcore_sync_change_passphrase_e(taskcore_store *store,
                                                  taskcore_passphrase_callback passphrase,
                                                  void *payload, taskcore_error **error);
taskcore_status taskcore_sync_enter_passphrase_e(taskcore_store *store,
                                                 taskcore_passphrase_callback passphrase,
                                                 void *payload, taskcore_error **error);
taskcore_status taskcore_sync_heads_e(taskcore_store *store, uint8_t **heads, size_t *length,
                                      taskcore_error **error);
taskcore_status taskcore_sync_join_e(taskcore_store *store, const uint8_t *bytes, size_t length,
                                     const char *device_name,
                                     taskcore_passphrase_callback passphrase, void *payload,
                                     taskcore_sync_report *report, taskcore_error **error);
taskcore_status taskcore_sync_pending_e(taskcore_store *store, const uint8_t *heads,
                                        size_t heads_length, uint8_t **steps, size_t *length,
                                        taskcore_error **error);
taskcore_status taskcore_sync_set_transport_e(taskcore_store *store,
                                              const taskcore_sync_transport *transport,
                                              taskcore_error **error);
taskcore_status taskcore_sync_snapshot_e(taskcore_store *store, uint8_t **snapshot, size_t *length,
                                         taskcore_error **error);
taskcore_status taskcore_account_add_e(taskcore_store *store, const taskcore_account_input *input,
                                       int64_t *id, taskcore_error **error);
taskcore_status taskcore_account_query_e(taskcore_store *store,
                                         const taskcore_account_query_options *options,
                                         taskcore_account_list **accounts, taskcore_error **error);
taskcore_status taskcore_account_remove_e(taskcore_store *store, int64_t id,
                                          taskcore_error **error);
taskcore_status taskcore_account_refresh_e(taskcore_store *store, int64_t account_id,
                                           taskcore_error **error);
taskcore_status taskcore_account_list_arrow_e(const taskcore_account_list *list, void *stream,
                                              taskcore_error **error);
taskcore_status taskcore_account_collection_query_e(
    taskcore_store *store, const taskcore_account_collection_query_options *options,
    taskcore_account_collection_list **collections, taskcore_error **error);
taskcore_status taskcore_account_collection_list_arrow_e(
    const taskcore_account_collection_list *list, void *stream, taskcore_error **error);
taskcore_status taskcore_account_collection_choose_e(
    taskcore_store *store, int64_t id, const taskcore_account_collection_choice *choice,
    taskcore_error **error);
taskcore_status taskcore_account_collection_drop_e(taskcore_store *store, int64_t id,
                                                   taskcore_error **error);
taskcore_status taskcore_account_collection_make_e(
    taskcore_store *store, int64_t account_id, const taskcore_account_collection_choice *choice,
    int64_t *id, taskcore_error **error);
taskcore_status taskcore_account_preview_e(taskcore_store *store, int64_t account_id,
                                           taskcore_account_plan *plan, taskcore_error **error);
taskcore_status taskcore_account_run_e(taskcore_store *store, int64_t account_id,
                                       int32_t is_accepted, taskcore_progress_callback progress,
                                       void *payload, taskcore_account_plan *report,
                                       taskcore_error **error);
taskcore_status taskcore_authorization_begin_e(const taskcore_authorization_options *options,
                                               taskcore_authorization **authorization,
                                               taskcore_error **error);
taskcore_status taskcore_authorization_finish_e(const taskcore_authorization *authorization,
                                                const char *query, taskcore_tokens **tokens,
                                                taskcore_error **error);
taskcore_status taskcore_authorization_refresh_e(const taskcore_authorization_options *options,
                                                 const char *refresh_token,
                                                 taskcore_tokens **tokens, taskcore_error **error);
taskcore_status taskcore_authorization_revoke_e(const taskcore_authorization_options *options,
                                                const char *token, taskcore_error **error);

#ifdef __cplusplus
}
#endif

#endif /* TASKCORE_H */
