/// The result of ``HubAdministration/check()``.
package struct HubReport: Equatable, Sendable {
  /// The database product; the raw values are those of the C API.
  package enum Engine: Int32, Sendable {
    case postgresql = 1
    case citus = 2
    case yugabytedb = 3
    case cockroachdb = 4
  }

  package var engine: Engine
  /// As 150004: the major version, and four digits of the minor one.
  package var version: Int32
  /// Whether a role sees the rows of those stores alone that it was granted.
  package var hasRowSecurity: Bool
  /// Whether this connection is encrypted by TLS.
  package var isEncrypted: Bool
  package var stores: Int64 = 0
  package var replicas: Int64 = 0
  package var batches: Int64 = 0
  package var snapshots: Int64 = 0
  package var leases: Int64 = 0
  /// Of steps and snapshots.
  package var bytes: Int64 = 0
}

/// The numbers of rows that ``HubAdministration/sweep(store:days:)`` removed.
package struct HubSweep: Equatable, Sendable {
  /// Files of steps.
  package var batches: Int64 = 0
  package var snapshots: Int64 = 0
}
