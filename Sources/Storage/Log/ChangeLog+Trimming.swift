package import Domain

/// Removes the oldest steps from the log. Records are kept, and each deleted one leaves a tombstone. Steps
/// that sync has not sent yet are kept, since other devices learn of them from the log.
extension ChangeLog {
  private static let trimmedKey = "log_trimmed_ms"

  /// What a row and its place in the index of uids come to, about.
  private static let rowBytes = """
    (24 + 2 * length(CAST(uid AS BLOB)) + length(property)
      + coalesce(length(CAST(old AS BLOB)), 0) + coalesce(length(CAST(new AS BLOB)), 0))
    """
  /// What a step comes to, with the uid of its replica.
  private static let stepBytes: Int64 = 80

  /// The step that is being written stays, so that clocks and numbers go on from it.
  func trim(to limit: ChangeLogLimit) throws {
    let last = min(
      max(try lastStep(before: limit.before), try lastStep(beyond: limit.maxBytes)),
      try Replication.lastStepNoLongerNeeded(in: database))
    // Nothing is trimmed when the first step is to stay.
    guard last > 0, let end = try date(ofStep: last) else { return }
    _ = try stepID()
    let firstKept = try firstChange(after: last)
    try bury("c.id < ?1", firstKept ?? .max)
    try database.statement("DELETE FROM change WHERE id < ?").run(firstKept ?? .max)
    try database.statement("DELETE FROM step WHERE id <= ?").run(last)
    let before = try trimmed()
    try database.setMeta(
      Self.trimmedKey, to: String(max(end, before ?? end).milliseconds))
    changedUnlogged()
  }

  /// The time up to which steps were trimmed; nil when none were.
  func trimmed() throws -> Instant? {
    try database.meta(Self.trimmedKey).flatMap { Int64($0) }.map { Instant(clamping: $0) }
  }

  func report() throws -> ChangeLogReport {
    let changes = try database.statement(
      "SELECT count(*), coalesce(sum(\(Self.rowBytes)), 0) FROM change")
    let steps = try database.statement("SELECT count(*) FROM step")
    let first = try database.statement("SELECT at_ms FROM step ORDER BY id LIMIT 1")
    defer {
      changes.reset()
      steps.reset()
      first.reset()
    }
    guard try changes.step(), try steps.step() else {
      return ChangeLogReport(stepCount: 0, changeCount: 0, byteCount: 0, first: nil, trimmed: nil)
    }
    return ChangeLogReport(
      stepCount: steps.integer(0), changeCount: changes.integer(0),
      byteCount: changes.integer(1) + steps.integer(0) * Self.stepBytes,
      first: try first.step() ? Instant(clamping: first.integer(0)) : nil, trimmed: try trimmed())
  }

  /// The step before the first one that is not older; 0 for none.
  private func lastStep(before instant: Instant?) throws -> Int64 {
    guard let instant else { return 0 }
    let select = try database.statement(
      """
      SELECT coalesce(
        (SELECT id - 1 FROM step WHERE at_ms >= ? ORDER BY id LIMIT 1),
        (SELECT max(id) FROM step), 0)
      """)
    defer { select.reset() }
    try select.bind(instant)
    return try select.step() ? select.integer(0) : 0
  }

  /// The newest step that has no room any more; 0 for none.
  private func lastStep(beyond maxBytes: Int64?) throws -> Int64 {
    guard let maxBytes else { return 0 }
    let select = try database.statement(
      "SELECT step_id, \(Self.rowBytes) FROM change ORDER BY id DESC")
    defer { select.reset() }
    var bytes: Int64 = 0
    var step: Int64?
    while try select.step() {
      if step != select.integer(0) {
        step = select.integer(0)
        bytes += Self.stepBytes
      }
      bytes += select.integer(1)
      if bytes > maxBytes { return select.integer(0) }
    }
    return 0
  }

  private func firstChange(after step: Int64) throws -> Int64? {
    let select = try database.statement(
      "SELECT id FROM change WHERE step_id > ? ORDER BY id LIMIT 1")
    defer { select.reset() }
    try select.bind(step)
    return try select.step() ? select.integer(0) : nil
  }

  /// When the newest of the steps up to one was made.
  private func date(ofStep last: Int64) throws -> Instant? {
    let select = try database.statement(
      "SELECT at_ms FROM step WHERE id <= ? ORDER BY id DESC LIMIT 1")
    defer { select.reset() }
    try select.bind(last)
    return try select.step() ? Instant(clamping: select.integer(0)) : nil
  }
}

extension SQLiteStore {
  package func changeLogReport() throws -> ChangeLogReport { try log.report() }
  package func changeLogTrimmed() throws -> Instant? { try log.trimmed() }

  package func trimChangeLog(to limit: ChangeLogLimit) throws {
    try replication.takeOwnSteps()
    try log.trim(to: limit)
  }
}
