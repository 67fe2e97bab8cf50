import Domain

extension XMLWriter {
  /// BG-25.
  mutating func lineItem(
    _ item: (id: String, line: InvoiceLine, amounts: LineAmounts), _ terms: InvoiceTerms
  ) {
    let line = item.line
    element("ram:IncludedSupplyChainTradeLineItem") {
      $0.element("ram:AssociatedDocumentLineDocument") { $0.element("ram:LineID", text: item.id) }
      $0.element("ram:SpecifiedTradeProduct") {
        $0.element("ram:Name", text: line.name)
        $0.element("ram:Description", text: line.details)
      }
      $0.element("ram:SpecifiedLineTradeAgreement") {
        $0.element("ram:NetPriceProductTradePrice") {
          let price = terms.price(of: line, item.amounts)
          $0.element("ram:ChargeAmount", text: price.amount)
          $0.element("ram:BasisQuantity", ["unitCode": line.unit], text: price.quantity)
        }
      }
      $0.element("ram:SpecifiedLineTradeDelivery") {
        $0.element(
          "ram:BilledQuantity", ["unitCode": line.unit], text: terms.quantity(line.quantity))
      }
      $0.element("ram:SpecifiedLineTradeSettlement") {
        $0.tradeTax("ram:ApplicableTradeTax", line.vatCategory, line.vatRate, terms)
        $0.billingPeriod(line.firstDate, line.lastDate)
        $0.lineAllowance(of: line, item.amounts, terms)
        $0.element("ram:SpecifiedTradeSettlementLineMonetarySummation") {
          $0.element("ram:LineTotalAmount", text: terms.amount(item.amounts.net))
        }
      }
    }
  }

  /// BG-27.
  private mutating func lineAllowance(
    of line: InvoiceLine, _ amounts: LineAmounts, _ terms: InvoiceTerms
  ) {
    guard terms.hasDiscount(line) else { return }
    element("ram:SpecifiedTradeAllowanceCharge") {
      $0.chargeIndicator(false)
      if let rate = terms.discountRate(of: line, amounts) {
        $0.element("ram:CalculationPercent", text: terms.percent(rate))
        $0.element("ram:BasisAmount", text: terms.amount(amounts.base))
      }
      $0.element("ram:ActualAmount", text: terms.amount(amounts.discount))
      $0.element("ram:Reason", text: terms.reason(ofDiscountOf: line))
    }
  }
}
