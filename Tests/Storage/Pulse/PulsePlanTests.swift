import TestSupport
import Testing

@testable import Storage

/// The figures of past days are read from indexes alone, whatever the size of the store.
@Suite struct PulsePlanTests {
  private func plan(_ test: TestStore, _ sql: String) throws -> [String] {
    let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
    defer { explain.reset() }
    var plan: [String] = []
    while try explain.step() { plan.append(explain.text(3)) }
    return plan
  }

  @Test("Each statement is one pass over a covering index, in its order")
  func plans() throws {
    let test = try TestStore()
    _ = try test.store.pulseRows()
    for sql in [PulseSQL.ofAll, PulseSQL.ofOne] {
      for (statement, table, index) in [
        (sql.firstTask, "task", "task_by_created"),
        (sql.purgedTasks, "purged_task", "purged_task_by_created"),
        (sql.firstPurgedTask, "purged_task", "purged_task_by_created"),
        (sql.postponements, "postponement", "postponement_by_end"),
        (sql.completions.visiting, "completion", "completion_by_time"),
        (sql.completions.id, "completion", "completion_by_time"),
      ] {
        #expect(
          try plan(test, statement) == ["SCAN \(table) USING COVERING INDEX \(index)"])
      }
      for (scan, range) in [(sql.laterTasks, "created_ms>?"), (sql.earlierTasks, "created_ms<?")] {
        for statement in [scan.visiting, scan.id] {
          #expect(
            try plan(test, statement) == [
              "SEARCH task USING COVERING INDEX task_by_created (\(range))"
            ])
        }
      }
    }
  }

  @Test("Tasks that are exceptions are found by the indexes of what makes them so")
  func exceptions() throws {
    let test = try TestStore()
    for sql in [PulseSQL.ofAll, PulseSQL.ofOne] {
      let plan = try plan(test, sql.exceptionalTasks)
      #expect(plan.first == "SEARCH task USING INTEGER PRIMARY KEY (rowid=?)")
      for step in [
        "SEARCH task USING COVERING INDEX task_by_cancelled (cancelled_ms>?)",
        "SEARCH task USING COVERING INDEX task_by_deleted (deleted_ms>?)",
        "SCAN task USING INDEX task_repeating",
      ] {
        #expect(plan.contains(step))
      }
    }
  }

  @Test("Focus is found by when it began")
  func focus() throws {
    let test = try TestStore()
    for sql in [SQLiteStore.focusByDay, SQLiteStore.focusOfProjectByDay] {
      #expect(
        try plan(test, sql).contains {
          $0.contains("INDEX focus_stretch_by_start (start_ms>? AND start_ms<?)")
        })
    }
  }
}
