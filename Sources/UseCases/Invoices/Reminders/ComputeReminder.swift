import Domain

/// The claim of a payment reminder on a day.
struct ComputeReminder {
  let store: any Store

  /// The data of the invoice that a reminder is for.
  struct Facts {
    let document: InvoiceDocument
    let dueDate: CalendarDate
    let others: [PaymentReminder]
    let debtor: PenaltyRate.Debtor
    let interest: LateInterest
  }

  /// - Throws: `conflict` for anything but an issued invoice with a due date.
  func facts(of invoice: Invoice, without uid: String) throws -> Facts {
    guard invoice.kind.isDebit, invoice.stage != .draft else {
      throw Failure(
        .conflict,
        invoice.stage == .draft
          ? "A draft is not reminded of: issue it first."
          : "\(invoice.number) is no invoice: the client owes nothing of it.",
        field: "invoice_id")
    }
    guard let dueDate = invoice.dueDate else {
      throw Failure(
        .conflict, "\(invoice.number) has no due date: it cannot be overdue.", field: "invoice_id")
    }
    let document = try LoadInvoice(store).run(invoice)
    let debtor = PenaltyRate.Debtor(document.buyerKind)
    return Facts(
      document: document, dueDate: dueDate,
      others: try store.paymentReminders.all(ofInvoice: invoice.uid).filter { $0.uid != uid },
      debtor: debtor,
      interest: LateInterest(
        due: invoice.due, dueDate: dueDate, settled: try settled(of: invoice),
        rates: try store.penaltyRates.all(for: debtor, currency: invoice.currency)))
  }

  private func settled(of invoice: Invoice) throws -> [(date: CalendarDate, amount: Int64)] {
    let paid = try store.payments.all(ofInvoice: invoice.uid).compactMap { payment in
      payment.date.map { (date: $0, amount: payment.amount) }
    }
    let credited = try store.invoices.creditNotes(for: invoice.uid)
      .filter { $0.stage != .draft }
      .compactMap { note in note.issueDate.map { (date: $0, amount: note.total) } }
    return paid + credited
  }

  /// Fills in the amounts of a reminder, of which the date and the fee are there.
  ///
  /// - Throws: `conflict` when nothing is owed, or it is not overdue on that day.
  func fill(
    _ reminder: inout PaymentReminder, _ facts: Facts, claimsInterest: Bool, claimsRecovery: Bool,
    today: CalendarDate
  ) throws {
    let invoice = facts.document.invoice
    guard let date = reminder.date, date > facts.dueDate else {
      throw Failure(
        .conflict,
        "\(invoice.number) is due on \(facts.dueDate.text): a reminder is of a later day.",
        field: "date")
    }
    guard date <= today else {
      throw Failure(
        .invalid, "A reminder is not of the future: today is \(today.text).", field: "date")
    }
    if let payBy = reminder.payBy, payBy < date {
      throw Failure(
        .invalid, "It asks for the money by \(date.text), its own date, or later.", field: "pay_by")
    }
    // What came in on the day itself counts, though its interest does not end before.
    let owed = date.adding(days: 1).map(facts.interest.owed) ?? 0
    let balance = invoice.balance(try store.invoices.settlement(of: invoice))
    guard owed > 0, balance > 0 else {
      throw Failure(
        .conflict, "Nothing is owed of \(invoice.number) any more.", field: "invoice_id")
    }
    try reminder.set(.owed, to: .integer(owed))
    let sent = facts.others.filter { $0.level < reminder.level && $0.sent != nil }
    try reminder.set(
      .earlier,
      to: .integer(
        Int64(clamping: sent.reduce(Int128(0)) { $0 + Int128($1.fee) + Int128($1.recovery) })))
    let isClaimed = facts.others.contains { $0.recovery > 0 }
    let recovery =
      claimsRecovery && !isClaimed
      ? RecoveryCompensation.amount(
        seller: facts.document.seller, debtor: facts.debtor, currency: invoice.currency) : 0
    try reminder.set(.recovery, to: .integer(recovery))
    let spans = claimsInterest ? facts.interest.spans(through: date) : []
    try reminder.set(.interestRows, to: .text(spans.text))
    try reminder.set(.interest, to: .integer(Int64(clamping: spans.interest)))
  }
}
