public import CTaskcore
import Domain
import Storage

/// Lists the devices that have a store, as far as they are known here: this one first, unless it began anew. While sync is
/// off, there are none.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - replicas: receives the list, to be freed with `taskcore_replica_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `replicas`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_replica_query)
public func replicaQuery(
  store: StorePointer, options: In<taskcore_replica_query_options>,
  replicas: Out<Handle<taskcore_replica_list>>
) -> taskcore_status {
  list(store, replicas, "replicas") { handle in
    let page = try given(options).page()
    return try handle.store.read { try ReplicaList(of: handle.store.replication, page) }
  }
}

/// Gives this device another name; the others learn of it at the next run.
///
/// - Parameters:
///   - store: the store.
///   - uid: the device, which is this one.
///   - name: 1 to 100 characters in one line.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for what is no name; `TASKCORE_ENOTFOUND` when there is no
///   such device; `TASKCORE_ECONFLICT` for another one, which is renamed there; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_replica_rename)
public func replicaRename(store: StorePointer, uid: CText, name: CText) -> taskcore_status {
  call(store) { handle in
    let uid = try text(uid, "uid")
    let name = try text(name, "name")
    let line = try Failure.about("name") { try TextRule.deviceName.line(name) }
    try handle.store.keep { try handle.store.replication.renameReplica(uid, to: line) }
  }
}

/// Waits for a device no longer, as for one that was lost: what it has not seen need not be kept for it. The other devices
/// learn of it at their next run.
///
/// When it comes back all the same, it takes in what is there as a whole, and nothing that it did is lost; it says so, and
/// is waited for again.
///
/// - Parameters:
///   - store: the store.
///   - uid: the device; retiring it twice is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND` when there is no such device;
///   `TASKCORE_ECONFLICT` for this one; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what the caller's clock answered.
///   Since 0.1.0.
@c(taskcore_replica_retire)
public func replicaRetire(store: StorePointer, uid: CText) -> taskcore_status {
  call(store) { handle in
    let uid = try text(uid, "uid")
    let now = try handle.now()
    try handle.store.write(.sync, at: now) {
      try handle.store.replication.retireReplica(uid, at: now)
    }
  }
}
