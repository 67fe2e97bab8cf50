import Domain

/// Resolves an input's references and applies them to a draft: its client, its series and the credited
/// invoice.
struct InvoiceReferences {
  let store: any Store

  /// - Throws: `notFound` for a client or a series that there is not; `conflict` for an archived
  ///   client; `invalid` for an invoice that cannot be credited so.
  func apply(_ input: InvoiceInput, to invoice: inout Invoice) throws {
    if let id = input.clientID {
      invoice.clientUID = try id.map { try client($0, of: invoice) } ?? ""
    }
    if let series = input.series {
      guard try series.isEmpty || store.settings.numberSeries(named: series) != nil else {
        throw Failure(
          .notFound, "There is no series “\(series.prefix(100))”: give it a pattern first.",
          field: "series")
      }
      invoice.series = series
    }
    if let preceding = input.preceding { try apply(preceding, to: &invoice) }
  }

  private func client(_ id: Int64, of invoice: Invoice) throws -> String {
    let client = try store.clients.existing(id, "client", field: "client_id")
    if client.uid != invoice.clientUID { try client.refuseArchived(field: "client_id") }
    return client.uid
  }

  private func apply(_ preceding: PrecedingInvoice, to invoice: inout Invoice) throws {
    let field = Invoice.Property.precedingNumber.rawValue
    invoice.precedingUID = ""
    try invoice.set(.precedingNumber, to: .text(preceding.number))
    invoice.precedingDate = preceding.date
    if preceding.number.isEmpty {
      invoice.precedingDate = nil
      return
    }
    guard invoice.kind == .creditNote || invoice.kind == .corrected else {
      throw Failure(
        .invalid,
        "Only a credit note and a corrected invoice are for another invoice; this is neither.",
        field: field)
    }
    guard let found = try store.invoices.find(number: invoice.precedingNumber) else { return }
    guard found.kind != .quote else {
      throw Failure(
        .invalid, "\(found.number) is a quote: only an invoice can be credited.", field: field)
    }
    guard invoice.kind == .creditNote || found.kind != .downPayment else {
      throw Failure(
        .invalid,
        "\(found.number) is a down payment, which is credited and not corrected.", field: field)
    }
    guard found.kind.isDebit else {
      throw Failure(
        .invalid, "\(found.number) is a credit note itself: only an invoice can be credited.",
        field: field)
    }
    guard preceding.date == nil || preceding.date == found.issueDate else {
      throw Failure(
        .invalid, "\(found.number) was issued on \(found.issueDate?.packed ?? 0), not on that day.",
        field: Invoice.Property.precedingDate.rawValue)
    }
    invoice.precedingUID = found.uid
    invoice.precedingDate = found.issueDate
  }
}

extension Client {
  /// - Throws: `conflict` for one that is archived.
  func refuseArchived(field: String) throws {
    guard archived == nil else {
      throw Failure(
        .conflict, "“\(party.name)” is archived: take the client out of the archive first.",
        field: field)
    }
  }
}
