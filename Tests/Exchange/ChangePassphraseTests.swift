import Domain
import Platform
import Storage
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// Passphrases that are changed while several devices have the store.
@Suite struct ChangePassphraseTests {
  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
  }

  private func change(_ device: Device, to passphrase: String) throws {
    try ChangePassphrase(device.test.store, quickDerivation()).run(to: Passphrase(passphrase))
  }

  private func enter(_ device: Device, _ passphrase: String) throws {
    try ChangePassphrase(device.test.store, quickDerivation()).take(Passphrase(passphrase))
  }

  private func files(of device: Device) throws -> [BlobName] {
    let uid = try device.uid()
    return try FolderTransport(path: folder.path(".")).list().filter { $0.replica == uid }
  }

  @Test("Another device asks for the new passphrase, takes no other, and loses nothing meanwhile")
  func change() throws {
    try Device.sync([laptop, phone], by: "correct horse")
    try change(laptop, to: "battery staple")
    _ = try laptop.test.add("New")
    _ = try phone.test.add("Meanwhile")
    try laptop.run()
    #expect(
      try files(of: laptop).filter { KeyFiles.number(of: $0) != nil }.map(\.kind) == [.key(2)])
    let before = try files(of: phone)
    let failure = phone.refusal()
    #expect(failure?.kind == .access && failure?.field == "passphrase")
    #expect(try phone.titles() == ["Meanwhile"])
    // What it would leave could be read by who has the old passphrase.
    #expect(try Set(files(of: phone)) == Set(before))
    #expect(try phone.replication.status().pendingCount == 1)
    try laptop.run()
    #expect(try laptop.titles() == ["New"])
    for wrong in ["correct horse", "another"] {
      let failure = refusal { try enter(phone, wrong) }
      #expect(failure?.kind == .access && failure?.field == "passphrase")
    }
    try enter(phone, "battery staple")
    try phone.run()
    try laptop.run()
    #expect(try laptop.titles() == ["Meanwhile", "New"])
    #expect(try phone.titles() == ["Meanwhile", "New"])
    _ = try phone.test.add("Later")
    try phone.run()
    try laptop.run()
    #expect(try laptop.titles() == phone.titles())
    #expect(refusal { try enter(phone, "battery staple") }?.kind == .access)
  }

  @Test("Who has the old passphrase reads nothing that is new, and joins no more")
  func lockedOut() throws {
    try Device.sync([laptop, phone], by: "correct horse")
    try change(laptop, to: "battery staple")
    _ = try laptop.test.add("New")
    try laptop.run()
    for _ in 0..<3 { #expect(phone.refusal()?.kind == .access) }
    #expect(try phone.titles() == [])
    let tablet = try Device("c", folder)
    // The phone's keys are still there under the old one.
    let failure = refusal { try tablet.add("correct horse") }
    #expect(failure?.kind == .access && failure?.field == "passphrase")
    #expect(try tablet.replication.storeUID() == nil)
    try tablet.add("battery staple")
    try tablet.run()
    #expect(try tablet.titles() == ["New"])
  }

  @Test("A passphrase for a sync that had none: nothing stays in the clear")
  func added() throws {
    _ = try laptop.test.add("Secret one")
    _ = try phone.test.add("Secret two")
    try Device.sync([laptop, phone])
    _ = try phone.test.add("Secret three")
    try phone.run()
    try change(laptop, to: "correct horse")
    _ = try laptop.test.add("Secret four")
    // What the phone left in the clear meanwhile is not taken in, for anybody could have written it.
    #expect(laptop.refusal()?.kind == .corrupt)
    let failure = phone.refusal()
    #expect(failure?.kind == .access && failure?.field == "passphrase")
    try enter(phone, "correct horse")
    for device in [phone, laptop, phone, laptop] { try device.run() }
    #expect(try laptop.titles() == ["Secret four", "Secret one", "Secret three", "Secret two"])
    #expect(try phone.titles() == laptop.titles())
    let transport = FolderTransport(path: folder.path("."))
    for name in try transport.list() {
      let bytes = try #require(try transport.get(name))
      #expect(!bytes.contains(Array("Secret".utf8)), "\(name)")
    }
    #expect(try laptop.run() == SyncRun.Report())
    let tablet = try Device("c", folder)
    #expect(refusal { try tablet.add(nil) }?.kind == .access)
    try tablet.add("correct horse")
    try tablet.run()
    #expect(try tablet.titles() == laptop.titles())
  }

  @Test("Two devices that change it at once have one again when each knows the other's")
  func both() throws {
    try Device.sync([laptop, phone], by: "correct horse")
    try change(laptop, to: "one")
    try change(phone, to: "two")
    _ = try laptop.test.add("Laptop")
    _ = try phone.test.add("Phone")
    try laptop.run()
    #expect(phone.refusal()?.kind == .access)
    // The phone has left its keys, and nothing that they seal.
    try laptop.run()
    try enter(laptop, "two")
    try enter(phone, "one")
    for device in [laptop, phone, laptop] { try device.run() }
    #expect(try laptop.titles() == ["Laptop", "Phone"])
    #expect(try phone.titles() == laptop.titles())
  }

  @Test("What is not synced has no passphrase, and what was not changed asks for none")
  func refused() throws {
    #expect(refusal { try change(laptop, to: "x") }?.kind == .notFound)
    #expect(refusal { try enter(laptop, "x") }?.kind == .notFound)
    try laptop.add("correct horse")
    #expect(refusal { try enter(laptop, "x") }?.kind == .notFound)
  }

  @Test("A second folder has the passphrase of the first one")
  func secondFolder() throws {
    try laptop.add("correct horse")
    let other = try TemporaryFolder()
    func add(_ passphrase: String) throws {
      _ = try AddRemote(laptop.test.store, newUID: laptop.test.newUID).run(
        path: other.path("."), name: "laptop", passphrase: Passphrase(passphrase),
        at: laptop.test.now)
    }
    let failure = refusal { try add("another") }
    #expect(failure?.kind == .access && failure?.field == "passphrase")
    try add("correct horse")
  }

  @Test("A file of keys that is damaged is refused by its name, and all else is taken in")
  func damagedKeys() throws {
    try Device.sync([laptop, phone], by: "correct horse")
    _ = try laptop.test.add("New")
    try change(laptop, to: "battery staple")
    try laptop.run()
    let name = try #require(try files(of: laptop).first { KeyFiles.number(of: $0) != nil })
    let transport = FolderTransport(path: folder.path("."))
    let bytes = try #require(try transport.get(name))
    try transport.remove(name)
    var damaged = bytes
    damaged[bytes.count - 1] ^= 1
    try transport.put(name, damaged)
    #expect(phone.refusal()?.kind == .access)
    #expect(refusal { try enter(phone, "battery staple") }?.kind == .access)
    #expect(try phone.titles() == [])
    // It comes whole later, under the same name.
    try transport.remove(name)
    try transport.put(name, bytes)
    #expect(phone.refusal()?.kind == .access)
    try enter(phone, "battery staple")
    try phone.run()
    #expect(try phone.titles() == ["New"])
  }

  @Test("A device that has no key yet leaves nothing in the clear")
  func withoutKey() throws {
    try Device.sync([laptop, phone])
    try change(laptop, to: "correct horse")
    try laptop.run()
    _ = try phone.test.add("Secret")
    let before = try files(of: phone)
    for _ in 0..<2 {
      let failure = phone.refusal()
      #expect(failure?.kind == .access && failure?.field == "passphrase")
    }
    #expect(try files(of: phone) == before)
    try enter(phone, "correct horse")
    for device in [phone, laptop] { try device.run() }
    #expect(try laptop.titles() == ["Secret"])
  }

  @Test("A file of keys that is forged does not keep the passphrase from opening the others")
  func forgedKeys() throws {
    try Device.sync([laptop, phone], by: "correct horse")
    let transport = FolderTransport(path: folder.path("."))
    let uid = try laptop.uid()
    let store = try #require(try laptop.replication.storeUID())
    let forged = try BlobName(replica: uid, .key(9_007_199_254_740_991))
    try transport.put(
      forged,
      KeyRing().sealed(as: forged, store: store, by: Passphrase("x"), quickDerivation()))
    let malformed = try BlobName(replica: uid, .key(9_007_199_254_740_990))
    try transport.put(malformed, Array("no key".utf8))
    // Under the name that the next one would have.
    let next = try BlobName(replica: uid, .key(2))
    try transport.put(
      next, KeyRing().sealed(as: next, store: store, by: Passphrase("y"), quickDerivation()))
    try change(laptop, to: "battery staple")
    _ = try laptop.test.add("New")
    try laptop.run()
    #expect(phone.refusal()?.kind == .access)
    try enter(phone, "battery staple")
    _ = phone.refusal()
    #expect(try phone.titles() == ["New"])
    let tablet = try Device("c", folder)
    try tablet.add("battery staple")
    _ = tablet.refusal()
    #expect(try tablet.titles() == ["New"])
  }
}
