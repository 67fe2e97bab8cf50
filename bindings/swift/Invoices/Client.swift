import CTaskcoreHeader

/// Whom invoices are sent to, as it was when it was read.
public struct Client: Sendable {
  /// The id in this store.
  public let id: Int64
  /// The uid, the same in all stores.
  public let uid: String
  /// The party.
  public let party: Party
  /// Notes of any length.
  public let notes: String
  /// In milliseconds since 1970 UTC.
  public let created: Int64
  /// Since when, likewise.
  public let archived: Int64?
  /// How many were issued to it, credit notes too.
  public let invoices: Int64

  /// The name.
  public var name: String { party[.name] }

  init(_ row: taskcore_client) {
    id = row.id
    uid = String(c: row.uid)
    party = row.party.map { Party($0.pointee) } ?? Party()
    notes = String(c: row.notes)
    created = row.created_ms
    archived = row.archived != 0 ? row.archived_ms : nil
    invoices = row.invoice_count
  }
}

/// What a client is to be: a new one, or what changes about one.
public struct ClientChanges: Sendable {
  /// The party.
  public var party = PartyChanges()
  /// Notes of any length.
  public var notes: (any UTF8Text)?

  /// Makes one with these values.
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

  /// The library's value of it; nil for no such condition.
  fileprivate var code: Int32? {
    switch self {
    case .inUse: 0
    case .archived: 1
    case .all: nil
    }
  }
}

extension Store {
  /// Clients by their names; with words, those whose names, city, numbers or e-mail begin so.
  public func clients(_ selection: ClientSelection = .inUse, words: (any UTF8Text)? = nil) throws
    -> [Client]
  {
    let texts = CStrings()
    var search = taskcore_client_search()
    search.struct_size = MemoryLayout<taskcore_client_search>.size
    if let code = selection.code {
      search.fields |= TASKCORE_CLIENTS_ARCHIVED
      search.archived = code
    }
    if let words {
      search.fields |= TASKCORE_CLIENTS_TEXT
      search.text = texts.copy(words)
    }
    var list: UnsafeMutablePointer<taskcore_client_list>?
    try withExtendedLifetime(texts) {
      try Self.check(taskcore_client_query(handle, &search, &list))
    }
    defer { taskcore_client_list_free(list) }
    return (0..<taskcore_client_list_count(list)).compactMap { index in
      taskcore_client_list_at(list, index).map { Client($0.pointee) }
    }
  }

  /// Adds a client, and returns its id.
  public func addClient(_ client: ClientChanges) throws -> Int64 {
    var id: Int64 = 0
    try withExtendedLifetime(CStrings()) { texts in
      let notes = client.notes.map(texts.copy)
      try client.party.withParty { try Self.check(taskcore_client_add(handle, $0, notes, &id)) }
    }
    return id
  }

  /// Changes a client.
  public func updateClient(_ id: Int64, _ changes: ClientChanges) throws {
    try withExtendedLifetime(CStrings()) { texts in
      let notes = changes.notes.map(texts.copy)
      try changes.party.withParty {
        try Self.check(taskcore_client_update(handle, id, $0, notes))
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
