package import Domain

/// Reads a todo.txt, one task per line: see ``TodoTxtLine``. An invalid line is skipped, with a note.
///
/// It speaks of what a line can say, and of no time more closely than its day.
package struct TodoTxtReader: StoreInterchangeReader {
  package private(set) var position = TextPosition(line: 1, column: 1)

  package var component: String? { Self.component }
  private static let component = "line"

  private var lines: TextLines
  private let zone: any Zone
  private let fieldNames: Set<String>
  private let uids = ContentUIDs(format: "todo_txt")
  private let now: Instant
  /// Whether the line that was read last has a uid.
  private var hasUID = true
  private var notes = ImportNotes()

  /// - Parameters:
  ///   - source: gives the text.
  ///   - zone: whose days the dates are.
  ///   - fields: the own fields of the store, which are keys of their names.
  ///   - now: when those were created and completed that the text does not say it of.
  package init(
    source: @escaping ByteSource, zone: any Zone, fields: [CustomField] = [], now: Instant
  ) {
    fieldNames = Set(fields.filter { $0.itemKind == .task }.map(\.name))
    lines = TextLines(source, tabWidth: 1)
    self.zone = zone
    self.now = now
  }

  package mutating func next() throws -> FileItem? {
    while let text = try nextText() {
      var line = TodoTxtLine(text, fields: fieldNames)
      let lateStart = line.takeLateStart()
      do {
        let task = try task(from: line, text)
        if let lateStart { noteLateStart(lateStart, of: line) }
        hasUID = line.uid != nil
        return .task(task)
      } catch let failure as Failure where failure.isOfText {
        notes.append(
          ImportNote(
            .skipped, failure.message, line: position.line, component: Self.component,
            uid: line.uid ?? ""))
      }
    }
    return nil
  }

  private mutating func noteLateStart(_ start: CalendarDate, of line: TodoTxtLine) {
    notes.append(
      ImportNote(
        .kept, "It is due before it starts: “t:\(start.text)” was only kept.",
        line: position.line, component: Self.component, uid: line.uid ?? ""))
  }

  /// A line without a uid is that of a task for what it says: what else differs from the task was changed here. What was
  /// changed in the file since it was read is whether it is done, and its priority.
  package func understood(_ filed: FiledTask, over old: Task) throws -> FiledTask {
    if hasUID { return filed }
    var filed = filed
    filed.fieldValues = []
    let before = try TodoTxtKept(old.kept).line.map { TodoTxtLine($0) }
    let now = try TodoTxtKept(filed.task.kept).line.map { TodoTxtLine($0) } ?? TodoTxtLine()
    var changed: Set<TaskProperty> = [.kept]
    let wasDone = before?.isCompleted ?? false
    if now.isCompleted != wasDone || now.isCancelled != before?.isCancelled ?? false
      || now.isCompleted && now.completed != before?.completed
    {
      changed.formUnion([.completed, .cancelled])
    }
    // Some programs leave it out of what is done.
    if let before, now.priority != before.priority, now.priority != nil || !now.isCompleted {
      changed.insert(.priority)
    }
    filed.properties.formIntersection(changed)
    return filed
  }

  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    try refuse(missing: missing)
    return try TodoTxtKept.replacing(filed.task.kept, in: old)
  }

  package mutating func takeNotes() -> ImportNotes { lines.takeNotes(with: &notes) }

  /// The next line that is not blank; nil after the last.
  private mutating func nextText() throws -> String? {
    while let line = try lines.next() {
      position = line.position
      if !line.text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { return line.text }
    }
    return nil
  }

  /// An ellipsis stands for the title of a line that has projects and contexts only. A task that was
  /// completed one day was not created after that.
  private func task(from line: TodoTxtLine, _ text: String) throws -> FiledTask {
    let created = line.created ?? line.completed
    let isBlank = line.title.unicodeScalars.allSatisfy(TextRule.isSpace)
    var task = try Task(
      uid: line.uid ?? uids.uid(of: TodoTxtLine(text).identity), title: isBlank ? "…" : line.title,
      projectID: Project.inboxID, created: created.map { zone.startOfDay($0) } ?? now)
    task.modified = now
    task.tags = try TagSet(line.tags)
    task.priority = TodoTxtPriority.priority(line.priority)
    task.start = line.start.map { .date($0) }
    task.due = line.due.map { .date($0) }
    if line.isCompleted {
      let end = line.completed.map { zone.startOfDay($0) } ?? now
      if line.isCancelled { task.cancelled = end } else { task.completed = end }
    }
    task.kept = try kept(of: line, text)
    var filed = FiledTask(
      task: task, projectName: line.project ?? Project.inboxName, saying: .todoTxt)
    filed.properties.remove(.fieldValues)
    filed.fieldValues = line.fieldValues
    if line.created == nil { filed.properties.remove(.created) }
    let endPrecision: FiledTask.Precision = line.completed == nil ? .presence : .day
    filed.precisions = [
      .start: .day, .due: .day, .created: .day, .completed: endPrecision,
      .cancelled: endPrecision,
    ]
    return filed
  }

  private func kept(of line: TodoTxtLine, _ text: String) throws -> String? {
    var kept = TodoTxtKept()
    var anonymous = line
    anonymous.uid = nil
    anonymous.settle()
    let plain = TodoTxtLine.withoutUID(text)
    // A line without a date is written with one, and what was in one without a uid tells what was changed there since.
    if line.uid == nil || line.created == nil
      || ExactText(plain) != ExactText(anonymous.text)
    {
      kept.line = plain
    }
    kept.words = line.keptWords
    if let letter = line.priority, letter > UInt8(ascii: "D") { kept.priority = letter }
    return try FormatKept.todoTxt.replacing(kept.value, in: nil)
  }
}
