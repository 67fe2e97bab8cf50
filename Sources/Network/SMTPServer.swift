import Domain

/// A server that takes messages for delivery, over an encrypted connection.
///
///     let server = try SMTPServer(host: "smtp.example.org", credentials: .netrc(path: path))
///     try server.send(message, from: sender, to: [recipient])
package struct SMTPServer: Sendable {
  /// The start of encryption: with the connection, or by STARTTLS.
  package enum Security: Sendable {
    /// By the command STARTTLS, before anything is told; a server without it is sent nothing.
    case startTLS
    /// From its beginning.
    case tls
  }

  package let host: String
  package let port: Int
  package let security: Security
  package let credentials: SMTPCredentials
  /// A file of certificates in PEM, which are trusted instead of the system's; empty for the system's.
  package let authoritiesPath: String
  /// How long sending may take in the whole, in milliseconds.
  package let timeout: Int

  package static let defaultTimeout = 60_000
  package static let maximumTimeout = 3_600_000

  /// A port of 0 is the usual one, which is 587 with STARTTLS and 465 with TLS; the timeout is in
  /// milliseconds, and 0 for a minute.
  ///
  /// - Throws: `invalid`.
  package init(
    host: String, port: Int = 0, security: Security = .startTLS,
    credentials: SMTPCredentials = .none, authoritiesPath: String = "", timeout: Int = 0
  ) throws {
    self.host = try Self.checked(host: host)
    guard (0...65_535).contains(port) else {
      throw Failure(
        .invalid, "\(port) is not a port: 1 to 65535 are, and 0 stands for the usual one.",
        field: "port")
    }
    guard (0...Self.maximumTimeout).contains(timeout) else {
      throw Failure(
        .invalid,
        "Sending may take 1 to \(Self.maximumTimeout) ms, and 0 stands for "
          + "\(Self.defaultTimeout); these are \(timeout).", field: "timeout_ms")
    }
    try credentials.check()
    try SystemPath.check(authoritiesPath, field: "ca_path")
    self.port = port > 0 ? port : security == .tls ? 465 : 587
    self.security = security
    self.credentials = credentials
    self.authoritiesPath = authoritiesPath
    self.timeout = timeout > 0 ? timeout : Self.defaultTimeout
  }

  /// Without the brackets that an IPv6 address may have.
  private static func checked(host: String) throws -> String {
    let name = host.hasPrefix("[") && host.hasSuffix("]") ? host.dropFirst().dropLast() : host[...]
    let isBare = name.utf8.count == host.utf8.count
    if isBare, InternetHost.isName(name) || InternetHost.isIPv4(name) { return host }
    if InternetHost.isIPv6(name) { return String(name) }
    throw Failure(
      .invalid,
      host.isEmpty
        ? "The host must not be empty: the name of a server such as smtp.example.org is expected."
        : "The host is no name such as smtp.example.org, and no address such as 192.0.2.1: a host "
          + "has neither a scheme nor a port, and beyond ASCII it is written as DNS does.",
      field: "host")
  }

  /// Such as `smtp.example.org:587`.
  var place: String {
    host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }

  /// The path is what libcurl greets the server with. It would be the name of this machine, which is
  /// nobody's business.
  var url: String {
    "\(security == .tls ? "smtps" : "smtp")://\(place)/%5B127.0.0.1%5D"
  }
}
