import Domain

/// Takes in the clients and invoices of a file.
///
/// An invoice that the store has issued stays as it is, with its parts: a file that has it otherwise is
/// refused. A draft that was made or changed here stays, with its parts, unless the file wins, or has it as issued.
/// Another one becomes what the file has, with the parts that the file has, and no undo takes back what was issued.
struct InvoiceImporter {
  let store: any Store
  private let undated: UndatedPrecedence
  /// The uids of what the file has of each invoice that is not issued in the store before.
  private var taken: [ExactText: TakenInvoice] = [:]

  /// The uids of drafts that stay as they are here.
  private var staying = Set<ExactText>()

  struct TakenInvoice {
    var uid: String
    /// Nil when the file has parts alone.
    var isIssued: Bool?
    var parts = Set<ExactText>()
  }

  /// Those of which the file has payments.
  private var paid: Set<ExactText> = []
  let now: Instant

  init(_ store: any Store, _ undated: UndatedPrecedence, at now: Instant) {
    self.store = store
    self.undated = undated
    self.now = now
  }

  /// - Throws: `internal` for what is no such thing.
  mutating func take(_ item: FileItem) throws {
    switch item {
    case .client(let client): try store.clients.take(client, by: undated)
    case .logo(let logo): try take(logo)
    case .invoice(let invoice): try take(invoice)
    case .invoiceLine(let line): try takePart(line, of: \.invoiceUID, store.invoiceLines)
    case .invoiceAdjustment(let adjustment):
      try takePart(adjustment, of: \.invoiceUID, store.invoiceAdjustments)
    case .invoiceParty(let party): try take(party)
    case .payment(let payment): try take(payment)
    case .email(let email):
      _ = try invoice(email.invoiceUID)
      try store.emails.take(email, by: undated)
    case .billedItem(let item): try take(item)
    case .project, .projectSection, .tag, .filter, .field, .task, .calendar, .event, .completion,
      .alert,
      .focusSession,
      .setting,
      .holiday, .purgedTask, .postponement, .comment, .timeEntry, .skippedOccurrence,
      .template,
      .unknownProperty:
      throw Failure(.internal, "This is not of invoices.")
    }
  }

  /// Removes what drafts have that the file does not know of, and puts what is issued out of the reach of
  /// undo.
  func finish() throws {
    for invoice in taken.values.sorted(by: { $0.uid < $1.uid }) {
      if invoice.isIssued != nil {
        for item in try store.billedItems.all(ofInvoice: invoice.uid)
        where !invoice.parts.contains(ExactText(item.uid)) {
          try store.billedItems.remove(item)
        }
        try removeParts(of: invoice, in: store.invoiceLines)
        try removeParts(of: invoice, in: store.invoiceAdjustments)
      }
      try checkPositions(of: invoice, in: store.invoiceLines)
      try checkPositions(of: invoice, in: store.invoiceAdjustments)
      try checkAmounts(of: invoice)
      if invoice.isIssued == true { try checkDate(of: self.invoice(invoice.uid)) }
    }
    for uid in paid.map(\.text).sorted() { try checkPayments(of: invoice(uid)) }
    for invoice in taken.values.sorted(by: { $0.uid < $1.uid }) where invoice.isIssued == true {
      try store.invoices.seal(self.invoice(invoice.uid))
    }
  }

  // MARK: Invoices

  private mutating func take(_ invoice: Invoice) throws {
    let old = try store.invoices.find(uid: invoice.uid)
    if let old, old.stage != .draft, taken[ExactText(invoice.uid)] == nil {
      return try refuseChange(of: invoice, from: old, "The invoice \(old.number)")
    }
    if let old, invoice.stage == .draft, taken[ExactText(invoice.uid)] == nil,
      try undated.staysWhole(old)
    {
      staying.insert(ExactText(invoice.uid))
      return undated.stays(invoice, over: old)
    }
    if invoice.stage != .draft { try refuseTakenNumber(of: invoice) }
    try store.invoices.take(invoice, by: undated)
    taken[ExactText(invoice.uid), default: TakenInvoice(uid: invoice.uid)].isIssued =
      invoice.stage != .draft
  }

  func invoice(_ uid: String) throws -> Invoice {
    guard let invoice = try store.invoices.find(uid: uid) else {
      throw Failure(
        .malformed, "Neither the file nor the store has its invoice, “\(uid.prefix(40))”.",
        field: "invoice_uid")
    }
    return invoice
  }

