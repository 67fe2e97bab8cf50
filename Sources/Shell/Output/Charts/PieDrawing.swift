import Platform
import TaskcoreSwift

/// A ring of done and open tasks around the score of the day; a bar where there is no room.
struct PieDrawing {
  private let chart: Chart
  private let width: Int
  private let isUnicode: Bool
  private let slices: [Chart.Point]
  private let total: Double

  private static let rows = 10
  private static let columns = 20
  private static let gap = 3

  init(_ chart: Chart, width: Int, isUnicode: Bool) {
    self.chart = chart
    self.width = width
    self.isUnicode = isUnicode
    slices = chart.series.flatMap(\.points)
    total = slices.reduce(0) { $0 + max($1.value, 0) }
  }

  var lines: [StyledText] {
    let entries = legend
    let widest = entries.map(\.displayWidth).max() ?? 0
    guard isUnicode, Self.columns + Self.gap + max(widest, 12) <= width,
      chart.centreLabel.displayWidth <= 8
    else { return gauge }
    let ring = self.ring
    let top = (Self.rows - entries.count) / 2
    return (0..<Self.rows).map { row in
      var line = ring.line(row)
      if entries.indices.contains(row - top) {
        line.append(String(repeating: " ", count: Self.gap))
        line.append(entries[row - top])
      }
      return line
    }
  }

  private var ring: DotCanvas {
    var canvas = DotCanvas(columns: Self.columns, rows: Self.rows, isBraille: true)
    let middle = Double(canvas.width - 1) / 2
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let (right, up) = (Double(x) - middle, middle - Double(y))
        let distance = (right * right + up * up).squareRoot()
        guard distance >= middle * 0.66, distance <= middle + 0.3 else { continue }
        // From above, as the clock goes.
        let turn = Mathematics.angle(x: up, y: right) / (2 * Double.pi)
        let slice = slice(at: turn < 0 ? turn + 1 : turn)
        // What is done is full, so that the ring can be read without colours.
        if slice?.offset == 0 || (x + y) % 2 == 0 {
          canvas.set(x, y, slice?.element.colour.style ?? .dim)
        }
      }
    }
    canvas.write(chart.centreLabel, row: Self.rows / 2 - 1, .bold)
    canvas.write(chart.centreCaption, row: Self.rows / 2, .dim)
    return canvas
  }

  /// The slice at a part of the whole; nil when there are none.
  private func slice(at part: Double) -> (offset: Int, element: Chart.Point)? {
    guard total > 0 else { return nil }
    var end = 0.0
    let shown = slices.enumerated().filter { $0.element.value > 0 }
    for slice in shown {
      end += slice.element.value / total
      if part < end { return slice }
    }
    return shown.last
  }

  private var legend: [StyledText] {
    guard chart.emptyMessage.isEmpty else {
      let room = max(width - Self.columns - Self.gap, 12)
      return chart.emptyMessage.lines(within: min(room, 40)).map { StyledText($0) }
    }
    let values = slices.map { NumberText.decimal($0.value) }
    let labelWidth = slices.map(\.label.displayWidth).max() ?? 0
    let valueWidth = values.map(\.displayWidth).max() ?? 0
    var rest = 100
    return zip(slices, values).enumerated().map { index, slice in
      let (point, value) = slice
      let share = index == slices.count - 1 ? rest : percentage(of: point)
      rest -= share
      let percentage = "\(share)%"
      var line = StyledText(index == 0 ? "⣿⣿ " : "⢕⢕ ", point.colour.style)
      line.append(point.label.padded(to: labelWidth) + "  ")
      let blanks = max(0, valueWidth - value.displayWidth)
      line.append(String(repeating: " ", count: blanks) + value, .bold)
      line.append(String(repeating: " ", count: max(2, 6 - percentage.count)) + percentage, .dim)
      return line
    }
  }

  /// As a whole number.
  private func percentage(of slice: Chart.Point) -> Int {
    Int((slice.value / max(total, 1) * 100).rounded())
  }

  /// The same in three short lines.
  private var gauge: [StyledText] {
    let score = StyledText("\(chart.centreLabel) \(chart.centreCaption)", .bold)
    guard chart.emptyMessage.isEmpty, let done = slices.first else {
      return [score] + chart.emptyMessage.lines(within: width).map { StyledText($0) }
    }
    let percentage = "\(percentage(of: done))%"
    let length = min(max(width - percentage.displayWidth - 1, 1), 40)
    let part = min(max(done.value / max(total, 1), 0), 1)
    let full = Int((part * Double(length)).rounded())
    var bar = StyledText(
      String(repeating: isUnicode ? "█" : "#", count: full), done.colour.style)
    bar.append(
      String(repeating: isUnicode ? "░" : ".", count: length - full),
      slices.last?.colour.style ?? .plain)
    bar.append(" \(percentage)")
    let counts = slices.map { "\(NumberText.decimal($0.value)) \($0.label)" }
    return [bar, score] + counts.joined(separator: ", ").lines(within: width).map { StyledText($0) }
  }
}

extension String {
  /// With blanks after it.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}
