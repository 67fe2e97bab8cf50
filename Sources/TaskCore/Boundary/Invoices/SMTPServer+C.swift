import CTaskcore
import Domain
import Network

extension SMTPServer {
  /// The server of a caller.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ options: taskcore_smtp_options) throws {
    guard let timeout = Int(exactly: options.timeout_ms) else {
      throw Failure(
        .invalid, "Sending may take 1 to \(Self.maximumTimeout) ms.", field: "timeout_ms")
    }
    try self.init(
      host: text(options.host, "host"), port: Int(options.port),
      security: Security(code: options.security), credentials: SMTPCredentials(options),
      authoritiesPath: options.ca_path.map { try text($0, "ca_path") } ?? "", timeout: timeout)
  }
}

extension SMTPServer.Security {
  /// - Throws: `invalid` for another number.
  fileprivate init(code: Int32) throws {
    switch code {
    case TASKCORE_SMTP_STARTTLS: self = .startTLS
    case TASKCORE_SMTP_TLS: self = .tls
    default:
      throw Failure(
        .invalid, "The security \(code) has no meaning: 1 is STARTTLS, and 2 is TLS.",
        field: "security")
    }
  }
}

extension SMTPCredentials {
  fileprivate init(_ options: taskcore_smtp_options) throws {
    switch (options.user, options.password, options.netrc_path) {
    case (nil, nil, nil): self = .none
    case (nil, nil, let path?): self = .netrc(path: try text(path, "netrc_path"))
    case (let user?, let password?, nil):
      self = .password(user: try text(user, "user"), password: try text(password, "password"))
    case (nil, _?, nil): throw Failure(.invalid, "A password comes with its user.", field: "user")
    case (_?, nil, nil):
      throw Failure(.invalid, "A user comes with its password.", field: "password")
    default:
      throw Failure(
        .invalid, "Give a user with its password, or a netrc file, not both.",
        field: "netrc_path")
    }
  }
}
