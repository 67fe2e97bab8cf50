package import Domain

/// Makes a new draft with the lines of an invoice, issued or not.
package final class CopyInvoice: CreatingUseCase {
  /// It has the client, the terms, the lines and the adjustments; it has no dates and no number,
  /// nothing was paid before, and it is for no tasks and no focus time.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound`, or `conflict` when the client is archived.
  package func run(_ id: Int64, at now: Instant) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      let original = try store.invoices.existing(id, "invoice")
      let client = try store.clients.find(uid: original.clientUID)
      try client?.refuseArchived(field: "id")
      var copy = original.terms(uid: newUID(), kind: original.kind.ofCopy, created: now)
      copy.series = original.series
      copy.clientUID = client?.uid ?? ""
      copy.takeDelivery(of: original)
      var lines = try store.invoiceLines.all(ofInvoice: original.uid)
      for index in lines.indices {
        lines[index].firstDate = nil
        lines[index].lastDate = nil
      }
      return try InsertDraft(store: store, newUID: newUID).run(
        copy, lines: lines,
        adjustments: store.invoiceAdjustments.all(ofInvoice: original.uid))
    }
  }
}

extension Invoice.Kind {
  /// What a copy is: what is copied of a corrected invoice replaces nothing.
  fileprivate var ofCopy: Invoice.Kind { self == .corrected ? .invoice : self }
}

extension Invoice {
  /// A new one with the same terms, without dates, numbers, payments and a client.
  func terms(uid: String, kind: Kind, created: Instant) -> Invoice {
    var invoice = Invoice(uid: uid, kind: kind, created: created)
    invoice.paymentDays = paymentDays
    invoice.currency = currency
    invoice.language = language
    invoice.businessProcess = BusinessProcess.isPaid(businessProcess) ? "" : businessProcess
    invoice.buyerReference = buyerReference
    invoice.orderReference = orderReference
    invoice.contractReference = contractReference
    invoice.paymentTerms = paymentTerms
    invoice.latePenalty = latePenalty
    invoice.recoveryFee = recoveryFee
    invoice.earlyDiscount = earlyDiscount
    invoice.notes = notes
    invoice.vatPoint = vatPoint
    invoice.hasGrossPrices = hasGrossPrices
    return invoice
  }

  /// Where what is sold goes to.
  mutating func takeDelivery(of other: Invoice) {
    deliveryName = other.deliveryName
    deliveryStreet = other.deliveryStreet
    deliveryStreet2 = other.deliveryStreet2
    deliveryPostalCode = other.deliveryPostalCode
    deliveryCity = other.deliveryCity
    deliveryRegion = other.deliveryRegion
    deliveryCountry = other.deliveryCountry
  }
}
