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

  /// The subtotal that is carried from page to page: a label before the last column, and the sum up to a row.
  struct Carrying {
    let forward: String
    let brought: String
    let sum: (_ rows: Int) -> String
  }

  let columns: [Column]
  let canvas: PDFCanvas
  let left: Double
  let width: Double
  /// The greatest height of a row; a higher one is split between its lines.
  let maximumRowHeight: Double
  var padding = 4.5
  var carrying: Carrying?

  /// Rows are laid out once; of a table that is longer than this, once more when they are drawn, so that
  /// not all of its texts are in memory.
  private static let mostKept = 5_000

  func blocks(count: Int, spaceBefore: Double, row: @escaping (Int) -> [Cell]) throws -> [PDFBlock]
  {
    let heading = try laidOut(columns.map { [($0.title, canvas.template.tableHeading)] })
    var blocks = [begin(with: heading, spaceBefore: spaceBefore)]
    for index in 0..<count {
      let measured = try laidOut(row(index))
      let slices = measured.slices
      let kept = slices.count > 1 || count <= Self.mostKept ? measured : nil
      for slice in slices.indices {
        let isLast = index == count - 1 && slice == slices.count - 1
        var block = PDFBlock(height: slices[slice].height) { top in
          let laidOut = try kept ?? laidOut(row(index))
          canvas.tagged("TR") { draw(laidOut, slice, at: top, tag: "TD") }
          drawRule(at: top + slices[slice].height, isLast ? .rule : .hairline)
        }
        block.repeated = repeated(heading, before: index, isWithin: slice > 0)
        if let carrying, !isLast, slice == slices.count - 1 {
          block.carried = carried(carrying.forward, carrying, rows: index + 1)
        }
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

  /// The heading, and the sum of the rows on the pages before.
  private func repeated(
    _ heading: PDFTableRow, before index: Int, isWithin: Bool
  ) -> (height: Double, draw: (Double) throws -> Void) {
    guard let carrying, index > 0, !isWithin else {
      return (heading.height, { draw(heading, at: $0, tag: nil) })
    }
    let height = carryingHeight
    return (
      heading.height + height,
      { top in
        draw(heading, at: top, tag: nil)
        try carried(carrying.brought, carrying, rows: index).draw(top + heading.height)
        drawRule(at: top + heading.height + height, .hairline)
      }
    )
  }

  private var carryingHeight: Double { 11 * canvas.template.scale + 2 * padding }

  /// Not a part of the structure: who hears the table hears it in one piece.
  private func carried(
    _ label: String, _ carrying: Carrying, rows: Int
  ) -> (height: Double, draw: (Double) throws -> Void) {
    let height = carryingHeight
    return (
      height,
      { top in
        guard let first = columns.first, let last = columns.last else { return }
        let amount = try canvas.text(carrying.sum(rows), .remark.inColour(.ink))
        let name = try canvas.text(label, .remark)
        let y = top + (height - name.height) / 2
        name.draw(
          x: first.x, y: y, width: last.x + last.width - first.x - amount.width - 14, .right,
          on: canvas)
        amount.draw(x: last.x, y: y, width: last.width, .right, on: canvas)
      }
    )
  }

  private func begin(with heading: PDFTableRow, spaceBefore: Double) -> PDFBlock {
    PDFBlock(height: heading.height, spaceBefore: spaceBefore, keepsWithNext: true) { top in
      canvas.begin("Table")
      fillHeading(heading, at: top)
      canvas.tagged("TR") { draw(heading, 0, at: top, tag: "TH") }
      drawRule(at: top + heading.height, .rule)
    }
  }

  private func draw(_ heading: PDFTableRow, at top: Double, tag: String?) {
    fillHeading(heading, at: top)
    draw(heading, 0, at: top, tag: tag)
    drawRule(at: top + heading.height, .rule)
  }

  private func fillHeading(_ heading: PDFTableRow, at top: Double) {
    guard canvas.template.table == .filled else { return }
    canvas.fill(
      [
        documents_rectangle(
          x: left - Self.overhang, y: top, width: width + 2 * Self.overhang, height: heading.height)
      ], .band)
  }

  /// Of what is filled, beyond the text.
  static let overhang = 8.0

  private func drawRule(at y: Double, _ colour: PDFColour) {
    // As wide as the heading is.
    let more = canvas.template.table == .filled ? Self.overhang : 0
    canvas.rule(
      documents_rectangle(x: left - more, y: y - 0.5, width: width + 2 * more, height: 0.5), colour)
  }

  private func laidOut(_ row: [Cell]) throws -> PDFTableRow {
    try PDFTableRow(
      zip(row, columns).map { cell, column in
        try cell.map { try canvas.text($0.text, $0.style, width: column.width) }
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
