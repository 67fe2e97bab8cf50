public import CTaskcore
import Domain
import Servers
import Storage

/// Adds an account at a server that keeps tasks or events, and asks it which collections there are.
///
/// Nothing of the store goes there before collections are chosen (`taskcore_account_collection_choose`). In a store that was
/// not synced, what sync needs is kept from now on, so that what is changed here and there at once is told as conflicts.
///
/// - Parameters:
///   - store: the store.
///   - input: the account. Its password is asked for with `taskcore_sync_set_password`, unless it is in a netrc file.
///   - id: receives the account's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, another kind, a wrong `struct_size`, what is no address, one with
///   a password in it, and what is no name of a device; `TASKCORE_ECONFLICT` for one that was added already;
///   `TASKCORE_EACCESS` when the server refuses the user or the password, with the field `password`, and for a netrc file that
///   is open to others; `TASKCORE_ENOTFOUND` when there is no such file, and when nothing there speaks CalDAV;
///   `TASKCORE_EPARSE` for answers that are none; `TASKCORE_EUNSUPPORTED` when libcurl or libexpat is not installed, and for
///   a password without encryption; `TASKCORE_EIO` also when the server cannot be reached; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY` also when the server asks to wait, `TASKCORE_EFULL`, `TASKCORE_ECORRUPT`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EINTERRUPTED`, `TASKCORE_EMISUSE`; or what a callback or the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_account_add)
public func accountAdd(
  store: StorePointer, input: In<taskcore_account_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try required(input, "input").checked()
    let account = try AccountRow(input)
    let device = try text(input.device_name, "device_name")
    try handle.store.checkWritable()
    let newUID = try handle.creation().newUID
    return try AddAccount(handle.store, newUID: newUID).run(
      account, at: handle.server(of: account, newUID), device: device)
  }
}

/// Lists the accounts of a store, in the order in which they were added.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - accounts: receives the list, to be freed with `taskcore_account_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `accounts`, a member out of its range and a wrong `struct_size`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_account_query)
public func accountQuery(
  store: StorePointer, options: In<taskcore_account_query_options>,
  accounts: Out<Handle<taskcore_account_list>>
) -> taskcore_status {
  list(store, accounts, "accounts") { handle in
    let page = try given(options).page()
    return try AccountList(
      Array(handle.store.read { try handle.store.accounts.accounts() }.page(page)))
  }
}

/// Removes an account: nothing goes there any more, and nothing comes from there. What is here and there stays.
///
/// - Parameters:
///   - store: the store.
///   - id: the account.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such account; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_account_remove)
public func accountRemove(store: StorePointer, id: Int64) -> taskcore_status {
  call(store) { handle in
    try handle.store.keep {
      try handle.store.accounts.remove(Failure.about("id") { try handle.account(id) })
    }
  }
}

/// Tells what a run with an account would do now. Nothing is changed, here or there.
///
/// - Parameters:
///   - store: the store.
///   - accountID: the account.
///   - plan: receives it; zero on failure.
/// - Returns: as `taskcore_account_run`.
///   Since 0.1.0.
@c(taskcore_account_preview)
public func accountPreview(
  store: StorePointer, accountID: Int64, plan: Out<taskcore_account_plan>
) -> taskcore_status {
  filling(plan, "plan", of: store) { handle in
    let account = try handle.account(accountID)
    return taskcore_account_plan(try handle.run(with: account).preview())
  }
}

/// Takes in what was changed at a server in the collections that are synced, and sends what was changed here.
///
/// Each property counts by itself, against what both agreed on last. What was changed here and there is a conflict: the later
/// value is shown. A run can end anywhere, and the next one goes on. What comes in is a step that no undo takes back.
///
/// The first run of a collection has to be accepted, and so has one that would delete more than 20 items and more than a
/// fifth of a collection, here or there; `taskcore_account_preview` tells what it would do. A server that lists nothing where
/// items were, and one that refuses to list them, deletes nothing. Nobody is written to: of events with attendees, the server
/// is told to write to none, unless that was chosen for the collection.
///
/// Other threads' calls on this handle wait meanwhile, no longer than its busy timeout.
///
/// - Parameters:
///   - store: the store.
///   - accountID: the account.
///   - isAccepted: 1: somebody agreed to what the run does; 0: a run that needs it stops.
///   - progress: is told how many items are done, of how many; it must not call this store. NULL is fine.
///   - payload: handed to it; may be NULL.
///   - report: receives what was done; zero on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`, also when there was nothing to do; `TASKCORE_EINVALID` for a wrong `struct_size`;
///   `TASKCORE_ENOTFOUND` when there is no such account, and for a collection that the server has no more;
///   `TASKCORE_ECONFLICT` with the field `accept` when somebody has to agree first, and for a server that lists nothing;
///   otherwise as `taskcore_account_add`; or what a callback, an observer or the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_account_run)
public func accountRun(
  store: StorePointer, accountID: Int64, isAccepted: Int32, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?, report: Out<taskcore_account_plan>
) -> taskcore_status {
  filling(report, nil, of: store) { handle in
    try handle.store.checkWritable()
    let account = try handle.account(accountID)
    let run = try handle.run(with: account, isAccepted: isAccepted != 0, progress, payload)
    return taskcore_account_plan(try run.run())
  }
}
