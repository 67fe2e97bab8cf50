import TaskcoreSwift

extension Command {
  static let downPaymentOfInvoice = Subcommand(
    name: "down-payment", summary: "Make a draft of a down payment on a draft, by share or amount.",
    synopsis: "INVOICE PERCENT|AMOUNT",
    operands: Operands([.invoice(isDraft: true), .text], minimum: 2)
  ) { operands, _, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    let bytes = operands[1].bytes
    let part: ShareOrAmount =
      bytes.last == UInt8(ascii: "%")
      ? .share(try DecimalText.basisPoints(of: bytes))
      : .amount(try Amount(written: bytes, invoice.currency).minor)
    try session.report(store.addDownPayment(part, of: invoice.id)) { "Added \($0)" }
  }

  static let deductDownPayments = Subcommand(
    name: "deduct", summary: "Deduct issued down payments from a draft.",
    synopsis: "DRAFT NUMBER...",
    operands: Operands(
      [.invoice(isDraft: true), .invoice(isDraft: false)], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let draft = try store.invoiceID(named: operands[0])
    let ids = try operands.dropFirst().map { try store.invoiceID(named: $0) }
    try store.deductDownPayments(ids, from: draft)
    try session.reportDeductions(of: draft)
  }

  static let undeductDownPayments = Subcommand(
    name: "deduct rm", summary: "Deduct down payments no longer.", synopsis: "DRAFT NUMBER...",
    operands: Operands(
      [.invoice(isDraft: true), .invoice(isDraft: false)], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let draft = try store.invoiceID(named: operands[0])
    let ids = try operands.dropFirst().map { try store.invoiceID(named: $0) }
    try store.undeductDownPayments(ids, from: draft)
    try session.reportDeductions(of: draft)
  }

  static let correctInvoice = Subcommand(
    name: "correct", summary: "Make a draft of a corrected invoice, which replaces one wholly.",
    synopsis: "INVOICE",
    operands: Operands([.invoice(isDraft: false)], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    try session.report(store.correctInvoice(store.invoiceID(named: operands[0]))) { "Added \($0)" }
  }
}

extension Session {
  fileprivate func reportDeductions(of draft: Int64) throws {
    let content = try store().invoice(draft)
    try list([content.invoice], as: settings.format) {
      let (what, due) = (content.invoice.words, content.invoice.due.shown)
      try say(
        content.deductions.isEmpty
          ? "No down payments are deducted from \(what): \(due) to pay."
          : "Of down payments, \(content.deducted.shown) is deducted from \(what): \(due) to pay.")
    }
  }
}
