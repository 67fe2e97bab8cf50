import TaskcoreSwift

extension Command {
  private typealias PaymentTokens = [Token<InCurrency<NewPayment>>]
  private static let paymentTokens = Operands.Kind.tokens(PaymentTokens.payment.map(\.form))

  private static let overpaid = Option(
    name: "overpaid", summary: "it may be more than is owed")

  static let payInvoice = Subcommand(
    name: "pay", summary: "Note what came in.",
    synopsis: "INVOICE [AMOUNT] [TOKEN]... [--overpaid]", options: [overpaid],
    operands: Operands(
      [.invoice(isDraft: false), paymentTokens, paymentTokens], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    var payment = InCurrency(changes: NewPayment(), currency: invoice.currency)
    var words = operands.dropFirst()
    if let word = words.first, try PaymentTokens.payment.match(word) == nil {
      payment.changes.amount = try Amount(written: word.bytes, invoice.currency).minor
      words.removeFirst()
    }
    try PaymentTokens.payment.read(words, into: &payment, in: store)
    if arguments.has(overpaid) { payment.changes.isOverpaid = true }
    let id = try store.addPayment(payment.changes, of: invoice.id)
    let content = try store.invoice(invoice.id)
    let added = content.paymentRecords.filter { $0.payment.id == id }
    try session.list(added, as: session.settings.format) {
      let rest = content.invoice.balance
      let (amount, number) = (added.first?.payment.amount.shown ?? "", content.invoice.number)
      try session.say(
        rest.isZero
          ? "Noted payment \(id) of \(amount) for \(number): nothing is owed any more."
          : rest.minor < 0
            ? "Noted payment \(id) of \(amount) for \(number): \(Amount(-rest.minor, rest.currency).shown) is too much."
            : "Noted payment \(id) of \(amount) for \(number): \(rest.shown) is still owed.")
    }
  }

  static let paymentsOfInvoices = Subcommand(
    name: "payments", summary: "List payments, of an invoice or of all.",
    synopsis: "[INVOICE] [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.invoice(isDraft: false)], minimum: 0)
  ) { operands, arguments, session in
    try session.listPayments(of: operands.first, as: session.format(of: arguments))
  }

  static let deletePayments = Subcommand.removal(
    "payments rm", of: .payment, summary: "Remove payments."
  ) {
    Message(count: $0, "remove \($0) payment", "remove \($0) payments")
  } telling: {
    Message(count: $0, "Removed \($0) payment.", "Removed \($0) payments.")
  } delete: {
    try $0.deletePayments($1)
  }
}

extension Session {
  fileprivate func listPayments(of word: Word?, as format: OutputFormat) throws {
    let store = try store()
    let id = try word.map { try store.invoiceID(named: $0) }
    let payments = try store.payments(of: id)
    let numbers = Dictionary(
      uniqueKeysWithValues: try store.invoices().map { ($0.id, $0.number) })
    let records = payments.map { PaymentRecord(payment: $0, number: numbers[$0.invoice] ?? "") }
    try list(records, as: format) {
      guard !records.isEmpty else { return try output.print("No payments.") }
      try Table(records, showsInvoice: true, dates()).print(to: output)
    }
  }
}
