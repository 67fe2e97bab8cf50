import Domain

/// The focus sessions of a store.
final class SQLiteFocusSessionRepository: SQLiteRecordRepository<FocusSession>,
  FocusSessionRepository
{
  func current() throws -> FocusSession? { try going().last }

  /// Those that are running or paused.
  func going() throws -> [FocusSession] { try select("state IN (1, 2)") }

  /// The session that began last before a moment and a uid.
  func uid(before beginning: Instant, _ uid: String) throws -> String? {
    let select = try database.statement(
      """
      SELECT uid FROM focus_session WHERE (started_ms, uid) < (?, ?)
      ORDER BY started_ms DESC, uid DESC LIMIT 1
      """)
    defer { select.reset() }
    try select.bind(beginning, uid)
    return try select.step() ? select.text(0) : nil
  }

  /// When the next session began; of two that began at once, the one with the greater uid is the next.
  func beginning(after session: FocusSession) throws -> Instant? {
    let select = try database.statement(
      "SELECT min(started_ms) FROM focus_session WHERE (started_ms, uid) > (?, ?)")
    defer { select.reset() }
    try select.bind(session.started, session.uid)
    return try select.step() && !select.isNull(0) ? Instant(clamping: select.integer(0)) : nil
  }

  static let lastFinished = """
    id = (SELECT id FROM focus_session WHERE state = 3 AND (?1 IS NULL OR kind = ?1)
      ORDER BY finished_ms DESC, id DESC LIMIT 1)
    """

  func lastFinished(_ kind: FocusSession.Kind?) throws -> FocusSession? {
    try select(Self.lastFinished, kind?.rawValue).first
  }

  func settle() throws {
    try log.settle(Step.Action.ofFocus)
  }

  override func didStore(_ session: FocusSession, over old: FocusSession?) throws {
    try database.statement("DELETE FROM focus_stretch WHERE session_id = ?").run(session.id)
    let insert = try database.statement("INSERT INTO focus_stretch VALUES (?, ?, ?, ?)")
    for (number, stretch) in session.worked.stretches.enumerated() {
      try insert.run(session.id, Int64(number), stretch.lowerBound, stretch.upperBound)
    }
  }
}
