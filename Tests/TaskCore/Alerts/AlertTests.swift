import CTaskcore
import Testing

@testable import TaskCore

/// Alerts through the C API, with what callers get wrong. The clock stands at noon in UTC on
/// 15 January 2026.
@Suite final class AlertTests: ClockedStore {
  private static let noon: Int64 = 1_768_478_400_000

  init() throws {
    try super.init(at: Self.noon, zone: "Europe/Paris")
  }

  /// Adds a task that is due that much later, and reminds an hour before.
  private func add(_ title: String, dueIn milliseconds: Int64) -> Int64 {
    var reminder = taskcore_reminder.sized
    reminder.kind = TASKCORE_REMINDER_DUE
    reminder.offset_s = -3_600
    var input = taskcore_task_input.sized
    input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_REMINDERS
    input.due_kind = TASKCORE_MOMENT_DATE_TIME
    input.due_ms = Self.noon + milliseconds
    input.reminder_count = 1
    var id: Int64 = 0
    let status = title.withCString { text in
      withUnsafePointer(to: reminder) {
        input.title = text
        input.reminders = $0
        return taskAdd(store: store, input: &input, id: &id)
      }
    }
    #expect(status == TASKCORE_OK)
    return id
  }

  private func poll(
    at instant: Int64, _ check: (UnsafePointer<taskcore_alert_list>) throws -> Void
  ) throws {
    var list: UnsafeMutablePointer<taskcore_alert_list>?
    #expect(status(ofPollAt: instant, &list) == TASKCORE_OK)
    let alerts = try #require(list)
    try check(alerts)
    alertListFree(list: alerts)
  }

  private func status(
    ofPollAt instant: Int64, _ list: inout UnsafeMutablePointer<taskcore_alert_list>?
  ) -> taskcore_status {
    TaskCore.poll(store: store, nowMs: instant, alerts: &list, commitCount: nil)
  }

  private func wakeup() -> Int64 {
    var at: Int64 = 0
    #expect(nextWakeup(store: store, atMs: &at) == TASKCORE_OK)
    return at
  }

  private func refused(_ status: taskcore_status, _ field: String) {
    #expect(status == TASKCORE_EINVALID)
    #expect(lastError().pointee.field.map { String(cString: $0) } == field)
  }

  @Test("A poll gives what became due, with its texts")
  func rows() throws {
    #expect(wakeup() == .max)
    let task = add("Rent", dueIn: 3_600_000 + 60_000)
    #expect(wakeup() == Self.noon + 60_000)
    try poll(at: Self.noon) { #expect(alertListCount(list: $0) == 0) }
    var id: Int64 = 0
    try poll(at: Self.noon + 60_000) { list in
      #expect(alertListCount(list: list) == 1)
      let alert = try #require(alertListAt(list: list, index: 0)).pointee
      id = alert.id
      #expect(alert.kind == TASKCORE_ALERT_KIND_TASK && alert.item_id == task)
      #expect(alert.title.map { String(cString: $0) } == "Rent")
      #expect(alert.label.map { String(cString: $0) } == "Today 14:01")
      #expect(alert.occurrence.map { String(cString: $0) } == "")
      #expect(alert.at_ms == Self.noon + 60_000 && alert.fired_ms == alert.at_ms)
      #expect(alert.item_start_ms == Self.noon + 3_660_000)
      #expect(alert.acknowledged_ms == 0 && alert.snoozed_until_ms == 0)
      var stride: UInt = 0
      #expect(alertListRows(list: list, stride: &stride) == alertListAt(list: list, index: 0))
      #expect(stride == UInt(alert.struct_size) && alertListAt(list: list, index: 1) == nil)
    }
    #expect(alertSnoozeFor(store: store, ids: &id, count: 1, seconds: 60) == TASKCORE_OK)
    #expect(wakeup() == Self.noon + 60_000)
    #expect(count(0) == 1)
    #expect(alertAcknowledge(store: store, ids: &id, count: 1) == TASKCORE_OK)
    #expect(wakeup() == .max)
    #expect(count(0) == 0 && count(1) == 1)
  }

  private func count(_ isAcknowledgedIncluded: Int32) -> UInt {
    var list: UnsafeMutablePointer<taskcore_alert_list>?
    #expect(
      alertQuery(
        store: store, isAcknowledgedIncluded: isAcknowledgedIncluded, limit: 100, alerts: &list)
        == TASKCORE_OK)
    defer { alertListFree(list: list) }
    return alertListCount(list: list)
  }

