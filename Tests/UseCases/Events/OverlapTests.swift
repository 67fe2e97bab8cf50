import Calendar
import Domain
import TestSupport
import Testing
import UseCases

/// Two events cannot take the same time.
@Suite struct OverlapTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  @Test("Back to back is fine, and a second of both is not")
  func halfOpen() throws {
    try test.event("Standup", "2026-01-16T09:00:00Z")
    try test.event("Before", "2026-01-16T08:00:00Z")
    try test.event("After", "2026-01-16T10:00:00Z")
    let failure = #expect(throws: Failure.self) {
      try test.event("Late", "2026-01-16T10:59:59Z")
    }
    #expect(failure?.kind == .conflict && failure?.field == "start" && failure?.index == 0)
    #expect(
      failure?.message
        == "“Late” would overlap “After”, 2026-01-16 10:00 to 11:00: take another time, "
        + "or allow conflicts.")
    #expect(throws: Failure.self) {
      try test.event("Inside", "2026-01-16T09:10:00Z") { $0.duration = 60 }
    }
    #expect(throws: Failure.self) {
      try test.event("Around", "2026-01-16T07:00:00Z") { $0.duration = 36_000 }
    }
    #expect(try test.store.events.all().count == 3)
  }

  @Test("The list has all that is hit, in its order")
  func hits() throws {
    try test.event("Second", "2026-01-16T11:00:00Z")
    try test.event("First", "2026-01-16T09:00:00Z")
    let daily = try test.event("Daily", "2026-01-10T10:00:00Z") {
      $0.repeatRule = try RepeatRule("FREQ=DAILY")
    }
    var input = EventInput()
    input.title = "Long"
    input.start = try Moment(text: "2026-01-16T09:30:00Z")
    input.duration = 7_200
    var conflicts: [EventConflict] = []
    let failure = #expect(throws: Failure.self) { try test.add(input) { conflicts = $0 } }
    #expect(conflicts.map(\.other.event.title) == ["First", "Daily", "Second"])
    #expect(conflicts.map(\.occurrence.event.id) == [0, 0, 0])
    #expect(conflicts[1].other.event.id == daily)
    #expect(conflicts[1].other.occurrence?.text == "20260116T100000")
    #expect(failure?.message.description.contains("and 2 more") == true)
  }

  @Test("What is allowed or transparent is not refused, and refuses nothing")
  func override() throws {
    try test.event("Standup", "2026-01-16T09:00:00Z")
    try test.event("Also", "2026-01-16T09:30:00Z", allowingConflicts: true)
    try test.event("Holiday", "2026-01-16") { $0.isTransparent = true }
    try test.event("Other", "2026-01-16T11:00:00Z")
    #expect(try test.store.events.all().count == 4)
    // Its time was allowed before, and does not change.
    try test.update(2) { $0.title = "Renamed" }
    #expect(throws: Failure.self) { try test.update(2) { $0.duration = 7_200 } }
    #expect(throws: Failure.self) { try test.update(3) { $0.isTransparent = false } }
  }

  @Test("A series is looked at occurrence by occurrence, for two years")
  func series() throws {
    let rule = try RepeatRule("FREQ=WEEKLY;BYDAY=FR")
    try test.event("In a year", "2027-01-15T09:30:00Z")
    var input = EventInput()
    input.title = "Weekly"
    input.start = try Moment(text: "2026-01-16T09:00:00Z")
    input.repeatRule = rule
    var conflicts: [EventConflict] = []
    #expect(throws: Failure.self) { try test.add(input) { conflicts = $0 } }
    #expect(conflicts.map(\.occurrence.occurrence?.text) == ["20270115T090000"])
    input.excludedDates = [try LocalMoment(text: "20270115T090000")]
    let id = try test.add(input)
    // Later than two years after the start, nobody looks.
    try test.event("Far", "2029-06-01T09:30:00Z", allowingConflicts: true)
    try test.update(id) { $0.title = "Still weekly" }
    // Against another series.
    #expect(throws: Failure.self) {
      try test.event("Monthly", "2026-02-01T09:59:00Z") {
        $0.repeatRule = try RepeatRule("FREQ=MONTHLY;BYMONTHDAY=13")
      }
    }
    try test.event("Elsewhere", "2026-02-01T10:00:00Z") {
      $0.repeatRule = try RepeatRule("FREQ=MONTHLY;BYMONTHDAY=13")
    }
  }

  @Test("A series that overlaps itself is refused")
  func itself() throws {
    #expect(throws: Failure.self) {
      try test.event("Daily", "2026-01-16T09:00:00Z") {
        $0.duration = 86_401
        $0.repeatRule = try RepeatRule("FREQ=DAILY")
      }
    }
    try test.event("Daily", "2026-01-16T09:00:00Z") {
      $0.duration = 86_400
      $0.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=3")
    }
    #expect(throws: Failure.self) { try test.event("Between", "2026-01-18T12:00:00Z") }
    try test.event("After", "2026-01-19T09:00:00Z")
  }

  @Test("Whole days are those of the store's zone")
  func wholeDays() throws {
    let zone = try SystemZone(named: "Pacific/Auckland")
    let test = try TestStore(zone: zone)
    try test.event("Day off", "2026-01-16") { $0.isTransparent = false }
    // 11:00 UTC of the day before is when it begins there.
    try test.event("Before", "2026-01-15T10:00:00Z")
    #expect(throws: Failure.self) { try test.event("Night", "2026-01-15T11:00:00Z") }
    #expect(throws: Failure.self) { try test.event("Evening", "2026-01-16T10:59:00Z") }
    try test.event("After", "2026-01-16T11:00:00Z")
  }

  @Test(
    "What cannot be is refused, also when conflicts are allowed",
    arguments: [
      ("2026-01-16T09:00:00Z", 0, nil), ("2026-01-16T09:00:00Z", -60, nil),
      ("2026-01-16T09:00:00Z", 31_622_401, nil), ("9999-12-31T23:30:00Z", 3_600, nil),
      ("9999-12-31T00:00:00Z", 1, nil), ("9999-12-31", 86_400, nil),
      ("9999-12-30", 172_800, nil), ("0001-01-01T23:59:59Z", 1, nil), ("0001-01-01", 86_400, nil),
      ("2026-01-16", 3_600, nil),
      ("2026-01-16T09:00:00Z", 1, "FREQ=SECONDLY"), ("2026-01-16T09:00:00Z", 60, "FREQ=MINUTELY"),
      ("2026-01-16T09:00:00Z", 60, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
      ("2026-01-16T09:00:00Z", 60, "FREQ=DAILY;UNTIL=20250101T000000Z"),
    ] as [(String, Int64, String?)])
  func invalid(start: String, duration: Int64, rule: String?) throws {
    let failure = #expect(throws: Failure.self) {
      try test.event("Bad", start, allowingConflicts: true) {
        $0.duration = duration
        $0.repeatRule = try rule.map { try RepeatRule($0) }
      }
    }
    #expect(failure?.kind == .invalid)
    #expect(["start", "duration_s", "repeat_rule"].contains(failure?.field))
    #expect(try test.store.events.all().isEmpty)
  }

  @Test("From the first to the last year, events are found and protected")
  func allYears() throws {
    for start in [
      "0001-01-02T00:00:00Z", "0001-01-03", "6053-02-12T08:30:00Z", "6053-02-13",
      "9999-12-29T23:00:00Z", "9999-12-30",
    ] {
      try test.event(start, start) { $0.isTransparent = false }
      #expect(throws: Failure.self) {
        try test.event("Again", start) { $0.isTransparent = false }
      }
    }
    #expect(
      try test.calendar("0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z").count == 6)
    #expect(
      try test.calendar("9999-12-30T00:00:00Z", "9999-12-31T23:59:59Z") == [
        "9999-12-30T00:00 9999-12-30"
      ])
  }

  @Test("All events of a call are added, or none; each must leave the others their time")
  func many() throws {
    let starts = ["2026-01-16T09:00:00Z", "2026-01-16T10:00:00Z", "2026-01-16T09:30:00Z"]
    var conflicts: [EventConflict] = []
    let failure = #expect(throws: Failure.self) {
      try AddEvents(test.store, newUID: test.newUID).run(3, allowingConflicts: false, at: test.now)
      {
        var input = EventInput()
        input.title = "Event \($0)"
        input.start = try Moment(text: starts[$0])
        return input
      } added: { _, _ in
      } hits: {
        conflicts = $0
      }
    }
    #expect(failure?.index == 2)
    #expect(conflicts.map(\.other.event.id) == [0, 0])
    #expect(try test.store.events.all().isEmpty)
  }

  @Test("Of two handles that want one slot, one gets it")
  func race() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("store.db")
    let one = try TestStore(path: path)
    let other = try TestStore(path: path)
    try one.event("Standup", "2026-01-16T09:00:00Z") {
      $0.repeatRule = try RepeatRule("FREQ=DAILY")
    }
    #expect(throws: Failure.self) { try other.event("Mine", "2026-01-20T09:30:00Z") }
    try DeleteEvents(other.store).run([1], at: other.now)
    // What one knows of the series is old now.
    try one.event("Mine", "2026-01-20T09:30:00Z")
    #expect(throws: Failure.self) { try other.event("Yours", "2026-01-20T09:30:00Z") }
  }

  @Test("Two handles at the same time never both take a slot")
  func concurrentRace() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("store.db")
    let first = try TestStore(path: path)
    let taken = try await withThrowingTaskGroup(of: Int.self) { group in
      for name in ["a", "b", "c"] {
        group.addTask { try Self.takeSlots(in: path, as: name) }
      }
      return try await group.reduce(0, +)
    }
    #expect(taken == 40)
    let events = try first.store.events.all()
    #expect(events.count == 40 && Set(events.map(\.start)).count == 40)
  }

  /// Tries all slots of two days; a third of them is taken by a series of its own.
  private static func takeSlots(in path: String, as name: String) throws -> Int {
    let test = try TestStore(path: path)
    var number = 0
    var taken = 0
    for slot in 0..<40 {
      var input = EventInput()
      input.title = name
      input.start = .dateTime(
        Instant(clamping: test.now.milliseconds + Int64(slot) * 3_600_000))
      if slot % 3 == 0 { input.repeatRule = try RepeatRule("FREQ=WEEKLY;COUNT=5") }
      let add = AddEvents(test.store) {
        number += 1
        return "\(name)-\(number)"
      }
      do {
        try add.run(1, allowingConflicts: false, at: test.now) { _ in
          input
        } added: { _, _ in
          taken += 1
        }
      } catch let failure as Failure where failure.kind == .conflict {}
    }
    return taken
  }
}
