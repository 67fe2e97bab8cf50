import Domain
import ViewModels

/// A square for each day. The weeks stand side by side, in as many bands as make the squares
/// largest: a year on a phone is two.
struct SVGHeatMap {
  private static let size = 11.0
  private static let bandHead = 17.0
  private static let bandGap = 8.0
  private static let legendHeight = 24.0
  private static let shades: [Double] = [0, 0.3, 0.52, 0.76, 1]

  private let chart: Chart
  private let box: SVGBox
  private let labelWidth: Double
  /// The weeks in a band.
  private let weeks: Int
  private let bands: Int
  private let cell: Double
  private let left: Double

  init(chart: Chart, box: SVGBox) {
    self.chart = chart
    self.box = box
    let labels = chart.yAxis?.ticks ?? []
    let widest = labels.map { TextWidth.of($0.label, size: Self.size) }.max() ?? 0
    labelWidth = min(widest, box.width * 0.3)
    let indent = widest > 0 ? labelWidth + 7 : 0

    let columns = (chart.points.map { Self.number($0.x) }.max() ?? 0) + 1
    var best = (weeks: columns, cell: 0.0)
    for bands in 1...12 {
      let weeks = (columns + bands - 1) / bands
      let heights = (box.height - Self.legendHeight) / Double(bands) - Self.bandHead - Self.bandGap
      let cell = min((box.width - indent) / Double(weeks), max(heights, 0) / 7, 26)
      if cell > best.cell { best = (weeks, cell) }
    }
    (weeks, cell) = best
    bands = (columns + weeks - 1) / weeks
    left = box.left + max(box.width - indent - cell * Double(weeks), 0) / 2 + indent
  }

  func draw(into svg: inout SVGWriter) {
    drawMonths(into: &svg)
    drawWeekdays(into: &svg)
    for point in chart.points { draw(point, into: &svg) }
    drawLegend(into: &svg)
  }

  private func draw(_ point: Chart.Point, into svg: inout SVGWriter) {
    let column = Self.number(point.x)
    let title = chart.labelled(point)
    drawSquare(
      left: left + Double(column % weeks) * cell,
      top: top(of: column / weeks) + Double(Self.number(point.y)) * cell, cell: cell,
      shade: point.shade,
      colour: point.colour, title: title, into: &svg)
  }

  private func drawSquare(
    left: Double, top: Double, cell: Double, shade: Int32, colour: ColourToken, title: String?,
    into svg: inout SVGWriter
  ) {
    let gap = cell * 0.08
    let square = SVGBox(
      left: left + gap, top: top + gap, width: cell - gap * 2, height: cell - gap * 2)
    let shade = min(max(Int(shade), 0), Self.shades.count - 1)
    if shade == 0 {
      svg.rectangle(square, style: SVGStyle.track, radius: cell * 0.2, title: title)
    } else {
      svg.rectangle(
        square, style: SVGStyle.fill(colour), radius: cell * 0.2, opacity: Self.shades[shade],
        title: title)
    }
  }

  private func drawMonths(into svg: inout SVGWriter) {
    var end = (band: -1, x: 0.0)
    for tick in chart.xAxis?.ticks ?? [] {
      let column = Self.number(tick.value)
      let band = column / weeks
      let x = left + Double(column % weeks) * cell
      let width = TextWidth.of(tick.label, size: Self.size)
      guard x + width <= box.right, band != end.band || x >= end.x + 6 else { continue }
      svg.words(tick.label, x: x, y: top(of: band) - 5, size: Self.size)
      end = (band, x + width)
    }
  }

  private func drawWeekdays(into svg: inout SVGWriter) {
    let ticks = chart.yAxis?.ticks ?? []
    let step = cell > 0 ? Int((Self.size * 1.15 / cell).rounded(.up)) : ticks.count
    for band in 0..<bands {
      for tick in stride(from: 0, to: ticks.count, by: max(step, 1)).map({ ticks[$0] }) {
        let y = top(of: band) + (Double(Self.number(tick.value)) + 0.5) * cell
        svg.words(
          TextWidth.shortened(tick.label, to: labelWidth, size: Self.size), x: left - 7,
          y: y + Self.size * 0.35, size: Self.size, anchor: .end)
      }
    }
  }

  private func drawLegend(into svg: inout SVGWriter) {
    let top = top(of: bands - 1) + self.cell * 7 + 6
    let cell = min(self.cell, 14)
    let less = TextWidth.of(chart.wording.less, size: Self.size)
    let more = TextWidth.of(chart.wording.more, size: Self.size)
    let right = min(left + self.cell * Double(weeks), box.right)
    let squares = max(right - more - 6 - cell * 5, box.left + less + 6)
    let baseline = top + cell / 2 + Self.size * 0.35
    svg.words(
      chart.wording.less, x: squares - 6, y: baseline, size: Self.size, anchor: .end)
    svg.words(chart.wording.more, x: squares + cell * 5 + 6, y: baseline, size: Self.size)
    let colour = chart.series.first?.colour ?? .green
    for shade in 0..<5 {
      drawSquare(
        left: squares + Double(shade) * cell, top: top, cell: cell, shade: Int32(shade),
        colour: colour,
        title: nil, into: &svg)
    }
  }

  private func top(of band: Int) -> Double {
    box.top + Self.bandHead + Double(band) * (cell * 7 + Self.bandHead + Self.bandGap)
  }

  /// Of a column or row; whatever the chart says, a number that can be counted with.
  private static func number(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 10_000)) : 0
  }
}
