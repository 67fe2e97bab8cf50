import ViewModels

/// Vertical bars side by side, such as those of weekdays and hours.
struct SVGColumns {
  let chart: Chart
  let box: SVGBox

  func draw(into svg: inout SVGWriter) {
    let frame = SVGPlotFrame(chart: chartWithShortNames, box: box, legend: [])
    let columns = SVGScale(chart.xAxis, from: frame.plot.left, to: frame.plot.right)
    frame.draw(columns: columns, hasMarks: false, into: &svg)

    let width = min(frame.plot.width / Double(chart.points.count) * 0.68, 48)
    let scale = SVGScale(chart.yAxis, from: frame.plot.bottom, to: frame.plot.top)
    for point in chart.points {
      let middle = columns.position(of: point.x)
      let column = SVGBox(
        left: middle - width / 2, top: scale.position(of: point.value), right: middle + width / 2,
        bottom: frame.plot.bottom)
      let title = chart.labelled(point)
      svg.rectangle(column, style: SVGStyle.fill(point.colour), radius: 3, title: title)
    }
  }

  /// Seven whole weekdays would not fit below a drawing on a phone.
  private var chartWithShortNames: Chart {
    guard chart.kind == .weekdays, let axis = chart.xAxis else { return chart }
    var chart = chart
    chart.xAxis?.ticks = axis.ticks.map { Chart.Tick($0.value, String($0.label.prefix(3))) }
    return chart
  }
}
