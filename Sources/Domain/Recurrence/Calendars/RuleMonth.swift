/// A month of a ``RuleCalendar``.
struct RuleMonth {
  /// Months have consecutive indices, from one year to the next.
  let index: Int
  let year: Int
  /// Its first day, in days since 1970-01-01.
  let firstDay: Int
  let length: Int
  /// How many days of the year are before it.
  let daysBefore: Int
  let yearLength: Int

  /// Bits 1 to `length`.
  var allDays: UInt32 { (UInt32(1) << UInt32(length) - 1) << 1 }
  var lastDay: Int { firstDay + length - 1 }
  var firstDayOfYear: Int { firstDay - daysBefore }
}
