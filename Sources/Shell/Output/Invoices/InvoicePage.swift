import TaskcoreSwift

/// An invoice as a page of text.
struct InvoicePage {
  private let content: InvoiceContent
  private let dates: Dates

  init(_ content: InvoiceContent, _ dates: Dates) {
    self.content = content
    self.dates = dates
  }

  private var invoice: Invoice { content.invoice }

  func print(to output: Output) throws {
    var title = StyledText(invoice.kind == .invoice ? "Invoice " : "Credit note ", .bold)
    title.append(invoice.number.isEmpty ? "\(invoice.id)" : invoice.number, .bold)
    title.append("  ")
    title.append(invoice.state.text, invoice.state.style)
    try output.print(title, within: output.textWidth)
    try output.printPage(head)
    try printItems(to: output)
    try output.print("")
    try Table.totals(totals).print(to: output)
    try printEnd(to: output)
  }

  private var head: [(name: String, value: String)] {
    let preceding = [content.precedingNumber, dates.text(content.precedingDate)]
    return [
      ("Seller", content.seller.lines.joined(separator: "\n")),
      ("Client", content.buyer.lines.joined(separator: "\n")),
      ("Issued", dates.text(invoice.issueDate)),
      ("Due", invoice.dueDate.map(dates.text) ?? (invoice.kind == .invoice ? days : "")),
      ("Delivery", dates.text(content.deliveryDate)), ("Period", content.period?.text ?? ""),
      ("Credits", preceding.filter { !$0.isEmpty }.joined(separator: " of ")),
      ("Credited by", creditNotes), ("Order", content.orderReference),
      ("Reference", content.buyerReference), ("Contract", content.contractReference),
      ("Rate", rate),
    ]
  }

  private var days: String { "\(content.paymentDays) days after it is issued" }

  private var rate: String {
    content.exchangeRate.map {
      "\(DecimalText.plain($0, places: 6)) \(invoice.currency) for 1 EUR"
    } ?? ""
  }

  private var creditNotes: String {
    content.creditNotes.compactMap { try? dates.store.invoice($0).invoice }
      .map { $0.number.isEmpty ? "draft \($0.id)" : $0.number }.joined(separator: ", ")
  }

  private func printItems(to output: Output) throws {
    try output.print("")
    guard !content.items.isEmpty else { return try output.print("No items.") }
    try Table(content.items).print(to: output)
  }

  private var totals: [(label: String, amount: Amount, style: Style)] {
    var rows: [(label: String, amount: Amount, style: Style)] = []
    if !content.adjustments.isEmpty { rows.append(("Items", content.itemTotal, .plain)) }
    for adjustment in content.adjustments {
      let kind = adjustment.isCharge ? "Charge" : "Allowance"
      let rate = adjustment.rate.map { " of \(DecimalText.percent($0))" } ?? ""
      let reason = adjustment.reason.isEmpty ? "" : ": \(adjustment.reason)"
      let sign: Int64 = adjustment.isCharge ? 1 : -1
      rows.append(
        (
          "\(kind) \(adjustment.id)\(rate), VAT \(adjustment.vat.text)\(reason)",
          Amount(sign * adjustment.amount.minor, invoice.currency), .plain
        ))
    }
    rows.append(("Net", invoice.net, .plain))
    rows += content.vatRows.map { row in
      let reason = row.exemptionReason.isEmpty ? "" : ": \(row.exemptionReason)"
      return ("VAT \(row.vat.text) of \(row.taxable.text)\(reason)", row.tax, .plain)
    }
    rows.append(("Total", invoice.gross, .bold))
    if let euro = content.vatInEuro { rows.append(("VAT in euros", euro, .plain)) }
    if !content.prepaid.isZero {
      rows.append(("Paid before", content.prepaid, .plain))
      rows.append(("To pay", invoice.due, .bold))
    }
    if !invoice.paid.isZero { rows.append(("Paid", invoice.paid, .plain)) }
    if !invoice.credited.isZero { rows.append(("Credited", invoice.credited, .plain)) }
    if ![.draft, .void].contains(invoice.state), invoice.balance != invoice.due {
      rows.append(("Owed", invoice.balance, .bold))
    }
    return rows
  }

  private func printEnd(to output: Output) throws {
    let terms = [
      ("Terms", content.paymentTerms), ("Late penalty", content.latePenalty),
      ("Recovery fee", content.recoveryFee), ("Early payment", content.earlyDiscount),
      ("Notes", content.notes),
    ]
    if terms.contains(where: { !$0.1.isEmpty }) {
      try output.print("")
      try output.printPage(terms.map { (name: $0.0, value: $0.1) })
    }
    if !content.payments.isEmpty {
      try output.print("")
      try Table(content.paymentRecords, showsInvoice: false, dates).print(to: output)
    }
    if !content.emails.isEmpty {
      try output.print("")
      try Table(content.emails, dates).print(to: output)
    }
  }
}

extension Table {
  /// The widest that details of an item are.
  private static let detailWidth = 40

  fileprivate init(_ items: [InvoiceItem]) {
    let showsDiscount = items.contains { !$0.discount.isZero }
    var columns = [
      Column.id, .main("Item"), .number("Quantity", short: "Qty", .high), .amount("Price"),
    ]
    if showsDiscount { columns.append(.number("Off")) }
    columns += [.number("VAT"), .amount("Net")]
    self.init(
      columns: columns,
      rows: items.flatMap { item in
        var cells = [
          Cell(String(item.id)), Cell(item.name), Cell(item.quantityText),
          Cell(DecimalText.grouped(item.price, places: 6, atLeast: 2)),
        ]
        if showsDiscount { cells.append(Cell(item.discountText)) }
        cells += [Cell(item.vat.text), Cell(item.net.text)]
        return [cells]
          + item.remarks.flatMap { $0.lines(within: Self.detailWidth - 2) }.map { line in
            [Cell(""), Cell("  " + line, .dim)]
          }
      })
  }

  /// Labels and amounts, the amounts below each other.
  fileprivate static func totals(
    _ rows: [(label: String, amount: Amount, style: Style)]
  ) -> Table {
    var table = Table(
      columns: [.main(""), .amount("")],
      rows: rows.map { [Cell($0.label, $0.style), Cell($0.amount.text, $0.style)] })
    table.showsTitles = false
    return table
  }
}

extension InvoiceItem {
  /// `2.5 hours`
  var quantityText: String {
    let number = DecimalText.grouped(quantity, places: 4)
    // The unit "one" tells nothing.
    return unit == "C62" ? number : "\(number) \(unitLabel)"
  }

  fileprivate var discountText: String {
    discount.isZero ? "" : discountRate.map { DecimalText.percent($0) } ?? discount.text
  }

  /// What is told below it.
  fileprivate var remarks: [String] {
    let links = tasks.isEmpty ? "" : "Tasks " + tasks.map(String.init).joined(separator: ", ")
    let reason = [exemptionReason, exemptionCode].filter { !$0.isEmpty }.joined(separator: " ")
    return
      (details.split(separator: "\n").map { String($0) } + [period?.text ?? "", reason, links])
      .filter { !$0.isEmpty }
  }
}
