import ViewModels

/// Horizontal bars, each with its name at its left and its value at its right.
struct SVGBars {
  private static let size = 12.5
  private static let leastRowHeight = 19.0
  private static let mostRowHeight = 52.0

  private let chart: Chart
  private let box: SVGBox
  private let bars: ArraySlice<Chart.Point>
  private let rest: ArraySlice<Chart.Point>
  private let labelWidth: Double
  private let valueWidth: Double

  init(chart: Chart, box: SVGBox) {
    self.chart = chart
    self.box = box
    let points = chart.points
    let rows = max(Int(box.height / Self.leastRowHeight), 1)
    bars = points.count > rows ? points.prefix(rows - 1) : points[...]
    rest = points.dropFirst(bars.count)
    let widest = bars.map { TextWidth.of($0.label, size: Self.size) }.max() ?? 0
    valueWidth = bars.map { TextWidth.of(chart.number($0.value), size: Self.size) }.max() ?? 0
    labelWidth = max(min(widest, box.width * 0.36, box.width - valueWidth - 30), 0)
  }

  func draw(into svg: inout SVGWriter) {
    let rows = bars.count + (rest.isEmpty ? 0 : 1)
    let height = min(box.height / Double(max(rows, 1)), Self.mostRowHeight)
    let lane = SVGBox(
      left: box.left + labelWidth + 10, top: box.top, right: box.right - valueWidth - 8,
      bottom: box.bottom)
    for (row, bar) in bars.enumerated() {
      let top = box.top + Double(row) * height
      draw(bar, in: lane, centre: top + height / 2, thickness: min(height * 0.6, 22), into: &svg)
    }
    drawRest(centre: box.top + (Double(rows) - 0.5) * height, into: &svg)
  }

  private func draw(
    _ bar: Chart.Point, in lane: SVGBox, centre: Double, thickness: Double,
    into svg: inout SVGWriter
  ) {
    let title = chart.labelled(bar)
    let baseline = centre + Self.size * 0.36
    svg.words(
      TextWidth.shortened(bar.label, to: labelWidth, size: Self.size), x: lane.left - 10,
      y: baseline, size: Self.size, anchor: .end, style: SVGStyle.text, title: title)
    let track = SVGBox(
      left: lane.left, top: centre - thickness / 2, width: lane.width, height: thickness)
    svg.rectangle(track, style: SVGStyle.track, radius: 4, title: title)
    let end = scale(lane).position(of: bar.value)
    if end > lane.left {
      let filled = SVGBox(
        left: track.left, top: track.top, right: max(end, track.left + 2), bottom: track.bottom)
      svg.rectangle(filled, style: SVGStyle.fill(bar.colour), radius: 4, title: title)
    }
    svg.words(
      chart.number(bar.value), x: box.right, y: baseline, size: Self.size, anchor: .end,
      style: SVGStyle.text)
  }

  private func drawRest(centre: Double, into svg: inout SVGWriter) {
    guard !rest.isEmpty else { return }
    let amount = chart.amount(rest.reduce(0) { $0 + $1.value })
    svg.words(
      TextWidth.shortened(
        chart.wording.others(amount), to: box.width, size: Self.size),
      x: box.right, y: centre + Self.size * 0.36, size: Self.size, anchor: .end)
  }

  /// From 0 to the greatest value, so that the longest bar fills its lane.
  private func scale(_ lane: SVGBox) -> SVGScale {
    let greatest = bars.map(\.value).filter(\.isFinite).max() ?? 0
    return SVGScale(minimum: 0, maximum: max(greatest, 1), from: lane.left, to: lane.right)
  }
}
