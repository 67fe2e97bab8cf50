/// An invoice from a file, as the input of a draft.
package struct ImportedInvoice: Equatable, Sendable {
  /// With the number and the issue date of the file, and without client and language.
  package var invoice: Invoice
  package var seller: Party
  package var buyer: Party
  /// In the order of the file, as the adjustments are; of no invoice yet.
  package var lines: [InvoiceLine] = []
  package var adjustments: [InvoiceAdjustment] = []

  package init(invoice: Invoice, seller: Party, buyer: Party) {
    self.invoice = invoice
    self.seller = seller
    self.buyer = buyer
  }
}
