import CHost
public import CTaskcore
import Calendar
import Domain
import Storage

/// Opens a store, and creates it when there is none.
///
/// A fork must not use the handles of its parent, nor open the files that the parent had open; they
/// answer `TASKCORE_EMISUSE`. While other threads are at work, a fork should only call `exec`.
///
/// A new file is for its owner alone (mode 0600), and so are the folders that are made for it
/// (0700). A file that is not a store, is damaged or is from a newer version is not altered. A store
/// from an older version is upgraded, and copied before: to the same path with `.before-upgrade` behind it, in place of
/// the copy that the last upgrade made. `progress` of the options can end that; `TASKCORE_OPEN_NO_BACKUP` leaves it
/// out.
///
/// A file that has anything else than Taskcore's tables and indexes is refused, and nothing of it is run:
/// triggers, views, tables, indexes and columns of other programs. `TASKCORE_OPEN_REPAIR_SCHEMA` removes
/// them first, with what they hold, and makes indexes anew that are missing; all that is Taskcore's stays.
/// When another program changes the schema later, calls answer `TASKCORE_ECORRUPT`.
///
/// - Parameters:
///   - options: how to open it; NULL for the user's own store with the usual options. The strings
///     are copied; the clock and its payload are used until the store is closed.
///   - store: receives the store, to be freed with `taskcore_store_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an option out of its range, an empty path or an
///   unknown time zone; `TASKCORE_ENOTFOUND` when the file is to be read only and is not there, or a link leads nowhere;
///   `TASKCORE_EACCESS` when the system refuses the path, or it is no regular file;
///   `TASKCORE_ENOTSTORE`, `TASKCORE_ECORRUPT` or `TASKCORE_ETOONEW` for what is in the file;
///   `TASKCORE_EREADONLY` when it would have to be upgraded; `TASKCORE_EMISUSE` in a fork of a
///   process that has the file open as a store; `TASKCORE_EBUSY` when another process
///   holds it for longer than the timeout; `TASKCORE_EUNSUPPORTED` when the system has no time
///   zone data; `TASKCORE_EFULL`, also without the space for the copy before an upgrade, with all as it was;
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`; or what `progress` answered.
///   Since 0.1.0.
@c(taskcore_store_open)
public func storeOpen(
  options: In<taskcore_open_options>, store: Out<Handle<taskcore_store>>
) -> taskcore_status {
  store?.pointee = nil
  return attempt {
    let out = try required(store, "store")
    let options = try OpenOptions(options)
    let now = try withHost { try options.clock.now() }
    let uids = UIDGenerator()
    let zone = try options.timeZone.map { try SystemZone(named: $0) } ?? SystemZone.current()
    let path = options.storage.path ?? (try? SQLiteStore.defaultPath())
    let handle = try Failure.namingBackup(of: path) {
      let store = try SQLiteStore(options.storage, zone: zone, almanac: SystemAlmanac(), now: now) {
        uids.next(at: now)
      }
      let handle = StoreHandle(store: store, options)
      try handle.updateLocale()
      return handle
    }
    out.pointee = try handle.makeStore(checkingFields: options.checksFields)
  }
}

/// Closes a store.
///
/// Its lists stay as they are, and its observers are told nothing more; both still have to be freed.
/// Calls that run on other threads come to their end first, with their callbacks; those that come later get
/// `TASKCORE_EMISUSE`. From inside of a callback it does not wait: the store is closed when the last call on
/// it is over. When it is closed, the payloads that it was opened with are destroyed.
///
/// - Parameter store: the store; NULL is fine. It must not be used any more.
///   Since 0.1.0.
@c(taskcore_store_free)
public func storeFree(store: StorePointer) {
  withHostCall { StoreHandle.close(store) }
}

/// Ends the call that runs on a store now, and never the next one.
///
/// Any thread may call it, and a handler of a signal. The call ends at its next safe point with
/// `TASKCORE_EINTERRUPTED`, and has changed nothing; when it had begun to commit, or had nearly done, it
/// succeeds. An e-mail that is being sent is ended, too, until the server has accepted it. A call that
/// waits for its turn is not meant.
///
/// - Parameter store: the store; NULL is fine. It must not be freed meanwhile.
///   Since 0.1.0.
@c(taskcore_interrupt)
public func interrupt(store: StorePointer) {
  // Handlers of signals run no Swift beyond this line.
  host_store_interrupt(store)
}
