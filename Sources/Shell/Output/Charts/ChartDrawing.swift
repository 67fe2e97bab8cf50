import TaskcoreSwift

/// A chart drawn in the characters of a terminal.
struct ChartDrawing {
  let chart: Chart
  /// How many columns it may have.
  let width: Int
  /// Whether it may have braille and blocks, and not only ASCII.
  let isUnicode: Bool

  /// The lines of it, from the title down.
  var lines: [StyledText] {
    var heading = chart.title.lines(within: width).map { StyledText($0, .bold) }
    if chart.shape == .pie {
      return heading + PieDrawing(chart, width: width, isUnicode: isUnicode).lines
    }
    guard chart.emptyMessage.isEmpty else {
      return heading + chart.emptyMessage.lines(within: width).map { StyledText($0) }
    }
    switch chart.shape {
    case .line: return heading + LineDrawing(chart, width: width, isUnicode: isUnicode).lines
    case .bars, .heatMap, .pie:
      let unit = "(\(chart.series.first?.name ?? ""))"
      if let last = heading.last, last.displayWidth + 1 + unit.displayWidth <= width {
        heading[heading.count - 1].append(" " + unit, .dim)
      } else {
        heading.append(StyledText(unit, .dim))
      }
      return heading
        + (chart.shape == .bars
          ? BarDrawing(chart, width: width, isUnicode: isUnicode).lines
          : HeatMapDrawing(chart, width: width, isUnicode: isUnicode).lines)
    }
  }
}

extension Output {
  /// Draws it as wide as the terminal, or says it in a sentence and a table.
  func print(_ chart: Chart) throws {
    if isAccessible { return try printInWords(chart) }
    let width = drawingWidth
    let drawing = ChartDrawing(chart: chart, width: width, isUnicode: drawsUnicode)
    try printDrawing(drawing.lines, within: width)
  }
}
