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

  /// Whether an event takes no time where nothing is said of that.
  ///
  /// Whole days take time only when that is said: a birthday that comes every year shall not forbid what
  /// happens on a day of each week. The event's calendar need not be read again by who has it.
  func isTransparentByDefault(_ event: Event, in calendar: EventCalendar? = nil) throws -> Bool {
    try event.start.isDate || (calendar ?? calendars.calendar(of: event)).isTransparent
  }
}
