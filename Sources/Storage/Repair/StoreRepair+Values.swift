import Domain
import Localization

/// Repairs invalid values of tasks, projects and filters, which would make them unreadable.
extension StoreRepair {
  /// - Throws: `corrupt` for a uid that cannot be, for nothing can be put in its place.
  func mendValues() throws {
    for row in try damagedRows(of: .task, ColumnRule.task(at: now)) { try mendTask(row) }
    try dropSecondTimes()
    try dropSecondStates()
    try dropUnreadableKept()
    for row in try damagedRows(of: .project, ColumnRule.project(at: now)) {
      try mend(row, in: .project)
    }
    for row in try damagedRows(of: .filter, ColumnRule.filter(at: now)) {
      try mend(row, in: .filter)
    }
    for row in try damagedRows(of: .calendar, ColumnRule.calendar) {
      try mend(row, in: .calendar)
    }
    for row in try damagedRows(of: .field, ColumnRule.field) { try mend(row, in: .field) }
    try mendFieldNames()
    try mendNames(in: .calendar, by: .calendarName)
    try mendProjectTree()
    try mendNames(in: .project, by: .projectName)
    try mendNames(in: .filter, by: .filterName)
  }

  private struct DamagedRow {
    var row: Row
    var values: [DamagedValue]
  }

  private struct DamagedValue {
    var rule: ColumnRule
    var old: LogValue
    var new: LogValue
  }

  private func damagedRows(
    of table: RepairedTable, _ rules: [ColumnRule]
  ) throws -> [DamagedRow] {
    let columns = rules.map(\.column).joined(separator: ", ")
    return try rows("SELECT id, uid, \(columns) FROM \(table.rawValue) ORDER BY id") { select in
      let row = Row(id: select.integer(0), uid: select.text(1))
      try checkUID(of: row, in: table)
      var values: [DamagedValue] = []
      for (offset, rule) in rules.enumerated() {
        let old = select.logValue(Int32(offset + 2))
        let new = rule.mended(old)
        if old != new { values.append(DamagedValue(rule: rule, old: old, new: new)) }
      }
      return values.isEmpty ? nil : DamagedRow(row: row, values: values)
    }
    .compactMap { $0 }
  }

  private func checkUID(of row: Row, in table: RepairedTable) throws {
    // Inbox gets its own uid.
    if table == .project, row.id == Project.inboxID { return }
    _ = try Failure.damaged("the uid of \(table.entity.noun) \(row.id)") {
      try TextRule.uid.line(row.uid)
    }
  }

  private func mendTask(_ damaged: DamagedRow) throws {
    let task = damaged.row
    let isText = damaged.values.contains { ["title", "notes"].contains($0.rule.column) }
    let isIndexed = isText && isIndexSound
    if isIndexed { for texts in try texts(of: task) { try words.remove(texts, of: task.id) } }
    for value in damaged.values {
      report.valuesMended += 1
      // What is mended is modified now.
      guard let property = TaskProperty(rawValue: value.rule.property), property != .modified
      else {
        try touch(task)
        continue
      }
      let isMoment = [.start, .planned, .until, .due].contains(property)
      try set(
        property, in: value.rule.column, to: value.new, of: task,
        old: isMoment ? value.old.logged : value.old.loggedOrNull,
        new: isMoment ? value.new.loggedMoment : value.new.loggedOrNull)
    }
    if isIndexed { for texts in try texts(of: task) { try words.add(texts, of: task.id) } }
  }

  private func texts(of task: Row) throws -> [TextIndex.Texts] {
    try rows("SELECT title, notes, tags FROM task WHERE id = \(task.id)") {
      TextIndex.Texts(title: $0.text(0), notes: $0.text(1), joinedTags: $0.text(2))
    }
  }

