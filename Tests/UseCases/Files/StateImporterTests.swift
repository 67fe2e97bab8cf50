import Domain
import TestSupport
import Testing
import UseCases

/// The log of completions after an import.
@Suite struct StateImporterTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  private func filed(_ uid: String, completed: String? = nil) throws -> FiledTask {
    var task = try Task(uid: uid, title: "Task", projectID: 0, created: test.now)
    task.completed = try completed.map { try #require(Instant(text: $0)) }
    return FiledTask(task: task, projectName: "Home", saying: .all)
  }

  private func read(_ items: FileItem...) throws {
    var reader = ItemReader(items)
    _ = try test.importTasks(from: &reader)
  }

  private func log() throws -> [Completion] { try test.store.completions.all() }

  @Test("A task that comes as completed is logged as of then, once, and undo takes it back")
  func completed() throws {
    let task = try filed("t", completed: "2026-01-10T08:00:00Z")
    try read(.task(task))
    try read(.task(task))
    #expect(try log().map(\.completed) == [task.task.completed])
    #expect(try log().map(\.points) == [3] && log().map(\.taskUID) == ["t"])
    #expect(try log().first?.projectUID == test.store.projects.find(named: "Home")?.uid)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try log().isEmpty)
  }

  @Test("One that comes as open is taken back")
  func open() throws {
    try read(.task(filed("t", completed: "2026-01-10T08:00:00Z")))
    try read(.task(filed("t")))
    #expect(try log().isEmpty)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try log().count == 1)
  }

  @Test("One that was open and comes as completed is logged")
  func later() throws {
    let id = try test.add("Task") { $0.priority = .p0 }
    let uid = try test.store.tasks.existing(id).uid
    try read(.task(filed(uid, completed: "2026-01-10T08:00:00Z")))
    #expect(try log().map(\.taskUID) == [uid])
  }

  @Test("One that was completed at another time has its entry moved, with its points")
  func moved() throws {
    try read(.task(filed("t", completed: "2026-01-10T08:00:00Z")))
    _ = try test.store.write(.changeSettings, at: test.now) {
      try test.store.settings.insert(Setting(name: "score.points_p2", value: "9"))
    }
    let task = try filed("t", completed: "2026-01-11T08:00:00Z")
    try read(.task(task))
    #expect(try log().map(\.completed) == [task.task.completed] && log().map(\.points) == [3])
  }

  @Test("What the file logs itself counts, wherever it stands", arguments: [true, false])
  func ownEntry(isFirst: Bool) throws {
    let task = try filed("t", completed: "2026-01-10T08:00:00Z")
    var entry = Completion(
      uid: "other", taskUID: "t", occurrence: nil,
      completed: try #require(task.task.completed))
    entry.points = 42
    if isFirst {
      try read(.completion(entry), .task(task))
    } else {
      try read(.task(task), .completion(entry))
    }
    #expect(try log().map(\.points) == [42])
    // The next entry finds a uid of its own.
    try read(.task(filed("t")))
    #expect(try log().isEmpty)
  }

  @Test("The series of a task that comes as completed has its last occurrence logged")
  func series() throws {
    var task = try filed("t", completed: "2026-01-10T08:00:00Z")
    task.task.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=1")
    task.task.due = try Moment(text: "2026-01-09")
    try read(.task(task))
    #expect(try log().map(\.occurrence?.text) == ["20260109"])
    let id = try #require(try test.store.tasks.task(uid: "t")?.id)
    try ReopenTasks(test.store).run([id], at: test.now)
    #expect(try log().isEmpty)
  }

  @Test("A file of many completed tasks logs each")
  func many() throws {
    let items = try (0..<1_100).map {
      FileItem.task(try filed("t\($0)", completed: "2026-01-10T08:00:00Z"))
    }
    var reader = ItemReader(items)
    _ = try test.importTasks(from: &reader)
    #expect(try Set(log().map(\.taskUID)).count == 1_100)
  }
}
