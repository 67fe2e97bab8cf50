import Domain

/// What the objects of Taskcore's own files mean.
struct StoreJSONMapping {
  let newUID: () -> String
  let now: Instant

  func project(from object: FiledObject) throws -> Project {
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

  func tag(from object: FiledObject) throws -> Tag {
    try Tag(
      name: object.require("name") { try TextRule.tagName.line($0.string()) },
      colour: object.read("colour", as: colour) ?? .black)
  }

  func filter(from object: FiledObject) throws -> SavedFilter {
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

  func task(from object: FiledObject) throws -> FiledTask {
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

  func event(from object: FiledObject) throws -> FiledEvent {
    var event = try record(from: object, RecordForm.event)
    if object["duration_s"] == nil, case .date = event.start { try event.setDuration(86_400) }
    if object["created"] == nil { event.created = now }
    if object["modified"] == nil { event.modified = now }
    return FiledEvent(event: event)
  }

  func record<Element: Record>(
    from object: FiledObject, _ form: RecordForm<Element>
  ) throws -> Element {
    try form.element(from: object, newUID: newUID)
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
    try readSeries(of: object, into: &task)
    task.completed = try object.read("completed", as: instant)
    task.deleted = try object.read("deleted", as: instant)
  }

  private func readSeries(of object: FiledObject, into task: inout Task) throws {
    task.repeatMode = try object.read("repeat_mode") { try RepeatMode(text: $0.string()) } ?? .fixed
    task.repeatStart = try object.read("repeat_start", as: localMoment)
    try object.read("excluded_dates") { try task.setExcludedDates($0.array().map(localMoment)) }
    try object.read("added_dates") { try task.setAddedDates($0.array().map(localMoment)) }
    task.occurrence = try object.read("occurrence", as: localMoment)
    task.seriesUID = try object.read("series", as: uid)
    task.zoneName = try object.read("zone") { try TextRule.zoneName.line($0.string()) }
  }

  private func localMoment(_ value: JSONValue) throws -> LocalMoment {
    try LocalMoment(text: value.string())
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
