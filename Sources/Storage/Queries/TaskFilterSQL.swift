import Domain

/// A condition on the task `t` in SQL, with the values of its parameters.
///
/// One part of it leads: SQLite shall find the tasks through an index for that part, and check the
/// others on what it found. In those, a plus before each column keeps it from choosing otherwise,
/// for it does not know how many tasks a condition leaves.
struct TaskFilterSQL {
  private(set) var text = ""
  private(set) var values: [any Bindable] = []
  let listing: TaskListing
  /// Where those are due that the leading condition finds; nil for either.
  let dueColumn: DueColumn?
  /// The text for which tasks are found before the condition counts; nil for none.
  let foundText: TextSearch?
  /// Where the tasks `t` come from.
  private(set) var source = "task AS t"
  /// Whether the index that finds the tasks may give them in the order of their creation; where another one finds few,
  /// SQLite would look at all of a status to have that order.
  var isFoundInOrder = true
  private var conditionCount = 0

  private static let maximumConditionCount = 1_000
  private static let maximumDepth = 100

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

  /// When it `isOrdered`, the tasks come through the index of their order, so that no part leads.
  ///
  /// - Throws: `notFound` when it asks for a project that is not there, or `invalid` for what is no
  ///   name of a project or tag, and for more than SQLite can take.
  init(
    _ filter: TaskFilter, in listing: TaskListing, isOrdered: Bool = false,
    dueIn dueColumn: DueColumn? = nil, found foundText: TextSearch? = nil
  ) throws {
    self.listing = listing
    self.dueColumn = dueColumn
    self.foundText = foundText
    text =
      isOrdered
      ? try checked(filter, depth: 0)
      : try leading(filter, among: Set(Status.allCases), depth: 0)
  }

  /// Takes a value; the text that stands for it.
  mutating func bound(_ value: some Bindable) -> String {
    values.append(value)
    return "?"
  }

  /// A condition that finds tasks of some statuses by an index.
  private mutating func leading(
    _ filter: TaskFilter, among outer: Set<Status>, depth: Int
  ) throws -> String {
    try refuseDepth(depth)
    var parts = filter.conjuncts
    let statuses = parts.reduce(outer) { $1.statuses.map($0.intersection) ?? $0 }
    if statuses.isEmpty { return "0" }
    parts.removeAll { $0.statuses != nil }
    var terms: [String] = []
    let ranks = parts.indices.compactMap { index in parts[index].rank.map { (index, $0) } }
    if let (lead, _) = ranks.min(by: { $0.1 < $1.1 }) {
      let part = parts.remove(at: lead)
      if depth == 0, foundText == nil, let names = part.anyTags, names.count == 1 {
        // SQLite would collect all ids of the tag before it visits the first task.
        source = "task_tag AS tagged CROSS JOIN task AS t ON t.id = tagged.task_id"
        terms.append(try tagged(names, statuses))
      } else {
        terms.append(try found(by: part, statuses: statuses, depth: depth))
      }
    } else {
      terms.append(self.status(statuses))
    }
    terms += try parts.map { try checked($0, depth: depth + 1) }
    return Self.all(terms)
  }

  private mutating func found(
    by filter: TaskFilter, statuses: Set<Status>, depth: Int
  ) throws -> String {
    if case .any(let parts) = filter, filter.anyTags == nil {
      return Self.any(try parts.map { try leading($0, among: statuses, depth: depth + 1) })
    }
    try countCondition()
    return try condition(filter, .leading(statuses))
  }

  /// A condition that is checked on what was found.
  private mutating func checked(_ filter: TaskFilter, depth: Int) throws -> String {
    try refuseDepth(depth)
    switch filter {
    case .all(let parts): return Self.all(try parts.map { try checked($0, depth: depth + 1) })
    case .any(let parts) where filter.anyTags == nil:
      let before = values.count
      let terms = try parts.map { try checked($0, depth: depth + 1) }
      if terms.contains("1") {
        values.removeLast(values.count - before)
        return "1"
      }
      return Self.any(terms)
    case .not(.hidden(let instant)) where !listing.isAnyHidden(at: instant): return "1"
    case .not(.expired(let instant)) where !listing.isAnyExpired(at: instant): return "1"
    case .not(.archived) where !listing.isAnyArchived: return "1"
    case .not(let part):
      // A condition on what is missing is neither true nor false in SQL.
      return "(\(try checked(part, depth: depth + 1))) IS NOT TRUE"
    default:
      try countCondition()
      return try condition(filter, .checked)
    }
  }

  private func refuseDepth(_ depth: Int) throws {
    if depth > Self.maximumDepth {
      throw Failure(
        .invalid, "A query is nested at most \(Self.maximumDepth) deep.", field: "filter")
    }
  }

  private mutating func countCondition() throws {
    conditionCount += 1
    if conditionCount > Self.maximumConditionCount {
      throw Failure(
        .invalid, "A query has at most \(Self.maximumConditionCount) conditions.",
        field: "filter")
    }
  }

  static func all(_ terms: [String]) -> String {
    joined(terms.filter { $0 != "1" }[...], " AND ", orElse: "1")
  }

  static func any(_ terms: [String]) -> String {
    joined(terms[...], " OR ", orElse: "0")
  }

  /// Halves in parentheses: SQLite limits how deep an expression is, and a mere row of terms is as
  /// deep as it is long.
  private static func joined(
    _ terms: ArraySlice<String>, _ word: String, orElse empty: String
  ) -> String {
    guard let first = terms.first else { return empty }
    if terms.count == 1 { return first }
    let middle = terms.startIndex + terms.count / 2
    return "(" + joined(terms[..<middle], word, orElse: empty) + ")" + word
      + "(" + joined(terms[middle...], word, orElse: empty) + ")"
  }
}

extension TaskFilter {
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
