import Domain

/// Reports due reminders and snoozed alerts, within a step.
struct FireReminders {
  private let store: any Store

  init(_ store: any Store) {
    self.store = store
  }

  /// - Returns: the ids of the alerts, at most `limit`.
  func run(at now: Instant, limit: Int) throws -> [Int64] {
    try store.alerts.refreshReminders()
    var ids: [Int64] = []
    for alert in try store.alerts.snoozed(until: now, limit: limit) {
      try fireAgain(alert, at: now)
      ids.append(alert.id)
    }
    // Of an item that changed meanwhile there may be nothing to say, and so more to look at. None comes
    // twice: once looked at, it waits for a later time.
    var seen: Set<ExactText> = []
    while ids.count < limit {
      let due = try store.alerts.dueReminders(at: now, limit: limit - ids.count)
      if due.isEmpty { break }
      for item in due {
        guard seen.insert(ExactText("\(item.kind) \(item.itemUID)")).inserted else {
          throw Failure(
            .corrupt,
            "The store is damaged: the reminders of \(item.itemUID) stay due. Repair the store.")
        }
        try fire(item, at: now, limit: limit, into: &ids)
        if ids.count >= limit { break }
      }
    }
    return ids
  }

  private func fireAgain(_ old: Alert, at now: Instant) throws {
    var alert = old
    alert.snoozedUntil = nil
    alert.fired = now
    try store.alerts.save(alert, over: old)
  }

  /// Of what does not fit, the next poll goes on with the first.
  private func fire(
    _ item: DueReminders, at now: Instant, limit: Int, into ids: inout [Int64]
  ) throws {
    var seen = item.firedUntil
    for call in item.plan.calls(after: item.firedUntil, upTo: now) {
      guard ids.count < limit else {
        let before = Instant(clamping: call.at.milliseconds - 1)
        return try store.alerts.fired(item, until: before, next: call.at)
      }
      if let id = try insert(call, of: item, at: now) { ids.append(id) }
      seen = call.at
    }
    try store.alerts.fired(item, until: seen, next: item.plan.next(after: now))
  }

  /// - Returns: nil when it was said before, here or on another device where somebody answered it.
  private func insert(
    _ call: ReminderPlan.Call, of item: DueReminders, at now: Instant
  ) throws -> Int64? {
    let uid = call.uid(ofItem: item.itemUID)
    guard try store.alerts.find(uid: uid) == nil else { return nil }
    var alert = Alert(uid: uid, kind: item.kind, itemUID: item.itemUID, at: call.at, fired: now)
    alert.occurrence = call.occurrence
    alert.itemStart = call.itemStart
    if call.floating != nil { alert.zoneName = store.zone.name }
    let id = try store.alerts.insert(alert)
    guard let answered = try store.alerts.find(uid: uid) else { return nil }
    return answered.acknowledged == nil && answered.snoozedUntil == nil ? id : nil
  }
}
