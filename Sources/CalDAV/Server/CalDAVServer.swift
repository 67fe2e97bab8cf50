import Domain
import Interchange
package import Network
import Servers

/// A server that speaks CalDAV: RFC 4791, with the lists of changes of RFC 6578 where it has them.
///
///     let server = try CalDAVServer(at: "https://ada@cal.example.org/", netrcPath: path, for: caller) { uid() }
///     for collection in try server.collections() { … }
///
/// Its own address is all that it has to be told; a collection that was found stays at its path, so that a run that
/// knows its collections looks for nothing.
package final class CalDAVServer: CalendarServer {
  static let maximumListing = 64 << 20
  static let maximumItem = 1 << 20

  /// Where it is looked for; its encrypted side once it was sent on to that.
  private(set) var address: HTTPAddress
  package let user: String
  let client: HTTPClient
  /// Names of new collections and items.
  let newName: () -> String
  /// By which events name the user, as far as the server said.
  var userAddresses: [String] = []
  /// Whether items are got one by one, for it does not give several at once.
  var refusesMultiget = false

  /// - Parameters:
  ///   - url: with the name of the user, unless that is in the netrc file: `https://ada@cal.example.org/`.
  ///   - netrcPath: a file of passwords; nil: the caller is asked for the password.
  ///   - authoritiesPath: a file of certificates in PEM, which are trusted instead of the system's; empty for the
  ///     system's.
  ///   - limits: how long an exchange may take.
  ///   - caller: who waits for it, and knows the password.
  ///   - newName: names that nobody else gives, such as UUIDs.
  /// - Throws: `invalid`.
  package init(
    at url: String, netrcPath: String? = nil, authoritiesPath: String = "",
    limits: HTTPLimits = HTTPLimits(), for caller: HTTPCaller, newName: @escaping () -> String
  ) throws {
    let (address, user) = try HTTPAddress.withUser(url, field: "address")
    self.address = address
    self.user = user
    self.newName = newName
    client = HTTPClient(
      credentials: try HTTPCredentials(site: address, user: user, netrcPath: netrcPath),
      authoritiesPath: authoritiesPath, limits: limits, for: caller)
  }

  /// Where a collection is; another server is never asked for one.
  func scope(of collection: ServerCollection) throws -> CollectionScope {
    guard let place = onSite(collection.href, from: address) else {
      throw Failure(.invalid, "\(collection.href) is no path of a collection at \(address.place).")
    }
    return CollectionScope(place)
  }

  /// A path of this server, though it writes it with another scheme or port. Nil for another server.
  func onSite(_ href: String, from base: HTTPAddress) -> HTTPAddress? {
    guard !href.isEmpty, let target = base.resolving(href), target.host == address.host else {
      return nil
    }
    var place = address
    place.path = target.path
    place.query = target.query
    return place
  }

  // MARK: Asking

  /// Properties of a resource and, with a depth of 1, of those in it.
  func propfind(
    _ address: HTTPAddress, depth: Int, _ properties: RequestBody.Properties
  ) throws -> HTTPResponse {
    try ask("PROPFIND", address, depth: depth, RequestBody.propfind(properties))
  }

  func ask(
    _ method: String, _ address: HTTPAddress, depth: Int?, _ body: [UInt8]
  ) throws -> HTTPResponse {
    let response = try client.answer(to: question(method, address, depth: depth, body))
    noteEncryption(of: response)
    return response
  }

  func question(
    _ method: String, _ address: HTTPAddress, depth: Int?, _ body: [UInt8]
  ) -> HTTPRequest {
    var request = HTTPRequest(
      method, address,
      headers: [.init("Content-Type", "application/xml; charset=utf-8")], body: body,
      maximumAnswer: Self.maximumListing)
    if let depth { request.headers.append(.init("Depth", String(depth))) }
    request.takesCompressed = true
    return request
  }

  /// What comes next goes to its encrypted side at once.
  private func noteEncryption(of response: HTTPResponse) {
    guard response.address.isSecure, !address.isSecure,
      let secure = response.address.resolving(address.path)
    else { return }
    address = secure
  }
}
