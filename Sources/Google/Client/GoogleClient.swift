import Domain
import Interchange
import Localization
import Network
import Platform

/// Sends requests to Google with the caller's access token, and waits when Google limits their rate.
final class GoogleClient {
  private static let mostTries = 6
  private static let largestAnswer = 32 << 20

  private let http: HTTPClient
  private let caller: HTTPCaller
  private let limits: HTTPLimits
  private var token: String?

  init(limits: HTTPLimits, for caller: HTTPCaller) {
    http = HTTPClient(limits: limits, for: caller)
    self.caller = caller
    self.limits = limits
  }

  /// A request.
  struct Question {
    var method = "GET"
    var address: HTTPAddress
    var body: JSONValue?
    /// The version that is meant.
    var etag: String?
    /// Whether asking twice comes to the same.
    var mayBeRepeated = true

    init(
      _ method: String = "GET", _ address: HTTPAddress, _ body: JSONValue? = nil,
      etag: String? = nil
    ) {
      self.method = method
      self.address = address
      self.body = body
      self.etag = etag
    }
  }

  /// - Returns: what was asked for, or a refusal of this request alone: 400, 404, 409, 410 or 412, or 403 for something
  ///   else than the token.
  /// - Throws: `access` for the token, `busy` and `inputOutput` after it was waited; what the caller throws.
  func answer(to question: Question) throws -> GoogleAnswer {
    var hasNewToken = false
    var waited: Int64 = 0
    for attempt in 0... {
      let answer = try GoogleAnswer(http.answer(to: request(question)))
      if answer.status == 401, !hasNewToken {
        token = nil
        hasNewToken = true
        continue
      }
      if answer.asksToWait {
        let pause = answer.pause.map { $0 * 1_000 } ?? Self.pause(before: attempt)
        let mayWait = question.mayBeRepeated || answer.status == 403 || answer.status == 429
        if mayWait, attempt + 1 < Self.mostTries, waited + pause <= limits.longestPause * 1_000 {
          waited += pause
          try http.pause(milliseconds: pause)
          continue
        }
      }
      if Self.ofRequest.contains(answer.status) || answer.isGood
        || answer.status == 403 && !answer.asksToWait
      {
        if !answer.lacksScope, !answer.isSwitchedOff { return answer }
      }
      throw answer.refusal(http.shown)
    }
    throw Failure.interrupted
  }

  private static let ofRequest: Set = [400, 404, 409, 410, 412]

  /// Twice as long each time, and never the same for all who wait.
  ///
  /// https://developers.google.com/workspace/calendar/api/guides/quota#backoff
  private static func pause(before attempt: Int) -> Int64 {
    (500 << Int64(min(attempt, 6))) + Int64.random(in: 0...500)
  }

  /// What was asked for.
  ///
  /// - Throws: what `answer(to:)` throws, and for each refusal.
  func body(of question: Question) throws -> JSONValue {
    let answer = try answer(to: question)
    guard answer.isGood else { throw refusal(answer) }
    return answer.body
  }

  func refusal(_ answer: GoogleAnswer) -> Failure { answer.refusal(http.shown) }

  func shown(_ text: String) -> Message { http.shown(text) }

  private func request(_ question: Question) throws -> HTTPRequest {
    var request = HTTPRequest(question.method, question.address, maximumAnswer: Self.largestAnswer)
    request.headers = [.init("Authorization", "Bearer \(try accessToken(for: question.address))")]
    if let body = question.body {
      request.headers.append(.init("Content-Type", "application/json; charset=utf-8"))
      request.body = Array(body.text.utf8)
    } else if question.method == "POST" {
      request.body = []
    }
    if let etag = question.etag { request.headers.append(.init("If-Match", etag)) }
    request.followsRedirects = false
    request.mayBeRepeated = question.mayBeRepeated
    // With the plain form, an ETag is that of what was asked for.
    request.takesCompressed = question.method == "GET"
    return request
  }

  private func accessToken(for address: HTTPAddress) throws -> String {
    if let token { return token }
    guard let given = try caller.password(), !given.isEmpty else {
      throw Failure(
        .access,
        "\(address.place) wants an access token of OAuth 2: give it when the password is asked for.",
        field: "token")
    }
    guard given.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), given.utf8.count <= 8_192 else {
      throw Failure(
        .invalid, "An access token has letters, digits and signs of ASCII, and no spaces.",
        field: "token")
    }
    token = given
    return given
  }
}

extension HTTPAddress {
  /// A place below this one, with parameters.
  func appending(_ path: String, _ query: [(String, String)] = []) -> HTTPAddress {
    var address = self
    address.path += path
    let pairs = query.map { "\($0.0)=\(PercentEncoding.text($0.1))" }
    address.query = pairs.isEmpty ? nil : pairs.joined(separator: "&")
    return address
  }
}
