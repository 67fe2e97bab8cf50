package import Localization

extension PenaltyRate: CheckedTexts {
  /// The kind of debtor. The raw values are those of the C API and of the store.
  package enum Debtor: Int32, CallerCode, CaseIterable, Sendable {
    /// Or a public body.
    case business = 1
    case consumer

    package init(_ kind: ClientKind) {
      self = kind == .privatePerson ? .consumer : .business
    }

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      (
        "The debtor \(code) has no meaning: business (1) and consumer (2) have.",
        Property.debtor.rawValue
      )
    }
  }

  /// The uid follows from what it holds for and from its first day.
  package static func uid(
    _ debtor: Debtor, _ currency: String, from first: CalendarDate
  ) -> String {
    OccurrenceUID.make(
      series: "penalty rate", occurrence: LocalMoment.date(first).text,
      role: "\(debtor.rawValue) \(currency)")
  }

  static let neverEmpty: [Property] = [.currency]

  static func normal(_ text: String, of property: Property, field: String) throws -> String {
    switch property {
    case .currency:
      try Currency(InvoiceText.given(text, what: "A currency", field: field), field: field).code
    default: try InvoiceText.lines(text, what: "refusal\u{4}Notes", field: field)
    }
  }
}

/// The stored penalty rates.
package protocol PenaltyRateRepository: RecordRepository<PenaltyRate> {
  /// Those that hold for such invoices, by their first days.
  func all(for debtor: PenaltyRate.Debtor, currency: String) throws -> [PenaltyRate]
}
