package import Domain

/// Deletes saved filters, in one step.
package final class DeleteFilters: UseCase {
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteFilter, at: now) {
      for filter in try store.filters.existing(ids, "filter") { try store.filters.remove(filter) }
    }
  }
}
