package import Domain

/// Reads what `task export` wrote: an array of tasks, or tasks one after another.
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
    self.newUID = newUID
    self.now = now
  }

  package mutating func next() throws -> FileItem? {
    guard let token = try nextToken() else { return nil }
    position = json.position
    let object = try json.object(startingWith: token, path: "[\(index)]")
    index += 1
    return .task(try mapping.task(from: object, newUID: newUID, now: now))
  }

  /// A part of a list may name tasks of another part; a subtask is then one no longer.
  ///
  /// What a task kept stays as long as the file has just what is written with it.
  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    let before = try TaskwarriorKept(old)
    var kept = try TaskwarriorKept(filed.task.kept).with(othersOf: before)
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
    return ExactText(JSONValue.object(try mapping.attributes(of: filed)).text)
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
      _ = try json.next()  // the end, or it refuses what follows
      layout = .ended
      return nil
    case .sequence:
      guard try json.continueAfterValue() else {
        layout = .ended
        return nil
      }
      return try json.next()
    case .ended: return nil
    }
  }
}
