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
    /// Whether it is left out when the others cannot have their least widths with it.
    var yields = false
  }

  typealias Cell = StyledText

  /// Some rows, perhaps under a heading of their own.
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

  /// Prints headings and rows.
  func print(to output: Output) throws {
    if output.layout == .markdown { return try printMarkdown(to: output) }
    let contents = contentWidths
    if let limit = output.width, let yielding = columnToLeaveOut(contents, within: limit) {
      return try without(column: yielding).print(to: output)
    }
    let widths = widths(contents, within: output.width)
    if showsTitles {
      let titles = columns.map { Cell($0.title, .bold) }
      try output.print(line(titles, widths, output.palette))
    }
    for section in sections {
      if let heading = section.heading { try output.printHeading(heading) }
      for row in section.rows { try output.print(line(row, widths, output.palette)) }
    }
  }

  private func without(column: Int) -> Table {
    var table = self
    table.columns.remove(at: column)
    table.sections = sections.map { section in
      Section(
        heading: section.heading,
        rows: section.rows.map { row in
          row.enumerated().filter { $0.offset != column }.map(\.element)
        })
    }
    return table
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
}
