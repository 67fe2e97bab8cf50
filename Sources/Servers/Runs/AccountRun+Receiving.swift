import Domain
import Interchange
import Storage
import UseCases

/// Merges the server's changes into the store.
extension AccountRun {
  /// So many items come in by one commit.
  private static let batchSize = 500

  /// Takes in what is new at the server.
  func receive(_ news: [CollectionNews]) throws {
    let gone = goneByUID(news)
    var moved: Set<String> = []
    for each in news where !each.items.isEmpty {
      let target = try target(of: each.row)
      for first in stride(from: 0, to: each.items.count, by: Self.batchSize) {
        let batch = each.items[first..<min(first + Self.batchSize, each.items.count)]
        let receiving = Receiving(self, each, gone: gone, into: target)
        try receiving.take(Array(batch))
        moved.formUnion(receiving.moved)
        try progress(first + batch.count, each.items.count)
        try check()
      }
    }
    let goneIDs = Set(news.flatMap(\.gone).map(\.id))
    for each in news {
      try remove(each.gone.filter { !moved.contains($0.uid) }, from: each, amongAll: goneIDs)
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

  func take(_ items: [ItemsReader.Item]) throws {
    if items.isEmpty { return }
    var reader = ItemsReader(items, zone: store.zone, almanac: store.almanac, now: now)
    let file = ImportFile(store, by: .fileWins, newUID: newUID, checkQuery: { _ in })
    _ = try file.run(from: &reader, at: now) { _ in }
  }

  /// The project and calendar of a collection.
  struct Target {
    let project: ProjectTree.Node?
    let calendar: EventCalendar?

    func item(_ text: String) -> ItemsReader.Item {
      ItemsReader.Item(text: text, project: project, calendar: calendar)
    }
  }

  func target(of row: CollectionRow) throws -> Target {
    let tree = ProjectTree(try store.projects.all())
    let project = try row.projectUID.flatMap { try store.projects.find(uid: $0) }
    let holder = try project.map { try store.projects.holder(of: $0) }
    let calendar = try row.calendarUID.flatMap { try store.calendars.find(uid: $0) }
    return Target(
      project: tree.nodes.first { $0.project.uid == holder?.uid },
      calendar: try calendar.map { try store.calendars.holder(of: $0) })
  }
}

/// Merges the items of one collection into the store.
private final class Receiving {
  /// A received item, with the state to record for it.
  private struct Received {
    let item: CollectionNews.Item
    let uid: String
    var merge: ItemMerge?
    /// Which row is no more.
    var old: ItemRow?
  }

  /// The UIDs of those that came from other collections.
  private(set) var moved: Set<String> = []

  private let run: AccountRun
  private let news: CollectionNews
  private let gone: [String: ItemRow]
  private let target: AccountRun.Target
  private var received: [Received] = []
  private var imports: [ItemsReader.Item] = []
  private var besides: [AccountRun.Beside] = []
  /// What is here of the items, by their UIDs.
  private var ours: [String: CalendarObject] = [:]
  /// The tasks that were taken out of the trash since ``ours`` was read: others may have come with them.
  private var restored: [Int64] = []

  private var store: SQLiteStore { run.store }

  init(
    _ run: AccountRun, _ news: CollectionNews, gone: [String: ItemRow],
    into target: AccountRun.Target
  ) {
    self.run = run
    self.news = news
    self.gone = gone
    self.target = target
  }

  func take(_ items: [CollectionNews.Item]) throws {
    try store.write(.syncAccount, at: run.now) {
      try store.replication.takeOwnSteps()
      ours = try run.local.objects(items.compactMap { $0.object?.uid })
      for item in items { received.append(try look(at: item)) }
      try run.take(imports)
      try completeOccurrences()
      try detachRestored()
    }
    try run.takeBeside(besides)
    try store.keep { try keep() }
  }

  private func look(at item: CollectionNews.Item) throws -> Received {
    guard let object = item.object, let uid = object.uid else {
      noteUnreadable(item)
      return Received(item: item, uid: item.row?.uid ?? "")
    }
    var entry = Received(item: item, uid: uid)
    if !restored.isEmpty, ours[uid] == nil { ours[uid] = try run.local.object(uid) }
    switch try run.meeting(item, in: news.row, ours: ours, gone: gone) {
    case .unreadable:
      noteUnreadable(item)
      return Received(item: item, uid: "")
    case .double(let ours):
      let merge = ItemMerge(object, over: ours, base: nil)
      try takeIn(merge, from: object)
      entry.merge = merge
      run.moving.insert(item.version.href)
      run.done.joined += 1
    case .new: add(object)
    case .restored(let id, let base):
      try restore(id)
      guard let base, let ours = try run.local.object(uid) else {
        try restoreComponents(object.places, of: object)
        try show(target.item(object.withoutSequence.text), of: object)
        run.done.addedHere += 1
        break
      }
      try moveIn(&entry, object, over: ours, base)
    case .both(let ours, let base):
      // Occurrences that come are where their series is; those that are here can be in another project.
      let isHere = try run.local.isIn(news.row, uid, asTask: object.holdsTasks)
      let merge = ItemMerge(object, over: ours, base: base)
      try takeIn(merge, from: object, isPlaced: isHere && !merge.added.isEmpty)
      entry.merge = merge
      if let base, base.collectionID != news.row.id { entry.old = base }
      if base == nil { run.done.joined += 1 }
    case .movedIn(let ours, let base):
      try moveIn(&entry, object, over: ours, base)
    case .deletedHere(let base, let id):
      guard base.isChanged(in: object) else { break }
      // What somebody changed meanwhile is not lost: it is here again, and that it was deleted is the conflict.
      let deleted = try store.tasks.existing(id).deleted
      try restore(id)
      guard let ours = try run.local.object(uid) else { break }
      besides.append(AccountRun.Beside(.deleting(uid: uid), deleted))
      let merge = ItemMerge(object, over: ours, base: base)
      try takeIn(merge, from: object)
      entry.merge = merge
      run.done.conflicts += 1
    case .purgedHere(let base):
      // A purged task is nowhere, whatever others do with it; of events, all that is deleted is.
      if base.isChanged(in: object), !object.holdsTasks { add(object) }
    }
    return entry
  }

  private func moveIn(
    _ entry: inout Received, _ object: CalendarObject, over ours: CalendarObject, _ base: ItemRow?
  ) throws {
    let count = imports.count
    let merge = ItemMerge(object, over: ours, base: base)
    try moveOccurrence(above: entry.uid)
    try takeIn(merge, from: object, isPlaced: true)
    entry.merge = merge
    // It moves in any case.
    if imports.count == count { imports.append(target.item(ours.text)) }
    entry.old = base
    moved.insert(entry.uid)
    // A subtask is in the project of what it is below: one that was moved alone goes back to it.
    run.mustCompare.insert(entry.uid)
  }

  /// A changed occurrence is at the server where its series is, and what is below it is where it is here: it goes with that,
  /// or each device would move it back to where the occurrence is there.
  private func moveOccurrence(above uid: String) throws {
    guard let project = target.project?.project.id, let id = try store.lookups.taskID(uid: uid),
      let parentID = try store.lookups.parentID(ofTask: id)
    else { return }
    let parent = try store.tasks.existing(parentID)
    guard parent.seriesUID != nil, parent.parentID == nil, parent.projectID != project else {
      return
    }
    var moved = parent
    moved.projectID = project
    try store.tasks.save(moved, over: parent, modified: run.now)
    try CarrySubtasks(store: store, now: run.now).run(of: [parentID], into: project)
  }

  private func add(_ object: CalendarObject) {
    imports.append(target.item(object.withoutSequence.text))
    run.done.addedHere += 1
  }

  /// - Parameters:
  ///   - merge: with what was changed there, which is taken in.
  ///   - object: as the server has it.
  ///   - isPlaced: whether it goes into the project or calendar of the collection, or stays where it is.
  /// - Throws: the errors of the store.
  private func takeIn(
    _ merge: ItemMerge, from object: CalendarObject, isPlaced: Bool = false
  ) throws {
    func placed(_ text: String) -> ItemsReader.Item {
      isPlaced ? target.item(text) : ItemsReader.Item(text)
    }
    if merge.isMovedThere, let uid = object.uid { run.movedThere.insert(uid) }
    if let incoming = merge.incoming {
      try restoreComponents(merge.added, of: object)
      try show(placed(incoming.text), of: object, saysAllComments: true)
      try removeComponents(merge)
      run.done.changedHere += 1
    }
    if !merge.clash.isEmpty {
      besides.append(AccountRun.Beside(.importing(placed(merge.all.text)), object.modified))
      run.done.conflicts += merge.clash.changes.count
    }
  }

  /// Takes in what is to be shown here. Of what is in conflict the other values stay: whoever changed it at the server knew
  /// nothing of them.
  private func show(
    _ item: ItemsReader.Item, of object: CalendarObject, saysAllComments: Bool = false
  ) throws {
    if try store.localObjects.hasConflicts(object.uid ?? "") {
      besides.append(AccountRun.Beside(.updating(item), object.modified))
      return
    }
    var item = item
    item.saysAllComments = saysAllComments
    imports.append(item)
  }

  /// What of an item the server has no more goes here, too: of an event, the occurrence is as the series has it. One with
  /// values that somebody still has to choose from stays, and is sent anew.
  private func removeComponents(_ merge: ItemMerge) throws {
    guard let uid = merge.ours.uid else { return }
    for place in merge.removed {
      let record = try run.local.record(of: uid, at: place, isTask: merge.ours.holdsTasks)
      if merge.ours.holdsTasks {
        if let id = try store.lookups.taskID(uid: record) {
          try DeleteTasks(store).run([id], at: run.now)
        }
      } else if let event = try store.events.find(uid: record),
        try !store.localObjects.hasConflicts(record)
      {
        try store.events.remove(event)
      }
    }
  }

  /// Takes the tasks of these components out of the trash: the server has them.
  private func restoreComponents(_ places: [CalendarObject.Place], of object: CalendarObject) throws
  {
    guard object.holdsTasks, let uid = object.uid else { return }
    for place in places {
      let record = try run.local.record(of: uid, at: place, isTask: true)
      if let id = try store.lookups.taskID(uid: record),
        try store.lookups.status(ofTask: id) == .deleted
      {
        try restore(id)
      }
    }
  }

  private func restore(_ taskID: Int64) throws {
    try RestoreTasks(store).run([taskID], at: run.now, reopensParents: false)
    restored.append(taskID)
  }

  /// Makes what is open below a closed task one of its own, as in a file: what somebody closed stays closed.
  private func detachRestored() throws {
    for id in restored {
      guard let task = try store.tasks.task(id: id), task.status == .open,
        try !store.tasks.ancestors(of: [id], Status.closed).isEmpty
      else { continue }
      var own = task
      own.parentID = nil
      try store.tasks.save(own, over: task, modified: run.now)
      run.mustCompare.insert(task.uid)
    }
  }

  /// Completes the present occurrences of series that a server without repeats has as done.
  private func completeOccurrences() throws {
    for entry in received where entry.merge?.isOccurrenceDone ?? false {
      guard let id = try store.lookups.taskID(uid: entry.uid),
        try store.lookups.status(ofTask: id) == .open
      else { continue }
      try CompleteTasks(store).run([id], at: run.now)
      if entry.merge?.incoming == nil { run.done.changedHere += 1 }
    }
  }

  /// What cannot be read stays at the server as it is, and is not written over.
  private func noteUnreadable(_ item: CollectionNews.Item) {
    run.note(
      Failure(
        .malformed,
        "\(item.version.href) in “\(news.row.name)” is no task or event that can be read here: it was left out.",
        field: "item"))
  }

  /// Keeps what both agree on from now on.
  private func keep() throws {
    let objects = try run.local.objects(received.map(\.uid).filter { !$0.isEmpty })
    for entry in received {
      if let old = entry.old { try store.accounts.remove(old) }
      let present = entry.item.object == nil ? nil : objects[entry.uid]
      let agreed = present.map { entry.merge?.agreed($0) ?? $0 }
      if let present, let agreed, entry.merge != nil, !present.difference(from: agreed).isEmpty {
        // The server has it otherwise from now on, though nothing is changed here any more.
        run.mustCompare.insert(entry.uid)
      }
      try store.accounts.save(row(of: entry, agreed, isHere: objects[entry.uid] != nil))
    }
  }

  private func row(of entry: Received, _ agreed: CalendarObject?, isHere: Bool) -> ItemRow {
    let item = entry.item
    let isKnown = isHere || item.row != nil
    var row = ItemRow(
      collectionID: news.row.id, href: item.version.href, etag: item.version.etag,
      uid: isKnown ? entry.uid : "", theirs: item.object?.text ?? "",
      // What is in the trash is compared as it was when it went there, and so is what cannot be read.
      ours: agreed?.text ?? item.row?.ours ?? item.text)
    if !row.uid.isEmpty, item.remoteUID != row.uid { row.remoteUID = item.remoteUID }
    return row
  }
}

extension ItemRow {
  /// Whether the server has it otherwise now than when both agreed.
  fileprivate func isChanged(in object: CalendarObject) -> Bool {
    CalendarObject(theirs).map { !object.difference(from: $0).isEmpty } ?? false
  }
}

extension ItemsReader.Item {
  /// One that stays where it is.
  init(_ text: String) { self.init(text: text, project: nil, calendar: nil) }
}
