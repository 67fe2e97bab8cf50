import Domain
import Sync

/// Imports events: an existing uid is updated, a new one is added.
struct EventImporter {
  private(set) var added = 0
  private(set) var updated = 0
  private(set) var unchanged = 0
  /// What the file says otherwise of them is older than what is here, or was not to be taken.
  private(set) var stayed = 0

  private let store: any Store
  private let now: Instant
  private let newUID: () -> String
  private let precedence: RecordPrecedence
  private let calendars: CalendarImporter
  private let fields: FieldImporter
  private var comments: CommentImporter

  var count: Int { added + updated + unchanged + stayed }

  init(
    store: any Store, by policy: ImportPolicy, newUID: @escaping () -> String,
    _ calendars: CalendarImporter, _ fields: FieldImporter, at now: Instant
  ) {
    precedence = RecordPrecedence(store: store, policy: policy, now: now)
    self.fields = fields
    self.store = store
    self.newUID = newUID
    self.calendars = calendars
    self.now = now
    comments = CommentImporter(store: store, by: policy)
  }

  mutating func take(_ filed: FiledEvent, from reader: some StoreInterchangeReader) throws {
    let before = unchanged
    let filed = try placed(filed)
    try takeEvent(filed, from: reader)
    let comments = CommentImporter.Filed(
      comments: filed.comments, isAll: filed.saysAllComments, before: [], notes: "")
    if try self.comments.take(comments, on: .event, uid: filed.event.uid), unchanged > before {
      unchanged -= 1
      updated += 1
    }
  }

  private func placed(_ filed: FiledEvent) throws -> FiledEvent {
    try filed.placed(
      in: { uid in
        guard let series = try store.events.find(uid: uid) else { return nil }
        return series.recurrence.map { ($0, series.zoneName) }
      }, of: store)
  }

  private mutating func takeEvent(
    _ filed: FiledEvent, from reader: some StoreInterchangeReader
  ) throws {
    let old = try store.events.find(uid: filed.event.uid)
    if old == nil, try !arrives(filed) {
      stayed += 1
      return
    }
    var event = try old.map { try filed.merged(over: $0) } ?? filed.event
    event.kept = try reader.kept(with: filed, over: old?.kept)
    // Which calendar a whole file is of says nothing about an event that has one here.
    let name = filed.calendarName ?? (old == nil ? filed.fileCalendarName : nil)
    try calendars.place(&event, named: name, from: reader)
    let isInEvent = filed.properties.contains(.fieldValues)
    var values =
      isInEvent
      ? try fields.values(filed.event.fieldValues, of: .event) : old?.fieldValues ?? FieldValues()
    try fields.take(filed.fieldValues, isAll: filed.saysAllFields, into: &values, of: .event)
    event.fieldValues = values
    if let path = filed.projectName {
      let project = ResolveProject(store: store, newUID: newUID)
      event.projectUID =
        try project.run(
          .name(path), as: filed.hasDottedProject ? .dotted : .path, at: now
        ).uid
    }
    event.tags = try store.spelled(event.tags.names)
    try check(event)
    guard let old else {
      _ = try store.events.insert(event)
      added += 1
      return
    }
    if event.changedProperties(from: old).isEmpty {
      unchanged += 1
      return
    }
    let keepsModified = try keepNewer(of: old, in: &event, filed)
    if event.changedProperties(from: old).allSatisfy({ $0 == .modified }), keepsModified {
      stayed += 1
      return
    }
    try check(event)
    if !filed.properties.contains(.modified) { event.modified = now }
    try store.events.save(event, over: old)
    updated += 1
  }

  private func arrives(_ filed: FiledEvent) throws -> Bool {
    let modified = filed.properties.contains(.modified) ? filed.event.modified : nil
    return try precedence.arrival(of: .event, uid: filed.event.uid, modified: modified) != .stayed
  }

  /// Sets back what stays as it is here.
  ///
  /// - Returns: whether something does.
  private func keepNewer(
    of old: Event, in event: inout Event, _ filed: FiledEvent
  ) throws -> Bool {
    let isDated = filed.properties.contains(.modified)
    switch precedence.policy {
    case .onlyNew:
      event = old
      return true
    case .fileWins:
      // It is a change of now: an older file that is imported after it does not set it back.
      if isDated, event.modified <= old.modified { event.modified = now }
      return false
    case .newerWins:
      guard isDated else { return false }
      let units = Set(event.changedProperties(from: old).map { Event.undoUnit(of: $0) })
      let split = try precedence.split(
        units, event, over: old, modified: (file: event.modified, here: old.modified)
      ) { event, unit in Event.joined(unit) { event.text(of: $0) } }
      for property in Event.Property.allCases
      where split.staying.contains(Event.undoUnit(of: property)) {
        try event.set(property, to: old.value(of: property))
      }
      if event.modified == old.modified, !split.taken.isEmpty, !split.staying.contains(.stamp) {
        event.modified = now
      }
      return !split.staying.isEmpty
    }
  }

  private func check(_ event: Event) throws {
    let zone = try store.zone(named: event.zoneName)
    if case .date = event.start, event.duration % 86_400 != 0 {
      throw Failure(
        .invalid, "An event that starts on a date lasts whole days.", field: "duration_s")
    }
    try event.recurrence?.check(in: zone)
  }
}

extension FiledEvent {
  /// What becomes of a stored event: what the file says of it changes, the rest stays.
  func merged(over old: Event) throws -> Event {
    var merged = event
    merged.id = old.id
    for property in Event.Property.allCases where !properties.contains(property) {
      try merged.set(property, to: old.value(of: property))
    }
    guard isToTheSecond else { return merged }
    if merged.created.second == old.created.second { merged.created = old.created }
    if merged.modified.second == old.modified.second { merged.modified = old.modified }
    if merged.done?.second == old.done?.second { merged.done = old.done }
    return merged
  }
}

extension Instant {
  fileprivate var second: Int64 {
    (milliseconds - (milliseconds % 1_000 + 1_000) % 1_000) / 1_000
  }
}
