import Domain
import TestSupport
import Testing
import UseCases

@testable import ViewModels

@Suite struct AgendaTests {
  let test: TestStore

  init() throws {
    test = try TestStore(now: "2026-01-15T12:00:00Z")
  }

  @discardableResult
  private func task(_ title: String, due: String, rule: String? = nil) throws -> Int64 {
    try test.add(title) {
      $0.due = try? moment(due)
      if let rule { $0.repeatRule = try? RepeatRule(rule) }
    }
  }

  @Test("On a day, whole days come first, then what starts earlier, events before tasks")
  func order() throws {
    try task("Call", due: "2026-01-20T09:00:00Z")
    try task("Rent", due: "2026-01-20")
    try test.addEvent("Stand-up", "2026-01-20T09:00:00Z", minutes: 90)
    try test.addEvent("Breakfast", "2026-01-20T08:00:00Z", minutes: 30)
    try test.addEvent("Holiday", "2026-01-20", minutes: 1_440)
    try task("Early", due: "2026-01-19T23:59:59.999Z")
    #expect(
      try test.agenda("2026-01-19", "2026-01-20").map(\.line) == [
        "2026-01-19 23:59 Early", "2026-01-20 all day Holiday", "2026-01-20 all day Rent",
        "2026-01-20 08:00-08:30 Breakfast", "2026-01-20 09:00-10:30 Stand-up",
        "2026-01-20 09:00 Call",
      ])
  }

  @Test("What lasts several days stands on each, and not on the day at whose midnight it ends")
  func severalDays() throws {
    try test.addEvent("Trip", "2026-01-20T18:00:00Z", minutes: 30 * 60)
    try test.addEvent("Journey", "2026-01-19T18:00:00Z", minutes: 40 * 60)
    try test.addEvent("Fair", "2026-01-20", minutes: 2 * 1_440)
    let entries = try test.agenda("2026-01-20", "2026-01-25")
    #expect(
      entries.map(\.line) == [
        "2026-01-20 all day Fair", "2026-01-20 all day Journey", "2026-01-20 from 18:00 Trip",
        "2026-01-21 all day Fair", "2026-01-21 until 10:00 Journey", "2026-01-21 until 24:00 Trip",
      ])
    #expect(entries.map(\.dayIndex) == [0, 1, 0, 1, 2, 1])
    #expect(entries.map(\.dayCount) == [2, 3, 2, 2, 3, 2])
    #expect(entries.map(\.isAllDay) == [true, false, false, true, false, false])
  }

  @Test("Completed occurrences stand on the days that they stood for, when they are asked for")
  func completedOccurrences() throws {
    let day = try task("Water", due: "2026-01-14", rule: "FREQ=DAILY")
    let time = try task("Call", due: "2026-01-14T09:00:00Z", rule: "FREQ=DAILY;COUNT=2")
    try CompleteTasks(test.store).run([day, time], at: test.now)
    try CompleteTasks(test.store).run([time], at: test.now)
    #expect(try test.agenda("2026-01-13", "2026-01-14").isEmpty)
    let entries = try test.agenda("2026-01-13", "2026-01-15") { $0.includesCompleted = true }
    #expect(
      entries.map(\.line) == [
        "2026-01-14 all day Water", "2026-01-14 09:00 Call", "2026-01-15 all day Water",
        "2026-01-15 09:00 Call",
      ])
    #expect(entries.map(\.isDone) == [true, true, false, true])
    #expect(
      entries.map(\.occurrence) == [
        "20260114", "20260114T090000", "20260115", "20260115T090000",
      ])
    let pages = try entries.map { entry in
      try test.agenda("2026-01-13", "2026-01-15") {
        $0.includesCompleted = true
        $0.limit = 1
        $0.after = entry.cursor
      }
    }
    #expect(pages.flatMap { $0 } == Array(entries.dropFirst()))
    try DeleteTasks(test.store).run([day, time], at: test.now)
    #expect(try test.agenda("2026-01-13", "2026-01-15") { $0.includesCompleted = true }.isEmpty)
  }

  @Test("An occurrence that was completed before it came again stands on the agenda once")
  func completedAndProjected() throws {
    let id = try task("Water", due: "2026-01-16", rule: "FREQ=DAILY")
    try CompleteTasks(test.store).run([id], at: test.now)
    var input = TaskInput()
    input.due = try moment("2026-01-15")
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    let entries = try test.agenda("2026-01-15", "2026-01-17") { $0.includesCompleted = true }
    #expect(entries.map(\.date.day) == [15, 16, 17])
  }

  @Test("A task that repeats stands on its later days too, as long as it goes by its rule alone")
  func projected() throws {
    let id = try task("Water", due: "2026-01-20T09:00:00Z", rule: "FREQ=DAILY;COUNT=3")
    try task("Tidy", due: "2026-01-21", rule: "FREQ=WEEKLY")
    _ = try test.add("Filter") {
      $0.due = try? moment("2026-01-20")
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.repeatMode = .afterCompletion
    }
    let entries = try test.agenda("2026-01-20", "2026-01-30")
    #expect(
      entries.map(\.line) == [
        "2026-01-20 all day Filter", "2026-01-20 09:00 Water", "2026-01-21 all day Tidy",
        "2026-01-21 09:00 Water", "2026-01-22 09:00 Water", "2026-01-28 all day Tidy",
      ])
    #expect(entries.map(\.isProjected) == [false, false, false, true, true, true])
    #expect(entries.filter { $0.id == id }.map(\.occurrence).last == "20260122T090000")
    #expect(try test.agenda("2026-01-28", "2026-01-28").map(\.line).count == 1)
  }

  @Test("A task is projected in its own zone, across a change of the clocks")
  func projectedAcrossChange() throws {
    let spring = ChangingZone(
      "spring", at: try instant("2026-03-29T01:00:00Z"), from: 3_600, to: 7_200)
    let test = try TestStore(zone: FixedZone(), zones: [spring], now: "2026-03-01T00:00:00Z")
    _ = try test.add("Water") {
      $0.due = try? moment("2026-03-28T08:00:00Z")
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.zoneName = "spring"
    }
    _ = try test.add("Night") {
      $0.due = try? moment("2026-03-28T01:30:00Z")
      $0.repeatRule = try? RepeatRule("FREQ=HOURLY")
      $0.zoneName = "spring"
    }
    let entries = try test.agenda("2026-03-28", "2026-03-30")
    #expect(
      entries.filter { $0.title == "Water" }.map(\.line) == [
        "2026-03-28 08:00 Water", "2026-03-29 07:00 Water", "2026-03-30 07:00 Water",
      ])
    // 02:30 is skipped by the clocks, and would be 03:30, which comes as itself.
    let night = entries.filter { $0.title == "Night" && $0.date.day == 29 }.map(\.timeLabel)
    #expect(night.prefix(4) == ["00:30", "01:30", "02:30", "03:30"])
    #expect(entries.map(\.start) == entries.map(\.start).sorted())
  }

  @Test("Hidden and completed tasks, those of archived projects and done events are left out")
  func leftOut() throws {
    let done = try task("Done", due: "2026-01-20")
    try test.change(done) { try $0.complete(at: test.now) }
    let deleted = try task("Deleted", due: "2026-01-20")
    try test.change(deleted) { try $0.delete(at: test.now) }
    let hidden = try task("Hidden", due: "2026-01-20", rule: "FREQ=DAILY")
    try test.change(hidden) { $0.start = try moment("2026-01-16") }
    let archived = try test.add("Archived") {
      $0.due = try? moment("2026-01-20")
      $0.project = .name("Old")
    }
    let project = try test.store.tasks.existing(archived).projectID
    try test.store.write(.updateProject, at: test.now) {
      let old = try #require(try test.store.projects.find(id: project))
      var changed = old
      try changed.archive(at: test.now)
      try test.store.projects.save(changed, over: old)
    }
    try test.addEvent("Held", "2026-01-20T10:00:00Z") { $0.done = test.now }
    try test.addEvent("Weekly", "2026-01-20T11:00:00Z", repeats: "FREQ=WEEKLY") {
      $0.done = test.now
    }
    #expect(try test.agenda("2026-01-20", "2026-01-21").isEmpty)
    let all = try test.agenda("2026-01-20", "2026-01-21") { $0.includesCompleted = true }
    #expect(all.map(\.title) == ["Done", "Held", "Weekly"])
    #expect(all.allSatisfy { $0.isDone && $0.colour == .green })
    test.now = try instant("2026-01-16T00:00:00Z")
    #expect(try test.agenda("2026-01-20", "2026-01-20").map(\.title) == ["Hidden"])
  }

  @Test("Only tasks, or only events, on request")
  func contents() throws {
    try task("Task", due: "2026-01-20")
    try test.addEvent("Event", "2026-01-20")
    #expect(try test.agenda("2026-01-20", "2026-01-20") { $0.includesTasks = false }.count == 1)
    let tasks = try test.agenda("2026-01-20", "2026-01-20") { $0.includesEvents = false }
    #expect(tasks.map(\.entity) == [.task])
  }

  @Test("A page goes on where the one before ended, whatever came and went in between")
  func stable() throws {
    for hour in 10..<16 { try test.addEvent("At \(hour)", "2026-01-20T\(hour):00:00Z") }
    let first = try test.agenda("2026-01-20", "2026-01-20") { $0.limit = 3 }
    try test.addEvent("Before", "2026-01-20T09:00:00Z")
    try test.addEvent("After", "2026-01-20T13:30:00Z")
    let last = try #require(first.last)
    try test.store.write(.deleteEvents, at: test.now) {
      try test.store.events.remove(try #require(try test.store.events.find(id: last.id)))
    }
    let rest = try test.agenda("2026-01-20", "2026-01-20") { $0.after = last.cursor }
    #expect(rest.map(\.title) == ["At 13", "After", "At 14", "At 15"])
  }

  @Test("Pages of a series without an end cost what they show")
  func endless() throws {
    try test.addEvent("Tick", "2026-01-15T00:00:00Z", minutes: 1, repeats: "FREQ=SECONDLY")
    try task("Tock", due: "2026-01-15T00:00:00Z", rule: "FREQ=SECONDLY")
    var after: String?
    var shown: [AgendaEntry] = []
    for _ in 0..<3 {
      shown += try test.agenda("2035-06-01", "2035-07-01") {
        $0.limit = 100
        $0.after = after
      }
      after = shown.last?.cursor
    }
    #expect(Set(shown.map(\.cursor)).count == 300)
    #expect(shown.last?.date == (try day("2035-06-01")))
  }

  @Test(
    "What is no cursor is refused",
    arguments: [
      "", "x", "20260120", "20260120.1.0.0.", "20260120.2.0.0..a", "20260132.1.0.0..a",
      "20260120.1.0.0.x.a", "20260120.1.0.2..a", "020260120.1.0.0..a",
      "20260120.1.9999999999999999999.0..a", "20260120.1.300000000000000.0..a",
    ])
  func badCursor(cursor: String) throws {
    let failure = #expect(throws: Failure.self) {
      try test.agenda("2026-01-20", "2026-01-20") { $0.after = cursor }
    }
    #expect((failure?.kind, failure?.field) == (.invalid, "after"))
  }

  @Test("A cursor of another range leads to its beginning, or to its end")
  func foreignCursor() throws {
    try test.addEvent("Event", "2026-01-20T10:00:00Z", minutes: 3 * 1_440)
    for (cursor, count) in [
      ("20250101.1.1700000000000.1..a", 1), ("20270101.1.1700000000000.1..a", 0),
      ("20260121.1.253402300799999.1..a", 0), ("20260120.1.253402300799999.1..a", 1),
    ] {
      let entries = try test.agenda("2026-01-21", "2026-01-21") { $0.after = cursor }
      #expect(entries.count == count, "\(cursor)")
    }
  }

  @Test("A range is in order, and not too long")
  func ranges() throws {
    #expect(try test.agenda("2026-01-01", "2036-01-09").isEmpty)
    for (first, last) in [("2026-01-02", "2026-01-01"), ("2026-01-01", "2036-01-10")] {
      let failure = #expect(throws: Failure.self) { try test.agenda(first, last) }
      #expect((failure?.kind, failure?.field) == (.invalid, "last_date"))
    }
    #expect(try test.agenda("9999-12-31", "9999-12-31").isEmpty)
    #expect(try test.agenda("0001-01-01", "0001-01-01").isEmpty)
  }
}
