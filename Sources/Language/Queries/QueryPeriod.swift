import Domain

/// A named range of whole days: `this-week`, `next-7-days`, `march`.
///
/// The hyphens distinguish it from the dates of quick add, where `next week` is a Monday.
struct QueryPeriod: Equatable {
  /// The first day and the last.
  let first: CalendarDate
  let last: CalendarDate

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// Nil for anything else, and beyond the years 1 to 9999.
  init?(_ text: String, on today: CalendarDate, firstWeekday: Int) {
    if let month = Self.months.firstIndex(of: text) {
      // The one that it is, or the next that comes.
      let year = month + 1 < today.month ? today.year + 1 : today.year
      guard let first = CalendarDate(year: year, month: month + 1, day: 1) else { return nil }
      self.init(first, months: 1)
      return
    }
    let words = text.split(separator: "-")
    guard words.count == 2 || words.count == 3, let offset = Self.offsets[String(words[0])] else {
      return nil
    }
    if words.count == 3 {
      guard offset != 0, words[1].utf8.count <= 6, let count = Int(words[1]), count > 0 else {
        return nil
      }
      self.init(count * offset, Self.plain(String(words[2])), around: today)
    } else {
      self.init(String(words[1]), offset, on: today, firstWeekday: firstWeekday)
    }
  }

  private static let offsets = ["this": 0, "next": 1, "last": -1]

  private static func plain(_ unit: String) -> String {
    unit.hasSuffix("s") ? String(unit.dropLast()) : unit
  }

  /// So many units from today on, or up to today.
  private init?(_ count: Int, _ unit: String, around today: CalendarDate) {
    let end: CalendarDate? =
      switch unit {
      case "day": today.adding(days: count)
      case "week": today.adding(days: count * 7)
      case "month": today.adding(months: count)
      default: nil
      }
    guard let end else { return nil }
    if count > 0 {
      guard let last = end.adding(days: -1) else { return nil }
      self.init(first: today, last: last)
    } else {
      guard let first = end.adding(days: 1) else { return nil }
      self.init(first: first, last: today)
    }
  }

  private init?(_ unit: String, _ offset: Int, on today: CalendarDate, firstWeekday: Int) {
    let january = CalendarDate(year: today.year + offset, month: 1, day: 1)
    let month = CalendarDate(year: today.year, month: today.month, day: 1)
    switch unit {
    case "week", "weekend":
      let from = unit == "week" ? firstWeekday : 5
      let weekday = today.weekday
      // The weekend that it is, or the next that comes.
      let back = unit == "week" ? (weekday - from + 7) % 7 : weekday - from
      guard let first = today.adding(days: offset * 7 - back),
        let last = first.adding(days: unit == "week" ? 6 : 1)
      else { return nil }
      self.init(first: first, last: last)
    case "month":
      guard let first = month?.adding(months: offset) else { return nil }
      self.init(first, months: 1)
    case "quarter":
      guard let first = month?.adding(months: offset * 3 - (today.month - 1) % 3) else {
        return nil
      }
      self.init(first, months: 3)
    case "year":
      guard let january else { return nil }
      self.init(january, months: 12)
    default: return nil
    }
  }

  private init?(_ first: CalendarDate, months: Int) {
    guard let end = first.adding(months: months), let last = end.adding(days: -1) else {
      return nil
    }
    self.init(first: first, last: last)
  }

  private init(first: CalendarDate, last: CalendarDate) {
    self.first = first
    self.last = last
  }
}

extension QueryPeriod {
  /// What a comparison with it asks of a time; nil for no time at all.
  func range(
    _ comparison: QueryOperator, in zone: any Zone
  ) -> (from: Instant?, before: Instant?)? {
    let from = zone.startOfDay(first)
    let end = zone.endOfDay(last)
    let after = Instant(clamping: end.milliseconds + 1)
    switch comparison {
    case .colon, .equal, .notEqual: return (from, after > end ? after : nil)
    case .less: return (nil, from)
    case .lessOrEqual: return (nil, after > end ? after : nil)
    case .greaterOrEqual: return (from, nil)
    case .greater: return after > end ? (after, nil) : nil
    }
  }

  func filter(
    _ time: TaskFilter.Time, _ comparison: QueryOperator, in zone: any Zone
  ) -> TaskFilter {
    guard let range = range(comparison, in: zone) else { return .any([]) }
    let within = TaskFilter.time(time, from: range.from, before: range.before)
    return comparison == .notEqual ? .not(within) : within
  }
}
