import Domain

/// The tasks, time entries and other items that invoice lines bill.
final class SQLiteBilledItemRepository: SQLiteRecordRepository<BilledItem>, BilledItemRepository {
  func all(ofLine uid: String) throws -> [BilledItem] { try select("line_uid = ?", uid) }

  func all(ofInvoice uid: String) throws -> [BilledItem] {
    try select("line_uid IN (SELECT uid FROM invoice_line WHERE invoice_uid = ?)", uid)
  }

  /// Parameters: the beginning and the end of the time, a project's and a task's uid or NULL.
  static let billable = """
    SELECT s.uid, s.task_uid, coalesce(t.title, ''), s.project_uid, coalesce(p.name, ''),
      s.started_ms,
      (SELECT coalesce(sum(end_ms - start_ms), 0) FROM focus_stretch WHERE session_id = s.id),
      NULL, t.hourly_rate_millionths
    FROM focus_session AS s LEFT JOIN task AS t ON t.uid = s.task_uid
      \(ProjectSQL.join("s.project_uid"))
    WHERE s.started_ms >= ?1 AND s.started_ms < ?2 AND s.kind = 1 AND +s.state = 3
      AND (?3 IS NULL OR s.project_uid IN (\(ProjectSQL.sameName("?3"))))
      AND (?4 IS NULL OR s.task_uid = ?4)
      AND NOT EXISTS (
        SELECT 1 FROM billed_item AS b JOIN invoice_line AS l ON l.uid = b.line_uid
          JOIN invoice AS i ON i.uid = l.invoice_uid
        WHERE b.item_uid = s.uid AND b.kind = 2 AND i.stage <> 3)
    ORDER BY s.started_ms, s.uid
    """

  /// The same of time entries that ended.
  static let billableEntries = """
    SELECT e.uid, e.task_uid, coalesce(t.title, ''), e.project_uid, coalesce(p.name, ''),
      e.start_ms, e.end_ms - e.start_ms, e.hourly_rate_millionths, t.hourly_rate_millionths
    FROM time_entry AS e LEFT JOIN task AS t ON t.uid = e.task_uid
      \(ProjectSQL.join("e.project_uid"))
    WHERE e.start_ms >= ?1 AND e.start_ms < ?2 AND e.end_ms IS NOT NULL
      AND (?3 IS NULL OR e.project_uid IN (\(ProjectSQL.sameName("?3"))))
      AND (?4 IS NULL OR e.task_uid = ?4)
      AND NOT EXISTS (
        SELECT 1 FROM billed_item AS b JOIN invoice_line AS l ON l.uid = b.line_uid
          JOIN invoice AS i ON i.uid = l.invoice_uid
        WHERE b.item_uid = e.uid AND b.kind = 3 AND i.stage <> 3)
    ORDER BY e.start_ms, e.end_ms, e.uid
    """

  static let invoiceOfEntry = """
    SELECT i.number FROM billed_item AS b JOIN invoice_line AS l ON l.uid = b.line_uid
      JOIN invoice AS i ON i.uid = l.invoice_uid
    WHERE b.item_uid = ? AND b.kind = 3 AND i.stage <> 3 ORDER BY i.id LIMIT 1
    """

  func invoiceNumber(ofTimeEntry uid: String) throws -> String? {
    let select = try database.statement(Self.invoiceOfEntry)
    defer { select.reset() }
    try select.bind(uid)
    return try select.step() ? select.text(0) : nil
  }

  func billableSessions(
    in range: Range<Instant>, projectUID: String?, taskUID: String?
  ) throws -> [BillableSession] {
    let sessions = try billable(Self.billable, .focusSession, range, projectUID, taskUID)
    let entries = try billable(Self.billableEntries, .timeEntry, range, projectUID, taskUID)
    if entries.isEmpty { return sessions }
    return (sessions + entries).sorted {
      ($0.started, $0.kind.rawValue) < ($1.started, $1.kind.rawValue)
    }
  }

  private func billable(
    _ sql: String, _ kind: BilledItem.Kind, _ range: Range<Instant>, _ projectUID: String?,
    _ taskUID: String?
  ) throws -> [BillableSession] {
    let select = try database.statement(sql)
    defer { select.reset() }
    try select.bind(range.lowerBound, range.upperBound, projectUID, taskUID)
    var sessions: [BillableSession] = []
    while try select.step() {
      sessions.append(
        BillableSession(
          kind: kind, uid: select.text(0), taskUID: select.optionalText(1),
          taskTitle: select.text(2),
          projectUID: select.optionalText(3), projectName: select.text(4),
          started: Instant(clamping: select.integer(5)), worked: select.integer(6),
          hourlyRate: select.optionalInteger(7), taskRate: select.optionalInteger(8)))
    }
    return sessions
  }

  static let billedTwice = """
    SELECT l.uid, i.number
    FROM invoice_line AS l JOIN billed_item AS b ON b.line_uid = l.uid AND +b.kind > 1
      JOIN billed_item AS other ON other.item_uid = b.item_uid AND other.kind = b.kind
      JOIN invoice_line AS o ON o.uid = other.line_uid
      JOIN invoice AS i ON i.uid = o.invoice_uid AND i.stage = 2
    WHERE l.invoice_uid = ?1 AND o.invoice_uid <> ?1 ORDER BY i.id DESC
    """

  func billedTwice(ofInvoice uid: String) throws -> [String: String] {
    let select = try database.statement(Self.billedTwice)
    defer { select.reset() }
    try select.bind(uid)
    var numbers: [String: String] = [:]
    while try select.step() { numbers[select.text(0)] = select.text(1) }
    return numbers
  }
}
