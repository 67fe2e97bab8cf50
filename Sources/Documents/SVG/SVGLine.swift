import ViewModels

/// Lines over time, smoothed by the chart's curves; background lines are dashed.
struct SVGLine {
  let chart: Chart
  let box: SVGBox

  func draw(into svg: inout SVGWriter) {
    let frame = SVGPlotFrame(chart: chart, box: box, legend: legend)
    let scale = SVGScale(chart.xAxis, from: frame.plot.left, to: frame.plot.right)
    frame.draw(columns: scale, hasMarks: true, into: &svg)

    let y = SVGScale(chart.yAxis, from: frame.plot.bottom, to: frame.plot.top)
    let place: Placing = { (scale.position(of: $0), y.position(of: $1)) }
    for series in chart.series.filter(\.isDashed) + chart.series.filter({ !$0.isDashed }) {
      draw(series, in: frame.plot, at: place, into: &svg)
    }
    for series in chart.series where !series.isDashed {
      drawPoints(of: series, width: frame.plot.width, at: place, into: &svg)
    }
  }

  private typealias Placing = (_ x: Double, _ y: Double) -> (x: Double, y: Double)

  private var legend: [SVGLegend.Entry] {
    guard chart.series.count > 1 else { return [] }
    return chart.series.map { series in
      SVGLegend.Entry(
        mark: .line(series.colour, isDashed: series.isDashed), label: series.name)
    }
  }

  private func draw(
    _ series: Chart.Series, in plot: SVGBox, at place: Placing, into svg: inout SVGWriter
  ) {
    guard let first = series.points.first, let last = series.points.last, series.points.count > 1
    else { return }
    let path = path(of: series, at: place)
    if !series.isDashed {
      let (left, right) = (place(first.x, 0).x, place(last.x, 0).x)
      let area = "\(path)L\(Self.text((right, plot.bottom)))L\(Self.text((left, plot.bottom)))Z"
      svg.element(
        "path",
        ["class": .text(SVGStyle.fill(series.colour)), "fill-opacity": 0.12, "d": .text(area)])
    }
    // Many days look like one broad band otherwise.
    let isFine = series.isDashed || plot.width < Double(series.points.count) * 4
    svg.element(
      "path",
      [
        "class": .text(SVGStyle.stroke(series.colour)), "fill": "none",
        "stroke-width": .number(isFine ? 1.5 : 2.5),
        "stroke-dasharray": .text(series.isDashed ? SVGStyle.dashes : "none"),
        "stroke-linejoin": "round", "stroke-linecap": .text(series.isDashed ? "butt" : "round"),
        "d": .text(path),
      ])
  }

  private func path(of series: Chart.Series, at place: Placing) -> String {
    func text(_ position: Chart.Position) -> String { Self.text(place(position.x, position.y)) }
    var path = ""
    if let first = series.curves.first {
      path = "M\(text(first.start))"
      for curve in series.curves {
        path += "C\(text(curve.control1)) \(text(curve.control2)) \(text(curve.end))"
      }
    } else {
      for point in series.points {
        path += (path.isEmpty ? "M" : "L") + Self.text(place(point.x, point.y))
      }
    }
    return path
  }

  /// Where there is room for them, or nothing else to see.
  private func drawPoints(
    of series: Chart.Series, width: Double, at place: Placing, into svg: inout SVGWriter
  ) {
    let count = series.points.count
    guard count == 1 || Double(count) * 12 <= width else { return }
    for point in series.points {
      let (x, y) = place(point.x, point.y)
      svg.circle(
        x: x, y: y, radius: count == 1 ? 5 : 3.5,
        style: "\(SVGStyle.fill(point.colour)) \(SVGStyle.edge)", strokeWidth: 1.5,
        title: chart.labelled(point))
    }
  }

  private static func text(_ place: (x: Double, y: Double)) -> String {
    "\(SVGNumber.text(place.x)) \(SVGNumber.text(place.y))"
  }
}
