package import Domain

/// Saves a query under a name, after the other filters.
package struct AddFilter {
  private let store: any Store
  private let newUID: () -> String
  private let canonicalQuery: (String) throws -> String

  /// `canonicalQuery` gives a query as it is stored, or throws what is wrong with it.
  package init(
    _ store: any Store, newUID: @escaping () -> String,
    canonicalQuery: @escaping (String) throws -> String
  ) {
    self.store = store
    self.newUID = newUID
    self.canonicalQuery = canonicalQuery
  }

  /// - Returns: its id.
  /// - Throws: `invalid` without a name or a query or for a bad one, `malformed` for a query that
  ///   does not parse, or `conflict` for a name that is taken.
  package func run(_ input: FilterInput, at now: Instant) throws -> Int64 {
    guard let name = input.name else {
      throw Failure(.invalid, "A new filter needs a name.", field: "name")
    }
    guard let query = input.query else {
      throw Failure(.invalid, "A new filter needs a query.", field: "query")
    }
    return try store.write(.addFilter, at: now) {
      var filter = try SavedFilter(uid: newUID(), name: name, query: query, created: now)
      try input.apply(to: &filter)
      try Failure.about("query") { try filter.setQuery(canonicalQuery(filter.query)) }
      return try store.filters.append(filter)
    }
  }
}
