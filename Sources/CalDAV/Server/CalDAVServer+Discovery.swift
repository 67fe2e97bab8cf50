import Domain
import Network
package import Servers

/// How the collections of a user are found: RFC 6764, by the address itself, then by its well-known path. The records
/// of DNS are not asked: an address is what people are told by their servers.
extension CalDAVServer {
  package func collections() throws -> [ServerCollection] {
    let (homes, collection) = try discovered()
    if let collection { return [collection] }
    var collections: [ServerCollection] = []
    for home in homes {
      for found in try self.collections(in: home)
      where !collections.contains(where: { $0.href == found.href }) {
        collections.append(found)
      }
    }
    return collections
  }

  /// Where the user's collections are.
  func homes() throws -> [HTTPAddress] {
    let (homes, collection) = try discovered()
    guard collection != nil else { return homes }
    // Beside the collection that the address is.
    var parent = address
    let names = address.path.split(separator: "/")
    parent.path = "/" + names.dropLast().map { "\($0)/" }.joined()
    return [parent]
  }

  private func discovered() throws -> (homes: [HTTPAddress], collection: ServerCollection?) {
    var wellKnown = address
    wellKnown.path = "/.well-known/caldav"
    wellKnown.query = nil
    var failure: Failure?
    for start in [address, wellKnown] {
      do {
        let found = try look(at: start)
        if !found.homes.isEmpty || found.collection != nil { return found }
      } catch let refusal as Failure where Self.isOfPlace(refusal) {
        // A place that does not exist says less than credentials that were refused.
        if failure == nil || failure?.kind != .access { failure = refusal }
      }
    }
    throw failure
      ?? Failure(
        .notFound,
        "\(address.place) tells of no calendars and task lists at \(address.path): give the address that it "
          + "names for CalDAV.", field: "path")
  }

  /// Whether another address may do better.
  private static func isOfPlace(_ failure: Failure) -> Bool {
    [.access, .notFound, .unsupported, .malformed].contains(failure.kind)
  }

  private func look(
    at start: HTTPAddress
  ) throws -> (homes: [HTTPAddress], collection: ServerCollection?) {
    let response = try propfind(
      start, depth: 0, RequestBody.principal + RequestBody.collection)
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var principals: [String] = []
    var homes: [String] = []
    var collection: ServerCollection?
    let place = onSite(response.address.path, from: address) ?? start
    _ = try Multistatus(response) { entry in
      guard entry.isThere else { return }
      principals += entry.hrefs(in: "current-user-principal")
      homes += entry.hrefs(in: "calendar-home-set", of: XMLNamespace.caldav)
      collection = collection ?? ServerCollection(entry, at: place)
    }
    if collection != nil { return ([], collection) }
    if homes.isEmpty, let principal = principals.first(where: { !$0.isEmpty }) {
      homes = try self.homes(of: here(principal, from: response.address))
    }
    if homes.isEmpty, try !collections(in: place).isEmpty { return ([place], nil) }
    return (try homes.map { try here($0, from: response.address) }, nil)
  }

  private func homes(of principal: HTTPAddress) throws -> [String] {
    let response = try propfind(principal, depth: 0, RequestBody.principal)
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var homes: [String] = []
    _ = try Multistatus(response) { entry in
      if entry.isThere { homes += entry.hrefs(in: "calendar-home-set", of: XMLNamespace.caldav) }
    }
    return homes
  }

  /// - Throws: `access` for an address of another server, as iCloud gives one: it is not told the password unasked.
  private func here(_ href: String, from base: HTTPAddress) throws -> HTTPAddress {
    if let place = onSite(href, from: base) { return place }
    throw Failure(
      .access,
      "\(address.place) keeps the calendars at \(client.shown(href)), which is another server, so nothing was "
        + "sent there: give that address if it is meant.", field: "path")
  }

  /// Those in a home.
  private func collections(in home: HTTPAddress) throws -> [ServerCollection] {
    let response = try propfind(home, depth: 1, RequestBody.collection)
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var collections: [ServerCollection] = []
    _ = try Multistatus(response) { entry in
      guard entry.isThere, let href = entry.hrefs.first,
        let place = self.onSite(href, from: response.address)
      else { return }
      if let collection = ServerCollection(entry, at: place) { collections.append(collection) }
    }
    return collections
  }
}
