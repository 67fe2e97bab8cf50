package import Domain

/// Task counts for a calendar: one lookup for each task's due or completion, and one for each date.
extension DueTaskListing {
  package func openCounts(dueOn days: DaySpans) throws -> [Int64] {
    var counts = [Int64](repeating: 0, count: days.count)
    let dates = try database.statement(Self.openDates)
    defer { dates.reset() }
    try dates.bind(
      days.days.lowerBound, days.days.upperBound, now, firstHiddenDay, now, firstLivingDay)
    while try dates.step() {
      let date = CalendarDate(packed: Int32(truncatingIfNeeded: dates.integer(0)))
      if let index = date.flatMap({ days.index(of: $0) }) { counts[index] += dates.integer(1) }
    }
    let instants = try database.statement(Self.openInstants)
    defer { instants.reset() }
    try instants.bind(days.beginning, days.end, now, firstHiddenDay, now, firstLivingDay)
    try count(instants, on: days, in: &counts)
    let floating = try database.statement(Self.openFloating)
    defer { floating.reset() }
    try floating.bind(
      TimeColumn.lowest(from: days.beginning.milliseconds),
      TimeColumn.highest(before: days.end.milliseconds), now, firstHiddenDay, now, firstLivingDay)
    try count(floating, on: days, in: &counts)
    return counts
  }

  package func completedCounts(on days: DaySpans) throws -> [Int64] {
    var counts = [Int64](repeating: 0, count: days.count)
    for sql in [Self.completedTasks, Self.completedOccurrences] {
      let instants = try database.statement(sql)
      defer { instants.reset() }
      try instants.bind(days.beginning, days.end)
      try count(instants, on: days, in: &counts)
    }
    return counts
  }

  /// Counts each row on the day of its instant.
  private func count(_ instants: Statement, on days: DaySpans, in counts: inout [Int64]) throws {
    while try instants.step() {
      if let index = days.index(of: Instant(clamping: instants.integer(0))) { counts[index] += 1 }
    }
  }

  static let openDates = """
    SELECT due_date, count(*) FROM task
    WHERE status = 1 AND due_date BETWEEN ? AND ? AND \(isVisible) GROUP BY due_date
    """

  static let openInstants = """
    SELECT due_ms FROM task WHERE status = 1 AND due_ms >= ? AND due_ms < ? AND \(isVisible)
    """

  /// Those that may be due on the days: each is counted on its day, if that is one of them.
  static let openFloating = """
    SELECT \(TimeColumn.function)(due_ms) FROM task
    WHERE status = 1 AND due_ms >= ? AND due_ms < ? AND \(isVisible)
    """

  static let completedTasks = """
    SELECT completed_ms FROM task WHERE completed_ms >= ? AND completed_ms < ? AND +status = 2
    """

  /// A task that does not repeat, and the last one of a series, completes the task itself, which counts
  /// already.
  static let completedOccurrences = """
    SELECT completed_ms FROM completion AS c WHERE completed_ms >= ? AND completed_ms < ?
    AND NOT EXISTS (SELECT 1 FROM task AS t WHERE t.uid = c.task_uid AND t.status = 2
      AND t.occurrence IS c.occurrence AND t.completed_ms = c.completed_ms)
    """
}
