import Localization
import Platform
import TaskcoreSwift

/// How dates and times are written where the user is, as LC_TIME says.
final class LocaleCalendar {
  /// Nil without one, and in the locale of programs, whose dates could be read in two ways.
  /// Nil where the region of the store says how dates are written.
  private let locale: SystemLocale?
  private let region: Region

  init() {
    region = Speech.locale.region
    guard region.code.isEmpty else {
      locale = nil
      return
    }
    // A locale that is named and not there is as if none were.
    let found = SystemLocale(named: "", for: [.time, .characters])
    locale = found?.datePattern == "%m/%d/%y" ? nil : found
  }

  /// `24/12/2026`
  func text(_ date: CalendarDate) -> String {
    region.code.isEmpty ? format("%x", time(date)) ?? date.text : region.text(date)
  }

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
  func weekday(_ date: CalendarDate) -> String { format("%a", time(date)) ?? date.weekdayName.text }

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

extension Region {
  /// A date in figures.
  fileprivate func text(_ date: CalendarDate) -> String {
    var text = ""
    var rest = datePattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      switch letter {
      case "d": text += date.day.padded(to: run.count)
      case "M": text += date.month.padded(to: run.count)
      case "y": text += date.year.padded(to: 4)
      default: text += run
      }
    }
    return text
  }
}
