// SPDX-License-Identifier: Apache-2.0
/// What a store does.
// Generated from data/taskcore.json by "make header"; do not edit it.
#ifndef TASKCORE_GENERATED_STORE_HPP
#define TASKCORE_GENERATED_STORE_HPP

#include <taskcore.h>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../arguments.hpp"
#include "../callbacks.hpp"
#include "../config.hpp"
#include "../store_handle.hpp"
#include "handles.hpp"
#include "values.hpp"

TASKCORE_BEGIN

/// What `quick_add_told` gives.
struct quick_add_told_outcome {
  /// Receives the task's id; 0 on failure. NULL is fine.
  std::int64_t id{};
  /// Receives what the line says, what of it was not read, and which names are new, to be freed
  /// with taskcore_quick_add_result_free; NULL on failure.
  taskcore::quick_add_result result{};
};

/// What `repeat_parse` gives.
struct repeat_parse_outcome {
  /// Receives the RRULE, to be freed with taskcore_string_free; NULL on failure.
  std::string rule{};
  /// Receives TASKCORE_REPEAT_FIXED or TASKCORE_REPEAT_AFTER_COMPLETION; 0 on failure. NULL is fine
  /// for words that say nothing of completion.
  taskcore::repeat_mode mode{};
};

/// What `event_check` gives.
struct event_check_outcome {
  /// Receives the list, empty when nothing is wrong, to be freed with taskcore_problem_list_free;
  /// NULL on failure.
  taskcore::problem_list problems{};
  /// Receives what the event would overlap, to be freed with taskcore_conflict_list_free; NULL when
  /// it would overlap nothing, and on failure. NULL is fine.
  taskcore::conflict_list conflicts{};
};

/// What `poll` gives.
struct poll_outcome {
  /// Receives the list of what became due, the earliest first, to be freed with
  /// taskcore_alert_list_free; NULL on failure. With NULL, nothing is said and nothing is written.
  taskcore::alert_list alerts{};
  /// Receives the number of commits noticed; 0 on failure. NULL is fine.
  std::size_t commit_count{};
};

/// A store of tasks. Any thread may use it; its calls take turns. A constant one is a
/// handle that cannot be exchanged: what it stands for can be changed.
class store : public internal::store_handle {
 public:
  store() noexcept = default;
  explicit store(open_options options)
      : store_handle(internal::unwrap(opened(std::move(options)))) {}
  /// Opens a file, or ":memory:".
  explicit store(std::string_view path) : store(at(path)) {}

  /// Opens a store, or says why it cannot be opened.
  [[nodiscard]] static result<store> try_open(open_options options) {
    auto made = opened(std::move(options));
    if (!made) return internal::failed(made.error());
    return store(std::move(*made));
  }

  /// Tells the language that texts are shown in: `en`, `fr`, `de`, `es`, `en-XA` or `ar-XB`, and of
  /// `system` what the environment said when the store was opened.
  std::string language() const {
    return internal::unwrap(try_language());
  }
  /// `language`, with the error as a value.
  result<std::string> try_language() const {
    char *c_language = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_language_e(get(), &c_language, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_language);
  }

