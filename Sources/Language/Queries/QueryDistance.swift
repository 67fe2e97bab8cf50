import Domain

/// How far from now: `7d`, `-2w`, `3h`, `1m` for a month, `1y`.
struct QueryDistance {
  private enum Unit: UInt8 {
    case hours = 0x68  // h
    case days = 0x64  // d
    case weeks = 0x77  // w
    case months = 0x6D  // m
    case years = 0x79  // y
  }

  private let count: Int
  private let unit: Unit

  /// Nil for anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let last = bytes.last, let unit = Unit(rawValue: last | 0x20) else { return nil }
    let sign = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") ? 1 : 0
    let digits = bytes.dropFirst(sign).dropLast()
    guard (1...8).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    count = bytes.first == UInt8(ascii: "-") ? -number : number
    self.unit = unit
  }

  /// Hours are exact; of the others, the clock on the wall shows the same as now. The last day of a
  /// month stands for the days that it lacks.
  ///
  /// - Returns: nil outside of the years 1 to 9999.
  func instant(from now: Instant, in zone: any Zone) -> Instant? {
    if unit == .hours {
      let milliseconds = now.milliseconds + Int64(count) * 3_600_000
      let instant = Instant(clamping: milliseconds)
      return instant.milliseconds == milliseconds ? instant : nil
    }
    var local = zone.localTime(at: now)
    guard let date = date(from: local.date) else { return nil }
    local.date = date
    return zone.exactInstant(at: local)
  }

  private func date(from date: CalendarDate) -> CalendarDate? {
    switch unit {
    case .hours: date
    case .days: date.adding(days: count)
    case .weeks: date.adding(days: count * 7)
    case .months: date.adding(months: count)
    case .years: date.adding(months: count * 12)
    }
  }
}
