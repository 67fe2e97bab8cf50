import TaskcoreSwift

extension Command {
  private static let credit = Option(
    name: "credit", summary: "a credit note; see preceding:")

  private static let downPayment = Option(
    name: "down-payment", summary: "a down payment")

  private static let draftTokens = Operands.Kind.tokens([Token<InvoiceChanges>].invoice.map(\.form))

  static let addInvoice = Subcommand(
    name: "add", summary: "Add a draft of an invoice, a credit note or a down payment.",
    synopsis: "[--credit | --down-payment] [CLIENT] [TOKEN]...", options: [credit, downPayment],
    operands: Operands(
      [.either([.client, draftTokens]), draftTokens], minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    if arguments.has(credit), arguments.has(downPayment) {
      throw ShellError.usage("A draft is of a credit note or of a down payment, and not of both.")
    }
    try session.addDraft(
      arguments.has(credit) ? .creditNote : arguments.has(downPayment) ? .downPayment : .invoice,
      operands)
  }

  static let editInvoice = Subcommand(
    name: "edit", summary: "Change a draft.", synopsis: "DRAFT TOKEN...",
    operands: Operands([.invoice(isDraft: true), draftTokens], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let draft = try store.invoice(named: operands[0])
    var changes = InvoiceChanges()
    try [Token<InvoiceChanges>].invoice.read(operands.dropFirst(), into: &changes, in: store)
    // The library takes both together.
    if changes.precedingDate != nil, changes.precedingNumber == nil {
      changes.precedingNumber = Array(draft.precedingNumber.utf8)
    } else if changes.precedingNumber != nil, changes.precedingDate == nil {
      changes.precedingDate = draft.precedingDate?.number
    }
    try store.updateInvoice(draft.invoice, changes)
    try session.report(draft.invoice.id) { "Changed \($0)" }
  }

  static let copyInvoice = Subcommand(
    name: "copy", summary: "Make a draft like another invoice.", synopsis: "INVOICE",
    operands: Operands([.invoice(isDraft: false)], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    try session.report(store.copyInvoice(store.invoiceID(named: operands[0]))) { "Added \($0)" }
  }

  static let creditInvoice = Subcommand(
    name: "credit", summary: "Make a draft of a credit note of all that is not credited yet.",
    synopsis: "INVOICE",
    operands: Operands([.invoice(isDraft: false)], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    try session.report(store.creditInvoice(store.invoiceID(named: operands[0]))) { "Added \($0)" }
  }

  static let deleteInvoices = Subcommand(
    name: "rm", summary: "Remove drafts.", synopsis: "DRAFT... [--yes]", options: [.yes],
    operands: Operands([.invoice(isDraft: true)], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let ids = try operands.map { try store.invoiceID(named: $0) }
    let what = Counted.drafts(Int64(Set(ids).count))
    try session.confirm("remove \(what)", count: Set(ids).count, arguments)
    try store.deleteInvoices(ids)
    try session.say("Removed \(what).")
  }
}

extension Session {
  /// Adds a draft for the client that the first word names, unless it is a token.
  func addDraft(_ kind: Invoice.Kind, _ operands: [Word]) throws {
    let store = try store()
    var draft = InvoiceChanges()
    var words = operands[...]
    if let word = words.first, try [Token<InvoiceChanges>].invoice.match(word) == nil {
      do {
        draft.client = try store.client(named: word).id
        words.removeFirst()
      } catch  where word.text.contains(":") {
        // A token of which the name is misspelt, which is told below.
      }
    }
    try [Token<InvoiceChanges>].invoice.read(words, into: &draft, in: store)
    try report(try store.addInvoice(kind, draft)) { "Added \($0)" }
  }

  /// Tells what was done to an invoice; programs get the invoice itself.
  func report(_ id: Int64, _ sentence: (_ invoice: Message) -> Message) throws {
    let invoice = try store().invoice(id).invoice
    try list([invoice], as: settings.format) {
      var what = invoice.words
      if invoice.number.isEmpty {
        switch invoice.kind {
        case .invoice: break
        case .creditNote: what = "\(what) of a credit note"
        case .downPayment: what = "\(what) of a down payment"
        case .corrected: what = "\(what) of a corrected invoice"
        case .quote: what = "\(what) of a quote"
        }
      }
      if !invoice.clientName.isEmpty { what = "\(what) for \(invoice.clientName)" }
      if !invoice.total.isZero { what = "\(what): \(invoice.total.shown)" }
      try say(sentence(what))
    }
  }
}
