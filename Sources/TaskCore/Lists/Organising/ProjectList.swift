import CTaskcore
import Storage

/// A snapshot of projects.
final class ProjectList: RowList<taskcore_project>, ValueSnapshot, RecordSnapshot {
  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> ProjectList {
    try ProjectList(handle.store.countedProjects(ids: ids))
  }

  func row(of counted: CountedProject) throws -> taskcore_project {
    try taskcore_project(
      struct_size: MemoryLayout<taskcore_project>.size, id: counted.project.id,
      uid: copy(counted.project.uid), name: copy(counted.project.name),
      open_count: counted.openCount, completed_count: counted.completedCount,
      created_ms: counted.project.created.milliseconds,
      description: copy(counted.project.description), icon: copy(counted.project.icon),
      archived_ms: counted.project.archived?.milliseconds ?? 0,
      is_archived: counted.project.archived == nil ? 0 : 1,
      colour: counted.project.colour.rawValue, path: copy(counted.path),
      parent_id: counted.parentID, tree_open_count: counted.treeOpenCount,
      tree_completed_count: counted.treeCompletedCount, depth: counted.depth, reserved: 0,
      client_id: counted.clientID,
      hourly_rate_millionths: counted.project.hourlyRate ?? 0)
  }
}
