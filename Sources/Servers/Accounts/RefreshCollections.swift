import Domain
package import Storage

/// Updates the list of an account's collections from the server.
package struct RefreshCollections {
  private let store: SQLiteStore

  package init(_ store: SQLiteStore) { self.store = store }

  /// - Throws: what the server throws.
  package func run(_ account: AccountRow, at server: any CalendarServer) throws {
    let collections = try server.collections()
    var account = account
    account.take(try server.scheduling(of: collections))
    try store.keep {
      try store.accounts.save(account)
      try keep(collections, of: account.id)
    }
  }

  /// Those that are new are not synced; one that is chosen and gone stays, with what is known of it.
  func keep(_ collections: [ServerCollection], of accountID: Int64) throws {
    let known = try store.accounts.collections(of: accountID)
    for collection in collections {
      if var row = known.first(where: { $0.href == collection.href }) {
        row.take(collection)
        try store.accounts.save(row)
      } else {
        var row = CollectionRow(
          accountID: accountID, href: collection.href, name: "", holdsTasks: false,
          holdsEvents: false)
        row.take(collection)
        _ = try store.accounts.insert(row)
      }
    }
    let hrefs = Set(collections.map(\.href))
    for var row in known where !hrefs.contains(row.href) {
      guard row.isChosen else {
        try store.accounts.remove(row)
        continue
      }
      row.isMissing = true
      try store.accounts.save(row)
    }
  }
}

extension AccountRow {
  /// What the server says of invitations now.
  mutating func take(_ scheduling: ServerScheduling) {
    userAddresses = scheduling.addresses
    schedules = scheduling.isAutomatic
  }
}

extension CollectionRow {
  /// What the server says of it now.
  mutating func take(_ collection: ServerCollection) {
    name = String(collection.name.prefix(200))
    holdsTasks = collection.contents.contains(.tasks)
    holdsEvents = collection.contents.contains(.events)
    colour = collection.colour
    isReadOnly = collection.isReadOnly
    supportsSync = collection.supportsSync
    isMissing = false
  }
}
