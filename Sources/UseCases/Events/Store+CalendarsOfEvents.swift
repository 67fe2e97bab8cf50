import Domain

extension Store {
  /// The calendar that an event shall be in; nil when the input says nothing of it.
  ///
  /// - Throws: `notFound`; `conflict` for one that is read-only.
  func calendar(of input: EventInput) throws -> EventCalendar? {
    guard let id = input.calendar else { return nil }
    let calendar = try calendars.existing(
      id == 0 ? EventCalendar.defaultID : id, "calendar", field: "calendar_id")
    try calendar.requireWritable(field: "calendar_id")
    return calendar
  }

  /// - Throws: `conflict` for an event whose calendar is read-only.
  func requireWritable(_ event: Event, field: String) throws {
    try calendars.calendar(of: event).requireWritable(field: field)
  }
}

extension Event {
  /// Whether an event of this calendar takes no time unless its input says so.
  ///
  /// Whole days take time only when that is said: a birthday that comes every year shall not forbid what
  /// happens on a day of each week.
  func isTransparentByDefault(in calendar: @autoclosure () throws -> EventCalendar) rethrows
    -> Bool
  {
    try start.isDate || calendar().isTransparent
  }
}
