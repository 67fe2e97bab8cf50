import Domain
import Interchange
import Storage

/// The changes of a collection at a server since the last run, with the recorded state of its items.
struct CollectionNews {
  /// The present version of an item at the server.
  struct Item {
    let version: ServerVersion
    /// With the UIDs of this store; nil for what cannot be read.
    var object: CalendarObject?
    let text: String
    /// The one that both agreed on last.
    let row: ItemRow?

    /// As the server has it.
    let remoteUID: String
  }

  var row: CollectionRow
  let collection: ServerCollection
  var items: [Item] = []
  /// Items that are not there any more.
  var gone: [ItemRow] = []
  var token: String?
  /// What was changed here meanwhile.
  let changes: LocalChanges
  /// How many items both agreed on.
  let knownCount: Int

  /// How many items could be deleted at the most, here or there.
  var mostDeletions: Int {
    max(gone.count, changes.uids.map { $0.count + items.count } ?? .max)
  }

  /// Whether the two meet for the first time.
  var isFirst: Bool { !row.isAccepted }

  init(_ row: CollectionRow, _ collection: ServerCollection, _ changes: LocalChanges, known: Int) {
    self.row = row
    self.collection = collection
    self.changes = changes
    knownCount = known
    token = row.token
  }
}

extension AccountRun {
  /// Asks the server for what is new in the collections that are synced. Nothing is changed by that, here or there.
  func news() throws -> [CollectionNews] {
    var news: [CollectionNews] = []
    for row in try store.accounts.collections(of: account.id) where row.isChosen {
      try unlessRefused { news.append(try self.news(of: row, ServerCollection(row))) }
      try check()
    }
    return news
  }

  private func news(of row: CollectionRow, _ collection: ServerCollection) throws -> CollectionNews
  {
    let known = try store.accounts.versions(of: row)
    var news = CollectionNews(
      row, collection, try store.changes(after: row.changeID),
      known: known.count { !$0.uid.isEmpty })
    let changes = try server.changes(in: collection, since: row.token)
    // A server that was set up anew, or forgot where its files are, lists nothing: nobody deleted all of that.
    if changes.isWhole, changes.versions.isEmpty, !known.isEmpty {
      throw Failure(
        .conflict,
        "The server lists nothing in “\(row.name)”, where \(known.count) items were: nothing of them is deleted "
          + "here. If all of them are to go, delete them here; else see to the server.",
        field: "collection_id")
    }
    let etags = Dictionary(known.map { ($0.href, $0.etag) }, uniquingKeysWith: { $1 })
    // What a list of changes names was changed, though its ETag may be one of before.
    let wanted = changes.versions.filter {
      etags[$0.href] != $0.etag || !changes.isWhole && server.mayRepeat($0.etag)
    }
    news.items = try items(wanted.map(\.href), row, collection)
    let there = Set(changes.versions.map(\.href))
    let gone =
      changes.isWhole ? known.map(\.href).filter { !there.contains($0) } : changes.removed
    for href in gone where etags[href] != nil {
      if let item = try store.accounts.item(at: href, in: row) { news.gone.append(item) }
    }
    if !changes.isWhole { try addUntold(to: &news, besides: there.union(changes.removed)) }
    // A token that moved on without any change would hide what a damaged answer left out.
    let isNews = changes.isWhole || !changes.versions.isEmpty || !changes.removed.isEmpty
    news.token = isNews ? changes.token : row.token ?? changes.token
    return news
  }

  /// What was put there or deleted since the last listing, and put back by somebody: a server that tells differences has
  /// nothing to tell of that.
  private func addUntold(to news: inout CollectionNews, besides named: Set<String>) throws {
    let untold = try store.accounts.sentItems(of: news.row).filter { !named.contains($0.href) }
    if untold.isEmpty { return }
    let present = try items(untold.map(\.href), news.row, news.collection)
    let hrefs = Set(present.map(\.version.href))
    news.gone += untold.filter { !hrefs.contains($0.href) }
    news.items += present.filter { $0.version.etag != $0.row?.etag }
  }

  /// So many items are asked for at once.
  private static let batchSize = 500

  func items(
    _ hrefs: [String], _ row: CollectionRow, _ collection: ServerCollection
  ) throws -> [CollectionNews.Item] {
    var items: [CollectionNews.Item] = []
    for first in stride(from: 0, to: hrefs.count, by: Self.batchSize) {
      let batch = Array(hrefs[first..<min(first + Self.batchSize, hrefs.count)])
      for item in try server.items(batch, in: collection) {
        let object = CalendarObject(item.text)
        items.append(
          CollectionNews.Item(
            version: item.version, object: object?.showingParticipation(of: user), text: item.text,
            row: try store.accounts.item(at: item.version.href, in: row),
            remoteUID: object?.uid ?? ""))
      }
      try progress(items.count, hrefs.count)
      try check()
    }
    return items
  }
}

extension ServerCollection {
  /// As it was when it was listed last.
  init(_ row: CollectionRow) {
    var contents: Contents = []
    if row.holdsTasks { contents.insert(.tasks) }
    if row.holdsEvents { contents.insert(.events) }
    self.init(href: row.href, name: row.name, contents: contents)
    isReadOnly = row.isReadOnly
    supportsSync = row.supportsSync
  }
}
