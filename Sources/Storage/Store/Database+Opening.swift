import CSQLite
import Domain
import Platform

extension Database {
  /// Opens a store's database as it is meant to be used, and brings it to the present schema.
  ///
  /// A file that is not a store, is damaged or is of a newer version is left as it was.
  convenience init(
    opening options: SQLiteStore.Options, now: Instant, newUID: () -> String
  ) throws {
    let path = try options.path ?? StoreFile.defaultPath()
    if path == ":memory:" {
      if options.isReadOnly {
        throw Failure(
          .invalid, "A store in memory cannot be opened for reading only.", field: "flags")
      }
      try self.init(path: path, .readWrite, busyTimeout: options.busyTimeout)
      try setUp(options, now: now, newUID: newUID)
      return
    }
    if path.isEmpty {
      throw Failure(.invalid, "The path must not be empty.", field: "path")
    }
    let file = StoreFile(path: path)
    let openFile = try OpenFile(file, readOnly: options.isReadOnly)
    let access: Access =
      if options.isReadOnly { file.isAlone ? .readUnchanging : .readOnly } else { .readWrite }
    try self.init(path: Self.plainName(path), access, busyTimeout: options.busyTimeout)
    self.openFile = consume openFile
    safePoints.ask = options.reasonToEnd
    // A file that was made for this, and could not be set up, stays: another process may have
    // opened it meanwhile, and an empty file is a store to be.
    do {
      try setUp(options, now: now, newUID: newUID)
    } catch {
      throw safePoints.reason ?? error
    }
    if !options.isReadOnly {
      try ReplicaIdentity(database: self).renewIfCopied(path: path, newUID: newUID)
    }
  }

  /// A path as SQLite takes it: it gives names that begin with "file:" a meaning of their own; none of ours do.
  static func plainName(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

  /// The path of the open file, while that is there; nil for a store in memory.
  var openPath: String? {
    guard let name = sqlite3_db_filename(handle, "main") else { return nil }
    let path = String(cString: name)
    return openFile?.isAt(path) == true ? path : nil
  }

  private func setUp(
    _ options: SQLiteStore.Options, now: Instant, newUID: () -> String
  ) throws {
    leaveFileAloneOnClose(true)
    if !options.isReadOnly, isReadOnly {
      throw Failure(
        .access, "The store's file may not be written to: open it for reading only.",
        field: "path")
    }
    try checkIdentity(readOnly: options.isReadOnly)
    if !options.isReadOnly { try useWriteAheadLog(waiting: options.busyTimeout) }
    if options.repairsSchema { try SchemaRepair(database: self).run() }
    try execute(
      """
      PRAGMA synchronous = \(options.isFullyDurable ? "FULL" : "NORMAL");
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -16384;
      """)
    // SQLite would follow SQLITE_TMPDIR.
    if CurrentProcess.isPrivileged { try execute("PRAGMA temp_store = MEMORY") }
    if !options.isReadOnly, options.backsUpBeforeUpgrade, let openPath {
      try UpgradeBackup(of: self, at: openPath).make()
    }
    // What is interrupted from here on would be upgraded by half.
    safePoints.end()
    try Migrator(database: self).run(readOnly: options.isReadOnly, now: now, newUID: newUID)
    if openFile != nil {
      let schemaGuard = SchemaGuard(self)
      try transaction(.deferred) { try schemaGuard.check() }
      self.schemaGuard = schemaGuard
    }
    leaveFileAloneOnClose(false)
    safePoints.ask = { nil }
    safePoints.begin()
  }

  /// A new file is marked as ours before anything else; an old one must be marked so.
  private func checkIdentity(readOnly: Bool) throws {
    if try integer("PRAGMA application_id") == Int64(Schema.applicationID) {
      try Migrator(database: self).checkedVersion()
      return
    }
    guard !readOnly else { throw Failure(sqlite: SQLITE_NOTADB, on: nil) }
    try transaction(.immediate) {
      let isOurs = try integer("PRAGMA application_id") == Int64(Schema.applicationID)
      let isEmpty = try integer("SELECT count(*) FROM sqlite_schema") == 0
      guard isOurs || isEmpty else { throw Failure(sqlite: SQLITE_NOTADB, on: nil) }
      try execute("PRAGMA application_id = \(Schema.applicationID)")
    }
  }

  /// Readers and the one writer do not wait for each other then.
  ///
  /// SQLite does not wait by itself when two processes switch a new file at the same time.
  private func useWriteAheadLog(waiting timeout: Int32) throws {
    let pause: Int32 = 10
    var waited: Int32 = 0
    // It would wait as long each time that it does wait.
    sqlite3_busy_timeout(handle, 0)
    defer { askAtSafePoints(busyTimeout: timeout) }
    while true {
      do {
        try execute("PRAGMA journal_mode = WAL")
        return
      } catch let failure as Failure where failure.kind == .busy && waited < timeout {
        SteadyClock.sleep(milliseconds: pause)
        waited += pause
      }
    }
  }
}
