import Domain

extension TaskwarriorMapping {
  /// The task that an object of a file is.
  ///
  /// One without a uuid gets a new uid, and one without an entry was created now.
  ///
  /// - Throws: `malformed` with the path and position of what is wrong.
  func task(from object: FiledObject, newUID: () -> String, now: Instant) throws -> FiledTask {
    let uid = try object.read("uuid") { try TextRule.uid.line($0.string()) }
    var task = try Task(
      uid: uid ?? newUID(), title: object.require("description", as: title),
      projectID: Project.inboxID, created: object.read("entry", as: time.instant) ?? now)
    task.modified = try object.read("modified", as: time.instant) ?? task.created
    let end = try object.read("end", as: time.instant) ?? task.modified
    switch try object.read("status", as: status) ?? .open {
    case .open: task.started = try object.read("start", as: time.instant)
    case .completed: task.completed = end
    case .deleted, .cancelled: task.deleted = end
    }
    task.tags = try object.read("tags", as: tags) ?? TagSet()
    task.priority = try object.read("priority", as: priority) ?? .none
    task.due = try object.read("due", as: time.due)
    task.planned = try object.read("scheduled", as: time.due)
    task.until = try object.read("until", as: time.due)
    readExactValues(of: object, into: &task)
    // The due that counts is known only now.
    task.start = try object.read("wait") { try start($0, of: task) } ?? nil
    let project = try object.read("project", as: projectName)
    var filed = FiledTask(
      task: task, projectName: project ?? Project.inboxName, saying: .taskwarrior)
    filed.hasDottedProject = true
    filed.properties.remove(.fieldValues)
    if let fields {
      filed.fieldValues = object.members.compactMap { fields.value(of: $0.name, $0.value) }
      filed.saysAllFields = true
    }
    filed.dependencyUIDs = try object.read("depends", as: uuids) ?? []
    readProperties(of: object, into: &filed)
    readLinks(of: object, into: &filed)
    try readAnnotations(of: object, into: &filed)
    readSilence(of: object, into: &filed)
    filed.task.kept = try kept(of: object, for: filed).text
    return filed
  }

  /// The attributes that would not be written as they are here.
  private func kept(of object: FiledObject, for filed: FiledTask) throws -> TaskwarriorKept {
    let written = try attributes(of: filed, TaskwarriorKept())
    let fieldNames = Set(filed.fieldValues.map { fields?.attribute(named: $0.name) ?? $0.name })
    var kept = TaskwarriorKept()
    kept.hasPosition = filed.properties.contains(.position)
    for member in object.members
    where !member.name.hasPrefix(TaskcoreAttributes.prefix) && !fieldNames.contains(member.name) {
      let attribute = JSONValue.Member(member.name, member.value)
      let isKept =
        switch member.name {
        // Whether the task was done since depends on it.
        case "status": true
        // A store has its own spelling of them.
        case "project": true
        // The same, but for those that stand for tags with a comma.
        case "tags": try tags(member.value).keys == filed.task.tags.keys
        // What is no comment, and in what order they are; and what was in the file when it was read.
        case "annotations": true
        case "due": isBesideOurs(attribute, as: filed.task.due, written)
        case "scheduled": isBesideOurs(attribute, as: filed.task.planned, written)
        case "until":
          isBesideOurs(attribute, as: filed.task.until, written, TaskcoreAttributes.until)
        case "wait": isBesideOurs(attribute, as: filed.task.start, written)
        // Some of them may be missing.
        case "depends": true
        default: !written.contains(attribute)
        }
      guard isKept else { continue }
      kept.attributes.append(attribute)
      if member.name == "due" { kept.due = filed.task.due?.text }
      if member.name == "scheduled" { kept.scheduled = filed.task.planned?.text }
      if member.name == "until" { kept.until = filed.task.until?.text }
      if member.name == "start" { kept.start = filed.task.started?.text }
      if member.name == "wait" { kept.wait = filed.task.start?.text }
    }
    return kept
  }

  /// Whether Taskwarrior's time is kept beside ours: that of a day, for another zone has other days, and one
  /// that would be written in another way. One that floats is written anew in each zone, and one that an
  /// attribute of ours says exactly is as it was written.
  private func isBesideOurs(
    _ attribute: JSONValue.Member, as moment: Moment?, _ written: [JSONValue.Member],
    _ ours: String? = nil
  ) -> Bool {
    if moment?.isFloating == true { return false }
    if written.contains(where: { $0.name == ours }), written.contains(attribute) { return false }
    return moment?.isDate == true || !written.contains(attribute)
  }

