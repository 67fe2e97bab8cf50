/// A server's support for invitations: RFC 6638.
package struct ServerScheduling: Equatable, Sendable {
  /// By which events name the user: `mailto:ada@example.org`.
  package var addresses: [String] = []
  /// Whether it writes to attendees by itself when an event changes.
  package var isAutomatic = false

  package init() {}
}
