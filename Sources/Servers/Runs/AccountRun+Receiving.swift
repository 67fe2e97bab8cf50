import Domain
import Interchange
import Storage
import UseCases

/// What is taken in.
extension AccountRun {
  /// So many items come in by one commit.
  private static let batchSize = 500

  /// An item that came in, and what is to be known of it from now on.
  private struct Received {
    let item: CollectionNews.Item
    let uid: String
    let merge: ItemMerge?
    /// Which row is no more.
    var old: ItemRow?
  }

  /// Takes in what is new at the server.
  func receive(_ news: [CollectionNews]) throws {
    let gone = goneByUID(news)
    var moved: Set<String> = []
    for each in news {
      for first in stride(from: 0, to: each.items.count, by: Self.batchSize) {
        let batch = each.items[first..<min(first + Self.batchSize, each.items.count)]
        moved.formUnion(try receive(Array(batch), in: each, gone: gone))
        try progress(first + batch.count, each.items.count)
        try check()
      }
    }
    for each in news {
      try remove(each.gone.filter { !moved.contains($0.uid) }, from: each)
      var row = each.row
      row.token = each.token
      // What was joined or came in is no first contact any more when it was sent, too.
      try store.keep {
        if row.token != each.row.token || each.row.token == nil { try store.accounts.listed(row) }
        try store.accounts.save(row)
      }
    }
  }

