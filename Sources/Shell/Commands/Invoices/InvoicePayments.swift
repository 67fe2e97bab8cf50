import TaskcoreSwift

extension Command {
  static let payInvoice = Subcommand(
    name: "pay", summary: "Note what came in.",
    synopsis: "INVOICE [AMOUNT] [TOKEN]... [--overpaid]", options: [PaymentNoting.overpaid],
    operands: Operands(
      [.invoice(isDraft: false), PaymentNoting.tokens, PaymentNoting.tokens], minimum: 1,
      repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    let payment = try PaymentNoting.payment(
      operands.dropFirst(), arguments, currency: invoice.currency, in: store)
    let id = try store.addPayment(payment, of: invoice.id)
    let content = try store.invoice(invoice.id)
    let added = content.paymentRecords.filter { $0.payment.id == id }
    try session.list(added, as: session.settings.format) {
      try session.say(
        PaymentNoting.sentence(
          id, added.first?.payment.amount, of: content.invoice.number,
          leaving: content.invoice.balance))
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
