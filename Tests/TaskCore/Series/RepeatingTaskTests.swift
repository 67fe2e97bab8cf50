import CTaskcore
import Testing

@testable import TaskCore

/// Functions of the C API on tasks that repeat, in zones of the system.
@Suite final class RepeatingTaskTests: ClockedStore {
  /// Noon of 15 January 2026 in UTC.
  private static let now: Int64 = 1_768_478_400_000
  private static let day: Int64 = 86_400_000

  init() throws {
    try super.init(at: Self.now)
  }

  private static func input(_ fields: UInt64) -> taskcore_task_input {
    var input = taskcore_task_input.sized
    input.fields = fields
    return input
  }

  /// Adds a task that is due at a local time of a zone, as it would be in January.
  private func add(
    _ rule: String, due: String, in zone: String, excluding dates: String = "", mode: Int32 = 0
  ) throws -> (status: taskcore_status, id: Int64) {
    var input = Self.input(
      TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_ZONE
        | TASKCORE_TASK_EXCLUDED_DATES | TASKCORE_TASK_REPEAT_MODE)
    input.due_kind = TASKCORE_MOMENT_DATE_TIME
    input.due_ms = try instant(due, in: zone)
    input.repeat_mode = mode
    var id: Int64 = -1
    let status = rule.withCString { rule in
      zone.withCString { zone in
        dates.withCString { dates in
          "Task".withCString { title in
            input.repeat_rule = rule
            input.zone = zone
            input.excluded_dates = dates
            input.title = title
            return taskAdd(store: store, input: &input, id: &id)
          }
        }
      }
    }
    return (status, id)
  }

  /// The instant of a local time such as `2026-03-29 09:30`.
  private func instant(_ text: String, in zone: String) throws -> Int64 {
    let numbers = text.split { !$0.isNumber }.compactMap { Int32($0) }
    try #require(numbers.count == 5)
    let offset = zone == "unknown" ? 0 : Self.standardOffsets[zone] ?? 0
    let days = Self.days(numbers[0], numbers[1], numbers[2])
    return (days * 1_440 + Int64(numbers[3] * 60 + numbers[4] - offset)) * 60_000
  }

  /// In minutes, in January.
  private static let standardOffsets: [String: Int32] = [
    "Europe/Paris": 60, "America/New_York": -300, "Australia/Lord_Howe": 660,
    "Asia/Kolkata": 330,
  ]

