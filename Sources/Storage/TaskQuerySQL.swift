import Domain

/// A query in SQL. Each shape of a query is one text, so that its statement is prepared once.
struct TaskQuerySQL {
  private var conditions: [String] = []
  private(set) var values: [any Bindable] = []
  private var order = ""
  private var page = ""

  /// - Returns: nil when the query asks for a tag that no task has.
  /// - Throws: `notFound` when it asks for a project that is not there.
  init?(_ query: TaskQuery, in listing: TaskListing) throws {
    addStatuses(of: query)
    if let choice = query.project {
      guard let project = try choice.find(in: listing.projects) else { throw choice.missing }
      add("t.project_id = ?", project.id)
    }
    if let tag = query.tag {
      let key = NameKey(try Failure.about("tag") { try TextRule.tagName.line(tag) }).text
      let find = try listing.database.statement("SELECT id FROM tag WHERE name_key = ?")
      defer { find.reset() }
      try find.bind(key)
      guard try find.step() else { return nil }
      add("t.id IN (SELECT task_id FROM task_tag WHERE tag_id = ?)", find.integer(0))
    }
    addDueRange(query, zone: listing.zone)
    order = Self.order(by: query.sort, descending: query.isDescending)
    if query.limit != nil || query.offset > 0 {
      page = "LIMIT ? OFFSET ?"
      values.append(query.limit ?? -1)
      values.append(query.offset)
    }
  }

  func select(_ columns: String) -> String {
    "SELECT \(columns) FROM task AS t \(filter) ORDER BY \(order) \(page)"
  }

  var count: String { "SELECT count(*) FROM task AS t \(filter)" }

  private var filter: String {
    conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
  }

  private mutating func add(_ condition: String, _ value: some Bindable) {
    conditions.append(condition)
    values.append(value)
  }

  /// With a tag or a due range, the few that these find are better looked at one by one than through
  /// the index of the statuses, and so are the tasks of several statuses: a plus keeps the index out.
  private mutating func addStatuses(of query: TaskQuery) {
    if query.statuses.count == Status.allCases.count { return }
    let codes = query.statuses.map { Int64($0.rawValue) }.sorted()
    let isNarrow = query.tag != nil || query.dueFrom != nil || query.dueBefore != nil
    let usesIndex = query.project != nil || (codes.count == 1 && !isNarrow)
    let column = usesIndex ? "t.status" : "+t.status"
    if let only = codes.first, codes.count == 1 {
      add("\(column) = ?", only)
    } else {
      conditions.append("\(column) IN (\(codes.map { _ in "?" }.joined(separator: ", ")))")
      values.append(contentsOf: codes)
    }
  }

  /// A date is due at the last millisecond of its day. So it is due before an instant when it is
  /// before that instant's date, and not before it otherwise: both halves can use their index.
  private mutating func addDueRange(_ query: TaskQuery, zone: any Zone) {
    if query.dueFrom == nil, query.dueBefore == nil { return }
    let from = query.dueFrom ?? Instant.range.lowerBound
    var instants = "t.due_ms >= ?"
    var dates = "t.due_date >= ?"
    var instantValues: [any Bindable] = [from]
    var dateValues: [any Bindable] = [zone.localTime(at: from).date]
    if let before = query.dueBefore {
      instants += " AND t.due_ms < ?"
      dates += " AND t.due_date < ?"
      instantValues.append(before)
      dateValues.append(zone.localTime(at: before).date)
    }
    conditions.append("((\(instants)) OR (\(dates)))")
    values.append(contentsOf: instantValues + dateValues)
  }

  private static func order(by sort: TaskQuery.Sort, descending: Bool) -> String {
    let direction = descending ? "DESC" : "ASC"
    let key: String
    switch sort {
    case .created: return "t.id \(direction)"
    case .due:
      let due = "coalesce(t.due_ms, taskcore_end_of_day(t.due_date))"
      key = "t.due_ms IS NULL AND t.due_date IS NULL, \(due)"
    case .priority: key = "t.priority"
    case .title: key = "taskcore_name_key(t.title)"
    case .modified: key = "t.modified_ms"
    }
    return "\(key) \(direction), t.id ASC"
  }
}
