import Domain
import TestSupport
import Testing
import UseCases

/// Rules, dates and zones of tasks that are added or changed.
@Suite final class SeriesChangeTests: SeriesTest {
  @Test("A rule makes the due the first occurrence; without one it waits for a date")
  func begin() throws {
    let id = try add("FREQ=DAILY")
    #expect(try task(id).repeatStart == nil)
    try update(id) { $0.due = try self.moment("2026-01-20T09:00:00Z") }
    #expect(try task(id).repeatStart?.text == "20260120T090000")
    #expect(try task(id).occurrence == task(id).repeatStart)
    try update(id) { $0.due = .some(nil) }
    #expect(try task(id).repeatStart == nil && task(id).occurrence == nil && task(id).repeats)
  }

  @Test("Another due begins the series there; what else changes leaves it as it is")
  func restart() throws {
    let id = try add("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", due: "2026-01-31")
    try complete(id)
    try update(id) {
      $0.title = "Other"
      $0.start = try self.moment("2026-02-01")
      $0.due = try self.moment("2026-02-28")
      $0.zoneName = "springs forward"
    }
    #expect(try task(id).repeatStart?.text == "20260131" && due(id) == "2026-02-28")
    try update(id) { $0.due = try self.moment("2026-02-27") }
    #expect(try task(id).repeatStart?.text == "20260227")
    try complete(id)
    #expect(try due(id) == "2026-03-27")
    try expectUndoAndRedo()
  }

  @Test("What was to be counted is counted on from a new due, and anew with a new rule")
  func count() throws {
    let id = try add("FREQ=DAILY;COUNT=5", due: "2026-01-20")
    try complete(id)
    try complete(id)
    try update(id) { $0.due = try self.moment("2026-01-25") }
    #expect(try task(id).repeatRule?.text == "FREQ=DAILY;COUNT=3")
    #expect(try dues(completing: id) == ["2026-01-25", "2026-01-26", "2026-01-27"])
    let other = try add("FREQ=DAILY;COUNT=5", due: "2026-01-20")
    try complete(other)
    try update(other) { $0.repeatRule = try RepeatRule("FREQ=WEEKLY;COUNT=5") }
    #expect(try task(other).repeatRule?.count == 5)
    #expect(try task(other).repeatStart?.text == "20260121")
  }

  @Test("Exceptions and additions move along with the due, and get its time")
  func exceptions() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20") {
      $0.excludedDates = try [LocalMoment(text: "20260122")]
      $0.addedDates = try [LocalMoment(text: "20260601")]
    }
    try update(id) { $0.due = try self.moment("2026-01-21T09:00:00Z") }
    #expect(try task(id).excludedDates.text == "20260123T090000")
    #expect(try task(id).addedDates.text == "20260602T090000")
    try update(id) { $0.due = try self.moment("2026-01-21T10:30:00Z") }
    #expect(try task(id).excludedDates.text == "20260123T103000")
    try update(id) { $0.due = try self.moment("2026-01-19") }
    #expect(try task(id).excludedDates.text == "20260121")
  }

  @Test("Taking the rule away takes away all of the series")
  func takeAway() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20") {
      $0.repeatMode = .afterCompletion
      $0.excludedDates = try [LocalMoment(text: "20260122")]
      $0.addedDates = try [LocalMoment(text: "20260601")]
    }
    let before = try test.contents()
    try update(id) { $0.repeatRule = .some(nil) }
    let task = try task(id)
    #expect(!task.repeats && task.repeatMode == .fixed && task.repeatStart == nil)
    #expect(task.excludedDates.isEmpty && task.occurrence == nil && task.due != nil)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
  }

  @Test(
    "What could never repeat is refused, with the member",
    arguments: [
      ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "repeat_rule"),
      ("FREQ=DAILY;UNTIL=20260119", "repeat_rule"),
      ("FREQ=HOURLY", "repeat_rule"),
      ("FREQ=DAILY;COUNT=2000000000", "repeat_rule"),
    ])
  func refusedRules(rule: String, field: String) throws {
    let before = try test.contents()
    #expect(try refusal { _ = try add(rule, due: "2026-01-20") }.field == field)
    let id = try add("FREQ=DAILY", due: "2026-01-20")
    let failure = try refusal { try update(id) { $0.repeatRule = try RepeatRule(rule) } }
    #expect(failure.kind == .invalid && failure.field == field)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
  }

  @Test("Exceptions of another kind than the due, and zones that are not known, are refused")
  func refused() throws {
    let excluded = try refusal {
      _ = try add("FREQ=DAILY", due: "2026-01-20") {
        $0.excludedDates = try [LocalMoment(text: "20260121T090000")]
      }
    }
    #expect(excluded.field == "excluded_dates")
    let added = try refusal {
      _ = try add("FREQ=DAILY", due: "2026-01-20T09:00:00Z") {
        $0.addedDates = try [LocalMoment(text: "20260121")]
      }
    }
    #expect(added.field == "added_dates")
    let zone = try refusal { _ = try test.add("Task") { $0.zoneName = "Mars/Olympus" } }
    #expect(zone.kind == .invalid && zone.field == "zone")
    #expect(try test.contents().tasks.isEmpty)
  }

  @Test("It repeats in its zone: a clock time stays across a change of the clocks")
  func clockChange() throws {
    let id = try add("FREQ=DAILY", due: "2026-03-27T08:00:00.000Z") {
      $0.zoneName = "springs forward"
    }
    #expect(try task(id).repeatStart?.text == "20260327T090000")
    #expect(
      try dues(completing: id, times: 3) == [
        "2026-03-27T08:00:00.000Z", "2026-03-28T08:00:00.000Z", "2026-03-29T07:00:00.000Z",
        "2026-03-30T07:00:00.000Z",
      ])
  }

  @Test("A time that the clocks leave out is read as from before, and comes back the day after")
  func gap() throws {
    let id = try add("FREQ=DAILY", due: "2026-03-28T01:30:00.000Z") {
      $0.zoneName = "springs forward"
      $0.start = try self.moment("2026-03-28T00:30:00Z")
    }
    #expect(
      try dues(completing: id, times: 2) == [
        "2026-03-28T01:30:00.000Z", "2026-03-29T01:30:00.000Z", "2026-03-30T00:30:00.000Z",
      ])
    #expect(try completions() == ["20260328T023000", "20260329T023000"])
  }

  @Test("In another zone the same due begins the series at another time")
  func otherZone() throws {
    let id = try add("FREQ=DAILY", due: "2026-03-28T08:00:00.000Z")
    try complete(id)
    try update(id) { $0.zoneName = "springs forward" }
    #expect(try task(id).repeatStart?.text == "20260329T100000")
    #expect(try due(id) == "2026-03-29T08:00:00.000Z")
    try update(id) { $0.zoneName = .some(nil) }
    #expect(try task(id).repeatStart?.text == "20260329T080000")
  }
}
