import Domain
import Interchange
import Network
package import Servers

extension CalDAVServer {
  private static let chunk = 100

  /// One that cannot be read, since it is larger than 1 MiB or the server fails at it, has an empty text, and an empty
  /// ETag where the server tells none: it is there.
  package func items(_ hrefs: [String], in collection: ServerCollection) throws -> [ServerItem] {
    let scope = try scope(of: collection)
    var items: [ServerItem] = []
    var rest = hrefs[...]
    while !rest.isEmpty {
      items += try self.items(Array(rest.prefix(Self.chunk)), in: scope)
      rest = rest.dropFirst(Self.chunk)
    }
    return items
  }

  private func items(_ hrefs: [String], in scope: CollectionScope) throws -> [ServerItem] {
    if refusesMultiget { return try hrefs.compactMap { try item(at: $0, in: scope) } }
    let paths = try hrefs.map { try scope.address(of: $0).path }
    let request = question(
      "REPORT", scope.address, depth: nil, RequestBody.multiget(paths))
    guard let response = try client.boundedAnswer(to: request) else {
      if hrefs.count == 1 { return try hrefs.compactMap { try item(at: $0, in: scope) } }
      let half = hrefs.count / 2
      return try items(Array(hrefs[..<half]), in: scope) + items(Array(hrefs[half...]), in: scope)
    }
    guard response.status == 207 else {
      let isOfReport =
        [400, 405, 415, 422, 501].contains(response.status)
        || DAVError(response).conditions.contains("supported-report")
      guard isOfReport else { throw refusal(response, to: "REPORT") }
      refusesMultiget = true
      return try items(hrefs, in: scope)
    }
    let answer = try Multiget(response, in: scope)
    return try zip(hrefs, paths).compactMap { href, path in
      if answer.gone.contains(path) { return nil }
      guard var item = answer.items[path] else { return try self.item(at: href, in: scope) }
      item.version.href = href
      return item
    }
  }

  /// Nil when it is gone.
  func item(at href: String, in scope: CollectionScope) throws -> ServerItem? {
    var request = HTTPRequest("GET", try scope.address(of: href), maximumAnswer: Self.maximumItem)
    request.headers = [.init("Accept", "text/calendar")]
    let unreadable = ServerItem(version: ServerVersion(href: href, etag: ""), text: "")
    guard let response = try client.boundedAnswer(to: request) else { return unreadable }
    switch response.status {
    case 200:
      let tag = EntityTag(response["etag"]) ?? EntityTag(of: response.body)
      return ServerItem(
        version: ServerVersion(href: href, etag: tag.text),
        text: String(validating: response.body, as: UTF8.self) ?? "")
    case 404, 410: return nil
    case 400...499, 500: return unreadable
    default: throw refusal(response, to: "GET")
    }
  }
}

/// The result of a calendar-multiget: RFC 4791 section 7.9.
private struct Multiget {
  /// By their paths as they are kept.
  let items: [String: ServerItem]
  let gone: Set<String>

  init(_ response: HTTPResponse, in scope: CollectionScope) throws {
    var items: [String: ServerItem] = [:]
    var gone: Set<String> = []
    _ = try Multistatus(response) { entry in
      for case .item(let path) in entry.hrefs.map(scope.place(of:)) {
        if entry.isGone { gone.insert(path) }
        guard entry.isThere, let tag = EntityTag(entry.text("getetag")),
          let data = entry.property("calendar-data", in: XMLNamespace.caldav)?.text
        else { continue }
        items[path] = ServerItem(
          version: ServerVersion(href: path, etag: tag.text),
          text: data.utf8.count > CalDAVServer.maximumItem ? "" : data)
      }
    }
    self.items = items
    self.gone = gone
  }
}
