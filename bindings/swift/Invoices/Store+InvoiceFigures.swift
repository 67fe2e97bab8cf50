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
    var options = blank(taskcore_vat_total_query_options(), taskcore_vat_total_query_options_init)
    options.first_month = months.first?.number ?? 0
    options.last_month = months.last?.number ?? 0
    (options.limit, options.offset) = (limit, offset)
    return try VATTotal.list.read { taskcore_vat_total_query(handle, &options, &$0) }
  }
}
