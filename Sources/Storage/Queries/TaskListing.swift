package import Domain

/// Reads the rows of a query straight from their columns into a list, without making entities: see
/// docs/decisions.md.
///
/// This is the way round the entities: see docs/decisions.md.
package struct TaskListing {
  let database: Database
  let projects: any ProjectRepository
  let fields: any FieldRepository
  let reader: TaskRowReader
  let settings: any RecordRepository<Setting>
  /// What there is in the store.
  let stored: StorePresence
  /// As they are once a list is begun.
  package let urgency: UrgencyWeights
  package let zone: any Zone
  package let now: Instant
  var presence: Presence?

  /// Visits the tasks that a query asks for.
  ///
  /// - Returns: the query's order, as the places that the rows have among those visited; nil when
  ///   they were visited in it.
  package func forEach(
    _ query: TaskQuery, _ visit: (Row) throws -> Void
  ) throws -> [Int]? {
    let listing = try withPresence()
    if let places = try listing.placesInAdvance(query) {
      try listing.forEach(places.map(\.id), depths: places.map(\.depth), visit)
      return nil
    }
    let sql = try TaskQuerySQL(query, in: listing)
    let statement = try database.statement(sql.select(forEach: listing.rowColumn))
    defer { statement.reset() }
    try statement.bind(all: sql.values)
    var order: [Int] = []
    var isVisited = true
    try reader.forEach(visit) {
      while try statement.step() {
        let place = Int(statement.integer(0))
        if place != order.count { isVisited = false }
        order.append(place)
      }
    }
    return isVisited ? nil : order
  }

  /// Visits the tasks with these ids, in their order.
  ///
  /// - Throws: `notFound` with the index of the first id that no task has.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try withPresence().forEach(ids, depths: repeatElement(0, count: ids.count), visit)
  }

  private func forEach(
    _ ids: some Collection<Int64>, depths: some Collection<Int32>, _ visit: (Row) throws -> Void
  ) throws {
    if ids.isEmpty { return }
    let statement = try database.statement("SELECT \(rowColumn) FROM task AS t WHERE t.id = ?")
    defer { statement.reset() }
    try reader.forEach(visit) {
      for (index, (id, depth)) in zip(ids, depths).enumerated() {
        reader.depth = depth
        try statement.bind(id)
        guard try statement.step() else {
          throw Failure(.notFound, "There is no task \(id).", field: "ids", index: index)
        }
        statement.reset()
      }
    }
  }

  /// How many tasks a query asks for, before its limit and offset.
  package func count(_ query: TaskQuery) throws -> Int64 {
    var all = query
    all.limit = nil
    all.offset = 0
    all.sort = []
    // Below its tags a task stands several times.
    all.grouping = nil
    let listing = try withPresence()
    guard query.effectiveFilter(at: now).isLedByDue else {
      return try listing.count(all, dueIn: nil)
    }
    // Along one index SQLite has no need to look at the tasks, as it has for either of two.
    return try DueColumn.allCases.reduce(0) { try $0 + listing.count(all, dueIn: $1) }
  }

  private func count(_ query: TaskQuery, dueIn column: DueColumn?) throws -> Int64 {
    let sql = try TaskQuerySQL(query, in: self, dueIn: column)
    let statement = try database.statement(sql.count)
    defer { statement.reset() }
    try statement.bind(all: sql.countValues)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Visits the project that a task of one is shown in, which is another one for an alias: its id and the bytes of
  /// its path, which is its name unless it is below others. Nil when there is no such project.
  package func withProject<Result>(
    ofTasksIn id: Int64, _ visit: (Int64, UnsafeBufferPointer<UInt8>) throws -> Result
  ) throws -> Result? {
    let statement = try database.statement(
      """
      SELECT id, name, parent_uid FROM project
      WHERE uid = (SELECT coalesce(alias_uid, uid) FROM project WHERE id = ?)
      """)
    defer { statement.reset() }
    try statement.bind(id)
    guard try statement.step() else { return nil }
    let shown = statement.integer(0)
    if statement.isNull(2) { return try visit(shown, statement.bytes(1)) }
    guard let project = try projects.find(id: shown) else { return nil }
    return try Array(projects.path(of: project).utf8).withUnsafeBufferPointer {
      try visit(shown, $0)
    }
  }

  package func fieldsOfTasks() throws -> [CustomField] { try fields.all(of: .task) }

  /// What stands between the tags of a row.
  package static let tagSeparator = UInt8(ascii: "\u{1F}")
}

extension SQLiteStore {
  /// Lists of tasks, with their state evaluated at `now`.
  package func listing(at now: Instant) -> TaskListing {
    TaskListing(
      database: database, projects: projects, fields: fields, reader: taskRows,
      settings: settings, stored: presence, urgency: urgencyWeights, zone: days, now: now)
  }

  /// The ids of the tasks that a query asks for, each once.
  package func taskIDs(_ query: TaskQuery, at now: Instant) throws -> [Int64] {
    let ids = try listing(at: now).withPresence().places(query).map(\.id)
    guard query.grouping == .tag else { return ids }
    var known: Set<Int64> = []
    return ids.filter { known.insert($0).inserted }
  }
}
