import Domain

/// Time entries and focus sessions as one SQL table expression: ?1 is now, ?2 and ?3 are the bounds of the
/// range.
enum TimeEntrySQL {
  private static let longest = TimeEntry.longest
  private static let longestStretch = FocusLength.longest
  static let entryKind = TimeEntryQuery.Kind.timeEntry.rawValue
  static let sessionKind = TimeEntryQuery.Kind.focusSession.rawValue

  /// It lasts no longer than it can, in a damaged store too.
  private static let entryEnd = """
    min(coalesce(end_ms, max(start_ms, ?1)), start_ms + \(longest))
    """

  /// The time entries of which a condition holds; they have no alias.
  static func entries(where condition: String) -> String {
    """
    SELECT \(entryKind) AS kind, id, uid, task_uid, project_uid, start_ms, end_ms,
      max(0, \(entryEnd) - start_ms) AS duration, coalesce(note, '') AS note,
      hourly_rate_millionths AS rate
    FROM time_entry WHERE \(condition)
    """
  }

  /// Those that were running at some time of the range, and those without a length that begin in it.
  static let entryIsInRange = """
    start_ms > ?2 - \(longest) AND start_ms < ?3
      AND (\(entryEnd) > ?2 OR (start_ms >= ?2 AND end_ms = start_ms))
    """

  /// Work that was not cancelled, `s`; what ran to its end while nobody noticed ended then.
  static func sessions(where condition: String) -> String {
    """
    SELECT \(sessionKind) AS kind, s.id, s.uid, s.task_uid, s.project_uid,
      s.started_ms AS start_ms,
      CASE WHEN s.finished_ms IS NOT NULL THEN s.finished_ms
        WHEN s.state = 1 AND s.resumed_ms + s.length_ms - s.worked_ms <= ?1
        THEN s.resumed_ms + s.length_ms - s.worked_ms END AS end_ms,
      s.worked_ms + CASE WHEN s.state = 1 AND s.resumed_ms IS NOT NULL
        THEN max(0, min(?1 - s.resumed_ms, s.length_ms - s.worked_ms)) ELSE 0 END AS duration,
      '' AS note, NULL AS rate
    FROM (
      SELECT *, (
        SELECT coalesce(sum(end_ms - start_ms), 0) FROM focus_stretch WHERE session_id = focus_session.id
      ) AS worked_ms FROM focus_session WHERE kind = 1 AND state <> 4 AND \(condition)
    ) AS s
    """
  }

  static let sessionIsInRange = """
    id IN (
      SELECT session_id FROM focus_stretch
      WHERE start_ms > ?2 - \(longestStretch) AND start_ms < ?3 AND end_ms > ?2
      UNION ALL SELECT id FROM focus_session
      WHERE state IN (1, 2) AND resumed_ms < ?3 AND ?1 > ?2)
    """

  /// All stretches of time of a range, cut to it, in the order of their beginnings: `work`.
  static let work = """
    WITH stretch(kind, id, task_uid, project_uid, first, last, rate) AS (
      SELECT \(entryKind), id, task_uid, project_uid, start_ms, \(entryEnd), hourly_rate_millionths
      FROM time_entry
      WHERE start_ms > ?2 - \(longest) AND start_ms < ?3
      UNION ALL
      SELECT \(sessionKind), s.id, s.task_uid, s.project_uid, f.start_ms,
        min(f.end_ms, f.start_ms + \(longestStretch)), NULL
      FROM focus_stretch AS f CROSS JOIN focus_session AS s ON s.id = f.session_id
      WHERE f.start_ms > ?2 - \(longestStretch) AND f.start_ms < ?3 AND s.kind = 1 AND s.state <> 4
      UNION ALL
      SELECT \(sessionKind), id, task_uid, project_uid, resumed_ms,
        min(?1, resumed_ms + min(\(longestStretch), length_ms - (
          SELECT coalesce(sum(end_ms - start_ms), 0) FROM focus_stretch
          WHERE session_id = focus_session.id))), NULL
      FROM focus_session WHERE state IN (1, 2) AND resumed_ms IS NOT NULL AND kind = 1
    ), work AS (
      SELECT kind, id, task_uid, project_uid, max(first, ?2) AS first, min(last, ?3) AS last, rate
      FROM stretch WHERE max(first, ?2) < min(last, ?3)
    )
    """
}
