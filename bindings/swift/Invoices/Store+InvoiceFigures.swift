import CTaskcoreHeader

extension Store {
  /// What is owed today, by currency, the least overdue first.
  public func ageing() throws -> [Ageing] {
    try Ageing.list.read { taskcore_ageing_query(handle, nil, &$0) }
  }

  /// What was invoiced, by month and currency.
  public func turnover(_ months: MonthRange) throws -> [Turnover] {
    var options = blank(taskcore_turnover_query_options(), taskcore_turnover_query_options_init)
    options.first_month = months.first?.number ?? 0
    options.last_month = months.last?.number ?? 0
    return try Turnover.list.read { taskcore_turnover_query(handle, &options, &$0) }
  }

  /// VAT by month, currency, category and rate.
  public func vatTotals(_ months: MonthRange) throws -> [VATTotal] {
    var options = blank(taskcore_vat_total_query_options(), taskcore_vat_total_query_options_init)
    options.first_month = months.first?.number ?? 0
    options.last_month = months.last?.number ?? 0
    return try VATTotal.list.read { taskcore_vat_total_query(handle, &options, &$0) }
  }
}
