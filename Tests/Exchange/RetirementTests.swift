import Domain
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// Devices that nobody waits for, and that come back.
@Suite struct RetirementTests {
  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device
  private let tablet: Device

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
    tablet = try Device("c", folder)
  }

  private func retire(_ device: Device, on other: Device) throws {
    try other.test.store.write(.sync, at: other.test.now) {
      try other.replication.retireReplica(device.uid(), at: other.test.now)
    }
  }

  private func isRetired(_ device: Device, on other: Device) throws -> Bool {
    let uid = try device.uid()
    return try #require(try other.replication.knownReplicas().first { $0.uid == uid }).retired
      != nil
  }

  private func fileCount(of device: Device) throws -> Int {
    let uid = try device.uid()
    return try FolderTransport(path: folder.path(".")).list().count { name in
      if case .steps = name.kind { name.replica == uid } else { false }
    }
  }

  private func work(_ count: Int) throws {
    for number in 0..<count {
      _ = try laptop.test.add("Task \(number)")
      try laptop.run()
    }
    try tablet.run()
    _ = try laptop.test.add("Last")
    try laptop.run()
  }

  @Test("All devices learn that one is retired, and that it came back")
  func travels() throws {
    try Device.sync([laptop, phone, tablet])
    try retire(phone, on: laptop)
    #expect(try isRetired(phone, on: laptop) && !isRetired(phone, on: tablet))
    try laptop.run()
    try tablet.run()
    #expect(try isRetired(phone, on: tablet))
    #expect(try tablet.replication.status().replicaCount == 2)
    #expect(try tablet.replication.status().waitingCount == 0)
    #expect(try tablet.replication.conflicts().isEmpty)
    let later = try Device("d", folder)
    try later.add(nil)
    try later.run()
    #expect(try isRetired(phone, on: later))
    _ = try phone.test.add("Back")
    try phone.run()
    for device in [laptop, tablet] {
      try device.run()
      #expect(try !isRetired(phone, on: device))
      #expect(try device.titles() == ["Back"])
    }
    #expect(try phone.run() == SyncRun.Report())
  }

  @Test("Two devices that retire one, and one that does so again, do no harm")
  func twice() throws {
    try Device.sync([laptop, phone, tablet])
    try retire(phone, on: laptop)
    try retire(phone, on: tablet)
    try retire(phone, on: tablet)
    for device in [laptop, tablet, laptop] { try device.run() }
    for device in [laptop, tablet] {
      #expect(try isRetired(phone, on: device))
      #expect(try device.replication.status().conflictCount == 0)
    }
  }

  @Test("Files stay until all have seen them that are waited for, and go then")
  func compaction() throws {
    try Device.sync([laptop, phone, tablet])
    try work(70)
    #expect(try fileCount(of: laptop) == 71)
    // Another device says that nobody waits for the phone.
    try retire(phone, on: tablet)
    try tablet.run()
    try laptop.run()
    _ = try laptop.test.add("After")
    try laptop.run()
    #expect(try fileCount(of: laptop) < 5)
    try tablet.run()
    #expect(try tablet.titles() == laptop.titles())
  }

  @Test("A device that comes back after a year has all, and what it did counts as of then")
  func comeBack() throws {
    let id = try laptop.test.add("Rent")
    _ = try laptop.test.add("Removed")
    try Device.sync([laptop, phone, tablet])
    phone.test.advance(seconds: 3_600)
    let mine = try #require(try phone.test.contents().tasks.first { $0.title == "Rent" }).id
    try phone.rename(mine, to: "Rent on the phone")
    _ = try phone.test.add("Unsent")
    for device in [laptop, tablet] { device.test.advance(seconds: 86_400) }
    try laptop.rename(id, to: "Rent on the laptop")
    let removed = try #require(try laptop.test.contents().tasks.first { $0.title == "Removed" }).id
    try DeleteTasks(laptop.test.store).run([removed], at: laptop.test.now)
    try PurgeTasks(laptop.test.store).run([removed], at: laptop.test.now)
    try retire(phone, on: laptop)
    try work(70)
    try laptop.run()
    #expect(try fileCount(of: laptop) < 10)
    for device in [laptop, phone, tablet] { device.test.advance(seconds: 365 * 86_400) }
    for _ in 0..<2 { for device in [phone, laptop, tablet] { try device.run() } }
    for device in [laptop, phone, tablet] {
      let titles = try device.titles()
      #expect(titles.count == 73, "\(titles)")
      #expect(titles.contains("Unsent") && titles.contains("Rent on the laptop"))
      #expect(!titles.contains("Removed"))
      #expect(
        try device.replication.conflicts().map(\.other.claim.value) == [.text("Rent on the phone")])
      #expect(try !isRetired(phone, on: device))
    }
  }

  @Test("What a snapshot has forgotten goes, and what is new here stays")
  func forgotten() throws {
    _ = try laptop.test.add("Forgotten")
    _ = try laptop.test.add("Kept")
    try Device.sync([laptop, phone])
    _ = try phone.test.add("New")
    let uid = try #require(try laptop.test.contents().tasks.first { $0.title == "Forgotten" }).uid
    let seen = try laptop.replication.seen()
    var encoder = SyncSnapshot.Encoder(
      SyncSnapshot(
        store: try #require(try laptop.replication.storeUID()), replica: try laptop.uid(),
        seen: seen, clock: try laptop.replication.clock(), at: laptop.test.now))
    try laptop.replication.forEachEntry { entry in
      guard entry.key.uid.text != uid, let registers = entry.registers else { return }
      encoder.add(
        .record(entry.key, registers.map { SyncSnapshot.Property($0.key, $0.value.heads) }))
    }
    let contents = try SnapshotContents(SyncSnapshot.Decoder(encoder.finish()))
    try phone.test.store.write(.sync, at: phone.test.now) {
      try phone.replication.takeOwnSteps()
      try contents.take(into: phone.replication)
    }
    #expect(try phone.titles() == ["Kept", "New"])
  }
}
