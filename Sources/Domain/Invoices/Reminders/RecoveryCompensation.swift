/// The compensation for recovery costs of article 6 of directive 2011/7/EU.
package enum RecoveryCompensation {
  /// In cents.
  private static let amount: Int64 = 40_00

  /// What a seller may claim once of an overdue invoice, in minor units: 40 EUR, where the seller is in a member state
  /// and the buyer is no consumer. States with another currency have amounts of their own, which a fee can say.
  package static func amount(
    seller: Party, debtor: PenaltyRate.Debtor, currency: String
  ) -> Int64 {
    guard debtor == .business, currency == Currency.euro.code,
      CodeList.europeanUnion.contains(seller.country)
    else { return 0 }
    return amount
  }
}
