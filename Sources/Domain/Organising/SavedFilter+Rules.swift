extension SavedFilter {
  /// - Throws: `invalid` for a bad name, and for a query that is empty or too long; that it parses
  ///   is for the caller to see to.
  package init(uid: String, name: String, query: String, created: Instant) throws {
    self.init(blank: try TextRule.uid.line(uid))
    self.name = try TextRule.filterName.line(name)
    self.query = try TextRule.filterQuery.line(query)
    self.created = created
  }

  package mutating func setName(_ text: String) throws {
    name = try TextRule.filterName.line(text)
  }

  package mutating func setQuery(_ text: String) throws {
    query = try TextRule.filterQuery.line(text)
  }
}
