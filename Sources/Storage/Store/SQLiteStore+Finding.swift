package import Domain

/// Finds the ids of records of any kind, without making the records.
extension SQLiteStore {
  package func id(of kind: CommittedChange.Entity, uid: String) throws -> Int64? {
    try id(of: kind, where: "uid", is: uid)
  }

  /// Its case and accents do not matter.
  package func id(of kind: CommittedChange.Entity, name: String) throws -> Int64? {
    try id(of: kind, where: "name_key", is: NameKey(name).text)
  }

  package func id(of kind: CommittedChange.Entity, number: String) throws -> Int64? {
    try id(of: kind, where: "number", is: number)
  }

  private func id(
    of kind: CommittedChange.Entity, where column: String, is value: String
  ) throws -> Int64? {
    let find = try database.statement("SELECT id FROM \(kind.table) WHERE \(column) = ?")
    defer { find.reset() }
    try find.bind(value)
    return try find.step() ? find.integer(0) : nil
  }
}
