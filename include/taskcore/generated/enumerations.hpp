// SPDX-License-Identifier: Apache-2.0
/// The constants of C, as enumerations and masks.
// Generated from data/taskcore.json by "make header"; do not edit it.
#ifndef TASKCORE_GENERATED_ENUMERATIONS_HPP
#define TASKCORE_GENERATED_ENUMERATIONS_HPP

#include <taskcore.h>
#include <cstdint>
#include <type_traits>

#include "../config.hpp"

TASKCORE_BEGIN

/// `TASKCORE_...` of C.
enum class status : std::int32_t {
  /// done
  ok = TASKCORE_OK,
  /// An argument is wrong: mend it
  einvalid = TASKCORE_EINVALID,
  /// There is no such thing
  enotfound = TASKCORE_ENOTFOUND,
  /// The present state forbids it
  econflict = TASKCORE_ECONFLICT,
  /// Another user holds the store: try again
  ebusy = TASKCORE_EBUSY,
  /// The store was opened for reading
  ereadonly = TASKCORE_EREADONLY,
  /// The system refuses the path
  eaccess = TASKCORE_EACCESS,
  /// The file is not a Taskcore store
  enotstore = TASKCORE_ENOTSTORE,
  /// The store is damaged: restore a backup, or repair it
  ecorrupt = TASKCORE_ECORRUPT,
  /// Written by a newer version: upgrade
  etoonew = TASKCORE_ETOONEW,
  /// No space left on the disk
  efull = TASKCORE_EFULL,
  /// Reading or writing failed
  eio = TASKCORE_EIO,
  /// Out of memory, where a count or a file decides how much: see docs/c.md
  enomem = TASKCORE_ENOMEM,
  /// A text is malformed at a line and column
  eparse = TASKCORE_EPARSE,
  /// A freed handle, or a call at a wrong time
  emisuse = TASKCORE_EMISUSE,
  /// Something to install is missing
  eunsupported = TASKCORE_EUNSUPPORTED,
  /// A bug of Taskcore: report it
  einternal = TASKCORE_EINTERNAL,
  /// Ended by taskcore_interrupt: nothing changed
  einterrupted = TASKCORE_EINTERRUPTED,
};

/// `TASKCORE_OPEN_...` of C.
enum class open_flag : std::uint64_t {
  /// The file must exist, and stays as it is
  read_only = TASKCORE_OPEN_READ_ONLY,
  /// For tests: a member that is set without its bit in fields is TASKCORE_EINVALID
  check_fields = TASKCORE_OPEN_CHECK_FIELDS,
  /// What is not Taskcore's is removed: triggers, views, tables, indexes and columns
  repair_schema = TASKCORE_OPEN_REPAIR_SCHEMA,
  /// A store of an older version is upgraded without a copy of it beside the file
  no_backup = TASKCORE_OPEN_NO_BACKUP,
};

/// `TASKCORE_DURABILITY_...` of C.
enum class durability : std::int32_t {
  /// What returned survives a power loss
  full = TASKCORE_DURABILITY_FULL,
  /// Survives kill -9, not a power loss
  normal = TASKCORE_DURABILITY_NORMAL,
};

/// What the values of an own field are, and how they are written.
enum class field_kind : std::int32_t {
  /// A line of at most 1,000 characters
  text = TASKCORE_FIELD_KIND_TEXT,
  /// An exact decimal of at most 15 digits, such as "-12.5"
  number = TASKCORE_FIELD_KIND_NUMBER,
  /// A date or an instant, such as "2026-12-24" or "2026-12-24T16:00:00.000Z"
  date = TASKCORE_FIELD_KIND_DATE,
  /// Whole seconds, such as "5400"; 0 to 3,155,760,000 (100 years)
  duration = TASKCORE_FIELD_KIND_DURATION,
  /// One of its choices
  choice = TASKCORE_FIELD_KIND_CHOICE,
};

/// The properties of an own field, as bits of a `fields` mask.
enum class field_field : std::uint64_t {
  name = TASKCORE_FIELD_NAME,
  label = TASKCORE_FIELD_LABEL,
  kind = TASKCORE_FIELD_KIND,
  entity = TASKCORE_FIELD_ENTITY,
  choices = TASKCORE_FIELD_CHOICES,
  position = TASKCORE_FIELD_POSITION,
};

/// The conditions of a field query that are given, as bits of its `fields`.
enum class field_query_field : std::uint64_t {
  entity = TASKCORE_FIELD_QUERY_ENTITY,
};

/// The properties of a task, as bits of a `fields` mask. In an input they say what to set; in a
/// task, which optional ones it has; in a change, what changed.
enum class task_field : std::uint64_t {
  title = TASKCORE_TASK_TITLE,
  notes = TASKCORE_TASK_NOTES,
  /// By name; a new one is added
  project = TASKCORE_TASK_PROJECT,
  /// By id; input only
  project_id = TASKCORE_TASK_PROJECT_ID,
  /// Exactly these
  tags = TASKCORE_TASK_TAGS,
  /// These too; input only
  tags_added = TASKCORE_TASK_TAGS_ADDED,
  /// Not these; input only
  tags_removed = TASKCORE_TASK_TAGS_REMOVED,
  priority = TASKCORE_TASK_PRIORITY,
  favourite = TASKCORE_TASK_FAVOURITE,
  due = TASKCORE_TASK_DUE,
  /// Not in an input
  completed = TASKCORE_TASK_COMPLETED,
  /// Not in an input
  deleted = TASKCORE_TASK_DELETED,
  slot = TASKCORE_TASK_SLOT,
  /// Hidden until then
  start = TASKCORE_TASK_START,
  estimated_duration = TASKCORE_TASK_ESTIMATED_DURATION,
  url = TASKCORE_TASK_URL,
  /// Exactly these
  reminders = TASKCORE_TASK_REMINDERS,
  repeat_rule = TASKCORE_TASK_REPEAT_RULE,
  parent = TASKCORE_TASK_PARENT,
  /// Exactly these
  depends_on = TASKCORE_TASK_DEPENDS_ON,
  /// These too; input only
  depends_on_added = TASKCORE_TASK_DEPENDS_ON_ADDED,
  /// Not these; input only
  depends_on_removed = TASKCORE_TASK_DEPENDS_ON_REMOVED,
  /// Only in a change
  position = TASKCORE_TASK_POSITION,
  zone = TASKCORE_TASK_ZONE,
  repeat_mode = TASKCORE_TASK_REPEAT_MODE,
  /// Exactly these
  excluded_dates = TASKCORE_TASK_EXCLUDED_DATES,
  /// Exactly these
  added_dates = TASKCORE_TASK_ADDED_DATES,
  /// Not in an input
  occurrence = TASKCORE_TASK_OCCURRENCE,
  /// Not in an input
  started = TASKCORE_TASK_STARTED,
  /// Not in an input
  cancelled = TASKCORE_TASK_CANCELLED,
  /// When it is meant to be done
  planned = TASKCORE_TASK_PLANNED,
  /// Below which heading of its project
  section = TASKCORE_TASK_SECTION,
  /// Which of its times float
  floating = TASKCORE_TASK_FLOATING,
  /// Exactly these
  links = TASKCORE_TASK_LINKS,
  /// Values of own fields: in an input, these too
  field_values = TASKCORE_TASK_FIELD_VALUES,
  /// What an hour of it costs
  hourly_rate = TASKCORE_TASK_HOURLY_RATE,
  /// After it the task is pointless
  until = TASKCORE_TASK_UNTIL,
};

/// `TASKCORE_REPEAT_...` of C.
enum class repeat_mode : std::int32_t {
  /// The next occurrence is the rule's next one
  fixed = TASKCORE_REPEAT_FIXED,
  /// It is counted from when the last one was done
  after_completion = TASKCORE_REPEAT_AFTER_COMPLETION,
};

/// Which occurrences of a series a change is about.
enum class scope : std::int32_t {
  /// One of them
  this_ = TASKCORE_SCOPE_THIS,
  this_and_later = TASKCORE_SCOPE_THIS_AND_LATER,
  all = TASKCORE_SCOPE_ALL,
};

/// `TASKCORE_PRIORITY_...` of C.
enum class priority : std::int32_t {
  p0 = TASKCORE_PRIORITY_P0,
  p1 = TASKCORE_PRIORITY_P1,
  /// What a new task has
  p2 = TASKCORE_PRIORITY_P2,
  p3 = TASKCORE_PRIORITY_P3,
  none = TASKCORE_PRIORITY_NONE,
};

/// `TASKCORE_PRIORITIES_...` of C.
enum class priorities : std::uint32_t {
  p0 = TASKCORE_PRIORITIES_P0,
  p1 = TASKCORE_PRIORITIES_P1,
  p2 = TASKCORE_PRIORITIES_P2,
  p3 = TASKCORE_PRIORITIES_P3,
  none = TASKCORE_PRIORITIES_NONE,
};

/// The statuses of a task; a query takes several, joined by |.
enum class task_status : std::uint32_t {
  open = TASKCORE_TASK_STATUS_OPEN,
  completed = TASKCORE_TASK_STATUS_COMPLETED,
  /// In the trash, whatever it was
  deleted = TASKCORE_TASK_STATUS_DELETED,
  /// Given up: closed, and not done
  cancelled = TASKCORE_TASK_STATUS_CANCELLED,
};

/// Where a task stands on a day. It is kept as one for the morning or for the evening; of an open
/// one, the first of these rules that holds says where it stands: due after that day: upcoming;
/// kept for the evening: evening; without a due: inbox; due at a time of that day: from 18:00 on
/// evening, from 12:00 on afternoon, else morning; else, due all of that day or overdue since
/// another one: morning.
enum class slot : std::int32_t {
  /// What a new task has
  morning = TASKCORE_SLOT_MORNING,
  evening = TASKCORE_SLOT_EVENING,
  upcoming = TASKCORE_SLOT_UPCOMING,
  inbox = TASKCORE_SLOT_INBOX,
  afternoon = TASKCORE_SLOT_AFTERNOON,
};

/// `TASKCORE_SLOTS_...` of C.
enum class slots : std::uint32_t {
  morning = TASKCORE_SLOTS_MORNING,
  evening = TASKCORE_SLOTS_EVENING,
  upcoming = TASKCORE_SLOTS_UPCOMING,
  inbox = TASKCORE_SLOTS_INBOX,
  afternoon = TASKCORE_SLOTS_AFTERNOON,
};

/// `TASKCORE_MOMENT_...` of C.
enum class moment_kind : std::int32_t {
  none = TASKCORE_MOMENT_NONE,
  /// A calendar date: all of that day
  date = TASKCORE_MOMENT_DATE,
  /// An instant
  date_time = TASKCORE_MOMENT_DATE_TIME,
};

/// `TASKCORE_REMINDER_...` of C.
enum class reminder_kind : std::int32_t {
  /// At an instant
  at = TASKCORE_REMINDER_AT,
  /// Relative to the start
  start = TASKCORE_REMINDER_START,
  /// Relative to the due
  due = TASKCORE_REMINDER_DUE,
};

