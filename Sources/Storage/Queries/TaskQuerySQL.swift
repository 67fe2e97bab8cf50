import Domain

/// A query in SQL. Each shape of a query is one text, so that its statement is prepared once.
struct TaskQuerySQL {
  private let filter: TaskFilterSQL
  private let search: TextSearch?
  private let isCompleted: Bool
  private let listing: TaskListing
  private let grouping: TaskGroupingSQL?
  private var order: [String] = []
  private var orderValues: [any Bindable] = []
  private var page = ""
  private var pageValues: [any Bindable] = []
  /// Where the tasks come from; with their relevance, from the index of words.
  private var source: String
  private var sourceValues: [any Bindable] = []

  /// Of one whose filter ``TaskFilter/isLedByDue``, a column asks only for those that are due by it.
  ///
  /// - Throws: `notFound` when it asks for a project that is not there, or `invalid` for relevance
  ///   without a text.
  init(_ query: TaskQuery, in listing: TaskListing, dueIn column: DueColumn? = nil) throws {
    let meant = query.effectiveFilter(at: listing.now)
    search = query.filter.demandedText
    let isRanked = query.sort.contains { $0.key == .relevance }
    filter = try TaskFilterSQL(
      meant, in: listing, isOrdered: query.isBestFoundInOrder, dueIn: column,
      found: isRanked ? search : nil)
    source = filter.source
    isCompleted = meant.demands(\.isOfCompleted)
    self.listing = listing
    grouping = try query.grouping.map { try TaskGroupingSQL($0, in: listing) }
    order = grouping?.order ?? []
    for sort in query.sort { try add(sort) }
    let isTieless = query.sort.contains { $0.key == .manual || $0.key == .created }
    if !isTieless { order += creation }
    if let grouping {
      source += grouping.join
      sourceValues += grouping.joined
    }
    if !query.isTree, query.limit != nil || query.offset > 0 {
      page = "LIMIT ? OFFSET ?"
      pageValues = [query.limit ?? -1, query.offset]
    }
  }

  var values: [any Bindable] { sourceValues + filter.values + orderValues + pageValues }

  func select(_ columns: String) -> String {
    "SELECT \(columns) FROM \(source) WHERE \(filter.text) "
      + "ORDER BY \(order.joined(separator: ", ")) \(page)"
  }

  /// For each task of the page, in its order.
  func select(forEach column: String) -> String {
    if page.isEmpty { return select(column) }
    // What is read of a task is not read of those before and behind the page.
    return "SELECT \(column) FROM (\(select("t.id AS id"))) AS page "
      + "CROSS JOIN task AS t ON t.id = page.id"
  }

  /// With ``countValues``.
  var count: String { "SELECT count(*) FROM \(source) WHERE \(filter.text)" }

  /// The groups in their order, with ``countValues``: key, label and count.
  var groups: String? {
    grouping.map { grouping in
      """
      SELECT \(grouping.key), \(grouping.label), count(*) FROM \(source) WHERE \(filter.text)
      GROUP BY 1 ORDER BY \(grouping.order.joined(separator: ", "))
      """
    }
  }

  var countValues: [any Bindable] { sourceValues + filter.values }

