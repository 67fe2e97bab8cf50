import CTaskcore
import Domain

extension ProjectInput {
  private static let knownFields =
    TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_DESCRIPTION | TASKCORE_PROJECT_COLOUR
    | TASKCORE_PROJECT_ICON | TASKCORE_PROJECT_ARCHIVED

  /// What the members that a caller announced say.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_project_input>?) throws {
    let pointer = try required(pointer, "input")
    try checkSize(
      of: taskcore_project_input.self, is: pointer.pointee.struct_size, "taskcore_project_input")
    let input = pointer.pointee
    try checkMask(input.fields, known: Self.knownFields, "fields")
    self.init()
    func has(_ field: UInt64) -> Bool { input.fields & field != 0 }
    if has(TASKCORE_PROJECT_NAME) { name = try text(input.name, "name") }
    if has(TASKCORE_PROJECT_DESCRIPTION) {
      description = try text(input.description, "description")
    }
    if has(TASKCORE_PROJECT_ICON) { icon = try text(input.icon, "icon") }
    if has(TASKCORE_PROJECT_COLOUR) { colour = try ColourToken(code: input.colour) }
    if has(TASKCORE_PROJECT_ARCHIVED) { isArchived = try flag(input.archived, "archived") }
  }
}
