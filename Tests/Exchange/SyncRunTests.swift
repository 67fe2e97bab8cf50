import Domain
import Exchange
import Platform
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// Stores that are synced through a folder.
@Suite struct SyncRunTests {
  @Test("Two devices have the same tasks through a folder", arguments: [nil, "correct horse"])
  func twoDevices(passphrase: String?) throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    _ = try laptop.test.add("Pay rent") { $0.tags = ["bank"] }
    try laptop.add(passphrase)
    try laptop.run()
    _ = try phone.test.add("Call the bank")
    try phone.add(passphrase)
    try phone.run()
    try laptop.run()
    #expect(try laptop.titles() == ["Call the bank", "Pay rent"])
    #expect(try phone.titles() == ["Call the bank", "Pay rent"])
    _ = try phone.test.add("Buy bread")
    try phone.run()
    try laptop.run()
    #expect(try laptop.titles() == ["Buy bread", "Call the bank", "Pay rent"])
    #expect(try laptop.run() == SyncRun.Report())
    #expect(try phone.run() == SyncRun.Report())
  }

  @Test("A passphrase that is another one is refused, and nothing is changed")
  func wrongPassphrase() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    try laptop.add("correct horse")
    try laptop.run()
    #expect(throws: Failure.self) { try phone.add("battery staple") }
    #expect(throws: Failure.self) { try phone.add(nil) }
    #expect(try phone.test.store.replication.storeUID() == nil)
  }

  @Test("What two devices changed apart is a conflict on both, and ends on both by a choice")
  func conflict() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    let id = try laptop.test.add("Pay rent")
    try synced(laptop, phone)
    let other = try #require(try phone.test.contents().tasks.first).id
    try laptop.rename(id, to: "Pay the rent")
    phone.test.advance(seconds: 600)
    try phone.rename(other, to: "Pay rent by card")
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
    for device in [laptop, phone] {
      #expect(try device.titles() == ["Pay rent by card"])
      let conflicts = try device.test.store.replication.conflicts()
      #expect(conflicts.map(\.property.property.text) == ["title"])
      #expect(
        conflicts.first?.mine.claim.value
          == .text(device === laptop ? "Pay the rent" : "Pay rent by card"))
    }
    #expect(
      try laptop.test.store.replication.conflicts().map(\.uid)
        == phone.test.store.replication.conflicts().map(\.uid))
    try laptop.resolve(.mine)
    for device in [laptop, phone] { try device.run() }
    for device in [laptop, phone] {
      #expect(try device.titles() == ["Pay the rent"])
      #expect(try device.test.store.replication.conflicts().isEmpty)
    }
  }

  @Test("The value that is shown can be chosen, too, and the conflict ends elsewhere")
  func chooseShown() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    let id = try laptop.test.add("Pay rent")
    try synced(laptop, phone)
    let other = try #require(try phone.test.contents().tasks.first).id
    try laptop.rename(id, to: "Pay the rent")
    phone.test.advance(seconds: 600)
    try phone.rename(other, to: "Pay rent by card")
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
    try laptop.resolve(.theirs)
    for device in [laptop, phone] { try device.run() }
    for device in [laptop, phone] {
      #expect(try device.titles() == ["Pay rent by card"])
      #expect(try device.test.store.replication.conflicts().isEmpty)
    }
  }

  @Test("Two stores that were never connected have all of both, and projects of one name are one")
  func join() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    for device in [laptop, phone] {
      for number in 0..<5 {
        _ = try device.test.add("Task \(number)") { $0.project = .name("Home") }
      }
    }
    try synced(laptop, phone)
    for device in [laptop, phone] {
      #expect(try device.titles().count == 10)
      let projects = try device.test.store.projects.all().filter { $0.name == "Home" }
      #expect(projects.count == 2)
      #expect(projects.filter { $0.aliasUID == nil }.map(\.uid) == [projects.map(\.uid).min()])
    }
  }

  @Test("Two devices that began at the same time are one when one of them is added again")
  func beginTogether() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    for (device, title) in [(laptop, "Pay rent"), (phone, "Call")] {
      _ = try device.test.add(title)
      try device.add("correct horse")
    }
    try laptop.run()
    #expect(throws: Failure.self) { try phone.run() }
    try phone.add("correct horse")
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
    for device in [laptop, phone] { #expect(try device.titles() == ["Call", "Pay rent"]) }
    #expect(throws: Failure.self) { try phone.add("correct horse") }
  }

  @Test("What a device has seen is known from whichever folder it said so through last")
  func twoFolders() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    func run(_ device: Device, _ index: Int) throws {
      device.test.advance(seconds: 60)
      let remote = try device.replication.remotes()[index]
      _ = try SyncRun(
        device.test.store, remote, through: FolderTransport(path: remote.path),
        at: device.test.now, newUID: device.test.newUID
      ).run()
    }
    for device in [laptop, phone] {
      try device.add(nil)
      try run(device, 0)
      _ = try AddRemote(device.test.store, newUID: device.test.newUID).run(
        path: other.path("."), name: "device", passphrase: nil, at: device.test.now)
      try run(device, 1)
    }
    for number in 0..<4 {
      _ = try laptop.test.add("Task \(number)")
      for device in [laptop, phone] { try run(device, 0) }
    }
    _ = try phone.test.add("Call the bank")
    for device in [phone, laptop, phone] { try run(device, 1) }
    let uid = try laptop.uid()
    let known = try #require(try phone.replication.knownReplicas().first { $0.uid == uid })
    let own = ExactText(try phone.uid())
    #expect(try known.seen.last(of: own) == phone.replication.seen().last(of: own))
  }

  @Test("What is purged on one device is nowhere")
  func purge() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    let id = try laptop.test.add("Secret")
    _ = try laptop.test.add("Pay rent")
    try synced(laptop, phone)
    try DeleteTasks(laptop.test.store).run([id], at: laptop.test.now)
    try PurgeTasks(laptop.test.store).run([id], at: laptop.test.now)
    let other = try #require(try phone.test.contents().tasks.first { $0.title == "Secret" }).id
    try phone.rename(other, to: "Secret still")
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
    #expect(try laptop.titles() == ["Pay rent"])
    #expect(try phone.titles() == ["Pay rent"])
  }

  @Test("A run that ends anywhere is taken up again, and nothing is lost or twice")
  func cutOff() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    _ = try laptop.test.add("Pay rent")
    try synced(laptop, phone)
    for limit in 0..<6 {
      _ = try laptop.test.add("Laptop \(limit)")
      _ = try phone.test.add("Phone \(limit)")
      for device in [laptop, phone] {
        do { try device.run(callsBeforeFailure: limit) } catch let failure as Failure {
          #expect(failure.kind == .inputOutput)
        }
      }
    }
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
    #expect(try laptop.titles().count == 13)
    #expect(try laptop.titles() == phone.titles())
  }

  @Test("After many files of steps, a snapshot takes the place of those that all have seen")
  func compaction() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    try synced(laptop, phone)
    for number in 0..<150 {
      _ = try laptop.test.add("Task \(number)")
      try laptop.run()
      if number % 10 == 0 { try phone.run() }
    }
    let tablet = try Device("c", folder)
    try tablet.add(nil)
    for device in [tablet, phone, laptop] { try device.run() }
    #expect(try tablet.titles().count == 150)
    #expect(try phone.titles() == tablet.titles())
    let transport = FolderTransport(path: folder.path("."))
    #expect(try transport.list().count < 100)
  }

  private func synced(_ devices: Device...) throws { try Device.sync(devices) }
}
