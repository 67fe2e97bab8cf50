import Domain

/// The credentials for one server; they are never sent to another one.
package struct HTTPCredentials: Sendable {
  /// The server.
  let site: HTTPAddress
  /// Empty for that of the netrc file.
  let user: String
  /// Nil: the caller gives the password when it is needed.
  let netrcPath: String?

  /// - Throws: `invalid` for a user or a path that cannot be one.
  package init(site: HTTPAddress, user: String, netrcPath: String? = nil) throws {
    self.site = site
    self.user = user
    self.netrcPath = netrcPath
    // The user is a part of the address.
    if !user.isEmpty { try SMTPCredentials.check(user, "A user name", field: "address") }
    if let netrcPath { try SMTPCredentials.netrc(path: netrcPath).check() }
  }

  /// Nil when there is no user.
  ///
  /// - Throws: what the netrc file is refused for; `access` when there is no password.
  func login(asking caller: HTTPCaller) throws -> NetrcEntry? {
    if let netrcPath {
      return try NetrcFile(at: netrcPath).entry(for: site.host, user: user)
    }
    if user.isEmpty { return nil }
    guard let password = try caller.password() else {
      throw Failure(
        .access,
        "\(site.place) wants the password of \(user): give it when it is asked for, or put it into a "
          + "netrc file.", field: "password")
    }
    try SMTPCredentials.check(password, "A password", field: "password")
    return NetrcEntry(login: user, password: password)
  }
}
