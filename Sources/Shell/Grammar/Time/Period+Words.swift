import TaskcoreSwift

/// The common syntax of periods in commands that take days.
extension Period {
  /// What completion offers.
  static let words = [
    "today", "tomorrow", "yesterday", "week", "month", "quarter", "year", "weekend", "this", "next",
    "last",
    "from", "to", "since", "until", "7d", "4w",
  ]
  static let synopsis = "[PERIOD]"
  static let note: Note = """
    PERIOD is such as today, week, next week, december, 2026-11, q3, last 30 days, 7d or
    from 1 nov to 15 nov; see “help periods”.
    """

  /// Behind what else a command takes, as many words as there are.
  static func operands(
    behind others: [Operands.Kind] = [], minimum: Int = 0, besides names: [String] = []
  ) -> Operands {
    Operands(others + [.word(names + words)], minimum: minimum, repeatsLast: true)
  }

  /// Reads words as one period; `others` is what else could have stood there.
  ///
  /// - Throws: a usage error for anything else, at the word that is not understood.
  init(
    _ given: some Collection<Word>, towards direction: Direction, in store: Store,
    or others: [String] = []
  ) throws {
    let text = Array(given.map(\.bytes).joined(separator: " ".utf8))
    do {
      self = try store.period(text, towards: direction)
    } catch let error as TaskcoreError where error.code == .parse || error.code == .invalid {
      throw ShellError.usage(
        others.isEmpty
          ? Message(verbatim: error.message)
          : "\(error.message) Else, write \(others.alternatives).",
        at: Self.word(at: error.column ?? 1, of: given))
    }
  }

  /// What is over or goes on, but to its end: of this month all days.
  init(whole words: some Collection<Word>, in store: Store, or others: [String] = []) throws {
    let past = try Period(words, towards: .past, in: store, or: others)
    let whole = try Period(words, towards: .future, in: store)
    self = whole.first == past.first ? whole : past
  }

  /// The one that a column of the joined words, from 1, is in.
  private static func word(at column: Int, of words: some Collection<Word>) -> Word? {
    var end = 0
    for word in words {
      end += word.bytes.count + 1
      if column <= end { return word }
    }
    return Array(words).last
  }

  var days: ClosedRange<CalendarDate> { first...last }

  /// The instants of it by the calendar, in milliseconds since 1970 UTC.
  func instants(in store: Store) throws -> Range<Int64> {
    let end = try last.next.map { try store.startOfDay($0) } ?? 253_402_300_799_999
    let start = try store.startOfDay(first)
    return start..<max(start, end)
  }

  /// The instants of it by the time at which days begin.
  func lived(in store: Store) throws -> Range<Int64> {
    let end = try last.next.map { try store.beginning(of: $0) } ?? 253_402_300_799_999
    let start = try store.beginning(of: first)
    return start..<max(start, end)
  }
}

/// The default range: from today on, or all of time.
extension Period {
  /// The instants of a period that is over or goes on, by the time at which days begin; without words, all of
  /// the years 1 to 9999.
  static func instants(_ words: some Collection<Word>, in store: Store) throws -> Range<Int64> {
    if words.isEmpty { return -62_135_596_800_000..<253_402_300_799_999 }
    return try Period(words, towards: .past, in: store).lived(in: store)
  }

  init(_ words: some Collection<Word>, days count: Int, in store: Store) throws {
    if words.isEmpty {
      let today = try store.today()
      self.init(first: today, last: today.adding(count - 1))
    } else {
      try self.init(words, towards: .future, in: store)
    }
  }
}

extension PastDays {
  /// Reads words as a period that is over or goes on; without any, the library chooses the days.
  init(_ words: some Collection<Word>, in store: Store, or others: [String] = []) throws {
    self.init()
    guard !words.isEmpty else { return }
    let period = try Period(words, towards: .past, in: store, or: others)
    first = period.first
    last = period.last
  }
}

extension CalendarDate {
  /// So many days after it, or before it for less than 0; at most the last or first day of all.
  func adding(_ count: Int) -> CalendarDate {
    CalendarDate(daysSince1970: daysSince1970 + count)
      ?? CalendarDate(number: count < 0 ? 1_01_01 : 9999_12_31) ?? self
  }

  /// The inverse of ``daysSince1970``; nil outside of the years 1 to 9999.
  private init?(daysSince1970 days: Int) {
    // Eras of 400 years, whose years begin in March.
    let shifted = days + 719_468
    guard shifted > 0 else { return nil }
    let (era, day) = shifted.quotientAndRemainder(dividingBy: 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: era * 400 + year + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
