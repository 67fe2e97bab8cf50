import Domain

/// The calendars of a store.
final class SQLiteCalendarRepository: SQLiteAliasedRepository<EventCalendar>, CalendarRepository {
  private unowned let records: Records

  override init(_ records: Records) {
    self.records = records
    super.init(records)
  }

  override func all() throws -> [EventCalendar] { try select("1", order: "position, uid") }

  func eventCounts() throws -> [String: Int64] {
    let count = try database.statement(
      "SELECT coalesce(calendar_uid, 'default'), count(*) FROM event GROUP BY 1")
    defer { count.reset() }
    var counts: [String: Int64] = [:]
    while try count.step() { counts[count.text(0)] = count.integer(1) }
    for alias in try select("alias_uid IS NOT NULL") {
      if let holder = alias.aliasUID, let count = counts[alias.uid] {
        counts[holder, default: 0] += count
      }
    }
    return counts
  }

  func hiddenUIDs() throws -> Set<String> {
    let hidden = try select(
      """
      hidden = 1 AND alias_uid IS NULL
        OR alias_uid IN (SELECT uid FROM calendar WHERE hidden = 1 AND alias_uid IS NULL)
      """)
    return Set(hidden.map(\.uid))
  }

  func events(in calendar: EventCalendar) throws -> [Event] {
    guard let uid = calendar.uidOfEvents else {
      return try records.events.select("calendar_uid IS NULL")
    }
    return try records.events.select("calendar_uid = ? AND calendar_uid IS NOT NULL", uid)
  }
}
