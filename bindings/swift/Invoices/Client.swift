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
  /// Whether it is archived, so that it gets no new invoices.
  public var isArchived: Bool?
  /// What an hour costs, in millionths of its currency unit; 0 for none.
  public var hourlyRate: Int64?
  /// Whether they are a business, a private person or a public body.
  public var kind: Client.Kind?

  /// Says what is given.
  public init(
    party: PartyChanges = PartyChanges(), notes: (any UTF8Text)? = nil, isArchived: Bool? = nil,
    hourlyRate: Int64? = nil, kind: Client.Kind? = nil
  ) {
    self.party = party
    self.notes = notes
    self.isArchived = isArchived
    self.hourlyRate = hourlyRate
    self.kind = kind
  }

  /// Hands the library's form of it to `call`.
  func withInput<Result>(
    _ call: (UnsafePointer<taskcore_client_input>) throws -> Result
  ) throws -> Result {
    let memory = CStrings()
    var input = blank(taskcore_client_input(), taskcore_client_input_init)
    if let notes {
      input.fields |= TASKCORE_CLIENT_NOTES
      input.notes = memory.copy(notes)
    }
    if let isArchived {
      input.fields |= TASKCORE_CLIENT_ARCHIVED
      input.is_archived = isArchived ? 1 : 0
    }
    if let hourlyRate {
      input.fields |= TASKCORE_CLIENT_HOURLY_RATE
      input.hourly_rate_millionths = hourlyRate
    }
    if let kind {
      input.fields |= TASKCORE_CLIENT_KIND
      input.kind = kind.code
    }
    return try party.withParty { party in
      input.fields |= TASKCORE_CLIENT_PARTY
      input.party = party
      return try withExtendedLifetime(memory) { try call(&input) }
    }
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
  /// Clients by their names; with words, those whose names, city, numbers or e-mail begin so; at most
  /// so many, nil for all, after the first ones.
  public func clients(
    _ selection: ClientSelection = .inUse, words: (any UTF8Text)? = nil, limit: Int64? = nil,
    offset: Int64 = 0
  ) throws -> [Client] {
    try ClientQuery {
      $0.text = words
      $0.isArchived = selection.isArchived
      ($0.limit, $0.offset) = (limit, offset)
    }.withInput { input in
      try Client.list.read { taskcore_client_query(handle, input, &$0) }
    }
  }

  /// Adds a client, and returns its id.
  public func addClient(_ client: ClientChanges) throws -> Int64 {
    try client.withInput { input in
      try Self.number { taskcore_client_add(handle, input, $0) }
    }
  }

  /// Changes what is given of clients, or archives them, all or none, as one step for undo.
  public func updateClients(_ ids: [Int64], _ changes: ClientChanges) throws {
    try changes.withInput { try Self.check(taskcore_client_update(handle, ids, ids.count, $0)) }
  }

  /// Deletes clients that no invoice is for, all or none, as one step for undo.
  public func deleteClients(_ ids: [Int64]) throws {
    try Self.check(taskcore_client_delete(handle, ids, ids.count))
  }
}
