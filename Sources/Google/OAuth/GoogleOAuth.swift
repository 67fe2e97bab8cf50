import Domain
import Interchange
package import Network

/// Tokens of OAuth 2 for a program on a desktop (RFC 6749, RFC 7636, RFC 8252). The client id is the user's or the
/// distributor's: none is built in.
///
///     let request = AuthorizationRequest(client: client, scopes: scopes, redirect: "http://127.0.0.1:8080")
///     // The browser is sent to `request.address`, and comes back to the redirect with a code.
///     let tokens = try oauth.tokens(for: code, of: request)
///
/// https://developers.google.com/identity/protocols/oauth2/native-app
package struct GoogleOAuth {
  /// The OAuth client of this program.
  package struct Client: Sendable {
    package let id: String
    /// That of a program which everybody can read is none, and is asked for all the same.
    package let secret: String

    package init(id: String, secret: String) {
      self.id = id
      self.secret = secret
    }
  }

  /// The endpoints of the authorization server.
  package struct Places: Sendable {
    package var authorization = "https://accounts.google.com/o/oauth2/v2/auth"
    package var token = "https://oauth2.googleapis.com/token"
    package var revocation = "https://oauth2.googleapis.com/revoke"

    package init() {}

    /// Those of a second Google, on this machine.
    package init(below root: String) {
      authorization = "\(root)/auth"
      token = "\(root)/token"
      revocation = "\(root)/revoke"
    }
  }

  /// The narrowest scopes that suffice.
  package enum Scope {
    package static let calendars = "https://www.googleapis.com/auth/calendar.calendarlist.readonly"
    package static let events = "https://www.googleapis.com/auth/calendar.events"
    package static let tasks = "https://www.googleapis.com/auth/tasks"
    /// Only to make calendars.
    package static let making = "https://www.googleapis.com/auth/calendar.calendars"
  }

  /// The access that the user is asked to grant; the raw values are those of the C API.
  package struct Scopes: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let calendars = Scopes(rawValue: 1)
    package static let tasks = Scopes(rawValue: 2)
    package static let making = Scopes(rawValue: 4)

    private static let names: [(Scopes, [String])] = [
      (.calendars, [Scope.calendars, Scope.events]), (.tasks, [Scope.tasks]),
      (.making, [Scope.making]),
    ]

    /// Those of which a user allowed all that they have.
    package init(_ names: Set<String>) {
      self = Self.names.reduce(into: []) { scopes, each in
        if names.isSuperset(of: each.1) { scopes.insert(each.0) }
      }
    }

    /// As Google has them.
    package var names: [String] { Self.names.filter { contains($0.0) }.flatMap(\.1) }
  }

  private let client: Client
  private let places: Places
  private let http: HTTPClient

  package init(_ client: Client, at places: Places = Places(), for caller: HTTPCaller) {
    self.client = client
    self.places = places
    http = HTTPClient(for: caller)
  }

  /// Those for a code that the browser brought.
  ///
  /// - Throws: `access` for a code that is not taken; what the network throws.
  package func tokens(for code: String, of request: AuthorizationRequest) throws -> GoogleTokens {
    try tokens([
      ("grant_type", "authorization_code"), ("code", code), ("code_verifier", request.verifier),
      ("redirect_uri", request.redirect),
    ])
  }

  /// A new access token.
  ///
  /// - Throws: `access` when the user took the old one back, or it has ended.
  package func refreshed(_ tokens: GoogleTokens) throws -> GoogleTokens {
    guard let refresh = tokens.refresh else {
      throw Failure(.access, "There is no refresh token: ask the user anew.", field: "token")
    }
    var new = try self.tokens([("grant_type", "refresh_token"), ("refresh_token", refresh)])
    new.refresh = new.refresh ?? refresh
    return new
  }

  /// Takes back what the user allowed. One that Google does not know any more is as good as that.
  package func revoke(_ tokens: GoogleTokens) throws {
    let response = try post(places.revocation, [("token", tokens.refresh ?? tokens.access)])
    guard response.status == 200 || response.status == 400 else { throw refusal(response) }
  }

  private func tokens(_ form: [(String, String)]) throws -> GoogleTokens {
    let own = [("client_id", client.id), ("client_secret", client.secret)]
    let response = try post(places.token, form + own)
    guard response.status == 200, let tokens = GoogleTokens(answer: Self.json(response)) else {
      throw refusal(response)
    }
    return tokens
  }

  private func post(_ place: String, _ form: [(String, String)]) throws -> HTTPResponse {
    let address = try HTTPAddress(place)
    guard address.isPrivate else {
      throw Failure(.invalid, "Tokens are asked for with https:// alone, not at \(place).")
    }
    let body = form.map { "\($0.0)=\(PercentEncoding.text($0.1))" }.joined(separator: "&")
    var request = HTTPRequest(
      "POST", address, headers: [.init("Content-Type", "application/x-www-form-urlencoded")],
      body: Array(body.utf8))
    request.followsRedirects = false
    request.mayBeRepeated = false
    request.hasCredentialsInBody = true
    return try http.answer(to: request)
  }

  private static func json(_ response: HTTPResponse) -> JSONValue {
    String(validating: response.body, as: UTF8.self).flatMap { try? JSONValue(text: $0) } ?? .null
  }

  private func refusal(_ response: HTTPResponse) -> Failure {
    let place = response.address.place
    switch response.status {
    case 429: return Failure(.busy, "\(place) was asked too often (429): try again later.")
    case 500...: return Failure(.inputOutput, "\(place) failed (\(response.status)).")
    default: break
    }
    let answer = Self.json(response)
    let word = answer.text("error") ?? "\(response.status)"
    let text = answer.text("error_description").map { "\(word): \($0)" } ?? word
    switch word {
    case "invalid_grant":
      return Failure(
        .access,
        "\(place) does not take the token or code (\(http.shown(text))): it has ended, or the user took it back. Ask the "
          + "user anew.", field: "token")
    case "invalid_client", "unauthorized_client":
      return Failure(
        .access,
        "\(place) does not know the client by its id and secret (\(http.shown(text))): see to its file.",
        field: "client")
    default:
      return Failure(.access, "\(place) gave no token (\(http.shown(text))).", field: "token")
    }
  }
}
