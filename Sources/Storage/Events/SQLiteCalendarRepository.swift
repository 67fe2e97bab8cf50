import Domain

extension EventCalendar: NamedRecord {}

/// The calendars of a store.
final class SQLiteCalendarRepository: SQLiteNamedRepository<EventCalendar>, CalendarRepository {
  private unowned let records: Records

  override init(_ records: Records) {
    self.records = records
    super.init(records)
  }

  override func all() throws -> [EventCalendar] { try select("1", order: "position, uid") }

  func eventCounts() throws -> [String: Int64] {
    let select = try database.statement(
      "SELECT coalesce(calendar_uid, 'default'), count(*) FROM event GROUP BY 1")
    defer { select.reset() }
    var counts: [String: Int64] = [:]
    while try select.step() { counts[select.text(0)] = select.integer(1) }
    return counts
  }

  func hiddenUIDs() throws -> Set<String> { Set(try select("hidden = 1").map(\.uid)) }

  func events(in calendar: EventCalendar) throws -> [Event] {
    guard let uid = calendar.uidOfEvents else {
      return try records.events.select("calendar_uid IS NULL")
    }
    return try records.events.select("calendar_uid = ? AND calendar_uid IS NOT NULL", uid)
  }
}
