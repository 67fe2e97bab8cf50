import Domain
import Testing

@testable import ViewModels

@Suite struct ReportRequestTests {
  private func date(_ packed: Int32) throws -> CalendarDate {
    try CalendarDate(packed: packed, field: "date")
  }

  @Test("It is of the 30 days up to today, or up to the last date")
  func usual() throws {
    var request = ReportRequest()
    let today = try date(2026_03_12)
    var query = try request.query(today: today, localeWeekStart: 7)
    #expect(query.days.lowerBound.packed == 2026_02_11 && query.days.upperBound == today)
    #expect(query.weekStart == 7)
    request.last = try date(2026_01_01)
    request.weekStart = 1
    query = try request.query(today: today, localeWeekStart: 7)
    #expect(query.days.lowerBound.packed == 2025_12_03 && query.weekStart == 1)
  }

  @Test("The first days there are have no 29 days before them")
  func beginning() throws {
    var request = ReportRequest()
    request.last = try date(1_01_05)
    let query = try request.query(today: try date(2026_03_12), localeWeekStart: 1)
    #expect(query.days.upperBound.packed == 1_01_05)
  }

  @Test("A range that ends before it begins, or is too long, is refused")
  func refused() throws {
    var request = ReportRequest()
    request.first = try date(2026_03_13)
    let today = try date(2026_03_12)
    #expect(throws: Failure.self) { try request.query(today: today, localeWeekStart: 1) }
    request.first = try date(2016_03_01)
    #expect(throws: Failure.self) { try request.query(today: today, localeWeekStart: 1) }
  }

  @Test("A title is one line with something to be seen", arguments: ["", " ", "two\nlines"])
  func title(text: String) {
    var request = ReportRequest()
    #expect(throws: Failure.self) { try request.setTitle(text) }
    #expect(request.title == nil)
  }
}
