import CCurl
import Domain
import Localization
import Platform

/// The outcome of an exchange.
struct HTTPEnd {
  /// One of CCurl.h.
  let outcome: Int32
  /// What libcurl says of it.
  let error: String
  /// As far as it came; nil when no answer began.
  let response: HTTPResponse?

  static let tooLarge = LIBCURL_TOO_LARGE

  var isSent: Bool { outcome == LIBCURL_SENT }
  /// Whether the connection was there and broke, so that it is worth to ask again.
  var isBroken: Bool { outcome == LIBCURL_FAILED }
  var isTooLarge: Bool { outcome == Self.tooLarge }

  /// Why there is no answer.
  func failure(
    of address: HTTPAddress, authoritiesPath: String, hiding login: NetrcEntry?
  ) -> Failure {
    let reason = ServerReply.reason(error, hiding: login)
    let place = address.place
    return switch outcome {
    case LIBCURL_NO_MEMORY: .noMemory
    case LIBCURL_TOO_OLD:
      Failure(
        .unsupported,
        "Asking a server needs libcurl 7.85 or newer, of the Debian package \(OptionalLibrary.curl.package)."
      )
    case LIBCURL_BAD_AUTHORITIES:
      Failure(
        .invalid, "\(authoritiesPath) is no file of certificates in PEM that can be read.",
        field: "ca_path")
    case LIBCURL_NO_HOST:
      Failure(.inputOutput, "The host \(address.host) was not found.", field: "address")
    case LIBCURL_NO_CONNECTION:
      Failure(.inputOutput, "There is no connection to \(place): \(reason).")
    case LIBCURL_NO_TRUST:
      Failure(
        .inputOutput,
        "The certificate of \(place) cannot be trusted, so nothing was sent: \(reason).")
    case LIBCURL_NO_ENCRYPTION:
      Failure(
        .inputOutput,
        "There is no encryption with \(place) by TLS, so nothing was sent: \(reason).")
    case LIBCURL_TIMED_OUT:
      Failure(.inputOutput, "\(place) did not answer in time: \(reason).")
    case LIBCURL_TOO_LARGE:
      Failure(.malformed, "The answer of \(place) is larger than it may be, and was not read.")
    default: Failure(.inputOutput, "The connection to \(place) failed: \(reason).")
    }
  }
}
