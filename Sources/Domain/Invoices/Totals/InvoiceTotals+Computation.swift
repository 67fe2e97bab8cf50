extension InvoiceTotals {
  /// All amounts of an invoice, as EN 16931 computes them. Of a credit note, `rest` is what is left of its invoice. The
  /// lines that deduct down payments come after those that are given.
  ///
  /// - Throws: `invalid` when an amount is over the limit, or one that was given cannot be; its index is
  ///   that of the line or adjustment.
  package init(
    of invoice: Invoice, lines: [InvoiceLine], adjustments: [InvoiceAdjustment], seller: Party,
    crediting creditable: CreditableRest? = nil,
    deducting deductions: InvoiceDeductions = InvoiceDeductions()
  ) throws {
    let currency = try Currency(invoice.currency)
    self.lines = try lines.enumerated().map { index, line in
      try Failure.at(index) { try LineAmounts(of: line, in: currency) }
    }
    let items = try currency.sum(self.lines.lazy.map(\.net), field: "lines")
    self.adjustments = try adjustments.enumerated().map { index, adjustment in
      try Failure.at(index) { try adjustment.amount(of: items, in: currency) }
    }
    let agreed = try agreedTotal(of: adjustments, in: currency)
    if invoice.hasGrossPrices {
      try takeVATOut(of: invoice, lines, adjustments, crediting: creditable, in: currency)
    } else {
      try addVAT(to: invoice, lines, adjustments, crediting: creditable, in: currency)
    }
    itemTotal = try currency.sum(self.lines.lazy.map(\.net), field: "lines")
    self.lines += deductions.lineAmounts
    lineTotal = try currency.sum(self.lines.lazy.map(\.net), field: "lines")
    let charged = zip(adjustments, self.adjustments)
    allowanceTotal = try currency.sum(
      charged.lazy.filter { !$0.0.isCharge }.map(\.1), field: "adjustments")
    chargeTotal = try currency.sum(
      charged.lazy.filter { $0.0.isCharge }.map(\.1), field: "adjustments")
    net = try currency.sum([lineTotal, -allowanceTotal, chargeTotal], field: "lines")

    // What makes the whole what was agreed.
    if invoice.hasGrossPrices {
      rounding = try currency.sum([agreed] + whole.map { -$0.gross }, field: "lines")
    }
    // The tax of the rest is what down payments left of that of the whole, so that each is there once.
    rest = try whole.less(deductions.breakdown, in: currency)
    breakdown = deductions.isPrepaid ? whole : rest
    vat = try currency.sum(breakdown.lazy.map(\.tax), field: "lines")
    gross = try currency.sum([net, vat], field: "lines")
    let deducted = deductions.isPrepaid ? deductions.gross : 0
    prepaid = try currency.sum(
      [currency.whole(invoice.prepaid, field: "prepaid_minor"), deducted], field: "prepaid_minor")
    due = try currency.sum([gross, rounding, -prepaid], field: "prepaid_minor")
    vatInEuro = try Self.vatInEuro(vat, of: invoice, in: currency, seller: seller)
  }

  /// What all lines and adjustments come to, as they were given.
  private func agreedTotal(
    of adjustments: [InvoiceAdjustment], in currency: Currency
  ) throws -> Int64 {
    let amounts = zip(adjustments, self.adjustments).map { $0.isCharge ? $1 : -$1 }
    return try currency.sum(lines.map(\.net) + amounts, field: "lines")
  }

  private mutating func addVAT(
    to invoice: Invoice, _ lines: [InvoiceLine], _ adjustments: [InvoiceAdjustment],
    crediting creditable: CreditableRest?, in currency: Currency
  ) throws {
    var table = VATTable(language: invoice.language)
    for (line, amounts) in zip(lines, self.lines) { table.add(line, amount: amounts.net) }
    for (adjustment, amount) in zip(adjustments, self.adjustments) {
      table.add(adjustment, amount: adjustment.isCharge ? amount : -amount)
    }
    whole = try table.rows(in: currency).map { try creditable?.settled($0) ?? $0 }
    if invoice.isIssuedCreditNote { settle(asIssued: invoice.vatBreakdown, in: currency) }
  }

  /// Makes amounts with VAT, as they were given, what they are without it.
  private mutating func takeVATOut(
    of invoice: Invoice, _ lines: [InvoiceLine], _ adjustments: [InvoiceAdjustment],
    crediting creditable: CreditableRest?, in currency: Currency
  ) throws {
    let items =
      zip(lines, self.lines).map { GrossAmounts.Item($0, gross: $1.net) }
      + zip(adjustments, self.adjustments).map {
        GrossAmounts.Item($0, gross: $0.isCharge ? $1 : -$1)
      }
    var amounts = try GrossAmounts(
      of: items, in: currency, language: invoice.language,
      isExact: invoice.kind == .downPayment || creditable?.isOfDownPayment == true)
    if invoice.isIssuedCreditNote {
      try amounts.settle(asIssued: [VATBreakdown](text: invoice.vatBreakdown))
    } else if let creditable {
      try amounts.settle(creditable)
    }
    whole = amounts.rows
    let nets = amounts.nets()
    for (index, line) in lines.enumerated() {
      self.lines[index].takeVATOut(of: line, net: nets[index], in: currency)
    }
    agreedAdjustments = self.adjustments
    for (index, adjustment) in adjustments.enumerated() {
      let net = nets[lines.count + index]
      self.adjustments[index] = adjustment.isCharge ? net : -net
    }
  }

  /// What an issued credit note took back of a tax followed from what was left of it then: ``CreditableRest/settled(_:)``.
  private mutating func settle(asIssued text: String, in currency: Currency) {
    guard let issued = try? [VATBreakdown](text: text) else { return }
    for index in whole.indices {
      let row = whole[index]
      guard let known = issued.first(where: row.isTaxed), known.taxable == row.taxable,
        (Int128(known.tax) - Int128(row.tax)).magnitude <= UInt128(max(currency.minorUnits, 100))
      else { continue }
      whole[index].tax = known.tax
    }
  }

  /// Whether the files of the invoice say the VAT in euros too: when its currency is another, and
  /// the seller is of the European Union.
  package static func needsVATInEuro(_ invoice: Invoice, seller: Party) -> Bool {
    invoice.currency != Currency.euro.code && CodeList.europeanUnion.contains(seller.country)
  }

  /// Without VAT, no exchange rate is needed.
  private static func vatInEuro(
    _ vat: Int64, of invoice: Invoice, in currency: Currency, seller: Party
  ) throws -> Int64? {
    guard needsVATInEuro(invoice, seller: seller) else { return nil }
    if vat == 0 { return 0 }
    return try invoice.exchangeRate.map {
      try Currency.euro.converted(
        vat, of: currency, rate: $0, field: Invoice.Property.exchangeRate.rawValue)
    }
  }
}

extension Invoice {
  /// What it takes back does not follow from its items alone.
  fileprivate var isIssuedCreditNote: Bool { stage != .draft && kind == .creditNote }
}

extension InvoiceAdjustment {
  /// BT-92 or BT-99.
  fileprivate func amount(of lineTotal: Int64, in currency: Currency) throws -> Int64 {
    if let rate {
      try currency.share(rate, of: lineTotal, field: Property.rate.rawValue)
    } else {
      try currency.whole(amount ?? 0, field: Property.amount.rawValue)
    }
  }
}

extension Failure {
  /// Runs `body`; what it refuses is said of that one of several inputs.
  fileprivate static func at<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      throw failure.at(index: index)
    }
  }
}
