package import Domain

/// Turns an accepted quote into a draft of an invoice: once as a whole, before that into as many down payments as
/// it has room for.
package final class InvoiceQuote: CreatingUseCase {
  /// The draft of the whole has all items, allowances, charges, terms and tasks of the quote.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for anything but a quote, for one that was not accepted or that was invoiced
  ///   already, for one with a draft of a down payment, and for an archived client.
  package func run(_ id: Int64, at now: Instant) throws -> Int64 {
    try store.write(.invoiceQuote, at: now) {
      let quote = try store.acceptedQuote(id)
      var draft = try store.draft(.invoice, of: quote, uid: newUID(), at: now)
      draft.deliveryDate = quote.deliveryDate
      draft.firstDate = quote.firstDate
      draft.lastDate = quote.lastDate
      let references = try DownPaymentDeduction(store: store).references(to: quote)
      let lines = try store.invoiceLines.all(ofInvoice: quote.uid)
      let id = try InsertDraft(store: store, newUID: newUID).run(
        draft, lines: lines, adjustments: store.invoiceAdjustments.all(ofInvoice: quote.uid),
        references: references)
      try copyTasks(of: lines, to: draft)
      return id
    }
  }

  /// A draft of a down payment of so much.
  ///
  /// - Returns: its id.
  /// - Throws: as for the whole; `invalid` for an invalid part; `conflict` for more than is not invoiced yet.
  package func run(_ id: Int64, _ size: DownPayment.Size, at now: Instant) throws -> Int64 {
    try store.write(.invoiceQuote, at: now) {
      let quote = try store.acceptedQuote(id)
      let totals = try LoadInvoice(store).run(quote).totals
      let before = try store.invoices.downPayments(of: quote)
      let earlier = Int64(clamping: QuoteUse.total(of: before))
      let payment = try DownPayment(size, of: quote, totals, after: earlier)
      let draft = try store.draft(.downPayment, of: quote, uid: newUID(), at: now)
      let id = try InsertDraft(store: store, newUID: newUID).run(
        draft, lines: payment.lines, adjustments: payment.allowances)
      let gross = try store.invoices.existing(id, "invoice").total
      try QuoteUse.refuse(gross, of: quote, beside: before)
      return id
    }
  }

  /// What the lines of the quote are for, the lines of the draft are for, which are in the same order.
  private func copyTasks(of lines: [InvoiceLine], to draft: Invoice) throws {
    let link = LinkTasks(store: store, newUID: newUID)
    for (old, new) in zip(lines, try store.invoiceLines.all(ofInvoice: draft.uid)) {
      let tasks = try store.billedItems.all(ofLine: old.uid).filter { $0.kind == .task }
      if !tasks.isEmpty { _ = try link.link(tasks.map(\.itemUID), to: new) }
    }
  }
}
