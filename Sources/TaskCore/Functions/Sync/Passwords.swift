public import CTaskcore
import Domain

/// Keeps what is asked when a hub or an account of a store wants a password.
///
/// libpq takes what a service file, a password file or the environment has first, and an account what its netrc file has.
/// Whatever the callback gives is neither stored nor logged.
///
/// - Parameters:
///   - store: the store; other handles of its file know nothing of it.
///   - callback: is asked in runs of sync, when a remote or an account is added, and where the lease of a series is needed; NULL:
///     nothing is asked any more. It is kept with its payload until the store is closed, or another one takes its place.
///   - payload: handed to it; may be NULL.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_sync_set_password)
public func syncSetPassword(
  store: StorePointer, callback: taskcore_password_callback?, payload: UnsafeMutableRawPointer?
) -> taskcore_status {
  call(store) { $0.keep(callback.map { CallerPassword($0, payload) }) }
}
