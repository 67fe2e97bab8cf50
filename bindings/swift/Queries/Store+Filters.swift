extension Store {
  /// The saved filter with a name; nil when there is none, and for an invalid name.
  public func savedFilter(named name: some UTF8Text) throws -> SavedFilter? {
    do {
      return try findSavedFilter(name).map { try savedFilters([$0])[0] }
    } catch let error as TaskcoreError where error.code == .invalid {
      return nil
    }
  }
}
