import Domain
import Interchange
import Network

/// Paginated listings.
extension GoogleClient {
  private static let mostPages = 20_000

  /// Tells each element of a listing.
  ///
  /// - Parameters:
  ///   - address: what is listed.
  ///   - query: how.
  ///   - lost: with which status there is no such listing any more.
  ///   - body: is told each element.
  /// - Returns: The last page; nil for what is lost.
  /// - Throws: what `answer(to:)` and `body` throw; `malformed` for a listing without an end.
  func list(
    _ address: HTTPAddress, _ query: [(String, String)], lost: Set<Int> = [],
    _ body: (JSONValue) throws -> Void
  ) throws -> JSONValue? {
    var token: String?
    for _ in 0..<Self.mostPages {
      let parameters = query + (token.map { [("pageToken", $0)] } ?? [])
      let answer = try answer(to: Question("GET", address.appending("", parameters)))
      if lost.contains(answer.status) { return nil }
      guard answer.isGood else { throw refusal(answer) }
      for element in answer.body.list("items") { try body(element) }
      guard let next = answer.body.text("nextPageToken"), !next.isEmpty else { return answer.body }
      if next == token { break }
      token = next
    }
    throw Failure(
      .malformed,
      "\(address.place) lists \(address.path) without an end, so nothing is concluded from it.")
  }
}
