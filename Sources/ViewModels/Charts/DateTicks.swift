import Domain

/// Marks at an axis of days: single days, weeks, months or years, at most seven.
struct DateTicks {
  private static let mostTicks = 7

  private enum Step {
    case days(Int)
    case weeks(Int)
    case months(Int)
    case years(Int)
  }

  /// From the closest to the widest: the first that has few enough marks is taken. The last one has, for
  /// the longest range of days that a pulse has.
  private static let steps: [Step] = [
    .days(1), .days(2), .weeks(1), .weeks(2), .months(1), .months(2), .months(3), .months(6),
    .years(1), .years(2),
  ]

  /// The value of each is its distance from the first day, in days.
  let ticks: [Chart.Tick]

  /// - Parameters:
  ///   - days: what the axis is of.
  ///   - weekStart: the day that weeks begin on, 1 for Monday to 7 for Sunday.
  ///   - wording: How days and months are said.
  init(_ days: ClosedRange<CalendarDate>, weekStart: Int, _ wording: Wording = .english) {
    let dates =
      Self.steps.lazy.compactMap { Self.marks($0, in: days, weekStart: weekStart) }.first
    let shown = dates ?? (step: .days(1), [days.lowerBound])
    ticks = shown.dates.map { date in
      Chart.Tick(Double(days.distance(to: date)), Self.label(of: date, shown.step, wording))
    }
  }

  /// Nil when there would be no tick, or too many.
  private static func marks(
    _ step: Step, in days: ClosedRange<CalendarDate>, weekStart: Int
  ) -> (step: Step, dates: [CalendarDate])? {
    var dates: [CalendarDate] = []
    var next = first(of: step, in: days, weekStart: weekStart)
    while let date = next, days.contains(date) {
      dates.append(date)
      if dates.count > mostTicks { return nil }
      next = self.date(after: date, step)
    }
    return dates.isEmpty ? nil : (step, dates)
  }

  private static func first(
    of step: Step, in days: ClosedRange<CalendarDate>, weekStart: Int
  ) -> CalendarDate? {
    let first = days.lowerBound
    switch step {
    case .days: return first
    case .weeks: return first.adding(days: (7 - first.daysIntoWeek(from: weekStart)) % 7)
    case .months(let count): return firstMonth(from: first, multipleOf: count)
    case .years(let count): return firstMonth(from: first, multipleOf: count * 12)
    }
  }

  /// The first day of a month that begins then or later, of those whose count since the year 0 is a
  /// multiple.
  private static func firstMonth(from date: CalendarDate, multipleOf count: Int) -> CalendarDate? {
    let month = date.year * 12 + date.month - 1 + (date.day == 1 ? 0 : 1)
    let next = (month + count - 1) / count * count
    return CalendarDate(year: next / 12, month: next % 12 + 1, day: 1)
  }

  private static func date(after date: CalendarDate, _ step: Step) -> CalendarDate? {
    switch step {
    case .days(let count): date.adding(days: count)
    case .weeks(let count): date.adding(days: count * 7)
    case .months(let count): date.adding(months: count)
    case .years(let count): date.adding(months: count * 12)
    }
  }

  private static func label(
    of date: CalendarDate, _ step: Step, _ wording: Wording
  ) -> String {
    switch step {
    case .days, .weeks: wording.dayOfMonth(date)
    case .months: wording.monthOrYear(date)
    case .years: String(date.year)
    }
  }
}
