package import Domain
import Platform

/// A copy of a store that replaces the file at its path once it is complete: one file without a journal
/// beside it, readable by its owner alone.
final class NewBackup {
  /// Where it is until it takes its place.
  let temporaryPath: String
  /// Where it will be.
  private let path: String
  /// Nil when it took its place.
  private var file: TemporaryFile?

  /// - Throws: `invalid` for an empty path, and for a file that is open as a store; `notFound` without its
  ///   folder; `access` when the system refuses the path, or it is no regular file; `full`.
  convenience init(at path: String) throws {
    let path = try ReplacedFile(at: path).path
    // Its commits would be taken for those of the copy.
    if !StoreFile(path: path).isLogEmpty {
      throw Failure(
        .invalid, "\(path) belongs to an open store: give another file.", field: "path")
    }
    try self.init(beside: path)
  }

  /// A copy for the place of what others may have open.
  init(beside path: String) throws {
    let file = try TemporaryFile(replacing: path)
    self.path = path
    temporaryPath = file.ownPath
    self.file = consume file
  }

  /// Copies all that a database has, as its open transaction sees it, and reads the copy from its first page to
  /// its last.
  ///
  /// - Throws: `corrupt` for damage that only another backup mends; what `progress` throws; why the call shall end.
  func fill(from database: Database, _ progress: BackupProgress) throws {
    do {
      let copy = try Database(
        path: Database.plainName(temporaryPath), .readWrite, busyTimeout: 0)
      // Nobody needs it before it is in its place. A defended database has no journal_mode OFF.
      try copy.execute("PRAGMA journal_mode = MEMORY")
      try copy.execute("PRAGMA synchronous = OFF")
      try database.copyPages(to: copy, progress)
    }
    let copy = try Database(
      path: Database.plainName(temporaryPath), .readUnchanging, busyTimeout: 0)
    let safePoints = database.safePoints
    copy.safePoints.ask = { safePoints.shallEnd ? safePoints.reason : nil }
    do {
      try copy.checkIntegrity()
    } catch {
      throw copy.safePoints.reason ?? error
    }
    try safePoints.check()
  }

  /// Puts it in its place.
  func finish() throws {
    try Failure.whileUsing(path) { try file.take()?.takePlace() }
    // It is there, which a failure now would deny.
    try? Folder(of: path).sync()
  }
}

extension Database {
  /// Copies all that is here to a path, where the copy is only when it is whole.
  func backUp(to path: String, _ progress: BackupProgress) throws {
    let backup = try NewBackup(at: path)
    try transaction(.deferred) { try backup.fill(from: self, progress) }
    try backup.finish()
  }
}

extension SQLiteStore {
  /// Copies the store to a file, as it is at one moment, while others write.
  package func backUp(to path: String, _ progress: BackupProgress) throws {
    try database.backUp(to: path, progress)
  }

  /// Copies the store to a file, where the copy is changed before it takes its place.
  package func backUp(
    to path: String, now: Instant, newUID: () -> String, _ progress: BackupProgress,
    changing change: (SQLiteStore) throws -> Void
  ) throws {
    let backup = try NewBackup(at: path)
    try database.transaction(.deferred) { try backup.fill(from: database, progress) }
    var options = Options()
    options.path = backup.temporaryPath
    options.isFullyDurable = false
    do {
      let copy = try SQLiteStore(options, zone: zone, almanac: almanac, now: now, newUID: newUID)
      copy.safePoints.ask = { [safePoints] in
        safePoints.shallEnd ? safePoints.reason : nil
      }
      try change(copy)
    }
    try backup.finish()
  }

  /// Makes one more backup in a folder, nil for the one beside the store, and removes those that need not stay.
  ///
  /// - Returns: Its path.
  /// - Throws: Also `invalid` for a store in memory without a folder.
  package func backUp(
    into folder: String?, _ rotation: BackupFolder.Rotation, at now: Instant,
    _ progress: BackupProgress
  ) throws -> String {
    if folder == "" {
      throw Failure(.invalid, "The path of the folder must not be empty.", field: "folder")
    }
    guard
      let backups = folder.map({ BackupFolder(at: $0) })
        ?? database.openPath.map({ BackupFolder(besideStore: $0) })
    else {
      throw Failure(
        .invalid, "A store in memory has no folder of backups beside it: give one.",
        field: "folder")
    }
    try backups.create()
    let path = backups.file(at: now)
    try backUp(to: path, progress)
    backups.rotate(rotation, butNot: path)
    return path
  }

  /// Where the store is; nil for one in memory, and when it was moved.
  package var path: String? { database.openPath }
}
