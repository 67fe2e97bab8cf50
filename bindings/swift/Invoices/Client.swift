import CTaskcoreHeader

extension Client {
  /// What its party is called.
  public var name: String { party[.name] }
}

/// What a client is to be: a new one, or what changes about one.
public struct ClientChanges: Sendable {
  /// Who they are.
  public var party = PartyChanges()
  /// What is to be known of them, in any number of lines.
  public var notes: (any UTF8Text)?

  /// Says what is given.
  public init(party: PartyChanges = PartyChanges(), notes: (any UTF8Text)? = nil) {
    self.party = party
    self.notes = notes
  }
}

/// Which clients are listed.
public enum ClientSelection: Sendable {
  case inUse
  case archived
  case all

  fileprivate var isArchived: Bool? {
    switch self {
    case .inUse: false
    case .archived: true
    case .all: nil
    }
  }
}

extension Store {
  /// Clients by their names; with words, those whose names, city, numbers or e-mail begin so.
  public func clients(_ selection: ClientSelection = .inUse, words: (any UTF8Text)? = nil) throws
    -> [Client]
  {
    try ClientSearch {
      $0.text = words
      $0.isArchived = selection.isArchived
    }.withInput { input in
      try Client.list.read { taskcore_client_query(handle, input, &$0) }
    }
  }

  /// Adds a client, and returns its id.
  public func addClient(_ client: ClientChanges) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      let notes = texts.copy(optional: client.notes)
      return try client.party.withParty { party in
        try Self.number { taskcore_client_add(handle, party, notes, $0) }
      }
    }
  }

  /// Changes a client.
  public func updateClient(_ id: Int64, _ changes: ClientChanges) throws {
    try changes.party.withParty { party in
      try Self.withTexts { texts in
        taskcore_client_update(handle, id, party, texts.copy(optional: changes.notes))
      }
    }
  }

  /// Archives clients, or takes them out of the archive, all or none, as one step for undo.
  public func archiveClients(_ ids: [Int64], _ isArchived: Bool) throws {
    try Self.check(taskcore_client_archive(handle, ids, ids.count, isArchived ? 1 : 0))
  }

  /// Deletes clients that no invoice is for, all or none, as one step for undo.
  public func deleteClients(_ ids: [Int64]) throws {
    try Self.check(taskcore_client_delete(handle, ids, ids.count))
  }
}
