import CCurl
import Domain
import Localization
import Platform

/// The outcome of sending a message.
struct SendingEnd {
  /// One of CCurl.h.
  let outcome: Int32
  /// What the caller's function answered.
  let answer: Int32
  /// What libcurl says of it.
  let error: String
  /// The last reply of the server.
  let reply: String
  /// Whether all of the message went out.
  let isHandedOver: Bool

  /// Nil when the message was sent.
  func failure(of server: SMTPServer, hiding login: NetrcEntry?) -> Failure? {
    let detail = ServerReply.reason(error, hiding: login)
    let reply = ServerReply(lines: reply, hiding: login)
    switch outcome {
    case LIBCURL_SENT: return nil
    case LIBCURL_STOPPED:
      return Failure(
        .stopped(answer), "Sending was stopped before the server accepted the message.\(doubt)")
    case LIBCURL_NO_MEMORY: return .noMemory
    case LIBCURL_TOO_OLD:
      return Failure(
        .unsupported,
        "Sending e-mail needs libcurl 7.85 or newer, of the Debian package \(OptionalLibrary.curl.package)."
      )
    case LIBCURL_BAD_AUTHORITIES:
      return Failure(
        .invalid, "\(server.authoritiesPath) is no file of certificates in PEM that can be read.",
        field: "ca_path")
    case LIBCURL_NO_HOST:
      return Failure(.inputOutput, "The host \(server.host) was not found.", field: "host")
    case LIBCURL_NO_CONNECTION, LIBCURL_NO_ENCRYPTION, LIBCURL_NO_TRUST:
      return Failure(.inputOutput, connectionSentence(server, detail))
    case LIBCURL_TIMED_OUT:
      return Failure(
        .inputOutput,
        "\(server.place) was not done with the message within \(server.timeout) ms.\(doubt)")
    case LIBCURL_LOGIN_REFUSED: return loginFailure(server, reply)
    default: return refusal(server, reply, detail)
    }
  }

  private func connectionSentence(_ server: SMTPServer, _ detail: Message) -> Message {
    let encryption = server.security == .tls ? "TLS" : "STARTTLS"
    return switch outcome {
    case LIBCURL_NO_CONNECTION: "There is no connection to \(server.place): \(detail)."
    case LIBCURL_NO_TRUST:
      "The certificate of \(server.place) cannot be trusted, so nothing was sent: \(detail)."
    default:
      "There is no encryption with \(server.place) by \(encryption), so nothing was sent: \(detail)."
    }
  }

  private func loginFailure(_ server: SMTPServer, _ reply: ServerReply) -> Failure {
    if let code = reply.code, code >= 400 {
      return Failure(
        .access, "\(server.place) refused the user name or the password: \(reply.text)")
    }
    return Failure(
      .access,
      "\(server.place) takes no user name with a password: it offers neither AUTH PLAIN nor LOGIN.")
  }

  private func refusal(
    _ server: SMTPServer, _ reply: ServerReply, _ detail: Message
  ) -> Failure {
    guard let code = reply.code, code >= 400 else {
      return Failure(
        .inputOutput, "The connection to \(server.place) failed: \(detail).\(doubt)")
    }
    // RFC 4954 section 6.
    if [530, 534, 535, 538].contains(code) {
      return Failure(.access, "\(server.place) wants other credentials: \(reply.text)")
    }
    return Failure(.inputOutput, "\(server.place) refused the message: \(reply.text)")
  }

  private var doubt: Message {
    isHandedOver
      ? " The server had all of the message before, and may deliver it nevertheless." : ""
  }
}
