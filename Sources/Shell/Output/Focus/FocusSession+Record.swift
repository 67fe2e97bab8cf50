import TaskcoreSwift

extension FocusSession: Record {
  static let fieldNames = [
    "id", "uid", "kind", "state", "round", "task", "title", "length", "elapsed", "remaining",
    "started", "ends", "finished",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), .text(kind.name), .text(state.rawValue), .integer(round),
      task == 0 ? .null : .integer(task), title.isEmpty ? .null : .text(title),
      .seconds(length), .seconds(elapsed), .seconds(remaining), try .instant(started, in: store),
      try .instant(ends, in: store), try .instant(finished, in: store),
    ]
  }
}

extension FocusTotal: Record {
  static let fieldNames = ["key", "label", "time", "sessions"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.integer(key), .text(label), .seconds(time), .integer(sessions)]
  }
}

extension FieldValue {
  /// So many milliseconds, in whole seconds.
  fileprivate static func seconds(_ milliseconds: Int64) -> FieldValue {
    .integer(milliseconds / 1000)
  }
}
