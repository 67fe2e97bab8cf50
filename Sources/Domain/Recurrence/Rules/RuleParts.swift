/// The values of a repeat rule's parts, read once: `RuleParts` of `FREQ=WEEKLY;BYDAY=MO,TH` has the
/// frequency `weekly` and two weekdays.
///
/// Sets of small numbers are bits, so that a period is expanded with few steps.
final class RuleParts: Sendable {
  let frequency: RuleFrequency
  let interval: Int
  let count: Int?
  let until: RuleEnd?
  /// See ``RuleMonths``; none without BYMONTH.
  let months: UInt32
  /// BYMONTH as it stands there; leap months, such as 5L, are of other calendars.
  let monthNames: [String]
  let weekNumbers: [Int]
  let yearDays: [Int]
  let monthDays: [Int]
  /// BYDAY without numbers: bits from Monday, which is 0.
  let weekdays: UInt8
  let ordinalWeekdays: [OrdinalWeekday]
  let hours: [Int]
  let minutes: [Int]
  /// Without leap seconds: clocks here show 59 instead of 60 (RFC 5545 section 3.3.12).
  let seconds: [Int]
  let setPositions: [Int]
  let weekStart: Int
  /// RSCALE, in upper case.
  let calendar: String
  let skip: RuleSkip

  var isGregorian: Bool { calendar == "GREGORIAN" }
  var hasWeekdays: Bool { weekdays != 0 || !ordinalWeekdays.isEmpty }

  /// From values that ``RepeatRulePart/accepts(_:)``.
  init(_ values: [RepeatRulePart: Substring], frequency: RuleFrequency) {
    func numbers(_ part: RepeatRulePart) -> [Int] {
      guard let text = values[part] else { return [] }
      return Set(text.split(separator: ",").compactMap { Int($0) }).sorted()
    }
    self.frequency = frequency
    interval = numbers(.interval).first ?? 1
    count = numbers(.count).first
    until = values[.until].flatMap(RuleEnd.init)
    let months = (values[.byMonth] ?? "").split(separator: ",")
    monthNames = months.map(String.init)
    self.months = months.reduce(0) { $0 | RuleMonths.bit($1) }
    weekNumbers = numbers(.byWeekNumber)
    yearDays = numbers(.byYearDay)
    monthDays = numbers(.byMonthDay)
    let days = (values[.byDay] ?? "").split(separator: ",").compactMap(OrdinalWeekday.init)
    weekdays = days.reduce(0) { $1.ordinal == 0 ? $0 | 1 << $1.weekday : $0 }
    ordinalWeekdays = Array(Set(days.filter { $0.ordinal != 0 }))
    hours = numbers(.byHour)
    minutes = numbers(.byMinute)
    seconds = Set(numbers(.bySecond).map { min($0, 59) }).sorted()
    setPositions = numbers(.bySetPosition)
    weekStart = values[.weekStart].flatMap(OrdinalWeekday.init)?.weekday ?? 0
    calendar = values[.calendar].map(String.init) ?? "GREGORIAN"
    skip = values[.skip].flatMap { RuleSkip(rawValue: String($0)) } ?? .omit
  }
}
