public import CTaskcore
import Domain
import Exchange
import Storage

/// Lists what two devices changed without knowing of each other, in an order that is the same on every device.
///
/// Of each such property, the value that was written last counts, and the other one is kept until someone chooses, here
/// or on another device, or writes the property again, knowing of both.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - conflicts: receives the list, to be freed with `taskcore_sync_conflict_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also when sync is off; `TASKCORE_EINVALID` for NULL `conflicts`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or
///   what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_sync_conflict_query)
public func syncConflictQuery(
  store: StorePointer, options: In<taskcore_sync_conflict_query_options>,
  conflicts: Out<Handle<taskcore_sync_conflict_list>>
) -> taskcore_status {
  list(store, conflicts, "conflicts") { handle in
    let page = try given(options).page()
    return try SyncConflictList(Array(ListConflicts(handle.store).run(at: handle.now()).page(page)))
  }
}

/// Ends conflicts by a choice, on every device once it is synced, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - uids: the conflicts; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - choice: which value counts: `TASKCORE_CONFLICT_…`; `_MERGED` is for notes alone.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, another choice, and with the index for a merge of what
///   cannot be merged; `TASKCORE_ENOTFOUND`, with the index, when there is no such conflict, as when it was ended
///   meanwhile, or its record is not here any more; `TASKCORE_ETOONEW` for one about what only a newer version
///   of the library knows; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   conflicts ended.
///   Since 0.1.0.
@c(taskcore_sync_conflict_resolve)
public func syncConflictResolve(
  store: StorePointer, uids: In<UnsafePointer<CChar>?>, count: UInt, choice: Int32
) -> taskcore_status {
  call(store) { handle in
    let uids = try texts(uids, count: Int(bitPattern: count), "uids", as: "uid")
    guard let choice = SyncConflict.Choice(rawValue: choice) else {
      throw Failure(
        .invalid,
        "The choice \(choice) has no meaning: 1 is mine, 2 is theirs, and 3 is both, merged.",
        field: "choice")
    }
    try ResolveConflicts(handle.store).run(uids, choice, at: handle.now())
  }
}
