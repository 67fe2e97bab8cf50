import Glibc

/// How dates and times are written where the user is, as LC_TIME says.
final class LocaleCalendar {
  /// Nil without one, and in the locale of programs, whose dates could be read in two ways.
  private let locale: locale_t?

  init() {
    // A locale that is named and not there is as if none were.
    guard let found = newlocale(Int32(1 << LC_TIME | 1 << LC_CTYPE), "", nil) else {
      locale = nil
      return
    }
    let isPlain = String(c: nl_langinfo_l(nl_item(D_FMT), found)) == "%m/%d/%y"
    if isPlain { freelocale(found) }
    locale = isPlain ? nil : found
  }

  deinit {
    if let locale { freelocale(locale) }
  }

  /// `24/12/2026`
  func text(_ date: CalendarDate) -> String { format("%x", time(date)) ?? date.text }

  /// `17:00` or `05:00 PM`; nil where it is as everywhere.
  func text(hour: Int, minute: Int) -> String? {
    guard let locale else { return nil }
    let usual = String(c: nl_langinfo_l(nl_item(T_FMT), locale))
    let halves = ["%I", "%l", "%r", "%p"]
    guard halves.contains(where: { strstr(usual, $0) != nil }) else { return nil }
    var time = tm()
    (time.tm_hour, time.tm_min) = (Int32(hour), Int32(minute))
    return format("%I:%M %p", time)
  }

  /// `jeu.`
  func weekday(_ date: CalendarDate) -> String { format("%a", time(date)) ?? date.weekday }

  /// `décembre`
  func month(_ date: CalendarDate) -> String? { format("%B", time(date)) }

  private func time(_ date: CalendarDate) -> tm {
    var time = tm()
    time.tm_year = Int32(date.year - 1900)
    time.tm_mon = Int32(date.month - 1)
    time.tm_mday = Int32(date.day)
    // 1970 began on a Thursday, and tm counts from Sunday.
    time.tm_wday = Int32(((date.daysSince1970 + 4) % 7 + 7) % 7)
    return time
  }

  private func format(_ format: String, _ time: tm) -> String? {
    guard let locale else { return nil }
    var time = time
    var text = [CChar](repeating: 0, count: 256)
    guard strftime_l(&text, text.count, format, &time, locale) > 0 else { return nil }
    return text.withUnsafeBufferPointer { String(c: $0.baseAddress) }
  }
}
