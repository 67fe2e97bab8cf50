package import Domain

/// The amount invoiced in a month in one currency, less credit notes.
package struct Turnover: Equatable, Sendable {
  /// Of the issue date, as yyyymm.
  package var month: Int32
  package var currency: String
  package var invoiceCount: Int64
  package var creditNoteCount: Int64
  package var net: Int64
  package var vat: Int64
  package var gross: Int64
}

/// The VAT of a month by currency, category and rate, less credit notes.
package struct VATTotal: Equatable, Sendable {
  /// Of the issue date, as yyyymm.
  package var month: Int32
  package var currency: String
  package var category: VATCategory
  /// In thousandths of a percent.
  package var rate: Int64
  package var taxable: Int64
  package var tax: Int64
}

extension SQLiteStore {
  static let turnover = """
    SELECT issue_date / 100, currency, kind, net_minor, vat_minor, gross_minor FROM invoice
    WHERE stage <> 1 AND kind <> 5 AND issue_date BETWEEN ? AND ? ORDER BY issue_date
    """

  /// A corrected invoice `c` and the one that it replaces, `i`.
  static let replaced = "invoice AS c CROSS JOIN invoice AS i ON i.uid = c.preceding_uid"

  /// Where two devices replaced one invoice, it is taken back once.
  static let isReplaced = """
    c.kind = 4 AND c.stage <> 1 AND i.stage = 4 AND c.uid = (
      SELECT min(uid) FROM invoice WHERE preceding_uid = i.uid AND kind = 4 AND stage <> 1)
    """

  static let replacedTaxes = """
    SELECT c.issue_date / 100, i.currency, t.category, t.rate_thousandths, 2, t.taxable_minor, t.tax_minor
    FROM \(replaced) CROSS JOIN invoice_tax AS t ON t.invoice_id = i.id
    WHERE \(isReplaced) AND c.issue_date BETWEEN ? AND ? ORDER BY c.issue_date
    """

  static let deducted = """
    SELECT i.issue_date / 100, i.currency, r.vat_breakdown
    FROM invoice_reference AS r CROSS JOIN invoice AS i ON i.uid = r.invoice_uid
    WHERE r.is_prepaid = 1 AND i.stage <> 1 AND i.issue_date BETWEEN ? AND ?
    """

  /// The months in their order, in each the currencies in theirs. What is void counts, and so does the
  /// credit note that made it so. What an invoice deducts of down payments counts with these, and what a corrected one
  /// replaces is taken off in its month.
  package func turnover(in months: MonthRange) throws -> [Turnover] {
    let select = try database.statement(Self.turnover)
    defer { select.reset() }
    try select.bind(months.packedDates.lowerBound, months.packedDates.upperBound)
    var totals: [TurnoverKey: TurnoverSum] = [:]
    while try select.step() {
      let key = TurnoverKey(month: select.integer(0), currency: select.text(1))
      totals[key, default: TurnoverSum()].add(select)
    }
    try forEach(Self.replacedTaxes, in: months) { row, key in
      totals[key, default: TurnoverSum()].takeOff(row.integer(5), row.integer(6))
    }
    try forEach(Self.deducted, in: months) { row, key in
      for part in try [VATBreakdown](text: row.text(2)) {
        totals[key, default: TurnoverSum()].takeOff(part.taxable, part.tax)
      }
    }
    return try totals.sorted { $0.key < $1.key }.map { key, sum in
      try Turnover(
        month: key.packedMonth, currency: key.currency,
        invoiceCount: sum.invoices, creditNoteCount: sum.creditNotes, net: sum.net.amount,
        vat: sum.vat.amount, gross: sum.gross.amount)
    }
  }

  static let vatTotals = """
    SELECT i.issue_date / 100, i.currency, t.category, t.rate_thousandths, i.kind,
      t.taxable_minor, t.tax_minor
    FROM invoice AS i CROSS JOIN invoice_tax AS t ON t.invoice_id = i.id
    WHERE i.stage <> 1 AND i.kind <> 5 AND i.issue_date BETWEEN ? AND ? ORDER BY i.issue_date
    """

  /// The months in their order, in each the currencies, categories and rates, the highest one first.
  package func vatTotals(in months: MonthRange) throws -> [VATTotal] {
    var totals: [VATKey: VATSum] = [:]
    for sql in [Self.vatTotals, Self.replacedTaxes] {
      try forEach(sql, in: months) { row, month in
        let key = VATKey(
          month: month, category: Int32(truncatingIfNeeded: row.integer(2)), rate: row.integer(3))
        totals[key, default: VATSum()].add(row)
      }
    }
    return try totals.sorted { $0.key < $1.key }.map { key, sum in
      guard let category = VATCategory(rawValue: key.category) else {
        throw Failure(
          .corrupt, "The store is damaged: an invoice has a VAT category without a meaning.")
      }
      return try VATTotal(
        month: key.month.packedMonth, currency: key.month.currency,
        category: category, rate: key.rate, taxable: sum.taxable.amount, tax: sum.tax.amount)
    }
  }
}

extension SQLiteStore {
  /// Visits rows that begin with their month and their currency.
  private func forEach(
    _ sql: String, in months: MonthRange, _ visit: (Statement, TurnoverKey) throws -> Void
  ) throws {
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(months.packedDates.lowerBound, months.packedDates.upperBound)
    while try select.step() {
      try visit(select, TurnoverKey(month: select.integer(0), currency: select.text(1)))
    }
  }
}

private struct TurnoverKey: Hashable, Comparable {
  var month: Int64
  var currency: String

  /// - Throws: `corrupt` for anything but a month.
  var packedMonth: Int32 {
    get throws {
      guard let month = Int32(exactly: month), (try? MonthRange(first: month, last: month)) != nil
      else {
        throw Failure(
          .corrupt,
          "The store is damaged: the issue date of an invoice is no day. Repair the store.")
      }
      return month
    }
  }

  static func < (left: TurnoverKey, right: TurnoverKey) -> Bool {
    (left.month, left.currency) < (right.month, right.currency)
  }
}

private struct TurnoverSum {
  var invoices: Int64 = 0
  var creditNotes: Int64 = 0
  var net = ExactSum()
  var vat = ExactSum()
  var gross = ExactSum()

  mutating func add(_ row: Statement) {
    let (net, vat, gross) = (row.integer(3), row.integer(4), row.integer(5))
    if row.integer(2) == Int64(Invoice.Kind.creditNote.rawValue) {
      creditNotes += 1
      self.net -= net
      self.vat -= vat
      self.gross -= gross
    } else {
      invoices += 1
      self.net += net
      self.vat += vat
      self.gross += gross
    }
  }

  /// What counts elsewhere.
  mutating func takeOff(_ net: Int64, _ vat: Int64) {
    self.net -= net
    self.vat -= vat
    gross -= net
    gross -= vat
  }
}

private struct VATKey: Hashable, Comparable {
  var month: TurnoverKey
  var category: Int32
  var rate: Int64

  static func < (left: VATKey, right: VATKey) -> Bool {
    (left.month, left.category, right.rate) < (right.month, right.category, left.rate)
  }
}

private struct VATSum {
  var taxable = ExactSum()
  var tax = ExactSum()

  mutating func add(_ row: Statement) {
    if row.integer(4) == Int64(Invoice.Kind.creditNote.rawValue) {
      taxable -= row.integer(5)
      tax -= row.integer(6)
    } else {
      taxable += row.integer(5)
      tax += row.integer(6)
    }
  }
}