/// What is true of a task at the moment that it was read, as bits of `states`.
enum class task_state : std::uint32_t {
  /// It is open, and its due is over
  overdue = TASKCORE_TASK_STATE_OVERDUE,
  /// It is open, and its start is to come
  hidden = TASKCORE_TASK_STATE_HIDDEN,
  /// It is open, and depends on an open task
  blocked = TASKCORE_TASK_STATE_BLOCKED,
  /// It is open, and an open task depends on it
  blocking = TASKCORE_TASK_STATE_BLOCKING,
  /// It is open, and in progress
  started = TASKCORE_TASK_STATE_STARTED,
  /// It is open, and its until is over: neither overdue, nor in a view of what is to do
  expired = TASKCORE_TASK_STATE_EXPIRED,
};

/// Where to move tasks, projects or filters to: exactly one place, and for tasks a project or
/// parent with it or alone.
enum class move_field : std::uint64_t {
  /// Before the one with before_id
  before = TASKCORE_MOVE_BEFORE,
  /// After the one with after_id
  after = TASKCORE_MOVE_AFTER,
  to_top = TASKCORE_MOVE_TO_TOP,
  to_bottom = TASKCORE_MOVE_TO_BOTTOM,
  /// Into that project, out of any parent; tasks only
  project_id = TASKCORE_MOVE_PROJECT_ID,
  /// Under that task; tasks only
  parent_id = TASKCORE_MOVE_PARENT_ID,
};

/// `TASKCORE_COMPLETE_...` of C.
enum class complete_flag : std::uint64_t {
  /// Completing is refused for a task with open subtasks, which are completed with it else.
  refuse_open_subtasks = TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS,
  /// A task that repeats goes on with the first occurrence after now instead of with the next one.
  skip_missed = TASKCORE_COMPLETE_SKIP_MISSED,
  /// A task that repeats does so no longer: it is completed as any other.
  series = TASKCORE_COMPLETE_SERIES,
};

/// `TASKCORE_CANCEL_...` of C.
enum class cancel_flag : std::uint64_t {
  /// A task that repeats is cancelled with all of its occurrences to come, and not the present one
  /// alone.
  series = TASKCORE_CANCEL_SERIES,
};

/// Which ones a query lists of those that are something, and of those that are not.
enum class choice : std::int32_t {
  /// both
  any = TASKCORE_ANY,
  /// Those that are
  yes = TASKCORE_YES,
  /// Those that are not
  no = TASKCORE_NO,
};

/// The conditions of a query that are given, as bits of its `fields`.
enum class query_field : std::uint64_t {
  filter = TASKCORE_QUERY_FILTER,
  text = TASKCORE_QUERY_TEXT,
  projects = TASKCORE_QUERY_PROJECTS,
  project_ids = TASKCORE_QUERY_PROJECT_IDS,
  tags_any = TASKCORE_QUERY_TAGS_ANY,
  tags_all = TASKCORE_QUERY_TAGS_ALL,
  tags_none = TASKCORE_QUERY_TAGS_NONE,
  priorities = TASKCORE_QUERY_PRIORITIES,
  /// Else: the open ones
  statuses = TASKCORE_QUERY_STATUSES,
  favourite = TASKCORE_QUERY_FAVOURITE,
  slots = TASKCORE_QUERY_SLOTS,
  due_from = TASKCORE_QUERY_DUE_FROM,
  due_before = TASKCORE_QUERY_DUE_BEFORE,
  completed_from = TASKCORE_QUERY_COMPLETED_FROM,
  completed_before = TASKCORE_QUERY_COMPLETED_BEFORE,
  parent = TASKCORE_QUERY_PARENT,
  blocked = TASKCORE_QUERY_BLOCKED,
  blocking = TASKCORE_QUERY_BLOCKING,
  /// Else: no open task that is hidden until later
  hidden = TASKCORE_QUERY_HIDDEN,
  /// Else: no open task of an archived project
  archived = TASKCORE_QUERY_ARCHIVED,
  overdue = TASKCORE_QUERY_OVERDUE,
  view = TASKCORE_QUERY_VIEW,
  /// Else: today
  view_date = TASKCORE_QUERY_VIEW_DATE,
  view_last_date = TASKCORE_QUERY_VIEW_LAST_DATE,
  ids = TASKCORE_QUERY_IDS,
  started = TASKCORE_QUERY_STARTED,
  /// They have a time that floats
  floating = TASKCORE_QUERY_FLOATING,
  expired = TASKCORE_QUERY_EXPIRED,
};

/// Each order begins with what its name says first; descending turns it round. Tasks without the
/// value come last, either way.
enum class sort_key : std::int32_t {
  /// When they were added, then by uid
  created = TASKCORE_SORT_CREATED,
  /// The earliest first
  due = TASKCORE_SORT_DUE,
  /// P0 first; descending, P3: none is the last either way
  priority = TASKCORE_SORT_PRIORITY,
  /// In the collation of the store's locale
  title = TASKCORE_SORT_TITLE,
  /// The longest ago first
  modified = TASKCORE_SORT_MODIFIED,
  /// The user's own order
  manual = TASKCORE_SORT_MANUAL,
  /// The favourites first
  favourite = TASKCORE_SORT_FAVOURITE,
  /// The most urgent first
  urgency = TASKCORE_SORT_URGENCY,
  /// The earliest first
  start = TASKCORE_SORT_START,
  /// The longest ago first
  completed = TASKCORE_SORT_COMPLETED,
  /// The best match of the text first
  relevance = TASKCORE_SORT_RELEVANCE,
  /// The longest ago first
  deleted = TASKCORE_SORT_DELETED,
  estimated_duration = TASKCORE_SORT_ESTIMATED_DURATION,
  /// The longest in progress first
  started = TASKCORE_SORT_STARTED,
  /// The longest ago first
  cancelled = TASKCORE_SORT_CANCELLED,
  /// The earliest first
  planned = TASKCORE_SORT_PLANNED,
  /// The earliest first
  until = TASKCORE_SORT_UNTIL,
  /// The least value of the own field first; choices in their order
  field = TASKCORE_SORT_FIELD,
};

/// Grouped tasks stand together, the groups in the order of the projects, days, priorities or
/// names.
enum class grouping : std::int32_t {
  none = TASKCORE_GROUP_NONE,
  project = TASKCORE_GROUP_PROJECT,
  /// In the store's zone; those without a due last
  due_day = TASKCORE_GROUP_DUE_DAY,
  priority = TASKCORE_GROUP_PRIORITY,
  completed_day = TASKCORE_GROUP_COMPLETED_DAY,
  /// In the order of the sections; those without one first
  section = TASKCORE_GROUP_SECTION,
  /// In the order of their names, a task below each of its tags, so that the list has it several
  /// times; those without one last
  tag = TASKCORE_GROUP_TAG,
  /// Where they stand today: morning, afternoon, evening, upcoming, inbox
  slot = TASKCORE_GROUP_SLOT,
  /// The subtasks of each task; those without a parent first
  parent = TASKCORE_GROUP_PARENT,
  /// Of the due, by ISO 8601: from Monday on; those without a due last
  week = TASKCORE_GROUP_WEEK,
};

/// Lists that every task app shows. They show open tasks that are not hidden until later and in no
/// archived project, but for the completed ones, the cancelled ones and the trash. The morning,
/// afternoon, evening and upcoming of a day after today leave out what is hidden for all of that
/// day, and not what is hidden now.
enum class view : std::int32_t {
  /// Due on a day, before noon or without a time, and not for the evening; today: those overdue
  /// since another day too
  morning = TASKCORE_VIEW_MORNING,
  /// Due on a day from 18:00 on, or kept for the evening; today: of these also those without a due
  evening = TASKCORE_VIEW_EVENING,
  /// Due after a day
  upcoming = TASKCORE_VIEW_UPCOMING,
  /// Without a due, not for the evening
  inbox = TASKCORE_VIEW_INBOX,
  /// Morning, afternoon and evening of today
  today = TASKCORE_VIEW_TODAY,
  overdue = TASKCORE_VIEW_OVERDUE,
  favourites = TASKCORE_VIEW_FAVOURITES,
  /// From view_date to view_last_date, each if given
  completed = TASKCORE_VIEW_COMPLETED,
  /// All, by urgency
  next = TASKCORE_VIEW_NEXT,
  trash = TASKCORE_VIEW_TRASH,
  /// In progress, the longest first
  started = TASKCORE_VIEW_STARTED,
  /// From view_date to view_last_date, each if given
  cancelled = TASKCORE_VIEW_CANCELLED,
  /// Open, and their until is over; no other view of open tasks shows them
  expired = TASKCORE_VIEW_EXPIRED,
  /// Due on a day from noon to 18:00, not for the evening
  afternoon = TASKCORE_VIEW_AFTERNOON,
};

/// Colours by their meaning; taskcore_colour says what they look like.
enum class colour : std::int32_t {
  /// What plain text has
  black = TASKCORE_COLOUR_BLACK,
  red = TASKCORE_COLOUR_RED,
  orange = TASKCORE_COLOUR_ORANGE,
  yellow = TASKCORE_COLOUR_YELLOW,
  green = TASKCORE_COLOUR_GREEN,
  teal = TASKCORE_COLOUR_TEAL,
  blue = TASKCORE_COLOUR_BLUE,
  indigo = TASKCORE_COLOUR_INDIGO,
  purple = TASKCORE_COLOUR_PURPLE,
  pink = TASKCORE_COLOUR_PINK,
  brown = TASKCORE_COLOUR_BROWN,
  grey = TASKCORE_COLOUR_GREY,
};

/// The properties of a project, as bits of a `fields` mask.
enum class project_field : std::uint64_t {
  name = TASKCORE_PROJECT_NAME,
  description = TASKCORE_PROJECT_DESCRIPTION,
  colour = TASKCORE_PROJECT_COLOUR,
  icon = TASKCORE_PROJECT_ICON,
  archived = TASKCORE_PROJECT_ARCHIVED,
  parent = TASKCORE_PROJECT_PARENT,
  /// Whom it is for
  client = TASKCORE_PROJECT_CLIENT,
  hourly_rate = TASKCORE_PROJECT_HOURLY_RATE,
};

/// `TASKCORE_DELETE_...` of C.
enum class delete_flag : std::uint64_t {
  /// A project's tasks go to the trash with it, instead of to Inbox.
  with_tasks = TASKCORE_DELETE_WITH_TASKS,
  /// A calendar's events are deleted with it, instead of going to the default one.
  with_events = TASKCORE_DELETE_WITH_EVENTS,
  /// An own field's values are taken away from all tasks and events, instead of being kept unseen.
  with_values = TASKCORE_DELETE_WITH_VALUES,
};

/// The properties of a section, as bits of a `fields` mask.
enum class project_section_field : std::uint64_t {
  name = TASKCORE_PROJECT_SECTION_NAME,
};

/// The conditions of a section query that are given, as bits of its `fields`.
enum class project_section_query_field : std::uint64_t {
  project = TASKCORE_PROJECT_SECTION_QUERY_PROJECT,
};

/// The properties of a saved filter, as bits of a `fields` mask.
enum class filter_field : std::uint64_t {
  name = TASKCORE_FILTER_NAME,
  query = TASKCORE_FILTER_QUERY,
  colour = TASKCORE_FILTER_COLOUR,
};

/// The properties of a template, as bits of a `fields` mask.
enum class template_field : std::uint64_t {
  name = TASKCORE_TEMPLATE_NAME,
  content = TASKCORE_TEMPLATE_CONTENT,
  task = TASKCORE_TEMPLATE_TASK,
  project = TASKCORE_TEMPLATE_PROJECT,
  anchor = TASKCORE_TEMPLATE_ANCHOR,
};

