import Domain
import Glibc

/// The day that weeks begin on somewhere.
package enum WeekStart {
  /// 1 for Monday to 7 for Sunday: as a locale has it or, for nil, that of the environment; Monday when
  /// there is no such locale, or it is the one of computers ("C", "POSIX").
  package static func weekday(ofLocale name: String?) -> Int {
    guard let name = LocaleName(name ?? environmentLocale).inUTF8,
      let locale = newlocale(Int32(1) << LC_TIME, name, nil)
    else { return 1 }
    defer { freelocale(locale) }
    // glibc gives a number where its type has a pointer: a day that counts as the first, as yyyymmdd.
    let first = UInt(bitPattern: nl_langinfo_l(Int32(_NL_TIME_WEEK_1STDAY), locale))
    guard let weekday = CalendarDate(packed: Int32(truncatingIfNeeded: first))?.weekday,
      let start = nl_langinfo_l(Int32(_NL_TIME_FIRST_WEEKDAY), locale)
    else { return 1 }
    return (weekday + max(0, Int(start.pointee) - 1)) % 7 + 1
  }

  /// What the C library would take it from: POSIX, "Environment Variables", 8.2.
  private static var environmentLocale: String {
    let names = ["LC_ALL", "LC_TIME", "LANG"]
    let values = names.lazy.compactMap { name in getenv(name).map { String(cString: $0) } }
    return values.first { !$0.isEmpty } ?? "C"
  }
}
