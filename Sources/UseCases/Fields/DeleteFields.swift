package import Domain

/// Deletes own fields, in one step; their values are hidden but kept, or removed as well.
package final class DeleteFields: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], withValues: Bool = false, at now: Instant) throws {
    try store.write(.deleteField, at: now) {
      for field in try store.fields.existing(ids, "own field") {
        if withValues { try ReplaceFieldValues(store: store, now: now).run(field) { _ in nil } }
        try store.fields.remove(field)
      }
    }
  }
}
