/// Numbers weeks consecutively, for any first day of the week; days are counted by
/// ``CalendarDate/daysSince1970``.
struct Weeks {
  private let offset: Int

  /// Weeks begin on 1, Monday, to 7, Sunday.
  init(from weekStart: Int) {
    // 1970-01-01 was a Thursday.
    offset = 4 - weekStart
  }

  func number(of day: Int) -> Int {
    let days = day + offset
    return days >= 0 ? days / 7 : (days - 6) / 7
  }

  func days(of number: Int) -> ClosedRange<Int> {
    let first = number * 7 - offset
    return first...first + 6
  }
}
