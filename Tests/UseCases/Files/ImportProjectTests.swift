import Domain
import TestSupport
import Testing
import UseCases

/// What a file says of the order and the archiving of projects.
@Suite struct ImportProjectTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("A place that a file gives is kept; a project without one comes last, or stays where it is")
  func positions() throws {
    _ = try test.add("Task") { $0.project = .name("Here") }
    try importItems([
      .project(project("z", "Last"), hasPosition: false),
      .project(placed("a", "First", "a0V"), hasPosition: true),
    ])
    #expect(try order() == ["Inbox", "First", "Here", "Last"])
    try importItems([
      .project(project("z", "Still last"), hasPosition: false),
      .project(project("a", "First"), hasPosition: false),
    ])
    #expect(try order() == ["Inbox", "First", "Here", "Still last"])
  }

  @Test("Tasks of an archived project are taken in")
  func archived() throws {
    var home = try project("h", "Home")
    try home.archive(at: test.now)
    let task = try Task(uid: "t", title: "Task", projectID: 0, created: test.now)
    try importItems([
      .project(home, hasPosition: false),
      .task(FiledTask(task: task, projectName: "Home", saying: .all)),
    ])
    let stored = try #require(try test.store.projects.find(named: "home"))
    #expect(stored.archived == test.now)
    #expect(try test.store.tasks.task(uid: "t")?.projectID == stored.id)
  }

  @Test("A file cannot rename, archive or move Inbox")
  func inbox() throws {
    let before = try test.contents()
    var inbox = try placed(Project.inboxUID, "Inbox", "c000")
    try importItems([.project(inbox, hasPosition: true)])
    #expect(try test.contents() == before)
    try inbox.archive(at: test.now)
    let archived = #expect(throws: Failure.self) {
      try importItems([.project(inbox, hasPosition: true)])
    }
    #expect(archived?.kind == .conflict)
    for name in ["Other", "INBOX"] {
      let renamed = #expect(throws: Failure.self) {
        try importItems([.project(project(Project.inboxUID, name), hasPosition: false)])
      }
      #expect(renamed?.kind == .conflict)
    }
    #expect(try test.contents() == before)
  }

  @Test("A project that cannot be below the one that it names stands at the top")
  func misplaced() throws {
    let report = try importNoting([
      .project(below("missing", "a", "A"), hasPosition: false),
      .project(below("c", "b", "B"), hasPosition: false),
      .project(below("b", "c", "C"), hasPosition: false),
      .project(below("c", "d", "D"), hasPosition: false),
    ])
    #expect(report.notes.notes.map(\.uid) == ["a", "b"])
    let parents = try ["a", "b", "c", "d"].map { try test.store.projects.find(uid: $0)?.parentUID }
    #expect(parents == [nil, nil, "b", "c"])
  }

  @Test("Projects of a file that are too deep are brought to the top")
  func deep() throws {
    let chain = try (0..<25).map { number -> FileItem in
      let name = "P\(number)"
      return .project(
        number == 0 ? try project(name, name) : try below("P\(number - 1)", name, name),
        hasPosition: false)
    }
    let report = try importNoting(chain.reversed())
    #expect(report.notes.notes.map(\.uid) == ["P10", "P20"])
    #expect(try test.store.projects.all().count == 26)
    #expect(try test.store.projects.find(uid: "P10")?.parentUID == nil)
    #expect(try test.store.projects.find(uid: "P24")?.parentUID == "P23")
  }

  private func below(_ parent: String, _ uid: String, _ name: String) throws -> Project {
    var project = try project(uid, name)
    try project.setParentUID(parent)
    return project
  }

  private func importNoting(_ items: [FileItem]) throws -> ImportFile.Report {
    var reader = Items(items: items)
    return try test.importTasks(from: &reader)
  }

  private func project(_ uid: String, _ name: String) throws -> Project {
    try Project(uid: uid, name: name, created: test.now)
  }

  private func placed(_ uid: String, _ name: String, _ position: String) throws -> Project {
    var project = try project(uid, name)
    project.position = try OrderKey(position)
    return project
  }

  private func order() throws -> [String] {
    try test.store.projects.all().inManualOrder().map(\.name)
  }

  private func importItems(_ items: [FileItem]) throws {
    var reader = Items(items: items)
    _ = try test.importTasks(from: &reader)
  }

  /// A file in memory: each item is a line.
  private struct Items: StoreInterchangeReader {
    var items: [FileItem]
    var position = TextPosition(line: 0, column: 1)

    mutating func next() -> FileItem? {
      position.line += 1
      return items.isEmpty ? nil : items.removeFirst()
    }
  }
}