  @Test("The alerts of a task that was completed wait for nobody")
  func completed() throws {
    var task = add("Rent", dueIn: 3_600_000)
    try poll(at: Self.noon) { #expect(alertListCount(list: $0) == 1) }
    #expect(count(0) == 1)
    #expect(taskComplete(store: store, ids: &task, count: 1, flags: 0) == TASKCORE_OK)
    #expect(count(0) == 0 && count(1) == 1)
  }

  @Test("Without a list, a poll fires nothing")
  func withoutList() throws {
    _ = add("Rent", dueIn: 3_600_000)
    #expect(
      TaskCore.poll(store: store, nowMs: Self.noon, alerts: nil, commitCount: nil) == TASKCORE_OK)
    #expect(count(1) == 0)
    try poll(at: Self.noon) { #expect(alertListCount(list: $0) == 1) }
  }

  @Test("What a caller gets wrong is said, and gives nothing")
  func hostile() throws {
    _ = add("Rent", dueIn: 3_600_000)
    var list: UnsafeMutablePointer<taskcore_alert_list>?
    for instant in [Int64.min, -62_135_596_800_001, 253_402_300_800_000, .max] {
      refused(status(ofPollAt: instant, &list), "now_ms")
      #expect(list == nil)
    }
    var id: Int64 = 0
    try poll(at: Self.noon) { id = alertListAt(list: $0, index: 0)?.pointee.id ?? 0 }
    for instant in [Int64.min, .max] {
      refused(alertSnooze(store: store, ids: &id, count: 1, untilMs: instant), "until_ms")
    }
    refused(alertSnooze(store: store, ids: &id, count: 1, untilMs: Self.noon), "until_ms")
    for seconds in [Int64.min, 0, .max] {
      refused(alertSnoozeFor(store: store, ids: &id, count: 1, seconds: seconds), "seconds")
    }
    for limit in [Int64.min, -1] {
      refused(
        alertQuery(store: store, isAcknowledgedIncluded: 0, limit: limit, alerts: &list), "limit")
    }
    refused(
      alertQuery(store: store, isAcknowledgedIncluded: 2, limit: 1, alerts: &list),
      "is_acknowledged_included")
    refused(alertQuery(store: store, options: nil, alerts: nil), "alerts")
    refused(alertAcknowledge(store: store, ids: nil, count: 1), "ids")
    refused(alertAcknowledge(store: store, ids: &id, count: .max), "ids")
    refused(nextWakeup(store: store, atMs: nil), "at_ms")
    #expect(alertAcknowledge(store: store, ids: nil, count: 0) == TASKCORE_OK)
    for missing in [Int64.min, -1, 0, id + 1, .max] {
      let ids = [id, missing]
      #expect(alertAcknowledge(store: store, ids: ids, count: 2) == TASKCORE_ENOTFOUND)
      #expect(lastError().pointee.index == 1)
    }
    #expect(count(0) == 1)
    #expect(alertListCount(list: nil) == 0 && alertListAt(list: nil, index: 0) == nil)
    alertListFree(list: nil)
    _ = add("At the end of time", dueIn: 253_402_300_799_999 - Self.noon)
    try poll(at: 253_402_300_799_999) { #expect(alertListCount(list: $0) == 1) }
  }
}
