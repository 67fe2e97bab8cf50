import Domain
import Storage
import Sync
import TestSupport
import Testing
import UseCases

@testable import Interchange

/// Files over a store that went on without them.
@Suite struct MergingTests {
  private let test: TestStore
  private let rent: Int64
  private let call: Int64
  private let gone: Int64

  init() throws {
    test = try TestStore()
    rent = try test.add("Pay rent") { $0.due = try? Moment(text: "2026-02-01") }
    call = try test.add("Call the bank")
    gone = try test.add("Buy milk")
    test.advance(seconds: 60)
  }

  @Test(
    "An older file changes nothing, and says what stayed",
    arguments: [Format.json, .taskwarrior, .csv, .iCalendar])
  func older(format: Format) throws {
    let file = try format.written(from: test)
    try goOn()
    let before = try test.contents()
    let report = try format.read(file, into: test)
    #expect(try test.contents() == before)
    #expect(report.stayed == 3)
    #expect(report.added + report.updated + report.unchanged == 0)
  }

  @Test("What was changed in the file since comes in, and what was changed here since stays")
  func both() throws {
    let other = try copy(of: test)
    other.advance(seconds: 60)
    try other.change("Pay rent") { $0.notes = "By transfer" }
    try other.change("Call the bank") { $0.priority = .p0 }
    test.advance(seconds: 120)
    try test.change("Pay rent") { $0.due = try? Moment(text: "2026-03-01") }
    let report = try Format.json.read(Format.json.written(from: other), into: test)
    #expect(report.updated == 2 && report.unchanged == 1)
    let task = try #require(try test.store.tasks.task(id: rent))
    #expect(task.notes == "By transfer")
    #expect(try task.due == Moment(text: "2026-03-01"))
    #expect(task.modified == test.now)
    #expect(try test.store.tasks.task(id: call)?.priority == .p0)
  }

  @Test("The file wins where it is asked to; a purged task comes back as another one, once")
  func fileWins() throws {
    let file = try Format.json.written(from: test)
    let uids = try test.contents().tasks.map(\.uid)
    try goOn()
    let report = try Format.json.read(file, into: test, by: .fileWins)
    #expect(report.updated == 2 && report.added == 1)
    let tasks = try test.contents().tasks
    #expect(tasks.map(\.uid) == [uids[0], uids[1], ReturnedUID.after(uids[2])])
    #expect(try tasks[0].due == Moment(text: "2026-02-01"))
    #expect(tasks[1].completed == nil)
    #expect(tasks[2].title == "Buy milk")
    let again = try Format.json.read(file, into: test, by: .fileWins)
    #expect(again.unchanged == 3)
    // It was a change of now: what the file says is the same, but older. What was purged stays so.
    let older = try Format.json.read(file, into: test)
    #expect(older.unchanged == 2 && older.stayed == 1)
    #expect(try test.contents().tasks == tasks)
  }

  @Test(
    "What was edited in a file that is of the version here comes in, and is of now",
    arguments: [Format.json, .csv])
  func edited(format: Format) throws {
    let file = try format.written(from: test)
    let edited = file.replacing("Pay rent", with: "Pay the rent")
      .replacing(
        format == .csv ? ",Inbox," : #""project":"Inbox""#,
        with: format == .csv ? ",Home," : #""project":"Home""#)
    #expect(try format.read(edited, into: test).updated >= 1)
    let task = try #require(try test.store.tasks.task(id: rent))
    #expect(task.title == "Pay the rent")
    #expect(try test.store.projects.find(id: task.projectID)?.name == "Home")
    #expect(task.modified == test.now)
    #expect(try format.read(edited, into: test).updated == 0)
    #expect(try format.read(file, into: test).updated == 0)
    #expect(try test.store.tasks.task(id: rent) == task)
  }

  @Test(
    "A trial says what an import would do, and changes nothing", arguments: ImportPolicy.allCases)
  func trial(policy: ImportPolicy) throws {
    let file = try Format.json.written(from: test)
    try goOn()
    _ = try test.add("Water the flowers")
    let before = try test.contents()
    let trial = try Format.json.read(file, into: test, by: policy, isTrial: true)
    #expect(try test.contents() == before)
    #expect(try Format.json.read(file, into: test, by: policy) == trial)
  }

  @Test("Only new ones come in where that is asked for")
  func onlyNew() throws {
    let other = try copy(of: test)
    other.advance(seconds: 600)
    try other.change("Pay rent") { $0.title = "Pay the rent" }
    _ = try other.add("Water the flowers")
    let report = try Format.json.read(Format.json.written(from: other), into: test, by: .onlyNew)
    #expect(report.added == 1 && report.stayed == 1 && report.unchanged == 2)
    #expect(
      try test.contents().tasks.map(\.title) == [
        "Pay rent", "Call the bank", "Buy milk", "Water the flowers",
      ])
  }

