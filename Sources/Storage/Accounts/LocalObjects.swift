import Domain

/// The tasks and events of this store that are items of a collection. An item has the UID of its task or
/// event; a changed occurrence has that of its series.
package struct LocalObjects {
  let store: SQLiteStore

  init(_ store: SQLiteStore) { self.store = store }

  private static let columns = "uid, series_uid, occurrence"

  /// Those of a project and of a calendar that are not in the trash.
  package func uids(in collection: CollectionRow) throws -> Set<String> {
    var uids: Set<String> = []
    if collection.syncsTasks, let project = collection.projectUID {
      let select = try store.database.statement(
        """
        SELECT \(Self.columns) FROM task
        WHERE deleted_ms IS NULL AND project_id IN (
          SELECT id FROM project WHERE coalesce(alias_uid, uid) = ?)
        """)
      try collect(select, holder(ofProject: project), into: &uids)
    }
    if collection.syncsEvents, let calendar = collection.calendarUID {
      let select = try store.database.statement(
        """
        SELECT \(Self.columns) FROM event
        WHERE coalesce(calendar_uid, '\(EventCalendar.defaultUID)') IN (
          SELECT uid FROM calendar WHERE coalesce(alias_uid, uid) = ?)
        """)
      try collect(select, holder(ofCalendar: calendar), into: &uids)
    }
    return uids
  }

  /// Of projects of one name, which two devices made, one stands for all.
  private func holder(ofProject uid: String) throws -> String {
    guard let project = try store.projects.find(uid: uid) else { return uid }
    return try store.projects.holder(of: project).uid
  }

  private func holder(ofCalendar uid: String) throws -> String {
    guard let calendar = try store.calendars.find(uid: uid) else { return uid }
    return try store.calendars.holder(of: calendar).uid
  }

  /// Whether something is where a collection has it.
  package func isIn(_ collection: CollectionRow, _ uid: String, asTask isTask: Bool) throws -> Bool
  {
    switch try place(of: uid, asTask: isTask) {
    case .task(_, let project, let isDeleted):
      guard collection.syncsTasks, !isDeleted, let other = collection.projectUID else {
        return false
      }
      return try holder(ofProject: project) == holder(ofProject: other)
    case .event(_, let calendar):
      guard collection.syncsEvents, let other = collection.calendarUID else { return false }
      return try holder(ofCalendar: calendar) == holder(ofCalendar: other)
    case .nowhere: return false
    }
  }

  private func collect(
    _ select: Statement, _ owner: String, into uids: inout Set<String>
  ) throws {
    defer { select.reset() }
    try select.bind(owner)
    while try select.step() { uids.insert(objectUID(select)) }
  }

  /// Of a row with ``columns`` from a place on.
  private func objectUID(_ select: Statement, from column: Int32 = 0) -> String {
    let uid = select.text(column)
    guard let series = select.optionalText(column + 1),
      let occurrence = select.optionalText(column + 2),
      uid == OccurrenceUID.make(series: series, occurrence: occurrence)
    else { return uid }
    return series
  }

  /// The items that these tasks and events are, of those that are gone their own UIDs.
  package func uids(of records: Set<String>) throws -> Set<String> {
    var uids: Set<String> = []
    for record in records {
      var isHere = false
      for table in ["task", "event"] {
        let select = try store.database.statement(
          "SELECT \(Self.columns) FROM \(table) WHERE uid = ?")
        defer { select.reset() }
        try select.bind(record)
        if try select.step() {
          uids.insert(objectUID(select))
          isHere = true
        }
      }
      if !isHere { uids.insert(record) }
    }
    return uids
  }

  /// The place of an item's record.
  package enum Place: Equatable {
    /// Of a task, the uid of its project; in the trash or not.
    case task(id: Int64, project: String, isDeleted: Bool)
    case event(id: Int64, calendar: String)
    case nowhere
  }

  package func place(of uid: String, asTask isTask: Bool) throws -> Place {
    if isTask {
      guard let task = try store.tasks.task(uid: uid) else {
        return try placeOfOccurrences(of: uid)
      }
      if task.deleted != nil {
        let place = try placeOfOccurrences(of: uid)
        if place != .nowhere { return place }
      }
      let project = try store.projects.find(id: task.projectID)?.uid ?? ""
      return .task(id: task.id, project: project, isDeleted: task.deleted != nil)
    }
    guard let event = try store.events.find(uid: uid) else { return .nowhere }
    return .event(id: event.id, calendar: event.uidOfCalendar)
  }

  /// A series may be gone or in the trash while an occurrence of it that was changed is still there.
  private func placeOfOccurrences(of series: String) throws -> Place {
    let select = try store.database.statement(
      """
      SELECT task.id, project.uid, task.uid, task.series_uid, task.occurrence
      FROM task JOIN project ON project.id = task.project_id
      WHERE task.series_uid = ? AND task.deleted_ms IS NULL ORDER BY task.id
      """)
    defer { select.reset() }
    try select.bind(series)
    while try select.step() {
      if objectUID(select, from: 2) == series {
        return .task(id: select.integer(0), project: select.text(1), isDeleted: false)
      }
    }
    return .nowhere
  }

  /// The tasks that an item is which are not in the trash: one, or a series with its changed occurrences.
  package func taskIDs(of uid: String) throws -> [Int64] {
    let select = try store.database.statement(
      """
      SELECT id, \(Self.columns) FROM task WHERE (uid = ?1 OR series_uid = ?1) AND deleted_ms IS NULL
      ORDER BY id
      """)
    defer { select.reset() }
    try select.bind(uid)
    var ids: [Int64] = []
    while try select.step() {
      if objectUID(select, from: 1) == uid { ids.append(select.integer(0)) }
    }
    return ids
  }

  /// The uids of the tasks that are occurrences in these items and are not in the trash.
  package func occurrenceUIDs(of items: [String]) throws -> [String] {
    let select = try store.database.statement(
      "SELECT \(Self.columns) FROM task WHERE series_uid = ? AND deleted_ms IS NULL ORDER BY id")
    defer { select.reset() }
    var uids: [String] = []
    for item in items {
      select.reset()
      try select.bind(item)
      while try select.step() {
        if objectUID(select) == item { uids.append(select.text(0)) }
      }
    }
    return uids
  }

  /// Whether a task or event, or an occurrence of it that was changed, has values of which somebody has to choose one.
  package func hasConflicts(_ uid: String) throws -> Bool {
    let select = try store.database.statement(
      """
      SELECT EXISTS (SELECT 1 FROM sync_record WHERE conflicts > 0 AND uid IN (
        SELECT ?1 UNION ALL SELECT uid FROM task WHERE series_uid = ?1
        UNION ALL SELECT uid FROM event WHERE series_uid = ?1))
      """)
    defer { select.reset() }
    try select.bind(uid)
    return try select.step() && select.integer(0) != 0
  }
}

extension SQLiteStore {
  package var localObjects: LocalObjects { LocalObjects(self) }
}
