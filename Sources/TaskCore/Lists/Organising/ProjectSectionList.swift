import CTaskcore
import Storage

/// A snapshot of sections of projects.
final class ProjectSectionList: RowList<taskcore_project_section>, ValueSnapshot, RecordSnapshot {
  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> ProjectSectionList {
    try ProjectSectionList(handle.store.countedSections(ids: ids))
  }

  func row(of counted: CountedSection) throws -> taskcore_project_section {
    try taskcore_project_section(
      struct_size: MemoryLayout<taskcore_project_section>.size, id: counted.section.id,
      uid: copy(counted.section.uid), name: copy(counted.section.name),
      project_id: counted.projectID, open_count: counted.openCount,
      completed_count: counted.completedCount)
  }
}
