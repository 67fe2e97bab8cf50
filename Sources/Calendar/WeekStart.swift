import Domain
import Platform

/// The first day of the week in a locale.
package enum WeekStart {
  /// 1 for Monday to 7 for Sunday: as a locale has it or, for nil, that of the environment; Monday when
  /// there is no such locale, or it is the one of computers ("C", "POSIX").
  package static func weekday(ofLocale name: String?) -> Int {
    guard let name = LocaleName(name ?? LocaleVariables.time).inUTF8,
      let (date, days) = SystemLocale(named: name, for: .time)?.weekStart,
      let weekday = CalendarDate(packed: date)?.weekday
    else { return 1 }
    return (weekday + days) % 7 + 1
  }
}
