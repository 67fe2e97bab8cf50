import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Circles that another program made end nothing but the call that meets them.
@Suite struct DamagedTreeTests {
  let test: TestStore
  let ids: [Int64]

  init() throws {
    test = try TestStore()
    let parent = try test.add("Parent")
    ids = [parent, try test.add("Child") { $0.parent = parent }, try test.add("Other")]
    let update = "UPDATE task SET parent_id ="
    try test.store.database.execute("\(update) \(ids[1]) WHERE id = \(ids[0])")
    try test.store.database.execute("\(update) \(ids[2]) WHERE id = \(ids[2])")
    try test.store.database.execute("INSERT INTO dependency VALUES (1, 2), (2, 1), (3, 3)")
  }

  @Test("A circle of parents is gone round once, whatever happens to it")
  func parents() throws {
    var input = TaskInput()
    input.project = .name("Work")
    let update = UpdateTasks(test.store, newUID: test.newUID)
    try update.run([ids[0]], to: input, at: test.now)
    try CompleteTasks(test.store).run([ids[0], ids[2]], at: test.now)
    try ReopenTasks(test.store).run([ids[0], ids[2]], at: test.now)
    try MoveTasks(test.store).run(ids, to: TaskMove(.top), at: test.now)
    try MoveTasks(test.store).run([ids[1]], to: TaskMove(into: .project(1)), at: test.now)
    try DeleteTasks(test.store).run([ids[0]], at: test.now)
    test.advance(seconds: 60)
    try RestoreTasks(test.store).run([ids[0]], at: test.now)
    try DeleteTasks(test.store).run(ids, at: test.now)
    try PurgeTasks(test.store).run(ids, at: test.now)
    #expect(try test.contents().tasks.isEmpty)
  }

  @Test("A circle of parents can be taken apart")
  func mend() throws {
    var input = TaskInput()
    input.parent = .some(nil)
    try UpdateTasks(test.store, newUID: test.newUID).run(ids, to: input, at: test.now)
    #expect(try test.contents().tasks.allSatisfy { $0.parentID == nil })
  }

  @Test("A task that repeats and is below itself goes on to its next occurrence")
  func seriesBelowItself() throws {
    let id = try test.add("Series") {
      $0.due = CalendarDate(packed: 2026_01_15).map { .date($0) }
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
    }
    let child = try test.add("Below") { $0.parent = id }
    try test.store.database.execute("UPDATE task SET parent_id = \(child) WHERE id = \(id)")
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try test.store.tasks.existing(id).due?.text == "2026-01-16")
  }

  @Test("A circle of dependencies is gone round once")
  func dependencies() throws {
    var input = TaskInput()
    input.dependenciesAdded = [ids[0]]
    #expect(throws: Failure.self) {
      try UpdateTasks(test.store, newUID: test.newUID).run([ids[1]], to: input, at: test.now)
    }
    try UpdateTasks(test.store, newUID: test.newUID).run([ids[2]], to: input, at: test.now)
    #expect(try test.store.tasks.existing(ids[2]).dependencies == [ids[0], ids[2]])
  }
}
