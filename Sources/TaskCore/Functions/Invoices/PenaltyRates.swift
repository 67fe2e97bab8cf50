public import CTaskcore
import Domain
import UseCases

/// Adds a rate of interest for late payment. None is there from the beginning: whoever claims interest says at which rate,
/// for which days, and of whom.
///
/// - Parameters:
///   - store: the store.
///   - input: what it is to be; `first_date` and `rate_basis_points` are needed. Only the members that its `fields`
///     announce count.
///   - id: receives the rate's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a first day or a rate and for what a member cannot be, with the
///   member, for unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ECONFLICT` when one begins on
///   that day for the same invoices; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the rate added.
///   Since 0.1.0.
@c(taskcore_penalty_rate_add)
public func penaltyRateAdd(
  store: StorePointer, input: In<taskcore_penalty_rate_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try PenaltyRateInput(input)
    return try ChangePenaltyRates(handle.store).add(input, at: handle.now())
  }
}

/// Changes a rate of interest, as one step for undo; reminders that are there stay as they are.
///
/// - Parameters:
///   - store: the store.
///   - id: the rate.
///   - input: what to set; only the members that its `fields` announce change. Debtor, currency and the first day do not:
///     they say which rate it is.
/// - Returns: as `taskcore_penalty_rate_add`; `TASKCORE_ENOTFOUND`.
///   Since 0.1.0.
@c(taskcore_penalty_rate_update)
public func penaltyRateUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_penalty_rate_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try PenaltyRateInput(input)
    try ChangePenaltyRates(handle.store).update(id, to: input, at: handle.now())
  }
}

/// Deletes rates of interest, all or none, as one step for undo; reminders that are there stay as they are.
///
/// - Parameters:
///   - store: the store.
///   - ids: the rates; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the rates deleted.
///   Since 0.1.0.
@c(taskcore_penalty_rate_delete)
public func penaltyRateDelete(
  store: StorePointer, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { try ChangePenaltyRates($0.store).delete($1(), at: $2) }
}

/// Lists rates of interest, by currency and debtor, the latest first.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them to list. NULL: all.
///   - rates: receives the list, to be freed with `taskcore_penalty_rate_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `rates`, a member out of its range and a wrong `struct_size`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_penalty_rate_query)
public func penaltyRateQuery(
  store: StorePointer, options: In<taskcore_penalty_rate_query_options>,
  rates: Out<Handle<taskcore_penalty_rate_list>>
) -> taskcore_status {
  list(store, rates, "rates") { handle in
    let page = try given(options).page()
    return try handle.store.read { try PenaltyRateList(of: handle.store, page) }
  }
}
