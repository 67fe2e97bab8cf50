import Domain
import TestSupport
import Testing

@testable import ViewModels

@Suite struct EventCountdownTests {
  let test: TestStore

  init() throws {
    test = try TestStore(now: "2026-01-15T12:00:00Z")
  }

  private func countdown(
    _ id: Int64, _ occurrence: String? = nil, from: String? = nil, at now: String
  ) throws -> Countdown {
    try CountdownReader(test.store, at: instant(now)).event(
      id, occurrence: occurrence.map { try LocalMoment(text: $0) }, from: from.map(instant))
  }

  @Test("A meeting is upcoming, runs from its start to its end, and then has passed")
  func meeting() throws {
    let id = try test.addEvent("Review", "2026-01-16T10:00:00Z", minutes: 100)
    let before = try countdown(id, at: "2026-01-16T09:15:00Z")
    #expect((before.phase, before.label) == (.upcoming, "starts in 45 min"))
    #expect((before.elapsed, before.colour) == (0, .orange))
    #expect(before.target == (try instant("2026-01-16T10:00:00Z")))
    let start = try countdown(id, at: "2026-01-16T10:00:00Z")
    #expect((start.phase, start.elapsed, start.label) == (.running, 0, "1 h 40 min left"))
    #expect(try countdown(id, at: "2026-01-16T10:50:00Z").elapsed == 500_000)
    let end = try countdown(id, at: "2026-01-16T11:40:00Z")
    #expect((end.phase, end.elapsed, end.label) == (.passed, 1_000_000, "0 s late"))
  }

  @Test("Of a deadline, or from a given instant, the time before it is over in parts as well")
  func beginning() throws {
    let id = try test.addEvent("Tax return", "2026-01-20", minutes: 1_440) { $0.kind = .deadline }
    let created = try countdown(id, at: "2026-01-18T06:00:00Z")
    #expect((created.phase, created.elapsed) == (.running, 500_000))
    let given = try countdown(id, from: "2026-01-19T00:00:00Z", at: "2026-01-20T00:00:00Z")
    #expect((given.phase, given.elapsed) == (.running, 500_000))
  }

  @Test("A deadline counts down to when it is due, in the colours of a task")
  func deadline() throws {
    let id = try test.addEvent("Filing", "2026-01-19T12:00:00Z", minutes: 60) {
      $0.kind = .deadline
    }
    let begun = try countdown(id, at: "2026-01-15T12:00:00Z")
    #expect((begun.phase, begun.label, begun.elapsed) == (.running, "4 days left", 0))
    #expect(begun.colour == .green)
    #expect(begun.target == (try instant("2026-01-19T12:00:00Z")))
    #expect(try countdown(id, at: "2026-01-18T13:00:00Z").colour == .orange)
    #expect(try countdown(id, at: "2026-01-19T11:00:00Z").colour == .red)
    let late = try countdown(id, at: "2026-01-19T12:00:00Z")
    #expect((late.phase, late.elapsed, late.label) == (.passed, 1_000_000, "0 s late"))
    let day = try test.addEvent("Tax", "2026-01-20", minutes: 1_440) { $0.kind = .deadline }
    #expect(try countdown(day, at: "2026-01-20T23:00:00Z").label == "1 h left")
    #expect(try countdown(day, at: "2026-01-21T00:00:00Z").phase == .passed)
  }

  @Test("A deadline that repeats is counted from the one before it")
  func repeatedDeadline() throws {
    let id = try test.addEvent(
      "Report", "2026-01-16T12:00:00Z", minutes: 60, repeats: "FREQ=WEEKLY"
    ) { $0.kind = .deadline }
    let first = try countdown(id, at: "2026-01-16T00:00:00Z")
    #expect((first.elapsed, first.label) == (500_000, "12 h left"))
    let second = try countdown(id, "20260123T120000", at: "2026-01-20T00:00:00Z")
    #expect((second.phase, second.elapsed) == (.running, 500_000))
  }

  @Test("Of a series the running or next occurrence counts, and the last one when all are over")
  func series() throws {
    let id = try test.addEvent(
      "Stand-up", "2026-01-16T09:00:00Z", minutes: 15, repeats: "FREQ=DAILY;COUNT=4")
    #expect(try countdown(id, at: "2026-01-16T09:05:00Z").label == "10 min left")
    #expect(try countdown(id, at: "2026-01-16T09:15:00Z").label == "starts in 23 h 45 min")
    let over = try countdown(id, at: "2027-01-19T09:15:00Z")
    #expect((over.phase, over.label) == (.passed, "365 days late"))
    let third = try countdown(id, "20260118T090000", at: "2026-01-16T09:00:00Z")
    #expect(third.label == "starts in 2 days")
    for missing in ["20260118T090001", "20260118", "20260120T090000"] {
      let failure = #expect(throws: Failure.self) {
        try countdown(id, missing, at: "2026-01-16T09:00:00Z")
      }
      #expect((failure?.kind, failure?.field) == (.notFound, "occurrence"))
    }
  }

  @Test("A changed occurrence counts as it is now, also by the series' id")
  func changed() throws {
    let id = try test.addEvent(
      "Stand-up", "2026-01-16T09:00:00Z", minutes: 15, repeats: "FREQ=DAILY")
    let uid = try #require(try test.store.events.find(id: id)).uid
    let moved = try test.addEvent("Stand-up", "2026-01-16T14:00:00Z", minutes: 15) {
      $0.seriesUID = uid
      $0.occurrence = try LocalMoment(text: "20260116T090000")
    }
    for label in [
      try countdown(id, at: "2026-01-16T08:00:00Z").label,
      try countdown(id, "20260116T090000", at: "2026-01-16T08:00:00Z").label,
      try countdown(moved, at: "2026-01-16T08:00:00Z").label,
      try countdown(moved, "20260116T090000", at: "2026-01-16T08:00:00Z").label,
    ] { #expect(label == "starts in 6 h") }
    #expect(try countdown(id, at: "2026-01-16T15:00:00Z").label == "starts in 18 h")
    #expect(throws: Failure.self) {
      try countdown(moved, "20260117T090000", at: "2026-01-16T08:00:00Z")
    }
  }

  @Test("Whole days end with their last one, and what is done stands as it stood then")
  func others() throws {
    let fair = try test.addEvent("Fair", "2026-01-16", minutes: 2 * 1_440)
    #expect(try countdown(fair, at: "2026-01-17T00:00:00Z").label == "1 day left")
    #expect(try countdown(fair, at: "2026-01-18T00:00:00Z").phase == .passed)
    let done = try test.addEvent("Review", "2026-01-16T10:00:00Z") {
      $0.done = try instant("2026-01-16T10:30:00Z")
    }
    let later = try countdown(done, at: "2026-02-01T00:00:00Z")
    #expect((later.phase, later.elapsed, later.label) == (.done, 500_000, "done"))
    let failure = #expect(throws: Failure.self) {
      try countdown(99, at: "2026-01-16T10:30:00Z")
    }
    #expect((failure?.kind, failure?.field) == (.notFound, "id"))
  }
}
