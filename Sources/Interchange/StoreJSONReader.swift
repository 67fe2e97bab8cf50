package import Domain

/// Reads Taskcore's own files: see ``StoreJSON``.
///
/// Of a task, the title alone is required, so that a file can be written by hand.
package struct StoreJSONReader: TaskFileReader {
  private enum Section {
    case header
    case members
    case projects
    case tasks
    case end
  }

  package private(set) var position = TextPosition(line: 1, column: 1)

  private var json: JSONReader
  private let newUID: () -> String
  private let now: Instant
  private var section = Section.header
  private var hadTasks = false
  private var index = 0

  /// - Parameters:
  ///   - source: gives the text.
  ///   - newUID: makes the uid of a project or task that the file gives none.
  ///   - now: when those were created that the file does not say it of.
  package init(source: @escaping ByteSource, newUID: @escaping () -> String, now: Instant) {
    json = JSONReader(source: source)
    self.newUID = newUID
    self.now = now
  }

  package mutating func next() throws -> FileItem? {
    while true {
      switch section {
      case .header: try readHeader()
      case .members: try readMember()
      case .projects:
        if let object = try nextObject("projects", StoreJSON.projectMembers) {
          return .project(try project(from: object))
        }
      case .tasks:
        if let object = try nextObject("tasks", StoreJSON.taskMembers) {
          return .task(try task(from: object))
        }
      case .end: return nil
      }
    }
  }

  private mutating func readHeader() throws {
    guard case .beginObject = try json.next(), case .name("format") = try json.next(),
      case .string(StoreJSON.format) = try json.next(), case .name("version") = try json.next()
    else {
      throw Failure(
        .malformed,
        "A file of Taskcore begins with {\"format\":\"taskcore\",\"version\":1 — this one does not.",
        field: "format", position: json.position)
    }
    guard case .number(let digits) = try json.next(), let version = Int64(digits), version >= 1
    else {
      throw Failure(
        .malformed, "The version of the format is a whole number from 1.", field: "version",
        position: json.position)
    }
    guard version <= StoreJSON.version else {
      throw Failure(
        .tooNew,
        "The file has version \(version) of the format; versions to \(StoreJSON.version) are read.",
        field: "version", position: json.position)
    }
    section = .members
  }

  private mutating func readMember() throws {
    switch try json.next() {
    case .name("projects"):
      if hadTasks {
        throw Failure(
          .malformed, "“projects” comes after “tasks”; it must come before.", field: "projects",
          position: json.position)
      }
      section = .projects
    case .name("tasks"):
      hadTasks = true
      section = .tasks
    case .name(let name):
      throw Failure(
        .malformed, "“\(name.prefix(40))” is not a member of the file: projects and tasks are.",
        field: String(name.prefix(40)), position: json.position)
    default:
      _ = try json.next()  // the end, or it refuses what follows
      section = .end
      return
    }
    index = 0
    guard case .beginArray = try json.next() else {
      throw Failure(
        .malformed, "An array was expected here.", field: hadTasks ? "tasks" : "projects",
        position: json.position)
    }
  }

  /// The next object of an array, or nil at its end.
  private mutating func nextObject(
    _ array: String, _ known: Set<String>
  ) throws -> FiledObject? {
    json.beginItem()
    let token = try json.next()
    if token == .endArray {
      section = .members
      return nil
    }
    position = json.position
    let object = try json.object(startingWith: token, path: "\(array)[\(index)]")
    index += 1
    if let unknown = object.members.first(where: { !known.contains($0.name) }) {
      throw object.refusal(
        "“\(unknown.name.prefix(40))” is not a member of \(array) in this version of the format.",
        of: unknown)
    }
    return object
  }

  private func project(from object: FiledObject) throws -> Project {
    try Project(
      id: object.read("id", as: identifier) ?? 0,
      uid: object.read("uid") { try TextRule.uid.line($0.string()) } ?? newUID(),
      name: object.require("name") { try TextRule.projectName.line($0.string()) },
      created: object.read("created", as: instant) ?? now)
  }

  private func task(from object: FiledObject) throws -> FiledTask {
    var task = try Task(
      uid: object.read("uid") { try TextRule.uid.line($0.string()) } ?? newUID(),
      title: object.require("title") { try TextRule.title.line($0.string()) },
      projectID: Project.inboxID,
      created: object.read("created", as: instant) ?? now)
    task.id = try object.read("id", as: identifier) ?? 0
    task.modified = try object.read("modified", as: instant) ?? now
    try object.read("notes") { try task.setNotes($0.string()) }
    task.tags = try object.read("tags", as: tags) ?? TagSet()
    task.priority = try object.read("priority") { try Priority(text: $0.string()) } ?? .p2
    task.isFavourite = try object.read("favourite") { try $0.bool() } ?? false
    task.due = try object.read("due") { try Moment(text: $0.string()) }
    task.completed = try object.read("completed", as: instant)
    task.deleted = try object.read("deleted", as: instant)
    task.kept = try object.read("kept") { JSONValue.object(try $0.object()).text }
    let project = try object.read("project") { try TextRule.projectName.line($0.string()) }
    return FiledTask(task: task, projectName: project ?? Project.inboxName)
  }

  private func identifier(_ value: JSONValue) throws -> Int64 {
    try value.integer(in: StoreJSON.identifiers)
  }

  private func tags(_ value: JSONValue) throws -> TagSet {
    try TagSet(value.array().map { try $0.string() })
  }

  private func instant(_ value: JSONValue) throws -> Instant {
    let text = try value.string()
    guard let instant = Instant(text: text) else {
      throw Failure(
        .malformed,
        "“\(text.prefix(40))” is not an instant such as 2026-12-24T16:00:00.000Z.")
    }
    return instant
  }
}
