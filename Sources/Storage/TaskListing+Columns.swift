import Domain

extension TaskListing {
  /// What visits the task `t` in a statement, by ``TaskRowReader``.
  ///
  /// What few tasks have, and what few stores have and costs a look-up per task, is not read where
  /// there is none.
  func rowColumn() throws -> String {
    var common = Row.columns
    let hasDependencies = try hasDependencies
    let hasSubtasks = try hasSubtasks
    if hasDependencies || hasSubtasks {
      common +=
        hasDependencies
        ? [Task.dependencies(of: "t"), TaskFilterSQL.isBlocked, TaskFilterSQL.isBlocking]
        : ["NULL", "0", "0"]
      common += hasSubtasks ? [Self.subtaskCount("<> 4"), Self.subtaskCount("= 2")] : ["0", "0"]
    }
    return """
      CASE WHEN t.has_details THEN \(Self.visit(common + Details.columns))
      ELSE \(Self.visit(common)) END
      """
  }

  private static func visit(_ columns: [String]) -> String {
    "\(TaskRowReader.function)(\(columns.joined(separator: ", ")))"
  }

  private static func subtaskCount(_ status: String) -> String {
    "(SELECT count(*) FROM task AS c WHERE c.parent_id = t.id AND c.status \(status))"
  }

  var hasDependencies: Bool {
    get throws { try database.integer("SELECT 1 FROM dependency LIMIT 1") != nil }
  }

  private var hasSubtasks: Bool {
    get throws {
      try database.integer("SELECT 1 FROM task WHERE parent_id IS NOT NULL LIMIT 1") != nil
    }
  }

  func isAnyHidden(at instant: Instant) throws -> Bool {
    let find = try database.statement(
      """
      SELECT EXISTS (SELECT 1 FROM task WHERE start_ms > ?)
        OR EXISTS (SELECT 1 FROM task WHERE start_date >= ?)
      """)
    defer { find.reset() }
    let later = Instant(clamping: instant.milliseconds + 1)
    try find.bind(instant, zone.firstDay(beginningFrom: later))
    return try find.step() && find.integer(0) != 0
  }

  func isAnyArchived() throws -> Bool {
    try database.integer("SELECT 1 FROM project WHERE archived_ms IS NOT NULL LIMIT 1") != nil
  }
}
