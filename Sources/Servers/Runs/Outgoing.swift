import Domain
import Interchange
import Storage

/// Local changes that the server does not have yet.
enum Outgoing {
  case adding(uid: String, CalendarObject)
  /// All that was changed here since both agreed.
  case changing(ItemRow, CalendarObject, changes: ObjectDifference)
  case deleting(ItemRow)
}

extension AccountRun {
  /// What is to go to a collection, as the store is now, and the last row of the change log that is in that.
  func outgoing(_ row: CollectionRow) throws -> (items: [Outgoing], last: Int64) {
    if row.isReadOnly { return ([], row.changeID) }
    let changes = try store.changes(after: row.changeID)
    let uids =
      try changes.uids.map { try store.localObjects.uids(of: $0).union(mustCompare) }
      ?? allUIDs(of: row)
    if uids.isEmpty { return ([], changes.last) }
    let moved = try local.objects(uids)
    var known = try agreed(uids, in: row)
    let below = try subtasks(ofMoved: moved, known).subtracting(uids)
    known.merge(try agreed(below, in: row)) { first, _ in first }
    let objects = moved.merging(try local.objects(below)) { first, _ in first }
    var items: [Outgoing] = []
    for uid in Self.parentsFirst(objects, uids.union(below)) {
      let agreed = known[uid]
      guard let object = objects[uid], try local.isIn(row, uid, asTask: object.holdsTasks) else {
        if let agreed, !moving.contains(agreed.row.href) { items.append(.deleting(agreed.row)) }
        continue
      }
      guard let agreed else {
        items.append(.adding(uid: uid, object))
        continue
      }
      guard let base = agreed.base else { continue }
      var changes = object.difference(from: base)
      if below.contains(uid) { changes = changes.union(object.parentChange) }
      if !changes.isEmpty { items.append(.changing(agreed.row, object, changes: changes)) }
    }
    return (items, changes.last)
  }

  /// What both sides agreed on last, and how that was here.
  private typealias Agreed = (row: ItemRow, base: CalendarObject?)

  /// By the UIDs.
  private func agreed(_ uids: Set<String>, in row: CollectionRow) throws -> [String: Agreed] {
    var agreed: [String: Agreed] = [:]
    for uid in uids {
      guard let known = try store.accounts.item(ofUID: uid, in: row) else { continue }
      agreed[uid] = (known, CalendarObject(known.ours))
    }
    return agreed
  }

  /// What is below tasks that are below something else than before: a server that keeps fewer levels may have it
  /// elsewhere.
  private func subtasks(
    ofMoved objects: [String: CalendarObject], _ known: [String: Agreed]
  ) throws -> Set<String> {
    var below: Set<String> = []
    for (uid, object) in objects where object.holdsTasks {
      guard let agreed = known[uid],
        movedThere.contains(uid) || agreed.base?.parentUID != object.parentUID
      else { continue }
      var ids = Set(try store.localObjects.taskIDs(of: uid))
      while !ids.isEmpty {
        ids = Set(try ids.flatMap { try store.lookups.subtaskIDs(ofTask: $0) })
        let uids = try store.lookups.uids(ofTasks: ids)
        ids = Set(uids.filter { below.insert($0.value).inserted }.keys)
      }
    }
    return below
  }

  /// What others are below comes before them, for a server that knows them by ids of its own.
  private static func parentsFirst(
    _ objects: [String: CalendarObject], _ uids: Set<String>
  ) -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    for uid in uids.sorted() {
      var chain: [String] = []
      var next: String? = uid
      while let each = next, uids.contains(each), seen.insert(each).inserted {
        chain.append(each)
        next = objects[each]?.parentUID
      }
      order += chain.reversed()
    }
    return order
  }

  private func allUIDs(of row: CollectionRow) throws -> Set<String> {
    try store.localObjects.uids(in: row)
      .union(store.accounts.versions(of: row).map(\.uid).filter { !$0.isEmpty })
  }

  /// What a run would do with a collection.
  func plan(of news: CollectionNews, beside others: [CollectionNews]) throws -> AccountPlan {
    var plan = AccountPlan()
    let gone = goneByUID(others)
    let arriving = Set(others.flatMap(\.items).compactMap { $0.object?.uid })
    let ours = try local.objects(news.items.compactMap { $0.object?.uid })
    for item in news.items {
      switch try meeting(item, in: news.row, ours: ours, gone: gone) {
      case .new, .restored: plan.addedHere += 1
      case .both(let ours, let base), .movedIn(let ours, let base):
        guard let object = item.object else { continue }
        let merge = ItemMerge(object, over: ours, base: base)
        if base == nil { plan.joined += 1 }
        if merge.incoming != nil || merge.isOccurrenceDone { plan.changedHere += 1 }
        if !merge.changedHere.filter({ !ours.agrees(with: object, on: $0) }).isEmpty {
          plan.changedThere += 1
        }
        plan.conflicts += merge.clash.changes.count
      case .double:
        plan.joined += 1
        plan.deletedThere += 1
      case .deletedHere, .purgedHere, .unreadable: break
      }
    }
    for row in news.gone where !arriving.contains(row.uid) {
      let isTask = CalendarObject(row.ours)?.holdsTasks ?? true
      if try local.isIn(news.row, row.uid, asTask: isTask) { plan.deletedHere += 1 }
    }
    let goneHere = Set(news.gone.map(\.uid))
    for item in try outgoing(news.row).items {
      switch item {
      case .adding(let uid, _): if !arriving.contains(uid) { plan.addedThere += 1 }
      case .changing(let row, _, _): if !arriving.contains(row.uid) { plan.changedThere += 1 }
      case .deleting(let row): if !goneHere.contains(row.uid) { plan.deletedThere += 1 }
      }
    }
    return plan
  }
}
