import Domain
import TestSupport
import Testing
import UseCases

@Suite struct ProjectTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("Inbox can be neither renamed, archived nor deleted, and its name cannot be taken")
  func inbox() throws {
    let before = try test.contents()
    #expect(refusal { try update(Project.inboxID) { $0.name = "Other" } } == .conflict)
    #expect(refusal { try update(Project.inboxID) { $0.isArchived = true } } == .conflict)
    #expect(
      refusal { try DeleteProjects(test.store).run([Project.inboxID], at: test.now) } == .conflict)
    #expect(refusal { try add("INBOX") } == .conflict)
    #expect(try test.contents() == before)
    try update(Project.inboxID) { $0.colour = .blue }
    #expect(try project(Project.inboxID).colour == .blue)
  }

  @Test("A new project has what it was given, and comes last")
  func add() throws {
    _ = try add("Zoo")
    let id = try add("Garden") {
      $0.description = "All that grows"
      $0.icon = "🌱"
      $0.colour = .green
      $0.isArchived = true
    }
    let garden = try project(id)
    #expect(garden.description == "All that grows" && garden.icon == "🌱")
    #expect(garden.colour == .green && garden.archived == test.now)
    #expect(try order() == ["Inbox", "Zoo", "Garden"])
    _ = try test.add("Task") { $0.project = .name("Attic") }
    #expect(try order() == ["Inbox", "Zoo", "Garden", "Attic"])
  }

  @Test("A project without a name is refused, and so are texts that are too long")
  func invalid() throws {
    let failure = #expect(throws: Failure.self) {
      try AddProject(test.store, newUID: test.newUID).run(ProjectInput(), at: test.now)
    }
    #expect(failure?.kind == .invalid && failure?.field == "name")
    #expect(refusal { try add(" ") } == .invalid)
    let long = String(repeating: "x", count: 1_001)
    #expect(refusal { try add("A") { $0.description = long } } == .invalid)
    #expect(refusal { try add("A") { $0.icon = long } } == .invalid)
    #expect(refusal { try update(99) { $0.icon = "x" } } == .notFound)
    #expect(try order() == ["Inbox"])
  }

  @Test("Names are the same but for case and accents")
  func names() throws {
    let id = try add("Éclair")
    let task = try test.add("Bake") { $0.project = .name("ECLAIR") }
    #expect(try test.store.tasks.task(id: task)?.projectID == id)
    try update(id) { $0.name = "eclair" }
    #expect(try project(id).name == "eclair")
    let other = try add("Other")
    #expect(refusal { try update(other) { $0.name = "ÉCLAIR" } } == .conflict)
  }

  @Test("A project is archived since an instant, and its time stays when it is archived again")
  func archive() throws {
    let id = try add("Home")
    let archived = test.now
    try update(id) { $0.isArchived = true }
    test.advance(seconds: 60)
    try update(id) { $0.isArchived = true }
    #expect(try project(id).archived == archived)
    try update(id) { $0.isArchived = false }
    #expect(try project(id).archived == nil)
  }

  @Test("No task is put into an archived project, until it is brought back")
  func archivedIsClosed() throws {
    let id = try add("Home") { $0.isArchived = true }
    let task = try test.add("Task")
    let before = try test.contents()
    let failure = #expect(throws: Failure.self) {
      try test.add("Other") { $0.project = .name("home") }
    }
    #expect(failure?.kind == .conflict && failure?.field == "project")
    #expect(failure?.message == "Project “Home” is archived: bring it back first.")
    var input = TaskInput()
    input.project = .id(id)
    #expect(
      refusal {
        try UpdateTasks(test.store, newUID: test.newUID).run([task], to: input, at: test.now)
      }
        == .conflict)
    #expect(try test.contents() == before)
    try update(id) { $0.isArchived = false }
    _ = try test.add("Other") { $0.project = .id(id) }
  }

  @Test("No task comes into an archived project by a parent or a move either")
  func archivedIsClosedToMoves() throws {
    let id = try add("Home")
    let house = try test.add("House") { $0.project = .id(id) }
    let other = try test.add("Other")
    try update(id) { $0.isArchived = true }
    let before = try test.contents()
    func refused(_ field: String, _ body: () throws -> Void) throws {
      let failure = #expect(throws: Failure.self) { try body() }
      #expect(failure?.kind == .conflict && failure?.field == field)
      #expect(failure?.message == "Project “Home” is archived: bring it back first.")
      #expect(try test.contents() == before)
    }
    try refused("parent_id") { _ = try test.add("New") { $0.parent = house } }
    try refused("parent_id") { try change([other]) { $0.parent = house } }
    try refused("project_id") { try change([other]) { $0.project = .id(id) } }
    for (field, move) in [
      ("project_id", TaskMove(into: .project(id))), ("parent_id", TaskMove(into: .parent(house))),
      ("project_id", TaskMove(.before(house), into: .project(id))),
      ("project_id", TaskMove(.after(house), into: .project(id))),
    ] {
      try refused(field) { try MoveTasks(test.store).run([other], to: move, at: test.now) }
    }
  }

  @Test("Tasks that are in an archived project can be changed and moved there, and leave it")
  func archivedInside() throws {
    let id = try add("Home")
    let house = try test.add("House") { $0.project = .id(id) }
    let roof = try test.add("Roof") { $0.project = .id(id) }
    let garden = try test.add("Garden") { $0.parent = house }
    try update(id) { $0.isArchived = true }
    try change([house, garden]) {
      $0.title = "Old"
      $0.project = .id(id)
    }
    try change([roof]) { $0.parent = house }
    for move in [
      TaskMove(.before(garden)), TaskMove(into: .project(id)), TaskMove(into: .parent(house)),
      TaskMove(.before(house), into: .project(id)),
    ] {
      try MoveTasks(test.store).run([roof], to: move, at: test.now)
      #expect(try test.store.tasks.existing(roof).projectID == id)
    }
    try MoveTasks(test.store).run([house], to: TaskMove(into: .project(1)), at: test.now)
    #expect(try test.store.tasks.existing(garden).projectID == Project.inboxID)
  }

  private func change(_ ids: [Int64], _ change: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    change(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run(ids, to: input, at: test.now)
  }

  @Test("A task that is refused brings no project into being")
  func refusedTask() throws {
    #expect(throws: Failure.self) {
      try test.add(" ") { $0.project = .name("Home") }
    }
    #expect(try test.store.projects.all().count == 1)
  }

  @Test("The tasks of a deleted project go to Inbox, and stay as they are")
  func delete() throws {
    let id = try add("Home")
    let tasks = try tasksOfAllStates(in: id)
    try DeleteProjects(test.store).run([id], at: test.now)
    let left = try test.store.tasks.tasks(ids: tasks)
    #expect(left.allSatisfy { $0.projectID == Project.inboxID })
    #expect(left.map(\.status) == [.open, .completed, .deleted])
    #expect(try order() == ["Inbox"])
  }

  @Test("With its tasks, they go to the trash in the same step; what is there keeps its time")
  func deleteWithTasks() throws {
    let id = try add("Home")
    let tasks = try tasksOfAllStates(in: id)
    let other = try test.add("Other")
    let before = try test.contents()
    let trashed = try #require(try test.store.tasks.task(id: tasks[2])?.deleted)
    test.advance(seconds: 60)
    try DeleteProjects(test.store).run([id], withTasks: true, at: test.now)
    let left = try test.store.tasks.tasks(ids: tasks)
    #expect(left.allSatisfy { $0.projectID == Project.inboxID && $0.status == .deleted })
    #expect(left.map(\.deleted) == [test.now, test.now, trashed])
    #expect(left[1].completed != nil)
    #expect(try test.store.tasks.task(id: other)?.status == .open)
    let undone = try UndoStep(test.store).run(at: test.now)
    #expect(undone.action == .deleteProject && undone.taskCount == 3 && undone.projectCount == 1)
    #expect(try test.contents() == before)
  }

  private func tasksOfAllStates(in project: Int64) throws -> [Int64] {
    let ids = try ["Open", "Completed", "Deleted"].map { title in
      try test.add(title) { $0.project = .id(project) }
    }
    try CompleteTasks(test.store).run([ids[1]], at: test.now)
    try DeleteTasks(test.store).run([ids[2]], at: test.now)
    return ids
  }

  @discardableResult
  private func add(_ name: String, _ fill: (inout ProjectInput) -> Void = { _ in }) throws -> Int64
  {
    var input = ProjectInput()
    input.name = name
    fill(&input)
    return try AddProject(test.store, newUID: test.newUID).run(input, at: test.now)
  }

  private func update(_ id: Int64, _ fill: (inout ProjectInput) -> Void) throws {
    var input = ProjectInput()
    fill(&input)
    try UpdateProject(test.store).run(id, to: input, at: test.now)
  }

  private func project(_ id: Int64) throws -> Project {
    try test.store.projects.existing(id)
  }

  private func order() throws -> [String] {
    try test.store.projects.all().inManualOrder().map(\.name)
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
