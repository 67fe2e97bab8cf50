package import Domain

/// Reads the complete content of an invoice, for printing and for electronic files.
package final class LoadInvoice: UseCase {
  /// As it was issued; a draft with the seller and the client as they are now, and with the texts that the law asks for.
  ///
  /// - Throws: `notFound`, or `corrupt` for what another program damaged.
  package func run(_ id: Int64, field: String = "id") throws -> InvoiceDocument {
    try self.run(store.invoices.existing(id, "invoice", field: field))
  }

  func run(_ invoice: Invoice) throws -> InvoiceDocument {
    let parties = try parties(of: invoice)
    var document = InvoiceDocument(
      invoice: invoice, seller: parties.seller, buyer: parties.buyer,
      buyerKind: parties.buyerKind, logo: try store.logo(parties.logoUID),
      lines: try store.invoiceLines.all(ofInvoice: invoice.uid),
      adjustments: try store.invoiceAdjustments.all(ofInvoice: invoice.uid),
      totals: InvoiceTotals())
    if invoice.stage == .draft {
      document.fillLegalTexts(on: invoice.issueDate ?? store.zone.day(containing: invoice.modified))
    }
    document.creditedKind = try store.invoices.credited(by: invoice)?.kind
    document.deductions = try DeductionReading(store.invoiceReferences, store.invoices)
      .deductions(of: invoice) { (parties.seller, parties.buyer, parties.buyerKind) }
    document.totals = try InvoiceTotals(
      of: invoice, lines: document.lines, adjustments: document.adjustments,
      seller: parties.seller, crediting: store.invoices.rest(for: invoice),
      deducting: document.deductions)
    document.lines += document.deductions.lines
    return document
  }

  private struct Parties {
    let seller: Party
    let buyer: Party
    let buyerKind: ClientKind
    let logoUID: String?
  }

  private func parties(of invoice: Invoice) throws -> Parties {
    guard invoice.stage == .draft else {
      let copies = try store.invoiceParties.all(ofInvoice: invoice.uid)
      guard let seller = copies.first(where: { $0.role == .seller }),
        let buyer = copies.first(where: { $0.role == .buyer })
      else {
        throw Failure(
          .corrupt,
          "The store is damaged: it has no longer with whom \(invoice.number) was issued.")
      }
      return Parties(
        seller: seller.party, buyer: buyer.party, buyerKind: buyer.kind, logoUID: seller.logoUID)
    }
    let client = try store.clients.find(uid: invoice.clientUID)
    return Parties(
      seller: try store.settings.seller(), buyer: client?.party ?? Party(),
      buyerKind: client?.kind ?? .business, logoUID: try store.settings.sellerLogo())
  }
}
