package import Domain

/// Makes a store what it was at a moment, as far as the change log says it.
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
