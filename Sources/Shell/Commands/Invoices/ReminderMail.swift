import Platform
import TaskcoreSwift

extension Command {
  static let mailReminder = Subcommand(
    name: "reminder mail",
    summary: "Send a reminder with its invoice, or write or open the message.",
    synopsis: "ID --eml FILE|--open|--smtp HOST[:PORT] [OPTION]...",
    options: MailOptions.ways + MailOptions.message + MailOptions.server,
    operands: Operands([.reminderIDs], minimum: 1)
  ) { operands, arguments, session in
    let way = try MailOptions.way(arguments)
    let reminder = try session.reminder(TaskIDs.one(of: operands[0], .reminder))
    let message = arguments.message
    switch way.name {
    case MailOptions.eml.name: try session.writeMessage(with: reminder, message, arguments)
    case MailOptions.open.name: try session.openMessage(with: reminder, message)
    default: try session.send(reminder, message, by: arguments.server())
    }
  }
}

extension Session {
  fileprivate func writeMessage(
    with reminder: PaymentReminder, _ message: MessageOptions, _ arguments: Arguments
  ) throws {
    guard let path = try arguments.value(of: MailOptions.eml)?.path else {
      return try output.write(store().message(withReminder: reminder.id, message))
    }
    try store().writeMessage(withReminder: reminder.id, message, to: path)
    try say("Wrote \(String(decoding: path, as: UTF8.self)).")
  }

  fileprivate func openMessage(with reminder: PaymentReminder, _ message: MessageOptions) throws {
    let text = MessageText(try store().message(withReminder: reminder.id, message))
    let options = PrintOptions { $0.paper = message.paper }
    let letters = try privateFolder()
    let letter = letters.file("\(reminder.fileName).pdf")
    let invoices = try privateFolder()
    let invoice = invoices.file("\(String(reminder.number.map { $0 == "/" ? "-" : $0 })).pdf")
    do {
      try store().writePDF(ofReminder: reminder.id, options, to: letter)
      try store().writePDF(of: reminder.invoice, options, to: invoice)
      try output.flush()
      try MailProgram.open(text, attaching: [letter, invoice])
    } catch {
      letters.remove(with: letter)
      invoices.remove(with: invoice)
      throw error
    }
    try say(
      "Opened a message to \(text.to.joined(separator: ", ")) with "
        + "\(String(decoding: letter, as: UTF8.self)). Once it is sent, note it by “invoice reminder sent \(reminder.id)”."
    )
  }

  fileprivate func send(
    _ reminder: PaymentReminder, _ message: MessageOptions, by server: MailServer
  ) throws {
    try output.flush()
    let id = try store().send(reminder: reminder.id, message, by: server) { _, _ in
      try Interrupt.check()
    }
    let emails = try store().emails(with: reminder.invoice).filter { $0.id == id }
    try list(emails, as: settings.format) {
      try say(
        "Sent reminder \(reminder.id) of \(reminder.number) to \(emails.first?.recipients ?? "").")
    }
  }
}
