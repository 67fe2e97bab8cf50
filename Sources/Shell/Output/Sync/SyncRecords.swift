import TaskcoreSwift

extension SyncState: Record {
  static let fieldNames = [
    "enabled", "encrypted", "remotes", "devices", "conflicts", "pending", "waiting", "last_run",
    "twins",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .boolean(isEnabled), .boolean(isEncrypted), .integer(remotes), .integer(replicas),
      .integer(conflicts), .integer(pending), .integer(waiting),
      try lastRun.map { try .instant($0, in: store) } ?? .null, .integer(twins),
    ]
  }
}

extension SyncReport: Record {
  static let fieldNames = ["received", "sent", "waiting", "conflicts"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.integer(received), .integer(sent), .integer(waiting), .integer(conflicts)]
  }
}

extension Replica: Record {
  static let fieldNames = ["uid", "name", "self", "seq", "heard", "retired"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text(uid), .text(name), .boolean(isSelf), .integer(seq),
      try heard.map { try .instant($0, in: store) } ?? .null,
      try retired.map { try .instant($0, in: store) } ?? .null,
    ]
  }

  /// What people call it.
  var label: String { name.isEmpty ? uid : name }
}
