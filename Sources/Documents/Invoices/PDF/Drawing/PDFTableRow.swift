/// The texts of a table's row, in slices that each fit on a page: one, unless it is very high.
struct PDFTableRow {
  struct Slice {
    var height: Double
    /// The lines of each cell.
    var cells: [Range<Int>]
  }

  private struct Line {
    let text: PDFText
    let index: Int
    /// Between the line before it and it.
    let space: Double
    /// With that space.
    let height: Double
  }

  private static let spaceBetweenTexts = 1.5

  private let cells: [[Line]]
  private(set) var slices: [Slice] = []

  var height: Double { slices.first?.height ?? 0 }

  init(_ texts: [[PDFText]], padding: Double, maximumHeight: Double) {
    cells = texts.map { cell in
      cell.enumerated().flatMap { position, text in
        text.lines.indices.map { index in
          let line = text.lines[index]
          let before = index > 0 ? text.lines[index - 1].top + text.lines[index - 1].height : 0
          let space = index == 0 && position > 0 ? Self.spaceBetweenTexts : line.top - before
          return Line(text: text, index: index, space: space, height: space + line.height)
        }
      }
    }
    let room = max(maximumHeight - 2 * padding, 1)
    var starts = cells.map { _ in 0 }
    repeat {
      let ranges = zip(cells, starts).map { Self.fitting($0, from: $1, into: room) }
      let heights = zip(cells, ranges).map { cell, range in
        cell[range].reduce(0) { $0 + $1.height }
      }
      slices.append(Slice(height: (heights.max() ?? 0) + 2 * padding, cells: ranges))
      starts = ranges.map(\.upperBound)
    } while zip(cells, starts).contains { $0.count > $1 }
  }

  /// At least one line, so that there is an end.
  private static func fitting(_ lines: [Line], from start: Int, into room: Double) -> Range<Int> {
    var end = start
    var height = 0.0
    while end < lines.count, end == start || height + lines[end].height <= room {
      height += lines[end].height
      end += 1
    }
    return start..<end
  }

  func draw(
    _ range: Range<Int>, of cell: Int, x: Double, y: Double, width: Double,
    _ alignment: PDFText.Alignment, on canvas: PDFCanvas
  ) {
    var y = y
    for line in cells[cell][range] {
      line.text.draw(
        line.index..<line.index + 1, x: x, y: y + line.space, width: width, alignment, on: canvas)
      y += line.height
    }
  }
}
