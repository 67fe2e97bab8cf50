/// A collection at a server: a task list, a calendar, or both in one.
package struct ServerCollection: Equatable, Sendable {
  /// The raw values are those of the store.
  package struct Contents: OptionSet, Sendable {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    package static let tasks = Contents(rawValue: 1)
    package static let events = Contents(rawValue: 2)
  }

  /// By which the server knows it: of CalDAV its path, as the server wrote it.
  package var href: String
  /// For people.
  package var name: String
  package var contents: Contents
  /// `#RRGGBB`.
  package var colour: String?
  package var isReadOnly = false
  /// Whether it tells what changed since a token.
  package var supportsSync = false

  package init(href: String, name: String, contents: Contents) {
    self.href = href
    self.name = name
    self.contents = contents
  }
}
