/// Reads the deductions of an invoice from a store.
package struct DeductionReading {
  private let references: any InvoiceReferenceRepository
  private let invoices: any InvoiceRepository

  package init(_ references: any InvoiceReferenceRepository, _ invoices: any InvoiceRepository) {
    self.references = references
    self.invoices = invoices
  }

  /// Of an issued invoice what was deducted then; of a draft what credit notes have left of the down payments now, in the
  /// form that suits its parties, which are asked for where there are some.
  ///
  /// - Throws: `invalid` for amounts over their limit.
  package func deductions(
    of invoice: Invoice,
    between parties: () throws -> (seller: Party, buyer: Party, kind: ClientKind)
  ) throws -> InvoiceDeductions {
    let references = try references.all(ofInvoice: invoice.uid)
    guard !references.isEmpty else { return InvoiceDeductions() }
    let isPrepaid: Bool
    if invoice.stage == .draft {
      let (seller, buyer, kind) = try parties()
      isPrepaid = InvoiceDocument.isBetweenFrenchBusinesses(seller, buyer, kind)
    } else {
      isPrepaid = references.contains(where: \.isPrepaid)
    }
    return try InvoiceDeductions(
      references.map { try item($0, ofDraft: invoice.stage == .draft) }, isPrepaid: isPrepaid,
      isGross: invoice.hasGrossPrices,
      currency: Currency(invoice.currency), language: invoice.language)
  }

  private func item(
    _ reference: InvoiceReference, ofDraft isDraft: Bool
  ) throws -> InvoiceDeductions.Item {
    guard isDraft else {
      return InvoiceDeductions.Item(
        reference: reference, rows: try [VATBreakdown](text: reference.vatBreakdown))
    }
    let found = try invoices.find(uid: reference.precedingUID)
    guard let downPayment = found, downPayment.stage == .issued else {
      return InvoiceDeductions.Item(reference: reference, rows: [])
    }
    return InvoiceDeductions.Item(
      reference: reference, rows: try invoices.rest(of: downPayment).breakdown)
  }
}

extension DeductionReading {
  /// With the seller and the client as they are now, for a draft.
  package func deductions(
    of invoice: Invoice, _ clients: any ClientRepository, _ settings: any RecordRepository<Setting>
  ) throws -> InvoiceDeductions {
    try deductions(of: invoice) {
      let client = try clients.find(uid: invoice.clientUID)
      return (try settings.seller(), client?.party ?? Party(), client?.kind ?? .business)
    }
  }
}
