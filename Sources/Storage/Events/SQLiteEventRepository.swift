import Domain

/// The events of a store.
final class SQLiteEventRepository: SQLiteRecordRepository<Event>, EventRepository {
  /// Of the store: whole days are its days.
  let zone: any Zone
  let almanac: any Almanac
  let spans: EventSpans
  let knownSeries: SeriesCache
  private let reminders: ReminderQueue
  private unowned let records: Records

  init(_ records: Records) {
    self.records = records
    zone = records.zone
    almanac = records.almanac
    reminders = records.reminders
    spans = EventSpans(records.database, zone: zone, almanac: almanac)
    knownSeries = SeriesCache(records.database)
    super.init(records, derived: [])
  }

  func changedOccurrences(ofSeries uid: String) throws -> [Event] {
    try select("series_uid = ?", uid)
  }

  func changedOccurrence(_ occurrence: LocalMoment, ofSeries uid: String) throws -> Event? {
    try select("series_uid = ? AND occurrence = ?", uid, occurrence.text).first
  }

  override func didStore(_ event: Event, over old: Event?) throws {
    try spans.set(for: event)
    knownSeries.forget(event)
    reminders.changed(event)
  }

  override func didRemove(_ event: Event) throws {
    try records.comments.removeAll(on: .event, uid: event.uid)
    knownSeries.forget(event)
    reminders.removed(event)
  }
}
