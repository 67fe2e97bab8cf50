import Domain

/// What the objects of Taskcore's own files mean.
struct StoreJSONMapping {
  let newUID: () -> String
  let now: Instant

  func read(_ object: FiledObject) throws -> Project {
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

  func read(_ object: FiledObject) throws -> Tag {
    try Tag(
      name: object.require("name") { try TextRule.tagName.line($0.string()) },
      colour: object.read("colour", as: colour) ?? .black)
  }

  func read(_ object: FiledObject) throws -> SavedFilter {
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

  /// Without a position, a task stays where it is, and a new one goes to the end.
  func read(_ object: FiledObject) throws -> FiledTask {
    var task = try Task(
      uid: object.read("uid", as: uid) ?? newUID(),
      title: object.require("title") { try TextRule.title.line($0.string()) },
      projectID: Project.inboxID, created: now)
    task.id = try object.read("id", as: identifier) ?? 0
    var filed = FiledTask(
      task: task, projectName: Project.inboxName, saying: Set(TaskProperty.allCases))
    if object["position"] == nil { filed.properties.remove(.position) }
    try FiledTask.readMembers(of: object, into: &filed)
    return filed
  }

  /// Without a duration, an event on a date lasts that day.
  func read(_ object: FiledObject) throws -> FiledEvent {
    var event = try Event(object, newUID: newUID, at: now)
    if object["duration_s"] == nil, case .date = event.start { try event.setDuration(86_400) }
    return FiledEvent(event: event, saying: Set(EventProperty.allCases))
  }

  func read<Element: JSONRecord>(_ object: FiledObject) throws -> Element {
    try Element(object, newUID: newUID, at: now)
  }

  private func uid(_ value: JSONValue) throws -> String {
    try TextRule.uid.line(value.string())
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
    try value.instant()
  }
}

extension Project {
  static let memberNames: Set = [
    "id", "uid", "name", "description", "colour", "icon", "position", "created", "archived",
  ]
}

extension Tag {
  static let memberNames: Set = ["name", "colour"]
}

extension SavedFilter {
  static let memberNames: Set = [
    "id", "uid", "name", "query", "colour", "position", "created",
  ]
}
