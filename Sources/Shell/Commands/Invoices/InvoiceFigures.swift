import TaskcoreSwift

extension Command {
  static let owedOfInvoices = Subcommand(
    name: "owed", summary: "Add up what is owed, by how long it is overdue.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let rows = try session.store().ageing()
    try session.list(rows, as: session.format(of: arguments)) {
      guard !rows.isEmpty else { return try session.output.print("Nothing is owed.") }
      try Table(rows).print(to: session.output)
    }
  }

  static let turnoverOfInvoices = Subcommand(
    name: "turnover", summary: "Add up what was invoiced, by month.", synopsis: monthSynopsis,
    options: [.outputFormat], operands: months
  ) { operands, arguments, session in
    let rows = try session.store().turnover(range(operands, in: session.store()))
    try session.list(rows, as: session.format(of: arguments)) {
      guard !rows.isEmpty else { return try session.output.print("Nothing was invoiced.") }
      try Table(rows).print(to: session.output)
    }
  }

  static let vatOfInvoices = Subcommand(
    name: "vat", summary: "Add up the VAT, by month and rate.", synopsis: monthSynopsis,
    options: [.outputFormat], operands: months
  ) { operands, arguments, session in
    let rows = try session.store().vatTotals(range(operands, in: session.store()))
    try session.list(rows, as: session.format(of: arguments)) {
      guard !rows.isEmpty else { return try session.output.print("Nothing was invoiced.") }
      try Table(rows).print(to: session.output)
    }
  }

  static let journalOfInvoices = Subcommand(
    name: "journal", summary: "Write the VAT journal as CSV: each rate of each invoice.",
    synopsis: "[FILE] \(Period.synopsis)",
    operands: Period.operands(behind: [.file])
  ) { operands, _, session in
    let store = try session.store()
    let path = try operands.first?.path
    let months = try range(Array(operands.dropFirst()), in: store)
    guard let path else { return try session.output.write(store.vatJournalAsCSV(months)) }
    try store.writeVATJournalAsCSV(months, to: path)
    try session.say("Wrote \(String(decoding: path, as: UTF8.self)).")
  }

  private static let monthSynopsis = "\(Period.synopsis) [--format FORMAT]"
  private static let months = Period.operands()

  /// The months that a period is in; nothing is all.
  private static func range(_ words: [Word], in store: Store) throws -> MonthRange {
    if words.isEmpty { return (nil, nil) }
    let period = try Period(whole: words, in: store)
    return (period.first.calendarMonth, period.last.calendarMonth)
  }
}

extension CalendarDate {
  fileprivate var calendarMonth: CalendarMonth? { CalendarMonth(year: year, month: month) }
}

extension Table {
  /// What is owed; with several rows of one currency, their sum below them.
  fileprivate init(_ rows: [Ageing]) {
    let cells = rows.map { row in
      let days: Message =
        row.lastDay.map { row.firstDay == 0 ? "not due yet" : "\(row.firstDay) to \($0) days" }
        ?? "over \(row.firstDay - 1) days"
      return [
        Cell(days, row.firstDay > 0 ? .red : .plain), Cell(NumberText.grouped(row.invoices)),
        Cell(row.balance.shown),
      ]
    }
    let sums = rows.currencies { $0.balance.currency }.map { currency, rows in
      [
        Cell("All in \(currency)", .bold),
        Cell(NumberText.grouped(rows.reduce(0) { $0 + $1.invoices }), .bold),
        Cell(rows.map(\.balance).sum(in: currency), .bold),
      ]
    }
    self.init(
      columns: [
        .main("Overdue", minimumWidth: 8), .number("Invoices", .low), .amount("Owed"),
      ], rows: cells + sums)
  }

  /// What was invoiced by month; with several rows of one currency, their sum below them.
  fileprivate init(_ rows: [Turnover]) {
    let cells = rows.map { row in
      [
        Cell(row.month?.text ?? ""), Cell(NumberText.grouped(row.invoices)),
        Cell(NumberText.grouped(row.creditNotes)), Cell(row.net.shown), Cell(row.vat.shown),
        Cell(row.gross.shown),
      ]
    }
    let sums = rows.currencies { $0.net.currency }.map { currency, rows in
      [
        Cell("All", .bold),
        Cell(NumberText.grouped(rows.reduce(0) { $0 + $1.invoices }), .bold),
        Cell(NumberText.grouped(rows.reduce(0) { $0 + $1.creditNotes }), .bold),
        Cell(rows.map(\.net).sum(in: currency), .bold),
        Cell(rows.map(\.vat).sum(in: currency), .bold),
        Cell(rows.map(\.gross).sum(in: currency), .bold),
      ]
    }
    self.init(
      columns: [
        .main("Month", minimumWidth: nil), .number("Invoices", .low),
        .number("Credit notes", short: "Credits", .low), .amount("Net"), .amount("VAT"),
        .amount("Total"),
      ],
      rows: cells + sums)
  }

  /// VAT by month, category and rate; with several rows of one currency, their sum below them.
  fileprivate init(_ rows: [VATTotal]) {
    let cells = rows.map { row in
      [
        Cell(row.month?.text ?? ""), Cell(row.vat.text), Cell(row.taxable.shown),
        Cell(row.tax.shown),
      ]
    }
    let sums = rows.currencies { $0.tax.currency }.map { currency, rows in
      [
        Cell("All", .bold), Cell(""), Cell(rows.map(\.taxable).sum(in: currency), .bold),
        Cell(rows.map(\.tax).sum(in: currency), .bold),
      ]
    }
    self.init(
      columns: [
        .main("Month", minimumWidth: nil), .number("VAT", .essential), .amount("Net"),
        .amount("Tax"),
      ], rows: cells + sums)
  }
}

extension Array {
  /// The currencies that several elements share, in their order, with those elements.
  fileprivate func currencies(
    _ currency: (Element) -> String
  ) -> [(currency: String, elements: [Element])] {
    var order: [String] = []
    for element in self where !order.contains(currency(element)) {
      order.append(currency(element))
    }
    return order.map { name in (name, filter { currency($0) == name }) }
      .filter { $0.elements.count > 1 }
  }
}

extension [Amount] {
  /// The sum; nothing when it is over what an amount may be.
  fileprivate func sum(in currency: String) -> String {
    var sum: Int64 = 0
    for amount in self {
      let (next, isOver) = sum.addingReportingOverflow(amount.minor)
      if isOver { return "" }
      sum = next
    }
    return Amount(sum, currency).shown
  }
}
