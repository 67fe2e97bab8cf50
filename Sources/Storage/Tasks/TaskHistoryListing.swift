package import Domain

/// One property of a task that changed once, in words.
package struct TaskHistoryEntry: Equatable {
  package var stepID: Int64
  package var at: Instant
  package var action: Step.Action
  package var device: String
  /// As the change log names it; "id" where the task came into being or went.
  package var property: String
  package var old: String?
  package var new: String?
}

extension SQLiteStore {
  /// Projects and other tasks are called by what they are called now, and by their uids when they are
  /// gone. What every change brings, and what no caller sets, is left out. The log does not have the text of a
  /// comment that came: it is what the next change of it has as the old one, or what it is now.
  static let historyOfTask = """
    SELECT c.id, c.step_id, s.at_ms, s.action, s.device, c.property,
      CASE c.property
        WHEN 'project' THEN coalesce((SELECT name FROM project WHERE uid = c.old), c.old)
        WHEN 'parent' THEN coalesce((SELECT title FROM task WHERE uid = c.old), c.old)
        WHEN 'dependency' THEN coalesce((SELECT title FROM task WHERE uid = c.old), c.old)
        WHEN 'series' THEN coalesce((SELECT title FROM task WHERE uid = c.old), c.old)
        ELSE c.old END,
      CASE c.property
        WHEN 'project' THEN coalesce((SELECT name FROM project WHERE uid = c.new), c.new)
        WHEN 'parent' THEN coalesce((SELECT title FROM task WHERE uid = c.new), c.new)
        WHEN 'dependency' THEN coalesce((SELECT title FROM task WHERE uid = c.new), c.new)
        WHEN 'series' THEN coalesce((SELECT title FROM task WHERE uid = c.new), c.new)
        ELSE c.new END
    FROM change AS c JOIN step AS s ON s.id = c.step_id
    WHERE c.uid = ?1 AND c.entity = 1
      AND c.property NOT IN ('created', 'modified', 'kept', 'repeat_start')
    UNION ALL
    SELECT c.id, c.step_id, s.at_ms, s.action, s.device, 'comment', c.old,
      CASE c.property WHEN 'text' THEN c.new ELSE coalesce(
        (SELECT later.old FROM change AS later
         WHERE later.uid = c.uid AND later.entity = 22 AND later.property = 'text' AND later.id > c.id
         ORDER BY later.id LIMIT 1),
        (SELECT text FROM comment WHERE uid = c.uid)) END
    FROM change AS c JOIN step AS s ON s.id = c.step_id
    WHERE c.entity = 22
      AND (c.property = 'text' AND c.old IS NOT NULL OR c.property = 'id' AND c.new IS NOT NULL)
      AND c.uid IN (
        SELECT uid FROM comment WHERE item_uid = ?1 AND item_kind = 1
        UNION SELECT uid FROM change WHERE property = 'item_uid' AND old = ?1 AND entity = 22)
    ORDER BY 1
    """

  /// What happened to a task, the oldest first.
  ///
  /// - Throws: `notFound`.
  package func history(ofTask id: Int64) throws -> [TaskHistoryEntry] {
    let find = try database.statement("SELECT uid FROM task WHERE id = ?")
    defer { find.reset() }
    try find.bind(id)
    guard try find.step() else {
      throw Failure(.notFound, "There is no task \(id).", field: "id")
    }
    let select = try database.statement(Self.historyOfTask)
    defer { select.reset() }
    try select.bind(find.text(0))
    var entries: [TaskHistoryEntry] = []
    while try select.step() {
      let code = Int32(truncatingIfNeeded: select.integer(3))
      let property = select.text(5)
      guard let action = Step.Action(rawValue: code) else { continue }
      entries.append(
        TaskHistoryEntry(
          stepID: select.integer(1), at: Instant(clamping: select.integer(2)), action: action,
          device: select.text(4), property: property,
          old: select.logValue(6).words(of: TaskProperty(rawValue: property)),
          new: select.logValue(7).words(of: TaskProperty(rawValue: property))))
    }
    return entries
  }
}
