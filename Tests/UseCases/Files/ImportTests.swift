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
    _ = try importItems([project("p1", "A"), project("p2", "B")])
    let before = try test.contents()
    _ = try importItems([project("p1", "B"), project("p2", "A")])
    #expect(try test.store.projects.find(uid: "p1")?.name == "B")
    #expect(try test.store.projects.find(uid: "p2")?.name == "A")
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
  }

  @Test("A project that would lose its name has it again, and that of the file gets a number")
  func lostName() throws {
    _ = try importItems([project("p1", "A"), project("p2", "B"), project("p3", "b 2")])
    let items = [try project("p1", "B"), .task(try task("t", "Task", in: "C"))]
    let report = try importItems(items)
    #expect(report.added == 1 && report.notes.notes.map(\.uid) == ["p1"])
    #expect(
      report.notes.notes.map { "\($0.line) \($0.kind) \($0.message)" } == [
        "1 kept There is a project “B” already: the one of the file is “B 3” here."
      ])
    let names = try ["p1", "p2", "p3"].map { try test.store.projects.find(uid: $0)?.name }
    #expect(names == ["B 3", "B", "b 2"])
    let before = try test.contents()
    _ = try importItems(items)
    #expect(try test.contents() == before)
    #expect(try importItems([project("p1", "inbox")]).notes.notes.count == 1)
    #expect(try test.contents() == before)
  }

  @Test("Uids that only look alike are two tasks, also for undo")
  func lookalikes() throws {
    let report = try importItems([
      .task(task("\u{E9}", "One", in: "Inbox")), .task(task("e\u{301}", "Two", in: "Inbox")),
    ])
    #expect(report.added == 2)
    let undone = try UndoStep(test.store).run(at: test.now)
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

  @Test("Filters may swap their names, and a name that is taken is the filter that has it")
  func filters() throws {
    _ = try importItems([filter("f1", "A", "+a", "a5"), filter("f2", "B", "+b", "a3")])
    #expect(try test.store.filters.all().map(\.name) == ["B", "A"])
    let before = try test.contents()
    _ = try importItems([filter("f1", "B", "+a"), filter("f2", "A", "+b"), filter("f3", "a", "x")])
    #expect(try test.store.filters.all().map(\.query) == ["+b", "+a"])
    #expect(try test.store.filters.all().map(\.name) == ["A", "B"])
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
    let report = try importItems([filter("f1", "B", "+a")])
    #expect(report.notes.notes.map(\.component) == ["filters"])
    #expect(Set(try test.store.filters.all().map(\.name)) == ["B", "B 2"])
  }

  @Test("A tag of a file gives its colour, and the store keeps its spelling")
  func tags() throws {
    _ = try test.add("Other") { $0.tags = ["Bank"] }
    let before = try test.contents()
    let items: [FileItem] = [
      .tag(try Tag(name: "bank", colour: .red)), .tag(try Tag(name: "new", colour: .blue)),
    ]
    _ = try importItems(items)
    #expect(try test.store.tags.find(named: "BANK") == Tag(name: "Bank", colour: .red))
    #expect(try test.store.tags.find(named: "new") == Tag(name: "new", colour: .blue))
    let after = try test.contents()
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.contents() == before)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try test.contents() == after)
  }

  @Test("A project without a position goes to the end, or stays where it is")
  func projectPositions() throws {
    let placed = try Project(uid: "p1", name: "A", created: test.now)
    var last = placed
    last.position = try OrderKey("b00")
    _ = try importItems([.project(last, hasPosition: true), project("p2", "B")])
    let second = try #require(try test.store.projects.find(uid: "p2"))
    #expect(second.position > last.position)
    _ = try importItems([project("p1", "A")])
    #expect(try test.store.projects.find(uid: "p1")?.position == last.position)
  }

  @Test("Inbox cannot be archived by a file")
  func archivedInbox() throws {
    var inbox = try Project(uid: Project.inboxUID, name: "Inbox", created: test.now)
    try inbox.archive(at: test.now)
    let failure = #expect(throws: Failure.self) {
      try importItems([.project(inbox, hasPosition: false)])
    }
    #expect(failure?.kind == .conflict)
  }

  @Test("Tasks without a position go to the end in the order of the file, and equal ones are fine")
  func positions() throws {
    let here = try test.add("Here")
    var filed = [try task("a", "A", in: "Inbox"), try task("b", "B", in: "Inbox")]
    for index in filed.indices { filed[index].properties.remove(.position) }
    var placed = try task("c", "C", in: "Inbox")
    placed.task.position = try test.store.tasks.existing(here).position
    _ = try importItems(filed.map { .task($0) } + [.task(placed)])
    let order = TaskQuery(sort: [.init(.manual)])
    // Equal ones are in the order of their uids.
    #expect(try test.titles(order) == ["C", "Here", "A", "B"])
    let before = try test.contents()
    _ = try importItems(filed.map { .task($0) })
    #expect(try test.contents() == before)
  }

  @Test("Of a known task, only what the file speaks of changes, and it was modified now")
  func partial() throws {
    let id = try test.add("Task") {
      $0.notes = "Notes"
      $0.tags = ["bank"]
      $0.due = CalendarDate(packed: 2026_02_01).map { .date($0) }
    }
    let old = try test.store.tasks.existing(id)
    test.advance(seconds: 60)
    var filed = try task(old.uid, "Other", in: "Home")
    filed.properties = [.title]
    #expect(try importItems([.task(filed)]).updated == 1)
    var expected = old
    try expected.setTitle("Other")
    expected.modified = test.now
    #expect(try test.store.tasks.existing(id) == expected)
    test.advance(seconds: 60)
    #expect(try importItems([.task(filed)]).unchanged == 1)
    #expect(try test.store.tasks.existing(id) == expected)
  }

  @Test("A time that is said to the day leaves a stored one of that day alone")
  func precision() throws {
    let due = try Moment(text: "2026-02-01T17:00:00.000Z")
    let id = try test.add("Task") { $0.due = due }
    let old = try test.store.tasks.existing(id)
    var filed = try task(old.uid, "Task", in: "Inbox")
    filed.properties = [.due, .completed]
    filed.precisions = [.due: .day, .completed: .presence]
    filed.task.due = try Moment(text: "2026-02-01")
    #expect(try importItems([.task(filed)]).unchanged == 1)
    filed.task.due = try Moment(text: "2026-02-02")
    filed.task.completed = Instant(clamping: 1)
    _ = try importItems([.task(filed)])
    #expect(try test.store.tasks.existing(id).due == filed.task.due)
    filed.task.completed = Instant(clamping: 2)
    #expect(try importItems([.task(filed)]).unchanged == 1)
    filed.task.completed = nil
    #expect(try importItems([.task(filed)]).updated == 1)
    #expect(try test.store.tasks.existing(id).status == .open)
  }

  @Test("A task that is due before it starts is refused with its place, also by a part of a file")
  func dates() throws {
    let id = try test.add("Task") { $0.due = CalendarDate(packed: 2026_02_01).map { .date($0) } }
    var filed = try task(test.store.tasks.existing(id).uid, "Task", in: "Inbox")
    filed.properties = [.start]
    filed.task.start = try Moment(text: "2026-02-02")
    let failure = #expect(throws: Failure.self) { try importItems([.task(filed)]) }
    #expect(failure?.kind == .malformed && failure?.field == "due")
    #expect(failure?.position?.line == 1)
  }

  private func importItems(_ items: [FileItem]) throws -> ImportFile.Report {
    var reader = ItemReader(items)
    return try test.importTasks(from: &reader)
  }

  private func project(_ uid: String, _ name: String) throws -> FileItem {
    .project(try Project(uid: uid, name: name, created: test.now), hasPosition: false)
  }

  private func filter(
    _ uid: String, _ name: String, _ query: String, _ position: String? = nil
  ) throws -> FileItem {
    var filter = try SavedFilter(uid: uid, name: name, query: query, created: test.now)
    if let position { filter.position = try OrderKey(position) }
    return .filter(filter, hasPosition: position != nil)
  }

  private func task(_ uid: String, _ title: String, in project: String) throws -> FiledTask {
    FiledTask(
      task: try Task(uid: uid, title: title, projectID: 0, created: test.now),
      projectName: project, saying: .all)
  }
}
