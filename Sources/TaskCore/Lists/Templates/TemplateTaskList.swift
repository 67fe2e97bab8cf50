import CTaskcore
import Domain

/// A snapshot of a template's tasks.
final class TemplateTaskList: RowList<taskcore_template_task>, Snapshot {
  convenience init(_ content: TemplateContent, _ page: Range<Int>) throws {
    self.init()
    let depths = content.depths
    for place in page {
      let item = content.tasks[place]
      let section = item.section.map { content.sections[$0] } ?? ""
      try append(
        taskcore_template_task(
          struct_size: MemoryLayout<taskcore_template_task>.size, title: copy(item.task.title),
          section: copy(section), depth: Int64(depths[place]),
          start_day: Int64(item.start?.days ?? 0), start_time_s: item.start?.secondOfDay ?? 0,
          due_day: Int64(item.due?.days ?? 0), due_time_s: item.due?.secondOfDay ?? 0,
          has_start: item.start == nil ? 0 : 1, has_due: item.due == nil ? 0 : 1))
    }
  }
}
