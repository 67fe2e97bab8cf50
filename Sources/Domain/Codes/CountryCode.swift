/// A country of ISO 3166-1: `try CountryCode("GR").vatPrefix == "EL"`.
package struct CountryCode: Hashable, Sendable {
  package let code: String

  /// - Throws: `invalid` for anything but a country code that EN 16931 knows.
  package init(_ text: String, field: String = "country") throws {
    code = try CodeList.countries.code(text, field: field)
  }

  /// Whether it is a member of the European Union.
  package var isInEuropeanUnion: Bool { CodeList.europeanUnion.contains(code) }

  /// What its VAT numbers begin with: the code itself, but EL for Greece and FR for Monaco.
  package var vatPrefix: String {
    switch code {
    case "GR": "EL"
    case "MC": "FR"
    default: code
    }
  }
}

extension CodeList {
  static let europeanUnion = CodeList(
    what: "a member of the European Union", example: "FR",
    codes: """
      AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
      """)
}
