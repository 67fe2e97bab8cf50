import CTaskcore
import Domain

extension CalendarInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member, and for NULL.
  init(_ pointer: UnsafePointer<taskcore_calendar_input>?) throws {
    self.init()
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_CALENDAR_NAME) { name = try text(input.name, "name") }
    if input.has(TASKCORE_CALENDAR_COLOUR) { colour = try ColourToken(code: input.colour) }
    if input.has(TASKCORE_CALENDAR_VISIBLE) {
      isVisible = try flag(input.is_visible, "is_visible")
    }
    if input.has(TASKCORE_CALENDAR_READ_ONLY) {
      isReadOnly = try flag(input.is_read_only, "is_read_only")
    }
    if input.has(TASKCORE_CALENDAR_BLOCKING) {
      isBlocking = try flag(input.is_blocking, "is_blocking")
    }
  }
}
