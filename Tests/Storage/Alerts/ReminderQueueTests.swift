import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// The queue of reminders is derived: it costs nothing without them, is read by an index, and is mended.
@Suite struct ReminderQueueTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
    for number in 0..<3 {
      _ = try test.add("\(number)") {
        $0.due = .dateTime(Instant(clamping: test.now.milliseconds + 7_200_000))
        $0.reminders = [.relative(.due, offset: -3_600)]
      }
    }
  }

  private func rows() throws -> [String] {
    let select = try test.store.database.statement(
      "SELECT item_uid, next_ms, fired_until_ms FROM reminder_queue ORDER BY item_uid")
    defer { select.reset() }
    var rows: [String] = []
    while try select.step() { rows.append("\(select.text(0)) \(select.text(1)) \(select.text(2))") }
    return rows
  }

  private func plan(_ sql: String) throws -> [String] {
    let explain = try test.store.database.statement("EXPLAIN QUERY PLAN \(sql)")
    defer { explain.reset() }
    var steps: [String] = []
    while try explain.step() { steps.append(explain.text(3)) }
    return steps
  }

  @Test("A task without reminders has no row, and one that loses them loses it")
  func rowless() throws {
    let before = try rows()
    #expect(before.count == 3)
    let id = try test.add("No reminders")
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try rows() == before)
    var input = TaskInput()
    input.reminders = []
    try UpdateTasks(test.store, newUID: test.newUID).run([1, 2], to: input, at: test.now)
    #expect(try rows().count == 1)
    try DeleteTasks(test.store).run([3], at: test.now)
    try PurgeTasks(test.store).run([3], at: test.now)
    #expect(try rows() == [])
  }

  @Test("What is due next is found by an index")
  func index() throws {
    let due = "SELECT min(next_ms) FROM reminder_queue WHERE next_ms IS NOT NULL"
    #expect(try plan(due).contains { $0.contains("reminder_queue_by_next") })
    let snoozed = """
      SELECT id FROM alert AS a WHERE snoozed_until_ms <= 0
      AND \(SQLiteAlertRepository.isToBeDone) ORDER BY snoozed_until_ms, id LIMIT 1
      """
    #expect(try plan(snoozed).contains { $0.contains("alert_by_snooze") })
  }

  @Test(
    "A queue that does not agree with the tasks is made anew, and that is reported",
    arguments: [
      "DELETE FROM reminder_queue", "UPDATE reminder_queue SET next_ms = NULL",
      "UPDATE reminder_queue SET next_ms = next_ms + 1 WHERE item_uid = 'uid-000002'",
      "INSERT INTO reminder_queue VALUES (1, 'nobody', 5, 4)",
      "UPDATE task SET due_ms = due_ms + 60000 WHERE id = 2",
    ])
  func repair(damage: String) throws {
    let before = try rows()
    try test.store.database.execute(damage)
    let repair = Repair(test.store, newUID: test.newUID)
    var report = RepairReport()
    report.isIndexRebuilt = true
    #expect(try repair.run(at: test.now) == report)
    if !damage.contains("task") {
      #expect(try rows().map { $0.prefix(20) } == before.map { $0.prefix(20) })
    }
    #expect(try repair.run(at: test.now) == RepairReport())
  }

  @Test("A mended value takes the queue along")
  func mended() throws {
    try test.store.database.execute("UPDATE task SET reminders = 'nonsense' WHERE id = 2")
    let repair = Repair(test.store, newUID: test.newUID)
    #expect(try repair.run(at: test.now).valuesMended == 1)
    #expect(try rows().count == 2)
    #expect(try repair.run(at: test.now) == RepairReport())
  }

  @Test("A row of something that is gone does not keep polls awake")
  func orphan() throws {
    try test.store.database.execute("INSERT INTO reminder_queue VALUES (5, 'nobody', 5, 4)")
    #expect(try NextWakeup(test.store).run(at: test.now) == test.now)
    #expect(try FireDueAlerts(test.store, newUID: test.newUID).run(at: test.now) == [])
    #expect(
      try NextWakeup(test.store).run(at: test.now)
        == Instant(clamping: test.now.milliseconds + 3_600_000))
  }

  @Test("Others hear of what a poll said")
  func committed() throws {
    test.store.recordsSteps = true
    #expect(try FireDueAlerts(test.store, newUID: test.newUID).run(at: test.now) == [])
    #expect(test.store.takeCommittedSteps().isEmpty)
    test.advance(seconds: 3_600)
    #expect(try FireDueAlerts(test.store, newUID: test.newUID).run(at: test.now).count == 3)
    let step = try #require(test.store.takeCommittedSteps().last)
    #expect(step.action == .fireAlerts && step.changes.map(\.entity) == [.alert, .alert, .alert])
  }
}
