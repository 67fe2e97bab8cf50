package import Domain
import Interchange
import Platform

/// An access token with its expiry and scopes, and the refresh token.
package struct GoogleTokens: Equatable, Sendable {
  package var access: String
  /// Gives new access tokens; nil where Google gave none.
  package var refresh: String?
  /// When the access token ends.
  package var end: Instant
  /// What the user allowed, which may be less than was asked for.
  package var scopes: Set<String>

  package init(access: String, refresh: String?, end: Instant, scopes: Set<String>) {
    self.access = access
    self.refresh = refresh
    self.end = end
    self.scopes = scopes
  }

  /// What gives others, or is taken back.
  package init(refresh: String) {
    self.init(access: "", refresh: refresh, end: Instant(clamping: 0), scopes: [])
  }

  /// Nil for anything but an answer with a token.
  init?(answer: JSONValue) {
    guard let access = answer.text("access_token"), !access.isEmpty,
      answer.text("token_type")?.lowercased() ?? "bearer" == "bearer"
    else { return nil }
    let seconds = min(max(answer.whole("expires_in") ?? 3_600, 0), 365 * 86_400)
    self.init(
      access: access, refresh: answer.text("refresh_token"),
      end: Instant(clamping: WallClock.milliseconds + seconds * 1_000),
      scopes: Set((answer.text("scope") ?? "").split(separator: " ").map(String.init)))
  }
}
