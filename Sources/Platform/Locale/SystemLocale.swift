import Glibc

/// An installed locale: `SystemLocale(named: "fr_FR.UTF-8", for: .time)`. The locale of the process is not
/// changed.
package final class SystemLocale {
  /// A category of a locale.
  package struct Category: OptionSet {
    package let rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    package static let collation = Category(rawValue: 1 << LC_COLLATE)
    package static let time = Category(rawValue: 1 << LC_TIME)
    package static let characters = Category(rawValue: 1 << LC_CTYPE)
    package static let all = Category(rawValue: 1 << LC_ALL)
  }

  private let locale: locale_t

  /// Nil for one that is not there.
  ///
  /// - Parameters:
  ///   - name: Its name; empty for that of the environment.
  ///   - categories: What it is asked about.
  package init?(named name: String, for categories: Category) {
    guard let locale = newlocale(categories.rawValue, name, nil) else { return nil }
    self.locale = locale
  }

  deinit {
    freelocale(locale)
  }

  /// `UTF-8`
  package var characterSet: String { text(Int32(CODESET)) }

  private func text(_ item: nl_item) -> String {
    nl_langinfo_l(item, locale).map { String(cString: $0) } ?? ""
  }
}

extension SystemLocale {
  /// Turns a text into a key that compares as the locale wants it.
  ///
  /// - Parameters:
  ///   - text: The text to sort.
  ///   - buffer: Memory that is used again from key to key, and grows as it has to.
  /// - Returns: The key, in which no byte is 0.
  package func collationKey(
    of text: String, buffer: inout [CChar]
  ) -> [UInt8] {
    var count = strxfrm_l(&buffer, text, buffer.count, locale)
    if count >= buffer.count {
      buffer = Array(repeating: 0, count: count + 1)
      count = strxfrm_l(&buffer, text, buffer.count, locale)
    }
    return buffer.prefix(count).map { UInt8(truncatingIfNeeded: $0) }
  }
}

extension SystemLocale {
  /// How dates are written, as for ``text(of:pattern:)``.
  package var datePattern: String { text(nl_item(D_FMT)) }

  /// How times are written, as for ``text(of:pattern:)``.
  package var timePattern: String { text(nl_item(T_FMT)) }

  /// The day that weeks begin on, counted from that of a date.
  ///
  /// - Returns: The date as the number yyyymmdd, and how many days after it; nil when it is not known.
  package var weekStart: (date: Int32, days: Int)? {
    // glibc gives a number where its type has a pointer.
    let date = UInt(bitPattern: nl_langinfo_l(Int32(_NL_TIME_WEEK_1STDAY), locale))
    guard let start = nl_langinfo_l(Int32(_NL_TIME_FIRST_WEEKDAY), locale) else { return nil }
    return (Int32(truncatingIfNeeded: date), max(0, Int(start.pointee) - 1))
  }

  /// A date and a time, as `strftime` writes them: `%a` is `jeu.`.
  ///
  /// - Returns: Nil when it is empty or too long.
  package func text(of time: TimeFields, pattern: String) -> String? {
    var fields = tm()
    fields.tm_year = Int32(time.year - 1900)
    fields.tm_mon = Int32(time.month - 1)
    fields.tm_mday = Int32(time.day)
    fields.tm_wday = Int32(time.weekday % 7)
    fields.tm_hour = Int32(time.hour)
    fields.tm_min = Int32(time.minute)
    var text = [CChar](repeating: 0, count: 256)
    let count = strftime_l(&text, text.count, pattern, &fields, locale)
    return count > 0
      ? String(decoding: text.prefix(count).map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      : nil
  }
}

/// The parts of a date and a time that ``SystemLocale`` can write.
package struct TimeFields {
  package var year = 1900
  /// 1 to 12.
  package var month = 1
  package var day = 0
  /// 1 for Monday to 7 for Sunday.
  package var weekday = 7
  package var hour = 0
  package var minute = 0

  package init() {}
}
