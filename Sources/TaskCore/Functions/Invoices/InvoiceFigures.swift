public import CTaskcore
import Domain
import Storage

/// Adds up what is owed of issued invoices today, by currency and by how long it is overdue.
///
/// - Parameters:
///   - store: the store.
///   - ageing: receives a list, by currency and the least overdue first, to be freed with
///     `taskcore_ageing_list_free`; NULL on failure. What nothing is owed of is not in it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_ageing_query)
public func ageingQuery(
  store: StorePointer, ageing: Out<Handle<taskcore_ageing_list>>
) -> taskcore_status {
  list(store, ageing, "ageing") { handle in
    let now = try handle.now()
    return try AgeingList(handle.store.read { try handle.store.ageing(at: now) })
  }
}

/// Adds up what was invoiced, by month and currency; credit notes are taken off.
///
/// - Parameters:
///   - store: the store.
///   - firstMonth: the first month, as yyyymm, years 1 to 9999; 0: from the beginning.
///   - lastMonth: the last month, likewise; 0: to the end.
///   - turnover: receives a list, by month and currency, to be freed with `taskcore_turnover_list_free`;
///     NULL on failure. A month in which nothing was issued is not in it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for months that are none or in the wrong order, and for
///   NULL; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_turnover_query)
public func turnoverQuery(
  store: StorePointer, firstMonth: Int32, lastMonth: Int32,
  turnover: Out<Handle<taskcore_turnover_list>>
) -> taskcore_status {
  list(store, turnover, "turnover") { handle in
    let months = try MonthRange(first: firstMonth, last: lastMonth)
    return try TurnoverList(handle.store.read { try handle.store.turnover(in: months) })
  }
}

/// Adds up the VAT of what was invoiced, by month, currency, category and rate; credit notes are taken
/// off.
///
/// - Parameters:
///   - store: the store.
///   - firstMonth: as in `taskcore_turnover_query`.
///   - lastMonth: likewise.
///   - totals: receives a list, by month, currency, category and falling rate, to be freed with
///     `taskcore_vat_total_list_free`; NULL on failure.
/// - Returns: as `taskcore_turnover_query`.
///   Since 0.1.0.
@c(taskcore_vat_total_query)
public func vatTotalQuery(
  store: StorePointer, firstMonth: Int32, lastMonth: Int32,
  totals: Out<Handle<taskcore_vat_total_list>>
) -> taskcore_status {
  list(store, totals, "totals") { handle in
    let months = try MonthRange(first: firstMonth, last: lastMonth)
    return try VATTotalList(handle.store.read { try handle.store.vatTotals(in: months) })
  }
}
