import Domain
import Localization
import Network
import Testing

@testable import Google

@Suite struct GoogleAnswerTests {
  private func answer(_ status: Int, _ text: String) throws -> GoogleAnswer {
    try GoogleAnswer(
      HTTPResponse(
        status: status, body: Array(text.utf8),
        address: HTTPAddress("https://www.googleapis.com/calendar/v3/x")))
  }

  private func error(_ reason: String) -> String {
    #"{"error":{"code":403,"message":"No.","errors":[{"domain":"global","reason":"\#(reason)"}]}}"#
  }

  private func refusal(_ status: Int, _ text: String) throws -> Failure {
    try answer(status, text).refusal { Message(verbatim: $0) }
  }

  @Test(
    "What was asked too often may be asked again",
    arguments: ["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded"])
  func limits(reason: String) throws {
    #expect(try answer(403, error(reason)).asksToWait)
    #expect(try refusal(403, error(reason)).kind == .busy)
  }

  @Test("A token that is for something else is told apart from what nobody may do")
  func scopes() throws {
    let refused = try refusal(403, error("insufficientPermissions"))
    #expect(refused.kind == .access && refused.field == "scope")
    let details = #"{"error":{"details":[{"reason":"ACCESS_TOKEN_SCOPE_INSUFFICIENT"}]}}"#
    #expect(try answer(403, details).lacksScope)
    let other = try refusal(403, error("requiredAccessLevel"))
    #expect(other.kind == .access && other.field == "path")
    #expect(try refusal(403, error("accessNotConfigured")).field == "scope")
  }

  @Test(
    "Each status has its kind",
    arguments: [
      (401, Failure.Kind.access), (404, .notFound), (410, .notFound), (400, .unsupported),
      (429, .busy),
      (500, .inputOutput), (503, .inputOutput), (418, .malformed),
    ])
  func kinds(status: Int, kind: Failure.Kind) throws {
    #expect(try refusal(status, "").kind == kind)
    #expect(try refusal(status, "<html>").kind == kind)
  }

  @Test("What is no JSON is no answer")
  func malformed() throws {
    #expect(try answer(204, "").body == .null)
    #expect { try answer(200, "<html>") } throws: { ($0 as? Failure)?.kind == .malformed }
    #expect { try answer(200, "{\"a\":") } throws: { ($0 as? Failure)?.kind == .malformed }
  }
}
