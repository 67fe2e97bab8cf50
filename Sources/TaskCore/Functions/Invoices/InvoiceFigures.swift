public import CTaskcore
import Domain
import Storage

/// Adds up what is owed of issued invoices today, by currency and by how long it is overdue.
///
/// - Parameters:
///   - store: the store.
///   - options: which of these amounts to list. NULL: all.
///   - ageing: receives a list, by currency and the least overdue first, to be freed with
///     `taskcore_ageing_list_free`; NULL on failure. What nothing is owed of is not in it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `ageing`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_ageing_query)
public func ageingQuery(
  store: StorePointer, options: In<taskcore_ageing_query_options>,
  ageing: Out<Handle<taskcore_ageing_list>>
) -> taskcore_status {
  list(store, ageing, "ageing") { handle in
    let page = try given(options).page()
    let now = try handle.now()
    return try AgeingList(handle.store.read { try handle.store.ageing(at: now) }.page(page))
  }
}

/// Adds up what was invoiced, by month and currency; credit notes are taken off.
///
/// - Parameters:
///   - store: the store.
///   - options: which months, and which of their rows to list. NULL: all.
///   - turnover: receives a list, by month and currency, to be freed with `taskcore_turnover_list_free`;
///     NULL on failure. A month in which nothing was issued is not in it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for months that are none or in the wrong order, for
///   another member out of its range, for NULL `turnover` and for a wrong `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_turnover_query)
public func turnoverQuery(
  store: StorePointer, options: In<taskcore_turnover_query_options>,
  turnover: Out<Handle<taskcore_turnover_list>>
) -> taskcore_status {
  list(store, turnover, "turnover") { handle in
    let options = try given(options)
    let months = try MonthRange(first: options.first_month, last: options.last_month)
    let page = try options.page()
    return try TurnoverList(handle.store.read { try handle.store.turnover(in: months) }.page(page))
  }
}

/// Adds up the VAT of what was invoiced, by month, currency, category and rate; credit notes are taken
/// off.
///
/// - Parameters:
///   - store: the store.
///   - options: which months, and which of their rows to list. NULL: all.
///   - totals: receives a list, by month, currency, category and falling rate, to be freed with
///     `taskcore_vat_total_list_free`; NULL on failure.
/// - Returns: as `taskcore_turnover_query`.
///   Since 0.1.0.
@c(taskcore_vat_total_query)
public func vatTotalQuery(
  store: StorePointer, options: In<taskcore_vat_total_query_options>,
  totals: Out<Handle<taskcore_vat_total_list>>
) -> taskcore_status {
  list(store, totals, "totals") { handle in
    let options = try given(options)
    let months = try MonthRange(first: options.first_month, last: options.last_month)
    let page = try options.page()
    return try VATTotalList(handle.store.read { try handle.store.vatTotals(in: months) }.page(page))
  }
}

/// Writes the VAT journal as a table (RFC 4180): a line for each rate of each issued invoice and credit note, by
/// the issue dates and the numbers.
///
/// The columns are issue_date, number, kind, preceding_number, client, client_vat_number, client_country,
/// currency, vat_category, vat_rate, taxable, tax, exchange_rate and uid. Dates are such as 2026-12-24, rates such
/// as 5.5 for 5.5 %, amounts such as 1234.56; those of credit notes are below 0. Their sums are those of
/// `taskcore_vat_total_query`.
///
/// - Parameters:
///   - store: the store.
///   - options: the months, and which lines of them. NULL: all.
///   - csv: receives the table, UTF-8, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: as `taskcore_vat_total_query`.
///   Since 0.1.0.
@c(taskcore_vat_journal_csv)
public func vatJournalCsv(
  store: StorePointer, options: In<taskcore_vat_total_query_options>, csv: Out<OwnedText>
) -> taskcore_status {
  ownedText(store, csv, "csv") { handle in
    try handle.vatJournalCSV(options)
  }
}

/// Writes the VAT journal as a table to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - options: the months, and which lines of them. NULL: all.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_vat_journal_csv`; `TASKCORE_ENOTFOUND` when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_vat_journal_csv_file)
public func vatJournalCsvFile(
  store: StorePointer, options: In<taskcore_vat_total_query_options>, path: CText
) -> taskcore_status {
  file(store, path) { handle in
    try Array(handle.vatJournalCSV(options).utf8)
  }
}
