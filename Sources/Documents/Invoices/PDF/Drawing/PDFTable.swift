import CDocuments

/// A table whose rows flow over pages without being split; its heading is repeated.
struct PDFTable {
  struct Column {
    var title: String
    var alignment: PDFText.Alignment
    var x: Double
    var width: Double
  }

  /// Texts one below the other.
  typealias Cell = [(text: String, style: PDFStyle)]

  let columns: [Column]
  let canvas: PDFCanvas
  let left: Double
  let width: Double
  /// The greatest height of a row; a higher one is split between its lines.
  let maximumRowHeight: Double
  var padding = 4.5

  /// Rows are made when they are measured and made again when they are drawn, so that a long table does
  /// not have all of its texts in memory.
  func blocks(count: Int, spaceBefore: Double, row: @escaping (Int) -> [Cell]) throws -> [PDFBlock]
  {
    let heading = try laidOut(columns.map { [($0.title, PDFStyle.label)] })
    var blocks = [begin(with: heading, spaceBefore: spaceBefore)]
    for index in 0..<count {
      let measured = try laidOut(row(index))
      let slices = measured.slices
      let kept = slices.count > 1 ? measured : nil
      for slice in slices.indices {
        var block = PDFBlock(height: slices[slice].height) { top in
          let laidOut = try kept ?? laidOut(row(index))
          canvas.tagged("TR") { draw(laidOut, slice, at: top, tag: "TD") }
          drawRule(at: top + slices[slice].height, .hairline)
        }
        block.repeated = (heading.height, { draw(heading, at: $0, tag: nil) })
        blocks.append(block)
      }
    }
    let drawLast = blocks[blocks.count - 1].draw
    blocks[blocks.count - 1].draw = { top in
      try drawLast(top)
      canvas.end("Table")
    }
    return blocks
  }

  private func begin(with heading: PDFTableRow, spaceBefore: Double) -> PDFBlock {
    PDFBlock(height: heading.height, spaceBefore: spaceBefore, keepsWithNext: true) { top in
      canvas.begin("Table")
      canvas.tagged("TR") { draw(heading, at: top, tag: "TH") }
    }
  }

  private func draw(_ heading: PDFTableRow, at top: Double, tag: String?) {
    draw(heading, 0, at: top, tag: tag)
    drawRule(at: top + heading.height, .rule)
  }

  private func drawRule(at y: Double, _ colour: PDFColour) {
    canvas.fill([documents_rectangle(x: left, y: y - 0.5, width: width, height: 0.5)], colour)
  }

  private func laidOut(_ row: [Cell]) throws -> PDFTableRow {
    try PDFTableRow(
      zip(row, columns).map { cell, column in
        try cell.map { try PDFText($0.text, $0.style, width: column.width, on: canvas) }
      },
      padding: padding, maximumHeight: maximumRowHeight)
  }

  private func draw(_ row: PDFTableRow, _ slice: Int, at top: Double, tag: String?) {
    for (index, column) in columns.enumerated() {
      let lines = row.slices[slice].cells[index]
      let drawCell = {
        row.draw(
          lines, of: index, x: column.x, y: top + padding, width: column.width, column.alignment,
          on: canvas)
      }
      if let tag { canvas.tagged(tag, drawCell) } else { drawCell() }
    }
  }
}
