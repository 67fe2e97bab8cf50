import Platform
import TaskcoreSwift

/// How dates and times are written where the user is, as LC_TIME says.
final class LocaleCalendar {
  /// Nil without one, and in the locale of programs, whose dates could be read in two ways.
  private let locale: SystemLocale?

  init() {
    // A locale that is named and not there is as if none were.
    let found = SystemLocale(named: "", for: [.time, .characters])
    locale = found?.datePattern == "%m/%d/%y" ? nil : found
  }

  /// `24/12/2026`
  func text(_ date: CalendarDate) -> String { format("%x", time(date)) ?? date.text }

  /// `17:00` or `05:00 PM`; nil where it is as everywhere.
  func text(hour: Int, minute: Int) -> String? {
    guard let locale else { return nil }
    let halves = ["%I", "%l", "%r", "%p"]
    guard halves.contains(where: locale.timePattern.contains(text:)) else { return nil }
    var time = TimeFields()
    (time.hour, time.minute) = (hour, minute)
    return format("%I:%M %p", time)
  }

  /// `jeu.`
  func weekday(_ date: CalendarDate) -> String { format("%a", time(date)) ?? date.weekday }

  /// `décembre`
  func month(_ date: CalendarDate) -> String? { format("%B", time(date)) }

  private func time(_ date: CalendarDate) -> TimeFields {
    var time = TimeFields()
    (time.year, time.month, time.day) = (date.year, date.month, date.day)
    // 1970 began on a Thursday.
    time.weekday = ((date.daysSince1970 + 3) % 7 + 7) % 7 + 1
    return time
  }

  private func format(_ format: String, _ time: TimeFields) -> String? {
    locale?.text(of: time, pattern: format)
  }
}
