import TaskcoreSwift

extension HubReport: Record {
  static let fieldNames = [
    "engine", "version", "row_security", "encrypted", "stores", "devices", "batches", "snapshots",
    "leases", "bytes",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(engine.rawValue), .text(versionText), .boolean(hasRowSecurity), .boolean(isEncrypted),
      .integer(stores), .integer(replicas), .integer(batches), .integer(snapshots),
      .integer(leases), .integer(bytes),
    ]
  }

  /// `15.18`
  var versionText: String { "\(serverVersion / 10_000).\(serverVersion % 10_000)" }

  /// As it calls itself.
  var engineName: String {
    switch engine {
    case .postgresql: "PostgreSQL"
    case .citus: "PostgreSQL with Citus"
    case .yugabytedb: "YugabyteDB"
    case .cockroachdb: "CockroachDB"
    }
  }
}

extension HubSweepReport: Record {
  static let fieldNames = ["batches", "snapshots"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.integer(batches), .integer(snapshots)]
  }
}

extension SyncRemote {
  /// Whether the shell syncs through it, without another program.
  var isReachable: Bool { kind != .host }
}
