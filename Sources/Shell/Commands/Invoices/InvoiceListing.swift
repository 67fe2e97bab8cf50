import TaskcoreSwift

extension InvoiceQuery {
  static let optionSynopsisOfQuotes = "[--client NAME] [--limit NUMBER]"
  static let optionsOfQuotes = [clientOption, limitOption]
  static let optionSynopsis = "[--client NAME] [--kind KIND] [--limit NUMBER]"
  static let options = [clientOption, kindOption, limitOption]

  private static let clientOption = Option(
    name: "client", value: "NAME", kind: .client, summary: "for this client alone")
  private static let kindOption = Option(
    name: "kind", value: "KIND", choices: Invoice.Kind.allCases.map(\.rawValue),
    summary: "of this kind alone: invoice, credit_note, down_payment, corrected or quote")
  private static let limitOption = Option(
    name: "limit", value: "NUMBER", summary: "at most so many")

  /// Reads states, days, words and options.
  fileprivate init(
    _ words: some Sequence<Word>, _ arguments: Arguments, ofQuotes: Bool = false, in store: Store
  ) throws {
    let wanted = arguments.value(of: Self.kindOption).flatMap { Invoice.Kind(rawValue: $0.text) }
    try self.init(words, ofQuotes: ofQuotes || wanted == .quote, in: store)
    client = try arguments.value(of: Self.clientOption).map { try store.client(named: $0).id }
    kind = wanted ?? kind
    limit = try arguments.count(Self.limitOption)
  }
}

extension Command {
  static let listOfInvoices = Subcommand(
    name: "list", summary: "List invoices and credit notes, the newest first.",
    synopsis: "\(InvoiceQuery.optionSynopsis) \(InvoiceQuery.synopsis)",
    options: InvoiceQuery.options + [.outputFormat],
    operands: Operands(InvoiceQuery.operands, minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    try session.listInvoices(operands, arguments)
  }

  static let showInvoice = Subcommand(
    name: "show", summary: "Show all of an invoice.", synopsis: "INVOICE [--format FORMAT]",
    options: [.outputFormat],
    operands: Operands([.invoice(isDraft: false)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let content = try store.invoice(named: operands[0])
    try session.list([content], as: session.format(of: arguments)) {
      try InvoicePage(content, session.dates()).print(to: session.output)
      try session.printComments(on: .invoice, content.invoice.id)
    }
  }

  static let invoicesAsCSV = Subcommand(
    name: "csv", summary: "Write the list as CSV.",
    synopsis: "[FILE] \(InvoiceQuery.optionSynopsis) \(InvoiceQuery.synopsis)",
    options: InvoiceQuery.options,
    operands: Operands([.file] + InvoiceQuery.operands, minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let path = try operands.first?.path
    let query = try InvoiceQuery(operands.dropFirst(), arguments, in: store)
    guard let path else { return try session.output.write(store.invoicesAsCSV(query)) }
    try store.writeInvoicesAsCSV(query, to: path)
    try session.say("Wrote \(String(decoding: path, as: UTF8.self)).")
  }
}

extension Session {
  func listInvoices(_ words: [Word], _ arguments: Arguments, ofQuotes: Bool = false) throws {
    let query = try InvoiceQuery(words, arguments, ofQuotes: ofQuotes, in: store())
    let invoices = try store().invoices(query)
    let isOfQuotes = query.kind == .quote
    try list(invoices, as: format(of: arguments)) {
      guard !invoices.isEmpty else {
        return try output.print(isOfQuotes ? "No quotes." : "No invoices.")
      }
      let table = try isOfQuotes ? Table(quotes: invoices, dates()) : Table(invoices, dates())
      try table.print(to: output)
      for invoice in invoices {
        guard let twin = try invoice.twin.map(store().invoice)?.invoice else { continue }
        try say("\(invoice.number) of \(invoice.clientName) \(invoice.twinWords(twin).text).")
      }
    }
  }
}
