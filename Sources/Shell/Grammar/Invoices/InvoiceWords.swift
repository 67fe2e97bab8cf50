import TaskcoreSwift

/// The operands of `invoice list`: states, days, and words to search for.
extension InvoiceQuery {
  static let operands = operands(states: stateNames)
  static let operandsOfQuotes = operands(states: Invoice.State.ofQuotes.map(\.nameOfQuote))

  private static func operands(states: [String]) -> [Operands.Kind] {
    [.word(states + Period.words), .word(states + Period.words), .word(Period.words), .text]
  }
  static let synopsis = "[STATE]... \(Period.synopsis) [WORD]..."

  /// All that something is owed of.
  private static let owed: [Invoice.State] = [.issued, .partlyPaid, .overdue]
  private static let stateNames = Invoice.State.ofInvoices.map(\.rawValue) + ["owed"]
  /// No period that is typed is longer; words behind that are looked for.
  private static let longestPeriod = 8

  static let note: Note = """
    STATE is \(Invoice.State.ofInvoices.map(\.rawValue).joined(separator: ", ")), or owed for all that
    something is owed of. PERIOD, of issue, is such as 2026-10, last month, q3 or 30d: see “help periods”.
    A WORD is looked for in numbers, names, references and items; quoted, it is never a PERIOD.
    """

  static let noteOfQuotes: Note = """
    STATE is \(Invoice.State.ofQuotes.map(\.nameOfQuote).joined(separator: ", ")). PERIOD, of issue, is such as 2026-10,
    last month, q3 or 30d: see “help periods”. A WORD is looked for in numbers, names, references and items; quoted, it is
    never a PERIOD.
    """

  /// Reads states, then a period, then anything.
  init(_ words: some Sequence<Word>, ofQuotes: Bool = false, in store: Store) throws {
    self.init()
    if ofQuotes { kind = .quote }
    var rest = Array(words)[...]
    while let word = rest.first,
      let states = ofQuotes ? Self.stateOfQuotes(word) : Self.states(word)
    {
      self.states += states
      if states.count > 1 { isDebit = true }
      rest.removeFirst()
    }
    if let (days, count) = try Self.period(rest, in: store) {
      period = (days.first, days.last)
      rest.removeFirst(count)
    }
    if !rest.isEmpty { text = Array(rest.map(\.bytes).joined(separator: [UInt8(ascii: " ")])) }
  }

  private static func states(_ word: Word) -> [Invoice.State]? {
    let name = word.text.lowercased()
    if name == "owed" { return owed }
    return Invoice.State(rawValue: name).flatMap {
      Invoice.State.ofInvoices.contains($0) ? [$0] : nil
    }
  }

  private static func stateOfQuotes(_ word: Word) -> [Invoice.State]? {
    let name = word.text.lowercased()
    return Invoice.State.ofQuotes.first { $0.nameOfQuote == name || $0.rawValue == name }.map {
      [$0]
    }
  }

  /// The longest period that the words begin with, and how many of them it is. A name as short as “May” alone
  /// is looked for.
  private static func period(
    _ words: some Collection<Word>, in store: Store
  ) throws -> (days: Period, count: Int)? {
    let bare = words.prefix(longestPeriod).prefix { $0.bareCount == $0.bytes.count }
    for count in stride(from: bare.count, through: 1, by: -1) {
      let some = bare.prefix(count)
      if count == 1, let word = some.first, word.bytes.count < 4,
        !word.bytes.contains(where: \.isDigit)
      {
        continue
      }
      guard let days = try? Period(some, towards: .past, in: store) else { continue }
      // “2026-12-20 2026-12-01” is a period the wrong way round, and no day with something to look for.
      if let next = bare.dropFirst(count).first, isDate(next) {
        _ = try Period(bare.prefix(count + 1), towards: .past, in: store)
      }
      return (days, count)
    }
    // What can only be a period, and is none, is not looked for.
    if let word = bare.first, isDate(word) { _ = try Period([word], towards: .past, in: store) }
    return nil
  }

  private static func isDate(_ word: Word) -> Bool {
    CalendarMonth(word.text) != nil || CalendarDate(word.text) != nil
  }
}

extension Invoice.State {
  static let ofInvoices: [Invoice.State] = [
    .draft, .issued, .partlyPaid, .paid, .overdue, .void, .replaced,
  ]
  static let ofQuotes: [Invoice.State] = [
    .draft, .issued, .accepted, .declined, .expired, .invoiced,
  ]

  /// An issued quote that nobody answered is open.
  var nameOfQuote: String { self == .issued ? "open" : rawValue }
}
