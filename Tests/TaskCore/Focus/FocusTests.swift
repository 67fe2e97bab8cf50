import CTaskcore
import Testing

@testable import TaskCore

/// Focus sessions as a C caller sees them, on a clock that it sets.
@Suite final class FocusTests: ClockedStore {
  /// 2026-12-24T08:00:00Z
  private static let beginning: Int64 = 1_798_099_200_000

  init() throws {
    try super.init(at: Self.beginning)
  }

  private func advance(seconds: Int64) { clock.pointee += seconds * 1_000 }

  private func start(
    _ task: Int64 = 0, minutes: Int32 = 0, kind: Int32 = TASKCORE_FOCUS_KIND_WORK
  ) -> taskcore_status {
    focusStart(store: store, taskId: task, minutes: minutes, kind: kind, id: nil)
  }

  private var field: String { String(cString: lastError().pointee.field) }
  private var message: String { String(cString: lastError().pointee.message) }

  /// What a list holds, with its texts.
  private func sessions(
    _ read: (UnsafeMutablePointer<UnsafeMutablePointer<taskcore_focus_list>?>) -> taskcore_status
  ) -> [(row: taskcore_focus_session, title: String, label: String)] {
    var list: UnsafeMutablePointer<taskcore_focus_list>?
    #expect(read(&list) == TASKCORE_OK)
    defer { focusListFree(list: list) }
    return (0..<focusListCount(list: list)).compactMap { index in
      focusListAt(list: list, index: index)?.pointee
    }.map { ($0, String(cString: $0.title), String(cString: $0.label)) }
  }

  private func current() -> [(row: taskcore_focus_session, title: String, label: String)] {
    sessions { focusCurrent(store: store, sessions: $0) }
  }

  private func history() -> [(row: taskcore_focus_session, title: String, label: String)] {
    sessions { focusQuery(store: store, fromMs: 0, beforeMs: 1 << 47, sessions: $0) }
  }

