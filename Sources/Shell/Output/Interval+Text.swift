extension Interval {
  /// `2026-12-24 10:00-11:30`, `2026-12-24 22:00 to 2026-12-25 02:00`, or `2026-12-24` of a whole
  /// day.
  func text(in store: Store) throws -> String {
    let first = try store.localTime(start)
    let lastDay = try lastDay(in: store)
    if isAllDay {
      return first.date == lastDay ? first.date.text : "\(first.date.text) to \(lastDay.text)"
    }
    // What ends after the last day of all is shown up to its end.
    guard let last = try? store.localTime(end) else { return "\(first.text)-24:00" }
    if first.date == last.date { return "\(first.text)-\(last.text.dropFirst(11))" }
    return first.date == lastDay
      ? "\(first.text)-24:00" : "\(first.text) to \(last.text)"
  }

  /// `Thu 2026-12-24 10:00-11:30`
  func textWithWeekday(in store: Store) throws -> String {
    "\(try store.localTime(start).date.weekday) \(try text(in: store))"
  }

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
