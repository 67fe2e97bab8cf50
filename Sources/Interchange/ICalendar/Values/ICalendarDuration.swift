import Domain

/// A value of type DURATION (RFC 5545 section 3.3.6): `-P1DT2H`, whole days apart from the rest, for
/// not every day has 24 hours.
package struct ICalendarDuration: Equatable {
  package var isNegative = false
  package var days: Int64 = 0
  /// Besides the days.
  package var seconds: Int64 = 0

  /// As if every day had 24 hours.
  package var totalSeconds: Int64 { (isNegative ? -1 : 1) * (days * 86_400 + seconds) }

  /// Nil for anything else, and for what is longer than 1,000 years.
  package init?(_ text: String) {
    var rest = ASCIICase.upper(text).utf8[...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    guard rest.first == UInt8(ascii: "P") else { return nil }
    rest = rest.dropFirst()
    var isTime = false
    var count = 0
    while let byte = rest.first {
      if byte == UInt8(ascii: "T"), !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty, digits.count <= 11, let number = Int64(Substring(digits)) else {
        return nil
      }
      rest = rest.dropFirst(digits.count)
      switch (rest.first, isTime) {
      case (UInt8(ascii: "W"), false): days += number * 7
      case (UInt8(ascii: "D"), false): days += number
      case (UInt8(ascii: "H"), true): seconds += number * 3_600
      case (UInt8(ascii: "M"), true): seconds += number * 60
      case (UInt8(ascii: "S"), true): seconds += number
      default: return nil
      }
      rest = rest.dropFirst()
      count += 1
      guard count <= 5, days <= 366_000, seconds <= 366_000 * 86_400 else { return nil }
    }
    if count == 0 { return nil }
  }

  /// Nil for anything but a duration.
  static func seconds(of text: String) -> Int64? { ICalendarDuration(text)?.totalSeconds }

  /// `-PT1H30M`; whole days as such.
  package static func text(seconds: Int64) -> String {
    if seconds == 0 { return "PT0S" }
    var rest = seconds.magnitude
    var text = seconds < 0 ? "-P" : "P"
    if rest >= 86_400 { text += "\(rest / 86_400)D" }
    rest %= 86_400
    if rest > 0 { text += "T" }
    for (unit, letter) in [(3_600, "H"), (60, "M"), (1, "S")] as [(UInt64, String)]
    where rest >= unit {
      text += "\(rest / unit)\(letter)"
      rest %= unit
    }
    return text
  }
}
