package import Domain
import Localization

/// Records a payment received for an invoice, or a refund for a credit note.
package final class AddPayment: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for a draft, for an invoice that is void, and when nothing is
  ///   owed; `invalid` for a date before the issue date or after today, for more than is owed, and
  ///   for what else is wrong with the input. More may come than is owed where the input says so.
  package func run(_ input: PaymentInput, for invoiceID: Int64, at now: Instant) throws -> Int64 {
    try store.write(.addPayment, at: now) {
      let invoice = try store.invoices.existing(invoiceID, "invoice", field: "invoice_id")
      let settlement = try store.invoices.settlement(of: invoice)
      let owed = try owed(
        of: invoice, settlement, orMore: input.isOverpaid && input.amount != nil)
      var payment = Payment(
        uid: newUID(), invoiceUID: invoice.uid, amount: max(1, owed), created: now)
      payment.date = try date(input.date, of: invoice, at: now)
      try input.apply(to: &payment)
      let limit = PaymentLimit(
        number: invoice.number, currency: invoice.currency, owed: Int128(owed),
        paid: Int128(settlement.paid))
      try limit.check(payment.amount, isOverpaid: input.isOverpaid)
      return try store.payments.insert(payment)
    }
  }

  private func owed(
    of invoice: Invoice, _ settlement: InvoiceSettlement, orMore mayExceed: Bool
  ) throws -> Int64 {
    let balance = invoice.balance(settlement)
    if invoice.kind == .quote {
      throw Failure(
        .conflict, "\(invoice.number) is a quote: nothing is owed of it.", field: "invoice_id")
    }
    let why: Message? =
      switch invoice.stage {
      case .draft: "A draft is not paid: issue it first."
      case .void: "\(invoice.number) is void: nothing is owed of it."
      case .replaced:
        "A corrected invoice stands in the place of \(invoice.number): nothing is owed of it."
      case .issued:
        balance > 0 || mayExceed ? nil : "Nothing is owed of \(invoice.number) any more."
      }
    if let why { throw Failure(.conflict, why, field: "invoice_id") }
    return balance
  }

  private func date(
    _ given: CalendarDate?, of invoice: Invoice, at now: Instant
  ) throws -> CalendarDate {
    let today = store.zone.day(containing: now)
    let date = given ?? today
    // Clocks of another zone may have been ahead when it was issued.
    let first = invoice.issueDate ?? date
    guard given == nil || (first...max(first, today)).contains(date) else {
      throw Failure(
        .invalid,
        "A payment is of \(first.text), the issue date, or later, and not of the future: today "
          + "is \(today.text).",
        field: Payment.Property.date.rawValue)
    }
    return max(date, first)
  }
}
