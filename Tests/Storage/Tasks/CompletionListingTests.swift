import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Lists of what was completed.
@Suite struct CompletionListingTests {
  let test: TestStore
  let daily: Int64
  let weekly: Int64

  /// Two tasks in Home, completed at noon and a minute later, the daily one once more a minute after.
  init() throws {
    test = try TestStore()
    daily = try Self.add("FREQ=DAILY", "2026-01-20", to: test)
    weekly = try Self.add("FREQ=WEEKLY", "2026-01-21T09:00:00Z", to: test)
    for id in [daily, weekly, daily] {
      try CompleteTasks(test.store).run([id], at: test.now)
      test.advance(seconds: 60)
    }
  }

  private static func add(_ rule: String, _ due: String, to test: TestStore) throws -> Int64 {
    try test.add("Task") {
      $0.repeatRule = try? RepeatRule(rule)
      $0.due = try? Moment(text: due)
      $0.project = .name("Home")
    }
  }

  private func occurrences(
    of id: Int64? = nil, from: String = "2026-01-01T00:00:00Z",
    before: String = "2027-01-01T00:00:00Z"
  ) throws -> [String] {
    let range = try #require(Instant(text: from))..<#require(Instant(text: before))
    var occurrences: [String] = []
    try test.store.completionListing().forEach(ofTask: id, in: range) { row in
      #expect(row.integer(.priority) == 2)
      let task = row.integer(.taskID)
      let text = String(decoding: row.bytes(.occurrence), as: UTF8.self)
      occurrences.append("\(task): \(text) in \(row.integer(.projectID))")
    }
    return occurrences
  }

  @Test("They are in the order of time, of all tasks or of one")
  func order() throws {
    let home = try #require(try test.store.projects.find(named: "Home")?.id)
    #expect(
      try occurrences() == [
        "\(daily): 20260120 in \(home)", "\(weekly): 20260121T090000 in \(home)",
        "\(daily): 20260121 in \(home)",
      ])
    #expect(try occurrences(of: weekly).count == 1)
    let other = try test.add("Other")
    #expect(try occurrences(of: other).isEmpty)
  }

  @Test("A range has its beginning and not its end")
  func range() throws {
    #expect(
      try occurrences(from: "2026-01-15T12:01:00Z", before: "2026-01-15T12:02:00Z").count == 1)
    #expect(
      try occurrences(from: "2026-01-15T12:01:00Z", before: "2026-01-15T12:01:00Z").isEmpty)
    #expect(try occurrences(of: daily, before: "2026-01-15T12:02:00Z").count == 1)
  }

  @Test("They outlive the task and the project; a task that is not there has none to ask for")
  func purged() throws {
    let home = try #require(try test.store.projects.find(named: "Home")?.id)
    try DeleteTasks(test.store).run([daily], at: test.now)
    #expect(try occurrences(of: daily).count == 2)
    try PurgeTasks(test.store).run([daily], at: test.now)
    try DeleteProjects(test.store).run([home], at: test.now)
    #expect(
      try occurrences() == [
        "0: 20260120 in 0", "\(weekly): 20260121T090000 in 0", "0: 20260121 in 0",
      ])
    let failure = #expect(throws: Failure.self) { try occurrences(of: daily) }
    #expect(failure?.kind == .notFound && failure?.field == "task_id")
  }

  @Test("They are found by an index, in their order")
  func plans() throws {
    let plans = [
      (CompletionListing.ofAll, "SEARCH c USING INDEX completion_by_time"),
      (CompletionListing.ofOne, "SEARCH c USING INDEX completion_by_task"),
    ]
    for (sql, search) in plans {
      let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
      defer { explain.reset() }
      var lines: [String] = []
      while try explain.step() { lines.append(explain.text(3)) }
      #expect(lines.first?.hasPrefix(search) == true)
      // Only those of one millisecond are sorted by their ids.
      #expect(!lines.contains { $0.hasSuffix("TEMP B-TREE FOR ORDER BY") || $0.contains("SCAN") })
    }
  }

  @Test("The history of a task says in words how it repeats")
  func history() throws {
    var input = TaskInput()
    input.repeatMode = .afterCompletion
    try UpdateTasks(test.store, newUID: test.newUID).run([daily], to: input, at: test.now)
    let entries = try test.store.history(ofTask: daily)
    let last = entries.last
    #expect(last?.property == "repeat_mode")
    #expect(last?.old == "fixed" && last?.new == "after completion")
    #expect(entries.contains { $0.property == "occurrence" && $0.new == "20260122" })
    #expect(!entries.contains { ["repeat_start", "repeat_floor"].contains($0.property) })
  }
}
