/// The input for a new draft, or for changes to one.
package struct InvoiceInput: Sendable {
  /// Nil inside takes it away, nil outside leaves it; so with all that have two question marks.
  package var clientID: Int64??
  /// Of its number; "" for that of its kind.
  package var series: String?
  package var dueDate: CalendarDate??
  /// Without a due date beside it, it takes away the one that was set.
  package var paymentDays: Int64?
  package var deliveryDate: CalendarDate??
  package var period: InvoicePeriod?
  package var currency: String?
  /// Units of the currency for one euro, in millionths.
  package var exchangeRate: Int64??
  package var language: String?
  package var businessProcess: String?
  package var buyerReference: String?
  package var orderReference: String?
  package var contractReference: String?
  package var paymentTerms: String?
  package var latePenalty: String?
  package var recoveryFee: String?
  package var earlyDiscount: String?
  package var notes: String?
  /// In minor units.
  package var prepaid: Int64?
  package var preceding: PrecedingInvoice?
  /// Of a quote.
  package var validUntil: CalendarDate??
  package var vatPoint: String?
  /// BG-13 and BG-15, by their properties of an invoice.
  package var delivery: [Invoice.Property: String] = [:]
  package var hasGrossPrices: Bool?

  package init() {}

  /// Makes a draft what is wanted, but for its client, its series and what it credits, for which
  /// the store has to be asked.
  ///
  /// - Throws: `invalid` for an invalid input.
  package func apply(to invoice: inout Invoice) throws {
    try applyDates(to: &invoice)
    let texts: [(Invoice.Property, String?)] = [
      (.currency, currency), (.language, language), (.businessProcess, businessProcess),
      (.buyerReference, buyerReference), (.orderReference, orderReference),
      (.contractReference, contractReference), (.paymentTerms, paymentTerms),
      (.latePenalty, latePenalty), (.recoveryFee, recoveryFee), (.earlyDiscount, earlyDiscount),
      (.notes, notes), (.vatPoint, vatPoint),
    ]
    for (property, text) in texts { try invoice.set(property, toGiven: text) }
    for property in Self.places { try invoice.set(property, toGiven: delivery[property]) }
    try invoice.set(.exchangeRate, toGiven: exchangeRate)
    try invoice.set(.prepaid, toGiven: prepaid)
    if let hasGrossPrices { invoice.hasGrossPrices = hasGrossPrices }
  }

  /// What says where it was delivered.
  private static let places: [Invoice.Property] = [
    .deliveryName, .deliveryStreet, .deliveryStreet2, .deliveryPostalCode, .deliveryCity,
    .deliveryRegion, .deliveryCountry,
  ]

  private func applyDates(to invoice: inout Invoice) throws {
    if let paymentDays {
      try invoice.set(.paymentDays, toGiven: paymentDays)
      invoice.dueDate = nil
    }
    if let dueDate { invoice.dueDate = dueDate }
    if let deliveryDate { invoice.deliveryDate = deliveryDate }
    if let validUntil { try invoice.setValidity(until: validUntil) }
    if let period {
      invoice.firstDate = period.first
      invoice.lastDate = period.last
    }
  }
}

/// The invoice that a credit note is for.
package struct PrecedingInvoice: Equatable, Sendable {
  /// "" for none.
  package var number: String
  /// Not needed for one that the store has.
  package var date: CalendarDate?

  package init(number: String, date: CalendarDate?) {
    self.number = number
    self.date = date
  }
}
