/// Rows under headings, as wide as the terminal at most.
struct Table {
  /// What the cells of one column have in common.
  struct Column {
    let title: String
    var isNumeric = false
    /// To this width it may shrink when the terminal is narrow, and further only when that does
    /// not do; nil when it may not.
    var minimumWidth: Int?
    /// How many times as wide as others it stays when all have to shrink.
    var weight = 1
  }

  typealias Cell = StyledText

  /// Some rows, perhaps under a heading of their own.
  struct Section {
    var heading: Cell?
    let rows: [[Cell]]
  }

  let columns: [Column]
  let sections: [Section]
  /// Whether the titles of the columns are printed.
  var showsTitles = true

  private static let gap = "  "
  /// A column that is narrower than this tells nothing.
  private static let leastWidth = 4

  init(columns: [Column], rows: [[Cell]]) {
    self.init(columns: columns, sections: [Section(rows: rows)])
  }

  init(columns: [Column], sections: [Section]) {
    self.columns = columns
    self.sections = sections.map { section in
      Section(heading: section.heading, rows: section.rows.map { $0.map(\.withoutTabs) })
    }
  }

  /// Prints headings and rows.
  func print(to output: Output) throws {
    if output.layout == .markdown { return try printMarkdown(to: output) }
    let widths = widths(within: output.width)
    if showsTitles {
      let titles = columns.map { Cell($0.title, .bold) }
      try output.print(line(titles, widths, output.palette))
    }
    for section in sections {
      if let heading = section.heading { try output.printHeading(heading) }
      for row in section.rows { try output.print(line(row, widths, output.palette)) }
    }
  }

  private func line(_ row: [Cell], _ widths: [Int], _ palette: Palette) -> String {
    // What is empty at the end of a line needs no blanks.
    let used = (row.prefix(widths.count).lastIndex { !$0.isEmpty } ?? -1) + 1
    var parts: [String] = []
    for (index, (cell, width)) in zip(row, widths).prefix(used).enumerated() {
      let cell = cell.truncated(to: width)
      let blanks = String(repeating: " ", count: max(0, width - cell.displayWidth))
      let shown = cell.text(palette)
      if columns[index].isNumeric {
        parts.append(blanks + shown)
      } else {
        parts.append(index == used - 1 ? shown : shown + blanks)
      }
    }
    return parts.joined(separator: Self.gap)
  }

  /// The width of each column: its widest cell, unless the terminal is too narrow for all. The
  /// columns that do not fit at all have none.
  private func widths(within limit: Int?) -> [Int] {
    var widths = columns.map { showsTitles ? $0.title.displayWidth : 0 }
    for row in sections.flatMap(\.rows) {
      for (index, cell) in row.enumerated() {
        widths[index] = max(widths[index], cell.displayWidth)
      }
    }
    guard let limit else { return widths }
    shrink(&widths, to: limit) { $0 }
    shrink(&widths, to: limit) { min($0, Self.leastWidth) }
    return Self.cut(widths, to: limit)
  }

  /// Takes from the widest column, again and again, until all fit or have their least width.
  private func shrink(_ widths: inout [Int], to limit: Int, least: (_ minimumWidth: Int) -> Int) {
    var excess = widths.reduce(0, +) + Self.gap.utf8.count * (widths.count - 1) - limit
    while excess > 0 {
      // Of equal columns the last one shrinks: the first tell more.
      let shrinkable = columns.indices.reversed().filter { index in
        columns[index].minimumWidth.map { widths[index] > least($0) } ?? false
      }
      let widest = shrinkable.max {
        widths[$0] * columns[$1].weight < widths[$1] * columns[$0].weight
      }
      guard let widest else { break }
      widths[widest] -= 1
      excess -= 1
    }
  }

  /// The columns that begin within the limit; the last of them ends there.
  private static func cut(_ widths: [Int], to limit: Int) -> [Int] {
    var start = 0
    var cut: [Int] = []
    for width in widths where start < limit {
      cut.append(min(width, limit - start))
      start += width + gap.utf8.count
    }
    return cut
  }
}
