import Domain

/// Repairs the tag index from the tags in the rows of tasks.
extension StoreRepair {
  func mendTags() throws {
    let removed = try removeDamagedTags()
    _ = try delete(from: "task_tag", where: "task_id NOT IN (SELECT id FROM task)")
    _ = try delete(from: "task_tag", where: "tag_id NOT IN (SELECT id FROM tag)")
    for task in try differingTasks() { try mendTags(of: task) }
    try giveBackColours(of: removed)
    _ = try delete(
      from: "tag",
      where: """
        colour = 0 AND NOT EXISTS (SELECT 1 FROM task_tag WHERE tag_id = tag.id)
          AND \(TagIndex.isOnNoEvent)
        """)
  }

  private struct TagRow {
    var id: Int64
    var name: String
    var key: String
    var colour: ColourToken?

    var tag: Tag? {
      guard let colour, let tag = try? Tag(name: name, colour: colour),
        ExactText(tag.name) == ExactText(name)
      else { return nil }
      return tag
    }

    var isSound: Bool { tag.map { ExactText($0.key.text) == ExactText(key) } ?? false }
  }

  /// Removes the tags that could not be, and makes them anew with the tasks that have them.
  private func removeDamagedTags() throws -> [TagRow] {
    let damaged = try rows("SELECT id, name, name_key, colour FROM tag ORDER BY id") {
      TagRow(
        id: $0.integer(0), name: $0.text(1), key: $0.text(2),
        colour: ColourToken(rawValue: Int32(truncatingIfNeeded: $0.integer(3))))
    }
    .filter { !$0.isSound }
    for tag in damaged {
      try database.statement("DELETE FROM task_tag WHERE tag_id = ?").run(tag.id)
      try database.statement("DELETE FROM tag WHERE id = ?").run(tag.id)
      log.updated(.tag, id: 0, uid: tag.key)
      log.changedUnlogged()
    }
    return damaged
  }

  private func giveBackColours(of removed: [TagRow]) throws {
    for row in removed {
      guard let colour = row.colour, colour != .black else { continue }
      if let tag = row.tag {
        try database.statement(
          "INSERT INTO tag(name, name_key) VALUES (?, ?) ON CONFLICT(name_key) DO NOTHING"
        ).run(tag.name, tag.key.text)
      }
      try database.statement("UPDATE tag SET colour = ? WHERE name_key = ? AND colour = 0").run(
        colour.rawValue, row.tag?.key.text ?? row.key)
    }
  }

  private struct Tagged {
    var row: Row
    var texts: TextIndex.Texts
  }

  private func differingTasks() throws -> [Tagged] {
    try rows(
      """
      SELECT id, uid, title, notes, tags FROM task
      WHERE tags <> coalesce((
          SELECT group_concat(name, char(\(TaskListing.tagSeparator))) FROM (
            SELECT tag.name FROM task_tag JOIN tag ON tag.id = task_tag.tag_id
            WHERE task_tag.task_id = task.id ORDER BY tag.name_key)), '')
        OR (SELECT count(*) FROM task_tag WHERE task_id = task.id) > \(TagSet.maximumCount)
      ORDER BY id
      """
    ) {
      Tagged(
        row: Row(id: $0.integer(0), uid: $0.text(1)),
        texts: TextIndex.Texts(title: $0.text(2), notes: $0.text(3), joinedTags: $0.text(4)))
    }
  }

  private func mendTags(of task: Tagged) throws {
    let names = Task.splitTags(task.texts.joinedTags)
    var valid = TagSet()
    for name in names { try? valid.insert(name) }
    let resolved = try tags.resolve(valid)
    try database.statement("DELETE FROM task_tag WHERE task_id = ?").run(task.row.id)
    try tags.add(resolved.ids, toTask: task.row.id)
    log.changedUnlogged()
    report.tagsMended += 1
    var texts = task.texts
    texts.joinedTags = Task.joinTags(resolved.tags.names)
    if ExactText(texts.joinedTags) == ExactText(task.texts.joinedTags) {
      log.updated(.task, id: task.row.id, uid: task.row.uid, property: TaskProperty.tag.rawValue)
      return
    }
    try touch(task.row)
    try database.statement("UPDATE task SET tags = ? WHERE id = ?").run(
      texts.joinedTags, task.row.id)
    if isIndexSound {
      try words.remove(task.texts, of: task.row.id)
      try words.add(texts, of: task.row.id)
    }
    let before = Set(names.map { ExactText($0) })
    let after = Set(resolved.tags.names.map { ExactText($0) })
    for name in names where !after.contains(ExactText(name)) {
      try logChange(of: .tag, of: task.row, old: .text(name), new: .null)
    }
    for name in resolved.tags.names where !before.contains(ExactText(name)) {
      try logChange(of: .tag, of: task.row, old: .null, new: .text(name))
    }
  }
}
