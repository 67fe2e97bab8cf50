import CTaskcore
import Testing

@testable import TaskCore

/// Events, conflicts and free time as a C caller has them.
@Suite final class EventTests: ClockedStore {
  /// 2026-01-16T09:00:00Z.
  private let nine: Int64 = 1_768_554_000_000
  private let hour: Int64 = 3_600_000

  init() throws {
    try super.init(at: 1_768_478_400_000)
  }

  private func input(
    _ fields: UInt64 = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START
  ) -> taskcore_event_input {
    var input = taskcore_event_input.sized
    input.fields = fields
    input.kind = TASKCORE_EVENT_KIND_MEETING
    input.start_kind = TASKCORE_MOMENT_DATE_TIME
    input.start_ms = nine
    return input
  }

  private func add(
    _ title: String, _ input: taskcore_event_input, rule: String? = nil, flags: UInt64 = 0,
    conflicts: UnsafeMutablePointer<UnsafeMutablePointer<taskcore_conflict_list>?>? = nil
  ) -> (status: taskcore_status, id: Int64) {
    var input = input
    var id: Int64 = -1
    let status = title.withCString { title in
      (rule ?? "").withCString { text in
        input.title = title
        if rule != nil {
          input.fields |= TASKCORE_EVENT_REPEAT_RULE
          input.repeat_rule = text
        }
        return eventAdd(store: store, input: &input, flags: flags, id: &id, conflicts: conflicts)
      }
    }
    return (status, id)
  }

  private func events(
    _ change: (inout taskcore_event_query_options) -> Void = { _ in }
  ) throws -> [taskcore_event] {
    var options = taskcore_event_query_options.sized
    change(&options)
    var list: UnsafeMutablePointer<taskcore_event_list>?
    try #require(eventQuery(store: store, options: &options, events: &list) == TASKCORE_OK)
    defer { eventListFree(list: list) }
    return (0..<eventListCount(list: list)).compactMap {
      eventListAt(list: list, index: $0)?.pointee
    }
  }

  private var field: String { String(cString: lastError().pointee.field) }

  @Test("An event comes back as it was given")
  func roundTrip() throws {
    var full = input((1 << 13) - 1)
    full.duration_s = 1_800
    full.is_transparent = 1
    full.is_done = 1
    var reminder = taskcore_reminder.sized
    reminder.kind = TASKCORE_REMINDER_DUE
    reminder.offset_s = -60
    let status = "Room 1".withCString { text in
      "https://example.org/".withCString { url in
        "Europe/Paris".withCString { zone in
          withUnsafePointer(to: reminder) { reminders in
            let names: [UnsafePointer<CChar>?] = [text, text]
            return names.withUnsafeBufferPointer { names in
              (full.notes, full.location, full.url, full.zone) = (text, text, url, zone)
              (full.attendees, full.attendee_count) = (names.baseAddress, 2)
              (full.reminders, full.reminder_count) = (reminders, 1)
              return add("Review", full).status
            }
          }
        }
      }
    }
    #expect(status == TASKCORE_OK)
    var list: UnsafeMutablePointer<taskcore_event_list>?
    #expect(eventQuery(store: store, options: nil, events: &list) == TASKCORE_OK)
    defer { eventListFree(list: list) }
    var stride: UInt = 0
    let event = try #require(eventListRows(list: list, stride: &stride)?.pointee)
    #expect(Int(stride) == MemoryLayout<taskcore_event>.stride)
    #expect(String(cString: event.title) == "Review" && String(cString: event.location) == "Room 1")
    #expect(String(cString: event.zone) == "Europe/Paris" && event.attendee_count == 2)
    #expect(event.start_ms == nine && event.end_ms == nine + hour / 2 && event.is_transparent == 1)
    #expect(event.reminders?.pointee.offset_s == -60 && event.done_ms != 0)
    #expect(event.attendees?[1].map { String(cString: $0) } == "Room 1")
    var id: Int64 = 0
    #expect(eventFind(store: store, uid: event.uid, id: &id) == TASKCORE_OK && id == event.id)
    #expect(eventListAt(list: list, index: 1) == nil)
  }

