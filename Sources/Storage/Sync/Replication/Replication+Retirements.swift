package import Domain
import Sync

/// Retired replicas, for which sync no longer waits. A retirement is a record whose uid is that of the
/// replica; steps create and delete it, so that it reaches all replicas.
extension Replication {
  /// The kind of these records, which no record of the store has.
  package static let retirementKind: Int32 = 1000

  private static func retirement(of uid: String) -> RecordKey {
    RecordKey(kind: retirementKind, uid: uid)
  }

  /// A replica is waited for no longer, as a part of the present step. One that is retired already stays so.
  func retire(_ uid: String, at time: Instant) throws {
    let key = Self.retirement(of: uid)
    if try states.find(key).isThere(Self.retirementKind) { return }
    try takeOwnSteps()
    try append([.set(key, .existence, .integer(1))], .sync, at: time)
    try learnRetirements()
  }

  /// This replica came back: the others wait for it again.
  package func endOwnRetirement(at time: Instant) throws {
    let key = Self.retirement(of: try replicaUID())
    guard try states.find(key).isThere(Self.retirementKind) else { return }
    try takeOwnSteps()
    try append([.set(key, .existence, .null)], .sync, at: time)
    try learnRetirements()
  }

  package func isRetired() throws -> Bool {
    try states.find(Self.retirement(of: replicaUID())).isThere(Self.retirementKind)
  }

  /// Brings what is noted of replicas to what was taken in.
  package func learnRetirements() throws {
    for known in try knownReplicas() {
      let state = try states.find(Self.retirement(of: known.uid))
      let head = state.isThere(Self.retirementKind) ? state.registers[.existence]?.heads.first : nil
      let retired = head.map(\.claim.stamp.clock.instant)
      if known.retired == retired { continue }
      try database.statement("UPDATE sync_replica SET retired_ms = ? WHERE id = ?").run(
        retired, known.id)
    }
  }
}
