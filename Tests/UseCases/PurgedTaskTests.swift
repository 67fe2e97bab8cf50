import Domain
import TestSupport
import Testing
import UseCases

/// What stays of tasks that were purged.
@Suite struct PurgedTaskTests {
  let test: TestStore
  let rent: Int64
  let created: Instant

  init() throws {
    let test = try TestStore()
    self.test = test
    created = test.now
    rent = try test.add("Rent") {
      $0.project = .name("Home")
      $0.tags = ["Bank"]
      $0.due = try? Moment(text: "2026-01-14")
    }
    test.advance(seconds: 60)
  }

  private func purge(_ id: Int64) throws {
    try DeleteTasks(test.store)([id], at: test.now)
    test.advance(seconds: 60)
    try PurgeTasks(test.store)([id], at: test.now)
  }

  @Test("When it came, was due and went, and in which project, and no text of it")
  func record() throws {
    let task = try test.store.tasks.existing(rent)
    let deleted = test.now
    try purge(rent)
    var expected = PurgedTask(uid: task.uid, created: created, deleted: deleted)
    expected.id = 1
    expected.due = task.due
    expected.projectUID = try #require(try test.store.projects.project(named: "Home")?.uid)
    #expect(try test.store.purgedTasks.all() == [expected])
  }

  @Test("Whether it repeated, when it was completed, and those below it")
  func more() throws {
    let series = try test.add("Series") {
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
      $0.due = try? Moment(text: "2026-01-15")
    }
    let child = try test.add("Child") { $0.parent = self.rent }
    let completed = test.now
    try CompleteTasks(test.store)([rent], at: test.now)
    test.advance(seconds: 60)
    try DeleteTasks(test.store)([rent, series], at: test.now)
    test.advance(seconds: 60)
    #expect(try PurgeOldTasks(test.store)(deletedBefore: test.now, at: test.now) == 3)
    let purged = try test.store.purgedTasks.all()
    #expect(purged.map(\.repeats) == [false, true, false])
    #expect(purged.map(\.completed) == [completed, nil, completed])
    #expect(try test.store.tasks.task(id: child) == nil)
  }

  @Test("Undo of earlier steps neither takes its points away nor gives it some")
  func undo() throws {
    let other = try test.add("Other")
    try CompleteTasks(test.store)([rent, other], at: test.now)
    test.advance(seconds: 60)
    let taken = try test.add("Taken back")
    try CompleteTasks(test.store)([taken], at: test.now)
    try ReopenTasks(test.store)([taken], at: test.now)
    let uid = try test.store.tasks.existing(rent).uid
    try purge(rent)
    try purge(taken)
    while (try? UndoStep(test.store)(at: test.now)) != nil {
      #expect(try test.store.completions.all().filter { $0.taskUID == uid }.count == 1)
      #expect(try test.store.completions.all().count <= 2)
    }
    #expect(try test.store.completions.all().map(\.taskUID) == [uid])
    #expect(try test.store.purgedTasks.all().count == 2)
    while (try? RedoStep(test.store)(at: test.now)) != nil {}
    #expect(try test.store.completions.all().count == 2)
  }

  @Test("Undo takes no postponement of it away either")
  func postponement() throws {
    var input = TaskInput()
    input.due = .some(nil)
    try UpdateTasks(test.store, newUID: test.newUID)([rent], to: input, at: test.now)
    try purge(rent)
    while (try? UndoStep(test.store)(at: test.now)) != nil {}
    #expect(try test.store.postponements.all().count == 1)
  }

  @Test("It is forgotten when the task is imported again, and undo brings it back")
  func imported() throws {
    let task = try test.store.tasks.existing(rent)
    try CompleteTasks(test.store)([rent], at: test.now)
    let completed = test.now
    try purge(rent)
    let before = try test.contents()
    var filed = FiledTask(task: task, projectName: "Home")
    filed.task.completed = completed
    var reader = ItemReader([.task(filed)])
    _ = try test.importTasks(from: &reader)
    #expect(try test.store.purgedTasks.all().isEmpty)
    #expect(try test.store.completions.all() == before.completions)
    _ = try UndoStep(test.store)(at: test.now)
    #expect(try test.contents() == before)
    _ = try RedoStep(test.store)(at: test.now)
    try purge(#require(try test.store.tasks.task(uid: task.uid)?.id))
    #expect(try test.store.purgedTasks.all().map(\.uid) == [task.uid])
    #expect(try test.store.completions.all() == before.completions)
  }

  @Test("One that is imported open takes its completion back")
  func importedOpen() throws {
    let task = try test.store.tasks.existing(rent)
    try CompleteTasks(test.store)([rent], at: test.now)
    try purge(rent)
    var reader = ItemReader([.task(FiledTask(task: task, projectName: "Home"))])
    _ = try test.importTasks(from: &reader)
    #expect(try test.store.completions.all().isEmpty)
  }
}
