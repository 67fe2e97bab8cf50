package import Domain

/// Changes a client, or archives it; what was issued keeps its copy.
package final class UpdateClient: UseCase {
  /// What is not among the changes stays as it is; so do the notes, and whether it is archived, when
  /// they are nil.
  ///
  /// - Throws: `notFound`, or `invalid` for what a property cannot be and for taking the name away.
  package func run(
    _ id: Int64, _ party: PartyChanges = [:], notes: String? = nil, isArchived: Bool? = nil,
    at now: Instant
  ) throws {
    try store.write(.updateClient, at: now) {
      let old = try store.clients.existing(id, "client")
      var client = old
      try party.apply(to: &client.party)
      try client.requireName()
      if let notes { try client.set(.notes, to: .text(notes)) }
      if let isArchived { client.archive(isArchived, at: now) }
      try store.clients.save(client, over: old)
    }
  }
}
