import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

/// Random calendars, read in one and in many pages, and told by a look at everything.
@Suite struct AgendaPropertyTests {
  @Test("The agenda is what a look at everything tells", arguments: [UInt64(1), 2, 3, 4])
  func oracle(seed: UInt64) throws {
    let calendar = try RandomCalendar(seed: seed, events: 250, series: 25, tasks: 120)
    let (first, last) = (try day("2026-03-01"), try day("2026-04-10"))
    for includesCompleted in [false, true] {
      let entries = try calendar.test.agenda(first.text, last.text) {
        $0.includesCompleted = includesCompleted
        $0.limit = 100_000
      }
      let told = try calendar.entries(first...last, includesCompleted: includesCompleted)
      #expect(entries.map(\.summary) == told)
      #expect(!told.isEmpty)
    }
  }

  @Test("The pages one after another are the whole", arguments: [UInt64(5), 6])
  func pages(seed: UInt64) throws {
    let calendar = try RandomCalendar(seed: seed, events: 120, series: 12, tasks: 60)
    let (first, last) = ("2026-03-20", "2026-04-05")
    let whole = try calendar.test.agenda(first, last) { $0.limit = 100_000 }
    for limit in [1, 7, 64] {
      var pages: [AgendaEntry] = []
      while true {
        let page = try calendar.test.agenda(first, last) {
          $0.limit = limit
          $0.after = pages.last?.cursor
        }
        pages += page
        if page.count < limit { break }
      }
      #expect(pages == whole)
    }
  }

  @Test("The month counts what the agenda lists", arguments: [UInt64(7), 8])
  func month(seed: UInt64) throws {
    let calendar = try RandomCalendar(seed: seed, events: 200, series: 20, tasks: 200)
    let test = calendar.test
    let days = try test.month(2026, 3, weekStart: 1)
    let (first, last) = (try #require(days.first).date, try #require(days.last).date)
    let entries = try test.agenda(first.text, last.text) { $0.limit = 100_000 }
    let completed = try test.store.tasks.tasks(after: 0, limit: .max).filter {
      $0.status == .completed
    }
    for day in days {
      let onDay = entries.filter { $0.date == day.date }
      #expect(day.eventCount == Int64(onDay.filter { $0.entity == .event }.count))
      #expect(
        day.taskCount == Int64(onDay.filter { $0.entity == .task && !$0.isProjected }.count))
      let done = completed.filter {
        $0.completed.map { test.store.zone.day(containing: $0) } == day.date
      }
      #expect(day.completedCount == Int64(done.count))
    }
  }
}

extension AgendaEntry {
  /// What tells an entry apart, and where it stands.
  fileprivate var summary: String {
    "\(date.packed) \(isAllDay ? 0 : 1) \(start.milliseconds) \(entity == .task ? 1 : 0) \(id) "
      + "\(occurrence) \(end.milliseconds) \(dayIndex)/\(dayCount) \(isDone) \(isProjected)"
  }
}

/// Events, series and tasks about the change of the clocks on 29 March 2026.
private struct RandomCalendar {
  let test: TestStore
  private let other: any Zone
  private static let center = Instant(text: "2026-03-25T00:00:00Z") ?? Instant(clamping: 0)

