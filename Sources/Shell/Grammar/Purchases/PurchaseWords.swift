import TaskcoreSwift

/// The operands of `purchase list`: states, and words to search for.
extension PurchaseQuery {
  static let optionSynopsis =
    "[--order ORDER] [--due DAY] [--currency CODE] [--limit NUMBER]"
  static let options = [orderOption, dueOption, currencyOption, limitOption]
  static let operands: [Operands.Kind] = [.word(stateNames), .word(stateNames), .text]
  static let synopsis = "[STATE]... [WORD]..."

  private static let orderOption = Option(
    name: "order", value: "ORDER", choices: Order.allCases.map(\.rawValue),
    summary: "in this order; else by due date")
  private static let dueOption = Option(
    name: "due", value: "DAY", summary: "what is due on it or before")
  private static let currencyOption = Option(
    name: "currency", value: "CODE", summary: "in this currency alone")
  private static let limitOption = Option(
    name: "limit", value: "NUMBER", summary: "at most so many")

  /// All that something is owed of.
  private static let owed: [Purchase.State] = [.open, .partlyPaid, .overdue]
  private static let stateNames = Purchase.State.allCases.map(\.rawValue) + ["owed", "credit"]

  static let note: Note = """
    STATE is \(Purchase.State.allCases.map(\.rawValue).joined(separator: ", ")), owed for all that
    something is owed of, or credit for credit notes. A WORD is looked for in numbers, sellers, payees
    and notes.
    """

  /// Reads states, words and options.
  init(
    _ words: some Sequence<Word>, _ arguments: Arguments, in store: Store
  ) throws {
    self.init()
    var rest = Array(words)[...]
    var states: [Purchase.State] = []
    while let word = rest.first {
      let name = word.text.lowercased()
      if name == "owed" {
        states += Self.owed
        isCredit = false
      } else if name == "credit" {
        isCredit = true
      } else if let state = Purchase.State(rawValue: name) {
        states.append(state)
      } else {
        break
      }
      rest.removeFirst()
    }
    if !states.isEmpty { self.states = states }
    if !rest.isEmpty { text = Array(rest.map(\.bytes).joined(separator: [UInt8(ascii: " ")])) }
    order = arguments.value(of: Self.orderOption).flatMap { Order(rawValue: $0.text) } ?? order
    dueDate = try arguments.value(of: Self.dueOption).map { try CalendarDate($0, in: store) }
    currency = arguments.value(of: Self.currencyOption)?.bytes
    limit = try arguments.count(Self.limitOption) ?? 0
  }
}

extension [Token<PurchaseChanges>] {
  /// What `purchase edit` understands.
  static let purchase: [Token<PurchaseChanges>] = [
    Token(
      form: TokenForm(
        marks: ["due:"], value: .date(words: ["today", "tomorrow", "none"]),
        summary: "when it is to be paid; none")
    ) { value, changes, store in changes.dueDate = try InvoiceDay.number(value, in: store) },
    Token(
      form: TokenForm(marks: ["notes:"], value: .text, summary: "for yourself")
    ) { value, changes, _ in changes.notes = value },
  ]
}
