// SPDX-License-Identifier: Apache-2.0
/// Inputs, options and reports, which belong to the program.
// Generated from data/taskcore.json by "make header"; do not edit it.
#ifndef TASKCORE_GENERATED_VALUES_HPP
#define TASKCORE_GENERATED_VALUES_HPP

#include <taskcore.h>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "../arguments.hpp"
#include "../callbacks.hpp"
#include "../config.hpp"
#include "../masks.hpp"
#include "../time.hpp"
#include "declarations.hpp"

TASKCORE_BEGIN

/// The value that a task or an event has of an own field.
struct field_value {
  /// The name of the field
  std::string name{};
  /// As TASKCORE_FIELD_KIND_... says; in an input, "" takes it away
  std::string value{};
};

/// What an own field is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct field_input {
  /// 1 to 40 lowercase letters, digits and _, the first a letter; no other field has it, and it is
  /// no word of the language of queries or of files
  std::optional<std::string> name{};
  /// What people read, at most 200 characters in one line; "" for its name
  std::optional<std::string> label{};
  /// TASKCORE_FIELD_KIND_...; it cannot be changed
  std::optional<taskcore::field_kind> kind{};
  /// TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT; it cannot be changed
  std::optional<taskcore::entity> entity{};
  /// Of TASKCORE_FIELD_KIND_CHOICE: 1 to 100, in their order, each a line of at most 100
  /// characters; one that is the value of something cannot go
  std::optional<std::vector<std::string>> choices{};
};

