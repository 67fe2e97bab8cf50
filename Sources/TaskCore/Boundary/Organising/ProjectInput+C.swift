import CTaskcore
import Domain

extension ProjectInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_project_input>?, _ check: InputCheck = .throwing) throws {
    let input = try required(pointer, "input").checked()
    self.init()
    if input.has(TASKCORE_PROJECT_NAME) { try check { name = try text(input.name, "name") } }
    if input.has(TASKCORE_PROJECT_DESCRIPTION) {
      try check {
        description = try text(input.description, "description")
      }
    }
    if input.has(TASKCORE_PROJECT_ICON) { try check { icon = try text(input.icon, "icon") } }
    if input.has(TASKCORE_PROJECT_COLOUR) {
      try check { colour = try ColourToken(code: input.colour) }
    }
    if input.has(TASKCORE_PROJECT_ARCHIVED) {
      try check {
        isArchived = try flag(input.is_archived, "is_archived")
      }
    }
    if input.has(TASKCORE_PROJECT_PARENT) {
      parent = .some(input.parent_id == 0 ? nil : input.parent_id)
    }
    if input.has(TASKCORE_PROJECT_CLIENT) {
      client = .some(input.client_id == 0 ? nil : input.client_id)
    }
    if input.has(TASKCORE_PROJECT_HOURLY_RATE) {
      hourlyRate = .some(hourlyRateOrNone(input.hourly_rate_millionths))
    }
  }
}
