import TaskcoreSwift

extension Command {
  private typealias Tokens = [Token<InCurrency<PaymentReminderChanges>>]

  static let remindOfInvoice = Subcommand(
    name: "remind", summary: "Make a reminder of an overdue invoice.",
    synopsis: "INVOICE [TOKEN]...",
    operands: Operands(
      [.invoice(isDraft: false), .tokens(Tokens.newReminder.map(\.form))], minimum: 1,
      repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let invoice = try store.invoice(named: operands[0]).invoice
    var reminder = InCurrency(changes: PaymentReminderChanges(), currency: invoice.currency)
    try Tokens.newReminder.read(operands.dropFirst(), into: &reminder, in: store)
    try session.report(reminder: store.addPaymentReminder(reminder.changes, of: invoice.id)) {
      "Made \($0)"
    }
  }

  static let listOfReminders = Subcommand(
    name: "reminders", summary: "List reminders, of an invoice or of all.",
    synopsis: "[INVOICE] [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.invoice(isDraft: false)], minimum: 0)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try operands.first.map { try store.invoiceID(named: $0) }
    let reminders = try store.paymentReminders(of: id)
    try session.list(reminders, as: session.format(of: arguments)) {
      guard !reminders.isEmpty else { return try session.output.print("No reminders.") }
      try Table(reminders, session.dates()).print(to: session.output)
    }
  }

  static let dueForReminder = Subcommand(
    name: "reminders due", summary: "List overdue invoices to remind of.",
    synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let late = try session.store().lateInvoices()
    try session.list(late, as: session.format(of: arguments)) {
      guard !late.isEmpty else { return try session.output.print("Nothing to remind of.") }
      try Table(late, session.dates()).print(to: session.output)
    }
  }

  static let showReminder = Subcommand(
    name: "reminder show", summary: "List what its interest is made of.",
    synopsis: "ID [--format FORMAT]", options: [.outputFormat],
    operands: Operands([.reminderIDs], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let spans = try store.interestSpans(ofReminder: TaskIDs.one(of: operands[0], .reminder))
    try session.list(spans, as: session.format(of: arguments)) {
      guard !spans.isEmpty else { return try session.output.print("It claims no interest.") }
      try Table(spans, session.dates()).print(to: session.output)
    }
  }

  static let editReminder = Subcommand(
    name: "reminder edit", summary: "Change one that was not sent.", synopsis: "ID [TOKEN]...",
    operands: Operands(
      [.reminderIDs, .tokens(Tokens.reminder.map(\.form))], minimum: 1, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .reminder)
    let known = try session.reminder(id)
    var reminder = InCurrency(changes: PaymentReminderChanges(), currency: known.currency)
    try Tokens.reminder.read(operands.dropFirst(), into: &reminder, in: store)
    try store.updatePaymentReminder(id, reminder.changes)
    try session.report(reminder: id) { "Changed \($0)" }
  }

  static let reminderPDF = Subcommand(
    name: "reminder pdf", summary: "Write the letter as PDF.", synopsis: "ID [FILE] [--letter]",
    options: [letter], operands: Operands([.reminderIDs, .file], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let reminder = try session.reminder(TaskIDs.one(of: operands[0], .reminder))
    let options = PrintOptions { $0.paper = arguments.has(letter) ? .letter : .a4 }
    try session.write(operands.dropFirst().first, else: "\(reminder.fileName).pdf") {
      try store.pdf(ofReminder: reminder.id, options)
    } file: {
      try store.writePDF(ofReminder: reminder.id, options, to: $0)
    }
  }

  static let sentReminder = Subcommand(
    name: "reminder sent", summary: "Note that it was sent by post; it stays so.", synopsis: "ID",
    operands: Operands([.reminderIDs], minimum: 1)
  ) { operands, _, session in
    let id = try TaskIDs.one(of: operands[0], .reminder)
    try session.store().notePaymentReminderSent(id)
    try session.report(reminder: id) { "Noted as sent: \($0)" }
  }

  static let deleteReminders = Subcommand.removal(
    "reminder rm", of: .reminder, .reminderIDs, summary: "Remove reminders that were not sent."
  ) {
    Message(count: $0, "remove \($0) reminder", "remove \($0) reminders")
  } telling: {
    Message(count: $0, "Removed \($0) reminder.", "Removed \($0) reminders.")
  } delete: {
    try $0.deletePaymentReminders($1)
  }
}

extension PaymentReminder {
  /// The number of its invoice and its level, with hyphens for what the name of a file cannot have.
  var fileName: String { String("\(number)-\(level)".map { $0 == "/" ? "-" : $0 }) }
}

extension Session {
  func reminder(_ id: Int64) throws -> PaymentReminder {
    guard let reminder = try store().paymentReminders().first(where: { $0.id == id }) else {
      throw ShellError.failed("There is no reminder of payment \(id).")
    }
    return reminder
  }

  /// Tells what was done to a reminder, what it claims, and of which days no rate holds; programs get the reminder.
  func report(reminder id: Int64, _ sentence: (_ what: Message) -> Message) throws {
    let reminder = try reminder(id)
    try list([reminder], as: settings.format) {
      let what: Message = "reminder \(id) of \(reminder.number), level \(reminder.level)"
      try say("\(sentence(what)): \(reminder.total.shown).")
      let parts: [(Amount, Message)] = [
        (reminder.owed, "Owed of the invoice"), (reminder.earlier, "Costs of earlier reminders"),
        (reminder.fee, "Fee"), (reminder.recovery, "Compensation for recovery costs"),
        (reminder.interest, "Interest"),
      ]
      for (amount, label) in parts where !amount.isZero {
        try say("\(label): \(amount.shown)")
      }
      let shown = try dates()
      for span in try store().interestSpans(ofReminder: id) where !span.isCovered {
        try output.print(
          Message(
            "Warning: no rate of interest holds from \(shown.text(span.firstDate)) to \(shown.text(span.lastDate)), and none is claimed of these days. “invoice rate” enters one."
          ).text)
      }
    }
  }
}
