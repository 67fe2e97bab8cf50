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
}
