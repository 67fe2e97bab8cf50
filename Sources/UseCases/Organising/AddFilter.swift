package import Domain

/// Saves a query under a name, behind the others.
package struct AddFilter {
  private let store: any Store
  private let newUID: () -> String
  private let checkQuery: (String) throws -> Void

  /// `checkQuery` throws what is wrong with a query.
  package init(
    _ store: any Store, newUID: @escaping () -> String,
    checkQuery: @escaping (String) throws -> Void
  ) {
    self.store = store
    self.newUID = newUID
    self.checkQuery = checkQuery
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
      try Failure.about("query") { try checkQuery(filter.query) }
      return try store.filters.append(filter)
    }
  }
}
