package import Domain

/// Changes a saved filter.
package struct UpdateFilter {
  private let store: any Store
  private let checkQuery: (String) throws -> Void

  /// `checkQuery` throws what is wrong with a query.
  package init(_ store: any Store, checkQuery: @escaping (String) throws -> Void) {
    self.store = store
    self.checkQuery = checkQuery
  }

  /// - Throws: `notFound`, `invalid` for a bad name or query, `malformed` for a query that does not
  ///   parse, or `conflict` for a name that is taken.
  package func run(_ id: Int64, to input: FilterInput, at now: Instant) throws {
    try store.write(.updateFilter, at: now) {
      let old = try store.filters.existing(id)
      var filter = old
      try input.apply(to: &filter)
      if input.query != nil { try Failure.about("query") { try checkQuery(filter.query) } }
      try store.filters.save(renamed: filter, over: old)
    }
  }
}
