import Domain
import Exchange
package import Storage

/// Adds an account at a server. Nothing of the store goes there before collections are chosen.
package struct AddAccount {
  private let store: SQLiteStore
  private let newUID: () -> String

  package init(_ store: SQLiteStore, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  /// Begins to keep what sync needs in a store that was not synced, for what is changed here and there at once.
  ///
  /// - Parameters:
  ///   - account: with its kind and address.
  ///   - server: which is asked for the collections.
  ///   - device: what this device is called, for people, where the store was not synced.
  /// - Returns: the id of the account.
  /// - Throws: `conflict` for one that was added already; `invalid` for the name; what the server throws.
  package func run(
    _ account: AccountRow, at server: any CalendarServer, device: String
  ) throws -> Int64 {
    try refuseKnown(account)
    let collections = try server.collections()
    var account = account
    account.take(try server.scheduling(of: collections))
    if try store.replication.storeUID() == nil {
      try EnableSync(store, newUID: newUID).run(name: device, passphrase: nil)
    }
    return try store.keep {
      try refuseKnown(account)
      let id = try store.accounts.insert(account)
      try RefreshCollections(store).keep(collections, of: id)
      return id
    }
  }

  private func refuseKnown(_ account: AccountRow) throws {
    guard try store.accounts.accounts().contains(where: { $0.address == account.address }) else {
      return
    }
    throw Failure(
      .conflict, "The account \(account.address) was added already.", field: "address")
  }
}
