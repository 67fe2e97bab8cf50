package import Domain
import Localization
import Platform

/// The parts of a query's order that sorting rows cannot express: groups and trees.
extension TaskListing {
  /// A task of a query's result.
  struct ArrangedTask {
    var id: Int64
    /// In a tree, how many tasks of the result it is under.
    var depth: Int32 = 0
  }

  /// The tasks that a query asks for, in its order.
  func places(_ query: TaskQuery) throws -> [ArrangedTask] {
    if query.limit == 0 { return [] }
    if query.isTree { return try treePlaces(query) }
    for window in try dueWindows(of: query) {
      let places = try rowPlaces(window)
      if Int64(places.count) == query.limit { return places }
    }
    return try rowPlaces(query)
  }

  /// The same, where they are not known from one statement that could also visit the tasks.
  func placesInAdvance(_ query: TaskQuery) throws -> [ArrangedTask]? {
    if query.limit == 0 { return [] }
    return try query.isTree || !dueWindows(of: query).isEmpty ? places(query) : nil
  }

  private func rowPlaces(_ query: TaskQuery) throws -> [ArrangedTask] {
    var places: [ArrangedTask] = []
    try forEachRow(query, "t.id") { places.append(ArrangedTask(id: $0.integer(0))) }
    return places
  }

  /// The groups of a query, in their order; nil when it asks for none.
  package func groups(_ query: TaskQuery) throws -> [TaskGroup]? {
    guard let grouping = query.grouping else { return nil }
    let sql = try TaskQuerySQL(query, in: withPresence())
    guard let text = sql.groups else { return nil }
    let statement = try database.statement(text)
    defer { statement.reset() }
    try statement.bind(all: sql.countValues)
    var groups: [TaskGroup] = []
    while try statement.step() {
      let none: Int64 = grouping == .priority ? Int64(Priority.none.rawValue) : 0
      let key = statement.optionalInteger(0) ?? none
      groups.append(
        TaskGroup(
          key: key,
          label: grouping.label(of: key) ?? Self.name(statement.text(1), of: key, grouping),
          totalCount: statement.integer(2)))
    }
    return groups
  }

  /// As it is, but for the project that is always there.
  private static func name(
    _ text: String, of key: Int64, _ grouping: TaskQuery.Grouping
  ) -> Message {
    let isInbox = grouping == .project && key == Project.inboxID && text == Project.inboxName
    return isInbox ? "Inbox" : Message(verbatim: text)
  }

  /// The tree is one of all that was found, and within each group; the page is cut out of it.
  private func treePlaces(_ query: TaskQuery) throws -> [ArrangedTask] {
    var ids: [Int64] = []
    var parents: [Int64?] = []
    try forEachRow(query, "t.id, t.parent_id") {
      ids.append($0.integer(0))
      parents.append($0.optionalInteger(1))
    }
    var places: [ArrangedTask] = []
    places.reserveCapacity(ids.count)
    let counts = try groups(query)?.map { Int($0.totalCount) } ?? [ids.count]
    for count in counts {
      let part = places.count..<min(places.count + count, ids.count)
      let order = TreeOrder(ids: Array(ids[part]), parents: Array(parents[part]))
      places += order.places.map {
        ArrangedTask(id: ids[part.lowerBound + $0.index], depth: $0.depth)
      }
    }
    let page = query.page(of: Int64(places.count))
    return Array(places[Int(page.lowerBound)..<Int(page.upperBound)])
  }

  private func forEachRow(
    _ query: TaskQuery, _ columns: String, _ visit: (Statement) -> Void
  ) throws {
    let sql = try TaskQuerySQL(query, in: self)
    let statement = try database.statement(sql.select(columns))
    defer { statement.reset() }
    try statement.bind(all: sql.values)
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfID)
    while try statement.step() {
      try need.take()
      visit(statement)
    }
  }
}
