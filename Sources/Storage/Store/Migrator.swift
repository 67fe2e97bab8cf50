import Domain

/// Upgrades a store to the present schema, with one transaction for each migration. A new store is created in
/// a single transaction: after a crash it is still empty, and needs no backup before the upgrade.
struct Migrator {
  let database: Database
  var migrations = Schema.migrations

  /// - Throws: `tooNew`, with the store as it was; `readOnly` when it would have to be changed.
  func run(readOnly: Bool, now: Instant, newUID: () -> String) throws {
    var version = try checkedVersion()
    if version == migrations.count { return }
    // A table that is made anew is dropped, and what refers to it is not to be looked for meanwhile.
    let checksKeys = try database.integer("PRAGMA foreign_keys") == 1
    try database.execute("PRAGMA foreign_keys = OFF")
    defer { if checksKeys { try? database.execute("PRAGMA foreign_keys = ON") } }
    while version < migrations.count {
      if readOnly {
        throw Failure(
          .readOnly,
          "The store is of the older version \(version): open it for writing once, to upgrade it.",
          field: "path")
      }
      try migrate(now: now, newUID: newUID)
      version = try checkedVersion()
    }
  }

  /// The version of the store.
  ///
  /// - Throws: `tooNew` for one above ours, and `corrupt` for one that no store can have.
  @discardableResult
  func checkedVersion() throws -> Int {
    let version = try currentVersion()
    try Self.check(version, newest: migrations.count)
    return version
  }

  /// - Throws: `tooNew` for a version above ours, and `corrupt` for one that no store can have.
  static func check(_ version: Int, newest: Int = Schema.migrations.count) throws {
    if version < 0 {
      throw Failure(
        .corrupt,
        "The store has version \(version), which no Taskcore gave it: restore it from a backup.",
        field: "path")
    }
    if version > newest {
      throw Failure(
        .tooNew,
        "The store has version \(version), and this library knows up to \(newest): "
          + "upgrade Taskcore.",
        field: "path")
    }
  }

  /// The next migration, or all of a new store, unless another process has done it meanwhile.
  private func migrate(now: Instant, newUID: () -> String) throws {
    try database.transaction(.immediate) {
      let version = try currentVersion()
      guard migrations.indices.contains(version) else { return }
      try Schema.compare(database, version: version)
      if version == 0, migrations.count == Schema.migrations.count {
        return try makePresentStore(now: now, newUID: newUID)
      }
      try database.execute(migrations[version])
      if version == 0 { try fillNewStore(now: now, newUID: newUID) }
      try database.execute("PRAGMA user_version = \(version + 1)")
    }
  }

  private func makePresentStore(now: Instant, newUID: () -> String) throws {
    for statement in PresentSchema.statements { try database.execute(statement) }
    try fillNewStore(now: now, newUID: newUID)
    for row in Schema.firstRows { try database.execute(row) }
    try database.execute("PRAGMA user_version = \(migrations.count)")
  }

  private func fillNewStore(now: Instant, newUID: () -> String) throws {
    try database.statement("INSERT INTO meta(key, value) VALUES ('device', ?)").run(newUID())
    try database.statement(
      """
      INSERT INTO project(id, uid, name, name_key, colour, position, created_ms)
      VALUES (?, ?, ?, ?, 0, ?, ?)
      """
    ).run(
      Project.inboxID, Project.inboxUID, Project.inboxName, NameKey(Project.inboxName).text,
      OrderKey.first.text, now)
  }

  private func currentVersion() throws -> Int {
    Int(try database.integer("PRAGMA user_version") ?? 0)
  }
}
