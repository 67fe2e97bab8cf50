import TaskcoreSwift

extension Command {
  static let payPurchase = Subcommand(
    name: "pay", summary: "Note what was paid.",
    synopsis: "ID [AMOUNT] [TOKEN]... [--overpaid]", options: [PaymentNoting.overpaid],
    operands: Operands(
      [.purchaseIDs, PaymentNoting.tokens, PaymentNoting.tokens], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let purchase = try store.purchase(TaskIDs.one(of: operands[0], .purchase)).purchase
    let payment = try PaymentNoting.payment(
      operands.dropFirst(), arguments, currency: purchase.currency, in: store)
    let id = try store.addPayment(payment, ofPurchase: purchase.id)
    let content = try store.purchase(purchase.id)
    let added = content.payments.filter { $0.id == id }
    try session.list(added, as: session.settings.format) {
      try session.say(
        PaymentNoting.sentence(
          id, added.first?.amount, of: content.purchase.number, leaving: content.purchase.balance))
    }
  }

  static let paymentsOfPurchases = Subcommand(
    name: "payments", summary: "List payments, of a purchase or of all.",
    synopsis: "[ID] [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.purchaseIDs], minimum: 0)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try operands.first.map { try TaskIDs.one(of: $0, .purchase) }
    let payments = try store.payments(ofPurchase: id)
    try session.list(payments, as: session.format(of: arguments)) {
      guard !payments.isEmpty else { return try session.output.print("No payments.") }
      try Table(payments, showsPurchase: true, session.dates()).print(to: session.output)
    }
  }

  static let deletePurchasePayments = Subcommand.removal(
    "payments rm", of: .payment, summary: "Remove payments."
  ) {
    Message(count: $0, "remove \($0) payment", "remove \($0) payments")
  } telling: {
    Message(count: $0, "Removed \($0) payment.", "Removed \($0) payments.")
  } delete: {
    try $0.deletePurchasePayments($1)
  }

  static let owedToSellers = Subcommand(
    name: "owed", summary: "List what is owed to sellers, by currency.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let totals = try session.store().purchaseTotals()
    try session.list(totals, as: session.format(of: arguments)) {
      guard !totals.isEmpty else { return try session.output.print("Nothing is owed.") }
      try Table(
        columns: [
          .main("Currency", minimumWidth: nil), .number("Purchases"), .amount("Owed"),
          .amount("Overdue"), .amount("Credit"), .amount("Balance"),
        ],
        rows: totals.map { total in
          [
            Table.Cell(total.currency), Table.Cell(String(total.purchases)),
            Table.Cell(total.owed.shown),
            Table.Cell(
              total.overdue.isZero ? "" : total.overdue.shown, total.overdue.isZero ? .plain : .red),
            Table.Cell(total.credit.isZero ? "" : total.credit.shown),
            Table.Cell(total.balance.shown),
          ]
        }
      ).print(to: session.output)
    }
  }
}
