import Domain

/// Repairs alias marks: those of records that share a name or a number after a merge.
extension StoreRepair {
  /// Of each name that has an alias, the record with the smallest uid has it, and the others are its aliases. Inbox and
  /// the default calendar, which every store has, keep their names.
  func mendAliases() throws {
    for table in [RepairedTable.project, .filter, .calendar] { try mendAliases(in: table) }
  }

  private struct NamedRow {
    var row: Row
    var key: String
    var alias: LogValue
  }

  private func mendAliases(in table: RepairedTable) throws {
    let name = table.rawValue
    let named = try rows(
      """
      SELECT id, uid, name_key, CASE typeof(alias_uid) WHEN 'blob' THEN 0 ELSE alias_uid END
      FROM \(name)
      WHERE name_key IN (SELECT name_key FROM \(name) WHERE alias_uid IS NOT NULL) ORDER BY id
      """
    ) {
      NamedRow(
        row: Row(id: $0.integer(0), uid: $0.text(1)), key: $0.text(2), alias: $0.logValue(3))
    }
    for group in Dictionary(grouping: named, by: { ExactText($0.key) }).values {
      let holder = group.min { rank(of: $0, in: table) < rank(of: $1, in: table) }
      guard let holder else { continue }
      // The one that gets the name comes last: until then another one may have it.
      for other in group where other.row.id != holder.row.id {
        try mark(other, as: .text(holder.row.uid), in: table)
      }
      try mark(holder, as: .null, in: table)
    }
  }

  private func rank(of named: NamedRow, in table: RepairedTable) -> (Int, ExactText) {
    let isOfEveryStore =
      table == .project && named.row.id == Project.inboxID
      || table == .calendar && named.row.id == EventCalendar.defaultID
    return (isOfEveryStore ? 0 : 1, ExactText(named.row.uid))
  }

  private func mark(_ named: NamedRow, as alias: LogValue, in table: RepairedTable) throws {
    if named.alias == alias { return }
    try database.statement("UPDATE \(table.rawValue) SET alias_uid = ? WHERE id = ?").run(
      alias, named.row.id)
    try log.changed(
      table.entity, id: named.row.id, uid: named.row.uid,
      property: Project.Property.alias.rawValue, old: named.alias, new: alias)
    report.valuesMended += 1
  }

  /// An invoice is a twin of one that has its number, or its place in its series, and is no twin itself. Without such a
  /// one, the twin has the number. No number changes.
  func mendTwins() throws {
    let marked = try rows(
      """
      SELECT id, CASE typeof(twin_uid) WHEN 'blob' THEN 0 ELSE twin_uid END FROM invoice
      WHERE twin_uid IS NOT NULL ORDER BY uid
      """
    ) { (id: $0.integer(0), twin: $0.logValue(1)) }
    let first = try database.statement(
      """
      SELECT other.uid FROM invoice AS own JOIN invoice AS other ON other.id <> own.id
        AND other.twin_uid IS NULL AND (other.number = own.number
          OR other.series = own.series AND other.series_year = own.series_year
            AND other.sequence = own.sequence)
      WHERE own.id = ? ORDER BY other.uid = own.twin_uid DESC, other.uid LIMIT 1
      """)
    for (id, old) in marked {
      defer { first.reset() }
      try first.bind(id)
      let twin: LogValue = try first.step() ? .text(first.text(0)) : .null
      if twin == old { continue }
      first.reset()
      try database.statement("UPDATE invoice SET twin_uid = ? WHERE id = ?").run(twin, id)
      report.valuesMended += 1
      log.changedUnlogged()
    }
  }

  /// Removes owners of series that cannot be: such a series has none.
  func mendNumberSeries() throws {
    func isWrong(_ value: LogValue, _ rule: TextRule) -> Bool {
      guard case .text(let text) = value, let line = try? rule.line(text) else { return true }
      return ExactText(line) != ExactText(text)
    }
    let wrong = try rows("SELECT id, name, owner FROM number_series ORDER BY id") {
      let isSound =
        !isWrong($0.logValue(1), NumberSeries.nameRule) && !isWrong($0.logValue(2), .uid)
      return isSound ? nil : $0.integer(0)
    }
    .compactMap { $0 as Int64? }
    for id in wrong {
      try database.statement("DELETE FROM number_series WHERE id = ?").run(id)
      report.valuesMended += 1
      log.changedUnlogged()
    }
  }
}
