/// The set of rules that invoices comply with. The raw values are the words of `invoice_profile`.
package enum InvoiceProfile: String, CaseIterable, Sendable {
  /// Factur-X (ZUGFeRD) in the profile EN 16931: CII within a PDF file.
  case facturx
  /// XRechnung 3.0, as UBL.
  case xrechnung
  /// Peppol BIS Billing 3.0, as UBL.
  case peppol

  package var name: String {
    switch self {
    case .facturx: "Factur-X"
    case .xrechnung: "XRechnung 3.0"
    case .peppol: "Peppol BIS Billing 3.0"
    }
  }

  /// BT-24.
  package var guideline: String {
    let norm = "urn:cen.eu:en16931:2017"
    return switch self {
    case .facturx: norm
    case .xrechnung: "\(norm)#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0"
    case .peppol: "\(norm)#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0"
    }
  }

  /// BT-23, where it is the same for all invoices of a profile; nil: as the seller's country has it.
  package var businessProcess: String? {
    switch self {
    case .facturx: nil
    case .xrechnung, .peppol: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"
    }
  }
}

extension InvoiceDocument {
  /// The client's, else the seller's, else Factur-X. An issued invoice has both parties as they were, and so keeps it.
  package var profile: InvoiceProfile {
    // A page of the United States has no data at all.
    if seller.isAmerican { return .facturx }
    return [buyer, seller].lazy.compactMap { InvoiceProfile(rawValue: $0[.invoiceProfile]) }.first
      ?? .facturx
  }

  /// Whether there is a file of EN 16931 of it, once it is issued: a quote is no invoice, and an American one is a page.
  package var hasFile: Bool { invoice.kind != .quote && !seller.isAmerican }

  /// Whether that is a file of its own, which goes with the page and not within it.
  package var hasOwnFile: Bool { hasFile && profile != .facturx }
}
