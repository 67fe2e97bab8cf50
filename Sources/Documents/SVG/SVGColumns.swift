import ViewModels

/// Vertical bars side by side, such as those of weekdays and hours.
struct SVGColumns {
  let chart: Chart
  let box: SVGBox

  func draw(into svg: inout SVGWriter) {
    let points = chart.points
    let frame = SVGPlotFrame(chart: chart, box: box, legend: [])
    let band = frame.plot.width / Double(points.count)
    let first = points.first?.x ?? 0
    let columns = SVGScale(
      minimum: first, maximum: first + Double(max(points.count - 1, 1)),
      from: frame.plot.left + band / 2, to: frame.plot.right - band / 2)
    frame.draw(columns: columns, hasMarks: false, into: &svg)

    let scale = SVGScale(chart.yAxis, from: frame.plot.bottom, to: frame.plot.top)
    for point in points {
      let middle = columns.position(of: point.x)
      let width = min(band * 0.68, 48)
      let column = SVGBox(
        left: middle - width / 2, top: scale.position(of: point.value), right: middle + width / 2,
        bottom: frame.plot.bottom)
      let title = "\(point.label): \(chart.amount(point.value))"
      svg.rectangle(column, style: SVGStyle.fill(point.colour), radius: 3, title: title)
    }
  }
}
