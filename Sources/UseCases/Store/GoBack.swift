package import Domain

/// Restores a store to its state at a moment, as far back as the change log goes.
package final class GoBack: CreatingUseCase {
  /// - Throws: `notFound` for a moment before the log begins.
  package func run(to moment: Instant, at now: Instant) throws {
    try store.write(.repair, at: now) {
      try store.goBack(to: moment)
      // What follows from other things is made anew.
      _ = try store.repair(at: now, newUID: newUID)
    }
  }
}
