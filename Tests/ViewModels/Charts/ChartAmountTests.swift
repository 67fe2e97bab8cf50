import Domain
import Testing
import ViewModels

@Suite("Amounts of a chart")
struct ChartAmountTests {
  private func chart(_ kind: Chart.Kind, _ measure: Chart.Measure = .points) throws -> Chart {
    let day = try #require(CalendarDate(year: 2026, month: 12, day: 24))
    return Chart(kind, of: measure, days: day...day, title: "", description: "", series: [])
  }

  @Test("A value is told with what it counts")
  func units() throws {
    #expect(try chart(.score).amount(1_234) == "1,234 points")
    #expect(try chart(.projects, .completed).amount(1) == "1 task")
    #expect(try chart(.year, .focus).amount(2.5) == "2.5 minutes")
    #expect(try chart(.burndown).amount(0) == "0 open tasks")
    #expect(try chart(.done).amount(3) == "3 tasks")
  }

  @Test("What is not a number is 0", arguments: [Double.nan, .infinity, -.infinity])
  func noNumber(value: Double) {
    #expect(Chart.number(value) == "0")
  }
}
