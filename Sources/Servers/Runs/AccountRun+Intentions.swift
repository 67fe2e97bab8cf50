import Domain
import Interchange
import Storage

/// Uploads to a server that chooses the names of items, by a run that was interrupted before it could record
/// the name.
extension AccountRun {
  /// The news without those that are such items: these are known from now on, as if that run had kept them.
  ///
  /// What nobody here knows was made since the collection was listed before the intention was noted, whatever the clocks say.
  func withoutIntended(_ news: [CollectionNews]) throws -> [CollectionNews] {
    try news.map { each in
      var intentions = try store.accounts.intentions(of: each.row)
      if intentions.isEmpty { return each }
      var each = each
      var known: [ItemRow] = []
      each.items.removeAll { item in
        guard item.row == nil, let object = item.object,
          let index = intentions.firstIndex(where: { server.isAlike(item.text, to: $0.sent) })
        else { return false }
        let intention = intentions.remove(at: index)
        otherUIDs[item.remoteUID] = intention.uid
        var row = ItemRow(
          collectionID: each.row.id, href: item.version.href, etag: item.version.etag,
          uid: intention.uid, theirs: here(object).text, ours: intention.ours)
        row.remoteUID = item.remoteUID
        known.append(row)
        return true
      }
      try store.keep {
        for row in known { try store.accounts.save(row) }
        // The others did not come to be, and are put as new ones are.
        for intention in try store.accounts.intentions(of: each.row) {
          try store.accounts.forgetIntention(ofUID: intention.uid, in: intention.collectionID)
        }
      }
      mustCompare.formUnion(known.map(\.uid))
      return each
    }
  }
}