  @Test("A session runs, is paused and goes on, and is over at its end though nobody polled")
  func life() throws {
    let task = try addTask("Write")
    #expect(current().isEmpty)
    #expect(start(task, minutes: 10) == TASKCORE_OK)
    advance(seconds: 150)
    var now = try #require(current().first)
    #expect(now.title == "Write" && now.label == "07:30" && now.row.task_id == task)
    #expect(
      now.row.state == TASKCORE_FOCUS_STATE_RUNNING && now.row.kind == TASKCORE_FOCUS_KIND_WORK)
    #expect(now.row.elapsed_ms == 150_000 && now.row.remaining_ms == 450_000)
    #expect(now.row.elapsed_millionths == 250_000 && now.row.length_ms == 600_000)
    #expect(now.row.ends_ms == Self.beginning + 600_000 && now.row.finished_ms == 0)
    #expect(focusPause(store: store) == TASKCORE_OK)
    advance(seconds: 1_000)
    now = try #require(current().first)
    #expect(now.row.state == TASKCORE_FOCUS_STATE_PAUSED && now.row.ends_ms == 0)
    #expect(now.label == "07:30" && now.row.elapsed_ms == 150_000)
    #expect(focusPause(store: store) == TASKCORE_ECONFLICT)
    #expect(focusResume(store: store) == TASKCORE_OK)
    #expect(focusResume(store: store) == TASKCORE_ECONFLICT)
    advance(seconds: 99_999)
    #expect(current().isEmpty)
    let past = try #require(history().first)
    #expect(past.row.state == TASKCORE_FOCUS_STATE_FINISHED && past.label == "Finished")
    #expect(past.row.finished_ms == Self.beginning + 1_600_000 && past.row.ends_ms == 0)
    #expect(past.row.elapsed_millionths == 1_000_000 && past.row.remaining_ms == 0)
    for change in [focusPause, focusResume, focusReset, focusCancel, focusFinish] {
      #expect(change(store) == TASKCORE_ECONFLICT)
    }
  }

  @Test("Reset, cancel and finish; what was cancelled stays in the history")
  func endings() throws {
    #expect(start() == TASKCORE_OK)
    advance(seconds: 60)
    #expect(focusReset(store: store) == TASKCORE_OK)
    #expect(current().first?.label == "25:00")
    #expect(focusCancel(store: store) == TASKCORE_OK)
    #expect(start(minutes: 60) == TASKCORE_OK)
    advance(seconds: 60)
    #expect(focusFinish(store: store) == TASKCORE_OK)
    #expect(history().map(\.label) == ["Cancelled", "Finished"])
    #expect(history().map(\.row.elapsed_ms) == [0, 60_000])
    #expect(undo(store: store, step: nil) == TASKCORE_OK)
    #expect(current().first?.label == "59:00")
  }

  @Test("A second session is refused with what runs and how long, and hostile numbers with a field")
  func refusals() throws {
    var id: Int64 = 7
    for minutes in [Int32.min, -1, 61, .max] {
      #expect(start(minutes: minutes) == TASKCORE_EINVALID && field == "minutes")
    }
    for kind in [Int32.min, -1, 4, .max] {
      #expect(start(kind: kind) == TASKCORE_EINVALID && field == "kind")
    }
    for task in [Int64.min, -1, 99, .max] {
      #expect(
        focusStart(
          store: store, taskId: task, minutes: 0, kind: TASKCORE_FOCUS_KIND_WORK, id: &id)
          == TASKCORE_ENOTFOUND)
      #expect(field == "task_id" && id == 0)
    }
    let task = try addTask("Write")
    #expect(start(task, kind: TASKCORE_FOCUS_KIND_SHORT_BREAK) == TASKCORE_EINVALID)
    #expect(field == "task_id")
    #expect(start(task) == TASKCORE_OK)
    #expect(start() == TASKCORE_ECONFLICT && message.contains("“Write” is running, with 25:00"))
    #expect(
      focusStart(store: nil, taskId: 0, minutes: 1, kind: 1, id: nil) == TASKCORE_EINVALID)
    #expect(focusPause(store: nil) == TASKCORE_EINVALID)
  }

  @Test("Lists refuse NULL and times that cannot be, and give nothing then")
  func badTimes() {
    var list: UnsafeMutablePointer<taskcore_focus_list>?
    var totals: UnsafeMutablePointer<taskcore_focus_total_list>?
    for (from, before, member) in [
      (Int64.min, Int64(0), "from_ms"), (0, .max, "before_ms"), (1, 0, "before_ms"),
    ] {
      #expect(
        focusQuery(store: store, fromMs: from, beforeMs: before, sessions: &list)
          == TASKCORE_EINVALID)
      #expect(field == member && list == nil)
      #expect(
        focusTotalQuery(store: store, fromMs: from, beforeMs: before, grouping: 1, totals: &totals)
          == TASKCORE_EINVALID)
      #expect(field == member && totals == nil)
    }
    for by in [Int32.min, -1, 4, .max] {
      #expect(
        focusTotalQuery(store: store, fromMs: 0, beforeMs: 1, grouping: by, totals: &totals)
          == TASKCORE_EINVALID)
      #expect(field == "grouping" && totals == nil)
    }
    #expect(focusCurrent(store: store, sessions: nil) == TASKCORE_EINVALID)
    #expect(focusQuery(store: store, fromMs: 0, beforeMs: 1, sessions: nil) == TASKCORE_EINVALID)
    #expect(
      focusTotalQuery(store: store, fromMs: 0, beforeMs: 1, grouping: 1, totals: nil)
        == TASKCORE_EINVALID)
    #expect(focusListCount(list: nil) == 0 && focusTotalListCount(list: nil) == 0)
    #expect(focusListAt(list: nil, index: 0) == nil && focusTotalListAt(list: nil, index: 0) == nil)
    focusListFree(list: nil)
    focusTotalListFree(list: nil)
  }

  @Test("Totals by task, project and day, with texts")
  func totals() throws {
    let task = try addTask("Write")
    advance(seconds: 15 * 3_600 + 3_000)  // 23:50
    #expect(start(task) == TASKCORE_OK)
    advance(seconds: 5_000)
    func rows(_ by: Int32) -> [String] {
      var list: UnsafeMutablePointer<taskcore_focus_total_list>?
      #expect(
        focusTotalQuery(store: store, fromMs: 0, beforeMs: 1 << 47, grouping: by, totals: &list)
          == TASKCORE_OK)
      defer { focusTotalListFree(list: list) }
      var stride: UInt = 0
      #expect(focusTotalListRows(list: list, stride: &stride) != nil)
      #expect(stride == UInt(MemoryLayout<taskcore_focus_total>.stride))
      return (0..<focusTotalListCount(list: list)).compactMap {
        focusTotalListAt(list: list, index: $0)?.pointee
      }.map { "\($0.key) \(String(cString: $0.label)) \($0.total_ms) \($0.session_count)" }
    }
    #expect(rows(TASKCORE_FOCUS_BY_TASK) == ["\(task) Write 1500000 1"])
    #expect(rows(TASKCORE_FOCUS_BY_PROJECT) == ["1 Inbox 1500000 1"])
    #expect(
      rows(TASKCORE_FOCUS_BY_DAY) == [
        "20261224 2026-12-24 600000 1", "20261225 2026-12-25 900000 1",
      ])
  }

  @Test("What comes next follows from what was finished and from the settings")
  func next() {
    func next() -> [Int32] {
      var next = taskcore_focus_next.sized
      #expect(focusNextRead(store: store, next: &next) == TASKCORE_OK)
      return [next.kind, next.minutes, next.round]
    }
    #expect(next() == [TASKCORE_FOCUS_KIND_WORK, 25, 1])
    #expect(start() == TASKCORE_OK && focusFinish(store: store) == TASKCORE_OK)
    #expect(next() == [TASKCORE_FOCUS_KIND_SHORT_BREAK, 5, 1])
    var settings = taskcore_focus_settings.sized
    settings.fields = TASKCORE_FOCUS_SETTINGS_ROUNDS | TASKCORE_FOCUS_SETTINGS_LONG_BREAK
    settings.rounds = 1
    settings.long_break_minutes = 30
    #expect(focusSettingsSet(store: store, settings: &settings) == TASKCORE_OK)
    #expect(next() == [TASKCORE_FOCUS_KIND_LONG_BREAK, 30, 1])
    #expect(focusNextRead(store: store, next: nil) == TASKCORE_EINVALID)
  }

  @Test("Settings are read as they were set, and each bad one is refused with its member")
  func settings() {
    var settings = taskcore_focus_settings()
    #expect(focusSettingsRead(store: store, settings: &settings) == TASKCORE_EINVALID)
    #expect(focusSettingsRead(store: store, settings: nil) == TASKCORE_EINVALID)
    settings.struct_size = MemoryLayout<taskcore_focus_settings>.size
    #expect(focusSettingsRead(store: store, settings: &settings) == TASKCORE_OK)
    #expect(settings.fields == 31 && settings.is_auto_start == 0)
    #expect(
      [
        settings.work_minutes, settings.short_break_minutes, settings.long_break_minutes,
        settings.rounds,
      ] == [25, 5, 15, 4])
    let members: [(String, (inout taskcore_focus_settings, Int32) -> Void, [Int32])] = [
      ("work_minutes", { $0.work_minutes = $1 }, [.min, 0, 61, .max]),
      ("short_break_minutes", { $0.short_break_minutes = $1 }, [0, 61]),
      ("long_break_minutes", { $0.long_break_minutes = $1 }, [0, 61]),
      ("rounds", { $0.rounds = $1 }, [0, 13]),
      ("is_auto_start", { $0.is_auto_start = $1 }, [-1, 2]),
    ]
    for (member, set, values) in members {
      for value in values {
        var bad = settings
        bad.work_minutes = 50
        set(&bad, value)
        #expect(focusSettingsSet(store: store, settings: &bad) == TASKCORE_EINVALID)
        #expect(field == member)
      }
    }
    var unknown = settings
    unknown.fields = 1 << 5
    #expect(focusSettingsSet(store: store, settings: &unknown) == TASKCORE_EINVALID)
    #expect(field == "fields" && focusSettingsSet(store: store, settings: nil) == TASKCORE_EINVALID)
    var read = settings
    #expect(focusSettingsRead(store: store, settings: &read) == TASKCORE_OK)
    #expect(read.work_minutes == 25)
    // What is not announced does not count.
    var partial = settings
    partial.fields = TASKCORE_FOCUS_SETTINGS_AUTO_START
    (partial.is_auto_start, partial.rounds) = (1, 99)
    #expect(focusSettingsSet(store: store, settings: &partial) == TASKCORE_OK)
    #expect(focusSettingsRead(store: store, settings: &read) == TASKCORE_OK)
    #expect(read.is_auto_start == 1 && read.rounds == 4)
  }
}
