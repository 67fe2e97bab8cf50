package import Domain

/// An account at a server whose tasks and events are synced with those of this store.
package struct AccountRow: Equatable, Sendable {
  /// The raw values are those of the C API and of the store.
  package enum Kind: Int32, Sendable {
    case calDAV = 1
    case google = 2
  }

  package var id: Int64 = 0
  package var kind: Kind
  /// With the name of the user, and without a password: `https://anna@example.org/`.
  package var address: String
  /// For people.
  package var name: String
  /// A file with its password; nil: whoever runs it is asked.
  package var netrcPath: String?
  /// Certificates that are trusted instead of the system's.
  package var authoritiesPath: String?
  /// By which events name the user, as the server says: `mailto:anna@example.org`.
  package var userAddresses: [String] = []
  /// Whether the server writes to attendees by itself when an event changes.
  package var schedules = false
  /// When a run came to its end last.
  package var run: Instant?

  package init(kind: Kind, address: String, name: String) {
    self.kind = kind
    self.address = address
    self.name = name
  }
}
