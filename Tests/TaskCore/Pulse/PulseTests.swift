import CTaskcore
import TestSupport
import Testing

@testable import TaskCore

/// The pulse, its settings and holidays as a C caller sees them, on a clock that it sets.
@Suite final class PulseTests: ClockedStore {
  /// 2026-12-24T08:00:00Z, a Thursday
  private static let beginning: Int64 = 1_798_099_200_000

  init() throws {
    try super.init(at: Self.beginning, locale: "C")
  }

  private func advance(days: Int64) { clock.pointee += days * 86_400_000 }

  private var field: String { String(cString: lastError().pointee.field) }

  private static func options(
    _ change: (inout taskcore_pulse_options) -> Void = { _ in }
  ) -> taskcore_pulse_options {
    var options = taskcore_pulse_options.sized
    options.week_start = 1
    change(&options)
    return options
  }

  /// Reads a pulse, which is freed after `body`; without options for nil.
  private func read<Result>(
    _ options: taskcore_pulse_options? = nil, _ body: (taskcore_pulse_content) throws -> Result
  ) throws -> Result {
    var pulse: UnsafeMutablePointer<taskcore_pulse>?
    defer { pulseFree(pulse: pulse) }
    let status =
      if var options {
        pulseRead(store: store, options: &options, pulse: &pulse)
      } else {
        pulseRead(store: store, options: nil, pulse: &pulse)
      }
    try #require(status == TASKCORE_OK)
    return try body(try #require(pulseContents(pulse: pulse)).pointee)
  }

  private func labels(
    _ groups: UnsafePointer<taskcore_pulse_group>?, _ count: Int
  ) -> [String] {
    UnsafeBufferPointer(start: groups, count: count).map { String(cString: $0.label) }
  }

  @Test("Without options it is of the 30 days up to today, of all projects")
  func usual() throws {
    _ = try addTask("Write", due: 2026_12_20)
    try read { content in
      #expect(content.day_count == 30 && content.today == 2026_12_24)
      let days = UnsafeBufferPointer(start: content.days, count: content.day_count)
      #expect(days.first?.date == 2026_11_25 && days.last?.date == 2026_12_24)
      #expect(days.last?.added_count == 1 && days.last?.open_count == 1)
      #expect(days.last?.overdue_count == 1 && days.last?.due_count == 0)
      #expect(days.last?.has_completion_ratio == 1 && days.last?.completion_ratio == 0)
      #expect(days.first?.has_completion_ratio == 0)
      #expect(days[25].date == 2026_12_20 && days[25].due_count == 1)
      #expect(content.added_count == 1 && content.completed_count == 0)
      #expect(content.best_date == 0 && content.best_weekday == 0 && content.best_hour == -1)
      #expect(content.project_count == 0 && content.projects == nil)
      #expect(
        labels(content.priorities, content.priority_count) == ["P0", "P1", "P2", "P3", "none"])
      #expect(
        labels(content.weekdays, content.weekday_count)
          == [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
          ])
      #expect(content.hour_count == 24)
      #expect(labels(content.hours, content.hour_count)[9] == "09:00")
      #expect(content.level.map { String(cString: $0.pointee.name) } == "Beginner")
      #expect(content.level.pointee.next_points == 500 && content.level.pointee.number == 1)
      #expect(content.forecast.pointee.open_count == 1)
      #expect(content.week.pointee.first_date == 2026_12_21)
    }
  }

  @Test("What was completed counts, in its project, at its hour, and for the streaks")
  func completed() throws {
    var id = try addTask("Sweep", due: 2026_12_24, repeats: true)
    for _ in 0..<3 {
      #expect(taskComplete(store: store, ids: &id, count: 1, flags: 0) == TASKCORE_OK)
      advance(days: 1)
    }
    try read { content in
      #expect(content.points == 9 && content.completed_count == 3)
      #expect(content.active_day_count == 3 && content.best_date == 2026_12_24)
      #expect(content.best_weekday == 4 && content.best_hour == 8)
      #expect(labels(content.projects, content.project_count) == ["Inbox"])
      #expect(content.projects.pointee.key == 1 && content.projects.pointee.points == 9)
      #expect(content.projects.pointee.day_count == 30)
      let streak = content.daily_streak.pointee
      #expect(streak.goal == 1 && streak.completed_count == 0 && streak.is_at_risk == 1)
      #expect(streak.current_count == 3 && streak.longest_count == 3)
      #expect(streak.current_first_date == 2026_12_24 && streak.current_last_date == 2026_12_26)
      #expect(content.level.pointee.points == 9)
      #expect(content.week.pointee.completed_count == 3)
      #expect(content.trend.pointee.has_slope == 1)
      let insights = UnsafeBufferPointer(start: content.insights, count: content.insight_count)
      let kinds = insights.map(\.kind)
      #expect(kinds.contains(TASKCORE_INSIGHT_STREAK))
      #expect(insights.allSatisfy { $0.figure_count > 0 && $0.text[0] != 0 })
    }
    let inbox = Self.options {
      $0.fields = TASKCORE_PULSE_PROJECT_ID
      $0.project_id = 1
    }
    try read(inbox) { #expect($0.points == 9) }
  }

  @Test("A range, a week that begins elsewhere, and a project are chosen")
  func chosen() throws {
    let january = Self.options {
      $0.fields =
        TASKCORE_PULSE_FIRST_DATE | TASKCORE_PULSE_LAST_DATE | TASKCORE_PULSE_WEEK_START
      $0.first_date = 2027_01_01
      $0.last_date = 2027_01_31
      $0.week_start = 7
    }
    try read(january) { content in
      #expect(content.day_count == 31 && content.days.pointee.date == 2027_01_01)
      #expect(labels(content.weekdays, content.weekday_count).first == "Sunday")
      #expect(content.week.pointee.first_date == 2026_12_20)
    }
    // What is not announced does not count.
    let unannounced = Self.options { $0.first_date = -1 }
    try read(unannounced) { #expect($0.day_count == 30) }
    let today = Self.options {
      $0.fields = TASKCORE_PULSE_FIRST_DATE
      $0.first_date = 2026_12_24
    }
    try read(today) { #expect($0.day_count == 1) }
    let longAgo = Self.options {
      $0.fields = TASKCORE_PULSE_LAST_DATE
      $0.last_date = 2020_02_29
    }
    try read(longAgo) { #expect($0.day_count == 30 && $0.days.pointee.date == 2020_01_31) }
  }

  @Test("Weeks begin as the locale of the store has it when nothing is said")
  func locale() throws {
    guard TestLocales.folder != nil else { return }
    storeFree(store: store)
    store = try openStore(clock: clock, locale: "en_US.UTF-8")
    try read { #expect(labels($0.weekdays, $0.weekday_count).first == "Sunday") }
  }

  @Test("Hostile options are refused with the member, and give no pulse")
  func hostileOptions() throws {
    var pulse: UnsafeMutablePointer<taskcore_pulse>?
    func refuse(
      _ expected: taskcore_status, _ member: String,
      _ change: (inout taskcore_pulse_options) -> Void
    ) {
      var options = Self.options()
      options.fields =
        TASKCORE_PULSE_FIRST_DATE | TASKCORE_PULSE_LAST_DATE | TASKCORE_PULSE_PROJECT_ID
        | TASKCORE_PULSE_WEEK_START
      (options.first_date, options.last_date, options.project_id) = (2026_12_01, 2026_12_24, 1)
      change(&options)
      pulse = UnsafeMutablePointer(bitPattern: 8)
      #expect(pulseRead(store: store, options: &options, pulse: &pulse) == expected)
      #expect(field == member && pulse == nil)
    }
    for size in [0, 1, MemoryLayout<taskcore_pulse_options>.size + 8] {
      refuse(TASKCORE_EINVALID, "struct_size") { $0.struct_size = size }
    }
    refuse(TASKCORE_EINVALID, "fields") { $0.fields = 1 << 4 }
    refuse(TASKCORE_EINVALID, "fields") { $0.fields = .max }
    for date in [Int32.min, -1, 0, 1, 2026_02_30, 2026_13_01, 10000_01_01, .max] {
      refuse(TASKCORE_EINVALID, "first_date") { $0.first_date = date }
      refuse(TASKCORE_EINVALID, "last_date") { $0.last_date = date }
    }
    refuse(TASKCORE_EINVALID, "last_date") { $0.last_date = 2026_11_30 }
    refuse(TASKCORE_EINVALID, "last_date") { $0.first_date = 2016_12_01 }
    for (date, member) in [(1_01_01, "first_date"), (9999_12_31, "last_date")]
      as [(Int32, String)]
    {
      refuse(TASKCORE_EINVALID, member) { ($0.first_date, $0.last_date) = (date, date) }
    }
    for start in [Int32.min, -1, 0, 8, .max] {
      refuse(TASKCORE_EINVALID, "week_start") { $0.week_start = start }
    }
    for project in [Int64.min, -1, 0, 2, .max] {
      refuse(TASKCORE_ENOTFOUND, "project_id") { $0.project_id = project }
    }
    #expect(pulseRead(store: store, options: nil, pulse: nil) == TASKCORE_EINVALID)
    #expect(pulseRead(store: nil, options: nil, pulse: &pulse) == TASKCORE_EINVALID)
    #expect(pulseContents(pulse: nil) == nil)
    pulseFree(pulse: nil)
  }

  @Test("The first and the last day of time have a pulse")
  func endsOfTime() throws {
    for instant in [-62_135_596_800_000, 253_402_300_799_999] as [Int64] {
      clock.pointee = instant
      try read { #expect($0.day_count >= 1) }
    }
  }

  private func settings(fields: UInt64 = 0) -> taskcore_pulse_settings {
    var settings = taskcore_pulse_settings.sized
    settings.fields = fields
    return settings
  }

  @Test("Settings are read as they are, and set where their bits say so")
  func settingsChange() throws {
    var read = settings()
    #expect(pulseSettingsRead(store: store, settings: &read) == TASKCORE_OK)
    #expect(
      [read.points_p0, read.points_p1, read.points_p2, read.points_p3, read.points_none]
        == [7, 4, 3, 2, 1])
    #expect(read.daily_goal == 1 && read.weekly_goal == 5 && read.ignored_weekdays == 0)
    #expect(read.fields == 0xFF)
    var change = settings(
      fields: TASKCORE_PULSE_SETTINGS_POINTS_P1 | TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS)
    change.points_p0 = 99
    change.points_p1 = 1_000
    change.ignored_weekdays = TASKCORE_WEEKDAYS_SATURDAY | TASKCORE_WEEKDAYS_SUNDAY
    #expect(pulseSettingsSet(store: store, settings: &change) == TASKCORE_OK)
    #expect(pulseSettingsRead(store: store, settings: &read) == TASKCORE_OK)
    #expect(read.points_p0 == 7 && read.points_p1 == 1_000 && read.ignored_weekdays == 96)
    try self.read { content in
      let days = UnsafeBufferPointer(start: content.days, count: content.day_count)
      #expect(days.filter { $0.is_paused == 1 }.map(\.date).first == 2026_11_28)
      #expect(days.count { $0.is_paused == 1 } == 8)
    }
    #expect(undo(store: store, step: nil) == TASKCORE_OK)
    #expect(pulseSettingsRead(store: store, settings: &read) == TASKCORE_OK)
    #expect(read.points_p1 == 4)
  }

  @Test("Hostile settings are refused with the member, and change nothing")
  func hostileSettings() {
    func refuse(
      _ fields: UInt64, _ member: String, _ change: (inout taskcore_pulse_settings) -> Void
    ) {
      var input = settings(fields: fields)
      change(&input)
      #expect(pulseSettingsSet(store: store, settings: &input) == TASKCORE_EINVALID)
      #expect(field == member)
    }
    for value in [Int32.min, -1, 1_001, .max] {
      refuse(TASKCORE_PULSE_SETTINGS_POINTS_P0, "points_p0") { $0.points_p0 = value }
      refuse(TASKCORE_PULSE_SETTINGS_POINTS_NONE, "points_none") { $0.points_none = value }
      refuse(TASKCORE_PULSE_SETTINGS_DAILY_GOAL, "daily_goal") { $0.daily_goal = value }
    }
    for value in [Int32.min, 0, 7_001] {
      refuse(TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL, "weekly_goal") { $0.weekly_goal = value }
    }
    for value in [127, 128, UInt32.max] {
      refuse(TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS, "ignored_weekdays") {
        $0.ignored_weekdays = value
      }
    }
    refuse(1 << 8, "fields") { _ in }
    refuse(0, "struct_size") { $0.struct_size = 1 }
    var read = settings()
    read.struct_size = 3
    #expect(pulseSettingsRead(store: store, settings: &read) == TASKCORE_EINVALID)
    #expect(pulseSettingsRead(store: store, settings: nil) == TASKCORE_EINVALID)
    #expect(pulseSettingsSet(store: store, settings: nil) == TASKCORE_EINVALID)
    read = settings()
    read.daily_goal = 9
    #expect(pulseSettingsRead(store: nil, settings: &read) == TASKCORE_EINVALID)
    #expect(read.daily_goal == 0)
    #expect(undo(store: store, step: nil) != TASKCORE_OK)
  }

  /// Their first and last dates.
  private func holidays() -> [[Int32]] {
    var list: UnsafeMutablePointer<taskcore_holiday_list>?
    #expect(holidayQuery(store: store, options: nil, holidays: &list) == TASKCORE_OK)
    defer { holidayListFree(list: list) }
    var stride: UInt = 0
    #expect(
      holidayListRows(list: list, stride: &stride) == holidayListAt(list: list, index: 0))
    #expect(stride == UInt(MemoryLayout<taskcore_holiday>.stride))
    #expect(holidayListAt(list: list, index: holidayListCount(list: list)) == nil)
    return (0..<holidayListCount(list: list)).compactMap { index in
      holidayListAt(list: list, index: index).map { [$0.pointee.first_date, $0.pointee.last_date] }
    }
  }

  @Test("Holidays are listed by their first days, pause their days, and are deleted")
  func holidayList() throws {
    var ids = [Int64](repeating: 0, count: 3)
    #expect(
      holidayAdd(store: store, firstDate: 2026_12_24, lastDate: 0, id: &ids[0]) == TASKCORE_OK)
    #expect(
      holidayAdd(store: store, firstDate: 2026_12_01, lastDate: 2026_12_02, id: &ids[1])
        == TASKCORE_OK)
    #expect(
      holidayAdd(store: store, firstDate: 2026_12_24, lastDate: 2026_12_26, id: &ids[2])
        == TASKCORE_OK)
    #expect(
      holidays() == [
        [2026_12_01, 2026_12_02], [2026_12_24, 0], [2026_12_24, 2026_12_26],
      ])
    try read { content in
      let days = UnsafeBufferPointer(start: content.days, count: content.day_count)
      #expect(
        days.filter { $0.is_paused == 1 }.map(\.date) == [2026_12_01, 2026_12_02, 2026_12_24])
      #expect(content.daily_streak.pointee.is_paused == 1)
    }
    #expect(holidayDelete(store: store, ids: &ids, count: 2) == TASKCORE_OK)
    #expect(holidays() == [[2026_12_24, 2026_12_26]])
    #expect(holidayDelete(store: store, ids: &ids, count: 1) == TASKCORE_ENOTFOUND)
    #expect(lastError().pointee.index == 0 && holidays().count == 1)
  }

  @Test("The holiday mode begins today and ends yesterday")
  func holidayMode() {
    #expect(holidayModeSet(store: store, isOn: 0) == TASKCORE_OK)
    #expect(holidayModeSet(store: store, isOn: 1) == TASKCORE_OK)
    #expect(holidayModeSet(store: store, isOn: 1) == TASKCORE_OK)
    #expect(holidays() == [[2026_12_24, 0]])
    advance(days: 2)
    #expect(holidayModeSet(store: store, isOn: 0) == TASKCORE_OK)
    #expect(holidays() == [[2026_12_24, 2026_12_25]])
    for number in [Int32.min, -1, 2, .max] {
      #expect(holidayModeSet(store: store, isOn: number) == TASKCORE_EINVALID)
      #expect(field == "is_on")
    }
    #expect(holidayModeSet(store: nil, isOn: 1) == TASKCORE_EINVALID)
  }

  @Test("Hostile holidays are refused with the argument")
  func hostileHolidays() {
    var id: Int64 = 7
    for date in [Int32.min, -1, 0, 2026_02_29, .max] {
      #expect(
        holidayAdd(store: store, firstDate: date, lastDate: 0, id: &id) == TASKCORE_EINVALID)
      #expect(field == "first_date" && id == 0)
    }
    for date in [Int32.min, -1, 2026_02_29, 2026_12_23, .max] {
      #expect(
        holidayAdd(store: store, firstDate: 2026_12_24, lastDate: date, id: nil)
          == TASKCORE_EINVALID)
      #expect(field == "last_date")
    }
    #expect(
      holidayAdd(store: nil, firstDate: 2026_12_24, lastDate: 0, id: &id) == TASKCORE_EINVALID)
    #expect(holidayDelete(store: store, ids: nil, count: 1) == TASKCORE_EINVALID)
    #expect(holidayDelete(store: store, ids: &id, count: .max) == TASKCORE_EINVALID)
    #expect(holidayDelete(store: store, ids: nil, count: 0) == TASKCORE_OK)
    #expect(holidayQuery(store: store, options: nil, holidays: nil) == TASKCORE_EINVALID)
    #expect(holidayListCount(list: nil) == 0 && holidayListAt(list: nil, index: 0) == nil)
    #expect(holidayListRows(list: nil, stride: nil) == nil)
    holidayListFree(list: nil)
    #expect(holidays().isEmpty)
  }
}
