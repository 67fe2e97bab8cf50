import Calendar
import Domain
import TestSupport
import Testing
import UseCases

@testable import Storage

/// What a store knows of its past, day by day.
@Suite struct PulseHistoryTests {
  private static func date(_ packed: Int32) throws -> CalendarDate {
    try CalendarDate(packed: packed, field: "date")
  }

  private func query(
    _ first: Int32, _ last: Int32, project: Int64? = nil
  ) throws -> PulseQuery {
    try PulseQuery(first: Self.date(first), last: Self.date(last), projectID: project)
  }

  private func history(
    _ test: TestStore, _ first: Int32, _ last: Int32, project: Int64? = nil
  ) throws -> PulseHistory {
    try test.store.pulseHistory(query(first, last, project: project), at: test.now)
  }

  private func day(_ history: PulseHistory, _ packed: Int32) throws -> DayFigures {
    try #require(history.days.first { $0.date.packed == packed })
  }

  private func log(
    _ test: TestStore, _ completed: Instant, due: Moment? = nil, points: Int64 = 3,
    project: String = Project.inboxUID
  ) throws {
    var completion = Completion(
      uid: test.newUID(), taskUID: "task", occurrence: nil, completed: completed)
    completion.points = points
    completion.due = due
    completion.projectUID = project
    _ = try test.store.write(.completeTasks, at: test.now) {
      try test.store.completions.insert(completion)
    }
  }

  private struct Place: CustomTestStringConvertible {
    var zone: any Zone
    var around: Int32
    var testDescription: String { "\(zone.name) \(around)" }
  }

  private static func places() throws -> [Place] {
    [
      Place(zone: try SystemZone(named: "Europe/Paris"), around: 2026_04_10),
      Place(zone: try SystemZone(named: "Europe/Paris"), around: 2026_11_02),
      Place(zone: try SystemZone(named: "America/New_York"), around: 2026_03_20),
      Place(zone: try SystemZone(named: "America/New_York"), around: 2026_11_01),
      Place(zone: try SystemZone(named: "Australia/Lord_Howe"), around: 2026_04_12),
      Place(zone: try SystemZone(named: "Australia/Lord_Howe"), around: 2026_10_04),
      Place(zone: try SystemZone(named: "Pacific/Apia"), around: 2011_12_31),
      Place(zone: try SystemZone(named: "Pacific/Apia"), around: 2012_03_05),
      Place(zone: try SystemZone(named: "America/Sao_Paulo"), around: 2018_11_10),
      Place(zone: try SystemZone(named: "America/St_Johns"), around: 2010_11_20),
      Place(zone: ChangingZone.skippedMidnight, around: 2026_04_05),
      Place(zone: ChangingZone.repeatedEvening, around: 2026_11_01),
      Place(zone: ChangingZone.skippedDay, around: 2027_01_02),
      Place(zone: FixedZone(hours: -11), around: 2024_03_01),
    ]
  }

