import Domain
import Interchange
import Network

/// A server's response on several resources: RFC 4918 section 13.
struct Multistatus {
  /// For the next time (RFC 6578 section 6.4).
  private(set) var syncToken: String?

  /// Calls `body` with each response, in their order.
  ///
  /// - Throws: `malformed` for invalid input; what `body` throws.
  init(
    _ response: HTTPResponse, each body: @escaping (MultistatusResponse) throws -> Void
  ) throws {
    var token: String?
    let root: XMLElement?
    do {
      root = try XMLReader.eachChild(of: response.body) { element in
        if element.isNamed("response") { try body(MultistatusResponse(element)) }
        if element.isNamed("sync-token") { token = TextRule.trimmed(element.text) }
      }
    } catch let failure as Failure where failure.position != nil {
      // With a place in the text, it is about the text.
      throw Self.malformed(response)
    }
    guard let root, root.isNamed("multistatus") else { throw Self.malformed(response) }
    syncToken = token
  }

  private static func malformed(_ response: HTTPResponse) -> Failure {
    Failure(
      .malformed,
      "\(response.address.place) answered what WebDAV does not have: a list in XML is expected, without a "
        + "document type.")
  }
}
