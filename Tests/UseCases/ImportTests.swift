import Domain
import TestSupport
import Testing
import UseCases

@Suite struct ImportTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("Projects may swap their names in a file, and undo gives them back")
  func swappedNames() throws {
    _ = try importItems([.project(project("p1", "A")), .project(project("p2", "B"))])
    let before = try test.contents()
    _ = try importItems([.project(project("p1", "B")), .project(project("p2", "A"))])
    #expect(try test.store.projects.project(uid: "p1")?.name == "B")
    #expect(try test.store.projects.project(uid: "p2")?.name == "A")
    _ = try UndoStep(test.store)(at: test.now)
    #expect(try test.contents() == before)
  }

  @Test("A project that would lose its name is a conflict, and nothing is imported")
  func lostName() throws {
    _ = try importItems([.project(project("p1", "A")), .project(project("p2", "B"))])
    let before = try test.contents()
    let failure = #expect(throws: Failure.self) {
      try importItems([.project(project("p1", "B")), .task(task("t", "Task", in: "C"))])
    }
    #expect(failure?.kind == .conflict && failure?.position?.line == 1)
    #expect(throws: Failure.self) { try importItems([.project(project("p1", "inbox"))]) }
    #expect(try test.contents() == before)
  }

  @Test("Uids that only look alike are two tasks, also for undo")
  func lookalikes() throws {
    let report = try importItems([
      .task(task("\u{E9}", "One", in: "Inbox")), .task(task("e\u{301}", "Two", in: "Inbox")),
    ])
    #expect(report.added == 2)
    let undone = try UndoStep(test.store)(at: test.now)
    #expect(undone.taskCount == 2)
    #expect(try test.contents().tasks.isEmpty)
  }

  @Test("The same file again changes nothing, whatever spelling the store has of a tag")
  func again() throws {
    _ = try test.add("Other") { $0.tags = ["Bank"] }
    var filed = try task("t", "Task", in: "Inbox")
    filed.task.tags = try TagSet(["bank"])
    #expect(try importItems([.task(filed)]).added == 1)
    #expect(try importItems([.task(filed)]).unchanged == 1)
  }

  @Test("An id that would leave too few behind it is not taken over")
  func hugeID() throws {
    var filed = try task("t", "Task", in: "Inbox")
    filed.task.id = 1 << 53
    _ = try importItems([.task(filed)])
    #expect(try test.store.tasks.task(uid: "t")?.id == 1)
  }

  private func importItems(_ items: [FileItem]) throws -> ImportTasks.Report {
    var reader = Items(items: items)
    return try ImportTasks(test.store, newUID: test.newUID)(from: &reader, at: test.now) { _ in }
  }

  private func project(_ uid: String, _ name: String) throws -> Project {
    try Project(uid: uid, name: name, created: test.now)
  }

  private func task(_ uid: String, _ title: String, in project: String) throws -> FiledTask {
    FiledTask(
      task: try Task(uid: uid, title: title, projectID: 0, created: test.now),
      projectName: project)
  }

  /// A file in memory: each item is a line.
  private struct Items: TaskFileReader {
    var items: [FileItem]
    var position = TextPosition(line: 0, column: 1)

    mutating func next() -> FileItem? {
      position.line += 1
      return items.isEmpty ? nil : items.removeFirst()
    }
  }
}