  /// A moment is a date or an instant; of both, the date counts.
  private func dropSecondTimes() throws {
    let moments: [(TaskProperty, String)] = [
      (.start, "start"), (.planned, "planned"), (.until, "until"), (.due, "due"),
    ]
    for (property, name) in moments {
      let doubled = try rows(
        """
        SELECT id, uid, \(name)_ms FROM task
        WHERE \(name)_date IS NOT NULL AND \(name)_ms IS NOT NULL ORDER BY id
        """
      ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), value: $0.logValue(2)) }
      for (row, value) in doubled {
        try set(
          property, in: "\(name)_ms", to: LogValue.null, of: row, old: value.loggedMoment,
          new: .null)
        report.valuesMended += 1
      }
    }
  }

  /// What is completed is not cancelled, and only what is open is in progress.
  private func dropSecondStates() throws {
    let open = Status.open.rawValue
    for (property, column, isWrong) in [
      (TaskProperty.cancelled, "cancelled_ms", "completed_ms IS NOT NULL"),
      (.started, "started_ms", "status <> \(open)"),
    ] {
      let doubled = try rows(
        """
        SELECT id, uid, \(column) FROM task
        WHERE \(column) IS NOT NULL AND \(isWrong) ORDER BY id
        """
      ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), value: $0.logValue(2)) }
      for (row, value) in doubled {
        try set(property, in: column, to: LogValue.null, of: row, old: value, new: .null)
        report.valuesMended += 1
      }
    }
  }

  /// Tells lists which tasks have more than most.
  func mendDetails() throws {
    let mended = try rows(
      """
      UPDATE task SET has_details = (\(Task.detailsCondition))
      WHERE has_details IS NOT (\(Task.detailsCondition)) RETURNING id
      """
    ) { $0.integer(0) }
    if mended.isEmpty { return }
    rebuilt()
  }

  private func dropUnreadableKept() throws {
    for (row, value) in try unreadableKept(in: .task) {
      try set(.kept, in: "kept", to: LogValue.null, of: row, old: value, new: .null)
      report.valuesMended += 1
    }
  }

  /// What other programs' files are said to have said, and is no JSON object.
  func unreadableKept(
    in table: CommittedChange.Entity
  ) throws -> [(row: Row, value: LogValue)] {
    try rows(
      """
      SELECT id, uid, kept FROM \(table.table) WHERE kept IS NOT NULL
        AND CASE WHEN typeof(kept) = 'text' AND json_valid(kept)
          THEN json_type(kept) <> 'object' ELSE 1 END
      ORDER BY id
      """
    ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), value: $0.logValue(2)) }
  }

  private func mend(_ damaged: DamagedRow, in table: RepairedTable) throws {
    for value in damaged.values {
      try database.statement(
        "UPDATE \(table.rawValue) SET \(value.rule.column) = ? WHERE id = ?"
      ).run(value.new, damaged.row.id)
      try log.changed(
        table.entity, id: damaged.row.id, uid: damaged.row.uid, property: value.rule.property,
        old: value.old.loggedOrNull, new: value.new.loggedOrNull)
      report.valuesMended += 1
    }
  }

  /// Names that cannot be, and those that cannot be found by what they are. Inbox gets its own.
  func mendNames(in table: RepairedTable, by rule: TextRule) throws {
    let inbox = table == .project ? Project.inboxID : 0
    // A project's name is its own below the same parent alone.
    let parent = table == .project ? "parent_uid" : "NULL"
    let named = try rows(
      """
      SELECT id, uid, name, name_key, \(parent) FROM \(table.rawValue) WHERE id <> \(inbox)
      ORDER BY id
      """
    ) {
      (
        row: Row(id: $0.integer(0), uid: $0.text(1)), name: $0.text(2), key: $0.text(3),
        parent: $0.optionalText(4)
      )
    }
    for (row, name, key, parent) in named {
      let fitted = ColumnRule.fitted(name, to: rule, orElse: "?")
      if ExactText(fitted) == ExactText(name),
        ExactText(Project.nameKey(name, under: parent)) == ExactText(key)
      {
        continue
      }
      let free = try freeName(like: fitted, for: row, in: table, below: parent, by: rule)
      try database.statement(
        "UPDATE \(table.rawValue) SET name = ?, name_key = ? WHERE id = ?"
      ).run(free, Project.nameKey(free, under: parent), row.id)
      try log.changed(
        table.entity, id: row.id, uid: row.uid, property: "name", old: .text(name),
        new: .text(free))
      report.valuesMended += 1
    }
  }

  /// The name, or “Name 2” and so on when another row has it.
  private func freeName(
    like name: String, for row: Row, in table: RepairedTable, below parent: String?,
    by rule: TextRule
  ) throws -> String {
    let select = try database.statement(
      "SELECT 1 FROM \(table.rawValue) WHERE name_key = ? AND id <> ?")
    defer { select.reset() }
    var free = name
    var number = 1
    while true {
      select.reset()
      try select.bind(Project.nameKey(free, under: parent), row.id)
      if try !select.step() { return free }
      number += 1
      let ending = " \(number)"
      let room = rule.maximum - ending.unicodeScalars.count
      free = String(String.UnicodeScalarView(name.unicodeScalars.prefix(room))) + ending
    }
  }
}

extension LogValue {
  /// Of a text that is missing, the log says nothing.
  fileprivate var loggedOrNull: LogValue { self == .text("") ? .null : self }

  /// A number as a text, for what the log has as a text.
  fileprivate var logged: LogValue {
    if case .integer(let number) = self { .text(String(number)) } else { self }
  }

  /// An instant as the log has that of a moment.
  fileprivate var loggedMoment: LogValue {
    if case .integer(let number) = self, TimeColumn.time(number) != nil {
      return .text(Moment(timeColumn: number).text)
    }
    return instant.map { .text(Moment.dateTime($0).text) } ?? .null
  }
}
