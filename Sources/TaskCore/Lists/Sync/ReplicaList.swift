import CTaskcore
import Domain
import Storage

/// A snapshot of the devices that have a store.
final class ReplicaList: RowList<taskcore_replica>, ValueSnapshot {
  /// A device, and whether it is this one.
  struct Value {
    let replica: KnownReplica
    let isSelf: Bool
  }

  /// While sync is off, there are none.
  convenience init(of replication: Replication, _ page: Page) throws {
    self.init()
    guard try replication.storeUID() != nil else { return }
    let own = ExactText(try replication.replicaUID())
    for replica in try replication.knownReplicas().page(page) {
      try append(row(of: Value(replica: replica, isSelf: ExactText(replica.uid) == own)))
    }
  }

  func row(of value: Value) throws -> taskcore_replica {
    let replica = value.replica
    return try taskcore_replica(
      struct_size: MemoryLayout<taskcore_replica>.size, uid: copy(replica.uid),
      name: copy(replica.name), is_self: value.isSelf ? 1 : 0, reserved: 0, seq: replica.seq,
      heard_ms: replica.heard?.milliseconds ?? 0, retired_ms: replica.retired?.milliseconds ?? 0)
  }
}
