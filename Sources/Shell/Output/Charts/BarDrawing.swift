import TaskcoreSwift

/// Bars below each other, each with its name before it and its value after it.
struct BarDrawing {
  private let bars: [Chart.Point]
  private let isUnicode: Bool
  private let labelWidth: Int
  /// Of the longest bar.
  private let length: Int

  init(_ chart: Chart, width: Int, isUnicode: Bool) {
    bars = chart.series.flatMap(\.points)
    self.isUnicode = isUnicode
    let widest = bars.map(\.label.printable.displayWidth).max() ?? 0
    labelWidth = min(widest, width * 2 / 5)
    let valueWidth = bars.map { Self.value($0).displayWidth }.max() ?? 0
    length = max(width - labelWidth - valueWidth - 2, 0)
  }

  var lines: [StyledText] {
    let greatest = bars.map(\.value).max() ?? 0
    return bars.map { bar in
      let label = bar.label.printable.truncated(to: labelWidth)
      let blanks = String(repeating: " ", count: max(0, labelWidth - label.displayWidth))
      var line = StyledText(label + blanks + " ")
      line.append(drawn(bar.value, of: greatest), bar.colour.style)
      line.append(bar.value > 0 && length > 0 ? " " : "")
      line.append(Self.value(bar), bar.value > 0 ? .plain : .dim)
      return line
    }
  }

  /// The bar, to an eighth of a column; what is more than nothing is seen.
  private func drawn(_ value: Double, of greatest: Double) -> String {
    guard value > 0, greatest > 0, length > 0 else { return "" }
    let part = min(value / greatest, 1)
    guard isUnicode else {
      return String(repeating: "#", count: max(1, Int((part * Double(length)).rounded())))
    }
    let eighths = max(1, Int((part * Double(length * 8)).rounded()))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  private static func value(_ bar: Chart.Point) -> String { NumberText.decimal(bar.value) }
}
