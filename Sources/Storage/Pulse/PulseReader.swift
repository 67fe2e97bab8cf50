import Domain
import Localization

/// Reads the past of a store, or of one project, in a pass over an index of each table.
struct PulseReader {
  let store: SQLiteStore
  let days: any Zone
  let query: PulseQuery
  let now: Instant
  /// The project and its aliases; empty for all projects.
  let projects: [Project]
  private let frame: ClosedRange<CalendarDate>
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
    frame = PulseHistory.frame(of: query, today: today)
  }

  func read() throws -> PulseHistory {
    // Both are handed on, for what a closure reads of itself it would copy for each row.
    var tally = DayTally(frame, in: days)
    var history = PulseHistory()
    try readTasks(&tally, &history)
    try readPurgedTasks(&tally)
    try readPostponements(&tally)
    try readCompletions(sql.completions, uid, &tally, &history)
    history.firstDay = try firstDay(history.completedDays.first?.date)
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

  private func readTasks(_ tally: inout DayTally, _ history: inout PulseHistory) throws {
    let days = days
    var backlog: Int64 = 0
    for scan in [sql.earlierTasks, sql.laterTasks] {
      try forEachRow(of: scan, [tally.spans.beginning] + id) { row in
        let created = Instant(clamping: row.integer(0))
        // When it was completed is the last column of one that was; an open one has its due.
        if row.count == 2 {
          tally.add(created: created, completed: Instant(clamping: row.integer(1)))
          return
        }
        var due = try Moment.due(row.optionalInteger(1), row.optionalInteger(2), of: "task")
        if due?.isFloating == true { due = due?.fixed(in: days) }
        tally.add(created: created, due: due)
        backlog += 1
      }
    }
    history.backlog += backlog
    try forEachRow(of: sql.exceptionalTasks, [IDArray(expiries.keys)] + id) { row in
      var life = try DayTally.Life(row: row, of: "task")
      life.due = life.due?.fixed(in: days)
      let visited = DayTally.Life(
        created: life.created, completed: life.completed, due: life.due)
      tally.add(visited, times: -1)
      if visited.isInBacklog { history.backlog -= 1 }
      if life.cancelled == nil { life.cancelled = expiries[row.integer(0)] }
      tally.add(life)
      if life.isInBacklog { history.backlog += 1 }
    }
  }

  private func readPurgedTasks(_ tally: inout DayTally) throws {
    try forEachRow(of: sql.purgedTasks, [tally.spans.beginning] + uid) { row in
      tally.add(try DayTally.Life(row: row, of: "purged task"))
    }
  }

  private func readPostponements(_ tally: inout DayTally) throws {
    let isAnyCancelled = try store.database.integer(PulseSQL.isAnyCancelled) == 1
    var postponements = isAnyCancelled ? sql.postponementsBesidesCancelled : sql.postponements
    var values = uid
    if !expiries.isEmpty {
      postponements += PulseSQL.besidesTasks
      values.append(IDArray(Set(expiries.keys)))
    }
    try forEachRow(of: postponements, values) { row in
      let (date, time) = (row.optionalInteger(2), row.optionalInteger(3))
      guard let due = try Moment.due(date, time, of: "postponement") else { return }
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

  private func firstDay(_ ofCompletions: CalendarDate?) throws -> CalendarDate? {
    var first = ofCompletions
    for (sql, key) in [(sql.firstTask, id), (sql.firstPurgedTask, uid)] {
      try store.database.forEachRow(of: sql, key) { row in
        let day = days.day(containing: Instant(clamping: row.integer(0)))
        first = min(first ?? day, day)
      }
    }
    return first
  }
}

/// The rows of a statement, and what is said of one that is damaged.
extension PulseReader {
  /// The first column is the id of a row.
  private func forEachRow(
    of sql: String, _ values: [any Bindable], _ visit: (Statement) throws -> Void
  ) throws {
    try store.database.forEachRow(of: sql, values) { row in
      do {
        try visit(row)
      } catch let damage as PulseDamage {
        throw Failure(.corrupt, damage.message(row.integer(0)))
      }
    }
  }

  func forEachRow(
    of scan: PulseScan, _ values: [any Bindable], _ visit: (SQLValues) throws -> Void
  ) throws {
    var place: Int64 = -1
    do {
      try store.pulseRows().forEach(
        { row in
          place += 1
          try visit(row)
          return nil
        },
        in: { try store.database.forEachRow(of: scan.visiting, values) { _ in } })
    } catch let damage as PulseDamage {
      var message = damage.message(0)
      try store.database.forEachRow(of: scan.id, values + [place]) { row in
        message = damage.message(row.integer(0))
      }
      throw Failure(.corrupt, message)
    }
  }
}

extension DayTally.Life {
  fileprivate init(row: Statement, of thing: @autoclosure @escaping @Sendable () -> Message) throws
  {
    self.init(
      created: Instant(clamping: row.integer(1)), completed: row.optionalInstant(2),
      cancelled: row.optionalInstant(3), deleted: row.optionalInstant(4),
      due: try Moment.due(row.optionalInteger(5), row.optionalInteger(6), of: thing()),
      repeats: row.integer(7) != 0)
  }
}

extension Moment {
  /// The due that two columns have, a date and an instant.
  ///
  /// - Throws: ``PulseDamage`` for an invalid date.
  static func due(
    _ date: Int64?, _ time: Int64?, of thing: @autoclosure @escaping @Sendable () -> Message
  ) throws -> Moment? {
    guard let date else { return time.map { Moment(timeColumn: $0) } }
    guard let date = CalendarDate(packed: Int32(clamping: date)) else {
      throw PulseDamage { "The store is damaged: \(thing()) \($0) is due on no day." }
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
  fileprivate func forEachRow(
    of sql: String, _ values: [any Bindable], _ visit: (Statement) throws -> Void
  ) throws {
    let select = try statement(sql)
    defer { select.reset() }
    try select.bind(all: values)
    while try select.step() { try visit(select) }
  }
}
