import TaskcoreSwift

extension Command {
  private typealias Tokens = [Token<RecurringInvoiceChanges>]
  private static let tokens = Operands.Kind.tokens(Tokens.recurring.map(\.form))
  private static let changes = Operands.Kind.tokens(Tokens.recurringChanges.map(\.form))
  private static let datesLimit = Option(
    name: "limit", value: "NUMBER", summary: "at most so many; 12")

  static let repeatInvoice = Subcommand(
    name: "repeat", summary: "Draft an invoice again and again, by a rule.",
    synopsis: "INVOICE RULE [TOKEN]...",
    operands: Operands(
      [.invoice(isDraft: false), .word(["daily", "weekly", "monthly", "yearly"]), tokens],
      minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let invoice = try store.invoiceID(named: operands[0])
    var recurring = RecurringInvoiceChanges()
    recurring.repeatRule = try store.datedRule(operands[1].bytes)
    try Tokens.recurring.read(operands.dropFirst(2), into: &recurring, in: store)
    try session.report(recurring: store.addRecurringInvoice(recurring, of: invoice)) {
      "Repeats \($0)."
    }
  }

  static let listOfRecurring = Subcommand(
    name: "repeats", summary: "List what is drafted again and again.",
    synopsis: "[--format FORMAT]", options: [.outputFormat],
    operands: .none
  ) { _, arguments, session in
    let recurring = try session.store().recurringInvoices()
    try session.list(recurring, as: session.format(of: arguments)) {
      guard !recurring.isEmpty else {
        return try session.output.print("No invoices that repeat.")
      }
      try Table(recurring, session.dates(), in: session.store()).print(to: session.output)
    }
  }

  static let showRecurring = Subcommand(
    name: "repeat show", summary: "List the items of the next draft.",
    synopsis: "ID [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.recurringIDs], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let items = try store.items(ofRecurringInvoice: TaskIDs.one(of: operands[0], .recurring))
    let records = items.map { RecurringItem(item: $0) }
    try session.list(records, as: session.format(of: arguments)) {
      try Table(records).print(to: session.output)
    }
  }

  static let datesOfRecurring = Subcommand(
    name: "repeat dates", summary: "List the dates of the next drafts.",
    synopsis: "ID [--limit NUMBER] [--format FORMAT]", options: [datesLimit, .outputFormat],
    operands: Operands([.recurringIDs], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .recurring)
    let dates = try store.dates(
      ofRecurringInvoice: id, limit: arguments.count(datesLimit) ?? 0)
    let records = dates.map { RecurringDate(date: $0.moment.date) }
    try session.list(records, as: session.format(of: arguments)) {
      guard !records.isEmpty else { return try session.output.print("No dates any more.") }
      let shown = try session.dates()
      for record in records { try session.output.print(shown.text(record.date)) }
    }
  }

  static let editRecurring = Subcommand(
    name: "repeat edit", summary: "Change its rule, dates, client or items.",
    synopsis: "ID TOKEN...",
    operands: Operands([.recurringIDs, changes], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .recurring)
    var recurring = RecurringInvoiceChanges()
    try Tokens.recurringChanges.read(operands.dropFirst(), into: &recurring, in: store)
    try store.updateRecurringInvoice(id, recurring)
    try session.report(recurring: id) { "Changed: \($0)." }
  }

  static let pauseRecurring = Subcommand(
    name: "repeat pause", summary: "Draft nothing until it goes on.", synopsis: "ID",
    operands: Operands([.recurringIDs], minimum: 1)
  ) { operands, _, session in
    try session.setPaused(true, operands[0])
  }

  static let resumeRecurring = Subcommand(
    name: "repeat resume", summary: "Go on, with the dates that came meanwhile.", synopsis: "ID",
    operands: Operands([.recurringIDs], minimum: 1)
  ) { operands, _, session in
    try session.setPaused(false, operands[0])
  }

  static let deleteRecurring = Subcommand.removal(
    "repeat rm", of: .recurring, .recurringIDs,
    summary: "Draft it no more; its drafts stay."
  ) {
    Message(count: $0, "remove \($0) recurring invoice", "remove \($0) recurring invoices")
  } telling: {
    Message(count: $0, "Removed \($0) recurring invoice.", "Removed \($0) recurring invoices.")
  } delete: {
    try $0.deleteRecurringInvoices($1)
  }
}

extension Session {
  fileprivate func setPaused(_ isPaused: Bool, _ word: Word) throws {
    let id = try TaskIDs.one(of: word, .recurring)
    var changes = RecurringInvoiceChanges()
    changes.isPaused = isPaused
    try store().updateRecurringInvoice(id, changes)
    try report(recurring: id) { isPaused ? "Paused: \($0)." : "Goes on: \($0)." }
  }

  /// Tells what was done to a recurring invoice; programs get it itself.
  fileprivate func report(recurring id: Int64, _ sentence: (_ what: Message) -> Message) throws {
    let found = try store().recurringInvoices().filter { $0.id == id }
    try list(found, as: settings.format) {
      guard let recurring = found.first else { return }
      let rule = try RepeatRule(rule: recurring.repeatRule).words(in: store())
      let amount = recurring.gross.shown
      guard let next = recurring.nextDate else {
        return try say(
          sentence("recurring invoice \(id) for \(recurring.clientName), \(amount), \(rule)"))
      }
      let date = try dates().text(next)
      try say(
        sentence(
          "recurring invoice \(id) for \(recurring.clientName), \(amount), \(rule), next on \(date)"
        ))
    }
  }
}
