import Domain

/// A table with a manual order, or with unique names.
enum RepairedTable: String {
  case task
  case project
  case filter
  case calendar
  case field
  case template

  var entity: CommittedChange.Entity {
    switch self {
    case .task: .task
    case .project: .project
    case .filter: .filter
    case .calendar: .calendar
    case .field: .field
    case .template: .template
    }
  }
}

extension StoreRepair {
  /// Gives a place behind all others to each row that has none. Two rows may have the same, as after an
  /// import of another store: they stand in the order of their uids, and moving one gives it room.
  func mendPositions(in table: RepairedTable) throws {
    let positioned = try rows(
      "SELECT id, uid, position, typeof(position) FROM \(table.rawValue) ORDER BY position, uid"
    ) {
      Positioned(
        row: Row(id: $0.integer(0), uid: $0.text(1)), value: $0.logValue(2), key: $0.orderKey(2))
    }
    var last = positioned.compactMap(\.key).max()
    for item in positioned where item.key == nil {
      let key = OrderKey.between(last, nil) ?? .first
      try move(item, to: key, in: table)
      last = key
    }
  }

  private struct Positioned {
    var row: Row
    var value: LogValue
    var key: OrderKey?
  }

  private func move(_ item: Positioned, to key: OrderKey, in table: RepairedTable) throws {
    let old = item.value
    let new = LogValue.text(key.text)
    if table == .task {
      try set(.position, in: "position", to: key.text, of: item.row, old: old, new: new)
    } else {
      try database.statement("UPDATE \(table.rawValue) SET position = ? WHERE id = ?").run(
        key.text, item.row.id)
      try log.changed(
        table.entity, id: item.row.id, uid: item.row.uid,
        property: TaskProperty.position.rawValue, old: old, new: new)
    }
    report.positionsMended += 1
  }
}

extension Statement {
  /// Nil for anything but a place. The next column has the type, for bytes are in another order than texts.
  fileprivate func orderKey(_ column: Int32) -> OrderKey? {
    guard self.text(column + 1) == "text", case .text(let text) = logValue(column) else {
      return nil
    }
    return try? OrderKey(text)
  }
}
