extension Party {
  /// Whether nothing says who it is.
  package var isNobody: Bool { name.isEmpty && siren.isEmpty && vatNumber.isEmpty }

  /// By SIREN or VAT number; of those that have no such number in common, by name and country.
  package func isSame(as other: Party) -> Bool {
    let common = [Property.siren, .vatNumber].filter { !self[$0].isEmpty && !other[$0].isEmpty }
    if !common.isEmpty { return common.contains { self[$0] == other[$0] } }
    return country == other.country && NameKey(name) == NameKey(other.name)
  }
}
