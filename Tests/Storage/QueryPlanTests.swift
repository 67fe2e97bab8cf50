import Domain
import TestSupport
import Testing

@testable import Storage

/// Lists find their tasks by an index, whatever the size of the store.
@Suite struct QueryPlanTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
    _ = try test.add("Pay rent") {
      $0.tags = ["bank"]
      $0.project = .name("Home")
    }
  }

  @Test("By project")
  func project() throws {
    #expect(
      try plan(.project([.name("Home")])) == [
        "SEARCH t USING INDEX task_by_project (project_id=? AND status=?)"
      ])
  }

  @Test("By tag")
  func tag() throws {
    let plan = try plan(.tag("bank"))
    #expect(plan.contains("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)"))
    #expect(plan.contains("SEARCH task_tag USING COVERING INDEX task_tag_by_tag (tag_id=?)"))
  }

  @Test("By due range")
  func dueRange() throws {
    let plan = try plan(.time(.due, from: test.now, before: test.now))
    #expect(
      plan.contains("SEARCH t USING INDEX task_by_due_ms (status=? AND due_ms>? AND due_ms<?)"))
    #expect(
      plan.contains(
        "SEARCH t USING INDEX task_by_due_date (status=? AND due_date>? AND due_date<?)"))
  }

  @Test("By status, in the order of the ids without sorting")
  func status() throws {
    #expect(
      try plan(.status([.open])) == ["SEARCH t USING INDEX task_by_status (status=?)"])
    #expect(try plan(.status(Set(Status.allCases))) == ["SCAN t"])
  }

  @Test("The next step for undo or redo")
  func history() throws {
    let plan = try explain("SELECT id FROM step WHERE state = 1 AND state <> 0 ORDER BY id DESC")
    #expect(plan == ["SEARCH step USING COVERING INDEX step_by_state (state=?)"])
  }

  @Test("The last task of a project in the manual order")
  func lastOfProject() throws {
    let plan = try explain(
      """
      SELECT id, position FROM task WHERE project_id = ?1 AND parent_id IS NULL
      ORDER BY position DESC, id DESC LIMIT 1
      """)
    #expect(plan == ["SEARCH task USING INDEX task_by_place (project_id=?)"])
  }

  private func plan(_ filter: TaskFilter) throws -> [String] {
    let sql = try TaskQuerySQL(TaskQuery(filter), in: test.store.listing(at: test.now))
    return try explain(sql.select("*"), sql.values)
  }

  private func explain(_ sql: String, _ values: [any Bindable] = []) throws -> [String] {
    let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
    defer { explain.reset() }
    try explain.bind(all: values)
    var lines: [String] = []
    while try explain.step() { lines.append(explain.text(3)) }
    return lines
  }
}
