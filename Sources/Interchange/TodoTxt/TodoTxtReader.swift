package import Domain

/// Reads a todo.txt, a task a line: see ``TodoTxtLine``.
///
/// It speaks of what a line can say, and of no time more closely than its day.
package struct TodoTxtReader: StoreInterchangeReader {
  package private(set) var position = TextPosition(line: 1, column: 1)

  private var bytes: ByteReader
  private let zone: any Zone
  private let fieldNames: Set<String>
  private let newUID: () -> String
  private let now: Instant
  private var isAtStart = true
  private var scratch: [UInt8] = []
  private var notes = ImportNotes()

  /// - Parameters:
  ///   - source: gives the text.
  ///   - zone: whose days the dates are.
  ///   - fields: the own fields of the store, which are keys of their names.
  ///   - newUID: makes the uid of a task without one.
  ///   - now: when those were created and completed that the text does not say it of.
  package init(
    source: @escaping ByteSource, zone: any Zone, fields: [CustomField] = [],
    newUID: @escaping () -> String, now: Instant
  ) {
    fieldNames = Set(fields.filter { $0.itemKind == .task }.map(\.name))
    // A word of a line may be a byte.
    bytes = ByteReader(source: source, maximumItemBytes: 1_048_576, bytesOfByte: 128)
    self.zone = zone
    self.newUID = newUID
    self.now = now
  }

  package mutating func next() throws -> FileItem? {
    guard let text = try nextText() else { return nil }
    var line = TodoTxtLine(text, fields: fieldNames)
    if let start = line.takeLateStart() {
      notes.append(
        ImportNote(
          .kept, "It is due before it starts: “t:\(start.text)” was only kept.",
          line: position.line,
          component: "line", uid: line.uid ?? ""))
    }
    do {
      return .task(try task(from: line, text))
    } catch let failure as Failure {
      var place = position
      place.column = line.columns[failure.field] ?? place.column
      throw Failure(.malformed, failure.message, field: failure.field, position: place)
    }
  }

  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    try refuse(missing: missing)
    return try TodoTxtKept.replacing(filed.task.kept, in: old)
  }

  package mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  /// The next line that is not blank; nil after the last.
  private mutating func nextText() throws -> String? {
    if isAtStart {
      isAtStart = false
      try bytes.skipByteOrderMark()
    }
    while try bytes.peek() != nil {
      bytes.beginItem()
      position = bytes.position
      scratch.removeAll(keepingCapacity: true)
      try takeLine()
      guard let text = String(validating: scratch, as: UTF8.self), !scratch.contains(0) else {
        throw Failure(
          .malformed, "This line is not valid UTF-8 without U+0000.", position: position)
      }
      if !scratch.allSatisfy({ $0 == UInt8(ascii: " ") }) { return text }
    }
    return nil
  }

  /// Moves the bytes of a line to ``scratch``, with a blank for a tab, and goes past its end.
  private mutating func takeLine() throws {
    var end: [UInt8] = []
    while let byte = try bytes.peek() {
      if try bytes.takeLineEnd(to: &end) { break }
      bytes.advance()
      scratch.append(byte == UInt8(ascii: "\t") ? UInt8(ascii: " ") : byte)
    }
    try bytes.checkItemSize()
  }

  /// An ellipsis stands for the title of a line that has projects and contexts only. A task that was
  /// completed one day was not created after that.
  private func task(from line: TodoTxtLine, _ text: String) throws -> FiledTask {
    let created = line.created ?? line.completed
    let isBlank = line.title.unicodeScalars.allSatisfy(TextRule.isSpace)
    var task = try Task(
      uid: line.uid ?? newUID(), title: isBlank ? "…" : line.title,
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
    // A line without a date is written with one.
    if line.created == nil || ExactText(plain) != ExactText(anonymous.text) { kept.line = plain }
    kept.words = line.keptWords
    if let letter = line.priority, letter > UInt8(ascii: "D") { kept.priority = letter }
    return try FormatKept.todoTxt.replacing(kept.value, in: nil)
  }
}
