import CTaskcoreHeader

/// What is owed of invoices of one currency, by how long they are overdue.
public struct Ageing: Sendable {
  /// The balance.
  public let balance: Amount
  /// The invoices.
  public let invoices: Int64
  /// Days overdue; 0 for what is not due yet.
  public let firstDay: Int32
  /// Nil for all after the first one.
  public let lastDay: Int32?

  init(_ row: taskcore_ageing) {
    balance = Amount(row.balance_minor, String(c: row.currency))
    invoices = row.invoice_count
    firstDay = row.first_day
    lastDay = row.last_day == .max ? nil : row.last_day
  }
}

/// A month of a year: `2026-12`.
public struct CalendarMonth: Equatable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month of the issue dates; nil for none.
  public let month: Int

  /// Nil when there is no such month in the years 1 to 9999.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  /// Reads the library's form of it: 202612.
  package init?(number: Int32) { self.init(year: Int(number) / 100, month: Int(number) % 100) }

  /// The library's form of it: 202612.
  package var number: Int32 { Int32(clamping: year * 100 + month) }

  /// `2026-12`
  public var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }
}

/// What was invoiced in a month in one currency.
public struct Turnover: Sendable {
  /// The month of the issue dates; nil for none.
  public let month: CalendarMonth?
  /// The invoices.
  public let invoices: Int64
  /// The credit notes.
  public let creditNotes: Int64
  /// The net.
  public let net: Amount
  /// How VAT is due.
  public let vat: Amount
  /// The gross.
  public let gross: Amount

  init(_ row: taskcore_turnover) {
    let currency = String(c: row.currency)
    month = CalendarMonth(number: row.month)
    invoices = row.invoice_count
    creditNotes = row.credit_note_count
    net = Amount(row.net_minor, currency)
    vat = Amount(row.vat_minor, currency)
    gross = Amount(row.gross_minor, currency)
  }
}

/// The VAT of a month, a currency, a category and a rate.
public struct VATTotal: Sendable {
  /// The month of the issue dates; nil for none.
  public let month: CalendarMonth?
  /// How VAT is due.
  public let vat: VAT
  /// The taxable.
  public let taxable: Amount
  /// The tax.
  public let tax: Amount

  init(_ row: taskcore_vat_total) {
    let currency = String(c: row.currency)
    month = CalendarMonth(number: row.month)
    vat = VAT(code: row.category, rate: row.rate_basis_points)
    taxable = Amount(row.taxable_minor, currency)
    tax = Amount(row.tax_minor, currency)
  }
}

/// From a month to a month; nil: without end.
public typealias MonthRange = (first: CalendarMonth?, last: CalendarMonth?)

extension Store {
  /// What is owed today, by currency, the least overdue first.
  public func ageing() throws -> [Ageing] {
    var list: UnsafeMutablePointer<taskcore_ageing_list>?
    try Self.check(taskcore_ageing_query(handle, &list))
    defer { taskcore_ageing_list_free(list) }
    return (0..<taskcore_ageing_list_count(list)).compactMap { index in
      taskcore_ageing_list_at(list, index).map { Ageing($0.pointee) }
    }
  }

  /// What was invoiced, by month and currency.
  public func turnover(_ months: MonthRange) throws -> [Turnover] {
    var list: UnsafeMutablePointer<taskcore_turnover_list>?
    try Self.check(
      taskcore_turnover_query(
        handle, months.first?.number ?? 0, months.last?.number ?? 0, &list))
    defer { taskcore_turnover_list_free(list) }
    return (0..<taskcore_turnover_list_count(list)).compactMap { index in
      taskcore_turnover_list_at(list, index).map { Turnover($0.pointee) }
    }
  }

  /// VAT by month, currency, category and rate.
  public func vatTotals(_ months: MonthRange) throws -> [VATTotal] {
    var list: UnsafeMutablePointer<taskcore_vat_total_list>?
    try Self.check(
      taskcore_vat_total_query(
        handle, months.first?.number ?? 0, months.last?.number ?? 0, &list))
    defer { taskcore_vat_total_list_free(list) }
    return (0..<taskcore_vat_total_list_count(list)).compactMap { index in
      taskcore_vat_total_list_at(list, index).map { VATTotal($0.pointee) }
    }
  }
}
