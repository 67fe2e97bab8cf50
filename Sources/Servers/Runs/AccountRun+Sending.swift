import Domain
import Interchange
import Storage

/// Sends local changes to the server.
extension AccountRun {
  /// So many items are sent before it is kept that they were. Those that a run forgot are known again by their UIDs.
  private static let batchSize = 20

  /// Sends what was changed here: first all that is new or changed, then deletions, so that what moves from one collection
  /// to another is always in one of them.
  func send(_ news: [CollectionNews]) throws {
    var ends: [(sending: Sending, last: Int64, deletions: [ItemRow])] = []
    for each in news {
      guard let row = try store.accounts.collection(each.row.id) else { continue }
      let (items, last) = try outgoing(row)
      let sending = Sending(self, each.collection, row)
      for (index, item) in items.enumerated() {
        do {
          try sending.put(item)
        } catch {
          // What the server has already is not sent once more.
          try? sending.keep()
          throw error
        }
        if sending.count >= Self.batchSize { try sending.keep() }
        try progress(index + 1, items.count)
        try check()
      }
      try sending.keep()
      let deletions = items.compactMap { item -> ItemRow? in
        if case .deleting(let row) = item { row } else { nil }
      }
      ends.append((sending, last, deletions))
    }
    for end in ends {
      let sending = end.sending
      for row in Self.childrenFirst(end.deletions) {
        try sending.delete(row)
        try check()
      }
      try sending.keep()
      var row = sending.row
      if !sending.hasFailed { row.changeID = end.last }
      row.isAccepted = true
      try store.keep { try store.accounts.save(row) }
    }
  }

  /// A server may delete what is below something with it.
  private static func childrenFirst(_ rows: [ItemRow]) -> [ItemRow] {
    let parents = Dictionary(
      rows.map { ($0.uid, CalendarObject($0.theirs)?.parentUID) },
      uniquingKeysWith: { first, _ in first })
    func depth(_ row: ItemRow) -> Int {
      var depth = 0
      var next = parents[row.uid] ?? nil
      while let uid = next, depth < rows.count {
        depth += 1
        next = parents[uid] ?? nil
      }
      return depth
    }
    return rows.map { ($0, depth($0)) }.sorted { $0.1 > $1.1 }.map(\.0)
  }
}

/// Writes to one collection.
private final class Sending {
  private let run: AccountRun
  private let collection: ServerCollection
  let row: CollectionRow
  /// What was stored there and is not kept here yet.
  private var waiting: [ItemRow] = []
  /// What may be stored in another form than it was given, with its ETag where the server told it.
  private var unknown: [ItemRow] = []
  /// By the hrefs, the versions that were written over.
  private var etags: [String: String] = [:]
  private(set) var hasFailed = false
  /// Whether the server names items by itself, so that it is noted what is about to be put.
  private let namesItems: Bool

  /// How many items are not kept here yet.
  var count: Int { waiting.count + unknown.count }

  init(_ run: AccountRun, _ collection: ServerCollection, _ row: CollectionRow) {
    self.run = run
    self.collection = collection
    self.row = row
    namesItems = run.server.namesItems(in: collection)
  }

  func put(_ item: Outgoing) throws {
    switch item {
    case .deleting: break
    case .adding(let uid, let object):
      let there = run.atServer(run.scheduling(row).quiet(object))
      let href = collection.href + ItemName.make(uid: uid)
      let row = ItemRow(
        collectionID: row.id, href: href, etag: "", uid: uid, theirs: object.text, ours: object.text
      )
      try put(there, row, etag: nil, ours: object, isNew: true)
    case .changing(let known, let object, let changes):
      // It may be below something else at the server than here.
      try change(known, to: object, besides: changes.filter(object.parentChange.changes.contains))
    }
  }

  private func change(
    _ known: ItemRow, to present: CalendarObject, besides others: ObjectDifference
  ) throws {
    guard let there = CalendarObject(known.theirs), let here = CalendarObject(known.ours) else {
      return
    }
    if known.etag.isEmpty { return lookAgain(at: known) }
    let all = [there, here, present]
    let (theirs, base, object) = (
      there.grouped(like: all), here.grouped(like: all), present.grouped(like: all)
    )
    let changes = object.difference(from: base).union(others)
    let scheduling = run.scheduling(row)
    let allowed = scheduling.allowed(changes, of: theirs)
    if allowed.changes.count < changes.changes.count { run.done.held += 1 }
    let isNews = !allowed.filter { !object.agrees(with: theirs, on: $0) }.isEmpty
    if !isNews {
      if allowed == changes {
        var row = known
        row.ours = object.text
        waiting.append(row)
      }
      return
    }
    var next = theirs.applying(allowed.union(theirs.ownLack(of: object)), from: object)
    next = scheduling.quiet(next, over: theirs)
    let ours = base.applying(allowed, from: object)
    try put(run.atServer(next), known, etag: known.etag, ours: ours, isNew: false)
  }

