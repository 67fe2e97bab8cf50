import TaskcoreSwift

/// The invoice profile, as typed and displayed.
enum InvoiceProfile: String, CaseIterable {
  case facturx, xrechnung, peppol

  static let words = allCases.map(\.rawValue)
  /// When VAT is due (BT-8).
  static let vatPoints = ["debits", "invoice_date", "delivery", "payment"]

  var name: String {
    switch self {
    case .facturx: "Factur-X (EN 16931)"
    case .xrechnung: "XRechnung 3.0"
    case .peppol: "Peppol BIS Billing 3.0"
    }
  }

  private var format: InvoiceXML {
    switch self {
    case .facturx: .cii
    case .xrechnung: .xrechnung
    case .peppol: .peppol
    }
  }

  /// Of one of the words, or of `ubl`.
  static func format(of word: Word) -> InvoiceXML {
    InvoiceProfile(rawValue: word.text)?.format ?? .ubl
  }
}

extension InvoiceContent {
  /// Nil for anything but a file, and for one that a newer library has.
  var profile: InvoiceProfile? { InvoiceProfile(rawValue: invoiceProfile) }

  /// Where it was delivered, as a page shows it.
  var deliveryPlace: String {
    let town = [deliveryPostalCode, deliveryCity].filter { !$0.isEmpty }.joined(separator: " ")
    return [
      deliveryName, deliveryStreet, deliveryStreet2, town, deliveryRegion, deliveryCountry,
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
