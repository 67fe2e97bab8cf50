package import Domain
import Platform

/// Puts a backup in the place of a store, and keeps what was there.
///
/// A store that is whole is written over page by page, in one commit of SQLite's: programs that have it open go on
/// with what was restored, and a power loss leaves the one or the other. A damaged one is moved aside.
package struct Restoration {
  private static let keptSuffix = ".before-restore"
  private static let damagedSuffix = ".damaged"
  private static let busyTimeout: Int32 = 5_000
  private let backup: String
  private let path: String
  private let safePoints: SafePoints

  /// - Parameters:
  ///   - backup: A backup, or any other store.
  ///   - path: The store; nil for the user's own.
  ///   - safePoints: Where it may be ended.
  /// - Throws: `access` when the user has no store of their own.
  package init(of backup: String, to path: String?, _ safePoints: SafePoints) throws {
    self.backup = backup
    self.path = resolved(path: try path ?? StoreFile.defaultPath())
    self.safePoints = safePoints
  }

  /// - Returns: where that is which was there before; nil when there was nothing.
  /// - Throws: `notFound` without a backup; `notStore`, `corrupt` or `tooNew` for what is in it, or in the store;
  ///   `invalid`, `busy`, `access`, `full`; with all as it was.
  package func run(now: Instant, newUID: () -> String, _ progress: BackupProgress) throws -> String?
  {
    if path.isEmpty || path == ":memory:" {
      throw Failure(.invalid, "A backup is restored into a file: give its path.", field: "path")
    }
    _ = try Failure.whileUsing(backup) { try FileStatus(of: backup) }
    try Failure.whileUsing(path) { try Folder(of: path).create() }
    let copy = try NewBackup(beside: path)
    try fill(copy, progress)
    try upgrade(copy, now: now, newUID: newUID)
    guard let status = try? FileStatus(of: path), status.size > 0 else {
      try OpenFile.refuse(path: path)
      try copy.finish()
      return nil
    }
    do {
      try writeOver(copy)
      return path + Self.keptSuffix
    } catch let failure as Failure where failure.kind == .corrupt {
      return try moveAside(copy)
    }
  }

  /// Copies the backup, which stays as it is.
  private func fill(_ copy: NewBackup, _ progress: BackupProgress) throws {
    let file = StoreFile(path: backup)
    let claim = try OpenFile(file, readOnly: true)
    // Where nothing waits in a log, nothing is made beside it.
    let access: Database.Access =
      StoreFile(path: resolved(path: backup)).isLogEmpty ? .readUnchanging : .readOnly
    let source = try Database(
      path: Database.plainName(backup), access, busyTimeout: Self.busyTimeout)
    source.openFile = consume claim
    source.safePoints.ask = ask
    do {
      try source.transaction(.deferred) { try copy.fill(from: source, progress) }
    } catch {
      throw source.safePoints.reason ?? error
    }
  }

  /// Brings the copy to the present version, with a uid of its own: it is another replica.
  private func upgrade(_ copy: NewBackup, now: Instant, newUID: () -> String) throws {
    var options = SQLiteStore.Options()
    options.path = copy.temporaryPath
    options.backsUpBeforeUpgrade = false
    options.isFullyDurable = false
    _ = try Database(opening: options, now: now, newUID: newUID)
  }

  private func writeOver(_ copy: NewBackup) throws {
    let claim = try OpenFile(StoreFile(path: path), readOnly: false)
    let store = try Database(
      path: Database.plainName(path), .readWrite, busyTimeout: Self.busyTimeout)
    store.openFile = consume claim
    store.safePoints.ask = ask
    try store.backUp(to: path + Self.keptSuffix) { _, _ in }
    try raiseIDs(of: copy, above: store)
    let source = try Database(
      path: Database.plainName(copy.temporaryPath), .readUnchanging, busyTimeout: 0)
    // From here on, all of it is written, or nothing.
    try source.transaction(.deferred) { try source.copyPages(to: store) { _, _ in } }
  }

  /// Ids are never given again, those of what is not in the backup neither: observers go by those of changes.
  private func raiseIDs(of copy: NewBackup, above store: Database) throws {
    let restored = try Database(
      path: Database.plainName(copy.temporaryPath), .readWrite, busyTimeout: 0)
    let highest = try store.statement("SELECT name, seq FROM sqlite_sequence")
    defer { highest.reset() }
    try restored.transaction(.immediate) {
      let update = try restored.statement(
        "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?")
      let insert = try restored.statement(
        """
        INSERT INTO sqlite_sequence(name, seq)
        SELECT name, ? FROM sqlite_schema WHERE type = 'table' AND name = ?
        """)
      // Another program may have written the largest number that there is.
      while try highest.step() {
        let (name, seq) = (highest.text(0), highest.integer(1))
        guard (1...1 << 53).contains(seq) else { continue }
        try update.run(seq, name)
        if restored.changedRowCount == 0 { try insert.run(seq, name) }
      }
    }
  }

  /// Moves what is damaged aside, with its log, in which there may be something for ``Recovery``.
  private func moveAside(_ copy: NewBackup) throws -> String {
    try OpenFile.refuse(path: path)
    var aside = path + Self.damagedSuffix
    var number = 1
    while File.exists(at: aside) {
      number += 1
      aside = "\(path)\(Self.damagedSuffix)-\(number)"
    }
    try Failure.whileUsing(path) {
      for suffix in ["-wal", "-journal", "-shm", ""] where File.exists(at: path + suffix) {
        try File.move(path + suffix, to: aside + suffix)
      }
    }
    try copy.finish()
    return aside
  }

  private var ask: () -> Failure? {
    { [safePoints] in safePoints.shallEnd ? safePoints.reason : nil }
  }
}
