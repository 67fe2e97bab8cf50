/// The address for electronic invoices (BT-34, BT-49), with its scheme.
package struct ElectronicAddress: Equatable, Sendable {
  /// Of the list EAS.
  package let scheme: String
  package let address: String
}

extension Party {
  /// The scheme of the French directory, whose addresses begin with a SIREN.
  package static let frenchScheme = "0225"
  /// The scheme of e-mail.
  package static let emailScheme = "EM"

  /// Its electronic address; where none is given, its SIREN in the French directory, and without
  /// one its e-mail address; nil without all of them, or without a scheme that is needed.
  package var endpoint: ElectronicAddress? {
    let address = self[.electronicAddress]
    let scheme = self[.electronicScheme]
    if !address.isEmpty {
      return scheme.isEmpty ? nil : ElectronicAddress(scheme: scheme, address: address)
    }
    if !siren.isEmpty { return ElectronicAddress(scheme: Self.frenchScheme, address: siren) }
    if !email.isEmpty { return ElectronicAddress(scheme: Self.emailScheme, address: email) }
    return nil
  }
}
