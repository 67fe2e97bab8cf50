import Domain
import Testing

@testable import ViewModels

@Suite struct LineChartTests {
  @Test("The score has a point for each day, joined by curves, with its average behind it")
  func score() throws {
    var fixture = try ChartFixture(dayCount: 5)
    fixture.setPoints([7, 0, 21, 3, 4])
    let chart = try fixture.chart(.score)
    #expect(chart.title == "Score of the last 5 days")
    #expect(
      chart.description == "Points day by day from 20 to 24 December 2026: 35 in all, 7 a day. "
        + "The highest is 21 on Tuesday 22 December 2026.")
    #expect(chart.emptyMessage.isEmpty)
    #expect(chart.series.map(\.name) == ["points", "7-day average"])
    #expect(chart.series.map(\.isDashed) == [false, true])
    let points = chart.series[0]
    #expect(points.values == [7, 0, 21, 3, 4])
    #expect(points.points.map(\.x) == [0, 1, 2, 3, 4])
    #expect(points.points.map(\.y) == points.values)
    #expect(points.labels.last == "24 December 2026")
    #expect(points.points.last?.date == ChartFixture.today)
    #expect(points.curves.count == 4)
    #expect(chart.series[1].values.last == 5)
    #expect(
      chart.xAxis
        == Chart.Axis(
          label: "", minimum: 0, maximum: 4,
          ticks: [
            Chart.Tick(0, "20 Dec"), Chart.Tick(1, "21 Dec"), Chart.Tick(2, "22 Dec"),
            Chart.Tick(3, "23 Dec"), Chart.Tick(4, "24 Dec"),
          ]))
    #expect(chart.yAxis?.label == "points")
    #expect(chart.yAxis?.minimum == 0)
    #expect(chart.yAxis?.maximum == 25)
    #expect(chart.yAxis?.ticks.map(\.label) == ["0", "5", "10", "15", "20", "25"])
  }

  @Test("Completions and minutes of focus have a line without an average")
  func measures() throws {
    var fixture = try ChartFixture(dayCount: 3)
    fixture.setDay(0) { $0.tally = Tally(completed: 2, points: 9) }
    fixture.setDay(2) { $0.focus = 90_000 }
    let completed = try fixture.chart(.score, of: .completed)
    #expect(completed.series.map(\.values) == [[2, 0, 0]])
    #expect(completed.title == "Completed tasks of the last 3 days")
    #expect(completed.yAxis?.label == "tasks")
    let focus = try fixture.chart(.score, of: .focus)
    #expect(focus.series.map(\.values) == [[0, 0, 1.5]])
    #expect(focus.title == "Focus time of the last 3 days")
    #expect(focus.description.contains("1.5 in all, 0.5 a day."))
  }

  @Test("An average that is higher than all days has its place on the axis")
  func highAverage() throws {
    var fixture = try ChartFixture(dayCount: 1)
    fixture.setDay(-1) { $0.tally = Tally(completed: 10, points: 70) }
    let chart = try fixture.chart(.score)
    #expect(chart.series[1].values == [10])
    #expect(chart.yAxis?.maximum == 10)
  }

  @Test("A day alone is a point in the middle")
  func oneDay() throws {
    var fixture = try ChartFixture(dayCount: 1)
    fixture.setPoints([3])
    let chart = try fixture.chart(.score)
    #expect(chart.title == "Score of today")
    #expect(chart.series[0].values == [3])
    #expect(chart.series[0].curves.isEmpty)
    #expect(chart.xAxis?.minimum == -0.5)
    #expect(chart.xAxis?.maximum == 0.5)
    #expect(chart.xAxis?.ticks == [Chart.Tick(0, "24 Dec")])
  }

  @Test("Days without anything have a line at zero, and say so")
  func zero() throws {
    let chart = try ChartFixture(dayCount: 30).chart(.score)
    #expect(chart.emptyMessage == "No points were scored.")
    #expect(
      chart.description == "No points were scored. The chart is of the days "
        + "from 25 November to 24 December 2026.")
    #expect(chart.series[0].values == [Double](repeating: 0, count: 30))
    #expect(chart.series[0].curves.allSatisfy { $0.control1.y == 0 && $0.control2.y == 0 })
    #expect(chart.yAxis?.ticks.map(\.label) == ["0", "1"])
  }

  @Test("A range that does not end today is named by its dates")
  func otherRange() throws {
    let last = try CalendarDate(packed: 2026_01_02, field: "")
    #expect(
      try ChartFixture(dayCount: 4, last: last).chart(.score).title
        == "Score from 30 December 2025 to 2 January 2026")
    #expect(
      try ChartFixture(dayCount: 1, last: last).chart(.score).title
        == "Score on Friday 2 January 2026")
  }

  @Test("A burndown has the open tasks at the end of each day")
  func burndown() throws {
    var fixture = try ChartFixture(dayCount: 4)
    for (index, open) in [12, 14, 6, 7].enumerated() {
      fixture.setDay(index) { $0.open = Int64(open) }
    }
    let chart = try fixture.chart(.burndown)
    #expect(chart.title == "Open tasks of the last 4 days")
    #expect(chart.series.map(\.values) == [[12, 14, 6, 7]])
    #expect(chart.series[0].curves.count == 3)
    #expect(
      chart.description
        == "Open tasks at the end of each day from 21 to 24 December 2026: 12 at first, 7 at last. "
        + "The highest is 14 on Tuesday 22 December 2026, "
        + "the lowest is 6 on Wednesday 23 December 2026.")
    #expect(try ChartFixture(dayCount: 4).chart(.burndown).emptyMessage == "No task was open.")
  }

  @Test("The curves of the longest range stay between 0 and the top of the axis")
  func longest() throws {
    var fixture = try ChartFixture(dayCount: PulseQuery.longest + 1)
    let points = (0...PulseQuery.longest).map { Int64($0 % 7 * ($0 % 11) * 1_000) }
    for index in fixture.history.days.indices {
      fixture.history.days[index].tally.points = points[index % points.count]
    }
    let chart = try fixture.chart(.score)
    let top = try #require(chart.yAxis?.maximum)
    for series in chart.series {
      #expect(series.points.count == PulseQuery.longest + 1)
      #expect(series.curves.count == PulseQuery.longest)
      for curve in series.curves {
        let heights = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
        #expect(heights.allSatisfy { (0...top).contains($0) })
      }
    }
  }

  @Test("The title has the name of the project")
  func project() throws {
    var fixture = try ChartFixture(dayCount: 30)
    fixture.project = try ChartFixture.project(2, "Home")
    #expect(try fixture.chart(.score).title == "Score of the last 30 days: Home")
  }
}
