import Domain

/// A table whose rows have a place in a manual order.
enum RepairedTable: String {
  case task
  case project
  case filter

  var entity: CommittedChange.Entity {
    switch self {
    case .task: .task
    case .project: .project
    case .filter: .filter
    }
  }
}

extension StoreRepair {
  /// Gives a place of its own to each row that has none, or has that of another row. Where they are
  /// equal, the first to come stays; what is no place comes last.
  func mendPositions(in table: RepairedTable) throws {
    let positioned = try rows(
      "SELECT id, uid, position FROM \(table.rawValue) ORDER BY position, id"
    ) { Positioned(row: Row(id: $0.integer(0), uid: $0.text(1)), text: $0.text(2)) }
    var last: OrderKey?
    var equal: [Positioned] = []
    var homeless: [Positioned] = []
    for item in positioned {
      guard let key = try? OrderKey(item.text) else {
        homeless.append(item)
        continue
      }
      if let last, key <= last {
        equal.append(item)
        continue
      }
      let keys = OrderKey.spread(equal.count, between: last, and: key)
      for (item, key) in zip(equal, keys) { try move(item, to: key, in: table) }
      equal = []
      last = key
    }
    for item in equal + homeless {
      let key = OrderKey.between(last, nil) ?? .first
      try move(item, to: key, in: table)
      last = key
    }
  }

  private struct Positioned {
    var row: Row
    var text: String
  }

  private func move(_ item: Positioned, to key: OrderKey, in table: RepairedTable) throws {
    let old = LogValue.text(item.text)
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
