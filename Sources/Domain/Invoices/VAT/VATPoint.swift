/// The event at which VAT becomes due (BT-8). The raw values are the words of `vat_point`.
package enum VATPoint: String, CaseIterable, Sendable {
  /// When it is invoiced, by the option that French sellers of services have ("TVA sur les débits").
  case debits
  case invoiceDate = "invoice_date"
  case delivery
  case payment

  /// Of UNTDID 2475, which CII has.
  package var timeCode: String {
    switch self {
    case .debits, .invoiceDate: "5"
    case .delivery: "29"
    case .payment: "72"
    }
  }

  /// Of UNTDID 2005, which UBL has.
  package var dateCode: String {
    switch self {
    case .debits, .invoiceDate: "3"
    case .delivery: "35"
    case .payment: "432"
    }
  }

  /// - Throws: `invalid` for another word.
  package static func word(_ text: String, field: String) throws -> String {
    let word = TextRule.trimmed(text).lowercased()
    guard VATPoint(rawValue: word) != nil else {
      throw Failure(
        .invalid,
        "“\(text.prefix(40))” does not say when VAT is due: debits, invoice_date, delivery and payment do.",
        field: field)
    }
    return word
  }
}

extension InvoiceDocument {
  /// Its own, else the seller's; nil when nobody says it. No invoice has a date beside it (BT-7), which would break
  /// BR-CO-3.
  package var vatPoint: VATPoint? {
    VATPoint(rawValue: invoice.vatPoint.isEmpty ? seller[.vatPoint] : invoice.vatPoint)
  }

  /// What French law wants a page to say of VAT on debits; else empty.
  package func vatPointMention(language: String) -> String {
    guard vatPoint == .debits else { return "" }
    return LegalTexts.text(
      .vatOnDebits, country: seller.country, language: language, on: invoice.issueDate)
  }
}
