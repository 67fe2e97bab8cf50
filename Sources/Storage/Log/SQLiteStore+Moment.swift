package import Domain

/// Restores the state at a moment: reverses the changes of the log that are later, the last one first.
extension SQLiteStore {
  /// Takes back, as a part of the present step, all that was done after an instant, and forgets that it was. What
  /// was purged since and invoices that were issued since are not in the log: they stay as they are.
  ///
  /// - Throws: `notFound` for an instant before the log begins.
  package func goBack(to instant: Instant) throws {
    if let trimmed = try log.trimmed(), instant < trimmed {
      throw Failure(
        .notFound,
        "The change log begins at \(trimmed.text): what was before that was trimmed.",
        field: "at_ms")
    }
    let present = try log.stepID()
    guard let first = try firstStep(after: instant), first < present else { return }
    let firstChange = try takeBack(from: first)
    try log.writePending()
    // What they wrote, and what took it back.
    if let firstChange {
      try database.statement("DELETE FROM change WHERE id >= ?").run(firstChange)
    }
    try database.statement("DELETE FROM step WHERE id >= ? AND id < ?").run(first, present)
    // Which were undone or done again since were done then.
    try database.statement("UPDATE step SET latest = id, state = ? WHERE latest >= ? AND id < ?")
      .run(StepState.done, first, first)
    log.changedUnlogged()
  }

  /// - Returns: the first row of the log that was taken back; nil when there was none.
  private func takeBack(from step: Int64) throws -> Int64? {
    let ranges = try database.statement(
      """
      SELECT first_change, last_change FROM step
      WHERE id >= ? AND first_change > 0 AND first_change <= last_change ORDER BY id DESC
      """)
    defer { ranges.reset() }
    try ranges.bind(step)
    let later = LaterChanges.none(in: database)
    var firstChange: Int64?
    while try ranges.step() {
      try safePoints.check()
      let range = ranges.integer(0)...ranges.integer(1)
      firstChange = range.lowerBound
      for group in try database.changeGroups(in: range).reversed() {
        do {
          _ = try group.reverse(in: records.repository(of: group.entity), later)
        } catch let failure as Failure where failure.kind == .conflict {
          // What it would be again is that of something that the log has no more.
          continue
        }
      }
    }
    return firstChange
  }

  private func firstStep(after instant: Instant) throws -> Int64? {
    let select = try database.statement("SELECT min(id) FROM step WHERE at_ms > ?")
    defer { select.reset() }
    try select.bind(instant)
    return try select.step() ? select.optionalInteger(0) : nil
  }
}
