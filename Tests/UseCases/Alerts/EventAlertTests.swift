import Domain
import TestSupport
import Testing
import UseCases

/// Reminders of events, of each occurrence of those that repeat. It is noon on 15 January 2026, in UTC.
@Suite struct EventAlertTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  private func add(
    _ uid: String, _ start: String, rule: String? = nil, reminders: [Reminder],
    _ change: (inout Event) throws -> Void = { _ in }
  ) throws -> Event {
    var event = try Event(
      uid: uid, title: uid, start: try Moment(text: start), created: test.now)
    event.settleZone(test.store.zone)
    try event.setReminders(reminders)
    if let rule {
      event.repeatRule = try RepeatRule(rule)
      event.repeatStart = LocalMoment(event.start, in: test.store.zone)
    }
    try change(&event)
    try test.store.write(.addEvents, at: test.now) {
      event.id = try test.store.events.insert(event)
    }
    return event
  }

  private func save(_ old: Event, _ change: (inout Event) throws -> Void) throws -> Event {
    var event = old
    try change(&event)
    try test.store.write(.updateEvents, at: test.now) {
      _ = try test.store.events.save(event, over: old)
    }
    return event
  }

  private func wakeup() throws -> Instant? { try NextWakeup(test.store).run(at: test.now) }

  private func instant(_ text: String) throws -> Instant { try #require(Instant(text: text)) }

  @Test("Before the start and after the end")
  func single() throws {
    let event = try add(
      "Review", "2026-01-15T14:00:00Z",
      reminders: [.relative(.start, offset: -600), .relative(.due, offset: 60)])
    #expect(try wakeup() == instant("2026-01-15T13:50:00Z"))
    test.advance(seconds: 7_200)
    let first = try test.poll()
    #expect(first.map(\.kind) == [.event] && first.first?.itemStart == test.now)
    #expect(try wakeup() == instant("2026-01-15T15:01:00Z"))
    let done = try save(event) { $0.done = test.now }
    #expect(try wakeup() == nil)
    try test.store.write(.deleteEvents, at: test.now) { try test.store.events.remove(done) }
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("Of whole days, the first millisecond and the day after count")
  func wholeDays() throws {
    _ = try add(
      "Fair", "2026-01-20", reminders: [.relative(.start, offset: 0), .relative(.due, offset: 0)]
    ) { try $0.setDuration(3 * 86_400) }
    test.advance(seconds: 864_000)
    #expect(
      try test.poll().map(\.at) == [
        instant("2026-01-20T00:00:00Z"), instant("2026-01-23T00:00:00Z"),
      ])
  }

  @Test("Each occurrence reminds, but not one that was left out, changed or comes after the last")
  func series() throws {
    let series = try add(
      "Standup", "2026-01-16T09:00:00Z", rule: "FREQ=DAILY;COUNT=6",
      reminders: [.relative(.start, offset: -600)]
    ) {
      try $0.setExcludedDates([LocalMoment(text: "20260117T090000")])
      try $0.setAddedDates([LocalMoment(text: "20260301T090000")])
    }
    let changed = try add(
      "changed", "2026-01-18T11:00:00Z", reminders: [.relative(.start, offset: 0)]
    ) {
      $0.seriesUID = series.uid
      $0.occurrence = try LocalMoment(text: "20260118T090000")
    }
    test.advance(seconds: 86_400 * 60)
    let alerts = try test.poll()
    #expect(
      alerts.map(\.at.text) == [
        "2026-01-16T08:50:00.000Z", "2026-01-18T11:00:00.000Z", "2026-01-19T08:50:00.000Z",
        "2026-01-20T08:50:00.000Z", "2026-01-21T08:50:00.000Z", "2026-03-01T08:50:00.000Z",
      ])
    #expect(
      alerts.map { $0.occurrence?.text ?? "" }[1...2] == ["20260118T090000", "20260119T090000"])
    #expect(try wakeup() == nil)
    try test.store.write(.deleteEvents, at: test.now) { try test.store.events.remove(changed) }
    #expect(try wakeup() == nil)
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("A changed occurrence that comes and goes is left out of its series, and comes back to it")
  func changedOccurrence() throws {
    let series = try add(
      "Standup", "2026-01-16T09:00:00Z", rule: "FREQ=DAILY",
      reminders: [.relative(.start, offset: -600)])
    #expect(try wakeup() == instant("2026-01-16T08:50:00Z"))
    let changed = try add("changed", "2026-01-16T11:00:00Z", reminders: []) {
      $0.seriesUID = series.uid
      $0.occurrence = try LocalMoment(text: "20260116T090000")
    }
    #expect(try wakeup() == instant("2026-01-17T08:50:00Z"))
    try test.store.write(.deleteEvents, at: test.now) { try test.store.events.remove(changed) }
    #expect(try wakeup() == instant("2026-01-16T08:50:00Z"))
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try wakeup() == instant("2026-01-17T08:50:00Z"))
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("09:00 stays 09:00 when the clocks are changed, in the zone of the event")
  func clockChange() throws {
    // At 01:00 UTC on 29 March the clocks go on from 02:00 to 03:00.
    let change = try instant("2026-03-29T01:00:00Z")
    let zone = ChangingZone("Test/Spring", at: change, from: 3_600, to: 7_200)
    let test = try TestStore(zones: [zone], now: "2026-03-27T12:00:00Z")
    for (uid, time, reminder) in [
      ("nine", "20260328T090000", Reminder.relative(.start, offset: -600)),
      // On the 29th it does not exist, and is read as 03:30; 03:00 comes before it.
      ("gap", "20260328T023000", .relative(.start, offset: 0)),
    ] {
      let start = try LocalMoment(text: time)
      var event = try Event(uid: uid, title: uid, start: start.moment(in: zone), created: test.now)
      try event.setReminders([reminder])
      event.zoneName = zone.name
      event.repeatRule = try RepeatRule(
        uid == "gap" ? "FREQ=DAILY;BYHOUR=2,3;BYMINUTE=0,30" : "FREQ=DAILY")
      event.repeatStart = start
      try test.store.write(.addEvents, at: test.now) { _ = try test.store.events.insert(event) }
    }
    test.advance(seconds: 86_400)
    _ = try test.poll()
    var times: [String: [String]] = [:]
    while let next = try NextWakeup(test.store).run(at: test.now), next < change.advanced(hours: 12)
    {
      test.now = next
      for alert in try test.poll() {
        #expect(alert.at == next)
        times[alert.itemUID, default: []].append(String(alert.at.text.dropFirst(11).prefix(5)))
      }
    }
    #expect(times["nine"] == ["06:50"])
    // 02:00 and 02:30 are skipped by the clocks: 03:00 and 03:30 come once.
    #expect(times["gap"] == ["01:00", "01:30"])
  }

  @Test(
    "A series of every second that was missed for a year gives its newest ones at once",
    arguments: [
      "FREQ=SECONDLY", "FREQ=SECONDLY;UNTIL=20261201T000000Z", "FREQ=SECONDLY;COUNT=200000",
    ])
  func secondly(rule: String) throws {
    _ = try add(
      "Tick", "2026-01-16T00:00:00Z", rule: rule,
      reminders: [.relative(.start, offset: 0), .relative(.start, offset: -31_622_400)])
    let isEndless = rule == "FREQ=SECONDLY"
    // The second reminder of the first occurrences is past, and was never said.
    #expect(try wakeup() == test.now)
    test.advance(seconds: 31_622_400)
    let alerts = try test.poll()
    #expect(alerts.count == ReminderPlan.maximumCallCount)
    #expect(try test.poll() == [])
    if isEndless {
      #expect(alerts.last?.at == test.now)
      #expect(try wakeup() == Instant(clamping: test.now.milliseconds + 1_000))
      test.advance(seconds: 2)
      #expect(try test.poll().count == 4)
    } else {
      #expect(try wakeup() == nil)
    }
  }

  @Test("A rule that cannot be followed here reminds of nothing, and stops nothing")
  func unsupported() throws {
    _ = try add(
      "Passover", "2026-01-16T09:00:00Z", rule: "RSCALE=KLINGON;FREQ=YEARLY",
      reminders: [.relative(.start, offset: 0)])
    _ = try add("Other", "2026-01-16T09:00:00Z", reminders: [.relative(.start, offset: 0)])
    test.advance(seconds: 86_400)
    #expect(try test.poll().map(\.itemUID) == ["Other"])
  }
}

extension Instant {
  fileprivate func advanced(hours: Int64) -> Instant {
    Instant(clamping: milliseconds + hours * 3_600_000)
  }
}
