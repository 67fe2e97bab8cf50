import CTaskcore
import Domain
import Language

extension FilterInput {
  /// The values of the members that the caller set.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ input: taskcore_filter_input) throws {
    self.init()
    if input.has(TASKCORE_FILTER_NAME) { name = try text(input.name, "name") }
    if input.has(TASKCORE_FILTER_QUERY) { query = try text(input.query, "query") }
    if input.has(TASKCORE_FILTER_COLOUR) { colour = try ColourToken(code: input.colour) }
  }
}

extension StoreHandle {
  /// Gives a query as it is stored, or throws what is wrong with it.
  func canonicalQuery(at now: Instant) -> (String) throws -> String {
    { [self] text in try queries(at: now).canonical(text) }
  }

  /// Throws what is wrong with the query of a saved filter in a file.
  func storedQueryCheck(at now: Instant) -> (String) throws -> Void {
    { [self] text in _ = try queries(at: now).stored(text) }
  }

  /// Saved filters with queries that mean the same to whoever reads them as typed.
  func restated(_ filters: some Sequence<SavedFilter>) -> [SavedFilter] {
    // Whatever the time is, the two mean the same or not.
    let reader = queries(at: Instant(clamping: 0))
    return filters.map { filter in
      var restated = filter
      try? restated.setQuery(reader.restated(filter.query))
      return restated
    }
  }
}
