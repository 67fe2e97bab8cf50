package import Domain

/// Writes the tasks as a todo.txt, except those in the trash, which it cannot express: see ``TodoTxtLine``.
package struct TodoTxtWriter: StoreInterchangeWriter {
  private let sink: ByteSink
  private let zone: any Zone
  private var fieldNames: Set<String> = []
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - sink: takes the text.
  ///   - zone: in which the days are those of the times.
  package init(sink: @escaping ByteSink, zone: any Zone) {
    self.sink = sink
    self.zone = zone
  }

  package var said: Set<TaskProperty> { .todoTxt }

  package mutating func survey(fields: [CustomField]) {
    fieldNames = Set(fields.filter { $0.itemKind == .task }.map(\.name))
  }

  package mutating func write(_ filed: FiledTask) throws {
    guard filed.task.status != .deleted else { return }
    let line = try line(of: filed)
    let kept = try TodoTxtKept(filed.task.kept).line
    bytes.append(contentsOf: (line.asItWas(kept) ?? line.text).utf8)
    bytes.append(UInt8(ascii: "\n"))
    try drain(above: 65_536)
  }

  package mutating func finish() throws {
    try drain(above: 0)
  }

  private func line(of filed: FiledTask) throws -> TodoTxtLine {
    let task = filed.task
    let kept = try TodoTxtKept(task.kept)
    var line = TodoTxtLine()
    let end = task.completed ?? task.cancelled
    line.isCompleted = end != nil
    line.isCancelled = task.status == .cancelled
    line.completed = end.map { zone.localTime(at: $0).date }
    // Always there, so that no date of the title is taken for it.
    line.created = zone.localTime(at: task.created).date
    line.priority = TodoTxtPriority.letter(task.priority, kept: kept.priority)
    line.title = task.title
    line.keptWords = kept.words
    // One that is kept would count as the first.
    let keepsProject = kept.words.contains {
      if case .project = TodoTxtToken($0) { true } else { false }
    }
    if keepsProject || NameKey(filed.projectName) != NameKey(Project.inboxName) {
      line.project = filed.projectName
    }
    line.tags = task.tags.names
    line.start = task.start?.date(in: zone)
    line.due = task.due?.date(in: zone)
    line.uid = task.uid
    line.fieldNames = fieldNames
    line.fieldValues = filed.fieldValues
    return line
  }

  private mutating func drain(above count: Int) throws {
    guard bytes.count > count else { return }
    try bytes.withUnsafeBufferPointer(sink)
    bytes.removeAll(keepingCapacity: true)
  }
}
