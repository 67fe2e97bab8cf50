import Domain

/// The list options of a query: `sort:-due,title group:project limit:20`.
struct QueryOptions {
  private static let maximumSortCount = 8
  private static let groupings: [String: TaskQuery.Grouping] = [
    "project": .project, "day": .dueDay, "priority": .priority, "completed": .completedDay,
    "section": .section, "tag": .tag, "slot": .slot, "parent": .parent, "week": .week,
  ]

  /// The one that the query shows; it may have an order of its own.
  var view: View?
  private var query = TaskQuery()
  private var given: Set<QueryKey> = []

  mutating func set(
    _ key: QueryKey, to value: QueryValue, at offset: Int, _ fields: QueryFields
  ) throws {
    guard given.insert(key).inserted else {
      throw Failure(malformed: "“\(key.rawValue)” is given twice.", at: offset)
    }
    switch key {
    case .sort: query.sort = try Self.sorts(value, fields)
    case .group: query.grouping = try value.choice(of: Self.groupings, "a grouping")
    case .limit:
      let limit = try value.number("a number of tasks")
      query.limit = limit == 0 ? nil : limit
    case .offset: query.offset = try value.number("a number of tasks")
    case .tree: query.isTree = try value.flag()
    default: break
    }
  }

  func query(for filter: TaskFilter) -> TaskQuery {
    var query = query
    query.filter = filter
    if query.sort.isEmpty, let view { query.sort = view.defaultSort }
    return query
  }

  private static func sorts(_ value: QueryValue, _ fields: QueryFields) throws -> [TaskQuery.Sort] {
    let items = value.items
    guard items.count <= maximumSortCount else {
      throw Failure(
        malformed: "A query has at most \(maximumSortCount) sort keys, not \(items.count).",
        at: value.offset)
    }
    return try items.map { item in
      var item = item
      let sign = item.bytes.first?.value
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        item.bytes.removeFirst()
        item.offset += 1
      }
      let isDescending = sign == UInt8(ascii: "-")
      if QueryWords.sortKeys[item.text.lowercased()] == nil,
        let field = try fields.field(named: item.text.lowercased())
      {
        return TaskQuery.Sort(field, descending: isDescending)
      }
      return TaskQuery.Sort(
        try item.choice(of: QueryWords.sortKeys, "a sort key"),
        descending: isDescending)
    }
  }
}
