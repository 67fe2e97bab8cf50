package import Domain

/// Reports what ``Repair`` would change, without changing anything.
package final class CheckStore: CreatingUseCase {
  /// - Throws: `corrupt` for damage that only a backup mends; `readOnly`.
  package func run(at now: Instant) throws -> RepairReport {
    do {
      // A repair that is given up tells the same as one that is kept.
      return try store.write(.repair, at: now) {
        throw Rehearsal(report: try store.repair(at: now, newUID: newUID))
      }
    } catch let rehearsal as Rehearsal {
      return rehearsal.report
    } catch let failure as Failure where failure.kind == .readOnly {
      // Where nothing can be tried out, the pages can be read all the same.
      try store.checkIntegrity()
      throw failure
    }
  }
}

/// A repair that is rolled back.
private struct Rehearsal: Error {
  let report: RepairReport
}
