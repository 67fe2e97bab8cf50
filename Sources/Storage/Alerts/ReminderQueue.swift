import Domain

/// The next time at which the reminders of each task and event are due for a check. The queue is derived data
/// and not logged: it is brought up to date at the end of each step, for the records that the step changed.
final class ReminderQueue {
  /// What the times of a task's reminders depend on.
  static let properties: Set<TaskProperty> = [
    .start, .due, .reminders, .completed, .cancelled, .deleted,
  ]
  /// What was past by more than that when a file was imported, in milliseconds, is not said: a calendar
  /// of many years is full of it.
  private static let longestImportDelay: Int64 = 86_400_000

  let database: Database
  let items: RemindedItems
  let days: DayClock
  private let isReadOnly: Bool
  private var changes = Changes()
  /// Of this connection.
  private var lastPoll: Instant?
  /// By which days the queue was made anew on this connection.
  private var refreshed: String?

  private struct Changes {
    var tasks = Set<Int64>()
    var events = Set<Int64>()
    /// Of changed occurrences that went.
    var series = Set<String>()
    var removed: [(kind: Alert.Kind, uid: String)] = []

    var isEmpty: Bool { tasks.isEmpty && events.isEmpty && series.isEmpty && removed.isEmpty }
  }

  init(
    _ database: Database, zone: any Zone, days: DayClock, almanac: any Almanac, readOnly: Bool
  ) {
    self.database = database
    self.days = days
    isReadOnly = readOnly
    items = RemindedItems(database: database, zone: zone, days: days, almanac: almanac)
  }

  func changed(task id: Int64) { changes.tasks.insert(id) }

  /// One without reminders may have lost them in the same step.
  func removed(task: Task) {
    if task.reminders.isEmpty, !changes.tasks.contains(task.id) { return }
    changes.removed.append((.task, task.uid))
  }

  func changed(_ event: Event) { changes.events.insert(event.id) }

  func removed(_ event: Event) {
    changes.removed.append((.event, event.uid))
    if let series = event.seriesUID { changes.series.insert(series) }
  }

  /// The step is not kept.
  func forgetChanges() {
    changes = Changes()
    refreshed = nil
  }

  /// Takes in what the step changed.
  func update(after action: Step.Action, at now: Instant) throws {
    if changes.isEmpty { return }
    defer { changes = Changes() }
    for (kind, uid) in changes.removed { try delete(kind, uid) }
    let changed =
      try items.tasks(ids: changes.tasks)
      + items.events(ids: changes.events, series: changes.series)
    if changed.isEmpty { return }
    let earliest =
      action == .importFile ? now.milliseconds - Self.longestImportDelay : Int64.min
    let seen = try seen(at: now, notBefore: earliest)
    for item in changed {
      guard item.hasReminders else {
        try delete(item.kind, item.uid)
        continue
      }
      // What is still to be said is not passed over.
      let bound = item.next.map { Instant(clamping: $0.milliseconds - 1) } ?? seen
      try set(item, firedUntil: item.firedUntil.map { max($0, min(seen, bound)) } ?? seen)
    }
    try noteZone(ifNone: true)
  }

  /// What was to be said up to here is not said of an item that is new, or has new reminders.
  private func seen(at now: Instant, notBefore earliest: Int64 = .min) throws -> Instant {
    let kept = try database.meta("polled_ms").flatMap { Int64($0) } ?? .min
    let poll = max(kept, lastPoll?.milliseconds ?? .min)
    return Instant(clamping: min(max(poll, earliest), now.milliseconds - 1))
  }

  /// A poll of this connection has fired everything up to an instant.
  func notePoll(at now: Instant) {
    lastPoll = now
  }

  /// Keeps that for the next opening.
  func keepPoll(at now: Instant) throws {
    notePoll(at: now)
    try database.setMeta("polled_ms", to: String(now.milliseconds))
  }

  func set(_ kind: Alert.Kind, _ uid: String, firedUntil: Instant, next: Instant?) throws {
    try database.statement(
      """
      INSERT INTO reminder_queue(entity, item_uid, next_ms, fired_until_ms) VALUES (?, ?, ?, ?)
      ON CONFLICT(entity, item_uid)
      DO UPDATE SET next_ms = excluded.next_ms, fired_until_ms = excluded.fired_until_ms
      """
    ).run(kind.entity.rawValue, uid, next, firedUntil)
  }

  private func set(_ item: RemindedItem, firedUntil: Instant) throws {
    let next = item.plan.next(after: firedUntil)
    if next == item.next, firedUntil == item.firedUntil { return }
    try set(item.kind, item.uid, firedUntil: firedUntil, next: next)
  }

  private func delete(_ kind: Alert.Kind, _ uid: String) throws {
    try database.statement("DELETE FROM reminder_queue WHERE entity = ? AND item_uid = ?").run(
      kind.entity.rawValue, uid)
  }
}

/// The queue as a whole.
extension ReminderQueue {
  /// Days begin elsewhere when the store was used in another zone, or another time was set for that: then it
  /// has to be made anew once.
  var isOfAnotherZone: Bool {
    get throws {
      if isReadOnly { return false }
      let days = days.signature
      if refreshed == days { return false }
      guard let known = try database.meta("reminder_zone") else { return false }
      return known != days
    }
  }

  func rebuild(at now: Instant) throws {
    let seen = try seen(at: now)
    let all = try items.all()
    try database.statement("DELETE FROM reminder_queue").run()
    for item in all {
      let firedUntil = item.firedUntil ?? seen
      try set(
        item.kind, item.uid, firedUntil: firedUntil, next: item.plan.next(after: firedUntil))
    }
    try noteZone(ifNone: false)
    refreshed = days.signature
  }

  /// Whether it has what follows from the tasks and events; those that cannot be read do not count.
  func agreesWithItems() throws -> Bool {
    let all = try items.all()
    let readable = all.filter { !$0.isDamaged }
    let rows = try database.integer("SELECT count(*) FROM reminder_queue") ?? 0
    let damagedRows = all.count { $0.isDamaged && $0.firedUntil != nil }
    return rows == readable.count + damagedRows
      && readable.allSatisfy { item in
        item.firedUntil.map { item.plan.next(after: $0) == item.next } ?? false
      }
  }

  private func noteZone(ifNone: Bool) throws {
    if ifNone, try database.meta("reminder_zone") != nil { return }
    try database.setMeta("reminder_zone", to: days.signature)
  }
}

extension Alert.Kind {
  /// Whose reminder it is.
  var entity: CommittedChange.Entity {
    switch self {
    case .task: .task
    case .event: .event
    case .focusSession: .focusSession
    }
  }
}
