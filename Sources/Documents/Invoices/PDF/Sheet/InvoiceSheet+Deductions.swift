import Domain
import ViewModels

/// The amounts of a final invoice by rate: the total, the down payments, and the rest.
extension InvoiceSheet {
  func deductionTable() throws -> [PDFBlock] {
    let rates = document.deductedRates
    if rates.isEmpty { return [] }
    let first = frame.contentWidth * 0.22
    let other = (frame.contentWidth - first) / 3
    let columns = [taxLabel, .whole, .deducted, .rest].enumerated()
      .map { index, label in
        PDFTable.Column(
          title: wording.label(label), alignment: index == 0 ? .left : .right,
          x: frame.left + (index == 0 ? 0 : first + Double(index - 1) * other + 8),
          width: index == 0 ? first : other - 8)
      }
    let table = PDFTable(
      columns: columns, canvas: canvas, left: frame.left, width: frame.contentWidth,
      maximumRowHeight: bottom - Self.laterTop - 40, padding: 3.5)
    return try table.blocks(count: rates.count, spaceBefore: 16) { index in
      let rate = rates[index]
      return [vat(rate.whole.category, rate.whole.rate, .body)]
        + [rate.whole, rate.deducted, rate.rest].map { cell(of: $0) }
    }
  }

  private func cell(of row: VATBreakdown) -> PDFTable.Cell {
    let net = wording.plainAmount(row.taxable, currency)
    if row.rate == 0, row.tax == 0 { return [(net, .body)] }
    let tax = wording.labelled(
      isAmerican ? .salesTax : .tax, wording.plainAmount(row.tax, currency))
    return [(net, .body), (tax, .remark)]
  }

  /// Between the total of the invoice and the amount due.
  func prepaidRows(
    _ row: (_ label: String, _ amount: Int64) throws -> PDFBlock
  ) throws -> [PDFBlock] {
    var rows: [PDFBlock] = []
    if document.deductions.isPrepaid {
      rows = try document.deductions.items.map {
        try row("\(wording.label(.downPayment)) \($0.reference.precedingNumber)", -$0.gross)
      }
    }
    if invoice.prepaid != 0 { rows.append(try row(wording.label(.prepaid), -invoice.prepaid)) }
    return rows
  }
}
