package import Domain

/// Reads all that is printed or written of an invoice.
package final class LoadInvoice: UseCase {
  /// As it was issued; a draft with the seller and the client as they are now.
  ///
  /// - Throws: `notFound`, or `corrupt` for what another program damaged.
  package func run(_ id: Int64, field: String = "id") throws -> InvoiceDocument {
    try self.run(store.invoices.existing(id, "invoice", field: field))
  }

  func run(_ invoice: Invoice) throws -> InvoiceDocument {
    let parties = try parties(of: invoice)
    let lines = try store.invoiceLines.all(ofInvoice: invoice.uid)
    let adjustments = try store.invoiceAdjustments.all(ofInvoice: invoice.uid)
    return InvoiceDocument(
      invoice: invoice, seller: parties.seller, buyer: parties.buyer,
      logo: try store.logo(parties.logoUID), lines: lines, adjustments: adjustments,
      totals: try InvoiceTotals(
        of: invoice, lines: lines, adjustments: adjustments, seller: parties.seller))
  }

  private func parties(
    of invoice: Invoice
  ) throws -> (seller: Party, buyer: Party, logoUID: String?) {
    guard invoice.stage == .draft else {
      let copies = try store.invoiceParties.all(ofInvoice: invoice.uid)
      guard let seller = copies.first(where: { $0.role == .seller }),
        let buyer = copies.first(where: { $0.role == .buyer })
      else {
        throw Failure(
          .corrupt,
          "The store is damaged: it has no longer with whom \(invoice.number) was issued.")
      }
      return (seller.party, buyer.party, seller.logoUID)
    }
    let client = try store.clients.find(uid: invoice.clientUID)
    return (try store.settings.seller(), client?.party ?? Party(), try store.settings.sellerLogo())
  }
}
