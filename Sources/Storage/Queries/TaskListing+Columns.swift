import Domain

extension TaskListing {
  /// What visits the task `t` in a statement, by ``TaskRowReader``.
  ///
  /// What few tasks have, and what few stores have and costs a look-up per task, is not read where
  /// there is none.
  var rowColumn: String {
    if !hasDependencies, !hasSubtasks { return Self.rowColumnWithoutRelations }
    let dependencies =
      hasDependencies
      ? [Task.dependencies(of: "t"), TaskFilterSQL.isBlocked, TaskFilterSQL.isBlocking]
      : ["NULL", "0", "0"]
    let subtasks =
      hasSubtasks ? [Self.subtaskCount("< 4"), Self.subtaskCount("= 2")] : ["0", "0"]
    return Self.rowColumn(relations: dependencies + subtasks)
  }

  /// That of most stores is made once.
  private static let rowColumnWithoutRelations = rowColumn(relations: [])

  private static func rowColumn(relations: [String]) -> String {
    let common = Row.columns.map { "t.\($0)" } + relations
    let details = Details.columns.map { "t.\($0)" }
    func visit(_ columns: [String]) -> String {
      "\(TaskRowReader.function)(\(columns.joined(separator: ", ")))"
    }
    return "CASE WHEN t.has_details THEN \(visit(common + details)) ELSE \(visit(common)) END"
  }

  private static func subtaskCount(_ status: String) -> String {
    "(SELECT count(*) FROM task AS c WHERE c.parent_id = t.id AND c.status \(status))"
  }

  /// The features that a store uses at the time of a query, so that unused columns need no work.
  struct Presence {
    let now: Instant
    let hasDependencies: Bool
    let hasSubtasks: Bool
    let isAnyHidden: Bool
    let isAnyArchived: Bool
    let isAnyExpired: Bool
    let isProjectTree: Bool
    let isAnyFloating: Bool
  }

  /// The same listing, which knows what there is. It must not outlive the query: another program may
  /// write meanwhile.
  func withPresence() throws -> TaskListing {
    let find = try database.statement(
      """
      SELECT EXISTS (SELECT 1 FROM dependency),
        EXISTS (SELECT 1 FROM task WHERE parent_id IS NOT NULL),
        EXISTS (SELECT 1 FROM task WHERE start_ms > ?)
          OR EXISTS (SELECT 1 FROM task WHERE start_date >= ?),
        EXISTS (SELECT 1 FROM project WHERE archived_ms IS NOT NULL),
        EXISTS (SELECT 1 FROM task WHERE status = 1 AND until_ms < ?)
          OR EXISTS (SELECT 1 FROM task WHERE status = 1 AND until_date < ?)
          OR EXISTS (SELECT 1 FROM task WHERE status = 1 AND until_ms >= \(TimeColumn.floating.lowerBound)),
        \(SQLiteProjectRepository.isTree),
        EXISTS (SELECT 1 FROM setting WHERE uid > 'urgency.' AND uid < 'urgency/'),
        \(Self.isAnyFloating)
      """)
    defer { find.reset() }
    let later = Instant(clamping: now.milliseconds + 1)
    try find.bind(now, zone.firstDay(beginningFrom: later), now, zone.firstDay(endingFrom: now))
    guard try find.step() else { return self }
    urgency.coefficients = find.integer(6) == 0 ? UrgencyCoefficients() : try settings.urgency()
    var listing = self
    listing.presence = Presence(
      now: now, hasDependencies: find.integer(0) != 0, hasSubtasks: find.integer(1) != 0,
      isAnyHidden: find.integer(2) != 0, isAnyArchived: find.integer(3) != 0,
      isAnyExpired: find.integer(4) != 0,
      isProjectTree: find.integer(5) != 0, isAnyFloating: find.integer(7) != 0)
    return listing
  }

  /// Whether a task has a time that floats, by the indexes of the times.
  static let isAnyFloating: String = {
    let value = TimeColumn.floating.lowerBound
    let statuses = Status.allCases.map { String($0.rawValue) }.joined(separator: ", ")
    let columns = [
      "status IN (\(statuses)) AND due_ms", "start_ms", "planned_ms",
      "status IN (\(statuses)) AND until_ms",
    ]
    return columns.map { "EXISTS (SELECT 1 FROM task WHERE \($0) >= \(value))" }
      .joined(separator: " OR ")
  }()

  /// The instant that a column of a time has, or `NULL`.
  func instant(_ column: String) -> String {
    isAnyFloating ? "\(TimeColumn.function)(\(column))" : column
  }

  /// What is not known is taken to be there.
  var hasDependencies: Bool { presence?.hasDependencies ?? true }
  private var hasSubtasks: Bool { presence?.hasSubtasks ?? true }
  var isAnyArchived: Bool { presence?.isAnyArchived ?? true }
  /// Whether projects are below others.
  var isProjectTree: Bool { presence?.isProjectTree ?? true }
  var isAnyFloating: Bool { presence?.isAnyFloating ?? true }

  func isAnyHidden(at instant: Instant) -> Bool {
    guard let presence, presence.now == instant else { return true }
    return presence.isAnyHidden
  }

  func isAnyExpired(at instant: Instant) -> Bool {
    guard let presence, presence.now == instant else { return true }
    return presence.isAnyExpired
  }
}
