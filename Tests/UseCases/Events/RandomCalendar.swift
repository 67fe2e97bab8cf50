import Calendar
import Domain
import TestSupport
import Testing
import UseCases

/// A store with a thousand random events around two clock changes.
struct RandomCalendar {
  let test: TestStore
  private let almanac = SystemAlmanac()
  private let zones = ["Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]
  /// From 2026-03-01 on, in minutes; Apia's is its last year with its own summer time.
  private let start: Int64

  init(zone: String, _ numbers: inout RandomNumbers) throws {
    let text = zone == "Pacific/Apia" ? "2011-11-20T00:00:00Z" : "2026-03-01T00:00:00Z"
    start = try #require(Instant(text: text)).milliseconds
    test = try TestStore(
      zone: almanac.zone(named: zone),
      zones: zones.map { [almanac] in try almanac.zone(named: $0) }, now: text)
    var inputs = (0..<900).map { _ in randomInput(&numbers) }
    for _ in 0..<100 { inputs.append(try randomSeries(&numbers)) }
    inputs.shuffle(using: &numbers)
    try AddEvents(test.store, newUID: test.newUID).run(
      inputs.count, allowingConflicts: true, at: test.now
    ) {
      inputs[$0]
    } added: { _, _ in
    }
    for event in try test.store.events.all() where event.repeats {
      try changeSome(of: event, &numbers)
    }
  }

  func range(_ numbers: inout RandomNumbers) -> Range<Instant> {
    let first = start + Int64.random(in: -10 * 1_440...40 * 1_440, using: &numbers) * 60_000
    let length = Int64.random(in: 1...25 * 1_440, using: &numbers) * 60_000 + 86_400_000
    return Instant(clamping: first)..<Instant(clamping: first + length)
  }

  func randomInput(_ numbers: inout RandomNumbers) -> EventInput {
    var input = EventInput()
    input.title = "Event \(Int.random(in: 0..<1_000, using: &numbers))"
    let minute = Int64.random(in: 0...60 * 1_440, using: &numbers)
    let instant = Instant(clamping: start + minute * 60_000)
    input.isTransparent = Int.random(in: 0..<8, using: &numbers) == 0
    if Int.random(in: 0..<8, using: &numbers) == 0 {
      input.start = .date(LocalMoment(.dateTime(instant), in: test.store.zone).date)
      input.duration = 86_400 * ([1, 1, 1, 2, 5].randomElement(using: &numbers) ?? 1)
    } else {
      input.start = .dateTime(instant)
      let isLong = Int.random(in: 0..<100, using: &numbers) == 0
      input.duration = 60 * Int64.random(in: 1...(isLong ? 45_000 : 120), using: &numbers)
      input.zoneName = zones.randomElement(using: &numbers)
    }
    return input
  }

  private func randomSeries(_ numbers: inout RandomNumbers) throws -> EventInput {
    var input = randomInput(&numbers)
    input.duration = min(input.duration ?? 3_600, 172_800)
    if case .date = input.start { input.duration = 86_400 }
    let rules = [
      "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3;COUNT=20", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY",
      "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYDAY=1SU", "FREQ=YEARLY", "FREQ=DAILY;COUNT=1",
      "FREQ=WEEKLY;UNTIL=20260701T000000Z", "FREQ=HOURLY;INTERVAL=5;COUNT=300",
      "FREQ=MINUTELY;INTERVAL=30;BYHOUR=1,2,3;COUNT=400",
    ]
    var rule = rules.randomElement(using: &numbers) ?? ""
    if case .date = input.start, rule.contains("LY;INTERVAL=") || rule.contains("UNTIL") {
      rule = "FREQ=WEEKLY"
    }
    if rule.contains("UNTIL"), start < 1_700_000_000_000 { rule = "FREQ=WEEKLY" }
    input.repeatRule = try RepeatRule(rule)
    return input
  }

  /// Leaves one occurrence out, moves another one, and adds a third.
  private func changeSome(of event: Event, _ numbers: inout RandomNumbers) throws {
    let occurrences = try OccurrencesOfEvent(test.store).run(
      event.id, in: Instant(clamping: start)..<Instant.range.upperBound, Page(limit: 8)
    ).locals
    guard occurrences.count > 4 else { return }
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0:
      try DeleteOccurrence(test.store).run(event.id, occurrences[3], .thisOne, at: test.now)
    case 1:
      var input = EventInput()
      input.title = "Changed"
      input.start = event.zoneName == nil ? nil : randomInput(&numbers).start
      if case .date? = input.start { input.start = nil }
      _ = try UpdateEvent(test.store, newUID: { "new" }, at: test.now, allowingConflicts: true).run(
        event.id, occurrences[2], .thisOne, to: input)
    case 2:
      var input = EventInput()
      input.addedDates =
        [LocalMoment(event.start, in: try test.store.zone(named: event.zoneName))]
        + occurrences.prefix(1)
      _ = try UpdateEvent(test.store, newUID: { "new" }, at: test.now, allowingConflicts: true).run(
        event.id, nil, .all, to: input)
    default: break
    }
  }

  func occurrences(in range: Range<Instant>) throws -> [EventOccurrence] {
    var occurrences = test.store.events.occurrences(in: range)
    var all: [EventOccurrence] = []
    while let next = try occurrences.next() { all.append(next) }
    return all
  }

  /// Each event by itself, from its start to half a year later.
  func plainOccurrences() throws -> [EventOccurrence] {
    try test.store.events.all().flatMap { try plainOccurrences(of: $0) }.sorted()
  }

  func plainOccurrences(of event: Event) throws -> [EventOccurrence] {
    let zone = try test.store.zone(named: event.zoneName)
    let facts = EventFacts(event)
    guard let recurrence = event.recurrence(in: zone) else {
      return [
        EventOccurrence(
          event: facts, occurrence: event.occurrence, interval: event.interval(in: test.store.zone),
          isAllDay: event.zoneName == nil)
      ]
    }
    let changed = try test.store.events.changedOccurrences(ofSeries: event.uid)
    let end = start + 183 * 86_400_000
    var byStart: [Instant: EventOccurrence] = [:]
    for local in try recurrence.occurrences(in: zone) {
      let interval = local.moment(in: zone).interval(lasting: event.duration, in: zone)
      if local.date.daysSince1970 * 86_400_000 > end { break }
      if changed.contains(where: { $0.occurrence == local }) { continue }
      // Of two at one instant, the one that the clocks show counts.
      byStart[interval.lowerBound] = EventOccurrence(
        event: facts, occurrence: local, interval: interval, isAllDay: local.isDate)
    }
    return byStart.values.sorted()
  }
}
