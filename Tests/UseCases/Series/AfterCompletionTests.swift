import Domain
import TestSupport
import Testing
import UseCases

/// Tasks that repeat some time after they were completed.
@Suite final class AfterCompletionTests: SeriesTest {
  private func add(
    after rule: String, due: String? = nil, _ change: (inout TaskInput) -> Void = { _ in }
  ) throws -> Int64 {
    try add(rule, due: due) {
      $0.repeatMode = .afterCompletion
      change(&$0)
    }
  }

  @Test(
    "The next occurrence is counted from the day of the completion, early or late",
    arguments: [
      ("FREQ=DAILY;INTERVAL=3", "2026-01-05", "2026-01-18"),
      ("FREQ=DAILY;INTERVAL=3", "2026-01-16", "2026-01-18"),
      ("FREQ=DAILY;INTERVAL=10", "2026-01-14T09:00:00.000Z", "2026-01-25T09:00:00.000Z"),
      ("FREQ=DAILY", "2026-01-10T23:00:00.000Z", "2026-01-16T23:00:00.000Z"),
      ("FREQ=WEEKLY;BYDAY=MO", "2026-01-05", "2026-01-19"),
      ("FREQ=MONTHLY", "2025-12-31", "2026-02-15"),
      ("FREQ=HOURLY;INTERVAL=4", "2026-01-10T09:00:00.000Z", "2026-01-15T16:00:00.000Z"),
    ])
  func next(rule: String, due: String, next: String) throws {
    let id = try add(after: rule, due: due)
    let first = try task(id).repeatStart
    try complete(id)
    #expect(try self.due(id) == next)
    #expect(try task(id).repeatStart == first && task(id).occurrence != first)
    try expectUndoAndRedo()
  }

  @Test(
    "Hours and minutes are elapsed time, whatever clocks show",
    arguments: [
      // 02:00 to 03:00 is skipped.
      ("FREQ=HOURLY;INTERVAL=3", "2026-03-29T00:30:00Z", "2026-03-29T03:30:00.000Z"),
      ("FREQ=MINUTELY;INTERVAL=45", "2026-03-29T00:30:00Z", "2026-03-29T01:15:00.000Z"),
      ("FREQ=HOURLY;INTERVAL=24", "2026-03-28T12:00:00Z", "2026-03-29T12:00:00.000Z"),
      // A rule that names hours goes by the clock.
      ("FREQ=HOURLY;BYHOUR=9", "2026-03-28T12:00:00Z", "2026-03-29T07:00:00.000Z"),
    ])
  func elapsed(rule: String, completed: String, next: String) throws {
    let id = try add(after: rule, due: "2026-03-28T08:00:00.000Z") {
      $0.zoneName = Self.spring.name
    }
    try moveClock(to: completed)
    try complete(id)
    #expect(try due(id) == next)
    try expectUndoAndRedo()
  }

  @Test("An hour that clocks show twice is two hours, and two completions")
  func repeatedHour() throws {
    let zone = ChangingZone.repeatedEvening
    let id = try add(after: "FREQ=HOURLY", due: "2026-11-01T00:45:00.000Z") {
      $0.zoneName = zone.name
    }
    var dues: [String] = []
    // 23:15 of the summer, and 23:15 of the winter.
    for now in ["2026-11-01T00:45:00Z", "2026-11-01T01:45:00Z", "2026-11-01T02:45:00Z"] {
      try moveClock(to: now)
      try complete(id)
      dues.append(try due(id) ?? "none")
    }
    #expect(
      dues == [
        "2026-11-01T01:45:00.000Z", "2026-11-01T02:45:00.000Z", "2026-11-01T03:45:00.000Z",
      ])
    #expect(try Set(completions()).count == 3)
  }

  @Test("Without a due it gets one with the first completion")
  func undated() throws {
    let id = try add(after: "FREQ=DAILY;INTERVAL=3")
    try complete(id)
    #expect(try due(id) == "2026-01-18")
    try moveClock(to: "2026-01-20T12:00:00Z")
    try complete(id)
    #expect(try due(id) == "2026-01-23")
    #expect(try completions() == ["20260115", "20260118"])
  }

  @Test("COUNT and UNTIL end it")
  func end() throws {
    let counted = try add(after: "FREQ=DAILY;COUNT=3", due: "2026-01-10")
    #expect(try dues(completing: counted) == ["2026-01-10", "2026-01-16", "2026-01-16"])
    #expect(try task(counted).repeatRule?.text == "FREQ=DAILY;COUNT=3")
    #expect(try task(counted).remainingRule?.text == "FREQ=DAILY;COUNT=1")
    let until = try add(after: "FREQ=DAILY;UNTIL=20260116", due: "2026-01-10")
    try moveClock(to: "2026-01-16T12:00:00Z")
    try complete(until)
    #expect(try task(until).status == .completed)
  }

  @Test("A completion says nothing of the rule, so that it meets no change of the rule")
  func rule() throws {
    let id = try add(after: "FREQ=DAILY;COUNT=3", due: "2026-01-15")
    let before = try task(id)
    try complete(id)
    let after = try task(id)
    #expect(after.repeatRule == before.repeatRule && after.repeatStart == before.repeatStart)
    #expect(after.repeatDone == 1)
    try update(id) { $0.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=5") }
    #expect(try task(id).repeatDone == nil)
    #expect(try task(id).remainingRule?.text == "FREQ=DAILY;COUNT=5")
  }

  @Test("What is left of COUNT stays when it is counted from the completion from now on, and back")
  func mode() throws {
    let id = try add("FREQ=DAILY;COUNT=5", due: "2026-01-14")
    try complete(id)
    try complete(id)
    try update(id) { $0.repeatMode = .afterCompletion }
    #expect(try task(id).remainingRule?.text == "FREQ=DAILY;COUNT=3")
    try complete(id)
    try update(id) { $0.repeatMode = .fixed }
    #expect(try task(id).repeatRule?.text == "FREQ=DAILY;COUNT=2")
    try complete(id)
    #expect(try task(id).status == .open)
    try complete(id)
    #expect(try task(id).status == .completed)
    try expectUndoAndRedo()
  }

  @Test("Skipping goes to a later day, also from an occurrence that is to come")
  func skip() throws {
    let late = try add(after: "FREQ=DAILY;INTERVAL=3", due: "2026-01-05")
    let early = try add(after: "FREQ=DAILY;INTERVAL=3", due: "2026-01-20")
    try skip(late, early)
    #expect(try due(late) == "2026-01-18" && due(early) == "2026-01-23")
    #expect(try completions().isEmpty)
  }
}