/// Why a part of a line that looks as if it meant something is a part of the title.
enum class unread_reason : std::int32_t {
  /// It looks like a date, a time or a repeat, but not all of it can be read
  date = TASKCORE_UNREAD_DATE,
  /// Another one of its kind stands behind it, and counts
  second = TASKCORE_UNREAD_SECOND,
  /// The value of the mark makes no sense
  value = TASKCORE_UNREAD_VALUE,
  /// No project has a section of that name
  section = TASKCORE_UNREAD_SECTION,
  /// A reminder before a time, of a task that has no time
  reminder = TASKCORE_UNREAD_REMINDER,
  /// A quote that is not closed
  quote = TASKCORE_UNREAD_QUOTE,
  /// P0 to p3 amid the title, before a date
  priority = TASKCORE_UNREAD_PRIORITY,
};

/// The coefficients of urgency that are given, as bits of `fields`.
enum class urgency_coefficient : std::uint64_t {
  priority_p0 = TASKCORE_URGENCY_PRIORITY_P0,
  priority_p1 = TASKCORE_URGENCY_PRIORITY_P1,
  priority_p2 = TASKCORE_URGENCY_PRIORITY_P2,
  priority_p3 = TASKCORE_URGENCY_PRIORITY_P3,
  due = TASKCORE_URGENCY_DUE,
  favourite = TASKCORE_URGENCY_FAVOURITE,
  age = TASKCORE_URGENCY_AGE,
  blocked = TASKCORE_URGENCY_BLOCKED,
  blocking = TASKCORE_URGENCY_BLOCKING,
  started = TASKCORE_URGENCY_STARTED,
  planned = TASKCORE_URGENCY_PLANNED,
  project = TASKCORE_URGENCY_PROJECT,
  tags = TASKCORE_URGENCY_TAGS,
};

/// `TASKCORE_THEME_...` of C.
enum class theme : std::int32_t {
  light = TASKCORE_THEME_LIGHT,
  dark = TASKCORE_THEME_DARK,
};

/// What may be done with a task as it is, as bits of `actions`.
enum class allowed_action : std::uint32_t {
  edit = TASKCORE_ALLOWS_EDIT,
  complete = TASKCORE_ALLOWS_COMPLETE,
  reopen = TASKCORE_ALLOWS_REOPEN,
  delete_ = TASKCORE_ALLOWS_DELETE,
  restore = TASKCORE_ALLOWS_RESTORE,
  purge = TASKCORE_ALLOWS_PURGE,
  move = TASKCORE_ALLOWS_MOVE,
  indent = TASKCORE_ALLOWS_INDENT,
  outdent = TASKCORE_ALLOWS_OUTDENT,
  add_subtask = TASKCORE_ALLOWS_ADD_SUBTASK,
  skip_occurrence = TASKCORE_ALLOWS_SKIP_OCCURRENCE,
  end_series = TASKCORE_ALLOWS_END_SERIES,
  start = TASKCORE_ALLOWS_START,
  stop = TASKCORE_ALLOWS_STOP,
  cancel = TASKCORE_ALLOWS_CANCEL,
  cancel_series = TASKCORE_ALLOWS_CANCEL_SERIES,
};

/// What a screen tells apart by a sign or a word.
enum class row_state : std::int32_t {
  open = TASKCORE_ROW_OPEN,
  /// Open, and in progress
  started = TASKCORE_ROW_STARTED,
  completed = TASKCORE_ROW_COMPLETED,
  cancelled = TASKCORE_ROW_CANCELLED,
  /// In the trash
  deleted = TASKCORE_ROW_DELETED,
  /// Open, and its until is over
  expired = TASKCORE_ROW_EXPIRED,
};

/// `TASKCORE_SECTION_...` of C.
enum class section_kind : std::int32_t {
  overdue = TASKCORE_SECTION_OVERDUE,
  morning = TASKCORE_SECTION_MORNING,
  evening = TASKCORE_SECTION_EVENING,
  upcoming = TASKCORE_SECTION_UPCOMING,
  inbox = TASKCORE_SECTION_INBOX,
  /// today
  completed = TASKCORE_SECTION_COMPLETED,
  /// What the chosen chip asks for
  results = TASKCORE_SECTION_RESULTS,
  afternoon = TASKCORE_SECTION_AFTERNOON,
};

/// `TASKCORE_CHIP_...` of C.
enum class chip_kind : std::int32_t {
  all = TASKCORE_CHIP_ALL,
  favourites = TASKCORE_CHIP_FAVOURITES,
  project = TASKCORE_CHIP_PROJECT,
  filter = TASKCORE_CHIP_FILTER,
};

/// `TASKCORE_EMPTY_...` of C.
enum class empty_state : std::int32_t {
  /// There is something to show
  not_ = TASKCORE_EMPTY_NOT,
  /// Nothing was ever added
  fresh = TASKCORE_EMPTY_FRESH,
  /// Everything is done
  done = TASKCORE_EMPTY_DONE,
  /// The chosen chip shows nothing
  no_match = TASKCORE_EMPTY_NO_MATCH,
};

/// What a step, one call that changed the store, did.
enum class action : std::int32_t {
  add_tasks = TASKCORE_ACTION_ADD_TASKS,
  update_tasks = TASKCORE_ACTION_UPDATE_TASKS,
  complete_tasks = TASKCORE_ACTION_COMPLETE_TASKS,
  reopen_tasks = TASKCORE_ACTION_REOPEN_TASKS,
  delete_tasks = TASKCORE_ACTION_DELETE_TASKS,
  restore_tasks = TASKCORE_ACTION_RESTORE_TASKS,
  /// Never undone
  purge_tasks = TASKCORE_ACTION_PURGE_TASKS,
  move_tasks = TASKCORE_ACTION_MOVE_TASKS,
  add_project = TASKCORE_ACTION_ADD_PROJECT,
  update_project = TASKCORE_ACTION_UPDATE_PROJECT,
  move_project = TASKCORE_ACTION_MOVE_PROJECT,
  delete_project = TASKCORE_ACTION_DELETE_PROJECT,
  /// Or rename it
  update_tag = TASKCORE_ACTION_UPDATE_TAG,
  merge_tags = TASKCORE_ACTION_MERGE_TAGS,
  delete_tag = TASKCORE_ACTION_DELETE_TAG,
  add_filter = TASKCORE_ACTION_ADD_FILTER,
  update_filter = TASKCORE_ACTION_UPDATE_FILTER,
  move_filter = TASKCORE_ACTION_MOVE_FILTER,
  delete_filter = TASKCORE_ACTION_DELETE_FILTER,
  /// Never undone
  repair = TASKCORE_ACTION_REPAIR,
  import_ = TASKCORE_ACTION_IMPORT,
  undo = TASKCORE_ACTION_UNDO,
  redo = TASKCORE_ACTION_REDO,
  skip_occurrence = TASKCORE_ACTION_SKIP_OCCURRENCE,
  end_series = TASKCORE_ACTION_END_SERIES,
  add_events = TASKCORE_ACTION_ADD_EVENTS,
  update_events = TASKCORE_ACTION_UPDATE_EVENTS,
  delete_events = TASKCORE_ACTION_DELETE_EVENTS,
  acknowledge_alerts = TASKCORE_ACTION_ACKNOWLEDGE_ALERTS,
  snooze_alerts = TASKCORE_ACTION_SNOOZE_ALERTS,
  start_focus = TASKCORE_ACTION_START_FOCUS,
  pause_focus = TASKCORE_ACTION_PAUSE_FOCUS,
  resume_focus = TASKCORE_ACTION_RESUME_FOCUS,
  reset_focus = TASKCORE_ACTION_RESET_FOCUS,
  cancel_focus = TASKCORE_ACTION_CANCEL_FOCUS,
  finish_focus = TASKCORE_ACTION_FINISH_FOCUS,
  change_settings = TASKCORE_ACTION_CHANGE_SETTINGS,
  /// By a poll; never undone
  fire_alerts = TASKCORE_ACTION_FIRE_ALERTS,
  add_holiday = TASKCORE_ACTION_ADD_HOLIDAY,
  end_holiday = TASKCORE_ACTION_END_HOLIDAY,
  delete_holidays = TASKCORE_ACTION_DELETE_HOLIDAYS,
  add_client = TASKCORE_ACTION_ADD_CLIENT,
  /// Or archive them
  update_clients = TASKCORE_ACTION_UPDATE_CLIENTS,
  delete_clients = TASKCORE_ACTION_DELETE_CLIENTS,
  change_profile = TASKCORE_ACTION_CHANGE_PROFILE,
  change_subscription = TASKCORE_ACTION_CHANGE_SUBSCRIPTION,
  add_invoice = TASKCORE_ACTION_ADD_INVOICE,
  update_invoice = TASKCORE_ACTION_UPDATE_INVOICE,
  delete_invoices = TASKCORE_ACTION_DELETE_INVOICES,
  issue_invoice = TASKCORE_ACTION_ISSUE_INVOICE,
  void_invoice = TASKCORE_ACTION_VOID_INVOICE,
  add_payment = TASKCORE_ACTION_ADD_PAYMENT,
  delete_payments = TASKCORE_ACTION_DELETE_PAYMENTS,
  send_email = TASKCORE_ACTION_SEND_EMAIL,
  change_series = TASKCORE_ACTION_CHANGE_SERIES,
  start_tasks = TASKCORE_ACTION_START_TASKS,
  stop_tasks = TASKCORE_ACTION_STOP_TASKS,
  cancel_tasks = TASKCORE_ACTION_CANCEL_TASKS,
  add_comment = TASKCORE_ACTION_ADD_COMMENT,
  update_comment = TASKCORE_ACTION_UPDATE_COMMENT,
  delete_comments = TASKCORE_ACTION_DELETE_COMMENTS,
  add_calendar = TASKCORE_ACTION_ADD_CALENDAR,
  update_calendar = TASKCORE_ACTION_UPDATE_CALENDAR,
  move_calendar = TASKCORE_ACTION_MOVE_CALENDAR,
  delete_calendar = TASKCORE_ACTION_DELETE_CALENDAR,
  /// Never undone
  trim_log = TASKCORE_ACTION_TRIM_LOG,
  add_time_entry = TASKCORE_ACTION_ADD_TIME_ENTRY,
  update_time_entry = TASKCORE_ACTION_UPDATE_TIME_ENTRY,
  delete_time_entries = TASKCORE_ACTION_DELETE_TIME_ENTRIES,
  split_time_entry = TASKCORE_ACTION_SPLIT_TIME_ENTRY,
  start_timer = TASKCORE_ACTION_START_TIMER,
  stop_timer = TASKCORE_ACTION_STOP_TIMER,
  add_template = TASKCORE_ACTION_ADD_TEMPLATE,
  update_template = TASKCORE_ACTION_UPDATE_TEMPLATE,
  delete_templates = TASKCORE_ACTION_DELETE_TEMPLATES,
  use_template = TASKCORE_ACTION_USE_TEMPLATE,
  expire_tasks = TASKCORE_ACTION_EXPIRE_TASKS,
  add_section = TASKCORE_ACTION_ADD_SECTION,
  update_section = TASKCORE_ACTION_UPDATE_SECTION,
  move_section = TASKCORE_ACTION_MOVE_SECTION,
  delete_section = TASKCORE_ACTION_DELETE_SECTION,
  add_field = TASKCORE_ACTION_ADD_FIELD,
  update_field = TASKCORE_ACTION_UPDATE_FIELD,
  move_field = TASKCORE_ACTION_MOVE_FIELD,
  delete_field = TASKCORE_ACTION_DELETE_FIELD,
  resolve_idle_time = TASKCORE_ACTION_RESOLVE_IDLE_TIME,
  copy_task = TASKCORE_ACTION_COPY_TASK,
  copy_project = TASKCORE_ACTION_COPY_PROJECT,
  /// What another device did; never undone
  sync = TASKCORE_ACTION_SYNC,
  resolve_conflicts = TASKCORE_ACTION_RESOLVE_CONFLICTS,
  /// What a server had that keeps tasks or events; never undone
  sync_account = TASKCORE_ACTION_SYNC_ACCOUNT,
  add_purchase = TASKCORE_ACTION_ADD_PURCHASE,
  update_purchase = TASKCORE_ACTION_UPDATE_PURCHASE,
  delete_purchases = TASKCORE_ACTION_DELETE_PURCHASES,
  add_purchase_payment = TASKCORE_ACTION_ADD_PURCHASE_PAYMENT,
  delete_purchase_payments = TASKCORE_ACTION_DELETE_PURCHASE_PAYMENTS,
  /// From a draft
  deduct_down_payments = TASKCORE_ACTION_DEDUCT_DOWN_PAYMENTS,
  /// Which are not deducted any more
  restore_down_payments = TASKCORE_ACTION_RESTORE_DOWN_PAYMENTS,
  accept_quote = TASKCORE_ACTION_ACCEPT_QUOTE,
  decline_quote = TASKCORE_ACTION_DECLINE_QUOTE,
  invoice_quote = TASKCORE_ACTION_INVOICE_QUOTE,
  change_recurring_invoices = TASKCORE_ACTION_CHANGE_RECURRING_INVOICES,
  /// What a poll made of recurring invoices; never undone
  draft_invoices = TASKCORE_ACTION_DRAFT_INVOICES,
  change_payment_reminders = TASKCORE_ACTION_CHANGE_PAYMENT_REMINDERS,
  /// Never undone
  send_payment_reminder = TASKCORE_ACTION_SEND_PAYMENT_REMINDER,
  change_penalty_rates = TASKCORE_ACTION_CHANGE_PENALTY_RATES,
};

