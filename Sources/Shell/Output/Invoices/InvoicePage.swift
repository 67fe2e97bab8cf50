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
    let number = invoice.number.isEmpty ? "\(invoice.id)" : invoice.number
    let kind: Message =
      switch invoice.kind {
      case .invoice: "Invoice \(number)"
      case .creditNote: "Credit note \(number)"
      case .downPayment: "Down payment \(number)"
      case .corrected: "Corrected invoice \(number)"
      case .quote: "Quote \(number)"
      }
    var title = StyledText(kind, .bold)
    title.append("  ")
    title.append(invoice.stateWord, invoice.state.style)
    try output.print(title, within: output.textWidth)
    try output.printPage(head)
    try printItems(to: output)
    try output.print("")
    if !content.deductedRates.isEmpty {
      try Table(content.deductedRates).print(to: output)
      try output.print("")
    }
    try Table.totals(totals).print(to: output)
    try printEnd(to: output)
  }

  private var head: [(name: Message, value: String)] {
    return [
      ("Seller", content.seller.lines.joined(separator: "\n")),
      ("Client", content.buyer.lines.joined(separator: "\n")),
      ("Issued", dates.text(invoice.issueDate)),
      (
        "Due",
        invoice.dueDate.map(dates.text)
          ?? ([.creditNote, .quote].contains(invoice.kind) ? "" : days)
      ),
      ("Valid until", validity), ("Answered", dates.text(invoice.answerDate)),
      ("Delivery", dates.text(content.deliveryDate)), ("Period", content.period?.words.text ?? ""),
      ("Delivered to", content.deliveryPlace),
      ("Profile", invoice.kind == .quote ? "" : profile),
      ("Operation", invoice.kind == .quote ? "" : operation), ("VAT due", vatPoint),
      (invoice.kind == .corrected ? "Replaces" : "Credits", preceding),
      ("Replaced by", replacement), ("Deducts", deductions),
      ("Quote", content.quoteNumber), ("Turned into", made),
      ("Same number", twin), ("Credited by", creditNotes), ("Order", content.orderReference),
      ("Reference", content.buyerReference), ("Contract", content.contractReference),
      ("Rate", rate),
    ]
  }

  private var days: String {
    let days = content.paymentDays
    let message = Message(
      count: days, "\(days) day after it is issued", "\(days) days after it is issued")
    return message.text
  }

  private var validity: String {
    guard invoice.kind == .quote else { return "" }
    return invoice.validUntil.map(dates.text) ?? Message("30 days after it is issued").text
  }

  /// What was made of a quote.
  private var made: String {
    content.quoted.compactMap { try? dates.store.invoice($0).invoice }
      .map { $0.number.isEmpty ? $0.words.text : $0.number }.joined(separator: ", ")
  }

  /// What is sold, by the case of invoicing (BT-23).
  private var operation: String {
    let code = content.businessProcess
    let what: Message? =
      switch code.first {
      case "B": "goods (\(code))"
      case "S": "services (\(code))"
      case "M": "goods and services (\(code))"
      default: nil
      }
    return what?.text ?? code
  }

  /// By which rules it is written, where these are others than usual.
  private var profile: String {
    content.profile.flatMap { $0 == .facturx ? nil : $0.name } ?? ""
  }

  private var vatPoint: String {
    let point: Message? =
      switch content.vatPoint {
      case "debits": "on debits"
      case "invoice_date": "at the invoice date"
      case "delivery": "at delivery"
      case "payment": "at payment"
      default: nil
      }
    return point?.text ?? content.vatPoint
  }

  /// Of a credit note: what it credits.
  private var preceding: String {
    let (number, date) = (content.precedingNumber, dates.text(content.precedingDate))
    if number.isEmpty || date.isEmpty { return number + date }
    return Message("\(number) of \(date)").text
  }

  /// The corrected invoice that stands in its place.
  private var replacement: String {
    content.replacement.flatMap { try? dates.store.invoice($0).invoice.number } ?? ""
  }

  private var deductions: String {
    content.deductions.map { deduction in
      let (number, amount) = (deduction.number, deduction.gross.shown)
      let date = dates.text(deduction.issueDate)
      return Message("\(number) of \(date): \(amount)").text
    }
    .joined(separator: "\n")
  }

  /// Another one, which another device issued.
  private var twin: String {
    invoice.twin.flatMap { try? dates.store.invoice($0).invoice }.map { invoice.twinWords($0).text }
      ?? ""
  }

  private var rate: String {
    content.exchangeRate.map {
      Message("\(DecimalText.plain($0, places: 6)) \(invoice.currency) for 1 EUR").text
    } ?? ""
  }

  private var creditNotes: String {
    content.creditNotes.compactMap { try? dates.store.invoice($0).invoice }
      .map { $0.number.isEmpty ? $0.words.text : $0.number }.joined(separator: ", ")
  }

  private func printItems(to output: Output) throws {
    try output.print("")
    guard !content.items.isEmpty else { return try output.print("No items.") }
    try Table(content.items, isGross: isGross, isAmerican: isAmerican).print(to: output)
  }

  private var totals: [(label: Message, amount: Amount, style: Style)] {
    var rows: [(label: Message, amount: Amount, style: Style)] = []
    if !content.adjustments.isEmpty { rows.append(("Items", itemTotal, .plain)) }
    for adjustment in content.adjustments {
      let sign: Int64 = adjustment.isCharge ? 1 : -1
      let amount = isGross ? adjustment.gross : adjustment.amount
      rows.append((adjustment.label, Amount(sign * amount.minor, invoice.currency), .plain))
    }
    return rows + (isGross ? grossTotals : netTotals) + settlement
  }

  /// Whether prices include VAT.
  private var isGross: Bool { content.hasGrossPrices }

  private var itemTotal: Amount {
    guard isGross else { return content.itemTotal }
    return Amount(content.items.reduce(0) { $0 &+ $1.gross.minor }, invoice.currency)
  }

  private var netTotals: [(label: Message, amount: Amount, style: Style)] {
    [(isAmerican ? "Subtotal" : "Net", invoice.net, .plain)] + vatRows + [
      ("Total", invoice.gross, .bold)
    ]
  }

  /// What was agreed, and what of it is VAT.
  private var grossTotals: [(label: Message, amount: Amount, style: Style)] {
    var rows: [(label: Message, amount: Amount, style: Style)] = [("Total", invoice.total, .bold)]
    if !content.rounding.isZero { rows.append(("Rounding in it", content.rounding, .plain)) }
    return rows + vatRows + [("Net", invoice.net, .plain)]
  }

  /// Whether it has sales tax, and no VAT.
  private var isAmerican: Bool { content.seller[.country] == "US" }

  private var taxRows: [(label: Message, amount: Amount, style: Style)] {
    content.vatRows.filter { $0.vat.rate != 0 }.map {
      ("Sales tax \($0.vat.text) of \($0.taxable.shown)", $0.tax, .plain)
    }
  }

  private var vatRows: [(label: Message, amount: Amount, style: Style)] {
    if isAmerican { return taxRows }
    return content.vatRows.map { row in
      let label: Message =
        row.exemptionReason.isEmpty
        ? "VAT \(row.vat.text) of \(row.taxable.shown)"
        : "VAT \(row.vat.text) of \(row.taxable.shown): \(row.exemptionReason)"
      return (label, row.tax, .plain)
    }
  }

  private var settlement: [(label: Message, amount: Amount, style: Style)] {
    var rows: [(label: Message, amount: Amount, style: Style)] = []
    if let euro = content.vatInEuro { rows.append(("VAT in euros", euro, .plain)) }
    if !content.prepaid.isZero {
      rows.append(("Paid before", content.prepaid, .plain))
      rows.append(("To pay", invoice.due, .bold))
    }
    if !invoice.paid.isZero { rows.append(("Paid", invoice.paid, .plain)) }
    if !invoice.credited.isZero { rows.append(("Credited", invoice.credited, .plain)) }
    if ![.draft, .void, .replaced].contains(invoice.state), invoice.kind != .quote,
      invoice.balance != invoice.due
    {
      rows.append(("Owed", invoice.balance, .bold))
    }
    return rows
  }

  private func printEnd(to output: Output) throws {
    let terms: [(Message, String)] = [
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

  fileprivate init(_ items: [InvoiceItem], isGross: Bool, isAmerican: Bool) {
    let showsDiscount = items.contains { !$0.discount.isZero }
    var columns = [
      Column.id, .main("Item"), .number("Quantity", short: "Qty", .high), .amount("Price"),
    ]
    if showsDiscount { columns.append(.number("Off")) }
    columns +=
      isAmerican
      ? [.number("Tax"), .amount("Amount")]
      : [.number("VAT"), .amount(isGross ? "With VAT" : "Net")]
    self.init(
      columns: columns,
      rows: items.flatMap { item in
        var cells = [
          Cell(item.id == 0 ? "" : String(item.id)), Cell(item.name), Cell(item.quantityText),
          Cell(DecimalText.grouped(item.price, places: 6, atLeast: 2)),
        ]
        if showsDiscount { cells.append(Cell(item.discountText(isGross: isGross))) }
        let tax = isAmerican && item.vat.rate == 0 ? "" : item.vat.text
        cells += [Cell(tax), Cell((isGross ? item.gross : item.net).shown)]
        return [cells]
          + item.remarks.flatMap { $0.lines(within: Self.detailWidth - 2) }.map { line in
            [Cell(""), Cell("  " + line, .dim)]
          }
      })
  }

  /// Per rate the whole, what was invoiced before and the rest.
  fileprivate init(_ rates: [DeductedRate]) {
    self.init(
      columns: [
        Column(title: "VAT"), .amount("In all"), .amount("VAT"), .amount("Before"),
        .amount("VAT"), .amount("Remaining"), .amount("VAT"),
      ],
      rows: rates.map { rate in
        [Cell(rate.vat.text)]
          + [
            rate.whole, rate.wholeTax, rate.deducted, rate.deductedTax, rate.rest, rate.restTax,
          ].map { Cell($0.shown) }
      })
  }

  /// Labels and amounts, the amounts below each other.
  fileprivate static func totals(
    _ rows: [(label: Message, amount: Amount, style: Style)]
  ) -> Table {
    var table = Table(
      columns: [.main(""), .amount("")],
      rows: rows.map { [Cell($0.label, $0.style), Cell($0.amount.shown, $0.style)] })
    table.showsTitles = false
    return table
  }
}

extension InvoiceAdjustment {
  /// How a page has it: `Allowance 1 of 5%, VAT 20%: Welcome`.
  fileprivate var label: Message {
    let name: Message =
      switch (isCharge, rate.map { DecimalText.percent($0) }) {
      case (true, let rate?): "Charge \(id) of \(rate), VAT \(vat.text)"
      case (true, nil): "Charge \(id), VAT \(vat.text)"
      case (false, let rate?): "Allowance \(id) of \(rate), VAT \(vat.text)"
      case (false, nil): "Allowance \(id), VAT \(vat.text)"
      }
    return reason.isEmpty ? name : "\(name): \(reason)"
  }
}

extension InvoiceItem {
  /// `2.5 hours`
  var quantityText: String {
    let number = DecimalText.grouped(quantity, places: 4)
    // The unit "one" tells nothing.
    return unit == "C62" ? number : "\(number) \(unitLabel)"
  }

  fileprivate func discountText(isGross: Bool) -> String {
    let discount = isGross ? grossDiscount : discount
    return discount.isZero ? "" : discountRate.map { DecimalText.percent($0) } ?? discount.shown
  }

  /// What is told below it.
  fileprivate var remarks: [String] {
    let ids = tasks.map(String.init).joined(separator: ", ")
    let links = tasks.isEmpty ? "" : Message("Tasks \(ids)").text
    let reason = [exemptionReason, exemptionCode].filter { !$0.isEmpty }.joined(separator: " ")
    return
      (details.split(separator: "\n").map { String($0) } + [
        period?.words.text ?? "", reason, links,
      ])
      .filter { !$0.isEmpty }
  }
}
