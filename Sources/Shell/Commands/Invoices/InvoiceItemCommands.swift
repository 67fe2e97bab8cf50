import TaskcoreSwift

extension Command {
  private typealias ItemTokens = [Token<InCurrency<InvoiceItemChanges>>]
  private typealias AdjustmentTokens = [Token<InCurrency<InvoiceAdjustmentChanges>>]

  static let addItem = Subcommand(
    name: "item", summary: "Add an item to a draft.", synopsis: "DRAFT NAME [TOKEN]...",
    operands: Operands(
      [.invoice(isDraft: true), .text, .tokens(ItemTokens.item.map(\.form))], minimum: 2,
      repeatsLast: true)
  ) { operands, _, session in
    try session.addItem(operands)
  }

  static let editItem = Subcommand(
    name: "item edit", summary: "Change an item of a draft.", synopsis: "ID TOKEN...",
    operands: Operands(
      [.text, .tokens(ItemTokens.itemChanges.map(\.form))], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    try session.editItem(operands[...])
  }

  static let moveItem = Subcommand(
    name: "item move", summary: "Give an item another place, counted from 1.",
    synopsis: "ID POSITION", operands: Operands([.text, .text], minimum: 2)
  ) { operands, _, session in
    try session.moveItem(operands[...])
  }

  static let deleteItems = Subcommand.removal(
    "item rm", of: .item, summary: "Remove items of drafts."
  ) {
    Message(count: $0, "remove \($0) item", "remove \($0) items")
  } telling: {
    Message(count: $0, "Removed \($0) item.", "Removed \($0) items.")
  } delete: {
    try $0.deleteItems($1)
  }

  static let invoiceAllowance = adjustment(
    "allowance", "Take something off the whole of a draft.", isCharge: false)
  static let invoiceCharge = adjustment(
    "charge", "Add something to the whole of a draft.", isCharge: true)

  private static func adjustment(
    _ name: String, _ summary: Message, isCharge: Bool
  ) -> Subcommand {
    Subcommand(
      name: name, summary: summary, synopsis: "DRAFT REASON TOKEN...",
      operands: Operands(
        [.invoice(isDraft: true), .text, .tokens(AdjustmentTokens.adjustment.map(\.form))],
        minimum: 2, repeatsLast: true)
    ) { operands, _, session in
      let store = try session.store()
      let draft = try store.invoice(named: operands[0]).invoice
      var adjustment = InCurrency(
        changes: InvoiceAdjustmentChanges {
          $0.reason = operands[1].bytes
          $0.isCharge = isCharge
        },
        currency: draft.currency)
      try AdjustmentTokens.adjustment.read(operands.dropFirst(2), into: &adjustment, in: store)
      let id = try store.addAdjustment(adjustment.changes, to: draft.id)
      let content = try store.invoice(draft.id)
      let added = content.adjustments.filter { $0.id == id }
      try session.list(added, as: session.settings.format) {
        let amount = added.first?.amount.shown ?? ""
        let (draft, total) = (content.invoice.words, content.invoice.total.shown)
        try session.say(
          isCharge
            ? "Added charge \(id) of \(amount) to \(draft), \(total) in all."
            : "Added allowance \(id) of \(amount) to \(draft), \(total) in all.")
      }
    }
  }

  static let deleteAdjustments = Subcommand.removal(
    "adjustment rm", of: .adjustment, summary: "Remove allowances and charges."
  ) {
    Message(count: $0, "remove \($0) adjustment", "remove \($0) adjustments")
  } telling: {
    Message(count: $0, "Removed \($0) adjustment.", "Removed \($0) adjustments.")
  } delete: {
    try $0.deleteAdjustments($1)
  }

  static let billFocus = Subcommand(
    name: "bill", summary: "Make items of time that is not billed yet.",
    synopsis: "DRAFT \(Period.synopsis) [price:AMOUNT] vat:RATE [TOKEN]...",
    operands: Operands(
      [
        .invoice(isDraft: true),
        .either([.word(Period.words), billingTokens]),
      ], minimum: 2, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let draft = try store.invoice(named: operands[0])
    let billing = try session.billing(operands.dropFirst())
    guard billing.vat != nil || draft.hasUsualVAT else {
      throw ShellError.usage("At which VAT? Write vat:20, or once “profile set default_vat:20”.")
    }
    let count = try store.bill(billing, on: draft.invoice.id)
    let content = try store.invoice(draft.invoice.id)
    try session.list(Array(content.items.suffix(Int(count))), as: session.settings.format) {
      try session.say(
        "Added \(Counted.items(count)) to \(content.invoice.words), "
          + "\(content.invoice.total.shown) in all.")
    }
  }

  static let billClient = Subcommand(
    name: "bill client", summary: "Draft all time of a client's projects that is not billed yet.",
    synopsis: "NAME \(Period.synopsis) [price:AMOUNT] vat:RATE [TOKEN]...",
    operands: Operands(
      [.client, .either([.word(Period.words), billingTokens])], minimum: 1, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let client = try store.client(named: operands[0])
    let billing = try session.billing(operands.dropFirst())
    let seller = try store.profile().seller
    guard
      billing.vat != nil || !seller[.vatScheme].isEmpty
        || [seller, client.party].contains(where: { !$0[.defaultVat].isEmpty })
    else {
      throw ShellError.usage("At which VAT? Write vat:20, or once “profile set default_vat:20”.")
    }
    let id = try store.bill(billing, ofClient: client.id)
    try session.report(id) { "Added \($0)" }
  }

  private static let billingTokens = Operands.Kind.tokens([Token<FocusBilling>].billing.map(\.form))
}

extension Session {
  /// What the words behind a draft or a client say of the time that is to be billed.
  fileprivate func billing(_ words: ArraySlice<Word>) throws -> FocusBilling {
    let store = try store()
    let tokens = [Token<FocusBilling>].billing
    let days = try words.prefix { try tokens.match($0) == nil }
    let range = try days.isEmpty ? nil : Period(days, towards: .past, in: store)
    let today = try store.localTime(store.now()).date
    // Without days, it is all that is not billed yet.
    var billing = FocusBilling(
      first: range?.first ?? CalendarDate(year: 1, month: 1, day: 1) ?? today,
      last: range?.last ?? today)
    try tokens.read(words.dropFirst(days.count), into: &billing, in: store)
    // Without a price, time costs what its own rate says.
    if billing.isByRate == nil, billing.price == nil { billing.isByRate = true }
    return billing
  }

  private typealias ItemTokens = [Token<InCurrency<InvoiceItemChanges>>]

  fileprivate func addItem(_ words: [Word]) throws {
    let draft = try store().invoice(named: words[0]).invoice
    var item = InCurrency(
      changes: InvoiceItemChanges { $0.name = words[1].bytes }, currency: draft.currency)
    try ItemTokens.item.read(words.dropFirst(2), into: &item, in: store())
    let id = try store().addItem(item.changes, to: draft.id)
    try tellItem(id, of: store().invoice(draft.id)) {
      "Added item \($0) to \($1): \($2); \($3) in all."
    }
  }

  fileprivate func editItem(_ words: ArraySlice<Word>) throws {
    let (item, draft) = try draft(ofItem: words.prefix(1))
    var changed = InCurrency(changes: InvoiceItemChanges(), currency: draft.currency)
    try ItemTokens.itemChanges.read(words.dropFirst(), into: &changed, in: store())
    // The library takes both together.
    if changed.changes.exemptionReason != nil || changed.changes.exemptionCode != nil {
      changed.changes.exemptionReason =
        changed.changes.exemptionReason ?? Array(item.exemptionReason.utf8)
      changed.changes.exemptionCode =
        changed.changes.exemptionCode ?? Array(item.exemptionCode.utf8)
    }
    try store().updateItem(item.id, changed.changes)
    try tellItem(item.id, of: store().invoice(draft.id)) {
      "Changed item \($0) of \($1): \($2); \($3) in all."
    }
  }

  fileprivate func moveItem(_ words: ArraySlice<Word>) throws {
    guard let place = words.last.flatMap({ Int32($0.text) }) else {
      throw ShellError.usage("Write “invoice item move ID POSITION”, from 1.")
    }
    let (item, draft) = try draft(ofItem: words.prefix(1))
    try store().updateItem(item.id, InvoiceItemChanges { $0.position = place })
    try tellItem(item.id, of: store().invoice(draft.id)) {
      "Moved item \($0) of \($1): \($2); \($3) in all."
    }
  }

  /// An item of a draft and that draft.
  private func draft(ofItem words: ArraySlice<Word>) throws -> (InvoiceItem, Invoice) {
    let ids = try TaskIDs.read(words, of: .item)
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("One item at a time.")
    }
    for draft in try store().drafts() {
      if let item = try store().invoice(draft.id).items.first(where: { $0.id == id }) {
        return (item, draft)
      }
    }
    throw ShellError.failed("No draft has an item \(id). What is issued cannot change any more.")
  }

  /// `Added item 1 to draft 3: 2.5 hours of Consulting, €200.00; €240.00 in all.`
  private func tellItem(
    _ id: Int64, of content: InvoiceContent,
    _ sentence: (_ id: Int64, _ draft: Message, _ item: String, _ total: String) -> Message
  ) throws {
    let items = content.items.filter { $0.id == id }
    try list(items, as: settings.format) {
      guard let item = items.first else { return }
      try say(
        sentence(
          id, content.invoice.words,
          "\(item.name), \((content.hasGrossPrices ? item.gross : item.net).shown)",
          content.invoice.total.shown)
      )
    }
  }
}

extension InvoiceContent {
  /// Whether items that do not say it have a VAT.
  fileprivate var hasUsualVAT: Bool {
    !seller[.vatScheme].isEmpty || seller[.country] == "US"
      || [seller, buyer].contains { !$0[.defaultVat].isEmpty }
  }
}
