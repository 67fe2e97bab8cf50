import Domain
import Glibc
import Platform
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Which replica the steps of a store are of.
@Suite struct ReplicaIdentityTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("store.db")
    _ = try open("a").add("Rent")
  }

  @Test("A store keeps its uid, also when its file is renamed")
  func same() throws {
    #expect(try uid(of: open("b")) == "a000001")
    let moved = folder.path("moved.db")
    try move(path, to: moved)
    #expect(try uid(of: open("c", moved)) == "a000001")
  }

  @Test("A copy gets a uid of its own, and the original keeps it")
  func copy() throws {
    try copy(path, to: folder.path("copy.db"))
    let copied = try open("b", folder.path("copy.db"))
    let original = try open("c")
    #expect(try uid(of: copied) == "b000001" && uid(of: original) == "a000001")
    let ids = [try copied.add("Pay"), try original.add("Pay")]
    #expect(try copied.store.history(ofTask: ids[0]).map(\.device) == ["b000001"])
    #expect(try original.store.history(ofTask: ids[1]).map(\.device) == ["a000001"])
    // What they have in common is of the original.
    #expect(try copied.store.history(ofTask: 1).map(\.device) == ["a000001"])
    #expect(try uid(of: open("d", folder.path("copy.db"))) == "b000001")
  }

  @Test("What SQLite copies is a copy, and so is a backup that is put in the place of the store")
  func backup() throws {
    let backup = folder.path("backup.db")
    try open("b").store.database.execute("VACUUM INTO '\(backup)'")
    try move(backup, to: path)
    #expect(try uid(of: open("c")) == "c000001")
  }

  @Test("Reading a copy does not change it")
  func readOnly() throws {
    let copied = folder.path("copy.db")
    try copy(path, to: copied)
    let before = try File(at: copied, for: .reading).withDescriptor { try $0.readAll() }
    var options = SQLiteStore.Options()
    options.path = copied
    options.isReadOnly = true
    #expect(try uid(of: TestStore(options: options)) == "a000001")
    #expect(try File(at: copied, for: .reading).withDescriptor { try $0.readAll() } == before)
  }

  @Test("A store of a version that remembered no file keeps its uid, and remembers its file")
  func older() throws {
    try open("b").store.database.execute("DELETE FROM meta WHERE key = 'file'")
    #expect(try uid(of: open("c")) == "a000001")
    try copy(path, to: folder.path("copy.db"))
    #expect(try uid(of: open("d", folder.path("copy.db"))) == "d000001")
  }

  @Test("A store in memory has a uid, and no file")
  func memory() throws {
    let test = try TestStore()
    #expect(try uid(of: test) == "uid-000001")
    #expect(try test.store.database.meta("file") == nil)
  }

  /// Opens a store whose new uids begin with a letter.
  private func open(_ letter: String, _ path: String? = nil) throws -> TestStore {
    var options = SQLiteStore.Options()
    options.path = path ?? self.path
    return try TestStore(options: options, uids: letter)
  }

  private func uid(of test: TestStore) throws -> String {
    try ReplicaIdentity(database: test.store.database).uid
  }

  private func copy(_ path: String, to copy: String) throws {
    let bytes = try File(at: path, for: .reading).withDescriptor { try $0.readAll() }
    let file = try File(at: copy, for: .openingOrCreating)
    try file.withDescriptor { try $0.write(bytes) }
  }

  private func move(_ path: String, to moved: String) throws {
    #expect(rename(path, moved) == 0)
  }
}
