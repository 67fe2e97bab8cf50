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
}

extension TestStore {
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
