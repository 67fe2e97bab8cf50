import Domain

/// A square for each day: a column for each week, and a row for each weekday.
extension ChartBuilder {
  func yearMap(of measure: Chart.Measure) -> Chart {
    let series = squares(of: measure)
    let description = wording.daily(
      measure, sum: sum(of: series), on: days, highest: highest(of: series))
    var chart = Chart(
      .year, of: measure, days: days, title: title(.year, of: measure),
      description: description, series: [series], wording: wording)
    if isEmpty(series) { chart.emptyMessage = wording.empty(measure) }
    let columnCount = column(of: days.upperBound) + 1
    chart.xAxis = Self.categoryAxis(columnCount, ticks: columnTicks(columnCount))
    chart.yAxis = Self.categoryAxis(7, ticks: rowTicks)
    return chart
  }

  private func squares(of measure: Chart.Measure) -> Chart.Series {
    let values = pulse.days.map { value(of: measure, on: $0) }
    let greatest = values.max() ?? 0
    let colour = Self.colour(of: measure)
    let points = zip(pulse.days, values).map { day, value in
      let date = day.figures.date
      return Chart.Point(
        x: Double(column(of: date)), y: Double(date.daysIntoWeek(from: weekStart)), value: value,
        label: wording.date(date), date: date, colour: colour,
        shade: Self.shade(value, of: greatest))
    }
    return Chart.Series(name: wording.unit(of: measure), points: points, colour: colour)
  }

  /// By the quarter of the greatest value that it is in.
  static func shade(_ value: Double, of greatest: Double) -> Int32 {
    if value <= 0 || greatest <= 0 { return 0 }
    let quarters = value / greatest * 4
    return quarters <= 1 ? 1 : quarters <= 2 ? 2 : quarters <= 3 ? 3 : 4
  }

  private var weekStart: Int { pulse.query.weekStart }

  private func column(of date: CalendarDate) -> Int {
    (days.lowerBound.daysIntoWeek(from: weekStart) + days.distance(to: date)) / 7
  }

  private var rowTicks: [Chart.Tick] {
    (0..<7).map { Chart.Tick(Double($0), wording.shortWeekday((weekStart - 1 + $0) % 7)) }
  }

  /// Months where they begin, or years when the days are of more than 13 months.
  private func columnTicks(_ columnCount: Int) -> [Chart.Tick] {
    let isLong = days.dayCount > 400
    var ticks: [Chart.Tick] = []
    var month = days.lowerBound
    while let date = CalendarDate(year: month.year, month: month.month, day: 1),
      date <= days.upperBound
    {
      if days.contains(date), !isLong || date.month == 1 {
        ticks.append(Chart.Tick(Double(column(of: date)), wording.monthOrYear(date)))
      }
      guard let next = date.adding(months: 1) else { break }
      month = next
    }
    return ticks.isEmpty ? [Chart.Tick(0, wording.monthOrYear(days.lowerBound))] : ticks
  }
}
