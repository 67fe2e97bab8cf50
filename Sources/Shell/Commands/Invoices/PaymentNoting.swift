import TaskcoreSwift

/// The common part of recording payments of invoices and of purchases.
enum PaymentNoting {
  private typealias Tokens = [Token<InCurrency<NewPayment>>]
  static let tokens = Operands.Kind.tokens(Tokens.payment.map(\.form))
  static let overpaid = Option(name: "overpaid", summary: "it may be more than is owed")

  /// Reads an amount, if there is one, and tokens.
  static func payment(
    _ operands: ArraySlice<Word>, _ arguments: Arguments, currency: String, in store: Store
  ) throws -> NewPayment {
    var payment = InCurrency(changes: NewPayment(), currency: currency)
    var words = operands
    if let word = words.first, try Tokens.payment.match(word) == nil {
      payment.changes.amount = try Amount(written: word.bytes, currency).minor
      words.removeFirst()
    }
    try Tokens.payment.read(words, into: &payment, in: store)
    if arguments.has(overpaid) { payment.changes.isOverpaid = true }
    return payment.changes
  }

  /// `Noted payment 1 of €100.00 for F2026-0001: €584.86 is still owed.`
  static func sentence(_ id: Int64, _ amount: Amount?, of number: String, leaving rest: Amount)
    -> Message
  {
    let amount = amount?.shown ?? ""
    return rest.isZero
      ? "Noted payment \(id) of \(amount) for \(number): nothing is owed any more."
      : rest.minor < 0
        ? "Noted payment \(id) of \(amount) for \(number): \(Amount(-rest.minor, rest.currency).shown) is too much."
        : "Noted payment \(id) of \(amount) for \(number): \(rest.shown) is still owed."
  }
}
