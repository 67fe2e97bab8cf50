import Domain
import Testing

@testable import ViewModels

@Suite struct BarChartTests {
  @Test("Projects have bars in their own colours, the longest first")
  func projects() throws {
    var fixture = try ChartFixture(dayCount: 30)
    fixture.history.projects = [
      .init(project: nil, tally: Tally(completed: 1, points: 5)),
      .init(
        project: try ChartFixture.project(2, "Home", .teal),
        tally: Tally(completed: 9, points: 20)),
      .init(project: try ChartFixture.project(3, "Work"), tally: Tally(completed: 6, points: 40)),
    ]
    let chart = try fixture.chart(.projects)
    #expect(chart.title == "Score by project of the last 30 days")
    #expect(
      chart.description == "Points by project from 25 November to 24 December 2026: 65 in all. "
        + "Work 40, Home 20, Deleted projects 5.")
    #expect(chart.series[0].labels == ["Work", "Home", "Deleted projects"])
    #expect(chart.series[0].values == [40, 20, 5])
    #expect(chart.series[0].points.map(\.x) == [0, 1, 2])
    #expect(chart.series[0].points.map(\.colour) == [.blue, .teal, .grey])
    #expect(chart.series[0].curves.isEmpty)
    #expect(chart.xAxis?.minimum == -0.5)
    #expect(chart.xAxis?.maximum == 2.5)
    #expect(chart.xAxis?.ticks.map(\.label) == ["Work", "Home", "Deleted projects"])
    #expect(chart.yAxis?.maximum == 40)
    let completed = try fixture.chart(.projects, of: .completed)
    #expect(completed.series[0].labels == ["Home", "Work", "Deleted projects"])
    #expect(completed.series[0].values == [9, 6, 1])
  }

  @Test("Of many projects the 12 with the most have bars of their own, and the others share one")
  func manyProjects() throws {
    var fixture = try ChartFixture(dayCount: 30)
    fixture.history.projects = try (1...20).map { number in
      .init(
        project: try ChartFixture.project(number, "P\(number)", .red),
        tally: Tally(completed: 1, points: number))
    }
    let bars = try fixture.chart(.projects).series[0]
    #expect(bars.labels == (9...20).reversed().map { "P\($0)" } + ["Others"])
    // 1 to 8.
    #expect(bars.values.last == 36)
    #expect(bars.points.last?.colour == .grey)
    fixture.history.projects.removeFirst(8)
    #expect(try fixture.chart(.projects).series[0].points.count == 12)
  }

  @Test("Focus times of projects are in minutes")
  func focus() throws {
    var fixture = try ChartFixture(dayCount: 7)
    fixture.focusByProject = [
      ProjectFocus(project: nil, duration: 60_000),
      ProjectFocus(project: try ChartFixture.project(2, "Home"), duration: 5_400_000),
    ]
    let chart = try fixture.chart(.projects, of: .focus)
    #expect(chart.series[0].labels == ["Home", "No project"])
    #expect(chart.series[0].values == [90, 1])
    #expect(chart.title == "Focus time by project of the last 7 days")
  }

  @Test("Priorities have the colours that rows have")
  func priorities() throws {
    var fixture = try ChartFixture(dayCount: 7)
    fixture.history.priorities = (1...5).map { Tally(completed: $0, points: 10 * $0) }
    let chart = try fixture.chart(.priorities)
    #expect(chart.series[0].labels == ["P0", "P1", "P2", "P3", "none"])
    #expect(chart.series[0].values == [10, 20, 30, 40, 50])
    #expect(
      chart.series[0].points.map(\.colour) == Priority.allCases.map { Row.colour(of: $0) })
  }

  @Test("Weekdays begin with the first one of the week, and each has all such days of the range")
  func weekdays() throws {
    // From Friday to Thursday, twice.
    var fixture = try ChartFixture(dayCount: 14, weekStart: 7)
    fixture.setPoints([1, 2, 3, 4, 5, 6, 7, 10, 20, 30, 40, 50, 60, 70])
    fixture.setDay(13) { $0.focus = 120_000 }
    let chart = try fixture.chart(.weekdays)
    #expect(
      chart.series[0].labels == [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
      ])
    #expect(chart.series[0].values == [33, 44, 55, 66, 77, 11, 22])
    let focus = try fixture.chart(.weekdays, of: .focus)
    #expect(focus.series[0].values == [0, 0, 0, 0, 2, 0, 0])
  }

  @Test("Hours have 24 bars, and a mark at each fourth")
  func hours() throws {
    var fixture = try ChartFixture(dayCount: 7)
    fixture.history.hours[9] = Tally(completed: 2, points: 8)
    fixture.history.hours[23] = Tally(completed: 1, points: 3)
    let chart = try fixture.chart(.hours)
    #expect(chart.series[0].points.count == 24)
    #expect(chart.series[0].values[9] == 8)
    #expect(chart.series[0].labels[9] == "09:00")
    #expect(
      chart.xAxis?.ticks.map(\.label) == ["00:00", "04:00", "08:00", "12:00", "16:00", "20:00"])
    #expect(chart.xAxis?.ticks.map(\.value) == [0, 4, 8, 12, 16, 20])
    #expect(chart.description.hasSuffix("11 in all. 09:00 8, 23:00 3."))
  }

  @Test(
    "Without anything there are no bars to see, and a message",
    arguments: [Chart.Kind.projects, .priorities, .weekdays, .hours])
  func empty(kind: Chart.Kind) throws {
    let chart = try ChartFixture(dayCount: 30).chart(kind)
    #expect(chart.emptyMessage == "No points were scored.")
    #expect(chart.series[0].values.allSatisfy { $0 == 0 })
    #expect(chart.yAxis?.maximum == 1)
    let width = try #require(chart.xAxis).maximum - #require(chart.xAxis).minimum
    #expect(width >= 1)
  }

  @Test(
    "A measure that a chart does not have is refused",
    arguments: [
      (.priorities, .focus), (.hours, .focus), (.done, .completed), (.done, .focus),
      (.burndown, .completed), (.burndown, .focus),
    ] as [(Chart.Kind, Chart.Measure)])
  func measures(kind: Chart.Kind, measure: Chart.Measure) throws {
    let fixture = try ChartFixture(dayCount: 30)
    let failure = try #require(throws: Failure.self) { try fixture.chart(kind, of: measure) }
    #expect(failure.kind == .invalid)
    #expect(failure.field == "measure")
    #expect(throws: Failure.self) { try ChartRequest(kind, of: measure) }
  }
}
