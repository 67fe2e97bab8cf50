import CCurl
package import Domain
import Platform

extension SMTPServer {
  /// Called while sending, with the bytes that went out and all that there are; what is not 0 stops it.
  package typealias Progress = (_ sent: Int64, _ total: Int64) -> Int32

  /// Hands a message over, which is as RFC 5322 has it, to all recipients or to none.
  ///
  /// - Throws: `invalid` for an empty message or without a recipient; `unsupported` without libcurl;
  ///   `notFound`, `access` or `malformed` for the netrc file; `access` when the server refuses the
  ///   credentials, or wants some; `stopped` when `progress` stops it; `inputOutput` for all that the
  ///   network and the server refuse, and when neither tells whether the message was taken.
  package func send(
    _ message: [UInt8], from sender: EmailAddress, to recipients: [EmailAddress],
    progress: Progress? = nil
  ) throws {
    try Self.check(message, recipients)
    guard libcurl_load() != 0 else {
      throw Failure(
        .unsupported,
        OptionalLibrary.curl.missing(for: "Sending e-mail needs libcurl"))
    }
    let login = try login()
    let mail = try CurlMail(to: self, from: sender, recipients, login: login)
    let ending = mail.send(message, progress: progress)
    if let failure = ending.failure(of: self, hiding: login) { throw failure }
  }

  private static func check(_ message: [UInt8], _ recipients: [EmailAddress]) throws {
    if message.isEmpty {
      throw Failure(.invalid, "There is no message to send: it is empty.", field: "message")
    }
    if recipients.isEmpty {
      throw Failure(.invalid, "A message needs an address to go to.", field: "to")
    }
  }

  private func login() throws -> NetrcEntry? {
    switch credentials {
    case .none: return nil
    case .password(let user, let password): return NetrcEntry(login: user, password: password)
    case .netrc(let path, let user):
      let entry = try NetrcFile(at: path).entry(for: host, user: user)
      try Failure.about("netrc_path") {
        try SMTPCredentials.password(user: entry.login, password: entry.password).check()
      }
      return entry
    }
  }
}
