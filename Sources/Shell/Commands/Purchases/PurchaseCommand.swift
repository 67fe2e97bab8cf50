import TaskcoreSwift

extension Command {
  static let purchase = Command(
    name: "purchase", summary: "Receive suppliers' invoices, and record what is paid of them.",
    subcommands: [
      addPurchase, listOfPurchases, showPurchase, checkPurchase, editPurchase, payPurchase,
      paymentsOfPurchases, deletePurchasePayments, owedToSellers, fileOfPurchase, deletePurchases,
    ],
    notes: [
      """
      FILE is an invoice of somebody else: XML (CII, UBL), or a PDF file that carries it, as
      Factur-X, ZUGFeRD 2, XRechnung and Peppol have it. It is kept as it came; “purchase file”
      gives it back. An invoice is received once, by its seller and its number.
      """,
      "The tokens of edit; due:none takes the day away:",
      .tokens([Token<PurchaseChanges>].purchase.map(\.form)),
      "The tokens of pay; without AMOUNT, it is all that is owed:",
      .tokens([Token<InCurrency<NewPayment>>].payment.map(\.form)),
      PurchaseQuery.note,
    ],
    examples: [
      "purchase add invoice.pdf", "purchase list owed", "purchase show 3", "purchase pay 3",
      "purchase pay 3 100.00 date:2026-12-20 means:58", "purchase edit 3 due:2027-01-31",
      "purchase owed", "purchase file 3 copy.pdf", "purchase delete 3",
    ])

  static let purchases = Command(
    name: "purchases", summary: "List suppliers' invoices, by due date.",
    synopsis: "purchases \(PurchaseQuery.optionSynopsis) \(PurchaseQuery.synopsis)",
    options: PurchaseQuery.options + [.outputFormat],
    operands: Operands(PurchaseQuery.operands, minimum: 0, repeatsLast: true),
    notes: [PurchaseQuery.note],
    examples: ["purchases", "purchases overdue", "purchases owed --order balance --format json"]
  ) { arguments, session in
    try session.listPurchases(arguments.operands, arguments)
  }
}

extension Command {
  private static let addPurchase = Subcommand(
    name: "add", summary: "Receive an invoice of somebody else.", synopsis: "FILE",
    operands: Operands([.file], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let id: Int64
    if let path = try operands[0].path {
      id = try store.addPurchase(file: path)
    } else {
      id = try store.addPurchase(session.bytes(of: operands[0], limit: 15_000_000))
    }
    let content = try store.purchase(id)
    let problems = try store.problems(ofPurchase: id)
    try session.list([content.purchase], as: session.settings.format) {
      let purchase = content.purchase
      try session.say(
        "Received \(purchase.number) of \(purchase.sellerName) as purchase \(id): \(purchase.due.shown) \(session.words(for: purchase))."
      )
      for problem in problems {
        try session.output.print(Message("Warning: \(problem.message.printable)").text)
      }
    }
  }

  private static let listOfPurchases = Subcommand(
    name: "list", summary: "List suppliers' invoices, by due date.",
    synopsis: "\(PurchaseQuery.optionSynopsis) \(PurchaseQuery.synopsis)",
    options: PurchaseQuery.options + [.outputFormat],
    operands: Operands(PurchaseQuery.operands, minimum: 0, repeatsLast: true)
  ) { operands, arguments, session in
    try session.listPurchases(operands, arguments)
  }

  private static let showPurchase = Subcommand(
    name: "show", summary: "Show all of a purchase.", synopsis: "ID [--format FORMAT]",
    options: [.outputFormat], operands: Operands([.purchaseIDs], minimum: 1)
  ) { operands, arguments, session in
    let content = try session.store().purchase(TaskIDs.one(of: operands[0], .purchase))
    try session.list([content], as: session.format(of: arguments)) {
      try PurchasePage(content, session.dates()).print(to: session.output)
    }
  }

  private static let checkPurchase = Subcommand(
    name: "check", summary: "List what is odd about its file.", synopsis: "ID [--format FORMAT]",
    options: [.outputFormat], operands: Operands([.purchaseIDs], minimum: 1)
  ) { operands, arguments, session in
    let id = try TaskIDs.one(of: operands[0], .purchase)
    let problems = try session.store().problems(ofPurchase: id)
    try session.list(problems, as: session.format(of: arguments)) {
      guard !problems.isEmpty else { return try session.output.print("Nothing is odd about it.") }
      for problem in problems { try session.output.print(problem.message.printable) }
    }
  }

  private static let editPurchase = Subcommand(
    name: "edit", summary: "Say when it is due, or note something.", synopsis: "ID TOKEN...",
    operands: Operands(
      [.purchaseIDs, .tokens([Token<PurchaseChanges>].purchase.map(\.form))], minimum: 2,
      repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .purchase)
    var changes = PurchaseChanges()
    try [Token<PurchaseChanges>].purchase.read(operands.dropFirst(), into: &changes, in: store)
    try store.updatePurchase(id, changes)
    try session.say("Changed purchase \(id).")
  }

  private static let fileOfPurchase = Subcommand(
    name: "file", summary: "Write its file as it came.", synopsis: "ID [FILE]",
    operands: Operands([.purchaseIDs, .file], minimum: 1)
  ) { operands, _, session in
    let store = try session.store()
    let id = try TaskIDs.one(of: operands[0], .purchase)
    let purchase = try store.purchase(id).purchase
    let name = "purchase-\(id)." + (purchase.isPdf ? "pdf" : "xml")
    try session.write(operands.dropFirst().first, else: name) {
      try store.file(ofPurchase: id)
    } file: {
      try store.writeFile(ofPurchase: id, to: $0)
    }
  }

  private static let deletePurchases = Subcommand.removal(
    "delete", of: .purchase, .purchaseIDs, summary: "Remove purchases with their payments."
  ) {
    Message(count: $0, "remove \($0) purchase", "remove \($0) purchases")
  } telling: {
    Message(count: $0, "Removed \($0) purchase.", "Removed \($0) purchases.")
  } delete: {
    try $0.deletePurchases($1)
  }
}

extension Session {
  func listPurchases(_ words: [Word], _ arguments: Arguments) throws {
    let purchases = try store().purchases(PurchaseQuery(words, arguments, in: store()))
    try list(purchases, as: format(of: arguments)) {
      guard !purchases.isEmpty else { return try output.print("No purchases.") }
      try Table(purchases, dates()).print(to: output)
    }
  }

  /// `due on 2026-12-31`, `of credit`
  fileprivate func words(for purchase: Purchase) -> Message {
    if purchase.isCredit { return "of credit" }
    guard let due = purchase.dueDate else { return "due, it does not say when" }
    return "due on \(due.text)"
  }
}
