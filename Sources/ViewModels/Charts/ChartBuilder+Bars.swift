import Domain

/// Bars, with a name below each.
extension ChartBuilder {
  /// The value of one bar.
  struct Bar {
    var label: String
    var value: Double
    var colour: ColourToken
  }

  func bars(_ kind: Chart.Kind, of measure: Chart.Measure, _ bars: [Bar]) -> Chart {
    let points = bars.enumerated().map { index, bar in
      Chart.Point(
        x: Double(index), y: bar.value, value: bar.value, label: bar.label, colour: bar.colour)
    }
    let unit = wording.unit(of: measure)
    let series = Chart.Series(name: unit, points: points, colour: Self.colour(of: measure))
    var chart = Chart(
      kind, of: measure, days: days, title: title(kind, of: measure),
      description: wording.bars(kind, measure, points, on: days), series: [series],
      wording: wording)
    if isEmpty(series) { chart.emptyMessage = wording.empty(measure) }
    let ticks = points.map { Chart.Tick($0.x, $0.label) }
    chart.xAxis = Self.categoryAxis(
      points.count, ticks: kind == .hours ? ticks.filter { Int($0.value) % 4 == 0 } : ticks)
    chart.yAxis = valueAxis(unit, upTo: points.map(\.value).max() ?? 0)
    return chart
  }

  func priorityBars(of measure: Chart.Measure) -> [Bar] {
    zip(Priority.allCases, pulse.priorities).map { priority, tally in
      Bar(
        label: wording.label(of: priority), value: Self.value(of: measure, tally),
        colour: Row.colour(of: priority))
    }
  }

  /// Of each weekday all that there are in the range.
  func weekdayBars(of measure: Chart.Measure) -> [Bar] {
    var focus = [Int64](repeating: 0, count: 7)
    for day in pulse.days { focus[day.figures.date.weekday] += day.figures.focus }
    return pulse.weekdays.compactMap { group in
      let weekday = group.key - 1
      guard focus.indices.contains(weekday) else { return nil }
      return Bar(
        label: wording.weekday(group.key),
        value: measure == .focus
          ? Self.minutes(focus[weekday]) : Self.value(of: measure, group.tally),
        colour: Self.colour(of: measure))
    }
  }

  func hourBars(of measure: Chart.Measure) -> [Bar] {
    pulse.hours.map { group in
      Bar(
        label: wording.hour(group.key), value: Self.value(of: measure, group.tally),
        colour: Self.colour(of: measure))
    }
  }
}
