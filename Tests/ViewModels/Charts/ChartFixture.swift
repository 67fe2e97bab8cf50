@testable import Domain
@testable import ViewModels

/// A pulse of which the figures are given, and charts of it.
struct ChartFixture {
  /// Thursday 24 December 2026.
  static let today = CalendarDate(clampingDaysSince1970: 20_811)

  var history = PulseHistory()
  var query: PulseQuery
  var project: Project?
  var focusByProject: [ProjectFocus] = []
  var wording = Wording.english

  /// The days up to today, or up to another one.
  init(dayCount: Int, last: CalendarDate = today, weekStart: Int = 1) throws {
    let first = last.adding(days: 1 - dayCount) ?? last
    query = try PulseQuery(first: first, last: last, weekStart: weekStart)
    let frame = PulseHistory.frame(of: query, today: Self.today)
    let count = frame.upperBound.daysSince1970 - frame.lowerBound.daysSince1970
    history.days = (0...count).compactMap { index in
      frame.lowerBound.adding(days: index).map { DayFigures(date: $0) }
    }
    history.firstDay = frame.lowerBound
  }

  /// Changes the figures of a day of the query, from 0.
  mutating func setDay(_ index: Int, _ change: (inout DayFigures) -> Void) {
    guard let date = query.days.lowerBound.adding(days: index),
      let place = history.days.firstIndex(where: { $0.date == date })
    else { return }
    change(&history.days[place])
  }

  mutating func setPoints(_ points: [Int64]) {
    for (index, points) in points.enumerated() {
      setDay(index) { $0.tally = Tally(completed: points > 0 ? 1 : 0, points: points) }
    }
  }

  var builder: ChartBuilder {
    ChartBuilder(
      Pulse(
        query, of: history, settings: PulseSettings(), holidays: [], today: Self.today),
      project: project, focusByProject: focusByProject, wording)
  }

  func chart(_ kind: Chart.Kind, of measure: Chart.Measure = .points) throws -> Chart {
    try builder.chart(kind, of: measure)
  }

  static func project(
    _ id: Int64, _ name: String, _ colour: ColourToken = .black
  ) throws -> Project {
    var project = try Project(
      id: id, uid: "project \(id)", name: name, created: Instant(clamping: 0))
    project.colour = colour
    return project
  }
}

extension Chart.Series {
  var values: [Double] { points.map(\.value) }
  var labels: [String] { points.map(\.label) }
}
