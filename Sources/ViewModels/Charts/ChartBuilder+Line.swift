import Domain

/// Lines, with a point for each day.
extension ChartBuilder {
  func scoreLine(of measure: Chart.Measure) -> Chart {
    let unit = wording.unit(of: measure)
    var series = [
      line(unit, colour: Self.colour(of: measure)) { value(of: measure, on: $0) }
    ]
    let title = title(.score, of: measure)
    let description = wording.daily(
      measure, sum: sum(of: series[0]), on: days, highest: highest(of: series[0]))
    let isEmpty = isEmpty(series[0])
    if measure == .points {
      var average = line(wording.average, colour: .grey) { $0.average }
      average.isDashed = true
      series.append(average)
    }
    var chart = Chart(
      .score, of: measure, days: days, title: title, description: description, series: series,
      wording: wording)
    if isEmpty { chart.emptyMessage = wording.empty(measure) }
    setAxes(of: &chart, unit)
    return chart
  }

  var burndownLine: Chart {
    let open = line(wording.openSlice, colour: .orange) { Double($0.figures.open) }
    let description = wording.burndown(
      open.points.map(\.value), on: days, highest: highest(of: open), lowest: lowest(of: open))
    var chart = Chart(
      .burndown, of: .points, days: days, title: title(.burndown, of: .points),
      description: description, series: [open], wording: wording)
    if isEmpty(open) { chart.emptyMessage = wording.noOpenTask }
    setAxes(of: &chart, wording.unit(of: .completed))
    return chart
  }

  private func line(
    _ name: String, colour: ColourToken, value: (Pulse.Day) -> Double
  ) -> Chart.Series {
    let points = pulse.days.map { day in
      let value = value(day)
      return Chart.Point(
        x: Double(days.distance(to: day.figures.date)), y: value, value: value,
        label: wording.date(day.figures.date), date: day.figures.date, colour: colour)
    }
    var series = Chart.Series(name: name, points: points, colour: colour)
    series.curves =
      MonotoneCurve(through: points.map { Chart.Position(x: $0.x, y: $0.y) }).pieces
    return series
  }

  private func setAxes(of chart: inout Chart, _ unit: String) {
    let greatest = chart.series.flatMap(\.points).map(\.value).max() ?? 0
    chart.yAxis = valueAxis(unit, upTo: greatest)
    let ticks = DateTicks(days, weekStart: pulse.query.weekStart, wording).ticks
    // A day alone is in the middle.
    chart.xAxis =
      days.dayCount == 1
      ? Self.categoryAxis(1, ticks: ticks)
      : Chart.Axis(label: "", minimum: 0, maximum: Double(days.dayCount - 1), ticks: ticks)
  }
}

extension ChartBuilder {
  func sum(of series: Chart.Series) -> Double { series.points.reduce(0) { $0 + $1.value } }

  func isEmpty(_ series: Chart.Series) -> Bool { series.points.allSatisfy { $0.value <= 0 } }

  /// The first of several.
  func highest(of series: Chart.Series) -> Chart.Point? {
    series.points.max { $0.value < $1.value || $0.value == $1.value && $0.x > $1.x }
  }

  /// The first of several.
  func lowest(of series: Chart.Series) -> Chart.Point? {
    series.points.min { $0.value < $1.value || $0.value == $1.value && $0.x < $1.x }
  }
}
