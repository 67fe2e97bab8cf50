import Domain

/// Repairs events that could not be read or found.
extension StoreRepair {
  /// - Throws: `corrupt` for a uid that cannot be, for nothing can be put in its place.
  func mendEvents() throws {
    try dropUnreadableKeptOfEvents()
    let properties = Event.Property.allCases
    let columns = properties.map(\.rawValue).joined(separator: ", ")
    let damaged = try rows("SELECT id, uid, \(columns) FROM event ORDER BY id") { row in
      let values = properties.indices.map { row.logValue(Int32($0 + 2)) }
      let event = try mended(id: row.integer(0), uid: row.text(1), zip(properties, values))
      let changes = zip(properties, values).filter { event.value(of: $0.0) != $0.1 }
      return changes.isEmpty ? nil : (event: event, changes: changes)
    }
    .compactMap { $0 }
    for (event, changes) in damaged {
      for (property, old) in changes {
        try set(property, of: event, old: old)
        report.valuesMended += 1
      }
    }
    try mendTagsOfEvents()
    try freeEventsOfMissingProjects()
    if try !events.spans.agreesWithEvents(events) {
      try events.spans.rebuild(events)
      rebuilt()
    }
    events.knownSeries.forgetAll()
  }

  /// Stores the tags of events that the store does not know, and spells those of the others as it does.
  private func mendTagsOfEvents() throws {
    let tagged = try rows("SELECT id, uid, tags FROM event WHERE tags IS NOT NULL ORDER BY id") {
      (row: Row(id: $0.integer(0), uid: $0.text(1)), tags: $0.text(2))
    }
    tags.forget()
    for (row, joined) in tagged {
      guard let present = try? TagSet(joined: joined) else { continue }
      let known = try database.integer("SELECT count(*) FROM tag")
      let resolved = try tags.resolve(present).tags.joined
      if try database.integer("SELECT count(*) FROM tag") != known {
        report.tagsMended += 1
        log.changedUnlogged()
      }
      if ExactText(resolved) == ExactText(joined) { continue }
      try database.statement("UPDATE event SET tags = ? WHERE id = ?").run(resolved, row.id)
      try log.changed(
        .event, id: row.id, uid: row.uid, property: Event.Property.tags.rawValue,
        old: .text(joined), new: .text(resolved))
      report.tagsMended += 1
    }
  }

  private func freeEventsOfMissingProjects() throws {
    let stray = try rows(
      """
      SELECT id, uid, project_uid FROM event WHERE project_uid IS NOT NULL
        AND project_uid NOT IN (SELECT uid FROM project) ORDER BY id
      """
    ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), old: $0.logValue(2)) }
    for (row, old) in stray {
      try database.statement("UPDATE event SET project_uid = NULL WHERE id = ?").run(row.id)
      try log.changed(
        .event, id: row.id, uid: row.uid, property: Event.Property.project.rawValue, old: old,
        new: .null)
      report.valuesMended += 1
    }
  }

  private func dropUnreadableKeptOfEvents() throws {
    for (row, value) in try unreadableKept(in: .event) {
      try database.statement("UPDATE event SET kept = NULL WHERE id = ?").run(row.id)
      try log.changed(
        .event, id: row.id, uid: row.uid, property: Event.Property.kept.rawValue, old: value,
        new: .null)
      report.valuesMended += 1
    }
  }

  /// The event as far as it can be read.
  private func mended(
    id: Int64, uid: String, _ values: some Sequence<(Event.Property, LogValue)>
  ) throws -> Event {
    var event = try Failure.damaged("the uid of event \(id)") { try Event.blank(uid: uid) }
    event.id = id
    event.created = now
    event.modified = now
    for (property, value) in values {
      // What cannot be read stays as in a blank one.
      try? event.set(property, to: value)
    }
    try mendTimes(of: &event)
    return event
  }

  private func mendTimes(of event: inout Event) throws {
    let zone = events.zone
    // Without one, it is in the zone of the store.
    if let name = event.zoneName, name != zone.name,
      (try? events.almanac.zone(named: name)) == nil
    {
      event.zoneName = zone.name
    }
    try event.settleTimes(in: events.spans.zone(of:))
  }

  private func set(_ property: Event.Property, of event: Event, old: LogValue) throws {
    let new = event.value(of: property)
    try database.statement("UPDATE event SET \(property.rawValue) = ? WHERE id = ?").run(
      new, event.id)
    try log.changed(
      .event, id: event.id, uid: event.uid, property: property.rawValue, old: old, new: new)
  }
}
