/// The register number of a company (BT-30, BT-47), with its scheme of ISO 6523.
package struct RegisteredNumber: Equatable, Sendable {
  package let text: String
  /// Nil where the list is not known.
  package let scheme: String?

  package init(text: String, scheme: String?) {
    self.text = text
    self.scheme = scheme
  }
}

extension Party {
  /// As a profile has it: Peppol wants the list of some countries' registers.
  package func registeredNumber(for profile: InvoiceProfile) -> RegisteredNumber {
    if !siren.isEmpty { return RegisteredNumber(text: siren, scheme: "0002") }
    let number = self[.registrationNumber]
    guard profile == .peppol, !number.isEmpty else {
      return RegisteredNumber(text: number, scheme: nil)
    }
    var digits = number.filter { $0 != " " && $0 != "." && $0 != "-" }
    // CVR numbers are written with their country.
    if country == "DK", !digits.hasPrefix("DK") { digits = "DK" + digits }
    for scheme in Self.registers[country] ?? [] {
      if ParticipantNumber.isRight(digits, scheme: scheme) {
        return RegisteredNumber(text: digits, scheme: scheme)
      }
    }
    return RegisteredNumber(text: number, scheme: nil)
  }

  /// Lists of ISO 6523 by country.
  private static let registers = [
    "BE": ["0208"], "DK": ["0184"], "IS": ["0196"], "NL": ["0106", "0190"], "NO": ["0192"],
    "SE": ["0007"],
  ]
}
