import Domain
import Sync

/// Who may issue in a series, as far as this replica knows.
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
    guard ExactText(uid) == own else { return owner }
    let others = replicas.filter { ExactText($0.uid) != own }
    if !isForced {
      let seen = SeenSteps(
        Dictionary(replicas.map { (ExactText($0.uid), $0.seq) }, uniquingKeysWith: { max($0, $1) }))
      owner.missing = others.filter {
        $0.retired == nil && !($0.seen.contains(head.step) && seen.contains($0.seen))
      }.map(\.label)
      // Who joined and has taken in nothing yet does not know the others.
      if try isJoining(), others.isEmpty { owner.missing = [""] }
    }
    owner.right = owner.missing.isEmpty ? .mine : .waiting
    return owner
  }

  private func isJoining() throws -> Bool {
    try database.meta(Replication.seriesKey) == "joined"
  }
}
