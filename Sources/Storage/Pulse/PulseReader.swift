import Domain
import Localization

/// Reads the past of a store, or of one project, in one pass over an index of each table.
struct PulseReader {
  let store: SQLiteStore
  let days: any Zone
  let query: PulseQuery
  let now: Instant
  /// The project and its aliases; empty for all projects.
  let projects: [Project]
  var tally: DayTally
  var history = PulseHistory()
  private let sql: PulseSQL
  private let expiries: [Int64: Instant]

  init(_ store: SQLiteStore, _ query: PulseQuery, at now: Instant) throws {
    self.store = store
    self.query = query
    self.now = now
    projects =
      try query.projectID.map { id in
        try Failure.about("project_id") {
          try store.projects.withAliases([store.projects.existing(id)])
        }
      } ?? []
    sql = projects.isEmpty ? .ofAll : projects.count == 1 ? .ofOne : .ofNamesakes
    expiries = try Self.expiries(of: store, at: now)
    days = store.days
    let today = days.day(containing: now)
    try query.checkDistance(from: today)
    tally = DayTally(PulseHistory.frame(of: query, today: today), in: days)
  }

  mutating func read() throws -> PulseHistory {
    try readTasks()
    try readPurgedTasks()
    try readPostponements()
    try readCompletions(sql.completions, uid)
    try readFirstDay()
    tally.addFocus(
      try store.focusDurations(
        ofProject: projects.last?.uid, in: tally.spans.beginning..<tally.spans.end, at: now))
    history.days = tally.figures
    return history
  }

  private var id: [any Bindable] {
    projects.count > 1 ? [IDArray(projects.map(\.id))] : projects.map(\.id)
  }

  private var uid: [any Bindable] {
    projects.count > 1 ? [TextArray(projects.map(\.uid))] : projects.map(\.uid)
  }

  private mutating func readTasks() throws {
    try store.database.forEachRow(of: sql.tasks, [tally.spans.beginning] + id) { row in
      var life = try DayTally.Life(row: row, of: "task")
      life.due = life.due?.fixed(in: days)
      if life.cancelled == nil { life.cancelled = expiries[row.integer(0)] }
      tally.add(life)
      if life.completed == nil, life.cancelled == nil, life.deleted == nil, !life.repeats {
        history.backlog += 1
      }
    }
  }

  private mutating func readPurgedTasks() throws {
    try store.database.forEachRow(of: sql.purgedTasks, [tally.spans.beginning] + uid) { row in
      tally.add(try DayTally.Life(row: row, of: "purged task"))
    }
  }

  private mutating func readPostponements() throws {
    let isAnyCancelled = try store.database.integer(PulseSQL.isAnyCancelled) == 1
    var postponements = isAnyCancelled ? sql.postponementsBesidesCancelled : sql.postponements
    var values = uid
    if !expiries.isEmpty {
      postponements += PulseSQL.besidesTasks
      values.append(IDArray(Set(expiries.keys)))
    }
    try store.database.forEachRow(of: postponements, values) { row in
      guard let due = try Moment.due(in: row, from: 2, of: "postponement") else { return }
      tally.add(due: due, until: Instant(clamping: row.integer(1)))
    }
  }

  /// When the until of each open task that is expired by now was over: it counts as cancelled then, before a
  /// poll makes it so.
  private static func expiries(of store: SQLiteStore, at now: Instant) throws -> [Int64: Instant] {
    var expiries: [Int64: Instant] = [:]
    try store.database.forEachRow(
      of: SQLiteTaskRepository.expired, [now, store.days.firstDay(endingFrom: now)]
    ) { row in
      let until = try Failure.damaged("task \(row.integer(0))") {
        try Moment(row: row, date: 2, instant: 3)
      }
      expiries[row.integer(0)] = until?.expiry
    }
    return expiries
  }

  private mutating func readFirstDay() throws {
    var first = history.completedDays.first?.date
    for (sql, key) in [(sql.firstTask, id), (sql.firstPurgedTask, uid)] {
      try store.database.forEachRow(of: sql, key) { row in
        let day = days.day(containing: Instant(clamping: row.integer(0)))
        first = min(first ?? day, day)
      }
    }
    history.firstDay = first
  }
}

extension DayTally.Life {
  /// - Throws: `corrupt` for an invalid due.
  fileprivate init(row: Statement, of thing: Message) throws {
    self.init(
      created: Instant(clamping: row.integer(1)), completed: row.optionalInstant(2),
      cancelled: row.optionalInstant(3), deleted: row.optionalInstant(4),
      due: try Moment.due(in: row, from: 5, of: thing), repeats: row.integer(7) != 0)
  }
}

extension Moment {
  /// The due in two columns, a date and an instant. The first column of the row is its id.
  ///
  /// - Throws: `corrupt` for an invalid date.
  static func due(in row: Statement, from column: Int32, of thing: Message) throws -> Moment? {
    guard let packed = row.optionalInteger(column) else {
      return row.optionalInteger(column + 1).map { Moment(timeColumn: $0) }
    }
    guard let date = CalendarDate(packed: Int32(clamping: packed)) else {
      throw Failure(
        .corrupt, "The store is damaged: \(thing) \(row.integer(0)) is due on no day.")
    }
    return .date(date)
  }
}

extension Statement {
  fileprivate func optionalInstant(_ column: Int32) -> Instant? {
    optionalInteger(column).map { Instant(clamping: $0) }
  }
}

extension Database {
  /// Visits the rows of a query.
  func forEachRow(
    of sql: String, _ values: [any Bindable], _ visit: (Statement) throws -> Void
  ) throws {
    let select = try statement(sql)
    defer { select.reset() }
    try select.bind(all: values)
    while try select.step() { try visit(select) }
  }
}
