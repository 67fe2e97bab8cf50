import TaskcoreSwift

extension Command {
  private typealias PaymentTokens = [Token<InCurrency<NewPayment>>]
  private static let paymentTokens = Operands.Kind.tokens(PaymentTokens.payment.map(\.form))

  private static let overpaid = Option(name: "overpaid", summary: "it may be more than is owed")

  static let payPurchase = Subcommand(
    name: "pay", summary: "Note what was paid.",
    synopsis: "ID [AMOUNT] [TOKEN]... [--overpaid]", options: [overpaid],
    operands: Operands([.purchaseIDs, paymentTokens, paymentTokens], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let purchase = try store.purchase(TaskIDs.one(of: operands[0], .purchase)).purchase
    var payment = InCurrency(changes: NewPayment(), currency: purchase.currency)
    var words = operands.dropFirst()
    if let word = words.first, try PaymentTokens.payment.match(word) == nil {
      payment.changes.amount = try Amount(written: word.bytes, purchase.currency).minor
      words.removeFirst()
    }
    try PaymentTokens.payment.read(words, into: &payment, in: store)
    if arguments.has(overpaid) { payment.changes.isOverpaid = true }
    let id = try store.addPayment(payment.changes, ofPurchase: purchase.id)
    let content = try store.purchase(purchase.id)
    let added = content.payments.filter { $0.id == id }
    try session.list(added, as: session.settings.format) {
      let rest = content.purchase.balance
      let (amount, number) = (added.first?.amount.shown ?? "", purchase.number)
      try session.say(
        rest.isZero
          ? "Noted payment \(id) of \(amount) for \(number): nothing is owed any more."
          : rest.minor < 0
            ? "Noted payment \(id) of \(amount) for \(number): \(Amount(-rest.minor, rest.currency).shown) is too much."
            : "Noted payment \(id) of \(amount) for \(number): \(rest.shown) is still owed.")
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
