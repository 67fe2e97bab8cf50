package import Domain

/// Adds somebody to send invoices to.
package final class AddClient: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a name and for what a property cannot be.
  package func run(
    _ party: PartyChanges, notes: String = "", isArchived: Bool = false,
    hourlyRate: Int64? = nil, kind: ClientKind = .business, at now: Instant
  ) throws -> Int64 {
    try store.write(.addClient, at: now) {
      var client = Client(uid: newUID(), created: now)
      try party.apply(to: &client.party)
      try client.requireName()
      try client.set(.notes, to: .text(notes))
      try client.setHourlyRate(hourlyRate)
      client.kind = kind
      client.archive(isArchived, at: now)
      return try store.clients.insert(client)
    }
  }
}

extension Client {
  /// What is so already stays so since then.
  mutating func archive(_ isArchived: Bool, at now: Instant) {
    if isArchived != (archived != nil) { archived = isArchived ? now : nil }
  }

  /// - Throws: `invalid` without one.
  func requireName() throws {
    guard !party.name.isEmpty else {
      throw Failure(.invalid, "A client needs a name.", field: Party.Property.name.rawValue)
    }
  }
}
