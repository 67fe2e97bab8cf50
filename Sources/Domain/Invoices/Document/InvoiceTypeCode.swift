/// The type of a document in UNTDID 1001 (BT-3).
package enum InvoiceTypeCode {
  /// The classes of document types.
  package enum Document: CaseIterable, Sendable {
    case invoice, creditNote, downPayment, corrected
    /// The credit note of a down payment.
    case creditedDownPayment
  }

  /// The one table of codes; nil where a profile has none for such a document.
  ///
  /// XRechnung allows 326 and not 386 (BR-DE-17), and so does Peppol between two Germans (DE-R-017), where alone it has
  /// 384 as well (PEPPOL-EN16931-P0112). The credit note of a down payment has a code of its own in France (BR-FR-04).
  package static func code(
    of document: Document, seller: String, buyer: String, profile: InvoiceProfile
  ) -> String? {
    switch (document, profile) {
    case (.invoice, _): "380"
    case (.creditNote, _): "381"
    case (.downPayment, .xrechnung): "326"
    case (.downPayment, .peppol): seller == "DE" && buyer == "DE" ? "326" : "386"
    case (.downPayment, _): "386"
    case (.corrected, .peppol): seller == "DE" && buyer == "DE" ? "384" : nil
    case (.corrected, _): "384"
    case (.creditedDownPayment, .facturx): seller == "FR" ? "503" : "381"
    case (.creditedDownPayment, _): "381"
    }
  }
}

extension InvoiceDocument {
  private var typeOfDocument: InvoiceTypeCode.Document? {
    switch invoice.kind {
    case .invoice: .invoice
    case .downPayment: .downPayment
    case .corrected: .corrected
    case .creditNote: creditedKind == .downPayment ? .creditedDownPayment : .creditNote
    case .quote: nil
    }
  }

  /// BT-3; nil where the profile has no such document, and for a quote.
  package func typeCode(in profile: InvoiceProfile) -> String? {
    typeOfDocument.flatMap {
      // French territories overseas are France here.
      InvoiceTypeCode.code(
        of: $0, seller: seller.isFrench ? "FR" : seller.country, buyer: buyer.country,
        profile: profile)
    }
  }

  /// BG-3: number and day of each document that it follows. A corrected invoice names the one alone that it replaces.
  package var precedingDocuments: [(number: String, date: CalendarDate?)] {
    let own = [(number: invoice.precedingNumber, date: invoice.precedingDate)]
    let deducted = deductions.items.map {
      (number: $0.reference.precedingNumber, date: $0.reference.precedingDate)
    }
    return (own + (invoice.kind == .corrected ? [] : deducted)).filter { !$0.number.isEmpty }
  }
}

extension InvoiceCheck {
  mutating func typeCode(in profile: InvoiceProfile) {
    require(
      document.typeCode(in: profile) != nil, "PEPPOL-EN16931-P0112", .precedingNumber,
      "In Peppol there are corrected invoices between two German firms alone: credit the invoice, and issue a new one."
    )
  }
}
