import Domain
import ViewModels

/// The table of what is sold.
extension InvoiceSheet {
  private static let gap = 10.0

  func items() throws -> [PDFBlock] {
    if document.lines.isEmpty { return [] }
    let lines = document.lines
    let amounts = totals.lines
    let hasDiscount = amounts.contains { $0.discount != 0 }
    let rows = zip(lines, amounts).map { $0 }
    let table = PDFTable(
      columns: try columns(hasDiscount: hasDiscount), canvas: canvas, left: frame.left,
      width: frame.contentWidth, maximumRowHeight: bottom - Self.laterTop - 40)
    var blocks = try table.blocks(count: rows.count, spaceBefore: 22) { index in
      let (line, amounts) = rows[index]
      return cells(of: line, amounts, hasDiscount: hasDiscount)
    }
    // The sums do not stand alone on a page.
    blocks[blocks.count - 1].keepsWithNext = true
    return blocks
  }

  private func cells(
    of line: InvoiceLine, _ amounts: LineAmounts, hasDiscount: Bool
  ) -> [PDFTable.Cell] {
    var cells: [PDFTable.Cell] = [
      item(line),
      [(wording.quantity(line.quantity), .body)],
      [(unit(of: line), .body)],
      [(wording.unitPrice(line.unitPrice, currency), .body)],
    ]
    if hasDiscount { cells.append(discount(of: line, amounts)) }
    cells.append(vat(line.vatCategory, line.vatRate))
    cells.append([(wording.plainAmount(amounts.net, currency), .body)])
    return cells
  }

  private func item(_ line: InvoiceLine) -> PDFTable.Cell {
    var cell: PDFTable.Cell = [(line.name, .body)]
    if !line.details.isEmpty { cell.append((line.details, .remark)) }
    if let period = wording.period(line.firstDate, line.lastDate) {
      cell.append((Self.capitalised(period), .remark))
    }
    if !line.discountReason.isEmpty, (line.discount ?? line.discountRate ?? 0) != 0 {
      cell.append((wording.labelled(.discount, line.discountReason), .remark))
    }
    return cell
  }

  private static func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func discount(of line: InvoiceLine, _ amounts: LineAmounts) -> PDFTable.Cell {
    if amounts.discount == 0 { return [] }
    let amount = wording.plainAmount(-amounts.discount, currency)
    guard let rate = line.discountRate else { return [(amount, .body)] }
    return [(wording.rate(rate), .body), (amount, .remark)]
  }

  func vat(_ category: VATCategory, _ rate: Int64) -> PDFTable.Cell {
    let name = wording.category(category).map { [($0, PDFStyle.remark)] } ?? []
    return category == .notSubject ? [("–", .body)] + name : [(wording.rate(rate), .body)] + name
  }

  private func unit(of line: InvoiceLine) -> String {
    (try? UnitCode(line.unit))?.word(for: line.quantity, language: wording.language.rawValue)
      ?? line.unit
  }

  /// Each as wide as what is in it, and the item as wide as the rest.
  private func columns(hasDiscount: Bool) throws -> [PDFTable.Column] {
    let lines = zip(document.lines, totals.lines)
    var columns = [
      try column(.quantity, .right, lines.map { [(wording.quantity($0.0.quantity), .body)] }),
      try column(.unit, .left, lines.map { [(unit(of: $0.0), .body)] }, most: 80),
      try column(
        .unitPrice, .right, lines.map { [(wording.unitPrice($0.0.unitPrice, currency), .body)] }),
    ]
    if hasDiscount {
      columns.append(try column(.discount, .right, lines.map { discount(of: $0.0, $0.1) }))
    }
    columns.append(
      try column(.vatRate, .right, lines.map { vat($0.0.vatCategory, $0.0.vatRate) }, most: 80))
    columns.append(
      try column(.net, .right, lines.map { [(wording.plainAmount($0.1.net, currency), .body)] }))
    return placed(columns)
  }

  private func column(
    _ label: InvoiceWording.Label, _ alignment: PDFText.Alignment, _ cells: [PDFTable.Cell],
    most: Double = .infinity
  ) throws -> PDFTable.Column {
    let title = wording.label(label)
    let width = try widest(of: cells + [[(title, .label)]])
    return PDFTable.Column(title: title, alignment: alignment, x: 0, width: min(width, most))
  }

  /// Of texts in one style the longest ones are the widest, as far as they are numbers.
  private func widest(of cells: [PDFTable.Cell]) throws -> Double {
    var longest: [Double: Set<String>] = [:]
    for part in cells.joined() {
      let others = longest[part.style.size] ?? []
      let length = others.first?.count ?? 0
      if part.text.count > length { longest[part.style.size] = [part.text] }
      if part.text.count == length, others.count < 50 {
        longest[part.style.size]?.insert(part.text)
      }
    }
    return try longest.map { size, texts in
      try texts.map { try PDFText($0, PDFStyle(size: size), on: canvas).width }.max() ?? 0
    }
    .max()
    .map { $0.rounded(.up) + 1 } ?? 0
  }

  private static let narrowestItem = 100.0

  private func placed(_ columns: [PDFTable.Column]) -> [PDFTable.Column] {
    let gaps = Self.gap * Double(columns.count)
    let room = frame.contentWidth - gaps - Self.narrowestItem
    let wanted = columns.reduce(0) { $0 + $1.width }
    let scale = wanted > room ? room / wanted : 1
    var x = frame.right
    var placed: [PDFTable.Column] = []
    for var column in columns.reversed() {
      column.width *= scale
      x -= column.width
      column.x = x
      x -= Self.gap
      placed.insert(column, at: 0)
    }
    let item = PDFTable.Column(
      title: wording.label(.item), alignment: .start, x: frame.left, width: x - frame.left)
    return [item] + placed
  }
}
