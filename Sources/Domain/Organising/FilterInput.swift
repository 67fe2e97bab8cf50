/// The input for a new saved filter, or for changes to one.
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
