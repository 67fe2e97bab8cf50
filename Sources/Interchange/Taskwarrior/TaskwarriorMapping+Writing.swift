import Domain

extension TaskwarriorMapping {
  /// The attributes of a task, in the order in which Taskwarrior writes them.
  ///
  /// - Throws: `corrupt` when what is kept with the task is no JSON object.
  func attributes(
    of filed: FiledTask, _ kept: TaskwarriorKept
  ) throws -> [JSONValue.Member] {
    var attributes = kept.attributes.filter { isTrue($0, of: filed, kept) }
    let given = Set(attributes.map(\.name))
    func add(_ name: String, _ value: JSONValue?) {
      guard let value, !given.contains(name) else { return }
      attributes.append(JSONValue.Member(name, value))
    }
    func add(_ name: String, _ text: String?) {
      add(name, text.map { .string($0) })
    }
    let task = filed.task
    let uuid = TaskwarriorUUID.text(uid: task.uid)
    add("uuid", uuid)
    add("description", task.title)
    add("status", statusWord(task, kept))
    add("entry", TaskwarriorTime.nearestText(task.created))
    add("modified", TaskwarriorTime.nearestText(task.modified))
    add("end", task.end.map { TaskwarriorTime.nearestText($0) })
    if NameKey(filed.projectName) != NameKey(Project.inboxName) {
      add("project", filed.projectName)
    }
    if !given.contains("tags") {
      let names = tagNames(task, kept["tags"])
      let separated = separated(names)
      add("tags", separated.isEmpty ? nil : Self.texts(separated))
      if separated != names { add(TaskcoreAttributes.tags, Self.texts(names).text) }
    }
    add("priority", priorityWord(task.priority))
    if task.priority == .p0 { add(TaskcoreAttributes.priority, task.priority.text) }
    if task.deleted != nil { add(TaskcoreAttributes.completed, task.completed?.text) }
    if let cancelled = task.cancelled {
      add(TaskcoreAttributes.cancelled, cancelled.text)
      add(TaskcoreAttributes.deleted, task.deleted?.text)
    }
    add("start", task.started.map { TaskwarriorTime.nearestText($0) })
    if !given.contains("uuid"), uuid != task.uid { add(TaskcoreAttributes.uid, task.uid) }
    if !given.contains("due"), let due = task.due {
      let text = time.text(due)
      add("due", text)
      if try text.map({ try time.due(.string($0)) }) != due {
        add(TaskcoreAttributes.due, time.exactText(due))
      }
    }
    if !given.contains("scheduled"), let planned = task.planned {
      let text = time.text(planned)
      add("scheduled", text)
      if try text.map({ try time.due(.string($0)) }) != planned {
        add(TaskcoreAttributes.planned, time.exactText(planned))
      }
    }
    if !given.contains("until"), let until = task.until {
      let text = time.text(endOf: until)
      add("until", text)
      if try text.map({ try time.due(.string($0)) }) != until {
        add(TaskcoreAttributes.until, time.exactText(until, as: text))
      }
    }
    if !given.contains("wait"), let start = task.start {
      let text = time.text(start)
      add("wait", text)
      if try text.map({ try time.due(.string($0)) }) != start {
        add(TaskcoreAttributes.start, time.exactText(start))
      }
    }
    let dependencies = Self.uuids(of: filed, kept)
    if !dependencies.isEmpty { add("depends", Self.texts(dependencies)) }
    for property in properties(of: filed, kept) { add(property.name, property.text) }
    if let fields {
      for value in filed.fieldValues {
        add(fields.attribute(named: value.name), fields.attribute(value))
      }
    }
    let present = kept["annotations"].flatMap { try? TaskwarriorAnnotations($0, time: time) }
    let annotations = TaskwarriorAnnotationWriter(
      filed, present: present ?? TaskwarriorAnnotations(),
      isOurs: kept.attributes.isEmpty || kept.hasPosition)
    add(
      "annotations",
      annotations.value ?? kept["annotations"].flatMap { $0 == .array([]) ? $0 : nil })
    add(TaskcoreAttributes.notes, annotations.notes)
    add(TaskcoreAttributes.comments, annotations.links.text)
    // A task that came from Taskwarrior goes back as it came, if it has nothing else of ours.
    if filed.properties.contains(.position),
      kept.attributes.isEmpty || kept.hasPosition
        || attributes.contains(where: { $0.name.hasPrefix(TaskcoreAttributes.prefix) })
    {
      add(TaskcoreAttributes.position, task.position.text)
    }
    return Self.sorted(attributes)
  }

