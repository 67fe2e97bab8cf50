import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What past days rest on, from another program.
@Suite struct RecordRepairTests {
  let test: TestStore

  init() throws {
    let test = try TestStore()
    self.test = test
    let done = try test.add("Done") { $0.tags = ["bank"] }
    let late = try test.add("Late") { $0.due = try? Moment(text: "2026-01-10") }
    test.advance(seconds: 60)
    try CompleteTasks(test.store).run([done], at: test.now)
    var input = TaskInput()
    input.due = .some(nil)
    try UpdateTasks(test.store, newUID: test.newUID).run([late], to: input, at: test.now)
    try DeleteTasks(test.store).run([late], at: test.now)
    try PurgeTasks(test.store).run([late], at: test.now)
  }

  @Test(
    "A value that cannot be read is mended, and the records are read again",
    arguments: [
      "completion SET points = 1001", "completion SET points = 'many'",
      "completion SET priority = 9", "completion SET completed_ms = 'now'",
      "completion SET due_date = 20261350", "completion SET due_ms = 'x'",
      "completion SET tags = 'a' || char(10) || 'b'", "completion SET occurrence = 'never'",
      "purged_task SET created_ms = 'x'", "purged_task SET deleted_ms = 1.5",
      "purged_task SET due_date = 1", "purged_task SET completed_ms = 'x'",
      "purged_task SET repeats = 'x'", "postponement SET ended_ms = 'x'",
      "postponement SET due_date = 'x'",
    ])
  func damaged(assignment: String) throws {
    try test.store.database.execute("UPDATE \(assignment)")
    #expect(throws: Failure.self) { try test.contents() }
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now).valuesMended == 1)
    let contents = try test.contents()
    #expect(contents.completions.count == 1)
    #expect(contents.purgedTasks.count == 1 && contents.postponements.count == 1)
    #expect(contents.completions.allSatisfy { $0.completed == test.now })
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("What is whole stays as it is")
  func whole() throws {
    let before = try test.contents()
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
    #expect(try test.contents() == before)
  }
}
