import Domain

extension XMLWriter {
  /// BT-5, BT-6, BT-83 and all that follows from the amounts.
  mutating func headerTradeSettlement(_ terms: InvoiceTerms) {
    let payment = PaymentInstructions(terms)
    element("ram:ApplicableHeaderTradeSettlement") { settlement in
      settlement.element("ram:PaymentReference", text: payment.reference)
      if terms.vatInEuro != nil {
        settlement.element("ram:TaxCurrencyCode", text: InvoiceTerms.accountingCurrency.code)
      }
      settlement.element("ram:InvoiceCurrencyCode", text: terms.currency.code)
      settlement.paymentMeans(payment)
      for row in terms.totals.breakdown { settlement.tradeTaxRow(row, terms) }
      settlement.billingPeriod(terms.invoice.firstDate, terms.invoice.lastDate)
      for (adjustment, amount) in terms.adjustments {
        settlement.tradeAllowanceCharge(adjustment, amount, terms)
      }
      settlement.element("ram:SpecifiedTradePaymentTerms") {
        $0.element("ram:Description", text: terms.invoice.paymentTerms)
        $0.time("ram:DueDateDateTime", terms.invoice.dueDate)
      }
      settlement.monetarySummation(terms)
      settlement.precedingInvoices(terms)
    }
  }

  /// BG-16 and BG-17.
  private mutating func paymentMeans(_ payment: PaymentInstructions) {
    element("ram:SpecifiedTradeSettlementPaymentMeans") {
      $0.element("ram:TypeCode", text: payment.means.rawValue)
      $0.element("ram:PayeePartyCreditorFinancialAccount") {
        $0.element("ram:IBANID", text: payment.iban)
        $0.element("ram:AccountName", text: payment.accountName)
      }
      $0.element("ram:PayeeSpecifiedCreditorFinancialInstitution") {
        $0.element("ram:BICID", text: payment.bic)
      }
    }
  }

  /// BG-23.
  private mutating func tradeTaxRow(_ row: VATBreakdown, _ terms: InvoiceTerms) {
    element("ram:ApplicableTradeTax") {
      $0.element("ram:CalculatedAmount", text: terms.amount(row.tax))
      $0.element("ram:TypeCode", text: "VAT")
      $0.element("ram:ExemptionReason", text: row.exemptionReason)
      $0.element("ram:BasisAmount", text: terms.amount(row.taxable))
      $0.element("ram:CategoryCode", text: row.category.code)
      $0.element("ram:ExemptionReasonCode", text: row.exemptionCode)
      $0.element("ram:DueDateTypeCode", text: terms.document.vatPoint?.timeCode ?? "")
      $0.element("ram:RateApplicablePercent", text: terms.rate(row.rate, of: row.category))
    }
  }

  /// BG-20 and BG-21.
  private mutating func tradeAllowanceCharge(
    _ adjustment: InvoiceAdjustment, _ amount: Int64, _ terms: InvoiceTerms
  ) {
    element("ram:SpecifiedTradeAllowanceCharge") {
      $0.chargeIndicator(adjustment.isCharge)
      if let rate = terms.rate(of: adjustment, amount) {
        $0.element("ram:CalculationPercent", text: terms.percent(rate))
        $0.element("ram:BasisAmount", text: terms.amount(terms.totals.itemTotal))
      }
      $0.element("ram:ActualAmount", text: terms.amount(amount))
      $0.element("ram:ReasonCode", text: adjustment.reasonCode)
      $0.element("ram:Reason", text: adjustment.reason)
      $0.tradeTax("ram:CategoryTradeTax", adjustment.vatCategory, adjustment.vatRate, terms)
    }
  }

  /// BG-22.
  private mutating func monetarySummation(_ terms: InvoiceTerms) {
    let totals = terms.totals
    element("ram:SpecifiedTradeSettlementHeaderMonetarySummation") {
      $0.element("ram:LineTotalAmount", text: terms.amount(totals.lineTotal))
      $0.element("ram:ChargeTotalAmount", text: terms.amount(totals.chargeTotal))
      $0.element("ram:AllowanceTotalAmount", text: terms.amount(totals.allowanceTotal))
      $0.element("ram:TaxBasisTotalAmount", text: terms.amount(totals.net))
      $0.element(
        "ram:TaxTotalAmount", ["currencyID": terms.currency.code], text: terms.amount(totals.vat))
      $0.element(
        "ram:TaxTotalAmount", ["currencyID": InvoiceTerms.accountingCurrency.code],
        text: terms.vatInEuro ?? "")
      $0.element("ram:RoundingAmount", text: terms.rounding)
      $0.element("ram:GrandTotalAmount", text: terms.amount(totals.gross))
      $0.element("ram:TotalPrepaidAmount", text: terms.amount(totals.prepaid))
      $0.element("ram:DuePayableAmount", text: terms.amount(totals.due))
    }
  }

  /// BG-3.
  private mutating func precedingInvoices(_ terms: InvoiceTerms) {
    for preceding in terms.document.precedingDocuments {
      element("ram:InvoiceReferencedDocument") {
        $0.element("ram:IssuerAssignedID", text: preceding.number)
        $0.element("ram:FormattedIssueDateTime") {
          $0.dateString("qdt:DateTimeString", preceding.date)
        }
      }
    }
  }
}
