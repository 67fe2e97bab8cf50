import Domain

extension StoreRepair {
  /// Gives a name to own fields whose name cannot be one, or is that of another one.
  func mendFieldNames() throws {
    let fields = try rows("SELECT id, uid, name, name_key FROM field ORDER BY id") {
      (row: Row(id: $0.integer(0), uid: $0.text(1)), name: $0.text(2), key: $0.text(3))
    }
    var taken = Set(fields.map(\.name))
    for (row, name, key) in fields {
      if CustomField.isName(name), key == name { continue }
      var free = name
      var number = row.id
      while !CustomField.isName(free) || (free != name && taken.contains(free)) {
        free = "field_\(number)"
        number += 1
        if number < 0 { number = 0 }
      }
      taken.insert(free)
      try database.statement("UPDATE field SET name = ?, name_key = ? WHERE id = ?").run(
        free, free, row.id)
      try log.changed(
        .field, id: row.id, uid: row.uid, property: CustomField.Property.name.rawValue,
        old: .text(name), new: .text(free))
      report.valuesMended += 1
    }
  }
}
