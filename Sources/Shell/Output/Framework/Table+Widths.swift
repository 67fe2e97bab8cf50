/// How wide the columns of a table are.
extension Table {
  /// A column that is narrower than this tells nothing.
  private static let leastWidth = 4

  /// The width of each column: that of its content, unless the terminal is too narrow for all. The
  /// columns that do not fit at all have none.
  func widths(_ contents: [Int], within limit: Int?) -> [Int] {
    var widths = zip(columns, contents).map { column, content in
      showsTitles ? max(column.title.displayWidth, content) : content
    }
    guard let limit else { return widths }
    // A title is cut before what stands under it.
    shrink(&widths, to: limit) { max(contents[$0], Self.leastWidth) }
    shrink(&widths, to: limit) { columns[$0].minimumWidth }
    shrink(&widths, to: limit) { columns[$0].minimumWidth.map { min($0, Self.leastWidth) } }
    return Self.cut(widths, to: limit)
  }

  /// The last column that yields, when not all columns can have their least widths.
  func columnToLeaveOut(_ contents: [Int], within limit: Int) -> Int? {
    guard let yielding = columns.lastIndex(where: \.yields) else { return nil }
    let least = columns.indices.map { index in
      let title = showsTitles ? min(columns[index].title.displayWidth, Self.leastWidth) : 0
      let content = columns[index].minimumWidth.map { min($0, contents[index]) }
      return max(content ?? contents[index], title)
    }
    return Self.total(least) > limit ? yielding : nil
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
