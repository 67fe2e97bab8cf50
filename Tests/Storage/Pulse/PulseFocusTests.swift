import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// How much of each day was worked, in a pulse.
@Suite struct PulseFocusTests {
  private func focus(
    _ test: TestStore, project: Int64? = nil
  ) throws -> [Int32: Int64] {
    let today = test.store.zone.day(containing: test.now)
    let query = try PulseQuery(
      first: today, last: try #require(today.adding(days: 1)), projectID: project)
    let days = try test.store.pulseHistory(query, at: test.now).days.filter { $0.focus > 0 }
    return Dictionary(uniqueKeysWithValues: days.map { ($0.date.packed, $0.focus) })
  }

  private func work(_ test: TestStore, task: Int64? = nil, seconds: Int64) throws {
    _ = try StartFocus(test.store, newUID: test.newUID).run(
      .work, task: task, minutes: 60, at: test.now)
    test.advance(seconds: seconds)
  }

  @Test("Work across midnight is of both days, and what was cancelled or a break of none")
  func days() throws {
    let test = try TestStore(zone: FixedZone(hours: 2), now: "2026-01-15T21:50:00Z")
    try work(test, seconds: 1_500)
    try FinishFocus(test.store).run(at: test.now)
    _ = try StartFocus(test.store, newUID: test.newUID).run(
      .shortBreak, task: nil, minutes: 5, at: test.now)
    test.advance(seconds: 60)
    try FinishFocus(test.store).run(at: test.now)
    try work(test, seconds: 60)
    try CancelFocus(test.store).run(at: test.now)
    #expect(try focus(test) == [2026_01_15: 600_000, 2026_01_16: 900_000])
  }

  @Test("It is of the project that the task was in then, and what runs counts up to now")
  func projects() throws {
    let test = try TestStore()
    let task = try test.add("Write") { $0.project = .name("Work") }
    let project = try #require(try test.store.projects.find(named: "Work")?.id)
    try work(test, seconds: 30)
    try FinishFocus(test.store).run(at: test.now)
    try work(test, task: task, seconds: 100)
    #expect(try focus(test) == [2026_01_15: 130_000])
    #expect(try focus(test, project: project) == [2026_01_15: 100_000])
    #expect(try focus(test, project: Project.inboxID) == [:])
  }

  @Test("It agrees with the totals by day when the clocks change")
  func totals() throws {
    for zone in [
      ChangingZone.skippedMidnight, ChangingZone.repeatedEvening, ChangingZone.skippedDay,
    ] {
      let test = try TestStore(zone: zone)
      test.now = Instant(clamping: zone.change.milliseconds - 20 * 3_600_000)
      var random = RandomNumbers(seed: 5)
      for _ in 0..<40 {
        try work(test, seconds: Int64.random(in: 60...3_000, using: &random))
        try FinishFocus(test.store).run(at: test.now)
        test.advance(seconds: Int64.random(in: 0...900, using: &random))
      }
      let totals = try test.store.focusTotals(
        by: .day, in: Instant.range.lowerBound..<Instant.range.upperBound, at: test.now)
      #expect(
        try focus(test)
          == Dictionary(uniqueKeysWithValues: totals.map { (Int32($0.key), $0.duration) }))
    }
  }
}
