import Domain
import Testing

@testable import ViewModels

@Suite struct PieChartTests {
  @Test("A pie has what was done and what is open of the last day, with its score in the middle")
  func slices() throws {
    var fixture = try ChartFixture(dayCount: 3)
    fixture.setPoints([50, 60, 0])
    fixture.setDay(2) {
      $0.tally = Tally(completed: 5, points: 1_234)
      $0.overdue = 2
    }
    let chart = try fixture.chart(.done)
    #expect(chart.title == "Done on Thursday 24 December")
    #expect(chart.days == ChartFixture.today...ChartFixture.today)
    #expect(chart.centreLabel == "1,234")
    #expect(chart.centreCaption == "points")
    #expect(chart.emptyMessage.isEmpty)
    #expect(chart.xAxis == nil)
    #expect(chart.yAxis == nil)
    #expect(chart.series.map(\.values) == [[5, 2]])
    #expect(chart.series[0].labels == ["done", "open"])
    #expect(chart.series[0].points.map(\.x) == [0, 1])
    #expect(chart.series[0].points.map(\.colour) == [.green, .orange])
    #expect(
      chart.description == "Thursday 24 December 2026: 5 tasks done for 1,234 points, "
        + "and 2 open at its end that had to be done until then.")
  }

  @Test("One point is in the singular")
  func onePoint() throws {
    var fixture = try ChartFixture(dayCount: 1)
    fixture.setPoints([1])
    let chart = try fixture.chart(.done)
    #expect(chart.centreCaption == "point")
    #expect(chart.description.contains("1 task done for 1 point,"))
  }

  @Test("A day without anything is empty, with 0 in the middle")
  func empty() throws {
    let chart = try ChartFixture(dayCount: 1).chart(.done)
    #expect(chart.emptyMessage == "Nothing was done, and nothing was overdue.")
    #expect(chart.centreLabel == "0")
    #expect(chart.series.map(\.values) == [[0, 0]])
  }

  @Test("A day of another year has its year")
  func otherYear() throws {
    let last = try CalendarDate(packed: 2025_12_24, field: "")
    let chart = try ChartFixture(dayCount: 1, last: last).chart(.done)
    #expect(chart.title == "Done on Wednesday 24 December 2025")
  }
}
