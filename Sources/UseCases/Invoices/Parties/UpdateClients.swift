package import Domain

/// Changes clients, or archives them, in one step; what was issued keeps its copy.
package final class UpdateClients: UseCase {
  /// What is not among the changes stays as it is; so do the notes, whether it is archived, its rate,
  /// and its kind, when they are nil.
  ///
  /// - Throws: `notFound`, with the index, or `invalid` for what a property cannot be and for taking the name
  ///   away; nothing is changed then.
  package func run(
    _ ids: [Int64], _ party: PartyChanges = [:], notes: String? = nil, isArchived: Bool? = nil,
    hourlyRate: Int64?? = nil, kind: ClientKind? = nil, at now: Instant
  ) throws {
    try store.write(.updateClients, at: now) {
      for old in try store.clients.existing(ids, "client") {
        var client = old
        try party.apply(to: &client.party)
        try client.requireName()
        if let notes { try client.set(.notes, to: .text(notes)) }
        if let kind { client.kind = kind }
        if let hourlyRate { try client.setHourlyRate(hourlyRate) }
        if let isArchived { client.archive(isArchived, at: now) }
        try store.clients.save(client, over: old)
      }
    }
  }
}
