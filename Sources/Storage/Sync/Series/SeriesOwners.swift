import Domain
import Sync

/// The owners of number series, as this replica knows them: those who may issue.
struct SeriesOwners {
  let database: Database
  private let states: RecordStates

  init(_ database: Database) {
    self.database = database
    states = RecordStates(database, ReplicaTable(database))
  }

  /// Whether others have the store, or may have it.
  private func isSynced() throws -> Bool {
    try database.meta(Replication.Key.store) != nil
  }

  /// The owner is that of the latest claim. It issues once all others know of the claim, and all that they had done then
  /// is here: until then, one of them may have issued the next number, or claimed the series as well.
  func owner(ofSeries name: String) throws -> SeriesOwner {
    guard try isSynced() else { return .alone }
    let own = try ExactText(ReplicaIdentity(database: database).uid)
    let claim = try states.find(RecordKey(kind: ShownSeries.kind, uid: name))
    guard claim.isThere(ShownSeries.kind),
      let head = claim.registers[ShownSeries.owner]?.heads.first,
      let uid = head.claim.value.text
    else { return SeriesOwner(.unclaimed) }
    let replicas = try states.replicas.known().filter(\.isHeardOf)
    let isForced = claim.registers[ShownSeries.forced]?.value == .integer(1)
    var owner = SeriesOwner(
      .others, uid: uid, name: replicas.first { ExactText($0.uid) == ExactText(uid) }?.label ?? uid,
      isForced: isForced)
    owner.lease = claim.registers[ShownSeries.lease]?.value.text
    guard ExactText(uid) == own else { return owner }
    if !isForced {
      owner.missing =
        if let lease = owner.lease {
          try missing(forLease: lease, own, replicas)
        } else {
          try missing(forClaim: head.step, own, replicas)
        }
    }
    owner.right = owner.missing.isEmpty ? .mine : .waiting
    return owner
  }

  /// Whether this replica owns a series, and all others know that.
  func isKnownToAll(series name: String) throws -> Bool {
    let own = try ExactText(ReplicaIdentity(database: database).uid)
    let claim = try states.find(RecordKey(kind: ShownSeries.kind, uid: name))
    guard let head = claim.registers[ShownSeries.owner]?.heads.first,
      head.claim.value.text.map({ ExactText($0) }) == own
    else { return false }
    return try missing(
      forClaim: head.step, own, states.replicas.known().filter(\.isHeardOf)
    ).isEmpty
  }

  /// Who does not know of the claim, or has done what is not here.
  private func missing(
    forClaim step: StepID, _ own: ExactText, _ replicas: [KnownReplica]
  ) throws -> [String] {
    let others = replicas.filter { ExactText($0.uid) != own }
    // Who joined and has taken in nothing yet does not know the others.
    if try isJoining(), others.isEmpty { return [""] }
    let seen = SeenSteps(
      Dictionary(replicas.map { (ExactText($0.uid), $0.seq) }, uniquingKeysWith: { max($0, $1) }))
    return others.filter {
      $0.retired == nil && !($0.seen.contains(step) && seen.contains($0.seen))
    }.map(\.label)
  }

  /// Whom the lease waits for: its last owner, until all that this one did is here.
  private func missing(
    forLease uid: String, _ own: ExactText, _ replicas: [KnownReplica]
  ) throws -> [String] {
    func label(_ uid: String) -> String {
      replicas.first { ExactText($0.uid) == ExactText(uid) }?.label ?? uid
    }
    guard let lease = try SeriesLeases(database).find(uid) else { return ["hub"] }
    guard ExactText(lease.owner) == own else { return [label(lease.owner)] }
    let before = replicas.first { ExactText($0.uid) == ExactText(lease.afterReplica) }
    if ExactText(lease.afterReplica) == own || before?.retired != nil { return [] }
    return (before?.seq ?? 0) >= lease.afterSeq ? [] : [label(lease.afterReplica)]
  }

  private func isJoining() throws -> Bool {
    try database.meta(Replication.seriesKey) == "joined"
  }
}
