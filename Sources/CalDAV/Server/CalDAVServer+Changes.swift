import Domain
import Network
package import Servers

extension CalDAVServer {
  private static let mostPages = 5_000

  package func changes(
    in collection: ServerCollection, since token: String?
  ) throws -> ServerChanges {
    let scope = try scope(of: collection)
    if collection.supportsSync {
      if let token, let changes = try changes(in: scope, since: token) { return changes }
      if let changes = try changes(in: scope, since: nil) { return changes }
    }
    return try listing(of: scope)
  }

  package func mayRepeat(_ etag: String) -> Bool { EntityTag(kept: etag).isCount }

  package var keepsValues: Bool { true }

  /// By sync-collection (RFC 6578), as often as the server has more to tell. Nil when it does not take the token, or
  /// gives no such lists after all. Servers differ in how they say so: Radicale with 403, xandikos with 412.
  private func changes(in scope: CollectionScope, since token: String?) throws -> ServerChanges? {
    var listing = Listing(scope)
    var next = token
    for _ in 0..<Self.mostPages {
      let response = try ask(
        "REPORT", scope.address, depth: 0, RequestBody.syncCollection(since: next))
      if [400, 403, 405, 409, 410, 412, 415, 422, 501, 507].contains(response.status) {
        return nil
      }
      let page = try list(response, of: "REPORT", in: scope, &listing)
      guard let given = page.syncToken, !given.isEmpty else {
        throw unreadable("no token for the next time", at: scope)
      }
      guard listing.isCut else {
        try find(&listing)
        return listing.changes(isWhole: token == nil, token: given)
      }
      guard given != next else { throw unreadable("the same token twice", at: scope) }
      next = given
      listing.isCut = false
    }
    throw unreadable("no end", at: scope)
  }

  /// By asking for all that there is.
  private func listing(of scope: CollectionScope) throws -> ServerChanges {
    var listing = Listing(scope)
    let response = try propfind(scope.address, depth: 1, RequestBody.item)
    _ = try list(response, of: "PROPFIND", in: scope, &listing)
    // The collection itself is always there too: without it, this is a list of something else.
    guard listing.hasOwn, !listing.isCut else { throw unreadable("a part of it only", at: scope) }
    try find(&listing)
    return listing.changes(isWhole: true, token: nil)
  }

  private func list(
    _ response: HTTPResponse, of method: String, in scope: CollectionScope, _ listing: inout Listing
  ) throws -> Multistatus {
    guard response.status == 207 else { throw refusal(response, to: method) }
    guard scope.isAnswered(from: response.address) else {
      throw Failure(
        .notFound,
        "\(response.address.place) has moved \(scope.address.path) to \(response.address.path): look for the "
          + "collections again.", field: "address")
    }
    var read = listing
    listing = Listing(scope)
    let multistatus = try Multistatus(response) { entry in
      try read.add(entry) { self.unreadable($0, at: scope) }
    }
    listing = read
    return multistatus
  }

  /// The versions of those of which the server says none.
  private func find(_ listing: inout Listing) throws {
    for href in listing.withoutVersion {
      let item = try item(at: href, in: listing.scope)
      listing.found(href, item?.version.etag)
    }
  }
}
