/// The content of a recurring invoice's drafts: terms, lines, allowances and charges. They have no tables of
/// their own.
package struct RecurringContent: Equatable, Sendable {
  /// Its terms alone count.
  package var terms: Invoice
  /// In the order of their positions, as the adjustments are.
  package var lines: [InvoiceLine]
  package var adjustments: [InvoiceAdjustment]

  package init(
    terms: Invoice = Invoice(blank: ""), lines: [InvoiceLine] = [],
    adjustments: [InvoiceAdjustment] = []
  ) {
    self.terms = terms
    self.lines = lines
    self.adjustments = adjustments
  }

  /// What it has of an invoice: what a copy has, without dates and numbers.
  static let terms: [Invoice.Property] = [
    .series, .paymentDays, .currency, .language, .businessProcess, .buyerReference,
    .orderReference, .contractReference, .paymentTerms, .latePenalty, .recoveryFee,
    .earlyDiscount, .notes, .vatPoint, .deliveryName, .deliveryStreet, .deliveryStreet2,
    .deliveryPostalCode, .deliveryCity, .deliveryRegion, .deliveryCountry, .hasGrossPrices,
  ]

  static let ofLines = InvoiceLine.Property.allCases.filter {
    ![.invoice, .position, .firstDate, .lastDate].contains($0)
  }

  static let ofAdjustments = InvoiceAdjustment.Property.allCases.filter {
    ![.invoice, .position].contains($0)
  }

  package static let maximumPartCount = 10_000
}
