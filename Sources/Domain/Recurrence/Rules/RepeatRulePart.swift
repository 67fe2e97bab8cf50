import Localization

/// A part of a repeat rule, by the name that RFC 5545 section 3.3.10 or RFC 7529 gives it.
enum RepeatRulePart: String, CaseIterable, Hashable {
  case frequency = "FREQ"
  case until = "UNTIL"
  case count = "COUNT"
  case interval = "INTERVAL"
  case bySecond = "BYSECOND"
  case byMinute = "BYMINUTE"
  case byHour = "BYHOUR"
  case byDay = "BYDAY"
  case byMonthDay = "BYMONTHDAY"
  case byYearDay = "BYYEARDAY"
  case byWeekNumber = "BYWEEKNO"
  case byMonth = "BYMONTH"
  case bySetPosition = "BYSETPOS"
  case weekStart = "WKST"
  case calendar = "RSCALE"
  case skip = "SKIP"

  /// The frequencies of the parts that do not go with all of them.
  static let frequencies: [(part: RepeatRulePart, frequencies: [Substring])] = [
    (.byWeekNumber, ["YEARLY"]),
    (.byYearDay, ["SECONDLY", "MINUTELY", "HOURLY", "YEARLY"]),
    (.byMonthDay, ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "MONTHLY", "YEARLY"]),
  ]

  /// Whether BYSETPOS can choose among what it gives.
  var selects: Bool { rawValue.hasPrefix("BY") && self != .bySetPosition }

  /// What it can be, to be read behind “is”.
  var values: Message {
    switch self {
    case .frequency: "one of \(RuleFrequency.allCases.map(\.rawValue).joined(separator: ", "))"
    case .until: "a date such as 20261224, or with a time such as 20261224T170000Z"
    case .count, .interval: "a number from 1 to \(Self.maximumCount)"
    case .bySecond: "seconds from 0 to 60"
    case .byMinute: "minutes from 0 to 59"
    case .byHour: "hours from 0 to 23"
    case .byDay: "days of the week such as MO, 2MO or -1MO, with numbers from 1 to 53"
    case .byMonthDay: "days of the month from 1 to 31, or from -31 to -1"
    case .byYearDay: "days of the year from 1 to 366, or from -366 to -1"
    case .byWeekNumber: "weeks from 1 to 53, or from -53 to -1"
    case .byMonth: "months from 1 to 12"
    case .bySetPosition: "places from 1 to 366, or from -366 to -1"
    case .weekStart: "one of \(OrdinalWeekday.names.joined(separator: ", "))"
    case .calendar: "the name of a calendar, such as GREGORIAN"
    case .skip: "OMIT, BACKWARD or FORWARD"
    }
  }

  /// Whether it can have that value, in upper case, in some rule.
  func accepts(_ value: Substring) -> Bool {
    switch self {
    case .frequency: RuleFrequency(rawValue: String(value)) != nil
    case .until: Self.isTime(value)
    case .count, .interval: value.isNumber(in: 1...Self.maximumCount)
    case .bySecond: value.isNumbers(in: 0...60)
    case .byMinute: value.isNumbers(in: 0...59)
    case .byHour: value.isNumbers(in: 0...23)
    case .byDay: value.isList(of: Self.isNumberedDay)
    case .byMonthDay: value.isList { $0.isSignedNumber(upTo: 31) }
    case .byYearDay, .bySetPosition: value.isList { $0.isSignedNumber(upTo: 366) }
    case .byWeekNumber: value.isList { $0.isSignedNumber(upTo: 53) }
    // Other calendars have leap months, and up to 13 in a year.
    case .byMonth: value.isList { ($0.hasSuffix("L") ? $0.dropLast() : $0).isNumber(in: 1...13) }
    case .weekStart: OrdinalWeekday.names.contains(String(value))
    case .calendar: Self.isToken(value)
    case .skip: RuleSkip(rawValue: String(value)) != nil
    }
  }

  private static let maximumCount = 2_147_483_647

  private static func isNumberedDay(_ text: Substring) -> Bool {
    let number = text.dropLast(2)
    return OrdinalWeekday.names.contains(String(text.suffix(2)))
      && (number.isEmpty || number.isSignedNumber(upTo: 53))
  }

  /// A date, or a date and a time, which may be in UTC.
  private static func isTime(_ text: Substring) -> Bool {
    let date = text.prefix(8)
    guard date.utf8.count == 8, date.isNumber(in: 0...9999_12_31), let packed = Int32(date),
      CalendarDate(packed: packed) != nil
    else { return false }
    var time = text.dropFirst(8)
    if time.isEmpty { return true }
    guard time.removeFirst() == "T" else { return false }
    if time.hasSuffix("Z") { time.removeLast() }
    return time.utf8.count == 6 && time.prefix(2).isNumber(in: 0...23)
      && time.dropFirst(2).prefix(2).isNumber(in: 0...59) && time.suffix(2).isNumber(in: 0...60)
  }

  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (0x41...0x5A).contains($0) || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
      }
  }
}

extension Substring {
  func isNumber(in range: ClosedRange<Int>) -> Bool {
    guard !isEmpty, utf8.allSatisfy(\.isASCIIDigit), let number = Int(self) else {
      return false
    }
    return range.contains(number)
  }

  func isNumbers(in range: ClosedRange<Int>) -> Bool {
    isList { $0.isNumber(in: range) }
  }

  fileprivate func isSignedNumber(upTo maximum: Int) -> Bool {
    let digits = hasPrefix("+") || hasPrefix("-") ? dropFirst() : self
    return digits.isNumber(in: 1...maximum)
  }

  fileprivate func isList(of isElement: (Substring) -> Bool) -> Bool {
    split(separator: ",", omittingEmptySubsequences: false).allSatisfy(isElement)
  }
}
