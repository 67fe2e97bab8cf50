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
