import Domain
import TestSupport
import Testing

@testable import Storage

/// A calendar finds its tasks by an index, whatever the size of the store.
@Suite struct DueTaskPlanTests {
  @Test("Each of its queries reads a range of one index, in its order")
  func plans() throws {
    let test = try TestStore()
    for (sql, index) in [
      (DueTaskListing.select(.open, by: "due_date"), "task_by_due_date (status=? AND due_date>?"),
      (DueTaskListing.select(.open, by: "due_ms"), "task_by_due_ms (status=? AND due_ms>?"),
      (DueTaskListing.select(.completed, by: "due_ms"), "task_by_due_ms (status=? AND due_ms>?"),
      (DueTaskListing.repeating, "task_repeating (status=?"),
      (DueTaskListing.openDates, "task_by_due_date (status=? AND due_date>?"),
      (DueTaskListing.openInstants, "task_by_due_ms (status=? AND due_ms>?"),
      (DueTaskListing.completedTasks, "task_by_completed (completed_ms>?"),
      (DueTaskListing.completedOccurrences, "completion_by_time (completed_ms>?"),
      (DueTaskListing.occurrencesCompleted, "completion_by_occurrence (occurrence>?"),
    ] {
      let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
      defer { explain.reset() }
      var plan: [String] = []
      while try explain.step() { plan.append(explain.text(3)) }
      #expect(plan.contains { $0.contains("INDEX \(index)") }, "\(plan)")
      #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.contains("SCAN task") })
    }
  }
}
