import ViewModels

/// A ring of slices with a number in its hole, and a legend beside or below it.
struct SVGPie {
  private let chart: Chart
  private let slices: [Chart.Point]
  private let total: Double
  private let ring: SVGRing
  private let legend: SVGLegend
  private let legendBox: SVGBox
  private let messageBox: SVGBox

  init(chart: Chart, box: SVGBox) {
    self.chart = chart
    slices = chart.points.filter { $0.value > 0 && $0.value.isFinite }
    total = slices.reduce(0) { $0 + $1.value }
    let entries = chart.points.map { slice in
      SVGLegend.Entry(
        mark: .square(slice.colour), label: "\(SVGNumber.grouped(slice.value)) \(slice.label)")
    }

    messageBox = SVGBox(
      left: box.left, top: box.bottom - (chart.emptyMessage.isEmpty ? 0 : 20), right: box.right,
      bottom: box.bottom)
    let box = SVGBox(left: box.left, top: box.top, right: box.right, bottom: messageBox.top)
    let widest = entries.map { SVGLegend([$0], width: .infinity).width }.max() ?? 0
    let isBeside = box.width - box.height - 32 >= widest
    legend = SVGLegend(entries, width: isBeside ? widest : box.width)
    let room = isBeside ? box : box.inset(bottom: legend.height + 8)
    let radius = min(room.width, room.height) / 2 - 1
    let taken = isBeside ? radius * 2 + 32 + legend.width : radius * 2
    let left = box.left + (box.width - taken) / 2
    ring = SVGRing(x: left + radius, y: room.centre, radius: max(radius, 0))
    legendBox =
      isBeside
      ? SVGBox(
        left: left + radius * 2 + 32, top: room.centre - legend.height / 2, width: legend.width,
        height: legend.height)
      : SVGBox(
        left: box.left, top: room.bottom + 8, width: box.width, height: legend.height)
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
    legend.draw(in: legendBox, anchor: .middle, into: &svg)
    svg.words(
      TextWidth.shortened(chart.emptyMessage, to: messageBox.width, size: 12),
      x: messageBox.middle, y: messageBox.bottom - 3, size: 12, anchor: .middle)
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
    return "\(SVGNumber.grouped(slice.value)) \(slice.label) (\(percent)%)"
  }
}
