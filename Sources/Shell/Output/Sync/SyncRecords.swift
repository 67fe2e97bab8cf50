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

extension SyncState {
  /// What waits for other devices: nothing, where there are none, as in a store that is synced with servers alone.
  var toSend: Int64 { remotes == 0 && replicas <= 1 ? 0 : pending }
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

extension AccountCollection: Record {
  static let fieldNames = [
    "id", "account", "name", "href", "tasks", "events", "chosen", "project", "calendar", "items",
    "read_only", "missing", "inviting",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .integer(accountID), .text(name), .text(href), .boolean(hasTasks),
      .boolean(hasEvents), .boolean(isChosen), projectID.map { .integer($0) } ?? .null,
      calendarID.map { .integer($0) } ?? .null, .integer(itemCount), .boolean(isReadOnly),
      .boolean(isMissing), .boolean(isInviting),
    ]
  }
}

extension AccountPlan: Record {
  static let fieldNames = [
    "added_here", "changed_here", "deleted_here", "added_there", "changed_there", "deleted_there",
    "joined", "conflicts", "held",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      addedHere, changedHere, deletedHere, addedThere, changedThere, deletedThere, joined,
      conflicts, held,
    ].map { .integer($0) }
  }
}