/// Which own fields to list, in their manual order. A member that has no value is not given.
struct field_query_options {
  /// Those of TASKCORE_ENTITY_TASK or of TASKCORE_ENTITY_EVENT alone
  std::optional<taskcore::entity> entity{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// A link of a task or an event to a page or a file.
struct link {
  /// An absolute URL of at most 2,048 characters; an absolute path such as /home/ann/plan.pdf
  /// becomes a file: URL
  std::string url{};
  /// At most 1,000 characters in one line; NULL or "" for none
  std::optional<std::string> title{};
  /// Such as "application/pdf" (RFC 6838); NULL or "" for none
  std::optional<std::string> media_type{};
};

/// When to remind of a task. A relative one counts from the first millisecond of a date, and does
/// not remind while the task has none.
struct reminder {
  /// TASKCORE_REMINDER_...
  taskcore::reminder_kind kind = taskcore::reminder_kind::at;
  /// With TASKCORE_REMINDER_AT: 1: by the clock wherever one is, at what it shows in the store's
  /// zone then
  bool is_floating = false;
  /// With TASKCORE_REMINDER_AT: milliseconds since 1970 UTC, years 1 to 9999
  taskcore::instant at{};
  /// Else: seconds after it, negative before; at most 366 days
  std::chrono::seconds offset{};
};

/// What a task is to be: a new one, or the changes to some. A member that has no value is not
/// given.
struct task_input {
  /// 1 to 1,000 characters in one line; trimmed
  std::optional<std::string> title{};
  /// At most 65,536 bytes; "" for none
  std::optional<std::string> notes{};
  /// 1 to 200 characters in one line; trimmed
  std::optional<std::string> project{};
  /// Of an existing project; not with project
  std::optional<std::int64_t> project_id{};
  /// Each 1 to 100 characters, no white space at its ends
  std::optional<std::vector<std::string>> tags{};
  std::optional<std::vector<std::string>> tags_added{};
  std::optional<std::vector<std::string>> tags_removed{};
  /// TASKCORE_PRIORITY_...
  std::optional<taskcore::priority> priority{};
  /// 0 or 1
  std::optional<bool> is_favourite{};
  /// TASKCORE_MOMENT_...; _NONE takes the due away
  std::optional<taskcore::moment> due{};
  /// As the due, and not after it
  std::optional<taskcore::moment> start{};
  /// TASKCORE_SLOT_MORNING or _EVENING
  std::optional<taskcore::slot> slot{};
  /// 1 to 31,622,400 (366 days); 0 takes it away
  std::optional<std::chrono::seconds> estimated_duration{};
  /// Absolute, at most 2,048 characters; "" for none
  std::optional<std::string> url{};
  /// An array
  std::optional<std::vector<taskcore::reminder>> reminders{};
  /// An RRULE of RFC 5545, such as "FREQ=DAILY"; "" for none
  std::optional<std::string> repeat_rule{};
  /// The task that it shall be a subtask of; 0 for none
  std::optional<std::int64_t> parent_id{};
  /// The tasks that it waits for
  std::optional<std::vector<std::int64_t>> depends_on{};
  std::optional<std::vector<std::int64_t>> depends_on_added{};
  std::optional<std::vector<std::int64_t>> depends_on_removed{};
  /// An IANA name, in which the task repeats; NULL or "" for the store's
  std::optional<std::string> zone{};
  /// TASKCORE_REPEAT_...
  std::optional<taskcore::repeat_mode> repeat_mode{};
  /// Occurrences that are left out (EXDATE): local times with spaces between, such as
  /// "20261224T170000" or "20261224"; at most 1,000
  std::optional<std::string> excluded_dates{};
  /// Occurrences besides those of the rule (RDATE), likewise
  std::optional<std::string> added_dates{};
  /// When it is meant to be done, as the due; TASKCORE_MOMENT_NONE takes it away
  std::optional<taskcore::moment> planned{};
  /// After it the task is pointless: shown as expired, and cancelled by the next poll; of a task
  /// with a repeat rule, it becomes the end of the rule; TASKCORE_MOMENT_NONE takes it away
  std::optional<taskcore::moment> until{};
  /// The uid or the name of a section of its project; "" for none
  std::optional<std::string> section_uid{};
  /// Values of own fields of tasks; the others stay
  std::optional<std::vector<taskcore::field_value>> field_values{};
  /// An array, each with an address of its own
  std::optional<std::vector<taskcore::link>> links{};
  /// What an hour of it costs, in the currency of its client: 1 to 10^15; 0 takes it away
  std::optional<std::int64_t> hourly_rate_millionths{};
  /// Which times float: TASKCORE_TASK_START, _PLANNED, _DUE and _UNTIL; without it each goes on as
  /// it was
  std::optional<taskcore::task_field> floating{};
};

/// `taskcore_move` of C. A member that has no value is not given.
struct move {
  std::optional<std::int64_t> before_id{};
  std::optional<std::int64_t> after_id{};
  std::optional<std::int64_t> project_id{};
  /// 0: under none
  std::optional<std::int64_t> parent_id{};
  /// `TASKCORE_MOVE_TO_TOP` of C.
  bool to_top = false;
  /// `TASKCORE_MOVE_TO_BOTTOM` of C.
  bool to_bottom = false;
};

/// `taskcore_sort` of C.
struct sort {
  /// TASKCORE_SORT_...
  taskcore::sort_key key = taskcore::sort_key::created;
  /// 0 or 1
  bool is_descending = false;
  /// With TASKCORE_SORT_FIELD: the name of an own field of tasks; else NULL
  std::optional<std::string> field{};
};

/// Which tasks to list, in which order. All given conditions must hold. A task that is due on a
/// date counts as due at the last millisecond of that day in the store's zone. A member that has no
/// value is not given.
struct query {
  /// In the language of queries; its sort, group and limit count unless they are given here
  std::optional<std::string> filter{};
  /// Words to find, each as the beginning of one; "in quotes" as it is
  std::optional<std::string> text{};
  /// Where: TASKCORE_TASK_TITLE, _NOTES and _TAGS; 0: in all of them
  std::optional<taskcore::task_field> text_fields{};
  /// In one of these, by name
  std::optional<std::vector<std::string>> projects{};
  /// In one of these; with projects: of either
  std::optional<std::vector<std::int64_t>> project_ids{};
  /// With at least one of these
  std::optional<std::vector<std::string>> tags_any{};
  /// With all of these
  std::optional<std::vector<std::string>> tags_all{};
  /// With none of these
  std::optional<std::vector<std::string>> tags_none{};
  /// TASKCORE_PRIORITIES_... joined by |
  std::optional<taskcore::priorities> priorities{};
  /// TASKCORE_TASK_STATUS_... joined by |
  std::optional<taskcore::task_status> statuses{};
  /// TASKCORE_SLOTS_... joined by |: where they stand today
  std::optional<taskcore::slots> slots{};
  /// This and the next five: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO
  std::optional<taskcore::choice> favourite{};
  std::optional<taskcore::choice> blocked{};
  std::optional<taskcore::choice> blocking{};
  /// Without its bit TASKCORE_NO
  std::optional<taskcore::choice> hidden{};
  /// Without its bit TASKCORE_NO
  std::optional<taskcore::choice> archived{};
  std::optional<taskcore::choice> overdue{};
  /// TASKCORE_GROUP_...
  taskcore::grouping group = taskcore::grouping::none;
  /// Due at this instant or later
  std::optional<taskcore::instant> due_from{};
  /// Due before this instant
  std::optional<taskcore::instant> due_before{};
  std::optional<taskcore::instant> completed_from{};
  std::optional<taskcore::instant> completed_before{};
  /// The subtasks of this one; 0: of none
  std::optional<std::int64_t> parent_id{};
  /// TASKCORE_VIEW_...
  std::optional<taskcore::view> view{};
  /// yyyymmdd
  std::optional<taskcore::date> view_date{};
  /// yyyymmdd
  std::optional<taskcore::date> view_last_date{};
  /// 1: each task is followed by its subtasks, and has its depth
  bool is_tree = false;
  /// One of these
  std::optional<std::vector<std::int64_t>> ids{};
  /// An array; the first counts most, ties go by creation, then by uid
  std::vector<taskcore::sort> sorts{};
  /// At most so many; 0: as many as the filter says, or all
  std::int64_t limit{};
  /// After so many; 0: as the filter says, or from the first on
  std::int64_t offset{};
  /// In progress: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO
  std::optional<taskcore::choice> started{};
  /// Open, and its until is over: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO
  std::optional<taskcore::choice> expired{};
  /// They have a time that floats: TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO
  std::optional<taskcore::choice> floating{};
};

/// What a project is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct project_input {
  /// 1 to 200 characters in one line, trimmed; no other project below the same one has it, whatever
  /// its case and accents
  std::optional<std::string> name{};
  /// At most 1,000 characters in one line; "" for none
  std::optional<std::string> description{};
  /// A name or an emoji, at most 64 characters; "" for none
  std::optional<std::string> icon{};
  /// TASKCORE_COLOUR_...
  std::optional<taskcore::colour> colour{};
  /// 0 or 1
  std::optional<bool> is_archived{};
  /// The project that it is below; 0: none
  std::optional<std::int64_t> parent_id{};
  /// The client that it is for, and those below it that say none; 0: none
  std::optional<std::int64_t> client_id{};
  /// What an hour costs, in the currency of its client: 1 to 10^15; 0: none
  std::optional<std::int64_t> hourly_rate_millionths{};
};

/// Which projects to list; without more, those that are not archived.
struct project_query_options {
  /// 1: the archived ones too
  bool is_archived_included = false;
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a repair mended.
struct repair_report {
  /// 1 when Inbox was missing
  std::int64_t inbox_restored{};
  /// Put into Inbox, for their project was missing
  std::int64_t tasks_rehomed{};
  /// Made tasks of their own: their parent was missing, in another project, below them, or in the
  /// trash or completed, and they were not
  std::int64_t subtasks_detached{};
  /// On tasks that are missing, or in a circle
  std::int64_t dependencies_removed{};
  /// Tasks whose tags were not the ones they can be found by
  std::int64_t tags_mended{};
  /// Tasks, projects and filters that had no place in the order
  std::int64_t positions_mended{};
  /// 1 when an index, or the queue of reminders, did not agree with the items
  std::int64_t index_rebuilt{};
  /// That a task, project or filter cannot have: now defaults, or the nearest that it can have
  std::int64_t values_mended{};
  /// Lines and the like of drafts that were missing
  std::int64_t invoice_parts_removed{};
  /// Lines, payments and the like of issued invoices that are missing; they are told of, and never
  /// removed
  std::int64_t invoice_parts_lost{};
  /// Sellers and buyers that issued invoices lack; they are told of only
  std::int64_t parties_missing{};
  /// Of invoices, in the middle of their series, and invoices issued without one; they are told of,
  /// and never given again
  std::int64_t numbers_missing{};
  /// That more than one invoice has; they are told of only
  std::int64_t numbers_doubled{};
  /// On tasks, events and invoices that were missing
  std::int64_t comments_removed{};
  /// Repeating tasks that were at another occurrence than their completions and skips say; see
  /// taskcore_series_check
  std::int64_t series_mended{};
};

/// What came back of a damaged file.
struct recovery_report {
  /// Of all tables
  std::int64_t rows{};
  /// On pages that can be read, but not they, or another row has their uid
  std::int64_t rows_lost{};
  /// Of tables, that cannot be read
  std::int64_t pages_lost{};
};

/// What a section is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct project_section_input {
  /// 1 to 200 characters in one line, trimmed; no other section of the project has it, whatever its
  /// case and accents
  std::optional<std::string> name{};
};

/// Which sections to list, in the order of their projects and then in their own. A member that has
/// no value is not given.
struct project_section_query_options {
  /// Those of that one alone
  std::optional<std::int64_t> project_id{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which tags to list.
struct tag_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a saved filter is to be: a new one, or the changes to one. A member that has no value is
/// not given.
struct filter_input {
  /// 1 to 200 characters in one line, trimmed; no other filter has it, whatever its case and
  /// accents
  std::optional<std::string> name{};
  /// In the language of queries, 1 to 1,000 characters in one line
  std::optional<std::string> query{};
  /// TASKCORE_COLOUR_...
  std::optional<taskcore::colour> colour{};
};

/// Which saved filters to list.
struct filter_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a template is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct template_input {
  /// 1 to 200 characters in one line, trimmed; no other template has it, whatever its case and
  /// accents
  std::optional<std::string> name{};
  /// What is made of it: that task with its subtasks; not with TASKCORE_TEMPLATE_PROJECT
  std::optional<std::int64_t> task_id{};
  /// What is made of it: that project with its sections and tasks
  std::optional<std::int64_t> project_id{};
  /// The day that stands for the day of its use, yyyymmdd; 0: that of the earliest start, planned,
  /// due or until
  std::optional<taskcore::date> anchor_date{};
};

/// Which templates to list.
struct template_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// How to use a template.
struct template_use_options {
  /// The day from which its dates are counted, yyyymmdd; 0: today, in the store's zone
  taskcore::date date{};
  /// Where its tasks come to be; 0: in a new project when it is of a project, else in the one that
  /// they were in, or in Inbox when that is gone
  std::int64_t project_id{};
};

/// What was made of a template.
struct template_report {
  /// How many tasks were made
  std::int64_t task_count{};
  /// The first of them; 0: there are none
  std::int64_t task_id{};
  /// Where they are
  std::int64_t project_id{};
};

/// What each property of an open task adds to its urgency. A member that has no value is not given.
struct urgency_coefficients {
  /// In thousandths, -1,000,000 to 1,000,000, as all that follow; 9,000 at first
  std::optional<std::int32_t> priority_p0{};
  /// 6,000 at first
  std::optional<std::int32_t> priority_p1{};
  /// 3,900 at first
  std::optional<std::int32_t> priority_p2{};
  /// 1,800 at first
  std::optional<std::int32_t> priority_p3{};
  /// 12,000 at first: a fifth of it 14 days before and earlier, all of it 7 days after; 0 without a
  /// due
  std::optional<std::int32_t> due{};
  /// 2,000 at first
  std::optional<std::int32_t> favourite{};
  /// 2,000 at first: all of it after 365 days, and less evenly before
  std::optional<std::int32_t> age{};
  /// Of one that waits for an open task: -5,000 at first
  std::optional<std::int32_t> blocked{};
  /// Of one that an open task waits for: 8,000 at first
  std::optional<std::int32_t> blocking{};
  /// Of one in progress; 0 at first, as the next three
  std::optional<std::int32_t> started{};
  /// Of one whose planned time has come
  std::optional<std::int32_t> planned{};
  /// Of one in another project than Inbox
  std::optional<std::int32_t> project{};
  /// Of one with tags: 8 tenths of it with one, 9 with two, all of it with more
  std::optional<std::int32_t> tags{};
};

/// What the home screen is asked for.
struct home_options {
  /// Of the chosen chip, in the language of queries; NULL or "" for all
  std::optional<std::string> query{};
  /// At most so many rows of each section; 0: all
  std::int64_t section_limit{};
};

/// The step that an undo took back, or that a redo did again.
struct step {
  /// Grows from step to step
  std::int64_t id{};
  /// When it was done first
  taskcore::instant at{};
  /// How many tasks it touches
  std::int64_t task_count{};
  /// How many projects it touches
  std::int64_t project_count{};
  /// TASKCORE_ACTION_...
  taskcore::action action{};
  /// How many events it touches
  std::int64_t event_count{};
  /// How many things were changed; 0: all were left alone, and the step is passed over from now on
  std::int64_t changed_count{};
  /// How many of its changes were left alone, because they were changed since
  std::int64_t left_count{};
  /// How many tasks that it had added went to the trash instead of being removed, because they were
  /// changed since
  std::int64_t trashed_count{};
};

/// How much of the change log is kept. A member that has no value is not given.
struct log_trim_options {
  /// Steps before it go
  std::optional<taskcore::instant> before{};
  /// The oldest steps go until no more than this is left
  std::optional<std::int64_t> max_bytes{};
};

/// How far back the change log goes, and how large it is.
struct log_report {
  /// How many steps it has
  std::int64_t step_count{};
  /// How many changes these have
  std::int64_t change_count{};
  /// What they and their indexes come to, about
  std::int64_t byte_count{};
  /// When the oldest step was made; 0: there is none
  taskcore::instant first{};
  /// Up to when steps were trimmed; 0: none were
  taskcore::instant trimmed{};
};

/// An instant as the calendar and the clock on the wall show it in the store's zone.
struct local_time {
  /// Yyyymmdd, 00010101 to 99991231
  taskcore::date date{};
  /// 0 to 23
  std::int32_t hour{};
  /// 0 to 59
  std::int32_t minute{};
  /// 0 to 59
  std::int32_t second{};
  /// 0 to 999
  std::int32_t millisecond{};
  /// East is positive; ignored in an input
  std::chrono::seconds utc_offset{};
};

/// How a period is read.
struct period_options {
  /// TASKCORE_TOWARDS_...
  taskcore::direction direction = taskcore::direction::future;
  /// 1 for Monday to 7 for Sunday, or TASKCORE_WEEK_START_LOCALE
  std::int32_t week_start{TASKCORE_WEEK_START_LOCALE};
};

/// The days that a text such as "next week" means.
struct period {
  /// yyyymmdd
  taskcore::date first_date{};
  /// Yyyymmdd; the last day of it
  taskcore::date last_date{};
  /// Yyyymmdd; the day after the last one; 0 after the last day of time
  taskcore::date end_date{};
};

/// A rule to be expanded: RFC 5545, section 3.3.10.
struct repeat_spec {
  /// An RRULE such as "FREQ=DAILY"; "" for the added dates alone
  std::string rule{};
  /// DTSTART, a local time: "20261224T170000", or "20261224" for whole days
  std::string start{};
  /// An IANA name; NULL or "" for the store's
  std::optional<std::string> zone{};
  /// EXDATE: local times with spaces between; NULL for none
  std::optional<std::string> excluded_dates{};
  /// RDATE, likewise
  std::string added_dates{};
  /// A local time to begin with; NULL: the start
  std::optional<std::string> not_before{};
  /// At most so many, up to 100,000; 0: these 100,000
  std::int64_t limit{};
  /// 1: the start is the first occurrence and counts for COUNT, whatever the rule gives, as it is
  /// for tasks and events
  bool is_start_included = false;
};

/// Which occurrences of a task that repeats are meant; without more, all of them.
struct task_scope_options {
  /// TASKCORE_SCOPE_...
  taskcore::scope scope = taskcore::scope::all;
};

/// What was completed to list. A member that has no value is not given.
struct completion_query_options {
  /// Of this one alone, which may be in the trash; 0: of all
  std::int64_t task_id{};
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Of which task to list what became of its occurrences.
struct series_history_query_options {
  /// It repeats, or did; it may be in the trash
  std::int64_t task_id{};
  /// At most so many, up to 100,000; 0: these 100,000
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// How many occurrences of a task were done one after the other. A run is given by the dates of its
/// first and last occurrence, 0 for none.
struct series_streak {
  /// The run that a missed occurrence would end; 0 for none
  std::int64_t current{};
  /// The earliest of the longest runs; 0 for none
  std::int64_t longest{};
  /// yyyymmdd
  taskcore::date current_first_date{};
  /// yyyymmdd
  taskcore::date current_last_date{};
  /// yyyymmdd
  taskcore::date longest_first_date{};
  /// yyyymmdd
  taskcore::date longest_last_date{};
  /// How many occurrences were done in all
  std::int64_t done_count{};
  /// How many were skipped or cancelled
  std::int64_t skipped_count{};
};

/// What a calendar is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct calendar_input {
  /// 1 to 200 characters in one line; trimmed
  std::optional<std::string> name{};
  /// TASKCORE_COLOUR_...
  std::optional<taskcore::colour> colour{};
  /// 0: its events are left out of agendas and months
  std::optional<bool> is_visible{};
  /// 1: only an import changes its events
  std::optional<bool> is_read_only{};
  /// 0: its new events take no time, unless they say so
  std::optional<bool> is_blocking{};
};

/// Which calendars to list, in their manual order.
struct calendar_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What an event is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct event_input {
  /// 1 to 1,000 characters in one line; trimmed
  std::optional<std::string> title{};
  /// TASKCORE_EVENT_KIND_DEADLINE or _MEETING
  std::optional<taskcore::event_kind> kind{};
  /// TASKCORE_MOMENT_DATE or _DATE_TIME
  std::optional<taskcore::moment> start{};
  /// 1: it takes no time, and so overlaps nothing; of a new one at first: 1 for whole days, else as
  /// its calendar has it
  std::optional<bool> is_transparent{};
  /// 1 to 31,622,400 (366 days); with a start date a multiple of 86,400
  std::optional<std::chrono::seconds> duration{};
  /// An IANA name, in which it repeats; NULL or "" for the store's
  std::optional<std::string> zone{};
  /// At most 65,536 bytes; "" for none
  std::optional<std::string> notes{};
  /// At most 1,000 characters in one line; "" for none
  std::optional<std::string> location{};
  /// 1 to 300 characters in one line each: "Ada <ada@x.org>"
  std::optional<std::vector<std::string>> attendees{};
  /// Absolute, at most 2,048 characters; "" for none
  std::optional<std::string> url{};
  /// The task that it belongs to; 0 for none
  std::optional<std::int64_t> task_id{};
  /// Of kind AT, START or DUE, which is the end
  std::optional<std::vector<taskcore::reminder>> reminders{};
  /// An RRULE of RFC 5545; "" for none
  std::optional<std::string> repeat_rule{};
  /// As those of a task
  std::optional<std::string> excluded_dates{};
  std::optional<std::string> added_dates{};
  /// 1: it is dealt with
  std::optional<bool> is_done{};
  /// The calendar that it is in; TASKCORE_DEFAULT_CALENDAR_ID, or 0, for the default one
  std::optional<std::int64_t> calendar_id{};
  /// Values of own fields of events; the others stay
  std::optional<std::vector<taskcore::field_value>> field_values{};
  /// An array, each with an address of its own; at most 100
  std::optional<std::vector<taskcore::link>> links{};
  /// The name of the project that it belongs to, or its path; a new one is added. NULL: project_id
  /// counts
  std::optional<std::string> project{};
  /// The project that it belongs to; 0 for none
  std::optional<std::int64_t> project_id{};
  /// Each 1 to 100 characters, no white space at its ends; at most 100
  std::optional<std::vector<std::string>> tags{};
  /// 1: at the same time by the clock wherever one is, which is what it shows in the store's zone
  /// at the start; without it as it was
  std::optional<bool> is_floating{};
  /// What the user answers to the invitation: TASKCORE_PARTICIPATION_...
  std::optional<taskcore::participation> participation{};
};

/// Which occurrences of an event are meant; without more, all of it.
struct event_scope_options {
  /// One of a series, by its local time, such as "20261224T170000"; NULL: none
  std::optional<std::string> occurrence{};
  /// TASKCORE_SCOPE_...; of an event that does not repeat, _ALL
  taskcore::scope scope = taskcore::scope::all;
};

/// Which events to list, in the order of their starts. All given conditions must hold. A member
/// that has no value is not given.
struct event_query_options {
  std::optional<std::vector<std::int64_t>> ids{};
  /// A part of a word or more; case and accents do not count
  std::optional<std::string> text{};
  /// TASKCORE_EVENT_KIND_DEADLINE or _MEETING
  std::optional<taskcore::event_kind> kind{};
  /// TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO
  std::optional<taskcore::choice> done{};
  std::optional<std::int64_t> task_id{};
  std::optional<std::int64_t> series_id{};
  std::optional<taskcore::instant> from{};
  std::optional<taskcore::instant> before{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
  /// Those in that one
  std::optional<std::int64_t> calendar_id{};
  /// Those that belong to that project, or to one below it
  std::optional<std::int64_t> project_id{};
  /// Those with one of these, whatever their case and accents
  std::optional<std::vector<std::string>> tags{};
  /// Conditions on own fields of events in the language of queries, such as `room:Blue seats>3`;
  /// all must hold
  std::optional<std::string> field_values{};
};

/// Which occurrences of an event to list. A member that has no value is not given.
struct occurrence_query_options {
  /// One that does not repeat occurs once
  std::int64_t event_id{};
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// At most so many, up to 100,000; 0: these 100,000
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which conflicts to list. A member that has no value is not given.
struct conflict_query_options {
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// At most so many, up to 100,000; 0: these 100,000
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Where to look for free time.
struct free_time_query_options {
  /// Of the slot: 1 to 31,622,400
  std::chrono::seconds duration{};
  /// The range, at most 3,660 days
  taskcore::instant from{};
  taskcore::instant before{};
  /// TASKCORE_WEEKDAYS_... joined by |; 0: all of them
  taskcore::weekday weekdays{};
  /// Working hours, in seconds of the day: 0 to 86,400
  std::chrono::seconds day_start{};
  /// Above day_start_s; both 0: the whole day
  std::chrono::seconds day_end{};
  /// Slots begin at multiples of it from the hour, 1 to 86,400; 0: anywhere
  std::chrono::seconds step{};
  /// Of the working hours: an IANA name; NULL or "" for the store's
  std::optional<std::string> zone{};
  /// At most so many, up to 100,000; 0: these 100,000
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Of which days to tell what they hold, and when somebody works.
struct load_query_options {
  /// Yyyymmdd, in the store's zone; 0: today
  taskcore::date first_date{};
  /// Yyyymmdd, at most 365 days later; 0: the first one
  taskcore::date last_date{};
  /// Of work: TASKCORE_WEEKDAYS_... joined by |; 0: all of them
  taskcore::weekday weekdays{};
  /// Working hours, in seconds of the day: 0 to 86,400
  std::chrono::seconds day_start{};
  /// Above day_start_s; both 0: the whole day
  std::chrono::seconds day_end{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What to put on the agenda.
struct agenda_options {
  /// Yyyymmdd, in the store's zone; 0: today
  taskcore::date first_date{};
  /// Yyyymmdd, at most 3,660 days later; 0: the first one
  taskcore::date last_date{};
  /// TASKCORE_AGENDA_... joined by |; 0: both
  taskcore::agenda_content contents{};
  /// 1: completed tasks and done events too
  bool is_completed_included = false;
  /// At most so many, up to 100,000; 0: these 100,000
  std::int64_t limit{};
  /// The cursor of the entry to go on after; NULL: from the beginning
  std::optional<std::string> after{};
};

/// Which month to show.
struct month_options {
  /// 1 to 9999; 0: the present one
  std::int32_t year{};
  /// 1 to 12; 0: the present one
  std::int32_t month{};
  /// 1 for Monday to 7 for Sunday, or TASKCORE_WEEK_START_LOCALE
  std::int32_t week_start{TASKCORE_WEEK_START_LOCALE};
};

/// How to count to the due of a task.
struct task_countdown_options {
  /// When the elapsed part begins, years 1 to 9999; 0: at its start or, without one, its creation
  taskcore::instant from{};
};

/// How to count to an event.
struct event_countdown_options {
  /// One of a series, by its local time, such as "20261224T170000"; NULL: the one that runs or
  /// comes next, or the last one when all are over
  std::optional<std::string> occurrence{};
  /// When the elapsed part begins, years 1 to 9999; 0: at its start or, of a deadline, its creation
  /// or when the occurrence before it was due
  taskcore::instant from{};
};

/// How far it is to something; taskcore_countdown_label says it in words.
struct countdown {
  /// TASKCORE_PHASE_...
  taskcore::phase phase = taskcore::phase::none;
  /// TASKCORE_COLOUR_...: by how much is left
  taskcore::colour colour{};
  /// What is counted to: the start while it is upcoming, else the end; of a task or deadline the
  /// due
  taskcore::instant target{};
  /// Negative when it has passed
  std::chrono::milliseconds remaining{};
  /// This and what follows: how much that is, without its sign
  std::int64_t days{};
  std::int32_t hours{};
  std::int32_t minutes{};
  std::int32_t seconds{};
  /// From its creation, or its start, to the end: 0 to 1,000,000
  std::int32_t elapsed_millionths{};
};

/// What a comment is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct comment_input {
  /// 1 to 65,536 bytes in any number of lines; white space around it goes
  std::optional<std::string> text{};
  /// When it was written, in milliseconds since 1970 UTC, years 1 to 9999; of a new one at first:
  /// now
  std::optional<taskcore::instant> created{};
};

/// Which comments to list, in the order in which they were written. All given conditions must hold.
/// A member that has no value is not given.
struct comment_query_options {
  /// With item_id: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or TASKCORE_ENTITY_INVOICE
  std::optional<taskcore::entity> entity{};
  /// Those on that one alone
  std::optional<std::int64_t> item_id{};
  /// A part of a word or more; case and accents do not count
  std::optional<std::string> text{};
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which alerts to list; without more, those that nobody has acknowledged and whose task or event
/// is still to be done.
struct alert_query_options {
  /// 1: those that were dealt with, too
  bool is_acknowledged_included = false;
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What to start; without more, work on no task.
struct focus_start_options {
  /// An open one; 0 for none, as it is of a break
  std::int64_t task_id{};
  /// 1 to 60; 0: as long as is set
  std::chrono::minutes minutes{};
  /// 0: work
  taskcore::focus_kind kind = taskcore::focus_kind::work;
};

/// Which focus sessions and breaks to list, by when they started. A member that has no value is not
/// given.
struct focus_query_options {
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What comes after a focus session or a break.
struct focus_next {
  taskcore::focus_kind kind{};
  /// How long that is set to be
  std::chrono::minutes minutes{};
  /// Which one since the last long break, from 1
  std::int32_t round{};
};

/// `taskcore_focus_settings` of C. A member that has no value is not given.
struct focus_settings {
  /// 1 to 60; 25 at first
  std::optional<std::chrono::minutes> work{};
  /// 1 to 60; 5 at first
  std::optional<std::chrono::minutes> short_break{};
  /// 1 to 60; 15 at first
  std::optional<std::chrono::minutes> long_break{};
  /// Sessions up to a long break, 1 to 12; 4 at first
  std::optional<std::int32_t> rounds{};
  /// 1: a poll that ends a session starts its break, and after it the next session; 0 at first
  std::optional<bool> is_auto_start{};
};

/// What to add up of focus sessions. A member that has no value is not given.
struct focus_total_query_options {
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// 0: by task
  taskcore::focus_grouping grouping = taskcore::focus_grouping::task;
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a time entry is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct time_entry_input {
  /// The task that it was spent on; 0 for none
  std::optional<std::int64_t> task_id{};
  /// The project, or 0 for none; without it, that of the task
  std::optional<std::int64_t> project_id{};
  /// When it began, in milliseconds since 1970 UTC, years 1 to 9999
  std::optional<taskcore::instant> start{};
  /// When it ended: not before the start, and at most 366 days after it
  std::optional<taskcore::instant> end{};
  /// At most 1,000 characters in one line; "" for none
  std::optional<std::string> note{};
  /// What an hour of it costs: 1 to 10^15; 0: none of its own
  std::optional<std::int64_t> hourly_rate_millionths{};
};

/// For how long nobody was there while the timer ran, and what is to become of that time. A member
/// that has no value is not given.
struct idle_time {
  /// Since when: not before the timer was started, and not after now
  taskcore::instant since{};
  /// TASKCORE_IDLE_...
  taskcore::idle_choice choice = taskcore::idle_choice::keep;
  /// 1: the timer ends; 0: it goes on from now on
  bool is_stopped = false;
  /// 0 for none; it brings its project along
  std::optional<std::int64_t> task_id{};
  /// 0 for none
  std::optional<std::int64_t> project_id{};
  /// At most 1,000 characters in one line; "" for none
  std::optional<std::string> note{};
};

/// Which time entries and focus sessions to list, the earliest first. All given conditions must
/// hold. Breaks and cancelled focus sessions are in no list. A member that has no value is not
/// given.
struct time_entry_query_options {
  /// TASKCORE_ENTITY_TIME_ENTRY or TASKCORE_ENTITY_FOCUS_SESSION alone
  std::optional<taskcore::entity> entity{};
  /// 1: those that are running, 0: those that ended
  std::optional<bool> is_running{};
  /// Those of that task
  std::optional<std::int64_t> task_id{};
  /// Those of that project
  std::optional<std::int64_t> project_id{};
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What to add up of time entries and focus sessions. A member that has no value is not given.
struct time_total_query_options {
  /// Milliseconds since 1970 UTC
  std::optional<taskcore::instant> from{};
  /// The first one after the range
  std::optional<taskcore::instant> before{};
  /// 0: by task
  taskcore::time_grouping grouping = taskcore::time_grouping::task;
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// `taskcore_time_entry_settings` of C. A member that has no value is not given.
struct time_entry_settings {
  /// 1: starting a task runs its time entry; 0 at first
  std::optional<bool> is_tracking{};
};

/// What to add up. A member that has no value is not given.
struct score_options {
  /// Yyyymmdd, in the store's zone
  std::optional<taskcore::date> first_date{};
  /// yyyymmdd
  std::optional<taskcore::date> last_date{};
  /// That tasks were in when they were completed
  std::optional<std::int64_t> project_id{};
  /// That tasks had when they were completed
  std::optional<std::string> tag{};
};

/// Points, and what was completed for them.
struct score {
  std::int64_t points{};
  /// Tasks and occurrences
  std::int64_t completed_count{};
};

/// How completions score from now on, and what keeps a streak. A member that has no value is not
/// given.
struct pulse_settings {
  /// 0 to 1,000, as the next four; 7 at first
  std::optional<std::int32_t> points_p0{};
  /// 4 at first
  std::optional<std::int32_t> points_p1{};
  /// 3 at first
  std::optional<std::int32_t> points_p2{};
  /// 2 at first
  std::optional<std::int32_t> points_p3{};
  /// 1 at first
  std::optional<std::int32_t> points_none{};
  /// Tasks to complete on a day: 1 to 1,000; 1 at first
  std::optional<std::int32_t> daily_goal{};
  /// Tasks to complete in a week: 1 to 7,000; 5 at first
  std::optional<std::int32_t> weekly_goal{};
  /// That neither keep nor break a streak: TASKCORE_WEEKDAYS_... joined by |, not all seven; none
  /// at first
  std::optional<taskcore::weekday> ignored_weekdays{};
};

/// What a new holiday is to be. A member that has no value is not given.
struct holiday_input {
  /// Yyyymmdd, years 1 to 9999; it is needed
  std::optional<taskcore::date> first_date{};
  /// Likewise; 0: it lasts until it is ended, as without one
  std::optional<taskcore::date> last_date{};
};

/// Which holidays to list.
struct holiday_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What to read of the pulse. A member that has no value is not given.
struct pulse_options {
  /// Yyyymmdd, in the store's zone
  std::optional<taskcore::date> first_date{};
  /// Yyyymmdd, at most 3,660 days later; it may be in the future
  std::optional<taskcore::date> last_date{};
  /// Figures of this project alone
  std::optional<std::int64_t> project_id{};
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday
  std::optional<std::int32_t> week_start{};
};

/// Which chart to read. A member that has no value is not given.
struct chart_options {
  /// TASKCORE_CHART_KIND_SCORE...
  taskcore::chart_kind kind = taskcore::chart_kind::score;
  /// TASKCORE_MEASURE_...
  taskcore::measure measure{};
  /// Yyyymmdd, in the store's zone; a pie has none
  std::optional<taskcore::date> first_date{};
  /// Yyyymmdd, at most 3,660 days later
  std::optional<taskcore::date> last_date{};
  /// Figures of this project alone
  std::optional<std::int64_t> project_id{};
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday
  std::optional<std::int32_t> week_start{};
};

/// How to draw a chart.
struct svg_options {
  /// In CSS pixels: 200 to 4,000; 640 at first
  std::int32_t width{640};
  /// In CSS pixels: 150 to 4,000; 360 at first
  std::int32_t height{360};
  /// TASKCORE_APPEARANCE_...
  taskcore::appearance appearance{};
};

/// What a report is to say. A member that has no value is not given.
struct report_options {
  /// Yyyymmdd, in the store's zone
  std::optional<taskcore::date> first_date{};
  /// Yyyymmdd, at most 3,660 days later
  std::optional<taskcore::date> last_date{};
  /// The day that weeks begin on, 1 for Monday to 7 for Sunday
  std::optional<std::int32_t> week_start{};
  /// TASKCORE_APPEARANCE_...
  taskcore::appearance appearance = taskcore::appearance::auto_;
  /// At its head; NULL: "Taskcore report"
  std::optional<std::string> title{};
};

/// What counts where a file and the store say different things; without more, what is newer.
struct import_options {
  /// TASKCORE_IMPORT_...
  taskcore::import_policy policy{};
  /// 1: report and notes say what an import would do, and the store stays as it is
  bool is_dry_run = false;
};

/// What to export: all that is asked for, with what it needs where it is read; without any of it,
/// everything.
struct export_options {
  /// The tasks that a query asks for, as taskcore_query has it; NULL: it asks for none
  std::optional<std::string> query{};
  /// Records of any kind: a task; a project, with those below it, their sections, tasks and events;
  /// an event; a tag, by its name; a saved filter; an invoice, with all of it. NULL: none is asked
  /// for; an empty array asks for none of them
  std::vector<std::string> uids{};
};

/// What an import did.
struct import_report {
  /// Tasks that were new
  std::int64_t added{};
  /// Tasks with a known uid that differed
  std::int64_t updated{};
  /// Tasks with a known uid, equal already
  std::int64_t unchanged{};
  /// As above, but events
  std::int64_t events_added{};
  std::int64_t events_updated{};
  std::int64_t events_unchanged{};
  /// Components that could not be read; see taskcore_import_notes
  std::int64_t skipped{};
  /// Tasks that stayed as they are here, or away: what the file says otherwise of them is older, or
  /// was not to be taken
  std::int64_t stayed{};
  /// As above, but events
  std::int64_t events_stayed{};
};

/// Where the backups of a store are, and which of them stay.
struct backup_options {
  /// NULL: the one beside the store, with the name of the store and .backups behind it
  std::optional<std::string> folder{};
  /// Of so many days that have backups the last one stays: 0 to 10,000
  std::int32_t days{7};
  /// Of so many weeks, from Monday on, likewise
  std::int32_t weeks{4};
  /// Of so many months likewise
  std::int32_t months{12};
};

/// How the sync of a store stands.
struct sync_state {
  /// 1: it is synced; else all the rest is 0
  bool is_enabled = false;
  /// 1: by a passphrase
  bool is_encrypted = false;
  /// Through how many remotes
  std::int64_t remote_count{};
  /// Devices that are known, with this one, without those that were retired
  std::int64_t replica_count{};
  /// Values that wait for a choice: taskcore_sync_conflict_query
  std::int64_t conflict_count{};
  /// Steps of this device that are not at all remotes yet
  std::int64_t pending_count{};
  /// Records that cannot be shown, or not with all that they name, until others come
  std::int64_t waiting_count{};
  /// When a run came to its end last; 0: none did
  taskcore::instant last_run{};
  /// Invoices whose number another one holds, which two devices gave apart
  std::int64_t twin_count{};
};

/// Which remotes to list.
struct sync_remote_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a run of sync did.
struct sync_report {
  /// Steps of other devices that were taken in; a snapshot counts as one
  std::int64_t received{};
  /// Steps of this device that were left for the others
  std::int64_t sent{};
  /// Steps of others that wait for what has not come yet
  std::int64_t waiting{};
  /// Conflicts that there are now
  std::int64_t conflicts{};
};

/// Which devices to list.
struct replica_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which conflicts to list.
struct sync_conflict_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// How a program of its own means brings files to the other devices: it puts, lists, gives and
/// removes them by name. Names are a folder of a device and a file in it, such as
/// 0190aaaa-0000-7000-8000-000000000000/1-17.tcb; what is in them need not be known. The callbacks
/// must not use the store.
struct sync_transport {
  /// What it is called in this store: 1 to 100 characters in one line, no path
  std::string name{};
  taskcore::sync_list_function list{};
  taskcore::sync_get_function get{};
  taskcore::sync_put_function put{};
  taskcore::sync_remove_function remove{};
};

/// A hub, for who looks after it: a PostgreSQL database through which stores are synced. Nothing of
/// it is stored or logged.
struct hub_options {
  /// As libpq has it, with `store` besides and without a password:
  /// postgresql://anna@hub.example.org/tasks, or host=hub.example.org dbname=tasks
  std::string address{};
  /// NULL: libpq finds what is needed
  taskcore::password_function password{};
  /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned; NULL
  /// for none
  taskcore::store_progress_function progress{};
};

/// What a hub is, and what it has, as far as the role that asks may see it.
struct hub_report {
  /// TASKCORE_HUB_...
  taskcore::hub_engine engine{};
  /// As PostgreSQL counts it: 150018 is 15.18
  std::int32_t server_version{};
  /// 1: a role sees the stores alone that were granted to it
  bool has_row_security = false;
  /// 1: this connection was, by TLS
  bool is_encrypted = false;
  /// Synced there
  std::int64_t stores{};
  /// Devices that left something there
  std::int64_t replicas{};
  /// Of steps
  std::int64_t batches{};
  std::int64_t snapshots{};
  /// Of series of invoice numbers
  std::int64_t leases{};
  /// Of what devices left there, without what the server needs to keep it
  std::int64_t bytes{};
};

/// What was swept from a hub.
struct hub_sweep_report {
  /// Of steps that a snapshot has
  std::int64_t batches{};
  /// That a later one has taken the place of
  std::int64_t snapshots{};
};

/// An account at a server that keeps tasks or events.
struct account_input {
  /// TASKCORE_ACCOUNT_...
  taskcore::account_kind kind{};
  /// With the name of the user and without a password: https://anna@dav.example.org/; of Google
  /// google: or, where there are several, google: with a name behind it
  std::string address{};
  /// What this device is called, for people, in a store that was not synced: 1 to 100 characters in
  /// one line
  std::string device_name{};
  /// A netrc file with its password, which is nobody else's; NULL: taskcore_sync_set_password gives
  /// it, or of Google an access token
  std::optional<std::string> netrc_path{};
  /// Certificates in PEM that are trusted instead of the system's; NULL: those of the system
  std::optional<std::string> ca_path{};
};

/// Which accounts to list.
struct account_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which collections to list.
struct account_collection_query_options {
  /// Those of that account alone; 0: of all
  std::int64_t account_id{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What of a store is in a collection.
struct account_collection_choice {
  /// Whose tasks are in it; 0: the project of its name, which is made where there is none
  std::int64_t project_id{};
  /// Whose events are in it; 0: the calendar of its name, likewise
  std::int64_t calendar_id{};
  /// 1: the server may write to attendees of events; 0: it is told to write to nobody
  bool is_inviting = false;
};

/// What a run with an account did, or would do, in items: a task, an event, or a series of them.
struct account_plan {
  /// That came into the store
  std::int64_t added_here{};
  std::int64_t changed_here{};
  /// That went into the trash, or, of events, are no more
  std::int64_t deleted_here{};
  /// That the server got
  std::int64_t added_there{};
  std::int64_t changed_there{};
  std::int64_t deleted_there{};
  /// That both had already, and that are one from then on
  std::int64_t joined{};
  /// Properties that were changed here and there: taskcore_sync_conflict_query
  std::int64_t conflicts{};
  /// Whose changes stay here, for the server would write to attendees
  std::int64_t held{};
};

/// Who asks a user of Google for what. Nothing of it is stored or logged.
struct authorization_options {
  /// Of the account, as taskcore_account_input has it: google:
  std::string address{};
  /// The file that Google's console gives for a client of the type Desktop app; NULL: client_id and
  /// client_secret say what it would
  std::optional<std::string> client_path{};
  /// By which Google knows the program; NULL with client_path
  std::optional<std::string> client_id{};
  /// Google asks for it, though the secret of a desktop program is not confidential; NULL with
  /// client_path
  std::optional<std::string> client_secret{};
  /// Where the browser comes back to, on this machine: http://127.0.0.1:8080. Of
  /// taskcore_authorization_begin alone; else NULL
  std::optional<std::string> redirect{};
  /// TASKCORE_AUTHORIZATION_... joined by |, of taskcore_authorization_begin alone; 0: CALENDARS
  /// and TASKS
  taskcore::authorization_scope scopes{};
  /// Asked some every 50 ms whether to go on: a nonzero answer ends the call, and is returned; NULL
  /// for none
  taskcore::store_progress_function progress{};
};

/// Who sells or buys. As an input, the members of `fields` are set, "" to none, and the others stay
/// as they are; when read, all are given, never NULL. Texts are one line of at most 200 characters,
/// but for the template. A member that has no value is not given.
struct party {
  /// BT-27, BT-44
  std::optional<std::string> name{};
  /// BT-28, BT-45
  std::optional<std::string> trading_name{};
  /// Such as "SARL" or "EI"
  std::optional<std::string> legal_form{};
  /// Such as "10 000 EUR"
  std::optional<std::string> share_capital{};
  /// Where it is registered, such as "RCS Paris"
  std::optional<std::string> registry{};
  /// The name of a person or department (BT-41, BT-56)
  std::optional<std::string> contact{};
  /// BT-35, BT-50
  std::optional<std::string> street{};
  /// BT-36, BT-51
  std::optional<std::string> street_2{};
  /// BT-38, BT-53
  std::optional<std::string> postal_code{};
  /// BT-37, BT-52
  std::optional<std::string> city{};
  /// BT-39, BT-54
  std::optional<std::string> region{};
  /// ISO 3166-1 alpha-2, such as "FR" (BT-40, BT-55)
  std::optional<std::string> country{};
  /// Nine digits, checked (BT-30, BT-47)
  std::optional<std::string> siren{};
  /// Fourteen digits, checked (BT-29, BT-46)
  std::optional<std::string> siret{};
  /// In its register, where it has no SIREN (BT-30, BT-47)
  std::optional<std::string> registration_number{};
  /// With the country before it, checked (BT-31, BT-48)
  std::optional<std::string> vat_number{};
  /// The tax office's, of a seller without a VAT number (BT-32)
  std::optional<std::string> tax_number{};
  /// BT-43, BT-58
  std::optional<std::string> email{};
  /// BT-42, BT-57
  std::optional<std::string> phone{};
  /// BT-34, BT-49
  std::optional<std::string> electronic_address{};
  /// Of the electronic address, in the list EAS, such as "0225"
  std::optional<std::string> electronic_scheme{};
  /// Checked; spaces are taken away (BT-84)
  std::optional<std::string> iban{};
  /// BT-86
  std::optional<std::string> bic{};
  /// BT-85; "" for the name
  std::optional<std::string> account_name{};
  /// Of its invoices and mails: "fr" or "en", maybe with a country
  std::optional<std::string> locale{};
  /// Of its invoices, ISO 4217
  std::optional<std::string> currency{};
  /// What a seller sells, or what is sold to a client: "goods", "services" or "mixed" (BT-23)
  std::optional<std::string> supplies{};
  /// How items are taxed that do not say it: a rate such as "20", or a category such as "AE"; a
  /// client's goes before the seller's
  std::optional<std::string> default_vat{};
  /// "small_enterprise" for a seller who charges no VAT as one, and says so with the text of his
  /// law
  std::optional<std::string> vat_scheme{};
  /// How its invoices look: "classic", "studio", "plain", or a template as JSON of at most 65,536
  /// bytes (docs/invoices.md); a client's goes before the seller's
  std::optional<std::string> page_template{};
  /// By which rules invoices are written: "facturx" (as without it), "xrechnung" or "peppol"; a
  /// client's goes before the seller's
  std::optional<std::string> invoice_profile{};
  /// When a seller's VAT is due (BT-8): "debits" (the French option), "invoice_date", "delivery" or
  /// "payment"
  std::optional<std::string> vat_point{};
  /// Whether prices of new invoices include VAT: "gross", or "net"; a client's goes before the
  /// seller's
  std::optional<std::string> prices{};
};

/// What the user has paid for, as the host states it. As an input, what is not given is taken away.
/// A member that has no value is not given.
struct subscription_content {
  /// One line, at most 100 characters
  std::optional<std::string> plan{};
  /// Who says so, such as "app-store"
  std::optional<std::string> source{};
  /// Milliseconds since 1970 UTC; else: always
  std::optional<taskcore::instant> since{};
  /// No longer at this instant; else: without end
  std::optional<taskcore::instant> until{};
  /// What the plan has, each one line of at most 100 characters
  std::optional<std::vector<std::string>> features{};
};

/// What a client is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct client_input {
  /// Who it is; only the members that its own fields announce count
  std::optional<taskcore::party> party{};
  /// Several lines, at most 65,536 bytes; "" for none
  std::optional<std::string> notes{};
  /// 0 or 1
  std::optional<bool> is_archived{};
  /// TASKCORE_CLIENT_KIND_...; a new one is a business unless it is said
  std::optional<taskcore::client_kind> kind{};
  /// What an hour costs, in its currency: 1 to 10^15; 0: none
  std::optional<std::int64_t> hourly_rate_millionths{};
};

/// Which clients to list, by their names. A member that has no value is not given.
struct client_query_options {
  /// Words that its names, city, numbers and e-mail begin with, whatever their case and accents
  std::optional<std::string> text{};
  /// TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO
  std::optional<taskcore::choice> archived{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which series of numbers to list.
struct number_series_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a draft is to be: a new one, or the changes to one. A member that has no value is not
/// given.
struct invoice_input {
  /// 0 for none yet
  std::optional<std::int64_t> client_id{};
  /// Of its number; "" for that of its kind
  std::optional<std::string> series{};
  /// Yyyymmdd (BT-9); 0: so many days after the issue date
  std::optional<taskcore::date> due_date{};
  /// From the issue date to the due date, 0 to 3,650; 30 at first
  std::optional<std::int32_t> payment_days{};
  /// Yyyymmdd (BT-72); 0 for none
  std::optional<taskcore::date> delivery_date{};
  /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
  std::optional<taskcore::date> first_date{};
  /// Likewise (BT-74)
  std::optional<taskcore::date> last_date{};
  /// ISO 4217 (BT-5); at first the client's, or the seller's, or EUR
  std::optional<std::string> currency{};
  /// Units of the currency for one euro; 0 when not known
  std::optional<std::int64_t> exchange_rate_millionths{};
  /// Of the documents: "fr" or "en"; at first as the client's locale
  std::optional<std::string> language{};
  /// BT-23, such as "S1"; "" as the rules have it
  std::optional<std::string> business_process{};
  /// BT-10
  std::optional<std::string> buyer_reference{};
  /// The purchase order (BT-13)
  std::optional<std::string> order_reference{};
  /// BT-12
  std::optional<std::string> contract_reference{};
  /// BT-20
  std::optional<std::string> payment_terms{};
  /// What is due when it is paid late (note PMD)
  std::optional<std::string> late_penalty{};
  /// Such as the fee of 40 EUR (note PMT)
  std::optional<std::string> recovery_fee{};
  /// What is off when it is paid early, or nothing (note AAB)
  std::optional<std::string> early_discount{};
  /// BT-22, several lines
  std::optional<std::string> notes{};
  /// BT-113, what was paid before
  std::optional<std::int64_t> prepaid_minor{};
  /// Of a credit note: the number of its invoice (BT-25)
  std::optional<std::string> preceding_number{};
  /// And its issue date, yyyymmdd (BT-26)
  std::optional<taskcore::date> preceding_date{};
  /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0: 30 days after the issue
  /// date
  std::optional<taskcore::date> valid_until{};
  /// When its VAT is due (BT-8): "debits", "invoice_date", "delivery" or "payment"; "" as the
  /// seller has it
  std::optional<std::string> vat_point{};
  /// Who got what was sold, where that is not the client (BT-70)
  std::optional<std::string> delivery_name{};
  /// BT-75
  std::optional<std::string> delivery_street{};
  /// BT-76
  std::optional<std::string> delivery_street_2{};
  /// BT-78
  std::optional<std::string> delivery_postal_code{};
  /// BT-77
  std::optional<std::string> delivery_city{};
  /// BT-79
  std::optional<std::string> delivery_region{};
  /// ISO 3166-1 alpha-2, such as "FR" (BT-80)
  std::optional<std::string> delivery_country{};
  /// 1: prices, discounts, allowances and charges include VAT; at first as prices of the client or
  /// the seller says
  std::optional<bool> has_gross_prices{};
};

/// What an item of a draft is to be: a new one, or the changes to one. A member that has no value
/// is not given.
struct invoice_line_input {
  /// 1 to 200 characters in one line (BT-153)
  std::optional<std::string> name{};
  /// Several lines; "" for none (BT-154)
  std::optional<std::string> details{};
  /// Above 0, at most 10^13; 1 at first (BT-129)
  std::optional<std::int64_t> quantity_ten_thousandths{};
  /// A code of UN/ECE Recommendation 20 or 21, such as "HUR", or a word for one, such as "hour";
  /// "C62" (one) at first (BT-130)
  std::optional<std::string> unit{};
  /// 0 to 10^18 (BT-146)
  std::optional<std::int64_t> unit_price_millionths{};
  /// 0 up to quantity times price (BT-136)
  std::optional<std::int64_t> discount_minor{};
  /// BT-139; "" for one in the invoice's language
  std::optional<std::string> discount_reason{};
  /// 0 to 10,000 of quantity times price (BT-138)
  std::optional<std::int32_t> discount_basis_points{};
  /// TASKCORE_VAT_... (BT-151)
  std::optional<taskcore::vat_category> vat_category{};
  /// 0 to 99,999 thousandths of a percent (BT-152)
  std::optional<std::int32_t> vat_rate_thousandths{};
  /// Of the line's period, yyyymmdd (BT-134); 0 for none
  std::optional<taskcore::date> first_date{};
  /// Likewise (BT-135)
  std::optional<taskcore::date> last_date{};
  /// In the invoice, from 1; a new line is the last one otherwise
  std::optional<std::int32_t> position{};
  /// BT-120
  std::optional<std::string> exemption_reason{};
  /// BT-121, of the list VATEX
  std::optional<std::string> exemption_code{};
  /// The tasks that it is for
  std::optional<std::vector<std::int64_t>> task_ids{};
};

/// What an allowance or a charge on the whole of a draft is to be. A member that has no value is
/// not given.
struct invoice_adjustment_input {
  /// 0 or more (BT-92, BT-99)
  std::optional<std::int64_t> amount_minor{};
  /// BT-97, BT-104
  std::optional<std::string> reason{};
  /// Of UNTDID 5189 (BT-98) or 7161 (BT-105); "" for none
  std::optional<std::string> reason_code{};
  /// BT-120
  std::optional<std::string> exemption_reason{};
  /// BT-121
  std::optional<std::string> exemption_code{};
  /// 0 for an allowance, 1 for a charge
  std::optional<bool> is_charge{};
  /// 0 to 10,000 of the sum of the lines (BT-94, BT-101)
  std::optional<std::int32_t> rate_basis_points{};
  /// TASKCORE_VAT_...
  std::optional<taskcore::vat_category> vat_category{};
  /// 0 to 99,999 thousandths of a percent
  std::optional<std::int32_t> vat_rate_thousandths{};
};

/// Which focus sessions and time entries become items of a draft; what is billed already is left
/// out. A member that has no value is not given.
struct focus_billing {
  /// Of this project alone, with its subtasks
  std::optional<std::int64_t> project_id{};
  /// Of this task alone
  std::optional<std::int64_t> task_id{};
  /// Yyyymmdd, in the store's zone
  taskcore::date first_date{};
  /// likewise
  taskcore::date last_date{};
  /// TASKCORE_BILL_...
  taskcore::billing_grouping grouping = taskcore::billing_grouping::by_task;
  /// TASKCORE_VAT_...
  taskcore::vat_category vat_category = taskcore::vat_category::standard;
  /// 0 with TASKCORE_VAT_STANDARD: as it is usual for the client or the seller (default_vat)
  std::int32_t vat_rate_thousandths{};
  /// Each line's time goes up to a multiple of it; at most 1,440
  std::chrono::minutes round_up{};
  /// Of an hour
  std::int64_t unit_price_millionths{};
  /// Of the lines; else the task's title, the project's name, or the day
  std::optional<std::string> name{};
  /// 1: time costs what its own rate says, in a line for each rate; unit_price_millionths is that
  /// of time without one, and 0 refuses it
  std::optional<bool> is_by_rate{};
  /// 1: of the projects alone that are for the client of the draft
  std::optional<bool> is_of_client{};
};

/// Which invoices to list, newest first: drafts by when they were made, then by issue date. Quotes
/// are listed only when their kind, or none but states of theirs, is asked for. A member that has
/// no value is not given.
struct invoice_query_options {
  /// TASKCORE_INVOICE_STATES_... joined by |
  std::optional<taskcore::invoice_states> states{};
  /// TASKCORE_INVOICE_KIND_...
  std::optional<taskcore::invoice_kind> kind{};
  std::optional<std::int64_t> client_id{};
  /// Of the issue date, yyyymmdd
  std::optional<taskcore::date> first_date{};
  /// likewise
  std::optional<taskcore::date> last_date{};
  /// In the number, the client's name, a reference or an item
  std::optional<std::string> text{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
  /// 1: what asks for money, which is all but credit notes; 0: credit notes
  std::optional<bool> is_debit{};
};

/// Which payments to list.
struct payment_query_options {
  /// Of this invoice or credit note alone; 0: of all
  std::int64_t invoice_id{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// `taskcore_payment_input` of C. A member that has no value is not given.
struct payment_input {
  /// Above 0, at most what is owed unless is_overpaid
  std::optional<std::int64_t> amount_minor{};
  std::optional<std::string> means{};
  std::optional<std::string> reference{};
  std::optional<std::string> notes{};
  /// Yyyymmdd, from the issue date to today
  std::optional<taskcore::date> date{};
  /// 1: it may be more than is owed, which makes the balance negative
  std::optional<bool> is_overpaid{};
};

/// Which messages to list.
struct email_query_options {
  /// With this invoice or credit note alone; 0: with any
  std::int64_t invoice_id{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which amounts to list of what is owed.
struct ageing_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which months to add up.
struct turnover_query_options {
  /// Yyyymm, years 1 to 9999; 0: from the beginning
  std::int32_t first_month{};
  /// Likewise; 0: to the end
  std::int32_t last_month{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which months to add up.
struct vat_total_query_options {
  /// Yyyymm, years 1 to 9999; 0: from the beginning
  std::int32_t first_month{};
  /// Likewise; 0: to the end
  std::int32_t last_month{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// `taskcore_pdf_options` of C. A member that has no value is not given.
struct pdf_options {
  /// "fr" or "en"
  std::optional<std::string> language{};
  /// TASKCORE_PAPER_...
  std::optional<taskcore::paper> paper{};
  /// As taskcore_party has it
  std::optional<std::string> page_template{};
};

/// The message that an invoice is sent with. A member that has no value is not given.
struct email_options {
  /// Addresses with or without names, separated by commas
  std::optional<std::string> to{};
  /// likewise
  std::optional<std::string> cc{};
  /// likewise
  std::optional<std::string> reply_to{};
  /// One address with or without a name
  std::optional<std::string> sender{};
  /// One line
  std::optional<std::string> subject{};
  /// Plain text, several lines
  std::optional<std::string> body{};
  /// TASKCORE_PAPER_...
  std::optional<taskcore::paper> paper{};
};

/// The server that takes a message. Nothing of it is stored or logged.
struct smtp_options {
  /// A name or an address
  std::string host{};
  /// 1 to 65,535; 0: 587 with STARTTLS, 465 with TLS
  std::int32_t port{};
  /// TASKCORE_SMTP_...
  taskcore::smtp_security security = taskcore::smtp_security::starttls;
  /// NULL: none, or as the netrc file says
  std::optional<std::string> user{};
  /// NULL likewise
  std::optional<std::string> password{};
  /// A file of mode 0600 with the user and the password; NULL for none
  std::optional<std::string> netrc_path{};
  /// A PEM file with the authorities to trust; NULL for the system's
  std::optional<std::string> ca_path{};
  /// For all of it: 1 to 3,600,000; 0: 60,000
  std::chrono::milliseconds timeout{};
  /// Bytes sent and in all; NULL for none
  taskcore::progress_function progress{};
};

/// The changes to a purchase. A member that has no value is not given.
struct purchase_input {
  /// Own ones, several lines, at most 10,000 characters; "" for none
  std::optional<std::string> notes{};
  /// Yyyymmdd, where the file says none or another one was agreed on; 0 for none
  std::optional<taskcore::date> due_date{};
};

/// Which purchases to list, and in which order. All given conditions must hold. A member that has
/// no value is not given.
struct purchase_query_options {
  /// TASKCORE_PURCHASE_STATES_... joined by |
  std::optional<taskcore::purchase_states> states{};
  /// TASKCORE_PURCHASE_ORDER_...
  taskcore::purchase_order order = taskcore::purchase_order::due_date;
  /// Of the issue date, yyyymmdd; 0: from the beginning
  std::optional<taskcore::date> first_date{};
  /// Likewise; 0: to the end
  std::optional<taskcore::date> last_date{};
  /// Those that are due on it or before, yyyymmdd
  std::optional<taskcore::date> due_date{};
  /// 1: credit notes alone; 0: none of them
  std::optional<bool> is_credit{};
  /// ISO 4217
  std::optional<std::string> currency{};
  /// In the number, the names and numbers of the seller, the payee or own notes; case and accents
  /// do not count
  std::optional<std::string> text{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which payments of purchases to list.
struct purchase_payment_query_options {
  /// Of this purchase alone; 0: of all
  std::int64_t purchase_id{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which totals to list.
struct purchase_total_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a recurring invoice is to be: a new one, or the changes to one. A member that has no value
/// is not given.
struct recurring_invoice_input {
  /// An RRULE of RFC 5545, such as "FREQ=MONTHLY"
  std::optional<std::string> repeat_rule{};
  /// The IANA name of the zone in which its days begin; "" for the store's
  std::optional<std::string> zone{};
  /// Of the drafts; of a new one else that of the invoice
  std::optional<std::int64_t> client_id{};
  /// Of a change alone: whose terms and lines are taken instead
  std::optional<std::int64_t> invoice_id{};
  /// The first date of the series, yyyymmdd; of a new one else the day of the invoice, which has no
  /// draft then
  std::optional<taskcore::date> start_date{};
  /// Yyyymmdd: the next draft is that of the first date of the series on it or after
  std::optional<taskcore::date> next_date{};
  /// TASKCORE_RECURRING_PERIOD_...
  std::optional<taskcore::recurring_period> period{};
  /// 1: nothing is drafted until it goes on
  std::optional<bool> is_paused{};
};

/// Which recurring invoices to list.
struct recurring_invoice_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a rate of interest is to be: a new one, or the changes to one. Of a change, debtor,
/// currency and the first day are not given: they say which one it is. A member that has no value
/// is not given.
struct penalty_rate_input {
  /// Of the invoices that it holds for, ISO 4217; else EUR
  std::optional<std::string> currency{};
  /// Where it is from, several lines; "" for none
  std::optional<std::string> notes{};
  /// TASKCORE_DEBTOR_...
  std::optional<taskcore::debtor> debtor{};
  /// The first day of which interest is at this rate, yyyymmdd
  std::optional<taskcore::date> first_date{};
  /// The last one; 0: until the day before the next rate begins
  std::optional<taskcore::date> last_date{};
  /// A year: 1215 for 12.15 %; 0 to 10,000
  std::optional<std::int32_t> rate_basis_points{};
};

/// Which rates of interest to list.
struct penalty_rate_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// What a reminder is to be: a new one, or the changes to one that was not sent. Its amounts are
/// computed with each change. A member that has no value is not given.
struct payment_reminder_input {
  /// Own words in place of those of its level, several lines; "" for those
  std::optional<std::string> text{};
  /// Its fee; else 0
  std::optional<std::int64_t> fee_minor{};
  /// Of a new one alone: 1 to 9; else one more than the last of the invoice
  std::optional<std::int32_t> level{};
  /// Of the letter, yyyymmdd, after the due date and not after today; else today
  std::optional<taskcore::date> date{};
  /// By when it asks for the money, yyyymmdd; 0: at once; of a new one else 14 days after its date
  std::optional<taskcore::date> pay_by{};
  /// 1: it claims no interest
  std::optional<bool> is_without_interest{};
  /// 1: it claims no compensation for recovery costs
  std::optional<bool> is_without_recovery{};
};

/// Which reminders to list.
struct payment_reminder_query_options {
  /// Of this invoice alone; 0: of all
  std::int64_t invoice_id{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Of which reminder to list what its interest is made of.
struct interest_span_query_options {
  std::int64_t payment_reminder_id{};
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

/// Which invoices to list that are due for a reminder.
struct late_invoice_query_options {
  /// At most so many; 0: all
  std::int64_t limit{};
  /// After so many; 0: from the first on
  std::int64_t offset{};
};

namespace internal {

template <>
struct mapping<field_value> {
  using c_type = taskcore_field_value;
  static void fill(c_type &raw, const field_value &value, arguments &kept) {
    static_cast<void>(taskcore_field_value_init(&raw, sizeof raw));
    raw.name = kept.text(value.name, "name");
    raw.value = kept.text(value.value, "value");
  }
  static field_value read(const c_type &raw) {
    field_value value;
    value.name = std::string(internal::text(raw.name));
    value.value = std::string(internal::text(raw.value));
    return value;
  }
};

template <>
struct mapping<field_input> {
  using c_type = taskcore_field_input;
  static void fill(c_type &raw, const field_input &value, arguments &kept) {
    static_cast<void>(taskcore_field_input_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_FIELD_NAME;
    }
    if (value.label) {
      raw.label = kept.text(value.label, "label");
      raw.fields |= TASKCORE_FIELD_LABEL;
    }
    if (value.kind) {
      raw.kind = static_cast<std::int32_t>(*value.kind);
      raw.fields |= TASKCORE_FIELD_KIND;
    }
    if (value.entity) {
      raw.entity = static_cast<std::int32_t>(*value.entity);
      raw.fields |= TASKCORE_FIELD_ENTITY;
    }
    if (value.choices) {
      raw.choices = kept.texts(*value.choices, "choices");
      raw.choice_count = value.choices->size();
      raw.fields |= TASKCORE_FIELD_CHOICES;
    }
  }
  static field_input read(const c_type &raw) {
    field_input value;
    if (raw.fields & TASKCORE_FIELD_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_FIELD_LABEL) value.label = std::string(internal::text(raw.label));
    if (raw.fields & TASKCORE_FIELD_KIND) value.kind = static_cast<taskcore::field_kind>(raw.kind);
    if (raw.fields & TASKCORE_FIELD_ENTITY) value.entity = static_cast<taskcore::entity>(raw.entity);
    if (raw.fields & TASKCORE_FIELD_CHOICES) value.choices = internal::strings(raw.choices, raw.choice_count);
    return value;
  }
};

template <>
struct mapping<field_query_options> {
  using c_type = taskcore_field_query_options;
  static void fill(c_type &raw, const field_query_options &value, arguments &) {
    static_cast<void>(taskcore_field_query_options_init(&raw, sizeof raw));
    if (value.entity) {
      raw.entity = static_cast<std::int32_t>(*value.entity);
      raw.fields |= TASKCORE_FIELD_QUERY_ENTITY;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static field_query_options read(const c_type &raw) {
    field_query_options value;
    if (raw.fields & TASKCORE_FIELD_QUERY_ENTITY) value.entity = static_cast<taskcore::entity>(raw.entity);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<link> {
  using c_type = taskcore_link;
  static void fill(c_type &raw, const link &value, arguments &kept) {
    static_cast<void>(taskcore_link_init(&raw, sizeof raw));
    raw.url = kept.text(value.url, "url");
    raw.title = kept.text(value.title, "title");
    raw.media_type = kept.text(value.media_type, "media_type");
  }
  static link read(const c_type &raw) {
    link value;
    value.url = std::string(internal::text(raw.url));
    value.title = std::string(internal::text(raw.title));
    value.media_type = std::string(internal::text(raw.media_type));
    return value;
  }
};

template <>
struct mapping<reminder> {
  using c_type = taskcore_reminder;
  static void fill(c_type &raw, const reminder &value, arguments &) {
    static_cast<void>(taskcore_reminder_init(&raw, sizeof raw));
    raw.kind = static_cast<std::int32_t>(value.kind);
    raw.is_floating = value.is_floating ? 1 : 0;
    raw.at_ms = internal::raw(value.at);
    raw.offset_s = value.offset.count();
  }
  static reminder read(const c_type &raw) {
    reminder value;
    value.kind = static_cast<taskcore::reminder_kind>(raw.kind);
    value.is_floating = raw.is_floating != 0;
    value.at = internal::to_instant(raw.at_ms);
    value.offset = std::chrono::seconds(raw.offset_s);
    return value;
  }
};

template <>
struct mapping<task_input> {
  using c_type = taskcore_task_input;
  static void fill(c_type &raw, const task_input &value, arguments &kept) {
    static_cast<void>(taskcore_task_input_init(&raw, sizeof raw));
    if (value.title) {
      raw.title = kept.text(value.title, "title");
      raw.fields |= TASKCORE_TASK_TITLE;
    }
    if (value.notes) {
      raw.notes = kept.text(value.notes, "notes");
      raw.fields |= TASKCORE_TASK_NOTES;
    }
    if (value.project) {
      raw.project = kept.text(value.project, "project");
      raw.fields |= TASKCORE_TASK_PROJECT;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_TASK_PROJECT_ID;
    }
    if (value.tags) {
      raw.tags = kept.texts(*value.tags, "tags");
      raw.tag_count = value.tags->size();
      raw.fields |= TASKCORE_TASK_TAGS;
    }
    if (value.tags_added) {
      raw.tags_added = kept.texts(*value.tags_added, "tags_added");
      raw.tags_added_count = value.tags_added->size();
      raw.fields |= TASKCORE_TASK_TAGS_ADDED;
    }
    if (value.tags_removed) {
      raw.tags_removed = kept.texts(*value.tags_removed, "tags_removed");
      raw.tags_removed_count = value.tags_removed->size();
      raw.fields |= TASKCORE_TASK_TAGS_REMOVED;
    }
    if (value.priority) {
      raw.priority = static_cast<std::int32_t>(*value.priority);
      raw.fields |= TASKCORE_TASK_PRIORITY;
    }
    if (value.is_favourite) {
      raw.is_favourite = *value.is_favourite ? 1 : 0;
      raw.fields |= TASKCORE_TASK_FAVOURITE;
    }
    if (value.due) {
      raw.due_kind = value.due->kind();
      raw.due_date = value.due->date().raw();
      raw.due_ms = internal::raw(value.due->instant());
      raw.fields |= TASKCORE_TASK_DUE;
    }
    if (value.start) {
      raw.start_kind = value.start->kind();
      raw.start_date = value.start->date().raw();
      raw.start_ms = internal::raw(value.start->instant());
      raw.fields |= TASKCORE_TASK_START;
    }
    if (value.slot) {
      raw.slot = static_cast<std::int32_t>(*value.slot);
      raw.fields |= TASKCORE_TASK_SLOT;
    }
    if (value.estimated_duration) {
      raw.estimated_duration_s = value.estimated_duration->count();
      raw.fields |= TASKCORE_TASK_ESTIMATED_DURATION;
    }
    if (value.url) {
      raw.url = kept.text(value.url, "url");
      raw.fields |= TASKCORE_TASK_URL;
    }
    if (value.reminders) {
      raw.reminders = kept.structs(array_view<taskcore::reminder>(*value.reminders));
      raw.reminder_count = value.reminders->size();
      raw.fields |= TASKCORE_TASK_REMINDERS;
    }
    if (value.repeat_rule) {
      raw.repeat_rule = kept.text(value.repeat_rule, "repeat_rule");
      raw.fields |= TASKCORE_TASK_REPEAT_RULE;
    }
    if (value.parent_id) {
      raw.parent_id = *value.parent_id;
      raw.fields |= TASKCORE_TASK_PARENT;
    }
    if (value.depends_on) {
      raw.depends_on = value.depends_on->data();
      raw.depends_on_count = value.depends_on->size();
      raw.fields |= TASKCORE_TASK_DEPENDS_ON;
    }
    if (value.depends_on_added) {
      raw.depends_on_added = value.depends_on_added->data();
      raw.depends_on_added_count = value.depends_on_added->size();
      raw.fields |= TASKCORE_TASK_DEPENDS_ON_ADDED;
    }
    if (value.depends_on_removed) {
      raw.depends_on_removed = value.depends_on_removed->data();
      raw.depends_on_removed_count = value.depends_on_removed->size();
      raw.fields |= TASKCORE_TASK_DEPENDS_ON_REMOVED;
    }
    if (value.zone) {
      raw.zone = kept.text(value.zone, "zone");
      raw.fields |= TASKCORE_TASK_ZONE;
    }
    if (value.repeat_mode) {
      raw.repeat_mode = static_cast<std::int32_t>(*value.repeat_mode);
      raw.fields |= TASKCORE_TASK_REPEAT_MODE;
    }
    if (value.excluded_dates) {
      raw.excluded_dates = kept.text(value.excluded_dates, "excluded_dates");
      raw.fields |= TASKCORE_TASK_EXCLUDED_DATES;
    }
    if (value.added_dates) {
      raw.added_dates = kept.text(value.added_dates, "added_dates");
      raw.fields |= TASKCORE_TASK_ADDED_DATES;
    }
    if (value.planned) {
      raw.planned_kind = value.planned->kind();
      raw.planned_date = value.planned->date().raw();
      raw.planned_ms = internal::raw(value.planned->instant());
      raw.fields |= TASKCORE_TASK_PLANNED;
    }
    if (value.until) {
      raw.until_kind = value.until->kind();
      raw.until_date = value.until->date().raw();
      raw.until_ms = internal::raw(value.until->instant());
      raw.fields |= TASKCORE_TASK_UNTIL;
    }
    if (value.section_uid) {
      raw.section_uid = kept.text(value.section_uid, "section_uid");
      raw.fields |= TASKCORE_TASK_SECTION;
    }
    if (value.field_values) {
      raw.field_values = kept.structs(array_view<taskcore::field_value>(*value.field_values));
      raw.field_value_count = value.field_values->size();
      raw.fields |= TASKCORE_TASK_FIELD_VALUES;
    }
    if (value.links) {
      raw.links = kept.structs(array_view<taskcore::link>(*value.links));
      raw.link_count = value.links->size();
      raw.fields |= TASKCORE_TASK_LINKS;
    }
    if (value.hourly_rate_millionths) {
      raw.hourly_rate_millionths = *value.hourly_rate_millionths;
      raw.fields |= TASKCORE_TASK_HOURLY_RATE;
    }
    if (value.floating) {
      raw.floating = static_cast<std::uint64_t>(*value.floating);
      raw.fields |= TASKCORE_TASK_FLOATING;
    }
  }
  static task_input read(const c_type &raw) {
    task_input value;
    if (raw.fields & TASKCORE_TASK_TITLE) value.title = std::string(internal::text(raw.title));
    if (raw.fields & TASKCORE_TASK_NOTES) value.notes = std::string(internal::text(raw.notes));
    if (raw.fields & TASKCORE_TASK_PROJECT) value.project = std::string(internal::text(raw.project));
    if (raw.fields & TASKCORE_TASK_PROJECT_ID) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_TASK_TAGS) value.tags = internal::strings(raw.tags, raw.tag_count);
    if (raw.fields & TASKCORE_TASK_TAGS_ADDED) value.tags_added = internal::strings(raw.tags_added, raw.tags_added_count);
    if (raw.fields & TASKCORE_TASK_TAGS_REMOVED) value.tags_removed = internal::strings(raw.tags_removed, raw.tags_removed_count);
    if (raw.fields & TASKCORE_TASK_PRIORITY) value.priority = static_cast<taskcore::priority>(raw.priority);
    if (raw.fields & TASKCORE_TASK_FAVOURITE) value.is_favourite = raw.is_favourite != 0;
    if (raw.fields & TASKCORE_TASK_DUE) value.due = taskcore::moment(raw.due_kind, raw.due_date, raw.due_ms);
    if (raw.fields & TASKCORE_TASK_START) value.start = taskcore::moment(raw.start_kind, raw.start_date, raw.start_ms);
    if (raw.fields & TASKCORE_TASK_SLOT) value.slot = static_cast<taskcore::slot>(raw.slot);
    if (raw.fields & TASKCORE_TASK_ESTIMATED_DURATION) value.estimated_duration = std::chrono::seconds(raw.estimated_duration_s);
    if (raw.fields & TASKCORE_TASK_URL) value.url = std::string(internal::text(raw.url));
    if (raw.fields & TASKCORE_TASK_REMINDERS) value.reminders = internal::copies<taskcore::reminder>(raw.reminders, raw.reminder_count);
    if (raw.fields & TASKCORE_TASK_REPEAT_RULE) value.repeat_rule = std::string(internal::text(raw.repeat_rule));
    if (raw.fields & TASKCORE_TASK_PARENT) value.parent_id = raw.parent_id;
    if (raw.fields & TASKCORE_TASK_DEPENDS_ON) value.depends_on = std::vector<std::int64_t>(raw.depends_on, raw.depends_on + raw.depends_on_count);
    if (raw.fields & TASKCORE_TASK_DEPENDS_ON_ADDED) value.depends_on_added = std::vector<std::int64_t>(raw.depends_on_added, raw.depends_on_added + raw.depends_on_added_count);
    if (raw.fields & TASKCORE_TASK_DEPENDS_ON_REMOVED) value.depends_on_removed = std::vector<std::int64_t>(raw.depends_on_removed, raw.depends_on_removed + raw.depends_on_removed_count);
    if (raw.fields & TASKCORE_TASK_ZONE) value.zone = std::string(internal::text(raw.zone));
    if (raw.fields & TASKCORE_TASK_REPEAT_MODE) value.repeat_mode = static_cast<taskcore::repeat_mode>(raw.repeat_mode);
    if (raw.fields & TASKCORE_TASK_EXCLUDED_DATES) value.excluded_dates = std::string(internal::text(raw.excluded_dates));
    if (raw.fields & TASKCORE_TASK_ADDED_DATES) value.added_dates = std::string(internal::text(raw.added_dates));
    if (raw.fields & TASKCORE_TASK_PLANNED) value.planned = taskcore::moment(raw.planned_kind, raw.planned_date, raw.planned_ms);
    if (raw.fields & TASKCORE_TASK_UNTIL) value.until = taskcore::moment(raw.until_kind, raw.until_date, raw.until_ms);
    if (raw.fields & TASKCORE_TASK_SECTION) value.section_uid = std::string(internal::text(raw.section_uid));
    if (raw.fields & TASKCORE_TASK_FIELD_VALUES) value.field_values = internal::copies<taskcore::field_value>(raw.field_values, raw.field_value_count);
    if (raw.fields & TASKCORE_TASK_LINKS) value.links = internal::copies<taskcore::link>(raw.links, raw.link_count);
    if (raw.fields & TASKCORE_TASK_HOURLY_RATE) value.hourly_rate_millionths = raw.hourly_rate_millionths;
    if (raw.fields & TASKCORE_TASK_FLOATING) value.floating = static_cast<taskcore::task_field>(raw.floating);
    return value;
  }
};

template <>
struct mapping<move> {
  using c_type = taskcore_move;
  static void fill(c_type &raw, const move &value, arguments &) {
    static_cast<void>(taskcore_move_init(&raw, sizeof raw));
    if (value.before_id) {
      raw.before_id = *value.before_id;
      raw.fields |= TASKCORE_MOVE_BEFORE;
    }
    if (value.after_id) {
      raw.after_id = *value.after_id;
      raw.fields |= TASKCORE_MOVE_AFTER;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_MOVE_PROJECT_ID;
    }
    if (value.parent_id) {
      raw.parent_id = *value.parent_id;
      raw.fields |= TASKCORE_MOVE_PARENT_ID;
    }
    if (value.to_top) raw.fields |= TASKCORE_MOVE_TO_TOP;
    if (value.to_bottom) raw.fields |= TASKCORE_MOVE_TO_BOTTOM;
  }
  static move read(const c_type &raw) {
    move value;
    if (raw.fields & TASKCORE_MOVE_BEFORE) value.before_id = raw.before_id;
    if (raw.fields & TASKCORE_MOVE_AFTER) value.after_id = raw.after_id;
    if (raw.fields & TASKCORE_MOVE_PROJECT_ID) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_MOVE_PARENT_ID) value.parent_id = raw.parent_id;
    value.to_top = (raw.fields & TASKCORE_MOVE_TO_TOP) != 0;
    value.to_bottom = (raw.fields & TASKCORE_MOVE_TO_BOTTOM) != 0;
    return value;
  }
};

template <>
struct mapping<sort> {
  using c_type = taskcore_sort;
  static void fill(c_type &raw, const sort &value, arguments &kept) {
    static_cast<void>(taskcore_sort_init(&raw, sizeof raw));
    raw.key = static_cast<std::int32_t>(value.key);
    raw.is_descending = value.is_descending ? 1 : 0;
    raw.field = kept.text(value.field, "field");
  }
  static sort read(const c_type &raw) {
    sort value;
    value.key = static_cast<taskcore::sort_key>(raw.key);
    value.is_descending = raw.is_descending != 0;
    value.field = std::string(internal::text(raw.field));
    return value;
  }
};

template <>
struct mapping<query> {
  using c_type = taskcore_query;
  static void fill(c_type &raw, const query &value, arguments &kept) {
    static_cast<void>(taskcore_query_init(&raw, sizeof raw));
    if (value.filter) {
      raw.filter = kept.text(value.filter, "filter");
      raw.fields |= TASKCORE_QUERY_FILTER;
    }
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_QUERY_TEXT;
    }
    if (value.text_fields) {
      raw.text_fields = static_cast<std::uint64_t>(*value.text_fields);
      raw.fields |= TASKCORE_QUERY_TEXT;
    }
    if (value.projects) {
      raw.projects = kept.texts(*value.projects, "projects");
      raw.project_count = value.projects->size();
      raw.fields |= TASKCORE_QUERY_PROJECTS;
    }
    if (value.project_ids) {
      raw.project_ids = value.project_ids->data();
      raw.project_id_count = value.project_ids->size();
      raw.fields |= TASKCORE_QUERY_PROJECT_IDS;
    }
    if (value.tags_any) {
      raw.tags_any = kept.texts(*value.tags_any, "tags_any");
      raw.tags_any_count = value.tags_any->size();
      raw.fields |= TASKCORE_QUERY_TAGS_ANY;
    }
    if (value.tags_all) {
      raw.tags_all = kept.texts(*value.tags_all, "tags_all");
      raw.tags_all_count = value.tags_all->size();
      raw.fields |= TASKCORE_QUERY_TAGS_ALL;
    }
    if (value.tags_none) {
      raw.tags_none = kept.texts(*value.tags_none, "tags_none");
      raw.tags_none_count = value.tags_none->size();
      raw.fields |= TASKCORE_QUERY_TAGS_NONE;
    }
    if (value.priorities) {
      raw.priorities = static_cast<std::uint32_t>(*value.priorities);
      raw.fields |= TASKCORE_QUERY_PRIORITIES;
    }
    if (value.statuses) {
      raw.statuses = static_cast<std::uint32_t>(*value.statuses);
      raw.fields |= TASKCORE_QUERY_STATUSES;
    }
    if (value.slots) {
      raw.slots = static_cast<std::uint32_t>(*value.slots);
      raw.fields |= TASKCORE_QUERY_SLOTS;
    }
    if (value.favourite) {
      raw.favourite = static_cast<std::int32_t>(*value.favourite);
      raw.fields |= TASKCORE_QUERY_FAVOURITE;
    }
    if (value.blocked) {
      raw.blocked = static_cast<std::int32_t>(*value.blocked);
      raw.fields |= TASKCORE_QUERY_BLOCKED;
    }
    if (value.blocking) {
      raw.blocking = static_cast<std::int32_t>(*value.blocking);
      raw.fields |= TASKCORE_QUERY_BLOCKING;
    }
    if (value.hidden) {
      raw.hidden = static_cast<std::int32_t>(*value.hidden);
      raw.fields |= TASKCORE_QUERY_HIDDEN;
    }
    if (value.archived) {
      raw.archived = static_cast<std::int32_t>(*value.archived);
      raw.fields |= TASKCORE_QUERY_ARCHIVED;
    }
    if (value.overdue) {
      raw.overdue = static_cast<std::int32_t>(*value.overdue);
      raw.fields |= TASKCORE_QUERY_OVERDUE;
    }
    raw.group = static_cast<std::int32_t>(value.group);
    if (value.due_from) {
      raw.due_from_ms = internal::raw(*value.due_from);
      raw.fields |= TASKCORE_QUERY_DUE_FROM;
    }
    if (value.due_before) {
      raw.due_before_ms = internal::raw(*value.due_before);
      raw.fields |= TASKCORE_QUERY_DUE_BEFORE;
    }
    if (value.completed_from) {
      raw.completed_from_ms = internal::raw(*value.completed_from);
      raw.fields |= TASKCORE_QUERY_COMPLETED_FROM;
    }
    if (value.completed_before) {
      raw.completed_before_ms = internal::raw(*value.completed_before);
      raw.fields |= TASKCORE_QUERY_COMPLETED_BEFORE;
    }
    if (value.parent_id) {
      raw.parent_id = *value.parent_id;
      raw.fields |= TASKCORE_QUERY_PARENT;
    }
    if (value.view) {
      raw.view = static_cast<std::int32_t>(*value.view);
      raw.fields |= TASKCORE_QUERY_VIEW;
    }
    if (value.view_date) {
      raw.view_date = value.view_date->raw();
      raw.fields |= TASKCORE_QUERY_VIEW_DATE;
    }
    if (value.view_last_date) {
      raw.view_last_date = value.view_last_date->raw();
      raw.fields |= TASKCORE_QUERY_VIEW_LAST_DATE;
    }
    raw.is_tree = value.is_tree ? 1 : 0;
    if (value.ids) {
      raw.ids = value.ids->data();
      raw.id_count = value.ids->size();
      raw.fields |= TASKCORE_QUERY_IDS;
    }
    raw.sorts = kept.structs(array_view<taskcore::sort>(value.sorts));
    raw.sort_count = value.sorts.size();
    raw.limit = value.limit;
    raw.offset = value.offset;
    if (value.started) {
      raw.started = static_cast<std::int32_t>(*value.started);
      raw.fields |= TASKCORE_QUERY_STARTED;
    }
    if (value.expired) {
      raw.expired = static_cast<std::int32_t>(*value.expired);
      raw.fields |= TASKCORE_QUERY_EXPIRED;
    }
    if (value.floating) {
      raw.floating = static_cast<std::int32_t>(*value.floating);
      raw.fields |= TASKCORE_QUERY_FLOATING;
    }
  }
  static query read(const c_type &raw) {
    query value;
    if (raw.fields & TASKCORE_QUERY_FILTER) value.filter = std::string(internal::text(raw.filter));
    if (raw.fields & TASKCORE_QUERY_TEXT) value.text = std::string(internal::text(raw.text));
    if (raw.fields & TASKCORE_QUERY_TEXT) value.text_fields = static_cast<taskcore::task_field>(raw.text_fields);
    if (raw.fields & TASKCORE_QUERY_PROJECTS) value.projects = internal::strings(raw.projects, raw.project_count);
    if (raw.fields & TASKCORE_QUERY_PROJECT_IDS) value.project_ids = std::vector<std::int64_t>(raw.project_ids, raw.project_ids + raw.project_id_count);
    if (raw.fields & TASKCORE_QUERY_TAGS_ANY) value.tags_any = internal::strings(raw.tags_any, raw.tags_any_count);
    if (raw.fields & TASKCORE_QUERY_TAGS_ALL) value.tags_all = internal::strings(raw.tags_all, raw.tags_all_count);
    if (raw.fields & TASKCORE_QUERY_TAGS_NONE) value.tags_none = internal::strings(raw.tags_none, raw.tags_none_count);
    if (raw.fields & TASKCORE_QUERY_PRIORITIES) value.priorities = static_cast<taskcore::priorities>(raw.priorities);
    if (raw.fields & TASKCORE_QUERY_STATUSES) value.statuses = static_cast<taskcore::task_status>(raw.statuses);
    if (raw.fields & TASKCORE_QUERY_SLOTS) value.slots = static_cast<taskcore::slots>(raw.slots);
    if (raw.fields & TASKCORE_QUERY_FAVOURITE) value.favourite = static_cast<taskcore::choice>(raw.favourite);
    if (raw.fields & TASKCORE_QUERY_BLOCKED) value.blocked = static_cast<taskcore::choice>(raw.blocked);
    if (raw.fields & TASKCORE_QUERY_BLOCKING) value.blocking = static_cast<taskcore::choice>(raw.blocking);
    if (raw.fields & TASKCORE_QUERY_HIDDEN) value.hidden = static_cast<taskcore::choice>(raw.hidden);
    if (raw.fields & TASKCORE_QUERY_ARCHIVED) value.archived = static_cast<taskcore::choice>(raw.archived);
    if (raw.fields & TASKCORE_QUERY_OVERDUE) value.overdue = static_cast<taskcore::choice>(raw.overdue);
    value.group = static_cast<taskcore::grouping>(raw.group);
    if (raw.fields & TASKCORE_QUERY_DUE_FROM) value.due_from = internal::to_instant(raw.due_from_ms);
    if (raw.fields & TASKCORE_QUERY_DUE_BEFORE) value.due_before = internal::to_instant(raw.due_before_ms);
    if (raw.fields & TASKCORE_QUERY_COMPLETED_FROM) value.completed_from = internal::to_instant(raw.completed_from_ms);
    if (raw.fields & TASKCORE_QUERY_COMPLETED_BEFORE) value.completed_before = internal::to_instant(raw.completed_before_ms);
    if (raw.fields & TASKCORE_QUERY_PARENT) value.parent_id = raw.parent_id;
    if (raw.fields & TASKCORE_QUERY_VIEW) value.view = static_cast<taskcore::view>(raw.view);
    if (raw.fields & TASKCORE_QUERY_VIEW_DATE) value.view_date = taskcore::date::of(raw.view_date);
    if (raw.fields & TASKCORE_QUERY_VIEW_LAST_DATE) value.view_last_date = taskcore::date::of(raw.view_last_date);
    value.is_tree = raw.is_tree != 0;
    if (raw.fields & TASKCORE_QUERY_IDS) value.ids = std::vector<std::int64_t>(raw.ids, raw.ids + raw.id_count);
    value.sorts = internal::copies<taskcore::sort>(raw.sorts, raw.sort_count);
    value.limit = raw.limit;
    value.offset = raw.offset;
    if (raw.fields & TASKCORE_QUERY_STARTED) value.started = static_cast<taskcore::choice>(raw.started);
    if (raw.fields & TASKCORE_QUERY_EXPIRED) value.expired = static_cast<taskcore::choice>(raw.expired);
    if (raw.fields & TASKCORE_QUERY_FLOATING) value.floating = static_cast<taskcore::choice>(raw.floating);
    return value;
  }
};

template <>
struct mapping<project_input> {
  using c_type = taskcore_project_input;
  static void fill(c_type &raw, const project_input &value, arguments &kept) {
    static_cast<void>(taskcore_project_input_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_PROJECT_NAME;
    }
    if (value.description) {
      raw.description = kept.text(value.description, "description");
      raw.fields |= TASKCORE_PROJECT_DESCRIPTION;
    }
    if (value.icon) {
      raw.icon = kept.text(value.icon, "icon");
      raw.fields |= TASKCORE_PROJECT_ICON;
    }
    if (value.colour) {
      raw.colour = static_cast<std::int32_t>(*value.colour);
      raw.fields |= TASKCORE_PROJECT_COLOUR;
    }
    if (value.is_archived) {
      raw.is_archived = *value.is_archived ? 1 : 0;
      raw.fields |= TASKCORE_PROJECT_ARCHIVED;
    }
    if (value.parent_id) {
      raw.parent_id = *value.parent_id;
      raw.fields |= TASKCORE_PROJECT_PARENT;
    }
    if (value.client_id) {
      raw.client_id = *value.client_id;
      raw.fields |= TASKCORE_PROJECT_CLIENT;
    }
    if (value.hourly_rate_millionths) {
      raw.hourly_rate_millionths = *value.hourly_rate_millionths;
      raw.fields |= TASKCORE_PROJECT_HOURLY_RATE;
    }
  }
  static project_input read(const c_type &raw) {
    project_input value;
    if (raw.fields & TASKCORE_PROJECT_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_PROJECT_DESCRIPTION) value.description = std::string(internal::text(raw.description));
    if (raw.fields & TASKCORE_PROJECT_ICON) value.icon = std::string(internal::text(raw.icon));
    if (raw.fields & TASKCORE_PROJECT_COLOUR) value.colour = static_cast<taskcore::colour>(raw.colour);
    if (raw.fields & TASKCORE_PROJECT_ARCHIVED) value.is_archived = raw.is_archived != 0;
    if (raw.fields & TASKCORE_PROJECT_PARENT) value.parent_id = raw.parent_id;
    if (raw.fields & TASKCORE_PROJECT_CLIENT) value.client_id = raw.client_id;
    if (raw.fields & TASKCORE_PROJECT_HOURLY_RATE) value.hourly_rate_millionths = raw.hourly_rate_millionths;
    return value;
  }
};

template <>
struct mapping<project_query_options> {
  using c_type = taskcore_project_query_options;
  static void fill(c_type &raw, const project_query_options &value, arguments &) {
    static_cast<void>(taskcore_project_query_options_init(&raw, sizeof raw));
    raw.is_archived_included = value.is_archived_included ? 1 : 0;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static project_query_options read(const c_type &raw) {
    project_query_options value;
    value.is_archived_included = raw.is_archived_included != 0;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<repair_report> {
  using c_type = taskcore_repair_report;
  static void fill(c_type &raw, const repair_report &value, arguments &) {
    static_cast<void>(taskcore_repair_report_init(&raw, sizeof raw));
    raw.inbox_restored = value.inbox_restored;
    raw.tasks_rehomed = value.tasks_rehomed;
    raw.subtasks_detached = value.subtasks_detached;
    raw.dependencies_removed = value.dependencies_removed;
    raw.tags_mended = value.tags_mended;
    raw.positions_mended = value.positions_mended;
    raw.index_rebuilt = value.index_rebuilt;
    raw.values_mended = value.values_mended;
    raw.invoice_parts_removed = value.invoice_parts_removed;
    raw.invoice_parts_lost = value.invoice_parts_lost;
    raw.parties_missing = value.parties_missing;
    raw.numbers_missing = value.numbers_missing;
    raw.numbers_doubled = value.numbers_doubled;
    raw.comments_removed = value.comments_removed;
    raw.series_mended = value.series_mended;
  }
  static repair_report read(const c_type &raw) {
    repair_report value;
    value.inbox_restored = raw.inbox_restored;
    value.tasks_rehomed = raw.tasks_rehomed;
    value.subtasks_detached = raw.subtasks_detached;
    value.dependencies_removed = raw.dependencies_removed;
    value.tags_mended = raw.tags_mended;
    value.positions_mended = raw.positions_mended;
    value.index_rebuilt = raw.index_rebuilt;
    value.values_mended = raw.values_mended;
    value.invoice_parts_removed = raw.invoice_parts_removed;
    value.invoice_parts_lost = raw.invoice_parts_lost;
    value.parties_missing = raw.parties_missing;
    value.numbers_missing = raw.numbers_missing;
    value.numbers_doubled = raw.numbers_doubled;
    value.comments_removed = raw.comments_removed;
    value.series_mended = raw.series_mended;
    return value;
  }
};

template <>
struct mapping<recovery_report> {
  using c_type = taskcore_recovery_report;
  static void fill(c_type &raw, const recovery_report &value, arguments &) {
    static_cast<void>(taskcore_recovery_report_init(&raw, sizeof raw));
    raw.rows = value.rows;
    raw.rows_lost = value.rows_lost;
    raw.pages_lost = value.pages_lost;
  }
  static recovery_report read(const c_type &raw) {
    recovery_report value;
    value.rows = raw.rows;
    value.rows_lost = raw.rows_lost;
    value.pages_lost = raw.pages_lost;
    return value;
  }
};

template <>
struct mapping<project_section_input> {
  using c_type = taskcore_project_section_input;
  static void fill(c_type &raw, const project_section_input &value, arguments &kept) {
    static_cast<void>(taskcore_project_section_input_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_PROJECT_SECTION_NAME;
    }
  }
  static project_section_input read(const c_type &raw) {
    project_section_input value;
    if (raw.fields & TASKCORE_PROJECT_SECTION_NAME) value.name = std::string(internal::text(raw.name));
    return value;
  }
};

template <>
struct mapping<project_section_query_options> {
  using c_type = taskcore_project_section_query_options;
  static void fill(c_type &raw, const project_section_query_options &value, arguments &) {
    static_cast<void>(taskcore_project_section_query_options_init(&raw, sizeof raw));
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_PROJECT_SECTION_QUERY_PROJECT;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static project_section_query_options read(const c_type &raw) {
    project_section_query_options value;
    if (raw.fields & TASKCORE_PROJECT_SECTION_QUERY_PROJECT) value.project_id = raw.project_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<tag_query_options> {
  using c_type = taskcore_tag_query_options;
  static void fill(c_type &raw, const tag_query_options &value, arguments &) {
    static_cast<void>(taskcore_tag_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static tag_query_options read(const c_type &raw) {
    tag_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<filter_input> {
  using c_type = taskcore_filter_input;
  static void fill(c_type &raw, const filter_input &value, arguments &kept) {
    static_cast<void>(taskcore_filter_input_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_FILTER_NAME;
    }
    if (value.query) {
      raw.query = kept.text(value.query, "query");
      raw.fields |= TASKCORE_FILTER_QUERY;
    }
    if (value.colour) {
      raw.colour = static_cast<std::int32_t>(*value.colour);
      raw.fields |= TASKCORE_FILTER_COLOUR;
    }
  }
  static filter_input read(const c_type &raw) {
    filter_input value;
    if (raw.fields & TASKCORE_FILTER_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_FILTER_QUERY) value.query = std::string(internal::text(raw.query));
    if (raw.fields & TASKCORE_FILTER_COLOUR) value.colour = static_cast<taskcore::colour>(raw.colour);
    return value;
  }
};

template <>
struct mapping<filter_query_options> {
  using c_type = taskcore_filter_query_options;
  static void fill(c_type &raw, const filter_query_options &value, arguments &) {
    static_cast<void>(taskcore_filter_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static filter_query_options read(const c_type &raw) {
    filter_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<template_input> {
  using c_type = taskcore_template_input;
  static void fill(c_type &raw, const template_input &value, arguments &kept) {
    static_cast<void>(taskcore_template_input_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_TEMPLATE_NAME;
    }
    if (value.task_id) {
      raw.task_id = *value.task_id;
      raw.fields |= TASKCORE_TEMPLATE_TASK;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_TEMPLATE_PROJECT;
    }
    if (value.anchor_date) {
      raw.anchor_date = value.anchor_date->raw();
      raw.fields |= TASKCORE_TEMPLATE_ANCHOR;
    }
  }
  static template_input read(const c_type &raw) {
    template_input value;
    if (raw.fields & TASKCORE_TEMPLATE_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_TEMPLATE_TASK) value.task_id = raw.task_id;
    if (raw.fields & TASKCORE_TEMPLATE_PROJECT) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_TEMPLATE_ANCHOR) value.anchor_date = taskcore::date::of(raw.anchor_date);
    return value;
  }
};

template <>
struct mapping<template_query_options> {
  using c_type = taskcore_template_query_options;
  static void fill(c_type &raw, const template_query_options &value, arguments &) {
    static_cast<void>(taskcore_template_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static template_query_options read(const c_type &raw) {
    template_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<template_use_options> {
  using c_type = taskcore_template_use_options;
  static void fill(c_type &raw, const template_use_options &value, arguments &) {
    static_cast<void>(taskcore_template_use_options_init(&raw, sizeof raw));
    raw.date = value.date.raw();
    raw.project_id = value.project_id;
  }
  static template_use_options read(const c_type &raw) {
    template_use_options value;
    value.date = taskcore::date::of(raw.date);
    value.project_id = raw.project_id;
    return value;
  }
};

template <>
struct mapping<template_report> {
  using c_type = taskcore_template_report;
  static void fill(c_type &raw, const template_report &value, arguments &) {
    static_cast<void>(taskcore_template_report_init(&raw, sizeof raw));
    raw.task_count = value.task_count;
    raw.task_id = value.task_id;
    raw.project_id = value.project_id;
  }
  static template_report read(const c_type &raw) {
    template_report value;
    value.task_count = raw.task_count;
    value.task_id = raw.task_id;
    value.project_id = raw.project_id;
    return value;
  }
};

template <>
struct mapping<urgency_coefficients> {
  using c_type = taskcore_urgency_coefficients;
  static void fill(c_type &raw, const urgency_coefficients &value, arguments &) {
    static_cast<void>(taskcore_urgency_coefficients_init(&raw, sizeof raw));
    if (value.priority_p0) {
      raw.priority_p0 = *value.priority_p0;
      raw.fields |= TASKCORE_URGENCY_PRIORITY_P0;
    }
    if (value.priority_p1) {
      raw.priority_p1 = *value.priority_p1;
      raw.fields |= TASKCORE_URGENCY_PRIORITY_P1;
    }
    if (value.priority_p2) {
      raw.priority_p2 = *value.priority_p2;
      raw.fields |= TASKCORE_URGENCY_PRIORITY_P2;
    }
    if (value.priority_p3) {
      raw.priority_p3 = *value.priority_p3;
      raw.fields |= TASKCORE_URGENCY_PRIORITY_P3;
    }
    if (value.due) {
      raw.due = *value.due;
      raw.fields |= TASKCORE_URGENCY_DUE;
    }
    if (value.favourite) {
      raw.favourite = *value.favourite;
      raw.fields |= TASKCORE_URGENCY_FAVOURITE;
    }
    if (value.age) {
      raw.age = *value.age;
      raw.fields |= TASKCORE_URGENCY_AGE;
    }
    if (value.blocked) {
      raw.blocked = *value.blocked;
      raw.fields |= TASKCORE_URGENCY_BLOCKED;
    }
    if (value.blocking) {
      raw.blocking = *value.blocking;
      raw.fields |= TASKCORE_URGENCY_BLOCKING;
    }
    if (value.started) {
      raw.started = *value.started;
      raw.fields |= TASKCORE_URGENCY_STARTED;
    }
    if (value.planned) {
      raw.planned = *value.planned;
      raw.fields |= TASKCORE_URGENCY_PLANNED;
    }
    if (value.project) {
      raw.project = *value.project;
      raw.fields |= TASKCORE_URGENCY_PROJECT;
    }
    if (value.tags) {
      raw.tags = *value.tags;
      raw.fields |= TASKCORE_URGENCY_TAGS;
    }
  }
  static urgency_coefficients read(const c_type &raw) {
    urgency_coefficients value;
    if (raw.fields & TASKCORE_URGENCY_PRIORITY_P0) value.priority_p0 = raw.priority_p0;
    if (raw.fields & TASKCORE_URGENCY_PRIORITY_P1) value.priority_p1 = raw.priority_p1;
    if (raw.fields & TASKCORE_URGENCY_PRIORITY_P2) value.priority_p2 = raw.priority_p2;
    if (raw.fields & TASKCORE_URGENCY_PRIORITY_P3) value.priority_p3 = raw.priority_p3;
    if (raw.fields & TASKCORE_URGENCY_DUE) value.due = raw.due;
    if (raw.fields & TASKCORE_URGENCY_FAVOURITE) value.favourite = raw.favourite;
    if (raw.fields & TASKCORE_URGENCY_AGE) value.age = raw.age;
    if (raw.fields & TASKCORE_URGENCY_BLOCKED) value.blocked = raw.blocked;
    if (raw.fields & TASKCORE_URGENCY_BLOCKING) value.blocking = raw.blocking;
    if (raw.fields & TASKCORE_URGENCY_STARTED) value.started = raw.started;
    if (raw.fields & TASKCORE_URGENCY_PLANNED) value.planned = raw.planned;
    if (raw.fields & TASKCORE_URGENCY_PROJECT) value.project = raw.project;
    if (raw.fields & TASKCORE_URGENCY_TAGS) value.tags = raw.tags;
    return value;
  }
};

template <>
struct mapping<home_options> {
  using c_type = taskcore_home_options;
  static void fill(c_type &raw, const home_options &value, arguments &kept) {
    static_cast<void>(taskcore_home_options_init(&raw, sizeof raw));
    raw.query = kept.text(value.query, "query");
    raw.section_limit = value.section_limit;
  }
  static home_options read(const c_type &raw) {
    home_options value;
    value.query = std::string(internal::text(raw.query));
    value.section_limit = raw.section_limit;
    return value;
  }
};

template <>
struct mapping<step> {
  using c_type = taskcore_step;
  static void fill(c_type &raw, const step &value, arguments &) {
    static_cast<void>(taskcore_step_init(&raw, sizeof raw));
    raw.id = value.id;
    raw.at_ms = internal::raw(value.at);
    raw.task_count = value.task_count;
    raw.project_count = value.project_count;
    raw.action = static_cast<std::int32_t>(value.action);
    raw.event_count = value.event_count;
    raw.changed_count = value.changed_count;
    raw.left_count = value.left_count;
    raw.trashed_count = value.trashed_count;
  }
  static step read(const c_type &raw) {
    step value;
    value.id = raw.id;
    value.at = internal::to_instant(raw.at_ms);
    value.task_count = raw.task_count;
    value.project_count = raw.project_count;
    value.action = static_cast<taskcore::action>(raw.action);
    value.event_count = raw.event_count;
    value.changed_count = raw.changed_count;
    value.left_count = raw.left_count;
    value.trashed_count = raw.trashed_count;
    return value;
  }
};

template <>
struct mapping<log_trim_options> {
  using c_type = taskcore_log_trim_options;
  static void fill(c_type &raw, const log_trim_options &value, arguments &) {
    static_cast<void>(taskcore_log_trim_options_init(&raw, sizeof raw));
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_LOG_TRIM_BEFORE;
    }
    if (value.max_bytes) {
      raw.max_bytes = *value.max_bytes;
      raw.fields |= TASKCORE_LOG_TRIM_MAX_BYTES;
    }
  }
  static log_trim_options read(const c_type &raw) {
    log_trim_options value;
    if (raw.fields & TASKCORE_LOG_TRIM_BEFORE) value.before = internal::to_instant(raw.before_ms);
    if (raw.fields & TASKCORE_LOG_TRIM_MAX_BYTES) value.max_bytes = raw.max_bytes;
    return value;
  }
};

template <>
struct mapping<log_report> {
  using c_type = taskcore_log_report;
  static void fill(c_type &raw, const log_report &value, arguments &) {
    static_cast<void>(taskcore_log_report_init(&raw, sizeof raw));
    raw.step_count = value.step_count;
    raw.change_count = value.change_count;
    raw.byte_count = value.byte_count;
    raw.first_ms = internal::raw(value.first);
    raw.trimmed_ms = internal::raw(value.trimmed);
  }
  static log_report read(const c_type &raw) {
    log_report value;
    value.step_count = raw.step_count;
    value.change_count = raw.change_count;
    value.byte_count = raw.byte_count;
    value.first = internal::to_instant(raw.first_ms);
    value.trimmed = internal::to_instant(raw.trimmed_ms);
    return value;
  }
};

template <>
struct mapping<local_time> {
  using c_type = taskcore_local_time;
  static void fill(c_type &raw, const local_time &value, arguments &) {
    static_cast<void>(taskcore_local_time_init(&raw, sizeof raw));
    raw.date = value.date.raw();
    raw.hour = value.hour;
    raw.minute = value.minute;
    raw.second = value.second;
    raw.millisecond = value.millisecond;
    raw.utc_offset_s = static_cast<std::int32_t>(value.utc_offset.count());
  }
  static local_time read(const c_type &raw) {
    local_time value;
    value.date = taskcore::date::of(raw.date);
    value.hour = raw.hour;
    value.minute = raw.minute;
    value.second = raw.second;
    value.millisecond = raw.millisecond;
    value.utc_offset = std::chrono::seconds(raw.utc_offset_s);
    return value;
  }
};

template <>
struct mapping<period_options> {
  using c_type = taskcore_period_options;
  static void fill(c_type &raw, const period_options &value, arguments &) {
    static_cast<void>(taskcore_period_options_init(&raw, sizeof raw));
    raw.direction = static_cast<std::int32_t>(value.direction);
    raw.week_start = value.week_start;
  }
  static period_options read(const c_type &raw) {
    period_options value;
    value.direction = static_cast<taskcore::direction>(raw.direction);
    value.week_start = raw.week_start;
    return value;
  }
};

template <>
struct mapping<period> {
  using c_type = taskcore_period;
  static void fill(c_type &raw, const period &value, arguments &) {
    static_cast<void>(taskcore_period_init(&raw, sizeof raw));
    raw.first_date = value.first_date.raw();
    raw.last_date = value.last_date.raw();
    raw.end_date = value.end_date.raw();
  }
  static period read(const c_type &raw) {
    period value;
    value.first_date = taskcore::date::of(raw.first_date);
    value.last_date = taskcore::date::of(raw.last_date);
    value.end_date = taskcore::date::of(raw.end_date);
    return value;
  }
};

template <>
struct mapping<repeat_spec> {
  using c_type = taskcore_repeat_spec;
  static void fill(c_type &raw, const repeat_spec &value, arguments &kept) {
    static_cast<void>(taskcore_repeat_spec_init(&raw, sizeof raw));
    raw.rule = kept.text(value.rule, "rule");
    raw.start = kept.text(value.start, "start");
    raw.zone = kept.text(value.zone, "zone");
    raw.excluded_dates = kept.text(value.excluded_dates, "excluded_dates");
    raw.added_dates = kept.text(value.added_dates, "added_dates");
    raw.not_before = kept.text(value.not_before, "not_before");
    raw.limit = value.limit;
    raw.is_start_included = value.is_start_included ? 1 : 0;
  }
  static repeat_spec read(const c_type &raw) {
    repeat_spec value;
    value.rule = std::string(internal::text(raw.rule));
    value.start = std::string(internal::text(raw.start));
    value.zone = std::string(internal::text(raw.zone));
    value.excluded_dates = std::string(internal::text(raw.excluded_dates));
    value.added_dates = std::string(internal::text(raw.added_dates));
    value.not_before = std::string(internal::text(raw.not_before));
    value.limit = raw.limit;
    value.is_start_included = raw.is_start_included != 0;
    return value;
  }
};

template <>
struct mapping<task_scope_options> {
  using c_type = taskcore_task_scope_options;
  static void fill(c_type &raw, const task_scope_options &value, arguments &) {
    static_cast<void>(taskcore_task_scope_options_init(&raw, sizeof raw));
    raw.scope = static_cast<std::int32_t>(value.scope);
  }
  static task_scope_options read(const c_type &raw) {
    task_scope_options value;
    value.scope = static_cast<taskcore::scope>(raw.scope);
    return value;
  }
};

template <>
struct mapping<completion_query_options> {
  using c_type = taskcore_completion_query_options;
  static void fill(c_type &raw, const completion_query_options &value, arguments &) {
    static_cast<void>(taskcore_completion_query_options_init(&raw, sizeof raw));
    raw.task_id = value.task_id;
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_COMPLETION_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_COMPLETION_QUERY_BEFORE;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static completion_query_options read(const c_type &raw) {
    completion_query_options value;
    value.task_id = raw.task_id;
    if (raw.fields & TASKCORE_COMPLETION_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_COMPLETION_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<series_history_query_options> {
  using c_type = taskcore_series_history_query_options;
  static void fill(c_type &raw, const series_history_query_options &value, arguments &) {
    static_cast<void>(taskcore_series_history_query_options_init(&raw, sizeof raw));
    raw.task_id = value.task_id;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static series_history_query_options read(const c_type &raw) {
    series_history_query_options value;
    value.task_id = raw.task_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<series_streak> {
  using c_type = taskcore_series_streak;
  static void fill(c_type &raw, const series_streak &value, arguments &) {
    static_cast<void>(taskcore_series_streak_init(&raw, sizeof raw));
    raw.current = value.current;
    raw.longest = value.longest;
    raw.current_first_date = value.current_first_date.raw();
    raw.current_last_date = value.current_last_date.raw();
    raw.longest_first_date = value.longest_first_date.raw();
    raw.longest_last_date = value.longest_last_date.raw();
    raw.done_count = value.done_count;
    raw.skipped_count = value.skipped_count;
  }
  static series_streak read(const c_type &raw) {
    series_streak value;
    value.current = raw.current;
    value.longest = raw.longest;
    value.current_first_date = taskcore::date::of(raw.current_first_date);
    value.current_last_date = taskcore::date::of(raw.current_last_date);
    value.longest_first_date = taskcore::date::of(raw.longest_first_date);
    value.longest_last_date = taskcore::date::of(raw.longest_last_date);
    value.done_count = raw.done_count;
    value.skipped_count = raw.skipped_count;
    return value;
  }
};

template <>
struct mapping<calendar_input> {
  using c_type = taskcore_calendar_input;
  static void fill(c_type &raw, const calendar_input &value, arguments &kept) {
    static_cast<void>(taskcore_calendar_input_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_CALENDAR_NAME;
    }
    if (value.colour) {
      raw.colour = static_cast<std::int32_t>(*value.colour);
      raw.fields |= TASKCORE_CALENDAR_COLOUR;
    }
    if (value.is_visible) {
      raw.is_visible = *value.is_visible ? 1 : 0;
      raw.fields |= TASKCORE_CALENDAR_VISIBLE;
    }
    if (value.is_read_only) {
      raw.is_read_only = *value.is_read_only ? 1 : 0;
      raw.fields |= TASKCORE_CALENDAR_READ_ONLY;
    }
    if (value.is_blocking) {
      raw.is_blocking = *value.is_blocking ? 1 : 0;
      raw.fields |= TASKCORE_CALENDAR_BLOCKING;
    }
  }
  static calendar_input read(const c_type &raw) {
    calendar_input value;
    if (raw.fields & TASKCORE_CALENDAR_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_CALENDAR_COLOUR) value.colour = static_cast<taskcore::colour>(raw.colour);
    if (raw.fields & TASKCORE_CALENDAR_VISIBLE) value.is_visible = raw.is_visible != 0;
    if (raw.fields & TASKCORE_CALENDAR_READ_ONLY) value.is_read_only = raw.is_read_only != 0;
    if (raw.fields & TASKCORE_CALENDAR_BLOCKING) value.is_blocking = raw.is_blocking != 0;
    return value;
  }
};

template <>
struct mapping<calendar_query_options> {
  using c_type = taskcore_calendar_query_options;
  static void fill(c_type &raw, const calendar_query_options &value, arguments &) {
    static_cast<void>(taskcore_calendar_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static calendar_query_options read(const c_type &raw) {
    calendar_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<event_input> {
  using c_type = taskcore_event_input;
  static void fill(c_type &raw, const event_input &value, arguments &kept) {
    static_cast<void>(taskcore_event_input_init(&raw, sizeof raw));
    if (value.title) {
      raw.title = kept.text(value.title, "title");
      raw.fields |= TASKCORE_EVENT_TITLE;
    }
    if (value.kind) {
      raw.kind = static_cast<std::int32_t>(*value.kind);
      raw.fields |= TASKCORE_EVENT_KIND;
    }
    if (value.start) {
      raw.start_kind = value.start->kind();
      raw.start_date = value.start->date().raw();
      raw.start_ms = internal::raw(value.start->instant());
      raw.fields |= TASKCORE_EVENT_START;
    }
    if (value.is_transparent) {
      raw.is_transparent = *value.is_transparent ? 1 : 0;
      raw.fields |= TASKCORE_EVENT_TRANSPARENT;
    }
    if (value.duration) {
      raw.duration_s = value.duration->count();
      raw.fields |= TASKCORE_EVENT_DURATION;
    }
    if (value.zone) {
      raw.zone = kept.text(value.zone, "zone");
      raw.fields |= TASKCORE_EVENT_ZONE;
    }
    if (value.notes) {
      raw.notes = kept.text(value.notes, "notes");
      raw.fields |= TASKCORE_EVENT_NOTES;
    }
    if (value.location) {
      raw.location = kept.text(value.location, "location");
      raw.fields |= TASKCORE_EVENT_LOCATION;
    }
    if (value.attendees) {
      raw.attendees = kept.texts(*value.attendees, "attendees");
      raw.attendee_count = value.attendees->size();
      raw.fields |= TASKCORE_EVENT_ATTENDEES;
    }
    if (value.url) {
      raw.url = kept.text(value.url, "url");
      raw.fields |= TASKCORE_EVENT_URL;
    }
    if (value.task_id) {
      raw.task_id = *value.task_id;
      raw.fields |= TASKCORE_EVENT_TASK;
    }
    if (value.reminders) {
      raw.reminders = kept.structs(array_view<taskcore::reminder>(*value.reminders));
      raw.reminder_count = value.reminders->size();
      raw.fields |= TASKCORE_EVENT_REMINDERS;
    }
    if (value.repeat_rule) {
      raw.repeat_rule = kept.text(value.repeat_rule, "repeat_rule");
      raw.fields |= TASKCORE_EVENT_REPEAT_RULE;
    }
    if (value.excluded_dates) {
      raw.excluded_dates = kept.text(value.excluded_dates, "excluded_dates");
      raw.fields |= TASKCORE_EVENT_EXCLUDED_DATES;
    }
    if (value.added_dates) {
      raw.added_dates = kept.text(value.added_dates, "added_dates");
      raw.fields |= TASKCORE_EVENT_ADDED_DATES;
    }
    if (value.is_done) {
      raw.is_done = *value.is_done ? 1 : 0;
      raw.fields |= TASKCORE_EVENT_DONE;
    }
    if (value.calendar_id) {
      raw.calendar_id = *value.calendar_id;
      raw.fields |= TASKCORE_EVENT_CALENDAR;
    }
    if (value.field_values) {
      raw.field_values = kept.structs(array_view<taskcore::field_value>(*value.field_values));
      raw.field_value_count = value.field_values->size();
      raw.fields |= TASKCORE_EVENT_FIELD_VALUES;
    }
    if (value.links) {
      raw.links = kept.structs(array_view<taskcore::link>(*value.links));
      raw.link_count = value.links->size();
      raw.fields |= TASKCORE_EVENT_LINKS;
    }
    if (value.project) {
      raw.project = kept.text(value.project, "project");
      raw.fields |= TASKCORE_EVENT_PROJECT;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_EVENT_PROJECT;
    }
    if (value.tags) {
      raw.tags = kept.texts(*value.tags, "tags");
      raw.tag_count = value.tags->size();
      raw.fields |= TASKCORE_EVENT_TAGS;
    }
    if (value.is_floating) {
      raw.is_floating = *value.is_floating ? 1 : 0;
      raw.fields |= TASKCORE_EVENT_FLOATING;
    }
    if (value.participation) {
      raw.participation = static_cast<std::int32_t>(*value.participation);
      raw.fields |= TASKCORE_EVENT_PARTICIPATION;
    }
  }
  static event_input read(const c_type &raw) {
    event_input value;
    if (raw.fields & TASKCORE_EVENT_TITLE) value.title = std::string(internal::text(raw.title));
    if (raw.fields & TASKCORE_EVENT_KIND) value.kind = static_cast<taskcore::event_kind>(raw.kind);
    if (raw.fields & TASKCORE_EVENT_START) value.start = taskcore::moment(raw.start_kind, raw.start_date, raw.start_ms);
    if (raw.fields & TASKCORE_EVENT_TRANSPARENT) value.is_transparent = raw.is_transparent != 0;
    if (raw.fields & TASKCORE_EVENT_DURATION) value.duration = std::chrono::seconds(raw.duration_s);
    if (raw.fields & TASKCORE_EVENT_ZONE) value.zone = std::string(internal::text(raw.zone));
    if (raw.fields & TASKCORE_EVENT_NOTES) value.notes = std::string(internal::text(raw.notes));
    if (raw.fields & TASKCORE_EVENT_LOCATION) value.location = std::string(internal::text(raw.location));
    if (raw.fields & TASKCORE_EVENT_ATTENDEES) value.attendees = internal::strings(raw.attendees, raw.attendee_count);
    if (raw.fields & TASKCORE_EVENT_URL) value.url = std::string(internal::text(raw.url));
    if (raw.fields & TASKCORE_EVENT_TASK) value.task_id = raw.task_id;
    if (raw.fields & TASKCORE_EVENT_REMINDERS) value.reminders = internal::copies<taskcore::reminder>(raw.reminders, raw.reminder_count);
    if (raw.fields & TASKCORE_EVENT_REPEAT_RULE) value.repeat_rule = std::string(internal::text(raw.repeat_rule));
    if (raw.fields & TASKCORE_EVENT_EXCLUDED_DATES) value.excluded_dates = std::string(internal::text(raw.excluded_dates));
    if (raw.fields & TASKCORE_EVENT_ADDED_DATES) value.added_dates = std::string(internal::text(raw.added_dates));
    if (raw.fields & TASKCORE_EVENT_DONE) value.is_done = raw.is_done != 0;
    if (raw.fields & TASKCORE_EVENT_CALENDAR) value.calendar_id = raw.calendar_id;
    if (raw.fields & TASKCORE_EVENT_FIELD_VALUES) value.field_values = internal::copies<taskcore::field_value>(raw.field_values, raw.field_value_count);
    if (raw.fields & TASKCORE_EVENT_LINKS) value.links = internal::copies<taskcore::link>(raw.links, raw.link_count);
    if (raw.fields & TASKCORE_EVENT_PROJECT) value.project = std::string(internal::text(raw.project));
    if (raw.fields & TASKCORE_EVENT_PROJECT) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_EVENT_TAGS) value.tags = internal::strings(raw.tags, raw.tag_count);
    if (raw.fields & TASKCORE_EVENT_FLOATING) value.is_floating = raw.is_floating != 0;
    if (raw.fields & TASKCORE_EVENT_PARTICIPATION) value.participation = static_cast<taskcore::participation>(raw.participation);
    return value;
  }
};

template <>
struct mapping<event_scope_options> {
  using c_type = taskcore_event_scope_options;
  static void fill(c_type &raw, const event_scope_options &value, arguments &kept) {
    static_cast<void>(taskcore_event_scope_options_init(&raw, sizeof raw));
    raw.occurrence = kept.text(value.occurrence, "occurrence");
    raw.scope = static_cast<std::int32_t>(value.scope);
  }
  static event_scope_options read(const c_type &raw) {
    event_scope_options value;
    value.occurrence = std::string(internal::text(raw.occurrence));
    value.scope = static_cast<taskcore::scope>(raw.scope);
    return value;
  }
};

template <>
struct mapping<event_query_options> {
  using c_type = taskcore_event_query_options;
  static void fill(c_type &raw, const event_query_options &value, arguments &kept) {
    static_cast<void>(taskcore_event_query_options_init(&raw, sizeof raw));
    if (value.ids) {
      raw.ids = value.ids->data();
      raw.id_count = value.ids->size();
      raw.fields |= TASKCORE_EVENT_QUERY_IDS;
    }
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_EVENT_QUERY_TEXT;
    }
    if (value.kind) {
      raw.kind = static_cast<std::int32_t>(*value.kind);
      raw.fields |= TASKCORE_EVENT_QUERY_KIND;
    }
    if (value.done) {
      raw.done = static_cast<std::int32_t>(*value.done);
      raw.fields |= TASKCORE_EVENT_QUERY_DONE;
    }
    if (value.task_id) {
      raw.task_id = *value.task_id;
      raw.fields |= TASKCORE_EVENT_QUERY_TASK;
    }
    if (value.series_id) {
      raw.series_id = *value.series_id;
      raw.fields |= TASKCORE_EVENT_QUERY_SERIES;
    }
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_EVENT_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_EVENT_QUERY_BEFORE;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
    if (value.calendar_id) {
      raw.calendar_id = *value.calendar_id;
      raw.fields |= TASKCORE_EVENT_QUERY_CALENDAR;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_EVENT_QUERY_PROJECT;
    }
    if (value.tags) {
      raw.tags = kept.texts(*value.tags, "tags");
      raw.tag_count = value.tags->size();
      raw.fields |= TASKCORE_EVENT_QUERY_TAGS;
    }
    if (value.field_values) {
      raw.field_values = kept.text(value.field_values, "field_values");
      raw.fields |= TASKCORE_EVENT_QUERY_FIELD_VALUES;
    }
  }
  static event_query_options read(const c_type &raw) {
    event_query_options value;
    if (raw.fields & TASKCORE_EVENT_QUERY_IDS) value.ids = std::vector<std::int64_t>(raw.ids, raw.ids + raw.id_count);
    if (raw.fields & TASKCORE_EVENT_QUERY_TEXT) value.text = std::string(internal::text(raw.text));
    if (raw.fields & TASKCORE_EVENT_QUERY_KIND) value.kind = static_cast<taskcore::event_kind>(raw.kind);
    if (raw.fields & TASKCORE_EVENT_QUERY_DONE) value.done = static_cast<taskcore::choice>(raw.done);
    if (raw.fields & TASKCORE_EVENT_QUERY_TASK) value.task_id = raw.task_id;
    if (raw.fields & TASKCORE_EVENT_QUERY_SERIES) value.series_id = raw.series_id;
    if (raw.fields & TASKCORE_EVENT_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_EVENT_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.limit = raw.limit;
    value.offset = raw.offset;
    if (raw.fields & TASKCORE_EVENT_QUERY_CALENDAR) value.calendar_id = raw.calendar_id;
    if (raw.fields & TASKCORE_EVENT_QUERY_PROJECT) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_EVENT_QUERY_TAGS) value.tags = internal::strings(raw.tags, raw.tag_count);
    if (raw.fields & TASKCORE_EVENT_QUERY_FIELD_VALUES) value.field_values = std::string(internal::text(raw.field_values));
    return value;
  }
};

template <>
struct mapping<occurrence_query_options> {
  using c_type = taskcore_occurrence_query_options;
  static void fill(c_type &raw, const occurrence_query_options &value, arguments &) {
    static_cast<void>(taskcore_occurrence_query_options_init(&raw, sizeof raw));
    raw.event_id = value.event_id;
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_OCCURRENCE_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_OCCURRENCE_QUERY_BEFORE;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static occurrence_query_options read(const c_type &raw) {
    occurrence_query_options value;
    value.event_id = raw.event_id;
    if (raw.fields & TASKCORE_OCCURRENCE_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_OCCURRENCE_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<conflict_query_options> {
  using c_type = taskcore_conflict_query_options;
  static void fill(c_type &raw, const conflict_query_options &value, arguments &) {
    static_cast<void>(taskcore_conflict_query_options_init(&raw, sizeof raw));
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_CONFLICT_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_CONFLICT_QUERY_BEFORE;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static conflict_query_options read(const c_type &raw) {
    conflict_query_options value;
    if (raw.fields & TASKCORE_CONFLICT_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_CONFLICT_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<free_time_query_options> {
  using c_type = taskcore_free_time_query_options;
  static void fill(c_type &raw, const free_time_query_options &value, arguments &kept) {
    static_cast<void>(taskcore_free_time_query_options_init(&raw, sizeof raw));
    raw.duration_s = value.duration.count();
    raw.from_ms = internal::raw(value.from);
    raw.before_ms = internal::raw(value.before);
    raw.weekdays = static_cast<std::uint32_t>(value.weekdays);
    raw.day_start_s = static_cast<std::int32_t>(value.day_start.count());
    raw.day_end_s = static_cast<std::int32_t>(value.day_end.count());
    raw.step_s = static_cast<std::int32_t>(value.step.count());
    raw.zone = kept.text(value.zone, "zone");
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static free_time_query_options read(const c_type &raw) {
    free_time_query_options value;
    value.duration = std::chrono::seconds(raw.duration_s);
    value.from = internal::to_instant(raw.from_ms);
    value.before = internal::to_instant(raw.before_ms);
    value.weekdays = static_cast<taskcore::weekday>(raw.weekdays);
    value.day_start = std::chrono::seconds(raw.day_start_s);
    value.day_end = std::chrono::seconds(raw.day_end_s);
    value.step = std::chrono::seconds(raw.step_s);
    value.zone = std::string(internal::text(raw.zone));
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<load_query_options> {
  using c_type = taskcore_load_query_options;
  static void fill(c_type &raw, const load_query_options &value, arguments &) {
    static_cast<void>(taskcore_load_query_options_init(&raw, sizeof raw));
    raw.first_date = value.first_date.raw();
    raw.last_date = value.last_date.raw();
    raw.weekdays = static_cast<std::uint32_t>(value.weekdays);
    raw.day_start_s = static_cast<std::int32_t>(value.day_start.count());
    raw.day_end_s = static_cast<std::int32_t>(value.day_end.count());
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static load_query_options read(const c_type &raw) {
    load_query_options value;
    value.first_date = taskcore::date::of(raw.first_date);
    value.last_date = taskcore::date::of(raw.last_date);
    value.weekdays = static_cast<taskcore::weekday>(raw.weekdays);
    value.day_start = std::chrono::seconds(raw.day_start_s);
    value.day_end = std::chrono::seconds(raw.day_end_s);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<agenda_options> {
  using c_type = taskcore_agenda_options;
  static void fill(c_type &raw, const agenda_options &value, arguments &kept) {
    static_cast<void>(taskcore_agenda_options_init(&raw, sizeof raw));
    raw.first_date = value.first_date.raw();
    raw.last_date = value.last_date.raw();
    raw.contents = static_cast<std::uint32_t>(value.contents);
    raw.is_completed_included = value.is_completed_included ? 1 : 0;
    raw.limit = value.limit;
    raw.after = kept.text(value.after, "after");
  }
  static agenda_options read(const c_type &raw) {
    agenda_options value;
    value.first_date = taskcore::date::of(raw.first_date);
    value.last_date = taskcore::date::of(raw.last_date);
    value.contents = static_cast<taskcore::agenda_content>(raw.contents);
    value.is_completed_included = raw.is_completed_included != 0;
    value.limit = raw.limit;
    value.after = std::string(internal::text(raw.after));
    return value;
  }
};

template <>
struct mapping<month_options> {
  using c_type = taskcore_month_options;
  static void fill(c_type &raw, const month_options &value, arguments &) {
    static_cast<void>(taskcore_month_options_init(&raw, sizeof raw));
    raw.year = value.year;
    raw.month = value.month;
    raw.week_start = value.week_start;
  }
  static month_options read(const c_type &raw) {
    month_options value;
    value.year = raw.year;
    value.month = raw.month;
    value.week_start = raw.week_start;
    return value;
  }
};

template <>
struct mapping<task_countdown_options> {
  using c_type = taskcore_task_countdown_options;
  static void fill(c_type &raw, const task_countdown_options &value, arguments &) {
    static_cast<void>(taskcore_task_countdown_options_init(&raw, sizeof raw));
    raw.from_ms = internal::raw(value.from);
  }
  static task_countdown_options read(const c_type &raw) {
    task_countdown_options value;
    value.from = internal::to_instant(raw.from_ms);
    return value;
  }
};

template <>
struct mapping<event_countdown_options> {
  using c_type = taskcore_event_countdown_options;
  static void fill(c_type &raw, const event_countdown_options &value, arguments &kept) {
    static_cast<void>(taskcore_event_countdown_options_init(&raw, sizeof raw));
    raw.occurrence = kept.text(value.occurrence, "occurrence");
    raw.from_ms = internal::raw(value.from);
  }
  static event_countdown_options read(const c_type &raw) {
    event_countdown_options value;
    value.occurrence = std::string(internal::text(raw.occurrence));
    value.from = internal::to_instant(raw.from_ms);
    return value;
  }
};

template <>
struct mapping<countdown> {
  using c_type = taskcore_countdown;
  static void fill(c_type &raw, const countdown &value, arguments &) {
    static_cast<void>(taskcore_countdown_init(&raw, sizeof raw));
    raw.phase = static_cast<std::int32_t>(value.phase);
    raw.colour = static_cast<std::int32_t>(value.colour);
    raw.target_ms = internal::raw(value.target);
    raw.remaining_ms = value.remaining.count();
    raw.days = value.days;
    raw.hours = value.hours;
    raw.minutes = value.minutes;
    raw.seconds = value.seconds;
    raw.elapsed_millionths = value.elapsed_millionths;
  }
  static countdown read(const c_type &raw) {
    countdown value;
    value.phase = static_cast<taskcore::phase>(raw.phase);
    value.colour = static_cast<taskcore::colour>(raw.colour);
    value.target = internal::to_instant(raw.target_ms);
    value.remaining = std::chrono::milliseconds(raw.remaining_ms);
    value.days = raw.days;
    value.hours = raw.hours;
    value.minutes = raw.minutes;
    value.seconds = raw.seconds;
    value.elapsed_millionths = raw.elapsed_millionths;
    return value;
  }
};

template <>
struct mapping<comment_input> {
  using c_type = taskcore_comment_input;
  static void fill(c_type &raw, const comment_input &value, arguments &kept) {
    static_cast<void>(taskcore_comment_input_init(&raw, sizeof raw));
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_COMMENT_TEXT;
    }
    if (value.created) {
      raw.created_ms = internal::raw(*value.created);
      raw.fields |= TASKCORE_COMMENT_CREATED;
    }
  }
  static comment_input read(const c_type &raw) {
    comment_input value;
    if (raw.fields & TASKCORE_COMMENT_TEXT) value.text = std::string(internal::text(raw.text));
    if (raw.fields & TASKCORE_COMMENT_CREATED) value.created = internal::to_instant(raw.created_ms);
    return value;
  }
};

template <>
struct mapping<comment_query_options> {
  using c_type = taskcore_comment_query_options;
  static void fill(c_type &raw, const comment_query_options &value, arguments &kept) {
    static_cast<void>(taskcore_comment_query_options_init(&raw, sizeof raw));
    if (value.entity) {
      raw.entity = static_cast<std::int32_t>(*value.entity);
      raw.fields |= TASKCORE_COMMENT_QUERY_ITEM;
    }
    if (value.item_id) {
      raw.item_id = *value.item_id;
      raw.fields |= TASKCORE_COMMENT_QUERY_ITEM;
    }
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_COMMENT_QUERY_TEXT;
    }
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_COMMENT_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_COMMENT_QUERY_BEFORE;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static comment_query_options read(const c_type &raw) {
    comment_query_options value;
    if (raw.fields & TASKCORE_COMMENT_QUERY_ITEM) value.entity = static_cast<taskcore::entity>(raw.entity);
    if (raw.fields & TASKCORE_COMMENT_QUERY_ITEM) value.item_id = raw.item_id;
    if (raw.fields & TASKCORE_COMMENT_QUERY_TEXT) value.text = std::string(internal::text(raw.text));
    if (raw.fields & TASKCORE_COMMENT_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_COMMENT_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<alert_query_options> {
  using c_type = taskcore_alert_query_options;
  static void fill(c_type &raw, const alert_query_options &value, arguments &) {
    static_cast<void>(taskcore_alert_query_options_init(&raw, sizeof raw));
    raw.is_acknowledged_included = value.is_acknowledged_included ? 1 : 0;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static alert_query_options read(const c_type &raw) {
    alert_query_options value;
    value.is_acknowledged_included = raw.is_acknowledged_included != 0;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<focus_start_options> {
  using c_type = taskcore_focus_start_options;
  static void fill(c_type &raw, const focus_start_options &value, arguments &) {
    static_cast<void>(taskcore_focus_start_options_init(&raw, sizeof raw));
    raw.task_id = value.task_id;
    raw.minutes = static_cast<std::int32_t>(value.minutes.count());
    raw.kind = static_cast<std::int32_t>(value.kind);
  }
  static focus_start_options read(const c_type &raw) {
    focus_start_options value;
    value.task_id = raw.task_id;
    value.minutes = std::chrono::minutes(raw.minutes);
    value.kind = static_cast<taskcore::focus_kind>(raw.kind);
    return value;
  }
};

template <>
struct mapping<focus_query_options> {
  using c_type = taskcore_focus_query_options;
  static void fill(c_type &raw, const focus_query_options &value, arguments &) {
    static_cast<void>(taskcore_focus_query_options_init(&raw, sizeof raw));
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_FOCUS_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_FOCUS_QUERY_BEFORE;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static focus_query_options read(const c_type &raw) {
    focus_query_options value;
    if (raw.fields & TASKCORE_FOCUS_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_FOCUS_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<focus_next> {
  using c_type = taskcore_focus_next;
  static void fill(c_type &raw, const focus_next &value, arguments &) {
    static_cast<void>(taskcore_focus_next_init(&raw, sizeof raw));
    raw.kind = static_cast<std::int32_t>(value.kind);
    raw.minutes = static_cast<std::int32_t>(value.minutes.count());
    raw.round = value.round;
  }
  static focus_next read(const c_type &raw) {
    focus_next value;
    value.kind = static_cast<taskcore::focus_kind>(raw.kind);
    value.minutes = std::chrono::minutes(raw.minutes);
    value.round = raw.round;
    return value;
  }
};

template <>
struct mapping<focus_settings> {
  using c_type = taskcore_focus_settings;
  static void fill(c_type &raw, const focus_settings &value, arguments &) {
    static_cast<void>(taskcore_focus_settings_init(&raw, sizeof raw));
    if (value.work) {
      raw.work_minutes = static_cast<std::int32_t>(value.work->count());
      raw.fields |= TASKCORE_FOCUS_SETTINGS_WORK;
    }
    if (value.short_break) {
      raw.short_break_minutes = static_cast<std::int32_t>(value.short_break->count());
      raw.fields |= TASKCORE_FOCUS_SETTINGS_SHORT_BREAK;
    }
    if (value.long_break) {
      raw.long_break_minutes = static_cast<std::int32_t>(value.long_break->count());
      raw.fields |= TASKCORE_FOCUS_SETTINGS_LONG_BREAK;
    }
    if (value.rounds) {
      raw.rounds = *value.rounds;
      raw.fields |= TASKCORE_FOCUS_SETTINGS_ROUNDS;
    }
    if (value.is_auto_start) {
      raw.is_auto_start = *value.is_auto_start ? 1 : 0;
      raw.fields |= TASKCORE_FOCUS_SETTINGS_AUTO_START;
    }
  }
  static focus_settings read(const c_type &raw) {
    focus_settings value;
    if (raw.fields & TASKCORE_FOCUS_SETTINGS_WORK) value.work = std::chrono::minutes(raw.work_minutes);
    if (raw.fields & TASKCORE_FOCUS_SETTINGS_SHORT_BREAK) value.short_break = std::chrono::minutes(raw.short_break_minutes);
    if (raw.fields & TASKCORE_FOCUS_SETTINGS_LONG_BREAK) value.long_break = std::chrono::minutes(raw.long_break_minutes);
    if (raw.fields & TASKCORE_FOCUS_SETTINGS_ROUNDS) value.rounds = raw.rounds;
    if (raw.fields & TASKCORE_FOCUS_SETTINGS_AUTO_START) value.is_auto_start = raw.is_auto_start != 0;
    return value;
  }
};

template <>
struct mapping<focus_total_query_options> {
  using c_type = taskcore_focus_total_query_options;
  static void fill(c_type &raw, const focus_total_query_options &value, arguments &) {
    static_cast<void>(taskcore_focus_total_query_options_init(&raw, sizeof raw));
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_FOCUS_TOTAL_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_FOCUS_TOTAL_QUERY_BEFORE;
    }
    raw.grouping = static_cast<std::int32_t>(value.grouping);
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static focus_total_query_options read(const c_type &raw) {
    focus_total_query_options value;
    if (raw.fields & TASKCORE_FOCUS_TOTAL_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_FOCUS_TOTAL_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.grouping = static_cast<taskcore::focus_grouping>(raw.grouping);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<time_entry_input> {
  using c_type = taskcore_time_entry_input;
  static void fill(c_type &raw, const time_entry_input &value, arguments &kept) {
    static_cast<void>(taskcore_time_entry_input_init(&raw, sizeof raw));
    if (value.task_id) {
      raw.task_id = *value.task_id;
      raw.fields |= TASKCORE_TIME_ENTRY_TASK;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_TIME_ENTRY_PROJECT;
    }
    if (value.start) {
      raw.start_ms = internal::raw(*value.start);
      raw.fields |= TASKCORE_TIME_ENTRY_START;
    }
    if (value.end) {
      raw.end_ms = internal::raw(*value.end);
      raw.fields |= TASKCORE_TIME_ENTRY_END;
    }
    if (value.note) {
      raw.note = kept.text(value.note, "note");
      raw.fields |= TASKCORE_TIME_ENTRY_NOTE;
    }
    if (value.hourly_rate_millionths) {
      raw.hourly_rate_millionths = *value.hourly_rate_millionths;
      raw.fields |= TASKCORE_TIME_ENTRY_HOURLY_RATE;
    }
  }
  static time_entry_input read(const c_type &raw) {
    time_entry_input value;
    if (raw.fields & TASKCORE_TIME_ENTRY_TASK) value.task_id = raw.task_id;
    if (raw.fields & TASKCORE_TIME_ENTRY_PROJECT) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_TIME_ENTRY_START) value.start = internal::to_instant(raw.start_ms);
    if (raw.fields & TASKCORE_TIME_ENTRY_END) value.end = internal::to_instant(raw.end_ms);
    if (raw.fields & TASKCORE_TIME_ENTRY_NOTE) value.note = std::string(internal::text(raw.note));
    if (raw.fields & TASKCORE_TIME_ENTRY_HOURLY_RATE) value.hourly_rate_millionths = raw.hourly_rate_millionths;
    return value;
  }
};

template <>
struct mapping<idle_time> {
  using c_type = taskcore_idle_time;
  static void fill(c_type &raw, const idle_time &value, arguments &kept) {
    static_cast<void>(taskcore_idle_time_init(&raw, sizeof raw));
    raw.since_ms = internal::raw(value.since);
    raw.choice = static_cast<std::int32_t>(value.choice);
    raw.is_stopped = value.is_stopped ? 1 : 0;
    if (value.task_id) {
      raw.task_id = *value.task_id;
      raw.fields |= TASKCORE_IDLE_TIME_TASK;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_IDLE_TIME_PROJECT;
    }
    if (value.note) {
      raw.note = kept.text(value.note, "note");
      raw.fields |= TASKCORE_IDLE_TIME_NOTE;
    }
  }
  static idle_time read(const c_type &raw) {
    idle_time value;
    value.since = internal::to_instant(raw.since_ms);
    value.choice = static_cast<taskcore::idle_choice>(raw.choice);
    value.is_stopped = raw.is_stopped != 0;
    if (raw.fields & TASKCORE_IDLE_TIME_TASK) value.task_id = raw.task_id;
    if (raw.fields & TASKCORE_IDLE_TIME_PROJECT) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_IDLE_TIME_NOTE) value.note = std::string(internal::text(raw.note));
    return value;
  }
};

template <>
struct mapping<time_entry_query_options> {
  using c_type = taskcore_time_entry_query_options;
  static void fill(c_type &raw, const time_entry_query_options &value, arguments &) {
    static_cast<void>(taskcore_time_entry_query_options_init(&raw, sizeof raw));
    if (value.entity) {
      raw.entity = static_cast<std::int32_t>(*value.entity);
      raw.fields |= TASKCORE_TIME_ENTRY_QUERY_ENTITY;
    }
    if (value.is_running) {
      raw.is_running = *value.is_running ? 1 : 0;
      raw.fields |= TASKCORE_TIME_ENTRY_QUERY_RUNNING;
    }
    if (value.task_id) {
      raw.task_id = *value.task_id;
      raw.fields |= TASKCORE_TIME_ENTRY_QUERY_TASK;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_TIME_ENTRY_QUERY_PROJECT;
    }
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_TIME_ENTRY_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_TIME_ENTRY_QUERY_BEFORE;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static time_entry_query_options read(const c_type &raw) {
    time_entry_query_options value;
    if (raw.fields & TASKCORE_TIME_ENTRY_QUERY_ENTITY) value.entity = static_cast<taskcore::entity>(raw.entity);
    if (raw.fields & TASKCORE_TIME_ENTRY_QUERY_RUNNING) value.is_running = raw.is_running != 0;
    if (raw.fields & TASKCORE_TIME_ENTRY_QUERY_TASK) value.task_id = raw.task_id;
    if (raw.fields & TASKCORE_TIME_ENTRY_QUERY_PROJECT) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_TIME_ENTRY_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_TIME_ENTRY_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<time_total_query_options> {
  using c_type = taskcore_time_total_query_options;
  static void fill(c_type &raw, const time_total_query_options &value, arguments &) {
    static_cast<void>(taskcore_time_total_query_options_init(&raw, sizeof raw));
    if (value.from) {
      raw.from_ms = internal::raw(*value.from);
      raw.fields |= TASKCORE_TIME_TOTAL_QUERY_FROM;
    }
    if (value.before) {
      raw.before_ms = internal::raw(*value.before);
      raw.fields |= TASKCORE_TIME_TOTAL_QUERY_BEFORE;
    }
    raw.grouping = static_cast<std::int32_t>(value.grouping);
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static time_total_query_options read(const c_type &raw) {
    time_total_query_options value;
    if (raw.fields & TASKCORE_TIME_TOTAL_QUERY_FROM) value.from = internal::to_instant(raw.from_ms);
    if (raw.fields & TASKCORE_TIME_TOTAL_QUERY_BEFORE) value.before = internal::to_instant(raw.before_ms);
    value.grouping = static_cast<taskcore::time_grouping>(raw.grouping);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<time_entry_settings> {
  using c_type = taskcore_time_entry_settings;
  static void fill(c_type &raw, const time_entry_settings &value, arguments &) {
    static_cast<void>(taskcore_time_entry_settings_init(&raw, sizeof raw));
    if (value.is_tracking) {
      raw.is_tracking = *value.is_tracking ? 1 : 0;
      raw.fields |= TASKCORE_TIME_ENTRY_SETTINGS_TRACKING;
    }
  }
  static time_entry_settings read(const c_type &raw) {
    time_entry_settings value;
    if (raw.fields & TASKCORE_TIME_ENTRY_SETTINGS_TRACKING) value.is_tracking = raw.is_tracking != 0;
    return value;
  }
};

template <>
struct mapping<score_options> {
  using c_type = taskcore_score_options;
  static void fill(c_type &raw, const score_options &value, arguments &kept) {
    static_cast<void>(taskcore_score_options_init(&raw, sizeof raw));
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_SCORE_FIRST_DATE;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_SCORE_LAST_DATE;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_SCORE_PROJECT_ID;
    }
    if (value.tag) {
      raw.tag = kept.text(value.tag, "tag");
      raw.fields |= TASKCORE_SCORE_TAG;
    }
  }
  static score_options read(const c_type &raw) {
    score_options value;
    if (raw.fields & TASKCORE_SCORE_FIRST_DATE) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_SCORE_LAST_DATE) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_SCORE_PROJECT_ID) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_SCORE_TAG) value.tag = std::string(internal::text(raw.tag));
    return value;
  }
};

template <>
struct mapping<score> {
  using c_type = taskcore_score;
  static void fill(c_type &raw, const score &value, arguments &) {
    static_cast<void>(taskcore_score_init(&raw, sizeof raw));
    raw.points = value.points;
    raw.completed_count = value.completed_count;
  }
  static score read(const c_type &raw) {
    score value;
    value.points = raw.points;
    value.completed_count = raw.completed_count;
    return value;
  }
};

template <>
struct mapping<pulse_settings> {
  using c_type = taskcore_pulse_settings;
  static void fill(c_type &raw, const pulse_settings &value, arguments &) {
    static_cast<void>(taskcore_pulse_settings_init(&raw, sizeof raw));
    if (value.points_p0) {
      raw.points_p0 = *value.points_p0;
      raw.fields |= TASKCORE_PULSE_SETTINGS_POINTS_P0;
    }
    if (value.points_p1) {
      raw.points_p1 = *value.points_p1;
      raw.fields |= TASKCORE_PULSE_SETTINGS_POINTS_P1;
    }
    if (value.points_p2) {
      raw.points_p2 = *value.points_p2;
      raw.fields |= TASKCORE_PULSE_SETTINGS_POINTS_P2;
    }
    if (value.points_p3) {
      raw.points_p3 = *value.points_p3;
      raw.fields |= TASKCORE_PULSE_SETTINGS_POINTS_P3;
    }
    if (value.points_none) {
      raw.points_none = *value.points_none;
      raw.fields |= TASKCORE_PULSE_SETTINGS_POINTS_NONE;
    }
    if (value.daily_goal) {
      raw.daily_goal = *value.daily_goal;
      raw.fields |= TASKCORE_PULSE_SETTINGS_DAILY_GOAL;
    }
    if (value.weekly_goal) {
      raw.weekly_goal = *value.weekly_goal;
      raw.fields |= TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL;
    }
    if (value.ignored_weekdays) {
      raw.ignored_weekdays = static_cast<std::uint32_t>(*value.ignored_weekdays);
      raw.fields |= TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS;
    }
  }
  static pulse_settings read(const c_type &raw) {
    pulse_settings value;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_POINTS_P0) value.points_p0 = raw.points_p0;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_POINTS_P1) value.points_p1 = raw.points_p1;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_POINTS_P2) value.points_p2 = raw.points_p2;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_POINTS_P3) value.points_p3 = raw.points_p3;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_POINTS_NONE) value.points_none = raw.points_none;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_DAILY_GOAL) value.daily_goal = raw.daily_goal;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL) value.weekly_goal = raw.weekly_goal;
    if (raw.fields & TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS) value.ignored_weekdays = static_cast<taskcore::weekday>(raw.ignored_weekdays);
    return value;
  }
};

template <>
struct mapping<holiday_input> {
  using c_type = taskcore_holiday_input;
  static void fill(c_type &raw, const holiday_input &value, arguments &) {
    static_cast<void>(taskcore_holiday_input_init(&raw, sizeof raw));
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_HOLIDAY_FIRST_DATE;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_HOLIDAY_LAST_DATE;
    }
  }
  static holiday_input read(const c_type &raw) {
    holiday_input value;
    if (raw.fields & TASKCORE_HOLIDAY_FIRST_DATE) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_HOLIDAY_LAST_DATE) value.last_date = taskcore::date::of(raw.last_date);
    return value;
  }
};

template <>
struct mapping<holiday_query_options> {
  using c_type = taskcore_holiday_query_options;
  static void fill(c_type &raw, const holiday_query_options &value, arguments &) {
    static_cast<void>(taskcore_holiday_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static holiday_query_options read(const c_type &raw) {
    holiday_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<pulse_options> {
  using c_type = taskcore_pulse_options;
  static void fill(c_type &raw, const pulse_options &value, arguments &) {
    static_cast<void>(taskcore_pulse_options_init(&raw, sizeof raw));
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_PULSE_FIRST_DATE;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_PULSE_LAST_DATE;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_PULSE_PROJECT_ID;
    }
    if (value.week_start) {
      raw.week_start = *value.week_start;
      raw.fields |= TASKCORE_PULSE_WEEK_START;
    }
  }
  static pulse_options read(const c_type &raw) {
    pulse_options value;
    if (raw.fields & TASKCORE_PULSE_FIRST_DATE) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_PULSE_LAST_DATE) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_PULSE_PROJECT_ID) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_PULSE_WEEK_START) value.week_start = raw.week_start;
    return value;
  }
};

template <>
struct mapping<chart_options> {
  using c_type = taskcore_chart_options;
  static void fill(c_type &raw, const chart_options &value, arguments &) {
    static_cast<void>(taskcore_chart_options_init(&raw, sizeof raw));
    raw.kind = static_cast<std::int32_t>(value.kind);
    raw.measure = static_cast<std::int32_t>(value.measure);
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_CHART_FIRST_DATE;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_CHART_LAST_DATE;
    }
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_CHART_PROJECT_ID;
    }
    if (value.week_start) {
      raw.week_start = *value.week_start;
      raw.fields |= TASKCORE_CHART_WEEK_START;
    }
  }
  static chart_options read(const c_type &raw) {
    chart_options value;
    value.kind = static_cast<taskcore::chart_kind>(raw.kind);
    value.measure = static_cast<taskcore::measure>(raw.measure);
    if (raw.fields & TASKCORE_CHART_FIRST_DATE) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_CHART_LAST_DATE) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_CHART_PROJECT_ID) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_CHART_WEEK_START) value.week_start = raw.week_start;
    return value;
  }
};

template <>
struct mapping<svg_options> {
  using c_type = taskcore_svg_options;
  static void fill(c_type &raw, const svg_options &value, arguments &) {
    static_cast<void>(taskcore_svg_options_init(&raw, sizeof raw));
    raw.width = value.width;
    raw.height = value.height;
    raw.appearance = static_cast<std::int32_t>(value.appearance);
  }
  static svg_options read(const c_type &raw) {
    svg_options value;
    value.width = raw.width;
    value.height = raw.height;
    value.appearance = static_cast<taskcore::appearance>(raw.appearance);
    return value;
  }
};

template <>
struct mapping<report_options> {
  using c_type = taskcore_report_options;
  static void fill(c_type &raw, const report_options &value, arguments &kept) {
    static_cast<void>(taskcore_report_options_init(&raw, sizeof raw));
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_REPORT_FIRST_DATE;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_REPORT_LAST_DATE;
    }
    if (value.week_start) {
      raw.week_start = *value.week_start;
      raw.fields |= TASKCORE_REPORT_WEEK_START;
    }
    raw.appearance = static_cast<std::int32_t>(value.appearance);
    raw.title = kept.text(value.title, "title");
  }
  static report_options read(const c_type &raw) {
    report_options value;
    if (raw.fields & TASKCORE_REPORT_FIRST_DATE) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_REPORT_LAST_DATE) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_REPORT_WEEK_START) value.week_start = raw.week_start;
    value.appearance = static_cast<taskcore::appearance>(raw.appearance);
    value.title = std::string(internal::text(raw.title));
    return value;
  }
};

template <>
struct mapping<import_options> {
  using c_type = taskcore_import_options;
  static void fill(c_type &raw, const import_options &value, arguments &) {
    static_cast<void>(taskcore_import_options_init(&raw, sizeof raw));
    raw.policy = static_cast<std::int32_t>(value.policy);
    raw.is_dry_run = value.is_dry_run ? 1 : 0;
  }
  static import_options read(const c_type &raw) {
    import_options value;
    value.policy = static_cast<taskcore::import_policy>(raw.policy);
    value.is_dry_run = raw.is_dry_run != 0;
    return value;
  }
};

template <>
struct mapping<export_options> {
  using c_type = taskcore_export_options;
  static void fill(c_type &raw, const export_options &value, arguments &kept) {
    static_cast<void>(taskcore_export_options_init(&raw, sizeof raw));
    raw.query = kept.text(value.query, "query");
    raw.uids = kept.texts(value.uids, "uids");
    raw.uid_count = value.uids.size();
  }
  static export_options read(const c_type &raw) {
    export_options value;
    value.query = std::string(internal::text(raw.query));
    value.uids = internal::strings(raw.uids, raw.uid_count);
    return value;
  }
};

template <>
struct mapping<import_report> {
  using c_type = taskcore_import_report;
  static void fill(c_type &raw, const import_report &value, arguments &) {
    static_cast<void>(taskcore_import_report_init(&raw, sizeof raw));
    raw.added = value.added;
    raw.updated = value.updated;
    raw.unchanged = value.unchanged;
    raw.events_added = value.events_added;
    raw.events_updated = value.events_updated;
    raw.events_unchanged = value.events_unchanged;
    raw.skipped = value.skipped;
    raw.stayed = value.stayed;
    raw.events_stayed = value.events_stayed;
  }
  static import_report read(const c_type &raw) {
    import_report value;
    value.added = raw.added;
    value.updated = raw.updated;
    value.unchanged = raw.unchanged;
    value.events_added = raw.events_added;
    value.events_updated = raw.events_updated;
    value.events_unchanged = raw.events_unchanged;
    value.skipped = raw.skipped;
    value.stayed = raw.stayed;
    value.events_stayed = raw.events_stayed;
    return value;
  }
};

template <>
struct mapping<backup_options> {
  using c_type = taskcore_backup_options;
  static void fill(c_type &raw, const backup_options &value, arguments &kept) {
    static_cast<void>(taskcore_backup_options_init(&raw, sizeof raw));
    raw.folder = kept.text(value.folder, "folder");
    raw.days = value.days;
    raw.weeks = value.weeks;
    raw.months = value.months;
  }
  static backup_options read(const c_type &raw) {
    backup_options value;
    value.folder = std::string(internal::text(raw.folder));
    value.days = raw.days;
    value.weeks = raw.weeks;
    value.months = raw.months;
    return value;
  }
};

template <>
struct mapping<sync_state> {
  using c_type = taskcore_sync_state;
  static void fill(c_type &raw, const sync_state &value, arguments &) {
    static_cast<void>(taskcore_sync_state_init(&raw, sizeof raw));
    raw.is_enabled = value.is_enabled ? 1 : 0;
    raw.is_encrypted = value.is_encrypted ? 1 : 0;
    raw.remote_count = value.remote_count;
    raw.replica_count = value.replica_count;
    raw.conflict_count = value.conflict_count;
    raw.pending_count = value.pending_count;
    raw.waiting_count = value.waiting_count;
    raw.last_run_ms = internal::raw(value.last_run);
    raw.twin_count = value.twin_count;
  }
  static sync_state read(const c_type &raw) {
    sync_state value;
    value.is_enabled = raw.is_enabled != 0;
    value.is_encrypted = raw.is_encrypted != 0;
    value.remote_count = raw.remote_count;
    value.replica_count = raw.replica_count;
    value.conflict_count = raw.conflict_count;
    value.pending_count = raw.pending_count;
    value.waiting_count = raw.waiting_count;
    value.last_run = internal::to_instant(raw.last_run_ms);
    value.twin_count = raw.twin_count;
    return value;
  }
};

template <>
struct mapping<sync_remote_query_options> {
  using c_type = taskcore_sync_remote_query_options;
  static void fill(c_type &raw, const sync_remote_query_options &value, arguments &) {
    static_cast<void>(taskcore_sync_remote_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static sync_remote_query_options read(const c_type &raw) {
    sync_remote_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<sync_report> {
  using c_type = taskcore_sync_report;
  static void fill(c_type &raw, const sync_report &value, arguments &) {
    static_cast<void>(taskcore_sync_report_init(&raw, sizeof raw));
    raw.received = value.received;
    raw.sent = value.sent;
    raw.waiting = value.waiting;
    raw.conflicts = value.conflicts;
  }
  static sync_report read(const c_type &raw) {
    sync_report value;
    value.received = raw.received;
    value.sent = raw.sent;
    value.waiting = raw.waiting;
    value.conflicts = raw.conflicts;
    return value;
  }
};

template <>
struct mapping<replica_query_options> {
  using c_type = taskcore_replica_query_options;
  static void fill(c_type &raw, const replica_query_options &value, arguments &) {
    static_cast<void>(taskcore_replica_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static replica_query_options read(const c_type &raw) {
    replica_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<sync_conflict_query_options> {
  using c_type = taskcore_sync_conflict_query_options;
  static void fill(c_type &raw, const sync_conflict_query_options &value, arguments &) {
    static_cast<void>(taskcore_sync_conflict_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static sync_conflict_query_options read(const c_type &raw) {
    sync_conflict_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<sync_transport> {
  using c_type = taskcore_sync_transport;
  static void fill(c_type &raw, const sync_transport &value, arguments &kept) {
    static_cast<void>(taskcore_sync_transport_init(&raw, sizeof raw));
    auto &payload = kept.keep<internal::payload>();
    raw.payload = &payload;
    raw.name = kept.text(value.name, "name");
    if (value.list) {
      raw.list = payload::call_sync_list;
      payload.sync_list = value.list;
    }
    if (value.get) {
      raw.get = payload::call_sync_get;
      payload.sync_get = value.get;
    }
    if (value.put) {
      raw.put = payload::call_sync_put;
      payload.sync_put = value.put;
    }
    if (value.remove) {
      raw.remove = payload::call_sync_remove;
      payload.sync_remove = value.remove;
    }
  }
};

template <>
struct mapping<hub_options> {
  using c_type = taskcore_hub_options;
  static void fill(c_type &raw, const hub_options &value, arguments &kept) {
    static_cast<void>(taskcore_hub_options_init(&raw, sizeof raw));
    auto &payload = kept.keep<internal::payload>();
    raw.payload = &payload;
    raw.address = kept.text(value.address, "address");
    if (value.password) {
      raw.password = payload::call_password;
      payload.password = value.password;
    }
    if (value.progress) {
      raw.progress = payload::call_store_progress;
      payload.store_progress = value.progress;
    }
  }
};

template <>
struct mapping<hub_report> {
  using c_type = taskcore_hub_report;
  static void fill(c_type &raw, const hub_report &value, arguments &) {
    static_cast<void>(taskcore_hub_report_init(&raw, sizeof raw));
    raw.engine = static_cast<std::int32_t>(value.engine);
    raw.server_version = value.server_version;
    raw.has_row_security = value.has_row_security ? 1 : 0;
    raw.is_encrypted = value.is_encrypted ? 1 : 0;
    raw.stores = value.stores;
    raw.replicas = value.replicas;
    raw.batches = value.batches;
    raw.snapshots = value.snapshots;
    raw.leases = value.leases;
    raw.bytes = value.bytes;
  }
  static hub_report read(const c_type &raw) {
    hub_report value;
    value.engine = static_cast<taskcore::hub_engine>(raw.engine);
    value.server_version = raw.server_version;
    value.has_row_security = raw.has_row_security != 0;
    value.is_encrypted = raw.is_encrypted != 0;
    value.stores = raw.stores;
    value.replicas = raw.replicas;
    value.batches = raw.batches;
    value.snapshots = raw.snapshots;
    value.leases = raw.leases;
    value.bytes = raw.bytes;
    return value;
  }
};

template <>
struct mapping<hub_sweep_report> {
  using c_type = taskcore_hub_sweep_report;
  static void fill(c_type &raw, const hub_sweep_report &value, arguments &) {
    static_cast<void>(taskcore_hub_sweep_report_init(&raw, sizeof raw));
    raw.batches = value.batches;
    raw.snapshots = value.snapshots;
  }
  static hub_sweep_report read(const c_type &raw) {
    hub_sweep_report value;
    value.batches = raw.batches;
    value.snapshots = raw.snapshots;
    return value;
  }
};

template <>
struct mapping<account_input> {
  using c_type = taskcore_account_input;
  static void fill(c_type &raw, const account_input &value, arguments &kept) {
    static_cast<void>(taskcore_account_input_init(&raw, sizeof raw));
    raw.kind = static_cast<std::int32_t>(value.kind);
    raw.address = kept.text(value.address, "address");
    raw.device_name = kept.text(value.device_name, "device_name");
    raw.netrc_path = kept.text(value.netrc_path, "netrc_path");
    raw.ca_path = kept.text(value.ca_path, "ca_path");
  }
  static account_input read(const c_type &raw) {
    account_input value;
    value.kind = static_cast<taskcore::account_kind>(raw.kind);
    value.address = std::string(internal::text(raw.address));
    value.device_name = std::string(internal::text(raw.device_name));
    value.netrc_path = std::string(internal::text(raw.netrc_path));
    value.ca_path = std::string(internal::text(raw.ca_path));
    return value;
  }
};

template <>
struct mapping<account_query_options> {
  using c_type = taskcore_account_query_options;
  static void fill(c_type &raw, const account_query_options &value, arguments &) {
    static_cast<void>(taskcore_account_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static account_query_options read(const c_type &raw) {
    account_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<account_collection_query_options> {
  using c_type = taskcore_account_collection_query_options;
  static void fill(c_type &raw, const account_collection_query_options &value, arguments &) {
    static_cast<void>(taskcore_account_collection_query_options_init(&raw, sizeof raw));
    raw.account_id = value.account_id;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static account_collection_query_options read(const c_type &raw) {
    account_collection_query_options value;
    value.account_id = raw.account_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<account_collection_choice> {
  using c_type = taskcore_account_collection_choice;
  static void fill(c_type &raw, const account_collection_choice &value, arguments &) {
    static_cast<void>(taskcore_account_collection_choice_init(&raw, sizeof raw));
    raw.project_id = value.project_id;
    raw.calendar_id = value.calendar_id;
    raw.is_inviting = value.is_inviting ? 1 : 0;
  }
  static account_collection_choice read(const c_type &raw) {
    account_collection_choice value;
    value.project_id = raw.project_id;
    value.calendar_id = raw.calendar_id;
    value.is_inviting = raw.is_inviting != 0;
    return value;
  }
};

template <>
struct mapping<account_plan> {
  using c_type = taskcore_account_plan;
  static void fill(c_type &raw, const account_plan &value, arguments &) {
    static_cast<void>(taskcore_account_plan_init(&raw, sizeof raw));
    raw.added_here = value.added_here;
    raw.changed_here = value.changed_here;
    raw.deleted_here = value.deleted_here;
    raw.added_there = value.added_there;
    raw.changed_there = value.changed_there;
    raw.deleted_there = value.deleted_there;
    raw.joined = value.joined;
    raw.conflicts = value.conflicts;
    raw.held = value.held;
  }
  static account_plan read(const c_type &raw) {
    account_plan value;
    value.added_here = raw.added_here;
    value.changed_here = raw.changed_here;
    value.deleted_here = raw.deleted_here;
    value.added_there = raw.added_there;
    value.changed_there = raw.changed_there;
    value.deleted_there = raw.deleted_there;
    value.joined = raw.joined;
    value.conflicts = raw.conflicts;
    value.held = raw.held;
    return value;
  }
};

template <>
struct mapping<authorization_options> {
  using c_type = taskcore_authorization_options;
  static void fill(c_type &raw, const authorization_options &value, arguments &kept) {
    static_cast<void>(taskcore_authorization_options_init(&raw, sizeof raw));
    auto &payload = kept.keep<internal::payload>();
    raw.payload = &payload;
    raw.address = kept.text(value.address, "address");
    raw.client_path = kept.text(value.client_path, "client_path");
    raw.client_id = kept.text(value.client_id, "client_id");
    raw.client_secret = kept.text(value.client_secret, "client_secret");
    raw.redirect = kept.text(value.redirect, "redirect");
    raw.scopes = static_cast<std::uint32_t>(value.scopes);
    if (value.progress) {
      raw.progress = payload::call_store_progress;
      payload.store_progress = value.progress;
    }
  }
};

template <>
struct mapping<party> {
  using c_type = taskcore_party;
  static void fill(c_type &raw, const party &value, arguments &kept) {
    static_cast<void>(taskcore_party_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_PARTY_NAME;
    }
    if (value.trading_name) {
      raw.trading_name = kept.text(value.trading_name, "trading_name");
      raw.fields |= TASKCORE_PARTY_TRADING_NAME;
    }
    if (value.legal_form) {
      raw.legal_form = kept.text(value.legal_form, "legal_form");
      raw.fields |= TASKCORE_PARTY_LEGAL_FORM;
    }
    if (value.share_capital) {
      raw.share_capital = kept.text(value.share_capital, "share_capital");
      raw.fields |= TASKCORE_PARTY_SHARE_CAPITAL;
    }
    if (value.registry) {
      raw.registry = kept.text(value.registry, "registry");
      raw.fields |= TASKCORE_PARTY_REGISTRY;
    }
    if (value.contact) {
      raw.contact = kept.text(value.contact, "contact");
      raw.fields |= TASKCORE_PARTY_CONTACT;
    }
    if (value.street) {
      raw.street = kept.text(value.street, "street");
      raw.fields |= TASKCORE_PARTY_STREET;
    }
    if (value.street_2) {
      raw.street_2 = kept.text(value.street_2, "street_2");
      raw.fields |= TASKCORE_PARTY_STREET_2;
    }
    if (value.postal_code) {
      raw.postal_code = kept.text(value.postal_code, "postal_code");
      raw.fields |= TASKCORE_PARTY_POSTAL_CODE;
    }
    if (value.city) {
      raw.city = kept.text(value.city, "city");
      raw.fields |= TASKCORE_PARTY_CITY;
    }
    if (value.region) {
      raw.region = kept.text(value.region, "region");
      raw.fields |= TASKCORE_PARTY_REGION;
    }
    if (value.country) {
      raw.country = kept.text(value.country, "country");
      raw.fields |= TASKCORE_PARTY_COUNTRY;
    }
    if (value.siren) {
      raw.siren = kept.text(value.siren, "siren");
      raw.fields |= TASKCORE_PARTY_SIREN;
    }
    if (value.siret) {
      raw.siret = kept.text(value.siret, "siret");
      raw.fields |= TASKCORE_PARTY_SIRET;
    }
    if (value.registration_number) {
      raw.registration_number = kept.text(value.registration_number, "registration_number");
      raw.fields |= TASKCORE_PARTY_REGISTRATION_NUMBER;
    }
    if (value.vat_number) {
      raw.vat_number = kept.text(value.vat_number, "vat_number");
      raw.fields |= TASKCORE_PARTY_VAT_NUMBER;
    }
    if (value.tax_number) {
      raw.tax_number = kept.text(value.tax_number, "tax_number");
      raw.fields |= TASKCORE_PARTY_TAX_NUMBER;
    }
    if (value.email) {
      raw.email = kept.text(value.email, "email");
      raw.fields |= TASKCORE_PARTY_EMAIL;
    }
    if (value.phone) {
      raw.phone = kept.text(value.phone, "phone");
      raw.fields |= TASKCORE_PARTY_PHONE;
    }
    if (value.electronic_address) {
      raw.electronic_address = kept.text(value.electronic_address, "electronic_address");
      raw.fields |= TASKCORE_PARTY_ELECTRONIC_ADDRESS;
    }
    if (value.electronic_scheme) {
      raw.electronic_scheme = kept.text(value.electronic_scheme, "electronic_scheme");
      raw.fields |= TASKCORE_PARTY_ELECTRONIC_SCHEME;
    }
    if (value.iban) {
      raw.iban = kept.text(value.iban, "iban");
      raw.fields |= TASKCORE_PARTY_IBAN;
    }
    if (value.bic) {
      raw.bic = kept.text(value.bic, "bic");
      raw.fields |= TASKCORE_PARTY_BIC;
    }
    if (value.account_name) {
      raw.account_name = kept.text(value.account_name, "account_name");
      raw.fields |= TASKCORE_PARTY_ACCOUNT_NAME;
    }
    if (value.locale) {
      raw.locale = kept.text(value.locale, "locale");
      raw.fields |= TASKCORE_PARTY_LOCALE;
    }
    if (value.currency) {
      raw.currency = kept.text(value.currency, "currency");
      raw.fields |= TASKCORE_PARTY_CURRENCY;
    }
    if (value.supplies) {
      raw.supplies = kept.text(value.supplies, "supplies");
      raw.fields |= TASKCORE_PARTY_SUPPLIES;
    }
    if (value.default_vat) {
      raw.default_vat = kept.text(value.default_vat, "default_vat");
      raw.fields |= TASKCORE_PARTY_DEFAULT_VAT;
    }
    if (value.vat_scheme) {
      raw.vat_scheme = kept.text(value.vat_scheme, "vat_scheme");
      raw.fields |= TASKCORE_PARTY_VAT_SCHEME;
    }
    if (value.page_template) {
      raw.page_template = kept.text(value.page_template, "page_template");
      raw.fields |= TASKCORE_PARTY_PAGE_TEMPLATE;
    }
    if (value.invoice_profile) {
      raw.invoice_profile = kept.text(value.invoice_profile, "invoice_profile");
      raw.fields |= TASKCORE_PARTY_INVOICE_PROFILE;
    }
    if (value.vat_point) {
      raw.vat_point = kept.text(value.vat_point, "vat_point");
      raw.fields |= TASKCORE_PARTY_VAT_POINT;
    }
    if (value.prices) {
      raw.prices = kept.text(value.prices, "prices");
      raw.fields |= TASKCORE_PARTY_PRICES;
    }
  }
  static party read(const c_type &raw) {
    party value;
    if (raw.fields & TASKCORE_PARTY_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_PARTY_TRADING_NAME) value.trading_name = std::string(internal::text(raw.trading_name));
    if (raw.fields & TASKCORE_PARTY_LEGAL_FORM) value.legal_form = std::string(internal::text(raw.legal_form));
    if (raw.fields & TASKCORE_PARTY_SHARE_CAPITAL) value.share_capital = std::string(internal::text(raw.share_capital));
    if (raw.fields & TASKCORE_PARTY_REGISTRY) value.registry = std::string(internal::text(raw.registry));
    if (raw.fields & TASKCORE_PARTY_CONTACT) value.contact = std::string(internal::text(raw.contact));
    if (raw.fields & TASKCORE_PARTY_STREET) value.street = std::string(internal::text(raw.street));
    if (raw.fields & TASKCORE_PARTY_STREET_2) value.street_2 = std::string(internal::text(raw.street_2));
    if (raw.fields & TASKCORE_PARTY_POSTAL_CODE) value.postal_code = std::string(internal::text(raw.postal_code));
    if (raw.fields & TASKCORE_PARTY_CITY) value.city = std::string(internal::text(raw.city));
    if (raw.fields & TASKCORE_PARTY_REGION) value.region = std::string(internal::text(raw.region));
    if (raw.fields & TASKCORE_PARTY_COUNTRY) value.country = std::string(internal::text(raw.country));
    if (raw.fields & TASKCORE_PARTY_SIREN) value.siren = std::string(internal::text(raw.siren));
    if (raw.fields & TASKCORE_PARTY_SIRET) value.siret = std::string(internal::text(raw.siret));
    if (raw.fields & TASKCORE_PARTY_REGISTRATION_NUMBER) value.registration_number = std::string(internal::text(raw.registration_number));
    if (raw.fields & TASKCORE_PARTY_VAT_NUMBER) value.vat_number = std::string(internal::text(raw.vat_number));
    if (raw.fields & TASKCORE_PARTY_TAX_NUMBER) value.tax_number = std::string(internal::text(raw.tax_number));
    if (raw.fields & TASKCORE_PARTY_EMAIL) value.email = std::string(internal::text(raw.email));
    if (raw.fields & TASKCORE_PARTY_PHONE) value.phone = std::string(internal::text(raw.phone));
    if (raw.fields & TASKCORE_PARTY_ELECTRONIC_ADDRESS) value.electronic_address = std::string(internal::text(raw.electronic_address));
    if (raw.fields & TASKCORE_PARTY_ELECTRONIC_SCHEME) value.electronic_scheme = std::string(internal::text(raw.electronic_scheme));
    if (raw.fields & TASKCORE_PARTY_IBAN) value.iban = std::string(internal::text(raw.iban));
    if (raw.fields & TASKCORE_PARTY_BIC) value.bic = std::string(internal::text(raw.bic));
    if (raw.fields & TASKCORE_PARTY_ACCOUNT_NAME) value.account_name = std::string(internal::text(raw.account_name));
    if (raw.fields & TASKCORE_PARTY_LOCALE) value.locale = std::string(internal::text(raw.locale));
    if (raw.fields & TASKCORE_PARTY_CURRENCY) value.currency = std::string(internal::text(raw.currency));
    if (raw.fields & TASKCORE_PARTY_SUPPLIES) value.supplies = std::string(internal::text(raw.supplies));
    if (raw.fields & TASKCORE_PARTY_DEFAULT_VAT) value.default_vat = std::string(internal::text(raw.default_vat));
    if (raw.fields & TASKCORE_PARTY_VAT_SCHEME) value.vat_scheme = std::string(internal::text(raw.vat_scheme));
    if (raw.fields & TASKCORE_PARTY_PAGE_TEMPLATE) value.page_template = std::string(internal::text(raw.page_template));
    if (raw.fields & TASKCORE_PARTY_INVOICE_PROFILE) value.invoice_profile = std::string(internal::text(raw.invoice_profile));
    if (raw.fields & TASKCORE_PARTY_VAT_POINT) value.vat_point = std::string(internal::text(raw.vat_point));
    if (raw.fields & TASKCORE_PARTY_PRICES) value.prices = std::string(internal::text(raw.prices));
    return value;
  }
};

template <>
struct mapping<subscription_content> {
  using c_type = taskcore_subscription_content;
  static void fill(c_type &raw, const subscription_content &value, arguments &kept) {
    static_cast<void>(taskcore_subscription_content_init(&raw, sizeof raw));
    if (value.plan) {
      raw.plan = kept.text(value.plan, "plan");
      raw.fields |= TASKCORE_SUBSCRIPTION_PLAN;
    }
    if (value.source) {
      raw.source = kept.text(value.source, "source");
      raw.fields |= TASKCORE_SUBSCRIPTION_SOURCE;
    }
    if (value.since) {
      raw.since_ms = internal::raw(*value.since);
      raw.fields |= TASKCORE_SUBSCRIPTION_SINCE;
    }
    if (value.until) {
      raw.until_ms = internal::raw(*value.until);
      raw.fields |= TASKCORE_SUBSCRIPTION_UNTIL;
    }
    if (value.features) {
      raw.features = kept.texts(*value.features, "features");
      raw.feature_count = value.features->size();
      raw.fields |= TASKCORE_SUBSCRIPTION_FEATURES;
    }
  }
  static subscription_content read(const c_type &raw) {
    subscription_content value;
    if (raw.fields & TASKCORE_SUBSCRIPTION_PLAN) value.plan = std::string(internal::text(raw.plan));
    if (raw.fields & TASKCORE_SUBSCRIPTION_SOURCE) value.source = std::string(internal::text(raw.source));
    if (raw.fields & TASKCORE_SUBSCRIPTION_SINCE) value.since = internal::to_instant(raw.since_ms);
    if (raw.fields & TASKCORE_SUBSCRIPTION_UNTIL) value.until = internal::to_instant(raw.until_ms);
    if (raw.fields & TASKCORE_SUBSCRIPTION_FEATURES) value.features = internal::strings(raw.features, raw.feature_count);
    return value;
  }
};

template <>
struct mapping<client_input> {
  using c_type = taskcore_client_input;
  static void fill(c_type &raw, const client_input &value, arguments &kept) {
    static_cast<void>(taskcore_client_input_init(&raw, sizeof raw));
    if (value.party) {
      raw.party = kept.one(*value.party);
      raw.fields |= TASKCORE_CLIENT_PARTY;
    }
    if (value.notes) {
      raw.notes = kept.text(value.notes, "notes");
      raw.fields |= TASKCORE_CLIENT_NOTES;
    }
    if (value.is_archived) {
      raw.is_archived = *value.is_archived ? 1 : 0;
      raw.fields |= TASKCORE_CLIENT_ARCHIVED;
    }
    if (value.kind) {
      raw.kind = static_cast<std::int32_t>(*value.kind);
      raw.fields |= TASKCORE_CLIENT_KIND;
    }
    if (value.hourly_rate_millionths) {
      raw.hourly_rate_millionths = *value.hourly_rate_millionths;
      raw.fields |= TASKCORE_CLIENT_HOURLY_RATE;
    }
  }
  static client_input read(const c_type &raw) {
    client_input value;
    if (raw.fields & TASKCORE_CLIENT_PARTY) value.party = internal::maybe<taskcore::party>(raw.party);
    if (raw.fields & TASKCORE_CLIENT_NOTES) value.notes = std::string(internal::text(raw.notes));
    if (raw.fields & TASKCORE_CLIENT_ARCHIVED) value.is_archived = raw.is_archived != 0;
    if (raw.fields & TASKCORE_CLIENT_KIND) value.kind = static_cast<taskcore::client_kind>(raw.kind);
    if (raw.fields & TASKCORE_CLIENT_HOURLY_RATE) value.hourly_rate_millionths = raw.hourly_rate_millionths;
    return value;
  }
};

template <>
struct mapping<client_query_options> {
  using c_type = taskcore_client_query_options;
  static void fill(c_type &raw, const client_query_options &value, arguments &kept) {
    static_cast<void>(taskcore_client_query_options_init(&raw, sizeof raw));
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_CLIENT_QUERY_TEXT;
    }
    if (value.archived) {
      raw.archived = static_cast<std::int32_t>(*value.archived);
      raw.fields |= TASKCORE_CLIENT_QUERY_ARCHIVED;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static client_query_options read(const c_type &raw) {
    client_query_options value;
    if (raw.fields & TASKCORE_CLIENT_QUERY_TEXT) value.text = std::string(internal::text(raw.text));
    if (raw.fields & TASKCORE_CLIENT_QUERY_ARCHIVED) value.archived = static_cast<taskcore::choice>(raw.archived);
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<number_series_query_options> {
  using c_type = taskcore_number_series_query_options;
  static void fill(c_type &raw, const number_series_query_options &value, arguments &) {
    static_cast<void>(taskcore_number_series_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static number_series_query_options read(const c_type &raw) {
    number_series_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<invoice_input> {
  using c_type = taskcore_invoice_input;
  static void fill(c_type &raw, const invoice_input &value, arguments &kept) {
    static_cast<void>(taskcore_invoice_input_init(&raw, sizeof raw));
    if (value.client_id) {
      raw.client_id = *value.client_id;
      raw.fields |= TASKCORE_INVOICE_CLIENT;
    }
    if (value.series) {
      raw.series = kept.text(value.series, "series");
      raw.fields |= TASKCORE_INVOICE_SERIES;
    }
    if (value.due_date) {
      raw.due_date = value.due_date->raw();
      raw.fields |= TASKCORE_INVOICE_DUE_DATE;
    }
    if (value.payment_days) {
      raw.payment_days = *value.payment_days;
      raw.fields |= TASKCORE_INVOICE_PAYMENT_DAYS;
    }
    if (value.delivery_date) {
      raw.delivery_date = value.delivery_date->raw();
      raw.fields |= TASKCORE_INVOICE_DELIVERY_DATE;
    }
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_INVOICE_PERIOD;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_INVOICE_PERIOD;
    }
    if (value.currency) {
      raw.currency = kept.text(value.currency, "currency");
      raw.fields |= TASKCORE_INVOICE_CURRENCY;
    }
    if (value.exchange_rate_millionths) {
      raw.exchange_rate_millionths = *value.exchange_rate_millionths;
      raw.fields |= TASKCORE_INVOICE_EXCHANGE_RATE;
    }
    if (value.language) {
      raw.language = kept.text(value.language, "language");
      raw.fields |= TASKCORE_INVOICE_LANGUAGE;
    }
    if (value.business_process) {
      raw.business_process = kept.text(value.business_process, "business_process");
      raw.fields |= TASKCORE_INVOICE_BUSINESS_PROCESS;
    }
    if (value.buyer_reference) {
      raw.buyer_reference = kept.text(value.buyer_reference, "buyer_reference");
      raw.fields |= TASKCORE_INVOICE_BUYER_REFERENCE;
    }
    if (value.order_reference) {
      raw.order_reference = kept.text(value.order_reference, "order_reference");
      raw.fields |= TASKCORE_INVOICE_ORDER_REFERENCE;
    }
    if (value.contract_reference) {
      raw.contract_reference = kept.text(value.contract_reference, "contract_reference");
      raw.fields |= TASKCORE_INVOICE_CONTRACT_REFERENCE;
    }
    if (value.payment_terms) {
      raw.payment_terms = kept.text(value.payment_terms, "payment_terms");
      raw.fields |= TASKCORE_INVOICE_PAYMENT_TERMS;
    }
    if (value.late_penalty) {
      raw.late_penalty = kept.text(value.late_penalty, "late_penalty");
      raw.fields |= TASKCORE_INVOICE_LATE_PENALTY;
    }
    if (value.recovery_fee) {
      raw.recovery_fee = kept.text(value.recovery_fee, "recovery_fee");
      raw.fields |= TASKCORE_INVOICE_RECOVERY_FEE;
    }
    if (value.early_discount) {
      raw.early_discount = kept.text(value.early_discount, "early_discount");
      raw.fields |= TASKCORE_INVOICE_EARLY_DISCOUNT;
    }
    if (value.notes) {
      raw.notes = kept.text(value.notes, "notes");
      raw.fields |= TASKCORE_INVOICE_NOTES;
    }
    if (value.prepaid_minor) {
      raw.prepaid_minor = *value.prepaid_minor;
      raw.fields |= TASKCORE_INVOICE_PREPAID;
    }
    if (value.preceding_number) {
      raw.preceding_number = kept.text(value.preceding_number, "preceding_number");
      raw.fields |= TASKCORE_INVOICE_PRECEDING;
    }
    if (value.preceding_date) {
      raw.preceding_date = value.preceding_date->raw();
      raw.fields |= TASKCORE_INVOICE_PRECEDING;
    }
    if (value.valid_until) {
      raw.valid_until = value.valid_until->raw();
      raw.fields |= TASKCORE_INVOICE_VALID_UNTIL;
    }
    if (value.vat_point) {
      raw.vat_point = kept.text(value.vat_point, "vat_point");
      raw.fields |= TASKCORE_INVOICE_VAT_POINT;
    }
    if (value.delivery_name) {
      raw.delivery_name = kept.text(value.delivery_name, "delivery_name");
      raw.fields |= TASKCORE_INVOICE_DELIVERY_NAME;
    }
    if (value.delivery_street) {
      raw.delivery_street = kept.text(value.delivery_street, "delivery_street");
      raw.fields |= TASKCORE_INVOICE_DELIVERY_STREET;
    }
    if (value.delivery_street_2) {
      raw.delivery_street_2 = kept.text(value.delivery_street_2, "delivery_street_2");
      raw.fields |= TASKCORE_INVOICE_DELIVERY_STREET_2;
    }
    if (value.delivery_postal_code) {
      raw.delivery_postal_code = kept.text(value.delivery_postal_code, "delivery_postal_code");
      raw.fields |= TASKCORE_INVOICE_DELIVERY_POSTAL_CODE;
    }
    if (value.delivery_city) {
      raw.delivery_city = kept.text(value.delivery_city, "delivery_city");
      raw.fields |= TASKCORE_INVOICE_DELIVERY_CITY;
    }
    if (value.delivery_region) {
      raw.delivery_region = kept.text(value.delivery_region, "delivery_region");
      raw.fields |= TASKCORE_INVOICE_DELIVERY_REGION;
    }
    if (value.delivery_country) {
      raw.delivery_country = kept.text(value.delivery_country, "delivery_country");
      raw.fields |= TASKCORE_INVOICE_DELIVERY_COUNTRY;
    }
    if (value.has_gross_prices) {
      raw.has_gross_prices = *value.has_gross_prices ? 1 : 0;
      raw.fields |= TASKCORE_INVOICE_GROSS_PRICES;
    }
  }
  static invoice_input read(const c_type &raw) {
    invoice_input value;
    if (raw.fields & TASKCORE_INVOICE_CLIENT) value.client_id = raw.client_id;
    if (raw.fields & TASKCORE_INVOICE_SERIES) value.series = std::string(internal::text(raw.series));
    if (raw.fields & TASKCORE_INVOICE_DUE_DATE) value.due_date = taskcore::date::of(raw.due_date);
    if (raw.fields & TASKCORE_INVOICE_PAYMENT_DAYS) value.payment_days = raw.payment_days;
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_DATE) value.delivery_date = taskcore::date::of(raw.delivery_date);
    if (raw.fields & TASKCORE_INVOICE_PERIOD) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_INVOICE_PERIOD) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_INVOICE_CURRENCY) value.currency = std::string(internal::text(raw.currency));
    if (raw.fields & TASKCORE_INVOICE_EXCHANGE_RATE) value.exchange_rate_millionths = raw.exchange_rate_millionths;
    if (raw.fields & TASKCORE_INVOICE_LANGUAGE) value.language = std::string(internal::text(raw.language));
    if (raw.fields & TASKCORE_INVOICE_BUSINESS_PROCESS) value.business_process = std::string(internal::text(raw.business_process));
    if (raw.fields & TASKCORE_INVOICE_BUYER_REFERENCE) value.buyer_reference = std::string(internal::text(raw.buyer_reference));
    if (raw.fields & TASKCORE_INVOICE_ORDER_REFERENCE) value.order_reference = std::string(internal::text(raw.order_reference));
    if (raw.fields & TASKCORE_INVOICE_CONTRACT_REFERENCE) value.contract_reference = std::string(internal::text(raw.contract_reference));
    if (raw.fields & TASKCORE_INVOICE_PAYMENT_TERMS) value.payment_terms = std::string(internal::text(raw.payment_terms));
    if (raw.fields & TASKCORE_INVOICE_LATE_PENALTY) value.late_penalty = std::string(internal::text(raw.late_penalty));
    if (raw.fields & TASKCORE_INVOICE_RECOVERY_FEE) value.recovery_fee = std::string(internal::text(raw.recovery_fee));
    if (raw.fields & TASKCORE_INVOICE_EARLY_DISCOUNT) value.early_discount = std::string(internal::text(raw.early_discount));
    if (raw.fields & TASKCORE_INVOICE_NOTES) value.notes = std::string(internal::text(raw.notes));
    if (raw.fields & TASKCORE_INVOICE_PREPAID) value.prepaid_minor = raw.prepaid_minor;
    if (raw.fields & TASKCORE_INVOICE_PRECEDING) value.preceding_number = std::string(internal::text(raw.preceding_number));
    if (raw.fields & TASKCORE_INVOICE_PRECEDING) value.preceding_date = taskcore::date::of(raw.preceding_date);
    if (raw.fields & TASKCORE_INVOICE_VALID_UNTIL) value.valid_until = taskcore::date::of(raw.valid_until);
    if (raw.fields & TASKCORE_INVOICE_VAT_POINT) value.vat_point = std::string(internal::text(raw.vat_point));
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_NAME) value.delivery_name = std::string(internal::text(raw.delivery_name));
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_STREET) value.delivery_street = std::string(internal::text(raw.delivery_street));
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_STREET_2) value.delivery_street_2 = std::string(internal::text(raw.delivery_street_2));
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_POSTAL_CODE) value.delivery_postal_code = std::string(internal::text(raw.delivery_postal_code));
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_CITY) value.delivery_city = std::string(internal::text(raw.delivery_city));
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_REGION) value.delivery_region = std::string(internal::text(raw.delivery_region));
    if (raw.fields & TASKCORE_INVOICE_DELIVERY_COUNTRY) value.delivery_country = std::string(internal::text(raw.delivery_country));
    if (raw.fields & TASKCORE_INVOICE_GROSS_PRICES) value.has_gross_prices = raw.has_gross_prices != 0;
    return value;
  }
};

template <>
struct mapping<invoice_line_input> {
  using c_type = taskcore_invoice_line_input;
  static void fill(c_type &raw, const invoice_line_input &value, arguments &kept) {
    static_cast<void>(taskcore_invoice_line_input_init(&raw, sizeof raw));
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_INVOICE_LINE_NAME;
    }
    if (value.details) {
      raw.details = kept.text(value.details, "details");
      raw.fields |= TASKCORE_INVOICE_LINE_DETAILS;
    }
    if (value.quantity_ten_thousandths) {
      raw.quantity_ten_thousandths = *value.quantity_ten_thousandths;
      raw.fields |= TASKCORE_INVOICE_LINE_QUANTITY;
    }
    if (value.unit) {
      raw.unit = kept.text(value.unit, "unit");
      raw.fields |= TASKCORE_INVOICE_LINE_UNIT;
    }
    if (value.unit_price_millionths) {
      raw.unit_price_millionths = *value.unit_price_millionths;
      raw.fields |= TASKCORE_INVOICE_LINE_UNIT_PRICE;
    }
    if (value.discount_minor) {
      raw.discount_minor = *value.discount_minor;
      raw.fields |= TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT;
    }
    if (value.discount_reason) {
      raw.discount_reason = kept.text(value.discount_reason, "discount_reason");
      raw.fields |= TASKCORE_INVOICE_LINE_DISCOUNT_REASON;
    }
    if (value.discount_basis_points) {
      raw.discount_basis_points = *value.discount_basis_points;
      raw.fields |= TASKCORE_INVOICE_LINE_DISCOUNT_RATE;
    }
    if (value.vat_category) {
      raw.vat_category = static_cast<std::int32_t>(*value.vat_category);
      raw.fields |= TASKCORE_INVOICE_LINE_VAT;
    }
    if (value.vat_rate_thousandths) {
      raw.vat_rate_thousandths = *value.vat_rate_thousandths;
      raw.fields |= TASKCORE_INVOICE_LINE_VAT;
    }
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_INVOICE_LINE_PERIOD;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_INVOICE_LINE_PERIOD;
    }
    if (value.position) {
      raw.position = *value.position;
      raw.fields |= TASKCORE_INVOICE_LINE_POSITION;
    }
    if (value.exemption_reason) {
      raw.exemption_reason = kept.text(value.exemption_reason, "exemption_reason");
      raw.fields |= TASKCORE_INVOICE_LINE_EXEMPTION;
    }
    if (value.exemption_code) {
      raw.exemption_code = kept.text(value.exemption_code, "exemption_code");
      raw.fields |= TASKCORE_INVOICE_LINE_EXEMPTION;
    }
    if (value.task_ids) {
      raw.task_ids = value.task_ids->data();
      raw.task_count = value.task_ids->size();
      raw.fields |= TASKCORE_INVOICE_LINE_TASKS;
    }
  }
  static invoice_line_input read(const c_type &raw) {
    invoice_line_input value;
    if (raw.fields & TASKCORE_INVOICE_LINE_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_INVOICE_LINE_DETAILS) value.details = std::string(internal::text(raw.details));
    if (raw.fields & TASKCORE_INVOICE_LINE_QUANTITY) value.quantity_ten_thousandths = raw.quantity_ten_thousandths;
    if (raw.fields & TASKCORE_INVOICE_LINE_UNIT) value.unit = std::string(internal::text(raw.unit));
    if (raw.fields & TASKCORE_INVOICE_LINE_UNIT_PRICE) value.unit_price_millionths = raw.unit_price_millionths;
    if (raw.fields & TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT) value.discount_minor = raw.discount_minor;
    if (raw.fields & TASKCORE_INVOICE_LINE_DISCOUNT_REASON) value.discount_reason = std::string(internal::text(raw.discount_reason));
    if (raw.fields & TASKCORE_INVOICE_LINE_DISCOUNT_RATE) value.discount_basis_points = raw.discount_basis_points;
    if (raw.fields & TASKCORE_INVOICE_LINE_VAT) value.vat_category = static_cast<taskcore::vat_category>(raw.vat_category);
    if (raw.fields & TASKCORE_INVOICE_LINE_VAT) value.vat_rate_thousandths = raw.vat_rate_thousandths;
    if (raw.fields & TASKCORE_INVOICE_LINE_PERIOD) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_INVOICE_LINE_PERIOD) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_INVOICE_LINE_POSITION) value.position = raw.position;
    if (raw.fields & TASKCORE_INVOICE_LINE_EXEMPTION) value.exemption_reason = std::string(internal::text(raw.exemption_reason));
    if (raw.fields & TASKCORE_INVOICE_LINE_EXEMPTION) value.exemption_code = std::string(internal::text(raw.exemption_code));
    if (raw.fields & TASKCORE_INVOICE_LINE_TASKS) value.task_ids = std::vector<std::int64_t>(raw.task_ids, raw.task_ids + raw.task_count);
    return value;
  }
};

template <>
struct mapping<invoice_adjustment_input> {
  using c_type = taskcore_invoice_adjustment_input;
  static void fill(c_type &raw, const invoice_adjustment_input &value, arguments &kept) {
    static_cast<void>(taskcore_invoice_adjustment_input_init(&raw, sizeof raw));
    if (value.amount_minor) {
      raw.amount_minor = *value.amount_minor;
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_AMOUNT;
    }
    if (value.reason) {
      raw.reason = kept.text(value.reason, "reason");
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_REASON;
    }
    if (value.reason_code) {
      raw.reason_code = kept.text(value.reason_code, "reason_code");
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE;
    }
    if (value.exemption_reason) {
      raw.exemption_reason = kept.text(value.exemption_reason, "exemption_reason");
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION;
    }
    if (value.exemption_code) {
      raw.exemption_code = kept.text(value.exemption_code, "exemption_code");
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION;
    }
    if (value.is_charge) {
      raw.is_charge = *value.is_charge ? 1 : 0;
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_CHARGE;
    }
    if (value.rate_basis_points) {
      raw.rate_basis_points = *value.rate_basis_points;
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_RATE;
    }
    if (value.vat_category) {
      raw.vat_category = static_cast<std::int32_t>(*value.vat_category);
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_VAT;
    }
    if (value.vat_rate_thousandths) {
      raw.vat_rate_thousandths = *value.vat_rate_thousandths;
      raw.fields |= TASKCORE_INVOICE_ADJUSTMENT_VAT;
    }
  }
  static invoice_adjustment_input read(const c_type &raw) {
    invoice_adjustment_input value;
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_AMOUNT) value.amount_minor = raw.amount_minor;
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_REASON) value.reason = std::string(internal::text(raw.reason));
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE) value.reason_code = std::string(internal::text(raw.reason_code));
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION) value.exemption_reason = std::string(internal::text(raw.exemption_reason));
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION) value.exemption_code = std::string(internal::text(raw.exemption_code));
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_CHARGE) value.is_charge = raw.is_charge != 0;
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_RATE) value.rate_basis_points = raw.rate_basis_points;
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_VAT) value.vat_category = static_cast<taskcore::vat_category>(raw.vat_category);
    if (raw.fields & TASKCORE_INVOICE_ADJUSTMENT_VAT) value.vat_rate_thousandths = raw.vat_rate_thousandths;
    return value;
  }
};

template <>
struct mapping<focus_billing> {
  using c_type = taskcore_focus_billing;
  static void fill(c_type &raw, const focus_billing &value, arguments &kept) {
    static_cast<void>(taskcore_focus_billing_init(&raw, sizeof raw));
    if (value.project_id) {
      raw.project_id = *value.project_id;
      raw.fields |= TASKCORE_FOCUS_BILLING_PROJECT_ID;
    }
    if (value.task_id) {
      raw.task_id = *value.task_id;
      raw.fields |= TASKCORE_FOCUS_BILLING_TASK_ID;
    }
    raw.first_date = value.first_date.raw();
    raw.last_date = value.last_date.raw();
    raw.grouping = static_cast<std::int32_t>(value.grouping);
    raw.vat_category = static_cast<std::int32_t>(value.vat_category);
    raw.vat_rate_thousandths = value.vat_rate_thousandths;
    raw.round_up_minutes = static_cast<std::int32_t>(value.round_up.count());
    raw.unit_price_millionths = value.unit_price_millionths;
    if (value.name) {
      raw.name = kept.text(value.name, "name");
      raw.fields |= TASKCORE_FOCUS_BILLING_NAME;
    }
    if (value.is_by_rate) {
      raw.is_by_rate = *value.is_by_rate ? 1 : 0;
      raw.fields |= TASKCORE_FOCUS_BILLING_RATES;
    }
    if (value.is_of_client) {
      raw.is_of_client = *value.is_of_client ? 1 : 0;
      raw.fields |= TASKCORE_FOCUS_BILLING_CLIENT;
    }
  }
  static focus_billing read(const c_type &raw) {
    focus_billing value;
    if (raw.fields & TASKCORE_FOCUS_BILLING_PROJECT_ID) value.project_id = raw.project_id;
    if (raw.fields & TASKCORE_FOCUS_BILLING_TASK_ID) value.task_id = raw.task_id;
    value.first_date = taskcore::date::of(raw.first_date);
    value.last_date = taskcore::date::of(raw.last_date);
    value.grouping = static_cast<taskcore::billing_grouping>(raw.grouping);
    value.vat_category = static_cast<taskcore::vat_category>(raw.vat_category);
    value.vat_rate_thousandths = raw.vat_rate_thousandths;
    value.round_up = std::chrono::minutes(raw.round_up_minutes);
    value.unit_price_millionths = raw.unit_price_millionths;
    if (raw.fields & TASKCORE_FOCUS_BILLING_NAME) value.name = std::string(internal::text(raw.name));
    if (raw.fields & TASKCORE_FOCUS_BILLING_RATES) value.is_by_rate = raw.is_by_rate != 0;
    if (raw.fields & TASKCORE_FOCUS_BILLING_CLIENT) value.is_of_client = raw.is_of_client != 0;
    return value;
  }
};

template <>
struct mapping<invoice_query_options> {
  using c_type = taskcore_invoice_query_options;
  static void fill(c_type &raw, const invoice_query_options &value, arguments &kept) {
    static_cast<void>(taskcore_invoice_query_options_init(&raw, sizeof raw));
    if (value.states) {
      raw.states = static_cast<std::uint32_t>(*value.states);
      raw.fields |= TASKCORE_INVOICE_QUERY_STATE;
    }
    if (value.kind) {
      raw.kind = static_cast<std::int32_t>(*value.kind);
      raw.fields |= TASKCORE_INVOICE_QUERY_KIND;
    }
    if (value.client_id) {
      raw.client_id = *value.client_id;
      raw.fields |= TASKCORE_INVOICE_QUERY_CLIENT;
    }
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_INVOICE_QUERY_PERIOD;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_INVOICE_QUERY_PERIOD;
    }
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_INVOICE_QUERY_TEXT;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
    if (value.is_debit) {
      raw.is_debit = *value.is_debit ? 1 : 0;
      raw.fields |= TASKCORE_INVOICE_QUERY_DEBIT;
    }
  }
  static invoice_query_options read(const c_type &raw) {
    invoice_query_options value;
    if (raw.fields & TASKCORE_INVOICE_QUERY_STATE) value.states = static_cast<taskcore::invoice_states>(raw.states);
    if (raw.fields & TASKCORE_INVOICE_QUERY_KIND) value.kind = static_cast<taskcore::invoice_kind>(raw.kind);
    if (raw.fields & TASKCORE_INVOICE_QUERY_CLIENT) value.client_id = raw.client_id;
    if (raw.fields & TASKCORE_INVOICE_QUERY_PERIOD) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_INVOICE_QUERY_PERIOD) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_INVOICE_QUERY_TEXT) value.text = std::string(internal::text(raw.text));
    value.limit = raw.limit;
    value.offset = raw.offset;
    if (raw.fields & TASKCORE_INVOICE_QUERY_DEBIT) value.is_debit = raw.is_debit != 0;
    return value;
  }
};

template <>
struct mapping<payment_query_options> {
  using c_type = taskcore_payment_query_options;
  static void fill(c_type &raw, const payment_query_options &value, arguments &) {
    static_cast<void>(taskcore_payment_query_options_init(&raw, sizeof raw));
    raw.invoice_id = value.invoice_id;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static payment_query_options read(const c_type &raw) {
    payment_query_options value;
    value.invoice_id = raw.invoice_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<payment_input> {
  using c_type = taskcore_payment_input;
  static void fill(c_type &raw, const payment_input &value, arguments &kept) {
    static_cast<void>(taskcore_payment_input_init(&raw, sizeof raw));
    if (value.amount_minor) {
      raw.amount_minor = *value.amount_minor;
      raw.fields |= TASKCORE_PAYMENT_AMOUNT;
    }
    if (value.means) {
      raw.means = kept.text(value.means, "means");
      raw.fields |= TASKCORE_PAYMENT_MEANS;
    }
    if (value.reference) {
      raw.reference = kept.text(value.reference, "reference");
      raw.fields |= TASKCORE_PAYMENT_REFERENCE;
    }
    if (value.notes) {
      raw.notes = kept.text(value.notes, "notes");
      raw.fields |= TASKCORE_PAYMENT_NOTES;
    }
    if (value.date) {
      raw.date = value.date->raw();
      raw.fields |= TASKCORE_PAYMENT_DATE;
    }
    if (value.is_overpaid) {
      raw.is_overpaid = *value.is_overpaid ? 1 : 0;
      raw.fields |= TASKCORE_PAYMENT_OVERPAID;
    }
  }
  static payment_input read(const c_type &raw) {
    payment_input value;
    if (raw.fields & TASKCORE_PAYMENT_AMOUNT) value.amount_minor = raw.amount_minor;
    if (raw.fields & TASKCORE_PAYMENT_MEANS) value.means = std::string(internal::text(raw.means));
    if (raw.fields & TASKCORE_PAYMENT_REFERENCE) value.reference = std::string(internal::text(raw.reference));
    if (raw.fields & TASKCORE_PAYMENT_NOTES) value.notes = std::string(internal::text(raw.notes));
    if (raw.fields & TASKCORE_PAYMENT_DATE) value.date = taskcore::date::of(raw.date);
    if (raw.fields & TASKCORE_PAYMENT_OVERPAID) value.is_overpaid = raw.is_overpaid != 0;
    return value;
  }
};

template <>
struct mapping<email_query_options> {
  using c_type = taskcore_email_query_options;
  static void fill(c_type &raw, const email_query_options &value, arguments &) {
    static_cast<void>(taskcore_email_query_options_init(&raw, sizeof raw));
    raw.invoice_id = value.invoice_id;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static email_query_options read(const c_type &raw) {
    email_query_options value;
    value.invoice_id = raw.invoice_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<ageing_query_options> {
  using c_type = taskcore_ageing_query_options;
  static void fill(c_type &raw, const ageing_query_options &value, arguments &) {
    static_cast<void>(taskcore_ageing_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static ageing_query_options read(const c_type &raw) {
    ageing_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<turnover_query_options> {
  using c_type = taskcore_turnover_query_options;
  static void fill(c_type &raw, const turnover_query_options &value, arguments &) {
    static_cast<void>(taskcore_turnover_query_options_init(&raw, sizeof raw));
    raw.first_month = value.first_month;
    raw.last_month = value.last_month;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static turnover_query_options read(const c_type &raw) {
    turnover_query_options value;
    value.first_month = raw.first_month;
    value.last_month = raw.last_month;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<vat_total_query_options> {
  using c_type = taskcore_vat_total_query_options;
  static void fill(c_type &raw, const vat_total_query_options &value, arguments &) {
    static_cast<void>(taskcore_vat_total_query_options_init(&raw, sizeof raw));
    raw.first_month = value.first_month;
    raw.last_month = value.last_month;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static vat_total_query_options read(const c_type &raw) {
    vat_total_query_options value;
    value.first_month = raw.first_month;
    value.last_month = raw.last_month;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<pdf_options> {
  using c_type = taskcore_pdf_options;
  static void fill(c_type &raw, const pdf_options &value, arguments &kept) {
    static_cast<void>(taskcore_pdf_options_init(&raw, sizeof raw));
    if (value.language) {
      raw.language = kept.text(value.language, "language");
      raw.fields |= TASKCORE_PDF_LANGUAGE;
    }
    if (value.paper) {
      raw.paper = static_cast<std::int32_t>(*value.paper);
      raw.fields |= TASKCORE_PDF_PAPER;
    }
    if (value.page_template) {
      raw.page_template = kept.text(value.page_template, "page_template");
      raw.fields |= TASKCORE_PDF_PAGE_TEMPLATE;
    }
  }
  static pdf_options read(const c_type &raw) {
    pdf_options value;
    if (raw.fields & TASKCORE_PDF_LANGUAGE) value.language = std::string(internal::text(raw.language));
    if (raw.fields & TASKCORE_PDF_PAPER) value.paper = static_cast<taskcore::paper>(raw.paper);
    if (raw.fields & TASKCORE_PDF_PAGE_TEMPLATE) value.page_template = std::string(internal::text(raw.page_template));
    return value;
  }
};

template <>
struct mapping<email_options> {
  using c_type = taskcore_email_options;
  static void fill(c_type &raw, const email_options &value, arguments &kept) {
    static_cast<void>(taskcore_email_options_init(&raw, sizeof raw));
    if (value.to) {
      raw.to = kept.text(value.to, "to");
      raw.fields |= TASKCORE_EMAIL_TO;
    }
    if (value.cc) {
      raw.cc = kept.text(value.cc, "cc");
      raw.fields |= TASKCORE_EMAIL_CC;
    }
    if (value.reply_to) {
      raw.reply_to = kept.text(value.reply_to, "reply_to");
      raw.fields |= TASKCORE_EMAIL_REPLY_TO;
    }
    if (value.sender) {
      raw.sender = kept.text(value.sender, "sender");
      raw.fields |= TASKCORE_EMAIL_SENDER;
    }
    if (value.subject) {
      raw.subject = kept.text(value.subject, "subject");
      raw.fields |= TASKCORE_EMAIL_SUBJECT;
    }
    if (value.body) {
      raw.body = kept.text(value.body, "body");
      raw.fields |= TASKCORE_EMAIL_BODY;
    }
    if (value.paper) {
      raw.paper = static_cast<std::int32_t>(*value.paper);
      raw.fields |= TASKCORE_EMAIL_PAPER;
    }
  }
  static email_options read(const c_type &raw) {
    email_options value;
    if (raw.fields & TASKCORE_EMAIL_TO) value.to = std::string(internal::text(raw.to));
    if (raw.fields & TASKCORE_EMAIL_CC) value.cc = std::string(internal::text(raw.cc));
    if (raw.fields & TASKCORE_EMAIL_REPLY_TO) value.reply_to = std::string(internal::text(raw.reply_to));
    if (raw.fields & TASKCORE_EMAIL_SENDER) value.sender = std::string(internal::text(raw.sender));
    if (raw.fields & TASKCORE_EMAIL_SUBJECT) value.subject = std::string(internal::text(raw.subject));
    if (raw.fields & TASKCORE_EMAIL_BODY) value.body = std::string(internal::text(raw.body));
    if (raw.fields & TASKCORE_EMAIL_PAPER) value.paper = static_cast<taskcore::paper>(raw.paper);
    return value;
  }
};

template <>
struct mapping<smtp_options> {
  using c_type = taskcore_smtp_options;
  static void fill(c_type &raw, const smtp_options &value, arguments &kept) {
    static_cast<void>(taskcore_smtp_options_init(&raw, sizeof raw));
    auto &payload = kept.keep<internal::payload>();
    raw.payload = &payload;
    raw.host = kept.text(value.host, "host");
    raw.port = value.port;
    raw.security = static_cast<std::int32_t>(value.security);
    raw.user = kept.text(value.user, "user");
    raw.password = kept.text(value.password, "password");
    raw.netrc_path = kept.text(value.netrc_path, "netrc_path");
    raw.ca_path = kept.text(value.ca_path, "ca_path");
    raw.timeout_ms = value.timeout.count();
    if (value.progress) {
      raw.progress = payload::call_progress;
      payload.progress = value.progress;
    }
  }
};

template <>
struct mapping<purchase_input> {
  using c_type = taskcore_purchase_input;
  static void fill(c_type &raw, const purchase_input &value, arguments &kept) {
    static_cast<void>(taskcore_purchase_input_init(&raw, sizeof raw));
    if (value.notes) {
      raw.notes = kept.text(value.notes, "notes");
      raw.fields |= TASKCORE_PURCHASE_NOTES;
    }
    if (value.due_date) {
      raw.due_date = value.due_date->raw();
      raw.fields |= TASKCORE_PURCHASE_DUE_DATE;
    }
  }
  static purchase_input read(const c_type &raw) {
    purchase_input value;
    if (raw.fields & TASKCORE_PURCHASE_NOTES) value.notes = std::string(internal::text(raw.notes));
    if (raw.fields & TASKCORE_PURCHASE_DUE_DATE) value.due_date = taskcore::date::of(raw.due_date);
    return value;
  }
};

template <>
struct mapping<purchase_query_options> {
  using c_type = taskcore_purchase_query_options;
  static void fill(c_type &raw, const purchase_query_options &value, arguments &kept) {
    static_cast<void>(taskcore_purchase_query_options_init(&raw, sizeof raw));
    if (value.states) {
      raw.states = static_cast<std::uint32_t>(*value.states);
      raw.fields |= TASKCORE_PURCHASE_QUERY_STATE;
    }
    raw.order = static_cast<std::int32_t>(value.order);
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_PURCHASE_QUERY_PERIOD;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_PURCHASE_QUERY_PERIOD;
    }
    if (value.due_date) {
      raw.due_date = value.due_date->raw();
      raw.fields |= TASKCORE_PURCHASE_QUERY_DUE;
    }
    if (value.is_credit) {
      raw.is_credit = *value.is_credit ? 1 : 0;
      raw.fields |= TASKCORE_PURCHASE_QUERY_CREDIT;
    }
    if (value.currency) {
      raw.currency = kept.text(value.currency, "currency");
      raw.fields |= TASKCORE_PURCHASE_QUERY_CURRENCY;
    }
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_PURCHASE_QUERY_TEXT;
    }
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static purchase_query_options read(const c_type &raw) {
    purchase_query_options value;
    if (raw.fields & TASKCORE_PURCHASE_QUERY_STATE) value.states = static_cast<taskcore::purchase_states>(raw.states);
    value.order = static_cast<taskcore::purchase_order>(raw.order);
    if (raw.fields & TASKCORE_PURCHASE_QUERY_PERIOD) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_PURCHASE_QUERY_PERIOD) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_PURCHASE_QUERY_DUE) value.due_date = taskcore::date::of(raw.due_date);
    if (raw.fields & TASKCORE_PURCHASE_QUERY_CREDIT) value.is_credit = raw.is_credit != 0;
    if (raw.fields & TASKCORE_PURCHASE_QUERY_CURRENCY) value.currency = std::string(internal::text(raw.currency));
    if (raw.fields & TASKCORE_PURCHASE_QUERY_TEXT) value.text = std::string(internal::text(raw.text));
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<purchase_payment_query_options> {
  using c_type = taskcore_purchase_payment_query_options;
  static void fill(c_type &raw, const purchase_payment_query_options &value, arguments &) {
    static_cast<void>(taskcore_purchase_payment_query_options_init(&raw, sizeof raw));
    raw.purchase_id = value.purchase_id;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static purchase_payment_query_options read(const c_type &raw) {
    purchase_payment_query_options value;
    value.purchase_id = raw.purchase_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<purchase_total_query_options> {
  using c_type = taskcore_purchase_total_query_options;
  static void fill(c_type &raw, const purchase_total_query_options &value, arguments &) {
    static_cast<void>(taskcore_purchase_total_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static purchase_total_query_options read(const c_type &raw) {
    purchase_total_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<recurring_invoice_input> {
  using c_type = taskcore_recurring_invoice_input;
  static void fill(c_type &raw, const recurring_invoice_input &value, arguments &kept) {
    static_cast<void>(taskcore_recurring_invoice_input_init(&raw, sizeof raw));
    if (value.repeat_rule) {
      raw.repeat_rule = kept.text(value.repeat_rule, "repeat_rule");
      raw.fields |= TASKCORE_RECURRING_INVOICE_REPEAT_RULE;
    }
    if (value.zone) {
      raw.zone = kept.text(value.zone, "zone");
      raw.fields |= TASKCORE_RECURRING_INVOICE_ZONE;
    }
    if (value.client_id) {
      raw.client_id = *value.client_id;
      raw.fields |= TASKCORE_RECURRING_INVOICE_CLIENT;
    }
    if (value.invoice_id) {
      raw.invoice_id = *value.invoice_id;
      raw.fields |= TASKCORE_RECURRING_INVOICE_INVOICE;
    }
    if (value.start_date) {
      raw.start_date = value.start_date->raw();
      raw.fields |= TASKCORE_RECURRING_INVOICE_START_DATE;
    }
    if (value.next_date) {
      raw.next_date = value.next_date->raw();
      raw.fields |= TASKCORE_RECURRING_INVOICE_NEXT_DATE;
    }
    if (value.period) {
      raw.period = static_cast<std::int32_t>(*value.period);
      raw.fields |= TASKCORE_RECURRING_INVOICE_PERIOD;
    }
    if (value.is_paused) {
      raw.is_paused = *value.is_paused ? 1 : 0;
      raw.fields |= TASKCORE_RECURRING_INVOICE_PAUSED;
    }
  }
  static recurring_invoice_input read(const c_type &raw) {
    recurring_invoice_input value;
    if (raw.fields & TASKCORE_RECURRING_INVOICE_REPEAT_RULE) value.repeat_rule = std::string(internal::text(raw.repeat_rule));
    if (raw.fields & TASKCORE_RECURRING_INVOICE_ZONE) value.zone = std::string(internal::text(raw.zone));
    if (raw.fields & TASKCORE_RECURRING_INVOICE_CLIENT) value.client_id = raw.client_id;
    if (raw.fields & TASKCORE_RECURRING_INVOICE_INVOICE) value.invoice_id = raw.invoice_id;
    if (raw.fields & TASKCORE_RECURRING_INVOICE_START_DATE) value.start_date = taskcore::date::of(raw.start_date);
    if (raw.fields & TASKCORE_RECURRING_INVOICE_NEXT_DATE) value.next_date = taskcore::date::of(raw.next_date);
    if (raw.fields & TASKCORE_RECURRING_INVOICE_PERIOD) value.period = static_cast<taskcore::recurring_period>(raw.period);
    if (raw.fields & TASKCORE_RECURRING_INVOICE_PAUSED) value.is_paused = raw.is_paused != 0;
    return value;
  }
};

template <>
struct mapping<recurring_invoice_query_options> {
  using c_type = taskcore_recurring_invoice_query_options;
  static void fill(c_type &raw, const recurring_invoice_query_options &value, arguments &) {
    static_cast<void>(taskcore_recurring_invoice_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static recurring_invoice_query_options read(const c_type &raw) {
    recurring_invoice_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<penalty_rate_input> {
  using c_type = taskcore_penalty_rate_input;
  static void fill(c_type &raw, const penalty_rate_input &value, arguments &kept) {
    static_cast<void>(taskcore_penalty_rate_input_init(&raw, sizeof raw));
    if (value.currency) {
      raw.currency = kept.text(value.currency, "currency");
      raw.fields |= TASKCORE_PENALTY_RATE_CURRENCY;
    }
    if (value.notes) {
      raw.notes = kept.text(value.notes, "notes");
      raw.fields |= TASKCORE_PENALTY_RATE_NOTES;
    }
    if (value.debtor) {
      raw.debtor = static_cast<std::int32_t>(*value.debtor);
      raw.fields |= TASKCORE_PENALTY_RATE_DEBTOR;
    }
    if (value.first_date) {
      raw.first_date = value.first_date->raw();
      raw.fields |= TASKCORE_PENALTY_RATE_FIRST_DATE;
    }
    if (value.last_date) {
      raw.last_date = value.last_date->raw();
      raw.fields |= TASKCORE_PENALTY_RATE_LAST_DATE;
    }
    if (value.rate_basis_points) {
      raw.rate_basis_points = *value.rate_basis_points;
      raw.fields |= TASKCORE_PENALTY_RATE_RATE;
    }
  }
  static penalty_rate_input read(const c_type &raw) {
    penalty_rate_input value;
    if (raw.fields & TASKCORE_PENALTY_RATE_CURRENCY) value.currency = std::string(internal::text(raw.currency));
    if (raw.fields & TASKCORE_PENALTY_RATE_NOTES) value.notes = std::string(internal::text(raw.notes));
    if (raw.fields & TASKCORE_PENALTY_RATE_DEBTOR) value.debtor = static_cast<taskcore::debtor>(raw.debtor);
    if (raw.fields & TASKCORE_PENALTY_RATE_FIRST_DATE) value.first_date = taskcore::date::of(raw.first_date);
    if (raw.fields & TASKCORE_PENALTY_RATE_LAST_DATE) value.last_date = taskcore::date::of(raw.last_date);
    if (raw.fields & TASKCORE_PENALTY_RATE_RATE) value.rate_basis_points = raw.rate_basis_points;
    return value;
  }
};

template <>
struct mapping<penalty_rate_query_options> {
  using c_type = taskcore_penalty_rate_query_options;
  static void fill(c_type &raw, const penalty_rate_query_options &value, arguments &) {
    static_cast<void>(taskcore_penalty_rate_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static penalty_rate_query_options read(const c_type &raw) {
    penalty_rate_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<payment_reminder_input> {
  using c_type = taskcore_payment_reminder_input;
  static void fill(c_type &raw, const payment_reminder_input &value, arguments &kept) {
    static_cast<void>(taskcore_payment_reminder_input_init(&raw, sizeof raw));
    if (value.text) {
      raw.text = kept.text(value.text, "text");
      raw.fields |= TASKCORE_PAYMENT_REMINDER_TEXT;
    }
    if (value.fee_minor) {
      raw.fee_minor = *value.fee_minor;
      raw.fields |= TASKCORE_PAYMENT_REMINDER_FEE;
    }
    if (value.level) {
      raw.level = *value.level;
      raw.fields |= TASKCORE_PAYMENT_REMINDER_LEVEL;
    }
    if (value.date) {
      raw.date = value.date->raw();
      raw.fields |= TASKCORE_PAYMENT_REMINDER_DATE;
    }
    if (value.pay_by) {
      raw.pay_by = value.pay_by->raw();
      raw.fields |= TASKCORE_PAYMENT_REMINDER_PAY_BY;
    }
    if (value.is_without_interest) {
      raw.is_without_interest = *value.is_without_interest ? 1 : 0;
      raw.fields |= TASKCORE_PAYMENT_REMINDER_NO_INTEREST;
    }
    if (value.is_without_recovery) {
      raw.is_without_recovery = *value.is_without_recovery ? 1 : 0;
      raw.fields |= TASKCORE_PAYMENT_REMINDER_NO_RECOVERY;
    }
  }
  static payment_reminder_input read(const c_type &raw) {
    payment_reminder_input value;
    if (raw.fields & TASKCORE_PAYMENT_REMINDER_TEXT) value.text = std::string(internal::text(raw.text));
    if (raw.fields & TASKCORE_PAYMENT_REMINDER_FEE) value.fee_minor = raw.fee_minor;
    if (raw.fields & TASKCORE_PAYMENT_REMINDER_LEVEL) value.level = raw.level;
    if (raw.fields & TASKCORE_PAYMENT_REMINDER_DATE) value.date = taskcore::date::of(raw.date);
    if (raw.fields & TASKCORE_PAYMENT_REMINDER_PAY_BY) value.pay_by = taskcore::date::of(raw.pay_by);
    if (raw.fields & TASKCORE_PAYMENT_REMINDER_NO_INTEREST) value.is_without_interest = raw.is_without_interest != 0;
    if (raw.fields & TASKCORE_PAYMENT_REMINDER_NO_RECOVERY) value.is_without_recovery = raw.is_without_recovery != 0;
    return value;
  }
};

template <>
struct mapping<payment_reminder_query_options> {
  using c_type = taskcore_payment_reminder_query_options;
  static void fill(c_type &raw, const payment_reminder_query_options &value, arguments &) {
    static_cast<void>(taskcore_payment_reminder_query_options_init(&raw, sizeof raw));
    raw.invoice_id = value.invoice_id;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static payment_reminder_query_options read(const c_type &raw) {
    payment_reminder_query_options value;
    value.invoice_id = raw.invoice_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<interest_span_query_options> {
  using c_type = taskcore_interest_span_query_options;
  static void fill(c_type &raw, const interest_span_query_options &value, arguments &) {
    static_cast<void>(taskcore_interest_span_query_options_init(&raw, sizeof raw));
    raw.payment_reminder_id = value.payment_reminder_id;
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static interest_span_query_options read(const c_type &raw) {
    interest_span_query_options value;
    value.payment_reminder_id = raw.payment_reminder_id;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

template <>
struct mapping<late_invoice_query_options> {
  using c_type = taskcore_late_invoice_query_options;
  static void fill(c_type &raw, const late_invoice_query_options &value, arguments &) {
    static_cast<void>(taskcore_late_invoice_query_options_init(&raw, sizeof raw));
    raw.limit = value.limit;
    raw.offset = value.offset;
  }
  static late_invoice_query_options read(const c_type &raw) {
    late_invoice_query_options value;
    value.limit = raw.limit;
    value.offset = raw.offset;
    return value;
  }
};

}  // namespace internal

TASKCORE_END

#endif
