import Domain
import Sync

/// The alerts of a store, pending ones included.
final class SQLiteAlertRepository: SQLiteRecordRepository<Alert>, AlertRepository {
  private let reminders: ReminderQueue

  init(_ records: Records) {
    reminders = records.reminders
    super.init(records, derived: [])
  }

  /// Whether the item of an alert `a` is still to be done. A task that repeats and went on to another
  /// occurrence has done with the one before.
  static let isToBeDone = """
    CASE a.kind
    WHEN 1 THEN EXISTS (
      SELECT 1 FROM task AS t WHERE t.uid = a.item_uid AND t.status = 1
        AND coalesce(t.occurrence = a.occurrence, 1))
    WHEN 2 THEN EXISTS (
      SELECT 1 FROM event AS e WHERE e.uid = a.item_uid AND e.done_ms IS NULL
        AND coalesce(instr(' ' || e.excluded_dates || ' ', ' ' || a.occurrence || ' ') = 0, 1))
    ELSE 1 END
    """

  /// One that another device has answered already has that answer from the beginning.
  override func insert(_ alert: Alert) throws -> Int64 {
    var alert = alert
    if try database.meta(Replication.Key.store) != nil {
      let states = RecordStates(database, ReplicaTable(database))
      let answers = try states.find(RecordKey(.alert, alert.uid)).registers
      for property in Alert.Property.allCases
      where SyncScope.contains(property.rawValue, of: .alert) {
        // What only a newer version can read is not said to be answered.
        if let register = answers[PropertyKey(property.rawValue)] {
          try? alert.set(property, to: register.value)
        }
      }
      alert.settle()
    }
    return try super.insert(alert)
  }

  func alerts(ids: [Int64]) throws -> [Alert] {
    try select("id IN (SELECT value FROM json_each(?))", IDArray(ids))
  }

  func unacknowledged(_ kind: Alert.Kind) throws -> [Alert] {
    try select("acknowledged_ms IS NULL AND kind = ?", kind.rawValue)
  }

  func nextWakeup() throws -> Instant? {
    if try reminders.isOfAnotherZone { return Instant.range.lowerBound }
    let reminder = try database.integer(
      "SELECT min(next_ms) FROM reminder_queue WHERE next_ms IS NOT NULL")
    let snoozed = try database.integer(
      """
      SELECT snoozed_until_ms FROM alert AS a
      WHERE snoozed_until_ms IS NOT NULL AND \(Self.isToBeDone)
      ORDER BY snoozed_until_ms LIMIT 1
      """)
    return [reminder, snoozed].compactMap { $0 }.min().map { Instant(clamping: $0) }
  }

  func snoozed(until now: Instant, limit: Int) throws -> [Alert] {
    let select = try database.statement(
      """
      SELECT id FROM alert AS a WHERE snoozed_until_ms <= ? AND \(Self.isToBeDone)
      ORDER BY snoozed_until_ms, uid LIMIT ?
      """)
    defer { select.reset() }
    try select.bind(now, Int64(limit))
    var ids: [Int64] = []
    while try select.step() { ids.append(select.integer(0)) }
    return ids.isEmpty ? [] : try alerts(ids: ids)
  }

  func dueReminders(at now: Instant, limit: Int) throws -> [DueReminders] {
    try reminders.items.due(at: now, limit: limit).map { item in
      DueReminders(
        kind: item.kind, itemUID: item.uid, firedUntil: item.firedUntil ?? now, plan: item.plan)
    }
  }

  func fired(_ item: DueReminders, until instant: Instant, next: Instant?) throws {
    try reminders.set(item.kind, item.itemUID, firedUntil: instant, next: next)
    log.changedUnlogged()
  }

  func refreshReminders() throws {
    guard try reminders.isOfAnotherZone else { return }
    try reminders.rebuild(at: log.beginning)
    log.changedUnlogged()
  }

  func notePoll(at now: Instant) {
    reminders.notePoll(at: now)
  }

  func keepPoll(at now: Instant) throws {
    try reminders.keepPoll(at: now)
  }
}
