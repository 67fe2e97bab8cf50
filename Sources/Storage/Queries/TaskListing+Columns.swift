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

  /// What there is at all in a store, at the time of a query.
  struct Presence {
    let now: Instant
    let hasDependencies: Bool
    let hasSubtasks: Bool
    let isAnyHidden: Bool
    let isAnyArchived: Bool
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
        EXISTS (SELECT 1 FROM project WHERE archived_ms IS NOT NULL)
      """)
    defer { find.reset() }
    let later = Instant(clamping: now.milliseconds + 1)
    try find.bind(now, zone.firstDay(beginningFrom: later))
    guard try find.step() else { return self }
    var listing = self
    listing.presence = Presence(
      now: now, hasDependencies: find.integer(0) != 0, hasSubtasks: find.integer(1) != 0,
      isAnyHidden: find.integer(2) != 0, isAnyArchived: find.integer(3) != 0)
    return listing
  }

  /// What is not known is taken to be there.
  var hasDependencies: Bool { presence?.hasDependencies ?? true }
  private var hasSubtasks: Bool { presence?.hasSubtasks ?? true }
  var isAnyArchived: Bool { presence?.isAnyArchived ?? true }

  func isAnyHidden(at instant: Instant) -> Bool {
    guard let presence, presence.now == instant else { return true }
    return presence.isAnyHidden
  }
}