  @Test("A conflict says what is hit, and a flag allows it")
  func conflict() throws {
    let daily = add("Daily", input(), rule: "FREQ=DAILY").id
    var late = input()
    late.start_ms = nine + 24 * hour + hour / 2
    var list: UnsafeMutablePointer<taskcore_conflict_list>?
    let refused = add("Late", late, conflicts: &list)
    #expect(refused.status == TASKCORE_ECONFLICT && refused.id == 0)
    #expect(field == "start")
    let conflict = try #require(conflictListAt(list: list, index: 0)?.pointee)
    #expect(conflictListCount(list: list) == 1 && conflict.other_id == daily)
    #expect(String(cString: conflict.other_occurrence) == "20260117T090000")
    #expect(String(cString: conflict.occurrence).isEmpty && conflict.event_id == 0)
    #expect(conflict.other_start_ms == nine + 24 * hour && conflict.start_ms == late.start_ms)
    conflictListFree(list: list)
    #expect(add("Late", late, flags: TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS, conflicts: &list).id > 0)
    #expect(list == nil)
    #expect(
      conflictQuery(
        store: store, fromMs: nine, beforeMs: nine + 72 * hour, limit: 10, conflicts: &list)
        == TASKCORE_OK)
    #expect(conflictListCount(list: list) == 1)
    conflictListFree(list: list)
  }

  @Test("One occurrence is changed, skipped and listed")
  func occurrences() throws {
    let id = add("Daily", input(), rule: "FREQ=DAILY").id
    var changes = input(TASKCORE_EVENT_START)
    changes.start_ms = nine + 3 * hour
    var changed: Int64 = 0
    let status = "20260116T090000".withCString {
      eventUpdate(
        store: store, id: id, occurrence: $0, scope: TASKCORE_SCOPE_THIS, changes: &changes,
        flags: 0, changedId: &changed, conflicts: nil)
    }
    #expect(status == TASKCORE_OK && changed > id)
    let skipped = "20260117T090000".withCString {
      eventDeleteOccurrence(store: store, id: id, occurrence: $0, scope: TASKCORE_SCOPE_THIS)
    }
    #expect(skipped == TASKCORE_OK)
    var list: UnsafeMutablePointer<taskcore_occurrence_list>?
    #expect(
      occurrenceQuery(
        store: store, id: id, fromMs: 0, beforeMs: nine * 2, limit: 2, occurrences: &list)
        == TASKCORE_OK)
    #expect(occurrenceListCount(list: list) == 2)
    let first = try #require(occurrenceListAt(list: list, index: 0)?.pointee)
    #expect(String(cString: first.local) == "20260118T090000" && first.date == 2026_01_18)
    occurrenceListFree(list: list)
    let series = try events {
      $0.fields = TASKCORE_EVENT_QUERY_SERIES
      $0.series_id = id
    }
    #expect(series.map(\.id) == [changed] && series.first?.series_id == id)
    #expect(eventDelete(store: store, ids: [id, id], count: 2) == TASKCORE_OK)
    #expect(try events().isEmpty)
  }

  @Test("A query finds what it asks for, in the order of the starts")
  func query() throws {
    let daily = add("Daily Café", input(), rule: "FREQ=DAILY;COUNT=3").id
    var day = input(TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_TRANSPARENT)
    day.start_kind = TASKCORE_MOMENT_DATE
    day.start_date = 2026_01_16
    day.is_transparent = 1
    let off = add("Day off", day).id
    var later = input()
    later.start_ms = nine + 2 * hour
    let lunch = add("Lunch", later).id
    #expect(try events().map(\.id) == [off, daily, lunch])
    #expect(
      try events {
        $0.fields = TASKCORE_EVENT_QUERY_TEXT
        $0.text = staticText("CAFE")
      }.map(\.id) == [daily])
    #expect(
      try events {
        $0.fields = TASKCORE_EVENT_QUERY_FROM | TASKCORE_EVENT_QUERY_BEFORE
        ($0.from_ms, $0.before_ms) = (nine + 49 * hour - 1, nine + 60 * hour)
      }.map(\.id) == [daily])
    #expect(
      try events {
        $0.fields = TASKCORE_EVENT_QUERY_FROM
        $0.from_ms = nine + 49 * hour
      }.isEmpty)
    #expect(
      try events {
        ($0.limit, $0.offset) = (1, 1)
      }.map(\.id) == [daily])
    #expect(
      try events {
        ($0.limit, $0.offset) = (.max, .max)
      }.isEmpty)
    #expect(try events { $0.fields = TASKCORE_EVENT_QUERY_IDS }.isEmpty)
  }

  @Test("An event stays when the task is purged that it belongs to")
  func purgedTask() throws {
    var task = taskcore_task_input.sized
    task.fields = TASKCORE_TASK_TITLE
    task.title = staticText("Write")
    var id: Int64 = 0
    #expect(taskAdd(store: store, input: &task, id: &id) == TASKCORE_OK)
    var linked = input(TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_TASK)
    linked.task_id = id
    let event = add("Writing", linked).id
    let ofTask = try events {
      $0.fields = TASKCORE_EVENT_QUERY_TASK
      $0.task_id = id
    }
    #expect(ofTask.map(\.id) == [event] && ofTask.first?.task_id == id)
    #expect(taskDelete(store: store, ids: [id], count: 1) == TASKCORE_OK)
    #expect(taskPurge(store: store, ids: [id], count: 1) == TASKCORE_OK)
    let left = try events()
    #expect(left.map(\.id) == [event] && left.first?.task_id == 0)
    #expect((left.first?.fields ?? 0) & TASKCORE_EVENT_TASK == 0)
  }

  @Test("Free time is between the events")
  func freeTime() throws {
    _ = add("Standup", input())
    var options = taskcore_free_time_query_options.sized
    (options.duration_s, options.limit) = (3_600, 5)
    (options.from_ms, options.before_ms) = (nine - hour / 2, nine + 3 * hour)
    var list: UnsafeMutablePointer<taskcore_free_time_list>?
    #expect(freeTimeQuery(store: store, options: &options, slots: &list) == TASKCORE_OK)
    #expect(freeTimeListCount(list: list) == 1)
    #expect(freeTimeListAt(list: list, index: 0)?.pointee.start_ms == nine + hour)
    #expect(freeTimeListAt(list: list, index: 0)?.pointee.end_ms == nine + 3 * hour)
    freeTimeListFree(list: list)
  }

  @Test("What a caller gets wrong is refused with its member")
  func refusedInputs() {
    func refuse(
      _ field: String, _ fields: UInt64, location: SourceLocation = #_sourceLocation,
      _ change: (inout taskcore_event_input) -> Void = { _ in }
    ) {
      var bad = input(TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | fields)
      change(&bad)
      let result = add("Bad", bad)
      #expect(result.status == TASKCORE_EINVALID && result.id == 0, sourceLocation: location)
      #expect(self.field == field, sourceLocation: location)
    }
    refuse("struct_size", 0) { $0.struct_size = 8 }
    refuse("fields", 1 << 18)
    refuse("fields", 1 << 63)
    refuse("kind", TASKCORE_EVENT_KIND) { $0.kind = 3 }
    refuse("start_kind", 0) { $0.start_kind = TASKCORE_MOMENT_NONE }
    refuse("start_kind", 0) { $0.start_kind = .max }
    for start in [Int64.min, .max, 253_402_300_800_000, -62_135_596_800_001] {
      refuse("start_ms", 0) { $0.start_ms = start }
    }
    refuse("start_date", 0) {
      $0.start_kind = TASKCORE_MOMENT_DATE
      $0.start_date = 2026_02_30
    }
    for duration in [Int64.min, -1, 0, 31_622_401, .max] {
      refuse("duration_s", TASKCORE_EVENT_DURATION) { $0.duration_s = duration }
    }
    for fields in [
      TASKCORE_EVENT_NOTES, TASKCORE_EVENT_LOCATION, TASKCORE_EVENT_URL, TASKCORE_EVENT_REPEAT_RULE,
      TASKCORE_EVENT_EXCLUDED_DATES, TASKCORE_EVENT_ADDED_DATES,
    ] { refuse(field(of: fields), fields) }
    refuse("attendees", TASKCORE_EVENT_ATTENDEES) { $0.attendee_count = .max }
    refuse("attendees", TASKCORE_EVENT_ATTENDEES) { $0.attendee_count = 1 }
    refuse("reminders", TASKCORE_EVENT_REMINDERS) { $0.reminder_count = -1 }
    refuse("is_transparent", TASKCORE_EVENT_TRANSPARENT) { $0.is_transparent = 2 }
    refuse("is_done", TASKCORE_EVENT_DONE) { $0.is_done = -1 }
    refuse("zone", TASKCORE_EVENT_ZONE) { $0.zone = staticText("../etc/passwd") }
    refuse("zone", TASKCORE_EVENT_ZONE) { $0.zone = staticText("Mars/Base") }
    for dates in ["20260230", "x", "20260116", "20260116T250000"] {
      dates.withCString { text in
        refuse("excluded_dates", TASKCORE_EVENT_EXCLUDED_DATES | TASKCORE_EVENT_REPEAT_RULE) {
          $0.repeat_rule = staticText("FREQ=DAILY")
          $0.excluded_dates = text
        }
      }
    }
    #expect(add("Bad", input(), rule: "FREQ=SECONDLY").status == TASKCORE_EINVALID)
    #expect(add("Bad", input(), flags: 2).status == TASKCORE_EINVALID)
    var task = input(TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_TASK)
    task.task_id = 99
    #expect(add("Bad", task).status == TASKCORE_ENOTFOUND && field == "task_id")
    #expect((try? events().isEmpty) == true)
  }

  private func field(of fields: UInt64) -> String {
    switch fields {
    case TASKCORE_EVENT_ZONE: "zone"
    case TASKCORE_EVENT_NOTES: "notes"
    case TASKCORE_EVENT_LOCATION: "location"
    case TASKCORE_EVENT_URL: "url"
    case TASKCORE_EVENT_REPEAT_RULE: "repeat_rule"
    case TASKCORE_EVENT_EXCLUDED_DATES: "excluded_dates"
    default: "added_dates"
    }
  }

  @Test("Ranges, limits, scopes and NULL are looked at")
  func refusedCalls() {
    var conflicts: UnsafeMutablePointer<taskcore_conflict_list>?
    for (from, before, limit) in [
      (0, 0, 1), (1, 0, 1), (0, 1, -1), (0, 1, 100_001), (Int64.min, .max, 1), (0, .max, 1),
    ] as [(Int64, Int64, Int64)] {
      #expect(
        conflictQuery(
          store: store, fromMs: from, beforeMs: before, limit: limit, conflicts: &conflicts)
          == TASKCORE_EINVALID)
      #expect(conflicts == nil)
    }
    #expect(
      eventAdd(store: store, input: nil, flags: 0, id: nil, conflicts: nil) == TASKCORE_EINVALID)
    #expect(
      eventAddMany(
        store: store, inputs: nil, count: 0, flags: 0, ids: nil, conflicts: nil) == TASKCORE_OK)
    var changes = input()
    for scope in [Int32.min, 0, 4, .max] {
      #expect(
        eventUpdate(
          store: store, id: 1, occurrence: nil, scope: scope, changes: &changes, flags: 0,
          changedId: nil, conflicts: nil) == TASKCORE_EINVALID)
      #expect(field == "scope")
    }
    #expect(
      eventUpdate(
        store: store, id: .min, occurrence: nil, scope: TASKCORE_SCOPE_ALL, changes: &changes,
        flags: 0, changedId: nil, conflicts: nil) != TASKCORE_OK)
    #expect(eventDelete(store: store, ids: [7], count: 1) == TASKCORE_ENOTFOUND)
    #expect(lastError().pointee.index == 0)
    var slots: UnsafeMutablePointer<taskcore_free_time_list>?
    #expect(freeTimeQuery(store: store, options: nil, slots: &slots) == TASKCORE_EINVALID)
    for change in Self.badOptions {
      var options = taskcore_free_time_query_options.sized
      (options.duration_s, options.limit) = (60, 1)
      (options.from_ms, options.before_ms) = (0, 1_000_000)
      change(&options)
      #expect(freeTimeQuery(store: store, options: &options, slots: &slots) == TASKCORE_EINVALID)
      #expect(slots == nil)
    }
  }

  private static var badOptions: [(inout taskcore_free_time_query_options) -> Void] {
    [
      { $0.struct_size = 0 }, { $0.duration_s = 0 }, { $0.duration_s = .max }, { $0.limit = -1 },
      { $0.limit = .min }, { $0.before_ms = 0 }, { $0.before_ms = 3_660 * 86_400_000 + 1 },
      { $0.weekdays = 128 }, { $0.day_start_s = -1 }, { $0.day_end_s = 86_401 },
      { $0.day_start_s = 86_400 }, { ($0.day_start_s, $0.day_end_s) = (3_600, 3_600) },
      { $0.step_s = -1 }, { $0.step_s = 86_401 }, { $0.zone = staticText("Mars/Base") },
    ]
  }
}
