// SPDX-License-Identifier: Apache-2.0
/// Functions of the program that the library calls.
///
/// An exception that leaves one of them ends the call that it was called in, and comes out of that
/// call. A callback is called on the thread of the call, and never after it, unless it was
/// registered: clock, progress and password of a store, and observers.
#ifndef TASKCORE_CALLBACKS_HPP
#define TASKCORE_CALLBACKS_HPP

#include <taskcore.h>

#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "config.hpp"
#include "error.hpp"
#include "result.hpp"
#include "time.hpp"
#include "views.hpp"

TASKCORE_BEGIN

class commit;

/// What time it is.
using clock_function = std::function<instant()>;
/// Is asked some every 50 ms of a long call whether to go on.
using store_progress_function = std::function<bool()>;
/// Is told how much is done, of how much or -1, and says whether to go on.
using progress_function = std::function<bool(std::int64_t done, std::int64_t total)>;
/// Takes the next bytes, all of them, and says whether to go on.
using write_function = std::function<bool(bytes_view bytes)>;
/// Fills at most so many bytes of a buffer and says how many; 0 is the end.
using read_function = std::function<std::size_t(std::uint8_t *buffer, std::size_t capacity)>;
/// Is told of one commit, which is borrowed.
using observe_function = std::function<void(const commit &made)>;
/// The passphrase of a sync folder, or none, which ends the call.
using passphrase_function = std::function<std::optional<std::string>()>;
/// The password that an address asks for, or none.
using password_function = std::function<std::optional<std::string>(std::string_view address)>;
/// Tells the names of all files that are there; like the next ones, says whether it could.
using sync_list_function =
    std::function<bool(const std::function<bool(std::string_view name)> &tell)>;
/// Gives the bytes of a file to `write`, in as many parts as it takes.
using sync_get_function = std::function<bool(std::string_view name, const write_function &write)>;
/// Leaves a file there, whole or not at all.
using sync_put_function = std::function<bool(std::string_view name, bytes_view bytes)>;
/// Removes a file.
using sync_remove_function = std::function<bool(std::string_view name)>;

namespace internal {

/// What C hands through when an exception left a callback.
inline constexpr taskcore_status thrown = 0x5443505;

inline std::exception_ptr &pending() noexcept {
  static thread_local std::exception_ptr exception;
  return exception;
}

/// Runs what may throw where C calls.
template <class Body>
std::int32_t guarded(Body &&body) noexcept {
#if TASKCORE_EXCEPTIONS
  try {
    return body();
  } catch (...) {
    pending() = std::current_exception();
    return thrown;
  }
#else
  return body();
#endif
}

/// A call that failed, as a result; or the exception that left a callback in it.
inline failed failure(taskcore_status status, taskcore_error *raw,
                      std::shared_ptr<const conflict_list> conflicts = {}) {
  const std::unique_ptr<taskcore_error, void (*)(taskcore_error *)> freed(raw, taskcore_error_free);
#if TASKCORE_EXCEPTIONS
  if (status == thrown && pending()) std::rethrow_exception(std::exchange(pending(), nullptr));
#endif
  if (!raw) return failed(error(static_cast<taskcore::status>(status), "The call failed."));
  return failed(error(*raw, std::move(conflicts)));
}

/// What the callbacks of one registration or one call are called with.
struct payload {
  clock_function clock;
  store_progress_function store_progress;
  progress_function progress;
  write_function write;
  read_function read;
  observe_function observe;
  passphrase_function passphrase;
  password_function password;
  sync_list_function sync_list;
  sync_get_function sync_get;
  sync_put_function sync_put;
  sync_remove_function sync_remove;
  std::string answer;

  static payload &of(void *raw) noexcept { return *static_cast<payload *>(raw); }
  static std::int32_t go_on(bool goes) noexcept { return goes ? 0 : TASKCORE_EINTERRUPTED; }

  static std::int32_t call_clock(std::int64_t *now_ms, void *raw) {
    return guarded([&] { return *now_ms = internal::raw(of(raw).clock()), 0; });
  }
  static std::int32_t call_store_progress(void *raw) {
    return guarded([&] { return go_on(of(raw).store_progress()); });
  }
  static std::int32_t call_progress(std::int64_t done, std::int64_t total, void *raw) {
    return guarded([&] { return go_on(of(raw).progress(done, total)); });
  }
  static std::int32_t call_write(const std::uint8_t *bytes, std::size_t length, void *raw) {
    return guarded([&] { return go_on(of(raw).write(bytes_view(bytes, length))); });
  }
  static std::int32_t call_read(std::uint8_t *buffer, std::size_t capacity, std::size_t *length,
                                void *raw) {
    return guarded([&] { return *length = of(raw).read(buffer, capacity), 0; });
  }
  static std::int32_t call_observe(const taskcore_commit *made, void *raw);
  static std::int32_t call_passphrase(const char **passphrase, void *raw) {
    return guarded([&] {
      auto given = of(raw).passphrase();
      if (!given) return TASKCORE_EINTERRUPTED;
      of(raw).answer = std::move(*given);
      return *passphrase = of(raw).answer.c_str(), 0;
    });
  }
  static std::int32_t call_password(const char *address, const char **password, void *raw) {
    return guarded([&] {
      auto given = of(raw).password(text(address));
      of(raw).answer = given ? std::move(*given) : std::string();
      return *password = given ? of(raw).answer.c_str() : nullptr, 0;
    });
  }
  static std::int32_t call_sync_list(taskcore_sync_name_callback tell, void *sink, void *raw) {
    return guarded([&] {
      std::int32_t status = 0;
      const bool could = of(raw).sync_list([&](std::string_view name) {
        return (status = tell(std::string(name).c_str(), sink)) == 0;
      });
      return status ? status : could ? 0 : TASKCORE_EIO;
    });
  }
  static std::int32_t call_sync_get(const char *name, taskcore_write_callback write, void *sink,
                                    void *raw) {
    return guarded([&] {
      std::int32_t status = 0;
      const bool could = of(raw).sync_get(text(name), [&](bytes_view bytes) {
        return (status = write(bytes.data(), bytes.size(), sink)) == 0;
      });
      return status ? status : could ? 0 : TASKCORE_EIO;
    });
  }
  static std::int32_t call_sync_put(const char *name, const std::uint8_t *bytes, std::size_t length,
                                    void *raw) {
    return guarded(
        [&] { return of(raw).sync_put(text(name), bytes_view(bytes, length)) ? 0 : TASKCORE_EIO; });
  }
  static std::int32_t call_sync_remove(const char *name, void *raw) {
    return guarded([&] { return of(raw).sync_remove(text(name)) ? 0 : TASKCORE_EIO; });
  }
  static void destroy(void *raw) { delete static_cast<payload *>(raw); }
};

}  // namespace internal

TASKCORE_END

#endif
