import CTaskcoreHeader

extension Store {
  /// What is owed today, by currency, the least overdue first.
  public func ageing() throws -> [Ageing] {
    try Ageing.list.read { taskcore_ageing_query(handle, &$0) }
  }

  /// What was invoiced, by month and currency.
  public func turnover(_ months: MonthRange) throws -> [Turnover] {
    try Turnover.list.read {
      taskcore_turnover_query(handle, months.first?.number ?? 0, months.last?.number ?? 0, &$0)
    }
  }

  /// VAT by month, currency, category and rate.
  public func vatTotals(_ months: MonthRange) throws -> [VATTotal] {
    try VATTotal.list.read {
      taskcore_vat_total_query(handle, months.first?.number ?? 0, months.last?.number ?? 0, &$0)
    }
  }
}
