import CTaskcore
import Domain

extension TemplateInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_template_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_TEMPLATE_NAME) { name = try text(input.name, "name") }
    if input.has(TASKCORE_TEMPLATE_CONTENT) {
      throw Failure(
        .invalid,
        "What a template makes is given by a task (TASKCORE_TEMPLATE_TASK) or a project "
          + "(TASKCORE_TEMPLATE_PROJECT).", field: "fields")
    }
    if input.has(TASKCORE_TEMPLATE_TASK) { source = .task(input.task_id) }
    if input.has(TASKCORE_TEMPLATE_PROJECT) {
      if source != nil {
        throw Failure(
          .invalid, "A template is made from a task or from a project, not from both.",
          field: "project_id")
      }
      source = .project(input.project_id)
    }
    if input.has(TASKCORE_TEMPLATE_ANCHOR), input.anchor_date != 0 {
      anchor = try CalendarDate(packed: input.anchor_date, field: "anchor_date")
    }
  }
}
