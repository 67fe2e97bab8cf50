public import CTaskcore
import Domain
import Exchange

/// Registers a transport of the host program, so that `taskcore_sync_run` syncs through it as through a folder.
///
/// The remote that was added by this name with `taskcore_sync_remote_add_through` is meant. Another transport of the name
/// takes its place. The callbacks are under the same rule as `progress` of a run.
///
/// - Parameters:
///   - store: the store; other handles of its file know nothing of it.
///   - transport: the callbacks, which are kept with their payload until the store is closed.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for a callback that is missing, for what is no name, and for a
///   wrong `struct_size`; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_sync_set_transport)
public func syncSetTransport(
  store: StorePointer, transport: In<taskcore_sync_transport>
) -> taskcore_status {
  call(store) { handle in
    let given = try required(transport, "transport").checked()
    let name = try remoteName(given.name)
    _ = try HostTransport(given, for: handle)
    handle.keep(given, as: name)
  }
}
