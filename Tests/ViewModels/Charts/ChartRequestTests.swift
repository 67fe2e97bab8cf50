import Domain
import Testing

@testable import ViewModels

@Suite struct ChartRequestTests {
  private static let today = ChartFixture.today

  @Test(
    "Without dates a chart is of the 30 days up to today, a heat map of 365 and a pie of today",
    arguments: [(.score, 2026_11_25), (.year, 2025_12_25), (.done, 2026_12_24)]
      as [(Chart.Kind, Int32)])
  func days(kind: Chart.Kind, first: Int32) throws {
    let query = try ChartRequest(kind).query(today: Self.today, localeWeekStart: 7)
    #expect(query.days.lowerBound.packed == first)
    #expect(query.days.upperBound == Self.today)
    #expect(query.weekStart == 7)
    #expect(query.projectID == nil)
  }

  @Test("Dates, project and the beginning of weeks are as the request has them")
  func members() throws {
    var request = try ChartRequest(.projects, of: .focus)
    request.first = try CalendarDate(packed: 2026_01_01, field: "")
    request.last = try CalendarDate(packed: 2026_01_31, field: "")
    request.projectID = 4
    request.weekStart = 3
    let query = try request.query(today: Self.today, localeWeekStart: 7)
    #expect(query.days.lowerBound == request.first)
    #expect(query.days.upperBound == request.last)
    #expect(query.projectID == 4)
    #expect(query.weekStart == 3)
  }

  @Test("At the beginning of time there are no days before it")
  func beginningOfTime() throws {
    var request = try ChartRequest(.score)
    request.last = try CalendarDate(packed: 1_01_05, field: "")
    let query = try request.query(today: Self.today, localeWeekStart: 1)
    #expect(query.days.lowerBound.packed == 1_01_01)
  }

  @Test("A pie is of one day: it has no first date")
  func pie() throws {
    var request = try ChartRequest(.done)
    request.first = Self.today
    let failure = try #require(throws: Failure.self) {
      try request.query(today: Self.today, localeWeekStart: 1)
    }
    #expect(failure.field == "first_date")
  }

  @Test("A range is as long as that of a pulse, and no longer")
  func longest() throws {
    var request = try ChartRequest(.year)
    request.first = Self.today.adding(days: -PulseQuery.longest)
    #expect(throws: Never.self) { try request.query(today: Self.today, localeWeekStart: 1) }
    request.first = Self.today.adding(days: -PulseQuery.longest - 1)
    #expect(throws: Failure.self) { try request.query(today: Self.today, localeWeekStart: 1) }
  }
}