  // MARK: Parts

  /// Of one that the store has issued before, nothing is taken; of another one it is noted.
  ///
  /// - Returns: whether to go on.
  private mutating func takes<Element: Record>(
    _ part: Element, from old: Element?, of invoice: Invoice
  ) throws -> Bool {
    let key = ExactText(invoice.uid)
    if staying.contains(key) {
      undated.stays(part, over: old)
      return false
    }
    if taken[key] == nil, invoice.stage != .draft {
      try refuseChange(of: part, from: old, "The invoice \(invoice.number)")
      return false
    }
    taken[key, default: TakenInvoice(uid: invoice.uid)].parts.insert(ExactText(part.uid))
    return true
  }

  private mutating func takePart<Part: Record>(
    _ part: Part, of invoiceUID: KeyPath<Part, String>,
    _ repository: some InvoiceItemRepository<Part>
  ) throws {
    let invoice = try invoice(part[keyPath: invoiceUID])
    let old = try repository.find(uid: part.uid)
    guard try takes(part, from: old, of: invoice) else { return }
    try leave(old?[keyPath: invoiceUID], for: invoice)
    try repository.take(part, by: undated)
  }

  /// A part of another invoice is taken out of that, unless it is issued.
  private mutating func leave(_ oldUID: String?, for invoice: Invoice) throws {
    guard let oldUID, ExactText(oldUID) != ExactText(invoice.uid),
      let old = try store.invoices.find(uid: oldUID)
    else { return }
    if old.stage == .draft || taken[ExactText(oldUID)] != nil {
      if taken[ExactText(oldUID)] == nil { taken[ExactText(oldUID)] = TakenInvoice(uid: oldUID) }
      return
    }
    throw Failure(
      .conflict,
      "It is of the invoice \(old.number), which is issued: what is issued never changes.",
      field: "invoice_uid")
  }

  private mutating func take(_ party: InvoiceParty) throws {
    let invoice = try invoice(party.invoiceUID)
    let old = try store.invoiceParties.find(uid: party.uid)
    guard try takes(party, from: old, of: invoice) else { return }
    try leave(old?.invoiceUID, for: invoice)
    guard invoice.stage != .draft else {
      throw Failure(
        .malformed,
        "A draft has no parties of its own: its seller and its client are those of the store.",
        field: "invoice_uid")
    }
    let others = try store.invoiceParties.all(ofInvoice: invoice.uid)
    if others.contains(where: { $0.role == party.role && $0.uid != party.uid }) {
      throw Failure(.malformed, "An invoice has one seller and one buyer.", field: "role")
    }
    try store.invoiceParties.take(party, by: undated)
  }

  private mutating func take(_ item: BilledItem) throws {
    guard let line = try store.invoiceLines.find(uid: item.lineUID) else {
      throw Failure(
        .malformed, "Neither the file nor the store has its line, “\(item.lineUID.prefix(40))”.",
        field: "line_uid")
    }
    let invoice = try invoice(line.invoiceUID)
    let old = try store.billedItems.find(uid: item.uid)
    guard try takes(item, from: old, of: invoice) else { return }
    if let old, let oldLine = try store.invoiceLines.find(uid: old.lineUID) {
      try leave(oldLine.invoiceUID, for: invoice)
    }
    try store.billedItems.take(item, by: undated)
  }

  // MARK: The rest

  private mutating func take(_ payment: Payment) throws {
    let invoice = try invoice(payment.invoiceUID)
    guard invoice.stage != .draft else {
      throw Failure(.malformed, "A draft has no payments.", field: "invoice_uid")
    }
    paid.insert(ExactText(invoice.uid))
    try store.payments.take(payment, by: undated)
  }

  /// Its uid says what it is, so what the store has of it is the same.
  private func take(_ logo: Logo) throws {
    let known = try Base64.bytes(logo.data).map { try Logo(file: $0) }
    guard let known, ExactText(known.uid) == ExactText(logo.uid),
      ExactText(known.data) == ExactText(logo.data)
    else {
      throw Failure(.malformed, "The data are not those that the uid was made of.", field: "data")
    }
    try store.logos.take(logo, by: undated)
  }

  private func removeParts<Part: Record>(
    of invoice: TakenInvoice, in repository: some InvoiceItemRepository<Part>
  ) throws {
    for part in try repository.all(ofInvoice: invoice.uid)
    where !invoice.parts.contains(ExactText(part.uid)) {
      try repository.remove(part)
    }
  }
}
