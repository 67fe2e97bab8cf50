import CDocuments
import Domain
import ViewModels

/// The title, the two parties, and the dates and references.
extension InvoiceSheet {
  private static let widestLogo = 170.0

  func head() throws -> [PDFBlock] {
    let room = frame.contentWidth - (logo == nil ? 0 : Self.widestLogo + 20)
    let title = try canvas.text(documentName, .title, width: room)
    let number = try canvas.text(number, .number, width: room)
    let picture = try logo.map { try fitted($0) }
    let height = max(title.height + number.height + 2, picture?.place.height ?? 0)
    let isAtRight = logo != nil && template.logoPlace == .left
    let x = isAtRight ? frame.right - room : frame.left
    let alignment = isAtRight ? PDFText.Alignment.right : .left
    return [
      PDFBlock(height: height) { top in
        canvas.tagged("H1") {
          title.draw(x: x, y: top, width: room, alignment, on: canvas)
          number.draw(x: x, y: top + title.height + 2, width: room, alignment, on: canvas)
        }
        guard let picture else { return }
        var place = picture.place
        place.y = top
        canvas.tagged("Figure") { picture.image.draw(in: place, on: canvas) }
      }
    ]
  }

  /// The logo at its side, in no more pixels than printing it takes.
  private func fitted(_ logo: PDFImage) throws -> (image: PDFImage, place: documents_rectangle) {
    let scale = min(Self.widestLogo / logo.width, template.logoHeight / logo.height)
    let width = logo.width * scale
    let height = logo.height * scale
    let x = template.logoPlace == .left ? frame.left : frame.right - width
    let place = documents_rectangle(x: x, y: 0, width: width, height: height)
    let pixels = (
      width: Int(width * Self.pixelsPerPoint), height: Int(height * Self.pixelsPerPoint)
    )
    let isLarge = logo.width > 2 * Double(pixels.width) && logo.isPlain
    let image =
      isLarge
      ? try logo.scaled(width: max(pixels.width, 1), height: max(pixels.height, 1)) : logo
    return (image, place)
  }

  /// 432 in an inch.
  private static let pixelsPerPoint = 6.0

  func parties() throws -> [PDFBlock] {
    let gap = 24.0
    let width = (frame.contentWidth - gap) / 2
    let left = try column(
      .seller, document.seller, x: frame.left, width: width, lines: sellerLines)
    let right = try column(
      .buyer, document.buyer, x: frame.left + width + gap, width: width, lines: buyerLines)
    return [.row([left, right], spaceBefore: 26)]
  }

  private func column(
    _ label: InvoiceWording.Label, _ party: Party, x: Double, width: Double, lines: [String]
  ) throws -> [PDFBlock] {
    // Who writes from the right to the left has all of the address at the right.
    let alignment = PDFText.runsToTheLeft(party.name) ? PDFText.Alignment.right : .start
    var blocks = [
      try text(wording.label(label), .label, x: x, width: width, alignment, tag: "H2")
    ]
    blocks.append(try text(party.name, .name, x: x, width: width, alignment, spaceBefore: 3))
    for (index, line) in lines.enumerated() {
      blocks.append(
        try text(line, .body, x: x, width: width, alignment, spaceBefore: index == 0 ? 2 : 1.5))
    }
    return blocks
  }

  /// What there is, in a grid.
  func facts() throws -> [PDFBlock] { try grid(of: factPairs) }

  func grid(of facts: [(String, String)]) throws -> [PDFBlock] {
    let columns = 4
    let gap = 12.0
    let width = (frame.contentWidth - gap * Double(columns - 1)) / Double(columns)
    var blocks: [PDFBlock] = []
    for start in stride(from: 0, to: facts.count, by: columns) {
      let row = try facts[start..<min(start + columns, facts.count)].enumerated().map {
        offset, fact in
        let x = frame.left + Double(offset) * (width + gap)
        return [
          try text(fact.0, .label, x: x, width: width),
          try text(fact.1, .body, x: x, width: width, spaceBefore: 1.5),
        ]
      }
      blocks.append(.row(row, spaceBefore: start == 0 ? 22 : 8))
    }
    return blocks
  }

  private var factPairs: [(String, String)] {
    let facts: [(InvoiceWording.Label, String?)] = [
      (.issueDate, invoice.issueDate.map(wording.date)),
      (.dueDate, invoice.kind.isDebit ? invoice.dueDate.map(wording.date) : nil),
      (.validUntil, invoice.kind == .quote ? invoice.validUntil.map(wording.date) : nil),
      (.deliveryDate, invoice.deliveryDate.map(wording.date)),
      (.period, wording.period(invoice.firstDate, invoice.lastDate)),
      (.deliveryPlace, deliveryLines.joined(separator: ", ")),
      (
        .operation,
        document.seller.isFrench && invoice.kind != .quote
          ? wording.operation(document.nationalProcess) : nil
      ),
      (invoice.kind == .corrected ? .replacedInvoice : .precedingInvoice, invoice.precedingNumber),
      (.precedingDate, invoice.precedingDate.map(wording.date)),
      (.quote, invoice.quoteNumber),
      (.orderReference, invoice.orderReference),
      (.buyerReference, invoice.buyerReference),
      (.contractReference, invoice.contractReference),
    ]
    return facts.compactMap { label, value in
      guard let value, !value.isEmpty else { return nil }
      return (wording.label(label), value)
    }
  }
}
