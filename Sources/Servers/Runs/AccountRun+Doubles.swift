import Domain
import Interchange
import Storage

/// Items in more than one collection: one program moved an item that another one changed at its old place, or
/// a move was interrupted.
extension AccountRun {
  /// Brings what has been at several places since the last run to one, which follows from the places alone, so that two
  /// devices do not each take away what the other one keeps. What was moved here stays where it is.
  func unite(_ uids: Set<String>, _ news: [CollectionNews]) throws {
    for uid in uids.sorted() {
      let rows = try store.accounts.items(ofUID: uid, account: account.id)
      guard rows.count > 1 else { continue }
      let isChangedHere = news.contains { $0.changes.uids?.contains(uid) ?? true }
      if !isChangedHere, let first = rows.min(by: { $0.href < $1.href }) {
        try move(uid, to: first)
      }
      mustCompare.insert(uid)
    }
  }

  /// An item that is gone from where it is here and is still in another collection is in that one.
  ///
  /// - Parameters:
  ///   - gone: the item that is gone.
  ///   - others: the ids of all that are gone.
  /// - Returns: whether there is one that is not.
  /// - Throws: the errors of the store.
  func follow(_ gone: ItemRow, besides others: Set<Int64>) throws -> Bool {
    let rows = try store.accounts.items(ofUID: gone.uid, account: account.id)
    guard let there = rows.first(where: { $0.id != gone.id && !others.contains($0.id) }) else {
      return false
    }
    return try move(gone.uid, to: there)
  }

  @discardableResult
  private func move(_ uid: String, to row: ItemRow) throws -> Bool {
    guard let collection = try store.accounts.collection(row.collectionID),
      let object = try local.object(uid)
    else { return false }
    if try local.isIn(collection, uid, asTask: object.holdsTasks) { return true }
    let item = try target(of: collection).item(object.text)
    try store.write(.syncAccount, at: now) {
      try store.replication.takeOwnSteps()
      try take([item])
    }
    done.changedHere += 1
    mustCompare.insert(uid)
    return true
  }
}
