import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Events that another program damaged, and what is derived from them.
@Suite struct DamagedEventTests {
  let test: TestStore
  let day: Range<Instant>

  init() throws {
    test = try TestStore()
    let start = try #require(Instant(text: "2026-01-16T00:00:00Z"))
    day = start..<Instant(clamping: start.milliseconds + 86_400_000)
    for (title, rule) in [("Once", nil), ("Daily", "FREQ=DAILY")] {
      try add(title, hour: rule == nil ? 9 : 11, rule)
    }
  }

  private func add(_ title: String, hour: Int64, _ rule: String?) throws {
    var input = EventInput()
    input.title = title
    input.start = .dateTime(
      Instant(clamping: day.lowerBound.milliseconds + hour * 3_600_000))
    input.repeatRule = .some(try rule.map { try RepeatRule($0) })
    try AddEvents(test.store, newUID: test.newUID).run(1, allowingConflicts: false, at: test.now) {
      _ in
      input
    } added: { _, _ in
    }
  }

  private func titles() throws -> [String] {
    var occurrences = test.store.events.occurrences(in: day)
    var titles: [String] = []
    while let next = try occurrences.next() { titles.append(next.event.title) }
    return titles
  }

  private func repair() throws -> RepairReport {
    try Repair(test.store, newUID: test.newUID).run(at: test.now)
  }

  @Test("A sound store stays as it is")
  func sound() throws {
    #expect(try repair() == RepairReport())
    #expect(try titles() == ["Once", "Daily"])
  }

  @Test(
    "What is kept of other programs' files goes when it is no JSON object",
    arguments: ["'[1]'", "'{'", "7", "x'00ff'"])
  func kept(value: String) throws {
    try test.store.database.execute("UPDATE event SET kept = \(value) WHERE title = 'Once'")
    #expect(try repair().valuesMended == 1)
    #expect(try repair() == RepairReport())
    #expect(try titles() == ["Once", "Daily"])
  }

  @Test(
    "What is derived is made anew",
    arguments: [
      "UPDATE event SET repeats = 0", "UPDATE event SET start_ms = 5, end_ms = 6",
      "UPDATE event SET length_class = NULL", "UPDATE event SET length_class = 99",
    ])
  func derived(sql: String) throws {
    try test.store.database.execute(sql)
    #expect(try repair().isIndexRebuilt)
    #expect(try titles() == ["Once", "Daily"])
    #expect(try repair() == RepairReport())
  }

  @Test(
    "Values that cannot be are mended",
    arguments: [
      "title = ''", "kind = 7", "start = 'soon'", "duration_s = -1", "zone = 'Mars/Base'",
      "reminders = 'x'", "url = 'javascript:1'", "attendees = x'00'",
      "repeat_rule = 'FREQ=NEVER'", "repeat_start = 'x'", "repeat_start = '20260116'",
      "excluded_dates = '20260116'", "added_dates = '2026'", "occurrence = 'x'",
      "created_ms = 'x'", "transparent = 'x'",
    ])
  func values(assignment: String) throws {
    try test.store.database.execute("UPDATE event SET \(assignment) WHERE id = 2")
    test.store.records.events.knownSeries.forgetAll()
    #expect(try repair().valuesMended > 0)
    _ = try titles()
    #expect(try test.store.events.all().count == 2)
    #expect(try repair() == RepairReport())
  }

  @Test("Reading a damaged event says so", arguments: ["start = 'soon'", "duration_s = -1"])
  func reading(assignment: String) throws {
    try test.store.database.execute("UPDATE event SET \(assignment) WHERE id = 1")
    let failure = #expect(throws: Failure.self) { try titles() }
    #expect(failure?.kind == .corrupt)
  }
}