/// How much of the change log is kept, as bits of `fields`.
enum class log_trim_field : std::uint64_t {
  before = TASKCORE_LOG_TRIM_BEFORE,
  max_bytes = TASKCORE_LOG_TRIM_MAX_BYTES,
};

/// `TASKCORE_ENTITY_...` of C.
enum class entity : std::int32_t {
  task = TASKCORE_ENTITY_TASK,
  project = TASKCORE_ENTITY_PROJECT,
  /// Its uid is its name without case and accents, its id 0
  tag = TASKCORE_ENTITY_TAG,
  filter = TASKCORE_ENTITY_FILTER,
  event = TASKCORE_ENTITY_EVENT,
  /// Of a task or an occurrence
  completion = TASKCORE_ENTITY_COMPLETION,
  alert = TASKCORE_ENTITY_ALERT,
  focus_session = TASKCORE_ENTITY_FOCUS_SESSION,
  /// Its uid is its name
  setting = TASKCORE_ENTITY_SETTING,
  holiday = TASKCORE_ENTITY_HOLIDAY,
  /// When one came and went, for the figures of those days
  purged_task = TASKCORE_ENTITY_PURGED_TASK,
  /// An overdue task that got another due
  postponement = TASKCORE_ENTITY_POSTPONEMENT,
  client = TASKCORE_ENTITY_CLIENT,
  invoice = TASKCORE_ENTITY_INVOICE,
  invoice_line = TASKCORE_ENTITY_INVOICE_LINE,
  invoice_adjustment = TASKCORE_ENTITY_INVOICE_ADJUSTMENT,
  invoice_party = TASKCORE_ENTITY_INVOICE_PARTY,
  payment = TASKCORE_ENTITY_PAYMENT,
  email = TASKCORE_ENTITY_EMAIL,
  logo = TASKCORE_ENTITY_LOGO,
  billed_item = TASKCORE_ENTITY_BILLED_ITEM,
  /// On a task, an event or an invoice
  comment = TASKCORE_ENTITY_COMMENT,
  calendar = TASKCORE_ENTITY_CALENDAR,
  /// A heading within a project
  project_section = TASKCORE_ENTITY_PROJECT_SECTION,
  time_entry = TASKCORE_ENTITY_TIME_ENTRY,
  /// From which tasks and projects are made
  template_ = TASKCORE_ENTITY_TEMPLATE,
  /// An own field of tasks or events
  field = TASKCORE_ENTITY_FIELD,
  /// Of a task that repeats; skipped or cancelled
  skipped_occurrence = TASKCORE_ENTITY_SKIPPED_OCCURRENCE,
  /// What a file of another version said, kept for the next export
  unknown_property = TASKCORE_ENTITY_UNKNOWN_PROPERTY,
  purchase = TASKCORE_ENTITY_PURCHASE,
  purchase_payment = TASKCORE_ENTITY_PURCHASE_PAYMENT,
  invoice_reference = TASKCORE_ENTITY_INVOICE_REFERENCE,
  /// Of which drafts are made by a repeat rule
  recurring_invoice = TASKCORE_ENTITY_RECURRING_INVOICE,
  /// Of an overdue invoice
  payment_reminder = TASKCORE_ENTITY_PAYMENT_REMINDER,
  /// For late payment
  penalty_rate = TASKCORE_ENTITY_PENALTY_RATE,
};

/// `TASKCORE_CHANGE_...` of C.
enum class change_kind : std::int32_t {
  added = TASKCORE_CHANGE_ADDED,
  updated = TASKCORE_CHANGE_UPDATED,
  /// For good; the trash is an update
  removed = TASKCORE_CHANGE_REMOVED,
};

/// `TASKCORE_ORIGIN_...` of C.
enum class origin : std::int32_t {
  /// A call on this handle
  self = TASKCORE_ORIGIN_SELF,
  /// Another handle or process; poll noticed it
  other = TASKCORE_ORIGIN_OTHER,
  /// Another device, or a server; a run of sync, here or in another process, took it in
  remote = TASKCORE_ORIGIN_REMOTE,
};

/// Which way a period lies that does not say it itself, such as 7 days or December.
enum class direction : std::int32_t {
  /// From today on: 7 days begin today, December is this one or the next
  future = TASKCORE_TOWARDS_FUTURE,
  /// Up to today: 7 days end today, December is this one or the last, and the week, month, quarter
  /// or year that it is ends today
  past = TASKCORE_TOWARDS_PAST,
};

/// Of taskcore_completion_query_options.fields.
enum class completion_query_field : std::uint64_t {
  from = TASKCORE_COMPLETION_QUERY_FROM,
  before = TASKCORE_COMPLETION_QUERY_BEFORE,
};

/// What became of an occurrence of a task that repeats.
enum class occurrence_outcome : std::int32_t {
  /// It was completed on its day or before, or before the day of the next one
  done = TASKCORE_OCCURRENCE_DONE,
  /// It was skipped or cancelled, and neither keeps nor breaks a streak
  skipped = TASKCORE_OCCURRENCE_SKIPPED,
  /// It was not completed, or later than that
  missed = TASKCORE_OCCURRENCE_MISSED,
};

/// The properties of a calendar, as bits of a `fields` mask.
enum class calendar_field : std::uint64_t {
  name = TASKCORE_CALENDAR_NAME,
  colour = TASKCORE_CALENDAR_COLOUR,
  position = TASKCORE_CALENDAR_POSITION,
  visible = TASKCORE_CALENDAR_VISIBLE,
  read_only = TASKCORE_CALENDAR_READ_ONLY,
  blocking = TASKCORE_CALENDAR_BLOCKING,
};

/// `TASKCORE_EVENT_KIND_...` of C.
enum class event_kind : std::int32_t {
  deadline = TASKCORE_EVENT_KIND_DEADLINE,
  meeting = TASKCORE_EVENT_KIND_MEETING,
};

/// What the user answered to the invitation to an event: PARTSTAT, RFC 5545 section 3.2.12.
enum class participation : std::int32_t {
  none = TASKCORE_PARTICIPATION_NONE,
  needs_action = TASKCORE_PARTICIPATION_NEEDS_ACTION,
  accepted = TASKCORE_PARTICIPATION_ACCEPTED,
  declined = TASKCORE_PARTICIPATION_DECLINED,
  tentative = TASKCORE_PARTICIPATION_TENTATIVE,
  delegated = TASKCORE_PARTICIPATION_DELEGATED,
};

/// The properties of an event, as bits of a `fields` mask.
enum class event_field : std::uint64_t {
  title = TASKCORE_EVENT_TITLE,
  kind = TASKCORE_EVENT_KIND,
  start = TASKCORE_EVENT_START,
  duration = TASKCORE_EVENT_DURATION,
  zone = TASKCORE_EVENT_ZONE,
  notes = TASKCORE_EVENT_NOTES,
  location = TASKCORE_EVENT_LOCATION,
  /// Exactly these
  attendees = TASKCORE_EVENT_ATTENDEES,
  url = TASKCORE_EVENT_URL,
  task = TASKCORE_EVENT_TASK,
  transparent = TASKCORE_EVENT_TRANSPARENT,
  done = TASKCORE_EVENT_DONE,
  /// Exactly these
  reminders = TASKCORE_EVENT_REMINDERS,
  repeat_rule = TASKCORE_EVENT_REPEAT_RULE,
  excluded_dates = TASKCORE_EVENT_EXCLUDED_DATES,
  added_dates = TASKCORE_EVENT_ADDED_DATES,
  calendar = TASKCORE_EVENT_CALENDAR,
  /// Exactly these
  links = TASKCORE_EVENT_LINKS,
  /// In an input, these too
  field_values = TASKCORE_EVENT_FIELD_VALUES,
  project = TASKCORE_EVENT_PROJECT,
  /// Exactly these
  tags = TASKCORE_EVENT_TAGS,
  floating = TASKCORE_EVENT_FLOATING,
  participation = TASKCORE_EVENT_PARTICIPATION,
};

/// `TASKCORE_EVENT_FLAG_...` of C.
enum class event_flag : std::uint64_t {
  /// An event that overlaps others is added or moved all the same.
  allow_conflicts = TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS,
};

/// The conditions of an event query that are given, as bits of its `fields`.
enum class event_query_field : std::uint64_t {
  ids = TASKCORE_EVENT_QUERY_IDS,
  /// In title, notes, location or attendees
  text = TASKCORE_EVENT_QUERY_TEXT,
  kind = TASKCORE_EVENT_QUERY_KIND,
  task = TASKCORE_EVENT_QUERY_TASK,
  /// Ends after it, with any occurrence
  from = TASKCORE_EVENT_QUERY_FROM,
  /// Begins before it, with any occurrence
  before = TASKCORE_EVENT_QUERY_BEFORE,
  /// The changed occurrences of that one
  series = TASKCORE_EVENT_QUERY_SERIES,
  done = TASKCORE_EVENT_QUERY_DONE,
  calendar = TASKCORE_EVENT_QUERY_CALENDAR,
  /// With such values of own fields
  field_values = TASKCORE_EVENT_QUERY_FIELD_VALUES,
  /// In that project, or in one below it
  project = TASKCORE_EVENT_QUERY_PROJECT,
  /// With one of these
  tags = TASKCORE_EVENT_QUERY_TAGS,
};