  @Test("Figures are those of the definitions, whatever the clocks do")
  func oracle() throws {
    for (number, place) in try Self.places().enumerated() {
      let around = try Self.date(place.around)
      let made = try PulseStore(place.zone, around: around, seed: UInt64(number), size: 60)
      for (first, last) in [(-30, 0), (0, 0), (-3, 20), (-100, -90), (5, 9)] {
        for project in [nil] + made.projects {
          let query = try PulseQuery(
            first: try #require(around.adding(days: first)),
            last: try #require(around.adding(days: last)), projectID: project?.id)
          let read = try made.test.store.pulseHistory(query, at: made.test.now)
          let expected = PulseOracle(made, project: project).history(query, at: made.test.now)
          for (day, wanted) in zip(read.days, expected.days) where day != wanted {
            Issue.record("\(place.testDescription): \(day) is not \(wanted)")
          }
          #expect(read == expected, "\(place.testDescription) \(first) \(last)")
        }
      }
    }
  }

  @Test("An empty store has days without figures, and no beginning")
  func empty() throws {
    let test = try TestStore()
    let history = try history(test, 2026_01_01, 2026_01_15)
    #expect(history.days.first?.date.packed == 2025_11_07)
    #expect(history.days.last?.date.packed == 2026_01_15)
    #expect(history.days.allSatisfy { $0 == DayFigures(date: $0.date) })
    #expect(history.completedDays.isEmpty && history.firstDay == nil && history.backlog == 0)
    #expect(history.projects.isEmpty && history.hours.allSatisfy { $0 == Tally() })
  }

  @Test(
    "An open task is added on one day, due on another, overdue from its end, and open from then on")
  func oneTask() throws {
    let test = try TestStore(now: "2026-01-10T12:00:00Z")
    _ = try test.add("Write") { $0.due = try? .date(Self.date(2026_01_12)) }
    test.advance(seconds: 5 * 86_400)
    let history = try history(test, 2026_01_01, 2026_01_20)
    #expect(history.firstDay?.packed == 2026_01_10 && history.backlog == 1)
    #expect(history.days.filter { $0.added == 1 }.map(\.date.packed) == [2026_01_10])
    #expect(history.days.filter { $0.due == 1 }.map(\.date.packed) == [2026_01_12])
    #expect(history.days.filter { $0.overdue == 1 }.map(\.date.day) == Array(12...20))
    #expect(history.days.filter { $0.open == 1 }.map(\.date.day) == Array(10...20))
    #expect(history.days.map(\.open) == history.days.map(\.backlog))
  }

  @Test("Midnight begins a day: what is a millisecond earlier is of the day before")
  func midnight() throws {
    let paris = try SystemZone(named: "Europe/Paris")
    for (date, before) in [(2026_03_29, 2026_03_28), (2026_10_25, 2026_10_24)] as [(Int32, Int32)] {
      let test = try TestStore(zone: paris)
      let midnight = paris.startOfDay(try Self.date(date))
      test.now = midnight
      let early = Instant(clamping: midnight.milliseconds - 1)
      let late = Instant(clamping: paris.end(of: try Self.date(date)).milliseconds - 1)
      try log(test, early, points: 1)
      try log(test, midnight, points: 2)
      try log(test, late, points: 4)
      let history = try history(test, date, date)
      #expect(try day(history, before).tally == Tally(completed: 1, points: 1))
      #expect(try day(history, date).tally == Tally(completed: 2, points: 6))
      #expect(history.completedDays.map(\.date.packed) == [before, date])
      #expect(history.hours[0] == Tally(completed: 1, points: 2))
      #expect(history.hours[23] == Tally(completed: 1, points: 4))
    }
  }

  @Test(
    "What is due at the last millisecond of a day is overdue at its end, a millisecond later not")
  func dueAtMidnight() throws {
    let test = try TestStore(now: "2026-01-15T12:00:00Z")
    let end = FixedZone().end(of: try Self.date(2026_01_15)).milliseconds
    _ = try test.add("Early") { $0.due = .dateTime(Instant(clamping: end - 1)) }
    _ = try test.add("Late") { $0.due = .dateTime(Instant(clamping: end)) }
    let history = try history(test, 2026_01_15, 2026_01_16)
    #expect(try day(history, 2026_01_15).due == 1 && day(history, 2026_01_15).overdue == 1)
    #expect(try day(history, 2026_01_16).due == 1 && day(history, 2026_01_16).overdue == 2)
  }

  @Test("A day that the clocks left out is empty, and what is due on it is overdue a day later")
  func leftOutDay() throws {
    let apia = try SystemZone(named: "Pacific/Apia")
    let test = try TestStore(zone: apia, now: "2011-12-29T12:00:00Z")
    _ = try test.add("Write") { $0.due = try? .date(Self.date(2011_12_30)) }
    let start = apia.startOfDay(try Self.date(2011_12_31))
    try log(test, start)
    try log(test, Instant(clamping: start.milliseconds - 1))
    let history = try history(test, 2011_12_28, 2011_12_31)
    let days = try [2011_12_29, 2011_12_30, 2011_12_31].map { try day(history, $0) }
    #expect(days.map(\.tally.completed) == [1, 0, 1])
    #expect(days.map(\.due) == [0, 1, 0] && days.map(\.overdue) == [0, 0, 1])
    #expect(days.map(\.open) == [1, 1, 1])
  }

  @Test("What was completed or deleted, and came back, counts as if nothing had been")
  func reopenedAndRestored() throws {
    let test = try TestStore(now: "2026-01-05T12:00:00Z")
    let ids = try ["a", "b"].map { try test.add($0) { $0.due = try? .date(Self.date(2026_01_05)) } }
    test.advance(seconds: 86_400)
    try DeleteTasks(test.store).run(ids, at: test.now)
    test.advance(seconds: 86_400)
    let gone = try history(test, 2026_01_05, 2026_01_07)
    #expect(gone.days.suffix(3).map(\.overdue) == [2, 0, 0])
    #expect(gone.days.suffix(3).map(\.open) == [2, 0, 0] && gone.backlog == 0)
    try RestoreTasks(test.store).run(ids, at: test.now)
    let back = try history(test, 2026_01_05, 2026_01_07)
    #expect(back.days.suffix(3).map(\.overdue) == [2, 2, 2] && back.backlog == 2)
  }

  @Test("What repeats is open, but no part of the backlog")
  func repeating() throws {
    let test = try TestStore()
    _ = try test.add("Sweep") {
      $0.due = try? .date(Self.date(2026_01_15))
      $0.repeatRule = try? RepeatRule("FREQ=DAILY")
    }
    _ = try test.add("Write")
    let today = try day(try history(test, 2026_01_15, 2026_01_15), 2026_01_15)
    #expect(today.added == 2 && today.addedToBacklog == 1 && today.open == 2)
    #expect(today.backlog == 1)
    #expect(try history(test, 2026_01_15, 2026_01_15).backlog == 1)
  }

  @Test("A range in the future says what would be so if nothing more happened")
  func future() throws {
    let test = try TestStore()
    _ = try test.add("Write") { $0.due = try? .date(Self.date(2026_03_02)) }
    let history = try history(test, 2026_03_01, 2026_03_03)
    #expect(history.days.last?.date.packed == 2026_03_03)
    #expect(history.days.suffix(3).map(\.due) == [0, 1, 0])
    #expect(history.days.suffix(3).map(\.overdue) == [0, 1, 1])
    #expect(history.days.suffix(3).map(\.open) == [1, 1, 1])
  }

  @Test("The days of the query alone have hours, priorities and projects; all time has days")
  func ofTheQuery() throws {
    let test = try TestStore()
    try log(test, test.now, points: 1)
    try log(test, test.now, points: 2, project: "gone")
    try log(test, test.now, points: 4, project: "gone too")
    test.advance(seconds: -400 * 86_400)
    try log(test, test.now, points: 1)
    test.advance(seconds: 400 * 86_400)
    let history = try history(test, 2026_01_15, 2026_01_15)
    let inbox = try test.store.projects.find(id: Project.inboxID)
    #expect(history.hours[12] == Tally(completed: 3, points: 7))
    #expect(history.priorities[2] == Tally(completed: 3, points: 7))
    #expect(
      history.projects == [
        .init(project: inbox, tally: Tally(completed: 1, points: 1)),
        .init(project: nil, tally: Tally(completed: 2, points: 6)),
      ])
    #expect(history.completedDays.map(\.date.packed) == [2024_12_11, 2026_01_15])
    #expect(history.firstDay?.packed == 2024_12_11)
  }

