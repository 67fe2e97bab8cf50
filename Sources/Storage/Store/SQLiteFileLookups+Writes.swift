import Domain

extension SQLiteFileLookups {
  /// Of each row, by which step it is, and what that says of when the record was modified.
  static let writes = """
    SELECT change.property, change.new, step.id, step.hlc, step.device,
      step.action = \(Step.Action.importFile.rawValue),
      coalesce(latest.action = \(Step.Action.undo.rawValue), 0), latest.id,
      CASE change.property
        WHEN '\(TaskProperty.modified.rawValue)' THEN change.new
        WHEN '\(EventProperty.modified.rawValue)' THEN change.new
        WHEN '\(ChangeLog.identity)' THEN iif(json_valid(change.new), coalesce(
          json_extract(change.new, '$.\(TaskProperty.modified.rawValue)'),
          json_extract(change.new, '$.\(EventProperty.modified.rawValue)')), NULL)
      END
    FROM change JOIN step ON step.id = change.step_id LEFT JOIN step AS latest ON latest.id = step.latest
    WHERE change.uid = ? AND change.entity = ? ORDER BY change.id
    """

  func writes(of entity: CommittedChange.Entity, uid: String) throws -> LoggedWrites {
    let select = selectWrites
    defer { select.reset() }
    try select.bind(uid, entity.rawValue)
    var reading = WritesReading()
    while try select.step() {
      let isImport = select.integer(5) != 0
      let row = WritesReading.Row(
        property: select.text(0), isNull: select.logValue(1) == .null, step: select.integer(2),
        write: LoggedWrites.Write(
          HybridClock(select.integer(3)), replica: select.text(4)),
        isImport: isImport,
        undoneBy: isImport && select.integer(6) != 0 ? select.integer(7) : nil,
        modified: select.optionalInteger(8).map { Instant(clamping: $0) })
      reading.take(row)
    }
    if reading.isEmpty { reading.writes.removed = try tombstone(of: entity, uid: uid) }
    return reading.finish()
  }

  private func tombstone(of entity: CommittedChange.Entity, uid: String) throws -> HybridClock? {
    defer { selectTombstone.reset() }
    try selectTombstone.bind(uid, entity.rawValue)
    return try selectTombstone.step() ? HybridClock(selectTombstone.integer(0)) : nil
  }
}

/// The rows of one record, step by step.
private struct WritesReading {
  struct Row {
    var property: String
    /// Whether the value went.
    var isNull: Bool
    var step: Int64
    var write: LoggedWrites.Write
    var isImport: Bool
    /// The step that took an import back.
    var undoneBy: Int64?
    var modified: Instant?
  }

  var writes = LoggedWrites()
  private var rows: [Row] = []
  private var ignored: Set<Int64> = []
  private(set) var isEmpty = true
  private var modified: Instant?

  mutating func take(_ row: Row) {
    isEmpty = false
    if rows.last.map({ $0.step != row.step }) ?? false { takeStep() }
    rows.append(row)
  }

  mutating func finish() -> LoggedWrites {
    takeStep()
    return writes
  }

  /// An import says when its record was modified in a row of its own, which may be behind those of its other
  /// properties. Where it has none, the record was changed here after it was changed in the file.
  private mutating func takeStep() {
    defer { rows.removeAll(keepingCapacity: true) }
    guard let first = rows.first, !ignored.contains(first.step) else { return }
    if let undo = first.undoneBy {
      ignored.insert(undo)
      return
    }
    var write = first.write
    modified = rows.last { $0.modified != nil }?.modified ?? modified
    if first.isImport, let modified {
      let clock = min(HybridClock(at: modified), write.clock)
      write = LoggedWrites.Write(clock, replica: "")
      if writes.confirmed.map({ $0.clock < clock }) ?? true { writes.confirmed = write }
    }
    for row in rows { take(row.property, row.isNull, write) }
  }

  private mutating func take(_ property: String, _ isNull: Bool, _ write: LoggedWrites.Write) {
    guard property == ChangeLog.identity else {
      writes.properties[property] = write
      return
    }
    // What it had is in it no more when it comes again.
    writes.properties = [:]
    writes.made = isNull ? nil : write
    writes.removed = isNull ? write.clock : nil
    if isNull { writes.confirmed = nil }
  }
}
