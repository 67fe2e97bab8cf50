import CDocuments
import Domain

extension InvoiceSheet {
  /// A text that is one structure element.
  func text(
    _ text: String, _ style: PDFStyle, x: Double, width: Double,
    _ alignment: PDFText.Alignment = .left, tag: String = "P", spaceBefore: Double = 0
  ) throws -> PDFBlock {
    let text = try canvas.text(text, style, width: width)
    return PDFBlock(height: text.height, spaceBefore: spaceBefore) { top in
      canvas.tagged(tag) { text.draw(x: x, y: top, width: width, alignment, on: canvas) }
    }
  }

  /// A text of any length: its lines may be on two pages, at least two of them on each.
  func flowingText(
    _ text: String, _ style: PDFStyle, spaceBefore: Double = 0
  ) throws -> [PDFBlock] {
    let text = try PDFText(text, style, width: frame.contentWidth, on: canvas)
    let count = text.lines.count
    var blocks: [PDFBlock] = []
    var start = 0
    while start < count {
      let end = start == 0 ? min(2, count) : start + 1
      let range = start..<(count - end < 2 ? count : end)
      let first = text.lines[range.lowerBound]
      let last = text.lines[range.upperBound - 1]
      let above =
        start == 0 ? 0 : first.top - text.lines[start - 1].top - text.lines[start - 1].height
      blocks.append(
        PDFBlock(
          height: last.top + last.height - first.top,
          spaceBefore: start == 0 ? spaceBefore : above
        ) { top in
          canvas.tagged("P") {
            text.draw(range, x: frame.left, y: top, width: frame.contentWidth, .start, on: canvas)
          }
        })
      start = range.upperBound
    }
    return blocks
  }

  /// Of a section.
  func heading(_ text: String, x: Double, width: Double, spaceBefore: Double = 0) throws -> PDFBlock
  {
    var block = try self.text(
      text, .heading, x: x, width: width, tag: "H2", spaceBefore: spaceBefore)
    block.keepsWithNext = true
    return block
  }

  /// A value beside its label.
  func pair(
    _ label: String, _ value: String, x: Double, labelWidth: Double, width: Double,
    spaceBefore: Double = 2
  ) throws -> PDFBlock {
    let name = try canvas.text(label, .label, width: labelWidth)
    let text = try canvas.text(value, .body, width: width - labelWidth)
    let fall = max(text.baseline, name.baseline)
    return PDFBlock(
      height: max(
        fall - name.baseline + name.height, fall - text.baseline + text.height),
      spaceBefore: spaceBefore
    ) { top in
      canvas.tagged("P") {
        name.draw(x: x, y: top + fall - name.baseline, on: canvas)
        text.draw(x: x + labelWidth, y: top + fall - text.baseline, on: canvas)
      }
    }
  }

  /// A text of the template.
  func ownText(_ text: TemplateText) throws -> [PDFBlock] {
    let text = text.text(in: wording.locale.language)
    return text.isEmpty ? [] : try flowingText(text, .body, spaceBefore: 20)
  }
}
