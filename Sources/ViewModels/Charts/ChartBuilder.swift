package import Domain
import Localization

/// Makes charts from a pulse.
package struct ChartBuilder: Sendable {
  let pulse: Pulse
  let project: Project?
  let focusByProject: [ProjectFocus]
  let wording: Wording

  /// - Parameters:
  ///   - pulse: the figures, of the days that the charts are of.
  ///   - project: the one that the pulse is of; nil for all.
  ///   - focusByProject: on the same days; bars of it need it.
  ///   - wording: What it says.
  package init(
    _ pulse: Pulse, project: Project? = nil, focusByProject: [ProjectFocus] = [],
    _ wording: Wording = .english
  ) {
    self.pulse = pulse
    self.project = project
    self.focusByProject = focusByProject
    self.wording = wording
  }

  /// A chart of the days of the pulse; a pie is of the last one alone.
  ///
  /// - Throws: `invalid` for a measure that such a chart does not have.
  package func chart(
    _ kind: Chart.Kind, of measure: Chart.Measure = .points
  ) throws -> Chart {
    try kind.check(measure)
    return switch kind {
    case .score: scoreLine(of: measure)
    case .done: donePie
    case .projects: bars(kind, of: measure, projectBars(of: measure))
    case .priorities: bars(kind, of: measure, priorityBars(of: measure))
    case .weekdays: bars(kind, of: measure, weekdayBars(of: measure))
    case .hours: bars(kind, of: measure, hourBars(of: measure))
    case .year: yearMap(of: measure)
    case .burndown: burndownLine
    }
  }

  var days: ClosedRange<CalendarDate> { pulse.query.days }

  func value(of measure: Chart.Measure, on day: Pulse.Day) -> Double {
    measure == .focus
      ? Self.minutes(day.figures.focus) : Self.value(of: measure, day.figures.tally)
  }

  /// Of points and completions.
  static func value(of measure: Chart.Measure, _ tally: Tally) -> Double {
    Double(measure == .completed ? tally.completed : tally.points)
  }

  static func minutes(_ milliseconds: Int64) -> Double { Double(milliseconds) / 60_000 }

  static func colour(of measure: Chart.Measure) -> ColourToken {
    switch measure {
    case .points: .blue
    case .completed: .green
    case .focus: .purple
    }
  }

  /// `Score by project of the last 30 days: Home`
  func title(_ kind: Chart.Kind, of measure: Chart.Measure) -> String {
    wording.title(
      wording.title(of: kind, measure), wording.period(days, today: pulse.today),
      project: project?.name)
  }

  /// Of bars and columns: each is as wide as 1, with its number in the middle.
  static func categoryAxis(_ count: Int, ticks: [Chart.Tick]) -> Chart.Axis {
    Chart.Axis(label: "", minimum: -0.5, maximum: Double(max(count, 1)) - 0.5, ticks: ticks)
  }

  func valueAxis(_ label: String, upTo greatest: Double) -> Chart.Axis {
    let numbers = NumberTicks(upTo: greatest, wording)
    return Chart.Axis(label: label, minimum: 0, maximum: numbers.maximum, ticks: numbers.ticks)
  }
}

extension Chart.Kind {
  /// - Throws: `invalid` for a measure that such a chart does not have.
  package func check(_ measure: Chart.Measure) throws {
    let problem: Message? =
      switch (self, measure) {
      case (.done, .completed), (.done, .focus):
        "A pie of done and open has no other measure than points."
      case (.burndown, .completed), (.burndown, .focus):
        "A burndown counts open tasks, and has no other measure: leave points."
      case (.priorities, .focus):
        "Focus times are not known by priority: the measure is points or completed."
      case (.hours, .focus):
        "Focus times are not known by hour: the measure is points or completed."
      default: nil
      }
    guard let problem else { return }
    throw Failure(.invalid, problem, field: "measure")
  }
}
