import Domain

/// Compares the totals in a file with those computed from its lines.
struct TotalsCheck {
  private let settlement: XMLElement
  private let summation: XMLElement
  private let currency: Currency
  private let taxes: VATStatement

  init(_ settlement: XMLElement, _ currency: Currency, _ taxes: VATStatement) throws {
    self.settlement = settlement
    summation = try settlement.summation()
    self.currency = currency
    self.taxes = taxes
  }

  /// Finds the exchange rate, too, from the VAT in both currencies.
  ///
  /// - Throws: `malformed` with the term and both amounts where one is another.
  func compare(with imported: inout ImportedInvoice) throws {
    if let rounding = summation["RoundingAmount"],
      try rounding.amount(currency, "BT-114") != 0
    {
      throw rounding.failure(
        .unsupported, "the invoice rounds what is due by \(rounding.line), which is not read.",
        "BT-114")
    }
    let totals = try summation.about("BG-22") {
      try InvoiceTotals(
        of: asStated(imported.invoice), lines: imported.lines, adjustments: imported.adjustments,
        seller: imported.seller)
    }
    try compare(totals)
    try compare(totals.breakdown)
    let rate = try exchangeRate(of: totals.vat)
    imported.invoice.exchangeRate = rate
  }

  /// The last credit note of an invoice takes back the tax that is left, and not that of its lines.
  private func asStated(_ invoice: Invoice) -> Invoice {
    var invoice = invoice
    invoice.stage = .issued
    invoice.vatBreakdown =
      taxes.rows.map {
        VATBreakdown(
          category: $0.category, rate: $0.rate, taxable: $1.taxable, tax: $1.tax)
      }.text
    return invoice
  }

  private func compare(_ totals: InvoiceTotals) throws {
    try compare(summation["LineTotalAmount"], "BT-106", totals.lineTotal)
    try compare(summation["AllowanceTotalAmount"], "BT-107", totals.allowanceTotal)
    try compare(summation["ChargeTotalAmount"], "BT-108", totals.chargeTotal)
    try compare(
      summation.required("TaxBasisTotalAmount", "BT-109"), "BT-109", totals.net)
    try compare(vat(in: currency.code), "BT-110", totals.vat)
    try compare(summation.required("GrandTotalAmount", "BT-112"), "BT-112", totals.gross)
    try compare(summation.required("DuePayableAmount", "BT-115"), "BT-115", totals.due)
  }

  /// What a file does not state, it leaves to who reads it.
  private func compare(_ element: XMLElement?, _ term: String, _ computed: Int64) throws {
    guard let element else { return }
    let stated = try element.amount(currency, term)
    if stated != computed { throw element.difference(term, computed, stated, currency) }
  }

  private func compare(_ breakdown: [VATBreakdown]) throws {
    for row in breakdown {
      let kind = VATKind(category: row.category, rate: row.rate)
      guard let stated = taxes.rows[kind] else { throw missing(row) }
      try compare(stated.element["BasisAmount"], "BT-116", row.taxable, stated.taxable)
      try compare(stated.element["CalculatedAmount"], "BT-117", row.tax, stated.tax)
    }
    let computed = Set(breakdown.map { VATKind(category: $0.category, rate: $0.rate) })
    for (kind, row) in taxes.rows where !computed.contains(kind) && row.taxable != 0 {
      throw row.element.failure(
        .malformed, "no line has the VAT category \(kind.category.code) at this rate.", "BT-116")
    }
  }

  private func compare(
    _ element: XMLElement?, _ term: String, _ computed: Int64, _ stated: Int64
  ) throws {
    guard stated != computed else { return }
    throw (element ?? settlement).difference(term, computed, stated, currency)
  }

  private func missing(_ row: VATBreakdown) -> Failure {
    let rate = DecimalText.shortest(row.rate, decimals: DecimalText.vatRateDecimals)
    return settlement.failure(
      .malformed,
      "lines have the VAT category \(row.category.code) at \(rate) %, and the VAT breakdown has not.",
      "BG-23")
  }

  /// BT-110 or BT-111.
  private func vat(in code: String) -> XMLElement? {
    summation.all("TaxTotalAmount").first {
      $0.attribute("currencyID") ?? currency.code == code
    }
  }

  /// Units of the currency for one euro, such that they make the stated VAT in euros (BT-111); nil when
  /// none is stated, or when no rate of 6 decimals does.
  private func exchangeRate(of vat: Int64) throws -> Int64? {
    guard currency != .euro, vat != 0, let element = self.vat(in: Currency.euro.code) else {
      return nil
    }
    let stated = try element.amount(.euro, "BT-111")
    let foreign = ExactNumber(vat, decimals: currency.exponent)
    let euro = ExactNumber(stated, decimals: Currency.euro.exponent)
    let quotient = foreign.divided(by: euro, decimals: DecimalText.priceDecimals)
    guard let rate = quotient?.quotient, Invoice.exchangeRateRange.contains(rate)
    else { return nil }
    let computed = try? Currency.euro.converted(vat, of: currency, rate: rate, field: "BT-111")
    return computed == stated ? rate : nil
  }
}

extension XMLElement {
  /// The failure of an amount that should be another.
  func difference(
    _ term: String, _ computed: Int64, _ stated: Int64, _ currency: Currency
  ) -> Failure {
    let amounts = [stated, computed].map {
      DecimalText.shortest($0, decimals: currency.exponent, atLeast: currency.decimals)
    }
    return failure(
      .malformed,
      "the file states \(amounts[0]) \(currency.code), and its lines come to \(amounts[1]).", term)
  }
}
