package import Domain

/// Deletes time entries, in one step.
package final class DeleteTimeEntries: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index, or `conflict` for one that an invoice is for; nothing is deleted
  ///   then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteTimeEntries, at: now) {
      for entry in try store.timeEntries.existing(ids, "time entry") {
        try store.refuseBilled(entry, field: "ids")
        try store.timeEntries.remove(entry)
      }
    }
  }
}
