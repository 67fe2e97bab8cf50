package import Domain

/// Gives calendars another place in their manual order, in one step.
package final class MoveCalendars: UseCase {
  /// They stand together then, in the order of the ids. An id that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index for one of the ids, or `invalid` for a place beside one that
  ///   moves; nothing is moved then.
  package func run(_ ids: [Int64], to place: OrderDestination, at now: Instant) throws {
    try store.write(.moveCalendar, at: now) {
      let reordering = Reordering(noun: "calendar", items: try store.calendars.all())
      let moved = try store.calendars.existing(ids, "calendar")
      for calendar in try reordering.moving(moved, to: place) {
        try store.calendars.save(
          calendar, over: store.calendars.existing(calendar.id, "calendar"))
      }
    }
  }
}
