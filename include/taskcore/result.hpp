// SPDX-License-Identifier: Apache-2.0
/// Errors as values: what each function whose name begins with `try_` gives.
#ifndef TASKCORE_RESULT_HPP
#define TASKCORE_RESULT_HPP

#include <cstdlib>
#include <exception>
#include <utility>
#include <variant>

#include "config.hpp"
#include "error.hpp"

#if TASKCORE_EXPECTED
#include <expected>
#endif

TASKCORE_BEGIN

namespace internal {

/// Raises an error. Without exceptions it ends the program: such a program calls the `try_` forms.
[[noreturn]] inline void raise(const error &failure) {
#if TASKCORE_EXCEPTIONS
  throw failure;
#else
  static_cast<void>(failure);
  std::abort();
#endif
}

#if TASKCORE_EXPECTED
using failed = std::unexpected<error>;
#else
struct failed {
  explicit failed(error said) : said_(std::move(said)) {}
  error said_;
};
#endif

}  // namespace internal

#if TASKCORE_EXPECTED

template <class Value>
using result = std::expected<Value, error>;

#else

/// A value, or an error: the part of C++23's `std::expected<Value, error>` that can be had before
/// it. `value()` raises the error itself.
template <class Value>
class [[nodiscard]] result {
 public:
  using value_type = Value;
  using error_type = taskcore::error;

  result(Value value) : held_(std::in_place_index<0>, std::move(value)) {}
  result(internal::failed failure) : held_(std::in_place_index<1>, std::move(failure.said_)) {}

  [[nodiscard]] bool has_value() const noexcept { return held_.index() == 0; }
  explicit operator bool() const noexcept { return has_value(); }

  Value &value() & { return checked(), *std::get_if<0>(&held_); }
  const Value &value() const & { return checked(), *std::get_if<0>(&held_); }
  Value &&value() && { return checked(), std::move(*std::get_if<0>(&held_)); }
  Value &operator*() &noexcept { return *std::get_if<0>(&held_); }
  const Value &operator*() const &noexcept { return *std::get_if<0>(&held_); }
  Value &&operator*() &&noexcept { return std::move(*std::get_if<0>(&held_)); }
  Value *operator->() noexcept { return std::get_if<0>(&held_); }
  const Value *operator->() const noexcept { return std::get_if<0>(&held_); }

  /// Must only be asked for where there is no value.
  [[nodiscard]] const taskcore::error &error() const noexcept { return *std::get_if<1>(&held_); }

  template <class Other>
  Value value_or(Other &&other) && {
    return has_value() ? std::move(**this) : static_cast<Value>(std::forward<Other>(other));
  }

 private:
  void checked() const {
    if (!has_value()) internal::raise(error());
  }

  std::variant<Value, taskcore::error> held_;
};

template <>
class [[nodiscard]] result<void> {
 public:
  using value_type = void;
  using error_type = taskcore::error;

  result() noexcept = default;
  result(internal::failed failure) : error_(std::move(failure.said_)) {}

  [[nodiscard]] bool has_value() const noexcept { return !error_; }
  explicit operator bool() const noexcept { return has_value(); }
  void value() const {
    if (error_) internal::raise(*error_);
  }
  [[nodiscard]] const taskcore::error &error() const noexcept { return *error_; }

 private:
  std::optional<taskcore::error> error_;
};

#endif

namespace internal {

/// The value of a result, or its error as an exception.
template <class Value>
Value unwrap(result<Value> &&made) {
  if (!made) raise(made.error());
  if constexpr (!std::is_void_v<Value>) return std::move(*made);
}

}  // namespace internal

TASKCORE_END

#endif
