import Domain
import Localization
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
    var refusals: [Failure] = []
    for start in [address, wellKnown] {
      do {
        let found = try look(at: start)
        if !found.homes.isEmpty || found.collection != nil { return found }
      } catch let failure as Failure where Self.isOfPlace(failure) {
        refusals.append(failure)
      }
    }
    if let refusal = refusals.first(where: { $0.kind == .access }) { throw refusal }
    let nothing: Message =
      "\(address.place) tells of no calendars and task lists at \(address.path): give the address that it names "
      + "for CalDAV."
    throw Failure(
      .notFound, refusals.first.map { "\(nothing) \($0.message)" } ?? nothing, field: "address")
  }

  /// Whether another address may do better. A password that was refused is not tried again, one that is not in its file
  /// is not there for another address, and neither is a libcurl that is missing.
  private static func isOfPlace(_ failure: Failure) -> Bool {
    switch failure.kind {
    case .access, .notFound, .malformed: !["password", "netrc_path"].contains(failure.field)
    case .unsupported: failure.field == "address"
    default: false
    }
  }

  private func look(
    at start: HTTPAddress
  ) throws -> (homes: [HTTPAddress], collection: ServerCollection?) {
    let response = try propfind(start, depth: 0, RequestBody.principal + RequestBody.place)
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var principals: [String] = []
    var homes: [String] = []
    var collection: ServerCollection?
    var isUnknown = false
    let place = onSite(response.address.path, from: address) ?? start
    let scope = CollectionScope(place)
    _ = try Multistatus(response) { entry in
      guard entry.isThere else { return }
      principals += entry.hrefs(in: "current-user-principal")
      isUnknown = entry.property("current-user-principal")?.has("unauthenticated") ?? isUnknown
      homes += entry.hrefs(in: "calendar-home-set", of: XMLNamespace.caldav)
      self.noteAddresses(in: entry)
      let isOwn = entry.hrefs.contains { scope.place(of: $0) == .own }
      if isOwn { collection = ServerCollection(entry, at: place) }
    }
    if collection != nil { return ([], collection) }
    if homes.isEmpty, let principal = principals.first(where: { !$0.isEmpty }) {
      homes = try self.homes(of: here(principal, from: response.address))
    }
    if homes.isEmpty, isUnknown { throw client.refusal(by: response) }
    if homes.isEmpty, try !collections(in: place).isEmpty { return ([place], nil) }
    let places = homes.compactMap { onSite($0, from: response.address) }
    if places.isEmpty, let home = homes.first { _ = try here(home, from: response.address) }
    return (places, nil)
  }

  private func homes(of principal: HTTPAddress) throws -> [String] {
    let response = try propfind(principal, depth: 0, RequestBody.principal)
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var homes: [String] = []
    _ = try Multistatus(response) { entry in
      guard entry.isThere else { return }
      homes += entry.hrefs(in: "calendar-home-set", of: XMLNamespace.caldav)
      self.noteAddresses(in: entry)
    }
    return homes
  }

  /// - Throws: `access` for an address of another server, as iCloud gives one: it is not told the password unasked.
  private func here(_ href: String, from base: HTTPAddress) throws -> HTTPAddress {
    if let place = onSite(href, from: base) { return place }
    throw Failure(
      .access,
      "\(address.place) keeps the calendars at \(client.shown(href)), which is another server, so nothing was "
        + "sent there: give that address if it is meant.", field: "address")
  }

  /// Those in a home.
  private func collections(in home: HTTPAddress) throws -> [ServerCollection] {
    let response = try propfind(home, depth: 1, RequestBody.collection)
    guard response.status == 207 else { throw refusal(response, to: "PROPFIND") }
    var collections: [ServerCollection] = []
    let scope = CollectionScope(home)
    var isEmpty = true
    _ = try Multistatus(response) { entry in
      isEmpty = false
      guard let href = entry.hrefs.first,
        let place = self.onSite(href, from: response.address)
      else { return }
      guard entry.isThere else {
        if case .own = scope.place(of: href) {
          throw self.unreadable("the status \(entry.status ?? 0) of its own", at: scope)
        }
        return
      }
      if let collection = ServerCollection(entry, at: place) { collections.append(collection) }
    }
    if isEmpty { throw unreadable("nothing at all", at: scope) }
    return collections
  }
}
