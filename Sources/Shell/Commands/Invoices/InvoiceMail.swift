import Platform
import TaskcoreSwift

/// The options of `invoice mail` and `invoice reminder mail`.
enum MailOptions {
  static let to = Option(
    name: "to", value: "ADDRESSES", summary: "else the client's; commas between")
  static let cc = Option(name: "cc", value: "ADDRESSES", summary: "who gets a copy")
  static let replyTo = Option(name: "reply-to", value: "ADDRESSES", summary: "for answers")
  static let from = Option(name: "from", value: "ADDRESS", summary: "else yours")
  static let subject = Option(
    name: "subject", value: "TEXT", summary: "else one in its language")
  static let body = Option(name: "body", value: "TEXT", summary: "likewise")
  static let eml = Option(
    name: "eml", value: "FILE", kind: .file, summary: "write the message to a file, or -")
  static let open = Option(name: "open", summary: "open it in your mail program")
  static let smtp = Option(
    name: "smtp", value: "HOST[:PORT]", summary: "send it by this server, with STARTTLS")
  static let tls = Option(name: "tls", summary: "TLS from the first byte instead")
  static let user = Option(name: "user", value: "NAME", summary: "who logs in there")
  static let netrc = Option(
    name: "netrc", value: "FILE", kind: .file, summary: "with user and password; of mode 0600")
  static let authorities = Option(
    name: "ca", value: "FILE", kind: .file, summary: "whose certificates are trusted")

  static let message = [to, cc, replyTo, from, subject, body, Command.letter]
  static let ways = [eml, open, smtp]
  static let server = [tls, user, netrc, authorities]

  /// The one way that is given.
  ///
  /// - Throws: a usage error for none and for several, and for options of another one.
  static func way(_ arguments: Arguments) throws -> Option {
    let given = ways.filter(arguments.has)
    guard let way = given.first, given.count == 1 else {
      throw ShellError.usage("How? Write one of --eml FILE, --open and --smtp HOST.")
    }
    if way.name != smtp.name, let option = server.first(where: arguments.has) {
      throw ShellError.usage("\(option.spelling) is for --smtp.")
    }
    return way
  }
}

extension Command {
  static let mailInvoice = Subcommand(
    name: "mail", summary: "Send an invoice, or write or open the message.",
    synopsis: "INVOICE --eml FILE|--open|--smtp HOST[:PORT] [OPTION]...",
    options: MailOptions.ways + MailOptions.message + MailOptions.server,
    operands: Operands([.invoice(isDraft: false)], minimum: 1)
  ) { operands, arguments, session in
    let way = try MailOptions.way(arguments)
    let invoice = try session.store().invoice(named: operands[0]).invoice
    let message = arguments.message
    switch way.name {
    case MailOptions.eml.name: try session.writeMessage(with: invoice, message, arguments)
    case MailOptions.open.name: try session.openMessage(with: invoice, message)
    default: try session.send(invoice, message, by: arguments.server())
    }
  }

  static let mailsOfInvoices = Subcommand(
    name: "mails", summary: "List what was sent.", synopsis: "[INVOICE] [--format FORMAT]",
    options: [.outputFormat],
    operands: Operands([.invoice(isDraft: false)], minimum: 0)
  ) { operands, arguments, session in
    let store = try session.store()
    let emails = try store.emails(with: operands.first.map { try store.invoiceID(named: $0) })
    try session.list(emails, as: session.format(of: arguments)) {
      guard !emails.isEmpty else { return try session.output.print("No mails.") }
      try Table(emails, session.dates()).print(to: session.output)
    }
  }
}

extension Arguments {
  var message: MessageOptions {
    MessageOptions {
      $0.to = value(of: MailOptions.to)?.bytes
      $0.cc = value(of: MailOptions.cc)?.bytes
      $0.replyTo = value(of: MailOptions.replyTo)?.bytes
      $0.sender = value(of: MailOptions.from)?.bytes
      $0.subject = value(of: MailOptions.subject)?.bytes
      $0.body = value(of: MailOptions.body)?.bytes
      $0.paper = has(Command.letter) ? .letter : nil
    }
  }

  /// The server that `--smtp` and the options beside it name, with its password.
  func server() throws -> MailServer {
    var server = try MailServer(address: value(of: MailOptions.smtp) ?? Word(bytes: []))
    server.security = has(MailOptions.tls) ? .tls : .startTLS
    server.user = value(of: MailOptions.user)?.bytes
    server.authorities = try file(MailOptions.authorities)
    server.netrc = try file(MailOptions.netrc)
    if let user = server.user, server.netrc == nil {
      server.password = try Password.read(
        of: user.string,
        at: server.host.string)
    }
    return server
  }

  private func file(_ option: Option) throws -> [UInt8]? {
    try value(of: option).map { word in
      guard let path = try word.path else {
        throw ShellError.usage("\(option.spelling) takes a file.")
      }
      return path
    }
  }
}

extension Session {
  fileprivate func writeMessage(
    with invoice: Invoice, _ message: MessageOptions, _ arguments: Arguments
  ) throws {
    guard let path = try arguments.value(of: MailOptions.eml)?.path else {
      return try output.write(store().message(with: invoice.id, message))
    }
    try store().writeMessage(with: invoice.id, message, to: path)
    try say("Wrote \(String(decoding: path, as: UTF8.self)).")
  }

  fileprivate func openMessage(with invoice: Invoice, _ message: MessageOptions) throws {
    let text = MessageText(try store().message(with: invoice.id, message))
    let folder = try privateFolder()
    let file = folder.file("\(invoice.fileName).pdf")
    // A profile that has its data in a file of their own.
    let isAlone = try (store().invoice(invoice.id).profile ?? .facturx) == .facturx
    let data = isAlone ? [] : [folder.file("\(invoice.fileName).xml")]
    do {
      try store().writePDF(of: invoice.id, PrintOptions { $0.paper = message.paper }, to: file)
      for path in data { try store().writeXML(of: invoice.id, as: .profile, to: path) }
      try output.flush()
      try MailProgram.open(text, attaching: [file] + data)
    } catch {
      for path in data { folder.remove(with: path) }
      folder.remove(with: file)
      throw error
    }
    try say(
      "Opened a message to \(text.to.joined(separator: ", ")) with "
        + "\(String(decoding: file, as: UTF8.self)).")
  }

  fileprivate func send(
    _ invoice: Invoice, _ message: MessageOptions, by server: MailServer
  ) throws {
    try output.flush()
    let id = try store().send(invoice.id, message, by: server) { _, _ in try Interrupt.check() }
    let emails = try store().emails(with: invoice.id).filter { $0.id == id }
    try list(emails, as: settings.format) {
      try say("Sent \(invoice.number) to \(emails.first?.recipients ?? "").")
    }
  }
}
