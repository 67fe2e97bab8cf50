import Domain
package import Sync

/// The heads of replicas: a summary of their steps that a program carries to the others.
extension Replication {
  /// Takes in what another replica has seen. It has seen no less since, whichever way the word of that came.
  package func heard(_ head: SyncHead) throws {
    let id = try replicas.id(of: ExactText(head.replica))
    guard let known = try knownReplicas().first(where: { $0.id == id }) else { return }
    var seen = known.seen
    seen.formUnion(head.seen)
    let isNews = known.heard.map { $0 <= head.at } ?? true
    try database.statement(
      "UPDATE sync_replica SET name = ?, seen = ?, seen_ms = ? WHERE id = ?"
    ).run(
      isNews ? head.name : known.name, seen.stored, isNews ? head.at : known.heard, id)
    try forgetAcknowledged()
  }

  /// The names of replicas that have not been heard of themselves.
  package func learn(names: [(uid: String, name: String)]) throws {
    for (uid, name) in names where !name.isEmpty {
      try database.statement(
        "UPDATE sync_replica SET name = ? WHERE id = ? AND name = '' AND head = 0"
      ).run(name, replicas.id(of: ExactText(uid)))
    }
  }

  /// The last step of this replica that all others have which are waited for.
  package func acknowledged() throws -> Int64 {
    let own = try replicaUID()
    return try knownReplicas().filter {
      $0.uid != own && $0.retired == nil && $0.isHeardOf
    }.map { $0.seen.last(of: ExactText(own)) }.min() ?? .max
  }

  /// Without a remote, steps are kept for those that have not got them yet.
  private func forgetAcknowledged() throws {
    guard try remotes().isEmpty else { return }
    try sent(upTo: acknowledged())
  }
}
