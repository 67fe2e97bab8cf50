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

  func all(inProject uid: String) throws -> [Event] { try select("project_uid = ?", uid) }

  func all(taggedWithOneOf keys: Set<NameKey>) throws -> [Event] {
    try select("tags IS NOT NULL").filter { !keys.isDisjoint(with: $0.tags.keys) }
  }

  override func didStore(_ event: Event, over old: Event?) throws {
    if event.tags != old?.tags ?? TagSet() {
      try records.tasks.tags.use(event.tags, ratherThan: old?.tags ?? TagSet())
    }
    try spans.set(for: event)
    knownSeries.forget(event)
    reminders.changed(event)
  }

  override func didRemove(_ event: Event) throws {
    try records.comments.removeAll(on: .event, uid: event.uid)
    if !event.tags.isEmpty { try records.tasks.tags.use(TagSet(), ratherThan: event.tags) }
    knownSeries.forget(event)
    reminders.removed(event)
  }
}
