package import Domain

/// Moves saved filters to a place in their manual order, one after the other, in one step.
package struct MoveFilters {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `notFound`, with the index for one of the ids, or `invalid` for a place relative to one
  ///   of those that move; nothing is moved then.
  package func callAsFunction(_ ids: [Int64], to place: OrderPlace, at now: Instant) throws {
    try store.write(.moveFilter, at: now) {
      let moving = try store.filters.existing(ids)
      let others = try store.filters.all().filter { filter in
        !moving.contains { $0.id == filter.id }
      }
      let index = try index(of: place, among: others)
      for (old, new) in ListOrder(\.position).placed(moving, at: index, among: others) {
        try store.filters.save(new, over: old)
      }
    }
  }

  /// How many of the others stand before the place.
  private func index(of place: OrderPlace, among others: [SavedFilter]) throws -> Int {
    func find(_ id: Int64, _ field: String) throws -> Int {
      if let index = others.firstIndex(where: { $0.id == id }) { return index }
      throw try store.filters.filter(id: id) == nil
        ? Failure(.notFound, "There is no filter \(id).", field: field)
        : Failure(.invalid, "Filter \(id) cannot be moved next to itself.", field: field)
    }
    switch place {
    case .top: return 0
    case .bottom: return others.count
    case .before(let id): return try find(id, "before_id")
    case .after(let id): return try find(id, "after_id") + 1
    }
  }
}
