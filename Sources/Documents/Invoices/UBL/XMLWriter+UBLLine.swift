import Domain

extension XMLWriter {
  /// BG-25.
  mutating func documentLine(
    _ item: (id: String, line: InvoiceLine, amounts: LineAmounts), _ terms: InvoiceTerms
  ) {
    let line = item.line
    let (name, quantity): (StaticString, StaticString) =
      terms.isCreditNote
      ? ("cac:CreditNoteLine", "cbc:CreditedQuantity")
      : ("cac:InvoiceLine", "cbc:InvoicedQuantity")
    element(name) {
      $0.element("cbc:ID", text: item.id)
      $0.element(quantity, ["unitCode": line.unit], text: terms.quantity(line.quantity))
      $0.amount("cbc:LineExtensionAmount", item.amounts.net, terms)
      $0.invoicePeriod(line.firstDate, line.lastDate)
      $0.lineAllowanceCharge(of: line, item.amounts, terms)
      $0.element("cac:Item") {
        $0.element("cbc:Description", text: line.details)
        $0.element("cbc:Name", text: line.name)
        $0.taxCategory(
          "cac:ClassifiedTaxCategory", line.vatCategory,
          rate: terms.rate(line.vatRate, of: line.vatCategory))
      }
      $0.element("cac:Price") {
        let price = terms.price(of: line, item.amounts)
        $0.element(
          "cbc:PriceAmount", ["currencyID": terms.currency.code], text: price.amount)
        $0.element("cbc:BaseQuantity", ["unitCode": line.unit], text: price.quantity)
      }
    }
  }

  /// BG-27.
  private mutating func lineAllowanceCharge(
    of line: InvoiceLine, _ amounts: LineAmounts, _ terms: InvoiceTerms
  ) {
    guard terms.hasDiscount(line) else { return }
    let rate = terms.discountRate(of: line, amounts)
    element("cac:AllowanceCharge") {
      $0.element("cbc:ChargeIndicator", text: "false")
      $0.element("cbc:AllowanceChargeReason", text: terms.reason(ofDiscountOf: line))
      $0.element(
        "cbc:MultiplierFactorNumeric", text: rate.map(terms.percent) ?? "")
      $0.amount("cbc:Amount", amounts.discount, terms)
      if rate != nil { $0.amount("cbc:BaseAmount", amounts.base, terms) }
    }
  }
}
