import Calendar
import Domain
import TestSupport
import Testing
import UseCases

/// Random calendars of a thousand events, a hundred of them series, across clock changes, against what a
/// plain look at each of them says.
@Suite struct CalendarOracleTests {
  @Test(
    "Occurrences, conflicts and free time agree with a plain look at everything",
    arguments: [
      (1, "Europe/Paris"), (2, "Australia/Lord_Howe"), (3, "America/New_York"),
      (4, "Pacific/Apia"),
    ] as [(UInt64, String)])
  func agree(seed: UInt64, zone: String) throws {
    var numbers = RandomNumbers(seed: seed)
    let calendar = try RandomCalendar(zone: zone, &numbers)
    let all = try calendar.plainOccurrences()
    for _ in 0..<4 {
      let range = calendar.range(&numbers)
      let expected = all.filter { $0.interval.overlaps(range) }.sorted()
      expectEqual(try calendar.occurrences(in: range), expected)
      let opaque = expected.filter { !$0.event.isTransparent }
      try expectConflicts(calendar, opaque, in: range)
      try expectFreeTime(calendar, opaque, in: range, &numbers)
    }
    try expectHits(calendar, all.filter { !$0.event.isTransparent }, &numbers)
  }

  /// Tells no more than where two lists begin to differ.
  private func expectEqual<Element: Equatable>(
    _ found: [Element], _ expected: [Element], location: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == expected.count, sourceLocation: location)
    let difference = zip(found, expected).first { $0.0 != $0.1 }
    #expect(difference == nil, sourceLocation: location)
  }

  private func expectConflicts(
    _ calendar: RandomCalendar, _ occurrences: [EventOccurrence], in range: Range<Instant>
  ) throws {
    var expected: [EventConflict] = []
    for (index, other) in occurrences.enumerated() {
      for one in occurrences[..<index]
      where one.interval.clamped(to: range).overlaps(other.interval.clamped(to: range)) {
        expected.append(EventConflict(one, with: other))
      }
    }
    let found = try FindConflicts(calendar.test.store).run(in: range, Page(limit: 100_000))
    expectEqual(found, expected)
  }

  /// Minute by minute.
  private func expectFreeTime(
    _ calendar: RandomCalendar, _ occurrences: [EventOccurrence], in range: Range<Instant>,
    _ numbers: inout RandomNumbers
  ) throws {
    for hours in [0..<86_400, 32_400..<61_200, 30_600..<64_800] {
      var query = FreeTimeQuery(
        duration: 60 * Int64.random(in: 10...120, using: &numbers), in: range)
      query.hours = hours
      query.weekdays = Bool.random(using: &numbers) ? Set(0..<7) : [0, 1, 3, 4]
      query.step = [nil, 900, 1_500, 7_200].randomElement(using: &numbers) ?? nil
      query.page.limit = Int64.random(in: 1...50, using: &numbers)
      let expected = plainFreeTime(query, occurrences, in: calendar.test.store.zone)
      #expect(try FindFreeTime(calendar.test.store).run(query) == expected)
    }
  }

  private func plainFreeTime(
    _ query: FreeTimeQuery, _ occurrences: [EventOccurrence], in zone: any Zone
  ) -> [Range<Instant>] {
    let first = query.range.lowerBound.milliseconds
    var isFree = Array(repeating: true, count: Int(query.range.milliseconds / 60_000))
    for occurrence in occurrences {
      let busy = occurrence.interval.clamped(to: query.range)
      let from = Int((busy.lowerBound.milliseconds - first) / 60_000)
      let to = Int((busy.upperBound.milliseconds - first) / 60_000)
      for minute in from..<to { isFree[minute] = false }
    }
    let times = isFree.indices.map {
      zone.localTime(at: Instant(clamping: first + Int64($0) * 60_000))
    }
    var slots: [Range<Instant>] = []
    var start = 0
    func isOpen(_ minute: Int) -> Bool {
      isFree[minute] && query.weekdays.contains(times[minute].date.weekday)
        && query.hours.contains(times[minute].hour * 3_600 + times[minute].minute * 60)
    }
    func isAligned(_ minute: Int) -> Bool {
      guard let step = query.step else { return true }
      let ofHour = times[minute].minute * 60
      return (step <= 3_600 ? ofHour : times[minute].hour * 3_600 + ofHour) % step == 0
    }
    while start < isFree.count, slots.count < query.page.end {
      guard isOpen(start) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < isFree.count, isOpen(end),
        query.hours == 0..<86_400 || times[end].date == times[start].date
      {
        end += 1
      }
      let length = Int(query.duration / 60)
      if let slot = (start..<end).first(where: { isAligned($0) }), slot + length <= end {
        slots.append(
          Instant(
            clamping: first + Int64(slot) * 60_000)..<Instant(
              clamping: first + Int64(end) * 60_000))
      }
      start = end
    }
    return slots
  }

  /// What new events would hit, a series among them.
  private func expectHits(
    _ calendar: RandomCalendar, _ occurrences: [EventOccurrence], _ numbers: inout RandomNumbers
  ) throws {
    for round in 0..<40 {
      var input = calendar.randomInput(&numbers)
      input.isTransparent = false
      if round % 10 == 0 { input.repeatRule = try RepeatRule("FREQ=WEEKLY;COUNT=12") }
      var hits: [EventConflict] = []
      let test = calendar.test
      var id: Int64 = 0
      do { id = try test.add(input) { hits = $0 } } catch let failure as Failure {
        #expect(failure.kind == .conflict)
      }
      let allowed = id == 0 ? try test.add(input, allowingConflicts: true) : id
      let new = try calendar.plainOccurrences(
        of: try test.store.events.existing(allowed, field: ""))
      var expected: [String] = []
      for one in new {
        for other in occurrences where one.overlaps(other) {
          expected.append(
            "\(one.interval.lowerBound.text) \(other.event.id) \(other.occurrence?.text ?? "")")
        }
      }
      let found = hits.map {
        "\($0.occurrence.interval.lowerBound.text) \($0.other.event.id) \($0.other.occurrence?.text ?? "")"
      }
      expectEqual(found, Array(expected.prefix(1_000)))
      _ = try UndoStep(test.store).run(at: test.now)
    }
  }
}
