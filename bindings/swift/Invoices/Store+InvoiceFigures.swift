import CTaskcoreHeader

extension Store {
  /// What is owed today, by currency, the least overdue first; at most so many, 0 for all, after the
  /// first ones.
  public func ageing(limit: Int64 = 0, offset: Int64 = 0) throws -> [Ageing] {
    var options = blank(taskcore_ageing_query_options(), taskcore_ageing_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try Ageing.list.read { taskcore_ageing_query(handle, &options, &$0) }
  }

  /// What was invoiced, by month and currency; at most so many, 0 for all, after the first ones.
  public func turnover(
    _ months: MonthRange, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [Turnover] {
    var options = blank(taskcore_turnover_query_options(), taskcore_turnover_query_options_init)
    options.first_month = months.first?.number ?? 0
    options.last_month = months.last?.number ?? 0
    (options.limit, options.offset) = (limit, offset)
    return try Turnover.list.read { taskcore_turnover_query(handle, &options, &$0) }
  }

  /// VAT by month, currency, category and rate; at most so many, 0 for all, after the first ones.
  public func vatTotals(
    _ months: MonthRange, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [VATTotal] {
    var options = Self.options(months)
    (options.limit, options.offset) = (limit, offset)
    return try VATTotal.list.read { taskcore_vat_total_query(handle, &options, &$0) }
  }

  /// The VAT journal as a table for other programs (RFC 4180): a line for each rate of each invoice.
  public func vatJournalAsCSV(_ months: MonthRange) throws -> [UInt8] {
    var options = Self.options(months)
    return try Self.bytes { taskcore_vat_journal_csv(handle, &options, &$0) }
  }

  /// Writes the VAT journal as a table to a file.
  public func writeVATJournalAsCSV(_ months: MonthRange, to path: some UTF8Text) throws {
    var options = Self.options(months)
    try Self.withTexts { taskcore_vat_journal_csv_file(handle, &options, $0.copy(path)) }
  }

  private static func options(_ months: MonthRange) -> taskcore_vat_total_query_options {
    var options = blank(taskcore_vat_total_query_options(), taskcore_vat_total_query_options_init)
    options.first_month = months.first?.number ?? 0
    options.last_month = months.last?.number ?? 0
    return options
  }
}