  /// Sets the language of this device: of what the library shows and reads, and of the sentences of
  /// its errors. It is English at first. What is stored, files, keys, numbers and dates of files,
  /// and the codes and fields of errors are the same in every language. The setting is in no
  /// export, and stays on this device. Another process that has the store open sees it when it
  /// calls taskcore_poll, or opens it again.
  /// @param language `en`, `fr`, `de` or `es`, also with a region behind it, which is left out
  /// (`fr-CA`); `system` for that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), and English
  /// where it is none of these; for tests of a program's own screens `en-XA`, English in brackets,
  /// and `ar-XB`, English from the right to the left; NULL: as it is at first.
  void language_set(std::optional<std::string_view> language = std::nullopt) const {
    internal::unwrap(try_language_set(language));
  }
  /// `language_set`, with the error as a value.
  result<void> try_language_set(std::optional<std::string_view> language = std::nullopt) const {
    internal::arguments kept;
    const char *const c_language = kept.copy(language, "language");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_language_set_e(get(), c_language, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Tells the region whose numbers and dates are shown: a code of ISO 3166-1, and "" for none.
  std::string region() const {
    return internal::unwrap(try_region());
  }
  /// `region`, with the error as a value.
  result<std::string> try_region() const {
    char *c_region = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_region_e(get(), &c_region, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_region);
  }

  /// Sets the region of this device: the order of dates in figures, the first day of the week, and
  /// how numbers and amounts are written, as Unicode CLDR has them. At first it is that of the
  /// language, France for French for example; English has none, and reads no date that could be of
  /// two days, such as 1/2. The setting is in no export, and stays on this device.
  /// @param region a code of ISO 3166-1, such as `FR`; `system` for that of the environment
  /// (`LC_ALL`, `LC_TIME`, `LANG`); NULL: as it is at first.
  void region_set(std::optional<std::string_view> region = std::nullopt) const {
    internal::unwrap(try_region_set(region));
  }
  /// `region_set`, with the error as a value.
  result<void> try_region_set(std::optional<std::string_view> region = std::nullopt) const {
    internal::arguments kept;
    const char *const c_region = kept.copy(region, "region");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_region_set_e(get(), c_region, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Says the texts of screens, lists and documents in another language than the one that is set,
  /// on this handle alone: for what is written for programs, whose words are the same everywhere.
  /// What is read, and the sentences of errors, stay in the language that is set. Numbers and dates
  /// in texts are those of that language.
  /// @param language as for taskcore_language_set; NULL: the one that is set, as at first.
  void texts_language_set(std::optional<std::string_view> language = std::nullopt) const {
    internal::unwrap(try_texts_language_set(language));
  }
  /// `texts_language_set`, with the error as a value.
  result<void> try_texts_language_set(
      std::optional<std::string_view> language = std::nullopt) const {
    internal::arguments kept;
    const char *const c_language = kept.copy(language, "language");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_texts_language_set_e(get(), c_language, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Adds a task. A new task is open, of priority P2, the last in the manual order, and in the
  /// project of its parent or in Inbox, unless the input says otherwise. A project or tag that is
  /// named for the first time comes into being.
  /// @param input what the task is to be; its title is required.
  std::int64_t task_add(const taskcore::task_input &input) const {
    return internal::unwrap(try_task_add(input));
  }
  /// `task_add`, with the error as a value.
  result<std::int64_t> try_task_add(const taskcore::task_input &input) const {
    internal::arguments kept;
    taskcore_task_input c_input;
    internal::mapping<taskcore::task_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Adds tasks, all or none, as one step for undo.
  /// @param inputs what the tasks are to be, as in taskcore_task_add.
  std::vector<std::int64_t> task_add_many(array_view<taskcore::task_input> inputs) const {
    return internal::unwrap(try_task_add_many(inputs));
  }
  /// `task_add_many`, with the error as a value.
  result<std::vector<std::int64_t>> try_task_add_many(
      array_view<taskcore::task_input> inputs) const {
    internal::arguments kept;
    const auto c_inputs = kept.structs(inputs);
    std::vector<std::int64_t> c_ids(inputs.size());
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_add_many_e(
        get(), c_inputs, inputs.size(), c_ids.data(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_ids;
  }

  /// Gets tasks by their ids, those in the trash too.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::task_list task_get(id_span ids) const {
    return internal::unwrap(try_task_get(ids));
  }
  /// `task_get`, with the error as a value.
  result<taskcore::task_list> try_task_get(id_span ids) const {
    taskcore_task_list *c_tasks = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_get_e(get(), ids.data(), ids.size(), &c_tasks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::task_list(c_tasks);
  }

  /// Finds the task with a uid, also in the trash.
  /// @param uid the uid.
  std::int64_t task_find(std::string_view uid) const {
    return internal::unwrap(try_task_find(uid));
  }
  /// `task_find`, with the error as a value.
  result<std::int64_t> try_task_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists the tasks that a query asks for.
  /// @param query what to list; NULL for the open tasks in the order of their creation.
  taskcore::task_list task_query(const taskcore::query &query = {}) const {
    return internal::unwrap(try_task_query(query));
  }
  /// `task_query`, with the error as a value.
  result<taskcore::task_list> try_task_query(const taskcore::query &query = {}) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    taskcore_task_list *c_tasks = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_query_e(get(), &c_query, &c_tasks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::task_list(c_tasks);
  }

  /// Counts the tasks that a query asks for; its limit, offset and order do not matter.
  /// @param query what to count; NULL for the open tasks.
  std::int64_t task_count(const taskcore::query &query = {}) const {
    return internal::unwrap(try_task_count(query));
  }
  /// `task_count`, with the error as a value.
  result<std::int64_t> try_task_count(const taskcore::query &query = {}) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    std::int64_t c_task_count{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_count_e(get(), &c_query, &c_task_count, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_task_count;
  }

  /// Changes properties of tasks, all or none, as one step for undo. A task with a repeat rule
  /// repeats from its due on, or from its start without one: setting one of them or the rule begins
  /// its series there anew. What was to be counted of a `COUNT` is counted on, and exceptions and
  /// additions that are not set too move along with the due. What is below a task that goes to
  /// another project goes with it. A subtask that is given another project leaves its parent,
  /// unless that goes there too.
  /// @param ids the ids; one that is given twice counts once.
  /// @param changes what to set; only the members that its `fields` announce change. Of tags,
  /// `tags` is set first, `tags_removed` go next, and `tags_added` come last; likewise with
  /// `depends_on`.
  void task_update(id_span ids, const taskcore::task_input &changes) const {
    internal::unwrap(try_task_update(ids, changes));
  }
  /// `task_update`, with the error as a value.
  result<void> try_task_update(id_span ids, const taskcore::task_input &changes) const {
    internal::arguments kept;
    taskcore_task_input c_changes;
    internal::mapping<taskcore::task_input>::fill(c_changes, changes, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_update_e(get(), ids.data(), ids.size(), &c_changes, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists all that is wrong with a new task, or with changes to one, as taskcore_task_add and
  /// taskcore_task_update would refuse it; nothing is changed. What these would say is the first
  /// problem, and what has no problem they accept. A rule about several members is looked at when
  /// these are right by themselves.
  /// @param id the task that is to be changed; 0: a new one.
  /// @param input what it is to be; borrowed for the call.
  taskcore::problem_list task_check(std::int64_t id, const taskcore::task_input &input) const {
    return internal::unwrap(try_task_check(id, input));
  }
  /// `task_check`, with the error as a value.
  result<taskcore::problem_list> try_task_check(
      std::int64_t id, const taskcore::task_input &input) const {
    internal::arguments kept;
    taskcore_task_input c_input;
    internal::mapping<taskcore::task_input>::fill(c_input, input, kept);
    taskcore_problem_list *c_problems = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_check_e(get(), id, &c_input, &c_problems, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::problem_list(c_problems);
  }

  /// Completes tasks with their open subtasks, at any depth, all or none, as one step for undo. Of
  /// a task that repeats, the present occurrence is completed: taskcore_completion_query lists it,
  /// and the task stays open and goes on to the next one. Its due, its start and its reminders move
  /// along, and so do the subtasks, which are open again; but an open subtask that repeats goes its
  /// own way. When there is no next occurrence, it is completed as any other.
  /// @param ids the ids; one that is given twice counts once.
  /// @param flags 0, or some of: TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS to refuse a task with open
  /// subtasks unless these are among the ids; TASKCORE_COMPLETE_SKIP_MISSED to go on with the first
  /// occurrence after now; TASKCORE_COMPLETE_SERIES to complete a task that repeats for good.
  void task_complete(id_span ids, taskcore::complete_flag flags = {}) const {
    internal::unwrap(try_task_complete(ids, flags));
  }
  /// `task_complete`, with the error as a value.
  result<void> try_task_complete(id_span ids, taskcore::complete_flag flags = {}) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_complete_e(
        get(), ids.data(), ids.size(), static_cast<std::uint64_t>(flags), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Opens completed and cancelled tasks again, with those that they are below, all or none, as one
  /// step for undo.
  /// @param ids the ids; one that is given twice counts once.
  void task_reopen(id_span ids) const {
    internal::unwrap(try_task_reopen(ids));
  }
  /// `task_reopen`, with the error as a value.
  result<void> try_task_reopen(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_reopen_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Moves tasks to the trash with all that is below them, all or none, as one step for undo.
  /// @param ids the ids; one that is given twice counts once.
  void task_delete(id_span ids) const {
    internal::unwrap(try_task_delete(ids));
  }
  /// `task_delete`, with the error as a value.
  result<void> try_task_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Takes tasks out of the trash with the subtasks that went there with them, all or none, as one
  /// step for undo. Each is open, completed or cancelled as it was. A task whose parent stays in
  /// the trash becomes a task of its own. The closed tasks that an open one is below are opened
  /// again, as taskcore_task_reopen does.
  /// @param ids the ids; one that is given twice counts once.
  void task_restore(id_span ids) const {
    internal::unwrap(try_task_restore(ids));
  }
  /// `task_restore`, with the error as a value.
  result<void> try_task_restore(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_restore_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Removes tasks in the trash for good, with the subtasks that are there too, all or none. This
  /// cannot be undone: the change log forgets them too. What depends on one of them does so no
  /// longer. Backups that were made before still have them: in the folder that
  /// taskcore_backup_newest looks into, and beside the store.
  /// @param ids the ids; one that is given twice counts once.
  void task_purge(id_span ids) const {
    internal::unwrap(try_task_purge(ids));
  }
  /// `task_purge`, with the error as a value.
  result<void> try_task_purge(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_purge_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Removes the tasks for good that went to the trash before an instant. This cannot be undone:
  /// the change log forgets them too.
  /// @param before_ms the instant, in milliseconds since 1970 UTC, in the years 1 to 9999.
  std::int64_t task_purge_before(taskcore::instant before_ms) const {
    return internal::unwrap(try_task_purge_before(before_ms));
  }
  /// `task_purge_before`, with the error as a value.
  result<std::int64_t> try_task_purge_before(taskcore::instant before_ms) const {
    std::int64_t c_purged{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_purge_before_e(
        get(), internal::raw(before_ms), &c_purged, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_purged;
  }

  /// Takes tasks that repeat on to their next occurrences without completing the present ones, all
  /// or none, as one step for undo. What is below a task is open again and goes along, as it does
  /// when an occurrence is completed.
  /// @param ids the ids; one that is given twice counts once.
  void task_skip_occurrence(id_span ids) const {
    internal::unwrap(try_task_skip_occurrence(ids));
  }
  /// `task_skip_occurrence`, with the error as a value.
  result<void> try_task_skip_occurrence(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_skip_occurrence_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes tasks that repeat ones that do not, all or none, as one step for undo. The present
  /// occurrence of each stays as the task.
  /// @param ids the ids; one that is given twice counts once.
  void task_end_series(id_span ids) const {
    internal::unwrap(try_task_end_series(ids));
  }
  /// `task_end_series`, with the error as a value.
  result<void> try_task_end_series(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_end_series_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Changes the present occurrence of a task that repeats, alone or with the later ones, as one
  /// step for undo. Alone, the occurrence becomes a task of its own without subtasks, whose
  /// `series_uid` and `occurrence` say where it comes from, and the task that repeats goes on to
  /// its next occurrence. When there is no next one, the task itself is changed and does not repeat
  /// any more. With the later ones, and with all, it is changed as taskcore_task_update does.
  /// @param id the task that repeats.
  /// @param options which occurrences. NULL: all of them.
  /// @param changes what to set, as in taskcore_task_update; for one occurrence nothing of how it
  /// repeats.
  std::int64_t task_update_occurrence(
      std::int64_t id, const taskcore::task_scope_options &options,
      const taskcore::task_input &changes) const {
    return internal::unwrap(try_task_update_occurrence(id, options, changes));
  }
  /// `task_update_occurrence`, with the error as a value.
  result<std::int64_t> try_task_update_occurrence(
      std::int64_t id, const taskcore::task_scope_options &options,
      const taskcore::task_input &changes) const {
    internal::arguments kept;
    taskcore_task_scope_options c_options;
    internal::mapping<taskcore::task_scope_options>::fill(c_options, options, kept);
    taskcore_task_input c_changes;
    internal::mapping<taskcore::task_input>::fill(c_changes, changes, kept);
    std::int64_t c_changed_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_update_occurrence_e(
        get(), id, &c_options, &c_changes, &c_changed_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed_id;
  }

  /// Moves tasks to another place in the manual order, into a project or under a parent, with all
  /// that is below them, all or none, as one step for undo. Several tasks keep the order of their
  /// ids. One that is below another of them goes with that and stays there, unless they all move
  /// just to the top or bottom of their siblings.
  /// @param ids the ids; one that is given twice counts once.
  /// @param move where to. Before or after a task, they get its parent. To the top or bottom is
  /// among the tasks with the same parent, or with none in the same project. Into a project is out
  /// of any parent. Without a place, a project or parent means the bottom of it.
  void task_move(id_span ids, const taskcore::move &move) const {
    internal::unwrap(try_task_move(ids, move));
  }
  /// `task_move`, with the error as a value.
  result<void> try_task_move(id_span ids, const taskcore::move &move) const {
    internal::arguments kept;
    taskcore_move c_move;
    internal::mapping<taskcore::move>::fill(c_move, move, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_move_e(get(), ids.data(), ids.size(), &c_move, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes each of some tasks the last subtask of the task before it, all or none, as one step for
  /// undo. The task before it is the nearest one in the manual order with the same parent, or with
  /// none in the same project; it is not in the trash and, for an open task, open. Tasks next to
  /// each other come under the same one.
  /// @param ids the ids; one that is given twice, or is below another one, counts once.
  void task_indent(id_span ids) const {
    internal::unwrap(try_task_indent(ids));
  }
  /// `task_indent`, with the error as a value.
  result<void> try_task_indent(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_indent_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes each of some subtasks the task after its parent, all or none, as one step for undo.
  /// @param ids the ids; one that is given twice, or is below another one, counts once.
  void task_outdent(id_span ids) const {
    internal::unwrap(try_task_outdent(ids));
  }
  /// `task_outdent`, with the error as a value.
  result<void> try_task_outdent(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_outdent_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Copies a task with its subtasks, as one step for undo. The copy stands right behind the task,
  /// and all of it is open. Dates, repeats, reminders, tags and whatever else says what is to be
  /// done are copied as they are; completions, comments, time spent and alerts are not, and uids
  /// are new. Copies wait for the copies of what the tasks wait for, and for the same where that is
  /// not copied. Cancelled subtasks are left out with what is below them, and so are those in the
  /// trash. Of a task that repeats, the copy stands for the present occurrence. A copy of a subtask
  /// whose parent is closed is no subtask.
  /// @param id what to copy.
  std::int64_t task_copy(std::int64_t id) const {
    return internal::unwrap(try_task_copy(id));
  }
  /// `task_copy`, with the error as a value.
  result<std::int64_t> try_task_copy(std::int64_t id) const {
    std::int64_t c_copy_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_copy_e(get(), id, &c_copy_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_copy_id;
  }

  /// Changes properties of the tasks that a query asks for, all or none, as one step for undo.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for open ones.
  /// @param changes what to set, as in taskcore_task_update.
  std::int64_t task_update_where(
      const taskcore::query &query, const taskcore::task_input &changes) const {
    return internal::unwrap(try_task_update_where(query, changes));
  }
  /// `task_update_where`, with the error as a value.
  result<std::int64_t> try_task_update_where(
      const taskcore::query &query, const taskcore::task_input &changes) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    taskcore_task_input c_changes;
    internal::mapping<taskcore::task_input>::fill(c_changes, changes, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_update_where_e(
        get(), &c_query, &c_changes, &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Completes the tasks that a query asks for with their open subtasks, all or none, as one step
  /// for undo.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for open ones.
  /// @param flags as in taskcore_task_complete.
  std::int64_t task_complete_where(
      const taskcore::query &query, taskcore::complete_flag flags = {}) const {
    return internal::unwrap(try_task_complete_where(query, flags));
  }
  /// `task_complete_where`, with the error as a value.
  result<std::int64_t> try_task_complete_where(
      const taskcore::query &query, taskcore::complete_flag flags = {}) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_complete_where_e(
        get(), &c_query, static_cast<std::uint64_t>(flags), &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Opens the completed tasks that a query asks for again, all or none, as one step for undo.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for completed ones.
  std::int64_t task_reopen_where(const taskcore::query &query) const {
    return internal::unwrap(try_task_reopen_where(query));
  }
  /// `task_reopen_where`, with the error as a value.
  result<std::int64_t> try_task_reopen_where(const taskcore::query &query) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_reopen_where_e(get(), &c_query, &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Moves the tasks that a query asks for to the trash, all or none, as one step for undo.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for open ones.
  std::int64_t task_delete_where(const taskcore::query &query) const {
    return internal::unwrap(try_task_delete_where(query));
  }
  /// `task_delete_where`, with the error as a value.
  result<std::int64_t> try_task_delete_where(const taskcore::query &query) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_delete_where_e(get(), &c_query, &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Takes the tasks that a query asks for out of the trash, all or none, as one step for undo.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for those in the trash.
  std::int64_t task_restore_where(const taskcore::query &query) const {
    return internal::unwrap(try_task_restore_where(query));
  }
  /// `task_restore_where`, with the error as a value.
  result<std::int64_t> try_task_restore_where(const taskcore::query &query) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_restore_where_e(get(), &c_query, &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Removes the tasks in the trash that a query asks for, for good, all or none.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for those in the trash.
  std::int64_t task_purge_where(const taskcore::query &query) const {
    return internal::unwrap(try_task_purge_where(query));
  }
  /// `task_purge_where`, with the error as a value.
  result<std::int64_t> try_task_purge_where(const taskcore::query &query) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_purge_where_e(get(), &c_query, &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Moves the tasks that a query asks for, in its order, all or none, as one step for undo.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for open ones.
  /// @param move where to, as in taskcore_task_move.
  std::int64_t task_move_where(const taskcore::query &query, const taskcore::move &move) const {
    return internal::unwrap(try_task_move_where(query, move));
  }
  /// `task_move_where`, with the error as a value.
  result<std::int64_t> try_task_move_where(
      const taskcore::query &query, const taskcore::move &move) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    taskcore_move c_move;
    internal::mapping<taskcore::move>::fill(c_move, move, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_move_where_e(get(), &c_query, &c_move, &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Lists what happened to a task, the oldest change first, one entry for each property that
  /// changed. The values are texts: instants as in RFC 3339, priorities as P0 to P3 or none,
  /// projects and other tasks by their present names or, when they are gone, by their uids. Of when
  /// it was modified, which comes with each change, there are no entries.
  /// @param id the task; it may be in the trash.
  taskcore::history_list task_history(std::int64_t id) const {
    return internal::unwrap(try_task_history(id));
  }
  /// `task_history`, with the error as a value.
  result<taskcore::history_list> try_task_history(std::int64_t id) const {
    taskcore_history_list *c_entries = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_history_e(get(), id, &c_entries, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::history_list(c_entries);
  }

  /// Reads a text in the language of queries, without running it.
  /// @param text the query, at most 10,000 bytes. Whether its projects and tags exist is not looked
  /// at.
  void query_check(std::string_view text) const {
    internal::unwrap(try_query_check(text));
  }
  /// `query_check`, with the error as a value.
  result<void> try_query_check(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_query_check_e(get(), c_text, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Writes a query as a saved filter keeps it: in English, with a key for each condition. `today |
  /// no date` becomes `due:today or due:none`. It means the same in every language and for ever.
  /// @param text the query, at most 10,000 bytes.
  std::string query_canonical(std::string_view text) const {
    return internal::unwrap(try_query_canonical(text));
  }
  /// `query_canonical`, with the error as a value.
  result<std::string> try_query_canonical(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    char *c_canonical = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_query_canonical_e(get(), c_text, &c_canonical, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_canonical);
  }

  /// Writes the query of a saved filter in the words of the reader's language.
  /// @param text the query, as taskcore_filter and taskcore_query_canonical have it.
  std::string query_shown(std::string_view text) const {
    return internal::unwrap(try_query_shown(text));
  }
  /// `query_shown`, with the error as a value.
  result<std::string> try_query_shown(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    char *c_shown = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_query_shown_e(get(), c_text, &c_shown, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_shown);
  }

  /// Says which words of a query are read as conditions although titles have them. One line for
  /// each: `"today" is read as a condition; quote it to search titles: 2 titles have the word`.
  /// @param text the query, as somebody typed it.
  std::string query_note(std::string_view text) const {
    return internal::unwrap(try_query_note(text));
  }
  /// `query_note`, with the error as a value.
  result<std::string> try_query_note(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    char *c_note = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_query_note_e(get(), c_text, &c_note, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_note);
  }

  /// Reads what each property of an open task adds to its urgency.
  taskcore::urgency_coefficients urgency_coefficients_read() const {
    return internal::unwrap(try_urgency_coefficients_read());
  }
  /// `urgency_coefficients_read`, with the error as a value.
  result<taskcore::urgency_coefficients> try_urgency_coefficients_read() const {
    taskcore_urgency_coefficients c_coefficients;
    static_cast<void>(taskcore_urgency_coefficients_init(&c_coefficients, sizeof c_coefficients));
    taskcore_error *said = nullptr;
    const auto status = taskcore_urgency_coefficients_read_e(get(), &c_coefficients, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::urgency_coefficients>::read(c_coefficients);
  }

  /// Sets what each property of an open task adds to its urgency: the urgency of all tasks and the
  /// order by it follow at once.
  /// @param coefficients what to set; only the members that its `fields` announce change.
  void urgency_coefficients_set(const taskcore::urgency_coefficients &coefficients) const {
    internal::unwrap(try_urgency_coefficients_set(coefficients));
  }
  /// `urgency_coefficients_set`, with the error as a value.
  result<void> try_urgency_coefficients_set(
      const taskcore::urgency_coefficients &coefficients) const {
    internal::arguments kept;
    taskcore_urgency_coefficients c_coefficients;
    internal::mapping<taskcore::urgency_coefficients>::fill(c_coefficients, coefficients, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_urgency_coefficients_set_e(get(), &c_coefficients, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Cancels tasks with their open subtasks, at any depth, all or none, as one step for undo. A
  /// cancelled task is closed: it scores nothing, counts in no figure of a pulse as due or overdue,
  /// and keeps no task waiting that depends on it. Of a task that repeats, the present occurrence
  /// is cancelled: it is skipped, and the task stays open and goes on to the next one, as when it
  /// is completed. When there is no next occurrence, or with TASKCORE_CANCEL_SERIES, the task
  /// itself is cancelled; its rule stays, and goes on when it is reopened.
  /// @param ids the ids; one that is given twice counts once.
  /// @param flags 0, or TASKCORE_CANCEL_SERIES to cancel a task that repeats with all occurrences
  /// to come.
  void task_cancel(id_span ids, taskcore::cancel_flag flags = {}) const {
    internal::unwrap(try_task_cancel(ids, flags));
  }
  /// `task_cancel`, with the error as a value.
  result<void> try_task_cancel(id_span ids, taskcore::cancel_flag flags = {}) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_cancel_e(
        get(), ids.data(), ids.size(), static_cast<std::uint64_t>(flags), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Cancels the tasks that a query asks for with their open subtasks, all or none, as one step for
  /// undo.
  /// @param query which tasks; NULL and one without a condition are refused. Unless it says
  /// something else of their status, it asks for open ones.
  /// @param flags as in taskcore_task_cancel.
  std::int64_t task_cancel_where(
      const taskcore::query &query, taskcore::cancel_flag flags = {}) const {
    return internal::unwrap(try_task_cancel_where(query, flags));
  }
  /// `task_cancel_where`, with the error as a value.
  result<std::int64_t> try_task_cancel_where(
      const taskcore::query &query, taskcore::cancel_flag flags = {}) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    std::int64_t c_changed{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_cancel_where_e(
        get(), &c_query, static_cast<std::uint64_t>(flags), &c_changed, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_changed;
  }

  /// Marks open tasks as in progress from now on, all or none, as one step for undo. Several tasks
  /// may be in progress. Their status stays TASKCORE_TASK_STATUS_OPEN; `started_ms` says since
  /// when, until the task is stopped, completed, cancelled or moved to the trash. Of a task that
  /// repeats, the present occurrence is in progress. While `is_tracking` of
  /// taskcore_time_entry_settings is set, the time entry of the last task runs from now on, unless
  /// a focus session is running or paused; a task that is in progress already, and whose entry is
  /// not running, is let run.
  /// @param ids the ids; one that is given twice counts once.
  void task_start(id_span ids) const {
    internal::unwrap(try_task_start(ids));
  }
  /// `task_start`, with the error as a value.
  result<void> try_task_start(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_start_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Marks tasks as in progress no longer, all or none, as one step for undo; they stay open. A
  /// time entry of one of them that is running ends.
  /// @param ids the ids; one that is given twice counts once.
  void task_stop(id_span ids) const {
    internal::unwrap(try_task_stop(ids));
  }
  /// `task_stop`, with the error as a value.
  result<void> try_task_stop(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_stop_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Adds the task that a line says: `Pay rent tomorrow 17:00 #Home @bank !p1 *`. Dates are read as
  /// the store's clock stands in its zone. What is not understood stays in the title. The language
  /// is described in docs/quick-add.md.
  /// @param text the line.
  /// @param defaults what the line does not say, such as the project of a screen; its tags are
  /// added to those of the line, and its parent does not count when the line names a project. NULL
  /// is fine.
  std::int64_t quick_add(std::string_view text, const taskcore::task_input &defaults = {}) const {
    return internal::unwrap(try_quick_add(text, defaults));
  }
  /// `quick_add`, with the error as a value.
  result<std::int64_t> try_quick_add(
      std::string_view text, const taskcore::task_input &defaults = {}) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    taskcore_task_input c_defaults;
    internal::mapping<taskcore::task_input>::fill(c_defaults, defaults, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_quick_add_e(get(), c_text, &c_defaults, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Adds the task that a line says, as taskcore_quick_add does, and tells what was understood of
  /// it.
  /// @param text the line.
  /// @param defaults what the line does not say, as for taskcore_quick_add. NULL is fine.
  taskcore::quick_add_told_outcome quick_add_told(
      std::string_view text, const taskcore::task_input &defaults = {}) const {
    return internal::unwrap(try_quick_add_told(text, defaults));
  }
  /// `quick_add_told`, with the error as a value.
  result<taskcore::quick_add_told_outcome> try_quick_add_told(
      std::string_view text, const taskcore::task_input &defaults = {}) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    taskcore_task_input c_defaults;
    internal::mapping<taskcore::task_input>::fill(c_defaults, defaults, kept);
    std::int64_t c_id{};
    taskcore_quick_add_result *c_result = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_quick_add_told_e(
        get(), c_text, &c_defaults, &c_id, &c_result, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::quick_add_told_outcome{c_id, taskcore::quick_add_result(c_result)};
  }

  /// Tells what a line of quick add says, where it says it, so that a screen can colour it, and
  /// what of it is not read.
  /// @param text the line.
  taskcore::quick_add_result quick_add_parse(std::string_view text) const {
    return internal::unwrap(try_quick_add_parse(text));
  }
  /// `quick_add_parse`, with the error as a value.
  result<taskcore::quick_add_result> try_quick_add_parse(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    taskcore_quick_add_result *c_result = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_quick_add_parse_e(get(), c_text, &c_result, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::quick_add_result(c_result);
  }

  /// Tells what a line says as changes of tasks: `tomorrow !p1 -bank`. It is read as quick add
  /// reads it. Without words besides its dates and marks the titles stay, and `title:"..."` always
  /// makes one; `-bank` takes a tag away, `-*` the star, and `due:none` and its like a value.
  /// @param text the line.
  taskcore::quick_add_result quick_add_parse_changes(std::string_view text) const {
    return internal::unwrap(try_quick_add_parse_changes(text));
  }
  /// `quick_add_parse_changes`, with the error as a value.
  result<taskcore::quick_add_result> try_quick_add_parse_changes(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    taskcore_quick_add_result *c_result = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_quick_add_parse_changes_e(get(), c_text, &c_result, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::quick_add_result(c_result);
  }

  /// Adds a project, behind all others.
  /// @param input what it is to be; `name` is needed. Only the members that its `fields` announce
  /// count.
  std::int64_t project_add(const taskcore::project_input &input) const {
    return internal::unwrap(try_project_add(input));
  }
  /// `project_add`, with the error as a value.
  result<std::int64_t> try_project_add(const taskcore::project_input &input) const {
    internal::arguments kept;
    taskcore_project_input c_input;
    internal::mapping<taskcore::project_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets projects by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::project_list project_get(id_span ids) const {
    return internal::unwrap(try_project_get(ids));
  }
  /// `project_get`, with the error as a value.
  result<taskcore::project_list> try_project_get(id_span ids) const {
    taskcore_project_list *c_projects = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_get_e(get(), ids.data(), ids.size(), &c_projects, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::project_list(c_projects);
  }

  /// Finds the project with a uid or a name.
  /// @param uid_or_name the uid or the name, whose case and accents do not matter.
  std::int64_t project_find(std::string_view uid_or_name) const {
    return internal::unwrap(try_project_find(uid_or_name));
  }
  /// `project_find`, with the error as a value.
  result<std::int64_t> try_project_find(std::string_view uid_or_name) const {
    internal::arguments kept;
    const char *const c_uid_or_name = kept.copy(uid_or_name, "uid_or_name");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_find_e(get(), c_uid_or_name, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes properties of a project: its name, description, colour and icon, and whether it is
  /// archived.
  /// @param id the project; Inbox can be neither renamed nor archived.
  /// @param input what to set; only the members that its `fields` announce change.
  void project_update(std::int64_t id, const taskcore::project_input &input) const {
    internal::unwrap(try_project_update(id, input));
  }
  /// `project_update`, with the error as a value.
  result<void> try_project_update(std::int64_t id, const taskcore::project_input &input) const {
    internal::arguments kept;
    taskcore_project_input c_input;
    internal::mapping<taskcore::project_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists all that is wrong with a new project, or with changes to one, as taskcore_project_add
  /// and taskcore_project_update would refuse it; nothing is changed. What these would say is the
  /// first problem, and what has no problem they accept.
  /// @param id the project that is to be changed; 0: a new one.
  /// @param input what it is to be; borrowed for the call.
  taskcore::problem_list project_check(
      std::int64_t id, const taskcore::project_input &input) const {
    return internal::unwrap(try_project_check(id, input));
  }
  /// `project_check`, with the error as a value.
  result<taskcore::problem_list> try_project_check(
      std::int64_t id, const taskcore::project_input &input) const {
    internal::arguments kept;
    taskcore_project_input c_input;
    internal::mapping<taskcore::project_input>::fill(c_input, input, kept);
    taskcore_problem_list *c_problems = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_check_e(get(), id, &c_input, &c_problems, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::problem_list(c_problems);
  }

  /// Gives projects another place in the manual order, all or none, as one step for undo. They
  /// stand together then, in the order of the ids.
  /// @param ids the ids; not Inbox, which is always the first. One that is given twice counts once.
  /// @param move where to: TASKCORE_MOVE_BEFORE, `_AFTER`, `_TO_TOP` or `_TO_BOTTOM`.
  void project_move(id_span ids, const taskcore::move &move) const {
    internal::unwrap(try_project_move(ids, move));
  }
  /// `project_move`, with the error as a value.
  result<void> try_project_move(id_span ids, const taskcore::move &move) const {
    internal::arguments kept;
    taskcore_move c_move;
    internal::mapping<taskcore::move>::fill(c_move, move, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_move_e(get(), ids.data(), ids.size(), &c_move, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Copies a project with its sections and tasks, as one step for undo. The copy stands behind all
  /// other projects and below the same one, is not archived, and is called such as "Work copy", or
  /// "Work copy 2" when that is taken. Its tasks are those of the project that are open or
  /// completed, copied as taskcore_task_copy does. Projects below it are not copied.
  /// @param id what to copy.
  std::int64_t project_copy(std::int64_t id) const {
    return internal::unwrap(try_project_copy(id));
  }
  /// `project_copy`, with the error as a value.
  result<std::int64_t> try_project_copy(std::int64_t id) const {
    std::int64_t c_copy_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_copy_e(get(), id, &c_copy_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_copy_id;
  }

  /// Deletes projects, all or none, as one step for undo. Their tasks go to Inbox, those in the
  /// trash too, and their events belong to no project.
  /// @param ids the projects, not Inbox; one that is given twice counts once.
  /// @param flags TASKCORE_DELETE_WITH_TASKS to move their tasks to the trash as well, or 0.
  void project_delete(id_span ids, taskcore::delete_flag flags = {}) const {
    internal::unwrap(try_project_delete(ids, flags));
  }
  /// `project_delete`, with the error as a value.
  result<void> try_project_delete(id_span ids, taskcore::delete_flag flags = {}) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_delete_e(
        get(), ids.data(), ids.size(), static_cast<std::uint64_t>(flags), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists the projects with the numbers of their tasks: Inbox first, then in the manual order.
  /// @param options which ones. NULL: all that are not archived.
  taskcore::project_list project_query(const taskcore::project_query_options &options = {}) const {
    return internal::unwrap(try_project_query(options));
  }
  /// `project_query`, with the error as a value.
  result<taskcore::project_list> try_project_query(
      const taskcore::project_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_project_query_options c_options;
    internal::mapping<taskcore::project_query_options>::fill(c_options, options, kept);
    taskcore_project_list *c_projects = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_query_e(get(), &c_options, &c_projects, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::project_list(c_projects);
  }

  /// Mends what another program damaged, so that the store is whole again. It restores Inbox; puts
  /// tasks whose project is missing into Inbox; makes subtasks whose parent is missing, in another
  /// project or below them tasks of their own, and so those outside of the trash whose parent is in
  /// it and the open ones whose parent is completed; removes dependencies on missing tasks and
  /// those in a circle; makes tasks found by the tags that they have; gives a place in the manual
  /// order to what has none; gives its default to what has a value that it cannot have; keeps
  /// repeating tasks at the occurrence that they are at, where their completions and skips say
  /// another; removes what is of a draft that is missing, and comments on what is; and rebuilds the
  /// indexes that do not agree with their tables, the queue of reminders, and what follows from
  /// payments and credit notes, all reported as the index. Of issued invoices, nothing is ever
  /// removed: parts of those that are missing, parties that they lack, and numbers that are missing
  /// or doubled are told of, and stay as they are. A store that is whole stays as it is. A repair
  /// cannot be undone. First it looks whether the file itself is whole, page by page, which takes
  /// time in proportion to its size.
  taskcore::repair_report repair() const {
    return internal::unwrap(try_repair());
  }
  /// `repair`, with the error as a value.
  result<taskcore::repair_report> try_repair() const {
    taskcore_repair_report c_report;
    static_cast<void>(taskcore_repair_report_init(&c_report, sizeof c_report));
    taskcore_error *said = nullptr;
    const auto status = taskcore_repair_e(get(), &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::repair_report>::read(c_report);
  }

  /// Tells what taskcore_repair would mend, and changes nothing. First it looks whether the file
  /// itself is whole, page by page, which takes time in proportion to its size. No other connection
  /// can write meanwhile.
  taskcore::repair_report check() const {
    return internal::unwrap(try_check());
  }
  /// `check`, with the error as a value.
  result<taskcore::repair_report> try_check() const {
    taskcore_repair_report c_report;
    static_cast<void>(taskcore_repair_report_init(&c_report, sizeof c_report));
    taskcore_error *said = nullptr;
    const auto status = taskcore_check_e(get(), &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::repair_report>::read(c_report);
  }

  /// Takes what can be read of a damaged file into a new store, and mends it there. The file is
  /// read page by page, and stays as it is. The rows of each page that can be read come back,
  /// whatever happened to the pages around it, with the steps for undo; what follows from other
  /// things is made anew. The write-ahead log beside the file is read too. Nobody may write to the
  /// file meanwhile. What the change log has and did not come back, taskcore_import_notes lists, a
  /// note for each record.
  /// @param path the damaged file.
  taskcore::recovery_report recover(std::string_view path) const {
    return internal::unwrap(try_recover(path));
  }
  /// `recover`, with the error as a value.
  result<taskcore::recovery_report> try_recover(std::string_view path) const {
    internal::arguments kept;
    const char *const c_path = kept.copy(path, "path");
    taskcore_recovery_report c_report;
    static_cast<void>(taskcore_recovery_report_init(&c_report, sizeof c_report));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_recover_e(get(), c_path, &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::recovery_report>::read(c_report);
  }

  /// Adds a section, a heading within a project that a board shows as a column, behind the others.
  /// @param project_id the project.
  /// @param input the section; its name is needed.
  std::int64_t project_section_add(
      std::int64_t project_id, const taskcore::project_section_input &input) const {
    return internal::unwrap(try_project_section_add(project_id, input));
  }
  /// `project_section_add`, with the error as a value.
  result<std::int64_t> try_project_section_add(
      std::int64_t project_id, const taskcore::project_section_input &input) const {
    internal::arguments kept;
    taskcore_project_section_input c_input;
    internal::mapping<taskcore::project_section_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_section_add_e(get(), project_id, &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets sections by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::project_section_list project_section_get(id_span ids) const {
    return internal::unwrap(try_project_section_get(ids));
  }
  /// `project_section_get`, with the error as a value.
  result<taskcore::project_section_list> try_project_section_get(id_span ids) const {
    taskcore_project_section_list *c_sections = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_section_get_e(
        get(), ids.data(), ids.size(), &c_sections, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::project_section_list(c_sections);
  }

  /// Finds the section with a uid.
  /// @param uid the uid.
  std::int64_t project_section_find(std::string_view uid) const {
    return internal::unwrap(try_project_section_find(uid));
  }
  /// `project_section_find`, with the error as a value.
  result<std::int64_t> try_project_section_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_section_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gives a section another name.
  /// @param id the section.
  /// @param input what shall be other than it is.
  void project_section_update(std::int64_t id, const taskcore::project_section_input &input) const {
    internal::unwrap(try_project_section_update(id, input));
  }
  /// `project_section_update`, with the error as a value.
  result<void> try_project_section_update(
      std::int64_t id, const taskcore::project_section_input &input) const {
    internal::arguments kept;
    taskcore_project_section_input c_input;
    internal::mapping<taskcore::project_section_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_section_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Moves sections of a project to a place in their order, one after the other.
  /// @param ids the sections, of one project, in the order that they shall have; one that is given
  /// twice counts once.
  /// @param move before or after another section of the project, to the top or to the bottom.
  void project_section_move(id_span ids, const taskcore::move &move) const {
    internal::unwrap(try_project_section_move(ids, move));
  }
  /// `project_section_move`, with the error as a value.
  result<void> try_project_section_move(id_span ids, const taskcore::move &move) const {
    internal::arguments kept;
    taskcore_move c_move;
    internal::mapping<taskcore::move>::fill(c_move, move, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_section_move_e(
        get(), ids.data(), ids.size(), &c_move, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes sections; their tasks stay in the project, below none.
  /// @param ids the sections; one that is given twice counts once.
  void project_section_delete(id_span ids) const {
    internal::unwrap(try_project_section_delete(ids));
  }
  /// `project_section_delete`, with the error as a value.
  result<void> try_project_section_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_section_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists sections, in the order of their projects and then in their own.
  /// @param options which of them. NULL: all.
  taskcore::project_section_list project_section_query(
      const taskcore::project_section_query_options &options = {}) const {
    return internal::unwrap(try_project_section_query(options));
  }
  /// `project_section_query`, with the error as a value.
  result<taskcore::project_section_list> try_project_section_query(
      const taskcore::project_section_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_project_section_query_options c_options;
    internal::mapping<taskcore::project_section_query_options>::fill(c_options, options, kept);
    taskcore_project_section_list *c_sections = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_project_section_query_e(get(), &c_options, &c_sections, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::project_section_list(c_sections);
  }

  /// Gets tags by their names, also those that no task and no event has any more.
  /// @param names the names; case and accents do not matter. One that is given twice comes twice.
  taskcore::tag_list tag_get(const text_span &names) const {
    return internal::unwrap(try_tag_get(names));
  }
  /// `tag_get`, with the error as a value.
  result<taskcore::tag_list> try_tag_get(const text_span &names) const {
    internal::arguments kept;
    const auto c_names = kept.texts(names, "names");
    taskcore_tag_list *c_tags = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_tag_get_e(get(), c_names, names.texts().size(), &c_tags, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::tag_list(c_tags);
  }

  /// Lists the tags that tasks outside of the trash or events have, or that have a colour, with the
  /// numbers of those tasks and events, by name.
  /// @param options which of them. NULL: all.
  taskcore::tag_list tag_query(const taskcore::tag_query_options &options = {}) const {
    return internal::unwrap(try_tag_query(options));
  }
  /// `tag_query`, with the error as a value.
  result<taskcore::tag_list> try_tag_query(const taskcore::tag_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_tag_query_options c_options;
    internal::mapping<taskcore::tag_query_options>::fill(c_options, options, kept);
    taskcore_tag_list *c_tags = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_tag_query_e(get(), &c_options, &c_tags, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::tag_list(c_tags);
  }

  /// Gives a tag another name, in all tasks and events that have it, as one step for undo; its
  /// colour goes along.
  /// @param name the tag; case and accents do not matter.
  /// @param new_name 1 to 100 characters in one line, trimmed; it may spell the same name
  /// otherwise.
  void tag_rename(std::string_view name, std::string_view new_name) const {
    internal::unwrap(try_tag_rename(name, new_name));
  }
  /// `tag_rename`, with the error as a value.
  result<void> try_tag_rename(std::string_view name, std::string_view new_name) const {
    internal::arguments kept;
    const char *const c_name = kept.copy(name, "name");
    const char *const c_new_name = kept.copy(new_name, "new_name");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_tag_rename_e(get(), c_name, c_new_name, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes one tag of several, in all tasks and events that have one of them, as one step for undo.
  /// It keeps its colour, or gets the first that one of the others has.
  /// @param names the tags that go; case and accents do not matter.
  /// @param into the tag that is left: one of them, another one, or a new one.
  void tag_merge(const text_span &names, std::string_view into) const {
    internal::unwrap(try_tag_merge(names, into));
  }
  /// `tag_merge`, with the error as a value.
  result<void> try_tag_merge(const text_span &names, std::string_view into) const {
    internal::arguments kept;
    const auto c_names = kept.texts(names, "names");
    const char *const c_into = kept.copy(into, "into");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_tag_merge_e(get(), c_names, names.texts().size(), c_into, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gives a tag a colour, also one that no task has yet.
  /// @param name the tag; case and accents do not matter.
  /// @param colour `TASKCORE_COLOUR_...`; TASKCORE_COLOUR_BLACK takes the colour away.
  void tag_set_colour(std::string_view name, taskcore::colour colour) const {
    internal::unwrap(try_tag_set_colour(name, colour));
  }
  /// `tag_set_colour`, with the error as a value.
  result<void> try_tag_set_colour(std::string_view name, taskcore::colour colour) const {
    internal::arguments kept;
    const char *const c_name = kept.copy(name, "name");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_tag_set_colour_e(
        get(), c_name, static_cast<std::int32_t>(colour), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Takes tags from all tasks and events that have them, those in the trash too, all or none, as
  /// one step for undo. Their colours go with them.
  /// @param names the tags; case and accents do not matter.
  void tag_delete(const text_span &names) const {
    internal::unwrap(try_tag_delete(names));
  }
  /// `tag_delete`, with the error as a value.
  result<void> try_tag_delete(const text_span &names) const {
    internal::arguments kept;
    const auto c_names = kept.texts(names, "names");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_tag_delete_e(get(), c_names, names.texts().size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Saves a query under a name, behind the other filters.
  /// @param input the filter; its name and its query are needed.
  std::int64_t filter_add(const taskcore::filter_input &input) const {
    return internal::unwrap(try_filter_add(input));
  }
  /// `filter_add`, with the error as a value.
  result<std::int64_t> try_filter_add(const taskcore::filter_input &input) const {
    internal::arguments kept;
    taskcore_filter_input c_input;
    internal::mapping<taskcore::filter_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_filter_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets filters by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::filter_list filter_get(id_span ids) const {
    return internal::unwrap(try_filter_get(ids));
  }
  /// `filter_get`, with the error as a value.
  result<taskcore::filter_list> try_filter_get(id_span ids) const {
    taskcore_filter_list *c_filters = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_filter_get_e(get(), ids.data(), ids.size(), &c_filters, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::filter_list(c_filters);
  }

  /// Finds the filter with a uid or a name.
  /// @param uid_or_name the uid or the name, whose case and accents do not matter.
  std::int64_t filter_find(std::string_view uid_or_name) const {
    return internal::unwrap(try_filter_find(uid_or_name));
  }
  /// `filter_find`, with the error as a value.
  result<std::int64_t> try_filter_find(std::string_view uid_or_name) const {
    internal::arguments kept;
    const char *const c_uid_or_name = kept.copy(uid_or_name, "uid_or_name");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_filter_find_e(get(), c_uid_or_name, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes a saved filter.
  /// @param id the filter.
  /// @param input what shall be other than it is.
  void filter_update(std::int64_t id, const taskcore::filter_input &input) const {
    internal::unwrap(try_filter_update(id, input));
  }
  /// `filter_update`, with the error as a value.
  result<void> try_filter_update(std::int64_t id, const taskcore::filter_input &input) const {
    internal::arguments kept;
    taskcore_filter_input c_input;
    internal::mapping<taskcore::filter_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_filter_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Moves saved filters to a place in their order, one after the other.
  /// @param ids the filters, in the order that they shall have; one that is given twice counts
  /// once.
  /// @param move before or after another filter, to the top or to the bottom.
  void filter_move(id_span ids, const taskcore::move &move) const {
    internal::unwrap(try_filter_move(ids, move));
  }
  /// `filter_move`, with the error as a value.
  result<void> try_filter_move(id_span ids, const taskcore::move &move) const {
    internal::arguments kept;
    taskcore_move c_move;
    internal::mapping<taskcore::move>::fill(c_move, move, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_filter_move_e(get(), ids.data(), ids.size(), &c_move, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes saved filters; no task changes.
  /// @param ids the filters; one that is given twice counts once.
  void filter_delete(id_span ids) const {
    internal::unwrap(try_filter_delete(ids));
  }
  /// `filter_delete`, with the error as a value.
  result<void> try_filter_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_filter_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists the saved filters, in their manual order.
  /// @param options which of them. NULL: all.
  taskcore::filter_list filter_query(const taskcore::filter_query_options &options = {}) const {
    return internal::unwrap(try_filter_query(options));
  }
  /// `filter_query`, with the error as a value.
  result<taskcore::filter_list> try_filter_query(
      const taskcore::filter_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_filter_query_options c_options;
    internal::mapping<taskcore::filter_query_options>::fill(c_options, options, kept);
    taskcore_filter_list *c_filters = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_filter_query_e(get(), &c_options, &c_filters, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::filter_list(c_filters);
  }

  /// Saves a task with its subtasks, or a project with its sections and tasks, as a template. The
  /// template has what a copy has, as it is now: titles, notes, tags, priorities, slots, estimates,
  /// rates, links, own fields, reminders, repeat rules, sections, and which tasks of it wait for
  /// which. Dates become days from the day of its use, with the time of the clock: one of a zone,
  /// one that floats, and all day each stay so. The anchor is what stands for the day of its use:
  /// the day of the earliest start, planned, due or until, unless it is given. Completions,
  /// comments, time spent, alerts and what is in progress are left out, and so are cancelled tasks
  /// and those in the trash. No list of tasks and no figure ever has what is in a template.
  /// @param input the template; its name and a task or a project are needed.
  std::int64_t template_add(const taskcore::template_input &input) const {
    return internal::unwrap(try_template_add(input));
  }
  /// `template_add`, with the error as a value.
  result<std::int64_t> try_template_add(const taskcore::template_input &input) const {
    internal::arguments kept;
    taskcore_template_input c_input;
    internal::mapping<taskcore::template_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets templates by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::template_list template_get(id_span ids) const {
    return internal::unwrap(try_template_get(ids));
  }
  /// `template_get`, with the error as a value.
  result<taskcore::template_list> try_template_get(id_span ids) const {
    taskcore_template_list *c_templates = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_get_e(get(), ids.data(), ids.size(), &c_templates, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::template_list(c_templates);
  }

  /// Finds the template with a uid or a name.
  /// @param uid_or_name the uid or the name, whose case and accents do not matter.
  std::int64_t template_find(std::string_view uid_or_name) const {
    return internal::unwrap(try_template_find(uid_or_name));
  }
  /// `template_find`, with the error as a value.
  result<std::int64_t> try_template_find(std::string_view uid_or_name) const {
    internal::arguments kept;
    const char *const c_uid_or_name = kept.copy(uid_or_name, "uid_or_name");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_find_e(get(), c_uid_or_name, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gives a template another name, or saves another task or project in it.
  /// @param id the template.
  /// @param input what shall be other than it is.
  void template_update(std::int64_t id, const taskcore::template_input &input) const {
    internal::unwrap(try_template_update(id, input));
  }
  /// `template_update`, with the error as a value.
  result<void> try_template_update(std::int64_t id, const taskcore::template_input &input) const {
    internal::arguments kept;
    taskcore_template_input c_input;
    internal::mapping<taskcore::template_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes templates; what was made of them stays.
  /// @param ids the templates; one that is given twice counts once.
  void template_delete(id_span ids) const {
    internal::unwrap(try_template_delete(ids));
  }
  /// `template_delete`, with the error as a value.
  result<void> try_template_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes the tasks of a template, and its project, as one step for undo. All of it is new and
  /// open, with new uids, and stands behind all other tasks. A time of a zone is at the same time
  /// of the clock on its day, whatever clock changes lie in between, and one of no zone of its own
  /// at that of the store's. The project of a template of a project is called as it was, or such as
  /// "Work 2" when that is taken. Sections of a project that is given are found by their names, and
  /// made by a template of a project. A repeat rule stays as it is written, but for its end, which
  /// goes along; its first occurrence is the due, or the start.
  /// @param id the template.
  /// @param options on which day, and in which project. NULL: today.
  taskcore::template_report template_use(
      std::int64_t id, const taskcore::template_use_options &options = {}) const {
    return internal::unwrap(try_template_use(id, options));
  }
  /// `template_use`, with the error as a value.
  result<taskcore::template_report> try_template_use(
      std::int64_t id, const taskcore::template_use_options &options = {}) const {
    internal::arguments kept;
    taskcore_template_use_options c_options;
    internal::mapping<taskcore::template_use_options>::fill(c_options, options, kept);
    taskcore_template_report c_use;
    static_cast<void>(taskcore_template_report_init(&c_use, sizeof c_use));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_use_e(get(), id, &c_options, &c_use, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::template_report>::read(c_use);
  }

  /// Lists the templates, in the order of their names.
  /// @param options which of them. NULL: all.
  taskcore::template_list template_query(
      const taskcore::template_query_options &options = {}) const {
    return internal::unwrap(try_template_query(options));
  }
  /// `template_query`, with the error as a value.
  result<taskcore::template_list> try_template_query(
      const taskcore::template_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_template_query_options c_options;
    internal::mapping<taskcore::template_query_options>::fill(c_options, options, kept);
    taskcore_template_list *c_templates = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_query_e(get(), &c_options, &c_templates, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::template_list(c_templates);
  }

  /// Lists the tasks that a template makes, each followed by its subtasks.
  /// @param id the template.
  taskcore::template_task_list template_read(std::int64_t id) const {
    return internal::unwrap(try_template_read(id));
  }
  /// `template_read`, with the error as a value.
  result<taskcore::template_task_list> try_template_read(std::int64_t id) const {
    taskcore_template_task_list *c_tasks = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_template_read_e(get(), id, &c_tasks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::template_task_list(c_tasks);
  }

  /// Declares an own field of tasks or of events, behind the others.
  /// @param input the field; its name is needed.
  std::int64_t field_add(const taskcore::field_input &input) const {
    return internal::unwrap(try_field_add(input));
  }
  /// `field_add`, with the error as a value.
  result<std::int64_t> try_field_add(const taskcore::field_input &input) const {
    internal::arguments kept;
    taskcore_field_input c_input;
    internal::mapping<taskcore::field_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_field_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets fields by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::field_list field_get(id_span ids) const {
    return internal::unwrap(try_field_get(ids));
  }
  /// `field_get`, with the error as a value.
  result<taskcore::field_list> try_field_get(id_span ids) const {
    taskcore_field_list *c_fields = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_field_get_e(get(), ids.data(), ids.size(), &c_fields, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::field_list(c_fields);
  }

  /// Finds the field with a uid or a name.
  /// @param uid_or_name the uid or the name, whose case and accents do not matter.
  std::int64_t field_find(std::string_view uid_or_name) const {
    return internal::unwrap(try_field_find(uid_or_name));
  }
  /// `field_find`, with the error as a value.
  result<std::int64_t> try_field_find(std::string_view uid_or_name) const {
    internal::arguments kept;
    const char *const c_uid_or_name = kept.copy(uid_or_name, "uid_or_name");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_field_find_e(get(), c_uid_or_name, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes an own field: its name, its label, its choices. Its values stay; those of a choice
  /// that is spelled in another way are spelled so, too.
  /// @param id the field.
  /// @param input what shall be other than it is.
  void field_update(std::int64_t id, const taskcore::field_input &input) const {
    internal::unwrap(try_field_update(id, input));
  }
  /// `field_update`, with the error as a value.
  result<void> try_field_update(std::int64_t id, const taskcore::field_input &input) const {
    internal::arguments kept;
    taskcore_field_input c_input;
    internal::mapping<taskcore::field_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_field_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Moves own fields to a place in their order, one after the other.
  /// @param ids the fields, in the order that they shall have; one that is given twice counts once.
  /// @param move before or after another field, to the top or to the bottom.
  void field_move(id_span ids, const taskcore::move &move) const {
    internal::unwrap(try_field_move(ids, move));
  }
  /// `field_move`, with the error as a value.
  result<void> try_field_move(id_span ids, const taskcore::move &move) const {
    internal::arguments kept;
    taskcore_move c_move;
    internal::mapping<taskcore::move>::fill(c_move, move, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_field_move_e(get(), ids.data(), ids.size(), &c_move, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes own fields; their values are kept unseen, and come back when that is undone, or are
  /// taken away, too.
  /// @param ids the fields; one that is given twice counts once.
  /// @param flags TASKCORE_DELETE_WITH_VALUES, or 0.
  void field_delete(id_span ids, taskcore::delete_flag flags = {}) const {
    internal::unwrap(try_field_delete(ids, flags));
  }
  /// `field_delete`, with the error as a value.
  result<void> try_field_delete(id_span ids, taskcore::delete_flag flags = {}) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_field_delete_e(
        get(), ids.data(), ids.size(), static_cast<std::uint64_t>(flags), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists the own fields, in their manual order.
  /// @param options which of them. NULL: all.
  taskcore::field_list field_query(const taskcore::field_query_options &options = {}) const {
    return internal::unwrap(try_field_query(options));
  }
  /// `field_query`, with the error as a value.
  result<taskcore::field_list> try_field_query(
      const taskcore::field_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_field_query_options c_options;
    internal::mapping<taskcore::field_query_options>::fill(c_options, options, kept);
    taskcore_field_list *c_fields = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_field_query_e(get(), &c_options, &c_fields, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::field_list(c_fields);
  }

  /// Reads the home screen.
  /// @param options what to show; NULL for all.
  taskcore::home home_read(const taskcore::home_options &options = {}) const {
    return internal::unwrap(try_home_read(options));
  }
  /// `home_read`, with the error as a value.
  result<taskcore::home> try_home_read(const taskcore::home_options &options = {}) const {
    internal::arguments kept;
    taskcore_home_options c_options;
    internal::mapping<taskcore::home_options>::fill(c_options, options, kept);
    taskcore_home *c_home = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_home_read_e(get(), &c_options, &c_home, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::home(c_home);
  }

  /// Reads the screen of one task, also of one in the trash. A field names what an edit of it
  /// changes, whether or not the task may be edited as it is: that is one of its actions. Rows and
  /// fields hold texts to show, not to read back.
  /// @param id the task.
  taskcore::detail detail_read(std::int64_t id) const {
    return internal::unwrap(try_detail_read(id));
  }
  /// `detail_read`, with the error as a value.
  result<taskcore::detail> try_detail_read(std::int64_t id) const {
    taskcore_detail *c_detail = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_detail_read_e(get(), id, &c_detail, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::detail(c_detail);
  }

  /// Lists the tasks that a query asks for, as lines on a screen.
  /// @param query what to list; NULL for the open tasks in the order of their creation.
  taskcore::row_list row_query(const taskcore::query &query = {}) const {
    return internal::unwrap(try_row_query(query));
  }
  /// `row_query`, with the error as a value.
  result<taskcore::row_list> try_row_query(const taskcore::query &query = {}) const {
    internal::arguments kept;
    taskcore_query c_query;
    internal::mapping<taskcore::query>::fill(c_query, query, kept);
    taskcore_row_list *c_rows = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_row_query_e(get(), &c_query, &c_rows, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::row_list(c_rows);
  }

  /// Takes the last step back: all that one call changed, where it is still as that call left it.
  /// Steps can be taken back to the first one, also after a restart and by another process. What
  /// was changed since by what no undo takes back, such as a poll, a repair or another program, is
  /// left alone, and `left_count` says how much that is. When something, its rule of repeating and
  /// its dates say nothing without each other, and are set back together or not at all. A task that
  /// the step had added is removed; when it was changed since, or others are below it or wait for
  /// it, it goes to the trash with what is below it (`trashed_count`). Anything else that was added
  /// and changed since stays. Tasks that were purged are gone all the same.
  taskcore::step undo() const {
    return internal::unwrap(try_undo());
  }
  /// `undo`, with the error as a value.
  result<taskcore::step> try_undo() const {
    taskcore_step c_step;
    static_cast<void>(taskcore_step_init(&c_step, sizeof c_step));
    taskcore_error *said = nullptr;
    const auto status = taskcore_undo_e(get(), &c_step, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::step>::read(c_step);
  }

  /// Does the step again that was undone last, where all is still as the undo left it, as
  /// taskcore_undo does. A new step ends what can be done again.
  taskcore::step redo() const {
    return internal::unwrap(try_redo());
  }
  /// `redo`, with the error as a value.
  result<taskcore::step> try_redo() const {
    taskcore_step c_step;
    static_cast<void>(taskcore_step_init(&c_step, sizeof c_step));
    taskcore_error *said = nullptr;
    const auto status = taskcore_redo_e(get(), &c_step, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::step>::read(c_step);
  }

  /// Tells how far back the change log goes, and how large it is; all of it is read. The change log
  /// has every step, for undo, for the history of tasks and for those who observe the store.
  taskcore::log_report log_read() const {
    return internal::unwrap(try_log_read());
  }
  /// `log_read`, with the error as a value.
  result<taskcore::log_report> try_log_read() const {
    taskcore_log_report c_report;
    static_cast<void>(taskcore_log_report_init(&c_report, sizeof c_report));
    taskcore_error *said = nullptr;
    const auto status = taskcore_log_read_e(get(), &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::log_report>::read(c_report);
  }

  /// Removes the oldest steps of the change log for good. What they changed stays as it is; it can
  /// be undone no more, and the history of tasks begins later. What undo and redo find, and the
  /// history, end there. A trim cannot be undone, and leaves what was undone last to be done again.
  /// The room in the file is used again by what comes. Steps go from the oldest one on: with a
  /// time, up to the first one that is not before it; with a size, until what is left has room;
  /// with both, as many as either says.
  /// @param options how much is kept.
  taskcore::log_report log_trim(const taskcore::log_trim_options &options) const {
    return internal::unwrap(try_log_trim(options));
  }
  /// `log_trim`, with the error as a value.
  result<taskcore::log_report> try_log_trim(const taskcore::log_trim_options &options) const {
    internal::arguments kept;
    taskcore_log_trim_options c_options;
    internal::mapping<taskcore::log_trim_options>::fill(c_options, options, kept);
    taskcore_log_report c_report;
    static_cast<void>(taskcore_log_report_init(&c_report, sizeof c_report));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_log_trim_e(get(), &c_options, &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::log_report>::read(c_report);
  }

  /// Tells the present instant by the store's clock.
  taskcore::instant time_now() const {
    return internal::unwrap(try_time_now());
  }
  /// `time_now`, with the error as a value.
  result<taskcore::instant> try_time_now() const {
    std::int64_t c_now_ms{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_now_e(get(), &c_now_ms, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::to_instant(c_now_ms);
  }

  /// Tells what calendar and clock show in the store's zone at an instant.
  /// @param instant_ms milliseconds since 1970 UTC, years 1 to 9999.
  taskcore::local_time time_to_local(taskcore::instant instant_ms) const {
    return internal::unwrap(try_time_to_local(instant_ms));
  }
  /// `time_to_local`, with the error as a value.
  result<taskcore::local_time> try_time_to_local(taskcore::instant instant_ms) const {
    taskcore_local_time c_local;
    static_cast<void>(taskcore_local_time_init(&c_local, sizeof c_local));
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_to_local_e(get(), internal::raw(instant_ms), &c_local, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::local_time>::read(c_local);
  }

  /// Tells the instant at which calendar and clock show something in the store's zone. RFC 5545,
  /// section 3.3.5: of a time that happens twice, the first is meant; a time that is skipped is
  /// read with the offset from before the gap.
  /// @param local the time; its `utc_offset_s` does not matter.
  taskcore::instant time_from_local(const taskcore::local_time &local) const {
    return internal::unwrap(try_time_from_local(local));
  }
  /// `time_from_local`, with the error as a value.
  result<taskcore::instant> try_time_from_local(const taskcore::local_time &local) const {
    internal::arguments kept;
    taskcore_local_time c_local;
    internal::mapping<taskcore::local_time>::fill(c_local, local, kept);
    std::int64_t c_instant_ms{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_from_local_e(get(), &c_local, &c_instant_ms, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::to_instant(c_instant_ms);
  }

  /// Reads a date as people write it, such as "tomorrow 17:00", "next friday" or "2026-12-24", as
  /// the store's clock and zone stand.
  /// @param text all of it is the date; white space around it does not matter.
  taskcore::moment time_parse(std::string_view text) const {
    return internal::unwrap(try_time_parse(text));
  }
  /// `time_parse`, with the error as a value.
  result<taskcore::moment> try_time_parse(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    taskcore_moment c_moment;
    static_cast<void>(taskcore_moment_init(&c_moment, sizeof c_moment));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_parse_e(get(), c_text, &c_moment, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::moment>::read(c_moment);
  }

  /// Reads days in a row as people write them in English, such as "next week", "december",
  /// "2026-W48", "q3", "last 30 days" or "from 1 nov to 15 nov", as the store's clock and zone
  /// stand.
  /// @param text all of it is the period; white space around it does not matter.
  /// @param options which way it lies when it does not say that, and the day that weeks begin on;
  /// TASKCORE_WEEK_START_LOCALE is that of the locale that the store was opened with. NULL: towards
  /// the future, and weeks as in that locale.
  taskcore::period period_parse(
      std::string_view text, const taskcore::period_options &options = {}) const {
    return internal::unwrap(try_period_parse(text, options));
  }
  /// `period_parse`, with the error as a value.
  result<taskcore::period> try_period_parse(
      std::string_view text, const taskcore::period_options &options = {}) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    taskcore_period_options c_options;
    internal::mapping<taskcore::period_options>::fill(c_options, options, kept);
    taskcore_period c_period;
    static_cast<void>(taskcore_period_init(&c_period, sizeof c_period));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_period_parse_e(get(), c_text, &c_options, &c_period, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::period>::read(c_period);
  }

  /// Lets days begin at another time than midnight, from the next day on: today, what is overdue,
  /// slots, score, streaks and the home screen go by it. At 01:00 with 04:00 set it is still
  /// yesterday's date. Days that have begun keep the time that they began at, so that what was
  /// scored stays on its day. Calendars, events, files, and the dates of invoices and payments go
  /// by the calendar all the same.
  /// @param minute after midnight: 0, which is what it is at first, to 720, which is 12:00.
  taskcore::date day_begins_set(std::int32_t minute) const {
    return internal::unwrap(try_day_begins_set(minute));
  }
  /// `day_begins_set`, with the error as a value.
  result<taskcore::date> try_day_begins_set(std::int32_t minute) const {
    std::int32_t c_first_date{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_day_begins_set_e(get(), minute, &c_first_date, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::date::of(c_first_date);
  }

  /// Tells at which time a day begins.
  /// @param date the day, yyyymmdd; 0 for those to come, as the time was set last.
  std::int32_t day_begins(taskcore::date date) const {
    return internal::unwrap(try_day_begins(date));
  }
  /// `day_begins`, with the error as a value.
  result<std::int32_t> try_day_begins(taskcore::date date) const {
    std::int32_t c_minute{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_day_begins_e(get(), date.raw(), &c_minute, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_minute;
  }

  /// Tells the day that it is at an instant, by the times at which days begin in the store. Now,
  /// that is today.
  /// @param instant_ms milliseconds since 1970 UTC, years 1 to 9999.
  taskcore::date day_at(taskcore::instant instant_ms) const {
    return internal::unwrap(try_day_at(instant_ms));
  }
  /// `day_at`, with the error as a value.
  result<taskcore::date> try_day_at(taskcore::instant instant_ms) const {
    std::int32_t c_date{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_day_at_e(get(), internal::raw(instant_ms), &c_date, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::date::of(c_date);
  }

  /// Tells when a day begins in the store. It ends where the next one begins.
  /// @param date the day, yyyymmdd.
  taskcore::instant day_beginning(taskcore::date date) const {
    return internal::unwrap(try_day_beginning(date));
  }
  /// `day_beginning`, with the error as a value.
  result<taskcore::instant> try_day_beginning(taskcore::date date) const {
    std::int64_t c_instant_ms{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_day_beginning_e(get(), date.raw(), &c_instant_ms, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::to_instant(c_instant_ms);
  }

  /// Lets the times of day that quick add reads float, so that 09:00 is at 09:00 wherever one is,
  /// or be instants in the store's zone, which is what they are at first. Tasks that are there stay
  /// as they are.
  /// @param floats 1: they float; 0: they are instants.
  void times_float_set(bool floats) const {
    internal::unwrap(try_times_float_set(floats));
  }
  /// `times_float_set`, with the error as a value.
  result<void> try_times_float_set(bool floats) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_times_float_set_e(get(), floats ? 1 : 0, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Tells whether the times of day that quick add reads float.
  bool times_float() const {
    return internal::unwrap(try_times_float());
  }
  /// `times_float`, with the error as a value.
  result<bool> try_times_float() const {
    std::int32_t c_floats{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_times_float_e(get(), &c_floats, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_floats != 0;
  }

  /// Makes a repeat rule of words such as "every 2 weeks on mon, thu", "every last friday" or
  /// "after 10 days", as the store's clock and zone stand. A time, as in "every day at 9:00",
  /// becomes a part of the rule, and a first day, for which a rule has no place, is refused.
  /// docs/repeats.md lists what is understood; a rule as RFC 5545 writes it is taken as it is.
  /// @param text the words, at most 1,100 bytes.
  taskcore::repeat_parse_outcome repeat_parse(std::string_view text) const {
    return internal::unwrap(try_repeat_parse(text));
  }
  /// `repeat_parse`, with the error as a value.
  result<taskcore::repeat_parse_outcome> try_repeat_parse(std::string_view text) const {
    internal::arguments kept;
    const char *const c_text = kept.copy(text, "text");
    char *c_rule = nullptr;
    std::int32_t c_mode{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_repeat_parse_e(get(), c_text, &c_rule, &c_mode, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::repeat_parse_outcome{internal::take(c_rule), static_cast<taskcore::repeat_mode>(c_mode)};
  }

  /// Says a repeat rule in words, such as "every 2 weeks on Monday and Thursday". In the same
  /// language, taskcore_repeat_parse makes the same rule of them, but for rules that it has no
  /// words for; these come as a sentence with all their parts.
  /// @param rule an RRULE of RFC 5545.
  /// @param mode TASKCORE_REPEAT_FIXED or TASKCORE_REPEAT_AFTER_COMPLETION.
  std::string repeat_words(std::string_view rule, taskcore::repeat_mode mode) const {
    return internal::unwrap(try_repeat_words(rule, mode));
  }
  /// `repeat_words`, with the error as a value.
  result<std::string> try_repeat_words(std::string_view rule, taskcore::repeat_mode mode) const {
    internal::arguments kept;
    const char *const c_rule = kept.copy(rule, "rule");
    char *c_words = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_repeat_words_e(
        get(), c_rule, static_cast<std::int32_t>(mode), &c_words, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_words);
  }

  /// Lists when a repeat rule gives occurrences, without a task or an event that repeats.
  /// @param spec the rule, its start, exceptions and additions; from `not_before` on, `limit`
  /// occurrences at most.
  taskcore::occurrence_list repeat_expand(const taskcore::repeat_spec &spec) const {
    return internal::unwrap(try_repeat_expand(spec));
  }
  /// `repeat_expand`, with the error as a value.
  result<taskcore::occurrence_list> try_repeat_expand(const taskcore::repeat_spec &spec) const {
    internal::arguments kept;
    taskcore_repeat_spec c_spec;
    internal::mapping<taskcore::repeat_spec>::fill(c_spec, spec, kept);
    taskcore_occurrence_list *c_occurrences = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_repeat_expand_e(get(), &c_spec, &c_occurrences, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::occurrence_list(c_occurrences);
  }

  /// Gets completed tasks and occurrences by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::completion_list completion_get(id_span ids) const {
    return internal::unwrap(try_completion_get(ids));
  }
  /// `completion_get`, with the error as a value.
  result<taskcore::completion_list> try_completion_get(id_span ids) const {
    taskcore_completion_list *c_completions = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_completion_get_e(
        get(), ids.data(), ids.size(), &c_completions, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::completion_list(c_completions);
  }

  /// Finds the completed task or occurrence with a uid.
  /// @param uid the uid.
  std::int64_t completion_find(std::string_view uid) const {
    return internal::unwrap(try_completion_find(uid));
  }
  /// `completion_find`, with the error as a value.
  result<std::int64_t> try_completion_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_completion_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists what was completed, tasks and occurrences of those that repeat, in the order of time.
  /// They stay when a task is changed, deleted or purged; reopening a task and undo take them back.
  /// The `occurrence` is empty for a task that did not repeat. What a subtask of a task that
  /// repeats was completed for stays too, when it is open again for the next occurrence.
  /// @param options of which task, the range, in the years 1 to 9999, and which of them to list.
  /// NULL: all.
  taskcore::completion_list completion_query(
      const taskcore::completion_query_options &options = {}) const {
    return internal::unwrap(try_completion_query(options));
  }
  /// `completion_query`, with the error as a value.
  result<taskcore::completion_list> try_completion_query(
      const taskcore::completion_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_completion_query_options c_options;
    internal::mapping<taskcore::completion_query_options>::fill(c_options, options, kept);
    taskcore_completion_list *c_completions = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_completion_query_e(get(), &c_options, &c_completions, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::completion_list(c_completions);
  }

  /// Tells how many occurrences of a task that repeats were done one after the other. An occurrence
  /// is done when it was completed on its day or before, or after it and before the day of the next
  /// one. What was completed later was missed, and counts for the occurrence in whose time it was
  /// completed, unless that one has a completion of its own. What was skipped or cancelled neither
  /// keeps nor breaks a streak, and neither does what was missed on a holiday or an ignored weekday
  /// (taskcore_pulse_settings). The present occurrence counts for nothing while there is time for
  /// it. Days begin as taskcore_day_begins_set says, in the task's zone.
  /// @param task_id the task, which may be in the trash.
  taskcore::series_streak series_streak_read(std::int64_t task_id) const {
    return internal::unwrap(try_series_streak_read(task_id));
  }
  /// `series_streak_read`, with the error as a value.
  result<taskcore::series_streak> try_series_streak_read(std::int64_t task_id) const {
    taskcore_series_streak c_streak;
    static_cast<void>(taskcore_series_streak_init(&c_streak, sizeof c_streak));
    taskcore_error *said = nullptr;
    const auto status = taskcore_series_streak_read_e(get(), task_id, &c_streak, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::series_streak>::read(c_streak);
  }

  /// Lists what became of the last occurrences of a task that repeats, the last one first: which
  /// were done, skipped or missed, as taskcore_series_streak_read counts them.
  /// @param options the task, and which of its last 1,000,000 occurrences to list.
  taskcore::past_occurrence_list series_history_query(
      const taskcore::series_history_query_options &options) const {
    return internal::unwrap(try_series_history_query(options));
  }
  /// `series_history_query`, with the error as a value.
  result<taskcore::past_occurrence_list> try_series_history_query(
      const taskcore::series_history_query_options &options) const {
    internal::arguments kept;
    taskcore_series_history_query_options c_options;
    internal::mapping<taskcore::series_history_query_options>::fill(c_options, options, kept);
    taskcore_past_occurrence_list *c_occurrences = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_series_history_query_e(get(), &c_options, &c_occurrences, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::past_occurrence_list(c_occurrences);
  }

  /// Lists the open tasks that repeat by the rule, and are at another occurrence than their
  /// completions and skips say. A task is at the first occurrence that was neither completed nor
  /// skipped; where another program wrote to the store, that may not be so. Each problem is about
  /// `occurrence` and has the status TASKCORE_ECORRUPT; its message names the id of the task, the
  /// occurrence that it is at, and the one that it should be at. They are the tasks that
  /// taskcore_check counts as `series_mended`, in the order of their ids. taskcore_repair keeps the
  /// occurrence that each is at, for that is what people saw.
  taskcore::problem_list series_check() const {
    return internal::unwrap(try_series_check());
  }
  /// `series_check`, with the error as a value.
  result<taskcore::problem_list> try_series_check() const {
    taskcore_problem_list *c_problems = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_series_check_e(get(), &c_problems, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::problem_list(c_problems);
  }

  /// Adds a calendar, a list of events, behind the others.
  /// @param input the calendar; its name is needed.
  std::int64_t calendar_add(const taskcore::calendar_input &input) const {
    return internal::unwrap(try_calendar_add(input));
  }
  /// `calendar_add`, with the error as a value.
  result<std::int64_t> try_calendar_add(const taskcore::calendar_input &input) const {
    internal::arguments kept;
    taskcore_calendar_input c_input;
    internal::mapping<taskcore::calendar_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_calendar_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets calendars by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::calendar_list calendar_get(id_span ids) const {
    return internal::unwrap(try_calendar_get(ids));
  }
  /// `calendar_get`, with the error as a value.
  result<taskcore::calendar_list> try_calendar_get(id_span ids) const {
    taskcore_calendar_list *c_calendars = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_calendar_get_e(get(), ids.data(), ids.size(), &c_calendars, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::calendar_list(c_calendars);
  }

  /// Finds the calendar with a uid or a name.
  /// @param uid_or_name the uid or the name, whose case and accents do not matter.
  std::int64_t calendar_find(std::string_view uid_or_name) const {
    return internal::unwrap(try_calendar_find(uid_or_name));
  }
  /// `calendar_find`, with the error as a value.
  result<std::int64_t> try_calendar_find(std::string_view uid_or_name) const {
    internal::arguments kept;
    const char *const c_uid_or_name = kept.copy(uid_or_name, "uid_or_name");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_calendar_find_e(get(), c_uid_or_name, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes a calendar. Its events stay as they are: what it says of new ones is not said of them.
  /// @param id the calendar.
  /// @param input what shall be other than it is.
  void calendar_update(std::int64_t id, const taskcore::calendar_input &input) const {
    internal::unwrap(try_calendar_update(id, input));
  }
  /// `calendar_update`, with the error as a value.
  result<void> try_calendar_update(std::int64_t id, const taskcore::calendar_input &input) const {
    internal::arguments kept;
    taskcore_calendar_input c_input;
    internal::mapping<taskcore::calendar_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_calendar_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Moves calendars to a place in their order, one after the other.
  /// @param ids the calendars, in the order that they shall have; one that is given twice counts
  /// once.
  /// @param move before or after another calendar, to the top or to the bottom.
  void calendar_move(id_span ids, const taskcore::move &move) const {
    internal::unwrap(try_calendar_move(ids, move));
  }
  /// `calendar_move`, with the error as a value.
  result<void> try_calendar_move(id_span ids, const taskcore::move &move) const {
    internal::arguments kept;
    taskcore_move c_move;
    internal::mapping<taskcore::move>::fill(c_move, move, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_calendar_move_e(get(), ids.data(), ids.size(), &c_move, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes calendars; their events go to the default one, or are deleted with them.
  /// @param ids the calendars; one that is given twice counts once.
  /// @param flags TASKCORE_DELETE_WITH_EVENTS, or 0.
  void calendar_delete(id_span ids, taskcore::delete_flag flags = {}) const {
    internal::unwrap(try_calendar_delete(ids, flags));
  }
  /// `calendar_delete`, with the error as a value.
  result<void> try_calendar_delete(id_span ids, taskcore::delete_flag flags = {}) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_calendar_delete_e(
        get(), ids.data(), ids.size(), static_cast<std::uint64_t>(flags), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists the calendars, in their manual order. There is always one, TASKCORE_DEFAULT_CALENDAR_ID.
  /// @param options which of them. NULL: all.
  taskcore::calendar_list calendar_query(
      const taskcore::calendar_query_options &options = {}) const {
    return internal::unwrap(try_calendar_query(options));
  }
  /// `calendar_query`, with the error as a value.
  result<taskcore::calendar_list> try_calendar_query(
      const taskcore::calendar_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_calendar_query_options c_options;
    internal::mapping<taskcore::calendar_query_options>::fill(c_options, options, kept);
    taskcore_calendar_list *c_calendars = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_calendar_query_e(get(), &c_options, &c_calendars, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::calendar_list(c_calendars);
  }

  /// Adds a deadline or a meeting. It lasts an hour, or a whole day when its start is a date,
  /// unless the input says otherwise. Its time must be free: [start, end) of two events must not
  /// meet, unless one of them is transparent. Of a series, each occurrence of two years is looked
  /// at, from its start or from now, whichever is later. A series begins in a whole second.
  /// @param input what the event is to be; its title and its start are required.
  /// @param flags TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS or 0.
  std::int64_t event_add(
      const taskcore::event_input &input, taskcore::event_flag flags = {}) const {
    return internal::unwrap(try_event_add(input, flags));
  }
  /// `event_add`, with the error as a value.
  result<std::int64_t> try_event_add(
      const taskcore::event_input &input, taskcore::event_flag flags = {}) const {
    internal::arguments kept;
    taskcore_event_input c_input;
    internal::mapping<taskcore::event_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    taskcore_conflict_list *c_conflicts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_add_e(
        get(), &c_input, static_cast<std::uint64_t>(flags), &c_id, &c_conflicts, &said);
    auto conflicts = internal::shared(c_conflicts);
    if (status != TASKCORE_OK) return internal::failure(status, said, std::move(conflicts));
    return c_id;
  }

  /// Adds events, all or none, as one step for undo.
  /// @param inputs what the events are to be, as in taskcore_event_add; they must not overlap each
  /// other, either.
  /// @param flags TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS or 0.
  std::vector<std::int64_t> event_add_many(
      array_view<taskcore::event_input> inputs, taskcore::event_flag flags = {}) const {
    return internal::unwrap(try_event_add_many(inputs, flags));
  }
  /// `event_add_many`, with the error as a value.
  result<std::vector<std::int64_t>> try_event_add_many(
      array_view<taskcore::event_input> inputs, taskcore::event_flag flags = {}) const {
    internal::arguments kept;
    const auto c_inputs = kept.structs(inputs);
    std::vector<std::int64_t> c_ids(inputs.size());
    taskcore_conflict_list *c_conflicts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_add_many_e(
        get(), c_inputs, inputs.size(), static_cast<std::uint64_t>(flags), c_ids.data(),
        &c_conflicts, &said);
    auto conflicts = internal::shared(c_conflicts);
    if (status != TASKCORE_OK) return internal::failure(status, said, std::move(conflicts));
    return c_ids;
  }

  /// Gets events by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::event_list event_get(id_span ids) const {
    return internal::unwrap(try_event_get(ids));
  }
  /// `event_get`, with the error as a value.
  result<taskcore::event_list> try_event_get(id_span ids) const {
    taskcore_event_list *c_events = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_get_e(get(), ids.data(), ids.size(), &c_events, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::event_list(c_events);
  }

  /// Finds the event with a uid.
  /// @param uid the uid.
  std::int64_t event_find(std::string_view uid) const {
    return internal::unwrap(try_event_find(uid));
  }
  /// `event_find`, with the error as a value.
  result<std::int64_t> try_event_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists the events that a query asks for, in the order of their starts. A series is one event,
  /// with the start of its first occurrence.
  /// @param options which ones. NULL: all.
  taskcore::event_list event_query(const taskcore::event_query_options &options = {}) const {
    return internal::unwrap(try_event_query(options));
  }
  /// `event_query`, with the error as a value.
  result<taskcore::event_list> try_event_query(
      const taskcore::event_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_event_query_options c_options;
    internal::mapping<taskcore::event_query_options>::fill(c_options, options, kept);
    taskcore_event_list *c_events = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_query_e(get(), &c_options, &c_events, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::event_list(c_events);
  }

  /// Changes an event, or occurrences of a series, as one step for undo. One occurrence becomes an
  /// event of its own, which its series leaves out. This one and all later ones become a series of
  /// their own, and the present one ends before. When the start of a series changes, all its
  /// occurrences move as far, and the weekdays that a weekly rule names move along; the days that
  /// another rule names, such as those of a month, stay, and get the new time. A change of time
  /// must fit between the other events, as in taskcore_event_add.
  /// @param id the event.
  /// @param options which occurrences: `occurrence` is a local time as taskcore_occurrence_query
  /// tells it. Without one, the start that is given is that of the first one. NULL: all of the
  /// event.
  /// @param changes what to set; only the members that its `fields` announce change. An empty rule
  /// ends the repeating.
  /// @param flags TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS or 0.
  std::int64_t event_update(
      std::int64_t id, const taskcore::event_scope_options &options,
      const taskcore::event_input &changes, taskcore::event_flag flags = {}) const {
    return internal::unwrap(try_event_update(id, options, changes, flags));
  }
  /// `event_update`, with the error as a value.
  result<std::int64_t> try_event_update(
      std::int64_t id, const taskcore::event_scope_options &options,
      const taskcore::event_input &changes, taskcore::event_flag flags = {}) const {
    internal::arguments kept;
    taskcore_event_scope_options c_options;
    internal::mapping<taskcore::event_scope_options>::fill(c_options, options, kept);
    taskcore_event_input c_changes;
    internal::mapping<taskcore::event_input>::fill(c_changes, changes, kept);
    std::int64_t c_changed_id{};
    taskcore_conflict_list *c_conflicts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_update_e(
        get(), id, &c_options, &c_changes, static_cast<std::uint64_t>(flags), &c_changed_id,
        &c_conflicts, &said);
    auto conflicts = internal::shared(c_conflicts);
    if (status != TASKCORE_OK) return internal::failure(status, said, std::move(conflicts));
    return c_changed_id;
  }

  /// Removes events, all or none, as one step for undo: of a series, all occurrences, also the
  /// changed ones. A changed occurrence that is removed by itself is left out of its series.
  /// @param ids the ids; one that is given twice counts once.
  void event_delete(id_span ids) const {
    internal::unwrap(try_event_delete(ids));
  }
  /// `event_delete`, with the error as a value.
  result<void> try_event_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Skips one occurrence of a series, ends the series before it, or removes all of it, as one step
  /// for undo, which is called TASKCORE_ACTION_SKIP_OCCURRENCE, TASKCORE_ACTION_END_SERIES or
  /// TASKCORE_ACTION_DELETE_EVENTS.
  /// @param id the event that repeats.
  /// @param options which occurrences, as in taskcore_event_update. NULL: all of the event.
  void event_delete_occurrence(
      std::int64_t id, const taskcore::event_scope_options &options = {}) const {
    internal::unwrap(try_event_delete_occurrence(id, options));
  }
  /// `event_delete_occurrence`, with the error as a value.
  result<void> try_event_delete_occurrence(
      std::int64_t id, const taskcore::event_scope_options &options = {}) const {
    internal::arguments kept;
    taskcore_event_scope_options c_options;
    internal::mapping<taskcore::event_scope_options>::fill(c_options, options, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_delete_occurrence_e(get(), id, &c_options, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists the occurrences of an event that meet a range, in the order of their starts. Those that
  /// were changed are events of their own, and left out.
  /// @param options the event, the range, in the years 1 to 9999, and which of them to list.
  taskcore::occurrence_list occurrence_query(
      const taskcore::occurrence_query_options &options) const {
    return internal::unwrap(try_occurrence_query(options));
  }
  /// `occurrence_query`, with the error as a value.
  result<taskcore::occurrence_list> try_occurrence_query(
      const taskcore::occurrence_query_options &options) const {
    internal::arguments kept;
    taskcore_occurrence_query_options c_options;
    internal::mapping<taskcore::occurrence_query_options>::fill(c_options, options, kept);
    taskcore_occurrence_list *c_occurrences = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_occurrence_query_e(get(), &c_options, &c_occurrences, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::occurrence_list(c_occurrences);
  }

  /// Lists the events of a range that take the same time, by when the later one of both begins.
  /// @param options the range, in the years 1 to 9999, and which of them to list. NULL: the first
  /// 100,000.
  taskcore::conflict_list conflict_query(
      const taskcore::conflict_query_options &options = {}) const {
    return internal::unwrap(try_conflict_query(options));
  }
  /// `conflict_query`, with the error as a value.
  result<taskcore::conflict_list> try_conflict_query(
      const taskcore::conflict_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_conflict_query_options c_options;
    internal::mapping<taskcore::conflict_query_options>::fill(c_options, options, kept);
    taskcore_conflict_list *c_conflicts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_conflict_query_e(get(), &c_options, &c_conflicts, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::conflict_list(c_conflicts);
  }

  /// Lists the first times that no event takes and in which a slot fits. Each goes from where the
  /// slot can begin to the next event, the end of the working hours or the end of the range. A slot
  /// lies within the working hours of one day, or, where whole days count, may last over midnight.
  /// Hours that the clocks leave out are none.
  /// @param options the length of the slot, the range, working hours and how many to list. A step
  /// up to an hour is counted from the full hour, a longer one from midnight.
  taskcore::free_time_list free_time_query(const taskcore::free_time_query_options &options) const {
    return internal::unwrap(try_free_time_query(options));
  }
  /// `free_time_query`, with the error as a value.
  result<taskcore::free_time_list> try_free_time_query(
      const taskcore::free_time_query_options &options) const {
    internal::arguments kept;
    taskcore_free_time_query_options c_options;
    internal::mapping<taskcore::free_time_query_options>::fill(c_options, options, kept);
    taskcore_free_time_list *c_slots = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_free_time_query_e(get(), &c_options, &c_slots, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::free_time_list(c_slots);
  }

  /// Tells what each day of a range holds, against working hours: what events take of them, what
  /// tasks are estimated to take, and what is left or too much. Events count as for
  /// taskcore_free_time_query, and time that several take counts once. An open task counts on the
  /// day for which it is planned, else on that on which it is due; what was so on a day before
  /// today counts for today. What its own events take from today on is taken off its estimate, so
  /// that planning it with an event counts once. Of one that repeats by its rule, the occurrences
  /// to come count, too. A task without an estimate is told, and takes no time; one with subtasks
  /// counts beside them. Expired tasks and those of archived projects count for nothing. Working
  /// hours and events go by the calendar, tasks by when days begin.
  /// @param options the days, the working hours and which days to list. NULL: all of today.
  taskcore::day_load_list load_query(const taskcore::load_query_options &options = {}) const {
    return internal::unwrap(try_load_query(options));
  }
  /// `load_query`, with the error as a value.
  result<taskcore::day_load_list> try_load_query(
      const taskcore::load_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_load_query_options c_options;
    internal::mapping<taskcore::load_query_options>::fill(c_options, options, kept);
    taskcore_day_load_list *c_days = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_load_query_e(get(), &c_options, &c_days, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::day_load_list(c_days);
  }

  /// Lists all that is wrong with a new event, or with changes to one, as taskcore_event_add and
  /// taskcore_event_update would refuse it, with what it would overlap; nothing is changed. What
  /// these would say is the first problem, and what has no problem they accept. An overlap is a
  /// problem of the status TASKCORE_ECONFLICT, which they accept when conflicts are allowed. A rule
  /// about several members is looked at when these are right by themselves.
  /// @param id the event that is to be changed; 0: a new one.
  /// @param options which occurrences change, as in taskcore_event_update; of a new event it says
  /// nothing. NULL: all of the event.
  /// @param input what it is to be; borrowed for the call.
  taskcore::event_check_outcome event_check(
      std::int64_t id, const taskcore::event_scope_options &options,
      const taskcore::event_input &input) const {
    return internal::unwrap(try_event_check(id, options, input));
  }
  /// `event_check`, with the error as a value.
  result<taskcore::event_check_outcome> try_event_check(
      std::int64_t id, const taskcore::event_scope_options &options,
      const taskcore::event_input &input) const {
    internal::arguments kept;
    taskcore_event_scope_options c_options;
    internal::mapping<taskcore::event_scope_options>::fill(c_options, options, kept);
    taskcore_event_input c_input;
    internal::mapping<taskcore::event_input>::fill(c_input, input, kept);
    taskcore_problem_list *c_problems = nullptr;
    taskcore_conflict_list *c_conflicts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_check_e(
        get(), id, &c_options, &c_input, &c_problems, &c_conflicts, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::event_check_outcome{taskcore::problem_list(c_problems), taskcore::conflict_list(c_conflicts)};
  }

  /// Lists all that happens on some days: events and tasks that are due, their occurrences among
  /// them. The entries are in the order of the days; on each day, what lasts whole days comes
  /// first, then what starts earlier, events before tasks, and smaller ids. What lasts several days
  /// has an entry on each that it takes any of, so an event that ends at midnight has none on the
  /// next day. Of tasks there are the open ones that are neither hidden until later nor in an
  /// archived project, and the later occurrences of those that repeat by their rule alone, as they
  /// will come if nothing is changed. With what is completed, there are the occurrences that were,
  /// too, on the days that they stood for. When there are as many entries as the limit, the next
  /// ones come with `after` set to the cursor of the last. What is added or deleted in between
  /// moves nothing.
  /// @param options the days, and what to list. NULL: tasks and events of today.
  taskcore::agenda_list agenda_read(const taskcore::agenda_options &options = {}) const {
    return internal::unwrap(try_agenda_read(options));
  }
  /// `agenda_read`, with the error as a value.
  result<taskcore::agenda_list> try_agenda_read(
      const taskcore::agenda_options &options = {}) const {
    internal::arguments kept;
    taskcore_agenda_options c_options;
    internal::mapping<taskcore::agenda_options>::fill(c_options, options, kept);
    taskcore_agenda_list *c_agenda = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_agenda_read_e(get(), &c_options, &c_agenda, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::agenda_list(c_agenda);
  }

  /// Lists the days of a month in whole weeks, each with how much there is on it.
  /// @param options which month, and the day that weeks begin on; TASKCORE_WEEK_START_LOCALE is
  /// that of the locale that the store was opened with, which is Monday for one that is not
  /// installed, "C" and "POSIX". NULL: the present month, and weeks as in that locale.
  taskcore::month_list month_read(const taskcore::month_options &options = {}) const {
    return internal::unwrap(try_month_read(options));
  }
  /// `month_read`, with the error as a value.
  result<taskcore::month_list> try_month_read(const taskcore::month_options &options = {}) const {
    internal::arguments kept;
    taskcore_month_options c_options;
    internal::mapping<taskcore::month_options>::fill(c_options, options, kept);
    taskcore_month_list *c_days = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_month_read_e(get(), &c_options, &c_days, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::month_list(c_days);
  }

  /// Tells how far it is to the due of a task, of which a date counts to the end of its day. Before
  /// its start, if it has one, it is upcoming; then it runs until its due. What is completed stands
  /// as it stood then. What is cancelled or expired has nothing to count to: its phase is
  /// TASKCORE_PHASE_NONE.
  /// @param id the task.
  /// @param options from when the elapsed part is counted. NULL: from its start or, when it has
  /// none, its creation.
  taskcore::countdown task_countdown(
      std::int64_t id, const taskcore::task_countdown_options &options = {}) const {
    return internal::unwrap(try_task_countdown(id, options));
  }
  /// `task_countdown`, with the error as a value.
  result<taskcore::countdown> try_task_countdown(
      std::int64_t id, const taskcore::task_countdown_options &options = {}) const {
    internal::arguments kept;
    taskcore_task_countdown_options c_options;
    internal::mapping<taskcore::task_countdown_options>::fill(c_options, options, kept);
    taskcore_countdown c_countdown;
    static_cast<void>(taskcore_countdown_init(&c_countdown, sizeof c_countdown));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_task_countdown_e(get(), id, &c_options, &c_countdown, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::countdown>::read(c_countdown);
  }

  /// Tells how far it is to a meeting, and to its end when it has begun; or until a deadline is
  /// due. Up to its start a meeting is upcoming; then it runs until its end. A deadline runs until
  /// it is due, as a task does: when it begins or, of whole days, when the last one ends. What is
  /// done stands as it stood then.
  /// @param id the event.
  /// @param options which occurrence of a series, and from when the elapsed part is counted. NULL:
  /// the one that runs or comes next, or the last one when all are over, from its start or, of a
  /// deadline, its creation or when the occurrence before it was due.
  taskcore::countdown event_countdown(
      std::int64_t id, const taskcore::event_countdown_options &options = {}) const {
    return internal::unwrap(try_event_countdown(id, options));
  }
  /// `event_countdown`, with the error as a value.
  result<taskcore::countdown> try_event_countdown(
      std::int64_t id, const taskcore::event_countdown_options &options = {}) const {
    internal::arguments kept;
    taskcore_event_countdown_options c_options;
    internal::mapping<taskcore::event_countdown_options>::fill(c_options, options, kept);
    taskcore_countdown c_countdown;
    static_cast<void>(taskcore_countdown_init(&c_countdown, sizeof c_countdown));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_event_countdown_e(get(), id, &c_options, &c_countdown, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::countdown>::read(c_countdown);
  }

  /// Tells how much of the present day of the store's zone is over, and how much is left.
  taskcore::countdown day_countdown() const {
    return internal::unwrap(try_day_countdown());
  }
  /// `day_countdown`, with the error as a value.
  result<taskcore::countdown> try_day_countdown() const {
    taskcore_countdown c_countdown;
    static_cast<void>(taskcore_countdown_init(&c_countdown, sizeof c_countdown));
    taskcore_error *said = nullptr;
    const auto status = taskcore_day_countdown_e(get(), &c_countdown, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::countdown>::read(c_countdown);
  }

  /// Says a countdown in words: `2 days 3 h left`, `starts in 45 min`, `3 h late` or `done`.
  /// @param countdown the countdown, of which the phase and `remaining_ms` count.
  std::string countdown_label(const taskcore::countdown &countdown) const {
    return internal::unwrap(try_countdown_label(countdown));
  }
  /// `countdown_label`, with the error as a value.
  result<std::string> try_countdown_label(const taskcore::countdown &countdown) const {
    internal::arguments kept;
    taskcore_countdown c_countdown;
    internal::mapping<taskcore::countdown>::fill(c_countdown, countdown, kept);
    char *c_label = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_countdown_label_e(get(), &c_countdown, &c_label, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_label);
  }

  /// Adds a comment, a dated note, to a task, an event or an invoice. It goes with its item: when a
  /// task is purged, or an event or a draft is deleted. A task in the trash and an issued invoice
  /// keep theirs, and can get more.
  /// @param entity what it is on: TASKCORE_ENTITY_TASK, TASKCORE_ENTITY_EVENT or
  /// TASKCORE_ENTITY_INVOICE.
  /// @param item_id the task, event or invoice.
  /// @param input the comment; its text is needed, and without a date it is written now.
  std::int64_t comment_add(
      taskcore::entity entity, std::int64_t item_id, const taskcore::comment_input &input) const {
    return internal::unwrap(try_comment_add(entity, item_id, input));
  }
  /// `comment_add`, with the error as a value.
  result<std::int64_t> try_comment_add(
      taskcore::entity entity, std::int64_t item_id, const taskcore::comment_input &input) const {
    internal::arguments kept;
    taskcore_comment_input c_input;
    internal::mapping<taskcore::comment_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_comment_add_e(
        get(), static_cast<std::int32_t>(entity), item_id, &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets comments by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::comment_list comment_get(id_span ids) const {
    return internal::unwrap(try_comment_get(ids));
  }
  /// `comment_get`, with the error as a value.
  result<taskcore::comment_list> try_comment_get(id_span ids) const {
    taskcore_comment_list *c_comments = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_comment_get_e(get(), ids.data(), ids.size(), &c_comments, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::comment_list(c_comments);
  }

  /// Finds the comment with a uid.
  /// @param uid the uid.
  std::int64_t comment_find(std::string_view uid) const {
    return internal::unwrap(try_comment_find(uid));
  }
  /// `comment_find`, with the error as a value.
  result<std::int64_t> try_comment_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_comment_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes a comment; its date stays unless another one is given.
  /// @param id the comment.
  /// @param input what shall be other than it is.
  void comment_update(std::int64_t id, const taskcore::comment_input &input) const {
    internal::unwrap(try_comment_update(id, input));
  }
  /// `comment_update`, with the error as a value.
  result<void> try_comment_update(std::int64_t id, const taskcore::comment_input &input) const {
    internal::arguments kept;
    taskcore_comment_input c_input;
    internal::mapping<taskcore::comment_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_comment_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes comments, all or none, as one step for undo.
  /// @param ids the comments; one that is given twice counts once.
  void comment_delete(id_span ids) const {
    internal::unwrap(try_comment_delete(ids));
  }
  /// `comment_delete`, with the error as a value.
  result<void> try_comment_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_comment_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists comments, in the order in which they were written.
  /// @param options which ones: those on one task, event or invoice, with some words, of some time.
  /// NULL: all.
  taskcore::comment_list comment_query(const taskcore::comment_query_options &options = {}) const {
    return internal::unwrap(try_comment_query(options));
  }
  /// `comment_query`, with the error as a value.
  result<taskcore::comment_list> try_comment_query(
      const taskcore::comment_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_comment_query_options c_options;
    internal::mapping<taskcore::comment_query_options>::fill(c_options, options, kept);
    taskcore_comment_list *c_comments = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_comment_query_e(get(), &c_options, &c_comments, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::comment_list(c_comments);
  }

  /// Notices what other handles and processes committed, and tells the observers; then, if it is
  /// asked for alerts, says what became due since the last poll. It is cheap when nothing happened:
  /// call it when taskcore_next_wakeup says so, and when the program is idle. Each reminder is said
  /// once, by one poll of one process, and is kept as an alert. A task reminds while it is open, of
  /// its present occurrence; an event while it is not done, of each occurrence. A reminder whose
  /// time is past when it is given to a task or event is said when no poll has passed that time and
  /// it was less than a day ago. Of what was missed for long, a poll gives TASKCORE_POLL_LIMIT
  /// alerts, and the next one goes on; of one task or event, it gives the last 100 and drops those
  /// before. Before, tasks of which the until is over are cancelled with their open subtasks, as a
  /// step of its own, which undo takes back; a poll does not do again what was undone. After an
  /// observer's nonzero answer to it, nothing is said until the next poll. Then the drafts of
  /// recurring invoices whose dates came are made, each once, as a step that no undo takes back.
  /// After an observer's nonzero answer to a commit of others, nothing is said, and the next poll
  /// goes on with the commit after that one; after one to what this poll said, the alerts are given
  /// all the same. Of a task that was purged before its commits were noticed, only its removal is
  /// told.
  /// @param now_ms the present instant, in milliseconds since 1970 UTC, years 1 to 9999; the
  /// commits carry it as the time when they were noticed.
  taskcore::poll_outcome poll(taskcore::instant now_ms) const {
    return internal::unwrap(try_poll(now_ms));
  }
  /// `poll`, with the error as a value.
  result<taskcore::poll_outcome> try_poll(taskcore::instant now_ms) const {
    taskcore_alert_list *c_alerts = nullptr;
    std::size_t c_commit_count{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_poll_e(
        get(), internal::raw(now_ms), &c_alerts, &c_commit_count, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::poll_outcome{taskcore::alert_list(c_alerts), c_commit_count};
  }

  /// Tells when to poll next: when a reminder becomes due, an alert comes back that was put off,
  /// the running focus session ends, the until of a task is over, or the day of the next draft of a
  /// recurring invoice begins. A change of the store, here or by others, can bring it forward: ask
  /// again after each.
  taskcore::instant next_wakeup() const {
    return internal::unwrap(try_next_wakeup());
  }
  /// `next_wakeup`, with the error as a value.
  result<taskcore::instant> try_next_wakeup() const {
    std::int64_t c_at_ms{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_next_wakeup_e(get(), &c_at_ms, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::to_instant(c_at_ms);
  }

  /// Lists what polls said, the latest first.
  /// @param options which ones. NULL: all that nobody has acknowledged and whose task or event is
  /// still to be done.
  taskcore::alert_list alert_query(const taskcore::alert_query_options &options = {}) const {
    return internal::unwrap(try_alert_query(options));
  }
  /// `alert_query`, with the error as a value.
  result<taskcore::alert_list> try_alert_query(
      const taskcore::alert_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_alert_query_options c_options;
    internal::mapping<taskcore::alert_query_options>::fill(c_options, options, kept);
    taskcore_alert_list *c_alerts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_alert_query_e(get(), &c_options, &c_alerts, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::alert_list(c_alerts);
  }

  /// Notes that alerts were seen, all or none, as one step for undo. Those that were put off are
  /// not said again.
  /// @param ids the alerts; one that is given twice counts once, and one that was acknowledged
  /// stays so.
  void alert_acknowledge(id_span ids) const {
    internal::unwrap(try_alert_acknowledge(ids));
  }
  /// `alert_acknowledge`, with the error as a value.
  result<void> try_alert_acknowledge(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_alert_acknowledge_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Puts alerts off until an instant, all or none, as one step for undo. The first poll from then
  /// on says them again, unless the task is completed or deleted or the event is done by then.
  /// @param ids the alerts; one that is given twice counts once, and one that was acknowledged is
  /// not any more.
  /// @param until_ms milliseconds since 1970 UTC, in the years 1 to 9999, and after the present
  /// instant.
  void alert_snooze(id_span ids, taskcore::instant until_ms) const {
    internal::unwrap(try_alert_snooze(ids, until_ms));
  }
  /// `alert_snooze`, with the error as a value.
  result<void> try_alert_snooze(id_span ids, taskcore::instant until_ms) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_alert_snooze_e(
        get(), ids.data(), ids.size(), internal::raw(until_ms), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Puts alerts off for a while, all or none, as one step for undo, as taskcore_alert_snooze does.
  /// @param ids the alerts, as there.
  /// @param seconds from the present instant on, 1 to 31,622,400 (366 days).
  void alert_snooze_for(id_span ids, std::chrono::seconds seconds) const {
    internal::unwrap(try_alert_snooze_for(ids, seconds));
  }
  /// `alert_snooze_for`, with the error as a value.
  result<void> try_alert_snooze_for(id_span ids, std::chrono::seconds seconds) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_alert_snooze_for_e(
        get(), ids.data(), ids.size(), seconds.count(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Sets what new tasks, or new events, are reminded of when their input says nothing of
  /// reminders. Existing ones do not change, and imported ones have the reminders of their file.
  /// @param kind `TASKCORE_REMINDED_...`: of which they are.
  /// @param reminders an array; NULL with 0. They count from the start or the due, which of an
  /// event is its end.
  void default_reminders_set(
      taskcore::reminded kind, array_view<taskcore::reminder> reminders) const {
    internal::unwrap(try_default_reminders_set(kind, reminders));
  }
  /// `default_reminders_set`, with the error as a value.
  result<void> try_default_reminders_set(
      taskcore::reminded kind, array_view<taskcore::reminder> reminders) const {
    internal::arguments kept;
    const auto c_reminders = kept.structs(reminders);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_default_reminders_set_e(
        get(), static_cast<std::int32_t>(kind), c_reminders, reminders.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Tells what new tasks, or new events, are reminded of when their input says nothing of
  /// reminders.
  /// @param kind `TASKCORE_REMINDED_...`: of which they are.
  std::string default_reminders(taskcore::reminded kind) const {
    return internal::unwrap(try_default_reminders(kind));
  }
  /// `default_reminders`, with the error as a value.
  result<std::string> try_default_reminders(taskcore::reminded kind) const {
    char *c_reminders = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_default_reminders_e(
        get(), static_cast<std::int32_t>(kind), &c_reminders, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_reminders);
  }

  /// Gets alerts by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::alert_list alert_get(id_span ids) const {
    return internal::unwrap(try_alert_get(ids));
  }
  /// `alert_get`, with the error as a value.
  result<taskcore::alert_list> try_alert_get(id_span ids) const {
    taskcore_alert_list *c_alerts = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_alert_get_e(get(), ids.data(), ids.size(), &c_alerts, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::alert_list(c_alerts);
  }

  /// Finds the alert with a uid.
  /// @param uid the uid.
  std::int64_t alert_find(std::string_view uid) const {
    return internal::unwrap(try_alert_find(uid));
  }
  /// `alert_find`, with the error as a value.
  result<std::int64_t> try_alert_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_alert_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Starts a focus session, for a task or for none, or a break. One is running or paused at a
  /// time. It ends by itself when its time is over, pauses not counted; taskcore_poll tells that
  /// once. The time goes on by the clock while nobody watches, through restarts and while the
  /// machine sleeps. One whose time is over is finished as of then, if no poll did it before.
  /// @param options what to start, for which task and for how long. NULL: work on none, as long as
  /// is set.
  std::int64_t focus_start(const taskcore::focus_start_options &options = {}) const {
    return internal::unwrap(try_focus_start(options));
  }
  /// `focus_start`, with the error as a value.
  result<std::int64_t> try_focus_start(const taskcore::focus_start_options &options = {}) const {
    internal::arguments kept;
    taskcore_focus_start_options c_options;
    internal::mapping<taskcore::focus_start_options>::fill(c_options, options, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_start_e(get(), &c_options, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Pauses the focus session or break that is running.
  void focus_pause() const {
    internal::unwrap(try_focus_pause());
  }
  /// `focus_pause`, with the error as a value.
  result<void> try_focus_pause() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_pause_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lets the focus session or break that is paused go on.
  void focus_resume() const {
    internal::unwrap(try_focus_resume());
  }
  /// `focus_resume`, with the error as a value.
  result<void> try_focus_resume() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_resume_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Starts the focus session or break that is running or paused anew, from its full length. What
  /// was worked in it so far is forgotten.
  void focus_reset() const {
    internal::unwrap(try_focus_reset());
  }
  /// `focus_reset`, with the error as a value.
  result<void> try_focus_reset() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_reset_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Ends the focus session or break that is running or paused as if it had not been: it stays in
  /// the history as cancelled, its time is in no total, and no round goes by.
  void focus_cancel() const {
    internal::unwrap(try_focus_cancel());
  }
  /// `focus_cancel`, with the error as a value.
  result<void> try_focus_cancel() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_cancel_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Ends the focus session or break that is running or paused early. The time that was worked
  /// counts.
  void focus_finish() const {
    internal::unwrap(try_focus_finish());
  }
  /// `focus_finish`, with the error as a value.
  result<void> try_focus_finish() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_finish_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets sessions by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::focus_list focus_get(id_span ids) const {
    return internal::unwrap(try_focus_get(ids));
  }
  /// `focus_get`, with the error as a value.
  result<taskcore::focus_list> try_focus_get(id_span ids) const {
    taskcore_focus_list *c_sessions = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_get_e(get(), ids.data(), ids.size(), &c_sessions, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::focus_list(c_sessions);
  }

  /// Finds the session with a uid.
  /// @param uid the uid.
  std::int64_t focus_find(std::string_view uid) const {
    return internal::unwrap(try_focus_find(uid));
  }
  /// `focus_find`, with the error as a value.
  result<std::int64_t> try_focus_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Reads the focus session or break that is running or paused, as it is at this instant.
  taskcore::focus_list focus_current() const {
    return internal::unwrap(try_focus_current());
  }
  /// `focus_current`, with the error as a value.
  result<taskcore::focus_list> try_focus_current() const {
    taskcore_focus_list *c_sessions = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_current_e(get(), &c_sessions, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::focus_list(c_sessions);
  }

  /// Tells what comes after the focus session or break that is running or paused, or else after the
  /// one that was finished last: a short break after work, a long one when the rounds are full, and
  /// work after a break. After an hour without any, it begins anew with work.
  taskcore::focus_next focus_next_read() const {
    return internal::unwrap(try_focus_next_read());
  }
  /// `focus_next_read`, with the error as a value.
  result<taskcore::focus_next> try_focus_next_read() const {
    taskcore_focus_next c_next;
    static_cast<void>(taskcore_focus_next_init(&c_next, sizeof c_next));
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_next_read_e(get(), &c_next, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::focus_next>::read(c_next);
  }

  /// Lists the focus sessions and breaks that started in a time, the first one first.
  /// @param options the time, in the years 1 to 9999, and which of them to list. NULL: all of them.
  taskcore::focus_list focus_query(const taskcore::focus_query_options &options = {}) const {
    return internal::unwrap(try_focus_query(options));
  }
  /// `focus_query`, with the error as a value.
  result<taskcore::focus_list> try_focus_query(
      const taskcore::focus_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_focus_query_options c_options;
    internal::mapping<taskcore::focus_query_options>::fill(c_options, options, kept);
    taskcore_focus_list *c_sessions = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_query_e(get(), &c_options, &c_sessions, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::focus_list(c_sessions);
  }

  /// Adds up how much was worked in a time, by task, project or day. Only the time in which
  /// sessions ran counts, without pauses and breaks, and nothing of what was cancelled; of the one
  /// that is running, the time up to now. Work across midnight counts for each of the two days. The
  /// project is the one that the task was in when its session started.
  /// @param options the time, in the years 1 to 9999, by what to add it up, and which totals to
  /// list: of tasks and projects, the most first; of days, in their order. NULL: all time, by task.
  taskcore::focus_total_list focus_total_query(
      const taskcore::focus_total_query_options &options = {}) const {
    return internal::unwrap(try_focus_total_query(options));
  }
  /// `focus_total_query`, with the error as a value.
  result<taskcore::focus_total_list> try_focus_total_query(
      const taskcore::focus_total_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_focus_total_query_options c_options;
    internal::mapping<taskcore::focus_total_query_options>::fill(c_options, options, kept);
    taskcore_focus_total_list *c_totals = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_total_query_e(get(), &c_options, &c_totals, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::focus_total_list(c_totals);
  }

  /// Reads how long focus sessions and breaks are when nobody says otherwise, and what follows
  /// them.
  taskcore::focus_settings focus_settings_read() const {
    return internal::unwrap(try_focus_settings_read());
  }
  /// `focus_settings_read`, with the error as a value.
  result<taskcore::focus_settings> try_focus_settings_read() const {
    taskcore_focus_settings c_settings;
    static_cast<void>(taskcore_focus_settings_init(&c_settings, sizeof c_settings));
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_settings_read_e(get(), &c_settings, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::focus_settings>::read(c_settings);
  }

  /// Sets how long focus sessions and breaks are from now on, and what follows them. What is
  /// running stays as long as it is.
  /// @param settings what to set; only the members that its `fields` announce change.
  void focus_settings_set(const taskcore::focus_settings &settings) const {
    internal::unwrap(try_focus_settings_set(settings));
  }
  /// `focus_settings_set`, with the error as a value.
  result<void> try_focus_settings_set(const taskcore::focus_settings &settings) const {
    internal::arguments kept;
    taskcore_focus_settings c_settings;
    internal::mapping<taskcore::focus_settings>::fill(c_settings, settings, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_focus_settings_set_e(get(), &c_settings, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Adds a time entry that is over: time that was spent on a task, on a project or on nothing in
  /// particular. It may overlap others; `is_overlapping` of taskcore_time_entry says so. A focus
  /// session is a time entry with a length: lists and totals have both.
  /// @param input the entry; its start and its end are needed. Without a project, it is that of the
  /// task.
  std::int64_t time_entry_add(const taskcore::time_entry_input &input) const {
    return internal::unwrap(try_time_entry_add(input));
  }
  /// `time_entry_add`, with the error as a value.
  result<std::int64_t> try_time_entry_add(const taskcore::time_entry_input &input) const {
    internal::arguments kept;
    taskcore_time_entry_input c_input;
    internal::mapping<taskcore::time_entry_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets time entries by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::time_entry_list time_entry_get(id_span ids) const {
    return internal::unwrap(try_time_entry_get(ids));
  }
  /// `time_entry_get`, with the error as a value.
  result<taskcore::time_entry_list> try_time_entry_get(id_span ids) const {
    taskcore_time_entry_list *c_entries = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_get_e(get(), ids.data(), ids.size(), &c_entries, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::time_entry_list(c_entries);
  }

  /// Finds the time entry with a uid.
  /// @param uid the uid.
  std::int64_t time_entry_find(std::string_view uid) const {
    return internal::unwrap(try_time_entry_find(uid));
  }
  /// `time_entry_find`, with the error as a value.
  result<std::int64_t> try_time_entry_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Corrects a time entry. An end stops one that is running. Of one that a draft or an issued
  /// invoice is for, the note alone can change.
  /// @param id the entry.
  /// @param input what shall be other than it is. A task brings its project along.
  void time_entry_update(std::int64_t id, const taskcore::time_entry_input &input) const {
    internal::unwrap(try_time_entry_update(id, input));
  }
  /// `time_entry_update`, with the error as a value.
  result<void> try_time_entry_update(
      std::int64_t id, const taskcore::time_entry_input &input) const {
    internal::arguments kept;
    taskcore_time_entry_input c_input;
    internal::mapping<taskcore::time_entry_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes time entries, all or none, as one step for undo.
  /// @param ids the entries; one that is given twice counts once.
  void time_entry_delete(id_span ids) const {
    internal::unwrap(try_time_entry_delete(ids));
  }
  /// `time_entry_delete`, with the error as a value.
  result<void> try_time_entry_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Splits a time entry: what is after an instant becomes an entry of its own, for the same and
  /// with the same note. Of one that is running, that one goes on.
  /// @param id the entry.
  /// @param at_ms where to cut it: after its start, and before its end or now.
  std::int64_t time_entry_split(std::int64_t id, taskcore::instant at_ms) const {
    return internal::unwrap(try_time_entry_split(id, at_ms));
  }
  /// `time_entry_split`, with the error as a value.
  result<std::int64_t> try_time_entry_split(std::int64_t id, taskcore::instant at_ms) const {
    std::int64_t c_new_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_split_e(
        get(), id, internal::raw(at_ms), &c_new_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_new_id;
  }

  /// Lists time entries and focus sessions, the earliest first.
  /// @param options which ones: those of one kind, of a task, of a project, those that are running,
  /// those that were running at some time of a range. NULL: all.
  taskcore::time_entry_list time_entry_query(
      const taskcore::time_entry_query_options &options = {}) const {
    return internal::unwrap(try_time_entry_query(options));
  }
  /// `time_entry_query`, with the error as a value.
  result<taskcore::time_entry_list> try_time_entry_query(
      const taskcore::time_entry_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_time_entry_query_options c_options;
    internal::mapping<taskcore::time_entry_query_options>::fill(c_options, options, kept);
    taskcore_time_entry_list *c_entries = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_query_e(get(), &c_options, &c_entries, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::time_entry_list(c_entries);
  }

  /// Starts a timer: a time entry without an end, for a task, a project or nothing in particular.
  /// One that is running ends where the new one begins. There is one clock: a focus session that is
  /// started ends the timer, and a timer is refused while a focus session is running or paused.
  /// Completing, cancelling and stopping a task, and moving it to the trash, end its timer. While
  /// `is_tracking` of taskcore_time_entry_settings is set, taskcore_task_start starts it.
  /// @param input what it is for, and since when: now, when that is not said. NULL is wrong; no bit
  /// of `fields` has to be set.
  std::int64_t timer_start(const taskcore::time_entry_input &input) const {
    return internal::unwrap(try_timer_start(input));
  }
  /// `timer_start`, with the error as a value.
  result<std::int64_t> try_timer_start(const taskcore::time_entry_input &input) const {
    internal::arguments kept;
    taskcore_time_entry_input c_input;
    internal::mapping<taskcore::time_entry_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_timer_start_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Stops the timer: the time entry that is running ends now.
  std::int64_t timer_stop() const {
    return internal::unwrap(try_timer_stop());
  }
  /// `timer_stop`, with the error as a value.
  result<std::int64_t> try_timer_stop() const {
    std::int64_t c_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_timer_stop_e(get(), &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Says what becomes of idle time: the host saw that nobody was there while the timer ran. All of
  /// it is one step for undo. Time that is kept counts as what the timer runs for. Without it, what
  /// is running ends where nobody was there any more, and an entry for the same begins now, unless
  /// the timer is stopped; what had been running for nothing but idle time begins now, or is
  /// removed. Time that is split off is an entry of its own, for the same, or for another task,
  /// project or none.
  /// @param idle since when, what is to become of it, and whether the timer goes on.
  std::int64_t timer_idle(const taskcore::idle_time &idle) const {
    return internal::unwrap(try_timer_idle(idle));
  }
  /// `timer_idle`, with the error as a value.
  result<std::int64_t> try_timer_idle(const taskcore::idle_time &idle) const {
    internal::arguments kept;
    taskcore_idle_time c_idle;
    internal::mapping<taskcore::idle_time>::fill(c_idle, idle, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_timer_idle_e(get(), &c_idle, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Adds up how much time was spent, and what it costs, by task, project, day, tag or client, of
  /// time entries and focus sessions. Of what is running, the time up to now counts; time across
  /// the beginning of a day, which is when taskcore_day_begins_set says, counts for each of the
  /// two. Focus sessions count without pauses and breaks, and nothing of those that were cancelled.
  /// Time counts for each of two entries that overlap, and for each tag of a task. The project is
  /// the one that an entry has, and the client the one that this project, or the nearest above it
  /// that says one, is for now. Time without a project is for no client. An hour costs what the
  /// entry says itself, else its task, else its project or the nearest above that says it, else the
  /// client; time for which none of them says it costs nothing. The amount is rounded once.
  /// @param options the time, by what to add it up, and which totals to list: of tasks, projects,
  /// tags and clients, the most first; of days, in their order. NULL: all time, by task.
  taskcore::time_total_list time_total_query(
      const taskcore::time_total_query_options &options = {}) const {
    return internal::unwrap(try_time_total_query(options));
  }
  /// `time_total_query`, with the error as a value.
  result<taskcore::time_total_list> try_time_total_query(
      const taskcore::time_total_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_time_total_query_options c_options;
    internal::mapping<taskcore::time_total_query_options>::fill(c_options, options, kept);
    taskcore_time_total_list *c_totals = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_total_query_e(get(), &c_options, &c_totals, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::time_total_list(c_totals);
  }

  /// Reads how time entries are run.
  taskcore::time_entry_settings time_entry_settings_read() const {
    return internal::unwrap(try_time_entry_settings_read());
  }
  /// `time_entry_settings_read`, with the error as a value.
  result<taskcore::time_entry_settings> try_time_entry_settings_read() const {
    taskcore_time_entry_settings c_settings;
    static_cast<void>(taskcore_time_entry_settings_init(&c_settings, sizeof c_settings));
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_settings_read_e(get(), &c_settings, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::time_entry_settings>::read(c_settings);
  }

  /// Sets how time entries are run from now on.
  /// @param settings what to set; only the members that its `fields` announce change.
  void time_entry_settings_set(const taskcore::time_entry_settings &settings) const {
    internal::unwrap(try_time_entry_settings_set(settings));
  }
  /// `time_entry_settings_set`, with the error as a value.
  result<void> try_time_entry_settings_set(const taskcore::time_entry_settings &settings) const {
    internal::arguments kept;
    taskcore_time_entry_settings c_settings;
    internal::mapping<taskcore::time_entry_settings>::fill(c_settings, settings, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_time_entry_settings_set_e(get(), &c_settings, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Adds up the points of what was completed on some days, each as it scored at that time. Later
  /// changes of tasks, of their projects and of what a priority scores do not touch it, and neither
  /// does deleting or purging; reopening a task takes its points back. The project and the tag are
  /// those that tasks had when they were completed, by the name that the tag has now.
  /// @param options the days, in the store's zone, and of what. NULL: all that was completed today.
  taskcore::score score_read(const taskcore::score_options &options = {}) const {
    return internal::unwrap(try_score_read(options));
  }
  /// `score_read`, with the error as a value.
  result<taskcore::score> try_score_read(const taskcore::score_options &options = {}) const {
    internal::arguments kept;
    taskcore_score_options c_options;
    internal::mapping<taskcore::score_options>::fill(c_options, options, kept);
    taskcore_score c_score;
    static_cast<void>(taskcore_score_init(&c_score, sizeof c_score));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_score_read_e(get(), &c_options, &c_score, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::score>::read(c_score);
  }

  /// Reads what the past says: figures of each day, streaks, the level, the trend, a forecast.
  /// @param options which days, at most 36,525 days away from today, and of what; NULL for the 30
  /// days up to today, of all projects.
  taskcore::pulse pulse_read(const taskcore::pulse_options &options = {}) const {
    return internal::unwrap(try_pulse_read(options));
  }
  /// `pulse_read`, with the error as a value.
  result<taskcore::pulse> try_pulse_read(const taskcore::pulse_options &options = {}) const {
    internal::arguments kept;
    taskcore_pulse_options c_options;
    internal::mapping<taskcore::pulse_options>::fill(c_options, options, kept);
    taskcore_pulse *c_pulse = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_pulse_read_e(get(), &c_options, &c_pulse, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::pulse(c_pulse);
  }

  /// Reads how completions score, and what keeps a streak.
  taskcore::pulse_settings pulse_settings_read() const {
    return internal::unwrap(try_pulse_settings_read());
  }
  /// `pulse_settings_read`, with the error as a value.
  result<taskcore::pulse_settings> try_pulse_settings_read() const {
    taskcore_pulse_settings c_settings;
    static_cast<void>(taskcore_pulse_settings_init(&c_settings, sizeof c_settings));
    taskcore_error *said = nullptr;
    const auto status = taskcore_pulse_settings_read_e(get(), &c_settings, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::pulse_settings>::read(c_settings);
  }

  /// Sets how completions score from now on, and what keeps a streak. What was scored before stays;
  /// goals and ignored weekdays hold for the past, too.
  /// @param settings what to set; only the members that its `fields` announce change.
  void pulse_settings_set(const taskcore::pulse_settings &settings) const {
    internal::unwrap(try_pulse_settings_set(settings));
  }
  /// `pulse_settings_set`, with the error as a value.
  result<void> try_pulse_settings_set(const taskcore::pulse_settings &settings) const {
    internal::arguments kept;
    taskcore_pulse_settings c_settings;
    internal::mapping<taskcore::pulse_settings>::fill(c_settings, settings, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_pulse_settings_set_e(get(), &c_settings, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Adds a holiday: days that neither keep nor break a streak. It may overlap others.
  /// @param input what it is to be; its first day is needed. Without a last day it lasts until it
  /// is ended.
  std::int64_t holiday_add(const taskcore::holiday_input &input) const {
    return internal::unwrap(try_holiday_add(input));
  }
  /// `holiday_add`, with the error as a value.
  result<std::int64_t> try_holiday_add(const taskcore::holiday_input &input) const {
    internal::arguments kept;
    taskcore_holiday_input c_input;
    internal::mapping<taskcore::holiday_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_holiday_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets holidays by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::holiday_list holiday_get(id_span ids) const {
    return internal::unwrap(try_holiday_get(ids));
  }
  /// `holiday_get`, with the error as a value.
  result<taskcore::holiday_list> try_holiday_get(id_span ids) const {
    taskcore_holiday_list *c_holidays = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_holiday_get_e(get(), ids.data(), ids.size(), &c_holidays, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::holiday_list(c_holidays);
  }

  /// Finds the holiday with a uid.
  /// @param uid the uid.
  std::int64_t holiday_find(std::string_view uid) const {
    return internal::unwrap(try_holiday_find(uid));
  }
  /// `holiday_find`, with the error as a value.
  result<std::int64_t> try_holiday_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_holiday_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Deletes holidays: what was reached on their days counts for streaks again, and what was not
  /// breaks them.
  /// @param ids the holidays; one that is given twice counts once.
  void holiday_delete(id_span ids) const {
    internal::unwrap(try_holiday_delete(ids));
  }
  /// `holiday_delete`, with the error as a value.
  result<void> try_holiday_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_holiday_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Begins a holiday today that lasts until it is ended, or ends it: its last day is yesterday
  /// then, and one that began today is deleted. What is so already stays as it is.
  /// @param is_on 1 to begin one, unless today is in one that is not ended; 0 to end all that have
  /// begun and are not ended.
  void holiday_mode_set(bool is_on) const {
    internal::unwrap(try_holiday_mode_set(is_on));
  }
  /// `holiday_mode_set`, with the error as a value.
  result<void> try_holiday_mode_set(bool is_on) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_holiday_mode_set_e(get(), is_on ? 1 : 0, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists holidays, by their first days, then by their ids.
  /// @param options which of them. NULL: all.
  taskcore::holiday_list holiday_query(const taskcore::holiday_query_options &options = {}) const {
    return internal::unwrap(try_holiday_query(options));
  }
  /// `holiday_query`, with the error as a value.
  result<taskcore::holiday_list> try_holiday_query(
      const taskcore::holiday_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_holiday_query_options c_options;
    internal::mapping<taskcore::holiday_query_options>::fill(c_options, options, kept);
    taskcore_holiday_list *c_holidays = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_holiday_query_e(get(), &c_options, &c_holidays, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::holiday_list(c_holidays);
  }

  /// Reads a chart as data: series of values, axes with ticks, and words. A line has its points
  /// and, between each two of them, a cubic Bezier curve that never leaves the range of their
  /// values. A chart that there is nothing to draw of has an `empty_message`; its values are zero
  /// then.
  /// @param options which chart, of days that are at most 36,525 days away from today; NULL for the
  /// score of the last 30 days.
  taskcore::chart chart_read(const taskcore::chart_options &options = {}) const {
    return internal::unwrap(try_chart_read(options));
  }
  /// `chart_read`, with the error as a value.
  result<taskcore::chart> try_chart_read(const taskcore::chart_options &options = {}) const {
    internal::arguments kept;
    taskcore_chart_options c_options;
    internal::mapping<taskcore::chart_options>::fill(c_options, options, kept);
    taskcore_chart *c_chart = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_chart_read_e(get(), &c_options, &c_chart, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::chart(c_chart);
  }

  /// Makes a report: one page of HTML with today, the week, streaks, trends, charts and tables. The
  /// page needs no script, no other file and no network; all that a user wrote is text in it, never
  /// markup. It tells of the store as it is at one moment.
  /// @param options what to say, of days that are at most 36,525 days away from today; NULL for the
  /// last 30 days in the colours that the reader's system prefers.
  std::string report_html(const taskcore::report_options &options = {}) const {
    return internal::unwrap(try_report_html(options));
  }
  /// `report_html`, with the error as a value.
  result<std::string> try_report_html(const taskcore::report_options &options = {}) const {
    internal::arguments kept;
    taskcore_report_options c_options;
    internal::mapping<taskcore::report_options>::fill(c_options, options, kept);
    char *c_html = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_report_html_e(get(), &c_options, &c_html, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_html);
  }

  /// Makes a report and writes it to a file, which is there only when it is whole. A file that is
  /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
  /// @param options as in taskcore_report_html.
  /// @param path the file, in a folder that exists.
  void report_html_file(const taskcore::report_options &options, std::string_view path) const {
    internal::unwrap(try_report_html_file(options, path));
  }
  /// `report_html_file`, with the error as a value.
  result<void> try_report_html_file(
      const taskcore::report_options &options, std::string_view path) const {
    internal::arguments kept;
    taskcore_report_options c_options;
    internal::mapping<taskcore::report_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_report_html_file_e(get(), &c_options, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Begins to count the calls on a store, or goes on with it; a store that was opened counts none.
  /// The figures are in the memory of this handle alone: they are written and sent nowhere, and go
  /// with it. Each function that takes the store is counted when it is over, with its time by a
  /// clock that nobody sets: waiting for other threads and processes and the caller's callbacks are
  /// part of it. The functions of this family and taskcore_store_free are not counted, and neither
  /// are functions of lists and others that take no store, nor calls with a store that is NULL or
  /// freed.
  void usage_start() const {
    internal::unwrap(try_usage_start());
  }
  /// `usage_start`, with the error as a value.
  result<void> try_usage_start() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_usage_start_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Ends counting; the figures stay as they are, apart from calls that are not over yet.
  void usage_stop() const {
    internal::unwrap(try_usage_stop());
  }
  /// `usage_stop`, with the error as a value.
  result<void> try_usage_stop() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_usage_stop_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Sets all figures to zero; whether calls are counted stays as it is.
  void usage_reset() const {
    internal::unwrap(try_usage_reset());
  }
  /// `usage_reset`, with the error as a value.
  result<void> try_usage_reset() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_usage_reset_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Reads what was counted.
  taskcore::usage usage_read() const {
    return internal::unwrap(try_usage_read());
  }
  /// `usage_read`, with the error as a value.
  result<taskcore::usage> try_usage_read() const {
    taskcore_usage *c_usage = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_usage_read_e(get(), &c_usage, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::usage(c_usage);
  }

  /// Changes the seller: who the invoices of the store are from. Issued invoices stay as they were
  /// issued; drafts go along.
  /// @param seller what to set; only the members that its `fields` announce change.
  void profile_set(const taskcore::party &seller) const {
    internal::unwrap(try_profile_set(seller));
  }
  /// `profile_set`, with the error as a value.
  result<void> try_profile_set(const taskcore::party &seller) const {
    internal::arguments kept;
    taskcore_party c_seller;
    internal::mapping<taskcore::party>::fill(c_seller, seller, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_profile_set_e(get(), &c_seller, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Sets the picture at the head of invoices.
  /// @param bytes a PNG or JPEG file.
  void profile_set_logo(bytes_view bytes) const {
    internal::unwrap(try_profile_set_logo(bytes));
  }
  /// `profile_set_logo`, with the error as a value.
  result<void> try_profile_set_logo(bytes_view bytes) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_profile_set_logo_e(get(), bytes.data(), bytes.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Sets what an hour costs where neither its time entry nor its task, project or client says it.
  /// It is in the currency of the profile, and counts for time that is paid in that one.
  /// @param hourly_rate_millionths in millionths of the currency unit, 1 to 10^15; 0 for none any
  /// more.
  void profile_set_hourly_rate(std::int64_t hourly_rate_millionths) const {
    internal::unwrap(try_profile_set_hourly_rate(hourly_rate_millionths));
  }
  /// `profile_set_hourly_rate`, with the error as a value.
  result<void> try_profile_set_hourly_rate(std::int64_t hourly_rate_millionths) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_profile_set_hourly_rate_e(get(), hourly_rate_millionths, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Takes the profile from an invoice that one issued with another program: its seller. What the
  /// profile says already stays. Nothing else does this: no import and no invoice that is received
  /// sets the profile.
  /// @param bytes the file, as in taskcore_invoice_import.
  void profile_import(bytes_view bytes) const {
    internal::unwrap(try_profile_import(bytes));
  }
  /// `profile_import`, with the error as a value.
  result<void> try_profile_import(bytes_view bytes) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_profile_import_e(get(), bytes.data(), bytes.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Reads the seller.
  taskcore::profile profile_read() const {
    return internal::unwrap(try_profile_read());
  }
  /// `profile_read`, with the error as a value.
  result<taskcore::profile> try_profile_read() const {
    taskcore_profile *c_profile = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_profile_read_e(get(), &c_profile, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::profile(c_profile);
  }

  /// Sets what the user has paid for, as the host states it. It is no step for undo.
  /// @param subscription all of it: what its `fields` do not announce is taken away. NULL: there is
  /// none any more.
  void subscription_set(const taskcore::subscription_content &subscription = {}) const {
    internal::unwrap(try_subscription_set(subscription));
  }
  /// `subscription_set`, with the error as a value.
  result<void> try_subscription_set(const taskcore::subscription_content &subscription = {}) const {
    internal::arguments kept;
    taskcore_subscription_content c_subscription;
    internal::mapping<taskcore::subscription_content>::fill(c_subscription, subscription, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_subscription_set_e(get(), &c_subscription, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Tells whether the subscription has a feature at an instant: from its beginning up to its end,
  /// which does not belong to it.
  /// @param feature its name, as taskcore_subscription_set was given it.
  /// @param at_ms the instant, in milliseconds since 1970 UTC, years 1 to 9999.
  bool subscription_is_entitled(std::string_view feature, taskcore::instant at_ms) const {
    return internal::unwrap(try_subscription_is_entitled(feature, at_ms));
  }
  /// `subscription_is_entitled`, with the error as a value.
  result<bool> try_subscription_is_entitled(
      std::string_view feature, taskcore::instant at_ms) const {
    internal::arguments kept;
    const char *const c_feature = kept.copy(feature, "feature");
    std::int32_t c_is_entitled{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_subscription_is_entitled_e(
        get(), c_feature, internal::raw(at_ms), &c_is_entitled, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_is_entitled != 0;
  }

  /// Reads what the user has paid for.
  taskcore::subscription subscription_read() const {
    return internal::unwrap(try_subscription_read());
  }
  /// `subscription_read`, with the error as a value.
  result<taskcore::subscription> try_subscription_read() const {
    taskcore_subscription *c_subscription = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_subscription_read_e(get(), &c_subscription, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::subscription(c_subscription);
  }

  /// Adds a client.
  /// @param input what it is to be; `name` of its party is needed. Only the members that its
  /// `fields` announce count.
  std::int64_t client_add(const taskcore::client_input &input) const {
    return internal::unwrap(try_client_add(input));
  }
  /// `client_add`, with the error as a value.
  result<std::int64_t> try_client_add(const taskcore::client_input &input) const {
    internal::arguments kept;
    taskcore_client_input c_input;
    internal::mapping<taskcore::client_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_client_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes clients, or archives them, all or none, as one step for undo: an archived one gets no
  /// new invoices. Invoices that were issued to them stay as they were issued; drafts go along.
  /// @param ids the clients; one that is given twice counts once.
  /// @param input what to set; only the members that its `fields` announce change, and of its party
  /// only those that the party's `fields` announce.
  void client_update(id_span ids, const taskcore::client_input &input) const {
    internal::unwrap(try_client_update(ids, input));
  }
  /// `client_update`, with the error as a value.
  result<void> try_client_update(id_span ids, const taskcore::client_input &input) const {
    internal::arguments kept;
    taskcore_client_input c_input;
    internal::mapping<taskcore::client_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_client_update_e(get(), ids.data(), ids.size(), &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes clients that no invoice is for, all or none, as one step for undo. Projects that were
  /// for them are for nobody then.
  /// @param ids the clients; one that is given twice counts once.
  void client_delete(id_span ids) const {
    internal::unwrap(try_client_delete(ids));
  }
  /// `client_delete`, with the error as a value.
  result<void> try_client_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_client_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets clients by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::client_list client_get(id_span ids) const {
    return internal::unwrap(try_client_get(ids));
  }
  /// `client_get`, with the error as a value.
  result<taskcore::client_list> try_client_get(id_span ids) const {
    taskcore_client_list *c_clients = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_client_get_e(get(), ids.data(), ids.size(), &c_clients, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::client_list(c_clients);
  }

  /// Finds the client with a uid.
  /// @param uid the uid.
  std::int64_t client_find(std::string_view uid) const {
    return internal::unwrap(try_client_find(uid));
  }
  /// `client_find`, with the error as a value.
  result<std::int64_t> try_client_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_client_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists clients by their names.
  /// @param options which ones. NULL: all that are in use.
  taskcore::client_list client_query(const taskcore::client_query_options &options = {}) const {
    return internal::unwrap(try_client_query(options));
  }
  /// `client_query`, with the error as a value.
  result<taskcore::client_list> try_client_query(
      const taskcore::client_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_client_query_options c_options;
    internal::mapping<taskcore::client_query_options>::fill(c_options, options, kept);
    taskcore_client_list *c_clients = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_client_query_e(get(), &c_options, &c_clients, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::client_list(c_clients);
  }

  /// Adds a draft of an invoice, a credit note, a down payment, a corrected invoice or a quote,
  /// without items.
  /// @param kind `TASKCORE_INVOICE_KIND_...`.
  /// @param input what it is to be; only the members that its `fields` announce count. The rest is
  /// as the client, the seller and the rules of the seller's country have it.
  std::int64_t invoice_add(
      taskcore::invoice_kind kind, const taskcore::invoice_input &input) const {
    return internal::unwrap(try_invoice_add(kind, input));
  }
  /// `invoice_add`, with the error as a value.
  result<std::int64_t> try_invoice_add(
      taskcore::invoice_kind kind, const taskcore::invoice_input &input) const {
    internal::arguments kept;
    taskcore_invoice_input c_input;
    internal::mapping<taskcore::invoice_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_add_e(
        get(), static_cast<std::int32_t>(kind), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes a draft.
  /// @param id the draft.
  /// @param input what to set; only the members that its `fields` announce change.
  void invoice_update(std::int64_t id, const taskcore::invoice_input &input) const {
    internal::unwrap(try_invoice_update(id, input));
  }
  /// `invoice_update`, with the error as a value.
  result<void> try_invoice_update(std::int64_t id, const taskcore::invoice_input &input) const {
    internal::arguments kept;
    taskcore_invoice_input c_input;
    internal::mapping<taskcore::invoice_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes drafts with all that belongs to them, all or none, as one step for undo.
  /// @param ids the drafts; one that is given twice counts once.
  void invoice_delete(id_span ids) const {
    internal::unwrap(try_invoice_delete(ids));
  }
  /// `invoice_delete`, with the error as a value.
  result<void> try_invoice_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes a draft with the items, terms and client of an invoice or a credit note, issued or not.
  /// Its dates, its number, what was paid before it, and its links to tasks, time and other
  /// invoices are not copied.
  /// @param id what to copy.
  std::int64_t invoice_copy(std::int64_t id) const {
    return internal::unwrap(try_invoice_copy(id));
  }
  /// `invoice_copy`, with the error as a value.
  result<std::int64_t> try_invoice_copy(std::int64_t id) const {
    std::int64_t c_copy_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_copy_e(get(), id, &c_copy_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_copy_id;
  }

  /// Makes a draft of a credit note that takes back all of an issued invoice that none took back
  /// yet.
  /// @param id the invoice.
  std::int64_t invoice_credit(std::int64_t id) const {
    return internal::unwrap(try_invoice_credit(id));
  }
  /// `invoice_credit`, with the error as a value.
  result<std::int64_t> try_invoice_credit(std::int64_t id) const {
    std::int64_t c_credit_note_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_credit_e(get(), id, &c_credit_note_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_credit_note_id;
  }

  /// Makes a draft of a corrected invoice with all that an issued one has. When the draft is
  /// issued, it stands in the place of that one: the payments go over to it, and the other owes
  /// nothing.
  /// @param id the invoice.
  std::int64_t invoice_correct(std::int64_t id) const {
    return internal::unwrap(try_invoice_correct(id));
  }
  /// `invoice_correct`, with the error as a value.
  result<std::int64_t> try_invoice_correct(std::int64_t id) const {
    std::int64_t c_corrected_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_correct_e(get(), id, &c_corrected_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_corrected_id;
  }

  /// Makes a draft of a down payment on what an invoice, mostly a draft, is for. It has an item for
  /// each category and rate of VAT, and comes to the share of the total with VAT to the cent; where
  /// no net comes to exactly that with its VAT, to the nearest amount that one comes to.
  /// @param id the invoice.
  /// @param share_basis_points how much of its total, in hundredths of a percent, 1 to 10,000; 0:
  /// as the amount says.
  /// @param amount_minor how much with VAT, in minor units, at most its total; 0: as the share
  /// says.
  std::int64_t invoice_down_payment(
      std::int64_t id, std::int32_t share_basis_points, std::int64_t amount_minor) const {
    return internal::unwrap(try_invoice_down_payment(id, share_basis_points, amount_minor));
  }
  /// `invoice_down_payment`, with the error as a value.
  result<std::int64_t> try_invoice_down_payment(
      std::int64_t id, std::int32_t share_basis_points, std::int64_t amount_minor) const {
    std::int64_t c_down_payment_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_down_payment_e(
        get(), id, share_basis_points, amount_minor, &c_down_payment_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_down_payment_id;
  }

  /// Deducts issued down payments from a draft, which is the final invoice then, as one step for
  /// undo. Between French businesses they are in what was paid before (BT-113); elsewhere the
  /// invoice has a line below 0 for each of them and each rate. What credit notes took back of them
  /// is not deducted.
  /// @param id the draft.
  /// @param ids the down payments; one that is deducted already stays so.
  void invoice_deduct(std::int64_t id, id_span ids) const {
    internal::unwrap(try_invoice_deduct(id, ids));
  }
  /// `invoice_deduct`, with the error as a value.
  result<void> try_invoice_deduct(std::int64_t id, id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_deduct_e(get(), id, ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Takes back that a draft deducts down payments, as one step for undo.
  /// @param id the draft.
  /// @param ids the down payments.
  void invoice_undeduct(std::int64_t id, id_span ids) const {
    internal::unwrap(try_invoice_undeduct(id, ids));
  }
  /// `invoice_undeduct`, with the error as a value.
  result<void> try_invoice_undeduct(std::int64_t id, id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_undeduct_e(get(), id, ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Adds an item to a draft.
  /// @param invoice_id the draft.
  /// @param line what it is to be; `name` is needed. Only the members that its `fields` announce
  /// count.
  std::int64_t invoice_line_add(
      std::int64_t invoice_id, const taskcore::invoice_line_input &line) const {
    return internal::unwrap(try_invoice_line_add(invoice_id, line));
  }
  /// `invoice_line_add`, with the error as a value.
  result<std::int64_t> try_invoice_line_add(
      std::int64_t invoice_id, const taskcore::invoice_line_input &line) const {
    internal::arguments kept;
    taskcore_invoice_line_input c_line;
    internal::mapping<taskcore::invoice_line_input>::fill(c_line, line, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_line_add_e(get(), invoice_id, &c_line, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets items by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::invoice_line_list invoice_line_get(id_span ids) const {
    return internal::unwrap(try_invoice_line_get(ids));
  }
  /// `invoice_line_get`, with the error as a value.
  result<taskcore::invoice_line_list> try_invoice_line_get(id_span ids) const {
    taskcore_invoice_line_list *c_lines = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_line_get_e(get(), ids.data(), ids.size(), &c_lines, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::invoice_line_list(c_lines);
  }

  /// Finds the item with a uid.
  /// @param uid the uid.
  std::int64_t invoice_line_find(std::string_view uid) const {
    return internal::unwrap(try_invoice_line_find(uid));
  }
  /// `invoice_line_find`, with the error as a value.
  result<std::int64_t> try_invoice_line_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_line_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes an item of a draft.
  /// @param id the item.
  /// @param line what to set; only the members that its `fields` announce change.
  void invoice_line_update(std::int64_t id, const taskcore::invoice_line_input &line) const {
    internal::unwrap(try_invoice_line_update(id, line));
  }
  /// `invoice_line_update`, with the error as a value.
  result<void> try_invoice_line_update(
      std::int64_t id, const taskcore::invoice_line_input &line) const {
    internal::arguments kept;
    taskcore_invoice_line_input c_line;
    internal::mapping<taskcore::invoice_line_input>::fill(c_line, line, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_line_update_e(get(), id, &c_line, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes items of drafts, all or none, as one step for undo. Focus time that they were for can
  /// be billed again.
  /// @param ids the items; one that is given twice counts once.
  void invoice_line_delete(id_span ids) const {
    internal::unwrap(try_invoice_line_delete(ids));
  }
  /// `invoice_line_delete`, with the error as a value.
  result<void> try_invoice_line_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_line_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Adds items to a draft for focus sessions and time entries that no invoice is for yet. Sessions
  /// of work count that were finished and began on a day of the range. Their hours have four
  /// decimals, rounded once for each item. By rate, an hour costs what the time entry says itself,
  /// else its task, else its project or the nearest above that says it, else the client that this
  /// project is for; time of each rate is an item of its own.
  /// @param invoice_id the draft.
  /// @param billing of what, and at what price.
  std::int64_t invoice_bill_focus(
      std::int64_t invoice_id, const taskcore::focus_billing &billing) const {
    return internal::unwrap(try_invoice_bill_focus(invoice_id, billing));
  }
  /// `invoice_bill_focus`, with the error as a value.
  result<std::int64_t> try_invoice_bill_focus(
      std::int64_t invoice_id, const taskcore::focus_billing &billing) const {
    internal::arguments kept;
    taskcore_focus_billing c_billing;
    internal::mapping<taskcore::focus_billing>::fill(c_billing, billing, kept);
    std::int64_t c_line_count{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_bill_focus_e(
        get(), invoice_id, &c_billing, &c_line_count, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_line_count;
  }

  /// Makes a draft for a client with items for all focus sessions and time entries of its projects
  /// that no invoice is for yet, in one step for undo: taskcore_invoice_add and
  /// taskcore_invoice_bill_focus in one.
  /// @param client_id the client. Its projects, and those below them, count, whatever
  /// `is_of_client` says.
  /// @param billing of what, and at what price.
  std::int64_t invoice_bill_client(
      std::int64_t client_id, const taskcore::focus_billing &billing) const {
    return internal::unwrap(try_invoice_bill_client(client_id, billing));
  }
  /// `invoice_bill_client`, with the error as a value.
  result<std::int64_t> try_invoice_bill_client(
      std::int64_t client_id, const taskcore::focus_billing &billing) const {
    internal::arguments kept;
    taskcore_focus_billing c_billing;
    internal::mapping<taskcore::focus_billing>::fill(c_billing, billing, kept);
    std::int64_t c_invoice_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_bill_client_e(
        get(), client_id, &c_billing, &c_invoice_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_invoice_id;
  }

  /// Adds an allowance or a charge on the whole of a draft.
  /// @param invoice_id the draft.
  /// @param adjustment what it is to be: `rate_basis_points` or `amount_minor` is needed. Only the
  /// members that its `fields` announce count.
  std::int64_t invoice_adjustment_add(
      std::int64_t invoice_id, const taskcore::invoice_adjustment_input &adjustment) const {
    return internal::unwrap(try_invoice_adjustment_add(invoice_id, adjustment));
  }
  /// `invoice_adjustment_add`, with the error as a value.
  result<std::int64_t> try_invoice_adjustment_add(
      std::int64_t invoice_id, const taskcore::invoice_adjustment_input &adjustment) const {
    internal::arguments kept;
    taskcore_invoice_adjustment_input c_adjustment;
    internal::mapping<taskcore::invoice_adjustment_input>::fill(c_adjustment, adjustment, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_adjustment_add_e(
        get(), invoice_id, &c_adjustment, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets adjustments by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::invoice_adjustment_list invoice_adjustment_get(id_span ids) const {
    return internal::unwrap(try_invoice_adjustment_get(ids));
  }
  /// `invoice_adjustment_get`, with the error as a value.
  result<taskcore::invoice_adjustment_list> try_invoice_adjustment_get(id_span ids) const {
    taskcore_invoice_adjustment_list *c_adjustments = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_adjustment_get_e(
        get(), ids.data(), ids.size(), &c_adjustments, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::invoice_adjustment_list(c_adjustments);
  }

  /// Finds the adjustment with a uid.
  /// @param uid the uid.
  std::int64_t invoice_adjustment_find(std::string_view uid) const {
    return internal::unwrap(try_invoice_adjustment_find(uid));
  }
  /// `invoice_adjustment_find`, with the error as a value.
  result<std::int64_t> try_invoice_adjustment_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_adjustment_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes an allowance or a charge of a draft.
  /// @param id the allowance or charge.
  /// @param adjustment what to set; only the members that its `fields` announce change.
  void invoice_adjustment_update(
      std::int64_t id, const taskcore::invoice_adjustment_input &adjustment) const {
    internal::unwrap(try_invoice_adjustment_update(id, adjustment));
  }
  /// `invoice_adjustment_update`, with the error as a value.
  result<void> try_invoice_adjustment_update(
      std::int64_t id, const taskcore::invoice_adjustment_input &adjustment) const {
    internal::arguments kept;
    taskcore_invoice_adjustment_input c_adjustment;
    internal::mapping<taskcore::invoice_adjustment_input>::fill(c_adjustment, adjustment, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_adjustment_update_e(get(), id, &c_adjustment, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes allowances and charges of drafts, all or none, as one step for undo.
  /// @param ids the allowances and charges; one that is given twice counts once.
  void invoice_adjustment_delete(id_span ids) const {
    internal::unwrap(try_invoice_adjustment_delete(ids));
  }
  /// `invoice_adjustment_delete`, with the error as a value.
  result<void> try_invoice_adjustment_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_adjustment_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists all that forbids to issue a draft, by EN 16931, the law and the profile of the invoice,
  /// and what is else to know. A row whose status is TASKCORE_OK is a warning, which forbids
  /// nothing: a character that no installed font has is printed as U+FFFD, and a French invoice
  /// says services where nothing tells them from goods.
  /// @param id the draft.
  /// @param issue_date the day on which it would be issued, as yyyymmdd; 0: today.
  taskcore::problem_list invoice_check(std::int64_t id, taskcore::date issue_date) const {
    return internal::unwrap(try_invoice_check(id, issue_date));
  }
  /// `invoice_check`, with the error as a value.
  result<taskcore::problem_list> try_invoice_check(
      std::int64_t id, taskcore::date issue_date) const {
    taskcore_problem_list *c_problems = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_check_e(get(), id, issue_date.raw(), &c_problems, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::problem_list(c_problems);
  }

  /// Issues a draft: it gets the next number of its series, and cannot change any more. No two
  /// invoices get one number and none is left out, whatever else uses the store. It is no step for
  /// undo, and neither is what was done to the draft before. Where a hub leases the series, the hub
  /// is asked first, and must be there: only who took the series by force, or numbers in a series
  /// of this device alone, does without.
  /// @param id the draft.
  /// @param issue_date the day, as yyyymmdd, not in the future and not before the latest one of the
  /// series; 0: today.
  std::string invoice_issue(std::int64_t id, taskcore::date issue_date) const {
    return internal::unwrap(try_invoice_issue(id, issue_date));
  }
  /// `invoice_issue`, with the error as a value.
  result<std::string> try_invoice_issue(std::int64_t id, taskcore::date issue_date) const {
    char *c_number = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_issue_e(get(), id, issue_date.raw(), &c_number, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_number);
  }

  /// Takes all of an issued invoice back: issues a credit note of the whole, and marks the invoice
  /// as void. It is no step for undo.
  /// @param id the invoice, for which no payment and no credit note is there.
  /// @param issue_date the day of the credit note, as in taskcore_invoice_issue.
  std::int64_t invoice_void(std::int64_t id, taskcore::date issue_date) const {
    return internal::unwrap(try_invoice_void(id, issue_date));
  }
  /// `invoice_void`, with the error as a value.
  result<std::int64_t> try_invoice_void(std::int64_t id, taskcore::date issue_date) const {
    std::int64_t c_credit_note_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_void_e(
        get(), id, issue_date.raw(), &c_credit_note_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_credit_note_id;
  }

  /// Gets invoices by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::invoice_list invoice_get(id_span ids) const {
    return internal::unwrap(try_invoice_get(ids));
  }
  /// `invoice_get`, with the error as a value.
  result<taskcore::invoice_list> try_invoice_get(id_span ids) const {
    taskcore_invoice_list *c_invoices = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_get_e(get(), ids.data(), ids.size(), &c_invoices, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::invoice_list(c_invoices);
  }

  /// Finds the invoice with a uid or a number.
  /// @param uid_or_number the uid or the number.
  std::int64_t invoice_find(std::string_view uid_or_number) const {
    return internal::unwrap(try_invoice_find(uid_or_number));
  }
  /// `invoice_find`, with the error as a value.
  result<std::int64_t> try_invoice_find(std::string_view uid_or_number) const {
    internal::arguments kept;
    const char *const c_uid_or_number = kept.copy(uid_or_number, "uid_or_number");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_find_e(get(), c_uid_or_number, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists invoices and credit notes, newest first: drafts by when they were made, then the issued
  /// ones by their issue dates. Quotes are listed only when their kind, or none but states of
  /// theirs, is asked for.
  /// @param options which ones. NULL: all.
  taskcore::invoice_list invoice_query(const taskcore::invoice_query_options &options = {}) const {
    return internal::unwrap(try_invoice_query(options));
  }
  /// `invoice_query`, with the error as a value.
  result<taskcore::invoice_list> try_invoice_query(
      const taskcore::invoice_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_invoice_query_options c_options;
    internal::mapping<taskcore::invoice_query_options>::fill(c_options, options, kept);
    taskcore_invoice_list *c_invoices = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_query_e(get(), &c_options, &c_invoices, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::invoice_list(c_invoices);
  }

  /// Reads all of an invoice, a credit note or a quote.
  /// @param id the invoice.
  taskcore::invoice_document invoice_document_read(std::int64_t id) const {
    return internal::unwrap(try_invoice_document_read(id));
  }
  /// `invoice_document_read`, with the error as a value.
  result<taskcore::invoice_document> try_invoice_document_read(std::int64_t id) const {
    taskcore_invoice_document *c_document = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_document_read_e(get(), id, &c_document, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::invoice_document(c_document);
  }

  /// Notes money that came in for an invoice, or went out for a credit note.
  /// @param invoice_id the invoice or credit note, issued.
  /// @param payment how much, when and how; only the members that its `fields` announce count.
  /// NULL: all that is owed, today.
  std::int64_t payment_add(
      std::int64_t invoice_id, const taskcore::payment_input &payment = {}) const {
    return internal::unwrap(try_payment_add(invoice_id, payment));
  }
  /// `payment_add`, with the error as a value.
  result<std::int64_t> try_payment_add(
      std::int64_t invoice_id, const taskcore::payment_input &payment = {}) const {
    internal::arguments kept;
    taskcore_payment_input c_payment;
    internal::mapping<taskcore::payment_input>::fill(c_payment, payment, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_add_e(get(), invoice_id, &c_payment, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Deletes payments, all or none, as one step for undo: what they were for is owed again.
  /// @param ids the payments; one that is given twice counts once.
  void payment_delete(id_span ids) const {
    internal::unwrap(try_payment_delete(ids));
  }
  /// `payment_delete`, with the error as a value.
  result<void> try_payment_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets payments by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::payment_list payment_get(id_span ids) const {
    return internal::unwrap(try_payment_get(ids));
  }
  /// `payment_get`, with the error as a value.
  result<taskcore::payment_list> try_payment_get(id_span ids) const {
    taskcore_payment_list *c_payments = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_get_e(get(), ids.data(), ids.size(), &c_payments, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::payment_list(c_payments);
  }

  /// Finds the payment with a uid.
  /// @param uid the uid.
  std::int64_t payment_find(std::string_view uid) const {
    return internal::unwrap(try_payment_find(uid));
  }
  /// `payment_find`, with the error as a value.
  result<std::int64_t> try_payment_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists payments, the latest first.
  /// @param options of which invoice or credit note, and which of them to list. NULL: all.
  taskcore::payment_list payment_query(const taskcore::payment_query_options &options = {}) const {
    return internal::unwrap(try_payment_query(options));
  }
  /// `payment_query`, with the error as a value.
  result<taskcore::payment_list> try_payment_query(
      const taskcore::payment_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_payment_query_options c_options;
    internal::mapping<taskcore::payment_query_options>::fill(c_options, options, kept);
    taskcore_payment_list *c_payments = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_query_e(get(), &c_options, &c_payments, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::payment_list(c_payments);
  }

  /// Adds up what is owed of issued invoices today, by currency and by how long it is overdue.
  /// @param options which of these amounts to list. NULL: all.
  taskcore::ageing_list ageing_query(const taskcore::ageing_query_options &options = {}) const {
    return internal::unwrap(try_ageing_query(options));
  }
  /// `ageing_query`, with the error as a value.
  result<taskcore::ageing_list> try_ageing_query(
      const taskcore::ageing_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_ageing_query_options c_options;
    internal::mapping<taskcore::ageing_query_options>::fill(c_options, options, kept);
    taskcore_ageing_list *c_ageing = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_ageing_query_e(get(), &c_options, &c_ageing, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::ageing_list(c_ageing);
  }

  /// Adds up what was invoiced, by month and currency; credit notes are taken off.
  /// @param options which months, and which of their rows to list. NULL: all.
  taskcore::turnover_list turnover_query(
      const taskcore::turnover_query_options &options = {}) const {
    return internal::unwrap(try_turnover_query(options));
  }
  /// `turnover_query`, with the error as a value.
  result<taskcore::turnover_list> try_turnover_query(
      const taskcore::turnover_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_turnover_query_options c_options;
    internal::mapping<taskcore::turnover_query_options>::fill(c_options, options, kept);
    taskcore_turnover_list *c_turnover = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_turnover_query_e(get(), &c_options, &c_turnover, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::turnover_list(c_turnover);
  }

  /// Adds up the VAT of what was invoiced, by month, currency, category and rate; credit notes are
  /// taken off.
  /// @param options which months, and which of their rows to list. NULL: all.
  taskcore::vat_total_list vat_total_query(
      const taskcore::vat_total_query_options &options = {}) const {
    return internal::unwrap(try_vat_total_query(options));
  }
  /// `vat_total_query`, with the error as a value.
  result<taskcore::vat_total_list> try_vat_total_query(
      const taskcore::vat_total_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_vat_total_query_options c_options;
    internal::mapping<taskcore::vat_total_query_options>::fill(c_options, options, kept);
    taskcore_vat_total_list *c_totals = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_vat_total_query_e(get(), &c_options, &c_totals, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::vat_total_list(c_totals);
  }

  /// Sets the pattern of a series of numbers. What was issued keeps its number. A pattern has
  /// letters, digits and `+`, `-`, `_` and `/`, exactly one counter of 1 to 10 places such as
  /// `{NNNN}`, at most one year, `{YYYY}` or `{YY}`, and at most one month, `{MM}`. With a year,
  /// the counter begins anew with each one; a month is shown alone.
  /// @param name the series: "invoice", "credit_note", "quote", or another one, which comes into
  /// being.
  /// @param pattern such as "F{YYYY}-{NNNN}", for numbers of at most 35 characters; "": that which
  /// the series had at first, or, of another one in which nothing was issued, none any more.
  void number_series_set(std::string_view name, std::string_view pattern) const {
    internal::unwrap(try_number_series_set(name, pattern));
  }
  /// `number_series_set`, with the error as a value.
  result<void> try_number_series_set(std::string_view name, std::string_view pattern) const {
    internal::arguments kept;
    const char *const c_name = kept.copy(name, "name");
    const char *const c_pattern = kept.copy(pattern, "pattern");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_number_series_set_e(get(), c_name, c_pattern, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists the series of numbers: those that are there from the beginning, then the others by their
  /// names.
  /// @param options which of them. NULL: all.
  taskcore::number_series_list number_series_query(
      const taskcore::number_series_query_options &options = {}) const {
    return internal::unwrap(try_number_series_query(options));
  }
  /// `number_series_query`, with the error as a value.
  result<taskcore::number_series_list> try_number_series_query(
      const taskcore::number_series_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_number_series_query_options c_options;
    internal::mapping<taskcore::number_series_query_options>::fill(c_options, options, kept);
    taskcore_number_series_list *c_series = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_number_series_query_e(get(), &c_options, &c_series, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::number_series_list(c_series);
  }

  /// Makes this device the one that issues in a series of numbers. Once a store is on several
  /// devices, one of them issues in each series, so that no number is given twice: at first the one
  /// on which sync began. Another one claims the series, and issues as soon as all devices know
  /// that, which they say of themselves by their next runs; a device that was lost is retired.
  /// taskcore_number_series_query tells who issues.
  /// @param name the series.
  /// @param is_forced 1: this device issues at once, without waiting for the others, as when one of
  /// them is lost; a number that another one gave meanwhile is there twice then. 0: it waits.
  void number_series_claim(std::string_view name, bool is_forced) const {
    internal::unwrap(try_number_series_claim(name, is_forced));
  }
  /// `number_series_claim`, with the error as a value.
  result<void> try_number_series_claim(std::string_view name, bool is_forced) const {
    internal::arguments kept;
    const char *const c_name = kept.copy(name, "name");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_number_series_claim_e(get(), c_name, is_forced ? 1 : 0, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Sets in which series drafts that name none are numbered on this device, and on no other one:
  /// with a series of its own, each device issues without asking the others.
  /// @param kind of which drafts, `TASKCORE_INVOICE_KIND_...`.
  /// @param name a series that is there; "": that which the kind has at first.
  void number_series_use(taskcore::invoice_kind kind, std::string_view name) const {
    internal::unwrap(try_number_series_use(kind, name));
  }
  /// `number_series_use`, with the error as a value.
  result<void> try_number_series_use(taskcore::invoice_kind kind, std::string_view name) const {
    internal::arguments kept;
    const char *const c_name = kept.copy(name, "name");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_number_series_use_e(
        get(), static_cast<std::int32_t>(kind), c_name, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Notes that the client accepted a quote that was issued, so that it can be turned into an
  /// invoice. A quote is an invoice of the kind TASKCORE_INVOICE_KIND_QUOTE: it is added, changed,
  /// issued and printed as one. Nothing is owed of it, and no figures count it.
  /// @param id the quote; one that was declined can be accepted after all.
  /// @param date when it was accepted, as yyyymmdd: from its issue date to today, and not after its
  /// last day; 0: today.
  void quote_accept(std::int64_t id, taskcore::date date) const {
    internal::unwrap(try_quote_accept(id, date));
  }
  /// `quote_accept`, with the error as a value.
  result<void> try_quote_accept(std::int64_t id, taskcore::date date) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_quote_accept_e(get(), id, date.raw(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Notes that the client declined a quote that was issued.
  /// @param id the quote; one that was accepted can be declined until something was made of it.
  /// @param date when it was declined, as yyyymmdd: from its issue date to today; 0: today.
  void quote_decline(std::int64_t id, taskcore::date date) const {
    internal::unwrap(try_quote_decline(id, date));
  }
  /// `quote_decline`, with the error as a value.
  result<void> try_quote_decline(std::int64_t id, taskcore::date date) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_quote_decline_e(get(), id, date.raw(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes a draft of an invoice of all of an accepted quote, with its items, terms and tasks. What
  /// was issued as down payments is taken off.
  /// @param id the quote.
  std::int64_t quote_invoice(std::int64_t id) const {
    return internal::unwrap(try_quote_invoice(id));
  }
  /// `quote_invoice`, with the error as a value.
  result<std::int64_t> try_quote_invoice(std::int64_t id) const {
    std::int64_t c_invoice_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_quote_invoice_e(get(), id, &c_invoice_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_invoice_id;
  }

  /// Makes a draft of a down payment of an accepted quote, with a line for each rate of VAT. It
  /// comes to the share of the total with VAT to the cent; where no net comes to exactly that with
  /// its VAT, to the nearest amount that one comes to.
  /// @param id the quote.
  /// @param share_basis_points how much of its total, in hundredths of a percent, 1 to 10,000; 0:
  /// as the amount says.
  /// @param amount_minor how much with VAT, in minor units, at most its total; 0: as the share
  /// says.
  std::int64_t quote_down_payment(
      std::int64_t id, std::int32_t share_basis_points, std::int64_t amount_minor) const {
    return internal::unwrap(try_quote_down_payment(id, share_basis_points, amount_minor));
  }
  /// `quote_down_payment`, with the error as a value.
  result<std::int64_t> try_quote_down_payment(
      std::int64_t id, std::int32_t share_basis_points, std::int64_t amount_minor) const {
    std::int64_t c_invoice_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_quote_down_payment_e(
        get(), id, share_basis_points, amount_minor, &c_invoice_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_invoice_id;
  }

  /// Prints an invoice or a credit note: a PDF/A-3 file with its data within (Factur-X, profile EN
  /// 16931). That of an invoice of the profiles XRechnung and Peppol has none: these are a file of
  /// their own. A draft is printed as one, without data, and so is a quote. The same invoice gives
  /// the same bytes, as long as libraries and fonts are the same.
  /// @param id the invoice.
  /// @param options how to print it; NULL for A4 in the invoice's language.
  std::vector<std::uint8_t> invoice_pdf(
      std::int64_t id, const taskcore::pdf_options &options = {}) const {
    return internal::unwrap(try_invoice_pdf(id, options));
  }
  /// `invoice_pdf`, with the error as a value.
  result<std::vector<std::uint8_t>> try_invoice_pdf(
      std::int64_t id, const taskcore::pdf_options &options = {}) const {
    internal::arguments kept;
    taskcore_pdf_options c_options;
    internal::mapping<taskcore::pdf_options>::fill(c_options, options, kept);
    std::uint8_t *c_pdf = nullptr;
    std::size_t c_length = 0;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_pdf_e(get(), id, &c_options, &c_pdf, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_pdf, c_length);
  }

  /// Prints an invoice or a credit note to a file, which is there only when it is whole. A file
  /// that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
  /// 0600).
  /// @param id the invoice.
  /// @param options as in taskcore_invoice_pdf.
  /// @param path the file, in a folder that exists.
  void invoice_pdf_file(
      std::int64_t id, const taskcore::pdf_options &options, std::string_view path) const {
    internal::unwrap(try_invoice_pdf_file(id, options, path));
  }
  /// `invoice_pdf_file`, with the error as a value.
  result<void> try_invoice_pdf_file(
      std::int64_t id, const taskcore::pdf_options &options, std::string_view path) const {
    internal::arguments kept;
    taskcore_pdf_options c_options;
    internal::mapping<taskcore::pdf_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_pdf_file_e(get(), id, &c_options, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Writes an issued invoice or credit note as EN 16931 or a profile of it has it.
  /// @param id the invoice.
  /// @param format TASKCORE_XML_CII (Cross Industry Invoice D16B, as Factur-X has it), `_UBL` (UBL
  /// 2.1), `_XRECHNUNG` or `_PEPPOL` (UBL as these profiles have it), or `_PROFILE` (as that of the
  /// invoice has it).
  std::string invoice_xml(std::int64_t id, taskcore::xml_format format) const {
    return internal::unwrap(try_invoice_xml(id, format));
  }
  /// `invoice_xml`, with the error as a value.
  result<std::string> try_invoice_xml(std::int64_t id, taskcore::xml_format format) const {
    char *c_xml = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_xml_e(
        get(), id, static_cast<std::int32_t>(format), &c_xml, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_xml);
  }

  /// Writes an issued invoice or credit note to a file as EN 16931 has it; the file is there only
  /// when it is whole. A file that is there is replaced, and keeps its permissions. A new one is
  /// for its owner alone (mode 0600).
  /// @param id the invoice.
  /// @param format as in taskcore_invoice_xml.
  /// @param path the file, in a folder that exists.
  void invoice_xml_file(std::int64_t id, taskcore::xml_format format, std::string_view path) const {
    internal::unwrap(try_invoice_xml_file(id, format, path));
  }
  /// `invoice_xml_file`, with the error as a value.
  result<void> try_invoice_xml_file(
      std::int64_t id, taskcore::xml_format format, std::string_view path) const {
    internal::arguments kept;
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_xml_file_e(
        get(), id, static_cast<std::int32_t>(format), c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes a draft of an invoice that another program made: a Cross Industry Invoice (CII), or a
  /// PDF file with one within, as Factur-X and ZUGFeRD have it. It is for one's own invoices: the
  /// seller of the file must be the seller of the store, and is never made so;
  /// taskcore_profile_import does that, and taskcore_purchase_add receives invoices of others. The
  /// buyer becomes the client, or is found among the clients. The number of the file is put into
  /// the notes.
  /// @param bytes the file.
  std::int64_t invoice_import(bytes_view bytes) const {
    return internal::unwrap(try_invoice_import(bytes));
  }
  /// `invoice_import`, with the error as a value.
  result<std::int64_t> try_invoice_import(bytes_view bytes) const {
    std::int64_t c_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_import_e(get(), bytes.data(), bytes.size(), &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Makes a draft of an invoice in a file that another program made.
  /// @param path the file, as in taskcore_invoice_import.
  std::int64_t invoice_import_file(std::string_view path) const {
    return internal::unwrap(try_invoice_import_file(path));
  }
  /// `invoice_import_file`, with the error as a value.
  result<std::int64_t> try_invoice_import_file(std::string_view path) const {
    internal::arguments kept;
    const char *const c_path = kept.copy(path, "path");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_import_file_e(get(), c_path, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Writes invoices and credit notes as a table (RFC 4180), in the order of
  /// taskcore_invoice_query. The columns are number, kind, state, issue_date, due_date, client,
  /// currency, net, vat, gross, due, paid, credited, balance and uid. Dates are such as 2026-12-24,
  /// amounts such as 1234.56.
  /// @param options which ones. NULL: all.
  std::string invoice_csv(const taskcore::invoice_query_options &options = {}) const {
    return internal::unwrap(try_invoice_csv(options));
  }
  /// `invoice_csv`, with the error as a value.
  result<std::string> try_invoice_csv(const taskcore::invoice_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_invoice_query_options c_options;
    internal::mapping<taskcore::invoice_query_options>::fill(c_options, options, kept);
    char *c_csv = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_csv_e(get(), &c_options, &c_csv, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_csv);
  }

  /// Writes invoices and credit notes as a table to a file, which is there only when it is whole. A
  /// file that is there is replaced, and keeps its permissions. A new one is for its owner alone
  /// (mode 0600).
  /// @param options which ones. NULL: all.
  /// @param path the file, in a folder that exists.
  void invoice_csv_file(
      const taskcore::invoice_query_options &options, std::string_view path) const {
    internal::unwrap(try_invoice_csv_file(options, path));
  }
  /// `invoice_csv_file`, with the error as a value.
  result<void> try_invoice_csv_file(
      const taskcore::invoice_query_options &options, std::string_view path) const {
    internal::arguments kept;
    taskcore_invoice_query_options c_options;
    internal::mapping<taskcore::invoice_query_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_invoice_csv_file_e(get(), &c_options, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Writes the VAT journal as a table (RFC 4180): a line for each rate of each issued invoice and
  /// credit note, by the issue dates and the numbers. The columns are issue_date, number, kind,
  /// preceding_number, client, client_vat_number, client_country, currency, vat_category, vat_rate,
  /// taxable, tax, exchange_rate and uid. Dates are such as 2026-12-24, rates such as 5.5 for 5.5
  /// %, amounts such as 1234.56; those of credit notes are below 0. Their sums are those of
  /// taskcore_vat_total_query.
  /// @param options the months, and which lines of them. NULL: all.
  std::string vat_journal_csv(const taskcore::vat_total_query_options &options = {}) const {
    return internal::unwrap(try_vat_journal_csv(options));
  }
  /// `vat_journal_csv`, with the error as a value.
  result<std::string> try_vat_journal_csv(
      const taskcore::vat_total_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_vat_total_query_options c_options;
    internal::mapping<taskcore::vat_total_query_options>::fill(c_options, options, kept);
    char *c_csv = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_vat_journal_csv_e(get(), &c_options, &c_csv, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_csv);
  }

  /// Writes the VAT journal as a table to a file, which is there only when it is whole. A file that
  /// is there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
  /// @param options the months, and which lines of them. NULL: all.
  /// @param path the file, in a folder that exists.
  void vat_journal_csv_file(
      const taskcore::vat_total_query_options &options, std::string_view path) const {
    internal::unwrap(try_vat_journal_csv_file(options, path));
  }
  /// `vat_journal_csv_file`, with the error as a value.
  result<void> try_vat_journal_csv_file(
      const taskcore::vat_total_query_options &options, std::string_view path) const {
    internal::arguments kept;
    taskcore_vat_total_query_options c_options;
    internal::mapping<taskcore::vat_total_query_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_vat_journal_csv_file_e(get(), &c_options, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Writes the message that an issued invoice or credit note is sent with, the PDF within it, as
  /// RFC 5322 has it: the content of an .eml file. Of the profiles XRechnung and Peppol the XML
  /// file is beside the PDF. Nothing is sent.
  /// @param invoice_id the invoice.
  /// @param options what is to be else than usual; NULL: nothing.
  std::vector<std::uint8_t> email_compose(
      std::int64_t invoice_id, const taskcore::email_options &options = {}) const {
    return internal::unwrap(try_email_compose(invoice_id, options));
  }
  /// `email_compose`, with the error as a value.
  result<std::vector<std::uint8_t>> try_email_compose(
      std::int64_t invoice_id, const taskcore::email_options &options = {}) const {
    internal::arguments kept;
    taskcore_email_options c_options;
    internal::mapping<taskcore::email_options>::fill(c_options, options, kept);
    std::uint8_t *c_message = nullptr;
    std::size_t c_length = 0;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_email_compose_e(
        get(), invoice_id, &c_options, &c_message, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_message, c_length);
  }

  /// Writes the message that an invoice is sent with to a file, which is there only when it is
  /// whole. A file that is there is replaced, and keeps its permissions. A new one is for its owner
  /// alone (mode 0600).
  /// @param invoice_id the invoice.
  /// @param options as in taskcore_email_compose.
  /// @param path the file, in a folder that exists.
  void email_compose_file(
      std::int64_t invoice_id, const taskcore::email_options &options, std::string_view path) const {
    internal::unwrap(try_email_compose_file(invoice_id, options, path));
  }
  /// `email_compose_file`, with the error as a value.
  result<void> try_email_compose_file(
      std::int64_t invoice_id, const taskcore::email_options &options, std::string_view path) const {
    internal::arguments kept;
    taskcore_email_options c_options;
    internal::mapping<taskcore::email_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_email_compose_file_e(get(), invoice_id, &c_options, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Sends an issued invoice or credit note by SMTP, with TLS before anything is told. The message
  /// is in the store from the moment at which it is handed over, also when sending fails or is
  /// interrupted: it is failed then, says why, and the invoice can be sent again. What the server
  /// accepted is not interrupted any more. Other calls on this handle do not wait meanwhile. No
  /// password is stored or logged.
  /// @param invoice_id the invoice.
  /// @param options as in taskcore_email_compose.
  /// @param server the server. Its progress callback may call the store.
  std::int64_t email_send(
      std::int64_t invoice_id, const taskcore::email_options &options,
      const taskcore::smtp_options &server) const {
    return internal::unwrap(try_email_send(invoice_id, options, server));
  }
  /// `email_send`, with the error as a value.
  result<std::int64_t> try_email_send(
      std::int64_t invoice_id, const taskcore::email_options &options,
      const taskcore::smtp_options &server) const {
    internal::arguments kept;
    taskcore_email_options c_options;
    internal::mapping<taskcore::email_options>::fill(c_options, options, kept);
    taskcore_smtp_options c_server;
    internal::mapping<taskcore::smtp_options>::fill(c_server, server, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_email_send_e(
        get(), invoice_id, &c_options, &c_server, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Gets messages by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::email_list email_get(id_span ids) const {
    return internal::unwrap(try_email_get(ids));
  }
  /// `email_get`, with the error as a value.
  result<taskcore::email_list> try_email_get(id_span ids) const {
    taskcore_email_list *c_emails = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_email_get_e(get(), ids.data(), ids.size(), &c_emails, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::email_list(c_emails);
  }

  /// Finds the message with a uid.
  /// @param uid the uid.
  std::int64_t email_find(std::string_view uid) const {
    return internal::unwrap(try_email_find(uid));
  }
  /// `email_find`, with the error as a value.
  result<std::int64_t> try_email_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_email_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists the messages that were sent, or were to be sent, the latest first.
  /// @param options of which invoice or credit note, and which of them to list. NULL: all.
  taskcore::email_list email_query(const taskcore::email_query_options &options = {}) const {
    return internal::unwrap(try_email_query(options));
  }
  /// `email_query`, with the error as a value.
  result<taskcore::email_list> try_email_query(
      const taskcore::email_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_email_query_options c_options;
    internal::mapping<taskcore::email_query_options>::fill(c_options, options, kept);
    taskcore_email_list *c_emails = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_email_query_e(get(), &c_options, &c_emails, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::email_list(c_emails);
  }

  /// Receives an invoice or a credit note of somebody else: a Cross Industry Invoice (CII), UBL
  /// 2.1, or a PDF file with one within, as Factur-X, ZUGFeRD 2, XRechnung and Peppol have it. It
  /// becomes a purchase, never a draft of one's own, and the profile is not touched. All types and
  /// profiles are read. The file is kept as it came; taskcore_purchase_check tells what is odd
  /// about it. An invoice is received once: the seller and the number say which it is, on all
  /// devices.
  /// @param bytes the file.
  std::int64_t purchase_add(bytes_view bytes) const {
    return internal::unwrap(try_purchase_add(bytes));
  }
  /// `purchase_add`, with the error as a value.
  result<std::int64_t> try_purchase_add(bytes_view bytes) const {
    std::int64_t c_id{};
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_add_e(get(), bytes.data(), bytes.size(), &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Receives an invoice or a credit note of somebody else in a file.
  /// @param path the file, as in taskcore_purchase_add.
  std::int64_t purchase_add_file(std::string_view path) const {
    return internal::unwrap(try_purchase_add_file(path));
  }
  /// `purchase_add_file`, with the error as a value.
  result<std::int64_t> try_purchase_add_file(std::string_view path) const {
    internal::arguments kept;
    const char *const c_path = kept.copy(path, "path");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_add_file_e(get(), c_path, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists what is odd about the file of a purchase, and does not make it doubtful what is owed:
  /// mistyped identifiers, sums that are a cent off, what is missing.
  /// @param id the purchase.
  taskcore::problem_list purchase_check(std::int64_t id) const {
    return internal::unwrap(try_purchase_check(id));
  }
  /// `purchase_check`, with the error as a value.
  result<taskcore::problem_list> try_purchase_check(std::int64_t id) const {
    taskcore_problem_list *c_problems = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_check_e(get(), id, &c_problems, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::problem_list(c_problems);
  }

  /// Changes what the user says about a purchase: when it is due, and own notes. What its file says
  /// stays.
  /// @param id the purchase.
  /// @param input what shall be other than it is.
  void purchase_update(std::int64_t id, const taskcore::purchase_input &input) const {
    internal::unwrap(try_purchase_update(id, input));
  }
  /// `purchase_update`, with the error as a value.
  result<void> try_purchase_update(std::int64_t id, const taskcore::purchase_input &input) const {
    internal::arguments kept;
    taskcore_purchase_input c_input;
    internal::mapping<taskcore::purchase_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes purchases with their payments, all or none, as one step for undo.
  /// @param ids the purchases; one that is given twice counts once.
  void purchase_delete(id_span ids) const {
    internal::unwrap(try_purchase_delete(ids));
  }
  /// `purchase_delete`, with the error as a value.
  result<void> try_purchase_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets purchases by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::purchase_list purchase_get(id_span ids) const {
    return internal::unwrap(try_purchase_get(ids));
  }
  /// `purchase_get`, with the error as a value.
  result<taskcore::purchase_list> try_purchase_get(id_span ids) const {
    taskcore_purchase_list *c_purchases = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_get_e(get(), ids.data(), ids.size(), &c_purchases, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::purchase_list(c_purchases);
  }

  /// Finds the purchase with a uid.
  /// @param uid the uid.
  std::int64_t purchase_find(std::string_view uid) const {
    return internal::unwrap(try_purchase_find(uid));
  }
  /// `purchase_find`, with the error as a value.
  result<std::int64_t> try_purchase_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists purchases.
  /// @param options which ones, and in which order. NULL: all, by due date.
  taskcore::purchase_list purchase_query(
      const taskcore::purchase_query_options &options = {}) const {
    return internal::unwrap(try_purchase_query(options));
  }
  /// `purchase_query`, with the error as a value.
  result<taskcore::purchase_list> try_purchase_query(
      const taskcore::purchase_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_purchase_query_options c_options;
    internal::mapping<taskcore::purchase_query_options>::fill(c_options, options, kept);
    taskcore_purchase_list *c_purchases = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_query_e(get(), &c_options, &c_purchases, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::purchase_list(c_purchases);
  }

  /// Reads all of a purchase, as its file has it.
  /// @param id the purchase.
  taskcore::purchase_document purchase_document_read(std::int64_t id) const {
    return internal::unwrap(try_purchase_document_read(id));
  }
  /// `purchase_document_read`, with the error as a value.
  result<taskcore::purchase_document> try_purchase_document_read(std::int64_t id) const {
    taskcore_purchase_document *c_document = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_document_read_e(get(), id, &c_document, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::purchase_document(c_document);
  }

  /// Gives the file of a purchase as it came.
  /// @param id the purchase.
  std::vector<std::uint8_t> purchase_original(std::int64_t id) const {
    return internal::unwrap(try_purchase_original(id));
  }
  /// `purchase_original`, with the error as a value.
  result<std::vector<std::uint8_t>> try_purchase_original(std::int64_t id) const {
    std::uint8_t *c_bytes = nullptr;
    std::size_t c_length = 0;
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_original_e(get(), id, &c_bytes, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_bytes, c_length);
  }

  /// Writes the file of a purchase as it came; it is there only when it is whole. A file that is
  /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
  /// @param id the purchase.
  /// @param path the file, in a folder that exists.
  void purchase_original_file(std::int64_t id, std::string_view path) const {
    internal::unwrap(try_purchase_original_file(id, path));
  }
  /// `purchase_original_file`, with the error as a value.
  result<void> try_purchase_original_file(std::int64_t id, std::string_view path) const {
    internal::arguments kept;
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_original_file_e(get(), id, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Notes money that was paid for a purchase, or that came back for a credit note.
  /// @param purchase_id the purchase.
  /// @param payment how much, when and how; only the members that its `fields` announce count.
  /// NULL: all that is owed, today.
  std::int64_t purchase_payment_add(
      std::int64_t purchase_id, const taskcore::payment_input &payment = {}) const {
    return internal::unwrap(try_purchase_payment_add(purchase_id, payment));
  }
  /// `purchase_payment_add`, with the error as a value.
  result<std::int64_t> try_purchase_payment_add(
      std::int64_t purchase_id, const taskcore::payment_input &payment = {}) const {
    internal::arguments kept;
    taskcore_payment_input c_payment;
    internal::mapping<taskcore::payment_input>::fill(c_payment, payment, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_payment_add_e(
        get(), purchase_id, &c_payment, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Deletes payments of purchases, all or none, as one step for undo: what they paid is owed
  /// again.
  /// @param ids the payments; one that is given twice counts once.
  void purchase_payment_delete(id_span ids) const {
    internal::unwrap(try_purchase_payment_delete(ids));
  }
  /// `purchase_payment_delete`, with the error as a value.
  result<void> try_purchase_payment_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_payment_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets payments by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::purchase_payment_list purchase_payment_get(id_span ids) const {
    return internal::unwrap(try_purchase_payment_get(ids));
  }
  /// `purchase_payment_get`, with the error as a value.
  result<taskcore::purchase_payment_list> try_purchase_payment_get(id_span ids) const {
    taskcore_purchase_payment_list *c_payments = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_payment_get_e(
        get(), ids.data(), ids.size(), &c_payments, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::purchase_payment_list(c_payments);
  }

  /// Finds the payment with a uid.
  /// @param uid the uid.
  std::int64_t purchase_payment_find(std::string_view uid) const {
    return internal::unwrap(try_purchase_payment_find(uid));
  }
  /// `purchase_payment_find`, with the error as a value.
  result<std::int64_t> try_purchase_payment_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_payment_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists payments of purchases, the latest first.
  /// @param options of which purchase, and which of them to list. NULL: all.
  taskcore::purchase_payment_list purchase_payment_query(
      const taskcore::purchase_payment_query_options &options = {}) const {
    return internal::unwrap(try_purchase_payment_query(options));
  }
  /// `purchase_payment_query`, with the error as a value.
  result<taskcore::purchase_payment_list> try_purchase_payment_query(
      const taskcore::purchase_payment_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_purchase_payment_query_options c_options;
    internal::mapping<taskcore::purchase_payment_query_options>::fill(c_options, options, kept);
    taskcore_purchase_payment_list *c_payments = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_payment_query_e(get(), &c_options, &c_payments, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::purchase_payment_list(c_payments);
  }

  /// Lists what is owed to sellers, by currency; those in which nothing is open are left out.
  /// @param options which of them to list. NULL: all.
  taskcore::purchase_total_list purchase_total_query(
      const taskcore::purchase_total_query_options &options = {}) const {
    return internal::unwrap(try_purchase_total_query(options));
  }
  /// `purchase_total_query`, with the error as a value.
  result<taskcore::purchase_total_list> try_purchase_total_query(
      const taskcore::purchase_total_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_purchase_total_query_options c_options;
    internal::mapping<taskcore::purchase_total_query_options>::fill(c_options, options, kept);
    taskcore_purchase_total_list *c_totals = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_purchase_total_query_e(get(), &c_options, &c_totals, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::purchase_total_list(c_totals);
  }

  /// Makes a recurring invoice of an invoice or a draft: its terms, lines, allowances and charges
  /// are kept as they are now, and taskcore_poll makes a draft of them for each date that comes.
  /// Without a start the series begins with the day of the invoice, or of a draft today, and the
  /// first draft is that of the first date after today. A start that is given may be past: what
  /// came since is drafted by the next poll. One poll drafts at most 12 dates of one recurring
  /// invoice; where more came, it pauses, with the next of them as its next date. What cannot be
  /// drafted, as of a client that was archived, pauses, too. The uid of a draft follows from its
  /// date, so that devices of one sync make one.
  /// @param invoice_id the invoice.
  /// @param input when; `repeat_rule` is needed. Only the members that its `fields` announce count.
  std::int64_t recurring_invoice_add(
      std::int64_t invoice_id, const taskcore::recurring_invoice_input &input) const {
    return internal::unwrap(try_recurring_invoice_add(invoice_id, input));
  }
  /// `recurring_invoice_add`, with the error as a value.
  result<std::int64_t> try_recurring_invoice_add(
      std::int64_t invoice_id, const taskcore::recurring_invoice_input &input) const {
    internal::arguments kept;
    taskcore_recurring_invoice_input c_input;
    internal::mapping<taskcore::recurring_invoice_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_add_e(get(), invoice_id, &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes a recurring invoice, as one step for undo; what was drafted of it stays as it is. A
  /// new rule goes on after today, or, where dates are waiting, with these. A start that is given
  /// begins the series anew.
  /// @param id the recurring invoice.
  /// @param input what to set; only the members that its `fields` announce change.
  void recurring_invoice_update(
      std::int64_t id, const taskcore::recurring_invoice_input &input) const {
    internal::unwrap(try_recurring_invoice_update(id, input));
  }
  /// `recurring_invoice_update`, with the error as a value.
  result<void> try_recurring_invoice_update(
      std::int64_t id, const taskcore::recurring_invoice_input &input) const {
    internal::arguments kept;
    taskcore_recurring_invoice_input c_input;
    internal::mapping<taskcore::recurring_invoice_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes recurring invoices, all or none, as one step for undo: what was drafted of them stays.
  /// @param ids the recurring invoices; one that is given twice counts once.
  void recurring_invoice_delete(id_span ids) const {
    internal::unwrap(try_recurring_invoice_delete(ids));
  }
  /// `recurring_invoice_delete`, with the error as a value.
  result<void> try_recurring_invoice_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets recurring invoices by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::recurring_invoice_list recurring_invoice_get(id_span ids) const {
    return internal::unwrap(try_recurring_invoice_get(ids));
  }
  /// `recurring_invoice_get`, with the error as a value.
  result<taskcore::recurring_invoice_list> try_recurring_invoice_get(id_span ids) const {
    taskcore_recurring_invoice_list *c_invoices = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_get_e(
        get(), ids.data(), ids.size(), &c_invoices, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::recurring_invoice_list(c_invoices);
  }

  /// Finds the recurring invoice with a uid.
  /// @param uid the uid.
  std::int64_t recurring_invoice_find(std::string_view uid) const {
    return internal::unwrap(try_recurring_invoice_find(uid));
  }
  /// `recurring_invoice_find`, with the error as a value.
  result<std::int64_t> try_recurring_invoice_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists recurring invoices, the one whose next draft comes first, then those that have none any
  /// more.
  /// @param options which of them to list. NULL: all.
  taskcore::recurring_invoice_list recurring_invoice_query(
      const taskcore::recurring_invoice_query_options &options = {}) const {
    return internal::unwrap(try_recurring_invoice_query(options));
  }
  /// `recurring_invoice_query`, with the error as a value.
  result<taskcore::recurring_invoice_list> try_recurring_invoice_query(
      const taskcore::recurring_invoice_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_recurring_invoice_query_options c_options;
    internal::mapping<taskcore::recurring_invoice_query_options>::fill(c_options, options, kept);
    taskcore_recurring_invoice_list *c_recurring_invoices = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_query_e(
        get(), &c_options, &c_recurring_invoices, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::recurring_invoice_list(c_recurring_invoices);
  }

  /// Lists the dates of the next drafts of a recurring invoice, those that are waiting first,
  /// whether it is paused or not.
  /// @param id the recurring invoice.
  /// @param limit at most so many, up to 1,000; 0: 12.
  taskcore::occurrence_list recurring_invoice_dates(std::int64_t id, std::int64_t limit) const {
    return internal::unwrap(try_recurring_invoice_dates(id, limit));
  }
  /// `recurring_invoice_dates`, with the error as a value.
  result<taskcore::occurrence_list> try_recurring_invoice_dates(
      std::int64_t id, std::int64_t limit) const {
    taskcore_occurrence_list *c_dates = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_dates_e(get(), id, limit, &c_dates, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::occurrence_list(c_dates);
  }

  /// Lists the items of the next draft of a recurring invoice, with what they come to; they have no
  /// ids.
  /// @param id the recurring invoice.
  taskcore::invoice_line_list recurring_invoice_lines(std::int64_t id) const {
    return internal::unwrap(try_recurring_invoice_lines(id));
  }
  /// `recurring_invoice_lines`, with the error as a value.
  result<taskcore::invoice_line_list> try_recurring_invoice_lines(std::int64_t id) const {
    taskcore_invoice_line_list *c_lines = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_recurring_invoice_lines_e(get(), id, &c_lines, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::invoice_line_list(c_lines);
  }

  /// Adds a rate of interest for late payment. None is there from the beginning: whoever claims
  /// interest says at which rate, for which days, and of whom.
  /// @param input what it is to be; `first_date` and `rate_basis_points` are needed. Only the
  /// members that its `fields` announce count.
  std::int64_t penalty_rate_add(const taskcore::penalty_rate_input &input) const {
    return internal::unwrap(try_penalty_rate_add(input));
  }
  /// `penalty_rate_add`, with the error as a value.
  result<std::int64_t> try_penalty_rate_add(const taskcore::penalty_rate_input &input) const {
    internal::arguments kept;
    taskcore_penalty_rate_input c_input;
    internal::mapping<taskcore::penalty_rate_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_penalty_rate_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes a rate of interest, as one step for undo; reminders that are there stay as they are.
  /// @param id the rate.
  /// @param input what to set; only the members that its `fields` announce change. Debtor, currency
  /// and the first day do not: they say which rate it is.
  void penalty_rate_update(std::int64_t id, const taskcore::penalty_rate_input &input) const {
    internal::unwrap(try_penalty_rate_update(id, input));
  }
  /// `penalty_rate_update`, with the error as a value.
  result<void> try_penalty_rate_update(
      std::int64_t id, const taskcore::penalty_rate_input &input) const {
    internal::arguments kept;
    taskcore_penalty_rate_input c_input;
    internal::mapping<taskcore::penalty_rate_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_penalty_rate_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes rates of interest, all or none, as one step for undo; reminders that are there stay as
  /// they are.
  /// @param ids the rates; one that is given twice counts once.
  void penalty_rate_delete(id_span ids) const {
    internal::unwrap(try_penalty_rate_delete(ids));
  }
  /// `penalty_rate_delete`, with the error as a value.
  result<void> try_penalty_rate_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_penalty_rate_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets rates by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::penalty_rate_list penalty_rate_get(id_span ids) const {
    return internal::unwrap(try_penalty_rate_get(ids));
  }
  /// `penalty_rate_get`, with the error as a value.
  result<taskcore::penalty_rate_list> try_penalty_rate_get(id_span ids) const {
    taskcore_penalty_rate_list *c_rates = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_penalty_rate_get_e(get(), ids.data(), ids.size(), &c_rates, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::penalty_rate_list(c_rates);
  }

  /// Finds the rate with a uid.
  /// @param uid the uid.
  std::int64_t penalty_rate_find(std::string_view uid) const {
    return internal::unwrap(try_penalty_rate_find(uid));
  }
  /// `penalty_rate_find`, with the error as a value.
  result<std::int64_t> try_penalty_rate_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_penalty_rate_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists rates of interest, by currency and debtor, the latest first.
  /// @param options which of them to list. NULL: all.
  taskcore::penalty_rate_list penalty_rate_query(
      const taskcore::penalty_rate_query_options &options = {}) const {
    return internal::unwrap(try_penalty_rate_query(options));
  }
  /// `penalty_rate_query`, with the error as a value.
  result<taskcore::penalty_rate_list> try_penalty_rate_query(
      const taskcore::penalty_rate_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_penalty_rate_query_options c_options;
    internal::mapping<taskcore::penalty_rate_query_options>::fill(c_options, options, kept);
    taskcore_penalty_rate_list *c_rates = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_penalty_rate_query_e(get(), &c_options, &c_rates, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::penalty_rate_list(c_rates);
  }

  /// Makes a reminder of an overdue invoice, which is printed or sent later. The invoice does not
  /// change by it. It claims what is owed on its date; interest at the rates that the user entered,
  /// for the days that these name; the fee; and once for each invoice the 40 EUR for recovery costs
  /// of directive 2011/7/EU, where the seller is in a member state, the client is no private
  /// person, and the invoice is in euros. taskcore_interest_span_query tells how the interest comes
  /// about, and of which days no rate holds.
  /// @param invoice_id the invoice.
  /// @param input what is to be else than usual; only the members that its `fields` announce count.
  /// NULL: nothing.
  std::int64_t payment_reminder_add(
      std::int64_t invoice_id, const taskcore::payment_reminder_input &input = {}) const {
    return internal::unwrap(try_payment_reminder_add(invoice_id, input));
  }
  /// `payment_reminder_add`, with the error as a value.
  result<std::int64_t> try_payment_reminder_add(
      std::int64_t invoice_id, const taskcore::payment_reminder_input &input = {}) const {
    internal::arguments kept;
    taskcore_payment_reminder_input c_input;
    internal::mapping<taskcore::payment_reminder_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_add_e(get(), invoice_id, &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Changes a reminder that was not sent, as one step for undo, and computes its amounts anew,
  /// with the payments and the rates of interest as they are now.
  /// @param id the reminder.
  /// @param input what to set; only the members that its `fields` announce change. NULL: the
  /// amounts alone.
  void payment_reminder_update(
      std::int64_t id, const taskcore::payment_reminder_input &input = {}) const {
    internal::unwrap(try_payment_reminder_update(id, input));
  }
  /// `payment_reminder_update`, with the error as a value.
  result<void> try_payment_reminder_update(
      std::int64_t id, const taskcore::payment_reminder_input &input = {}) const {
    internal::arguments kept;
    taskcore_payment_reminder_input c_input;
    internal::mapping<taskcore::payment_reminder_input>::fill(c_input, input, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_update_e(get(), id, &c_input, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Deletes reminders that were not sent, all or none, as one step for undo.
  /// @param ids the reminders; one that is given twice counts once.
  void payment_reminder_delete(id_span ids) const {
    internal::unwrap(try_payment_reminder_delete(ids));
  }
  /// `payment_reminder_delete`, with the error as a value.
  result<void> try_payment_reminder_delete(id_span ids) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_delete_e(get(), ids.data(), ids.size(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Records that a reminder left the house by post or by hand: it does not change any more, and no
  /// undo takes that back. taskcore_payment_reminder_send does it by itself.
  /// @param id the reminder.
  void payment_reminder_note_sent(std::int64_t id) const {
    internal::unwrap(try_payment_reminder_note_sent(id));
  }
  /// `payment_reminder_note_sent`, with the error as a value.
  result<void> try_payment_reminder_note_sent(std::int64_t id) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_note_sent_e(get(), id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Gets reminders by their ids.
  /// @param ids the ids; one that is given twice comes twice.
  taskcore::payment_reminder_list payment_reminder_get(id_span ids) const {
    return internal::unwrap(try_payment_reminder_get(ids));
  }
  /// `payment_reminder_get`, with the error as a value.
  result<taskcore::payment_reminder_list> try_payment_reminder_get(id_span ids) const {
    taskcore_payment_reminder_list *c_reminders = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_get_e(
        get(), ids.data(), ids.size(), &c_reminders, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::payment_reminder_list(c_reminders);
  }

  /// Finds the reminder with a uid.
  /// @param uid the uid.
  std::int64_t payment_reminder_find(std::string_view uid) const {
    return internal::unwrap(try_payment_reminder_find(uid));
  }
  /// `payment_reminder_find`, with the error as a value.
  result<std::int64_t> try_payment_reminder_find(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_find_e(get(), c_uid, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists reminders of payment, the latest first.
  /// @param options of which invoice, and which of them to list. NULL: all.
  taskcore::payment_reminder_list payment_reminder_query(
      const taskcore::payment_reminder_query_options &options = {}) const {
    return internal::unwrap(try_payment_reminder_query(options));
  }
  /// `payment_reminder_query`, with the error as a value.
  result<taskcore::payment_reminder_list> try_payment_reminder_query(
      const taskcore::payment_reminder_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_payment_reminder_query_options c_options;
    internal::mapping<taskcore::payment_reminder_query_options>::fill(c_options, options, kept);
    taskcore_payment_reminder_list *c_reminders = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_query_e(get(), &c_options, &c_reminders, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::payment_reminder_list(c_reminders);
  }

  /// Prints a reminder of payment as a letter, a file of PDF/A-3, in the language and the template
  /// of its invoice.
  /// @param id the reminder.
  /// @param options as in taskcore_invoice_pdf. NULL: as usual.
  std::vector<std::uint8_t> payment_reminder_pdf(
      std::int64_t id, const taskcore::pdf_options &options = {}) const {
    return internal::unwrap(try_payment_reminder_pdf(id, options));
  }
  /// `payment_reminder_pdf`, with the error as a value.
  result<std::vector<std::uint8_t>> try_payment_reminder_pdf(
      std::int64_t id, const taskcore::pdf_options &options = {}) const {
    internal::arguments kept;
    taskcore_pdf_options c_options;
    internal::mapping<taskcore::pdf_options>::fill(c_options, options, kept);
    std::uint8_t *c_pdf = nullptr;
    std::size_t c_length = 0;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_pdf_e(
        get(), id, &c_options, &c_pdf, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_pdf, c_length);
  }

  /// Prints a reminder of payment to a file, which is there only when it is whole. A file that is
  /// there is replaced, and keeps its permissions. A new one is for its owner alone (mode 0600).
  /// @param id the reminder.
  /// @param options as in taskcore_payment_reminder_pdf.
  /// @param path the file, in a folder that exists.
  void payment_reminder_pdf_file(
      std::int64_t id, const taskcore::pdf_options &options, std::string_view path) const {
    internal::unwrap(try_payment_reminder_pdf_file(id, options, path));
  }
  /// `payment_reminder_pdf_file`, with the error as a value.
  result<void> try_payment_reminder_pdf_file(
      std::int64_t id, const taskcore::pdf_options &options, std::string_view path) const {
    internal::arguments kept;
    taskcore_pdf_options c_options;
    internal::mapping<taskcore::pdf_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_pdf_file_e(get(), id, &c_options, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Writes the message that a reminder is sent with, the letter and its invoice within it, as RFC
  /// 5322 has it. Nothing is sent, and the reminder is not recorded as sent.
  /// @param id the reminder.
  /// @param options what is to be else than usual; NULL: nothing.
  std::vector<std::uint8_t> payment_reminder_compose(
      std::int64_t id, const taskcore::email_options &options = {}) const {
    return internal::unwrap(try_payment_reminder_compose(id, options));
  }
  /// `payment_reminder_compose`, with the error as a value.
  result<std::vector<std::uint8_t>> try_payment_reminder_compose(
      std::int64_t id, const taskcore::email_options &options = {}) const {
    internal::arguments kept;
    taskcore_email_options c_options;
    internal::mapping<taskcore::email_options>::fill(c_options, options, kept);
    std::uint8_t *c_message = nullptr;
    std::size_t c_length = 0;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_compose_e(
        get(), id, &c_options, &c_message, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_message, c_length);
  }

  /// Writes the message that a reminder is sent with to a file, which is there only when it is
  /// whole. A file that is there is replaced, and keeps its permissions. A new one is for its owner
  /// alone (mode 0600).
  /// @param id the reminder.
  /// @param options as in taskcore_payment_reminder_compose.
  /// @param path the file, in a folder that exists.
  void payment_reminder_compose_file(
      std::int64_t id, const taskcore::email_options &options, std::string_view path) const {
    internal::unwrap(try_payment_reminder_compose_file(id, options, path));
  }
  /// `payment_reminder_compose_file`, with the error as a value.
  result<void> try_payment_reminder_compose_file(
      std::int64_t id, const taskcore::email_options &options, std::string_view path) const {
    internal::arguments kept;
    taskcore_email_options c_options;
    internal::mapping<taskcore::email_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_compose_file_e(
        get(), id, &c_options, c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Sends a reminder with its invoice by SMTP, with TLS before anything is told. When the server
  /// took it, the reminder is recorded as sent: it does not change any more, and no undo takes that
  /// back. It can be sent again. The message is one of the invoice's: taskcore_email_query lists
  /// it.
  /// @param id the reminder.
  /// @param options as in taskcore_payment_reminder_compose.
  /// @param server the server. Its progress callback may call the store.
  std::int64_t payment_reminder_send(
      std::int64_t id, const taskcore::email_options &options, const taskcore::smtp_options &server) const {
    return internal::unwrap(try_payment_reminder_send(id, options, server));
  }
  /// `payment_reminder_send`, with the error as a value.
  result<std::int64_t> try_payment_reminder_send(
      std::int64_t id, const taskcore::email_options &options, const taskcore::smtp_options &server) const {
    internal::arguments kept;
    taskcore_email_options c_options;
    internal::mapping<taskcore::email_options>::fill(c_options, options, kept);
    taskcore_smtp_options c_server;
    internal::mapping<taskcore::smtp_options>::fill(c_server, server, kept);
    std::int64_t c_message_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_payment_reminder_send_e(
        get(), id, &c_options, &c_server, &c_message_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_message_id;
  }

  /// Lists what the interest of a reminder is made of, with the days of which no rate holds, the
  /// earliest first.
  /// @param options of which reminder.
  taskcore::interest_span_list interest_span_query(
      const taskcore::interest_span_query_options &options) const {
    return internal::unwrap(try_interest_span_query(options));
  }
  /// `interest_span_query`, with the error as a value.
  result<taskcore::interest_span_list> try_interest_span_query(
      const taskcore::interest_span_query_options &options) const {
    internal::arguments kept;
    taskcore_interest_span_query_options c_options;
    internal::mapping<taskcore::interest_span_query_options>::fill(c_options, options, kept);
    taskcore_interest_span_list *c_spans = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_interest_span_query_e(get(), &c_options, &c_spans, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::interest_span_list(c_spans);
  }

  /// Lists the overdue invoices that are due for a reminder, the one that is overdue longest first:
  /// those that had none, or whose last one was sent and asked for the money by a day that is over.
  /// @param options which of them to list. NULL: all.
  taskcore::late_invoice_list late_invoice_query(
      const taskcore::late_invoice_query_options &options = {}) const {
    return internal::unwrap(try_late_invoice_query(options));
  }
  /// `late_invoice_query`, with the error as a value.
  result<taskcore::late_invoice_list> try_late_invoice_query(
      const taskcore::late_invoice_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_late_invoice_query_options c_options;
    internal::mapping<taskcore::late_invoice_query_options>::fill(c_options, options, kept);
    taskcore_late_invoice_list *c_invoices = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_late_invoice_query_e(get(), &c_options, &c_invoices, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::late_invoice_list(c_invoices);
  }

  /// Writes all that a format can say of the store, or of a part of it, as it is at one moment,
  /// piece by piece. A part is what the options ask for, with what that needs where it is read: its
  /// projects and those above them, sections, tags with a colour, own fields, calendars, comments,
  /// completions, alerts, and times; of invoices the clients, payments and logos. Settings stay
  /// out. A task may name a parent, or tasks that it waits for, that are not among them: where a
  /// format could not be read so, the file leaves these out and says that it does, and
  /// taskcore_export_notes tells. Other threads' calls on this handle wait meanwhile, no longer
  /// than its busy timeout. The callbacks must not call this store: they would get
  /// TASKCORE_EMISUSE.
  /// @param format one of TASKCORE_FORMAT_JSON, `_TASKWARRIOR`, `_CSV`, `_TODO_TXT` and
  /// `_ICALENDAR`.
  /// @param options what to export; NULL: everything.
  /// @param write takes the bytes, UTF-8, in their order.
  /// @param progress is told how many tasks are done, of how many; NULL is fine.
  void export_(
      taskcore::format format, const taskcore::export_options &options, write_function write,
      progress_function progress = {}) const {
    internal::unwrap(try_export(format, options, std::move(write), std::move(progress)));
  }
  /// `export_`, with the error as a value.
  result<void> try_export(
      taskcore::format format, const taskcore::export_options &options, write_function write,
      progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    taskcore_export_options c_options;
    internal::mapping<taskcore::export_options>::fill(c_options, options, kept);
    const auto c_write = write ? internal::payload::call_write : nullptr;
    callbacks.write = std::move(write);
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_export_e(
        get(), static_cast<std::int32_t>(format), &c_options, c_write, c_progress, &callbacks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Writes all that a format can say of the store, or of a part of it, to a file, which is there
  /// only when it is whole. A file that is there is replaced, and keeps its permissions. A new one
  /// is for its owner alone (mode 0600).
  /// @param format one of TASKCORE_FORMAT_JSON, `_TASKWARRIOR`, `_CSV`, `_TODO_TXT` and
  /// `_ICALENDAR`.
  /// @param options what to export; NULL: everything.
  /// @param path the file, in a folder that exists.
  /// @param progress as in taskcore_export.
  void export_file(
      taskcore::format format, const taskcore::export_options &options, std::string_view path,
      progress_function progress = {}) const {
    internal::unwrap(try_export_file(format, options, path, std::move(progress)));
  }
  /// `export_file`, with the error as a value.
  result<void> try_export_file(
      taskcore::format format, const taskcore::export_options &options, std::string_view path,
      progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    taskcore_export_options c_options;
    internal::mapping<taskcore::export_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_export_file_e(
        get(), static_cast<std::int32_t>(format), &c_options, c_path, c_progress, &callbacks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Reads what the last export on this handle left out, because its format cannot say it, or
  /// because it leads to tasks that were not exported. There is a note for each such property that
  /// tasks have, and then for each kind of records that people make (events, saved filters, time
  /// entries, focus sessions, holidays, clients, invoices), whose message tells how many; it has no
  /// line, component or uid.
  taskcore::import_note_list export_notes() const {
    return internal::unwrap(try_export_notes());
  }
  /// `export_notes`, with the error as a value.
  result<taskcore::import_note_list> try_export_notes() const {
    taskcore_import_note_list *c_notes = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_export_notes_e(get(), &c_notes, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::import_note_list(c_notes);
  }

  /// Reads tasks and what belongs to them, piece by piece. It is one step for undo. A task or event
  /// with a uid that the store knows is updated in what the file speaks of, and a project or filter
  /// too; all others are added. What was changed here after the file says that its record was
  /// modified stays as it is, and what was purged here stays away, unless the options say that the
  /// file wins. A bad line, row or object is left out, or read without what is wrong in it, and
  /// taskcore_import_notes says why. A file that is not of its format, or ends in the middle, is
  /// refused, and then nothing of it is imported. docs/files.md says what each format speaks of.
  /// The callbacks are under the same rule as those of taskcore_export.
  /// @param format one of `TASKCORE_FORMAT_...`; with `_FOUND`, the beginning of the text shows it.
  /// @param options what counts where file and store say different things; NULL: what is newer.
  /// @param read gives the bytes.
  /// @param progress is told how many tasks and events are done; NULL is fine.
  taskcore::import_report import_(
      taskcore::format format, const taskcore::import_options &options, read_function read,
      progress_function progress = {}) const {
    return internal::unwrap(try_import(format, options, std::move(read), std::move(progress)));
  }
  /// `import_`, with the error as a value.
  result<taskcore::import_report> try_import(
      taskcore::format format, const taskcore::import_options &options, read_function read,
      progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    taskcore_import_options c_options;
    internal::mapping<taskcore::import_options>::fill(c_options, options, kept);
    const auto c_read = read ? internal::payload::call_read : nullptr;
    callbacks.read = std::move(read);
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    taskcore_import_report c_report;
    static_cast<void>(taskcore_import_report_init(&c_report, sizeof c_report));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_import_e(
        get(), static_cast<std::int32_t>(format), &c_options, c_read, c_progress, &callbacks,
        &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::import_report>::read(c_report);
  }

  /// Reads tasks and what belongs to them from a file, as taskcore_import does. It is one step for
  /// undo.
  /// @param format one of `TASKCORE_FORMAT_...`; with `_FOUND`, the beginning of the text shows it.
  /// @param options as in taskcore_import.
  /// @param path the file.
  /// @param progress as in taskcore_import.
  taskcore::import_report import_file(
      taskcore::format format, const taskcore::import_options &options, std::string_view path,
      progress_function progress = {}) const {
    return internal::unwrap(try_import_file(format, options, path, std::move(progress)));
  }
  /// `import_file`, with the error as a value.
  result<taskcore::import_report> try_import_file(
      taskcore::format format, const taskcore::import_options &options, std::string_view path,
      progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    taskcore_import_options c_options;
    internal::mapping<taskcore::import_options>::fill(c_options, options, kept);
    const char *const c_path = kept.copy(path, "path");
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    taskcore_import_report c_report;
    static_cast<void>(taskcore_import_report_init(&c_report, sizeof c_report));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_import_file_e(
        get(), static_cast<std::int32_t>(format), &c_options, c_path, c_progress, &callbacks,
        &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::import_report>::read(c_report);
  }

  /// Reads what the last import on this handle had to say of single components of its file. Of more
  /// than 10,000 notes the first are there, and a failed import has none. Behind them, one of the
  /// kind TASKCORE_NOTE_SUMMED for each name of values that mean nothing here says how many of
  /// these were kept; it has no line, component or uid. After taskcore_recover they are the records
  /// that did not come back.
  taskcore::import_note_list import_notes() const {
    return internal::unwrap(try_import_notes());
  }
  /// `import_notes`, with the error as a value.
  result<taskcore::import_note_list> try_import_notes() const {
    taskcore_import_note_list *c_notes = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_import_notes_e(get(), &c_notes, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::import_note_list(c_notes);
  }

  /// Lists what files said of a task or an event that has no place here, and that is kept for the
  /// next export in the same format: attributes of Taskwarrior, properties and components of
  /// iCalendar, columns of tables.
  /// @param entity what the item is: TASKCORE_ENTITY_TASK or TASKCORE_ENTITY_EVENT.
  /// @param item_id the task, which may be in the trash, or the event.
  taskcore::kept_field_list kept_fields(taskcore::entity entity, std::int64_t item_id) const {
    return internal::unwrap(try_kept_fields(entity, item_id));
  }
  /// `kept_fields`, with the error as a value.
  result<taskcore::kept_field_list> try_kept_fields(
      taskcore::entity entity, std::int64_t item_id) const {
    taskcore_kept_field_list *c_fields = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_kept_fields_e(
        get(), static_cast<std::int32_t>(entity), item_id, &c_fields, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::kept_field_list(c_fields);
  }

  /// Copies a store to a file, as it is at one moment, while others write to it. The file is there
  /// only when it is whole: it is read from its first page to its last before it takes its place.
  /// It is one file, for its owner alone (mode 0600), and a store like any other. A file that is
  /// there is replaced. What was purged before is not in it. Other threads' calls on this handle
  /// wait meanwhile, no longer than its busy timeout; other handles and processes do not.
  /// @param path the file, in a folder that exists.
  /// @param progress is told how many pages are done, of how many; it must not call this store.
  /// NULL is fine.
  void backup(std::string_view path, progress_function progress = {}) const {
    internal::unwrap(try_backup(path, std::move(progress)));
  }
  /// `backup`, with the error as a value.
  result<void> try_backup(std::string_view path, progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const char *const c_path = kept.copy(path, "path");
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_backup_e(get(), c_path, c_progress, &callbacks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Copies a store to a file, as it was at a moment. All that was done later is taken back there
  /// by the change log, the last change first, with undo and the history as they were then. What
  /// was purged since is not in it, and invoices that were issued since are, as they were issued:
  /// both are no more in the log. The store itself stays as it is.
  /// @param at_ms the moment: what was done in that very millisecond is in the copy.
  /// @param path the file, as for taskcore_backup.
  /// @param progress as in taskcore_backup.
  void backup_at(
      taskcore::instant at_ms, std::string_view path, progress_function progress = {}) const {
    internal::unwrap(try_backup_at(at_ms, path, std::move(progress)));
  }
  /// `backup_at`, with the error as a value.
  result<void> try_backup_at(
      taskcore::instant at_ms, std::string_view path, progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const char *const c_path = kept.copy(path, "path");
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_backup_at_e(
        get(), internal::raw(at_ms), c_path, c_progress, &callbacks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes one more backup of a store in a folder of backups, and removes those that need not stay.
  /// The file is named by the store's clock, in UTC: `2026-12-24T17-00-00Z.db`. Of the last days,
  /// weeks and months that have backups the last one of each stays, and the one that was made
  /// always; files of other names stay as they are. A folder that is missing is made, for its owner
  /// alone (mode 0700).
  /// @param options which folder, and how many stay; NULL for the usual ones.
  /// @param progress as in taskcore_backup.
  std::string backup_rotate(
      const taskcore::backup_options &options = {}, progress_function progress = {}) const {
    return internal::unwrap(try_backup_rotate(options, std::move(progress)));
  }
  /// `backup_rotate`, with the error as a value.
  result<std::string> try_backup_rotate(
      const taskcore::backup_options &options = {}, progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    taskcore_backup_options c_options;
    internal::mapping<taskcore::backup_options>::fill(c_options, options, kept);
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    char *c_path = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_backup_rotate_e(
        get(), &c_options, c_progress, &callbacks, &c_path, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_path);
  }

  /// Begins to sync a store through a folder that something else brings to the other devices, or
  /// through a hub, or joins what is synced there. Where there is nothing of sync, this store is
  /// the first one. Else it joins the others: at the next run all that both have comes together,
  /// and nothing that is here is replaced; projects, filters and calendars of one name are one.
  /// Nothing but the keys is written there before the next taskcore_sync_run. Each folder is for
  /// one store. Something else may bring files there, and take them away, at any time; the folder
  /// itself must be there, and is never made. A hub is a PostgreSQL database, or one that speaks
  /// its protocol, with the tables that taskcore_hub_create makes. It keeps many stores apart by
  /// their names; each name is for one store.
  /// @param kind TASKCORE_REMOTE_FOLDER or TASKCORE_REMOTE_POSTGRESQL.
  /// @param path the folder, which is kept as an absolute path; or the address of the hub, as libpq
  /// has it: `postgresql://anna@hub.example.org/tasks` or `host=hub.example.org dbname=tasks`. The
  /// store is called like the role there, or as the address says with `?store=family` behind it, or
  /// `store=family` in it: 1 to 63 bytes. There is no password in it: a service file, a password
  /// file and the environment have it, as libpq finds them, or taskcore_sync_set_password gives it.
  /// @param device_name what this device is called, for people: 1 to 100 characters in one line.
  /// @param passphrase gives what encrypts the files: a new one, or that of the store which is
  /// there. NULL: they are not encrypted, and whoever can read them reads all. It must not use the
  /// store.
  std::int64_t sync_remote_add(
      taskcore::remote_kind kind, std::string_view path, std::string_view device_name,
      passphrase_function passphrase = {}) const {
    return internal::unwrap(try_sync_remote_add(kind, path, device_name, std::move(passphrase)));
  }
  /// `sync_remote_add`, with the error as a value.
  result<std::int64_t> try_sync_remote_add(
      taskcore::remote_kind kind, std::string_view path, std::string_view device_name,
      passphrase_function passphrase = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const char *const c_path = kept.copy(path, "path");
    const char *const c_device_name = kept.copy(device_name, "device_name");
    const auto c_passphrase = passphrase ? internal::payload::call_passphrase : nullptr;
    callbacks.passphrase = std::move(passphrase);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_remote_add_e(
        get(), static_cast<std::int32_t>(kind), c_path, c_device_name, c_passphrase, &callbacks,
        &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Takes in what other devices left at the folders and hubs of a store, and leaves there what is
  /// new here. Steps of others come in a part at a time, each a commit of its own, whose observers
  /// are told of it with the origin TASKCORE_ORIGIN_REMOTE. A run can end anywhere: what it had
  /// taken in and left stays, and the next one goes on. Two runs at once, here or on other devices,
  /// do no harm. A file that is damaged, forged or of another store is refused as a whole; the run
  /// goes on with the others, and then returns what was wrong. One that is not whole yet waits for
  /// the next run. A hub that has a series of invoice numbers to lease is told which device issues
  /// in it. Other threads' calls on this handle wait meanwhile, no longer than its busy timeout.
  /// @param remote_id which folder or hub; 0: all of them, one after the other.
  /// @param progress is told how many files are read, of how many; it must not call this store.
  /// NULL is fine.
  taskcore::sync_report sync_run(std::int64_t remote_id, progress_function progress = {}) const {
    return internal::unwrap(try_sync_run(remote_id, std::move(progress)));
  }
  /// `sync_run`, with the error as a value.
  result<taskcore::sync_report> try_sync_run(
      std::int64_t remote_id, progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    taskcore_sync_report c_report;
    static_cast<void>(taskcore_sync_report_init(&c_report, sizeof c_report));
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_run_e(
        get(), remote_id, c_progress, &callbacks, &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::sync_report>::read(c_report);
  }

  /// Tells how the sync of a store stands.
  taskcore::sync_state sync_status() const {
    return internal::unwrap(try_sync_status());
  }
  /// `sync_status`, with the error as a value.
  result<taskcore::sync_state> try_sync_status() const {
    taskcore_sync_state c_state;
    static_cast<void>(taskcore_sync_state_init(&c_state, sizeof c_state));
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_status_e(get(), &c_state, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::sync_state>::read(c_state);
  }

  /// Lists the remotes of a store, in the order in which they were added.
  /// @param options which of them. NULL: all.
  taskcore::sync_remote_list sync_remote_query(
      const taskcore::sync_remote_query_options &options = {}) const {
    return internal::unwrap(try_sync_remote_query(options));
  }
  /// `sync_remote_query`, with the error as a value.
  result<taskcore::sync_remote_list> try_sync_remote_query(
      const taskcore::sync_remote_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_sync_remote_query_options c_options;
    internal::mapping<taskcore::sync_remote_query_options>::fill(c_options, options, kept);
    taskcore_sync_remote_list *c_remotes = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_remote_query_e(get(), &c_options, &c_remotes, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::sync_remote_list(c_remotes);
  }

  /// Removes a remote: the store is no longer synced through it. Its files are kept, and sync goes
  /// on through the others.
  /// @param id the remote.
  void sync_remote_remove(std::int64_t id) const {
    internal::unwrap(try_sync_remote_remove(id));
  }
  /// `sync_remote_remove`, with the error as a value.
  result<void> try_sync_remote_remove(std::int64_t id) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_remote_remove_e(get(), id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Begins to keep what sync needs, before there is a remote: for programs with transports of
  /// their own. taskcore_sync_remote_add and taskcore_sync_remote_add_through do the same by
  /// themselves. From now on, each call that changes the store is a step for the other devices,
  /// also one of another program.
  /// @param device_name what this device is called, for people: 1 to 100 characters in one line.
  /// @param passphrase gives what encrypts the files; NULL: they are not encrypted, and whoever can
  /// read them reads all. It must not use the store.
  void sync_enable(std::string_view device_name, passphrase_function passphrase = {}) const {
    internal::unwrap(try_sync_enable(device_name, std::move(passphrase)));
  }
  /// `sync_enable`, with the error as a value.
  result<void> try_sync_enable(
      std::string_view device_name, passphrase_function passphrase = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const char *const c_device_name = kept.copy(device_name, "device_name");
    const auto c_passphrase = passphrase ? internal::payload::call_passphrase : nullptr;
    callbacks.passphrase = std::move(passphrase);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_enable_e(
        get(), c_device_name, c_passphrase, &callbacks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Ends sync: remotes, accounts, keys and what was known of other devices are forgotten. Records
  /// stay as they are shown, and files of this device stay where it left them. When sync begins
  /// again, this is a new device. A store that is not synced stays as it is.
  void sync_disable() const {
    internal::unwrap(try_sync_disable());
  }
  /// `sync_disable`, with the error as a value.
  result<void> try_sync_disable() const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_disable_e(get(), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Does the same through a transport of the host program.
  /// @param transport the callbacks, which must not use the store, and the name by which
  /// taskcore_sync_run_through finds the remote. They are not kept.
  /// @param device_name as in taskcore_sync_remote_add.
  /// @param passphrase likewise.
  std::int64_t sync_remote_add_through(
      const taskcore::sync_transport &transport, std::string_view device_name,
      passphrase_function passphrase = {}) const {
    return internal::unwrap(try_sync_remote_add_through(transport, device_name, std::move(passphrase)));
  }
  /// `sync_remote_add_through`, with the error as a value.
  result<std::int64_t> try_sync_remote_add_through(
      const taskcore::sync_transport &transport, std::string_view device_name,
      passphrase_function passphrase = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    taskcore_sync_transport c_transport;
    internal::mapping<taskcore::sync_transport>::fill(c_transport, transport, kept);
    const char *const c_device_name = kept.copy(device_name, "device_name");
    const auto c_passphrase = passphrase ? internal::payload::call_passphrase : nullptr;
    callbacks.passphrase = std::move(passphrase);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_remote_add_through_e(
        get(), &c_transport, c_device_name, c_passphrase, &callbacks, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Does the same through a transport of the host program.
  /// @param transport the callbacks, by the name under which taskcore_sync_remote_add_through added
  /// them. They are under the same rule as progress.
  /// @param progress as in taskcore_sync_run.
  taskcore::sync_report sync_run_through(
      const taskcore::sync_transport &transport, progress_function progress = {}) const {
    return internal::unwrap(try_sync_run_through(transport, std::move(progress)));
  }
  /// `sync_run_through`, with the error as a value.
  result<taskcore::sync_report> try_sync_run_through(
      const taskcore::sync_transport &transport, progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    taskcore_sync_transport c_transport;
    internal::mapping<taskcore::sync_transport>::fill(c_transport, transport, kept);
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    taskcore_sync_report c_report;
    static_cast<void>(taskcore_sync_report_init(&c_report, sizeof c_report));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_run_through_e(
        get(), &c_transport, c_progress, &callbacks, &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::sync_report>::read(c_report);
  }

  /// Lists the devices that have a store, as far as they are known here: this one first, unless it
  /// began anew. While sync is off, there are none.
  /// @param options which of them. NULL: all.
  taskcore::replica_list replica_query(const taskcore::replica_query_options &options = {}) const {
    return internal::unwrap(try_replica_query(options));
  }
  /// `replica_query`, with the error as a value.
  result<taskcore::replica_list> try_replica_query(
      const taskcore::replica_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_replica_query_options c_options;
    internal::mapping<taskcore::replica_query_options>::fill(c_options, options, kept);
    taskcore_replica_list *c_replicas = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_replica_query_e(get(), &c_options, &c_replicas, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::replica_list(c_replicas);
  }

  /// Gives this device another name; the others learn of it at the next run.
  /// @param uid the device, which is this one.
  /// @param name 1 to 100 characters in one line.
  void replica_rename(std::string_view uid, std::string_view name) const {
    internal::unwrap(try_replica_rename(uid, name));
  }
  /// `replica_rename`, with the error as a value.
  result<void> try_replica_rename(std::string_view uid, std::string_view name) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    const char *const c_name = kept.copy(name, "name");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_replica_rename_e(get(), c_uid, c_name, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Waits for a device no longer, as for one that was lost: what it has not seen need not be kept
  /// for it. The other devices learn of it at their next run. When it comes back all the same, it
  /// takes in what is there as a whole, and nothing that it did is lost; it says so, and is waited
  /// for again.
  /// @param uid the device; retiring it twice is fine.
  void replica_retire(std::string_view uid) const {
    internal::unwrap(try_replica_retire(uid));
  }
  /// `replica_retire`, with the error as a value.
  result<void> try_replica_retire(std::string_view uid) const {
    internal::arguments kept;
    const char *const c_uid = kept.copy(uid, "uid");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_replica_retire_e(get(), c_uid, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists what two devices changed without knowing of each other, in an order that is the same on
  /// every device. Of each such property, the value that was written last counts, and the other one
  /// is kept until someone chooses, here or on another device, or writes the property again,
  /// knowing of both.
  /// @param options which of them. NULL: all.
  taskcore::sync_conflict_list sync_conflict_query(
      const taskcore::sync_conflict_query_options &options = {}) const {
    return internal::unwrap(try_sync_conflict_query(options));
  }
  /// `sync_conflict_query`, with the error as a value.
  result<taskcore::sync_conflict_list> try_sync_conflict_query(
      const taskcore::sync_conflict_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_sync_conflict_query_options c_options;
    internal::mapping<taskcore::sync_conflict_query_options>::fill(c_options, options, kept);
    taskcore_sync_conflict_list *c_conflicts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_conflict_query_e(get(), &c_options, &c_conflicts, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::sync_conflict_list(c_conflicts);
  }

  /// Ends conflicts by a choice, on every device once it is synced, as one step for undo.
  /// @param uids the conflicts; one that is given twice counts once.
  /// @param choice which value counts: `TASKCORE_CONFLICT_...`; `_MERGED` is for notes alone.
  void sync_conflict_resolve(const text_span &uids, taskcore::conflict_choice choice) const {
    internal::unwrap(try_sync_conflict_resolve(uids, choice));
  }
  /// `sync_conflict_resolve`, with the error as a value.
  result<void> try_sync_conflict_resolve(
      const text_span &uids, taskcore::conflict_choice choice) const {
    internal::arguments kept;
    const auto c_uids = kept.texts(uids, "uids");
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_conflict_resolve_e(
        get(), c_uids, uids.texts().size(), static_cast<std::int32_t>(choice), &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Takes in what another store's taskcore_sync_pending or taskcore_sync_snapshot gave, as one
  /// commit with the origin TASKCORE_ORIGIN_REMOTE: all of it, or nothing when a byte of it is not
  /// as it was given. What is here already does no harm. Steps that need others which have not come
  /// are left out, and counted: they come again once taskcore_sync_heads says so.
  /// @param bytes what was brought; NULL with a length of 0 is fine.
  taskcore::sync_report sync_apply(bytes_view bytes) const {
    return internal::unwrap(try_sync_apply(bytes));
  }
  /// `sync_apply`, with the error as a value.
  result<taskcore::sync_report> try_sync_apply(bytes_view bytes) const {
    taskcore_sync_report c_report;
    static_cast<void>(taskcore_sync_report_init(&c_report, sizeof c_report));
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_apply_e(get(), bytes.data(), bytes.size(), &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::sync_report>::read(c_report);
  }

  /// Changes the passphrase of a sync, or gives one to a sync that has none. A new key comes with
  /// it: the next run leaves it, sealed by the new passphrase, and all that follows is encrypted by
  /// it. A device that was lost and has the old one reads nothing of that; what was left before, it
  /// may have read already. Other devices are told at their next run that the new passphrase is
  /// needed, by TASKCORE_EACCESS with the field passphrase, and take it by
  /// taskcore_sync_enter_passphrase; until then they send nothing, and lose nothing. Where nothing
  /// was encrypted so far, each device replaces its files by a snapshot that is, once it has the
  /// passphrase.
  /// @param passphrase gives the new one. It must not use the store.
  void sync_change_passphrase(passphrase_function passphrase = {}) const {
    internal::unwrap(try_sync_change_passphrase(std::move(passphrase)));
  }
  /// `sync_change_passphrase`, with the error as a value.
  result<void> try_sync_change_passphrase(passphrase_function passphrase = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const auto c_passphrase = passphrase ? internal::payload::call_passphrase : nullptr;
    callbacks.passphrase = std::move(passphrase);
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_change_passphrase_e(get(), c_passphrase, &callbacks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Takes the passphrase that was changed on another device, so that what comes from there can be
  /// read again. A run that met such files has kept their keys; they are opened now, and the next
  /// run takes the rest in.
  /// @param passphrase gives the new one. It must not use the store.
  void sync_enter_passphrase(passphrase_function passphrase = {}) const {
    internal::unwrap(try_sync_enter_passphrase(std::move(passphrase)));
  }
  /// `sync_enter_passphrase`, with the error as a value.
  result<void> try_sync_enter_passphrase(passphrase_function passphrase = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const auto c_passphrase = passphrase ? internal::payload::call_passphrase : nullptr;
    callbacks.passphrase = std::move(passphrase);
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_enter_passphrase_e(get(), c_passphrase, &callbacks, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Tells what this store has seen, for a program that carries steps from store to store by means
  /// of its own. The other store's taskcore_sync_pending tells by it what is lacking here, and
  /// taskcore_sync_apply takes that in: three calls, and no files. The bytes are sealed as files of
  /// sync are, so that whoever carries them reads nothing; they are kept by nobody.
  std::vector<std::uint8_t> sync_heads() const {
    return internal::unwrap(try_sync_heads());
  }
  /// `sync_heads`, with the error as a value.
  result<std::vector<std::uint8_t>> try_sync_heads() const {
    std::uint8_t *c_heads = nullptr;
    std::size_t c_length = 0;
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_heads_e(get(), &c_heads, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_heads, c_length);
  }

  /// Begins to sync this store with the one whose taskcore_sync_snapshot gave the bytes: both have
  /// all of both, once the other one has taken in what is pending here. Nothing that is here is
  /// replaced.
  /// @param bytes what was brought.
  /// @param device_name what this device is called, for people: 1 to 100 characters in one line.
  /// @param passphrase gives what the bytes are encrypted by; NULL: they are not. It must not use
  /// the store.
  taskcore::sync_report sync_join(
      bytes_view bytes, std::string_view device_name, passphrase_function passphrase = {}) const {
    return internal::unwrap(try_sync_join(bytes, device_name, std::move(passphrase)));
  }
  /// `sync_join`, with the error as a value.
  result<taskcore::sync_report> try_sync_join(
      bytes_view bytes, std::string_view device_name, passphrase_function passphrase = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const char *const c_device_name = kept.copy(device_name, "device_name");
    const auto c_passphrase = passphrase ? internal::payload::call_passphrase : nullptr;
    callbacks.passphrase = std::move(passphrase);
    taskcore_sync_report c_report;
    static_cast<void>(taskcore_sync_report_init(&c_report, sizeof c_report));
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_join_e(
        get(), bytes.data(), bytes.size(), c_device_name, c_passphrase, &callbacks, &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::sync_report>::read(c_report);
  }

  /// Gives what another store lacks that has these heads: the steps of this device that it has not
  /// seen; where what it lacks came from a third one, a snapshot of all. What it has seen need not
  /// be kept for it any longer.
  /// @param heads what taskcore_sync_heads of the other store gave.
  std::vector<std::uint8_t> sync_pending(bytes_view heads) const {
    return internal::unwrap(try_sync_pending(heads));
  }
  /// `sync_pending`, with the error as a value.
  result<std::vector<std::uint8_t>> try_sync_pending(bytes_view heads) const {
    std::uint8_t *c_steps = nullptr;
    std::size_t c_length = 0;
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_pending_e(
        get(), heads.data(), heads.size(), &c_steps, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_steps, c_length);
  }

  /// Gives all that is here, for a store that joins by taskcore_sync_join.
  std::vector<std::uint8_t> sync_snapshot() const {
    return internal::unwrap(try_sync_snapshot());
  }
  /// `sync_snapshot`, with the error as a value.
  result<std::vector<std::uint8_t>> try_sync_snapshot() const {
    std::uint8_t *c_snapshot = nullptr;
    std::size_t c_length = 0;
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_snapshot_e(get(), &c_snapshot, &c_length, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::take(c_snapshot, c_length);
  }

  /// Adds an account at a server that keeps tasks or events, and asks it which collections there
  /// are. Nothing of the store goes there before collections are chosen
  /// (taskcore_account_collection_choose). In a store that was not synced, what sync needs is kept
  /// from now on, so that what is changed here and there at once is told as conflicts.
  /// @param input the account. Its password is asked for with taskcore_sync_set_password, unless it
  /// is in a netrc file.
  std::int64_t account_add(const taskcore::account_input &input) const {
    return internal::unwrap(try_account_add(input));
  }
  /// `account_add`, with the error as a value.
  result<std::int64_t> try_account_add(const taskcore::account_input &input) const {
    internal::arguments kept;
    taskcore_account_input c_input;
    internal::mapping<taskcore::account_input>::fill(c_input, input, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_add_e(get(), &c_input, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Lists the accounts of a store, in the order in which they were added.
  /// @param options which of them. NULL: all.
  taskcore::account_list account_query(const taskcore::account_query_options &options = {}) const {
    return internal::unwrap(try_account_query(options));
  }
  /// `account_query`, with the error as a value.
  result<taskcore::account_list> try_account_query(
      const taskcore::account_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_account_query_options c_options;
    internal::mapping<taskcore::account_query_options>::fill(c_options, options, kept);
    taskcore_account_list *c_accounts = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_query_e(get(), &c_options, &c_accounts, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::account_list(c_accounts);
  }

  /// Removes an account: nothing goes there any more, and nothing comes from there. What is here
  /// and there stays.
  /// @param id the account.
  void account_remove(std::int64_t id) const {
    internal::unwrap(try_account_remove(id));
  }
  /// `account_remove`, with the error as a value.
  result<void> try_account_remove(std::int64_t id) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_remove_e(get(), id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Asks the server of an account which collections there are now.
  /// @param account_id the account.
  void account_refresh(std::int64_t account_id) const {
    internal::unwrap(try_account_refresh(account_id));
  }
  /// `account_refresh`, with the error as a value.
  result<void> try_account_refresh(std::int64_t account_id) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_refresh_e(get(), account_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Lists collections of accounts, as the servers told them last.
  /// @param options which of them. NULL: all.
  taskcore::account_collection_list account_collection_query(
      const taskcore::account_collection_query_options &options = {}) const {
    return internal::unwrap(try_account_collection_query(options));
  }
  /// `account_collection_query`, with the error as a value.
  result<taskcore::account_collection_list> try_account_collection_query(
      const taskcore::account_collection_query_options &options = {}) const {
    internal::arguments kept;
    taskcore_account_collection_query_options c_options;
    internal::mapping<taskcore::account_collection_query_options>::fill(c_options, options, kept);
    taskcore_account_collection_list *c_collections = nullptr;
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_collection_query_e(
        get(), &c_options, &c_collections, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return taskcore::account_collection_list(c_collections);
  }

  /// Says what of a store is in a collection. From the next run on, it is synced. With another
  /// project or calendar than before, it begins anew: the next run has to be accepted.
  /// @param id the collection.
  /// @param choice what is in it. NULL: the project and the calendar of its name, which are made
  /// where there are none.
  void account_collection_choose(
      std::int64_t id, const taskcore::account_collection_choice &choice = {}) const {
    internal::unwrap(try_account_collection_choose(id, choice));
  }
  /// `account_collection_choose`, with the error as a value.
  result<void> try_account_collection_choose(
      std::int64_t id, const taskcore::account_collection_choice &choice = {}) const {
    internal::arguments kept;
    taskcore_account_collection_choice c_choice;
    internal::mapping<taskcore::account_collection_choice>::fill(c_choice, choice, kept);
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_collection_choose_e(get(), id, &c_choice, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Syncs a collection no longer. What is in it stays, here and there.
  /// @param id the collection.
  void account_collection_drop(std::int64_t id) const {
    internal::unwrap(try_account_collection_drop(id));
  }
  /// `account_collection_drop`, with the error as a value.
  result<void> try_account_collection_drop(std::int64_t id) const {
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_collection_drop_e(get(), id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return {};
  }

  /// Makes a collection at a server for a project or a calendar, which is synced from the next run
  /// on.
  /// @param account_id the account.
  /// @param choice a project or a calendar, not both.
  std::int64_t account_collection_make(
      std::int64_t account_id, const taskcore::account_collection_choice &choice) const {
    return internal::unwrap(try_account_collection_make(account_id, choice));
  }
  /// `account_collection_make`, with the error as a value.
  result<std::int64_t> try_account_collection_make(
      std::int64_t account_id, const taskcore::account_collection_choice &choice) const {
    internal::arguments kept;
    taskcore_account_collection_choice c_choice;
    internal::mapping<taskcore::account_collection_choice>::fill(c_choice, choice, kept);
    std::int64_t c_id{};
    if (kept.refused()) return kept.refusal();
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_collection_make_e(
        get(), account_id, &c_choice, &c_id, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return c_id;
  }

  /// Tells what a run with an account would do now. Nothing is changed, here or there.
  /// @param account_id the account.
  taskcore::account_plan account_preview(std::int64_t account_id) const {
    return internal::unwrap(try_account_preview(account_id));
  }
  /// `account_preview`, with the error as a value.
  result<taskcore::account_plan> try_account_preview(std::int64_t account_id) const {
    taskcore_account_plan c_plan;
    static_cast<void>(taskcore_account_plan_init(&c_plan, sizeof c_plan));
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_preview_e(get(), account_id, &c_plan, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::account_plan>::read(c_plan);
  }

  /// Takes in what was changed at a server in the collections that are synced, and sends what was
  /// changed here. Each property counts by itself, against what both agreed on last. What was
  /// changed here and there is a conflict: the later value is shown. A run can end anywhere, and
  /// the next one goes on. What comes in is a step that no undo takes back. The first run of a
  /// collection has to be accepted, and so has one that would delete more than 20 items and more
  /// than a fifth of a collection, here or there; taskcore_account_preview tells what it would do.
  /// A server that lists nothing where items were, and one that refuses to list them, deletes
  /// nothing. Nobody is written to: of events with attendees, the server is told to write to none,
  /// unless that was chosen for the collection. Other threads' calls on this handle wait meanwhile,
  /// no longer than its busy timeout.
  /// @param account_id the account.
  /// @param is_accepted 1: somebody agreed to what the run does; 0: a run that needs it stops.
  /// @param progress is told how many items are done, of how many; it must not call this store.
  /// NULL is fine.
  taskcore::account_plan account_run(
      std::int64_t account_id, bool is_accepted, progress_function progress = {}) const {
    return internal::unwrap(try_account_run(account_id, is_accepted, std::move(progress)));
  }
  /// `account_run`, with the error as a value.
  result<taskcore::account_plan> try_account_run(
      std::int64_t account_id, bool is_accepted, progress_function progress = {}) const {
    internal::arguments kept;
    auto &callbacks = kept.keep<internal::payload>();
    const auto c_progress = progress ? internal::payload::call_progress : nullptr;
    callbacks.progress = std::move(progress);
    taskcore_account_plan c_report;
    static_cast<void>(taskcore_account_plan_init(&c_report, sizeof c_report));
    taskcore_error *said = nullptr;
    const auto status = taskcore_account_run_e(
        get(), account_id, is_accepted ? 1 : 0, c_progress, &callbacks, &c_report, &said);
    if (status != TASKCORE_OK) return internal::failure(status, said);
    return internal::mapping<taskcore::account_plan>::read(c_report);
  }

 private:
  explicit store(internal::store_handle &&made) noexcept : store_handle(std::move(made)) {}
  static open_options at(std::string_view path) {
    open_options options;
    options.path = path;
    return options;
  }
};

TASKCORE_END

#endif
