package import Domain

/// Makes a draft of an invoice that another program wrote.
package final class ImportInvoice: CreatingUseCase {
  /// Its buyer becomes the client: one that the store has, or a new one. Into a store without a seller its
  /// seller is taken, too.
  ///
  /// - Returns: the draft's id.
  /// - Throws: `conflict` for an invoice of another seller or for an archived client; `invalid` for what
  ///   is wrong with it.
  package func run(_ imported: ImportedInvoice, at now: Instant) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      try takeSeller(imported.seller)
      var invoice = Invoice(uid: newUID(), kind: imported.invoice.kind, created: now)
      invoice.clientUID = try clientUID(for: imported.buyer, at: now)
      try InvoiceDefaults(store: store).apply(to: &invoice)
      try invoice.takeTerms(of: imported.invoice)
      try takePreceding(of: imported.invoice, to: &invoice)
      return try InsertDraft(store: store, newUID: newUID).run(
        invoice, lines: imported.lines, adjustments: imported.adjustments)
    }
  }

  /// - Throws: `conflict` when the store has another seller.
  private func takeSeller(_ seller: Party) throws {
    let own = try store.settings.seller()
    if own.isNobody {
      for property in Party.Property.allCases where own[property].isEmpty {
        guard !seller[property].isEmpty else { continue }
        try store.settings.set(property.sellerSetting, to: seller[property])
      }
    } else if !own.isSame(as: seller) {
      throw Failure(
        .conflict,
        "This invoice was issued by \(seller.name), not by \(own.name): a store has the invoices of "
          + "one seller.",
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

extension Party {
  /// Whether nothing says who it is.
  fileprivate var isNobody: Bool { name.isEmpty && siren.isEmpty && vatNumber.isEmpty }

  /// By SIREN or VAT number; of those that have no such number in common, by name and country.
  fileprivate func isSame(as other: Party) -> Bool {
    let common = [Property.siren, .vatNumber].filter { !self[$0].isEmpty && !other[$0].isEmpty }
    if !common.isEmpty { return common.contains { self[$0] == other[$0] } }
    return country == other.country && NameKey(name) == NameKey(other.name)
  }
}
