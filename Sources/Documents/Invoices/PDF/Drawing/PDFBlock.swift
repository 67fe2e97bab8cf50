/// A block of a page that is never split; `draw` gets its top.
struct PDFBlock {
  var height: Double
  /// Unless it is the first one of a page.
  var spaceBefore = 0.0
  /// It is on the page of the next one, as a heading is.
  var keepsWithNext = false
  /// What is repeated above it where it is the first one of a page, with its height.
  var repeated: (height: Double, draw: (Double) throws -> Void)?
  /// What stands below it where its page ends though its table goes on, with its height.
  var carried: (height: Double, draw: (Double) throws -> Void)?
  /// Whether it is a row of the items.
  var isItem = false
  var draw: (Double) throws -> Void

  init(
    height: Double, spaceBefore: Double = 0, keepsWithNext: Bool = false,
    draw: @escaping (Double) throws -> Void
  ) {
    self.height = height
    self.spaceBefore = spaceBefore
    self.keepsWithNext = keepsWithNext
    self.draw = draw
  }

  /// Blocks beside each other, which begin at the same height and are read from the left to the right.
  static func row(_ columns: [[PDFBlock]], spaceBefore: Double) -> PDFBlock {
    PDFBlock(
      height: columns.map { $0.stackedHeight }.max() ?? 0, spaceBefore: spaceBefore
    ) { top in
      for column in columns { try column.drawStacked(at: top) }
    }
  }
}

extension [PDFBlock] {
  var stackedHeight: Double {
    enumerated().reduce(0) { $0 + $1.element.height + ($1.offset > 0 ? $1.element.spaceBefore : 0) }
  }

  func drawStacked(at top: Double) throws {
    var y = top
    for (index, block) in enumerated() {
      if index > 0 { y += block.spaceBefore }
      try block.draw(y)
      y += block.height
    }
  }
}
