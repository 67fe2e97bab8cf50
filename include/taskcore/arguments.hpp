// SPDX-License-Identifier: Apache-2.0
/// What a call lends to C.
#ifndef TASKCORE_ARGUMENTS_HPP
#define TASKCORE_ARGUMENTS_HPP

#include <cstddef>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "config.hpp"
#include "error.hpp"
#include "result.hpp"
#include "views.hpp"

TASKCORE_BEGIN

/// Texts that go in: a list in braces, or whatever holds texts.
class text_span {
 public:
  text_span() = default;
  text_span(std::initializer_list<std::string_view> texts) : texts_(texts.begin(), texts.end()) {}
  template <class Container,
            class = std::enable_if_t<std::is_convertible_v<
                decltype(*std::begin(std::declval<const Container &>())), std::string_view>>,
            class = std::enable_if_t<!std::is_convertible_v<const Container &, std::string_view>>>
  text_span(const Container &texts) : texts_(std::begin(texts), std::end(texts)) {}

  [[nodiscard]] const std::vector<std::string_view> &texts() const noexcept { return texts_; }

 private:
  std::vector<std::string_view> texts_;
};

namespace internal {

/// Keeps what C borrows for a call, and notes a text that C would see the beginning of only.
class arguments {
 public:
  arguments() = default;
  arguments(const arguments &) = delete;
  arguments &operator=(const arguments &) = delete;

  /// A text that lives as long as the call.
  const char *text(const std::string &value, const char *member) {
    return seen(value, member), value.c_str();
  }
  const char *text(const std::optional<std::string> &value, const char *member) {
    return value ? text(*value, member) : nullptr;
  }
  /// A text that need not end with NUL, and is copied.
  const char *copy(std::string_view value, const char *member) {
    return seen(value, member), keep<std::string>(value).c_str();
  }
  const char *copy(const std::optional<std::string_view> &value, const char *member) {
    return value ? copy(*value, member) : nullptr;
  }
  const char *const *texts(const std::vector<std::string> &values, const char *member) {
    auto &made = keep<std::vector<const char *>>();
    made.reserve(values.size());
    for (const auto &each : values) made.push_back(text(each, member));
    return made.data();
  }
  const char *const *texts(const text_span &values, const char *member) {
    auto &made = keep<std::vector<const char *>>();
    made.reserve(values.texts().size());
    for (const auto each : values.texts()) made.push_back(copy(each, member));
    return made.data();
  }
  /// Structs of C, one behind the other.
  template <class Value>
  const typename mapping<Value>::c_type *structs(const array_view<Value> &values) {
    auto &made = keep<std::vector<typename mapping<Value>::c_type>>(values.size());
    for (std::size_t index = 0; index < values.size(); ++index)
      mapping<Value>::fill(made[index], values[index], *this);
    return made.data();
  }
  template <class Value>
  const typename mapping<Value>::c_type *one(const Value &value) {
    auto &made = keep<typename mapping<Value>::c_type>();
    mapping<Value>::fill(made, value, *this);
    return &made;
  }
  /// An object that lives as long as the call.
  template <class Kept, class... Values>
  Kept &keep(Values &&...values) {
    auto made = std::make_shared<Kept>(std::forward<Values>(values)...);
    auto &reference = *made;
    kept_.push_back(std::move(made));
    return reference;
  }

  /// What an object keeps that goes on calling back.
  [[nodiscard]] std::vector<std::shared_ptr<void>> released() noexcept { return std::move(kept_); }

  [[nodiscard]] bool refused() const noexcept { return refused_ != nullptr; }
  [[nodiscard]] failed refusal() const {
    return failed(error(status::einvalid, "The text has a NUL in it, where C would end it.",
                        refused_ ? refused_ : ""));
  }

 private:
  void seen(std::string_view value, const char *member) noexcept {
    if (!value.empty() && std::memchr(value.data(), 0, value.size())) refused_ = member;
  }

  std::vector<std::shared_ptr<void>> kept_;
  const char *refused_ = nullptr;
};

/// The text that C gives away, which is freed.
inline std::string take(char *raw) {
  const std::unique_ptr<char, void (*)(char *)> freed(raw, taskcore_string_free);
  return raw ? std::string(raw) : std::string();
}

/// The bytes that C gives away, which are freed.
inline std::vector<std::uint8_t> take(std::uint8_t *raw, std::size_t length) {
  const std::unique_ptr<std::uint8_t, void (*)(std::uint8_t *)> freed(raw, taskcore_bytes_free);
  return raw ? std::vector<std::uint8_t>(raw, raw + length) : std::vector<std::uint8_t>();
}

}  // namespace internal

TASKCORE_END

#endif
