/// What a rate of interest is to be, as a caller has it; nil leaves what there is, or what is usual.
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
