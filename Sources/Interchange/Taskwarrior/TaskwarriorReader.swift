package import Domain

/// Reads the output of `task export`: an array of tasks, or tasks one after another.
///
/// A bad task is left out, with a note; a file without a good one is refused.
package struct TaskwarriorReader: StoreInterchangeReader {
  private enum Layout {
    case unknown
    case array
    case sequence
    case ended
  }

  package private(set) var position = TextPosition(line: 1, column: 1)

  private var json: JSONReader
  private let mapping: TaskwarriorMapping
  private let newUID: () -> String
  private let now: Instant
  private var layout = Layout.unknown
  private var index = 0
  private var series: TaskwarriorSeriesReader
  /// What came of the series, when all is read.
  private var made: [TaskwarriorSeriesReader.Item]?
  private var notes = ImportNotes()
  /// Whether the file has any task.
  private var hasTask = false
  private var firstFailure: Failure?
  /// A broken line was left behind.
  private var isResumed = false

  /// - Parameters:
  ///   - source: gives the text.
  ///   - zone: whose midnights mean a due date without a time.
  ///   - fields: the own fields of the store; nil: other attributes become none.
  ///   - newUID: makes the uid of a task without a uuid.
  ///   - now: when a task without an entry was created.
  package init(
    source: @escaping ByteSource, zone: any Zone, fields: [CustomField]? = nil,
    newUID: @escaping () -> String, now: Instant
  ) {
    // What is kept must fit into one item of a file of Taskcore.
    // Taskwarrior writes most control characters without an escape.
    json = JSONReader(
      source: source, maximumDepth: 32, maximumItemBytes: 4_194_304, allowsControlCharacters: true)
    mapping = TaskwarriorMapping(zone: zone, fields: fields)
    series = TaskwarriorSeriesReader(mapping)
    self.newUID = newUID
    self.now = now
  }

  package var component: String? { "task" }

  package mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  package mutating func next() throws -> FileItem? {
    while made == nil {
      guard let object = try nextObject()?.withLists else {
        made = try finishSeries().reversed()
        break
      }
      if series.take(object) { continue }
      do {
        noteUnreadRecurrence(of: object)
        let task = try mapping.task(from: object, newUID: newUID, now: now)
        position = object.position
        hasTask = true
        return .task(task)
      } catch let failure as Failure where failure.isRefusal {
        note(failure, of: object)
      }
    }
    if let item = made?.popLast() {
      position = item.position
      hasTask = true
      return .task(item.filed)
    }
    if !hasTask, let firstFailure { throw firstFailure }
    return nil
  }

  private mutating func finishSeries() throws -> [TaskwarriorSeriesReader.Item] {
    let (mapping, newUID, now) = (mapping, newUID, now)
    var refused: [(FiledObject, Failure)] = []
    var kept: [(FiledObject, Failure)] = []
    let items = try series.finish(
      task: { try mapping.task(from: $0, newUID: newUID, now: now) },
      keep: { kept.append(($0, $1)) }, refuse: { refused.append(($0, $1)) })
    for (object, failure) in kept {
      notes.append(
        ImportNote(
          .kept, failure.message, line: object.position.line, component: "task",
          uid: (try? object["uuid"]?.string()) ?? ""))
    }
    for (object, failure) in refused { note(failure, of: object) }
    return items
  }

  /// The next object; nil behind the last one. What is none is noted.
  private mutating func nextObject() throws -> FiledObject? {
    while true {
      do {
        guard let token = try nextToken() else { return nil }
        position = json.position
        let path = "[\(index)]"
        guard token == .beginObject || layout == .array else {
          return try json.object(startingWith: token, path: path)
        }
        index += 1
        if token == .beginObject { return try json.object(startingWith: token, path: path) }
        let failure = Failure(
          .malformed, "An object was expected here.", field: path, position: position)
        _ = try json.value(startingWith: token)
        note(failure, at: position.line, uid: "")
      } catch let failure as Failure where failure.kind == .malformed {
        guard layout == .array || layout == .sequence, index > 0,
          try json.resume(inArray: layout == .array)
        else { throw failure }
        isResumed = true
        note(failure, at: (failure.position ?? position).line, uid: "")
      }
    }
  }

  private mutating func note(_ failure: Failure, of object: FiledObject) {
    note(
      failure, at: (failure.position ?? object.position).line,
      uid: (try? object["uuid"]?.string()) ?? "")
  }

  private mutating func note(_ failure: Failure, at line: Int, uid: String) {
    firstFailure = firstFailure ?? failure
    notes.append(ImportNote(.skipped, failure.message, line: line, component: "task", uid: uid))
  }

  /// What is no rule here is kept with the task.
  private mutating func noteUnreadRecurrence(of object: FiledObject) {
    guard let recur = try? object["recur"]?.string(), !recur.isEmpty, object["parent"] == nil else {
      return
    }
    notes.append(
      ImportNote(
        .kept, "“recur:\(recur.prefix(40))” is no repeat that can be read here; it was only kept.",
        line: object.position.line, component: "task",
        uid: (try? object["uuid"]?.string()) ?? ""))
  }

  /// A part of a list may name tasks of another part; a subtask is then one no longer.
  ///
  /// What a task kept stays as long as the file has just what is written with it.
  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    let before = try TaskwarriorKept(old)
    var kept = try TaskwarriorKept(filed.task.kept).with(othersOf: before)
      .with(instancesOf: before)
    kept.missing = missing.filter { filed.dependencyUIDs.contains($0) }
    let text = kept.text
    if text.map({ ExactText($0) }) == old.map({ ExactText($0) }) { return old }
    // A new task of Taskwarrior keeps what it came with: without that it would be one of ours.
    guard filed.properties.contains(.position) || !before.attributes.isEmpty else { return text }
    var filed = filed
    filed.dependencyUIDs.removeAll { missing.contains($0) }
    if let uid = filed.parentUID, missing.contains(uid) { filed.parentUID = nil }
    return try written(filed, keeping: old) == written(filed, keeping: text) ? old : text
  }

  package func comments(
    ofTask uid: String, thatKept old: String?
  ) throws -> [FiledComment] {
    guard let value = try TaskwarriorKept(old)["annotations"],
      let annotations = try? TaskwarriorAnnotations(value, time: mapping.time)
    else { return [] }
    return try annotations.comments(ofTask: uid, TaskwarriorComments())
  }

  private func written(_ filed: FiledTask, keeping kept: String?) throws -> ExactText {
    var filed = filed
    filed.task.kept = kept
    return ExactText(JSONValue.array(try mapping.objects(of: filed).map { .object($0) }).text)
  }

  /// The first token of the next task; nil after the last.
  private mutating func nextToken() throws -> JSONToken? {
    json.beginItem()
    switch layout {
    case .unknown:
      let token = try json.next()
      guard token == .beginArray else {
        layout = .sequence
        return token
      }
      layout = .array
      return try nextToken()
    case .array:
      let token = try json.next()
      guard token == .endArray else { return token }
      layout = .ended
      _ = try json.next()  // the end, or it refuses what follows
      return nil
    case .sequence:
      if isResumed {
        isResumed = false
        return try json.next()
      }
      guard try json.continueAfterValue() else {
        layout = .ended
        return nil
      }
      return try json.next()
    case .ended: return nil
    }
  }
}
