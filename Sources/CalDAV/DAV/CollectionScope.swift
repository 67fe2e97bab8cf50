import Domain
import Network

/// The boundary of a collection: requests outside of it are refused, whatever hrefs a server sends.
struct CollectionScope {
  /// The location of an address relative to the collection.
  enum Place: Equatable {
    /// The collection itself.
    case own
    /// An item, by its path as it is kept.
    case item(String)
    /// Further inside.
    case inside
    case elsewhere
  }

  /// With a slash at its end.
  let address: HTTPAddress
  private let prefix: String

  init(_ address: HTTPAddress) {
    var folder = address
    if !folder.path.hasSuffix("/") { folder.path += "/" }
    folder.query = nil
    self.address = folder
    prefix = folder.canonicalPath
  }

  /// Paths are compared by what they mean, for a server may write one in several ways. Scheme and port are not: behind
  /// a proxy, a server may not know its own.
  func place(of href: String) -> Place {
    guard let target = address.resolving(href), target.host == address.host, target.query == nil,
      !href.isEmpty
    else { return .elsewhere }
    let path = target.canonicalPath
    if path == prefix || path + "/" == prefix { return .own }
    guard path.hasPrefix(prefix) else { return .elsewhere }
    return path.utf8.dropFirst(prefix.utf8.count).contains(UInt8(ascii: "/"))
      ? .inside : .item(path)
  }

  /// Where an item is asked for.
  ///
  /// - Throws: `invalid` for one that is not in the collection.
  func address(of href: String) throws -> HTTPAddress {
    guard case .item(let path) = place(of: href) else {
      throw Failure(
        .invalid, "\(href) is no item of the collection \(address.path) and is left alone.")
    }
    var item = address
    item.path = path
    return item
  }

  /// Whether an answer came from there, and not from where it was sent on to.
  func isAnswered(from other: HTTPAddress) -> Bool { place(of: other.path) == .own }
}
