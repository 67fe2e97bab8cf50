package import Domain

/// Reads the next draft of a recurring invoice, as it would be made today.
package final class LoadRecurringInvoice: UseCase {
  /// - Throws: `notFound`, or `invalid` for what an invoice cannot be.
  package func run(_ id: Int64, at now: Instant) throws -> InvoiceDocument {
    try self.run(store.recurringInvoices.existing(id, "recurring invoice"), at: now)
  }

  package func run(_ recurring: RecurringInvoice, at now: Instant) throws -> InvoiceDocument {
    let zone = (try? store.zone(named: recurring.zoneName)) ?? store.zone
    let date = recurring.nextDate ?? zone.day(containing: now)
    let content = try RecurringContent(text: recurring.content)
    let draft = try content.draft(of: recurring, on: date, in: zone, at: now)
    let client = try store.clients.find(uid: recurring.clientUID)
    let seller = try store.settings.seller()
    var document = InvoiceDocument(
      invoice: draft.invoice, seller: seller, buyer: client?.party ?? Party(),
      buyerKind: client?.kind ?? .business, logo: nil, lines: draft.lines,
      adjustments: draft.adjustments, totals: InvoiceTotals())
    document.fillLegalTexts(on: date)
    document.totals = try InvoiceTotals(
      of: document.invoice, lines: document.lines, adjustments: document.adjustments,
      seller: seller)
    return document
  }
}
