package import Domain

/// The data of a report, all read at one moment.
package struct ReportSources {
  /// Nil: the usual one.
  let title: String?
  /// Of the range.
  let pulse: Pulse
  /// All seven days of this week.
  let weekDays: [Pulse.Day]
  /// Of today, in the order of time.
  let completions: [DoneTask]
  /// Done and open of today.
  let todayChart: Chart
  let charts: [Chart]

  /// Takes the pulse of the range and that of ``year(upTo:weekStart:)``, and what was completed today, in the
  /// order of time.
  package init(
    title: String?, pulse: Pulse, year: Pulse, completions: [DoneTask],
    _ wording: Wording = .english
  ) throws {
    self.title = title
    self.pulse = pulse
    self.completions = completions
    weekDays = year.days.filter { $0.figures.date >= year.week.days.lowerBound }
    let yearToToday = try year.upToToday()
    let ofRange = ChartBuilder(pulse, wording)
    let ofYear = ChartBuilder(yearToToday, wording)
    todayChart = try Self.chart(.done, ofYear)
    let kinds: [Chart.Kind] = [.score, .burndown, .projects, .priorities, .weekdays, .hours]
    charts = try kinds.map { try Self.chart($0, ofRange) } + [Self.chart(.year, ofYear)]
  }

  private static func chart(_ kind: Chart.Kind, _ builder: ChartBuilder) throws -> Chart {
    var chart = try builder.chart(kind)
    chart.title = builder.wording.shortTitle(of: kind)
    return chart
  }

  /// The year up to the end of this week: what the heat map, the week and today are read from.
  package static func year(upTo today: CalendarDate, weekStart: Int) throws -> PulseQuery {
    let rest = 6 - today.daysIntoWeek(from: weekStart)
    return try PulseQuery(
      first: today.adding(days: -364) ?? today, last: today.adding(days: rest) ?? today,
      weekStart: weekStart)
  }

  /// What was completed today.
  var today: Tally {
    completions.reduce(into: Tally()) { $0 += Tally(completed: 1, points: $1.points) }
  }
}

extension Pulse {
  fileprivate func upToToday() throws -> Pulse {
    var pulse = self
    pulse.query = try PulseQuery(
      first: query.days.lowerBound, last: today, weekStart: query.weekStart)
    pulse.days = days.filter { $0.figures.date <= today }
    return pulse
  }
}
