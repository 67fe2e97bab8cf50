import TaskcoreSwift

/// What words after `invoice list` say: states, days, and what is looked for.
extension InvoiceQuery {
  static let operands: [Operands.Kind] = [
    .word(stateNames + Self.dayNames), .word(stateNames + Self.dayNames), .word(dayNames),
    .text,
  ]
  static let synopsis = "[STATE]... [DATES] [WORD]..."

  /// All that something is owed of.
  private static let owed: [Invoice.State] = [.issued, .partlyPaid, .overdue]
  private static let stateNames = Invoice.State.allCases.map(\.rawValue) + ["owed"]
  private static let dayNames = ["month", "year", "30d"]

  static let note: Note = """
    STATE is \(Invoice.State.allCases.map(\.rawValue).joined(separator: ", ")), or owed for all that
    something is owed of. DATES, of issue, are a month such as 2026-10, a day, the first and the last
    one, 30d, month or year. A WORD is looked for in numbers, names, references and items.
    """

  /// Reads states, then at most two words that are days, then anything.
  init(_ words: some Sequence<Word>, in store: Store) throws {
    self.init()
    var rest = Array(words)[...]
    while let word = rest.first, let states = Self.states(word) {
      self.states += states
      if states.count > 1 { kind = .invoice }
      rest.removeFirst()
    }
    let days = rest.prefix(2).prefix(while: Self.isDay)
    if !days.isEmpty {
      period = try InvoiceDays(days, in: store).range
      rest.removeFirst(days.count)
    }
    if !rest.isEmpty { text = Array(rest.map(\.bytes).joined(separator: [UInt8(ascii: " ")])) }
  }

  private static func states(_ word: Word) -> [Invoice.State]? {
    let name = word.text.lowercased()
    if name == "owed" { return owed }
    return Invoice.State(rawValue: name).map { [$0] }
  }

  /// Whether it is surely a day or several, and not what is looked for.
  private static func isDay(_ word: Word) -> Bool {
    word.bareCount == word.bytes.count
      && (CalendarDate(word.text) != nil || CalendarMonth(word.text) != nil
        || DayRange.days(word) != nil
        || ["today", "yesterday", "week", "month", "year"].contains(word.text.lowercased()))
  }
}

/// Some days of which one may be a month: `2026-10`, `2026-10-01 2026-12-24`, `30d` or `month`.
struct InvoiceDays {
  /// Nil when nothing was said.
  let range: (first: CalendarDate, last: CalendarDate)?

  static let operands: [Operands.Kind] = PastDays.operands
  static let synopsis = "[DATES]"

  init(_ words: some Collection<Word>, in store: Store) throws {
    if let first = words.first.flatMap({ CalendarMonth($0.text) }), words.count <= 2 {
      let last = words.dropFirst().first
      guard let end = last.map({ CalendarMonth($0.text) }) ?? first else {
        throw ShellError.usage("\((last?.text ?? "").quoted) is no month. Write 2026-12.")
      }
      guard first.number <= end.number, let firstDay = first.first, let lastDay = end.last else {
        throw ShellError.usage("\(first.text) is after \(end.text).")
      }
      range = (firstDay, lastDay)
      return
    }
    if words.count > 2 {
      let word = words[words.index(words.startIndex, offsetBy: 2)]
      throw ShellError.usage("\(word.text.quoted) is too much after two days.", at: word)
    }
    let days = try PastDays(words, in: store, or: ["2026-10"])
    if let first = days.first, let last = days.last {
      range = (first, last)
    } else {
      range = nil
    }
  }
}
