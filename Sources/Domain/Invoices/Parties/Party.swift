import Localization

/// A seller or a buyer, with the details that invoices need of either.
package struct Party: Equatable, Sendable {
  private var texts: [Property: String] = [:]

  package init() {}

  /// Empty for what is not known.
  package subscript(property: Property) -> String { texts[property] ?? "" }

  /// Sets it to the text in its normal form: codes in capital letters, numbers without spaces.
  ///
  /// - Throws: `invalid` for an invalid value of the property.
  package mutating func set(_ property: Property, to text: String) throws {
    texts[property] = text.isEmpty ? nil : try Self.checked(text, for: property)
  }

  /// Sets it as a file or another device has it: an identifier may be mistyped there, which forbids issuing an invoice
  /// with it, and nothing else.
  ///
  /// - Throws: `invalid` for an invalid value of the property.
  package mutating func set(_ property: Property, asRead text: String) throws {
    do {
      try set(property, to: text)
    } catch let failure as Failure
      where failure.kind == .invalid && Self.checkedIdentifiers.contains(property)
    {
      let line = try InvoiceText.line(text, field: property.rawValue)
      texts[property] = line.isEmpty ? nil : line
    }
  }

  /// Those whose check digits tell a mistyped one.
  package static let checkedIdentifiers: [Property] = [.siren, .siret, .vatNumber, .iban]

  /// What is wrong with an identifier; nil for a right one, and without one.
  func mistake(in property: Property) -> Message? {
    var party = Party()
    do {
      try party.set(property, to: self[property])
      return nil
    } catch {
      return (error as? Failure)?.message
    }
  }

  func value(of property: Property) -> LogValue {
    self[property].isEmpty ? .null : .text(self[property])
  }

  mutating func set(_ property: Property, to value: LogValue) throws {
    switch value {
    case .null: try set(property, to: "")
    case .text(let text): try set(property, asRead: text)
    case .integer: throw Failure.wrongType(property.rawValue)
    }
  }

  package var name: String { self[.name] }
  package var country: String { self[.country] }
  /// Of an establishment whose SIRET is known alone, the first nine digits of that.
  package var siren: String { self[.siren].isEmpty ? String(siret.prefix(9)) : self[.siren] }
  package var siret: String { self[.siret] }
  package var vatNumber: String { self[.vatNumber] }
  /// BT-32; of a French firm that has none, nor a VAT number, its SIREN.
  package var taxNumber: String {
    self[.taxNumber].isEmpty && vatNumber.isEmpty && isFrench ? siren : self[.taxNumber]
  }
  package var email: String { self[.email] }
  package var locale: String { self[.locale] }

  package var isFrench: Bool { country == "FR" }
  package var isAmerican: Bool { country == "US" }
}
