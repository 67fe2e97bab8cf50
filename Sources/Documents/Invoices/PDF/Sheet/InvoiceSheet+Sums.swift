import CDocuments
import Domain
import ViewModels

/// The VAT per rate, and the totals beside it.
extension InvoiceSheet {
  private static let gap = 32.0
  var sumsWidth: Double { 236 }
  private var vatWidth: Double { frame.contentWidth - sumsWidth - Self.gap }

  func sums() throws -> [PDFBlock] {
    let before = try deductionTable()
    let left = try isAmerican ? [] : vatTable() + exemptions()
    let right = try sumRows()
    let highest = (bottom - Self.laterTop) / 2
    if left.isEmpty { return before + [.row([right], spaceBefore: 16)] }
    if left.stackedHeight < highest, right.stackedHeight < highest {
      return before + [.row([left, right], spaceBefore: 16)]
    }
    return before + left + right
  }

  private func vatTable() throws -> [PDFBlock] {
    let breakdown = totals.breakdown
    if breakdown.isEmpty { return [] }
    if let untaxed { return try untaxedSentence(untaxed) }
    var style = PDFStyle.body
    while try widest(of: breakdown.flatMap { cells(of: $0, style).dropFirst() }) > amountWidth,
      style.size > 5.5
    { style.size -= 0.5 }
    let columns = [
      (InvoiceWording.Label.vat, PDFText.Alignment.left, 0, vatWidth - 2 * amountWidth - 8),
      (.taxable, .right, vatWidth - 2 * amountWidth - 8, amountWidth),
      (.tax, .right, vatWidth - amountWidth, amountWidth),
    ]
    .map { label, alignment, x, width in
      PDFTable.Column(
        title: wording.label(label), alignment: alignment, x: frame.left + x, width: width)
    }
    let table = PDFTable(
      columns: columns, canvas: canvas, left: frame.left, width: vatWidth,
      maximumRowHeight: bottom - Self.laterTop - 40, padding: 3.5)
    return try table.blocks(count: breakdown.count, spaceBefore: 16) { [style] index in
      cells(of: breakdown[index], style)
    }
  }

  /// The only row, when nothing is taxed.
  private var untaxed: VATBreakdown? {
    guard totals.breakdown.count == 1, let row = totals.breakdown.first, row.rate == 0, row.tax == 0
    else { return nil }
    return row
  }

  /// What stands there instead of a table that says 0; the reason that the law asks for, where there is one.
  private func untaxedSentence(_ row: VATBreakdown) throws -> [PDFBlock] {
    let sentence =
      row.exemptionReason.isEmpty ? wording.untaxed(row.category) : row.exemptionReason
    return [try text(sentence, .body, x: frame.left, width: vatWidth, .start, spaceBefore: 5)]
  }

  private var amountWidth: Double { vatWidth * 0.36 }

  private func cells(of row: VATBreakdown, _ style: PDFStyle) -> [PDFTable.Cell] {
    [
      vat(row.category, row.rate, style),
      [(wording.plainAmount(row.taxable, currency), style)],
      [(wording.plainAmount(row.tax, currency), style)],
    ]
  }

  private func exemptions() throws -> [PDFBlock] {
    if untaxed != nil { return [] }
    var reasons: [String] = []
    for row in totals.breakdown
    where !row.exemptionReason.isEmpty && !reasons.contains(row.exemptionReason) {
      reasons.append(row.exemptionReason)
    }
    return try reasons.map {
      try text($0, .remark, x: frame.left, width: vatWidth, .start, spaceBefore: 6)
    }
  }

  private func sumRows() throws -> [PDFBlock] {
    var rows = try adjustmentRows()
    rows += try isAmerican ? salesTaxRows() : invoice.hasGrossPrices ? grossRows() : netRows()
    rows += try prepaidRows { try sum($0, $1) }
    rows.append(try due())
    if let euro = totals.vatInEuro { rows += try vatInEuro(euro) }
    return rows
  }

  private func netRows() throws -> [PDFBlock] {
    let rows = [
      try sum(wording.label(.netTotal), totals.net),
      try sum(wording.label(.vatTotal), totals.vat),
    ]
    if isSaidBelow { return rows }
    return rows + [try sum(wording.label(.grossTotal), totals.gross, .strong)]
  }

  /// Whether the total of a quote is what stands in the field below, under the same name.
  private var isSaidBelow: Bool { invoice.kind == .quote && totals.total == totals.due }

  private func salesTaxRows() throws -> [PDFBlock] {
    let taxes = totals.breakdown.filter { $0.rate != 0 }
    var rows = [try sum(wording.label(.subtotal), totals.net)]
    for tax in taxes {
      let label = "\(wording.label(.salesTax)) (\(wording.vatRate(tax.rate)))"
      rows.append(try sum(label, tax.tax))
    }
    if totals.rounding != 0 { rows.append(try sum(wording.label(.rounding), totals.rounding)) }
    return isSaidBelow ? rows : rows + [try sum(wording.label(.total), totals.total, .strong)]
  }

  /// What was agreed comes first, then what of it is VAT.
  private func grossRows() throws -> [PDFBlock] {
    var rows = isSaidBelow ? [] : [try sum(wording.label(.grossTotal), totals.total, .strong)]
    if totals.rounding != 0 { rows.append(try sum(wording.label(.rounding), totals.rounding)) }
    return rows + [
      try sum(wording.label(.containedVAT), totals.vat),
      try sum(wording.label(.netTotal), totals.net),
    ]
  }

