import Domain

/// A condition on the task `t` in SQL, with the values of its parameters.
struct TaskFilterSQL {
  private(set) var text = ""
  private(set) var values: [any Bindable] = []
  private let listing: TaskListing

  /// Whether the task `t` depends on an open one.
  static let isBlocked = """
    EXISTS (SELECT 1 FROM dependency AS d JOIN task AS o ON o.id = d.blocker_id
      WHERE d.task_id = t.id AND o.status = 1)
    """
  /// Whether an open task depends on the task `t`.
  static let isBlocking = """
    EXISTS (SELECT 1 FROM dependency AS d JOIN task AS o ON o.id = d.task_id
      WHERE d.blocker_id = t.id AND o.status = 1)
    """

  /// - Throws: `notFound` when it asks for a project that is not there, or `invalid` for what is no
  ///   name of a project or tag.
  init(_ filter: TaskFilter, in listing: TaskListing) throws {
    self.listing = listing
    text = try sql(filter, isNarrow: filter.demands(\.findsFew))
  }

  /// The few that some conditions find are better looked at one by one than through the index of the
  /// statuses: for those, `isNarrow` keeps that index out.
  private mutating func sql(_ filter: TaskFilter, isNarrow: Bool) throws -> String {
    switch filter {
    case .all(let parts):
      return try joined(parts, " AND ", orElse: "1", isNarrow: isNarrow)
    case .any(let parts):
      return try joined(parts, " OR ", orElse: "0", isNarrow: isNarrow)
    case .not(.hidden(let instant)) where try !isAnyHidden(at: instant): return "1"
    case .not(.archived) where try !isAnyArchived(): return "1"
    case .not(let part):
      // A condition on what is missing is neither true nor false in SQL.
      return "(\(try sql(part, isNarrow: isNarrow))) IS NOT TRUE"
    case .ids(let ids):
      return "t.id IN (SELECT value FROM json_each(\(bound(Self.jsonArray(ids)))))"
    case .project(let choices):
      let ids = try choices.map { choice in
        guard let project = try choice.find(in: listing.projects) else { throw choice.missing }
        return project.id
      }
      return isOneOf("t.project_id", ids)
    case .tag(let name):
      let key = NameKey(try Failure.about("tag") { try TextRule.tagName.line(name) }).text
      return """
        t.id IN (SELECT task_id FROM task_tag
          WHERE tag_id = (SELECT id FROM tag WHERE name_key = \(bound(key))))
        """
    case .priority(let priorities):
      return isOneOf("t.priority", priorities.map { Int64($0.rawValue) }.sorted())
    case .status(let statuses):
      let column = isNarrow ? "+t.status" : "t.status"
      return isOneOf(column, statuses.map { Int64($0.rawValue) }.sorted())
    case .favourite: return "t.favourite = 1"
    case .slot(let slots, let day): return try slot(slots, on: day)
    case .time(let time, let from, let before): return range(of: time, from, before)
    case .has(let property): return Self.has(property)
    case .parent(let id): return id.map { "t.parent_id = \(bound($0))" } ?? "t.parent_id IS NULL"
    case .below(let id):
      return """
        t.id IN (WITH RECURSIVE below(id) AS (
          SELECT id FROM task WHERE parent_id = \(bound(id))
          UNION SELECT c.id FROM below JOIN task AS c ON c.parent_id = below.id) SELECT id FROM below)
        """
    case .blocked:
      return """
        t.status = 1 AND t.id IN (SELECT d.task_id FROM dependency AS d
          JOIN task AS o ON o.id = d.blocker_id WHERE o.status = 1)
        """
    case .blocking:
      return """
        t.status = 1 AND t.id IN (SELECT d.blocker_id FROM dependency AS d
          JOIN task AS o ON o.id = d.task_id WHERE o.status = 1)
        """
    case .overdue(let instant):
      return "t.status = 1 AND (" + range(of: .due, nil, instant) + ")"
    case .hidden(let instant):
      let day = listing.zone.localTime(at: instant).date
      return
        "t.status = 1 AND (t.start_ms > \(bound(instant)) OR t.start_date > \(bound(day)))"
    case .archived:
      return "t.project_id IN (SELECT id FROM project WHERE archived_ms IS NOT NULL)"
    case .text(let search):
      return
        "t.id IN (SELECT rowid FROM task_text WHERE task_text MATCH \(bound(search.matchExpression)))"
    }
  }

  /// Takes a value; the text that stands for it.
  private mutating func bound(_ value: some Bindable) -> String {
    values.append(value)
    return "?"
  }

  private mutating func joined(
    _ parts: [TaskFilter], _ word: String, orElse empty: String, isNarrow: Bool
  ) throws -> String {
    if parts.isEmpty { return empty }
    return try parts.map { "(\(try sql($0, isNarrow: isNarrow)))" }.joined(separator: word)
  }

  private mutating func isOneOf(_ column: String, _ numbers: [Int64]) -> String {
    if let only = numbers.first, numbers.count == 1 { return "\(column) = \(bound(only))" }
    return "\(column) IN (\(numbers.map { bound($0) }.joined(separator: ", ")))"
  }

