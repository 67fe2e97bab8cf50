import Domain
import Localization

/// The sender's credentials for a server. They are used for one connection, and not stored.
package enum SMTPCredentials: Sendable {
  case none
  case password(user: String, password: String)
  /// A file of netrc entries, of which that of the host, and of the user if one is given, is taken when
  /// a message is sent.
  case netrc(path: String, user: String = "")

  static let maximumLength = 1_024

  /// As a caller gives them; nil for what is not given.
  ///
  /// - Throws: `invalid` for a user without a password or a netrc file, a password without a user, and
  ///   a password besides a netrc file.
  package init(user: String?, password: String?, netrcPath: String?) throws {
    switch (user, password, netrcPath) {
    case (nil, nil, nil): self = .none
    case (let user, nil, let path?): self = .netrc(path: path, user: user ?? "")
    case (let user?, let password?, nil): self = .password(user: user, password: password)
    case (_, .some, .some):
      throw Failure(
        .invalid, "A password is given or it is in a netrc file: both is too much.",
        field: "password")
    case (nil, .some, nil):
      throw Failure(.invalid, "A password needs the name of its user.", field: "user")
    case (.some, nil, nil):
      throw Failure(
        .invalid, "A user name needs a password, or a netrc file that has it.", field: "password")
    }
  }

  func check() throws {
    switch self {
    case .none: break
    case .password(let user, let password):
      try Self.check(user, "A user name", field: "user")
      try Self.check(password, "A password", field: "password")
    case .netrc(let path, let user):
      if !user.isEmpty { try Self.check(user, "A user name", field: "user") }
      if path.isEmpty {
        throw Failure(
          .invalid, "The path is empty: that of a netrc file is expected.", field: "netrc_path")
      }
      try SystemPath.check(path, field: "netrc_path")
    }
  }

  static func check(_ text: String, _ what: Message, field: String) throws {
    if text.isEmpty {
      throw Failure(
        .invalid, "\(what) must not be empty: a user name comes with its password.", field: field)
    }
    if text.utf8.count > maximumLength {
      throw Failure(.invalid, "\(what) has at most \(maximumLength) bytes.", field: field)
    }
    if text.unicodeScalars.contains(where: TextRule.endsOrHidesText) {
      throw Failure(
        .invalid, "\(what) has no line breaks and no control characters.", field: field)
    }
  }
}
