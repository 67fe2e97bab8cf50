// SPDX-License-Identifier: Apache-2.0
/// What lies in memory of somebody else: arrays, texts and rows.
#ifndef TASKCORE_VIEWS_HPP
#define TASKCORE_VIEWS_HPP

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "config.hpp"

TASKCORE_BEGIN

/// Elements that lie one behind the other, of a vector, an array, a list in braces or of C.
template <class Element>
class array_view {
 public:
  using value_type = Element;
  using const_iterator = const Element *;
  using iterator = const_iterator;

  constexpr array_view() noexcept = default;
  constexpr array_view(const Element *first, std::size_t count) noexcept
      : first_(first), count_(count) {}
  /// A list in braces lives until the end of the call that it is an argument of.
  constexpr array_view(std::initializer_list<Element> elements) noexcept
      : array_view(std::data(elements), std::size(elements)) {}
  template <class Container,
            class = std::enable_if_t<std::is_convertible_v<
                decltype(std::data(std::declval<const Container &>())), const Element *>>>
  constexpr array_view(const Container &elements) noexcept
      : first_(std::data(elements)), count_(std::size(elements)) {}

  [[nodiscard]] constexpr const Element *data() const noexcept { return first_; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return count_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return count_ == 0; }
  [[nodiscard]] constexpr const_iterator begin() const noexcept { return first_; }
  [[nodiscard]] constexpr const_iterator end() const noexcept { return first_ + count_; }
  constexpr const Element &operator[](std::size_t index) const noexcept { return first_[index]; }

 private:
  const Element *first_ = nullptr;
  std::size_t count_ = 0;
};

/// Ids of records: one of them, or several.
class id_span : public array_view<std::int64_t> {
 public:
  using array_view::array_view;
  /// Of one record, whose id lives until the end of the call.
  id_span(const std::int64_t &id) noexcept : array_view(&id, 1) {}
  id_span(std::initializer_list<std::int64_t> ids) noexcept : array_view(ids) {}
};

/// Bytes, also those of a text.
class bytes_view : public array_view<std::uint8_t> {
 public:
  using array_view::array_view;
  template <
      class Container,
      class Byte = std::remove_pointer_t<decltype(std::data(std::declval<const Container &>()))>,
      class = std::enable_if_t<sizeof(Byte) == 1 && std::is_trivially_copyable_v<Byte>>,
      // The NUL of a text in quotes is none of its bytes: a `std::string_view` has them.
      class = std::enable_if_t<!std::is_array_v<Container> ||
                               !std::is_same_v<std::remove_cv_t<Byte>, char>>>
  bytes_view(const Container &bytes) noexcept
      : array_view(reinterpret_cast<const std::uint8_t *>(std::data(bytes)), std::size(bytes)) {}

  [[nodiscard]] std::string_view text() const noexcept {
    return {reinterpret_cast<const char *>(data()), size()};
  }
};

namespace internal {

/// "" for NULL.
inline std::string_view text(const char *raw) noexcept {
  return raw ? std::string_view(raw) : std::string_view();
}

/// What `operator->` of an iterator gives whose elements are made when they are asked for.
template <class Element>
struct arrow {
  Element made;
  const Element *operator->() const noexcept { return &made; }
};

/// How a struct of C becomes a type of C++: a row, or a value.
template <class Type>
struct mapping;

/// Reads elements that lie a stride apart.
struct by_stride {
  template <class Row>
  static Row read(const char *at) {
    return mapping<Row>::read(
        *static_cast<const typename mapping<Row>::c_type *>(static_cast<const void *>(at)));
  }
};

struct pointer_to_text {
  template <class>
  static std::string_view read(const char *at) noexcept {
    return text(*static_cast<const char *const *>(static_cast<const void *>(at)));
  }
};

/// Goes over elements that are made when they are asked for, from what lies a stride apart.
template <class Element, class Reader>
class stride_iterator {
 public:
  using value_type = Element;
  using reference = Element;
  using pointer = arrow<Element>;
  using difference_type = std::ptrdiff_t;
  // Before C++20, one that gives no references may not call itself more than that.
  using iterator_category = std::input_iterator_tag;
#if __cplusplus >= 202002L
  using iterator_concept = std::random_access_iterator_tag;
#endif

  stride_iterator() noexcept = default;
  stride_iterator(const char *at, std::size_t stride) noexcept
      : at_(at), stride_(static_cast<std::ptrdiff_t>(stride)) {}

