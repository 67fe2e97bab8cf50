/// The changes in a collection of a server.
package struct ServerChanges: Equatable, Sendable {
  /// What is new or was changed; of a whole listing, all that there is.
  package var versions: [ServerVersion] = []
  /// Items that are gone; of a whole listing, none are named.
  package var removed: [String] = []
  /// Whether what is not in `versions` is gone.
  package var isWhole: Bool
  /// For the next time.
  package var token: String?

  package init(isWhole: Bool) { self.isWhole = isWhole }
}

/// The version of an item, by its ETag.
package struct ServerVersion: Equatable, Hashable, Sendable {
  package var href: String
  package var etag: String

  package init(href: String, etag: String) {
    self.href = href
    self.etag = etag
  }
}
