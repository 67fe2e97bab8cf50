import Domain
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// Steps that a program carries as bytes from store to store.
@Suite struct CarrySyncTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func device(_ letter: Character) throws -> Device { try Device(letter, folder) }

  private func carry(_ device: Device) -> CarrySync {
    CarrySync(device.test.store, newUID: device.test.newUID)
  }

  private func enable(_ device: Device, _ passphrase: String?) throws {
    try EnableSync(device.test.store, newUID: device.test.newUID).run(
      name: "laptop", passphrase: passphrase.map { try Passphrase($0) }, quickDerivation())
  }

  @discardableResult
  private func join(_ device: Device, _ bytes: [UInt8], _ passphrase: String?) throws
    -> SyncRun.Report
  {
    try carry(device).join(
      bytes, name: "phone", passphrase: passphrase.map { try Passphrase($0) }, quickDerivation(),
      at: device.test.now)
  }

  /// Brings what the second one lacks from the first one.
  @discardableResult
  private func bring(from one: Device, to other: Device) throws -> SyncRun.Report {
    one.test.advance(seconds: 60)
    other.test.advance(seconds: 60)
    let heads = try carry(other).heads(at: other.test.now)
    let bytes = try carry(one).pending(for: heads, at: one.test.now)
    return try carry(other).apply(bytes, at: other.test.now)
  }

  private func joined(_ passphrase: String? = nil) throws -> (laptop: Device, phone: Device) {
    let laptop = try device("a")
    let phone = try device("b")
    _ = try laptop.test.add("Pay rent")
    _ = try phone.test.add("Call Ann")
    try enable(laptop, passphrase)
    try join(phone, carry(laptop).snapshot(at: laptop.test.now), passphrase)
    return (laptop, phone)
  }

  @Test(
    "A store joins by a snapshot, and both have all of both", arguments: [nil, "correct horse"])
  func exchange(passphrase: String?) throws {
    let (laptop, phone) = try joined(passphrase)
    #expect(try phone.titles() == ["Call Ann", "Pay rent"])
    try bring(from: phone, to: laptop)
    #expect(try laptop.titles() == ["Call Ann", "Pay rent"])
    _ = try laptop.test.add("Bread")
    _ = try phone.test.add("Tea")
    #expect(try bring(from: laptop, to: phone).received == 1)
    #expect(try bring(from: phone, to: laptop).received == 1)
    #expect(try bring(from: phone, to: laptop) == SyncRun.Report())
    #expect(try laptop.titles() == phone.titles() && laptop.titles().count == 4)
    let names = try laptop.replication.knownReplicas().map(\.name)
    #expect(Set(names) == ["laptop", "phone"])
  }

  @Test("Steps are kept until those who are waited for have them, and no longer")
  func acknowledgements() throws {
    let (laptop, phone) = try joined()
    try bring(from: phone, to: laptop)
    for number in 0..<3 { _ = try laptop.test.add("Task \(number)") }
    try bring(from: laptop, to: phone)
    #expect(try laptop.replication.outbox(after: 0, limit: 10).count == 3)
    try bring(from: laptop, to: phone)
    #expect(try laptop.replication.outbox(after: 0, limit: 10).isEmpty)
    #expect(try laptop.replication.status().pendingCount == 0)
  }

  @Test("What a store lacks of a third one comes as a snapshot")
  func relay() throws {
    let (laptop, phone) = try joined()
    try bring(from: phone, to: laptop)
    let tablet = try device("c")
    try join(tablet, carry(phone).snapshot(at: phone.test.now), nil)
    _ = try tablet.test.add("From the tablet")
    try bring(from: tablet, to: phone)
    try bring(from: phone, to: laptop)
    #expect(try laptop.titles().contains("From the tablet"))
    _ = try laptop.test.add("From the laptop")
    try bring(from: laptop, to: phone)
    try bring(from: phone, to: tablet)
    #expect(try tablet.titles() == laptop.titles())
  }

  @Test("Steps that need others wait, and come again")
  func waiting() throws {
    let (laptop, phone) = try joined()
    try bring(from: phone, to: laptop)
    let heads = try carry(phone).heads(at: phone.test.now)
    _ = try laptop.test.add("One")
    let first = try carry(laptop).pending(for: heads, at: laptop.test.now)
    _ = try laptop.test.add("Two")
    let tablet = try device("c")
    try join(tablet, carry(laptop).snapshot(at: laptop.test.now), nil)
    _ = try tablet.test.add("Three")
    // It has seen what the phone has not.
    try tablet.test.store.keep { try tablet.replication.takeOwnSteps() }
    let steps = try tablet.replication.outbox(after: 0, limit: 10)
    let uid = try #require(try tablet.replication.storeUID())
    let batch = try #require(SyncBatch(store: uid, steps: steps))
    let bytes = try SealedBlob.seal(
      batch.encoded(),
      as: BlobName(replica: batch.replica, .steps(first: batch.first, last: batch.last)),
      store: batch.store, by: nil)
    #expect(try carry(phone).apply(bytes, at: phone.test.now).waiting == 1)
    #expect(try !phone.titles().contains("Three"))
    #expect(try carry(phone).apply(first, at: phone.test.now).received == 1)
    try bring(from: laptop, to: phone)
    try bring(from: tablet, to: phone)
    #expect(try phone.titles() == tablet.titles())
  }

  @Test(
    "Bytes of which one is another, and a part of them, are refused, and nothing is taken in",
    arguments: [nil, "correct horse"])
  func damaged(passphrase: String?) throws {
    let (laptop, phone) = try joined(passphrase)
    try bring(from: phone, to: laptop)
    for number in 0..<3 { _ = try laptop.test.add("Task \(number)") }
    let heads = try carry(phone).heads(at: phone.test.now)
    let pending = try carry(laptop).pending(for: heads, at: laptop.test.now)
    let snapshot = try carry(laptop).snapshot(at: laptop.test.now)
    let before = try phone.titles()
    let seen = try phone.replication.seen()
    let phoneUID = try phone.uid()
    var numbers = RandomNumbers(seed: 23)
    for bytes in [pending, snapshot] {
      let first = try #require(try BlobSequence.split(bytes).first)
      let keys = KeyFiles.number(of: first.name) == nil ? 0 : first.bytes.count
      for place in bytes.indices {
        // A file of keys is kept as it is, until a passphrase opens it; the steps need it not.
        if place < keys { continue }
        var other = bytes
        other[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        let failure = refusal { _ = try carry(phone).apply(other, at: phone.test.now) }
        #expect(failure != nil, "Byte \(place)")
        #expect(failure?.kind != .internal)
      }
      for length in 1..<bytes.count where length % 7 == 1 && length != keys {
        let failure = refusal {
          _ = try carry(phone).apply(Array(bytes[..<length]), at: phone.test.now)
        }
        #expect(failure != nil, "\(length) bytes")
      }
      #expect(refusal { _ = try carry(phone).apply(bytes + [0], at: phone.test.now) } != nil)
    }
    for place in heads.indices {
      var other = heads
      other[place] ^= 1
      #expect(
        refusal { _ = try carry(laptop).pending(for: other, at: laptop.test.now) } != nil,
        "Byte \(place) of the heads")
    }
    #expect(try phone.titles() == before)
    #expect(try phone.replication.seen() == seen)
    #expect(try phone.uid() == phoneUID)
    #expect(try carry(phone).apply(pending, at: phone.test.now).received == 3)
  }

  @Test("What is of others is refused by name")
  func foreign() throws {
    let (laptop, phone) = try joined()
    let own = try carry(laptop).heads(at: laptop.test.now)
    #expect(
      refusal { _ = try carry(laptop).pending(for: own, at: laptop.test.now) }?.field == "heads")
    for bytes in [[], Array("A text".utf8), try carry(phone).snapshot(at: phone.test.now)] {
      #expect(refusal { _ = try carry(laptop).pending(for: bytes, at: laptop.test.now) } != nil)
    }
    #expect(try carry(laptop).apply([], at: laptop.test.now) == SyncRun.Report())
    let stranger = try device("d")
    #expect(
      refusal { _ = try carry(stranger).heads(at: stranger.test.now) }?.kind == .notFound)
    try enable(stranger, nil)
    let theirs = try carry(stranger).snapshot(at: stranger.test.now)
    #expect(refusal { _ = try carry(laptop).apply(theirs, at: laptop.test.now) }?.kind == .conflict)
    #expect(refusal { try join(laptop, theirs, nil) }?.kind == .conflict)
    let heads = try carry(stranger).heads(at: stranger.test.now)
    #expect(
      refusal { _ = try carry(laptop).pending(for: heads, at: laptop.test.now) }?.kind == .conflict)
    #expect(refusal { try join(device("e"), heads, nil) }?.kind == .invalid)
  }

  @Test("A wrong passphrase joins nothing")
  func passphrases() throws {
    let laptop = try device("a")
    _ = try laptop.test.add("Pay rent")
    try enable(laptop, "correct horse")
    let snapshot = try carry(laptop).snapshot(at: laptop.test.now)
    #expect(!snapshot.contains(Array("rent".utf8)))
    let phone = try device("b")
    for wrong in [nil, "battery staple"] {
      let failure = refusal { try join(phone, snapshot, wrong) }
      #expect(failure?.kind == .access && failure?.field == "passphrase")
    }
    #expect(try phone.replication.storeUID() == nil)
    let plain = try device("c")
    try enable(plain, nil)
    let open = try carry(plain).snapshot(at: plain.test.now)
    #expect(refusal { try join(phone, open, "correct horse") }?.kind == .conflict)
    try join(phone, snapshot, "correct horse")
    #expect(try phone.titles() == ["Pay rent"])
  }

  @Test("A new passphrase is asked for where it was not given, and all goes on then")
  func changedPassphrase() throws {
    let (laptop, phone) = try joined("correct horse")
    try bring(from: phone, to: laptop)
    try ChangePassphrase(laptop.test.store, quickDerivation()).run(to: Passphrase("new one"))
    _ = try laptop.test.add("Bread")
    let heads = try carry(phone).heads(at: phone.test.now)
    let pending = try carry(laptop).pending(for: heads, at: laptop.test.now)
    let failure = refusal { _ = try carry(phone).apply(pending, at: phone.test.now) }
    #expect(failure?.kind == .access && failure?.field == "passphrase")
    try ChangePassphrase(phone.test.store, quickDerivation()).take(Passphrase("new one"))
    try bring(from: laptop, to: phone)
    #expect(try phone.titles().contains("Bread"))
  }

  @Test("A store that was set back goes on as another one, and nothing is lost")
  func setBack() throws {
    let (laptop, phone) = try joined()
    try bring(from: phone, to: laptop)
    let copy = folder.path("copy.db")
    try phone.test.store.backUp(to: copy) { _, _ in }
    _ = try phone.test.add("Lost with the disk")
    try bring(from: phone, to: laptop)
    let uid = try phone.uid()
    var options = SQLiteStore.Options()
    options.path = copy
    let back = try TestStore(options: options, uids: "0190aaaa-0000-7000-8000-ffffff")
    let carry = CarrySync(back.store, newUID: back.newUID)
    let heads = try carry.heads(at: back.now)
    let pending = try self.carry(laptop).pending(for: heads, at: laptop.test.now)
    _ = try carry.apply(pending, at: back.now)
    #expect(try back.titles().contains("Lost with the disk"))
    #expect(try back.store.replication.replicaUID() != uid)
  }
}