  Element operator*() const { return Reader::template read<Element>(at_); }
  arrow<Element> operator->() const { return {**this}; }
  Element operator[](difference_type steps) const { return *(*this + steps); }

  stride_iterator &operator++() noexcept { return at_ += stride_, *this; }
  stride_iterator &operator--() noexcept { return at_ -= stride_, *this; }
  stride_iterator operator++(int) noexcept {
    auto before = *this;
    return ++*this, before;
  }
  stride_iterator operator--(int) noexcept {
    auto before = *this;
    return --*this, before;
  }
  stride_iterator &operator+=(difference_type steps) noexcept {
    return at_ += steps * stride_, *this;
  }
  stride_iterator &operator-=(difference_type steps) noexcept {
    return at_ -= steps * stride_, *this;
  }
  friend stride_iterator operator+(stride_iterator at, difference_type steps) noexcept {
    return at += steps;
  }
  friend stride_iterator operator+(difference_type steps, stride_iterator at) noexcept {
    return at += steps;
  }
  friend stride_iterator operator-(stride_iterator at, difference_type steps) noexcept {
    return at -= steps;
  }
  friend difference_type operator-(const stride_iterator &left,
                                   const stride_iterator &right) noexcept {
    return (left.at_ - right.at_) / left.stride_;
  }
  friend bool operator==(const stride_iterator &left, const stride_iterator &right) noexcept {
    return left.at_ == right.at_;
  }
  friend bool operator!=(const stride_iterator &left, const stride_iterator &right) noexcept {
    return left.at_ != right.at_;
  }
  friend bool operator<(const stride_iterator &left, const stride_iterator &right) noexcept {
    return left.at_ < right.at_;
  }
  friend bool operator>(const stride_iterator &left, const stride_iterator &right) noexcept {
    return right < left;
  }
  friend bool operator<=(const stride_iterator &left, const stride_iterator &right) noexcept {
    return !(right < left);
  }
  friend bool operator>=(const stride_iterator &left, const stride_iterator &right) noexcept {
    return !(left < right);
  }

 private:
  const char *at_ = nullptr;
  std::ptrdiff_t stride_ = 1;
};

template <class Element, class Reader>
class stride_view {
 public:
  using value_type = Element;
  using const_iterator = stride_iterator<Element, Reader>;
  using iterator = const_iterator;

  stride_view() noexcept = default;
  stride_view(const void *first, std::size_t count, std::size_t stride) noexcept
      : first_(static_cast<const char *>(first)), count_(count), stride_(stride) {}

  [[nodiscard]] std::size_t size() const noexcept { return count_; }
  [[nodiscard]] bool empty() const noexcept { return count_ == 0; }
  [[nodiscard]] const_iterator begin() const noexcept { return {first_, stride_}; }
  [[nodiscard]] const_iterator end() const noexcept {
    return begin() + static_cast<std::ptrdiff_t>(count_);
  }
  /// Not checked.
  Element operator[](std::size_t index) const {
    return begin()[static_cast<std::ptrdiff_t>(index)];
  }

 private:
  const char *first_ = nullptr;
  std::size_t count_ = 0;
  std::size_t stride_ = 1;
};

}  // namespace internal

/// Texts of a row.
using texts_view = internal::stride_view<std::string_view, internal::pointer_to_text>;

/// Rows in a row, such as the reminders of a task.
template <class Row>
using rows_view = internal::stride_view<Row, internal::by_stride>;

namespace internal {

inline texts_view texts(const char *const *raw, std::size_t count) noexcept {
  return {raw, count, sizeof *raw};
}

/// A copy of texts.
inline std::vector<std::string> strings(const char *const *raw, std::size_t count) {
  std::vector<std::string> made;
  made.reserve(count);
  for (const auto each : texts(raw, count)) made.emplace_back(each);
  return made;
}

template <class Row, class Raw>
rows_view<Row> rows(const Raw *raw, std::size_t count) noexcept {
  if (!raw || count == 0) return {};
  return {raw, count, raw->struct_size};
}

/// A copy of values.
template <class Value, class Raw>
std::vector<Value> copies(const Raw *raw, std::size_t count) {
  const auto each = rows<Value>(raw, count);
  return {each.begin(), each.end()};
}

}  // namespace internal

TASKCORE_END

#endif
