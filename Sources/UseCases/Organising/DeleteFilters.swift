package import Domain

/// Deletes saved filters with their aliases, in one step.
package final class DeleteFilters: UseCase {
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteFilter, at: now) {
      let filters = try store.filters.withAliases(store.filters.existing(ids, "filter"))
      for filter in filters { try store.filters.remove(filter) }
    }
  }
}
