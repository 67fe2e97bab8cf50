import Domain
import Exchange
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// What was answered to a reminder counts on all devices, and each says it by its own clock.
@Suite struct SnoozeAcrossDevicesTests {
  @Test("A reminder that is said again here ends no snooze of another device")
  func saidAgain() throws {
    let folder = try TemporaryFolder()
    let laptop = try Device("a", folder)
    let phone = try Device("b", folder)
    let due = Instant(clamping: laptop.test.now.milliseconds + 3_600_000)
    _ = try laptop.test.add("Pay rent") {
      $0.due = .dateTime(due)
      $0.reminders = [.relative(.due, offset: 0)]
    }
    try Device.sync([laptop, phone])
    for device in [laptop, phone] { device.test.advance(seconds: 3_600) }
    let id = try #require(try poll(laptop).first)
    try SnoozeAlerts(laptop.test.store).run([id], forSeconds: 600, at: laptop.test.now)
    for device in [laptop, phone, laptop] { try device.run() }
    // It is put off there as well, and not said.
    #expect(try poll(phone) == [])
    let other = try #require(try phone.test.store.alerts.all().first).id
    try SnoozeAlerts(phone.test.store).run([other], forSeconds: 86_400, at: phone.test.now)
    laptop.test.advance(seconds: 900)
    #expect(try poll(laptop) == [id])
    for _ in 0..<2 { for device in [laptop, phone] { try device.run() } }
    let alerts = try [laptop, phone].map { try #require(try $0.test.store.alerts.all().first) }
    #expect(alerts[0].snoozedUntil != nil)
    #expect(alerts[0].snoozedUntil == alerts[1].snoozedUntil)
    #expect(alerts[0].snoozeCount == alerts[1].snoozeCount)
  }

  private func poll(_ device: Device) throws -> [Int64] {
    try FireDueAlerts(device.test.store, newUID: device.test.newUID).run(at: device.test.now)
  }
}
