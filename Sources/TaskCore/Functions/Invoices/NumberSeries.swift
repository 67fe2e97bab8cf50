public import CTaskcore
import Domain
import UseCases

/// Sets the pattern of a series of numbers. What was issued keeps its number.
///
/// A pattern has letters, digits and `+`, `-`, `_` and `/`, exactly one counter of 1 to 10 places such as
/// `{NNNN}`, at most one year, `{YYYY}` or `{YY}`, and at most one month, `{MM}`. With a year, the counter begins anew with
/// each one; a month is shown alone.
///
/// - Parameters:
///   - store: the store.
///   - name: the series: "invoice", "credit_note", "quote", or another one, which comes into being.
///   - pattern: such as "F{YYYY}-{NNNN}", for numbers of at most 35 characters; "": that which the series
///     had at first, or, of another one in which nothing was issued, none any more.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_EINVALID` for what is no name or no
///   pattern, and for NULL; `TASKCORE_ECONFLICT` for a pattern that another series has, and to take away a
///   series in which something was issued; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what
///   an observer answered, with the pattern set.
///   Since 0.1.0.
@c(taskcore_number_series_set)
public func numberSeriesSet(store: StorePointer, name: CText, pattern: CText) -> taskcore_status {
  call(store) { handle in
    let name = try text(name, "name")
    let pattern = try text(pattern, "pattern")
    try SetNumberSeries(handle.store).run(name, to: pattern, at: handle.now())
  }
}

/// Lists the series of numbers: those that are there from the beginning, then the others by their names.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - series: receives the list, to be freed with `taskcore_number_series_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `series`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_number_series_query)
public func numberSeriesQuery(
  store: StorePointer, options: In<taskcore_number_series_query_options>,
  series: Out<Handle<taskcore_number_series_list>>
) -> taskcore_status {
  list(store, series, "series") { try $0.numberSeries(given(options).page()) }
}
