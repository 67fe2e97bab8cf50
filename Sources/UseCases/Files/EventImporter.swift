import Domain

/// Takes in the events of a file: a known uid is updated, another one is added.
struct EventImporter {
  private(set) var added = 0
  private(set) var updated = 0
  private(set) var unchanged = 0

  private let store: any Store
  private let now: Instant
  private let newUID: () -> String
  private let calendars: CalendarImporter
  private let fields: FieldImporter
  private var comments: CommentImporter

  var count: Int { added + updated + unchanged }

  init(
    store: any Store, newUID: @escaping () -> String, _ calendars: CalendarImporter,
    _ fields: FieldImporter, at now: Instant
  ) {
    self.fields = fields
    self.store = store
    self.newUID = newUID
    self.calendars = calendars
    self.now = now
    comments = CommentImporter(store: store)
  }

  mutating func take(_ filed: FiledEvent, from reader: some StoreInterchangeReader) throws {
    let before = unchanged
    try takeEvent(filed, from: reader)
    let comments = CommentImporter.Filed(
      comments: filed.comments, isAll: false, before: [], notes: "")
    if try self.comments.take(comments, on: .event, uid: filed.event.uid), unchanged > before {
      unchanged -= 1
      updated += 1
    }
  }

  private mutating func takeEvent(
    _ filed: FiledEvent, from reader: some StoreInterchangeReader
  ) throws {
    let old = try store.events.find(uid: filed.event.uid)
    var event = try old.map { try filed.merged(over: $0) } ?? filed.event
    event.kept = try reader.kept(with: filed, over: old?.kept)
    // Which calendar a whole file is of says nothing about an event that has one here.
    let name = filed.calendarName ?? (old == nil ? filed.fileCalendarName : nil)
    try calendars.place(&event, named: name)
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
    let changed = event.changedProperties(from: old)
    if changed.isEmpty {
      unchanged += 1
      return
    }
    if !filed.properties.contains(.modified) { event.modified = now }
    try store.events.save(event, over: old)
    updated += 1
  }

  private func check(_ event: Event) throws {
    let zone = try store.zone(named: event.zoneName)
    if case .date = event.start, event.duration % 86_400 != 0 {
      throw Failure(
        .invalid, "An event that starts on a date lasts whole days.", field: "duration_s")
    }
    guard event.repeats, let start = event.repeatStart else { return }
    try Recurrence(
      rule: event.repeatRule, start: start, excluded: event.excludedDates,
      added: event.addedDates
    ).check(in: zone)
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
