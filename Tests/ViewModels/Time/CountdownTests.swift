import Domain
import TestSupport
import Testing

@testable import ViewModels

@Suite struct CountdownTests {
  let test: TestStore

  init() throws {
    test = try TestStore(now: "2026-01-15T12:00:00Z")
  }

  private func task(
    due: String?, start: String? = nil, from: String? = nil, at now: String
  ) throws -> Countdown {
    let id = try test.add("Report") {
      $0.due = try? due.map { try moment($0) }
      $0.start = try? start.map { try moment($0) }
    }
    test.now = try instant(now)
    return try CountdownReader(test.store, at: test.now).task(
      id, from: from.map { try instant($0) })
  }

  @Test("A task runs from its creation to its due, exactly up to both ends")
  func running() throws {
    let id = try test.add("Report") { $0.due = try? moment("2026-01-15T16:00:00Z") }
    func countdown(_ now: String) throws -> Countdown {
      try CountdownReader(test.store, at: try instant(now)).task(id)
    }
    let first = try countdown("2026-01-15T12:00:00Z")
    #expect((first.phase, first.elapsed, first.label) == (.running, 0, "4 h left"))
    #expect(first.colour == .green)
    let middle = try countdown("2026-01-15T14:00:00Z")
    #expect((middle.elapsed, middle.hours, middle.days) == (500_000, 2, 0))
    #expect(try countdown("2026-01-15T15:00:00.001Z").colour == .red)
    let last = try countdown("2026-01-15T15:59:59.999Z")
    #expect((last.phase, last.elapsed, last.label) == (.running, 999_999, "0 s left"))
    let end = try countdown("2026-01-15T16:00:00Z")
    #expect((end.phase, end.elapsed, end.remaining) == (.running, 1_000_000, 0))
    let over = try countdown("2026-01-15T16:00:00.001Z")
    #expect((over.phase, over.colour, over.remaining) == (.passed, .red, -1))
    #expect(try countdown("2026-01-15T19:00:00Z").label == "3 h late")
    #expect(try countdown("2026-01-15T11:00:00Z").elapsed == 0)
  }

  @Test("The elapsed part never goes back, even over ten thousand years")
  func monotone() throws {
    let id = try test.add("Wait") { $0.due = try? moment("9999-12-31") }
    let from = Instant.range.lowerBound
    let span = Instant.range.upperBound.milliseconds - from.milliseconds
    var last: Int32 = -1
    for step in 0...1_000 {
      let now = Instant(clamping: from.milliseconds + span / 1_000 * Int64(step))
      let elapsed = try CountdownReader(test.store, at: now).task(id, from: from).elapsed
      #expect(elapsed >= last && abs(elapsed - Int32(step) * 1_000) <= 1)
      last = elapsed
    }
  }

  @Test("A due date counts to the end of its day, across a change of the clocks")
  func date() throws {
    let zone = ChangingZone(
      "spring", at: try instant("2026-03-29T01:00:00Z"), from: 3_600, to: 7_200)
    let spring = try TestStore(zone: zone, now: "2026-03-28T23:00:00Z")
    let id = try spring.add("Sleep") { $0.due = try? moment("2026-03-29") }
    func countdown(_ now: Instant) throws -> Countdown {
      try CountdownReader(spring.store, at: now).task(id)
    }
    #expect(try countdown(spring.now).label == "23 h left")
    #expect(try countdown(instant("2026-03-29T21:59:59.999Z")).phase == .running)
    let over = try countdown(instant("2026-03-29T22:00:00Z"))
    #expect((over.phase, over.elapsed, over.label) == (.passed, 1_000_000, "0 s late"))
  }

