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
    let facts = try stored.facts()
    urgency.coefficients = facts.isAnyUrgencySet ? try settings.urgency() : UrgencyCoefficients()
    let later = Instant(clamping: now.milliseconds + 1)
    var listing = self
    listing.presence = Presence(
      now: now, hasDependencies: facts.hasDependencies, hasSubtasks: facts.hasSubtasks,
      isAnyHidden: facts.lastStart.map { $0 > now.milliseconds } ?? false
        || facts.lastStartDate.map { $0 >= Int64(zone.firstDay(beginningFrom: later)) } ?? false,
      isAnyArchived: facts.isAnyArchived,
      isAnyExpired: facts.firstUntil.map { $0 < now.milliseconds } ?? false
        || facts.firstUntilDate.map { $0 < Int64(zone.firstDay(endingFrom: now)) } ?? false
        || facts.isAnyUntilFloating,
      isProjectTree: facts.isProjectTree, isAnyFloating: facts.isAnyFloating)
    return listing
  }

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
