import Domain

extension TaskListing {
  /// The columns of a row, in the order of ``Column``.
  ///
  /// What few stores need and costs a look-up per task is left out of the statement where nothing
  /// can be found.
  func columns() throws -> String {
    var columns = [Task.columns, "status"]
    let hasDependencies = try hasDependencies
    columns.append(hasDependencies ? Task.dependencies(of: "t") : "NULL")
    columns +=
      try hasSubtasks ? [Self.subtaskCount("<> 4"), Self.subtaskCount("= 2")] : ["0", "0"]
    columns += hasDependencies ? [TaskFilterSQL.isBlocked, TaskFilterSQL.isBlocking] : ["0", "0"]
    return columns.joined(separator: ", ")
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