  private static let rules = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3;COUNT=8", "FREQ=WEEKLY;BYDAY=MO,SU",
    "FREQ=HOURLY;COUNT=60",
    "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=HOURLY;INTERVAL=5;UNTIL=20260420T000000Z",
    "FREQ=MINUTELY;INTERVAL=30;BYDAY=SU;BYHOUR=1,2,3",
  ]

  init(seed: UInt64, events: Int, series: Int, tasks: Int) throws {
    let zone = ChangingZone(
      "spring", at: try instant("2026-03-29T01:00:00Z"), from: 3_600, to: 7_200)
    other = ChangingZone(
      "back", at: try instant("2026-04-05T15:00:00Z"), from: 39_600, to: 36_000)
    test = try TestStore(zone: zone, zones: [other], now: "2026-03-20T12:00:00Z")
    var random = RandomNumbers(seed: seed)
    for number in 0..<events {
      try addEvent("Event \(number)", nil, &random)
    }
    for number in 0..<series {
      try addEvent("Series \(number)", Self.rules.randomElement(using: &random), &random)
    }
    for number in 0..<tasks { try addTask("Task \(number)", &random) }
  }

  private func addEvent(
    _ title: String, _ rule: String?, _ random: inout RandomNumbers
  ) throws {
    let isDate = Int.random(in: 0..<4, using: &random) == 0
    let start = Self.start(isDate: isDate, &random)
    let minutes =
      isDate
      ? 1_440 * Int64.random(in: 1...3, using: &random)
      : [15, 30, 60, 90, 1_440, 3_000].randomElement(using: &random) ?? 60
    let isDateOnly = rule.map { $0.contains("HOUR") || $0.contains("MINUTE") } ?? false
    let used = isDate && isDateOnly ? "FREQ=DAILY" : rule
    let isDone = Int.random(in: 0..<9, using: &random) == 0
    let isOther = Int.random(in: 0..<4, using: &random) == 0
    try test.addEvent(
      title, start.text, minutes: minutes, repeats: used, zone: isOther ? "back" : nil
    ) { event in
      if isDone { event.done = test.now }
    }
  }

  private func addTask(_ title: String, _ random: inout RandomNumbers) throws {
    let isDate = Bool.random(using: &random)
    let due = Self.start(isDate: isDate, &random)
    let repeats = Int.random(in: 0..<5, using: &random) == 0
    let isOther = Int.random(in: 0..<4, using: &random) == 0
    let rule =
      isDate ? "FREQ=DAILY;INTERVAL=2" : Self.rules.randomElement(using: &random) ?? "FREQ=DAILY"
    let id = try test.add(title) { input in
      input.due = due
      if repeats {
        input.repeatRule = try? RepeatRule(rule)
        if isOther { input.zoneName = "back" }
      }
      if Int.random(in: 0..<6, using: &random) == 0 { input.start = due }
    }
    let offset = Int64.random(in: -10...10, using: &random) * 40_000_000
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let at = Instant(clamping: Self.center.milliseconds + offset)
      try test.change(id) { try $0.complete(at: at) }
    case 1: try test.change(id) { try $0.delete(at: test.now) }
    default: break
    }
  }

  private static func start(isDate: Bool, _ random: inout RandomNumbers) -> Moment {
    let minutes = Int64.random(in: -30 * 96...20 * 96, using: &random) * 15
    let instant = Instant(clamping: center.milliseconds + minutes * 60_000)
    guard isDate, let time = LocalTime(millisecondsSince1970: instant.milliseconds) else {
      return .dateTime(instant)
    }
    return .date(time.date)
  }

  /// Every occurrence of everything on every day, put in order.
  func entries(
    _ days: ClosedRange<CalendarDate>, includesCompleted: Bool
  ) throws -> [String] {
    typealias Key = (Int32, Int, Int64, Int, Int64, String)
    var found: [(key: Key, text: String)] = []
    let zone = test.store.zone
    func add(
      _ isTask: Bool, _ id: Int64, _ occurrence: String, _ interval: Range<Instant>, isAllDay: Bool,
      isDone: Bool, isProjected: Bool
    ) {
      let last = max(interval.lowerBound.milliseconds, interval.upperBound.milliseconds - 1)
      var touched: [CalendarDate] = []
      var day: CalendarDate? = zone.localTime(at: interval.lowerBound).date
      while let date = day, zone.startOfDay(date).milliseconds <= last {
        touched.append(date)
        day = date.adding(days: 1)
      }
      for (index, date) in touched.enumerated() where days.contains(date) {
        let key: Key = (
          date.packed, isAllDay ? 0 : 1, interval.lowerBound.milliseconds, isTask ? 1 : 0, id,
          occurrence
        )
        let text =
          "\(key.0) \(key.1) \(key.2) \(key.3) \(id) \(occurrence) "
          + "\(interval.upperBound.milliseconds) \(index)/\(touched.count) \(isDone) \(isProjected)"
        found.append((key, text))
      }
    }
    let horizon = try LocalMoment(text: "20260501")
    for event in try test.store.events.all() where includesCompleted || event.done == nil {
      let itsZone = try test.store.zone(named: event.zoneName)
      guard let recurrence = event.recurrence(in: itsZone) else {
        add(
          false, event.id, "", event.interval(in: zone), isAllDay: event.start.isOnDate,
          isDone: event.done != nil, isProjected: false)
        continue
      }
      var byStart: [Int64: (LocalMoment, Range<Instant>)] = [:]
      for occurrence in try recurrence.occurrences(in: itsZone) {
        if occurrence > horizon { break }
        let interval = occurrence.moment(in: itsZone).interval(lasting: event.duration, in: itsZone)
        // Of two that the clocks make one, the later of the calendar stays.
        byStart[interval.lowerBound.milliseconds] = (occurrence, interval)
      }
      for (occurrence, interval) in byStart.values {
        add(
          false, event.id, occurrence.text, interval, isAllDay: occurrence.isDate,
          isDone: event.done != nil, isProjected: false)
      }
    }
    for task in try test.store.tasks.tasks(after: 0, limit: .max) {
      guard let due = task.due else { continue }
      let isDone = task.status == .completed
      if task.status == .deleted || isDone && !includesCompleted { continue }
      let isHidden = task.start.map { $0.beginning(in: zone) > test.now } ?? false
      if !isDone, isHidden { continue }
      func interval(_ moment: Moment) -> Range<Instant> {
        switch moment {
        case .date(let date): zone.startOfDay(date)..<zone.end(of: date)
        case .dateTime(let instant): instant..<instant
        case .floating(let time): zone.instant(at: time)..<zone.instant(at: time)
        }
      }
      add(
        true, task.id, task.occurrence?.text ?? "", interval(due), isAllDay: due.isOnDate,
        isDone: isDone, isProjected: false)
      guard !isDone, let recurrence = task.recurrence else { continue }
      let itsZone = try test.store.zone(named: task.zoneName)
      for occurrence in try recurrence.occurrences(in: itsZone) {
        if occurrence > horizon { break }
        if let present = task.occurrence, occurrence <= present { continue }
        add(
          true, task.id, occurrence.text, interval(occurrence.moment(in: itsZone)),
          isAllDay: occurrence.isDate, isDone: false, isProjected: true)
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.text)
  }
}

extension Moment {
  fileprivate var isOnDate: Bool {
    if case .date = self { true } else { false }
  }
}
