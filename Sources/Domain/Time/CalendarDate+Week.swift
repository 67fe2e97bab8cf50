extension CalendarDate {
  /// How many days its week had before it: 0 on the day that weeks begin on, which is 1 for Monday to 7
  /// for Sunday.
  package func daysIntoWeek(from weekStart: Int) -> Int {
    (weekday - (weekStart - 1) + 7) % 7
  }

  /// - Throws: `invalid` for a day that no week can begin on.
  package static func checkWeekStart(_ weekStart: Int) throws {
    guard (1...7).contains(weekStart) else {
      throw Failure(
        .invalid, "A week begins on 1, Monday, to 7, Sunday, not on \(weekStart).",
        field: "week_start")
    }
  }

  /// The Monday of its week. The first day of time is one.
  package var monday: CalendarDate { adding(days: -daysIntoWeek(from: 1)) ?? self }

  /// The number of its week by ISO 8601: weeks begin on Monday, and belong to the year of their
  /// Thursday.
  package var isoWeek: Int {
    let newYear = CalendarDate(year: isoWeekYear, month: 1, day: 1)?.daysSince1970 ?? thursday
    return (thursday - newYear) / 7 + 1
  }

  /// Its week by ISO 8601: `2026-W53`.
  package var isoWeekText: String {
    var bytes: [UInt8] = []
    bytes.append(digits: isoWeekYear, width: 4)
    bytes += "-W".utf8
    bytes.append(digits: isoWeek, width: 2)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The Thursday of the last week of time is in the year 9999, as its Friday is.
  private var isoWeekYear: Int { CalendarDate(daysSince1970: thursday)?.year ?? year }

  /// The one of its week, in days since 1970.
  private var thursday: Int { daysSince1970 - weekday + 3 }
}
