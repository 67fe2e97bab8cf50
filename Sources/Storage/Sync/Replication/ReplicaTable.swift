import Domain
import Localization
import Sync

/// The known replicas of a store, this one included.
final class ReplicaTable {
  private let database: Database
  private var ids: [ExactText: Int64] = [:]
  private var uids: [Int64: ExactText] = [:]

  init(_ database: Database) { self.database = database }

  /// What a rolled back transaction added is not there.
  func forget() {
    ids.removeAll()
    uids.removeAll()
  }

  /// The number by which states name a replica; one that is new gets the next.
  func id(of uid: ExactText) throws -> Int64 {
    if let id = ids[uid] { return id }
    try database.statement(
      """
      INSERT INTO sync_replica(uid, name, seq, head, seen) VALUES (?, '', 0, 0, '')
      ON CONFLICT(uid) DO NOTHING
      """
    ).run(uid.text)
    let select = try database.statement("SELECT id FROM sync_replica WHERE uid = ?")
    defer { select.reset() }
    try select.bind(uid.text)
    guard try select.step() else { throw Self.missing("the replica \(uid.text)") }
    let id = select.integer(0)
    ids[uid] = id
    uids[id] = uid
    return id
  }

  func uid(of id: Int64) throws -> ExactText {
    if let uid = uids[id] { return uid }
    let select = try database.statement("SELECT uid FROM sync_replica WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    guard try select.step() else { throw Self.missing("the replica \(id)") }
    let uid = ExactText(select.text(0))
    ids[uid] = id
    uids[id] = uid
    return uid
  }

  func known() throws -> [KnownReplica] {
    let select = try database.statement(
      "SELECT id, uid, name, seq, head, seen, seen_ms, retired_ms FROM sync_replica ORDER BY id")
    defer { select.reset() }
    var known: [KnownReplica] = []
    while try select.step() {
      known.append(
        KnownReplica(
          id: select.integer(0), uid: select.text(1), name: select.text(2), seq: select.integer(3),
          head: select.integer(4), seen: SeenSteps(stored: select.text(5)),
          heard: select.optionalInteger(6).map { Instant(clamping: $0) },
          retired: select.optionalInteger(7).map { Instant(clamping: $0) }))
    }
    return known
  }

  /// Which steps are in the states.
  func seen() throws -> SeenSteps {
    let select = try database.statement("SELECT uid, seq FROM sync_replica WHERE seq > 0")
    defer { select.reset() }
    var last: [ExactText: Int64] = [:]
    while try select.step() { last[ExactText(select.text(0))] = select.integer(1) }
    return SeenSteps(last)
  }

  func setSeen(_ seen: SeenSteps) throws {
    for (uid, seq) in seen.last { try setSeen(StepID(replica: uid.text, seq: seq)) }
  }

  func setSeen(_ step: StepID) throws {
    try database.statement("UPDATE sync_replica SET seq = max(seq, ?) WHERE id = ?").run(
      step.seq, id(of: step.replica))
  }

  /// Steps behind that one are not in the states after all.
  func lower(_ replica: ExactText, to seq: Int64) throws {
    try database.statement("UPDATE sync_replica SET seq = min(seq, ?) WHERE id = ?").run(
      seq, id(of: replica))
  }

  private static func missing(_ what: Message) -> Failure {
    Failure(.corrupt, "The store is damaged: \(what) is not among the replicas.")
  }
}
