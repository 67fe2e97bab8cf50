public import CTaskcore
import Domain
import Exchange

/// Changes the passphrase of a sync, or gives one to a sync that has none.
///
/// A new key comes with it: the next run leaves it, sealed by the new passphrase, and all that follows is encrypted by it.
/// A device that was lost and has the old one reads nothing of that; what was left before, it may have read already.
/// Other devices are told at their next run that the new passphrase is needed, by `TASKCORE_EACCESS` with the field
/// `passphrase`, and take it by `taskcore_sync_enter_passphrase`; until then they send nothing, and lose nothing.
///
/// Where nothing was encrypted so far, each device replaces its files by a snapshot that is, once it has the passphrase.
///
/// - Parameters:
///   - store: the store.
///   - passphrase: gives the new one. It must not use the store.
///   - payload: handed to it; may be NULL.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for what is no passphrase; `TASKCORE_ENOTFOUND` when sync
///   is off; `TASKCORE_EUNSUPPORTED` when libsodium is not installed; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what the
///   callback answered.
///   Since 0.1.0.
@c(taskcore_sync_change_passphrase)
public func syncChangePassphrase(
  store: StorePointer, passphrase: taskcore_passphrase_callback?,
  payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { handle in
    let passphrase = try handle.requiredPassphrase(from: passphrase, payload)
    try ChangePassphrase(handle.store).run(to: passphrase)
  }
}

/// Takes the passphrase that was changed on another device, so that what comes from there can be read again.
///
/// A run that met such files has kept their keys; they are opened now, and the next run takes the rest in.
///
/// - Parameters:
///   - store: the store.
///   - passphrase: gives the new one. It must not use the store.
///   - payload: handed to it; may be NULL.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for what is no passphrase; `TASKCORE_ENOTFOUND` when sync
///   is off, and when no keys of another device have come; `TASKCORE_EACCESS` with the field `passphrase` for a wrong
///   one, and for one that opens nothing new; `TASKCORE_EUNSUPPORTED` when libsodium is not installed;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what the callback answered.
///   Since 0.1.0.
@c(taskcore_sync_enter_passphrase)
public func syncEnterPassphrase(
  store: StorePointer, passphrase: taskcore_passphrase_callback?,
  payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { handle in
    let passphrase = try handle.requiredPassphrase(from: passphrase, payload)
    try ChangePassphrase(handle.store).take(passphrase)
  }
}

extension StoreHandle {
  /// - Throws: `invalid` without a callback; as ``passphrase(from:_:)``.
  fileprivate func requiredPassphrase(
    from callback: taskcore_passphrase_callback?, _ payload: UnsafeMutableRawPointer?
  ) throws -> Passphrase {
    try store.checkWritable()
    guard let passphrase = try passphrase(from: callback, payload) else {
      throw Failure(.invalid, "The passphrase must not be NULL.", field: "passphrase")
    }
    return passphrase
  }
}
