import TaskcoreSwift

/// Lines over an axis of days, with the curves of the library.
struct LineDrawing {
  private let chart: Chart
  private let isUnicode: Bool
  private let width: Int
  private let labelWidth: Int
  private var canvas: DotCanvas

  /// A drawing need not be higher, nor can it be lower.
  private static let heights = 5...14

  init(_ chart: Chart, width: Int, isUnicode: Bool) {
    self.chart = chart
    self.width = width
    self.isUnicode = isUnicode
    let widest = chart.yAxis?.ticks.map(\.label.displayWidth).max() ?? 0
    labelWidth = min(widest, width / 3)
    let columns = max(width - labelWidth - 2, 1)
    let rows = min(max(columns / 5, Self.heights.lowerBound), Self.heights.upperBound)
    canvas = DotCanvas(columns: columns, rows: rows, isBraille: isUnicode)
    // What stands behind is drawn first.
    for series in chart.series.filter(\.isDashed) + chart.series.filter({ !$0.isDashed }) {
      draw(series)
    }
  }

  var lines: [StyledText] {
    var lines: [StyledText] = []
    if let unit = chart.yAxis?.label, !unit.isEmpty {
      lines.append(StyledText(String(repeating: " ", count: labelWidth + 1) + unit, .dim))
    }
    let labels = rowLabels
    for row in 0..<canvas.rows {
      let label = labels[row]?.truncated(to: labelWidth) ?? ""
      let blanks = String(repeating: " ", count: max(0, labelWidth - label.displayWidth))
      let axis = labels[row] == nil ? mark("│", "|") : mark("┤", "+")
      lines.append(StyledText("\(blanks)\(label) \(axis)", .dim).appending(canvas.line(row)))
    }
    lines += columnLines
    if chart.series.count > 1 { lines += legend }
    return lines
  }

  private func mark(_ unicode: String, _ ascii: String) -> String { isUnicode ? unicode : ascii }

  private mutating func draw(_ series: Chart.Series) {
    var last = -1
    let style = series.colour.style
    let isDashed = series.isDashed
    func set(_ dot: (x: Int, y: Int)) {
      // Few dots of a dashed line are seen beside the whole one.
      if isDashed, dot.x % 3 != 0 || dot.x == last { return }
      last = dot.x
      canvas.set(dot.x, dot.y, style, mark: isDashed ? "." : "*")
    }
    if series.curves.isEmpty {
      for point in series.points {
        let dot = self.dot(Chart.Curve.Position(x: point.x, y: point.y))
        set(dot)
        // A point alone is seen when it is larger.
        if isUnicode, !isDashed {
          let top = min(dot.y, canvas.height - 2)
          for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            canvas.set(dot.x / 2 * 2 + x, top + y, style)
          }
        }
      }
    }
    for curve in series.curves {
      let start = dot(curve.start)
      let end = dot(curve.end)
      let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1) * 2
      var before = start
      for step in 0...steps {
        let next = dot(curve.position(at: Double(step) / Double(steps)))
        Self.dots(from: before, to: next).forEach(set)
        before = next
      }
    }
  }

  /// The dots of a straight line, so that none is missing where a curve is steep.
  private static func dots(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int)
  ) -> [(x: Int, y: Int)] {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    if steps == 0 { return [end] }
    return (0...steps).map { step in
      let part = Double(step) / Double(steps)
      return (
        start.x + Int((Double(end.x - start.x) * part).rounded()),
        start.y + Int((Double(end.y - start.y) * part).rounded())
      )
    }
  }

  /// The dot where something is; what the axes do not reach is at their ends.
  private func dot(_ position: Chart.Curve.Position) -> (x: Int, y: Int) {
    let x = chart.xAxis?.fraction(of: position.x) ?? 0
    let y = chart.yAxis?.fraction(of: position.y) ?? 0
    return (
      Int((x * Double(canvas.width - 1)).rounded()),
      Int(((1 - y) * Double(canvas.height - 1)).rounded())
    )
  }

  /// The labels of the rows that have a tick; of two in a row, the lower one.
  private var rowLabels: [Int: String] {
    let labels = (chart.yAxis?.ticks ?? []).map { tick in
      (canvas.row(ofDot: dot(Chart.Curve.Position(x: 0, y: tick.value)).y), tick.label)
    }
    return Dictionary(labels) { first, _ in first }
  }

  /// The label of a day below the axis.
  private struct DayLabel {
    let column: Int
    let text: String
    let start: Int

    var end: Int { start + text.displayWidth }
  }

  /// As many as have room, evenly.
  private var dayLabels: [DayLabel] {
    let all = (chart.xAxis?.ticks ?? []).map { tick in
      let column = canvas.column(ofDot: dot(Chart.Curve.Position(x: tick.value, y: 0)).x)
      let text = tick.label.truncated(to: canvas.columns)
      let width = text.displayWidth
      return DayLabel(
        column: column, text: text,
        start: min(max(column - width / 2, 0), max(canvas.columns - width, 0)))
    }
    for step in 1...max(all.count, 1) {
      let chosen = stride(from: 0, to: all.count, by: step).map { all[$0] }
      if zip(chosen, chosen.dropFirst()).allSatisfy({ $0.end + 2 <= $1.start }) { return chosen }
    }
    return []
  }

  /// The axis of the days, and the labels below it.
  private var columnLines: [StyledText] {
    var axis = Array(repeating: mark("─", "-"), count: canvas.columns)
    var labels = ""
    for label in dayLabels {
      axis[label.column] = mark("┬", "+")
      let blanks = max(0, label.start - labels.displayWidth)
      labels += String(repeating: " ", count: blanks) + label.text
    }
    let margin = String(repeating: " ", count: labelWidth + 1)
    return [
      StyledText(margin + mark("└", "+") + axis.joined(), .dim),
      StyledText("\(margin) \(labels)", .dim),
    ]
  }

  /// What each line is: side by side, or below each other when there is no room for that.
  private var legend: [StyledText] {
    let margin = StyledText(String(repeating: " ", count: labelWidth + 2))
    let entries = chart.series.map { series in
      let sample = series.isDashed ? mark("⠂⠐⠂", "...") : mark("⠒⠒⠒", "***")
      var entry = StyledText(sample, series.colour.style)
      entry.append(" \(series.name)   ", .dim)
      return entry
    }
    let line = entries.reduce(margin) { $0.appending($1) }
    return line.trimmed.displayWidth <= width ? [line] : entries.map { margin.appending($0) }
  }
}

extension Chart.Axis {
  /// Where a value is, from 0 at its minimum to 1 at its maximum.
  func fraction(of value: Double) -> Double {
    let fraction = (value - minimum) / (maximum - minimum)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension Chart.Curve {
  /// Where it is at a time from 0 to 1.
  func position(at time: Double) -> Position {
    let rest = 1 - time
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      rest * rest * rest * a + 3 * rest * rest * time * b + 3 * rest * time * time * c
        + time * time * time * d
    }
    return Position(
      x: mix(start.x, control1.x, control2.x, end.x),
      y: mix(start.y, control1.y, control2.y, end.y))
  }
}
