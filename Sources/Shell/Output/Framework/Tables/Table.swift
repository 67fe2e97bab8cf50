/// Rows under headings, at most as wide as the terminal.
struct Table {
  typealias Cell = StyledText

  /// A group of rows, with an optional heading.
  struct Section {
    var heading: Cell?
    let rows: [[Cell]]
  }

  private(set) var columns: [Column]
  private(set) var sections: [Section]
  /// Whether the titles of the columns are printed.
  var showsTitles = true

  static let gap = "  "

  init(columns: [Column], rows: [[Cell]]) {
    self.init(columns: columns, sections: [Section(rows: rows)])
  }

  init(columns: [Column], sections: [Section]) {
    self.columns = columns
    self.sections = sections.map { section in
      Section(heading: section.heading, rows: section.rows.map { $0.map(\.withoutTabs) })
    }
  }

  /// Prints headings and rows; a column in which nothing stands is left out.
  func print(to output: Output) throws {
    let table = withoutEmptyColumns
    if output.layout == .markdown { return try table.printMarkdown(to: output) }
    try table.fitted(within: output.width).printText(to: output)
  }

  private func printText(to output: Output) throws {
    let contents = contentWidths
    if let limit = output.width, hasAmounts, !fits(contents, within: limit) {
      return try printStacked(to: output, within: limit)
    }
    let widths = widths(contents, within: output.width)
    try printTitles(widths, to: output)
    for section in sections {
      if let heading = section.heading { try output.printHeading(heading) }
      for row in section.rows { try output.print(line(row, widths, output.palette)) }
    }
  }

  func printTitles(_ widths: [Int], to output: Output) throws {
    guard showsTitles else { return }
    let titles = zip(columns, widths).map { Cell($0.title(within: $1), .bold) }
    try output.print(line(titles, widths, output.palette))
  }

  /// With the columns alone of which this is true.
  func keeping(_ isKept: (_ column: Int) -> Bool) -> Table {
    let kept = columns.indices.filter(isKept)
    guard kept.count < columns.count else { return self }
    var table = self
    table.columns = kept.map { columns[$0] }
    table.sections = sections.map { section in
      Section(
        heading: section.heading,
        rows: section.rows.map { row in kept.filter { $0 < row.count }.map { row[$0] } })
    }
    return table
  }

  func line(_ row: [Cell], _ widths: [Int], _ palette: Palette) -> String {
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
}
