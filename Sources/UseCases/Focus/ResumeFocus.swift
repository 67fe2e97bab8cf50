package import Domain

/// Lets the paused focus session go on.
package struct ResumeFocus {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `conflict` when none is paused.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.resumeFocus, at: now) { try $0.resume(at: now) }
  }
}
