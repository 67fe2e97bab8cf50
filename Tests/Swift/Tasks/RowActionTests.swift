import TaskcoreSwift
import Testing

/// What a row says may be done with its task.
@Suite struct RowActionTests {
  private func row(_ id: Int64, in store: Store) throws -> Row {
    let rows = try store.home("", sectionLimit: 0).sections.flatMap(\.rows)
    return try #require(rows.first { $0.id == id })
  }

  @Test("A row has the actions that its task's own screen has")
  func alike() throws {
    let store = try openStore()
    let daily = try TaskChanges {
      $0.title = "Water the plants"
      $0.due = .date(try today())
      $0.repeats = RepeatRule(rule: "FREQ=DAILY")
    }
    let (plain, repeating) = (try store.addTask("Pay rent"), try store.add(daily))
    for id in [plain, repeating] {
      #expect(try row(id, in: store).actions == store.detail(of: id).actions)
    }
    let actions = try row(plain, in: store).actions
    #expect(actions.isSuperset(of: [.edit, .complete, .delete, .addSubtask]))
    #expect(actions.isDisjoint(with: [.reopen, .restore, .endSeries]))
    #expect(try row(repeating, in: store).actions.isSuperset(of: [.skipOccurrence, .endSeries]))
  }

  @Test("What a task becomes changes them, and what they allow the store carries out")
  func changing() throws {
    let store = try openStore()
    let task = try store.addTask("Pay rent")
    try store.complete(.ids([task]))
    let completed = try store.detail(of: task).row
    #expect(completed.isDone && completed.actions.contains(.reopen))
    #expect(!completed.actions.contains(.complete))
    try store.delete(.ids([task]))
    let deleted = try store.detail(of: task).actions
    #expect(deleted.isSuperset(of: [.restore, .purge]))
    #expect(deleted.isDisjoint(with: [.edit, .complete, .delete]))
    try store.restore(.ids([task]))
    try store.reopen(.ids([task]))
    #expect(try row(task, in: store).actions.contains(.complete))
  }
}
