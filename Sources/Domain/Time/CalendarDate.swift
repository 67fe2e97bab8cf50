/// A day of the proleptic Gregorian calendar, in no zone: `CalendarDate(packed: 2026_12_24)`.
package struct CalendarDate: Hashable, Comparable, Sendable {
  /// The date as one readable number, yyyymmdd.
  package let packed: Int32

  package var year: Int { Int(packed) / 1_00_00 }
  package var month: Int { Int(packed) / 1_00 % 1_00 }
  package var day: Int { Int(packed) % 1_00 }

  /// - Throws: `invalid` for anything but a day of the years 1 to 9999.
  package init(packed: Int32, field: String) throws {
    guard let date = CalendarDate(packed: packed) else {
      throw Failure(
        .invalid, "\(packed) is not a date: yyyymmdd is expected, such as 20261224.", field: field)
    }
    self = date
  }

  /// Nil for anything but a day of the years 1 to 9999.
  package init?(packed: Int32) {
    self.init(
      year: Int(packed) / 1_00_00, month: Int(packed) / 1_00 % 1_00, day: Int(packed) % 1_00)
  }

  package static let first = CalendarDate(unchecked: 1_01_01)
  static let last = CalendarDate(unchecked: 9999_12_31)
  static let epoch = CalendarDate(unchecked: 1970_01_01)

  private init(unchecked packed: Int32) {
    self.packed = packed
  }

  /// Nil for anything but a day of the years 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.dayCount(ofMonth: month, year: year)
    else { return nil }
    packed = Int32(year * 1_00_00 + month * 1_00 + day)
  }

  /// The date that is this many days after 1970-01-01, or nil outside of the years 1 to 9999.
  ///
  /// The inverse of ``daysSince1970``, by the same source.
  package init?(daysSince1970 days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = shifted / 146_097  // never negative: the first day of year 1 is 306
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// Days since 1970-01-01, negative before.
  ///
  /// Howard Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`: the year
  /// is taken to begin in March, so that the leap day is its last.
  package var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.packed < right.packed
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarDate {
  /// The date that is this many days after 1970-01-01, or the nearest of the years 1 to 9999.
  init(clampingDaysSince1970 days: Int) {
    let nearest: CalendarDate = days < Self.first.daysSince1970 ? .first : .last
    self = CalendarDate(daysSince1970: days) ?? nearest
  }
}
