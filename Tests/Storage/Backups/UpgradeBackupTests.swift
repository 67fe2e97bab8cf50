import Domain
import Platform
import TestSupport
import Testing

@testable import Storage

/// The copy of a store of an older version.
@Suite struct UpgradeBackupTests {
  let folder: TemporaryFolder
  let path: String
  let copy: String
  private let newest = Int64(Schema.migrations.count)

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("store.db")
    copy = path + ".before-upgrade"
  }

  @Test("An upgrade copies the store once, for its owner alone")
  func once() throws {
    try make(version: 3)
    do { _ = try TestStore(path: path) }
    #expect(try version(of: path) == newest)
    #expect(try version(of: copy) == 3)
    #expect(try FileStatus(of: copy).permissions & 0o777 == 0o600)
    let first = try FileStatus(of: copy).identity
    do { _ = try TestStore(path: path).add("Rent") }
    #expect(try FileStatus(of: copy).identity == first)
    // The next upgrade's takes its place.
    try File.remove(at: path)
    try make(version: 2)
    do { _ = try TestStore(path: path) }
    #expect(try version(of: copy) == 2)
  }

  @Test("An upgrade that was ended half way keeps the copy of what was before it")
  func halfWay() throws {
    try make(version: 3)
    do { _ = try TestStore(path: path) }
    try File.remove(at: path)
    try make(version: 4)
    do { _ = try TestStore(path: path) }
    #expect(try version(of: copy) == 3)
  }

  @Test("A new store, one of the present version, and one that is opened so are not copied")
  func without() throws {
    do { _ = try TestStore(path: path) }
    do { _ = try TestStore(path: path) }
    #expect(!File.exists(at: copy))
    try File.remove(at: path)
    try make(version: 3)
    var options = SQLiteStore.Options()
    options.path = path
    options.backsUpBeforeUpgrade = false
    do { _ = try TestStore(options: options) }
    #expect(!File.exists(at: copy))
    #expect(try version(of: path) == newest)
  }

  @Test("An opening that is ended meanwhile changes nothing")
  func ended() throws {
    try make(version: 3)
    var options = SQLiteStore.Options()
    options.path = path
    options.reasonToEnd = { .interrupted }
    #expect(throws: Failure.interrupted) { try TestStore(options: options) }
    #expect(try version(of: path) == 3)
    #expect(Folder.names(in: folder.path("")).count { $0.first == UInt8(ascii: ".") } == 0)
    #expect(!File.exists(at: copy))
  }

  @Test("A store that is refused is not copied")
  func refused() throws {
    try make(version: 3)
    do {
      let database = try Database(path: path, .readWrite, busyTimeout: 0)
      try database.execute("CREATE TABLE foreign_table(x)")
    }
    #expect(throws: Failure.self) { try TestStore(path: path) }
    #expect(!File.exists(at: copy))
  }

  private func make(version: Int) throws {
    _ = try File(at: path, for: .creating)
    let database = try Database(path: path, .readWrite, busyTimeout: 0)
    try database.execute("PRAGMA application_id = \(Schema.applicationID)")
    try Migrator(database: database, migrations: Array(Schema.migrations.prefix(version))).run(
      readOnly: false, now: Instant(clamping: 1_768_478_400_000), newUID: { "made" })
  }

  private func version(of path: String) throws -> Int64? {
    try Database(path: path, .readUnchanging, busyTimeout: 0).integer("PRAGMA user_version")
  }
}
