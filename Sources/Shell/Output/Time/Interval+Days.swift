import TaskcoreSwift

extension Interval {
  /// The day on which its last millisecond is: what ends at midnight belongs to the day before.
  func lastDay(in store: Store) throws -> CalendarDate {
    let last = max(start, end - 1)
    // The end of the last day of all may be beyond the library's calendar.
    if let local = try? store.localTime(last) { return local.date }
    return try CalendarDate(year: 9999, month: 12, day: 31) ?? store.localTime(start).date
  }

  /// In seconds.
  var seconds: Int64 { (end - start) / 1000 }
}
