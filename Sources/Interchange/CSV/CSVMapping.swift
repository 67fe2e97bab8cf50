import Domain

/// What the cells of a row mean.
struct CSVMapping {
  let zone: any Zone
  let now: Instant

  /// - Throws: `malformed` with the column and position of what is wrong.
  func task(from row: CSVRow, newUID: () -> String) throws -> FiledTask {
    let title = try row.read(.title) { try TextRule.title.line($0) }
    guard let title else {
      throw Failure(
        .malformed, "A title must not be empty.", field: CSVColumn.title.rawValue,
        position: row.cells[.title]?.position)
    }
    let task = try Task(
      uid: row.read(.uid) { try TextRule.uid.line($0) } ?? newUID(), title: title,
      projectID: Project.inboxID, created: row.read(.created, as: instant) ?? now)
    let project = try row.read(.project) { try TextRule.projectName.line($0) }
    var filed = FiledTask(task: task, projectName: project ?? Project.inboxName)
    filed.properties = [.title, .kept]
    if project != nil { filed.properties.insert(.project) }
    if row.has(.created), row.cells[.created]?.text.isEmpty == false {
      filed.properties.insert(.created)
    }
    try readValues(of: row, into: &filed)
    try readRemovable(of: row, into: &filed)
    try readLinks(of: row, into: &filed)
    try readStatus(of: row, into: &filed)
    if !row.others.isEmpty {
      filed.task.kept = try FormatKept.csv.replacing(.object(row.others), in: nil)
    }
    return filed
  }

  /// What every task has: an empty cell says nothing of it.
  private func readValues(of row: CSVRow, into filed: inout FiledTask) throws {
    if let priority = try row.read(.priority, as: priority) {
      filed.task.priority = priority
      filed.properties.insert(.priority)
    }
    if let flag = try row.read(.favourite, as: flag) {
      filed.task.isFavourite = flag
      filed.properties.insert(.favourite)
    }
    if let slot = try row.read(.slot, as: { try Slot(text: $0.lowercased()) }) {
      try filed.task.setSlot(slot)
      filed.properties.insert(.slot)
    }
    if let key = try row.read(.position, as: { try OrderKey($0) }) {
      filed.task.position = key
      filed.properties.insert(.position)
    }
    filed.task.modified = now
    if let modified = try row.read(.modified, as: instant) {
      filed.task.modified = modified
      filed.properties.insert(.modified)
    }
  }

  /// What a task can be without: an empty cell takes it away.
  private func readRemovable(of row: CSVRow, into filed: inout FiledTask) throws {
    func say(_ property: TaskProperty, _ column: CSVColumn) {
      if row.has(column) { filed.properties.insert(property) }
    }
    try row.read(.notes) { try filed.task.setNotes($0) }
    say(.notes, .notes)
    try row.read(.tags) { filed.task.tags = try TagSet(ListText.names($0)) }
    say(.tag, .tags)
    filed.task.start = try row.read(.start, as: moment)
    say(.start, .start)
    filed.task.due = try row.read(.due, as: moment)
    say(.due, .due)
    try row.read(.estimatedDuration) { text in
      guard let seconds = Int64(text) else {
        throw Failure(.malformed, "“\(text.prefix(40))” is not a whole number of seconds.")
      }
      try filed.task.setEstimatedDuration(seconds)
    }
    say(.estimatedDuration, .estimatedDuration)
    try row.read(.url) { try filed.task.setURL($0) }
    say(.url, .url)
    try row.read(.reminders) { try filed.task.setReminders([Reminder](text: $0)) }
    say(.reminders, .reminders)
    filed.task.repeatRule = try row.read(.repeatRule) { try RepeatRule($0) }
    say(.repeatRule, .repeatRule)
  }

  private func readLinks(of row: CSVRow, into filed: inout FiledTask) throws {
    filed.parentUID = try row.read(.parent) { try TextRule.uid.line($0) }
    if row.has(.parent) { filed.properties.insert(.parent) }
    filed.dependencyUIDs =
      try row.read(.dependsOn) { try ListText.names($0).map { try TextRule.uid.line($0) } } ?? []
    if row.has(.dependsOn) { filed.properties.insert(.dependency) }
  }

  /// The status counts more than the times, which may be missing or out of date.
  private func readStatus(of row: CSVRow, into filed: inout FiledTask) throws {
    filed.task.completed = try row.read(.completed, as: instant)
    if row.has(.completed) { filed.properties.insert(.completed) }
    filed.task.deleted = try row.read(.deleted, as: instant)
    if row.has(.deleted) { filed.properties.insert(.deleted) }
    guard let status = try row.read(.status, as: status) else { return }
    filed.properties.insert(.deleted)
    switch status {
    case .open:
      filed.properties.insert(.completed)
      filed.task.completed = nil
      filed.task.deleted = nil
    case .completed:
      filed.properties.insert(.completed)
      if filed.task.completed == nil { filed.precisions[.completed] = .presence }
      filed.task.completed = filed.task.completed ?? now
      filed.task.deleted = nil
    case .deleted:
      if filed.task.deleted == nil { filed.precisions[.deleted] = .presence }
      filed.task.deleted = filed.task.deleted ?? now
    }
  }

  private func status(_ text: String) throws -> Status {
    guard let status = Status.allCases.first(where: { $0.text == text.lowercased() }) else {
      throw Failure(
        .malformed,
        "“\(text.prefix(40))” is not a status: open, completed and deleted are.")
    }
    return status
  }

  private func priority(_ text: String) throws -> Priority {
    try Priority(text: text.lowercased() == "none" ? "none" : text.uppercased())
  }

  private func flag(_ text: String) throws -> Bool {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default:
      throw Failure(.malformed, "“\(text.prefix(40))” is neither true nor false.")
    }
  }

  private func moment(_ text: String) throws -> Moment {
    guard let moment = TimeScanner.read(text, in: zone) else {
      throw Failure(
        .malformed,
        "“\(text.prefix(40))” is neither a date such as 2026-12-24 nor a time such as "
          + "2026-12-24T16:00:00Z.")
    }
    return moment
  }

  private func instant(_ text: String) throws -> Instant {
    try moment(text).beginning(in: zone)
  }
}

extension CSVRow {
  /// The same, for what is set by `convert` itself.
  fileprivate func read(_ column: CSVColumn, as convert: (String) throws -> Void) throws {
    let _: Void? = try read(column, as: convert)
  }
}
