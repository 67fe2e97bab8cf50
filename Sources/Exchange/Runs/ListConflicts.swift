package import Domain
package import Storage

/// All conflicts, except those that a local change has ended in the meantime.
package struct ListConflicts {
  private let store: SQLiteStore

  package init(_ store: SQLiteStore) {
    self.store = store
  }

  package func run(at now: Instant) throws -> [SyncConflictEntry] {
    let replication = store.replication
    let hasConflicts = try store.read {
      try replication.storeUID() != nil && replication.conflictCount() > 0
    }
    if hasConflicts, (try? store.checkWritable()) != nil {
      try store.write(.sync, at: now) { try replication.takeOwnSteps() }
    }
    return try store.read { try replication.conflictEntries() }
  }
}
