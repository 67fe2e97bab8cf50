import Domain
import Interchange
import Storage

/// What the server does not have as it is here.
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
    let objects = try local.objects(uids)
    var items: [Outgoing] = []
    for uid in uids.sorted() {
      let known = try store.accounts.item(ofUID: uid, in: row)
      guard let object = objects[uid], try local.isIn(row, uid, asTask: object.holdsTasks) else {
        if let known { items.append(.deleting(known)) }
        continue
      }
      guard let known else {
        items.append(.adding(uid: uid, object))
        continue
      }
      let changes = CalendarObject(known.ours).map { object.difference(from: $0) }
      if let changes, !changes.isEmpty { items.append(.changing(known, object, changes: changes)) }
    }
    return (items, changes.last)
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
        if merge.incoming != nil { plan.changedHere += 1 }
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
