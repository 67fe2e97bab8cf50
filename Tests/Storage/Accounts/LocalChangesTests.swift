import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Which tasks and events a run looks at: those that the log says were changed.
@Suite struct LocalChangesTests {
  private let test: TestStore

  init() throws { test = try TestStore() }

  private func uid(_ id: Int64) throws -> String { try test.store.tasks.existing(id).uid }

  private func last() throws -> Int64 { try test.store.changes(after: 0).last }

  private func rename(_ id: Int64, _ title: String) throws {
    var input = TaskInput()
    input.title = title
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }

  @Test("Before the first run, all are looked at")
  func first() throws {
    _ = try test.add("Pay rent")
    let changes = try test.store.changes(after: 0)
    #expect(changes.uids == nil && changes.last > 0)
  }

  @Test("Later, those that were changed since, and no others")
  func later() throws {
    let (rent, milk) = try (test.add("Pay rent"), test.add("Milk"))
    let before = try last()
    #expect(try test.store.changes(after: before).uids == [])
    try rename(milk, "Oat milk")
    let bread = try test.add("Bread")
    let changes = try test.store.changes(after: before)
    #expect(changes.uids == [try uid(milk), try uid(bread)])
    #expect(changes.last > before)
    try DeleteTasks(test.store).run([rent], at: test.now)
    #expect(try test.store.changes(after: changes.last).uids == [try uid(rent)])
  }

  @Test("What is purged is among them, though the log says nothing more of it")
  func purged() throws {
    let rent = try test.add("Pay rent")
    let uid = try uid(rent)
    try DeleteTasks(test.store).run([rent], at: test.now)
    let before = try last()
    try PurgeTasks(test.store).run([rent], at: test.now)
    let changes = try test.store.changes(after: before)
    #expect(changes.uids.map { $0.contains(uid) } ?? true)
  }

  @Test("A log that was trimmed since cannot tell, so all are looked at")
  func trimmed() throws {
    let rent = try test.add("Pay rent")
    let before = try last()
    for number in 0..<5 { try rename(rent, "Pay rent \(number)") }
    try test.store.database.execute("DELETE FROM change WHERE id <= \(before + 2)")
    #expect(try test.store.changes(after: before).uids == nil)
  }

  @Test("A store that was set back cannot tell either")
  func setBack() throws {
    _ = try test.add("Pay rent")
    #expect(try test.store.changes(after: last() + 1).uids == nil)
  }

  @Test("A project that was renamed changes no item")
  func others() throws {
    _ = try test.add("Pay rent")
    let before = try last()
    var input = ProjectInput()
    input.name = "Home"
    _ = try AddProject(test.store, newUID: test.newUID).run(input, at: test.now)
    #expect(try test.store.changes(after: before).uids == [])
  }
}
