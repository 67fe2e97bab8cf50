import Domain

/// The tags of the store, and which tasks have them.
final class TagIndex {
  private let database: Database
  private let select: Statement
  private let insertTag: Statement
  private let insertUse: Statement
  private let deleteUse: Statement
  private let deleteUnused: Statement

  init(_ database: Database) throws {
    self.database = database
    select = try database.statement("SELECT id, name FROM tag WHERE name_key = ?")
    insertTag = try database.statement("INSERT INTO tag(name, name_key) VALUES (?, ?)")
    insertUse = try database.statement("INSERT INTO task_tag(task_id, tag_id) VALUES (?, ?)")
    deleteUse = try database.statement("DELETE FROM task_tag WHERE task_id = ? AND tag_id = ?")
    deleteUnused = try database.statement(
      "DELETE FROM tag WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM task_tag WHERE tag_id = ?1)")
  }

  /// The same tags, each as the store spells it already, if it does.
  func canonical(_ tags: TagSet) throws -> TagSet {
    try TagSet(tags.names.map { try find($0)?.name ?? $0 })
  }

  func index(_ tags: TagSet, ofTask id: Int64) throws {
    for name in tags.names { try insertUse.run(id, try findOrAdd(name)) }
  }

  func unindex(_ tags: TagSet, ofTask id: Int64) throws {
    try reindex(from: tags, to: TagSet(), ofTask: id)
  }

  func reindex(from old: TagSet, to new: TagSet, ofTask id: Int64) throws {
    for name in old.names where !new.names.contains(name) {
      guard let tag = try find(name) else { continue }
      try deleteUse.run(id, tag.id)
      try deleteUnused.run(tag.id)
    }
    for name in new.names where !old.names.contains(name) {
      try insertUse.run(id, try findOrAdd(name))
    }
  }

  private func findOrAdd(_ name: String) throws -> Int64 {
    if let tag = try find(name) { return tag.id }
    try insertTag.run(name, NameKey(name).text)
    return database.lastInsertedID
  }

  private func find(_ name: String) throws -> (id: Int64, name: String)? {
    defer { select.reset() }
    try select.bind(NameKey(name).text)
    return try select.step() ? (select.integer(0), select.text(1)) : nil
  }
}
