/// All that is printed or written of one invoice.
package struct InvoiceDocument: Equatable, Sendable {
  package var invoice: Invoice
  package var seller: Party
  package var buyer: Party
  package var buyerKind: ClientKind
  /// The bytes of a PNG or JPEG file.
  package var logo: [UInt8]?
  /// In the order of their positions, as the adjustments are.
  package var lines: [InvoiceLine]
  package var adjustments: [InvoiceAdjustment]
  package var totals: InvoiceTotals

  package init(
    invoice: Invoice, seller: Party, buyer: Party, buyerKind: ClientKind = .business,
    logo: [UInt8]?, lines: [InvoiceLine], adjustments: [InvoiceAdjustment], totals: InvoiceTotals
  ) {
    self.invoice = invoice
    self.seller = seller
    self.buyer = buyer
    self.buyerKind = buyerKind
    self.logo = logo
    self.lines = lines
    self.adjustments = adjustments
    self.totals = totals
  }
}
