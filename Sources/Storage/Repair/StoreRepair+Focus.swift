import Domain

/// Repairs focus sessions: unreadable ones, those that cannot still be running, and their stretches.
extension StoreRepair {
  func mendFocus() throws {
    var going: Int64?
    for damaged in try focusRows().reversed() {
      let session = mended(damaged, isCurrent: going == nil)
      if session.state == .running || session.state == .paused { going = damaged.row.id }
      for (property, old) in damaged.values {
        let new = session.value(of: property)
        if new == old { continue }
        try database.statement(
          "UPDATE focus_session SET \(property.rawValue) = ? WHERE id = ?"
        ).run(new, damaged.row.id)
        try log.changed(
          .focusSession, id: damaged.row.id, uid: damaged.row.uid, property: property.rawValue,
          old: old, new: new)
        report.valuesMended += 1
      }
    }
    try rebuildStretches()
  }

  private struct FocusRow {
    var row: Row
    var values: [(FocusSession.Property, LogValue)]
  }

  private func focusRows() throws -> [FocusRow] {
    let properties = FocusSession.Property.allCases
    let columns = properties.map(\.rawValue).joined(separator: ", ")
    return try rows("SELECT id, uid, \(columns) FROM focus_session ORDER BY id") { select in
      FocusRow(
        row: Row(id: select.integer(0), uid: select.text(1)),
        values: properties.enumerated().map { offset, property in
          (property, select.logValue(Int32(truncatingIfNeeded: offset + 2)))
        })
    }
  }

  /// What cannot be is as in a new session. Only the last one goes on, and one of which the time is
  /// unknown does not; such ones are cancelled, for nobody knows what was worked.
  private func mended(_ damaged: FocusRow, isCurrent: Bool) -> FocusSession {
    var session = FocusSession(uid: damaged.row.uid, length: FocusLength.longest, started: now)
    session.state = .cancelled
    session.resumed = nil
    for (property, value) in damaged.values {
      // A value that is refused leaves the session as it is.
      try? session.set(property, to: value)
    }
    let isGoing = session.state == .running || session.state == .paused
    if isGoing, !isCurrent || (session.state == .running) != (session.resumed != nil) {
      session.state = .cancelled
    }
    session.settle()
    return session
  }

  /// They follow from the sessions.
  private func rebuildStretches() throws {
    let expected = try rows(
      "SELECT id, worked FROM focus_session WHERE worked IS NOT NULL ORDER BY id"
    ) { row in
      try WorkedTime(text: row.text(1)).stretches.enumerated().map { number, stretch in
        [
          row.integer(0), Int64(number), stretch.lowerBound.milliseconds,
          stretch.upperBound.milliseconds,
        ].map { LogValue.integer($0) }
      }
    }
    .flatMap { $0 }
    let present = try rows(
      "SELECT session_id, number, start_ms, end_ms FROM focus_stretch ORDER BY 1, 2"
    ) { row in (0..<4).map { row.logValue($0) } }
    if present == expected { return }
    try database.statement("DELETE FROM focus_stretch").run()
    let insert = try database.statement("INSERT INTO focus_stretch VALUES (?, ?, ?, ?)")
    for values in expected { try insert.run(values[0], values[1], values[2], values[3]) }
    rebuilt()
  }
}
