import Domain

/// The common types of a Cross Industry Invoice.
extension XMLWriter {
  /// Written when there is a date.
  mutating func time(_ name: StaticString, _ date: CalendarDate?) {
    element(name) { $0.dateString("udt:DateTimeString", date) }
  }

  /// Format 102 of UNTDID 2379 is yyyymmdd.
  mutating func dateString(_ name: StaticString, _ date: CalendarDate?) {
    guard let date else { return }
    let digits = String(date.packed)
    element(
      name, ["format": "102"],
      text: String(repeating: "0", count: max(0, 8 - digits.count)) + digits)
  }

  /// BG-14 and BG-26.
  mutating func billingPeriod(_ first: CalendarDate?, _ last: CalendarDate?) {
    element("ram:BillingSpecifiedPeriod") {
      $0.time("ram:StartDateTime", first)
      $0.time("ram:EndDateTime", last)
    }
  }

  mutating func chargeIndicator(_ isCharge: Bool) {
    element("ram:ChargeIndicator") {
      $0.element("udt:Indicator", text: isCharge ? "true" : "false")
    }
  }

  /// The category and the rate of a line, an allowance or a charge.
  mutating func tradeTax(
    _ name: StaticString, _ category: VATCategory, _ rate: Int64, _ terms: InvoiceTerms
  ) {
    element(name) {
      $0.element("ram:TypeCode", text: "VAT")
      $0.element("ram:CategoryCode", text: category.code)
      $0.element("ram:RateApplicablePercent", text: terms.rate(rate, of: category))
    }
  }

  mutating func identifier(_ name: StaticString, _ identifier: Party.Identifier) {
    element(name, ["schemeID": identifier.scheme], text: identifier.text)
  }
}
