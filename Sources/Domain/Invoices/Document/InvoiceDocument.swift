/// The complete content of one invoice, for printing and for electronic files.
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
  /// The down payments that it deducts.
  package var deductions: InvoiceDeductions
  /// Of a credit note, what it credits.
  package var creditedKind: Invoice.Kind?

  /// Whether it is a down payment, or a credit note of one.
  package var isOfDownPayment: Bool {
    invoice.kind == .downPayment || creditedKind == .downPayment
  }

  /// Without those that deduct down payments, which come last.
  package var ownLines: ArraySlice<InvoiceLine> { lines.dropLast(deductions.lines.count) }

  package init(
    invoice: Invoice, seller: Party, buyer: Party, buyerKind: ClientKind = .business,
    logo: [UInt8]?, lines: [InvoiceLine], adjustments: [InvoiceAdjustment], totals: InvoiceTotals,
    deductions: InvoiceDeductions = InvoiceDeductions(), creditedKind: Invoice.Kind? = nil
  ) {
    self.invoice = invoice
    self.seller = seller
    self.buyer = buyer
    self.buyerKind = buyerKind
    self.logo = logo
    self.lines = lines
    self.adjustments = adjustments
    self.totals = totals
    self.deductions = deductions
    self.creditedKind = creditedKind
  }
}
