package import Domain

/// Adds a calendar, behind all others.
package final class AddCalendar: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a name and for a bad one; `conflict` for a name that is taken.
  package func run(_ input: CalendarInput, at now: Instant) throws -> Int64 {
    try store.write(.addCalendar, at: now) {
      if input.name == nil {
        throw Failure(.invalid, "A new calendar needs a name.", field: "name")
      }
      var calendar = EventCalendar(blank: newUID())
      try input.apply(to: &calendar)
      return try store.calendars.append(calendar)
    }
  }
}
