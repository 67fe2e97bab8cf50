import TaskcoreSwift

extension Command {
  private static let date = Option(
    name: "date", value: "DAY", summary: "of issue; today when not said")

  static let checkInvoice = Subcommand(
    name: "check", summary: "List what prevents issuing a draft.",
    synopsis: "DRAFT [--date DAY] [--format FORMAT]",
    options: [date, .outputFormat],
    operands: Operands([.invoice(isDraft: true)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try store.invoiceID(named: operands[0])
    let problems = try store.problems(of: id, on: arguments.day(date, in: store))
    try session.list(problems, as: session.format(of: arguments)) {
      let content = try store.invoice(id)
      if problems.allSatisfy(\.isWarning) { try session.output.print("It can be issued.") }
      if let profile = content.profile {
        try session.output.print("Checked as \(profile.name).")
      }
      if problems.isEmpty { return }
      let remedy = InvoiceRemedy(draft: operands[0].text, content: content)
      try session.output.print(
        Columns.text(
          problems.map { (name: $0.rule, meaning: remedy.sentence(for: $0)) },
          wrapsAt: session.output.textWidth))
    }
  }

  static let issueInvoice = Subcommand(
    name: "issue", summary: "Give a draft its number; it cannot change any more.",
    synopsis: "DRAFT [--date DAY]", options: [date],
    operands: Operands([.invoice(isDraft: true)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try store.invoiceID(named: operands[0])
    let date = try arguments.day(date, in: store)
    let warnings = try store.problems(of: id, on: date).filter(\.isWarning)
    try inOneLine { _ = try store.issue(id, on: date) }
    for warning in warnings { printErrorSentence(Message(verbatim: warning.message)) }
    try session.report(id) { "Issued \($0)" }
  }

  static let voidInvoice = Subcommand(
    name: "void", summary: "Take an invoice back by a credit note.",
    synopsis: "INVOICE [--date DAY]", options: [date],
    operands: Operands([.invoice(isDraft: false)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    let date = try arguments.day(date, in: store)
    let note = try inOneLine { try store.invoice(store.void(invoice.id, on: date)).invoice }
    try session.list([note], as: session.settings.format) {
      try session.say("\(invoice.number) is void: issued \(note.words) of \(note.total.shown)")
    }
  }
}

/// All that forbids to issue as one message; the library has a sentence a line.
private func inOneLine<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    var error = ShellError(error)
    let lines = error.message.text.split(separator: "\n")
    error.message = Message(verbatim: lines.joined(separator: " "))
    throw error
  }
}

extension Arguments {
  /// The day that an option says.
  fileprivate func day(_ option: Option, in store: Store) throws -> CalendarDate? {
    try value(of: option).map { try CalendarDate($0, in: store) }
  }
}
