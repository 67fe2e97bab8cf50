package import Domain

/// Notes that a client accepted or declined a quote.
package final class AnswerQuote: UseCase {
  /// The date is when that was; nil: today. Who declined can accept, and the other way round, until something was
  /// made of the quote.
  ///
  /// - Throws: `notFound`; `conflict` for anything but a quote, for a draft, for one that was invoiced, to accept
  ///   one after its last day, and to decline one with down payments; `invalid` for a day before its issue date or
  ///   after today.
  package func run(
    _ id: Int64, _ answer: Invoice.Answer, on date: CalendarDate?, at now: Instant
  ) throws {
    try store.write(answer == .declined ? .declineQuote : .acceptQuote, at: now) {
      let old = try store.invoices.issuedQuote(id)
      try store.invoices.refuseInvoiced(old)
      let day = try day(date, of: old, at: now)
      if answer == .accepted { try refuseExpired(old, on: day) }
      if answer == .declined { try refusePaidDown(old) }
      var quote = old
      quote.answer = answer
      quote.answerDate = answer == .none ? nil : day
      guard quote != old else { return }
      quote.modified = now
      try store.invoices.save(quote, over: old)
    }
  }

  private func day(
    _ given: CalendarDate?, of quote: Invoice, at now: Instant
  ) throws -> CalendarDate {
    let today = store.zone.day(containing: now)
    let date = given ?? today
    // Clocks of another zone may have been ahead when it was issued.
    let first = quote.issueDate ?? date
    guard given == nil || (first...max(first, today)).contains(date) else {
      throw Failure(
        .invalid,
        "A quote is answered on \(first.text), its issue date, or later, and not in the future: today is "
          + "\(today.text).", field: "date")
    }
    return max(date, first)
  }

  private func refuseExpired(_ quote: Invoice, on day: CalendarDate) throws {
    guard let last = quote.validUntil, quote.isExpired(on: day) else { return }
    throw Failure(
      .conflict,
      "\(quote.number) could be accepted until \(last.text): say the day if that was before, or copy it into a new "
        + "quote.", field: "date")
  }

  private func refusePaidDown(_ quote: Invoice) throws {
    guard let paidDown = try store.invoices.downPayments(of: quote).first else { return }
    throw Failure(
      .conflict,
      paidDown.stage == .draft
        ? "Draft \(paidDown.id) is a down payment of \(quote.number): delete it first."
        : "\(paidDown.number) is a down payment of \(quote.number): credit it first.", field: "id")
  }
}
