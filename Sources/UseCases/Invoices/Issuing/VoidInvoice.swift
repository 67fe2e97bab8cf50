package import Domain

/// Voids an issued invoice: issues a credit note of the whole amount and marks the invoice as void, in one
/// step that cannot be undone.
package final class VoidInvoice: CreatingUseCase {
  /// The date is the issue date of the credit note; nil: today.
  ///
  /// - Returns: the id of the credit note.
  /// - Throws: `notFound`; `conflict` for a draft, a credit note, and an invoice that is void, was
  ///   paid or credited, be it in part; `invalid` with all that forbids issuing the credit note.
  package func run(_ id: Int64, on date: CalendarDate?, at now: Instant) throws -> Int64 {
    try store.write(.voidInvoice, at: now) {
      let invoice = try store.invoices.creditable(id)
      try refuseSettled(invoice)
      let draft = DraftCreditNote(store: store, newUID: newUID, now: now)
      let note = try draft.run(for: invoice)
      _ = try IssueDraft(store: store, newUID: newUID, now: now).run(note, on: date)
      var void = invoice
      void.stage = .void
      void.modified = now
      try store.invoices.save(void, over: invoice)
      return note
    }
  }

  private func refuseSettled(_ invoice: Invoice) throws {
    let settlement = try store.invoices.settlement(of: invoice)
    guard settlement.paid == 0 else {
      throw Failure(
        .conflict,
        "\(invoice.number) has payments: issue a credit note for it, and record what is paid back "
          + "there.",
        field: "id")
    }
    guard try store.invoices.creditNotes(for: invoice.uid).allSatisfy({ $0.stage == .draft }) else {
      throw Failure(
        .conflict,
        "\(invoice.number) was credited in part: issue a credit note for the rest instead.",
        field: "id")
    }
  }
}
