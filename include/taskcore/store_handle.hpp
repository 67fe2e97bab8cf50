// SPDX-License-Identifier: Apache-2.0
/// A store's handle, and what is registered with it.
#ifndef TASKCORE_STORE_HANDLE_HPP
#define TASKCORE_STORE_HANDLE_HPP

#include <list>
#include <memory>
#include <mutex>
#include <utility>

#include "callbacks.hpp"
#include "config.hpp"
#include "generated/handles.hpp"
#include "generated/values.hpp"
#include "list.hpp"
#include "observer.hpp"

TASKCORE_BEGIN

/// How a store is opened.
struct open_options {
  /// A file, ":memory:", or none for the user's own store.
  std::optional<std::string> path{};
  open_flag flags{};
  taskcore::durability durability = taskcore::durability::full;
  /// Wait this long for other users.
  std::chrono::milliseconds busy_timeout{5000};
  /// An IANA name such as "Europe/Paris"; none for the system's.
  std::optional<std::string> time_zone{};
  /// The system's clock without one. It must not use the store, nor must the next one.
  clock_function clock{};
  store_progress_function progress{};
  /// For the order of titles, such as "fr_FR.UTF-8"; none for the environment's.
  std::optional<std::string> locale{};
};

namespace internal {

inline std::shared_ptr<const conflict_list> shared(taskcore_conflict_list *raw) {
  if (!raw) return nullptr;
  return std::make_shared<const conflict_list>(raw);
}

/// What the library may call as long as a store lives. It is freed by the library, when the last
/// call is over.
class registrations {
 public:
  payload usual;

  /// Keeps it as long as the store: other threads may be about to call it.
  payload &keep(payload &&made) {
    const std::lock_guard<std::mutex> lock(mutex_);
    return kept_.emplace_back(std::move(made));
  }
  static std::int32_t call_progress(void *raw) {
    auto &callbacks = static_cast<registrations *>(raw)->usual;
    return callbacks.store_progress ? payload::call_store_progress(&callbacks) : 0;
  }
  static std::int32_t call_clock(std::int64_t *now_ms, void *raw) {
    return payload::call_clock(now_ms, &static_cast<registrations *>(raw)->usual);
  }
  static void destroy(void *raw) { delete static_cast<registrations *>(raw); }

 private:
  std::mutex mutex_;
  std::list<payload> kept_;
};

/// What of a store is written by hand: how it comes, goes, and calls back.
class store_handle : public handle<taskcore_store, taskcore_store_free> {
 public:
  store_handle() noexcept = default;

  /// Ends the call that runs now, on any thread; a handler of a signal may call it.
  void interrupt() const noexcept { taskcore_interrupt(get()); }

  /// Asks to be told of each commit: of those through this handle when they are made, and of all
  /// others when `poll` notices them.
  [[nodiscard]] result<observer> try_observe(observe_function told) const {
    auto registered = std::make_unique<payload>();
    registered->observe = std::move(told);
    taskcore_observer *made = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_observe_e(get(), payload::call_observe, registered.get(),
                                           payload::destroy, &made, &said);
    if (status != TASKCORE_OK) return failure(status, said);
    static_cast<void>(registered.release());
    return observer(made);
  }
  [[nodiscard]] observer observe(observe_function told) const {
    return unwrap(try_observe(std::move(told)));
  }

  /// Notices what other handles and processes committed, and tells the observers, as `poll` does;
  /// alerts are left to a poll to come. Gives how many commits there were.
  result<std::size_t> try_poll_commits(instant now) const {
    std::size_t count = 0;
    taskcore_error *said = nullptr;
    const auto status = taskcore_poll_e(get(), raw(now), nullptr, &count, &said);
    if (status != TASKCORE_OK) return failure(status, said);
    return count;
  }
  std::size_t poll_commits(instant now) const { return unwrap(try_poll_commits(now)); }

  /// Keeps what is asked when a hub or an account wants a password; none: nothing any more.
  result<void> try_sync_set_password(password_function password) const {
    payload *kept = nullptr;
    if (password && registered_) {
      payload made;
      made.password = std::move(password);
      kept = &registered_->keep(std::move(made));
    }
    taskcore_error *said = nullptr;
    const auto status =
        taskcore_sync_set_password_e(get(), kept ? payload::call_password : nullptr, kept, &said);
    if (status != TASKCORE_OK) return failure(status, said);
    return {};
  }
  void sync_set_password(password_function password) const {
    unwrap(try_sync_set_password(std::move(password)));
  }

  /// Registers a transport of the host program for `sync_run`.
  result<void> try_sync_set_transport(const sync_transport &transport) const {
    arguments kept;
    taskcore_sync_transport raw;
    mapping<sync_transport>::fill(raw, transport, kept);
    if (kept.refused()) return kept.refusal();
    if (registered_) raw.payload = &registered_->keep(payload(payload::of(raw.payload)));
    taskcore_error *said = nullptr;
    const auto status = taskcore_sync_set_transport_e(get(), &raw, &said);
    if (status != TASKCORE_OK) return failure(status, said);
    return {};
  }
  void sync_set_transport(const sync_transport &transport) const {
    unwrap(try_sync_set_transport(transport));
  }

 protected:
  static result<store_handle> opened(open_options &&options) {
    arguments kept;
    auto registered = std::make_unique<registrations>();
    taskcore_open_options raw;
    static_cast<void>(taskcore_open_options_init(&raw, sizeof raw));
    raw.path = kept.text(options.path, "path");
    raw.flags = static_cast<std::uint64_t>(options.flags);
    raw.durability = static_cast<std::int32_t>(options.durability);
    raw.busy_timeout_ms = static_cast<std::int32_t>(options.busy_timeout.count());
    raw.time_zone = kept.text(options.time_zone, "time_zone");
    raw.locale = kept.text(options.locale, "locale");
    if (kept.refused()) return kept.refusal();
    registered->usual.clock = std::move(options.clock);
    registered->usual.store_progress = std::move(options.progress);
    if (registered->usual.clock) {
      raw.clock = registrations::call_clock;
      raw.clock_payload = registered.get();
    }
    if (registered->usual.store_progress) raw.progress = registrations::call_progress;
    raw.progress_payload = registered.get();
    raw.progress_destroy = registrations::destroy;
    taskcore_store *store = nullptr;
    taskcore_error *said = nullptr;
    const auto status = taskcore_store_open_e(&raw, &store, &said);
    if (status != TASKCORE_OK) return failure(status, said);
    store_handle made(store);
    made.registered_ = registered.release();
    return made;
  }

 private:
  explicit store_handle(taskcore_store *raw) noexcept : handle(raw) {}

  registrations *registered_ = nullptr;
};

}  // namespace internal

TASKCORE_END

#endif
