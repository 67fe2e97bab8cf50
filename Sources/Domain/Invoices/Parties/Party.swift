/// Who sells or buys: what an invoice says of either.
package struct Party: Equatable, Sendable {
  private var texts: [Property: String] = [:]

  package init() {}

  /// Empty for what is not known.
  package subscript(property: Property) -> String { texts[property] ?? "" }

  /// Sets it to the text in its normal form: codes in capital letters, numbers without spaces.
  ///
  /// - Throws: `invalid` for what the property cannot be.
  package mutating func set(_ property: Property, to text: String) throws {
    texts[property] = text.isEmpty ? nil : try Self.checked(text, for: property)
  }

  func value(of property: Property) -> LogValue {
    self[property].isEmpty ? .null : .text(self[property])
  }

  mutating func set(_ property: Property, to value: LogValue) throws {
    switch value {
    case .null: try set(property, to: "")
    case .text(let text): try set(property, to: text)
    case .integer: throw Failure.wrongType(property.rawValue)
    }
  }

  package var name: String { self[.name] }
  package var country: String { self[.country] }
  package var siren: String { self[.siren] }
  package var siret: String { self[.siret] }
  package var vatNumber: String { self[.vatNumber] }
  package var email: String { self[.email] }
  package var locale: String { self[.locale] }

  package var isFrench: Bool { country == "FR" }
}
