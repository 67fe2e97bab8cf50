/// The input for a penalty rate; nil keeps the present value, or takes the default.
package struct PenaltyRateInput: Sendable {
  package var debtor: PenaltyRate.Debtor?
  package var currency: String?
  package var firstDate: CalendarDate?
  /// The inner nil: until the next one begins.
  package var lastDate: CalendarDate??
  /// In basis points a year.
  package var rate: Int64?
  package var notes: String?

  package init() {}
}
