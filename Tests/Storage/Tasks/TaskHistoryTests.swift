import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

@Suite struct TaskHistoryTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("What happened to a task, in words, the oldest first")
  func words() throws {
    let id = try test.add("Rent") { $0.tags = ["bank"] }
    test.advance(seconds: 60)
    let due = try #require(CalendarDate(year: 2026, month: 2, day: 1))
    try update(id) {
      $0.title = "Pay rent"
      $0.project = .name("Home")
      $0.priority = .p0
      $0.isFavourite = true
      $0.slot = .evening
      $0.due = .some(.date(due))
      $0.estimatedDuration = .some(5_400)
      $0.tagsRemoved = ["bank"]
    }
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(
      try history(id) == [
        "id: nil > \(id)",
        "title: Rent > Pay rent",
        "project: Inbox > Home",
        "priority: P2 > P0",
        "favourite: no > yes",
        "slot: morning > evening",
        "due: nil > 2026-02-01",
        "estimated_duration: nil > 1h30m",
        "tag: bank > nil",
        "completed: nil > 2026-01-15T12:01:00.000Z",
      ])
    let entries = try test.store.history(ofTask: id)
    #expect(
      entries.map(\.action).first == .addTasks && entries.map(\.action).last == .completeTasks)
    #expect(entries.last?.at == test.now && entries.last?.device == "uid-000001")
    #expect(Set(entries.map(\.stepID)).count == 3)
  }

  @Test("Undo is a part of it, and so is the time in the trash")
  func undoAndTrash() throws {
    let id = try test.add("Rent")
    try DeleteTasks(test.store).run([id], at: test.now)
    _ = try UndoStep(test.store).run(at: test.now)
    try DeleteTasks(test.store).run([id], at: test.now)
    let actions = try test.store.history(ofTask: id).map(\.action)
    #expect(actions == [.addTasks, .deleteTasks, .undo, .deleteTasks])
  }

  @Test("What a task belonged to is called by its present name, or by its uid when it is gone")
  func names() throws {
    let id = try test.add("Rent") { $0.project = .name("Home") }
    let blocker = try test.add("Stamps")
    let uid = try test.store.tasks.existing(blocker).uid
    try update(id) { $0.project = .id(Project.inboxID) }
    try test.store.write(.updateTasks, at: test.now) {
      let old = try test.store.tasks.existing(id)
      var task = old
      try task.setDependencies([blocker])
      try test.store.tasks.save(task, over: old, modified: test.now)
    }
    #expect(try history(id).last == "dependency: nil > Stamps")
    let home = try #require(try test.store.projects.find(named: "Home"))
    var input = ProjectInput()
    input.name = "House"
    try UpdateProject(test.store).run(home.id, to: input, at: test.now)
    #expect(try history(id).contains("project: House > Inbox"))
    try DeleteProjects(test.store).run([home.id], at: test.now)
    try DeleteTasks(test.store).run([blocker], at: test.now)
    try PurgeTasks(test.store).run([blocker], at: test.now)
    let later = try history(id)
    #expect(later.contains("project: \(home.uid) > Inbox"))
    #expect(later.contains("dependency: nil > \(uid)"))
  }

  @Test("A task that is not there, and one that was purged, have none")
  func unknown() throws {
    let id = try test.add("Rent")
    try DeleteTasks(test.store).run([id], at: test.now)
    try PurgeTasks(test.store).run([id], at: test.now)
    for unknown in [id, 99, -1] {
      let failure = #expect(throws: Failure.self) { try test.store.history(ofTask: unknown) }
      #expect(failure?.kind == .notFound && failure?.field == "id")
    }
  }

  @Test("It is found by an index, and so are the old tasks in the trash and the counts of projects")
  func plans() throws {
    let steps = try plan(SQLiteStore.historyOfTask)
    #expect(steps.filter { $0.hasPrefix("SEARCH c USING INDEX change_by_uid (uid=?") }.count == 2)
    #expect(!steps.contains { $0.hasPrefix("SCAN c") || $0.hasPrefix("SCAN change") })
    #expect(
      try plan("SELECT id FROM task WHERE deleted_ms IS NOT NULL AND deleted_ms < ?") == [
        "SEARCH task USING COVERING INDEX task_by_deleted (deleted_ms>? AND deleted_ms<?)"
      ])
    // SQLite calls no index covering that has a generated column, and yet reads nothing else here.
    #expect(try plan(SQLiteStore.countOfTasks) == ["SCAN task USING INDEX task_by_project"])
  }

  @Test("Only what went to the trash before an instant is purged, and counted")
  func purgeOld() throws {
    let ids = try ["Old", "Edge", "Open"].map { try test.add($0) }
    try DeleteTasks(test.store).run([ids[0]], at: test.now)
    test.advance(seconds: 60)
    try DeleteTasks(test.store).run([ids[1]], at: test.now)
    let purge = PurgeOldTasks(test.store)
    #expect(try purge.run(deletedBefore: test.now, at: test.now) == 1)
    #expect(try test.contents().tasks.map(\.title) == ["Edge", "Open"])
    #expect(try purge.run(deletedBefore: test.now, at: test.now) == 0)
    #expect(try UndoStep(test.store).run(at: test.now).action == .deleteTasks)
  }

  private func update(_ id: Int64, _ fill: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    fill(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }

  private func history(_ id: Int64) throws -> [String] {
    try test.store.history(ofTask: id).map {
      "\($0.property): \($0.old ?? "nil") > \($0.new ?? "nil")"
    }
  }

  private func plan(_ sql: String) throws -> [String] {
    let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
    defer { explain.reset() }
    var lines: [String] = []
    while try explain.step() { lines.append(explain.text(3)) }
    return lines
  }
}
