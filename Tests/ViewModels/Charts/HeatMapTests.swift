import Domain
import Testing

@testable import ViewModels

@Suite struct HeatMapTests {
  @Test("A year has a square for each day, in the column of its week and the row of its weekday")
  func squares() throws {
    // From Thursday 25 December 2025 to Thursday 24 December 2026.
    let chart = try ChartFixture(dayCount: 365).chart(.year)
    let points = chart.series[0].points
    #expect(points.count == 365)
    #expect(points.prefix(5).map(\.y) == [3, 4, 5, 6, 0])
    #expect(points.prefix(5).map(\.x) == [0, 0, 0, 0, 1])
    #expect(points.last?.x == 52)
    #expect(points.last?.y == 3)
    #expect(Set(points.map { [$0.x, $0.y] }).count == 365)
    #expect(chart.xAxis?.minimum == -0.5)
    #expect(chart.xAxis?.maximum == 52.5)
    #expect(chart.yAxis?.minimum == -0.5)
    #expect(chart.yAxis?.maximum == 6.5)
    #expect(
      chart.yAxis?.ticks.map(\.label) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(
      chart.xAxis?.ticks.map(\.label) == [
        "2026", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ])
    // Thursday 1 January, and Tuesday 1 December.
    #expect(chart.xAxis?.ticks.first?.value == 1)
    #expect(chart.xAxis?.ticks.last?.value == 49)
  }

  @Test("Weeks begin on the day that is asked for")
  func weekStart() throws {
    // From Friday 18 to Thursday 24 December.
    let chart = try ChartFixture(dayCount: 7, weekStart: 7).chart(.year)
    #expect(chart.series[0].points.map(\.y) == [5, 6, 0, 1, 2, 3, 4])
    #expect(chart.series[0].points.map(\.x) == [0, 0, 1, 1, 1, 1, 1])
    #expect(chart.yAxis?.ticks.first == Chart.Tick(0, "Sun"))
    #expect(chart.xAxis?.ticks == [Chart.Tick(0, "Dec")])
  }

  @Test("The shade is the quarter of the greatest value")
  func shades() throws {
    var fixture = try ChartFixture(dayCount: 8)
    fixture.setPoints([0, 1, 5, 6, 10, 11, 15, 20])
    let chart = try fixture.chart(.year)
    #expect(chart.series[0].points.map(\.shade) == [0, 1, 1, 2, 2, 3, 3, 4])
    #expect(chart.series[0].values == [0, 1, 5, 6, 10, 11, 15, 20])
    #expect(
      chart.description.hasSuffix(
        "68 in all, 8.5 a day. The highest is 20 on "
          + "Thursday 24 December 2026."))
  }

  @Test("Days without anything are squares without a shade")
  func empty() throws {
    let chart = try ChartFixture(dayCount: 365).chart(.year)
    #expect(chart.series[0].points.allSatisfy { $0.shade == 0 && $0.value == 0 })
    #expect(chart.emptyMessage == "No points were scored.")
  }

  @Test("Several years have their Januaries marked")
  func years() throws {
    let chart = try ChartFixture(dayCount: 3 * 365).chart(.year, of: .completed)
    #expect(chart.xAxis?.ticks.map(\.label) == ["2024", "2025", "2026"])
  }

  @Test("One day is a map as well")
  func oneDay() throws {
    let chart = try ChartFixture(dayCount: 1).chart(.year)
    #expect(chart.series[0].points.map { [$0.x, $0.y] } == [[0, 3]])
    #expect(chart.xAxis?.maximum == 0.5)
  }
}
