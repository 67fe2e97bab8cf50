import Domain

extension StoreRepair {
  /// Makes calendar 1 the default one that every store has, and puts events into it whose calendar is
  /// missing.
  func mendCalendars() throws {
    if try database.integer("SELECT count(*) FROM calendar WHERE id = 1 AND uid = 'default'") == 0 {
      // Another one that has its place, its uid or its name makes room.
      for row in try rows(
        "SELECT id, uid FROM calendar WHERE id = 1 OR uid = 'default' OR name_key = 'calendar'",
        { Row(id: $0.integer(0), uid: $0.text(1)) })
      {
        let uid = newUID()
        try database.statement(
          """
          UPDATE calendar SET id = (SELECT max(id) + 1 FROM calendar), uid = ?1, name = ?1,
            name_key = ?1 WHERE id = ?2
          """
        ).run(uid, row.id)
      }
      try database.execute(
        """
        INSERT INTO calendar(
          id, uid, name, name_key, colour, position, hidden, read_only, transparent)
        VALUES (1, 'default', 'Calendar', 'calendar', 0, 'a0', 0, 0, 0)
        """)
      report.valuesMended += 1
      log.changedUnlogged()
    }
    let stray = try rows(
      """
      SELECT id, uid, calendar_uid FROM event WHERE calendar_uid IS NOT NULL
        AND calendar_uid NOT IN (SELECT uid FROM calendar WHERE uid <> 'default') ORDER BY id
      """
    ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), old: $0.logValue(2)) }
    for (row, old) in stray {
      try database.statement("UPDATE event SET calendar_uid = NULL WHERE id = ?").run(row.id)
      try log.changed(
        .event, id: row.id, uid: row.uid, property: Event.Property.calendar.rawValue, old: old,
        new: .null)
      report.valuesMended += 1
    }
  }
}
