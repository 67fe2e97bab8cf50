import Domain

/// What the figures of past days rest on, where it could not be read.
extension StoreRepair {
  func mendRecords() throws {
    try mend("completion") {
      Completion(uid: $0, taskUID: "", occurrence: nil, completed: now)
    }
    try mend("purged_task") { PurgedTask(uid: $0, created: now, deleted: now) }
    try mend("postponement") { uid in
      var postponement = Postponement.blank(uid: uid)
      postponement.ended = now
      return postponement
    }
    try mend("holiday") { Holiday.blank(uid: $0) }
    try mendInvoices()
  }

  /// What cannot be read is as in a blank one.
  func mend<Element: StoredRecord>(
    _ table: String, _ blank: (String) -> Element
  ) throws {
    let properties = Array(Element.Property.allCases)
    let columns = properties.map(\.rawValue).joined(separator: ", ")
    let damaged = try rows("SELECT id, uid, \(columns) FROM \(table) ORDER BY id") { row in
      var element = blank(row.text(1))
      let values = properties.indices.map { row.logValue(Int32(truncatingIfNeeded: $0 + 2)) }
      for (property, value) in zip(properties, values) { try? element.set(property, to: value) }
      element.id = row.integer(0)
      let changes = zip(properties, values).filter { element.value(of: $0.0) != $0.1 }
      return changes.isEmpty ? nil : (element: element, changes: changes)
    }
    .compactMap { $0 }
    for (element, changes) in damaged {
      for (property, old) in changes {
        let new = element.value(of: property)
        try database.statement("UPDATE \(table) SET \(property.rawValue) = ? WHERE id = ?").run(
          new, element.id)
        try log.changed(
          Element.entity, id: element.id, uid: element.uid, property: property.rawValue, old: old,
          new: new)
        report.valuesMended += 1
      }
      log.updated(Element.entity, id: element.id, uid: element.uid)
    }
  }
}
