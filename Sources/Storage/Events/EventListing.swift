package import Domain

/// Reads the rows of events straight from the columns into a list, without making entities.
package struct EventListing {
  /// The columns of a row, in their order.
  package enum Column: Int32, CaseIterable, Sendable {
    case id, uid, title, kind, start, duration, zone, notes, location, attendees, url, task
    case transparent, reminders, repeatRule, excludedDates, addedDates, series, occurrence
    case created, modified, done, calendar, fieldValues, links, project, projectName, tags
    case participation
  }

  /// One row; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package func integer(_ column: Column) -> Int64 { statement.integer(column.rawValue) }

    package func optionalInteger(_ column: Column) -> Int64? {
      statement.optionalInteger(column.rawValue)
    }

    package func bytes(_ column: Column) -> UnsafeBufferPointer<UInt8> {
      statement.bytes(column.rawValue)
    }
  }

  static let selectRow = """
    SELECT e.id, e.uid, e.title, e.kind, e.start, e.duration_s, e.zone, e.notes, e.location,
      e.attendees, e.url, (SELECT id FROM task WHERE uid = e.task_uid), e.transparent, e.reminders,
      e.repeat_rule, e.excluded_dates, e.added_dates,
      (SELECT id FROM event WHERE uid = e.series_uid), e.occurrence, e.created_ms, e.modified_ms,
      e.done_ms,
      coalesce(
        (SELECT id FROM calendar WHERE uid =
          (SELECT coalesce(alias_uid, uid) FROM calendar WHERE uid = e.calendar_uid)),
        \(EventCalendar.defaultID)),
      e.field_values, e.links, p.id, \(ProjectSQL.path), e.tags,
      e.participation
    FROM event AS e \(ProjectSQL.join("e.project_uid")) WHERE e.id = ?
    """

  let database: Database
  let events: SQLiteEventRepository
  /// Whole days are its days.
  package let zone: any Zone

  /// Visits the events that a query asks for.
  ///
  /// - Throws: `notFound` for a task or a series that is not there.
  package func forEach(_ query: EventQuery, _ visit: (Row) throws -> Void) throws {
    let select = try database.statement(Self.selectRow)
    for id in try ids(query) {
      defer { select.reset() }
      try select.bind(id)
      if try select.step() { try visit(Row(statement: select)) }
    }
  }

  /// Visits the events with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "event", Self.selectRow) { try visit(Row(statement: $0)) }
  }

  /// The ids in the order of the starts, as many as are asked for.
  func ids(_ query: EventQuery) throws -> [Int64] {
    var page = SortedPage(query.page)
    if page.isFull { return [] }
    let sql = try EventQuerySQL(query, in: database)
    var tags = try query.tags.map { names in
      TagCache(Set(try names.map { NameKey(try TextRule.tagName.line($0)) }))
    }
    let words = query.text.map { Array(NameKey($0).text.utf8) }
    let select = try database.statement(sql.select)
    defer { select.reset() }
    try select.bind(all: sql.values)
    while try !page.isFull && select.step() {
      let candidate = Candidate(select)
      page.flush(before: candidate.milliseconds - EventSpans.slack)
      if tags?.match(select.bytes(10)) == false { continue }
      guard try candidate.mentions(words), try meets(query.range, candidate) else { continue }
      page.add(candidate.id, startingAt: try start(of: candidate))
    }
    page.flush(before: .max)
    return page.ids
  }

  private func start(of candidate: Candidate) throws -> Int64 {
    guard candidate.isDate else { return candidate.milliseconds }
    let start = try Failure.damaged("event \(candidate.id)") { try Moment(text: candidate.start) }
    return start.beginning(in: zone).milliseconds
  }

  private func meets(_ range: Range<Instant>?, _ candidate: Candidate) throws -> Bool {
    guard let range else { return true }
    if range.isEmpty { return false }
    if candidate.repeats {
      guard let series = try events.series(id: candidate.id) else { return false }
      var occurrences = try series.occurrences(endingAfter: range.lowerBound)
      return occurrences.next().map { $0.interval.lowerBound < range.upperBound } ?? false
    }
    return try Failure.damaged("event \(candidate.id)") {
      let start = try Moment(text: candidate.start)
      return start.interval(lasting: candidate.duration, in: zone).overlaps(range)
    }
  }
}

/// The properties that decide whether an event is in a list, and its position there.
private struct Candidate {
  let id: Int64
  /// As the store has it: whole days begin as if in UTC.
  let milliseconds: Int64
  let isDate: Bool
  let repeats: Bool
  let start: String
  let duration: Int64
  private let row: Statement

  init(_ row: Statement) {
    id = row.integer(0)
    milliseconds = row.integer(1)
    isDate = row.isNull(2)
    repeats = row.integer(3) != 0
    start = row.text(4)
    duration = min(max(row.integer(5), 0), Event.durations.upperBound)
    self.row = row
  }

  func mentions(_ words: [UInt8]?) throws -> Bool {
    guard let words else { return true }
    return words.withUnsafeBufferPointer { words in
      (6...9).contains { !row.isNull($0) && Mention.isIn(row.bytes($0), words) }
    }
  }
}

/// Sorts nearly sorted events by their starts, and cuts a page out of them.
private struct SortedPage {
  private(set) var ids: [Int64] = []
  private var pending: [(start: Int64, id: Int64)] = []
  private var counter: Page.Counter

  init(_ page: Page) { counter = Page.Counter(page) }

  var isFull: Bool { counter.isFull }

  mutating func add(_ id: Int64, startingAt start: Int64) {
    var index = pending.count
    // Those of one start stay as they come.
    while index > 0, start < pending[index - 1].start { index -= 1 }
    pending.insert((start, id), at: index)
  }

  /// Nothing that is still to come starts before that.
  mutating func flush(before start: Int64) {
    var flushed = 0
    while flushed < pending.count, pending[flushed].start < start, !isFull {
      if counter.takesNext() { ids.append(pending[flushed].id) }
      flushed += 1
    }
    pending.removeFirst(flushed)
  }
}

extension SQLiteStore {
  /// Lists of events.
  package func eventListing() -> EventListing {
    EventListing(database: database, events: records.events, zone: zone)
  }
}
