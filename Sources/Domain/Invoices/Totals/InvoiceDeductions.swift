/// The down payments that an invoice deducts, and their totals.
///
/// Between French businesses the invoice has all of its lines, and what was invoiced before is in what was paid before
/// (BT-113). Elsewhere there is a line below 0 for each category and rate, so that the VAT is that of the rest.
package struct InvoiceDeductions: Equatable, Sendable {
  /// One down payment.
  package struct Item: Equatable, Sendable {
    package var reference: InvoiceReference
    /// What is deducted in each way in which it is taxed.
    package var rows: [VATBreakdown]
    package fileprivate(set) var net: Int64 = 0
    package fileprivate(set) var vat: Int64 = 0
    package fileprivate(set) var gross: Int64 = 0

    package init(reference: InvoiceReference, rows: [VATBreakdown]) {
      self.reference = reference
      self.rows = rows
    }
  }

  package private(set) var items: [Item] = []
  /// Whether they are in BT-113, and not in lines.
  package private(set) var isPrepaid = false
  /// All of them together.
  package private(set) var breakdown: [VATBreakdown] = []
  package private(set) var gross: Int64 = 0
  /// Below 0, after the items of the invoice; none of one that is paid before.
  package private(set) var lines: [InvoiceLine] = []
  package private(set) var lineAmounts: [LineAmounts] = []

  /// None.
  package init() {}

  /// `isGross` tells whether the prices of the invoice include VAT, and so those of these lines.
  ///
  /// - Throws: `invalid` for amounts over their limit.
  package init(
    _ items: [Item], isPrepaid: Bool, isGross: Bool = false, currency: Currency, language: String
  ) throws {
    self.isPrepaid = isPrepaid && !items.isEmpty
    self.items = try items.map { item in
      var item = item
      item.net = try currency.sum(item.rows.lazy.map(\.taxable), field: "lines")
      item.vat = try currency.sum(item.rows.lazy.map(\.tax), field: "lines")
      item.gross = try currency.sum([item.net, item.vat], field: "lines")
      return item
    }
    gross = try currency.sum(self.items.lazy.map(\.gross), field: "prepaid_minor")
    for item in items { breakdown = try breakdown.plus(item.rows, in: currency) }
    guard !isPrepaid else { return }
    for item in items {
      for row in item.rows where row.taxable != 0 {
        _ = try currency.checked(Int128(row.taxable), field: "lines")
        var line = Self.line(for: row, of: item.reference, currency, language)
        var amounts = LineAmounts(base: -row.taxable, discount: 0, net: -row.taxable)
        if isGross {
          amounts.agreed = AgreedAmounts(
            base: -row.gross, discount: 0, total: -row.gross, netPrice: line.unitPrice,
            priceQuantity: 1_0000, hasRate: true)
          line.unitPrice = Int64(
            clamping: Int128(row.gross.magnitude) * 1_000_000 / Int128(currency.minorUnits))
        }
        lines.append(line)
        lineAmounts.append(amounts)
      }
    }
  }

  package var isEmpty: Bool { items.isEmpty }

  /// A price is never below 0 (BR-27), and so the quantity is.
  private static func line(
    for row: VATBreakdown, of reference: InvoiceReference, _ currency: Currency, _ language: String
  ) -> InvoiceLine {
    var line = InvoiceLine(uid: "", invoiceUID: reference.invoiceUID)
    let number = reference.precedingNumber
    line.name =
      switch language {
      case "fr": "Acompte, facture \(number)"
      case "de": "Anzahlung, Rechnung \(number)"
      case "es": "Anticipo, factura \(number)"
      default: "Down payment, invoice \(number)"
      }
    line.quantity = row.taxable > 0 ? -10_000 : 10_000
    // At most 10^12 units, in millionths of one.
    line.unitPrice = abs(row.taxable) * (1_000_000 / currency.minorUnits)
    line.tax(as: row)
    return line
  }
}

extension [VATBreakdown] {
  /// Each row less that of the other, which may have rows of its own.
  ///
  /// - Throws: `invalid` for amounts over their limit.
  package func less(_ other: [VATBreakdown], in currency: Currency) throws -> [VATBreakdown] {
    try adding(other, sign: -1, in: currency)
  }

  /// Each row with that of the other.
  ///
  /// - Throws: `invalid` for amounts over their limit.
  package func plus(_ other: [VATBreakdown], in currency: Currency) throws -> [VATBreakdown] {
    try adding(other, sign: 1, in: currency)
  }

  private func adding(
    _ other: [VATBreakdown], sign: Int128, in currency: Currency
  ) throws -> [VATBreakdown] {
    if other.isEmpty { return self }
    var rows = self
    for row in other {
      let index = rows.firstIndex { $0.isTaxed(as: row) } ?? rows.endIndex
      if index == rows.endIndex {
        var added = row
        (added.taxable, added.tax) = (0, 0)
        rows.append(added)
      }
      rows[index].taxable = try currency.checked(
        Int128(rows[index].taxable) + sign * Int128(row.taxable), field: "lines")
      rows[index].tax = try currency.checked(
        Int128(rows[index].tax) + sign * Int128(row.tax), field: "lines")
    }
    return rows.sorted { left, right in
      left.category == right.category
        ? left.rate > right.rate : left.category.rawValue < right.category.rawValue
    }
  }
}
