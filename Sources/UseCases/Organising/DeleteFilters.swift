package import Domain

/// Deletes saved filters, in one step.
package final class DeleteFilters: UseCase {
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteFilter, at: now) {
      for filter in try store.filters.existing(ids) { try store.filters.remove(filter) }
    }
  }
}

extension FilterRepository {
  /// The filters with these ids, in their order; an id that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index.
  func existing(_ ids: [Int64]) throws -> [SavedFilter] {
    var seen: Set<Int64> = []
    return try ids.enumerated().compactMap { index, id in
      guard seen.insert(id).inserted else { return nil }
      do {
        return try Failure.about("ids") { try existing(id) }
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
    }
  }
}
