extension InvoiceTotals {
  /// All amounts of an invoice, as EN 16931 computes them. Of a credit note, `rest` is what is left of its invoice.
  ///
  /// - Throws: `invalid` when an amount is over the limit, or one that was given cannot be; its index is
  ///   that of the line or adjustment.
  package init(
    of invoice: Invoice, lines: [InvoiceLine], adjustments: [InvoiceAdjustment], seller: Party,
    crediting rest: CreditableRest? = nil
  ) throws {
    let currency = try Currency(invoice.currency)
    self.lines = try lines.enumerated().map { index, line in
      try Failure.at(index) { try LineAmounts(of: line, in: currency) }
    }
    lineTotal = try currency.sum(self.lines.lazy.map(\.net), field: "lines")
    let lineTotal = lineTotal
    self.adjustments = try adjustments.enumerated().map { index, adjustment in
      try Failure.at(index) { try adjustment.amount(of: lineTotal, in: currency) }
    }
    let charged = zip(adjustments, self.adjustments)
    allowanceTotal = try currency.sum(
      charged.lazy.filter { !$0.0.isCharge }.map(\.1), field: "adjustments")
    chargeTotal = try currency.sum(
      charged.lazy.filter { $0.0.isCharge }.map(\.1), field: "adjustments")
    net = try currency.sum([lineTotal, -allowanceTotal, chargeTotal], field: "lines")

    var table = VATTable(language: invoice.language)
    for (line, amounts) in zip(lines, self.lines) { table.add(line, net: amounts.net) }
    for (adjustment, amount) in charged { table.add(adjustment, amount: amount) }
    breakdown = try table.rows(in: currency).map { rest?.settled($0) ?? $0 }
    if invoice.stage != .draft, invoice.kind == .creditNote {
      settle(asIssued: invoice.vatBreakdown, in: currency)
    }
    vat = try currency.sum(breakdown.lazy.map(\.tax), field: "lines")
    gross = try currency.sum([net, vat], field: "lines")
    prepaid = try currency.whole(invoice.prepaid, field: "prepaid_minor")
    due = try currency.sum([gross, -prepaid], field: "prepaid_minor")
    vatInEuro = try Self.vatInEuro(vat, of: invoice, in: currency, seller: seller)
  }

  /// What an issued credit note took back of a tax followed from what was left of it then: ``CreditableRest/settled(_:)``.
  private mutating func settle(asIssued text: String, in currency: Currency) {
    guard let issued = try? [VATBreakdown](text: text) else { return }
    for index in breakdown.indices {
      let row = breakdown[index]
      guard let known = issued.first(where: row.isTaxed), known.taxable == row.taxable,
        (Int128(known.tax) - Int128(row.tax)).magnitude < UInt128(currency.minorUnits)
      else { continue }
      breakdown[index].tax = known.tax
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
