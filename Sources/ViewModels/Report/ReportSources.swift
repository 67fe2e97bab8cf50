package import Domain

/// What a report is put together from, all read at one moment.
package struct ReportSources {
  package var title: String
  /// Of the range.
  package var pulse: Pulse
  /// All seven days of this week.
  package var weekDays: [Pulse.Day]
  /// Of today, in the order of time.
  package var completions: [Report.Completion]
  /// Done and open of today.
  package var todayChart: Chart?
  package var charts: [Chart]

  package init(
    title: String, pulse: Pulse, weekDays: [Pulse.Day], completions: [Report.Completion],
    todayChart: Chart?, charts: [Chart]
  ) {
    self.title = title
    self.pulse = pulse
    self.weekDays = weekDays
    self.completions = completions
    self.todayChart = todayChart
    self.charts = charts
  }

  /// What was completed today.
  var today: Tally {
    completions.reduce(into: Tally()) { $0 += Tally(completed: 1, points: $1.points) }
  }
}
