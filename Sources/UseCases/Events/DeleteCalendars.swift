package import Domain

/// Deletes calendars with their aliases, in one step; their events go to the default one, or are deleted with them.
package final class DeleteCalendars: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, or `conflict` for the default one, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], withEvents: Bool = false, at now: Instant) throws {
    try store.write(.deleteCalendar, at: now) {
      let calendars = try store.calendars.existing(ids, "calendar")
      if calendars.contains(where: \.isDefault),
        let index = ids.firstIndex(of: EventCalendar.defaultID)
      {
        throw Failure(
          .conflict, "The default calendar cannot be deleted: every store has it.", field: "ids",
          index: index)
      }
      let all = try store.calendars.withAliases(calendars)
      if all.contains(where: \.isDefault) {
        throw Failure(
          .conflict,
          "This calendar has the name of the default one, which cannot be deleted: rename it first.",
          field: "ids")
      }
      for calendar in all { try delete(calendar, withEvents: withEvents, at: now) }
    }
  }

  private func delete(_ calendar: EventCalendar, withEvents: Bool, at now: Instant) throws {
    for old in try store.calendars.events(in: calendar) {
      if withEvents {
        try store.events.remove(old)
        continue
      }
      var event = old
      event.calendarUID = nil
      event.modified = now
      try store.events.save(event, over: old)
    }
    try store.calendars.remove(calendar)
  }
}