/// Of taskcore_occurrence_query_options.fields.
enum class occurrence_query_field : std::uint64_t {
  from = TASKCORE_OCCURRENCE_QUERY_FROM,
  before = TASKCORE_OCCURRENCE_QUERY_BEFORE,
};

/// Of taskcore_conflict_query_options.fields.
enum class conflict_query_field : std::uint64_t {
  from = TASKCORE_CONFLICT_QUERY_FROM,
  before = TASKCORE_CONFLICT_QUERY_BEFORE,
};

/// `TASKCORE_AGENDA_...` of C.
enum class agenda_content : std::uint32_t {
  tasks = TASKCORE_AGENDA_TASKS,
  events = TASKCORE_AGENDA_EVENTS,
};

/// `TASKCORE_PHASE_...` of C.
enum class phase : std::int32_t {
  /// There is nothing to count to
  none = TASKCORE_PHASE_NONE,
  /// It has not begun
  upcoming = TASKCORE_PHASE_UPCOMING,
  /// It has, and has not ended
  running = TASKCORE_PHASE_RUNNING,
  /// It has ended, undone
  passed = TASKCORE_PHASE_PASSED,
  done = TASKCORE_PHASE_DONE,
};

/// The properties of a comment, as bits of a `fields` mask.
enum class comment_field : std::uint64_t {
  text = TASKCORE_COMMENT_TEXT,
  created = TASKCORE_COMMENT_CREATED,
};

/// The conditions of a comment query that are given, as bits of its `fields`.
enum class comment_query_field : std::uint64_t {
  item = TASKCORE_COMMENT_QUERY_ITEM,
  text = TASKCORE_COMMENT_QUERY_TEXT,
  from = TASKCORE_COMMENT_QUERY_FROM,
  before = TASKCORE_COMMENT_QUERY_BEFORE,
};

/// `TASKCORE_ALERT_KIND_...` of C.
enum class alert_kind : std::int32_t {
  /// A reminder of a task
  task = TASKCORE_ALERT_KIND_TASK,
  /// A reminder of an event
  event = TASKCORE_ALERT_KIND_EVENT,
  /// A focus session or a break is over
  focus = TASKCORE_ALERT_KIND_FOCUS,
};

/// What has reminders by default.
enum class reminded : std::int32_t {
  /// New tasks that are due at, or begin at, a time
  timed_task = TASKCORE_REMINDED_TIMED_TASK,
  /// New tasks that are due on, or begin on, a day
  all_day_task = TASKCORE_REMINDED_ALL_DAY_TASK,
  /// New events
  event = TASKCORE_REMINDED_EVENT,
};

/// `TASKCORE_FOCUS_KIND_...` of C.
enum class focus_kind : std::int32_t {
  work = TASKCORE_FOCUS_KIND_WORK,
  short_break = TASKCORE_FOCUS_KIND_SHORT_BREAK,
  long_break = TASKCORE_FOCUS_KIND_LONG_BREAK,
};

/// `TASKCORE_FOCUS_STATE_...` of C.
enum class focus_state : std::int32_t {
  /// There is none
  idle = TASKCORE_FOCUS_STATE_IDLE,
  running = TASKCORE_FOCUS_STATE_RUNNING,
  paused = TASKCORE_FOCUS_STATE_PAUSED,
  finished = TASKCORE_FOCUS_STATE_FINISHED,
  cancelled = TASKCORE_FOCUS_STATE_CANCELLED,
};

/// Of taskcore_focus_query_options.fields.
enum class focus_query_field : std::uint64_t {
  from = TASKCORE_FOCUS_QUERY_FROM,
  before = TASKCORE_FOCUS_QUERY_BEFORE,
};

/// The settings of focus sessions that are given, as bits of `fields`.
enum class focus_setting : std::uint64_t {
  work = TASKCORE_FOCUS_SETTINGS_WORK,
  short_break = TASKCORE_FOCUS_SETTINGS_SHORT_BREAK,
  long_break = TASKCORE_FOCUS_SETTINGS_LONG_BREAK,
  rounds = TASKCORE_FOCUS_SETTINGS_ROUNDS,
  auto_start = TASKCORE_FOCUS_SETTINGS_AUTO_START,
};

/// `TASKCORE_FOCUS_BY_...` of C.
enum class focus_grouping : std::int32_t {
  task = TASKCORE_FOCUS_BY_TASK,
  project = TASKCORE_FOCUS_BY_PROJECT,
  day = TASKCORE_FOCUS_BY_DAY,
};

/// Of taskcore_focus_total_query_options.fields.
enum class focus_total_query_field : std::uint64_t {
  from = TASKCORE_FOCUS_TOTAL_QUERY_FROM,
  before = TASKCORE_FOCUS_TOTAL_QUERY_BEFORE,
};

/// The properties of a time entry, as bits of a `fields` mask.
enum class time_entry_field : std::uint64_t {
  task = TASKCORE_TIME_ENTRY_TASK,
  project = TASKCORE_TIME_ENTRY_PROJECT,
  start = TASKCORE_TIME_ENTRY_START,
  end = TASKCORE_TIME_ENTRY_END,
  note = TASKCORE_TIME_ENTRY_NOTE,
  hourly_rate = TASKCORE_TIME_ENTRY_HOURLY_RATE,
};

/// What becomes of idle time.
enum class idle_choice : std::int32_t {
  /// It counts as what the timer runs for
  keep = TASKCORE_IDLE_KEEP,
  /// It is in no entry
  discard = TASKCORE_IDLE_DISCARD,
  /// It is an entry of its own
  split = TASKCORE_IDLE_SPLIT,
};

/// What is said of the entry of idle time that is split off, as bits of `fields`.
enum class idle_time_field : std::uint64_t {
  task = TASKCORE_IDLE_TIME_TASK,
  project = TASKCORE_IDLE_TIME_PROJECT,
  note = TASKCORE_IDLE_TIME_NOTE,
};

/// The conditions of a query of time entries that are given, as bits of its `fields`.
enum class time_entry_query_field : std::uint64_t {
  entity = TASKCORE_TIME_ENTRY_QUERY_ENTITY,
  task = TASKCORE_TIME_ENTRY_QUERY_TASK,
  project = TASKCORE_TIME_ENTRY_QUERY_PROJECT,
  running = TASKCORE_TIME_ENTRY_QUERY_RUNNING,
  from = TASKCORE_TIME_ENTRY_QUERY_FROM,
  before = TASKCORE_TIME_ENTRY_QUERY_BEFORE,
};

/// What time is added up by; an entry counts for each tag of its task.
enum class time_grouping : std::int32_t {
  task = TASKCORE_TIME_BY_TASK,
  project = TASKCORE_TIME_BY_PROJECT,
  day = TASKCORE_TIME_BY_DAY,
  tag = TASKCORE_TIME_BY_TAG,
  client = TASKCORE_TIME_BY_CLIENT,
};

/// Of taskcore_time_total_query_options.fields.
enum class time_total_query_field : std::uint64_t {
  from = TASKCORE_TIME_TOTAL_QUERY_FROM,
  before = TASKCORE_TIME_TOTAL_QUERY_BEFORE,
};

/// The settings of time entries that are given, as bits of `fields`.
enum class time_entry_setting : std::uint64_t {
  tracking = TASKCORE_TIME_ENTRY_SETTINGS_TRACKING,
};

/// Of taskcore_score_options.fields.
enum class score_field : std::uint64_t {
  /// Else: the last date
  first_date = TASKCORE_SCORE_FIRST_DATE,
  /// Else: today
  last_date = TASKCORE_SCORE_LAST_DATE,
  /// Else: all projects
  project_id = TASKCORE_SCORE_PROJECT_ID,
  /// Else: all tasks
  tag = TASKCORE_SCORE_TAG,
};

/// Of taskcore_pulse_settings.fields.
enum class pulse_setting : std::uint64_t {
  points_p0 = TASKCORE_PULSE_SETTINGS_POINTS_P0,
  points_p1 = TASKCORE_PULSE_SETTINGS_POINTS_P1,
  points_p2 = TASKCORE_PULSE_SETTINGS_POINTS_P2,
  points_p3 = TASKCORE_PULSE_SETTINGS_POINTS_P3,
  points_none = TASKCORE_PULSE_SETTINGS_POINTS_NONE,
  daily_goal = TASKCORE_PULSE_SETTINGS_DAILY_GOAL,
  weekly_goal = TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL,
  ignored_weekdays = TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS,
};

/// Weekdays joined by |.
enum class weekday : std::uint32_t {
  monday = TASKCORE_WEEKDAYS_MONDAY,
  tuesday = TASKCORE_WEEKDAYS_TUESDAY,
  wednesday = TASKCORE_WEEKDAYS_WEDNESDAY,
  thursday = TASKCORE_WEEKDAYS_THURSDAY,
  friday = TASKCORE_WEEKDAYS_FRIDAY,
  saturday = TASKCORE_WEEKDAYS_SATURDAY,
  sunday = TASKCORE_WEEKDAYS_SUNDAY,
};

/// Of taskcore_holiday_input.fields.
enum class holiday_field : std::uint64_t {
  first_date = TASKCORE_HOLIDAY_FIRST_DATE,
  last_date = TASKCORE_HOLIDAY_LAST_DATE,
};

/// Of taskcore_pulse_options.fields.
enum class pulse_field : std::uint64_t {
  /// Else: 29 days before the last date
  first_date = TASKCORE_PULSE_FIRST_DATE,
  /// Else: today
  last_date = TASKCORE_PULSE_LAST_DATE,
  /// Else: all projects
  project_id = TASKCORE_PULSE_PROJECT_ID,
  /// Else: as the store's locale has it
  week_start = TASKCORE_PULSE_WEEK_START,
};

/// `TASKCORE_FORECAST_...` of C.
enum class forecast_kind : std::int32_t {
  /// The history is shorter than 7 days
  unknown = TASKCORE_FORECAST_UNKNOWN,
  /// The backlog is empty already
  empty = TASKCORE_FORECAST_EMPTY,
  /// At the present pace it is on empty_date
  date = TASKCORE_FORECAST_DATE,
  /// At the present pace it takes 100 years, or grows
  never = TASKCORE_FORECAST_NEVER,
};

/// `TASKCORE_INSIGHT_...` of C.
enum class insight_kind : std::int32_t {
  /// How far today's goal is
  goal = TASKCORE_INSIGHT_GOAL,
  streak = TASKCORE_INSIGHT_STREAK,
  /// This week against the last
  week = TASKCORE_INSIGHT_WEEK,
  /// This month against the last
  month = TASKCORE_INSIGHT_MONTH,
  /// Points grow or shrink
  trend = TASKCORE_INSIGHT_TREND,
  best_weekday = TASKCORE_INSIGHT_BEST_WEEKDAY,
  best_hour = TASKCORE_INSIGHT_BEST_HOUR,
  /// Where most of the points come from
  project = TASKCORE_INSIGHT_PROJECT,
  /// More or fewer tasks are overdue
  overdue = TASKCORE_INSIGHT_OVERDUE,
  forecast = TASKCORE_INSIGHT_FORECAST,
  level = TASKCORE_INSIGHT_LEVEL,
};

