/// What a caller wants a saved filter to be: a new one, or the changes to one.
package struct FilterInput: Sendable {
  package var name: String?
  package var query: String?
  package var colour: ColourToken?

  package init() {}

  /// Makes a filter what is wanted.
  ///
  /// - Throws: `invalid` for a bad text.
  package func apply(to filter: inout SavedFilter) throws {
    if let name { try filter.setName(name) }
    if let query { try filter.setQuery(query) }
    if let colour { filter.colour = colour }
  }
}
