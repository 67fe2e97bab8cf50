package import Domain

/// Invoices made step by step on the repositories, each change a step of its own.
extension TestStore {
  @discardableResult
  package func addClient(
    _ name: String, _ properties: [Party.Property: String] = [:]
  ) throws -> Client {
    var client = Client(uid: newUID(), created: now)
    try client.party.set(.name, to: name)
    for (property, text) in properties { try client.party.set(property, to: text) }
    client.id = try store.write(.addClient, at: now) { try store.clients.insert(client) }
    return client
  }

  @discardableResult
  package func addDraft(
    for client: Client? = nil, kind: Invoice.Kind = .invoice,
    _ change: (inout Invoice) -> Void = { _ in }
  ) throws -> Invoice {
    var draft = Invoice(uid: newUID(), kind: kind, created: now)
    draft.clientUID = client?.uid ?? ""
    change(&draft)
    draft.id = try store.write(.addInvoice, at: now) { try store.invoices.insert(draft) }
    return draft
  }

  /// Adds a line of one piece, at a price in cents.
  @discardableResult
  package func addLine(
    to uid: String, _ cents: Int64, name: String = "Advice", rate: Int64 = 20_000
  ) throws -> InvoiceLine {
    var line = InvoiceLine(uid: newUID(), invoiceUID: uid)
    line.name = name
    line.unitPrice = cents * 10_000
    line.vatCategory = rate == 0 ? .zeroRated : .standard
    line.vatRate = rate
    try store.write(.updateInvoice, at: now) {
      line.position = try store.invoiceLines.lastPosition(ofInvoice: uid) + 1
      line.id = try store.invoiceLines.insert(line)
      try updateTotals(of: uid)
    }
    return line
  }

  /// Sets the amounts of an invoice to what its items come to, as a part of the present step.
  package func updateTotals(of uid: String) throws {
    guard let old = try store.invoices.find(uid: uid) else { return }
    let totals = try InvoiceTotals(
      of: old, lines: store.invoiceLines.all(ofInvoice: uid),
      adjustments: store.invoiceAdjustments.all(ofInvoice: uid), seller: Party())
    var invoice = old
    (invoice.net, invoice.vat) = (totals.net, totals.vat)
    (invoice.gross, invoice.due) = (totals.gross, totals.due)
    if invoice.stage != .draft { invoice.vatBreakdown = totals.breakdown.text }
    invoice.modified = now
    try store.invoices.save(invoice, over: old)
  }

  /// Issues a draft, as number `N-7` or `C-7` of the series of its kind.
  @discardableResult
  package func issue(_ uid: String, on packed: Int32? = nil, dueIn days: Int = 30) throws -> Invoice
  {
    try store.write(.issueInvoice, at: now) { try issuePart(uid, on: packed, dueIn: days) }
  }

  /// The same as a part of the present step.
  package func issuePart(_ uid: String, on packed: Int32? = nil, dueIn days: Int = 30) throws
    -> Invoice
  {
    guard let old = try store.invoices.find(uid: uid), old.stage == .draft else {
      throw Failure(.conflict, "It is not a draft.")
    }
    var invoice = old
    let date = try packed.map { try calendarDate($0) } ?? store.zone.localTime(at: now).date
    invoice.stage = .issued
    invoice.series = old.kind == .invoice ? "invoice" : "credit_note"
    invoice.year = Int64(date.year)
    let last = try store.invoices.last(inSeries: invoice.series, year: Int64(date.year))
    let sequence = (last?.sequence ?? 0) + 1
    invoice.sequence = sequence
    invoice.number = "\(old.kind == .invoice ? "N" : "C")\(date.year)-\(sequence)"
    invoice.issueDate = date
    invoice.issued = now
    invoice.dueDate = date.adding(days: days)
    try store.invoices.save(invoice, over: old)
    try updateTotals(of: uid)
    for role in InvoiceParty.Role.allCases {
      var party = InvoiceParty(uid: newUID(), invoiceUID: uid, role: role)
      party.party =
        role == .buyer ? try store.clients.find(uid: invoice.clientUID)?.party ?? Party() : Party()
      if party.party.name.isEmpty { try party.party.set(.name, to: "Somebody") }
      _ = try store.invoiceParties.insert(party)
    }
    try store.invoices.seal(invoice)
    return try store.invoices.find(uid: uid) ?? invoice
  }

  @discardableResult
  package func pay(_ uid: String, _ amount: Int64, on packed: Int32? = nil) throws -> Payment {
    var payment = Payment(uid: newUID(), invoiceUID: uid, amount: amount, created: now)
    payment.date = try packed.map { try calendarDate($0) } ?? store.zone.localTime(at: now).date
    payment.id = try store.write(.addPayment, at: now) { try store.payments.insert(payment) }
    return payment
  }

  /// Takes all of an issued invoice back by a credit note.
  @discardableResult
  package func void(_ uid: String) throws -> Invoice {
    try store.write(.voidInvoice, at: now) {
      guard let old = try store.invoices.find(uid: uid), old.stage == .issued,
        old.kind == .invoice, try store.invoices.settlement(of: old) == .init(paid: 0, credited: 0)
      else { throw Failure(.conflict, "It cannot be void.") }
      var note = Invoice(uid: newUID(), kind: .creditNote, created: now)
      note.clientUID = old.clientUID
      note.precedingUID = old.uid
      note.precedingNumber = old.number
      note.precedingDate = old.issueDate
      _ = try store.invoices.insert(note)
      for line in try store.invoiceLines.all(ofInvoice: uid) {
        _ = try store.invoiceLines.insert(copied(line, to: note.uid))
      }
      let issued = try issuePart(note.uid)
      var void = old
      void.stage = .void
      try store.invoices.save(void, over: old)
      try store.invoices.seal(void)
      return issued
    }
  }

  private func copied(_ line: InvoiceLine, to invoiceUID: String) throws -> InvoiceLine {
    var copy = InvoiceLine(uid: newUID(), invoiceUID: invoiceUID)
    for property in InvoiceLine.Property.allCases where property != .invoice {
      try copy.set(property, to: line.value(of: property))
    }
    return copy
  }
}
