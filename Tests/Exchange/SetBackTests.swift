import Domain
import Glibc
import Platform
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Exchange

/// Stores that are set back where nothing tells so but what others have of them.
@Suite struct SetBackTests {
  private let folder: TemporaryFolder
  private let laptop: Device
  private let phone: Device

  init() throws {
    folder = try TemporaryFolder()
    laptop = try Device("a", folder)
    phone = try Device("b", folder)
  }

  /// The phone as it is now, for later.
  private func keep() throws -> String {
    let copy = folder.path("copy.db")
    try phone.test.store.backUp(to: copy) { _, _ in }
    return copy
  }

  private func putBack(_ copy: String) throws -> Device {
    let time = phone.test.now
    let back = try Device("d", folder, path: copy)
    #expect(try back.uid() == phone.uid())
    back.test.now = time
    return back
  }

  private func takeOwnSteps(_ device: Device) throws {
    try device.test.store.write(.sync, at: device.test.now) {
      try device.replication.takeOwnSteps()
    }
  }

  private func settle(_ devices: Device...) throws {
    for _ in 0..<3 { for device in devices { try device.run() } }
    let first = try #require(devices.first)
    for device in devices.dropFirst() {
      #expect(try device.titles() == first.titles())
      #expect(
        try device.replication.conflicts().map(\.uid) == first.replication.conflicts().map(\.uid))
      let (one, other) = try (first.states(), device.states())
      #expect(Set(one.keys) == Set(other.keys))
      for (key, state) in one { #expect(other[key] == .some(state), "\(key)") }
    }
  }

  @Test(
    "Other steps under the same numbers are those of another device",
    arguments: [nil, "correct horse"], [true, false])
  func sameNumbers(passphrase: String?, areTaken: Bool) throws {
    let id = try phone.test.add("Rent")
    _ = try phone.test.add("Old")
    try Device.sync([laptop, phone], by: passphrase)
    _ = try phone.test.add("Common")
    try phone.run()
    // It is in the store, and not there yet.
    _ = try phone.test.add("Common and unsent")
    try takeOwnSteps(phone)
    let copy = try keep()
    for number in 0..<2 { _ = try phone.test.add("Lost \(number)") }
    try phone.rename(id, to: "Rent, lost")
    try phone.run()
    try laptop.run()
    let old = try phone.uid()
    let back = try putBack(copy)
    for number in 0..<4 { _ = try back.test.add("Other \(number)") }
    try back.rename(id, to: "Rent, other")
    if areTaken { try takeOwnSteps(back) }
    try back.run()
    #expect(try back.uid() != old)
    try settle(laptop, back)
    let titles = try back.titles()
    #expect(titles.count == 10, "\(titles)")
    for title in [
      "Common", "Common and unsent", "Lost 0", "Lost 1", "Old", "Other 0", "Other 1", "Other 2",
      "Other 3",
    ] {
      #expect(titles.contains(title), "\(title)")
    }
    #expect(try back.replication.conflicts().count == 1)
    #expect(try back.replication.status().pendingCount == 0)
    let uid = try back.uid()
    try back.run()
    #expect(try back.uid() == uid)
  }

  @Test("What another device says tells it where the files are not there yet")
  func byHead() throws {
    try Device.sync([laptop, phone])
    let copy = try keep()
    _ = try phone.test.add("Lost")
    try phone.run()
    try laptop.run()
    let transport = FolderTransport(path: folder.path("."))
    let files = try phone.files().map { ($0, try #require(try transport.get($0))) }
    for (name, _) in files { try transport.remove(name) }
    let old = try phone.uid()
    let back = try putBack(copy)
    _ = try back.test.add("Other")
    try back.run()
    #expect(try back.uid() != old)
    for (name, bytes) in files { try transport.put(name, bytes) }
    try settle(back, laptop)
    #expect(try back.titles() == ["Lost", "Other"])
  }

  @Test("Steps of a third device that knew of what was lost are taken in on all alike")
  func third() throws {
    let tablet = try Device("c", folder)
    let id = try phone.test.add("Rent")
    try Device.sync([laptop, phone, tablet])
    let copy = try keep()
    try phone.rename(id, to: "Rent, lost")
    try phone.run()
    try tablet.run()
    let theirs = try #require(try tablet.test.contents().tasks.first).id
    try tablet.rename(theirs, to: "Rent of the tablet")
    try tablet.run()
    try laptop.run()
    let back = try putBack(copy)
    _ = try back.test.add("Other")
    try takeOwnSteps(back)
    try back.run()
    try settle(back, laptop, tablet)
    #expect(try back.titles() == ["Other", "Rent of the tablet"])
  }

  @Test("A run that ended anywhere is none")
  func cutOff() throws {
    try Device.sync([laptop, phone], by: "correct horse")
    let uid = try laptop.uid()
    for limit in 0..<14 {
      _ = try laptop.test.add("\(limit)")
      do { try laptop.run(callsBeforeFailure: limit % 7) } catch let failure as Failure {
        #expect(failure.kind == .inputOutput)
      }
      #expect(try laptop.uid() == uid)
    }
    try laptop.run()
    #expect(try laptop.uid() == uid)
    try settle(laptop, phone)
  }

  @Test("A folder that was removed and is added again makes no store another one")
  func addedAgain() throws {
    try Device.sync([laptop, phone])
    let uid = try laptop.uid()
    for number in 0..<5 {
      _ = try laptop.test.add("\(number)")
      try laptop.run()
    }
    try laptop.test.store.keep {
      for remote in try laptop.replication.remotes() { try laptop.replication.remove(remote) }
    }
    _ = try laptop.test.add("Meanwhile")
    try laptop.add(nil)
    try laptop.run()
    #expect(try laptop.uid() == uid)
    try settle(laptop, phone)
    #expect(try phone.titles().count == 6)
  }
}
