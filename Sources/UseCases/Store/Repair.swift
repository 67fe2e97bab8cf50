package import Domain

/// Mends what another program damaged, in one step that cannot be undone.
package struct Repair {
  private let store: any Store
  private let newUID: () -> String

  package init(_ store: any Store, newUID: @escaping () -> String) {
    self.store = store
    self.newUID = newUID
  }

  package func run(at now: Instant) throws -> RepairReport {
    try store.write(.repair, at: now) { try store.repair(at: now, newUID: newUID) }
  }
}
