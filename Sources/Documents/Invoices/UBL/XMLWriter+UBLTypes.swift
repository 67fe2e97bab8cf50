import Domain

/// The common types of a UBL file.
extension XMLWriter {
  /// yyyy-mm-dd; written when there is a date.
  mutating func date(_ name: StaticString, _ date: CalendarDate?) {
    guard let date else { return }
    element(name, text: date.text)
  }

  /// BG-14 with BT-8, and BG-26.
  mutating func invoicePeriod(
    _ first: CalendarDate?, _ last: CalendarDate?, _ vatPoint: VATPoint? = nil
  ) {
    element("cac:InvoicePeriod") {
      $0.date("cbc:StartDate", first)
      $0.date("cbc:EndDate", last)
      $0.element("cbc:DescriptionCode", text: vatPoint?.dateCode ?? "")
    }
  }

  mutating func amount(_ name: StaticString, _ minorUnits: Int64, _ terms: InvoiceTerms) {
    element(name, ["currencyID": terms.currency.code], text: terms.amount(minorUnits))
  }

  /// A category of VAT with its rate and, in the breakdown, its reasons.
  mutating func taxCategory(
    _ name: StaticString, _ category: VATCategory, rate: String,
    exemptionCode: String = "", exemptionReason: String = ""
  ) {
    element(name) {
      $0.element("cbc:ID", text: category.code)
      $0.element("cbc:Percent", text: rate)
      $0.element("cbc:TaxExemptionReasonCode", text: exemptionCode)
      $0.element("cbc:TaxExemptionReason", text: exemptionReason)
      $0.taxScheme("VAT")
    }
  }

  mutating func taxScheme(_ scheme: String) {
    element("cac:TaxScheme") { $0.element("cbc:ID", text: scheme) }
  }

  mutating func country(_ code: String) {
    element("cac:Country") { $0.element("cbc:IdentificationCode", text: code) }
  }
}
