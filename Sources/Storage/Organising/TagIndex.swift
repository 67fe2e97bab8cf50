import Domain

/// The tags of the store, and which tasks have them; events have theirs in their rows.
final class TagIndex {
  private let database: Database
  private let select: Statement
  private let insertTag: Statement
  private let insertUse: Statement
  private let deleteUse: Statement
  private let deleteUnused: Statement
  private var known: [String: (id: Int64, name: String)] = [:]

  /// Whether a tag is looked for once only: within a step, nobody else can change it.
  var remembers = false {
    didSet { forget() }
  }

  init(_ database: Database) {
    self.database = database
    select = database.statement(later: "SELECT id, name FROM tag WHERE name_key = ?")
    insertTag = database.statement(later: "INSERT INTO tag(name, name_key) VALUES (?, ?)")
    insertUse = database.statement(later: "INSERT INTO task_tag(task_id, tag_id) VALUES (?, ?)")
    deleteUse = database.statement(later: "DELETE FROM task_tag WHERE task_id = ? AND tag_id = ?")
    deleteUnused = database.statement(
      later: """
        DELETE FROM tag WHERE id = ?1 AND colour = 0
          AND NOT EXISTS (SELECT 1 FROM task_tag WHERE tag_id = ?1)
          AND \(Self.isOnNoEvent)
        """)
  }

  /// The condition that no event has the row of `tag`; events have their tags as one text, each as the store
  /// spells it.
  static let isOnNoEvent = """
    NOT EXISTS (
      SELECT 1 FROM event INDEXED BY event_tagged WHERE event.tags IS NOT NULL
        AND instr(char(31) || event.tags || char(31), char(31) || tag.name || char(31)) > 0)
    """

  /// The stored tags that some names mean; names that are new are stored.
  struct Resolved {
    var ids: [Int64] = []
    /// Each as the store spells it.
    var tags: TagSet
  }

  func resolve(_ tags: TagSet) throws -> Resolved {
    var resolved = Resolved(tags: tags)
    var names: [String] = []
    for (name, key) in zip(tags.names, tags.keys) {
      if let known = try find(key) {
        resolved.ids.append(known.id)
        names.append(known.name)
      } else {
        try insertTag.run(name, key.text)
        resolved.ids.append(database.lastInsertedID)
        names.append(name)
      }
    }
    // The keys are the same, and so is the order.
    if !names.elementsEqual(tags.names, by: { ExactText($0) == ExactText($1) }) {
      resolved.tags = try TagSet(names)
    }
    return resolved
  }

  /// What was found may be otherwise now.
  func forget() {
    known.removeAll(keepingCapacity: true)
  }

  func add(_ tagIDs: [Int64], toTask id: Int64) throws {
    for tagID in tagIDs { try insertUse.run(id, tagID) }
  }

  /// Takes tags from a task; those without a colour that no task has any more are
  /// forgotten.
  func remove(_ tagIDs: [Int64], fromTask id: Int64) throws {
    forget()
    for tagID in tagIDs {
      try deleteUse.run(id, tagID)
      try deleteUnused.run(tagID)
    }
  }

  /// Stores the tags that an event has, and forgets those that it had when nothing has them any more.
  func use(_ tags: TagSet, ratherThan old: TagSet) throws {
    _ = try resolve(tags)
    for (name, key) in zip(old.names, old.keys) where !tags.contains(name) {
      guard let tag = try find(key) else { continue }
      forget()
      try deleteUnused.run(tag.id)
    }
  }

  private func find(_ key: NameKey) throws -> (id: Int64, name: String)? {
    if let tag = known[key.text] { return tag }
    defer { select.reset() }
    try select.bind(key.text)
    guard try select.step() else { return nil }
    let tag = (id: select.integer(0), name: select.text(1))
    if remembers { known[key.text] = tag }
    return tag
  }
}
