import CTaskcore
import Domain
import ViewModels

/// The screen of one task, as a C caller reads it.
final class DetailScreen: CHandleOwner {
  private let arena = Arena()
  let content: UnsafePointer<taskcore_detail_content>

  init(_ detail: Detail) throws {
    let content = try arena.new(taskcore_detail_content.self)
    self.content = UnsafePointer(content)
    content.pointee.row = try arena.array([detail.row], of: taskcore_row.self, arena.row)
    content.pointee.fields = try arena.array(
      detail.fields, of: taskcore_detail_field.self, field)
    content.pointee.field_count = detail.fields.count
    content.pointee.subtasks = try arena.array(
      detail.subtasks, of: taskcore_row.self, arena.row)
    content.pointee.subtask_count = detail.subtasks.count
    content.pointee.blockers = try arena.array(
      detail.blockers, of: taskcore_row.self, arena.row)
    content.pointee.blocker_count = detail.blockers.count
    content.pointee.actions = detail.row.actions.rawValue
  }

  private func field(_ field: Detail.Field) throws -> taskcore_detail_field {
    taskcore_detail_field(
      struct_size: MemoryLayout<taskcore_detail_field>.size,
      field: field.kind.editedProperty?.bit ?? 0,
      label: try arena.text(field.label), value: try arena.text(field.value))
  }
}
