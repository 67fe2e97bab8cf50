package import Domain

/// Copies the readable records of a damaged file into an empty store and repairs them, in one step that
/// cannot be undone. The file is not changed.
package final class Recover: CreatingUseCase {
  /// - Throws: `conflict` for a store that is not empty; `notFound`, `access`; `invalid` for a store that
  ///   this process has open; `notStore` for a file with nothing of a store in it.
  package func run(from path: String, at now: Instant) throws -> RecoveryReport {
    try store.write(.repair, at: now) {
      let report = try store.recover(from: path)
      _ = try store.repair(at: now, newUID: newUID)
      return report
    }
  }
}