/// `TASKCORE_CHART_KIND_...` of C.
enum class chart_kind : std::int32_t {
  /// A line: points day by day
  score = TASKCORE_CHART_KIND_SCORE,
  /// A pie: done and open, for one day, its score in the middle
  done = TASKCORE_CHART_KIND_DONE,
  /// bars
  projects = TASKCORE_CHART_KIND_PROJECTS,
  /// bars
  priorities = TASKCORE_CHART_KIND_PRIORITIES,
  /// bars
  weekdays = TASKCORE_CHART_KIND_WEEKDAYS,
  /// bars
  hours = TASKCORE_CHART_KIND_HOURS,
  /// A heat map: a square for each day, a column for each week
  year = TASKCORE_CHART_KIND_YEAR,
  /// A line: open tasks at the end of each day
  burndown = TASKCORE_CHART_KIND_BURNDOWN,
};

/// How a chart is drawn.
enum class shape : std::int32_t {
  line = TASKCORE_SHAPE_LINE,
  pie = TASKCORE_SHAPE_PIE,
  bars = TASKCORE_SHAPE_BARS,
  heat_map = TASKCORE_SHAPE_HEAT_MAP,
};

/// What a line of the score, bars or a heat map measure.
enum class measure : std::int32_t {
  points = TASKCORE_MEASURE_POINTS,
  /// Tasks and occurrences
  completed = TASKCORE_MEASURE_COMPLETED,
  /// Minutes; not for bars of priorities and hours
  focus = TASKCORE_MEASURE_FOCUS,
};

/// Of taskcore_chart_options.fields.
enum class chart_field : std::uint64_t {
  /// Else: 29 days before the last date; of a heat map 364 days
  first_date = TASKCORE_CHART_FIRST_DATE,
  /// Else: today
  last_date = TASKCORE_CHART_LAST_DATE,
  /// Else: all projects
  project_id = TASKCORE_CHART_PROJECT_ID,
  /// Else: as the store's locale has it
  week_start = TASKCORE_CHART_WEEK_START,
};

/// Which colours a drawing has.
enum class appearance : std::int32_t {
  /// Those that the reader's system prefers
  auto_ = TASKCORE_APPEARANCE_AUTO,
  light = TASKCORE_APPEARANCE_LIGHT,
  dark = TASKCORE_APPEARANCE_DARK,
};

/// Of taskcore_report_options.fields.
enum class report_field : std::uint64_t {
  /// Else: 29 days before the last date
  first_date = TASKCORE_REPORT_FIRST_DATE,
  /// Else: today
  last_date = TASKCORE_REPORT_LAST_DATE,
  /// Else: as the store's locale has it
  week_start = TASKCORE_REPORT_WEEK_START,
};

/// `TASKCORE_FORMAT_...` of C.
enum class format : std::int32_t {
  /// Of an import alone: what the beginning of the file shows
  found = TASKCORE_FORMAT_FOUND,
  /// Everything, lossless
  json = TASKCORE_FORMAT_JSON,
  /// What `task export` and `task import` speak
  taskwarrior = TASKCORE_FORMAT_TASKWARRIOR,
  /// A table with a header, RFC 4180; of an import, any table with headings
  csv = TASKCORE_FORMAT_CSV,
  /// A task a line, http://todotxt.org
  todo_txt = TASKCORE_FORMAT_TODO_TXT,
  /// Tasks and events, RFC 5545
  icalendar = TASKCORE_FORMAT_ICALENDAR,
  /// Of an import alone, as those that follow: a project as a table, or what the API gives
  todoist = TASKCORE_FORMAT_TODOIST,
  /// The tasks of Takeout
  google_tasks = TASKCORE_FORMAT_GOOGLE_TASKS,
  /// The backup of TickTick
  ticktick = TASKCORE_FORMAT_TICKTICK,
  /// The tasks, or the calendar, of Outlook as a table
  outlook = TASKCORE_FORMAT_OUTLOOK,
  /// The headings of an Org file
  org = TASKCORE_FORMAT_ORG,
  /// Lists of Markdown, with the marks of Obsidian
  markdown = TASKCORE_FORMAT_MARKDOWN,
};

/// `TASKCORE_IMPORT_...` of C.
enum class import_policy : std::int32_t {
  /// Property by property, what was changed last, by when the file says that its record was
  /// modified
  newer_wins = TASKCORE_IMPORT_NEWER_WINS,
  /// The file; what was purged here comes back under another uid
  file_wins = TASKCORE_IMPORT_FILE_WINS,
  /// The store: only records that it never had come in
  only_new = TASKCORE_IMPORT_ONLY_NEW,
};

/// `TASKCORE_NOTE_...` of C.
enum class note_kind : std::int32_t {
  /// The component was read, without what the note names
  kept = TASKCORE_NOTE_KEPT,
  /// The component was left out
  skipped = TASKCORE_NOTE_SKIPPED,
  /// Of the whole file, behind the others: how many values it has that were only kept
  summed = TASKCORE_NOTE_SUMMED,
};

/// What brings a store's files of sync to the other devices.
enum class remote_kind : std::int32_t {
  /// A folder that something else copies: Syncthing, Dropbox, NFS, a USB stick
  folder = TASKCORE_REMOTE_FOLDER,
  /// Callbacks of the program that added it
  host = TASKCORE_REMOTE_HOST,
  /// A hub: a PostgreSQL database, or one that speaks its protocol
  postgresql = TASKCORE_REMOTE_POSTGRESQL,
};

/// What a conflict ends with, everywhere.
enum class conflict_choice : std::int32_t {
  mine = TASKCORE_CONFLICT_MINE,
  theirs = TASKCORE_CONFLICT_THEIRS,
  /// Of notes alone: the lines of both
  merged = TASKCORE_CONFLICT_MERGED,
};

/// What answers as a hub.
enum class hub_engine : std::int32_t {
  postgresql = TASKCORE_HUB_POSTGRESQL,
  /// PostgreSQL with the extension Citus
  citus = TASKCORE_HUB_CITUS,
  yugabytedb = TASKCORE_HUB_YUGABYTEDB,
  cockroachdb = TASKCORE_HUB_COCKROACHDB,
};

/// What a server of an account speaks.
enum class account_kind : std::int32_t {
  /// CalDAV (RFC 4791)
  caldav = TASKCORE_ACCOUNT_CALDAV,
  /// Google Calendar and Google Tasks
  google = TASKCORE_ACCOUNT_GOOGLE,
};

/// What a user allows a program at Google.
enum class authorization_scope : std::uint32_t {
  /// To list calendars, and to read and write their events
  calendars = TASKCORE_AUTHORIZATION_CALENDARS,
  /// To read and write lists of tasks
  tasks = TASKCORE_AUTHORIZATION_TASKS,
  /// To make calendars, which calls for CALENDARS, too
  making = TASKCORE_AUTHORIZATION_MAKING,
};

/// The properties of a party, as bits of a `fields` mask.
enum class party_field : std::uint64_t {
  name = TASKCORE_PARTY_NAME,
  trading_name = TASKCORE_PARTY_TRADING_NAME,
  legal_form = TASKCORE_PARTY_LEGAL_FORM,
  share_capital = TASKCORE_PARTY_SHARE_CAPITAL,
  registry = TASKCORE_PARTY_REGISTRY,
  contact = TASKCORE_PARTY_CONTACT,
  street = TASKCORE_PARTY_STREET,
  street_2 = TASKCORE_PARTY_STREET_2,
  postal_code = TASKCORE_PARTY_POSTAL_CODE,
  city = TASKCORE_PARTY_CITY,
  region = TASKCORE_PARTY_REGION,
  country = TASKCORE_PARTY_COUNTRY,
  siren = TASKCORE_PARTY_SIREN,
  siret = TASKCORE_PARTY_SIRET,
  registration_number = TASKCORE_PARTY_REGISTRATION_NUMBER,
  vat_number = TASKCORE_PARTY_VAT_NUMBER,
  tax_number = TASKCORE_PARTY_TAX_NUMBER,
  email = TASKCORE_PARTY_EMAIL,
  phone = TASKCORE_PARTY_PHONE,
  electronic_address = TASKCORE_PARTY_ELECTRONIC_ADDRESS,
  electronic_scheme = TASKCORE_PARTY_ELECTRONIC_SCHEME,
  iban = TASKCORE_PARTY_IBAN,
  bic = TASKCORE_PARTY_BIC,
  account_name = TASKCORE_PARTY_ACCOUNT_NAME,
  locale = TASKCORE_PARTY_LOCALE,
  currency = TASKCORE_PARTY_CURRENCY,
  supplies = TASKCORE_PARTY_SUPPLIES,
  default_vat = TASKCORE_PARTY_DEFAULT_VAT,
  vat_scheme = TASKCORE_PARTY_VAT_SCHEME,
  page_template = TASKCORE_PARTY_PAGE_TEMPLATE,
  invoice_profile = TASKCORE_PARTY_INVOICE_PROFILE,
  vat_point = TASKCORE_PARTY_VAT_POINT,
  prices = TASKCORE_PARTY_PRICES,
};

/// Of taskcore_subscription_content.fields.
enum class subscription_field : std::uint64_t {
  plan = TASKCORE_SUBSCRIPTION_PLAN,
  since = TASKCORE_SUBSCRIPTION_SINCE,
  until = TASKCORE_SUBSCRIPTION_UNTIL,
  source = TASKCORE_SUBSCRIPTION_SOURCE,
  features = TASKCORE_SUBSCRIPTION_FEATURES,
};

/// Which rules hold for invoices to somebody.
enum class client_kind : std::int32_t {
  business = TASKCORE_CLIENT_KIND_BUSINESS,
  /// A consumer
  private_person = TASKCORE_CLIENT_KIND_PRIVATE_PERSON,
  public_body = TASKCORE_CLIENT_KIND_PUBLIC_BODY,
};

/// Of taskcore_client_input.fields. In taskcore_change.fields they stand beside TASKCORE_PARTY_...,
/// so they have bits of their own.
enum class client_field : std::uint64_t {
  party = TASKCORE_CLIENT_PARTY,
  notes = TASKCORE_CLIENT_NOTES,
  archived = TASKCORE_CLIENT_ARCHIVED,
  hourly_rate = TASKCORE_CLIENT_HOURLY_RATE,
  kind = TASKCORE_CLIENT_KIND,
};

/// Of taskcore_client_query_options.fields.
enum class client_query_field : std::uint64_t {
  text = TASKCORE_CLIENT_QUERY_TEXT,
  archived = TASKCORE_CLIENT_QUERY_ARCHIVED,
};

/// What a device may do in a series of numbers.
enum class series_right : std::int32_t {
  /// Issue, for the store is on this device alone
  alone = TASKCORE_SERIES_RIGHT_ALONE,
  /// Issue, as the one that does
  mine = TASKCORE_SERIES_RIGHT_MINE,
  /// Issue as soon as all devices know that it claimed the series
  waiting = TASKCORE_SERIES_RIGHT_WAITING,
  /// Nothing: another device issues
  others = TASKCORE_SERIES_RIGHT_OTHERS,
  /// Nothing: no device issues until one claims the series
  unclaimed = TASKCORE_SERIES_RIGHT_UNCLAIMED,
};

