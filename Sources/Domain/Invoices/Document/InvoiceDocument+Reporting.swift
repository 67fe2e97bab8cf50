/// The reporting of an invoice by French platforms.
extension InvoiceDocument {
  /// Whether it goes from one French business to another: as an electronic invoice, for which all rules of the French
  /// reform hold. Who has no country yet is taken for French.
  package var isBetweenFrenchBusinesses: Bool {
    Self.isBetweenFrenchBusinesses(seller, buyer, buyerKind)
  }

  package static func isBetweenFrenchBusinesses(
    _ seller: Party, _ buyer: Party, _ kind: ClientKind
  ) -> Bool {
    seller.isFrench && (buyer.isFrench || buyer.country.isEmpty) && kind == .business
  }

  /// The text of the note BAR (BT-21), by which a platform reports an invoice and does not deliver it: to a consumer,
  /// or to a business of another country; nil for others.
  package var reportedAs: String? {
    guard seller.isFrench else { return nil }
    return switch buyerKind {
    case .privatePerson: "B2C"
    case .business: isBetweenFrenchBusinesses ? nil : "B2BINT"
    case .publicBody: nil
    }
  }
}
