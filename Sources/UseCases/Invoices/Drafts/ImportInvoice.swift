package import Domain

/// Makes a draft from another program's invoice file.
package final class ImportInvoice: CreatingUseCase {
  /// Its buyer becomes the client: one that the store has, or a new one. Its seller is the one of the store.
  ///
  /// - Returns: the draft's id.
  /// - Throws: `conflict` for an invoice of another seller, without a profile, and for an archived client; `invalid` for
  ///   what is wrong with it.
  package func run(_ imported: ImportedInvoice, at now: Instant) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      try checkSeller(imported.seller)
      var invoice = Invoice(uid: newUID(), kind: imported.invoice.kind, created: now)
      invoice.clientUID = try clientUID(for: imported.buyer, at: now)
      try InvoiceDefaults(store: store).apply(to: &invoice)
      try invoice.takeTerms(of: imported.invoice)
      try takePreceding(of: imported.invoice, to: &invoice)
      try takeVATPoint(of: imported.invoice, to: &invoice)
      return try InsertDraft(store: store, newUID: newUID).run(
        invoice, lines: imported.lines, adjustments: imported.adjustments)
    }
  }

  /// Who sells is never taken from a file without being asked: it may be anybody's.
  ///
  /// - Throws: `conflict` when the store has no seller, or another one.
  private func checkSeller(_ seller: Party) throws {
    let own = try store.settings.seller()
    guard !own.isNobody else {
      throw Failure(
        .conflict,
        "Nothing is known of you yet, so this may be somebody else's invoice: say who you are, take the profile "
          + "from this invoice if it is yours, or receive it as a purchase if it is not.",
        field: "seller")
    }
    guard own.isSame(as: seller) else {
      throw Failure(
        .conflict,
        "This invoice was issued by \(seller.name), not by \(own.name): a draft is made of one's own invoices. "
          + "Receive it as a purchase.",
        field: "seller")
    }
  }

  private func clientUID(for buyer: Party, at now: Instant) throws -> String {
    let known = try store.clients.all().filter { $0.party.isSame(as: buyer) }
    if let client = known.first(where: { $0.archived == nil }) ?? known.first {
      try client.refuseArchived(field: "buyer")
      return client.uid
    }
    var client = Client(uid: newUID(), created: now)
    client.party = buyer
    try client.requireName()
    _ = try store.clients.insert(client)
    return client.uid
  }

  /// What is as the seller has it anyway is not said again.
  private func takeVATPoint(of imported: Invoice, to invoice: inout Invoice) throws {
    let usual = VATPoint(rawValue: try store.settings.seller()[.vatPoint])
    let stated = VATPoint(rawValue: imported.vatPoint)
    invoice.vatPoint = stated?.timeCode == usual?.timeCode ? "" : imported.vatPoint
  }

  private func takePreceding(of imported: Invoice, to invoice: inout Invoice) throws {
    guard !imported.precedingNumber.isEmpty else { return }
    var input = InvoiceInput()
    input.preceding = PrecedingInvoice(
      number: imported.precedingNumber, date: imported.precedingDate)
    try InvoiceReferences(store: store).apply(input, to: &invoice)
  }
}

extension Invoice {
  /// What a file says of the whole invoice. Its number is another program's, so it becomes a note.
  fileprivate mutating func takeTerms(of imported: Invoice) throws {
    currency = imported.currency
    // The prices of a file are without VAT (BT-146).
    hasGrossPrices = false
    exchangeRate = imported.exchangeRate
    dueDate = imported.dueDate
    deliveryDate = imported.deliveryDate
    firstDate = imported.firstDate
    lastDate = imported.lastDate
    businessProcess = imported.businessProcess
    buyerReference = imported.buyerReference
    orderReference = imported.orderReference
    contractReference = imported.contractReference
    paymentTerms = imported.paymentTerms
    prepaid = imported.prepaid
    takeDelivery(of: imported)
    if !imported.latePenalty.isEmpty { latePenalty = imported.latePenalty }
    if !imported.recoveryFee.isEmpty { recoveryFee = imported.recoveryFee }
    if !imported.earlyDiscount.isEmpty { earlyDiscount = imported.earlyDiscount }
    let origin =
      switch language {
      case "fr": "Importé de"
      case "de": "Importiert aus"
      case "es": "Importado de"
      default: "Imported from"
      }
    let lines = [imported.notes, "\(origin) \(imported.number.prefix(100))"]
    try set(.notes, to: .text(lines.filter { !$0.isEmpty }.joined(separator: "\n")))
  }
}
