import Domain

/// The addresses by which the user is recognised among organisers and attendees.
package struct CalendarUser: Sendable {
  /// In small letters; of mail the address alone.
  private let addresses: [String]
  /// What is before the `@` where no address of mail is known: Radicale tells the path of the principal alone. Else empty.
  private let name: String

  /// - Parameters:
  ///   - name: by which the user is known to the server.
  ///   - addresses: by which events name the user, `mailto:ada@example.org`; none where the server does not say.
  package init(name: String, addresses: [String]) {
    self.addresses = addresses.map(Self.plain) + (name.contains("@") ? [Self.plain(name)] : [])
    self.name = self.addresses.contains { $0.contains("@") } ? "" : Self.plain(name)
  }

  /// Of mail.
  var address: String? { addresses.first { $0.contains("@") } }

  func contains(_ address: String) -> Bool {
    let mail = Self.plain(address)
    return addresses.contains(mail) || !name.isEmpty && name == mail.prefix { $0 != "@" }
  }

  private static func plain(_ address: String) -> String {
    let address = ASCIICase.lower(address)
    return address.hasPrefix("mailto:") ? String(address.dropFirst(7)) : address
  }
}
