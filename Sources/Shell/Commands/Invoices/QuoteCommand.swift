import TaskcoreSwift

extension Command {
  static let quote = Command(
    name: "quote", summary: "Write quotes, note what clients say, and invoice them.",
    subcommands: [
      addQuote, editInvoice.ofQuotes(), addItem.ofQuotes(), editItem, moveItem, deleteItems,
      invoiceAllowance.ofQuotes(), invoiceCharge.ofQuotes(), editAdjustment, deleteAdjustments,
      listOfQuotes, showInvoice.ofQuotes("Show all of a quote.", "QUOTE [--format FORMAT]"),
      checkInvoice.ofQuotes(), issueInvoice.ofQuotes(), acceptQuote, declineQuote, invoiceQuote,
      copyInvoice.ofQuotes("Make a draft like another quote.", "QUOTE"), deleteInvoices.ofQuotes(),
      invoicePDF.ofQuotes(
        "Write a quote as PDF.",
        "QUOTE [FILE] [--letter] [--language en|fr|de|es] [--page-template NAME|FILE]"),
      mailInvoice.ofQuotes(
        "Send a quote, or write or open the message.",
        "QUOTE --eml FILE|--open|--smtp HOST[:PORT] [OPTION]..."),
    ],
    notes: [
      """
      QUOTE is the number of a quote, or an id; DRAFT is the id of a draft. A quote that was
      issued is open until its last day, which is 30 days after its date unless valid: says
      it; it is accepted or declined, and turned into an invoice once. A down payment is a
      share of it, such as 30%, or an amount with VAT.
      """,
      "The tokens of add and edit:",
      .tokens([Token<InvoiceChanges>].invoice.map(\.form)),
      "Items, allowances and charges are as “help invoice” has them.",
      InvoiceQuery.noteOfQuotes,
    ],
    examples: [
      "quote add 'Exemples SAS' valid:2027-01-31",
      "quote item 4 Consulting qty:2.5 unit:hour price:80 vat:20", "quote issue 4",
      "quote pdf Q2026-0001", "quote accept Q2026-0001 --date 2026-12-18",
      "quote invoice Q2026-0001 --down-payment 30%", "quote invoice Q2026-0001",
      "quote list open",
    ])

  static let quotes = Command(
    name: "quotes", summary: "List quotes, the newest first.",
    synopsis: "quotes \(InvoiceQuery.optionSynopsisOfQuotes) \(InvoiceQuery.synopsis)",
    options: InvoiceQuery.optionsOfQuotes + [.outputFormat],
    operands: Operands(InvoiceQuery.operandsOfQuotes, minimum: 0, repeatsLast: true),
    notes: [InvoiceQuery.noteOfQuotes],
    examples: ["quotes", "quotes open", "quotes accepted --client 'Exemples SAS'"]
  ) { arguments, session in
    try session.listInvoices(arguments.operands, arguments, ofQuotes: true)
  }
}

extension Command {
  private static let draftTokens = Operands.Kind.tokens([Token<InvoiceChanges>].invoice.map(\.form))
  private static let date = Option(name: "date", value: "DAY", summary: "when; today when not said")
  private static let downPayment = Option(
    name: "down-payment", value: "SHARE%|AMOUNT", summary: "a part of it, such as 30% or 500.00")

  private static let addQuote = Subcommand(
    name: "add", summary: "Add a draft of a quote.", synopsis: "[CLIENT] [TOKEN]...",
    operands: Operands(
      [.either([.client, draftTokens]), draftTokens], minimum: 0, repeatsLast: true)
  ) { operands, _, session in
    try session.addDraft(.quote, operands)
  }

  private static let listOfQuotes = Subcommand(
    name: "list", summary: "List quotes, the newest first.",
    synopsis: "\(InvoiceQuery.optionSynopsisOfQuotes) \(InvoiceQuery.synopsis)",
    options: InvoiceQuery.optionsOfQuotes + [.outputFormat],
    operands: Operands(InvoiceQuery.operandsOfQuotes, minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    try session.listInvoices(operands, arguments, ofQuotes: true)
  }

  private static let acceptQuote = Subcommand(
    name: "accept", summary: "Note that a quote was accepted.", synopsis: "QUOTE [--date DAY]",
    options: [date], operands: Operands([.quote(isDraft: false)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try store.invoiceID(named: operands[0])
    try store.acceptQuote(id, on: arguments.value(of: date).map { try CalendarDate($0, in: store) })
    try session.report(id) { "Accepted \($0)" }
  }

  private static let declineQuote = Subcommand(
    name: "decline", summary: "Note that a quote was declined.", synopsis: "QUOTE [--date DAY]",
    options: [date], operands: Operands([.quote(isDraft: false)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let id = try store.invoiceID(named: operands[0])
    try store.declineQuote(
      id, on: arguments.value(of: date).map { try CalendarDate($0, in: store) })
    try session.report(id) { "Declined \($0)" }
  }

  private static let invoiceQuote = Subcommand(
    name: "invoice", summary: "Make a draft of an invoice of an accepted quote, or of a part.",
    synopsis: "QUOTE [--down-payment SHARE%|AMOUNT]", options: [downPayment],
    operands: Operands([.quote(isDraft: false)], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let quote = try store.invoice(named: operands[0]).invoice
    guard let part = arguments.value(of: downPayment) else {
      return try session.report(store.invoiceQuote(quote.id)) { "Added \($0)" }
    }
    let size = try ShareOrAmount(part.bytes, in: quote.currency)
    try session.report(store.invoiceDownPayment(size, of: quote.id)) { "Added \($0)" }
  }
}

extension Subcommand {
  /// The same of quotes, which are invoices of a kind; what names one names a quote.
  fileprivate func ofQuotes(_ summary: Message? = nil, _ synopsis: String? = nil) -> Subcommand {
    Subcommand(
      name: name, summary: summary ?? self.summary, synopsis: synopsis ?? self.synopsis,
      options: options, operands: operands.ofQuotes, run: run)
  }
}

extension Operands {
  fileprivate var ofQuotes: Operands {
    Operands(kinds.map(\.ofQuotes), minimum: minimum, repeatsLast: maximum == nil)
  }
}

extension Operands.Kind {
  fileprivate var ofQuotes: Operands.Kind {
    switch self {
    case .invoice(let isDraft): .quote(isDraft: isDraft)
    case .either(let kinds): .either(kinds.map(\.ofQuotes))
    default: self
    }
  }
}

extension Store {
  /// All drafts, those of quotes too.
  func drafts() throws -> [Invoice] {
    let quotes = InvoiceQuery {
      $0.states = [.draft]
      $0.kind = .quote
    }
    return try invoices(InvoiceQuery { $0.states = [.draft] }) + invoices(quotes)
  }
}
