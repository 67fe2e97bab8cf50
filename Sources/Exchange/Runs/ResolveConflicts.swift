package import Domain
package import Storage

/// Resolves conflicts by a choice, as one step that can be undone.
package struct ResolveConflicts {
  private let store: SQLiteStore

  package init(_ store: SQLiteStore) {
    self.store = store
  }

  /// - Throws: `notFound` for a uid that no conflict has, with the index; `invalid` for a merge of what cannot be
  ///   merged. None is ended then.
  package func run(
    _ uids: [String], _ choice: SyncConflict.Choice, at now: Instant
  ) throws {
    if uids.isEmpty { return }
    try store.write(.resolveConflicts, at: now) {
      let replication = store.replication
      try replication.takeOwnSteps()
      let conflicts = Dictionary(
        try replication.conflicts().map { (ExactText($0.uid), $0) }, uniquingKeysWith: { $1 })
      var done: Set<ExactText> = []
      for (index, uid) in uids.enumerated() {
        guard let conflict = conflicts[ExactText(uid)] else {
          throw Failure(
            .notFound, "There is no conflict with the uid “\(uid.prefix(80))”.", field: "uids",
            index: index)
        }
        guard done.insert(ExactText(uid)).inserted else { continue }
        do {
          try replication.resolve(conflict, choice)
        } catch let failure as Failure {
          throw failure.at(index: index)
        }
      }
    }
  }
}