  @Test("Before its start a task is upcoming, and then counts from it")
  func upcoming() throws {
    let due = "2026-01-20T12:00:00Z"
    let start = "2026-01-16T12:00:00Z"
    let before = try task(due: due, start: start, at: "2026-01-16T11:15:00Z")
    #expect((before.phase, before.label, before.elapsed) == (.upcoming, "starts in 45 min", 0))
    #expect(before.target == (try instant(start)))
    #expect(before.colour == .orange)
    #expect(try task(due: due, start: start, at: "2026-01-16T11:00:00Z").colour == .blue)
    let running = try task(due: due, start: start, at: "2026-01-16T12:00:00Z")
    #expect((running.phase, running.elapsed, running.days) == (.running, 0, 4))
    let later = try task(
      due: due, start: start, from: "2026-01-16T12:00:00Z", at: "2026-01-17T12:00:00Z")
    #expect(later.elapsed == 250_000)
    #expect(try task(due: due, from: "2026-01-30T12:00:00Z", at: start).elapsed == 0)
  }

  @Test(
    "The colour says how much is left",
    arguments: [
      ("2026-01-22T00:00:00Z", ColourToken.green), ("2026-01-22T00:00:00.001Z", .orange),
      ("2026-01-23T19:12:00Z", .orange), ("2026-01-23T19:12:00.001Z", .red),
      ("2026-01-25T00:00:00.001Z", .red),
    ])
  func colours(now: String, expected: ColourToken) throws {
    let due = "2026-01-25T00:00:00Z"
    #expect(
      try task(due: due, from: "2026-01-13T00:00:00Z", at: now).colour == expected)
  }

  @Test("What is completed stands as it stood then")
  func done() throws {
    let id = try test.add("Report") { $0.due = try? moment("2026-01-15T16:00:00Z") }
    test.now = try instant("2026-01-15T14:00:00Z")
    try test.change(id) { try $0.complete(at: test.now) }
    let later = try CountdownReader(test.store, at: instant("2026-02-01T00:00:00Z")).task(id)
    #expect((later.phase, later.label, later.colour) == (.done, "done", .green))
    #expect((later.elapsed, later.hours) == (500_000, 2))
  }

  @Test("Without a due there is nothing to count to, nor in the trash")
  func refused() throws {
    let id = try test.add("Some day")
    let reader = CountdownReader(test.store, at: test.now)
    #expect(#expect(throws: Failure.self) { try reader.task(id) }?.kind == .conflict)
    try test.change(id) {
      $0.due = try moment("2026-01-16")
      try $0.delete(at: test.now)
    }
    #expect(#expect(throws: Failure.self) { try reader.task(id) }?.kind == .conflict)
    #expect(#expect(throws: Failure.self) { try reader.task(99) }?.kind == .notFound)
  }

  @Test("A day is as long as its clocks make it")
  func day() throws {
    let autumn = ChangingZone(
      "autumn", at: try instant("2026-10-25T01:00:00Z"), from: 7_200, to: 3_600)
    let store = try TestStore(zone: autumn).store
    let day = CountdownReader(store, at: try instant("2026-10-25T10:30:00Z")).day()
    #expect((day.phase, day.elapsed, day.label) == (.running, 500_000, "12 h 30 min left"))
    #expect(day.target == (try instant("2026-10-25T23:00:00Z")))
  }

  @Test("An hour that comes again over midnight belongs to the next day")
  func repeatedEvening() throws {
    let store = try TestStore(zone: ChangingZone.repeatedEvening).store
    let change = ChangingZone.repeatedEvening.change
    let day = CountdownReader(store, at: change).day()
    #expect(day.target == (try instant("2026-11-02T03:30:00Z")))
    #expect(day.remaining == 24 * 3_600_000 + 59 * 60_000)
  }

  @Test(
    "A label has the two greatest units",
    arguments: [
      (Int64(183_600_000), "2 days 3 h left"), (86_400_000, "1 day left"),
      (86_459_000, "1 day left"), (5_400_000, "1 h 30 min left"), (3_601_000, "1 h left"),
      (750_000, "12 min 30 s left"), (59_999, "59 s left"), (-999, "0 s left"),
      (.min, "106751991167 days 7 h left"),
    ])
  func labels(remaining: Int64, expected: String) {
    #expect(Countdown.label(.running, remaining: remaining) == expected)
    #expect(Countdown.label(.none, remaining: remaining).isEmpty)
  }
}
