import Domain

extension TaskFilterSQL {
  /// The role of a condition in a statement.
  enum Use {
    /// Finding the tasks of some statuses by an index.
    case leading(Set<Status>)
    /// Being checked on what was found.
    case checked

    /// The same of the open tasks.
    var ofOpen: Use {
      if case .leading = self { .leading([.open]) } else { self }
    }

    /// What goes before a column.
    var table: String {
      if case .leading = self { "t." } else { "+t." }
    }
  }

  /// A condition that has no others in it.
  mutating func condition(_ filter: TaskFilter, _ use: Use) throws -> String {
    let t = use.table
    switch filter {
    case .ids(let ids):
      return with(use, "\(t)id IN (SELECT value FROM json_each(\(bound(IDArray(ids)))))")
    case .project(let choices): return try project(choices, use)
    case .any, .tag: return with(use, try tags(filter.anyTags ?? [], use))
    case .priority(let priorities):
      return isOneOf("+t.priority", priorities.map { Int64($0.rawValue) })
    case .status(let statuses): return isOneOf("+t.status", statuses.map { Int64($0.rawValue) })
    case .favourite: return withIndexed(use, "\(t)favourite = 1")
    case .slot(let slots, let day): return slot(slots, on: day, use)
    case .time(let time, let from, let before): return range(of: time, from, before, use)
    case .has(let property): return property.presence
    case .number(let property, let from, let to): return number(property, from, to)
    case .field(let condition): return field(condition, use)
    case .parent(nil): return "+t.parent_id IS NULL"
    case .parent(let id?): return withIndexed(use, "\(t)parent_id = \(bound(id))")
    case .below(let id): return with(use, "\(t)id IN (\(below(id)))")
    case .blocked: return open(use) { _, use in "\(use.table)id IN (\(Self.blockedIDs))" }
    case .blocking: return open(use) { _, use in "\(use.table)id IN (\(Self.blockingIDs))" }
    case .overdue(let instant):
      return open(use) { sql, use in
        let late = sql.range(of: .due, nil, instant, use)
        guard sql.listing.isAnyExpired(at: instant) else { return late }
        let expired = sql.range(of: .until, nil, instant, .checked)
        return "(\(late)) AND (\(expired)) IS NOT TRUE"
      }
    case .expired(let instant): return open(use) { $0.range(of: .until, nil, instant, $1) }
    case .hidden(let instant):
      return open(use) { sql, use in
        let later = Instant(clamping: instant.milliseconds + 1)
        return sql.range(of: .start, later, nil, use)
      }
    case .floating:
      let columns = ["start_ms", "planned_ms", "due_ms", "until_ms"]
      return columns.map { "+t.\($0) >= \(TimeColumn.floating.lowerBound)" }.joined(
        separator: " OR ")
    case .section(let names): return with(use, try section(names))
    case .archived:
      return with(
        use, "\(t)project_id IN (SELECT id FROM project WHERE archived_ms IS NOT NULL)")
    case .text(let search):
      if search == foundText { return with(use, "1") }
      return with(
        use,
        "\(t)id IN (SELECT rowid FROM task_text WHERE task_text MATCH "
          + "\(bound(search.matchExpression)))")
    case .pattern(let pattern): return with(use, self.pattern(pattern))
    case .urgency(let from, let to): return urgency(from: from, to: to)
    case .uids(let prefixes): return uids(prefixes)
    case .timed: return "+t.due_ms IS NOT NULL"
    case .all, .not: return "0"  // they have others in them
    }
  }

  /// The statuses as an index can use them; nothing for all of them.
  mutating func status(_ statuses: Set<Status>) -> String {
    statuses.count == Status.allCases.count
      ? "1" : isOneOf("t.status", statuses.map { Int64($0.rawValue) })
  }

  private static let blockedIDs = """
    SELECT d.task_id FROM dependency AS d JOIN task AS o ON o.id = d.blocker_id WHERE o.status = 1
    """
  private static let blockingIDs = """
    SELECT d.blocker_id FROM dependency AS d JOIN task AS o ON o.id = d.task_id WHERE o.status = 1
    """

  /// With the statuses, for an index that does not have them.
  mutating func with(_ use: Use, _ condition: String) -> String {
    guard case .leading(let statuses) = use, statuses.count < Status.allCases.count else {
      return condition
    }
    return "(\(condition)) AND \(isOneOf("+t.status", statuses.map { Int64($0.rawValue) }))"
  }

