import TaskcoreSwift

/// A purchase as a page of text.
struct PurchasePage {
  private let content: PurchaseContent
  private let dates: Dates

  init(_ content: PurchaseContent, _ dates: Dates) {
    self.content = content
    self.dates = dates
  }

  private var purchase: Purchase { content.purchase }

  func print(to output: Output) throws {
    var title = StyledText(Message("Purchase \(purchase.id)").text, .bold)
    title.append("  ")
    title.append(purchase.state.word, purchase.state.style)
    try output.print(title, within: output.textWidth)
    try output.printPage(head)
    if !content.lines.isEmpty {
      try output.print("")
      try Table(content.lines).print(to: output)
    }
    try output.print("")
    try Table.purchaseTotals(totals).print(to: output)
    let remarks = content.remarks.map(\.text).filter { !$0.isEmpty }
    let terms: [(name: Message, value: String)] = [
      ("Terms", content.paymentTerms), ("Remarks", remarks.joined(separator: "\n")),
      ("Notes", purchase.notes),
    ]
    if terms.contains(where: { !$0.value.isEmpty }) {
      try output.print("")
      try output.printPage(terms)
    }
    if !content.payments.isEmpty {
      try output.print("")
      try Table(content.payments, showsPurchase: false, dates).print(to: output)
    }
  }

  private var head: [(name: Message, value: String)] {
    [
      ("Number", purchase.number), ("Type", String(purchase.typeCode)),
      ("Seller", content.seller.lines.joined(separator: "\n")),
      ("Payee", content.payee.lines.joined(separator: "\n")),
      ("Tax representative", content.taxRepresentative.lines.joined(separator: "\n")),
      ("Buyer", content.buyer.lines.joined(separator: "\n")),
      ("Delivered to", content.recipient.lines.joined(separator: "\n")),
      ("Issued", dates.text(purchase.issueDate)), ("Due", dates.text(purchase.dueDate)),
      ("Delivery", dates.text(content.deliveryDate)), ("Period", period),
      ("Refers to", content.references.map(\.number).joined(separator: ", ")),
      ("Order", content.orderReference), ("Reference", content.buyerReference),
      ("Contract", content.contractReference), ("Project", content.projectReference),
      ("IBAN", purchase.iban), ("Payment reference", purchase.paymentReference),
    ]
  }

  private var period: String {
    InvoicePeriod(first: content.firstDate, last: content.lastDate).words.text
  }

  private var totals: [(label: Message, amount: Amount, style: Style)] {
    var rows: [(label: Message, amount: Amount, style: Style)] = []
    for adjustment in content.adjustments where adjustment.line.isEmpty {
      let sign: Int64 = adjustment.isCharge ? 1 : -1
      let label: Message =
        adjustment.isCharge ? "Charge: \(adjustment.reason)" : "Allowance: \(adjustment.reason)"
      rows.append((label, Amount(sign * adjustment.amount.minor, purchase.currency), .plain))
    }
    rows.append(("Net", purchase.net, .plain))
    rows += content.taxes.map { tax in
      ("VAT \(tax.vatText) of \(tax.taxable.shown)", tax.tax, .plain)
    }
    rows.append(("Total", purchase.gross, .bold))
    if !purchase.prepaid.isZero { rows.append(("Paid before", purchase.prepaid, .plain)) }
    if !content.rounding.isZero { rows.append(("Rounding", content.rounding, .plain)) }
    if purchase.due != purchase.gross { rows.append(("To pay", purchase.due, .bold)) }
    if !purchase.paid.isZero {
      rows.append(("Paid", purchase.paid, .plain))
      rows.append(("Owed", purchase.balance, .bold))
    }
    return rows
  }
}

extension PurchaseTax {
  /// `20%`, `AE`
  fileprivate var vatText: String {
    let rate = vatPercent.isEmpty ? "" : "\(vatPercent)%"
    if vatCode == "S" { return rate }
    return rate.isEmpty ? vatCode : "\(vatCode) \(rate)"
  }
}

extension Table {
  fileprivate init(_ lines: [PurchaseLine]) {
    self.init(
      columns: [
        .main("Item"), .number("Quantity", short: "Qty", .high), .amount("Price"),
        .number("VAT"), .amount("Net"),
      ],
      rows: lines.map { line in
        let quantity =
          line.unit.isEmpty || line.unit == "C62" ? line.quantity : "\(line.quantity) \(line.unit)"
        let rate = line.vatPercent.isEmpty ? line.vatCode : "\(line.vatPercent)%"
        return [
          Cell(line.name), Cell(quantity), Cell(line.netPrice), Cell(rate), Cell(line.net.shown),
        ]
      })
  }

  /// Labels and amounts, the amounts below each other.
  fileprivate static func purchaseTotals(
    _ rows: [(label: Message, amount: Amount, style: Style)]
  ) -> Table {
    var table = Table(
      columns: [.main(""), .amount("")],
      rows: rows.map { [Cell($0.label, $0.style), Cell($0.amount.shown, $0.style)] })
    table.showsTitles = false
    return table
  }
}
