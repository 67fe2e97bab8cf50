import Calendar
import Domain
import TestSupport
import Testing
import UseCases

/// Changing and removing one occurrence of a series, this one and all later ones, or all.
@Suite struct SeriesScopeTests {
  let test: TestStore
  let id: Int64

  init() throws {
    let test = try TestStore(now: "2026-01-01T12:00:00Z")
    self.test = test
    id = try test.event("Standup", "2026-01-05T09:00:00Z") {
      $0.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=6")
      $0.reminders = [try Reminder(.start, offset: -600), .absolute(test.now)]
    }
  }

  private func calendar() throws -> [String] {
    try test.calendar("2026-01-01T00:00:00Z", "2026-03-01T00:00:00Z")
      .map { String($0.dropFirst(8)) }
  }

  private let before = [
    "05T09:00 Standup", "06T09:00 Standup", "07T09:00 Standup", "08T09:00 Standup",
    "09T09:00 Standup", "10T09:00 Standup",
  ]

  @Test("One occurrence becomes an event of its own, and the series leaves it out")
  func one() throws {
    let changed = try test.update(id, "20260107T090000", .thisOne) {
      $0.title = "Late"
      $0.start = try Moment(text: "2026-01-07T11:00:00Z")
    }
    #expect(changed != id)
    var expected = before
    expected[2] = "07T11:00 Late"
    #expect(try calendar() == expected)
    let event = try test.store.events.existing(changed, field: "")
    let series = try test.store.events.existing(id, field: "")
    #expect(event.uid == OccurrenceUID.make(series: series.uid, occurrence: "20260107T090000"))
    #expect(event.seriesUID == series.uid && !event.repeats)
    #expect(event.reminders == [try Reminder(.start, offset: -600)])
    // The same one again is that event.
    #expect(try test.update(id, "20260107T090000", .thisOne) { $0.title = "Later" } == changed)
    expected[2] = "07T11:00 Later"
    #expect(try calendar() == expected)
    _ = try UndoStep(test.store).run(at: test.now)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try calendar() == before)
    #expect(try test.store.events.all().count == 1)
  }

  @Test(
    "A series that moves to other days repeats on them",
    arguments: [
      ("FREQ=WEEKLY;BYDAY=MO,TH", "2026-01-06", "FREQ=WEEKLY;BYDAY=TU,FR"),
      ("FREQ=WEEKLY;BYDAY=MO", "2026-01-04", "FREQ=WEEKLY;BYDAY=SU"),
      ("FREQ=MONTHLY;BYMONTHDAY=5", "2026-01-20", "FREQ=MONTHLY;BYMONTHDAY=20"),
      ("FREQ=MONTHLY;BYDAY=1MO", "2026-01-13", "FREQ=MONTHLY;BYDAY=2TU"),
      ("FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=5", "2026-02-06", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=6"),
      ("FREQ=MONTHLY;BYMONTHDAY=5,12", "2026-01-06", "FREQ=MONTHLY;BYMONTHDAY=5,12"),
      ("FREQ=MONTHLY;BYDAY=-1MO", "2026-01-06", "FREQ=MONTHLY;BYDAY=-1MO"),
    ])
  func movedDays(rule: String, day: String, moved: String) throws {
    try test.update(id, nil, .all) { $0.repeatRule = try RepeatRule(rule) }
    try test.update(id, nil, .all) { $0.start = try Moment(text: "\(day)T09:00:00Z") }
    let event = try test.store.events.existing(id, field: "")
    #expect(event.repeatRule?.text == moved)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.store.events.existing(id, field: "").repeatRule?.text == rule)
  }

  /// Five occurrences by a rule, of which the second is changed and the fourth is left out.
  private func series(_ rule: String) throws -> (id: Int64, calendar: () throws -> [String]) {
    let test = test
    _ = try DeleteEvents(test.store).run([id], at: test.now)
    let series = try test.event("Series", "2026-01-05T09:00:00Z") {
      $0.repeatRule = try RepeatRule(rule)
    }
    func calendar() throws -> [String] {
      try test.calendar("2026-01-01T00:00:00Z", "2026-03-01T00:00:00Z")
        .map { String($0.dropFirst(5)) }
    }
    let starts = try calendar().map { $0.filter { $0.isNumber }.prefix(4) }
    try test.update(series, "2026\(starts[1])T090000", .thisOne) { $0.title = "Changed" }
    try DeleteOccurrence(test.store).run(
      series, LocalMoment(text: "2026\(starts[3])T090000"), .thisOne, at: test.now)
    return (series, calendar)
  }

  @Test("The weekdays of a weekly rule move along, over the end of the week too")
  func weekdays() throws {
    let (id, calendar) = try series("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;COUNT=5")
    #expect(
      try calendar() == [
        "01-05T09:00 Series", "01-11T09:00 Changed", "01-19T09:00 Series", "02-02T09:00 Series",
      ])
    try test.update(id, "20260119T090000", .all) {
      $0.start = try Moment(text: "2026-01-20T10:00:00Z")
    }
    #expect(
      try calendar() == [
        "01-06T10:00 Series", "01-11T09:00 Changed", "01-20T10:00 Series", "02-03T10:00 Series",
      ])
    #expect(
      try test.store.events.existing(id, field: "").repeatRule?.text.contains("BYDAY=MO,TU")
        == true)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try calendar().first == "01-05T09:00 Series")
  }

  @Test("The days that a monthly rule names stay, with what was changed or left out on them")
  func namedDays() throws {
    let (id, calendar) = try series("FREQ=MONTHLY;BYMONTHDAY=5,7,9,11,13;COUNT=5")
    #expect(
      try calendar() == [
        "01-05T09:00 Series", "01-07T09:00 Changed", "01-09T09:00 Series", "01-13T09:00 Series",
      ])
    try test.update(id) { $0.start = try Moment(text: "2026-01-05T10:00:00Z") }
    #expect(
      try calendar() == [
        "01-05T10:00 Series", "01-07T09:00 Changed", "01-09T10:00 Series", "01-13T10:00 Series",
      ])
    try test.update(id) { $0.start = try Moment(text: "2026-01-04T10:00:00Z") }
    #expect(
      try calendar().filter { $0.contains("01-07") || $0.contains("01-11") }
        == ["01-07T09:00 Changed"])
  }

  @Test("This and later ones are a series of their own, and both count what is theirs")
  func later() throws {
    try test.update(id, "20260109T090000", .thisOne) { $0.title = "Changed" }
    let later = try test.update(id, "20260108T090000", .thisAndLater) {
      $0.start = try Moment(text: "2026-01-08T10:00:00Z")
      $0.title = "Moved"
    }
    let all = try test.store.events.all()
    #expect(all.compactMap(\.repeatRule?.text) == ["FREQ=DAILY;COUNT=3", "FREQ=DAILY;COUNT=3"])
    #expect(
      try calendar() == [
        "05T09:00 Standup", "06T09:00 Standup", "07T09:00 Standup", "08T10:00 Moved",
        "09T09:00 Changed", "10T10:00 Moved",
      ])
    let moved = try test.store.events.existing(later, field: "")
    #expect(
      moved.uid
        == OccurrenceUID.make(
          series: "uid-000002", occurrence: "20260108T090000", role: "later"))
    let changed = try test.store.events.changedOccurrences(ofSeries: moved.uid)
    #expect(changed.map(\.occurrence?.text) == ["20260109T100000"])
    _ = try UndoStep(test.store).run(at: test.now)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try calendar() == before)
    _ = try RedoStep(test.store).run(at: test.now)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try calendar().count == 6)
  }

  @Test("From the first one on is all of it")
  func fromFirst() throws {
    let changed = try test.update(id, "20260105T090000", .thisAndLater) { $0.title = "New" }
    #expect(try changed == id && test.store.events.all().count == 1)
    #expect(try calendar() == before.map { $0.replacing("Standup", with: "New") })
  }

  @Test("A start that moves takes all along, with exceptions and changed occurrences")
  func all() throws {
    try test.update(id, "20260107T090000", .thisOne) { $0.title = "Changed" }
    try DeleteOccurrence(test.store).run(
      id, LocalMoment(text: "20260109T090000"), .thisOne, at: test.now)
    try test.update(id, "20260106T090000", .all) {
      $0.start = try Moment(text: "2026-01-07T10:00:00Z")
    }
    #expect(
      try calendar() == [
        "06T10:00 Standup", "07T09:00 Changed", "07T10:00 Standup", "09T10:00 Standup",
        "11T10:00 Standup",
      ])
  }

  @Test("Without its rule, an event happens once")
  func endRepeating() throws {
    try test.update(id) { $0.repeatRule = .some(nil) }
    #expect(try calendar() == ["05T09:00 Standup"])
    let event = try test.store.events.existing(id, field: "")
    #expect(event.repeatStart == nil)
    #expect(throws: Failure.self) { try test.update(id, "20260105T090000", .thisOne) { _ in } }
  }

  @Test("A series keeps its clock time across a clock change, in its own zone")
  func clockChange() throws {
    let (paris, newYork) = (
      try SystemZone(named: "Europe/Paris"), try SystemZone(named: "America/New_York")
    )
    let test = try TestStore(zone: paris, zones: [newYork], now: "2026-01-01T12:00:00Z")
    let id = try test.event("Call", "2026-03-07T14:00:00Z") {
      $0.zoneName = "America/New_York"
      $0.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=3")
    }
    #expect(
      try test.calendar("2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z") == [
        "2026-03-07T14:00 Call", "2026-03-08T13:00 Call", "2026-03-09T13:00 Call",
      ])
    try test.update(id) { $0.zoneName = "Europe/Paris" }
    #expect(
      try test.calendar("2026-03-01T00:00:00Z", "2026-04-01T00:00:00Z") == [
        "2026-03-07T14:00 Call", "2026-03-08T14:00 Call", "2026-03-09T14:00 Call",
      ])
    try test.update(id) {
      $0.start = try Moment(text: "2026-03-29")
      $0.duration = 86_400
    }
    #expect(
      try test.calendar("2026-03-01T00:00:00Z", "2026-04-05T00:00:00Z") == [
        "2026-03-28T23:00 Call", "2026-03-29T22:00 Call", "2026-03-30T22:00 Call",
      ])
  }

  @Test("Skipping one, ending the series and removing it")
  func deletions() throws {
    let delete = DeleteOccurrence(test.store)
    func moment(_ text: String) throws -> LocalMoment { try LocalMoment(text: text) }
    try delete.run(id, moment("20260106T090000"), .thisOne, at: test.now)
    try test.update(id, "20260108T090000", .thisOne) { $0.title = "Changed" }
    try test.update(id, "20260107T090000", .thisOne) { $0.title = "Also" }
    #expect(throws: Failure.self) {
      try delete.run(id, moment("20260106T090000"), .thisOne, at: test.now)
    }
    try delete.run(id, moment("20260108T090000"), .thisAndLater, at: test.now)
    #expect(try calendar() == ["05T09:00 Standup", "07T09:00 Also"])
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try calendar().count == 5)
    // A changed occurrence that goes does not come back as it was.
    try DeleteEvents(test.store).run([2], at: test.now)
    #expect(try calendar().count == 4 && !calendar().contains { $0.hasPrefix("08") })
    try delete.run(id, nil, .all, at: test.now)
    #expect(try test.store.events.all().isEmpty)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try calendar().count == 4)
  }

  @Test("The last occurrence that is skipped takes the series with it")
  func nothingLeft() throws {
    let id = try test.event("Twice", "2026-02-02T09:00:00Z") {
      $0.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=2")
    }
    let delete = DeleteOccurrence(test.store)
    try delete.run(id, LocalMoment(text: "20260202T090000"), .thisOne, at: test.now)
    try delete.run(id, LocalMoment(text: "20260203T090000"), .thisOne, at: test.now)
    #expect(try test.store.events.find(id: id) == nil)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try test.store.events.find(id: id) != nil)
  }

  @Test(
    "What names no occurrence is refused",
    arguments: [
      (nil, Failure.Kind.invalid), ("20260106T090001", .notFound), ("20260106", .notFound),
      ("20260111T090000", .notFound), ("20250105T090000", .notFound),
    ] as [(String?, Failure.Kind)])
  func refusals(occurrence: String?, kind: Failure.Kind) throws {
    for scope in [SeriesScope.thisOne, .thisAndLater] {
      let failure = #expect(throws: Failure.self) {
        try test.update(id, occurrence, scope) { $0.title = "?" }
      }
      #expect(failure?.kind == kind && failure?.field == "occurrence")
    }
    let failure = #expect(throws: Failure.self) {
      try test.update(id, "20260106T090000", .thisOne) { $0.repeatRule = .some(nil) }
    }
    #expect(failure?.kind == .invalid)
    #expect(try calendar() == before)
  }

  @Test("An occurrence cannot move to where others are, its own series included")
  func conflicts() throws {
    try test.event("Lunch", "2026-01-07T12:00:00Z")
    for start in ["2026-01-07T12:30:00Z", "2026-01-08T09:30:00Z"] {
      #expect(throws: Failure.self) {
        try test.update(id, "20260107T090000", .thisOne) { $0.start = try Moment(text: start) }
      }
    }
    #expect(throws: Failure.self) {
      try test.update(id, "20260107T090000", .thisAndLater) {
        $0.start = try Moment(text: "2026-01-07T12:30:00Z")
      }
    }
    #expect(try test.store.events.all().count == 2)
    // Where it was is free then.
    try test.update(id, "20260107T090000", .thisOne) {
      $0.start = try Moment(text: "2026-01-07T10:00:00Z")
    }
    try test.event("Free", "2026-01-07T09:00:00Z")
  }

  @Test("Dates that were added are split, too")
  func addedDates() throws {
    let id = try test.event("Extra", "2026-02-10T09:00:00Z") {
      $0.repeatRule = try RepeatRule("FREQ=WEEKLY;COUNT=2")
      $0.addedDates = try [LocalMoment](
        text: "20260201T090000 20260212T090000 20260220T090000", field: "")
    }
    try test.update(id, "20260212T090000", .thisAndLater) { $0.title = "Later" }
    #expect(
      try calendar().filter { !$0.hasSuffix("Standup") } == [
        "01T09:00 Extra", "10T09:00 Extra", "12T09:00 Later", "17T09:00 Later", "20T09:00 Later",
      ])
  }

  @Test("Where SKIP moved an occurrence, later ones do not drift")
  func noDrift() throws {
    let id = try test.event("Rent", "2026-01-31T09:00:00Z") {
      $0.repeatRule = try RepeatRule("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD")
    }
    try test.update(id, "20260430T090000", .thisAndLater) { $0.title = "New rent" }
    #expect(
      try test.calendar("2026-04-01T00:00:00Z", "2026-07-01T00:00:00Z") == [
        "2026-04-30T09:00 New rent", "2026-05-31T09:00 New rent", "2026-06-30T09:00 New rent",
      ])
  }
}
