import Domain
import Storage

/// The manual order of tasks, in collections whose server keeps one.
extension AccountRun {
  /// Brings the order here and at the server together, where something was changed on one of both sides.
  func arrange(_ news: [CollectionNews]) throws {
    for each in news where !each.row.isReadOnly {
      guard let row = try store.accounts.collection(each.row.id), try isTouched(each) else {
        continue
      }
      try unlessRefused {
        guard let groups = try order(of: each, row) else { return }
        try arrange(groups, row, each.collection)
      }
      try check()
    }
  }

  private func isTouched(_ news: CollectionNews) throws -> Bool {
    if !news.items.isEmpty || !news.gone.isEmpty || !(news.changes.uids?.isEmpty ?? false) {
      return true
    }
    return try store.accounts.order(of: news.row)?.isOnItsWay ?? false
  }

  /// What the server cannot tell now, the next run asks for.
  private func order(of news: CollectionNews, _ row: CollectionRow) throws -> [[String]]? {
    do {
      return try server.order(in: news.collection)
    } catch {
      var row = row
      row.changeID = news.row.changeID
      try store.keep { try store.accounts.save(row) }
      throw error
    }
  }

  private func arrange(
    _ groups: [[String]], _ row: CollectionRow, _ collection: ServerCollection
  ) throws {
    let base = try store.accounts.order(of: row)
    let tasks = try ordered(row)
    let places = Dictionary(
      tasks.enumerated().map { ($1.href, $0) }, uniquingKeysWith: { first, _ in first })
    var agreed: [String] = []
    var toArrange: [[String]] = []
    for group in groups {
      let theirs = group.filter { places[$0] != nil }
      let ours = theirs.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
      let merged = OrderMerge(
        theirs: theirs, ours: ours, base: base?.hrefs, isOnItsWay: base?.isOnItsWay ?? false,
        put: put[row.id] ?? []
      ).merged
      agreed += merged
      if merged != theirs { toArrange.append(merged) }
      if merged != ours { try place(merged.compactMap { places[$0].map { tasks[$0].task } }) }
    }
    if !toArrange.isEmpty {
      try store.keep { try store.accounts.save(ItemOrder(agreed, isOnItsWay: true), of: row) }
      for hrefs in toArrange { try server.arrange(hrefs, in: collection) }
    }
    let order = ItemOrder(agreed)
    if order != base { try store.keep { try store.accounts.save(order, of: row) } }
  }

  /// The tasks of a collection that both know, in the manual order.
  private func ordered(_ row: CollectionRow) throws -> [(href: String, task: Task)] {
    try store.accounts.versions(of: row).compactMap { version in
      guard !version.uid.isEmpty, let task = try store.tasks.task(uid: version.uid),
        task.deleted == nil
      else { return nil }
      return (version.href, task)
    }
    .sorted { ($0.task.position, $0.task.uid) < ($1.task.position, $1.task.uid) }
  }

  /// Gives tasks the places that they have among others, in another order.
  private func place(_ tasks: [Task]) throws {
    var keys = tasks.map(\.position).sorted()
    if Set(keys).count < keys.count {
      keys = OrderKey.spread(keys.count, between: keys.first, and: nil)
    }
    try store.write(.syncAccount, at: now) {
      try store.replication.takeOwnSteps()
      for (old, key) in zip(tasks, keys) where old.position != key {
        var task = old
        task.position = key
        _ = try store.tasks.save(task, over: old, modified: nil)
      }
    }
  }
}
