public import CTaskcore
import Domain
import UseCases

/// Saves a query under a name, behind the other filters.
///
/// - Parameters:
///   - store: the store.
///   - input: the filter; its name and its query are needed.
///   - id: receives the filter's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member that is bad or missing;
///   `TASKCORE_EPARSE`, with the column, for an invalid query; `TASKCORE_ECONFLICT` for a name
///   that is taken; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the filter saved.
///   Since 0.1.0.
@c(taskcore_filter_add)
public func filterAdd(
  store: StorePointer, input: In<taskcore_filter_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try FilterInput(required(input, "input").checked())
    let now = try handle.now()
    let add = AddFilter(
      handle.store, newUID: handle.newUID(at: now), canonicalQuery: handle.canonicalQuery(at: now))
    return try add.run(input, at: now)
  }
}

/// Changes a saved filter.
///
/// - Parameters:
///   - store: the store.
///   - id: the filter.
///   - input: what shall be other than it is.
/// - Returns: as `taskcore_filter_add`; `TASKCORE_ENOTFOUND` when there is no such filter.
///   Since 0.1.0.
@c(taskcore_filter_update)
public func filterUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_filter_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try FilterInput(required(input, "input").checked())
    let now = try handle.now()
    try UpdateFilter(handle.store, canonicalQuery: handle.canonicalQuery(at: now)).run(
      id, to: input, at: now)
  }
}

/// Moves saved filters to a place in their order, one after the other.
///
/// - Parameters:
///   - store: the store.
///   - ids: the filters, in the order that they shall have; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - move: before or after another filter, to the top or to the bottom.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for another place, and for a place next
///   to one of the filters that move; `TASKCORE_ENOTFOUND`, with the index for one of the ids;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`;
///   or what an observer answered, with the filters moved.
///   Since 0.1.0.
@c(taskcore_filter_move)
public func filterMove(
  store: StorePointer, ids: In<Int64>, count: UInt, move: In<taskcore_move>
) -> taskcore_status {
  change(store, ids, count) {
    try MoveFilters($0.store).run($1(), to: OrderDestination(move), at: $2)
  }
}

/// Deletes saved filters; no task changes.
///
/// - Parameters:
///   - store: the store.
///   - ids: the filters; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`, with the index;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`;
///   or what an observer answered, with the filters deleted.
///   Since 0.1.0.
@c(taskcore_filter_delete)
public func filterDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteFilters($0.store).run($1(), at: $2) }
}

/// Lists the saved filters, in their manual order.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - filters: receives the list, to be freed with `taskcore_filter_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `filters`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_filter_query)
public func filterQuery(
  store: StorePointer, options: In<taskcore_filter_query_options>,
  filters: Out<Handle<taskcore_filter_list>>
) -> taskcore_status {
  list(store, filters, "filters") { handle in
    let page = try given(options).page()
    let all = try handle.store.read { try handle.store.filters.listed() }
    return try FilterList(handle.restated(all.page(page)))
  }
}
