import TaskcoreSwift

/// Some days that follow each other, the last one included.
struct DayRange {
  let first: CalendarDate
  let last: CalendarDate

  /// What the words can be.
  static let operands: [Operands.Kind] = [
    .word(["today", "tomorrow", "7d", "4w"]), .word(["7d", "4w"]),
  ]
  static let synopsis = "[RANGE]"
  static let note: Note = """
    RANGE is a day such as 2026-12-24 or 'next friday', the first and the last of
    several, or how many there are: 7d from today, or monday 2w.
    """

  /// Reads `2026-12-24`, `2026-12-24 2026-12-31`, `7d` or `monday 2w`; without words, it is so
  /// many days from today on.
  ///
  /// - Throws: a usage error for anything else.
  init(_ words: some Collection<Word>, count: Int, in store: Store) throws {
    var words = words.map(\.self)
    let first: CalendarDate
    if let word = words.first, Self.days(word) == nil {
      first = try CalendarDate(word, in: store, or: ["7d"])
      words.removeFirst()
      if words.isEmpty {
        self.init(first: first, last: first)
        return
      }
    } else {
      first = try store.today()
    }
    let last: CalendarDate
    if let word = words.first, Self.days(word) == nil {
      last = try CalendarDate(word, in: store, or: ["7d"])
    } else {
      last = first.adding((words.first.flatMap(Self.days) ?? count) - 1)
    }
    if words.count > 1 {
      throw ShellError.usage(
        "\(words[1].text.quoted) is too much after a number of days.", at: words[1])
    }
    guard first.number <= last.number else {
      throw ShellError.usage("\(first.text) is after \(last.text).")
    }
    self.init(first: first, last: last)
  }

  private init(first: CalendarDate, last: CalendarDate) {
    self.first = first
    self.last = last
  }

  var days: ClosedRange<CalendarDate> { first...last }

  /// The instants of it, in milliseconds since 1970 UTC.
  func instants(in store: Store) throws -> Range<Int64> {
    let end = try last.next.map { try store.startOfDay($0) } ?? 253_402_300_799_999
    let start = try store.startOfDay(first)
    return start..<max(start, end)
  }

  /// How many days `7d` or `2w` are; nil for anything else, and for none.
  static func days(_ word: Word) -> Int? {
    guard word.text.utf8.first?.isDigit == true, let seconds = DurationText.seconds(word.text),
      seconds > 0, seconds % 86_400 == 0
    else { return nil }
    return Int(seconds / 86_400)
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
