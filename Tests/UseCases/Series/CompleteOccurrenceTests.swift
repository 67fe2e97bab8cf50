import Domain
import TestSupport
import Testing
import UseCases

/// Completing tasks that repeat by their rule.
@Suite final class CompleteOccurrenceTests: SeriesTest {
  @Test(
    "Each occurrence follows from the rule and its first start, so that month ends do not drift",
    arguments: [
      (
        "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", "2026-01-31",
        ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]
      ),
      (
        "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD", "2026-01-31",
        ["2026-01-31", "2026-03-01", "2026-03-31", "2026-05-01", "2026-05-31"]
      ),
      (
        "FREQ=MONTHLY", "2026-01-31",
        ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31", "2026-08-31"]
      ),
      (
        "FREQ=YEARLY", "2024-02-29",
        ["2024-02-29", "2028-02-29", "2032-02-29", "2036-02-29", "2040-02-29"]
      ),
      (
        "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", "2024-02-29",
        ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]
      ),
      (
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "2026-01-15",
        ["2026-01-15", "2026-01-26", "2026-01-29", "2026-02-09", "2026-02-12"]
      ),
      (
        "FREQ=DAILY", "2026-02-27T08:00:00.500Z",
        [
          "2026-02-27T08:00:00.500Z", "2026-02-28T08:00:00.500Z", "2026-03-01T08:00:00.500Z",
          "2026-03-02T08:00:00.500Z", "2026-03-03T08:00:00.500Z",
        ]
      ),
    ])
  func next(rule: String, due: String, dues: [String]) throws {
    let id = try add(rule, due: due)
    #expect(try self.dues(completing: id, times: 4) == dues)
    #expect(try completions().count == 4 && task(id).status == .open)
    #expect(try task(id).completed == nil)
    try expectUndoAndRedo()
  }

  @Test(
    "The last occurrence completes the task, and is logged too",
    arguments: [
      "FREQ=DAILY;COUNT=3", "FREQ=DAILY;UNTIL=20260122", "FREQ=DAILY;UNTIL=20260122T235959Z",
    ])
  func end(rule: String) throws {
    let id = try add(rule, due: "2026-01-20")
    #expect(try dues(completing: id) == ["2026-01-20", "2026-01-21", "2026-01-22"])
    #expect(try task(id).status == .completed && task(id).completed == test.now)
    #expect(try completions() == ["20260120", "20260121", "20260122"])
    try expectUndoAndRedo()
  }

  @Test("Exceptions are left out, and additions come as well")
  func exceptions() throws {
    let id = try add("FREQ=WEEKLY;COUNT=4", due: "2026-01-05") {
      $0.excludedDates = try [LocalMoment(text: "20260112")]
      $0.addedDates = try [LocalMoment(text: "20260120"), LocalMoment(text: "20260301")]
    }
    #expect(
      try dues(completing: id) == [
        "2026-01-05", "2026-01-19", "2026-01-20", "2026-01-26", "2026-03-01",
      ])
  }

  @Test("Additions alone make a task repeat, too")
  func additionsAlone() throws {
    let id = try test.add("Task") {
      $0.due = try? Moment(text: "2026-01-05")
      $0.addedDates = (try? LocalMoment(text: "20260109")).map { [$0] } ?? []
    }
    #expect(try dues(completing: id) == ["2026-01-05", "2026-01-09"])
  }

  @Test("A completion has the uid of its occurrence, and what the task was then")
  func completion() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20T09:00:00.000Z") {
      $0.project = .name("Home")
      $0.priority = .p0
    }
    try complete(id)
    let task = try task(id)
    let completion = try #require(try test.store.completions.all().first)
    #expect(
      completion.uid
        == OccurrenceUID.make(series: task.uid, occurrence: "20260120T090000"))
    #expect(completion.taskUID == task.uid && completion.completed == test.now)
    #expect(completion.projectUID == (try test.store.projects.find(named: "Home")?.uid))
    #expect(completion.priority == .p0)
    #expect(task.occurrence?.text == "20260121T090000" && task.modified == test.now)
    #expect(task.repeatStart?.text == "20260120T090000")
  }

  @Test("A late completion goes on with the next occurrence, or on demand with the first after now")
  func late() throws {
    let (date, time) = try (
      add("FREQ=DAILY;INTERVAL=2", due: "2026-01-02"),
      add("FREQ=DAILY", due: "2026-01-02T12:00:00.000Z")
    )
    try complete(date, time)
    #expect(try due(date) == "2026-01-04" && due(time) == "2026-01-03T12:00:00.000Z")
    // Noon of the 15th is now, and so not after it.
    try complete(date, time, options: .skippingMissed)
    #expect(try due(date) == "2026-01-16" && due(time) == "2026-01-16T12:00:00.000Z")
    #expect(try completions() == ["20260102", "20260102T120000", "20260104", "20260103T120000"])
    try complete(date, time, options: .skippingMissed)
    #expect(try due(date) == "2026-01-18" && due(time) == "2026-01-17T12:00:00.000Z")
  }

  @Test("Nothing after now is the end of the series when the missed ones are left out")
  func allMissed() throws {
    let id = try add("FREQ=DAILY;COUNT=5", due: "2026-01-02")
    try complete(id, options: .skippingMissed)
    #expect(try task(id).status == .completed && due(id) == "2026-01-02")
  }

  @Test(
    "Start, due and absolute reminders keep their distances; relative reminders stay as they are")
  func dates() throws {
    let id = try add("FREQ=MONTHLY", due: "2026-01-15T17:00:00.000Z") {
      $0.start = try self.moment("2026-01-13")
      $0.reminders = try [
        Reminder(.due, offset: -600), .absolute(self.instant("2026-01-14T08:00:00Z")),
      ]
    }
    try complete(id)
    let task = try task(id)
    #expect(task.due?.text == "2026-02-15T17:00:00.000Z" && task.start?.text == "2026-02-13")
    #expect(task.reminders.text == "2026-02-14T08:00:00.000Z due-600")
  }

  @Test("Without a due the start is what repeats")
  func startAlone() throws {
    let id = try add("FREQ=WEEKLY") { $0.start = try self.moment("2026-01-13") }
    try complete(id)
    #expect(try task(id).start?.text == "2026-01-20" && task(id).due == nil)
  }

  @Test("Without a date the series begins on the day of the first completion")
  func undated() throws {
    let id = try add("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4")
    #expect(try task(id).repeatStart == nil && task(id).occurrence == nil)
    try moveClock(to: "2026-01-31T20:00:00Z")
    #expect(
      try dues(completing: id) == ["none", "2026-02-28", "2026-03-31", "2026-04-30"])
    #expect(try completions().first == "20260131")
    let hourly = try add("FREQ=HOURLY;INTERVAL=4")
    try complete(hourly)
    #expect(try due(hourly) == "2026-02-01T00:00:00.000Z")
  }

  @Test("Completing a series completes it for good")
  func series() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20")
    try complete(id, options: .endingSeries)
    #expect(try task(id).status == .completed && !task(id).repeats && due(id) == "2026-01-20")
    #expect(try completions() == ["20260120"])
    try ReopenTasks(test.store).run([id], at: test.now)
    #expect(try completions() == [] && task(id).occurrence == nil)
    try expectUndoAndRedo()
  }

  @Test("Reopening takes the last completion back, and completing again logs it again")
  func reopen() throws {
    let id = try add("FREQ=DAILY;COUNT=2", due: "2026-01-20")
    try complete(id)
    try complete(id)
    try ReopenTasks(test.store).run([id], at: test.now)
    #expect(try completions() == ["20260120"] && due(id) == "2026-01-21")
    try complete(id)
    #expect(try completions() == ["20260120", "20260121"] && task(id).status == .completed)
    try expectUndoAndRedo()
  }

  @Test("An occurrence that is completed once more stays one completion")
  func twice() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20")
    try complete(id)
    try update(id) { $0.due = try self.moment("2026-01-20") }
    test.advance(seconds: 60)
    try complete(id)
    #expect(try completions() == ["20260120"] && due(id) == "2026-01-21")
    #expect(try test.store.completions.all().first?.completed == test.now)
    try expectUndoAndRedo()
  }

  @Test("Purging a task leaves its completions, and only undo of others")
  func purge() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20")
    try complete(id)
    try DeleteTasks(test.store).run([id], at: test.now)
    try PurgeTasks(test.store).run([id], at: test.now)
    #expect(try completions() == ["20260120"] && test.contents().tasks.isEmpty)
  }

  func instant(_ text: String) throws -> Instant { try #require(Instant(text: text)) }
}
