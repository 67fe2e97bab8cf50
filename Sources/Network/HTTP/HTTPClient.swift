package import Domain
package import Localization
import Platform

/// Asks servers by HTTP, one after the other, over connections that are kept.
///
///     let client = HTTPClient(credentials: credentials, for: caller)
///     let response = try client.answer(to: HTTPRequest("GET", address))
///
/// What it is asked for may be asked twice, and comes to the same: who changes something names the version. A request
/// of which that is not true says so.
package final class HTTPClient {
  private static let mostRedirects = 5
  private static let mostPauses = 3

  private let credentials: HTTPCredentials?
  private let authoritiesPath: String
  private let caller: HTTPCaller
  private let limits: HTTPLimits
  private var exchange: CurlExchange?
  private var login: NetrcEntry?
  private var isLoginKnown = false
  /// Whether the server takes passwords by Digest only.
  private var isDigest = false

  /// The path is that of a file of certificates in PEM, which are trusted instead of the system's; empty for the
  /// system's.
  package init(
    credentials: HTTPCredentials? = nil, authoritiesPath: String = "", limits: HTTPLimits = .init(),
    for caller: HTTPCaller
  ) {
    self.credentials = credentials
    self.authoritiesPath = authoritiesPath
    self.limits = limits
    self.caller = caller
  }

  /// - Returns: An answer, whatever its status is, but for those below.
  /// - Throws: `access` for 401, `busy` for 429 and 503 after it was waited; `inputOutput` for what the network
  ///   refuses and for a redirect to another server; `malformed` for an answer that is too large; `unsupported`
  ///   without libcurl; what the caller throws.
  package func answer(to request: HTTPRequest) throws -> HTTPResponse {
    if let response = try boundedAnswer(to: request) { return response }
    throw HTTPEnd(outcome: HTTPEnd.tooLarge, error: "", response: nil)
      .failure(of: request.address, authoritiesPath: "", hiding: nil)
  }

  /// The same, but nil for an answer that is too large.
  package func boundedAnswer(to request: HTTPRequest) throws -> HTTPResponse? {
    var request = request
    for _ in 0...Self.mostRedirects {
      guard let response = try patientAnswer(to: request) else { return nil }
      guard request.followsRedirects, let next = try Self.redirect(response, of: request) else {
        return response
      }
      request.address = next
    }
    throw Failure(
      .inputOutput,
      "\(request.address.place) sent the request on more than \(Self.mostRedirects) times, and answered nowhere."
    )
  }

  /// What a server said, for a sentence: without control characters and credentials.
  package func shown(_ text: String) -> Message { ServerReply.shown(text, hiding: login) }

  /// - Throws: `access` when it leads to another server, which must not get the password.
  private static func redirect(
    _ response: HTTPResponse, of request: HTTPRequest
  ) throws -> HTTPAddress? {
    let isRedirect =
      [301, 302, 307, 308].contains(response.status)
      || response.status == 303 && request.method == "GET"
    guard isRedirect, let location = response["location"] else { return nil }
    let place = request.address.place
    guard let next = response.address.resolving(location) else {
      throw Failure(
        .malformed, "\(place) sent the request on to an address that is none of http or https.")
    }
    guard response.address.maySend(to: next) else {
      throw Failure(
        .access,
        "\(place) sent the request on to \(next.text), which is another server, so nothing was sent there: "
          + "give that address if it is meant.", field: "address")
    }
    return next
  }

  /// Waits where the server asks for it, and asks once more when the connection broke. Nil for what is too large.
  private func patientAnswer(to request: HTTPRequest) throws -> HTTPResponse? {
    var pauses = 0
    var waited: Int64 = 0
    var isRepeated = false
    while true {
      let end = try ending(of: request)
      if end.isTooLarge { return nil }
      if end.isBroken, !isRepeated, request.mayBeRepeated {
        isRepeated = true
        continue
      }
      guard end.isSent, let response = end.response else {
        throw end.failure(
          of: request.address, authoritiesPath: authoritiesPath, hiding: login)
      }
      switch response.status {
      case 401 where !request.hasOwnCredentials:
        if try takesDigest(response) { continue }
        throw refusal(by: response)
      case 429, 503:
        let pause = response.pause ?? 1 << Int64(pauses)
        guard pauses < Self.mostPauses, pause <= limits.longestPause - waited else {
          throw Self.busy(response)
        }
        pauses += 1
        waited += pause
        try self.pause(milliseconds: pause * 1_000)
      default: return response
      }
    }
  }

  private func ending(of request: HTTPRequest) throws -> HTTPEnd {
    try caller.check()
    let exchange = try self.exchange ?? CurlExchange(authoritiesPath: authoritiesPath)
    self.exchange = exchange
    var request = request
    request.headers.append(.init("User-Agent", "Taskcore/\(LibraryVersion.text)"))
    let login = try login(for: request)
    return try exchange.run(request, login: login, isDigest: isDigest, limits, for: caller)
  }

  /// Does nothing for so long, unless the caller waits no longer.
  package func pause(milliseconds: Int64) throws {
    let end = SteadyClock.milliseconds + milliseconds
    while SteadyClock.milliseconds < end {
      try caller.check()
      caller.aside { SteadyClock.sleep(milliseconds: limits.slice) }
    }
  }

  private static func busy(_ response: HTTPResponse) -> Failure {
    let place = response.address.place
    guard let pause = response.pause else {
      return Failure(
        .busy, "\(place) has too much to do now (\(response.status)): try again later.")
    }
    return Failure(
      .busy,
      "\(place) has too much to do now (\(response.status)): it asks to wait for \(pause) seconds."
    )
  }

  // MARK: Who asks

  /// The login for its own server; nil for others, and where there is none.
  private func login(for request: HTTPRequest) throws -> NetrcEntry? {
    let isMeant = credentials.map { $0.site.maySend(to: request.address) } ?? false
    if isMeant, !isLoginKnown {
      try checkPrivacy(of: request)
      login = try credentials?.login(asking: caller)
      isLoginKnown = true
    }
    if request.hasOwnCredentials || isMeant && login != nil { try checkPrivacy(of: request) }
    return isMeant && !request.hasOwnCredentials ? login : nil
  }

  private func checkPrivacy(of request: HTTPRequest) throws {
    let hasSecret =
      request.hasOwnCredentials
      || credentials.map { !$0.user.isEmpty || $0.netrcPath != nil } ?? false
    if request.address.isPrivate || !hasSecret { return }
    throw Failure(
      .access,
      "A password is not sent to http://\(request.address.place), where others could read it: give an "
        + "address with https://.", field: "address")
  }

  /// Whether it is asked again by Digest.
  private func takesDigest(_ response: HTTPResponse) throws -> Bool {
    let challenges = response.challenges
    guard login != nil, !isDigest, challenges.contains("digest"), !challenges.contains("basic")
    else { return false }
    isDigest = true
    return true
  }

  /// Why a server tells no more: it does not know who asks.
  package func refusal(by response: HTTPResponse) -> Failure {
    let place = response.address.place
    if login != nil {
      return Failure(
        .access, "\(place) refused the user name or the password.", field: "password")
    }
    return Failure(
      .access,
      "\(place) wants a user name and a password: put the user name into the address, as in "
        + "https://ada@\(place)/, and the password into a netrc file.", field: "password")
  }
}
