/// The changed properties of a record, as bits: the first bit is the first case of its type's
/// ``Record/Property``, and so on.
package struct ChangedProperties: OptionSet, Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The one that the change log calls so; none for a word of another version.
  package init(named name: String, of entity: CommittedChange.Entity) {
    rawValue = Self.places[entity]?[name].map { 1 << UInt64($0) } ?? 0
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: CommittedChange.Entity.allCases.map { entity in
      (
        entity,
        Dictionary(
          uniqueKeysWithValues: entity.propertyNames.enumerated().map { ($0.element, $0.offset) })
      )
    })

  /// The places of their cases, from the first on.
  package var places: [Int] {
    (0..<UInt64.bitWidth).filter { rawValue & (1 << UInt64($0)) != 0 }
  }
}
