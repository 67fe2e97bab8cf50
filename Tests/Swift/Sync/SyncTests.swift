import TaskcoreSwift
import Testing

/// Stores that are synced with each other.
@Suite struct SyncTests {
  @Test(
    "Two stores have the same tasks through a transport of the program, and a conflict is ended by a choice"
  )
  func transport() throws {
    let shelf = Shelf()
    let laptop = try openStore()
    let phone = try openStore()
    let rent = try laptop.addTask("Rent")
    for (store, device) in [(laptop, "laptop"), (phone, "phone")] {
      _ = try store.addRemote(through: shelf, device: device) { "correct horse" }
      try store.sync(through: shelf)
    }
    #expect(try phone.syncState().isEncrypted)
    #expect(try phone.remotes().map(\.kind) == [.host])
    #expect(try phone.count(TaskQuery()) == 1)
    try laptop.update(.ids([rent]), with: TaskChanges { $0.title = "Pay the rent" })
    let uid = try #require(try laptop.tasks(.query(TaskQuery())).first).uid
    let other = try #require(try phone.findTask(uid))
    try phone.update(.ids([other]), with: TaskChanges { $0.title = "Pay rent by card" })
    for store in [laptop, phone, laptop] { try store.sync(through: shelf) }
    let conflict = try #require(try laptop.syncConflicts().first)
    #expect(conflict.property == "title" && conflict.mine == "Pay the rent")
    #expect(conflict.theirs == "Pay rent by card" && conflict.theirsReplica == "phone")
    try laptop.resolveSyncConflicts([conflict.uid], .mine)
    #expect(try laptop.syncConflicts().isEmpty)
    #expect(try laptop.tasks(.query(TaskQuery())).map(\.title) == ["Pay the rent"])
    #expect(try laptop.replicas().map(\.name) == ["laptop", "phone"])
    #expect(try laptop.history(of: rent).map(\.deviceName).first == "laptop")
  }

  @Test("What a transport throws comes out of the run, and a folder that is not there is refused")
  func failures() throws {
    let shelf = Shelf()
    let store = try openStore()
    _ = try store.addRemote(through: shelf, device: "laptop")
    shelf.isBroken = true
    #expect(throws: Shelf.Broken.self) { try store.sync(through: shelf) }
    shelf.isBroken = false
    try store.sync(through: shelf)
    let missing = try refusal { _ = try store.addRemote("/nowhere", device: "laptop") }
    #expect(missing.code == .notFound && missing.field == "path")
    let unknown = try refusal { try store.retireReplica("nobody") }
    #expect(unknown.code == .notFound && unknown.field == "uid")
    try store.disableSync()
    #expect(try !store.syncState().isEnabled)
    let off = try refusal { _ = try store.sync() }
    #expect(off.code == .notFound)
  }

  @Test("Steps are carried as bytes, and a passphrase is changed and entered")
  func carried() throws {
    let laptop = try openStore()
    let phone = try openStore()
    _ = try laptop.addTask("Pay rent")
    try laptop.enableSync(device: "laptop") { "correct horse" }
    let snapshot = try laptop.syncSnapshot()
    let wrong = try refusal {
      try phone.joinSync(snapshot, device: "phone") { "battery staple" }
    }
    #expect(wrong.code == .access && wrong.field == "passphrase")
    try phone.joinSync(snapshot, device: "phone") { "correct horse" }
    try laptop.changePassphrase { "new" }
    _ = try laptop.addTask("Bread")
    let pending = try laptop.syncPending(for: phone.syncHeads())
    #expect(throws: TaskcoreError.self) { try phone.applySync(pending) }
    try phone.enterPassphrase { "new" }
    #expect(try phone.applySync(pending).received == 1)
    #expect(try laptop.syncPending(for: phone.syncHeads()).isEmpty)
  }
}

/// Files in memory.
private final class Shelf: SyncTransport {
  struct Broken: Error {}

  let name = "shelf"
  var isBroken = false
  private var files: [String: [UInt8]] = [:]

  func names() throws -> [String] {
    if isBroken { throw Broken() }
    return Array(files.keys)
  }

  func get(_ name: String) -> [UInt8]? { files[name] }
  func put(_ name: String, _ bytes: [UInt8]) { files[name] = bytes }
  func remove(_ name: String) { files[name] = nil }
}
