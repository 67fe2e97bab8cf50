public import CTaskcore
import Domain
import Exchange
import Platform

/// Tells what this store has seen, for a program that carries steps from store to store by means of its own.
///
/// The other store's `taskcore_sync_pending` tells by it what is lacking here, and `taskcore_sync_apply` takes that in:
/// three calls, and no files. The bytes are sealed as files of sync are, so that whoever carries them reads nothing;
/// they are kept by nobody.
///
/// - Parameters:
///   - store: the store.
///   - heads: receives the bytes, to be freed with `taskcore_bytes_free`; NULL on failure.
///   - length: receives how many bytes these are; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND` when sync is off;
///   `TASKCORE_EUNSUPPORTED` when libsodium is needed and not installed; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what the
///   caller's clock answered.
///   Since 0.1.0.
@c(taskcore_sync_heads)
public func syncHeads(
  store: StorePointer, heads: Out<OwnedBytes>, length: Out<UInt>
) -> taskcore_status {
  giving(heads, length, "heads", in: store) { handle in
    let (now, newUID) = try handle.creation()
    return try CarrySync(handle.store, newUID: newUID).heads(at: now)
  }
}

/// Gives what another store lacks that has these heads: the steps of this device that it has not seen; where what it lacks
/// came from a third one, a snapshot of all. What it has seen need not be kept for it any longer.
///
/// - Parameters:
///   - store: the store.
///   - heads: what `taskcore_sync_heads` of the other store gave.
///   - headsLength: how many bytes these are.
///   - steps: receives the bytes, to be freed with `taskcore_bytes_free`; NULL on failure.
///   - length: receives how many bytes these are; 0 when the other store lacks nothing, and on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for what is no heads, and for those of this store itself;
///   `TASKCORE_ENOTFOUND` when sync is off; `TASKCORE_EPARSE` and `TASKCORE_ECORRUPT` for bytes that were changed,
///   or are not whole; `TASKCORE_ECONFLICT` for those of another store; `TASKCORE_EACCESS` with the field
///   `passphrase` for those that are encrypted by another key; `TASKCORE_ETOONEW` for those of a newer version;
///   `TASKCORE_EUNSUPPORTED` when libsodium or libzstd is not installed and needed; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what the
///   caller's clock answered.
///   Since 0.1.0.
@c(taskcore_sync_pending)
public func syncPending(
  store: StorePointer, heads: In<UInt8>, headsLength: UInt, steps: Out<OwnedBytes>,
  length: Out<UInt>
) -> taskcore_status {
  giving(steps, length, "steps", in: store) { handle in
    let heads = try carried(heads, headsLength, "heads")
    let (now, newUID) = try handle.creation()
    return try CarrySync(handle.store, newUID: newUID).pending(for: heads, at: now)
  }
}

/// Takes in what another store's `taskcore_sync_pending` or `taskcore_sync_snapshot` gave, as one commit with the origin
/// `TASKCORE_ORIGIN_REMOTE`: all of it, or nothing when a byte of it is not as it was given.
///
/// What is here already does no harm. Steps that need others which have not come are left out, and counted: they come
/// again once `taskcore_sync_heads` says so.
///
/// - Parameters:
///   - store: the store.
///   - bytes: what was brought; NULL with a length of 0 is fine.
///   - length: how many bytes these are.
///   - report: receives what was done; zero on failure. NULL is fine.
/// - Returns: as `taskcore_sync_pending`; `TASKCORE_EINVALID` also for a wrong `struct_size`; or what an observer
///   answered, with all of it taken in.
///   Since 0.1.0.
@c(taskcore_sync_apply)
public func syncApply(
  store: StorePointer, bytes: In<UInt8>, length: UInt, report: Out<taskcore_sync_report>
) -> taskcore_status {
  filling(report, nil, of: store) { handle in
    let bytes = try carried(bytes, length, "bytes")
    try handle.store.checkWritable()
    let (now, newUID) = try handle.creation()
    return try handle.report(
      on: CarrySync(handle.store, newUID: newUID).apply(bytes, at: now))
  }
}

/// Gives all that is here, for a store that joins by `taskcore_sync_join`.
///
/// - Parameters:
///   - store: the store.
///   - snapshot: receives the bytes, to be freed with `taskcore_bytes_free`; NULL on failure.
///   - length: receives how many bytes these are; 0 on failure.
/// - Returns: as `taskcore_sync_heads`.
///   Since 0.1.0.
@c(taskcore_sync_snapshot)
public func syncSnapshot(
  store: StorePointer, snapshot: Out<OwnedBytes>, length: Out<UInt>
) -> taskcore_status {
  giving(snapshot, length, "snapshot", in: store) { handle in
    let (now, newUID) = try handle.creation()
    return try CarrySync(handle.store, newUID: newUID).snapshot(at: now)
  }
}

/// Begins to sync this store with the one whose `taskcore_sync_snapshot` gave the bytes: both have all of both, once the
/// other one has taken in what is pending here. Nothing that is here is replaced.
///
/// - Parameters:
///   - store: the store.
///   - bytes: what was brought.
///   - length: how many bytes these are.
///   - deviceName: what this device is called, for people: 1 to 100 characters in one line.
///   - passphrase: gives what the bytes are encrypted by; NULL: they are not. It must not use the store.
///   - payload: handed to it; may be NULL.
///   - report: receives what was done; zero on failure. NULL is fine.
/// - Returns: as `taskcore_sync_apply`; `TASKCORE_EINVALID` also for what is no name or no passphrase, and for bytes
///   without a snapshot; `TASKCORE_EACCESS` with the field `passphrase` for one that is wrong or missing;
///   `TASKCORE_ECONFLICT` when this store is synced with others already, and for a passphrase where nothing is
///   encrypted; or what the callback answered.
///   Since 0.1.0.
@c(taskcore_sync_join)
public func syncJoin(
  store: StorePointer, bytes: In<UInt8>, length: UInt, deviceName: CText,
  passphrase: taskcore_passphrase_callback?, payload: UnsafeMutableRawPointer?,
  report: Out<taskcore_sync_report>
) -> taskcore_status {
  filling(report, nil, of: store) { handle in
    let bytes = try carried(bytes, length, "bytes")
    let name = try text(deviceName, "device_name")
    try handle.store.checkWritable()
    let passphrase = try handle.passphrase(from: passphrase, payload)
    let (now, newUID) = try handle.creation()
    return try handle.report(
      on: CarrySync(handle.store, newUID: newUID).join(
        bytes, name: name, passphrase: passphrase, at: now))
  }
}

/// A copy of what the caller brought.
///
/// - Throws: `invalid` for NULL with a length; `outOfMemory`.
private func carried(_ bytes: In<UInt8>, _ length: UInt, _ field: String) throws -> [UInt8] {
  if length == 0 { return [] }
  let bytes = try required(bytes, field)
  // A copy, and what it is unpacked to.
  guard let count = Int(exactly: length), MemoryNeed.hasRoom(for: count, bytesEach: 4) else {
    throw Failure.noMemory
  }
  return Array(UnsafeBufferPointer(start: bytes, count: count))
}