  /// Since 1970.
  private static func days(_ year: Int32, _ month: Int32, _ day: Int32) -> Int64 {
    let shifted = Int64(month <= 2 ? year - 1 : year)
    let monthFromMarch = Int64(month > 2 ? month - 3 : month + 9)
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + Int64(day) - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private func read<Result>(
    _ id: Int64, _ body: (taskcore_task) throws -> Result
  ) throws -> Result {
    var list: UnsafeMutablePointer<taskcore_task_list>?
    let status = withUnsafePointer(to: id) {
      taskGet(store: store, ids: $0, count: 1, tasks: &list)
    }
    try #require(status == TASKCORE_OK)
    defer { taskListFree(list: list) }
    return try body(#require(taskListAt(list: list, index: 0)).pointee)
  }

  private func due(_ id: Int64) throws -> Int64 { try read(id) { $0.due_ms } }

  private func complete(_ id: Int64, _ flags: UInt64 = 0) -> taskcore_status {
    withUnsafePointer(to: id) { taskComplete(store: store, ids: $0, count: 1, flags: flags) }
  }

  private func completions(of id: Int64 = 0) throws -> [String] {
    var list: UnsafeMutablePointer<taskcore_completion_list>?
    let status = completionQuery(
      store: store, taskId: id, fromMs: 0, beforeMs: 4_000_000_000_000, completions: &list)
    try #require(status == TASKCORE_OK)
    defer { completionListFree(list: list) }
    var stride: UInt = 0
    let rows = completionListRows(list: list, stride: &stride)
    #expect(stride == UInt(MemoryLayout<taskcore_completion>.stride))
    return (0..<Int(completionListCount(list: list))).compactMap { index in
      rows.map { String(cString: $0[index].occurrence) }
    }
  }

  private var field: String { String(cString: lastError().pointee.field) }

  @Test(
    "At the same clock time every day, across changes of the clocks, by a whole or a half hour",
    arguments: [
      // The day before the clocks change, and by how much the next day is shorter, in minutes.
      ("Europe/Paris", "2026-03-28 09:00", 60), ("Europe/Paris", "2026-10-24 10:00", -60),
      ("America/New_York", "2026-03-07 09:00", 60),
      ("Australia/Lord_Howe", "2026-04-04 09:00", -30),
      ("Australia/Lord_Howe", "2026-10-03 09:00", 30), ("Asia/Kolkata", "2026-03-28 09:00", 0),
    ])
  func clockChange(zone: String, due: String, minutes: Int64) throws {
    let (status, id) = try add("FREQ=DAILY", due: due, in: zone)
    #expect(status == TASKCORE_OK)
    let first = try self.due(id)
    #expect(complete(id) == TASKCORE_OK)
    #expect(try self.due(id) - first == Self.day - minutes * 60_000)
    #expect(complete(id) == TASKCORE_OK)
    #expect(try self.due(id) - first == Self.day * 2 - minutes * 60_000)
    #expect(try completions(of: id).count == 2)
  }

  @Test(
    "A time that the clocks leave out comes an hour later that day, and one that comes twice first",
    arguments: [
      ("Europe/Paris", "2026-03-28 02:30", 24, 47), ("Europe/Paris", "2026-10-24 01:30", 24, 49),
      ("America/New_York", "2026-03-07 02:30", 24, 47),
      ("America/New_York", "2026-10-31 00:30", 24, 49),
    ])
  func gapAndOverlap(zone: String, due: String, next: Int64, afterNext: Int64) throws {
    // In autumn it is 02:30 and 01:30 of summer time, for these are written as times of winter.
    let id = try add("FREQ=DAILY", due: due, in: zone).id
    let first = try self.due(id)
    #expect(complete(id) == TASKCORE_OK)
    #expect(try self.due(id) - first == next * 3_600_000)
    #expect(complete(id) == TASKCORE_OK)
    #expect(try self.due(id) - first == afterNext * 3_600_000)
  }

  @Test("A row says which occurrence it is, in which zone, and how it repeats")
  func row() throws {
    let id = try add(
      "FREQ=DAILY", due: "2026-01-15 09:00", in: "Europe/Paris", excluding: "20260116T090000",
      mode: TASKCORE_REPEAT_AFTER_COMPLETION
    ).id
    try read(id) { task in
      let optional =
        TASKCORE_TASK_OCCURRENCE | TASKCORE_TASK_ZONE | TASKCORE_TASK_EXCLUDED_DATES
      #expect(task.fields & optional == optional)
      #expect(String(cString: task.occurrence) == "20260115T090000")
      #expect(String(cString: task.zone) == "Europe/Paris")
      #expect(String(cString: task.excluded_dates) == "20260116T090000")
      #expect(task.repeat_mode == TASKCORE_REPEAT_AFTER_COMPLETION)
    }
  }

  @Test("An unknown zone and dates that are none are refused, with the member")
  func badInput() throws {
    let zone = try add("FREQ=DAILY", due: "2026-01-15 09:00", in: "unknown")
    #expect(zone == (TASKCORE_EINVALID, 0) && field == "zone")
    let dates = try add(
      "FREQ=DAILY", due: "2026-01-15 09:00", in: "Europe/Paris", excluding: "tomorrow")
    #expect(dates == (TASKCORE_EINVALID, 0) && field == "excluded_dates")
    let never = try add(
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", due: "2026-01-15 09:00", in: "Europe/Paris")
    #expect(never == (TASKCORE_EINVALID, 0) && field == "repeat_rule")
  }

  @Test("Skip, end, and complete with flags")
  func skipAndEnd() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-10 09:00", in: "Europe/Paris").id
    let first = try due(id)
    #expect(
      withUnsafePointer(to: id) { taskSkipOccurrence(store: store, ids: $0, count: 1) }
        == TASKCORE_OK)
    #expect(try due(id) == first + Self.day)
    #expect(complete(id, TASKCORE_COMPLETE_SKIP_MISSED) == TASKCORE_OK)
    #expect(try due(id) == first + 6 * Self.day)
    #expect(
      withUnsafePointer(to: id) { taskEndSeries(store: store, ids: $0, count: 1) }
        == TASKCORE_OK)
    #expect(
      withUnsafePointer(to: id) { taskEndSeries(store: store, ids: $0, count: 1) }
        == TASKCORE_ECONFLICT)
    #expect(
      withUnsafePointer(to: id) { taskSkipOccurrence(store: store, ids: $0, count: 1) }
        == TASKCORE_ECONFLICT)
    let other = try add("FREQ=DAILY", due: "2026-01-10 09:00", in: "Europe/Paris").id
    #expect(complete(other, TASKCORE_COMPLETE_SERIES) == TASKCORE_OK)
    #expect(try read(other) { $0.status } == TASKCORE_TASK_STATUS_COMPLETED)
    #expect(complete(id, 1 << 9) == TASKCORE_EINVALID && field == "flags")
    #expect(try completions() == ["20260111T090000", "20260110T090000"])
  }

  @Test("One occurrence, or all, can be changed")
  func updateOccurrence() throws {
    let id = try add("FREQ=DAILY", due: "2026-01-20 09:00", in: "Europe/Paris").id
    var input = Self.input(TASKCORE_TASK_PRIORITY)
    input.priority = TASKCORE_PRIORITY_P0
    var changed: Int64 = -1
    func update(_ scope: Int32, _ id: Int64) -> taskcore_status {
      taskUpdateOccurrence(
        store: store, id: id, scope: scope, changes: &input, changedId: &changed)
    }
    #expect(update(TASKCORE_SCOPE_THIS, id) == TASKCORE_OK)
    #expect(changed > id)
    #expect(
      try read(changed) { String(cString: $0.series_uid) == String(cString: $0.uid) } == false)
    #expect(
      try read(changed) { String(cString: $0.series_uid) } == read(id) { String(cString: $0.uid) })
    #expect(try read(id) { $0.priority } == TASKCORE_PRIORITY_P2)
    #expect(update(TASKCORE_SCOPE_ALL, id) == TASKCORE_OK && changed == id)
    #expect(try read(id) { $0.priority } == TASKCORE_PRIORITY_P0)
    #expect(update(TASKCORE_SCOPE_THIS_AND_LATER, id) == TASKCORE_OK && changed == id)
    for scope: Int32 in [0, 4, -1] {
      #expect(update(scope, id) == TASKCORE_EINVALID && field == "scope" && changed == 0)
    }
    #expect(update(TASKCORE_SCOPE_THIS, 99) == TASKCORE_ENOTFOUND && changed == 0)
    #expect(
      taskUpdateOccurrence(store: store, id: id, scope: 1, changes: nil, changedId: nil)
        == TASKCORE_EINVALID)
  }

  @Test("Ranges of completions are checked, and a task that is not there is not found")
  func badRanges() throws {
    var list: UnsafeMutablePointer<taskcore_completion_list>?
    func query(_ id: Int64, _ from: Int64, _ before: Int64) -> taskcore_status {
      completionQuery(store: store, taskId: id, fromMs: from, beforeMs: before, completions: &list)
    }
    #expect(query(0, .min, 0) == TASKCORE_EINVALID && field == "from_ms" && list == nil)
    #expect(query(0, 0, .max) == TASKCORE_EINVALID && field == "before_ms")
    #expect(query(0, 1, 0) == TASKCORE_EINVALID && field == "before_ms")
    #expect(query(99, 0, 1) == TASKCORE_ENOTFOUND && field == "task_id")
    #expect(
      completionQuery(store: store, taskId: 0, fromMs: 0, beforeMs: 1, completions: nil)
        == TASKCORE_EINVALID)
    #expect(query(0, 0, 0) == TASKCORE_OK && completionListCount(list: list) == 0)
    #expect(completionListAt(list: list, index: 0) == nil)
    completionListFree(list: list)
  }
}
