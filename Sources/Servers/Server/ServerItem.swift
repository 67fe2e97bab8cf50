/// An item at a server.
package struct ServerItem: Equatable, Sendable {
  package var version: ServerVersion
  /// A calendar in iCalendar.
  package var text: String

  package init(version: ServerVersion, text: String) {
    self.version = version
    self.text = text
  }
}

/// An item to be uploaded.
package struct OutgoingItem: Equatable, Sendable {
  package var href: String
  /// The version that it takes the place of; nil for a new one.
  package var etag: String?
  package var uid: String
  package var text: String

  package init(href: String, etag: String?, uid: String, text: String) {
    self.href = href
    self.etag = etag
    self.uid = uid
    self.text = text
  }
}

/// The result of an upload.
package enum PutOutcome: Equatable, Sendable {
  /// Without an ETag, the server did not say which version that is, or has something else than it was given.
  case stored(href: String, etag: String?)
  /// Another version is there, or another item with this UID: nothing was written.
  case changed
}