  @Test("A project that is not there, and days that are too far away, are refused")
  func refusals() throws {
    let test = try TestStore()
    let missing = try #require(
      #expect(throws: Failure.self) { try history(test, 2026_01_01, 2026_01_02, project: 9) })
    #expect(missing.kind == .notFound && missing.field == "project_id")
    let early = try #require(
      #expect(throws: Failure.self) { try history(test, 1900_01_01, 1900_01_02) })
    #expect(early.kind == .invalid && early.field == "first_date")
    let late = try #require(
      #expect(throws: Failure.self) { try history(test, 2126_01_16, 2126_01_17) })
    #expect(late.kind == .invalid && late.field == "last_date")
    #expect(try history(test, 1926_01_15, 1926_01_16).days.count > 36_525)
  }

  @Test("Points, priorities and dues that cannot be are told, and add up to nothing")
  func damaged() throws {
    let test = try TestStore()
    try log(test, test.now)
    try log(test, test.now)
    let database = test.store.database
    for damage in [
      "completion SET points = 9223372036854775807", "completion SET points = -1",
      "completion SET points = 3, priority = 5", "completion SET priority = 2, due_date = 20261301",
      "completion SET due_date = NULL, completed_ms = iif(id = 1, 'never', completed_ms)",
    ] {
      try database.execute("UPDATE \(damage)")
      let failure = #expect(throws: Failure.self) { try history(test, 2026_01_15, 2026_01_15) }
      #expect(failure?.kind == .corrupt, "\(damage)")
    }
  }
}
