// SPDX-License-Identifier: Apache-2.0
/// Instants, dates and what is either of them.
#ifndef TASKCORE_TIME_HPP
#define TASKCORE_TIME_HPP

#include <taskcore.h>

#include <chrono>
#include <cstdint>
#include <ratio>
#include <type_traits>

#include "config.hpp"

TASKCORE_BEGIN

/// A point in time, which C has as milliseconds since 1970 UTC.
using instant = std::chrono::time_point<std::chrono::system_clock, std::chrono::milliseconds>;

namespace internal {

inline std::int64_t raw(instant at) noexcept { return at.time_since_epoch().count(); }
inline instant to_instant(std::int64_t ms) noexcept {
  return instant(std::chrono::milliseconds(ms));
}

}  // namespace internal

/// An instant of any clock that counts from 1970; what is below a millisecond is cut off.
template <class Duration>
instant to_instant(
    const std::chrono::time_point<std::chrono::system_clock, Duration> &at) noexcept {
  return std::chrono::floor<std::chrono::milliseconds>(at);
}

/// A day of the calendar, or none. `std::chrono::year_month_day` goes in and comes out where the
/// standard has it.
class date {
 public:
  constexpr date() noexcept = default;
  constexpr date(int year, unsigned month, unsigned day) noexcept
      : raw_(year * 10000 + static_cast<int>(month * 100 + day)) {}
  /// As C has it: 20261224, or 0 for none.
  [[nodiscard]] static constexpr date of(std::int32_t yyyymmdd) noexcept {
    date made;
    made.raw_ = yyyymmdd;
    return made;
  }

#if TASKCORE_CALENDAR
  constexpr date(std::chrono::year_month_day day) noexcept
      : date(static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
             static_cast<unsigned>(day.day())) {}
  constexpr operator std::chrono::year_month_day() const noexcept {
    return std::chrono::year_month_day{std::chrono::year{year()}, std::chrono::month{month()},
                                       std::chrono::day{day()}};
  }
#endif

  [[nodiscard]] constexpr int year() const noexcept { return raw_ / 10000; }
  [[nodiscard]] constexpr unsigned month() const noexcept {
    return static_cast<unsigned>(raw_ / 100 % 100);
  }
  [[nodiscard]] constexpr unsigned day() const noexcept {
    return static_cast<unsigned>(raw_ % 100);
  }
  [[nodiscard]] constexpr std::int32_t raw() const noexcept { return raw_; }
  /// Whether there is one.
  constexpr explicit operator bool() const noexcept { return raw_ != 0; }

  friend constexpr bool operator==(date left, date right) noexcept {
    return left.raw_ == right.raw_;
  }
  friend constexpr bool operator!=(date left, date right) noexcept { return !(left == right); }
  friend constexpr bool operator<(date left, date right) noexcept { return left.raw_ < right.raw_; }
  friend constexpr bool operator>(date left, date right) noexcept { return right < left; }
  friend constexpr bool operator<=(date left, date right) noexcept { return !(right < left); }
  friend constexpr bool operator>=(date left, date right) noexcept { return !(left < right); }

 private:
  std::int32_t raw_ = 0;
};

/// A day, an instant, or none of them: a due, a start. In an input, one that is none takes it away.
class moment {
 public:
  constexpr moment() noexcept = default;
  constexpr moment(taskcore::date day) noexcept
      : kind_(day ? TASKCORE_MOMENT_DATE : TASKCORE_MOMENT_NONE), date_(day) {}
#if TASKCORE_CALENDAR
  constexpr moment(std::chrono::year_month_day day) noexcept : moment(taskcore::date(day)) {}
#endif
  /// Not for `sys_days`, which may be meant either way: `taskcore::date` says a day.
  template <class Duration, class = std::enable_if_t<
                                std::ratio_less_v<typename Duration::period, std::ratio<86400>>>>
  constexpr moment(const std::chrono::time_point<std::chrono::system_clock, Duration> &at) noexcept
      : kind_(TASKCORE_MOMENT_DATE_TIME),
        instant_(std::chrono::floor<std::chrono::milliseconds>(at)) {}
  /// As C has it.
  moment(std::int32_t kind, std::int32_t day, std::int64_t ms) noexcept
      : kind_(kind), date_(taskcore::date::of(day)), instant_(internal::to_instant(ms)) {}

  constexpr explicit operator bool() const noexcept { return kind_ != TASKCORE_MOMENT_NONE; }
  [[nodiscard]] constexpr bool is_date() const noexcept { return kind_ == TASKCORE_MOMENT_DATE; }
  [[nodiscard]] constexpr bool is_instant() const noexcept {
    return kind_ == TASKCORE_MOMENT_DATE_TIME;
  }
  /// None unless `is_date()`.
  [[nodiscard]] constexpr taskcore::date date() const noexcept { return date_; }
  /// Of an event on whole days, when the first one begins; else 1970 unless `is_instant()`.
  [[nodiscard]] constexpr taskcore::instant instant() const noexcept { return instant_; }
  [[nodiscard]] constexpr std::int32_t kind() const noexcept { return kind_; }

  friend constexpr bool operator==(const moment &left, const moment &right) noexcept {
    if (left.kind_ != right.kind_) return false;
    return left.is_instant() ? left.instant_ == right.instant_ : left.date_ == right.date_;
  }
  friend constexpr bool operator!=(const moment &left, const moment &right) noexcept {
    return !(left == right);
  }

 private:
  std::int32_t kind_ = TASKCORE_MOMENT_NONE;
  taskcore::date date_;
  taskcore::instant instant_;
};

TASKCORE_END

#endif
