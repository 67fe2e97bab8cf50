extension Invoice {
  /// The client's answer to a quote.
  package enum Answer: Int32, CaseIterable, Sendable {
    case none = 0
    case accepted = 1
    case declined = 2
  }

  /// How many days after its issue date a quote can be accepted where nobody says until when.
  package static let usualValidity = 30

  /// - Throws: `invalid` for a document that is no quote.
  mutating func setValidity(until day: CalendarDate?) throws {
    guard kind == .quote || day == nil else {
      throw Failure(
        .invalid, "Only a quote is valid until a day; this is an invoice.",
        field: Property.validUntil.rawValue)
    }
    validUntil = day
  }

  /// Of an issued quote, whether its last day is over. The clock decides, in the zone of the store.
  package func isExpired(on day: CalendarDate) -> Bool {
    validUntil.map { $0 < day } ?? false
  }
}

extension InvoiceState {
  init(ofQuote quote: Invoice, isInvoiced: Bool, on today: CalendarDate) {
    self =
      if quote.stage == .draft {
        .draft
      } else if isInvoiced {
        .invoiced
      } else {
        switch quote.answer {
        case .accepted: .accepted
        case .declined: .declined
        case .none: quote.isExpired(on: today) ? .expired : .issued
        }
      }
  }
}
