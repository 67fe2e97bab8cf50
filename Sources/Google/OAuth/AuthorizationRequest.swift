import Domain

/// An authorization request for the browser, with two secrets: `state` ties the response to this request, and
/// PKCE makes it usable by this program alone.
package struct AuthorizationRequest: Sendable {
  package let state: String
  /// Which is shown to be known when the code is exchanged.
  package let verifier: String
  /// On this machine, where the browser comes back to.
  package let redirect: String
  private let client: GoogleOAuth.Client
  private let scopes: [String]
  private let place: String

  package init(
    client: GoogleOAuth.Client, scopes: GoogleOAuth.Scopes, redirect: String,
    at places: GoogleOAuth.Places = .init()
  ) {
    self.client = client
    self.scopes = scopes.names
    self.redirect = redirect
    place = places.authorization
    state = Self.secret()
    verifier = Self.secret()
  }

  /// Where the browser is sent.
  package var address: String {
    let challenge = Self.text(SHA256.digest(Array(verifier.utf8)))
    let query = [
      ("client_id", client.id), ("redirect_uri", redirect), ("response_type", "code"),
      ("scope", scopes.joined(separator: " ")), ("state", state), ("code_challenge", challenge),
      ("code_challenge_method", "S256"), ("access_type", "offline"), ("prompt", "consent"),
    ]
    return place + "?"
      + query.map { "\($0.0)=\(PercentEncoding.text($0.1))" }.joined(separator: "&")
  }

  /// The code of what the browser came back with: `code=4%2F0A…&state=…`, behind the question mark.
  ///
  /// - Throws: `access` when the user said no, or the answer is for another request.
  package func code(from query: String) throws -> String {
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2 else { continue }
      values[String(words[0])] = Self.plain(words[1])
    }
    guard let given = values["state"], Self.isSame(given, state) else {
      throw Failure(
        .access, "This answer of the browser is for another request, and nothing was done with it.",
        field: "state")
    }
    if let error = values["error"] {
      throw Failure(
        .access,
        error == "access_denied"
          ? "The user did not agree at Google, so that there is no token."
          : "Google gave no code (\(error.prefix(80))): the user has to agree.", field: "token")
    }
    guard let code = values["code"], !code.isEmpty else {
      throw Failure(.access, "The browser came back without a code.", field: "token")
    }
    return code
  }

  /// Of 32 bytes that nobody can guess: RFC 7636 section 4.1.
  private static func secret() -> String {
    var random = SystemRandomNumberGenerator()
    return text((0..<4).flatMap { _ in withUnsafeBytes(of: random.next()) { Array($0) } })
  }

  /// The encoding of RFC 4648 section 5, without padding.
  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(
      Base64.text(bytes).compactMap { character -> Character? in
        switch character {
        case "+": "-"
        case "/": "_"
        case "=": nil
        default: character
        }
      })
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let one = Array(one.utf8)
    let other = Array(other.utf8)
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func plain(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let escaped = byte == UInt8(ascii: "%") ? PercentEncoding.escapedByte(rest) : nil
      bytes.append(escaped ?? (byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte))
      rest = rest.dropFirst(escaped == nil ? 1 : 3)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
