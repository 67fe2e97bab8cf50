import CTaskcore
import Storage

/// A snapshot of the remotes of a store.
final class SyncRemoteList: RowList<taskcore_sync_remote>, ValueSnapshot {
  func row(of remote: SyncRemote) throws -> taskcore_sync_remote {
    try taskcore_sync_remote(
      struct_size: MemoryLayout<taskcore_sync_remote>.size, id: remote.id,
      kind: remote.kind.rawValue, reserved: 0, path: copy(remote.path),
      last_run_ms: remote.run?.milliseconds ?? 0)
  }
}
