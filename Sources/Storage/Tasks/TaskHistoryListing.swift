package import Domain

/// One change of one property of a task, in words.
package struct TaskHistoryEntry: Equatable {
  package var stepID: Int64
  package var at: Instant
  package var action: Step.Action
  package var device: String
  /// What people call it now; empty for one that is not known to sync.
  package var deviceName: String
  /// As the change log names it; "id" where the task came into being or went.
  package var property: String
  package var old: String?
  package var new: String?
}

extension SQLiteStore {
  /// Projects and other tasks are called by what they are called now, and by their uids when they are
  /// gone. What every change brings, and what no caller sets, is left out. In older stores, the
  /// creation row of a comment has no text: the original text is the old value of its next change, or the present text.
  static let historyOfTask = """
    SELECT c.id, c.step_id, s.at_ms, s.action, s.device, c.property,
      CASE c.property
        WHEN 'project' THEN coalesce((SELECT name FROM project WHERE uid = c.old), c.old)
        WHEN 'section'
          THEN coalesce((SELECT name FROM project_section WHERE uid = c.old), c.old)
        WHEN 'parent' THEN coalesce((SELECT title FROM task WHERE uid = c.old), c.old)
        WHEN 'dependency' THEN coalesce((SELECT title FROM task WHERE uid = c.old), c.old)
        WHEN 'series' THEN coalesce((SELECT title FROM task WHERE uid = c.old), c.old)
        ELSE c.old END,
      CASE c.property
        WHEN 'project' THEN coalesce((SELECT name FROM project WHERE uid = c.new), c.new)
        WHEN 'section'
          THEN coalesce((SELECT name FROM project_section WHERE uid = c.new), c.new)
        WHEN 'parent' THEN coalesce((SELECT title FROM task WHERE uid = c.new), c.new)
        WHEN 'dependency' THEN coalesce((SELECT title FROM task WHERE uid = c.new), c.new)
        WHEN 'series' THEN coalesce((SELECT title FROM task WHERE uid = c.new), c.new)
        WHEN 'id' THEN iif(c.new IS NULL, NULL, c.entity_id)
        ELSE c.new END,
      (SELECT name FROM sync_replica WHERE uid = s.device)
    FROM change AS c JOIN step AS s ON s.id = c.step_id
    WHERE c.uid = ?1 AND c.entity = 1
      AND c.property NOT IN ('created', 'modified', 'kept', 'repeat_start', 'repeat_floor', 'repeat_done')
    UNION ALL
    SELECT c.id, c.step_id, s.at_ms, s.action, s.device, 'comment', c.old,
      CASE WHEN c.property = 'text' THEN c.new WHEN typeof(c.new) = 'text' AND json_valid(c.new)
        THEN json_extract(c.new, '$.text') ELSE coalesce(
        (SELECT later.old FROM change AS later
         WHERE later.uid = c.uid AND later.entity = 22 AND later.property = 'text' AND later.id > c.id
         ORDER BY later.id LIMIT 1),
        (SELECT text FROM comment WHERE uid = c.uid)) END,
      (SELECT name FROM sync_replica WHERE uid = s.device)
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
      func words(_ value: LogValue) -> String? {
        if property == TaskProperty.fieldValues.rawValue { return fieldWords(value) }
        if property == TaskProperty.links.rawValue {
          return (try? [Link](text: value.text))?.map(\.url).joined(separator: ", ")
        }
        return value.words(of: TaskProperty(rawValue: property))
      }
      guard let action = Step.Action(rawValue: code) else { continue }
      entries.append(
        TaskHistoryEntry(
          stepID: select.integer(1), at: Instant(clamping: select.integer(2)), action: action,
          device: select.text(4), deviceName: select.text(8), property: property,
          old: words(select.logValue(6)), new: words(select.logValue(7))))
    }
    return entries
  }

  /// `effort: 3, sprint: May`, by the names that the fields have now.
  private func fieldWords(_ value: LogValue) -> String? {
    guard let values = try? FieldValues(text: value.text), !values.isEmpty else { return nil }
    return values.elements.map { element in
      let name = (try? fields.find(uid: element.fieldUID))?.name ?? element.fieldUID
      return "\(name): \(element.text)"
    }.joined(separator: ", ")
  }
}
