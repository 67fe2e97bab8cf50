import Domain

/// The meaning of a row's cells.
struct CSVMapping {
  let zone: any Zone
  let now: Instant
  let uids: ContentUIDs

  /// One without a uid is known by where it is and its title.
  ///
  /// - Throws: `malformed` with the column and position of what is wrong.
  func task(from row: CSVRow) throws -> FiledTask {
    let title = try row.read(.title) { try TextRule.title.line($0) }
    guard let title else {
      throw Failure(
        .malformed, "A title must not be empty.", field: CSVColumn.title.rawValue,
        position: row.cells[.title]?.position)
    }
    let uid = try row.read(.uid) { try TextRule.uid.line($0) }
    let task = try Task(
      uid: uid
        ?? uids.uid(of: row.text(.project), row.text(.section), row.text(.parent), title),
      title: title, projectID: Project.inboxID, created: now)
    var filed = FiledTask(task: task, projectName: Project.inboxName, saying: [.title, .kept])
    try readProperties(of: row, into: &filed)
    try readStatus(of: row, into: &filed)
    try readUnsaid(of: row, into: &filed)
    if uid == nil, !row.isFilled(.modified) { filed.sayNothingOfBeingOpen() }
    filed.fieldValues = row.fields.map {
      FiledFieldValue(name: $0.name, kind: nil, text: TextRule.trimmed($0.cell.text))
    }
    if !row.others.isEmpty {
      filed.task.kept = try FormatKept.csv.replacing(.object(row.others), in: nil)
    }
    return filed
  }

  private func readUnsaid(of row: CSVRow, into filed: inout FiledTask) throws {
    guard let cell = row.unsaid else { return }
    do {
      try filed.setUnsaid(ListText.names(cell.text))
    } catch let failure as Failure {
      throw Failure(
        .malformed, failure.message, field: FiledTask.unsaidName, position: cell.position)
    }
  }

  /// The status counts more than the times, which may be missing or out of date.
  private func readStatus(of row: CSVRow, into filed: inout FiledTask) throws {
    guard let status = try row.read(.status, as: { try Status(anyCase: $0) }) else { return }
    filed.properties.insert(.deleted)
    switch status {
    case .open:
      filed.properties.formUnion([.completed, .cancelled])
      filed.task.completed = nil
      filed.task.cancelled = nil
      filed.task.deleted = nil
    case .completed:
      filed.properties.formUnion([.completed, .cancelled])
      filed.task.cancelled = nil
      if filed.task.completed == nil { filed.precisions[.completed] = .presence }
      filed.task.completed = filed.task.completed ?? now
      filed.task.deleted = nil
    case .cancelled:
      filed.properties.formUnion([.completed, .cancelled])
      filed.task.completed = nil
      if filed.task.cancelled == nil { filed.precisions[.cancelled] = .presence }
      filed.task.cancelled = filed.task.cancelled ?? now
      filed.task.deleted = nil
    case .deleted:
      if filed.task.deleted == nil { filed.precisions[.deleted] = .presence }
      filed.task.deleted = filed.task.deleted ?? now
    }
  }

  func flag(_ text: String) throws -> Bool {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default:
      throw Failure(.malformed, "“\(text.prefix(40))” is neither true nor false.")
    }
  }

  func moment(_ text: String) throws -> Moment {
    guard let moment = TimeScanner.read(text, in: nil) else {
      throw Failure(
        .malformed,
        "“\(text.prefix(40))” is neither a date such as 2026-12-24 nor a time such as "
          + "2026-12-24T16:00:00Z, or 2026-12-24T17:00:00 for one that floats.")
    }
    return moment
  }

  func instant(_ text: String) throws -> Instant {
    try moment(text).beginning(in: zone)
  }
}
