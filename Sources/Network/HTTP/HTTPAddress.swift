import Domain

/// The normalised URL of a request, such as `https://cal.example.org/dav/ada/`: RFC 3986, without user,
/// password and fragment.
package struct HTTPAddress: Hashable, Sendable {
  package let isSecure: Bool
  /// In small letters; an IPv6 address without its brackets.
  package let host: String
  package let port: Int
  /// From its slash on, percent-encoded, without `.` and `..`.
  package var path: String
  package var query: String?

  private static let maximumLength = 4_096

  init(isSecure: Bool, host: String, port: Int, path: String = "/", query: String? = nil) {
    self.isSecure = isSecure
    self.host = host
    self.port = port
    self.path = path
    self.query = query
  }

  /// - Throws: `invalid` for what is no such URL, and for one with a user or a password.
  package init(_ text: String, field: String = "url") throws {
    let (address, user) = try Self.withUser(text, field: field)
    guard user.isEmpty else { throw Self.malformed(field) }
    self = address
  }

  /// The address that people write, `https://ada@cal.example.org/`, and its user; that is empty without one.
  ///
  /// - Throws: `invalid` for what is no such URL, and for one with a password, which would be stored and shown.
  package static func withUser(
    _ text: String, field: String
  ) throws -> (address: HTTPAddress, user: String) {
    guard let parts = HTTPAddressParts(text), text.utf8.count <= maximumLength else {
      throw malformed(field)
    }
    if parts.hasPassword {
      throw Failure(
        .invalid,
        "A password does not belong into an address, which is stored and shown: put it into a netrc "
          + "file, or give it when it is asked for.", field: field)
    }
    return (parts.address, parts.user)
  }

  private static func malformed(_ field: String) -> Failure {
    Failure(
      .invalid,
      "This is no address of a server, such as https://cal.example.org/dav/: it begins with "
        + "https:// or http://, and a host beyond ASCII is written as DNS does.", field: field)
  }

  /// What a server answers as an address, taken from this one on (RFC 3986 section 5.2).
  ///
  /// - Returns: nil for an invalid URL, for schemes other than http and https, and for one with a user.
  package func resolving(_ reference: String) -> HTTPAddress? {
    let reference = TextRule.trimmed(reference)
    guard reference.utf8.count <= Self.maximumLength else { return nil }
    let whole: HTTPAddress
    if HTTPAddressParts.hasScheme(reference) || reference.hasPrefix("//") {
      let scheme = isSecure ? "https:" : "http:"
      let text = reference.hasPrefix("//") ? scheme + reference : reference
      guard let parts = HTTPAddressParts(text), parts.user.isEmpty, !parts.hasPassword else {
        return nil
      }
      whole = parts.address
    } else {
      guard let target = HTTPAddressParts.target(reference, from: self) else { return nil }
      whole = target
    }
    return whole
  }

  /// Whether both are of one server.
  package func isSameSite(as other: HTTPAddress) -> Bool {
    host == other.host && port == other.port && isSecure == other.isSecure
  }

  /// Whether this server may send its askers on to that one: to itself, or to its own encrypted side.
  package func maySend(to other: HTTPAddress) -> Bool {
    isSameSite(as: other) || host == other.host && !isSecure && other.isSecure
  }

  /// Whether nobody else hears what is said to it.
  package var isPrivate: Bool { isSecure || isLoopback }

  package var isLoopback: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.") && InternetHost.isIPv4(host)
  }

  /// Such as `cal.example.org:8443`.
  package var place: String {
    let name = host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
  }

  package var text: String {
    "\(isSecure ? "https" : "http")://\(place)\(path)\(query.map { "?\($0)" } ?? "")"
  }
}
