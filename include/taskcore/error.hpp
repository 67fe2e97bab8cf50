// SPDX-License-Identifier: Apache-2.0
/// What a call that failed says.
#ifndef TASKCORE_ERROR_HPP
#define TASKCORE_ERROR_HPP

#include <taskcore.h>

#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "config.hpp"
#include "generated/enumerations.hpp"

TASKCORE_BEGIN

class conflict_list;

/// What a call that failed says. A copy shares what the first one has, and never fails.
class error : public std::exception {
 public:
  error(taskcore::status status, std::string message, std::string field = {})
      : said_(std::make_shared<said>(
            said{status, std::move(message), std::move(field), -1, 0, 0, nullptr})) {}

  /// A copy of what C says.
  explicit error(const taskcore_error &raw, std::shared_ptr<const conflict_list> conflicts = {})
      : said_(std::make_shared<said>(said{static_cast<taskcore::status>(raw.status), raw.message,
                                          raw.field, raw.index, raw.line, raw.column,
                                          std::move(conflicts)})) {}

  /// What the caller can do about it; or what a callback of C answered.
  [[nodiscard]] taskcore::status status() const noexcept { return said_->status; }
  /// A full sentence.
  [[nodiscard]] const char *what() const noexcept override { return said_->message.c_str(); }
  [[nodiscard]] std::string_view message() const noexcept { return said_->message; }
  /// The argument or member that it is about, or "".
  [[nodiscard]] std::string_view field() const noexcept { return said_->field; }
  /// Which one of an array of inputs or ids.
  [[nodiscard]] std::optional<std::size_t> index() const noexcept {
    if (said_->index < 0) return std::nullopt;
    return static_cast<std::size_t>(said_->index);
  }
  /// In a text that was read, from 1; else 0.
  [[nodiscard]] std::int64_t line() const noexcept { return said_->line; }
  /// In that line, in bytes, from 1; else 0.
  [[nodiscard]] std::int64_t column() const noexcept { return said_->column; }
  /// With `status::econflict` of a call that adds or changes events: what they would overlap.
  [[nodiscard]] const conflict_list *conflicts() const noexcept { return said_->conflicts.get(); }

 private:
  struct said {
    taskcore::status status;
    std::string message;
    std::string field;
    std::int64_t index, line, column;
    std::shared_ptr<const conflict_list> conflicts;
  };
  std::shared_ptr<const said> said_;
};

/// The details of this thread's last call that failed, for programs that also call C themselves.
inline error last_error() { return error(*taskcore_last_error()); }

/// The name of a status, such as "TASKCORE_EINVALID".
inline std::string_view name(status value) noexcept {
  return taskcore_status_name(static_cast<taskcore_status>(value));
}

TASKCORE_END

#endif
