package import Domain

/// Changes a calendar; what its events are stays.
package final class UpdateCalendar: UseCase {
  /// - Throws: `notFound`; `invalid` for a bad name; `conflict` for a name that is taken.
  package func run(_ id: Int64, to input: CalendarInput, at now: Instant) throws {
    try store.write(.updateCalendar, at: now) {
      let old = try store.calendars.existing(id, "calendar")
      var calendar = old
      try input.apply(to: &calendar)
      try store.calendars.save(renamed: calendar, over: old)
    }
  }
}
