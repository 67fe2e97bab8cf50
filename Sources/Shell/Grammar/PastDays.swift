import TaskcoreSwift

extension PastDays {
  /// What the words can be.
  static let operands: [Operands.Kind] = [
    .word(["today", "yesterday", "week", "month", "year", "7d", "4w"]),
    .word(["today", "yesterday", "7d"]),
  ]
  static let synopsis = "[DATES]"
  static let note: Note = """
    DATES are a day such as 2026-12-24 or yesterday, the first and the last of
    several, or the first and how many (2026-12-01 7d), how many there are up to
    today (7d or 4w), or week, month or year for this one up to today.
    """

  /// Reads `2026-12-24`, `2026-12-01 2026-12-24`, `2026-12-01 7d`, `7d` or `week`; `others` is
  /// what else could have stood first.
  ///
  /// - Throws: a usage error for anything else.
  init(_ words: some Collection<Word>, in store: Store, or others: [String] = []) throws {
    self.init()
    guard let word = words.first else { return }
    if words.count == 1 {
      let today = try store.today()
      last = today
      if let count = DayRange.days(word) {
        first = today.adding(1 - count)
        return
      }
      switch word.text.lowercased() {
      case "week":
        first = try store.firstDayOfWeek(today)
        return
      case "month":
        first = CalendarDate(year: today.year, month: today.month, day: 1)
        return
      case "year":
        first = CalendarDate(year: today.year, month: 1, day: 1)
        return
      default: break
      }
    }
    let first = try CalendarDate(
      word, in: store, or: (words.count == 1 ? ["7d", "week", "month", "year"] : []) + others)
    let last =
      try words.dropFirst().first.map { word in
        try DayRange.days(word).map { first.adding($0 - 1) }
          ?? CalendarDate(word, in: store, or: ["7d"])
      } ?? first
    guard first.number <= last.number else {
      throw ShellError.usage("\(first.text) is after \(last.text).")
    }
    self.first = first
    self.last = last
  }
}

extension Store {
  /// The day that the week of a date begins on.
  fileprivate func firstDayOfWeek(_ date: CalendarDate) throws -> CalendarDate {
    let days = try month(date.month, of: date.year)
    guard let index = days.firstIndex(where: { $0.date == date }) else { return date }
    return days[index / 7 * 7].date
  }
}
