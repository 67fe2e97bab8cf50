import Domain
import TestSupport
import Testing

@testable import Storage

/// The occurrences of events in a range, in the order of their starts.
@Suite struct EventOccurrenceTests {
  @Test("What repeats and what does not come in one order, as far as they are read")
  func merged() throws {
    let test = try TestStore()
    try test.store.write(.addEvents, at: test.now) {
      try test.insert("Daily", at: "2026-01-15T09:00:00Z", rule: "FREQ=DAILY")
      try test.insert("Once", at: "2026-01-16T09:30:00Z")
      try test.insert("Far", at: "2027-06-01T09:30:00Z")
    }
    let start = try #require(Instant(text: "2026-01-15T09:30:00Z"))
    var occurrences = test.store.events.occurrences(in: start..<Instant.range.upperBound)
    var seen: [String] = []
    for _ in 0..<4 {
      let next = try #require(try occurrences.next())
      seen.append("\(next.event.title) \(next.interval.lowerBound.text.prefix(16))")
    }
    #expect(
      seen == [
        "Daily 2026-01-15T09:00", "Daily 2026-01-16T09:00", "Once 2026-01-16T09:30",
        "Daily 2026-01-17T09:00",
      ])
  }

  @Test("Events of all lengths are found by any range that they meet", arguments: 1...4)
  func lengths(seed: UInt64) throws {
    let test = try TestStore()
    var random = RandomNumbers(seed: seed)
    let zone = test.store.zone
    var times: [Range<Instant>] = []
    var busy: [Range<Instant>] = []
    try test.store.write(.addEvents, at: test.now) {
      for _ in 0..<200 {
        let event = try test.event(&random)
        let time = event.interval(in: zone)
        times.append(time)
        if !event.isTransparent { busy.append(time) }
        _ = try test.store.events.insert(event)
      }
    }
    for _ in 0..<200 {
      // Many a range begins or ends where an event does.
      let event = try #require(times.randomElement(using: &random))
      let bounds = [event.lowerBound, event.upperBound]
      let start = Instant(
        clamping: (bounds.randomElement(using: &random) ?? test.now).milliseconds
          + Int64.random(in: -1...1, using: &random))
      let length = [1, 3_600_000, 86_400_000, 40 * 86_400_000].randomElement(using: &random) ?? 1
      let range = start..<Instant(clamping: start.milliseconds + Int64(length))
      func meeting(_ times: [Range<Instant>]) -> [Int64] {
        times.filter { $0.overlaps(range) }.map(\.lowerBound.milliseconds).sorted()
      }
      #expect(
        try test.store.events.singles(in: range).map(\.interval.lowerBound.milliseconds).sorted()
          == meeting(times))
      #expect(
        try test.store.events.busyTimes(in: range).map(\.lowerBound.milliseconds).sorted()
          == meeting(busy))
    }
  }
}

extension TestStore {
  /// An event of three years, as long as one of a class of lengths at most is, or a second more.
  fileprivate func event(_ random: inout RandomNumbers) throws -> Event {
    let day = Int.random(in: 0..<1_096, using: &random)
    let isDate = Bool.random(using: &random)
    let lengths: [Int64] =
      isDate
      ? [1, 8, 9, 366].map { $0 * 86_400 }
      : [1, 3_600, 3_601, 43_200, 43_201, 691_200, 691_201, 31_622_400]
    let date = try #require(CalendarDate(packed: 2024_12_30)?.adding(days: day))
    let second = Int64.random(in: 0..<86_400, using: &random)
    let instant = Instant(clamping: Moment.date(date).millisecondsInUTC + second * 1_000)
    let start: Moment = isDate ? .date(date) : .dateTime(instant)
    var event = try Event(uid: newUID(), title: "Some time", start: start, created: now)
    try event.setDuration(lengths.randomElement(using: &random) ?? 1)
    event.isTransparent = Int.random(in: 0..<4, using: &random) == 0
    event.settleZone(store.zone)
    return event
  }

  /// Stores an event of one hour as it is, within a step.
  @discardableResult
  fileprivate func insert(_ title: String, at text: String, rule: String? = nil) throws -> Int64 {
    let start = try #require(Instant(text: text))
    var event = try Event(uid: newUID(), title: title, start: .dateTime(start), created: now)
    event.zoneName = store.zone.name
    event.repeatRule = try rule.map { try RepeatRule($0) }
    event.repeatStart = rule == nil ? nil : LocalMoment(event.start, in: store.zone)
    return try store.events.insert(event)
  }
}
