package import Domain

/// Makes a draft of a corrected invoice, which replaces an issued one completely once it is issued itself.
package final class CorrectInvoice: CreatingUseCase {
  /// It has all lines, adjustments, dates and deductions of the invoice. When it is issued, the payments go over to it, and
  /// the one that it replaces owes nothing.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for a draft, a credit note, a down payment, and an invoice that is void, replaced or
  ///   credited in part.
  package func run(_ id: Int64, at now: Instant) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      let invoice = try store.invoices.existing(id, "invoice")
      if let refusal = try store.invoices.refusalOfCorrection(invoice) {
        throw Failure(.conflict, refusal, field: "id")
      }
      var corrected = invoice.terms(uid: newUID(), kind: .corrected, created: now)
      corrected.clientUID = invoice.clientUID
      corrected.businessProcess = invoice.businessProcess
      corrected.exchangeRate = invoice.exchangeRate
      corrected.deliveryDate = invoice.deliveryDate
      corrected.firstDate = invoice.firstDate
      corrected.lastDate = invoice.lastDate
      corrected.takeDelivery(of: invoice)
      corrected.prepaid = invoice.prepaid
      corrected.precedingUID = invoice.uid
      corrected.precedingNumber = invoice.number
      corrected.precedingDate = invoice.issueDate
      return try InsertDraft(store: store, newUID: newUID).run(
        corrected, lines: store.invoiceLines.all(ofInvoice: invoice.uid),
        adjustments: store.invoiceAdjustments.all(ofInvoice: invoice.uid),
        references: store.invoiceReferences.all(ofInvoice: invoice.uid))
    }
  }
}
