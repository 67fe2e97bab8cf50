/// What a caller wants a party to be: "" takes a property away, and what is not here stays as it
/// is.
package typealias PartyChanges = [Party.Property: String]

extension PartyChanges {
  /// - Throws: `invalid` for what a property cannot be, with its name as the field.
  package func apply(to party: inout Party) throws {
    for property in Party.Property.allCases {
      if let text = self[property] { try party.set(property, to: text) }
    }
  }
}