/// `TASKCORE_INVOICE_KIND_...` of C.
enum class invoice_kind : std::int32_t {
  /// BT-3 = 380
  invoice = TASKCORE_INVOICE_KIND_INVOICE,
  /// BT-3 = 381, or 503 for a down payment in France
  credit_note = TASKCORE_INVOICE_KIND_CREDIT_NOTE,
  /// BT-3 = 386; asked for before what it is for is delivered
  down_payment = TASKCORE_INVOICE_KIND_DOWN_PAYMENT,
  /// BT-3 = 384; replaces one invoice wholly
  corrected = TASKCORE_INVOICE_KIND_CORRECTED,
  /// No invoice, and no document of EN 16931
  quote = TASKCORE_INVOICE_KIND_QUOTE,
};

/// `TASKCORE_INVOICE_STATE_...` of C.
enum class invoice_state : std::int32_t {
  draft = TASKCORE_INVOICE_STATE_DRAFT,
  /// Nothing came in yet, and it is not due
  issued = TASKCORE_INVOICE_STATE_ISSUED,
  partly_paid = TASKCORE_INVOICE_STATE_PARTLY_PAID,
  /// Nothing is owed any more
  paid = TASKCORE_INVOICE_STATE_PAID,
  /// Something is owed, and its due date is over
  overdue = TASKCORE_INVOICE_STATE_OVERDUE,
  /// A credit note took all of it back
  void_ = TASKCORE_INVOICE_STATE_VOID,
  /// A corrected invoice stands in its place
  replaced = TASKCORE_INVOICE_STATE_REPLACED,
  /// Of a quote, as those that follow; one that is open is ISSUED
  accepted = TASKCORE_INVOICE_STATE_ACCEPTED,
  declined = TASKCORE_INVOICE_STATE_DECLINED,
  /// Nobody said anything until the last day on which it could be accepted
  expired = TASKCORE_INVOICE_STATE_EXPIRED,
  /// All of it was turned into an invoice
  invoiced = TASKCORE_INVOICE_STATE_INVOICED,
};

/// `TASKCORE_INVOICE_STATES_...` of C.
enum class invoice_states : std::uint32_t {
  draft = TASKCORE_INVOICE_STATES_DRAFT,
  issued = TASKCORE_INVOICE_STATES_ISSUED,
  partly_paid = TASKCORE_INVOICE_STATES_PARTLY_PAID,
  paid = TASKCORE_INVOICE_STATES_PAID,
  overdue = TASKCORE_INVOICE_STATES_OVERDUE,
  void_ = TASKCORE_INVOICE_STATES_VOID,
  replaced = TASKCORE_INVOICE_STATES_REPLACED,
  accepted = TASKCORE_INVOICE_STATES_ACCEPTED,
  declined = TASKCORE_INVOICE_STATES_DECLINED,
  expired = TASKCORE_INVOICE_STATES_EXPIRED,
  invoiced = TASKCORE_INVOICE_STATES_INVOICED,
};

/// How VAT is due (UNTDID 5305).
enum class vat_category : std::int32_t {
  /// S, a rate above 0
  standard = TASKCORE_VAT_STANDARD,
  /// Z
  zero_rated = TASKCORE_VAT_ZERO_RATED,
  /// E, with a reason
  exempt = TASKCORE_VAT_EXEMPT,
  /// AE
  reverse_charge = TASKCORE_VAT_REVERSE_CHARGE,
  /// K
  intra_community = TASKCORE_VAT_INTRA_COMMUNITY,
  /// G
  export_ = TASKCORE_VAT_EXPORT,
  /// O
  not_subject = TASKCORE_VAT_NOT_SUBJECT,
  /// L, IGIC
  canary_islands = TASKCORE_VAT_CANARY_ISLANDS,
  /// M, IPSI
  ceuta_melilla = TASKCORE_VAT_CEUTA_MELILLA,
};

/// Of taskcore_invoice_input.fields.
enum class invoice_field : std::uint64_t {
  client = TASKCORE_INVOICE_CLIENT,
  series = TASKCORE_INVOICE_SERIES,
  due_date = TASKCORE_INVOICE_DUE_DATE,
  payment_days = TASKCORE_INVOICE_PAYMENT_DAYS,
  delivery_date = TASKCORE_INVOICE_DELIVERY_DATE,
  period = TASKCORE_INVOICE_PERIOD,
  currency = TASKCORE_INVOICE_CURRENCY,
  exchange_rate = TASKCORE_INVOICE_EXCHANGE_RATE,
  language = TASKCORE_INVOICE_LANGUAGE,
  business_process = TASKCORE_INVOICE_BUSINESS_PROCESS,
  buyer_reference = TASKCORE_INVOICE_BUYER_REFERENCE,
  order_reference = TASKCORE_INVOICE_ORDER_REFERENCE,
  contract_reference = TASKCORE_INVOICE_CONTRACT_REFERENCE,
  payment_terms = TASKCORE_INVOICE_PAYMENT_TERMS,
  late_penalty = TASKCORE_INVOICE_LATE_PENALTY,
  recovery_fee = TASKCORE_INVOICE_RECOVERY_FEE,
  early_discount = TASKCORE_INVOICE_EARLY_DISCOUNT,
  notes = TASKCORE_INVOICE_NOTES,
  prepaid = TASKCORE_INVOICE_PREPAID,
  preceding = TASKCORE_INVOICE_PRECEDING,
  valid_until = TASKCORE_INVOICE_VALID_UNTIL,
  vat_point = TASKCORE_INVOICE_VAT_POINT,
  delivery_name = TASKCORE_INVOICE_DELIVERY_NAME,
  delivery_street = TASKCORE_INVOICE_DELIVERY_STREET,
  delivery_street_2 = TASKCORE_INVOICE_DELIVERY_STREET_2,
  delivery_postal_code = TASKCORE_INVOICE_DELIVERY_POSTAL_CODE,
  delivery_city = TASKCORE_INVOICE_DELIVERY_CITY,
  delivery_region = TASKCORE_INVOICE_DELIVERY_REGION,
  delivery_country = TASKCORE_INVOICE_DELIVERY_COUNTRY,
  gross_prices = TASKCORE_INVOICE_GROSS_PRICES,
};

/// Of taskcore_invoice_line_input.fields.
enum class invoice_line_field : std::uint64_t {
  name = TASKCORE_INVOICE_LINE_NAME,
  details = TASKCORE_INVOICE_LINE_DETAILS,
  quantity = TASKCORE_INVOICE_LINE_QUANTITY,
  unit = TASKCORE_INVOICE_LINE_UNIT,
  unit_price = TASKCORE_INVOICE_LINE_UNIT_PRICE,
  /// It replaces an amount
  discount_rate = TASKCORE_INVOICE_LINE_DISCOUNT_RATE,
  /// It replaces a rate
  discount_amount = TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT,
  discount_reason = TASKCORE_INVOICE_LINE_DISCOUNT_REASON,
  /// Category and rate
  vat = TASKCORE_INVOICE_LINE_VAT,
  /// Reason and code
  exemption = TASKCORE_INVOICE_LINE_EXEMPTION,
  period = TASKCORE_INVOICE_LINE_PERIOD,
  tasks = TASKCORE_INVOICE_LINE_TASKS,
  position = TASKCORE_INVOICE_LINE_POSITION,
};

/// Of taskcore_invoice_adjustment_input.fields.
enum class invoice_adjustment_field : std::uint64_t {
  charge = TASKCORE_INVOICE_ADJUSTMENT_CHARGE,
  /// It replaces an amount
  rate = TASKCORE_INVOICE_ADJUSTMENT_RATE,
  /// It replaces a rate
  amount = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT,
  reason = TASKCORE_INVOICE_ADJUSTMENT_REASON,
  reason_code = TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE,
  vat = TASKCORE_INVOICE_ADJUSTMENT_VAT,
  exemption = TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION,
};

/// `TASKCORE_BILL_...` of C.
enum class billing_grouping : std::int32_t {
  /// One line for all
  one_line = TASKCORE_BILL_ONE_LINE,
  /// A line per task
  by_task = TASKCORE_BILL_BY_TASK,
  /// A line per project
  by_project = TASKCORE_BILL_BY_PROJECT,
  /// A line per day
  by_day = TASKCORE_BILL_BY_DAY,
};

/// Of taskcore_focus_billing.fields.
enum class focus_billing_field : std::uint64_t {
  project_id = TASKCORE_FOCUS_BILLING_PROJECT_ID,
  task_id = TASKCORE_FOCUS_BILLING_TASK_ID,
  name = TASKCORE_FOCUS_BILLING_NAME,
  rates = TASKCORE_FOCUS_BILLING_RATES,
  client = TASKCORE_FOCUS_BILLING_CLIENT,
};

/// Of taskcore_invoice_query_options.fields.
enum class invoice_query_field : std::uint64_t {
  state = TASKCORE_INVOICE_QUERY_STATE,
  client = TASKCORE_INVOICE_QUERY_CLIENT,
  period = TASKCORE_INVOICE_QUERY_PERIOD,
  kind = TASKCORE_INVOICE_QUERY_KIND,
  text = TASKCORE_INVOICE_QUERY_TEXT,
  debit = TASKCORE_INVOICE_QUERY_DEBIT,
};

/// Of taskcore_payment_input.fields.
enum class payment_field : std::uint64_t {
  /// Else: today
  date = TASKCORE_PAYMENT_DATE,
  /// Else: all that is owed
  amount = TASKCORE_PAYMENT_AMOUNT,
  means = TASKCORE_PAYMENT_MEANS,
  reference = TASKCORE_PAYMENT_REFERENCE,
  notes = TASKCORE_PAYMENT_NOTES,
  overpaid = TASKCORE_PAYMENT_OVERPAID,
};

/// `TASKCORE_EMAIL_STATE_...` of C.
enum class email_state : std::int32_t {
  /// It was handed over; whether it arrived there is not known
  sending = TASKCORE_EMAIL_STATE_SENDING,
  sent = TASKCORE_EMAIL_STATE_SENT,
  failed = TASKCORE_EMAIL_STATE_FAILED,
};

/// `TASKCORE_PAPER_...` of C.
enum class paper : std::int32_t {
  a4 = TASKCORE_PAPER_A4,
  letter = TASKCORE_PAPER_LETTER,
};

/// Of taskcore_pdf_options.fields.
enum class pdf_field : std::uint64_t {
  /// Else: A4, or Letter of a seller in the United States
  paper = TASKCORE_PDF_PAPER,
  /// Else: the invoice's
  language = TASKCORE_PDF_LANGUAGE,
  /// Else: the client's, else the seller's, else "classic"
  page_template = TASKCORE_PDF_PAGE_TEMPLATE,
};

