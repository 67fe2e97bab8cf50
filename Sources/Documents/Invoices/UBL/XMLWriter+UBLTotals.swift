import Domain

extension XMLWriter {
  /// BG-20 and BG-21.
  mutating func allowanceCharge(
    _ adjustment: InvoiceAdjustment, _ amount: Int64, _ terms: InvoiceTerms
  ) {
    let rate = terms.rate(of: adjustment, amount)
    element("cac:AllowanceCharge") {
      $0.element("cbc:ChargeIndicator", text: adjustment.isCharge ? "true" : "false")
      $0.element("cbc:AllowanceChargeReasonCode", text: adjustment.reasonCode)
      $0.element("cbc:AllowanceChargeReason", text: adjustment.reason)
      $0.element(
        "cbc:MultiplierFactorNumeric", text: rate.map(terms.percent) ?? "")
      $0.amount("cbc:Amount", amount, terms)
      if rate != nil { $0.amount("cbc:BaseAmount", terms.totals.itemTotal, terms) }
      $0.taxCategory(
        "cac:TaxCategory", adjustment.vatCategory,
        rate: terms.rate(adjustment.vatRate, of: adjustment.vatCategory))
    }
  }

  /// BT-110 with BG-23, and BT-111.
  mutating func taxTotals(_ terms: InvoiceTerms) {
    element("cac:TaxTotal") { total in
      total.amount("cbc:TaxAmount", terms.totals.vat, terms)
      for row in terms.totals.breakdown {
        total.element("cac:TaxSubtotal") {
          $0.amount("cbc:TaxableAmount", row.taxable, terms)
          $0.amount("cbc:TaxAmount", row.tax, terms)
          $0.taxCategory(
            "cac:TaxCategory", row.category, rate: terms.rate(of: row),
            exemptionCode: row.exemptionCode, exemptionReason: row.exemptionReason)
        }
      }
    }
    element("cac:TaxTotal") {
      $0.element(
        "cbc:TaxAmount", ["currencyID": InvoiceTerms.accountingCurrency.code],
        text: terms.vatInEuro ?? "")
    }
  }

  /// BG-22.
  mutating func monetaryTotal(_ terms: InvoiceTerms) {
    let totals = terms.totals
    element("cac:LegalMonetaryTotal") {
      $0.amount("cbc:LineExtensionAmount", totals.lineTotal, terms)
      $0.amount("cbc:TaxExclusiveAmount", totals.net, terms)
      $0.amount("cbc:TaxInclusiveAmount", totals.gross, terms)
      $0.amount("cbc:AllowanceTotalAmount", totals.allowanceTotal, terms)
      $0.amount("cbc:ChargeTotalAmount", totals.chargeTotal, terms)
      $0.amount("cbc:PrepaidAmount", totals.prepaid, terms)
      $0.element(
        "cbc:PayableRoundingAmount", ["currencyID": terms.currency.code], text: terms.rounding)
      $0.amount("cbc:PayableAmount", totals.due, terms)
    }
  }
}
