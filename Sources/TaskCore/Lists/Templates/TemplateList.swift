import CTaskcore
import Domain

/// A snapshot of templates.
final class TemplateList: RowList<taskcore_template>, ValueSnapshot, RecordSnapshot {
  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> TemplateList
  {
    try TemplateList(handle.store.templates.get(ids: ids, "template"))
  }

  func row(of template: Template) throws -> taskcore_template {
    let outline = template.outline
    return try taskcore_template(
      struct_size: MemoryLayout<taskcore_template>.size, id: template.id, uid: copy(template.uid),
      name: copy(template.name), task_count: Int64(outline.taskCount),
      created_ms: template.created.milliseconds, modified_ms: template.modified.milliseconds,
      is_project: outline.isProject ? 1 : 0, reserved: 0)
  }
}
