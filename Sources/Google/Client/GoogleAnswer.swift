import Domain
import Interchange
import Localization
import Network

/// A response of Google, with the reason of a refusal.
///
/// https://developers.google.com/workspace/calendar/api/guides/errors
struct GoogleAnswer {
  let status: Int
  /// Null when there is none.
  let body: JSONValue
  private let response: HTTPResponse

  /// - Throws: `malformed` for anything but JSON.
  init(_ response: HTTPResponse) throws {
    self.response = response
    status = response.status
    let isGood = (200...299).contains(response.status)
    guard !response.body.isEmpty, let text = String(validating: response.body, as: UTF8.self),
      let body = try? JSONValue(text: text)
    else {
      // What is in front of Google refuses with pages in HTML.
      if isGood, !response.body.isEmpty {
        throw Failure(.malformed, "\(response.address.place) answered what is no JSON.")
      }
      self.body = .null
      return
    }
    self.body = body
  }

  var isGood: Bool { (200...299).contains(status) }
  var place: String { response.address.place }
  var path: String { response.address.path }

  /// In seconds.
  var pause: Int64? { response.pause }

  private var error: JSONValue { body["error"] ?? .null }

  /// Such as `rateLimitExceeded`, of both forms that its errors have.
  var reasons: Set<String> {
    Set(
      error.list("errors").compactMap { $0.text("reason") }
        + error.list("details").compactMap { $0.text("reason") })
  }

  /// What it says to people.
  var words: String { error.text("message") ?? "" }

  /// Whether it may be asked again after a while.
  var asksToWait: Bool {
    switch status {
    case 403: !reasons.isDisjoint(with: Self.limits)
    case 429, 500, 502, 503, 504: true
    default: false
    }
  }

  private static let limits: Set = [
    "rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded", "RATE_LIMIT_EXCEEDED",
  ]

  /// Whether the token is not for this.
  var lacksScope: Bool {
    status == 403
      && !reasons.isDisjoint(with: ["insufficientPermissions", "ACCESS_TOKEN_SCOPE_INSUFFICIENT"])
  }

  /// Whether this API is not enabled for the project of the client id.
  var isSwitchedOff: Bool {
    status == 403 && !reasons.isDisjoint(with: ["accessNotConfigured", "SERVICE_DISABLED"])
  }
}
