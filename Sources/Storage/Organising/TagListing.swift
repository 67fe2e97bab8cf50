package import Domain

/// A tag with the numbers of the tasks that have it.
package struct CountedTag: Equatable {
  package var name: String
  package var colour: ColourToken
  package var openCount: Int64
  package var completedCount: Int64
}

extension SQLiteStore {
  /// The tags that tasks outside of the trash have, or that have a colour, by name.
  package func countedTags() throws -> [CountedTag] {
    let select = try database.statement(
      """
      \(Self.selectTags) GROUP BY tag.id
      HAVING tag.colour <> 0 OR count(*) FILTER (WHERE task.status <> 4) > 0
      ORDER BY tag.name_key
      """)
    defer { select.reset() }
    var tags: [CountedTag] = []
    while try select.step() { tags.append(CountedTag(select)) }
    return tags
  }

  /// The tags with these names, in their order.
  ///
  /// - Throws: `notFound`, or `invalid` for what is no name, with the index.
  package func countedTags(named names: [String]) throws -> [CountedTag] {
    let select = try database.statement(
      "\(Self.selectTags) WHERE tag.name_key = ? GROUP BY tag.id")
    return try names.enumerated().map { index, name in
      defer { select.reset() }
      do {
        try select.bind(tags.existing(name, "names").key.text)
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
      _ = try select.step()
      return CountedTag(select)
    }
  }

  private static let selectTags = """
    SELECT tag.name, tag.colour, count(*) FILTER (WHERE task.status = 1),
      count(*) FILTER (WHERE task.status = 2)
    FROM tag LEFT JOIN task_tag ON task_tag.tag_id = tag.id
      LEFT JOIN task ON task.id = task_tag.task_id
    """
}

extension CountedTag {
  fileprivate init(_ row: Statement) {
    let code = Int32(truncatingIfNeeded: row.integer(1))
    self.init(
      name: row.text(0), colour: ColourToken(rawValue: code) ?? .black, openCount: row.integer(2),
      completedCount: row.integer(3))
  }
}
