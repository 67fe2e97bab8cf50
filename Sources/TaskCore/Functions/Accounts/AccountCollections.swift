public import CTaskcore
import Domain
import Servers
import Storage

/// Asks the server of an account which collections there are now.
///
/// - Parameters:
///   - store: the store.
///   - accountID: the account.
/// - Returns: as `taskcore_account_add`; `TASKCORE_ENOTFOUND` also when there is no such account.
///   Since 0.1.0.
@c(taskcore_account_refresh)
public func accountRefresh(store: StorePointer, accountID: Int64) -> taskcore_status {
  call(store) { handle in
    try handle.store.checkWritable()
    let account = try handle.account(accountID)
    let newUID = try handle.creation().newUID
    try RefreshCollections(handle.store).run(account, at: handle.server(of: account, newUID))
  }
}

/// Lists collections of accounts, as the servers told them last.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - collections: receives the list, to be freed with `taskcore_account_collection_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `collections`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_account_collection_query)
public func accountCollectionQuery(
  store: StorePointer, options: In<taskcore_account_collection_query_options>,
  collections: Out<Handle<taskcore_account_collection_list>>
) -> taskcore_status {
  list(store, collections, "collections") { handle in
    let options = try given(options)
    let page = try options.page()
    let values = try handle.store.read {
      let accounts = handle.store.accounts
      let rows =
        options.account_id == 0
        ? try accounts.collections() : try accounts.collections(of: options.account_id)
      return try rows.page(page).map { try AccountCollectionList.Value($0, in: handle.store) }
    }
    return try AccountCollectionList(values)
  }
}

/// Says what of a store is in a collection. From the next run on, it is synced.
///
/// With another project or calendar than before, it begins anew: the next run has to be accepted.
///
/// - Parameters:
///   - store: the store.
///   - id: the collection.
///   - choice: what is in it. NULL: the project and the calendar of its name, which are made where there are none.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a wrong `struct_size`, a project where no tasks can be, and a calendar
///   where no events can be; `TASKCORE_ENOTFOUND` for a collection, project or calendar that is not there;
///   `TASKCORE_ECONFLICT` for a project or calendar that is in another collection; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ECORRUPT`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what an observer or
///   the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_account_collection_choose)
public func accountCollectionChoose(
  store: StorePointer, id: Int64, choice: In<taskcore_account_collection_choice>
) -> taskcore_status {
  call(store) { handle in
    let choice = try ChooseCollection.Choice(choice)
    let (now, newUID) = try handle.creation()
    try ChooseCollection(handle.store, newUID: newUID).run(id, choice, at: now)
  }
}

/// Syncs a collection no longer. What is in it stays, here and there.
///
/// - Parameters:
///   - store: the store.
///   - id: the collection.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such collection; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_account_collection_drop)
public func accountCollectionDrop(store: StorePointer, id: Int64) -> taskcore_status {
  call(store) { handle in
    try ChooseCollection(handle.store, newUID: handle.creation().newUID).drop(id)
  }
}

/// Makes a collection at a server for a project or a calendar, which is synced from the next run on.
///
/// - Parameters:
///   - store: the store.
///   - accountID: the account.
///   - choice: a project or a calendar, not both.
///   - id: receives the collection's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_account_add` and `taskcore_account_collection_choose`; `TASKCORE_EUNSUPPORTED` also where the server
///   makes none.
///   Since 0.1.0.
@c(taskcore_account_collection_make)
public func accountCollectionMake(
  store: StorePointer, accountID: Int64, choice: In<taskcore_account_collection_choice>,
  id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let choice = try ChooseCollection.Choice(required(choice, "choice"))
    try handle.store.checkWritable()
    let account = try handle.account(accountID)
    let (now, newUID) = try handle.creation()
    return try MakeCollection(handle.store, newUID: newUID).run(
      choice, of: account, at: handle.server(of: account, newUID), now: now)
  }
}
