public import CTaskcore
import Domain
import Exchange
import Storage

/// Begins to keep what sync needs, before there is a remote: for programs with transports of their own.
///
/// `taskcore_sync_remote_add` and `taskcore_sync_remote_add_through` do the same by themselves. From now on, each call that
/// changes the store is a step for the other devices, also one of another program.
///
/// - Parameters:
///   - store: the store.
///   - deviceName: what this device is called, for people: 1 to 100 characters in one line.
///   - passphrase: gives what encrypts the files; NULL: they are not encrypted, and whoever can read them reads all. It
///     must not use the store.
///   - payload: handed to it; may be NULL.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for what is no name, and for what is no passphrase;
///   `TASKCORE_ECONFLICT` when the store is synced already; `TASKCORE_EUNSUPPORTED` for a passphrase when libsodium
///   is not installed; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what the callback or the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_sync_enable)
public func syncEnable(
  store: StorePointer, deviceName: CText, passphrase: taskcore_passphrase_callback?,
  payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { handle in
    let name = try text(deviceName, "device_name")
    try handle.store.checkWritable()
    let passphrase = try handle.passphrase(from: passphrase, payload)
    try EnableSync(handle.store, newUID: handle.creation().newUID).run(
      name: name, passphrase: passphrase)
  }
}

/// Ends sync: remotes, accounts, keys and what was known of other devices are forgotten.
///
/// Records stay as they are shown, and files of this device stay where it left them. When sync begins again, this is a new
/// device. A store that is not synced stays as it is.
///
/// - Parameter store: the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_sync_disable)
public func syncDisable(store: StorePointer) -> taskcore_status {
  call(store) { handle in
    try EnableSync(handle.store, newUID: handle.creation().newUID).undo()
  }
}

/// Tells how the sync of a store stands.
///
/// - Parameters:
///   - store: the store.
///   - state: receives it; zero on failure.
/// - Returns: `TASKCORE_OK`, also when sync is off; `TASKCORE_EINVALID` for NULL and for a wrong `struct_size`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_sync_status)
public func syncStatus(store: StorePointer, state: Out<taskcore_sync_state>) -> taskcore_status {
  filling(state, "state", of: store) { handle in
    taskcore_sync_state(try handle.store.read { try handle.store.replication.status() })
  }
}

/// Takes in what other devices left at the folders and hubs of a store, and leaves there what is new here.
///
/// Steps of others come in a part at a time, each a commit of its own, whose observers are told of it with the origin
/// `TASKCORE_ORIGIN_REMOTE`. A run can end anywhere: what it had taken in and left stays, and the next one goes on. Two
/// runs at once, here or on other devices, do no harm. A file that is damaged, forged or of another store is refused as a
/// whole; the run goes on with the others, and then returns what was wrong. One that is not whole yet waits for the
/// next run. A hub that has a series of invoice numbers to lease is told which device issues in it.
///
/// Other threads' calls on this handle wait meanwhile, no longer than its busy timeout.
///
/// - Parameters:
///   - store: the store.
///   - remoteID: which folder or hub; 0: all of them, one after the other.
///   - progress: is told how many files are read, of how many; it must not call this store. NULL is fine.
///   - payload: handed to it; may be NULL.
///   - report: receives what was done; zero on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`, also when there was nothing to do; `TASKCORE_EINVALID` for a wrong `struct_size`;
///   `TASKCORE_ENOTFOUND` when there is no such remote, no folder and no hub of this store, not the folder that was
///   there before, and no hub where one was; `TASKCORE_ECONFLICT` for a remote of the host, for files of another store,
///   and where another device writes under the name of this one; `TASKCORE_EACCESS` when the system refuses the folder,
///   or the server of a hub the role or its password, and for a file that is encrypted by another key;
///   `TASKCORE_ECORRUPT` or `TASKCORE_EPARSE` for a file that was changed, or is none of sync; `TASKCORE_ETOONEW` for
///   one of a newer version; `TASKCORE_EUNSUPPORTED` when libsodium, libzstd or libpq is not installed and needed;
///   `TASKCORE_EIO` also when a hub cannot be reached; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; `TASKCORE_EINTERRUPTED`; or what a callback or an observer answered.
///   Since 0.1.0.
@c(taskcore_sync_run)
public func syncRun(
  store: StorePointer, remoteID: Int64, progress: taskcore_progress_callback?,
  payload: UnsafeMutableRawPointer?, report: Out<taskcore_sync_report>
) -> taskcore_status {
  filling(report, nil, of: store) { handle in
    try handle.store.checkWritable()
    let (now, newUID) = try handle.creation()
    let run = handle.syncing(newUID, progress, payload)
    return try handle.report(on: run.run(remote: remoteID == 0 ? nil : remoteID, at: now))
  }
}

/// Does the same through a transport of the host program.
///
/// - Parameters:
///   - store: the store.
///   - transport: the callbacks, by the name under which `taskcore_sync_remote_add_through` added them. They are under the
///     same rule as `progress`.
///   - progress: as in `taskcore_sync_run`.
///   - payload: handed to it; may be NULL. The transport has a payload of its own.
///   - report: as in `taskcore_sync_run`.
/// - Returns: as `taskcore_sync_run`; `TASKCORE_EINVALID` also for NULL and for a callback that is missing;
///   `TASKCORE_ENOTFOUND` when nothing of that name was added; or what a callback answered.
///   Since 0.1.0.
@c(taskcore_sync_run_through)
public func syncRunThrough(
  store: StorePointer, transport: In<taskcore_sync_transport>,
  progress: taskcore_progress_callback?, payload: UnsafeMutableRawPointer?,
  report: Out<taskcore_sync_report>
) -> taskcore_status {
  filling(report, nil, of: store) { handle in
    let given = try required(transport, "transport").checked()
    let name = try remoteName(given.name)
    let host = try HostTransport(given, for: handle)
    try handle.store.checkWritable()
    let (now, newUID) = try handle.creation()
    let run = handle.syncing(newUID, progress, payload)
    return try handle.report(on: run.run(name, through: host, at: now))
  }
}

extension taskcore_sync_state {
  fileprivate init(_ status: SyncStatus) {
    self.init(
      struct_size: MemoryLayout<taskcore_sync_state>.size, is_enabled: status.isEnabled ? 1 : 0,
      is_encrypted: status.isEncrypted ? 1 : 0, remote_count: status.remoteCount,
      replica_count: status.replicaCount, conflict_count: status.conflictCount,
      pending_count: status.pendingCount, waiting_count: status.waitingCount,
      last_run_ms: status.lastRun?.milliseconds ?? 0, twin_count: status.twinCount)
  }
}
