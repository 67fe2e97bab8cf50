/// The visible columns of a table and their widths.
extension Table {
  /// A column that is narrower than this tells nothing.
  private static let leastWidth = 4

  var hasAmounts: Bool { columns.contains(where: \.isAmount) }

  /// Without the columns in which nothing stands; one is left.
  var withoutEmptyColumns: Table {
    let contents = contentWidths
    guard contents.contains(where: { $0 > 0 }) else { return keeping { $0 == 0 } }
    return keeping { contents[$0] > 0 }
  }

  /// Without the least important columns, so many that the others fit.
  func fitted(within limit: Int?) -> Table {
    guard let limit else { return self }
    var table = self
    var contents = contentWidths
    while let least = table.leastImportant, table.isTooWide(contents, within: limit, for: least) {
      table = table.keeping { $0 != least }
      contents.remove(at: least)
    }
    return table
  }

  private var leastImportant: Int? {
    columns.indices.reversed().filter { columns[$0].importance < .essential }
      .min { columns[$0].importance < columns[$1].importance }
  }

  /// Whether a column has to make room for the others.
  private func isTooWide(_ contents: [Int], within limit: Int, for column: Int) -> Bool {
    let isHelp = columns[column].importance == .help
    let widths = columns.indices.map { index in
      let preferred = isHelp ? columns[index].preferredWidth ?? 0 : 0
      return max(leastWidth(of: index, contents), min(preferred, contents[index]))
    }
    return Self.total(widths) > limit
  }

  /// Whether all columns have their least widths.
  func fits(_ contents: [Int], within limit: Int) -> Bool {
    Self.total(columns.indices.map { leastWidth(of: $0, contents) }) <= limit
  }

  private func leastWidth(of column: Int, _ contents: [Int]) -> Int {
    let content = min(columns[column].minimumWidth ?? .max, contents[column])
    return showsTitles ? max(content, columns[column].titleWidth) : content
  }

  /// The width of each column: that of its content, unless the terminal is too narrow for all. The
  /// columns that do not fit at all have none.
  func widths(_ contents: [Int], within limit: Int?) -> [Int] {
    var widths = zip(columns, contents).map { column, content in
      showsTitles ? max(column.title.displayWidth, content) : content
    }
    guard let limit else { return widths }
    // A title is shortened before what stands under it.
    shrink(&widths, to: limit) { max(contents[$0], columns[$0].titleWidth) }
    for isPreferred in [true, false] {
      shrink(&widths, to: limit) { column in
        guard columns[column].minimumWidth != nil else { return nil }
        let preferred = isPreferred ? columns[column].preferredWidth ?? 0 : 0
        return max(leastWidth(of: column, contents), min(preferred, contents[column]))
      }
    }
    shrink(&widths, to: limit) { columns[$0].minimumWidth.map { min($0, Self.leastWidth) } }
    return Self.cut(widths, to: limit)
  }

  /// The widest cell of each column.
  var contentWidths: [Int] {
    sections.flatMap(\.rows).reduce(into: columns.map { _ in 0 }) { widths, row in
      for (index, cell) in row.enumerated() where index < widths.count {
        widths[index] = max(widths[index], cell.displayWidth)
      }
    }
  }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap.utf8.count * (widths.count - 1)
  }

  /// Takes from the widest column, again and again, until all fit or have their least width, which
  /// is nil for one that stays as it is.
  private func shrink(_ widths: inout [Int], to limit: Int, least: (_ column: Int) -> Int?) {
    var excess = Self.total(widths) - limit
    while excess > 0 {
      // Of equal columns the last one shrinks: the first tell more.
      let shrinkable = columns.indices.reversed().filter { index in
        least(index).map { widths[index] > $0 } ?? false
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
