import TaskcoreSwift

/// A square for each day: a column for each week, and a row for each weekday.
struct HeatMapDrawing {
  private let chart: Chart
  private let isUnicode: Bool
  private let width: Int
  private let labelWidth: Int
  private let weeks: Int
  /// The latest ones, when not all have room.
  private let shownWeeks: Int
  /// How many columns of the terminal a week has.
  private let cellWidth: Int
  private let style: Style

  init(_ chart: Chart, width: Int, isUnicode: Bool) {
    self.chart = chart
    self.width = width
    self.isUnicode = isUnicode
    labelWidth = 1 + (chart.yAxis?.ticks.map(\.label.displayWidth).max() ?? 0)
    let points = chart.series.flatMap(\.points)
    weeks = 1 + (points.map { Int($0.x) }.max() ?? 0)
    let columns = max(width - labelWidth, 1)
    cellWidth = weeks * 2 <= columns ? 2 : 1
    shownWeeks = min(weeks, max(columns / cellWidth, 1))
    style = chart.series.first?.colour.style ?? .green
  }

  var lines: [StyledText] {
    var rows: [[Int?]] = Array(repeating: Array(repeating: nil, count: shownWeeks), count: 7)
    for point in chart.series.flatMap(\.points) {
      let (row, column) = (Int(point.y), Int(point.x) - firstWeek)
      if rows.indices.contains(row), rows[row].indices.contains(column) {
        rows[row][column] = point.shade
      }
    }
    return [months] + rows.enumerated().map { line($0, $1) } + notes
  }

  private var firstWeek: Int { weeks - shownWeeks }

  private func line(_ row: Int, _ days: [Int?]) -> StyledText {
    let label = chart.yAxis?.ticks.first { Int($0.value) == row }?.label ?? ""
    let blanks = String(repeating: " ", count: max(0, labelWidth - label.displayWidth))
    return days.reduce(into: StyledText(label + blanks, .dim)) { $0.append(square($1)) }
  }

  /// Of a day; nil for one that is not of the chart.
  private func square(_ shade: Int?) -> StyledText {
    guard let shade else { return StyledText(String(repeating: " ", count: cellWidth)) }
    let marks = isUnicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"]
    let mark = marks[min(max(shade, 0), 4)]
    if shade <= 0 {
      return StyledText(mark + String(repeating: " ", count: cellWidth - 1), .dim)
    }
    return StyledText(String(repeating: mark, count: cellWidth), style)
  }

  /// The months above the weeks that they begin in, as many as have room.
  private var months: StyledText {
    var line = ""
    for tick in chart.xAxis?.ticks ?? [] {
      let column = (Int(tick.value) - firstWeek) * cellWidth
      let end = line.isEmpty ? 0 : line.displayWidth + 1
      guard column >= end, column + tick.label.displayWidth <= width - labelWidth else {
        continue
      }
      line += String(repeating: " ", count: max(0, column - line.displayWidth)) + tick.label
    }
    return StyledText(String(repeating: " ", count: labelWidth) + line, .dim)
  }

  private var notes: [StyledText] {
    var legend = StyledText(String(repeating: " ", count: labelWidth), .dim)
    legend.append("less", .dim)
    legend.append(" ", .dim)
    for shade in 0...4 { legend.append(square(shade)) }
    legend.append(" ", .dim)
    legend.append("more", .dim)
    guard shownWeeks < weeks else { return [legend] }
    let note: Message = "The latest \(shownWeeks) of \(weeks) weeks; the others need more room."
    return [legend]
      + note.text.lines(within: width).map {
        StyledText($0, .dim)
      }
  }
}
