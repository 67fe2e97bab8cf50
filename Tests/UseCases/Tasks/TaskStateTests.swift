import Domain
import TestSupport
import Testing
import UseCases

@Suite struct TaskStateTests {
  let test: TestStore
  let id: Int64

  init() throws {
    test = try TestStore()
    id = try test.add("Pay rent")
    test.advance(seconds: 60)
  }

  private var task: Task? { get throws { try test.store.tasks.task(id: id) } }

  @Test("Completing records when, and reopening forgets it")
  func complete() throws {
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try task?.status == .completed && task?.completed == test.now)
    try ReopenTasks(test.store).run([id], at: test.now)
    #expect(try task?.status == .open && task?.completed == nil)
  }

  @Test("A completed task that goes to the trash and back is still completed")
  func trash() throws {
    try CompleteTasks(test.store).run([id], at: test.now)
    try DeleteTasks(test.store).run([id], at: test.now)
    #expect(try task?.status == .deleted)
    try RestoreTasks(test.store).run([id], at: test.now)
    #expect(try task?.status == .completed)
  }

  @Test("A query that says nothing of the status means the default one, hidden or not")
  func defaultStatus() throws {
    let other = try test.add("Later") {
      $0.start = CalendarDate(year: 2027, month: 1, day: 1).map { .date($0) }
    }
    _ = try test.add("Open")
    try CompleteTasks(test.store).run([id, other], at: test.now)
    var query = TaskQuery(.priority([.p2]))
    #expect(try test.titles(query) == ["Open"])
    query.defaultStatus = .completed
    #expect(try test.titles(query) == ["Pay rent", "Later"])
    query.defaultStatus = .deleted
    #expect(try test.titles(query) == [])
    query.filter = .all([query.filter, .status([.open])])
    #expect(try test.titles(query) == ["Open"])
  }

  @Test("What a state forbids is a conflict, and changes nothing")
  func conflicts() throws {
    let before = try test.contents()
    #expect(refusal { try ReopenTasks(test.store).run([id], at: test.now) } == .conflict)
    #expect(refusal { try RestoreTasks(test.store).run([id], at: test.now) } == .conflict)
    #expect(refusal { try PurgeTasks(test.store).run([id], at: test.now) } == .conflict)
    #expect(try test.contents() == before)
    try DeleteTasks(test.store).run([id], at: test.now)
    #expect(refusal { try CompleteTasks(test.store).run([id], at: test.now) } == .conflict)
    #expect(refusal { try DeleteTasks(test.store).run([id], at: test.now) } == .conflict)
    var input = TaskInput()
    input.title = "Other"
    #expect(
      refusal {
        try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
      }
        == .conflict)
  }

  @Test("One bad id among many changes none, and is named by its index")
  func allOrNone() throws {
    let other = try test.add("Other")
    let failure = #expect(throws: Failure.self) {
      try CompleteTasks(test.store).run([id, other, 99], at: test.now)
    }
    #expect(failure?.kind == .notFound && failure?.index == 2)
    #expect(try task?.status == .open)
  }

  @Test("An id that is given twice counts once")
  func twice() throws {
    try CompleteTasks(test.store).run([id, id], at: test.now)
    #expect(try task?.status == .completed)
  }

  @Test("Only what changes a task moves its time of modification")
  func modified() throws {
    let created = try #require(try task?.modified)
    var input = TaskInput()
    input.title = "Pay rent"
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    #expect(try task?.modified == created)
    input.priority = .p0
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    #expect(try task?.modified == test.now)
  }

  @Test("A text that only looks the same is a change, and its bytes are kept")
  func canonicalEquivalents() throws {
    for title in ["caf\u{E9}", "cafe\u{301}"] {
      var input = TaskInput()
      input.title = title
      input.notes = title
      try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
      let stored = try #require(try task)
      #expect(Array(stored.title.utf8) == Array(title.utf8))
      #expect(Array(stored.notes.utf8) == Array(title.utf8))
    }
  }

  @Test("Another spelling of a tag that the store has is no change")
  func respelledTag() throws {
    var input = TaskInput()
    input.tags = ["bank"]
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    let before = try test.contents()
    test.advance(seconds: 60)
    input.tags = ["BANK"]
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
    #expect(try test.contents() == before)
  }

  private func refusal(_ body: () throws -> Void) -> Failure.Kind? {
    do {
      try body()
      return nil
    } catch {
      return (error as? Failure)?.kind
    }
  }
}
