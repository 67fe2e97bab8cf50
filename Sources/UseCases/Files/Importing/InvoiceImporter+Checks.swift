import Domain
import Localization

/// Validates the invoices of a file.
extension InvoiceImporter {
  func refuseTakenNumber(of invoice: Invoice) throws {
    let owner =
      try store.invoices.find(number: invoice.number)
      ?? store.invoices.find(
        inSeries: invoice.series, year: invoice.year ?? 0, sequence: invoice.sequence ?? 0)
    guard let owner, ExactText(owner.uid) != ExactText(invoice.uid) else { return }
    throw Failure(
      .conflict,
      "The store has another invoice \(owner.number), number \(owner.sequence ?? 0) of its series: "
        + "an issued invoice never changes, and no number is given twice.", field: "number")
  }

  func refuseChange<Element: Record>(
    of element: Element, from old: Element?, _ what: Message
  ) throws {
    guard let old else {
      throw Failure(.conflict, "\(what) is issued in the store, without this.", field: "uid")
    }
    guard let property = element.changedProperties(from: old).first else { return }
    throw Failure(
      .conflict,
      "\(what) is issued in the store, and the file has another \(property.rawValue) of it: what is "
        + "issued never changes.", field: property.rawValue)
  }

  /// The items of an invoice stand at 1, 2, 3 and so on: those of what is issued have to, and those of a
  /// draft are numbered.
  func checkPositions<Item: InvoiceItem>(
    of taken: TakenInvoice, in repository: some InvoiceItemRepository<Item>
  ) throws {
    let items = try repository.all(ofInvoice: taken.uid)
    guard items.count <= InvoiceLineOrder.maximumCount else {
      throw Failure(
        .malformed, "An invoice has at most \(InvoiceLineOrder.maximumCount) items.",
        field: "invoice_uid")
    }
    if try invoice(taken.uid).stage == .draft {
      try repository.number(items)
    } else if items.enumerated().contains(where: { $1.position != Int64($0) + 1 }) {
      throw Failure(
        .malformed, "The items of an issued invoice have the positions from 1 on, each once.",
        field: "position")
    }
  }

  /// What is issued has to be right as it is; of a draft it is computed.
  func checkAmounts(of taken: TakenInvoice) throws {
    let old = try invoice(taken.uid)
    var invoice = old
    let parties = try store.invoiceParties.all(ofInvoice: old.uid)
    let seller = parties.first { $0.role == .seller }?.party ?? Party()
    if old.stage != .draft, parties.count != InvoiceParty.Role.allCases.count {
      throw Failure(
        .malformed, "The invoice \(old.number) lacks its seller or its buyer.",
        field: "invoice_parties")
    }
    let totals = try InvoiceTotals(
      of: old, lines: store.invoiceLines.all(ofInvoice: old.uid),
      adjustments: store.invoiceAdjustments.all(ofInvoice: old.uid), seller: seller,
      deducting: DeductionReading(store.invoiceReferences, store.invoices)
        .deductions(of: old, store.clients, store.settings))
    invoice.setAmounts(totals)
    if old.stage != .draft { invoice.vatBreakdown = totals.rest.text }
    guard let property = invoice.changedProperties(from: old).first else { return }
    guard old.stage == .draft else {
      throw Failure(
        .malformed,
        "The \(property.rawValue) of the invoice \(old.number) is not what its items come to.",
        field: property.rawValue)
    }
    try store.invoices.save(invoice, over: old)
  }

  /// A date of the future, or before that of an earlier number, would keep others from being issued.
  func checkDate(of invoice: Invoice) throws {
    guard let date = invoice.issueDate, let year = invoice.year, let sequence = invoice.sequence
    else { return }
    // The file may be from a zone where tomorrow has begun.
    let today = store.zone.day(containing: now)
    guard date <= today.adding(days: 1) ?? today else {
      throw Failure(
        .malformed, "The invoice \(invoice.number) is of \(date.packed), which is in the future.",
        field: Invoice.Property.issueDate.rawValue)
    }
    func neighbour(_ sequence: Int64) throws -> CalendarDate? {
      try store.invoices.find(inSeries: invoice.series, year: year, sequence: sequence)?.issueDate
    }
    guard try neighbour(sequence - 1).map({ $0 <= date }) ?? true,
      try neighbour(sequence + 1).map({ date <= $0 }) ?? true
    else {
      throw Failure(
        .malformed,
        "The invoice \(invoice.number) is of \(date.packed), but dates do not run backwards within a "
          + "series: another number next to it is of a day that does not fit.",
        field: Invoice.Property.issueDate.rawValue)
    }
  }

  /// An invoice can be overpaid, but not without bounds.
  func checkPayments(of invoice: Invoice) throws {
    guard try store.invoices.settlement(of: invoice).paid <= Payment.maximumTotal else {
      throw Failure(
        .malformed,
        "The payments of the invoice \(invoice.number) come to more than an amount can be.",
        field: Payment.Property.amount.rawValue)
    }
  }
}
