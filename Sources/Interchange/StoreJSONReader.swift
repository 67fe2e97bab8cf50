package import Domain

/// Reads Taskcore's own files: see ``StoreJSON``.
///
/// Of a task, the title alone is required, so that a file can be written by hand.
package struct StoreJSONReader: TaskFileReader {
  private enum Place {
    case header
    case members
    case items(StoreJSON.Section)
    case end
  }

  package private(set) var position = TextPosition(line: 1, column: 1)

  private var json: JSONReader
  private let newUID: () -> String
  private let now: Instant
  private var place = Place.header
  /// The array that was read last.
  private var section: StoreJSON.Section?
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
      switch place {
      case .header: try readHeader()
      case .members: try readMember()
      case .items(let section):
        if let object = try nextObject(of: section) { return try item(of: section, object) }
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
    place = .members
  }

  private mutating func readMember() throws {
    guard case .name(let name) = try json.next() else {
      _ = try json.next()  // the end, or it refuses what follows
      place = .end
      return
    }
    guard let next = StoreJSON.Section.allCases.first(where: { $0.name == name }) else {
      throw Failure(
        .malformed,
        "“\(name.prefix(40))” is not a member of the file: projects, tags, filters and tasks are.",
        field: String(name.prefix(40)), position: json.position)
    }
    if let section, section.rawValue > next.rawValue {
      throw Failure(
        .malformed, "“\(next.name)” comes after “\(section.name)”; it must come before.",
        field: next.name, position: json.position)
    }
    section = next
    place = .items(next)
    index = 0
    guard case .beginArray = try json.next() else {
      throw Failure(
        .malformed, "An array was expected here.", field: next.name, position: json.position)
    }
  }

  /// The next object of an array, or nil at its end.
  private mutating func nextObject(of section: StoreJSON.Section) throws -> FiledObject? {
    json.beginItem()
    let token = try json.next()
    if token == .endArray {
      place = .members
      return nil
    }
    position = json.position
    let object = try json.object(startingWith: token, path: "\(section.name)[\(index)]")
    index += 1
    if let unknown = object.members.first(where: { !section.members.contains($0.name) }) {
      throw object.refusal(
        "“\(unknown.name.prefix(40))” is not a member of \(section.name) in this version of the "
          + "format.", of: unknown)
    }
    return object
  }

  private func item(of section: StoreJSON.Section, _ object: FiledObject) throws -> FileItem {
    switch section {
    case .projects:
      .project(try project(from: object), hasPosition: object["position"] != nil)
    case .tags: .tag(try tag(from: object))
    case .filters: .filter(try filter(from: object), hasPosition: object["position"] != nil)
    case .tasks: .task(try task(from: object))
    }
  }

  private func project(from object: FiledObject) throws -> Project {
    var project = try Project(
      id: object.read("id", as: identifier) ?? 0,
      uid: object.read("uid", as: uid) ?? newUID(),
      name: object.require("name") { try TextRule.projectName.line($0.string()) },
      created: object.read("created", as: instant) ?? now)
    try object.read("description") { try project.setDescription($0.string()) }
    project.colour = try object.read("colour", as: colour) ?? .black
    try object.read("icon") { try project.setIcon($0.string()) }
    project.position = try object.read("position", as: position) ?? .first
    try object.read("archived") { try project.archive(at: instant($0)) }
    return project
  }

  private func tag(from object: FiledObject) throws -> Tag {
    try Tag(
      name: object.require("name") { try TextRule.tagName.line($0.string()) },
      colour: object.read("colour", as: colour) ?? .black)
  }

  private func filter(from object: FiledObject) throws -> SavedFilter {
    var filter = try SavedFilter(
      uid: object.read("uid", as: uid) ?? newUID(),
      name: object.require("name") { try TextRule.filterName.line($0.string()) },
      query: object.require("query") { try TextRule.filterQuery.line($0.string()) },
      created: object.read("created", as: instant) ?? now)
    filter.id = try object.read("id", as: identifier) ?? 0
    filter.colour = try object.read("colour", as: colour) ?? .black
    filter.position = try object.read("position", as: position) ?? .first
    return filter
  }

  private func task(from object: FiledObject) throws -> FiledTask {
    var task = try Task(
      uid: object.read("uid", as: uid) ?? newUID(),
      title: object.require("title") { try TextRule.title.line($0.string()) },
      projectID: Project.inboxID,
      created: object.read("created", as: instant) ?? now)
    task.id = try object.read("id", as: identifier) ?? 0
    task.modified = try object.read("modified", as: instant) ?? now
    try readProperties(of: object, into: &task)
    try readTimes(of: object, into: &task)
    task.kept = try object.read("kept") { JSONValue.object(try $0.object()).text }
    let project = try object.read("project") { try TextRule.projectName.line($0.string()) }
    var filed = FiledTask(task: task, projectName: project ?? Project.inboxName)
    filed.parentUID = try object.read("parent", as: uid)
    filed.dependencyUIDs = try object.read("depends_on") { try $0.array().map(uid) } ?? []
    if object["position"] == nil { filed.properties.remove(.position) }
    return filed
  }

  private func readProperties(of object: FiledObject, into task: inout Task) throws {
    try object.read("notes") { try task.setNotes($0.string()) }
    task.position = try object.read("position", as: position) ?? .first
    task.tags = try object.read("tags") { try TagSet(strings($0)) } ?? TagSet()
    task.priority = try object.read("priority") { try Priority(text: $0.string()) } ?? .p2
    task.isFavourite = try object.read("favourite") { try $0.bool() } ?? false
    try object.read("slot") { try task.setSlot(Slot(text: $0.string())) }
    try object.read("estimated_duration_s") {
      try task.setEstimatedDuration($0.integer(in: .min ... .max))
    }
    try object.read("url") { try task.setURL($0.string()) }
  }

  private func readTimes(of object: FiledObject, into task: inout Task) throws {
    task.start = try object.read("start") { try Moment(text: $0.string()) }
    task.due = try object.read("due") { try Moment(text: $0.string()) }
    try object.read("reminders") {
      try task.setReminders(strings($0).map { try Reminder(text: $0) })
    }
    task.repeatRule = try object.read("repeat_rule") { try RepeatRule($0.string()) }
    task.completed = try object.read("completed", as: instant)
    task.deleted = try object.read("deleted", as: instant)
  }

  private func uid(_ value: JSONValue) throws -> String {
    try TextRule.uid.line(value.string())
  }

  private func strings(_ value: JSONValue) throws -> [String] {
    try value.array().map { try $0.string() }
  }

  private func colour(_ value: JSONValue) throws -> ColourToken {
    try ColourToken(text: value.string())
  }

  private func position(_ value: JSONValue) throws -> OrderKey {
    try OrderKey(value.string())
  }

  private func identifier(_ value: JSONValue) throws -> Int64 {
    try value.integer(in: StoreJSON.identifiers)
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
