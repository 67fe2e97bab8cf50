import CTaskcore
import Domain
import TestSupport
import Testing

@testable import TaskCore

/// The agenda, the month and countdowns through the C API.
@Suite final class AgendaTests: ClockedStore {
  /// 2026-01-15T12:00:00Z
  private static let now: Int64 = 1_768_478_400_000

  init() throws {
    try super.init(at: Self.now, zone: "Europe/Paris", locale: "C")
  }

  private static func options(
    _ first: Int32, _ last: Int32, limit: Int64 = 1_000
  ) -> taskcore_agenda_options {
    var options = taskcore_agenda_options.sized
    options.first_date = first
    options.last_date = last
    options.limit = limit
    return options
  }

  private var field: String { String(cString: lastError().pointee.field) }

  @Test("An agenda is read page by page with the cursors of its entries")
  func pages() throws {
    for day in Int32(1)...5 { _ = try addTask("Task \(day)", due: 2026_02_00 + day) }
    var seen: [Int32] = []
    var cursor = ""
    while true {
      var options = Self.options(2026_02_01, 2026_02_28, limit: 2)
      var agenda: UnsafeMutablePointer<taskcore_agenda_list>?
      let status = cursor.withCString { after in
        options.after = seen.isEmpty ? nil : after
        return agendaRead(store: store, options: &options, agenda: &agenda)
      }
      try #require(status == TASKCORE_OK)
      defer { agendaListFree(list: agenda) }
      let count = agendaListCount(list: agenda)
      for index in 0..<count {
        let entry = try #require(agendaListAt(list: agenda, index: index)).pointee
        #expect(entry.struct_size == MemoryLayout<taskcore_agenda_entry>.size)
        #expect(entry.entity == TASKCORE_ENTITY_TASK && entry.is_all_day == 1)
        #expect(String(cString: entry.time_label) == "all day")
        seen.append(entry.date)
        cursor = String(cString: entry.cursor)
      }
      #expect(agendaListAt(list: agenda, index: count) == nil)
      if count < 2 { break }
    }
    #expect(seen == [2026_02_01, 2026_02_02, 2026_02_03, 2026_02_04, 2026_02_05])
  }

  @Test("Options out of their ranges are refused, each by its name")
  func badOptions() throws {
    let changes: [((inout taskcore_agenda_options) -> Void, String)] = [
      ({ $0.struct_size = 3 }, "struct_size"), ({ $0.first_date = 1 }, "first_date"),
      ({ $0.last_date = 2026_02_30 }, "last_date"), ({ $0.last_date = 2026_01_31 }, "last_date"),
      ({ $0.last_date = 2036_02_11 }, "last_date"), ({ $0.contents = 4 }, "contents"),
      ({ $0.contents = .max }, "contents"),
      ({ $0.is_completed_included = 2 }, "is_completed_included"),
      ({ $0.limit = -1 }, "limit"), ({ $0.limit = .min }, "limit"),
      ({ $0.limit = 100_001 }, "limit"),
    ]
    for (change, name) in changes {
      var options = Self.options(2026_02_01, 2026_02_28)
      change(&options)
      var agenda: UnsafeMutablePointer<taskcore_agenda_list>?
      #expect(agendaRead(store: store, options: &options, agenda: &agenda) == TASKCORE_EINVALID)
      #expect(agenda == nil)
      #expect(field == name)
    }
    var options = Self.options(2026_02_01, 2026_02_28)
    var agenda: UnsafeMutablePointer<taskcore_agenda_list>?
    for bytes: [CChar] in [[-1, 0], [0], [120, 0]] {
      let status = bytes.withUnsafeBufferPointer { after in
        options.after = after.baseAddress
        return agendaRead(store: store, options: &options, agenda: &agenda)
      }
      #expect(status == TASKCORE_EINVALID)
      #expect(field == "after")
    }
    #expect(agendaRead(store: store, options: &options, agenda: nil) == TASKCORE_EINVALID)
    #expect(agendaListCount(list: nil) == 0)
    #expect(agendaListRows(list: nil, stride: nil) == nil)
    agendaListFree(list: nil)
  }

  @Test("A month comes with its counts, in weeks of the store's locale")
  func month() throws {
    _ = try addTask("Rent", due: 2026_02_01)
    try #require(TestLocales.folder != nil, "localedef and its sources are needed: package locales")
    let starts = [
      ("C", 2026_01_26), ("POSIX", 2026_01_26), ("xx_XX", 2026_01_26),
      ("de_DE.UTF-8", 2026_01_26), ("de_DE", 2026_01_26), ("en_US.UTF-8", 2026_02_01),
      ("en_US.ISO-8859-1", 2026_02_01), ("ar_EG.UTF-8", 2026_01_31),
    ]
    for (locale, first) in starts {
      let store = try openStore(clock: clock, zone: "Europe/Paris", locale: locale)
      defer { storeFree(store: store) }
      let days = try read(store, 2026, 2, TASKCORE_WEEK_START_LOCALE)
      #expect(days.first?.date == Int32(first), "\(locale)")
    }
    let days = try read(store, 2026, 2, 1)
    #expect(days.map(\.task_count).reduce(0, +) == 1)
    #expect(days.first { $0.date == 2026_02_01 }?.task_count == 1)
    #expect(days.first { $0.date == 2026_02_01 }?.week_number == 5)
    #expect(try read(store, 2026, 1, 1).filter { $0.is_today == 1 }.map(\.date) == [2026_01_15])
  }

