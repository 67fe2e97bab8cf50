/// A canvas of dots in terminal cells: two columns and four rows per cell in braille, or one dot in ASCII.
struct DotCanvas {
  let columns: Int
  let rows: Int
  private let isBraille: Bool
  private var cells: [Cell]

  fileprivate struct Cell {
    var dots: UInt8 = 0
    /// In place of the dots.
    var text: Character?
    var style = Style.plain
  }

  init(columns: Int, rows: Int, isBraille: Bool) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    self.isBraille = isBraille
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// How many dots there are side by side.
  var width: Int { columns * (isBraille ? 2 : 1) }
  /// How many dots there are below each other.
  var height: Int { rows * (isBraille ? 4 : 1) }

  /// In which column and row of cells a dot is.
  func column(ofDot x: Int) -> Int { min(max(isBraille ? x / 2 : x, 0), columns - 1) }
  func row(ofDot y: Int) -> Int { min(max(isBraille ? y / 4 : y, 0), rows - 1) }

  /// Sets a dot, counted from the left and from above; its cell gets the style. In ASCII it is
  /// drawn as `mark`. What is outside is left out.
  mutating func set(_ x: Int, _ y: Int, _ style: Style, mark: Character = "*") {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let index = row(ofDot: y) * columns + column(ofDot: x)
    if isBraille {
      // Unicode numbers the dots down the left column, then down the right one; the lowest ones
      // came later.
      let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
      cells[index].dots |= bits[x % 2][y % 4]
    } else {
      cells[index].text = mark
    }
    cells[index].style = style
  }

  /// Writes narrow characters into the middle of a row.
  mutating func write(_ text: String, row: Int, _ style: Style) {
    let start = (columns - text.count) / 2
    for (offset, character) in text.enumerated() where (0..<columns).contains(start + offset) {
      cells[row * columns + start + offset] = Cell(text: character, style: style)
    }
  }

  /// A row of cells.
  func line(_ row: Int) -> StyledText {
    var line = StyledText("")
    var run = ""
    var style = Style.plain
    for cell in cells[row * columns..<(row + 1) * columns] {
      if cell.style != style {
        line.append(run, style)
        (run, style) = ("", cell.style)
      }
      run.append(cell.character)
    }
    line.append(run, style)
    return line
  }
}

extension DotCanvas.Cell {
  fileprivate var character: Character {
    if let text { return text }
    guard dots > 0, let scalar = Unicode.Scalar(0x2800 + UInt32(dots)) else { return " " }
    return Character(scalar)
  }
}