  /// With the statuses, for an index that has them behind what the condition is about.
  mutating func withIndexed(_ use: Use, _ condition: String) -> String {
    guard case .leading(let statuses) = use, statuses.count < Status.allCases.count else {
      return condition
    }
    return "\(condition) AND \(status(statuses))"
  }

  /// The statuses, for an index that has them before what a condition is about.
  mutating func before(_ use: Use) -> String {
    guard case .leading(let statuses) = use else { return "" }
    isFoundInOrder = false
    return isOneOf("t.status", statuses.map { Int64($0.rawValue) }) + " AND "
  }

  /// A condition on open tasks.
  private mutating func open(
    _ use: Use, _ condition: (inout TaskFilterSQL, Use) -> String
  ) -> String {
    if case .leading(let statuses) = use, !statuses.contains(.open) { return "0" }
    return "+t.status = 1 AND (\(condition(&self, use.ofOpen)))"
  }

  private mutating func isOneOf(_ column: String, _ numbers: [Int64]) -> String {
    if let only = numbers.first, numbers.count == 1 { return "\(column) = \(bound(only))" }
    return "\(column) IN (\(numbers.sorted().map { bound($0) }.joined(separator: ", ")))"
  }

  private mutating func project(_ choices: [ProjectChoice], _ use: Use) throws -> String {
    let ids = try choices.flatMap { choice in
      try Failure.about(choice.isName ? "projects" : "project_ids") {
        try choice.ids(in: listing.projects, hasTree: listing.isProjectTree)
      }
    }
    if let only = ids.first, ids.count == 1 {
      return withIndexed(use, "\(use.table)project_id = \(bound(only))")
    }
    return with(
      use,
      "\(use.table)project_id IN (SELECT value FROM json_each(\(bound(IDArray(ids)))))")
  }

  private mutating func section(_ names: [String]) throws -> String {
    let keys = Set(names.map { NameKey($0) })
    let uids = try listing.database.sections { uid, name in
      keys.contains(NameKey(name)) || names.contains(uid) ? uid : nil
    }
    return "+t.section_uid IN (SELECT value FROM json_each(\(bound(TextArray(uids)))))"
  }

  /// Without a number, the condition does not hold.
  private mutating func number(_ property: TaskProperty, _ from: Int64?, _ to: Int64?) -> String {
    guard let column = property.numberColumn else { return "0" }
    return "\(column) BETWEEN \(bound(from ?? .min)) AND \(bound(to ?? .max))"
  }

  /// At least one of the tags.
  private mutating func tags(_ names: [String], _ use: Use) throws -> String {
    "\(use.table)id IN (SELECT task_id FROM task_tag WHERE tag_id \(try tagIDs(names)))"
  }

  /// The tag of the row `tagged` of the table of tags and tasks.
  mutating func tagged(_ names: [String], _ statuses: Set<Status>) throws -> String {
    with(.leading(statuses), "tagged.tag_id \(try tagIDs(names))")
  }

  private mutating func tagIDs(_ names: [String]) throws -> String {
    let keys = try names.map { name in
      NameKey(try Failure.about("tag") { try TextRule.tagName.line(name) }).text
    }
    if let only = keys.first, keys.count == 1 {
      return "= (SELECT id FROM tag WHERE name_key = \(bound(only)))"
    }
    return "IN (SELECT id FROM tag WHERE name_key IN "
      + "(SELECT value FROM json_each(\(bound(TextArray(keys))))))"
  }

  private mutating func below(_ id: Int64) -> String {
    """
    WITH RECURSIVE below(id) AS (SELECT id FROM task WHERE parent_id = \(bound(id))
      UNION SELECT c.id FROM below JOIN task AS c ON c.parent_id = below.id) SELECT id FROM below
    """
  }
}

extension Database {
  /// What is made of the uids and names of all sections, but for nil.
  fileprivate func sections(_ make: (_ uid: String, _ name: String) -> String?) throws -> [String] {
    let select = try statement("SELECT uid, name FROM project_section ORDER BY uid")
    defer { select.reset() }
    var made: [String] = []
    while try select.step() {
      if let one = make(select.text(0), select.text(1)) { made.append(one) }
    }
    return made
  }
}
