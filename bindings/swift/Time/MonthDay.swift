import CTaskcoreHeader

/// A day in the grid of a month, with how much there is on it.
public struct MonthDay: Sendable {
  /// The day.
  public let date: CalendarDate
  /// Whether it belongs to the month; others fill its weeks.
  public let isInMonth: Bool
  /// 0 or 1.
  public let isToday: Bool
  /// Of ISO 8601.
  public let week: Int
  /// The events, or how many.
  public let events: Int64
  /// Open ones that are due then.
  public let tasks: Int64
  /// What was completed then.
  public let completed: Int64

  fileprivate init(_ row: taskcore_month_day) throws {
    guard let date = CalendarDate(number: row.date) else {
      throw TaskcoreError(.internal, "\(row.date) is no date.")
    }
    self.date = date
    isInMonth = row.is_in_month != 0
    isToday = row.is_today != 0
    week = Int(row.week_number)
    events = row.event_count
    tasks = row.task_count
    completed = row.completed_count
  }
}

extension Store {
  /// The days of a month, in whole weeks; these begin on a day from 1 for Monday to 7 for Sunday;
  /// nil for the store's.
  public func month(_ month: Int, of year: Int, weekStart: Int32? = nil) throws -> [MonthDay] {
    var list: UnsafeMutablePointer<taskcore_month_list>?
    try Self.check(
      taskcore_month_read(
        handle, Int32(clamping: year), Int32(clamping: month),
        weekStart ?? self.weekStart ?? TASKCORE_WEEK_START_LOCALE, &list))
    defer { taskcore_month_list_free(list) }
    return try (0..<taskcore_month_list_count(list)).compactMap { index in
      try taskcore_month_list_at(list, index).map { try MonthDay($0.pointee) }
    }
  }
}
