package import Domain

extension CommittedChange {
  /// What the change log calls the properties that changed.
  package var changedNames: [String] { properties.places.map { entity.propertyNames[$0] } }
}
