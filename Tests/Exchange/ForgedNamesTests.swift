import Domain
import Glibc
import Platform
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// Files that somebody puts into a shared folder under names that count.
@Suite struct ForgedNamesTests {
  private static let last: Int64 = 9_007_199_254_740_991

  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
  }

  private func forge(_ kinds: [BlobName.Kind], of device: Device, _ bytes: [UInt8]) throws {
    for kind in kinds {
      let path = try folder.path(BlobName(replica: device.uid(), kind).path)
      try? File.remove(at: path)
      try File(at: path, for: .creating).withDescriptor { try $0.write(bytes) }
    }
  }

  /// Runs though something there is refused, which is told.
  private func run(_ devices: Device...) { for device in devices { _ = device.refusal() } }

  @Test(
    "Names alone make no store another one, and keep nothing back",
    arguments: ["", "A text that somebody wrote"], [nil, "correct horse"])
  func names(text: String, passphrase: String?) throws {
    try Device.sync([laptop, phone], by: passphrase)
    let uids = try [laptop, phone].map { try $0.uid() }
    for device in [laptop, phone] {
      try forge(
        [
          .steps(first: 2, last: 2), .steps(first: 3, last: 3), .steps(first: 1, last: 99),
          .steps(first: 1, last: Self.last), .head(Self.last), .head(3), .snapshot(Self.last),
          .snapshot(2), .key(Self.last),
        ], of: device, Array(text.utf8))
    }
    for round in 0..<3 {
      _ = try laptop.test.add("Laptop \(round)")
      _ = try phone.test.add("Phone \(round)")
      run(laptop, phone, laptop)
    }
    #expect(try laptop.titles().count == 6)
    #expect(try phone.titles() == laptop.titles())
    #expect(try [laptop, phone].map { try $0.uid() } == uids)
    // It was in the folders of those who wrote there.
    for _ in 0..<2 { run(laptop, phone) }
    let tablet = try Device("c", folder)
    try tablet.add(passphrase)
    run(tablet)
    #expect(try tablet.titles() == laptop.titles())
  }

  @Test("A snapshot is taken in though a newer one is none, and names of steps hide a gap")
  func snapshots() throws {
    try Device.sync([laptop, phone])
    for number in 0..<70 {
      _ = try laptop.test.add("\(number)")
      try laptop.run()
      if number == 66 { try phone.run() }
    }
    for device in [phone, laptop, phone, laptop] { try device.run() }
    let tablet = try Device("c", folder)
    try forge(
      [.snapshot(Self.last), .steps(first: 1, last: 99)], of: laptop, Array("none".utf8))
    try tablet.add(nil)
    run(tablet)
    #expect(try tablet.titles() == laptop.titles())
  }

  @Test("What one damaged file of steps had is taken from a snapshot that has it")
  func damagedSteps() throws {
    try Device.sync([laptop, phone])
    for number in 0..<2 {
      _ = try laptop.test.add("\(number)")
      try laptop.run()
    }
    let steps = try #require(
      try laptop.files().first { if case .steps = $0.kind { true } else { false } })
    try forge([steps.kind], of: laptop, Array("damaged".utf8))
    #expect(phone.refusal()?.kind == .malformed)
    #expect(try phone.titles().isEmpty)
    // Another snapshot comes with the next compaction, or when the folder is added again.
    try laptop.test.store.keep {
      for remote in try laptop.replication.remotes() { try laptop.replication.remove(remote) }
    }
    try laptop.add(nil)
    run(laptop)
    try forge([steps.kind], of: laptop, Array("damaged".utf8))
    #expect(phone.refusal()?.kind == .malformed)
    #expect(try phone.titles() == ["0", "1"])
    _ = try laptop.test.add("2")
    run(laptop, phone)
    #expect(try phone.titles() == ["0", "1", "2"])
  }

  @Test("Two runs that leave the same steps sealed apart are no conflict")
  func twice() throws {
    let path = folder.path("laptop.db")
    let one = try Device("a", folder, path: path)
    _ = try one.test.add("Pay rent")
    try one.add("correct horse")
    try one.run()
    let other = try Device("d", folder, path: path)
    _ = try one.test.add("Bread")
    let transport = InterruptedTransport(FolderTransport(path: folder.path("."))) {
      _ = try other.run()
    }
    try one.run(through: transport)
    try one.run()
    try phone.add("correct horse")
    try phone.run()
    #expect(try phone.titles() == ["Bread", "Pay rent"])
  }

  @Test("A run that is interrupted keeps what it had taken in")
  func interrupted() throws {
    let tablet = try Device("c", folder)
    try Device.sync([laptop, phone, tablet])
    for number in 0..<240 { _ = try laptop.test.add("\(number)") }
    try laptop.run()
    var count = 0
    tablet.test.store.safePoints.ask = {
      count += 1
      return nil
    }
    try tablet.run()
    let half = count / 2
    count = 0
    phone.test.store.safePoints.ask = {
      count += 1
      return count > half ? Failure(.interrupted, "Enough.") : nil
    }
    #expect(phone.refusal()?.kind == .interrupted)
    let uid = ExactText(try laptop.uid())
    let taken = try phone.replication.seen().last(of: uid)
    #expect(taken > 10 && taken < 241)
    phone.test.store.safePoints.ask = { nil }
    phone.test.store.safePoints.begin()
    try phone.run()
    #expect(try phone.titles().count == 240)
  }

  @Test("Transactions become larger while they are quick, and smaller when they are slow")
  func batches() {
    var batches = StepBatches()
    let first = batches.size
    #expect(first < 20)
    for _ in 0..<10 { batches.note(1) }
    #expect(batches.size == 250)
    batches.note(200)
    #expect(batches.size == 250)
    for _ in 0..<10 { batches.note(2_000) }
    #expect(batches.size == first)
  }

  @Test("What a list of conflicts takes of own changes is a step, with what follows from it")
  func conflicts() throws {
    let id = try laptop.test.add("Pay rent")
    for device in [laptop, phone] {
      var input = FieldInput()
      input.name = "size"
      _ = try AddField(device.test.store, newUID: device.test.newUID).run(
        input, at: device.test.now)
    }
    try Device.sync([laptop, phone])
    let other = try #require(
      try phone.test.contents().tasks.first { $0.title == "Pay rent" }
    ).id
    try laptop.rename(id, to: "Pay the rent")
    try phone.rename(other, to: "Pay rent by card")
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
    let field = try #require(try laptop.test.store.fields.all().first { $0.name == "size" })
    try DeleteFields(laptop.test.store).run([field.id], at: laptop.test.now)
    laptop.test.store.recordsSteps = true
    _ = try ListConflicts(laptop.test.store).run(at: laptop.test.now)
    let told = laptop.test.store.takeCommittedSteps()
    // The other one has the name now.
    #expect(try laptop.test.store.fields.all().map(\.name) == ["size"])
    #expect(told.map(\.action) == [.sync])
    #expect(told.flatMap(\.changes).map(\.entity) == [.field])
  }
}

/// Lets another run come first when steps are left.
private final class InterruptedTransport: SyncTransport {
  private let transport: FolderTransport
  private var between: (() throws -> Void)?

  init(_ transport: FolderTransport, _ between: @escaping () throws -> Void) {
    self.transport = transport
    self.between = between
  }

  func list() throws -> [BlobName] { try transport.list() }
  func get(_ name: BlobName) throws -> [UInt8]? { try transport.get(name) }
  func put(_ file: OutgoingBlob) throws {
    if case .steps = file.name.kind, let between {
      self.between = nil
      try between()
    }
    try transport.put(file)
  }
  func remove(_ name: BlobName) throws { try transport.remove(name) }
}
