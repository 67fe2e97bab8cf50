package import Domain

/// Lists all that forbids issuing a draft.
package struct CheckInvoice {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Parameter date: The issue date; nil: today.
  /// - Throws: `notFound`; `conflict` for one that was issued.
  package func callAsFunction(
    _ id: Int64, on date: CalendarDate?, at now: Instant
  ) throws -> [InvoiceProblem] {
    try store.read {
      try IssuePlan(store.invoices.draft(id), on: date, in: store, at: now).problems
    }
  }
}
