import CTaskcoreHeader

extension Store {
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
  /// Which words of a query are read as conditions although titles have them, a line for each.
  public func queryNotes(_ query: some UTF8Text) throws -> [String] {
    let note = try withExtendedLifetime(CStrings()) { texts in
      try Self.bytes { taskcore_query_note(handle, texts.copy(query), &$0) }.string
    }
    return note.split(separator: "\n").map { String($0) }
  }
}
