public import CTaskcore
import Domain
import Exchange
import Hub
import Platform
import Storage

/// Begins to sync a store through a folder that something else brings to the other devices, or through a hub, or joins what
/// is synced there.
///
/// Where there is nothing of sync, this store is the first one. Else it joins the others: at the next run all that
/// both have comes together, and nothing that is here is replaced; projects, filters and calendars of one name are one.
/// Nothing but the keys is written there before the next `taskcore_sync_run`.
///
/// Each folder is for one store. Something else may bring files there, and take them away, at any time; the folder itself
/// must be there, and is never made. A hub is a PostgreSQL database, or one that speaks its protocol, with the tables that
/// `taskcore_hub_create` makes. It keeps many stores apart by their names; each name is for one store.
///
/// - Parameters:
///   - store: the store.
///   - kind: `TASKCORE_REMOTE_FOLDER` or `TASKCORE_REMOTE_POSTGRESQL`.
///   - path: the folder, which is kept as an absolute path; or the address of the hub, as libpq has it:
///     `postgresql://anna@hub.example.org/tasks` or `host=hub.example.org dbname=tasks`. The store is called like the
///     role there, or as the address says with `?store=family` behind it, or `store=family` in it: 1 to 63 bytes. There
///     is no password in it: a service file, a password file and the environment have it, as libpq finds them, or
///     `taskcore_sync_set_password` gives it.
///   - deviceName: what this device is called, for people: 1 to 100 characters in one line.
///   - passphrase: gives what encrypts the files: a new one, or that of the store which is there. NULL: they are not
///     encrypted, and whoever can read them reads all. It must not use the store.
///   - payload: handed to it; may be NULL.
///   - id: receives the remote's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, another kind, an empty path, an address that is invalid or has a
///   password in it, and for what is no name or no passphrase; `TASKCORE_ENOTFOUND` when there is no such folder, or
///   no hub in the database, or the keys of what is there have not come yet; `TASKCORE_EACCESS` with the field
///   `passphrase` for one that is wrong or missing, when the system refuses the folder, and when the server refuses the
///   role or its password, or has no such role or database; `TASKCORE_ECONFLICT` when this store is synced there already, when another one is there and this one is
///   synced elsewhere, and for a passphrase where nothing is encrypted; `TASKCORE_EUNSUPPORTED` when libsodium or libpq
///   is needed and not installed; `TASKCORE_ECORRUPT`, `TASKCORE_EPARSE` and `TASKCORE_ETOONEW` for what is there;
///   `TASKCORE_EIO` also when the hub cannot be reached; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what a callback or the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_sync_remote_add)
public func syncRemoteAdd(
  store: StorePointer, kind: Int32, path: CText, deviceName: CText,
  passphrase: taskcore_passphrase_callback?, payload: UnsafeMutableRawPointer?, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let (remote, transport) = try handle.remote(of: kind, at: path)
    let name = try text(deviceName, "device_name")
    try handle.store.checkWritable()
    let passphrase = try handle.passphrase(from: passphrase, payload)
    return try AddRemote(handle.store, newUID: handle.creation().newUID).run(
      remote, through: transport, name: name, passphrase: passphrase)
  }
}

extension StoreHandle {
  /// A remote that a caller adds, and what brings files there.
  ///
  /// - Throws: `invalid`.
  fileprivate func remote(
    of kind: Int32, at path: CText
  ) throws -> (remote: SyncRemote, transport: any SyncTransport) {
    switch kind {
    case TASKCORE_REMOTE_FOLDER:
      let path = try text(path, "path")
      if path.isEmpty {
        throw Failure(.invalid, "The path of a folder must not be empty.", field: "path")
      }
      let folder = resolved(path: path)
      return (SyncRemote(path: folder), FolderTransport(path: folder))
    case TASKCORE_REMOTE_POSTGRESQL:
      let path = try text(path, "path")
      let address = try Failure.about("path") { try HubAddress(path) }
      return (
        SyncRemote(path: address.text, kind: .postgresql),
        HubTransport(HubServer(address, for: hubCaller))
      )
    default:
      throw Failure(
        .invalid,
        "The kind \(kind) cannot be added here: 1 is a folder, and 3 is a PostgreSQL database.",
        field: "kind")
    }
  }
}

/// Does the same through a transport of the host program.
///
/// - Parameters:
///   - store: the store.
///   - transport: the callbacks, which must not use the store, and the name by which `taskcore_sync_run_through` finds the
///     remote. They are not kept.
///   - deviceName: as in `taskcore_sync_remote_add`.
///   - passphrase: likewise.
///   - payload: handed to it; may be NULL. The transport has a payload of its own.
///   - id: receives the remote's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_sync_remote_add`; `TASKCORE_EINVALID` also for a callback that is missing, and for a wrong
///   `struct_size`; or what a callback answered.
///   Since 0.1.0.
@c(taskcore_sync_remote_add_through)
public func syncRemoteAddThrough(
  store: StorePointer, transport: In<taskcore_sync_transport>, deviceName: CText,
  passphrase: taskcore_passphrase_callback?, payload: UnsafeMutableRawPointer?, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let given = try required(transport, "transport").checked()
    let remote = SyncRemote(path: try remoteName(given.name), kind: .host)
    let host = try HostTransport(given, for: handle)
    let name = try text(deviceName, "device_name")
    try handle.store.checkWritable()
    let passphrase = try handle.passphrase(from: passphrase, payload)
    return try AddRemote(handle.store, newUID: handle.creation().newUID).run(
      remote, through: host, name: name, passphrase: passphrase)
  }
}

/// Lists the remotes of a store, in the order in which they were added.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - remotes: receives the list, to be freed with `taskcore_sync_remote_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `remotes`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_sync_remote_query)
public func syncRemoteQuery(
  store: StorePointer, options: In<taskcore_sync_remote_query_options>,
  remotes: Out<Handle<taskcore_sync_remote_list>>
) -> taskcore_status {
  list(store, remotes, "remotes") { handle in
    let page = try given(options).page()
    return try SyncRemoteList(
      Array(handle.store.read { try handle.store.replication.remotes() }.page(page)))
  }
}

/// Removes a remote: the store is no longer synced through it. Its files are kept, and sync goes on through the others.
///
/// - Parameters:
///   - store: the store.
///   - id: the remote.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such remote; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_sync_remote_remove)
public func syncRemoteRemove(store: StorePointer, id: Int64) -> taskcore_status {
  call(store) { handle in
    try handle.store.keep {
      let replication = handle.store.replication
      guard let remote = try replication.remotes().first(where: { $0.id == id }) else {
        throw Failure(.notFound, "There is no remote \(id).", field: "id")
      }
      try replication.remove(remote)
    }
  }
}
