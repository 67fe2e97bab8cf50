package import Domain

/// A day in the grid of a month, with its number of entries.
package struct MonthDay: Equatable, Sendable {
  package var date: CalendarDate
  /// False for the days before and after, which fill the weeks.
  package var isInMonth: Bool
  package var isToday: Bool
  /// By ISO 8601.
  package var weekNumber: Int32
  /// Occurrences of events that are not done.
  package var eventCount: Int64
  /// Open tasks that are due on it.
  package var taskCount: Int64
  /// Tasks, and occurrences of tasks that repeat, that were completed on it.
  package var completedCount: Int64
}

/// Reads the days of a month in whole weeks.
package struct MonthReader {
  private let store: any Store
  private let tasks: any DueTaskReader
  private let now: Instant

  package init(_ store: any Store, _ tasks: any DueTaskReader, at now: Instant) {
    self.store = store
    self.tasks = tasks
    self.now = now
  }

  /// Weeks begin on `weekStart`: 1 for Monday to 7 for Sunday.
  ///
  /// - Throws: `invalid` for a month outside of 1 to 12, or one whose weeks reach beyond the years 1 to 9999.
  package func days(year: Int, month: Int, weekStart: Int) throws -> [MonthDay] {
    let weeks = try Self.weeks(year: year, month: month, weekStart: weekStart)
    let events = try eventCounts(on: DaySpans(weeks, in: store.zone))
    let days = store.days
    let spans = DaySpans(weeks, in: days)
    let open = try tasks.openCounts(dueOn: spans)
    let completed = try tasks.completedCounts(on: spans)
    let today = days.day(containing: now)
    return (0..<spans.count).compactMap { index in
      spans.days.lowerBound.adding(days: index).map { date in
        MonthDay(
          date: date, isInMonth: date.month == month, isToday: date == today,
          weekNumber: Int32(clamping: date.isoWeek), eventCount: events[index],
          taskCount: open[index], completedCount: completed[index])
      }
    }
  }

  private static func weeks(
    year: Int, month: Int, weekStart: Int
  ) throws -> ClosedRange<CalendarDate> {
    guard (1...12).contains(month) else {
      throw Failure(.invalid, "\(month) is no month: 1 to 12 are.", field: "month")
    }
    guard let first = CalendarDate(year: year, month: month, day: 1), let last = first.endOfMonth
    else { throw Failure(.invalid, "\(year) is no year: 1 to 9999 are.", field: "year") }
    try CalendarDate.checkWeekStart(weekStart)
    let before = first.daysIntoWeek(from: weekStart)
    let after = 6 - last.daysIntoWeek(from: weekStart)
    guard let start = first.adding(days: -before), let end = last.adding(days: after) else {
      throw Failure(
        .invalid, "The weeks of that month reach beyond the years 1 to 9999.", field: "year")
    }
    return start...end
  }

  private func eventCounts(on spans: DaySpans) throws -> [Int64] {
    var counts = [Int64](repeating: 0, count: spans.count)
    var occurrences = store.events.occurrences(in: spans.beginning..<spans.end)
    occurrences.includesDone = false
    occurrences.hiddenCalendars = try store.calendars.hiddenUIDs()
    while let occurrence = try occurrences.next() {
      let last = Instant(clamping: occurrence.interval.upperBound.milliseconds - 1)
      let from = spans.index(of: occurrence.interval.lowerBound) ?? 0
      let to = spans.index(of: last) ?? spans.count - 1
      if from <= to { for index in from...to { counts[index] += 1 } }
    }
    return counts
  }
}
