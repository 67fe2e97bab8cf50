import Domain

extension XMLWriter {
  /// BG-20 and BG-21.
  mutating func allowanceCharge(
    _ adjustment: InvoiceAdjustment, _ amount: Int64, _ terms: InvoiceTerms
  ) {
    element("cac:AllowanceCharge") {
      $0.element("cbc:ChargeIndicator", text: adjustment.isCharge ? "true" : "false")
      $0.element("cbc:AllowanceChargeReasonCode", text: adjustment.reasonCode)
      $0.element("cbc:AllowanceChargeReason", text: adjustment.reason)
      $0.element(
        "cbc:MultiplierFactorNumeric", text: adjustment.rate.map(terms.percent) ?? "")
      $0.amount("cbc:Amount", amount, terms)
      if adjustment.rate != nil { $0.amount("cbc:BaseAmount", terms.totals.lineTotal, terms) }
      $0.taxCategory("cac:TaxCategory", adjustment.vatCategory, adjustment.vatRate, terms)
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
            "cac:TaxCategory", row.category, row.rate, terms, exemptionCode: row.exemptionCode,
            exemptionReason: row.exemptionReason)
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
      $0.amount("cbc:PayableAmount", totals.due, terms)
    }
  }
}
