import Domain

/// Removes foreign objects from the schema of a file, and recreates missing indexes.
///
/// Tables of ours keep their rows; one that is missing, or has become another one, only a backup brings back.
struct SchemaRepair {
  let database: Database

  /// All of it, or nothing.
  ///
  /// - Throws: `corrupt`, with the object that cannot be mended, or `tooNew`.
  func run() throws {
    // What is dropped must not look for rows that refer to it.
    try database.execute("PRAGMA foreign_keys = OFF")
    try database.transaction(.immediate) {
      let version = try Migrator(database: database).checkedVersion()
      // The schema tells the version where the number of it was changed.
      if let actual = Schema.digests.firstIndex(of: try database.schemaDigest()) {
        if actual != version { try database.execute("PRAGMA user_version = \(actual)") }
        return
      }
      let reference = try Schema.reference(ofVersion: version)
      let ours = try reference.schemaObjects()
      func difference() throws -> SchemaDifference {
        SchemaDifference(between: try database.schemaObjects(), and: ours)
      }
      // A store of ours whose version alone was changed is no reason to throw its tables away.
      let everOurs = Set(try Schema.objects(ofVersion: Schema.migrations.count).map(\.name))
      func dropAll(where isOfKind: (SchemaObject) -> Bool) throws {
        let found = try difference()
        let lost = found.foreign.filter { $0.type != "table" || !everOurs.contains($0.name) }
        let remade = found.altered.filter { $0.type == "index" }
        for object in lost + remade where isOfKind(object) { try drop(object) }
      }
      try dropAll { $0.type == "trigger" }
      try dropAll { $0.type == "view" }
      try forget(try difference().foreign.filter(\.isVirtualTable))
      try dropAll { $0.type == "table" }
      try dropAll { $0.type == "index" }
      for table in try difference().altered where table.hasPages {
        try dropColumns(of: table, as: reference)
      }
      for object in try difference().wanting where object.type == "index" {
        if let sql = object.sql { try database.execute(sql) }
      }
      if let failure = try difference().failure { throw failure }
    }
  }

  private func drop(_ object: SchemaObject) throws {
    try database.execute("DROP \(object.type) IF EXISTS \(quoted(object.name))")
  }

  /// Removes virtual tables without their modules, which may be missing, and are code to run. What they kept
  /// in tables is left as such.
  private func forget(_ tables: [SchemaObject]) throws {
    if tables.isEmpty { return }
    database.defend(false)
    defer { database.defend(true) }
    try database.execute("PRAGMA writable_schema = ON")
    defer { try? database.execute("PRAGMA writable_schema = RESET") }
    let delete = try database.statement(
      "DELETE FROM sqlite_schema WHERE type = 'table' AND name = ? AND rootpage = 0")
    for table in tables { try delete.run(table.name) }
    let cookie = try database.integer("PRAGMA schema_version") ?? 0
    try database.execute("PRAGMA schema_version = \((cookie + 1) & 0x7FFF_FFFF)")
  }

  /// Drops the columns of a table of ours that are not ours.
  private func dropColumns(of table: SchemaObject, as reference: Database) throws {
    let ours = Set(try reference.columns(of: table.name))
    for column in try database.columns(of: table.name) where !ours.contains(column) {
      try database.execute("ALTER TABLE \(quoted(table.name)) DROP COLUMN \(quoted(column))")
    }
  }

  private func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

extension Database {
  fileprivate func columns(of table: String) throws -> [String] {
    let select = try statement("SELECT name FROM pragma_table_xinfo(?)")
    defer { select.reset() }
    try select.bind(table)
    var names: [String] = []
    while try select.step() { names.append(select.text(0)) }
    return names
  }
}
