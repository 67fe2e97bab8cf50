/// A request: `HTTPRequest("GET", address)`.
package struct HTTPRequest: Sendable {
  package struct Header: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var method: String
  package var address: HTTPAddress
  package var headers: [Header]
  package var body: [UInt8]?
  /// How large the body of the answer may be, after it was uncompressed.
  package var maximumAnswer: Int
  /// Whether the server may send it compressed. It may then have another ETag.
  package var takesCompressed = false
  /// Whether it is asked again at another address of the same server that the answer names.
  package var followsRedirects = true
  /// Whether it may be asked twice, when the connection broke before the answer came.
  package var mayBeRepeated = true
  /// Whether its body says who asks, as with OAuth 2: then no password is asked for when that is refused.
  package var hasCredentialsInBody = false

  package init(
    _ method: String, _ address: HTTPAddress, headers: [Header] = [], body: [UInt8]? = nil,
    maximumAnswer: Int = 1 << 20
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    self.maximumAnswer = maximumAnswer
  }

  /// Whether the caller has credentials of its own, such as a token.
  var hasOwnCredentials: Bool {
    hasCredentialsInBody || headers.contains { $0.name.lowercased() == "authorization" }
  }
}
