import Domain
import ViewModels

/// The table of items.
extension InvoiceSheet {
  private static let gap = 10.0

  func items() throws -> [PDFBlock] {
    if document.lines.isEmpty { return [] }
    let lines = document.lines
    let amounts = totals.lines
    let hasDiscount = amounts.contains { $0.shown.discount != 0 }
    var style = PDFStyle.body
    var figures = figures(style, hasDiscount: hasDiscount)
    var columns = try columns(of: figures, hasDiscount: hasDiscount)
    while itemWidth(beside: columns) < Self.narrowestItem, style.size > Self.smallestSize {
      style.size -= 0.5
      figures = self.figures(style, hasDiscount: hasDiscount)
      columns = try self.columns(of: figures, hasDiscount: hasDiscount)
    }
    var table = PDFTable(
      columns: placed(columns), canvas: canvas, left: frame.left,
      width: frame.contentWidth, maximumRowHeight: bottom - Self.laterTop - 70)
    let sums = runningSums
    table.carrying = PDFTable.Carrying(
      forward: wording.label(.carriedForward), brought: wording.label(.broughtForward)
    ) { wording.plainAmount(sums[$0], currency) }
    var blocks = try table.blocks(count: lines.count, spaceBefore: 22) { [figures] index in
      [item(lines[index])] + figures[index]
    }
    for index in blocks.indices.dropFirst() { blocks[index].isItem = true }
    // The sums do not stand alone on a page.
    for index in blocks.indices.dropFirst().suffix(2) { blocks[index].keepsWithNext = true }
    return blocks
  }

  /// Of the first rows, by how many they are.
  private var runningSums: [Int64] {
    totals.lines.reduce(into: [0]) { sums, line in
      sums.append((sums.last ?? 0).addingReportingOverflow(line.shown.total).partialValue)
    }
  }

  /// Of each row what is in the columns after the first one.
  private func figures(_ style: PDFStyle, hasDiscount: Bool) -> [[PDFTable.Cell]] {
    zip(document.lines, totals.lines).map {
      figures(of: $0.0, $0.1, style, hasDiscount: hasDiscount)
    }
  }

  private func figures(
    of line: InvoiceLine, _ amounts: LineAmounts, _ style: PDFStyle, hasDiscount: Bool
  ) -> [PDFTable.Cell] {
    var cells: [PDFTable.Cell] = [
      [(wording.quantity(line.quantity), style)],
      [(unit(of: line), style)],
      [(wording.unitPrice(line.unitPrice, currency), style)],
    ]
    if hasDiscount { cells.append(discount(of: line, amounts, style)) }
    if hasTaxColumn { cells.append(vat(line.vatCategory, line.vatRate, style)) }
    cells.append([(wording.plainAmount(amounts.shown.total, currency), style)])
    return cells
  }

  /// Sales tax has a column where there is one.
  private var hasTaxColumn: Bool { !isAmerican || totals.breakdown.contains { $0.rate != 0 } }

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

  private func discount(
    of line: InvoiceLine, _ amounts: LineAmounts, _ style: PDFStyle
  ) -> PDFTable.Cell {
    if amounts.shown.discount == 0 { return [] }
    let amount = wording.plainAmount(-amounts.shown.discount, currency)
    guard let rate = line.discountRate else { return [(amount, style)] }
    return [(wording.rate(rate), style), (amount, small(style))]
  }

  func vat(_ category: VATCategory, _ rate: Int64, _ style: PDFStyle) -> PDFTable.Cell {
    if isAmerican { return [(rate == 0 ? "–" : wording.vatRate(rate), style)] }
    let name = wording.category(category).map { [($0, small(style))] } ?? []
    return [(category == .notSubject ? "–" : wording.vatRate(rate), style)] + name
  }

  private func small(_ style: PDFStyle) -> PDFStyle {
    var small = PDFStyle.remark
    small.size = min(small.size, style.size)
    return small
  }

  private func unit(of line: InvoiceLine) -> String {
    wording.unit(line.unit, for: line.quantity)
  }

  /// Each as wide as what is in it.
  private func columns(
    of rows: [[PDFTable.Cell]], hasDiscount: Bool
  ) throws -> [PDFTable.Column] {
    let discount: [(InvoiceWording.Label, PDFText.Alignment, Double)] =
      hasDiscount ? [(.discount, .right, .infinity)] : []
    let isGross = invoice.hasGrossPrices && !isAmerican
    let tax: [(InvoiceWording.Label, PDFText.Alignment, Double)] =
      hasTaxColumn ? [(isAmerican ? .salesTax : .vatRate, .right, 80)] : []
    let amount = isAmerican ? InvoiceWording.Label.amount : isGross ? .gross : .net
    let kinds: [(InvoiceWording.Label, PDFText.Alignment, Double)] =
      [
        (.quantity, .right, .infinity), (.unit, .left, 80),
        (isGross ? .grossUnitPrice : .unitPrice, .right, isGross ? 90 : .infinity),
      ]
      + discount + tax + [(amount, .right, isGross ? 90 : .infinity)]
    return try kinds.enumerated().map { index, kind in
      let title = wording.label(kind.0)
      let width = try widest(of: rows.map { $0[index] } + [[(title, .label)]])
      return PDFTable.Column(title: title, alignment: kind.1, x: 0, width: min(width, kind.2))
    }
  }

  /// Of texts in one style the longest ones are the widest, as far as they are numbers.
  func widest(of cells: [PDFTable.Cell]) throws -> Double {
    var longest: [Double: (length: Int, texts: Set<String>)] = [:]
    for part in cells.joined() {
      let count = part.text.unicodeScalars.count
      let known = longest[part.style.size]
      let isFull = (known?.texts.count ?? 0) >= 50
      if count > known?.length ?? -1 {
        longest[part.style.size] = (count, [part.text])
      } else if count == known?.length, !isFull {
        longest[part.style.size]?.texts.insert(part.text)
      }
    }
    return try longest.map { size, longest in
      try longest.texts.map { try canvas.text($0, PDFStyle(size: size)).width }.max() ?? 0
    }
    .max()
    .map { $0.rounded(.up) + 1 } ?? 0
  }

  private static let narrowestItem = 100.0
  private static let smallestSize = 5.5

  private func itemWidth(beside columns: [PDFTable.Column]) -> Double {
    columns.reduce(frame.contentWidth) { $0 - $1.width - Self.gap }
  }

  /// At the right, with the item in the rest.
  private func placed(_ columns: [PDFTable.Column]) -> [PDFTable.Column] {
    let item = max(itemWidth(beside: columns), Self.narrowestItem / 2)
    var x = frame.left
    let first = PDFTable.Column(
      title: wording.label(.item), alignment: .start, x: x, width: item)
    x += item
    return [first]
      + columns.map { column in
        var column = column
        column.x = x + Self.gap
        x = column.x + column.width
        return column
      }
  }
}

extension LineAmounts {
  /// What the page says: with VAT where the price includes it.
  fileprivate var shown: (discount: Int64, total: Int64) {
    agreed.map { ($0.discount, $0.total) } ?? (discount, net)
  }
}