  /// Notes what a task does not say, and what it says to the second only.
  private func readSilence(of object: FiledObject, into filed: inout FiledTask) {
    if object["entry"] == nil { filed.properties.remove(.created) }
    if object["modified"] == nil { filed.properties.remove(.modified) }
    for property in [TaskProperty.created, .modified, .started, .completed, .cancelled, .deleted] {
      filed.precisions[property] = .second(within: TaskwarriorTime.range)
    }
    if object["end"] == nil {
      filed.precisions[filed.task.deleted == nil ? .completed : .deleted] = .presence
    }
    guard !filed.properties.contains(.position) else { return }
    if filed.task.deleted != nil, filed.task.completed == nil {
      filed.properties.remove(.completed)
    }
    if filed.task.deleted != nil, filed.task.cancelled == nil {
      filed.properties.remove(.cancelled)
    }
  }

  /// A task that Taskwarrior has as deleted is cancelled when our attribute names the time of its end;
  /// Taskwarrior gives the attribute back also when the task was opened and deleted since.
  private func readCancelled(_ text: (String) -> String?, into task: inout Task) {
    guard let end = task.deleted,
      let cancelled = text(TaskcoreAttributes.cancelled).flatMap({ Instant(text: $0) })
    else { return }
    func names(_ instant: Instant) -> Bool {
      TaskwarriorTime.nearestText(instant) == TaskwarriorTime.nearestText(end)
    }
    if let deleted = text(TaskcoreAttributes.deleted).flatMap({ Instant(text: $0) }) {
      if names(deleted) { (task.cancelled, task.deleted) = (cancelled, deleted) }
    } else if names(cancelled) {
      task.cancelled = cancelled
      task.deleted = nil
    }
  }

  /// Reads what our attributes say more closely than Taskwarrior's own.
  private func readExactValues(of object: FiledObject, into task: inout Task) {
    func text(_ name: String) -> String? { try? object[name]?.string() }

    if task.priority == .p1, text(TaskcoreAttributes.priority) == Priority.p0.text {
      task.priority = .p0
    }
    if let names = text(TaskcoreAttributes.tags).flatMap({ try? tagTexts(JSONValue(text: $0)) }),
      let own = try? TagSet(names), let present = try? object["tags"].map(tagTexts) ?? [],
      Set(separated(names)) == Set(present)
    {
      task.tags = own
    }
    readCancelled(text, into: &task)
    if task.deleted != nil {
      task.completed = text(TaskcoreAttributes.completed).flatMap { Instant(text: $0) }
    }
    if let uid = text(TaskcoreAttributes.uid).flatMap({ try? TextRule.uid.line($0) }),
      TaskwarriorUUID.text(uid: uid) == task.uid
    {
      task.uid = uid
    }
    if let due = text(TaskcoreAttributes.due).flatMap({ time.exact($0, of: object["due"]) }) {
      task.due = due
    }
    if let planned = text(TaskcoreAttributes.planned).flatMap({
      time.exact($0, of: object["scheduled"])
    }) {
      task.planned = planned
    }
    if let until = text(TaskcoreAttributes.until).flatMap({ time.exact($0, of: object["until"]) }) {
      task.until = until
    }
  }

  /// Reads the comments, and the notes that stand among them.
  private func readAnnotations(of object: FiledObject, into filed: inout FiledTask) throws {
    func text(_ name: String) -> String? { try? object[name]?.string() }

    var annotations =
      try object.read("annotations") { try TaskwarriorAnnotations($0, time: time) }
      ?? TaskwarriorAnnotations()
    let links = TaskwarriorComments(text(TaskcoreAttributes.comments), time: time)
    if let notes = text(TaskcoreAttributes.notes) {
      try? filed.task.setNotes(annotations.takeNotes(notes, besides: links))
    } else if !filed.properties.contains(.position) {
      filed.properties.remove(.notes)
    }
    filed.comments = try annotations.comments(ofTask: filed.task.uid, links)
    filed.saysAllComments = filed.properties.contains(.position)
  }
}
