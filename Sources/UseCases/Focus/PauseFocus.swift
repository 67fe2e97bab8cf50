package import Domain

/// Pauses the focus session.
package struct PauseFocus {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `conflict` when none is running.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.pauseFocus, at: now) { try $0.pause(at: now) }
  }
}
