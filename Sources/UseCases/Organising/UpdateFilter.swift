package import Domain

/// Changes a saved filter.
package struct UpdateFilter {
  private let store: any Store
  private let canonicalQuery: (String) throws -> String

  /// `canonicalQuery` gives a query as it is stored, or throws what is wrong with it.
  package init(_ store: any Store, canonicalQuery: @escaping (String) throws -> String) {
    self.store = store
    self.canonicalQuery = canonicalQuery
  }

  /// - Throws: `notFound`, `invalid` for a bad name or query, `malformed` for a query that does not
  ///   parse, or `conflict` for a name that is taken.
  package func run(_ id: Int64, to input: FilterInput, at now: Instant) throws {
    try store.write(.updateFilter, at: now) {
      let old = try store.filters.existing(id)
      var filter = old
      try input.apply(to: &filter)
      if input.query != nil {
        try Failure.about("query") { try filter.setQuery(canonicalQuery(filter.query)) }
      }
      try store.filters.save(renamed: filter, over: old)
    }
  }
}
