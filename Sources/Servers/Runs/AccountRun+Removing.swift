import Domain
import Interchange
import Storage
import UseCases

/// Items that were deleted at the server.
extension AccountRun {
  /// - Parameters:
  ///   - gone: the items that are to go here, too.
  ///   - news: of the collection that they were in.
  ///   - others: the ids of all items that are gone from anywhere.
  /// - Throws: the errors of the store.
  func remove(
    _ gone: [ItemRow], from news: CollectionNews, amongAll others: Set<Int64>
  ) throws {
    if gone.isEmpty { return }
    var besides: [Beside] = []
    try store.write(.syncAccount, at: now) {
      try store.replication.takeOwnSteps()
      let ours = try local.objects(gone.map(\.uid).filter { !$0.isEmpty })
      let removed = try gone.filter { row in
        guard let object = ours[row.uid], let base = CalendarObject(row.ours),
          try local.isIn(news.row, row.uid, asTask: object.holdsTasks)
        else { return false }
        if try follow(row, besides: others) { return false }
        if try object.difference(from: base).isEmpty && !losesConflicts(object) { return true }
        // What was changed here meanwhile is not lost: it is sent anew, and that it was deleted is the conflict.
        if object.holdsTasks {
          try store.replication.confirmPresence(ofTasks: store.localObjects.taskIDs(of: row.uid))
          besides.append(Beside(.deleting(uid: row.uid), object.modified?.before))
        }
        done.conflicts += 1
        mustCompare.insert(row.uid)
        return false
      }
      try freeSubtasks(of: Set(removed.map(\.uid)))
      for row in removed {
        try delete(row.uid)
        done.deletedHere += 1
      }
    }
    try takeBeside(besides)
    try store.keep {
      for row in gone { try store.accounts.remove(row) }
    }
  }

  /// Whether values that somebody still has to choose from would go with it: a task has them in the trash, too, and of an
  /// event nothing is left.
  private func losesConflicts(_ object: CalendarObject) throws -> Bool {
    try !object.holdsTasks && object.uid.map { try store.localObjects.hasConflicts($0) } ?? false
  }

  private func delete(_ uid: String) throws {
    if let event = try store.events.find(uid: uid) {
      for changed in try store.events.changedOccurrences(ofSeries: uid) {
        try store.events.remove(changed)
      }
      return try store.events.remove(event)
    }
    // A task, or a series with those of its occurrences that are tasks of their own.
    let ids = try store.localObjects.taskIDs(of: uid)
    if !ids.isEmpty { try DeleteTasks(store).run(ids, at: now) }
  }

  /// What is below a task that goes is at the server still: it stays, without a parent.
  private func freeSubtasks(of uids: Set<String>) throws {
    for uid in uids {
      for id in try store.localObjects.taskIDs(of: uid) {
        for subtask in try store.lookups.subtaskIDs(ofTask: id) {
          guard var task = try store.tasks.task(id: subtask), task.deleted == nil,
            !uids.contains(task.uid)
          else { continue }
          let old = task
          task.parentID = nil
          _ = try store.tasks.save(task, over: old, modified: now)
        }
      }
    }
  }
}

extension Instant {
  /// A little earlier, so that what was changed at this one is later.
  fileprivate var before: Instant { Instant(clamping: milliseconds - 1_000) }
}
