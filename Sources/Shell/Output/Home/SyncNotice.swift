import TaskcoreSwift

/// What the sync of a store needs somebody for: conflicts to choose in, and changes that wait to be sent.
struct SyncNotice {
  let conflicts: Int64
  let pending: Int64
  /// When a run came to its end last; nil when none did.
  let lastRun: Int64?

  /// Nil when nobody is needed, and of a store that is not synced.
  init?(of store: Store) throws {
    let state = try store.syncState()
    guard state.isEnabled, state.conflicts > 0 || state.toSend > 0 else { return nil }
    (conflicts, pending) = (state.conflicts, state.toSend)
    lastRun = try ([state.lastRun] + store.accounts().map(\.lastRun)).compactMap { $0 }.max()
  }

  /// `1 conflict: “sync conflicts”. 2 changes to be sent: “sync”. Last 09:00.`
  func sentences(_ dates: Dates) throws -> Message {
    var parts: [Message] = []
    if conflicts > 0 { parts.append("\(Counted.conflicts(conflicts)): “sync conflicts”.") }
    if pending > 0 { parts.append("\(Counted.changes(pending)) to send: “sync”.") }
    parts.append(try lastRun.map { "Last: \(try dates.shortText($0))" } ?? "Never synced yet.")
    return parts.joined(separator: " ")
  }

  /// The commands that deal with it.
  private var commands: [String] {
    (conflicts > 0 ? ["sync conflicts"] : []) + (pending > 0 ? ["sync"] : [])
  }
}

extension SyncNotice: Record {
  static let fieldNames = ["section", "conflicts", "pending", "last_run", "commands"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .text("sync"), .integer(conflicts), .integer(pending),
      try lastRun.map { try .instant($0, in: store) } ?? .null, .list(commands),
    ]
  }
}