  private mutating func add(_ sort: TaskQuery.Sort) throws {
    let down = sort.isDescending
    func term(_ expression: String, reversed: Bool = false) {
      order.append(expression + (down != reversed ? " DESC" : ""))
    }
    switch sort.key {
    case .created: for column in creation { term(column) }
    case .due:
      order.append("t.due_ms IS NULL AND t.due_date IS NULL")
      term(due)
    case .start, .planned:
      let (instant, date) = ("t.\(sort.key)_ms", "t.\(sort.key)_date")
      order.append("\(instant) IS NULL AND \(date) IS NULL")
      term("coalesce(\(listing.instant(instant)), taskcore_start_of_day(\(date)))")
    case .until:
      order.append("t.until_ms IS NULL AND t.until_date IS NULL")
      term("coalesce(\(listing.instant("t.until_ms")), taskcore_end_of_day(t.until_date))")
    case .completed:
      if !isCompleted { order.append("t.completed_ms IS NULL") }
      term("t.completed_ms")
    case .deleted, .started, .cancelled:
      let column = "t.\(sort.key)_ms"
      order.append("\(column) IS NULL")
      term(column)
    case .priority:
      if down { order.append("t.priority = \(Priority.none.rawValue)") }
      term("t.priority")
    case .title: term("taskcore_collation_key(t.title)")
    case .modified: term("t.modified_ms")
    case .manual: for column in ["t.position", "t.uid"] { term(column) }
    case .favourite: term("t.favourite", reversed: true)
    case .urgency:
      let isBlocked = listing.hasDependencies ? TaskFilterSQL.isBlocked : "0"
      let isBlocking = listing.hasDependencies ? TaskFilterSQL.isBlocking : "0"
      term(
        "CASE t.status WHEN 1 THEN "
          + listing.urgency.coefficients.sql(
            due: due, planned: listing.instant("t.planned_ms"), isBlocked: isBlocked,
            isBlocking: isBlocking)
          + " ELSE 0 END",
        reversed: true)
      orderValues.append(listing.now)
    case .relevance:
      guard let search else {
        throw Failure(
          .invalid, "Only a query for a text can be sorted by relevance.", field: "sorts")
      }
      let rank: String
      if search.terms.count == 1 {
        try listing.database.defineTextRank()
        rank = "\(TextRank.function)(task_text)"
      } else {
        let weights = TextRank.weights.map { String($0) }.joined(separator: ", ")
        rank = "bm25(task_text, \(weights))"
      }
      // The index is asked once, for the tasks and for their relevance.
      source = """
        (SELECT rowid AS found_id, \(rank) AS found_rank
          FROM task_text WHERE task_text MATCH ?) AS found
        CROSS JOIN task AS t ON t.id = found.found_id
        """
      sourceValues = [search.matchExpression]
      term("found.found_rank")
    case .field:
      guard let field = sort.field else {
        throw Failure(.invalid, "Which own field to sort by is not said.", field: "sorts")
      }
      order.append("\(FieldValueSQL.function)(t.field_values, ?) IS NULL")
      orderValues.append(field.uid)
      if field.kind == .choice {
        // In the order of the choices.
        term(
          "(SELECT key FROM json_each(?) WHERE value = \(FieldValueSQL.function)(t.field_values, ?))"
        )
        orderValues += [TextArray(field.choices), field.uid] as [any Bindable]
      } else if field.kind == .text {
        term("taskcore_collation_key(\(FieldValueSQL.comparable(.text)))")
        orderValues.append(field.uid)
      } else {
        term(FieldValueSQL.comparable(field.kind))
        orderValues.append(field.uid)
      }
    default:
      guard let column = sort.key.number?.numberColumn else { return }
      order.append("\(column) IS NULL")
      term(column)
    }
  }

  /// What all ties go by, on every device alike.
  private var creation: [String] {
    ["t.created_ms", "t.uid"].map { filter.isFoundInOrder ? $0 : "+" + $0 }
  }

  private var due: String {
    "coalesce(\(listing.instant("t.due_ms")), taskcore_end_of_day(t.due_date))"
  }
}

extension TaskQuery {
  /// Whether to go along the manual order until there are enough tasks: nothing in the query finds
  /// many fewer of them, and few are wanted.
  fileprivate var isBestFoundInOrder: Bool {
    limit != nil && !isTree && grouping == nil && sort.first?.key == .manual
      && filter.rank ?? .max >= TaskFilter.inboxRank
  }
}

extension TaskFilter {
  /// Whether only tasks with a time of completion can meet it.
  fileprivate var isOfCompleted: Bool {
    switch self {
    case .status(let statuses): statuses == [.completed]
    case .time(.completed, _, _): true
    default: false
    }
  }
}