  private func put(
    _ object: CalendarObject, _ known: ItemRow, etag: String?, ours: CalendarObject, isNew: Bool
  ) throws {
    let text = object.text
    let item = OutgoingItem(
      href: known.href, etag: etag, uid: object.uid ?? known.uid, text: text)
    try unlessRefused {
      if isNew, namesItems {
        try run.store.keep {
          try run.store.accounts.intend(
            ItemIntention(collectionID: row.id, uid: known.uid, sent: text, ours: ours.text))
        }
      }
      switch try run.server.put(item, in: collection) {
      case .changed: lookAgain(at: known)
      case .stored(let href, let etag):
        if isNew { run.done.addedThere += 1 } else { run.done.changedThere += 1 }
        if isNew { run.put[known.collectionID, default: []].insert(href) }
        var row = known
        row.href = href
        row.theirs = run.here(object).text
        row.ours = ours.text
        if let remote = object.uid, remote != row.uid { row.remoteUID = remote }
        row.etag = etag ?? ""
        // A version that is there still was not written over: there was nothing to write.
        row.isSent = etag != known.etag
        etags[href] = known.etag
        let isExact = etag.map { !run.server.mayRepeat($0) } ?? false
        if isExact { waiting.append(row) } else { unknown.append(row) }
      }
    }
  }

  func delete(_ known: ItemRow) throws {
    if let theirs = CalendarObject(known.theirs), !run.scheduling(row).allowsDeletion(of: theirs) {
      // It stays there, and is known to be gone here.
      run.done.held += 1
      return
    }
    try unlessRefused {
      let version = ServerVersion(href: known.href, etag: known.etag)
      guard try run.server.delete(version, in: collection) else { return lookAgain(at: known) }
      run.done.deletedThere += 1
      // Somebody may put it back before the next listing.
      var row = known
      row.forget()
      waiting.append(row)
    }
  }

  /// Records the server's present version.
  func keep() throws {
    if waiting.isEmpty, unknown.isEmpty { return }
    let stored = try unknown.isEmpty ? [] : run.server.items(unknown.map(\.href), in: collection)
    var found: [(row: ItemRow, object: CalendarObject?)] = []
    // What others did meanwhile, the next listing tells.
    let versions = Dictionary(
      stored.map { ($0.version.href, $0.version.etag) }, uniquingKeysWith: { first, _ in first })
    waiting += unknown.filter { !$0.etag.isEmpty && versions[$0.href] != $0.etag }
    for item in stored {
      guard var row = unknown.first(where: { $0.href == item.version.href }),
        row.etag.isEmpty || row.etag == item.version.etag
      else { continue }
      let object = CalendarObject(item.text)
      row.etag = item.version.etag
      row.isSent = etags[row.href] != row.etag
      // A server that keeps no UIDs has one of its own for it.
      if let remote = object?.uid, remote != row.remoteUID ?? row.uid {
        row.remoteUID = remote
        run.otherUIDs[remote] = row.uid
      }
      found.append((row, object))
    }
    for each in found {
      var row = each.row
      if let object = each.object {
        let stored = run.here(object)
        let put = run.server.keepsValues ? CalendarObject(row.theirs) : nil
        if let base = put?.mergeBase(for: stored) {
          // Another client may have written it under the same ETag, so it is merged as any other change.
          row.theirs = base.text
          row.askAgain()
          run.mustGoOn = true
        } else {
          row.theirs = stored.text
        }
      }
      waiting.append(row)
    }
    try run.store.keep {
      for row in waiting {
        try run.store.accounts.save(row)
        if namesItems {
          try run.store.accounts.forgetIntention(ofUID: row.uid, in: row.collectionID)
        }
      }
    }
    waiting = []
    unknown = []
    etags = [:]
  }

  /// The server has another version: it is taken in, and then all is sent again that is not there.
  private func lookAgain(at known: ItemRow) {
    run.mustGoOn = true
    hasFailed = true
    // It is asked for by its name, for a listing may have nothing to tell of it.
    var row = known
    if row.id == 0 { row.forget() } else { row.askAgain() }
    waiting.append(row)
  }

  private func unlessRefused(_ body: () throws -> Void) throws {
    var isDone = false
    try run.unlessRefused {
      try body()
      isDone = true
    }
    if !isDone { hasFailed = true }
  }
}
