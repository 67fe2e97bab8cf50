/// Rows under headings, as wide as the terminal at most.
struct Table {
  /// What the cells of one column have in common.
  struct Column {
    let title: String
    var isNumeric = false
    /// To this width it may shrink when the terminal is narrow; nil when it may not.
    var minimumWidth: Int?
  }

  struct Cell {
    let text: String
    var style = Style.plain

    init(_ text: String, _ style: Style = .plain) {
      self.text = text.printable
      self.style = style
    }
  }

  let columns: [Column]
  let rows: [[Cell]]

  private static let gap = "  "

  /// Prints headings and rows.
  func print(to output: Output) throws {
    let widths = widths(within: output.width)
    let headings = columns.map { Cell($0.title, .bold) }
    for row in [headings] + rows {
      try output.print(line(row, widths, isColoured: output.isColoured))
    }
  }

  private func line(_ row: [Cell], _ widths: [Int], isColoured: Bool) -> String {
    // What is empty at the end of a line needs no blanks.
    let used = (row.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    var parts: [String] = []
    for (index, (cell, width)) in zip(row, widths).prefix(used).enumerated() {
      let text = cell.text.truncated(to: width)
      let blanks = String(repeating: " ", count: max(0, width - text.displayWidth))
      let shown = isColoured && !text.isEmpty ? cell.style.applied(to: text) : text
      if columns[index].isNumeric {
        parts.append(blanks + shown)
      } else {
        parts.append(index == used - 1 ? shown : shown + blanks)
      }
    }
    return parts.joined(separator: Self.gap)
  }

  /// The width of each column: its widest cell, unless the terminal is too narrow for all.
  private func widths(within limit: Int?) -> [Int] {
    var widths = columns.map(\.title.displayWidth)
    for row in rows {
      for (index, cell) in row.enumerated() {
        widths[index] = max(widths[index], cell.text.displayWidth)
      }
    }
    guard let limit else { return widths }
    var excess = widths.reduce(0, +) + Self.gap.utf8.count * (widths.count - 1) - limit
    while excess > 0 {
      let shrinkable = columns.indices.filter { index in
        columns[index].minimumWidth.map { widths[index] > $0 } ?? false
      }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
