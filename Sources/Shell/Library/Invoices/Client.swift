import CTaskcoreHeader

/// Whom invoices are sent to, as it was when it was read.
struct Client {
  let id: Int64
  let uid: String
  let party: Party
  let notes: String
  /// In milliseconds since 1970 UTC.
  let created: Int64
  /// Since when, likewise.
  let archived: Int64?
  /// How many were issued to it, credit notes too.
  let invoices: Int64

  var name: String { party[.name] }

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
struct ClientChanges {
  var party = PartyChanges()
  var notes: [UInt8]?
}

/// Which clients are listed.
enum ClientSelection {
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
  func clients(_ selection: ClientSelection = .inUse, words: [UInt8]? = nil) throws -> [Client] {
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

  /// The client of an id or of a name, whatever its case.
  func client(named word: Word) throws -> Client {
    let clients = try clients(.all)
    if word.text.isUID || word.bytes.allSatisfy(\.isDigit),
      let id = try word.text.isUID ? clientID(ofUID: word.text) : Int64(word.text)
    {
      guard let client = clients.first(where: { $0.id == id }) else {
        throw ShellError.failed("There is no client \(id).")
      }
      return client
    }
    let name = word.text.lowercased()
    let found = clients.filter { $0.name.lowercased() == name }
    if found.count > 1 {
      let ids = found.map { String($0.id) }.alternatives
      throw ShellError.failed("There are several clients \(word.text.quoted). Write \(ids).")
    }
    guard let client = found.first else {
      let hint = Suggestion.sentence(for: word.text, among: clients.map(\.name))
      throw ShellError.failed("There is no client \(word.text.quoted).\(hint)")
    }
    return client
  }

  /// Adds a client, and returns its id.
  func addClient(_ client: ClientChanges) throws -> Int64 {
    var id: Int64 = 0
    try withExtendedLifetime(CStrings()) { texts in
      let notes = client.notes.map(texts.copy)
      try client.party.withParty { try Self.check(taskcore_client_add(handle, $0, notes, &id)) }
    }
    return id
  }

  func updateClient(_ id: Int64, _ changes: ClientChanges) throws {
    try withExtendedLifetime(CStrings()) { texts in
      let notes = changes.notes.map(texts.copy)
      try changes.party.withParty {
        try Self.check(taskcore_client_update(handle, id, $0, notes))
      }
    }
  }

  func archiveClients(_ ids: [Int64], _ isArchived: Bool) throws {
    try Self.check(taskcore_client_archive(handle, ids, ids.count, isArchived ? 1 : 0))
  }

  func deleteClients(_ ids: [Int64]) throws {
    try Self.check(taskcore_client_delete(handle, ids, ids.count))
  }
}
