/// The calendars, all in the manual order. A new or changed name that is taken is a `conflict`.
package protocol CalendarRepository: AliasedRecordRepository<EventCalendar> {
  /// How many events each has with its aliases, by their uids.
  func eventCounts() throws -> [String: Int64]

  /// The uids of those whose events are left out of agendas; an alias is as the one that has its name.
  func hiddenUIDs() throws -> Set<String>

  /// The events in one of them; of the default one, those that name none.
  func events(in calendar: EventCalendar) throws -> [Event]
}

extension CalendarRepository {
  /// Stores a new calendar behind all others.
  package func append(_ calendar: EventCalendar) throws -> Int64 {
    var calendar = calendar
    calendar.position = .between(try all().last?.position, nil) ?? .first
    return try insert(calendar)
  }

  /// The calendar that an event is in.
  ///
  /// - Throws: `corrupt` when it is missing.
  package func calendar(of event: Event) throws -> EventCalendar {
    guard let calendar = try find(uid: event.uidOfCalendar) else {
      throw Failure(
        .corrupt, "The store is damaged: the calendar of an event is missing. Repair the store.")
    }
    return calendar
  }
}
