import Domain
import Interchange
import Platform
import Storage
import UseCases

/// The tasks and events of a store as items of servers.
struct LocalItems {
  /// So many are in memory at once while they are written.
  private static let batchSize = 500

  let store: SQLiteStore
  let now: Instant

  /// Those of these UIDs that are here and not in the trash.
  func objects(_ uids: some Collection<String>) throws -> [String: CalendarObject] {
    var objects: [String: CalendarObject] = [:]
    var rest = Array(uids)[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Self.batchSize)
      rest = rest.dropFirst(Self.batchSize)
      objects.merge(try written(Array(batch))) { $1 }
    }
    return objects
  }

  func object(_ uid: String) throws -> CalendarObject? { try objects([uid])[uid] }

  private func written(_ uids: [String]) throws -> [String: CalendarObject] {
    let known = try uids.filter {
      try store.lookups.taskID(uid: $0) != nil || store.events.find(uid: $0) != nil
    }
    let records = known + (try store.localObjects.occurrenceUIDs(of: uids))
    if records.isEmpty { return [:] }
    var writer = CalendarObjectsWriter(zone: store.zone, almanac: store.almanac, now: now)
    try ExportStore(store).run(ExportSelection(uids: records), to: &writer, at: now) { _, _ in }
    let wanted = Set(uids)
    return writer.objects.filter { wanted.contains($0.key) }
  }

  /// The uid of the task or event that a component of an item is.
  func record(
    of uid: String, at place: CalendarObject.Place, isTask: Bool
  ) throws -> String {
    guard let value = place.occurrence else { return uid }
    guard case .utc(let instant)? = ICalendarTime(value) else {
      return OccurrenceUID.make(series: uid, occurrence: value)
    }
    // An occurrence is known by the clocks of its series.
    let name =
      isTask ? try store.tasks.task(uid: uid)?.zoneName : try store.events.find(uid: uid)?.zoneName
    let moment = LocalMoment(.dateTime(instant), in: try store.zone(named: name))
    return OccurrenceUID.make(series: uid, occurrence: moment.text)
  }

  /// Whether the record of an item is where a collection has it.
  func isIn(_ collection: CollectionRow, _ uid: String, asTask isTask: Bool) throws -> Bool {
    try store.localObjects.isIn(collection, uid, asTask: isTask)
  }
}
