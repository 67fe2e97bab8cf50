import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What another program wrote into a store is reported, and never trusted.
@Suite struct DamagedStoreTests {
  let test: TestStore
  let id: Int64

  init() throws {
    test = try TestStore()
    id = try test.add("Pay rent") { $0.tags = ["bank"] }
    try CompleteTasks(test.store).run([id], at: test.now)
  }

  @Test(
    "A row that no task can have is damage",
    arguments: [
      "title = ''", "title = 'a' || char(10) || 'b'", "notes = zeroblob(9)",
      "priority = 99999999999",
      "due_date = 99999999", "tags = 'a' || char(10) || 'b'", "uid = ''",
    ])
  func damagedRow(assignment: String) throws {
    try test.store.database.execute("UPDATE task SET \(assignment)")
    let failure = #expect(throws: Failure.self) { try test.store.tasks.task(id: id) }
    #expect(failure?.kind == .corrupt)
  }

  @Test("A step whose log is nonsense is an error or passed over, and does not stop undo for ever")
  func damagedLog() throws {
    try test.store.database.execute("UPDATE change SET property = 'zzz' WHERE property <> 'id'")
    // That the completion came is still there to be taken back.
    #expect(try UndoStep(test.store).run(at: test.now).action == .completeTasks)
    #expect(try test.contents().completions.isEmpty)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try test.contents().tasks.isEmpty)
  }

  @Test("A value of the log that a property cannot have is damage, and nothing is undone")
  func damagedValue() throws {
    let before = try test.contents()
    try test.store.database.execute(
      "UPDATE change SET property = 'due', old = 'never', new = NULL WHERE property = 'completed'")
    let failure = #expect(throws: Failure.self) { try UndoStep(test.store).run(at: test.now) }
    #expect(failure?.kind == .corrupt)
    #expect(try test.contents() == before)
  }

  @Test(
    "Ids that are used up are damage, and no full disk",
    arguments: [
      "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'task'",
      "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'step'",
      "UPDATE change SET id = 9223372036854775807 WHERE id = 1",
    ])
  func usedUpIDs(damage: String) throws {
    try test.store.database.execute(damage)
    let failure = #expect(throws: Failure.self) { try test.add("New") }
    #expect(failure?.kind == .corrupt)
    #expect(failure?.message.description.contains("the ids are used up") == true)
  }

  @Test("A store without room to grow is full, and not damaged")
  func full() throws {
    let pages = try #require(try test.store.database.integer("PRAGMA page_count"))
    _ = try test.store.database.integer("PRAGMA max_page_count = \(pages)")
    let failure = #expect(throws: Failure.self) {
      try test.add("New") { $0.notes = String(repeating: "a", count: 60_000) }
    }
    #expect(failure?.kind == .full)
  }

  @Test("A table that is missing is damage")
  func missingTable() throws {
    try test.store.database.execute("DROP TABLE task_tag")
    let listing = #expect(throws: Failure.self) { try test.titles(TaskQuery(.tag("bank"))) }
    #expect(listing?.kind == .corrupt)
  }
}
