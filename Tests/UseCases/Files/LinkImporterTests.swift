import Domain
import TestSupport
import Testing
import UseCases

@Suite struct LinkImporterTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("A parent and dependencies may come after the tasks that name them")
  func forward() throws {
    let items = [
      try task("child") {
        $0.parentUID = "parent"
        $0.dependencyUIDs = ["other", "parent"]
      }, try task("parent") { $0.projectName = "Home" }, try task("other"),
    ]
    #expect(try read(items).added == 3)
    let child = try stored("child")
    #expect(child.parentID == (try stored("parent").id))
    #expect(child.dependencies == [try stored("parent").id, try stored("other").id].sorted())
    #expect(child.projectID == (try stored("parent").projectID))
    #expect(try read(items).unchanged == 3)
  }

  @Test("They may also be tasks that only the store has")
  func ofTheStore() throws {
    _ = try read([task("parent"), task("blocker")])
    _ = try read([
      task("child") {
        $0.parentUID = "parent"
        $0.dependencyUIDs = ["blocker"]
      }
    ])
    #expect(try stored("child").parentID == stored("parent").id)
    #expect(try stored("child").dependencies == [stored("blocker").id])
  }

  @Test("A task that is nowhere is refused where it is named", arguments: [true, false])
  func missing(isParent: Bool) throws {
    let failure = try refused([
      task("a"),
      task("b") {
        if isParent { $0.parentUID = "nobody" } else { $0.dependencyUIDs = ["a", "nobody"] }
      }, task("c"),
    ])
    #expect(failure.kind == .malformed)
    #expect(failure.position?.line == 2)
    #expect(failure.message.description.contains("“nobody”"))
  }

  @Test("A circle of parents is refused at one of its tasks")
  func circleOfParents() throws {
    let failure = try refused([
      task("a") { $0.parentUID = "c" }, task("b") { $0.parentUID = "a" },
      task("c") { $0.parentUID = "b" },
    ])
    #expect(failure.kind == .malformed && failure.field == "parent")
    #expect(failure.position?.line == 1)
    #expect(try refused([task("x") { $0.parentUID = "x" }]).field == "parent")
  }

  @Test("A circle of dependencies is refused at one of its tasks")
  func circleOfDependencies() throws {
    let failure = try refused([
      task("a"), task("b") { $0.dependencyUIDs = ["a", "c"] },
      task("c") { $0.dependencyUIDs = ["d"] }, task("d") { $0.dependencyUIDs = ["b", "a"] },
    ])
    #expect(failure.kind == .malformed && failure.field == "depends_on")
    #expect([2, 3].contains(failure.position?.line))
    #expect(try refused([task("x") { $0.dependencyUIDs = ["x"] }]).field == "depends_on")
  }

  @Test("A file may close a circle with what the store has, and is refused then")
  func circleWithTheStore() throws {
    _ = try read([
      task("a"),
      task("b") {
        $0.parentUID = "a"
        $0.dependencyUIDs = ["a"]
      },
    ])
    #expect(try refused([task("a") { $0.parentUID = "b" }]).field == "parent")
    #expect(try refused([task("a") { $0.dependencyUIDs = ["b"] }]).field == "depends_on")
  }

  @Test("A parent and its subtask may change places")
  func swap() throws {
    _ = try read([task("a"), task("b") { $0.parentUID = "a" }])
    let before = try test.contents()
    _ = try read([task("a") { $0.parentUID = "b" }, task("b")])
    #expect(try stored("a").parentID == stored("b").id)
    #expect(try stored("b").parentID == nil)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
  }

  @Test("A subtask is in the project of its parent, whatever the file says, and stays there")
  func projectOfSubtask() throws {
    let items = [
      try task("deep") {
        $0.parentUID = "child"
        $0.projectName = "C"
      },
      try task("child") {
        $0.parentUID = "parent"
        $0.projectName = "B"
      }, try task("parent") { $0.projectName = "A" },
    ]
    _ = try read(items)
    let project = try stored("parent").projectID
    #expect(try test.store.projects.existing(project).name == "A")
    #expect(try stored("child").projectID == project)
    #expect(try stored("deep").projectID == project)
    #expect(try read(items).unchanged == 3)
  }

  @Test("Subtasks follow their parent into another project, and count as updated")
  func carried() throws {
    _ = try read([
      task("a"), task("b") { $0.parentUID = "a" }, task("c") { $0.parentUID = "b" },
    ])
    let report = try read([
      task("b") { $0.parentUID = "a" }, task("a") { $0.projectName = "Home" },
    ])
    #expect(report.updated == 2 && report.unchanged == 0)
    #expect(try stored("c").projectID == stored("a").projectID)
    #expect(try stored("b").projectID != Project.inboxID)
  }

  @Test("A circle of many tasks is found without deep calls")
  func longCircle() throws {
    let count = 5_000
    let items = try (0..<count).map { number in
      try task("t\(number)") { $0.dependencyUIDs = ["t\((number + 1) % count)"] }
    }
    #expect(try refused(items).field == "depends_on")
  }

  private func read(_ items: [FileItem]) throws -> ImportFile.Report {
    var reader = ItemReader(items)
    return try test.importTasks(from: &reader)
  }

  private func refused(_ items: [FileItem]) throws -> Failure {
    let before = try test.contents()
    let failure = #expect(throws: Failure.self) { try read(items) }
    #expect(try test.contents() == before)
    return try #require(failure)
  }

  private func stored(_ uid: String) throws -> Task {
    try #require(try test.store.tasks.task(uid: uid))
  }

  private func task(
    _ uid: String, _ change: (inout FiledTask) -> Void = { _ in }
  ) throws -> FileItem {
    var filed = FiledTask(
      task: try Task(uid: uid, title: uid, projectID: 0, created: test.now),
      projectName: Project.inboxName, saying: .all)
    filed.properties.remove(.position)
    change(&filed)
    return .task(filed)
  }
}
