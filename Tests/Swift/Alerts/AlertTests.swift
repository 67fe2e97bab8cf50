import TaskcoreSwift
import Testing

/// Reminders that became due.
@Suite struct AlertTests {
  @Test("An alert says what it is of and when that begins; it is put off, and seen")
  func alerts() throws {
    let clock = Clock(at: noon) { noon }
    let store = try openStore(clock: clock)
    let meeting = EventChanges {
      $0.title = "Review"
      $0.start = .instant(noon + 2 * hour)
      $0.duration = 3600
      $0.reminders = [.start(-3600)]
    }
    let event = try store.addEvent(meeting, allowingConflicts: false)
    #expect(try store.poll().isEmpty && store.nextWakeup() == noon + hour)
    clock.now = noon + hour
    let alert = try #require(try store.poll().first)
    #expect(alert.kind == .event && alert.item == event && alert.title == "Review")
    #expect(alert.itemStart == noon + 2 * hour && alert.at == noon + hour)
    try store.snooze([alert.id], until: noon + 90 * 60_000)
    #expect(try store.alerts([alert.id])[0].snoozedUntil == noon + 90 * 60_000)
    clock.now = noon + 90 * 60_000
    #expect(try store.poll().map(\.snoozeCount) == [1])
    try store.acknowledge([alert.id])
    #expect(try store.alerts().isEmpty && store.alerts(all: true).count == 1)
    #expect(try store.nextWakeup() == nil)
  }
}
