import Domain
import TestSupport
import Testing
import UseCases

/// What is kept of overdue tasks that get another due.
@Suite struct PostponementTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  private func add(_ due: String?, rule: String? = nil) throws -> Int64 {
    let id = try test.add("Task") {
      $0.project = .name("Home")
      $0.due = due.flatMap { try? Moment(text: $0) }
      $0.repeatRule = rule.flatMap { try? RepeatRule($0) }
    }
    test.advance(seconds: 60)
    return id
  }

  private func update(_ id: Int64, _ change: (inout TaskInput) throws -> Void) throws {
    var input = TaskInput()
    try change(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }

  private func postponed() throws -> [String] {
    try test.store.postponements.all().map { $0.due?.text ?? "none" }
  }

  @Test(
    "It says which task was due when, until when, and in which project", arguments: [true, false])
  func update(losesDue: Bool) throws {
    let id = try add("2026-01-14")
    try update(id) { $0.due = losesDue ? .some(nil) : try Moment(text: "2026-01-20") }
    let uid = try test.store.tasks.existing(id).uid
    let found = try #require(try test.store.postponements.all().first)
    #expect(found.taskUID == uid && found.ended == test.now && found.due?.text == "2026-01-14")
    #expect(try found.projectUID == test.store.projects.find(named: "Home")?.uid)
    let text = try #require(Instant(text: "2026-01-15T12:01:00Z")).text
    #expect(
      found.uid == OccurrenceUID.make(series: uid, occurrence: "postponement 2026-01-14 \(text)"))
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try postponed().isEmpty)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try postponed() == ["2026-01-14"])
  }

  @Test("What was not overdue is not postponed: today, a minute ahead, no due at all, the same due")
  func notOverdue() throws {
    for due in ["2026-01-15", "2026-01-15T13:00:00.000Z", nil] {
      let id = try add(due)
      try update(id) { $0.due = try Moment(text: "2026-01-20") }
    }
    let late = try add("2026-01-14")
    try update(late) { $0.due = try Moment(text: "2026-01-14") }
    try update(late) { $0.title = "Other" }
    #expect(try postponed().isEmpty)
  }

  @Test("Neither is what is completed, or came at the same instant")
  func notOpen() throws {
    let done = try add("2026-01-14")
    try CompleteTasks(test.store).run([done], at: test.now)
    try update(done) { $0.due = .some(nil) }
    let new = try test.add("New") { $0.due = try? Moment(text: "2026-01-14") }
    try update(new) { $0.due = .some(nil) }
    #expect(try postponed().isEmpty)
  }

  @Test("An overdue occurrence that is skipped is postponed, and one that is completed is not")
  func series() throws {
    let id = try add("2026-01-10", rule: "FREQ=DAILY")
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try postponed().isEmpty)
    try SkipOccurrences(test.store).run([id], at: test.now)
    #expect(try postponed() == ["2026-01-11"])
  }

  @Test("An overdue occurrence that is moved is postponed once")
  func occurrence() throws {
    let id = try add("2026-01-10", rule: "FREQ=DAILY")
    var input = TaskInput()
    input.due = try Moment(text: "2026-02-01")
    _ = try UpdateOccurrence(test.store, newUID: test.newUID).run(id, to: input, at: test.now)
    #expect(try postponed() == ["2026-01-10"])
  }

  @Test("An overdue subtask that goes along with its task is postponed")
  func subtask() throws {
    let id = try add("2026-01-14", rule: "FREQ=DAILY")
    let child = try add("2026-01-13")
    try update(child) { $0.parent = id }
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try test.store.tasks.existing(child).due?.text == "2026-01-14")
    #expect(try postponed() == ["2026-01-13"])
  }

  @Test("To and fro at one instant is one postponement")
  func twice() throws {
    let id = try add("2026-01-14")
    for due in ["2026-01-20", "2026-01-14", "2026-01-20"] {
      try update(id) { $0.due = try Moment(text: due) }
    }
    #expect(try postponed() == ["2026-01-14"])
  }

  @Test("A task that gets its old due back was never postponed from it, and undo restores that")
  func backToOldDue() throws {
    let id = try add("2026-01-14")
    for due in ["2026-01-13", "2026-01-20"] {
      test.advance(seconds: 60)
      try update(id) { $0.due = try Moment(text: due) }
    }
    #expect(try postponed() == ["2026-01-14", "2026-01-13"])
    try update(id) { $0.due = try Moment(text: "2026-01-14") }
    #expect(try postponed() == ["2026-01-13"])
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try postponed() == ["2026-01-14", "2026-01-13"])
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try postponed() == ["2026-01-13"])
  }

  @Test(
    "While it is completed, its entry in the log has another due; reopening gives the old one back")
  func backToOldDueWhileCompleted() throws {
    let id = try add("2026-01-14")
    try update(id) { $0.due = try Moment(text: "2026-01-20") }
    try CompleteTasks(test.store).run([id], at: test.now)
    try update(id) { $0.due = try Moment(text: "2026-01-14") }
    #expect(try postponed() == ["2026-01-14"])
    try ReopenTasks(test.store).run([id], at: test.now)
    #expect(try postponed().isEmpty)
  }

  @Test("The same due of another task postpones as before")
  func sameDueOfAnother() throws {
    let ids = [try add("2026-01-14"), try add("2026-01-20")]
    try update(ids[0]) { $0.due = try Moment(text: "2026-01-20") }
    try update(ids[1]) { $0.due = try Moment(text: "2026-01-14") }
    #expect(try postponed() == ["2026-01-14"])
  }

  @Test("An occurrence that was skipped and comes again, by completing the one before, is due once")
  func occurrenceComesAgain() throws {
    let id = try add("2026-01-10", rule: "FREQ=DAILY")
    try SkipOccurrences(test.store).run([id], at: test.now)
    test.advance(seconds: 60)
    try update(id) { $0.due = try Moment(text: "2026-01-09") }
    #expect(try postponed() == ["2026-01-10", "2026-01-11"])
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try test.store.tasks.existing(id).due?.text == "2026-01-10")
    #expect(try postponed() == ["2026-01-11"])
  }

  @Test("A file that gives a task its old due back takes the postponement back")
  func importedOldDue() throws {
    let id = try add("2026-01-14")
    var filed = FiledTask(
      task: try test.store.tasks.existing(id), projectName: "Home", saying: .all)
    try update(id) { $0.due = try Moment(text: "2026-01-20") }
    filed.task.due = try Moment(text: "2026-01-14")
    var reader = ItemReader([.task(filed)])
    _ = try test.importTasks(from: &reader, by: .fileWins)
    #expect(try test.store.tasks.existing(id).due?.text == "2026-01-14")
    #expect(try postponed().isEmpty)
  }

  @Test("A file postpones, unless it tells itself how the task went on")
  func imported() throws {
    let id = try add("2026-01-14")
    let task = try test.store.tasks.existing(id)
    var filed = FiledTask(task: task, projectName: "Home", saying: .all)
    filed.task.due = try Moment(text: "2026-01-20")
    var known = Postponement(
      uid: "elsewhere", taskUID: task.uid, due: try Moment(text: "2026-01-14"), ended: test.now)
    known.projectUID = "home"
    var completion = Completion(
      uid: "done", taskUID: task.uid, occurrence: nil, completed: test.now)
    completion.due = known.due
    for (more, count) in [
      ([FileItem.postponement(known)], 1), ([.completion(completion)], 0), ([], 1),
    ] {
      var reader = ItemReader([.task(filed)] + more)
      _ = try test.importTasks(from: &reader)
      #expect(try postponed().count == count)
      _ = try UndoStep(test.store).run(at: test.now)
      #expect(try postponed().isEmpty)
    }
  }
}
