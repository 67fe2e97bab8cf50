/// The precedence between a file and the store where they differ. The raw values are those of the C API.
package enum ImportPolicy: Int32, CaseIterable, Sendable {
  /// What was changed last, property by property.
  case newerWins = 0
  /// The file.
  case fileWins
  /// The store: only records that it never had come in.
  case onlyNew
}
