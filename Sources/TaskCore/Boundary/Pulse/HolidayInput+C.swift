import CTaskcore
import Domain

/// The input for a holiday.
struct HolidayInput {
  private(set) var first: CalendarDate?
  /// Nil: it lasts until it is ended.
  private(set) var last: CalendarDate?

  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_holiday_input>?) throws {
    let input = try required(pointer, "input").checked()
    if input.has(TASKCORE_HOLIDAY_FIRST_DATE) {
      first = try CalendarDate(packed: input.first_date, field: "first_date")
    }
    if input.has(TASKCORE_HOLIDAY_LAST_DATE) {
      last = try optionalDate(input.last_date, "last_date")
    }
  }
}
