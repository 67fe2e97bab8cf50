import Domain

/// How the tags of a store are spelled and coloured. Which tasks have them is in ``TagIndex``.
final class SQLiteTagRepository: TagRepository {
  private let database: Database
  private let log: ChangeLog
  private let words: TextIndex
  private let index: TagIndex

  init(_ records: Records) {
    database = records.database
    log = records.log
    index = records.tasks.tags
    words = TextIndex(database)
  }

  func find(named name: String) throws -> Tag? {
    try find(uid: NameKey(name).text)
  }

  func find(uid key: String) throws -> Tag? {
    let select = try database.statement("SELECT name, colour FROM tag WHERE name_key = ?")
    defer { select.reset() }
    try select.bind(key)
    guard try select.step() else { return nil }
    return try Failure.damaged("the tag “\(key)”") {
      try Tag(
        name: select.text(0),
        colour: ColourToken(code: Int32(truncatingIfNeeded: select.integer(1))))
    }
  }

  func save(_ tag: Tag) throws {
    defer { index.forget() }
    let old = try find(named: tag.name)
    if let old {
      if ExactText(old.name) != ExactText(tag.name) { try respell(old, as: tag) }
    } else if tag.colour != .black {
      try database.statement("INSERT INTO tag(name, name_key) VALUES (?, ?)").run(
        tag.name, tag.key.text)
      try record(.name, of: tag, old: .null, new: .text(tag.name))
    }
    let colour = old?.colour ?? .black
    guard colour != tag.colour else { return }
    try database.statement("UPDATE tag SET colour = ? WHERE name_key = ?").run(
      tag.colour.rawValue, tag.key.text)
    try record(
      .colour, of: tag, old: .integer(Int64(colour.rawValue)),
      new: .integer(Int64(tag.colour.rawValue)))
    try forgetIfUnused(tag)
  }

  func taskIDs(of tag: Tag) throws -> [Int64] {
    let select = try database.statement(
      """
      SELECT task_id FROM task_tag WHERE tag_id = (SELECT id FROM tag WHERE name_key = ?)
      ORDER BY task_id
      """)
    defer { select.reset() }
    try select.bind(tag.key.text)
    var ids: [Int64] = []
    while try select.step() { ids.append(select.integer(0)) }
    return ids
  }

  /// Changes how a tag is spelled, also where the tasks that have it show it.
  private func respell(_ old: Tag, as tag: Tag) throws {
    try database.statement("UPDATE tag SET name = ? WHERE name_key = ?").run(
      tag.name, tag.key.text)
    let select = try database.statement("SELECT title, notes, tags FROM task WHERE id = ?")
    let update = try database.statement("UPDATE task SET tags = ? WHERE id = ?")
    for id in try taskIDs(of: tag) {
      defer { select.reset() }
      try select.bind(id)
      guard try select.step() else { continue }
      var texts = TextIndex.Texts(
        title: select.text(0), notes: select.text(1), joinedTags: select.text(2))
      try words.remove(texts, of: id)
      texts.joinedTags = Task.joinTags(
        Task.splitTags(texts.joinedTags).map {
          ExactText($0) == ExactText(old.name) ? tag.name : $0
        })
      try update.run(texts.joinedTags, id)
      try words.add(texts, of: id)
    }
    try respellEvents(old, as: tag)
    try record(.name, of: tag, old: .text(old.name), new: .text(tag.name))
  }

  private func respellEvents(_ old: Tag, as tag: Tag) throws {
    let select = try database.statement("SELECT id, tags FROM event WHERE tags IS NOT NULL")
    defer { select.reset() }
    var respelled: [(id: Int64, tags: String)] = []
    while try select.step() {
      let names = TagSet.names(joined: select.text(1))
      guard names.contains(where: { ExactText($0) == ExactText(old.name) }) else { continue }
      respelled.append(
        (
          select.integer(0),
          Task.joinTags(names.map { ExactText($0) == ExactText(old.name) ? tag.name : $0 })
        ))
    }
    select.reset()
    let update = try database.statement("UPDATE event SET tags = ? WHERE id = ?")
    for (id, tags) in respelled { try update.run(tags, id) }
  }

  private func forgetIfUnused(_ tag: Tag) throws {
    let delete = try database.statement(
      """
      DELETE FROM tag WHERE name_key = ? AND colour = 0
        AND NOT EXISTS (SELECT 1 FROM task_tag WHERE tag_id = tag.id)
        AND \(TagIndex.isOnNoEvent)
      RETURNING name
      """)
    defer { delete.reset() }
    try delete.bind(tag.key.text)
    guard try delete.step() else { return }
    let name = delete.text(0)
    while try delete.step() {}
    try record(.name, of: tag, old: .text(name), new: .null)
  }

  private func record(
    _ property: Tag.Property, of tag: Tag, old: LogValue, new: LogValue
  ) throws {
    let uid = tag.key.text
    try log.changed(.tag, id: 0, uid: uid, property: property.rawValue, old: old, new: new)
  }
}

/// The change log entries of a tag: its spelling and colour. A tag exists as long as a task or a colour uses
/// it.
extension SQLiteTagRepository: ReversibleRepository {
  func present(in group: ChangeGroup) throws -> Tag? {
    if let tag = try find(uid: group.uid) { return tag }
    // It was forgotten then.
    for row in group.rows where row.property == Tag.Property.name.rawValue {
      if case .text(let name) = row.old { return try Tag(name: name) }
    }
    return nil
  }

  func creation(ofUID uid: String) throws -> LogValue? {
    try find(uid: uid).map { tag in
      CreationValues([
        (Tag.Property.name.rawValue, tag.value(of: .name)),
        (Tag.Property.colour.rawValue, tag.value(of: .colour)),
      ]).logValue()
    }
  }

  func insert(_ tag: Tag, id: Int64?) throws -> Int64 {
    try save(tag)
    return 0
  }

  func save(_ tag: Tag, over old: Tag) throws -> Bool {
    try save(tag)
    return true
  }

  func remove(_ tag: Tag) throws {
    var tag = tag
    tag.colour = .black
    try save(tag)
  }

  /// Whether it has a name at all follows from the tasks that have it.
  func has(
    _ value: LogValue, ratherThan other: LogValue, of property: Tag.Property, in tag: Tag
  ) throws -> Bool {
    value == .null || tag.value(of: property) == value
  }

  func takeBack(_ row: ChangeGroup.Row, of property: Tag.Property, in tag: inout Tag) throws {
    if row.old != .null { try tag.set(property, to: row.old) }
  }
}