  /// How the sum of the lines becomes the total, where they differ.
  private func adjustmentRows() throws -> [PDFBlock] {
    if document.adjustments.isEmpty { return [] }
    let amounts = invoice.hasGrossPrices ? totals.agreedAdjustments : totals.adjustments
    var total = totals.lineTotal
    if invoice.hasGrossPrices {
      total = currency.clampedSum(totals.lines.map { $0.agreed?.total ?? 0 })
    }
    var rows = [try sum(wording.label(.lineTotal), total)]
    for (adjustment, amount) in zip(document.adjustments, amounts) {
      rows.append(try sum(name(of: adjustment), adjustment.isCharge ? amount : -amount))
    }
    let pairs = zip(document.adjustments, amounts)
    let charges = pairs.filter(\.0.isCharge).map(\.1)
    let allowances = pairs.filter { !$0.0.isCharge }.map(\.1)
    if allowances.count > 1 {
      rows.append(
        try sum(wording.label(.allowanceTotal), -currency.clampedSum(allowances)))
    }
    if charges.count > 1 {
      rows.append(try sum(wording.label(.chargeTotal), currency.clampedSum(charges)))
    }
    return rows
  }

  private func name(of adjustment: InvoiceAdjustment) -> String {
    let kind = wording.label(adjustment.isCharge ? .charge : .allowance)
    let name = adjustment.reason.isEmpty ? kind : adjustment.reason
    let rate = adjustment.rate.map { wording.rate($0) }
    let vat =
      totals.breakdown.count > 1 && adjustment.vatCategory != .notSubject
      ? "\(wording.label(taxLabel)) \(wording.vatRate(adjustment.vatRate))"
      : nil
    let details = [rate, vat].compactMap { $0 }.joined(separator: ", ")
    return details.isEmpty ? name : "\(name) (\(details))"
  }

  func sum(_ label: String, _ amount: Int64, _ style: PDFStyle = .body) throws -> PDFBlock {
    let x = frame.right - sumsWidth
    let value = try canvas.text(wording.amount(amount, currency), style)
    let name = try canvas.text(
      label, style, width: max(sumsWidth - value.width - 20, 60))
    return PDFBlock(height: max(name.height, value.height), spaceBefore: 5) { top in
      canvas.tagged("P") {
        name.draw(x: x + labelInset, y: top, on: canvas)
        value.draw(x: x, y: top, width: sumsWidth, .right, on: canvas)
      }
    }
  }

  /// The amount due, the most prominent number of the page.
  private func due() throws -> PDFBlock {
    let label: InvoiceWording.Label =
      switch invoice.kind {
      case .quote: isAmerican ? .total : .grossTotal
      case .creditNote: .refund
      case .invoice, .downPayment, .corrected: .due
      }
    return try due(wording.label(label), totals.due)
  }

  /// One number that nobody has to look for.
  func due(_ label: String, _ amount: Int64) throws -> PDFBlock {
    let x = frame.right - sumsWidth
    let colour = template.total == .accent ? PDFColour.paper : .accent
    let value = try canvas.text(
      wording.amount(amount, currency), PDFStyle.total.inColour(colour))
    let name = try canvas.text(
      label, PDFStyle.strong.inColour(colour), width: max(sumsWidth - value.width - 24, 60))
    let fall = max(value.baseline, name.baseline)
    let height = max(value.height, name.height) + 14
    return PDFBlock(height: height, spaceBefore: 8) { top in
      drawGround(documents_rectangle(x: x, y: top, width: sumsWidth, height: height))
      canvas.tagged("P") {
        name.draw(x: x + labelInset, y: top + 7 + fall - name.baseline, on: canvas)
        value.draw(
          x: x, y: top + 7 + fall - value.baseline, width: sumsWidth, .right, on: canvas)
      }
    }
  }

  /// From the edge of what is filled to the labels; the amounts are below those of the items in any case.
  private var labelInset: Double { template.total == .ruled ? 0 : PDFTable.overhang }

  private func drawGround(_ place: documents_rectangle) {
    var wide = place
    wide.width += PDFTable.overhang
    switch template.total {
    case .band: canvas.fill([wide], .band)
    case .accent: canvas.fill([wide], .accent)
    case .ruled:
      var (upper, lower) = (place, place)
      upper.height = 0.75
      lower.height = 0.75
      lower.y += place.height - lower.height
      canvas.fill([upper, lower], .rule)
    }
  }

  private func vatInEuro(_ amount: Int64) throws -> [PDFBlock] {
    let rate = invoice.exchangeRate.map { " (\(wording.exchangeRate($0, currency)))" } ?? ""
    let x = frame.right - sumsWidth
    let words = wording.labelled(.vatInEuro, wording.amount(amount, .euro)) + rate
    return [
      try text(words, .remark, x: x, width: sumsWidth, .right, spaceBefore: 6)
    ]
  }
}

extension Currency {
  /// Of amounts whose sum was seen to be one, or of a damaged store.
  fileprivate func clampedSum(_ amounts: [Int64]) -> Int64 {
    (try? sum(amounts, field: "")) ?? 0
  }
}
