package import Domain

/// Issues a draft: it gets the next number of its series and becomes immutable. Neither the step nor earlier
/// changes of the draft can be undone.
package final class IssueInvoice: CreatingUseCase {
  /// The date is the issue date; nil: today.
  ///
  /// - Returns: its number.
  /// - Throws: `notFound`; `conflict` for one that was issued, and in a series that is another replica's; `invalid` with all that forbids it,
  ///   one sentence a line, about the field of the first. The number is not used then.
  package func run(_ id: Int64, on date: CalendarDate?, at now: Instant) throws -> String {
    try store.write(.issueInvoice, at: now) {
      try IssueDraft(store: store, newUID: newUID, now: now).run(id, on: date).number
    }
  }
}

/// Issues a draft as a part of the present step, which must be the only one that can assign a number at that
/// time.
struct IssueDraft {
  let store: any Store
  let newUID: () -> String
  let now: Instant

  /// - Returns: the issued invoice.
  /// - Throws: as ``IssueInvoice``.
  func run(_ id: Int64, on date: CalendarDate?) throws -> Invoice {
    let draft = try store.invoices.draft(id)
    let plan = try IssuePlan(draft, on: date, in: store, at: now)
    if let owned = plan.problems.first(where: { $0.kind == .conflict }) {
      throw Failure(.conflict, owned.message, field: owned.field)
    }
    if let first = plan.problems.first {
      throw Failure(
        .invalid, plan.problems.map(\.message).joined(separator: "\n"), field: first.field)
    }
    try store.checkLease(ofSeries: plan.document.invoice.series)
    let invoice = issued(plan.document)
    try store.invoices.save(invoice, over: draft)
    try saveExemptions(of: plan.document)
    try saveDeductions(of: plan.document)
    try replacePreceding(of: invoice)
    try settleDrafts(deducting: invoice)
    try copyParties(of: plan.document)
    try seal(invoice)
    return invoice
  }

  private func issued(_ document: InvoiceDocument) -> Invoice {
    var invoice = document.invoice
    invoice.stage = .issued
    invoice.issued = now
    invoice.modified = now
    invoice.setAmounts(document.totals)
    invoice.vatBreakdown = document.totals.rest.text
    return invoice
  }

  /// What is deducted stays so, whatever becomes of the down payments.
  private func saveDeductions(of document: InvoiceDocument) throws {
    for item in document.deductions.items {
      var reference = item.reference
      reference.isPrepaid = document.deductions.isPrepaid
      reference.vatBreakdown = item.rows.text
      try store.invoiceReferences.save(reference, over: item.reference)
    }
  }

  /// Less is deducted of a down payment that is credited.
  private func settleDrafts(deducting note: Invoice) throws {
    guard let credited = try store.invoices.credited(by: note), credited.kind == .downPayment
    else { return }
    for reference in try store.invoiceReferences.all(ofDownPayment: credited.uid) {
      guard let draft = try store.invoices.find(uid: reference.invoiceUID), draft.stage == .draft
      else { continue }
      try SaveDraft(store: store, now: now).run(draft)
    }
  }

  /// What came in for an invoice came in for the corrected one that stands in its place.
  private func replacePreceding(of corrected: Invoice) throws {
    guard let old = try store.invoices.replaced(by: corrected) else { return }
    for payment in try store.payments.all(ofInvoice: old.uid) {
      var moved = payment
      moved.invoiceUID = corrected.uid
      try store.payments.save(moved, over: payment)
    }
    var replaced = old
    replaced.stage = .replaced
    replaced.modified = now
    try store.invoices.save(replaced, over: old)
  }

  /// The reasons that the law gives, which the draft left open.
  private func saveExemptions(of document: InvoiceDocument) throws {
    guard document.seller.isSmallEnterprise else { return }
    let uid = document.invoice.uid
    // The document was read in this step, in the same order.
    for (old, line) in zip(try store.invoiceLines.all(ofInvoice: uid), document.lines)
    where line != old {
      _ = try store.invoiceLines.save(line, over: old)
    }
    for (old, adjustment) in zip(
      try store.invoiceAdjustments.all(ofInvoice: uid), document.adjustments)
    where adjustment != old {
      _ = try store.invoiceAdjustments.save(adjustment, over: old)
    }
  }

  private func copyParties(of document: InvoiceDocument) throws {
    var seller = InvoiceParty(uid: newUID(), invoiceUID: document.invoice.uid, role: .seller)
    seller.party = document.seller
    seller.logoUID = document.logo == nil ? "" : try store.settings.sellerLogo() ?? ""
    var buyer = InvoiceParty(uid: newUID(), invoiceUID: document.invoice.uid, role: .buyer)
    buyer.party = document.buyer
    buyer.kind = document.buyerKind
    for party in [seller, buyer] { _ = try store.invoiceParties.insert(party) }
  }

  /// A payment of an invoice that was taken back must not come again when it is credited.
  private func seal(_ invoice: Invoice) throws {
    try store.invoices.seal(invoice)
    if let credited = try store.invoices.find(uid: invoice.precedingUID) {
      try store.invoices.seal(credited)
    }
  }
}
