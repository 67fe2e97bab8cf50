import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What was scored on some days.
@Suite struct ScoreTests {
  private func score(
    _ test: TestStore, _ first: Int32, _ last: Int32, project: Int64? = nil, tag: String? = nil
  ) throws -> Tally {
    try test.store.score(
      ScoreQuery(
        first: CalendarDate(packed: first, field: "first"),
        last: CalendarDate(packed: last, field: "last"), projectID: project, tag: tag))
  }

  private func complete(
    _ test: TestStore, at text: String, _ change: (inout TaskInput) -> Void = { _ in }
  ) throws {
    test.now = try #require(Instant(text: text))
    let id = try test.add("Task", change)
    try CompleteTasks(test.store).run([id], at: test.now)
  }

  @Test("A day is one of the store's zone, from its first millisecond to its last")
  func days() throws {
    let test = try TestStore(zone: FixedZone(hours: 2))
    for text in [
      "2026-01-14T21:59:59.999Z", "2026-01-14T22:00:00.000Z", "2026-01-15T21:59:59.999Z",
      "2026-01-15T22:00:00.000Z",
    ] {
      try complete(test, at: text)
    }
    #expect(try score(test, 2026_01_14, 2026_01_14) == Tally(completed: 1, points: 3))
    #expect(try score(test, 2026_01_15, 2026_01_15) == Tally(completed: 2, points: 6))
    #expect(try score(test, 2026_01_14, 2026_01_16) == Tally(completed: 4, points: 12))
    #expect(try score(test, 1_01_01, 9999_12_31) == Tally(completed: 4, points: 12))
    #expect(try score(test, 2026_01_17, 9999_12_31) == Tally())
  }

  @Test("The first day has what was completed at the first instant, in zones behind UTC too")
  func firstDay() throws {
    let test = try TestStore(zone: FixedZone(hours: -8))
    try complete(test, at: "0001-01-01T00:00:00.000Z")
    #expect(try score(test, 1_01_01, 1_01_01) == Tally(completed: 1, points: 3))
  }

  @Test(
    "A day that the clocks left out is empty, and the hour that comes twice is of the later day")
  func clocks() throws {
    let skipped = try TestStore(zone: ChangingZone.skippedDay, now: "2026-12-30T02:00:00Z")
    try complete(skipped, at: "2026-12-30T09:59:59Z")
    try complete(skipped, at: "2026-12-30T10:00:00Z")
    #expect(try score(skipped, 2026_12_30, 2026_12_30) == Tally())
    #expect(try score(skipped, 2026_12_29, 2026_12_29).completed == 1)
    #expect(try score(skipped, 2026_12_31, 2026_12_31).completed == 1)
  }

  @Test("Each priority has its points")
  func priorities() throws {
    let test = try TestStore()
    for priority in Priority.allCases {
      try complete(test, at: "2026-01-15T12:00:00Z") { $0.priority = priority }
    }
    #expect(try score(test, 2026_01_15, 2026_01_15) == Tally(completed: 5, points: 17))
  }

  @Test("Of a project and of a tag, as they were at that time, without case and accents")
  func parts() throws {
    let test = try TestStore()
    try complete(test, at: "2026-01-15T12:00:00Z") {
      $0.project = .name("Home")
      $0.tags = ["Été", "home"]
      $0.priority = .p0
    }
    try complete(test, at: "2026-01-15T12:00:00Z") { $0.tags = ["ete"] }
    let home = try #require(try test.store.projects.find(named: "Home")?.id)
    func points(_ project: Int64?, _ tag: String?) throws -> Int64 {
      try score(test, 2026_01_15, 2026_01_15, project: project, tag: tag).points
    }
    #expect(try points(home, nil) == 7 && points(1, nil) == 3)
    #expect(try points(nil, "ETE") == 10 && points(home, "ete") == 7 && points(1, "ete") == 3)
    #expect(try points(nil, "nobody") == 0 && points(nil, "hom") == 0)
    try RenameTag(test.store).run("ete", to: "Summer", at: test.now)
    #expect(try points(nil, "ETE") == 0 && points(nil, "summer") == 10)
    try DeleteTags(test.store).run(["summer"], at: test.now)
    #expect(try points(nil, "summer") == 10)
  }

  @Test("No project, no tag and a range that goes backwards are refused with the member")
  func refusals() throws {
    let test = try TestStore()
    func failure(_ body: () throws -> Tally) -> Failure? {
      #expect(throws: Failure.self) { try body() }
    }
    let unknown = failure { try score(test, 2026_01_15, 2026_01_15, project: 9) }
    #expect(unknown?.kind == .notFound && unknown?.field == "project_id")
    for tag in ["", " ", "a\nb", String(repeating: "x", count: 101)] {
      let bad = failure { try score(test, 2026_01_15, 2026_01_15, tag: tag) }
      #expect(bad?.kind == .invalid && bad?.field == "tag")
    }
    let backwards = failure { try score(test, 2026_01_15, 2026_01_14) }
    #expect(backwards?.kind == .invalid && backwards?.field == "last_date")
  }

  @Test("Points that another program wrote never overflow, and repair takes them for what they are")
  func damage() throws {
    let test = try TestStore()
    for _ in 0..<3 { try complete(test, at: "2026-01-15T12:00:00Z") { $0.tags = ["a"] } }
    try test.store.database.execute("UPDATE completion SET points = 9223372036854775807")
    #expect(try score(test, 2026_01_15, 2026_01_15).points == 3_000)
    #expect(try score(test, 2026_01_15, 2026_01_15, tag: "a").points == 3_000)
    try test.store.database.execute("UPDATE completion SET points = -5 WHERE id = 1")
    #expect(try score(test, 2026_01_15, 2026_01_15).points == 2_000)
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now).valuesMended == 3)
    #expect(try test.store.completions.all().count == 3)
  }

  @Test("It is added up from an index, and entries are found by theirs")
  func plans() throws {
    let test = try TestStore()
    func plan(_ sql: String) throws -> [String] {
      let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
      defer { explain.reset() }
      var lines: [String] = []
      while try explain.step() { lines.append(explain.text(3)) }
      return lines
    }
    let byTime = "INDEX completion_by_time (completed_ms>? AND completed_ms<?)"
    for sql in [SQLiteStore.scoreOfAll, SQLiteStore.scoreOfProject] {
      #expect(try plan(sql).first == "SEARCH completion USING COVERING \(byTime)")
    }
    #expect(try plan(SQLiteStore.scoreOfTagged).first == "SEARCH completion USING \(byTime)")
    for sql in [SQLiteStore.scoreOfProject, SQLiteStore.scoreOfTagged] {
      #expect(try plan(sql).allSatisfy { !$0.hasPrefix("SCAN") })
    }
    for (sql, index) in [
      (SQLiteCompletionRepository.known, "sqlite_autoindex_completion_1"),
      (SQLiteCompletionRepository.plainUIDs, "completion_by_task"),
      ("SELECT * FROM completion WHERE \(SQLiteCompletionRepository.ofTask)", "completion_by_task"),
      (SQLiteCompletionRepository.unlogged, "completion_by_task"),
      (SQLiteCompletionRepository.uidsOfTask(in: "completion"), "change_by_task"),
    ] {
      let lines = try plan(sql)
      #expect(lines.contains { $0.contains("INDEX \(index) ") })
      #expect(!lines.contains { $0.hasPrefix("SCAN completion") || $0.hasPrefix("SCAN change") })
    }
  }
}
