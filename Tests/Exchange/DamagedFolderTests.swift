import Domain
import Glibc
import Platform
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// A shared folder in which files are damaged, exchanged, half there, late, or of somebody else.
@Suite struct DamagedFolderTests {
  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device
  private let transport: FolderTransport

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
    transport = FolderTransport(path: folder.path("."))
  }

  private func replace(_ name: BlobName, by bytes: [UInt8]) throws {
    let path = folder.path(name.path)
    try? File.remove(at: path)
    try File(at: path, for: .creating).withDescriptor { try $0.write(bytes) }
  }

  private func names(of device: Device) throws -> [BlobName] {
    let uid = try device.uid()
    return try transport.list().filter { $0.replica == uid }.sorted { $0.path < $1.path }
  }

  /// What a run did, and must not do with a damaged file.
  private func state(of device: Device) throws -> ([String], SeenSteps, String) {
    try (device.titles(), device.replication.seen(), device.uid())
  }

  @Test(
    "A file of which one byte is another is not taken in, whichever it is and whatever it is of",
    arguments: [nil, "correct horse"])
  func flipped(passphrase: String?) throws {
    _ = try laptop.test.add("Pay rent")
    try laptop.add(passphrase)
    try laptop.run()
    _ = try laptop.test.add("Bread")
    try laptop.run()
    try phone.add(passphrase)
    let before = try state(of: phone)
    var numbers = RandomNumbers(seed: 4)
    let all = try names(of: laptop)
    // Without its head and its keys, which count for themselves.
    let contents = all.filter {
      if case .head = $0.kind { false } else { KeyFiles.number(of: $0) == nil }
    }
    #expect(contents.count == 2)
    let whole = try Dictionary(
      uniqueKeysWithValues: all.map { ($0, try #require(try transport.get($0))) })
    for name in contents {
      let bytes = try #require(whole[name])
      // All others are away, so that what is taken in is of this file.
      for other in all where other != name { try? File.remove(at: folder.path(other.path)) }
      for place in bytes.indices {
        var other = bytes
        other[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        try replace(name, by: other)
        let failure = phone.refusal()
        let isWaitedFor = try transport.get(name) == nil
        #expect(failure != nil || isWaitedFor, "\(name), byte \(place)")
        #expect(try state(of: phone) == before, "\(name), byte \(place)")
      }
      for length in stride(from: 0, to: bytes.count, by: 11) {
        try replace(name, by: Array(bytes[..<length]))
        #expect(phone.refusal() == nil)
        #expect(try state(of: phone) == before)
      }
      try File.remove(at: folder.path(name.path))
    }
    for (name, bytes) in whole { try replace(name, by: bytes) }
    try phone.run()
    #expect(try phone.titles() == ["Bread", "Pay rent"])
  }

  @Test("Heads and files of keys that are damaged are refused, and all else is taken in")
  func heads() throws {
    try Device.sync([laptop, phone], by: "correct horse")
    _ = try laptop.test.add("Bread")
    try laptop.run()
    let head = try #require(
      try names(of: laptop).first { if case .head = $0.kind { true } else { false } })
    var bytes = try #require(try transport.get(head))
    bytes[bytes.count - 1] ^= 1
    try replace(head, by: bytes)
    #expect(phone.refusal()?.kind == .corrupt)
    #expect(try phone.titles() == ["Bread"])
  }

  @Test(
    "Files that changed places, between numbers and between devices, are refused",
    arguments: [nil, "correct horse"])
  func swapped(passphrase: String?) throws {
    try Device.sync([laptop, phone], by: passphrase)
    for device in [laptop, phone] {
      for number in 0..<2 {
        _ = try device.test.add("\(number)")
        try device.run()
      }
    }
    let tablet = try Device("c", folder)
    try tablet.add(passphrase)
    let steps = try [laptop, phone].map { device in
      try names(of: device).filter { if case .steps = $0.kind { true } else { false } }
    }
    #expect(steps.map(\.count) == [2, 2])
    let whole = try Dictionary(
      uniqueKeysWithValues: steps.joined().map { ($0, try #require(try transport.get($0))) })
    for (one, other) in [(steps[0][0], steps[0][1]), (steps[0][0], steps[1][0])] {
      try replace(one, by: #require(whole[other]))
      let failure = tablet.refusal()
      #expect(failure?.kind == .corrupt)
      try replace(one, by: #require(whole[one]))
    }
    try tablet.run()
    #expect(try tablet.titles().count == 4)
  }

  @Test("A plain batch under a name of others is refused, whatever its hash says")
  func forgedPlain() throws {
    try Device.sync([laptop, phone])
    let store = try #require(try laptop.replication.storeUID())
    let other = "0190aaaa-0000-7000-8000-dddddddddddd"
    let step = SyncStep(
      id: StepID(replica: other, seq: 1), clock: HybridClock(at: laptop.test.now),
      needs: SeenSteps(), action: 1, at: laptop.test.now,
      operations: [.set(RecordKey(.task, "x"), .existence, .integer(1))])
    let batch = try #require(SyncBatch(store: store, steps: [step]))
    let misnamed = try BlobName(
      replica: "0190aaaa-0000-7000-8000-eeeeeeeeeeee", .steps(first: 1, last: 1))
    mkdir(folder.path(misnamed.replica), 0o700)
    try replace(
      misnamed, by: SealedBlob.seal(batch.encoded(), as: misnamed, store: store, by: nil))
    #expect(phone.refusal()?.kind == .corrupt)
    #expect(try phone.titles() == [])
  }

  @Test("What other programs leave is passed over, and what comes late is taken in when it comes")
  func foreignAndLate() throws {
    try Device.sync([laptop, phone])
    for number in 0..<3 {
      _ = try laptop.test.add("\(number)")
      try laptop.run()
    }
    let steps = try names(of: laptop).filter { if case .steps = $0.kind { true } else { false } }
    let uid = try laptop.uid()
    let first = try #require(steps.first)
    let bytes = try #require(try transport.get(first))
    for foreign in [
      "1-3.sync-conflict-20260101-120000-ABCDEFG.tcb", "2-2 (conflicted copy).tcb",
      ".syncthing.2-2.tcb.tmp", "head-9 (1)", "2-2.tcb~", "thumbs.db",
    ] {
      try File(at: folder.path("\(uid)/\(foreign)"), for: .creating).withDescriptor {
        try $0.write(bytes)
      }
    }
    // The first one comes last, and in two halves; those behind it wait.
    try File.remove(at: folder.path(first.path))
    #expect(try phone.run().waiting == 2)
    #expect(try phone.titles() == [])
    try replace(first, by: Array(bytes[..<(bytes.count / 2)]))
    #expect(try phone.run().waiting == 2)
    try replace(first, by: bytes)
    let report = try phone.run()
    #expect(report.received == 3 && report.waiting == 0)
    #expect(try phone.titles() == ["0", "1", "2"])
  }

  @Test("Something else under the name of a file is refused by that, and harms nobody")
  func otherFile() throws {
    try Device.sync([laptop, phone])
    _ = try laptop.test.add("Bread")
    try laptop.run()
    let name = try #require(
      try names(of: laptop).first { if case .steps = $0.kind { true } else { false } })
    let bytes = try #require(try transport.get(name))
    try replace(name, by: Array("A text that somebody wrote".utf8))
    let failure = phone.refusal()
    #expect(failure?.kind == .malformed)
    #expect(failure.map { "\($0.message)".contains(name.path) } == true)
    try replace(name, by: bytes)
    try phone.run()
    #expect(try phone.titles() == ["Bread"])
  }

  @Test("Two runs of one store at once do no harm")
  func atOnce() async throws {
    let path = folder.path("phone.db")
    let shared = folder.path("shared")
    mkdir(shared, 0o700)
    func store(_ letter: Character, at path: String) throws -> TestStore {
      var options = SQLiteStore.Options()
      options.path = path
      return try TestStore(
        options: options, uids: "0190aaaa-0000-7000-8000-\(String(repeating: letter, count: 6))")
    }
    let one = try store("a", at: path)
    let writer = try store("c", at: ":memory:")
    @Sendable func run(_ test: TestStore) throws {
      _ = try RunSync(test.store, newUID: test.newUID) { _, _ in }.run(remote: nil, at: test.now)
    }
    for test in [one, writer] {
      _ = try AddRemote(test.store, newUID: test.newUID).run(
        path: shared, name: "device", passphrase: nil, at: test.now)
      try run(test)
    }
    let other = try store("b", at: path)
    for round in 0..<5 {
      for number in 0..<20 { _ = try writer.add("\(round)-\(number)") }
      _ = try one.add("Own \(round)")
      try run(writer)
      let tests = [one, other]
      await withTaskGroup(of: Void.self) { group in
        for test in tests {
          nonisolated(unsafe) let test = test
          group.addTask { try? run(test) }
        }
      }
    }
    try run(one)
    try run(writer)
    #expect(try one.titles().count == 105)
    #expect(try Set(writer.titles()) == Set(one.titles()))
  }

  @Test("A batch of few bytes takes no more memory than these")
  func bombs() throws {
    // Each step repeats all that the one before it had seen.
    let replicas = Dictionary(
      uniqueKeysWithValues: (0..<3_000).map {
        ("0190aaaa-0000-7000-8000-\($0 + 100_000_000_000)", Int64(1))
      })
    var seen = SeenSteps(replicas)
    let replica = "0190aaaa-0000-7000-8000-aaaaaaaaaaaa"
    let steps = (1...2_000).map { seq in
      seen = seen.setting(ExactText(replica), to: Int64(seq) - 1)
      return SyncStep(
        id: StepID(replica: replica, seq: Int64(seq)), clock: HybridClock(1), needs: seen,
        action: 1, at: Instant(clamping: 0), operations: [])
    }
    let bytes = try #require(SyncBatch(store: "x", steps: steps)).encoded()
    #expect(bytes.count < 300_000)
    #expect(refusal { _ = try SyncBatch(decoding: bytes) }?.kind == .malformed)
    let few = try #require(SyncBatch(store: "x", steps: Array(steps.prefix(1_000)))).encoded()
    #expect(try SyncBatch(decoding: few).steps.count == 1_000)
  }

  @Test("A file that says to be larger than its kind can be is refused, and not waited for")
  func tooLarge() throws {
    let name = try name(.head(1))
    var header = BlobHeader(
      name: name, store: store, size: 1 << 21, storedSize: 1 << 21, protection: .hash)
    for size in [1 << 21, 1 << 40, Int.max] {
      header.storedSize = size
      let bytes = header.encoded + [0]
      #expect(SealedBlob.isWhole(bytes))
      let failure = refusal { _ = try SealedBlob.open(bytes, as: name, store: store, by: nil) }
      #expect(failure == BlobFault.tooLarge.failure(of: name))
      #expect(refusal { _ = try BlobSequence.split(bytes) }?.kind == .malformed)
    }
  }
}
