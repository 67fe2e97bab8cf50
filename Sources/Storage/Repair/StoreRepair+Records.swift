import Domain

extension StoreRepair {
  /// What cannot be read is as in a blank one, but for these values.
  ///
  /// A repair is rare: one body for all kinds of records keeps the library small.
  @_semantics("optimize.sil.specialize.generic.never")
  func mend<Element: Record>(
    _ type: Element.Type, _ mended: [Element.Property: LogValue] = [:]
  ) throws {
    let table = Element.table
    let properties = Array(Element.Property.allCases)
    let columns = properties.map(\.rawValue).joined(separator: ", ")
    let damaged = try rows("SELECT id, uid, \(columns) FROM \(table) ORDER BY id") { row in
      var element = Element(blank: row.text(1))
      for (property, value) in mended { try element.set(property, to: value) }
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
    }
  }
}