/// `TASKCORE_XML_...` of C.
enum class xml_format : std::int32_t {
  /// UN/CEFACT Cross Industry Invoice D16B: what Factur-X embeds
  cii = TASKCORE_XML_CII,
  /// OASIS UBL 2.1, by EN 16931 alone
  ubl = TASKCORE_XML_UBL,
  /// UBL as XRechnung 3.0 has it
  xrechnung = TASKCORE_XML_XRECHNUNG,
  /// UBL as Peppol BIS Billing 3.0 has it
  peppol = TASKCORE_XML_PEPPOL,
  /// As the profile of the invoice has it: CII, XRECHNUNG or PEPPOL
  profile = TASKCORE_XML_PROFILE,
};

/// Of taskcore_email_options.fields.
enum class email_field : std::uint64_t {
  /// Else: the client's
  to = TASKCORE_EMAIL_TO,
  cc = TASKCORE_EMAIL_CC,
  reply_to = TASKCORE_EMAIL_REPLY_TO,
  /// Else: the seller's
  sender = TASKCORE_EMAIL_SENDER,
  /// Else: one in the invoice's language
  subject = TASKCORE_EMAIL_SUBJECT,
  /// likewise
  body = TASKCORE_EMAIL_BODY,
  paper = TASKCORE_EMAIL_PAPER,
};

/// `TASKCORE_SMTP_...` of C.
enum class smtp_security : std::int32_t {
  /// Plain at first, then TLS before anything else is said
  starttls = TASKCORE_SMTP_STARTTLS,
  /// TLS from the first byte
  tls = TASKCORE_SMTP_TLS,
};

/// How far a purchase is paid.
enum class purchase_state : std::int32_t {
  /// Nothing was paid yet, and it is not overdue
  open = TASKCORE_PURCHASE_STATE_OPEN,
  /// Something is still owed, and it is not overdue
  partly_paid = TASKCORE_PURCHASE_STATE_PARTLY_PAID,
  /// Nothing is owed
  paid = TASKCORE_PURCHASE_STATE_PAID,
  /// Something is owed, and its due date is over; never a credit note
  overdue = TASKCORE_PURCHASE_STATE_OVERDUE,
};

/// `TASKCORE_PURCHASE_STATES_...` of C.
enum class purchase_states : std::uint32_t {
  open = TASKCORE_PURCHASE_STATES_OPEN,
  partly_paid = TASKCORE_PURCHASE_STATES_PARTLY_PAID,
  paid = TASKCORE_PURCHASE_STATES_PAID,
  overdue = TASKCORE_PURCHASE_STATES_OVERDUE,
};

/// In which order purchases are listed; of those that are alike, the latest received first.
enum class purchase_order : std::int32_t {
  /// The earliest first, those without one last
  due_date = TASKCORE_PURCHASE_ORDER_DUE_DATE,
  /// The latest first
  issue_date = TASKCORE_PURCHASE_ORDER_ISSUE_DATE,
  /// By name
  seller = TASKCORE_PURCHASE_ORDER_SELLER,
  /// Those of which most is owed first
  balance = TASKCORE_PURCHASE_ORDER_BALANCE,
  /// The latest first
  received = TASKCORE_PURCHASE_ORDER_RECEIVED,
};

/// What of a purchase can be changed, as bits of a `fields` mask.
enum class purchase_field : std::uint64_t {
  due_date = TASKCORE_PURCHASE_DUE_DATE,
  notes = TASKCORE_PURCHASE_NOTES,
};

/// Of taskcore_purchase_query_options.fields.
enum class purchase_query_field : std::uint64_t {
  state = TASKCORE_PURCHASE_QUERY_STATE,
  period = TASKCORE_PURCHASE_QUERY_PERIOD,
  due = TASKCORE_PURCHASE_QUERY_DUE,
  currency = TASKCORE_PURCHASE_QUERY_CURRENCY,
  text = TASKCORE_PURCHASE_QUERY_TEXT,
  credit = TASKCORE_PURCHASE_QUERY_CREDIT,
};

/// Which period the drafts of a recurring invoice are for (BT-73, BT-74).
enum class recurring_period : std::int32_t {
  none = TASKCORE_RECURRING_PERIOD_NONE,
  /// From the date of the draft to the day before the next date
  coming = TASKCORE_RECURRING_PERIOD_COMING,
  /// From the date before to the day before that of the draft
  past = TASKCORE_RECURRING_PERIOD_PAST,
};

/// How far a recurring invoice is.
enum class recurring_state : std::int32_t {
  active = TASKCORE_RECURRING_STATE_ACTIVE,
  paused = TASKCORE_RECURRING_STATE_PAUSED,
  /// Paused, and dates came for which nothing was drafted
  behind = TASKCORE_RECURRING_STATE_BEHIND,
  /// There are no dates any more
  ended = TASKCORE_RECURRING_STATE_ENDED,
};

/// The properties of a recurring invoice, as bits of a `fields` mask.
enum class recurring_invoice_field : std::uint64_t {
  repeat_rule = TASKCORE_RECURRING_INVOICE_REPEAT_RULE,
  zone = TASKCORE_RECURRING_INVOICE_ZONE,
  start_date = TASKCORE_RECURRING_INVOICE_START_DATE,
  next_date = TASKCORE_RECURRING_INVOICE_NEXT_DATE,
  period = TASKCORE_RECURRING_INVOICE_PERIOD,
  paused = TASKCORE_RECURRING_INVOICE_PAUSED,
  client = TASKCORE_RECURRING_INVOICE_CLIENT,
  invoice = TASKCORE_RECURRING_INVOICE_INVOICE,
  content = TASKCORE_RECURRING_INVOICE_CONTENT,
};

/// Whom a rate of interest holds for.
enum class debtor : std::int32_t {
  /// Businesses and public bodies
  business = TASKCORE_DEBTOR_BUSINESS,
  /// Private persons
  consumer = TASKCORE_DEBTOR_CONSUMER,
};

/// The properties of a rate of interest, as bits of a `fields` mask.
enum class penalty_rate_field : std::uint64_t {
  debtor = TASKCORE_PENALTY_RATE_DEBTOR,
  currency = TASKCORE_PENALTY_RATE_CURRENCY,
  first_date = TASKCORE_PENALTY_RATE_FIRST_DATE,
  last_date = TASKCORE_PENALTY_RATE_LAST_DATE,
  rate = TASKCORE_PENALTY_RATE_RATE,
  notes = TASKCORE_PENALTY_RATE_NOTES,
};

/// The properties of a reminder, as bits of a `fields` mask.
enum class payment_reminder_field : std::uint64_t {
  level = TASKCORE_PAYMENT_REMINDER_LEVEL,
  date = TASKCORE_PAYMENT_REMINDER_DATE,
  pay_by = TASKCORE_PAYMENT_REMINDER_PAY_BY,
  fee = TASKCORE_PAYMENT_REMINDER_FEE,
  text = TASKCORE_PAYMENT_REMINDER_TEXT,
  no_interest = TASKCORE_PAYMENT_REMINDER_NO_INTEREST,
  no_recovery = TASKCORE_PAYMENT_REMINDER_NO_RECOVERY,
  sent = TASKCORE_PAYMENT_REMINDER_SENT,
};

namespace internal {

/// Whether values of an enumeration are joined.
template <class Enumeration>
struct is_mask : std::false_type {};
template <>
struct is_mask<open_flag> : std::true_type {};
template <>
struct is_mask<field_field> : std::true_type {};
template <>
struct is_mask<field_query_field> : std::true_type {};
template <>
struct is_mask<task_field> : std::true_type {};
template <>
struct is_mask<priorities> : std::true_type {};
template <>
struct is_mask<task_status> : std::true_type {};
template <>
struct is_mask<slots> : std::true_type {};
template <>
struct is_mask<task_state> : std::true_type {};
template <>
struct is_mask<move_field> : std::true_type {};
template <>
struct is_mask<complete_flag> : std::true_type {};
template <>
struct is_mask<cancel_flag> : std::true_type {};
template <>
struct is_mask<query_field> : std::true_type {};
template <>
struct is_mask<project_field> : std::true_type {};
template <>
struct is_mask<delete_flag> : std::true_type {};
template <>
struct is_mask<project_section_field> : std::true_type {};
template <>
struct is_mask<project_section_query_field> : std::true_type {};
template <>
struct is_mask<filter_field> : std::true_type {};
template <>
struct is_mask<template_field> : std::true_type {};
template <>
struct is_mask<urgency_coefficient> : std::true_type {};
template <>
struct is_mask<allowed_action> : std::true_type {};
template <>
struct is_mask<log_trim_field> : std::true_type {};
template <>
struct is_mask<completion_query_field> : std::true_type {};
template <>
struct is_mask<calendar_field> : std::true_type {};
template <>
struct is_mask<event_field> : std::true_type {};
template <>
struct is_mask<event_flag> : std::true_type {};
template <>
struct is_mask<event_query_field> : std::true_type {};
template <>
struct is_mask<occurrence_query_field> : std::true_type {};
template <>
struct is_mask<conflict_query_field> : std::true_type {};
template <>
struct is_mask<agenda_content> : std::true_type {};
template <>
struct is_mask<comment_field> : std::true_type {};
template <>
struct is_mask<comment_query_field> : std::true_type {};
template <>
struct is_mask<focus_query_field> : std::true_type {};
template <>
struct is_mask<focus_setting> : std::true_type {};
template <>
struct is_mask<focus_total_query_field> : std::true_type {};
template <>
struct is_mask<time_entry_field> : std::true_type {};
template <>
struct is_mask<idle_time_field> : std::true_type {};
template <>
struct is_mask<time_entry_query_field> : std::true_type {};
template <>
struct is_mask<time_total_query_field> : std::true_type {};
template <>
struct is_mask<time_entry_setting> : std::true_type {};
template <>
struct is_mask<score_field> : std::true_type {};
template <>
struct is_mask<pulse_setting> : std::true_type {};
template <>
struct is_mask<weekday> : std::true_type {};
template <>
struct is_mask<holiday_field> : std::true_type {};
template <>
struct is_mask<pulse_field> : std::true_type {};
template <>
struct is_mask<chart_field> : std::true_type {};
template <>
struct is_mask<report_field> : std::true_type {};
template <>
struct is_mask<authorization_scope> : std::true_type {};
template <>
struct is_mask<party_field> : std::true_type {};
template <>
struct is_mask<subscription_field> : std::true_type {};
template <>
struct is_mask<client_field> : std::true_type {};
template <>
struct is_mask<client_query_field> : std::true_type {};
template <>
struct is_mask<invoice_states> : std::true_type {};
template <>
struct is_mask<invoice_field> : std::true_type {};
template <>
struct is_mask<invoice_line_field> : std::true_type {};
template <>
struct is_mask<invoice_adjustment_field> : std::true_type {};
template <>
struct is_mask<focus_billing_field> : std::true_type {};
template <>
struct is_mask<invoice_query_field> : std::true_type {};
template <>
struct is_mask<payment_field> : std::true_type {};
template <>
struct is_mask<pdf_field> : std::true_type {};
template <>
struct is_mask<email_field> : std::true_type {};
template <>
struct is_mask<purchase_states> : std::true_type {};
template <>
struct is_mask<purchase_field> : std::true_type {};
template <>
struct is_mask<purchase_query_field> : std::true_type {};
template <>
struct is_mask<recurring_invoice_field> : std::true_type {};
template <>
struct is_mask<penalty_rate_field> : std::true_type {};
template <>
struct is_mask<payment_reminder_field> : std::true_type {};

}  // namespace internal

TASKCORE_END

#endif
