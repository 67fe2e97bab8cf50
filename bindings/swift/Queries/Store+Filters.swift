import CTaskcoreHeader

extension FilterChanges {
  /// Hands the C form of it to `call`.
  ///
  /// - Throws: What `call` throws; where the query does not parse, with the column of the line.
  fileprivate func withLocatedInput(
    _ call: (UnsafePointer<taskcore_filter_input>) throws -> Void
  ) throws {
    try withInput { input in try (query ?? "").locating { try call(input) } }
  }
}

extension Store {
  /// The saved filters, in their order; at most so many, 0 for all, after the first ones.
  public func filters(limit: Int64 = 0, offset: Int64 = 0) throws -> [SavedFilter] {
    var options = blank(taskcore_filter_query_options(), taskcore_filter_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try SavedFilter.list.read { taskcore_filter_query(handle, &options, &$0) }
  }

  /// Saves a query under a name, behind the other filters, and returns the id.
  @discardableResult
  public func addFilter(_ filter: FilterChanges) throws -> Int64 {
    var id: Int64 = 0
    try filter.withLocatedInput { try Self.check(taskcore_filter_add(handle, $0, &id)) }
    return id
  }

  /// Changes a saved filter.
  public func updateFilter(_ id: Int64, _ changes: FilterChanges) throws {
    try changes.withLocatedInput { try Self.check(taskcore_filter_update(handle, id, $0)) }
  }

  /// Moves saved filters to a place in their order, one after the other.
  public func moveFilter(_ id: Int64, to place: OrderDestination) throws {
    try place.withInput { try Self.check(taskcore_filter_move(handle, [id], 1, $0)) }
  }

  /// Deletes saved filters; no task changes.
  public func deleteFilter(_ id: Int64) throws {
    try Self.check(taskcore_filter_delete(handle, [id], 1))
  }

  /// The saved filter of a name; nil when there is none, as of what can be no name.
  public func savedFilter(named name: some UTF8Text) throws -> SavedFilter? {
    do {
      return try findSavedFilter(name).map { try savedFilters([$0])[0] }
    } catch let error as TaskcoreError where error.code == .invalid {
      return nil
    }
  }
}

extension Store {
  /// Looks whether a query can be read; nothing is asked for.
  ///
  /// - Parameter query: In the language of queries.
  /// - Throws: `parse`, with the place of what is wrong in it.
  public func checkQuery(_ query: some UTF8Text) throws {
    try Self.withTexts { texts in taskcore_query_check(handle, texts.copy(query)) }
  }

  /// A query as a saved filter keeps it: in English, with a key for each condition.
  public func canonicalQuery(_ query: some UTF8Text) throws -> String {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.bytes { taskcore_query_canonical(handle, texts.copy(query), &$0) }.string
    }
  }

  /// The query of a saved filter in the words of the reader's language.
  public func shownQuery(_ query: some UTF8Text) throws -> String {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.bytes { taskcore_query_shown(handle, texts.copy(query), &$0) }.string
    }
  }

  /// Which words of a query are read as conditions although titles have them, a line for each.
  public func queryNotes(_ query: some UTF8Text) throws -> [String] {
    let note = try withExtendedLifetime(CStrings()) { texts in
      try Self.bytes { taskcore_query_note(handle, texts.copy(query), &$0) }.string
    }
    return note.split(separator: "\n").map { String($0) }
  }
}
