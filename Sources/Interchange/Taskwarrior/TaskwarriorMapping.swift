import Domain

/// The meaning of a Taskwarrior task's attributes.
///
/// Reading and writing are in the extensions. An attribute that no property here holds, or whose
/// value would not be written just so, is kept with the task; when the task is written and that
/// value still says what the task has, it is given back, else a new value is written.
struct TaskwarriorMapping {
  let time: TaskwarriorTime
  /// Own fields; nil: all attributes that are not Taskwarrior's are kept as they are.
  var fields: TaskwarriorFields?

  init(zone: any Zone, fields: [CustomField]? = nil) {
    let time = TaskwarriorTime(zone: zone)
    self.time = time
    self.fields = fields.map { TaskwarriorFields($0, time) }
  }

  /// An ellipsis for a description of white space only, which Taskwarrior takes.
  ///
  /// - Throws: `malformed` for an empty description.
  func title(_ value: JSONValue) throws -> String {
    let description = try value.string()
    let title = TextRule.title.fittedLine(description)
    return try TextRule.title.line(title.isEmpty && !description.isEmpty ? "…" : title)
  }

  /// - Throws: `malformed` for another word.
  func status(_ value: JSONValue) throws -> Status {
    let text = try value.string()
    switch text {
    case "pending", "waiting", "recurring": return .open
    case "completed": return .completed
    case "deleted": return .deleted
    default:
      throw Failure(
        .malformed,
        "“\(text.prefix(40))” is not a status: pending, waiting, recurring, completed and deleted "
          + "are.")
    }
  }

  func priority(_ value: JSONValue) throws -> Priority {
    switch try value.string() {
    case "H": .p1
    case "M": .p2
    case "L": .p3
    default: .none
    }
  }

  func projectName(_ value: JSONValue) throws -> String {
    let text = try value.string()
    let name = ProjectPath.rule(for: text).fittedLine(text)
    return name.isEmpty ? Project.inboxName : name
  }

  /// At most as many as a task can have; what is kept holds the others.
  func tags(_ value: JSONValue) throws -> TagSet {
    var tags = TagSet()
    for name in try tagTexts(value).map(tagName)
    where !name.isEmpty && tags.names.count < TagSet.maximumCount {
      try tags.insert(name)
    }
    return tags
  }

  /// Old versions of Taskwarrior wrote one text with commas.
  func tagTexts(_ value: JSONValue) throws -> [String] {
    if case .string(let text) = value { return text.split(separator: ",").map { String($0) } }
    return try value.array().map { try $0.string() }
  }

  /// The tags as Taskwarrior has them, which takes one with a comma for several.
  func separated(_ texts: [String]) -> [String] {
    texts.flatMap { text in
      let scalars = text.unicodeScalars
      guard scalars.contains(",") else { return [text] }
      return scalars.split(separator: ",").map { tagName(String($0)) }.filter { !$0.isEmpty }
    }
  }

  func tagName(_ text: String) -> String {
    TextRule.tagName.fittedLine(text)
  }

  /// Old versions of Taskwarrior wrote one text with commas.
  func uuids(_ value: JSONValue) throws -> [String] {
    try tagTexts(value).map { try TextRule.uid.line($0) }
  }

  /// When a task starts, if it is not due before that: Taskwarrior lets one wait longer.
  func start(_ value: JSONValue, of task: Task) throws -> Moment? {
    var task = task
    task.start = try time.due(value)
    return (try? task.checkDates(in: time.zone)) == nil ? nil : task.start
  }
}