  private func read(
    _ store: UnsafeMutablePointer<taskcore_store>?, _ year: Int32, _ month: Int32, _ start: Int32
  ) throws -> [taskcore_month_day] {
    var days: UnsafeMutablePointer<taskcore_month_list>?
    let status = monthRead(store: store, year: year, month: month, weekStart: start, days: &days)
    try #require(status == TASKCORE_OK)
    defer { monthListFree(list: days) }
    return (0..<monthListCount(list: days)).compactMap {
      monthListAt(list: days, index: $0)?.pointee
    }
  }

  @Test("What is no month is refused, by the name of the argument")
  func badMonths() {
    let calls: [(Int32, Int32, Int32, String)] = [
      (.min, 1, 1, "year"), (10_000, 1, 1, "year"), (2026, .max, 1, "month"),
      (2026, 1, -1, "week_start"), (2026, 1, 8, "week_start"), (9999, 12, 1, "year"),
    ]
    for (year, month, start, name) in calls {
      var days: UnsafeMutablePointer<taskcore_month_list>?
      let status = monthRead(store: store, year: year, month: month, weekStart: start, days: &days)
      #expect(status == TASKCORE_EINVALID && days == nil)
      #expect(field == name)
    }
    #expect(
      monthRead(store: store, year: 2026, month: 1, weekStart: 1, days: nil) == TASKCORE_EINVALID)
  }

  @Test("A countdown is filled in, and says itself in words")
  func countdowns() throws {
    let id = try addTask("Rent", due: 2026_01_16)
    var countdown = Self.countdown
    #expect(taskCountdown(store: store, id: id, fromMs: 0, countdown: &countdown) == TASKCORE_OK)
    #expect(countdown.phase == TASKCORE_PHASE_RUNNING)
    #expect(countdown.target_ms - Self.now == 35 * 3_600_000)
    #expect(countdown.remaining_ms == 35 * 3_600_000)
    #expect((countdown.days, countdown.hours, countdown.minutes) == (1, 11, 0))
    #expect(try label(countdown) == "1 day 11 h left")
    #expect(dayCountdown(store: store, countdown: &countdown) == TASKCORE_OK)
    #expect(countdown.elapsed_millionths == 541_666)
    for (phase, text) in [
      (TASKCORE_PHASE_NONE, ""), (TASKCORE_PHASE_UPCOMING, "starts in 11 h"),
      (TASKCORE_PHASE_PASSED, "11 h late"), (TASKCORE_PHASE_DONE, "done"),
    ] {
      countdown.phase = phase
      #expect(try label(countdown) == text)
    }
  }

  private static var countdown: taskcore_countdown {
    let countdown = taskcore_countdown.sized
    return countdown
  }

  private func label(_ countdown: taskcore_countdown) throws -> String {
    var countdown = countdown
    var label: UnsafeMutablePointer<CChar>?
    try #require(countdownLabel(store: store, countdown: &countdown, label: &label) == TASKCORE_OK)
    defer { stringFree(string: label) }
    return String(cString: try #require(label))
  }

  @Test("A label is in the language of the store")
  func labelsInLanguages() throws {
    var countdown = Self.countdown
    countdown.phase = TASKCORE_PHASE_PASSED
    countdown.remaining_ms = -11 * 3_600_000
    for (language, text) in [("fr", "11 h de retard"), ("en", "11 h late")] {
      try #require(language.withCString { languageSet(store: store, language: $0) } == TASKCORE_OK)
      #expect(try label(countdown) == text)
    }
  }

  @Test("Countdowns of what is not there, and wrong arguments, are refused")
  func badCountdowns() throws {
    let id = try addTask("Some day", due: nil)
    var countdown = Self.countdown
    countdown.days = 7
    func task(_ id: Int64, _ from: Int64) -> taskcore_status {
      taskCountdown(store: store, id: id, fromMs: from, countdown: &countdown)
    }
    #expect(task(id, 0) == TASKCORE_ECONFLICT)
    #expect(countdown.days == 0 && field == "id")
    #expect(task(99, 0) == TASKCORE_ENOTFOUND)
    #expect(task(id, .max) == TASKCORE_EINVALID)
    #expect(field == "from_ms")
    #expect(taskCountdown(store: store, id: id, fromMs: 0, countdown: nil) == TASKCORE_EINVALID)
    func event(_ occurrence: [CChar]?, _ from: Int64 = 0) -> taskcore_status {
      eventCountdown(
        store: store, id: 1, occurrence: occurrence, fromMs: from, countdown: &countdown)
    }
    #expect(event(nil) == TASKCORE_ENOTFOUND)
    #expect(field == "id")
    #expect(event([120, 0]) == TASKCORE_EINVALID)
    #expect(field == "occurrence")
    #expect(event([-1, 0]) == TASKCORE_EINVALID)
    #expect(event(nil, .min) == TASKCORE_EINVALID)
    #expect(dayCountdown(store: store, countdown: nil) == TASKCORE_EINVALID)
    countdown.phase = 5
    var label: UnsafeMutablePointer<CChar>?
    #expect(countdownLabel(store: store, countdown: &countdown, label: &label) == TASKCORE_EINVALID)
    #expect(field == "phase")
    #expect(countdownLabel(store: store, countdown: nil, label: &label) == TASKCORE_EINVALID)
    #expect(countdownLabel(store: store, countdown: &countdown, label: nil) == TASKCORE_EINVALID)
    countdown.struct_size = 0
    #expect(countdownLabel(store: store, countdown: &countdown, label: &label) == TASKCORE_EINVALID)
    #expect(dayCountdown(store: store, countdown: &countdown) == TASKCORE_EINVALID)
    #expect(field == "struct_size")
  }
}
