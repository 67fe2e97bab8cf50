extension Command {
  private static let date = Option(
    name: "date", value: "DAY", summary: "of issue; today when not said")

  static let checkInvoice = Subcommand(
    name: "check", synopsis: "DRAFT [--date DAY] [--format FORMAT]",
    options: [date, .outputFormat],
    operands: Operands([.invoice(isDraft: true)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let problems = try store.problems(
      of: store.invoiceID(named: operands[0]), on: arguments.day(date, in: store))
    try session.list(problems, as: session.format(of: arguments)) {
      guard !problems.isEmpty else { return try session.output.print("It can be issued.") }
      try session.output.print(
        Columns.text(
          problems.map { ($0.rule, $0.message.printable) }, wrapsAt: session.output.drawingWidth))
    }
  }

  static let issueInvoice = Subcommand(
    name: "issue", synopsis: "DRAFT [--date DAY]", options: [date],
    operands: Operands([.invoice(isDraft: true)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try store.invoiceID(named: operands[0])
    _ = try store.issue(id, on: arguments.day(date, in: store))
    try session.report("Issued", id)
  }

  static let voidInvoice = Subcommand(
    name: "void", synopsis: "INVOICE [--date DAY]", options: [date],
    operands: Operands([.invoice(isDraft: false)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    let note = try store.invoice(store.void(invoice.id, on: arguments.day(date, in: store))).invoice
    try session.list([note], as: session.format) {
      try session.say("\(invoice.number) is void: issued \(note.name) of \(note.gross.text)")
    }
  }
}

extension Arguments {
  /// The day that an option says.
  fileprivate func day(_ option: Option, in store: Store) throws -> CalendarDate? {
    try value(of: option).map { try CalendarDate($0, in: store) }
  }
}