  /// Whether an attribute still says what the task has; what the task has no property for does.
  private func isTrue(
    _ attribute: JSONValue.Member, of filed: FiledTask, _ kept: TaskwarriorKept
  ) -> Bool {
    let task = filed.task
    let value = attribute.value
    let statusBefore = kept["status"].flatMap { try? status($0) } ?? .open
    switch attribute.name {
    case "uuid": return value == .string(task.uid)
    case "description": return (try? title(value)).map { ExactText($0) } == ExactText(task.title)
    case "status":
      guard (try? status(value)) == task.status else { return false }
      if value == .string("waiting"), task.start == nil, kept.wait != nil { return false }
      return value != .string("recurring") || !recursWithoutDue(task, kept)
    case "entry": return (try? time.instant(value)) == task.created
    case "modified":
      if let modified = kept.modified { return modified == task.modified.text }
      return (try? time.instant(value)) == task.modified
    case "end":
      guard statusBefore == task.status, let end = try? time.instant(value) else { return false }
      return task.end == nil || end == task.end
    case "project":
      return (try? projectName(value)).map { NameKey($0) } == NameKey(filed.projectName)
    case "tags": return (try? tags(value))?.keys == task.tags.keys
    case "priority": return (try? priority(value)) == task.priority
    case "due": return task.due != nil && task.due?.text == kept.due
    // One of a former version was only kept.
    case "scheduled": return task.planned?.text == kept.scheduled
    case "until": return task.until?.text == kept.until
    case "wait": return task.start?.text == kept.wait
    case "depends":
      let given = (try? uuids(value)) ?? []
      return Set(given.map { TaskwarriorUUID.text(uid: $0) }) == Set(Self.uuids(of: filed, kept))
    case "annotations": return false  // They are written with those that are new.
    case "recur", "rtype", "mask", "imask", "parent": return !recursWithoutDue(task, kept)
    // Taskwarrior takes it away from a task that is done. One of a former version was only kept.
    case "start":
      let isDone = task.completed != nil || task.cancelled != nil
      guard !isDone || statusBefore == task.status else { return false }
      return kept.start == task.started?.text
    // What came before there was such a field.
    case let name where fields?.isField(name) == true:
      return filed.fieldValues.allSatisfy { fields?.attribute(named: $0.name) != name }
        && fields?.value(of: name, value) == nil
    default: return !attribute.name.hasPrefix(TaskcoreAttributes.prefix)
    }
  }

  /// Taskwarrior refuses a file with a recurrence that has no due time.
  private func recursWithoutDue(_ task: Task, _ kept: TaskwarriorKept) -> Bool {
    kept["recur"] != nil && task.due.flatMap { time.text($0) } == nil
  }

  private func statusWord(_ task: Task, _ kept: TaskwarriorKept) -> String {
    switch task.status {
    case .open:
      // A task that recurs is a template, but for an occurrence, which has a parent.
      kept["recur"] != nil && kept["parent"] == nil && !recursWithoutDue(task, kept)
        ? "recurring" : "pending"
    case .completed: "completed"
    case .deleted, .cancelled: "deleted"
    }
  }

  private func priorityWord(_ priority: Priority) -> String? {
    switch priority {
    case .p0, .p1: "H"
    case .p2: "M"
    case .p3: "L"
    case .none: nil
    }
  }

  /// The tags in their former spelling and order, as far as the task still has them, and the new.
  private func tagNames(_ task: Task, _ kept: JSONValue?) -> [String] {
    let texts = kept.flatMap { try? tagTexts($0) } ?? []
    let read = kept.flatMap { try? tags($0) } ?? TagSet()
    let unread = Set(texts.map { NameKey(tagName($0)) }).subtracting(read.keys)
    let wanted = unread.union(task.tags.keys)
    let staying = texts.filter { wanted.contains(NameKey(tagName($0))) }
    let new = task.tags.names.filter { !read.contains($0) }
    return staying + new
  }

  /// The tasks that it depends on, as Taskwarrior names them.
  private static func uuids(of filed: FiledTask, _ kept: TaskwarriorKept) -> [String] {
    (filed.dependencyUIDs + kept.missing).map { TaskwarriorUUID.text(uid: $0) }
  }

  private static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  static func sorted(_ attributes: [JSONValue.Member]) -> [JSONValue.Member] {
    attributes.sorted { rank($0.name) < rank($1.name) }
  }

  private static func rank(_ name: String) -> AttributeRank {
    let group =
      switch name {
      case "id": 0
      case "annotations": 2
      case "tags": 3
      case "depends": 4
      case "urgency": 5
      default: 1
      }
    return AttributeRank(group: group, name: name)
  }
}

/// Taskwarrior's order of attributes: by bytes, with a few exceptions.
private struct AttributeRank: Comparable {
  let group: Int
  let name: String

  static func < (left: AttributeRank, right: AttributeRank) -> Bool {
    left.group == right.group
      ? ExactText(left.name) < ExactText(right.name) : left.group < right.group
  }
}

extension Task {
  /// When it left the open tasks.
  fileprivate var end: Instant? { deleted ?? completed ?? cancelled }
}
