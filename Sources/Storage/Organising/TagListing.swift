package import Domain

/// A tag with the numbers of the tasks that have it.
package struct CountedTag: Equatable {
  package var name: String
  package var colour: ColourToken
  package var openCount: Int64
  package var completedCount: Int64
  package var eventCount: Int64 = 0
}

extension SQLiteStore {
  /// The tags that tasks outside of the trash or events have, or that have a colour, by name.
  package func countedTags() throws -> [CountedTag] {
    let events = try eventsOfTags()
    let select = try database.statement("\(Self.selectTags) GROUP BY tag.id ORDER BY tag.name_key")
    defer { select.reset() }
    var tags: [CountedTag] = []
    while try select.step() {
      let tag = CountedTag(select, events)
      if select.integer(1) != 0 || select.integer(4) > 0 || tag.eventCount > 0 { tags.append(tag) }
    }
    return tags
  }

  /// How many events have each tag.
  private func eventsOfTags() throws -> [NameKey: Int64] {
    let select = try database.statement("SELECT tags FROM event WHERE tags IS NOT NULL")
    defer { select.reset() }
    var counts: [NameKey: Int64] = [:]
    while try select.step() {
      for name in TagSet.names(joined: select.text(0)) { counts[NameKey(name), default: 0] += 1 }
    }
    return counts
  }

  /// The tags with these names, in their order.
  ///
  /// - Throws: `notFound`, or `invalid` for anything but a name, with the index.
  package func countedTags(named names: [String]) throws -> [CountedTag] {
    let select = try database.statement(
      "\(Self.selectTags) WHERE tag.name_key = ? GROUP BY tag.id")
    let events = try eventsOfTags()
    return try names.enumerated().map { index, name in
      defer { select.reset() }
      do {
        try select.bind(tags.existing(name, "names").key.text)
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
      _ = try select.step()
      return CountedTag(select, events)
    }
  }

  private static let selectTags = """
    SELECT tag.name, tag.colour, count(*) FILTER (WHERE task.status = 1),
      count(*) FILTER (WHERE task.status = 2), count(*) FILTER (WHERE task.status <> 4)
    FROM tag LEFT JOIN task_tag ON task_tag.tag_id = tag.id
      LEFT JOIN task ON task.id = task_tag.task_id
    """
}

extension CountedTag {
  fileprivate init(_ row: Statement, _ events: [NameKey: Int64]) {
    let code = Int32(truncatingIfNeeded: row.integer(1))
    let name = row.text(0)
    self.init(
      name: name, colour: ColourToken(rawValue: code) ?? .black, openCount: row.integer(2),
      completedCount: row.integer(3), eventCount: events[NameKey(name)] ?? 0)
  }
}
