import Domain
import Platform

/// The copy of a store of an older version that is made beside the file before it is upgraded. The copy of
/// the next upgrade replaces it.
struct UpgradeBackup {
  private static let suffix = ".before-upgrade"
  private let database: Database
  private let path: String

  /// - Parameters:
  ///   - database: The open store.
  ///   - path: Where it is.
  init(of database: Database, at path: String) {
    self.database = database
    self.path = path + Self.suffix
  }

  /// Makes it, unless the store is new or of the present version.
  ///
  /// - Throws: `full` without the space for it, with all as it was; `corrupt`; why the opening shall end.
  func make() throws {
    guard try isNeeded() else { return }
    do {
      let backup = try NewBackup(at: path)
      let isWanted = try database.transaction(.deferred) {
        // Another process may have done all of it meanwhile.
        guard try isNeeded() else { return false }
        try Schema.compare(database, version: Migrator(database: database).checkedVersion())
        try backup.fill(from: database) { _, _ in }
        return true
      }
      if isWanted { try backup.finish() }
    } catch let failure as Failure where failure.kind == .full {
      throw Failure(
        .full,
        "There is no space left for the backup that is made before the store is upgraded: make room, or "
          + "open it without one.", field: "path")
    }
  }

  private func isNeeded() throws -> Bool {
    let version = try Migrator(database: database).checkedVersion()
    guard version > 0, version < Schema.migrations.count else { return false }
    return try !isMade(before: version)
  }

  /// Whether the file has it: an upgrade that was ended half way goes on, and what is in the store is in it.
  private func isMade(before version: Int) throws -> Bool {
    let last = try Self.lastStep(in: database)
    guard let made = try? Database(path: Database.plainName(path), .readUnchanging, busyTimeout: 0),
      let itsVersion = try? made.integer("PRAGMA user_version"), itsVersion < Int64(version),
      let itsLast = try? Self.lastStep(in: made)
    else { return false }
    return itsLast == last
  }

  /// Which step was the last one, and when it was made.
  private static func lastStep(in database: Database) throws -> [Int64] {
    let select = try database.statement("SELECT id, at_ms FROM step ORDER BY id DESC LIMIT 1")
    defer { select.reset() }
    return try select.step() ? [select.integer(0), select.integer(1)] : []
  }
}
