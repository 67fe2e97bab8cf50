/// Amounts in a line of their own, where the row has no room for them.
extension Table {
  func printStacked(to output: Output, within limit: Int) throws {
    let amounts = columns.indices.filter { columns[$0].isAmount }
    let others = keeping { !columns[$0].isAmount }.withoutEmptyColumns
    let widths = others.columns.isEmpty ? [] : others.widths(others.contentWidths, within: limit)
    if !widths.isEmpty { try others.printTitles(widths, to: output) }
    for (section, stacked) in zip(sections, others.sections) {
      if let heading = section.heading { try output.printHeading(heading) }
      for (row, cells) in zip(section.rows, stacked.rows) {
        if cells.contains(where: { !$0.isEmpty }) {
          try output.print(others.line(cells, widths, output.palette))
        }
        for index in amounts where index < row.count && !row[index].isEmpty {
          try print(row[index], of: columns[index], to: output, within: limit)
        }
      }
    }
  }

  /// `  Total  1,234.50 EUR`, on further lines where it is longer than that: nothing of it is cut.
  private func print(_ amount: Cell, of column: Column, to output: Output, within limit: Int) throws
  {
    let widest = columns.filter(\.isAmount).map(\.title.displayWidth).max() ?? 0
    let blanks = String(repeating: " ", count: widest - column.title.displayWidth)
    var line = Cell(Self.gap)
    if showsTitles { line.append(column.title.text + blanks + Self.gap, .bold) }
    line.append(amount)
    if line.displayWidth <= limit { return try output.print(line) }
    if showsTitles { try output.print(Cell(Self.gap + column.title.text, .bold), within: limit) }
    let indented = Cell(Self.gap + Self.gap).appending(amount)
    for part in indented.displayWidth <= limit ? [indented] : amount.broken(to: limit) {
      try output.print(part)
    }
  }
}

extension StyledText {
  /// In parts that are no wider than this; a part has one letter at least.
  fileprivate func broken(to width: Int) -> [StyledText] {
    var lines = [StyledText("")]
    var used = 0
    for part in parts {
      for letter in part.text.map(String.init) {
        if used > 0, used + letter.displayWidth > width {
          lines.append(StyledText(""))
          used = 0
        }
        lines[lines.count - 1].append(letter, part.style)
        used += letter.displayWidth
      }
    }
    return lines
  }
}
