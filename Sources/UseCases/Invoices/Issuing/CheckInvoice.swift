package import Domain

/// Lists all problems that prevent a draft from being issued.
package final class CheckInvoice: UseCase {
  /// The date is the issue date; nil: today.
  ///
  /// - Returns: none when it can be issued.
  /// - Throws: `notFound`; `conflict` for one that was issued.
  package func run(
    _ id: Int64, on date: CalendarDate?, at now: Instant
  ) throws -> [Problem] {
    try store.read {
      try IssuePlan(store.invoices.draft(id), on: date, in: store, at: now).problems
    }
  }
}