  func goneByUID(_ news: [CollectionNews]) -> [String: ItemRow] {
    Dictionary(news.flatMap(\.gone).map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Returns: the UIDs of those that came from other collections.
  private func receive(
    _ items: [CollectionNews.Item], in news: CollectionNews, gone: [String: ItemRow]
  ) throws -> Set<String> {
    if items.isEmpty { return [] }
    let target = try target(of: news.row)
    var received: [Received] = []
    var besides: [Beside] = []
    var moved: Set<String> = []
    try store.write(.syncAccount, at: now) {
      try store.replication.takeOwnSteps()
      let ours = try local.objects(items.compactMap { $0.object?.uid })
      var imports: [ItemsReader.Item] = []
      for item in items {
        guard let object = item.object, let uid = object.uid else {
          noteUnreadable(item, in: news)
          received.append(Received(item: item, uid: item.row?.uid ?? "", merge: nil))
          continue
        }
        var entry = Received(item: item, uid: uid, merge: nil)
        switch try meeting(item, in: news.row, ours: ours, gone: gone) {
        case .unreadable:
          noteUnreadable(item, in: news)
          entry = Received(item: item, uid: "", merge: nil)
        case .double(let ours):
          // What it has is taken in; then it goes, for what is here is in another collection.
          entry = try merged(
            item, object, over: ours, nil, &imports, &besides, ItemsReader.Item.init)
          mustCompare.insert(uid)
          done.joined += 1
        case .new:
          imports.append(target.item(object.withoutSequence.text))
          done.addedHere += 1
        case .restored(let id):
          try RestoreTasks(store).run([id], at: now)
          imports.append(target.item(object.withoutSequence.text))
          done.addedHere += 1
        case .both(let ours, let base):
          // Occurrences that come are where their series is.
          let isHere = try local.isIn(news.row, uid, asTask: object.holdsTasks)
          entry = try merged(
            item, object, over: ours, base, &imports, &besides,
            isHere ? target.item : ItemsReader.Item.init)
          if let base, base.collectionID != news.row.id { entry.old = base }
          if base == nil { done.joined += 1 }
        case .movedIn(let ours, let base):
          let count = imports.count
          entry = try merged(item, object, over: ours, base, &imports, &besides, target.item)
          // It moves in any case.
          if imports.count == count { imports.append(target.item(ours.text)) }
          entry.old = base
          moved.insert(uid)
        case .deletedHere(let base):
          let changes = object.difference(from: CalendarObject(base.theirs) ?? object)
          if changes.isEmpty { break }
          // What somebody changed meanwhile is not lost: it is here again, and that it was deleted is the conflict.
          besides.append(Beside(.restoring(object, base), now))
          done.conflicts += 1
        case .purgedHere(let base):
          let changes = object.difference(from: CalendarObject(base.theirs) ?? object)
          // A purged task is nowhere, whatever others do with it; of events, all that is deleted is.
          if changes.isEmpty || object.holdsTasks { break }
          imports.append(target.item(object.withoutSequence.text))
          done.addedHere += 1
        }
        received.append(entry)
      }
      try take(imports)
      try complete(received)
    }
    try takeBeside(besides)
    try note(received, in: news)
    return moved
  }

  /// Completes the present occurrences of series that a server without repeats has as done.
  private func complete(_ received: [Received]) throws {
    for entry in received where entry.merge?.isOccurrenceDone ?? false {
      guard let id = try store.lookups.taskID(uid: entry.uid),
        try store.lookups.status(ofTask: id) == .open
      else { continue }
      try CompleteTasks(store).run([id], at: now)
      if entry.merge?.incoming == nil { done.changedHere += 1 }
    }
  }

  /// What cannot be read stays at the server as it is, and is not written over.
  private func noteUnreadable(_ item: CollectionNews.Item, in news: CollectionNews) {
    note(
      Failure(
        .malformed,
        "\(item.version.href) in “\(news.row.name)” is no task or event that can be read here: it was left out.",
        field: "item"))
  }

  private func merged(
    _ item: CollectionNews.Item, _ object: CalendarObject, over ours: CalendarObject,
    _ base: ItemRow?, _ imports: inout [ItemsReader.Item], _ besides: inout [Beside],
    _ placed: (String) -> ItemsReader.Item
  ) throws -> Received {
    let merge = ItemMerge(object, over: ours, base: base)
    if merge.isMovedThere, let uid = object.uid { movedThere.insert(uid) }
    if let incoming = merge.incoming {
      if try store.localObjects.hasConflicts(object.uid ?? "") {
        // Whoever changed it there knew nothing of the other value.
        besides.append(Beside(.updating(placed(incoming.text)), object.modified))
      } else {
        imports.append(placed(incoming.text))
      }
      try removeOccurrences(merge)
      done.changedHere += 1
    }
    if !merge.clash.isEmpty {
      besides.append(Beside(.importing(placed(merge.all.text)), object.modified))
      done.conflicts += merge.clash.changes.count
    }
    return Received(item: item, uid: object.uid ?? "", merge: merge)
  }

  /// Of an event whose changed occurrence the server has no more, the occurrence is as the series has it.
  private func removeOccurrences(_ merge: ItemMerge) throws {
    guard !merge.ours.holdsTasks, let uid = merge.ours.uid else { return }
    for occurrence in merge.ours.occurrences where !merge.theirs.occurrences.contains(occurrence) {
      guard merge.base.occurrences.contains(occurrence) else { continue }
      let own = OccurrenceUID.make(series: uid, occurrence: occurrence)
      if let event = try store.events.find(uid: own) { try store.events.remove(event) }
    }
  }

  func take(_ items: [ItemsReader.Item]) throws {
    if items.isEmpty { return }
    var reader = ItemsReader(items, zone: store.zone, almanac: store.almanac, now: now)
    let file = ImportFile(store, by: .fileWins, newUID: newUID, checkQuery: { _ in })
    _ = try file.run(from: &reader, at: now) { _ in }
  }

  /// Keeps what both agree on of the items from now on.
  private func note(_ received: [Received], in news: CollectionNews) throws {
    try store.keep {
      let objects = try local.objects(received.map(\.uid).filter { !$0.isEmpty })
      for entry in received {
        let version = entry.item.version
        let object = objects[entry.uid]
        // What is in the trash is compared as it was when it went there, and so is what cannot be read.
        let isRead = entry.item.object != nil
        let now = isRead ? object.map { entry.merge?.agreed($0) ?? $0 } : nil
        let agreed = now?.text ?? entry.item.row?.ours
        if let old = entry.old { try store.accounts.remove(old) }
        var row = ItemRow(
          collectionID: news.row.id, href: version.href, etag: version.etag, uid: entry.uid,
          theirs: entry.item.text, ours: agreed ?? entry.item.text)
        if object == nil, entry.item.row == nil { row.uid = "" }
        if let theirs = entry.item.object { row.theirs = theirs.text } else { row.theirs = "" }
        if !row.uid.isEmpty, entry.item.remoteUID != row.uid {
          row.remoteUID = entry.item.remoteUID
        }
        try store.accounts.save(row)
      }
    }
  }

  // MARK: Where items go

  /// The project and calendar of a collection.
  private struct Target {
    let project: ProjectTree.Node?
    let calendar: EventCalendar?

    func item(_ text: String) -> ItemsReader.Item {
      ItemsReader.Item(text: text, project: project, calendar: calendar)
    }
  }

  private func target(of row: CollectionRow) throws -> Target {
    let tree = ProjectTree(try store.projects.all())
    let project = try row.projectUID.flatMap { try store.projects.find(uid: $0) }
    let holder = try project.map { try store.projects.holder(of: $0) }
    let calendar = try row.calendarUID.flatMap { try store.calendars.find(uid: $0) }
    return Target(
      project: tree.nodes.first { $0.project.uid == holder?.uid },
      calendar: try calendar.map { try store.calendars.holder(of: $0) })
  }
}

extension ItemsReader.Item {
  /// One that stays where it is.
  init(_ text: String) { self.init(text: text, project: nil, calendar: nil) }
}
