import CTaskcore
import Domain
import Language

extension FilterInput {
  /// What the members that a caller announced say.
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
    { [store] text in try QueryReader(now: now, of: store).canonical(text) }
  }

  /// Throws what is wrong with the query of a saved filter in a file.
  func storedQueryCheck(at now: Instant) -> (String) throws -> Void {
    { [store] text in _ = try QueryReader(now: now, of: store).stored(text) }
  }

  /// Saved filters with queries that mean the same to whoever reads them as typed.
  func restated(_ filters: some Sequence<SavedFilter>) -> [SavedFilter] {
    // Whatever the time is, the two mean the same or not.
    let reader = QueryReader(now: Instant(clamping: 0), of: store)
    return filters.map { filter in
      var restated = filter
      try? restated.setQuery(reader.restated(filter.query))
      return restated
    }
  }
}
