import CTaskcore
import Storage

/// A snapshot of sync conflicts.
final class SyncConflictList: RowList<taskcore_sync_conflict>, ValueSnapshot {
  func row(of conflict: SyncConflictEntry) throws -> taskcore_sync_conflict {
    try taskcore_sync_conflict(
      struct_size: MemoryLayout<taskcore_sync_conflict>.size, uid: copy(conflict.uid),
      entity: conflict.kind,
      shown: conflict.isShownMine ? TASKCORE_CONFLICT_MINE : TASKCORE_CONFLICT_THEIRS,
      record_uid: copy(conflict.recordUID), record_id: conflict.recordID,
      title: copy(conflict.title), property: copy(conflict.property),
      element: copy(conflict.element), mine: conflict.mine.words.map { try copy($0) },
      theirs: conflict.theirs.words.map { try copy($0) },
      mine_replica: copy(conflict.mine.device), theirs_replica: copy(conflict.theirs.device),
      mine_ms: conflict.mine.at.milliseconds, theirs_ms: conflict.theirs.at.milliseconds)
  }
}
