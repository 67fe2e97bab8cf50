// SPDX-License-Identifier: Apache-2.0
/// Handles, and lists as ranges.
#ifndef TASKCORE_LIST_HPP
#define TASKCORE_LIST_HPP

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "callbacks.hpp"
#include "config.hpp"
#include "error.hpp"
#include "result.hpp"
#include "time.hpp"
#include "views.hpp"

TASKCORE_BEGIN

namespace internal {

/// An object of the library, which is freed with this one.
template <class Raw, void (*Free)(Raw *)>
class handle {
 public:
  handle() noexcept = default;
  /// Takes over what C gave.
  explicit handle(Raw *raw) noexcept : raw_(raw) {}

  /// For calls of C; it stays this object's.
  [[nodiscard]] Raw *get() const noexcept { return raw_.get(); }
  /// Gives it away: the caller frees it.
  [[nodiscard]] Raw *release() noexcept { return raw_.release(); }
  explicit operator bool() const noexcept { return raw_ != nullptr; }

 private:
  struct free {
    void operator()(Raw *raw) const noexcept { Free(raw); }
  };
  std::unique_ptr<Raw, free> raw_;
};

/// What is freed after the object that calls it.
struct kept_for_calls {
  std::vector<std::shared_ptr<void>> kept_;
};

/// An object whose functions go on calling the callbacks of what it was made from.
template <class Raw, void (*Free)(Raw *)>
class calling_handle : private kept_for_calls, public handle<Raw, Free> {
 public:
  calling_handle() noexcept = default;
  explicit calling_handle(Raw *raw, std::vector<std::shared_ptr<void>> kept = {}) noexcept
      : kept_for_calls{std::move(kept)}, handle<Raw, Free>(raw) {}
};

/// A list of the library: a range of rows, which live as long as the list.
template <class Row, class Functions>
class list : public handle<typename Functions::raw, Functions::free> {
 public:
  using value_type = Row;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using const_iterator = stride_iterator<Row, by_stride>;
  using iterator = const_iterator;

  list() noexcept = default;
  explicit list(typename Functions::raw *raw) noexcept
      : handle<typename Functions::raw, Functions::free>(raw) {
    std::size_t stride = 1;
    const auto *first = raw ? Functions::rows(raw, &stride) : nullptr;
    if (first) rows_ = rows_view<Row>(first, Functions::count(raw), stride);
  }

  list(list &&other) noexcept : list(other.release()) { other.rows_ = {}; }
  list &operator=(list &&other) noexcept {
    handle<typename Functions::raw, Functions::free>::operator=(std::move(other));
    rows_ = std::exchange(other.rows_, {});
    return *this;
  }

  [[nodiscard]] std::size_t size() const noexcept { return rows_.size(); }
  [[nodiscard]] bool empty() const noexcept { return rows_.empty(); }
  [[nodiscard]] const_iterator begin() const noexcept { return rows_.begin(); }
  [[nodiscard]] const_iterator end() const noexcept { return rows_.end(); }
  /// Not checked. A list that ends with the expression has no rows to give.
  Row operator[](std::size_t index) const & { return rows_[index]; }
  Row operator[](std::size_t index) const && = delete;
  [[nodiscard]] Row front() const & { return rows_[0]; }
  [[nodiscard]] Row front() const && = delete;
  [[nodiscard]] Row back() const & { return rows_[size() - 1]; }
  [[nodiscard]] Row back() const && = delete;

  /// A row that may not be there.
  [[nodiscard]] result<Row> try_at(std::size_t index) const & {
    const auto *raw = this->get() ? Functions::at(this->get(), index) : nullptr;
    if (!raw)
      return failed(error(status::enotfound,
                          "There is no row " + std::to_string(index) + " in a list of " +
                              std::to_string(size()) + ".",
                          "index"));
    return mapping<Row>::read(*raw);
  }
  /// A row, or `status::enotfound`.
  [[nodiscard]] Row at(std::size_t index) const & { return unwrap(try_at(index)); }

  /// Exports the rows as columns to an `ArrowArrayStream`.
  result<void> try_arrow(void *stream) const {
    taskcore_error *said = nullptr;
    const auto status = Functions::arrow(this->get(), stream, &said);
    if (status != TASKCORE_OK) return failure(status, said);
    return {};
  }
  void arrow(void *stream) const { unwrap(try_arrow(stream)); }

 private:
  rows_view<Row> rows_;
};

/// How a row is read: by a pointer, without a copy.
template <class Row, class Raw>
struct row_mapping {
  using c_type = Raw;
  static Row read(const Raw &raw) noexcept { return Row(&raw); }
};

/// What a call gives along with its error.
inline std::shared_ptr<const conflict_list> shared(taskcore_conflict_list *raw);

/// The only struct of C that is a type of the language here: see time.hpp.
template <>
struct mapping<moment> {
  using c_type = taskcore_moment;
  static moment read(const taskcore_moment &raw) noexcept { return {raw.kind, raw.date, raw.ms}; }
};

/// A struct of the library that may be NULL.
template <class Type, class Raw>
std::optional<Type> maybe(const Raw *raw) {
  if (!raw) return std::nullopt;
  return mapping<Type>::read(*raw);
}

}  // namespace internal

TASKCORE_END

#endif
