/// A line of the VAT journal: the totals of an issued invoice or credit note at one rate. The amounts of a
/// credit note are negative.
package struct VATJournalEntry: Equatable, Sendable {
  /// Of the invoice.
  package var uid: String
  package var number: String
  package var kind: Invoice.Kind
  package var issueDate: CalendarDate
  /// Of the invoice that a credit note is for (BT-25).
  package var precedingNumber: String
  package var client: String
  package var clientVATNumber: String
  package var clientCountry: String
  package var currency: String
  /// Units of the currency for one euro, in millionths.
  package var exchangeRate: Int64?
  package var category: VATCategory
  /// In thousandths of a percent.
  package var rate: Int64
  /// In minor units, as the tax is.
  package var taxable: Int64
  package var tax: Int64

  package init(
    uid: String, number: String, kind: Invoice.Kind, issueDate: CalendarDate,
    precedingNumber: String, client: String, clientVATNumber: String, clientCountry: String,
    currency: String, exchangeRate: Int64?, category: VATCategory, rate: Int64, taxable: Int64,
    tax: Int64
  ) {
    self.uid = uid
    self.number = number
    self.kind = kind
    self.issueDate = issueDate
    self.precedingNumber = precedingNumber
    self.client = client
    self.clientVATNumber = clientVATNumber
    self.clientCountry = clientCountry
    self.currency = currency
    self.exchangeRate = exchangeRate
    self.category = category
    self.rate = rate
    self.taxable = taxable
    self.tax = tax
  }
}
