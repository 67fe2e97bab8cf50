package import Domain

/// Repairs damage that another program did, in one step that cannot be undone.
package final class Repair: CreatingUseCase {
  package func run(at now: Instant) throws -> RepairReport {
    try store.write(.repair, at: now) { try store.repair(at: now, newUID: newUID) }
  }
}