  /// As ``Task/slot(on:in:)``, in terms of which each can use an index.
  private mutating func slot(_ slots: Set<Slot>, on day: CalendarDate) throws -> String {
    let end = listing.zone.endOfDay(day)
    var terms: [String] = []
    for slot in Slot.allCases where slots.contains(slot) {
      switch slot {
      case .morning, .evening:
        let flag = "t.slot = \(slot.rawValue)"
        terms.append("\(flag) AND t.due_date <= \(bound(day))")
        terms.append("\(flag) AND t.due_ms <= \(bound(end))")
        if slot == .evening {
          terms.append("\(flag) AND t.due_date IS NULL AND t.due_ms IS NULL")
        }
      case .upcoming:
        terms.append("t.due_date > \(bound(day))")
        terms.append("t.due_ms > \(bound(end))")
      case .inbox:
        terms.append("t.slot = 0 AND t.due_date IS NULL AND t.due_ms IS NULL")
      }
    }
    return terms.isEmpty ? "0" : terms.map { "(\($0))" }.joined(separator: " OR ")
  }

  private mutating func range(
    of time: TaskFilter.Time, _ from: Instant?, _ before: Instant?
  ) -> String {
    let zone = listing.zone
    switch time {
    case .due:
      // A date is due at the last millisecond of its day.
      return range("t.due_ms", from, before) + " OR "
        + range(
          "t.due_date", from.map { zone.localTime(at: $0).date },
          before.map { zone.localTime(at: $0).date })
    case .start:
      return range("t.start_ms", from, before) + " OR "
        + range(
          "t.start_date", from.map { zone.firstDate(from: $0) },
          before.map { zone.firstDate(from: $0) })
    case .created, .modified, .completed, .deleted:
      return range("t.\(time.rawValue)_ms", from, before)
    }
  }

  private mutating func range(
    _ column: String, _ from: (some Bindable)?, _ before: (some Bindable)?
  ) -> String {
    var terms: [String] = []
    if let from { terms.append("\(column) >= \(bound(from))") }
    if let before { terms.append("\(column) < \(bound(before))") }
    if terms.isEmpty { terms.append("\(column) IS NOT NULL") }
    return "(\(terms.joined(separator: " AND ")))"
  }

  private static func has(_ property: TaskProperty) -> String {
    switch property {
    case .notes: "t.notes <> ''"
    case .tag: "t.tags <> ''"
    case .start: "t.start_ms IS NOT NULL OR t.start_date IS NOT NULL"
    case .due: "t.due_ms IS NOT NULL OR t.due_date IS NOT NULL"
    case .estimatedDuration: "t.estimated_duration_s IS NOT NULL"
    case .url: "t.url <> ''"
    case .reminders: "t.reminders <> ''"
    case .repeatRule: "t.repeat_rule <> ''"
    case .parent: "t.parent_id IS NOT NULL"
    case .dependency: "EXISTS (SELECT 1 FROM dependency AS d WHERE d.task_id = t.id)"
    case .completed: "t.completed_ms IS NOT NULL"
    case .deleted: "t.deleted_ms IS NOT NULL"
    case .favourite: "t.favourite = 1"
    case .kept: "t.kept IS NOT NULL"
    case .title, .project, .position, .priority, .slot, .created, .modified: "1"
    }
  }

  private func isAnyHidden(at instant: Instant) throws -> Bool {
    let find = try listing.database.statement(
      """
      SELECT EXISTS (SELECT 1 FROM task WHERE start_ms > ?)
        OR EXISTS (SELECT 1 FROM task WHERE start_date > ?)
      """)
    defer { find.reset() }
    try find.bind(instant, listing.zone.localTime(at: instant).date)
    return try find.step() && find.integer(0) != 0
  }

  private func isAnyArchived() throws -> Bool {
    try listing.database.integer("SELECT 1 FROM project WHERE archived_ms IS NOT NULL LIMIT 1")
      != nil
  }

  private static func jsonArray(_ ids: [Int64]) -> String {
    "[\(ids.map(String.init).joined(separator: ","))]"
  }
}

extension TaskFilter {
  /// Whether it finds few tasks by an index of its own.
  fileprivate var findsFew: Bool {
    switch self {
    case .ids, .tag, .parent(.some), .below, .blocked, .blocking, .text: true
    default: false
    }
  }

  /// The text that every task of the query has to have.
  var demandedText: TextSearch? {
    switch self {
    case .text(let search): search
    case .all(let parts): parts.lazy.compactMap(\.demandedText).first
    default: nil
    }
  }
}

extension TextSearch {
  /// As FTS5 has it: a phrase in quotes is no syntax, whatever it holds.
  var matchExpression: String {
    let columns = Field.allCases.filter(fields.contains).map(\.rawValue).joined(separator: " ")
    let phrases = terms.map { term in
      let quoted = term.text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"")
      return "\"\(quoted)\"" + (term.isExact ? "" : "*")
    }
    return "{\(columns)} : (\(phrases.joined(separator: " AND ")))"
  }
}

extension Zone {
  /// The first day that begins at that instant or later.
  fileprivate func firstDate(from instant: Instant) -> CalendarDate {
    let date = localTime(at: instant).date
    if startOfDay(date) >= instant { return date }
    return CalendarDate(daysSince1970: date.daysSince1970 + 1) ?? date
  }
}
