import Domain
import Network
package import Servers

extension CalDAVServer {
  /// An item without an href is given one. What it is stored at is the href that lists have.
  ///
  /// - Throws: `unsupported` with the field `item` when the server refuses what this one item holds, and `busy` with it
  ///   when the item is locked: others may go well.
  package func put(
    _ item: OutgoingItem, in collection: ServerCollection
  ) throws -> PutOutcome {
    let scope = try scope(of: collection)
    let address = try scope.address(
      of: item.href.isEmpty ? newHref(for: item, in: scope) : item.href)
    var request = HTTPRequest("PUT", address, body: Array(item.text.utf8))
    request.followsRedirects = false
    request.headers = [.init("Content-Type", "text/calendar; charset=utf-8")]
    if let etag = item.etag {
      guard
        let condition = try condition(for: ServerVersion(href: item.href, etag: etag), in: scope)
      else { return .changed }
      request.headers.append(condition)
    } else {
      request.headers.append(.init("If-None-Match", "*"))
    }
    return try outcome(of: client.answer(to: request), item, at: address, in: scope)
  }

  package func delete(
    _ version: ServerVersion, in collection: ServerCollection
  ) throws -> Bool {
    let scope = try scope(of: collection)
    guard let condition = try condition(for: version, in: scope) else {
      return try item(at: version.href, in: scope) == nil
    }
    // Who organises it is not told that the user does not come (RFC 6638 section 8.1).
    var request = HTTPRequest(
      "DELETE", try scope.address(of: version.href),
      headers: [condition, .init("Schedule-Reply", "F")])
    request.followsRedirects = false
    let response = try client.answer(to: request)
    switch response.status {
    case 200, 202, 204, 404, 410: return true
    case 412: return false
    default: throw refusal(response, to: "DELETE")
    }
  }

  /// The header by which only that version is changed; nil when another one is there.
  ///
  /// With a weak ETag, or without any, a server cannot do so. Then it is looked first, as late as can be: who writes
  /// in between is not seen.
  private func condition(
    for version: ServerVersion, in scope: CollectionScope
  ) throws -> HTTPRequest.Header? {
    let tag = EntityTag(kept: version.etag)
    if tag.isStrong { return .init("If-Match", tag.text) }
    let present =
      tag.isOfContent
      ? try item(at: version.href, in: scope)?.version.etag
      : try etag(at: scope.address(of: version.href))
    return present == version.etag ? .init("If-Match", "*") : nil
  }

  private func etag(at address: HTTPAddress) throws -> String? {
    let response = try propfind(address, depth: 0, RequestBody.item)
    if [404, 410].contains(response.status) { return nil }
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var etag: String?
    _ = try Multistatus(response) { etag = EntityTag($0.text("getetag"))?.text ?? etag }
    return etag
  }

  private func outcome(
    of response: HTTPResponse, _ item: OutgoingItem, at address: HTTPAddress,
    in scope: CollectionScope
  ) throws -> PutOutcome {
    switch response.status {
    case 200...204: return stored(response, at: address, in: scope)
    case 400, 403, 409, 412, 422:
      let error = DAVError(response)
      if error.isOfUID { return .changed }
      if error.isOfContent { throw refused(item, response) }
      // Its version is another one, or it is gone.
      if response.status == 412 { return .changed }
      // 409 to what is there is about the item: the collection around it is there, too.
      let isOfItem =
        [400, 422].contains(response.status) || response.status == 409 && item.etag != nil
      if isOfItem { throw refused(item, response) }
      throw refusal(response, to: "PUT")
    case 404, 410:
      if item.etag != nil { return .changed }
      throw refusal(response, to: "PUT")
    case 413, 415: throw refused(item, response)
    case 423:
      var failure = refusal(response, to: "PUT")
      failure.field = "item"
      throw failure
    default: throw refusal(response, to: "PUT")
    }
  }

  private func refused(_ item: OutgoingItem, _ response: HTTPResponse) -> Failure {
    let place = response.address.place
    let uid = client.shown(item.uid)
    if response.status == 413 {
      return Failure(
        .unsupported,
        "\(place) does not take the item with the UID \(uid): its \(item.text.utf8.count) bytes are too many.",
        field: "item")
    }
    return Failure(
      .unsupported,
      "\(place) does not take the item with the UID \(uid) (\(response.status))\(reason(of: response)).",
      field: "item")
  }

  /// Only a strong ETag says that it has the text as it was given (RFC 4791 section 5.3.4). Without one, asking for it
  /// afterwards could give that of somebody else's version: it has to be got together with the text.
  private func stored(
    _ response: HTTPResponse, at address: HTTPAddress, in scope: CollectionScope
  ) -> PutOutcome {
    let tag = EntityTag(response["etag"]).flatMap { $0.isStrong ? $0.text : nil }
    // A server may give it another name.
    if response.status == 201, let location = response["location"],
      case .item(let path) = scope.place(of: location)
    {
      return .stored(href: path, etag: tag)
    }
    return .stored(href: address.path, etag: tag)
  }

  /// By its UID, as others do it, if that can be a name of a file anywhere.
  private func newHref(for item: OutgoingItem, in scope: CollectionScope) -> String {
    let isPlain =
      (8...100).contains(item.uid.utf8.count) && !item.uid.hasPrefix(".")
      && item.uid.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) }
    return "\(scope.address.path)\(isPlain ? item.uid : newName()).ics"
  }
}
