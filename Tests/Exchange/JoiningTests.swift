import Domain
import Platform
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// Stores that join what is synced elsewhere, or are refused to.
@Suite struct JoiningTests {
  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
  }

  /// Both begin before either has seen the other.
  private func begin(_ laptopPassphrase: String?, _ phonePassphrase: String?) throws {
    for (device, title, passphrase) in [
      (laptop, "Pay rent", laptopPassphrase), (phone, "Call", phonePassphrase),
    ] {
      _ = try device.test.add(title)
      try device.add(passphrase)
    }
    try laptop.run()
    #expect(phone.refusal()?.kind == .conflict)
  }

  private func ring(_ device: Device) throws -> KeyRing? {
    try device.replication.keyArchive().map { try KeyRing(archive: $0) }
  }

  @Test("A store that is refused keeps its keys, its files and its uid")
  func refused() throws {
    try begin("correct horse", "battery staple")
    let (uid, keys, files) = try (phone.uid(), phone.replication.keyArchive(), phone.files())
    let remotes = try phone.replication.remotes()
    for passphrase in ["wrong", nil] {
      let failure = refusal { try phone.add(passphrase) }
      #expect(failure?.kind == .access && failure?.field == "passphrase")
    }
    #expect(try phone.uid() == uid && phone.replication.keyArchive() == keys)
    #expect(try phone.files() == files && phone.replication.remotes() == remotes)
    _ = try phone.test.add("Secret")
    _ = phone.refusal()
    let transport = FolderTransport(path: folder.path("."))
    for name in try phone.files() {
      let bytes = try #require(try transport.get(name))
      #expect(try SealedBlob.peek(bytes, as: name).isSealed)
    }
  }

  @Test("Nothing stays of the sync that a store leaves to join another one")
  func leaving() throws {
    try begin("correct horse", "correct horse")
    let old = try phone.uid()
    try phone.add("correct horse")
    #expect(try phone.uid() != old)
    for _ in 0..<2 { for device in [phone, laptop] { try device.run() } }
    for device in [phone, laptop] {
      #expect(try device.titles() == ["Call", "Pay rent"])
      #expect(try device.replication.knownReplicas().count == 2)
      #expect(try ring(device)?.count == 1)
    }
    let transport = FolderTransport(path: folder.path("."))
    #expect(try transport.list().allSatisfy { $0.replica != old })
    // The phone never issues before the laptop says so.
    let uid = try laptop.uid()
    #expect(try phone.replication.owner(ofSeries: "invoice").uid == uid)
  }

  @Test("A store that left an encrypted sync for one that is not joins without a passphrase")
  func leavingForPlain() throws {
    try begin(nil, "correct horse")
    #expect(refusal { try phone.add("correct horse") }?.kind == .conflict)
    #expect(try ring(phone) != nil)
    try phone.add(nil)
    for _ in 0..<2 { for device in [phone, laptop] { try device.run() } }
    #expect(try laptop.titles() == ["Call", "Pay rent"])
  }

  @Test("A store that is synced with others leaves them for nobody who began in the same folder")
  func stays() throws {
    try Device.sync([laptop, phone])
    // Its files are the first ones in the folder.
    let tablet = try Device("0", TemporaryFolder())
    try tablet.add(nil)
    _ = refusal { try tablet.run(through: FolderTransport(path: folder.path("."))) }
    #expect(refusal { try phone.add(nil) }?.kind == .conflict)
    #expect(try phone.replication.storeUID() == laptop.replication.storeUID())
  }

  @Test("A second folder with a passphrase: nothing stays in the clear in the first one")
  func secondFolder() throws {
    _ = try laptop.test.add("Secret")
    try Device.sync([laptop])
    let other = try TemporaryFolder()
    _ = try AddRemote(laptop.test.store, newUID: laptop.test.newUID).run(
      path: other.path("."), name: "laptop", passphrase: Passphrase("correct horse"),
      at: laptop.test.now)
    try laptop.run()
    let transport = FolderTransport(path: folder.path("."))
    for name in try transport.list() {
      let bytes = try #require(try transport.get(name))
      #expect(!bytes.contains(Array("Secret".utf8)), "\(name)")
      #expect(try SealedBlob.peek(bytes, as: name).isSealed)
    }
  }

  @Test("Names alone neither say that a folder is encrypted nor whose it is")
  func forgedNames() throws {
    _ = try laptop.test.add("Pay rent")
    try laptop.add(nil)
    try laptop.run()
    let transport = FolderTransport(path: folder.path("."))
    for (replica, kind) in [
      ("00000000-0000-7000-8000-000000000000", BlobName.Kind.head(7)),
      ("00000000-0000-7000-8000-000000000000", .key(1)), (try laptop.uid(), .key(1)),
      (try laptop.uid(), .head(9_007_199_254_740_991)),
    ] {
      try transport.put(BlobName(replica: replica, kind), Array("no such file".utf8))
    }
    try phone.add(nil)
    _ = phone.refusal()
    #expect(try phone.titles() == ["Pay rent"])
  }

  @Test(
    "A store that joins by a snapshot issues in no series, and seals by no key of another store")
  func carried() throws {
    try EnableSync(laptop.test.store, newUID: laptop.test.newUID).run(
      name: "laptop", passphrase: Passphrase("correct horse"), quickDerivation())
    try EnableSync(phone.test.store, newUID: phone.test.newUID).run(
      name: "phone", passphrase: Passphrase("battery staple"), quickDerivation())
    try EnableSync(phone.test.store, newUID: phone.test.newUID).undo()
    let snapshot = try CarrySync(laptop.test.store, newUID: laptop.test.newUID).snapshot(
      at: laptop.test.now)
    _ = try CarrySync(phone.test.store, newUID: phone.test.newUID).join(
      snapshot, name: "phone", passphrase: Passphrase("correct horse"), quickDerivation(),
      at: phone.test.now)
    let owner = try phone.replication.owner(ofSeries: "invoice")
    #expect(try owner.uid == laptop.uid() && owner.right == .others)
    #expect(try ring(phone)?.archived() == ring(laptop)?.archived())
  }
}
