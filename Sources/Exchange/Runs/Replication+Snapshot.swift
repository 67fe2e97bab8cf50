import Domain
import Storage
import Sync

extension Replication {
  /// All that is here, as a file of a snapshot has it.
  func snapshot(at now: Instant) throws -> (body: [UInt8], seen: SeenSteps, clock: HybridClock) {
    let seen = try seen()
    let clock = try clock()
    var encoder = SyncSnapshot.Encoder(
      SyncSnapshot(
        store: try storeUID() ?? "", replica: try replicaUID(), seen: seen, clock: clock, at: now))
    for known in try knownReplicas() {
      encoder.add(.replica(uid: known.uid, name: known.name))
    }
    try forEachEntry { entry in
      encoder.add(
        entry.properties.map { .record(entry.key, $0) } ?? .purged(entry.key))
    }
    return (encoder.finish(), seen, clock)
  }
}
