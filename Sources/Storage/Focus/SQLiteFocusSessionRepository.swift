import Domain

/// The focus sessions of a store.
final class SQLiteFocusSessionRepository: SQLiteRecordRepository<FocusSession>,
  FocusSessionRepository
{
  func current() throws -> FocusSession? {
    try select("state IN (1, 2)").last
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
