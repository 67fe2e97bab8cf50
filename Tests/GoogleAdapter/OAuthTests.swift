import Domain
import Network
import Platform
import Testing

@testable import Google

@Suite struct OAuthTests {
  private let client = GoogleOAuth.Client(id: "me.apps.googleusercontent.com", secret: "s")

  private func request() -> AuthorizationRequest {
    AuthorizationRequest(
      client: client, scopes: [.calendars, .tasks], redirect: "http://127.0.0.1:8080")
  }

  @Test("The browser is sent with a state and a challenge that nobody can guess")
  func address() {
    let one = request()
    let other = request()
    #expect(one.state != other.state && one.verifier != other.verifier && one.state != one.verifier)
    #expect(one.verifier.utf8.count == 43)
    #expect(
      one.address.hasPrefix(
        "https://accounts.google.com/o/oauth2/v2/auth?client_id=me.apps.googleusercontent.com&"))
    for part in [
      "redirect_uri=http%3A%2F%2F127.0.0.1%3A8080", "code_challenge_method=S256",
      "state=\(one.state)",
      "scope=https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcalendar.calendarlist.readonly%20"
        + "https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcalendar.events%20https%3A%2F%2Fwww.googleapis.com%2Fauth%2Ftasks",
    ] {
      #expect(one.address.utf8.contains(part))
    }
    #expect(!one.address.utf8.contains(one.verifier))
  }

  @Test("A code is taken from an answer for this request alone")
  func code() throws {
    let request = request()
    #expect(try request.code(from: "code=4%2F0A&state=\(request.state)&scope=x") == "4/0A")
    for query in [
      "", "code=x", "code=x&state=y", "code=&state=\(request.state)",
      "error=access_denied&state=\(request.state)",
    ] {
      #expect { try request.code(from: query) } throws: { ($0 as? Failure)?.kind == .access }
    }
  }

  @Test(
    "Addresses of accounts",
    arguments: [
      "google:", "GOOGLE:work", "google:?calendar=http://127.0.0.1:1/c/&tasks=http://localhost:1/t",
    ])
  func addresses(text: String) throws {
    let address = try GoogleAddress(text)
    #expect(!address.calendar.path.hasSuffix("/") && !address.tasks.path.hasSuffix("/"))
  }

  /// Tests/Google/test_adapter_oauth.py says where a second Google is.
  @Test(
    "Tokens are got for a code, renewed and taken back",
    .enabled(if: Environment["TASKCORE_GOOGLE_ROOT"] != nil))
  func exchange() throws {
    let root = try #require(Environment["TASKCORE_GOOGLE_ROOT"])
    let client = GoogleOAuth.Client(
      id: "client.apps.googleusercontent.com", secret: "not-so-secret")
    let places = GoogleOAuth.Places(below: root)
    let request = AuthorizationRequest(
      client: client, scopes: [.tasks], redirect: "http://127.0.0.1:9", at: places)
    var question = HTTPRequest("GET", try HTTPAddress(request.address))
    question.followsRedirects = false
    let sent = try HTTPClient(for: HTTPCaller()).answer(to: question)
    let back = try #require(sent["location"])
    let code = try request.code(from: String(back.drop { $0 != "?" }.dropFirst()))
    let oauth = GoogleOAuth(client, at: places, for: HTTPCaller())
    let tokens = try oauth.tokens(for: code, of: request)
    #expect(tokens.scopes == [GoogleOAuth.Scope.tasks])
    #expect(tokens.end > Instant(clamping: WallClock.milliseconds + 3_000_000))
    #expect { try oauth.tokens(for: code, of: request) } throws: {
      ($0 as? Failure)?.kind == .access
    }
    let renewed = try oauth.refreshed(tokens)
    #expect(renewed.access != tokens.access && renewed.refresh == tokens.refresh)
    try oauth.revoke(renewed)
    try oauth.revoke(renewed)
    #expect { try oauth.refreshed(renewed) } throws: { ($0 as? Failure)?.kind == .access }
  }
}

extension String.UTF8View {
  fileprivate func contains(_ part: String) -> Bool {
    let bytes = Array(part.utf8)
    return indices.contains { self[$0...].starts(with: bytes) }
  }
}