  @Test("A task that was purged here with its subtask does not spoil the file")
  func purged() throws {
    let parent = gone
    _ = try test.add("Semi-skimmed") { $0.parent = parent }
    let file = try Format.json.written(from: test)
    test.advance(seconds: 60)
    let ids = try test.contents().tasks.suffix(2).map(\.id)
    try DeleteTasks(test.store).run(ids, at: test.now)
    try PurgeTasks(test.store).run([gone], at: test.now)
    #expect(try Format.json.read(file, into: test).stayed >= 2)
    #expect(try test.contents().tasks.count == 2)
  }

  @Test("An import that was undone can be done again")
  func undone() throws {
    let file = try Format.json.written(from: test)
    let other = try TestStore(now: "2026-01-20T12:00:00Z")
    try Format.json.read(file, into: other)
    let contents = try other.contents()
    other.advance(seconds: 60)
    _ = try UndoStep(other.store).run(at: other.now)
    #expect(try other.contents().tasks.isEmpty)
    #expect(try Format.json.read(file, into: other).added == 3)
    #expect(try other.contents().tasks.map(\.uid) == contents.tasks.map(\.uid))
  }

  @Test("Two files in either order, and each twice, give the same")
  func orders() throws {
    let (a, b) = (try copy(of: test), try copy(of: test))
    a.advance(seconds: 60)
    try a.change("Pay rent") { $0.due = try? Moment(text: "2026-04-01") }
    try a.change("Call the bank") { $0.notes = "From A" }
    b.advance(seconds: 90)
    try b.change("Pay rent") { $0.title = "Pay the rent" }
    try CompleteTasks(b.store).run([3], at: b.now)
    let files = try [a, b].map { try Format.json.written(from: $0) }
    let results = try [[0, 1, 0, 1], [1, 0, 0, 1], [0, 0, 1, 1], [1, 1, 0]].map { order in
      let store = try TestStore(now: "2026-02-01T12:00:00Z")
      for index in order { try Format.json.read(files[index], into: store) }
      return try Format.json.written(from: store)
    }
    #expect(results.allSatisfy { $0 == results[0] })
  }

  @Test(
    "A task that names one further down keeps the time of its file, and goes on with a newer one",
    arguments: [Format.json, .taskwarrior, .csv])
  func forwardLinks(format: Format) throws {
    let blocker = gone
    let a = try copy(of: test)
    a.advance(seconds: 60)
    try a.change("Pay rent") { $0.dependencies = [blocker] }
    let b = try copy(of: a)
    b.advance(seconds: 60)
    try b.change("Pay rent") { $0.title = "Pay the rent" }
    let fresh = try TestStore(now: "2026-02-01T12:00:00Z")
    for side in [a, b] { try format.read(format.written(from: side), into: fresh) }
    let task = try #require(try fresh.contents().tasks.first)
    #expect(task.title == "Pay the rent" && task.dependencies.count == 1)
    #expect(task.modified == b.now)
  }

  @Test("A task that is open below one that a file closes is a task of its own, once")
  func detached() throws {
    let parent = rent
    _ = try test.add("Ask for the number") { $0.parent = parent }
    let (a, b) = (try copy(of: test), try copy(of: test))
    a.advance(seconds: 60)
    try CompleteTasks(a.store).run([rent], at: a.now)
    b.advance(seconds: 90)
    try b.change("Ask for the number") { $0.notes = "From B" }
    let files = try [a, b].map { try Format.json.written(from: $0) }
    let results = try [[0, 1], [1, 0], [0, 0, 1, 1], [1, 1, 0, 0], [1, 0, 1]].map { order in
      let store = try TestStore(now: "2026-02-01T12:00:00Z")
      for index in order { try Format.json.read(files[index], into: store) }
      let task = try #require(
        try store.contents().tasks.first { $0.title == "Ask for the number" })
      #expect(task.parentID == nil && task.notes == "From B" && task.modified == b.now)
      return try Format.json.written(from: store)
    }
    #expect(results.allSatisfy { $0 == results[0] })
  }

  /// One task is due later, one is completed, one is purged.
  private func goOn() throws {
    try test.change("Pay rent") { $0.due = try? Moment(text: "2026-03-01") }
    try CompleteTasks(test.store).run([call], at: test.now)
    try DeleteTasks(test.store).run([gone], at: test.now)
    try PurgeTasks(test.store).run([gone], at: test.now)
    test.advance(seconds: 60)
  }

  private func copy(of test: TestStore) throws -> TestStore {
    var options = SQLiteStore.Options()
    options.path = ":memory:"
    let copy = try TestStore(options: options, uids: "copy-")
    copy.now = test.now
    try Format.json.read(Format.json.written(from: test), into: copy)
    return copy
  }
}

extension TestStore {
  /// Changes the task of that title.
  fileprivate func change(_ title: String, _ change: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    change(&input)
    let ids = try contents().tasks.filter { $0.title == title }.map(\.id)
    try UpdateTasks(store, newUID: newUID).run(ids, to: input, at: now)
  }
}
