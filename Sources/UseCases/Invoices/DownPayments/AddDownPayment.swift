package import Domain

/// Makes a draft of a down payment for an invoice, mostly for the draft of the final one.
package final class AddDownPayment: CreatingUseCase {
  /// It has a line for each category and rate of VAT, as a down payment of a quote has.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for a credit note, a down payment, a quote and an archived client; `invalid` for a
  ///   share or an amount that is none of it.
  package func run(_ size: DownPayment.Size, of id: Int64, at now: Instant) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      let whole = try store.invoices.existing(id, "invoice")
      guard whole.kind == .invoice || whole.kind == .corrected else {
        throw Failure(
          .conflict,
          "This is a down payment on an invoice, and not on a credit note, a quote or another down payment.",
          field: "id")
      }
      try store.clients.find(uid: whole.clientUID)?.refuseArchived(field: "id")
      var draft = whole.terms(uid: newUID(), kind: .downPayment, created: now)
      if BusinessProcess.isFinal(draft.businessProcess) { draft.businessProcess = "" }
      draft.clientUID = whole.clientUID
      draft.exchangeRate = whole.exchangeRate
      let (totals, deducted) = try totals(of: whole)
      let payment = try DownPayment(size, of: whole, totals, after: deducted)
      return try InsertDraft(store: store, newUID: newUID).run(
        draft, lines: payment.lines, adjustments: payment.allowances)
    }
  }

  /// What down payments it deducts already makes none of the next ones smaller.
  private func totals(
    of invoice: Invoice
  ) throws -> (totals: InvoiceTotals, deducted: Int64) {
    let document = try LoadInvoice(store).run(invoice)
    var totals = document.totals
    let currency = try Currency(invoice.currency)
    totals.breakdown = totals.whole
    totals.gross = try currency.sum(
      totals.whole.lazy.flatMap { [$0.taxable, $0.tax] }, field: "id")
    let deducted = document.deductions.items.reduce(Int128(0)) { $0 + Int128($1.gross) }
    return (totals, Int64(clamping: deducted))
  }
}
