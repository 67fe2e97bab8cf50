import ViewModels

/// A ring of slices with a number in its hole, and a legend beside or below it.
struct SVGPie {
  private static let gap = 32.0

  private let chart: Chart
  private let slices: [Chart.Point]
  private let total: Double
  private let ring: SVGRing
  private let legend: SVGLegend
  private let isBeside: Bool
  private let legendBox: SVGBox
  private let message: [String]

  init(chart: Chart, box: SVGBox) {
    self.chart = chart
    slices = chart.points.filter { $0.value > 0 && $0.value.isFinite }
    total = slices.reduce(0) { $0 + $1.value }
    message = TextWidth.lines(
      chart.emptyMessage, width: box.width, size: SVGLegend.size, limit: 2)
    let entries = message.isEmpty ? chart.points.map { Self.entry(of: $0, in: chart) } : []

    let beside = SVGLegend(entries, width: box.width / 2, height: box.height, isInRows: false)
    let below = SVGLegend(entries, width: box.width, height: box.height * 0.4)
    isBeside = message.isEmpty && box.width - box.height >= beside.width + Self.gap
    legend = isBeside ? beside : below

    let foot = message.isEmpty ? below.height : Double(message.count) * SVGLegend.rowHeight
    let room = isBeside ? box : box.inset(bottom: foot + 8)
    let radius = max(min(room.width, room.height) / 2 - 1, 0)
    if isBeside {
      let left = box.left + (box.width - radius * 2 - Self.gap - legend.width) / 2
      ring = SVGRing(x: left + radius, y: room.centre, radius: radius)
      legendBox = SVGBox(
        left: left + radius * 2 + Self.gap, top: room.centre - legend.height / 2,
        width: legend.width, height: legend.height)
    } else {
      ring = SVGRing(x: box.middle, y: room.centre, radius: radius)
      legendBox = SVGBox(left: box.left, top: room.bottom + 8, width: box.width, height: foot)
    }
  }

  func draw(into svg: inout SVGWriter) {
    if let whole = slices.first(where: { $0.value >= total * 0.999 }) {
      ring.drawWhole(SVGStyle.stroke(whole.colour), title: title(of: whole), into: &svg)
    } else if slices.isEmpty {
      ring.drawWhole(SVGStyle.grid, title: nil, into: &svg)
    } else {
      drawSlices(into: &svg)
    }
    SVGRingCentre(ring: ring, label: chart.centreLabel, caption: chart.centreCaption)
      .draw(into: &svg)
    legend.draw(in: legendBox, anchor: isBeside ? .start : .middle, into: &svg)
    for (row, line) in message.enumerated() {
      svg.words(
        line, x: legendBox.middle, y: legendBox.top + (Double(row) + 0.7) * SVGLegend.rowHeight,
        size: SVGLegend.size, anchor: .middle)
    }
  }

  private func drawSlices(into svg: inout SVGWriter) {
    var start = 0.0
    for slice in slices {
      let end = start + slice.value / total
      ring.drawSlice(
        from: start, to: end, style: SVGStyle.fill(slice.colour), title: title(of: slice),
        into: &svg)
      start = end
    }
  }

  private func title(of slice: Chart.Point) -> String {
    let percent = SVGNumber.text((slice.value / total * 100).rounded())
    return chart.wording.slice(chart.number(slice.value), slice.label, percent: percent)
  }

  private static func entry(of slice: Chart.Point, in chart: Chart) -> SVGLegend.Entry {
    SVGLegend.Entry(
      mark: .square(slice.colour),
      label: chart.wording.slice(chart.number(slice.value), slice.label))
  }
}
