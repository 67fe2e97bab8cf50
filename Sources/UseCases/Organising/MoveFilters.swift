package import Domain

/// Gives saved filters another place in their manual order, in one step.
package final class MoveFilters: UseCase {
  /// They stand together then, in the order of the ids. An id that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index for one of the ids, or `invalid` for a place beside one that
  ///   moves; nothing is moved then.
  package func run(_ ids: [Int64], to place: OrderDestination, at now: Instant) throws {
    try store.write(.moveFilter, at: now) {
      let reordering = Reordering(noun: "filter", items: try store.filters.all())
      let moved = try store.filters.existing(ids, "filter")
      for filter in try reordering.moving(moved, to: place) {
        try store.filters.save(filter, over: store.filters.existing(filter.id))
      }
    }
  }
}
