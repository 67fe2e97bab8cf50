import Domain

/// The share of one day's tasks that are done.
extension ChartBuilder {
  /// Open is what was overdue at the end of the day. What was cancelled is shown where there is any.
  var donePie: Chart {
    let date = days.upperBound
    let figures = pulse.days.last?.figures ?? DayFigures(date: date)
    var slices = [
      slice(0, wording.doneSlice, figures.tally.completed, on: date, colour: .green),
      slice(1, wording.openSlice, figures.overdue, on: date, colour: .orange),
    ]
    if figures.cancelled > 0 {
      slices.append(slice(2, wording.cancelledSlice, figures.cancelled, on: date, colour: .grey))
    }
    var chart = Chart(
      .done, of: .points, days: date...date,
      title: wording.titleOfDone(on: date, today: pulse.today, project: project?.name),
      description: wording.done(figures),
      series: [
        Chart.Series(name: wording.unit(of: .completed), points: slices, colour: .green)
      ], wording: wording)
    chart.centreLabel = wording.grouped(figures.tally.points)
    chart.centreCaption = wording.caption(ofPoints: figures.tally.points)
    if figures.tally.completed == 0, figures.overdue == 0, figures.cancelled == 0 {
      chart.emptyMessage = wording.nothingDoneOrOverdue
    }
    return chart
  }

  private func slice(
    _ number: Double, _ label: String, _ count: Int64, on date: CalendarDate, colour: ColourToken
  ) -> Chart.Point {
    Chart.Point(
      x: number, y: Double(count), value: Double(count), label: label, date: date, colour: colour)
  }
}
