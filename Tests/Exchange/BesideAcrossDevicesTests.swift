import Domain
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// What a server had beside what a device had written: two values of one device, on all devices.
@Suite struct BesideAcrossDevicesTests {
  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device
  private let task: Int64

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
    task = try laptop.test.add("Pay rent")
    try Device.sync([laptop, phone])
  }

  /// The laptop writes, and takes in what a server had, which knew nothing of that.
  private func disagree(later: Bool = true) throws {
    laptop.test.advance(seconds: 60)
    try laptop.rename(task, to: "Mine")
    try takeBeside(at: Instant(clamping: laptop.test.now.milliseconds + (later ? 30_000 : -30_000)))
    {
      try laptop.rename(task, to: "Theirs")
    }
  }

  private func takeBeside(at time: Instant, _ change: () throws -> Void) throws {
    let store = laptop.test.store
    let operations = try laptop.replication.operations(at: laptop.test.now, of: change)
    try store.write(.sync, at: laptop.test.now) {
      try laptop.replication.takeOwnSteps()
      try laptop.replication.takeBeside(operations, at: time)
    }
  }

  private func runAll() throws {
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
  }

  private func expectTitle(_ title: String, conflicts: Int64) throws {
    for device in [laptop, phone] {
      #expect(try device.titles() == [title])
      #expect(try device.replication.conflictCount() == conflicts)
    }
    #expect(try laptop.states() == phone.states())
  }

  @Test("What a change would write is told, and the store stays as it is")
  func operations() throws {
    let before = try laptop.states()
    let operations = try laptop.replication.operations(at: laptop.test.now) {
      try laptop.rename(task, to: "Theirs")
    }
    let title = PropertyKey("title")
    let uid = try laptop.test.store.tasks.existing(task).uid
    #expect(operations.contains(.set(RecordKey(.task, uid), title, .text("Theirs"))))
    #expect(try laptop.titles() == ["Pay rent"])
    #expect(try laptop.states() == before)
    #expect(try laptop.replication.operations(at: laptop.test.now) {}.isEmpty)
  }

  @Test("A store that is not synced has nothing to write beside")
  func withoutSync() throws {
    let test = try TestStore()
    let id = try test.add("Pay rent")
    let operations = try test.store.replication.operations(at: test.now) {
      var input = TaskInput()
      input.title = "Theirs"
      try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    }
    #expect(operations.isEmpty)
    #expect(try test.contents().tasks.map(\.title) == ["Pay rent"])
  }

  @Test(
    "The later one is shown, and both are a conflict on every device", arguments: [true, false])
  func shown(later: Bool) throws {
    try disagree(later: later)
    #expect(try laptop.titles() == [later ? "Theirs" : "Mine"])
    try runAll()
    try expectTitle(later ? "Theirs" : "Mine", conflicts: 1)
    for device in [laptop, phone] {
      let conflict = try #require(try device.replication.conflictEntries().first)
      let devices = [conflict.mine.device, conflict.theirs.device].sorted()
      #expect(devices == ["device", "device (server)"])
    }
    let own = try #require(try laptop.replication.conflictEntries().first)
    #expect((own.mine.words, own.theirs.words) == ("Mine", "Theirs"))
    #expect(own.isShownMine == !later)
  }

  @Test(
    "A choice on either device ends it everywhere",
    arguments: [
      (true, SyncConflict.Choice.mine), (true, .theirs), (false, .mine), (false, .theirs),
    ])
  func resolved(onLaptop: Bool, choice: SyncConflict.Choice) throws {
    try disagree()
    try runAll()
    let device = onLaptop ? laptop : phone
    let conflict = try #require(try device.replication.conflictEntries().first)
    let title = (choice == .mine ? conflict.mine : conflict.theirs).words ?? ""
    try device.resolve(choice)
    try runAll()
    try expectTitle(title, conflicts: 0)
  }

  @Test("What is written afterwards has seen both, and ends the conflict")
  func overwritten() throws {
    try disagree()
    try runAll()
    try phone.rename(try #require(try phone.test.contents().tasks.first?.id), to: "Neither")
    try runAll()
    try expectTitle("Neither", conflicts: 0)
  }

  @Test("A device that joins by a snapshot has the conflict as well")
  func joining() throws {
    try disagree()
    try runAll()
    let tablet = try Device("c", folder)
    try tablet.add(nil)
    for _ in 0..<2 { for device in [tablet, laptop, phone] { try device.run() } }
    #expect(try tablet.titles() == ["Theirs"])
    #expect(try tablet.replication.conflictCount() == 1)
    #expect(try tablet.states() == laptop.states())
  }

  @Test(
    "What is deleted at the server and changed here is in the trash with the change, as a conflict")
  func deleted() throws {
    laptop.test.advance(seconds: 60)
    try laptop.rename(task, to: "Mine")
    try takeBeside(at: laptop.test.now) {
      try DeleteTasks(laptop.test.store).run([task], at: laptop.test.now)
    }
    try runAll()
    #expect(try laptop.replication.conflictCount() == phone.replication.conflictCount())
    #expect(try laptop.replication.conflictCount() > 0)
    #expect(try laptop.states() == phone.states())
    try laptop.resolve(.mine)
    try runAll()
    for device in [laptop, phone] {
      #expect(try device.titles() == ["Mine"])
      #expect(try device.replication.conflictCount() == 0)
    }
  }

  @Test("Undo takes back what was done here and leaves the server's value")
  func undone() throws {
    try disagree(later: false)
    _ = try UndoStep(laptop.test.store).run(at: laptop.test.now)
    try runAll()
    #expect(try laptop.titles() == phone.titles())
    #expect(try laptop.titles() == ["Theirs"])
  }
}
