import Domain

/// Expired tasks, found by the indexes of their until.
extension SQLiteTaskRepository {
  func expired(at now: Instant) throws -> [Int64] {
    var ids: [Int64] = []
    let days = reminders.days.current()
    let select = try database.statement(Self.expired)
    defer { select.reset() }
    try select.bind(now, days.firstDay(endingFrom: now))
    while try select.step() {
      let until = try Failure.damaged("task \(select.integer(0))") {
        try Moment(row: select, date: 2, instant: 3)
      }
      guard let expiry = until?.expiry else { continue }
      if try !wasUndone(expiry, ofTask: select.text(1)) { ids.append(select.integer(0)) }
    }
    return ids
  }

  func nextExpiry(after now: Instant) throws -> Instant? {
    let days = reminders.days.current()
    let instant = try first(
      """
      SELECT min(until_ms) FROM task
      WHERE status = 1 AND until_ms >= ? AND until_ms < \(TimeColumn.floating.lowerBound)
      """, now)
    let floating = try first(
      """
      SELECT min(\(TimeColumn.function)(until_ms)) FROM task
      WHERE status = 1 AND until_ms >= \(TimeColumn.floating.lowerBound)
        AND \(TimeColumn.function)(until_ms) >= ?
      """, now)
    let date = try first(
      "SELECT min(until_date) FROM task WHERE status = 1 AND until_date >= ?",
      days.firstDay(endingFrom: now))
    let end = date.flatMap { CalendarDate(packed: Int32(truncatingIfNeeded: $0)) }
      .map { days.endOfDay($0).milliseconds }
    return [instant, floating, end].compactMap { $0 }.min().map {
      Instant(clamping: $0.addingReportingOverflow(1).partialValue)
    }
  }

  private func first(_ sql: String, _ bound: some Bindable) throws -> Int64? {
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(bound)
    return try select.step() ? select.optionalInteger(0) : nil
  }

  /// Whether somebody took it back that the task was given up then: the poll does not insist.
  private func wasUndone(_ expiry: Instant, ofTask uid: String) throws -> Bool {
    let select = try database.statement(Self.undone)
    defer { select.reset() }
    try select.bind(uid, expiry)
    return try select.step()
  }

  static let expired = """
    SELECT id, uid, until_date, until_ms FROM task WHERE id IN (
      SELECT id FROM task WHERE status = 1 AND until_ms < ?1
      UNION SELECT id FROM task WHERE status = 1 AND until_ms >= \(TimeColumn.floating.lowerBound)
        AND \(TimeColumn.function)(until_ms) < ?1
      UNION SELECT id FROM task WHERE status = 1 AND until_date < ?2) ORDER BY id
    """

  private static let undone = """
    SELECT 1 FROM change AS c JOIN step AS s ON s.id = c.step_id
    WHERE c.uid = ? AND c.property = 'cancelled' AND c.old = ? AND c.new IS NULL
      AND s.action = \(Step.Action.undo.rawValue) LIMIT 1
    """
}
