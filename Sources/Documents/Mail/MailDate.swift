import Domain

/// The value of a Date header: `Sat, 21 Nov 2026 21:00:00 +0100` (RFC 5322 section 3.3).
enum MailDate {
  /// The offset is in seconds east; of one with seconds, the whole minutes are written.
  static func text(_ instant: Instant, utcOffset: Int) -> String {
    let offset = (-maximumOffset...maximumOffset).contains(utcOffset / 60) ? utcOffset / 60 : 0
    let shifted = instant.milliseconds + Int64(offset) * 60_000
    guard let local = LocalTime(millisecondsSince1970: shifted) else {
      return text(instant, utcOffset: 0)
    }
    let weekday = weekdays[(local.date.daysSince1970 % 7 + 7) % 7]
    let day = "\(local.date.day) \(months[local.date.month - 1]) \(digits(local.date.year, 4))"
    let time = "\(digits(local.hour, 2)):\(digits(local.minute, 2)):\(digits(local.second, 2))"
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset)
    return "\(weekday), \(day) \(time) \(sign)\(digits(minutes / 60, 2))\(digits(minutes % 60, 2))"
  }

  /// A day, in minutes.
  private static let maximumOffset = 24 * 60
  /// From that of 1970-01-01.
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func digits(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}
