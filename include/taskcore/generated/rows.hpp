// SPDX-License-Identifier: Apache-2.0
/// What lists and other objects of the library have, as long as these live.
// Generated from data/taskcore.json by "make header"; do not edit it.
#ifndef TASKCORE_GENERATED_ROWS_HPP
#define TASKCORE_GENERATED_ROWS_HPP

#include <taskcore.h>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "../config.hpp"
#include "../list.hpp"
#include "../time.hpp"
#include "../views.hpp"
#include "declarations.hpp"
#include "values.hpp"

TASKCORE_BEGIN

/// One thing that is wrong with an input, or that forbids issuing a draft.
class problem {
 public:
  explicit problem(const taskcore_problem *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_problem *get() const noexcept { return raw_; }
  /// Of a draft, which of EN 16931 or of the French rules, such as "BR-FR-10"; else ""
  [[nodiscard]] std::string_view rule() const {
    return internal::text(raw_->rule);
  }
  /// The member that it is about, such as "due", or "seller.siren"
  [[nodiscard]] std::string_view field() const {
    return internal::text(raw_->field);
  }
  /// A full sentence
  [[nodiscard]] std::string_view message() const {
    return internal::text(raw_->message);
  }
  /// What the call would return that carries the input out; TASKCORE_OK for a warning, which
  /// forbids nothing
  [[nodiscard]] taskcore::status status() const {
    return static_cast<taskcore::status>(raw_->status);
  }
  /// Of a draft, the function that mends it, such as "taskcore_profile_set"; else ""
  [[nodiscard]] std::string_view call() const {
    return internal::text(raw_->call);
  }

 private:
  const taskcore_problem *raw_;
};

/// An own field, as it was when it was read. Its strings and arrays live in its list.
class field {
 public:
  explicit field(const taskcore_field *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_field *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// What people read: its name, where it has no other
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// TASKCORE_FIELD_KIND_...
  [[nodiscard]] taskcore::field_kind kind() const {
    return static_cast<taskcore::field_kind>(raw_->kind);
  }
  /// TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT
  [[nodiscard]] taskcore::entity entity() const {
    return static_cast<taskcore::entity>(raw_->entity);
  }
  /// In their order; NULL for none
  [[nodiscard]] texts_view choices() const {
    return internal::texts(raw_->choices, raw_->choice_count);
  }
  /// How many tasks or events have a value of it
  [[nodiscard]] std::int64_t value_count() const {
    return raw_->value_count;
  }

 private:
  const taskcore_field *raw_;
};

/// Where a text that was searched for was found.
class highlight {
 public:
  explicit highlight(const taskcore_highlight *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_highlight *get() const noexcept { return raw_; }
  /// TASKCORE_TASK_TITLE, TASKCORE_TASK_NOTES or TASKCORE_TASK_TAGS
  [[nodiscard]] taskcore::task_field field() const {
    return static_cast<taskcore::task_field>(raw_->field);
  }
  /// Which one of the tags, from 0
  [[nodiscard]] std::size_t tag() const {
    return raw_->tag;
  }
  /// In bytes
  [[nodiscard]] std::size_t start() const {
    return raw_->start;
  }
  /// In bytes
  [[nodiscard]] std::size_t length() const {
    return raw_->length;
  }

 private:
  const taskcore_highlight *raw_;
};

/// A task, as it was when it was read. Its strings and arrays live in its list.
class task {
 public:
  explicit task(const taskcore_task *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_task *get() const noexcept { return raw_; }
  /// The optional ones that it has: NOTES, TAGS, DUE, COMPLETED, DELETED, START,
  /// ESTIMATED_DURATION, URL, REMINDERS, REPEAT_RULE, PARENT, DEPENDS_ON, ZONE, EXCLUDED_DATES,
  /// ADDED_DATES, OCCURRENCE, STARTED, CANCELLED, PLANNED, SECTION, LINKS, FIELD_VALUES,
  /// HOURLY_RATE, UNTIL
  [[nodiscard]] taskcore::task_field fields() const noexcept { return static_cast<taskcore::task_field>(raw_->fields); }
  /// Of this store; never used again
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  /// For other devices and files
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// "" when it has none
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  [[nodiscard]] std::int64_t project_id() const {
    return raw_->project_id;
  }
  /// Its path, which is its name unless it is below others
  [[nodiscard]] std::string_view project() const {
    return internal::text(raw_->project);
  }
  /// Sorted; NULL when it has none
  [[nodiscard]] texts_view tags() const {
    return internal::texts(raw_->tags, raw_->tag_count);
  }
  /// TASKCORE_TASK_STATUS_...
  [[nodiscard]] taskcore::task_status status() const {
    return static_cast<taskcore::task_status>(raw_->status);
  }
  /// TASKCORE_PRIORITY_...
  [[nodiscard]] taskcore::priority priority() const {
    return static_cast<taskcore::priority>(raw_->priority);
  }
  /// 0 or 1
  [[nodiscard]] bool is_favourite() const {
    return raw_->is_favourite != 0;
  }
  /// TASKCORE_MOMENT_...
  [[nodiscard]] taskcore::moment due() const {
    return {raw_->due_kind, raw_->due_date, raw_->due_ms};
  }
  /// TASKCORE_MOMENT_...
  [[nodiscard]] taskcore::moment start() const {
    return {raw_->start_kind, raw_->start_date, raw_->start_ms};
  }
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  [[nodiscard]] taskcore::instant modified() const {
    return internal::to_instant(raw_->modified_ms);
  }
  /// With TASKCORE_TASK_COMPLETED in fields
  [[nodiscard]] std::optional<taskcore::instant> completed() const {
    if (!(raw_->fields & TASKCORE_TASK_COMPLETED)) return std::nullopt;
    return internal::to_instant(raw_->completed_ms);
  }
  /// With TASKCORE_TASK_DELETED in fields
  [[nodiscard]] std::optional<taskcore::instant> deleted() const {
    if (!(raw_->fields & TASKCORE_TASK_DELETED)) return std::nullopt;
    return internal::to_instant(raw_->deleted_ms);
  }
  /// TASKCORE_SLOT_MORNING or _EVENING: what it is kept as
  [[nodiscard]] taskcore::slot slot() const {
    return static_cast<taskcore::slot>(raw_->slot);
  }
  /// TASKCORE_SLOT_...: where it stands today, were it open
  [[nodiscard]] taskcore::slot current_slot() const {
    return static_cast<taskcore::slot>(raw_->current_slot);
  }
  /// TASKCORE_TASK_STATE_...
  [[nodiscard]] taskcore::task_state states() const {
    return static_cast<taskcore::task_state>(raw_->states);
  }
  /// In thousandths; 0 when it is not open
  [[nodiscard]] std::int32_t urgency() const {
    return raw_->urgency;
  }
  /// In a tree, how many tasks of the list it is under; else 0
  [[nodiscard]] std::int32_t depth() const {
    return raw_->depth;
  }
  /// 0 when it has none
  [[nodiscard]] std::optional<std::chrono::seconds> estimated_duration() const {
    if (!(raw_->fields & TASKCORE_TASK_ESTIMATED_DURATION)) return std::nullopt;
    return std::chrono::seconds(raw_->estimated_duration_s);
  }
  /// "" when it has none
  [[nodiscard]] std::string_view url() const {
    return internal::text(raw_->url);
  }
  /// In the order of time; NULL when it has none
  [[nodiscard]] rows_view<taskcore::reminder> reminders() const {
    return internal::rows<taskcore::reminder>(raw_->reminders, raw_->reminder_count);
  }
  /// "" when it has none
  [[nodiscard]] std::string_view repeat_rule() const {
    return internal::text(raw_->repeat_rule);
  }
  /// 0 when it has none
  [[nodiscard]] std::int64_t parent_id() const {
    return raw_->parent_id;
  }
  /// Sorted; NULL when it depends on none
  [[nodiscard]] array_view<std::int64_t> depends_on() const {
    return {raw_->depends_on, raw_->depends_on_count};
  }
  /// Direct ones, neither in the trash nor cancelled
  [[nodiscard]] std::int64_t subtask_count() const {
    return raw_->subtask_count;
  }
  /// Of these
  [[nodiscard]] std::int64_t subtask_completed_count() const {
    return raw_->subtask_completed_count;
  }
  /// Of the query's text; NULL without
  [[nodiscard]] rows_view<taskcore::highlight> highlights() const {
    return internal::rows<taskcore::highlight>(raw_->highlights, raw_->highlight_count);
  }
  /// In which it repeats; "" for the store's
  [[nodiscard]] std::string_view zone() const {
    return internal::text(raw_->zone);
  }
  /// Of a task that repeats: which one it stands for, as a local time such as "20261224T170000";
  /// with the uid it names the occurrence; else ""
  [[nodiscard]] std::string_view occurrence() const {
    return internal::text(raw_->occurrence);
  }
  /// Local times with spaces between; "" for none
  [[nodiscard]] std::string_view excluded_dates() const {
    return internal::text(raw_->excluded_dates);
  }
  [[nodiscard]] std::string_view added_dates() const {
    return internal::text(raw_->added_dates);
  }
  /// Of the task that this is a changed occurrence of; else ""
  [[nodiscard]] std::string_view series_uid() const {
    return internal::text(raw_->series_uid);
  }
  /// TASKCORE_REPEAT_...
  [[nodiscard]] taskcore::repeat_mode repeat_mode() const {
    return static_cast<taskcore::repeat_mode>(raw_->repeat_mode);
  }
  /// With TASKCORE_TASK_STARTED in fields: since when it is in progress
  [[nodiscard]] std::optional<taskcore::instant> started() const {
    if (!(raw_->fields & TASKCORE_TASK_STARTED)) return std::nullopt;
    return internal::to_instant(raw_->started_ms);
  }
  /// With TASKCORE_TASK_CANCELLED in fields
  [[nodiscard]] std::optional<taskcore::instant> cancelled() const {
    if (!(raw_->fields & TASKCORE_TASK_CANCELLED)) return std::nullopt;
    return internal::to_instant(raw_->cancelled_ms);
  }
  /// TASKCORE_MOMENT_...: when it is meant to be done
  [[nodiscard]] taskcore::moment planned() const {
    return {raw_->planned_kind, raw_->planned_date, raw_->planned_ms};
  }
  /// TASKCORE_MOMENT_...: after it the task is pointless
  [[nodiscard]] taskcore::moment until() const {
    return {raw_->until_kind, raw_->until_date, raw_->until_ms};
  }
  /// The uid of the section of its project that it is below; "" for none
  [[nodiscard]] std::string_view section_uid() const {
    return internal::text(raw_->section_uid);
  }
  /// Of own fields, in the order of these; NULL when it has none
  [[nodiscard]] rows_view<taskcore::field_value> field_values() const {
    return internal::rows<taskcore::field_value>(raw_->field_values, raw_->field_value_count);
  }
  /// In their order; NULL when it has none
  [[nodiscard]] rows_view<taskcore::link> links() const {
    return internal::rows<taskcore::link>(raw_->links, raw_->link_count);
  }
  /// What an hour of it costs; 0 when it does not say
  [[nodiscard]] std::optional<std::int64_t> hourly_rate_millionths() const {
    if (!(raw_->fields & TASKCORE_TASK_HOURLY_RATE)) return std::nullopt;
    return raw_->hourly_rate_millionths;
  }
  /// Which of its times float, and so hold by the clock wherever one is: TASKCORE_TASK_START,
  /// _PLANNED, _DUE and _UNTIL; their kind is TASKCORE_MOMENT_DATE_TIME, and their _ms are what
  /// they are in the store's zone
  [[nodiscard]] taskcore::task_field floating() const {
    return static_cast<taskcore::task_field>(raw_->floating);
  }

 private:
  const taskcore_task *raw_;
};

/// Some tasks of a grouped list.
class group {
 public:
  explicit group(const taskcore_group *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_group *get() const noexcept { return raw_; }
  /// The id of a project, section, tag or parent, a day as yyyymmdd, the Monday of a week, or 0 for
  /// none; or a priority or a slot
  [[nodiscard]] std::int64_t key() const {
    return raw_->key;
  }
  /// Such as "Home", "2026-12-24", "2026-W52" or "P1"; it lives in the list
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// The index of its first row; with row_count 0: where it would be
  [[nodiscard]] std::size_t first() const {
    return raw_->first;
  }
  /// How many rows of the list are in it
  [[nodiscard]] std::size_t row_count() const {
    return raw_->row_count;
  }
  /// How many tasks it has, whatever the limit and offset
  [[nodiscard]] std::int64_t total_count() const {
    return raw_->total_count;
  }

 private:
  const taskcore_group *raw_;
};

/// A project, as it was when it was read. Its strings live in its list.
class project {
 public:
  explicit project(const taskcore_project *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_project *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// Of its tasks
  [[nodiscard]] std::int64_t open_count() const {
    return raw_->open_count;
  }
  /// Of its tasks
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// "" when it has none
  [[nodiscard]] std::string_view description() const {
    return internal::text(raw_->description);
  }
  /// "" when it has none
  [[nodiscard]] std::string_view icon() const {
    return internal::text(raw_->icon);
  }
  /// With is_archived: since when
  [[nodiscard]] std::optional<taskcore::instant> archived() const {
    if (!(raw_->archived_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->archived_ms);
  }
  /// 0 or 1
  [[nodiscard]] bool is_archived() const {
    return raw_->is_archived != 0;
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// The names of the projects that it is below and its own, with dots between: "Work.Garden"
  [[nodiscard]] std::string_view path() const {
    return internal::text(raw_->path);
  }
  /// The project that it is below; 0: none
  [[nodiscard]] std::int64_t parent_id() const {
    return raw_->parent_id;
  }
  /// Of its tasks and those of the projects below it; archived ones count only below an archived
  /// one
  [[nodiscard]] std::int64_t tree_open_count() const {
    return raw_->tree_open_count;
  }
  /// likewise
  [[nodiscard]] std::int64_t tree_completed_count() const {
    return raw_->tree_completed_count;
  }
  /// How many projects it is below
  [[nodiscard]] std::int32_t depth() const {
    return raw_->depth;
  }
  /// The client that it says it is for; 0: none, and that of the project above it counts
  [[nodiscard]] std::int64_t client_id() const {
    return raw_->client_id;
  }
  /// What an hour costs; 0: none, and that of the project above it counts, or of the client
  [[nodiscard]] std::optional<std::int64_t> hourly_rate_millionths() const {
    if (!(raw_->hourly_rate_millionths != 0)) return std::nullopt;
    return raw_->hourly_rate_millionths;
  }

 private:
  const taskcore_project *raw_;
};

/// A heading within a project, as it was when it was read. Its strings live in its list.
class project_section {
 public:
  explicit project_section(const taskcore_project_section *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_project_section *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// The project that it is in
  [[nodiscard]] std::int64_t project_id() const {
    return raw_->project_id;
  }
  /// Of the tasks that are below it
  [[nodiscard]] std::int64_t open_count() const {
    return raw_->open_count;
  }
  /// Of the tasks that are below it
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }

 private:
  const taskcore_project_section *raw_;
};

/// A tag that at least one task outside of the trash or an event has, or that has a colour, as it
/// was when it was read. Its name lives in its list.
class tag {
 public:
  explicit tag(const taskcore_tag *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_tag *get() const noexcept { return raw_; }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// Of the tasks that have it
  [[nodiscard]] std::int64_t open_count() const {
    return raw_->open_count;
  }
  /// Of the tasks that have it
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// How many events have it; a series counts once, and each changed occurrence
  [[nodiscard]] std::int64_t event_count() const {
    return raw_->event_count;
  }

 private:
  const taskcore_tag *raw_;
};

/// A saved filter, as it was when it was read. Its strings live in its list.
class filter {
 public:
  explicit filter(const taskcore_filter *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_filter *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  [[nodiscard]] std::string_view query() const {
    return internal::text(raw_->query);
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }

 private:
  const taskcore_filter *raw_;
};

/// A template, as it was when it was read. Its strings live in its list.
class template_ {
 public:
  explicit template_(const taskcore_template *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_template *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// How many tasks are made of it
  [[nodiscard]] std::int64_t task_count() const {
    return raw_->task_count;
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant modified() const {
    return internal::to_instant(raw_->modified_ms);
  }
  /// 1: of a project; 0: of a task with its subtasks
  [[nodiscard]] bool is_project() const {
    return raw_->is_project != 0;
  }

 private:
  const taskcore_template *raw_;
};

/// A task that a template makes. Its strings live in its list.
class template_task {
 public:
  explicit template_task(const taskcore_template_task *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_template_task *get() const noexcept { return raw_; }
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// The name of the section that it comes to be below; "" for none
  [[nodiscard]] std::string_view section() const {
    return internal::text(raw_->section);
  }
  /// How many tasks of the list it is under
  [[nodiscard]] std::int64_t depth() const {
    return raw_->depth;
  }
  /// With has_start: on which day from that of its use, which is 0
  [[nodiscard]] std::int64_t start_day() const {
    return raw_->start_day;
  }
  /// With has_start: when on that day by the clock, in seconds; -1: all day
  [[nodiscard]] std::int64_t start_time_s() const {
    return raw_->start_time_s;
  }
  /// With has_due: as start_day
  [[nodiscard]] std::int64_t due_day() const {
    return raw_->due_day;
  }
  /// With has_due: as start_time_s
  [[nodiscard]] std::int64_t due_time_s() const {
    return raw_->due_time_s;
  }
  /// 0 or 1
  [[nodiscard]] bool has_start() const {
    return raw_->has_start != 0;
  }
  /// 0 or 1
  [[nodiscard]] bool has_due() const {
    return raw_->has_due != 0;
  }

 private:
  const taskcore_template_task *raw_;
};

/// A part of a line that was understood.
class token {
 public:
  explicit token(const taskcore_token *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_token *get() const noexcept { return raw_; }
  /// What it says, such as TASKCORE_TASK_DUE or TASKCORE_TASK_TAGS_ADDED
  [[nodiscard]] taskcore::task_field field() const {
    return static_cast<taskcore::task_field>(raw_->field);
  }
  /// In bytes
  [[nodiscard]] std::size_t start() const {
    return raw_->start;
  }
  /// In bytes
  [[nodiscard]] std::size_t length() const {
    return raw_->length;
  }

 private:
  const taskcore_token *raw_;
};

/// A part of a line that looks as if it meant something, and is a part of the title.
class unread_part {
 public:
  explicit unread_part(const taskcore_unread_part *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_unread_part *get() const noexcept { return raw_; }
  /// What it would have said, such as TASKCORE_TASK_DUE; 0 when nobody can tell
  [[nodiscard]] taskcore::task_field field() const {
    return static_cast<taskcore::task_field>(raw_->field);
  }
  /// In bytes
  [[nodiscard]] std::size_t start() const {
    return raw_->start;
  }
  /// In bytes
  [[nodiscard]] std::size_t length() const {
    return raw_->length;
  }
  /// A sentence that says why, and what would be right
  [[nodiscard]] std::string_view message() const {
    return internal::text(raw_->message);
  }
  /// TASKCORE_UNREAD_...: why
  [[nodiscard]] taskcore::unread_reason reason() const {
    return static_cast<taskcore::unread_reason>(raw_->reason);
  }

 private:
  const taskcore_unread_part *raw_;
};

/// What a line of quick add says; all of it lives in its handle.
class quick_add_content {
 public:
  explicit quick_add_content(const taskcore_quick_add_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_quick_add_content *get() const noexcept { return raw_; }
  /// Ready for taskcore_task_add, or for taskcore_task_update when it is of changes
  [[nodiscard]] std::optional<taskcore::task_input> input() const {
    return internal::maybe<taskcore::task_input>(raw_->input);
  }
  /// In the order of the line; NULL for none
  [[nodiscard]] rows_view<taskcore::token> tokens() const {
    return internal::rows<taskcore::token>(raw_->tokens, raw_->token_count);
  }
  /// What was not read, in the order of the line; NULL for none
  [[nodiscard]] rows_view<taskcore::unread_part> unread() const {
    return internal::rows<taskcore::unread_part>(raw_->unread, raw_->unread_count);
  }
  /// What was understood, for people: "Pay rent - Mon 23 Nov 17:00, new project Homme, every month"
  [[nodiscard]] std::string_view summary() const {
    return internal::text(raw_->summary);
  }
  /// The project that is to be made; NULL when there is one, or none is said
  [[nodiscard]] std::string_view new_project() const {
    return internal::text(raw_->new_project);
  }
  /// The project that was probably meant instead; NULL for none
  [[nodiscard]] std::string_view nearest_project() const {
    return internal::text(raw_->nearest_project);
  }
  /// The tags that no task has yet; NULL for none
  [[nodiscard]] texts_view new_tags() const {
    return internal::texts(raw_->new_tags, raw_->new_tag_count);
  }

 private:
  const taskcore_quick_add_content *raw_;
};

/// One property of a task that changed once, as it was read. Its strings live in its list.
class history_entry {
 public:
  explicit history_entry(const taskcore_history_entry *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_history_entry *get() const noexcept { return raw_; }
  /// Those of one call have the same
  [[nodiscard]] std::int64_t step_id() const {
    return raw_->step_id;
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant at() const {
    return internal::to_instant(raw_->at_ms);
  }
  /// The uid of the device that did it
  [[nodiscard]] std::string_view device() const {
    return internal::text(raw_->device);
  }
  /// Such as "title"; "id" where it came into being or went
  [[nodiscard]] std::string_view property() const {
    return internal::text(raw_->property);
  }
  /// As a text; NULL when it had none
  [[nodiscard]] std::string_view old_value() const {
    return internal::text(raw_->old_value);
  }
  /// As a text; NULL when it has none any more
  [[nodiscard]] std::string_view new_value() const {
    return internal::text(raw_->new_value);
  }
  /// TASKCORE_ACTION_...
  [[nodiscard]] taskcore::action action() const {
    return static_cast<taskcore::action>(raw_->action);
  }
  /// What its people call that device now; "": none that is known here
  [[nodiscard]] std::string_view device_name() const {
    return internal::text(raw_->device_name);
  }

 private:
  const taskcore_history_entry *raw_;
};

/// One task as a line on a screen; its strings live in its handle.
class row {
 public:
  explicit row(const taskcore_row *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_row *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t task_id() const {
    return raw_->task_id;
  }
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// Such as "Today 17:00" or "2 days overdue"; "" without
  [[nodiscard]] std::string_view due_label() const {
    return internal::text(raw_->due_label);
  }
  /// "" for Inbox
  [[nodiscard]] std::string_view project_label() const {
    return internal::text(raw_->project_label);
  }
  /// Such as "@bank @home"; "" without
  [[nodiscard]] std::string_view tags_label() const {
    return internal::text(raw_->tags_label);
  }
  /// "P0" to "P3", or ""
  [[nodiscard]] std::string_view priority_label() const {
    return internal::text(raw_->priority_label);
  }
  /// Of its subtasks, such as "1 of 3"; "" without
  [[nodiscard]] std::string_view progress_label() const {
    return internal::text(raw_->progress_label);
  }
  /// Such as "Waits for" and a title; "" when it waits for none
  [[nodiscard]] std::string_view blocked_label() const {
    return internal::text(raw_->blocked_label);
  }
  /// 1 when it is done or cancelled
  [[nodiscard]] bool is_struck_through() const {
    return raw_->is_struck_through != 0;
  }
  /// 0 or 1
  [[nodiscard]] bool is_favourite() const {
    return raw_->is_favourite != 0;
  }
  /// 0 or 1
  [[nodiscard]] bool is_overdue() const {
    return raw_->is_overdue != 0;
  }
  /// 1 with a due
  [[nodiscard]] bool has_days_remaining() const {
    return raw_->has_days_remaining != 0;
  }
  /// From today to the due's day; negative when it is over
  [[nodiscard]] std::int32_t days_remaining() const {
    return raw_->days_remaining;
  }
  /// How far it is to be indented
  [[nodiscard]] std::int32_t depth() const {
    return raw_->depth;
  }
  /// TASKCORE_COLOUR_...: of the priority; green when it is done, grey when it is cancelled or
  /// expired
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// TASKCORE_COLOUR_...: red when overdue, orange today, else grey
  [[nodiscard]] taskcore::colour due_colour() const {
    return static_cast<taskcore::colour>(raw_->due_colour);
  }
  /// What may be done with it now: TASKCORE_ALLOWS_... joined by |
  [[nodiscard]] taskcore::allowed_action actions() const {
    return static_cast<taskcore::allowed_action>(raw_->actions);
  }
  /// TASKCORE_ROW_...: what tells it apart from others
  [[nodiscard]] taskcore::row_state state() const {
    return static_cast<taskcore::row_state>(raw_->state);
  }

 private:
  const taskcore_row *raw_;
};

/// A part of the home screen with a heading.
class section {
 public:
  explicit section(const taskcore_section *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_section *get() const noexcept { return raw_; }
  /// Such as "Morning"
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// The index of its first row
  [[nodiscard]] std::size_t first() const {
    return raw_->first;
  }
  [[nodiscard]] std::size_t row_count() const {
    return raw_->row_count;
  }
  /// May be more than its rows
  [[nodiscard]] std::int64_t total_count() const {
    return raw_->total_count;
  }
  /// TASKCORE_SECTION_...
  [[nodiscard]] taskcore::section_kind kind() const {
    return static_cast<taskcore::section_kind>(raw_->kind);
  }

 private:
  const taskcore_section *raw_;
};

/// A choice above the home screen.
class chip {
 public:
  explicit chip(const taskcore_chip *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_chip *get() const noexcept { return raw_; }
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// In the language of queries; "" for all
  [[nodiscard]] std::string_view query() const {
    return internal::text(raw_->query);
  }
  /// Of the project or filter; else 0
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  /// How many open tasks it shows
  [[nodiscard]] std::int64_t open_count() const {
    return raw_->open_count;
  }
  /// TASKCORE_CHIP_...
  [[nodiscard]] taskcore::chip_kind kind() const {
    return static_cast<taskcore::chip_kind>(raw_->kind);
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// 0 or 1
  [[nodiscard]] bool is_selected() const {
    return raw_->is_selected != 0;
  }

 private:
  const taskcore_chip *raw_;
};

/// The home screen; all of it lives in its handle.
class home_content {
 public:
  explicit home_content(const taskcore_home_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_home_content *get() const noexcept { return raw_; }
  /// "My Tasks"
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// Such as "Thursday 24 December"
  [[nodiscard]] std::string_view date_label() const {
    return internal::text(raw_->date_label);
  }
  /// Of today, such as "3 of 5 done"; "" without tasks
  [[nodiscard]] std::string_view progress_label() const {
    return internal::text(raw_->progress_label);
  }
  [[nodiscard]] rows_view<taskcore::chip> chips() const {
    return internal::rows<taskcore::chip>(raw_->chips, raw_->chip_count);
  }
  /// Those with rows
  [[nodiscard]] rows_view<taskcore::section> sections() const {
    return internal::rows<taskcore::section>(raw_->sections, raw_->section_count);
  }
  [[nodiscard]] rows_view<taskcore::row> rows() const {
    return internal::rows<taskcore::row>(raw_->rows, raw_->row_count);
  }
  /// Open tasks, but for hidden and archived ones
  [[nodiscard]] std::int64_t open_count() const {
    return raw_->open_count;
  }
  /// Tasks and occurrences, wherever they are by now, as the report and the pulse count them
  [[nodiscard]] std::int64_t completed_today_count() const {
    return raw_->completed_today_count;
  }
  /// Such as "A fresh start"; "All done" may stand above what was completed today; "" when there is
  /// something to do or to show
  [[nodiscard]] std::string_view empty_title() const {
    return internal::text(raw_->empty_title);
  }
  /// Such as "Anything to add?"
  [[nodiscard]] std::string_view empty_message() const {
    return internal::text(raw_->empty_message);
  }
  /// TASKCORE_EMPTY_...
  [[nodiscard]] taskcore::empty_state empty_state() const {
    return static_cast<taskcore::empty_state>(raw_->empty_state);
  }
  /// Today, yyyymmdd
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }

 private:
  const taskcore_home_content *raw_;
};

/// A property of a task as a line on a screen.
class detail_field {
 public:
  explicit detail_field(const taskcore_detail_field *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_detail_field *get() const noexcept { return raw_; }
  /// TASKCORE_TASK_..., or 0 for what cannot be edited
  [[nodiscard]] taskcore::task_field field() const {
    return static_cast<taskcore::task_field>(raw_->field);
  }
  /// Such as "Due"
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// Such as "Thursday 24 December 2026, 17:00"; "" without
  [[nodiscard]] std::string_view value() const {
    return internal::text(raw_->value);
  }

 private:
  const taskcore_detail_field *raw_;
};

/// One task with all that a screen says of it; all of it lives in its handle.
class detail_content {
 public:
  explicit detail_content(const taskcore_detail_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_detail_content *get() const noexcept { return raw_; }
  /// Its own line
  [[nodiscard]] std::optional<taskcore::row> row() const {
    return internal::maybe<taskcore::row>(raw_->row);
  }
  /// Every field, also those without a value
  [[nodiscard]] rows_view<taskcore::detail_field> fields() const {
    return internal::rows<taskcore::detail_field>(raw_->fields, raw_->field_count);
  }
  /// Direct ones, in the manual order
  [[nodiscard]] rows_view<taskcore::row> subtasks() const {
    return internal::rows<taskcore::row>(raw_->subtasks, raw_->subtask_count);
  }
  /// The open tasks that it waits for
  [[nodiscard]] rows_view<taskcore::row> blockers() const {
    return internal::rows<taskcore::row>(raw_->blockers, raw_->blocker_count);
  }
  /// TASKCORE_ALLOWS_... joined by |
  [[nodiscard]] taskcore::allowed_action actions() const {
    return static_cast<taskcore::allowed_action>(raw_->actions);
  }

 private:
  const taskcore_detail_content *raw_;
};

/// What happened to one thing in a commit.
class change {
 public:
  explicit change(const taskcore_change *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_change *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  /// Borrowed for the callback
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// Of what was updated: the bits of its kind, TASKCORE_TASK_..., TASKCORE_PROJECT_...,
  /// TASKCORE_EVENT_..., TASKCORE_INVOICE_... and so on; 0 of a kind that has none
  [[nodiscard]] std::uint64_t fields() const {
    return raw_->fields;
  }
  /// TASKCORE_ENTITY_...
  [[nodiscard]] taskcore::entity entity() const {
    return static_cast<taskcore::entity>(raw_->entity);
  }
  /// TASKCORE_CHANGE_...
  [[nodiscard]] taskcore::change_kind kind() const {
    return static_cast<taskcore::change_kind>(raw_->kind);
  }
  /// Of what was updated: what changed, as taskcore_history_entry names it; also what has no bit
  [[nodiscard]] texts_view properties() const {
    return internal::texts(raw_->properties, raw_->property_count);
  }

 private:
  const taskcore_change *raw_;
};

/// What one commit changed; borrowed for the callback.
class commit {
 public:
  explicit commit(const taskcore_commit *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_commit *get() const noexcept { return raw_; }
  /// One per thing
  [[nodiscard]] rows_view<taskcore::change> changes() const {
    return internal::rows<taskcore::change>(raw_->changes, raw_->change_count);
  }
  /// When it was committed
  [[nodiscard]] taskcore::instant at() const {
    return internal::to_instant(raw_->at_ms);
  }
  /// When this handle learned of it: poll's now_ms for others'
  [[nodiscard]] taskcore::instant noticed() const {
    return internal::to_instant(raw_->noticed_ms);
  }
  /// TASKCORE_ACTION_...
  [[nodiscard]] taskcore::action action() const {
    return static_cast<taskcore::action>(raw_->action);
  }
  /// TASKCORE_ORIGIN_...
  [[nodiscard]] taskcore::origin origin() const {
    return static_cast<taskcore::origin>(raw_->origin);
  }

 private:
  const taskcore_commit *raw_;
};

/// One occurrence of a rule. Its text lives in its list.
class occurrence {
 public:
  explicit occurrence(const taskcore_occurrence *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_occurrence *get() const noexcept { return raw_; }
  /// "20261224T170000" or "20261224"
  [[nodiscard]] std::string_view local() const {
    return internal::text(raw_->local);
  }
  /// TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME
  [[nodiscard]] taskcore::moment start() const {
    return {raw_->kind, raw_->date, raw_->start_ms};
  }

 private:
  const taskcore_occurrence *raw_;
};

/// A task, or an occurrence of one that repeats, as it was when it was completed. Its texts live in
/// its list.
class completion {
 public:
  explicit completion(const taskcore_completion *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_completion *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  /// Follows from the task's uid and the occurrence: the same on all devices
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view task_uid() const {
    return internal::text(raw_->task_uid);
  }
  /// 0 when the task is purged
  [[nodiscard]] std::int64_t task_id() const {
    return raw_->task_id;
  }
  /// A local time, such as "20261224T170000"; "" of a task that does not repeat
  [[nodiscard]] std::string_view occurrence() const {
    return internal::text(raw_->occurrence);
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant completed() const {
    return internal::to_instant(raw_->completed_ms);
  }
  /// Of the task at that time; 0 when it was deleted
  [[nodiscard]] std::int64_t project_id() const {
    return raw_->project_id;
  }
  /// Of the task at that time: TASKCORE_PRIORITY_...
  [[nodiscard]] taskcore::priority priority() const {
    return static_cast<taskcore::priority>(raw_->priority);
  }
  /// TASKCORE_MOMENT_...: when it was due
  [[nodiscard]] taskcore::moment due() const {
    return {raw_->due_kind, raw_->due_date, raw_->due_ms};
  }
  /// What it scored, by the points of that time
  [[nodiscard]] std::int64_t points() const {
    return raw_->points;
  }
  /// Of the task at that time
  [[nodiscard]] texts_view tags() const {
    return internal::texts(raw_->tags, raw_->tag_count);
  }

 private:
  const taskcore_completion *raw_;
};

/// What became of an occurrence of a task that repeats. Its text lives in its list.
class past_occurrence {
 public:
  explicit past_occurrence(const taskcore_past_occurrence *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_past_occurrence *get() const noexcept { return raw_; }
  /// "20261224T170000" or "20261224": which occurrence it is
  [[nodiscard]] std::string_view local() const {
    return internal::text(raw_->local);
  }
  /// TASKCORE_MOMENT_DATE or TASKCORE_MOMENT_DATE_TIME
  [[nodiscard]] taskcore::moment start() const {
    return {raw_->kind, raw_->date, raw_->start_ms};
  }
  /// TASKCORE_OCCURRENCE_...
  [[nodiscard]] taskcore::occurrence_outcome outcome() const {
    return static_cast<taskcore::occurrence_outcome>(raw_->outcome);
  }
  /// When it was completed, perhaps too late; 0: never
  [[nodiscard]] std::optional<taskcore::instant> completed() const {
    if (!(raw_->completed_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->completed_ms);
  }

 private:
  const taskcore_past_occurrence *raw_;
};

/// A list of events with a name, as it was when it was read. Its texts live in its list.
class calendar {
 public:
  explicit calendar(const taskcore_calendar *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_calendar *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// Those in it; a series counts once, and each changed occurrence
  [[nodiscard]] std::int64_t event_count() const {
    return raw_->event_count;
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// 0 or 1
  [[nodiscard]] bool is_visible() const {
    return raw_->is_visible != 0;
  }
  /// 0 or 1
  [[nodiscard]] bool is_read_only() const {
    return raw_->is_read_only != 0;
  }
  /// 0 or 1
  [[nodiscard]] bool is_blocking() const {
    return raw_->is_blocking != 0;
  }

 private:
  const taskcore_calendar *raw_;
};

/// An event, as it was when it was read. Its strings and arrays live in its list.
class event {
 public:
  explicit event(const taskcore_event *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_event *get() const noexcept { return raw_; }
  /// The optional ones that it has: TASKCORE_EVENT_...
  [[nodiscard]] taskcore::event_field fields() const noexcept { return static_cast<taskcore::event_field>(raw_->fields); }
  /// Of this store; never used again
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// TASKCORE_EVENT_KIND_DEADLINE or _MEETING
  [[nodiscard]] taskcore::event_kind kind() const {
    return static_cast<taskcore::event_kind>(raw_->kind);
  }
  /// TASKCORE_MOMENT_DATE or _DATE_TIME
  [[nodiscard]] taskcore::moment start() const {
    return {raw_->start_kind, raw_->start_date, raw_->start_ms};
  }
  /// The first millisecond after it
  [[nodiscard]] taskcore::instant end() const {
    return internal::to_instant(raw_->end_ms);
  }
  /// 0 or 1
  [[nodiscard]] bool is_transparent() const {
    return raw_->is_transparent != 0;
  }
  [[nodiscard]] std::chrono::seconds duration() const {
    return std::chrono::seconds(raw_->duration_s);
  }
  /// The IANA name; "" for whole days
  [[nodiscard]] std::string_view zone() const {
    return internal::text(raw_->zone);
  }
  /// "" when it has none; so with all texts
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  [[nodiscard]] std::string_view location() const {
    return internal::text(raw_->location);
  }
  /// NULL when it has none
  [[nodiscard]] texts_view attendees() const {
    return internal::texts(raw_->attendees, raw_->attendee_count);
  }
  [[nodiscard]] std::string_view url() const {
    return internal::text(raw_->url);
  }
  /// 0 when it belongs to none
  [[nodiscard]] std::int64_t task_id() const {
    return raw_->task_id;
  }
  /// NULL when it has none
  [[nodiscard]] rows_view<taskcore::reminder> reminders() const {
    return internal::rows<taskcore::reminder>(raw_->reminders, raw_->reminder_count);
  }
  [[nodiscard]] std::string_view repeat_rule() const {
    return internal::text(raw_->repeat_rule);
  }
  [[nodiscard]] std::string_view excluded_dates() const {
    return internal::text(raw_->excluded_dates);
  }
  [[nodiscard]] std::string_view added_dates() const {
    return internal::text(raw_->added_dates);
  }
  /// The event that this is a changed occurrence of; else 0
  [[nodiscard]] std::int64_t series_id() const {
    return raw_->series_id;
  }
  /// Which one, as a local time; else ""
  [[nodiscard]] std::string_view occurrence() const {
    return internal::text(raw_->occurrence);
  }
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  [[nodiscard]] taskcore::instant modified() const {
    return internal::to_instant(raw_->modified_ms);
  }
  /// With TASKCORE_EVENT_DONE in fields
  [[nodiscard]] std::optional<taskcore::instant> done() const {
    if (!(raw_->fields & TASKCORE_EVENT_DONE)) return std::nullopt;
    return internal::to_instant(raw_->done_ms);
  }
  /// The calendar that it is in
  [[nodiscard]] std::int64_t calendar_id() const {
    return raw_->calendar_id;
  }
  /// Of own fields, in the order of these; NULL when it has none
  [[nodiscard]] rows_view<taskcore::field_value> field_values() const {
    return internal::rows<taskcore::field_value>(raw_->field_values, raw_->field_value_count);
  }
  /// In their order; NULL when it has none
  [[nodiscard]] rows_view<taskcore::link> links() const {
    return internal::rows<taskcore::link>(raw_->links, raw_->link_count);
  }
  /// 0 when it belongs to none
  [[nodiscard]] std::int64_t project_id() const {
    return raw_->project_id;
  }
  /// Its path, which is its name unless it is below others; "" when it belongs to none
  [[nodiscard]] std::string_view project() const {
    return internal::text(raw_->project);
  }
  /// Sorted; NULL when it has none
  [[nodiscard]] texts_view tags() const {
    return internal::texts(raw_->tags, raw_->tag_count);
  }
  /// 1: at the same time by the clock wherever one is; its start and end are what they are in the
  /// store's zone
  [[nodiscard]] bool is_floating() const {
    return raw_->is_floating != 0;
  }
  /// What the user answered to the invitation: TASKCORE_PARTICIPATION_...; _NONE: there is none, or
  /// it is not known who the user is
  [[nodiscard]] std::optional<taskcore::participation> participation() const {
    if (!(raw_->fields & TASKCORE_EVENT_PARTICIPATION)) return std::nullopt;
    return static_cast<taskcore::participation>(raw_->participation);
  }

 private:
  const taskcore_event *raw_;
};

/// Two things that take the same time: [start, end) of both meet. Its texts live in its list.
class conflict {
 public:
  explicit conflict(const taskcore_conflict *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_conflict *get() const noexcept { return raw_; }
  /// 0: the one that is to be added
  [[nodiscard]] std::int64_t event_id() const {
    return raw_->event_id;
  }
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// Of a series; else ""
  [[nodiscard]] std::string_view occurrence() const {
    return internal::text(raw_->occurrence);
  }
  [[nodiscard]] taskcore::instant start() const {
    return internal::to_instant(raw_->start_ms);
  }
  [[nodiscard]] taskcore::instant end() const {
    return internal::to_instant(raw_->end_ms);
  }
  /// What it hits
  [[nodiscard]] std::int64_t other_id() const {
    return raw_->other_id;
  }
  [[nodiscard]] std::string_view other_title() const {
    return internal::text(raw_->other_title);
  }
  [[nodiscard]] std::string_view other_occurrence() const {
    return internal::text(raw_->other_occurrence);
  }
  [[nodiscard]] taskcore::instant other_start() const {
    return internal::to_instant(raw_->other_start_ms);
  }
  [[nodiscard]] taskcore::instant other_end() const {
    return internal::to_instant(raw_->other_end_ms);
  }

 private:
  const taskcore_conflict *raw_;
};

/// What a day holds, against its working hours.
class day_load {
 public:
  explicit day_load(const taskcore_day_load *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_day_load *get() const noexcept { return raw_; }
  /// yyyymmdd
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }
  /// 1: it holds more than there is time for
  [[nodiscard]] bool is_over() const {
    return raw_->is_over != 0;
  }
  /// How long its working hours are
  [[nodiscard]] std::chrono::seconds working() const {
    return std::chrono::seconds(raw_->working_s);
  }
  /// How much of them events take
  [[nodiscard]] std::chrono::seconds booked() const {
    return std::chrono::seconds(raw_->booked_s);
  }
  /// What its tasks are estimated to take
  [[nodiscard]] std::chrono::seconds estimated() const {
    return std::chrono::seconds(raw_->estimated_s);
  }
  /// What is left of the working hours; below 0, by how much it is too much
  [[nodiscard]] std::chrono::seconds free() const {
    return std::chrono::seconds(raw_->free_s);
  }
  /// How many tasks are to be done on it
  [[nodiscard]] std::int64_t task_count() const {
    return raw_->task_count;
  }
  /// How many of them have no estimate
  [[nodiscard]] std::int64_t unestimated_count() const {
    return raw_->unestimated_count;
  }

 private:
  const taskcore_day_load *raw_;
};

/// A time that no event takes.
class free_time {
 public:
  explicit free_time(const taskcore_free_time *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_free_time *get() const noexcept { return raw_; }
  /// The first slot in it begins here
  [[nodiscard]] taskcore::instant start() const {
    return internal::to_instant(raw_->start_ms);
  }
  /// And so long it stays free
  [[nodiscard]] taskcore::instant end() const {
    return internal::to_instant(raw_->end_ms);
  }

 private:
  const taskcore_free_time *raw_;
};

/// One thing on one day; what lasts several has an entry on each. Its texts live in its list.
class agenda_entry {
 public:
  explicit agenda_entry(const taskcore_agenda_entry *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_agenda_entry *get() const noexcept { return raw_; }
  /// Yyyymmdd: the day on which it stands
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }
  /// TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT
  [[nodiscard]] taskcore::entity entity() const {
    return static_cast<taskcore::entity>(raw_->entity);
  }
  /// Of the task or event; of a changed occurrence, its own
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// Of what repeats, as a local time; else ""
  [[nodiscard]] std::string_view occurrence() const {
    return internal::text(raw_->occurrence);
  }
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// "" without
  [[nodiscard]] std::string_view location() const {
    return internal::text(raw_->location);
  }
  /// Such as "09:00-10:30", "until 10:30" or "all day"; of a deadline "due 17:00", or "due" on its
  /// last day
  [[nodiscard]] std::string_view time_label() const {
    return internal::text(raw_->time_label);
  }
  /// Of a task: its due; of whole days: when they begin
  [[nodiscard]] taskcore::instant start() const {
    return internal::to_instant(raw_->start_ms);
  }
  [[nodiscard]] taskcore::instant end() const {
    return internal::to_instant(raw_->end_ms);
  }
  /// 1 for a due date and for events of whole days
  [[nodiscard]] bool is_all_day() const {
    return raw_->is_all_day != 0;
  }
  /// Of an event: TASKCORE_EVENT_KIND_...; else 0
  [[nodiscard]] taskcore::event_kind kind() const {
    return static_cast<taskcore::event_kind>(raw_->kind);
  }
  /// On which of its days it is, from 0
  [[nodiscard]] std::int32_t day_index() const {
    return raw_->day_index;
  }
  /// How many days it touches
  [[nodiscard]] std::int32_t day_count() const {
    return raw_->day_count;
  }
  /// 0 or 1
  [[nodiscard]] bool is_done() const {
    return raw_->is_done != 0;
  }
  /// 1 for an occurrence of a task after its present one
  [[nodiscard]] bool is_projected() const {
    return raw_->is_projected != 0;
  }
  /// TASKCORE_COLOUR_...; of a deadline by how much time is left
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// To go on after it
  [[nodiscard]] std::string_view cursor() const {
    return internal::text(raw_->cursor);
  }

 private:
  const taskcore_agenda_entry *raw_;
};

/// A day in the grid of a month.
class month_day {
 public:
  explicit month_day(const taskcore_month_day *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_month_day *get() const noexcept { return raw_; }
  /// yyyymmdd
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }
  /// 0 for the days before and after, which fill the weeks
  [[nodiscard]] bool is_in_month() const {
    return raw_->is_in_month != 0;
  }
  /// 0 or 1
  [[nodiscard]] bool is_today() const {
    return raw_->is_today != 0;
  }
  /// ISO 8601
  [[nodiscard]] std::int32_t week_number() const {
    return raw_->week_number;
  }
  [[nodiscard]] std::int64_t event_count() const {
    return raw_->event_count;
  }
  /// Open ones, due then
  [[nodiscard]] std::int64_t task_count() const {
    return raw_->task_count;
  }
  /// Tasks that were completed then, and occurrences
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }

 private:
  const taskcore_month_day *raw_;
};

/// A dated note on a task, an event or an invoice. Its texts live in its list.
class comment {
 public:
  explicit comment(const taskcore_comment *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_comment *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// What it is on: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or TASKCORE_ENTITY_INVOICE
  [[nodiscard]] taskcore::entity entity() const {
    return static_cast<taskcore::entity>(raw_->entity);
  }
  /// Of the task, event or invoice
  [[nodiscard]] std::int64_t item_id() const {
    return raw_->item_id;
  }
  /// What that is called; of an invoice its number, "" of a draft
  [[nodiscard]] std::string_view item_title() const {
    return internal::text(raw_->item_title);
  }
  [[nodiscard]] std::string_view text() const {
    return internal::text(raw_->text);
  }
  /// When it was written
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// When its text was changed last; 0: never
  [[nodiscard]] std::optional<taskcore::instant> modified() const {
    if (!(raw_->modified_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->modified_ms);
  }

 private:
  const taskcore_comment *raw_;
};

/// What a poll said, once. Its texts live in its list.
class alert {
 public:
  explicit alert(const taskcore_alert *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_alert *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// TASKCORE_ALERT_KIND_...
  [[nodiscard]] taskcore::alert_kind kind() const {
    return static_cast<taskcore::alert_kind>(raw_->kind);
  }
  /// How often it was put off
  [[nodiscard]] std::int32_t snooze_count() const {
    return raw_->snooze_count;
  }
  /// Of the task, event or focus session
  [[nodiscard]] std::int64_t item_id() const {
    return raw_->item_id;
  }
  /// Of what repeats, as a local time; else ""
  [[nodiscard]] std::string_view occurrence() const {
    return internal::text(raw_->occurrence);
  }
  /// Of the task or event; of a focus session, what is over
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// Such as "Today 17:00"; of a deadline "Due today 17:00"
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// When it was to be said
  [[nodiscard]] taskcore::instant at() const {
    return internal::to_instant(raw_->at_ms);
  }
  /// When a poll said it last
  [[nodiscard]] taskcore::instant fired() const {
    return internal::to_instant(raw_->fired_ms);
  }
  /// When the task is due, or the event begins
  [[nodiscard]] taskcore::instant item_start() const {
    return internal::to_instant(raw_->item_start_ms);
  }
  /// 0: not yet
  [[nodiscard]] std::optional<taskcore::instant> acknowledged() const {
    if (!(raw_->acknowledged_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->acknowledged_ms);
  }
  /// 0: it is not put off
  [[nodiscard]] std::optional<taskcore::instant> snoozed_until() const {
    if (!(raw_->snoozed_until_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->snoozed_until_ms);
  }
  /// Of a time that floats: the IANA name of the zone by which it was said; else ""
  [[nodiscard]] std::string_view zone() const {
    return internal::text(raw_->zone);
  }

 private:
  const taskcore_alert *raw_;
};

/// A focus session or a break. Its texts live in its list.
class focus_session {
 public:
  explicit focus_session(const taskcore_focus_session *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_focus_session *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// TASKCORE_FOCUS_KIND_WORK, _SHORT_BREAK or _LONG_BREAK
  [[nodiscard]] taskcore::focus_kind kind() const {
    return static_cast<taskcore::focus_kind>(raw_->kind);
  }
  /// TASKCORE_FOCUS_STATE_...
  [[nodiscard]] taskcore::focus_state state() const {
    return static_cast<taskcore::focus_state>(raw_->state);
  }
  /// Which one since the last long break, from 1
  [[nodiscard]] std::int32_t round() const {
    return raw_->round;
  }
  /// Of its length: 0 to 1,000,000
  [[nodiscard]] std::int32_t elapsed_millionths() const {
    return raw_->elapsed_millionths;
  }
  /// 0 for none
  [[nodiscard]] std::int64_t task_id() const {
    return raw_->task_id;
  }
  /// Of the task; "" for none
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// What was set: 1 to 60 whole minutes
  [[nodiscard]] std::chrono::milliseconds length() const {
    return std::chrono::milliseconds(raw_->length_ms);
  }
  /// Without its pauses, at most its length
  [[nodiscard]] std::chrono::milliseconds elapsed() const {
    return std::chrono::milliseconds(raw_->elapsed_ms);
  }
  [[nodiscard]] std::chrono::milliseconds remaining() const {
    return std::chrono::milliseconds(raw_->remaining_ms);
  }
  [[nodiscard]] taskcore::instant started() const {
    return internal::to_instant(raw_->started_ms);
  }
  /// When it will be over if it goes on; 0 while it is paused
  [[nodiscard]] std::optional<taskcore::instant> ends() const {
    if (!(raw_->ends_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->ends_ms);
  }
  /// When it was finished or cancelled; else 0
  [[nodiscard]] std::optional<taskcore::instant> finished() const {
    if (!(raw_->finished_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->finished_ms);
  }
  /// Such as "12:34" left
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }

 private:
  const taskcore_focus_session *raw_;
};

/// How much was worked on something. Its text lives in its list.
class focus_total {
 public:
  explicit focus_total(const taskcore_focus_total *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_focus_total *get() const noexcept { return raw_; }
  /// A task's or project's id, 0 for none, or a day as yyyymmdd
  [[nodiscard]] std::int64_t key() const {
    return raw_->key;
  }
  /// The task's title, the project's path or the day
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// Of work, without pauses and breaks
  [[nodiscard]] std::chrono::milliseconds total() const {
    return std::chrono::milliseconds(raw_->total_ms);
  }
  /// With any work in it
  [[nodiscard]] std::int64_t session_count() const {
    return raw_->session_count;
  }

 private:
  const taskcore_focus_total *raw_;
};

/// A time entry, or a focus session, which is one with a length. Its texts live in its list.
class time_entry {
 public:
  explicit time_entry(const taskcore_time_entry *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_time_entry *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// TASKCORE_ENTITY_TIME_ENTRY, or TASKCORE_ENTITY_FOCUS_SESSION, whose id and uid it then has
  [[nodiscard]] taskcore::entity entity() const {
    return static_cast<taskcore::entity>(raw_->entity);
  }
  /// 1: it has no end yet
  [[nodiscard]] bool is_running() const {
    return raw_->is_running != 0;
  }
  /// 0 for none, and for one that was purged
  [[nodiscard]] std::int64_t task_id() const {
    return raw_->task_id;
  }
  /// Of the task; "" for none
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// 0 for none, and for one that was deleted
  [[nodiscard]] std::int64_t project_id() const {
    return raw_->project_id;
  }
  /// Its path, which is its name unless it is below others; "" for none
  [[nodiscard]] std::string_view project() const {
    return internal::text(raw_->project);
  }
  /// When it began
  [[nodiscard]] taskcore::instant start() const {
    return internal::to_instant(raw_->start_ms);
  }
  /// When it ended; 0 while it is running
  [[nodiscard]] std::optional<taskcore::instant> end() const {
    if (!(raw_->end_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->end_ms);
  }
  /// Up to now while it is running; of a focus session without its pauses
  [[nodiscard]] std::chrono::milliseconds duration() const {
    return std::chrono::milliseconds(raw_->duration_ms);
  }
  /// "" for none
  [[nodiscard]] std::string_view note() const {
    return internal::text(raw_->note);
  }
  /// 1: another one was running at the same time
  [[nodiscard]] bool is_overlapping() const {
    return raw_->is_overlapping != 0;
  }
  /// Its own rate; 0: none
  [[nodiscard]] std::optional<std::int64_t> hourly_rate_millionths() const {
    if (!(raw_->hourly_rate_millionths != 0)) return std::nullopt;
    return raw_->hourly_rate_millionths;
  }
  /// The client that its project is for; 0 for none
  [[nodiscard]] std::int64_t client_id() const {
    return raw_->client_id;
  }
  /// What an hour of it costs: its own rate, else that of the task, of the project or of the
  /// nearest above that has one, or of the client; 0: none says it
  [[nodiscard]] std::optional<std::int64_t> rate_millionths() const {
    if (!(raw_->rate_millionths != 0)) return std::nullopt;
    return raw_->rate_millionths;
  }

 private:
  const taskcore_time_entry *raw_;
};

/// How much time was spent on something. Its text lives in its list.
class time_total {
 public:
  explicit time_total(const taskcore_time_total *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_time_total *get() const noexcept { return raw_; }
  /// The id of a task, project or client, 0 for none; a day as yyyymmdd; 0 of a tag
  [[nodiscard]] std::int64_t key() const {
    return raw_->key;
  }
  /// The task's title, the path of the project, the name of the client, the day or the tag
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// Of entries, and of focus sessions without pauses and breaks
  [[nodiscard]] std::chrono::milliseconds total() const {
    return std::chrono::milliseconds(raw_->total_ms);
  }
  /// How many of them there are
  [[nodiscard]] std::int64_t entry_count() const {
    return raw_->entry_count;
  }
  /// What the time costs at its rates, in minor units of the currency; 0 without any rate
  [[nodiscard]] std::int64_t amount_minor() const {
    return raw_->amount_minor;
  }
  /// ISO 4217: of the client, without one that of the profile; "" where there is no amount, or in
  /// several currencies
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }

 private:
  const taskcore_time_total *raw_;
};

/// Days that neither keep nor break a streak.
class holiday {
 public:
  explicit holiday(const taskcore_holiday *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_holiday *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  /// Yyyymmdd; 0: it lasts until it is ended
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }

 private:
  const taskcore_holiday *raw_;
};

/// What happened on a day of the store's zone. Of a day that is not over, what would be so if
/// nothing more happened.
class pulse_day {
 public:
  explicit pulse_day(const taskcore_pulse_day *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_pulse_day *get() const noexcept { return raw_; }
  /// yyyymmdd
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }
  /// 1: it is on an ignored weekday or a holiday
  [[nodiscard]] bool is_paused() const {
    return raw_->is_paused != 0;
  }
  /// Tasks and occurrences
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }
  /// tasks
  [[nodiscard]] std::int64_t added_count() const {
    return raw_->added_count;
  }
  /// Tasks and occurrences that were due on it, done or not
  [[nodiscard]] std::int64_t due_count() const {
    return raw_->due_count;
  }
  /// At its end: open, and due until then
  [[nodiscard]] std::int64_t overdue_count() const {
    return raw_->overdue_count;
  }
  /// At its end: open tasks
  [[nodiscard]] std::int64_t open_count() const {
    return raw_->open_count;
  }
  [[nodiscard]] std::int64_t points() const {
    return raw_->points;
  }
  /// Worked in focus sessions
  [[nodiscard]] std::chrono::milliseconds focus() const {
    return std::chrono::milliseconds(raw_->focus_ms);
  }
  /// Completed / (completed + overdue), 0 to 1
  [[nodiscard]] double completion_ratio() const {
    return raw_->completion_ratio;
  }
  /// Of the 7 days up to it, without those before the history begins
  [[nodiscard]] double average_points() const {
    return raw_->average_points;
  }
  /// 0: nothing was completed or overdue
  [[nodiscard]] bool has_completion_ratio() const {
    return raw_->has_completion_ratio != 0;
  }
  /// 1: as much was completed as the daily goal asks for
  [[nodiscard]] bool is_goal_reached() const {
    return raw_->is_goal_reached != 0;
  }
  /// Tasks that were cancelled; they count as neither due nor overdue
  [[nodiscard]] std::int64_t cancelled_count() const {
    return raw_->cancelled_count;
  }

 private:
  const taskcore_pulse_day *raw_;
};

/// Days or weeks on end in which a goal was reached. Paused ones stand in no streak's way.
class streak {
 public:
  explicit streak(const taskcore_streak *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_streak *get() const noexcept { return raw_; }
  /// Tasks a day or a week
  [[nodiscard]] std::int64_t goal() const {
    return raw_->goal;
  }
  /// Today or this week
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }
  /// Days or weeks, with the present one when its goal is reached
  [[nodiscard]] std::int64_t current_count() const {
    return raw_->current_count;
  }
  [[nodiscard]] std::int64_t longest_count() const {
    return raw_->longest_count;
  }
  /// Yyyymmdd: its first day, or the first day of its first week; 0: no streak
  [[nodiscard]] taskcore::date current_first_date() const {
    return taskcore::date::of(raw_->current_first_date);
  }
  /// Its last day, or the first day of its last week
  [[nodiscard]] taskcore::date current_last_date() const {
    return taskcore::date::of(raw_->current_last_date);
  }
  /// Of the earliest of the longest ones
  [[nodiscard]] taskcore::date longest_first_date() const {
    return taskcore::date::of(raw_->longest_first_date);
  }
  [[nodiscard]] taskcore::date longest_last_date() const {
    return taskcore::date::of(raw_->longest_last_date);
  }
  /// 1: the present day, or each day of the present week, is paused
  [[nodiscard]] bool is_paused() const {
    return raw_->is_paused != 0;
  }
  /// 1: it ends unless the goal is reached in the present day or week
  [[nodiscard]] bool is_at_risk() const {
    return raw_->is_at_risk != 0;
  }

 private:
  const taskcore_streak *raw_;
};

/// How far all points so far have brought the user.
class level {
 public:
  explicit level(const taskcore_level *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_level *get() const noexcept { return raw_; }
  /// Such as "Novice"
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// All that were ever scored
  [[nodiscard]] std::int64_t points() const {
    return raw_->points;
  }
  /// With which this level begins
  [[nodiscard]] std::int64_t first_points() const {
    return raw_->first_points;
  }
  /// With which the next one begins; 0: there is none
  [[nodiscard]] std::int64_t next_points() const {
    return raw_->next_points;
  }
  /// From this level to the next, 0 to 1; 1 on the last one
  [[nodiscard]] double progress() const {
    return raw_->progress;
  }
  /// 1 to 8
  [[nodiscard]] std::int32_t number() const {
    return raw_->number;
  }

 private:
  const taskcore_level *raw_;
};

/// What was completed in one project, at one priority, on one weekday or in one hour.
class pulse_group {
 public:
  explicit pulse_group(const taskcore_pulse_group *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_pulse_group *get() const noexcept { return raw_; }
  /// A project's id, or 0 for deleted ones; TASKCORE_PRIORITY_...; 1 for Monday to 7; 0 to 23
  [[nodiscard]] std::int64_t key() const {
    return raw_->key;
  }
  /// Such as "Home", "P0", "Monday" or "09:00"
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }
  [[nodiscard]] std::int64_t points() const {
    return raw_->points;
  }
  /// Days of the range; of a weekday those alone, from the beginning of the history to today
  [[nodiscard]] std::int64_t day_count() const {
    return raw_->day_count;
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }

 private:
  const taskcore_pulse_group *raw_;
};

/// Whether the points a day grow or shrink: the line through them by least squares, over the days
/// of the range that are over.
class trend {
 public:
  explicit trend(const taskcore_trend *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_trend *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t day_count() const {
    return raw_->day_count;
  }
  /// A day
  [[nodiscard]] double mean_points() const {
    return raw_->mean_points;
  }
  /// Points a day, per day
  [[nodiscard]] double slope() const {
    return raw_->slope;
  }
  [[nodiscard]] double slope_standard_error() const {
    return raw_->slope_standard_error;
  }
  /// 0: fewer than 2 days
  [[nodiscard]] bool has_slope() const {
    return raw_->has_slope != 0;
  }
  /// 0: fewer than 3 days
  [[nodiscard]] bool has_standard_error() const {
    return raw_->has_standard_error != 0;
  }

 private:
  const taskcore_trend *raw_;
};

/// A week or month up to today against the one before.
class comparison {
 public:
  explicit comparison(const taskcore_comparison *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_comparison *get() const noexcept { return raw_; }
  /// Yyyymmdd: of the present one
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  /// today
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }
  [[nodiscard]] taskcore::date previous_first_date() const {
    return taskcore::date::of(raw_->previous_first_date);
  }
  [[nodiscard]] taskcore::date previous_last_date() const {
    return taskcore::date::of(raw_->previous_last_date);
  }
  /// Its day that is as far into it as today is into the present one
  [[nodiscard]] taskcore::date previous_same_date() const {
    return taskcore::date::of(raw_->previous_same_date);
  }
  [[nodiscard]] std::int64_t points() const {
    return raw_->points;
  }
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }
  /// Of all of it
  [[nodiscard]] std::int64_t previous_points() const {
    return raw_->previous_points;
  }
  [[nodiscard]] std::int64_t previous_completed_count() const {
    return raw_->previous_completed_count;
  }
  /// Up to previous_same_date
  [[nodiscard]] std::int64_t previous_points_so_far() const {
    return raw_->previous_points_so_far;
  }
  [[nodiscard]] std::int64_t previous_completed_count_so_far() const {
    return raw_->previous_completed_count_so_far;
  }

 private:
  const taskcore_comparison *raw_;
};

/// When the backlog, the open tasks that do not repeat, is empty at the pace of the last 28 days
/// that are over, or of as many as there are.
class forecast {
 public:
  explicit forecast(const taskcore_forecast *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_forecast *get() const noexcept { return raw_; }
  /// now
  [[nodiscard]] std::int64_t open_count() const {
    return raw_->open_count;
  }
  /// That the pace is taken from
  [[nodiscard]] std::int64_t day_count() const {
    return raw_->day_count;
  }
  [[nodiscard]] double added_per_day() const {
    return raw_->added_per_day;
  }
  /// Completed or deleted
  [[nodiscard]] double closed_per_day() const {
    return raw_->closed_per_day;
  }
  /// Open_count / (closed_per_day - added_per_day), with TASKCORE_FORECAST_DATE
  [[nodiscard]] double days() const {
    return raw_->days;
  }
  /// TASKCORE_FORECAST_...
  [[nodiscard]] taskcore::forecast_kind kind() const {
    return static_cast<taskcore::forecast_kind>(raw_->kind);
  }
  /// Yyyymmdd: today and `days`, rounded up; with TASKCORE_FORECAST_DATE
  [[nodiscard]] taskcore::date empty_date() const {
    return taskcore::date::of(raw_->empty_date);
  }

 private:
  const taskcore_forecast *raw_;
};

/// A number that a sentence rests on.
class figure {
 public:
  explicit figure(const taskcore_figure *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_figure *get() const noexcept { return raw_; }
  /// Such as "points this week"
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  [[nodiscard]] double value() const {
    return raw_->value;
  }

 private:
  const taskcore_figure *raw_;
};

/// Something to know, in plain words, with the numbers behind it.
class insight {
 public:
  explicit insight(const taskcore_insight *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_insight *get() const noexcept { return raw_; }
  /// A sentence
  [[nodiscard]] std::string_view text() const {
    return internal::text(raw_->text);
  }
  [[nodiscard]] rows_view<taskcore::figure> figures() const {
    return internal::rows<taskcore::figure>(raw_->figures, raw_->figure_count);
  }
  /// TASKCORE_INSIGHT_...
  [[nodiscard]] taskcore::insight_kind kind() const {
    return static_cast<taskcore::insight_kind>(raw_->kind);
  }
  /// TASKCORE_COLOUR_...: green for good, orange for a warning, else grey
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }

 private:
  const taskcore_insight *raw_;
};

/// All that a pulse says. Days and groups are of the range; streaks, level, comparisons and
/// forecast are of today.
class pulse_content {
 public:
  explicit pulse_content(const taskcore_pulse_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_pulse_content *get() const noexcept { return raw_; }
  /// Each day of the range
  [[nodiscard]] rows_view<taskcore::pulse_day> days() const {
    return internal::rows<taskcore::pulse_day>(raw_->days, raw_->day_count);
  }
  [[nodiscard]] std::optional<taskcore::streak> daily_streak() const {
    return internal::maybe<taskcore::streak>(raw_->daily_streak);
  }
  [[nodiscard]] std::optional<taskcore::streak> weekly_streak() const {
    return internal::maybe<taskcore::streak>(raw_->weekly_streak);
  }
  [[nodiscard]] std::optional<taskcore::level> level() const {
    return internal::maybe<taskcore::level>(raw_->level);
  }
  [[nodiscard]] std::optional<taskcore::trend> trend() const {
    return internal::maybe<taskcore::trend>(raw_->trend);
  }
  [[nodiscard]] std::optional<taskcore::comparison> week() const {
    return internal::maybe<taskcore::comparison>(raw_->week);
  }
  [[nodiscard]] std::optional<taskcore::comparison> month() const {
    return internal::maybe<taskcore::comparison>(raw_->month);
  }
  [[nodiscard]] std::optional<taskcore::forecast> forecast() const {
    return internal::maybe<taskcore::forecast>(raw_->forecast);
  }
  /// With completions, most points first; the deleted ones last, as one
  [[nodiscard]] rows_view<taskcore::pulse_group> projects() const {
    return internal::rows<taskcore::pulse_group>(raw_->projects, raw_->project_count);
  }
  /// All five, P0 first
  [[nodiscard]] rows_view<taskcore::pulse_group> priorities() const {
    return internal::rows<taskcore::pulse_group>(raw_->priorities, raw_->priority_count);
  }
  /// All seven, from the first day of the week
  [[nodiscard]] rows_view<taskcore::pulse_group> weekdays() const {
    return internal::rows<taskcore::pulse_group>(raw_->weekdays, raw_->weekday_count);
  }
  /// All 24
  [[nodiscard]] rows_view<taskcore::pulse_group> hours() const {
    return internal::rows<taskcore::pulse_group>(raw_->hours, raw_->hour_count);
  }
  /// The most important first
  [[nodiscard]] rows_view<taskcore::insight> insights() const {
    return internal::rows<taskcore::insight>(raw_->insights, raw_->insight_count);
  }
  /// Of the range, as the next four
  [[nodiscard]] std::int64_t points() const {
    return raw_->points;
  }
  [[nodiscard]] std::int64_t completed_count() const {
    return raw_->completed_count;
  }
  [[nodiscard]] std::int64_t added_count() const {
    return raw_->added_count;
  }
  [[nodiscard]] std::chrono::milliseconds focus() const {
    return std::chrono::milliseconds(raw_->focus_ms);
  }
  /// On which something was completed
  [[nodiscard]] std::int64_t active_day_count() const {
    return raw_->active_day_count;
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date today() const {
    return taskcore::date::of(raw_->today);
  }
  /// Yyyymmdd: with the most points, the earliest of several; 0: none
  [[nodiscard]] taskcore::date best_date() const {
    return taskcore::date::of(raw_->best_date);
  }
  /// With the most points a day, the first of several from Monday: 1 to 7; 0: none. Of the days
  /// that are over, from the beginning of the history; where none is over, of today
  [[nodiscard]] std::int32_t best_weekday() const {
    return raw_->best_weekday;
  }
  /// With the most completions, the earliest of several; -1: none
  [[nodiscard]] std::int32_t best_hour() const {
    return raw_->best_hour;
  }

 private:
  const taskcore_pulse_content *raw_;
};

/// A mark at an axis.
class tick {
 public:
  explicit tick(const taskcore_tick *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_tick *get() const noexcept { return raw_; }
  [[nodiscard]] double value() const {
    return raw_->value;
  }
  /// Such as "10" or "24 Dec"
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }

 private:
  const taskcore_tick *raw_;
};

/// An axis of a chart.
class axis {
 public:
  explicit axis(const taskcore_axis *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_axis *get() const noexcept { return raw_; }
  /// Such as "points"; may be ""
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  [[nodiscard]] double minimum() const {
    return raw_->minimum;
  }
  /// Above the minimum
  [[nodiscard]] double maximum() const {
    return raw_->maximum;
  }
  /// In their order, within the axis
  [[nodiscard]] rows_view<taskcore::tick> ticks() const {
    return internal::rows<taskcore::tick>(raw_->ticks, raw_->tick_count);
  }

 private:
  const taskcore_axis *raw_;
};

/// A value of a chart.
class chart_point {
 public:
  explicit chart_point(const taskcore_chart_point *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_chart_point *get() const noexcept { return raw_; }
  /// Days since the first date; the number of a slice, bar or column
  [[nodiscard]] double x() const {
    return raw_->x;
  }
  /// The value; of a heat map the row, 0 above
  [[nodiscard]] double y() const {
    return raw_->y;
  }
  [[nodiscard]] double value() const {
    return raw_->value;
  }
  /// Such as "24 December 2026", "done", "Home" or "09:00"
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// Yyyymmdd, or 0
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// Of a heat map: 0 for nothing, 1 to 4 up to the highest value
  [[nodiscard]] std::int32_t shade() const {
    return raw_->shade;
  }

 private:
  const taskcore_chart_point *raw_;
};

/// A cubic Bezier curve from one point of a line to the next.
class curve {
 public:
  explicit curve(const taskcore_curve *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_curve *get() const noexcept { return raw_; }
  [[nodiscard]] double start_x() const {
    return raw_->start_x;
  }
  [[nodiscard]] double start_y() const {
    return raw_->start_y;
  }
  [[nodiscard]] double control1_x() const {
    return raw_->control1_x;
  }
  [[nodiscard]] double control1_y() const {
    return raw_->control1_y;
  }
  [[nodiscard]] double control2_x() const {
    return raw_->control2_x;
  }
  [[nodiscard]] double control2_y() const {
    return raw_->control2_y;
  }
  [[nodiscard]] double end_x() const {
    return raw_->end_x;
  }
  [[nodiscard]] double end_y() const {
    return raw_->end_y;
  }

 private:
  const taskcore_curve *raw_;
};

/// Values of a chart that belong together.
class series {
 public:
  explicit series(const taskcore_series *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_series *get() const noexcept { return raw_; }
  /// Such as "points"
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  [[nodiscard]] rows_view<taskcore::chart_point> points() const {
    return internal::rows<taskcore::chart_point>(raw_->points, raw_->point_count);
  }
  /// Of a line: smooth, monotone between each two points
  [[nodiscard]] rows_view<taskcore::curve> curves() const {
    return internal::rows<taskcore::curve>(raw_->curves, raw_->curve_count);
  }
  /// TASKCORE_COLOUR_...
  [[nodiscard]] taskcore::colour colour() const {
    return static_cast<taskcore::colour>(raw_->colour);
  }
  /// 1: of a line that stands behind, such as the average
  [[nodiscard]] bool is_dashed() const {
    return raw_->is_dashed != 0;
  }

 private:
  const taskcore_series *raw_;
};

/// A chart as data; taskcore_chart_svg draws it.
class chart_content {
 public:
  explicit chart_content(const taskcore_chart_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_chart_content *get() const noexcept { return raw_; }
  /// Such as "Score of the last 30 days"
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// In words, for those who do not see it
  [[nodiscard]] std::string_view description() const {
    return internal::text(raw_->description);
  }
  /// Of a pie: the score of the day; else ""
  [[nodiscard]] std::string_view centre_label() const {
    return internal::text(raw_->centre_label);
  }
  /// What that is: "points"; else ""
  [[nodiscard]] std::string_view centre_caption() const {
    return internal::text(raw_->centre_caption);
  }
  /// When there is nothing to draw: why; else ""
  [[nodiscard]] std::string_view empty_message() const {
    return internal::text(raw_->empty_message);
  }
  /// NULL for a pie
  [[nodiscard]] std::optional<taskcore::axis> x_axis() const {
    return internal::maybe<taskcore::axis>(raw_->x_axis);
  }
  /// NULL for a pie
  [[nodiscard]] std::optional<taskcore::axis> y_axis() const {
    return internal::maybe<taskcore::axis>(raw_->y_axis);
  }
  [[nodiscard]] rows_view<taskcore::series> series() const {
    return internal::rows<taskcore::series>(raw_->series, raw_->series_count);
  }
  /// TASKCORE_CHART_KIND_...
  [[nodiscard]] taskcore::chart_kind kind() const {
    return static_cast<taskcore::chart_kind>(raw_->kind);
  }
  /// TASKCORE_SHAPE_...
  [[nodiscard]] taskcore::shape shape() const {
    return static_cast<taskcore::shape>(raw_->shape);
  }
  /// TASKCORE_MEASURE_...
  [[nodiscard]] taskcore::measure measure() const {
    return static_cast<taskcore::measure>(raw_->measure);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }

 private:
  const taskcore_chart_content *raw_;
};

/// How often one function was called on a store, and how long that took.
class usage_function {
 public:
  explicit usage_function(const taskcore_usage_function *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_usage_function *get() const noexcept { return raw_; }
  /// Such as "taskcore_task_add"
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  [[nodiscard]] std::int64_t call_count() const {
    return raw_->call_count;
  }
  /// Calls that returned something else than TASKCORE_OK
  [[nodiscard]] std::int64_t error_count() const {
    return raw_->error_count;
  }
  /// Nanoseconds, with the caller's callbacks and with waiting for others
  [[nodiscard]] std::chrono::nanoseconds total() const {
    return std::chrono::nanoseconds(raw_->total_ns);
  }
  /// Of one call
  [[nodiscard]] std::chrono::nanoseconds longest() const {
    return std::chrono::nanoseconds(raw_->longest_ns);
  }

 private:
  const taskcore_usage_function *raw_;
};

/// How often calls on a store failed in one way.
class usage_status {
 public:
  explicit usage_status(const taskcore_usage_status *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_usage_status *get() const noexcept { return raw_; }
  /// Such as "TASKCORE_ENOTFOUND"; of a callback's answer ""
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  [[nodiscard]] std::int64_t count() const {
    return raw_->count;
  }
  [[nodiscard]] taskcore::status status() const {
    return static_cast<taskcore::status>(raw_->status);
  }

 private:
  const taskcore_usage_status *raw_;
};

/// What was counted since counting began or was reset.
class usage_content {
 public:
  explicit usage_content(const taskcore_usage_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_usage_content *get() const noexcept { return raw_; }
  /// By the store's clock: milliseconds since 1970 UTC; 0: it never began
  [[nodiscard]] std::optional<taskcore::instant> since() const {
    if (!(raw_->since_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->since_ms);
  }
  [[nodiscard]] std::int64_t call_count() const {
    return raw_->call_count;
  }
  [[nodiscard]] std::int64_t error_count() const {
    return raw_->error_count;
  }
  [[nodiscard]] std::chrono::nanoseconds total() const {
    return std::chrono::nanoseconds(raw_->total_ns);
  }
  /// By their names
  [[nodiscard]] rows_view<taskcore::usage_function> functions() const {
    return internal::rows<taskcore::usage_function>(raw_->functions, raw_->function_count);
  }
  /// Errors, the most frequent first
  [[nodiscard]] rows_view<taskcore::usage_status> statuses() const {
    return internal::rows<taskcore::usage_status>(raw_->statuses, raw_->status_count);
  }
  /// 1: calls are counted now
  [[nodiscard]] bool is_counting() const {
    return raw_->is_counting != 0;
  }

 private:
  const taskcore_usage_content *raw_;
};

/// What an import has to say of a part of a file. Its strings live in its list.
class import_note {
 public:
  explicit import_note(const taskcore_import_note *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_import_note *get() const noexcept { return raw_; }
  /// Of the file, from 1; 0 for what is of no line
  [[nodiscard]] std::int64_t line() const {
    return raw_->line;
  }
  /// Such as "VEVENT" or "row"; "" outside of any
  [[nodiscard]] std::string_view component() const {
    return internal::text(raw_->component);
  }
  /// Of the component; "" without
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// A full sentence
  [[nodiscard]] std::string_view message() const {
    return internal::text(raw_->message);
  }
  /// TASKCORE_NOTE_...
  [[nodiscard]] taskcore::note_kind kind() const {
    return static_cast<taskcore::note_kind>(raw_->kind);
  }

 private:
  const taskcore_import_note *raw_;
};

/// What a file said of a task or an event that an import could only keep for the next export. Its
/// strings live in its list.
class kept_field {
 public:
  explicit kept_field(const taskcore_kept_field *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_kept_field *get() const noexcept { return raw_; }
  /// Such as "icalendar", "taskwarrior", "csv", "todo.txt" or "todoist"
  [[nodiscard]] std::string_view format() const {
    return internal::text(raw_->format);
  }
  /// As the file has it, such as "CLASS" or "VALARM"
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// As the file has it, perhaps in several lines; of JSON, a value that is no string is JSON
  [[nodiscard]] std::string_view value() const {
    return internal::text(raw_->value);
  }

 private:
  const taskcore_kept_field *raw_;
};

/// A place through which a store is synced. Its text lives in its list.
class sync_remote {
 public:
  explicit sync_remote(const taskcore_sync_remote *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_sync_remote *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  /// TASKCORE_REMOTE_...
  [[nodiscard]] taskcore::remote_kind kind() const {
    return static_cast<taskcore::remote_kind>(raw_->kind);
  }
  /// Of the folder; of a transport of the host its name; of a hub its address
  [[nodiscard]] std::string_view path() const {
    return internal::text(raw_->path);
  }
  /// When a run came to its end last; 0: none did
  [[nodiscard]] std::optional<taskcore::instant> last_run() const {
    if (!(raw_->last_run_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->last_run_ms);
  }

 private:
  const taskcore_sync_remote *raw_;
};

/// A device that has the store, as far as it is known here. Its texts live in its list.
class replica {
 public:
  explicit replica(const taskcore_replica *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_replica *get() const noexcept { return raw_; }
  /// Of this copy of the store
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// What its people call it; "": it has not said so yet
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// 1: this device
  [[nodiscard]] bool is_self() const {
    return raw_->is_self != 0;
  }
  /// The number of its last step that is here
  [[nodiscard]] std::int64_t seq() const {
    return raw_->seq;
  }
  /// When it last said of itself what it has seen; 0: never, and of this device
  [[nodiscard]] std::optional<taskcore::instant> heard() const {
    if (!(raw_->heard_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->heard_ms);
  }
  /// When it was retired; 0: it was not
  [[nodiscard]] std::optional<taskcore::instant> retired() const {
    if (!(raw_->retired_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->retired_ms);
  }

 private:
  const taskcore_replica *raw_;
};

/// A property that two devices changed without knowing of each other. Its texts live in its list.
class sync_conflict {
 public:
  explicit sync_conflict(const taskcore_sync_conflict *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_sync_conflict *get() const noexcept { return raw_; }
  /// The same on every device
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// What kind of record it is of: TASKCORE_ENTITY_..., or a kind that only a newer version knows
  [[nodiscard]] taskcore::entity entity() const {
    return static_cast<taskcore::entity>(raw_->entity);
  }
  /// Which value counts now: TASKCORE_CONFLICT_MINE or TASKCORE_CONFLICT_THEIRS
  [[nodiscard]] taskcore::conflict_choice shown() const {
    return static_cast<taskcore::conflict_choice>(raw_->shown);
  }
  [[nodiscard]] std::string_view record_uid() const {
    return internal::text(raw_->record_uid);
  }
  /// 0 of a tag and a setting, and of a record that is not here
  [[nodiscard]] std::int64_t record_id() const {
    return raw_->record_id;
  }
  /// What the record is called
  [[nodiscard]] std::string_view title() const {
    return internal::text(raw_->title);
  }
  /// As taskcore_history_entry names it
  [[nodiscard]] std::string_view property() const {
    return internal::text(raw_->property);
  }
  /// Of a property with several elements, such as tags, which one; else ""
  [[nodiscard]] std::string_view element() const {
    return internal::text(raw_->element);
  }
  /// What was written here; of two other devices, what counts now. NULL: nothing
  [[nodiscard]] std::string_view mine() const {
    return internal::text(raw_->mine);
  }
  /// What was written on the other device; NULL: nothing
  [[nodiscard]] std::string_view theirs() const {
    return internal::text(raw_->theirs);
  }
  /// The name of the device that wrote it, or its uid
  [[nodiscard]] std::string_view mine_replica() const {
    return internal::text(raw_->mine_replica);
  }
  [[nodiscard]] std::string_view theirs_replica() const {
    return internal::text(raw_->theirs_replica);
  }
  /// When it was written
  [[nodiscard]] taskcore::instant mine_ms() const {
    return internal::to_instant(raw_->mine_ms);
  }
  [[nodiscard]] taskcore::instant theirs_ms() const {
    return internal::to_instant(raw_->theirs_ms);
  }

 private:
  const taskcore_sync_conflict *raw_;
};

/// An account at a server whose tasks and events are synced. Its texts live in its list.
class account {
 public:
  explicit account(const taskcore_account *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_account *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  /// TASKCORE_ACCOUNT_...
  [[nodiscard]] taskcore::account_kind kind() const {
    return static_cast<taskcore::account_kind>(raw_->kind);
  }
  /// With the name of the user
  [[nodiscard]] std::string_view address() const {
    return internal::text(raw_->address);
  }
  /// When a run came to its end last; 0: none did
  [[nodiscard]] std::optional<taskcore::instant> last_run() const {
    if (!(raw_->last_run_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->last_run_ms);
  }

 private:
  const taskcore_account *raw_;
};

/// A list of tasks or a calendar at a server. Its texts live in its list.
class account_collection {
 public:
  explicit account_collection(const taskcore_account_collection *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_account_collection *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::int64_t account_id() const {
    return raw_->account_id;
  }
  /// As the server has it
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// By which the server knows it
  [[nodiscard]] std::string_view href() const {
    return internal::text(raw_->href);
  }
  /// #RRGGBB; NULL: the server tells none
  [[nodiscard]] std::string_view colour() const {
    return internal::text(raw_->colour);
  }
  /// Whose tasks are in it; 0 for none
  [[nodiscard]] std::int64_t project_id() const {
    return raw_->project_id;
  }
  /// Whose events are in it; 0 for none
  [[nodiscard]] std::int64_t calendar_id() const {
    return raw_->calendar_id;
  }
  /// How many items both agree on
  [[nodiscard]] std::int64_t item_count() const {
    return raw_->item_count;
  }
  /// 1: tasks can be in it
  [[nodiscard]] bool has_tasks() const {
    return raw_->has_tasks != 0;
  }
  /// 1: events can be in it
  [[nodiscard]] bool has_events() const {
    return raw_->has_events != 0;
  }
  /// 1: it is synced
  [[nodiscard]] bool is_chosen() const {
    return raw_->is_chosen != 0;
  }
  /// 1: its first run is over
  [[nodiscard]] bool is_accepted() const {
    return raw_->is_accepted != 0;
  }
  /// 1: what is changed here stays here
  [[nodiscard]] bool is_read_only() const {
    return raw_->is_read_only != 0;
  }
  /// 1: the server has it no more
  [[nodiscard]] bool is_missing() const {
    return raw_->is_missing != 0;
  }
  /// 1: the server may write to attendees
  [[nodiscard]] bool is_inviting() const {
    return raw_->is_inviting != 0;
  }

 private:
  const taskcore_account_collection *raw_;
};

/// What is to be known of an authorization that began.
class authorization_content {
 public:
  explicit authorization_content(const taskcore_authorization_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_authorization_content *get() const noexcept { return raw_; }
  /// Where the browser is sent
  [[nodiscard]] std::string_view address() const {
    return internal::text(raw_->address);
  }

 private:
  const taskcore_authorization_content *raw_;
};

/// What a program asks Google with in the name of its user. Whoever reads it can do so, too.
class tokens_content {
 public:
  explicit tokens_content(const taskcore_tokens_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_tokens_content *get() const noexcept { return raw_; }
  /// What taskcore_sync_set_password gives for the account
  [[nodiscard]] std::string_view access_token() const {
    return internal::text(raw_->access_token);
  }
  /// By which taskcore_authorization_refresh gets the next one; NULL: Google gave none
  [[nodiscard]] std::string_view refresh_token() const {
    return internal::text(raw_->refresh_token);
  }
  /// When the access token ends, by the clock of this machine
  [[nodiscard]] taskcore::instant end() const {
    return internal::to_instant(raw_->end_ms);
  }
  /// What the user allowed, which may be less than was asked for: TASKCORE_AUTHORIZATION_... joined
  /// by |
  [[nodiscard]] taskcore::authorization_scope scopes() const {
    return static_cast<taskcore::authorization_scope>(raw_->scopes);
  }

 private:
  const taskcore_tokens_content *raw_;
};

/// The seller: whoever uses the store.
class profile_content {
 public:
  explicit profile_content(const taskcore_profile_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_profile_content *get() const noexcept { return raw_; }
  [[nodiscard]] std::optional<taskcore::party> seller() const {
    return internal::maybe<taskcore::party>(raw_->seller);
  }
  /// The bytes of a PNG or JPEG file; NULL without
  [[nodiscard]] bytes_view logo() const {
    return {raw_->logo, raw_->logo_length};
  }
  /// What an hour costs, where neither entry nor task, project or client says it; 0: none
  [[nodiscard]] std::optional<std::int64_t> hourly_rate_millionths() const {
    if (!(raw_->hourly_rate_millionths != 0)) return std::nullopt;
    return raw_->hourly_rate_millionths;
  }

 private:
  const taskcore_profile_content *raw_;
};

/// Whom invoices are sent to, as it was when it was read.
class client {
 public:
  explicit client(const taskcore_client *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_client *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::optional<taskcore::party> party() const {
    return internal::maybe<taskcore::party>(raw_->party);
  }
  /// "" without
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// With is_archived: since when
  [[nodiscard]] std::optional<taskcore::instant> archived() const {
    if (!(raw_->archived_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->archived_ms);
  }
  /// Issued, credit notes too
  [[nodiscard]] std::int64_t invoice_count() const {
    return raw_->invoice_count;
  }
  /// 0 or 1
  [[nodiscard]] bool is_archived() const {
    return raw_->is_archived != 0;
  }
  /// TASKCORE_CLIENT_KIND_...
  [[nodiscard]] taskcore::client_kind kind() const {
    return static_cast<taskcore::client_kind>(raw_->kind);
  }
  /// What an hour costs, where neither entry nor task nor project says it; 0: none
  [[nodiscard]] std::optional<std::int64_t> hourly_rate_millionths() const {
    if (!(raw_->hourly_rate_millionths != 0)) return std::nullopt;
    return raw_->hourly_rate_millionths;
  }

 private:
  const taskcore_client *raw_;
};

/// Numbers that follow each other.
class number_series {
 public:
  explicit number_series(const taskcore_number_series *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_number_series *get() const noexcept { return raw_; }
  /// "invoice", "credit_note" and "quote" are there from the beginning
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// Such as "F{YYYY}-{NNNN}"
  [[nodiscard]] std::string_view pattern() const {
    return internal::text(raw_->pattern);
  }
  /// As it would be today
  [[nodiscard]] std::string_view next_number() const {
    return internal::text(raw_->next_number);
  }
  [[nodiscard]] std::int64_t issued_count() const {
    return raw_->issued_count;
  }
  /// The latest issue date, yyyymmdd; 0 before the first
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }
  /// The device that issues in it, by its name or its uid; "" without one, and of a store that is
  /// on one device
  [[nodiscard]] std::string_view owner() const {
    return internal::text(raw_->owner);
  }
  /// Of that replica
  [[nodiscard]] std::string_view owner_uid() const {
    return internal::text(raw_->owner_uid);
  }
  /// TASKCORE_SERIES_RIGHT_...: whether this device may issue
  [[nodiscard]] taskcore::series_right right() const {
    return static_cast<taskcore::series_right>(raw_->right);
  }
  /// 1: it was claimed without waiting for the other devices, so that a number may be there twice
  [[nodiscard]] bool is_forced() const {
    return raw_->is_forced != 0;
  }
  /// 1: drafts that name no series get its numbers on this device
  [[nodiscard]] bool is_own() const {
    return raw_->is_own != 0;
  }

 private:
  const taskcore_number_series *raw_;
};

/// An invoice, a credit note or a quote in a list.
class invoice {
 public:
  explicit invoice(const taskcore_invoice *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_invoice *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// "" of a draft
  [[nodiscard]] std::string_view number() const {
    return internal::text(raw_->number);
  }
  /// As issued; of a draft as the client has it now; "" without one
  [[nodiscard]] std::string_view client_name() const {
    return internal::text(raw_->client_name);
  }
  /// ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// 0 when there is none any more
  [[nodiscard]] std::int64_t client_id() const {
    return raw_->client_id;
  }
  /// Of a credit note: its invoice, or 0
  [[nodiscard]] std::int64_t preceding_id() const {
    return raw_->preceding_id;
  }
  /// BT-109
  [[nodiscard]] std::int64_t net_minor() const {
    return raw_->net_minor;
  }
  /// BT-110
  [[nodiscard]] std::int64_t vat_minor() const {
    return raw_->vat_minor;
  }
  /// BT-112
  [[nodiscard]] std::int64_t gross_minor() const {
    return raw_->gross_minor;
  }
  /// BT-115
  [[nodiscard]] std::int64_t due_minor() const {
    return raw_->due_minor;
  }
  /// What its payments come to
  [[nodiscard]] std::int64_t paid_minor() const {
    return raw_->paid_minor;
  }
  /// What the credit notes issued for it come to
  [[nodiscard]] std::int64_t credited_minor() const {
    return raw_->credited_minor;
  }
  /// Due - paid - credited; 0 of a draft and of a void one
  [[nodiscard]] std::int64_t balance_minor() const {
    return raw_->balance_minor;
  }
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  [[nodiscard]] taskcore::instant modified() const {
    return internal::to_instant(raw_->modified_ms);
  }
  /// 0 of a draft
  [[nodiscard]] std::optional<taskcore::instant> issued() const {
    if (!(raw_->issued_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->issued_ms);
  }
  /// TASKCORE_INVOICE_KIND_...
  [[nodiscard]] taskcore::invoice_kind kind() const {
    return static_cast<taskcore::invoice_kind>(raw_->kind);
  }
  /// TASKCORE_INVOICE_STATE_...
  [[nodiscard]] taskcore::invoice_state state() const {
    return static_cast<taskcore::invoice_state>(raw_->state);
  }
  /// Yyyymmdd; 0 of a draft
  [[nodiscard]] taskcore::date issue_date() const {
    return taskcore::date::of(raw_->issue_date);
  }
  /// Yyyymmdd; 0 when it is not known yet
  [[nodiscard]] taskcore::date due_date() const {
    return taskcore::date::of(raw_->due_date);
  }
  /// Another one with its number, which two devices gave apart; 0 of nearly all
  [[nodiscard]] std::int64_t twin_id() const {
    return raw_->twin_id;
  }
  /// The quote that it was made of; 0 for none, or when it is not in the store
  [[nodiscard]] std::int64_t quote_id() const {
    return raw_->quote_id;
  }
  /// Of a quote: the last day on which it can be accepted, yyyymmdd; 0 when it is not known yet
  [[nodiscard]] taskcore::date valid_until() const {
    return taskcore::date::of(raw_->valid_until);
  }
  /// Of a quote: when it was accepted or declined, yyyymmdd; 0 when it was not
  [[nodiscard]] taskcore::date answer_date() const {
    return taskcore::date::of(raw_->answer_date);
  }
  /// What is to be paid in all: BT-112, rounded (BT-114)
  [[nodiscard]] std::int64_t total_minor() const {
    return raw_->total_minor;
  }

 private:
  const taskcore_invoice *raw_;
};

/// An item of an invoice (BG-25).
class invoice_line {
 public:
  explicit invoice_line(const taskcore_invoice_line *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_invoice_line *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// "" without
  [[nodiscard]] std::string_view details() const {
    return internal::text(raw_->details);
  }
  /// The code
  [[nodiscard]] std::string_view unit() const {
    return internal::text(raw_->unit);
  }
  /// In the invoice's language, for the quantity
  [[nodiscard]] std::string_view unit_label() const {
    return internal::text(raw_->unit_label);
  }
  [[nodiscard]] std::int64_t quantity_ten_thousandths() const {
    return raw_->quantity_ten_thousandths;
  }
  [[nodiscard]] std::int64_t unit_price_millionths() const {
    return raw_->unit_price_millionths;
  }
  /// Quantity times price (BT-137)
  [[nodiscard]] std::int64_t base_minor() const {
    return raw_->base_minor;
  }
  /// BT-136, whether given as a rate or as an amount; 0 without
  [[nodiscard]] std::int64_t discount_minor() const {
    return raw_->discount_minor;
  }
  /// BT-131
  [[nodiscard]] std::int64_t net_minor() const {
    return raw_->net_minor;
  }
  [[nodiscard]] std::string_view discount_reason() const {
    return internal::text(raw_->discount_reason);
  }
  [[nodiscard]] std::string_view exemption_reason() const {
    return internal::text(raw_->exemption_reason);
  }
  [[nodiscard]] std::string_view exemption_code() const {
    return internal::text(raw_->exemption_code);
  }
  /// The tasks that it is for and that are there
  [[nodiscard]] array_view<std::int64_t> task_ids() const {
    return {raw_->task_ids, raw_->task_count};
  }
  /// Of the focus sessions and time entries that it is for
  [[nodiscard]] std::int64_t focus_session_count() const {
    return raw_->focus_session_count;
  }
  /// -1: not given as a rate
  [[nodiscard]] std::int32_t discount_basis_points() const {
    return raw_->discount_basis_points;
  }
  [[nodiscard]] taskcore::vat_category vat_category() const {
    return static_cast<taskcore::vat_category>(raw_->vat_category);
  }
  [[nodiscard]] std::int32_t vat_rate_thousandths() const {
    return raw_->vat_rate_thousandths;
  }
  /// From 1
  [[nodiscard]] std::int32_t position() const {
    return raw_->position;
  }
  /// 0 for none, as the last
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }
  [[nodiscard]] std::int64_t invoice_id() const {
    return raw_->invoice_id;
  }
  /// Of the invoice, ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// With VAT, where the price includes it: quantity times price less the discount; else 0
  [[nodiscard]] std::int64_t gross_minor() const {
    return raw_->gross_minor;
  }
  /// Likewise the discount
  [[nodiscard]] std::int64_t gross_discount_minor() const {
    return raw_->gross_discount_minor;
  }

 private:
  const taskcore_invoice_line *raw_;
};

/// An allowance (BG-20) or a charge (BG-21) on the whole of an invoice.
class invoice_adjustment {
 public:
  explicit invoice_adjustment(const taskcore_invoice_adjustment *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_invoice_adjustment *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::string_view reason() const {
    return internal::text(raw_->reason);
  }
  [[nodiscard]] std::string_view reason_code() const {
    return internal::text(raw_->reason_code);
  }
  [[nodiscard]] std::string_view exemption_reason() const {
    return internal::text(raw_->exemption_reason);
  }
  [[nodiscard]] std::string_view exemption_code() const {
    return internal::text(raw_->exemption_code);
  }
  /// BT-92, BT-99, whether given as a rate or as an amount
  [[nodiscard]] std::int64_t amount_minor() const {
    return raw_->amount_minor;
  }
  [[nodiscard]] bool is_charge() const {
    return raw_->is_charge != 0;
  }
  /// -1: not given as a rate
  [[nodiscard]] std::int32_t rate_basis_points() const {
    return raw_->rate_basis_points;
  }
  [[nodiscard]] taskcore::vat_category vat_category() const {
    return static_cast<taskcore::vat_category>(raw_->vat_category);
  }
  [[nodiscard]] std::int32_t vat_rate_thousandths() const {
    return raw_->vat_rate_thousandths;
  }
  [[nodiscard]] std::int64_t invoice_id() const {
    return raw_->invoice_id;
  }
  /// Of the invoice, ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// With VAT, where prices of the invoice include it; else 0
  [[nodiscard]] std::int64_t gross_minor() const {
    return raw_->gross_minor;
  }

 private:
  const taskcore_invoice_adjustment *raw_;
};

/// What an invoice taxes in one way (BG-23).
class vat_row {
 public:
  explicit vat_row(const taskcore_vat_row *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_vat_row *get() const noexcept { return raw_; }
  /// Such as "S"
  [[nodiscard]] std::string_view category_code() const {
    return internal::text(raw_->category_code);
  }
  [[nodiscard]] std::string_view exemption_reason() const {
    return internal::text(raw_->exemption_reason);
  }
  [[nodiscard]] std::string_view exemption_code() const {
    return internal::text(raw_->exemption_code);
  }
  /// BT-116
  [[nodiscard]] std::int64_t taxable_minor() const {
    return raw_->taxable_minor;
  }
  /// BT-117
  [[nodiscard]] std::int64_t tax_minor() const {
    return raw_->tax_minor;
  }
  /// TASKCORE_VAT_...
  [[nodiscard]] taskcore::vat_category category() const {
    return static_cast<taskcore::vat_category>(raw_->category);
  }
  /// BT-119 in thousandths of a percent
  [[nodiscard]] std::int32_t rate_thousandths() const {
    return raw_->rate_thousandths;
  }

 private:
  const taskcore_vat_row *raw_;
};

/// A down payment that an invoice deducts (BG-3).
class invoice_deduction {
 public:
  explicit invoice_deduction(const taskcore_invoice_deduction *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_invoice_deduction *get() const noexcept { return raw_; }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// 0 when it is not there
  [[nodiscard]] std::int64_t down_payment_id() const {
    return raw_->down_payment_id;
  }
  /// BT-25
  [[nodiscard]] std::string_view number() const {
    return internal::text(raw_->number);
  }
  /// What is deducted without VAT; what was credited of the down payment is taken off
  [[nodiscard]] std::int64_t net_minor() const {
    return raw_->net_minor;
  }
  /// Its VAT
  [[nodiscard]] std::int64_t vat_minor() const {
    return raw_->vat_minor;
  }
  /// With VAT
  [[nodiscard]] std::int64_t gross_minor() const {
    return raw_->gross_minor;
  }
  /// BT-26, yyyymmdd
  [[nodiscard]] taskcore::date issue_date() const {
    return taskcore::date::of(raw_->issue_date);
  }

 private:
  const taskcore_invoice_deduction *raw_;
};

/// What an invoice that deducts down payments has of one category and rate of VAT.
class deducted_rate {
 public:
  explicit deducted_rate(const taskcore_deducted_rate *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_deducted_rate *get() const noexcept { return raw_; }
  /// Such as "S"
  [[nodiscard]] std::string_view category_code() const {
    return internal::text(raw_->category_code);
  }
  /// Of all items, allowances and charges
  [[nodiscard]] std::int64_t whole_taxable_minor() const {
    return raw_->whole_taxable_minor;
  }
  [[nodiscard]] std::int64_t whole_tax_minor() const {
    return raw_->whole_tax_minor;
  }
  /// Of the down payments
  [[nodiscard]] std::int64_t deducted_taxable_minor() const {
    return raw_->deducted_taxable_minor;
  }
  [[nodiscard]] std::int64_t deducted_tax_minor() const {
    return raw_->deducted_tax_minor;
  }
  /// What is left: what the invoice adds to turnover and to the VAT that is due
  [[nodiscard]] std::int64_t rest_taxable_minor() const {
    return raw_->rest_taxable_minor;
  }
  [[nodiscard]] std::int64_t rest_tax_minor() const {
    return raw_->rest_tax_minor;
  }
  /// TASKCORE_VAT_...
  [[nodiscard]] taskcore::vat_category category() const {
    return static_cast<taskcore::vat_category>(raw_->category);
  }
  /// Of a percent
  [[nodiscard]] std::int32_t rate_thousandths() const {
    return raw_->rate_thousandths;
  }

 private:
  const taskcore_deducted_rate *raw_;
};

/// Money that came in for an invoice, or went out for a credit note.
class payment {
 public:
  explicit payment(const taskcore_payment *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_payment *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::int64_t invoice_id() const {
    return raw_->invoice_id;
  }
  [[nodiscard]] std::int64_t amount_minor() const {
    return raw_->amount_minor;
  }
  /// Of UNTDID 4461, such as "58"; "" when it was not said
  [[nodiscard]] std::string_view means() const {
    return internal::text(raw_->means);
  }
  [[nodiscard]] std::string_view reference() const {
    return internal::text(raw_->reference);
  }
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  /// Of the invoice, ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }

 private:
  const taskcore_payment *raw_;
};

/// A message with an invoice, and what became of it.
class email {
 public:
  explicit email(const taskcore_email *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_email *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::int64_t invoice_id() const {
    return raw_->invoice_id;
  }
  [[nodiscard]] std::string_view message_id() const {
    return internal::text(raw_->message_id);
  }
  /// Joined by ", "
  [[nodiscard]] std::string_view recipients() const {
    return internal::text(raw_->recipients);
  }
  [[nodiscard]] std::string_view subject() const {
    return internal::text(raw_->subject);
  }
  /// "" unless it failed
  [[nodiscard]] std::string_view error() const {
    return internal::text(raw_->error);
  }
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// 0 while sending
  [[nodiscard]] std::optional<taskcore::instant> finished() const {
    if (!(raw_->finished_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->finished_ms);
  }
  /// TASKCORE_EMAIL_STATE_...
  [[nodiscard]] taskcore::email_state state() const {
    return static_cast<taskcore::email_state>(raw_->state);
  }

 private:
  const taskcore_email *raw_;
};

/// All of an invoice. Its strings and arrays live in its taskcore_invoice_document.
class invoice_content {
 public:
  explicit invoice_content(const taskcore_invoice_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_invoice_content *get() const noexcept { return raw_; }
  [[nodiscard]] std::optional<taskcore::invoice> invoice() const {
    return internal::maybe<taskcore::invoice>(raw_->invoice);
  }
  /// As issued; of a draft as it is now
  [[nodiscard]] std::optional<taskcore::party> seller() const {
    return internal::maybe<taskcore::party>(raw_->seller);
  }
  /// likewise
  [[nodiscard]] std::optional<taskcore::party> buyer() const {
    return internal::maybe<taskcore::party>(raw_->buyer);
  }
  [[nodiscard]] rows_view<taskcore::invoice_line> lines() const {
    return internal::rows<taskcore::invoice_line>(raw_->lines, raw_->line_count);
  }
  [[nodiscard]] rows_view<taskcore::invoice_adjustment> adjustments() const {
    return internal::rows<taskcore::invoice_adjustment>(raw_->adjustments, raw_->adjustment_count);
  }
  [[nodiscard]] rows_view<taskcore::vat_row> vat_rows() const {
    return internal::rows<taskcore::vat_row>(raw_->vat_rows, raw_->vat_row_count);
  }
  [[nodiscard]] rows_view<taskcore::payment> payments() const {
    return internal::rows<taskcore::payment>(raw_->payments, raw_->payment_count);
  }
  [[nodiscard]] rows_view<taskcore::email> emails() const {
    return internal::rows<taskcore::email>(raw_->emails, raw_->email_count);
  }
  /// Issued for it, and drafts
  [[nodiscard]] array_view<std::int64_t> credit_note_ids() const {
    return {raw_->credit_note_ids, raw_->credit_note_count};
  }
  /// BT-106
  [[nodiscard]] std::int64_t line_total_minor() const {
    return raw_->line_total_minor;
  }
  /// BT-107
  [[nodiscard]] std::int64_t allowance_total_minor() const {
    return raw_->allowance_total_minor;
  }
  /// BT-108
  [[nodiscard]] std::int64_t charge_total_minor() const {
    return raw_->charge_total_minor;
  }
  /// BT-113
  [[nodiscard]] std::int64_t prepaid_minor() const {
    return raw_->prepaid_minor;
  }
  /// BT-111; 0 when the invoice is in EUR
  [[nodiscard]] std::int64_t vat_in_euro_cents() const {
    return raw_->vat_in_euro_cents;
  }
  /// 0 when it is not known
  [[nodiscard]] std::int64_t exchange_rate_millionths() const {
    return raw_->exchange_rate_millionths;
  }
  [[nodiscard]] std::string_view series() const {
    return internal::text(raw_->series);
  }
  [[nodiscard]] std::string_view language() const {
    return internal::text(raw_->language);
  }
  [[nodiscard]] std::string_view business_process() const {
    return internal::text(raw_->business_process);
  }
  [[nodiscard]] std::string_view buyer_reference() const {
    return internal::text(raw_->buyer_reference);
  }
  [[nodiscard]] std::string_view order_reference() const {
    return internal::text(raw_->order_reference);
  }
  [[nodiscard]] std::string_view contract_reference() const {
    return internal::text(raw_->contract_reference);
  }
  [[nodiscard]] std::string_view payment_terms() const {
    return internal::text(raw_->payment_terms);
  }
  [[nodiscard]] std::string_view late_penalty() const {
    return internal::text(raw_->late_penalty);
  }
  [[nodiscard]] std::string_view recovery_fee() const {
    return internal::text(raw_->recovery_fee);
  }
  [[nodiscard]] std::string_view early_discount() const {
    return internal::text(raw_->early_discount);
  }
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  [[nodiscard]] std::string_view preceding_number() const {
    return internal::text(raw_->preceding_number);
  }
  [[nodiscard]] taskcore::date preceding_date() const {
    return taskcore::date::of(raw_->preceding_date);
  }
  [[nodiscard]] std::int32_t payment_days() const {
    return raw_->payment_days;
  }
  [[nodiscard]] taskcore::date delivery_date() const {
    return taskcore::date::of(raw_->delivery_date);
  }
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }
  /// 1: vat_in_euro_cents counts
  [[nodiscard]] bool has_vat_in_euro() const {
    return raw_->has_vat_in_euro != 0;
  }
  /// As issued; of a draft as it is now
  [[nodiscard]] taskcore::client_kind buyer_kind() const {
    return static_cast<taskcore::client_kind>(raw_->buyer_kind);
  }
  /// 1: prices, discounts, allowances and charges include VAT
  [[nodiscard]] bool has_gross_prices() const {
    return raw_->has_gross_prices != 0;
  }
  /// The down payments that it deducts
  [[nodiscard]] rows_view<taskcore::invoice_deduction> deductions() const {
    return internal::rows<taskcore::invoice_deduction>(raw_->deductions, raw_->deduction_count);
  }
  /// By category and rate; none where nothing is deducted
  [[nodiscard]] rows_view<taskcore::deducted_rate> deducted_rates() const {
    return internal::rows<taskcore::deducted_rate>(raw_->deducted_rates, raw_->deducted_rate_count);
  }
  /// What the deductions come to with VAT
  [[nodiscard]] std::int64_t deducted_minor() const {
    return raw_->deducted_minor;
  }
  /// The corrected invoice that stands in its place; 0 for none
  [[nodiscard]] std::int64_t replacement_id() const {
    return raw_->replacement_id;
  }
  /// 1: the deductions are in prepaid_minor; 0: they are lines of a quantity below 0
  [[nodiscard]] bool has_prepaid_deductions() const {
    return raw_->has_prepaid_deductions != 0;
  }
  /// Of the quote that it was made of
  [[nodiscard]] std::string_view quote_number() const {
    return internal::text(raw_->quote_number);
  }
  /// Of a quote: what was made of it, drafts too
  [[nodiscard]] array_view<std::int64_t> quoted_ids() const {
    return {raw_->quoted_ids, raw_->quoted_count};
  }
  /// By which rules it is written: "facturx", "xrechnung" or "peppol"; "" for what is no file, as a
  /// quote
  [[nodiscard]] std::string_view invoice_profile() const {
    return internal::text(raw_->invoice_profile);
  }
  /// When its VAT is due (BT-8), its own or the seller's; "" when nobody says it
  [[nodiscard]] std::string_view vat_point() const {
    return internal::text(raw_->vat_point);
  }
  /// BT-70
  [[nodiscard]] std::string_view delivery_name() const {
    return internal::text(raw_->delivery_name);
  }
  /// BT-75
  [[nodiscard]] std::string_view delivery_street() const {
    return internal::text(raw_->delivery_street);
  }
  /// BT-76
  [[nodiscard]] std::string_view delivery_street_2() const {
    return internal::text(raw_->delivery_street_2);
  }
  /// BT-78
  [[nodiscard]] std::string_view delivery_postal_code() const {
    return internal::text(raw_->delivery_postal_code);
  }
  /// BT-77
  [[nodiscard]] std::string_view delivery_city() const {
    return internal::text(raw_->delivery_city);
  }
  /// BT-79
  [[nodiscard]] std::string_view delivery_region() const {
    return internal::text(raw_->delivery_region);
  }
  /// BT-80
  [[nodiscard]] std::string_view delivery_country() const {
    return internal::text(raw_->delivery_country);
  }
  /// BT-114: what makes the total what was agreed, where no VAT comes to that
  [[nodiscard]] std::int64_t rounding_minor() const {
    return raw_->rounding_minor;
  }

 private:
  const taskcore_invoice_content *raw_;
};

/// What is owed of invoices of one currency, by how long they are overdue.
class ageing {
 public:
  explicit ageing(const taskcore_ageing *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_ageing *get() const noexcept { return raw_; }
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  [[nodiscard]] std::int64_t balance_minor() const {
    return raw_->balance_minor;
  }
  [[nodiscard]] std::int64_t invoice_count() const {
    return raw_->invoice_count;
  }
  /// Days overdue: 0 for what is not due yet, else 1, 31, 61 or 91
  [[nodiscard]] std::int32_t first_day() const {
    return raw_->first_day;
  }
  /// 0, 30, 60, 90, or INT32_MAX
  [[nodiscard]] std::int32_t last_day() const {
    return raw_->last_day;
  }

 private:
  const taskcore_ageing *raw_;
};

/// What was invoiced in a month in one currency; credit notes are taken off.
class turnover {
 public:
  explicit turnover(const taskcore_turnover *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_turnover *get() const noexcept { return raw_; }
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  [[nodiscard]] std::int64_t invoice_count() const {
    return raw_->invoice_count;
  }
  [[nodiscard]] std::int64_t credit_note_count() const {
    return raw_->credit_note_count;
  }
  [[nodiscard]] std::int64_t net_minor() const {
    return raw_->net_minor;
  }
  [[nodiscard]] std::int64_t vat_minor() const {
    return raw_->vat_minor;
  }
  [[nodiscard]] std::int64_t gross_minor() const {
    return raw_->gross_minor;
  }
  /// Of the issue date, yyyymm
  [[nodiscard]] std::int32_t month() const {
    return raw_->month;
  }

 private:
  const taskcore_turnover *raw_;
};

/// The VAT of a month, a currency, a category and a rate; credit notes are taken off.
class vat_total {
 public:
  explicit vat_total(const taskcore_vat_total *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_vat_total *get() const noexcept { return raw_; }
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  [[nodiscard]] std::string_view category_code() const {
    return internal::text(raw_->category_code);
  }
  [[nodiscard]] std::int64_t taxable_minor() const {
    return raw_->taxable_minor;
  }
  [[nodiscard]] std::int64_t tax_minor() const {
    return raw_->tax_minor;
  }
  /// yyyymm
  [[nodiscard]] std::int32_t month() const {
    return raw_->month;
  }
  /// TASKCORE_VAT_...
  [[nodiscard]] taskcore::vat_category category() const {
    return static_cast<taskcore::vat_category>(raw_->category);
  }
  /// Of a percent
  [[nodiscard]] std::int32_t rate_thousandths() const {
    return raw_->rate_thousandths;
  }

 private:
  const taskcore_vat_total *raw_;
};

/// A purchase in a list. Its strings live in its list.
class purchase {
 public:
  explicit purchase(const taskcore_purchase *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// BT-1
  [[nodiscard]] std::string_view number() const {
    return internal::text(raw_->number);
  }
  /// BT-27
  [[nodiscard]] std::string_view seller_name() const {
    return internal::text(raw_->seller_name);
  }
  /// BT-40; "" without
  [[nodiscard]] std::string_view seller_country() const {
    return internal::text(raw_->seller_country);
  }
  /// BT-31, as the file has it; "" without
  [[nodiscard]] std::string_view seller_vat_number() const {
    return internal::text(raw_->seller_vat_number);
  }
  /// BT-30, likewise; "" without
  [[nodiscard]] std::string_view seller_siren() const {
    return internal::text(raw_->seller_siren);
  }
  /// Who is paid (BT-59); "": the seller
  [[nodiscard]] std::string_view payee_name() const {
    return internal::text(raw_->payee_name);
  }
  /// The first account that it can be paid to (BT-84); "" without
  [[nodiscard]] std::string_view iban() const {
    return internal::text(raw_->iban);
  }
  /// What the payment is to say (BT-83); "" without
  [[nodiscard]] std::string_view payment_reference() const {
    return internal::text(raw_->payment_reference);
  }
  /// ISO 4217 (BT-5)
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// Own ones; "" without
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  /// BT-109
  [[nodiscard]] std::int64_t net_minor() const {
    return raw_->net_minor;
  }
  /// BT-110
  [[nodiscard]] std::int64_t vat_minor() const {
    return raw_->vat_minor;
  }
  /// BT-112
  [[nodiscard]] std::int64_t gross_minor() const {
    return raw_->gross_minor;
  }
  /// BT-113
  [[nodiscard]] std::int64_t prepaid_minor() const {
    return raw_->prepaid_minor;
  }
  /// BT-115
  [[nodiscard]] std::int64_t due_minor() const {
    return raw_->due_minor;
  }
  /// What its payments come to
  [[nodiscard]] std::int64_t paid_minor() const {
    return raw_->paid_minor;
  }
  /// Due - paid: what is owed to the seller, or of a credit note by the seller
  [[nodiscard]] std::int64_t balance_minor() const {
    return raw_->balance_minor;
  }
  /// When it was received
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  [[nodiscard]] taskcore::instant modified() const {
    return internal::to_instant(raw_->modified_ms);
  }
  /// How many bytes its file has
  [[nodiscard]] std::int64_t file_length() const {
    return raw_->file_length;
  }
  /// BT-3, such as 380 for an invoice, 381 for a credit note, 384 for a corrected invoice, 386 for
  /// a down payment, 389 for one that the buyer wrote, 326 for a part
  [[nodiscard]] std::int32_t type_code() const {
    return raw_->type_code;
  }
  /// TASKCORE_PURCHASE_STATE_...
  [[nodiscard]] taskcore::purchase_state state() const {
    return static_cast<taskcore::purchase_state>(raw_->state);
  }
  /// Yyyymmdd (BT-2)
  [[nodiscard]] taskcore::date issue_date() const {
    return taskcore::date::of(raw_->issue_date);
  }
  /// Yyyymmdd (BT-9); 0 for none
  [[nodiscard]] taskcore::date due_date() const {
    return taskcore::date::of(raw_->due_date);
  }
  /// 1: of a type by which the seller owes, such as 381
  [[nodiscard]] bool is_credit() const {
    return raw_->is_credit != 0;
  }
  /// 1: its file is a PDF file with the data within; 0: it is XML
  [[nodiscard]] bool is_pdf() const {
    return raw_->is_pdf != 0;
  }

 private:
  const taskcore_purchase *raw_;
};

/// Money that was paid for a purchase, or that came back for a credit note.
class purchase_payment {
 public:
  explicit purchase_payment(const taskcore_purchase_payment *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_payment *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  [[nodiscard]] std::int64_t purchase_id() const {
    return raw_->purchase_id;
  }
  [[nodiscard]] std::int64_t amount_minor() const {
    return raw_->amount_minor;
  }
  /// Of UNTDID 4461, such as "58"; "" when it was not said
  [[nodiscard]] std::string_view means() const {
    return internal::text(raw_->means);
  }
  [[nodiscard]] std::string_view reference() const {
    return internal::text(raw_->reference);
  }
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  /// Of the purchase, ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }

 private:
  const taskcore_purchase_payment *raw_;
};

/// What is owed to sellers in one currency.
class purchase_total {
 public:
  explicit purchase_total(const taskcore_purchase_total *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_total *get() const noexcept { return raw_; }
  /// ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// Of invoices
  [[nodiscard]] std::int64_t owed_minor() const {
    return raw_->owed_minor;
  }
  /// Of those, what is overdue
  [[nodiscard]] std::int64_t overdue_minor() const {
    return raw_->overdue_minor;
  }
  /// What sellers owe: of credit notes, and of invoices below 0
  [[nodiscard]] std::int64_t credit_minor() const {
    return raw_->credit_minor;
  }
  /// Owed - credit
  [[nodiscard]] std::int64_t balance_minor() const {
    return raw_->balance_minor;
  }
  /// Of how many purchases something is open
  [[nodiscard]] std::int64_t purchase_count() const {
    return raw_->purchase_count;
  }
  /// Of those, how many are overdue
  [[nodiscard]] std::int64_t overdue_count() const {
    return raw_->overdue_count;
  }

 private:
  const taskcore_purchase_total *raw_;
};

/// A line of a purchase (BG-25).
class purchase_line {
 public:
  explicit purchase_line(const taskcore_purchase_line *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_line *get() const noexcept { return raw_; }
  /// BT-126
  [[nodiscard]] std::string_view line_id() const {
    return internal::text(raw_->line_id);
  }
  /// BT-153
  [[nodiscard]] std::string_view name() const {
    return internal::text(raw_->name);
  }
  /// BT-154; "" without, as all that follows
  [[nodiscard]] std::string_view details() const {
    return internal::text(raw_->details);
  }
  /// BT-127
  [[nodiscard]] std::string_view note() const {
    return internal::text(raw_->note);
  }
  /// The seller's (BT-155)
  [[nodiscard]] std::string_view item_number() const {
    return internal::text(raw_->item_number);
  }
  /// A decimal (BT-129)
  [[nodiscard]] std::string_view quantity() const {
    return internal::text(raw_->quantity);
  }
  /// A code of UN/ECE Recommendation 20 or 21 (BT-130)
  [[nodiscard]] std::string_view unit() const {
    return internal::text(raw_->unit);
  }
  /// A decimal (BT-146)
  [[nodiscard]] std::string_view net_price() const {
    return internal::text(raw_->net_price);
  }
  /// A decimal (BT-148)
  [[nodiscard]] std::string_view gross_price() const {
    return internal::text(raw_->gross_price);
  }
  /// A decimal (BT-147)
  [[nodiscard]] std::string_view price_discount() const {
    return internal::text(raw_->price_discount);
  }
  /// How many the price is for, a decimal (BT-149)
  [[nodiscard]] std::string_view price_quantity() const {
    return internal::text(raw_->price_quantity);
  }
  /// The category, such as "S" (BT-151)
  [[nodiscard]] std::string_view vat_code() const {
    return internal::text(raw_->vat_code);
  }
  /// A decimal (BT-152)
  [[nodiscard]] std::string_view vat_percent() const {
    return internal::text(raw_->vat_percent);
  }
  /// BT-131
  [[nodiscard]] std::int64_t net_minor() const {
    return raw_->net_minor;
  }
  /// What its allowances come to (BT-136)
  [[nodiscard]] std::int64_t allowance_minor() const {
    return raw_->allowance_minor;
  }
  /// What its charges come to (BT-141)
  [[nodiscard]] std::int64_t charge_minor() const {
    return raw_->charge_minor;
  }
  /// Yyyymmdd (BT-134); 0 for none
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  /// Likewise (BT-135)
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }

 private:
  const taskcore_purchase_line *raw_;
};

/// An allowance or a charge of a purchase: on the whole of it (BG-20, BG-21), or on a line (BG-27,
/// BG-28).
class purchase_adjustment {
 public:
  explicit purchase_adjustment(const taskcore_purchase_adjustment *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_adjustment *get() const noexcept { return raw_; }
  /// BT-126 of its line; "": on the whole
  [[nodiscard]] std::string_view line_id() const {
    return internal::text(raw_->line_id);
  }
  /// BT-97, BT-104, BT-139, BT-144; "" without, as all that follows
  [[nodiscard]] std::string_view reason() const {
    return internal::text(raw_->reason);
  }
  /// BT-98, BT-105, BT-140, BT-145
  [[nodiscard]] std::string_view reason_code() const {
    return internal::text(raw_->reason_code);
  }
  /// A decimal (BT-94, BT-101, BT-138, BT-143)
  [[nodiscard]] std::string_view percent() const {
    return internal::text(raw_->percent);
  }
  /// The category (BT-95, BT-102)
  [[nodiscard]] std::string_view vat_code() const {
    return internal::text(raw_->vat_code);
  }
  /// A decimal (BT-96, BT-103)
  [[nodiscard]] std::string_view vat_percent() const {
    return internal::text(raw_->vat_percent);
  }
  /// BT-92, BT-99, BT-136, BT-141
  [[nodiscard]] std::int64_t amount_minor() const {
    return raw_->amount_minor;
  }
  /// 0 for an allowance, 1 for a charge
  [[nodiscard]] bool is_charge() const {
    return raw_->is_charge != 0;
  }

 private:
  const taskcore_purchase_adjustment *raw_;
};

/// What a purchase taxes in one way (BG-23).
class purchase_tax {
 public:
  explicit purchase_tax(const taskcore_purchase_tax *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_tax *get() const noexcept { return raw_; }
  /// The category, such as "S" (BT-118)
  [[nodiscard]] std::string_view vat_code() const {
    return internal::text(raw_->vat_code);
  }
  /// A decimal (BT-119); "" without
  [[nodiscard]] std::string_view vat_percent() const {
    return internal::text(raw_->vat_percent);
  }
  /// BT-120
  [[nodiscard]] std::string_view exemption_reason() const {
    return internal::text(raw_->exemption_reason);
  }
  /// BT-121
  [[nodiscard]] std::string_view exemption_code() const {
    return internal::text(raw_->exemption_code);
  }
  /// BT-116
  [[nodiscard]] std::int64_t taxable_minor() const {
    return raw_->taxable_minor;
  }
  /// BT-117
  [[nodiscard]] std::int64_t tax_minor() const {
    return raw_->tax_minor;
  }

 private:
  const taskcore_purchase_tax *raw_;
};

/// A way to pay a purchase (BG-16).
class purchase_means {
 public:
  explicit purchase_means(const taskcore_purchase_means *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_means *get() const noexcept { return raw_; }
  /// Of UNTDID 4461 (BT-81)
  [[nodiscard]] std::string_view code() const {
    return internal::text(raw_->code);
  }
  /// BT-82; "" without, as all that follows
  [[nodiscard]] std::string_view label() const {
    return internal::text(raw_->label);
  }
  /// Or another number of the account (BT-84)
  [[nodiscard]] std::string_view iban() const {
    return internal::text(raw_->iban);
  }
  /// BT-85
  [[nodiscard]] std::string_view account_name() const {
    return internal::text(raw_->account_name);
  }
  /// BT-86
  [[nodiscard]] std::string_view bic() const {
    return internal::text(raw_->bic);
  }
  /// Of a direct debit (BT-89)
  [[nodiscard]] std::string_view mandate() const {
    return internal::text(raw_->mandate);
  }
  /// Of a direct debit (BT-91)
  [[nodiscard]] std::string_view debited_iban() const {
    return internal::text(raw_->debited_iban);
  }

 private:
  const taskcore_purchase_means *raw_;
};

/// An invoice that a purchase refers to (BG-3), such as the one that a credit note is for.
class purchase_reference {
 public:
  explicit purchase_reference(const taskcore_purchase_reference *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_reference *get() const noexcept { return raw_; }
  /// BT-25
  [[nodiscard]] std::string_view number() const {
    return internal::text(raw_->number);
  }
  /// Yyyymmdd (BT-26); 0 for none
  [[nodiscard]] taskcore::date issue_date() const {
    return taskcore::date::of(raw_->issue_date);
  }

 private:
  const taskcore_purchase_reference *raw_;
};

/// What a purchase says in words (BG-1).
class purchase_note {
 public:
  explicit purchase_note(const taskcore_purchase_note *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_note *get() const noexcept { return raw_; }
  /// Of UNTDID 4451 (BT-21), such as "PMD"; "" without
  [[nodiscard]] std::string_view code() const {
    return internal::text(raw_->code);
  }
  /// BT-22
  [[nodiscard]] std::string_view text() const {
    return internal::text(raw_->text);
  }

 private:
  const taskcore_purchase_note *raw_;
};

/// All of a purchase, as its file has it; a text that the file does not have is "", and a party
/// that it does not have has no name. Its strings and arrays live in its
/// taskcore_purchase_document.
class purchase_content {
 public:
  explicit purchase_content(const taskcore_purchase_content *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_purchase_content *get() const noexcept { return raw_; }
  /// As it is listed
  [[nodiscard]] std::optional<taskcore::purchase> purchase() const {
    return internal::maybe<taskcore::purchase>(raw_->purchase);
  }
  /// BG-4
  [[nodiscard]] std::optional<taskcore::party> seller() const {
    return internal::maybe<taskcore::party>(raw_->seller);
  }
  /// BG-7
  [[nodiscard]] std::optional<taskcore::party> buyer() const {
    return internal::maybe<taskcore::party>(raw_->buyer);
  }
  /// BG-10: who is paid, if not the seller
  [[nodiscard]] std::optional<taskcore::party> payee() const {
    return internal::maybe<taskcore::party>(raw_->payee);
  }
  /// BG-11: the seller's
  [[nodiscard]] std::optional<taskcore::party> tax_representative() const {
    return internal::maybe<taskcore::party>(raw_->tax_representative);
  }
  /// BG-13: where it was delivered
  [[nodiscard]] std::optional<taskcore::party> recipient() const {
    return internal::maybe<taskcore::party>(raw_->recipient);
  }
  [[nodiscard]] rows_view<taskcore::purchase_line> lines() const {
    return internal::rows<taskcore::purchase_line>(raw_->lines, raw_->line_count);
  }
  /// Those on the whole, then those on lines
  [[nodiscard]] rows_view<taskcore::purchase_adjustment> adjustments() const {
    return internal::rows<taskcore::purchase_adjustment>(raw_->adjustments, raw_->adjustment_count);
  }
  [[nodiscard]] rows_view<taskcore::purchase_tax> taxes() const {
    return internal::rows<taskcore::purchase_tax>(raw_->taxes, raw_->tax_count);
  }
  [[nodiscard]] rows_view<taskcore::purchase_means> means() const {
    return internal::rows<taskcore::purchase_means>(raw_->means, raw_->means_count);
  }
  [[nodiscard]] rows_view<taskcore::purchase_reference> references() const {
    return internal::rows<taskcore::purchase_reference>(raw_->references, raw_->reference_count);
  }
  /// The seller's notes
  [[nodiscard]] rows_view<taskcore::purchase_note> remarks() const {
    return internal::rows<taskcore::purchase_note>(raw_->remarks, raw_->remark_count);
  }
  /// The latest first
  [[nodiscard]] rows_view<taskcore::purchase_payment> payments() const {
    return internal::rows<taskcore::purchase_payment>(raw_->payments, raw_->payment_count);
  }
  /// BT-106
  [[nodiscard]] std::int64_t line_total_minor() const {
    return raw_->line_total_minor;
  }
  /// BT-107
  [[nodiscard]] std::int64_t allowance_total_minor() const {
    return raw_->allowance_total_minor;
  }
  /// BT-108
  [[nodiscard]] std::int64_t charge_total_minor() const {
    return raw_->charge_total_minor;
  }
  /// BT-114
  [[nodiscard]] std::int64_t rounding_minor() const {
    return raw_->rounding_minor;
  }
  /// BT-6
  [[nodiscard]] std::string_view tax_currency() const {
    return internal::text(raw_->tax_currency);
  }
  /// A decimal (BT-111)
  [[nodiscard]] std::string_view tax_in_tax_currency() const {
    return internal::text(raw_->tax_in_tax_currency);
  }
  /// BT-24
  [[nodiscard]] std::string_view profile() const {
    return internal::text(raw_->profile);
  }
  /// BT-23
  [[nodiscard]] std::string_view business_process() const {
    return internal::text(raw_->business_process);
  }
  /// BT-10
  [[nodiscard]] std::string_view buyer_reference() const {
    return internal::text(raw_->buyer_reference);
  }
  /// BT-11
  [[nodiscard]] std::string_view project_reference() const {
    return internal::text(raw_->project_reference);
  }
  /// BT-12
  [[nodiscard]] std::string_view contract_reference() const {
    return internal::text(raw_->contract_reference);
  }
  /// BT-13
  [[nodiscard]] std::string_view order_reference() const {
    return internal::text(raw_->order_reference);
  }
  /// BT-20
  [[nodiscard]] std::string_view payment_terms() const {
    return internal::text(raw_->payment_terms);
  }
  /// Yyyymmdd (BT-72); 0 for none
  [[nodiscard]] taskcore::date delivery_date() const {
    return taskcore::date::of(raw_->delivery_date);
  }
  /// Of the invoiced period, yyyymmdd (BT-73); 0 for none
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  /// Likewise (BT-74)
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }

 private:
  const taskcore_purchase_content *raw_;
};

/// A recurring invoice in a list. Its strings live in its list.
class recurring_invoice {
 public:
  explicit recurring_invoice(const taskcore_recurring_invoice *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_recurring_invoice *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// 0 when it is gone
  [[nodiscard]] std::int64_t client_id() const {
    return raw_->client_id;
  }
  /// "" when it is gone
  [[nodiscard]] std::string_view client_name() const {
    return internal::text(raw_->client_name);
  }
  /// An RRULE of RFC 5545
  [[nodiscard]] std::string_view repeat_rule() const {
    return internal::text(raw_->repeat_rule);
  }
  /// "": the store's
  [[nodiscard]] std::string_view zone() const {
    return internal::text(raw_->zone);
  }
  /// ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// What a draft of it comes to today, with VAT
  [[nodiscard]] std::int64_t gross_minor() const {
    return raw_->gross_minor;
  }
  [[nodiscard]] std::int64_t line_count() const {
    return raw_->line_count;
  }
  /// How many dates came for which nothing was drafted yet; at most 1,000 are counted
  [[nodiscard]] std::int64_t due_count() const {
    return raw_->due_count;
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// Milliseconds since 1970 UTC
  [[nodiscard]] taskcore::instant modified() const {
    return internal::to_instant(raw_->modified_ms);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date start_date() const {
    return taskcore::date::of(raw_->start_date);
  }
  /// Of the next draft, yyyymmdd; 0 for none any more
  [[nodiscard]] taskcore::date next_date() const {
    return taskcore::date::of(raw_->next_date);
  }
  /// TASKCORE_RECURRING_PERIOD_...
  [[nodiscard]] taskcore::recurring_period period() const {
    return static_cast<taskcore::recurring_period>(raw_->period);
  }
  /// TASKCORE_RECURRING_STATE_...
  [[nodiscard]] taskcore::recurring_state state() const {
    return static_cast<taskcore::recurring_state>(raw_->state);
  }

 private:
  const taskcore_recurring_invoice *raw_;
};

/// A rate of interest for late payment. Its strings live in its list.
class penalty_rate {
 public:
  explicit penalty_rate(const taskcore_penalty_rate *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_penalty_rate *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// "" for none
  [[nodiscard]] std::string_view notes() const {
    return internal::text(raw_->notes);
  }
  /// TASKCORE_DEBTOR_...
  [[nodiscard]] taskcore::debtor debtor() const {
    return static_cast<taskcore::debtor>(raw_->debtor);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  /// Yyyymmdd; 0: until the day before the next rate begins
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }
  /// A year
  [[nodiscard]] std::int32_t rate_basis_points() const {
    return raw_->rate_basis_points;
  }

 private:
  const taskcore_penalty_rate *raw_;
};

/// A reminder of payment in a list. Its strings live in its list.
class payment_reminder {
 public:
  explicit payment_reminder(const taskcore_payment_reminder *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_payment_reminder *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t id() const {
    return raw_->id;
  }
  [[nodiscard]] std::string_view uid() const {
    return internal::text(raw_->uid);
  }
  /// 0 when it is gone
  [[nodiscard]] std::int64_t invoice_id() const {
    return raw_->invoice_id;
  }
  /// Of the invoice
  [[nodiscard]] std::string_view number() const {
    return internal::text(raw_->number);
  }
  /// Of the invoice
  [[nodiscard]] std::string_view client_name() const {
    return internal::text(raw_->client_name);
  }
  /// Of the invoice, ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// Own words; "": those of its level
  [[nodiscard]] std::string_view text() const {
    return internal::text(raw_->text);
  }
  /// What was owed of the invoice on its date
  [[nodiscard]] std::int64_t owed_minor() const {
    return raw_->owed_minor;
  }
  [[nodiscard]] std::int64_t fee_minor() const {
    return raw_->fee_minor;
  }
  /// The compensation for recovery costs
  [[nodiscard]] std::int64_t recovery_minor() const {
    return raw_->recovery_minor;
  }
  /// Fees and compensation that earlier reminders claimed
  [[nodiscard]] std::int64_t earlier_minor() const {
    return raw_->earlier_minor;
  }
  /// From the day after the due date to its date
  [[nodiscard]] std::int64_t interest_minor() const {
    return raw_->interest_minor;
  }
  /// All of these
  [[nodiscard]] std::int64_t total_minor() const {
    return raw_->total_minor;
  }
  /// How many days something was owed of which no rate of interest holds
  [[nodiscard]] std::int64_t uncovered_days() const {
    return raw_->uncovered_days;
  }
  /// 0: not yet
  [[nodiscard]] std::optional<taskcore::instant> sent() const {
    if (!(raw_->sent_ms != 0)) return std::nullopt;
    return internal::to_instant(raw_->sent_ms);
  }
  [[nodiscard]] taskcore::instant created() const {
    return internal::to_instant(raw_->created_ms);
  }
  /// 1 to 9
  [[nodiscard]] std::int32_t level() const {
    return raw_->level;
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date date() const {
    return taskcore::date::of(raw_->date);
  }
  /// Yyyymmdd; 0: at once
  [[nodiscard]] taskcore::date pay_by() const {
    return taskcore::date::of(raw_->pay_by);
  }

 private:
  const taskcore_payment_reminder *raw_;
};

/// Days in a row of which interest is alike. Interest is the sum of owed * rate * days / 365,
/// rounded once for all spans of a reminder.
class interest_span {
 public:
  explicit interest_span(const taskcore_interest_span *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_interest_span *get() const noexcept { return raw_; }
  /// ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// What was owed of the invoice on each of the days
  [[nodiscard]] std::int64_t owed_minor() const {
    return raw_->owed_minor;
  }
  [[nodiscard]] std::int64_t days() const {
    return raw_->days;
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date first_date() const {
    return taskcore::date::of(raw_->first_date);
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }
  /// A year; with is_covered 0 there is none
  [[nodiscard]] std::int32_t rate_basis_points() const {
    return raw_->rate_basis_points;
  }
  /// 0: no rate holds for these days, and no interest is claimed of them
  [[nodiscard]] bool is_covered() const {
    return raw_->is_covered != 0;
  }

 private:
  const taskcore_interest_span *raw_;
};

/// An overdue invoice that is due for a reminder: it had none yet, or that asked for the money by a
/// day that is over. Its strings live in its list.
class late_invoice {
 public:
  explicit late_invoice(const taskcore_late_invoice *raw) noexcept : raw_(raw) {}
  /// As C has it.
  [[nodiscard]] const taskcore_late_invoice *get() const noexcept { return raw_; }
  [[nodiscard]] std::int64_t invoice_id() const {
    return raw_->invoice_id;
  }
  [[nodiscard]] std::string_view number() const {
    return internal::text(raw_->number);
  }
  [[nodiscard]] std::string_view client_name() const {
    return internal::text(raw_->client_name);
  }
  /// ISO 4217
  [[nodiscard]] std::string_view currency() const {
    return internal::text(raw_->currency);
  }
  /// What is owed
  [[nodiscard]] std::int64_t balance_minor() const {
    return raw_->balance_minor;
  }
  /// How long it is overdue
  [[nodiscard]] std::int64_t days() const {
    return raw_->days;
  }
  /// yyyymmdd
  [[nodiscard]] taskcore::date due_date() const {
    return taskcore::date::of(raw_->due_date);
  }
  /// Of its last reminder; 0: it had none
  [[nodiscard]] taskcore::date last_date() const {
    return taskcore::date::of(raw_->last_date);
  }
  /// Of the reminder that it is due for
  [[nodiscard]] std::int32_t next_level() const {
    return raw_->next_level;
  }

 private:
  const taskcore_late_invoice *raw_;
};

TASKCORE_END

#endif
