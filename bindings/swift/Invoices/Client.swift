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
}

extension ClientChanges: CInput {
  func input(in memory: CStrings) -> taskcore_client_input {
    var input = blank(taskcore_client_input(), taskcore_client_input_init)
    input.fields = TASKCORE_CLIENT_PARTY
    input.party = memory.keep(party)
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
    return input
  }
}

/// Which clients are listed.
public enum ClientSelection: Sendable {
  /// Those that are not archived.
  case inUse
  /// Those that are.
  case archived
  /// All of them.
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
}
